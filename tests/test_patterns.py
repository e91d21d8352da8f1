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
#: seconds of the processor; what grows with the square of the length takes several times as long
MOST = 0.08
PIECES = [
    "a", "1", " ", "\t", "A", "_", ", ", "a ", "{a", "\\u00", "if ", "gain ", "where ", "for each ", "a'", "lay a ",
    "-a", "\x1b[1", " \n", "\t\n", "a_1", "1.", "whenever ", "a, ",
]  # fmt: skip
TEXTS = [(piece * LONG)[:LONG] + end for piece in PIECES for end in ("", "\n§")]


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


def slowest(pattern: str) -> tuple[float, str]:
    """The longest that it took with any text; what has to end with the text is tried from its beginning only."""
    compiled = re.compile(pattern, re.MULTILINE if pattern.startswith("^") else 0)
    worst = (0.0, "")
    for text in TEXTS:
        start = time.process_time()
        if pattern.endswith(r"\Z"):
            compiled.match(text)
        else:
            sum(1 for _ in compiled.finditer(text))
        worst = max(worst, (time.process_time() - start, text[:20]))
        if worst[0] > MOST:
            break
    return worst


def test_every_pattern() -> None:
    every = {pattern for path in MODULES for pattern in patterns(path)} | {row[1] for row in SLIPS}
    assert len(every) > 80
    slow = {pattern: took for pattern in sorted(every) if (took := slowest(pattern))[0] > MOST}
    assert slow == {}


def test_a_slow_pattern_would_be_noticed() -> None:
    assert slowest(r"(?P<at>\w+'s?)\s+(?P<x>\w+)")[0] > MOST
