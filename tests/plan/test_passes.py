"""Each pass keeps its law: on random states a plan says the same before and after."""

from __future__ import annotations

import random
from itertools import compress
from typing import Any

from spielwerk.interpreter.lowering.piles import Pile
from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan import nodes as n
from spielwerk.interpreter.plan import python, walk
from spielwerk.interpreter.plan.passes import reads, searches, tests

SLOTS = 24


def ran(body: list[n.Stmt], state: list[int], **given: int) -> Any:
    names: dict[str, Any] = {"compress": compress, "PILE_3": Pile(3), "T": (3, 1, 4, 1, 5, 9, 2, 6)}
    exec(python.definition(n.Function("f", tuple(given), tuple(body))), names)  # noqa: S102 - made here
    return names["f"](state, **given)


def asked(e: n.Expr, state: list[int], **given: int) -> Any:
    return ran([n.Return(e)], state, **given)


def random_state(chance: random.Random) -> list[int]:
    return [chance.randrange(3) for _ in range(SLOTS)]


def random_test(chance: random.Random, names: list[str], depth: int = 2) -> n.Expr:
    """A test of slots that are found by variables, with searches inside."""
    v = n.Var(chance.choice(names))
    leaves: list[n.Expr] = [
        b.slot(chance.randrange(8)),
        b.slot(2, v),
        b.slot(1, b.times(v, 2), chance.randrange(2)),
        n.Not(b.slot(3, v)),
        b.compare(b.item("T", v), ">", b.slot(chance.randrange(8))),
    ]
    if not depth:
        return chance.choice(leaves)
    inner = [random_test(chance, names, depth - 1) for _ in range(2)]
    w = f"w{depth}{len(names)}"
    listed: n.Expr = chance.choice([b.span_of(0, 6), n.Members(3, b.slot(2))])
    search = n.Any((n.Loop(w, listed, tuple(random_test(chance, [*names, w], depth - 1) for _ in range(2))),))
    deep: list[n.Expr] = [b.both(inner), b.any_of(inner), n.Either(leaves[0], *inner), search]
    return chance.choice([*leaves, *deep, *deep])


def test_tests_in_another_order_and_each_once_have_the_same_answer() -> None:
    chance = random.Random(1)
    for _ in range(300):
        found = [random_test(chance, ["v"]) for _ in range(3)]
        found.append(chance.choice(found))
        once = tests.cheap_first(tests.each_once(found))
        fixed, varying = tests.outside("v", found)
        assert [walk.cost(t) for t in once] == sorted(walk.cost(t) for t in once)
        assert not any(walk.mentions(t, "v") for t in fixed)
        for _ in range(3):
            state, v = random_state(chance), chance.randrange(6)
            answers = {bool(asked(b.both(some), state, v=v)) for some in (found, once, [*fixed, *varying])}
            assert len(answers) == 1


def test_a_test_that_goes_one_way_or_the_other_is_that_way() -> None:
    chance, seen = random.Random(2), 0
    for _ in range(400):
        test = random_test(chance, ["v"])
        ways = tests.either("v", test)
        if ways is None:
            continue
        seen += 1
        cond, yes, no = ways
        assert not walk.mentions(cond, "v")
        for _ in range(3):
            state, v = random_state(chance), chance.randrange(6)
            taken = yes if asked(cond, state, v=v) else no
            assert bool(asked(taken, state, v=v)) == bool(asked(test, state, v=v))
            if asked(cond, state, v=v):
                assert bool(asked(tests.settled(test, [cond]), state, v=v)) == bool(asked(test, state, v=v))
    assert seen > 50


def test_a_search_finds_the_same_sifted_shared_and_written_out() -> None:
    chance = random.Random(3)
    kinds: set[type] = set()
    for _ in range(400):
        listed: n.Expr = chance.choice([b.span_of(0, 6), b.span_of(1, 3), n.Members(3, b.slot(2))])
        conds = [random_test(chance, ["v"]) for _ in range(chance.randrange(1, 4))]
        plain = n.Any((n.Loop("v", listed, tuple(conds)),))
        quick = searches.there_is("v", listed, [], conds)
        sieved, left = searches.sifted("v", listed, conds)
        once, shared = searches.shared("v", left)
        every, chosen = b.found("v", listed, conds), searches.chosen("v", once, sieved, shared)
        kinds |= {type(e) for e in walk.everything(quick)} | {type(e) for e in walk.everything(chosen)}
        for _ in range(3):
            state = random_state(chance)
            assert bool(asked(quick, state)) == asked(plain, state)
            assert list(asked(chosen, state)) == asked(every, state)
    assert {n.Sieve, n.Joined, n.Any, n.Row} <= kinds


def test_what_things_count_is_the_same_read_side_by_side() -> None:
    value, things = b.slot(4, n.Var("v")), b.span_of(1, 7)
    assert isinstance(searches.values(value, "v", things, []), n.Slots)
    for seed in range(20):
        state = random_state(random.Random(seed))
        for tried in ([], [b.slot(2, n.Var("v"))]):
            plain = n.Each(value, (n.Loop("v", things, tuple(tried)),))
            assert asked(n.Fold("sum", searches.values(value, "v", things, tried)), state) == sum(asked(plain, state))


def test_what_is_read_before_a_loop_is_what_is_read_in_it() -> None:
    chance = random.Random(4)
    for _ in range(200):
        test = random_test(chance, ["v", "u"])
        before, short = searches.fixed_once("v", test)
        body = [n.Set("m", b.ZERO)]
        loop = [n.ForEach("v", b.span_of(0, 6), (b.when(t, [n.Change("m", "+", b.ONE)]),)) for t in (test, short)]
        done = n.Return(n.Var("m"))
        state, u = random_state(chance), chance.randrange(6)
        assert ran([*body, loop[0], done], state, u=u) == ran([*body, *before, loop[1], done], state, u=u)


def test_a_listing_that_reads_slots_once_lists_the_same() -> None:
    chance, read = random.Random(5), 0
    for _ in range(200):
        body: list[n.Stmt] = []
        for option in range(3):
            test = random_test(chance, ["x0"], 1)
            offered = n.OfferAll(
                b.found("x", b.span_of(0, 6), [b.slot(2, n.Var("x")), b.slot(5), b.slot(6, b.slot(1))])
            )
            body.append(b.when(test, [chance.choice([n.Offer(option), offered])]))
        quick = reads.read_once(body)
        read += any(isinstance(s, n.Set) for s in quick)
        begin, end = n.NoOffers(), n.Return(n.Var("r", n.LIST))
        state, x0 = random_state(chance), chance.randrange(6)
        assert ran([begin, *body, end], state, x0=x0) == ran([begin, *quick, end], state, x0=x0)
    assert read > 50
