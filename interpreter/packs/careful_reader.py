"""YAML read by a parser whose mistakes can be told in our own words, and which reads on behind some of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.parser import Parser
from ruamel.yaml.scanner import Scanner

from ..diagnostics.problems import Problem, Span, say
from .characters import SECOND_COLON
from .tree import MAX_TEXT, Node
from .yaml_mistakes import explain
from .yaml_nodes import Builder

_MOST_REPAIRS = 20
#: characters that are read again, all repairs of a file together
_MOST_REREAD = 400_000
#: characters of the file in which one text may stand: indentation and comments come to those of the text itself
_MOST_SCANNED = 10 * MAX_TEXT

# The parser meets escapes and numbers it cannot represent: still a mistake in the file, never a traceback.
_PARSER_TROUBLE = (
    YAMLError,
    ValueError,
    ArithmeticError,
    LookupError,
    TypeError,
    AttributeError,
    AssertionError,
    RecursionError,
)


def read_carefully(text: str, file: str) -> tuple[Node | None, list[Problem]]:
    """The document of `text`, and what is wrong with it. No node if a part of the document was lost."""
    problems: list[Problem] = []
    reread, mended = 0, set[int]()
    while True:
        lines = text.split("\n")
        builder = Builder(file, lines)
        try:
            node = builder.build(_parsed(text))
            return node, problems + builder.problems
        except MarkedYAMLError as error:
            explained = explain(error, lines, file)
        except _TextTooLong as found:
            return None, [*problems, *builder.problems, found.problem(file)]
        except _PARSER_TROUBLE:
            return None, problems + builder.problems + [
                Problem("yaml-syntax", say("not-yaml"), Span(file, 1, 1, 2), say("check-quotes"))
            ]
        line = explained.problem.span.line if explained.problem.span else 0
        if line not in mended:
            problems.append(explained.problem)
        reread += sum(map(len, lines[:line])) + line
        if explained.second_colon is None or len(mended) >= _MOST_REPAIRS or reread > _MOST_REREAD:
            return None, problems + builder.problems
        mended.add(line)
        text = _without_colon(lines, *explained.second_colon)


def _without_colon(lines: list[str], line: int, column: int) -> str:
    """The text with the second colon marked, so that the rest of the file can be looked at too."""
    row = lines[line]
    return "\n".join([*lines[:line], row[:column] + SECOND_COLON + row[column + 1 :], *lines[line + 1 :]])


def _parsed(text: str) -> Iterator[Any]:
    yaml = YAML(typ="safe", pure=True)
    yaml.Scanner, yaml.Parser = _Scanner, _Parser
    events: Iterator[Any] = yaml.parse(text)
    return events


class _TextTooLong(Exception):
    """No more scanning: a text goes on and on."""

    def __init__(self, line: int, column: int, length: int):
        super().__init__()
        self.place = (line + 1, column + 1, column + 2)
        self.length = length

    def problem(self, file: str) -> Problem:
        message = say("text-too-long", n=self.length, most=MAX_TEXT)
        return Problem("too-long", message, Span(file, *self.place), say("name-parts"))


class _Parser(Parser):
    """Knows its scanner; the library looks for it each time, several times for every word."""

    @cached_property
    def scanner(self) -> Any:
        return self.loader.scanner


class _Scanner(Scanner):
    """Looks at each line break of a text that has several lines: what is too long is not scanned to its end.

    Knows its reader, and whether there is a token, which the parser asks several times for every word.
    """

    _began: tuple[int, int, int] | None = None

    @cached_property
    def reader(self) -> Any:
        return self.loader.reader

    def check_token(self, *choices: type) -> bool:
        while self.need_more_tokens():
            self.fetch_more_tokens()
        return bool(self.tokens) and (not choices or isinstance(self.tokens[0], choices))

    def need_more_tokens(self) -> bool:
        if self.tokens and not self.possible_simple_keys:  # none of them can turn out to be a key
            return False
        return bool(super().need_more_tokens())

    def fetch_block_scalar(self, style: Any) -> None:
        self._begin()
        super().fetch_block_scalar(style)

    def fetch_flow_scalar(self, style: Any) -> None:
        self._begin()
        super().fetch_flow_scalar(style)

    def fetch_plain(self) -> None:
        self._begin()
        super().fetch_plain()

    def scan_to_next_token(self) -> Any:
        self._began = None
        return super().scan_to_next_token()

    def scan_line_break(self) -> Any:
        if self._began is not None and self.reader.index - self._began[0] > _MOST_SCANNED:
            raise _TextTooLong(*self._began[1:], self.reader.index - self._began[0])
        return super().scan_line_break()

    def _begin(self) -> None:
        self._began = (self.reader.index, self.reader.line, self.reader.column)
