"""Dice: thrown one by one or together, and turned by hand."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..lowering import dispatch
from ..lowering.anatomy import PLAIN, Verb, refused
from ..lowering.context import Awake, Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import CHANCE, shown
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import FACE
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, LineReader
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch, Token
from ..terms import dice, expressions, places, properties, queries, query_phrases, query_sources


@node
class Throw(ir.Effect):
    """One die gets a face by chance."""

    thing: ir.Expr


@node
class ThrowAll(ir.Effect):
    """All dice that are found, whatever they show then."""

    query: ir.Query


@node
class Turn(ir.Effect):
    """A die is turned to a face."""

    thing: ir.Expr
    face: ir.Expr


def must_be_dice(c: Checking, kinds: tuple[str, ...], tree: Branch | Token, at: At) -> None:
    for kind in kinds:
        if c.words.kinds[kind].face is None:
            raise wrong("wrong-type", say("no-die", kind=kind), at.span(tree), say("declare-die"))


def thrown(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`throw that die`."""
    thing = die(c, tree.children[0], scope, at)
    return Throw(span, text, thing)


def die(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    thing = places.one_thing(c, tree.children[0], scope, at)
    must_be_dice(c, thing.type.kinds, tree, at)
    return thing


def all_thrown(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`throw all dice in your cup`."""
    query = queries.query(c, tree.children[0], scope.child(), at)
    must_be_dice(c, query.kinds, tree.children[0], at)
    return ThrowAll(span, text, query)


def turned(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`turn that die to 6`: a number that it has, or one of its words."""
    thing = die(c, tree.children[0], scope, at)
    goal = tree.children[1]
    sort = c.words.kinds[thing.type.kinds[0]].face
    assert sort is not None
    if sort.values:
        word = at.text(goal)
        if word in sort.values:
            enum = ir.Type("enum", thing.type.kinds, FACE)
            return Turn(span, text, thing, properties.EnumConst(enum, sort.values.index(word)))
        face = expressions.value(c, goal, scope, at)
        if face.type.sort != "enum" or face.type.kinds != thing.type.kinds:
            hint = meant(word, sort.values) or say("one-of", names=sort.values)
            raise wrong("unknown-name", say("no-such-value", name=word, prop=FACE), at.span(goal), hint)
        return Turn(span, text, thing, face)
    face = expressions.number(c, goal, scope, at)
    figure = ir.figure_of(face)
    if figure is not None and not 1 <= figure <= sort.default:
        raise wrong("wrong-value", say("no-such-face", n=figure, most=sort.default), at.span(goal))
    return Turn(span, text, thing, face)


# ---- what is known of it
def _changed(kinds: tuple[str, ...], by_chance: bool) -> Facts:
    regions = [shown(kind) for kind in kinds]
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset(regions),  # what it changes is the difference
        writes=frozenset((*regions, CHANCE) if by_chance else regions),
        wakes=(),
        reveals=by_chance,
        hands_over=False,
        parts=no_parts(),
    )


def throw_facts(e: Throw, game: CheckedGame) -> Facts:
    return _changed(e.thing.type.kinds, True)


def throw_all_facts(e: ThrowAll, game: CheckedGame) -> Facts:
    return _changed(e.query.kinds, True)


def turn_facts(e: Turn, game: CheckedGame) -> Facts:
    return _changed(e.thing.type.kinds, False)


# ---- how it is told
def throw_phrase(c: Telling, e: Throw) -> Phrase:
    return Say("throw", what=term(c, e.thing))


def throw_all_phrase(c: Telling, e: ThrowAll) -> Phrase:
    return Say("throw", what=query_phrases.query_phrase(c, e.query, "all", "place"))


def turn_phrase(c: Telling, e: Turn) -> Phrase:
    value = term(c, e.face)
    if isinstance(e.face, properties.EnumConst):
        value = dice.face_word(c, dice.face(c.words, e.thing), e.face.value)
    return Say("turn-die", what=term(c, e.thing), value=value)


# ---- how it is done
def by_chance(c: Lowering, kinds: tuple[str, ...], thing: Expr) -> Stmt:
    """A face that any of them can be; how many there are is the same for one kind, or stands in a table."""
    sorts = {(c.words.kinds[kind].first_face, _faces(c, kind)) for kind in kinds}
    if len(sorts) == 1:
        first, many = sorts.pop()
        drawn = b.plus(first, n.Call("below", (n.Number(many),)))
    else:
        things = c.words.things
        firsts = c.unit.table("FIRST_FACES", tuple(c.words.kinds[t.kind].first_face for t in things))
        many_of = c.unit.table("FACES_OF", tuple(max(1, _faces(c, t.kind)) for t in things))
        drawn = b.plus(b.item(firsts, thing), n.Call("below", (b.item(many_of, thing),)))
    return n.Store(dice.face_address(c, kinds, thing), drawn)


def _faces(c: Lowering, kind: str) -> int:
    sort = c.words.kinds[kind].face
    return sort.default if sort is not None else 0


def lower_throw(c: Lowering, e: Throw, env: Env, awake: Awake) -> list[Stmt]:
    thing = dispatch.value(c, e.thing, env)
    return dispatch.where_there(c, e.thing, [by_chance(c, e.thing.type.kinds, thing)], env)


def lower_throw_all(c: Lowering, e: ThrowAll, env: Env, awake: Awake) -> list[Stmt]:
    """Which they are is found before the first of them falls."""
    v = c.unit.fresh("v")
    return [n.ForEach(v, query_sources.listing(c, e.query, env), (by_chance(c, e.query.kinds, Var(v)),))]


def lower_turn(c: Lowering, e: Turn, env: Env, awake: Awake) -> list[Stmt]:
    """To the nearest face it has, if a number is none of them."""
    thing, face = dispatch.value(c, e.thing, env), dispatch.value(c, e.face, env)
    kind = e.thing.type.kinds[0]
    if e.face.type == ir.NUMBER and ir.figure_of(e.face) is None:
        face = b.maximum(b.minimum(face, _faces(c, kind)), c.words.kinds[kind].first_face)
    stored = n.Store(dice.face_address(c, e.thing.type.kinds, thing), face)
    return dispatch.where_there(c, e.thing, [stored], env)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "throw": thrown,
    "throw_all": all_thrown,
    "turn": turned,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Throw: Verb(
        facts=throw_facts,
        secrecy=refused(say("secret-chance")),
        sight=AS_WRITTEN,
        lower=lower_throw,
        steps=None,
        guard=None,
        phrase=throw_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    ThrowAll: Verb(
        facts=throw_all_facts,
        secrecy=refused(say("secret-chance")),
        sight=AS_WRITTEN,
        lower=lower_throw_all,
        steps=None,
        guard=None,
        phrase=throw_all_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    Turn: Verb(
        facts=turn_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_turn,
        steps=None,
        guard=None,
        phrase=turn_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
