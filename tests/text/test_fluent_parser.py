"""Our quicker parser of words gives the trees and places that the library's own one gives, of broken words, too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from spielwerk.interpreter.prose.speaking import fluent_parser
from spielwerk.interpreter.prose.speaking.fluent_parser import parsed
from spielwerk.interpreter.prose.speaking.word_files import OURS

#: pieces of our words that are compared, how long each is, and what is put into them
PIECES, LENGTH, PUT_IN = 60, 600, '{}[]*.=-#$"\\ \n\tA9é'
FILES = sorted(OURS.rglob("*.ftl"))


def pieces(seed: int) -> list[str]:
    """Of every language some, each whole and with something put in, left out and cut off."""
    chance, found = random.Random(seed), list[str]()
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    for text in chance.choices(texts, weights=[len(text) for text in texts], k=PIECES):
        first = chance.randrange(max(1, len(text) - LENGTH))
        piece = text[text.rfind("\n\n", 0, first) + 2 : first + LENGTH]
        at = chance.randrange(len(piece))
        spoilt = piece[:at] + chance.choice(PUT_IN) + piece[at + chance.randrange(3) :]
        found += [piece, spoilt]
    return found


def same(text: str) -> None:
    ours, theirs = parsed(text), FluentParser().parse(text).body
    assert [entry.to_json() for entry in ours] == [entry.to_json() for entry in theirs], text


def test_the_same_trees_as_the_librarys_own_parser() -> None:
    for text in pieces(1):
        same(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "  \n",
        "a",
        "a = ",
        "# only",
        "# a\n\n# b\na = b",
        "# a\njunk",
        "-a = b\n",
        "a = b\n    .c = d\n",
        "a =\r\n  b\r\n",
    ],
)
def test_beginnings_and_ends(text: str) -> None:
    same(text)


def test_a_difference_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fluent_parser, "_NAME", fluent_parser.re.compile("[a-zA-Z][a-zA-Z0-9_]*"))
    with pytest.raises(AssertionError):
        same("noun-coin = coin\n")


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(OURS)))
def test_the_same_of_all_our_words(path: Path) -> None:
    same(path.read_text(encoding="utf-8"))
