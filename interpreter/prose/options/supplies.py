"""Supplies of a player that run out: what an option would need and is no longer there, what it takes the last of.

run_out(spoken, match, seat, way)       # pieces that a way would place, if there were any left
used_up(match, after, seat, pieces)     # of some pieces, those of which nothing is left after a way
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...asking.ways import Way
from ...engine.match import Match
from ...engine.rules import Rules
from ...lowering.free_actions import ability_of
from ...model import ir
from ...model.vocabulary import PLAYER
from ...model.walk import effects
from ...verbs.moving_pieces import MovePieces
from .prompts import Prompts


def left(match: Match, seat: int, piece: str) -> int:
    """How many pieces of a sort a player has in zones of their own."""
    return sum(match.state[slot] for slot in slots(match.rules, seat, piece))


def slots(rules: Rules, seat: int, piece: str) -> Iterator[int]:
    for (name, place), first in rules.layout.pieces.items():
        if name == piece and place in rules.words.zones and rules.words.zones[place].of == PLAYER:
            yield first + seat


def run_out(spoken: Prompts, match: Match, seat: int, way: Way) -> list[str]:
    """The player's own pieces of which a way would take as many as there are, where there are none."""
    bodies: list[ir.Effect] = []
    for pc, code in way.said:
        choice = spoken.choices[pc]
        ability = ability_of(spoken.game, choice, code)
        if ability is not None and ability.body is not None:
            bodies.append(ability.body)
        bodies += choice.bodies.get(code, ())
        if choice.effect is not None and spoken.rules.slots.names_thing(pc, code):
            bodies.append(choice.effect)
    bodies += [spoken.game.rules[name].body for name in spoken.rules_done(bodies)]
    takes = [e for body in bodies for e in effects(body) if isinstance(e, MovePieces) and e.takes]
    wanted = [e.piece.name for e in takes if is_own(e)]
    return [name for name in dict.fromkeys(wanted) if not left(match, seat, name)]


def is_own(e: MovePieces) -> bool:
    """Does a player take their own pieces out of a zone of theirs, to where others may see them?"""
    zone = e.origin.zone if e.origin is not None else None
    return e.piece.owned and zone is not None and zone.of == PLAYER


def used_up(match: Match, after: Match, seat: int, pieces: Iterable[str]) -> tuple[str, ...]:
    """Of some pieces, those of which a player has taken the last; a figure of which there is one is no supply."""
    words = match.rules.words
    several = (name for name in pieces if sum(words.pieces[name].start.values()) > 1)
    return tuple(name for name in several if left(match, seat, name) and not left(after, seat, name))
