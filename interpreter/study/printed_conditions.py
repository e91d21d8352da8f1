"""How far a condition is that is printed on a thing: what it asks that is not so, each with the numbers it compares."""

from __future__ import annotations

from ..diagnostics.records import record
from ..engine.rules import Rules
from ..lowering import dispatch
from ..lowering.context import Env
from ..model import ir
from ..plan import nodes as n
from ..terms.conditions import Both, Compare, alternatives
from .why import State, compiled, passes


@record
class Short:
    """A part of a condition that does not hold; of what counts something, how much there is."""

    printed: ir.PrintedEffect
    cond: ir.Expr
    have: int | None = None


def short_of(rules: Rules, state: State, seat: int, thing: int, prop: str) -> list[Short]:
    """What a condition printed on a thing asks of a player that is not so."""
    program, entry = rules.machine.program, rules.words.things[thing].entry
    printed = program.game.printed.get((prop, entry))
    if printed is None or printed.condition is None:
        return []
    env, cond, found = Env({printed.you: n.Number(seat), printed.self: n.Number(thing)}), printed.condition, []
    for part in alternatives(cond) if isinstance(cond, Both) and cond.op == "and" else [cond]:
        if passes(rules, dispatch.truth(program.lowering, part, env), state, thing):
            continue
        have = None
        if isinstance(part, Compare) and part.op == ">=":
            have = int(compiled(rules, dispatch.value(program.lowering, part.left, env))(state, thing))
        found.append(Short(printed, part, have))
    return found
