"""Names of files and folders are strangers' words: shown on one line, and no terminal obeys them."""

from __future__ import annotations

import json
import os
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from spielwerk.interpreter.packs.characters import file_name

Run = Callable[..., Result]

STRANGE = "s\x1b[2J\x1b]0;x\x07m\na\u202el\u200bl\x9b31m"
WRITTEN = r"s\x1b[2J\x1b]0;x\x07m\na\u202el\u200bl\x9b31m"


@pytest.fixture
def strange(pack: Path) -> Path:
    return pack.rename(pack.parent / STRANGE)


def harmless(result: Result) -> str:
    """Nothing but lines of characters that can be seen."""
    text = result.output + result.stderr
    assert "Traceback" not in text
    unseen = {c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") and c != "\n"}
    assert not unseen, unseen
    return text


def test_a_name_is_written_so_that_all_of_it_is_seen() -> None:
    assert file_name(STRANGE) == WRITTEN
    assert file_name("Grüße aus Київ 日本.yaml") == "Grüße aus Київ 日本.yaml"
    assert file_name(os.fsdecode(b"caf\xe9")) == r"caf\xe9"
    assert file_name("a\tb\r\U000e0041") == r"a\tb\r\U000e0041"


def test_info_shows_the_folder_written_out(run: Run, strange: Path) -> None:
    shown = harmless(run("info", str(strange)))
    assert WRITTEN in shown
    assert f"{WRITTEN}/game.yaml:4" in harmless(run("info", str(strange), "gem"))
    found = json.loads(run("info", str(strange), "--format", "json").stdout)
    assert found["folder"] == str(strange), "tools get the name itself"
    harmless(run("info", str(strange), "--format", "json"))


def test_mistakes_are_shown_in_files_of_any_name(run: Run, strange: Path) -> None:
    (strange / "odd\x1b[31m\n.yml").write_text("x: 1\n", encoding="utf-8")
    (strange / "odd\x1b[31m\n.yaml").write_text("x: [\n", encoding="utf-8")
    for form in ("text", "json"):
        shown = harmless(run("check", str(strange), "--format", form))
        assert r"odd\x1b[31m\n.yaml" in shown.replace("\\\\", "\\")
    missing = harmless(run("check", str(strange) + "\x1b[31m"))
    assert WRITTEN + r"\x1b[31m" in missing
    (strange / "game.yaml").unlink()
    assert WRITTEN in harmless(run("check", str(strange)))


@pytest.mark.parametrize("command", ["test", "simulate", "text", "show", "rulebook", "schema", "why"])
def test_other_commands_work_there(run: Run, strange: Path, command: str) -> None:
    more = {"show": ["gem"], "simulate": ["--games", "1"], "why": ["dig"]}.get(command, [])
    result = run(command, str(strange), *more)
    assert result.exit_code in (0, 1, 2)
    harmless(result)


def test_what_is_written_is_named_on_one_line(run: Run, strange: Path) -> None:
    folder = strange.parent / ("out" + STRANGE)
    assert f"out{WRITTEN}/small.json" in harmless(run("schema", str(strange), "--output", str(folder)))
    assert f"out{WRITTEN}/page.html" in harmless(run("rulebook", str(strange), "--output", str(folder / "page.html")))
    assert f"out{WRITTEN}" in harmless(run("i18n", "new", "sk", str(strange), "--output", str(folder)))
    nowhere = harmless(run("rulebook", str(strange), "--output", str(strange.parent / "\x1b[2Jno" / "page.html")))
    assert r"\x1b[2Jno" in nowhere


def test_a_game_can_be_left_and_found_again(run: Run, strange: Path) -> None:
    file = strange.parent / ("game" + STRANGE + ".save")
    left = harmless(
        run("play", str(strange), "--players", "2", "--seed", "1", "--save", str(file), input="dig\nquit\n")
    )
    assert rf"$'{strange.parent}/game{WRITTEN}.save'" in left, "as a shell takes it"
    for rules in (str(strange), "saved"):
        again = run("resume", str(file), "--rules", rules, input="quit\n")
        harmless(again)
        assert again.exit_code == 0, again.output
    file.write_text("{}", encoding="utf-8")
    assert run("resume", str(file)).exit_code == 1
    harmless(run("resume", str(file)))
