"""The whole game, checked: rules, printed effects, abilities, definitions, setup, scoring, end, consistency checks."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..errors import Problem, Span
from ..loading.tree import Map, Node, Scalar, Seq
from . import ir, parser
from .effects import Effects
from .model import Rule, Words
from .names import meant
from .nouns import thing_type
from .scope import PLAYER_TYPE, At, Phrase, Scope, Wrong, wrong


@dataclass(slots=True)
class CheckedGame:
    words: Words
    rules: dict[str, ir.CheckedRule] = field(default_factory=dict)
    #: (property, entry) -> what is printed there
    printed: dict[tuple[str, str], ir.PrintedEffect] = field(default_factory=dict)
    abilities: list[ir.CheckedAbility] = field(default_factory=list)
    definitions: dict[str, ir.CheckedDefinition] = field(default_factory=dict)
    setup: ir.Effect | None = None
    scoring: ir.Effect | None = None
    ends: list[tuple[str, ir.Expr, int, Span]] = field(default_factory=list)
    winner: list[tuple[str, ir.Expr, ir.Local]] = field(default_factory=list)
    checks: dict[str, tuple[ir.Expr, Span]] = field(default_factory=dict)
    once_scopes: set[str] = field(default_factory=set)


class Checker(Effects):
    """Resolves everything there is, in an order in which each part finds what it needs."""

    def __init__(self, words: Words, problems: list[Problem]):
        super().__init__(words, problems)
        self.game = CheckedGame(words)

    def check(self) -> CheckedGame:
        self.shells()
        self.definitions()
        for checked in self.game.rules.values():
            self.rule(checked)
        self.printed_effects()
        self.all_abilities()
        self.frame()
        self.game.once_scopes = self.once_scopes
        return self.game

    def player_scope(self, owner: str) -> tuple[Scope, ir.Local]:
        you = ir.Local("you", PLAYER_TYPE)
        return Scope(you=you, owner=owner), you

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

    def rule_scope(self, checked: ir.CheckedRule) -> Scope:
        rule = checked.rule
        scope = Scope(you=checked.you if checked.has_you else None, owner=rule.key)
        if checked.object is not None:
            scope.that[rule.object] = checked.object
        if checked.place is not None:
            scope.here = checked.place
            scope.that.setdefault(rule.place, checked.place)
        return scope

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

    def definition_value(self, node: Node, adjective: bool, scope: Scope) -> ir.Expr:
        if isinstance(node, Map):
            key = next(iter(node.items), "")
            tree = parser.parse(key, "header", Scalar(key, node.keys.get(key, node.span)), self.problems)
            if tree is None or tree.data != "levels":
                raise wrong("wrong-type", "a definition is a value, a condition or a table `by ...:`", node.span)
            at = At(Scalar(key, node.keys[key]))
            table = []
            for n, item in self.table(node.items[key], node.span):
                item_tree, item_at = self.text_of(item, "value")
                table.append((n, self.number(item_tree, scope, item_at)))
            return ir.Levels(ir.NUMBER, self.number(tree.children[0], scope, at), table)
        tree, at = self.text_of(node, "condition" if adjective else "value")
        return self.condition(tree, scope, at) if adjective else self.value(tree, scope, at)

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
                        self.problems.append(Problem("missing-key", f"{thing.entry} needs `{prop}:`", thing.span))
                        continue
                    try:
                        self.print_one(printed, sort.sort, node, scope)
                    except Wrong as e:
                        self.keep(e)
                    self.game.printed[(prop, thing.entry)] = printed

    def print_one(self, printed: ir.PrintedEffect, sort: str, node: Node, scope: Scope) -> None:
        if sort == "effect":
            printed.effect = self.body(node, scope)
        elif sort == "condition":
            tree, at = self.text_of(node, "condition")
            printed.condition = self.condition(tree, scope, at)
        else:
            tree, at = self.text_of(node, "amounts")
            for amount in tree.children:
                count, det, name = amount.children
                number = self.count(count, scope, at)
                if not isinstance(number, ir.Int):
                    raise wrong("wrong-type", "printed amounts are plain numbers", at.span(amount))
                printed.amounts.append((self.counter(name, at), number.value))

    # ---- abilities
    def all_abilities(self) -> None:
        for kind in self.words.kinds.values():
            for prop, sort in kind.properties.items():
                if sort.sort != "abilities":
                    continue
                done: set[str] = set()
                for thing in kind.things:
                    node = thing.values.get(prop)
                    if node is None or thing.entry in done:
                        continue
                    done.add(thing.entry)
                    for item in node.items if isinstance(node, Seq) else [node]:
                        self.ability(item, kind.name, thing.entry, tuple(self.words.entries[thing.entry]))
        always = self.words.always
        if isinstance(always, Map):
            for name, node in always:
                for item in node.items if isinstance(node, Seq) else [node]:
                    self.ability(item, "", name, ())

    def ability(self, node: Node, kind: str, entry: str, cards: tuple[int, ...]) -> None:
        try:
            if isinstance(node, Scalar):
                self.change(node, kind, entry, cards)
            elif isinstance(node, Map) and node.items:
                self.triggered(node, kind, entry, cards)
            else:
                raise wrong("wrong-type", "an ability is a line or a header with a body", node.span)
        except Wrong as e:
            self.keep(e)

    def new_ability(
        self, how: str, kind: str, entry: str, cards: tuple[int, ...], you: ir.Local, span: Span, text: str
    ) -> ir.CheckedAbility:
        ability = ir.CheckedAbility(len(self.game.abilities), how, cards, kind, you, None, span, text, entry)
        self.game.abilities.append(ability)
        return ability

    def change(self, node: Scalar, kind: str, entry: str, cards: tuple[int, ...]) -> None:
        tree, at = self.text_of(node, "change")
        scope, you = self.player_scope(entry)
        permit = tree.data == "permit"
        name = tree.children[0]
        param = self.words.parameters.get(str(name))
        if param is None or param.flag != permit:
            known = [p.name for p in self.words.parameters.values() if p.flag == permit]
            what = "permission" if permit else "number of the rules"
            raise wrong("unknown-name", f"there is no {what} `{name}`", at.span(name), meant(str(name), known))
        ability = self.new_ability(
            "permit" if permit else "change", kind, entry, cards, you, node.span, str(node.value)
        )
        ability.parameter = param
        ability.op = {"raise_": "+", "lower": "-", "becomes": "=", "permit": "="}[str(tree.data)]
        ability.value = ir.Int(ir.FLAG, 1) if permit else self.number(tree.children[-1], scope, at)

    def triggered(self, node: Map, kind: str, entry: str, cards: tuple[int, ...]) -> None:
        key = next(iter(node.items))
        if len(node.items) > 1:
            raise wrong(
                "two-headers",
                "an ability has one header",
                node.keys[list(node.items)[1]],
                "make it a list of abilities",
            )
        span, value = node.keys[key], node.items[key]
        scalar = Scalar(key, span)
        problems: list[Problem] = []
        tree = parser.parse(key, "header", scalar, problems)
        if tree is None:
            raise Wrong(problems[0])
        at = At(scalar)
        once: Rule | None = None
        if tree.data == "limited":
            once = self.once_rule(tree.children[0], at)
            tree = tree.children[1] if len(tree.children) > 1 else None
        if tree is None:  # once per ...: a free action
            scope, you = self.player_scope(entry)
            ability = self.new_ability("free", kind, entry, cards, you, span, key)
            ability.once, ability.body = once, self.body(value, scope, True)
            return
        if tree.data == "also_in":
            self.also_in(tree, value, kind, entry, cards, span, key, at)
            return
        if tree.data == "at_once":
            scope, you = self.player_scope(entry)
            this = ir.Local(kind, thing_type(kind)) if kind else None
            if this is not None:
                scope.that[kind] = this
            ability = self.new_ability("at_once", kind, entry, cards, you, span, key)
            ability.object = this
            ability.body = self.body(value, scope)
            return
        if tree.data in ("at_start", "at_end"):
            scope, you = self.player_scope(entry)
            name = tree.children[0]
            rule = self.words.rules.get(str(name))
            if rule is None:
                raise wrong(
                    "unknown-name", f"there is no step `{name}`", at.span(name), meant(str(name), self.words.rules)
                )
            ability = self.new_ability("whenever", kind, entry, cards, you, span, key)
            ability.event = ir.Event("start" if tree.data == "at_start" else "end", "you", rule=rule)
            ability.body, ability.once = self.body(value, scope), once
            return
        if tree.data not in ("whenever", "before"):
            raise wrong(
                "misplaced-header",
                f"`{key}` is not a header of abilities",
                span,
                "whenever, before, at once, at the start of your, once per, also in",
            )
        self.whenever(tree, value, kind, entry, cards, span, key, at, once)

    def whenever(
        self,
        tree: Phrase,
        value: Node,
        kind: str,
        entry: str,
        cards: tuple[int, ...],
        span: Span,
        key: str,
        at: At,
        once: Rule | None,
    ) -> None:
        scope, you = self.player_scope(entry)
        event_tree = tree.children[0]
        subject = event_tree.children[0]
        who = "you" if subject.data == "by_you" else self.noun(subject.children[0], at)
        if who not in ("you", "opponent", "player"):
            raise wrong(
                "unknown-name", f"`{subject.children[0]}` does nothing", at.span(subject), "you, opponents or players"
            )
        ability = self.new_ability(str(tree.data), kind, entry, cards, you, span, key)
        if who != "you":
            ability.they = ir.Local("they", PLAYER_TYPE)
            scope.they = ability.they
        ability.event, ability.once = self.event(event_tree, who, ability, scope, at), once
        ability.body = self.body(value, scope)

    def event(self, tree: Phrase, who: str, ability: ir.CheckedAbility, scope: Scope, at: At) -> ir.Event:
        w = self.words
        if tree.data in ("gained", "paid"):
            counter = self.counter(tree.children[1], at)
            return ir.Event("gain" if tree.data == "gained" else "pay", who, counter=counter)
        if tree.data == "moved_to":
            names, place = tree.children[-2], tree.children[-1]
            base = self.noun(names.children[-1], at)
            if base not in w.pieces:
                raise self.unknown(names.children[-1], at, "a piece")
            target = self.place(place, Scope(), at) if place.data != "place_ref" else ir.Place()
            where = target.kind or (target.zone.name if target.zone else "")
            if where not in w.pieces[base].places:
                raise wrong("dead-trigger", f"nothing ever moves a {base} to {where or 'that'}", at.span(place))
            if target.kind:
                ability.place = ir.Local(target.kind, thing_type(target.kind))
                scope.that[target.kind] = ability.place
            return ir.Event("move", who, piece=w.pieces[base], kind=where)
        name = tree.children[1]
        rule = w.rules.get(str(name))
        if rule is None:
            raise wrong(
                "dead-trigger",
                f"nobody ever does `{name}`: there is no such rule or verb",
                at.span(name),
                meant(str(name), [*w.rules, "gain", "pay", "move"]),
            )
        checked = self.game.rules[rule.name]
        if checked.object is not None:
            ability.object = ir.Local(rule.object, checked.object.type)
            scope.that[rule.object] = ability.object
        if checked.place is not None:
            ability.place = ir.Local(rule.place, checked.place.type)
            scope.here = ability.place
            scope.that.setdefault(rule.place, ability.place)
        det_names = [c for c in tree.children[2:] if c is not None]
        if rule.object and not det_names:
            raise wrong("arguments", f"`{rule.name}` is done to a {rule.object}", at.span(tree), f"... {rule.key}")
        return ir.Event("rule", who, rule=rule)

    def also_in(
        self, tree: Phrase, value: Node, kind: str, entry: str, cards: tuple[int, ...], span: Span, key: str, at: At
    ) -> None:
        name = tree.children[0]
        rule = self.words.rules.get(str(name))
        if rule is None:
            raise wrong("unknown-name", f"there is no rule `{name}`", at.span(name), meant(str(name), self.words.rules))
        checked = self.game.rules[rule.name]
        menu = first_menu(checked.body)
        if menu is None:
            raise wrong("no-menu", f"`{rule.name}` has no `choose one:` to add to", at.span(name))
        scope = self.rule_scope(checked)
        ability = self.new_ability("also", kind, entry, cards, checked.you, span, key)
        ability.menu, ability.body = rule, self.body(value, scope, True)
        menu.alternatives.append(ir.Alternative(entry, ability.body, ability))

    # ---- setup, scoring, end, winner, checks
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
        for node in w.winner:
            try:
                tree, at = self.text_of(node, "ranking")
                scope, you = self.player_scope("winner")
                self.game.winner.append((str(tree.data), self.number(tree.children[0], scope, at), you))
            except Wrong as e:
                self.keep(e)
        for name, (node, span) in w.checks.items():
            try:
                tree, at = self.text_of(node, "condition")
                self.game.checks[name] = (self.condition(tree, Scope(owner="checks"), at), span)
            except Wrong as e:
                self.keep(e)
        if "round" not in w.rules:
            self.problems.append(
                Problem("missing-key", "`flow:` needs a `round`", None, "flow: {round: {as each player: turn}}")
            )


def first_menu(effect: ir.Effect) -> ir.ChooseOne | None:
    """The first `choose one` in a body, looking through what stands around it."""
    if isinstance(effect, ir.ChooseOne):
        return effect
    inner: list[ir.Effect] = []
    if isinstance(effect, ir.Seq):
        inner = effect.items
    elif isinstance(effect, (ir.May, ir.Repeat, ir.OnlyIf, ir.OncePer, ir.Step)):
        inner = [effect.body]
    for item in inner:
        found = first_menu(item)
        if found is not None:
            return found
    return None


def check_game(words: Words, problems: list[Problem]) -> CheckedGame:
    return Checker(words, problems).check()
