"""Values and conditions: whatever the grammar has parsed is read by the function that the language has for it."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..model import ir
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch, Token
from . import nouns


def value(c: Checking, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr:
    if isinstance(tree, Token):
        raise nouns.unknown(c, tree, at, scope=scope)
    read = c.language.values.get(tree.data)
    if read is None:
        raise wrong("syntax", say("what-belongs", what=say("what-value")), at.span(tree))
    return read(c, tree, scope, at)


def number(c: Checking, tree: Branch | Token, scope: Scope, at: At) -> ir.Expr:
    return nouns.expect(value(c, tree, scope, at), "number", tree, at)


def condition(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    read = c.language.conditions.get(tree.data)
    if read is not None:
        return read(c, tree, scope, at)
    return nouns.expect(value(c, tree, scope, at), "flag", tree, at)
