"""Why not: of what the rules ask of a thing, as little as says what is lacking.

What is so and should not be is told as a fact (`there is a man on this point`), everything else as what alone can be
chosen. Alternatives that are out of the question now, whatever is chosen, are not told; of the others that one which
comes nearest, if facts say what it lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...diagnostics.records import record
from ...lowering.reasons import MEANS
from ...model import ir
from ...model.vocabulary import Definition
from ...model.walk import everything
from ...phrases.things import Adjective, Qualified
from ...phrases.words import Noun
from ...study.why import Unmet
from ...terms import existence, having
from ...terms.boards import Reached, Relation, RowFrom
from ...terms.conditions import Both, Compare, Not, speaks_of
from ...terms.counters import CounterRef
from ...terms.definitions import DefRef
from ...terms.numbers import Aggregate
from ...terms.pieces import PieceCount
from ...terms.properties import EnumConst, IsEntry, PropRef


@record
class Lacking:
    """A condition that is not so: a fact of what is so instead, or else what would have to be so."""

    cond: ir.Expr
    fact: bool = False
    #: one of several ways or a mere number: a word of the rules that stands for it says it better
    rough: bool = False
    #: what would do as well, and is no matter of the thing
    beside: tuple[ir.Expr, ...] = ()
    #: of a word of the rules, what keeps it from holding
    since: tuple[ir.Expr, ...] = ()


def lacking(unmet: Unmet, it: ir.Local) -> list[Lacking]:
    """What is lacking of a condition asked of `it`."""
    if unmet.op == "and":
        return foremost([one for item in unmet.items for one in lacking(item, it)], it)
    if unmet.op == "or":
        return either(unmet, it)
    if unmet.op == MEANS:
        inner = lacking(unmet.items[0], it)
        better = any(one.rough for one in inner) or not unmet.items[0].op and not is_plain(unmet.items[0].cond)
        since = tuple(one.cond for one in inner)
        return [Lacking(unmet.cond, since=since)] if better and speaks_of(inner[0].cond, it) else inner
    fact = not speaks_of(unmet.cond, it) or is_fact(unmet.cond)
    return [Lacking(unmet.cond, fact, is_rough(unmet.cond))]


def plainly(lack: Lacking) -> Lacking:
    """What is asked of a thing straight away: that a defined word is said of it would only be said of it once more."""
    return replace(lack, fact=False) if isinstance(lack.cond, Not) and isinstance(lack.cond.item, DefRef) else lack


def foremost(found: Sequence[Lacking], it: ir.Local) -> list[Lacking]:
    """Whatever speaks against everything says enough; then facts do."""
    against_all = [one for one in found if not speaks_of(one.cond, it)]
    return against_all or [one for one in found if one.fact] or list(found)


def either(unmet: Unmet, it: ir.Local) -> list[Lacking]:
    """Of alternatives none of which holds."""
    ways = [(item, lacking(item, it)) for item in unmet.items]
    ways = [way for way in ways if not is_idle(*way)] or ways
    beside = tuple(item.cond for item in unmet.items if not speaks_of(item.cond, it))
    still = [(item, found) for item, found in ways if all(speaks_of(one.cond, it) for one in found)]
    if not still:
        return [one for _, found in ways for one in found if not speaks_of(one.cond, it)]
    seen = [way for way in still if not is_sort(way[0].cond)]  # of which sort it is everybody sees on it
    if seen and all(one.fact for _, found in seen for one in found):
        still = seen
    nearest = max(item.held for item, _ in still)
    nearer = [found for item, found in still if item.held == nearest]
    if len(still) == 1 or len(nearer) == 1 and all(one.fact for one in nearer[0]):
        return [replace(one, beside=(*one.beside, *beside)) for one in nearer[0]]
    needs = [needed(item) for item, _ in still]
    facts = [found for _, found in still if all(one.fact for one in found)]
    if 0 < len(facts) < len(still) and not any(isinstance(cond, Relation) for cond in needs):
        called = tuple(one.cond for _, found in still if len(found) == 1 for one in found if is_called(one))
        return [replace(one, rough=True, beside=(*one.beside, *called, *beside)) for found in facts for one in found]
    return [Lacking(Both(ir.FLAG, "or", needs), False, True, beside)]


def is_idle(unmet: Unmet, found: Sequence[Lacking]) -> bool:
    """Would an alternative that says how far the place has to be do for none now, and is this one no nearer to it than
    any other? One that is only taken by something else is."""
    if not unmet.idle or not isinstance(first_of(unmet.cond), Relation):
        return False
    return not unmet.held or unmet.held == 1 and not all(is_plain(one.cond) for one in found)


def first_of(cond: ir.Expr) -> ir.Expr:
    """What is asked first of all that is joined."""
    return first_of(cond.items[0]) if isinstance(cond, Both) and cond.op == "and" else cond


def needed(unmet: Unmet) -> ir.Expr:
    """What is needed first of all that is joined: without it none of the rest would do."""
    if unmet.op == "and":
        return needed(unmet.items[0])
    return Both(ir.FLAG, "or", [*map(needed, unmet.items)]) if unmet.op == "or" else unmet.cond


def is_fact(cond: ir.Expr) -> bool:
    """Can it be said what is so instead: that something is not there, or is, that it is what it should not be?"""
    if isinstance(cond, Not):
        return is_fact(cond.item) or isinstance(cond.item, DefRef) or is_sort(cond.item)
    if isinstance(cond, Compare) and cond.op == "!=":
        return is_sort(replace(cond, op="=="))
    some = existence.some_of(cond)
    return isinstance(some, PieceCount | CounterRef | Aggregate) or having.belongings(cond) is not None


def is_plain(cond: ir.Expr) -> bool:
    """Does it say as much as a word that stands for it: what lies there, or which one it is?"""
    asked = cond.item if isinstance(cond, Not) else cond
    found = existence.there_is(asked)
    return is_fact(cond) and not (found is not None and found.tests) or isinstance(asked, IsEntry)


def is_called(one: Lacking) -> bool:
    """Is that what it would have to be: a word of the rules, or what is printed on it? Where it would have to lie is
    seen without being told."""
    return not one.fact and isinstance(one.cond, DefRef | PropRef)


def is_sort(cond: ir.Expr) -> bool:
    """Does it ask what is printed on something?"""
    if isinstance(cond, IsEntry):
        return isinstance(cond.thing, PropRef)
    return isinstance(cond, Compare) and isinstance(cond.left, PropRef) and isinstance(cond.right, EnumConst)


def is_rough(cond: ir.Expr) -> bool:
    """Is it a number, or a leap over others? A word of the rules says better what it is for."""
    return is_number(cond) or any(isinstance(part, Reached) and part.over is not None for part in everything(cond))


def is_number(cond: ir.Expr) -> bool:
    asked = cond.item if isinstance(cond, Not) else cond
    if not isinstance(asked, Compare) or is_fact(asked):
        return False
    return asked.left.type.sort == "number" and not isinstance(asked.left, RowFrom)


def words_inside(cond: ir.Expr) -> list[DefRef]:
    """Words of the rules that something is called by which is looked for in a condition."""
    queries = [part for part in everything(cond) if isinstance(part, ir.Query)]
    return [test.cond for query in queries for test in query.tests if isinstance(test.cond, DefRef)]


def named(word: Definition) -> Qualified:
    """A thing of which a defined word holds."""
    return Qualified(Noun(word.of), "a", [Adjective(word.name)])
