"""`pay 2 equal cards or 3 different cards`: things of one kind go back to where their kind starts."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import asking, dispatch, guards, needs, steps
from ..lowering.anatomy import PRICE, Verb, done_if
from ..lowering.asking import X
from ..lowering.context import Env, Lowering
from ..lowering.hidden import Look
from ..lowering.questions import Asking, Candidates
from ..lowering.reasons import AMONG, ORDERED, Reason
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest
from ..lowering.stops import TRIAL, Beside, Choice, Context, Entry
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts, nothing
from ..model.node import node
from ..model.regions import lying
from ..model.secrecy import Actor
from ..model.sight import Sight, Which, written
from ..model.vocabulary import PLAYER, Thing, Zone
from ..phrases.telling import Telling
from ..phrases.things import Qualified
from ..phrases.words import Amount, Listed, Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import alike, amounts, nouns, pronouns, thing_tables, zones


@node
class PayThings(ir.Effect):
    """Things of one kind go from a player's zone back to where their kind starts; one of several ways."""

    payer: ir.Expr
    kind: str
    zone: Zone
    ways: list[tuple[str, int]]  # (any, equal or different; how many)


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
    return PayThings(span, text, payer, kind.name, found[0], ways)


# ---- what is known of it
def pay_things_facts(e: PayThings, game: CheckedGame) -> Facts:
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


def own_things(e: PayThings, actor: Actor) -> MessageRef | None:
    return None if actor.is_own(e.payer) and e.zone.of == PLAYER else say("secret-pays")


def purse_seen(e: PayThings) -> list[Which]:
    # as many as are paid are there or not, whichever they are, unless they must be alike or different
    return [Which(e.zone, e.payer)] if any(how != "any" for how, _ in e.ways) else []


# ---- how it is done
def pay_things_steps(c: Lowering, e: PayThings, env: Env, then: int, ctx: Context) -> int:
    if len(e.ways) == 1:
        return pay_one_way(c, e, e.ways[0], env, then, ctx)
    pc = steps.new_pc(c)
    entries: list[Entry] = []
    for i, (how, many) in enumerate(e.ways):
        one = PayThings(e.span, e.text, e.payer, e.kind, e.zone, [(how, many)])
        target = pay_one_way(c, one, (how, many), env, then, ctx)
        entries.append((i, f"{many} {how}".removesuffix(" any"), None, [one], target))
    asking.menu(c, pc, entries, env, ctx, dispatch.value(c, e.payer, env), e)
    return pc


