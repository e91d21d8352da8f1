"""Abilities: what cards change while they are in play, what they answer, and which alternatives they add."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lark import Token

from ..diagnostics.problems import Problem, Span, say
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER, Parameter, Rule, Vocabulary
from ..packs.tree import Map, Node, Scalar, Seq
from ..syntax import parser
from ..syntax.parser import Branch
from .effects import Effects
from .names import article, meant
from .nouns import thing_type
from .scope import PLAYER_TYPE, At, Scope, Wrong, wrong

HEADERS = ("whenever", "before", "at once", "at the start of your", "at the end of your", "once per", "also in")


@dataclass(frozen=True, slots=True)
class Bearer:
    """The card an ability is printed on; without a kind it is always active."""

    kind: str
    entry: str
    cards: tuple[int, ...]


@dataclass(slots=True)
class Trigger:
    """The header of an ability with its body."""

    tree: Branch
    value: Node
    bearer: Bearer
    at: At
    span: Span
    key: str
    once: Rule | None = None


class Abilities(Effects):
    def __init__(self, words: Vocabulary, problems: list[Problem]):
        super().__init__(words, problems)
        self.game = CheckedGame(words)

    def player_scope(self, owner: str) -> tuple[Scope, ir.Local]:
        you = ir.Local("you", PLAYER_TYPE)
        return Scope(you=you, owner=owner), you

    def rule_scope(self, checked: ir.CheckedRule) -> Scope:
        rule = checked.rule
        scope = Scope(you=checked.you if checked.has_you else None, owner=rule.key)
        if checked.object is not None:
            scope.that[rule.object] = checked.object
        if checked.place is not None:
            scope.here = checked.place
            scope.that.setdefault(rule.place, checked.place)
        return scope

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
                    bearer = Bearer(kind.name, thing.entry, tuple(self.words.entries[thing.entry]))
                    for item in node.items if isinstance(node, Seq) else [node]:
                        self.ability(item, bearer)
        always = self.words.always
        if isinstance(always, Map):
            for name, node in always:
                for item in node.items if isinstance(node, Seq) else [node]:
                    self.ability(item, Bearer("", name, ()))

    def ability(self, node: Node, bearer: Bearer) -> None:
        try:
            if isinstance(node, Scalar) and isinstance(node.value, str):
                self.change(node, bearer)
            elif isinstance(node, Map) and node.items:
                self.triggered(node, bearer)
            else:
                raise wrong("wrong-type", say("ability-shape"), node.span)
        except Wrong as e:
            self.keep(e)
            if isinstance(node, Map):
                scope, _ = self.player_scope(bearer.entry)
                self.look_inside(node, list(node.items), scope, 0)

    def new_ability(self, how: str, bearer: Bearer, you: ir.Local, span: Span, text: str) -> ir.CheckedAbility:
        index = len(self.game.abilities)
        ability = ir.CheckedAbility(index, how, bearer.cards, bearer.kind, you, None, span, text, bearer.entry)
        self.game.abilities.append(ability)
        return ability

    def change(self, node: Scalar, bearer: Bearer) -> None:
        tree, at = self.text_of(node, "change")
        scope, you = self.player_scope(bearer.entry)
        permit = tree.data == "permit"
        name = tree.children[0]
        param = self.words.parameters.get(str(name))
        if param is None or param.flag != permit:
            known = [p.name for p in self.words.parameters.values() if p.flag == permit]
            no_such = say("no-permission", name=name) if permit else say("no-number", name=name)
            hint = meant(str(name), known) or (say("declare-parameter") if param is None else None)
            raise wrong("unknown-name", no_such, at.span(name), hint)
        targets: tuple[int, ...] = ()
        if not permit and tree.children[1] is not None:
            targets = self.changed(param, tree.children[1], scope, at)
        elif param.of:
            hint = say("write", code=f"your {name} of a {param.of} is ...")
            raise wrong("which-one", say("said-of", name=name, kind=param.of), at.span(name), hint)
        value = ir.Int(ir.FLAG, 1) if permit else self.number(tree.children[-1], scope, at)
        ability = self.new_ability("permit" if permit else "change", bearer, you, node.span, str(node.value))
        ability.parameter, ability.value = param, value
        ability.targets, ability.it = targets, scope.it
        ability.op = {"raise_": "+", "lower": "-", "becomes": "=", "permit": "="}[str(tree.data)]

    def changed(self, param: Parameter, of_place: Branch, scope: Scope, at: At) -> tuple[int, ...]:
        """Of which things a number is changed: `of a KIND` means all of them, which is said by an empty list."""
        place = of_place.children[0]
        if not param.of:
            raise wrong("wrong-type", say("one-number", name=param.name), at.span(of_place))
        kinds = self.words.members(param.of)
        scope.it = ir.Local("it", thing_type(*kinds))
        if place.data != "place_name":
            raise wrong("wrong-type", say("changed-entry", name=param.name, kind=param.of), at.span(place))
        det, names = place.children
        word = self.plain(names, at)
        if self.noun(word, at) == param.of and det is not None and str(det.children[0]) in ("a", "an"):
            return ()
        found = tuple(self.words.entries.get(str(word), ())) or tuple(
            i for n, i in self.words.thing_names.items() if n == str(word)
        )
        if det is not None or not found or any(self.words.things[i].kind not in kinds for i in found):
            known = [t.entry for kind in kinds for t in self.words.kinds[kind].things]
            message = say("changed-entry", name=param.name, kind=param.of)
            raise wrong("unknown-name", message, at.span(place), meant(str(word), known))
        return found

    # ---- headers
    def triggered(self, node: Map, bearer: Bearer) -> None:
        key = next(iter(node.items))
        if len(node.items) > 1:
            second = node.keys[list(node.items)[1]]
            raise wrong("two-headers", say("ability-one-header"), second, say("list-of-abilities"))
        scalar = Scalar(key, node.keys[key])
        problems: list[Problem] = []
        tree = parser.parse(key, "header", scalar, problems)
        if tree is None:
            raise Wrong(problems[0])
        trigger = Trigger(tree, node.items[key], bearer, At(scalar), scalar.span, key)
        if tree.data == "limited":
            trigger.once = self.once_rule(tree.children[0], trigger.at)
            if len(tree.children) == 1:
                self.free_action(trigger)
                return
            trigger.tree = tree.children[1]
        answers: dict[str, Callable[[Trigger], None]] = {
            "also_in": self.also_in,
            "at_once": self.at_once,
            "at_start": self.at_step,
            "at_end": self.at_step,
            "whenever": self.whenever,
            "before": self.whenever,
        }
        answer = answers.get(str(trigger.tree.data))
        if answer is None:
            raise wrong(
                "misplaced-header", say("no-ability-header", key=key), trigger.span, say("one-of", names=HEADERS)
            )
        answer(trigger)

    def free_action(self, t: Trigger) -> None:
        """`once per ...:` alone: something one may do whenever nothing else has been begun."""
        scope, you = self.player_scope(t.bearer.entry)
        ability = self.new_ability("free", t.bearer, you, t.span, t.key)
        ability.once, ability.body = t.once, self.body(t.value, scope, True)

    def at_once(self, t: Trigger) -> None:
        if t.once is not None:
            raise wrong("misplaced-header", say("at-once-anyway"), t.span, say("write", code="at once:"))
        scope, you = self.player_scope(t.bearer.entry)
        ability = self.new_ability("at_once", t.bearer, you, t.span, t.key)
        if t.bearer.kind:
            ability.object = ir.Local(t.bearer.kind, thing_type(t.bearer.kind))
            scope.that[t.bearer.kind] = ability.object
        ability.body = self.body(t.value, scope)

    def at_step(self, t: Trigger) -> None:
        scope, you = self.player_scope(t.bearer.entry)
        rule = self.named(t.tree.children[0], t.at)
        ability = self.new_ability("whenever", t.bearer, you, t.span, t.key)
        ability.event = ir.Event("start" if t.tree.data == "at_start" else "end", "you", rule=rule)
        ability.body, ability.once = self.body(t.value, scope), t.once

    def named(self, name: Token, at: At) -> Rule:
        rule = self.words.rules.get(str(name))
        if rule is None:
            if str(name) in self.words.refused:
                raise Wrong(None)
            hint = meant(str(name), self.words.rules)
            raise wrong("unknown-rule", say("no-rule", name=name), at.span(name), hint)
        return rule

    def whenever(self, t: Trigger) -> None:
        scope, you = self.player_scope(t.bearer.entry)
        event_tree = t.tree.children[0]
        subject = event_tree.children[0]
        who = "you" if subject.data == "by_you" else self.noun(subject.children[0], t.at)
        if who not in ("you", "opponent", "player"):
            name = subject.children[0]
            raise wrong(
                "unknown-name",
                say("does-nothing", name=name),
                t.at.span(name),
                say("one-of", names=("you", "opponents", "players")),
            )
        ability = ir.CheckedAbility(
            -1, str(t.tree.data), t.bearer.cards, t.bearer.kind, you, None, t.span, t.key, t.bearer.entry
        )
        if who != "you":
            ability.they = scope.they = ir.Local("they", PLAYER_TYPE)
        ability.event, ability.once = self.event(event_tree, who, ability, scope, t.at), t.once
        ability.index = len(self.game.abilities)
        self.game.abilities.append(ability)
        ability.body = self.body(t.value, scope)

    # ---- events
    def event(self, tree: Branch, who: str, ability: ir.CheckedAbility, scope: Scope, at: At) -> ir.Event:
        if tree.data in ("gained", "paid"):
            noun = self.noun(tree.children[1], at)
            group = self.words.groups.get(noun)
            members = group.members if group is not None and not group.kinds else []
            counters = tuple(self.words.counters[m] for m in members if m in self.words.counters)
            counters = counters or (self.counter(tree.children[1], at),)
            return ir.Event("gain" if tree.data == "gained" else "pay", who, counters, noun)
        if tree.data == "moved_to":
            return self.move_event(tree, who, ability, scope, at)
        return self.rule_event(tree, who, ability, scope, at)

    def move_event(self, tree: Branch, who: str, ability: ir.CheckedAbility, scope: Scope, at: At) -> ir.Event:
        w = self.words
        det, names, place = tree.children[1:]
        self.any_of_them(det, at)
        base = self.noun(self.plain(names, at), at)
        if base in w.kinds:
            return self.thing_event(base, place, who, ability, scope, at)
        if base not in w.pieces:
            raise self.no_such(names.children[-1], at, say("what-kind-or-piece"), [*w.pieces, *w.kinds])
        if place.data == "place_ref":
            raise wrong(
                "dead-trigger",
                say("trigger-one-place"),
                at.span(place),
                say("write", code=f"whenever you move {article(base)} to a ..."),
            )
        self.any_of_them(place.children[0], at)
        target = self.place(place, scope, at)
        where = target.kind or (target.zone.name if target.zone else "")
        if where not in w.pieces[base].places:
            shown = where or at.text(place)
            raise wrong(
                "dead-trigger",
                say("nothing-moves-there", piece=base, place=shown),
                at.span(place),
                say("lies-on", piece=base, places=w.pieces[base].places),
            )
        if target.kind:
            ability.place = ir.Local(target.kind, thing_type(target.kind))
            scope.that[target.kind] = ability.place
        return ir.Event("move", who, piece=w.pieces[base], kind=where)

    def thing_event(
        self, kind: str, place: Branch, who: str, ability: ir.CheckedAbility, scope: Scope, at: At
    ) -> ir.Event:
        """A single thing moved to a zone."""
        zone = self.words.zones.get(str(place.children[1].children[-1])) if place.data == "place_name" else None
        if zone is None or kind not in zone.holds or len(place.children[1].children) > 1:
            zones = [z.name for z in self.words.zones.values() if kind in z.holds]
            message = say("nothing-moves-there", piece=kind, place=at.text(place))
            raise wrong("dead-trigger", message, at.span(place), say("lies-on", piece=kind, places=zones))
        det = place.children[0]
        ability.object = ir.Local(kind, thing_type(kind))
        scope.that[kind] = ability.object
        own = self.said(det) == "your" and zone.of == PLAYER
        if not own:
            self.any_of_them(det, at)
        return ir.Event("move", who, noun=kind, kind=zone.name, own=own)

    def rule_event(self, tree: Branch, who: str, ability: ir.CheckedAbility, scope: Scope, at: At) -> ir.Event:
        w = self.words
        name, det, names, place = tree.children[1:]
        self.any_of_them(det, at)
        rule = w.rules.get(str(name))
        if rule is None:
            raise self.never_done(name, at)
        checked = self.game.rules[rule.name]
        self.same_noun(names, rule.object, rule, name, at)
        if place is not None:
            place_det, place_names, *tests = place.children
            self.any_of_them(place_det, at)
            if any(t is not None for t in tests):
                raise wrong(
                    "trigger-test",
                    say("trigger-every-place"),
                    at.span(place),
                    say("below-trigger", code="if here is ...:"),
                )
            self.same_noun(place_names, rule.place, rule, name, at)
        if checked.object is not None:
            ability.object = ir.Local(rule.object, checked.object.type)
            scope.that[rule.object] = ability.object
        if checked.place is not None:
            ability.place = ir.Local(rule.place, checked.place.type)
            scope.here = ability.place
            scope.that.setdefault(rule.place, ability.place)
        return ir.Event("rule", who, rule=rule)

    def any_of_them(self, det: Branch | None, at: At) -> None:
        """A trigger answers whatever it was done with: what it was in particular is asked below it."""
        if self.said(det):
            hint = say("below-trigger", code="if ...:")
            raise wrong("trigger-test", say("trigger-any", word=self.said(det)), at.span(det), hint)

    def same_noun(self, names: Branch | None, noun: str, rule: Rule, name: Token, at: At) -> None:
        """A trigger names what its rule is done to as the rule itself does."""
        if names is None:
            if noun == rule.object and noun:
                raise wrong(
                    "arguments",
                    say("done-to", rule=rule.name, noun=noun),
                    at.span(name),
                    say("write", code=f"... you {rule.key}"),
                )
            return
        *tests, head = names.children
        if tests:
            raise wrong(
                "trigger-test",
                say("trigger-every-noun", noun=head),
                at.span(tests[0]),
                say("below-trigger", code=f"if that {head} is {tests[0]}:"),
            )
        if self.noun(head, at) != noun:
            raise wrong(
                "arguments",
                say("never-done-to", rule=rule.name, noun=str(head)),
                at.span(head),
                say("write", code=f"... you {rule.key}"),
            )

    def never_done(self, name: Token, at: At) -> Wrong:
        if str(name) in self.words.refused:
            return Wrong(None)
        rules = self.words.rules
        hint = meant(str(name), [*rules, "gain", "pay", "move"])
        begun = [r.key for r in rules.values() if r.name.startswith(f"{name}_")]
        if begun:
            hint = say("there-is", names=begun[:3])
        return wrong("dead-trigger", say("nobody-does", name=name), at.span(name), hint)

    def also_in(self, t: Trigger) -> None:
        name = t.tree.children[0]
        rule = self.named(name, t.at)
        checked = self.game.rules[rule.name]
        menu = first_menu(checked.body)
        if menu is None:
            if self.problems:
                raise Wrong(None)  # perhaps its `choose one:` was refused
            raise wrong("no-menu", say("no-menu", rule=rule.name), t.at.span(name))
        ability = self.new_ability("also", t.bearer, checked.you, t.span, t.key)
        ability.menu, ability.body = rule, self.body(t.value, self.rule_scope(checked), True)
        menu.alternatives.append(ir.Alternative(t.bearer.entry, ability.body, ability))


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
