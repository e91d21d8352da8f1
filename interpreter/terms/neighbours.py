"""Neighbours: what is laid out lies next to something."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.node import node
from ..model.regions import Region, laid_out
from ..model.sight import of_parts
from ..model.vocabulary import Layout as Board
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var
from ..reading.context import Checking, TermReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import existence, expressions, nouns, places, pronouns, thing_tables
from .facts import looking


@node
class NextTo(ir.Expr):
    left: ir.Expr
    right: ir.Expr


def neighbour(c: Checking, thing: ir.Expr, kinds: tuple[str, ...], tree: Any, at: At) -> ir.Expr:
    """Only what is laid out has neighbours, and they are of the same kind."""
    laid = {x.of for x in c.words.layouts.values()}
    for kind in (*kinds, *thing.type.kinds):
        if kind not in laid:
            raise wrong(
                "wrong-type",
                say("no-neighbours", kind=kind),
                at.span(tree),
                say("only-laid-out"),
            )
    if not set(kinds) & set(thing.type.kinds):
        raise wrong("wrong-type", say("noun-belongs", noun=kinds[0], found=thing.type.kinds), at.span(tree))
    return thing


def is_next(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`it is next to that site`."""
    left = nouns.expect(expressions.value(c, tree.children[0], scope, at), "thing", tree, at)
    right = neighbour(c, places.place_thing(c, tree.children[1], scope, at), left.type.kinds, tree, at)
    return NextTo(ir.FLAG, left, right)


# ---- how it is told
def neighbour_of_it(c: Telling, cond: ir.Expr) -> ir.Query | None:
    """`there is a hut next to it`: the hut."""
    q = existence.there_is(cond)
    if q is None or q.next_to is None or not pronouns.is_it(c, q.next_to):
        return None
    return replace(q, next_to=None)


def next_to_phrase(c: Telling, e: NextTo) -> Phrase:
    return Say("lies", thing=term(c, e.left), where=Say("beside-thing", thing=term(c, e.right)))


# ---- how it is computed
def lower_next_to(c: Lowering, e: NextTo, env: Env) -> Expr:
    board = board_of(c, e.left.type.kinds)
    if board is None:
        return b.NO
    around = neighbour_mask(c, board, dispatch.value(c, e.left, env))
    return b.has_bit(around, b.minus(dispatch.value(c, e.right, env), c.words.kinds[board.of].base))


def board_of(c: Lowering, kinds: tuple[str, ...]) -> Board | None:
    return next((m for m in c.words.layouts.values() if m.of in kinds), None)


def neighbour_table(c: Lowering, board: Board) -> tuple[str, int]:
    """Where masks of neighbours stand, and the place of the first: a table if they are printed, else ("", slot)."""
    if not board.printed:
        return "", c.layout.layouts[board.name][0]
    masks = tuple(sum(1 << j for j in around) for around in board.neighbours)
    return c.unit.table("NM_" + c.unit.numbered("layout", board.name), masks), 0


def neighbour_mask(c: Lowering, board: Board, thing: Expr) -> Expr:
    """The neighbours of a thing as a mask."""
    table, first = neighbour_table(c, board)
    at = b.plus(first - c.words.kinds[board.of].base, thing)
    return n.Item(table, at, n.MASK) if table else n.Slot(at)


def around(c: Lowering, board: Board, thing: Expr) -> Expr:
    """The neighbours of a thing."""
    if not board.printed:
        return thing_tables.members(c, c.words.kinds[board.of].base, neighbour_mask(c, board, thing))
    printed_neighbours(c, board)
    return b.listed(f"NT_{c.unit.numbered('layout', board.name)}", thing)


def printed_neighbours(c: Lowering, board: Board) -> tuple[tuple[int, ...], ...]:
    """What is next to each thing of a printed board: a table, made once."""
    name = "NT_" + c.unit.numbered("layout", board.name)
    if name not in c.unit.tables:
        base = c.words.kinds[board.of].base
        found: list[tuple[int, ...]] = [()] * (len(c.words.things) + 1)
        for i, around in enumerate(board.neighbours):
            found[base + i] = tuple(base + j for j in around)
        c.unit.table(name, tuple(found))
    return c.unit.tables[name]  # type: ignore[no-any-return]


def hanging_together(c: Lowering, q: ir.Query, start: ir.Expr, env: Env) -> Expr:
    """Everything that hangs together with a thing: neighbours that pass the tests, and theirs; the thing itself. Some
    tests pick among these later."""
    board = board_of(c, q.kinds)
    if board is None:
        return b.EMPTY
    v = c.unit.fresh("v")
    inner, joining = env.plus({q.var: Var(v)}), [test for test in q.tests if not test.picks]
    passes = b.both([t for t in (dispatch.truth(c, test.cond, inner) for test in joining) if t != b.YES])
    questions = (n.Question(v, around(c, board, Var(v))), n.Question(v, passes))
    return n.Call("group", (dispatch.value(c, start, env), *questions), state=False)


# ---- what is known of it
def neighbours_read(e: NextTo, game: CheckedGame) -> Iterable[Region]:
    return laid_out(game.words)


#: by the name of a rule of the grammar, what reads it
CONDITIONS: dict[str, TermReader] = {
    "is_next": is_next,
}

TERMS: dict[type, Term] = {
    NextTo: Term(facts=looking(neighbours_read, of_parts), lower=lower_next_to, phrase=None, condition=next_to_phrase),
}
