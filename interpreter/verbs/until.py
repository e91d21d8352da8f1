"""Again and again until something holds; it is looked at before each time."""

from __future__ import annotations

from ..lowering import dispatch, steps
from ..lowering.anatomy import OF_ITS_PARTS, InFlow, InSentence, Verb, menu_of_body
from ..lowering.context import Env, Lowering
from ..lowering.stops import Context
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Parts, always, composed
from ..model.node import node
from ..model.sight import parts_by
from ..phrases.lines import Line
from ..phrases.telling import Telling, condition, inline
from ..phrases.words import Phrase, Say
from ..reading.context import Checking, Header, HeaderReader
from ..terms import expressions
from . import bodies, repeating, sequences


@node
class Until(ir.Effect):
    cond: ir.Expr
    body: ir.Effect


def until(c: Checking, h: Header) -> ir.Effect:
    """`until CONDITION:`."""
    cond = expressions.condition(c, h.tree.children[0], h.scope, h.at)
    return Until(h.span, h.key, cond, bodies.below(c, h, h.scope.child()))


# ---- what is known of it
def until_facts(e: Until, game: CheckedGame) -> Facts:
    """It is always written in steps, as if it asked: statements have no loop whose end only the position tells."""
    return composed(Parts((e.body,), Course.AGAIN, (e.body,), until=e.cond), asks=True)


def awaited(e: Until) -> list[ir.Expr]:
    return [e.cond]


# ---- how it is told
def until_phrase(c: Telling, e: Until) -> Phrase | None:
    body = inline(c, e.body)
    return Say("until", cond=condition(c, e.cond), body=body) if body is not None else None


def until_lines(c: Telling, e: Until, depth: int) -> list[Line]:
    head = Line(depth, Say("until-open", cond=condition(c, e.cond)), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1)]


# ---- how it is done
def until_steps(c: Lowering, e: Until, env: Env, then: int, ctx: Context) -> int:
    head = steps.new_pc(c)
    body = repeating.repeated_steps(c, e, e.body, env, head, ctx)
    steps.add_step(c, [], steps.one_or_other(dispatch.truth(c, e.cond, env), then, body), head)
    if ctx.flow:
        c.flow_steps.append((ctx.path, head, ctx.you))
    return head


def until_in_flow(c: Lowering, e: Until) -> InFlow:
    return InFlow.STEPS


def until_ways(t: Trial, e: Until) -> int:
    return repeating.ways_of_times(t, e, repeating.UNKNOWN_TIMES)


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "until": until,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Until: Verb(
        facts=until_facts,
        secrecy=OF_ITS_PARTS,
        sight=parts_by(awaited),
        lower=None,
        steps=until_steps,
        in_flow=until_in_flow,
        guard=None,
        ways=until_ways,
        phrase=until_phrase,
        lines=until_lines,
        menu=menu_of_body,
        asking=None,
        in_sentence=InSentence(reaches=always, repeats=always),
    ),
}
