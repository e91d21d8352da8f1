"""Grids a player cannot see, as that player may imagine them: what lies there is laid anew, as the rules could have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lowering.layout import NOWHERE
from ..model import ir, walk
from ..model.vocabulary import Zone
from ..terms import thing_tables
from . import operations as ops

if TYPE_CHECKING:
    from .rules import Rules

State = list[int]


def ways_to_lay(rules: Rules) -> dict[str, list[ir.Lay]]:
    """By grid, everything in the rules that lays something on it."""
    found: dict[str, list[ir.Lay]] = {}
    for body in walk.bodies(rules.machine.program.game):
        for e in walk.effects(body):
            if isinstance(e, ir.Lay):
                found.setdefault(e.zone.name, []).append(e)
    return found


def scatter(rules: Rules, state: State, place: int) -> None:
    """Lays everything in one grid anew, from the bottom to the top. Where it lay before makes no difference."""
    machine = rules.machine
    zone = rules.words.zones[rules.layout.places[place].zone]
    things = machine.ops.members(state, place)
    for thing in reversed(things):
        machine.ops.remove(state, thing)
        state[machine.ops.locations + thing] = NOWHERE
    for thing in things:
        spots = possible(rules, state, place, zone, thing)
        turn, cell = spots[ops.below(state, len(spots))]
        machine.grids.lay(state, thing, place, turn, cell)


def possible(rules: Rules, state: State, place: int, zone: Zone, thing: int) -> list[tuple[int, int]]:
    """Where the rules may have laid a thing on what lies below it; numbers that change are not looked at."""
    grids, kind = rules.machine.grids, rules.words.things[thing].kind
    lowering = rules.machine.program.lowering
    found: dict[tuple[int, int], None] = {}
    for e in rules.sight.lays.get(zone.name, []):
        if kind not in e.thing.type.kinds:
            continue
        least, most = ir.figure_of(e.least), ir.figure_of(e.most)
        least = -1 if e.least is None else 1 if least is None else least
        most = -1 if most is None else most
        over, hides = thing_tables.things_mask(lowering, e.over), thing_tables.things_mask(lowering, e.hides)
        for turn in grids.shapes[place][thing].distinct if e.turned else (e.turn,):
            for cell in grids.lay_cells(state, place, thing, turn, e.at, over, least, most, hides):
                found[turn, cell] = None
    if not found:
        for turn in grids.shapes[place][thing].distinct:
            for cell in grids.lay_cells(state, place, thing, turn, ir.ASKED, 0, 0, -1, 0):
                found[turn, cell] = None
    return list(found)
