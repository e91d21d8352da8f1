"""Adjectives: defined ones, printed values, flags and names, as tests of a thing."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import FACE, PLAYER
from ..phrases.fallbacks import Known, Tied
from ..phrases.rule_digests import definition_digest
from ..phrases.telling import Telling, condition, term
from ..phrases.things import Adjective, Defined, Either, OneOf, Printed, Qualified
from ..phrases.words import COMPARED_AS, Listed, Name, Noun, Phrase, Say
from ..reading.context import Checking
from ..reading.names import article, meant
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax import hints
from ..syntax.parser import Token
from . import (
    amounts,
    board_phrases,
    boards,
    conditions,
    definitions,
    dice,
    extremes,
    having,
    neighbours,
    nouns,
    pronouns,
    properties,
    query_phrases,
    seats,
)


def adjective(c: Checking, token: Token, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    w, name = c.words, str(token)
    kinds = it.type.kinds
    you = scope.actor
    if all((k, name) in w.adjectives for k in kinds):
        return definitions.DefRef(ir.FLAG, w.adjectives[(kinds[0], name)], it, you)
    if kinds == (PLAYER,) and name == "out":
        return seats.IsOut(ir.FLAG, it)
    for kind, prop in w.enum_values.get(name, []):
        if kind in kinds:
            value = w.kinds[kind].properties[prop].values.index(name)
            enum = ir.Type("enum", kinds, prop)
            said = properties.PropRef(enum, prop, it) if prop != FACE else dice.face(w, it)
            return conditions.Compare(ir.FLAG, "==", said, properties.EnumConst(enum, value))
    if all(name in w.kinds[k].properties and w.kinds[k].properties[name].sort == "flag" for k in kinds):
        return properties.PropRef(ir.FLAG, name, it)
    if any(w.things[i].kind in kinds for i in w.entries.get(name, [])):
        return properties.IsEntry(ir.FLAG, it, tuple(w.entries[name]))
    printed = printed_entry(c, name, kinds)
    if printed:
        kind = w.things[w.entries[name][0]].kind
        left = properties.PropRef(nouns.thing_type(kind), printed, it)
        return properties.IsEntry(ir.FLAG, left, tuple(w.entries[name]))
    if name in w.entries:
        kind = w.things[w.entries[name][0]].kind
        raise wrong(
            "wrong-type",
            say("never-it", name=name, kind=kind, kinds=kinds),
            at.span(token),
        )
    if name in w.refused:
        raise Wrong(None)
    if name == "any":
        raise wrong("other-word", say("no-word", word="any"), at.span(token), say("write", code=article(kinds[0])))
    if name in hints.DIGITS:
        raise wrong("number-word", say("chosen-anyway"), at.span(token))
    known = [a for k, a in w.adjectives if k in kinds] + [
        v for v, pairs in w.enum_values.items() if any(k in kinds for k, _ in pairs)
    ]
    player = hints.PLAYERS_MEANT.get(name, "") if kinds == (PLAYER,) else ""
    raise wrong(
        "unknown-name",
        say("says-nothing-about", word=name, kinds=kinds),
        at.span(token),
        say("write", code=player) if player else meant(name, known),
    )


def printed_entry(c: Checking, name: str, kinds: tuple[str, ...]) -> str:
    """The property by which a thing bears the name of another: a `golden` card is one whose metal is golden."""
    w = c.words
    if name not in w.entries:
        return ""
    of = w.things[w.entries[name][0]].kind
    found = [p for p, s in w.kinds[kinds[0]].properties.items() if s.sort == "thing" and s.kind == of]
    same = all(found and w.kinds[k].properties.get(found[0]) for k in kinds)
    return found[0] if len(found) == 1 and same else ""


# ---- how it is told
def describe(c: Telling, cond: ir.Expr, adjectives: list[Adjective], behind: list[Phrase]) -> None:
    """What one test says of the thing goes before or behind its noun."""
    if isinstance(cond, definitions.DefRef) and cond.definition.adjective:
        adjectives.append(defined_adjective(c, cond))
        return
    if (
        isinstance(cond, conditions.Compare)
        and isinstance(cond.right, properties.EnumConst)
        and isinstance(cond.left, properties.PropRef)
    ):
        adjectives.append(Adjective(properties.printed_value(c, cond)))
        return
    if (
        isinstance(cond, conditions.Compare)
        and isinstance(cond.left, pronouns.OwnerOf)
        and pronouns.is_it(c, cond.left.thing)
    ):
        query_phrases.belongs(c, cond.right, adjectives, behind)
        return
    if isinstance(cond, conditions.Compare) and isinstance(cond.left, boards.RowFrom) and cond.op in COMPARED_AS:
        figure = amounts.told_figure(c, cond.right)
        if figure is not None and pronouns.is_it(c, cond.left.thing):
            behind.append(board_phrases.in_row_phrase(c, cond.left, cond.op, figure))
            return
    if isinstance(cond, conditions.Compare) and cond.op == "!=":
        adjectives.insert(0, Adjective("other"))
        return
    if isinstance(cond, seats.IsOut) and pronouns.is_it(c, cond.player):
        adjectives.append(Adjective("eliminated"))
        return
    if isinstance(cond, properties.PropRef) and pronouns.is_it(c, cond.thing):
        adjectives.append(Adjective(cond.prop))
        return
    if isinstance(cond, extremes.Utmost) and pronouns.is_it(c, cond.thing):
        behind.append(extremes.clause_phrase(c, cond))
        return
    if isinstance(cond, boards.Relation) and pronouns.is_it(c, cond.thing):
        behind.append(board_phrases.relation_phrase(c, cond))
        return
    if isinstance(cond, neighbours.NextTo) and pronouns.is_it(c, cond.left):
        behind.append(Say("next-to", thing=term(c, cond.right)))
        return
    if (
        isinstance(cond, properties.IsEntry)
        and isinstance(cond.thing, properties.PropRef)
        and pronouns.is_it(c, cond.thing.thing)
    ):
        adjectives.append(printed_adjective(cond.thing.prop, c.words.things[cond.indices[0]].entry))
        return
    if (
        isinstance(cond, conditions.Not)
        and isinstance(cond.item, properties.IsEntry)
        and pronouns.is_it(c, cond.item.thing)
    ):
        behind.insert(0, Say("but-for", name=properties.entry_name(c, cond.item)))
        return
    if isinstance(cond, conditions.Both) and cond.op == "and" and all(told_of_it(c, i) for i in cond.items):
        for item in cond.items:
            describe(c, item, adjectives, behind)
        return
    if isinstance(cond, conditions.Both) and cond.op == "or" and (clause := either_phrase(c, cond)) is not None:
        behind.append(clause)
        return
    where = Say("where", cond=condition(c, cond))
    # behind more words it would seem to belong to what those speak of
    same = alike_phrase(c, cond, where) if not (adjectives or behind) else None
    behind.append(lacking_phrase(c, cond) or having.having_phrase(c, cond) or same or where)


def either_phrase(c: Telling, cond: conditions.Both) -> Phrase | None:
    """`that is ripe or next to a hut`, if each of them is said of the thing by a clause."""
    words: list[Defined] = []
    clauses: list[Phrase] = []
    far = board_phrases.far_ways_phrase(c, conditions.alternatives(cond))
    if far is not None:
        return far
    for item in cond.items:
        adjectives: list[Adjective] = []
        behind: list[Phrase] = []
        describe(c, item, adjectives, behind)
        own = [a for a in adjectives if isinstance(a, Defined) and told_of_it(c, item)]
        found = [*behind, *(Say(a.id, "behind") for a in own)]
        if len(found) != 1 or len(own) != len(adjectives) or is_where(found[0]):
            return None
        words += own
        clauses += found
    together = having.folded(clauses, "with", "list-or")
    if len(together) == 1:
        return together[0]
    return Either(words, OneOf(clauses), Say("where", cond=condition(c, cond)))


def alike_phrase(c: Telling, cond: ir.Expr, other: Phrase) -> Phrase | None:
    """`of the same colour as that card`, `of another colour`: what is printed on both, and on it too."""
    inner = cond.item if isinstance(cond, conditions.Not) else cond
    if not (isinstance(inner, conditions.Compare) and inner.op in ("==", "same") and inner.left.type.kinds):
        return None
    left, right = inner.left, inner.right
    if not (isinstance(left, properties.PropRef) and isinstance(right, properties.PropRef) and left.prop == right.prop):
        return None
    id = "alike" if inner is cond else "unlike"
    clause = Say(id, property=Noun(f"prop-{left.prop}"), thing=term(c, right.thing))
    return Known([clause.id], clause, other) if pronouns.is_it(c, left.thing) else None


def speaks_of(cond: ir.Expr, it: ir.Local) -> bool:
    return all(conditions.speaks_of(part, it) for part in conditions.parts_of(cond))


def told_of_it(c: Telling, cond: ir.Expr) -> bool:
    """Is or is not what a defined adjective says, and no more?"""
    inner = cond.item if isinstance(cond, conditions.Not) else cond
    return (
        isinstance(inner, definitions.DefRef) and inner.definition.adjective and pronouns.is_it(c, inner.thing or inner)
    )


def lacking_phrase(c: Telling, cond: ir.Expr) -> Phrase | None:
    """`that is not ripe`; with what ripe means, for words that were written for another meaning."""
    if not (isinstance(cond, conditions.Not) and isinstance(cond.item, definitions.DefRef) and told_of_it(c, cond)):
        return None
    name = cond.item.definition.name
    own = Say(f"is-{name}", "not")
    words = Known([f"{own.id}.not"], own, Say("that-is-not", what=Say(f"is-{name}", "is")))
    digest = definition_digest(c.game, name)
    return Tied(f"is-{name}", lambda: digest, words, Say("where", cond=condition(c, cond)))


def defined_adjective(c: Telling, cond: definitions.DefRef) -> Defined:
    """The defined word with what it means, for words that were written for another meaning."""
    word = Defined(cond.definition.name, definition_digest(c.game, cond.definition.name))
    value = definitions.defined_as(c, cond)
    for part in each_condition(value):
        describe(c, part, word.adjectives, word.behind)
    word.behind[:] = having.folded(word.behind)
    return word


def is_where(phrase: Phrase) -> bool:
    return isinstance(phrase, Say) and phrase.id == "where"


def printed_adjective(prop: str, entry: str) -> Printed:
    return Printed(entry, Say("bearing", property=Noun(f"prop-{prop}"), name=Name(entry)))


def each_condition(cond: ir.Expr) -> list[ir.Expr]:
    """What has to hold together, one by one."""
    if isinstance(cond, conditions.Both) and cond.op == "and":
        return [part for item in cond.items for part in each_condition(item)]
    return [cond]


def described_phrase(c: Telling, kind: str, cond: ir.Expr, it: ir.Local) -> Phrase:
    """A thing of which a condition holds, as a query would say it; of alternatives of which one asks for several things
    at once each by itself, so that it is heard what belongs together."""
    either = conditions.alternatives(cond) if isinstance(cond, conditions.Both) and cond.op == "or" else []
    if any(isinstance(item, conditions.Both) for item in either) and all(speaks_of(item, it) for item in either):
        return Listed([described_phrase(c, kind, item, it) for item in either], "either-thing", "either-thing")
    adjectives: list[Adjective] = []
    behind: list[Phrase] = []
    c.asked.append(it)
    for part in each_condition(cond):
        describe(c, part, adjectives, behind)
    c.asked.pop()
    return Qualified(Noun(kind), "a", adjectives, having.folded(behind))
