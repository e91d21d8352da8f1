"""Choosing a number between two others: what follows speaks of it, or a body is done with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from operator import attrgetter
from typing import Any

from ..diagnostics.problems import Problem, Span, say
from ..lowering import asking, dispatch, emission, guards, needs, steps
from ..lowering.anatomy import FORKED, OF_ITS_PARTS, InSentence, Verb, never_negative
from ..lowering.asking import X, step_behind
from ..lowering.context import Env, Lowering
from ..lowering.questions import Asking, Candidates, own_questions
from ..lowering.reasons import Reason
from ..lowering.rests import Guarding, Known, Rest, rebind, rest_of, with_others
from ..lowering.stops import MOST_NUMBERS, NOTHING_BESIDE, NUMBERS, Beside, Choice, Context, Figures, Opening
from ..lowering.trials import Trial, ways_in_turn
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, always, composed, freely, no_parts, nothing
from ..model.node import node
from ..model.sight import Sight, written
from ..phrases import fallbacks
from ..phrases.lines import Line
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, Header, HeaderReader, LineReader
from ..reading.scope import At, Scope, Wrong
from ..syntax.parser import Branch
from ..terms import conditions, expressions, pronouns, queries
from . import bodies, sequences

#: a number that was given no other name
NUMBER = "number"


@node
class ChooseNumber(ir.Effect):
    """Pick one; the lines after it in the same list speak of it."""

    low: ir.Expr
    high: ir.Expr
    local: ir.Local
    player: ir.Expr


@node
class ChooseNumberBody(ir.Effect):
    """Pick one, and do the body with it."""

    low: ir.Expr
    high: ir.Expr
    local: ir.Local
    player: ir.Expr
    body: ir.Effect
    otherwise: ir.Effect | None


AnyChoice = ChooseNumber | ChooseNumberBody


def choose_number(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`choose a number from high + 1 to your coins as bid`."""
    try:
        low, high, local = numbers(c, tree.children[0], scope, scope, at)
        return ChooseNumber(span, text, low, high, local, pronouns.you(scope, tree, at))
    except Wrong:
        scope.broken = True
        raise


def numbers(c: Checking, tree: Branch, scope: Scope, inner: Scope, at: At) -> tuple[ir.Expr, ir.Expr, ir.Local]:
    """Between which numbers, and what stands for the one that is chosen in a scope from here on."""
    low, high, called = tree.children
    bounds = expressions.number(c, low, scope, at), expressions.number(c, high, scope, at)
    name = called.children[0] if called is not None else None
    known = inner.that.get(str(name)) if name is not None else None
    if known is not None and known.type == ir.NUMBER:
        return *bounds, known
    if name is not None:
        queries.free_name(c, name, inner, at, again=False)
    local = ir.Local(str(name) if name is not None else NUMBER, ir.NUMBER)
    inner.that[local.name] = local
    return *bounds, local


def choose_number_body(c: Checking, h: Header) -> ir.Effect:
    """`choose a number from 1 to 3:`."""
    otherwise = bodies.otherwise(c, h)
    inner = h.scope.child()
    low, high, local = numbers(c, h.tree.children[0], h.scope, inner, h.at)
    body, player = bodies.below(c, h, inner), pronouns.you(h.scope, h.tree, h.at)
    return ChooseNumberBody(h.span, h.key, low, high, local, player, body, otherwise)


# ---- what is known of it
def never_empty(e: AnyChoice) -> bool:
    """Is there a number between two that stand in the rules in digits, or from 0 to what is never less?"""
    low, high = ir.figure_of(e.low), ir.figure_of(e.high)
    if high is None:
        return low == 0 and never_negative(e.high)
    return low is not None and low <= high


def choose_number_facts(e: ChooseNumber, game: CheckedGame) -> Facts:
    return composed(no_parts(), asks=True, fails=not never_empty(e))


def choose_number_body_facts(e: ChooseNumberBody, game: CheckedGame) -> Facts:
    otherwise = () if e.otherwise is None else (e.otherwise,)
    certain = never_empty(e) and not otherwise
    parts = freely(e.body, *otherwise, needed=(e.body,) if certain else otherwise)
    return composed(parts, asks=True, fails=not otherwise and not certain)


def bounds_of(e: AnyChoice) -> Iterable[Any]:
    return (e.low, e.high)


BETWEEN = Sight(written, bounds_of, nothing)


