"""Leaving: who is out of the round or of the game is passed over until the next round, or for good."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..lowering import dispatch
from ..lowering.anatomy import PLAIN, Verb, refused
from ..lowering.context import Awake, Env, Lowering
from ..lowering.layout import GONE, RESTING
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import OUT
from ..model.sight import AS_WRITTEN
from ..phrases.telling import Telling
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Stmt
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope
from ..syntax.parser import Branch
from ..terms import pronouns


@node
class Leave(ir.Effect):
    """Somebody is out, of the round or of the whole game."""

    player: ir.Expr
    game: bool


def leave(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`leave the round`, `that opponent leaves the game`."""
    c.game.leaving = True
    return Leave(span, text, pronouns.you(scope, tree, at), str(tree.children[0]).endswith("game"))


# ---- what is known of it
def leave_facts(e: Leave, game: CheckedGame) -> Facts:
    regions = frozenset((OUT,))
    return Facts(
        asks=False,
        fails=False,
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


# ---- how it is told
def leave_phrase(c: Telling, e: Leave) -> Phrase:
    return Say("leave" if pronouns.is_you(e.player) else "they-leave", what="game" if e.game else "round")


# ---- how it is done
def lower_leave(c: Lowering, e: Leave, env: Env, awake: Awake) -> list[Stmt]:
    """Who leaves the game later has a higher number, so that the result knows the order."""
    first = c.layout.out
    at = b.plus(first, dispatch.value(c, e.player, env))
    if not e.game:
        return [n.Store(at, b.maximum(n.Slot(at), RESTING))]
    last = n.Fold("max", n.Slots(n.Number(first), n.Number(first + c.players)))
    later = b.plus(b.maximum(last, RESTING), 1)
    return [b.when(b.compare(n.Slot(at), "<", GONE), [n.Store(at, later)])]


def back_again(c: Lowering) -> list[Stmt]:
    """Who was out of the round comes back when the next one begins."""
    if c.layout.out < 0:
        return []
    v = c.unit.fresh("v")
    at = b.plus(c.layout.out, n.Var(v))
    return [
        n.ForEach(v, b.span_of(0, c.players), (b.when(b.compare(n.Slot(at), "==", RESTING), [n.Store(at, b.ZERO)]),))
    ]


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "leave": leave,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Leave: Verb(
        facts=leave_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_leave,
        steps=None,
        guard=None,
        phrase=leave_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
