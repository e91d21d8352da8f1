"""The stages import one way only, and no module has grown beyond what one can hold in the head."""

from __future__ import annotations

import re
from pathlib import Path

import house
import pytest

ROOT = Path(__file__).parents[1]
ORDER = [
    "diagnostics",
    "packs",
    "syntax",
    "model",
    "phrases",
    "plan",
    "reading",
    "lowering",
    "terms",
    "verbs",
    "checking",
    "compiling",
    "engine",
    "storage",
    "asking",
    "bots",
    "study",
    "prose",
    "i18n",
    "display",
]
#: the folders of `prose`, which is the largest room
PROSE = ["speaking", "texts", "questions", "record", "options", "why", "whole_games"]
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
        found = re.match(r"\s*from (\.+)([a-z0-9_]*)", line)
        if found and len(found.group(1)) == depth and found.group(2):
            assert ORDER.index(found.group(2)) <= ORDER.index(here), line
        assert "spielwerk.cli" not in line, line


@pytest.mark.parametrize(
    "path", sorted((ROOT / "interpreter" / "prose").glob("*/*.py")), ids=lambda p: str(p.relative_to(ROOT))
)
def test_a_folder_of_prose_imports_only_earlier_ones(path: Path) -> None:
    for name in re.findall(r"^\s*from \.\.([a-z_]+)[. ]", path.read_text(encoding="utf-8"), re.M):
        assert PROSE.index(name) <= PROSE.index(path.parent.name), name


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_module_says_what_it_is_for_and_stays_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if text.strip():
        assert text.startswith('"""'), "the first line says why the module exists"
    assert len(text.encode()) <= 24_000, "divide it by reason to change"


#: who touches files, and why that is not a file of a pack
FILES = {
    "interpreter/diagnostics/cache.py": "the cache of the user, and our own code for its keys",
    "interpreter/syntax/grammar.py": "our grammar",
    "interpreter/syntax/parser_tables.py": "our tables of the parser",
    "interpreter/packs/door.py": "the door itself",
    "interpreter/study/bench.py": "what the system says about this process",
    "interpreter/storage/held_file.py": "saves",
    "interpreter/storage/last_played.py": "where the user last played",
    "interpreter/storage/packed_files.py": "unpacks the files of a save into a folder of its own",
    "interpreter/i18n/skeletons.py": "writes words, where the user says or inside the pack",
    "cli/i18n.py": "writes where the user says",
    "cli/i18n_exchange.py": "writes where the user says",
    "cli/i18n_sample.py": "writes where the user says",
    "cli/main.py": "the null device in place of a stream that is closed",
    "cli/rulebook.py": "writes where the user says",
    "cli/schema.py": "writes where the user says",
}
OPENS = re.compile(
    r"(?<![\w.])open\(|\.open\(|\bread_text\(|\bread_bytes\(|\bwrite_text\(|\bwrite_bytes\(|os\.fdopen\("
)


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_files_of_a_pack_come_in_by_one_door(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("door.read_bytes(", "")
    assert bool(OPENS.search(text)) == (path.relative_to(ROOT).as_posix() in FILES)


def test_code_is_printed_from_a_plan_and_never_read_again() -> None:
    assert house.code_as_text() == []


def test_an_effect_is_known_in_few_places() -> None:
    spoken = {name: len(house.modules_of(name)) for name in house.effects()}
    assert {name: n for name, n in spoken.items() if n > 8} == {}
    assert sum(spoken.values()) <= 4 * len(spoken)
    assert sum(house.asked_by_type().values()) <= 60
    assert house.longest_chain()[0] <= 3
    assert house.made_up_dispatch() == 0
