"""What a value, a condition or a query is known to be and to look at, before anything runs.

Every kind of term has a line here: what it reads itself (`reads`; what is written inside it reads for itself), what is
written elsewhere and computed in its place (`leads`), whether it can stand for nothing (`missing`), and whether it is
certainly not below zero (`positive`). A term without a line is refused when this module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..model import ir
from ..model.checked import CheckedGame
from ..model.walk import place_name
from .regions import ROUND, Region, counted, laid_out, lying, on_grid, standing, stocked

T = TypeVar("T")


def _nothing(*_: Any) -> tuple[()]:
    return ()


def never(_: Any) -> bool:
    return False


def always(_: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class TermFacts(Generic[T]):
    reads: Callable[[T, CheckedGame], Iterable[Region]]
    leads: Callable[[T, CheckedGame], Iterable[Any]]
    #: could it stand for nothing: `the card in ...`, where a piece lies, a property that may be none?
    missing: bool
    #: is such a number certainly not below zero?
    positive: Callable[[T], bool]


def plain(positive: Callable[[T], bool] = never, missing: bool = False) -> TermFacts[T]:
    """Looks at nothing but what is written inside it."""
    return TermFacts(_nothing, _nothing, missing, positive)


def looking(reads: Callable[[T, CheckedGame], Iterable[Region]], positive: Callable[[T], bool] = never) -> TermFacts[T]:
    return TermFacts(reads, _nothing, False, positive)


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
def _parameter(e: ir.ParamRef, game: CheckedGame) -> Iterator[Any]:
    if e.param.of:
        yield game.parameters[e.param.name].value
    yield from (a.value for a in game.abilities if a.parameter is e.param)


def _definition(e: ir.DefRef, game: CheckedGame) -> Iterator[Any]:
    yield game.definitions[e.definition.key].value


def _printed(e: ir.CondProp, game: CheckedGame) -> Iterator[Any]:
    yield from (p.condition for (prop, _), p in game.printed.items() if prop == e.prop)


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
    ir.Round: looking(_round, always),
    ir.LocalRef: plain(),
    ir.ThingConst: plain(),
    ir.EnumConst: plain(),
    ir.CounterRef: looking(_counter, _owned),
    ir.StockOf: looking(_stock, always),
    ir.PieceCount: looking(_pieces, always),
    ir.ZoneCount: looking(_zone, always),
    ir.PropRef: plain(always, missing=True),
    ir.SlotProp: looking(_slot),
    ir.NumberOf: plain(),
    ir.WholeOf: plain(missing=True),
    ir.OwnerOf: plain(),
    ir.ParamRef: TermFacts(_changed, _parameter, False, never),
    ir.DefRef: TermFacts(_nothing, _definition, True, never),
    ir.LocationOf: TermFacts(_location, _nothing, True, never),
    ir.FirstOf: plain(missing=True),
    ir.Aggregate: plain(_counting),
    ir.GridCount: looking(_grid),
    ir.Worth: plain(),
    ir.Binary: plain(_sum),
    ir.Levels: plain(),
    ir.IfElse: plain(_either),
    ir.Compare: plain(),
    ir.IsEntry: plain(),
    ir.Both: plain(),
    ir.Not: plain(),
    ir.InZone: looking(_zone),
    ir.NextTo: looking(_neighbours),
    ir.Covers: plain(),
    ir.CondProp: TermFacts(_nothing, _printed, False, never),
    # parts of terms
    ir.Query: looking(_query),
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
