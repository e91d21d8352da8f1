"""Why not: which of several reasons are told. One that says enough makes the others idle; what is asked of one thing in
several tests is asked in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..lowering import reasons as r
from ..lowering.anatomy import offer_of
from ..lowering.stops import Choice
from ..model import ir
from ..study.why import Failing
from ..terms.conditions import speaks_of
from .labels import Labels
from .why_by_hand import rule_told


def enough(spoken: Labels, choice: Choice, found: Sequence[Failing]) -> Sequence[Failing]:
    """Without reasons that say nothing where there are others: that something better is possible than what is not
    possible, a whole rule where one of its conditions is told, and anything beside what speaks against all of it."""
    against_all = [one for one in found if used_up(one) or whatever_it_is(one)]
    told = against_all or [one for one in found if one.reason.kind != r.BETTER] or found
    if any(one.need is None and isinstance(one.reason.about, ir.Expr | ir.Query) for one in told):
        told = [one for one in told if one.need is None]  # what is not possible anyway is not paid for
    return [one for one in told if not quotes_rule(spoken, choice, one)] or told


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
    asked = kind is None and one.need is None and not one.reason.later and not one.ahead
    return asked and isinstance(about, ir.Query) and not whatever_it_is(one)


def quotes_rule(spoken: Labels, choice: Choice, one: Failing) -> bool:
    about = one.reason.about
    return plainly_asked(one) and isinstance(about, ir.Query) and bool(rule_told(spoken, choice, about))


def asked_together(spoken: Labels, choice: Choice, found: Sequence[Failing]) -> list[list[Failing]]:
    """Tests of one thing that can be asked for in one sentence; everything else by itself."""
    plain = [one for one in found if plainly_asked(one) and not quotes_rule(spoken, choice, one)]
    rest = [one for one in found if all(one is not other for other in plain)]
    return [*([plain] if plain else []), *([one] for one in rest)]


def together(found: Sequence[Failing]) -> Failing:
    """One reason that asks for all that several ask for."""
    first, queries = found[0], [one.reason.about for one in found]
    if len(found) == 1 or not isinstance(first.reason.about, ir.Query):
        return first
    tests = [test for query in queries if isinstance(query, ir.Query) for test in query.tests]
    return replace(first, reason=replace(first.reason, about=replace(first.reason.about, tests=tests)))
