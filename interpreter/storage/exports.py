"""A game that was played, as plain data for other programs: ids and numbers only, the same in every language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from ..engine.events import (
    NOBODY,
    Counted,
    Ended,
    Event,
    Fact,
    LaidOut,
    Looked,
    Moved,
    Noted,
    Place,
    Seated,
    Shifted,
    Told,
    Turned,
)
from ..engine.match import Match
from ..engine.rules import Rules
from ..lowering.layout import UNORDERED
from .save_records import PERSON, Record
from .timeline import Timeline

VERSION = 1


def exported(timeline: Timeline, record: Record) -> dict[str, Any]:
    """Which game it was, every decision up to the moment looked at, and how it stands there."""
    rules, now = timeline.match.rules, timeline.now
    seats = [thing.name for thing in rules.words.things[: rules.players]]
    decisions: list[dict[str, Any]] = []
    happened, over = timeline.record.by_decision(), timeline.match.over
    timeline.at(0)
    for number, (player, pc, code) in enumerate(timeline.way[:now], 1):
        match = timeline.match
        known = over or any(e.asked and not e.secret and not e.unseen for e in happened[number - 1])
        decisions.append(
            {
                "number": number,
                "round": match.round,
                "player": seats[player],
                "step": rules.machine.program.choices[pc].path,
                "option": rules.option_id(pc, code) if known else None,
                "secret": match.threads is not None,
            }
        )
        timeline.forward()
        decisions[-1]["points"] = _points(timeline.match, seats, over)
        told = [event for event in happened[number - 1] if over or not event.secret]
        decisions[-1]["events"] = [as_data(rules, event, over) for event in told]
    match = timeline.match
    return {
        "spielwerk": "export",
        "version": VERSION,
        "game": rules.name,
        "rules": rules.digest,
        "players": rules.players,
        "expansions": list(rules.pack.applied_expansions),
        "variants": list(rules.pack.applied_variants),
        # with it everything that is still hidden could be worked out
        "seed": match.seed if match.over else None,
        "seats": [
            {"by": seat.by} if seat.by == PERSON else {"by": seat.by, "seed": seat.seed if match.over else None}
            for seat in record.seats
        ],
        "set_up": [as_data(rules, event, over) for event in timeline.record.set_up],
        "decisions": decisions,
        "round": match.round,
        "points": _points(match, seats, over),
        "over": match.over,
        "result": _result(match, seats) if match.over else None,
        "state": match.digest(),
    }


def _points(match: Match, seats: list[str], over: bool) -> dict[str, int | None]:
    """A counter lies open; any other number that decides may speak of what is hidden."""
    known = over or match.rules.score is not None
    return dict(zip(seats, match.points() if known else [None] * len(seats), strict=True))


def as_data(rules: Rules, event: Event, over: bool = False) -> dict[str, Any]:
    """Who did what and what changed by it; as long as the game is not over, only what everybody may know."""
    seat, told = event.seat, event.chosen and (over or not event.unseen)
    facts = event.facts if over else together(rules, in_all([fact for fact in event.facts if not fact.unseen]))
    return {
        "player": rules.words.things[seat].name if seat != NOBODY else None,
        "how": event.how.value,
        "opened": event.opened,
        "step": event.path,
        "option": rules.option_id(event.pc, event.code) if told else None,
        "changes": [_change(rules, fact) for fact in facts],
    }


def in_all(facts: Sequence[Fact]) -> list[Fact]:
    """What counters come to in all, by source: that it were twos and a one may tell what lies hidden."""
    sums: dict[tuple[str, int, str], int] = {}
    values: dict[tuple[str, int], int] = {}
    for fact in facts:
        if isinstance(fact, Counted):
            key = fact.name, fact.holder, fact.source
            sums[key] = sums.get(key, 0) + fact.now - fact.before
            values.setdefault(key[:2], fact.before)
    found: list[Fact] = []
    for fact in facts:
        if not isinstance(fact, Counted):
            found.append(fact)
        elif by := sums.pop((fact.name, fact.holder, fact.source), 0):
            before = values[fact.name, fact.holder]
            values[fact.name, fact.holder] = before + by
            found.append(Counted(fact.name, fact.holder, before, before + by, fact.source))
    return found


def together(rules: Rules, facts: Sequence[Fact]) -> list[Fact]:
    """What came to lie together in no order has none here: in which it came out of a stack, nobody can see any more."""

    def way(fact: Fact) -> tuple[int, int] | None:
        heap = isinstance(fact, Moved) and fact.target >= 0 and rules.layout.places[fact.target].form in UNORDERED
        return (fact.origin, fact.target) if isinstance(fact, Moved) and heap else None

    def thing(fact: Fact) -> int:
        return fact.thing if isinstance(fact, Moved) else 0

    return [fact for by, some in groupby(facts, way) for fact in (some if by is None else sorted(some, key=thing))]


def _change(rules: Rules, fact: Fact) -> dict[str, Any]:
    """A counter, a note, a thing, pieces, a layout, what brings the end: of what or whom, and from what to what."""
    names = rules.sight.names

    def at(place: int) -> dict[str, Any] | None:
        info = rules.layout.places[place] if place >= 0 else None
        return None if info is None else {"zone": info.zone, "of": names[info.holder] if info.holder >= 0 else None}

    def lying(place: Place | None) -> dict[str, Any] | None:
        return None if place is None else {"at": place.name, "of": names[place.holder] if place.holder >= 0 else None}

    if isinstance(fact, Counted):
        of = names[fact.holder] if fact.holder >= 0 else None
        return {"counter": fact.name, "of": of, "from": fact.before, "to": fact.now, "source": fact.source or None}
    if isinstance(fact, Noted):
        before, now = (names[thing] if thing >= 0 else None for thing in (fact.before, fact.now))
        return {"note": fact.name, "of": names[fact.holder] if fact.holder >= 0 else None, "from": before, "to": now}
    if isinstance(fact, Moved):
        return {"thing": names[fact.thing], "from": at(fact.origin), "to": at(fact.target)}
    if isinstance(fact, Shifted):
        owner = names[fact.owner] if fact.owner >= 0 else None
        moved = {"from": lying(fact.origin), "to": lying(fact.target)}
        return {"piece": fact.piece, "owner": owner, "count": fact.count, **moved}
    if isinstance(fact, Turned):
        shown = rules.words.kind_of(fact.thing).on_face(fact.now)
        return {"die": names[fact.thing], "shows": shown, "thrown": fact.thrown}
    if isinstance(fact, Looked):
        by = [names[seat] for seat in sorted(fact.seats)]
        return {"looked": [names[thing] for thing in fact.things], "at": at(fact.place), "by": by}
    if isinstance(fact, Told):
        words, slot = rules.words, fact.slot + 1 if fact.slot >= 0 else None
        where = {"at": at(fact.place), "slot": slot}
        if fact.denied is not None:
            return {"told": fact.prop, "not": words.value_of(words.things[fact.thing], fact.prop, fact.denied), **where}
        return {"told": fact.prop, "is": words.printed(fact.thing, fact.prop), **where}
    if isinstance(fact, LaidOut):
        return {"layout": fact.name, "things": [names[thing] for thing in fact.things]}
    if isinstance(fact, Seated):
        return {"player": names[fact.seat], "now": fact.standing.value}
    if isinstance(fact, Ended):
        return {"end": fact.cause, "rounds": max(fact.rounds, 0), "now": fact.rounds < 0}
    return {"chance": True}


def _result(match: Match, seats: list[str]) -> dict[str, Any]:
    result = match.result()
    return {
        "ranking": [seats[player] for player in result.ranking],
        "winners": [seats[player] for player in result.winners],
        "points": dict(zip(seats, result.points, strict=True)),
        "by_source": dict(zip(seats, result.by_source, strict=True)),
        "rounds": result.rounds,
        "cause": result.cause,
        "out": [seats[player] for player in result.out],
    }
