"""What cannot be unseen: whether a decision let anybody learn something, so that it must not be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from ..diagnostics.problems import MessageRef, say
from .events import Chanced, Event, How
from .imagining import Imagination
from .machine import DeadEnd
from .operations import Impossible
from .watching import read_by

if TYPE_CHECKING:
    from .match import Match

#: imagined matches in which a decision is made once more
SAMPLES = 16


def sealed_by(before: Match, player: int, code: int, events: Sequence[Event]) -> MessageRef | None:
    """Why a decision stands: by what happened, or by what could have happened instead."""
    return noted(events, before.rules.players) or (say("undo-seen") if told(before, player, code) else None)


def noted(events: Sequence[Event], players: int) -> MessageRef | None:
    """What the record says: chance was used, answers given in secret came open, or somebody saw something hidden."""
    if any(isinstance(fact, Chanced) for event in events for fact in event.facts):
        return say("undo-chance")
    if players > 1 and any(event.opened and event.how is How.ASKED for event in events):
        return say("undo-secret")
    return say("undo-seen") if any(event.learned for event in events) else None


def told(before: Match, player: int, code: int) -> bool:
    """Whether what came of a decision tells what is hidden, though nobody saw it: it could have come otherwise.

    The record knows what changed and who saw it, not why: that an effect was done or not, brought so much, or left
    these options, because of a card that nobody moved. What only one card of very many would change can be missed;
    that a player could decide so at all is theirs to tell.
    """
    if before.threads is not None:
        return False
    after = before.clone()
    after.pick(player, code)
    read = read_by(before, player, code)
    return any(otherwise(before, after, seat, read) for seat in range(before.rules.players))


def otherwise(before: Match, after: Match, seat: int, read: set[int] | None = None) -> bool:
    """Whether a player would see something else if the same were decided in matches as they may imagine them.

    `read`: the slots it depends on; if none of them is drawn anew there is nothing to try."""
    slots, (player, pc, code) = before.rules.slots, after.history[-1]

    def hidden(match: Match, option: int) -> bool:
        return slots.names_thing(pc, option) and seat in slots.unseen(match.state, option)

    veiled, imagination, came = hidden(before, code), Imagination(before, seat), changes(before, after)
    if not veiled and read is not None and came is not None and imagination.leaves(read):
        return False
    able_to, seen = allowed(after, seat), cache(lambda: after.view(seat))
    for seed in range(SAMPLES):
        other = imagination.draw(seed)
        offered = next((codes for who, at, codes in other.owed() if (who, at) == (player, pc)), [])
        # of what is chosen out of sight, only that it is one of those
        able = [option for option in offered if (hidden(other, option) if veiled else option == code)]
        if not able:
            continue
        start = other.state[:] if other.threads is None else None
        try:
            other.pick(player, able[seed % len(able)])
        except (DeadEnd, Impossible):
            if seat == player:
                return True
            continue  # then it would not have been offered
        if allowed(other, seat) != able_to:
            return True
        # both looked the same before, and nothing hidden was seen: the same changes look the same
        if came is not None and start is not None and wrote(start, other, came):
            continue
        if other.view(seat) != seen():
            return True
    return False


def allowed(match: Match, seat: int) -> list[list[int]]:
    """What a player may answer."""
    return [codes for who, _, codes in match.owed() if who == seat]


def changes(before: Match, after: Match) -> list[tuple[int, int]] | None:
    """What a decision has written, slot by slot, without answers that are only kept to be quick; None where more can be
    seen than what was written: at the end, or where players answer in secret."""
    if after.over or after.threads is not None or before.threads is not None:
        return None
    was, now = before.state[:], after.state
    for first, last in before.rules.machine.kept:
        was[first:last] = now[first:last]
    return [(slot, new) for slot, (old, new) in enumerate(zip(was, now, strict=True)) if old != new]


def wrote(start: list[int], after: Match, came: list[tuple[int, int]]) -> bool:
    """Whether a decision from this state has written exactly that, and nothing more can be seen than what it wrote."""
    if after.over or after.threads is not None or any(start[slot] == now for slot, now in came):
        return False
    for slot, now in came:
        start[slot] = now
    for first, last in after.rules.machine.kept:
        start[first:last] = after.state[first:last]
    return after.state == start


def answers(match: Match) -> int:
    """How many answers of the secret block that is open were given."""
    return sum(len(thread.answers) for thread in match.threads.values()) if match.threads is not None else 0
