"""What cannot be unseen: whether a decision let anybody learn something, so that it must not be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..diagnostics.problems import MessageRef, say
from ..lowering.layout import CHANCE
from .imagining import Imagination, laden
from .machine import DeadEnd
from .operations import Impossible

if TYPE_CHECKING:
    from .match import Match

#: imagined matches in which a decision is made once more
SAMPLES = 16


def sealed_by(before: Match, after: Match) -> MessageRef | None:
    """Why the decision between two moments stands: chance was used, answers came open, or something hidden was seen."""
    if before.state[CHANCE] != after.state[CHANCE]:
        return say("undo-chance")
    if before.threads is not None and len(before.threads) > 1:
        if answers(after) != answers(before) + 1:  # the block is over, and another one may have begun
            return say("undo-secret")
    pairs = zip(unknown_things(before), unknown_things(after), strict=True)
    if any(was and not now for of_seat in pairs for was, now in zip(*of_seat, strict=True)):
        return say("undo-seen")
    return say("undo-seen") if shown(before, after) or told(before, after) else None


def shown(before: Match, after: Match) -> bool:
    """Whether something hidden was chosen in the open: the others are told what it is before it is moved."""
    rules, (_, pc, code) = before.rules, after.history[-1]
    if (
        before.threads is not None
        or pc not in rules.sight.open_choices
        or code in rules.machine.program.choices[pc].names
    ):
        return False
    return any(unseen[code] for unseen in unknown_things(before))


def told(before: Match, after: Match) -> bool:
    """Whether what came of a decision tells what was hidden, though that is hidden again: it could have come otherwise.

    Found by deciding the same in imagined matches; what only one card of very many would change can be missed.
    """
    player, _, code = after.history[-1]
    if before.threads is not None:
        return False
    seen, imagination = after.view(player), Imagination(before, player)
    for seed in range(SAMPLES):
        other = imagination.draw(seed)
        try:
            other.pick(player, code)
        except (DeadEnd, Impossible):
            return True
        if other.view(player) != seen:
            return True
    return False


def answers(match: Match) -> int:
    """How many answers of the secret block that is open were given."""
    return sum(len(thread.answers) for thread in match.threads.values()) if match.threads is not None else 0


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
