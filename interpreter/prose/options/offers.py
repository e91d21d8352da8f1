"""The options of a question in words: what each is called, under which heading it stands, what it brings.

offers(spoken, asked)      # in the order of the question
openings(offers)           # what several of them begin with: who names only that is asked for the rest
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby

from ...asking.foresight import Step, Steps
from ...asking.question import DONE, Asked
from ...asking.walks import STOP, destination, is_walk
from ...asking.ways import Begun, Way
from ...engine.match import Match, Option
from ...lowering.anatomy import lead_of
from ...lowering.free_actions import ability_of
from ...lowering.stops import NUMBERS
from ...model import ir
from ...model.walk import everything
from ...phrases.words import Noun
from ..record.outcomes import Outcomes
from ..speaking.punctuation import capital
from .alike import left_where
from .besides import others_told, priced, went_back, went_off
from .continuations import carried_on, is_paid
from .in_vain import in_vain, nothing_now
from .leading_on import LeadingOn
from .prompts import Prompts
from .prospects import Prospect, certain, gained, idle, prospects
from .several_times import several_times
from .supplies import last_taken, not_left
from .told_properties import ToldProperties
from .towards import nearer, told_nearer

#: of so many options it is told what they bring, even if it is the same
FEW = 2
#: of more numbers it is not told what each would bring
MOST_FIGURES = 20
#: what comes of ending a question is known: in so many matches it is looked by how much more comes of something else
ALIKE = 2


@dataclass(frozen=True)
class Part:
    """What is decided at one place of the rules: one step, or a walk."""

    steps: Steps
    label: str

    @property
    def last(self) -> Step:
        return self.steps[-1]


@dataclass(frozen=True)
class Offer:
    """One option as a person reads it."""

    way: Way
    parts: tuple[Part, ...]
    #: its id, of a way in several parts the ids of all of them
    id: str
    #: what it is called below its heading
    label: str
    #: the heading; nothing for what stops or declines
    group: str
    #: what it is certain to bring, and the same one by one
    brings: str = ""
    brought: tuple[str, ...] = ()
    #: of that, when the game ends then
    end: str = ""
    #: what is told in its heading, as it is so of everything below it
    above: tuple[str, ...] = ()
    #: properties of what it stands for that need not be read there: they are told by its name, or by what it brings
    told: frozenset[str] = frozenset()
    #: things that somebody has by it in the end, and places that it does not name to which a piece of theirs comes
    comes: tuple[int, ...] = ()
    reaches: tuple[int, ...] = ()
    #: other names by which it can be chosen
    called: tuple[str, ...] = ()
    #: names of what decides itself in it: each is a part of what it is called
    within: tuple[str, ...] = ()
    #: does it stand for what can be done before the question is answered?
    first: bool = False

    @property
    def place(self) -> int:
        """Where in the rules it is asked for."""
        return self.parts[-1].last.pc

    @property
    def code(self) -> int:
        """What is decided in the end; of a walk, where it leads."""
        return self.thing if self.thing >= 0 else self.parts[-1].last.code

    @property
    def figure(self) -> int:
        """The number that is chosen in the end; -1 if none is."""
        return max(self.parts[-1].last.code - NUMBERS, -1)

    @property
    def thing(self) -> int:
        return destination(self.parts[-1].steps) if len(self.parts[-1].steps) > 1 else -1

    @cached_property
    def whole(self) -> str:
        """What it is called without its heading."""
        return ": ".join(part.label for part in self.parts)

    @property
    def names(self) -> tuple[str, ...]:
        """Everything it may be called."""
        return tuple(dict.fromkeys((self.id, self.label, self.whole, *self.called)))


@dataclass(frozen=True)
class Laid(Offer):
    """A result of laying something, to which several ways may lead; its way is the first of them."""

    #: which of the results
    index: int = 0

    @property
    def code(self) -> int:
        return self.index


def results(asked: Asked, options: Sequence[Option], ways: Sequence[Steps]) -> list[Offer]:
    """The results of laying something as options of a question: what each is called, and the first way to it."""
    found: list[Offer] = []
    for option, steps in zip(options, ways, strict=True):
        way = Way((*asked.silent, *steps), len(asked.silent))
        parts = (Part(steps, option.label),)
        found.append(Laid(way, parts, option.id, option.label, "", index=option.code))
    return found


def offers(spoken: Prompts, asked: Asked, ways: Sequence[Way] | None = None) -> list[Offer]:
    """Every option of a question, or some of them, with what it is certain to bring."""
    found = [either_way(spoken, asked, way) for way in (asked.options if ways is None else ways)]
    outcomes = Outcomes(spoken)
    properties = ToldProperties(spoken, outcomes)
    numbers = [one for one in found if one.figure >= 0]
    if len(numbers) > MOST_FIGURES:  # what each of so many would bring, nobody reads
        found, rest = [one for one in found if one.figure < 0], numbers
    else:
        rest = []
    headings = {one.parts[0].last.pc for one in found if len(one.parts) > 1}
    ways_begun = [asked.begun(one.way) for one in found]
    expected = carried_on(spoken, ways_begun, prospects(outcomes, ways_begun, headings))
    named = frozenset(spoken.numbers(asked.pc))
    costs = named & frozenset[str]().union(*(what.spent for what in expected)) if named else named
    ending = next((pair for pair in zip(found, expected, strict=True) if stops_for_gain(outcomes, asked, *pair)), None)
    leading = LeadingOn(spoken, asked, [one.way for one, what in zip(found, expected, strict=True) if what.counted])
    told, left = [], left_where(outcomes, ways_begun, expected, [one.label for one in found])
    rows = zip(found, ways_begun, expected, idle(expected), left, strict=True)
    for one, begun, what, useless, apart in rows:
        nothing = useless and (bool(what.behind) or not leading.on(one.way))
        says, paid = says_what(spoken, one, what), is_paid(spoken, one.place) and one.code >= 0
        came = gained(what.outcome, outcomes.tracks) if paid and not says else what.outcome  # it says what is paid
        brought, often, near = outcomes.parts(came, what.named) if says or paid else [], None, None
        if says and not is_end(one.parts[-1]) and one.figure < 0:
            more = than_ending(outcomes, begun, ending) if not brought and ending is not None else ""
            often = several_times(outcomes, begun) if not (brought or more or what.lacks) else None
            brought += [more] if more else []
            near = nearer(spoken, begun) if not (brought or often or what.lacks) else None
            brought += [told_nearer(spoken, begun, near)] if near is not None else []
            only_costs = not outcomes.parts(gained(what.outcome, outcomes.tracks), what.named)
            none = [spoken.say("cli-option-nothing")] if nothing and only_costs and not (what.lacks or near) else []
            brought += [often[0]] if often is not None else none
        brought += last_taken(spoken, what.last) if says else []
        vain = in_vain(spoken, asked, one, what) and not brought
        brought += [nothing_now(spoken, begun, what)] if vain else not_left(spoken, what.lacks)
        spares = [spoken.say("cli-option-spares", what=Noun(name)) for name in spared(spoken, one, what, costs)]
        brought += went_off(spoken, what.off)
        brought += went_back(spoken, what.fetched) if by_name(spoken, one) else []
        only_back = not nothing and not outcomes.parts(gained(what.outcome, outcomes.tracks))
        if only_back:  # that is all that comes of it
            brought += went_back(spoken, what.back)
        brought += [priced(spoken, *what.price)] if what.price is not None else []
        brought += [text for one in what.others if says and (text := others_told(outcomes, *one, asked.seat))]
        if not nothing:
            brought += [spoken.say("cli-option-then", what=spoken.asked_then(pc)) for pc in what.asked]
        end = spoken.say("cli-option-ends") if what.ends else ""
        end = spoken.say("cli-end-comes", rounds=what.rounds) if what.rounds is not None and not end else end
        brought += [end] if end else []
        whole = with_only(spoken, one, what, one.parts[0].last.pc in headings)
        thing = outcomes.rules.slots.names_thing(whole.place, whole.code)
        said = properties.by_option(whole.place, whole.code, what.outcome, often is not None) if thing else frozenset()
        said |= properties.numbers(near.goal.need) if near is not None else frozenset()
        came = often[1].outcome if often is not None else what.outcome
        comes = tuple(thing for thing, n in came.things.items() if n > 0)
        reaches = tuple(place for (_, place), n in came.stands.items() if n > 0 and place != whole.code)
        whole = replace(whole, comes=comes, reaches=reaches, end=end)
        brought += [*filter(None, [apart]), *(spares if len(whole.parts) == 1 else [])]
        above = tuple(spares) if len(whole.parts) > 1 else ()
        told.append(replace(whole, brought=tuple(brought), brings=", ".join(brought), above=above, told=said))
    standing = [n for n, one in enumerate(told) if outcomes.rules.slots.names_thing(one.place, one.code)]
    said_by_all = properties.by_all([(told[n].place, told[n].code, told[n].told) for n in standing])
    for n, said in zip(standing, said_by_all, strict=True):
        told[n] = replace(told[n], told=said)
    return told_apart(spoken, said_above(spoken, [*rest, *told]))


def is_end(part: Part) -> bool:
    """Is something just not done, or not any more? To stop is no such thing where a walk has led somewhere."""
    return part.last.code == STOP and destination(part.steps) == STOP


def spared(spoken: Prompts, one: Offer, expected: Prospect, costs: frozenset[str]) -> list[str]:
    """Of a card that can be used beside what a step is about: the numbers behind the question that become less by
    other options and not by it."""
    cards = (ability_of(spoken.game, spoken.choices[step.pc], step.code) for step in one.way.said)
    return sorted(costs - expected.spent) if costs and any(card is not None for card in cards) else []


def stops_for_gain(outcomes: Outcomes, asked: Asked, one: Offer, expected: Prospect) -> bool:
    """Is it to stop what can be done again and again, and does something that is counted come of that?"""
    choice = outcomes.rules.machine.program.choices[one.place]
    again = choice.names.get(STOP) == DONE and one.place == asked.pc and one.code == STOP
    return again and any(now > before for before, now in expected.outcome.counters.values())


def than_ending(outcomes: Outcomes, begun: Begun, ending: tuple[Offer, Prospect]) -> str:
    """By how much more comes of an option, if the question is ended then, than of ending it now; nothing if that is not
    certain or not more."""
    stop, now = ending
    if begun.way.steps[-1].pc != stop.place:
        return ""
    way = Way((*begun.way.steps, *stop.way.said))
    then = certain(outcomes, begun.point.draws[:ALIKE], begun.point.seat, way)
    came = {name: b - a for name, (a, b) in then.outcome.counters.items()}
    more = {name: n - (b - a) for name, n in came.items() for a, b in [now.outcome.counters.get(name, (0, 0))]}
    text = ", ".join(outcomes.spoken.gained(name, n) for name, n in more.items() if n > 0)
    return outcomes.spoken.say("cli-option-more", text=text, stop=stop.label) if text else ""


def with_only(spoken: Prompts, offer: Offer, expected: Prospect, below: bool) -> Offer:
    """An option with the thing that is chosen in it, if there is only one, or with all that decides itself then.

    `below`: other options stand below headings of the same sort, so this one does, too."""
    decided = (*([expected.forced] if expected.forced is not None else ()), *expected.itself)
    if not decided:
        return offer
    names = [spoken.label(*step) for step in decided]
    short = [name for step in decided for name in (spoken.rules.option_id(*step), *spoken.short_names(*step))]
    last, thing = offer.parts[-1], ", ".join(names)
    alone = replace(offer, called=(*names, *short, *offer.called))  # what decides itself is all that it is called
    if len(decided) > 1:
        alone = replace(offer, within=(*names, *short))
    if expected.forced is not None and expected.forced.pc == last.last.pc:  # a walk leads to where it ends
        part = Part((*last.steps, expected.forced), thing)
        return replace(alone, label=thing, parts=(*offer.parts[:-1], part))
    if expected.forced is not None and below and len(offer.parts) == 1:
        return replace(alone, label=thing, group=offer.label, parts=(last, Part((expected.forced,), thing)))
    label = spoken.say("cli-option-only", option=offer.label, thing=thing)
    parts = (*offer.parts[:-1], replace(last, label=label))
    return replace(offer, label=label, parts=parts, within=(*names, *short))


def says_what(spoken: Prompts, offer: Offer, expected: Prospect) -> bool:
    """Must be told what an option brings? An alternative that stands alone says what it does, unless it has only the
    name of a thing, a card or a rule, something is chosen in it that need not be asked for (there is only one), or a
    number of it has to be worked out."""
    choice = spoken.choices[offer.place]
    body = choice.bodies.get(offer.code, [])
    if len(offer.parts) > 1 or expected.chosen or by_name(spoken, offer) or spoken.chooses(body):
        return True
    numbers = [e for effect in body for e in everything(effect) if isinstance(e, ir.Expr) and e.type == ir.NUMBER]
    return any(ir.figure_of(number) is None for number in numbers)


def by_name(spoken: Prompts, offer: Offer) -> bool:
    """Is an option called by a name, and not by what it does?"""
    choice = spoken.choices[offer.place]
    if offer.code not in choice.names or offer.parts[-1].last.code < 0:
        return True
    leads = (lead_of(effect, spoken.game) for effect in choice.bodies.get(offer.code, []))
    card = ability_of(spoken.game, choice, offer.code)
    return card is not None or any(lead is not None and lead.sort == "rule" for lead in leads)


def offer(spoken: Prompts, asked: Asked, way: Way) -> Offer:
    match = asked.start.draws[0].clone()
    labels: list[tuple[Step, str]] = []
    for n, (pc, code) in enumerate(way.steps):
        step = Step(pc, code)
        if n >= way.silent:
            label = stopping(spoken, match, asked.seat, step) or spoken.option(match, asked.seat, pc, code)
            labels.append((step, label))
        match.pick(asked.seat, code)
    parts = tuple(part for _, steps in groupby(labels, lambda item: item[0].pc) for part in joined(spoken, [*steps]))
    ids = [spoken.rules.option_id(*step) for step in way.said]
    last = parts[-1]
    heading = ": ".join(part.label for part in parts[:-1])
    to = destination(last.steps)  # of a walk, the place it leads to, though it ends with a step of its own
    group = heading or spoken.group(last.last.pc, to)
    short = spoken.short_names(last.last.pc, to if to >= 0 else last.last.code)
    called = (spoken.rules.option_id(*last.last), *short, *(f"{heading}: {name}" for name in short if heading))
    first = way in asked.first
    return Offer(way, parts, " ".join(ids), last.label, group, called=called, first=first)


def either_way(spoken: Prompts, asked: Asked, way: Way) -> Offer:
    """An option, which can also be named with its two things in the other order where that comes to the same."""
    found = offer(spoken, asked, way)
    turned = [offer(spoken, asked, other) for other, kept in asked.mirrored.items() if kept == way]
    names = [
        name for one in turned for name in (one.id, one.whole, *(n for n in one.called if n.startswith(one.group)))
    ]
    return replace(found, called=(*found.called, *names)) if names else found


def stopping(spoken: Prompts, match: Match, seat: int, step: Step) -> str:
    """To end a walk that is on its way, with the place where it ends then; nothing for any other option."""
    if step.code != STOP or not is_walk(match, step.pc):
        return ""
    here = spoken.held(spoken.choices[step.pc], match, seat)
    label = spoken.label(*step)
    return spoken.say("cli-option-only", option=label, thing=spoken.thing(here)) if here >= 0 else label


def joined(spoken: Prompts, steps: Sequence[tuple[Step, str]]) -> list[Part]:
    """The parts of a way at one place of the rules: of a walk only where it leads is said."""
    if len(steps) == 1 or not spoken.choices[steps[0][0].pc].source.startswith("walk "):
        return [Part((step,), label) for step, label in steps]
    walked = [label for step, label in steps if step.code != STOP]
    return [Part(tuple(step for step, _ in steps), walked[-1])]


def detours(spoken: Prompts, asked: Asked) -> list[Offer]:
    """The ways that are left out, each with the places it leads over."""
    return [over(spoken, one) for one in offers(spoken, asked, asked.worse)]


def told_apart(spoken: Prompts, found: list[Offer]) -> list[Offer]:
    """Of walks to the same place it is said over which others they lead, of the same card in which step."""
    found = in_their_steps(spoken, found)
    ends = [(offer.group, offer.label) for offer in found]
    return [over(spoken, o) if o.thing >= 0 and ends.count(end) > 1 else o for o, end in zip(found, ends, strict=True)]


def in_their_steps(spoken: Prompts, found: list[Offer]) -> list[Offer]:
    """Of a card that can be used in several steps one after the other it is said which step that is."""
    places: dict[tuple[str, str], set[int]] = {}
    for offer in found:
        places.setdefault((offer.group, offer.label), set()).add(offer.place)

    def placed(offer: Offer) -> Offer:
        if len(places[offer.group, offer.label]) < 2 or not spoken.is_free(offer.place, offer.code):
            return offer
        return replace(offer, group=spoken.say("cli-group-in-step", step=capital(spoken.title(offer.place))))

    return [placed(offer) for offer in found]


def over(spoken: Prompts, offer: Offer) -> Offer:
    """A walk with the places it leads over, if it is not told yet."""
    if offer.thing < 0 or offer.parts[-1].label != spoken.label(offer.place, offer.thing):
        return offer
    *way, _ = [step for step in offer.parts[-1].steps if step.code != STOP]
    if not way:
        return offer
    names = ", ".join(spoken.label(*step) for step in way)
    label = spoken.say("cli-option-over", place=offer.label, way=names)
    return replace(offer, label=label, parts=(*offer.parts[:-1], replace(offer.parts[-1], label=label)))


def said_above(spoken: Prompts, found: list[Offer]) -> list[Offer]:
    """What all ways with the same beginning bring alike stands in their heading."""
    groups: dict[str, list[Offer]] = {}
    for offer in found:
        if len(offer.parts) > 1 and not offer.first:
            groups.setdefault(offer.group, []).append(offer)
    beside = {group: len(groups) > 1 or len(offers) < len(found) for group, offers in groups.items()}
    alike = {group: shared(offers) if beside[group] else [] for group, offers in groups.items()}
    above = {group: [*offers[0].above, *alike[group]] for group, offers in groups.items()}
    heads = {g: spoken.say("cli-option-with", option=g, text=", ".join(texts)) for g, texts in above.items() if texts}
    return [
        replace(without(offer, alike[offer.group]), group=heads[offer.group])
        if offer.group in heads and offer in groups[offer.group]
        else offer
        for offer in found
    ]


@dataclass(frozen=True)
class SaidOnce:
    """Options without what all of them bring alike, by which nobody can choose, and that once."""

    options: list[Offer]
    #: what each thing that can be chosen brings, and by what name one declines, if that does not bring it
    each: str
    declined: str
    #: when the game ends, which comes whatever is chosen
    anyway: str


def said_once(found: Sequence[Offer]) -> SaidOnce:
    things = [offer for offer in found if not offer.first and offer.code >= 0]
    texts = shared(things)
    others = [offer for offer in found if offer not in things]
    anyway = [text for text in texts if all(text in offer.brought for offer in others)]
    ends = {offer.end for offer in things}
    each = [text for text in texts if text not in ends]
    declining = [offer.label for offer in others if offer.code < 0 and not {*each} <= {*offer.brought}]
    left = [without(offer, texts if offer in things else anyway) for offer in found]
    ending = ", ".join(text for text in texts if text in ends)
    return SaidOnce(left, ", ".join(each), declining[0] if len(declining) == 1 else "", ending)


def shared(found: Sequence[Offer]) -> list[str]:
    """What several options all bring; of a few it is told behind each."""
    if len(found) <= FEW:
        return []
    return [text for text in found[0].brought if all(text in offer.brought for offer in found)]


def without(offer: Offer, texts: Sequence[str]) -> Offer:
    """An option with what it brings besides."""
    left = tuple(text for text in offer.brought if text not in texts)
    return replace(offer, brings=", ".join(left), brought=left) if texts else offer


def openings(found: Sequence[Offer]) -> list[Offer]:
    """What several options begin with, as options of their own: who takes one is asked for the rest."""
    begun: dict[Steps, Offer] = {}
    for offer in found:
        for n in range(1, len(offer.parts)):
            parts = offer.parts[:n]
            steps = offer.way.steps[: offer.way.silent] + tuple(step for part in parts for step in part.steps)
            ids = " ".join(offer.id.split(" ")[: len(steps) - offer.way.silent])
            label = ": ".join(part.label for part in parts)
            begun.setdefault(steps, Offer(Way(steps, offer.way.silent), parts, ids, label, ""))
    return list(begun.values())


def at(match: Match, seat: int, way: Way) -> Match:
    """A match after a way."""
    after = match.clone()
    for _, code in way.steps:
        after.pick(seat, code)
    return after
