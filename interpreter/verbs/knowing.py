"""Knowing: what lies hidden is looked at, revealed or told of in part, and known as long as it can be followed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..diagnostics.problems import Span, say
from ..lowering import dispatch
from ..lowering.anatomy import PLAIN, Verb, refused
from ..lowering.context import Awake, Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import KNOWN, Region, denied, holding, lying, told
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import PLAYER, Zone
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import amounts, conditions, expressions, nouns, places, pronouns, properties, thing_tables, zones

#: sorts of printed properties that can be told of a thing
TOLD = ("number", "thing", "enum", "flag")


@node
class Reveal(ir.Effect):
    """Somebody, or everybody, comes to see a thing, all that lies in a zone, or so many from the top of a stack."""

    thing: ir.Expr | None
    zone: Zone | None
    holder: ir.Expr | None
    most: ir.Expr | None
    to: ir.Expr | None
    #: whoever acts looks at it
    looks: bool = False


@node
class Tell(ir.Effect):
    """What is printed on a thing in one respect, to all."""

    prop: str
    thing: ir.Expr


@node
class TellWhether(ir.Effect):
    """Whether something is printed on a thing in one respect, to all: what it is, or what it is not."""

    prop: str
    thing: ir.Expr
    value: ir.Expr


def look_at(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`look at hand of that opponent`, `look at 3 cards of deck`."""
    return Reveal(span, text, *seen(c, tree.children[0], scope, at), pronouns.you(scope, tree, at), looks=True)


