"""Nobody translates alone: every message is shown with its parts and in a sentence, what play needs comes first."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import Run

GAME = "yokohama"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of words in which a language has one word."""
    found = tmp_path / "words"
    (found / "sk").mkdir(parents=True)
    (found / "sk" / f"{GAME}.ftl").write_text("name-ball = Ples\n", encoding="utf-8")
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str(found))
    return found


# ---- the files of a new language
def test_every_message_comes_with_its_parts_and_a_sentence(run: Run, tmp_path: Path) -> None:
    assert run("i18n", "new", "xx", GAME, "--output", str(tmp_path)).exit_code == 0
    for module in ("core", "cli", "check", GAME):
        blocks = (tmp_path / "xx" / f"{module}.ftl").read_text(encoding="utf-8").split("\n\n")
        messages = [block for block in blocks if re.search(r"^# -?[a-z][\w-]* =", block, re.M)]
        assert len(messages) > 100
        for block in messages:
            used = set(re.findall(r"\$([\w-]+)", "\n".join(x for x in block.split("\n") if "# Note:" not in x)))
            named = re.findall(r"^# Note: parts: (.*)$", block, re.M)
            assert used <= {*re.findall(r"\$([\w-]+)", " ".join(named))}, block
            assert len(re.findall("^# Note: for example: .", block, re.M)) == 1, block


def test_examples_are_sentences_of_the_game(run: Run, tmp_path: Path) -> None:
    run("i18n", "new", "xx", GAME, "--output", str(tmp_path))
    words, core, cli = ((tmp_path / "xx" / f"{m}.ftl").read_text(encoding="utf-8") for m in (GAME, "core", "cli"))
    assert "# Note: for example: Power 3: gain 1 copper\n# noun-copper =\n" in words
    assert "# Note: parts: $n (a number), $what\n# Note: for example: Gain 1 trade good\n# amount =" in core
    assert "# Note: parts: $n (a number)\n# Note: for example: 3 players\n# cli-n-players =" in cli


# ---- what is missing
def test_what_play_needs_comes_first(run: Run, folder: Path) -> None:
    found = json.loads(run("i18n", "missing", "sk", GAME, "--format", "json").stdout)["missing"]
    modules = [row["module"] for row in found]
    assert {*modules[-3:]} == {"help", "check", "explain"} and {GAME, "core", "cli"} <= {*modules[:-3]}
    core = list(next(row for row in found if row["module"] == "core")["messages"])
    assert core.index("noun-form") < core.index("gain") < core.index("swap")


def test_what_is_missing_is_shown_with_its_source(run: Run, folder: Path) -> None:
    found = json.loads(run("i18n", "missing", "sk", GAME, "--format", "json").stdout)["missing"]
    messages = {id: message for row in found for id, message in row["messages"].items()}
    assert messages["gain"]["source"] == {"": "gain { $what }", "does": "gains { $what }"}
    assert messages["gain"]["parts"] == ["what"] and messages["gain"]["example"].startswith("Gain 1 ")
    assert messages["noun-copper"]["source"]["sg"] == "copper"
    assert messages["noun-copper"]["example"] == "Power 3: gain 1 copper"


@pytest.mark.parametrize(
    ("only", "has", "lacks"),
    [
        (("noun",), "noun-copper", "name-newspaper"),
        (("core",), "gain", "noun-copper"),
        ((GAME,), "noun-copper", "list-and"),
        (("noun", "name"), "name-newspaper", "rule-relocate"),
    ],
)
def test_only_some_of_it(run: Run, folder: Path, only: tuple[str, ...], has: str, lacks: str) -> None:
    args = [word for name in only for word in ("--only", name)]
    shown = run("i18n", "missing", "sk", GAME, *args, env={"COLUMNS": "200"}).stdout
    assert f" {has}" in shown and f" {lacks} " not in shown


def test_a_sort_that_is_none(run: Run, folder: Path) -> None:
    result = run("i18n", "missing", "sk", GAME, "--only", "nuon", "--lang", "en")
    assert result.exit_code == 2 and "core" in result.stderr and "noun" in result.stderr


@pytest.mark.parametrize("only", ["cli", "noun", GAME])
def test_a_sort_of_which_nothing_is_missing(run: Run, folder: Path, only: str) -> None:
    """It is no mistake to ask for it, though other things are missing."""
    (folder / "pl").mkdir(parents=True)
    (folder / "pl" / "core.ftl").write_text("gain = zdobądź\n", encoding="utf-8")
    assert "gain" in run("i18n", "missing", "pl", GAME, env={"COLUMNS": "200"}).stdout
    result = run("i18n", "missing", "pl", GAME, "--only", only, "--lang", "en")
    assert result.exit_code == 0 and result.stdout == f"Nothing is missing in `pl` of: {only}\n"


# ---- how it reads
def test_a_preview_has_the_source_beside_it_and_names_what_is_missing(run: Run, folder: Path, tmp_path: Path) -> None:
    shown = run("i18n", "preview", "sk", GAME, "--lang", "en", env={"COLUMNS": "120"}).stdout
    card = shown[shown.index("Ples (ball)") :].split("╰")[0]
    assert "whenever: whenever { $event }, { $what }" in card and "name-ball" not in card
    polish = run("i18n", "preview", "pl", GAME, env={"COLUMNS": "120"}).stdout
    (line,) = (line for line in polish.splitlines() if "Whenever you fulfil an order, gain 2 points." in line)
    assert "Bal (ball)" in polish and "words are missing" not in polish and line.startswith("│ ")
    page = tmp_path / "page.html"
    run("i18n", "preview", "sk", GAME, "--output", str(page))
    text = page.read_text(encoding="utf-8")
    assert 'Ples <span class="badge">ball</span>' in text and "<code>whenever</code> whenever { $event }" in text
    assert 'lang="en"' in text and "<p>Ball</p>" in text


def test_the_source_has_nothing_beside_it(run: Run) -> None:
    shown = run("i18n", "preview", "en", GAME, env={"COLUMNS": "120"}).stdout
    assert shown.count("Whenever you fulfil an order, gain 2 points.") == 1
