"""By what a game tells things of one kind apart: what its rules read of what is printed on them, and whom they name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import field
from typing import Any

from ..diagnostics.records import mutable
from ..lowering.analysis import Analysis
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.vocabulary import Kind, Thing
from ..packs.tree import plain
from . import conditions, properties

#: the number of a thing of a numbered kind, which is asked for like a property
NUMBER = "number"
#: sorts of properties of which only the text of the entry says what they are
WRITTEN = ("effect", "condition", "amounts", "abilities")

Mark = Callable[[Thing], Hashable]


@mutable
class Spoken:
    """What everything that is done or asked in a game says of things."""

    #: properties, each with the kinds it is asked of (none: it may be any)
    read: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    #: single copies that are meant, and no others
    named: set[int] = field(default_factory=set)
    #: all copies of an entry that is meant
    entries: list[frozenset[int]] = field(default_factory=list)
    #: kinds of which is asked whether two things are of one entry
    compared: set[str] = field(default_factory=set)

    def reads(self, prop: str, kind: str) -> bool:
        return any(name == prop and (not kinds or kind in kinds) for name, kinds in self.read)


def spoken(game: CheckedGame) -> Spoken:
    """What is said of things wherever it makes a difference; figures are only looked at by `checks`. A set-up in which
    nobody is asked is over before anybody chooses: what it alone looks at tells nothing apart any more."""
    found = Spoken()
    over = game.setup if game.setup is not None and not Analysis(game).asks(game.setup) else None
    for nodes in said(game):
        for node in nodes if nodes[0] is not over else ():
            if isinstance(node, properties.ThingConst):
                found.named.add(node.index)
            elif isinstance(node, properties.IsEntry):
                found.entries.append(frozenset(node.indices))
            elif isinstance(node, properties.NumberOf):
                found.read.append((NUMBER, frozenset(node.thing.type.kinds)))
            elif isinstance(node, conditions.Compare) and node.op == "same":
                found.compared.update(node.left.type.kinds, node.right.type.kinds)
            elif isinstance(node, ir.Query):
                found.read += [(node.listed, frozenset())] if node.listed else []
            elif not isinstance(node, (ir.Place, ir.Alternative)):
                found.read += named_in(node)
    return found


def said(game: CheckedGame) -> Iterator[list[Any]]:
    """Everything that is said in a game, node by node."""
    yield from walk.all_nodes(game)
    yield from map(walk.everything, values(game))


def values(game: CheckedGame) -> Iterator[object]:
    yield from (d.value for d in game.definitions.values())
    yield from (p.value for p in game.parameters.values())
    yield from (p.condition for p in game.printed.values() if p.condition is not None)
    yield from (a.value for a in game.abilities if a.value is not None)
    yield from (cond for _, cond, _, _ in game.ends)
    yield from (value for _, value, _ in game.winner)
    yield from (cond for cond, _ in game.may_win)
    yield from (value for value, _, _ in game.estimate.values())


def named_in(node: object) -> list[tuple[str, frozenset[str]]]:
    """The names in a node, any of which may be a property, with the kinds of what they are said of."""
    parts = walk.parts(node)
    names = [part for part in parts if isinstance(part, str)]
    kinds = {k for part in parts if isinstance(part, ir.Expr) for k in part.type.kinds}
    kinds |= {k for part in parts if isinstance(part, ir.Query) for k in part.kinds}
    return [(name, frozenset(kinds)) for name in names]


def marks(game: CheckedGame, kind: Kind, of: Spoken) -> dict[str, Mark]:
    """What tells its things apart: properties by name; without a name, that one of them is spoken of."""
    words = game.words
    played = any(z.in_play and kind.name in z.holds for z in words.zones.values())
    laid = any(z.form == "grid" and kind.name in z.holds for z in words.zones.values())
    found: dict[str, Mark] = {}
    for prop, sort in kind.properties.items():
        used = (sort.sort == "abilities" and played) or (sort.sort == "grid" and laid) or prop == kind.start[1]
        if used or of.reads(prop, kind.name):
            found[prop] = printed(prop, sort.sort)
    if kind.numbered and of.reads(NUMBER, kind.name):
        found[NUMBER] = printed(NUMBER, NUMBER)
    if kind.parts or kind.name in of.compared:
        found[""] = lambda thing: thing.entry
        return found
    holders = [frozenset(z.owners) for z in words.zones.values() if z.of == kind.name]
    groups = [group for group in (*of.entries, *holders) if any(thing.index in group for thing in kind.things)]
    listed = on_others(game, of)
    found[""] = lambda thing: (
        thing.index if thing.index in of.named else -1,
        tuple(thing.index in group for group in groups),
        tuple(listed.get(thing.index, ())),
    )
    return found


def printed(prop: str, sort: str) -> Mark:
    """What stands on a thing under one name, to be compared with what stands on another."""
    if prop == NUMBER and sort == NUMBER:
        return lambda thing: thing.number
    if sort == "grid":
        return lambda thing: thing.cells
    if sort in WRITTEN:
        return lambda thing: repr(plain(thing.values[prop])) if prop in thing.values else ""
    return lambda thing: thing.lists.get(prop, thing.numbers.get(prop, -1))


def on_others(game: CheckedGame, of: Spoken) -> dict[int, list[tuple[int, str]]]:
    """The things that others have printed on them, with those, where that is asked for."""
    found: dict[int, list[tuple[int, str]]] = {}
    for kind in game.words.kinds.values():
        for prop, sort in kind.properties.items():
            if sort.sort not in ("thing", "list") or not of.reads(prop, kind.name):
                continue
            for thing in kind.things:
                for other in thing.lists.get(prop, (thing.numbers.get(prop, -1),)):
                    found.setdefault(other, []).append((thing.index, prop))
    return found
