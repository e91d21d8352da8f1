"""Does what one player decides in a secret block depend on what others decide there?

Whoever acts in such a block changes only what is their own (`checking/secret.py` sees to that). If they also look only
at what is their own, or at what nobody changes there, then the parts of all players can be put together when all have
answered; otherwise they are played again, one after the other. Anything not known to be harmless counts as dependent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..model import ir, walk
from ..model.regions import Region
from ..model.secrecy import Actor
from ..model.vocabulary import PLAYER
from .analysis import Analysis
from .anatomy import is_alone
from .layout import Layout

#: most slots of a state do not change between two moments: they are compared by so many at once
STRETCH = 24


class Apart:
    """A body that all players do in secret; `you`: who acts in it."""

    def __init__(self, analysis: Analysis, body: ir.Effect, you: ir.Local):
        self.analysis = analysis
        self.actor = Actor({you.id}, written=analysis.writes(body))
        self.seen: set[int] = set()

    def holds(self, node: Any) -> bool:
        """Is a part of the block, with all it leads to, independent of the other players' parts?"""
        if id(node) in self.seen:
            return True
        self.seen.add(id(node))
        return (
            self.looks_at_own(node)
            and all(self.holds(inner) for inner in walk.inside(node))
            and all(self.holds(inner) for inner in self.led_to(node))
        )

    def looks_at_own(self, node: Any) -> bool:
        if walk.is_effect(node) and any(ability.once is not None for ability in self.analysis.woken(node)):
            return False
        return is_alone(node, self.actor)

    def led_to(self, node: Any) -> Iterator[Any]:
        """What is written elsewhere and done or said here, by the same player."""
        lead = self.analysis.lead(node)
        for passage in lead.passages if lead is not None else ():
            yield from self.by(passage.you, passage.body)
        if walk.is_effect(node):
            for ability in self.analysis.woken(node):
                yield from self.by(ability.you, ability.body)

    def by(self, you: ir.Local | None, part: Any) -> Iterator[Any]:
        if you is not None:
            self.actor.own.add(you.id)
        if part is not None:
            yield part


def written_by_all(layout: Layout, written: frozenset[Region]) -> bool:
    """Do several players change the same slots? Bits of a mask are put together; things that stand in order are not."""
    zones = (zone for zone in layout.words.zones.values() if zone.of != PLAYER and ("z", zone.name) in written)
    return any(layout.form(zone) == "sorted" for zone in zones)


def spans(layout: Layout, written: frozenset[Region]) -> list[tuple[int, int]]:
    """The parts of the state in which a block that writes such regions changes anything, in short stretches."""
    held = {kind for zone in layout.words.zones.values() if ("z", zone.name) in written for kind in zone.holds}
    found = []
    for first, count, what in layout.names:
        sort, _, name = what.partition(" ")
        if what == "location":
            kinds = [layout.words.kinds[kind] for kind in held]
            found += [(first + kind.base, first + kind.end) for kind in kinds]
        elif (
            {"counter": ("c", name), "note": ("n", name), "zone": ("z", name), "piece": ("p", *name.split(" "))}.get(
                sort
            )
            in written
            or (sort == "spot" and name in held)
            or (what == "points by source" and any(region[0] == "c" for region in written))
        ):
            found.append((first, first + count))
    joined: list[tuple[int, int]] = []
    for first, last in sorted(found):
        joined.append((joined.pop()[0] if joined and joined[-1][1] == first else first, last))
    return [(i, min(i + STRETCH, last)) for first, last in joined for i in range(first, last, STRETCH)]
