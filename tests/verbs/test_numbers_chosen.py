"""Numbers that are chosen: which are offered, what they are called, what follows from them, how they are asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.cli.asking import Question
from spielwerk.interpreter import Match, load
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.bots.bot import decide
from spielwerk.interpreter.bots.mcts import Mcts
from spielwerk.interpreter.prose.options.offers import offers
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.study.why import why_not

AUCTION = Path(__file__).parents[1] / "data" / "auction"
GAME = """
game: numbers
players: [2]
source: known
counters:
  coin:  {{of: player, start: 4}}
  point: {{of: player}}
  high:  {{of: game, start: {high}}}
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


def begun(folder: Path, body: str, high: int = 1) -> Match:
    folder.mkdir(exist_ok=True)
    (folder / "game.yaml").write_text(GAME.format(body=body, high=high))
    return load(str(folder), 2).start(1)


def ids(match: Match) -> list[str]:
    _, pc, codes = match.owed()[0]
    return [match.rules.option_id(pc, code) for code in codes]


def take(match: Match, name: str) -> None:
    player, pc, codes = match.owed()[0]
    match.pick(player, codes[ids(match).index(name)])


BID = "[choose a number from high + 1 to your coins as bid, pay (that bid) coins, gain (that bid * 2) points]"
BELOW = "{choose a number from high + 1 to 9: [pay (that number) coins, gain 1 point], otherwise: gain 7 points}"


def test_what_is_offered_can_be_completed(tmp_path: Path) -> None:
    match = begun(tmp_path / "g", BID)
    take(match, "go")
    assert ids(match) == ["2", "3", "4"]
    take(match, "3")
    assert [match.view(0)["counters"][name]["player_1"] for name in ("coin", "point")] == [1, 6]
    match = begun(tmp_path / "g", BELOW)
    take(match, "go")
    assert ids(match) == ["2", "3", "4"], "9 is in the line, 4 coins in the purse"


def test_without_a_number_it_is_impossible_or_otherwise(tmp_path: Path) -> None:
    assert ids(begun(tmp_path / "g", BID, high=3)) == ["rest", "go"]
    match = begun(tmp_path / "g", BID.replace("your coins as", "(your coins capped at high) as"), high=1)
    assert match.over, "a menu with one entry left is not asked"
    match = begun(tmp_path / "g", BELOW, high=4)
    take(match, "go")
    assert match.view(0)["counters"]["point"]["player_1"] == 7


def test_why_not_a_number(tmp_path: Path) -> None:
    match = begun(tmp_path / "g", BELOW)
    take(match, "go")
    assert why_not(match, 0, "3") == []
    assert len(why_not(match, 0, "1")) >= 1 and len(why_not(match, 0, "5")) >= 1


def test_at_most_a_thousand_are_listed_and_none_below_zero(tmp_path: Path) -> None:
    match = begun(tmp_path / "g", "{choose a number from 5 to 100000: gain (that number) points}")
    take(match, "go")
    assert len(ids(match)) == 1000 and ids(match)[0] == "5" and ids(match)[-1] == "1004"
    match = begun(tmp_path / "g", "{choose a number from high - 3 to high: gain (that number) points}")
    take(match, "go")
    assert ids(match) == ["0", "1"]


def test_a_range_in_digits_cannot_fail(tmp_path: Path) -> None:
    begun(tmp_path / "g", "nothing")
    text = (tmp_path / "g" / "game.yaml").read_text()
    high, from_none = "choose a number from 1 to high", "choose a number from 0 to high"
    for line, codes in (("choose a number from 1 to 3", []), (high, ["step-can-fail"]), (from_none, [])):
        step = f"{{as each player: {{{line}: gain (that number) points}}}}"
        (tmp_path / "g" / "game.yaml").write_text(text + f"setup:\n  first: {step}\n")
        assert [p.code for p in check(tmp_path / "g")[1]] == codes


def test_what_follows_a_number_that_can_always_be_chosen_must_be_possible(tmp_path: Path) -> None:
    fits = "[choose a number from 1 to {}, {{only if your coins at most that number: gain 1 point}}]"
    match = begun(tmp_path / "a", fits.format(5))
    assert ids(match) == ["rest", "go"]
    take(match, "go")
    assert ids(match) == ["4", "5"]
    assert begun(tmp_path / "b", fits.format(3)).over  # nobody ever has anything to choose


def test_in_secret(tmp_path: Path) -> None:
    begun(tmp_path / "g", "nothing")
    text = (tmp_path / "g" / "game.yaml").read_text()
    bid = "{choose a number from 0 to your coins as bid: set your points to that bid, otherwise: nothing}"
    step = f"{{secretly as each player: {bid}}}"
    (tmp_path / "g" / "game.yaml").write_text(text + f"setup:\n  first: {step}\n")
    match = load(str(tmp_path / "g"), 2).start(1)
    for seat, name in ((1, "4"), (0, "2")):
        _, pc, codes = next(owed for owed in match.owed() if owed[0] == seat)
        match.pick(seat, next(code for code in codes if match.rules.option_id(pc, code) == name))
    assert match.view(0)["counters"]["point"] == {"player_1": 2, "player_2": 4}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("{choose a number from 1 to that bid: gain 1 point}", "no-antecedent"),
        ("{choose a number from 1 to 3 as coin: gain (that coin) points}", ""),
        ("{choose a number from 1 to 3 as player: gain 1 point}", "name-twice"),
        ("[choose a number from 1 to 3 as bid, move that bid to act]", "wrong-type"),
    ],
)
def test_names_of_numbers(tmp_path: Path, body: str, code: str) -> None:
    (tmp_path / "game.yaml").write_text(GAME.format(body=body, high=1))
    assert {p.code for p in check(tmp_path)[1]} == ({code} if code else set())


def test_words(tmp_path: Path) -> None:
    match = begun(tmp_path / "g", BID)
    told = words(match.rules, "act")
    assert "Choose a number (bid) from the high plus 1 to the number of your coins" in told and "that bid" in told
    for language in ("pl", "de", "uk", "cs"):
        assert (
            "choose"
            not in words(
                begun(tmp_path / language, "{choose a number from 1 to 3: nothing}").rules, "act", language
            ).lower()
        )


def test_one_types_the_number(tmp_path: Path) -> None:
    match = begun(tmp_path / "g", BID, high=0)
    spoken = Prompts(match.rules, "en")
    question = Question(spoken, match.owed()[0][1], offers(spoken, ask(match, 0)))
    assert {option.label: number for option, number in question.numbers.items()} == {
        **{str(n): n for n in (1, 2, 3, 4)},
        "nothing happens": 5,
    }
    found = question.numbered("3")
    assert found is not None and not isinstance(found, str) and found.id == "go 3"
    assert question.numbered("9") == "Possible numbers: 1–5."
    match = begun(tmp_path / "g", "{choose a number from 1 to 500: gain 1 point}")
    take(match, "go")
    question = Question(spoken, match.owed()[0][1], offers(Prompts(match.rules, "en"), ask(match, 0)))
    assert question.lines(80) == ["1–500"]


def test_an_auction_comes_to_an_end_and_bots_bid() -> None:
    match = load(str(AUCTION), 3).start(2)
    bot = Mcts(match.rules, 0, 1, "4")
    for _ in range(400):
        if match.over:
            break
        player, _, codes = match.owed()[0]
        match.pick(player, decide(bot, match, player) if player == 0 else codes[-1])
    assert match.over and sum(match.points()) > 0
