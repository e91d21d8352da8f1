"""Counters rise and fall: gains, losses, payments and values set; what the supply gives and what is earned by it."""

from __future__ import annotations

from ..model import ir
from ..model.vocabulary import PLAYER, Counter
from ..terms.facts import may_miss, never_negative
from . import expressions, leaves, sources
from .layout import ROUND
from .lowering import Awake, Env, Lowering
from .magnitude import LITTLE
from .work import MOST_NUMBER

#: counters are looked at so seldom, if they rise by little; a power of two
EVERY_ROUNDS = 64


def not_below_zero(c: Lowering, e: ir.Expr, env: Env) -> str:
    """A number of pieces or coins: below 0 is 0."""
    code = expressions.value(c, e, env)
    return code if never_negative(e) else f"max(0,{code})"


def earn(c: Lowering, counter: Counter, holder: str, amount: str) -> list[str]:
    """The score is also kept by source, so that a result can say where points came from."""
    if counter is not c.score:
        return []
    name = c.rule_name if c.source_name == "rules" and c.rule_name else c.source_name
    if name not in c.sources:
        c.sources.append(name)
    index = c.sources.index(name)
    return [f"S[SOURCE+{index * c.players}+{holder}] += {amount}"]


def kept_at(c: Lowering, cond: ir.Expr) -> int | None:
    kept = c.remembered.goals.get(id(cond))
    return kept[0] + 1 if kept is not None else None


def reads_state(c: Lowering, e: ir.Expr) -> bool:
    return bool(c.analysis.reads(e))


def purse(c: Lowering, counter: Counter, payer: str) -> str:
    """What a player can pay of a counter."""
    code = f"S[{c.layout.counter(counter)}+{payer}]"
    return f"max(0,{code})" if counter.below_zero else code


def give_back(c: Lowering, counter: Counter, amount: str) -> list[str]:
    """To the supply, where there are only so many of it."""
    return [f"S[{c.layout.stocks[counter.name]}] += {amount}"] if counter.stock is not None else []


def lower_stock_of(c: Lowering, e: ir.StockOf, env: Env) -> str:
    return f"S[{c.layout.stocks[e.counter.name]}]"


# ---- gains and losses
def leaf_gain_counter(c: Lowering, e: ir.GainCounter, env: Env, awake: Awake) -> list[str]:
    amount = not_below_zero(c, e.amount, env)
    holder = expressions.value(c, e.holder, env) if e.holder is not None else ""
    answers = leaves.answer_lines_of(c, e, {"you": holder}, env, awake) if e.counter.of == PLAYER else []
    lines = []
    if e.origin is not None:
        giver = expressions.value(c, e.origin, env)
        lines.append(f"n = min({amount},{purse(c, e.counter, giver)})")
        lines.append(f"S[{expressions.counter_address(c, e.counter, e.origin, env)}] -= n")
        lines += earn(c, e.counter, giver, "-n")
        amount = "n"
    elif e.counter.stock is not None:
        left = c.layout.stocks[e.counter.name]
        lines += [f"n = min({amount},S[{left}])", f"S[{left}] -= n"]
        amount = "n"
    elif (answers or e.counter is c.score or c.magnitude.most(e.amount) > LITTLE) and not amount.isdigit():
        lines.append(f"n = {amount}")
        amount = "n"
    address = expressions.counter_address(c, e.counter, e.holder, env)
    lines.append(f"S[{address}] += {amount}")
    lines += not_beyond(c, e.counter, e.amount, amount, address)
    lines += earn(c, e.counter, holder, amount)
    if answers:
        lines += answers if amount.isdigit() else [f"if {amount}:"] + ["    " + x for x in answers]
    return where_there(c, e.holder, lines, env)


def not_beyond(c: Lowering, counter: Counter, amount: ir.Expr, code: str, address: str) -> list[str]:
    """A counter that rose or fell by much is looked at: of a counter with a stock there is never more than that."""
    if counter.stock is not None or c.magnitude.most(amount) <= LITTLE:
        return []
    test = "" if code.isdigit() else f"if {code} > {LITTLE}: "
    return [f"{test}beyond(S[{address}],{c.unit.mention(c.unit.about)})"]


def counters_looked_at(c: Lowering) -> list[str]:
    """What rises by little at a time is looked at every so many rounds."""
    first = min(c.layout.counters.values(), default=0)
    last = max(
        (at + c.layout.holders(c.words.counters[name].of) for name, at in c.layout.counters.items()),
        default=0,
    )
    if first == last:
        return []
    place = c.unit.mention(c.unit.about)
    found = f"beyond(max(S[{first}:{last}]),{place}), beyond(min(S[{first}:{last}]),{place})"
    return [f"if not S[{ROUND}] & {EVERY_ROUNDS - 1}: {found}"]


def leaf_lose_counter(c: Lowering, e: ir.LoseCounter, env: Env, awake: Awake) -> list[str]:
    address = expressions.counter_address(c, e.counter, e.holder, env)
    have = f"max(0,S[{address}])" if e.counter.below_zero else f"S[{address}]"
    if e.counter.stock is None and e.counter is not c.score and not e.counter.below_zero:
        lost = f"max(0,S[{address}]-{not_below_zero(c, e.amount, env)})" if e.amount is not None else "0"
        return where_there(c, e.holder, [f"S[{address}] = {lost}"], env)
    amount = not_below_zero(c, e.amount, env) if e.amount is not None else have
    if not e.counter.below_zero and e.amount is not None:
        amount = f"min({have},{amount})"
    lines = [f"n = {amount}", f"S[{address}] -= n", *give_back(c, e.counter, "n")]
    lines += not_beyond(c, e.counter, e.amount, "n", address) if e.counter.below_zero and e.amount else []
    lines += earn(c, e.counter, expressions.value(c, e.holder, env), "-n") if e.holder is not None else []
    return where_there(c, e.holder, lines, env)


