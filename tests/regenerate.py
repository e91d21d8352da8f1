"""Writes every golden file anew and shows what has changed.

    python tests/regenerate.py                   all of them, in about a minute
    python tests/regenerate.py bad screens       only these
    python tests/regenerate.py screens --play    bots play the games of the pictures anew first

A golden file is what a test compares with, or what is kept although it can be made from something else. Read the
difference before you keep it: what you did not mean is a mistake.
"""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import house  # noqa: E402
from bad import cases  # noqa: E402
from games import playthrough, series  # noqa: E402
from screens import pictures  # noqa: E402
from spielwerk.interpreter.packs.schemas import kept_schemas, schema_files  # noqa: E402
from spielwerk.interpreter.syntax import parser_tables as tables  # noqa: E402

Made = Iterator[tuple[Path, str]]
#: of a difference so many lines are shown
MOST = 60


def grammar() -> Made:
    yield tables.FILE, tables.as_text()


def schemas() -> Made:
    for name, text in schema_files().items():
        yield kept_schemas() / name, text


#: what makes the files of each part, and which files those are. tests/test_goldens.py looks whether any is forgotten
PARTS: dict[str, tuple[Callable[[], Made], tuple[str, ...]]] = {
    "grammar": (grammar, ("interpreter/**/effects.json",)),
    "schemas": (schemas, ("schemas/*.json",)),
    "stages": (house.made, ("docs/stages.svg",)),
    "bad": (cases.made, ("tests/bad/*.txt",)),
    "games": (playthrough.made, ("tests/games/golden/*.txt",)),
    "series": (series.made, ("tests/games/series.json",)),
    "screens": (pictures.made, ("tests/screens/*.txt", "docs/pictures/*.svg")),
}


def files(part: str) -> set[Path]:
    """The files of a part that are there."""
    return {path for pattern in PARTS[part][1] for path in ROOT.glob(pattern)}


def write(path: Path, text: str) -> bool:
    """Writes a file that says something else now, and shows the difference."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if text == before and path.exists():
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    name = path.relative_to(ROOT).as_posix()
    changes = list(difflib.unified_diff(before.splitlines(), text.splitlines(), name, name, n=1, lineterm=""))
    for line in changes[:MOST]:
        print(line if len(line) <= 160 else f"{line[:159]}…")
    if len(changes) > MOST:
        print(f"... and {len(changes) - MOST} lines more: git diff {name}")
    return True


def regenerate(part: str, play: bool = False) -> int:
    """How many files of a part were written, or deleted because nothing makes them any more."""
    changed, left = 0, files(part)
    if play and part == "screens":
        changed += sum(write(path, text) for path, text in pictures.played())
    for path, text in PARTS[part][0]():
        changed += write(path, text)
        left.discard(path)
    for path in sorted(left):
        print(f"deleted: {path.relative_to(ROOT).as_posix()}")
        path.unlink()
    return changed + len(left)


def main() -> None:
    asked = argparse.ArgumentParser(description="Writes every golden file anew and shows what has changed.")
    asked.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    asked.add_argument("--play", action="store_true", help="bots play the games of the pictures anew first")
    args = asked.parse_args()
    if unknown := [part for part in args.parts if part not in PARTS]:
        asked.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    os.environ["SPIELWERK_CACHE_DIR"] = ""  # what is kept could hide a change
    for part in args.parts or PARTS:
        changed = regenerate(part, args.play)
        print(f"{part}: {changed or 'nothing'} changed", flush=True)


if __name__ == "__main__":
    main()
