"""Dice: what lies on top of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.bounds import Bounds, Range
from ..lowering.context import Env, Lowering
from ..lowering.magnitude import Magnitude
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import always
from ..model.node import node
from ..model.regions import Region, holding, lying, shown
from ..model.secrecy import Actor
from ..model.sight import Which, of_parts
from ..model.vocabulary import FACE, Vocabulary, Zone
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from . import pronouns, properties
from .facts import looking


@node
class Face(ir.Expr):
    """The face a die shows: a number, or one of the words its kind declares."""

    thing: ir.Expr


def face(words: Vocabulary, thing: ir.Expr) -> Face:
    kind = words.kinds[thing.type.kinds[0]]
    worded = kind.face is not None and kind.face.values
    return Face(ir.Type("enum", thing.type.kinds, FACE) if worded else ir.NUMBER, thing)


# ---- how it is told
def face_phrase(c: Telling, e: Face) -> Phrase:
    what = Noun(f"prop-{FACE}")
    if pronouns.is_it(c, e.thing):
        return Say("its-property", property=what, noun=pronouns.noun_of_it(c, e.thing))
    return Say("property-of", property=what, thing=term(c, e.thing))


def face_word(c: Telling, e: Face, value: int) -> Phrase:
    """The word of one of its faces."""
    sort = c.words.kinds[e.thing.type.kinds[0]].face
    return Say(f"is-{sort.values[value]}", "is") if sort is not None else Say("nothing")


# ---- how it is computed
def face_address(c: Lowering, kinds: Iterable[str], thing: Expr) -> Expr:
    """The slot of what a die shows; of dice of several kinds, by a table."""
    found = {c.layout.faces[kind] - c.words.kinds[kind].base for kind in kinds}
    if len(found) == 1:
        return b.plus(found.pop(), thing)
    slots = [0] * len(c.words.things)
    for kind, first in c.layout.faces.items():
        for i, die in enumerate(c.words.kinds[kind].things):
            slots[die.index] = first + i
    return b.item(c.unit.table("FACES", tuple(slots)), thing)


def lower_face(c: Lowering, e: Face, env: Env) -> Expr:
    thing = dispatch.value(c, e.thing, env)
    none = b.NOTHING if e.type.sort == "enum" else b.ZERO
    return dispatch.if_there(c, e.thing, n.Slot(face_address(c, e.thing.type.kinds, thing)), none, env)


# ---- what is known of it
def face_reads(e: Face, game: CheckedGame) -> Iterable[Region]:
    """What dice show; one that is called by its name may lie where not everybody sees it."""
    yield from (shown(kind) for kind in e.thing.type.kinds)
    yield from (lying(zone) for zone in _anywhere(e, game))


def face_sight(e: Face, game: CheckedGame) -> Iterable[Any]:
    yield from of_parts(e, game)
    yield from (Which(zone, None) for zone in _anywhere(e, game))


def _anywhere(e: Face, game: CheckedGame) -> Iterable[Zone]:
    """Where a die may lie that is called by its name."""
    return holding(game.words, e.thing.type.kinds) if isinstance(e.thing, properties.ThingConst) else ()


def own_face(e: Face, actor: Actor) -> bool:
    return actor.is_mine(e.thing) or actor.unchanged(*(shown(kind) for kind in e.thing.type.kinds))


def highest_face(m: Magnitude, e: Face) -> int:
    sorts = [m.game.words.kinds[kind].face for kind in e.thing.type.kinds]
    return max((sort.default for sort in sorts if sort is not None), default=0)


def faces_within(bounds: Bounds, e: Face) -> Range:
    sorts = [bounds.game.words.kinds[kind].face for kind in e.thing.type.kinds]
    return Range(0, max((sort.default for sort in sorts if sort is not None), default=0))


TERMS: dict[type, Term] = {
    Face: Term(
        facts=looking(face_reads, face_sight, always, own_face),
        lower=lower_face,
        most=highest_face,
        within=faces_within,
        phrase=face_phrase,
    ),
}
