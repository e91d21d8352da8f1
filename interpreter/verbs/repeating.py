"""How often something is done: so many times, up to so many, as one likes, as often as possible, once per step."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import say
from ..lowering import asking, dispatch, emission, free_actions, needs, steps, sums, trials
from ..lowering.anatomy import OF_ITS_PARTS, REACHING, InFlow, InSentence, Verb, done_if, gained, menu_of_body
from ..lowering.context import Awake, Env, Lowering
from ..lowering.questions import Offer
from ..lowering.reasons import Reason
from ..lowering.rests import Further, Guarding, Known, Rest
from ..lowering.stops import Before, Beside, Context, Extra, Opening
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Parts, again, always, composed, freely, nowhere
from ..model.node import node
from ..model.regions import Region
from ..model.sight import AS_WRITTEN, parts_by
from ..model.vocabulary import Rule
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, lines, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking, Header, HeaderReader
from ..reading.names import meant
from ..reading.scope import At, dangling, wrong
from ..syntax.parser import Branch
from ..terms import amounts, expressions, pronouns
from . import bodies, folding, sequences
from .alternatives import ChooseOne
from .calling import CallRule

MOST_TIMES = 1000
#: how often something is tried of which it is not known how often it is done, and how often at most
UNKNOWN_TIMES, MOST_TRIED_TIMES = 4, 8


@node
class Repeat(ir.Effect):
    """times: exactly; up_to: at most, may stop; any: until one stops; exhaust: as often as possible."""

    how: str
    times: ir.Expr | None
    player: ir.Expr | None  # who may stop (None: nobody decides how often)
    body: ir.Effect


@node
class OncePer(ir.Effect):
    scope: Rule
    body: ir.Effect
    player: ir.Expr


def repeat(c: Checking, h: Header, how: str, times: ir.Expr | None = None) -> ir.Effect:
    """`how`: times, up_to, any or exhaust; where somebody may stop, it is whoever acts."""
    decided = how in ("up_to", "any")
    who = h.scope.actor if decided else None
    if decided and who is None:
        raise dangling(h.scope, say("nobody-decides"), h.span, say("put-into", code="as each player:"))
    return Repeat(h.span, h.key, how, times, who, bodies.below(c, h, h.scope.child(), decided))


def up_to_times(c: Checking, h: Header) -> ir.Effect:
    at_least_once(h.tree.children[0], h)
    return repeat(c, h, "up_to", expressions.number(c, h.tree.children[0], h.scope, h.at))


def at_least_once(times: Branch, h: Header) -> None:
    """What is to be done no times would never be done."""
    if times.data == "int" and int(str(times.children[0])) < 1:
        raise wrong("wrong-value", say("level-range", key="0", least=1, most=MOST_TIMES), h.at.span(times))


def repeat_times(c: Checking, h: Header) -> ir.Effect:
    times = h.tree.children[0]
    at_least_once(times, h)
    if times.data == "int" and int(str(times.children[0])) > MOST_TIMES:
        raise wrong("too-many", say("too-many-times", most=MOST_TIMES), h.at.span(times))
    return repeat(c, h, "times", expressions.number(c, times, h.scope, h.at))


def any_times(c: Checking, h: Header) -> ir.Effect:
    return repeat(c, h, "any")


def exhaust(c: Checking, h: Header) -> ir.Effect:
    return repeat(c, h, "exhaust")


def limited(c: Checking, h: Header) -> ir.Effect:
    """`once per STEP:`."""
    if len(h.tree.children) > 1:
        raise wrong("misplaced-header", say("trigger-in-ability"), h.span)
    rule = once_rule(c, h.tree.children[0], h.at)
    body = bodies.below(c, h, h.scope, h.taken)
    return OncePer(h.span, h.key, rule, body, pronouns.you(h.scope, h.tree, h.at))


def once_rule(c: Checking, limit: Branch, at: At) -> Rule:
    """The step of the flow in which something happens once."""
    name = limit.children[0]
    rule = c.words.rules.get(str(name))
    if rule is None or not rule.flow:
        known = [r.name for r in c.words.rules.values() if r.flow]
        raise wrong(
            "unknown-name",
            say("no-flow-step", name=name),
            at.span(name),
            meant(str(name), known) or say("one-of", names=known[:8]),
        )
    c.game.once_scopes.add(rule.name)
    return rule


# ---- what is known of it
def repeat_facts(e: Repeat, game: CheckedGame) -> Facts:
    if e.how == "times":
        return composed(again(e.body))
    course = Course.EXHAUST if e.how == "exhaust" else Course.FREELY
    return composed(Parts((e.body,), course, ()), asks=True)


def once_facts(e: OncePer, game: CheckedGame) -> Facts:
    done: Region = ("once", str(id(e)))
    return composed(freely(e.body), fails=True, regions=frozenset((done,)))


def times_seen(e: Repeat) -> list[ir.Expr]:
    return [e.times] if e.times is not None else []


def repeated_name(e: Repeat) -> str:
    """So many times a rule; what else is repeated has no name."""
    return amounts.counted_name(e.times, e.body.symbol or e.body.rule.name) if isinstance(e.body, CallRule) else ""


# ---- how it is told
def repeat_phrase(c: Telling, e: Repeat) -> Phrase | None:
    gain = gained(e)
    if gain is not None:
        return sequences.gains_phrase(c, [gain])
    offer = sequences.offer_phrase(c, e.body)
    body = offer or inline(c, e.body)
    if body is None:
        return None
    parts = sequences.together_of(c, e.body)
    emptied = folding.emptied_phrase(c, parts[0]) if e.how == "exhaust" and len(parts) == 1 else None
    if emptied is not None:
        return emptied
    if offer is None and len(parts) > 1:  # else only the first would be done again
        body = Say("these-steps", what=body)
    if e.times is not None:
        return Say("up-to-times" if e.how == "up_to" else "so-many-times", times=times_phrase(c, e.times), body=body)
    return Say("any-times" if e.how == "any" else "exhaust", body=body)


def symbols_gained(e: Repeat) -> tuple[str, ir.Expr] | None:
    """A symbol that a rule settles, so many times."""
    symbol = e.body.symbol if isinstance(e.body, CallRule) else ""
    return (symbol, e.times) if symbol and e.how == "times" and e.times is not None else None


def times_phrase(c: Telling, n: ir.Expr) -> Phrase:
    figure = amounts.told_figure(c, n)
    return Say("times-number", n=figure) if figure is not None else Say("times-value", value=term(c, n))


def once_per_phrase(c: Telling, e: OncePer) -> Phrase | None:
    body = inline(c, e.body)
    return Say("once-per", scope=Say(f"step-{e.scope.name}"), what=body) if body is not None else None


def repeat_lines(c: Telling, e: Repeat, depth: int) -> list[Line]:
    if e.times is not None:
        chosen = "up-to-times-open" if isinstance(e.body, ChooseOne) else "up-to-times-list"
        head = Say(chosen if e.how == "up_to" else "so-many-times-open", times=times_phrase(c, e.times))
    else:
        head = Say("any-times-open" if e.how == "any" else "exhaust-open")
    if isinstance(e.body, ChooseOne):  # the alternatives stand directly below
        return [Line(depth, head, open=True), *lines(c, e.body, depth)[1:]]
    return [Line(depth, head, open=True), *sequences.listed(c, e.body, depth + 1)]


def once_per_lines(c: Telling, e: OncePer, depth: int) -> list[Line]:
    head = Line(depth, Say("once-per-open", scope=Say(f"step-{e.scope.name}")), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1)]


# ---- how it is done
def once_more(c: Lowering, e: ir.Effect, env: Env, ctx: Context) -> Rest | None:
    """What follows one turn of a loop: the loop again, then the rest."""
    return Rest(e, env, ctx.rest) if not ctx.flow else None


def lower_repeat(c: Lowering, e: Repeat, env: Env, awake: Awake) -> list[Stmt]:
    assert e.times is not None
    times = n.Range(b.ZERO, dispatch.value(c, e.times, env))
    return [n.ForEach("_", times, tuple(dispatch.statements(c, e.body, env.plus(), awake)))]


def repeat_steps(c: Lowering, e: Repeat, env: Env, then: int, ctx: Context) -> int:
    player = dispatch.or_nothing(c, e.player, env)
    if e.how == "any":
        return loop_steps(c, e, env, then, ctx, player, None)
    if e.how == "exhaust":
        return exhaust_steps(c, e, env, then, ctx, player)
    assert e.times is not None
    left = steps.spare(c, "times")
    times = n.Store(n.Number(left), dispatch.value(c, e.times, env))
    if e.how == "up_to":
        node = loop_steps(c, e, env, then, ctx, player, left)
        return steps.add_step(c, [times], steps.one_or_other(b.compare(b.slot(left), ">", 0), node, then))
    head = steps.new_pc(c)
    body = repeated_steps(c, e, e.body, env, head, ctx)
    if ctx.flow:
        c.repeats[left] = n.Binary("max", b.ZERO, b.minus(dispatch.value(c, e.times, env), b.ONE))
    over = b.when(b.compare(b.slot(left), "<=", 0), [b.go(then)])
    steps.add_step(c, [over, n.StoreChange(n.Number(left), "-", b.ONE)], body, head)
    return steps.add_step(c, [times], head)


def repeated_steps(c: Lowering, e: ir.Effect, body: ir.Effect, env: Env, head: int, ctx: Context) -> int:
    """Once through the body of a loop, and back to its head. In the flow its lines are steps."""
    if ctx.flow:
        return c.flow(body, env, head, ctx)
    again = once_more(c, e, env, ctx) if c.analysis.fails(body) else ctx.rest
    return emission.emit(c, [body], env, head, replace(ctx, rest=again))


def repeat_in_flow(c: Lowering, e: Repeat) -> InFlow:
    """Between turns that somebody may end nothing has been begun: free actions are offered there. Turns that are
    repeated are steps each."""
    if e.how in ("any", "exhaust"):
        return InFlow.LOOP
    return InFlow.STEPS if e.how == "times" and c.analysis.turns(e.body) else InFlow.STEP


def loop_steps(c: Lowering, e: Repeat, env: Env, then: int, ctx: Context, player: Expr, left: int | None) -> int:
    """Once more, or done? The question and the first choice of the body are one decision where they can be."""
    again = steps.new_pc(c)
    done = Extra(-1, "done", None, then)
    extras = [*free_actions.free_options(c, ctx, again), done] if ctx.flow else [done]
    inner = replace(ctx, flow=False, rest=ctx.rest)
    lines: list[Stmt] = []
    if left is not None:
        lines.append(n.StoreChange(n.Number(left), "-", b.ONE))
        c.limits.add(left)
    pc = asking.optional(c, [e.body], env, again, inner, player, Beside(extras, lines=lines))
    goal = steps.one_or_other(b.compare(b.slot(left), ">", 0), pc, then) if left is not None else n.Number(pc)
    steps.add_step(c, [], goal, again)
    return again


def exhaust_steps(c: Lowering, e: Repeat, env: Env, then: int, ctx: Context, player: Expr) -> int:
    head = steps.new_pc(c)
    # a step of its own: between two turns of it nothing has been begun, so free actions are offered there
    again = free_actions.offered(c, head, ctx, e) if ctx.flow else head
    body = emission.emit(c, [e.body], env, again, replace(ctx, flow=False))
    asking.menu(c, head, [(1, "again", None, [e.body], body)], env, ctx, player, e, fallback=then)
    return again


def lower_once(c: Lowering, e: OncePer, env: Env, awake: Awake) -> list[Stmt]:
    at = b.plus(steps.once_slot(c, id(e), e.scope.name), dispatch.value(c, e.player, env))
    return [b.fail_if(n.Slot(at)), n.Store(at, b.ONE), *dispatch.statements(c, e.body, env, awake)]


def once_steps(c: Lowering, e: OncePer, env: Env, then: int, ctx: Context) -> int:
    body = emission.emit(c, [e.body], env, then, ctx)
    at = b.plus(steps.once_slot(c, id(e), e.scope.name), dispatch.value(c, e.player, env))
    return steps.add_step(c, [b.fail_if(n.Slot(at)), n.Store(at, b.ONE)], body)


def once_opens(c: Lowering, e: OncePer, env: Env, o: Opening) -> int:
    """The first question of its body is asked if it was not done before; taking one of its options does it."""
    at = b.plus(steps.once_slot(c, id(e), e.scope.name), dispatch.value(c, e.player, env))
    unused = Before(Reason(e.text, n.Not(n.Slot(at)), e), None, e.span)
    done = replace(o.beside, before=[*o.beside.before, unused], lines=[*o.beside.lines, n.Store(at, b.ONE)])
    return asking.optional(c, [e.body, *o.tail], env, o.then, o.behind, o.player, done)


# ---- when it is possible
def repeat_guard(g: Guarding, e: Repeat, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    assert e.times is not None
    needs.look_at(g, e.times, known)
    inner = sums.taken_inside(g, Rest(e.body, env, None), known)
    times = g.terms.not_below_zero(e.times, env)
    for key, taken in inner.needs.items():
        needs.add_need(g, known, key, b.times(times, needs.summed(taken)), inner.need_regions[key], e)
    known.touched |= inner.touched
    known.added |= inner.added
    return rest.then, ()


def once_guard(g: Guarding, e: OncePer, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    slot = steps.once_slot(g.c, id(e), e.scope.name)
    code = n.Not(b.slot(slot, g.terms.value(e.player, env)))
    needs.add_reason(g, e, code)
    return Rest(e.body, env, rest.then), (code,)


def repeat_brings(e: Repeat) -> tuple[tuple[str, int], ...]:
    """So many times what a rule settles."""
    figure = ir.figure_of(e.times)
    return ((e.body.symbol or e.body.rule.name, figure),) if figure is not None and isinstance(e.body, CallRule) else ()


def repeat_ways(t: Trial, e: Repeat) -> int:
    """Whoever may stop does so where nothing more can be done."""
    if e.how != "times":
        return 1
    return ways_of_times(t, e, e.times.value if isinstance(e.times, ir.Int) else UNKNOWN_TIMES)


def ways_of_times(t: Trial, e: ir.Effect, times: int) -> int:
    """How many ways lead through something that is done so often."""
    return int(trials.ways_of_all(t, e) ** max(1, min(times, MOST_TRIED_TIMES)))


# ---- how it is offered
def times_done(e: Repeat) -> ir.Expr | None:
    return e.times


def offered_once(e: OncePer) -> Offer:
    return Offer(e.body, once=e.scope)


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "up_to_times": up_to_times,
    "repeat_times": repeat_times,
    "any_times": any_times,
    "exhaust": exhaust,
    "limited": limited,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Repeat: Verb(
        facts=repeat_facts,
        secrecy=OF_ITS_PARTS,
        sight=parts_by(times_seen),
        lower=lower_repeat,
        steps=repeat_steps,
        in_flow=repeat_in_flow,
        guard=repeat_guard,
        brings=repeat_brings,
        ways=repeat_ways,
        phrase=repeat_phrase,
        lines=repeat_lines,
        called=repeated_name,
        menu=menu_of_body,
        asking=None,
        limit=times_done,
        in_sentence=InSentence(reaches=always, repeats=always, gains=symbols_gained),
    ),
    OncePer: Verb(
        facts=once_facts,
        secrecy=done_if(nowhere),
        sight=AS_WRITTEN,
        lower=lower_once,
        steps=once_steps,
        opens=once_opens,
        guard=once_guard,
        phrase=once_per_phrase,
        lines=once_per_lines,
        menu=menu_of_body,
        asking=None,
        offers=offered_once,
        in_sentence=REACHING,
    ),
}
