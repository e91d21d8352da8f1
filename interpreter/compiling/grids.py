"""Laying things on a grid: how it is turned is asked first, then where; only what can be completed is offered."""

from __future__ import annotations

from dataclasses import replace

from ..checking.laying import TURNS, cell_name
from ..model import ir
from .counting import Awake
from .reasons import Reason
from .sources import Env
from .steps import TRIAL, Choice, Context
from .walks import WalkCoder

#: why something cannot lie at a cell
REASONS = ("inside", "least", "most", "never hides")


class GridCoder(WalkCoder):
    def ex_GridCount(self, e: ir.GridCount, env: Env) -> str:
        place = self.place_code(e.zone, e.holder, env)
        code = f"{e.how}(S,{place},{e.symbol},{self.things_mask(e.kinds)})"
        return self.if_there(e.holder, code, "0", env)

    def lay_code(self, name: str, e: ir.Lay, env: Env, turn: str = "") -> str:
        """A call of one of the operations that look for positions (`turn`: only those turned so)."""
        least = self.amount(e.least, env) if e.least is not None else "-1"
        most = self.amount(e.most, env) if e.most is not None else "-1"
        place, thing = self.place_code(e.zone, e.holder, env), self.ex(e.thing, env)
        turn = turn or ("-1" if e.turned else str(e.turn))
        masks = f"{self.things_mask(e.over)},{least},{most},{self.things_mask(e.hides)}"
        return f"{name}(S,{place},{thing},{turn},{e.at},{masks})"

    def leaf_Lay(self, e: ir.Lay, env: Env, awake: Awake) -> list[str]:
        """Where nothing is asked: there is one position, or none."""
        place, thing = self.place_code(e.zone, e.holder, env), self.ex(e.thing, env)
        found = self.unit.fresh("at")
        return [
            f"{found} = {self.lay_code('lay_cells', e, env)}",
            f"if not {found}: raise Impossible",
            f"lay(S,{thing},{place},{e.turn},{found}[0])",
            *self.arriving(e, env, awake),
        ]

    def arriving(self, e: ir.Lay, env: Env, awake: Awake) -> list[str]:
        """What a thing does at once when it comes into play."""
        lines: list[str] = []
        if e.holder is None or self.quiet:
            return lines
        thing, holder = self.ex(e.thing, env), self.ex(e.holder, env)
        for a in self.analysis.arrivals(e):
            if a.body is not None and not self.analysis.asks(a.body):
                inner = Env({a.you: holder})
                if a.object is not None:
                    inner[a.object] = thing
                back = self.sourced(self.words.kinds[a.kind].plural if a.kind else a.entry)
                lines += [f"if {thing} in {a.cards}:", *self.block(a.body, inner, awake | {a.index})]
                back()
        return lines

    def emit_Lay(self, e: ir.Lay, env: Env, then: int, ctx: Context) -> int:
        then = self.emit_answers(e, env, then, ctx)
        if not e.asks:
            return self.step(self.leaf(e, env, ctx.awake), then)
        guard = self.derived([], env, ctx.rest, self.analysis.writes(e))
        place, thing = self.place_code(e.zone, e.holder, env), self.ex(e.thing, env)
        turn = f"S[{self.spare('turn')}]" if e.turned else str(e.turn)
        where = self.new_pc()
        cells = self.lay_code("lay_cells", e, env, turn)
        spots = self.asking(where, "where", cells, e, env, guard, ctx)
        spots.names = {cell: cell_name(cell, e.zone.columns) for cell in range(e.zone.rows * e.zone.columns)}
        holds = self.lay_code("lay_holds", e, env, turn)[:-1]
        spots.reasons[:0] = [Reason(what, f"{holds},x,{what!r})", e) for what in REASONS]
        self.unit.add(
            "\n".join(
                [
                    f"def apply{where}(S, x):",
                    f"    lay(S,{thing},{place},{turn},x)",
                    *("    " + line for line in self.arriving(e, env, ctx.awake)),
                    f"    return {then}",
                ]
            )
        )
        if not e.turned:
            return where
        how = self.new_pc()
        ways = self.lay_code("lay_turns", e, env)
        turns = self.asking(how, "turn", ways, e, env, guard, ctx)
        turns.names = dict(enumerate(TURNS))
        turns.reasons[:0] = [
            Reason("turned", self.lay_code("lay_any", e, env, "x"), e),
            Reason("looks", f"x in {ways}", e),
        ]
        # written as a sum, since what is kept here is no thing
        self.unit.add(f"def apply{how}(S, x):\n    {turn} = 0 + x\n    return {where}")
        return how

    def asking(self, pc: int, what: str, found: str, e: ir.Lay, env: Env, guard: str, ctx: Context) -> Choice:
        assert e.player is not None
        needed = [replace(r, later=True) for r in self.guards.reasons]
        choice = Choice(pc, ctx.path, "grid", self.ex(e.player, env), e.text, e.span, way="exists", effect=e)
        choice.source, choice.candidates, choice.reasons = what, found, needed
        options = [f"r += {found}"]
        if guard == TRIAL:
            choice.way = "trial"
            options = [f"r += [x for x in {found} if trial(S,{pc},x)]"]
        elif guard != "True":
            options = [f"if {guard}: r += {found}"]
        self.listing_function(f"options{pc}", options)
        self.listing_function(f"candidates{pc}", [f"r += {found}"])
        self.choices[pc] = choice
        looks = [*self.hidden.said(e, env, e.span), *self.hidden.needed([], env, ctx.rest)]
        if self.open_to(choice.player, looks):
            self.public.write(pc, ["return True"])
        return choice
