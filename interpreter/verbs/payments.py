"""Payments that ask: one of several sums, a sum in any mix, or things given back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ..lowering import asking, dispatch, needs, steps
from ..lowering.asking import X
from ..lowering.context import Awake, Env, Lowering
from ..lowering.hidden import Look
from ..lowering.reasons import AMONG, ORDERED, Reason
from ..lowering.rests import Rest
from ..lowering.stops import TRIAL, TRIED, Beside, Choice, Context, Entry
from ..model import ir
from ..model.vocabulary import Counter
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import alike, counters, numbers, thing_tables, zones
from . import answers, counter_changes


def lower_pay(c: Lowering, e: ir.Pay, env: Env, awake: Awake) -> list[Stmt]:
    """The first sum of those that could be paid."""
    payer = dispatch.value(c, e.payer, env)
    to = dispatch.value(c, e.to, env) if e.to is not None else None
    lines: list[Stmt] = []
    for counter, amount in e.bills[0]:
        many = numbers.not_below_zero(c, amount, env)
        lines += counter_changes.pay(c, counter, many, payer, to, isinstance(amount, ir.Int))
    return lines + answers.answer_statements(c, e, {"you": payer}, env, awake)


def lower_pay_printed(c: Lowering, e: ir.PayProp, env: Env, awake: Awake) -> list[Stmt]:
    payer, thing = dispatch.value(c, e.payer, env), dispatch.value(c, e.thing, env)
    lines: list[Stmt] = []
    for counter, table in cost_tables(c, e.prop):
        lines += counter_changes.pay(c, counter, b.item(table, thing), payer, None, False)
    return lines + answers.answer_statements(c, e, {"you": payer}, env, awake, partial(asked_there, c, e, env))


def pay_printed_steps(c: Lowering, e: ir.PayProp, env: Env, then: int, ctx: Context) -> int:
    told = {"you": dispatch.value(c, e.payer, env)}
    return answers.answered_steps(c, e, told, env, then, ctx, partial(asked_there, c, e, env))


def asked_there(c: Lowering, e: ir.PayProp, env: Env, a: ir.CheckedAbility) -> Expr | None:
    """Whether a printed price asks for what an ability listens to."""
    assert a.event is not None
    thing, heard = dispatch.value(c, e.thing, env), a.event.counters
    asked = [b.item(table, thing) for counter, table in cost_tables(c, e.prop) if counter in heard]
    return b.any_of(asked) if asked else None


def cost_tables(c: Lowering, prop: str) -> list[tuple[Counter, str]]:
    """One table per counter that any printed price of this name asks for."""
    costs: dict[str, list[int]] = {}
    for (p, entry), printed in c.game.printed.items():
        if p != prop:
            continue
        for counter, m in printed.amounts:
            column = costs.setdefault(counter.name, [0] * (len(c.words.things) + 1))
            for index in c.words.entries[entry]:
                column[index] = m
    return [
        (c.words.counters[name], c.unit.table(f"C_{c.unit.numbered('cost', prop + ' ' + name)}", tuple(v)))
        for name, v in costs.items()
    ]


def emit_pay(c: Lowering, e: ir.Pay, env: Env, then: int, ctx: Context) -> int:
    payer = dispatch.value(c, e.payer, env)
    if len(e.bills) == 1:
        after = answers.answer_steps(c, e, {"you": payer}, then, ctx)
        return steps.add_step(c, lower_pay(c, e, env, ctx.awake), after)
    pc = steps.new_pc(c)
    entries: list[Entry] = []
    for i, bill in enumerate(e.bills):
        one = ir.Pay(e.span, e.text, e.payer, [bill], e.to)  # what answers it is what answers this sum
        after = answers.answer_steps(c, one, {"you": payer}, then, ctx)
        target = steps.add_step(c, lower_pay(c, one, env, ctx.awake), after)
        name = " and ".join(f"{m.value if isinstance(m, ir.Int) else 'some'} {counter.name}" for counter, m in bill)
        entries.append((i, name, None, [one], target))
    asking.menu(c, pc, entries, env, ctx, payer, e)
    return pc


def emit_pay_with(c: Lowering, e: ir.PayWith, env: Env, then: int, ctx: Context) -> int:
    """Unit by unit, in printed order: only partial payments that leave the rest payable are offered."""
    payer = dispatch.value(c, e.payer, env)
    left, first = steps.spare(c, "owed"), steps.spare(c, "way")
    pc = steps.new_pc(c)
    choice = Choice(pc, ctx.path, "menu", payer, e.text, e.span, way="sum", effect=e, left=left)
    guarded: list[Stmt] = []
    raw: list[Stmt] = []
    targets: dict[int, int] = {}
    have = [counters.purse(c, counter, payer) for counter, _ in e.units]
    needs_rest = needs.can_fail(c.guards, ctx.rest)
    independent = not needs_rest or not (rest_reads(c, ctx.rest) & {("c", counter.name) for counter, _ in e.units})
    doubts = doubtful(c, ctx.rest) if not independent else []
    again = steps.one_or_other(b.compare(b.slot(left), ">", 0), pc, then)
    still = b.minus(b.slot(left), 1)
    for j, (counter, unit) in enumerate(e.units):
        in_order, enough = b.compare(b.slot(first), "<=", j), b.at_least(have[j], unit)
        behind = [(have[k], n.Number(u)) for k, (_, u) in enumerate(e.units) if k > j]
        if e.once:
            later: list[Expr] = [n.Compare(">=", purse, u) for purse, u in behind]
        else:
            own = n.Binary("//", b.minus(have[j], unit), n.Number(unit))
            later = [own, *(n.Binary("//", purse, u) for purse, u in behind)]
        left_over = b.plus(*later) if later else b.ZERO
        test = b.at_least(left_over, still)
        raw.append(asking.conditional([in_order, enough], j))
        tried = [] if independent else [asking.trial(pc, n.Number(j))]
        guarded.append(asking.conditional([in_order, enough, test, *tried], j))
        lines: list[Stmt] = [
            n.StoreChange(b.plus(c.layout.counter(counter), payer), "-", n.Number(unit)),
            *counter_changes.earn(c, counter, payer, n.Number(-unit)),
            *counter_changes.give_back(c, counter, n.Number(unit)),
            n.StoreChange(n.Number(left), "-", b.ONE),
            n.Store(n.Number(first), n.Number(j + 1 if e.once else j)),
        ]
        one = ir.Pay(e.span, e.text, e.payer, [[(counter, ir.Int(ir.NUMBER, unit))]], None)
        lines += answers.answer_statements(c, one, {"you": payer}, env, ctx.awake)
        goal: int | Expr = again
        if any(a.body is not None and c.analysis.asks(a.body) for a in c.analysis.listeners(one)):
            goal = answers.answer_steps(c, one, {"you": payer}, steps.add_step(c, [], again), ctx)
        targets[j] = steps.add_step(c, lines, goal)
        choice.names[j] = f"{unit} {counter.name}"
        choice.reasons += [
            Reason(ORDERED, in_order, e, option=j),
            Reason(e.text, enough, None, n.Number(unit), have[j], counter.name, option=j),
            Reason(e.text, test, e, still, left_over, later=True, option=j),
            *(replace(r, option=j) for r in doubts),
        ]
        choice.guards[j] = test if independent else TRIED
    if not independent:
        choice.way = TRIAL
    asking.finish_menu(c, choice, guarded, raw, targets)
    if steps.open_to(c, payer, c.hidden.needed([], env, ctx.rest)):
        c.public.write(pc, [n.Return(b.YES)])
    amount = dispatch.value(c, e.amount, env)
    return steps.add_step(c, [n.Store(n.Number(left), amount), n.Store(n.Number(first), b.ZERO)], again)


def doubtful(c: Lowering, rest: Rest | None) -> list[Reason]:
    """What follows and may turn out impossible; only a trial can tell which of it."""
    found = []
    while rest is not None:
        if c.analysis.fails(rest.effect):
            found.append(Reason(rest.effect.text, None, rest.effect, later=True))
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
def things_to_pay(c: Lowering, e: ir.PayThings, env: Env) -> Expr:
    """What the payer has."""
    address = zones.zone_address(c, e.zone, e.payer, env)
    base = c.layout.places[c.layout.zone_places[e.zone.name]].base
    listed = thing_tables.members(c, base, n.Slot(address))
    return listed if e.zone.holds == [e.kind] else b.found("t", listed, [thing_tables.of_kinds(c, Var("t"), [e.kind])])


def sort(thing: str) -> Expr:
    """The first thing that is printed like this one."""
    return b.item("SAME", Var(thing))


def can_pay_things(c: Lowering, e: ir.PayThings, how: str, many: int, env: Env) -> Expr:
    """Enough of them; of one sort; of different sorts."""
    alike.sorts(c)
    listed = things_to_pay(c, e, env)
    if how == "any":
        return b.at_least(b.count(listed), many)
    every = (n.Loop("t", listed),)
    if how == "equal":
        tallied = n.Call("tally", (n.Each(sort("t"), every),), state=False)
        return b.at_least(n.Fold("max", tallied), many)
    return b.at_least(b.count(n.Each(sort("t"), every, "set")), many)


def home_table(c: Lowering, kind: str) -> str:
    """Where each thing of a kind goes back to: the place it started in."""
    places = [-1] * (len(c.words.things) + 1)
    for thing in c.words.kinds[kind].things:
        places[thing.index] = c.layout.home(thing)
    return c.unit.table("HM_" + c.unit.numbered("home", kind), tuple(places))


def emit_pay_things(c: Lowering, e: ir.PayThings, env: Env, then: int, ctx: Context) -> int:
    if len(e.ways) == 1:
        return pay_one_way(c, e, e.ways[0], env, then, ctx)
    pc = steps.new_pc(c)
    entries: list[Entry] = []
    for i, (how, many) in enumerate(e.ways):
        one = ir.PayThings(e.span, e.text, e.payer, e.kind, e.zone, [(how, many)])
        target = pay_one_way(c, one, (how, many), env, then, ctx)
        entries.append((i, f"{many} {how}".removesuffix(" any"), None, [one], target))
    asking.menu(c, pc, entries, env, ctx, dispatch.value(c, e.payer, env), e)
    return pc


def pay_one_way(c: Lowering, e: ir.PayThings, way: tuple[str, int], env: Env, then: int, ctx: Context) -> int:
    """Thing by thing, sorts in printed order, so that no two orders of paying are two ways; equal ones at once,
    unless something lies on them: then it matters which of them are paid."""
    how, many = way
    alike.sorts(c)
    told = alike.told_apart(c, (e.kind,))
    at_once = how == "equal" and len(told) == 1
    payer, homes = dispatch.value(c, e.payer, env), home_table(c, e.kind)
    left, last = steps.spare(c, "owed"), steps.spare(c, "sort")
    listed = things_to_pay(c, e, env)
    pc = steps.new_pc(c)
    choice = Choice(pc, ctx.path, "things", payer, e.text, e.span, way="sum", effect=e, source=e.kind)
    choice.candidates = listed
    order, test = ordered(how, at_once, listed, n.Number(many) if at_once else b.slot(left), b.slot(last))
    follows = needs.can_fail(c.guards, ctx.rest)
    independent = not follows or not (rest_reads(c, ctx.rest) & c.analysis.writes(e))
    if not independent:
        choice.way = TRIAL
    elif follows:
        choice.guards[0] = steps.derived(c, [], env, ctx.rest)
    own = ir.Type("thing", (e.kind,))
    choice.reasons = [
        Reason(AMONG, n.Among(X, listed), ir.Query(ir.Local(e.kind, own), (e.kind,), "zone", e.zone, e.payer)),
        Reason(ORDERED, order, e),
        Reason(e.text, test, e),
        *(doubtful(c, ctx.rest) if not independent else []),
    ]
    raw = alike.one_of_each(told, b.found("x", listed, [t for t in b.row_of(order) if t != b.YES]))
    found = alike.one_of_each(told, b.found("x", listed, b.row_of(test)))
    found = found if independent else b.found("x", found, [asking.trial(pc, X)])
    lines: list[Stmt] = (
        paid_at_once(listed, many, homes)
        if at_once
        else [
            b.do(n.Call("put", (X, b.item(homes, X)))),
            n.StoreChange(n.Number(left), "-", b.ONE),
            n.Store(n.Number(last), sort("x")),
        ]
    )
    goal = n.Number(then) if at_once else steps.one_or_other(b.compare(b.slot(left), ">", 0), pc, then)
    target = steps.add_step(c, [], goal, steps.new_pc(c))
    paid = ir.Local("paid", ir.Type("thing", (e.kind,)))
    asking.finish_things(c, choice, [n.OfferAll(found)], [n.OfferAll(raw)], paid, target, Beside(lines=lines))
    zone = c.hidden.zones.get(e.zone.name)
    seen = Look(zone, payer, e.span) if zone is not None else None
    looks = steps.open_to(c, payer, c.hidden.needed([], env, ctx.rest), seen)
    if looks:
        there = zones.things_lying(c, e.zone, e.payer, env)
        c.public.write(pc, [n.Return(b.at_least(there, 2 * many) if at_once else b.compare(there, ">", b.slot(left)))])
    return steps.add_step(c, [n.Store(n.Number(left), n.Number(many)), n.Store(n.Number(last), b.NOTHING)], pc)


def ordered(how: str, at_once: bool, listed: Expr, enough: Expr, last: Expr) -> tuple[Expr, Expr]:
    """Whether a thing is next in order; and whether, besides, enough are left to be paid with it."""
    mine, other = sort("x"), sort("t")
    order: Expr
    if how == "equal":
        counted = n.Fold("sum", n.Each(n.Compare("==", other, mine), (n.Loop("t", listed),), "one by one"))
        order = b.YES if at_once else n.Among(last, n.Row((b.NOTHING, mine)))
    elif how == "different":
        counted = b.count(n.Each(other, (n.Loop("t", listed, (n.Compare(">=", other, mine),)),), "set"))
        order = n.Compare(">", mine, last)
    else:
        counted = n.Fold("sum", n.Each(n.Compare(">=", other, mine), (n.Loop("t", listed),), "one by one"))
        order = n.Compare(">=", mine, last)
    test = b.at_least(counted, enough)
    return order, test if at_once else b.both([order, test])


def paid_at_once(listed: Expr, many: int, homes: str) -> list[Stmt]:
    """So many of one sort go back to where they started."""
    equal = b.found("t", listed, [n.Compare("==", sort("t"), sort("x"))])
    paid = Var("paid", n.LIST)
    return [
        n.Set("paid", n.Firsts(equal, many)),
        b.fail_if(b.compare(b.count(paid), "<", many)),
        n.ForEach("t", paid, (b.do(n.Call("put", (Var("t"), b.item(homes, Var("t"))))),)),
    ]
