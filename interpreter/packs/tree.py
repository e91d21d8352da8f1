"""What a YAML file becomes: maps, lists and scalars that know where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.problems import Span
from ..diagnostics.records import mutable

#: of one file: nesting, letters of a text, values, size of a number
MAX_DEPTH = 40
MAX_TEXT = 2_000
MAX_VALUES = 100_000
MAX_NUMBER = 1_000_000_000
#: of all files of a game: reading slows down with the number of values more than with their length
MAX_PACK_VALUES = 200_000


@mutable
class Scalar:
    value: str | int | float | bool | None
    span: Span
    #: for block and folded scalars: where each character of `value` stands is not known, only the start
    exact: bool = True


@mutable
class Seq:
    items: list[Node]
    span: Span


@mutable
class Map:
    """Keys are always strings (`3:` is "3"); the order is the file's."""

    items: dict[str, Node]
    keys: dict[str, Span]
    span: Span

    def get(self, key: str) -> Node | None:
        return self.items.get(key)

    def put(self, key: str, node: Node, key_span: Span) -> None:
        self.items[key] = node
        self.keys[key] = key_span

    def __iter__(self) -> Iterator[tuple[str, Node]]:
        return iter(self.items.items())


Node = Scalar | Seq | Map


def plain(node: Node) -> Any:
    """The node as dicts, lists and scalars, for schema validation and digests."""
    if isinstance(node, Map):
        return {k: plain(v) for k, v in node.items.items()}
    if isinstance(node, Seq):
        return [plain(v) for v in node.items]
    return node.value


def follow(node: Node, path: str) -> Node | None:
    """The node at a dotted path of keys, as `rulebook.yaml` names places in the data."""
    found: Node | None = node
    for key in path.split("."):
        found = found.get(key) if isinstance(found, Map) else None
    return found
