"""Boards with geometry: what is made from a pattern, directions and lines, counted against numbers that are known."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.engine import operations as ops
from spielwerk.interpreter.engine.rules import Rules
from spielwerk.interpreter.model import geometry as g
from spielwerk.interpreter.phrases.words import Name
from spielwerk.interpreter.prose.options.prompts import Prompts

DATA = Path(__file__).parents[1] / "data"


def board(pattern: str, *size: int, slanted: bool = False) -> g.Geometry:
    found = g.places(pattern, size, slanted)
    cells = [cell for cell, _ in found]
    numbers = {cell: i for i, cell in enumerate(cells)}
    made = g.Geometry(pattern, cells, numbers, frozenset(cells), [at for _, at in found], places=len(cells))
    made.facing = ("up", "down")
    return made


def names(made: g.Geometry, places: object) -> set[str]:
    return {g.name_of(made.positions[i]) for i in places}  # type: ignore[attr-defined]


def ends(made: g.Geometry, start: str, *direction: str, seat: int = 0, steps: int = 1) -> set[str]:
    place = [g.name_of(at) for at in made.positions].index(start)
    return names(made, [ray[steps - 1] for ray in made.rays(direction, seat)[place] if len(ray) >= steps])


def test_squares_are_called_by_column_and_row_from_the_bottom() -> None:
    made = board(g.SQUARES, 8, 8)
    assert [g.name_of(at) for at in made.positions][:9] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]
    assert made.size == (8, 8)


def test_directions_of_squares() -> None:
    made = board(g.SQUARES, 8, 8)
    assert ends(made, "d4", "orthogonal") == {"d5", "e4", "d3", "c4"}
    assert ends(made, "d4", "diagonal") == {"e5", "e3", "c3", "c5"}
    assert ends(made, "d4", "forward", steps=2) == {"d6"}
    assert ends(made, "d4", "forward", seat=1, steps=2) == {"d2"}
    assert ends(made, "d4", "sideways") == {"c4", "e4"}
    assert ends(made, "d4", "forward", "diagonal") == {"c5", "e5"}
    assert ends(made, "d4", "backward", "straight", seat=1) == {"c5", "d5", "e5"}
    assert ends(made, "a1", "rising", steps=7) == {"h8"}


def test_a_step_of_the_games_own_has_all_turns_and_mirrors() -> None:
    made = board(g.SQUARES, 8, 8)
    made.steps["leaping"] = g.turned((1, 2), g.SQUARES)
    assert ends(made, "d4", "leaping") == {"b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"}
    assert ends(made, "a1", "leaping") == {"b3", "c2"}
    assert len(g.turned((1, 2), g.HEXES)) == 12
    assert len(g.turned((1, 1), g.HEXES)) == len(g.turned((1, 1), g.SQUARES)) + 2 == 6


def test_dark_squares_touch_at_their_corners() -> None:
    made = board(g.DARK_SQUARES, 8, 8)
    assert made.places == 32
    assert ends(made, "a1", "straight") == {"b2"} == names(made, made.neighbours()[0])
    assert ends(made, "c3", "forward") == {"b4", "d4"}


def test_hexes_have_six_ways_and_three_axes() -> None:
    made = board(g.HEXES, 5, 5)
    assert ends(made, "c3", "straight") == {"b3", "d3", "b4", "c4", "b2", "c2"}
    assert ends(made, "c2", "straight") == {"b2", "d2", "c3", "d3", "c1", "d1"}
    assert ends(made, "c3", "level") == {"b3", "d3"}
    assert ends(made, "c3", "rising", steps=2) == {"d5", "b1"}
    assert ends(made, "c3", "falling", steps=2) == {"b5", "d1"}
    assert ends(made, "c3", "forward", seat=1) == {"b2", "c2"}
    assert not made.means(("diagonal",)) and not made.means(("orthogonal",))


def test_a_hexagon_and_a_rhombus_of_hexes() -> None:
    hexagon, rhombus = board(g.HEXES, 3), board(g.HEXES, 4, 4, slanted=True)
    assert hexagon.places == 19 and hexagon.size == (5, 5)
    assert len(hexagon.edge()) == 12
    assert sorted(map(len, hexagon.neighbours())) == [3] * 6 + [4] * 6 + [6] * 7
    assert sorted(map(len, rhombus.neighbours())) == [2, 2, 3, 3] + [4] * 8 + [6] * 4


def test_rows_are_counted_from_ones_own_side() -> None:
    made = board(g.SQUARES, 5, 8)
    assert (made.row_from(0, 0), made.row_from(0, 1), made.farthest(0)) == (1, 8, 8)
    made.facing = ("right", "left")
    assert (made.row_from(0, 0), made.row_from(0, 1), made.farthest(0)) == (1, 5, 5)


def test_how_far_it_is_follows_neighbours_around_holes() -> None:
    made = board(g.SQUARES, 3, 3)
    assert g.distances(made.neighbours())[0] == [0, 1, 2, 1, 2, 3, 2, 3, 4]
    assert g.distances([[1], [0], []])[0] == [0, 1, 3]


# ---- a whole game
def test_lines_are_asked_of_masks() -> None:
    """What a line leads over is a question of bits, asked once for the whole board."""
    program = load("reversi").machine.program
    options = next(text for name, text in program.functions.items() if name.startswith("options"))
    assert "flooded(" in options and "rayed(" not in options


def test_a_flood_finds_what_every_line_by_itself_finds() -> None:
    """From where there is a line: all places at once, and one by one."""
    rules, chance = load("reversi"), random.Random(4)
    tables = rules.machine.program.namespace
    shifts = next(v for k, v in tables.items() if k.startswith("BO_") and len(v) == 8)
    rays = board(g.SQUARES, 8, 8).rays(("straight",))
    found = 0
    for _ in range(200):
        starts, passed = chance.getrandbits(64) & chance.getrandbits(64), chance.getrandbits(64)
        for empty in (False, True):
            flood = ops.flooded(starts, passed, shifts, empty)
            for place, along in enumerate(rays):
                bits = [[1 << i for i in ray] for ray in along]
                assert bool(flood >> place & 1) == bool(ops.rayed(bits, passed, 1 - empty) & starts)
            found += flood.bit_count()
    assert found > 1000


def test_penguins_slide_in_lines_as_far_as_the_ice_is_whole() -> None:
    rules, looked = load(str(DATA / "floes"), 2), 0
    for seed in range(8):
        match, chance, last = rules.start(seed), random.Random(seed), -1
        while not match.over:
            player, _, codes = match.owed()[0]
            ways = slides(rules, match.state, player)
            if last in ways and not set(codes) <= set(ways):
                assert set(codes) == ways[last]
                looked += 1
            code = chance.choice(codes)
            last = code if match.round and ways.get(code) else -1  # a penguin, not where one slides to
            match.pick(player, code)
            if not match.over and match.owed()[0][0] != player:
                last = -1
    assert looked > 50


def slides(rules: Rules, state: list[int], player: int) -> dict[int, set[int]]:
    """By spot with a penguin of a player, where it can slide: the rule written once more, without any mask."""
    words, layout = rules.words, rules.layout
    made, base = words.layouts["sea"].geometry, words.kinds["spot"].base
    assert made is not None
    first, home = layout.pieces["penguin", "spot"], layout.zone_places["ice"]
    ice = {layout.places[home + i].holder for i in range(made.places) if state[layout.places[home + i].address] >= 0}
    taken = {base + i for i in range(made.places) if sum(state[first + 2 * i : first + 2 * i + 2])}
    found: dict[int, set[int]] = {}
    for place in range(made.places):
        if state[first + 2 * place + player]:
            found[base + place] = set()
            for ray in made.rays(("straight",))[place]:
                for other in ray:
                    if base + other not in ice - taken:
                        break
                    found[base + place].add(base + other)
    return found


TWO_BOARDS = """
game: twice
players: [2]
source: known
counters: {point: {of: player}}
kinds: {site: {}, pad: {}, lamp: {}}
lamps: {p4: {}}
layouts:
  field: {of: site, pattern: squares, size: [2, 2]}
  pond:  {of: pad, pattern: squares, size: [2, 2], prefix: pad}
flow:
  round: {turns: {as each player: act}}
rules:
  act: {choose one: {rest: nothing, go: gain 1 point}}
end:
  later: {when: round is 3, after: now}
winner: [most point]
"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_places_of_a_pattern_are_called_by_column_and_row_and_nothing_else_is(tmp_path: Path, language: str) -> None:
    (tmp_path / "game.yaml").write_text(TWO_BOARDS, encoding="utf-8")
    spoken = Prompts(load(str(tmp_path), 2), language)
    assert [spoken.text(Name(entry)) for entry in ("b2", "pad_b2", "p4")] == ["b2", "b2", "P4"]
