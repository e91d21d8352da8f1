"""Walks: a piece goes from neighbour to neighbour, paying its way, and must be able to stop somewhere."""

from __future__ import annotations

from ..diagnostics.problems import Problem, say
from ..model import ir
from . import choices, counting, expressions, leaves, masks, needs, payments, sources, steps
from .lowering import Env, Lowering
from .reasons import MOVED, NEAR, REACH, STOP, TOLL, VISITED, Reason
from .stops import Choice, Context


def walk_functions(c: Lowering, e: ir.Walk) -> tuple[str, str, str, str]:
    """Functions enter, toll and stop of (state, player, place), and the counter the toll is paid in."""
    key = f"walk {id(e)}"
    if key not in c.unit.made:
        tag = c.unit.fresh("walk")
        env = (
            Env({e.here: "here", e.player.local: "you"}) if isinstance(e.player, ir.LocalRef) else Env({e.here: "here"})
        )
        amount, counters = toll_amount(c, e.toll, env)
        if len(counters) > 1:
            steps.problem(c, Problem("walk-toll", say("toll-one-counter"), e.toll.span))
        enter, stop = sources.truth(c, e.enter, env), sources.truth(c, e.stop, env)
        for name, code in (("enter", enter), ("toll", amount), ("stop", stop)):
            c.unit.add(f"def {tag}_{name}(S, you, here):\n    return {code}")
        c.unit.add("\n".join(walk_on(c, e, tag, env)))
        c.unit.made[key] = f"{tag} {min(counters, default='')}"
    tag, _, counter = c.unit.made[key].partition(" ")
    return f"{tag}_enter", f"{tag}_toll", f"{tag}_stop", counter


def walk_on(c: Lowering, e: ir.Walk, tag: str, env: Env) -> list[str]:
    """A function that lists the steps from which a stop can still be reached and paid for; -1 is to stop here."""
    kept, masks = sources.neighbour_masks(c, next(m for m in c.words.layouts.values() if m.of == e.kind))
    base = c.words.kinds[e.kind].base
    there = env.plus({e.here: "x"})
    ways = f"{kept},{masks},{base},{tag}_enter,{tag}_toll,{tag}_stop"
    return [
        f"def {tag}_on(S, you, here, visited, purse, moved):",
        "    r = []",
        f"    for x in {sources.pile(c, base)}[{kept}[{masks - base}+here] & ~visited]:",
        f"        if {sources.truth(c, e.enter, there)}:",
        f"            left = purse - ({toll_amount(c, e.toll, there)[0]})",
        f"            if left >= 0 and ({sources.truth(c, e.stop, there)} or ",
        f"                reachable(S,you,visited | 1 << (x - {base}),left,{ways},x)): r.append(x)",
        f"    if moved and {tag}_stop(S,you,here): r.append(-1)",
        "    return r",
    ]


def toll_amount(c: Lowering, e: ir.Effect, env: Env) -> tuple[str, set[str]]:
    """What a toll takes, as a number: payments, under conditions, summed."""
    if isinstance(e, (ir.Seq, ir.Step)):
        items = e.items if isinstance(e, ir.Seq) else [e.body]
        parts = [toll_amount(c, i, env) for i in items]
        return "+".join(p for p, _ in parts) or "0", set().union(*(counters for _, counters in parts))
    if isinstance(e, ir.If):
        yes, c1 = toll_amount(c, e.then, env)
        no, c2 = toll_amount(c, e.otherwise, env) if e.otherwise is not None else ("0", set())
        return f"(({yes}) if {sources.truth(c, e.cond, env)} else ({no}))", c1 | c2
    if isinstance(e, ir.Call):
        return toll_amount(c, c.game.rules[e.rule.name].body, steps.call_env(c, e, env))
    if isinstance(e, ir.Each):
        v, clause = sources.clauses(c, e.query, env)
        amount, counters = toll_amount(c, e.body, env.plus({e.query.var: v}))
        return masks.how_many(c, e.query, env) if amount == "1" else f"sum([{amount} {clause}])", counters
    if isinstance(e, ir.Pay) and len(e.bills) == 1:
        amounts = [counting.not_below_zero(c, n, env) for _, n in e.bills[0]]
        return "+".join(amounts), {counter.name for counter, _ in e.bills[0]}
    if isinstance(e, ir.Nothing):
        return "0", set()
    steps.problem(c, Problem("walk-toll", say("toll-payments"), e.span))
    return "0", set()


