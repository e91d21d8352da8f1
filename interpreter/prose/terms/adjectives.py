"""What is said of a thing that a query looks for: by adjectives before its noun, by clauses behind it."""

from __future__ import annotations

from ...model import ir
from ...phrases.fallbacks import Known, Tied
from ...phrases.rule_digests import definition_digest
from ...phrases.telling import Telling, condition, term
from ...phrases.things import Adjective, Defined, Either, OneOf, Printed, Qualified
from ...phrases.words import Name, Noun, Phrase, Say
from . import definitions, having, pronouns, properties, queries


def test(c: Telling, cond: ir.Expr, adjectives: list[Adjective], behind: list[Phrase]) -> None:
    """What one test says of the thing goes before or behind its noun."""
    if isinstance(cond, ir.DefRef) and cond.definition.adjective:
        adjectives.append(defined(c, cond))
        return
    if isinstance(cond, ir.Compare) and isinstance(cond.right, ir.EnumConst) and isinstance(cond.left, ir.PropRef):
        adjectives.append(Adjective(properties.printed_value(c, cond)))
        return
    if isinstance(cond, ir.Compare) and isinstance(cond.left, ir.OwnerOf) and pronouns.is_it(c, cond.left.thing):
        queries.belongs(c, cond.right, adjectives, behind)
        return
    if isinstance(cond, ir.Compare) and cond.op == "!=":
        adjectives.insert(0, Adjective("other"))
        return
    if isinstance(cond, ir.PropRef) and pronouns.is_it(c, cond.thing):
        adjectives.append(Adjective(cond.prop))
        return
    if isinstance(cond, ir.IsEntry) and isinstance(cond.thing, ir.PropRef) and pronouns.is_it(c, cond.thing.thing):
        adjectives.append(printed_entry(cond.thing.prop, c.words.things[cond.indices[0]].entry))
        return
    if isinstance(cond, ir.Not) and isinstance(cond.item, ir.IsEntry) and pronouns.is_it(c, cond.item.thing):
        behind.insert(0, Say("but-for", name=properties.entry_name(c, cond.item)))
        return
    if isinstance(cond, ir.Both) and cond.op == "and" and all(told_of_it(c, i) for i in cond.items):
        for item in cond.items:
            test(c, item, adjectives, behind)
        return
    if isinstance(cond, ir.Both) and cond.op == "or" and (clause := either(c, cond)) is not None:
        behind.append(clause)
        return
    where = Say("where", cond=condition(c, cond))
    # behind more words it would seem to belong to what those speak of
    same = alike(c, cond, where) if not (adjectives or behind) else None
    behind.append(lacking(c, cond) or having.having(c, cond) or same or where)


def either(c: Telling, cond: ir.Both) -> Phrase | None:
    """`that is ripe or next to a hut`, if each of them is said of the thing by a clause."""
    words: list[Defined] = []
    clauses: list[Phrase] = []
    for item in cond.items:
        adjectives: list[Adjective] = []
        behind: list[Phrase] = []
        test(c, item, adjectives, behind)
        own = [a for a in adjectives if isinstance(a, Defined) and told_of_it(c, item)]
        found = [*behind, *(Say(a.id, "behind") for a in own)]
        if len(found) != 1 or len(own) != len(adjectives) or is_where(found[0]):
            return None
        words += own
        clauses += found
    return Either(words, OneOf(clauses), Say("where", cond=condition(c, cond)))


def alike(c: Telling, cond: ir.Expr, other: Phrase) -> Phrase | None:
    """`of the same colour as that card`, `of another colour`: what is printed on both, and on it too."""
    inner = cond.item if isinstance(cond, ir.Not) else cond
    if not (isinstance(inner, ir.Compare) and inner.op == "==" and inner.left.type.kinds):
        return None
    left, right = inner.left, inner.right
    if not (isinstance(left, ir.PropRef) and isinstance(right, ir.PropRef) and left.prop == right.prop):
        return None
    id = "alike" if inner is cond else "unlike"
    clause = Say(id, property=Noun(f"prop-{left.prop}"), thing=term(c, right.thing))
    return Known([clause.id], clause, other) if pronouns.is_it(c, left.thing) else None


def told_of_it(c: Telling, cond: ir.Expr) -> bool:
    """Is or is not what a defined adjective says, and no more?"""
    inner = cond.item if isinstance(cond, ir.Not) else cond
    return isinstance(inner, ir.DefRef) and inner.definition.adjective and pronouns.is_it(c, inner.thing or inner)


def lacking(c: Telling, cond: ir.Expr) -> Phrase | None:
    """`that is not ripe`; with what ripe means, for words that were written for another meaning."""
    if not (isinstance(cond, ir.Not) and isinstance(cond.item, ir.DefRef) and told_of_it(c, cond)):
        return None
    name = cond.item.definition.name
    own = Say(f"is-{name}", "not")
    words = Known([f"{own.id}.not"], own, Say("that-is-not", what=Say(f"is-{name}", "is")))
    digest = definition_digest(c.game, name)
    return Tied(f"is-{name}", lambda: digest, words, Say("where", cond=condition(c, cond)))


def defined(c: Telling, cond: ir.DefRef) -> Defined:
    """The defined word with what it means, for words that were written for another meaning."""
    word = Defined(cond.definition.name, definition_digest(c.game, cond.definition.name))
    value = definitions.defined_as(c, cond)
    for part in each_condition(value):
        test(c, part, word.adjectives, word.behind)
    return word


def is_where(phrase: Phrase) -> bool:
    return isinstance(phrase, Say) and phrase.id == "where"


def printed_entry(prop: str, entry: str) -> Printed:
    return Printed(entry, Say("bearing", property=Noun(f"prop-{prop}"), name=Name(entry)))


def each_condition(cond: ir.Expr) -> list[ir.Expr]:
    """What has to hold together, one by one."""
    if isinstance(cond, ir.Both) and cond.op == "and":
        return [part for item in cond.items for part in each_condition(item)]
    return [cond]


def described(c: Telling, kind: str, cond: ir.Expr, it: ir.Local) -> Phrase:
    """A thing of which a condition holds, as a query would say it."""
    adjectives: list[Adjective] = []
    behind: list[Phrase] = []
    c.asked.append(it)
    for part in each_condition(cond):
        test(c, part, adjectives, behind)
    c.asked.pop()
    return Qualified(Noun(kind), "a", adjectives, behind)
