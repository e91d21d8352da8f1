"""Gaining: of a counter, from the supply or from somebody, and of symbols that rules settle."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..lowering import dispatch, steps
from ..lowering.anatomy import InSentence, Verb, done_if, may_miss
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Guarding
from ..lowering.stops import Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import NONE, Facts, Happening, no_parts
from ..model.node import node
from ..model.regions import Region, counted, stocked
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import PLAYER, Counter
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Stmt
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch, Token
from ..terms import amounts, counters, nouns, places, pronouns
from . import answers, counter_changes, sorts
from .alternatives import ChooseOne
from .calling import settled_by
from .counters import independent, joined, own_counter
from .repeating import Repeat
from .sequences import NoEffect


@node
class GainCounter(ir.Effect):
    counter: Counter
    holder: ir.Expr | None
    amount: ir.Expr
    #: who it is taken from, as much as they have (None: the supply)
    origin: ir.Expr | None = None


def gain(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`gain 2 coins and 1 point per card`."""
    listed, on_place, per = tree.children
    holder = places.place_thing(c, on_place.children[0], scope, at) if on_place is not None else None
    factor = amounts.per(c, per, scope, at)
    if listed.data == "amounts_of":
        raise wrong("syntax", say("gain-printed"), span, say("write", code="do reward of ..."))
    items = []
    for amount in listed.children:
        if amount.data == "amount_of" and holder is None:
            items.append(gain_of_sort(c, amount, factor, scope, at, span, text))
            continue
        amounts.countable(amount, at)
        count, det, name = amount.children
        amounts.no_determiner(det, at)
        number = amounts.count(c, count, scope, at)
        if number is None:
            raise wrong("syntax", say("no-all-to-gain"), at.span(amount), say("say-how-many"))
        items.append(gain_one(c, name, amounts.times(number, factor), holder, scope, at, span, text))
    return joined(items, span, text)