def walk_code(
    c: Lowering,
    e: ir.Walk,
    env: Env,
    start: bool,
    here: str = "",
    visited: str = "",
    moved: str = "False",
    raw: bool = False,
) -> str:
    enter, toll, stop, counter = walk_functions(c, e)
    made = next(m for m in c.words.layouts.values() if m.of == e.kind)
    kept, masks = sources.neighbour_masks(c, made)
    base = c.words.kinds[e.kind].base
    player = expressions.value(c, e.player, env)
    if start:
        here = expressions.value(c, ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
        visited = f"1<<({here}-{base})"
    money = counting.purse(c, c.words.counters[counter], player) if counter else "0"
    if not raw:
        return f"{enter.removesuffix('_enter')}_on(S,{player},{here},{visited},{money},{moved})"
    return f"walk_steps(S,{player},{here},{visited},{kept},{masks},{base},{enter},{stop},{moved})"


def walk_reasons(c: Lowering, e: ir.Walk, env: Env, here: str, visited: str, moved: str) -> list[Reason]:
    enter, toll, stop, counter = walk_functions(c, e)
    kept, masks = sources.neighbour_masks(c, next(m for m in c.words.layouts.values() if m.of == e.kind))
    base, player = c.words.kinds[e.kind].base, expressions.value(c, e.player, env)
    money = counting.purse(c, c.words.counters[counter], player) if counter else "0"
    price = f"{toll}(S,{player},x)"
    return [
        Reason(NEAR, f"{kept}[{masks - base}+{here}] >> (x - {base}) & 1", e),
        Reason(VISITED, f"not {visited} >> (x - {base}) & 1", e),
        Reason("enter", f"{enter}(S,{player},x)", e.enter),
        Reason(TOLL, f"{money} >= {price}", e.toll, price, money, counter),
        Reason(REACH, f"x in {walk_code(c, e, env, False, here, visited, moved)}", e, later=True),
        Reason(MOVED, moved, e, option=-1),
        Reason(STOP, f"{stop}(S,{player},{here})", e.stop, option=-1),
    ]


def emit_walk(c: Lowering, e: ir.Walk, env: Env, then: int, ctx: Context) -> int:
    pc = steps.new_pc(c)
    here, visited, moved = (
        steps.local_slot(c, e.here),
        f"S[{steps.spare(c, 'visited')}]",
        f"S[{steps.spare(c, 'moved')}]",
    )
    player = expressions.value(c, e.player, env)
    base = c.words.kinds[e.kind].base
    choice = Choice(pc, ctx.path, "things", player, e.text, e.span, way="exists", effect=e)
    choice.source = f"walk {e.piece.name}"
    choice.names[-1] = "stop"
    choice.reasons = walk_reasons(c, e, env, here, visited, moved)
    choice.candidates = f"range({base},{c.words.kinds[e.kind].end})"
    options = walk_code(c, e, env, False, here, visited, moved)
    guarded = [f"r += {options}"]
    if needs.can_fail(c.guards, ctx.rest):
        guarded = [f"r += [x for x in {options} if trial(S,{pc},x)]"]
        choice.way = "trial"
        choice.reasons += payments.doubtful(c, ctx.rest)
    choices.listing_function(c, f"options{pc}", guarded)
    choices.listing_function(
        c, f"candidates{pc}", [f"r += {walk_code(c, e, env, False, here, visited, moved, raw=True)}"]
    )
    inner = env.plus({e.here: "x"})
    pay = leaves.leaf(c, e.toll, inner, ctx.awake)
    first = c.layout.pieces[e.piece.name, e.kind]
    stride = c.layout.piece_stride(e.piece, e.kind)
    at = f"{first - base * stride}+{{}}*{stride}+{player}"
    lines = [
        f"def apply{pc}(S, x):",
        f"    if x == -1: return {then}",
        *("    " + x for x in pay),
        f"    S[{at.format(here)}] -= 1",
        f"    S[{at.format('x')}] += 1",
        f"    {visited} |= 1 << (x - {base})",
        f"    {here} = x",
        f"    {moved} = 1",
        f"    return {pc}",
    ]
    c.unit.add("\n".join(lines))
    c.choices[pc] = choice
    looks = steps.open_to(c, player, c.hidden.said([e.enter, e.stop, e.toll], env, e.span))
    if looks or steps.open_to(c, player, c.hidden.needed([], env, ctx.rest)):
        c.public.write(pc, ["return True"])
    location = expressions.value(c, ir.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
    return steps.add_step(c, [f"{here} = {location}", f"{visited} = 1 << ({here} - {base})", f"{moved} = 0"], pc)
