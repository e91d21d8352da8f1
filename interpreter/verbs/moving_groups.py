"""Pieces of a group moved, whichever of them lie there: all of them, for nobody says which."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Span, say
from ..lowering import dispatch
from ..lowering.anatomy import OF_ITS_PARTS, PLAIN, Verb
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, Rest, rest_of
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, composed, in_turn
from ..model.node import node
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import Piece
from ..phrases.telling import Telling
from ..phrases.words import Phrase
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch
from ..terms import pieces
from . import moving_pieces


@node
class MoveGroup(ir.Effect):
    """All that lies there of several pieces, one sort after the other."""

    group: Piece
    moves: list[moving_pieces.MovePieces]


def which(group: Piece, tree: Branch, at: At) -> Wrong:
    """A piece of a group is spoken of, and nobody says which one."""
    hint = say("write", code=f"move all your {group.name} from ... to ...")
    return wrong("how-many", say("group-which-piece", group=group.name), at.span(tree), hint)


def move_all(
    c: Checking,
    group: Piece,
    amount: Branch,
    number: ir.Expr | None,
    source: ir.Place | None,
    origin: Branch | None,
    target: ir.Place,
    target_tree: Branch,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    if number is not None:
        raise which(group, amount, at)
    if source is None:
        hint = say("write", code=f"move all your {group.name} from ... to ...")
        raise wrong("how-many", say("from-where"), span, hint)
    pieces.must_lie_on(c, group.name, source, origin, at)
    pieces.must_lie_on(c, group.name, target, target_tree, at)
    who = moving_pieces.whose(group, amount.children[1], scope, amount, at)
    sorts = group.sorts
    moves = [moving_pieces.MovePieces(span, text, one, who, None, source, target, scope.actor) for one in sorts]
    return MoveGroup(span, text, group, moves)


# ---- what is known of it
def group_facts(e: MoveGroup, game: CheckedGame) -> Facts:
    return composed(in_turn(*e.moves))


# ---- how it is told
def group_phrase(c: Telling, e: MoveGroup) -> Phrase:
    return moving_pieces.move_phrase(c, replace(e.moves[0], piece=e.group))


# ---- how it is done
def lower_group(c: Lowering, e: MoveGroup, env: Env, awake: Awake) -> list[Stmt]:
    return [line for move in e.moves for line in dispatch.statements(c, move, env, awake)]


# ---- when it is possible
def group_guard(g: Guarding, e: MoveGroup, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    return rest_of([*e.moves], env, rest.then), ()


VERBS: dict[type[ir.Effect], Verb] = {
    MoveGroup: Verb(
        facts=group_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_group,
        steps=None,
        guard=group_guard,
        summed=group_guard,
        only_lists=True,
        phrase=group_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
