"""The whole game, checked: rules, printed effects, abilities, definitions, setup, scoring, end, consistency checks."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Problem, say
from ..model import ir
from ..model.checked import CheckedGame as CheckedGame
from ..model.vocabulary import PLAYER, Vocabulary
from ..packs.tree import Map, Node, Scalar
from ..reading import blocks
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import PLAYER_TYPE, Scope, Wrong, player_scope, rule_scope, wrong
from ..terms import conditions, counters, definitions, expressions, nouns
from ..verbs import bodies
from ..verbs.sequences import NoEffect
from . import abilities, printed
from .language import checking
from .offers import take_offers
from .review import review


def check_game(words: Vocabulary, problems: list[Problem]) -> CheckedGame:
    """Everything there is, in an order in which each part finds what it needs."""
    c = checking(words, problems)
    shells(c)
    define(c)
    numbers_of_things(c)
    for name, checked in list(c.game.rules.items()):
        c.game.rules[name] = replace(checked, body=bodies.body(c, checked.rule.body, rule_scope(checked)))
    printed.printed_effects(c)
    abilities.all_abilities(c)
    frame(c)
    if not problems:
        take_offers(c.game)
        review(c.game, problems)
    return c.game


def shells(c: Checking) -> None:
    """The parameters of every rule first, so that rules and abilities can speak of each other."""

    def param(noun: str) -> ir.Local | None:
        return ir.Local(noun, nouns.thing_type(*c.words.members(noun))) if noun else None

    for rule in c.words.rules.values():
        you = ir.Local("you", PLAYER_TYPE)
        c.game.rules[rule.name] = ir.CheckedRule(
            rule, you, param(rule.object), param(rule.place), NoEffect(rule.span, ""), rule.name != "round"
        )


def define(c: Checking) -> None:
    """Definitions and adjectives; an adjective is one, of however many kinds it is said."""
    adjectives = {id(d): d for d in c.words.adjectives.values()}
    for definition in (*c.words.definitions.values(), *adjectives.values()):
        scope, you = player_scope(definition.key)
        it = None
        if definition.of:
            it = ir.Local("it", nouns.thing_type(*c.words.members(definition.of)))
            scope.it = it
            scope.that[definition.of] = it
        try:
            value = definitions.definition_value(c, definition.body, definition.adjective, scope)
        except Wrong as e:
            c.keep(e)
            value = ir.Int(ir.NUMBER, 0)
        c.game.definitions[definition.key] = ir.CheckedDefinition(definition, you, it, value)


def numbers_of_things(c: Checking) -> None:
    """Parameters said of things: what each is as long as nothing changes it."""
    for param in c.words.parameters.values():
        if param.body is None:
            continue
        it = ir.Local("it", nouns.thing_type(*c.words.members(param.of)))
        scope = Scope(owner=param.name, it=it)
        scope.that[param.of] = it
        value: ir.Expr = ir.Int(ir.NUMBER, param.value)
        if isinstance(param.body, Scalar) and isinstance(param.body.value, str):
            try:
                tree, at = blocks.parsed(param.body, "value")
                value = expressions.number(c, tree, scope, at)
            except Wrong as e:
                c.keep(e)
        c.game.parameters[param.name] = ir.CheckedParameter(param, it, value)


def part_of_estimate(c: Checking, node: Node, scope: Scope) -> ir.Expr:
    """A number, written like a definition; a thing would be no number."""
    if isinstance(node, Map):
        return definitions.definition_value(c, node, False, scope)
    tree, at = blocks.parsed(node, "value")
    return expressions.number(c, tree, scope, at)


def frame(c: Checking) -> None:
    """What stands around the rules: setup, scoring, end, winner, estimate, checks."""
    w = c.words
    c.game.setup = bodies.body(c, w.setup, Scope(owner="setup")) if w.setup is not None else None
    c.game.scoring = bodies.body(c, w.scoring, Scope(owner="scoring")) if w.scoring is not None else None
    for cause in w.ends:
        try:
            tree, at = blocks.parsed(cause.when, "condition")
            when = expressions.condition(c, tree, Scope(owner="end"), at)
            c.game.ends.append((cause.name, when, cause.rounds, cause.span))
        except Wrong as e:
            c.keep(e)
    for node in w.winner:
        try:
            winner(c, node)
        except Wrong as e:
            c.keep(e)
    for name, (node, span) in w.estimate.items():
        try:
            scope, you = player_scope("estimate")
            c.game.estimate[name] = (part_of_estimate(c, node, scope), you, span)
        except Wrong as e:
            c.keep(e)
    for name, (node, span) in w.checks.items():
        try:
            tree, at = blocks.parsed(node, "condition")
            c.game.checks[name] = (expressions.condition(c, tree, Scope(owner="checks"), at), span)
        except Wrong as e:
            c.keep(e)
    if "round" not in w.rules and w.flow_span is not None and "round" not in w.refused:
        near = meant("round", [r.name for r in w.rules.values() if r.flow])
        hint = near or say("write", code="round: {as each player: turn}")
        c.problems.append(Problem("missing-key", say("flow-needs-round"), w.flow_span, hint))


def winner(c: Checking, node: Node) -> None:
    """One of what decides who wins, in the order in which it decides; `shared` comes last."""
    if isinstance(node, Scalar) and node.value == "shared":
        c.game.shared_win = True
        if node is not c.words.winner[-1] or len(c.words.winner) == 1:
            hint = say("write", code="winner: [most ..., shared]")
            raise wrong("wrong-value", say("shared-last"), node.span, hint)
        return
    tree, at = blocks.parsed(node, "ranking")
    scope, you = player_scope("winner")
    if tree.data == "only_if":
        c.game.may_win.append((expressions.condition(c, tree.children[0], scope, at), you))
        return
    value = expressions.number(c, tree.children[0], scope, at)
    counter = counters.counter_of(value)
    if counter is not None and counter.of != PLAYER:
        raise wrong("wrong-type", say("nobody-has-most", counter=counter.name), at.span(tree))
    if not conditions.speaks_of(value, you):  # the same for everybody decides nothing
        said, hint = at.text(tree.children[0]), say("write", code=f"{tree.data} your ...")
        raise wrong("wrong-type", say("nobody-has-most", counter=said), at.span(tree), hint)
    if not c.game.winner:
        c.game.score = counter
    c.game.winner.append((str(tree.data), value, you))
