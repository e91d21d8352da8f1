"""Conditions that come to the same whatever happens: an end that never comes, a loop that is never gone through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..lowering.anatomy import known_facts
from ..lowering.bounds import Bounds, Range
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..terms.conditions import Compare
from .repetition import said_in


def decided_beforehand(game: CheckedGame) -> Iterator[Problem]:
    """What ends a game or a loop is looked at most closely: elsewhere a number may lie within less than it could."""
    looked: set[int] = set()
    waits: list[tuple[list[Any], Span | None, Bounds]] = [
        (walk.everything(cond), span, Bounds(game, 1, declared=True)) for _, cond, _, span in game.ends
    ]
    for e in walk.all_effects(game):
        until = known_facts(e, game).parts.until
        waits += [(walk.everything(until), e.span, Bounds(game, declared=True))] if until is not None else []
    anywhere = Bounds(game)
    for said, span, bounds in (*waits, *((said, span, anywhere) for said, span in said_in(game))):
        for node in said:
            span = node.span if isinstance(node, ir.Effect) else span
            if isinstance(node, Compare) and id(node) not in looked:
                looked.add(id(node))
                truth = bounds.truth(node.op, node.left, node.right)
                if truth is not None:
                    message = say("always-holds") if truth else say("never-holds")
                    yield Problem("decided-beforehand", message, span, bounds_told(bounds, node))


def bounds_told(bounds: Bounds, e: Compare) -> MessageRef:
    """Between which numbers that lies which is compared."""
    there: Range = bounds.of(e.right if isinstance(e.left, ir.Int) else e.left)
    if there.most is None:
        return say("number-from", least=there.least or 0)
    if there.least is None:
        return say("number-up-to", most=there.most)
    return say("number-between", least=there.least, most=there.most)
