"""What nobody sees is found, wherever it hides; what a script needs stays."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from spielwerk.interpreter.packs.characters import first_hidden, hidden, visible, without_hidden
from spielwerk.interpreter.packs.reader import read_yaml
from spielwerk.interpreter.prose.speaking.word_files import Locale, read_locale
from support.limits import in_time

HIDDEN = {
    "escape": "\x1b",
    "soft hyphen": "\u00ad",
    "grapheme joiner": "\u034f",
    "filler": "\u3164",
    "vowel of Khmer": "\u17b4",
    "zero width space": "\u200b",
    "non-joiner": "\u200c",
    "joiner": "\u200d",
    "left to right": "\u200e",
    "right to left": "\u200f",
    "Arabic letter mark": "\u061c",
    "embedding": "\u202b",
    "override": "\u202e",
    "isolate": "\u2066",
    "word joiner": "\u2060",
    "invisible times": "\u2062",
    "em space": "\u2003",
    "hair space": "\u200a",
    "wide space": "\u3000",
    "Ogham space": "\u1680",
    "byte order mark": "\ufeff",
    "annotation": "\ufff9",
    "tag": "\U000e0041",
    "more variants than signs": "\ufe0f\ufe0f",
    "no character": "\ufdd0",
    "line separator": "\u2028",
}
NEEDED = {
    "German": "z.\u00a0B. Straße, Öl\u2011Lampe",
    "Polish": "w\u00a0grze 1\u202f000 żółwi",
    "Czech": "příliš žluťoučký kůň, 5\u00a0Kč",
    "Ukrainian": "об’єкт, п\u2019ять, й",
    "Hebrew": "שחק C++\u200f עכשיו",
    "Arabic": "اضغط\u061c 5 \u200eC++",
    "Persian": "می\u200cخواهم",
    "Hindi": "क्\u200dष और र्\u200cय",
    "Malayalam": "അവന്\u200d",
    "Thai": "ไป\u200bเล่น",
    "Mongolian": "ᠮᠣᠩᠭᠣᠯ\u180eᠠ",
    "Japanese": "手札\u3000山札",
    "Korean": "한국어",
    "Vietnamese": "Ti\u1ebfng Vi\u1ec7t, e\u0302\u0301",
    "pictures": "\U0001f469\u200d\U0001f680 ♥\ufe0f \U0001f44d\U0001f3fd",
    "variant of an ideograph": "葛\U000e0100",
}


@pytest.mark.parametrize("what", HIDDEN)
def test_what_is_hidden(what: str) -> None:
    text = f"take{HIDDEN[what]}this"
    assert first_hidden(text) and first_hidden(text) in HIDDEN[what]
    assert not first_hidden(without_hidden(text)) and len(without_hidden(text)) == len(text)
    assert visible(text) == without_hidden(text)


@pytest.mark.parametrize("what", NEEDED)
def test_what_writing_needs(what: str) -> None:
    assert list(hidden(NEEDED[what])) == [] and without_hidden(NEEDED[what]) == NEEDED[what]


def test_nothing_that_unicode_calls_a_control_or_a_space_is_forgotten() -> None:
    controls = ("Cc", "Cf", "Cs", "Zs", "Zl", "Zp")
    every = [c for c in map(chr, range(0x13400)) if unicodedata.category(c) in controls]
    seen = {unicodedata.name(c, "").split(" ")[0] for c in every if not first_hidden(f"x{c}")} - {"", "SPACE"}
    assert seen == {"ARABIC", "SYRIAC", "KAITHI", "NO-BREAK", "NARROW"}, "signs that enclose numbers, and two spaces"


def words(folder: Path, text: str) -> Locale:
    path = folder / "xx" / "core.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return read_locale("xx", [(path, folder)])


@pytest.mark.parametrize("what", HIDDEN)
def test_words_and_rules_are_both_looked_at(what: str, tmp_path: Path) -> None:
    sign = HIDDEN[what]
    written = [f"a = take{sign}this\n"]
    if len(sign) == 1:
        written.append(f'a = take{{ "\\U{ord(sign):06X}" }}this\n')
    for text in written:
        locale = words(tmp_path, text)
        assert {p.code for p in locale.problems} == {"bad-character"}, text
        assert not first_hidden(locale.files[0].text)
    assert {p.code for p in read_yaml(f"a: take{sign}this\n", "f.yaml")[1]} == {"bad-character"}


def test_a_mark_of_direction_may_be_written_as_an_escape(tmp_path: Path) -> None:
    assert words(tmp_path, 'a = שלום { "\\u200F" }!\n').problems == []


def test_very_many_of_them(tmp_path: Path) -> None:
    with in_time(15):
        assert len(words(tmp_path, "a = x\n" + ("# " + "\u200e" * 300 + "\n") * 100).problems) == 20
        assert len(words(tmp_path, "a = x\n" + ("# " + "\\u200E" * 300 + "\n") * 50).problems) == 20
        assert len(read_yaml(("# " + "\u200e" * 600 + "\n") * 1_000, "f.yaml")[1]) == 20
