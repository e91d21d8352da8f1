"""`pay 5 with: [2 coins, 1 gem]`: a sum in any mix of what is listed, unit by unit."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import MessageRef, say
from ..lowering import asking, dispatch, guards, needs, steps
from ..lowering.anatomy import PLAIN, Verb, done_if
from ..lowering.context import Env, Lowering
from ..lowering.questions import Asking
from ..lowering.reasons import ORDERED, Reason
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest
from ..lowering.stops import TRIAL, TRIED, Choice, Context
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts
from ..model.node import node
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import Counter
from ..packs.tree import Node, Scalar, Seq
from ..phrases.telling import Telling, term
from ..phrases.words import Listed, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking, Header, HeaderReader
from ..reading.scope import At, wrong
from ..syntax import parser
from ..terms import amounts, counters, pronouns
from . import answers, counter_changes, purses
from .payment import Pay
from .purses import how_to_pay


@node
class PayWith(ir.Effect):
    payer: ir.Expr
    amount: ir.Expr
    units: list[tuple[Counter, int]]
    once: bool


def pay_with(c: Checking, h: Header) -> ir.Effect:
    """`pay (NUMBER) with:`: a sum in the coins that are listed."""
    amount = amounts.count(c, h.tree.children[0], h.scope, h.at)
    if amount is None:
        raise wrong("how-many", say("how-much"), h.span, say("write", code="pay (...) with:"))
    coins = units(c, h.value)
    if len({counter.name for counter, _ in coins}) != len(coins):
        raise wrong("name-twice", say("counter-once"), h.span)
    once = h.tree.data == "pay_with_once"
    return PayWith(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), amount, coins, once)


def units(c: Checking, value: Node) -> list[tuple[Counter, int]]:
    """In what one pays: a counter, and how much one of it is worth."""
    found = []
    for item in value.items if isinstance(value, Seq) else [value]:
        if not isinstance(item, Scalar):
            raise wrong(
                "wrong-type",
                say("what-belongs", what=say("what-amounts")),
                item.span,
                say("write", code="[2 ..., 1 ...]"),
            )
        tree = parser.parse(str(item.value), "amounts", item, c.problems)
        if tree is None:
            continue
        at = At(item)
        if tree.data == "amounts_of" or len(tree.children) != 1 or tree.children[0].children[0].data != "int":
            raise wrong("wrong-type", say("one-way-of-paying"), item.span, say("for-example", code="2 ..."))
        amounts.countable(tree.children[0], at)
        count, det, name = tree.children[0].children
        amounts.no_determiner(det, at)
        unit = int(str(count.children[0]))
        if unit < 1:
            raise wrong("wrong-value", say("paid-with-nothing"), item.span)
        found.append((counters.payable_counter(c, name, at), unit))
    return found


# ---- what is known of it
def pay_with_facts(e: PayWith, game: CheckedGame) -> Facts:
    return purses.paid_facts([counter for counter, _ in e.units], asks=True)


def own_coins(e: PayWith, actor: Actor) -> MessageRef | None:
    return purses.own_purse(e.payer, actor)


# ---- how it is done
def pay_with_steps(c: Lowering, e: PayWith, env: Env, then: int, ctx: Context) -> int:
    """Unit by unit, in printed order: only partial payments that leave the rest payable are offered."""
    payer = dispatch.value(c, e.payer, env)
    left, first = steps.spare(c, "owed"), steps.spare(c, "way")
    pc = steps.new_pc(c)
    choice = Choice(pc, ctx.path, "menu", payer, e.text, e.span, way="sum", effect=e, left=left)
    guarded: list[Stmt] = []
    raw: list[Stmt] = []
    targets: dict[int, int] = {}
    have = [counters.purse(c, counter, payer) for counter, _ in e.units]
    paid_in = {("c", counter.name) for counter, _ in e.units}
    independent = not needs.rest_reads(c, ctx.rest) & paid_in
    doubts = guards.doubts_in(c.guards, ctx.rest) if not independent else []
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
        raw.append(asking.conditional(c, [in_order, enough], j))
        tried = [] if independent else [asking.trial(pc, n.Number(j))]
        guarded.append(asking.conditional(c, [in_order, enough, test, *tried], j))
        lines: list[Stmt] = [
            *counter_changes.spent(c, counter, payer, n.Number(unit)),
            *counter_changes.give_back(c, counter, n.Number(unit)),
            n.StoreChange(n.Number(left), "-", b.ONE),
            n.Store(n.Number(first), n.Number(j + 1 if e.once else j)),
        ]
        one = Pay(e.span, e.text, e.payer, [[(counter, ir.Int(ir.NUMBER, unit))]], None)
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


# ---- when it is possible
def pay_with_guard(g: Guarding, e: PayWith, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    """Payment in any mix: whether it can be paid is a sum over the ways of paying."""
    needs.look_at(g, e.amount, known)
    payer = g.terms.value(e.payer, env)
    terms: list[Expr] = []
    for counter, unit in e.units:
        have = key = counters.purse(g.c, counter, payer)
        if ("c", counter.name) in known.added:
            raise NotExact
        for amount in known.needs.get(key, []):
            have = b.minus(have, amount.code)
        whole = n.Binary("//", have, n.Number(unit)) if unit != 1 else have
        terms.append(b.at_least(have, unit) if e.once else whole)
        known.touched.add(("c", counter.name))
        known.added.add(("c", counter.name))
    amount_due = g.terms.value(e.amount, env)
    code = b.at_least(b.plus(*terms), amount_due)
    needs.add_reason(g, e, code, need=amount_due, have=b.plus(*terms))
    needs.answers(g, e, known)
    return rest.then, (code,)


def pay_with_ways(t: Trial, e: PayWith) -> int:
    return int(2 ** len(e.units))


# ---- how it is told
def ways_to_pay(c: Telling, e: PayWith) -> Phrase:
    """With what one part of the sum is paid."""
    return Listed([amounts.amount_phrase(c, ir.Int(ir.NUMBER, n), counter.name) for counter, n in e.units], "list-or")


def pay_with_phrase(c: Telling, e: PayWith) -> Phrase:
    return Say("pay-mix", amount=term(c, e.amount), units=ways_to_pay(c, e), once="yes" if e.once else "no")


# ---- how it is asked
def mix_question(c: Telling, e: PayWith, choice: Choice) -> Phrase:
    return pay_with_phrase(c, e)


def unit_option(c: Telling, e: PayWith, choice: Choice, code: int) -> Phrase:
    counter, unit = e.units[code]
    return amounts.amount_phrase(c, ir.Int(ir.NUMBER, unit), counter.name)


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "pay_with": pay_with,
    "pay_with_once": pay_with,
}

VERBS: dict[type[ir.Effect], Verb] = {
    PayWith: Verb(
        facts=pay_with_facts,
        secrecy=done_if(own_coins),
        sight=AS_WRITTEN,
        lower=None,
        steps=pay_with_steps,
        guard=pay_with_guard,
        takes=True,
        ways=pay_with_ways,
        phrase=pay_with_phrase,
        lines=None,
        asking=Asking(question=mix_question, shorter=how_to_pay, option=unit_option, pays=True),
        in_sentence=PLAIN,
    ),
}
