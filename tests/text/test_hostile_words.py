"""Words that would never end, or that the library cannot say: each is a word that is missing, and soon."""

from __future__ import annotations

import tracemalloc
import warnings
from pathlib import Path

import pytest
from spielwerk.interpreter.i18n.message_anatomy import circle, circular, reached
from spielwerk.interpreter.i18n.message_survey import Trying
from spielwerk.interpreter.phrases.words import Phrase, Say
from spielwerk.interpreter.prose.speaking import missing
from spielwerk.interpreter.prose.speaking.bundles import MOST, Voice
from spielwerk.interpreter.prose.speaking.missing import MOST_ENDLESS, Missing
from spielwerk.interpreter.prose.speaking.word_files import (
    LARGEST,
    LARGEST_MESSAGE,
    MOST_PLACEABLES,
    Locale,
    read_locale,
)
from support.limits import in_time


def words(folder: Path, text: str) -> Locale:
    path = folder / "xx" / "core.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return read_locale("xx", [(path, folder)])


def nested(depth: int) -> Phrase:
    phrase: Phrase = Say("leaf")
    for _ in range(depth):
        phrase = Say("both", what=phrase)
    return phrase


THREE = "leaf = x\nboth = { FORM($what) } { FORM($what) } { FORM($what) }\n"


def test_phrases_that_triple_at_every_level(tmp_path: Path) -> None:
    voice = Voice(words(tmp_path, THREE))
    assert voice.form(nested(5)).split() == ["x"] * 3**5
    with in_time(15), pytest.raises(Missing):
        voice.form(nested(40))
    assert voice.form(nested(5)), "the next sentence is another one"


def test_a_language_that_goes_on_and_on_is_not_asked_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missing, "MOST_PARTS", 200)
    voice = Voice(words(tmp_path, THREE))
    for _ in range(MOST_ENDLESS):
        with pytest.raises(Missing):
            voice.form(nested(9))
    with pytest.raises(Missing):
        voice.say("leaf")


def test_what_goes_on_and_on_is_reported_at_the_message_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(missing, "MOST_PARTS", 200)
    voice = Trying(words(tmp_path, THREE + "first = { FORM($what) }.\n"))
    voice.form(Say("first", what=nested(9)))
    assert [(id, why.id) for (id, _), why in voice.broken.items() if not isinstance(why, str)] == [
        ("first", "words-endless")
    ]
    assert list(voice.broken) == [("first", "")]


def test_the_longest_line_of_rules_is_said(tmp_path: Path) -> None:
    voice = Voice(words(tmp_path, "leaf = x\nboth = { GENDER($what) ->\n   *[n] { FORM($what) } and\n}\n"))
    assert len(voice.form(nested(40)).split()) == 41


@pytest.mark.parametrize(
    "placeable",
    [
        "NUMBER(1, minimumIntegerDigits: 100000000)",
        "NUMBER(1, minimumFractionDigits: 100000000)",
        "NUMBER(1, maximumFractionDigits: 100000000)",
        "NUMBER(1, minimumSignificantDigits: 100000000)",
        "NUMBER(1, maximumSignificantDigits: 100000000)",
        "NUMBER(1, minimumSignificantDigits: 5, maximumSignificantDigits: 2)",
        'NUMBER(1, minimumIntegerDigits: "many")',
        "NUMBER(1, minimumIntegerDigits: -1)",
        "NUMBER(1, minimumIntegerDigits: 1.5)",
        'NUMBER(1, style: "currency")',
        'NUMBER(1, style: "currency", currency: "EUR", currencyDisplay: "name")',
        'NUMBER(1, style: "furlong")',
        'NUMBER(1, nothing: "x")',
        'NUMBER("one")',
        "NUMBER()",
        "NUMBER(1, 2, 3)",
        'DATETIME(1, timeZone: "Nowhere")',
        'DATETIME("now")',
        "1" * 1_900 + "." + "1" * 90,
        "FORM()",
        "FORM(NUMBER(1, minimumIntegerDigits: 100000000))",
        "TRAIT($n)",
        "GENDER($n, $n, $n)",
        "NOTHING($n)",
        "-lost",
        "lost",
        "$lost",
    ],
)
def test_what_the_library_cannot_say(placeable: str, tmp_path: Path) -> None:
    voice = Voice(words(tmp_path, f"one = {{ {placeable} }}\nselected = {{ {placeable} ->\n   *[other] x\n}}\n"))
    tracemalloc.start()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for id in ("one", "selected"):
            try:
                assert len(voice.say(id, n=1)) < MOST
            except Missing as missing:
                assert str(missing)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 20_000_000


def test_an_unbounded_number_is_no_number(tmp_path: Path) -> None:
    voice = Voice(words(tmp_path, "one = { NUMBER(1, minimumIntegerDigits: 100000000) }\ntwo = { 1e }\n"))
    with pytest.raises(Missing):
        voice.say("one")
    assert Voice(words(tmp_path, "one = { NUMBER($n, minimumIntegerDigits: 2) }\n")).say("one", n=1) == "01"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a =\n" + f"    {'x' * 1_900}\n" * (LARGEST_MESSAGE // 1_900 + 1), "too-long"),
        ("".join(f"a{i} = {{ $x }}\n" for i in range(MOST_PLACEABLES + 1)), "words-too-large"),
        ("# x\n" * (LARGEST // 4 + 1), "words-too-large"),
    ],
    ids=["message", "placeables", "file"],
)
def test_what_is_too_large_is_not_parsed(text: str, code: str, tmp_path: Path) -> None:
    tracemalloc.start()
    locale = words(tmp_path, text)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [p.code for p in locale.problems] == [code] and not locale.entries and most < 20_000_000


def test_many_mistakes_are_told_to_a_limit(tmp_path: Path) -> None:
    with in_time():
        assert len(words(tmp_path, "".join(f"a{i}\n" for i in range(5_000))).problems) == 200


def test_a_long_chain_of_messages(tmp_path: Path) -> None:
    """Each refers to the next: to look at all of them takes as long as there are messages."""
    many = 2_000
    chain = "".join(f"a{i} = {{ a{i + 1} }} {{ $b{i} }}\n" for i in range(many))
    locale = words(
        tmp_path, f"{chain}a{many} = {{ $end }}\nround = {{ back }}\nback = {{ round }}\nself = {{ self }}\n"
    )
    with in_time(15):
        assert circular(locale) == {"round", "back", "self"}
        assert circle(locale, "round") == ["round", "back", "round"]
        assert all(f"b{i}" in reached(locale, f"a{i}") for i in range(many))
        with pytest.raises(Missing):
            Voice(locale).say("a0")


def test_a_long_circle_is_told_by_its_ends(tmp_path: Path) -> None:
    locale = words(tmp_path, "".join(f"a{i} = {{ a{(i + 1) % 300} }}\n" for i in range(300)) + "b = { a0 }\n")
    assert len(circular(locale)) == 300 and circle(locale, "a0") == ["a0", "…", "a0"]
