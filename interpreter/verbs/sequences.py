"""Lists and named steps: one thing after the other."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from .facts import Facts, composed, in_turn, no_parts


def nothing_facts(e: ir.Nothing, game: CheckedGame) -> Facts:
    return composed(no_parts())


def sequence_facts(e: ir.Seq, game: CheckedGame) -> Facts:
    return composed(in_turn(*e.items))


def step_facts(e: ir.Step, game: CheckedGame) -> Facts:
    return composed(in_turn(e.body))
