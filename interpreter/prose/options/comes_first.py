"""What comes before a question's options do anything: the steps that only lead there are done whatever is chosen.

comes_first(spoken, asked)      # in words, with the cards by which it may be otherwise; None if nothing comes
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...asking.foresight import Step, Steps
from ...asking.question import Asked
from ...asking.ways import Way
from ...diagnostics.records import record
from ...engine.events import Event, How
from ...engine.match import Match
from ..record.outcome import Outcome
from ..record.outcomes import Outcomes
from .besides import others_told, went_back, went_off
from .ends_foreseen import rounds_left
from .prompts import Prompts
from .prospects import come_back, common, for_others, gone_off, told
from .tried import stands, taken


@record
class First:
    text: str
    #: what can be used before all of it has come, if it is not certain to come then
    unless: tuple[str, ...] = ()


def comes_first(spoken: Prompts, asked: Asked) -> First | None:
    outcomes, draws = Outcomes(spoken), asked.start.draws if asked.silent else ()
    happened = [taken(draw.clone(), asked.seat, Way(asked.silent)) for draw in draws]
    parts = come(outcomes, draws, asked.seat, [events or [] for events in happened])
    if not parts:
        return None
    early = [way for way in asked.first if way.silent < len(asked.silent)]
    unsure = [way for way in early if not comes_anyway(outcomes, asked, way, parts)]
    return First(", ".join(parts), tuple(dict.fromkeys(spoken.label(*way.said[0]) for way in unsure)))


def come(outcomes: Outcomes, draws: Sequence[Match], seat: int, happened: Sequence[Sequence[Event]]) -> list[str]:
    """What is the same of it in every match that is imagined, in words."""
    if not any(happened):
        return []
    facts = [told(outcomes, events) for events in happened]
    spoken = outcomes.spoken
    events = [replace(event, how=How.ITSELF) for event in happened[0]]  # only to go on is to decide nothing
    found = outcomes.parts(common([outcomes.by_seat(one, seat).get(seat, Outcome()) for one in facts]))
    found += [
        *went_off(spoken, gone_off(outcomes, events, seat)),
        *went_back(spoken, come_back(outcomes, events, seat)),
    ]
    others = (others_told(outcomes, *one, seat) for one in for_others(outcomes, events, seat))
    found += filter(None, others)
    rounds = rounds_left(spoken.rules, events, draws[0].round)
    return [*found, *([spoken.say("cli-end-comes", rounds=rounds)] if rounds is not None else [])]


def comes_anyway(outcomes: Outcomes, asked: Asked, way: Way, parts: list[str]) -> bool:
    """Does all of it also come with something that can be done before all of it has come: before that, or after it?"""
    draws = [draw.clone() for draw in asked.start.draws]
    happened = [taken(draw, asked.seat, Way(asked.silent[: way.silent])) or [] for draw in draws]
    if come(outcomes, asked.start.draws, asked.seat, happened) == parts:
        return True
    rest = asked.silent[way.silent :]
    for draw, events in zip(draws, happened, strict=True):
        used = taken(draw, asked.seat, Way(way.said))
        if used is None:
            return False
        events += [*behind(used, rest), *gone_on(draw, asked.seat, rest)]
    return come(outcomes, asked.start.draws, asked.seat, happened) == parts


def behind(used: Sequence[Event], rest: Steps) -> Sequence[Event]:
    """What comes by itself when something was done: where nothing else can be done any more, one is not asked whether
    to go on."""
    on = (n for n, event in enumerate(used) if not event.asked and Step(event.pc, event.code) in rest)
    return used[next(on, len(used)) :]


def gone_on(match: Match, seat: int, rest: Steps) -> list[Event]:
    """What comes by the steps that only lead on, as far as they are still asked for."""
    return [e for step in rest if stands(match, seat, step) for e in taken(match, seat, Way((step,))) or ()]
