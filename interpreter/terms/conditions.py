"""Conditions: joined, compared, asked of one thing, and whether there is something."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..model import ir
from ..reading.context import Checking, TermReader
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import adjectives, expressions, nouns, numbers, pieces, places, pronouns, queries, zones

COMPARISONS = {"at least": ">=", "at most": "<=", "more than": ">", "fewer than": "<"}


def negated(read: TermReader) -> TermReader:
    """The opposite of a condition that is written in the same way."""

    def opposite(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        return ir.Not(ir.FLAG, read(c, tree, scope, at))

    return opposite


def joined(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return ir.Both(ir.FLAG, tree.data.rstrip("_"), [expressions.condition(c, x, scope, at) for x in tree.children])


def exists(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`there is a card in ...`, `there are 3 cards in ...`."""
    *least, query = tree.children
    found = numbers.counted(queries.query(c, query, scope, at))
    return ir.Compare(ir.FLAG, ">=", found, ir.Int(ir.NUMBER, int(str(least[0])) if least else 1))


def compare(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    left, word, right = tree.children
    how = COMPARISONS[" ".join(str(word).split())]
    return ir.Compare(ir.FLAG, how, expressions.number(c, left, scope, at), expressions.number(c, right, scope, at))


def is_even(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return ir.Compare(ir.FLAG, "even", expressions.number(c, tree.children[0], scope, at), ir.Int(ir.NUMBER, 0))


def holds(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """A condition that is printed or defined: `goal of it holds`."""
    return nouns.expect(expressions.value(c, tree.children[0], scope, at), "flag", tree, at)


def allowed(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`you may NAME`: a permission, which is a parameter that is yes or no."""
    who, name = pronouns.ref(tree.children[0], scope, at), tree.children[1]
    param = c.words.parameters.get(str(name))
    if param is None or not param.flag:
        flags = [p.name for p in c.words.parameters.values() if p.flag]
        raise wrong("unknown-name", say("no-permission", name=name), at.span(name), meant(str(name), flags))
    return ir.ParamRef(ir.FLAG, param, who)


def covers(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`cards of rows of it cover price of that deal less 1`: the amounts are met by what is printed on them."""
    noun, price, less = tree.children
    det, names, of_place, at_place = noun.children
    query = queries.noun_query(c, queries.NounPhrase(det, names, of_place, at_place, at.text(noun)), scope, at)
    head, of = price.children
    thing = places.place_thing(c, of.children[0], scope, at)
    w, prop = c.words, str(head)
    sorts = [w.kinds[k].properties.get(prop) for k in thing.type.kinds]
    sort = sorts[0] if sorts else None
    if sort is None or sort.sort != "amounts" or not sort.kind:
        raise wrong(
            "wrong-type",
            say("not-amounts-of-kind", prop=prop),
            at.span(price),
            say("write", code=f"{prop}: amounts of KIND"),
        )
    match = [
        p
        for p, s in w.kinds[query.kinds[0]].properties.items()
        if s.sort == "thing" and s.kind == sort.kind and all(p in w.kinds[k].properties for k in query.kinds)
    ]
    if len(match) != 1:
        raise wrong(
            "wrong-type",
            say("cover-none", kinds=w.kinds[query.kinds[0]].plural, kind=sort.kind),
            at.span(noun),
            say("one-property-of-kind", kind=query.kinds[0], other=sort.kind),
        )
    spared = expressions.number(c, less, scope, at) if less is not None else None
    return ir.Covers(ir.FLAG, query, match[0], prop, thing, spared)


def is_the_same(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`it is that card`, `colour of it is red`, `it is golden`."""
    left = expressions.value(c, tree.children[0], scope, at)
    right_tree = tree.children[1]
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
            return ir.Compare(ir.FLAG, "==", left, ir.EnumConst(left.type, values.index(str(token))))
        bare = len(names.children) == 1 and right_tree.children[0] is None
        if bare and str(token) not in scope.that and str(token) not in c.words.definitions:
            return adjectives.adjective(c, token, left, scope, at)
    right = expressions.value(c, right_tree, scope, at)
    if left.type.sort == right.type.sort == "thing" and not set(left.type.kinds) & set(right.type.kinds):
        raise wrong("wrong-type", say("never-the-same"), at.span(tree))
    if left.type.sort != right.type.sort:
        raise wrong("wrong-type", say("not-comparable"), at.span(tree))
    return ir.Compare(ir.FLAG, "==", left, right)


def is_at(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """Pieces lie on something, things lie in a zone."""
    subject, place = tree.children
    if subject.data == "noun" and nouns.base_form(c, subject.children[1].children[-1]) in c.words.pieces:
        return pieces.pieces_lie_on(c, subject, tree, place, scope, at)
    thing = nouns.expect(expressions.value(c, subject, scope, at), "thing", subject, at)
    return zones.lies_in(c, thing, place, scope, at)
