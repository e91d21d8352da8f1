"""What is said of a thing: printed properties, its number, its definitions, counters and zones, what belongs to it."""

from __future__ import annotations

from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term, brought_by, may_miss
from ..lowering.bounds import Bounds, Range
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.facts import TermFacts, always, never, nothing, nowhere
from ..model.node import node
from ..model.sight import of_parts
from ..model.vocabulary import FACE, PLAYER, Vocabulary
from ..phrases.telling import Telling, term
from ..phrases.words import Name, Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking
from ..reading.names import article, meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch, Token
from . import (
    conditions,
    counters,
    definitions,
    dice,
    notes,
    nouns,
    parameters,
    pieces,
    places,
    printed_conditions,
    pronouns,
    queries,
    relations,
    thing_tables,
    zones,
)
from .facts import plain

#: how a printed property that is no value is used, by its sort
USED = {"effect": "do", "amounts": "pay", "list": "count of"}


@node
class ThingConst(ir.Expr):
    index: int


@node
class EnumConst(ir.Expr):
    value: int


@node
class PropRef(ir.Expr):
    prop: str
    thing: ir.Expr
    #: it names a thing and may be left out
    optional: bool = False


@node
class NumberOf(ir.Expr):
    thing: ir.Expr


@node
class WholeOf(ir.Expr):
    thing: ir.Expr


@node
class IsEntry(ir.Expr):
    thing: ir.Expr
    indices: tuple[int, ...]


@node
class Worth(ir.Expr):
    name: str
    prop: str
    thing: ir.Expr


def names_entry(words: Vocabulary, *sides: ir.Expr) -> bool:
    """Is what is printed compared with a thing of which there are copies? What is printed names all of them."""
    return any(words.kinds[kind].copied for side in sides if isinstance(side, PropRef) for kind in side.type.kinds)


def of_value(c: Checking, head: Token, place: Branch, scope: Scope, at: At) -> ir.Expr:
    """`X of Y`: a printed property, a definition, a counter or zone of Y, the slot of Y, where Y's piece lies."""
    w = c.words
    if place.data == "place_of" and str(place.children[1].children[-1]) == "slot":
        return zones.slot_property(c, head, place, scope, at)
    if str(head) == "stock" and place.data == "place_name" and not is_printed(c, "stock"):
        return counters.stock(c, place, at)
    if str(head) == "stock" and place.data == "place_of" and not is_printed(c, "stock"):
        return counters.stock_of_sort(c, place, scope, at)
    kind = nouns.base_form(c, head)
    if kind in w.kinds and place.data == "place_name":
        piece = w.pieces.get(nouns.base_form(c, place.children[1].children[-1]))
        if piece is not None:
            return pieces.location(c, kind, piece, place, scope, at)
    return of_thing(c, head, places.place_thing(c, place, scope, at), scope, at)


