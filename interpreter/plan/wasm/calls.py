"""Calls: of functions of the plan, of operations in the forms in which they take what they are given, and by number."""

from __future__ import annotations

from .. import nodes as n
from . import lists
from .code import BEYOND, Unprintable
from .expressions import Printer
from .kinds import LIST
from .subset import MASK

#: by operation, how each thing it is given is handed over: i a number, m a mask, l a list made while the game runs,
#: a form of a constant table (`memory`), f a function by its number, b a set of things as flags, - not at all
GIVEN: dict[str, tuple[str, ...]] = {
    "whole": ("m", "[m]"),
    "lined": ("m", "[m]", "i", "i"),
    "rayed": ("[[m]]", "m", "i"),
    "leapt": ("[mm]", "m"),
    "past": ("[[m]]", "m"),
    "between": ("[[m]]", "m"),
    "flooded": ("m", "m", "[im]", "i"),
    "stepped": ("m", "[im]"),
    "leaped": ("m", "m", "[[im]]", "i"),
    "vaulted": ("[[m]]", "m", "m", "i"),
    "bounded": ("m", "m", "m", "[[im]]", "i"),
    "lacking": ("l", "[ii]"),
    "tally": ("l",),
    "distinct": ("l", "[i]"),
    "where": ("l", "i"),
    "find": ("[i]",),
    "lay_bricks": ("i", "i", "l", "[[i]]", "i"),
    "reachable": ("i", "i", "i", "s", "i", "i", "f", "f", "f", "i"),
    "walk_steps": ("i", "i", "i", "s", "i", "i", "f", "f", "i"),
    "below": ("i",),
    "members": ("i",),
    "slot": ("i",),
    "put": ("i", "i", "i"),
    "swap": ("i", "i"),
    "deal": ("i", "i", "i", "i", "b", "i"),
    "deal_all": ("i", "i", "b", "i"),
    "shuffle": ("i",),
    "refill": ("i", "i"),
    "remember": ("i", "i", "i", "i", "[ii]"),
    "came": ("i", "i"),
    "forget": ("i", "i"),
    "parts_now": ("i", "i", "[i]", "[i]", "[i]", "i"),
    "trial": ("i", "i"),
    "skip": ("i", "i"),
    "best_ways": ("i", "l", "i"),
    "learn": ("l", "i"),
    "tell": ("i", "i"),
    "topmost": ("i", "i"),
    "carried": ("i", "i"),
    "lay": ("i", "i", "i", "i"),
    "lay_any": ("i", "i", "i", "i", "b", "i", "i", "b"),
    "lay_cells": ("i", "i", "i", "i", "b", "i", "i", "b"),
    "lay_turns": ("i", "i", "i", "i", "b", "i", "i", "b"),
    "lay_those": ("i", "l", "i", "i", "b", "i", "i", "b"),
    "visible": ("i", "i", "b"),
    "covered": ("i", "i", "b"),
}
#: names that mean something else in the language of the operations
_RENAMED = {"below": "below_n"}


def call(p: Printer, e: n.Call) -> None:
    c, w = p.c, p.w
    if e.name == "beyond":
        beyond(p, e)
    elif e.name == "group":
        lists.group(p, e)
    elif e.name == "unlike":
        unlike(p, e)
    elif e.name in w.kinds.params:
        c.get(0)
        for a, kind in zip(e.args, w.kinds.params[e.name], strict=True):
            handed(p, a, kind)
        c.call(e.name)
        if e.name in w.failing:
            c.give_up_if_failed()
    elif e.name in GIVEN:
        operation(p, e)
    else:
        raise Unprintable(e.name)


def beyond(p: Printer, e: n.Call) -> None:
    """A number that could be too large, if it is not."""
    c, most = p.c, p.w.most_number
    p.number(e.args[0])
    found = c.kept()
    c.get(found)
    c.number(most)
    c.put("i64.add")
    c.number(2 * most)
    c.put("i64.gt_u")
    with c.when():
        place = e.args[1]
        c.fault(BEYOND, place.value if isinstance(place, n.Number) else 0)
    c.get(found)


