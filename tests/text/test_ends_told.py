"""What brings the end about, and what always holds: told with what follows, by hand where somebody has written it, and
never by words that were written for another rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter.display.rulebook import rulebook
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.i18n.inspection import inspect
from spielwerk.interpreter.i18n.message_survey import survey
from spielwerk.interpreter.i18n.skeletons import confirm
from spielwerk.interpreter.prose.texts.all_texts import Whole

GAME = """\
game: coins
players: [2]
source: known
counters: {coin: {of: player}, debt: {of: player}}
flow:
  round: {as each player: turn}
  turn: earn
rules:
  earn: gain 1 coin
always:
  interest: {whenever you gain coin: gain 1 debt}
end:
  rich: {when: there is a player with 9 coins, after: now}
  late: {when: there is a player with 5 debts}
  slow: {when: there is a player with 7 debts, after: {rounds: 2}}
winner: [most coin]
"""
WORDS = """\
noun-coin =
    .sg = coin
    .pl = coins
noun-debt =
    .sg = debt
    .pl = debts
rule-earn = earn
source-interest = interest
text-interest = Every coin you earn leaves you with a debt.
end-rich = somebody has nine coins
end-late = somebody owes five
end-slow = somebody owes seven
text-slow = Seven debts are too many.
"""
TIED = ("text-interest", "end-rich", "end-late", "end-slow", "text-slow")


def written(folder: Path, rules: str = GAME) -> None:
    (folder / "translations" / "en").mkdir(parents=True, exist_ok=True)
    (folder / "game.yaml").write_text(rules)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A game whose words were confirmed for its rules."""
    written(tmp_path)
    (tmp_path / "translations" / "en" / "coins.ftl").write_text(WORDS)
    for id in TIED:
        game = survey(str(tmp_path))
        confirm(game.locale("en"), id, game)
    return tmp_path


def told(folder: Path, name: str) -> list[str]:
    whole = Whole(load(str(folder)).machine.program.game, "en", (folder / "translations",))
    return [line.replace("\xa0", " ").strip() for text in whole.find(name) for line in whole.write(text).lines]


def page(folder: Path) -> str:
    return rulebook(str(folder), "en").replace("\xa0", " ")


def stale(folder: Path) -> set[str]:
    problems = inspect("en", [survey(str(folder))]).problems
    return {str(p.message).split("`")[1] for p in problems if p.code == "words-stale"}


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("rich", ["The game ends at once when a player has at least 9 coins."]),
        (
            "late",
            [
                "The end of the game is triggered when a player has at least 5 debts.",
                "The round under way is finished, then the game ends.",
            ],
        ),
        (
            "slow",
            [
                "Seven debts are too many.",
                "The round under way is finished and 2 more are played, then the game ends.",
            ],
        ),
    ],
)
def test_an_end_says_what_is_still_played(pack: Path, name: str, lines: list[str]) -> None:
    assert told(pack, name) == lines


def test_what_always_holds_is_told_by_hand(pack: Path) -> None:
    assert told(pack, "interest") == ["Every coin you earn leaves you with a debt."]
    assert "Every coin you earn leaves you with a debt." in page(pack)


def test_the_name_of_an_end_stands_for_it_only_as_long_as_the_rule_is_the_same(pack: Path) -> None:
    assert stale(pack) == set()
    before = page(pack)
    assert "Somebody has nine coins" in before and "A player has at least" not in before
    written(pack, GAME.replace("9 coins", "8 coins"))
    assert stale(pack) == {"end-rich"}
    assert "A player has at least 8 coins" in page(pack)


def test_words_by_hand_are_not_told_of_another_rule(pack: Path) -> None:
    written(pack, GAME.replace("7 debts", "6 debts").replace("gain 1 debt}", "gain 2 debts}"))
    assert stale(pack) == {"end-slow", "text-slow", "text-interest"}
    assert told(pack, "slow")[0] == "The end of the game is triggered when a player has at least 6 debts."
    assert told(pack, "interest") == ["Whenever you gain coins, gain 2 debts."]


def test_an_end_of_a_variant_comes_to_the_others(pack: Path) -> None:
    written(pack, GAME + "variants:\n  short: {description: short, end: {soon: {when: round is 2, after: now}}}\n")
    before, after = page(pack).split('id="variant-short"')
    assert "The end of the game is triggered when one of these happens:" in before
    assert "The end of the game is also triggered when this happens:" in after


def test_the_name_of_an_end_that_only_a_variant_has_is_tied_to_its_rule(pack: Path) -> None:
    """Without that it stood beside what is made from the rule, which says the same."""
    variant = (
        "variants:\n  short: {description: short, end: {soon: {when: there is a player with 2 coins, after: now}}}\n"
    )
    written(pack, GAME + variant)
    words = pack / "translations" / "en" / "coins.ftl"
    words.write_text(words.read_text() + "end-soon = somebody has two coins\n")
    assert stale(pack) == {"end-soon"}
    game = survey(str(pack))
    confirm(game.locale("en"), "end-soon", game)
    assert stale(pack) == set()
    after = page(pack).split('id="variant-short"')[1]
    assert "Somebody has two coins" in after and "A player has at least 2 coins" not in after
    written(pack, GAME + variant.replace("2 coins", "3 coins"))
    assert stale(pack) == {"end-soon"} and "A player has at least 3 coins" in page(pack)
