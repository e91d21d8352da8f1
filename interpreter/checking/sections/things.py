"""Things: the tables of all kinds, entry by entry, and what is printed in them."""

from __future__ import annotations

import re

from ...diagnostics.problems import Span, say
from ...model.vocabulary import PLAYER, Kind, PropertyType, Thing
from ...packs.provenance import SOURCE, least_certain, sources
from ...packs.tree import Map, Node, Scalar, Seq
from ...reading.names import meant
from ..declaring import Declaring, strings, text
from . import boards
from .cells import read_cells

IDENT = re.compile(r"[a-z0-9][a-z0-9_]{0,60}\Z")
MOST_COPIES = 1000
MOST_THINGS = 20_000


def read(d: Declaring) -> None:
    """All things are numbered through: players first, then kind by kind, the parts of others last."""
    w = d.words
    for seat in range(d.players):
        add_thing(d, w.kinds[PLAYER], f"player_{seat + 1}", f"player_{seat + 1}", {}, None, "")
    section = d.section("kinds")
    for kind in list(w.kinds.values()):
        node = section.get(kind.name)
        kind.base = len(w.things) if kind.name != PLAYER else 0
        if isinstance(node, Map) and "is" in node.items:
            for value, span in strings(node.get("is")):
                add_thing(d, kind, value, value, {}, span, "")
        elif kind.name != PLAYER and not kind.part_of:
            table_of(d, kind)
    for kind in w.kinds.values():
        if kind.part_of in w.kinds:
            parts_of(d, kind, w.kinds[kind.part_of])
    for kind in w.kinds.values():
        read_values(d, kind)
        boards.number(d, kind)
    for kind in w.kinds.values():
        read_cells(d, kind)


def table_of(d: Declaring, kind: Kind) -> None:
    """The entries of a kind, each with its copies; of things that players own, for every player."""
    section = d.section(kind.plural)
    before = 0  # how many things stand above an entry in the table, as everybody has it
    origins: dict[tuple[str, ...], str] = {}
    for entry, node, span in boards.entries(d, kind, section):
        if entry == SOURCE or not isinstance(node, Map):
            continue
        if not IDENT.match(entry):
            d.wrong("bad-name", say("name-letters"), span)
            continue
        source = origin(d, kind, entry, node, origins)
        copies, column, values = copies_of(d, kind, node)
        made = copies * (d.players if kind.owned else 1)
        if copies > MOST_COPIES or len(d.words.things) + made > MOST_THINGS:
            d.wrong("too-many", say("too-many-things", copies=MOST_COPIES, most=MOST_THINGS), span)
            continue
        seats = d.players if kind.owned else 1
        if kind.name not in d.boards:  # what a pattern makes is no figure that comes from somewhere
            tally = d.words.sources.setdefault(kind.plural, {})
            tally[source] = tally.get(source, 0) + copies * seats
        for copy in range(copies * seats):
            name = entry if copies * seats == 1 else f"{entry}_{copy + 1}"
            given = dict(node.items)
            if column:
                given[column] = values[copy % copies]
            thing = add_thing(d, kind, name, entry, given, span, source)
            if kind.owned:
                thing.owner = copy // copies
                thing.number = before + copy % copies + 1
        before += copies


def origin(d: Declaring, kind: Kind, entry: str, node: Map, known: dict[tuple[str, ...], str]) -> str:
    """Where the figures of an entry come from; the same for all that say the same things and nothing of that."""
    table = d.tree.get(kind.plural)
    says = tuple(node.items)
    alike = isinstance(table, Map) and table.get(entry) is node and SOURCE not in says
    found = known.get(says) if alike else None
    if found is None:
        found = least_certain(sources(d.tree, kind.plural, entry).values())
        if alike:
            known[says] = found
    return found


def copies_of(d: Declaring, kind: Kind, node: Map) -> tuple[int, str, list[Node]]:
    """How many copies of an entry there are, and the property in which they differ with its values."""
    for key, value in node:
        if key.startswith("copies with "):
            column = key[len("copies with ") :]
            if column not in kind.properties:
                d.wrong(
                    "unknown-key",
                    say("no-property", name=column, kind=kind.name),
                    node.keys[key],
                    meant(column, kind.properties),
                )
            items = value.items if isinstance(value, Seq) else []
            return len(items), column, list(items)
    return (d.number(node.get("copies"), 1), "", [])


