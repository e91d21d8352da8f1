"""Which things are the same for whoever chooses: those that nothing tells apart, printed on them or lying on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import Kind, Thing, Vocabulary
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from . import distinctions, pieces, properties, thing_tables, zones


def sorts(c: Lowering) -> tuple[int, ...]:
    """For each thing the first one that nothing tells from it; kept as a table of the program."""
    if "SAME" not in c.unit.tables:
        c.unit.table("SAME", first_alike(c.game))
    return c.unit.tables["SAME"]  # type: ignore[no-any-return]


def equals(c: Lowering) -> tuple[int, ...]:
    """For each thing the first one that counts as equal to it; a table of the program, too."""
    if "EQUAL" not in c.unit.tables:
        c.unit.table("EQUAL", (*first_equal(c.game), -1))
    return c.unit.tables["EQUAL"]  # type: ignore[no-any-return]


def first_equal(game: CheckedGame) -> tuple[int, ...]:
    """For each thing the first one that is equal to it: by what its kind is `alike by`, or by everything."""
    return _first(game, lambda thing: _by_kind(game.words, thing))


def first_alike(game: CheckedGame) -> tuple[int, ...]:
    """For each thing the first one that nothing printed on them tells from it, and no rule."""
    kinds = [kind for kind in game.words.kinds.values() if kind.alike]
    of = distinctions.spoken(game) if kinds else None
    marks = {kind.name: distinctions.marks(game, kind, of) for kind in kinds} if of is not None else {}

    def key(thing: Thing) -> tuple[object, ...]:
        equal = _by_kind(game.words, thing)
        return equal and (*equal, *(mark(thing) for mark in marks[thing.kind].values()))

    return _first(game, key)


def _first(game: CheckedGame, key_of: Callable[[Thing], tuple[object, ...]]) -> tuple[int, ...]:
    """For each thing the first one with the same key; where there is none, with everything that is printed."""
    words = game.words
    spoken_of, named = _spoken_of(words), _named(game)
    first: dict[tuple[object, ...], int] = {}
    same = []
    for thing in words.things:
        key = key_of(thing)
        if not key:
            number = thing.number if words.kinds[thing.kind].numbered else 0
            key = (thing.entry, thing.owner, number, *sorted(thing.numbers.items()), *sorted(thing.lists.items()))
            key = (*key, *spoken_of.get(thing.index, ()), thing.index if thing.index in named else -1)
        same.append(first.setdefault(key, thing.index))
    return tuple(same)


def _by_kind(words: Vocabulary, thing: Thing) -> tuple[object, ...]:
    """What makes a thing equal to others, if its kind says it."""
    kind = words.kinds[thing.kind]
    values = [distinctions.printed(p, kind.properties[p].sort if p in kind.properties else p) for p in kind.alike]
    return (thing.kind, thing.owner, *(value(thing) for value in values)) if values else ()


def told_by(game: CheckedGame, kind: Kind) -> tuple[str, ...]:
    """The properties by which a player can tell its things apart."""
    if not kind.alike:
        return tuple(kind.properties)
    read = distinctions.marks(game, kind, distinctions.spoken(game))
    return tuple(prop for prop in kind.properties if prop in kind.alike or prop in read)


def _spoken_of(words: Vocabulary) -> dict[int, list[tuple[int, str]]]:
    """The things that are printed on others, with those: copies that others speak of are not the same."""
    found: dict[int, list[tuple[int, str]]] = {}
    for thing in words.things:
        for prop, sort in words.kinds[thing.kind].properties.items():
            if sort.sort == "thing" and thing.numbers.get(prop, -1) >= 0:
                found.setdefault(thing.numbers[prop], []).append((thing.index, prop))
            for listed in thing.lists.get(prop, ()) if sort.sort == "list" else ():
                found.setdefault(listed, []).append((thing.index, prop))
    return found


def _named(game: CheckedGame) -> set[int]:
    """The things of which a rule speaks by name: it means that copy and no other."""
    said = distinctions.said(game)
    return {node.index for nodes in said for node in nodes if isinstance(node, properties.ThingConst)}


def from_pile(query: ir.Query) -> bool:
    """Are the things those of one pile, in which copies that are alike are one option?"""
    return query.source == "zone" and query.through is None and query.zone is not None and query.zone.form == "pile"


def identical(c: Lowering, query: ir.Query) -> tuple[Expr, ...]:
    """Copies that lie together in a pile are one option: what tells sorts from each other, if some are alike."""
    if not from_pile(query):  # elsewhere it matters which of them leaves
        return ()
    same = sorts(c)
    if all(same[t.index] == t.index for k in query.kinds for t in c.words.kinds[k].things):
        return ()
    return told_apart(c, query.kinds)


def told_apart(c: Lowering, kinds: Sequence[str]) -> tuple[Expr, ...]:
    """What tells things `x` of these kinds apart: what is printed, and what is counted or lies on them."""
    carried: list[Expr] = []
    for kind in kinds:
        found = _carried(c, kind)
        if found and len(kinds) > 1:
            of_kind = thing_tables.of_kinds(c, Var("x"), [kind])
            found = [n.Spread(n.Either(of_kind, n.Row(tuple(found)), b.EMPTY))]
        carried += found
    return (b.item("SAME", Var("x")), *carried)


def one_of_each(told: tuple[Expr, ...], among: Expr) -> Expr:
    """The first of each sort among things."""
    if len(told) == 1:
        return n.Call("distinct", (among, n.Known("SAME")), state=False)
    return n.Call("unlike", (among, n.Question("x", n.Row(told))), state=False)


def _carried(c: Lowering, kind: str) -> list[Expr]:
    words, layout = c.words, c.layout
    found: list[Expr] = [b.slot(layout.counter(m), Var("x")) for m in words.counters.values() if m.of == kind]
    if kind in layout.faces:
        found.append(b.slot(layout.faces[kind] - words.kinds[kind].base, Var("x")))
    found += [b.slot(layout.note(note), Var("x")) for note in words.notes.values() if note.of == kind]
    for note in words.notes.values():  # what is noted is not the same as what is not
        if kind in note.kinds:
            first = layout.notes[note.name]
            found += [b.compare(b.slot(first + i), "==", Var("x")) for i in range(layout.holders(note.of))]
    x = ir.Local(kind, ir.Type("thing", (kind,)))
    env = Env({x: Var("x")})
    held = [z for z in words.zones.values() if z.of == kind]
    for piece in words.pieces.values():
        for place in (kind, *(z.name for z in held)):
            if place in piece.places:
                here = ir.LocalRef(x.type, x)
                zone = words.zones.get(place)
                owners = range(c.players) if layout.piece_stride(piece, place) > 1 else range(1)
                where = ir.Place(zone=zone, thing=here)
                found += [n.Slot(pieces.piece_address(c, piece, where, n.Number(p), env)) for p in owners]
    for zone in held:
        if zone.holds:
            number = zones.place_code(c, zone, ir.LocalRef(x.type, x), env)
            lying = n.Call("members", (number,))
            found.append(n.Spread(n.Either(b.at_least(number, 0), lying, b.EMPTY)))
    if any(part.part_of == kind and _carried(c, part.name) for part in words.kinds.values()):
        found.append(Var("x"))  # what lies on its parts tells it from every other
    return found
