"""What follows a decision is the same in one function: random steps are gone through both ways on random states."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from spielwerk.interpreter.lowering.work import Work
from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan import nodes as n
from spielwerk.interpreter.plan import python
from spielwerk.interpreter.plan.passes.folding import folded
from spielwerk.interpreter.plan.passes.fusing import Fuser
from spielwerk.interpreter.plan.passes.held_slots import held

X, R = n.Var("x"), n.Var("r", n.LIST)
#: where the number of the step stands; slots that steps keep for themselves; how many there are
PC, KEPT, SLOTS = 19, (0, 1, 2, 3), 20


class Steps:
    """A small machine: steps and choices one after the other, as the real one goes through them."""

    def __init__(self, made: list[n.Function]):
        self.alone: list[tuple[int, int]] = []
        self.known: dict[str, Any] = {
            "alone": self.alone.append,
            "resume": self.resume,
            "forced": self.forced,
            "WORK": Work(),
        }
        exec("\n\n".join(map(python.definition, made)), self.known)  # noqa: S102 - made here

    def resume(self, state: list[int], pc: int) -> list[int]:
        while pc:
            if f"step{pc}" in self.known:
                pc = self.known[f"step{pc}"](state)
                continue
            found = self.known[f"options{pc}"](state)
            asked = self.known.get(f"asked{pc}")
            if len(found) != 1 or asked is not None and asked(state, found[0]):
                state[PC] = pc
                return list(found)
            pc = self.taken(state, pc, found[0])
        state[PC] = 0
        return []

    def forced(self, state: list[int], pc: int, found: list[int]) -> list[int]:
        return self.resume(state, self.taken(state, pc, found[0]))

    def taken(self, state: list[int], pc: int, option: int) -> int:
        if option >= 0:
            self.alone.append((pc, option))
        return int(self.known[f"apply{pc}"](state, option))


def some_value(chance: random.Random) -> n.Expr:
    return chance.choice(
        [
            b.slot(chance.randrange(8)),
            b.plus(b.slot(chance.randrange(4)), b.slot(chance.randrange(4))),
            n.Binary("%", b.slot(4, n.Binary("%", b.slot(chance.randrange(4)), n.Number(4))), n.Number(5)),
            n.Number(chance.randrange(3)),
        ]
    )


def some_body(chance: random.Random, depth: int) -> list[n.Stmt]:
    """Statements that read and write, some of them below conditions and in loops."""
    made: list[n.Stmt] = []
    for _ in range(chance.randrange(1, 4)):
        at, kind = n.Number(chance.randrange(8)), chance.randrange(6 if depth else 3)
        if kind < 2:
            made.append(n.Store(at, n.Binary("%", some_value(chance), n.Number(7))))
        elif kind == 2:
            made.append(n.StoreChange(at, "+", n.Binary("%", some_value(chance), n.Number(3))))
        elif kind == 3:
            made.append(n.ForEach(f"i{depth}", b.span_of(0, 2), tuple(some_body(chance, depth - 1))))
        else:
            ways: list[tuple[n.Expr | None, tuple[n.Stmt, ...]]] = [
                (n.Compare(">", some_value(chance), b.ONE), tuple(some_body(chance, depth - 1)))
                for _ in range(chance.randrange(1, 3))
            ]
            if chance.random() < 0.5:
                ways.append((None, tuple(some_body(chance, depth - 1))))
            made.append(n.When(tuple(ways)))
    return made


def some_goal(chance: random.Random, pc: int, ways: range) -> n.Expr:
    """Onwards: to a step or choice of a higher number, or to the end."""
    later = [*range(pc + 1, ways.stop), 0]
    one, other = n.Number(chance.choice(later)), n.Number(chance.choice(later))
    return chance.choice([one, n.Either(n.Compare(">", some_value(chance), b.ONE), one, other)])


def some_listing(chance: random.Random, pc: int) -> list[n.Stmt]:
    if chance.random() < 0.4:
        return [b.when(n.Compare(">", some_value(chance), b.ONE), [n.Offer(0)]), n.Offer(chance.choice([-1, 1]))]
    things = b.found("x", b.span_of(0, 3), [b.slot(4, X)])
    one, other = n.OfferAll(things), n.OfferAll(n.Range(b.ZERO, n.Number(2)))
    test = n.Compare(">", some_value(chance), b.ONE)
    body = chance.choice([[one], [b.when(test, [one], [other])], [b.when(test, [one])], [one, n.Offer(-1)]])
    return [*body, b.when(n.Not(R), [n.Offer(-2)])]


def some_game(chance: random.Random) -> list[n.Function]:
    """Steps and choices, each leading to later ones."""
    every, made = range(1, 9), list[n.Function]()
    for pc in every:
        if pc > 1 and chance.random() < 0.6:
            made.append(n.Function(f"step{pc}", (), (*some_body(chance, 2), n.Return(some_goal(chance, pc, every)))))
            continue
        targets = tuple((option, chance.choice([*range(pc + 1, 9), 0])) for option in (0, 1, 2, -1, -2))
        goal = chance.choice([n.Switch(targets, X), some_goal(chance, pc, every)])
        done: list[n.Stmt] = [n.Store(n.Number(chance.randrange(4)), X)] if chance.random() < 0.7 else []
        if chance.random() < 0.5:
            done.insert(0, b.when(b.compare(X, "==", -1), [b.go(some_goal(chance, pc, every))]))
        if chance.random() < 0.3:
            done.append(b.when(b.one_of(X, (0, 1)), [b.go(some_goal(chance, pc, every))]))
        listing = (n.NoOffers(), *some_listing(chance, pc), n.Return(R))
        made.append(n.Function(f"options{pc}", (), listing))
        made.append(n.Function(f"apply{pc}", ("x",), (*done, n.Return(goal))))
        if chance.random() < 0.3:
            made.append(n.Function(f"asked{pc}", ("x",), (n.Return(some_value(chance)),)))
    return made


def test_one_function_does_what_the_steps_do() -> None:
    chance, quick = random.Random(1), 0
    for _ in range(150):
        made = some_game(chance)
        go = Fuser({d.name: d for d in made}, KEPT, PC, 99).after(1)
        slow, fast = Steps(made), Steps([*made, go])
        quick += "resume" not in python.definition(go)
        for _ in range(6):
            one = [chance.randrange(4) for _ in range(SLOTS)]
            other, option = one[:], chance.choice([0, 1, 2, -1, -2])
            expected = slow.resume(one, slow.known["apply1"](one, option))
            assert (list(fast.known["go1"](other, option)), other) == (expected, one), python.definition(go)
            assert set(fast.alone) == set(slow.alone)
    assert quick > 40


def test_variables_for_slots_never_grow_stale() -> None:
    chance, used = random.Random(2), 0
    for _ in range(400):
        body = [*some_body(chance, 3), n.Return(b.plus(*[b.slot(i) for i in range(4)]))]
        short = held(body, KEPT)
        used += any(isinstance(s, n.Set) for s in short)
        known: dict[str, Any] = {}
        for name, done in (("plain", body), ("short", short)):
            exec(python.definition(n.Function(name, (), tuple(done))), known)  # noqa: S102 - made here
        one = [chance.randrange(4) for _ in range(SLOTS)]
        other = one[:]
        assert (known["plain"](one), one) == (known["short"](other), other)
    assert used > 200


def test_what_is_known_is_worked_out_before() -> None:
    """Variables that are given numbers, in branches and loops too, and tests that have one answer then."""
    chance, shorter = random.Random(3), 0
    v, w = n.Var("v"), n.Var("w")

    def some(depth: int) -> list[n.Stmt]:
        made: list[n.Stmt] = []
        for _ in range(chance.randrange(1, 4)):
            kind, name = chance.randrange(7 if depth else 4), chance.choice("vw")
            value = chance.choice([n.Number(chance.randrange(-1, 3)), b.plus(v, 1), n.Binary("&", w, b.ONE), b.slot(4)])
            test = chance.choice([n.Not(v), b.compare(w, ">", 0), n.Joined("or", (v, b.slot(5))), b.both([w, v])])
            if kind < 2:
                made.append(n.Set(name, value))
            elif kind == 2:
                made.append(n.Store(n.Number(chance.randrange(8)), n.Either(test, value, v)))
            elif kind == 3:
                made.append(n.Change(name, "+", b.ONE))
            elif kind == 4:
                made.append(n.ForEach(f"i{depth}", b.span_of(0, 2), tuple(some(depth - 1))))
            else:
                ends = [n.Return(w)] if chance.random() < 0.2 else []
                made.append(b.when(test, [*some(depth - 1), *ends], some(depth - 1) if kind == 5 else None))
        return made

    for _ in range(300):
        body = [n.Set("v", b.ONE), n.Set("w", b.slot(6)), *some(3), n.Return(b.plus(v, w))]
        done = folded(body)
        shorter += len("".join(python.statements(done))) < len("".join(python.statements(body)))
        known: dict[str, Any] = {}
        for name, lines in (("plain", body), ("short", done)):
            exec(python.definition(n.Function(name, (), tuple(lines))), known)  # noqa: S102 - made here
        one = [chance.randrange(3) for _ in range(SLOTS)]
        other = one[:]
        assert (known["plain"](one), one) == (known["short"](other), other)
    assert shorter > 150


# ---- what it looks like


def fused(made: Mapping[str, tuple[n.Stmt, ...]], kept: set[int]) -> list[str]:
    definitions = {name: n.Function(name, (), body) for name, body in made.items()}
    return [line.strip() for line in python.statements(Fuser(definitions, kept, 1, 99).after(1).body[1:])]


def test_steps_are_followed_to_the_next_choice() -> None:
    lines = fused(
        {
            "apply1": (n.Store(n.Number(20), X), b.go(2)),
            "step2": (
                n.StoreChange(b.plus(8, b.slot(20)), "+", b.ONE),
                b.go(n.Either(b.slot(9), n.Number(3), b.ZERO)),
            ),
            "options3": (n.NoOffers(), n.OfferAll(b.found("x", b.span_of(0, 3), [b.slot(8, X)])), n.Return(R)),
            "apply3": (n.Store(n.Number(20), X), b.go(2)),
        },
        {20},
    )
    assert lines == [
        "s20 = x",
        "S[20] = s20",
        "S[8+s20] += 1",
        "if S[9]:",
        "r = [x for x in range(3) if S[8+x]]",
        "if len(r)>1:",
        "S[1] = 3",
        "return r",
        "if not r: return forced(S,3,r)",
        "WORK.left = 99",
        "x = r[0]",
        "if x>=0: alone((3,x))",
        "S[20] = x",
        "return resume(S,2)",
        "S[1] = 0",
        "return ()",
    ]


def test_a_loop_of_steps_is_left_to_the_machine() -> None:
    steps = {"apply1": (b.go(2),), "step2": (b.when(b.slot(9), [b.go(2)]), b.go(b.slot(30)))}
    assert fused(steps, set()) == ["if S[9]: return resume(S,2)", "return resume(S,S[30])"]


def test_a_mask_that_is_empty_leaves_nothing_out_of_a_list() -> None:
    """And the list is one of its own: what is offered besides is added to it."""
    mask = n.Compare("==", n.Binary("&", n.Binary(">>", n.Var("mask"), X), b.ONE), b.ZERO)
    listed = n.Each(
        X, (n.Loop("x", n.Known("THOSE"), (n.Not(n.Binary("&", n.Binary(">>", n.Var("mask"), X), b.ONE)), mask)),)
    )
    body = [n.Set("mask", b.ZERO), n.Set("r", listed), n.Offer(7), n.Return(R)]
    short = [*python.statements(folded(body))]
    assert short == ["r = [*THOSE]", "r.append(7)", "return r"]


def test_every_function_begins_with_all_the_work_there_may_be() -> None:
    steps = {"apply1": (b.go(2),), "step2": (n.StoreChange(n.Number(8), "+", b.ONE), b.go(0))}
    definitions = {name: n.Function(name, (), body) for name, body in steps.items()}
    assert Fuser(definitions, (), PC, 99).after(1).body[0] == n.Renew(99)
