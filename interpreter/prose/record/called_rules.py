"""What a deed had done besides, by a rule that has words for being done (`.does`): a deed of its own behind it."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ...engine.events import Event, Fact
from ..questions.questions import Questions
from .paragraphs import Clause


def done_besides(
    spoken: Questions, event: Event, facts: Sequence[Fact], said: Container[str]
) -> tuple[list[Fact], list[Clause]]:
    """Of some facts of an event (in their order) those that came of the deed itself, and for each rule that was called
    for others a clause; `said`: what the deed is told by."""
    own: list[Fact] = []
    found: list[Clause] = []
    left = [*facts]
    for fact, called in zip(event.facts, event.called or ((),) * len(event.facts), strict=True):
        if not left or fact is not left[0]:
            continue
        del left[0]
        words = next(filter(None, (words_for(spoken, rule) for rule in called)), "")
        if not words or words in said:
            own.append(fact)
            continue
        if not found or found[-1].words != words:  # told only if anything came of it that somebody sees
            found.append(Clause(words=words, deed=True, brought=True, known=True))
        found[-1].facts.append(fact)
    return own, found


def words_for(spoken: Questions, rule: str) -> str:
    """What is said of somebody for whom a rule is done; nothing of one that is done with or at something, which nobody
    would know here."""
    checked = spoken.game.rules[rule]
    return spoken.does_unasked(rule) if checked.object is None and checked.place is None else ""
