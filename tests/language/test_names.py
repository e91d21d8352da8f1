"""Names that things get: in loops, in choices, in queries before `where`; what they mean, and how they are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.study.check import check

GAME = """
game: naming
players: [2]
source: known
counters:
  point: {{of: player}}
  mark:  {{of: site}}
kinds:
  site: {{has: {{size: number}}}}
  card: {{start: hand, has: {{value: number}}}}
sites: {{low: {{size: 1}}, mid: {{size: 2}}, high: {{size: 3}}}}
cards:
  two:  {{copies: 2, value: 2}}
  five: {{value: 5}}
zones:
  hand: {{holds: card}}
flow:
  round: {{turns: {{as each player: act}}}}
rules:
  act:
    choose one:
      rest: nothing
      go: {body}
end:
  later: {{when: round is 3, after: now}}
winner: [most point]
"""


def done(folder: Path, body: str) -> Match:
    """The position after an option that does this was taken, and the first option wherever something is asked."""
    folder.mkdir(exist_ok=True)
    (folder / "game.yaml").write_text(GAME.format(body=body))
    match = load(str(folder), 2).start(1)
    player, pc, codes = match.owed()[0]
    match.pick(player, next(code for code in codes if match.rules.option_id(pc, code) == "go"))
    while match.owed()[0][0] == player:
        match.pick(player, match.owed()[0][2][0])
    return match


def points(folder: Path, body: str) -> int:
    return int(done(folder, body).view(0)["counters"]["point"]["player_1"])


LARGER = "where value of it more than value of"
#: what is done, and how many points it brings
MEANT = {
    "{each site as outer: {each site as inner: {if size of that inner more than size of that outer: gain 1 point}}}": 3,
    "{each site as outer: gain (count of sites where size of it more than size of that outer) points}": 3,
    "{find a site as goal where size of it is 2: gain (size of that goal) points}": 2,
    "{find a site where size of it is 2 as goal: gain (size of that goal) points}": 2,
    "gain (count of cards in hand as first where (there is a card in hand "
    "where (it is not that first and value of it is value of that first))) points": 2,
    f"gain (count of cards in hand as one where there is a card in hand {LARGER} that one) points": 2,
    f"{{if there is no card in hand as top where there is a card in hand {LARGER} that top: nothing, "
    "otherwise: gain 1 point}": 1,
    "[choose a site as origin, choose another site, gain (size of that origin * 10 + size of that site) points]": 12,
    # a name that is known moves on
    "[choose a site as last, choose a site where size of it more than size of that last as last, "
    "gain (size of that last) points]": 2,
    "{as each player as bidder: {each opponent: {if that bidder is them: gain 5 points, otherwise: gain 1 point}}}": 1,
}


@pytest.mark.parametrize(("body", "expected"), MEANT.items(), ids=range(len(MEANT)))
def test_names_mean_what_they_were_given_to(tmp_path: Path, body: str, expected: int) -> None:
    assert points(tmp_path / "g", body) == expected


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("{each site as one: {each card in hand as one: gain 1 point}}", "name-twice"),
        ("{each site as card: gain 1 point}", "name-twice"),
        ("{each site as one where size of it is 1 as two: gain 1 point}", "name-twice"),
        ("{each site as one: gain (count of sites as one where size of it is 1) points}", "name-twice"),
        ("[choose a site as one, choose a card in hand as one, gain 1 point]", "name-twice"),
        ("[gain (count of sites as a1 where size of it is 1) points, gain (size of that a1) points]", "no-antecedent"),
    ],
)
def test_names_hide_nothing(tmp_path: Path, body: str, code: str) -> None:
    (tmp_path / "game.yaml").write_text(GAME.format(body=body))
    assert {p.code for p in check(tmp_path)[1]} == {code}


MOVED = """
        - choose a site as origin
        - choose another site
        - gain (size of that origin + size of that site) points
        - each site as outer: gain (count of sites where size of it more than size of that outer) points
        - if there is a card in hand as first where there is a card in hand LARGER that first: gain 1 point
""".replace("LARGER", LARGER)


def test_names_are_told(tmp_path: Path) -> None:
    match = done(tmp_path / "g", MOVED)
    told = words(match.rules, "act")
    assert "Choose a site (origin)." in told and "the size of that origin plus the size of the chosen site" in told
    assert "For each site (outer)" in told and "the size of that outer" in told
    assert "a card (first) in the hand where there is a card in the hand whose value is more than" in told


def test_a_language_without_a_word_for_a_name_speaks_of_its_kind(tmp_path: Path) -> None:
    """With `noun-origin` it is called so; where there is only a word for sites, it is a site."""
    done(tmp_path / "g", MOVED)
    folder = tmp_path / "g" / "translations" / "en"
    folder.mkdir(parents=True)
    site = "noun-site =\n    .sg = spot\n    .pl = spots\n"
    (folder / "naming.ftl").write_text(site)
    told = words(load(str(tmp_path / "g"), 2), "act")
    assert "the size of that spot plus the size of the chosen spot" in told and "origin" not in told
    (folder / "naming.ftl").write_text(site + "noun-origin =\n    .sg = starting spot\n")
    told = words(load(str(tmp_path / "g"), 2), "act")
    assert "Choose a spot (starting spot)." in told and "the size of that starting spot" in told


def test_a_name_stands_behind_its_noun_before_what_is_said_of_it() -> None:
    told = CliRunner().invoke(cli, ["show", "reversi", "place", "--lang", "de"]).output
    assert "Wähle ein Feld (Feld), von dem eine Reihe" in told
