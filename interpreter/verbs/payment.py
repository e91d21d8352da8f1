"""Paying: sums of counters, printed prices, things, and in which coin."""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering.anatomy import Verb, done_if
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, Regions, no_parts
from ..model.regions import counted, lying, stocked
from ..model.secrecy import Actor
from ..model.vocabulary import PLAYER, Counter
from ..packs.tree import Node, Scalar, Seq
from ..phrases.telling import Telling, term
from ..phrases.words import Amount, Listed, Noun, Phrase, Say
from ..reading.context import Checking, Header
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax import parser
from ..syntax.parser import Branch
from ..terms import amounts, counters, nouns, places, pronouns, zones
from . import bodies, need_ways, payments


def pay(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`pay 2 coins or 1 gem`, `pay price of that card`, `pay 2 equal cards`."""
    bill, receiver = tree.children
    payer = pronouns.you(scope, tree, at)
    to = pronouns.ref(receiver.children[0], scope, at) if receiver is not None else None
    if to is not None and to.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("pay-to-player"), at.span(receiver))
    first = bill.children[0]
    if first.data == "amounts_of" and len(bill.children) == 1:
        if to is not None:
            raise wrong("wrong-type", say("price-to-supply"), at.span(receiver))
        head, of_place = first.children[0].children
        thing = places.place_thing(c, of_place.children[0], scope, at)
        for kind in thing.type.kinds:
            sort = c.words.kinds[kind].properties.get(str(head))
            if sort is None or sort.sort != "amounts":
                known = [p for p, s in c.words.kinds[kind].properties.items() if s.sort == "amounts"]
                raise wrong(
                    "unknown-name", say("no-price", kind=kind, name=head), at.span(head), meant(str(head), known)
                )
        return ir.PayProp(span, text, payer, str(head), thing)
    kinds = [nouns.base_form(c, amount.children[-1]) for way in bill.children for amount in way.children]
    if any(k in c.words.kinds for k in kinds):
        return pay_things(c, bill, payer, to, scope, at, span, text)
    return ir.Pay(span, text, payer, bills(c, bill, scope, at), to)


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
                number = ir.CounterRef(ir.NUMBER, counter, pronouns.you(scope, name, at))
            bill.append((counter, number))
        found.append(bill)
    return found


def pay_things(
    c: Checking, bill: Branch, payer: ir.Expr, to: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    """`pay 2 equal cards or 3 different cards`: things of one kind go back to where their kind starts."""
    w = c.words
    ways: list[tuple[str, int]] = []
    names = [amount.children[-1] for way in bill.children for amount in way.children]
    kind = w.kinds.get(nouns.base_form(c, names[0]))
    if kind is None or to is not None or len(names) != len(bill.children):
        raise wrong(
            "pay-things",
            say("things-paid-alone"),
            span,
            say("things-paid-alone-hint"),
        )
    for way in bill.children:
        amount = way.children[0]
        count, word, name = amount.children
        if nouns.base_form(c, name) != kind.name:
            raise wrong("pay-things", say("one-kind-in-bill", kinds=kind.plural), at.span(name))
        number = amounts.count(c, count, scope, at)
        if not isinstance(number, ir.Int) or number.value < 1:
            raise wrong("pay-things", say("plain-number-of", kinds=kind.plural), at.span(count))
        how = str(word.children[0]) if amount.data == "amount_alike" else "any"
        if how == "any":
            amounts.no_determiner(word, at)
        ways.append((how, number.value))
    found = zones.zones_holding(c, (kind.name,), (PLAYER,))
    if len(found) != 1 or found[0].form != "pile" or found[0].single:
        raise wrong(
            "pay-things",
            say("paid-from-where", kinds=kind.plural),
            at.span(names[0]),
            say("one-zone-holds", name=kind.plural),
        )
    if not kind.start[0]:
        raise wrong(
            "pay-things",
            say("start-nowhere", kinds=kind.plural),
            at.span(names[0]),
            say("say-key", key="start:", of=kind.name),
        )
    home = w.zones.get(kind.start[0])
    if home is not None and (home.limit or home.form == "row"):  # what is paid could find no room there
        message = say("paid-no-room", kinds=kind.plural, zone=home.name)
        raise wrong("pay-things", message, at.span(names[0]), say("paid-no-room-hint", zone=home.name))
    return ir.PayThings(span, text, payer, kind.name, found[0], ways)


def offer(c: Checking, h: Header) -> ir.Effect:
    """`pay ...:`: whoever likes pays, and the body is done."""
    price = pay(c, h.tree, h.scope, h.at, h.span, h.key)
    body = ir.Seq(h.span, h.key, [price, bodies.below(c, h, h.scope.child())])
    return body if h.taken else ir.May(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), body)


def pay_with(c: Checking, h: Header) -> ir.Effect:
    """`pay (NUMBER) with:`: a sum in the coins that are listed."""
    amount = amounts.count(c, h.tree.children[0], h.scope, h.at)
    if amount is None:
        raise wrong("how-many", say("how-much"), h.span, say("write", code="pay (...) with:"))
    coins = units(c, h.value)
    if len({counter.name for counter, _ in coins}) != len(coins):
        raise wrong("name-twice", say("counter-once"), h.span)
    once = h.tree.data == "pay_with_once"
    return ir.PayWith(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), amount, coins, once)


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
        count, det, name = tree.children[0].children
        amounts.no_determiner(det, at)
        unit = int(str(count.children[0]))
        if unit < 1:
            raise wrong("wrong-value", say("paid-with-nothing"), item.span)
        found.append((counters.payable_counter(c, name, at), unit))
    return found


# ---- what is known of it
def _paid(counters: Iterable[Counter], regions: Regions, asks: bool) -> Facts:
    return Facts(
        asks=asks,
        fails=True,
        reads=regions,
        writes=regions,
        wakes=(Happening("pay", counters=tuple(counters)),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def _spent(counters: Iterable[Counter], back: bool = True) -> Regions:
    """Counters of which something is paid, and their supplies if it goes back there."""
    found = set()
    for counter in counters:
        found.add(counted(counter))
        if back:
            found.update(stocked(counter))
    return frozenset(found)


def pay_facts(e: ir.Pay, game: CheckedGame) -> Facts:
    counters = [counter for bill in e.bills for counter, _ in bill]
    return _paid(counters, _spent(counters, back=e.to is None), asks=len(e.bills) > 1)


def pay_printed_facts(e: ir.PayProp, game: CheckedGame) -> Facts:
    counters = [c for (prop, _), p in game.printed.items() if prop == e.prop for c, _ in p.amounts]
    return _paid(counters, _spent(counters), asks=False)


def pay_with_facts(e: ir.PayWith, game: CheckedGame) -> Facts:
    counters = [counter for counter, _ in e.units]
    return _paid(counters, _spent(counters), asks=True)


def pay_things_facts(e: ir.PayThings, game: CheckedGame) -> Facts:
    start = game.words.zones[game.words.kinds[e.kind].start[0]]
    regions = frozenset((lying(e.zone), lying(start)))
    return Facts(
        asks=True,
        fails=True,
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def own_purse(e: ir.Pay | ir.PayProp | ir.PayWith, actor: Actor) -> MessageRef | None:
    to = e.to if isinstance(e, ir.Pay) else None
    return None if actor.is_own(e.payer) and to is None else say("secret-pays")


def own_things(e: ir.PayThings, actor: Actor) -> MessageRef | None:
    return None if actor.is_own(e.payer) and e.zone.of == PLAYER else say("secret-pays")


# ---- how it is told
def pay_phrase(c: Telling, e: ir.Pay) -> Phrase:
    with pronouns.affecting(c, e.payer):
        bills = [amounts.amounts_phrase(c, [(counter.name, n) for counter, n in bill]) for bill in e.bills]
    what = Listed(bills, "either", "list-comma")
    if not pronouns.is_you(e.payer):
        return Say("they-pay", what=what) if e.to is None else Say("they-pay-to", what=what, who=term(c, e.to))
    return Say("pay", what=what) if e.to is None else Say("pay-to", what=what, who=term(c, e.to))


def pay_things_phrase(c: Telling, e: ir.PayThings) -> Phrase:
    what = Listed([way_phrase(e, i) for i in range(len(e.ways))], "either", "list-comma")
    return Say("pay" if pronouns.is_you(e.payer) else "they-pay", what=what)


def way_phrase(e: ir.PayThings, index: int) -> Phrase:
    """One way to pay in things: `2 equal cards`."""
    how, n = e.ways[index]
    return Amount(n, Noun(e.kind), "" if how == "any" else how)


def pay_printed_phrase(c: Telling, e: ir.PayProp) -> Phrase:
    return Say("pay-printed", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def pay_with_phrase(c: Telling, e: ir.PayWith) -> Phrase:
    units = Listed([amounts.amount_phrase(c, ir.Int(ir.NUMBER, n), counter.name) for counter, n in e.units], "list-or")
    return Say("pay-mix", amount=term(c, e.amount), units=units, once="yes" if e.once else "no")


VERBS: dict[type[ir.Effect], Verb] = {
    ir.Pay: Verb(
        facts=pay_facts,
        secrecy=done_if(own_purse),
        lower=payments.lower_pay,
        steps=payments.emit_pay,
        guard=need_ways.go_pay,
        phrase=pay_phrase,
        lines=None,
    ),
    ir.PayProp: Verb(
        facts=pay_printed_facts,
        secrecy=done_if(own_purse),
        lower=payments.lower_pay_printed,
        steps=payments.pay_printed_steps,
        guard=need_ways.go_pay_prop,
        phrase=pay_printed_phrase,
        lines=None,
    ),
    ir.PayWith: Verb(
        facts=pay_with_facts,
        secrecy=done_if(own_purse),
        steps=payments.emit_pay_with,
        guard=need_ways.go_pay_with,
        phrase=pay_with_phrase,
        lines=None,
    ),
    ir.PayThings: Verb(
        facts=pay_things_facts,
        secrecy=done_if(own_things),
        steps=payments.emit_pay_things,
        guard=need_ways.go_pay_things,
        phrase=pay_things_phrase,
        lines=None,
    ),
}
