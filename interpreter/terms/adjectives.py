"""Adjectives: defined ones, printed values, flags and names, as tests of a thing."""

from __future__ import annotations

from lark import Token

from ..diagnostics.problems import say
from ..model import ir
from ..reading.context import Checking
from ..reading.names import article, meant
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax import hints
from . import nouns


def adjective(c: Checking, token: Token, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    w, name = c.words, str(token)
    kinds = it.type.kinds
    you = scope.actor
    if all((k, name) in w.adjectives for k in kinds):
        return ir.DefRef(ir.FLAG, w.adjectives[(kinds[0], name)], it, you)
    for kind, prop in w.enum_values.get(name, []):
        if kind in kinds:
            value = w.kinds[kind].properties[prop].values.index(name)
            enum = ir.Type("enum", kinds, prop)
            return ir.Compare(ir.FLAG, "==", ir.PropRef(enum, prop, it), ir.EnumConst(enum, value))
    if all(name in w.kinds[k].properties and w.kinds[k].properties[name].sort == "flag" for k in kinds):
        return ir.PropRef(ir.FLAG, name, it)
    if any(w.things[i].kind in kinds for i in w.entries.get(name, [])):
        return ir.IsEntry(ir.FLAG, it, tuple(w.entries[name]))
    printed = printed_entry(c, name, kinds)
    if printed:
        kind = w.things[w.entries[name][0]].kind
        left = ir.PropRef(nouns.thing_type(kind), printed, it)
        return ir.IsEntry(ir.FLAG, left, tuple(w.entries[name]))
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
    raise wrong(
        "unknown-name",
        say("says-nothing-about", word=name, kinds=kinds),
        at.span(token),
        meant(name, known),
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
