"""Raises every number in a pack's data by one, one at a time: does `check` or a scenario notice each of these changes?

`python tests/games/mutate.py [GAME] [--only FILE] [--every N] [--jobs 2]` says what share and lists what was missed.
Not touched are the rulebook, the scenarios, how bots value and tables show a game, prose and comments; nor how many
positions are remembered, as who remembers one more finds the same.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode
from spielwerk.interpreter.diagnostics.problems import Mistakes
from spielwerk.interpreter.engine.rules import Rules, build
from spielwerk.interpreter.packs.loading import load_checked, load_scenarios
from spielwerk.interpreter.packs.pack import Pack, player_counts
from spielwerk.interpreter.packs.tree import Map, plain
from spielwerk.interpreter.study.scenarios import configuration, prepare_rules, run_scenario

RULES = Path(__file__).parents[2] / "rules"
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")
NAME = re.compile(r"[a-z]\w*")
Configuration = tuple[int | None, tuple[str, ...], tuple[str, ...]]
#: what states the rules once more, in words or as tests
BESIDES = ("rulebook.yaml", "scenarios", "bots.yaml", "view.yaml")
#: the section that bots go by, and what is only told of a variant or an expansion, in whichever file they stand
UNPLAYED = frozenset({"estimate", "description"})
#: what keeps as many positions as may ever be asked for
KEPT = re.compile(r"remember the last \d+ positions")
#: conditions on the figures: a change there is noticed, but proves nothing about the figures
CONDITIONS = "checks.yaml"


@dataclass(frozen=True, slots=True)
class Number:
    file: str
    start: int
    end: int
    line: int
    text: str
    about: frozenset[str]
    """The names on the way to it and in its line: a scenario that speaks of them is likely to notice."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Outcome:
    number: Number
    by: str
    """Who noticed: `check`, the name of a scenario, `crash` and what was raised, or nothing."""


def scalars(node: object, way: tuple[str, ...] = ()) -> Iterator[tuple[ScalarNode, tuple[str, ...]]]:
    """Every scalar, with the keys that lead to it."""
    if isinstance(node, ScalarNode):
        yield node, way
    elif isinstance(node, SequenceNode):
        for item in node.value:
            yield from scalars(item, way)
    elif isinstance(node, MappingNode):
        for key, value in node.value:
            yield from scalars(key, way)
            yield from scalars(value, (*way, str(key.value)))


def numbers_of(folder: Path) -> list[Number]:
    """Every number in the data, inside lines of rules too; digits in names are none."""
    found = []
    for path in sorted(folder.rglob("*.yaml")):
        file = path.relative_to(folder).as_posix()
        if file.split("/")[0] in BESIDES:
            continue
        text = path.read_text(encoding="utf-8")
        for scalar, way in scalars(YAML(typ="rt", pure=True).compose(text)):
            if UNPLAYED & {*way}:
                continue
            said = text[scalar.start_mark.index : scalar.end_mark.index]
            kept = [range(m.start(), m.end()) for m in KEPT.finditer(said)]
            for match in NUMBER.finditer(text, scalar.start_mark.index, scalar.end_mark.index):
                if any(match.start() - scalar.start_mark.index in part for part in kept):
                    continue
                line = text.count("\n", 0, match.start()) + 1
                whole = text.splitlines()[line - 1]
                column = match.start() - text.rfind("\n", 0, match.start()) - 1
                shown = f"{whole[:column]}>{match[0]}<{whole[column + len(match[0]) :]}".strip()
                about = frozenset(NAME.findall(" ".join([*way, whole.partition("#")[0]])))
                found.append(Number(file, match.start(), match.end(), line, shown, about))
    return found


