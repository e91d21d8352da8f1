"""Every node says the same in WebAssembly as in Python, with masks of one word and of several."""

from __future__ import annotations

import random
from itertools import compress
from typing import Any

import pytest
from plan.test_nodes import EXPRESSIONS, STATEMENTS
from spielwerk.interpreter.lowering.piles import Pile, Reach
from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan import nodes as n
from spielwerk.interpreter.plan import python
from spielwerk.interpreter.plan.bodies import expressions, statements
from spielwerk.interpreter.plan.walk import everything
from spielwerk.interpreter.plan.wasm.code import Unprintable
from spielwerk.interpreter.plan.wasm.module import text
from spielwerk.interpreter.plan.wasm.printer import Source, module_of, printed

pytest.importorskip("wasmtime", reason="the extra `fast` is not installed")
from spielwerk.interpreter.engine.native import Native, Stopped  # noqa: E402

#: slots: 0 the step, 1 the generator, 2 to 9 small numbers, 10 to 13 masks, from 20 on what is found
SIZE, FOUND = 120, 20
V, W, X = n.Var("v"), n.Var("w"), n.Var("x")
TABLE = (3, -1, 4, 1, -5, 9, 2, 6)
LISTS = ((), (1, 2), (5, 0, 5), (7,))
HAVE = {3: 30, 5: 50}
NEAR = Reach([(1, 0), (4, 3), (2, 5)])
VALUES: dict[str, Any] = {"T": TABLE, "R": NEAR, "L": LISTS, "H": HAVE, "NONE": -7, "C": 41, "compress": compress}
MASKS = range(10, 14)


def s(at: int) -> n.Slot:
    return b.slot(at)


def in_place(*items: n.Expr) -> n.Each:
    """Numbers that are listed while it runs."""
    return n.Each(
        V,
        (
            n.Loop(
                "v",
                n.Row((*items, n.Spread(b.span_of(2, 5)))),
            ),
        ),
    )


ASKED: list[n.Expr] = [
    *(n.Binary(op, s(2), s(3)) for op in ("+", "-", "*", "&", "|", "^", "min", "max")),
    *(n.Binary(op, s(2), n.Number(k)) for op in ("//", "%") for k in (3, -4)),
    *(n.Binary(op, s(10), n.Number(k)) for op in ("<<", ">>") for k in (0, 1, 7)),
    n.Binary(">>", s(2), n.Unary("bit_count", s(10))),
    n.Binary("<<", b.ONE, b.plus(s(4), 9)),
    *(n.Unary(op, s(at)) for op in ("-", "~", "bit_count", "bit_length") for at in (10, 11)),
    *(n.Compare(op, s(2), s(3)) for op in ("==", "!=", "<", "<=", ">", ">=")),
    n.Between(s(2), s(3), s(4)),
    n.Among(s(2), n.Row((s(3), n.Number(2), n.Number(-3)))),
    n.Among(s(4), n.Slots(n.Number(2), n.Number(9)), negated=True),
    n.Truth(n.Joined("and", (s(2), s(3), n.Not(s(4))))),
    n.Truth(n.Joined("or", (n.Flag(False), s(3), s(4)))),
    n.Either(s(2), s(3), n.Either(s(4), n.Number(8), n.Number(9))),
    n.Joined("and", (n.Compare(">", n.Bind("w", b.plus(s(2), s(3))), n.Number(0)), b.compare(W, "<", 5))),
    n.Let("w", b.times(s(2), 2), b.plus(W, W)),
    n.Item("T", s(4)),
    n.Item("T", n.Number(2)),
    n.Item("R", s(5), n.MASK),
    n.ItemOr("H", s(5), "NONE"),
    n.Known("C"),
    n.Fold("len", n.Item("L", n.Binary("&", s(4), n.Number(3)), n.LIST)),
    n.Fold("sum", n.Range(s(4), b.plus(s(4), 5))),
    n.Fold("max", n.Slots(n.Number(2), n.Number(9), 2)),
    n.Fold("min", n.Slots(n.Number(2), n.Number(9))),
    n.Fold("max", n.Row(())),
    n.Fold("first", n.Members(100, s(10))),
    n.Fold("first", n.Members(100, n.Number(0))),
    n.Fold("missing", n.Slots(n.Number(2), n.Number(9))),
    n.Fold("any", n.Slots(n.Number(6), n.Number(9))),
    n.Fold("sum", n.Members(3, s(11))),
    n.Fold("sum", n.Sieve(b.span_of(0, 8), n.Slots(n.Number(2), n.Number(10)))),
    n.Fold("sum", n.Sieve(n.Row((s(2), s(3))), n.Row((s(4), s(5))))),
    n.Fold(
        "sum",
        n.Each(
            b.times(V, W), (n.Loop("v", b.span_of(0, 5), (n.Binary("&", V, s(4)),)), n.Loop("w", n.Members(0, s(12))))
        ),
    ),  # noqa: E501
    n.Fold("len", n.Each(n.Binary("%", V, n.Number(3)), (n.Loop("v", n.Slots(n.Number(2), n.Number(9))),), "set")),
    n.Fold("len", n.Unique(n.Each(n.Binary("&", V, b.ONE), (n.Loop("v", b.span_of(0, 9)),)))),
    n.Truth(n.Any((n.Loop("v", n.Slots(n.Number(2), n.Number(9)), (b.compare(V, "==", 3),)),))),
    n.Nth(n.Sorted(in_place(s(2), s(3)), "x", (n.Binary("%", X, n.Number(3)), n.Unary("-", X))), b.ONE),
    n.Nth(n.Fold("list", n.Reversed(in_place(s(4)))), n.Number(-1)),
    n.Fold("sum", n.Reversed(b.span_of(2, 6))),
    n.Fold("sum", n.Firsts(in_place(s(5)), 2)),
    n.Fold("sum", n.Turns(n.Slots(n.Number(2), n.Number(9)), 2, 0)),
    n.Paid(s(2), 3, 0),
    n.Switch(((-1, 7), (2, 8), (5, 9)), n.Either(s(4), n.Number(2), n.Number(-1))),
    n.Truth(n.Let("lw", n.Row((s(2),)), n.Any((n.Loop("v", n.Range(n.Number(0), s(4))),)), n.FLAG)),
    n.Call("twice", (s(2),)),
    n.Dispatch("MANY", n.Binary("&", s(4), b.ONE), (s(3),)),
    n.Fold("sum", n.Call("tally", (n.Slots(n.Number(2), n.Number(10)),), state=False)),
    n.Fold("len", n.Call("unlike", (in_place(s(2)), n.Question("x", n.Row((n.Binary("&", X, b.ONE),)))), state=False)),
]
#: what is written into a mask
MASKED = [
    n.Binary("&", s(10), s(11)),
    n.Binary("|", n.Binary("<<", b.ONE, n.Unary("bit_count", s(10))), s(12)),
    n.Binary("&", s(10), n.Unary("~", s(11))),
    n.Binary("&", s(10), n.Unary("-", s(10))),
    n.Binary("^", n.Binary(">>", s(10), n.Unary("bit_count", s(11))), s(13)),
    n.Either(b.compare(s(10), "==", s(11)), s(12), n.Binary(">>", s(13), b.ONE)),
    n.Fold("sum", n.Each(n.Binary("<<", b.ONE, V), (n.Loop("v", n.Members(0, n.Binary("&", s(10), s(12)))),))),
]


