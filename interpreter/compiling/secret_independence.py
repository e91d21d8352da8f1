"""Does what one player decides in a secret block depend on what others decide there?

Whoever acts in such a block changes only what is their own (`language/secret.py` sees to that). If they also look only
at what is their own, or at what nobody changes there, then the parts of all players can be put together when all have
answered; otherwise they are played again, one after the other. Anything not known to be harmless counts as dependent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..model import ir, walk
from ..terms.regions import Region
from .analysis import Analysis
from .layout import Layout

#: most slots of a state do not change between two moments: they are compared by so many at once
STRETCH = 24
#: what looks at nothing but what is written inside it
PLAIN = (
    ir.Int, ir.LocalRef, ir.ThingConst, ir.EnumConst, ir.PropRef, ir.NumberOf, ir.WholeOf, ir.OwnerOf, ir.Round,
    ir.Binary, ir.Levels, ir.IfElse, ir.Compare, ir.IsEntry, ir.Both, ir.Not, ir.FirstOf, ir.Aggregate, ir.Test,
    ir.Place, ir.Owner, ir.Alternative, ir.Seq, ir.Step, ir.Nothing, ir.If, ir.OnlyIf, ir.ByLevels, ir.May, ir.Repeat,
    ir.AnyOrder, ir.Answers, ir.Choose, ir.ChooseBody, ir.ChooseOne, ir.Find, ir.Each,
)  # fmt: skip
#: what leads to something written elsewhere, done or said by a player
LEADING = (ir.Call, ir.Do, ir.DefRef, ir.ParamRef, ir.CondProp)


class Apart:
    def __init__(self, analysis: Analysis, block: ir.AsEach):
        self.analysis = analysis
        self.game = analysis.game
        self.written: frozenset[Region] = analysis.writes(block.body)
        self.own: set[int] = {block.query.var.id}  # locals that are whoever acts
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

    def is_own(self, who: ir.Expr | None) -> bool:
        return isinstance(who, ir.LocalRef) and who.local.id in self.own

    def unchanged(self, *regions: Region) -> bool:
        return not self.written.intersection(regions)

    def looks_at_own(self, node: Any) -> bool:
        if isinstance(node, ir.Effect) and any(ability.once is not None for ability in self.analysis.woken(node)):
            return False
        if isinstance(node, PLAIN):
            return True
        if isinstance(node, LEADING):
            return node.player is None or self.is_own(node.player)
        if isinstance(node, ir.Query):
            return node.zone is None or self.is_own(node.holder) or self.unchanged(("z", node.zone.name))
        if isinstance(node, (ir.ZoneCount, ir.InZone)):
            return self.is_own(node.holder) or self.unchanged(("z", node.zone.name))
        if isinstance(node, (ir.GridCount, ir.Lay)):
            return self.is_own(node.holder)
        if isinstance(node, ir.CounterRef):
            return self.is_own(node.holder) or self.unchanged(("c", node.counter.name))
        if isinstance(node, ir.PieceCount):
            return not any(region[:2] == ("p", node.piece.name) for region in self.written)
        if isinstance(node, (ir.GainCounter, ir.LoseCounter, ir.SetCounter)):
            given = isinstance(node, ir.GainCounter) and node.origin is not None
            return self.is_own(node.holder) and node.counter.stock is None and not given
        if isinstance(node, ir.MoveThing):
            return True  # a thing of one's own, to a place of one's own or to where all things lie together
        return False

    def led_to(self, node: Any) -> Iterator[Any]:
        """What is written elsewhere and done or said here, by the same player."""
        if isinstance(node, ir.Call):
            rule = self.game.rules[node.rule.name]
            yield from self.by(rule.you, rule.body)
        elif isinstance(node, ir.Do):
            for printed in self.analysis.printed(node):
                yield from self.by(printed.you, printed.effect)
        elif isinstance(node, ir.DefRef):
            definition = self.game.definitions[node.definition.key]
            yield from self.by(definition.you, definition.value)
        elif isinstance(node, ir.CondProp):
            for (prop, _), printed in self.game.printed.items():
                if prop == node.prop:
                    yield from self.by(printed.you, printed.condition)
        elif isinstance(node, ir.ParamRef):
            if node.param.of:
                yield self.game.parameters[node.param.name].value
            for ability in self.game.abilities:
                if ability.parameter is node.param:
                    yield from self.by(ability.you, ability.value)
        if isinstance(node, ir.Effect):
            for ability in self.analysis.woken(node):
                yield from self.by(ability.you, ability.body)

    def by(self, you: ir.Local, part: Any) -> Iterator[Any]:
        self.own.add(you.id)
        if part is not None:
            yield part


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
            {"counter": ("c", name), "zone": ("z", name), "piece": ("p", *name.split(" "))}.get(sort) in written
            or (sort == "spot" and name in held)
            or (what == "points by source" and any(region[0] == "c" for region in written))
        ):
            found.append((first, first + count))
    joined: list[tuple[int, int]] = []
    for first, last in sorted(found):
        joined.append((joined.pop()[0] if joined and joined[-1][1] == first else first, last))
    return [(i, min(i + STRETCH, last)) for first, last in joined for i in range(first, last, STRETCH)]
