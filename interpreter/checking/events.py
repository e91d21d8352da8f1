"""Events: what a trigger listens to."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..diagnostics.records import record
from ..model import ir
from ..model.vocabulary import PLAYER, Rule
from ..reading.context import Checking
from ..reading.names import article, meant
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch, Token
from ..terms import counters, nouns, places, pronouns


@record
class Heard:
    """An event, what it was done with and where, as far as the body may speak of them."""

    event: ir.Event
    object: ir.Local | None = None
    place: ir.Local | None = None


def event(c: Checking, tree: Branch, who: str, scope: Scope, at: At) -> Heard:
    """What is listened to; `scope` learns what the body may speak of."""
    if tree.data in ("gained", "paid"):
        noun = nouns.base_form(c, tree.children[1])
        group = c.words.groups.get(noun)
        members = group.members if group is not None and not group.kinds else []
        counted = tuple(c.words.counters[m] for m in members if m in c.words.counters)
        counted = counted or (counters.counter_named(c, tree.children[1], at),)
        return Heard(ir.Event("gain" if tree.data == "gained" else "pay", who, counted, noun))
    if tree.data in ("moved_to", "moved_over"):
        return move_event(c, tree, who, scope, at)
    return rule_event(c, tree, who, scope, at)


def move_event(c: Checking, tree: Branch, who: str, scope: Scope, at: At) -> Heard:
    """Pieces moved to a kind of place or a zone, or over places on a walk, or a thing moved to a zone."""
    w = c.words
    over = tree.data == "moved_over"
    det, names, place = tree.children[1:]
    nothing_particular(det, at)
    base = nouns.base_form(c, nouns.plain_noun(names, at))
    if base in w.kinds and not over:
        return thing_event(c, base, place, who, scope, at)
    piece = w.piece(base)
    if piece is None:
        known = w.pieces if over else [*w.pieces, *w.kinds]
        raise nouns.no_such(c, names.children[-1], at, say("what-kind-or-piece"), known)
    if place.data == "place_ref":
        raise wrong(
            "dead-trigger",
            say("trigger-one-place"),
            at.span(place),
            say("write", code=f"whenever you move {article(base)} to a ..."),
        )
    nothing_particular(place.children[0], at)
    *tests, head = place.children[1].children
    if tests:
        hint = say("below-trigger", code=f"if that {nouns.base_form(c, head)} is {tests[0]}:")
        raise wrong("trigger-test", say("trigger-any", word=str(tests[0])), at.span(tests[0]), hint)
    target = places.place(c, place, scope, at)
    where = target.kind or (target.zone.name if target.zone else "")
    if where not in piece.places:
        shown = where or at.text(place)
        raise wrong(
            "dead-trigger",
            say("nothing-moves-there", piece=base, place=shown),
            at.span(place),
            say("lies-on", piece=base, places=piece.places),
        )
    heard = ir.Event("over" if over else "move", who, piece=piece, kind=where)
    if not target.kind:
        return Heard(heard)
    there = scope.that[target.kind] = ir.Local(target.kind, nouns.thing_type(target.kind))
    return Heard(heard, place=there)


def thing_event(c: Checking, kind: str, place: Branch, who: str, scope: Scope, at: At) -> Heard:
    """A single thing moved to a zone."""
    zone = c.words.zones.get(str(place.children[1].children[-1])) if place.data == "place_name" else None
    if zone is None or kind not in zone.holds or len(place.children[1].children) > 1:
        zones = [z.name for z in c.words.zones.values() if kind in z.holds]
        message = say("nothing-moves-there", piece=kind, place=at.text(place))
        raise wrong("dead-trigger", message, at.span(place), say("lies-on", piece=kind, places=zones))
    det = place.children[0]
    thing = scope.that[kind] = ir.Local(kind, nouns.thing_type(kind))
    own = pronouns.determiner(det) == "your" and zone.of == PLAYER
    if not own:
        nothing_particular(det, at)
    return Heard(ir.Event("move", who, noun=kind, kind=zone.name, own=own), thing)


def rule_event(c: Checking, tree: Branch, who: str, scope: Scope, at: At) -> Heard:
    """A rule done."""
    w = c.words
    name, det, names, place = tree.children[1:]
    nothing_particular(det, at)
    rule = w.rules.get(str(name))
    if rule is None:
        spoken = [part for part in (names, place.children[1] if place is not None else None) if part is not None]
        raise never_done(c, name, [nouns.base_form(c, part.children[-1]) for part in spoken], at)
    checked = c.game.rules[rule.name]
    must_name(c, names, rule.object, rule, name, at)
    if place is not None:
        place_det, place_names, *tests = place.children
        nothing_particular(place_det, at)
        if any(t is not None for t in tests):
            raise wrong(
                "trigger-test",
                say("trigger-every-place"),
                at.span(place),
                say("below-trigger", code="if here is ...:"),
            )
        must_name(c, place_names, rule.place, rule, name, at)
    thing = there = None
    if checked.object is not None:
        thing = scope.that[rule.object] = ir.Local(rule.object, checked.object.type)
    if checked.place is not None:
        there = scope.here = ir.Local(rule.place, checked.place.type)
        scope.that.setdefault(rule.place, there)
    return Heard(ir.Event("rule", who, rule=rule), thing, there)


def nothing_particular(det: Branch | None, at: At) -> None:
    """A trigger answers whatever it was done with: what it was in particular is asked below it."""
    if pronouns.determiner(det):
        hint = say("below-trigger", code="if ...:")
        raise wrong("trigger-test", say("trigger-any", word=pronouns.determiner(det)), at.span(det), hint)


def must_name(c: Checking, names: Branch | None, noun: str, rule: Rule, name: Token, at: At) -> None:
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
    if nouns.base_form(c, head) != noun:
        raise wrong(
            "arguments",
            say("never-done-to", rule=rule.name, noun=str(head)),
            at.span(head),
            say("write", code=f"... you {rule.key}"),
        )


def never_done(c: Checking, name: Token, spoken: list[str], at: At) -> Wrong:
    """A trigger that names no rule. `spoken`: of what it says that it is done to; rules to which that is handed may be
    meant."""
    if str(name) in c.words.refused:
        return Wrong(None)
    rules = c.words.rules
    hint = meant(str(name), [*rules, "gain", "pay", "move"])
    begun = [r.key for r in rules.values() if r.name.startswith(f"{name}_")]
    begun = begun or [r.key for r in rules.values() if hint is None and {r.object, r.place} & {*spoken}]
    if begun:
        hint = say("there-is", names=begun[:3])
    return wrong("dead-trigger", say("nobody-does", name=name), at.span(name), hint)
