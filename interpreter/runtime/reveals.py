"""What cannot be unseen: whether a decision let anybody learn something, so that it must not be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Said, say
from ..program.layout import CHANCE
from .imagining import recognised

if TYPE_CHECKING:
    from .match import Match


def sealed_by(before: Match, after: Match) -> Said | None:
    """Why the decision between two moments stands: chance was used, answers came open, or something hidden was seen."""
    if before.state[CHANCE] != after.state[CHANCE]:
        return say("undo-chance")
    if before.threads is not None and len(before.threads) > 1:
        if answers(after) != answers(before) + 1:  # the block is over, and another one may have begun
            return say("undo-secret")
    unknown = unknown_things(before)
    if any(was and not now for was, now in zip(unknown, unknown_things(after), strict=True)):
        return say("undo-seen")
    return None


def answers(match: Match) -> int:
    """How many answers of the secret block that is open were given."""
    return sum(len(thread.answers) for thread in match.threads.values()) if match.threads is not None else 0


def unknown_things(match: Match) -> list[bool]:
    """By seat and thing, whether the player cannot know where it lies: what `imagine` would draw anew."""
    sight, state = match.rules.sight, match.state
    told = recognised(match.rules, state)
    found: list[bool] = []
    for seat in range(match.rules.players):
        unseen = sight.unseen(state, seat)
        for thing in told:
            unseen[thing] = False
        found += unseen
    return found