def gain_of_sort(
    c: Checking, amount: Branch, factor: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    """`gain 2 gems of that colour`."""
    group, part, number = sorts.amount_of_sort(c, amount, scope, at)
    if number is None:
        raise wrong("syntax", say("no-all-to-gain"), at.span(amount), say("say-how-many"))
    you, many = pronouns.you(scope, amount, at), amounts.times(number, factor)
    deed = sorts.Deed("gain", you, many, lambda counter: GainCounter(span, text, counter, you, many))
    return sorts.done_with(c, group, part, deed, span, text)


def gain_from(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """Another player gives what they have of it, up to the amount."""
    listed, giver, per = tree.children
    origin = places.one_thing(c, giver, scope, at)
    if origin.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("gain-from-player"), at.span(giver))
    factor = amounts.per(c, per, scope, at)
    if listed.data == "amounts_of":
        raise wrong("syntax", say("gain-printed"), span, say("write", code="do reward of ..."))
    items: list[ir.Effect] = []
    for amount in listed.children:
        amounts.countable(amount, at)
        count, det, name = amount.children
        amounts.no_determiner(det, at)
        counter = counters.payable_counter(c, name, at)
        number = amounts.count(c, count, scope, at)
        if number is None:
            number = counters.CounterRef(ir.NUMBER, counter, origin)
        you = pronouns.you(scope, name, at)
        items.append(GainCounter(span, text, counter, you, amounts.times(number, factor), origin))
    return joined(items, span, text)


def gain_one(
    c: Checking, name: Token, number: ir.Expr, holder: ir.Expr | None, scope: Scope, at: At, span: Span, text: str
) -> ir.Effect:
    """A counter, a symbol (a rule done so often), or one of a group as one likes."""
    w, base = c.words, nouns.base_form(c, name)
    grouped = base in w.groups and w.groups[base].piece is None
    if holder is not None and base not in w.counters and (base in w.symbols or grouped):
        raise wrong("wrong-type", say("gained-by-player", name=base), at.span(name))
    if base in w.counters:
        counter = w.counters[base]
        return GainCounter(span, text, counter, counters.holder(counter, holder, scope, name, at), number)
    if base in w.symbols:
        rule = w.rules.get(w.symbols[base].rule)
        if rule is None or rule.object or rule.place:
            return NoEffect(span, text)  # reported where the symbol is declared
        you = pronouns.you(scope, name, at)
        call = settled_by(rule, base, you, span)
        if ir.figure_of(number) == 1:
            return call
        return Repeat(span, text, "times", number, None, call)
    if grouped and not w.groups[base].kinds:
        you = pronouns.you(scope, name, at)
        alternatives = [
            ir.Alternative(m, GainCounter(span, f"gain 1 {m}", w.counters[m], you, ir.Int(ir.NUMBER, 1)))
            for m in w.groups[base].members
            if m in w.counters
        ]
        one = ChooseOne(span, f"gain 1 {base}", you, alternatives, None, base)
        if ir.figure_of(number) == 1:
            return one
        return Repeat(span, text, "times", number, None, one)
    known = [*w.counters, *w.symbols, *w.groups]
    if w.piece(base) is not None or base in w.kinds:
        what = say("what-piece") if w.piece(base) is not None else say("what-thing")
        raise wrong(
            "not-counted",
            say("moved-not-gained", name=base, what=what),
            at.span(name),
            say("write", code=f"move 1 {base} from ... to ..."),
        )
    raise nouns.no_such(c, name, at, say("what-gained"), known)


# ---- what is known of it
def gain_facts(e: GainCounter, game: CheckedGame) -> Facts:
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


def gain_name(e: GainCounter) -> str:
    return amounts.counted_name(e.amount, e.counter.name)


# ---- how it is done
def lower_gain(c: Lowering, e: GainCounter, env: Env, awake: Awake) -> list[Stmt]:
    return gain_statements(c, e, env, awake, None)


def gain_statements(c: Lowering, e: GainCounter, env: Env, awake: Awake, kept: int | None) -> list[Stmt]:
    """`kept`: the slot in which it is kept how much was gained, where that is asked for afterwards."""
    holder = dispatch.or_nothing(c, e.holder, env)
    answered = answers.answer_statements(c, e, {"you": holder}, env, awake) if e.counter.of == PLAYER else []
    asked_for = bool(answered) or kept is not None
    lines, amount = counter_changes.rises(c, e.counter, e.holder, e.amount, e.origin, env, asked_for)
    if kept is not None:
        lines.append(n.Store(n.Number(kept), amount))
    if answered:
        lines += answered if b.is_natural(amount) else [b.when(amount, answered)]
    lines = dispatch.where_there(c, e.holder, lines, env)
    return lines if kept is None else [n.Store(n.Number(kept), b.ZERO), *lines]


def gain_steps(c: Lowering, e: GainCounter, env: Env, then: int, ctx: Context) -> int:
    """Who answers is asked only where something was gained."""
    told = {"you": dispatch.or_nothing(c, e.holder, env)}
    surely = (ir.figure_of(e.amount) or 0) > 0 and e.counter.stock is None and e.origin is None
    if surely and not may_miss(e.holder):
        return answers.answered_steps(c, e, told, env, then, ctx)
    gained = steps.spare(c, "gained")
    after = answers.answer_steps(c, e, told, then, ctx, lambda a: b.slot(gained))
    lines = dispatch.written(c, e, lambda: gain_statements(c, e, env, ctx.awake, gained))
    return steps.add_step(c, lines, after)


# ---- when something else is possible
def gain_matters(g: Guarding, e: GainCounter, env: Env) -> frozenset[Region]:
    """What another player gains nobody else has more of."""
    written = g.analysis.writes(e)
    if e.holder is None or e.origin is not None or g.terms.value(e.holder, env) not in g.others:
        return written
    return written if [*g.analysis.woken(e)] else written - {("c", e.counter.name)}


def from_the_supply(e: GainCounter, actor: Actor) -> bool:
    """Nobody gives it, and nobody else's number depends on it."""
    return e.origin is None and independent(e, actor)


# ---- how it is told
def gain_phrase(c: Telling, e: GainCounter) -> Phrase:
    with pronouns.affecting(c, e.holder):
        much = amounts.amount_phrase(c, e.amount, e.counter.name)
    if e.origin is not None:
        had = e.amount if isinstance(e.amount, counters.CounterRef) and e.amount.counter is e.counter else None
        given = had is not None and pronouns.same(had.holder, e.origin)
        what = Say("all-of", what=Noun(e.counter.name)) if given else much
        return Say("take-from" if pronouns.is_you(e.holder) else "they-take-from", what=what, who=term(c, e.origin))
    if e.holder is not None and not pronouns.is_you(e.holder):
        if e.holder.type.kinds == ("player",):
            return Say("they-gain", what=much)
        return Say("put-on", what=much, thing=term(c, e.holder))
    return Say("gain", what=much)


def gain_alone(e: GainCounter) -> tuple[str, ir.Expr] | None:
    return (e.counter.name, e.amount) if e.origin is None and (e.holder is None or pronouns.is_you(e.holder)) else None


def gain_brings(e: GainCounter) -> tuple[tuple[str, int], ...]:
    figure = ir.figure_of(e.amount)
    return ((e.counter.name, figure),) if figure is not None else ()


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "gain": gain,
    "gain_from": gain_from,
}

VERBS: dict[type[ir.Effect], Verb] = {
    GainCounter: Verb(
        facts=gain_facts,
        secrecy=done_if(own_counter, from_the_supply),
        sight=AS_WRITTEN,
        lower=lower_gain,
        steps=gain_steps,
        guard=None,
        brings=gain_brings,
        matters=gain_matters,
        phrase=gain_phrase,
        lines=None,
        called=gain_name,
        asking=None,
        in_sentence=InSentence(plain=True, gains=gain_alone),
    ),
}
