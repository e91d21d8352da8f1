"""What is printed on things: effects, conditions, prices."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Problem, Span, say
from ..model import ir
from ..model.vocabulary import PropertyType
from ..packs.tree import Node
from ..reading import blocks
from ..reading.context import Checking
from ..reading.scope import At, Scope, Wrong, player_scope, wrong
from ..syntax.parser import Token
from ..terms import amounts, counters, expressions, nouns
from ..verbs import bodies
from ..verbs.sequences import NoEffect


def printed_effects(c: Checking) -> None:
    """Of every kind, each entry once: its copies bear the same."""
    for kind in c.words.kinds.values():
        for prop, sort in kind.properties.items():
            if sort.sort not in ("effect", "condition", "amounts"):
                continue
            for thing in kind.things:
                if (prop, thing.entry) in c.game.printed:
                    continue
                scope, you = player_scope(f"{kind.plural}.{thing.entry}")
                this = ir.Local(kind.name, nouns.thing_type(kind.name))
                scope.here = scope.it = this
                scope.that[kind.name] = this
                node = thing.values.get(prop)
                if node is None and sort.optional:
                    effect = NoEffect(thing.span or kind.span or Span("", 1, 1, 1), "")
                    c.game.printed[(prop, thing.entry)] = ir.PrintedEffect(prop, thing.index, you, this, effect)
                    continue
                if node is None:
                    message = say("needs-key", of=thing.entry, key=prop)
                    c.problems.append(Problem("missing-key", message, thing.span))
                    continue
                printed = ir.PrintedEffect(prop, thing.index, you, this)
                try:
                    printed = filled(c, printed, sort, node, scope)
                except Wrong as e:
                    c.keep(e)
                c.game.printed[(prop, thing.entry)] = printed


def filled(c: Checking, printed: ir.PrintedEffect, sort: PropertyType, node: Node, scope: Scope) -> ir.PrintedEffect:
    """With what stands there: an effect, a condition, or amounts of counters or of a kind's entries."""
    if sort.sort == "effect":
        return replace(printed, effect=bodies.body(c, node, scope))
    if sort.sort == "condition":
        tree, at = blocks.parsed(node, "condition")
        return replace(printed, condition=expressions.condition(c, tree, scope, at))
    tree, at = blocks.parsed(node, "amounts")
    if tree.data == "amounts_of":
        raise wrong("wrong-type", say("plain-amounts"), at.span(tree), say("write", code="2 ... and 1 ..."))
    for amount in tree.children:
        amounts.countable(amount, at)
        count, det, name = amount.children
        number = amounts.count(c, count, scope, at)
        figure = ir.figure_of(number)
        if figure is None:
            raise wrong("wrong-type", say("plain-amounts"), at.span(amount))
        amounts.no_determiner(det, at)
        if sort.kind:
            printed.needs.append((entry_of(c, sort.kind, name, at), figure))
        else:
            printed.amounts.append((counters.payable_counter(c, name, at), figure))
    return printed


def entry_of(c: Checking, kind: str, name: Token, at: At) -> int:
    """The first thing of a kind with this name."""
    found = [i for i in c.words.entries.get(str(name), []) if c.words.things[i].kind == kind]
    if not found:
        raise nouns.no_such(c, name, at, say("what-of-kind", kind=kind), [t.entry for t in c.words.kinds[kind].things])
    return found[0]
