"""Every variant says what it changes, to whoever asks `info`, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from runtime.tiny import write
from spielwerk.cli.main import cli
from spielwerk.interpreter.i18n.language_state import states
from spielwerk.interpreter.i18n.message_survey import survey
from spielwerk.interpreter.packs.loading import load_again, load_checked
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.prose.speaking.word_files import our_locale
from spielwerk.interpreter.prose.whole_games.about import about_game

LANGUAGES = ("en", "pl", "de", "uk", "cs")
PACKS = sorted(folder.parent.name for folder in own_rules().glob("*/game.yaml"))


@pytest.mark.parametrize("game", PACKS)
def test_every_variant_is_described_in_every_language(game: str) -> None:
    base = load_checked(own_rules() / game)
    for pack in (base, *(load_again(base, [expansion]) for expansion in base.expansions)):
        assert all(pack.variants.values()), f"a description: of {pack.variants}"
        facts = about_game(pack)
        asked = {f"variant-{name}" for name in pack.variants}
        asked |= {f"value-{value}" for values in facts.values.values() for value in values}
        asked |= {f"expansion-{name}" for name in pack.expansions}
        for language in LANGUAGES:
            words = our_locale(language, (game,))
            assert {id for id in asked if not words.has(id)} == set(), language


@pytest.mark.parametrize("game", PACKS)
def test_info_says_it_in_the_language(game: str) -> None:
    pack = load_checked(own_rules() / game)
    said = {}
    for language in LANGUAGES:
        shown = " ".join(CliRunner().invoke(cli, ["info", game, "--lang", language]).output.split())
        texts = about_game(pack, language).variants
        for name, text in texts.items():
            assert text and f": {' '.join(text.split())}" in shown, (name, language)
        said[language] = list(texts.values())
    for language in LANGUAGES[1:]:
        assert not set(said[language]) & set(said["en"]), "nothing is left in English"


VARIANTS = {
    "calm": {"description": "nobody earns", "rules": {"act": "nothing"}},
    "pace": {"values": {"slow": {}, "quick": {"end": {"long": {"when": "round is 2"}}}}},
}


def test_a_pack_without_words_is_described_by_itself(tmp_path: Path) -> None:
    pack = write(tmp_path, variants=VARIANTS)
    shown = CliRunner().invoke(cli, ["info", str(pack), "--lang", "en"]).output
    assert "calm: nobody earns\n" in shown and "pace=slow|quick: nothing says what it changes\n" in shown
    (pack / "translations" / "pl").mkdir(parents=True)
    (pack / "translations" / "pl" / "tiny.ftl").write_text("variant-calm = nikt nie zarabia\n", encoding="utf-8")
    assert "calm: nikt nie zarabia\n" in CliRunner().invoke(cli, ["info", str(pack), "--lang", "pl"]).output
    found = json.loads(CliRunner().invoke(cli, ["info", str(pack), "--format", "json", "--lang", "pl"]).output)
    assert found["variants"] == {"calm": "nobody earns", "pace": ""} and found["values"] == {"pace": ["slow", "quick"]}


def test_words_of_variants_that_are_missing_are_listed(tmp_path: Path) -> None:
    found = survey(str(write(tmp_path, variants=VARIANTS)))
    (state,) = [s for s in states("en", [found]) if s.module == "tiny"]
    assert {"variant-calm", "variant-pace", "value-slow", "value-quick"} <= set(state.missing)
