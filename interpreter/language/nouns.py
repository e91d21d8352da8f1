"""Pronouns and words: who acts, what `that` stands for, which declared name a word means."""

from __future__ import annotations

from typing import Any

from lark import Token

from . import ir
from .model import Words
from .names import meant
from .scope import At, Phrase, Scope, wrong


def thing_type(*kinds: str) -> ir.Type:
    return ir.Type("thing", tuple(kinds))


class Nouns:
    """The ground of all resolving. Places, queries, values and conditions speak of each other, so what each of them
    needs from a later one is declared here."""

    def __init__(self, words: Words):
        self.words = words

    def you(self, scope: Scope, span: Any, at: At) -> ir.LocalRef:
        if scope.you is None:
            raise wrong(
                "no-antecedent",
                "nobody acts here, so `you` stands for no one",
                at.span(span),
                "put it into `as each player:`",
            )
        return ir.LocalRef(scope.you.type, scope.you)

    def ref(self, tree: Phrase, scope: Scope, at: At) -> ir.LocalRef:
        word = tree.data
        if word == "you":
            return self.you(scope, tree, at)
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
                    "known here: " + ", ".join(f"`that {k}`" for k in known)
                    if known
                    else f"choose or hand over a {name} first"
                )
                raise wrong("no-antecedent", f"`that {name}` has nothing to stand for", at.span(tree), hint)
        if local is None:
            shown = {"them": "they", "here": "here", "it": "it"}[str(word)]
            raise wrong(
                "no-antecedent",
                f"`{shown}` has nothing to stand for",
                at.span(tree),
                {
                    "them": "`they` is the player of an `each ...:` around it",
                    "here": "`here` is the place a rule was called `at`",
                    "it": "`it` is the thing a `where` or a definition asks about",
                }[str(word)],
            )
        return ir.LocalRef(local.type, local)

    def noun(self, token: Token, at: At) -> str:
        """The declared name a word stands for (singular or plural)."""
        return self.words.forms.get(str(token), str(token))

    def unknown(self, token: Token, at: At, what: str = "a word of this game") -> Exception:
        w = self.words
        known = [
            *w.forms,
            *w.parameters,
            *w.zones,
            *w.enum_values,
            *w.entries,
            *w.definitions,
            *(a for _, a in w.adjectives),
            *(p for k in w.kinds.values() for p in k.properties),
        ]
        return wrong("unknown-name", f"`{token}` is not {what}", at.span(token), meant(str(token), known))

    def expect(self, expr: ir.Expr, sort: str, tree: Any, at: At) -> ir.Expr:
        if expr.type.sort != sort:
            has = {"number": "a number", "flag": "yes or no", "thing": "a thing", "enum": "a printed value"}
            raise wrong("wrong-type", f"{has[sort]} belongs here, but this is {has[expr.type.sort]}", at.span(tree))
        return expr

    def whose(self, det: Phrase | None, scope: Scope, tree: Any, at: At) -> ir.Expr:
        word = str(det.children[0]) if det is not None else "your"
        if word == "their":
            if scope.they is None:
                raise wrong("no-antecedent", "`their` has nothing to stand for", at.span(tree))
            return ir.LocalRef(scope.they.type, scope.they)
        return self.you(scope, tree, at)

    # ---- what the classes above this one know
    def single(self, token: Token, scope: Scope, at: At) -> ir.Expr:
        raise NotImplementedError

    def of_value(self, head: Token, place: Phrase, scope: Scope, at: At) -> ir.Expr:
        raise NotImplementedError

    def condition(self, tree: Phrase, scope: Scope, at: At) -> ir.Expr:
        raise NotImplementedError

    def query_parts(
        self,
        det: Phrase | None,
        names: Phrase,
        of_place: Phrase | None,
        at_place: Phrase | None,
        next_to: Phrase | None,
        tests: list[Phrase],
        wheres: Phrase | None,
        scope: Scope,
        at: At,
        text: str,
    ) -> ir.Query:
        raise NotImplementedError
