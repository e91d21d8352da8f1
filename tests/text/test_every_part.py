"""Every part of a rule is told: another number, owner, place, word or direction is another text, in every language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from docs.pages import blocks, write
from spielwerk.interpreter.checking.declarations import declare
from spielwerk.interpreter.checking.game import check_game
from spielwerk.interpreter.model.checked import CheckedGame
from spielwerk.interpreter.packs.loading import load_checked
from support.packs import DATA
from text.every_part import Parts, put, texts

#: examples of the page on the language that are added to its game
ADDED = [block for block in blocks("language.md") if block.kind == "added" and "rules:" in block.text]
SMALL = ["auction", "cups", "envoys", "fives", "floes", "last_one", "market", "partners", "reversi", "sparks", "tricks"]


def checked(pack: Path | str, players: int = 2) -> CheckedGame:
    words, problems = declare(load_checked(pack).tree, players)
    game = check_game(words, problems)
    assert not problems, [str(p.message) for p in problems]
    return game


def told_alike(
    game: CheckedGame, *languages: str, seed: int | None = None, most: int = 0, **only: set[str]
) -> list[str]:
    chance = random.Random(seed) if seed is not None else None
    return [str(found) for found in Parts(game, *languages).found(chance, most, **only)]


def test_every_verb_tells_all_its_parts() -> None:
    assert told_alike(checked(DATA / "verbs"), seed=1, most=3) == []


def test_a_real_game_does_in_polish() -> None:
    assert told_alike(checked("yokohama"), "pl", seed=2, most=1) == []


@pytest.mark.parametrize("sort", ["abilities", "definitions", "ends"])
def test_what_stands_beside_the_rules_is_looked_at(sort: str) -> None:
    """Cards, words of the game and what brings its end are changed, too, and some changes are understood."""
    parts = Parts(checked("yokohama"))
    passages = [*getattr(parts, sort)()]
    tried = [
        (p, put(p.node, way, text)) for p in passages[:9] for way, old in texts(p.node) for text in parts.changes(old)
    ]
    assert any(node is not None and parts.understood(p, node) is not None for p, node in tried)


def test_what_is_left_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test can fail: nobody is told whose pieces are meant."""
    monkeypatch.setattr("spielwerk.interpreter.terms.pieces.is_named", lambda c, owner: False)
    parts = Parts(checked(DATA / "verbs"))
    (passage,) = [passage for passage in parts.passages() if passage.name == "act.place_peg"]
    header = next(text for _, text in texts(passage.node))
    changed = [header, f"{header} of the start player"]
    assert [*parts.compared(passage, (("key", header),), changed)] != []
    monkeypatch.undo()
    assert [*parts.compared(passage, (("key", header),), changed)] == []


#: of a card or rule of Yokohama, a line and another one that once were told alike
ONCE_ALIKE = [
    ("de", "building", "without a trading_house", "without a trading_house of the start player"),
    ("cs", "telephone", "(your assistants on here - 1)", "(other assistants on here - 1)"),
    ("pl", "building", "only if you have no shop", "if you have no shop"),
]


@pytest.mark.parametrize(("language", "name", "old", "new"), ONCE_ALIKE)
def test_what_the_soak_found_is_told_apart(language: str, name: str, old: str, new: str) -> None:
    parts = Parts(checked("yokohama"), language)
    found = [(p, way, text) for p in parts.passages() for way, text in texts(p.node) if old in text and name == p.name]
    assert found
    for passage, way, text in found:
        changed = text.replace(old, new)
        node = put(passage.node, way, changed)
        assert node is not None and parts.understood(passage, node) is not None
        assert [*parts.compared(passage, way, [text, changed])] == []


@pytest.mark.soak
@pytest.mark.parametrize("name", ["verbs", *SMALL])
def test_every_word_of_the_small_packs(name: str) -> None:
    players = 4 if name == "partners" else 3 if name in ("auction", "cups") else 2
    assert told_alike(checked(DATA / name, players)) == []


@pytest.mark.soak
@pytest.mark.parametrize("block", ADDED, ids=lambda block: block.id)
def test_every_example_of_the_page(tmp_path: Path, block: object) -> None:
    text = block.text  # type: ignore[attr-defined]
    game = checked(write(tmp_path, blocks("language.md"), "valley", {"added.yaml": text}))
    names = {line.split(":")[0].split()[0] for line in text.split("rules:")[1].splitlines() if line[:3].strip()}
    assert told_alike(game, only=names) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", ["cs", "de", "pl", "uk"])
@pytest.mark.parametrize("name", ["yokohama", "yamatai", "smartphone_inc"])
def test_every_language_tells_all_parts(name: str, language: str) -> None:
    assert told_alike(checked(name), language, seed=3, most=12) == []
