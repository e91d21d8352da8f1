"""`card with the highest value`, `player with the most coins`: those of a query of which no other has more, or less."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.node import node
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan.nodes import Expr
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import counters, dice, nouns, numbers, pronouns, properties, queries, zones
from .facts import plain

#: the word for what is counted, beside the word for a number that is printed or worked out
MOST = {"highest": "most", "lowest": "fewest"}


@node
class Utmost(ir.Expr):
    """The number of a thing is the highest (or lowest) of all that pass the other tests of its query."""

    thing: ir.Expr
    value: ir.Expr
    best: numbers.Aggregate


def utmost(c: Checking, test: Branch, phrase: queries.NounPhrase, query: ir.Query, scope: Scope, at: At) -> ir.Expr:
    """`with the highest value`: compared are all that everything else said of them fits."""
    words, name = test.children
    word = str(words).split()[-1]
    how = next((how for how, counted in MOST.items() if counted == word), word)
    others = queries.noun_query(c, replace(phrase, tests=[t for t in phrase.tests if t.data != "utmost"]), scope, at)
    value, best = (number_of(c, test, q, scope, at) for q in (query, others))
    right = MOST[how] if is_counted(value) else how
    if word != right:
        raise wrong("other-word", say("utmost-word", word=word, name=str(name)), at.span(words),
                    say("write", code=f"with the {right} {name}"))  # fmt: skip
    it = ir.LocalRef(query.var.type, query.var)
    return Utmost(ir.FLAG, it, value, numbers.Aggregate(ir.NUMBER, how, others, best))


def number_of(c: Checking, test: Branch, query: ir.Query, scope: Scope, at: At) -> ir.Expr:
    """What is compared, of what a query finds."""
    name = test.children[1]
    value = properties.of_thing(c, name, ir.LocalRef(query.var.type, query.var), scope, at)
    return nouns.expect(value, "number", name, at)


def is_counted(value: ir.Expr) -> bool:
    """Is it so many of something, and not just a number?"""
    return isinstance(value, (counters.CounterRef, zones.ZoneCount))


# ---- how it is told
def clause_phrase(c: Telling, e: Utmost) -> Phrase:
    """Behind the noun: `with the highest value`, `with the most coins`."""
    what = compared_phrase(c, e)
    return Say("with-utmost", how=e.best.how, counted=told_as(e), named=is_named(what), what=what)


def condition_phrase(c: Telling, e: Utmost, no: str = "no") -> Phrase:
    who, what, how = pronouns.whose_word(c, e.thing), compared_phrase(c, e), e.best.how
    counted, named, thing = told_as(e), is_named(what), term(c, e.thing)
    return Say("has-utmost", thing=thing, whose=who, no=no, how=how, counted=counted, named=named, what=what)


def denied_phrase(c: Telling, e: Utmost) -> Phrase:
    return condition_phrase(c, e, "yes")


def told_as(e: Utmost) -> str:
    return "yes" if is_counted(e.value) else "no"


def is_named(what: Phrase) -> str:
    """Is it a noun, which has a gender?"""
    return "yes" if isinstance(what, Noun) else "no"


def compared_phrase(c: Telling, e: Utmost) -> Phrase:
    """The noun of what is compared."""
    value = e.value
    if isinstance(value, counters.CounterRef):
        return Noun(value.counter.name)
    if isinstance(value, zones.ZoneCount):
        return Noun(value.zone.holds[0] if len(value.zone.holds) == 1 else "thing")
    if isinstance(value, properties.PropRef):
        return Noun(f"prop-{value.prop}")
    return Noun("prop-face") if isinstance(value, dice.Face) else term(c, value)


# ---- how it is computed
def lower_utmost(c: Lowering, e: Utmost, env: Env) -> Expr:
    return b.compare(dispatch.value(c, e.value, env), "==", dispatch.value(c, e.best, env))


TERMS: dict[type, Term] = {
    Utmost: Term(
        facts=plain(), lower=lower_utmost, phrase=None, condition=condition_phrase, denied=denied_phrase, searches=True
    ),
}
