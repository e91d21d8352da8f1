"""A variant that brings rules or things of its own needs words for them, and has them where it is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.problems import Refused
from spielwerk.interpreter.display.rulebook import rulebook
from spielwerk.interpreter.i18n.inspection import inspect
from spielwerk.interpreter.i18n.language_state import states
from spielwerk.interpreter.i18n.message_survey import Survey, bringing_words, survey
from spielwerk.interpreter.i18n.skeletons import check_variants, confirm
from spielwerk.interpreter.packs.loading import load_checked

GAME = """\
game: coins
players: [2]
source: known
counters: {coin: {of: player}}
flow:
  round: {as each player: turn}
  turn: earn
rules:
  earn: gain 1 coin
end: {late: {when: round is 2, after: now}}
winner: [most coin]
variants:
  richer:
    description: a coin more
    rules: {earn: gain 2 coins}
  taxed:
    description: with a tax
    counters: {debt: {of: player}}
    flow: {turn: [earn, tax]}
    rules: {tax: gain 1 debt}
  pace:
    description: how long it takes
    values:
      short: {end: {soon: {when: round is 1, after: now}}}
      loans: {rules: {earn: [gain 1 coin, borrow], borrow: gain 1 coin}}
"""
WORDS = """\
noun-coin =
    .sg = coin
    .pl = coins
noun-debt =
    .sg = debt
    .pl = debts
rule-earn = earn
rule-tax = pay the tax
text-tax = Who has earned owes.
"""


def coins(folder: Path, words: str = WORDS) -> str:
    (folder / "translations" / "en").mkdir(parents=True, exist_ok=True)
    (folder / "game.yaml").write_text(GAME)
    (folder / "translations" / "en" / "coins.ftl").write_text(words)
    return str(folder)


def missing(game: Survey) -> set[str]:
    return {id for state in states("en", [game]) if state.module.startswith("coins") for id in state.missing}


def test_only_variants_that_add_something_bring_words(tmp_path: Path) -> None:
    assert bringing_words(load_checked(coins(tmp_path), rulebook=False)) == ["taxed", "pace=loans"]


def test_what_a_variant_adds_is_asked_for(tmp_path: Path) -> None:
    found = missing(survey(coins(tmp_path)))
    assert "rule-borrow" in found and not found & {"rule-tax", "noun-debt", "rule-earn"}
    found = missing(survey(coins(tmp_path, "")))
    assert {"rule-borrow", "rule-tax", "noun-debt", "rule-earn"} <= found


def test_words_for_a_rule_of_a_variant_are_confirmed_like_others(tmp_path: Path) -> None:
    game = survey(coins(tmp_path))
    problems = inspect("en", [game]).problems
    assert [(p.code, str(p.message).split("`")[1]) for p in problems] == [("words-stale", "text-tax")]
    (digest,) = game.tied["text-tax"]
    assert not inspect("en", [survey(coins(tmp_path, f"{WORDS}    .rule = {digest}\n"))]).problems


def test_a_rule_that_a_variant_changes_has_one_digest(tmp_path: Path) -> None:
    """Where it is changed it is told from the rules, so words need not fit both."""
    game = survey(coins(tmp_path))
    assert len(game.tied["text-earn"]) == 1


# ---- words for a rule as a variant has it
OWN_TEXT = f"""\
{WORDS.replace("text-tax = Who has earned owes.", "")}
text-earn = Take a coin.
text-earn-richer = Take two coins.
text-winner = Coins decide.
"""


def confirmed(folder: Path, words: str, *ids: str) -> Survey:
    game = survey(coins(folder, words))
    for id in ids:
        confirm(game.locale("en"), id, game)
    return survey(str(folder))


def codes(game: Survey) -> list[tuple[str, str]]:
    return [(p.code, str(p.message).split("`")[1]) for p in inspect("en", [game]).problems]


def test_a_text_for_a_variant_is_told_where_the_rule_is_as_it_says(tmp_path: Path) -> None:
    assert codes(survey(coins(tmp_path, OWN_TEXT))) == [
        ("words-stale", "text-earn"),
        ("words-stale", "text-winner"),
        ("words-stale", "text-earn-richer"),
    ]
    game = confirmed(tmp_path, OWN_TEXT, "text-earn", "text-earn-richer", "text-winner")
    assert not codes(game)
    page = rulebook(str(tmp_path), "en")
    before, after = page.split('id="variant-richer"')
    assert "Take a coin." in before and "Take two coins." not in before and "Coins decide." in before
    assert "Take two coins." in after and "Take a coin." not in after


def test_a_text_for_a_variant_is_stale_when_the_variant_changes(tmp_path: Path) -> None:
    confirmed(tmp_path, OWN_TEXT, "text-earn", "text-earn-richer", "text-winner")
    rules = tmp_path / "game.yaml"
    rules.write_text(rules.read_text().replace("gain 2 coins", "gain 3 coins"))
    assert codes(survey(str(tmp_path))) == [("words-stale", "text-earn-richer")]
    assert "Take two coins." not in rulebook(str(tmp_path), "en")


def test_a_variant_has_texts_for_what_it_changes_only(tmp_path: Path) -> None:
    words = OWN_TEXT + "text-earn-pace-short = Take your time.\n"
    game = confirmed(tmp_path, words, "text-earn", "text-earn-richer", "text-winner")
    assert codes(game) == [("words-unknown", "text-earn-pace-short")]


def test_words_may_say_that_they_fit_the_rule_of_a_variant_too(tmp_path: Path) -> None:
    game = survey(coins(tmp_path, OWN_TEXT))
    confirm(game.locale("en"), "rule-earn", game, ["richer"])
    said = game.locale("en").entries["rule-earn"].node
    assert len(str(said.attributes[0].value.elements[0].value).split()) == 2  # type: ignore[union-attr]
    assert ("words-stale", "rule-earn") not in codes(survey(str(tmp_path)))
    rules = tmp_path / "game.yaml"
    rules.write_text(rules.read_text().replace("gain 2 coins", "gain 3 coins"))
    assert ("words-stale", "rule-earn") in codes(survey(str(tmp_path)))


def test_a_variant_nobody_knows_cannot_be_confirmed(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        check_variants([survey(coins(tmp_path))], ["richest"])
