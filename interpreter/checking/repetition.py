"""What only works if something else is said: positions come again if they are remembered, a start is used if passed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.problems import Problem, Span, say
from ..model import walk
from ..model.checked import CheckedGame
from ..terms.positions import HasCome
from ..terms.seats import StartPlayer
from ..verbs.passing import PassStart
from ..verbs.remembering import Remember


def never_remembered(game: CheckedGame) -> Iterator[Problem]:
    """Whatever speaks of remembered positions in a game in which none ever is."""
    if game.words.positions:
        return
    hint = say("write", code="remember the last 100 positions")
    for said, span in said_in(game):
        if not any(isinstance(node, (Remember, HasCome)) for node in said):
            continue
        for node in said:
            span = node.span if walk.is_effect(node) else span
            if isinstance(node, (Remember, HasCome)):
                yield Problem("never-remembered", say("no-position"), span, hint)


def start_never_used(game: CheckedGame) -> Iterator[Problem]:
    """The start is passed on, and nothing but its passing looks at who has it."""
    passed = [e for e in walk.all_effects(game) if isinstance(e, PassStart)]
    if not passed:
        return
    by_itself = {id(node) for e in passed for node in walk.everything(e)}
    said = (node for whole, _ in said_in(game) for node in whole)
    if not any(isinstance(node, StartPlayer) and id(node) not in by_itself for node in said):
        hint = say("write", code="as each player from the start player:")
        yield Problem("start-unused", say("start-unused"), passed[0].span, hint)


def said_in(game: CheckedGame) -> list[tuple[list[Any], Span | None]]:
    """Everything that is said in a game, node by node, and where."""
    values: list[tuple[Any, Span | None]] = [(cond, span) for _, cond, _, span in game.ends]
    values += [(value, None) for value, _ in game.may_win] + [(value, None) for _, value, _ in game.winner]
    values += [(value, span) for value, _, span in game.estimate.values()]
    values += [(one.value, one.definition.span) for one in game.definitions.values()]
    found: list[tuple[list[Any], Span | None]] = [(nodes, nodes[0].span) for nodes in walk.all_nodes(game)]
    return found + [(walk.everything(value), span) for value, span in values]
