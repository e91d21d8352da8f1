"""Words that change between other words, as a language says in messages of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.packs.locations import WORDS_VARIABLE
from spielwerk.interpreter.prose.speaking.bundles import Speech

WORDS = """\
sound-z = ze
    .word = z
    .before = s z 2 3
    .unless = sy
sound-u = в
    .word = у
    .after = а о
sound-upered = вперед
    .word = уперед
    .after = и
unbroken-behind = z k
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(WORDS_VARIABLE, str(tmp_path))
    (tmp_path / "sk").mkdir()
    (tmp_path / "sk" / "core.ftl").write_text(WORDS, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("vezmi z skladu", "vezmi ze skladu"),
        ("Z „skladu“ z (zásoby)", "Ze „skladu“ ze (zásoby)"),
        ("z banky", "z\u00a0banky"),
        ("z sytosti", "z\u00a0sytosti"),
        ("z 2 a z 20", "ze 2 a z\u00a020"),
        ("z , z skladu", "z , ze skladu"),
        ("kaz skladu, a-z", "kaz skladu, a-z"),
        ("K bance", "K\u00a0bance"),
        ("він у місті, вона у місті", "він у місті, вона в місті"),
        ('z{"  "}2', "ze 2"),
        ("крок уперед, кроки уперед", "крок уперед, кроки вперед"),
        ("кроки уперед, кроки у", "кроки вперед, кроки у"),
    ],
)
def test_heard_between_words(folder: Path, text: str, heard: str) -> None:
    (folder / "sk" / "t.ftl").write_text(f"one = {text}\n", encoding="utf-8")
    speech = Speech("sk", ("core", "t"))
    assert speech.say("one") == heard
    assert speech.voices[0].sounds.heard(heard) == heard, "heard again it is the same"


def test_looked_through(folder: Path) -> None:
    """They are asked for by nobody, yet are no mistake; their misspelt parts are."""
    file = folder / "sk" / "core.ftl"
    assert CliRunner().invoke(cli, ["i18n", "check", "sk", "nim"]).exit_code == 0
    file.write_text(WORDS.replace(".unless", ".unles"), encoding="utf-8")
    done = CliRunner().invoke(cli, ["i18n", "check", "sk", "nim", "--lang", "en"])
    assert done.exit_code == 1 and "sound-z.unles" in done.output and "`.unless`" in done.output


@pytest.mark.parametrize(
    ("language", "said", "heard"),
    [
        ("uk", "В локаціях", "У локаціях"),
        ("uk", "з стоса у коробку", "зі стоса в коробку"),
        ("uk", "помічник в руці у вас", "помічник у руці у вас"),
        ("uk", "єни і мідь й єни", "єни й мідь і єни"),
        ("uk", "жетон «5» із локації, чай з мідної шахти", "жетон «5» із локації, чай із мідної шахти"),
        ("uk", "карта із прапором", "карта з прапором"),
        ("pl", "łódź z złotem z banku w wschodniej części", "łódź ze złotem z banku we wschodniej części"),
    ],
)
def test_our_languages_sound_right(language: str, said: str, heard: str) -> None:
    voice = Speech(language, ("core",)).voices[0]
    assert voice.sounds.heard(said) == heard
