"""How a guard speaks when everything may be looked at: each term as it is."""

from __future__ import annotations

from dataclasses import dataclass

from ..model import ir
from ..model.vocabulary import Piece
from . import counting, expressions, grids, masks, named, payments, sources, steps, walks
from .lowering import Env, Lowering


@dataclass(slots=True)
class Exact:
    c: Lowering

    def truth(self, e: ir.Expr, env: Env) -> str:
        return sources.truth(self.c, e, env)

    def any_code(self, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> str:
        return masks.any_code(self.c, q, env, extra, var)

    def value(self, e: ir.Expr, env: Env) -> str:
        return expressions.value(self.c, e, env)

    def not_below_zero(self, e: ir.Expr, env: Env) -> str:
        return counting.not_below_zero(self.c, e, env)

    def clauses(self, q: ir.Query, env: Env) -> tuple[str, str]:
        return sources.clauses(self.c, q, env)

    def how_many(self, q: ir.Query, env: Env) -> str:
        return masks.how_many(self.c, q, env)

    def listing(self, q: ir.Query, env: Env) -> str:
        return sources.listing(self.c, q, env)

    def call_env(self, e: ir.Call, env: Env) -> Env:
        return steps.call_env(self.c, e, env)

    def piece_address(self, piece: Piece, place: ir.Place, owner: str, env: Env) -> str:
        return expressions.piece_address(self.c, piece, place, owner, env)

    def walk_code(self, e: ir.Walk, env: Env, start: bool) -> str:
        return walks.walk_code(self.c, e, env, start)

    def lay_code(self, name: str, e: ir.Lay, env: Env) -> str:
        return grids.lay_code(self.c, name, e, env)

    def can_pay_things(self, e: ir.PayThings, how: str, n: int, env: Env) -> str:
        return payments.can_pay_things(self.c, e, how, n, env)

    def is_active(self, ability: ir.CheckedAbility, player: str) -> str:
        return named.is_active(self.c, ability, player)
