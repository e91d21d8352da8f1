"""How a step goes on behind an option: what comes of it whatever its player chooses then, and what is asked next.

    carried_on(spoken, ways, expected)   # the prospects of ways, with what is certain behind them

Looked at are the decisions of the same player in the same step of the rules, with what is printed on cards that are
used in it, as far as they can be foreseen and are not too many. Where something may be done in too many ways, what
comes after it is promised if it does not depend on that at all. Where something hidden comes out, or chance is used,
only what has come before that is promised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random

from ...asking.foresight import Step, Steps, owed_by
from ...asking.optional_rules import comes_anyway, optional_rule
from ...asking.walks import STOP, is_walk
from ...asking.ways import BEGINS, Begun, Way, turns_back
from ...diagnostics.records import mutable, record
from ...engine.events import Counted, Event, Fact, Moved, Shifted
from ...engine.machine import DeadEnd
from ...engine.match import Match
from ...engine.operations import Impossible
from ...engine.recording import recorded
from ...lowering.anatomy import asking_of
from ...lowering.free_actions import ability_of, is_free
from ...lowering.layout import ENDING
from ...model.vocabulary import PLAYER
from ..record.outcome import Outcome
from ..record.outcomes import Outcomes
from .before_hidden import PARTS, at_least, early_of, without_chance
from .ends_foreseen import (
    MOST_FIRST,
    OVER,
    PLAYED_ON,
    SURE,
    certain_end,
    coming_end,
    ends_at_once,
    last_rounds,
    played_on,
)
from .led_on import asked_on, gone_on, led_on
from .prompts import Prompts
from .prospects import Next, Prospect, by_card, goes, more, told
from .tried import stepped, taken

#: so many decisions are looked at behind all options of a question, and at least so many behind each
MOST, LEAST = 240, 12
#: where more can be chosen, it is not looked what comes of each
WIDE = 12
#: so many questions are named that come behind an option
NAMED = 2


class Unforeseen(Exception):
    """What comes next depends on what is hidden."""


@record
class Ending:
    """One way in which a step can go on to where it is over."""

    #: what is decided then (where it is not looked what comes of each: to stop)
    steps: Steps
    #: what is taken then, with every step that only leads on
    path: Steps
    #: the places in the rules where that is asked for a card or a place
    causes: tuple[int, ...]
    #: every match that is imagined, as it stands then; everything that has happened in the first of them
    matches: tuple[Match, ...]
    events: tuple[Event, ...]
    #: does the step go on in ways that are not looked at?
    open: bool = False
    #: is that in a rule that can be declined, and is what comes after it among what has happened?
    anyway: bool = False

    @property
    def then(self) -> Next:
        """Which decisions are owed then."""
        return tuple((who, pc) for who, pc, _ in self.matches[0].owed())

    def foreseen(self, starts: Sequence[Match]) -> bool:
        """Has the same changed in every match? Otherwise something hidden came out, or chance was used."""
        first, *others = [changed(start, match) for start, match in zip(starts, self.matches, strict=True)]
        return all(other == first for other in others)


def changed(start: Match, match: Match) -> list[tuple[int, int]]:
    """The slots in which a match is no longer as it was, and what they hold."""
    return [(n, b) for n, (a, b) in enumerate(zip(start.state, match.state, strict=True)) if a != b]


@mutable
class Search:
    """The decisions of one player behind one way."""

    spoken: Prompts
    seat: int
    #: the last decision of the way
    root: Step
    #: so many decisions are still looked at
    left: int
    #: are decisions looked at, too, that a card or a place asks for?
    through: bool = False
    #: of a card that is used beside what the step is about: the card, and the rules that it does
    card: frozenset[str] = frozenset()

    def inside(self, before: Steps, pc: int) -> bool:
        """Does a decision belong to the step, and is it not begun anew? To a card belongs only what it asks itself."""
        spoken, known = self.spoken, self.known(before)
        here, there = spoken.choices[self.root.pc], spoken.choices[pc]
        if self.card and self.card.isdisjoint(there.step.split(".")):
            return False
        if pc in known:
            return is_paid(spoken, pc)  # the rest of one payment
        anew = there.names.get(STOP) in BEGINS or turns_back(here, there)
        return not anew and spoken.done_within(here, there)

    def known(self, before: Steps) -> set[int]:
        """Where something has been decided before."""
        return {self.root.pc, *(step.pc for step in before)}

    def endings(
        self, draws: Sequence[Match], before: Steps, path: Steps, causes: tuple[int, ...], events: tuple[Event, ...]
    ) -> Iterator[Ending]:
        """Every way to the end of the step."""
        if before and asked_on(draws[0], self.seat) is not None:
            led = gone_on(draws, self.seat)
            draws, path, events = led.matches, (*path, *led.steps), (*events, *led.events[0])
        first, *others = draws
        owed = None if first.over else owed_by(first, self.seat)
        if owed is None or not self.inside(before, owed[0]) or is_walk(first, owed[0]):
            yield Ending(before, path, causes, tuple(draws), events)
            return
        if any(other.over or owed_by(other, self.seat) != owed for other in others):
            raise Unforeseen
        news = self.is_news(first, owed[0])
        causes = (*causes, owed[0]) if news else causes
        # of the rest of a payment with what is only counted one way is enough; of things each is another one
        counted = not any(self.spoken.rules.slots.names_thing(owed[0], code) for code in owed[1])
        codes = owed[1][:1] if counted and owed[0] in self.known(before) else looked_at(self.spoken, *owed)
        each = len(codes) <= WIDE and (self.through or not news)
        self.left -= len(codes) if each else 1
        if not each or self.left < 0:
            stopped = (*before, Step(owed[0], STOP))
            yield self.passed_over(draws, Ending(stopped, path, causes, tuple(draws), events, open=True))
            return
        for code in codes:
            after = [draw.clone() for draw in draws]
            try:
                came = recorded(after[0], self.seat, code)
                for other in after[1:]:
                    other.pick(self.seat, code)
            except (DeadEnd, Impossible):
                raise Unforeseen from None
            step = Step(owed[0], code)
            yield from self.endings(after, (*before, step), (*path, step), causes, (*events, *came))

    def passed_over(self, draws: Sequence[Match], here: Ending) -> Ending:
        """How the step goes on, with what comes after a rule in which it is not looked what is done, if that comes in
        any case."""
        name = optional_rule(draws[0], self.seat) if self.left >= 0 else ""
        if not name or not all(comes_anyway(draw, name) for draw in draws):
            return here
        after, path, events = [draw.clone() for draw in draws], [*here.path], [*here.events]
        try:
            while optional_rule(after[0], self.seat) == name:
                path += [Step(after[0].owed()[0][1], STOP)]
                events += recorded(after[0], self.seat, STOP)
                for other in after[1:]:
                    other.pick(self.seat, STOP)
        except (DeadEnd, Impossible):
            raise Unforeseen from None
        return replace(here, path=tuple(path), matches=tuple(after), events=tuple(events), anyway=True)

    def is_news(self, match: Match, pc: int) -> bool:
        """Is something asked by a card or a place that is used by the way? What the step itself asks is none."""
        spoken = self.spoken
        here, there = spoken.choices[self.root.pc], spoken.choices[pc]
        name = there.step.partition(".")[0]
        if name == here.step.partition(".")[0]:
            return False
        return name in spoken.words.entries or bool(spoken.asked_for(there, match, self.seat))


def card_used(spoken: Prompts, way: Way) -> frozenset[str]:
    """The card that is used by a way beside what the step is about, with the rules that it does; nothing if none is."""
    pc, code = way.said[0]
    free = is_free(spoken.choices[pc], code)
    ability = ability_of(spoken.game, spoken.choices[pc], code) if free else None
    if ability is None or ability.body is None:
        return frozenset()
    return frozenset((ability.entry, *spoken.rules_done([ability.body])))


def is_paid(spoken: Prompts, pc: int) -> bool:
    """Is something paid at a place of the rules?"""
    asking = asking_of(spoken.rules.machine.program.choices[pc].effect)
    return asking is not None and asking.pays


def looked_at(spoken: Prompts, pc: int, codes: Sequence[int]) -> Sequence[int]:
    """What is looked at of a decision: of ways to pay with what is only counted the first and the last, since it makes
    no difference to what is bought."""
    counted = not any(spoken.rules.slots.names_thing(pc, code) for code in codes)
    return (codes[0], codes[-1]) if counted and len(codes) > 1 and is_paid(spoken, pc) else codes


def carried_on(spoken: Prompts, ways: Sequence[Begun], expected: Sequence[Prospect]) -> list[Prospect]:
    """What is certain of each way, also behind what its player chooses then in the same step."""
    most = max(LEAST, MOST // max(len(ways), 1))
    found = [behind(spoken, way, one, most) for way, one in zip(ways, expected, strict=True)]
    if any(one.ends or one.rounds is not None for one in found):
        # where the game ends by one option, it may end by another, too, after whatever is decided then
        return [ending(way, one) for way, one in zip(ways, found, strict=True)]
    # it may also end by an option only later in the turn; that it does whatever is chosen is no matter of this question
    first = ways[0].point.draws[0] if ways else None
    if first is None or first.threads is not None or first.state[ENDING] or not ends_at_once(first):
        return found
    begins = [may_end(way, one) for way, one in zip(ways, found, strict=True)]
    if not any(begins) or all(ends or one.then is None for ends, one in zip(begins, found, strict=True)):
        return found
    return [ending(way, one, SURE) if ends else one for way, one, ends in zip(ways, found, begins, strict=True)]


def may_end(begun: Begun, expected: Prospect) -> bool:
    """Does the game end by a way in one of the courses its player's turn can take?"""
    match, seat, way = begun.point.draws[0], begun.point.seat, begun.way
    if expected.then is None or [who for who, _ in expected.then] != [seat]:
        return False
    after = match.clone()
    return stepped(after, seat, way) and played_on(after, seat, Random(0), match.round) is not None


