"""Why not: one reason in words, whatever it is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TypeGuard

from ...engine.match import Match
from ...lowering import reasons as r
from ...lowering.anatomy import asking_of, offer_of
from ...lowering.stops import Choice
from ...model import ir
from ...model.vocabulary import Zone
from ...model.walk import effects, everything, inside
from ...phrases.fallbacks import Known
from ...phrases.rule_words import rule_title
from ...phrases.telling import REASON, Telling, condition, term
from ...phrases.things import Adjective, Qualified
from ...phrases.words import Noun, Phrase, Say
from ...study.why import Failing, state_of
from ...terms import adjectives, having, query_phrases
from ...terms.conditions import Both, Compare, alternatives, speaks_of, untrue_phrase
from ...terms.counters import CounterRef, state_phrase
from ...terms.pronouns import PEOPLE, is_you
from ...verbs.branching import If, OnlyIf
from ...verbs.mixed_payment import PayWith, ways_to_pay
from ..options.prompts import Prompts
from ..questions.chosen_before import chosen_before, is_target, targets_of
from ..questions.limits import made_of
from ..speaking.punctuation import capital
from .enough import plainly_asked
from .lacking import in_all, lacks, missing, more_than_paid, only_paid, others_lack
from .unmet import Lacking, is_sort, lacking, plainly

#: reasons that are said by a message of their own, whatever they are about
PLAIN = {
    r.CARD: "card",
    r.TAKEN: "taken",
    r.NO_OTHER: "other",
    r.ORDERED: "ordered",
    r.MOVED: "moved",
    r.NEAR: "near",
    r.FAR: "far",
    r.STANDING: "standing",
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

    def telling(self, choice: Choice) -> Telling:
        """With numbers of the rules as the cards of whoever asks make them."""
        c = self.spoken.telling(choice, REASON)
        c.values = self.values
        return c

    @cached_property
    def values(self) -> dict[str, int]:
        changed = {a.parameter.name: a.parameter for a in self.spoken.game.abilities if a.parameter is not None}
        plain = [parameter for parameter in changed.values() if not parameter.of and not parameter.flag]
        return {one.name: made_of(self.spoken, self.match, self.seat, one) for one in plain}

    def text(self, choice: Choice, one: Failing) -> str:
        said = self.spoken.text(self.phrase(choice, one))
        held = one.need is None and isinstance(one.reason.about, ir.Expr | ir.Query)  # what is lacking is lacking now
        return self.spoken.say("cli-why-then", what=said) if one.reason.later and held else said

    def texts(self, choice: Choice, found: Sequence[Failing]) -> list[str]:
        """Reasons that are told together: several only of one thing, or of what one payment lacks."""
        if plainly_asked(found[0]):
            return [self.spoken.text(phrase) for phrase in self.of_thing(choice, found)]
        if len(found) > 1:
            return [self.spoken.text(self.lack(choice, found))]
        return [self.text(choice, one) for one in found]

    def phrase(self, choice: Choice, one: Failing, briefly: bool = False) -> Phrase:
        """`briefly`: nothing stands below it that `conditions` would say."""
        reason, about, c = one.reason, one.reason.about, self.telling(choice)
        if one.need is not None:
            return self.lack(choice, [one])
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
            return self.of_thing(choice, [one])[0]
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
            if not briefly and (apart := self.clauses(c, chosen)):
                plain = replace(chosen, tests=[test for test in chosen.tests if test not in apart])
                return Say("cli-why-none-such", what=query_phrases.query_phrase(c, plain, "no"))
            return Say("cli-why-so", what=query_phrases.there_is_no_phrase(c, chosen))
        if one.stuck >= 0:
            return self.next_step(one.stuck)
        several = isinstance(about, If) and about.otherwise is not None  # it does not say which
        told = None if several else self.told(choice, one)
        return Say("cli-why-doing", what=told) if told is not None else Say("cli-why-later")

    def conditions(self, choice: Choice, one: Failing) -> list[Phrase]:
        """What would have to be so of one thing, where nothing is found of which all of it is, each by itself: one
        clause behind the other would seem to belong to what the first one speaks of."""
        query = self.searched(one)
        if query is None or one.ahead:
            return []
        chosen, c = about_it(query), self.telling(choice)
        c.given |= self.chosen_before(choice, chosen)
        apart = self.clauses(c, chosen)
        speaking_of(c, chosen.var)
        return [Say("cli-why-so", what=condition(c, test.cond)) for test in apart]

    def clauses(self, c: Telling, query: ir.Query) -> list[ir.Test]:
        """Tests that are told by clauses behind the noun, if those are several."""
        found, clauses, defined, voice = list[ir.Test](), list[Phrase](), 0, self.spoken.speech.voices[0]
        c.asked.append(query.var)
        for test in query.tests:
            behind, words = list[Phrase](), list[Adjective]()
            adjectives.describe(c, test.cond, words, behind)
            own = sum(voice.has(word.id, "behind") or voice.has(word.id, "after") for word in words)
            found += [test] * bool(behind or own)
            clauses, defined = [*clauses, *behind], defined + own
        c.asked.pop()
        return found if len(having.folded(clauses)) + defined > 1 else []

    def next_step(self, pc: int) -> Phrase:
        """That there would be nothing to choose in the step that would come next; a rule is called by what is done in
        it, with the place that is asked for by its name."""
        name, _, way = self.spoken.choices[pc].step.partition(".")
        unnamed = Say("cli-why-stuck", step=capital(self.spoken.title(pc)))
        rule, things = self.spoken.game.rules.get(name), self.spoken.words.things
        if rule is None or way:
            return unnamed
        place = rule.place
        here = place is not None and 0 <= self.option < len(things) and things[self.option].kind in place.type.kinds
        handed = {place: self.option} if place is not None and here else {}
        what = rule_title(self.spoken.game, name, **self.spoken.spoken_of(name, handed))
        return Known([f"rule-{name}"], Say("cli-why-undoable", what=what), unnamed)

    def of_thing(self, choice: Choice, found: Sequence[Failing]) -> list[Phrase]:
        """What several tests of one thing find lacking: facts of it, or else what alone can be chosen."""
        query = found[0].reason.about
        assert isinstance(query, ir.Query)
        told = self.lacking(found)
        only = replace(query, tests=[ir.Test(lack.cond, "") for lack in told] or query.tests)
        c = self.telling(choice)
        c.given |= self.chosen_before(choice, only)
        lying, taken = (query_phrases.query_phrase(c, only, "a", role) for role in ("place", "choice"))
        choosable = Say("cli-why-thing", what=lying, chosen=taken)
        facts = [lack.cond for lack in told if lack.fact]
        if not facts and told and all(self.is_chosen_before(lack.cond) for lack in told):
            return [Say(f"cli-why-{PLAIN[r.TAKEN]}")]
        speaking_of(c, query.var)
        return [untrue(c, cond) for cond in facts] or [choosable]

    def lacking(self, found: Sequence[Failing]) -> list[Lacking]:
        query = found[0].reason.about
        assert isinstance(query, ir.Query)
        told = [lacking(one.unmet, query.var) for one in found if one.unmet is not None]
        told = [[plainly(lack) for lack in lacks] for lacks in told]
        facts = [lacks for lacks in told if lacks[0].fact]  # of several tests the first whose facts say enough
        return facts[0] if facts else [lack for lacks in told for lack in lacks]

    def asked_of(self, found: Sequence[Failing]) -> list[tuple[ir.Expr, ir.Local]]:
        """What reasons say that is asked of a thing, or of all that is looked through, and how they call that."""
        query = found[0].reason.about
        if plainly_asked(found[0]) and isinstance(query, ir.Query):
            return [(lack.cond, query.var) for lack in self.lacking(found) if not lack.fact]
        searched = self.searched(found[0])
        return [(test.cond, searched.var) for test in searched.tests] if searched is not None else []

    def chosen_before(self, choice: Choice, query: ir.Query) -> dict[ir.Local, Phrase]:
        """What a reason at this decision calls by its name; of one that would come later nothing is known."""
        if choice is not self.choice:
            return {}
        asked = dict.fromkeys(targets_of(choice), self.option)
        return chosen_before(self.spoken, query, state_of(self.match, self.seat), asked)

    def is_chosen_before(self, cond: ir.Expr) -> bool:
        """Is what is asked for not to be another thing that was chosen before it?"""
        sides = (cond.left, cond.right) if isinstance(cond, Compare) and cond.op == "!=" else ()
        return bool(sides) and any((local := ir.local_of(side)) and is_target(self.spoken, local) for side in sides)

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
        about, c = one.reason.about, self.telling(choice)
        if not isinstance(about, ir.Effect):
            return None
        c.given |= unnamed(about)
        return self.spoken.doing([about], c)

    def lack(self, choice: Choice, found: Sequence[Failing]) -> Phrase:
        """Something counted is not enough: for what, and how much is missing."""
        one = found[0]
        told, lack, noun = self.told(choice, one), max(one.lack, 1), one.reason.noun
        if others_lack(one) or told is None or any(map(more_than_paid, found)) or only_paid(one):
            return missing(found) or Say("cli-why-later")
        if not noun and isinstance(mixed := one.reason.about, PayWith):
            units = ways_to_pay(self.telling(choice), mixed)
            skipped = one.reason.later and any(r.ORDERED == own.kind for own in choice.reasons)
            once = "yes" if mixed.once else "no"
            return Say("cli-why-skipped" if skipped else "cli-why-unpaid", n=lack, units=units, once=once)
        if not noun:
            return Say("cli-why-later")
        return in_all(Say("cli-why-lack", what=told, **lacks(found)), found)


def speaking_of(c: Telling, it: ir.Local) -> None:
    """What is asked for is this one; the place a rule is done at is still called what it was."""
    if c.here is not None and c.here not in c.given:
        c.given[c.here] = term(c, ir.LocalRef(c.here.type, c.here))
    c.here = it


def tried(one: Failing) -> bool:
    """Is it a condition of what would be so afterwards, of which only a trial tells whether it holds?"""
    return one.reason.test is None and isinstance(one.reason.about, OnlyIf)


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