def tally(values: list[int]) -> list[int]:
    """As `operations.tally`."""
    counted = {v: values.count(v) for v in values if v >= 0}
    return list(counted.values())


def unlike(things: list[int], sort: Any) -> list[int]:
    found: dict[object, int] = {}
    for thing in things:
        found.setdefault(sort(thing), thing)
    return list(found.values())


def program() -> dict[str, n.Definition]:
    """A game of one step that writes everything down, and is over."""
    lines: list[n.Stmt] = [n.Renew(1000), n.Spend(1, 0)]
    lines += [n.Store(n.Number(FOUND + i), n.Unary("-", n.Unary("-", e))) for i, e in enumerate(ASKED)]
    lines += [n.Store(n.Number(MASKED_AT + i), e) for i, e in enumerate(MASKED)]
    lines += [
        n.Set("w", s(3)),
        n.Change("w", "+", n.Number(4)),
        n.StoreRow(110, (5, 6)),
        n.StoreChange(b.plus(110, n.Binary("&", s(4), b.ONE)), "+", W),
        n.StoreChange(n.Number(10), "|", s(11)),
        n.ForEach(
            "v", b.span_of(0, 9), (b.when(b.compare(V, ">", s(4)), [n.Leave()]), n.StoreChange(n.Number(112), "+", V))
        ),
        b.when(s(2), [n.Pass()], [n.Store(n.Number(113), b.ONE)]),
        n.Set("r", n.Call("listed", ())),
        n.Store(n.Number(114), n.Fold("sum", n.Var("r", n.LIST))),
        b.do(n.Call("twice", (s(2),))),
        b.go(0),
    ]
    offers: tuple[n.Stmt, ...] = (
        n.NoOffers(),
        n.Offer(4),
        n.OfferAll(n.Members(2, s(11))),
        n.OfferOne(s(3)),
        b.when(n.Not(n.Var("r", n.LIST)), [n.Fail()]),
        n.Return(n.Var("r", n.LIST)),
    )
    made: list[n.Definition] = [
        n.Function("twice", ("v",), (n.Return(b.times(V, 2)),)),
        n.Function("thrice", ("v",), (n.Return(b.times(V, 3)),)),
        n.Functions("MANY", ("twice", "thrice")),
        n.Function("listed", (), offers),
        n.Function("step1", (), tuple(lines)),
    ]
    return {d.name: d for d in made}


