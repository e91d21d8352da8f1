"""The law of legality, derived: can the compulsory rest be completed? One condition on the present state.

Going forward through what must be done, payments and pieces taken are summed by the slot they come from, choices become
searches, and everything else becomes a condition. That is exact as long as nothing later reads what something earlier
wrote; where it does, `NotExact` sends the compiler to a trial on a copy.
"""

from __future__ import annotations

from ..lowering import needs
from ..lowering.context import Env
from ..lowering.rests import Further, Guarding, Known, Rest
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr

# ---- forward through the rest


def go_walk(g: Guarding, e: ir.Walk, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    for part in (e.enter, e.stop, e.toll):
        needs.look_at(g, part, known)
    there = g.terms.value(ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
    code = b.both([b.at_least(there, 0), n.Truth(g.terms.first_steps(e, env))])
    needs.add_reason(g, e, code)
    needs.touch(g, known, e)
    return rest.then, (code,)


def go_lay(g: Guarding, e: ir.Lay, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    needs.look_at(g, e, known)
    code = g.terms.lay_code("lay_any", e, env)
    needs.add_reason(g, e, code)
    needs.answers(g, e, known)
    needs.touch(g, known, e)
    return rest.then, (code,)
