"""Pages whose examples are executed: fenced YAML blocks, told apart by the marker in their first line.

# file: NAME          a file of the example game
# change: NAME        lines a reader changes in a file; the test of the page says which
# added               a file added to the game; it must be accepted; its rules are added to a menu and played
# refused: CODE       a file added to the game; it must be refused with this code
# expansion: NAME     the file of an expansion
# elsewhere: NAME     the file of an expansion beside the game
# scenarios           a file of scenarios; all must hold
# rulebook            the numbered rules
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.engine.totals import Totals
from spielwerk.interpreter.packs.pack import Pack
from spielwerk.interpreter.study import faults
from spielwerk.interpreter.study.check import check
from support import built
from support.oracle import legal

DOCS = Path(__file__).parents[2] / "docs"
KINDS = "file|change|added|refused|expansion|elsewhere|scenarios|rulebook"
BLOCK = re.compile(rf"^```yaml\n# ({KINDS})(?:: *(\S+))?[^\n]*\n(.*?)^```", re.M | re.S)
PATHS = {
    "file": "{}",
    "expansion": "expansions/{}/expansion.yaml",
    "elsewhere": "../{}/expansion.yaml",
    "scenarios": "scenarios/page.yaml",
    "rulebook": "rulebook.yaml",
}
#: a line of the first part that a later part tells the reader to change
TURN = "  turn: [pick]\n"
SIGNATURE = re.compile(r"^  (?P<name>[a-z_]+)(?: an? (?P<object>\w+))?(?: at an? (?P<place>\w+))?:", re.M)


@dataclass(frozen=True)
class Block:
    kind: str
    name: str
    text: str
    line: int

    @property
    def id(self) -> str:
        return f"line-{self.line}" + (f"-{self.name}" if self.name else "")


def blocks(page: str) -> list[Block]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return [Block(m[1], m[2] or "", m[3], text.count("\n", 0, m.start()) + 1) for m in BLOCK.finditer(text)]


def write(folder: Path, found: list[Block], game: str, more: dict[str, str] | None = None) -> Path:
    """The example game of a page: its files, its expansions, its scenarios."""
    files: dict[str, str] = {}
    for block in found:
        if block.kind in PATHS:
            name = PATHS[block.kind].format(block.name)
            files[name] = files.get(name, "") + block.text
    for name, text in {**files, **{k: v for k, v in (more or {}).items() if v}}.items():
        path = folder / game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / game


def followed(folder: Path, until: int | None = None, more: dict[str, str] | None = None) -> Path:
    """The folder of docs/tutorial.md after its first so many blocks."""
    done: list[Block] = []
    for block in blocks("tutorial.md")[:until]:
        if block.kind == "change":
            done = [Block(b.kind, b.name, b.text.replace(TURN, block.text), b.line) for b in done]
        else:
            done.append(block)
    return write(folder, done, "hedgerow", more)


def problems(pack: Path, expansions: tuple[str, ...] = (), played: int = 0) -> list[Problem]:
    """`played`: with so many players it is played afterwards, so that its rules are made as a whole, and once."""

    def build(pack: Pack, players: int, whole: bool) -> tuple[Rules | None, list[Problem]]:
        return built.build(pack, players, whole or players == played)

    with pytest.MonkeyPatch.context() as patch:
        if played:
            patch.setattr(faults, "build", build)
        return check(pack, expansions)[1]


def reached(text: str, menu: str, chosen: dict[str, str]) -> str:
    """A file that makes every rule of an added block an alternative of a menu, so that it is compiled and played."""
    rules = re.search(r"^rules:\n((?:  .*\n|\n)*)", text, re.M)
    lines = []
    for m in SIGNATURE.finditer(rules[1] if rules else ""):
        call, before = m["name"], []
        if m["object"]:
            before.append(f"        - choose {chosen[m['object']]}\n")
            call += f" that {m['object']}"
        if m["place"]:
            before.append(f"        - choose {chosen[m['place']]}\n")
            call += f" at that {m['place']}"
        lines.append(f"  try_{m['name']}:\n    - also in {menu}:\n{''.join(before)}        - {call}\n")
    return "always:\n" + "".join(lines) if lines else ""


def play(rules: Rules, seed: int, oracle: bool = True, most: int = 3000) -> int:
    """A random game to its end: the slow law of legality agrees at every decision, and nothing is lost on the way."""
    match, chance, made, totals = rules.start(seed), random.Random(seed), 0, Totals(rules)
    while not match.over:
        player, pc, codes = match.owed()[0]
        state = match.threads[player].state if match.threads is not None else match.state
        if oracle:
            path = rules.machine.program.choices[pc].path
            assert sorted(legal(rules.machine, state)) == sorted(codes), f"the oracle disagrees at {path}"
        match.pick(player, chance.choice(codes))
        assert not totals.broken(match.state), rules.machine.program.choices[pc].path
        made += 1
        assert made < most, "the game does not end"
    return made


__all__ = ["Block", "blocks", "followed", "load", "play", "problems", "reached", "write"]
