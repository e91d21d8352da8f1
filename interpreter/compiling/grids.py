"""Laying things on a grid: how it is turned is asked first, then where; only what can be completed is offered."""

from __future__ import annotations

from dataclasses import replace

from ..model import ir
from ..model.grid_cells import TURNS, cell_name
from . import calls, choices, counting, expressions, leaves, sources, steps
from .lowering import Awake, Env, Lowering
from .reasons import HIDES, INSIDE, LEAST, LOOKS, MOST, TURNED, Reason
from .stops import TRIAL, Choice, Context

#: why something cannot lie at a cell
REASONS = (INSIDE, LEAST, MOST, HIDES)


def lower_grid_count(c: Lowering, e: ir.GridCount, env: Env) -> str:
    place = sources.place_code(c, e.zone, e.holder, env)
    code = f"{e.how}(S,{place},{e.symbol},{leaves.things_mask(c, e.kinds)})"
    return sources.if_there(c, e.holder, code, "0", env)


def lay_code(c: Lowering, name: str, e: ir.Lay, env: Env, turn: str = "") -> str:
    """A call of one of the operations that look for positions (`turn`: only those turned so)."""
    least = counting.not_below_zero(c, e.least, env) if e.least is not None else "-1"
    most = counting.not_below_zero(c, e.most, env) if e.most is not None else "-1"
    place, thing = sources.place_code(c, e.zone, e.holder, env), expressions.value(c, e.thing, env)
    turn = turn or ("-1" if e.turned else str(e.turn))
    masks = f"{leaves.things_mask(c, e.over)},{least},{most},{leaves.things_mask(c, e.hides)}"
    return f"{name}(S,{place},{thing},{turn},{e.at},{masks})"


def leaf_lay(c: Lowering, e: ir.Lay, env: Env, awake: Awake) -> list[str]:
    """Where nothing is asked: there is one position, or none."""
    place, thing = sources.place_code(c, e.zone, e.holder, env), expressions.value(c, e.thing, env)
    found = c.unit.fresh("at")
    return [
        f"{found} = {lay_code(c, 'lay_cells', e, env)}",
        f"if not {found}: raise Impossible",
        f"lay(S,{thing},{place},{e.turn},{found}[0])",
        *arriving(c, e, env, awake),
    ]


def arriving(c: Lowering, e: ir.Lay, env: Env, awake: Awake) -> list[str]:
    """What a thing does at once when it comes into play."""
    lines: list[str] = []
    if e.holder is None or c.quiet:
        return lines
    thing, holder = expressions.value(c, e.thing, env), expressions.value(c, e.holder, env)
    for a in c.analysis.arrivals(e):
        if a.body is not None and not c.analysis.asks(a.body):
            inner = Env({a.you: holder})
            if a.object is not None:
                inner[a.object] = thing
            back = leaves.sourced(c, c.words.kinds[a.kind].plural if a.kind else a.entry)
            lines += [f"if {thing} in {a.cards}:", *leaves.indented_leaf(c, a.body, inner, awake | {a.index})]
            back()
    return lines


def emit_lay(c: Lowering, e: ir.Lay, env: Env, then: int, ctx: Context) -> int:
    then = calls.emit_answers(c, e, env, then, ctx)
    if not e.asks:
        return steps.add_step(c, leaves.leaf(c, e, env, ctx.awake), then)
    guard = steps.derived(c, [], env, ctx.rest, c.analysis.writes(e))
    place, thing = sources.place_code(c, e.zone, e.holder, env), expressions.value(c, e.thing, env)
    turn = f"S[{steps.spare(c, 'turn')}]" if e.turned else str(e.turn)
    where = steps.new_pc(c)
    cells = lay_code(c, "lay_cells", e, env, turn)
    spots = ask_position(c, where, "where", cells, e, env, guard, ctx)
    spots.names = {cell: cell_name(cell, e.zone.columns) for cell in range(e.zone.rows * e.zone.columns)}
    holds = lay_code(c, "lay_holds", e, env, turn)[:-1]
    spots.reasons[:0] = [Reason(what, f"{holds},x,{what!r})", e) for what in REASONS]
    c.unit.add(
        "\n".join(
            [
                f"def apply{where}(S, x):",
                f"    lay(S,{thing},{place},{turn},x)",
                *("    " + line for line in arriving(c, e, env, ctx.awake)),
                f"    return {then}",
            ]
        )
    )
    if not e.turned:
        return where
    how = steps.new_pc(c)
    ways = lay_code(c, "lay_turns", e, env)
    turns = ask_position(c, how, "turn", ways, e, env, guard, ctx)
    turns.names = dict(enumerate(TURNS))
    turns.reasons[:0] = [
        Reason(TURNED, lay_code(c, "lay_any", e, env, "x"), e),
        Reason(LOOKS, f"x in {ways}", e),
    ]
    # written as a sum, since what is kept here is no thing
    c.unit.add(f"def apply{how}(S, x):\n    {turn} = 0 + x\n    return {where}")
    return how


def ask_position(c: Lowering, pc: int, what: str, found: str, e: ir.Lay, env: Env, guard: str, ctx: Context) -> Choice:
    assert e.player is not None
    needed = [replace(r, later=True) for r in c.guards.reasons]
    choice = Choice(pc, ctx.path, "grid", expressions.value(c, e.player, env), e.text, e.span, way="exists", effect=e)
    choice.source, choice.candidates, choice.reasons = what, found, needed
    options = [f"r += {found}"]
    if guard == TRIAL:
        choice.way = "trial"
        options = [f"r += [x for x in {found} if trial(S,{pc},x)]"]
    elif guard != "True":
        options = [f"if {guard}: r += {found}"]
    choices.listing_function(c, f"options{pc}", options)
    choices.listing_function(c, f"candidates{pc}", [f"r += {found}"])
    c.choices[pc] = choice
    looks = [*c.hidden.said(e, env, e.span), *c.hidden.needed([], env, ctx.rest)]
    if steps.open_to(c, choice.player, looks):
        c.public.write(pc, ["return True"])
    return choice