def handed(p: Printer, a: n.Expr, kind: str) -> None:
    if kind == MASK:
        for word in p.mask(a):
            p.c.get(word)
    elif kind == LIST:
        p.list(a)
    else:
        p.number(a)


def operation(p: Printer, e: n.Call) -> None:
    c = p.c
    forms = GIVEN[e.name]
    if e.state:
        c.get(0)
    named = dict(e.named)
    given: list[n.Expr | None] = [*e.args]
    given += [None] * (len(forms) - len(given))
    if named:
        if list(named) != ["bottom"] or e.name not in ("deal", "deal_all"):
            raise Unprintable(e.name)
        given[-1] = named["bottom"]
    for form, a in zip(forms, given, strict=True):
        if a is None:
            c.number(0)
        else:
            argument(p, form, a)
    name = _RENAMED.get(e.name, e.name)
    c.call(name)
    known = p.w.interfaces[name]
    if known.fails:
        c.give_up_if_failed()
    if known.result == "none":
        c.number(0)


def argument(p: Printer, form: str, a: n.Expr) -> None:
    c, w = p.c, p.w
    if form == "i":
        p.number(a)
    elif form == "m":
        for word in p.mask(a):
            c.get(word)
    elif form == "l":
        p.list(a)
    elif form == "f":
        if not isinstance(a, n.Known):
            raise Unprintable(type(a).__name__)
        c.number(w.number_of(a.name))
    elif form == "b":
        if not isinstance(a, n.Number):
            raise Unprintable(type(a).__name__)
        c.number(w.memory.flags(a.value))
    elif form == "s":  # the state itself, or a table
        assert isinstance(a, n.Known)
        c.number(0 if a.name == "S" else w.memory.listed(w.values[a.name], "[i]"))
    else:
        table(p, form, a)


def table(p: Printer, form: str, a: n.Expr) -> None:
    """A constant list, one out of a table of them, or one of two."""
    c, w = p.c, p.w
    if isinstance(a, n.Known):
        c.number(w.memory.listed(w.values[a.name], form))
    elif isinstance(a, n.Item):
        p.entry(w.memory.rows(w.values[a.table], form), a.at)
    elif isinstance(a, n.Either):
        p.test(a.cond)
        with c.when("i64"):
            table(p, form, a.yes)
            c.otherwise()
            table(p, form, a.no)
    elif isinstance(a, n.Call) and a.name == "past" and form == "[[m]]":
        operation(p, a)
    elif form == "[i]":
        p.list(a)
    else:
        raise Unprintable(type(a).__name__)


def unlike(p: Printer, e: n.Call) -> None:
    c = p.c
    things, sort = e.args
    if not isinstance(sort, n.Question):
        raise Unprintable(e.name)
    asked = sort.body.items if isinstance(sort.body, n.Row) else (sort.body,)
    p.list(things)
    place = c.kept()
    lists.keys(p, place, sort.var, asked)
    found = c.kept()
    c.get(place)
    c.get(found)
    c.number(len(asked))
    c.call("unlike")


def dispatch(p: Printer, e: n.Dispatch) -> None:
    """The function that stands in a table."""
    c, w = p.c, p.w
    made = w.kinds.definitions[e.table]
    assert isinstance(made, n.Functions)
    for name in made.entries:
        if MASK in w.kinds.params.get(name, ()) or w.kinds.returns.get(name) == MASK:
            raise Unprintable(name)
    place = w.memory.table([w.number_of(name) for name in made.entries], False)
    c.get(0)
    for a in e.args:
        p.number(a)
    p.entry(place, e.at)
    c.address()
    c.put("call_indirect", len(e.args))
    if not w.failing.isdisjoint(made.entries):
        c.give_up_if_failed()