def add_thing(
    d: Declaring, kind: Kind, name: str, entry: str, values: dict[str, Node], span: Span | None, source: str
) -> Thing:
    w = d.words
    thing = Thing(len(w.things), name, entry, kind.name, values, {}, span, source)
    thing.number = len(kind.things) + 1
    w.things.append(thing)
    kind.things.append(thing)
    if w.thing_names.setdefault(name, thing.index) != thing.index:
        d.wrong("name-twice", say("names-two", name=name), span, say("rename-one"))
    same = w.entries.setdefault(entry, [])
    if same and w.things[same[0]].kind != kind.name:
        d.wrong("name-twice", say("already-kind", name=entry, kind=w.things[same[0]].kind), span, say("rename-one"))
    same.append(thing.index)
    kind.copied = kind.copied or len(same) > 1
    return thing


def parts_of(d: Declaring, kind: Kind, whole: Kind) -> None:
    """Parts are listed in the entry of the whole; a part with one property may be written as that property."""
    kind.base = len(d.words.things)
    single = next(iter(kind.properties)) if len(kind.properties) == 1 else ""
    for thing in whole.things:
        node = thing.values.get(kind.listed_under)
        items = node.items if isinstance(node, Seq) else [] if node is None else [node]
        for i, item in enumerate(items):
            name = f"{thing.name}_{kind.listed_under}" + (f"_{i + 1}" if isinstance(node, Seq) else "")
            given = item.items if isinstance(item, Map) and (not single or single in item.items) else {single: item}
            part = add_thing(d, kind, name, name, dict(given), item.span, thing.source)
            part.whole = thing.index
            part.number = i + 1


def read_values(d: Declaring, kind: Kind) -> None:
    """Numbers, flags, enumerations and references become integers; effects stay nodes."""
    for thing in kind.things:
        for prop, sort in kind.properties.items():
            node = d.by_players(thing.values.get(prop)) if sort.sort in ("number", "flag", "enum", "thing") else None
            if sort.sort == "number":
                thing.numbers[prop] = d.number(node, sort.default)
            elif sort.sort == "flag":
                thing.numbers[prop] = int(bool(d.number(node)))
            elif sort.sort == "enum":
                value = text(node) or "none"
                if value in sort.values:
                    thing.numbers[prop] = sort.values.index(value)
                else:
                    d.wrong(
                        "unknown-name",
                        say("no-such-value", name=value, prop=prop),
                        node.span if node else thing.span,
                        meant(value, sort.values) or say("one-of", names=sort.values),
                    )
                    thing.numbers[prop] = 0
            elif sort.sort == "thing":
                thing.numbers[prop] = reference(d, node, sort, thing)
            elif sort.sort == "list":
                listed = thing.values.get(prop)
                items = listed.items if isinstance(listed, Seq) else [] if listed is None else [listed]
                found = [reference(d, item, sort, thing) for item in items]
                thing.lists[prop] = tuple(dict.fromkeys(i for i in found if i >= 0))


def reference(d: Declaring, node: Node | None, sort: PropertyType, thing: Thing) -> int:
    """The thing that a property names; -1: none."""
    w = d.words
    if node is None or (isinstance(node, Scalar) and node.value in (None, "none") and sort.optional):
        if not sort.optional:
            d.wrong("missing-key", say("needs-noun", rule=thing.name, noun=sort.kind), thing.span)
        return -1
    name = str(node.value) if isinstance(node, Scalar) else ""
    found = [i for i in w.entries.get(name, []) if w.things[i].kind == sort.kind]
    if not found:
        names = [t.entry for t in w.kinds[sort.kind].things] if sort.kind in w.kinds else []
        d.wrong("unknown-name", say("no-thing-called", kind=sort.kind, name=name), node.span, meant(name, names))
        return -1
    return found[0]