def ending(begun: Begun, expected: Prospect, courses: int = PLAYED_ON) -> Prospect:
    """What is certain of a way, with the end of the game if that comes however its player goes on: so many courses of
    their turn are looked at."""
    imagined, seat, way = begun.point.draws, begun.point.seat, begun.way
    mine = expected.then is not None and [who for who, _ in expected.then] == [seat]
    if expected.ends or expected.rounds is not None or not mine or imagined[0].threads is not None:
        return expected
    left: set[int | None] = set()
    for match in (match.clone() for match in imagined):
        for _, code in way.steps:
            match.pick(seat, code)
        codes = [codes for who, _, codes in match.owed() if who == seat]
        left.add(certain_end(match, seat, courses) if codes and len(codes[0]) <= MOST_FIRST else None)
        if None in left or len(left) > 1:
            return expected
    rounds = left.pop()
    return replace(expected, ends=rounds == OVER, rounds=rounds if rounds != OVER else None)


def behind(spoken: Prompts, begun: Begun, expected: Prospect, most: int) -> Prospect:
    imagined, seat, way = begun.point.draws, begun.point.seat, begun.way
    if imagined[0].threads is not None or expected.ends or expected.then is None:
        return expected
    ((who, pc),) = expected.then if len(expected.then) == 1 else ((-1, -1),)
    search = Search(spoken, seat, way.steps[-1], most, card=card_used(spoken, way))
    if who != seat or not search.inside((), pc) or is_walk(imagined[0], pc):
        return expected
    led = led_on(imagined, seat, way, only_first=True)
    assert led is not None, "something is known of what comes of it"
    draws, events = led.matches, tuple(led.events[0])
    try:
        found = [*search.endings(draws, (), led.steps, (), events)]
        if any(ending.causes for ending in found):  # and what comes of that, if it is not too much
            through = Search(spoken, seat, way.steps[-1], most, True, search.card)
            deeper = [*through.endings(draws, (), led.steps, (), events)]
            unknown = any(ending.anyway for ending in found) and any(ending.open for ending in deeper)
            found = deeper if through.left >= 0 and not unknown else found
    except Unforeseen:
        return replace(expected, open=True)
    return with_endings(spoken, imagined, seat, way, expected, found)


