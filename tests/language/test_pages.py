"""Every code has a page, and what the pages of the language say is true in the small game they speak of."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from spielwerk import interpreter
from spielwerk.interpreter.diagnostics.catalogue import CATALOGUE, Entry
from spielwerk.interpreter.diagnostics.catalogue_language import ABILITIES, MEANT, SAID, WHOLE
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.syntax.hints import SLIPS

MARKET = Path(__file__).parents[1] / "data" / "market"
#: every way a problem is made
MADE = re.compile(r'(?:\bProblem|\bwrong|_wrong|_problem|_failed)\(\s*(?:file, )?"([a-z0-9-]+)"')
#: pages whose example is no piece of a rules file, or takes too much room
TOLD = {
    "trial-too-large",
    "walk-toll",
    "too-large",
    "scenario",
    "scenario-fails",
}
PAGES = [CATALOGUE[row[0]] for row in (*SAID, *MEANT, *ABILITIES, *WHOLE) if row[0] not in TOLD]


def used() -> set[str]:
    folder = Path(interpreter.__file__).parent
    return {code for path in folder.rglob("*.py") for code in MADE.findall(path.read_text(encoding="utf-8"))}


def test_every_code_has_a_page() -> None:
    codes = used() | {row[2] for row in SLIPS}
    assert codes <= set(CATALOGUE)


def test_every_page_has_a_code() -> None:
    made = used() | {row[2] for row in SLIPS}
    text = "".join(p.read_text(encoding="utf-8") for p in Path(interpreter.__file__).parent.rglob("*.py"))
    quoted = set(re.findall(r'"([a-z0-9-]+)"', text.split("CATALOGUE")[0]))
    assert set(CATALOGUE) <= made | quoted


def codes(folder: Path, text: str) -> set[str]:
    pack = folder / "market"
    shutil.rmtree(pack, ignore_errors=True)
    shutil.copytree(MARKET, pack)
    (pack / "more.yaml").write_text(text + "\n", encoding="utf-8")
    for section in re.findall(r"^(\w+):\n  (\w+)", text, re.M):  # an example that rewrites a rule of the game
        replace_entry(pack, *section)
    return {p.code for p in check(pack)[1]}


def replace_entry(pack: Path, section: str, name: str) -> None:
    game = pack / "game.yaml"
    lines = game.read_text(encoding="utf-8").split("\n")
    if f"{section}:" in lines:
        start = lines.index(f"{section}:")
        for i in range(start + 1, len(lines)):
            if lines[i] and not lines[i].startswith(" "):
                break
            if lines[i].startswith(f"  {name}:"):
                del lines[i]
                break
    game.write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize("entry", PAGES, ids=lambda e: e.code)
def test_the_wrong_example_is_refused_for_this_reason_and_the_right_one_is_not(entry: Entry, tmp_path: Path) -> None:
    harmless = {"unreachable", "check-fails"} - {entry.code}  # one more rule or card than the small game needs
    assert codes(tmp_path, entry.wrong) - harmless == {entry.code}
    assert codes(tmp_path, entry.right) - harmless == set()
