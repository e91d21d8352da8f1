"""Rules called, printed effects done, answers given in a rule."""

from __future__ import annotations

from typing import Any

from lark import Token

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering.anatomy import OF_ITS_PARTS, Verb, done_if
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, Lead, composed, freely, in_turn, one
from ..model.lookups import answering, printed_on
from ..model.secrecy import Actor
from ..model.vocabulary import Rule
from ..phrases.fallbacks import Meant
from ..phrases.rule_words import rule_words
from ..phrases.telling import Telling, inline, lines, term
from ..phrases.words import Noun, Phrase, Say
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax import hints
from ..syntax.parser import Branch
from ..terms import amounts, places
from ..terms.facts import by_oneself
from . import calls, guard_ways, leaves, orders, sequences

SPOKEN = ("gain", "lose", "pay", "move", "deal", "swap", "choose", "set", "refill", "shuffle", "roll", "do")


def call(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """A rule by its name, with what it is done to and where."""
    name, handed, place = tree.children
    rule = c.words.rules.get(str(name))
    if rule is None:
        raise no_rule(c, name, text, at)
    obj = argument(c, handed, rule.object, rule, scope, at, span)
    where = None
    if rule.place:
        if place is None:
            raise wrong("arguments", say("needs-place", rule=rule.name), span, say("write", code=f"{rule.name} at ..."))
        where = of_kind(c, places.place_thing(c, place, scope, at), rule.place, at.span(place))
    elif place is not None:
        raise wrong(
            "arguments",
            say("takes-no-place", rule=rule.name),
            at.span(place),
            say("declare-as", code=f"{rule.key} at a ...:"),
        )
    return ir.Call(span, text, rule, obj, where, scope.actor)


def no_rule(c: Checking, name: Token, text: str, at: At) -> Wrong:
    """Neither a rule nor a verb: perhaps a slip we know."""
    if str(name) in c.words.refused:
        return Wrong(None)
    hint = meant(str(name), [*c.words.rules, *SPOKEN])
    slip = hints.slip(text, "line")
    if not hint and slip is not None and slip.code == "other-verb":
        return wrong(slip.code, slip.message, at.span(name), slip.hint)
    return wrong("unknown-rule", say("no-rule-or-verb", name=name), at.span(name), hint)


def argument(
    c: Checking, tree: Branch | None, noun: str, rule: Rule, scope: Scope, at: At, span: Span
) -> ir.Expr | None:
    """What a rule is done to; `noun` is what its signature asks for."""
    if not noun:
        if tree is not None:
            raise wrong(
                "arguments", say("takes-nothing", rule=rule.name), at.span(tree), say("write-alone", code=rule.name)
            )
        return None
    if tree is None:
        raise wrong(
            "arguments",
            say("needs-noun", rule=rule.name, noun=noun),
            span,
            say("write", code=f"{rule.name} that {noun}"),
        )
    if tree.data == "owned":
        raise wrong(
            "arguments",
            say("which-handed", noun=noun),
            at.span(tree),
            say("choose-then-write", noun=noun, code=f"{rule.name} that {noun}"),
        )
    named = tree.children[0] if tree.data == "named" else tree
    return of_kind(c, places.one_thing(c, named, scope, at), noun, at.span(tree))


def of_kind(c: Checking, value: ir.Expr, noun: str, span: Span) -> ir.Expr:
    """The value, if it is one of the things that a noun stands for."""
    kinds = c.words.members(noun)
    if kinds and not set(value.type.kinds) <= set(kinds):
        raise wrong("wrong-type", say("noun-belongs", noun=noun, found=value.type.kinds or ("number",)), span)
    return value


def do(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`do reward of that card`: the effect printed on a thing."""
    head, of_place = tree.children[0].children
    thing = places.place_thing(c, of_place.children[0], scope, at)
    for kind in thing.type.kinds:
        sort = c.words.kinds[kind].properties.get(str(head))
        if sort is None or sort.sort != "effect":
            known = [p for p, s in c.words.kinds[kind].properties.items() if s.sort == "effect"]
            raise wrong("unknown-name", say("no-effect", kind=kind, name=head), at.span(head), meant(str(head), known))
    return ir.Do(span, text, str(head), thing, scope.actor)


def answers(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`do what answers this`."""
    rule = next((r for r in c.words.rules.values() if r.key == scope.owner), None)
    if rule is None or rule.flow:
        raise wrong("answers-place", say("answers-of-rule"), span, say("answers-where"))
    return ir.Answers(span, text, rule)


# ---- what is known of it
def call_facts(e: ir.Call, game: CheckedGame) -> Facts:
    return composed(in_turn(game.rules[e.rule.name].body), wakes=(Happening("rule", rule=e.rule),))


def do_facts(e: ir.Do, game: CheckedGame) -> Facts:
    return composed(one(*(p.effect for p in printed_on(game, e.prop, e.thing.type.kinds))))


def answers_facts(e: ir.Answers, game: CheckedGame) -> Facts:
    bodies = tuple(a.body for a in answering(game, e.rule) if a.body is not None)
    return composed(freely(*bodies, needed=bodies))


def rule_called(e: ir.Call, game: CheckedGame) -> Lead:
    rule = game.rules[e.rule.name]
    return Lead("rule", e.rule.name, e.player, ((rule.body, rule.you),))


def printed_there(e: ir.Do, game: CheckedGame) -> Lead:
    bodies = tuple((p.effect, p.you) for p in printed_on(game, e.prop, e.thing.type.kinds) if p.effect is not None)
    return Lead("printed", e.prop, e.player, bodies)


def own_doing(e: ir.Call | ir.Do, actor: Actor) -> MessageRef | None:
    return None if by_oneself(e, actor) else say("secret-acts")


# ---- how it is told
def do_printed_phrase(c: Telling, e: ir.Do, order: str = "printed") -> Phrase:
    return Say("do-printed", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing), order=order)


def answers_phrase(c: Telling, e: ir.Answers) -> Phrase:
    return Say("answers")


def answered_phrase(c: Telling, e: ir.Do) -> Phrase:
    """What is printed and what abilities answer, as one reward."""
    return Say("do-answered", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def call_phrase(c: Telling, e: ir.Call) -> Phrase:
    if e.symbol:
        return Say("gain", what=amounts.amount_phrase(c, ir.Int(ir.NUMBER, 1), e.symbol))
    parts: dict[str, Any] = {}
    if e.object is not None:
        parts["object"] = term(c, e.object)
    if e.place is not None:
        parts["place"] = term(c, e.place)
    return rule_words(c.game, e.rule.name, meaning=meant_phrase(c, e.rule.name, parts), **parts)


def meant_phrase(c: Telling, name: str, parts: dict[str, Any]) -> Phrase | None:
    """What a rule does with what it is handed; a rule is not told inside itself."""
    if name in c.inside:
        return None
    checked = c.game.rules[name]
    handed = {local: parts.get(part) for part, local in (("object", checked.object), ("place", checked.place))}

    def teller() -> Telling:
        given = {local: phrase for local, phrase in handed.items() if local and phrase}
        return Telling(c.game, c.tables, c.style, given=given, inside=(*c.inside, name))

    return Meant(
        lambda: inline(teller(), checked.body),
        lambda: [(x.phrase, x.open) for x in lines(teller(), checked.body)],
        any(sequences.reaches(part) for part in sequences.steps_of(c, checked.body)),
    )


VERBS: dict[type[ir.Effect], Verb] = {
    ir.Call: Verb(
        facts=call_facts,
        secrecy=done_if(own_doing, by_oneself),
        leads=rule_called,
        lower=leaves.leaf_call,
        steps=calls.emit_call,
        opens=calls.call_opens,
        asks_first=calls.call_asks_first,
        guard=guard_ways.go_call,
        phrase=call_phrase,
        lines=None,
    ),
    ir.Do: Verb(
        facts=do_facts,
        secrecy=done_if(own_doing, by_oneself),
        leads=printed_there,
        lower=leaves.leaf_do,
        steps=calls.emit_do,
        phrase=do_printed_phrase,
        lines=None,
    ),
    ir.Answers: Verb(
        facts=answers_facts,
        secrecy=OF_ITS_PARTS,
        lower=leaves.leaf_answers,
        steps=orders.emit_answers,
        phrase=answers_phrase,
        lines=None,
    ),
}
