"""Going through checked rules: everything that is written inside something, without following calls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from typing import Any

from . import ir
from .checked import CheckedGame

_NODES = (ir.Expr, ir.Effect, ir.Query, ir.Place, ir.Owner, ir.Test, ir.Alternative)


@lru_cache(maxsize=256)
def _names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.name not in ("span", "text", "type", "ability"))


def inside(node: Any) -> Iterator[Any]:
    """Nodes directly inside a node."""
    kind: type = type(node)
    for name in _names(kind):
        yield from _spread(getattr(node, name))


def _spread(value: Any) -> Iterator[Any]:
    if isinstance(value, _NODES):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _spread(item)


@lru_cache(maxsize=512)
def _is_node(kind: type) -> bool:
    return issubclass(kind, _NODES)


def everything(node: Any) -> Iterator[Any]:
    """A node and all that is written inside it."""
    found: list[Any] = []
    _gather(node, found)
    return iter(found)


def _gather(node: Any, found: list[Any]) -> None:
    """The whole at once: every stage goes through everything, and generators inside each other are slow."""
    found.append(node)
    kind: type = type(node)
    for name in _names(kind):
        _gather_in(getattr(node, name), found)


def _gather_in(value: Any, found: list[Any]) -> None:
    kind: type = type(value)
    if kind is list or kind is tuple:
        for item in value:
            _gather_in(item, found)
    elif _is_node(kind):
        _gather(value, found)


def effects(node: Any) -> Iterator[ir.Effect]:
    for found in everything(node):
        if isinstance(found, ir.Effect):
            yield found


def own(effect: ir.Effect) -> Iterator[Any]:
    """What an effect says itself: its expressions and queries, not the effects inside it."""
    for inner in inside(effect):
        if not isinstance(inner, (ir.Effect, ir.Alternative)):
            yield from everything(inner)


def bodies(game: CheckedGame) -> Iterator[ir.Effect]:
    """Every body there is: the frame of the game, rules, what is printed, abilities."""
    yield from (b for b in (game.setup, game.scoring) if b is not None)
    yield from (r.body for r in game.rules.values())
    yield from (p.effect for p in game.printed.values() if p.effect is not None)
    yield from (a.body for a in game.abilities if a.body is not None)


def all_effects(game: CheckedGame) -> list[ir.Effect]:
    """The effects of all bodies; several stages look through them, and nothing changes in them any more."""
    if not game.effects:
        game.effects = [e for body in bodies(game) for e in effects(body)]
    return game.effects


def place_name(place: ir.Place) -> str:
    """The zone or the kind of thing a place is."""
    if place.zone is not None:
        return place.zone.name
    return place.kind or (place.thing.type.kinds[0] if place.thing is not None and place.thing.type.kinds else "")
