"""Where a figure comes from: what `source:` says of it, looked for from the nearest place outwards.

A `source:` is one word for everything below it, or a table: {PROPERTY: WORD, others: WORD}. It stands in an entry, in a
table, or for the whole game; of the parameters, which have no entries, the section says it by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .tables import SOURCES, table_names
from .tree import Map, Node, Scalar

SOURCE = "source"
OTHERS = "others"
PARAMETERS = "parameters"
#: what is declared and may say for itself where its figures come from
DECLARED = ("counters", "pieces", "zones", "layouts")
_COPIES_WITH = "copies with "
#: an entry in which nothing is written still is one
_NOTHING = ""


def said(source: Node | None, figure: str) -> str:
    """What one `source:` says of a figure: nothing, if it names others only."""
    if isinstance(source, Map):
        source = source.get(figure) or source.get(OTHERS)
    return str(source.value) if isinstance(source, Scalar) and source.value is not None else ""


def sources(tree: Map, section: str, name: str) -> dict[str, str]:
    """By figure of an entry where it comes from ("" if nobody says)."""
    table = tree.get(section)  # what is made from a pattern has none
    node = table.get(name) if isinstance(table, Map) else None
    levels = [table.get(SOURCE) if isinstance(table, Map) else None, tree.get(SOURCE)]
    if isinstance(node, Map):
        levels.insert(0, node.get(SOURCE))
    return {figure: next(filter(None, (said(level, figure) for level in levels)), "") for figure in _figures(node)}


def _figures(node: Node | None) -> list[str]:
    keys = node.items if isinstance(node, Map) else ()
    found = [key.removeprefix(_COPIES_WITH) for key in keys if key not in (SOURCE, "like")]
    return found or [_NOTHING]


def least_certain(found: Iterable[str]) -> str:
    """One word for several figures: that of the one known worst."""
    return max((word for word in found if word in SOURCES), key=SOURCES.index, default="")


def declared_sources(tree: Map) -> dict[str, dict[str, str]]:
    """By section and name, of what is declared outside of tables: those of which somebody says it in particular."""
    found: dict[str, dict[str, str]] = {}
    for section in DECLARED:
        node = tree.get(section)
        for name, entry in node if isinstance(node, Map) else ():
            own = entry.get(SOURCE) if isinstance(entry, Map) else None
            word = least_certain(said(own, key) for key in [*entry.items, OTHERS]) if isinstance(entry, Map) else ""
            if word:
                found.setdefault(section, {})[name] = word
    parameters = tree.get(PARAMETERS)
    by_name = parameters.get(SOURCE) if isinstance(parameters, Map) else None
    for name in by_name.items if isinstance(by_name, Map) else ():
        found.setdefault(PARAMETERS, {})[name] = said(by_name, name)
    return found


def counted(tree: Map, section: str) -> Counter[str]:
    """How many figures of a table come from where."""
    table = tree.get(section)
    names = [name for name in table.items if name != SOURCE] if isinstance(table, Map) else []
    return Counter(word for name in names for word in sources(tree, section, name).values())


def in_all(tree: Map) -> Counter[str]:
    """How many figures of a game come from where: of its tables, and of what is declared with a `source:`."""
    found: Counter[str] = Counter()
    for section in table_names(tree):
        found += counted(tree, section)
    for declared in declared_sources(tree).values():
        found.update(declared.values())
    return found
