"""As much as possible: of all ways through a body only those can be taken that bring a number to what is best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..diagnostics.problems import Problem, say
from ..lowering import dispatch, emission, needs, steps
from ..lowering.anatomy import OF_ITS_PARTS, REACHING, Verb, menu_of_body
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, Rest
from ..lowering.stops import Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Parts, composed
from ..model.node import node
from ..model.regions import Region
from ..model.sight import AS_WRITTEN
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking, Header, HeaderReader
from ..terms import expressions, numbers
from ..terms.counters import CounterRef
from . import bodies, sequences
from .counters import LoseCounter
from .gaining import GainCounter


@node
class SoThat(ir.Effect):
    """The number is looked at when the body has been done."""

    number: ir.Expr
    highest: bool
    body: ir.Effect


def so_that(c: Checking, h: Header) -> ir.Effect:
    """`so that NUMBER is highest:`."""
    number, how = h.tree.children
    best = expressions.number(c, number, h.scope, h.at)
    return SoThat(h.span, h.key, best, str(how) == "highest", bodies.below(c, h, h.scope.child()))


# ---- what is known of it
def so_that_facts(e: SoThat, game: CheckedGame) -> Facts:
    return composed(Parts((e.body,), Course.IN_TURN, (e.body,)))


# ---- how it is told
def so_that_phrase(c: Telling, e: SoThat) -> Phrase | None:
    body = inline(c, e.body)
    return Say("so-that", number=term(c, e.number), how=how_much(e), body=body) if body is not None else None


def so_that_lines(c: Telling, e: SoThat, depth: int) -> list[Line]:
    head = Say("so-that-open", number=term(c, e.number), how=how_much(e))
    return [Line(depth, head, open=True), *sequences.listed(c, e.body, depth + 1)]


def how_much(e: SoThat) -> str:
    return "highest" if e.highest else "lowest"


# ---- how it is done
def lower_so_that(c: Lowering, e: SoThat, env: Env, awake: Awake) -> list[Stmt]:
    """Where nobody is asked there is only one way."""
    return dispatch.statements(c, e.body, env, awake)


def so_that_steps(c: Lowering, e: SoThat, env: Env, then: int, ctx: Context) -> int:
    """The choices inside are told where the body ends and what is looked at there."""
    if c.weighing is not None:
        steps.problem(c, Problem("best-ways", say("best-inside-best"), e.span, say("best-inside-best-hint")))
    if needs.can_fail(c.guards, ctx.rest):
        steps.problem(c, Problem("best-ways", say("best-then-fails"), e.span, say("best-then-fails-hint")))
    if c.analysis.reveals_inside(e.body):
        steps.problem(c, Problem("best-ways", say("best-unknown"), e.span, say("best-unknown-hint")))
    number = dispatch.value(c, e.number, env)
    measure = c.unit.fresh("measure")
    c.unit.function(measure, (), [n.Return(number if e.highest else b.minus(0, number))])
    most = bound_of(c, e, env)
    if most is not None:
        c.unit.function(f"{measure}_bound", (), [n.Return(most if e.highest else b.minus(0, most))])
    end = steps.new_pc(c)
    c.measures[end] = measure
    if most is not None and only_betters(c, e):
        c.only_bettering.add(end)
    steps.add_step(c, [], then, end)
    with steps.weighed(c, end):
        return emission.emit(c, [e.body], env, end, replace(ctx, flow=False))


def bound_of(c: Lowering, e: SoThat, env: Env) -> Expr | None:
    """What the number cannot go beyond, if it says so itself or is counted: where a way comes so far, nothing better is
    looked for."""
    if not e.highest and isinstance(e.number, CounterRef) and not e.number.counter.below_zero:
        return b.ZERO
    if not isinstance(e.number, numbers.Binary) or e.number.op != ("min" if e.highest else "max"):
        return None
    bound = e.number.right
    return None if c.analysis.reads(bound) & c.analysis.writes(e.body) else dispatch.value(c, bound, env)


def only_betters(c: Lowering, e: SoThat) -> bool:
    """Is it a counter, and does everything in the body that changes it make it better?"""
    counted = e.number.left if isinstance(e.number, numbers.Binary) else e.number
    if not isinstance(counted, CounterRef):
        return False
    return all(betters(change, e.highest) for change in changes(c, e.body, c.analysis.reads(counted), set()))


def betters(e: ir.Effect, highest: bool) -> bool:
    return isinstance(e, GainCounter) and e.origin is None if highest else isinstance(e, LoseCounter)


def changes(c: Lowering, e: ir.Effect, regions: frozenset[Region], seen: set[int]) -> Iterator[ir.Effect]:
    """What writes such regions, in an effect and in what answers it."""
    if id(e) in seen:
        return
    seen.add(id(e))
    facts = c.analysis.facts(e)
    if facts.writes & regions:
        yield e
    answers = [a.body for a in c.analysis.woken(e) if a.body is not None]
    for inner in (*facts.parts.inside, *answers):
        yield from changes(c, inner, regions, seen)


# ---- when it is possible
def so_that_guard(g: Guarding, e: SoThat, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    return Rest(e.body, env, rest.then), ()


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "so_that": so_that,
}

VERBS: dict[type[ir.Effect], Verb] = {
    SoThat: Verb(
        facts=so_that_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_so_that,
        steps=so_that_steps,
        guard=so_that_guard,
        phrase=so_that_phrase,
        lines=so_that_lines,
        menu=menu_of_body,
        asking=None,
        in_sentence=REACHING,
    ),
}