def reveal(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`reveal that card`, `reveal your hand to that opponent`."""
    what, whom = tree.children
    to = places.one_thing(c, whom.children[0], scope, at) if whom is not None else None
    if to is not None and to.type.kinds != (PLAYER,):
        raise wrong("wrong-type", say("reveal-to-player"), at.span(whom))
    return Reveal(span, text, *seen(c, what, scope, at), to)


Seen = tuple[ir.Expr | None, Zone | None, ir.Expr | None, ir.Expr | None]


def seen(c: Checking, tree: Branch, scope: Scope, at: At) -> Seen:
    """The thing, the zone, whose that is, and how many of it."""
    if tree.data == "seen_top":
        count, name, goal = tree.children
        place = places.place(c, goal, scope, at)
        if place.zone is None or place.zone.form != "stack":
            raise wrong("wrong-type", say("top-of-stack"), at.span(goal), say("name-zone-after", word="of"))
        zones.must_hold(c, place.zone, (nouns.base_form(c, name),), tree, at)
        return None, place.zone, place.thing, expressions.number(c, count, scope, at)
    goal = tree.children[0]
    if goal.data == "place_ref":
        thing = nouns.expect(pronouns.ref(c, goal.children[0], scope, at), "thing", goal, at)
        if thing.type.kinds == (PLAYER,):
            raise wrong("wrong-type", say("seen-what"), at.span(goal), say("seen-what-hint"))
        return thing, None, None, None
    place = places.place(c, goal, scope, at)
    if place.zone is None or not place.zone.holds:
        raise wrong("wrong-type", say("seen-what"), at.span(goal), say("seen-what-hint"))
    return None, place.zone, place.thing, None


def tell(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`tell colour of that card`."""
    head, of_place = tree.children[0].children
    thing = places.place_thing(c, of_place.children[0], scope, at)
    for kind in thing.type.kinds:
        known = {p: s for p, s in c.words.kinds[kind].properties.items() if s.sort in TOLD}
        if str(head) not in known:
            hint = say("one-of", names=[*known]) if known else None
            raise wrong("unknown-name", say("has-no", kinds=(kind,), name=str(head)), at.span(head), hint)
    return Tell(span, text, str(head), thing)


def tell_whether(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`tell whether colour of that card is colour of that clue`: of one thing, what it is or is not."""
    found = conditions.is_the_same(c, tree, scope, at)
    if isinstance(found, conditions.Compare) and isinstance(left := found.left, properties.PropRef):
        return TellWhether(span, text, left.prop, left.thing, found.right)
    if isinstance(found, properties.IsEntry) and isinstance(left := found.thing, properties.PropRef):
        return TellWhether(span, text, left.prop, left.thing, properties.ThingConst(left.type, found.indices[0]))
    raise wrong("wrong-type", say("told-of-thing"), at.span(tree), say("told-of-thing-hint"))


# ---- what is known of it
def regions_of(what: Reveal, game: CheckedGame) -> set[Region]:
    if what.zone is not None:
        return {lying(what.zone)}
    kinds = what.thing.type.kinds if what.thing is not None else ()
    return {lying(zone) for zone in holding(game.words, kinds)}


def _learning(reads: Iterable[Region], writes: Region) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset((*reads, writes)),
        writes=frozenset((writes,)),
        wakes=(),
        reveals=True,
        hands_over=False,
        parts=no_parts(),
    )


def reveal_facts(e: Reveal, game: CheckedGame) -> Facts:
    return _learning(regions_of(e, game), KNOWN)


def tell_facts(e: Tell, game: CheckedGame) -> Facts:
    return _learning((lying(zone) for zone in holding(game.words, e.thing.type.kinds)), told(e.prop))


def tell_whether_facts(e: TellWhether, game: CheckedGame) -> Facts:
    facts = tell_facts(Tell(e.span, e.text, e.prop, e.thing), game)
    return replace(facts, writes=facts.writes | {denied(e.prop)})


# ---- how it is told
def seen_phrase(c: Telling, what: Reveal) -> Phrase:
    if what.thing is not None:
        return term(c, what.thing)
    zone = what.zone
    assert zone is not None
    noun = Noun(zone.holds[0] if len(zone.holds) == 1 else "thing")
    if what.most is None:
        return Qualified(noun, "all", behind=[zones.zone_phrase(c, zone.name, what.holder, "in")])
    many = amounts.amount_phrase(c, what.most, zone.holds[0])
    return Say("top-of", what=many, where=zones.zone_phrase(c, zone.name, what.holder, "from"))


def reveal_phrase(c: Telling, e: Reveal) -> Phrase:
    if e.looks:
        return Say("look-at", what=seen_phrase(c, e))
    if e.to is None:
        return Say("reveal", what=seen_phrase(c, e))
    return Say("reveal-to", what=seen_phrase(c, e), whom=term(c, e.to))


def tell_phrase(c: Telling, e: Tell) -> Phrase:
    return Say("tell", what=Say("property-of", property=Noun(f"prop-{e.prop}"), thing=term(c, e.thing)))


def tell_whether_phrase(c: Telling, e: TellWhether) -> Phrase:
    what = Say("property-of", property=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))
    return Say("tell-whether", what=what, value=term(c, e.value))


# ---- how it is done
def seen_things(c: Lowering, what: Reveal, env: Env) -> Expr:
    if what.thing is not None:
        return n.Row((dispatch.value(c, what.thing, env),))
    assert what.zone is not None
    place = zones.place_code(c, what.zone, what.holder, env)
    if what.most is None:
        return n.Call("members", (place,))
    return n.Call("topmost", (place, dispatch.value(c, what.most, env)))


def lower_reveal(c: Lowering, e: Reveal, env: Env, awake: Awake) -> list[Stmt]:
    whom = dispatch.value(c, e.to, env) if e.to is not None else b.NOTHING
    learned = _there(c, e, [b.do(n.Call("learn", (seen_things(c, e, env), whom)))], env)
    return dispatch.where_there(c, e.to, learned, env)  # what is shown to nobody is not shown to all


def lower_tell(c: Lowering, e: Tell, env: Env, awake: Awake) -> list[Stmt]:
    slot = n.Number(c.layout.told[e.prop])
    call = n.Call("tell", (dispatch.value(c, e.thing, env), slot))
    return dispatch.where_there(c, e.thing, [b.do(call)], env)


def lower_tell_whether(c: Lowering, e: TellWhether, env: Env, awake: Awake) -> list[Stmt]:
    """What it is, if it is that; otherwise that it is not. What nothing in the game is needs no remembering."""
    thing, value = dispatch.value(c, e.thing, env), dispatch.value(c, e.value, env)
    if e.value.type.sort == "thing":
        value = thing_tables.first_copy(c, value)
    printed = dispatch.value(c, properties.PropRef(ir.NUMBER, e.prop, e.thing), env)

    def known(slot: int) -> tuple[Stmt, ...]:
        return (b.do(n.Call("tell", (thing, n.Number(slot)))),)

    values = [(number, slot) for (prop, number), slot in c.layout.denied.items() if prop == e.prop]
    branches: list[tuple[Expr | None, tuple[Stmt, ...]]] = [
        (n.Compare("==", printed, value), known(c.layout.told[e.prop])),
        *((b.compare(value, "==", number), known(slot)) for number, slot in values),
    ]
    return dispatch.where_there(c, e.thing, [n.When(tuple(branches))], env)


def _there(c: Lowering, what: Reveal, lines: list[Stmt], env: Env) -> list[Stmt]:
    """Nothing, where the thing or whose zone it is is missing."""
    return dispatch.where_there(c, what.thing if what.thing is not None else what.holder, lines, env)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "look_at": look_at,
    "reveal": reveal,
    "tell": tell,
    "tell_whether": tell_whether,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Reveal: Verb(
        facts=reveal_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_reveal,
        steps=None,
        guard=None,
        phrase=reveal_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    Tell: Verb(
        facts=tell_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_tell,
        steps=None,
        guard=None,
        phrase=tell_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    TellWhether: Verb(
        facts=tell_whether_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_tell_whether,
        steps=None,
        guard=None,
        phrase=tell_whether_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
