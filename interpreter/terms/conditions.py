"""Conditions: joined, compared, asked of one thing, and whether there is something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from ..diagnostics.problems import say
from ..lowering import anatomy, dispatch
from ..lowering.anatomy import Term, never_negative
from ..lowering.context import Env, Lowering
from ..lowering.rests import Unsure
from ..model import ir
from ..model.checked import CheckedGame
from ..model.node import node
from ..model.walk import everything
from ..phrases.fallbacks import Known, Tied
from ..phrases.telling import Telling, condition, term
from ..phrases.words import COMPARED_AS, Listed, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking, TermReader
from ..reading.names import meant
from ..reading.scope import At, Scope, must_differ, wrong
from ..syntax.parser import Branch
from . import (
    adjectives,
    amounts,
    counters,
    dice,
    existence,
    expressions,
    having,
    notes,
    nouns,
    numbers,
    parameters,
    pieces,
    pronouns,
    properties,
    queries,
    query_masks,
    query_phrases,
    thing_tables,
    zones,
)
from .facts import plain

COMPARISONS = {"at least": ">=", "at most": "<=", "more than": ">", "fewer than": "<"}
OPPOSITES = {">=": "<", "<": ">=", ">": "<=", "<=": ">"}


@node
class Compare(ir.Expr):
    op: str  # == != >= <= > <
    left: ir.Expr
    right: ir.Expr


@node
class Both(ir.Expr):
    """and / or over two or more."""

    op: str
    items: list[ir.Expr]


@node
class Not(ir.Expr):
    item: ir.Expr


def negated(read: TermReader) -> TermReader:
    """The opposite of a condition that is written in the same way."""

    def opposite(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        return Not(ir.FLAG, read(c, tree, scope, at))

    return opposite


def joined(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`A and B`: behind a `where` it would be open whether B is asked of what is found."""
    first, other = tree.children
    asked = open_end(first)
    if asked is not None:
        word, inner, outer = tree.data.rstrip("_"), at.text(asked), at.text(other)
        joins_inside = f"and where {outer}" if word == "and" else f"where ({where_of(asked, at)} or {outer})"
        hint = say("write-either", code=f"({inner}) {word} {outer}", other=joins_inside)
        raise wrong("and-behind-where", say("and-behind-where", word=word), at.span(other), hint)
    return Both(ir.FLAG, tree.data.rstrip("_"), [expressions.condition(c, x, scope, at) for x in tree.children])


def open_end(tree: Branch) -> Branch | None:
    """What looks for something `where` ... at the end of a condition, outside of brackets."""
    last = tree.children[-1] if tree.children else None
    if tree.data in ("and_", "or_"):
        return open_end(tree.children[-1])
    if tree.data == "exists_line":
        last = tree.children[1] if tree.children[2] is None else None
    wheres = queries.tests_of(last.children)[1] if isinstance(last, Branch) and last.data == "query" else None
    return tree if wheres is not None else None


def where_of(tree: Branch, at: At) -> str:
    """What is asked behind its last `where`."""
    return at.text(tree).rpartition("where ")[2]


