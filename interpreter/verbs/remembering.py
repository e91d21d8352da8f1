"""Positions remembered, so that a rule can say what happens when one comes again."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..lowering import dispatch
from ..lowering.anatomy import PLAIN, Verb, refused
from ..lowering.context import Awake, Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import PAST
from ..model.sight import AS_WRITTEN
from ..phrases.telling import Telling
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Stmt
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import positions

#: each is a number of the state, which is copied again and again
MOST_POSITIONS = 1000


@node
class Remember(ir.Effect):
    """This position is remembered, and with it those before it, so many in all (0: none of them any more)."""

    many: int
    #: who acts: the same things on the table are another position if somebody else did the last of it
    you: ir.Expr | None


def remember(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`remember the last 100 positions`."""
    many = int(str(tree.children[0]).split()[3])
    if not 2 <= many <= MOST_POSITIONS:
        raise wrong("wrong-value", say("positions-kept", most=MOST_POSITIONS), span)
    c.words.positions = max(c.words.positions, many)
    return Remember(span, text, many, scope.actor)


def forget(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`forget all positions`."""
    return Remember(span, text, 0, None)


# ---- what is known of it
def remember_facts(e: Remember, game: CheckedGame) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset((PAST, *(positions.regions(game) if e.many else ()))),
        writes=frozenset((PAST,)),
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


# ---- how it is told
def remember_phrase(c: Telling, e: Remember) -> Phrase:
    return Say("remember-positions", n=e.many) if e.many else Say("forget-positions")


# ---- how it is done
def lower_remember(c: Lowering, e: Remember, env: Env, awake: Awake) -> list[Stmt]:
    first, last = c.layout.past, c.layout.past + c.words.positions
    if not e.many:
        return [b.do(n.Call("forget", (n.Number(first), n.Number(last))))]
    made = n.Known(c.unit.table("POSITION", positions.spans(c)))
    acting = dispatch.or_nothing(c, e.you, env)
    return [b.do(n.Call("remember", (n.Number(first), n.Number(last), n.Number(e.many), acting, made)))]


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "remember": remember,
    "forget": forget,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Remember: Verb(
        facts=remember_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_remember,
        steps=None,
        guard=None,
        phrase=remember_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
