"""Who is out of the round or of the game is passed over: by turns, loops, neighbours, and by the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import choose, counters, refused, tiny, with_nouns, write
from spielwerk.cli.main import cli
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.engine.events import Seated, Standing
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.study.check import check

ACT = {
    "rest": "nothing",
    "stop": "leave the round",
    "give_up": "leave the game",
    "kick": ["choose an opponent", "that opponent leaves the game"],
}
END = {
    "last": {"when": "(count of players) is 1", "after": "now"},
    "long": {"when": "round is 4", "after": {"rounds": 0}},
}


def game(folder: Path, players: int = 4, act: dict[str, Any] | None = None, **more: Any) -> Rules:
    sections = {"players": [2, 3, 4], "rules": {"act": {"choose one": ACT | (act or {})}}, "end": END} | more
    pack = write(folder, **sections)
    assert check(pack)[1] == []
    return load(str(pack), players)


def turns(match: Match, *options: str) -> list[int]:
    """Who is asked, turn by turn."""
    found = []
    for option in options:
        found.append(match.owed()[0][0])
        match.choose(option)
    return found


def test_who_leaves_the_round_comes_back_with_the_next(tmp_path: Path) -> None:
    match = game(tmp_path, 3).start(1)
    assert turns(match, "rest", "stop", "rest") == [0, 1, 2]
    assert turns(match, "rest", "rest", "rest") == [0, 1, 2]


def test_in_one_round_turns_go_on_without_them(tmp_path: Path) -> None:
    flow = {"round": [{"repeat 3 times": {"as each player": "turn"}}]}
    match = game(tmp_path, 3, flow=flow).start(1)
    assert turns(match, "rest", "stop", "rest") == [0, 1, 2]
    assert match.view(2)["out"] == {"player_2": "round"}
    assert turns(match, "rest", "rest", "rest", "rest") == [0, 2, 0, 2]
    assert match.round == 2
    assert match.view(2)["out"] == {}


def test_who_is_made_to_leave_has_no_turn_any_more(tmp_path: Path) -> None:
    match = game(tmp_path, 4).start(1)
    choose(match, "kick", "player_3")
    assert turns(match, "rest", "rest", "rest", "rest") == [1, 3, 0, 1]
    assert match.view(0)["out"] == {"player_3": "game"}


def test_the_turn_of_who_leaves_is_over(tmp_path: Path) -> None:
    extra = {"choose one": {"no_more": "nothing", "more": "gain 1 coin"}}
    rules = {"act": {"choose one": ACT}, "extra": extra}
    match = tiny(tmp_path, 3, rules=rules, flow={"round": {"as each player": "turn"}, "turn": ["act", "extra"]}).start(
        1
    )
    assert turns(match, "rest", "no_more", "stop", "rest") == [0, 0, 1, 2]


@pytest.mark.parametrize(
    ("line", "gems"),
    [
        ({"each opponent": "they gain 1 gem"}, [0, 0, 1, 1]),
        ({"as each player": "gain 1 gem"}, [1, 0, 1, 1]),
        ({"each out player": "they gain 1 gem"}, [0, 1, 0, 0]),
        ({"each out opponent": "they gain 1 gem"}, [0, 1, 0, 0]),
        ("the player on your left gains 1 gem", [0, 0, 1, 0]),
        ("the player to the left of the player on your left gains 1 gem", [0, 0, 0, 1]),
        ({"as each player": "the player on your right gains (1) gems"}, [1, 0, 1, 1]),
        ("gain (count of players) gems", [3, 0, 0, 0]),
        ({"if there is 1 out player": "gain 1 gem"}, [1, 0, 0, 0]),
        ({"if you are out": "gain 1 gem", "otherwise": "gain 2 gems"}, [2, 0, 0, 0]),
        ({"each player where it is not out": "they gain 1 gem"}, [1, 0, 1, 1]),
        ({"rank players": {"by": ["least your coins"], "prizes": {1: "gain 1 gem", 3: "gain 3 gems"}}}, [1, 0, 0, 3]),
    ],
)
def test_they_are_passed_over(tmp_path: Path, line: Any, gems: list[int]) -> None:
    match = game(tmp_path, 4, {"go": line}).start(1)
    turns(match, "rest", "give_up", "rest", "rest", "go")
    assert counters(match, "gem") == gems


def test_an_opponent_who_is_out_cannot_be_chosen(tmp_path: Path) -> None:
    match = game(tmp_path, 4).start(1)
    turns(match, "rest", "give_up", "rest", "rest")
    match.choose("kick")
    assert [option.id for option in match.decisions()[0].options] == ["player_3", "player_4"]


def test_what_is_passed_on_goes_past_them(tmp_path: Path) -> None:
    sections: dict[str, Any] = {
        "kinds": {"card": {"start": "deck"}},
        "cards": {f"card_{i}": {} for i in range(4)},
        "zones": {"deck": {"holds": "card", "form": "stack"}, "hand": {"of": "player", "holds": "card"}},
        "setup": {"give": {"as each player": "deal 1 card from deck to your hand"}},
    }
    match = game(tmp_path, 4, {"pass_on": "pass every hand to the left"}, **sections).start(1)
    before = list(match.view(0)["zones"]["hand"].values())
    turns(match, "rest", "give_up", "pass_on")
    after = list(match.view(0)["zones"]["hand"].values())
    assert after == [before[3], before[1], before[0], before[2]]


def test_cards_of_who_is_out_answer_nothing(tmp_path: Path) -> None:
    always = {"joy": [{"whenever opponents sing": "gain 1 gem"}]}
    rules = {"act": {"choose one": ACT | {"song": "sing"}}, "sing": "nothing"}
    match = tiny(tmp_path, 3, rules=rules, always=always).start(1)
    turns(match, "rest", "stop", "song")
    assert counters(match, "gem") == [1, 0, 0]


def test_who_left_the_game_has_lost_and_ranks_by_when(tmp_path: Path) -> None:
    match = game(tmp_path, 4, {"win": "gain 9 points"}).start(1)
    turns(match, "win", "give_up", "win", "rest", "give_up", "rest", "give_up")
    assert match.over
    result = match.result()
    assert (result.winners, result.ranking, result.out) == ([2], [2, 3, 0, 1], [0, 1, 3])
    assert result.cause == "last"


def test_the_end_is_seen_at_once(tmp_path: Path) -> None:
    match = game(tmp_path, 2).start(1)
    turns(match, "give_up")
    assert match.over and match.result().winners == [1]


def test_the_record_tells_it(tmp_path: Path) -> None:
    match = game(tmp_path, 3).start(1)
    for option, standing in (("stop", Standing.LEFT_ROUND), ("give_up", Standing.LEFT_GAME)):
        seat = match.owed()[0][0]
        events = recorded(match.clone(), *match.meant(option))
        assert [f for e in events for f in e.facts if isinstance(f, Seated)] == [Seated(seat, standing)]
        match.choose(option)


def test_imagined_games_know_who_is_out(tmp_path: Path) -> None:
    match = game(tmp_path, 4).start(1)
    turns(match, "stop")
    other = match.imagine(2, 7)
    assert other.view(2)["out"] == {"player_1": "round"}
    before = match.clone()
    before.state[before.rules.layout.out] = 0
    assert before.digest() != match.digest()


def test_without_such_a_rule_there_is_nothing_to_keep(tmp_path: Path) -> None:
    rules = tiny(tmp_path, 3)
    assert rules.layout.out == -1
    assert "out" not in rules.start(1).view(0)


def test_nobody_leaves_in_secret_or_without_acting(tmp_path: Path) -> None:
    act = {"choose one": {"go": {"secretly as each player": {"you may": "leave the round"}}, "rest": "nothing"}}
    assert [p.code for p in refused(tmp_path / "a", rules={"act": act})] == ["secret-shared"]
    assert [p.code for p in refused(tmp_path / "b", setup={"first": "leave the game"})] == ["no-antecedent"]


TOLD = {
    "en": ("Drop out of the round.", "that player drops out of the game.", "If you are not out"),
    "pl": ("Odpadasz z rundy.", "ten gracz odpada z gry.", "nie jesteś poza grą"),
    "de": ("Scheide aus der Runde aus.", "dieser Spieler scheidet aus dem Spiel aus.", "du nicht ausgeschieden bist"),
    "uk": ("Ви вибуваєте з раунду.", "цей гравець вибуває з гри.", "ви не вибули"),
    "cs": ("Vypadáváš z kola.", "tento hráč vypadává ze hry.", "nejsi mimo hru"),
}


@pytest.mark.parametrize("locale", TOLD)
def test_it_is_told(tmp_path: Path, locale: str) -> None:
    act = ACT | {"if": {"if you are not out": "leave the game"}}
    pack = with_nouns(write(tmp_path, rules={"act": {"choose one": act}}), locale, "coin")
    said = " ".join(
        CliRunner().invoke(cli, ["show", str(pack), "act", "--lang", locale]).output.replace("\xa0", " ").split()
    )
    assert [words for words in TOLD[locale] if words not in said] == []
