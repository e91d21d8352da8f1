"""Payments that ask: one of several sums, a sum in any mix, or things given back."""

from __future__ import annotations

from dataclasses import replace

from ..model import ir
from . import alike, calls, choices, counting, expressions, leaves, needs, sources, steps
from .hidden import Look
from .lowering import Env, Lowering
from .reasons import AMONG, ORDERED, Reason
from .rests import Rest
from .stops import TRIAL, Choice, Context, Entry


def emit_pay(c: Lowering, e: ir.Pay, env: Env, then: int, ctx: Context) -> int:
    if len(e.bills) == 1:
        after = calls.emit_answers(c, e, env, then, ctx)
        return steps.add_step(c, counting.pay_bill(c, e, env, ctx.awake), after)
    pc = steps.new_pc(c)
    entries: list[Entry] = []
    for i, bill in enumerate(e.bills):
        one = ir.Pay(e.span, e.text, e.payer, [bill], e.to)  # what answers it is what answers this sum
        after = calls.emit_answers(c, one, env, then, ctx)
        target = steps.add_step(c, counting.pay_bill(c, one, env, ctx.awake), after)
        name = " and ".join(f"{n.value if isinstance(n, ir.Int) else 'some'} {counter.name}" for counter, n in bill)
        entries.append((i, name, "", [one], target))
    choices.menu(c, pc, entries, [], env, ctx, expressions.value(c, e.payer, env), e)
    return pc


def emit_pay_with(c: Lowering, e: ir.PayWith, env: Env, then: int, ctx: Context) -> int:
    """Unit by unit, in printed order: only partial payments that leave the rest payable are offered."""
    payer = expressions.value(c, e.payer, env)
    left, first = steps.spare(c, "owed"), steps.spare(c, "way")
    pc = steps.new_pc(c)
    choice = Choice(pc, ctx.path, "menu", payer, e.text, e.span, way="sum", effect=e, left=left)
    guarded, raw, targets = [], [], {}
    have = [counting.purse(c, counter, payer) for counter, _ in e.units]
    needs_rest = needs.can_fail(c.guards, ctx.rest)
    independent = not needs_rest or not (rest_reads(c, ctx.rest) & {("c", counter.name) for counter, _ in e.units})
    doubts = doubtful(c, ctx.rest) if not independent else []
    for j, (counter, unit) in enumerate(e.units):
        own = f"S[{first}] <= {j} and {have[j]} >= {unit}"
        if e.once:
            later = [f"({have[k]}>={u})" for k, (_, u) in enumerate(e.units) if k > j]
        else:
            later = [f"({have[j]}-{unit})//{unit}"] + [f"{have[k]}//{u}" for k, (_, u) in enumerate(e.units) if k > j]
        test = f"{'+'.join(later) or '0'} >= S[{left}]-1"
        raw.append(choices.conditional([own], j))
        guarded.append(choices.conditional([own, test] + ([] if independent else [f"trial(S,{pc},{j})"]), j))
        lines = [
            f"S[{c.layout.counter(counter)}+{payer}] -= {unit}",
            *counting.earn(c, counter, payer, f"-{unit}"),
            *counting.give_back(c, counter, str(unit)),
            f"S[{left}] -= 1",
            f"S[{first}] = {j + 1 if e.once else j}",
        ]
        one = ir.Pay(e.span, e.text, e.payer, [[(counter, ir.Int(ir.NUMBER, unit))]], None)
        lines += leaves.answer_lines_of(c, one, {"you": payer}, env, ctx.awake)
        target = f"{pc} if S[{left}] > 0 else {then}"
        if any(a.body is not None and c.analysis.asks(a.body) for a in c.analysis.listeners(one)):
            target = str(calls.emit_answers(c, one, env, steps.add_step(c, [], target), ctx))
        targets[j] = str(steps.add_step(c, lines, target))
        choice.names[j] = f"{unit} {counter.name}"
        choice.reasons += [
            Reason(ORDERED, f"S[{first}] <= {j}", e, option=j),
            Reason(e.text, f"{have[j]} >= {unit}", None, str(unit), have[j], counter.name, option=j),
            Reason(e.text, test, e, f"S[{left}]-1", "+".join(later) or "0", later=True, option=j),
            *(replace(r, option=j) for r in doubts),
        ]
        choice.guards[j] = test if independent else TRIAL
    if not independent:
        choice.way = "trial"
    choices.finish_menu(c, choice, guarded, raw, targets, [], None, None)
    if steps.open_to(c, payer, c.hidden.needed([], env, ctx.rest)):
        c.public.write(pc, ["return True"])
    return steps.add_step(
        c,
        [f"S[{left}] = {expressions.value(c, e.amount, env)}", f"S[{first}] = 0"],
        f"{pc} if S[{left}] > 0 else {then}",
    )


def doubtful(c: Lowering, rest: Rest | None) -> list[Reason]:
    """What follows and may turn out impossible; only a trial can tell which of it."""
    found = []
    while rest is not None:
        if c.analysis.fails(rest.effect):
            found.append(Reason(rest.effect.text, "", rest.effect, later=True))
        rest = rest.then
    return found


def rest_reads(c: Lowering, rest: Rest | None) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    while rest is not None:
        if c.analysis.fails(rest.effect):
            found |= c.analysis.reads(rest.effect)
        rest = rest.then
    return found


# ---- things
def things_to_pay(c: Lowering, e: ir.PayThings, env: Env) -> tuple[str, str]:
    """What the payer has, and the slot of their zone."""
    address = sources.zone_address(c, e.zone, e.payer, env)
    base = c.layout.places[c.layout.zone_places[e.zone.name]].base
    listed = f"{sources.pile(c, base)}[S[{address}]]"
    if e.zone.holds != [e.kind]:
        kind = c.words.kinds[e.kind]
        listed = f"[t for t in {listed} if {kind.base}<=t<{kind.end}]"
    return listed, address


