"""A piece walks from place to place."""

from __future__ import annotations

from ..diagnostics.problems import say
from ..lowering.anatomy import Verb, refused
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, freely
from ..model.regions import standing
from ..phrases.lines import Line
from ..phrases.telling import Telling, condition, inline
from ..phrases.words import Noun, Plain, Say
from ..reading import blocks
from ..reading.context import Checking, Header
from ..reading.scope import wrong
from ..terms import expressions, nouns, pronouns
from . import bodies, guard_ways, sequences, walks


def walk(c: Checking, h: Header) -> ir.Effect:
    det, names = h.tree.children[0].children
    piece = c.words.pieces.get(nouns.base_form(c, nouns.plain_noun(names, h.at)))
    if pronouns.determiner(det) != "your":
        raise wrong("wrong-type", say("own-piece-walks"), h.at.span(det), say("write", code="walk your ..."))
    if piece is None or not piece.owned or sum(piece.start.values()) != 1:
        raise wrong("wrong-type", say("walking-piece"), h.span)
    block = blocks.fixed_keys(h.value, ("enter", "toll", "stop"), h.span, "walk")
    laid = [x.of for x in c.words.layouts.values() if x.of in piece.places]
    if not laid:
        raise wrong("wrong-type", say("walks-nowhere", piece=piece.name), h.span)
    here = ir.Local("here", nouns.thing_type(laid[0]))
    inner = h.scope.child()
    inner.it = inner.here = here
    inner.that[laid[0]] = here
    enter_tree, enter_at = blocks.parsed(block.items["enter"], "condition")
    stop_tree, stop_at = blocks.parsed(block.items["stop"], "condition")
    return ir.Walk(
        h.span,
        h.key,
        piece,
        pronouns.you(h.scope, h.tree, h.at),
        laid[0],
        here,
        expressions.condition(c, enter_tree, inner, enter_at),
        bodies.body(c, block.items["toll"], inner, False, h.depth + 1),
        expressions.condition(c, stop_tree, inner, stop_at),
    )


# ---- what is known of it
def walk_facts(e: ir.Walk, game: CheckedGame) -> Facts:
    here = frozenset((standing(e.piece.name, e.kind),))
    return Facts(
        asks=True,
        fails=True,
        reads=here,
        writes=here,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=freely(e.toll),
    )


# ---- how it is told
def walk_lines(c: Telling, e: ir.Walk, depth: int) -> list[Line]:
    toll = inline(c, e.toll)
    found = [
        Line(depth, Say("walk", piece=Noun(e.piece.name), kind=Noun(e.kind)), open=True),
        Line(depth + 1, Say("walk-enter", kind=Noun(e.kind), cond=condition(c, e.enter)), mark="-"),
    ]
    if toll is not None:
        found.append(Line(depth + 1, Say("walk-toll", kind=Noun(e.kind), toll=toll), mark="-"))
    elif c.style.tells_otherwise:
        found.append(Line(depth + 1, Say("walk-toll", toll=Plain("")), mark="-"))
        found += sequences.listed(c, e.toll, depth + 2)
    return [*found, Line(depth + 1, Say("walk-stop", kind=Noun(e.kind), cond=condition(c, e.stop)), mark="-")]


def walked(e: ir.Walk) -> tuple[str, ...]:
    return (e.piece.name,)


VERBS: dict[type[ir.Effect], Verb] = {
    ir.Walk: Verb(
        facts=walk_facts,
        secrecy=refused(say("secret-ranked")),
        steps=walks.emit_walk,
        guard=guard_ways.go_walk,
        unfollowed=walked,
        phrase=None,
        lines=walk_lines,
    ),
}
