"""What a WebAssembly module needs to know of a game: its plan, its layout, and what runs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..lowering.layout import CHANCE, GONE, PC, ROUND
from ..lowering.piles import Reach
from ..lowering.work import MOST_NUMBER, MOST_WORK
from ..model.grid_cells import ASKED, MIDDLE
from ..plan.wasm.imagining import Unseen
from ..plan.wasm.printer import Shape as Printable
from ..plan.wasm.printer import Source
from .best_ways import MOST_TRIALS
from .operations import DEALT, FEW_DEALT, FEW_MOVED, MOVED
from .playouts import (
    CURIOSITY,
    CURIOSITY_LATER,
    FAMILIAR,
    FINAL_VICTORY,
    FOREBODING,
    MOST_POSITIONS,
    MOST_TRIES,
    MOST_TURNS,
    PROOFS,
    THOROUGH,
    TRIES_LATER,
    TRIES_NOW,
    TURNS_EACH,
    VICTORY,
    WON,
)
from .playouts import MOST_DECISIONS as MOST_PLAYED
from .series import MOST_DECISIONS, MOST_PLAYED_WORK, menus
from .weighing import MOST_STEPS, Weighing

if TYPE_CHECKING:
    from .grids import Shape
    from .rules import Rules


def source(rules: Rules) -> Source:
    """What a module needs to know of a game."""
    machine = rules.machine
    program, layout, words = machine.program, machine.program.layout, rules.words
    definitions = program.metering.definitions
    wide: dict[int, tuple[int, int]] = {}
    bits = 1

    def masks(first: int, many: int, width: int, of: str = "game") -> None:
        nonlocal bits
        bits = max(bits, width)
        if width > 63:
            wide[first] = many, layout.index_base(of)

    for zone in words.zones.values():
        info = layout.places[layout.zone_places[zone.name]] if zone.owners else None
        if info is not None and info.form == "pile":
            last = max(t.index for kind in zone.holds for t in words.kinds[kind].things)
            masks(info.address, len(zone.owners), last - info.base + 1, zone.of)
    for kept in program.lowering.occupied.kept.values():
        width = len(kept.wholes)
        rows = [(kept.free, 1, width), (kept.room, 1, max(kept.wholes) - min(kept.wholes) + 1)]
        rows += [(kept.one, kept.owners, width), (kept.two, kept.owners, width)]
        for first, many, width in rows:
            if first >= 0:
                masks(first, many, width)
    for name, (first, _) in layout.layouts.items():
        of = words.layouts[name].of
        many = len(words.kinds[of].things)
        masks(first, many, many, of)
    for zone in words.zones.values():
        if zone.form == "grid":
            bits = max(bits, zone.columns * zone.rows)
    for table in program.lowering.unit.tables.values():
        bits = max(bits, _widest(table))
    if layout.known:
        for first, many in ((layout.known, layout.players), *((slot, 1) for slot in layout.tellings)):
            masks(first, many, len(words.things))
    hidden = [[layout.hides(p, seat) for p in range(len(layout.places))] for seat in range(layout.players)]
    occupied = [
        (k.free, k.room, k.one, k.two, k.owners, k.counts, min(k.wholes), *k.wholes)
        for k in program.lowering.occupied.kept.values()
    ]
    limits = {
        "MOST_WORK": MOST_WORK, "MOST_TRIALS": MOST_TRIALS, "MOST_STEPS": MOST_STEPS, "MOST_NUMBER": MOST_NUMBER,
        "MOST_DECISIONS": MOST_DECISIONS, "MOST_PLAYED_WORK": MOST_PLAYED_WORK, "COPIED": machine.copied,
        "ASKED_FOR": ASKED, "MIDDLE": MIDDLE,
        "MOST_PLAYED": MOST_PLAYED, "MOST_TRIES": MOST_TRIES, "MOST_POSITIONS": MOST_POSITIONS, "WON": WON,
        "GONE": GONE, "FAMILIAR": FAMILIAR if program.estimate is not None else 1, "TRIES_NOW": TRIES_NOW,
        "TRIES_LATER": TRIES_LATER, "PROOFS": PROOFS, "THOROUGH": THOROUGH,
        "MOST_TURNS": min(MOST_TURNS, TURNS_EACH * rules.players), "FOREBODING": FOREBODING,
        "SHARED_WIN": int(program.game.shared_win), "FEW_DEALT": FEW_DEALT, "DEALT": DEALT, "FEW_MOVED": FEW_MOVED,
        "MOVED": MOVED,
    }  # fmt: skip
    figures = {
        "CURIOSITY": CURIOSITY, "CURIOSITY_LATER": CURIOSITY_LATER, "VICTORY": VICTORY, "FINAL_VICTORY": FINAL_VICTORY,
    }  # fmt: skip
    lasting = [i for i, lasts in enumerate(Weighing(machine).lasting) if lasts]
    return Source(
        definitions, program.namespace, program.size, machine.blank, len(words.things), rules.players,
        [(p.form, p.address, p.size, p.base, p.limit) for p in layout.places], layout.locations, machine.ops.spots,
        bits, wide, len(machine.steps), program.start, machine.weights, program.boundaries,
        [pc for pc, choice in program.choices.items() if choice.fallback], menus(rules),
        {pc: (s.you, s.entry, s.then, s.apart, rules.spans[pc]) for pc, s in machine.secrets.items()},
        rules.control, [i for first, last in machine.kept for i in range(first, last)], occupied, lasting,
        {place: {t: _shape(made) for t, made in by_thing.items()} for place, by_thing in machine.grids.shapes.items()},
        layout.known, layout.tellings, hidden, program.lowering.measures,
        _unseen(rules), [sum(1 << other for other in words.partners(p)) for p in range(rules.players)], layout.out,
        PC, CHANCE, ROUND, limits, figures,
    )  # fmt: skip


def _unseen(rules: Rules) -> Unseen | None:
    """What players cannot see of a game. None where they keep in mind what they saw of hidden things, or cannot see a
    grid: that is imagined by Python alone."""
    sight, layout, words = rules.sight, rules.layout, rules.words
    places = [[p for p, unseen in enumerate(row) if unseen] for row in sight.hidden]
    if layout.known or any(layout.places[p].form == "grid" for row in places for p in row):
        return None
    order = sorted({*sight.groups})
    owned = [words.zones[place.zone].seen_by in ("owner", "others") for place in layout.places]
    dice = [
        (first + n, words.kinds[kind].first_face, face.default, die.index)
        for kind, first in layout.faces.items()
        if (face := words.kinds[kind].face) is not None
        for n, die in enumerate(words.kinds[kind].things)
    ]
    return Unseen(
        places, owned, [order.index(group) for group in sight.groups], sight.whole, sight.bearing, sight.chosen, dice
    )


def _shape(made: Shape) -> Printable:
    ways = [(way.middle, way.offsets, way.cells, way.inside, way.words) for way in made.turned]
    return made.count, made.distinct, ways


def _widest(table: Any) -> int:
    """The most bits of a number that stands in a table."""
    if isinstance(table, int):
        return table.bit_length()
    if isinstance(table, Reach):
        return max((bit + 1 for _, bit in table.printed), default=0)
    return max(map(_widest, table), default=0) if isinstance(table, tuple) else 0
