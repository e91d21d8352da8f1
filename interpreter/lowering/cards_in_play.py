"""Is a card with an ability in play for a player?"""

from __future__ import annotations

from ..model import ir
from ..model.vocabulary import PLAYER
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from .context import Lowering
from .layout import PlaceInfo


def is_active(c: Lowering, ability: ir.CheckedAbility, player: Expr) -> Expr:
    """Is a card with this ability in play for the player? Of somebody who is out nothing is."""
    lying = lies_with(c, ability, player)
    return b.both([n.Not(b.slot(c.layout.out, player)), lying]) if c.layout.out >= 0 else lying


def lies_with(c: Lowering, ability: ir.CheckedAbility, player: Expr) -> Expr:
    if not ability.cards:
        return b.YES
    zones = [z for z in c.words.zones.values() if z.in_play and ability.kind in z.holds and z.of == PLAYER]
    if not zones:
        return b.NO
    if len(ability.cards) > 1 and (lying := lies_in_play(c, ability, [ability], player)):
        return b.compare(lying, "!=", 0)
    return b.any_of(
        [
            b.compare(b.slot(c.layout.locations + card), "==", b.plus(c.layout.zone_places[z.name], player))
            for z in zones
            for card in ability.cards
        ]
    )


def lies_in_play(c: Lowering, ability: ir.CheckedAbility, some: list[ir.CheckedAbility], player: Expr) -> Expr | None:
    """Does any card with one of some abilities lie in play for the player, where cards of this kind do?"""
    place = pile_of(c, ability)
    if place is None or place.form != "pile":
        return None
    held = c.words.zones[place.zone].holds
    cards = {card for a in some if a.kind in held for card in a.cards}
    if len(cards) == sum(len(c.words.kinds[kind].things) for kind in held):  # whatever lies there
        return b.slot(place.address, player)
    mask = sum(1 << card - place.base for card in cards)
    return n.Binary("&", b.slot(place.address, player), n.Number(mask)) if mask else None


def pile_of(c: Lowering, ability: ir.CheckedAbility) -> PlaceInfo | None:
    """The first player's pile in which alone cards with this ability are in play."""
    zones = [z for z in c.words.zones.values() if z.in_play and ability.kind in z.holds]
    if len(zones) != 1 or zones[0].of != PLAYER or zones[0].form != "pile" or zones[0].single:
        return None
    return c.layout.places[c.layout.zone_places[zones[0].name]]
