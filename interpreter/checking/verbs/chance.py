"""Chance: stacks shuffled, counters rolled, layouts laid out."""

from __future__ import annotations

from ...diagnostics.problems import Span, say
from ...model import ir
from ...syntax.parser import Branch
from ..context import Checking
from ..scope import At, Scope, wrong
from ..terms import noun_values, nouns, zones


def shuffle(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    zone, holder = zones.zone_of(c, tree.children[0], scope, at)
    if zone.form != "stack":
        raise wrong("wrong-type", say("only-stack-shuffled", zone=zone.name, form=zone.form), span)
    return ir.Shuffle(span, text, zone, holder)


def roll(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    left, low, high = tree.children
    target = noun_values.noun_value(c, left, scope, at)
    if not isinstance(target, ir.CounterRef):
        raise wrong("wrong-type", say("only-counter-rolled"), at.span(left), say("declare-counter"))
    if int(low) >= int(high):
        raise wrong("wrong-value", say("rolled-range"), at.span(low))
    return ir.Roll(span, text, target.counter, target.holder, int(low), int(high))


def lay_out(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    name = str(tree.children[0])
    if name not in c.words.layouts:
        raise nouns.no_such(c, tree.children[0], at, say("what-layout"), c.words.layouts)
    return ir.LayOut(span, text, c.words.layouts[name])
