"""Every node is printed, costs something and knows its parts; what it speaks of is computed from them."""

from __future__ import annotations

import inspect

import pytest
from spielwerk.interpreter.diagnostics.problems import Span
from spielwerk.interpreter.plan import bodies, pretty, python, walk
from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan import nodes as n
from spielwerk.interpreter.plan.digest import digest

EXPRESSIONS = [k for k in vars(n).values() if inspect.isclass(k) and issubclass(k, n.Expr) and k is not n.Expr]
STATEMENTS = [k for k in vars(n).values() if inspect.isclass(k) and issubclass(k, n.Stmt) and k is not n.Stmt]
V, W, X = n.Var("v"), n.Var("w"), n.Var("x")


@pytest.mark.parametrize("kind", EXPRESSIONS, ids=lambda k: k.__name__)
def test_every_expression_is_printed_and_costs_something(kind: type) -> None:
    assert kind in python._PRINTERS and kind in walk._OWN


@pytest.mark.parametrize("kind", STATEMENTS, ids=lambda k: k.__name__)
def test_every_statement_is_printed(kind: type) -> None:
    assert kind in python._STATEMENTS


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (b.times(b.plus(1, V), 2), "(1+v)*2"),
        (b.plus(1, b.times(V, 2)), "1+v*2"),
        (b.minus(V, b.minus(W, 1)), "v-(w-1)"),
        (n.Unary("-", b.plus(V, 1)), "-(v+1)"),
        (n.Binary("&", n.Binary(">>", V, W), b.ONE), "v>>w&1"),
        (n.Compare("==", b.compare(V, "<", W), b.YES), "(v<w)==True"),
        (n.Joined("and", (n.Joined("or", (V, W)), n.Not(X))), "(v or w) and not x"),
        (n.Not(n.Joined("and", (V, W))), "not (v and w)"),
        (n.Either(V, n.Either(W, b.ONE, b.ZERO), X), "(1 if w else 0) if v else x"),
        (b.slot(3, n.Either(V, b.ONE, b.ZERO)), "S[3+(1 if v else 0)]"),
        (n.Unary("bit_count", n.Binary("&", V, W)), "(v&w).bit_count()"),
        (n.Fold("first", b.found("v", b.span_of(0, 4), [V, W])), "next(iter([v for v in range(4) if v and w]),-1)"),
        (n.Any((n.Loop("v", n.Members(2, W), (n.Joined("or", (V, X)),)),)), "any(True for v in PILE_2[w] if (v or x))"),
        (n.Row((V,)), "(v,)"),
        (n.Row((n.Spread(b.span_of(1, 2)), V)), "(*range(1,2),v)"),
        (n.Call("deal", (V,), named=(("bottom", b.YES),)), "deal(S,v,bottom=True)"),
    ],
)
def test_brackets_stand_where_they_are_needed(node: n.Expr, text: str) -> None:
    assert python.expression(node) == text


def test_names_that_an_expression_gives_itself_need_not_be_handed_to_it() -> None:
    search = n.Any((n.Loop("v", b.span_of(0, 4), (b.compare(V, "<", W),)),))
    assert walk.names(search) == {"v", "w"} and walk.free(search) == {"w"}
    assert walk.free(n.Let("w", X, search, n.FLAG)) == {"x"}
    assert walk.bound(n.Call("group", (n.Question("v", V),))) == ("v",)


def test_expressions_that_differ_in_their_own_names_are_alike() -> None:
    one, other = (n.Any((n.Loop(name, b.span_of(0, 4), (b.compare(n.Var(name), "<", X),)),)) for name in ("v1", "v2"))
    assert one != other and walk.alike(one) == walk.alike(other)
    assert walk.alike(walk.put(one, "x", W)) != walk.alike(one)


def test_a_search_costs_more_than_a_look() -> None:
    look = b.slot(3, V)
    assert walk.cost(look) < walk.cost(n.Any((n.Loop("v", b.span_of(0, 4), (look,)),)))
    assert walk.cost(n.Call("trial", (X,))) > walk.cost(n.Call("members", (X,)))
    assert walk.size(n.Call("trial", (X,))) < 100


def test_statements_know_what_they_must_be_handed_and_how_long_they_are() -> None:
    body = [n.Set("m", b.ZERO), n.ForEach("v", b.span_of(0, 4), (b.when(W, [n.Change("m", "|", V)]),)), n.Return(X)]
    assert bodies.handed(body) == ["w", "x"] and bodies.length(body) == len(python.statements(body)) == 4
    assert bodies.nesting(body) == 1
    renamed = bodies.alike_body(body)
    assert python.statements(renamed)[:2] == ["u0 = 0", "for u1 in range(4):"]


def test_a_plan_is_shown_with_its_types() -> None:
    made = n.Function("f", ("v",), (b.when(b.at_least(b.slot(4), V), [n.Store(n.Number(5), b.ONE)]),))
    assert pretty.definition(made) == ["function f(v):", "  when Compare >=(Slot(4), v):", "    Store 5 1"]
    assert pretty.expression(b.at_least(V, 1)) == ["Compare >=(v, 1): flag"]
    assert pretty.definition(made, 24) == [
        "function f(v):",
        "  when:",
        "    | Compare >=: flag",
        "    |   Slot(4): number",
        "    |   v: number",
        "    Store 5 1",
    ]


def test_a_digest_tells_plans_apart_by_what_they_do_and_not_by_where_they_come_from() -> None:
    def made(value: n.Expr, line: int = 1) -> n.Function:
        stored = n.Store(n.Number(5), value)
        stored.span = Span("rules.yaml", line, 1, 2)
        return n.Function("f", ("v",), (stored,))

    one = digest([made(b.plus(V, 1))])
    assert one == digest([made(b.plus(V, 1), line=9)])
    others = [
        b.plus(V, 2),
        b.minus(V, 1),
        n.Row((V, b.ONE)),
        n.Item("T", V),
        n.Item("T", V, n.LIST),
        n.Text("1"),
        b.ONE,
    ]
    assert len({one, *(digest([made(other)]) for other in others)}) == len(others) + 1
