"""Asking: a choice becomes functions that list its legal options, list all candidates, and apply one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.passes.searches import searched
from ..plan.walk import everything
from . import emission, steps
from .anatomy import VERBS
from .context import Env, Lowering
from .hidden import Look
from .reasons import BETTER, NO_OTHER, Reason
from .rests import rest_of
from .stops import BEST, NOTHING_BESIDE, OTHERWISE, TRIAL, TRIED, Before, Beside, Choice, Context, Entry, Opening

#: the option that is looked at or taken
X = Var("x")
OPTIONS = Var("r", n.LIST)


# ---- named alternatives
def menu(
    c: Lowering,
    pc: int,
    entries: Sequence[Entry],
    env: Env,
    ctx: Context,
    player: Expr,
    e: ir.Effect,
    beside: Beside = NOTHING_BESIDE,
    fallback: int | None = None,
) -> None:
    """A choice among named alternatives. What is asked before it belongs to the entries, not to the extras."""
    choice = Choice(pc, ctx.path, "menu", player, e.text, e.span, fallback=fallback is not None, effect=e)
    guarded: list[Stmt] = []
    raw: list[Stmt] = []
    targets: dict[int, int] = {}
    unsure: list[tuple[int, Expr]] = []
    for code, name, there, effects, target in entries:
        guard = steps.derived(c, effects, env, ctx.rest)
        seen = [*looked_at_before(c, beside.before, env), *c.hidden.needed(effects, env, ctx.rest)]
        looks = steps.open_to(c, player, seen)
        own = [there.test] if there is not None and there.test is not None else []
        if looks:
            possible = c.public.alternative(effects, env, ctx.rest, beside.before, looks)
            unsure.append((code, b.both(b.in_row([*own, possible]))))
        needed = [*([there] if there is not None else []), *beside.reasons, *c.guards.reasons]
        choice.reasons += [replace(r, option=code) for r in needed]
        record(choice, code, name, guard)
        choice.bodies[code] = effects
        tests = [*beside.tests, *own]
        raw += [conditional(c, tests, code)] if c.unit.whole else []
        guarded.append(conditional(c, tests + guard_test(guard, pc, n.Number(code)), code))
        targets[code] = target
    finish_menu(c, choice, guarded, raw, targets, beside, fallback)
    unsure += [(extra.code, extra.possible) for extra in beside.extras if extra.possible is not None]
    if unsure:
        c.public.menu(pc, unsure, OTHERWISE if fallback is not None else None)


def looked_at_before(c: Lowering, before: Sequence[Before], env: Env) -> list[Look]:
    """What is looked at by conditions that stand before a choice."""
    return [look for test in before if test.cond is not None for look in c.hidden.said(test.cond, env, test.span)]


def finish_menu(
    c: Lowering,
    choice: Choice,
    guarded: list[Stmt],
    raw: list[Stmt],
    targets: dict[int, int],
    beside: Beside = NOTHING_BESIDE,
    fallback: int | None = None,
) -> None:
    asked_often(c, choice, beside.lines)
    plain = listings(c, choice, guarded, raw, beside, fallback)
    body: list[Stmt] = []
    if beside.lines and targets:
        body += [b.when(b.one_of(X, plain), [n.Return(switch(plain))])] if plain else []
        body += [*beside.lines, n.Return(switch(targets))]
    else:
        body.append(n.Return(switch({**targets, **plain})))
    c.unit.function(f"apply{choice.pc}", ("x",), body)
    c.choices[choice.pc] = choice


def switch(targets: dict[int, int]) -> Expr:
    return n.Switch(tuple(targets.items()), X)


# ---- things
def finish_things(
    c: Lowering,
    choice: Choice,
    guarded: list[Stmt],
    raw: list[Stmt],
    local: ir.Local,
    target: int,
    beside: Beside = NOTHING_BESIDE,
    fallback: int | None = None,
    chosen: Expr = X,
) -> None:
    """`local` stands for what is chosen in what follows: the thing that is the option, or what follows from it."""
    asked_often(c, choice, beside.lines)
    kept = steps.set_local(c, local, chosen)
    plain = listings(c, choice, guarded, raw, beside, fallback)
    body: list[Stmt] = [b.when(b.compare(X, "==", code), [b.go(goal)]) for code, goal in plain.items()]
    body += [*beside.lines, kept]
    name, (more, after) = f"apply{choice.pc}", steps.straight_on(c, target)
    if after != b.expr(target):
        c.unjoined[name] = n.Function(name, ("x",), (*body, n.Return(b.expr(target))))
    c.unit.function(name, ("x",), [*body, *more, n.Return(after)])
    c.choices[choice.pc] = choice


# ---- what lists the options
def listings(
    c: Lowering, choice: Choice, guarded: list[Stmt], raw: list[Stmt], beside: Beside, fallback: int | None
) -> dict[int, int]:
    """Writes what lists the options and the candidates; returns where the extras lead."""
    pc = choice.pc
    plain: dict[int, int] = {}
    for place, group in groupby(beside.extras, lambda extra: extra.place):
        listed: list[Stmt] = []
        every: list[Stmt] = []
        for extra in group:
            record(choice, extra.code, extra.name, extra.guard)
            tests = [extra.test] if extra.test is not None else []
            every += [conditional(c, tests, extra.code)] if c.unit.whole else []
            guard = guard_test(extra.guard, pc, n.Number(extra.code))
            listed.append(conditional(c, tests + guard, extra.code))
            plain[extra.code] = extra.target
            choice.reasons += [replace(r, option=extra.code) for r in extra.reasons]
        for written, lines in ((raw, every), (guarded, listed)):
            written += [b.when(place, lines)] if place is not None and len(lines) > 1 else lines
    if fallback is not None:
        guarded.append(b.when(n.Not(OPTIONS), [n.Offer(OTHERWISE)]))
        plain[OTHERWISE] = fallback
        choice.names[OTHERWISE] = "otherwise"
        choice.reasons.append(Reason(NO_OTHER, b.NO, option=OTHERWISE))
    if c.weighing is None:
        listing_function(c, f"options{pc}", guarded)
    else:
        choice.certain = choice.way != TRIAL
        choice.way, choice.best_at = BEST, c.weighing
        listing_function(c, f"ways{pc}", guarded)
        best = n.Call("best_ways", (n.Number(pc), n.Call(f"ways{pc}", ()), n.Number(c.weighing)))
        c.unit.function(f"options{pc}", (), [n.Set(OPTIONS.name, best), n.Return(OPTIONS)])
        choice.reasons.append(Reason(BETTER, n.Among(X, n.Call(f"options{pc}", ()))))
    if c.unit.whole:
        listing_function(c, f"candidates{pc}", raw)
    return plain


def listing_function(c: Lowering, name: str, body: Sequence[Stmt]) -> None:
    c.unit.function(name, (), [n.NoOffers(), *c.unit.passes.read_once(body), n.Return(OPTIONS)])


def under(tests: Sequence[Expr], lines: list[Stmt]) -> list[Stmt]:
    """Statements that are done only if all tests hold."""
    return [b.when(b.both(tests), lines)] if tests else lines


def conditional(c: Lowering, tests: Sequence[Expr], code: int) -> Stmt:
    """An option that is listed if it passes; a search that comes last is a loop that is left with the first find."""
    tests = c.unit.passes.cheap_first(b.in_row(tests))
    if not tests:
        return n.Offer(code)
    search = searched(tests[-1])
    if search is None:
        return b.when(b.both(tests), [n.Offer(code)])
    found = b.when(b.both(search.tests), [n.Offer(code), n.Leave()])
    loop = n.ForEach(search.var, search.things, (found,))
    return b.when(b.both(tests[:-1]), [loop]) if len(tests) > 1 else loop


# ---- how it is found out whether an option is legal
def record(choice: Choice, code: int, name: str, guard: Expr) -> None:
    """Keeps the name and the guard of an option, and by which way all of them are found."""
    choice.names[code] = name
    choice.guards[code] = guard
    if guard == TRIED:
        choice.way = TRIAL
    elif guard != b.YES and choice.way == "free":
        choice.way = "exists" if any(map(searching, everything(guard))) else "sum"


def searching(e: Expr) -> bool:
    """Does it ask whether there is one?"""
    flag = isinstance(e, n.Let) and e.type is n.FLAG or isinstance(e, n.Fold) and e.op == "any"
    return flag or isinstance(e, n.Any) or isinstance(e, n.Call) and e.name == "lay_any"


def trial(pc: int, option: Expr) -> Expr:
    return n.Call("trial", (n.Number(pc), option))


def guard_test(guard: Expr, pc: int, option: Expr, weighed: bool = False) -> list[Expr]:
    """What an option must pass; of ways that are weighed those that come to no end fall away by themselves."""
    if guard == TRIED:
        return [] if weighed else [trial(pc, option)]
    return [] if guard == b.YES else [guard]


def asked_often(c: Lowering, choice: Choice, lines: Sequence[Stmt]) -> None:
    """Notes the slot that says how often a choice is still asked, if taking an option counts there."""
    for s in lines:
        if isinstance(s, n.StoreChange) and isinstance(s.at, n.Number) and s.at.value in c.limits:
            choice.left = s.at.value
            return


# ---- bodies that may be left out
def optional(
    c: Lowering, effects: list[ir.Effect], env: Env, then: int, ctx: Context, player: Expr, beside: Beside
) -> int:
    """The first choice of the body also offers the extras; a body that begins otherwise is asked yes or no."""
    flat = steps.flatten(c, effects)
    if not flat:
        return then
    head, tail = flat[0], flat[1:]
    inner = replace(ctx, rest=rest_of(tail, env, ctx.rest))
    pc = VERBS[type(head)].opens(c, head, env, Opening(player, beside, inner, tail, then, ctx))
    if pc is None:
        pc = steps.new_pc(c)
        target = emission.emit(c, flat, env, then, ctx)
        menu(c, pc, [(1, "yes", None, flat, target)], env, ctx, player, head, beside)
    return pc


def step_behind(c: Lowering, env: Env, o: Opening) -> int:
    """The step behind the first effect of a body that may be left out: written only for an effect that opens it."""
    return emission.emit(c, o.tail, env, o.then, o.behind)


def asks_first(c: Lowering, e: ir.Effect) -> bool:
    """Does an effect begin with a question that can offer something else besides?"""
    flat = steps.flatten(c, [e])
    return bool(flat) and VERBS[type(flat[0])].asks_first(c, flat[0])
