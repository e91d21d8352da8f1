"""Facts of dealing from one zone to another, and of filling up rows."""

from __future__ import annotations

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER, Zone
from ..terms.regions import lying, on_grid
from ..terms.secrecy import Actor
from .facts import Course, Facts, Parts, no_parts
from .moving import unseen_place


def concealed(zone: Zone) -> bool:
    """A stack nobody looks into: what comes from it becomes known."""
    return zone.seen_by == "nobody" and zone.form == "stack"


def deal(e: ir.Deal, game: CheckedGame) -> Facts:
    # as many as there are, and as there is room for
    room = (lying(e.zone),) if e.zone.limit or e.zone.form == "row" else ()
    return Facts(
        asks=False,
        fails=e.exact,
        reads=frozenset((lying(e.origin), *on_grid(e.origin, e.kinds), *room)),
        writes=frozenset((lying(e.zone), lying(e.origin), *on_grid(e.origin, e.kinds))),
        wakes=(),
        reveals=concealed(e.origin),
        hands_over=False,
        parts=no_parts(),
    )


def refill(e: ir.Refill, game: CheckedGame) -> Facts:
    origin = game.words.zones[e.zone.refill_from]
    regions = frozenset((lying(e.zone), lying(origin)))
    short = () if e.when_short is None else (e.when_short,)
    return Facts(
        asks=False,
        fails=False,
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=concealed(origin),
        hands_over=False,
        parts=Parts(short, Course.FREELY, ()),
    )


# ---- in a secret block
def own_deal(e: ir.Deal, actor: Actor) -> MessageRef | None:
    if not (e.origin.of == PLAYER and actor.is_own(e.origin_holder) and e.origin.form == "pile"):
        return say("secret-taken", zone=e.origin.name)
    return unseen_place(e, actor)
