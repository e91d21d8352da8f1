"""Teams: partners are no opponents, have counters together, and win together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import choose, counters, refused, write
from spielwerk.cli.main import cli
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.study.check import check

TEAMS = {"players": [4], "teams": {4: [[1, 3], [2, 4]]}}


def after(folder: Path, line: Any, *answers: str, **more: Any) -> Match:
    """The first of four players has done this."""
    rules = {"act": {"choose one": {"go": line, "rest": "nothing"}}}
    shared = {"coin": {"of": "team", "start": 3}, "gem": {"of": "player"}, "point": {"of": "team"}}
    pack = write(folder, **TEAMS | {"rules": rules, "counters": shared} | more)
    assert [str(p.message) for p in check(pack)[1]] == []
    return choose(load(str(pack), 4).start(1), "go", *answers)


@pytest.mark.parametrize(
    ("line", "gems"),
    [
        ({"each opponent": "they gain 1 gem"}, [0, 1, 0, 1]),
        ("your partner gains 1 gem", [0, 0, 1, 0]),
        ("the partner of the player on your left gains 1 gem", [0, 0, 0, 1]),
        ({"each opponent": "gain (gems of their partner + 1) gems"}, [2, 0, 0, 0]),
        ({"if your partner is the start player": "gain 1 gem", "otherwise": "gain 2 gems"}, [2, 0, 0, 0]),
    ],
)
def test_partners_are_no_opponents(tmp_path: Path, line: Any, gems: list[int]) -> None:
    assert counters(after(tmp_path, line), "gem") == gems


@pytest.mark.parametrize(
    ("line", "coins"),
    [
        ("gain 2 coins", [5, 3, 5, 3]),
        ("lose 1 coin", [2, 3, 2, 3]),
        ("pay 1 coin", [2, 3, 2, 3]),
        ("set your coin to 9", [9, 3, 9, 3]),
        ("pay 2 coins to the player on your left", [1, 5, 1, 5]),
        ("gain 2 coins from the player on your left", [5, 1, 5, 1]),
        ({"as each player": "gain 1 coin"}, [5, 5, 5, 5]),
        ("your partner loses all coins", [0, 3, 0, 3]),
    ],
)
def test_partners_count_together(tmp_path: Path, line: Any, coins: list[int]) -> None:
    assert counters(after(tmp_path, line), "coin") == coins


def test_an_opponent_is_chosen_among_the_others(tmp_path: Path) -> None:
    match = after(tmp_path, ["choose an opponent", "that opponent gains 1 gem"])
    assert [option.id for option in match.decisions()[0].options] == ["player_2", "player_4"]


def test_partners_win_together(tmp_path: Path) -> None:
    match = after(tmp_path, "gain 2 points")
    while not match.over:
        match.choose("rest")
    result = match.result()
    assert (result.winners, result.points) == ([0, 2], [2, 0, 2, 0])
    assert [sum(by.values()) for by in result.by_source] == [2, 0, 2, 0]


def test_with_another_number_of_players_everybody_plays_alone(tmp_path: Path) -> None:
    rules = {"act": {"choose one": {"go": {"each opponent": "they gain 1 point"}, "rest": "nothing"}}}
    points = {"point": {"of": "team"}}
    pack = write(tmp_path, players=[2, 4], teams=TEAMS["teams"], rules=rules, counters=points)
    assert counters(choose(load(str(pack), 2).start(1), "go"), "point") == [0, 1]
    assert counters(choose(load(str(pack), 4).start(1), "go"), "point") == [0, 2, 0, 2]


@pytest.mark.parametrize(
    ("sections", "code"),
    [
        ({"teams": {4: [[1, 3], [2]]}}, "wrong-value"),
        ({"teams": {4: [[1, 3], [2, 3]]}}, "wrong-value"),
        ({"teams": {4: [[1, 2, 3, 4]]}, "setup": {"a": {"as each player": "your partner gains 1 coin"}}}, "wrong-type"),
        ({"teams": None, "setup": {"a": {"as each player": "your partner gains 1 coin"}}}, "wrong-type"),
        ({"teams": None, "counters": {"fame": {"of": "team"}}}, "unknown-name"),
        ({"counters": {"fame": {"of": "team", "stock": 9}}}, "wrong-value"),
    ],
)
def test_what_is_no_team_is_refused(tmp_path: Path, sections: dict[str, Any], code: str) -> None:
    assert code in [p.code for p in refused(tmp_path, **TEAMS | sections)]


TOLD = {
    "en": "Your partner makes you the start player.",
    "pl": "Twój partner przekazuje ci rolę gracza rozpoczynającego.",
    "de": "Dein Partner macht dich zum Startspieler.",
    "uk": "Ваш партнер передає вам роль першого гравця.",
    "cs": "Tvůj partner předává ti roli začínajícího hráče.",
}


@pytest.mark.parametrize("locale", TOLD)
def test_it_is_told(tmp_path: Path, locale: str) -> None:
    rest = {"if you are the start player": "nothing"}
    act = {"choose one": {"rest": rest, "earn": "nothing", "go": "your partner passes the start to you"}}
    pack = write(tmp_path, **TEAMS, rules={"act": act})
    said = CliRunner().invoke(cli, ["show", str(pack), "act", "--lang", locale]).output
    assert TOLD[locale].lower().rstrip(".") in " ".join(said.lower().replace("\xa0", " ").split())


THREE = {"players": [6], "teams": {6: [[1, 3, 5], [2, 4, 6]]}}
FLAGS = {
    "kinds": {"hill": {}},
    "hills": {"tor": {}},
    "zones": {"camp": {"of": "player"}},
    "pieces": {"flag": {"of": "player", "start": {"camp": 1}, "lies on": ["camp", "hill"]}},
}


PLANTED = {"as each player": "move your flag to tor"}


def six(folder: Path, line: Any, *answers: str, **more: Any) -> Match:
    """The first of six players, three against three, has done this."""
    rules = {"act": {"choose one": {"go": line, "rest": "nothing"}}}
    pack = write(folder, **THREE | FLAGS | {"rules": rules, "counters": {"gem": {"of": "player"}}} | more)
    assert [str(p.message) for p in check(pack)[1]] == []
    return choose(load(str(pack), 6).start(1), "go", *answers)


@pytest.mark.parametrize(
    ("line", "gems"),
    [
        ({"each partner": "they gain 1 gem"}, [0, 0, 1, 0, 1, 0]),
        ("gain (count of partners) gems", [2, 0, 0, 0, 0, 0]),
        ({"each opponent": "gain (count of partners) gems"}, [6, 0, 0, 0, 0, 0]),
        ({"as each partner": "gain (count of partners) gems"}, [0, 0, 2, 0, 2, 0]),
        ([PLANTED, "gain (count of opponents with a flag on tor) gems"], [3, 0, 0, 0, 0, 0]),
        ([PLANTED, "gain (count of partners with a flag on tor) gems"], [2, 0, 0, 0, 0, 0]),
        ([{"as each player": "leave the round"}, {"each out opponent": "they gain 1 gem"}], [0, 1, 0, 1, 0, 1]),
        ([{"as each player": "leave the round"}, {"each out partner": "they gain 1 gem"}], [0, 0, 1, 0, 1, 0]),
    ],
)  # fmt: skip
def test_teams_of_three(tmp_path: Path, line: Any, gems: list[int]) -> None:
    assert counters(six(tmp_path, line), "gem") == gems


def test_a_partner_is_chosen_among_the_team(tmp_path: Path) -> None:
    match = six(tmp_path, ["choose a partner", "that partner gains 1 gem"])
    assert [option.id for option in match.decisions()[0].options] == ["player_3", "player_5"]


@pytest.mark.parametrize("answer", ["gain 1 point", {"you may": "gain 1 point"}], ids=["answers", "asks"])
def test_what_partners_do_is_not_done_by_opponents(tmp_path: Path, answer: Any) -> None:
    match = six(tmp_path, "gain 1 gem", always={"envy": [{"whenever opponents gain gem": answer}]})
    asked = []
    while "yes" in [option.id for option in match.decisions()[0].options]:
        asked.append(match.decisions()[0].player)
        match.choose("yes")
    assert match.points() == [0, 1, 0, 1, 0, 1] and asked in ([], [1, 3, 5])


def test_teams_are_shown(tmp_path: Path) -> None:
    pack = write(tmp_path, **THREE)
    assert "1+3+5, 2+4+6" in CliRunner().invoke(cli, ["info", str(pack)]).output
    assert "by seats: 1, 3 and 5; 2, 4 and 6." in CliRunner().invoke(cli, ["rulebook", str(pack)]).output


def test_a_start_that_is_only_passed_on_is_refused(tmp_path: Path) -> None:
    passing = "pass the start to the player to the left of the start player"
    menu = {"act": {"choose one": {"go": passing, "rest": "nothing"}}}
    assert [p.code for p in refused(tmp_path / "a", rules=menu)] == ["start-unused"]
    used = {"act": {"choose one": {"go": passing, "rest": {"if you are the start player": "gain 1 point"}}}}
    assert refused(tmp_path / "b", rules=used) == []
