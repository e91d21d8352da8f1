"""Where something lies on a board: steps and lines in a direction, between, on the edge, rows, distances."""

from __future__ import annotations

from typing import Any

from ..diagnostics.problems import say
from ..lowering.anatomy import Term
from ..model import ir
from ..model.geometry import FACED, TRACK, Geometry
from ..model.node import node
from ..reading.context import Checking, TermReader
from ..reading.names import meant
from ..reading.scope import At, Scope, stands_for_nothing, wrong
from ..syntax.parser import Branch, Token
from . import (
    board_masks,
    board_phrases,
    conditions,
    expressions,
    nouns,
    pieces,
    places,
    pronouns,
    queries,
    zones,
)
from .facts import plain

#: relations that may lead over something
LEADING = ("line_from", "steps_from")
#: the direction of a line of which none is named
ANY_WAY = ("straight",)


@node
class Relation(ir.Expr):
    """Something said of where a thing lies on a board: what it holds for is a mask."""

    thing: ir.Expr


@node
class Reached(Relation):
    """So many steps from a place, or (0) in a line from it, in a direction."""

    origin: ir.Expr
    direction: tuple[str, ...]
    steps: int
    #: what lies between must be one of these
    over: ir.Query | None
    #: there may be nothing between; and only what is empty
    open: bool
    empty: bool
    #: so many of them lie between, and nothing else (0: all that lies between is such)
    just: int
    #: what may lie between beside them: the places on which nothing lies
    free: ir.Query | None
    #: only what comes behind this one, seen from the place
    beyond: ir.Expr | None
    #: whose side the direction is seen from, if that matters
    player: ir.Expr | None


@node
class Away(Relation):
    """As many steps from a place, in a direction, as a number says that is only known in play."""

    origin: ir.Expr
    direction: tuple[str, ...]
    number: ir.Expr
    #: whose side the direction is seen from, if that matters
    player: ir.Expr | None


@node
class Between(Relation):
    first: ir.Expr
    last: ir.Expr


@node
class OnEdge(Relation):
    pass


@node
class FarthestRow(Relation):
    player: ir.Expr


@node
class RowFrom(ir.Expr):
    """The row of a thing, counted from somebody's side."""

    thing: ir.Expr
    player: ir.Expr


@node
class PlaceFrom(ir.Expr):
    """Which place of a track a thing is, counted from where somebody begins."""

    thing: ir.Expr
    player: ir.Expr


@node
class Distance(ir.Expr):
    first: ir.Expr
    last: ir.Expr


@node
class InLine(ir.Expr):
    """Are there so many things one beside the other, in a direction; through a certain one, or anywhere?"""

    query: ir.Query
    count: int
    direction: tuple[str, ...]
    through: ir.Expr | None


# ---- how it is read
def geometry_of(c: Checking, kinds: tuple[str, ...], tree: Any, at: At) -> Geometry:
    """The board on which things of these kinds lie."""
    found = [x.geometry for x in c.words.layouts.values() if x.of in kinds and x.geometry is not None]
    if len(found) != 1 or len(kinds) != 1:
        hint = say("write", code="layouts: {NAME: {of: KIND, pattern: squares, size: [8, 8]}}")
        raise wrong("wrong-type", say("no-board", kind=kinds[0] if kinds else "thing"), at.span(tree), hint)
    return found[0]


def on_board(c: Checking, place: Branch, kinds: tuple[str, ...], scope: Scope, at: At) -> ir.Expr:
    """A place of the same board."""
    thing = places.place_thing(c, place, scope, at)
    if not set(kinds) & set(thing.type.kinds):
        raise wrong("wrong-type", say("noun-belongs", noun=kinds[0], found=thing.type.kinds), at.span(place))
    return thing


def direction_of(words: list[str], board: Geometry, token: Token, at: At) -> tuple[str, ...]:
    """A direction that means something on this board."""
    found = tuple(words) or ANY_WAY
    if not board.means(found):
        wanted = next((w for w in found if w not in board.directions()), found[-1])
        hint = meant(wanted, board.directions()) or say("one-of", names=board.directions())
        raise wrong("unknown-name", say("no-direction", name=" ".join(found)), at.span(token), hint)
    if any(word in FACED for word in found) and not board.facing:
        raise wrong("which-one", say("forward-unknown"), at.span(token), say("write", code="forward: [up, ...]"))
    return found


