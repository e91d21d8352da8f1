"""What is passed on arrives with the neighbour, all at once, in whatever form it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import refused, tiny
from spielwerk.interpreter import Rules
from spielwerk.interpreter.lowering.anatomy import facts_of
from spielwerk.interpreter.model import walk
from spielwerk.interpreter.verbs.passing import PassEvery

FORMS: dict[str, dict[str, Any]] = {
    "pile": {},
    "limited pile": {"limit": 3},
    "stack": {"form": "stack"},
    "row": {"form": "row", "slots": 4},
    "single": {"form": "row", "slots": 1},
    "hidden": {"seen by": "owner"},
}


def game(folder: Path, players: int, side: str, **form: Any) -> Rules:
    """Each player is dealt three cards, or the one there is room for."""
    many = min(3, form.get("slots", 3))
    return tiny(
        folder,
        players=players,
        kinds={"card": {"start": "deck"}},
        cards={f"card_{i}": {} for i in range(12)},
        zones={"deck": {"holds": "card", "form": "stack"}, "purse": {"of": "player", "holds": "card"} | form},
        setup={"give": {"as each player": f"deal {many} cards from deck to your purse"}},
        rules={"act": {"choose one": {"rest": "nothing", "go": f"pass every purse to the {side}"}}},
    )


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("side", "step"), [("left", 1), ("right", -1)])
def test_everything_goes_to_the_neighbour(tmp_path: Path, form: Any, players: int, side: str, step: int) -> None:
    rules = game(tmp_path, players, side, **form)
    match = rules.start(1)
    first = rules.layout.zone_places["purse"]
    ops = rules.machine.ops
    before = [ops.members(match.state, first + i) for i in range(players)]
    assert all(before)
    match.choose("go")
    after = [ops.members(match.state, first + i) for i in range(players)]
    assert after == [before[(i - step) % players] for i in range(players)]
    for i, things in enumerate(after):
        assert [match.state[rules.layout.locations + thing] for thing in things] == [first + i] * len(things)


@pytest.mark.parametrize("zone", ["deck", "board", "chest", "nowhere"])
def test_only_what_every_player_has_is_passed_on(tmp_path: Path, zone: str) -> None:
    problems = refused(
        tmp_path,
        kinds={
            "card": {"start": "deck"},
            "suit": {"is": ["red"]},
            "tile": {"start": "box", "has": {"cells": "grid of suit"}},
        },
        cards={"ace": {}},
        tiles={"strip": {"cells": [["red"]]}},
        pieces={"token": {"of": "player", "start": {"chest": 1}, "lies on": ["chest"]}},
        zones={
            "deck": {"holds": "card"},
            "chest": {"of": "player"},
            "box": {"holds": "tile"},
            "board": {"of": "player", "holds": "tile", "form": "grid", "size": [2, 2]},
        },
        rules={"act": f"pass every {zone} to the left"},
    )
    assert [p.code for p in problems] == ["unknown-name" if zone == "nowhere" else "wrong-type"]


def test_a_rule_may_still_be_called_pass(tmp_path: Path) -> None:
    rules = tiny(tmp_path, rules={"act": {"choose one": {"rest": "pass", "go": "gain 1 coin"}}, "pass": "gain 1 gem"})
    match = rules.start(1)
    match.choose("rest")
    assert match.state[rules.layout.counters["gem"]] == 1


@pytest.mark.parametrize(("seen", "kept"), [("all", True), ("owner", False)])
def test_what_was_seen_is_not_taken_back(tmp_path: Path, seen: str, kept: bool) -> None:
    rules = game(tmp_path, 2, "left", **{"seen by": seen})
    effect = next(e for e in walk.all_effects(rules.machine.program.game) if isinstance(e, PassEvery))
    assert facts_of(effect, rules.machine.program.game).reveals is not kept