class Bench:
    """A copy of a pack in which one number after another is changed."""

    def __init__(self, folder: Path, place: Path):
        self.folder = place / folder.name
        shutil.copytree(folder, self.folder)
        pack = load_checked(self.folder, rulebook=False)
        self.scenarios = load_scenarios(pack)
        assert not pack.problems, pack.problems
        self.names = {name: names_in(name, node) for name, node in self.scenarios.items()}
        self.often = Counter(name for names in self.names.values() for name in names)

    def noticed(self, number: Number) -> str:
        path = self.folder / number.file
        before = path.read_text(encoding="utf-8")
        raised = str(int(before[number.start : number.end]) + 1)
        path.write_text(before[: number.start] + raised + before[number.end :], encoding="utf-8")
        try:
            return self.notice(number.file, number.about)
        except Mistakes:
            return "check"
        except Exception as error:  # noqa: BLE001 - a crash is noticed too, and is told apart
            return f"crash: {type(error).__name__}: {error}"
        finally:
            path.write_text(before, encoding="utf-8")

    def notice(self, file: str = "", about: frozenset[str] = frozenset()) -> str:
        """Who notices first: scenarios that speak of what was changed, with the checks of what they are played with."""
        pack = load_checked(self.folder, rulebook=False)
        if pack.problems:
            return "check"
        if file.startswith("expansions/") and self.expansion_refused(pack, file.split("/")[1]):
            return "check"
        likely = sorted(self.scenarios, key=lambda name: self.likely(name, about), reverse=True)
        tables: dict[Configuration, list[str]] = {}
        for name in likely:  # rules take a hundred times longer to make than a scenario to play
            tables.setdefault(configuration(self.scenarios[name]), []).append(name)
        for wanted, names in tables.items():
            rules = prepare_rules(pack, *wanted)
            if not isinstance(rules, Rules):
                return "check"
            for name in names:
                if not run_scenario(rules, name, self.scenarios[name]).ok:
                    return name
        left = (n for n in player_counts(pack) if (n, (), ()) not in tables)
        return "check" if any(build(pack, players, whole=False)[1] for players in left) else ""

    def likely(self, scenario: str, about: frozenset[str]) -> float:
        """How much a scenario speaks of these names, those counting most that few others speak of."""
        return sum(1 / self.often[name] for name in about & self.names[scenario])

    def expansion_refused(self, pack: Pack, expansion: str) -> bool:
        with_it = load_checked(self.folder, (expansion,), rulebook=False)
        return bool(with_it.problems) or any(build(with_it, p, whole=False)[1] for p in player_counts(pack))


def names_in(name: str, node: Map) -> frozenset[str]:
    """The names a scenario speaks of; its own is made of some, without `s` at their ends too."""
    words = name.split("_")
    return frozenset([*NAME.findall(str(plain(node))), *words, *(word.removesuffix("s") for word in words)])


_bench: Bench | None = None


def _prepare(folder: Path, place: str) -> None:
    global _bench
    _bench = Bench(folder, Path(tempfile.mkdtemp(dir=place)))


def _try(number: Number) -> Outcome:
    assert _bench is not None
    return Outcome(number, _bench.noticed(number))


def holds(folder: Path) -> None:
    """A pack that does not hold as it is would make every change seem to be noticed."""
    with tempfile.TemporaryDirectory() as place:
        already = Bench(folder, Path(place)).notice()
    if already:
        raise SystemExit(f"{folder.name} does not hold as it is: {already}")


def mutate(folder: Path, numbers: list[Number], jobs: int = 1) -> list[Outcome]:
    with tempfile.TemporaryDirectory() as place:
        if jobs == 1:
            _prepare(folder, place)
            return [_try(number) for number in numbers]
        with multiprocessing.get_context("spawn").Pool(jobs, _prepare, (folder, place)) as pool:
            return pool.map(_try, numbers, chunksize=8)


def share(outcomes: list[Outcome]) -> float:
    return sum(bool(o.by) for o in outcomes) / max(1, len(outcomes))


def report(outcomes: list[Outcome]) -> Iterator[str]:
    for file in sorted({o.number.file for o in outcomes}):
        here = [o for o in outcomes if o.number.file == file]
        checked, noticed = sum(o.by == "check" for o in here), sum(bool(o.by) for o in here)
        yield f"{file}: {len(here)} numbers, {checked} noticed by check, {noticed - checked} by scenarios"
    for outcome in outcomes:
        if not outcome.by or outcome.by.startswith("crash"):
            yield f"  {outcome.by or 'unnoticed'}: {outcome.number}"
    figures = [o for o in outcomes if o.number.file != CONDITIONS]
    yield f"{share(figures):.1%} of {len(figures)} numbers noticed ({share(outcomes):.1%} with {CONDITIONS})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="yokohama", help="a pack's name or folder")
    parser.add_argument("--only", help="files whose path contains this")
    parser.add_argument("--every", type=int, default=1, help="only every so many numbers")
    parser.add_argument("--jobs", type=int, default=2, choices=(1, 2))
    asked = parser.parse_args()
    folder = Path(asked.game) if Path(asked.game).is_dir() else RULES / asked.game
    numbers = [n for n in numbers_of(folder) if not asked.only or asked.only in n.file][:: asked.every]
    holds(folder)
    outcomes = mutate(folder, numbers, asked.jobs)
    print("\n".join(report(outcomes)))
    return 0 if share(outcomes) >= 0.9 else 1


if __name__ == "__main__":
    sys.exit(main())
