"""Prices printed in sorts, paid in a counter with two owners: `pay cost of that card in gems less bonus or coin`."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import dispatch, needs
from ..lowering.anatomy import PRICE, Verb, done_if
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, Rest
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts
from ..model.node import node
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import Counter, Group
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, LineReader
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch, Token
from ..terms import counters, definitions, nouns, numbers, parameters, places, pronouns, properties
from . import counter_changes, purses


@node
class PayInSorts(ir.Effect):
    """A price printed in sorts, less a number for each, with something that stands in for what is missing."""

    payer: ir.Expr
    prop: str
    thing: ir.Expr
    group: Group
    #: by sort what it costs less (none: nothing)
    less: list[ir.Expr]
    #: what that number is called
    cheaper: str
    stand_in: Counter | None


def pay_in(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`pay cost of that card in gems less bonus or coin`."""
    price, name, *more = tree.children
    head, of_place = price.children
    less, stand_in = more
    group = c.words.groups.get(nouns.base_form(c, name))
    if group is None or not group.by:
        known = [g.name for g in c.words.groups.values() if g.by]
        raise nouns.no_such(c, name, at, say("what-sorted-counter"), known)
    thing = places.place_thing(c, of_place.children[0], scope, at)
    for kind in thing.type.kinds:
        sort = c.words.kinds[kind].properties.get(str(head))
        if sort is None or sort.sort != "amounts" or sort.kind != group.by:
            known = [p for p, s in c.words.kinds[kind].properties.items() if s.sort == "amounts" and s.kind == group.by]
            raise wrong("unknown-name", say("no-price", kind=kind, name=head), at.span(head), meant(str(head), known))
    payer = pronouns.you(scope, tree, at)
    off = (
        []
        if less is None
        else [off_price(c, less, group, sort, scope, at) for sort in counters.members(c.words, group)]
    )
    other = counters.payable_counter(c, stand_in, at) if stand_in is not None else None
    return PayInSorts(span, text, payer, str(head), thing, group, off, str(less or ""), other)


def off_price(c: Checking, name: Token, group: Group, sort: int, scope: Scope, at: At) -> ir.Expr:
    """What one sort costs less: a number said of it, for whoever pays."""
    value = properties.of_thing(c, name, properties.ThingConst(nouns.thing_type(group.by), sort), scope, at)
    nouns.expect(value, "number", name, at)
    if isinstance(value, (definitions.DefRef, parameters.ParamRef)):
        return replace(value, player=scope.actor)
    return value


# ---- what is known of it
def pay_in_facts(e: PayInSorts, game: CheckedGame) -> Facts:
    paid = [*counters.members(game.words, e.group).values(), *([e.stand_in] if e.stand_in is not None else [])]
    return replace(purses.paid_facts(paid, asks=False), wakes=())


def own_price(e: PayInSorts, actor: Actor) -> MessageRef | None:
    return purses.own_purse(e.payer, actor)


# ---- how it is told
def pay_in_phrase(c: Telling, e: PayInSorts) -> Phrase:
    price = Say("property-of", property=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))
    less = Noun(f"prop-{e.cheaper}") if e.cheaper else ""
    other = Noun(e.stand_in.name) if e.stand_in is not None else ""
    yes = {True: "yes", False: "no"}
    return Say(
        "pay-in-sorts",
        price=price,
        what=Noun(e.group.name),
        cheaper=yes[bool(e.cheaper)],
        less=less,
        replaced=yes[e.stand_in is not None],
        other=other,
    )


# ---- how it is done
def owed(c: Lowering, e: PayInSorts, env: Env) -> list[tuple[Counter, Expr]]:
    """By sort what is to be paid of it."""
    thing, found = dispatch.value(c, e.thing, env), list[tuple[Counter, Expr]]()
    for i, (sort, counter) in enumerate(counters.members(c.words, e.group).items()):
        column = [0] * (len(c.words.things) + 1)
        for (prop, entry), printed in c.game.printed.items():
            if prop == e.prop:
                for index in c.words.entries[entry]:
                    column[index] = sum(m for one, m in printed.needs if one == sort)
        if not any(column):
            continue
        price: Expr = b.item(c.unit.table(f"C_{c.unit.numbered('cost', f'{e.prop} of {sort}')}", tuple(column)), thing)
        if e.less:
            price = b.maximum(b.minus(price, numbers.not_below_zero(c, e.less[i], env)), 0)
        found.append((counter, price))
    return found


def lower_pay_in(c: Lowering, e: PayInSorts, env: Env, awake: Awake) -> list[Stmt]:
    payer, missing = dispatch.value(c, e.payer, env), c.unit.fresh("m")
    lines: list[Stmt] = [n.Set(missing, b.ZERO)]
    for counter, price in owed(c, e, env):
        due = c.unit.fresh("d")
        lines += [n.Set(due, price), n.Set("n", b.minimum(Var(due), counters.purse(c, counter, payer)))]
        lines += [*counter_changes.spent(c, counter, payer, Var("n")), *counter_changes.give_back(c, counter, Var("n"))]
        lines.append(n.Set(missing, b.plus(Var(missing), b.minus(Var(due), Var("n")))))
    if e.stand_in is None:
        return [*lines, b.fail_if(b.compare(Var(missing), ">", 0))]
    return [*lines, *counter_changes.pay(c, e.stand_in, Var(missing), payer, None, False)]


# ---- when it is possible
def pay_in_guard(g: Guarding, e: PayInSorts, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    for read in (*e.less, *counters.refs(g.c.words, e.group, e.payer, e.stand_in)):
        needs.look_at(g, read, known)
        g.terms.known(env, read)
    payer = g.terms.value(e.payer, env)
    due = [b.maximum(b.minus(price, counters.purse(g.c, counter, payer)), 0) for counter, price in owed(g.c, e, env)]
    left = counters.purse(g.c, e.stand_in, payer) if e.stand_in is not None else b.ZERO
    code = b.at_least(left, b.plus(*due)) if due else b.YES
    needs.add_reason(g, e, code)
    needs.touch(g, known, e)
    return rest.then, (code,)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "pay_in": pay_in,
}

VERBS: dict[type[ir.Effect], Verb] = {
    PayInSorts: Verb(
        facts=pay_in_facts,
        secrecy=done_if(own_price),
        sight=AS_WRITTEN,
        lower=lower_pay_in,
        steps=None,
        guard=pay_in_guard,
        takes=True,
        phrase=pay_in_phrase,
        lines=None,
        asking=None,
        in_sentence=PRICE,
    ),
}
