"""Where counters change, whichever verb changes them: nowhere else is the slot of a counter written.

So the supply never gives more than there is and gets back what is lost, points have a source, and no number grows too
large, whatever a verb does with a counter.
"""

from __future__ import annotations

from ..lowering import dispatch
from ..lowering.context import Env, Lowering
from ..lowering.layout import ROUND
from ..lowering.magnitude import LITTLE
from ..model import ir
from ..model.vocabulary import Counter
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import counters, numbers

#: counters are looked at so seldom, if they rise by little; a power of two
EVERY_ROUNDS = 64
#: how many there are, where that is looked at more than once
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


def shared(c: Lowering, counter: Counter, holder: Expr) -> list[Stmt]:
    """What a team has together stands beside each of its players."""
    if not counter.of_team:
        return []
    table = c.unit.table("PARTNERS", (*(c.words.partners(seat) for seat in range(c.players)), ()))
    base, v = c.layout.counter(counter), c.unit.fresh("v")
    lines: list[Stmt] = [n.Store(b.plus(base, Var(v)), b.slot(base, holder))]
    if counter is c.score:
        for i in range(len(c.sources)):
            at = b.plus(n.Known("SOURCE"), i * c.players)
            lines.append(n.Store(b.plus(at, Var(v)), b.slot(at, holder)))
    return [n.ForEach(v, b.listed(table, holder), tuple(lines))]


def give_back(c: Lowering, counter: Counter, amount: Expr) -> list[Stmt]:
    """To the supply, where there are only so many of it."""
    if counter.stock is None:
        return []
    return [n.StoreChange(n.Number(c.layout.stocks[counter.name]), "+", amount)]


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


def rises(
    c: Lowering, counter: Counter, holder: ir.Expr | None, by: ir.Expr, giver: ir.Expr | None, env: Env, kept: bool
) -> tuple[list[Stmt], Expr]:
    """A counter rises, by no more than the supply or whoever gives has; and by how much it rose.

    `kept`: that is asked for afterwards, so it is worked out once.
    """
    amount, lines = numbers.not_below_zero(c, by, env), list[Stmt]()
    if giver is not None:
        who = dispatch.value(c, giver, env)
        lines.append(n.Set("n", n.Binary("min", amount, counters.purse(c, counter, who))))
        lines += spent(c, counter, who, N)
        amount = N
    elif counter.stock is not None:
        left = n.Number(c.layout.stocks[counter.name])
        lines += [n.Set("n", n.Binary("min", amount, n.Slot(left))), n.StoreChange(left, "-", N)]
        amount = N
    elif (kept or counter is c.score or c.magnitude.most(by) > LITTLE) and not b.is_natural(amount):
        lines.append(n.Set("n", amount))
        amount = N
    address = counters.counter_address(c, counter, holder, env)
    lines.append(n.StoreChange(address, "+", amount))
    lines += not_beyond(c, counter, by, amount, address)
    who = dispatch.or_nothing(c, holder, env)
    return [*lines, *earn(c, counter, who, amount), *shared(c, counter, who)], amount


def falls(c: Lowering, counter: Counter, holder: ir.Expr | None, by: ir.Expr | None, env: Env) -> list[Stmt]:
    """A counter falls, to 0 at most unless it may go below; without an amount, to 0."""
    address = counters.counter_address(c, counter, holder, env)
    there = n.Slot(address)
    have = n.Binary("max", b.ZERO, there) if counter.below_zero else there
    if counter.stock is None and counter is not c.score and not counter.below_zero:
        lost: Expr = b.ZERO
        if by is not None:
            lost = n.Binary("max", b.ZERO, b.minus(there, numbers.not_below_zero(c, by, env)))
        together = shared(c, counter, dispatch.or_nothing(c, holder, env))
        return dispatch.where_there(c, holder, [n.Store(address, lost), *together], env)
    amount = numbers.not_below_zero(c, by, env) if by is not None else have
    if not counter.below_zero and by is not None:
        amount = n.Binary("min", have, amount)
    lines: list[Stmt] = [n.Set("n", amount), n.StoreChange(address, "-", N), *give_back(c, counter, N)]
    lines += not_beyond(c, counter, by, N, address) if counter.below_zero and by else []
    if holder is not None:
        lines += earn(c, counter, dispatch.value(c, holder, env), n.Unary("-", N))
        lines += shared(c, counter, dispatch.value(c, holder, env))
    return dispatch.where_there(c, holder, lines, env)


def spent(c: Lowering, counter: Counter, payer: Expr, amount: Expr) -> list[Stmt]:
    """A player has less of a counter; where it goes is for somebody else to say."""
    less = n.Number(-amount.value) if isinstance(amount, n.Number) else n.Unary("-", amount)
    gone = n.StoreChange(b.plus(c.layout.counter(counter), payer), "-", amount)
    return [gone, *earn(c, counter, payer, less), *shared(c, counter, payer)]


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
    lines += shared(c, counter, dispatch.or_nothing(c, holder, env))
    return dispatch.where_there(c, holder, lines, env)


def pay(c: Lowering, counter: Counter, amount: Expr, payer: Expr, to: Expr | None, plain: bool) -> list[Stmt]:
    """A player pays the supply or somebody else; `plain`: the amount is known and need not be kept."""
    base = c.layout.counter(counter)
    lines: list[Stmt] = []
    if not plain:
        lines.append(n.Set("n", amount))
        amount = N
    lines.append(b.fail_if(n.Compare("<", counters.purse(c, counter, payer), amount)))
    lines += spent(c, counter, payer, amount)
    if to is None:
        return lines + give_back(c, counter, amount)
    lines += earn(c, counter, to, amount)
    lines.append(n.StoreChange(b.plus(base, to), "+", amount))
    lines += shared(c, counter, to)
    if isinstance(amount, n.Number) and 0 <= amount.value <= LITTLE:
        return lines
    looked = b.do(numbers.not_too_large(c, b.slot(base, to)))
    return [*lines, b.when(b.compare(amount, ">", LITTLE), [looked])]
