"""What only the set-up uses: a counter to count with, a place to draw from. Once the game goes on nothing comes of it.

only_set_up(game, analysis)     # the regions of counters and zones that nothing reads or writes later
"""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from ..model.regions import Region, counted, lying
from .analysis import Analysis


def only_set_up(game: CheckedGame, analysis: Analysis) -> frozenset[Region]:
    done, asked = after_set_up(game)
    used = analysis.reads([*done, *asked]).union(*map(analysis.writes, done))
    words = game.words
    there = {*map(counted, words.counters.values()), *map(lying, words.zones.values())}
    return frozenset(there - used)


def after_set_up(game: CheckedGame) -> tuple[list[ir.Effect], list[ir.Expr]]:
    """All that is done once the game goes on, and all that is asked then."""
    bodies: list[ir.Effect | None] = [checked.body for checked in game.rules.values()]
    bodies += [ability.body for ability in game.abilities]
    bodies += [printed.effect for printed in game.printed.values()]
    asked = [*(end[1] for end in game.ends), *(key[1] for key in game.winner), *(test for test, _ in game.may_win)]
    asked += [ability.value for ability in game.abilities if ability.value is not None]
    return [body for body in (*bodies, game.scoring) if body is not None], asked
