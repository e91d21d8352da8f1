"""A game that a test has written as text."""

from __future__ import annotations

from pathlib import Path

from spielwerk.interpreter import Rules, load


def written(folder: Path, text: str) -> Rules:
    """Its rules for two players; the folder is where it is put."""
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    return load(str(folder), 2)