def relation(c: Checking, tree: Branch, over: Branch | None, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    """What `1 diagonal step from ...` and the like say of a thing."""
    return RELATIONS[tree.data](c, tree, over, it, scope, at)


def steps_from(c: Checking, tree: Branch, over: Branch | None, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    token, place = tree.children
    number, *words, _, _ = str(token).split()
    if int(number) < 1:
        raise wrong("wrong-value", say("at-least-one-step"), at.span(token))
    return reached(c, token, words, int(number), False, place, None, over, it, scope, at)


def steps_away(c: Checking, tree: Branch, over: Branch | None, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    """`(face of that die) forward steps from it`."""
    said, token, place = tree.children
    kinds = it.type.kinds
    direction = direction_of(str(token).split()[:-2], geometry_of(c, kinds, token, at), token, at)
    player = pronouns.you(scope, token, at) if any(word in FACED for word in direction) else None
    number = expressions.number(c, said, scope, at)
    return Away(ir.FLAG, it, on_board(c, place, kinds, scope, at), direction, number, player)


def line_from(c: Checking, tree: Branch, over: Branch | None, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    token, place, beyond = tree.children
    words = str(token).split()[2:-2]
    open_ = words[:1] == ["open"]
    return reached(c, token, words[open_:], 0, open_, place, beyond, over, it, scope, at)


def reached(
    c: Checking,
    token: Token,
    words: list[str],
    steps: int,
    open_: bool,
    place: Branch,
    beyond: Branch | None,
    over: Branch | None,
    it: ir.Expr,
    scope: Scope,
    at: At,
) -> ir.Expr:
    kinds = it.type.kinds
    board = geometry_of(c, kinds, token, at)
    direction = direction_of(words, board, token, at)
    origin = on_board(c, place, kinds, scope, at)
    behind = on_board(c, beyond.children[0], kinds, scope, at) if beyond is not None else None
    player = pronouns.you(scope, token, at) if any(word in FACED for word in direction) else None
    passed = free = None
    just = 0
    if over is not None:
        number, names, *tests = over.children
        if number is not None:
            just, free = int(str(number)), empty_ones(c, kinds[0])
            if just < 1 or not open_ or behind is not None:
                hint = say("write", code="in an open line from PLACE over 1 KIND")
                raise wrong("wrong-value", say("over-so-many"), at.span(over), hint)
        phrase = queries.NounPhrase(None, names, None, None, at.text(over), None, tests)
        passed = queries.noun_query(c, phrase, scope, at)
        if passed.kinds != kinds or passed.source != "all":
            raise wrong("wrong-type", say("noun-belongs", noun=kinds[0], found=passed.kinds), at.span(over))
    elif open_:
        passed = empty_ones(c, kinds[0])
    least_open = open_ or steps == 1
    if steps == 1 and over is not None:
        raise wrong("wrong-type", say("nothing-between"), at.span(over))
    empty = open_ and over is None
    return Reached(ir.FLAG, it, origin, direction, steps, passed, least_open, empty, just, free, behind, player)


def empty_ones(c: Checking, kind: str) -> ir.Query:
    """The places on which nothing lies: no piece, and no thing in a zone of theirs."""
    var = ir.Local(kind, nouns.thing_type(kind))
    it = ir.LocalRef(var.type, var)
    found = ir.Query(var, (kind,), "all", text=kind)
    for piece in c.words.pieces.values():
        if kind in piece.places:
            count: ir.Expr = pieces.PieceCount(ir.NUMBER, piece, ir.Owner(), ir.Place(thing=it))
            found.tests.append(ir.Test(nothing_there(count), piece.name))
    for zone in c.words.zones.values():
        if zone.of == kind and zone.holds:
            found.tests.append(ir.Test(nothing_there(zones.ZoneCount(ir.NUMBER, zone, it)), zone.name))
    return found


def nothing_there(count: ir.Expr) -> ir.Expr:
    return conditions.Not(ir.FLAG, conditions.Compare(ir.FLAG, ">=", count, ir.Int(ir.NUMBER, 1)))


def between(c: Checking, tree: Branch, over: Branch | None, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    geometry_of(c, it.type.kinds, tree, at)
    first, last = (on_board(c, place, it.type.kinds, scope, at) for place in tree.children)
    return Between(ir.FLAG, it, first, last)


def on_edge(c: Checking, tree: Branch, over: Branch | None, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    with_rows(geometry_of(c, it.type.kinds, tree, at), tree, at)
    return OnEdge(ir.FLAG, it)


def farthest_row(c: Checking, tree: Branch, over: Branch | None, it: ir.Expr, scope: Scope, at: At) -> ir.Expr:
    with_rows(geometry_of(c, it.type.kinds, tree, at), tree, at)
    token = tree.children[0]
    if "their" not in str(token):
        return FarthestRow(ir.FLAG, it, pronouns.you(scope, token, at))
    if scope.they is None:
        raise stands_for_nothing(scope, "their", at.span(token))
    return FarthestRow(ir.FLAG, it, ir.LocalRef(scope.they.type, scope.they))


def with_rows(board: Geometry, tree: Any, at: At) -> None:
    """Drawn lines and tracks have no rows and no edge."""
    if board.lines or board.pattern == TRACK:
        raise wrong("wrong-type", say("no-rows"), at.span(tree))


def is_related(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`it is 1 diagonal step from that square`."""
    subject, said, over = tree.children
    if over is not None and said.data not in LEADING:
        raise wrong("syntax", say("over-which-line"), at.span(over), say("write", code="in a line from ..."))
    left = nouns.expect(expressions.value(c, subject, scope, at), "thing", subject, at)
    return relation(c, said, over, left, scope, at)


def distance(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`distance from it to that square`: steps from neighbour to neighbour."""
    first = places.place_thing(c, tree.children[0], scope, at)
    geometry_of(c, first.type.kinds, tree, at)
    return Distance(ir.NUMBER, first, on_board(c, tree.children[1], first.type.kinds, scope, at))


def in_line(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`there is a straight line of 4 squares with your disc through that square`."""
    token, query_tree, through = tree.children
    query = queries.query(c, query_tree, scope, at)
    *words, _, _, number = str(token).split()[1:]
    board = geometry_of(c, query.kinds, token, at)
    if query.source != "all" or query.next_to is not None or query.connected is not None:
        raise wrong("wrong-type", say("group-of-all"), at.span(query_tree), say("group-of-all-hint"))
    direction = direction_of(words, board, token, at)
    if int(number) < 2:
        raise wrong("wrong-value", say("at-least-one-step"), at.span(token))
    if any(word in FACED for word in direction):
        raise wrong("wrong-type", say("line-of-everybody"), at.span(token))
    place = on_board(c, through.children[0], query.kinds, scope, at) if through is not None else None
    return InLine(ir.FLAG, query, int(number), direction, place)


def row_from(c: Checking, det: Branch | None, place: Branch, scope: Scope, at: At, tree: Branch) -> ir.Expr:
    """`your row of it`: counted from your side."""
    thing = places.place_thing(c, place, scope, at)
    with_rows(geometry_of(c, thing.type.kinds, tree, at), tree, at)
    return RowFrom(ir.NUMBER, thing, pronouns.player(det, "row", scope, tree, at))


def place_from(c: Checking, det: Branch | None, place: Branch, scope: Scope, at: At, tree: Branch) -> ir.Expr:
    """`your place of it`: along a track, counted from where you begin."""
    thing = places.place_thing(c, place, scope, at)
    return PlaceFrom(ir.NUMBER, thing, pronouns.player(det, "place", scope, tree, at))


def on_track(c: Checking, place: Branch, scope: Scope, at: At) -> bool:
    kinds = places.place_thing(c, place, scope, at).type.kinds
    found = (x.geometry for x in c.words.layouts.values() if x.of in kinds and x.geometry is not None)
    return any(board.pattern == TRACK for board in found)


#: by the name of a rule of the grammar, what reads a relation
RELATIONS = {
    "steps_from": steps_from,
    "steps_away": steps_away,
    "line_from": line_from,
    "between": between,
    "on_edge": on_edge,
    "farthest_row": farthest_row,
}
VALUES: dict[str, TermReader] = {"distance": distance}
CONDITIONS: dict[str, TermReader] = {
    "is_related": is_related,
    "is_not_related": conditions.negated(is_related),
    "exists_line": in_line,
}

_RELATED = Term(
    facts=plain(),
    lower=board_masks.lower_relation,
    phrase=None,
    condition=board_phrases.relation_condition,
    denied=board_phrases.relation_denied,
    masks=board_masks.masks_of_relation,
)
TERMS: dict[type, Term] = {
    **dict.fromkeys((Relation, Reached, Away, Between, OnEdge, FarthestRow), _RELATED),
    RowFrom: Term(
        facts=plain(),
        lower=board_masks.lower_row,
        phrase=board_phrases.row_phrase,
        compared=board_phrases.compared_row,
    ),
    PlaceFrom: Term(facts=plain(), lower=board_masks.lower_place, phrase=board_phrases.place_phrase),
    Distance: Term(facts=plain(), lower=board_masks.lower_distance, phrase=board_phrases.distance_phrase),
    InLine: Term(
        facts=plain(),
        lower=board_masks.lower_in_line,
        phrase=None,
        condition=board_phrases.in_line_phrase,
        masks=board_masks.masks_of_line,
        searches=True,
    ),
}
