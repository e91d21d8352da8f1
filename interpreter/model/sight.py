"""What nodes look at, said so that it can be asked who may know it: which things lie where, not how many.

How many things lie in a zone is known to all; which ones only to those who see it. A verb or a term names what it looks
at itself; a node among its answers (an expression, a query) is looked into in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..diagnostics.records import record
from . import ir, walk
from .facts import nothing
from .vocabulary import Zone


@record
class Which:
    """Which things lie in a zone of somebody (holder None: of nobody)."""

    zone: Zone
    holder: ir.Expr | None


@record
class AtWork:
    """Whether a card with an ability is in play with a player."""

    ability: ir.CheckedAbility
    player: ir.Expr | None


@record
class Meant:
    """The thing or player a local stands for."""

    local: ir.Local


@record
class AnotherThan:
    """Somebody who is certainly not this player, or nobody."""

    player: ir.Expr


@record
class HowMany:
    """How many things a query finds."""

    query: ir.Query


@record
class Found:
    """Which thing a query finds."""

    query: ir.Query


@record
class OfEach:
    """What is said of each thing a query finds."""

    query: ir.Query
    node: Any


@record
class Sight:
    """What an effect looks at itself: what is done inside it looks for itself."""

    #: what it does depends on these
    says: Callable[[Any], Iterable[Any]]
    #: whether it is possible depends on these
    possible: Callable[[Any], Iterable[Any]]
    #: whether, how often and for whom its parts are done depends on these
    whether: Callable[[Any], Iterable[Any]]


def written(e: ir.Effect) -> Iterable[Any]:
    """All it says: its expressions, queries and places."""
    return walk.said(e)


#: looks at what is written in it, and at nothing that is not said there
AS_WRITTEN = Sight(written, written, nothing)


def parts_by(whether: Callable[[Any], Iterable[Any]]) -> Sight:
    """Looks at what is written in it; some of that decides what becomes of its parts."""
    return Sight(written, written, whether)


def by_query(e: Any) -> Iterable[Any]:
    """How many things the query of an effect finds."""
    return (e.query,)


#: possible if its query finds something, and its parts are done with what is found
FINDING = Sight(written, by_query, by_query)
#: possible if its query finds something; the player says what becomes of its parts
CHOOSING = Sight(written, by_query, nothing)


def of_parts(node: Any, game: Any) -> Iterable[Any]:
    """Of a term that looks at nothing but what is written inside it."""
    return walk.inside(node)