# ---- how it is done
def bounds(c: Lowering, e: AnyChoice, env: Env) -> tuple[Expr, Expr]:
    """The lowest number that can be chosen, and the first one beyond: never below 0, and no more than can be listed."""
    low, high = ir.figure_of(e.low), ir.figure_of(e.high)
    first: Expr = b.maximum(dispatch.value(c, e.low, env), 0) if low is None else n.Number(max(low, 0))
    if low is not None and high is not None:
        return first, n.Number(min(high + 1, max(low, 0) + MOST_NUMBERS))
    return first, b.minimum(b.plus(dispatch.value(c, e.high, env), 1), b.plus(first, MOST_NUMBERS))


def ask_number(
    c: Lowering,
    e: AnyChoice,
    body: list[ir.Effect],
    env: Env,
    target: int,
    ctx: Context,
    beside: Beside,
    fallback: int | None = None,
) -> int:
    """A choice among numbers. What follows speaks of the one chosen."""
    pc, player = steps.new_pc(c), dispatch.value(c, e.player, env)
    choice = Choice(pc, ctx.path, "numbers", player, e.text, e.span, names=Figures(), source=e.text, effect=e)
    choice.fallback = fallback is not None
    chosen = b.minus(X, NUMBERS)
    after, rest = env.plus({e.local: chosen}), rebind(ctx.rest, e.local, chosen)
    guard = steps.derived(c, body, after, rest)
    asking.record(choice, NUMBERS, e.text, guard)
    choice.names.clear()
    low, beyond = bounds(c, e, env)
    between = n.Between(low, chosen, beyond)
    choice.reasons = [Reason(e.text, between, e), *beside.reasons, *c.guards.reasons]
    among = n.Range(b.plus(low, NUMBERS), b.plus(beyond, NUMBERS))

    def offered(tests: list[Expr]) -> list[Stmt]:
        listed: Expr = b.found("x", among, b.in_row(tests)) if tests else among
        return asking.under(beside.tests, [n.OfferAll(listed)])

    asking.finish_things(
        c,
        choice,
        offered(asking.guard_test(guard, pc, X)),
        offered([]) if c.unit.whole else [],
        e.local,
        target,
        beside,
        fallback,
        chosen,
    )
    for look in steps.open_to(c, player, c.hidden.said([e.low, e.high], env, e.span)):
        # how many there are to choose from would tell it
        message, hint = say("numbers-tell", zone=look.zone.name), say("numbers-all-see")
        steps.problem(c, Problem("hidden-question", message, look.span, hint))
    looks = [*asking.looked_at_before(c, beside.before, env), *c.hidden.needed(body, after, rest)]
    looks = steps.open_to(c, player, looks)
    unsure = [(extra.code, extra.possible) for extra in beside.extras if extra.possible is not None]
    if looks:
        one, two = c.public.number(e.local, n.Range(low, beyond), body, env, ctx.rest, beside.before, looks)
        c.public.things(pc, one, two, [extra.code for extra in beside.extras], unsure)
    elif unsure:
        c.public.menu(pc, unsure)
    return pc


def choose_number_steps(
    c: Lowering, e: ChooseNumber, env: Env, then: int, ctx: Context, beside: Beside = NOTHING_BESIDE
) -> int:
    return ask_number(c, e, [], env, then, ctx, beside)


def choose_number_opens(c: Lowering, e: ChooseNumber, env: Env, o: Opening) -> int:
    return choose_number_steps(c, e, env, step_behind(c, env, o), o.ctx, o.beside)


def choose_number_body_steps(
    c: Lowering, e: ChooseNumberBody, env: Env, then: int, ctx: Context, beside: Beside = NOTHING_BESIDE
) -> int:
    inner = replace(ctx, flow=False)
    target = emission.emit(c, [e.body], env, then, inner)
    fallback = emission.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
    return ask_number(c, e, [e.body], env, target, inner, beside, fallback)


def choose_number_body_opens(c: Lowering, e: ChooseNumberBody, env: Env, o: Opening) -> int:
    return choose_number_body_steps(c, e, env, step_behind(c, env, o), o.ctx, o.beside)


# ---- when it is possible
def some_number(g: Guarding, e: AnyChoice, body: list[ir.Effect], env: Env, then: Rest | None, known: Known) -> Expr:
    """Is there a number with which what follows can be done?"""
    for bound in (e.low, e.high):
        needs.look_at(g, bound, known)
        g.terms.known(env, bound)
    v = g.c.unit.fresh("v")
    g.nested += 1
    rest = rest_of(body, env.plus({e.local: Var(v)}), rebind(then, e.local, Var(v)))
    inner = guards.go(g, rest, known.copy())
    g.nested -= 1
    tests = [inner] if inner != b.YES else []
    low = ir.figure_of(e.low)
    if not tests and low is not None and low >= 0:  # told as a comparison, so that what is known already falls away
        code = dispatch.truth(g.c, conditions.Compare(ir.FLAG, ">=", e.high, e.low), env)
    else:
        code = g.c.unit.passes.there_is(v, n.Range(*bounds(g.c, e, env)), [], tests)
    needs.add_reason(g, e, code)
    return code


