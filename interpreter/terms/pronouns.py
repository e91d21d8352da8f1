"""Pronouns and determiners: who acts, what `it`, `here` and `that` stand for, and whose something is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..model import ir
from ..model.vocabulary import PLAYER
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import At, Scope, dangling, stands_for_nothing, wrong
from ..syntax.parser import Branch

#: determiners that change nothing
ARTICLES = ("a", "an", "the")
POSSESSIVES = ("your", "their", "its")


def you(scope: Scope, tree: Any, at: At) -> ir.LocalRef:
    """Whoever acts, where somebody has to."""
    if scope.you is None:
        raise dangling(
            scope,
            say("you-nobody"),
            at.span(tree),
            say("put-into", code="as each player:"),
        )
    return ir.LocalRef(scope.you.type, scope.you)


def ref(tree: Branch, scope: Scope, at: At) -> ir.LocalRef:
    """What a pronoun stands for."""
    word = tree.data
    if word == "you":
        return ir.LocalRef(scope.spoken.type, scope.spoken) if scope.spoken else you(scope, tree, at)
    if word == "them":
        local = scope.they
    elif word == "here":
        local = scope.here
    elif word == "it":
        local = scope.it
    else:
        name = str(tree.children[0])
        local = scope.that.get(name)
        if local is None:
            known = sorted(scope.that)
            hint = meant(name, known) or (
                say("known-here", names=[f"that {k}" for k in known]) if known else say("hand-over-first", noun=name)
            )
            raise dangling(scope, say("stands-for-nothing", word=f"that {name}"), at.span(tree), hint)
    if local is None:
        shown = {"them": "they", "here": "here", "it": "it"}[str(word)]
        raise stands_for_nothing(scope, shown, at.span(tree))
    return ir.LocalRef(local.type, local)


def pronoun(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    return ref(tree, scope, at)


def determiner(det: Branch | None) -> str:
    """The determiner of a phrase, if it says something: articles do not."""
    word = str(det.children[0]) if det is not None else ""
    return "" if word in ARTICLES else word


def absent(phrase: Branch | None, at: At) -> None:
    """A determiner, or a further `of` or `in`, where it could say nothing: it must not be passed over."""
    if phrase is not None and (phrase.data != "det" or determiner(phrase)):
        raise wrong("adjective", say("says-nothing", word=at.text(phrase)), at.span(phrase))


def whose(det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
    """Whose something is: `your`, `their`, `its`; without a word it is yours."""
    word = str(det.children[0]) if det is not None else "your"
    if word in ("their", "its"):
        local = scope.they if word == "their" else scope.it
        if local is None:
            raise stands_for_nothing(scope, word, at.first(tree))
        return ir.LocalRef(local.type, local)
    if word in ("other", "another"):
        raise wrong("wrong-type", say("does-not-say-whose", word=word), at.span(det), say("write-whose"))
    if det is not None and scope.spoken is not None:
        return ir.LocalRef(scope.spoken.type, scope.spoken)
    return you(scope, tree, at)


def player(det: Branch | None, name: str, scope: Scope, tree: Any, at: At) -> ir.Expr:
    """The player a possessive stands for."""
    who = whose(det, scope, tree, at)
    if who.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("belongs-to", name=name, kind=PLAYER), at.span(tree))
    return who


def for_player(value: ir.Expr, det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
    """What is not the same for everybody may be asked about for somebody: `their price of that card`."""
    if isinstance(value, (ir.ParamRef, ir.DefRef, ir.CondProp)) and determiner(det):
        name = value.prop if isinstance(value, ir.CondProp) else at.text(tree)
        return replace(value, player=player(det, name, scope, tree, at))
    absent(det, at)
    return value