def of_thing(c: Checking, head: Token, thing: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    """What a word says of one thing."""
    w, name, base = c.words, str(head), nouns.base_form(c, head)
    you = scope.actor
    sorts = [w.kinds[k].properties.get(name) for k in thing.type.kinds]
    if sorts and all(sorts):
        sort = sorts[0]
        assert sort is not None
        if sort.sort == "number":
            return PropRef(ir.NUMBER, name, thing)
        if sort.sort == "flag":
            return PropRef(ir.FLAG, name, thing)
        if sort.sort == "thing":
            left_out = any(one is not None and one.optional for one in sorts)
            return PropRef(nouns.thing_type(sort.kind), name, thing, left_out)
        if sort.sort == FACE:
            return dice.face(w, thing)
        if sort.sort == "enum":
            return PropRef(ir.Type("enum", thing.type.kinds, name), name, thing)
        if sort.sort == "condition":
            return printed_conditions.CondProp(ir.FLAG, name, thing, you)
        raise wrong(
            "wrong-type",
            say("not-a-value", name=name, sort=sort.sort),
            at.span(head),
            say("write", code=f"{USED[sort.sort]} {name} of ...") if sort.sort in USED else None,
        )
    if name == "number" and all(w.kinds[k].numbered for k in thing.type.kinds):
        return NumberOf(ir.NUMBER, thing)
    if name in w.definitions:
        definition = w.definitions[name]
        if not set(thing.type.kinds) <= set(w.members(definition.of)):
            said = say("said-of", name=name, kind=definition.of) if definition.of else say("one-number", name=name)
            hint = say("declare-as", code=f"{name} of {article(thing.type.kinds[0])}") if thing.type.kinds else None
            raise wrong("wrong-type", said, at.span(head), None if definition.of else hint)
        return definitions.DefRef(definitions.definition_type(c, name), definition, thing, you)
    if name in w.parameters:
        param = w.parameters[name]
        if not param.of:
            raise wrong("wrong-type", say("one-number", name=name), at.span(head))
        if not set(thing.type.kinds) <= set(w.members(param.of)):
            raise wrong("wrong-type", say("said-of", name=name, kind=param.of), at.span(head))
        return parameters.ParamRef(ir.NUMBER, param, you, thing)
    if base in w.counters and w.counters[base].of in thing.type.kinds:
        return counters.CounterRef(ir.NUMBER, w.counters[base], thing)
    if name in w.notes:
        return notes.note_value(w.notes[name], None, thing, scope, head, at)
    if name in w.zones and w.zones[name].of in thing.type.kinds:
        return zones.ZoneCount(ir.NUMBER, w.zones[name], thing)
    if w.piece(base) is not None and thing.type.kinds == (PLAYER,):
        raise wrong("which-one", say("say-where", piece=name), at.span(head), say("write", code=f"{name} of it on ..."))
    if base in w.kinds and w.kinds[base].name in [w.kinds[k].part_of for k in thing.type.kinds]:
        return WholeOf(nouns.thing_type(base), thing)
    if base in w.kinds:
        query = relations.related(c, base, thing, f"{name} of ...")
        if query is not None:
            return queries.FirstOf(query.var.type, query)
    known = [p for k in thing.type.kinds for p in w.kinds[k].properties]
    raise wrong(
        "unknown-name",
        say("has-no", kinds=thing.type.kinds, name=name),
        at.span(head),
        meant(name, [*known, *w.definitions, *w.counters, *w.zones]),
    )


def is_printed(c: Checking, name: str) -> bool:
    """A property of some kind: what is printed on a thing goes before a counter of the same name."""
    return any(name in k.properties for k in c.words.kinds.values())


def printed_gains(c: Checking, prop: str, thing: ir.Expr, tree: Any, at: At) -> str:
    """A property that prints effects or amounts: what they give can be weighed."""
    for kind in thing.type.kinds:
        sort = c.words.kinds[kind].properties.get(prop)
        if sort is None or sort.sort not in ("effect", "amounts"):
            raise wrong("wrong-type", say("not-printed", prop=prop, kind=kind), at.span(tree))
    return prop


def worth(
    c: Checking, head: Token, det: Branch | None, of_place: Branch, scope: Scope, at: At, tree: Branch
) -> ir.Expr:
    """`WORTH of reward of it`: what is printed there, weighed."""
    inner = of_place.children[0]
    if inner.data != "place_of":
        hint = say("write", code=f"{head} of reward of it")
        raise wrong("syntax", say("worth-of-printed", name=head), at.span(tree), hint)
    pronouns.absent(det, at)
    pronouns.absent(inner.children[0], at)
    thing = places.place_thing(c, inner.children[2].children[0], scope, at)
    prop = str(nouns.plain_noun(inner.children[1], at))
    return Worth(ir.NUMBER, str(head), printed_gains(c, prop, thing, inner, at), thing)


def named_thing(e: ir.Expr | None) -> int | None:
    """The thing, where it is written by its name."""
    return e.index if isinstance(e, ThingConst) else None


# ---- how it is told
def entry_name(c: Telling, e: IsEntry) -> Name:
    return Name(c.words.things[e.indices[0]].entry)


def name_phrase(c: Telling, e: ThingConst) -> Phrase:
    return Name(c.words.things[e.index].entry)


def whole_phrase(c: Telling, e: WholeOf) -> Phrase:
    return Say("property-of", property=Noun(e.type.kinds[0]), thing=term(c, e.thing))


def worth_phrase(c: Telling, e: Worth) -> Phrase:
    return Say("property-of", property=Noun(f"prop-{e.name}"), thing=term(c, e.thing))


def value_phrase(c: Telling, e: EnumConst) -> Phrase:
    values = c.words.kinds[e.type.kinds[0]].properties[e.type.prop].values
    return Say(f"is-{values[e.value]}", "is")


def printed_value(c: Telling, cond: ir.Expr) -> str:
    """The word of a printed value a thing is compared with."""
    if isinstance(cond, conditions.Compare) and isinstance(cond.left, PropRef) and isinstance(cond.right, EnumConst):
        return c.words.kinds[cond.left.type.kinds[0]].properties[cond.left.prop].values[cond.right.value]
    return ""


def property_phrase(c: Telling, e: PropRef) -> Phrase:
    if pronouns.is_it(c, e.thing):
        return Say("its-property", property=Noun(f"prop-{e.prop}"), noun=pronouns.noun_of_it(c, e.thing))
    return Say("property-of", property=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def number_phrase(c: Telling, e: NumberOf) -> Phrase:
    return Say("printed-number", thing=term(c, e.thing))


def is_entry_phrase(c: Telling, e: IsEntry) -> Phrase:
    return Say("is-thing", thing=term(c, e.thing), other=entry_name(c, e))


def is_so_phrase(c: Telling, e: PropRef) -> Phrase:
    return definitions.said_of(c, e.thing, f"is-{e.prop}", "is-so")


def is_not_so_phrase(c: Telling, e: PropRef) -> Phrase:
    return definitions.said_of(c, e.thing, f"is-{e.prop}", "is-not")


def is_not_entry_phrase(c: Telling, e: IsEntry) -> Phrase:
    return Say("is-not-thing", thing=term(c, e.thing), other=entry_name(c, e))


# ---- how it is computed
def lower_thing_const(c: Lowering, e: ThingConst, env: Env) -> Expr:
    return n.Number(e.index)


def lower_enum_const(c: Lowering, e: EnumConst, env: Env) -> Expr:
    return n.Number(e.value)


def lower_prop_ref(c: Lowering, e: PropRef, env: Env) -> Expr:
    nothing = 0 if e.type in (ir.NUMBER, ir.FLAG) else -1
    return b.item(thing_tables.prop_table(c, e.prop, nothing), dispatch.value(c, e.thing, env))


def lower_number_of(c: Lowering, e: NumberOf, env: Env) -> Expr:
    return b.item(
        c.unit.table("NUMBERS", tuple(t.number for t in c.words.things) + (0,)), dispatch.value(c, e.thing, env)
    )


def lower_whole_of(c: Lowering, e: WholeOf, env: Env) -> Expr:
    return b.item(
        c.unit.table("WHOLES", tuple(t.whole for t in c.words.things) + (-1,)), dispatch.value(c, e.thing, env)
    )


def lower_is_entry(c: Lowering, e: IsEntry, env: Env) -> Expr:
    thing = dispatch.value(c, e.thing, env)
    return b.compare(thing, "==", e.indices[0]) if len(e.indices) == 1 else b.one_of(thing, e.indices)


def lower_worth(c: Lowering, e: Worth, env: Env) -> Expr:
    table = "W_" + c.unit.numbered("worth", f"{e.name} {e.prop}")
    if table not in c.unit.tables:
        c.unit.table(table, tuple(worths(c, e)))
    return b.item(table, dispatch.value(c, e.thing, env))


def worths(c: Lowering, e: Worth) -> list[int]:
    """By thing, for what is printed on it."""
    weights = c.words.worths[e.name]
    values = [0] * (len(c.words.things) + 1)
    for thing in c.words.things:
        printed = c.game.printed.get((e.prop, thing.entry))
        if printed is not None and c.words.things[printed.thing].kind == thing.kind:
            values[thing.index] = sum(weights.get(counter.name, 0) * m for counter, m in printed.amounts)
            values[thing.index] += sum(weights.get(c.words.things[i].entry, 0) * m for i, m in printed.needs)
            if printed.effect is not None:
                values[thing.index] += sum(weights.get(name, 0) * m for name, m in brought_by(printed.effect))
    return values


# ---- what is known of it
def may_be_none(e: PropRef) -> bool:
    return e.optional or may_miss(e.thing)


def of_any_table(bounds: Bounds, e: PropRef) -> Range:
    """Which numbers are printed is a matter of tables, which others may add to."""
    return Range()


TERMS: dict[type, Term] = {
    ThingConst: Term(facts=plain(), lower=lower_thing_const, phrase=name_phrase),
    EnumConst: Term(facts=plain(), lower=lower_enum_const, phrase=value_phrase),
    PropRef: Term(
        facts=plain(always, missing=may_be_none),
        lower=lower_prop_ref,
        within=of_any_table,
        phrase=property_phrase,
        condition=is_so_phrase,
        denied=is_not_so_phrase,
    ),
    NumberOf: Term(facts=plain(), lower=lower_number_of, phrase=number_phrase),
    WholeOf: Term(facts=plain(missing=always), lower=lower_whole_of, phrase=whole_phrase),
    Worth: Term(
        facts=TermFacts(nothing, nowhere, never, never, never, of_parts), lower=lower_worth, phrase=worth_phrase
    ),
    IsEntry: Term(
        facts=plain(), lower=lower_is_entry, phrase=None, condition=is_entry_phrase, denied=is_not_entry_phrase
    ),
}
