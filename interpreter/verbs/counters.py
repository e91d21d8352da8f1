"""Counters lost and set, and what all changes of counters share in secret blocks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering.anatomy import PLAIN, Verb, done_if
from ..lowering.context import Awake, Env, Lowering
from ..lowering.magnitude import LITTLE
from ..lowering.work import MOST_NUMBER
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import counted, stocked
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import PLAYER, Counter
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan.nodes import Stmt
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import amounts, conditions, counters, expressions, noun_values, numbers, places, pronouns
from ..terms import notes as terms_notes
from . import notes, sorts
from .counter_changes import becomes, falls
from .sequences import InTurn

#: a number that is set to itself and something more, or less
CHANGES = {"+": "raise", "-": "lower"}


@node
class LoseCounter(ir.Effect):
    counter: Counter
    holder: ir.Expr | None
    amount: ir.Expr | None  # None: all


@node
class SetCounter(ir.Effect):
    counter: Counter
    holder: ir.Expr | None
    value: ir.Expr
    #: it is done only where there is no more than that: what is there is filled up
    rises: bool = False


def lose(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`lose 2 coins`, `lose all coins`."""
    listed, on_place, per = tree.children
    holder = places.place_thing(c, on_place.children[0], scope, at) if on_place is not None else None
    factor = amounts.per(c, per, scope, at)
    if listed.data == "amounts_of":
        raise wrong("syntax", say("lose-printed"), span, say("say-how-many"))
    items: list[ir.Effect] = []
    for amount in listed.children:
        if amount.data == "amount_of" and holder is None:
            items.append(lose_of_sort(c, amount, factor, scope, at, span, text))
            continue
        amounts.countable(amount, at)
        count, det, name = amount.children
        counter = counters.counter_named(c, name, at)
        amounts.no_determiner(det, at)
        whose = counters.holder(counter, holder, scope, name, at)
        number = amounts.count(c, count, scope, at)
        if number is None and factor is not None:
            raise wrong("syntax", say("all-lost-once"), at.span(amount), say("how-many-or-no-per"))
        fewer = amounts.times(number, factor) if number is not None else None
        items.append(LoseCounter(span, text, counter, whose, fewer))
    return joined(items, span, text)


