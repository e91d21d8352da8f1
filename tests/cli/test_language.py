"""The command line speaks the language it is asked to; tools and exit statuses never notice."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from spielwerk.cli.main import COMMANDS
from spielwerk.cli.words import VARIABLES, normal, of_environment
from spielwerk.interpreter import Match
from spielwerk.interpreter.engine import reveals
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.prose.speaking.word_files import OURS, locale_of

Run = Callable[..., Result]
LANGUAGES = ("pl", "de", "uk", "cs")
MUCH = [pytest.param(language, 300, marks=pytest.mark.soak) for language in LANGUAGES]
ROOT = Path(__file__).parents[2]
#: rooms that say words of the command line, beside the commands themselves
SPEAKING = ("prose", "display", "terms", "verbs")
ENGLISH = re.compile(
    r"\b(the|of|you|your|each|gain|pay|when|whenever|from|with|and|or|may|choose|take|move|player|round|why|wins|seed)\b",
    re.I,
)


# ---- playing


@pytest.fixture(scope="module", autouse=True)
def told_once() -> Iterator[None]:
    """The same game is played in several languages: what of it can be taken back is found out once."""
    told, known = reveals.told, dict[tuple[Any, ...], bool]()

    def remembered(before: Match, player: int, code: int) -> bool:
        if before.threads is not None:
            return told(before, player, code)
        key = before.rules.program_digest, player, code, *before.state
        if key not in known:
            known[key] = told(before, player, code)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reveals, "told", remembered)
        yield


def script(seed: int, length: int) -> str:
    """Somebody who tries everything: numbers mostly, questions now and then."""
    chance = random.Random(seed)
    asked = ["board", "?", "xyz", "99", "why bank", "why xyz", "card bank", "card ball", "card xyz", "card"]
    asked += ["save /nowhere/at/all", "save", "score", "log", "undo", ""]
    said = [chance.choice("1223") if chance.random() < 0.9 else chance.choice(asked) for _ in range(length)]
    return "\n".join([*said, "quit"]) + "\n"


@cache
def own_words(language: str) -> set[str]:
    """What the files of a language say, without the ids."""
    texts = [path.read_text(encoding="utf-8") for path in (OURS / language).glob("*.ftl")]
    return set(re.findall(r"\w+", "\n".join(re.sub(r"^ *\.?[\w-]+ =", "", text, flags=re.M) for text in texts)))


@cache
def ids_of(game: str) -> set[str]:
    words = load(game, 2).words
    return {*words.thing_names, *words.zones, *words.counters, *words.pieces, *words.kinds, *words.rules}


def spoken(text: str, language: str, game: str = "yokohama") -> None:
    """No word of the source language, no id, nothing left open."""
    typed = re.sub(r"`[^`]*`|spielwerk resume |/\S+", "", text)
    assert not re.search(r"[_{}]", typed), re.search(r".*[_{}].*", typed)
    assert not ENGLISH.search(typed), [line for line in typed.splitlines() if ENGLISH.search(line)]
    left = {word for word in re.findall(r"\w+", typed) if word in ids_of(game)} - own_words(language)
    assert not left


@pytest.mark.parametrize(("language", "length"), [*((language, 40) for language in LANGUAGES), *MUCH])
def test_a_game_is_played_in_the_language(run: Run, language: str, length: int) -> None:
    # a bot that need not think: what it does is told all the same
    args = ("--players", "2", "--seed", "4", "--bot", "2=random", "--lang", language)
    result = run("play", "yokohama", *args, input=script(4, length))
    assert result.exit_code == 0, result.output
    assert result.output.count("\n> ") > length / 2
    spoken(result.output, language)
    lines = [line for line in result.output.splitlines() if ".save" not in line]
    assert max(map(len, lines)) <= 80 and "\x1b" not in result.output


@pytest.mark.parametrize(("language", "won"), [("pl", "wygrywa."), ("de", "gewinnt."), ("uk", "перемагає.")])
def test_the_scoring_is_in_the_language(run: Run, language: str, won: str) -> None:
    bots = ("--bot", "1=random", "--bot", "2=random")
    result = run("play", "yokohama", "--players", "2", "--seed", "5", "--human", "0", *bots, "--lang", language)
    assert result.exit_code == 0 and result.output.splitlines()[-2].endswith(won)
    spoken(result.output, language)


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("pl", "2 asystentów na jednym obszarze"),
        ("de", "2 Assistenten in einem Gebiet"),
        ("uk", "розмістіть 2 помічників в одній локації"),
    ],
)
def test_an_option_is_chosen_by_its_label_and_by_its_id(run: Run, language: str, label: str) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "3", "--lang", language)
    outputs = [run(*args, input=f"1\n{said}\nbank\n").output for said in ("pair", label.upper(), label[:-3])]
    by_id, by_label, by_part = (output.partition("`spielwerk resume")[0] for output in outputs)
    assert by_id == by_label == by_part
    assert by_id.count("> ") >= 3 and f" {label[:1].upper()}{label[1:]}:" in re.sub(r"\s+", " ", by_id)


def test_the_text_of_a_card_and_reasons_are_shown_on_demand(run: Run) -> None:
    said = ["1", "pair", "card bal", "karta ball", "why xyz", "bank", "koniec"]
    result = run("play", "yokohama", "--players", "2", "--seed", "3", "--lang", "pl", input="\n".join(said) + "\n")
    assert result.output.count("Za każdym razem, gdy wypełniasz zamówienie, otrzymujesz 2 punkty.") == 4  # two sorts
    assert "Nic tu nie nazywa się `xyz`." in result.output


# ---- which language


@pytest.mark.parametrize(
    ("said", "meant"),
    [("pl_PL.UTF-8", "pl-PL"), ("de", "de"), ("de_AT@euro", "de-AT"), ("UK", "uk"), ("C", ""), ("POSIX", ""),
     ("C.UTF-8", ""), ("", ""), ("../../etc", ""), ("sr-Latn-RS", "sr-Latn-RS")],
)  # fmt: skip
def test_names_of_languages(said: str, meant: str) -> None:
    assert normal(said) == meant


@pytest.mark.parametrize(
    ("environment", "meant"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl-PL"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de-DE"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA.UTF-8", "LC_MESSAGES": "de_DE"}, "uk-UA"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl-PL"),
    ],
)
def test_the_environment_names_the_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], meant: str
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert of_environment() == meant


@pytest.mark.parametrize(
    ("args", "environment", "said"),
    [
        (("--lang", "pl"), "de_DE.UTF-8", "small: bez błędów"),
        (("--lang", "pl-PL"), "C", "small: bez błędów"),
        ((), "de_DE.UTF-8", "small: keine Fehler"),
        ((), "fr_FR.UTF-8", "small: no mistakes"),
        (("--lang", "en-GB"), "pl_PL.UTF-8", "small: no mistakes"),
        (("--lang", "eo"), "pl_PL.UTF-8", "small: no mistakes"),
    ],
)
def test_a_language_without_words_falls_back(
    run: Run, pack: Path, args: tuple[str, ...], environment: str, said: str
) -> None:
    result = run("check", str(pack), *args, env={"LC_ALL": environment})
    assert result.exit_code == 0 and result.stdout.startswith(said)
    note = "There are no words in the language `eo`; there are: en, cs, de, pl, uk. "
    assert result.stderr.startswith(note) if "eo" in args else not result.stderr


def test_the_language_may_be_said_before_the_command_too(run: Run, pack: Path) -> None:
    assert run("--lang", "pl", "check", str(pack)).output.startswith("small: bez błędów")


def test_what_names_no_language_is_wrong_usage(run: Run, pack: Path) -> None:
    result = run("check", str(pack), "--lang", "../pl")
    assert result.exit_code == 2 and "`../pl`" in result.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_the_option(run: Run, name: str) -> None:
    assert "--lang" in run(name, "--help").output


# ---- tools


def without_time(text: str) -> Any:
    found = json.loads(text)
    if isinstance(found, dict):
        for key in ("seconds", "seconds_by_engine", "microseconds_per_decision"):
            found.pop(key, None)
    return found


@pytest.mark.parametrize(
    "args",
    [("games",), ("info", "PACK"), ("info", "PACK", "ruby"), ("check", "PACK"), ("explain",), ("explain", "two-colons"),
     ("simulate", "PACK", "--games", "3", "--seed", "1"), ("info", "PACK", "rubi"), ("explain", "nothing"),
     ("simulate", "PACK", "--players", "9"), ("nothing",)],
)  # fmt: skip
def test_json_and_status_are_the_same_in_every_language(run: Run, pack: Path, args: tuple[str, ...]) -> None:
    args = tuple(str(pack) if arg == "PACK" else arg for arg in args)
    results = [run(*args, "--format", "json", "--lang", language) for language in ("en", *LANGUAGES)]
    results += [run(*args, "--format", "json", env={"LC_ALL": "pl_PL.UTF-8"})]
    assert len({result.exit_code for result in results}) == 1
    texts = [result.stdout for result in results]
    if results[0].exit_code == 0:
        assert all(without_time(text) == without_time(texts[0]) for text in texts)
    else:
        assert set(texts) == {""}


def test_numbers_and_saves_do_not_depend_on_the_language(run: Run, tmp_path: Path) -> None:
    saves = []
    for language in ("en", *LANGUAGES):
        file = tmp_path / f"{language}.save"
        said = f"1\n1\n2\nsave {file}\nquit\n"
        run("play", "nim", "--seed", "3", "--lang", language, input=said)
        saves.append(file.read_text(encoding="utf-8"))
    assert len(set(saves)) == 1 and saves[0].count("\n") > 8


# ---- words that are missing or broken


def test_broken_words_never_break_a_game(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "eo"
    folder.mkdir()
    (folder / "cli.ftl").write_text(
        "cli-player = Ludanto { $nn }\ncli-play-turn = Raŭndo { $round } · { $player }\n"
        "cli-prompt = { FORM($title, }\ncli-score-total = sumo\n",
        encoding="utf-8",
    )
    (folder / "yokohama.ftl").write_bytes(b"name-bank = Banko\xff\n")
    (folder / "core.ftl").write_text("", encoding="utf-8")
    args = ("play", "yokohama", "--players", "2", "--seed", "3", "--lang", "eo")
    env = {"SPIELWERK_TRANSLATIONS": str(tmp_path)}
    result = run(*args, input="1\npair\nbank\nboard\nquit\n", env=env)
    assert result.exit_code == 0, result.output
    assert "Raŭndo 1 · Player 1\nPlace assistants: choose one" in result.output
    assert "sumo" in run(*args, "--human", "0", "--bot", "1=random", "--bot", "2=random", env=env).output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words_of_the_command_line(language: str) -> None:
    for module in ("cli", "help"):
        ours, theirs = locale_of("en", (module,)), locale_of(language, (module,))
        assert theirs.problems == [] and set(theirs.entries) == set(ours.entries)


def test_every_word_the_command_line_asks_for_is_there() -> None:
    entries = set(locale_of("en", ("cli", "help")).entries)
    rooms = [ROOT / "cli", *(ROOT / "interpreter" / room for room in SPEAKING)]
    files = [file for room in rooms for file in room.rglob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    asked = set(re.findall(r"[\"']((?:cli|show|help)-[a-z0-9-]+[a-z0-9])[\"']", code))
    begun = tuple(re.findall(r"f[\"']((?:cli|show|help)-[a-z0-9-]+-)\{", code))
    assert len(asked) > 50 and asked <= entries
    assert {id for id in entries - asked if not id.startswith(begun)} == set()


# ---- in a process of its own


def in_a_process(*args: str, input: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    whole = {k: v for k, v in os.environ.items() if k not in VARIABLES} | env
    return subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", *args], input=input, capture_output=True, encoding="utf-8", env=whole
    )


def test_the_environment_of_a_process_is_enough() -> None:
    done = in_a_process("play", "nim", "--seed", "3", input="1\nquit\n", LANG="pl_PL.UTF-8")
    assert done.returncode == 0 and done.stderr == ""
    assert "Runda 1 · Gracz 1\nZabierz zapałki. Z którego stosu je zabierasz?" in done.stdout
    spoken(done.stdout, "pl", "nim")
    english = in_a_process("play", "nim", "--seed", "3", input="1\nquit\n", LANG="C")
    assert "Round 1 · Player 1\nTake matches" in english.stdout


def test_what_is_not_said_is_not_loaded(pack: Path) -> None:
    code = (
        "import sys\nfrom spielwerk.cli.main import cli\n"
        f"cli(['check', {str(pack)!r}, '--format', 'json'], standalone_mode=False)\n"
        "print([name for name in sys.modules if name.partition('.')[0] in ('fluent', 'babel', 'rich')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("pl", "Błąd: {}: nie ma takiego pliku ani katalogu"),
        ("de", "Fehler: {}: diese Datei oder diesen Ordner gibt es nicht"),
        ("uk", "Помилка: {}: немає такого файлу чи теки"),
    ],
)
def test_what_the_system_refuses_is_told_in_the_language(run: Run, tmp_path: Path, language: str, why: str) -> None:
    file = tmp_path / "nowhere" / "book.html"
    result = run("rulebook", "nim", "--output", str(file), "--lang", language)
    assert result.exit_code == 2 and result.stderr.strip() == why.format(file)
