"""How often something is done: so many times, up to so many, as one likes, as often as possible, once per step."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import say
from ..lowering import asking, dispatch, steps
from ..lowering.anatomy import OF_ITS_PARTS, Verb, done_if
from ..lowering.context import Env, Lowering
from ..lowering.reasons import Reason
from ..lowering.stops import Before, Opening
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, again, composed, freely, nowhere
from ..model.regions import Region
from ..model.vocabulary import Rule
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, lines, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..reading.context import Checking, Header
from ..reading.names import meant
from ..reading.scope import At, dangling, wrong
from ..syntax.parser import Branch
from ..terms import amounts, expressions, pronouns
from . import bodies, control, flow, guard_ways, sequences
from .counters import gained

MOST_TIMES = 1000


def repeat(c: Checking, h: Header, how: str, times: ir.Expr | None = None) -> ir.Effect:
    """`how`: times, up_to, any or exhaust; where somebody may stop, it is whoever acts."""
    decided = how in ("up_to", "any")
    who = h.scope.actor if decided else None
    if decided and who is None:
        raise dangling(h.scope, say("nobody-decides"), h.span, say("put-into", code="as each player:"))
    return ir.Repeat(h.span, h.key, how, times, who, bodies.below(c, h, h.scope.child(), decided))


def up_to_times(c: Checking, h: Header) -> ir.Effect:
    return repeat(c, h, "up_to", expressions.number(c, h.tree.children[0], h.scope, h.at))


def repeat_times(c: Checking, h: Header) -> ir.Effect:
    times = h.tree.children[0]
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
    return ir.OncePer(h.span, h.key, rule, body, pronouns.you(h.scope, h.tree, h.at))


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
def repeat_facts(e: ir.Repeat, game: CheckedGame) -> Facts:
    if e.how == "times":
        return composed(again(e.body))
    return composed(freely(e.body), asks=True)


def once_facts(e: ir.OncePer, game: CheckedGame) -> Facts:
    done: Region = ("once", str(id(e)))
    return composed(freely(e.body), fails=True, regions=frozenset((done,)))


# ---- how it is done
def once_opens(c: Lowering, e: ir.OncePer, env: Env, o: Opening) -> int:
    """The first question of its body is asked if it was not done before; taking one of its options does it."""
    at = b.plus(steps.once_slot(c, id(e), e.scope.name), dispatch.value(c, e.player, env))
    unused = Before(Reason(e.text, n.Not(n.Slot(at)), e), None, e.span)
    done = replace(o.beside, before=[*o.beside.before, unused], lines=[*o.beside.lines, n.Store(at, b.ONE)])
    return asking.optional(c, [e.body, *o.tail], env, o.then, o.behind, o.player, done)


# ---- how it is told
def repeat_phrase(c: Telling, e: ir.Repeat) -> Phrase | None:
    gain = gained(e)
    if gain is not None:
        return Say("gain", what=amounts.amount_phrase(c, gain[1], gain[0]))
    body = sequences.offer_phrase(c, e.body) or inline(c, e.body)
    if body is None:
        return None
    if e.times is not None:
        return Say("up-to-times" if e.how == "up_to" else "so-many-times", times=times_phrase(c, e.times), body=body)
    return Say("any-times" if e.how == "any" else "exhaust", body=body)


def times_phrase(c: Telling, n: ir.Expr) -> Phrase:
    return Say("times-number", n=n.value) if isinstance(n, ir.Int) else Say("times-value", value=term(c, n))


def once_per_phrase(c: Telling, e: ir.OncePer) -> Phrase | None:
    body = inline(c, e.body)
    return Say("once-per", scope=Say(f"step-{e.scope.name}"), what=body) if body is not None else None


def repeat_lines(c: Telling, e: ir.Repeat, depth: int) -> list[Line]:
    if e.times is not None:
        head = Say("up-to-times-open" if e.how == "up_to" else "so-many-times-open", times=times_phrase(c, e.times))
    else:
        head = Say("any-times-open" if e.how == "any" else "exhaust-open")
    if isinstance(e.body, ir.ChooseOne):  # the alternatives stand directly below
        return [Line(depth, head, open=True), *lines(c, e.body, depth)[1:]]
    return [Line(depth, head, open=True), *sequences.listed(c, e.body, depth + 1)]


def once_per_lines(c: Telling, e: ir.OncePer, depth: int) -> list[Line]:
    head = Line(depth, Say("once-per-open", scope=Say(f"step-{e.scope.name}")), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1)]


VERBS: dict[type[ir.Effect], Verb] = {
    ir.Repeat: Verb(
        facts=repeat_facts,
        secrecy=OF_ITS_PARTS,
        lower=control.leaf_repeat,
        steps=flow.emit_repeat,
        guard=guard_ways.go_repeat,
        phrase=repeat_phrase,
        lines=repeat_lines,
    ),
    ir.OncePer: Verb(
        facts=once_facts,
        secrecy=done_if(nowhere),
        lower=control.leaf_once_per,
        steps=flow.emit_once_per,
        opens=once_opens,
        guard=guard_ways.go_once_per,
        phrase=once_per_phrase,
        lines=once_per_lines,
    ),
}
