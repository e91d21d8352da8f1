"""Counters rise and fall: gains, losses, payments and values set; what the supply gives and what is earned by it."""

from __future__ import annotations

from functools import partial

from ..lowering import dispatch
from ..lowering.anatomy import may_miss
from ..lowering.context import Awake, Env, Lowering
from ..lowering.layout import ROUND
from ..lowering.magnitude import LITTLE
from ..lowering.stops import Context
from ..lowering.work import MOST_NUMBER
from ..model import ir
from ..model.vocabulary import PLAYER, Counter
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import counters, numbers
from . import answers

#: counters are looked at so seldom, if they rise by little; a power of two
EVERY_ROUNDS = 64
N = Var("n")


def earn(c: Lowering, counter: Counter, holder: Expr, amount: Expr) -> list[Stmt]:
    """The score is also kept by source, so that a result can say where points came from."""
    if counter is not c.score:
        return []
    name = c.rule_name if c.source_name == "rules" and c.rule_name else c.source_name
    if name not in c.sources:
        c.sources.append(name)
    index = c.sources.index(name)
    return [n.StoreChange(b.plus(n.Known("SOURCE"), index * c.players, holder), "+", amount)]


def give_back(c: Lowering, counter: Counter, amount: Expr) -> list[Stmt]:
    """To the supply, where there are only so many of it."""
    if counter.stock is None:
        return []
    return [n.StoreChange(n.Number(c.layout.stocks[counter.name]), "+", amount)]


# ---- gains and losses
def leaf_gain_counter(c: Lowering, e: ir.GainCounter, env: Env, awake: Awake) -> list[Stmt]:
    amount = numbers.not_below_zero(c, e.amount, env)
    holder = dispatch.or_nothing(c, e.holder, env)
    answered = answers.answer_statements(c, e, {"you": holder}, env, awake) if e.counter.of == PLAYER else []
    lines: list[Stmt] = []
    if e.origin is not None:
        giver = dispatch.value(c, e.origin, env)
        lines.append(n.Set("n", n.Binary("min", amount, counters.purse(c, e.counter, giver))))
        lines.append(n.StoreChange(counters.counter_address(c, e.counter, e.origin, env), "-", N))
        lines += earn(c, e.counter, giver, n.Unary("-", N))
        amount = N
    elif e.counter.stock is not None:
        left = n.Number(c.layout.stocks[e.counter.name])
        lines += [n.Set("n", n.Binary("min", amount, n.Slot(left))), n.StoreChange(left, "-", N)]
        amount = N
    elif (answered or e.counter is c.score or c.magnitude.most(e.amount) > LITTLE) and not b.is_natural(amount):
        lines.append(n.Set("n", amount))
        amount = N
    address = counters.counter_address(c, e.counter, e.holder, env)
    lines.append(n.StoreChange(address, "+", amount))
    lines += not_beyond(c, e.counter, e.amount, amount, address)
    lines += earn(c, e.counter, holder, amount)
    if answered:
        lines += answered if b.is_natural(amount) else [b.when(amount, answered)]
    return where_there(c, e.holder, lines, env)


def gain_steps(c: Lowering, e: ir.GainCounter, env: Env, then: int, ctx: Context) -> int:
    return answers.answered_steps(c, e, {"you": dispatch.or_nothing(c, e.holder, env)}, env, then, ctx)


def not_beyond(c: Lowering, counter: Counter, amount: ir.Expr, code: Expr, address: Expr) -> list[Stmt]:
    """A counter that rose or fell by much is looked at: of a counter with a stock there is never more than that."""
    if counter.stock is not None or c.magnitude.most(amount) <= LITTLE:
        return []
    looked = b.do(numbers.not_too_large(c, n.Slot(address)))
    return [looked if b.is_natural(code) else b.when(b.compare(code, ">", LITTLE), [looked])]


def counters_looked_at(c: Lowering) -> list[Stmt]:
    """What rises by little at a time is looked at every so many rounds."""
    first = min(c.layout.counters.values(), default=0)
    last = max(
        (at + c.layout.holders(c.words.counters[name].of) for name, at in c.layout.counters.items()),
        default=0,
    )
    if first == last:
        return []
    every = n.Slots(n.Number(first), n.Number(last))
    found = [numbers.not_too_large(c, n.Fold(op, every)) for op in ("max", "min")]
    seldom = n.Not(n.Binary("&", b.slot(ROUND), n.Number(EVERY_ROUNDS - 1)))
    return [b.when(seldom, [b.do(*found)])]


def leaf_lose_counter(c: Lowering, e: ir.LoseCounter, env: Env, awake: Awake) -> list[Stmt]:
    address = counters.counter_address(c, e.counter, e.holder, env)
    there = n.Slot(address)
    have = n.Binary("max", b.ZERO, there) if e.counter.below_zero else there
    if e.counter.stock is None and e.counter is not c.score and not e.counter.below_zero:
        lost: Expr = b.ZERO
        if e.amount is not None:
            lost = n.Binary("max", b.ZERO, b.minus(there, numbers.not_below_zero(c, e.amount, env)))
        return where_there(c, e.holder, [n.Store(address, lost)], env)
    amount = numbers.not_below_zero(c, e.amount, env) if e.amount is not None else have
    if not e.counter.below_zero and e.amount is not None:
        amount = n.Binary("min", have, amount)
    lines: list[Stmt] = [n.Set("n", amount), n.StoreChange(address, "-", N), *give_back(c, e.counter, N)]
    lines += not_beyond(c, e.counter, e.amount, N, address) if e.counter.below_zero and e.amount else []
    if e.holder is not None:
        lines += earn(c, e.counter, dispatch.value(c, e.holder, env), n.Unary("-", N))
    return where_there(c, e.holder, lines, env)


