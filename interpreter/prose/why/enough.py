"""Why not: which of several reasons are told, and which together. One that says enough makes the others idle."""

from __future__ import annotations

from collections.abc import Sequence

from ...lowering import reasons as r
from ...lowering.anatomy import offer_of
from ...model import ir
from ...study.why import Failing
from ...terms.conditions import speaks_of


def enough(found: Sequence[Failing]) -> Sequence[Failing]:
    """Without reasons that say nothing where there are others: that something better is possible than what is not
    possible, and anything beside what speaks against all of it."""
    against_all = [one for one in found if used_up(one) or whatever_it_is(one)]
    told = against_all or [one for one in found if one.reason.kind != r.BETTER] or found
    if any(one.need is None and isinstance(one.reason.about, ir.Expr | ir.Query) for one in told):
        told = [one for one in told if one.need is None]  # what is not possible anyway is not paid for
    return told


def used_up(one: Failing) -> bool:
    """Is it something that can be done only so often, and has been?"""
    about = one.reason.about
    offer = offer_of(about) if isinstance(about, ir.Effect) else None
    return one.need is None and offer is not None and offer.cond is None and offer.once is not None


def whatever_it_is(one: Failing) -> bool:
    """Is it a test that no thing would pass now?"""
    query = one.reason.about
    if one.reason.kind is not None or not isinstance(query, ir.Query) or not query.tests:
        return False
    return not any(speaks_of(test.cond, query.var) for test in query.tests)


def plainly_asked(one: Failing) -> bool:
    """Is it a test of the thing itself, here and now?"""
    about, kind = one.reason.about, one.reason.kind
    asked = kind in (None, r.STOP) and one.need is None and not one.reason.later and not one.ahead
    return asked and isinstance(about, ir.Query) and not whatever_it_is(one)


def asked_together(found: Sequence[Failing]) -> list[list[Failing]]:
    """Tests of one thing, and what one payment lacks, are told together; everything else by itself."""
    plain = [one for one in found if plainly_asked(one)]
    told = [plain] if plain else []
    for one in found:
        if any(one is other for other in plain):
            continue
        if told and one_payment(told[-1][0], one):
            told[-1].append(one)
        else:
            told.append([one])
    return told


def one_payment(first: Failing, other: Failing) -> bool:
    """Is something counted lacking for the same effect, each time something else?"""
    if None in (first.need, other.need, first.reason.about) or first.reason.about is not other.reason.about:
        return False
    return "" not in (first.reason.noun, other.reason.noun) and first.reason.noun != other.reason.noun
