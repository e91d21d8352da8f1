"""What is not read any more from a step on: written before it is read, or read by nobody until the body ends."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan import nodes as n
from spielwerk.interpreter.plan import python
from spielwerk.interpreter.plan.liveness import Liveness

END, FIRST, SECOND = 1, 2, 3
ONE, TWO, THREE = 11, 12, 13
KEPT = (ONE, TWO, THREE)


def store(slot: int, value: n.Expr) -> n.Stmt:
    return n.Store(n.Number(slot), value)


def dead(first: list[n.Stmt], second: list[n.Stmt], **more: list[n.Stmt]) -> set[int]:
    """Of the first of two steps; where the body ends, slot 1 counts."""
    bodies = {f"step{FIRST}": first, f"step{SECOND}": second, "measure": [n.Return(b.slot(1))], **more}
    made = {name: n.Function(name, (), tuple(body)) for name, body in bodies.items()}
    return set(Liveness(made, KEPT, END, "measure").dead(FIRST))


def test_what_is_read_at_a_later_step_can_still_be_read() -> None:
    assert dead([b.go(SECOND)], [store(1, b.slot(ONE)), b.go(END)]) == {TWO, THREE}


def test_what_is_written_first_is_not() -> None:
    assert dead([store(ONE, b.slot(TWO)), b.go(SECOND)], [store(1, b.slot(ONE)), b.go(END)]) == {ONE, THREE}


def test_what_is_written_only_sometimes_is() -> None:
    sometimes = b.when(b.compare(b.slot(1), ">", 0), [store(ONE, n.Number(1))])
    assert dead([sometimes, b.go(SECOND)], [store(1, b.slot(ONE)), b.go(END)]) == {TWO, THREE}


def test_a_change_reads_what_it_changes() -> None:
    assert dead([n.StoreChange(n.Number(ONE), "-", n.Number(1)), b.go(END)], [b.go(END)]) == {TWO, THREE}


def test_steps_that_lead_back_are_gone_through() -> None:
    back = n.Return(n.Either(b.compare(b.slot(TWO), ">", 0), n.Number(FIRST), n.Number(END)))
    assert dead([store(THREE, n.Number(0)), b.go(SECOND)], [store(1, b.slot(THREE)), back]) == {ONE, THREE}


def test_what_a_function_reads_is_read() -> None:
    asked = [store(1, n.Call("helper", ())), b.go(END)]
    assert dead([b.go(SECOND)], asked, helper=[n.Return(b.slot(TWO))]) == {ONE, THREE}


def test_where_anything_may_be_read_nothing_is_dead() -> None:
    tried = [store(1, n.Call("trial", (n.Number(2), n.Number(0)))), b.go(END)]
    assert dead([b.go(SECOND)], tried) == set()
    assert dead([n.Return(b.slot(ONE))], [b.go(END)]) == set()  # it leads anywhere


class Spied(list[int]):
    """A state that looks at how generated code gets at some of its slots: by their number, or in another way."""

    def __init__(self, slots: list[int], kept: frozenset[int], lines: list[str], found: set[tuple[int, str]]):
        super().__init__(slots)
        self.kept, self.lines, self.found = kept, lines, found

    def note(self, at: Any) -> None:
        if isinstance(at, slice):
            some = range(*at.indices(len(self)))
            touched = {slot for slot in self.kept if slot in some} if len(some) < len(self) else set()
        else:
            touched = {at} & self.kept
        frame = sys._getframe(2)
        if touched and frame.f_code.co_filename.endswith("leaves>"):
            positions = [*frame.f_code.co_positions()][frame.f_lasti // 2]
            line, _, begin, end = positions
            assert line is not None
            self.found |= {(slot, self.lines[line - 1].encode()[begin:end].decode()) for slot in touched}

    def __getitem__(self, at: Any) -> Any:
        self.note(at)
        whole = isinstance(at, slice) and at == slice(None, None, None)
        read = super().__getitem__(at)
        return Spied(read, self.kept, self.lines, self.found) if whole else read

    def __setitem__(self, at: Any, value: Any) -> None:
        self.note(at)
        super().__setitem__(at, value)


@pytest.mark.parametrize(
    ("game", "variants"),
    [("draughts", ["international"]), ("backgammon", []), ("yokohama", [])],
)
def test_what_choices_and_loops_keep_is_read_and_written_by_its_number(game: str, variants: list[str]) -> None:
    """Otherwise a slot could be taken for dead that is still read, and two positions for one."""
    rules = load(game, 2, variants=variants)
    program = rules.machine.program
    named = [(first, many) for first, many, what in rules.layout.names if what.startswith("local ")]
    kept = frozenset(slot for first, many in named for slot in range(first, first + many))
    found: set[tuple[int, str]] = set()
    match, chance = rules.start(5), random.Random(5)
    unit = program.lowering.unit
    moved = [python.shifting(*made, unit.tables[made[0]]) for made in sorted(unit.shifts)]
    text = "\n\n".join([*moved, *program.functions.values()])
    match.state = Spied(match.state, kept, text.split("\n"), found)
    for _ in range(20):
        if match.over:
            break
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
    assert len({slot for slot, _ in found}) > 3, "something was kept"
    assert {said for slot, said in found if said != f"S[{slot}]"} == set()
