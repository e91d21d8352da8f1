"""What options are certain to bring whoever takes them: what comes of them in every match that player may imagine.

    found = prospects(outcomes, [asked.begun(way) for way in asked.options])
    found[0].outcome                # what comes of the first way, as the log would tell it
        idle(found)                     # of each whether it comes to nothing where others bring something

Only what happens up to the next decision of anybody counts; where the game ends by a way, that is said, and what the
final scoring brings is another matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from itertools import takewhile
from typing import Any, TypeVar

from ...asking.foresight import Point, Step, owed_by
from ...asking.question import GO_ON
from ...asking.walks import STOP, destination, is_walk
from ...asking.ways import Begun, Way, turns_back
from ...diagnostics.records import record
from ...engine.events import NOBODY, Counted, Event, Fact, How, Shifted
from ...engine.imagining import Imagination
from ...engine.match import Match
from ...engine.rules import Rules
from ...lowering.anatomy import asking_of
from ...lowering.free_actions import ability_of
from ...model.vocabulary import PLAYER
from ..record.outcome import Outcome
from ..record.outcomes import Outcomes
from ..texts.course import SCORING
from .before_hidden import early_of
from .ends_foreseen import OVER, coming_end, rounds_left
from .led_on import led_on
from .supplies import lacking, used_up

K = TypeVar("K")
#: so many matches more are imagined before something is promised that may depend on what is hidden
MORE = 28
#: whose decision comes next, and where in the rules
Next = tuple[tuple[int, int], ...]
#: how often something is paid, and the ways to pay it
Price = tuple[int, tuple[Step, ...]]


@record
class Prospect:
    """What comes of one way."""

    outcome: Outcome
    #: the thing that is chosen next without a question, as there is only one; where a walk ends that cannot but go on
    forced: Step | None = None
    #: things that the way names, or that are chosen without a question
    named: frozenset[int] = frozenset()
    #: does its player have more of something then, also if the way names it; and of something that is counted, or does
    #: a marker of theirs go on a track, up or down?
    gains: bool = False
    counted: bool = False
    #: which decisions are owed then; None: that is not certain, or the game is over
    then: Next | None = None
    #: does it change nothing at all, shown or not?
    still: bool = False
    #: is a thing chosen next without a question?
    chosen: bool = False
    #: what else is decided then without a question: where one only goes on, everything, otherwise in the same step
    itself: tuple[Step, ...] = ()
    #: is the game over then?
    ends: bool = False
    #: how many rounds are played after this one, if a condition of the end comes true by it
    rounds: int | None = None
    #: what is paid then in the same step, if one is asked how: one of several ways, so many times
    price: Price | None = None
    #: the one piece of its sort that a player has, where it goes off the board by itself, with the zone it goes to
    off: tuple[tuple[str, str], ...] = ()
    #: pieces of theirs that come to stand somewhere, where those are the last they have
    last: tuple[str, ...] = ()
    #: sorts of which something would be taken by it from a supply, if there were any left there
    lacks: tuple[str, ...] = ()
    #: how many of the other pieces of theirs go from the board to a zone of theirs so
    back: tuple[tuple[str, str, int], ...] = ()
    #: and how many of their pieces go from one zone of theirs to another
    fetched: tuple[tuple[str, str, int], ...] = ()
    #: numbers of the game behind the question that become less by it
    spent: frozenset[str] = frozenset()
    #: where its player still decides in the same step then: what may be owed when that is over, and whether more can
    #: come of it than is known
    behind: frozenset[Next] = frozenset()
    open: bool = False
    #: the places in the rules where a card, or a payment with things, is certain to ask them something then
    asked: tuple[int, ...] = ()
    #: cards that nobody has chosen by which others get something, each with what it does
    others: tuple[tuple[int, tuple[Fact, ...]], ...] = ()


def prospects(outcomes: Outcomes, ways: Iterable[Begun], headings: Collection[int] = ()) -> list[Prospect]:
    """`headings`: the places in the rules whose options are headings of others: behind them everything is named."""
    more_of_them: dict[Point, list[Match]] = {}
    return [
        certain(
            outcomes,
            one.point.draws,
            one.point.seat,
            one.way,
            one.way.said[0].pc in headings,
            more_of_them.setdefault(one.point, []),
        )
        for one in ways
    ]


def certain(
    outcomes: Outcomes,
    imagined: Sequence[Match],
    seat: int,
    way: Way,
    below: bool = False,
    more_of_them: list[Match] | None = None,
) -> Prospect:
    """What is the same in every match that is imagined. `below`: what is chosen without a question is named, also if it
    is only one of a sort.

    Where something hidden comes out, a few matches agree by chance: what would be promised then is looked for in more,
    which are imagined once for all ways of a question (`more_of_them`).
    """
    found, came_out = _certain(outcomes, imagined, seat, way, below)
    if came_out and found.outcome.counters:
        more_of_them = [] if more_of_them is None else more_of_them
        if not more_of_them:
            imagination = Imagination(imagined[0], seat)
            more_of_them += [imagination.draw(seed) for seed in range(MORE)]
        found, _ = _certain(outcomes, [*imagined, *more_of_them], seat, way, below)
    return found


def _certain(outcomes: Outcomes, imagined: Sequence[Match], seat: int, way: Way, below: bool) -> tuple[Prospect, bool]:
    """The same for these matches alone, and whether what happens in them differs."""
    led = led_on(imagined, seat, way)
    over = {match.over for match in led.matches} if led is not None else set()
    if led is None or len(over) > 1:
        return Prospect(Outcome()), True
    tried, by_draw = led.matches, led.events
    is_thing, last = outcomes.rules.slots.names_thing, way.steps[-1]
    alone = {
        walked(found, way) if is_walk(match, last.pc) else next_choice(outcomes, found, seat, way)
        for match, found in zip(tried, by_draw, strict=True)
    }
    forced = alone.pop() if len(alone) == 1 else None
    chosen = forced is not None and is_thing(*forced)
    if forced is not None and not (is_thing(*forced) and (below or outcomes.named_apart(forced.code))):
        forced = None  # what is told by its sort is counted, with what else goes of it
    if forced is not None and forced.pc == last.pc and not is_walk(tried[0], last.pc):
        forced = None  # so is the rest of a payment: it goes besides what was chosen
    ahead = {decided(outcomes, found, seat, way) for found in by_draw}
    itself = ahead.pop() if len(ahead) == 1 else ()
    if not goes_on(outcomes, last):
        itself = then_chosen(outcomes, itself, forced)
    steps = (*way.said, *([forced] if forced is not None else ()), *itself)
    named = frozenset(step.code for step in steps if is_thing(*step))
    facts = [told(outcomes, found) for found in by_draw]
    known, card = dict.fromkeys(named, 0), any(by_card(outcomes, step) for step in way.said)
    whole = [outcomes.by_seat(found, seat).get(seat, Outcome()) for found in facts]
    came = [outcomes.by_seat(found, seat, known, card).get(seat, Outcome()) for found in facts]
    came = [with_named(one, everything) for one, everything in zip(came, whole, strict=True)]
    gone = {gone_off(outcomes, found, seat) for found in by_draw}
    back = {come_back(outcomes, found, seat) for found in by_draw}
    fetched = {
        fetched_from(outcomes, found, seat, {*everything.pieces, *(piece for piece, _ in one.passed)})
        for found, one, everything in zip(by_draw, came, whole, strict=True)
    }
    prices = {asked_price(match, seat, last) for match in tried}
    pairs = zip(by_draw, imagined, strict=True)
    left = {rounds_left(outcomes.rules, found, match.round) for found, match in pairs}
    if left == {None} and True not in over:
        left = {coming_end(match, seat) for match in tried}
    rounds = left.pop() if len(left) == 1 else None
    others = {for_others(outcomes, found, seat) for found in by_draw}
    then = {tuple((who, pc) for who, pc, _ in match.owed()) for match in tried}
    outcome = common(came)
    standing = dict.fromkeys(piece for (piece, _), n in outcome.stands.items() if n > 0)
    gone_last = {used_up(before, match, seat, standing) for before, match in zip(imagined, tried, strict=True)}
    prospect = Prospect(
        outcome,
        forced,
        named,
        any(map(more, whole)) or any(fetched),
        all(more(Outcome(counters=one.counters, sorts=one.sorts)) or goes(one, outcomes.tracks) for one in whole),
        then.pop() if len(then) == 1 and True not in over else None,
        not any(facts),
        chosen,
        itself,
        True in over or rounds == OVER,
        rounds if rounds != OVER else None,
        prices.pop() if len(prices) == 1 else None,
        gone.pop() if len(gone) == 1 else (),
        gone_last.pop() if len(gone_last) == 1 else (),
        lacking(imagined, seat, way, by_draw),
        back.pop() if len(back) == 1 else (),
        fetched.pop() if len(fetched) == 1 else (),
        frozenset[str]().union(*(spent(outcomes.rules, found) for found in by_draw)),
        others=others.pop() if len(others) == 1 else (),
    )
    differs = any(one != facts[0] for one in facts[1:])
    return prospect, differs and not came_before(outcomes, by_draw, seat, prospect.outcome)


def came_before(outcomes: Outcomes, by_draw: Sequence[Sequence[Event]], seat: int, outcome: Outcome) -> bool:
    """Has a player all numbers that are promised before anything differs, and before they learn anything? Then what
    comes out later, as where rows are filled up at the end of a turn, has nothing to do with them."""
    early = early_of(outcomes.rules, by_draw, seat)
    return outcomes.by_seat(told(outcomes, early), seat).get(seat, Outcome()).counters == outcome.counters


def with_named(told: Outcome, whole: Outcome) -> Outcome:
    """What is told of a way that names one of a sort: if others of that sort go or come with it, it is counted, too."""
    more_of_it = {
        value: whole.sorts.get(value, 0) for value, n in told.sorts.items() if n * whole.sorts.get(value, 0) > n * n
    }
    return replace(told, sorts=told.sorts | more_of_it)


def gone_off(outcomes: Outcomes, events: Sequence[Event], seat: int) -> tuple[tuple[str, str], ...]:
    """Pieces of which a player has one that go from the board to a zone though nobody decided that."""
    words, found = outcomes.words, dict[str, str]()
    for fact in (fact for event in events if counts(event) and not event.asked for fact in event.facts):
        if isinstance(fact, Shifted) and fact.owner == seat and sum(words.pieces[fact.piece].start.values()) == 1:
            found.pop(fact.piece, None)
            if fact.origin and fact.target and fact.origin.name in words.kinds and fact.target.name in words.zones:
                found[fact.piece] = fact.target.name
    return tuple(found.items())


def come_back(outcomes: Outcomes, events: Sequence[Event], seat: int) -> tuple[tuple[str, str, int], ...]:
    """How many pieces of a sort of which a player has several come back from the board though nobody decided that."""
    words, found = outcomes.words, Counter[tuple[str, str]]()
    for fact in (fact for event in events if counts(event) and not event.asked for fact in event.facts):
        if isinstance(fact, Shifted) and fact.owner == seat and sum(words.pieces[fact.piece].start.values()) > 1:
            zone = words.zones.get(fact.target.name) if fact.target is not None else None
            if fact.origin is not None and fact.origin.name in words.kinds and zone is not None and zone.of == PLAYER:
                found[fact.piece, zone.name] += fact.count
    return tuple((piece, zone, n) for (piece, zone), n in found.items())


def fetched_from(
    outcomes: Outcomes, events: Sequence[Event], seat: int, told: Collection[str]
) -> tuple[tuple[str, str, int], ...]:
    """How many of their pieces a player has in another zone of theirs then, as taken from a supply into the hand; of
    some it is `told` already."""
    words, found = outcomes.words, Counter[tuple[str, str]]()
    for fact in (fact for event in events if counts(event) for fact in event.facts):
        if not (isinstance(fact, Shifted) and fact.owner == seat and fact.origin and fact.target):
            continue
        if fact.piece not in told:
            zones = [words.zones.get(end.name) for end in (fact.origin, fact.target)]
            if all(zone is not None and zone.of == PLAYER for zone in zones):
                found[fact.piece, fact.origin.name] -= fact.count
                found[fact.piece, fact.target.name] += fact.count
    return tuple((piece, zone, n) for (piece, zone), n in found.items() if n > 0)


def for_others(outcomes: Outcomes, events: Sequence[Event], seat: int) -> tuple[tuple[int, tuple[Fact, ...]], ...]:
    """What cards bring other players by a way: whoever takes it may get less for that."""
    by = [(event.cause, event.facts) for event in events if event.cause >= 0 and counts(event)]
    return tuple((card, facts) for card, facts in by if {*outcomes.by_seat(facts, seat)} - {seat, NOBODY})


def asked_price(match: Match, seat: int, last: Step) -> Price | None:
    """What a player must pay next, in the step they are in, if they are asked in what; of things, that says itself."""
    owed, choices = owed_by(match, seat), match.rules.machine.program.choices
    choice = choices[owed[0]] if owed is not None else choices[last.pc]
    asking = asking_of(choice.effect)
    if owed is None or asking is None or not asking.pays or choice.step != choices[last.pc].step:
        return None
    ways = tuple(Step(owed[0], code) for code in owed[1])
    if owed[0] == last.pc or any(match.rules.slots.names_thing(*way) for way in ways):
        return None
    thread = match.threads.get(seat) if match.threads is not None else None
    times = (thread or match).state[choice.left] if choice.left >= 0 else 1
    # of what is paid in an order, later ways are not offered yet
    return times, ways if times == 1 else tuple(Step(owed[0], code) for code in choice.names if code >= 0)


def by_card(outcomes: Outcomes, step: Step) -> bool:
    """Is a card used, or something chosen for one?"""
    game, choice = outcomes.spoken.game, outcomes.rules.machine.program.choices[step.pc]
    cards = {ability.entry for ability in game.abilities}
    return ability_of(game, choice, step.code) is not None or not cards.isdisjoint(choice.step.split("."))


def counts(event: Event) -> bool:
    """Does an event tell what a way brings: neither what was decided before, nor the final scoring?"""
    return not event.opened and event.path.partition("/")[0] != SCORING


def told(outcomes: Outcomes, events: Iterable[Event]) -> list[Fact]:
    """What tells what a way brings. That the game itself puts a marker back to where it stood on its track at the
    beginning comes with every round, whatever was chosen: where the marker goes from then on is not told."""
    found: list[Fact] = []
    put_back: set[tuple[str, int]] = set()
    for event in filter(counts, events):
        for fact in event.facts:
            if not isinstance(fact, Counted):
                found.append(fact)
                continue
            if event.seat == NOBODY and fact.holder >= 0 and fact.name in outcomes.tracks:
                put_back |= {(fact.name, fact.holder)} if fact.now == started(outcomes, fact) else set()
            found += [fact] if (fact.name, fact.holder) not in put_back else []
    return found


def started(outcomes: Outcomes, fact: Counted) -> int:
    """The number that a counter of a player began with."""
    starts = outcomes.words.counters[fact.name].start
    return starts[min(fact.holder, len(starts) - 1)]


def spent(rules: Rules, events: Iterable[Event]) -> set[str]:
    """Of the numbers of the game that stand behind questions, those that become less by a way: what it does with them
    first counts, as they may begin anew for somebody else before that one decides."""
    facts = (fact for event in events for fact in event.facts)
    first: dict[str, Counted] = {}
    for fact in facts:
        if isinstance(fact, Counted) and fact.holder < 0 and fact.name in rules.shown_by.questions:
            first.setdefault(fact.name, fact)
    return {name for name, fact in first.items() if fact.now < fact.before}


def walked(events: Sequence[Event], way: Way) -> Step | None:
    """Where a walk ends, if its last steps were no decisions."""
    pc = way.steps[-1].pc
    places = [event.code for event in events if event.pc == pc and event.code != STOP and not event.opened]
    return Step(pc, places[-1]) if places and places[-1] != destination(way.said) else None


def next_choice(outcomes: Outcomes, events: Sequence[Event], seat: int, way: Way) -> Step | None:
    """What was chosen first behind a way without a question; of a walk that begins then, where it ends."""
    asked = [n for n, event in enumerate(events) if event.asked and event.pc == way.steps[-1].pc]
    behind = [event for event in events[asked[-1] + 1 :] if event.chosen and event.code != STOP] if asked else []
    if not behind or behind[0].how is not How.ONLY or behind[0].seat != seat:
        return None
    if begins_anew(outcomes, way.steps[-1].pc, behind[0].pc):
        return None
    return Step(behind[0].pc, [event.code for event in behind if event.pc == behind[0].pc][-1])


def goes_on(outcomes: Outcomes, step: Step) -> bool:
    return outcomes.rules.machine.program.choices[step.pc].names.get(step.code) == GO_ON


def then_chosen(outcomes: Outcomes, steps: Sequence[Step], forced: Step | None) -> tuple[Step, ...]:
    """The things that are chosen behind the first one, in the same step of the rules."""
    choices = outcomes.rules.machine.program.choices
    rest = steps[1:] if forced is not None and steps and steps[0] == forced else ()
    same = takewhile(lambda step: choices[step.pc].step == choices[steps[0].pc].step, rest)
    return tuple(s for s in same if outcomes.rules.slots.names_thing(*s) and outcomes.named_apart(s.code))


def begins_anew(outcomes: Outcomes, pc: int, then: int) -> bool:
    """Is the second asked because what the first belongs to is done once more?"""
    choices = outcomes.rules.machine.program.choices
    return turns_back(choices[pc], choices[then])


def decided(outcomes: Outcomes, events: Sequence[Event], seat: int, way: Way) -> tuple[Step, ...]:
    """What decides itself behind a way, up to the next thing that is not of this player; to stop is nothing."""
    asked = max((n for n, event in enumerate(events) if event.asked and event.pc == way.steps[-1].pc), default=-1)
    mine = takewhile(lambda event: event.seat == seat, (e for e in events[asked + 1 :] if e.chosen))
    behind = takewhile(lambda event: not begins_anew(outcomes, way.steps[-1].pc, event.pc), mine)
    return tuple(Step(event.pc, event.code) for event in behind if event.how is How.ONLY and event.code >= 0)


def more(outcome: Outcome) -> bool:
    """Is there anything of which a player has more?"""
    counters = (now - before for before, now in outcome.counters.values())
    rest = (outcome.sorts, outcome.things, outcome.kinds, outcome.pieces)
    return any(n > 0 for n in (*counters, *(n for part in rest for n in part.values())))


def goes(outcome: Outcome, tracks: Collection[str]) -> bool:
    """Does a marker go on a track?"""
    return any(before != now for name, (before, now) in outcome.counters.items() if name in tracks)


def gained(outcome: Outcome, tracks: Collection[str]) -> Outcome:
    """What comes of it without what is lost; on a track it is no loss to go down."""
    counters = {name: (a, b) for name, (a, b) in outcome.counters.items() if b > a or name in tracks}
    sorts, things = risen(outcome.sorts), risen(outcome.things)
    return replace(
        outcome,
        counters=counters,
        changes={},
        sorts=sorts,
        things=things,
        kinds=risen(outcome.kinds),
        pieces=risen(outcome.pieces),
    )


def risen(part: Mapping[K, int]) -> dict[K, int]:
    """What there is more of."""
    return {name: n for name, n in part.items() if n > 0}


def common(found: Sequence[Outcome]) -> Outcome:
    """What several outcomes have in common."""
    first, *others = found
    shared: dict[str, Any] = {}
    for name in (field.name for field in fields(Outcome)):
        part = getattr(first, name)
        if isinstance(part, dict):
            same = {key: v for key, v in part.items() if all(getattr(o, name).get(key) == v for o in others)}
            shared[name] = same
        elif all(getattr(o, name) == part for o in others):
            shared[name] = part
    return Outcome(**shared)


def idle(found: Sequence[Prospect]) -> list[bool]:
    """Of each way: does it bring nothing, and is it over then as others are that bring something that is counted?"""
    ends = [one.behind or frozenset(() if one.then is None else (one.then,)) for one in found]
    over = frozenset[Next]().union(*(end for one, end in zip(found, ends, strict=True) if one.counted))
    return [
        not one.gains and not one.open and end != set() and end <= over for one, end in zip(found, ends, strict=True)
    ]
