"""Why something is not offered, in words: for what could be chosen here, and for what is asked for elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cached_property

from ..asking.foresight import Step
from ..diagnostics.problems import Refused, say
from ..diagnostics.records import record
from ..engine.match import Match, Option
from ..lowering import reasons as r
from ..lowering.anatomy import asking_of, offer_of, rule_done
from ..lowering.reasons import Reason
from ..lowering.stops import OTHERWISE, Choice
from ..model import ir
from ..model.vocabulary import PLAYER, Zone
from ..model.walk import effects, everything, inside
from ..phrases.fallbacks import Known
from ..phrases.telling import IN_FULL, REASON, Telling, condition
from ..phrases.things import Adjective, Qualified
from ..phrases.words import Amount, Noun, Phrase, Say
from ..study.why import Ahead, Failing, candidates, failing, kinds_of, state_of
from ..terms import query_phrases
from ..terms.boards import Relation
from ..terms.conditions import Compare, speaks_of, to_blame, untrue_phrase
from ..terms.counters import CounterRef, state_phrase
from ..terms.definitions import DefRef, conditions_of
from ..terms.pronouns import PEOPLE, is_you
from ..verbs.branching import If
from .course import Moment
from .prompts import Prompts
from .punctuation import capital
from .renderer import telling
from .step_names import Steps, name_of
from .typed import fitting, folded
from .why_by_hand import definition_told, definition_written, plain, rule_told
from .why_lacking import lacking_everywhere, missing, more_than_paid, only_paid, others_lack
from .why_nouns import is_noun, noun_lines, nouns, own_name

#: of names in a row so many are told
_MOST_NAMES = 5
#: up to so many of them it is said when they come
_FEW_STEPS = 2
#: of what speaks against what could be chosen next so much is told
_MOST_AHEAD = 4
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

#: something one can ask about: an option of this decision (its code), or a name known elsewhere
Asked = int | str


@record
class Answer:
    """What is said about one thing asked for."""

    #: the option's id, or that of what is asked for elsewhere
    option: str
    name: str
    offered: bool
    #: could it be chosen at this decision at all?
    here: bool
    lines: list[str]
    failing: list[Failing]
    #: where it is asked for, if not here: ids of steps and cards
    steps: list[str] = field(default_factory=list)
    #: of a step: when it comes, and whether that is now
    moments: list[Moment] = field(default_factory=list)
    now: bool = False
    #: the lines are sentences that need nothing said before them
    whole: bool = False


class WhyNot:
    """Answers for one player at one decision, or (`passed`) at a choice before it that decided itself."""

    def __init__(self, spoken: Prompts, match: Match, seat: int, passed: Step | None = None):
        owed = [(pc, codes) for who, pc, codes in match.owed() if who == seat]
        if not owed:
            raise Refused(say("nothing-to-decide", n=seat + 1) if match.owed() else say("game-over"))
        self.spoken, self.match, self.seat = spoken, match, seat
        self.pc, self.codes = owed[0] if passed is None else (passed.pc, [passed.code])
        self.choice = spoken.choices[self.pc]
        self.steps = Steps(spoken)

    # ---- what is meant
    def meant(self, said: str) -> list[Asked]:
        """What a text fits best: what could be chosen here before what is asked for elsewhere."""
        id = self.spoken.rules.option_id
        here: dict[Asked, tuple[str, ...]] = {
            code: self.spoken.names(self.pc, Option(id(self.pc, code), self.label(code), code))
            for code in candidates(self.spoken.rules, self.pc)
        }
        found = fitting(said, here, self.inside(), self.elsewhere)
        offered: list[Asked] = [code for code in found if code in self.codes]
        # copies that lie together are one option
        return offered if len({self.name(code) for code in found}) == 1 and offered else found

    def label(self, code: int) -> str:
        spoken = self.spoken
        return spoken.label(self.pc, code, **dict(spoken.arguments(self.match, self.seat, self.pc, code)))

    def inside(self) -> dict[Asked, tuple[str, ...]]:
        """What the alternatives of this decision do, by the names of those rules."""
        names: dict[Asked, tuple[str, ...]] = {}
        for code, bodies in self.choice.bodies.items():
            inner = [rule_done(e, self.spoken.game) for body in bodies for e in effects(body)]
            rules = dict.fromkeys(filter(None, inner))
            names[code] = tuple(name for rule in rules for name in (rule, self.steps.title(rule)))
        return names

    @cached_property
    def elsewhere(self) -> dict[Asked, tuple[str, ...]]:
        """Names of everything else in the game that somebody could ask about: things, alternatives, steps."""
        spoken, words = self.spoken, self.spoken.words
        known: dict[Asked, tuple[str, ...]] = {}
        for entry, indices in words.entries.items():
            if words.things[indices[0]].kind != PLAYER:
                known[entry] = spoken.entry_names(entry)
        for pc, choice in spoken.choices.items():
            for code, name in choice.names.items():
                if choice.kind != "grid" and code != OTHERWISE and name not in known:
                    known[name] = (name, spoken.label(pc, code))
        for name in self.steps.names():
            known.setdefault(name, (name.rpartition(".")[2], self.steps.title(name)))
        taken = {folded(name) for names in known.values() for name in names}
        return known | nouns(spoken, taken)

    def name(self, asked: Asked) -> str:
        if isinstance(asked, int):
            return capital(self.label(asked))
        return capital(self.elsewhere[asked][1])

    # ---- the answer
    def answer(self, asked: Asked) -> Answer:
        name, rules = self.name(asked), self.spoken.rules
        if isinstance(asked, str):
            return self.answer_elsewhere(asked, name)
        option = rules.option_id(self.pc, asked)
        if asked in self.codes:
            return Answer(option, name, True, True, [], [])
        found = failing(rules, state_of(self.match, self.seat), self.pc, asked, list(self.codes))
        return Answer(option, name, False, True, self.lines(self.choice, found), found)

    def answer_elsewhere(self, asked: str, name: str) -> Answer:
        """Of a thing, where one is asked for it; of a step, when it comes, and what comes now."""
        if is_noun(asked):
            lines = noun_lines(self, asked)
            return Answer(own_name(asked), name, False, False, lines, [], whole=True)
        spoken, course, thing = self.spoken, self.steps.course, asked in self.spoken.words.entries
        now = name_of(spoken, self.pc)
        if not thing and asked in course.around(now):
            going_on = spoken.say("cli-why-going-on", name=name)
            return Answer(asked, name, False, False, [going_on], [], now=True, whole=True)
        if any(s.within == now for s in course.stands.get(asked, ())):
            told = spoken.say("cli-why-part", name=name, step=capital(spoken.title(self.pc)))
            return Answer(asked, name, False, False, [told], [], now=True, whole=True)
        behind = self.behind(asked) if thing else []
        if behind:
            return Answer(asked, name, False, True, self.lines(self.choice, behind), behind)
        places, moments = self.places(asked), [] if thing else self.steps.moments(asked)
        ids = list(dict.fromkeys(name_of(spoken, pc) for pc in places))
        if places and spoken.title(places[0]) == spoken.title(self.pc):
            same = capital(spoken.say("cli-why-same-step", step=capital(spoken.title(self.pc))))
            return Answer(asked, name, False, False, [same], [], ids, moments)
        lines = [self.where(places)] if places or not moments else []
        if lines and not thing and len(ids) <= _FEW_STEPS:
            lines += [f"– {self.comes(step)}" for step in ids if self.steps.moments(step)]
        elif moments and not lines:
            lines.append(capital(spoken.say("cli-why-comes", when=self.steps.when(moments))))
        if not thing:
            lines.append(capital(spoken.say("cli-why-now", step=capital(spoken.title(self.pc)))))
        return Answer(asked, name, False, False, lines, [], ids, moments)

    def behind(self, asked: str) -> list[Failing]:
        """Why a thing cannot be chosen in an alternative of this decision that is not offered: what speaks against the
        thing itself or, where that is not known, against the alternative."""
        things, spoken = self.spoken.words.entries[asked], self.spoken
        kind = spoken.words.things[things[0]].kind
        for code, bodies in self.choice.bodies.items():
            askings = [(e, asking_of(e)) for body in bodies for e in effects(body)]
            kinds = {kind for e, asking in askings if asking is not None for kind in asking.things(e).kinds}
            if code in self.codes or kind not in kinds:
                continue
            found = failing(spoken.rules, state_of(self.match, self.seat), self.pc, code, list(self.codes))
            own = [f for one in found for each in one.ahead if each.code in things for f in each.failing]
            return own or found
        return []

    def comes(self, step: str) -> str:
        when = self.steps.when(self.steps.moments(step))
        return self.spoken.say("cli-why-ahead", name=capital(self.steps.title(step)), why=when)

    def places(self, asked: str) -> list[int]:
        """The decisions that ask for it: those of this step first, then the others in the order of play."""
        spoken, entries = self.spoken, self.spoken.words.entries
        kind = spoken.words.things[entries[asked][0]].kind if asked in entries else ""
        found = [pc for pc, c in spoken.choices.items() if asked in c.names.values() or kind in kinds_of(c)]
        return sorted(reversed(found), key=lambda pc: spoken.title(pc) != spoken.title(self.pc))

    def where(self, places: Sequence[int]) -> str:
        if not places:
            return capital(self.spoken.say("cli-why-nowhere"))
        return capital(self.spoken.say("cli-why-elsewhere", steps=self.titles(places)))

    def titles(self, places: Sequence[int]) -> str:
        """The steps to which decisions belong."""
        titles = list(dict.fromkeys(capital(self.spoken.title(pc)) for pc in places))
        return some(titles)

    def lines(self, choice: Choice, found: Sequence[Failing]) -> list[str]:
        """Each reason as a sentence, and below it what speaks against what could be chosen next."""
        lines: dict[str, None] = {}
        found = self.telling_most(choice, found)
        for one in found:
            lack = lacking_everywhere(one, self.spoken.words.pieces)
            if lack is not None:
                lines[capital(self.spoken.text(lack))] = None
                continue
            lines[capital(self.text(choice, one))] = None
            lines |= dict.fromkeys(f"– {capital(text)}" for text in self.meant_by(one))
            against: dict[str, list[str]] = {}
            for each in one.ahead:
                name = capital(self.spoken.label(each.pc, each.code))
                against.setdefault(self.spoken.text(self.against(each)), []).append(name)
            for why, names in [*against.items()][:_MOST_AHEAD]:
                lines[f"– {self.spoken.say('cli-why-ahead', name=some(names), why=why)}"] = None
            if len(against) > _MOST_AHEAD:
                lines["– …"] = None
        if len(found) == 1:  # beside another reason it would only lead away from that one
            searched = [found[0], *(a.failing[0] for a in found[0].ahead[:_MOST_AHEAD])]
            lines |= dict.fromkeys(text for one in searched for text in self.looked_for(one))
        return list(lines)

    def telling_most(self, choice: Choice, found: Sequence[Failing]) -> Sequence[Failing]:
        """Without reasons that say nothing where there are others: that something better is possible than what is not
        possible, and a whole rule where one of its conditions is told."""
        told = [one for one in found if one.reason.kind != r.BETTER] or found
        queries = [(one, one.reason.about) for one in told if one.need is None and one.reason.kind is None]
        rules = [one for one, q in queries if isinstance(q, ir.Query) and rule_told(self.spoken, choice, q)]
        return [one for one in told if all(one is not rule for rule in rules)] or told

    def looked_for(self, one: Failing) -> Iterator[str]:
        """What the words mean that stand for several conditions, where nothing is found of which they hold all: which
        of them fails is another one for each thing."""
        query, game = self.searched(one), self.spoken.game
        words = [test.cond for test in query.tests if isinstance(test.cond, DefRef)] if query is not None else []
        for word in words:
            checked = game.definitions[word.definition.key]
            kind = checked.definition.of
            if kind in self.spoken.words.kinds and len(conditions_of(word, game)) > 1:
                written = definition_written(self.spoken, checked.definition.name)
                named = Qualified(Noun(kind), "a", [Adjective(checked.definition.name)])
                meant = condition(telling(game, IN_FULL, checked.it), checked.value)
                label = Say("label", name=named, text=meant)
                yield f"– {self.meaning(written)}" if written else capital(self.spoken.text(label))

    def meant_by(self, one: Failing) -> list[str]:
        """What the words that the rules define mean, where a reason is that something is not so: of several conditions
        those that fail.

        The whole of it, if what fails may be nothing the player can know.
        """
        about = one.reason.about
        tests = [test.cond for test in about.tests] if isinstance(about, ir.Query) and one.reason.kind is None else []
        return [text for t in tests if isinstance(t, DefRef) for text in self.definition(t, one.parts)]

    def definition(self, word: DefRef, failing: Sequence[int]) -> list[str]:
        """What is so instead, or else what would have to be so."""
        checked = self.spoken.game.definitions[word.definition.key]
        here = checked.it if checked.definition.of in self.spoken.words.kinds else None
        parts = conditions_of(word, self.spoken.game)
        blamed = [0] if len(parts) == 1 else to_blame(checked.value, failing)
        told = [parts[i] for i in blamed] or [checked.value]
        written = definition_told(self.spoken, checked.definition.name, checked.value, told)
        told = [cond for cond in told if not written or plain(checked.value, cond)]
        return self.untrue_parts(told, here) or [self.meaning(written)]

    def meaning(self, written: str) -> str:
        """What an editor has written for a defined word, as what would have to be so."""
        return self.spoken.say("cli-why-meaning", text=written)

    def untrue_parts(self, told: Sequence[ir.Expr], here: ir.Local | None) -> list[str]:
        phrases = [untrue(telling(self.spoken.game, IN_FULL, here), cond) for cond in told]
        return [self.spoken.text(phrase) for phrase in phrases]

    def against(self, each: Ahead) -> Phrase:
        """What was asked for said what it would be for: here the lack of something is enough."""
        choice, one = self.spoken.choices[each.pc], each.failing[0]
        return missing(one) or self.phrase(choice, one)

    # ---- one reason
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
            c.given |= self.chosen_before(choice, about)
            lying, taken = (query_phrases.query_phrase(c, about, "a", role) for role in ("place", "choice"))
            return Say("cli-why-thing", what=lying, chosen=taken)
        offer = offer_of(about) if isinstance(about, ir.Effect) else None
        if offer is not None and offer.cond is not None:
            return without(offer.cond, untrue(c, offer.cond))
        once = offer.once if offer is not None else about.once if isinstance(about, ir.CheckedAbility) else None
        if once is not None:
            return Say("cli-why-once", scope=Say(f"step-{once.name}"))
        chosen = self.chosen_from(one)
        if chosen is not None and one.ahead:
            return Say("cli-why-no-fit", what=query_phrases.query_phrase(c, chosen, "no"))
        if chosen is not None:
            return Say("cli-why-so", what=query_phrases.there_is_no_phrase(c, chosen))
        several = isinstance(about, If) and about.otherwise is not None  # it does not say which
        told = None if several else self.told(choice, one)
        return Say("cli-why-doing", what=told) if told is not None else Say("cli-why-later")

    def chosen_before(self, choice: Choice, query: ir.Query) -> dict[ir.Local, Phrase]:
        """What things have to lie next to or in line with, by its name, if it was chosen before this decision."""
        lying = [part for test in query.tests for part in everything(test.cond) if isinstance(part, Relation)]
        beside = [query.next_to] if query.next_to is not None else []
        locals_ = [ir.local_of(e) for part in lying for e in everything(part)] + [ir.local_of(e) for e in beside]
        found: dict[ir.Local, Phrase] = {}
        for local in locals_ if choice is self.choice else ():
            slot = self.match.rules.layout.slot(local) if local is not None and local is not query.var else -1
            index = state_of(self.match, self.seat)[slot] if slot >= 0 else -1
            if local is not None and index >= 0:
                found[local] = self.spoken.called(self.spoken.words.things[index], mine=True)
        return found

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


def some(names: Sequence[str]) -> str:
    """The first of some names, with a mark if there are more."""
    return ", ".join([*names[:_MOST_NAMES], *(["…"] if len(names) > _MOST_NAMES else [])])


def untrue(c: Telling, cond: ir.Expr) -> Phrase:
    """What is so where a condition does not hold; where there are no words for that, that it does not hold."""
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


def reason_of(one: Failing) -> dict[str, object]:
    """A reason for tools: the text of the rules, and the numbers it compares."""
    reason: Reason = one.reason
    found: dict[str, object] = {"reason": reason.text, "later": reason.later}
    if one.need is not None:
        found |= {"need": one.need, "have": one.have, "of": reason.noun}
    return found