def leaf_set_counter(c: Lowering, e: ir.SetCounter, env: Env, awake: Awake) -> list[str]:
    value = not_below_zero(c, e.value, env)
    if c.magnitude.most(e.value) > MOST_NUMBER + LITTLE:
        value = f"beyond({value},{c.unit.mention(c.unit.about)})"
    return becomes(c, e.counter, e.holder, value, env)


def leaf_roll(c: Lowering, e: ir.Roll, env: Env, awake: Awake) -> list[str]:
    return becomes(c, e.counter, e.holder, f"{e.low}+below(S,{e.high - e.low + 1})", env)


def becomes(c: Lowering, counter: Counter, holder: ir.Expr | None, value: str, env: Env) -> list[str]:
    """A counter gets another number: no more than there is, and the rest goes to or comes from the supply."""
    address = expressions.counter_address(c, counter, holder, env)
    lines = [f"n = {value}"]
    if counter.stock is not None:
        lines = [f"n = min({value},S[{address}]+S[{c.layout.stocks[counter.name]}])"]
        lines += give_back(c, counter, f"S[{address}] - n")
    if holder is not None:
        lines += earn(c, counter, expressions.value(c, holder, env), f"n - S[{address}]")
    lines = [*lines, f"S[{address}] = n"] if len(lines) > 1 else [f"S[{address}] = {value}"]
    return where_there(c, holder, lines, env)


def where_there(c: Lowering, holder: ir.Expr | None, lines: list[str], env: Env) -> list[str]:
    """On what is missing nothing rises or falls."""
    if not may_miss(holder):
        return lines
    assert holder is not None
    return [f"if {expressions.value(c, holder, env)} >= 0:", *("    " + line for line in lines)]


# ---- payments
def pay_lines(c: Lowering, counter: Counter, amount: str, payer: str, to: str | None, plain: bool) -> list[str]:
    base = c.layout.counter(counter)
    lines = []
    if not plain:
        lines.append(f"n = {amount}")
        amount = "n"
    lines.append(f"if {purse(c, counter, payer)} < {amount}: raise Impossible")
    lines.append(f"S[{base}+{payer}] -= {amount}")
    lines += earn(c, counter, payer, f"-{amount}")
    if to is None:
        return lines + give_back(c, counter, amount)
    lines += earn(c, counter, to, amount)
    if amount.isdigit() and int(amount) <= LITTLE:
        return [*lines, f"S[{base}+{to}] += {amount}"]
    looked_at = f"beyond(S[{base}+{to}],{c.unit.mention(c.unit.about)})"
    return [*lines, f"S[{base}+{to}] += {amount}", f"if {amount} > {LITTLE}: {looked_at}"]


def leaf_pay(c: Lowering, e: ir.Pay, env: Env, awake: Awake) -> list[str]:
    return pay_bill(c, e, env, awake)


def pay_bill(c: Lowering, e: ir.Pay, env: Env, awake: Awake) -> list[str]:
    """The first sum of those that could be paid."""
    payer = expressions.value(c, e.payer, env)
    to = expressions.value(c, e.to, env) if e.to is not None else None
    lines = []
    for counter, amount in e.bills[0]:
        lines += pay_lines(c, counter, not_below_zero(c, amount, env), payer, to, isinstance(amount, ir.Int))
    return lines + leaves.answer_lines_of(c, e, {"you": payer}, env, awake)


def cost_tables(c: Lowering, prop: str) -> list[tuple[Counter, str]]:
    """One table per counter that any printed price of this name asks for."""
    costs: dict[str, list[int]] = {}
    for (p, entry), printed in c.game.printed.items():
        if p != prop:
            continue
        for counter, n in printed.amounts:
            column = costs.setdefault(counter.name, [0] * (len(c.words.things) + 1))
            for index in c.words.entries[entry]:
                column[index] = n
    return [
        (c.words.counters[name], c.unit.table(f"C_{sources.numbered(c, 'cost', prop + ' ' + name)}", tuple(v)))
        for name, v in costs.items()
    ]


def leaf_pay_prop(c: Lowering, e: ir.PayProp, env: Env, awake: Awake) -> list[str]:
    payer, thing = expressions.value(c, e.payer, env), expressions.value(c, e.thing, env)
    lines = []
    for counter, table in cost_tables(c, e.prop):
        lines += pay_lines(c, counter, f"{table}[{thing}]", payer, None, False)
    return lines + leaves.answer_lines_of(c, e, {"you": payer}, env, awake)


def printed_there(c: Lowering, e: ir.Effect, a: ir.CheckedAbility, env: Env) -> str:
    """Of a printed price: whether it asks for what an ability listens to."""
    if not isinstance(e, ir.PayProp) or a.event is None:
        return ""
    thing, heard = expressions.value(c, e.thing, env), a.event.counters
    return " or ".join(f"{table}[{thing}]" for counter, table in cost_tables(c, e.prop) if counter in heard)
