"""Saves: a match as readable text that can be played again; also by rules that have changed since, with its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from time import process_time
from typing import TYPE_CHECKING

from ..diagnostics.problems import Refused, say
from ..engine.machine import DeadEnd
from ..engine.operations import Impossible
from ..packs.names import clip
from .packed_files import saved_rules
from .save_header import SAVE, fitting, seed, shown
from .save_records import Back, Chain, Record, Seat, Took, decisions, opening, read_record, standing
from .timeline import Timeline

if TYPE_CHECKING:
    from ..engine.match import Match
    from ..engine.rules import Rules


def save(match: Match, seats: Iterable[Seat] = ()) -> str:
    """The rules, the set-up and the decisions; `seats` says who decides for whom."""
    chain = Chain()
    return "".join([*opening(match, seats, chain), *decisions(match, chain), standing(match, chain, end=True)])


def load_save(text: str, rules: Rules | None = None, *, saved: bool = False) -> Match:
    """Plays a save again: with the rules given, with those found by the game's name, or with those saved in it."""
    if not isinstance(text, str):
        raise Refused(say("save-is-text", what=SAVE))
    record = read_record(text.encode("utf-8", "replace"))
    return played(record, rules_of(record) if saved else rules).match


def rules_of(record: Record) -> Rules:
    """The rules inside a save, ready to play."""
    return saved_rules(record.head, record.pack)


def played(
    record: Record,
    rules: Rules | None = None,
    until: int | None = None,
    progress: Callable[[float], None] | None = None,
    seconds: float = math.inf,
) -> Timeline:
    """The whole way of a save, or of its first decisions. A faulty line is refused unless it lies behind that.

    `progress` is told the share that has been played: strangers' saves can be long, and their rules slow. What takes
    more than so many `seconds` of the processor is given up.
    """
    if record.fault is not None and (until is None or until > record.decisions):
        raise Refused(record.fault)
    if until is not None and not 0 <= until <= record.decisions:
        raise Refused(say("no-such-decision", n=until, last=record.decisions))
    rules = fitting(record.head, rules)
    way, noted = standing_way(record)
    begun = process_time()
    places = [0]  # by the number of a decision in the save, how many led there
    try:
        timeline = Timeline(rules.start(seed(record.head)))
        for n in range(len(way) + 1):
            if n:
                _take(timeline, way[n - 1])
            if not record.complete:
                _answer_only(timeline)
            places[n:] = [timeline.now]
            if n and progress is not None:
                progress(n / len(way))
            if n < len(way) and process_time() - begun > seconds:
                raise Refused(say("save-slow", percent=100 * n // len(way)))
            if n in noted and noted[n] != {found := timeline.match.digest()}:
                wanted = min(noted[n] - {found})
                raise Refused(say("decisions-lead-elsewhere", found=found, wanted=shown(wanted)))
    except (DeadEnd, Impossible):
        raise Refused(say("decisions-lead-nowhere")) from None
    timeline.at(places[record.decisions if until is None else until])
    timeline.forget()
    return timeline


def standing_way(record: Record) -> tuple[list[Took], dict[int, set[str]]]:
    """The decisions that were not taken back, and by their number the digests noted on the way.

    Nobody plays what was taken back: a file could go back so often that it would take for ever.
    """
    way: list[Took] = []
    noted: list[tuple[int, str]] = []
    for step in record.steps:
        if isinstance(step, Took):
            way.append(step)
        elif isinstance(step, Back):
            del way[step.to :]
            while noted and noted[-1][0] > step.to:
                noted.pop()
        else:
            noted.append((len(way), step.digest))
    found: dict[int, set[str]] = {}
    for n, digest in noted:
        found.setdefault(n, set()).add(digest)
    return way, found


def _answer_only(timeline: Timeline) -> None:
    """What was not asked when the save was made: decisions with one option."""
    while (only := timeline.match.only_answer()) is not None:
        timeline.pick(*only)


def _take(timeline: Timeline, step: Took) -> None:
    match, n = timeline.match, timeline.now + 1
    rules, owed = match.rules, match.owed()
    if not owed:
        raise Refused(say("decision-after-end", n=n))
    for player, pc, codes in owed:
        if rules.words.things[player].name == step.who:
            for code in codes:
                if rules.option_id(pc, code) == step.option:
                    timeline.pick(player, code)
                    return
            raise Refused(say("decision-not-offered", n=n, option=clip(step.option, 80), who=step.who))
    raise Refused(say("decision-nobody", n=n, who=clip(step.who, 80)))
