"""`show` in every language: the frame is translated, what is quoted from the rules stays as it is written."""

from __future__ import annotations

import re

import pytest
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.prose.speaking.bundles import OURS
from spielwerk.interpreter.prose.speaking.word_files import languages, locale_of
from spielwerk.interpreter.prose.whole_games.said_names import Finder, find
from spielwerk.interpreter.prose.whole_games.understood_rules import show

LANGUAGES = ["en", "pl", "de", "uk", "cs"]
#: words of the frame in English: none of them may stand in another language outside quoted rules
ENGLISH = re.compile(r"\b(the|needs?|each one|always possible|whose|number of|at once|choice \d)\b")


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load("yokohama", 4)


def shown(language: str) -> set[str]:
    return {id for id in locale_of(language, ("cli",)).entries if id.startswith("show-")}


def test_the_languages_are_those_of_the_folder() -> None:
    assert OURS.is_dir() and {*LANGUAGES} <= {*languages()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert shown(language) == shown("en") and shown(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_name_is_said(rules: Rules, language: str) -> None:
    finder = Finder(rules, language)
    for name in dict.fromkeys(finder.names()):
        items = list(finder.items(name))
        assert items, name
        for item in items:
            said = "\n".join(item.lines)
            assert item.lines[0].endswith("):") and "_" not in said and "None" not in said, said


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_in_the_frame_of_another_language(rules: Rules, language: str) -> None:
    finder = Finder(rules, language)
    names = [*rules.words.zones, *rules.words.counters, *rules.words.pieces, *rules.words.kinds, *rules.words.rules]
    for name in names:
        for item in finder.items(name):
            assert not ENGLISH.search("\n".join(item.lines)), item.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_source_place_and_needs_stay_as_they_are_written(rules: Rules, language: str) -> None:
    text = show(rules, "hire", lang=language)
    span = find(rules, "hire")[0].span
    assert span is not None and text.startswith(f"rules.hire  ({span.file}:{span.line})\n")
    assert "  |     shop: {pay 2 yen: move 1 shop from your warehouse to your hand}" in text
    assert "pay house_price yen; move 1 trading_house from your warehouse to your hand" in text
    assert "   sum: " in text
    assert text == show(rules, "hire", lang=language)


def test_lists_are_bulleted_and_indented(rules: Rules) -> None:
    lines = find(rules, "strength")[0].lines
    assert any(line.startswith("     - ") for line in lines), lines


def test_a_language_nobody_speaks_falls_back_to_the_source(rules: Rules) -> None:
    assert show(rules, "hire", lang="xx") == show(rules, "hire")


def test_what_cards_leave_out_is_told(rules: Rules) -> None:
    """A refill that falls short, and what happens otherwise."""
    assert any("If there is not enough:" in line for line in find(rules, "port_a")[0].lines)