def can_pay_things(c: Lowering, e: ir.PayThings, how: str, n: int, env: Env) -> str:
    """Enough of them; of one sort; of different sorts."""
    choices.sorts(c)
    listed, _ = things_to_pay(c, e, env)
    if how == "any":
        return f"len({listed})>={n}"
    if how == "equal":
        return f"max(tally([SAME[t] for t in {listed}]),default=0)>={n}"
    return f"len({{SAME[t] for t in {listed}}})>={n}"


def home_table(c: Lowering, kind: str) -> str:
    """Where each thing of a kind goes back to: the place it started in."""
    places = [-1] * (len(c.words.things) + 1)
    for thing in c.words.kinds[kind].things:
        places[thing.index] = c.layout.home(thing)
    return c.unit.table("HM_" + sources.numbered(c, "home", kind), tuple(places))


def emit_pay_things(c: Lowering, e: ir.PayThings, env: Env, then: int, ctx: Context) -> int:
    if len(e.ways) == 1:
        return pay_one_way(c, e, e.ways[0], env, then, ctx)
    pc = steps.new_pc(c)
    entries: list[Entry] = []
    for i, (how, n) in enumerate(e.ways):
        one = ir.PayThings(e.span, e.text, e.payer, e.kind, e.zone, [(how, n)])
        target = pay_one_way(c, one, (how, n), env, then, ctx)
        entries.append((i, f"{n} {how}".removesuffix(" any"), "", [one], target))
    choices.menu(c, pc, entries, [], env, ctx, expressions.value(c, e.payer, env), e)
    return pc


def pay_one_way(c: Lowering, e: ir.PayThings, way: tuple[str, int], env: Env, then: int, ctx: Context) -> int:
    """Thing by thing, sorts in printed order, so that no two orders of paying are two ways; equal ones at once,
    unless something lies on them: then it matters which of them are paid."""
    how, n = way
    choices.sorts(c)
    sort = alike.told_apart(c, (e.kind,))
    at_once = how == "equal" and sort == "SAME[x]"
    payer, homes = expressions.value(c, e.payer, env), home_table(c, e.kind)
    left, last = steps.spare(c, "owed"), steps.spare(c, "sort")
    listed, _ = things_to_pay(c, e, env)
    pc = steps.new_pc(c)
    choice = Choice(pc, ctx.path, "things", payer, e.text, e.span, way="sum", effect=e, source=e.kind)
    choice.candidates = listed
    if how == "equal":
        enough = n if at_once else f"S[{left}]"
        test = f"sum(SAME[t]==SAME[x] for t in {listed})>={enough}"
        test = test if at_once else f"S[{last}] in (-1,SAME[x]) and {test}"
    elif how == "different":
        test = f"SAME[x]>S[{last}] and len({{SAME[t] for t in {listed} if SAME[t]>=SAME[x]}})>=S[{left}]"
    else:
        test = f"SAME[x]>=S[{last}] and sum(SAME[t]>=SAME[x] for t in {listed})>=S[{left}]"
    order = {
        "equal": "True" if at_once else f"S[{last}] in (-1,SAME[x])",
        "different": f"SAME[x]>S[{last}]",
        "any": f"SAME[x]>=S[{last}]",
    }[how]
    follows = needs.can_fail(c.guards, ctx.rest)
    independent = not follows or not (rest_reads(c, ctx.rest) & c.analysis.writes(e))
    trial = "" if independent else f" and trial(S,{pc},x)"
    if not independent:
        choice.way = "trial"
    elif follows:
        choice.guards[0] = steps.derived(c, [], env, ctx.rest)
    own = ir.Type("thing", (e.kind,))
    choice.reasons = [
        Reason(AMONG, f"x in ({listed})", ir.Query(ir.Local(e.kind, own), (e.kind,), "zone", e.zone, e.payer)),
        Reason(ORDERED, order, e),
        Reason(e.text, test, e),
        *(doubtful(c, ctx.rest) if not independent else []),
    ]
    raw = f"r += {choices.one_of_each(sort, f'[x for x in {listed} if {order}]')}"
    guarded = f"r += [x for x in {choices.one_of_each(sort, f'[x for x in {listed} if {test}]')} if True{trial}]"
    lines = (
        [
            f"paid = [t for t in {listed} if SAME[t]==SAME[x]][:{n}]",
            f"if len(paid)<{n}: raise Impossible",
            f"for t in paid: put(S,t,{homes}[t])",
        ]
        if at_once
        else [f"put(S,x,{homes}[x])", f"S[{left}] -= 1", f"S[{last}] = SAME[x]"]
    )
    target = steps.add_step(c, [], str(then) if at_once else f"{pc} if S[{left}] > 0 else {then}", steps.new_pc(c))
    paid = steps.local_slot(c, ir.Local("paid", ir.Type("thing", (e.kind,))))
    choices.finish_things(c, choice, [guarded], [raw], paid, target, [], lines, None)
    zone = c.hidden.zones.get(e.zone.name)
    named = Look(zone, payer, e.span) if zone is not None else None
    looks = steps.open_to(c, payer, c.hidden.needed([], env, ctx.rest), named)
    if looks:
        there = expressions.zone_count(c, e.zone, e.payer, env)
        c.public.write(pc, [f"return {there}>=2*{n}" if at_once else f"return {there}>S[{left}]"])
    return steps.add_step(c, [f"S[{left}] = {n}", f"S[{last}] = -1"], pc)
