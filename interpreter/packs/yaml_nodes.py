"""From the events of a YAML parser to nodes that know their place. Refuses what other readers understand differently or
what explodes.

Events are read one by one instead of composing a document, so that nesting, number of values and aliases are judged
while reading, whatever the size of the rest. Whose events they are does not matter: parsers call them alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.records import mutable
from .characters import SECOND_COLON, bad_character, first_hidden
from .names import clip
from .tree import MAX_DEPTH, MAX_NUMBER, MAX_TEXT, MAX_VALUES, Map, Node, Scalar, Seq

_MOST_PROBLEMS = 100

_WHOLE = re.compile(r"[-+]?[0-9]+\Z")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z|[-+]?\.(inf|Inf|INF)\Z|\.(nan|NaN|NAN)\Z")
_WORDS: dict[str, bool] = {
    "yes": True,
    "true": True,
    "True": True,
    "TRUE": True,
    "no": False,
    "false": False,
    "False": False,
    "FALSE": False,
}
_NOTHING = frozenset(("", "~", "null", "Null", "NULL"))


class _Enough(Exception):
    """No more reading: a limit was passed."""


@mutable
class _Frame:
    """A map or list being read. In a map, `key` is set while its value is awaited."""

    node: Map | Seq
    flow: bool
    mark: Any
    key: str | None = None
    key_span: Span | None = None
    dropped: bool = False


class Builder:
    """Turns events into nodes; `problems` grows meanwhile."""

    def __init__(self, file: str, lines: list[str]) -> None:
        self.file = file
        self.lines = lines
        self.problems: list[Problem] = []
        self.stack: list[_Frame] = []
        self.root: Node | None = None
        self.lost = False
        self.values = 0

    def build(self, events: Iterable[Any]) -> Node | None:
        try:
            self._events(events)
        except _Enough:
            return None
        if self.root is None and not self.problems:
            self._problem("empty-file", say("empty-file"), Span(self.file, 1, 1, 2))
        return None if self.lost else self.root

    def _events(self, events: Iterable[Any]) -> None:
        documents = 0
        for event in events:
            kind = type(event).__name__
            if kind == "ScalarEvent":
                self._scalar(event)
            elif kind == "MappingStartEvent":
                self._open(event, Map({}, {}, self._span(event)))
            elif kind == "SequenceStartEvent":
                self._open(event, Seq([], self._span(event)))
            elif kind in ("MappingEndEvent", "SequenceEndEvent"):
                self._close(event)
            elif kind == "AliasEvent":
                self._problem(
                    "anchor",
                    say("alias", code=f"*{clip(event.anchor)}"),
                    self._span(event),
                    say("write-out-or-like"),
                )
                self.lost = True
                self._value(Scalar("", self._span(event)))
            elif kind == "DocumentStartEvent":
                documents += 1
                self._document(event, documents)

    def _document(self, event: Any, number: int) -> None:
        if event.version or event.tags:
            self._problem("tag", say("percent-lines"), self._span(event), say("delete-line"))
        if number > 1:
            self._problem(
                "documents",
                say("second-document"),
                self._span(event),
                say("second-document-hint"),
            )
            raise _Enough

    # maps and lists

    def _open(self, event: Any, node: Map | Seq) -> None:
        self._refuse_properties(event)
        self._count(event)
        if len(self.stack) >= MAX_DEPTH:
            self._problem(
                "too-deep",
                say("too-deep", most=MAX_DEPTH),
                self._span(event),
                say("name-and-call"),
            )
            raise _Enough
        frame = self.stack[-1] if self.stack else None
        if frame is not None and isinstance(frame.node, Map) and frame.key is None:
            self._problem("key-not-text", say("key-is-word"), self._span(event))
            self.lost = True
        self.stack.append(_Frame(node, bool(event.flow_style), event.start_mark))

    def _close(self, event: Any) -> None:
        frame = self.stack.pop()
        node = frame.node
        if frame.flow:
            start, end = frame.mark, event.end_mark
            last = end.column if end.line == start.line else len(self.lines[start.line].rstrip())
            # an anchor or tag before the bracket belongs to the mark, hence the maximum
            node.span = Span(self.file, start.line + 1, start.column + 1, max(last, start.column + 1) + 1)
        elif isinstance(node, Map) and node.keys:
            node.span = next(iter(node.keys.values()))
        parent = self.stack[-1] if self.stack else None
        if parent is not None and isinstance(parent.node, Map) and parent.key is None:
            self._key(parent, "?", node.span)
        else:
            self._value(node)

    def _value(self, node: Node) -> None:
        if not self.stack:
            self.root = node
            return
        frame = self.stack[-1]
        if isinstance(frame.node, Seq):
            frame.node.items.append(node)
            return
        if frame.key is None:
            self._key(frame, "?", node.span)
            return
        if not frame.dropped and frame.key_span is not None:
            frame.node.put(frame.key, node, frame.key_span)
        frame.key, frame.dropped = None, False

    def _key(self, frame: _Frame, key: str, span: Span) -> None:
        assert isinstance(frame.node, Map)
        frame.key, frame.key_span = key, span
        first = frame.node.keys.get(key)
        if first is not None:
            frame.dropped = True
            self._problem(
                "duplicate-key",
                say("key-twice", key=clip(key)),
                span,
                say("rename-or-list"),
                ((say("the-first-one"), first),),
            )

    # scalars

    def _scalar(self, event: Any) -> None:
        self._refuse_properties(event)
        self._count(event)
        frame = self.stack[-1] if self.stack else None
        plain = not event.style
        text: str = event.value
        span, exact = self._scalar_span(event)
        if len(text) > MAX_TEXT:
            self._problem(
                "too-long",
                say("text-too-long", n=len(text), most=MAX_TEXT),
                span,
                say("name-parts"),
            )
            text = text[:MAX_TEXT]
        if event.style == '"' and (character := first_hidden(text)):  # written as an escape
            self._add(bad_character(character, span))
        if frame is not None and isinstance(frame.node, Map) and frame.key is None:
            self._scalar_key(frame, text, span, plain)
        elif SECOND_COLON in text:
            self._value(self._nested(text, span))
        else:
            self._value(Scalar(self._resolve(text, span, frame) if plain else text, span, exact))

    def _scalar_key(self, frame: _Frame, text: str, span: Span, plain: bool) -> None:
        if plain and text == "<<":
            self._problem("merge-key", say("merge-keys"), span, say("start-with-like"))
            self.lost = True
        elif plain and _FLOAT.match(text) and not _WHOLE.match(text):
            self._problem("float", say("not-whole", text=text), span, say("only-whole"))
        elif not text.strip():
            self._problem("key-not-text", say("no-key"), span)
        self._key(frame, text, span)

    def _resolve(self, text: str, span: Span, frame: _Frame | None) -> str | int | bool | None:
        """YAML 1.2's core words, plus `yes` and `no`; numbers are whole."""
        if text in _WORDS:
            return _WORDS[text]
        if _WHOLE.match(text):
            number = int(text)
            if abs(number) > MAX_NUMBER:
                self._problem("number-too-big", say("too-big", most=MAX_NUMBER), span)
                number = MAX_NUMBER
            return number
        if _FLOAT.match(text):
            self._problem(
                "float",
                say("not-whole", text=text),
                span,
                say("only-whole-or-quoted"),
            )
            return 0
        if text in _NOTHING:
            self._nothing(span, frame)
            return None
        return text

    def _nothing(self, span: Span, frame: _Frame | None) -> None:
        if frame is None or frame.key is None:
            self._problem("empty-value", say("empty-entry"), span, say("empty-entry-hint"))
        elif frame.flow and " " in frame.key and isinstance(frame.node, Map) and not frame.node.items:
            # nothing stands before it in these braces, so no comma has cut it off
            self._problem(
                "empty-value",
                say("no-colon-behind", key=clip(frame.key)),
                frame.key_span or span,
                say("no-colon-behind-hint"),
            )
        elif frame.flow and " " in frame.key:
            self._problem(
                "comma-in-braces",
                say("comma-starts-entry", key=clip(frame.key)),
                frame.key_span or span,
                say("line-without-braces") if frame.key.startswith("then ") else say("steps-as-list"),
            )
        else:
            self._problem(
                "empty-value",
                say("nothing-follows", key=clip(frame.key)),
                frame.key_span or span,
                say("nothing-follows-hint", code="{}"),
            )

    def _nested(self, text: str, span: Span) -> Node:
        """A line with a second colon, read the way its author meant it."""
        head, _, rest = text.partition(SECOND_COLON)
        skipped = len(rest) - len(rest.lstrip())
        behind = span.at(len(head) + 1 + skipped, len(rest) - skipped)
        rest = rest.strip()
        value = (
            self._nested(rest, behind) if SECOND_COLON in rest else Scalar(self._resolve(rest, behind, None), behind)
        )
        key = span.at(0, len(head))
        return Map({head: value}, {head: key}, key)

    # places

    def _span(self, event: Any) -> Span:
        start, end = event.start_mark, event.end_mark
        last = end.column if end.line == start.line else start.column + 1
        return Span(self.file, start.line + 1, start.column + 1, max(last, start.column + 1) + 1)

    def _scalar_span(self, event: Any) -> tuple[Span, bool]:
        """Where the characters of the value stand, and whether they stand there one by one."""
        start, end = event.start_mark, event.end_mark
        if event.style in (">", "|"):
            line = start.line + 1
            while line < len(self.lines) and not self.lines[line].strip():
                line += 1
            row = self.lines[line] if line < end.line + 1 and line < len(self.lines) else ""
            if not row:
                return self._span(event), False
            indent = len(row) - len(row.lstrip())
            return Span(self.file, line + 1, indent + 1, len(row.rstrip()) + 1), False
        if start.line != end.line:
            row = self.lines[start.line].split(" #")[0].rstrip()
            return Span(self.file, start.line + 1, start.column + 1, max(len(row), start.column + 1) + 1), False
        if not event.style:
            return Span(self.file, start.line + 1, start.column + 1, max(end.column, start.column + 1) + 1), True
        inner = self.lines[start.line][start.column + 1 : end.column - 1]
        if inner == event.value and inner:
            return Span(self.file, start.line + 1, start.column + 2, end.column), True
        return Span(self.file, start.line + 1, start.column + 1, end.column + 1), False

    # limits

    def _refuse_properties(self, event: Any) -> None:
        mark = event.start_mark
        span = Span(self.file, mark.line + 1, mark.column + 1, mark.column + 2)
        if event.anchor is not None:
            self._problem(
                "anchor",
                say("anchor", code=f"&{clip(event.anchor)}"),
                span,
                say("delete-or-like"),
            )
        if event.tag is not None:
            self._problem(
                "tag",
                say("tag"),
                span,
                say("delete-or-quote"),
            )

    def _count(self, event: Any) -> None:
        self.values += 1
        if self.values > MAX_VALUES:
            self._problem(
                "file-too-big",
                say("too-many-values", most=MAX_VALUES),
                self._span(event),
                say("split-file"),
            )
            raise _Enough

    def _problem(
        self,
        code: str,
        message: MessageRef,
        span: Span,
        hint: MessageRef | None = None,
        notes: tuple[tuple[MessageRef, Span], ...] = (),
    ) -> None:
        self._add(Problem(code, message, span, hint, notes))

    def _add(self, problem: Problem) -> None:
        self.problems.append(problem)
        if len(self.problems) >= _MOST_PROBLEMS:
            raise _Enough
