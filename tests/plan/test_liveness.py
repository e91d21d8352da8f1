"""What is not read any more from a step on: written before it is read, or read by nobody until the body ends."""

from __future__ import annotations

from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan import nodes as n
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
