"""What is done under a condition, by a number or by a printed value."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from ..diagnostics.problems import say
from ..lowering import asking, dispatch, emission, guards, needs, steps, sums, tolls, trials
from ..lowering.anatomy import (
    ALONE,
    FORKED,
    OF_ITS_PARTS,
    PLAIN,
    REACHING,
    InFlow,
    Verb,
    facts_of,
    lead_of,
    menu_of_body,
)
from ..lowering.context import Awake, Env, Lowering
from ..lowering.questions import Offer
from ..lowering.reasons import Reason
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest, with_others
from ..lowering.stops import Before, Context, Opening
from ..lowering.tolls import Toll
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, composed, freely, one
from ..model.node import node
from ..model.regions import standing
from ..model.sight import AS_WRITTEN, parts_by
from ..model.walk import alike, effects, everything
from ..packs.tree import Map, Scalar
from ..phrases.lines import Line
from ..phrases.telling import Telling, condition, inline, lines
from ..phrases.words import Listed, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading import blocks
from ..reading.context import Checking, Header, HeaderReader
from ..reading.names import meant
from ..reading.scope import At, wrong
from ..syntax import parser
from ..terms import (
    conditions,
    counters,
    definitions,
    existence,
    expressions,
    parameters,
    pieces,
    printed_conditions,
    pronouns,
    properties,
    query_phrases,
)
from . import bodies, sequences, sorts
from .counters import filled_up
from .looping import Find
from .moving_pieces import MovePieces
from .sequences import NoEffect


@node
class If(ir.Effect):
    cond: ir.Expr
    then: ir.Effect
    otherwise: ir.Effect | None


@node
class OnlyIf(ir.Effect):
    cond: ir.Expr
    body: ir.Effect
    reason: str = ""


@node
class ByLevels(ir.Effect):
    value: ir.Expr
    table: list[tuple[int, ir.Effect]]
    exact: bool = False  # a switch over values instead of levels


def if_(c: Checking, h: Header) -> ir.Effect:
    otherwise = other_branch(c, h, h.others) if h.others else None
    cond = expressions.condition(c, h.tree.children[0], h.scope, h.at)
    return If(h.span, h.key, cond, filled_up(cond, bodies.below(c, h, h.scope.child())), otherwise)


def other_branch(c: Checking, h: Header, keys: list[str]) -> ir.Effect:
    """`otherwise:`, or `otherwise if CONDITION:` with what follows it."""
    key, *more = keys
    span = h.block.keys[key]
    if key == "otherwise":
        return bodies.body(c, h.block.items[key], h.scope.child(), False, h.depth + 1)
    scalar = Scalar(key, span)
    tree = parser.parse(key, "header", scalar, c.problems)
    if tree is None or tree.data != "otherwise_if":
        return NoEffect(span, key)
    cond = expressions.condition(c, tree.children[0], h.scope, At(scalar))
    then = bodies.body(c, h.block.items[key], h.scope.child(), False, h.depth + 1)
    return If(span, key, cond, then, other_branch(c, h, more) if more else None)


def only_if(c: Checking, h: Header) -> ir.Effect:
    cond = expressions.condition(c, h.tree.children[0], h.scope, h.at)
    return OnlyIf(h.span, h.key, cond, bodies.below(c, h, h.scope, h.taken), h.at.text(h.tree.children[0]))


def levels(c: Checking, h: Header) -> ir.Effect:
    """`by NUMBER:`: the highest level that is reached."""
    number = expressions.number(c, h.tree.children[0], h.scope, h.at)
    table = [
        (n, bodies.body(c, v, h.scope.child(), False, h.depth + 1)) for n, v in blocks.level_table(h.value, h.span)
    ]
    return ByLevels(h.span, h.key, number, table)


def switch(c: Checking, h: Header) -> ir.Effect:
    """`according to VALUE:`: a case for every printed value."""
    subject = expressions.value(c, h.tree.children[0], h.scope, h.at)
    if subject.type.sort != "enum" or not isinstance(h.value, Map):
        raise wrong("wrong-type", say("what-belongs", what=say("what-cases")), h.span)
    values = c.words.kinds[subject.type.kinds[0]].properties[subject.type.prop].values
    missing = [v for v in values if v not in h.value.items]
    if missing:
        raise wrong("missing-key", say("every-value", key=h.key, values=missing), h.span)
    for name in h.value.items:
        if name not in values:
            raise wrong(
                "unknown-name",
                say("no-such-value", name=name, prop=subject.type.prop),
                h.value.keys[name],
                meant(name, values),
            )
    table = [(values.index(n), bodies.body(c, v, h.scope.child(), False, h.depth + 1)) for n, v in h.value]
    return ByLevels(h.span, h.key, subject, sorted(table, key=lambda p: p[0]), exact=True)


# ---- what is known of it
def if_facts(e: If, game: CheckedGame) -> Facts:
    return composed(one(e.then, e.otherwise))


def only_if_facts(e: OnlyIf, game: CheckedGame) -> Facts:
    return composed(freely(e.body), fails=True)


def levels_facts(e: ByLevels | sorts.BySort, game: CheckedGame) -> Facts:
    return composed(one(*(body for _, body in e.table)))


def condition_seen(e: If) -> list[ir.Expr]:
    return [e.cond]


def level_seen(e: ByLevels | sorts.BySort) -> list[ir.Expr]:
    return [e.value]


# ---- how it is told
def if_else_phrase(c: Telling, e: If) -> Phrase | None:
    if c.style.lists and isinstance(e.then, (Find, If)):
        return None
    inner = sequences.steps_of(c, e.then)
    if e.otherwise is None and len(inner) == 1 and isinstance(inner[0], Find) and inner[0].otherwise is None:
        both = [condition(c, e.cond), query_phrases.there_is_phrase(c, inner[0].query)]
        body = inline(c, inner[0].body)
        joined = Listed(both, "cond-and", "cond-and")
        return Say("if", cond=joined, then=body, told=of_somebody(e.cond)) if body is not None else None
    with located(c, e):
        then = inline(c, e.then)
    if then is None:
        return None
    cond, told = condition(c, e.cond), of_somebody(e.cond)
    if e.otherwise is None:
        return Say("if", cond=cond, then=then, told=told)
    other = inline(c, e.otherwise)
    return Say("if-else", cond=cond, then=then, other=other, told=told) if other is not None else None


@contextmanager
def located(c: Telling, e: If | OnlyIf) -> Iterator[None]:
    """Where something lies is known from the condition, as long as nothing that is done there moves it."""
    body = e.then if isinstance(e, If) else e.body
    last = next(iter(sequences.steps_of(c, body)[-1:]), None)  # nothing may be done at all
    own = [part for part in effects(body) if part is not last or lead_of(part, c.game) is None]
    moved = {region for part in own for region in facts_of(part, c.game).writes}
    around = c.there
    if all(lead_of(part, c.game) is None for part in own):
        c.there += tuple(x for x in pieces.located_by(e.cond) if standing(x.piece.name, x.kind) not in moved)
    try:
        yield
    finally:
        c.there = around


def of_somebody(cond: ir.Expr) -> str:
    """Can it be told of somebody else than the reader? Words that a game has for it speak to whom it concerns."""
    own = (parameters.ParamRef, definitions.DefRef, printed_conditions.CondProp)
    return "no" if any(isinstance(part, own) for part in everything(cond)) else "yes"


def only_if_phrase(c: Telling, e: OnlyIf) -> Phrase | None:
    if isinstance(e.body, NoEffect):
        return Say("only-allowed", cond=condition(c, e.cond))
    with located(c, e):
        then = inline(c, e.body)
    if not c.style.tells_otherwise and is_taken_first(c, e.cond, e.body):
        return then
    told = of_somebody(e.cond)
    return Say("only-if", cond=condition(c, e.cond), then=then, told=told) if then is not None else None


def is_taken_first(c: Telling, cond: ir.Expr, body: ir.Effect) -> bool:
    """Does it only say that there is the piece which is taken first of all? Nobody can take it else."""
    some = existence.some_of(cond)
    first = body
    while not isinstance(first, MovePieces):
        parts = facts_of(first, c.game).parts
        if (
            not parts.inside
            or parts.course not in (Course.IN_TURN, Course.AGAIN, Course.FREELY)
            or lead_of(first, c.game)
        ):
            return False
        first = parts.inside[0]
    if not isinstance(some, pieces.PieceCount) or first.origin is None or some.piece is not first.piece:
        return False
    its = not some.owner.others and pronouns.same(some.owner.who, first.owner)
    return its and alike(some.place, first.origin)


def if_lines(c: Telling, e: If, depth: int) -> list[Line]:
    found = [Line(depth, Say("if-open", cond=condition(c, e.cond)), open=True)]
    with located(c, e):
        found += sequences.listed(c, e.then, depth + 1)
    if e.otherwise is not None:
        found += [Line(depth, Say("otherwise"), open=True), *sequences.listed(c, e.otherwise, depth + 1)]
    return found


def only_if_lines(c: Telling, e: OnlyIf, depth: int) -> list[Line]:
    head = Line(depth, Say("only-if-open", cond=condition(c, e.cond)), open=True)
    with located(c, e):
        return [head, *sequences.listed(c, e.body, depth + 1)]


def level_lines(c: Telling, e: ByLevels, depth: int) -> list[Line]:
    found: list[Line] = []
    if e.exact:  # by a printed word, not by how much
        for n, body in e.table:
            cond = condition(c, conditions.Compare(e.value.type, "==", e.value, properties.EnumConst(e.value.type, n)))
            one = inline(c, body)
            if one is not None:
                found.append(Line(depth, Say("if", cond=cond, then=one, told="no")))
            else:
                found += [Line(depth, Say("if-open", cond=cond), open=True), *sequences.listed(c, body, depth + 1)]
        return found
    if not isinstance(e.value, counters.CounterRef) or e.value.holder is not None:
        return lines(c, reached(e), depth)
    name = Say(f"number-{e.value.counter.name}", "name")
    for n, body in e.table:
        one = inline(c, body)
        if one is not None:
            found.append(Line(depth, Say("level", value=name, n=n, what=one)))
        else:
            found += [Line(depth, Say("level-open", value=name, n=n), open=True), *sequences.listed(c, body, depth + 1)]
    return found


def reached(e: ByLevels) -> ir.Effect:
    """Levels of a number that has no name of its own, as conditions: the highest one that is reached comes first."""
    found: ir.Effect | None = None
    for level, body in e.table:
        cond = conditions.Compare(ir.FLAG, ">=", e.value, ir.Int(ir.NUMBER, level))
        found = If(e.span, e.text, cond, body, found)
    assert found is not None
    return found


# ---- how it is done
def lower_if(c: Lowering, e: If, env: Env, awake: Awake) -> list[Stmt]:
    cond = dispatch.truth(c, e.cond, env)
    yes = dispatch.statements(c, e.then, env.plus(), awake)
    no = dispatch.statements(c, e.otherwise, env.plus(), awake) if e.otherwise is not None else None
    return [b.when(cond, yes, no)]


def if_steps(c: Lowering, e: If, env: Env, then: int, ctx: Context) -> int:
    yes = _branch(c, e.then, env, then, ctx)
    no = _branch(c, e.otherwise, env, then, ctx) if e.otherwise is not None else then
    pc = steps.add_step(c, [], steps.one_or_other(dispatch.truth(c, e.cond, env), yes, no))
    if ctx.flow:
        c.flow_steps.append((ctx.path, pc, ctx.you))
    return pc


def _branch(c: Lowering, e: ir.Effect, env: Env, then: int, ctx: Context) -> int:
    return c.flow(e, env, then, ctx) if ctx.flow else emission.emit(c, [e], env, then, ctx)


def if_in_flow(c: Lowering, e: If) -> InFlow:
    return InFlow.STEPS


def lower_only_if(c: Lowering, e: OnlyIf, env: Env, awake: Awake) -> list[Stmt]:
    return [b.fail_if(n.Not(dispatch.value(c, e.cond, env))), *dispatch.statements(c, e.body, env, awake)]


def only_if_steps(c: Lowering, e: OnlyIf, env: Env, then: int, ctx: Context) -> int:
    body = emission.emit(c, [e.body], env, then, ctx)
    return steps.add_step(c, [b.fail_if(n.Not(dispatch.truth(c, e.cond, env)))], body)


def only_if_opens(c: Lowering, e: OnlyIf, env: Env, o: Opening) -> int:
    """The first question of its body is asked if the condition holds."""
    asked = Reason(e.reason or e.text, dispatch.truth(c, e.cond, env), e)
    beside = replace(o.beside, before=[*o.beside.before, Before(asked, e.cond, e.span)])
    return asking.optional(c, [e.body, *o.tail], env, o.then, o.behind, o.player, beside)


def lower_levels(c: Lowering, e: ByLevels | sorts.BySort, env: Env, awake: Awake) -> list[Stmt]:
    v = c.unit.fresh("v")
    value = dispatch.value(c, e.value, env)
    levels = [
        (b.compare(Var(v), "==" if e.exact else ">=", m), tuple(dispatch.statements(c, body, env.plus(), awake)))
        for m, body in reversed(e.table)
    ]
    return [n.Set(v, value), n.When(tuple(levels))]


def levels_steps(c: Lowering, e: ByLevels | sorts.BySort, env: Env, then: int, ctx: Context) -> int:
    goal: Expr = n.Number(then)
    for m, body in e.table:
        level = b.compare(Var("n"), "==" if e.exact else ">=", m)
        goal = n.Either(level, n.Number(emission.emit(c, [body], env, then, ctx)), goal)
    return steps.add_step(c, [n.Set("n", dispatch.value(c, e.value, env))], goal)


def if_toll(c: Lowering, e: If, env: Env) -> Toll:
    yes, counters = tolls.toll(c, e.then, env)
    no, others = tolls.toll(c, e.otherwise, env) if e.otherwise is not None else tolls.FREE
    return n.Either(dispatch.truth(c, e.cond, env), yes, no), counters | others


# ---- when it is possible
def if_guard(g: Guarding, e: If, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Expr:
    needs.look_at(g, e.cond, known)
    g.nested += 1
    yes = guards.go(g, Rest(e.then, env, rest.then), known.copy())
    other = known.copy()
    no = guards.go(g, Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then, other)
    g.nested -= 1
    code = yes if yes == no else n.Either(g.terms.truth(e.cond, env), yes, no)
    needs.add_reason(g, sums.first_taking(g, e.then), code)
    return with_others(conds, code)


def if_summed(g: Guarding, e: If, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    """What is taken if the condition holds, else nothing."""
    if e.otherwise is not None:
        raise NotExact
    needs.look_at(g, e.cond, known)
    inner = sums.taken_inside(g, Rest(e.then, env, None), known)
    cond = g.terms.truth(e.cond, env)
    for key, amounts in inner.needs.items():
        taken = n.Either(cond, needs.summed(amounts), b.ZERO)
        needs.add_need(g, known, key, taken, inner.need_regions[key], e)
    known.touched |= inner.touched
    known.added |= inner.added
    return rest.then, ()


def only_if_guard(g: Guarding, e: OnlyIf, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    needs.look_at(g, e.cond, known)
    code = g.terms.truth(e.cond, env)
    needs.add_reason(g, e, code, e.reason)
    return Rest(e.body, env, rest.then), (code,)


def levels_guard(
    g: Guarding, e: ByLevels | sorts.BySort, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]
) -> Expr:
    needs.look_at(g, e.value, known)
    g.nested += 1
    level = g.c.unit.fresh("n")
    code = guards.go(g, rest.then, known.copy())
    for at, body in e.table:
        branch = guards.go(g, Rest(body, env, rest.then), known.copy())
        code = n.Either(b.compare(Var(level), "==" if e.exact else ">=", at), branch, code)
    g.nested -= 1
    code = n.Let(level, g.terms.value(e.value, env), code, n.FLAG)
    needs.add_reason(g, e, code)
    return with_others(conds, code)


def offered_if(e: OnlyIf) -> Offer:
    return Offer(e.body, cond=e.cond)


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "if_": if_,
    "only_if": only_if,
    "levels": levels,
    "switch": switch,
}

VERBS: dict[type[ir.Effect], Verb] = {
    If: Verb(
        facts=if_facts,
        secrecy=OF_ITS_PARTS,
        sight=parts_by(condition_seen),
        lower=lower_if,
        steps=if_steps,
        in_flow=if_in_flow,
        guard=if_guard,
        summed=if_summed,
        ways=trials.ways_of_one,
        toll=if_toll,
        phrase=if_else_phrase,
        lines=if_lines,
        asking=None,
        in_sentence=FORKED,
    ),
    OnlyIf: Verb(
        facts=only_if_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_only_if,
        steps=only_if_steps,
        opens=only_if_opens,
        guard=only_if_guard,
        ways=trials.ways_in_turn,
        phrase=only_if_phrase,
        lines=only_if_lines,
        menu=menu_of_body,
        asking=None,
        offers=offered_if,
        in_sentence=REACHING,
    ),
    ByLevels: Verb(
        facts=levels_facts,
        secrecy=OF_ITS_PARTS,
        sight=parts_by(level_seen),
        lower=lower_levels,
        steps=levels_steps,
        guard=levels_guard,
        ways=trials.ways_of_one,
        in_sentence=ALONE,
        phrase=None,
        lines=level_lines,
        asking=None,
    ),
    sorts.BySort: Verb(
        facts=levels_facts,
        secrecy=OF_ITS_PARTS,
        sight=parts_by(level_seen),
        lower=lower_levels,
        steps=levels_steps,
        guard=levels_guard,
        ways=trials.ways_of_one,
        in_sentence=PLAIN,
        phrase=sorts.by_sort_phrase,
        lines=None,
        asking=None,
    ),
}
