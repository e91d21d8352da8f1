"""Where something is written in a checked game: printed on things, answering a rule, on cards that are at work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from . import ir
from .checked import CheckedGame
from .regions import OUT, Region, lying
from .vocabulary import Rule


def printed_on(game: CheckedGame, prop: str, kinds: Sequence[str]) -> list[ir.PrintedEffect]:
    """What is printed as a property on the things of some kinds."""
    things = game.words.things
    return [p for (name, _), p in game.printed.items() if name == prop and things[p.thing].kind in kinds]


def answering(game: CheckedGame, rule: Rule) -> list[ir.CheckedAbility]:
    """Abilities that answer a rule once it is done."""
    found = (a for a in game.abilities if a.how == "whenever" and a.body is not None and a.event is not None)
    return [a for a in found if a.event is not None and a.event.how == "rule" and a.event.rule is rule]


def in_play(game: CheckedGame, ability: ir.CheckedAbility) -> Iterator[Region]:
    """Where a card lies that has an ability: whether it is at work."""
    zones = game.words.zones.values()
    yield from (lying(zone) for zone in zones if zone.in_play and ability.kind in zone.holds)
    if game.leaving:
        yield OUT
