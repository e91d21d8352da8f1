"""What is said follows from what rules mean, not from how their lines happen to read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import choose, tiny
from spielwerk.interpreter.engine.rules import Rules
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.walk import place_name
from spielwerk.interpreter.prose.all_texts import Whole
from spielwerk.interpreter.prose.prompts import Prompts
from spielwerk.interpreter.prose.whynot import WhyNot

PACK: dict[str, Any] = {
    "kinds": {"site": {"has": {"worth": "number", "colour": ["red", "blue"]}}},
    "sites": {
        "mill": {"worth": 1, "colour": "red"},
        "farm": {"worth": 3, "colour": "blue"},
        "inn": {"worth": 2, "colour": "red"},
    },
    "define": {"a site is taken": "worth of it at least 2"},
}


def rules(folder: Path, body: Any) -> Rules:
    options = {"rest": "nothing", "look": body}
    return tiny(folder, **PACK | {"rules": {"act": {"choose one": options}}})


def test_a_word_of_a_game_is_no_reason_of_ours(tmp_path: Path) -> None:
    """A game may define a word that we have for a reason, too: `taken`."""
    match = choose(rules(tmp_path, ["choose a taken site", "gain 1 coin"]).start(1), "look")
    why = WhyNot(Prompts(match.rules, "en"), match, 0)
    reason, meaning = why.answer(why.meant("mill")[0]).lines
    assert "taken site" in reason and "is less than 2" in meaning


@pytest.mark.parametrize("query", ["a red site", "a site where colour of it is red"])
def test_a_printed_value_is_said_alike_however_it_is_asked_for(tmp_path: Path, query: str) -> None:
    whole = Whole(rules(tmp_path, [f"choose {query}", "gain 1 coin"]).machine.program.game, "en")
    (text,) = whole.find("act")
    assert "or choose a red site, then gain 1 coin." in whole.write(text).lines[0]


def test_a_place_has_one_name() -> None:
    """Checking and compiling ask for it; one of them was at a loss where no kind is known."""
    nothing = ir.Type("thing")
    assert place_name(ir.Place(thing=ir.LocalRef(nothing, ir.Local("here", nothing)))) == ""
    modules = (Path(__file__).parents[2] / "interpreter").rglob("*.py")
    assert sum("def place_name(" in path.read_text(encoding="utf-8") for path in modules) == 1
