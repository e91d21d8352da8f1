"""Why not: one reason in words, whatever it is about."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TypeGuard

from ..engine.match import Match
from ..lowering import reasons as r
from ..lowering.anatomy import asking_of, offer_of
from ..lowering.stops import Choice
from ..model import ir
from ..model.vocabulary import PLAYER, Zone
from ..model.walk import effects, everything, inside
from ..phrases.fallbacks import Known
from ..phrases.telling import REASON, Telling, condition
from ..phrases.things import Qualified
from ..phrases.words import Amount, Noun, Phrase, Say
from ..study.why import Failing, state_of
from ..terms import query_phrases
from ..terms.boards import Relation
from ..terms.conditions import Both, Compare, alternatives, speaks_of, untrue_phrase
from ..terms.counters import CounterRef, state_phrase
from ..terms.pronouns import PEOPLE, is_you
from ..terms.properties import EnumConst, PropRef
from ..verbs.branching import If, OnlyIf
from .prompts import Prompts
from .punctuation import capital
from .why_by_hand import rule_told
from .why_lacking import missing, more_than_paid, only_paid, others_lack

#: reasons that are said by a message of their own, whatever they are about
PLAIN = {
    r.CARD: "card",
    r.TAKEN: "taken",
    r.NO_OTHER: "other",
    r.ORDERED: "ordered",
    r.MOVED: "moved",
    r.NEAR: "near",
    r.VISITED: "visited",
    r.REACH: "reach",
    r.LATER: "later",
    r.SAME: "same",
    r.BETTER: "better",
}
#: why something cannot lie so or there
LAYING = {
    r.TURNED: "turned",
    r.LOOKS: "looks",
    r.INSIDE: "inside",
    r.LEAST: "least",
    r.MOST: "most",
    r.HIDES: "hides",
}


class Reasons:
    """Reasons against what one player asks for at a decision, each as a phrase."""

    def __init__(self, spoken: Prompts, match: Match, seat: int, choice: Choice):
        self.spoken, self.match, self.seat, self.choice = spoken, match, seat, choice
        #: what is asked for, if it is an option of this decision
        self.option = -1

    def text(self, choice: Choice, one: Failing) -> str:
        said = self.spoken.text(self.phrase(choice, one))
        held = one.need is None and isinstance(one.reason.about, ir.Expr | ir.Query)  # what is lacking is lacking now
        return self.spoken.say("cli-why-then", what=said) if one.reason.later and held else said

    def phrase(self, choice: Choice, one: Failing) -> Phrase:
        reason, about, c = one.reason, one.reason.about, self.spoken.telling(choice, REASON)
        if one.need is not None:
            return self.lack(choice, one)
        if reason.kind in PLAIN:
            return Say(f"cli-why-{PLAIN[reason.kind]}")
        if reason.kind in LAYING:
            return Say(f"cli-why-lay-{LAYING[reason.kind]}")
        if isinstance(about, Zone):
            return Say("cli-why-limit", zone=Say(f"zone-{about.name}", whose="none", holder=""))
        if isinstance(about, ir.Expr):
            return without(about, untrue(c, about))
        if isinstance(about, ir.Query):
            if about.tests and not any(speaks_of(test.cond, about.var) for test in about.tests):
                return untrue(c, about.tests[0].cond)
            written = rule_told(self.spoken, choice, about)
            if written:
                return Say("cli-why-rule", text=written)
            about = about_it(about)
            c.given |= self.chosen_before(choice, about)
            lying, taken = (query_phrases.query_phrase(c, about, "a", role) for role in ("place", "choice"))
            return Say("cli-why-thing", what=lying, chosen=taken)
        offer = offer_of(about) if isinstance(about, ir.Effect) else None
        if offer is not None and offer.cond is not None:
            untold = without(offer.cond, untrue(c, offer.cond))
            return Say("cli-why-would", what=untold) if tried(one) else untold
        once = offer.once if offer is not None else about.once if isinstance(about, ir.CheckedAbility) else None
        if once is not None:
            return Say("cli-why-once", scope=Say(f"step-{once.name}"))
        chosen = self.chosen_from(one)
        if chosen is not None:
            chosen = about_it(chosen)
            c.given |= self.chosen_before(choice, chosen)
            if one.ahead:
                return Say("cli-why-no-fit", what=query_phrases.query_phrase(c, chosen, "no"))
            return Say("cli-why-so", what=query_phrases.there_is_no_phrase(c, chosen))
        if one.stuck >= 0:
            return Say("cli-why-stuck", step=capital(self.spoken.title(one.stuck)))
        several = isinstance(about, If) and about.otherwise is not None  # it does not say which
        told = None if several else self.told(choice, one)
        return Say("cli-why-doing", what=told) if told is not None else Say("cli-why-later")

    def chosen_before(self, choice: Choice, query: ir.Query) -> dict[ir.Local, Phrase]:
        """What was chosen before this decision, or is asked for at it, by its name: things have to lie next to it, be
        in line with it, or differ from it. One of several copies has no name of its own."""
        if choice is not self.choice:
            return {}
        parts = [part for test in query.tests for part in everything(test.cond)]
        lying = [e for part in parts if isinstance(part, Relation) for e in everything(part)]
        beside = [query.next_to] if query.next_to is not None else []
        places = {ir.local_of(e) for e in [*lying, *beside]}
        found: dict[ir.Local, Phrase] = {}
        for local in dict.fromkeys(ir.local_of(e) for e in [*lying, *beside, *parts]):
            if local is None or local is query.var or not (local in places or local in self.targets):
                continue
            slot = self.match.rules.layout.slot(local)
            index = state_of(self.match, self.seat)[slot] if slot >= 0 else -1
            if local in targets_of(self.choice):
                index = self.option
            things = self.spoken.words.things
            if 0 <= index < len(things) and (local in places or len(self.spoken.copies(things[index])) == 1):
                found[local] = self.spoken.called(things[index], mine=True)
        return found

    @cached_property
    def targets(self) -> frozenset[ir.Local]:
        """What anything that players choose is called by the rules."""
        return frozenset(local for choice in self.spoken.choices.values() for local in targets_of(choice))

    def searched(self, one: Failing) -> ir.Query | None:
        """What was looked through, if the reason is that nothing of it can be chosen."""
        about = one.reason.about
        offer = offer_of(about) if isinstance(about, ir.Effect) else None
        other = one.need is not None or one.reason.kind in PLAIN or one.reason.kind in LAYING
        limited = offer is not None and (offer.cond is not None or offer.once is not None)
        return None if other or limited else self.chosen_from(one)

    def chosen_from(self, one: Failing) -> ir.Query | None:
        """What is chosen from, where an effect begins with a choice and nothing there can be chosen.

        To say what is done there would only say once more what was asked for.
        """
        about = one.reason.about
        inner = self.spoken.inner([about]) if isinstance(about, ir.Effect) else []
        asking = asking_of(inner[0]) if inner else None
        if asking is None or not asking.chooses:
            return None
        return next((part for part in inside(inner[0]) if isinstance(part, ir.Query)), None)

    def told(self, choice: Choice, one: Failing) -> Phrase | None:
        """What is done in the effect a reason is about."""
        about, c = one.reason.about, self.spoken.telling(choice, REASON)
        if not isinstance(about, ir.Effect):
            return None
        c.given |= unnamed(about)
        return self.spoken.doing([about], c)

    def lack(self, choice: Choice, one: Failing) -> Phrase:
        """Something counted is not enough: for what, and how much is missing."""
        told, lack, noun = self.told(choice, one), max(one.lack, 1), one.reason.noun
        if others_lack(one) or told is None or more_than_paid(one) or only_paid(one):
            return missing(one) or Say("cli-why-later")
        if not noun and one.reason.later:
            return Say("cli-why-unpaid", n=lack)
        if not noun:
            return Say("cli-why-short", what=told, n=lack)
        return Say("cli-why-lack", what=told, lack=Amount(lack, Noun(noun)), n=lack)


def tried(one: Failing) -> bool:
    """Is it a condition of what would be so afterwards, of which only a trial tells whether it holds?"""
    return one.reason.test is None and isinstance(one.reason.about, OnlyIf)


def targets_of(choice: Choice) -> list[ir.Local]:
    """How the rules call what is chosen at a decision, if it is a thing."""
    asking = asking_of(choice.effect) if choice.kind == "things" else None
    parts = inside(choice.effect) if asking is not None and asking.chooses else ()
    query = next((part for part in parts if isinstance(part, ir.Query)), None)
    return [query.target] if query is not None and PLAYER not in query.kinds else []


def about_it(query: ir.Query) -> ir.Query:
    """Without alternatives that are no matter of what is looked for: since a test fails, they do not hold."""
    tests = [replace(t, cond=alternative(t.cond, query.var)) for t in query.tests]
    return replace(query, tests=tests)


def alternative(cond: ir.Expr, var: ir.Local) -> ir.Expr:
    mine = [item for item in alternatives(cond) if speaks_of(item, var)] if is_either(cond) else []
    return (mine[0] if len(mine) == 1 else Both(cond.type, "or", mine)) if mine else cond


def others_of(query: ir.Query) -> list[ir.Expr]:
    """The alternatives of its tests that are no matter of what is looked for."""
    either = [alternatives(t.cond) for t in query.tests if is_either(t.cond)]
    mixed = [items for items in either if any(speaks_of(item, query.var) for item in items)]
    return [item for items in mixed for item in items if not speaks_of(item, query.var)]


def is_either(cond: ir.Expr) -> TypeGuard[Both]:
    return isinstance(cond, Both) and cond.op == "or"


def untrue(c: Telling, cond: ir.Expr) -> Phrase:
    """What is so where a condition does not hold; where there are no words for that, that it does not hold.

    Of alternatives not that a thing is of another sort, if there are others: everybody sees that on it.
    """
    changing = [item for item in alternatives(cond) if not is_sort(item)] if is_either(cond) else []
    if changing:
        cond = changing[0] if len(changing) == 1 else Both(cond.type, "or", changing)
    instead = untrue_phrase(c, cond)
    if instead is not None:
        return Say("cli-why-so", what=instead)
    other = Say("cli-why-condition", what=condition(c, cond))
    figure = ir.figure_of(cond.right) if isinstance(cond, Compare) and cond.op == "==" else None
    if isinstance(cond, Compare) and isinstance(cond.left, CounterRef) and figure is not None:
        return state_phrase(c, cond.left, "not", other, n=figure)
    return other


def is_sort(cond: ir.Expr) -> bool:
    """Does it ask what is printed on something?"""
    return isinstance(cond, Compare) and isinstance(cond.left, PropRef) and isinstance(cond.right, EnumConst)


def without(cond: ir.Expr, other: Phrase) -> Phrase:
    """That something is used up, where a condition asks for one of it at least and a language has words for it."""
    counter = cond.left if isinstance(cond, Compare) and cond.op == ">=" and ir.figure_of(cond.right) == 1 else None
    if not isinstance(counter, CounterRef) or not (counter.holder is None or is_you(counter.holder)):
        return other
    name, whose = counter.counter.name, "you" if counter.holder is not None else "none"
    none = Say("cli-why-used-up", what=Noun(name), whose=whose)
    return Known([f"noun-{name}"], none, other)


def unnamed(about: ir.Effect) -> dict[ir.Local, Phrase]:
    """Other players whom an effect speaks of without having named them: a reason quotes it alone."""
    spoken = [e.local for e in everything(about) if isinstance(e, ir.LocalRef) and e.local.name in PEOPLE]
    return {local: Qualified(Noun(local.name), "a") for local in spoken} if len([*effects(about)]) == 1 else {}
