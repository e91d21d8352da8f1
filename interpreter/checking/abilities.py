"""Abilities: what cards change while they are in play, what they answer, and which alternatives they add."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..diagnostics.problems import Problem, Span, say
from ..diagnostics.records import mutable, record
from ..lowering.anatomy import menu_of
from ..model import ir
from ..model.vocabulary import Parameter, Rule
from ..packs.tree import Map, Node, Scalar, Seq
from ..reading import blocks
from ..reading.context import Checking
from ..reading.names import meant
from ..reading.scope import PLAYER_TYPE, At, Scope, Wrong, player_scope, rule_scope, wrong
from ..syntax import parser
from ..syntax.parser import Branch, Token
from ..terms import expressions, nouns
from ..verbs import bodies, repeating
from . import events

HEADERS = (
    *("whenever", "before", "at once", "at the start of your", "at the end of your", "at final scoring"),
    *("once per", "also in"),
)


@record
class Bearer:
    """The card an ability is printed on; without a kind it is always active."""

    kind: str
    entry: str
    cards: tuple[int, ...]


@mutable
class Trigger:
    """The header of an ability with its body."""

    tree: Branch
    value: Node
    bearer: Bearer
    at: At
    span: Span
    key: str
    once: Rule | None = None


def all_abilities(c: Checking) -> None:
    """Those printed on things, each entry once, and those that are always active."""
    for kind in c.words.kinds.values():
        for prop, sort in kind.properties.items():
            if sort.sort != "abilities":
                continue
            done: set[str] = set()
            for thing in kind.things:
                node = thing.values.get(prop)
                if node is None or thing.entry in done:
                    continue
                done.add(thing.entry)
                bearer = Bearer(kind.name, thing.entry, tuple(c.words.entries[thing.entry]))
                for item in node.items if isinstance(node, Seq) else [node]:
                    ability(c, item, bearer)
    always = c.words.always
    if isinstance(always, Map):
        for name, node in always:
            for item in node.items if isinstance(node, Seq) else [node]:
                ability(c, item, Bearer("", name, ()))


def ability(c: Checking, node: Node, bearer: Bearer) -> None:
    try:
        if isinstance(node, Scalar) and isinstance(node.value, str):
            change(c, node, bearer)
        elif isinstance(node, Map) and node.items:
            triggered(c, node, bearer)
        else:
            raise wrong("wrong-type", say("ability-shape"), node.span)
    except Wrong as e:
        c.keep(e)
        if isinstance(node, Map):
            scope, _ = player_scope(bearer.entry)
            bodies.look_inside(c, node, list(node.items), scope, 0)


def bare(c: Checking, how: str, bearer: Bearer, you: ir.Local, span: Span, text: str) -> ir.CheckedAbility:
    """An ability of which nothing is known but who bears it."""
    index = len(c.game.abilities)
    return ir.CheckedAbility(index, how, bearer.cards, bearer.kind, you, None, span, text, bearer.entry)


def change(c: Checking, node: Scalar, bearer: Bearer) -> None:
    """A line: a number that is more, less or another, or a permission."""
    tree, at = blocks.parsed(node, "change")
    scope, you = player_scope(bearer.entry)
    permit = tree.data == "permit"
    name = tree.children[0]
    param = c.words.parameters.get(str(name))
    if param is None or param.flag != permit:
        known = [p.name for p in c.words.parameters.values() if p.flag == permit]
        no_such = say("no-permission", name=name) if permit else say("no-number", name=name)
        hint = meant(str(name), known) or (say("declare-parameter") if param is None else None)
        raise wrong("unknown-name", no_such, at.span(name), hint)
    targets: tuple[int, ...] = ()
    if not permit and tree.children[1] is not None:
        targets = changed(c, param, tree.children[1], scope, at)
    elif param.of:
        hint = say("write", code=f"your {name} of a {param.of} is ...")
        raise wrong("which-one", say("said-of", name=name, kind=param.of), at.span(name), hint)
    value = ir.Int(ir.FLAG, 1) if permit else expressions.number(c, tree.children[-1], scope, at)
    made = bare(c, "permit" if permit else "change", bearer, you, node.span, str(node.value))
    op = {"raise_": "+", "lower": "-", "becomes": "=", "permit": "="}[tree.data]
    made = replace(made, parameter=param, op=op, value=value, targets=targets, it=scope.it)
    c.game.abilities.append(made)


def changed(c: Checking, param: Parameter, of_place: Branch, scope: Scope, at: At) -> tuple[int, ...]:
    """Of which things a number is changed: `of a KIND` means all of them, which is said by an empty list."""
    place = of_place.children[0]
    if not param.of:
        raise wrong("wrong-type", say("one-number", name=param.name), at.span(of_place))
    kinds = c.words.members(param.of)
    scope.it = ir.Local("it", nouns.thing_type(*kinds))
    if place.data != "place_name":
        raise wrong("wrong-type", say("changed-entry", name=param.name, kind=param.of), at.span(place))
    det, names = place.children
    word = nouns.plain_noun(names, at)
    if nouns.base_form(c, word) == param.of and det is not None and str(det.children[0]) in ("a", "an"):
        return ()
    found = tuple(c.words.entries.get(str(word), ())) or tuple(
        i for n, i in c.words.thing_names.items() if n == str(word)
    )
    if det is not None or not found or any(c.words.things[i].kind not in kinds for i in found):
        known = [t.entry for kind in kinds for t in c.words.kinds[kind].things]
        message = say("changed-entry", name=param.name, kind=param.of)
        raise wrong("unknown-name", message, at.span(place), meant(str(word), known))
    return found


def triggered(c: Checking, node: Map, bearer: Bearer) -> None:
    """A header with a body: when something is done."""
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
        trigger.once = repeating.once_rule(c, tree.children[0], trigger.at)
        if len(tree.children) == 1:
            free_action(c, trigger)
            return
        trigger.tree = tree.children[1]
    read = TRIGGERS.get(trigger.tree.data)
    if read is None:
        hint = say("one-of", names=HEADERS)
        raise wrong("misplaced-header", say("no-ability-header", key=key), trigger.span, hint)
    read(c, trigger)


def free_action(c: Checking, t: Trigger) -> None:
    """`once per ...:` alone: something one may do whenever nothing else has been begun."""
    scope, you = player_scope(t.bearer.entry)
    made = bare(c, "free", t.bearer, you, t.span, t.key)
    c.game.abilities.append(replace(made, once=t.once, body=bodies.body(c, t.value, scope, True)))


def at_once(c: Checking, t: Trigger) -> None:
    """When the card comes into play."""
    if t.once is not None:
        raise wrong("misplaced-header", say("at-once-anyway"), t.span, say("write", code="at once:"))
    scope, you = player_scope(t.bearer.entry)
    card: ir.Local | None = None
    if t.bearer.kind:
        card = scope.that[t.bearer.kind] = ir.Local(t.bearer.kind, nouns.thing_type(t.bearer.kind))
    made = bare(c, "at_once", t.bearer, you, t.span, t.key)
    c.game.abilities.append(replace(made, object=card, body=bodies.body(c, t.value, scope)))


def at_scoring(c: Checking, t: Trigger) -> None:
    """When the game is scored, for each such card in play."""
    if t.once is not None:
        raise wrong("misplaced-header", say("at-once-anyway"), t.span, say("write", code="at final scoring:"))
    scope, you = player_scope(t.bearer.entry)
    card: ir.Local | None = None
    if t.bearer.kind:
        card = scope.that[t.bearer.kind] = ir.Local(t.bearer.kind, nouns.thing_type(t.bearer.kind))
    made = bare(c, "scoring", t.bearer, you, t.span, t.key)
    c.game.abilities.append(replace(made, object=card, body=bodies.body(c, t.value, scope)))


def at_step(c: Checking, t: Trigger) -> None:
    """At the start or the end of a step of one's own."""
    scope, you = player_scope(t.bearer.entry)
    rule = rule_named(c, t.tree.children[0], t.at)
    event = ir.Event("start" if t.tree.data == "at_start" else "end", "you", rule=rule)
    made = bare(c, "whenever", t.bearer, you, t.span, t.key)
    c.game.abilities.append(replace(made, event=event, once=t.once, body=bodies.body(c, t.value, scope)))


