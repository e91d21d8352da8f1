"""How a move is told: with the verb that a game has for the way from one place to another, else as a move."""

from __future__ import annotations

from ..phrases.fallbacks import Known
from ..phrases.words import Phrase, Say


def moved_phrase(
    way: tuple[str, str], what: Phrase, origin: Phrase | str, target: Phrase, end: str = "any", sort: str = "piece"
) -> Phrase:
    """`way`: the zones or kinds of things it leads from and to, of a thing its own kind and where to; `end`: of a
    stack; `sort`: is it a piece or a thing?"""
    plain = Say("move", what=what, origin=origin, target=target, end=end, sort=sort)
    if not all(way):
        return plain
    named = Say(f"move-{way[0]}-{way[1]}", what=what, origin=origin, target=target)
    return Known([named.id], named, plain) if end == "any" else plain
