"""Parsed files, kept: reading YAML is the slow part of loading, and most files are the same as the last time.

Only a file with nothing wrong is kept, as lists and maps of plain values with their places. What comes back is held to
the limits of the reader, so that nothing gets in this way that could not come from a file.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..diagnostics import cache
from ..diagnostics.problems import Problem, Span
from .tree import MAX_DEPTH, MAX_NUMBER, MAX_TEXT, MAX_VALUES, Map, Node, Scalar, Seq

TREES = cache.Shelf("tree", ("diagnostics/problems.py", "packs"), ("ruamel.yaml", "yaml"))


@lru_cache(maxsize=128)
def parsed(text: str, file: str) -> tuple[Node | None, tuple[Problem, ...]]:
    """The document of `text` and what is wrong with it. Nodes are never changed after reading, so they are shared."""
    key = TREES.key(text)
    node = _fetched(key, file)
    if node is not None:
        return node, ()
    from .reader import read_yaml  # takes its time to import, and often nothing is left to read

    node, problems = read_yaml(text, file)
    if node is not None and not problems:
        cache.keep(key, _plain(node))
    return node, tuple(problems)


def _fetched(key: str, file: str) -> Node | None:
    try:
        found = cache.fetch(key)
        return _Rebuilt(file).node(found, 0) if found is not None else None
    except (TypeError, ValueError, LookupError):
        return None


def _plain(node: Node) -> list[Any]:
    """A node as [what is in it, line, column, end, ...]: text, number or flag, a list, or a map."""
    span = node.span
    place = (span.line, span.column, span.end)
    if isinstance(node, Scalar):
        return [node.value, *place, 1 if node.exact else 0]
    if isinstance(node, Seq):
        return [[_plain(item) for item in node.items], *place]
    keys = [part for key in node.items for part in (node.keys[key].line, node.keys[key].column, node.keys[key].end)]
    return [{key: _plain(value) for key, value in node}, *place, keys]


class _Rebuilt:
    """Nodes from what `_plain` made of them; anything else raises."""

    def __init__(self, file: str):
        self.file = file
        self.values = 0

    def node(self, found: Any, depth: int) -> Node:
        inner, line, column, end, *more = found
        span = self.span(line, column, end)
        sort = type(inner)
        self.values += 1
        if depth > MAX_DEPTH or self.values > MAX_VALUES:
            raise ValueError
        if sort is str or sort is int or sort is bool:
            (exact,) = more
            if (len(inner) > MAX_TEXT) if sort is str else (abs(inner) > MAX_NUMBER):
                raise ValueError
            return Scalar(inner, span, exact == 1)
        if sort is list:
            return Seq([self.node(item, depth + 1) for item in inner], span)
        if sort is not dict:
            raise ValueError
        (places,) = more
        if len(places) != 3 * len(inner):
            raise ValueError
        keys = {key: self.span(*places[3 * i : 3 * i + 3]) for i, key in enumerate(inner)}
        return Map({key: self.node(value, depth + 1) for key, value in inner.items()}, keys, span)

    def span(self, line: int, column: int, end: int) -> Span:
        if not type(line) is type(column) is type(end) is int:
            raise ValueError
        return Span(self.file, line, column, end)
