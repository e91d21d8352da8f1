"""Going through checked rules: everything that is written inside something, without following calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any, TypeGuard

from . import ir
from .checked import CheckedGame

_NODES = (ir.Expr, ir.Effect, ir.Query, ir.Place, ir.Owner, ir.Test, ir.Alternative)


def _values(kind: type) -> Callable[[Any], tuple[Any, ...]] | None:
    """What reads all the parts of a node of this kind; None: it is the kind of something else."""
    if not issubclass(kind, _NODES):
        return None
    names = [f.name for f in fields(kind) if f.name not in ("span", "text", "type", "ability")]
    read = attrgetter(*names) if names else None
    if read is None:
        return lambda node: ()
    return read if len(names) > 1 else lambda node: (read(node),)


class _Readers(dict[type, "Callable[[Any], tuple[Any, ...]] | None"]):
    """By kind, what reads its parts: looked up for everything in every node, so it is looked up quickly."""

    def __missing__(self, kind: type) -> Callable[[Any], tuple[Any, ...]] | None:
        found = self[kind] = _values(kind)
        return found


_READERS = _Readers()


def parts(node: Any) -> tuple[Any, ...]:
    """What a node is made of: nodes, lists of them, and what of the game it names."""
    kind: type = type(node)
    read = _READERS[kind]
    return read(node) if read is not None else ()


def inside(node: Any) -> list[Any]:
    """Nodes directly inside a node."""
    found: list[Any] = []
    _spread(parts(node), found)
    return found


def _spread(values: Iterable[Any], found: list[Any]) -> None:
    for value in values:
        kind: type = type(value)
        if kind is list or kind is tuple:
            _spread(value, found)
        elif _READERS[kind] is not None:
            found.append(value)


def with_local(node: Any, old: ir.Local, new: ir.Local) -> Any:
    """The same node, speaking of `new` wherever it spoke of `old`."""
    kind: type = type(node)
    if kind is list or kind is tuple:
        made = kind(with_local(part, old, new) for part in node)
        return node if all(one is other for one, other in zip(made, node, strict=True)) else made
    if kind is ir.LocalRef:
        return replace(node, local=new) if node.local is old else node
    if _READERS[kind] is None:
        return node
    given = {f.name: getattr(node, f.name) for f in fields(kind) if f.init}
    changed = {name: with_local(value, old, new) for name, value in given.items()}
    return node if all(changed[name] is given[name] for name in given) else replace(node, **changed)


def with_others(node: Any, instead: dict[int, Any]) -> Any:
    """The same node, with others in place of some inside it, which are named by their identity."""
    if id(node) in instead:
        return instead[id(node)]
    kind: type = type(node)
    if kind is list or kind is tuple:
        made = kind(with_others(part, instead) for part in node)
        return node if all(one is other for one, other in zip(made, node, strict=True)) else made
    if _READERS[kind] is None:
        return node
    given = {f.name: getattr(node, f.name) for f in fields(kind) if f.init}
    changed = {name: with_others(value, instead) for name, value in given.items()}
    return node if all(changed[name] is given[name] for name in given) else replace(node, **changed)


def alike(one: Any, other: Any) -> bool:
    """Do two nodes say the same, wherever they are written?"""
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(alike, one, other))
    kind: type = type(one)
    if _READERS[kind] is not None:
        return all(map(alike, parts(one), parts(other)))
    return bool(one == other)


def everything(node: Any) -> list[Any]:
    """A node and all that is written inside it."""
    found = [node]
    _gather(parts(node), found)
    return found


def _gather(values: Iterable[Any], found: list[Any]) -> None:
    """The whole at once: every stage goes through everything, and generators inside each other are slow."""
    for value in values:
        kind: type = type(value)
        if kind is list or kind is tuple:
            if value:
                _gather(value, found)
            continue
        read = _READERS[kind]
        if read is not None:
            found.append(value)
            _gather(read(value), found)


def is_effect(node: Any) -> TypeGuard[ir.Effect]:
    return isinstance(node, ir.Effect)


def is_alternative(node: Any) -> TypeGuard[ir.Alternative]:
    return isinstance(node, ir.Alternative)


def effects(node: Any) -> list[ir.Effect]:
    return [inner for inner in everything(node) if isinstance(inner, ir.Effect)]


def said(effect: ir.Effect) -> list[Any]:
    """What stands directly in an effect and is neither an effect nor an alternative."""
    return [inner for inner in inside(effect) if not isinstance(inner, (ir.Effect, ir.Alternative))]


def inner_effects(effect: ir.Effect) -> Iterator[ir.Effect]:
    """Effects directly inside an effect; those of a menu are what its alternatives do."""
    for inner in inside(effect):
        found = inner.body if isinstance(inner, ir.Alternative) else inner
        if isinstance(found, ir.Effect):
            yield found


def written(node: Any) -> Iterator[Any]:
    """A node and all that is written inside it; what a card adds to a menu belongs to the card."""
    yield node
    if is_alternative(node) and node.ability is not None:
        return
    for inner in inside(node):
        yield from written(inner)


def written_effects(node: Any) -> Iterator[ir.Effect]:
    return filter(is_effect, written(node))


def alternatives(node: Any) -> Iterator[ir.Alternative]:
    """The alternatives of the menus in a body, those that cards add with them."""
    return filter(is_alternative, written(node))


def own(effect: ir.Effect) -> Iterator[Any]:
    """What an effect says itself: its expressions and queries, not the effects inside it."""
    for inner in said(effect):
        yield from everything(inner)


def bodies(game: CheckedGame) -> Iterator[ir.Effect]:
    """Every body there is: the frame of the game, rules, what is printed, abilities."""
    yield from (b for b in (game.setup, game.scoring) if b is not None)
    yield from (r.body for r in game.rules.values())
    yield from (p.effect for p in game.printed.values() if p.effect is not None)
    yield from (a.body for a in game.abilities if a.body is not None)


def all_nodes(game: CheckedGame) -> list[list[Any]]:
    """Of every body, it and all that is written inside it; several stages look through them, and nothing changes in
    them any more."""
    if not game.nodes:
        game.nodes = [everything(body) for body in bodies(game)]
    return game.nodes


def all_effects(game: CheckedGame) -> list[ir.Effect]:
    """The effects of all bodies."""
    if not game.effects:
        game.effects = [node for nodes in all_nodes(game) for node in nodes if isinstance(node, ir.Effect)]
    return game.effects


def place_name(place: ir.Place | None) -> str:
    """The zone or the kind of thing a place is; nothing for a thing of which no kind is known, and for no place."""
    if place is None:
        return ""
    if place.zone is not None:
        return place.zone.name
    return place.kind or (place.thing.type.kinds[0] if place.thing is not None and place.thing.type.kinds else "")
