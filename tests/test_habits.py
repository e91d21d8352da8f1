"""What is promised to those who work on this holds: links, the hook for others, what editors do, the licence."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[1]
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
#: folders that are not ours, or made by tools
OTHERS = {"__pycache__", "build", "dist"}


def ours() -> list[Path]:
    found: list[Path] = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if (not name.startswith(".") or name == ".ci") and name not in OTHERS and not name.endswith(".egg-info")
        ]
        found += [Path(folder) / name for name in files if name not in OTHERS and (Path(folder) / name).is_file()]
    return found


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link, anchor in re.findall(r"\]\((?!http)([^)#]*)(#[^)]*)?\)", text):
        there = (ROOT / link).read_text(encoding="utf-8")
        titles = [re.sub(r"[^\w -]", "", title.lower()) for title in re.findall(r"^#+ (.*)", there, re.M)]
        assert not anchor or anchor[1:] in (title.replace(" ", "-") for title in titles), f"{link}{anchor}"


def test_the_commands_that_contributors_are_told_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for script in re.findall(r"python (\S+\.py)", text):
        assert (ROOT / script).is_file()
    (extra,) = re.findall(r"pip install -q -e '\.\[(\w+)\]'", text)
    assert extra in PROJECT["optional-dependencies"]
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100


def test_editors_are_told_what_holds() -> None:
    told = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    trimmed = {suffix for found in re.findall(r"^\[\*\.\{?([a-z,]+)", told, re.M) for suffix in found.split(",")}
    assert {"py", "yaml", "ftl", "md"} <= trimmed
    for path in ours():
        data = path.read_bytes()
        if path.suffix in (".save", ".pyc"):
            continue
        assert b"\r" not in data and (not data or data.endswith(b"\n")), path
        if path.suffix[1:] in trimmed:
            assert not re.search(rb"[ \t]\n|^\t", data, re.M), path


@pytest.mark.parametrize(("broken", "status"), [(False, 0), (True, 1)], ids=["good", "bad"])
def test_the_hook_checks_a_game_in_its_repository(tmp_path: Path, broken: bool, status: int) -> None:
    (hook,) = YAML(typ="safe", pure=True).load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    shutil.copytree(ROOT / "tests" / "data" / "market", tmp_path / "game")
    game = tmp_path / "game" / "game.yaml"
    assert re.search(hook["files"], "game.yaml") and re.search(hook["files"], "translations/en/game.ftl")
    if broken:
        game.write_text(game.read_text(encoding="utf-8") + "nonsense: 1\n", encoding="utf-8")
    program, *more = shlex.split(hook["entry"])
    assert program in PROJECT["scripts"] and hook["language"] == "python"
    command = [sys.executable, "-m", "spielwerk.cli", *more, *hook["args"]]
    done = subprocess.run(command, cwd=tmp_path / "game", capture_output=True, text=True, timeout=60)
    assert done.returncode == status, done.stdout + done.stderr


def test_the_licence_is_the_one_that_is_named() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert text.startswith(f"{PROJECT['license']} License") and "Spielwerk contributors" in text
    assert PROJECT["license-files"] == ["LICENSE"]


def test_modules_of_tests_are_found_beside_them_however_pytest_is_called() -> None:
    """`python -m pytest` looks in the folder it is called in as well, in which `cli/` is a package."""
    folders = [folder for folder in sorted((ROOT / "tests").iterdir()) if (folder / "conftest.py").is_file()]
    found = {folder: importlib.util.find_spec(f"{folder.name}.conftest") for folder in folders}
    assert [folder.name for folder, spec in found.items() if spec is None] == [] != folders
    assert all(spec is not None and spec.origin == str(folder / "conftest.py") for folder, spec in found.items())
