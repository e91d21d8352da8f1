"""Which numbered rules and which things the scenarios of a game pin."""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.records import record
from ..packs.tree import Map
from .scenarios import ScenarioResult


@record
class Pinned:
    """What scenarios name under `rules:`, each once."""

    #: numbered rules, in the order of the rulebook; without one, everything
    rules: list[str]
    #: cards and others that are rules of their own, by their names
    things: list[str]
    #: numbered rules that no scenario names
    unpinned: list[str]


def pinned(book: Map | None, results: Iterable[ScenarioResult]) -> Pinned:
    """What the scenarios that hold pin."""
    named = dict.fromkeys(rule for result in results if result.ok for rule in result.rules)
    if book is None:
        return Pinned(list(named), [], [])
    numbered = {rule: rule in named for rule in book.items}
    return Pinned(
        [rule for rule, there in numbered.items() if there],
        [name for name in named if name not in numbered],
        [rule for rule, there in numbered.items() if not there],
    )
