"""The README keeps its promises: its links lead somewhere, its example runs, what it names exists."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from babel import Locale
from spielwerk.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)\)", README))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, timeout=600, check=True)
    assert re.fullmatch(r"\[\d+, \d+\]\n", done.stdout)


def test_the_commands_exist() -> None:
    named = re.findall(r"^(?:\$ )?spielwerk ([a-z]+) ", README, re.M)
    assert len(named) > 5 and set(named) <= set(COMMANDS)


def test_ci_finds_the_command_that_runs_the_tests() -> None:
    assert len(re.findall(r"^python3 .*pytest$", README, re.M)) == 1
    assert "grep -E '^python3 .*pytest$' README.md" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_rooms_exist() -> None:
    (told,) = re.findall(r"^`interpreter/` is .*?\n\n", README, re.M | re.S)
    named = re.findall(r"`(\w+)/?`", told.partition("`cli/`")[0])
    assert len(named) >= 5
    assert all((ROOT / "interpreter" / room / "__init__.py").is_file() for room in named if room != "interpreter")


def test_every_language_is_named_here_and_in_the_package_index() -> None:
    ours = {Locale(folder.name).english_name for folder in (ROOT / "translations").iterdir() if folder.is_dir()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = "Natural Language :: "
    assert {c.removeprefix(told) for c in project["classifiers"] if c.startswith(told)} == ours
    assert all(language in README for language in ours)
