"""Grids a player cannot see, as that player may imagine them: what lies there is laid anew, as the rules could have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lowering.layout import NOWHERE
from ..model.grid_cells import ASKED
from ..model.vocabulary import Zone
from ..terms import thing_tables
from . import operations as ops

if TYPE_CHECKING:
    from .rules import Rules

State = list[int]


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
    for way in rules.sight.lays:
        if way.zone is not zone or kind not in way.kinds:
            continue
        over, hides = thing_tables.things_mask(lowering, way.over), thing_tables.things_mask(lowering, way.hides)
        for turn in grids.shapes[place][thing].distinct if way.turned else (way.turn,):
            for cell in grids.lay_cells(state, place, thing, turn, way.at, over, way.least, way.most, hides):
                found[turn, cell] = None
    if not found:
        for turn in grids.shapes[place][thing].distinct:
            for cell in grids.lay_cells(state, place, thing, turn, ASKED, 0, 0, -1, 0):
                found[turn, cell] = None
    return list(found)
