"""A game that was played, as plain data for other programs: ids and numbers only, the same in every language."""

from __future__ import annotations

from typing import Any

from ..engine.match import Match
from .save_records import PERSON, Record
from .timeline import Timeline

VERSION = 1


def exported(timeline: Timeline, record: Record) -> dict[str, Any]:
    """Which game it was, every decision up to the moment looked at, and how it stands there."""
    rules, now = timeline.match.rules, timeline.now
    seats = [thing.name for thing in rules.words.things[: rules.players]]
    decisions: list[dict[str, Any]] = []
    timeline.at(0)
    for number, (player, pc, code) in enumerate(timeline.way[:now], 1):
        match = timeline.match
        decisions.append(
            {
                "number": number,
                "round": match.round,
                "player": seats[player],
                "step": rules.machine.program.choices[pc].path,
                "option": rules.option_id(pc, code),
                "secret": match.threads is not None,
            }
        )
        timeline.forward()
        decisions[-1]["points"] = dict(zip(seats, timeline.match.points(), strict=True))
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
        "decisions": decisions,
        "round": match.round,
        "points": dict(zip(seats, match.points(), strict=True)),
        "over": match.over,
        "result": _result(match, seats) if match.over else None,
        "state": match.digest(),
    }


def _result(match: Match, seats: list[str]) -> dict[str, Any]:
    result = match.result()
    return {
        "ranking": [seats[player] for player in result.ranking],
        "winners": [seats[player] for player in result.winners],
        "points": dict(zip(seats, result.points, strict=True)),
        "by_source": dict(zip(seats, result.by_source, strict=True)),
        "rounds": result.rounds,
        "cause": result.cause,
    }
