"""Teams: who plays together, by number of players."""

from __future__ import annotations

from ...diagnostics.problems import say
from ...packs.tree import Scalar, Seq
from ..declaring import Declaring


def read(d: Declaring) -> None:
    """Seats are counted from 1; with a number of players that is not named everybody plays alone."""
    section = d.section("teams")
    node = section.get(str(d.players))
    if not isinstance(node, Seq):
        return
    teams = [
        tuple(seat.value - 1 for seat in team.items if isinstance(seat, Scalar) and isinstance(seat.value, int))
        for team in node.items
        if isinstance(team, Seq)
    ]
    if sorted(seat for team in teams for seat in team) != list(range(d.players)):
        d.wrong("wrong-value", say("teams-seats", n=d.players), node.span, say("teams-seats-hint"))
        return
    d.words.teams = teams
