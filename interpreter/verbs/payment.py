"""Facts of paying: counters, what is printed on a thing, in units of one's choice, or with things."""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER, Counter
from ..terms.regions import counted, lying, stocked
from ..terms.secrecy import Actor
from .facts import Facts, Happening, Regions, no_parts


def _paid(counters: Iterable[Counter], regions: Regions, asks: bool) -> Facts:
    return Facts(
        asks=asks,
        fails=True,
        reads=regions,
        writes=regions,
        wakes=(Happening("pay", counters=tuple(counters)),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def _spent(counters: Iterable[Counter], back: bool = True) -> Regions:
    """Counters of which something is paid, and their supplies if it goes back there."""
    found = set()
    for counter in counters:
        found.add(counted(counter))
        if back:
            found.update(stocked(counter))
    return frozenset(found)


def pay(e: ir.Pay, game: CheckedGame) -> Facts:
    counters = [counter for bill in e.bills for counter, _ in bill]
    return _paid(counters, _spent(counters, back=e.to is None), asks=len(e.bills) > 1)


def pay_printed(e: ir.PayProp, game: CheckedGame) -> Facts:
    counters = [c for (prop, _), p in game.printed.items() if prop == e.prop for c, _ in p.amounts]
    return _paid(counters, _spent(counters), asks=False)


def pay_with(e: ir.PayWith, game: CheckedGame) -> Facts:
    counters = [counter for counter, _ in e.units]
    return _paid(counters, _spent(counters), asks=True)


def pay_things(e: ir.PayThings, game: CheckedGame) -> Facts:
    start = game.words.zones[game.words.kinds[e.kind].start[0]]
    regions = frozenset((lying(e.zone), lying(start)))
    return Facts(
        asks=True,
        fails=True,
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


# ---- in a secret block
def own_purse(e: ir.Pay | ir.PayProp | ir.PayWith, actor: Actor) -> MessageRef | None:
    to = e.to if isinstance(e, ir.Pay) else None
    return None if actor.is_own(e.payer) and to is None else say("secret-pays")


def own_things(e: ir.PayThings, actor: Actor) -> MessageRef | None:
    return None if actor.is_own(e.payer) and e.zone.of == PLAYER else say("secret-pays")