def lose_of_sort(
    c: Checking, amount: Branch, factor: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    """`lose 1 gem of that colour`."""
    group, part, number = sorts.amount_of_sort(c, amount, scope, at)
    you, many = pronouns.you(scope, amount, at), amounts.times(number, factor) if number is not None else None
    deed = sorts.Deed("lose", you, many, lambda counter: LoseCounter(span, text, counter, you, many))
    return sorts.done_with(c, group, part, deed, span, text)


def set_counter(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`set level to 3`, `set leader to that player`."""
    left, right = tree.children
    target = noun_values.noun_value(c, left, scope, at)
    if isinstance(target, terms_notes.NoteRef):
        return notes.set_note(c, target, right, scope, at, span, text)
    if isinstance(target, counters.SortRef):
        holder, value = target.holder, expressions.number(c, right, scope, at)
        deed = sorts.Deed("set", holder, value, lambda counter: SetCounter(span, text, counter, holder, value))
        return sorts.done_with(c, target.group, target.part, deed, span, text)
    if not isinstance(target, counters.CounterRef):
        raise wrong(
            "wrong-type",
            say("only-counter-set"),
            at.span(left),
            say("parameter-changed-by"),
        )
    return SetCounter(span, text, target.counter, target.holder, expressions.number(c, right, scope, at))


def joined(items: list[ir.Effect], span: Span, text: str) -> ir.Effect:
    """The amounts of one line."""
    return items[0] if len(items) == 1 else InTurn(span, text, items, together=True)


# ---- what is known of it
def lose_facts(e: LoseCounter, game: CheckedGame) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset((counted(e.counter),)),  # no more than there is
        writes=frozenset((counted(e.counter), *stocked(e.counter))),
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def set_facts(e: SetCounter, game: CheckedGame) -> Facts:
    writes = frozenset((counted(e.counter), *stocked(e.counter)))
    return Facts(
        asks=False,
        fails=False,
        reads=writes,  # what it changes is the difference
        writes=writes,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def own_counter(e: Any, actor: Actor) -> MessageRef | None:
    return None if actor.is_own(e.holder) else say("secret-counter", counter=e.counter.name)


def independent(e: Any, actor: Actor) -> bool:
    """Nobody else's number depends on it, and it on nobody else's."""
    return actor.is_own(e.holder) and e.counter.stock is None


# ---- how it is told
def lose_phrase(c: Telling, e: LoseCounter) -> Phrase:
    if e.amount is None:
        what: Phrase = Say("all-of", what=Noun(e.counter.name))
    else:
        with pronouns.affecting(c, e.holder):
            what = amounts.amount_phrase(c, e.amount, e.counter.name)
    if e.holder is not None and e.holder.type.kinds != (PLAYER,):
        return Say("take-off", what=what, thing=term(c, e.holder))
    return Say("lose" if e.holder is None or pronouns.is_you(e.holder) else "they-lose", what=what)


def set_counter_phrase(c: Telling, e: SetCounter) -> Phrase:
    counter = counters.CounterRef(ir.NUMBER, e.counter, e.holder)
    if isinstance(e.value, numbers.Binary) and e.value.op in CHANGES and counters.is_counter(e.value.left, counter):
        return Say(CHANGES[e.value.op], what=term(c, counter), by=term(c, e.value.right))
    to = Say("set", what=term(c, counter), value=term(c, e.value))
    if pronouns.is_you(e.holder) and isinstance(e.value, ir.Int):
        amount, none = amounts.amount_phrase(c, e.value, e.counter.name), Say("all-of", what=Noun(e.counter.name))
        plain = Say("lose", what=none) if not e.value.value else Say("fill-up", what=amount) if e.rises else to
        return Known([f"number-{e.counter.name}"], to, plain)
    return counters.state_phrase(c, counter, "set", to, n=e.value.value) if isinstance(e.value, ir.Int) else to


def filled_up(cond: ir.Expr, e: ir.Effect) -> ir.Effect:
    """An effect that is done under a condition; a counter that is set to more than the condition leaves it rises."""
    if not isinstance(e, SetCounter) or not isinstance(cond, conditions.Compare) or cond.op not in ("<", "<="):
        return e
    most, value = ir.figure_of(cond.right), ir.figure_of(e.value)
    same = counters.is_counter(cond.left, counters.CounterRef(ir.NUMBER, e.counter, e.holder))
    return replace(e, rises=True) if same and most is not None and value is not None and most <= value else e


# ---- how it is done
def lower_lose(c: Lowering, e: LoseCounter, env: Env, awake: Awake) -> list[Stmt]:
    return falls(c, e.counter, e.holder, e.amount, env)


def lower_set(c: Lowering, e: SetCounter, env: Env, awake: Awake) -> list[Stmt]:
    value = numbers.not_below_zero(c, e.value, env)
    if c.magnitude.most(e.value) > MOST_NUMBER + LITTLE:
        value = numbers.not_too_large(c, value)
    return becomes(c, e.counter, e.holder, value, env)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "lose": lose,
    "set_": set_counter,
}

VERBS: dict[type[ir.Effect], Verb] = {
    LoseCounter: Verb(
        facts=lose_facts,
        secrecy=done_if(own_counter, independent),
        sight=AS_WRITTEN,
        lower=lower_lose,
        steps=None,
        guard=None,
        phrase=lose_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    SetCounter: Verb(
        facts=set_facts,
        secrecy=done_if(own_counter, independent),
        sight=AS_WRITTEN,
        lower=lower_set,
        steps=None,
        guard=None,
        phrase=set_counter_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
