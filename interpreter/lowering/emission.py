"""Effects one after the other as numbered steps: what asks nobody is joined, what asks is written by its verb.

Emission goes backwards: a step is written when the step after it is known. Locals that outlive a stop have a slot in
the state; rules cannot call themselves, so every local and every return address has one fixed slot.
"""

from __future__ import annotations

from dataclasses import replace

from ..model import ir
from . import dispatch, steps
from .anatomy import VERBS
from .context import Env, Lowering
from .rests import rest_of
from .stops import Context


def emit(c: Lowering, effects: list[ir.Effect], env: Env, then: int, ctx: Context) -> int:
    """The pc that does the effects in order and goes on with `then`."""
    flat = steps.flatten(c, effects)
    pc = then
    i = len(flat)
    while i > 0:
        j = i
        while j > 0 and not c.analysis.asks(flat[j - 1]):
            j -= 1
        if j < i:
            with c.unit.writing(ctx.path, flat[j].span):
                lines = [line for e in flat[j:i] for line in dispatch.statements(c, e, env, ctx.awake)]
                pc = steps.add_step(c, lines, pc)
            i = j
            continue
        rest = rest_of(flat[i:], env, ctx.rest)
        pc = emit_one(c, flat[i - 1], env, pc, replace(ctx, rest=rest))
        i -= 1
    return pc


def emit_one(c: Lowering, e: ir.Effect, env: Env, then: int, ctx: Context) -> int:
    """The pc that does something which asks, itself or by those who answer it."""
    steps.asked_openly(c, e, env)
    write = VERBS[type(e)].steps
    assert write is not None, "nobody is asked by it, and nobody answers it"
    with c.unit.writing(ctx.path, e.span):
        return write(c, e, env, then, ctx)
