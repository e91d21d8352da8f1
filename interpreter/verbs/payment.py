"""`pay`: one of several sums of counters, to the supply or to another player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import asking, dispatch, guards, needs, steps
from ..lowering.anatomy import PRICE, Verb, done_if, may_miss
from ..lowering.context import Awake, Env, Lowering
from ..lowering.questions import Asking
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest, with_others
from ..lowering.stops import Choice, Context, Entry
from ..lowering.tolls import Toll
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts
from ..model.node import node
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import PLAYER, Counter
from ..phrases.telling import Telling, term
from ..phrases.words import Listed, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking, Header, HeaderReader, LineReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import amounts, counters, nouns, numbers, places, pronouns, seats
from . import answers, bodies, counter_changes, payment_in_things, printed_prices, purses, sorts
from .alternatives import May
from .purses import how_to_pay
from .sequences import InTurn


@node
class Pay(ir.Effect):
    """One of several sums; each sum is a list of (counter, amount)."""

    payer: ir.Expr
    bills: list[list[tuple[Counter, ir.Expr]]]
    to: ir.Expr | None


def pay(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`pay 2 coins or 1 gem`, `pay price of that card`, `pay 2 equal cards`."""
    bill, receiver = tree.children
    payer = pronouns.you(scope, tree, at)
    to = places.one_thing(c, receiver.children[0], scope, at) if receiver is not None else None
    if to is not None and to.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("pay-to-player"), at.span(receiver))
    first = bill.children[0]
    if first.data == "amounts_of" and len(bill.children) == 1:
        if to is not None:
            raise wrong("wrong-type", say("price-to-supply"), at.span(receiver))
        return printed_prices.pay_printed(c, first, payer, scope, at, span, text)
    alone = first.children[0] if len(bill.children) == len(first.children) == 1 else None
    if alone is not None and alone.data == "amount_of":
        return pay_of_sort(c, alone, payer, to, scope, at, span, text)
    kinds = [nouns.base_form(c, amount.children[-1]) for way in bill.children for amount in way.children]
    if any(k in c.words.kinds for k in kinds):
        return payment_in_things.pay_things(c, bill, payer, to, scope, at, span, text)
    return Pay(span, text, payer, bills(c, bill, scope, at), to)


def pay_of_sort(
    c: Checking, amount: Branch, payer: ir.Expr, to: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    """`pay 1 gem of that colour`."""
    group, part, number = sorts.amount_of_sort(c, amount, scope, at)

    def paid(counter: Counter) -> ir.Effect:
        many = number if number is not None else counters.CounterRef(ir.NUMBER, counter, payer)
        return Pay(span, text, payer, [[(counter, many)]], to)

    return sorts.done_with(c, group, part, sorts.Deed("pay", payer, number, paid, to), span, text)


def bills(c: Checking, tree: Branch, scope: Scope, at: At) -> list[list[tuple[Counter, ir.Expr]]]:
    """The sums of which one is paid."""
    found = []
    for way in tree.children:
        if way.data == "amounts_of":
            raise wrong("syntax", say("price-alone"), at.span(way))
        bill: list[tuple[Counter, ir.Expr]] = []
        for amount in way.children:
            amounts.countable(amount, at)
            count, det, name = amount.children
            amounts.no_determiner(det, at)
            number = amounts.count(c, count, scope, at)
            counter = counters.payable_counter(c, name, at)
            if number is None:
                number = counters.CounterRef(ir.NUMBER, counter, pronouns.you(scope, name, at))
            bill.append((counter, number))
        found.append(bill)
    return found


def offer(c: Checking, h: Header) -> ir.Effect:
    """`pay ...:`: whoever likes pays, and the body is done."""
    price = pay(c, h.tree, h.scope, h.at, h.span, h.key)
    body = InTurn(h.span, h.key, [price, bodies.below(c, h, h.scope.child())])
    return body if h.taken else May(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), body, offer=True)


# ---- what is known of it
def pay_facts(e: Pay, game: CheckedGame) -> Facts:
    counters = [counter for bill in e.bills for counter, _ in bill]
    return purses.paid_facts(counters, asks=len(e.bills) > 1, back=e.to is None)


def own_bill(e: Pay, actor: Actor) -> MessageRef | None:
    return purses.own_purse(e.payer, actor, e.to)


# ---- how it is done
def lower_pay(c: Lowering, e: Pay, env: Env, awake: Awake) -> list[Stmt]:
    """The first sum of those that could be paid."""
    return pay_statements(c, e, env, awake, [None] * len(e.bills[0]))


def pay_statements(c: Lowering, e: Pay, env: Env, awake: Awake, kept: Sequence[int | None]) -> list[Stmt]:
    """`kept`: the slots in which it is kept how much of each was paid, where that is asked for afterwards."""
    payer = dispatch.value(c, e.payer, env)
    to = dispatch.value(c, e.to, env) if e.to is not None else None
    # nobody can be paid who is not there
    lines: list[Stmt] = [b.fail_if(n.Compare("<", to, b.ZERO))] if to is not None and may_miss(e.to) else []
    heard = bool(c.analysis.listeners(e))
    paid: list[Expr] = []
    for (counter, amount), slot in zip(e.bills[0], kept, strict=True):
        many = numbers.not_below_zero(c, amount, env)
        if heard and not isinstance(amount, ir.Int):
            name = c.unit.fresh("p")
            lines.append(n.Set(name, many))
            many = n.Var(name)
        paid.append(many)
        lines += [n.Store(n.Number(slot), many)] if slot is not None else []
        lines += counter_changes.pay(c, counter, many, payer, to, isinstance(amount, ir.Int))
    return lines + answers.answer_statements(c, e, {"you": payer}, env, awake, partial(was_paid, e, paid))