def rule_named(c: Checking, name: Token, at: At) -> Rule:
    rule = c.words.rules.get(str(name))
    if rule is None:
        if str(name) in c.words.refused:
            raise Wrong(None)
        hint = meant(str(name), c.words.rules)
        raise wrong("unknown-rule", say("no-rule", name=name), at.span(name), hint)
    return rule


def whenever(c: Checking, t: Trigger) -> None:
    """Whenever something is done, or before it."""
    scope, you = player_scope(t.bearer.entry)
    event_tree = t.tree.children[0]
    subject = event_tree.children[0]
    who = "you" if subject.data == "by_you" else nouns.base_form(c, subject.children[0])
    if who not in ("you", "opponent", "player"):
        name = subject.children[0]
        raise wrong(
            "unknown-name",
            say("does-nothing", name=name),
            t.at.span(name),
            say("one-of", names=("you", "opponents", "players")),
        )
    if who != "you":
        scope.they = ir.Local("they", PLAYER_TYPE)
    heard = events.event(c, event_tree, who, scope, t.at)
    made = bare(c, t.tree.data, t.bearer, you, t.span, t.key)
    made = replace(made, they=scope.they, event=heard.event, object=heard.object, place=heard.place, once=t.once)
    c.game.abilities.append(replace(made, body=bodies.body(c, t.value, scope)))


def also_in(c: Checking, t: Trigger) -> None:
    """A further alternative in the menu of a rule."""
    name = t.tree.children[0]
    rule = rule_named(c, name, t.at)
    checked = c.game.rules[rule.name]
    menu = menu_of(checked.body)
    if menu is None:
        if c.problems:
            raise Wrong(None)  # perhaps its `choose one:` was refused
        raise wrong("no-menu", say("no-menu", rule=rule.name), t.at.span(name))
    body = bodies.body(c, t.value, rule_scope(checked), True)
    made = replace(bare(c, "also", t.bearer, checked.you, t.span, t.key), menu=rule, body=body)
    c.game.abilities.append(made)
    menu.append(ir.Alternative(t.bearer.entry, body, made))


#: by the rule of the grammar
TRIGGERS: dict[str, Callable[[Checking, Trigger], None]] = {
    "also_in": also_in,
    "at_once": at_once,
    "at_scoring": at_scoring,
    "at_start": at_step,
    "at_end": at_step,
    "whenever": whenever,
    "before": whenever,
}
