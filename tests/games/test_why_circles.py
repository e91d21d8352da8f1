"""No reason goes in a circle: it never says once more what was asked, and always says something, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.phrases.words import Noun
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.questions.step_names import Steps
from spielwerk.interpreter.prose.questions.typed import folded
from spielwerk.interpreter.prose.speaking.punctuation import capital
from spielwerk.interpreter.prose.why.whynot import Answer, WhyNot
from spielwerk.interpreter.study.why import candidates
from support.packs import NAMES, rules_named

LANGUAGES = ("en", "pl", "de", "uk", "cs")
#: so many decisions of a random game are looked at, so far apart
MOMENTS, APART = 2, 29
#: where one part of a sentence ends and the next begins
PARTS = re.compile(r": |; |[“”„«»]| — | – ")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packs")


def moments(rules: Rules, seed: int) -> Iterator[Match]:
    match, chance = rules.start(seed), random.Random(seed)
    while not match.over and len(match.history) < MOMENTS * APART:
        if len(match.history) % APART == 0:
            yield match
        player, _, codes = chance.choice(match.owed())
        match.pick(player, chance.choice(codes))


def parts(line: str) -> list[str]:
    return [part for found in PARTS.split(line.removeprefix("– ")) if (part := folded(found).strip(" .,…"))]


def holds(answer: Answer) -> None:
    assert answer.lines or answer.offered, answer.name
    asked = folded(answer.name).strip(" .")
    for line in answer.lines:
        if line == "– …":  # there are more of them
            continue
        found = parts(line)
        assert found and "{" not in line and "_" not in line, line
        assert answer.whole or asked not in found, f"{answer.name}: {line}"
        assert found[0] not in found[1:], f"{answer.name}: {line}"
        assert line[:2] == "– " or line[0] == line[0].upper(), line


@pytest.mark.parametrize("name", NAMES)
def test_no_reason_repeats_its_question(name: str, folder: Path) -> None:
    rules = rules_named(name, folder)
    spoken = [Prompts(rules, language) for language in LANGUAGES]
    for number, match in enumerate(moments(rules, 1)):
        player, pc, _ = match.owed()[0]
        why = WhyNot(spoken[number % len(spoken)], match, player)
        for code in candidates(rules, pc):
            holds(why.answer(code))
        now = capital(why.spoken.title(pc))
        for asked in why.elsewhere:
            answer = why.answer(asked)
            holds(answer)
            if answer.steps and answer.lines[-1].endswith(now):
                places = [place for place in why.places(str(asked)) if not why.begun(place)]  # that is told as over
                where = [capital(why.spoken.title(place)) for place in places]
                assert now not in where, f"{answer.name}: not here, but where one stands: {answer.lines}"


@pytest.mark.parametrize("name", NAMES)
def test_when_a_step_comes_is_never_said_by_the_step_itself(name: str, tmp_path: Path) -> None:
    steps = Steps(Prompts(rules_named(name, tmp_path), "en"))
    after = {step: {moment.of for moment in steps.moments(step)} for step in steps.names()}
    # a step that comes twice may come after one that comes after it, if the other time is told by something else
    told = {step for step, known in after.items() if not known or known - after.keys()}
    while new := {step for step, known in after.items() if step not in told and known & told}:
        told |= new
    assert told == after.keys()


def heard(spoken: Prompts, match: Match, said: str) -> list[str]:
    why = WhyNot(spoken, match, match.owed()[0][0])
    return [line for asked in why.meant(said) for line in why.answer(asked).lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_kinds_and_parts_of_a_game_are_known(language: str, folder: Path) -> None:
    rules = rules_named("yokohama with everything", folder)
    spoken, match = Prompts(rules, language), rules.start(1)
    while not match.decisions()[0].path.endswith("placement"):
        match.choose(match.decisions()[0].options[-1].id)
    match.choose("spread")
    seat = match.owed()[0][0]
    other = (seat + 1) % 3
    (waits,) = heard(spoken, match, spoken.player(other))
    (decides,) = heard(spoken, match, spoken.player(seat))
    assert waits != decides and waits.startswith(spoken.player(other)) and spoken.player(seat) in waits
    one, many = spoken.text(Noun("area")), spoken.noun("area")
    assert one != many and heard(spoken, match, one) == heard(spoken, match, many) == heard(spoken, match, "area")
    offered, *against = heard(spoken, match, "area")
    assert spoken.label(match.owed()[0][1], match.owed()[0][2][0]) in offered
    assert any(line.startswith("– ") and spoken.named("canal") in line for line in against)
    elsewhere = heard(spoken, match, spoken.noun("order"))
    assert len(elsewhere) == 1 and elsewhere[0].startswith(capital(spoken.noun("order")))
    assert (
        len(
            {*elsewhere, *heard(spoken, match, "yen"), *heard(spoken, match, "setup"), *heard(spoken, match, "scoring")}
        )
        == 4
    )


def test_where_there_is_nothing_to_choose_that_is_the_reason(folder: Path) -> None:
    rules = rules_named("veiled", folder)
    why = WhyNot(Prompts(rules, "en"), rules.start(1), 0)
    (taking,) = why.meant("take")
    assert why.answer(taking).lines == ["There is no card in your shown"]
