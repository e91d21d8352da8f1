"""What payments in counters share: what is known of them before anything runs, whose purse it is, how one is asked."""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.problems import MessageRef, say
from ..lowering.stops import Choice
from ..model import ir
from ..model.facts import Facts, Happening, Regions, no_parts
from ..model.regions import counted, stocked
from ..model.secrecy import Actor
from ..model.vocabulary import Counter
from ..phrases.telling import Telling
from ..phrases.words import Phrase, Say


def paid_facts(counters: Iterable[Counter], asks: bool, back: bool = True) -> Facts:
    """`back`: what is paid goes to the supply."""
    counters = tuple(counters)
    regions = spent(counters, back)
    return Facts(
        asks=asks,
        fails=True,
        reads=regions,
        writes=regions,
        wakes=(Happening("pay", counters=counters),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def spent(counters: Iterable[Counter], back: bool) -> Regions:
    """Counters of which something is paid, and their supplies if it goes back there."""
    found = set()
    for counter in counters:
        found.add(counted(counter))
        if back:
            found.update(stocked(counter))
    return frozenset(found)


def own_purse(payer: ir.Expr, actor: Actor, to: ir.Expr | None = None) -> MessageRef | None:
    """Why it cannot be paid in secret, if it cannot."""
    return None if actor.is_own(payer) and to is None else say("secret-pays")


def how_to_pay(c: Telling, e: ir.Effect, choice: Choice) -> list[Phrase]:
    """What is asked where there is little room: the options say what would be paid."""
    return [Say("cli-pay-how")]