def choose_number_guard(
    g: Guarding, e: ChooseNumber, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]
) -> Expr:
    return with_others(conds, some_number(g, e, [], env, rest.then, known))


def choose_number_body_guard(
    g: Guarding, e: ChooseNumberBody, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]
) -> Expr:
    g.nested += e.otherwise is not None
    code = some_number(g, e, [e.body], env, rest.then, known)
    if e.otherwise is not None:
        code = b.any_of([code, guards.go(g, Rest(e.otherwise, env, rest.then), known.copy())])
        g.nested -= 1
        needs.add_reason(g, e, code)
    return with_others(conds, code)


def choose_number_ways(t: Trial, e: ChooseNumber) -> int:
    low, high = ir.figure_of(e.low), ir.figure_of(e.high)
    return MOST_NUMBERS if low is None or high is None else max(1, min(high - low + 1, MOST_NUMBERS))


def choose_number_body_ways(t: Trial, e: ChooseNumberBody) -> int:
    if e.otherwise is not None:
        return 1
    return choose_number_ways(t, ChooseNumber(e.span, e.text, e.low, e.high, e.local, e.player)) * ways_in_turn(t, e)


# ---- how it is told
def choose_number_phrase(c: Telling, e: AnyChoice) -> Phrase:
    plain = Say("choose-number", low=term(c, e.low), high=term(c, e.high))
    named = Say("choose-number-as", low=term(c, e.low), high=term(c, e.high), name=pronouns.called_so(e.local))
    return pronouns.number_by_name(c, e.local, plain, named) if e.local.name != NUMBER else plain


def choose_number_body_phrase(c: Telling, e: ChooseNumberBody) -> Phrase | None:
    chosen = ChooseNumber(e.span, e.text, e.low, e.high, e.local, e.player)
    one = sequences.joined_phrase(c, [chosen, *sequences.steps_of(c, e.body)])
    return sequences.or_else(c, one, e.otherwise)


def choose_number_body_lines(c: Telling, e: ChooseNumberBody, depth: int) -> list[Line]:
    found = [Line(depth, choose_number_phrase(c, e)), *sequences.listed(c, e.body, depth + 1)]
    return [*found, *sequences.otherwise_lines(c, e.otherwise, depth)]


def number_question(c: Telling, e: AnyChoice, choice: Choice) -> Phrase:
    """In a language's own words, where it says what the number is for."""
    own = [(id, Say(id)) for id in own_questions(choice, e.local.name)]
    return fallbacks.first(*own, ("", choose_number_phrase(c, e)))


def number_chosen(e: AnyChoice) -> Candidates:
    return Candidates((), e.local.name)


def number_option(c: Telling, e: AnyChoice, choice: Choice, code: int) -> Phrase | None:
    return Plain(code - NUMBERS) if code >= NUMBERS else None


WHICH_NUMBER = Asking(question=number_question, option=number_option, things=number_chosen)

#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "choose_number": choose_number,
}

HEADERS: dict[str, HeaderReader] = {
    "choose_number_body": choose_number_body,
}

VERBS: dict[type[ir.Effect], Verb] = {
    ChooseNumber: Verb(
        facts=choose_number_facts,
        secrecy=OF_ITS_PARTS,
        sight=BETWEEN,
        lower=None,
        steps=choose_number_steps,
        opens=choose_number_opens,
        asks_first=always,
        guard=choose_number_guard,
        binds=attrgetter("local"),
        ways=choose_number_ways,
        phrase=choose_number_phrase,
        lines=None,
        asking=WHICH_NUMBER,
        in_sentence=InSentence(plain=True),
    ),
    ChooseNumberBody: Verb(
        facts=choose_number_body_facts,
        secrecy=OF_ITS_PARTS,
        sight=BETWEEN,
        lower=None,
        steps=choose_number_body_steps,
        opens=choose_number_body_opens,
        asks_first=always,
        guard=choose_number_body_guard,
        ways=choose_number_body_ways,
        phrase=choose_number_body_phrase,
        lines=choose_number_body_lines,
        asking=WHICH_NUMBER,
        in_sentence=FORKED,
    ),
}
