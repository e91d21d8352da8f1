"""Why not: something counted is lacking. How much, and whether that says all there is to say."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ...model import ir
from ...phrases.words import Amount, Listed, Noun, Phrase, Plain, Say
from ...study.why import Failing
from ...terms.pronouns import is_you
from ...verbs.moving_pieces import MovePieces
from ...verbs.payment import Pay
from ...verbs.payment_in_things import PayThings


def others_lack(one: Failing) -> bool:
    """Is it somebody else who would have to pay?"""
    about = one.reason.about
    return bool(one.reason.noun) and isinstance(about, Pay | PayThings) and not is_you(about.payer)


def more_than_paid(one: Failing) -> bool:
    """Is more lacking than is paid at once? Then it is paid several times, and to name one of them would mislead."""
    about = one.reason.about
    sums = [ir.figure_of(amount) for bill in about.bills for _, amount in bill] if isinstance(about, Pay) else []
    return bool(sums) and all(figure is not None and figure < one.lack for figure in sums)


def only_paid(one: Failing) -> bool:
    """Is it nothing but a payment? What is lacking for it says all then."""
    about = one.reason.about
    return bool(one.reason.noun) and (isinstance(about, PayThings) or isinstance(about, Pay) and about.to is None)


def lacking_everywhere(one: Failing, pieces: Collection[str]) -> Phrase | None:
    """The piece that is lacking, if that speaks against every place that could be chosen next."""
    lacks = [(each.failing[0].reason.noun, each.failing[0].lack) for each in one.ahead]
    if not lacks or len({*lacks}) > 1 or lacks[0][0] not in pieces or one.need is not None:
        return None
    return missing(one.ahead[0].failing[:1])


def missing(found: Sequence[Failing]) -> Phrase | None:
    """How much of what is lacking for a payment, if that is the reason."""
    one = found[0]
    if one.need is None or not one.reason.noun:
        return None
    if others_lack(one):
        return Say("cli-why-others-lack", **lacks(found))
    told = Say("cli-why-missing", where=where_from(one, "in"), origin=where_from(one, "from"), **lacks(found))
    return in_all(told, found)


def in_all(told: Phrase, found: Sequence[Failing]) -> Phrase:
    """What is missing, with how much all of it takes and how much there is, where that is more than what is done takes
    that is named: who has enough for each of several payments would wonder what is missing."""
    one, own = found[0], own_need(found[0])
    if len(found) > 1 or not one.have or own in (None, one.need) or others_lack(one):
        return told
    return Say("cli-why-in-all", what=told, need=Amount(one.need or 0, Noun(one.reason.noun)), have=one.have)


def own_need(one: Failing) -> int | None:
    """How much of what is lacking the effect takes for which it is lacking, if that is a figure."""
    about = one.reason.about
    bills = about.bills if isinstance(about, Pay) else []
    sums = [amount for bill in bills for counter, amount in bill if counter.name == one.reason.noun]
    moved = about.amount if isinstance(about, MovePieces) else None
    amount = sums[0] if len(sums) == 1 else moved
    return ir.figure_of(amount) if amount is not None else None


def where_from(one: Failing, form: str) -> Phrase:
    """Where a piece is lacking that would be moved (`in` or `from` there): others like it may lie elsewhere."""
    about = one.reason.about
    zone = about.origin.zone if isinstance(about, MovePieces) and about.origin is not None else None
    if zone is None or not isinstance(about, MovePieces) or about.owner is None or not is_you(about.owner):
        return Plain("")
    return Say(f"zone-{zone.name}", form, whose="you", holder="", role="place")


def lacks(found: Sequence[Failing]) -> dict[str, Any]:
    """The amounts of what is lacking, and how many things they are in all."""
    amounts = [Amount(max(one.lack, 1), Noun(one.reason.noun)) for one in found]
    return {"lack": Listed(amounts) if len(amounts) > 1 else amounts[0], "n": sum(max(one.lack, 1) for one in found)}
