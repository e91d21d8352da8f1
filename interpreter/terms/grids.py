"""What shows on a grid, as a number: cells on which nothing lies, and cells that lie under others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.node import node
from ..model.regions import Region, on_grid
from ..model.secrecy import Actor
from ..model.sight import Which
from ..model.vocabulary import Zone, plural_of
from ..phrases.telling import Telling
from ..phrases.words import Listed, Name, Noun, Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch, Token
from . import nouns, places, thing_tables, zones
from .facts import looking, most_counted

HOW = ("visible", "covered")
CELLS = ("cell", "cells")


@node
class GridCount(ir.Expr):
    """Cells of things on a grid. visible: nothing lies over them; covered: something of the same kinds does."""

    how: str
    symbol: int  # the thing whose word is printed there; -1: any cell
    kinds: tuple[str, ...]
    zone: Zone
    holder: ir.Expr | None


def is_showing(c: Checking, tree: Branch) -> bool:
    """`visible WORD ... on GRID`: only where a grid is spoken of are these words of the language."""
    _, names, _, at_place = tree.children
    if at_place is None or len(names.children) != 2 or str(names.children[0]) not in HOW:
        return False
    place = at_place.children[0]
    zone = c.words.zones.get(str(place.children[1].children[-1])) if len(place.children) > 1 else None
    return zone is not None and zone.form == "grid"


def showing(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    det, names, of_place, at_place = tree.children
    assert at_place is not None
    place = places.place(c, at_place.children[0], scope, at)
    assert place.zone is not None
    if det is not None:
        raise wrong("adjective", say("says-nothing", word=f"{det.children[0]}"), at.span(det), say("whose-grid"))
    kinds = tuple(place.zone.holds)
    if of_place is not None:
        kinds = lying(c, of_place.children[0], place.zone, at)
    how, word = names.children
    return GridCount(ir.NUMBER, str(how), printed_word(c, word, kinds, at), kinds, place.zone, place.thing)


def lying(c: Checking, tree: Branch, zone: Zone, at: At) -> tuple[str, ...]:
    """The kinds a word stands for, of those that can lie on a grid."""
    if tree.data != "place_name" or tree.children[0] is not None:
        raise wrong(
            "wrong-type", say("what-belongs", what=say("what-kind")), at.span(tree), say("one-of", names=zone.holds)
        )
    return held(c, nouns.plain_noun(tree.children[1], at), zone, at)


def held(c: Checking, word: Token, zone: Zone, at: At) -> tuple[str, ...]:
    base = nouns.base_form(c, word)
    kinds = c.words.members(base)
    if not kinds:
        raise nouns.unknown(c, word, at, say("what-kind-of-thing"))
    found = tuple(k for k in kinds if k in zone.holds)
    if not found:
        if zone.name in c.words.refused:
            raise Wrong(None)
        raise wrong("wrong-type", say("does-not-hold", zone=zone.name, kinds=[base]), at.span(word))
    return found


def printed_word(c: Checking, word: Token, kinds: tuple[str, ...], at: At) -> int:
    """The thing whose word is printed in cells, in the singular or the plural; -1 stands for every cell."""
    name = str(word)
    if name in CELLS:
        return -1
    w = c.words
    sorts = [s.kind for k in kinds for s in w.kinds[k].properties.values() if s.sort == "grid"]
    known = {t.entry: t.index for s in sorts for t in w.kinds[s].things}
    for entry, index in known.items():
        if name in (entry, plural_of(entry)) or w.forms.get(name) == entry:
            return index
    raise wrong(
        "unknown-name",
        say("never-printed", name=name, kinds=kinds),
        at.span(word),
        meant(name, [*known, "cells"]) or say("one-of", names=["cells", *known]),
    )


# ---- how it is told
def cells(c: Telling, e: GridCount) -> dict[str, Any]:
    """What a message about cells is told."""
    word: Phrase = Name(c.words.things[e.symbol].entry) if e.symbol >= 0 else Plain("")
    some = len(e.kinds) < len(e.zone.holds)
    return {
        "how": e.how,
        "printed": "yes" if e.symbol >= 0 else "no",
        "word": word,
        "some": "yes" if some else "no",
        "of": Listed([Noun(k) for k in e.kinds]),
        "where": zones.zone_phrase(c, e.zone.name, e.holder, "in"),
    }


def count_phrase(c: Telling, e: GridCount) -> Phrase:
    return Say("number-of-cells", **cells(c, e))


def counted_per(c: Telling, e: GridCount, step: int) -> Phrase:
    return Say("counted-cells", n=step, **cells(c, e))


# ---- how it is computed
def lower_grid_count(c: Lowering, e: GridCount, env: Env) -> Expr:
    place = zones.place_code(c, e.zone, e.holder, env)
    code = n.Call(e.how, (place, n.Number(e.symbol), n.Number(thing_tables.things_mask(c, e.kinds))))
    return dispatch.if_there(c, e.holder, code, b.ZERO, env)


# ---- what is known of it
def grid_reads(e: GridCount, game: CheckedGame) -> Iterable[Region]:
    return on_grid(e.zone, e.zone.holds if e.how == "visible" else e.kinds)


def own_grid(e: GridCount, actor: Actor) -> bool:
    return actor.is_own(e.holder)


def grid_sight(e: GridCount, game: CheckedGame) -> list[Any]:
    return [Which(e.zone, e.holder), e.holder]


TERMS: dict[type, Term] = {
    GridCount: Term(
        facts=looking(grid_reads, grid_sight, alone=own_grid),
        lower=lower_grid_count,
        phrase=count_phrase,
        most=most_counted,
        counted_per=counted_per,
    ),
}
