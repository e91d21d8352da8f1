"""No regular expression that sees what others wrote takes longer than a text is long, whatever the text is."""

from __future__ import annotations

import ast
import importlib
import re
import time
from pathlib import Path

from spielwerk.interpreter.syntax.hints import SLIPS

ROOT = Path(__file__).parents[1]
ROOMS = ("packs", "syntax", "checking", "prose", "i18n", "display")
FOLDERS = (*(f"interpreter/{room}" for room in ROOMS), "cli")
MODULES = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")) if path.stem != "__main__"]
LONG = 4_000
#: seconds of the processor that nothing has to be said about, however they grow
LITTLE = 0.015
#: a text of four times the length may take so many times as long: less than the square of four, more than four
MOST = 9
PIECES = [
    "a", "1", " ", "\t", "A", "_", ", ", "a ", "{a", "\\u00", "if ", "gain ", "where ", "for each ", "a'", "lay a ",
    "-a", "\x1b[1", " \n", "\t\n", "a_1", "1.", "whenever ", "a, ",
]  # fmt: skip
ENDS = ("", "\n§")


def patterns(path: Path) -> set[str]:
    """Those a module has under a name, and those it writes where it uses them."""
    module = importlib.import_module(f"spielwerk.{'.'.join(path.relative_to(ROOT).with_suffix('').parts)}")
    kept = [value.pattern for value in vars(module).values() if isinstance(value, re.Pattern)]
    found = {pattern if isinstance(pattern, str) else pattern.decode("latin-1") for pattern in kept}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        written = node.args[0]
        if ast.unparse(node.func.value) == "re" and isinstance(written, (ast.Constant, ast.Name)):
            text = written.value if isinstance(written, ast.Constant) else vars(module).get(written.id)
            if isinstance(text, str):
                found.add(text + (r"\Z" if node.func.attr == "fullmatch" else ""))
    return found


def seconds(pattern: str, text: str) -> float:
    """How long it takes; what has to end with the text is tried from its beginning only."""
    compiled = re.compile(pattern, re.MULTILINE if pattern.startswith("^") else 0)
    start = time.process_time()
    if pattern.endswith(r"\Z"):
        compiled.match(text)
    else:
        sum(1 for _ in compiled.finditer(text))
    return time.process_time() - start


def growing(pattern: str) -> str | None:
    """What a text is made of with which it takes longer than the text is long, if there is any."""
    for piece in PIECES:
        for end in ENDS:
            text, longer = ((piece * length)[:length] + end for length in (LONG, 4 * LONG))
            if seconds(pattern, text) < LITTLE:
                continue
            short = min(seconds(pattern, text) for _ in range(3))
            if short >= LITTLE and min(seconds(pattern, longer) for _ in range(2)) > MOST * short:
                return piece + end
    return None


def test_every_pattern() -> None:
    every = {pattern for path in MODULES for pattern in patterns(path)} | {row[1] for row in SLIPS}
    assert len(every) > 80
    slow = {pattern: piece for pattern in sorted(every) if (piece := growing(pattern))}
    assert slow == {}


def test_a_slow_pattern_would_be_noticed() -> None:
    assert growing(r"(?P<at>\w+'s?)\s+(?P<x>\w+)")
