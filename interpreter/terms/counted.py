"""What there is of a counter: with a player, in the supply, never below zero."""

from __future__ import annotations

from ..lowering import dispatch
from ..lowering.anatomy import never_negative
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.vocabulary import Counter
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Var

#: counters are looked at so seldom, if they rise by little; a power of two
EVERY_ROUNDS = 64
N = Var("n")


def not_below_zero(c: Lowering, e: ir.Expr, env: Env) -> Expr:
    """A number of pieces or coins: below 0 is 0."""
    code = dispatch.value(c, e, env)
    return code if never_negative(e) else n.Binary("max", b.ZERO, code)


def kept_at(c: Lowering, cond: ir.Expr) -> int | None:
    """Where the answer of a printed condition for player 0 is kept, if it is remembered."""
    kept = c.remembered.goals.get(id(cond))
    return kept[0] + 1 if kept is not None else None


def reads_state(c: Lowering, e: ir.Expr) -> bool:
    return bool(c.analysis.reads(e))


def purse(c: Lowering, counter: Counter, payer: Expr) -> Expr:
    """What a player can pay of a counter."""
    code = b.slot(c.layout.counter(counter), payer)
    return n.Binary("max", b.ZERO, code) if counter.below_zero else code