def bracketed(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return expressions.condition(c, tree.children[0], scope, at)


def exists(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`there is a card in ...`, `there are 3 cards in ...`."""
    *least, query = tree.children
    found = numbers.counted(queries.query(c, query, scope, at))
    return Compare(ir.FLAG, ">=", found, ir.Int(ir.NUMBER, int(str(least[0])) if least else 1))


def compare(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    left, word, right = tree.children
    must_differ(left, right, at)
    how = COMPARISONS[" ".join(str(word).split())]
    return Compare(ir.FLAG, how, expressions.number(c, left, scope, at), expressions.number(c, right, scope, at))


def is_even(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return Compare(ir.FLAG, "even", expressions.number(c, tree.children[0], scope, at), ir.Int(ir.NUMBER, 0))


def holds(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """A condition that is printed or defined: `goal of it holds`."""
    return nouns.expect(expressions.value(c, tree.children[0], scope, at), "flag", tree, at)


def is_the_same(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`it is that card`, `colour of it is red`, `it is golden`."""
    left = expressions.value(c, tree.children[0], scope, at)
    right_tree = tree.children[1]
    must_differ(tree.children[0], right_tree, at)
    alone = right_tree.data == "noun" and right_tree.children[2] is None is right_tree.children[3]
    if left.type.sort in ("thing", "enum") and alone:
        names = right_tree.children[1]
        token = names.children[-1]
        if left.type.sort == "enum":
            pronouns.absent(right_tree.children[0], at)
            nouns.plain_noun(names, at)
            kind, prop = left.type.kinds[0], left.type.prop
            values = c.words.kinds[kind].properties[prop].values
            if str(token) not in values:
                raise wrong(
                    "unknown-name",
                    say("no-such-value", name=token, prop=prop),
                    at.span(token),
                    meant(str(token), values),
                )
            return Compare(ir.FLAG, "==", left, properties.EnumConst(left.type, values.index(str(token))))
        bare = len(names.children) == 1 and right_tree.children[0] is None
        noted = c.words.notes.get(str(token))
        said = noted is not None and set(noted.kinds) & set(left.type.kinds)
        copy = str(token) in c.words.thing_names and str(token) not in c.words.entries  # one of several alike
        named = str(token) in scope.that or str(token) in c.words.definitions
        if bare and not said and not copy and not named:
            return adjectives.adjective(c, token, left, scope, at)
    right = expressions.value(c, right_tree, scope, at)
    if left.type.sort == right.type.sort == "thing" and not set(left.type.kinds) & set(right.type.kinds):
        raise wrong("wrong-type", say("never-the-same"), at.span(tree))
    if left.type.sort != right.type.sort:
        raise wrong("wrong-type", say("not-comparable"), at.span(tree))
    return Compare(ir.FLAG, "same" if properties.names_entry(c.words, left, right) else "==", left, right)


def is_at(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """Pieces lie on something, things lie in a zone."""
    subject, place = tree.children
    if subject.data == "noun" and c.words.piece(nouns.base_form(c, subject.children[1].children[-1])):
        return pieces.pieces_lie_on(c, subject, tree, place, scope, at)
    thing = nouns.expect(expressions.value(c, subject, scope, at), "thing", subject, at)
    return zones.lies_in(c, thing, place, scope, at)


# ---- what it is joined of
def parts_of(e: ir.Expr) -> list[ir.Expr]:
    """The conditions that are joined in one, from left to right."""
    return [part for item in e.items for part in parts_of(item)] if isinstance(e, Both) else [e]


# ---- what is known of it
def joined_settled(e: Both, game: CheckedGame) -> bool | None:
    settled = {anatomy.TERMS[type(item)].settled(item, game) for item in e.items}
    decides = e.op == "or"
    return decides if decides in settled else None if None in settled else not decides


def negated_settled(e: Not, game: CheckedGame) -> bool | None:
    settled = anatomy.TERMS[type(e.item)].settled(e.item, game)
    return None if settled is None else not settled


# ---- how it is told
def joined_phrase(c: Telling, e: Both) -> Phrase:
    """In a clause about a thing, what is not said of it stands behind: `..., if you may`, `..., unless you may`."""
    items = alternatives(e)
    others = [i for i in items if c.asked and not speaks_of(i, c.asked[-1])]
    if others and len(others) < len(items):
        of_it = [i for i in items if i not in others]
        id = "cond-if" if e.op == "and" else "cond-unless" if all(denies(i) for i in of_it) else "cond-needless"
        return Say(id, what=all_of(c, of_it, e.op), cond=all_of(c, others, e.op))
    return all_of(c, items, e.op)


def denies(e: ir.Expr) -> bool:
    """Is nothing asked but that something is not so? What is forbidden is allowed `unless`; what is wanted is not."""
    return isinstance(e, Not) or (isinstance(e, Compare) and e.op == "!=")


def alternatives(e: Both) -> list[ir.Expr]:
    """What is joined, also where it was joined bit by bit."""
    inner = ([*alternatives(i)] if isinstance(i, Both) and i.op == e.op else [i] for i in e.items)
    return [i for items in inner for i in items]


def all_of(c: Telling, items: Sequence[ir.Expr], op: str) -> Phrase:
    if op == "or" and len(items) > 1 and (lying := zones.lies_in_one_phrase(c, items)) is not None:
        return lying
    told = [condition(c, i) for i in sorted(items, key=ends_open)]
    if len(told) > 1 and any(isinstance(i, Both) for i in items):  # it is heard what belongs together
        return Listed(told, f"cond-{op}-wide", f"cond-{op}-wide")
    return told[0] if len(told) == 1 else of_the_same(told, op) or Listed(told, f"cond-{op}")


def ends_open(e: ir.Expr) -> bool:
    """Does it look for something of which more is said? What stood behind that would seem to be said of it, too."""
    found = existence.there_is(e.item if isinstance(e, Not) else e)
    return found is not None and bool(found.tests)


def of_the_same(told: Sequence[Phrase], op: str) -> Phrase | None:
    """Several things somebody has of one sort as one sentence, in a language that says each of them so (`.have`)."""
    ties = [one for one in told if isinstance(one, Tied)]
    haves = [one.words.better for one in ties if isinstance(one.words, Known)]
    parts = [one.parts["what"] for one in haves if isinstance(one, Say) and one.attribute == "have"]
    if op != "and" or len(parts) < len(told) or len({one.id for one in ties}) > 1:
        return None
    other = Listed(list(told), "cond-and", "cond-and")
    better = Say(ties[0].id, "have", what=Listed(parts, "list-and"))
    return Tied(ties[0].id, ties[0].digest, Known([f"{ties[0].id}.have"], better, other), other)


def speaks_of(e: ir.Expr, local: ir.Local) -> bool:
    return local in spoken_of(e)


@lru_cache(maxsize=4096)
def spoken_of(e: ir.Expr) -> frozenset[ir.Local]:
    """What is named before and spoken of in a term: asked again and again while one sentence is made."""
    return frozenset(local for part in everything(e) if (local := ir.local_of(part)) is not None)


def negated_phrase(c: Telling, e: Not) -> Phrase:
    return untrue_phrase(c, e.item) or Say("not", what=condition(c, e.item))


def untrue_phrase(c: Telling, e: ir.Expr) -> Phrase | None:
    """What is so where a condition does not hold, if there are words for it."""
    if isinstance(e, Both) and e.op == "or":  # all of them are not so
        if (nowhere := zones.lies_in_one_phrase(c, alternatives(e), no=True)) is not None:
            return nowhere
        told = [untrue_phrase(c, item) for item in alternatives(e)]
        return None if None in told else Listed([phrase for phrase in told if phrase], "cond-and", "cond-and")
    return condition(c, e.item) if isinstance(e, Not) else anatomy.TERMS[type(e)].denied(c, e)


def unlike_phrase(c: Telling, e: Compare) -> Phrase | None:
    """A comparison that does not hold: there is none, it is not so, it is another one."""
    if isinstance(e.left, properties.PropRef):
        word = properties.printed_value(c, e)
        if word:
            return Say("is-not", thing=term(c, e.left.thing), what=Say(f"is-{word}", "is"))
    if isinstance(e.left, pieces.PieceCount) and having.any_of(e):
        return pieces.there_phrase(c, e.left, 1, no=True)
    has = having.belongings(e)
    if has is not None:
        return having.has_phrase(c, has, "yes")
    lacking = existence.there_is(e)
    if lacking is not None:
        return query_phrases.there_is_no_phrase(c, lacking)
    if e.op in OPPOSITES:
        return compare_phrase(c, replace(e, op=OPPOSITES[e.op]))
    if e.op == "==" and not e.left.type.kinds:
        other = compare_phrase(c, replace(e, op="!="))
        return other if isinstance(other, Say) and other.id == "compare" else None
    return differs_phrase(c, e.left, e.right) if e.op == "==" else None


def differs_phrase(c: Telling, left: ir.Expr, right: ir.Expr) -> Phrase:
    """Two things or printed values that are not the same."""
    if isinstance(right, properties.EnumConst) and isinstance(left, properties.PropRef):
        value = c.words.kinds[left.type.kinds[0]].properties[left.prop].values[right.value]
        return Say("is-not", thing=query_phrases.subject_phrase(c, left.thing), what=Say(f"is-{value}", "is"))
    if isinstance(right, properties.EnumConst):
        return Say("not", what=condition(c, Compare(ir.FLAG, "==", left, right)))
    if pronouns.is_you(left) or pronouns.is_you(right):
        return you_are_phrase(c, left, right, "yes")
    return Say("other-thing", left=term(c, left), right=term(c, right))


def strictly(e: Compare) -> Compare:
    """`at most power - 1` is told as less than the power, `at least power + 1` as more."""
    by = {"<=": ("-", "<"), ">=": ("+", ">")}.get(e.op)
    if by is None or not isinstance(e.right, numbers.Binary) or e.right.op != by[0] or ir.figure_of(e.right.right) != 1:
        return e
    return replace(e, op=by[1], right=e.right.left)


def compare_phrase(c: Telling, e: Compare) -> Phrase:
    e = strictly(e)
    left, right = e.left, e.right
    if e.op == "even":
        return Say("is-even", what=term(c, left))
    has = having.belongings(e)
    if has is not None:
        return having.has_phrase(c, has, "no")
    figure = amounts.told_figure(c, right)
    beside = anatomy.TERMS[type(left)].compared(c, left, e.op, figure) if figure is not None else None
    if beside is not None:
        return beside
    if isinstance(right, properties.EnumConst) and isinstance(left, properties.PropRef):
        values = c.words.kinds[left.type.kinds[0]].properties[left.prop].values
        return Say(
            "is-so", thing=query_phrases.subject_phrase(c, left.thing), what=Say(f"is-{values[right.value]}", "is")
        )
    if isinstance(right, properties.EnumConst) and isinstance(left, dice.Face):
        return Say("face-is", left=term(c, left), what=dice.face_word(c, left, right.value))
    how = COMPARED_AS.get(e.op, "exactly")
    together = pieces.together_phrase(c, left, figure, how) if figure is not None else None
    if together is not None:
        return together
    if e.op == "same":
        return Say("is-copy", thing=term(c, left), other=term(c, right))
    if e.op == "!=" and left.type.kinds:
        return differs_phrase(c, left, right)
    if e.op == "!=":
        same = condition(c, Compare(e.type, "==", left, right))
        if isinstance(same, Say) and same.id == "compare":  # plain numbers
            return Say("compare", **{**same.parts, "how": "other-than"})
        return Say("not", what=same)
    if e.op == "==" and (pronouns.is_you(left) or pronouns.is_you(right)):
        return you_are_phrase(c, left, right, "no")
    plain: Phrase = Say("compare", left=term(c, left), right=term(c, right), how=how)
    if e.op == "==" and left.type.kinds:  # not a number: the same thing on both sides
        return Known(["same-thing"], Say("same-thing", left=term(c, left), right=term(c, right)), plain)
    return counters.had_phrase(c, left, right, how, plain)


def you_are_phrase(c: Telling, left: ir.Expr, right: ir.Expr, no: str) -> Phrase:
    """`you are the start player`: whoever acts, on either side."""
    you, other = (left, right) if pronouns.is_you(left) else (right, left)
    return Say("you-are", whose=pronouns.whose_word(c, you), what=term(c, other), no=no)


# ---- how it is computed
def lower_compare(c: Lowering, e: Compare, env: Env) -> Expr:
    left = dispatch.value(c, e.left, env)
    if e.op == "even":
        return b.compare(n.Binary("%", left, n.Number(2)), "==", 0)
    right = dispatch.value(c, e.right, env)
    if e.op == "same":
        return n.Compare("==", thing_tables.first_copy(c, left), thing_tables.first_copy(c, right))
    if isinstance(e.left, numbers.Aggregate) and e.left.how == "count" and e.op == ">=" and right == b.ONE:
        return query_masks.any_code(c, e.left.query, env)
    return n.Compare(e.op, left, right)


def compare_truth(c: Lowering, e: Compare, env: Env) -> Expr:
    """At least one of what is never below zero: the number itself."""
    if having.any_of(e) and never_negative(e.left) and not isinstance(e.left, numbers.Aggregate):
        return dispatch.value(c, e.left, env)
    return lower_compare(c, e, env)


def lower_both(c: Lowering, e: Both, env: Env) -> Expr:
    return n.Joined(e.op, tuple(c.unit.passes.cheap_first([dispatch.truth(c, i, env) for i in e.items])))


def lower_not(c: Lowering, e: Not, env: Env) -> Expr:
    lying = existence.some_of(e.item)
    if isinstance(lying, zones.ZoneCount) and lying.zone.single:
        return zones.empty(c, lying.zone, lying.holder, env)
    return n.Not(dispatch.truth(c, e.item, env))


def joined_may_hold(guess: Unsure, e: Both, env: Env) -> Expr:
    return n.Joined(e.op, tuple(guess.truth(item, env) for item in e.items))


def compare_may_hold(guess: Unsure, e: Compare, env: Env) -> Expr:
    """Of so many things, there may be one."""
    some = e.op == ">=" and (ir.figure_of(e.right) or 0) > 0
    if some and isinstance(e.left, numbers.Aggregate) and e.left.how == "count":
        return guess.any_code(e.left.query, env)
    return b.YES


# ---- what is known of it
def compare_apart(e: Compare) -> Iterator[tuple[ir.Expr, ir.Expr]]:
    if e.op == "!=":
        yield e.left, e.right


def not_apart(e: Not) -> Iterator[tuple[ir.Expr, ir.Expr]]:
    if isinstance(e.item, Compare) and e.item.op == "==":
        yield e.item.left, e.item.right


#: by the name of a rule of the grammar, what reads it
CONDITIONS: dict[str, TermReader] = {
    "or_": joined,
    "and_": joined,
    "bracketed": bracketed,
    "exists": exists,
    "exists_no": negated(exists),
    "exists_many": exists,
    "compare": compare,
    "is_": is_the_same,
    "is_not": negated(is_the_same),
    "is_even": is_even,
    "is_on": is_at,
    "is_not_on": negated(is_at),
    "holds": holds,
    "has_no": negated(having.has),
    "is_not_set": negated(notes.is_noted),
    "not_allowed": negated(parameters.allowed),
}

TERMS: dict[type, Term] = {
    Compare: Term(
        facts=plain(),
        lower=lower_compare,
        truth=compare_truth,
        apart=compare_apart,
        phrase=None,
        condition=compare_phrase,
        may_hold=compare_may_hold,
        denied=unlike_phrase,
    ),
    Both: Term(
        facts=plain(),
        lower=lower_both,
        phrase=None,
        condition=joined_phrase,
        may_hold=joined_may_hold,
        settled=joined_settled,
    ),
    Not: Term(
        facts=plain(),
        lower=lower_not,
        apart=not_apart,
        phrase=None,
        condition=negated_phrase,
        settled=negated_settled,
    ),
}
