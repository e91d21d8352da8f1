"""What a player cannot know of a position."""

from __future__ import annotations

from spielwerk.interpreter import Match
from spielwerk.interpreter.engine.imagining import laden


def unknown_things(match: Match) -> list[list[bool]]:
    """By seat and thing, whether the player cannot know where it lies: what `imagine` would draw anew."""
    sight, state = match.rules.sight, match.state
    known = laden(match.rules, state)
    found: list[list[bool]] = []
    for seat in range(match.rules.players):
        unseen = sight.unseen(state, seat)
        for thing in known:
            unseen[thing] = False
        found.append(unseen)
    return found