def with_endings(
    spoken: Prompts, starts: Sequence[Match], seat: int, way: Way, expected: Prospect, found: Sequence[Ending]
) -> Prospect:
    """What is certain of a way, by everything that can come of it."""
    outcomes = Outcomes(spoken)
    foreseen = [ending.foreseen(starts) for ending in found]
    facts = [told(outcomes, ending.events) for ending in found]
    whole = [outcomes.by_seat(one, seat).get(seat, Outcome()) for one in facts]
    known, card = dict.fromkeys(expected.named, 0), any(by_card(outcomes, step) for step in way.said)
    came = [outcomes.by_seat(one, seat, known, card).get(seat, Outcome()) for one in facts]
    begun = is_paid(spoken, way.steps[-1].pc)
    asked = asked_always(spoken, found, expected.price is None and not begun)
    priced = expected.price is not None or any(is_paid(spoken, pc) for pc in asked)
    moved = outcomes.tracks | outcomes.common
    if not all(foreseen):

        def comes(events: Sequence[Event]) -> Outcome:
            return outcomes.by_seat(told(outcomes, events), seat, known, card).get(seat, Outcome())

        came = [
            one if known_then else before_hidden(comes, starts, seat, way, expected.outcome, ending)
            for one, known_then, ending in zip(came, foreseen, found, strict=True)
        ]
    left = {end_of(match, start, seat) for ending in found for start, match in zip(starts, ending.matches, strict=True)}
    rounds = left.pop() if len(left) == 1 else None
    return replace(
        expected,
        outcome=with_certain(expected.outcome, came, moved, priced),
        gains=any(map(more, whole)) or len({done(outcomes, one, seat) for one in facts}) > 1,
        counted=any(more(Outcome(counters=o.counters, sorts=o.sorts)) or goes(o, outcomes.tracks) for o in whole),
        behind=frozenset(ending.then for ending in found),
        open=not all(foreseen) or any(ending.open for ending in found),
        asked=asked,
        ends=rounds == OVER,
        rounds=rounds if rounds != OVER else None,
    )


