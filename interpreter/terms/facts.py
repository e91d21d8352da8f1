"""What a value, a condition or a query is known to be and to look at, before anything runs.

Every kind of term has a line here: what it reads itself (`reads`; what is written inside it reads for itself), what is
written elsewhere and computed in its place (`leads`), whether it can stand for nothing (`missing`), whether it is
certainly not below zero (`positive`), and whether in a secret block it looks only at what is one's own, or at what
nobody changes there (`alone`). A term without a line is refused when this module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..model import ir
from ..model.checked import CheckedGame
from ..model.walk import place_name
from .regions import ROUND, Region, counted, laid_out, lying, on_grid, standing, stocked
from .secrecy import Actor

T = TypeVar("T")


def never(*_: Any) -> bool:
    return False


def always(*_: Any) -> bool:
    return True


def nowhere(*_: Any) -> None:
    return None


def nothing(*_: Any) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True)
class Lead:
    """Something written elsewhere that is done or computed here."""

    sort: str  # rule, define, printed, parameter
    name: str
    #: who is `you` there (None: nobody, or nobody is spoken of)
    player: ir.Expr | None
    #: what is written there, with the local that is `you` in it
    bodies: tuple[tuple[Any, ir.Local | None], ...]


@dataclass(frozen=True, slots=True)
class TermFacts(Generic[T]):
    reads: Callable[[T, CheckedGame], Iterable[Region]]
    leads: Callable[[T, CheckedGame], Lead | None]
    #: could it stand for nothing: `the card in ...`, where a piece lies, a property that may be none?
    missing: bool
    #: is such a number certainly not below zero?
    positive: Callable[[T], bool]
    alone: Callable[[T, Actor], bool]


def plain(positive: Callable[[T], bool] = never, missing: bool = False) -> TermFacts[T]:
    """Looks at nothing but what is written inside it."""
    return TermFacts(nothing, nowhere, missing, positive, always)


def looking(
    reads: Callable[[T, CheckedGame], Iterable[Region]],
    positive: Callable[[T], bool] = never,
    alone: Callable[[T, Actor], bool] = never,
) -> TermFacts[T]:
    return TermFacts(reads, nowhere, False, positive, alone)


def leading(
    leads: Callable[[T, CheckedGame], Lead | None],
    reads: Callable[[T, CheckedGame], Iterable[Region]] = nothing,
    missing: bool = False,
) -> TermFacts[T]:
    """Stands for what is written elsewhere."""
    return TermFacts(reads, leads, missing, never, by_oneself)


def by_oneself(e: Any, actor: Actor) -> bool:
    """Is what it leads to done or said by whoever acts, or by nobody?"""
    return e.player is None or actor.is_own(e.player)


# ---- what each reads
def _counter(e: ir.CounterRef, game: CheckedGame) -> Iterable[Region]:
    return (counted(e.counter),)


def _stock(e: ir.StockOf, game: CheckedGame) -> Iterable[Region]:
    return stocked(e.counter)


def _pieces(e: ir.PieceCount, game: CheckedGame) -> Iterable[Region]:
    return (standing(e.piece.name, place_name(e.place)),)


def _location(e: ir.LocationOf, game: CheckedGame) -> Iterable[Region]:
    return (standing(e.piece.name, e.kind),)


def _zone(e: ir.ZoneCount | ir.InZone, game: CheckedGame) -> Iterable[Region]:
    return (lying(e.zone),)


def _round(e: ir.Round, game: CheckedGame) -> Iterable[Region]:
    return (ROUND,)


def _grid(e: ir.GridCount, game: CheckedGame) -> Iterable[Region]:
    return on_grid(e.zone, e.zone.holds if e.how == "visible" else e.kinds)


def _slot(e: ir.SlotProp, game: CheckedGame) -> Iterable[Region]:
    return (lying(zone) for zone in game.words.zones.values() if e.prop in zone.slots)


def _neighbours(e: ir.NextTo, game: CheckedGame) -> Iterable[Region]:
    return laid_out(game.words)


def _query(q: ir.Query, game: CheckedGame) -> Iterator[Region]:
    if q.zone is not None:
        yield lying(q.zone)
    if q.next_to is not None or q.connected is not None:
        yield from laid_out(game.words)


def in_play(game: CheckedGame, ability: ir.CheckedAbility) -> Iterator[Region]:
    """Where a card lies that has an ability: whether it is at work."""
    zones = game.words.zones.values()
    return (lying(zone) for zone in zones if zone.in_play and ability.kind in zone.holds)


def _changed(e: ir.ParamRef, game: CheckedGame) -> Iterator[Region]:
    for ability in game.abilities:
        if ability.parameter is e.param:
            yield from in_play(game, ability)


# ---- what is written elsewhere
def _parameter(e: ir.ParamRef, game: CheckedGame) -> Lead:
    own = [(game.parameters[e.param.name].value, None)] if e.param.of else []
    changed = [(a.value, a.you) for a in game.abilities if a.parameter is e.param and a.value is not None]
    return Lead("parameter", e.param.name, e.player, (*own, *changed))


def _definition(e: ir.DefRef, game: CheckedGame) -> Lead:
    found = game.definitions[e.definition.key]
    return Lead("define", found.definition.name, e.player, ((found.value, found.you),))


def _printed(e: ir.CondProp, game: CheckedGame) -> Lead:
    kinds, things = e.thing.type.kinds, game.words.things
    there = [p for (prop, _), p in game.printed.items() if prop == e.prop and things[p.thing].kind in kinds]
    bodies = tuple((p.condition, p.you) for p in there if p.condition is not None)
    return Lead("printed", e.prop, e.player, bodies)


# ---- looking only at what is one's own
def _own_query(q: ir.Query, actor: Actor) -> bool:
    return q.zone is None or actor.is_own(q.holder) or actor.unchanged(lying(q.zone))


def _own_zone(e: ir.ZoneCount | ir.InZone, actor: Actor) -> bool:
    return actor.is_own(e.holder) or actor.unchanged(lying(e.zone))


def _own_grid(e: ir.GridCount, actor: Actor) -> bool:
    return actor.is_own(e.holder)


def _own_counter(e: ir.CounterRef, actor: Actor) -> bool:
    return actor.is_own(e.holder) or actor.unchanged(counted(e.counter))


def _own_pieces(e: ir.PieceCount, actor: Actor) -> bool:
    return not any(region[:2] == ("p", e.piece.name) for region in actor.written)


# ---- never below zero
def _whole(e: ir.Int) -> bool:
    return e.value >= 0


def _owned(e: ir.CounterRef) -> bool:
    return not e.counter.below_zero


def _sum(e: ir.Binary) -> bool:
    if e.op == "max":
        return never_negative(e.left) or never_negative(e.right)
    return e.op in ("+", "*", "/", "min") and never_negative(e.left) and never_negative(e.right)


def _counting(e: ir.Aggregate) -> bool:
    return e.how == "count"


def _either(e: ir.IfElse) -> bool:
    return never_negative(e.then) and never_negative(e.otherwise)


TERMS: dict[type, TermFacts[Any]] = {
    ir.Int: plain(_whole),
    ir.Round: TermFacts(_round, nowhere, False, always, always),
    ir.LocalRef: plain(),
    ir.ThingConst: plain(),
    ir.EnumConst: plain(),
    ir.CounterRef: looking(_counter, _owned, _own_counter),
    ir.StockOf: looking(_stock, always),
    ir.PieceCount: looking(_pieces, always, _own_pieces),
    ir.ZoneCount: looking(_zone, always, _own_zone),
    ir.PropRef: plain(always, missing=True),
    ir.SlotProp: looking(_slot),
    ir.NumberOf: plain(),
    ir.WholeOf: plain(missing=True),
    ir.OwnerOf: plain(),
    ir.ParamRef: leading(_parameter, _changed),
    ir.DefRef: leading(_definition, missing=True),
    ir.LocationOf: TermFacts(_location, nowhere, True, never, never),
    ir.FirstOf: plain(missing=True),
    ir.Aggregate: plain(_counting),
    ir.GridCount: looking(_grid, alone=_own_grid),
    ir.Worth: TermFacts(nothing, nowhere, False, never, never),
    ir.Binary: plain(_sum),
    ir.Levels: plain(),
    ir.IfElse: plain(_either),
    ir.Compare: plain(),
    ir.IsEntry: plain(),
    ir.Both: plain(),
    ir.Not: plain(),
    ir.InZone: looking(_zone, alone=_own_zone),
    ir.NextTo: looking(_neighbours),
    ir.Covers: TermFacts(nothing, nowhere, False, never, never),
    ir.CondProp: leading(_printed),
    # parts of terms
    ir.Query: looking(_query, alone=_own_query),
    ir.Test: plain(),
    ir.Owner: plain(),
    ir.Place: plain(),
}

_forgotten = {kind.__name__ for kind in ir.Expr.__subclasses__()} - {kind.__name__ for kind in TERMS}
if _forgotten:
    raise TypeError(f"no facts are given for the terms {', '.join(sorted(_forgotten))}")


def may_miss(e: ir.Expr | None) -> bool:
    """Could this thing be missing?"""
    return e is not None and e.type.sort == "thing" and TERMS[type(e)].missing


def never_negative(e: ir.Expr) -> bool:
    """Is this number certainly not below 0?"""
    return TERMS[type(e)].positive(e)
