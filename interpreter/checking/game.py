"""The whole game, checked: rules, printed effects, abilities, definitions, setup, scoring, end, consistency checks."""

from __future__ import annotations

from lark import Token

from ..diagnostics.problems import Problem, say
from ..model import ir
from ..model.checked import CheckedGame as CheckedGame
from ..model.vocabulary import PLAYER, PropertyType, Vocabulary
from ..packs.tree import Map, Node, Scalar
from ..syntax import parser
from .abilities import Abilities
from .names import meant
from .nouns import thing_type
from .review import review
from .scope import PLAYER_TYPE, At, Scope, Wrong, wrong


class Checker(Abilities):
    """Resolves everything there is, in an order in which each part finds what it needs."""

    def check(self) -> CheckedGame:
        self.shells()
        self.definitions()
        self.numbers_of_things()
        for checked in self.game.rules.values():
            self.rule(checked)
        self.printed_effects()
        self.all_abilities()
        self.frame()
        self.game.once_scopes = self.once_scopes
        return self.game

    def shells(self) -> None:
        """The parameters of every rule first, so that rules and abilities can speak of each other."""
        for rule in self.words.rules.values():

            def param(noun: str) -> ir.Local | None:
                if not noun:
                    return None
                return ir.Local(noun, thing_type(*self.words.members(noun)))

            you = ir.Local("you", PLAYER_TYPE)
            self.game.rules[rule.name] = ir.CheckedRule(
                rule, you, param(rule.object), param(rule.place), ir.Nothing(rule.span, ""), rule.name != "round"
            )

    def rule(self, checked: ir.CheckedRule) -> None:
        checked.body = self.body(checked.rule.body, self.rule_scope(checked))

    def definitions(self) -> None:
        seen = [*self.words.definitions.values(), *{id(d): d for d in self.words.adjectives.values()}.values()]
        for definition in seen:
            scope, you = self.player_scope(definition.key)
            it = None
            if definition.of:
                it = ir.Local("it", thing_type(*self.words.members(definition.of)))
                scope.it = it
                scope.that[definition.of] = it
            try:
                value = self.definition_value(definition.body, definition.adjective, scope)
            except Wrong as e:
                self.keep(e)
                value = ir.Int(ir.NUMBER, 0)
            self.game.definitions[definition.key] = ir.CheckedDefinition(definition, you, it, value)

    def numbers_of_things(self) -> None:
        """Parameters said of things: what each is as long as nothing changes it."""
        for param in self.words.parameters.values():
            if param.body is None:
                continue
            it = ir.Local("it", thing_type(*self.words.members(param.of)))
            scope = Scope(owner=param.name, it=it)
            scope.that[param.of] = it
            value: ir.Expr = ir.Int(ir.NUMBER, param.value)
            if isinstance(param.body, Scalar) and isinstance(param.body.value, str):
                try:
                    tree, at = self.text_of(param.body, "value")
                    value = self.number(tree, scope, at)
                except Wrong as e:
                    self.keep(e)
            self.game.parameters[param.name] = ir.CheckedParameter(param, it, value)

    def definition_value(self, node: Node, adjective: bool, scope: Scope) -> ir.Expr:
        if isinstance(node, Map):
            key = next(iter(node.items), "")
            if key.startswith("if "):
                return self.by_case(node, adjective, scope)
            if len(node.items) != 1:
                raise wrong(
                    "two-headers",
                    say("definition-one-header"),
                    node.span,
                    say("write", code="{by ...: {1: ..., 2: ...}}"),
                )
            tree = parser.parse(key, "header", Scalar(key, node.keys.get(key, node.span)), self.problems)
            if tree is None or tree.data != "levels":
                raise wrong(
                    "wrong-type",
                    say("definition-shape"),
                    node.span,
                )
            at = At(Scalar(key, node.keys[key]))
            table = []
            for n, item in self.table(node.items[key], node.span):
                item_tree, item_at = self.text_of(item, "value")
                table.append((n, self.number(item_tree, scope, item_at)))
            return ir.Levels(ir.NUMBER, self.number(tree.children[0], scope, at), table)
        tree, at = self.text_of(node, "condition" if adjective else "value")
        if adjective:
            return self.condition(tree, scope, at)
        value = self.value(tree, scope, at)
        if value.type.sort == "thing" and at.text(tree).startswith("the "):
            return value
        return self.expect(value, "number", tree, at)

    def by_case(self, node: Map, adjective: bool, scope: Scope) -> ir.Expr:
        """`{if CONDITION: NUMBER, otherwise if CONDITION: NUMBER, otherwise: NUMBER}`, from the last to the first."""
        if adjective:
            raise wrong("wrong-type", say("cases-for-numbers"), node.span, say("join-conditions"))
        *cases, last = node.items
        if last != "otherwise":
            raise wrong("missing-key", say("other-cases"), node.keys[last], say("add-code", code="otherwise: ..."))
        value = self.definition_value(node.items[last], False, scope)
        for i, key in reversed(list(enumerate(cases))):
            head = Scalar(key, node.keys[key])
            tree = parser.parse(key, "header", head, self.problems)
            if tree is None:
                raise Wrong(None)
            if tree.data != ("otherwise_if" if i else "if_"):
                hint = say("write", code="{if ...: 2, otherwise if ...: 3, otherwise: 1}")
                raise wrong("misplaced-header", say("no-case", key=key), head.span, hint)
            cond = self.condition(tree.children[0], scope, At(head))
            value = ir.IfElse(ir.NUMBER, cond, self.definition_value(node.items[key], False, scope), value)
        return value

    def part_of_estimate(self, node: Node, scope: Scope) -> ir.Expr:
        """A number, written like a definition; a thing would be no number."""
        if isinstance(node, Map):
            return self.definition_value(node, False, scope)
        tree, at = self.text_of(node, "value")
        return self.number(tree, scope, at)

    # ---- what is printed on things
    def printed_effects(self) -> None:
        for kind in self.words.kinds.values():
            for prop, sort in kind.properties.items():
                if sort.sort not in ("effect", "condition", "amounts"):
                    continue
                for thing in kind.things:
                    if (prop, thing.entry) in self.game.printed:
                        continue
                    scope, you = self.player_scope(f"{kind.plural}.{thing.entry}")
                    this = ir.Local(kind.name, thing_type(kind.name))
                    scope.here = scope.it = this
                    scope.that[kind.name] = this
                    printed = ir.PrintedEffect(prop, thing.index, you, this)
                    node = thing.values.get(prop)
                    if node is None:
                        self.problems.append(
                            Problem("missing-key", say("needs-key", of=thing.entry, key=prop), thing.span)
                        )
                        continue
                    try:
                        self.print_one(printed, sort, node, scope)
                    except Wrong as e:
                        self.keep(e)
                    self.game.printed[(prop, thing.entry)] = printed

    def print_one(self, printed: ir.PrintedEffect, sort: PropertyType, node: Node, scope: Scope) -> None:
        if sort.sort == "effect":
            printed.effect = self.body(node, scope)
        elif sort.sort == "condition":
            tree, at = self.text_of(node, "condition")
            printed.condition = self.condition(tree, scope, at)
        else:
            tree, at = self.text_of(node, "amounts")
            if tree.data == "amounts_of":
                raise wrong("wrong-type", say("plain-amounts"), at.span(tree), say("write", code="2 ... and 1 ..."))
            for amount in tree.children:
                self.plainly(amount, at)
                count, det, name = amount.children
                number = self.count(count, scope, at)
                if not isinstance(number, ir.Int):
                    raise wrong("wrong-type", say("plain-amounts"), at.span(amount))
                self.undetermined(det, at)
                if sort.kind:
                    printed.needs.append((self.entry_of(sort.kind, name, at), number.value))
                else:
                    printed.amounts.append((self.payable(name, at), number.value))

    def entry_of(self, kind: str, name: Token, at: At) -> int:
        found = [i for i in self.words.entries.get(str(name), []) if self.words.things[i].kind == kind]
        if not found:
            raise self.no_such(
                name, at, say("what-of-kind", kind=kind), [t.entry for t in self.words.kinds[kind].things]
            )
        return found[0]

    # ---- setup, scoring, end, winner, estimate, checks
    def frame(self) -> None:
        w = self.words
        self.game.setup = self.body(w.setup, Scope(owner="setup")) if w.setup is not None else None
        self.game.scoring = self.body(w.scoring, Scope(owner="scoring")) if w.scoring is not None else None
        for cause in w.ends:
            try:
                tree, at = self.text_of(cause.when, "condition")
                self.game.ends.append(
                    (cause.name, self.condition(tree, Scope(owner="end"), at), cause.rounds, cause.span)
                )
            except Wrong as e:
                self.keep(e)
        for i, node in enumerate(w.winner):
            try:
                if isinstance(node, Scalar) and node.value == "shared":
                    self.game.shared_win = True
                    if not 0 < i == len(w.winner) - 1:
                        hint = say("write", code="winner: [most ..., shared]")
                        raise wrong("wrong-value", say("shared-last"), node.span, hint)
                    continue
                tree, at = self.text_of(node, "ranking")
                scope, you = self.player_scope("winner")
                if tree.data == "only_if":
                    self.game.may_win.append((self.condition(tree.children[0], scope, at), you))
                    continue
                value = self.number(tree.children[0], scope, at)
                if isinstance(value, ir.CounterRef) and value.counter.of != PLAYER:
                    raise wrong("wrong-type", say("nobody-has-most", counter=value.counter.name), at.span(tree))
                self.game.winner.append((str(tree.data), value, you))
            except Wrong as e:
                self.keep(e)
        for name, (node, span) in w.estimate.items():
            try:
                scope, you = self.player_scope("estimate")
                self.game.estimate[name] = (self.part_of_estimate(node, scope), you, span)
            except Wrong as e:
                self.keep(e)
        for name, (node, span) in w.checks.items():
            try:
                tree, at = self.text_of(node, "condition")
                self.game.checks[name] = (self.condition(tree, Scope(owner="checks"), at), span)
            except Wrong as e:
                self.keep(e)
        if "round" not in w.rules and w.flow_span is not None and "round" not in w.refused:
            near = meant("round", [r.name for r in w.rules.values() if r.flow])
            self.problems.append(
                Problem(
                    "missing-key",
                    say("flow-needs-round"),
                    w.flow_span,
                    near or say("write", code="round: {as each player: turn}"),
                )
            )


def check_game(words: Vocabulary, problems: list[Problem]) -> CheckedGame:
    game = Checker(words, problems).check()
    if not problems:
        review(game, problems)
    return game