MASKED_AT = FOUND + len(ASKED)
WIDE = [*MASKS, *range(MASKED_AT, MASKED_AT + len(MASKED))]


def source(state: list[int], bits: int) -> Source:
    limits = dict.fromkeys(("MOST_TRIALS", "MOST_STEPS", "COPIED", "MOST_DECISIONS", "MOST_PLAYED_WORK"), 1000)
    limits |= {
        "MOST_WORK": 10**6,
        "FEW_DEALT": 15,
        "DEALT": 8,
        "FEW_MOVED": 64,
        "MOVED": 16,
        "MOST_NUMBER": 10**9,
        "ASKED_FOR": -1,
        "MIDDLE": -2,
    }
    return Source(
        definitions=program(), values=VALUES, size=SIZE, blank=state, things=8, players=2, places=[], locations=0,
        spots={}, bits=bits, wide={slot: (1, 0) for slot in WIDE} if bits > 63 else {}, steps=2, start=1,
        weights=[1, 1], boundaries=(), fallbacks=(), menus={}, secrets={}, control=(), kept=(), occupied=(),
        lasting=(), shapes={}, known=0, told=(), hidden=(), measures={}, unseen=None, partners=(), out=-1,
            pc=0, chance=1, round=2, limits=limits, figures={},
    )  # fmt: skip


def in_python(state: list[int]) -> list[int]:
    class Work:
        left = 0

    piles = {f"PILE_{base}": Pile(base) for base in (0, 2, 3, 100)}
    space = {
        **VALUES, **piles, "WORK": Work, "spend": lambda *_: None, "turns": lambda things, *_: things, "tally": tally,
        "unlike": unlike,
    }  # fmt: skip
    for d in program().values():
        exec(python.definition(d), space)  # noqa: S102 - our own source
    found = state[:]
    space["step1"](found)
    return found


@pytest.mark.parametrize("bits", [63, 64, 130])
def test_every_node_says_the_same(bits: int) -> None:
    chance = random.Random(bits)
    module = Native(printed(source([0] * SIZE, bits)), {})
    module.begin()
    for _ in range(10):
        state = [0] * SIZE
        state[2:10] = [chance.randrange(-3, 8) for _ in range(8)]
        state[4] = chance.randrange(8)
        for slot in MASKS:
            state[slot] = chance.getrandbits(bits - 14 if bits < 64 else bits - 1)
        expected = in_python(state)
        module.write(module.at["BLANK"], module.words_of(state))
        module.prepare([(0, 0)])
        module.play(1)
        ((_, found),) = module.ends(1)
        for i, e in enumerate([*ASKED, *MASKED]):
            assert found[FOUND + i] == expected[FOUND + i], python.expression(e)
        assert found[:FOUND] + found[100:] == expected[:FOUND] + expected[100:]


def test_all_nodes_were_asked() -> None:
    """Words are handed to operations of `why` only."""
    bodies = [d.body for d in program().values() if isinstance(d, n.Function)]
    written = [s for body in bodies for s in statements(body)]
    asked = {type(part) for s in written for e in expressions(s) for part in everything(e)}
    assert {*EXPRESSIONS} - asked == {n.Text} and {*STATEMENTS} == {type(s) for s in written}


def test_a_mask_that_does_not_fit_stops_the_module() -> None:
    state = [0] * SIZE
    state[10] = 1 << 61
    module = Native(printed(source(state, 20)), {})
    module.begin()
    module.prepare([(0, 0)])
    with pytest.raises(Stopped) as stopped:
        module.play(1)
    assert stopped.value.lacking == "mask"


def test_what_would_take_too_much_is_refused() -> None:
    with pytest.raises(Unprintable, match="5000 bits"):
        printed(source([0] * SIZE, 5000))
    large = source([0] * SIZE, 20)
    large.size, large.blank = 1_000_000, [0] * 1_000_000
    with pytest.raises(Unprintable, match="memory"):
        printed(large)


def test_a_function_can_be_read() -> None:
    module = module_of(source([0] * SIZE, 20))
    shown = {f.name: text(f, [g.name for g in module.functions]) for f in module.functions}
    assert shown["twice"].splitlines() == [
        "(func $twice (param i32) (param i64) (result i64)",
        "  local.get 1",
        "  i64.const 2",
        "  i64.mul",
        "  return",
        "  i64.const 0)",
    ]
    assert "call $made" in shown["listed"]
