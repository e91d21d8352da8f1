"""Numbers that options speak of: how often something may be done, or how many chosen, with what cards make of it."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.match import Match
from ...lowering.anatomy import lead_of, limit_of
from ...model import ir
from ...model.vocabulary import Parameter
from ..texts.labels import Labels


def limit(spoken: Labels, match: Match | None, seat: int, steps: Sequence[ir.Effect]) -> int | None:
    """How often, or how many at most, as the first of some steps says that has a limit."""
    for e in steps:
        most = limit_of(e)
        written, lead = ir.figure_of(most), lead_of(most, spoken.game)
        if written is not None:
            return written
        parameter = spoken.words.parameters[lead.name] if lead is not None and lead.sort == "parameter" else None
        if parameter is not None and not parameter.of:
            return made_of(spoken, match, seat, parameter) if match is not None else parameter.value
    return None


def made_of(spoken: Labels, match: Match, seat: int, parameter: Parameter) -> int:
    """A number of the rules with what the cards of a player make of it."""
    n = parameter.value
    for a in sorted((a for a in spoken.game.abilities if a.parameter is parameter), key=lambda a: a.op != "="):
        by = ir.figure_of(a.value)
        if by is not None and in_play(spoken, match, seat, a):
            n = {"+": n + by, "-": n - by}.get(a.op, by)
    return n


def in_play(spoken: Labels, match: Match, seat: int, a: ir.CheckedAbility) -> bool:
    zones = {z.name for z in spoken.words.zones.values() if z.in_play}
    for card in a.cards:
        place = match.state[spoken.rules.layout.locations + card]
        info = spoken.rules.layout.places[place] if place >= 0 else None
        if info is not None and info.zone in zones and info.holder == seat:
            return True
    return not a.cards
