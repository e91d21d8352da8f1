"""What of the state matters in the game as it is played: with these variants and so many players, after the set-up.

as_played(game, analysis).unread     # counters that only a variant not in use would look at, or only the set-up did

A counter that nothing looks at at all is none of them: it is kept for people to see.
"""

from __future__ import annotations

from typing import Any

from ..diagnostics.records import record
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.regions import Region, counted
from .analysis import Analysis
from .anatomy import TERMS, facts_of
from .only_set_up import after_set_up, only_set_up


@record
class AsPlayed:
    #: what makes a difference to something that is done or asked
    looked_at: frozenset[Region]
    #: what may still change
    changing: frozenset[Region]
    #: the counters at which rules look, but never in this game or only while it was set up
    unread: frozenset[Region]
    #: the kinds of things that come into play if they are moved at all
    only_into_play: frozenset[str]


def as_played(game: CheckedGame, analysis: Analysis) -> AsPlayed:
    done, asked = after_set_up(game)
    said, looked_at = (reading(game).reads([*done, *asked]) for reading in (Said, LookedAt))
    never_again = only_set_up(game, analysis) & Said(game).reads(game.setup)
    counters = (counter for counter in game.words.counters.values() if counter is not game.score)
    return AsPlayed(
        looked_at,
        frozenset[Region]().union(*map(analysis.writes, done)),
        frozenset(map(counted, counters)) & (said - looked_at | never_again),
        only_into_play(game, done),
    )


def only_into_play(game: CheckedGame, done: list[ir.Effect]) -> frozenset[str]:
    effects = (node for body in done for node in walk.everything(body) if walk.is_effect(node))
    moved = [h for effect in effects for h in facts_of(effect, game).wakes if h.zone is not None]
    into = {kind for h in moved if h.zone is not None and h.zone.in_play for kind in h.kinds}
    return frozenset(into.difference(*(h.kinds for h in moved if h.zone is not None and not h.zone.in_play)))


class Said(Analysis):
    """What is read, without what only says by how much a number changes."""

    def read_by(self, e: ir.Effect) -> frozenset[Region]:
        facts = self.facts(e)
        return facts.reads if facts.fails else facts.reads - facts.writes


class LookedAt(Said):
    """The same without conditions that hold or fail whatever happens: they cannot make a difference."""

    def _reads(self, node: Any, found: set[Region], seen: set[int]) -> None:
        term = TERMS.get(type(node))
        if term is None or term.settled(node, self.game) is None:
            super()._reads(node, found, seen)
