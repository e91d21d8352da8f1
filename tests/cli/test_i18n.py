"""The commands `text` and `i18n`, as translators use them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.packs.locations import list_packs
from spielwerk.interpreter.prose.speaking.word_files import modules

ROOT = Path(__file__).parents[2]
GAME = "yokohama"
#: one that is soon read and played, where that is enough
SMALL = "pig"
#: by bots that need not think
PLAY = ("play", SMALL, "--players", "2", "--seed", "1", "--human", "0", "--bot", "1=random", "--bot", "2=random")
OURS = ["en", "de", "pl", "uk"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of words of one's own."""
    found = tmp_path / "words"
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str(found))
    return found


@pytest.fixture(scope="module")
def english() -> str:
    """A game of bots as it is told in English, whatever words somebody has."""
    return CliRunner().invoke(cli, [*PLAY, "--lang", "en"], prog_name="spielwerk").stdout


# ---- text
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Whenever you fulfil an order, gain 2 points."),
        ("pl-PL", "Za każdym razem, gdy wypełniasz zamówienie, otrzymujesz 2 punkty."),
    ],
)
def test_the_text_of_a_card(run, language: str, line: str) -> None:
    result = run("text", GAME, "ball", "--lang", language)
    assert result.exit_code == 0 and line in result.stdout


def test_the_text_of_a_copy_a_rule_a_table_and_everything(run) -> None:
    assert run("text", GAME, "ball_1").stdout == run("text", GAME, "ball").stdout
    assert "Fulfil an order (fulfil)" in run("text", GAME, "fulfil", "--lang", "en").stdout
    table = json.loads(run("text", GAME, "technologies", "--format", "json").stdout)
    assert len(table["texts"]) == 20 and {t["section"] for t in table["texts"]} == {"technologies"}
    whole = json.loads(run("text", GAME, "--format", "json").stdout)
    sections = {t["section"] for t in whole["texts"]}
    assert {"technologies", "areas", "flow", "rules", "setup", "scoring", "end"} <= sections
    assert all(t["title"] and t["lines"] for t in whole["texts"] if t["section"] != "setup")


def test_texts_of_an_expansion(run) -> None:
    assert "Free agent" in run("text", GAME, "free_agent", "--with", "free_agents", "--lang", "en").stdout


def test_what_has_no_text(run) -> None:
    result = run("text", GAME, "bal")
    assert result.exit_code == 2 and "did you mean `ball`?" in result.stderr


def test_json_depends_on_what_was_asked_for_and_not_on_the_environment(run) -> None:
    plain = run("text", GAME, "ball", "--format", "json", env={"LANG": "C"}).stdout
    assert run("text", GAME, "ball", "--format", "json", env={"LANG": "pl_PL.UTF-8"}).stdout == plain
    polish = json.loads(run("text", GAME, "ball", "--format", "json", "--lang", "pl").stdout)
    assert polish["texts"][0]["title"] == "Bal"
    status = run("i18n", "status", GAME, "--format", "json", env={"LC_ALL": "C"}).stdout
    assert json.loads(status)["states"]
    assert run("i18n", "status", GAME, "--format", "json", env={"LC_ALL": "pl_PL.UTF-8"}).stdout == status


def test_a_pack_without_words(run, pack: Path) -> None:
    result = run("text", str(pack), "--lang", "en")
    assert result.exit_code == 0 and "Reward: gain 2 gems." in result.stdout and "_" not in result.stdout


def test_a_pack_with_words_of_its_own(run, pack: Path) -> None:
    made = run("i18n", "new", "pl", str(pack))
    assert made.exit_code == 0 and (pack / "translations" / "pl" / "small.ftl").exists()
    assert not (pack / "translations" / "pl" / "core.ftl").exists(), "the effect language has its words already"
    general = "spielwerk i18n new xx --output"
    assert general in run("i18n", "new", "xx", str(pack)).stdout and "i18n new" not in made.stdout, "here it has none"
    (pack / "translations" / "pl" / "small.ftl").write_text("name-ruby = Rubin\n", encoding="utf-8")
    assert "Rubin (ruby)" in run("text", str(pack), "ruby", "--lang", "pl").stdout


