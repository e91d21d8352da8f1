"""Counters with two owners in lines: what is done with the counter of the sort that a thing says."""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.problems import Span
from ..diagnostics.records import record
from ..model import ir
from ..model.node import node
from ..model.vocabulary import Counter, Group
from ..phrases.telling import Telling, term
from ..phrases.words import Amount, Noun, Phrase, Say
from ..reading.context import Checking
from ..reading.scope import At, Scope
from ..syntax.parser import Branch
from ..terms import amounts, counters, pronouns, properties


@record
class Deed:
    """What is done with a counter: gain, lose, pay or set; by whom, how much of it (None: all), and to whom."""

    how: str
    who: ir.Expr
    amount: ir.Expr | None
    make: Callable[[Counter], ir.Effect]
    to: ir.Expr | None = None


@node
class BySort(ir.Effect):
    """One of several effects that differ only in the counter: the one of the sort that a thing says."""

    value: ir.Expr
    table: list[tuple[int, ir.Effect]]
    group: Group
    how: str
    who: ir.Expr
    amount: ir.Expr | None
    to: ir.Expr | None
    exact: bool = True


def amount_of_sort(c: Checking, amount: Branch, scope: Scope, at: At) -> tuple[Group, ir.Expr, ir.Expr | None]:
    """`2 gems of red`, `1 gem of that colour`: the counter, the thing that says the sort, and how many (None: all)."""
    count, name, of_place = amount.children
    return *counters.sort_of(c, name, of_place, scope, at), amounts.count(c, count, scope, at)


def done_with(c: Checking, group: Group, part: ir.Expr, deed: Deed, span: Span, text: str) -> ir.Effect:
    """The deed with the counter of a sort: by its name that one, else the one that a thing says."""
    members, named = counters.members(c.words, group), properties.named_thing(part)
    if named is not None:
        return deed.make(members[named])
    table = [(sort, deed.make(counter)) for sort, counter in members.items()]
    return BySort(span, text, part, table, group, deed.how, deed.who, deed.amount, deed.to)


# ---- how it is told
def by_sort_phrase(c: Telling, e: BySort) -> Phrase:
    if e.how == "set" and e.amount is not None:
        return Say("set", what=term(c, counters.SortRef(ir.NUMBER, e.group, e.who, e.value)), value=term(c, e.amount))
    noun, figure = Noun(e.group.name), amounts.told_figure(c, e.amount) if e.amount is not None else None
    if e.amount is None or figure is not None:
        much = Amount(figure, noun) if figure is not None else Say("all-of", what=noun)
        what = Say("of-sort", what=much, thing=term(c, e.value))
    else:  # of which sort stands beside the noun: behind the number it would be said of what is counted there
        with pronouns.affecting(c, e.who):
            what = Say("amount-of-sort", what=noun, value=term(c, e.amount), thing=term(c, e.value))
    id = e.how if pronouns.is_you(e.who) else f"they-{e.how}"
    return Say(f"{id}-to", what=what, who=term(c, e.to)) if e.to is not None else Say(id, what=what)
