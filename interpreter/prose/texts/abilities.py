"""Abilities in lines: what a card changes, allows, adds, and answers."""

from __future__ import annotations

from typing import Any

from ...lowering.anatomy import gained, offer_of
from ...model import ir
from ...model.vocabulary import Parameter
from ...model.walk import effects
from ...phrases.lines import Line
from ...phrases.rule_words import change_words, permit_words, rule_parts, rule_words
from ...phrases.telling import Telling, condition, inline, term
from ...phrases.things import Adjective, Counted, Qualified
from ...phrases.words import Name, Noun, Phrase, Plain, Say
from ...terms import numbers, zones
from ...verbs import sequences
from ...verbs.calling import CallRule

#: how a card changes a named number
WAYS = {"+": "more", "-": "fewer", "=": "exactly"}


def changed_of(c: Telling, a: ir.CheckedAbility, param: Parameter) -> Phrase:
    """A number said of things, changed for one of them or for all."""
    assert a.value is not None
    thing: Phrase = Qualified(Noun(param.of), "each")
    if a.targets:
        thing = Name(c.words.things[a.targets[0]].entry)
    written = ir.figure_of(a.value)
    by = written if written is not None else term(c, a.value)
    return change_words(c.game, param.name, by, by, WAYS[a.op], thing)


def changed_by(c: Telling, value: ir.Expr, op: str, param: Parameter) -> Phrase:
    """A number changed by something that has to be worked out."""
    by = term(c, value)
    n = by if op == "=" else Say(numbers.OPERATIONS[op], left=Plain(param.value), right=by)
    return change_words(c.game, param.name, n, by, "exactly")


def ability_lines(c: Telling, a: ir.CheckedAbility) -> list[Line]:
    if a.how == "change" and a.parameter is not None and a.parameter.of:
        return [Line(0, changed_of(c, a, a.parameter))]
    if a.how == "change":
        assert a.parameter is not None and a.value is not None
        old, by = a.parameter.value, ir.figure_of(a.value)
        if by is None:
            return [Line(0, changed_by(c, a.value, a.op, a.parameter))]
        n = {"+": old + by, "-": old - by, "=": by}[a.op]
        return [Line(0, change_words(c.game, a.parameter.name, n, by, WAYS[a.op], old=old))]
    if a.how == "permit":
        assert a.parameter is not None
        return [Line(0, permit_words(c.game, a.parameter.name, "card"))]
    assert a.body is not None
    if a.event is None and a.object is not None:  # the card itself
        c.given[a.object] = Qualified(Noun(a.kind), "this")
    offer = offer_of(a.body)
    if a.how == "free":
        assert a.once is not None
        scope = Say(f"step-{a.once.name}")
        if offer is not None and offer.cond is not None:
            what = sequences.offer_phrase(c, offer.body) or inline(c, offer.body)
            if what is not None:
                return [Line(0, Say("free-if", scope=scope, cond=condition(c, offer.cond), what=what))]
        again = isinstance(a.body, CallRule) and is_done_anyway(c, a.body.rule.name)
        return led(c, a.body, "free-again" if again else "free", scope=scope)
    if a.how == "scoring":
        return led(c, a.body, "at-scoring")
    if a.how == "at_once":
        return led(c, a.body, "at-once")
    if a.how == "also":
        assert a.menu is not None
        step = Say(f"step-{a.menu.name}", "in")
        if offer is not None and offer.cond is not None:
            what = inline(c, offer.body)
            if what is not None:
                return [Line(0, Say("also-in-if", step=step, cond=condition(c, offer.cond), what=what))]
        return led(c, a.body, "also-in", step=step)
    assert a.event is not None
    if a.event.how in ("start", "end"):
        assert a.event.rule is not None
        return led(c, a.body, f"at-{a.event.how}", step=Say(f"step-{a.event.rule.name}", "your"))
    more = gained_more(c, a)
    if more is not None and a.once is not None:
        scope = Say(f"step-{a.once.name}")
        return [Line(0, Say("once-whenever", event=event(c, a.event), what=more, scope=scope))]
    if more is not None:
        return [Line(0, Say("whenever", event=event(c, a.event), what=more))]
    lead = "before" if a.how == "before" else "whenever-later" if is_of_its_own_kind(a) else "whenever"
    if a.once is not None:
        return led(c, a.body, f"once-{lead}", event=event(c, a.event), scope=Say(f"step-{a.once.name}"))
    return led(c, a.body, lead, event=event(c, a.event))


def gained_more(c: Telling, a: ir.CheckedAbility) -> Phrase | None:
    """Whoever gains something gains more of it: `1 additional coin`."""
    gain = gained(a.body) if a.body is not None and a.how == "whenever" else None
    if a.event is None or gain is None or a.event.how != "gain" or a.event.subject != "you" or gain[0] != a.event.noun:
        return None
    n = ir.figure_of(gain[1])
    more = Qualified(Noun(gain[0]), "bare", [Adjective("additional")])
    return Say("gain", what=Counted(n, more)) if n is not None else None


def is_done_anyway(c: Telling, rule: str) -> bool:
    """Does the course of play have a rule done anyway, so that a card allows it once more?"""
    flow = [checked.body for checked in c.game.rules.values() if checked.rule.flow]
    return any(isinstance(e, CallRule) and e.rule.name == rule for body in flow for e in effects(body))


def is_of_its_own_kind(a: ir.CheckedAbility) -> bool:
    """Does a card answer that its owner gets such a card? It does not answer its own arrival."""
    ev = a.event
    return bool(ev and ev.rule and a.kind and a.how == "whenever" and a.once is None and ev.rule.object == a.kind)


def event(c: Telling, ev: ir.Event) -> Phrase:
    who = {"you": "you", "opponent": "opponent", "player": "player"}[ev.subject]
    if ev.how in ("gain", "pay"):
        return Say(f"event-{ev.how}", who=who, what=Noun(ev.noun))
    if ev.how in ("move", "over"):
        if ev.piece is None:
            holder = ir.LocalRef(ir.Type("thing", ("player",)), ir.Local("you", ir.Type("thing", ("player",))))
            to = zones.zone_phrase(c, ev.kind, holder if ev.own else None, "to")
            return Say("event-move", who=who, what=Qualified(Noun(ev.noun), "a"), target=to)
        where = Qualified(Noun(ev.kind), "a")
        piece = Qualified(Noun(ev.piece.name), "a")
        if ev.how == "over":
            return Say("event-over", who=who, what=piece, target=where)
        target, there = Say("to-place", thing=where), Say("in-place", thing=where)
        return Say("event-place", who=who, what=piece, target=target, where=there)
    assert ev.rule is not None
    return rule_words(c.game, ev.rule.name, "event", who=who, **rule_parts(ev.rule))


def led(c: Telling, body: ir.Effect, lead: str, **parts: Any) -> list[Line]:
    """A lead and its body: one sentence if possible, else a heading and its points."""
    one = (sequences.offer_phrase(c, body) if lead.startswith("free") else None) or inline(c, body)
    if one is not None:
        return [Line(0, Say(lead, what=one, **parts))]
    return [Line(0, Say(f"{lead}-open", **parts), open=True), *sequences.listed(c, body, 1)]
