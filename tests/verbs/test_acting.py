"""Somebody who is named acts: what they gain, pay and are asked for; whole zones that change places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import choose, counters, refused, tiny, with_nouns, write
from spielwerk.cli.main import cli
from spielwerk.interpreter import Match
from spielwerk.interpreter.syntax.third_person import plain, possible_verbs, third_person

CARDS: dict[str, Any] = {
    "kinds": {"card": {"start": "deck"}},
    "cards": {f"card_{i}": {} for i in range(9)},
    "zones": {
        "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
        "hand": {"of": "player", "holds": "card", "seen by": "owner"},
        "heap": {"holds": "card"},
    },
    "setup": {"give": {"as each player": "deal 2 cards from deck to your hand"}},
}


def after(folder: Path, *lines: str, answers: tuple[str, ...] = (), **more: Any) -> Match:
    """The first of three players has done these lines."""
    rules = {"act": {"choose one": {"go": list(lines), "rest": "nothing"}}} | more.pop("rules", {})
    return choose(tiny(folder, 3, rules=rules, **more).start(1), "go", *answers)


@pytest.mark.parametrize(
    ("line", "coins"),
    [
        ("that opponent gains 2 coins", [3, 3, 5]),
        ("that opponent gain 2 coins", [3, 3, 5]),
        ("that opponent loses 1 coin", [3, 3, 2]),
        ("that opponent pays 2 coins to you", [5, 3, 1]),
        ("that opponent pays 1 coin, then that opponent gains 1 gem", [3, 3, 2]),
        ("that opponent gains 1 coin from the player on their left", [2, 3, 4]),
        ("the player on your left gains your coins coins", [3, 6, 3]),
        ("the player to the left of that opponent loses 3 coins", [0, 3, 3]),
        ("the start player sets their coins to 0", [0, 3, 3]),
        ("that opponent earns", [3, 3, 4]),
    ],
)
def test_who_is_named_does_it(tmp_path: Path, line: str, coins: list[int]) -> None:
    line = line.replace("your coins coins", "(your coins) coins").replace("sets their coins", "sets coin of them")
    rules = {"earn": "gain 1 coin"} if "earns" in line else {}
    match = after(tmp_path, "choose an opponent", line, answers=("player_3",), rules=rules)
    assert counters(match, "coin") == coins


def test_somebody_noted_does_a_rule(tmp_path: Path) -> None:
    lines = ("choose an opponent", "set leader to that opponent", "leader earns")
    match = after(tmp_path, *lines, answers=("player_3",), notes={"leader": "player"}, rules={"earn": "gain 1 coin"})
    assert counters(match, "coin") == [3, 3, 4]


@pytest.mark.parametrize("line", ["best earns", "leader hums"])
def test_what_is_noted_must_be_somebody_and_what_they_do_a_rule(tmp_path: Path, line: str) -> None:
    notes = {"leader": "player", "best": "card"}
    rules = {"act": line, "earn": {"you may": "gain 1 coin"}}
    assert {p.code for p in refused(tmp_path, notes=notes, rules=rules, **CARDS)} & {"wrong-type", "unknown-rule"}


def test_they_choose_from_their_own_hand(tmp_path: Path) -> None:
    lines = "choose an opponent", "that opponent chooses a card in their hand", "move that card to your hand"
    match = after(tmp_path, *lines, answers=("player_2",), **CARDS)
    hand = match.view(1)["zones"]["hand"]["player_2"]
    decision = match.decisions()[0]
    assert (decision.player, [option.id for option in decision.options]) == (1, hand)
    match.choose(hand[1])
    assert hand[1] in match.view(0)["zones"]["hand"]["player_1"]
    assert match.owed()[0][0] == 1  # the next turn


def test_nobody_is_asked_about_what_another_holds(tmp_path: Path) -> None:
    lines = ["choose an opponent", "choose a card in hand of that opponent", "move that card to heap"]
    problems = refused(tmp_path, rules={"act": {"choose one": {"go": lines, "rest": "nothing"}}}, **CARDS)
    assert {p.code for p in problems} == {"hidden-choice"}


def test_behind_what_another_decides_nothing_may_fail(tmp_path: Path) -> None:
    lines = ["choose an opponent with 1 hand", "that opponent discards", "pay 1 coin"]
    discard = {"choose a card in your hand": "move that card to heap", "otherwise": "nothing"}
    rules = {"act": {"choose one": {"go": lines, "rest": "nothing"}}, "discard": discard}
    assert [p.code for p in refused(tmp_path, rules=rules, **CARDS)] == ["behind-chance"]


def test_somebody_who_cannot_is_not_made_to(tmp_path: Path) -> None:
    lines = ["choose an opponent", "that opponent pays 3 coins"]
    match = tiny(tmp_path, 3, rules={"act": {"choose one": {"go": lines, "rest": "nothing"}}}).start(1)
    match.state[match.rules.layout.counters["coin"] + 1] = 2
    choose(match, "go")  # only the other one can: not asked
    assert counters(match, "coin") == [3, 2, 0]


@pytest.mark.parametrize(
    "form",
    [{}, {"form": "stack"}, {"form": "row", "slots": 4}, {"seen by": "owner"}, {"limit": 3}],
    ids=["pile", "stack", "row", "hidden", "limited"],
)
def test_whole_zones_change_places(tmp_path: Path, form: dict[str, Any]) -> None:
    sections = CARDS | {
        "zones": {"deck": {"holds": "card", "form": "stack"}, "hand": {"of": "player", "holds": "card"} | form},
        "setup": {
            "give": {"as each player": "deal 2 cards from deck to your hand"},
            "more": "deal 1 card from deck to hand of the start player",
        },
    }
    act = {"choose one": {"rest": "nothing", "go": "swap your hand with hand of the player on your right"}}
    match = tiny(tmp_path, 3, rules={"act": act}, **sections).start(1)
    ops, first = match.rules.machine.ops, match.rules.layout.zone_places["hand"]
    before = [ops.members(match.state, first + seat) for seat in range(3)]
    assert [len(hand) for hand in before] == [3, 2, 2]
    choose(match, "go")
    after = [ops.members(match.state, first + seat) for seat in range(3)]
    assert after == [before[2], before[1], before[0]]
    for seat, hand in enumerate(after):
        assert {match.state[match.rules.layout.locations + card] for card in hand} == {first + seat}


@pytest.mark.parametrize("line", ["swap your hand with deck", "swap your hand with nowhere"])
def test_zones_that_do_not_fit_are_not_swapped(tmp_path: Path, line: str) -> None:
    problems = refused(tmp_path, rules={"act": {"choose one": {"go": line, "rest": "nothing"}}}, **CARDS)
    assert problems and all(p.code in ("wrong-type", "unknown-name") for p in problems)


def test_verbs_in_the_third_person() -> None:
    assert [third_person(verb) for verb in ("gain", "pass", "do", "carry", "lay", "push")] == [
        "gains",
        "passes",
        "does",
        "carries",
        "lays",
        "pushes",
    ]
    for verb in ("gain", "pass", "do", "carry", "lay", "push", "discard", "give_up"):
        first, *rest = verb.split("_")
        assert verb in possible_verbs("_".join([third_person(first), *rest]))
    line = "that card_holder gains 1 coin, then the player on your left passes the start to you"
    assert plain(line) == "that card_holder gain  1 coin, then the player on your left pass   the start to you"
    assert plain("gains 1 coin") == "gains 1 coin"


TOLD = {
    "en": "Choose an opponent, then that player makes you the start player.",
    "pl": "ten gracz przekazuje ci rolę gracza rozpoczynającego.",
    "de": "Wähle einen Gegner; dieser Spieler macht dich zum Startspieler.",
    "uk": "цей гравець передає вам роль першого гравця.",
    "cs": "tento hráč předává ti roli začínajícího hráče.",
}


@pytest.mark.parametrize("locale", TOLD)
def test_it_is_told_of_whoever_does_it(tmp_path: Path, locale: str) -> None:
    lines = ["choose an opponent", "that opponent passes the start to you"]
    menu = {"rest": {"if you are the start player": "nothing"}, "go": lines}
    pack = with_nouns(write(tmp_path, rules={"act": {"choose one": menu}}), locale, "coin")
    said = CliRunner().invoke(cli, ["show", str(pack), "act", "--lang", locale]).output
    assert TOLD[locale] in said


def test_who_is_noted_acts(tmp_path: Path) -> None:
    lines = "leader gains 5 coins", "set leader to the player on your right", "leader gains 2 coins"
    match = after(tmp_path, *lines, notes={"leader": "player"})
    assert counters(match, "coin") == [3, 3, 5]  # at first nobody is noted
