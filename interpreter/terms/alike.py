"""Which things are the same for whoever chooses: those that nothing tells apart, printed on them or lying on them."""

from __future__ import annotations

from collections.abc import Sequence

from ..lowering.context import Env, Lowering
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.vocabulary import Thing, Vocabulary
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from . import pieces, properties, thing_tables, zones


def sorts(c: Lowering) -> tuple[int, ...]:
    """For each thing the first one that is printed like it; kept as a table of the program."""
    if "SAME" not in c.unit.tables:
        c.unit.table("SAME", first_alike(c.game))
    return c.unit.tables["SAME"]  # type: ignore[no-any-return]


def first_alike(game: CheckedGame) -> tuple[int, ...]:
    """For each thing the first one that is printed like it: all of it agrees, or what its kind is `alike by`."""
    words = game.words
    spoken_of, named = _spoken_of(words), _named(game)
    first: dict[tuple[object, ...], int] = {}
    same = []
    for thing in words.things:
        alike = words.kinds[thing.kind].alike
        key: tuple[object, ...] = (thing.kind, thing.owner, *(_printed(thing, prop) for prop in alike))
        if not alike:
            number = thing.number if words.kinds[thing.kind].numbered else 0
            key = (thing.entry, thing.owner, number, *sorted(thing.numbers.items()), *sorted(thing.lists.items()))
            key = (*key, *spoken_of.get(thing.index, ()), thing.index if thing.index in named else -1)
        same.append(first.setdefault(key, thing.index))
    return tuple(same)


def _printed(thing: Thing, prop: str) -> object:
    return thing.number if prop == "number" else thing.lists.get(prop, thing.numbers.get(prop))


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
    spoken = [*walk.bodies(game), *(d.value for d in game.definitions.values())]
    spoken += [p.value for p in game.parameters.values()]
    spoken += [p.condition for p in game.printed.values() if p.condition is not None]
    spoken += [a.value for a in game.abilities if a.value is not None]
    spoken += [cond for _, cond, _, _ in game.ends]
    return {n.index for body in spoken for n in walk.everything(body) if isinstance(n, properties.ThingConst)}


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
