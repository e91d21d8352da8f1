"""The kinds of a game as they are written: which tables they have, and what an entry of each may say."""

from __future__ import annotations

from dataclasses import field

from ..diagnostics.problems import Problem, Span, say
from ..diagnostics.records import mutable
from .names import did_you_mean, plural
from .tree import Map, Node, Scalar, Seq

#: the sections every game knows; every other section is the table of a kind
SECTIONS = (
    "game",
    "players",
    "source",
    "teams",
    "counters",
    "notes",
    "groups",
    "symbols",
    "pieces",
    "kinds",
    "zones",
    "layouts",
    "parameters",
    "worths",
    "define",
    "setup",
    "flow",
    "rules",
    "always",
    "end",
    "scoring",
    "winner",
    "estimate",
    "variants",
    "checks",
)
#: beside numbers, the keys of a table by number of players
BY_PLAYERS = frozenset(("others", "first player"))
#: sections whose entries are effects, conditions or numbers in words
BODY_SECTIONS = frozenset(("define", "setup", "flow", "rules", "always", "scoring", "estimate", "checks"))
SORTS = ("number", "effect", "amounts", "condition", "abilities", "flag", "text", "grid")
SOURCES = ("rulebook", "known", "reconstructed")
#: sorts an entry can leave out: no abilities, and a flag that is down
_OPTIONAL = frozenset(("abilities", "flag"))


@mutable
class Property:
    """What stands behind a property's name: a sort, a kind, or one of some words."""

    name: str
    sort: str
    values: tuple[str, ...] = ()
    optional: bool = False
    many: bool = False
    #: amounts of the entries of this kind instead of counters; of a grid, the kind whose words stand in its cells
    of: str = ""
    span: Span | None = None


@mutable
class Kind:
    name: str
    plural: str
    span: Span
    values: tuple[str, ...] | None = None
    properties: dict[str, Property] = field(default_factory=dict)
    part_of: str = ""
    listed_under: str = ""

    @property
    def has_table(self) -> bool:
        """Values need no table, and parts stand in the entries of their whole."""
        return self.values is None and not self.part_of


def read_kinds(tree: Map) -> dict[str, Kind]:
    """The kinds as far as they can be understood; what cannot be is left out here and reported by `check_kinds`."""
    section = tree.get("kinds")
    kinds: dict[str, Kind] = {}
    if not isinstance(section, Map):
        return kinds
    for name, node in section:
        if not isinstance(node, Map):
            continue
        many = _text(node.get("plural")) or plural(name)
        kind = Kind(name, many, section.keys[name], part_of=_text(node.get("part of")))
        kind.listed_under = _text(node.get("listed under")) or many
        if (values := node.get("is")) is not None:
            kind.values = words(values)
        has = node.get("has")
        for prop, sort in has if isinstance(has, Map) else ():
            kind.properties[prop] = _property(prop, sort)
        kinds[name] = kind
    return kinds


def table_names(tree: Map) -> dict[str, Kind]:
    """Table sections by name."""
    return {kind.plural: kind for kind in read_kinds(tree).values() if kind.has_table}


def parts_of(kind: Kind, kinds: dict[str, Kind]) -> list[Kind]:
    return [part for part in kinds.values() if part.part_of == kind.name]


def check_kinds(tree: Map) -> list[Problem]:
    """Sorts that do not exist, wholes that do not exist, tables whose names collide."""
    kinds = read_kinds(tree)
    problems: list[Problem] = []
    taken: dict[str, Kind] = {}

    for kind in kinds.values():
        if kind.name in SORTS:
            said, hint = say("kind-like-sort", name=kind.name), say("other-name", word=kind.name)
            problems.append(Problem("bad-name", said, kind.span, hint))
        for prop in kind.properties.values():
            sort = prop.of or prop.sort
            if not prop.values and (prop.of or sort == "grid" or sort not in SORTS) and sort not in kinds:
                problems.append(
                    Problem(
                        "unknown-sort",
                        say("no-sort-or-kind", name=sort),
                        prop.span,
                        did_you_mean(sort, [*kinds, *SORTS])
                        or (say("say-of-what", code="grid of KIND") if sort == "grid" else None),
                    )
                )
        if kind.part_of and kind.part_of not in kinds:
            problems.append(
                Problem(
                    "unknown-kind",
                    say("no-kind", name=kind.part_of),
                    _place(tree, kind, "part of"),
                    did_you_mean(kind.part_of, [*kinds]),
                )
            )
        if not kind.has_table:
            continue
        if kind.plural in SECTIONS:
            problems.append(
                Problem(
                    "table-name",
                    say("table-is-section", kind=kind.name, table=kind.plural),
                    kind.span,
                    say("rename-kind"),
                )
            )
        elif kind.plural in taken:
            problems.append(
                Problem(
                    "table-name",
                    say("two-tables", table=kind.plural),
                    kind.span,
                    say("rename-kind-or-plural"),
                    ((say("the-other-one"), taken[kind.plural].span),),
                )
            )
        taken.setdefault(kind.plural, kind)
    return problems


def words(node: Node | None) -> tuple[str, ...]:
    """A list of words, also when it is a single one."""
    items = node.items if isinstance(node, Seq) else [node]
    return tuple(as_written(i) for i in items if isinstance(i, Scalar))


def as_written(node: Scalar) -> str:
    """A scalar used as a name: `no` in a list of words is the word, not the answer."""
    return ("yes" if node.value else "no") if isinstance(node.value, bool) else str(node.value)


def _property(name: str, node: Node) -> Property:
    if isinstance(node, Seq):
        values = words(node)
        return Property(name, "word", values, "none" in values, span=node.span)
    if isinstance(node, Map):
        # `{KIND: none}`: the sort, and what holds if the entry says nothing
        for sort in node.items:
            return Property(name, sort, optional=True, span=node.keys[sort])
        return Property(name, "", span=node.span)
    sort = as_written(node)
    if sort.startswith("list of "):
        return Property(name, sort.removeprefix("list of "), optional=True, many=True, span=node.span)
    if sort.startswith("amounts of "):
        return Property(name, "amounts", of=sort.removeprefix("amounts of "), span=node.span)
    if sort.startswith("grid of "):
        return Property(name, "grid", of=sort.removeprefix("grid of "), span=node.span)
    return Property(name, sort, optional=sort in _OPTIONAL, span=node.span)


def _place(tree: Map, kind: Kind, key: str) -> Span:
    section = tree.get("kinds")
    entry = section.get(kind.name) if isinstance(section, Map) else None
    node = entry.get(key) if isinstance(entry, Map) else None
    return node.span if node is not None else kind.span


def _text(node: Node | None) -> str:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""