def pay_one_way(c: Lowering, e: PayThings, way: tuple[str, int], env: Env, then: int, ctx: Context) -> int:
    """Thing by thing, sorts in printed order, so that no two orders of paying are two ways; equal ones at once,
    unless something tells them apart: then it matters which of them are paid."""
    how, many = way
    same, equal, told = alike.sorts(c), alike.equals(c), alike.told_apart(c, (e.kind,))
    at_once = how == "equal" and len(told) == 1 and all(same[t.index] == equal[t.index] for t in things_of(c, e))
    payer, homes = dispatch.value(c, e.payer, env), home_table(c, e.kind)
    left, last = steps.spare(c, "owed"), steps.spare(c, "sort")
    listed = things_to_pay(c, e, env)
    pc = steps.new_pc(c)
    choice = Choice(pc, ctx.path, "things", payer, e.text, e.span, way="sum", effect=e, source=e.kind)
    choice.candidates = listed
    order, test = ordered(how, at_once, listed, n.Number(many) if at_once else b.slot(left), b.slot(last))
    follows = needs.can_fail(c.guards, ctx.rest)
    independent = not follows or not (needs.rest_reads(c, ctx.rest) & c.analysis.writes(e))
    if not independent:
        choice.way = TRIAL
    elif follows:
        choice.guards[0] = steps.derived(c, [], env, ctx.rest)
    own = ir.Type("thing", (e.kind,))
    choice.reasons = [
        Reason(AMONG, n.Among(X, listed), ir.Query(ir.Local(e.kind, own), (e.kind,), "zone", e.zone, e.payer)),
        Reason(ORDERED, order, e),
        Reason(e.text, test, e),
        *(guards.doubts_in(c.guards, ctx.rest) if not independent else []),
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
            n.Store(n.Number(last), sort("any" if how == "equal" else how, "x")),
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


def things_to_pay(c: Lowering, e: PayThings, env: Env) -> Expr:
    """What the payer has."""
    address = zones.zone_address(c, e.zone, e.payer, env)
    listed = zones.pile(c, e.zone, address)
    return listed if e.zone.holds == [e.kind] else b.found("t", listed, [thing_tables.of_kinds(c, Var("t"), [e.kind])])


def things_of(c: Lowering, e: PayThings) -> list[Thing]:
    return c.words.kinds[e.kind].things


def sort(how: str, thing: str) -> Expr:
    """The first thing that is equal to this one; where that is not asked for, from which nothing tells it."""
    return b.item("SAME" if how == "any" else "EQUAL", Var(thing))


def home_table(c: Lowering, kind: str) -> str:
    """Where each thing of a kind goes back to: the place it started in."""
    places = [-1] * (len(c.words.things) + 1)
    for thing in c.words.kinds[kind].things:
        places[thing.index] = c.layout.home(thing)
    return c.unit.table("HM_" + c.unit.numbered("home", kind), tuple(places))


def ordered(how: str, at_once: bool, listed: Expr, enough: Expr, last: Expr) -> tuple[Expr, Expr]:
    """Whether a thing is next in order; and whether, besides, enough are left to be paid with it."""
    mine, other = sort(how, "x"), sort(how, "t")
    order: Expr
    if how == "equal":
        same, another = sort("any", "x"), sort("any", "t")
        equal, later = n.Compare("==", other, mine), n.Compare(">=", another, same)
        counts = equal if at_once else b.both([equal, later])
        counted = n.Fold("sum", n.Each(counts, (n.Loop("t", listed),), "one by one"))
        begun = n.Among(b.item("EQUAL", last), n.Row((b.NOTHING, mine)))
        order = b.YES if at_once else b.both([begun, n.Compare(">=", same, last)])
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
    equal = b.found("t", listed, [n.Compare("==", sort("equal", "t"), sort("equal", "x"))])
    paid = Var("paid", n.LIST)
    return [
        n.Set("paid", n.Firsts(equal, many)),
        b.fail_if(b.compare(b.count(paid), "<", many)),
        n.ForEach("t", paid, (b.do(n.Call("put", (Var("t"), b.item(homes, Var("t"))))),)),
    ]


# ---- when it is possible
def pay_things_guard(g: Guarding, e: PayThings, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    if ("z", e.zone.name) in known.touched:
        raise NotExact
    code = b.any_of([could_pay(g, e, how, many, env) for how, many in e.ways])
    how, many = e.ways[0]
    if len(e.ways) == 1 and how == "any":
        there = zones.things_lying(g.c, e.zone, e.payer, env)
        needs.add_reason(g, e, code, need=n.Number(many), have=there, noun=e.kind)
    else:
        needs.add_reason(g, e, code)
    needs.touch(g, known, e)
    return rest.then, (code,)


def could_pay(g: Guarding, e: PayThings, how: str, many: int, env: Env) -> Expr:
    """Who cannot see which things there are knows at least how many."""
    if g.terms.sees(e.zone):
        return can_pay(g.c, e, how, many, env)
    return b.at_least(zones.things_lying(g.c, e.zone, e.payer, env), many)


def can_pay(c: Lowering, e: PayThings, how: str, many: int, env: Env) -> Expr:
    """Enough of them; of one sort; of different sorts."""
    alike.equals(c)
    listed = things_to_pay(c, e, env)
    if how == "any":
        return b.at_least(b.count(listed), many)
    every = (n.Loop("t", listed),)
    if how == "equal":
        tallied = n.Call("tally", (n.Each(sort(how, "t"), every),), state=False)
        return b.at_least(n.Fold("max", tallied), many)
    return b.at_least(b.count(n.Each(sort(how, "t"), every, "set")), many)


def pay_things_ways(t: Trial, e: PayThings) -> int:
    return sum(len(t.c.words.kinds[e.kind].things) ** many for _, many in e.ways)


# ---- how it is told
def pay_things_phrase(c: Telling, e: PayThings) -> Phrase:
    last = len(e.ways) - 1
    once = all(how != "any" for how, _ in e.ways)  # `2 equal or 3 different cards`: the noun stands behind the last
    ways = [replace(way_phrase(e, i), bare=once and i < last) for i in range(len(e.ways))]
    what = Listed(ways, "either", "list-comma")
    return Say("pay" if pronouns.is_you(e.payer) else "they-pay", what=what)


def way_phrase(e: PayThings, index: int) -> Amount:
    """One way to pay in things: `2 equal cards`."""
    how, n = e.ways[index]
    return Amount(n, Noun(e.kind), "" if how == "any" else how)


# ---- how it is asked
def pay_things_question(c: Telling, e: PayThings, choice: Choice) -> Phrase:
    """In which way, then which things."""
    if choice.kind != "things":
        return pay_things_phrase(c, e)
    (how, _), *_ = e.ways
    return Say("cli-pay-which", what=way_phrase(e, 0) if how == "equal" else Qualified(Noun(e.kind), "a"))


def way_option(c: Telling, e: PayThings, choice: Choice, code: int) -> Phrase:
    return way_phrase(e, code)


def things_paid(e: PayThings) -> Candidates:
    return Candidates((e.kind,), alike=True)


VERBS: dict[type[ir.Effect], Verb] = {
    PayThings: Verb(
        facts=pay_things_facts,
        secrecy=done_if(own_things),
        sight=Sight(written, purse_seen, nothing),
        lower=None,
        steps=pay_things_steps,
        guard=pay_things_guard,
        ways=pay_things_ways,
        phrase=pay_things_phrase,
        lines=None,
        asking=Asking(question=pay_things_question, option=way_option, things=things_paid, pays=True),
        in_sentence=PRICE,
    ),
}
