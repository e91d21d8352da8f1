"""What is printed on things: properties, numbers, names, what they are worth."""

from __future__ import annotations

from ...model import ir
from ...phrases.telling import Telling, term
from ...phrases.words import Name, Noun, Phrase, Say
from . import pronouns, queries


def entry_name(c: Telling, e: ir.IsEntry) -> Name:
    return Name(c.words.things[e.indices[0]].entry)


def name(c: Telling, e: ir.ThingConst) -> Phrase:
    return Name(c.words.things[e.index].entry)


def whole(c: Telling, e: ir.WholeOf) -> Phrase:
    return Say("property-of", property=Noun(e.type.kinds[0]), thing=term(c, e.thing))


def worth(c: Telling, e: ir.Worth) -> Phrase:
    return Say("property-of", property=Noun(f"prop-{e.name}"), thing=term(c, e.thing))


def value(c: Telling, e: ir.EnumConst) -> Phrase:
    values = c.words.kinds[e.type.kinds[0]].properties[e.type.prop].values
    return Say(f"is-{values[e.value]}", "is")


def printed_value(c: Telling, cond: ir.Expr) -> str:
    """The word of a printed value a thing is compared with."""
    if isinstance(cond, ir.Compare) and isinstance(cond.left, ir.PropRef) and isinstance(cond.right, ir.EnumConst):
        return c.words.kinds[cond.left.type.kinds[0]].properties[cond.left.prop].values[cond.right.value]
    return ""


def printed(c: Telling, e: ir.PropRef) -> Phrase:
    if pronouns.is_it(c, e.thing):
        return Say("its-property", property=Noun(f"prop-{e.prop}"), noun=pronouns.noun_of_it(c, e.thing))
    return Say("property-of", property=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def number(c: Telling, e: ir.NumberOf) -> Phrase:
    return Say("printed-number", thing=term(c, e.thing))


def is_entry(c: Telling, e: ir.IsEntry) -> Phrase:
    return Say("is-thing", thing=term(c, e.thing), other=entry_name(c, e))


def holds(c: Telling, e: ir.CondProp) -> Phrase:
    return Say("holds", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def is_so(c: Telling, e: ir.PropRef) -> Phrase:
    return Say("is-so", thing=queries.subject(c, e.thing), what=Say(f"is-{e.prop}", "is"))
