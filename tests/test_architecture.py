"""The stages import one way only, and no module has grown beyond what one can hold in the head."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import house

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


def texts(paths: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    for path in paths:
        yield path, path.read_text(encoding="utf-8")


def test_a_stage_imports_only_earlier_stages() -> None:
    wrong = []
    for path, text in texts(m for m in MODULES if "interpreter" in m.parts and stage(m) != "__init__"):
        depth = len(path.relative_to(ROOT / "interpreter").parts)
        for line in text.splitlines():
            found = re.match(r"\s*from (\.+)([a-z0-9_]*)", line)
            later = found is not None and len(found[1]) == depth and found[2] and ORDER.index(found[2])
            if later and later > ORDER.index(stage(path)) or "spielwerk.cli" in line:
                wrong.append((path, line))
    assert wrong == []


def test_a_folder_of_prose_imports_only_earlier_ones() -> None:
    wrong = [
        (path, name)
        for path, text in texts((ROOT / "interpreter" / "prose").glob("*/*.py"))
        for name in re.findall(r"^\s*from \.\.([a-z_]+)[. ]", text, re.M)
        if PROSE.index(name) > PROSE.index(path.parent.name)
    ]
    assert wrong == []


def test_a_module_says_what_it_is_for() -> None:
    """In its first line."""
    assert [path for path, text in texts(MODULES) if text.strip() and not text.startswith('"""')] == []


def test_a_module_stays_small() -> None:
    assert [path for path in MODULES if path.stat().st_size > 24_000] == [], "divide it by reason to change"


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


def test_files_of_a_pack_come_in_by_one_door() -> None:
    opening = (path for path, text in texts(MODULES) if OPENS.search(text.replace("door.read_bytes(", "")))
    assert {path.relative_to(ROOT).as_posix() for path in opening} == {*FILES}


def test_code_is_printed_from_a_plan_and_never_read_again() -> None:
    assert house.code_as_text() == []


def test_an_effect_is_known_in_few_places() -> None:
    spoken = {name: len(house.modules_of(name)) for name in house.effects()}
    assert {name: n for name, n in spoken.items() if n > 8} == {}
    assert sum(spoken.values()) <= 4 * len(spoken)
    assert sum(house.asked_by_type().values()) <= 60
    assert house.longest_chain()[0] <= 3
    assert house.made_up_dispatch() == 0
