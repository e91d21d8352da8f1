"""Pronouns and words: who acts, what `that` stands for, which declared name a word means."""

from __future__ import annotations

from itertools import chain
from typing import Any

from lark import Token

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.vocabulary import PLAYER, Counter, Vocabulary
from ..syntax import hints
from ..syntax.parser import Branch
from .names import meant
from .scope import At, Scope, Wrong, dangling, wrong

STANDS_FOR = {
    "they": say("they-stands-for"),
    "their": say("their-stands-for"),
    "here": say("here-stands-for"),
    "it": say("it-stands-for"),
    "its": say("its-stands-for"),
}
OF_THIS_GAME = say("what-word")
#: determiners that change nothing
ARTICLES = ("a", "an", "the")
#: sorts of values
SORTS = {
    "number": say("what-number"),
    "flag": say("what-yes-or-no"),
    "thing": say("what-thing"),
    "enum": say("what-printed-value"),
}


def thing_type(*kinds: str) -> ir.Type:
    return ir.Type("thing", tuple(kinds))


class Nouns:
    """The ground of all resolving. Places, queries, values and conditions speak of each other, so what each of them
    needs from a later one is declared here."""

    def __init__(self, words: Vocabulary):
        self.words = words

    def you(self, scope: Scope, span: Any, at: At) -> ir.LocalRef:
        if scope.you is None:
            raise dangling(
                scope,
                say("you-nobody"),
                at.span(span),
                say("put-into", code="as each player:"),
            )
        return ir.LocalRef(scope.you.type, scope.you)

    def ref(self, tree: Branch, scope: Scope, at: At) -> ir.LocalRef:
        word = tree.data
        if word == "you":
            return ir.LocalRef(scope.spoken.type, scope.spoken) if scope.spoken else self.you(scope, tree, at)
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
                    say("known-here", names=[f"that {k}" for k in known])
                    if known
                    else say("hand-over-first", noun=name)
                )
                raise dangling(scope, say("stands-for-nothing", word=f"that {name}"), at.span(tree), hint)
        if local is None:
            shown = {"them": "they", "here": "here", "it": "it"}[str(word)]
            raise dangling(
                scope,
                say("stands-for-nothing", word=shown),
                at.span(tree),
                STANDS_FOR[shown],
            )
        return ir.LocalRef(local.type, local)

    def noun(self, token: Token, at: At) -> str:
        """The declared name a word stands for (singular or plural)."""
        return self.words.forms.get(str(token), str(token))

    def unknown(self, token: Token, at: At, what: MessageRef = OF_THIS_GAME) -> Exception:
        w = self.words
        if str(token) in w.refused:
            return Wrong(None)
        if str(token) in hints.DIGITS:
            return wrong(
                "number-word", say("in-digits"), at.span(token), say("write", code=f"{hints.DIGITS[str(token)]}")
            )
        known = chain(  # gathered only while names are looked for
            w.forms,
            w.parameters,
            w.zones,
            w.enum_values,
            w.entries,
            w.definitions,
            (a for _, a in w.adjectives),
            (p for k in w.kinds.values() for p in k.properties),
        )
        return wrong("unknown-name", say("is-not", name=token, what=what), at.span(token), meant(str(token), known))

    def expect(self, expr: ir.Expr, sort: str, tree: Any, at: At) -> ir.Expr:
        if expr.type.sort != sort:
            raise wrong("wrong-type", say("sort-belongs", what=SORTS[sort], found=SORTS[expr.type.sort]), at.span(tree))
        return expr

    def whose(self, det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
        """Whose something is: `your`, `their`, `its`; without a word it is yours."""
        word = str(det.children[0]) if det is not None else "your"
        if word in ("their", "its"):
            local = scope.they if word == "their" else scope.it
            if local is None:
                raise dangling(scope, say("stands-for-nothing", word=word), at.first(tree), STANDS_FOR[word])
            return ir.LocalRef(local.type, local)
        if word in ("other", "another"):
            raise wrong("wrong-type", say("does-not-say-whose", word=word), at.span(det), say("write-whose"))
        if det is not None and scope.spoken is not None:
            return ir.LocalRef(scope.spoken.type, scope.spoken)
        return self.you(scope, tree, at)

    def said(self, det: Branch | None) -> str:
        """The determiner of a phrase, if it says something: articles do not."""
        word = str(det.children[0]) if det is not None else ""
        return "" if word in ARTICLES else word

    def unsaid(self, phrase: Branch | None, at: At) -> None:
        """A determiner, or a further `of` or `in`, where it could say nothing: it must not be passed over."""
        if phrase is not None and (phrase.data != "det" or self.said(phrase)):
            raise wrong("adjective", say("says-nothing", word=at.text(phrase)), at.span(phrase))

    def player(self, det: Branch | None, name: str, scope: Scope, tree: Any, at: At) -> ir.Expr:
        """The player a possessive stands for."""
        who = self.whose(det, scope, tree, at)
        if who.type.kinds != (PLAYER,):
            raise wrong("wrong-type", say("belongs-to", name=name, kind=PLAYER), at.span(tree))
        return who

    def asked_by(self, value: ir.Expr, det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
        """What is not the same for everybody may be asked about for somebody: `their price of that card`."""
        if isinstance(value, (ir.ParamRef, ir.DefRef, ir.CondProp)) and self.said(det):
            name = value.prop if isinstance(value, ir.CondProp) else at.text(tree)
            value.player = self.player(det, name, scope, tree, at)
        else:
            self.unsaid(det, at)
        return value

    def holder(self, counter: Counter, given: ir.Expr | None, scope: Scope, tree: Any, at: At) -> ir.Expr | None:
        """Whose counter it is: nobody's, a player's (yours unless said otherwise), or of a thing that must be named."""
        if counter.of == "game":
            if given is not None:
                raise wrong(
                    "wrong-type",
                    say("one-for-game", name=counter.name),
                    at.span(tree),
                    say("write-alone", code=counter.name),
                )
            return None
        if given is None:
            if counter.of == PLAYER:
                return self.you(scope, tree, at)
            raise wrong(
                "wrong-type",
                say("lies-on-which", counter=counter.name, kind=counter.of),
                at.span(tree),
                say("write", code=f"{counter.name} of that {counter.of}"),
            )
        if given.type.kinds != (counter.of,):
            raise wrong(
                "wrong-type",
                say("has-no-counter", kinds=given.type.kinds or ("number",), counter=counter.name, kind=counter.of),
                at.span(tree),
            )
        return given

    def plain(self, names: Branch, at: At) -> Token:
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

    # ---- what the classes above this one know
    def single(self, token: Token, scope: Scope, at: At) -> ir.Expr:
        raise NotImplementedError

    def of_value(self, head: Token, place: Branch, scope: Scope, at: At) -> ir.Expr:
        raise NotImplementedError

    def condition(self, tree: Branch, scope: Scope, at: At) -> ir.Expr:
        raise NotImplementedError

    def query_parts(
        self,
        det: Branch | None,
        names: Branch,
        of_place: Branch | None,
        at_place: Branch | None,
        next_to: Branch | None,
        tests: list[Branch],
        wheres: Branch | None,
        scope: Scope,
        at: At,
        text: str,
    ) -> ir.Query:
        raise NotImplementedError
