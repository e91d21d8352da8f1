"""Many cards that answer the same: those in play are gone through, with the same games as one by one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from benchmarks.boxes import box
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.study.simulate import play_out
from spielwerk.interpreter.verbs import cards_that_answer

#: what else cards answer, with copies, limits and answers to what others do
SORTS = (
    "whenever you gain coin: gain 1 point",
    "whenever opponents gain coin: gain 1 gem",
    "whenever players gain gem: gain 2 points",
    "once per turn, whenever you gain coin: gain 3 points",
    "whenever you move a card to your table: gain 1 point",
    "whenever you renew: gain 4 points",
    "before you renew: gain 1 coin",
    "at once: gain 5 points",
    "whenever you pay coin: gain 1 point",
    "at the end of your turn: gain 1 point",
)
#: the same of what asks somebody, moves the cards that ask, or stands twice on one card
ASKING = (
    "whenever you gain coin: {you may: gain 1 point}",
    "whenever you gain gem: {choose one: {more: gain 1 point, most: gain 2 points}}",
    "whenever you gain coin: {choose a card in your table: move that card to spent}",
    "whenever you gain coin: {pay 1 gem: gain 1 point}\n      - whenever you gain coin: {you may: gain 1 gem}",
    "once per turn, whenever you gain coin: {you may: gain 3 points}",
    "whenever opponents gain coin: {you may: gain 1 gem}",
    "whenever you pay coin: {you may: gain 1 point}",
    "at once: {you may: gain 5 points}",
    "at once: {choose one: {gem: gain 1 gem, coin: gain 1 coin}}",
    "whenever you gain gem: gain 1 point",
)


def games(rules: Rules) -> list[str]:
    found = []
    for seed in range(12):
        match = rules.start(seed)
        play_out(match, random.Random(seed).random, [])
        found.append(match.digest())
    return found


@pytest.mark.parametrize("copies", [1, 2])
def test_the_same_as_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copies: int) -> None:
    pack = box(tmp_path / "box", 80, SORTS, copies=copies, rounds=8)
    together = load(pack, 3)
    assert any("ANS_" in text for text in together.machine.program.functions.values())
    monkeypatch.setattr(cards_that_answer, "FEW", 10_000)
    apart = load(pack, 3)
    assert not any("ANS_" in text for text in apart.machine.program.functions.values())
    assert games(together) == games(apart)


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize("sorts", [ASKING, ASKING[:1], ASKING[2:3], ASKING[7:8]])
def test_cards_that_ask_do_as_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copies: int, sorts: tuple[str, ...]
) -> None:
    pack = box(tmp_path / "box", 40, sorts, copies=copies, rounds=6)
    together = load(pack, 3)
    monkeypatch.setattr(cards_that_answer, "FEW", 10_000)
    apart = load(pack, 3)
    tables = ["GO_" in "".join(rules.machine.program.functions.values()) for rules in (together, apart)]
    assert tables == [True, False]
    assert games(together) == games(apart)


def test_many_cards_are_looked_at_once_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of all of them is not asked again for each."""
    asked, own = [0], cards_that_answer._own

    def counted(ability: cards_that_answer.Ability) -> bool:
        asked[0] += 1
        return own(ability)

    monkeypatch.setattr(cards_that_answer, "_own", counted)
    load(box(tmp_path / "box", 120, SORTS[:1]), 2)
    assert asked[0] < 20 * 120
