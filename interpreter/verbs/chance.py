"""Chance: stacks shuffled, counters rolled, layouts laid out."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..lowering import dispatch
from ..lowering.anatomy import ALONE, PLAIN, Verb, refused
from ..lowering.context import Awake, Env, Lowering
from ..lowering.magnitude import LITTLE
from ..lowering.work import MOST_NUMBER
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import CHANCE, Region, counted, lying, stocked
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import Counter, Layout, Zone
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Stmt, Var
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import counters, expressions, noun_values, nouns, numbers, zones
from . import counter_changes


@node
class Shuffle(ir.Effect):
    zone: Zone
    holder: ir.Expr | None


@node
class Roll(ir.Effect):
    """A counter gets a number by chance."""

    counter: Counter
    holder: ir.Expr | None
    low: ir.Expr
    high: ir.Expr


@node
class LayOut(ir.Effect):
    layout: Layout


def shuffle(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    zone, holder = zones.zone_of(c, tree.children[0], scope, at)
    if zone.form != "stack":
        raise wrong("wrong-type", say("only-stack-shuffled", zone=zone.name, form=zone.form), span)
    return Shuffle(span, text, zone, holder)


def roll(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    left, low, high = tree.children
    target = noun_values.noun_value(c, left, scope, at)
    if not isinstance(target, counters.CounterRef):
        raise wrong("wrong-type", say("only-counter-rolled"), at.span(left), say("declare-counter"))
    least, most = (expressions.number(c, end, scope, at) for end in (low, high))
    figures = ir.figure_of(least), ir.figure_of(most)
    if figures[0] is not None and figures[1] is not None and figures[0] >= figures[1]:
        raise wrong("wrong-value", say("rolled-range"), at.span(low))
    return Roll(span, text, target.counter, target.holder, least, most)


def lay_out(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    name = str(tree.children[0])
    if name not in c.words.layouts:
        raise nouns.no_such(c, tree.children[0], at, say("what-layout"), c.words.layouts)
    return LayOut(span, text, c.words.layouts[name])


# ---- what is known of it
def _by_chance(*written: Region, reads: tuple[Region, ...] = ()) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset(reads),
        writes=frozenset((*written, CHANCE)),
        wakes=(),
        reveals=True,
        hands_over=False,
        parts=no_parts(),
    )


def shuffle_facts(e: Shuffle, game: CheckedGame) -> Facts:
    return _by_chance(lying(e.zone), reads=(lying(e.zone),))


def roll_facts(e: Roll, game: CheckedGame) -> Facts:
    regions = (counted(e.counter), *stocked(e.counter))
    return _by_chance(*regions, reads=regions)  # what it changes is the difference


def lay_out_facts(e: LayOut, game: CheckedGame) -> Facts:
    return _by_chance(("layout", e.layout.name))


# ---- how it is told
def roll_phrase(c: Telling, e: Roll) -> Phrase:
    return Say(
        "roll",
        what=term(c, counters.CounterRef(ir.NUMBER, e.counter, e.holder)),
        low=term(c, e.low),
        high=term(c, e.high),
    )


def shuffle_phrase(c: Telling, e: Shuffle) -> Phrase:
    return Say("shuffle", where=Say(f"zone-{e.zone.name}", whose="none", holder=""))


def lay_out_phrase(c: Telling, e: LayOut) -> Phrase:
    return Say("lay-out", what=Noun(e.layout.of))


# ---- how it is done
def lower_roll(c: Lowering, e: Roll, env: Env, awake: Awake) -> list[Stmt]:
    """From the lower number to the higher one; if that is not higher, the lower one."""
    low, high = ir.figure_of(e.low), ir.figure_of(e.high)
    if low is not None and high is not None:
        rolled = b.plus(low, n.Call("below", (n.Number(high - low + 1),)))
        return counter_changes.becomes(c, e.counter, e.holder, rolled, env)
    v = c.unit.fresh("v")
    many = b.maximum(b.plus(b.minus(numbers.not_below_zero(c, e.high, env), Var(v)), 1), 1)
    rolled = b.plus(Var(v), n.Call("below", (many,)))
    if max(map(c.magnitude.most, (e.low, e.high))) > MOST_NUMBER + LITTLE:
        rolled = numbers.not_too_large(c, rolled)
    first = n.Set(v, numbers.not_below_zero(c, e.low, env))
    return [first, *counter_changes.becomes(c, e.counter, e.holder, rolled, env)]


def lower_shuffle(c: Lowering, e: Shuffle, env: Env, awake: Awake) -> list[Stmt]:
    call = n.Call("shuffle", (zones.place_code(c, e.zone, e.holder, env),))
    return dispatch.where_there(c, e.holder, [b.do(call)], env)


def lower_lay_out(c: Lowering, e: LayOut, env: Env, awake: Awake) -> list[Stmt]:
    masks, positions = c.layout.layouts[e.layout.name]
    kind = c.words.kinds[e.layout.of]
    name = "NB_" + c.unit.numbered("layout", e.layout.name)
    around = n.Known(c.unit.table(name, tuple(tuple(m) for m in e.layout.neighbours)))
    bricks = b.span_of(kind.base, kind.end)
    where = (n.Number(masks), n.Number(positions))
    return [b.do(n.Call("lay_bricks", (*where, bricks, around, n.Flag(e.layout.shuffled))))]


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "shuffle": shuffle,
    "roll": roll,
    "lay_out": lay_out,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Shuffle: Verb(
        facts=shuffle_facts,
        secrecy=refused(say("secret-chance")),
        sight=AS_WRITTEN,
        lower=lower_shuffle,
        steps=None,
        guard=None,
        phrase=shuffle_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    Roll: Verb(
        facts=roll_facts,
        secrecy=refused(say("secret-chance")),
        sight=AS_WRITTEN,
        lower=lower_roll,
        steps=None,
        guard=None,
        in_sentence=ALONE,
        phrase=roll_phrase,
        lines=None,
        asking=None,
    ),
    LayOut: Verb(
        facts=lay_out_facts,
        secrecy=refused(say("secret-chance")),
        sight=AS_WRITTEN,
        lower=lower_lay_out,
        steps=None,
        guard=None,
        phrase=lay_out_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
