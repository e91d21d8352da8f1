"""Prizes: players ranked, sets counted."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..model import ir
from ..model.checked import CheckedGame
from ..packs.shapes import MOST_PLAYERS
from ..packs.tree import Seq
from ..reading import blocks
from ..reading.context import Checking, Header
from ..reading.scope import PLAYER_TYPE, wrong
from ..terms import expressions, properties, queries
from . import bodies
from .facts import NONE, Facts, freely


def rank(c: Checking, h: Header) -> ir.Effect:
    """`rank players: {by: ..., prizes: {1: ..., 2: ...}}`."""
    query = queries.query(c, h.tree.children[0], h.scope, h.at)
    if query.var.type != PLAYER_TYPE:
        raise wrong("wrong-type", say("players-ranked"), h.span)
    block = blocks.fixed_keys(h.value, ("by", "prizes"), h.span, "rank")
    inner = h.scope.child()
    inner.you = query.var
    by_node = block.items["by"]
    by = []
    if isinstance(by_node, Seq) and not by_node.items:
        raise wrong("empty-value", say("ranked-by-what"), by_node.span)
    for item in by_node.items if isinstance(by_node, Seq) else [by_node]:
        by_tree, by_at = blocks.parsed(item, "order")
        how = "least" if by_tree.data == "least_of" else "most"
        by.append((how, expressions.number(c, by_tree.children[0], inner, by_at)))
    places = blocks.level_table(block.items["prizes"], h.span, 1, MOST_PLAYERS)
    prizes = [(n, bodies.body(c, v, inner.child(), False, h.depth + 1)) for n, v in places]
    return ir.Rank(h.span, h.key, query, query.var, by, prizes)


def sets_of(c: Checking, h: Header) -> ir.Effect:
    """`sets of cards in ... by colour: {1: ..., 2: ...}`."""
    query = queries.query(c, h.tree.children[0], h.scope, h.at)
    prop = properties.of_thing(c, h.tree.children[1], ir.LocalRef(query.var.type, query.var), h.scope, h.at)
    if prop.type.sort not in ("thing", "enum"):
        raise wrong("wrong-type", say("sets-of-what"), h.span)
    sizes = blocks.level_table(h.value, h.span, 1)
    prizes = [(n, bodies.body(c, v, h.scope.child(), False, h.depth + 1)) for n, v in sizes]
    return ir.SetsOf(h.span, h.key, query, str(h.tree.children[1]), prizes)


# ---- what is known of it
def _prizes(prizes: list[tuple[int, ir.Effect]]) -> Facts:
    bodies = tuple(body for _, body in prizes)
    return Facts(
        asks=False,
        fails=False,
        reads=NONE,
        writes=NONE,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=freely(*bodies, needed=bodies),
    )


def rank_facts(e: ir.Rank, game: CheckedGame) -> Facts:
    return _prizes(e.prizes)


def sets_facts(e: ir.SetsOf, game: CheckedGame) -> Facts:
    return _prizes(e.prizes)
