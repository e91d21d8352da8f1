"""One file of words and the messages in it. What a message says is parsed when it is asked for: most never are."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import field
from itertools import accumulate
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from ...diagnostics import cache
from ...diagnostics.problems import Source, Span
from ...diagnostics.records import mutable, record
from .fluent_parser import attached, parsed, reading

Node = ast.Message | ast.Term
WORDS = cache.Shelf(
    "words",
    ("prose/speaking/entries.py", "prose/speaking/word_files.py", "prose/speaking/fluent_parser.py"),
    ("fluent.syntax.parser", "fluent.syntax.stream"),
)


@record
class Entry:
    """One message or term of a file."""

    id: str
    #: where it begins, with the comment that belongs to it, and where its name stands
    start: int
    at: int
    attributes: tuple[str, ...]
    text: WordsFile
    #: what an earlier file says, if this one only adds to it, and both together
    earlier: Entry | None = None
    joined: Node | None = None

    @property
    def whole(self) -> Node:
        """All that is said, by this file and by those before it."""
        return self.joined if self.joined is not None else self.node

    @property
    def file(self) -> str:
        return self.text.shown

    @property
    def line(self) -> int:
        return self.text.span(self.at).line

    @property
    def node(self) -> Node:
        return self.text.node(self)

    def span(self, node: ast.SyntaxNode | None = None) -> Span:
        """Where the message, or something in it, stands."""
        if node is not None and self.earlier is not None and not _holds(self.node, node):
            return self.earlier.span(node)
        at = node if node is not None else self.node.id
        return self.text.span(at.span.start, at.span.end) if at.span is not None else Span(self.file, self.line, 1, 2)


def added(entry: Entry, earlier: Entry | None) -> Entry:
    """A message without a text of its own adds attributes to that of an earlier file; with one it replaces it."""
    if earlier is None or entry.node.value is not None:
        return entry
    kept = [a for a in earlier.whole.attributes if a.id.name not in entry.attributes]
    own = entry.node
    joined = ast.Message(ast.Identifier(own.id.name), earlier.whole.value, [*kept, *own.attributes], own.comment)
    attributes = (*(a.id.name for a in kept), *entry.attributes)
    return Entry(entry.id, entry.start, entry.at, attributes, entry.text, earlier, joined)


def _holds(node: object, inner: ast.SyntaxNode) -> bool:
    if node is inner:
        return True
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return any(_holds(part, inner) for part in parts)


@mutable
class WordsFile:
    """One file as it was read."""

    path: Path
    shown: str
    module: str
    #: what the file may not lead out of (packs/door.py)
    root: Path | None = None
    text: str = ""
    #: where lines begin
    starts: list[int] = field(default_factory=lambda: [0])
    entries: list[Entry] = field(default_factory=list)
    _body: list[ast.EntryType] | None = None
    _nodes: dict[int, Node] = field(default_factory=dict)

    def take(self, text: str) -> None:
        self.text = text
        self.starts = [0, *accumulate(len(line) + 1 for line in text.split("\n")[:-1])]

    @property
    def body(self) -> list[ast.EntryType]:
        """Everything in it, comments too."""
        if self._body is None:
            self._body = parsed(self.text)
            self._nodes = {_place(node): node for node in self._body if isinstance(node, Node)}
        return self._body

    def node(self, entry: Entry) -> Node:
        """What an entry says. While nobody needs the whole file, only that entry is parsed."""
        if entry.at not in self._nodes and self._body is None:
            alone = _message_at(self.text, entry.start)
            if alone is not None and _place(alone) == entry.at:
                self._nodes[entry.at] = alone
        if entry.at not in self._nodes:  # what was kept is not true of this text
            return next((n for n in self.body if isinstance(n, Node) and _id(n) == entry.id), _nothing(entry.id))
        return self._nodes[entry.at]

    def find_entries(self) -> None:
        """By parsing everything."""
        for node in self.body:
            if isinstance(node, Node):
                attributes = tuple(a.id.name for a in node.attributes)
                self.entries.append(Entry(_id(node), _begin(node), _place(node), attributes, self))

    def fetch_entries(self) -> bool:
        """From the cache: where the messages of this very text stand."""
        try:
            self.entries = [self._known(*row) for row in cache.fetch(WORDS.key(self.text))]
        except (TypeError, ValueError):
            return False
        return True

    def keep_entries(self) -> None:
        """For the next time; only of a file with nothing wrong."""
        cache.keep(WORDS.key(self.text), [[e.id, e.start, e.at, e.attributes] for e in self.entries])

    def _known(self, id: Any, start: Any, at: Any, attributes: Any) -> Entry:
        if not type(start) is type(at) is int or not 0 <= start <= at or not isinstance(id, str):
            raise ValueError
        if not id.strip("-") or not self.text.startswith(id.removeprefix("-"), at):
            raise ValueError
        return Entry(id, start, at, tuple(map(str, attributes)), self)

    def span(self, start: int, end: int | None = None) -> Span:
        line = bisect_right(self.starts, start)
        column = start - self.starts[line - 1] + 1
        length = max(1, (end or start + 1) - start)
        last = len(self.text[start : start + length].split("\n")[0])
        return Span(self.shown, line, column, column + max(1, last))

    @property
    def language(self) -> str:
        return self.path.parent.name

    @property
    def source(self) -> Source:
        return Source(self.shown, self.text.split("\n"))


def _message_at(text: str, start: int) -> Node | None:
    """The message that begins there, as parsing the whole would give it."""
    parser, stream = reading(text)
    stream.index = start
    found, comment = parser.get_entry_or_junk(stream), None
    if isinstance(found, ast.Comment):
        comment = found
        stream.skip_blank_block()
        found = parser.get_entry_or_junk(stream)
    if comment is not None:
        attached(comment, found)
    return found if isinstance(found, Node) else None


def _id(node: Node) -> str:
    return node.id.name if isinstance(node, ast.Message) else "-" + node.id.name


def _begin(node: Node) -> int:
    return node.span.start if node.span is not None else 0


def _place(node: Node) -> int:
    return node.id.span.start if node.id.span is not None else 0


def _nothing(id: str) -> Node:
    return ast.Message(ast.Identifier(id))
