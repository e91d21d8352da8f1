"""Payments change nothing that a program says or does: on random states it is the same before and after."""

from __future__ import annotations

import random
from itertools import compress
from typing import Any

import pytest
from spielwerk.interpreter.lowering.work import MOST_WORK, Runaway, Work
from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan import nodes as n
from spielwerk.interpreter.plan import python
from spielwerk.interpreter.plan.bodies import expressions, statements
from spielwerk.interpreter.plan.passes.lengths import Sizes
from spielwerk.interpreter.plan.passes.metering import FREE, Metering
from spielwerk.interpreter.plan.walk import everything

V, W = n.Var("v"), n.Var("w")
#: so many things that two loops inside each other could go beyond what is free
SIZES = Sizes({"LISTS": 4}, {3: 8}, 400)


def metered(*made: n.Definition, weighed: tuple[str, ...] = ()) -> Metering:
    found = Metering(made, SIZES, lambda name: 0, weighed)
    found.run()
    return found


def payments(d: n.Definition) -> list[n.Expr | n.Stmt]:
    assert isinstance(d, n.Function)
    inside = [e for s in statements(d.body) for part in expressions(s) for e in everything(part)]
    found: list[n.Expr | n.Stmt] = [e for e in inside if isinstance(e, (n.Turns, n.Paid))]
    return [*found, *(s for s in statements(d.body) if isinstance(s, n.Spend))]


def bound(definitions: list[n.Definition], work: Work) -> dict[str, Any]:
    """A program that can be run, with the work it may do."""
    work.places = [("a rule", None)]
    known: dict[str, Any] = {
        "compress": compress,
        "turns": work.turns,
        "spend": work.spend,
        "LISTS": ((1, 2), (3,)) * 4,
    }
    known["group"] = lambda asked: [i for i in range(6) if asked(i)]
    exec("\n\n".join(map(python.definition, definitions)), known)  # noqa: S102 - made here
    return known


def some_list(chance: random.Random) -> n.Expr:
    return chance.choice(
        [
            b.span_of(0, chance.randrange(1, 7)),
            n.Range(b.ZERO, b.slot(chance.randrange(4))),
            n.Item("LISTS", b.slot(1), n.LIST),
            n.Sieve(b.span_of(0, 6), n.Slots(b.ZERO, n.Number(6))),
            b.found("u", b.span_of(0, 5), [b.slot(2, n.Var("u"))]),
            n.Sorted(b.span_of(0, 5), "u", (b.slot(2, n.Var("u")), n.Var("u"))),
            n.Call("group", (n.Question("u", b.slot(1, n.Var("u"))),), state=False),
        ]
    )


def some_body(chance: random.Random, depth: int) -> list[n.Stmt]:
    """Statements that count in slots, in loops inside each other."""
    made: list[n.Stmt] = [n.StoreChange(n.Number(chance.randrange(8, 12)), "+", b.slot(chance.randrange(12)))]
    searched = n.Any((n.Loop("w", some_list(chance), (b.slot(W),)),))
    made.append(b.when(searched, [n.StoreChange(n.Number(12), "+", b.ONE)], [n.StoreChange(n.Number(13), "+", b.ONE)]))
    summed = n.Fold("sum", b.found("v", some_list(chance), [b.slot(1, V)]))
    made.append(n.Store(n.Number(14), n.Binary("%", summed, n.Number(100))))
    if depth:
        made.append(n.ForEach(f"i{depth}", some_list(chance), tuple(some_body(chance, depth - 1))))
    return made


def test_a_program_does_the_same_when_it_pays() -> None:
    chance, paid = random.Random(1), 0
    for _ in range(120):
        inner = n.Function("inner", (), tuple(some_body(chance, chance.randrange(3))))
        outer = n.Function("outer", (), (*some_body(chance, 2), b.do(n.Call("inner", ())), n.Return(b.slot(12))))
        made = metered(inner, outer)
        paid += len(payments(made.definitions["inner"]))
        plain, dear = bound([inner, outer], Work()), bound([*made.definitions.values()], work := Work())
        one = [chance.randrange(2) for _ in range(20)]
        other = one[:]
        assert plain["outer"](one) == dear["outer"](other) and one == other
        assert work.left <= MOST_WORK
    assert paid > 50


def test_loops_that_stay_small_do_not_pay() -> None:
    small = n.Function("f", (), (n.ForEach("v", b.span_of(0, 9), (n.StoreChange(V, "+", b.ONE),)),))
    assert payments(metered(small).definitions["f"]) == []


@pytest.mark.parametrize("often", [b.slot(1), b.plus(b.slot(1), 3)])
def test_a_number_of_turns_that_only_the_game_knows_is_paid_for(often: n.Expr) -> None:
    f = n.Function("f", (), (n.ForEach("v", n.Range(b.ZERO, often), (n.StoreChange(n.Number(2), "+", b.ONE),)),))
    made = metered(f)
    work = Work()
    known = bound([*made.definitions.values()], work)
    known["f"]([0, 50, 0])
    assert MOST_WORK - work.left >= 50
    with pytest.raises(Runaway):
        known["f"]([0, 10**9, 0])


def test_a_function_that_does_much_pays_where_it_begins_unless_it_is_weighed() -> None:
    turn = n.Fold("sum", b.found("w", b.span_of(0, 90), [b.slot(W)]))
    # each of the loops is small enough; all of them are not
    body = tuple(n.Store(n.Number(i), turn) for i in range(60))
    f = n.Function("f", (), body)
    called = n.Function("g", (), (b.do(n.Call("f", ())),))
    made = metered(f, called)
    assert [type(s) for s in payments(made.definitions["f"])] == [n.Spend]
    assert made.costs["g"].own < 20 and {"f", "g"} <= made.paying
    weighed = metered(f, called, weighed=("f",))
    assert payments(weighed.definitions["f"]) == [] and weighed.weight("f") > FREE


def test_loops_that_multiply_are_told_once() -> None:
    turn: tuple[n.Stmt, ...] = (n.StoreChange(n.Number(2), "+", b.ONE),)
    for name in ("u", "v", "w"):
        turn = (n.ForEach(name, b.span_of(0, 900), turn),)
    f, g = n.Function("f", (), turn), n.Function("g", (), (b.do(n.Call("f", ())),))
    assert metered(f, g).excess == ["f"]


def test_what_is_asked_of_each_thing_is_paid_for_when_it_is_asked() -> None:
    dear = n.Fold("sum", b.found("w", b.span_of(0, 900), [b.slot(V)]))
    made = metered(n.Function("f", (), (n.Return(n.Sorted(b.span_of(0, 6), "v", (dear, V))),)))
    assert [type(e) for e in payments(made.definitions["f"])] == [n.Paid]
    work = Work()
    assert bound([*made.definitions.values()], work)["f"]([3, 1, 2, 0, 5, 4]) == [3, 0, 1, 2, 4, 5]
    assert work.left < MOST_WORK
