"""Zones: from, to or in one, whose it is, how many things lie there."""

from __future__ import annotations

from ...model import ir
from ...model.vocabulary import PLAYER
from ...phrases.fallbacks import Known
from ...phrases.telling import Telling, term
from ...phrases.things import Qualified
from ...phrases.words import Amount, Listed, Noun, Phrase, Say
from . import pronouns


def zone(c: Telling, name: str, holder: ir.Expr | None, form: str, role: str = "place") -> Phrase:
    """`from`, `to` or `in` a zone, and whose it is. Role: a place, a grid, or a choice of what lies there."""
    if role == "place" and c.words.zones[name].form == "grid":
        role = "grid"
    if holder is None or pronouns.is_you(holder):
        whose = "none" if holder is None or c.style.reported else "you"
        return Say(f"zone-{name}", form, whose=whose, holder="", role=role)
    return Say(f"zone-{name}", form, whose=pronouns.whose(c, holder), holder=term(c, holder), role=role)


def count(c: Telling, e: ir.ZoneCount) -> Phrase:
    plain: Phrase = Say("number-in", where=zone(c, e.zone.name, e.holder, "in"))
    if len(e.zone.holds) == 1 and e.zone.of in c.words.kinds and e.zone.of != PLAYER:
        where = [zone(c, e.zone.name, e.holder, "in")]
        return Say("count-of", what=Qualified(Noun(e.zone.holds[0]), "bare", behind=where))
    if not pronouns.is_you(e.holder):
        return plain
    noun = Noun(f"in-{e.zone.name}")
    return Known([noun.id], Say("number-of", what=noun, whose=pronouns.whose(c, e.holder)), plain)


def slot_property(c: Telling, e: ir.SlotProp) -> Phrase:
    if pronouns.is_it(c, e.thing):
        return Say("its-slot-property", property=Noun(f"prop-{e.prop}"), noun=pronouns.noun_of_it(c, e.thing))
    return Say("slot-property", property=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def summed(e: ir.Expr) -> list[ir.ZoneCount]:
    """The zones whose things are added up, if that is all the sum does."""
    if isinstance(e, ir.ZoneCount):
        return [e] if pronouns.is_you(e.holder) else []
    if isinstance(e, ir.Binary) and e.op == "+":
        left, right = summed(e.left), summed(e.right)
        return [*left, *right] if left and right else []
    return []


def holding(c: Telling, zones: list[ir.ZoneCount], n: int, how: str, other: Phrase | None = None) -> Phrase:
    """How many things lie in zones; `you have 4 of them` where the language names what lies there."""
    nouns = [Noun(f"in-{z.zone.name}") for z in zones]
    if other is None:
        other = Say("zone-has", how=how, n=n, where=zone(c, zones[0].zone.name, zones[0].holder, "in"))
    if len(nouns) == 1 and zones[0].holder is not None and pronouns.is_it(c, zones[0].holder):
        held = Say("it-holds", how=how, what=Amount(n, nouns[0]), noun=pronouns.noun_of_it(c, zones[0].holder))
        return Known(["it-holds", nouns[0].id], held, other)
    if not all(pronouns.is_you(z.holder) for z in zones):
        return other
    if len(nouns) == 1:
        return Known([nouns[0].id], Say("you-have", how=how, what=Amount(n, nouns[0])), other)
    together = Say("you-have-together", how=how, n=n, what=Listed(nouns))
    return Known(["you-have-together", *(noun.id for noun in nouns)], together, other)


def lies_in(c: Telling, e: ir.InZone) -> Phrase:
    return Say("lies", thing=term(c, e.thing), where=zone(c, e.zone.name, e.holder, "in"))