def leaf_set_counter(c: Lowering, e: ir.SetCounter, env: Env, awake: Awake) -> list[Stmt]:
    value = numbers.not_below_zero(c, e.value, env)
    if c.magnitude.most(e.value) > MOST_NUMBER + LITTLE:
        value = numbers.not_too_large(c, value)
    return becomes(c, e.counter, e.holder, value, env)


def leaf_roll(c: Lowering, e: ir.Roll, env: Env, awake: Awake) -> list[Stmt]:
    rolled = b.plus(e.low, n.Call("below", (n.Number(e.high - e.low + 1),)))
    return becomes(c, e.counter, e.holder, rolled, env)


def becomes(c: Lowering, counter: Counter, holder: ir.Expr | None, value: Expr, env: Env) -> list[Stmt]:
    """A counter gets another number: no more than there is, and the rest goes to or comes from the supply."""
    address = counters.counter_address(c, counter, holder, env)
    there = n.Slot(address)
    lines: list[Stmt] = [n.Set("n", value)]
    if counter.stock is not None:
        lines = [n.Set("n", n.Binary("min", value, b.plus(there, b.slot(c.layout.stocks[counter.name]))))]
        lines += give_back(c, counter, b.minus(there, N))
    if holder is not None:
        lines += earn(c, counter, dispatch.value(c, holder, env), b.minus(N, there))
    lines = [*lines, n.Store(address, N)] if len(lines) > 1 else [n.Store(address, value)]
    return where_there(c, holder, lines, env)


def where_there(c: Lowering, holder: ir.Expr | None, lines: list[Stmt], env: Env) -> list[Stmt]:
    """On what is missing nothing rises or falls."""
    if not may_miss(holder):
        return lines
    assert holder is not None
    return [b.when(b.at_least(dispatch.value(c, holder, env), 0), lines)]


# ---- payments
def pay_lines(c: Lowering, counter: Counter, amount: Expr, payer: Expr, to: Expr | None, plain: bool) -> list[Stmt]:
    base = c.layout.counter(counter)
    lines: list[Stmt] = []
    if not plain:
        lines.append(n.Set("n", amount))
        amount = N
    lines.append(b.fail_if(n.Compare("<", counters.purse(c, counter, payer), amount)))
    lines.append(n.StoreChange(b.plus(base, payer), "-", amount))
    lines += earn(c, counter, payer, n.Unary("-", amount))
    if to is None:
        return lines + give_back(c, counter, amount)
    lines += earn(c, counter, to, amount)
    lines.append(n.StoreChange(b.plus(base, to), "+", amount))
    if isinstance(amount, n.Number) and 0 <= amount.value <= LITTLE:
        return lines
    looked = b.do(numbers.not_too_large(c, b.slot(base, to)))
    return [*lines, b.when(b.compare(amount, ">", LITTLE), [looked])]


def leaf_pay(c: Lowering, e: ir.Pay, env: Env, awake: Awake) -> list[Stmt]:
    return pay_bill(c, e, env, awake)


def pay_bill(c: Lowering, e: ir.Pay, env: Env, awake: Awake) -> list[Stmt]:
    """The first sum of those that could be paid."""
    payer = dispatch.value(c, e.payer, env)
    to = dispatch.value(c, e.to, env) if e.to is not None else None
    lines: list[Stmt] = []
    for counter, amount in e.bills[0]:
        lines += pay_lines(c, counter, numbers.not_below_zero(c, amount, env), payer, to, isinstance(amount, ir.Int))
    return lines + answers.answer_statements(c, e, {"you": payer}, env, awake)


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


def leaf_pay_prop(c: Lowering, e: ir.PayProp, env: Env, awake: Awake) -> list[Stmt]:
    payer, thing = dispatch.value(c, e.payer, env), dispatch.value(c, e.thing, env)
    lines: list[Stmt] = []
    for counter, table in cost_tables(c, e.prop):
        lines += pay_lines(c, counter, b.item(table, thing), payer, None, False)
    return lines + answers.answer_statements(c, e, {"you": payer}, env, awake, partial(asked_there, c, e, env))


def pay_prop_steps(c: Lowering, e: ir.PayProp, env: Env, then: int, ctx: Context) -> int:
    told = {"you": dispatch.value(c, e.payer, env)}
    return answers.answered_steps(c, e, told, env, then, ctx, partial(asked_there, c, e, env))


def asked_there(c: Lowering, e: ir.PayProp, env: Env, a: ir.CheckedAbility) -> Expr | None:
    """Whether a printed price asks for what an ability listens to."""
    assert a.event is not None
    thing, heard = dispatch.value(c, e.thing, env), a.event.counters
    asked = [b.item(table, thing) for counter, table in cost_tables(c, e.prop) if counter in heard]
    return b.any_of(asked) if asked else None
