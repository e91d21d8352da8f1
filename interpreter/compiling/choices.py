"""Choices: each becomes three functions: list the legal options, list all candidates, apply one."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby

from ..model import ir
from . import alike, calls, expressions, flow, guards, leaves, masks, named, sources, steps
from .hidden import Look
from .lowering import Env, Lowering
from .reasons import AMONG, CARD, NO_OTHER, TAKEN, Reason
from .rests import rest_of
from .stops import OTHERWISE, TRIAL, Choice, Context, Entry, Extra
from .tuning import (
    cheap_first,
    chosen,
    each_once,
    either,
    outside,
    parts,
    read_once,
    searched,
    settled,
    shared,
    sifted,
    top,
)

#: what an optional body's first choice takes over: further options, conditions, lines done when one is taken
Extras = list[Extra] | None
Lines = list[str] | None


# ---- menus
def menu(
    c: Lowering,
    pc: int,
    entries: list[Entry],
    extras: list[Extra],
    env: Env,
    ctx: Context,
    player: str,
    e: ir.Effect,
    pre: list[Reason] | None = None,
    lines: list[str] | None = None,
    fallback: int | None = None,
) -> None:
    """A choice among named alternatives. `pre` and `lines` belong to the entries, not to the extras."""
    choice = Choice(pc, ctx.path, "menu", player, e.text, e.span, fallback=fallback is not None, effect=e)
    guarded: list[str] = []
    raw: list[str] = []
    targets: dict[int, str] = {}
    unsure: list[tuple[int, str]] = []
    for code, name, test, effects, target in entries:
        guard = steps.derived(c, effects, env, ctx.rest)
        looks = steps.open_to(c, player, [*before(c, pre, env), *c.hidden.needed(effects, env, ctx.rest)])
        if looks:
            possible = c.public.alternative(effects, env, ctx.rest, pre or [], looks)
            unsure.append((code, f"{test} and {possible}" if test else possible))
        needed = [*being_there(c, e, code, test), *(pre or []), *c.guards.reasons]
        choice.reasons += [replace(r, option=code) for r in needed]
        record(c, choice, code, name, guard)
        choice.bodies[code] = effects
        tests = [t for t in [*(r.test for r in pre or []), test] if t]
        raw += [conditional(tests, code)] if c.unit.whole else []
        guarded.append(conditional(tests + guard_test(c, guard, pc, str(code)), code))
        targets[code] = str(target)
    finish_menu(c, choice, guarded, raw, targets, extras, lines, fallback)
    unsure += [(extra.code, extra.possible) for extra in extras if extra.possible]
    if unsure:
        c.public.menu(pc, unsure, OTHERWISE if fallback is not None else None)


def before(c: Lowering, pre: list[Reason] | None, env: Env) -> list[Look]:
    """What is looked at by conditions that stand before a choice."""
    asked = [r.about for r in pre or [] if isinstance(r.about, ir.OnlyIf)]
    return [look for e in asked for look in c.hidden.said(e.cond, env, e.span)]


def being_there(c: Lowering, e: ir.Effect, code: int, test: str) -> list[Reason]:
    """An alternative may not be there at all: its card is not in play, or it has been done."""
    ability = e.alternatives[code].ability if isinstance(e, ir.ChooseOne) else None
    return [Reason(CARD, test, ability) if ability is not None else Reason(TAKEN, test, e)] if test else []


def record(c: Lowering, choice: Choice, code: int, name: str, guard: str) -> None:
    choice.names[code] = name
    choice.guards[code] = guard
    if guard == TRIAL:
        choice.way = "trial"
    elif guard != "True" and choice.way == "free":
        choice.way = "exists" if "any(" in guard else "sum"


def guard_test(c: Lowering, guard: str, pc: int, code: str) -> list[str]:
    if guard == TRIAL:
        return [f"trial(S,{pc},{code})"]
    return [] if guard == "True" else [guard]


def finish_menu(
    c: Lowering,
    choice: Choice,
    guarded: list[str],
    raw: list[str],
    targets: dict[int, str],
    extras: list[Extra],
    lines: list[str] | None,
    fallback: int | None,
) -> None:
    pc = choice.pc
    choice.left = next((c.limits[line] for line in lines or () if line in c.limits), choice.left)
    plain = listings(c, choice, guarded, raw, extras, fallback)
    apply = [f"def apply{pc}(S, x):"]
    if lines and targets:
        apply += [f"    if x in {tuple(plain)}: return {table_code(plain)}[x]"] if plain else []
        apply += ["    " + x for x in lines]
        apply.append(f"    return {table_code(targets)}[x]")
    else:
        apply.append(f"    return {table_code({**targets, **plain})}[x]")
    c.unit.add("\n".join(apply))
    c.choices[pc] = choice


def listings(
    c: Lowering, choice: Choice, guarded: list[str], raw: list[str], extras: list[Extra], fallback: int | None
) -> dict[int, str]:
    """Writes what lists the options and the candidates; returns where the extras lead."""
    pc = choice.pc
    plain: dict[int, str] = {}
    for place, group in groupby(extras, lambda extra: extra.place):
        listed, every = [], []
        for extra in group:
            record(c, choice, extra.code, extra.name, extra.guard)
            tests = [extra.test] if extra.test else []
            every += [conditional(tests, extra.code)] if c.unit.whole else []
            listed.append(conditional(tests + guard_test(c, extra.guard, pc, str(extra.code)), extra.code))
            plain[extra.code] = str(extra.target)
            choice.reasons += [replace(r, option=extra.code) for r in extra.reasons]
        for written, lines in ((raw, every), (guarded, listed)):
            written += ["\n".join([f"if {place}:", *indented(lines)])] if place and len(lines) > 1 else lines
    if fallback is not None:
        guarded.append(f"if not r: r.append({OTHERWISE})")
        plain[OTHERWISE] = str(fallback)
        choice.names[OTHERWISE] = "otherwise"
        choice.reasons.append(Reason(NO_OTHER, "False", option=OTHERWISE))
    listing_function(c, f"options{pc}", guarded)
    if c.unit.whole:
        listing_function(c, f"candidates{pc}", raw)
    return plain


def listing_function(c: Lowering, name: str, statements: list[str]) -> None:
    body = "\n".join(indented("\n".join(read_once(statements)).split("\n")))
    c.unit.add(f"def {name}(S):\n    r = []\n{body}\n    return r")


def emit_choose_one(
    c: Lowering,
    e: ir.ChooseOne,
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra] | None = None,
    pre: list[Reason] | None = None,
    lines: list[str] | None = None,
) -> int:
    pc = steps.new_pc(c)
    player = expressions.value(c, e.player, env)
    entries: list[Entry] = []
    inner = replace(ctx, flow=False)
    for i, alternative in enumerate(e.alternatives):
        path = f"{ctx.path}.{alternative.name}"
        back: Callable[[], None] | None = None
        if alternative.ability is not None:
            kind = alternative.ability.kind
            back = leaves.sourced(c, c.words.kinds[kind].plural if kind else alternative.ability.entry)
        target = flow.emit(c, [alternative.body], env, then, replace(inner, path=path))
        if back is not None:
            back()
        test = named.is_active(c, alternative.ability, player) if alternative.ability is not None else ""
        entries.append((i, alternative.name, test, [alternative.body], target))
    fallback = flow.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
    menu(c, pc, entries, extras or [], env, inner, player, e, pre, lines, fallback)
    return pc


# ---- things
def emit_choose(
    c: Lowering,
    e: ir.Choose,
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra] | None = None,
    pre: list[Reason] | None = None,
    lines: list[str] | None = None,
) -> int:
    pc = steps.new_pc(c)
    choose_things(c, pc, e.query, [], env, then, ctx, expressions.value(c, e.player, env), e, extras or [], pre, lines)
    return pc


def choose_things(
    c: Lowering,
    pc: int,
    query: ir.Query,
    body: list[ir.Effect],
    env: Env,
    target: int,
    ctx: Context,
    player: str,
    e: ir.Effect,
    extras: list[Extra],
    pre: list[Reason] | None = None,
    lines: list[str] | None = None,
    fallback: int | None = None,
    also: str = "",
) -> None:
    """A choice among the things a query finds. What follows speaks of the one chosen."""
    choice = Choice(pc, ctx.path, "things", player, e.text, e.span, source=query.text, effect=e)
    choice.fallback = fallback is not None
    after = env.plus({query.var: "x", query.target: "x"})
    rest = guards.rebind(c.guards, ctx.rest, query.target, "x")
    guard = steps.derived(c, body, after, rest)
    record(c, choice, 0, query.text, guard)
    choice.names.clear()
    listed, own = sources.looked_through(c, query, env)
    needed = [*([Reason(TAKEN, also, e)] if also else []), *(pre or []), *c.guards.reasons]
    if c.unit.whole:
        explained(c, choice, query, env, needed)
    tests = [test.format(v="x") for test in own] + masks.tests_of(c, query, "x", env) + ([also] if also else [])
    tests = cheap_first([t for t in tests if t != "True"]) if not own else [t for t in tests if t != "True"]
    same = identical(c, query)
    first = [r.test for r in pre or []]

    def statements(more: list[str]) -> list[str]:
        fixed, varying = outside("x", [settled(guard, tests) for guard in more])
        for part in varying:  # a guard that goes one way or the other, whatever is chosen: two lists
            ways = either("x", part)
            if ways is not None:
                rest = [p for p in varying if p is not part]
                yes, no = (statements([*rest, *parts(way)]) for way in ways[1:])
                return under(fixed, [f"if {ways[0]}:", *indented(yes), "else:", *indented(no)])
        if same and varying:  # what is the same has the same future: one of each sort is enough to look into
            among = f"[x for x in {listed} if {' and '.join(tests)}]" if tests else listed
            once, varying = shared("x", varying)
            found = chosen("x", once, one_of_each(same, among), varying)
        else:
            among, conds = sifted("x", listed, each_once(tests + varying))
            once, conds = shared("x", conds)
            found = chosen("x", once, among, conds)
            found = one_of_each(same, found) if same else found
        return under(fixed, [f"r += {found}"])

    finish_things(
        c,
        choice,
        ["\n".join(under(first, statements(guard_test(c, guard, pc, "x"))))],
        ["\n".join(under(first, statements([])))] if c.unit.whole else [],
        steps.local_slot(c, query.target),
        target,
        extras,
        lines,
        fallback,
    )
    looks = [*before(c, pre, env), *c.hidden.said(query, env, e.span), *c.hidden.needed(body, after, rest)]
    looks = steps.open_to(c, player, looks, c.hidden.listed(query, env, e.span))
    unsure = [(extra.code, extra.possible) for extra in extras if extra.possible]
    if looks:
        one, two = c.public.thing(query, body, env, ctx.rest, pre or [], looks, also)
        c.public.things(pc, one, two, [extra.code for extra in extras], unsure)
    elif unsure:
        c.public.menu(pc, unsure)


def explained(c: Lowering, choice: Choice, query: ir.Query, env: Env, needed: list[Reason]) -> None:
    """Why a thing is no option: where it would have to be, each test by itself, and what else is needed."""
    bare, bound = replace(query, tests=[]), env.plus({query.var: "x"})
    choice.candidates = masks.within(c, bare, env)[0]
    whole, tied = sources.looked_through(c, bare, env)
    there = " and ".join([f"x in ({whole})", *(test.format(v="x") for test in tied)])
    tests = [Reason(t.text, sources.truth(c, t.cond, bound), alone(query, t)) for t in query.tests]
    choice.reasons = [Reason(AMONG, there, bare), *tests, *needed]


def identical(c: Lowering, query: ir.Query) -> str:
    """Copies that lie together in a pile are one option: what tells sorts from each other, if some are alike."""
    if query.source != "zone" or query.through is not None or query.zone is None:
        return ""
    if query.zone.form != "pile":  # elsewhere it matters which of them leaves
        return ""
    same = sorts(c)
    if all(same[t.index] == t.index for k in query.kinds for t in c.words.kinds[k].things):
        return ""
    return alike.told_apart(c, query.kinds)


def sorts(c: Lowering) -> tuple[int, ...]:
    """The first thing that is printed like each."""
    if "SAME" not in c.unit.tables:
        c.unit.table("SAME", alike.sorts(c.game))
    return c.unit.tables["SAME"]  # type: ignore[no-any-return]


def finish_things(
    c: Lowering,
    choice: Choice,
    guarded: list[str],
    raw: list[str],
    slot: str,
    target: int,
    extras: list[Extra],
    lines: list[str] | None,
    fallback: int | None,
) -> None:
    pc = choice.pc
    choice.left = next((c.limits[line] for line in lines or () if line in c.limits), choice.left)
    plain = listings(c, choice, guarded, raw, extras, fallback)
    apply = [f"def apply{pc}(S, x):"]
    for code, goal in plain.items():
        apply.append(f"    if x == {code}: return {goal}")
    more, after = steps.straight_on(c, target)
    apply += ["    " + x for x in [*(lines or []), f"{slot} = x", *more]]
    apply.append(f"    return {after}")
    c.unit.add("\n".join(apply))
    c.choices[pc] = choice


def emit_choose_body(
    c: Lowering,
    e: ir.ChooseBody,
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra] | None = None,
    pre: list[Reason] | None = None,
    lines: list[str] | None = None,
) -> int:
    player = expressions.value(c, e.player, env)
    inner = replace(ctx, flow=False)
    pc = steps.new_pc(c)
    if e.most is None:
        target = flow.emit(c, [e.body], env, then, inner)
        fallback = flow.emit(c, [e.otherwise], env, then, inner) if e.otherwise is not None else None
        choose_things(c, pc, e.query, [e.body], env, target, inner, player, e, extras or [], pre, lines, fallback)
        return pc
    left, taken = steps.spare(c, "left"), steps.spare(c, "taken")
    body = flow.emit(c, [e.body], env, pc, inner)
    node = steps.new_pc(c)
    var = steps.local_slot(c, e.query.target)
    chosen = [f"S[{left}] -= 1"] + ([f"S[{taken}] |= 1 << {var}"] if e.different else [])
    target = steps.add_step(c, chosen, body)
    also = f"not S[{taken}] >> x & 1" if e.different else ""
    choose_things(
        c,
        node,
        e.query,
        [e.body],
        env,
        target,
        inner,
        player,
        e,
        [Extra(-1, "done", "", then)],
        None,
        None,
        None,
        also,
    )
    c.choices[node].left = left
    steps.add_step(c, [], f"{node} if S[{left}] > 0 else {then}", pc)
    start = steps.add_step(c, [f"S[{left}] = {expressions.value(c, e.most, env)}", f"S[{taken}] = 0"], pc)
    return start


# ---- optional bodies
def emit_optional(
    c: Lowering,
    effects: list[ir.Effect],
    env: Env,
    then: int,
    ctx: Context,
    extras: list[Extra],
    player: str,
    lines: list[str],
    pre: list[Reason] | None = None,
) -> int:
    """The first choice of the body also offers the extras; a body that begins otherwise is asked yes or no."""
    flat = steps.flatten(c, effects)
    if not flat:
        return then
    head, tail = flat[0], flat[1:]
    pre = pre or []
    after = flow.emit(c, tail, env, then, ctx) if tail else then
    inner = replace(ctx, rest=rest_of(tail, env, ctx.rest))
    if isinstance(head, ir.OnlyIf):
        asked = Reason(head.reason or head.text, sources.truth(c, head.cond, env), head)
        return emit_optional(c, [head.body, *tail], env, then, ctx, extras, player, lines, [*pre, asked])
    if isinstance(head, ir.OncePer):
        slot = f"S[{leaves.once_slot(c, id(head), head.scope.name)}+{expressions.value(c, head.player, env)}]"
        unused = Reason(head.text, f"not {slot}", head)
        return emit_optional(
            c, [head.body, *tail], env, then, ctx, extras, player, [*lines, f"{slot} = 1"], [*pre, unused]
        )
    if isinstance(head, (ir.ChooseOne, ir.Choose)) or (isinstance(head, ir.ChooseBody) and head.most is None):
        if not (isinstance(head, ir.ChooseOne) and head.otherwise is not None):
            return c.tables.first_choices[type(head)](c, head, env, after, inner, extras, pre, lines)
    if isinstance(head, ir.Call) and c.analysis.asks(head) and not pre and begins_with_choice(c, head):
        arguments = steps.set_arguments(c, head, env)
        with steps.as_caller(c, head, env):
            return steps.add_step(c, arguments, calls.emit_rule(c, head, after, inner, extras, lines))
    pc = steps.new_pc(c)
    target = flow.emit(c, flat, env, then, ctx)
    menu(c, pc, [(1, "yes", "", flat, target)], extras, env, ctx, player, head, pre, lines)
    return pc


def begins_with_choice(c: Lowering, e: ir.Effect) -> bool:
    if isinstance(e, ir.Call):
        flat = steps.flatten(c, [c.game.rules[e.rule.name].body])
        return bool(flat) and begins_with_choice(c, flat[0])
    if isinstance(e, ir.ChooseOne):
        return e.otherwise is None
    return isinstance(e, ir.Choose) or (isinstance(e, ir.ChooseBody) and e.most is None)


def alone(query: ir.Query, test: ir.Test) -> ir.Query:
    """One test by itself, whatever is looked through."""
    return ir.Query(query.var, query.kinds, "all", tests=[test], text=test.text)


def one_of_each(sort: str, among: str) -> str:
    """The first of each sort among things."""
    return f"distinct({among},SAME)" if sort == "SAME[x]" else f"unlike({among},lambda x:{sort})"


def under(tests: list[str], lines: list[str]) -> list[str]:
    """Lines that are done only if all tests hold."""
    if not tests:
        return lines
    head = f"if {' and '.join(tests)}:"
    return [f"{head} {lines[0]}"] if len(lines) == 1 and not lines[0].startswith("if ") else [head, *indented(lines)]


def indented(lines: list[str]) -> list[str]:
    return ["    " + line for text in lines for line in text.split("\n")]


def conditional(tests: list[str], code: int) -> str:
    """An option that is listed if it passes; a search that comes last is a loop that is left with the first find."""
    tests = cheap_first([part for test in tests for part in parts(test)])
    if not tests:
        return f"r.append({code})"
    search = searched(tests[-1])
    if search is None or re.search(r" (for|if) ", top(" and ".join([search[1], *search[2]]))):
        return f"if {' and '.join(tests)}: r.append({code})"
    v, listed, conds = search
    lines = [f"for {v} in {listed}:", f"    if {' and '.join(conds)}:", f"        r.append({code})", "        break"]
    if len(tests) > 1:
        lines = [f"if {' and '.join(tests[:-1])}:", *indented(lines)]
    return "\n".join(lines)


def table_code(targets: dict[int, str]) -> str:
    return "{" + ",".join(f"{k}:{v}" for k, v in targets.items()) + "}"
