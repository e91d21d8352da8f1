"""Counters: whose they are, how many there are, what is left in the supply."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.bounds import Bounds, Range
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import always
from ..model.node import node
from ..model.regions import Region, counted, stocked
from ..model.secrecy import Actor
from ..model.sight import of_parts
from ..model.vocabulary import PLAYER, Counter, Group, Vocabulary
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import COMPARED_AS, Amount, Noun, Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking
from ..reading.names import article
from ..reading.scope import At, Scope, Wrong, dangling, wrong
from ..syntax.parser import Branch, Token
from . import amounts, nouns, numbers, parameters, places, pronouns, properties, query_phrases
from .facts import looking

#: what asks whether there is any of it, or none, where it is never below 0
SOME, NONE = ((">=", 1), (">", 0)), (("<=", 0), ("<", 1))


@node
class CounterRef(ir.Expr):
    counter: Counter
    holder: ir.Expr | None


@node
class SortRef(ir.Expr):
    """How many of a counter with two owners a player has of the sort that a thing says."""

    group: Group
    holder: ir.Expr
    part: ir.Expr


@node
class StockOf(ir.Expr):
    """How many of a counter are left in the supply."""

    counter: Counter


@node
class SortStock(ir.Expr):
    """How many of a counter with two owners are left in the supply, of the sort that a thing says."""

    group: Group
    part: ir.Expr


def holder(counter: Counter, given: ir.Expr | None, scope: Scope, tree: Any, at: At) -> ir.Expr | None:
    """Whose counter it is: nobody's, a player's (yours unless said otherwise), or of a thing that must be named."""
    if counter.of == "game":
        if given is not None:
            raise wrong(
                "wrong-type",
                say("one-for-game", name=counter.name),
                at.span(tree),
                say("write-alone", code=counter.name),
            )
        return None
    if given is None:
        if counter.of == PLAYER:
            return pronouns.you(scope, tree, at)
        raise wrong(
            "wrong-type",
            say("lies-on-which", counter=counter.name, kind=counter.of),
            at.span(tree),
            say("write", code=f"{counter.name} of that {counter.of}"),
        )
    if given.type.kinds != (counter.of,):
        raise wrong(
            "wrong-type",
            say("has-no-counter", kinds=given.type.kinds or ("number",), counter=counter.name, kind=counter.of),
            at.span(tree),
        )
    return given


def counter_named(c: Checking, name: Token, at: At) -> Counter:
    """One counter: neither a group of them nor anything that is moved."""
    base, w = nouns.base_form(c, name), c.words
    if base in w.groups and not w.groups[base].kinds and w.groups[base].piece is None:
        raise wrong(
            "not-counted",
            say("group-which", name=name),
            at.span(name),
            say("one-of", names=w.groups[base].members),
        )
    if w.piece(base) is not None or base in w.kinds:
        raise wrong(
            "not-counted",
            say("moved-not-counted", name=base),
            at.span(name),
            say("write", code=f"move 1 {base} from ... to ..."),
        )
    if base not in w.counters:
        raise nouns.no_such(c, name, at, say("what-counter"), w.counters)
    return w.counters[base]


def payable_counter(c: Checking, name: Token, at: At) -> Counter:
    """A counter that players have."""
    counter = counter_named(c, name, at)
    if counter.of != PLAYER:
        instead = say("write-then", code=f"only if {counter.name} at least 1:", next=f"lose 1 {counter.name}")
        hint = instead if counter.of == "game" else None
        raise wrong("wrong-type", say("nobody-pays-with", counter=counter.name), at.span(name), hint)
    return counter


def counter_value(
    c: Checking,
    det: Branch | None,
    name: str,
    of_place: Branch | None,
    at_place: Branch | None,
    scope: Scope,
    at: At,
    tree: Branch,
) -> ir.Expr:
    """How many there are of a counter, or of a group of counters together."""
    w = c.words
    names = w.groups[name].members if name in w.groups else [name]
    total: ir.Expr | None = None
    whose: ir.Expr | None = None
    place = of_place if of_place is not None else at_place
    if name in w.groups and w.groups[name].by and of_place is not None:
        said = places.place_thing(c, of_place.children[0], scope, at)
        if said.type.kinds == (w.groups[name].by,):
            pronouns.absent(at_place, at)
            if scope.you is None and pronouns.determiner(det) in ("", "your"):  # of whom then, if nobody acts
                typed = at.text(tree).removeprefix("your ").split()[0]
                test = f"there is {article(w.groups[name].by)} where that owner has 3 {typed} of it"
                code = f"there is a player as owner where ({test})"
                raise dangling(scope, say("you-nobody"), at.span(tree), say("for-example", code=code))
            return sort_value(w, w.groups[name], said, pronouns.player(det, name, scope, tree, at))
    if place is not None:
        pronouns.absent(det, at)
        if of_place is not None:
            pronouns.absent(at_place, at)
        whose = places.place_thing(c, place.children[0], scope, at)
    elif det is not None:
        whose = pronouns.whose(det, scope, tree, at)
    for each in names:
        if each not in w.counters:
            if each in w.pieces:
                raise wrong("not-counted", say("not-all-counters", group=name, name=each), at.span(tree))
            raise Wrong(None)  # reported where the group is declared
        counter = w.counters[each]
        # in a group, a counter of the game belongs to nobody and is counted all the same
        given = (
            None
            if counter.of == "game" and place is None and (len(names) > 1 or not pronouns.determiner(det))
            else whose
        )
        one = CounterRef(ir.NUMBER, counter, holder(counter, given, scope, tree, at))
        total = one if total is None else numbers.Binary(ir.NUMBER, "+", total, one)
    assert total is not None
    return total


# ---- counters with two owners
def members(words: Vocabulary, group: Group) -> dict[int, Counter]:
    """By thing, the counter of that sort."""
    things = words.kinds[group.by].things
    return {thing.index: words.counters[name] for thing, name in zip(things, group.members, strict=True)}


def refs(words: Vocabulary, group: Group, holder: ir.Expr, other: Counter | None) -> list[ir.Expr]:
    """What somebody has of each sort, and of one more counter."""
    found = [*members(words, group).values(), *([other] if other is not None else [])]
    return [CounterRef(ir.NUMBER, counter, holder) for counter in found]


def sort_of(c: Checking, name: Token, of_place: Branch, scope: Scope, at: At) -> tuple[Group, ir.Expr]:
    """Of which counter with two owners, and the thing that says the sort."""
    group = c.words.groups.get(nouns.base_form(c, name))
    if group is None or not group.by:
        raise nouns.no_such(c, name, at, say("what-sorted-counter"), [g.name for g in c.words.groups.values() if g.by])
    part = places.place_thing(c, of_place.children[0], scope, at)
    if part.type.kinds != (group.by,):
        message = say("noun-belongs", noun=group.by, found=part.type.kinds or ("number",))
        raise wrong("wrong-type", message, at.span(of_place))
    return group, part


def sort_value(words: Vocabulary, group: Group, part: ir.Expr, whose: ir.Expr) -> ir.Expr:
    """How many somebody has of a sort: by its name one counter, else the one that a thing says."""
    named = properties.named_thing(part)
    if named is not None:
        return CounterRef(ir.NUMBER, members(words, group)[named], whose)
    return SortRef(ir.NUMBER, group, whose, part)


def had_of_sort(c: Checking, name: Token, of_place: Branch | None, whose: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    """How many somebody has, of a sort or of all of them together."""
    if of_place is not None:
        group, part = sort_of(c, name, of_place, scope, at)
        return sort_value(c.words, group, part, whose)
    first, *others = refs(c.words, c.words.groups[nouns.base_form(c, name)], whose, None)
    for one in others:
        first = numbers.Binary(ir.NUMBER, "+", first, one)
    return first


def stock(c: Checking, place: Branch, at: At) -> ir.Expr:
    """`stock of coins`: what is left in the supply."""
    pronouns.absent(place.children[0], at)
    token = nouns.plain_noun(place.children[1], at)
    counter = c.words.counters.get(nouns.base_form(c, token))
    if counter is None:
        raise nouns.unknown(c, token, at, say("what-counter"))
    return StockOf(ir.NUMBER, with_stock(counter, counter.name, token, at))


def with_stock(counter: Counter, name: str, token: Token, at: At) -> Counter:
    if counter.stock is None:
        hint = say("write", code=f"{name}: {{stock: 20}}")
        raise wrong("wrong-type", say("no-stock", counter=name), at.span(token), hint)
    return counter


def stock_of_sort(c: Checking, place: Branch, scope: Scope, at: At) -> ir.Expr:
    """`stock of gems of that colour`: what is left of a sort."""
    det, names, of_place = place.children
    pronouns.absent(det, at)
    token = nouns.plain_noun(names, at)
    group, part = sort_of(c, token, of_place, scope, at)
    sorts = members(c.words, group)
    for counter in sorts.values():
        with_stock(counter, group.name, token, at)
    named = properties.named_thing(part)
    return SortStock(ir.NUMBER, group, part) if named is None else StockOf(ir.NUMBER, sorts[named])


# ---- how it is told
def stock_phrase(c: Telling, e: StockOf) -> Phrase:
    return Say("stock-of", what=Noun(e.counter.name))


def sort_stock_phrase(c: Telling, e: SortStock) -> Phrase:
    return Say("of-sort", what=Say("stock-of", what=Noun(e.group.name)), thing=term(c, e.part))


def noun_phrase(c: Telling, e: CounterRef) -> Phrase:
    return Noun(e.counter.name)


def counter_phrase(c: Telling, e: CounterRef) -> Phrase:
    if e.holder is None:
        return Say(f"number-{e.counter.name}")
    if e.holder.type.kinds != (PLAYER,):
        count = Say("number-at", what=Noun(e.counter.name), whose="none", where=where_counted(c, e.holder))
        return as_number(c, e, e.holder, count)
    return as_number(c, e, e.holder, number_of_phrase(c, e.counter.name, e.holder))


def as_number(c: Telling, e: CounterRef, holder: ir.Expr, other: Phrase) -> Phrase:
    """A counter may be a number with a name rather than so many of something."""
    its = "yes" if pronouns.is_it(c, holder) else "no"
    words = Say(f"number-{e.counter.name}", whose=pronouns.whose_word(c, holder), thing=term(c, holder), its=its)
    return Known([words.id], words, other)


def where_counted(c: Telling, thing: ir.Expr) -> Phrase:
    """Where what is counted on a thing lies."""
    return (
        Say("in-it", noun=pronouns.noun_of_it(c, thing))
        if pronouns.is_it(c, thing)
        else Say("in-place", thing=term(c, thing))
    )


def state_phrase(c: Telling, e: CounterRef, attribute: str, other: Phrase, **parts: Any) -> Phrase:
    """What a number of the game or of a thing means, in a language that has words for it: `.is`, `.some`, `.set` ..."""
    if e.holder is not None and e.holder.type.kinds == (PLAYER,):
        return other
    if e.holder is not None:
        parts |= {"thing": term(c, e.holder), "its": "yes" if pronouns.is_it(c, e.holder) else "no"}
    words = Say(f"number-{e.counter.name}", attribute, **parts)
    return Known([f"{words.id}.{attribute}"], words, other)


def compared_state_phrase(c: Telling, e: CounterRef, op: str, n: int, other: Phrase) -> Phrase:
    """`.is` says what it means to be just so many, `.some` what it means not to be 0, `.compared` anything else."""
    other = state_phrase(c, e, "compared", other, how=COMPARED_AS[op], n=n)
    if (op, n) in SOME and not e.counter.below_zero:
        return state_phrase(c, e, "some", other)
    if (op, n) in NONE and not e.counter.below_zero:
        return state_phrase(c, e, "is", other, n=0)
    return state_phrase(c, e, "is", other, n=n) if op == "==" else other


def some_there_phrase(c: Telling, e: CounterRef, op: str, n: int, number: Phrase) -> Phrase:
    """That something counted lies on a thing, or nothing of it; a number without a noun is told as a number."""
    none, some = (op, n) in NONE, (op, n) in SOME
    if e.holder is None or e.holder.type.kinds == (PLAYER,) or e.counter.below_zero or not (none or some):
        return number
    noun = Noun(e.counter.name)
    what = noun if none else Qualified(noun, "a")
    where = where_counted(c, e.holder)
    no = "yes" if none else "no"
    there = Say("piece-there", whose="none", what=what, where=where, no=no, counted="yes", alone="no", two="no")
    return Known([noun.id], there, number)


def is_counter(e: ir.Expr, counter: CounterRef) -> bool:
    """The same number, of the same player or thing."""
    if not isinstance(e, CounterRef) or e.counter is not counter.counter:
        return False
    one, other = e.holder, counter.holder
    return one is None is other or (pronouns.is_you(one) and pronouns.is_you(other)) or pronouns.same(one, other)


def counted_per(c: Telling, e: CounterRef, step: int) -> Phrase | None:
    """So many of a counter, of whom that is clear."""
    if pronouns.goes_without_saying(c, e.holder):
        return amounts.so_many(step, Noun(e.counter.name))
    if step == 1 or e.holder is None or pronouns.is_confused(c, e.holder):
        return None
    if e.holder.type.kinds == (PLAYER,):
        theirs = Qualified(Noun(e.counter.name), "bare")
        query_phrases.belongs(c, e.holder, theirs.adjectives, theirs.behind)
        return Say("counted-thing", n=step, thing=theirs)
    return Say("counted-at", what=amounts.so_many(step, Noun(e.counter.name)), where=where_counted(c, e.holder))


def compared_phrase(c: Telling, e: CounterRef, op: str, n: int) -> Phrase | None:
    """`you have at least 3 coins`; what a number of the game or of a thing means, in a language that says so."""
    if op not in COMPARED_AS:
        return None
    how = COMPARED_AS[op]
    number = Say("compare", left=term(c, e), right=Plain(n), how=how)
    if not pronouns.is_you(e.holder):
        return compared_state_phrase(c, e, op, n, some_there_phrase(c, e, op, n, number))
    whose = pronouns.whose_word(c, e.holder)
    have = Say("you-have", whose=whose, how=how, what=Amount(n, Noun(e.counter.name)))
    return Known([f"number-{e.counter.name}"], number, have)


def had_phrase(c: Telling, e: ir.Expr, right: ir.Expr, how: str, number: Phrase) -> Phrase:
    """`you have fewer coins than gems`, `they have more coins than you`, `you have fewer coins than you may keep`."""
    whose = pronouns.whose_word(c, e.holder) if isinstance(e, CounterRef) else "none"
    if not isinstance(e, CounterRef) or whose == "none":
        return number
    sort, value = "number", term(c, right)
    if isinstance(right, CounterRef) and pronouns.same(right.holder, e.holder):
        sort, value = "counter", Noun(right.counter.name)
    elif isinstance(right, CounterRef) and right.holder is not None and right.counter is e.counter:
        sort, value = "player", term(c, right.holder)
    kept = right.param.value if isinstance(right, parameters.ParamRef) and right.thing is None else 0
    noun = Noun(e.counter.name)
    its = "yes" if e.holder is not None and pronouns.is_it(c, e.holder) else "no"
    amount = Amount(kept, noun)
    have = Say("you-have-number", whose=whose, its=its, how=how, what=noun, sort=sort, value=value, amount=amount)
    return Known([f"number-{noun.name}"], number, have)


def sort_phrase(c: Telling, e: SortRef) -> Phrase:
    return Say("of-sort", what=number_of_phrase(c, e.group.name, e.holder), thing=term(c, e.part))


def number_of_phrase(c: Telling, name: str, holder: ir.Expr) -> Phrase:
    """So many of a counter or of a group as somebody has."""
    whose = pronouns.whose_word(c, holder)
    if whose == "none":
        return Say("number-of-whom", what=Noun(name), who=term(c, holder))
    return pronouns.number_of(c, Noun(name), holder)


# ---- how it is computed
def lower_sort_ref(c: Lowering, e: SortRef, env: Env) -> Expr:
    """The counters of all sorts lie one behind the other, each with a slot for every player."""
    first, kind = c.layout.counters[e.group.members[0]], c.words.kinds[e.group.by]
    part = b.minus(dispatch.value(c, e.part, env), kind.base)
    there = b.slot(first, b.times(part, c.players), dispatch.value(c, e.holder, env))
    return dispatch.if_there(c, e.part, there, b.ZERO, env)


def lower_stock_of(c: Lowering, e: StockOf, env: Env) -> Expr:
    return b.slot(c.layout.stocks[e.counter.name])


def lower_sort_stock(c: Lowering, e: SortStock, env: Env) -> Expr:
    slots = tuple(c.layout.stocks[name] for name in e.group.members)
    table = c.unit.table("STOCKS_" + c.unit.numbered("stocks", e.group.name), slots)
    part = b.minus(dispatch.value(c, e.part, env), c.words.kinds[e.group.by].base)
    return dispatch.if_there(c, e.part, n.Slot(b.item(table, part)), b.ZERO, env)


def counter_address(c: Lowering, counter: Counter, holder: ir.Expr | None, env: Env) -> Expr:
    base = c.layout.counter(counter)
    return n.Number(base) if holder is None else b.plus(base, dispatch.value(c, holder, env))


def lower_counter_ref(c: Lowering, e: CounterRef, env: Env) -> Expr:
    return dispatch.if_there(c, e.holder, n.Slot(counter_address(c, e.counter, e.holder, env)), b.ZERO, env)


def purse(c: Lowering, counter: Counter, payer: Expr) -> Expr:
    """What a player can pay of a counter."""
    code = b.slot(c.layout.counter(counter), payer)
    return n.Binary("max", b.ZERO, code) if counter.below_zero else code


# ---- what is known of it
def counter_reads(e: CounterRef, game: CheckedGame) -> Iterable[Region]:
    return (counted(e.counter),)


def sort_reads(e: SortRef, game: CheckedGame) -> Iterable[Region]:
    return tuple(counted(counter) for counter in members(game.words, e.group).values())


def own_sort(e: SortRef, actor: Actor) -> bool:
    return actor.is_own(e.holder)


def stock_reads(e: StockOf, game: CheckedGame) -> Iterable[Region]:
    return stocked(e.counter)


def sort_stock_reads(e: SortStock, game: CheckedGame) -> Iterable[Region]:
    return tuple(region for counter in members(game.words, e.group).values() for region in stocked(counter))


def own_counter(e: CounterRef, actor: Actor) -> bool:
    return actor.is_own(e.holder) or actor.unchanged(counted(e.counter))


def never_owed(e: CounterRef) -> bool:
    return not e.counter.below_zero


def counted_within(bounds: Bounds, e: CounterRef | StockOf) -> Range | None:
    """Of a counter with a stock nobody has more than that."""
    least = None if e.counter.below_zero else 0
    return Range(least, e.counter.stock if bounds.declared else None)


def counter_of(e: object) -> Counter | None:
    """The counter of which a term says how many somebody has."""
    return e.counter if isinstance(e, CounterRef) else None


TERMS: dict[type, Term] = {
    CounterRef: Term(
        facts=looking(counter_reads, of_parts, never_owed, own_counter),
        lower=lower_counter_ref,
        phrase=counter_phrase,
        within=counted_within,
        counted=noun_phrase,
        compared=compared_phrase,
        counted_per=counted_per,
    ),
    SortRef: Term(facts=looking(sort_reads, of_parts, always, own_sort), lower=lower_sort_ref, phrase=sort_phrase),
    StockOf: Term(
        facts=looking(stock_reads, of_parts, always), lower=lower_stock_of, phrase=stock_phrase, within=counted_within
    ),
    SortStock: Term(
        facts=looking(sort_stock_reads, of_parts, always), lower=lower_sort_stock, phrase=sort_stock_phrase
    ),
}
