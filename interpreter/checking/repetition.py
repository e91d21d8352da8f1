"""What asks whether a position has come again needs a rule that remembers positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.problems import Problem, Span, say
from ..model import walk
from ..model.checked import CheckedGame
from ..terms.positions import HasCome
from ..verbs.remembering import Remember


def never_remembered(game: CheckedGame) -> Iterator[Problem]:
    """Whatever speaks of remembered positions in a game in which none ever is."""
    if game.words.positions:
        return
    hint = say("write", code="remember the last 100 positions")
    places: list[tuple[Any, Span | None]] = [(body, body.span) for body in walk.bodies(game)]
    places += [(cond, span) for _, cond, _, span in game.ends]
    places += [(cond, None) for cond, _ in game.may_win]
    places += [(value, span) for value, _, span in game.estimate.values()]
    places += [(found.value, found.definition.span) for found in game.definitions.values()]
    for said, span in places:
        for node in walk.everything(said):
            span = node.span if walk.is_effect(node) else span
            if isinstance(node, Remember | HasCome):
                yield Problem("never-remembered", say("no-position"), span, hint)
