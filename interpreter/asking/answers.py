"""Answers of a game that was played: which decisions in a row were one answer, as a person would be asked again."""

from __future__ import annotations

from collections.abc import Sequence

from ..diagnostics.records import record
from ..engine.match import Match
from .foresight import Step
from .question import ask


@record
class Answer:
    """Whether somebody was asked for it, and how many decisions were made by it."""

    asked: bool
    decisions: int


def answers(match: Match, seat: int, decisions: Sequence[tuple[int, int]], alone: bool) -> list[Answer]:
    """What a player decided in a row from a match on, as (place in the rules, code), put together answer by answer.

    What was decided in another way than it is asked now is an answer of its own, decision by decision.
    """
    match, left, found = match.clone(), tuple(Step(pc, code) for pc, code in decisions), list[Answer]()
    while left:
        asked = ask(match, seat, alone)
        ways = [way.steps for way in (*asked.options, *asked.mirrored)] if asked.unasked is None else [asked.unasked]
        fitting = [steps for steps in ways if steps == left[: len(steps)]]
        taken = left[: max(map(len, fitting), default=1)]
        found.append(Answer(asked.unasked is None, len(taken)))
        for step in taken:
            match.pick(seat, step.code)
        left = left[len(taken) :]
    return found
