"""What `why` answers where a thing can be chosen behind several options of one question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import Result
from runtime.tiny import write
from spielwerk.cli.asked_about import taken_for

Run = Callable[..., Result]

PLACES = {
    "kinds": {"place": {"has": {"high": "flag"}}},
    "places": {"field": {"high": False}, "hill": {"high": True}, "peak": {"high": True}},
    "pieces": {"hut": {"of": "player", "start": {"yard": 3}, "lies on": ["yard", "place"]}},
    "zones": {"yard": {"of": "player"}},
}
BUILD = "move 1 hut from your yard to that place"


def asked(run: Run, folder: Path, *said: str) -> list[str]:
    """What is answered, with a hut on the hill: places without one can be built on, high ones with one extended."""
    build = {"choose a place where it has no hut": BUILD}
    extend = {"choose a high place where it has a hut": BUILD}
    act = {"choose one": {"build": build, "extend": extend, "rest": "nothing"}}
    lead = {"find a place where it is hill": BUILD.replace("move", "deal")}
    pack = write(folder, **PLACES, rules={"act": act}, setup={"lead": {"as each player": lead}})
    args = ("play", str(pack), "--players", "2", "--seed", "1", "--human", "1", "--human", "2")
    output = run(*args, input="\n".join([*said, "quit"]) + "\n").output
    return output.split("\n> \n")[1:]


def test_a_thing_that_one_of_several_options_offers_is_offered(run: Run, tmp_path: Path) -> None:
    hill, field, peak, *_ = asked(run, tmp_path, "why hill", "why field", "why peak")
    assert hill.splitlines() == [
        "“Move 1 hut from your yard to a high place with a hut: Hill” is offered.",
        "“Move 1 hut from your yard to a place without a hut: Hill” is not offered:",
        "  There is a hut on this place",
    ]
    assert field.strip() == "“Move 1 hut from your yard to a place without a hut: Field” is offered."
    assert peak.strip() == "“Move 1 hut from your yard to a place without a hut: Peak” is offered."


def test_what_would_choose_an_option_is_told_as_offered_also_where_something_else_is_called_so(
    run: Run, tmp_path: Path
) -> None:
    """The hill is not asked for here, and the plan of it is."""
    more = {
        "kinds": {"place": {"has": {"high": "flag"}}, "plan": {"start": "table"}},
        "plans": {"hill_plan": {}, "field_plan": {}},
        "zones": {"yard": {"of": "player"}, "table": {"holds": "plan"}},
    }
    act = [{"choose a plan in table": "gain 1 coin", "otherwise": "nothing"}]
    pack = write(tmp_path, **(PLACES | more), rules={"act": act})
    args = ("play", str(pack), "--players", "2", "--seed", "1", "--human", "1", "--human", "2")
    _, why, *_ = run(*args, input="why hill\nquit\n").output.split("\n> \n")
    assert why.startswith("Hill plan is offered.\nHill is not offered:\n  It is never chosen in this game")


@pytest.mark.parametrize(
    ("language", "said", "counts"),
    [
        ("en", "research", "It is never chosen; it counts in: Research technologies; Expand to other"),
        ("en", "price+", "It is never chosen; it counts in: Set the price"),
        ("de", "forschung", "Das wird nicht gewählt, sondern gezählt: Erforsche Technologien"),
    ],
)
def test_of_a_sign_that_is_counted_it_is_told_where(run: Run, language: str, said: str, counts: str) -> None:
    """It is not said that nothing asks for it: rules do, though nobody chooses it."""
    play = ("play", "smartphone_inc", "--players", "2", "--seed", "3", "--variant", "dealt_companies")
    _, why, *_ = run("--lang", language, *play, input=f"why {said}\nquit\n").output.split("\n> \n")
    assert counts in " ".join(why.split()), why


DEEDS = {
    "kinds": {"deed": {"start": "table", "has": {"goal": "condition"}}},
    "deeds": {
        "source": {"goal": "rulebook"},
        "poor": {"goal": "your coins at least 0"},
        "rich": {"goal": "your coins at least 5"},
    },
    "zones": {"table": {"holds": "deed"}, "done": {"of": "player", "holds": "deed"}},
    "rules": {
        "act": {"choose one": {"claim": "claim", "rest": "gain 1 coin"}},
        "claim": {"choose a deed in table where goal of it holds": "move that deed to your done"},
    },
}


def test_what_a_thing_lacks_that_cannot_be_chosen_behind_an_option_is_told(run: Run, tmp_path: Path) -> None:
    """Only one deed can be claimed, so that which it is decides itself; then none."""
    args = ("play", str(write(tmp_path, **DEEDS)), "--players", "2", "--seed", "1", "--human", "1", "--human", "2")
    said = ("why rich", "why deeds", "claim", "why rich")
    _, why, kind, _, none, *_ = run(*args, input="\n".join([*said, "quit"]) + "\n").output.split("\n> \n")
    assert why.splitlines() == [
        "Rich is not offered:",
        "  You can only choose a deed whose goal is met",
        "  This does not hold: you have at least 5 coins (now: 3)",
    ]
    assert kind.startswith("Deeds: offered are: Poor\n  – Rich: You can only choose a deed whose goal is met")
    assert "This does not hold: you have at least 5 coins (now: 3)" in none


AGENTS = {
    "kinds": {"agent": {"of": "player", "start": "hand"}, "field": {}},
    "agents": {"source": "known", "spy": {}},
    "fields": {"north": {}, "south": {}},
    "zones": {"hand": {"of": "player", "holds": "agent"}, "spent": {"of": "player", "holds": "agent"}},
    "counters": {"mark": {"of": "field"}},
    "rules": {
        "act": [{"any number of times": {"choose one": {"send": "send", "work": "gain 1 coin"}}}],
        "send": {
            "once per turn": [
                "choose an agent in your hand",
                {"choose a field": "gain 1 mark on that field"},
                "move that agent to your spent",
            ]
        },
    },
}


def test_of_a_kind_what_speaks_against_the_option_is_told_in_which_it_would_be_chosen(run: Run, tmp_path: Path) -> None:
    """It was said to be asked for in another step, which is an option of this one."""
    args = ("play", str(write(tmp_path, **AGENTS)), "--players", "2", "--seed", "1", "--human", "1", "--human", "2")
    said = ("why fields", "send north", "why agents", "why fields", "why spy")
    _, fields, _, agents, later, spy, *_ = run(*args, input="\n".join([*said, "quit"]) + "\n").output.split("\n> \n")
    assert fields == "Fields: offered are: North, South"
    assert agents == "Agents: none of them is offered.\nSend: It has been used already (once per turn)"
    assert later == "Fields: none of them is offered.\nSend: It has been used already (once per turn)"
    assert spy.endswith("It has been used already (once per turn)")


def test_what_decides_itself_in_an_option_is_offered_though_another_is_called_so_in_part() -> None:
    """`why d4` beside `collect: C4–D4` and `build: Building 18, D4`: the second is what is meant."""
    build, collect = object(), object()
    question = SimpleNamespace(holding=lambda said: [build], meant=lambda said, worst: [collect, build])
    person: Any = SimpleNamespace(question=question)
    assert taken_for(person, "d4", []) is build
