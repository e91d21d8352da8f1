"""Where each player's points would come from if the game ended now, as far as one player can know it."""

from __future__ import annotations

from collections.abc import Sequence

from ..diagnostics.records import record
from ..lowering.layout import PC
from .imagining import Imagination
from .machine import DeadEnd
from .match import Match
from .operations import Impossible

#: imagined matches that are compared: what differs between them nobody can know. So many, because of few all may
#: happen to agree; what one card of very many would change can still be missed
SAMPLES = 64


@record
class Scored:
    """The points of one player; None: whoever asks cannot know it."""

    points: int | None
    sources: dict[str, int | None]


def scored_now(match: Match, seat: int) -> list[Scored]:
    """By player: what they have and what the final scoring would add, as the player at a seat sees it."""
    imagination = Imagination(match, seat)
    imagined = [imagination.draw(seed) for seed in range(SAMPLES)]
    samples = [ended for ended in map(_ended, imagined) if ended is not None]
    if len(samples) < SAMPLES:  # a scoring that asks: what everybody has so far
        samples = imagined
    found = []
    for player in range(match.rules.players):
        each = [sample.points_by_source(player) for sample in samples]
        sources = {name: _agreed([by[name] for by in each]) for name in each[0]}
        found.append(Scored(_agreed([sample.points()[player] for sample in samples]), sources))
    return found


def added_now(match: Match, seat: int) -> list[int | None]:
    """By player: how many points the final scoring would add to those they have; None: whoever asks cannot know it.

    Nothing if no counter is the score: what decides then may speak of what is hidden."""
    if match.rules.score is None or match.over:
        return []
    scored = [by.points for by in scored_now(match, seat)]
    return [None if then is None else then - now for then, now in zip(scored, match.points(), strict=True)]


def _agreed(numbers: Sequence[int]) -> int | None:
    return numbers[0] if all(n == numbers[0] for n in numbers) else None


def _ended(match: Match) -> Match | None:
    machine, state = match.rules.machine, match.state[:]
    state[PC] = machine.program.scoring_pc
    machine.work.renew()
    try:
        asked = machine.run(state)
    except (DeadEnd, Impossible):
        return None
    return Match(match.rules, state, None, []) if not asked and not state[PC] else None
