"""Errors of the YAML parser said in our own words, with what to do about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruamel.yaml.error import MarkedYAMLError

from ..errors import Problem, Span
from .names import clip

#: what the parser itself allows before a colon
_LONGEST_KEY = 1_000


@dataclass(frozen=True, slots=True)
class Explained:
    problem: Problem
    #: the line and column (from 0) of a second colon that can be read as the start of a nested body
    second_colon: tuple[int, int] | None = None


def explain(error: MarkedYAMLError, lines: list[str], file: str) -> Explained:
    """One problem for one parser error."""
    said = error.problem or ""
    place = error.problem_mark or error.context_mark
    line, column = (place.line, place.column) if place is not None else (0, 0)
    if line >= len(lines) or not any(lines[line:]):
        line = max((i for i, t in enumerate(lines) if t.strip()), default=0)
        column = len(lines[line].rstrip())
    text = lines[line] if lines else ""
    here = Span(file, line + 1, column + 1, column + 2)
    opened = _opened(error.context_mark, lines, file)

    if said.startswith("mapping values are not allowed"):
        return _colon(text, line, column, lines, file)
    if said.startswith("expected ',' or"):
        if (
            said.endswith("':'")
            and error.context_mark is not None
            and _same_entry(text, error.context_mark, line, column)
        ):
            inside = text[: _entry_end(text, column)]
            return Explained(
                _two_colons(inside, column, here, "is a comma missing before it? If not, "), (line, column)
            )
        return Explained(_unclosed(opened, here))
    if "end of stream" in said or "<stream end>" in said:
        if "quoted" in (error.context or "") and opened is not None:
            return Explained(Problem("yaml-syntax", "the quotation mark opened here is never closed", opened))
        return Explained(_unclosed(_bracket(lines, file) or opened, here))
    if said.startswith("expected <block end>"):
        return Explained(_block_end(said, text, column, here, opened))
    if "could not find expected ':'" in said:
        at = error.context_mark.line if error.context_mark is not None else line
        return Explained(
            Problem(
                "yaml-syntax",
                "a key and a colon are expected on this line",
                _whole(lines, at, file),
                "write `key: value`, or `- value` in a list",
            )
        )
    if "cannot start any token" in said:
        sign = text[column : column + 1]
        return Explained(
            Problem(
                "yaml-syntax", f"a value cannot start with `{sign}`", here, "put the whole value in quotation marks"
            )
        )
    if "undefined alias" in said or "alias" in (error.context or ""):
        return Explained(
            Problem("anchor", "anchors and aliases are not allowed", here, "write the value out, or use `like:`")
        )
    if "anchor" in (error.context or ""):
        return Explained(
            Problem("anchor", "anchors and aliases are not allowed", here, "a value cannot start with `&`")
        )
    if "tag" in (error.context or ""):
        return Explained(
            Problem("tag", "tags are not allowed", here, "a value cannot start with `!` unless it is quoted")
        )
    return Explained(
        Problem(
            "yaml-syntax",
            "this line cannot be read as YAML",
            here,
            "check indentation, colons, brackets and quotation marks",
        )
    )


def _colon(text: str, line: int, column: int, lines: list[str], file: str) -> Explained:
    """A colon where none can stand: the second one of its line, or the first of a line indented too far."""
    here = Span(file, line + 1, column + 1, column + 2)
    if _colon_before(text, column):
        repairable = bool(text[column + 1 :].split(" #")[0].strip())
        return Explained(_two_colons(text, column, here), (line, column) if repairable else None)
    indent = len(text) - len(text.lstrip())
    if column - indent > _LONGEST_KEY:
        return Explained(
            Problem(
                "too-long",
                f"this key has {column - indent:,} characters; at most {_LONGEST_KEY:,} are allowed",
                Span(file, line + 1, indent + 1, indent + 2),
                "choose a shorter name",
            )
        )
    key = Span(file, line + 1, indent + 1, column + 1)
    above = next((i for i in range(line - 1, -1, -1) if lines[i].strip()), None)
    if above is None:
        return Explained(Problem("yaml-syntax", "a colon cannot stand here", here))
    notes = (("the line above, which is complete already", _whole(lines, above, file)),)
    if ":" in lines[above]:
        return Explained(
            Problem(
                "indentation",
                "this line is indented further than the line above allows",
                key,
                "line it up with the line above, or move the value above to a line of its own",
                notes,
            )
        )
    return Explained(
        Problem(
            "yaml-syntax",
            "the line above has no colon, so this one cannot go on from it",
            key,
            "write `key: value` on both, or `- value` in a list",
            notes,
        )
    )


def _two_colons(text: str, column: int, here: Span, first: str = "") -> Problem:
    start = _colon_before(text, column)
    rest = text[start:].split(" #")[0].strip()
    return Problem(
        "two-colons",
        "a second colon on the same line",
        here,
        f"{first}put what follows the first colon on the next line, indented: `{clip(rest, 70)}`",
    )


def _colon_before(text: str, column: int) -> int:
    """The index behind an earlier colon of the same entry that ends a key, or 0."""
    found = text.rfind(": ", 0, column)
    return found + 2 if found >= 0 else 0


def _same_entry(text: str, opened: Any, line: int, column: int) -> bool:
    """Whether the entry that ends at `column` began on this line, behind the bracket or the last comma."""
    start = opened.column if opened.line == line else 0
    last = max(
        text.rfind(",", start, column), text.rfind("{", start, column), text.rfind("[", start, column), start - 1
    )
    return opened.line <= line and text.find(": ", max(last, 0), column) >= 0


def _entry_end(text: str, column: int) -> int:
    return min((at for at in (text.find(sign, column) for sign in ",]}") if at >= 0), default=len(text))


def _unclosed(opened: Span | None, here: Span) -> Problem:
    if opened is None:
        return Problem("yaml-syntax", "something is missing here", here)
    return Problem(
        "yaml-syntax",
        "the bracket opened here is not closed where it should be",
        opened,
        "a comma stands between two entries, a closing bracket at the end; "
        "text with a comma or a bracket in it needs quotation marks",
        (("it goes wrong here", here),),
    )


def _block_end(said: str, text: str, column: int, here: Span, opened: Span | None) -> Problem:
    notes = (("the block begins here", opened),) if opened is not None else ()
    rest = text[column:].strip()
    if column and text[:column].strip():
        return Problem(
            "yaml-syntax",
            f"`{clip(rest)}` cannot follow here",
            here,
            "put it on a line of its own, or put the whole value in quotation marks",
            notes,
        )
    span = Span(here.file, here.line, here.column, here.column + max(1, len(rest.split(" #")[0].rstrip())))
    if "'-'" in said or rest.startswith("-"):
        return Problem(
            "indentation", "a list entry cannot stand between keys", span, "indent the list under its key", notes
        )
    return Problem(
        "indentation",
        "this line does not line up with the lines above it",
        span,
        "lines of one block start in the same column",
        notes,
    )


def _opened(mark: Any, lines: list[str], file: str) -> Span | None:
    if mark is None or mark.line >= len(lines):
        return None
    return Span(file, mark.line + 1, mark.column + 1, mark.column + 2)


def _bracket(lines: list[str], file: str) -> Span | None:
    """The last bracket without a partner, roughly: quotation marks are not looked at."""
    stack: list[tuple[int, int]] = []
    for number, text in enumerate(lines):
        for column, sign in enumerate(text.split(" #")[0]):
            if sign in "[{":
                stack.append((number, column))
            elif sign in "]}" and stack:
                stack.pop()
    return Span(file, stack[-1][0] + 1, stack[-1][1] + 1, stack[-1][1] + 2) if stack else None


def _whole(lines: list[str], line: int, file: str) -> Span:
    text = lines[line].split(" #")[0].rstrip()
    start = len(text) - len(text.lstrip())
    return Span(file, line + 1, start + 1, max(len(text), start + 1) + 1)
