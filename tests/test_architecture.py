"""The stages import one way only, and no module has grown beyond what one can hold in the head."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ORDER = [
    "cache",
    "errors",
    "catalogue_language",
    "catalogue_words",
    "catalogue",
    "loading",
    "report",
    "language",
    "program",
    "runtime",
    "bots",
    "text",
]
MODULES = sorted([*(ROOT / "interpreter").rglob("*.py"), *(ROOT / "cli").rglob("*.py")])


def stage(path: Path) -> str:
    first = path.relative_to(ROOT / "interpreter").parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize(
    "path", [m for m in MODULES if "interpreter" in m.parts], ids=lambda p: str(p.relative_to(ROOT))
)
def test_a_stage_imports_only_earlier_stages(path: Path) -> None:
    here = stage(path)
    if here == "__init__":
        return
    depth = len(path.relative_to(ROOT / "interpreter").parts)
    for line in path.read_text(encoding="utf-8").splitlines():
        found = re.match(r"\s*from (\.+)([a-z_]*)", line)
        if found and len(found.group(1)) == depth and found.group(2):
            assert ORDER.index(found.group(2)) <= ORDER.index(here), line
        assert "spielwerk.cli" not in line, line


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_module_says_what_it_is_for_and_stays_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if text.strip():
        assert text.startswith('"""'), "the first line says why the module exists"
    assert len(text.encode()) <= 24_000, "divide it by reason to change"
