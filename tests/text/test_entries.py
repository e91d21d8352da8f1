"""A message parsed alone is what parsing the whole file makes of it, whatever the cache says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter.diagnostics import cache
from spielwerk.interpreter.diagnostics.folders import CACHE_VARIABLE
from spielwerk.interpreter.prose.speaking import word_files as files
from spielwerk.interpreter.prose.speaking.bundles import Voice
from spielwerk.interpreter.prose.speaking.entries import WORDS, WordsFile

TEXT = """\
### about the file

# about the first $n
first = { $n ->
    [one] one { -thing }
   *[other] { $n } things
}
    .late = later

## a group

# stands alone

-thing = thing
second = { first } and { second.late }
    .late = last
    .rule = abc
"""


@pytest.fixture(autouse=True)
def kept_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "kept"))
    forget()
    yield tmp_path / "kept"
    forget()


def forget() -> None:
    files._read.cache_clear()
    files._locale.cache_clear()


def told(words: WordsFile) -> list[Any]:
    return [(e.id, e.line, e.span(), e.attributes, e.node.to_json()) for e in words.entries]


@pytest.mark.parametrize("name", ["en/core.ftl", "pl/cli.ftl"])
def test_every_message_is_the_same(name: str, kept_in: Path) -> None:
    whole = files._read(files.OURS / name, None, 0, 0)[0]
    assert len(whole.body) >= len(whole.entries) > 50
    forget()
    alone = files._read(files.OURS / name, None, 0, 0)[0]
    assert told(alone) == told(whole) and alone._body is None
    assert len(list(kept_in.glob("words-*"))) == 1


def read(folder: Path, text: str = TEXT) -> files.Locale:
    path = folder / "xx" / "game.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    forget()
    return files.read_locale("xx", [(path, folder)])


def test_what_is_said_is_the_same(tmp_path: Path) -> None:
    said = []
    for _ in range(2):
        locale = read(tmp_path)
        voice = Voice(locale)
        said.append((voice.say("first", n=1), voice.say("second", n=3), voice.say("first", "late"), locale.problems))
    assert said[0] == said[1] == ("one thing", "3 things and last", "later", [])
    assert locale.files[0].body[0].to_json()["type"] == "ResourceComment"
    assert locale.files[0].body[1] is locale.entries["first"].node, "once the whole is parsed there is one of each"


def test_mistakes_are_found_again(tmp_path: Path, kept_in: Path) -> None:
    broken = TEXT + "third\n\nfirst = again\n"
    first = read(tmp_path, broken)
    assert {p.code for p in first.problems} == {"words-syntax", "words-twice"}
    assert read(tmp_path, broken).problems == first.problems
    assert not list(kept_in.glob("words-*"))


TRAPS: list[Any] = [
    "text",
    [1],
    [["first", 0, 0, []]],
    [["first", -5, 40, []]],
    [["first", "0", "40", []]],
    [["first", 10_000, 10_000, []]],
    [["", 0, 0, []]],
    [["first", 0, TEXT.index("first }"), ["late"]]],
    [["late", 0, TEXT.index("late"), []]],
    [["first", TEXT.index("-thing ="), TEXT.index("first ="), ["late"]]],
]


@pytest.mark.parametrize("trap", TRAPS, ids=str)
def test_places_that_are_not_true_do_no_harm(tmp_path: Path, trap: Any) -> None:
    """Whoever can write into the folder can also seal an entry: then a message is missing at most."""
    cache.keep(WORDS.key(TEXT), trap)
    locale = read(tmp_path)
    if "first" in locale.entries:
        assert Voice(locale).say("first", "late") == "later"
    for entry in locale.entries.values():
        assert entry.node.id.name == entry.id.removeprefix("-") and entry.span().line > 0
