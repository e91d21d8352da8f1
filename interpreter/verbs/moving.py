"""Facts of moving pieces and things, swapping things, and laying things on a grid."""

from __future__ import annotations

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER
from ..model.walk import place_name
from ..terms.facts import may_miss
from ..terms.regions import Region, holding, lying, on_grid, standing
from ..terms.secrecy import Actor
from .facts import Facts, Happening, Regions, freely, no_parts


def move_pieces(e: ir.MovePieces, game: CheckedGame) -> Facts:
    origins = [place_name(e.origin)] if e.origin is not None else e.piece.places
    target = place_name(e.target)
    regions = frozenset(standing(e.piece.name, place) for place in (target, *origins))
    exact = e.amount is not None and e.origin is not None and not e.takes
    return Facts(
        asks=False,
        fails=exact or (e.origin is None and may_miss(e.target.thing)),
        reads=regions,
        writes=regions,
        wakes=(Happening("move", piece=e.piece, place=target),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def _from_anywhere(thing: ir.Expr, game: CheckedGame) -> set[Region]:
    """Where a thing may have lain before it is put somewhere else."""
    found: set[Region] = set()
    for zone in holding(game.words, thing.type.kinds):
        found.add(lying(zone))
        found.update(on_grid(zone, thing.type.kinds))
    return found


def move_thing(e: ir.MoveThing, game: CheckedGame) -> Facts:
    kinds = e.thing.type.kinds
    limited = bool(e.zone.limit) or e.zone.form == "row"
    return Facts(
        asks=False,
        fails=limited or may_miss(e.thing) or may_miss(e.holder),
        reads=frozenset((lying(e.zone),)) if limited else frozenset(),
        writes=frozenset((lying(e.zone), *_from_anywhere(e.thing, game))),
        wakes=(Happening("move", kinds=kinds, place=e.zone.name), Happening("arrive", kinds=kinds, zone=e.zone)),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def swap(e: ir.Swap, game: CheckedGame) -> Facts:
    kinds = (*e.first.type.kinds, *e.second.type.kinds)
    regions = frozenset(lying(zone) for zone in holding(game.words, kinds))
    return Facts(
        asks=False,
        fails=may_miss(e.first) or may_miss(e.second),
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def lay(e: ir.Lay, game: CheckedGame) -> Facts:
    # what hides a thing is whatever lies on it
    under: Regions = frozenset(on_grid(e.zone, e.zone.holds if e.hides else e.over))
    return Facts(
        asks=e.asks,
        fails=bool(e.over or e.hides or e.zone.limit) or not e.fits,
        reads=under | {lying(e.zone)} if e.zone.limit else under,
        writes=frozenset((lying(e.zone), *_from_anywhere(e.thing, game))),
        wakes=(Happening("arrive", kinds=e.thing.type.kinds, zone=e.zone),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def walk(e: ir.Walk, game: CheckedGame) -> Facts:
    here = frozenset((standing(e.piece.name, e.kind),))
    return Facts(
        asks=True,
        fails=True,
        reads=here,
        writes=here,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=freely(e.toll),
    )


# ---- in a secret block
def own_pieces(e: ir.MovePieces, actor: Actor) -> MessageRef | None:
    return None if e.piece.owned and actor.is_own(e.owner) else say("secret-pieces")


def unseen_place(e: ir.MoveThing | ir.Deal, actor: Actor) -> MessageRef | None:
    """Others must not see what comes there, nor in which order: in a pile it does not show."""
    private = e.zone.of == PLAYER and actor.is_own(e.holder)
    return None if private or (e.zone.form == "pile" and not e.zone.limit) else say("secret-put", zone=e.zone.name)


def own_thing(e: ir.MoveThing, actor: Actor) -> MessageRef | None:
    return unseen_place(e, actor) if actor.is_mine(e.thing) else say("secret-things")


def own_swap(e: ir.Swap, actor: Actor) -> MessageRef | None:
    return None if actor.is_mine(e.first) and actor.is_mine(e.second) else say("secret-things")


def own_grid(e: ir.Lay, actor: Actor) -> MessageRef | None:
    if not actor.is_mine(e.thing):
        return say("secret-laid")
    return None if e.zone.of == PLAYER and actor.is_own(e.holder) else say("secret-laid-on", zone=e.zone.name)


def laid_alone(e: ir.Lay, actor: Actor) -> bool:
    return actor.is_own(e.holder)