def before_hidden(
    comes: Callable[[Sequence[Event]], Outcome],
    starts: Sequence[Match],
    seat: int,
    way: Way,
    first: Outcome,
    ending: Ending,
) -> Outcome:
    """What comes on a way to the end of the step before something hidden comes out, if more comes than did `first`."""
    early = without_chance(early_of(starts[0].rules, [ending.events], seat))
    if at_least(first, comes(early), []) == at_least(first, first, []):
        return first
    taken_there = Way((*way.steps, *ending.path))
    by_draw = [taken(start.clone(), seat, taken_there) or [] for start in starts]
    early = without_chance(early_of(starts[0].rules, by_draw, seat))
    return at_least(first, comes(early), [comes(events) for events in by_draw])


def done(outcomes: Outcomes, facts: Iterable[Fact], seat: int) -> frozenset[tuple[Hashable, int]]:
    """Everything that happens, however often, but for what it costs: what differs by what is chosen may be wanted, also
    where nobody has more of anything by it."""
    kept = (fact for fact in facts if not is_cost(outcomes, fact, seat))
    return frozenset(
        Counter(
            (fact.name, fact.holder, fact.now - fact.before) if isinstance(fact, Counted) else fact for fact in kept
        ).items()
    )


def is_cost(outcomes: Outcomes, fact: Fact, seat: int) -> bool:
    """Does a player only have less of something, or give it away to nobody?"""
    zones, places = outcomes.words.zones, outcomes.rules.layout.places
    if isinstance(fact, Counted):
        return fact.holder == seat and fact.now < fact.before and fact.name not in outcomes.tracks
    if isinstance(fact, Shifted):
        target, own = fact.target, fact.owner == seat and fact.origin is not None and fact.origin.holder == seat
        return own and (target is None or target.name in zones and zones[target.name].of == "game")
    if isinstance(fact, Moved) and fact.origin >= 0:
        away = fact.target < 0 or zones[places[fact.target].zone].of == "game"
        return away and zones[places[fact.origin].zone].of == PLAYER and places[fact.origin].holder == seat
    return False


def end_of(match: Match, start: Match, seat: int) -> int | None:
    """How many rounds are played after this one, if the game ends by what was decided; None if it does not."""
    if match.over:
        return OVER
    left = last_rounds(match, start.round) if not start.state[ENDING] else None
    return coming_end(match, seat) if left is None else left


def with_certain(first: Outcome, found: Sequence[Outcome], moved: Collection[str], priced: bool) -> Outcome:
    """What a way brings at once, and what comes besides whatever is chosen then. What goes besides is left out where it
    is told as a price (`priced`). `moved`: counters of which is told from where to where they go."""
    told = replace(first, counters={**first.counters}, changes={**first.changes})
    for name in set[str]().union(*(one.counters for one in found)):
        if name in moved:
            ways = {one.counters.get(name) for one in found}
            way = ways.pop() if len(ways) == 1 else None
            if way is not None:
                told.counters[name] = way
            continue
        all_came, all_went = zip(*(one.changes.get(name, (0, 0)) for one in found), strict=True)
        before = found[0].counters[name][0] if name in found[0].counters else 0
        came_first, went_first = first.changes.get(name, (0, 0))
        came, went = min(all_came), went_first if priced else min(all_went)
        if (came, went) != (came_first, went_first):
            told.changes[name], told.counters[name] = (came, went), (before, before + came - went)
    for name in PARTS:
        mine, others = getattr(first, name), [getattr(one, name) for one in found]
        alike = {key: n for key, n in others[0].items() if all(one.get(key) == n for one in others)}
        setattr(told, name, mine | {key: n for key, n in alike.items() if n > 0 or key in mine or not priced})
    return told


def asked_always(spoken: Prompts, found: Sequence[Ending], things: bool) -> tuple[int, ...]:
    """The places in the rules where something is asked behind a way whatever is chosen: what must be paid with things,
    if that is not told yet (`things`), and what a card or a place asks."""
    named = spoken.rules.slots.names_thing
    paid = {step.pc for step in found[0].steps if things and is_paid(spoken, step.pc) and named(*step)}
    first = sorted({*paid, *found[0].causes}, key=[step.pc for step in found[0].steps].index)
    always = [pc for pc in first if all(any(step.pc == pc for step in ending.steps) for ending in found)]
    return tuple(always[:NAMED])
