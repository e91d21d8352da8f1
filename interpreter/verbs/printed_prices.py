"""`pay price of that card`: prices printed on things."""

from __future__ import annotations

from functools import partial

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import dispatch, needs
from ..lowering.anatomy import PRICE, Verb, done_if
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, Rest
from ..lowering.stops import Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts
from ..model.node import node
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import Counter
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import counters, places
from . import answers, counter_changes, purses


@node
class PayProp(ir.Effect):
    """The amounts printed on a thing."""

    payer: ir.Expr
    prop: str
    thing: ir.Expr


def pay_printed(c: Checking, price: Branch, payer: ir.Expr, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    head, of_place = price.children[0].children
    thing = places.place_thing(c, of_place.children[0], scope, at)
    for kind in thing.type.kinds:
        sort = c.words.kinds[kind].properties.get(str(head))
        if sort is None or sort.sort != "amounts":
            known = [p for p, s in c.words.kinds[kind].properties.items() if s.sort == "amounts"]
            raise wrong("unknown-name", say("no-price", kind=kind, name=head), at.span(head), meant(str(head), known))
    return PayProp(span, text, payer, str(head), thing)


# ---- what is known of it
def pay_printed_facts(e: PayProp, game: CheckedGame) -> Facts:
    counters = [c for (prop, _), p in game.printed.items() if prop == e.prop for c, _ in p.amounts]
    return purses.paid_facts(counters, asks=False)


def own_price(e: PayProp, actor: Actor) -> MessageRef | None:
    return purses.own_purse(e.payer, actor)


# ---- how it is done
def lower_pay_printed(c: Lowering, e: PayProp, env: Env, awake: Awake) -> list[Stmt]:
    payer, thing = dispatch.value(c, e.payer, env), dispatch.value(c, e.thing, env)
    lines: list[Stmt] = []
    for counter, table in cost_tables(c, e.prop):
        lines += counter_changes.pay(c, counter, b.item(table, thing), payer, None, False)
    return lines + answers.answer_statements(c, e, {"you": payer}, env, awake, partial(asked_there, c, e, env))


def pay_printed_steps(c: Lowering, e: PayProp, env: Env, then: int, ctx: Context) -> int:
    told = {"you": dispatch.value(c, e.payer, env)}
    return answers.answered_steps(c, e, told, env, then, ctx, partial(asked_there, c, e, env))


def asked_there(c: Lowering, e: PayProp, env: Env, a: ir.CheckedAbility) -> Expr | None:
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


# ---- when it is possible
def pay_printed_guard(g: Guarding, e: PayProp, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    payer, thing = g.terms.value(e.payer, env), g.terms.value(e.thing, env)
    for counter, table in cost_tables(g.c, e.prop):
        needs.add_need(g, known, counters.purse(g.c, counter, payer), b.item(table, thing), ("c", counter.name), e)
    needs.answers(g, e, known)
    return rest.then, ()


# ---- how it is told
def pay_printed_phrase(c: Telling, e: PayProp) -> Phrase:
    return Say("pay-printed", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


VERBS: dict[type[ir.Effect], Verb] = {
    PayProp: Verb(
        facts=pay_printed_facts,
        secrecy=done_if(own_price),
        sight=AS_WRITTEN,
        lower=lower_pay_printed,
        steps=pay_printed_steps,
        guard=pay_printed_guard,
        summed=pay_printed_guard,
        takes=True,
        phrase=pay_printed_phrase,
        lines=None,
        asking=None,
        in_sentence=PRICE,
    ),
}
