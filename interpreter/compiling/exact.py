"""How a guard speaks when everything may be looked at: each term as it is."""

from __future__ import annotations

from ..diagnostics.records import mutable
from ..lowering import cards_in_play, dispatch
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.vocabulary import Piece, Zone
from ..plan.nodes import Expr, Loop
from ..terms import numbers, pieces, query_masks, query_sources


@mutable
class Exact:
    c: Lowering

    def truth(self, e: ir.Expr, env: Env) -> Expr:
        return dispatch.truth(self.c, e, env)

    def any_code(self, q: ir.Query, env: Env, extra: list[Expr] | None = None, var: str = "") -> Expr:
        return query_masks.any_code(self.c, q, env, extra, var)

    def value(self, e: ir.Expr, env: Env) -> Expr:
        return dispatch.value(self.c, e, env)

    def not_below_zero(self, e: ir.Expr, env: Env) -> Expr:
        return numbers.not_below_zero(self.c, e, env)

    def clause(self, q: ir.Query, env: Env) -> Loop:
        return query_sources.clause(self.c, q, env)

    def how_many(self, q: ir.Query, env: Env) -> Expr:
        return query_masks.how_many(self.c, q, env)

    def listing(self, q: ir.Query, env: Env) -> Expr:
        return query_sources.listing(self.c, q, env)

    def piece_address(self, piece: Piece, place: ir.Place, owner: Expr, env: Env) -> Expr:
        return pieces.piece_address(self.c, piece, place, owner, env)

    def known(self, env: Env, *nodes: object) -> None:
        pass

    def sees(self, zone: Zone) -> bool:
        return True

    def is_active(self, ability: ir.CheckedAbility, player: Expr) -> Expr:
        return cards_in_play.is_active(self.c, ability, player)
