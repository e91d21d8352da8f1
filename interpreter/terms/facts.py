"""Facts of terms in a few words: what looks at nothing, what looks at some regions, what stands for something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..lowering.magnitude import Magnitude
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Lead, TermFacts, always, never, nothing, nowhere
from ..model.regions import Region
from ..model.secrecy import Actor
from ..model.sight import of_parts

T = TypeVar("T")


def plain(
    positive: Callable[[T], bool] = never,
    missing: Callable[[T], bool] = never,
    sight: Callable[[T, CheckedGame], Iterable[Any]] = of_parts,
) -> TermFacts[T]:
    """Looks at nothing but what is written inside it."""
    return TermFacts(nothing, nowhere, missing, positive, always, sight)


def looking(
    reads: Callable[[T, CheckedGame], Iterable[Region]],
    sight: Callable[[T, CheckedGame], Iterable[Any]],
    positive: Callable[[T], bool] = never,
    alone: Callable[[T, Actor], bool] = never,
    missing: Callable[[T], bool] = never,
) -> TermFacts[T]:
    """Looks at something itself; what of that not everybody can know is said by `sight`."""
    return TermFacts(reads, nowhere, missing, positive, alone, sight)


def leading(
    leads: Callable[[T, CheckedGame], Lead | None],
    reads: Callable[[T, CheckedGame], Iterable[Region]] = nothing,
    missing: Callable[[T], bool] = never,
    sight: Callable[[T, CheckedGame], Iterable[Any]] = of_parts,
) -> TermFacts[T]:
    """Stands for what is written elsewhere."""
    return TermFacts(reads, leads, missing, never, by_oneself, sight)


def most_counted(m: Magnitude, e: ir.Expr) -> int:
    """Of what is counted there are never more than there is to count."""
    return m.counted


def by_oneself(e: Any, actor: Actor) -> bool:
    """Is what it leads to done or said by whoever acts, or by nobody?"""
    return e.player is None or actor.is_own(e.player)
