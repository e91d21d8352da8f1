"""Counters gained, lost and set."""

from __future__ import annotations

from lark import Token

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import dispatch
from ..lowering.anatomy import PLAIN, InSentence, Verb, done_if
from ..lowering.context import Awake, Env, Lowering
from ..lowering.magnitude import LITTLE
from ..lowering.stops import Context
from ..lowering.work import MOST_NUMBER
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import NONE, Facts, Happening, no_parts
from ..model.regions import counted, stocked
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import PLAYER
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import amounts, counters, expressions, noun_values, nouns, numbers, places, pronouns
from . import answers
from .counter_changes import N, becomes, earn, give_back, not_beyond

#: a number that is set to itself and something more, or less
CHANGES = {"+": "raise", "-": "lower"}


def gain(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`gain 2 coins and 1 point per card`."""
    listed, on_place, per = tree.children
    holder = places.place_thing(c, on_place.children[0], scope, at) if on_place is not None else None
    factor = amounts.per(c, per, scope, at)
    if listed.data == "amounts_of":
        raise wrong("syntax", say("gain-printed"), span, say("write", code="do reward of ..."))
    items = []
    for amount in listed.children:
        amounts.countable(amount, at)
        count, det, name = amount.children
        amounts.no_determiner(det, at)
        number = amounts.count(c, count, scope, at)
        if number is None:
            raise wrong("syntax", say("no-all-to-gain"), at.span(amount), say("say-how-many"))
        items.append(gain_one(c, name, amounts.times(number, factor), holder, scope, at, span, text))
    return joined(items, span, text)


def gain_from(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """Another player gives what they have of it, up to the amount."""
    listed, giver, per = tree.children
    origin = pronouns.ref(giver, scope, at)
    if origin.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("gain-from-player"), at.span(giver))
    factor = amounts.per(c, per, scope, at)
    if listed.data == "amounts_of":
        raise wrong("syntax", say("gain-printed"), span, say("write", code="do reward of ..."))
    items: list[ir.Effect] = []
    for amount in listed.children:
        count, det, name = amount.children
        amounts.no_determiner(det, at)
        counter = counters.payable_counter(c, name, at)
        number = amounts.count(c, count, scope, at)
        if number is None:
            number = counters.CounterRef(ir.NUMBER, counter, origin)
        you = pronouns.you(scope, name, at)
        items.append(ir.GainCounter(span, text, counter, you, amounts.times(number, factor), origin))
    return joined(items, span, text)


def gain_one(
    c: Checking, name: Token, number: ir.Expr, holder: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    """A counter, a symbol (a rule done so often), or one of a group as one likes."""
    w, base = c.words, nouns.base_form(c, name)
    if holder is not None and base not in w.counters and (base in w.symbols or base in w.groups):
        raise wrong("wrong-type", say("gained-by-player", name=base), at.span(name))
    if base in w.counters:
        counter = w.counters[base]
        return ir.GainCounter(span, text, counter, counters.holder(counter, holder, scope, name, at), number)
    if base in w.symbols:
        rule = w.rules.get(w.symbols[base].rule)
        if rule is None or rule.object or rule.place:
            return ir.Nothing(span, text)  # reported where the symbol is declared
        you = pronouns.you(scope, name, at)
        call = ir.Call(span, base, rule, None, None, you, base)
        if ir.figure_of(number) == 1:
            return call
        return ir.Repeat(span, text, "times", number, None, call)
    if base in w.groups and not w.groups[base].kinds:
        you = pronouns.you(scope, name, at)
        alternatives = [
            ir.Alternative(m, ir.GainCounter(span, f"gain 1 {m}", w.counters[m], you, ir.Int(ir.NUMBER, 1)))
            for m in w.groups[base].members
            if m in w.counters
        ]
        one = ir.ChooseOne(span, f"gain 1 {base}", you, alternatives, None, base)
        if ir.figure_of(number) == 1:
            return one
        return ir.Repeat(span, text, "times", number, None, one)
    known = [*w.counters, *w.symbols, *w.groups]
    if base in w.pieces or base in w.kinds:
        what = say("what-piece") if base in w.pieces else say("what-thing")
        raise wrong(
            "not-counted",
            say("moved-not-gained", name=base, what=what),
            at.span(name),
            say("write", code=f"move 1 {base} from ... to ..."),
        )
    raise nouns.no_such(c, name, at, say("what-gained"), known)


def lose(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`lose 2 coins`, `lose all coins`."""
    listed, on_place, per = tree.children
    holder = places.place_thing(c, on_place.children[0], scope, at) if on_place is not None else None
    factor = amounts.per(c, per, scope, at)
    if listed.data == "amounts_of":
        raise wrong("syntax", say("lose-printed"), span, say("say-how-many"))
    items: list[ir.Effect] = []
    for amount in listed.children:
        amounts.countable(amount, at)
        count, det, name = amount.children
        counter = counters.counter_named(c, name, at)
        amounts.no_determiner(det, at)
        whose = counters.holder(counter, holder, scope, name, at)
        number = amounts.count(c, count, scope, at)
        if number is None and factor is not None:
            raise wrong("syntax", say("all-lost-once"), at.span(amount), say("how-many-or-no-per"))
        lost = amounts.times(number, factor) if number is not None else None
        items.append(ir.LoseCounter(span, text, counter, whose, lost))
    return joined(items, span, text)


def set_counter(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`set level to 3`."""
    left, right = tree.children
    target = noun_values.noun_value(c, left, scope, at)
    if not isinstance(target, counters.CounterRef):
        raise wrong(
            "wrong-type",
            say("only-counter-set"),
            at.span(left),
            say("parameter-changed-by"),
        )
    return ir.SetCounter(span, text, target.counter, target.holder, expressions.number(c, right, scope, at))


def joined(items: list[ir.Effect], span: Span, text: str) -> ir.Effect:
    """The amounts of one line."""
    return items[0] if len(items) == 1 else ir.Seq(span, text, items, together=True)


# ---- what is known of it
def gain_facts(e: ir.GainCounter, game: CheckedGame) -> Facts:
    # what comes out of a supply, or from somebody, is no more than there is
    writes = frozenset((counted(e.counter), *(stocked(e.counter) if e.origin is None else ())))
    return Facts(
        asks=False,
        fails=False,
        reads=writes if e.counter.stock is not None or e.origin is not None else NONE,
        writes=writes,
        wakes=(Happening("gain", counters=(e.counter,)),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def lose_facts(e: ir.LoseCounter, game: CheckedGame) -> Facts:
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


def set_facts(e: ir.SetCounter, game: CheckedGame) -> Facts:
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


Counting = ir.GainCounter | ir.LoseCounter | ir.SetCounter | ir.Roll


def own_counter(e: Counting, actor: Actor) -> MessageRef | None:
    return None if actor.is_own(e.holder) else say("secret-counter", counter=e.counter.name)


def independent(e: Counting, actor: Actor) -> bool:
    """Nobody else's number depends on it, and it on nobody else's."""
    given = isinstance(e, ir.GainCounter) and e.origin is not None
    return actor.is_own(e.holder) and e.counter.stock is None and not given


def gain_name(e: ir.GainCounter) -> str:
    return amounts.counted_name(e.amount, e.counter.name)


# ---- how it is told
def gain_phrase(c: Telling, e: ir.GainCounter) -> Phrase:
    with pronouns.affecting(c, e.holder):
        much = amounts.amount_phrase(c, e.amount, e.counter.name)
    if e.origin is not None:
        given = isinstance(e.amount, counters.CounterRef) and pronouns.same(e.amount.holder, e.origin)
        what = Say("all-of", what=Noun(e.counter.name)) if given else much
        return Say("take-from" if pronouns.is_you(e.holder) else "they-take-from", what=what, who=term(c, e.origin))
    if e.holder is not None and not pronouns.is_you(e.holder):
        if e.holder.type.kinds == ("player",):
            return Say("they-gain", what=much)
        return Say("put-on", what=much, thing=term(c, e.holder))
    return Say("gain", what=much)


def lose_phrase(c: Telling, e: ir.LoseCounter) -> Phrase:
    if e.amount is None:
        what: Phrase = Say("all-of", what=Noun(e.counter.name))
    else:
        with pronouns.affecting(c, e.holder):
            what = amounts.amount_phrase(c, e.amount, e.counter.name)
    if e.holder is not None and e.holder.type.kinds != (PLAYER,):
        return Say("take-off", what=what, thing=term(c, e.holder))
    return Say("lose" if e.holder is None or pronouns.is_you(e.holder) else "they-lose", what=what)


def set_counter_phrase(c: Telling, e: ir.SetCounter) -> Phrase:
    counter = counters.CounterRef(ir.NUMBER, e.counter, e.holder)
    if isinstance(e.value, numbers.Binary) and e.value.op in CHANGES and counters.is_counter(e.value.left, counter):
        return Say(CHANGES[e.value.op], what=term(c, counter), by=term(c, e.value.right))
    to = Say("set", what=term(c, counter), value=term(c, e.value))
    if pronouns.is_you(e.holder) and isinstance(e.value, ir.Int):
        return Known(
            [f"number-{e.counter.name}"], to, Say("fill-up", what=amounts.amount_phrase(c, e.value, e.counter.name))
        )
    return counters.state_phrase(c, counter, "set", to, n=e.value.value) if isinstance(e.value, ir.Int) else to


def gain_alone(e: ir.GainCounter) -> tuple[str, ir.Expr] | None:
    return (e.counter.name, e.amount) if e.origin is None and (e.holder is None or pronouns.is_you(e.holder)) else None


# ---- how it is done
def lower_gain(c: Lowering, e: ir.GainCounter, env: Env, awake: Awake) -> list[Stmt]:
    amount = numbers.not_below_zero(c, e.amount, env)
    holder = dispatch.or_nothing(c, e.holder, env)
    answered = answers.answer_statements(c, e, {"you": holder}, env, awake) if e.counter.of == PLAYER else []
    lines: list[Stmt] = []
    if e.origin is not None:
        giver = dispatch.value(c, e.origin, env)
        lines.append(n.Set("n", n.Binary("min", amount, counters.purse(c, e.counter, giver))))
        lines.append(n.StoreChange(counters.counter_address(c, e.counter, e.origin, env), "-", N))
        lines += earn(c, e.counter, giver, n.Unary("-", N))
        amount = N
    elif e.counter.stock is not None:
        left = n.Number(c.layout.stocks[e.counter.name])
        lines += [n.Set("n", n.Binary("min", amount, n.Slot(left))), n.StoreChange(left, "-", N)]
        amount = N
    elif (answered or e.counter is c.score or c.magnitude.most(e.amount) > LITTLE) and not b.is_natural(amount):
        lines.append(n.Set("n", amount))
        amount = N
    address = counters.counter_address(c, e.counter, e.holder, env)
    lines.append(n.StoreChange(address, "+", amount))
    lines += not_beyond(c, e.counter, e.amount, amount, address)
    lines += earn(c, e.counter, holder, amount)
    if answered:
        lines += answered if b.is_natural(amount) else [b.when(amount, answered)]
    return dispatch.where_there(c, e.holder, lines, env)


def gain_steps(c: Lowering, e: ir.GainCounter, env: Env, then: int, ctx: Context) -> int:
    return answers.answered_steps(c, e, {"you": dispatch.or_nothing(c, e.holder, env)}, env, then, ctx)


def lower_lose(c: Lowering, e: ir.LoseCounter, env: Env, awake: Awake) -> list[Stmt]:
    address = counters.counter_address(c, e.counter, e.holder, env)
    there = n.Slot(address)
    have = n.Binary("max", b.ZERO, there) if e.counter.below_zero else there
    if e.counter.stock is None and e.counter is not c.score and not e.counter.below_zero:
        lost: Expr = b.ZERO
        if e.amount is not None:
            lost = n.Binary("max", b.ZERO, b.minus(there, numbers.not_below_zero(c, e.amount, env)))
        return dispatch.where_there(c, e.holder, [n.Store(address, lost)], env)
    amount = numbers.not_below_zero(c, e.amount, env) if e.amount is not None else have
    if not e.counter.below_zero and e.amount is not None:
        amount = n.Binary("min", have, amount)
    lines: list[Stmt] = [n.Set("n", amount), n.StoreChange(address, "-", N), *give_back(c, e.counter, N)]
    lines += not_beyond(c, e.counter, e.amount, N, address) if e.counter.below_zero and e.amount else []
    if e.holder is not None:
        lines += earn(c, e.counter, dispatch.value(c, e.holder, env), n.Unary("-", N))
    return dispatch.where_there(c, e.holder, lines, env)


def lower_set(c: Lowering, e: ir.SetCounter, env: Env, awake: Awake) -> list[Stmt]:
    value = numbers.not_below_zero(c, e.value, env)
    if c.magnitude.most(e.value) > MOST_NUMBER + LITTLE:
        value = numbers.not_too_large(c, value)
    return becomes(c, e.counter, e.holder, value, env)


def gain_brings(e: ir.GainCounter) -> tuple[tuple[str, int], ...]:
    figure = ir.figure_of(e.amount)
    return ((e.counter.name, figure),) if figure is not None else ()


VERBS: dict[type[ir.Effect], Verb] = {
    ir.GainCounter: Verb(
        facts=gain_facts,
        secrecy=done_if(own_counter, independent),
        sight=AS_WRITTEN,
        lower=lower_gain,
        steps=gain_steps,
        brings=gain_brings,
        phrase=gain_phrase,
        lines=None,
        called=gain_name,
        asking=None,
        in_sentence=InSentence(plain=True, gains=gain_alone),
    ),
    ir.LoseCounter: Verb(
        facts=lose_facts,
        secrecy=done_if(own_counter, independent),
        sight=AS_WRITTEN,
        lower=lower_lose,
        phrase=lose_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    ir.SetCounter: Verb(
        facts=set_facts,
        secrecy=done_if(own_counter, independent),
        sight=AS_WRITTEN,
        lower=lower_set,
        phrase=set_counter_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
