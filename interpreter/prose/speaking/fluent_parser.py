"""Fluent's own parser, with the three things it does for every letter done at once: the same trees in half the time.

The library looks at a text letter by letter through several calls each, and a language has half a megabyte of words.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_TEXT = re.compile(r"[^{}\n]*")
_BLANK_INLINE = re.compile(" *")
_BLANK = re.compile("[ \n]*")


def parsed(text: str) -> list[ast.EntryType]:
    """Everything in a file, comments too."""
    parser, stream = reading(text)
    if not isinstance(parser, _Parser):
        return parser.parse(text).body
    found: list[ast.EntryType] = []
    comment: ast.Comment | None = None
    stream.skip_blank_block()
    while stream.current_char:
        entry = parser.get_entry_or_junk(stream)
        apart = bool(stream.skip_blank_block())
        if isinstance(entry, ast.Comment) and not apart and stream.current_char:
            comment = entry  # it belongs to a message that follows at once
            continue
        if comment is not None and not attached(comment, entry):
            found.append(comment)
        comment = None
        found.append(entry)
    return found


def attached(comment: ast.Comment, entry: ast.EntryType) -> bool:
    """Gives a comment to the message it stands above; False if that is none."""
    if not isinstance(entry, ast.Message | ast.Term):
        return False
    entry.comment = comment
    if entry.span is not None and comment.span is not None:
        entry.span.start = comment.span.start
    return True


def reading(text: str) -> tuple[FluentParser, FluentParserStream]:
    """What reads a text, at its beginning. Lines that end in two characters are left to the library."""
    if "\r" in text:
        return FluentParser(), FluentParserStream(text)
    return _Parser(), _Stream(text)


class _Stream(FluentParserStream):
    """Of a text in which every line ends in one character."""

    def __init__(self, string: str):
        super().__init__(string)
        self.length = len(string)

    def get(self, offset: int) -> str | None:
        return self.string[offset] if offset < self.length else None

    char_at = get

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < self.length else None

    @property
    def current_peek(self) -> str | None:
        at = self.index + self.peek_offset
        return self.string[at] if at < self.length else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.get(self.index)

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.get(self.index + self.peek_offset)

    def peek_blank_inline(self) -> str:
        return self._peek_over(_BLANK_INLINE)

    def peek_blank(self) -> None:
        self._peek_over(_BLANK)

    def _peek_over(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.string, self.index + self.peek_offset)
        assert found is not None  # it may be empty
        self.peek_offset += len(found[0])
        return found[0]

    def take(self, pattern: re.Pattern[str]) -> tuple[str, ast.Span] | None:
        """What fits the pattern here, and where it stands."""
        found = pattern.match(self.string, self.index)
        if found is None:
            return None
        self.peek_offset, self.index = 0, found.end()
        return found[0], ast.Span(found.start(), found.end())


class _Parser(FluentParser):
    """Takes a name and a piece of text in one go. It is only ever given a stream of ours."""

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        assert isinstance(ps, _Stream)
        found = ps.take(_NAME)
        if found is None:
            raise ParseError("E0004", "a-zA-Z")
        name = ast.Identifier(found[0])
        name.span = found[1]
        return name

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        assert isinstance(ps, _Stream)
        found = ps.take(_TEXT)
        assert found is not None  # it may be empty
        text = ast.TextElement(found[0])
        text.span = found[1]
        return text
