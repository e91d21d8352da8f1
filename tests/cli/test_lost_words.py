"""A language without readable words is said to be so, once, on stderr: nobody wonders why everything is English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from spielwerk.interpreter.packs.locations import WORDS_VARIABLE as VARIABLE

from .conftest import Run

WORDS = "cli-check-none = { $game }: žádné chyby\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "words" / "sk").mkdir(parents=True)
    (tmp_path / "words" / "sk" / "cli.ftl").write_text(WORDS, encoding="utf-8")
    return tmp_path / "words"


def noted(run: Run, *args: str, **env: str) -> list[str]:
    result = run(*args, env={"LC_ALL": "C", VARIABLE: "", **env})
    assert result.exit_code == 0, result.output
    return result.stderr.splitlines()


COMMANDS = {
    "a card": ("text", "yokohama", "ball"),
    "for tools": ("text", "yokohama", "ball", "--format", "json"),
    "names": ("games",),
    "names for tools": ("games", "--format", "json"),
    "a game": ("play", "yokohama", "--players", "2", "--human", "0", "--bot", "1=random", "--bot", "2=random"),
}


@pytest.mark.parametrize("what", COMMANDS)
def test_a_language_nobody_has_words_for(run: Run, what: str) -> None:
    (note,) = noted(run, *COMMANDS[what], "--lang", "sk")
    assert note.startswith("There are no words in the language `sk`") and f"if {VARIABLE} names" in note


def test_words_that_are_there_are_not_spoken_of(run: Run, folder: Path, pack: Path) -> None:
    for args in (("--lang", "sk"), ("--lang", "pl"), ()):
        assert noted(run, "check", str(pack), *args, **{VARIABLE: str(folder)}) == []
    assert noted(run, "check", str(pack), LC_ALL="sk_SK.UTF-8") == [], "an environment may name any language"


@pytest.mark.parametrize("asked", [True, False])
def test_a_wrong_folder(run: Run, folder: Path, pack: Path, asked: bool) -> None:
    how = {"LC_ALL": "sk_SK.UTF-8"} if not asked else {}
    args = ("check", str(pack), *(("--lang", "sk") if asked else ()))
    missing = noted(run, *args, **{VARIABLE: str(folder / "nowhere")}, **how)
    assert missing[0].startswith(f"No words are in `{folder / 'nowhere'}`") and "`sk`" in missing[0]
    inside = noted(run, *args, **{VARIABLE: str(folder / "sk")}, **how)
    assert inside[0].endswith(f"name the one it lies in, `{folder}`.")
    assert len(missing) == len(inside) == 1 + asked


@pytest.mark.parametrize(
    "data",
    [WORDS.encode("cp1250"), WORDS.encode("utf-16"), b"cli-check-none = { $game\n", b""],
    ids=["cp1250", "utf-16", "bracket", "empty"],
)
def test_a_file_that_cannot_be_read(run: Run, folder: Path, pack: Path, data: bytes) -> None:
    (folder / "sk" / "cli.ftl").write_bytes(data)
    for args, env in ((("--lang", "sk"), {}), ((), {"LC_ALL": "sk_SK.UTF-8"})):
        (note,) = noted(run, "check", str(pack), *args, **{VARIABLE: str(folder)}, **env)
        assert note.startswith("Some words of `sk` cannot be read") and "sk/cli.ftl:1: " in note
        assert note.endswith("`spielwerk i18n check sk`")


def test_a_file_of_a_game_that_cannot_be_read(run: Run, folder: Path, pack: Path) -> None:
    own = pack / "translations" / "sk" / "small.ftl"
    own.parent.mkdir(parents=True)
    own.write_bytes("name-ruby = Rubín\n".encode("utf-16"))
    (note,) = noted(run, "text", str(pack), "--lang", "sk", **{VARIABLE: str(folder)})
    assert "sk/small.ftl:1: " in note


def test_tools_of_translators_say_it_of_the_language_they_are_asked_about(run: Run, folder: Path) -> None:
    for command in ("missing", "preview"):
        (note,) = noted(run, "i18n", command, "xx", "pig", **{VARIABLE: str(folder)})
        assert note.startswith("There are no words in the language `xx`") and str(folder) in note


def test_output_for_tools_is_not_touched(run: Run) -> None:
    result = run("text", "yokohama", "ball", "--format", "json", "--lang", "sk", env={"LC_ALL": "C"})
    assert json.loads(result.stdout)["texts"]


def test_spaces_that_no_line_may_end_at_are_kept(run: Run, folder: Path) -> None:
    """Between a number and its noun, for instance."""
    (folder / "pl").mkdir()
    (folder / "pl" / "core.ftl").write_text("amount = { $n }\u00a0{ $what }\n", encoding="utf-8")
    env = {VARIABLE: str(folder)}
    assert "otrzymujesz 2\u00a0punkty." in run("text", "yokohama", "ball", "--lang", "pl", env=env).stdout
    found = json.loads(run("text", "yokohama", "ball", "--lang", "pl", "--format", "json", env=env).stdout)
    assert "2\u00a0punkty" in found["texts"][0]["lines"][-1]
    assert "2\u00a0punkty" in run("i18n", "preview", "pl", "yokohama", env=env).stdout