def was_paid(e: Pay, paid: Sequence[Expr], a: ir.CheckedAbility) -> Expr | None:
    """Whether anything was paid of what an ability listens to; None where that is known."""
    assert a.event is not None
    of_it = [many for (counter, _), many in zip(e.bills[0], paid, strict=True) if counter in a.event.counters]
    return None if any(isinstance(many, n.Number) and many.value > 0 for many in of_it) else b.any_of(of_it)


def paid_and_answered(c: Lowering, e: Pay, env: Env, then: int, ctx: Context) -> int:
    """A sum is paid, and whoever listens to it and asks something answers."""
    payer = dispatch.value(c, e.payer, env)
    asked = any(a.body is not None and c.analysis.asks(a.body) for a in c.analysis.listeners(e))
    open_ones = [asked and not isinstance(amount, ir.Int) for _, amount in e.bills[0]]
    kept = [steps.spare(c, "paid") if open_one else None for open_one in open_ones]
    figures = [ir.figure_of(amount) or 0 for _, amount in e.bills[0]]
    paid = [n.Number(figure) if slot is None else b.slot(slot) for figure, slot in zip(figures, kept, strict=True)]
    after = answers.answer_steps(c, e, {"you": payer}, then, ctx, partial(was_paid, e, paid))
    return steps.add_step(c, pay_statements(c, e, env, ctx.awake, kept), after)


def pay_steps(c: Lowering, e: Pay, env: Env, then: int, ctx: Context) -> int:
    payer = dispatch.value(c, e.payer, env)
    if len(e.bills) == 1:
        return paid_and_answered(c, e, env, then, ctx)
    pc = steps.new_pc(c)
    entries: list[Entry] = []
    for i, bill in enumerate(e.bills):
        one = Pay(e.span, e.text, e.payer, [bill], e.to)  # what answers it is what answers this sum
        target = paid_and_answered(c, one, env, then, ctx)
        name = " and ".join(f"{m.value if isinstance(m, ir.Int) else 'some'} {counter.name}" for counter, m in bill)
        entries.append((i, name, None, [one], target))
    asking.menu(c, pc, entries, env, ctx, payer, e)
    return pc


def pay_toll(c: Lowering, e: Pay, env: Env) -> Toll | None:
    if len(e.bills) > 1:
        return None
    amounts = [numbers.not_below_zero(c, many, env) for _, many in e.bills[0]]
    return b.plus(*amounts), frozenset(counter.name for counter, _ in e.bills[0])


# ---- when it is possible
def pay_guard(g: Guarding, e: Pay, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr | Further:
    payer = g.terms.value(e.payer, env)
    if e.to is not None and (may_miss(e.to) or not is_another(g, e.to, e.payer, env)):
        raise NotExact
    if len(e.bills) == 1:
        bill_needs(g, e, 0, payer, env, known)
        needs.answers(g, e, known)
        return rest.then, ()
    parts = []
    g.nested += 1
    for i in range(len(e.bills)):
        branch = known.copy()
        bill_needs(g, e, i, payer, env, branch)
        needs.answers(g, e, branch)
        parts.append(guards.go(g, rest.then, branch))
    g.nested -= 1
    code = b.any_of(parts)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def is_another(g: Guarding, to: ir.Expr, payer: ir.Expr, env: Env) -> bool:
    """Does a payment certainly go to somebody else than who pays?"""
    return g.terms.value(to, env) in g.others or seats.is_another(g.c, to, payer)


def pay_summed(g: Guarding, e: Pay, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr | Further:
    """A choice between sums cannot be summed."""
    if len(e.bills) > 1:
        raise NotExact
    return pay_guard(g, e, env, rest, known, conds)


def bill_needs(g: Guarding, e: Pay, index: int, payer: Expr, env: Env, known: Known) -> None:
    for counter, amount in e.bills[index]:
        needs.look_at(g, amount, known)
        have = counters.purse(g.c, counter, payer)
        needs.add_need(g, known, have, g.terms.not_below_zero(amount, env), ("c", counter.name), e)


def pay_ways(t: Trial, e: Pay) -> int:
    return len(e.bills)


# ---- how it is told
def pay_phrase(c: Telling, e: Pay) -> Phrase:
    with pronouns.affecting(c, e.payer):
        bills = [amounts.amounts_phrase(c, [(counter.name, n) for counter, n in bill]) for bill in e.bills]
    what = Listed(bills, "either", "list-comma")
    if not pronouns.is_you(e.payer):
        return Say("they-pay", what=what) if e.to is None else Say("they-pay-to", what=what, who=term(c, e.to))
    return Say("pay", what=what) if e.to is None else Say("pay-to", what=what, who=term(c, e.to))


# ---- how it is asked
def pay_question(c: Telling, e: Pay, choice: Choice) -> Phrase:
    return pay_phrase(c, e)


def bill_option(c: Telling, e: Pay, choice: Choice, code: int) -> Phrase:
    return Listed([amounts.amount_phrase(c, n, counter.name) for counter, n in e.bills[code]])


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "pay": pay,
}

HEADERS: dict[str, HeaderReader] = {
    "offer": offer,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Pay: Verb(
        facts=pay_facts,
        secrecy=done_if(own_bill),
        sight=AS_WRITTEN,
        lower=lower_pay,
        steps=pay_steps,
        guard=pay_guard,
        summed=pay_summed,
        takes=True,
        ways=pay_ways,
        toll=pay_toll,
        phrase=pay_phrase,
        lines=None,
        asking=Asking(question=pay_question, shorter=how_to_pay, option=bill_option, pays=True),
        in_sentence=PRICE,
    ),
}
