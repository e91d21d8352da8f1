"""Mistakes are data: every sentence the code says is worded, in the language of whoever reads it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.diagnostics.problems import MessageRef, say
from spielwerk.interpreter.i18n.message_anatomy import patterns, reached
from spielwerk.interpreter.prose.speaking.word_files import CHECK, SOURCE, languages, our_locale
from spielwerk.interpreter.prose.speaking.worded_problems import english, wording

ROOT = Path(__file__).parents[2]
MARKET = ROOT / "tests" / "data" / "market"


def said_in(path: Path) -> list[tuple[str, frozenset[str], str]]:
    """Every `say(...)` of a module that has it from problems: id, names of the parts, and where."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    froms = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and (n.module or "").endswith("problems")]
    if path.name != "problems.py" and not any(a.name == "say" for n in froms for a in n.names):
        return []
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            assert isinstance(node.args[0], ast.Constant), f"{where}: the id is written out, so that it can be found"
            found.append((str(node.args[0].value), frozenset(str(k.arg) for k in node.keywords), where))
    return found


@cache
def said() -> list[tuple[str, frozenset[str], str]]:
    return [row for path in sorted((ROOT / "interpreter").rglob("*.py")) for row in said_in(path)]


def test_every_sentence_is_worded_with_just_the_parts_it_is_given() -> None:
    locale = our_locale(SOURCE, (CHECK,))
    for id, given, where in said():
        name = f"{CHECK}-{id}"
        assert name in locale.entries, f"{where}: {name} is not worded"
        assert set(reached(locale, name, "")) == given, f"{where}: {name}"


def test_no_sentence_is_worded_that_nobody_says() -> None:
    locale = our_locale(SOURCE, (CHECK,))
    assert {e.removeprefix(f"{CHECK}-") for e in locale.entries} == {id for id, _, _ in said()}
    assert all("" in patterns(entry) for entry in locale.entries.values())


def test_what_is_said_inside_a_sentence_has_the_form_it_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str(tmp_path))
    (tmp_path / "sk").mkdir()
    (tmp_path / "sk" / "check.ftl").write_text(
        'check-is-not = `{ $name }` není { FORM($what, "ins") }\n'
        "check-what-piece = figurka\n    .ins = figurkou\ncheck-what-zone = zóna\n",
        encoding="utf-8",
    )
    word = wording("sk")
    assert word(say("is-not", name="x", what=say("what-piece"))) == "`x` není figurkou"
    assert word(say("is-not", name="x", what=say("what-zone"))) == "`x` není zóna"
    assert word(say("is-not", name="x", what=say("what-kind"))) == "`x` is not a kind", "a sentence is of one language"


def test_lists_numbers_and_what_nobody_worded() -> None:
    assert english(say("one-of", names=["a", "b"])) == "one of `a`, `b`"
    assert str(say("too-many-rules", most=1000)) == "a game has at most 1,000 rules"
    assert english(MessageRef("never-heard-of")) == "never heard of"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    pack = tmp_path / "market"
    pack.mkdir()
    for path in MARKET.glob("*.yaml"):
        (pack / path.name).write_bytes(path.read_bytes())
    (pack / "zz.yaml").write_text("always:\n  x: [your raech is 1 more]\n", encoding="utf-8")
    return pack


def test_check_speaks_the_language_asked_for(tmp_path: Path, broken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = tmp_path / "words"
    (words / "pl").mkdir(parents=True)
    (words / "pl" / "check.ftl").write_text(
        "check-did-you-mean = może `{ $name }`?\ncheck-hint = wskazówka\n", encoding="utf-8"
    )
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str(words))
    found = CliRunner().invoke(cli, ["check", str(broken), "--lang", "pl"])
    assert found.exit_code == 1 and "= wskazówka: może `reach`?" in found.stdout


def test_tools_get_the_same_in_every_language(broken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = []
    for language in languages():
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        found = CliRunner().invoke(cli, ["check", str(broken), "--lang", language, "--format", "json"])
        answers.append((found.exit_code, found.stdout))
    assert len(set(answers)) == 1
    (problem,) = json.loads(answers[0][1])["problems"]
    assert problem["hint"] == "did you mean `reach`?"


def test_a_game_without_mistakes_needs_no_words() -> None:
    program = (
        "import sys; from spielwerk.interpreter.engine.rules import load; "
        f"load({str(MARKET)!r}, 2); sys.exit(any(m.startswith('fluent') for m in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