def test_the_author_of_a_pack_is_told_of_words_for_what_it_does_not_have(run, pack: Path) -> None:
    """By `check` itself, in whatever language they are; our own words for a game are not its author's."""
    words = pack / "translations" / "pl" / "small.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("name-ruby = Rubin\nname-rubyy = Rubin\nrule-x = weź { $what\ngain = weź\n", encoding="utf-8")
    told = run("check", str(pack), "--lang", "en")
    assert told.exit_code == 1 and [code for code in told.stdout.split() if code.startswith("words-")] == [
        "words-unknown",
        "words-syntax",
        "words-elsewhere",
    ]
    assert "did you mean `name-ruby`?" in told.stdout
    words.write_text("name-ruby = Rubin\n", encoding="utf-8")
    assert run("check", str(pack)).exit_code == 0


# ---- how far
@pytest.mark.parametrize("games", [(GAME,), pytest.param((), marks=pytest.mark.soak)], ids=["a game", "everything"])
def test_status(run, games: tuple[str, ...]) -> None:
    found = json.loads(run("i18n", "status", *games, "--format", "json").stdout)
    rows = {(s["language"], s["module"]): s for s in found["states"]}
    of_the_game = {GAME, f"{GAME}/achievement_rewards", f"{GAME}/free_agents"}
    for language in OURS:
        of_language = {module: row for (spoken, module), row in rows.items() if spoken == language}
        assert {"core", "cli", *of_the_game, *(games or list_packs())} <= set(of_language)
        for module, row in of_language.items():
            done = row["percent"] == 100 and row["stale"] == 0 and row["missing"] == 0 and row["translated"] > 0
            assert done, f"{language} {module}"
    shown = run("i18n", "status", GAME, "--lang", "en").stdout
    assert "language" in shown and "+ free_agents" in shown


def test_what_only_some_languages_have_is_not_missing(run) -> None:
    """Traits that the source asks of its own words, and one word for an adjective with its noun."""
    for game in ("hearts", "backgammon"):
        told = run("i18n", "missing", "de", game, "--lang", "en").stdout
        assert told.strip().startswith("Nothing is missing in `de`"), told


def test_missing(run, folder: Path) -> None:
    assert run("i18n", "missing", "en", GAME, "--lang", "en").stdout.strip() == "Nothing is missing in `en`."
    (folder / "sk").mkdir(parents=True)
    (folder / "sk" / f"{GAME}.ftl").write_text("name-ball = Ples\n", encoding="utf-8")
    found = json.loads(run("i18n", "missing", "sk", GAME, "--format", "json").stdout)
    modules = {m["module"]: m["messages"] for m in found["missing"]}
    assert "gain" in modules["core"] and "name-newspaper" in modules[GAME] and "name-ball" not in modules[GAME]
    assert "Newspaper" in run("i18n", "missing", "sk", GAME).stdout


# ---- what is wrong
def test_check(run, folder: Path) -> None:
    (folder / "sk").mkdir(parents=True)
    (folder / "sk" / "core.ftl").write_text("gain = ber { $waht }\npay = { $what\n", encoding="utf-8")
    result = run("i18n", "check", "sk", "--lang", "en")
    assert result.exit_code == 1
    assert "core.ftl:1:14: words-placeholder `gain` gets no `$waht`" in result.stdout
    assert "gain = ber { $waht }\n   |              ^^^^^" in result.stdout, "the line, with the place marked"
    assert "core.ftl:2:7: words-syntax" in result.stdout and "2 mistakes in the words of sk" in result.stdout
    assert run("i18n", "check", "pl", GAME).exit_code == 0
    found = json.loads(run("i18n", "check", "sk", GAME, "--format", "json").stdout)
    assert not found["ok"] and {x["language"]: len(x["problems"]) for x in found["languages"]}["sk"] == 2


def test_a_language_that_is_not_there(run) -> None:
    result = run("i18n", "check", "tlh", "--lang", "en")
    assert result.exit_code == 2 and "there are: en, cs, de, pl, uk" in result.stderr
    assert run("i18n", "new", "../../x").exit_code == 2


# ---- a new language
def test_a_new_language_plays_at_once(run, folder: Path, english: str) -> None:
    made = run("i18n", "new", "sk", SMALL, "--output", str(folder), "--lang", "en")
    assert made.exit_code == 0, made.stderr
    others = {*list_packs()} - {SMALL}
    assert {p.stem for p in (folder / "sk").iterdir()} == {*modules("en")} - others
    assert "SPIELWERK_TRANSLATIONS=" in made.stdout
    assert run("i18n", "check", "sk").exit_code == 0
    again = run("i18n", "new", "sk", SMALL)
    assert again.exit_code == 2 and "is there already" in again.stderr
    played = run(*PLAY, "--lang", "sk")
    assert played.exit_code == 0 and played.stdout == english


@pytest.mark.parametrize(
    "text",
    [b"gain = { $what", b"gain = ber { $nobody }", "gain = ber ž".encode("utf-16"), b"", b"cli-error = { cli-error }"],
    ids=["syntax", "placeholder", "encoding", "empty", "circle"],
)
def test_a_broken_language_plays_in_english(run, folder: Path, english: str, text: bytes) -> None:
    (folder / "sk").mkdir(parents=True)
    for module in ("core", "cli", SMALL):
        (folder / "sk" / f"{module}.ftl").write_bytes(text)
    assert run("i18n", "check", "sk").exit_code == 1
    played = run(*PLAY, "--lang", "sk")
    assert played.exit_code == 0 and played.stdout == english


# ---- how it reads
def test_preview(run, folder: Path, tmp_path: Path) -> None:
    shown = run("i18n", "preview", "de", GAME).stdout
    assert "Kupfermine" in shown and "fehlen Wörter" not in shown
    page = tmp_path / "page.html"
    assert run("i18n", "preview", "uk", GAME, "--output", str(page)).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>") and 'lang="uk"' in text and "Мідна шахта" in text
    assert "src=" not in text and "http" not in text, "nothing is fetched"
    marked = run("i18n", "preview", "sk", GAME, "--lang", "en").stdout
    assert "words are missing here" in marked


# ---- words tied to rules
def test_confirm(run, folder: Path, tmp_path: Path) -> None:
    (folder / "pl").mkdir(parents=True)
    path = folder / "pl" / f"{SMALL}.ftl"
    path.write_text("text-score_pot = Pula daje punkty.\n", encoding="utf-8")
    assert "words-stale" in run("i18n", "check", "pl", SMALL).stdout
    assert "Pula daje punkty" not in run("text", SMALL, "score_pot", "--lang", "pl").stdout
    assert run("i18n", "confirm", "text-score_pot", "--lang", "pl", "--game", SMALL).exit_code == 0
    assert "Pula daje punkty." in run("text", SMALL, "score_pot", "--lang", "pl").stdout
    assert run("i18n", "check", "pl", SMALL).exit_code == 0

    changed = tmp_path / SMALL
    shutil.copytree(ROOT / "rules" / SMALL, changed)
    rules = changed / "game.yaml"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("gain pot points", "gain 3 points"), encoding="utf-8")
    for language in OURS:
        before, after = (run("text", g, "score_pot", "--lang", language).stdout for g in (SMALL, str(changed)))
        assert before != after and "3" in after, "the text follows the rule"
    stale = run("i18n", "check", "pl", str(changed))
    assert stale.exit_code == 1 and "words-stale" in stale.stdout
    assert json.loads(run("i18n", "status", str(changed), "--format", "json").stdout)["states"]
    assert run("i18n", "confirm", "--all", "--lang", "pl", "--game", str(changed)).exit_code == 0
    assert "Pula daje punkty." in run("text", str(changed), "score_pot", "--lang", "pl").stdout
    assert run("i18n", "confirm", "text-score_po", "--lang", "pl", "--game", SMALL).exit_code == 2


# ---- what is written into a pack stays in it
@pytest.mark.parametrize("linked", ["translations", "translations/xx", "translations/xx/market.ftl"])
def test_a_new_language_is_not_written_through_a_link(run, linked: str, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(ROOT / "tests" / "data" / "market", tmp_path / "market"))
    outside = tmp_path / "outside"
    outside.mkdir()
    (pack / linked).parent.mkdir(parents=True, exist_ok=True)
    (pack / linked).symlink_to(outside if not linked.endswith(".ftl") else outside / "market.ftl")
    result = run("i18n", "new", "xx", str(pack))
    assert result.exit_code == 1 and "outside-pack" in result.stderr and "Traceback" not in result.stderr
    assert list(outside.iterdir()) == []


def test_a_new_language_may_be_written_where_the_user_says(run, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(ROOT / "tests" / "data" / "market", tmp_path / "market"))
    (tmp_path / "real").mkdir()
    (tmp_path / "named").symlink_to(tmp_path / "real")
    assert run("i18n", "new", "xx", str(pack), "--output", str(tmp_path / "named")).exit_code == 0
    assert (tmp_path / "real" / "xx" / "market.ftl").is_file()
