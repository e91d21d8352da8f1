"""Words of a game: which declared name a noun stands for, and what to answer where there is none."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.vocabulary import PLAYER
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax import hints
from ..syntax.parser import Branch, Token

OF_THIS_GAME = say("what-word")
#: which round it is
ROUND = "round"
#: sorts of values
SORTS = {
    "number": say("what-number"),
    "flag": say("what-yes-or-no"),
    "thing": say("what-thing"),
    "enum": say("what-printed-value"),
}


def thing_type(*kinds: str) -> ir.Type:
    return ir.Type("thing", tuple(kinds))


def base_form(c: Checking, token: Token) -> str:
    """The declared name a word stands for (singular or plural)."""
    return c.words.forms.get(str(token), str(token))


def unknown(c: Checking, token: Token, at: At, what: MessageRef = OF_THIS_GAME, scope: Scope | None = None) -> Wrong:
    """A word that is none of this game; if it is what was named before (`scope`), how one speaks of that."""
    w = c.words
    if str(token) in w.refused:
        return Wrong(None)
    if str(token) in hints.DIGITS:
        return wrong("number-word", say("in-digits"), at.span(token), say("write", code=f"{hints.DIGITS[str(token)]}"))
    named = scope.that.get(str(token)) if scope is not None else None
    if named is not None:  # a number may stand where only one word can
        hint = say("write", code=f"(that {token})" if named.type == ir.NUMBER else f"that {token}")
        return wrong("unknown-name", say("is-not", name=token, what=what), at.span(token), hint)
    needed = _lacks_an_owner(c, str(token), scope) if what is OF_THIS_GAME and _alone(token, at) else None
    if needed is not None:
        return wrong("which-one", needed[0], at.span(token), say("write", code=needed[1]))
    known = chain(  # gathered only while names are looked for
        w.forms,
        w.parameters,
        w.zones,
        w.notes,
        w.enum_values,
        w.entries,
        w.definitions,
        (a for _, a in w.adjectives),
        (p for k in w.kinds.values() for p in k.properties),
        (ROUND,),
    )
    return wrong("unknown-name", say("is-not", name=token, what=what), at.span(token), meant(str(token), known))


def _alone(token: Token, at: At) -> bool:
    """Does neither a word before it nor one behind it say whose it is?"""
    text, start, end = str(at.scalar.value), token.start_pos or 0, token.end_pos or 0
    return text[:start].split()[-1:] not in (["your"], ["their"], ["its"]) and text[end:].split()[:1] != ["of"]


def _lacks_an_owner(c: Checking, name: str, scope: Scope | None) -> tuple[MessageRef, str] | None:
    """A word of the game that stands alone, though it is said of somebody or something: what is said, and the form."""
    zone = c.words.zones.get(name)
    if zone is not None and zone.of == PLAYER:
        return say("say-whose", zone=name), f"your {name}"
    if zone is not None and zone.of != "game":
        return say("said-of", name=name, kind=zone.of), f"{name} of that {zone.of}"
    printed = [kind.name for kind in c.words.kinds.values() if name in kind.properties]
    if not printed:
        return None
    asked = scope is not None and scope.it is not None and {*scope.it.type.kinds} & {*printed}
    return say("said-of", name=name, kind=printed[0]), f"{name} of {'it' if asked else f'that {printed[0]}'}"


def no_such(c: Checking, name: Token, at: At, what: MessageRef, known: Iterable[str]) -> Wrong:
    """An unknown name where only some names can stand."""
    if str(name) in c.words.refused:
        return Wrong(None)
    return wrong("unknown-name", say("is-not", name=name, what=what), at.span(name), meant(str(name), known))


def expect(expr: ir.Expr, sort: str, tree: Any, at: At) -> ir.Expr:
    """The value, if it is of the sort that belongs here."""
    if expr.type.sort != sort:
        raise wrong("wrong-type", say("sort-belongs", what=SORTS[sort], found=SORTS[expr.type.sort]), at.span(tree))
    return expr


def plain_noun(names: Branch, at: At) -> Token:
    """A noun where no adjective can stand; one that is not understood must not be passed over."""
    *adjectives, head = names.children
    if adjectives:
        raise wrong(
            "adjective",
            say("no-adjective", adjective=adjectives[0]),
            at.span(adjectives[0]),
            say("use-query", code="count of ... where ..."),
        )
    token: Token = head
    return token
