"""What is built from this folder is complete: a wheel in an empty environment plays."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAPPED = PROJECT["tool"]["setuptools"]["package-dir"]
EVERY_MODULE = """
import importlib, pkgutil, spielwerk
for module in pkgutil.walk_packages(spielwerk.__path__, "spielwerk."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


def test_every_folder_with_code_is_a_package_of_the_wheel() -> None:
    listed = set(PROJECT["tool"]["setuptools"]["packages"])
    for top in ("interpreter", "cli"):
        for init in (ROOT / top).rglob("__init__.py"):
            assert ".".join(["spielwerk", *init.parent.relative_to(ROOT).parts]) in listed


def test_every_folder_with_data_is_mapped() -> None:
    for top in ("rules", "schemas", "translations"):
        assert (ROOT / top).is_dir() and MAPPED.get(f"spielwerk.{top}") == top


def call(*command: object, **env: str) -> str:
    """Outside of the checkout, so that nothing is found by accident."""
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "SPIELWERK_RULES", "VIRTUAL_ENV")}
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, env={**clean, **env}, cwd="/")
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: setuptools leaves files behind, and would find those of an earlier build."""
    copy = tmp_path_factory.mktemp("built") / "project"
    copy.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", *sorted(set(MAPPED.values()))):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, copy / name)
    call(sys.executable, "-m", "build", "--wheel", "--outdir", copy / "dist", copy)
    (made,) = (copy / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of an environment in which there is only the wheel and what it asks for."""
    place = os.environ.get("SPIELWERK_WHEEL_VENV")  # installed as anybody would, and kept for further checks
    folder = Path(place).resolve() if place else tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder, clear=True)
    if not place:
        lend(wheel, Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)})))
    pip = [sys.executable, "-m", "pip", "--python", folder / "bin" / "python"]  # one that is there need not be made
    call(*pip, "install", "-q", "--disable-pip-version-check", "--no-compile", *([] if place else ["--no-deps"]), wheel)
    return folder / "bin"


def lend(wheel: Path, place: Path) -> None:
    """What a wheel asks for, and what that asks for, from the environment of these tests: nothing else is there."""
    with zipfile.ZipFile(wheel) as files:
        (inside,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        asked = metadata.PathDistribution(zipfile.Path(files, inside.removesuffix("METADATA"))).requires or []
    lent = set[str]()
    while asked:
        wanted = Requirement(asked.pop())
        if wanted.name in lent or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        lent.add(wanted.name)
        there = metadata.distribution(wanted.name)
        assert wanted.specifier.contains(there.version, prereleases=True), wanted
        asked += there.requires or []
        for name in {file.parts[0] for file in there.files or ()} - {"..", "__pycache__"}:
            if not (place / name).exists():
                (place / name).symlink_to(there.locate_file(name))


def test_the_wheel_holds_rules_and_schemas_and_nothing_else_of_ours(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("rules", "schemas", "translations"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".yaml", ".json", ".ftl"):
                assert f"spielwerk/{path.relative_to(ROOT).as_posix()}" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"spielwerk"}
    (license,) = (name for name in names if name.endswith(".dist-info/licenses/LICENSE"))
    assert zipfile.ZipFile(wheel).read(license) == (ROOT / "LICENSE").read_bytes()
    assert "spielwerk/interpreter/syntax/effects.lark" in names and "spielwerk/py.typed" in names


def test_the_wheel_plays_in_an_empty_environment(scripts: Path) -> None:
    assert "yokohama" in call(scripts / "spielwerk", "games")
    assert call(scripts / "spielwerk", "--version").startswith("spielwerk ")
    args = ("--players", "2", "--seed", "1", "--human", "0", "--lang", "en")
    played = call(scripts / "spielwerk", "play", "yokohama", *args)
    assert "Final scoring" in played and "wins." in played
    found = json.loads(call(scripts / "spielwerk", "simulate", "yokohama", "--games", "2", "--format", "json"))
    assert found["finished"] == 2


def test_every_module_can_be_imported_with_what_the_wheel_asks_for(scripts: Path) -> None:
    call(scripts / "python", "-c", EVERY_MODULE)
