"""Counters with two owners: of a sort by its name or as a thing says, all together, and prices paid in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.diagnostics.problems import Span
from spielwerk.interpreter.packs.tree import Scalar
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.study.outside_lines import Lines

GAME = """
game: gems
players: [2]
source: known
counters:
  gem:   {of: [player, colour], stock: 7}
  gold:  {of: player, plural: gold}
  point: {of: player}
kinds:
  colour: {is: [red, blue, green]}
  card:   {start: market, has: {cost: amounts of colour, colour: colour}}
cards:
  ruby:    {cost: 2 blue and 1 green, colour: red}
  emerald: {copies: 2, cost: 3 red, colour: green}
zones:
  market: {holds: card}
  bought: {of: player, holds: card}
define:
  bonus of a colour: count of cards in your bought where colour of it is that colour
flow:
  round: {turns: {as each player: act}}
rules:
  act:
    choose one:
      rest: nothing
      buy:
        - choose a card in market
        - pay cost of that card in gems less bonus or gold
        - move that card to your bought
      take: {choose a colour: gain 2 gems of that colour}
      sell: {choose a colour: [pay 1 gem of that colour, gain 1 point]}
end:
  later: {when: round is 9, after: now}
winner: [most point]
"""


def begun(folder: Path, *given: str) -> Match:
    folder.mkdir(exist_ok=True)
    (folder / "game.yaml").write_text(GAME)
    match = load(str(folder), 2).start(1)
    for line in given:
        Lines(match).do(Scalar(line, Span("", 0, 0, 0)), 0)
    match.found = match.rules.machine.options[match.state[0]](match.state) if given else match.found
    return match


def ids(match: Match) -> list[str]:
    _, pc, codes = match.owed()[0]
    return [match.rules.option_id(pc, code) for code in codes]


def take(match: Match, *names: str) -> Match:
    for name in names:
        player, _, codes = match.owed()[0]
        match.pick(player, codes[ids(match).index(name)])
    return match


def had(match: Match) -> list[int]:
    seen = match.view(0)["counters"]
    return [seen[name]["player_1"] for name in ("red_gem", "blue_gem", "green_gem", "gold")]


def test_one_sort_is_gained_and_paid(tmp_path: Path) -> None:
    match = begun(tmp_path / "g")
    assert ids(match) == ["rest", "take"], "nothing to sell, nothing to pay with"
    take(match, "take", "blue")
    assert had(match) == [0, 2, 0, 0] and match.view(0)["stocks"]["blue_gem"] == 5
    take(match, "rest", "sell")
    assert had(match) == [0, 1, 0, 0], "only blue could be paid, so nothing was asked"


@pytest.mark.parametrize(
    ("given", "offered", "left"),
    [
        (("gain 2 gems of blue", "gain 1 gem of green"), ["ruby"], [0, 0, 0, 0]),
        (("gain 2 gems of blue",), [], []),
        (("gain 2 gems of blue", "gain 2 gold"), ["ruby"], [0, 0, 0, 1]),
        (("gain 3 gold", "gain 1 gem of green"), ["ruby", "emerald_1"], [0, 0, 0, 1]),
        # a green card makes green cheaper by one
        (("gain 2 gems of blue", "move emerald_1 to your bought"), ["ruby"], [0, 0, 0, 0]),
    ],
)
def test_prices_less_and_with_a_stand_in(
    tmp_path: Path, given: tuple[str, ...], offered: list[str], left: list[int]
) -> None:
    match = begun(tmp_path / "g", *given)
    assert ("buy" in ids(match)) == bool(offered)
    if offered:
        take(match, "buy")
        if len(offered) > 1:
            assert ids(match) == offered
            take(match, "ruby")
        assert had(match) == left


def test_numbers_and_conditions(tmp_path: Path) -> None:
    match = begun(tmp_path / "g", "gain 2 gems of blue", "gain 1 red_gem")

    def holds(line: str) -> bool:
        return Lines(match).holds(Scalar(line, Span("", 0, 0, 0)), 0)

    assert holds("your gems is 3") and holds("your gems of blue is 2") and holds("you have 2 gems of blue")
    assert holds("you have 3 gems") and not holds("you have 1 gem of green") and holds("stock of red_gems is 6")
    assert holds("(count of colours where your gems of it at least 1) is 2")
    assert holds("(count of players where (gems of it at least 3)) is 1")
    assert holds("(count of colours where stock of gems of it is 6) is 1") and holds("stock of gems of blue is 5")
    Lines(match).do(Scalar("set your gems of blue to 7, then lose all gems of red", Span("", 0, 0, 0)), 0)
    assert had(match)[:3] == [0, 7, 0]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("gem:   {of: [player, colour]", "gem:   {of: [player, shade]", "wrong-value"),
        ("gem:   {of: [player, colour]", "gem:   {of: [colour, player]", "wrong-value"),
        ("gain 2 gems of that colour", "gain 2 gems of ruby", "wrong-type"),
        ("gain 2 gems of that colour", "gain 2 gold of that colour", "unknown-name"),
        ("in gems less bonus", "in gold less bonus", "unknown-name"),
        ("in gems less bonus", "in gems less luck", "unknown-name"),
        ("pay 1 gem of that colour, gain", "pay 1 gem of that colour and 1 gold, gain", "syntax"),
    ],
)
def test_what_is_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert old in GAME
    (tmp_path / "game.yaml").write_text(GAME.replace(old, new))
    assert {p.code for p in check(tmp_path)[1]} == {code}


def test_words(tmp_path: Path) -> None:
    told = words(begun(tmp_path / "g").rules, "act")
    assert "pay the cost of that card in gems, less your bonus (gold stands in for what is missing)" in told
    assert "Gain 2 gems of a colour." in told and "Pay 1 gem of a colour, then gain 1 point." in told


@pytest.mark.parametrize(
    "line", ["{pay 1 with: [1 gem of red, 1 gold]}", "move 1 card of red from market to your bought"]
)
def test_a_sort_where_none_can_be_said_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / "game.yaml").write_text(GAME.replace("      rest: nothing", f"      rest: {line}"))
    assert [p.code for p in check(tmp_path)[1]] in (["syntax"], ["adjective"])
