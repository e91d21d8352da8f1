"""Choosing what to do: one of several alternatives, or whether something is done at all."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering import asking, cards_in_play, dispatch, emission, guards, needs, steps, trials
from ..lowering.anatomy import FORKED, OF_ITS_PARTS, REACHING, Verb, gained, menu_of_body, offer_of
from ..lowering.context import Env, Lowering
from ..lowering.questions import Asking
from ..lowering.reasons import CARD, Reason
from ..lowering.rests import Guarding, Known, Rest, with_others
from ..lowering.stops import NOTHING_BESIDE, Beside, Choice, Context, Entry, Extra, Opening
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, composed, freely, nothing
from ..model.node import node
from ..model.sight import AS_WRITTEN, AtWork, Sight, written
from ..packs.tree import Map, Seq
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline, term
from ..phrases.words import Listed, Phrase, Say
from ..plan import build as b
from ..plan.nodes import Expr
from ..reading.context import Checking, Header, HeaderReader
from ..reading.scope import wrong
from ..terms import amounts, pronouns
from . import bodies, folding, sequences
from .calling import CallRule
from .moving_things import MoveThing


@node
class ChooseOne(ir.Effect):
    player: ir.Expr
    alternatives: list[ir.Alternative]
    otherwise: ir.Effect | None
    #: the group of counters of which one is gained, where that is all it does
    group: str = ""


@node
class May(ir.Effect):
    player: ir.Expr
    body: ir.Effect
    #: a price and what is had for it: who has chosen this already is not asked again
    offer: bool = False


def choose_one(c: Checking, h: Header) -> ir.Effect:
    """`choose one:`: alternatives, named or listed."""
    otherwise = bodies.otherwise(c, h)
    alternatives = []
    if isinstance(h.value, Map) and all(bodies.is_plain(k) for k in h.value.items):
        for name, node in h.value:
            bodies.step_name(c, name, h.value.keys[name])
            alternatives.append(ir.Alternative(name, bodies.body(c, node, h.scope.child(), True, h.depth + 1)))
    elif isinstance(h.value, Seq):
        for i, node in enumerate(h.value.items):
            body = bodies.body(c, node, h.scope.child(), True, h.depth + 1)
            name = body.rule.name if isinstance(body, CallRule) else f"choice_{i + 1}"
            alternatives.append(ir.Alternative(name, body))
    else:
        raise wrong("wrong-type", say("alternatives-needed"), h.span)
    names = [a.name for a in alternatives]
    for name in names:
        if names.count(name) > 1:
            raise wrong(
                "name-twice",
                say("two-alternatives", name=name),
                h.span,
                say("name-them", code="choose one: {one: ..., two: ...}"),
            )
    return ChooseOne(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), alternatives, otherwise)


def may(c: Checking, h: Header) -> ir.Effect:
    return May(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), bodies.below(c, h, h.scope.child(), True))


# ---- what is known of it
def choose_one_facts(e: ChooseOne, game: CheckedGame) -> Facts:
    bodies = tuple(a.body for a in e.alternatives)
    if e.otherwise is not None:
        return composed(freely(*bodies, e.otherwise, needed=(e.otherwise,)), asks=True)
    own = tuple(a.body for a in e.alternatives if a.ability is None)
    return composed(freely(*bodies, enough=own), asks=True, fails=not own)


def may_facts(e: May, game: CheckedGame) -> Facts:
    return composed(freely(e.body), asks=True)


def menu_seen(e: ChooseOne) -> list[Any]:
    return [*written(e), *(AtWork(a.ability, e.player) for a in e.alternatives if a.ability is not None)]


def own_menu(e: ChooseOne) -> list[ir.Alternative]:
    return e.alternatives


# ---- how it is done
def choose_one_steps(
    c: Lowering,
    e: ChooseOne,
    env: Env,
    then: int,
    ctx: Context,
    beside: Beside = NOTHING_BESIDE,
) -> int:
    pc = steps.new_pc(c)
    player = dispatch.value(c, e.player, env)
    entries: list[Entry] = []
    inner = replace(ctx, flow=False)
    for i, alternative in enumerate(e.alternatives):
        path = f"{ctx.path}.{alternative.name}"
        ability = alternative.ability
        with steps.earned_by_ability(c, ability) if ability is not None else nullcontext():
            target = emission.emit(c, [alternative.body], env, then, replace(inner, path=path))
        there = Reason(CARD, cards_in_play.is_active(c, ability, player), ability) if ability is not None else None
        entries.append((i, alternative.name, there, [alternative.body], target))
    fallback = emission.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
    asking.menu(c, pc, entries, env, inner, player, e, beside, fallback)
    return pc


def choose_one_opens(c: Lowering, e: ChooseOne, env: Env, o: Opening) -> int | None:
    if e.otherwise is not None:
        return None
    return choose_one_steps(c, e, env, asking.step_behind(c, env, o), o.ctx, o.beside)


def choose_one_asks_first(c: Lowering, e: ChooseOne) -> bool:
    return e.otherwise is None


def may_steps(c: Lowering, e: May, env: Env, then: int, ctx: Context) -> int:
    declined = Beside([Extra(-1, "no", None, then)])
    player = dispatch.value(c, e.player, env)
    return asking.optional(c, [e.body], env, then, replace(ctx, flow=False), player, declined)


# ---- when it is possible
def choose_one_guard(g: Guarding, e: ChooseOne, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    parts: list[Expr] = []
    g.nested += 1
    player = g.terms.value(e.player, env)
    for alternative in e.alternatives:
        code = guards.go(g, Rest(alternative.body, env, rest.then), known.copy())
        if alternative.ability is not None:
            needs.look_active(g, alternative.ability, known)
            code = b.both(b.in_row([g.terms.is_active(alternative.ability, player), code]))
        parts.append(code)
    if e.otherwise is not None:
        parts.append(guards.go(g, Rest(e.otherwise, env, rest.then), known.copy()))
    g.nested -= 1
    code = b.YES if b.YES in parts else b.any_of(parts)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def choose_one_ways(t: Trial, e: ChooseOne) -> int:
    return 1 if e.otherwise is not None else sum(t.ways(a.body) for a in e.alternatives)


# ---- how it is told
def choose_one_phrase(c: Telling, e: ChooseOne) -> Phrase | None:
    return sequences.or_else(c, one_of_phrase(c, e), e.otherwise)


def one_of_phrase(c: Telling, e: ChooseOne) -> Phrase | None:
    offered = [a for a in e.alternatives if a.ability is None]
    one = folding.one_of_phrase(c, [a.body for a in offered]) if len(offered) == len(e.alternatives) > 1 else None
    if one is not None:
        return one
    if c.style.lists and not all(short(c, a.body) for a in e.alternatives if a.ability is None):
        return None
    gains = [gained(a.body) for a in e.alternatives]
    if e.group and all(gains):
        return Say("gain", what=amounts.amount_phrase(c, ir.Int(ir.NUMBER, 1), e.group))
    if all(gains) and 1 < len(offered) == len(gains) <= sequences.LONGEST:
        much = [amounts.amount_phrase(c, amount, name) for name, amount in filter(None, gains)]
        return Say("gain", what=Listed(much, "either"))
    if any(sequences.repeats(p) for a in offered[:-1] for p in sequences.steps_of(c, a.body)):
        return None  # `each time do this or that` would be another rule
    if any(several(c, a.body) for a in offered[:-1]):
        return None  # where one of them ends and the next begins could not be heard
    if any(offer.cond is not None for a in offered[:-1] if (offer := offer_of(a.body)) is not None):
        return None  # its condition would be heard as that of the others, too
    bodies, before = list[Phrase | None](), dict(c.spoken)
    for a in offered:
        bodies.append(sequences.offer_phrase(c, a.body) or inline(c, a.body))
        c.spoken = dict(before)  # one alternative does not speak of what another has chosen
    if len(bodies) > sequences.LONGEST or any(b is None for b in bodies):
        return None
    return Listed([b for b in bodies if b is not None], "either-do", "either-do-comma")


def is_no_group(e: ChooseOne) -> bool:
    return not e.group


def several(c: Telling, body: ir.Effect) -> bool:
    """Is an alternative more than one instruction, none of them the price of the others or a gain beside it?"""
    parts = sequences.together_of(c, body)
    if len(parts) < 2 or all(sequences.gained_by(part) for part in parts):
        return False
    before = dict(c.spoken)
    offer = sequences.offer_phrase(c, body)
    c.spoken = before
    return offer is None


def short(c: Telling, body: ir.Effect) -> bool:
    """Is an alternative one plain instruction, or a price and what it buys?"""
    parts = sequences.steps_of(c, body)
    if len(parts) > 1 and sequences.offer_phrase(c, body) is None:
        return False
    return all(sequences.plain(part) for part in parts)


def choose_one_lines(c: Telling, e: ChooseOne, depth: int, lead: str = "choose-one") -> list[Line]:
    head = Line(depth, Say(lead), open=True)
    points: list[Line] = []
    before = dict(c.spoken)
    for a in e.alternatives:
        if a.ability is None:
            points += sequences.point(c, sequences.offer_phrase(c, a.body), a.body, depth + 1)
            c.spoken = dict(before)  # one alternative does not speak of what another has chosen
    return [head, *points, *sequences.otherwise_lines(c, e.otherwise, depth)]


def may_phrase(c: Telling, e: May) -> Phrase | None:
    body = sequences.offer_phrase(c, e.body) or inline(c, e.body)
    return Say("may", what=body) if body is not None else None


def may_lines(c: Telling, e: May, depth: int) -> list[Line]:
    """A choice that may be left out is one list of what can be chosen, not a list of one point."""
    only = sequences.steps_of(c, e.body)
    if len(only) == 1 and isinstance(only[0], ChooseOne):
        return choose_one_lines(c, only[0], depth, "may-choose-one")
    return [Line(depth, Say("you-may"), open=True), *sequences.listed(c, e.body, depth + 1)]


# ---- how it is asked
def put_somewhere(e: ChooseOne) -> ir.Local | None:
    """The thing that each alternative puts somewhere else."""
    moved = [a.body for a in e.alternatives]
    things = {ir.local_of(body.thing) if isinstance(body, MoveThing) else None for body in moved}
    return things.pop() if len(things) == 1 else None


def goes_question(c: Telling, e: ChooseOne, choice: Choice) -> Phrase | None:
    thing = put_somewhere(e)
    return Say("choose-where-to", thing=term(c, ir.LocalRef(thing.type, thing))) if thing is not None else None


def alternative_option(c: Telling, e: ChooseOne, choice: Choice, code: int) -> Phrase | None:
    """Of a group of counters, the one that is gained."""
    gains = [gained(a.body) for a in e.alternatives] if e.group else [None]
    gain = gained(choice.bodies[code][0]) if all(gains) else None
    return amounts.amount_phrase(c, gain[1], gain[0]) if gain is not None else None


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "may": may,
    "choose_one": choose_one,
}

VERBS: dict[type[ir.Effect], Verb] = {
    ChooseOne: Verb(
        facts=choose_one_facts,
        secrecy=OF_ITS_PARTS,
        sight=Sight(written, menu_seen, nothing),
        lower=None,
        steps=choose_one_steps,
        opens=choose_one_opens,
        asks_first=choose_one_asks_first,
        guard=choose_one_guard,
        ways=choose_one_ways,
        phrase=choose_one_phrase,
        lines=choose_one_lines,
        menu=own_menu,
        asking=Asking(question=goes_question, option=alternative_option, held=put_somewhere, chooses=True),
        in_sentence=replace(FORKED, reaches=is_no_group),
    ),
    May: Verb(
        facts=may_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=None,
        steps=may_steps,
        guard=None,
        ways=trials.one_way,
        phrase=may_phrase,
        lines=may_lines,
        menu=menu_of_body,
        asking=None,
        in_sentence=REACHING,
    ),
}
