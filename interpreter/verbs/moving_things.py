"""Things moved one by one: to a zone, or two that change places."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import dispatch, guards, needs, steps
from ..lowering.anatomy import PLAIN, Verb, done_if, may_miss
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest
from ..lowering.stops import Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, always, no_parts, nothing
from ..model.node import node
from ..model.regions import Region, holding, lying, on_grid
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN, Sight
from ..model.vocabulary import PLAYER, Zone
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, must_differ, wrong
from ..syntax.parser import Branch, Token
from ..terms import places, queries, zones
from . import answers, cards_that_answer, passing
from .told_moves import moved_phrase

ENDS = {"top_of": "top", "bottom_of": "bottom"}


@node
class MoveThing(ir.Effect):
    thing: ir.Expr
    zone: Zone
    holder: ir.Expr | None
    end: str = ""  # top, bottom or nothing
    mover: ir.Expr | None = None


@node
class Swap(ir.Effect):
    """Two things change places; what is counted on them goes with them."""

    first: ir.Expr
    second: ir.Expr


def aim(target: Branch) -> tuple[Branch, str]:
    """The place to which something goes, and to which end of it: top, bottom or nothing."""
    end = ENDS.get(target.data, "")
    return (target.children[0] if end else target), end


def has_ends(zone: Zone, end: str, goal: Branch, at: At) -> None:
    """Where things lie in no order, nothing comes to the top or to the bottom."""
    if end and zone.form != "stack":
        raise wrong("wrong-type", say("no-top"), at.span(goal))


def move_thing(
    c: Checking,
    moved: Branch | Token,
    goal: Branch,
    end: str,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
    tree: Branch,
) -> ir.Effect:
    """One thing to a zone."""
    thing = places.one_thing(c, moved, scope, at)
    target = places.place(c, goal, scope, at)
    if target.zone is None:
        raise wrong("wrong-type", say("thing-moves-to-zone"), at.span(goal), say("name-zone-after", word="to"))
    zones.no_grid(target.zone, goal, at)
    has_ends(target.zone, end, goal, at)
    for kind in thing.type.kinds:
        zones.must_hold(c, target.zone, (kind,), tree, at)
    return MoveThing(span, text, thing, target.zone, target.thing, end, scope.actor)


def swap(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """Two things change places: each must fit where the other lies. Or all that lies in two zones."""
    one, other = tree.children
    must_differ(one, other, at)
    if all(zones.names_zone(c, place) for place in tree.children):
        return passing.swap_zones(c, tree, scope, at, span, text)
    for place in (one, other):  # what is no zone is looked at first: beside it a zone is none either
        if not zones.names_zone(c, place):
            places.place_thing(c, place, scope, at)
    first, second = (places.place_thing(c, place, scope, at) for place in tree.children)
    for thing, place in zip((first, second), tree.children, strict=True):
        for kind in thing.type.kinds:
            if not any(kind in z.holds for z in c.words.zones.values()):
                raise wrong(
                    "wrong-type",
                    say("in-no-zone", kind=kind),
                    at.span(place),
                    say("two-in-zones"),
                )
            grid = next((z for z in c.words.zones.values() if z.form == "grid" and kind in z.holds), None)
            if grid is not None:
                message = say("not-on-grid", kind=kind, grid=grid.name)
                raise wrong("laid", message, at.span(place), say("move-away"))
    for zone in c.words.zones.values():
        kinds = {*first.type.kinds, *second.type.kinds}
        apart = sorted(kinds - set(zone.holds)) if kinds & set(zone.holds) else []
        if apart:
            message = say("swap-apart", zone=zone.name, kind=apart[0])
            raise wrong("wrong-type", message, span, say("swap-one-kind"))
    return Swap(span, text, first, second)


# ---- what is known of it
def from_anywhere(thing: ir.Expr, game: CheckedGame) -> set[Region]:
    """Where a thing may have lain before it is put somewhere else."""
    found: set[Region] = set()
    for zone in holding(game.words, thing.type.kinds):
        found.add(lying(zone))
        found.update(on_grid(zone, thing.type.kinds))
    return found


def filled(e: MoveThing) -> Zone | None:
    """A zone in which only so many fit."""
    return e.zone if e.zone.limit or e.zone.form == "row" else None


def move_thing_facts(e: MoveThing, game: CheckedGame) -> Facts:
    kinds = e.thing.type.kinds
    limited = filled(e) is not None
    return Facts(
        asks=False,
        fails=limited or may_miss(e.thing) or may_miss(e.holder),
        reads=frozenset((lying(e.zone),)) if limited else frozenset(),
        writes=frozenset((lying(e.zone), *from_anywhere(e.thing, game))),
        wakes=(
            Happening("move", kinds=kinds, place=e.zone.name, by=e.mover),
            Happening("arrive", kinds=kinds, zone=e.zone),
        ),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def swap_facts(e: Swap, game: CheckedGame) -> Facts:
    kinds = (*e.first.type.kinds, *e.second.type.kinds)
    regions = frozenset(lying(zone) for zone in holding(game.words, kinds))
    return Facts(
        asks=False,
        fails=may_miss(e.first) or may_miss(e.second),
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def unseen_place(e: Any, actor: Actor) -> MessageRef | None:
    """Others must not see what comes there, nor in which order: in a pile it does not show."""
    private = e.zone.of == PLAYER and actor.is_own(e.holder)
    return None if private or (e.zone.form == "pile" and not e.zone.limit) else say("secret-put", zone=e.zone.name)


def own_thing(e: MoveThing, actor: Actor) -> MessageRef | None:
    return unseen_place(e, actor) if actor.is_mine(e.thing) else say("secret-things")


def own_swap(e: Swap, actor: Actor) -> MessageRef | None:
    return None if actor.is_mine(e.first) and actor.is_mine(e.second) else say("secret-things")


def where_from(e: MoveThing) -> list[Any]:
    # whether it fits depends on how many there are, not on which one it is: only where it is looked for matters
    found: Any = e.thing.query if isinstance(e.thing, queries.FirstOf) else e.thing
    return [part for part in (found, e.holder) if part is not None and not (part is e.thing and ir.local_of(part))]


# ---- how it is told
def swap_phrase(c: Telling, e: Swap) -> Phrase:
    first, second = term(c, e.first), term(c, e.second)
    return Say("swap", first=first, second=one_more(first, second))


def one_more(first: Phrase, second: Phrase) -> Phrase:
    """The second of two things of one noun: a language may have a pronoun for it (`with one on another hex`)."""
    if not (isinstance(first, Qualified) and isinstance(second, Qualified)):
        return second
    plain = first.article == second.article == "a" and not second.adjectives and second.called is None
    return replace(second, article="again") if plain and first.noun.name == second.noun.name else second


def move_phrase(c: Telling, e: MoveThing) -> Phrase:
    target = zones.zone_phrase(c, e.zone.name, e.holder, "to")
    kind = e.thing.type.kinds[0] if len(e.thing.type.kinds) == 1 else ""
    return moved_phrase((kind, e.zone.name), term(c, e.thing), "", target, e.end or "any", "thing")


# ---- how it is done
def lower_move_thing(c: Lowering, e: MoveThing, env: Env, awake: Awake) -> list[Stmt]:
    place = zones.place_code(c, e.zone, e.holder, env)
    thing = dispatch.value(c, e.thing, env)
    before, after = around_move(c, e, thing, env, awake)
    absent = [t for t in (e.thing, e.holder) if t is not None and may_miss(t)]
    missing = [b.compare(dispatch.value(c, t, env), "<", 0) for t in absent]
    lines: list[Stmt] = [b.fail_if(b.any_of(missing))] if missing else []
    bottom = (b.YES,) if e.end == "bottom" else ()
    lines += [*before, b.do(n.Call("put", (thing, place, *bottom))), *after]
    if e.holder is not None and not c.quiet:
        lines += answers.arrival_statements(c, e, thing, dispatch.value(c, e.holder, env), awake)
    return lines


def around_move(c: Lowering, e: MoveThing, thing: Expr, env: Env, awake: Awake) -> tuple[list[Stmt], list[Stmt]]:
    """Statements before and after a thing is moved: who listened before, so that no card answers its own arrival."""
    if c.quiet or e.mover is None:
        return [], []
    before: list[Stmt] = []
    after: list[Stmt] = []
    mover = dispatch.value(c, e.mover, env)
    told = {"you": mover, "object": thing}
    heard = [a for a in c.analysis.listeners(e) if a.index not in awake and a.body is not None]
    for tests, some in groupby(heard, lambda a: moved_so(c, e, a, thing, mover, env)):
        for run in cards_that_answer.runs(c, [*some]):
            if run.heard_first:
                begun, done = answers.together_after(c, run, told, awake, tests)
                before += begun
                after += done
                continue
            for a in run.abilities:
                flag = c.unit.fresh("w")
                own, lines = answers.tested(answers.answer(c, a, told, env, awake))
                before.append(n.Set(flag, b.both([*tests, *own])))
                after.append(b.when(Var(flag), lines))
    return before, after


def moved_so(c: Lowering, e: MoveThing, a: ir.CheckedAbility, thing: Expr, mover: Expr, env: Env) -> list[Expr]:
    """Whether what is moved, and where to, is what an ability listens to."""
    assert a.event is not None
    kind, tests = c.words.kinds[a.event.noun], list[Expr]()
    if len(e.thing.type.kinds) > 1:
        tests.append(n.Between(n.Number(kind.base), thing, n.Number(kind.end)))
    if a.event.own and e.holder is not None and e.zone.of == PLAYER:
        tests.append(b.compare(dispatch.value(c, e.holder, env), "==", mover))
    return tests


def move_thing_steps(c: Lowering, e: MoveThing, env: Env, then: int, ctx: Context) -> int:
    if e.holder is not None:
        thing, holder = dispatch.value(c, e.thing, env), dispatch.value(c, e.holder, env)
        then = answers.arrival_steps(c, e, thing, holder, then, ctx)
    return steps.add_step(c, dispatch.statements(c, e, env, ctx.awake), then)


def lower_swap(c: Lowering, e: Swap, env: Env, awake: Awake) -> list[Stmt]:
    return [b.do(n.Call("swap", (dispatch.value(c, e.first, env), dispatch.value(c, e.second, env))))]


# ---- when it is possible
def move_thing_guard(g: Guarding, e: MoveThing, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    added = needs.must_be_there(g, e, [e.thing, e.holder], env, known)
    if e.zone.limit:
        if ("z", e.zone.name) in known.touched:
            raise NotExact
        code: Expr = b.compare(zones.things_lying(g.c, e.zone, e.holder, env), "<", e.zone.limit)
        if e.zone.single:
            code = zones.empty(g.c, e.zone, e.holder, env)
        needs.add_reason(g, e, code, f"limit of {e.zone.name}", of=e.zone)
        added.append(code)
    elif e.zone.form == "row":
        raise NotExact
    thing = g.terms.value(e.thing, env)
    for a in g.analysis.arrivals(e):
        if a.body is not None and g.analysis.fails(a.body):
            holder = g.terms.value(e.holder, env) if e.holder is not None else b.NOTHING
            inner = Env({a.you: holder})
            if a.object is not None:
                inner[a.object] = thing
            g.nested += 1
            code = guards.go(g, Rest(a.body, inner, None), known.copy())
            g.nested -= 1
            added.append(b.any_of([n.Among(thing, b.numbers_of(a.cards), negated=True), code]))
            needs.add_reason(g, a.body, added[-1])
    if g.analysis.listeners(e):
        raise NotExact
    needs.touch(g, known, e)
    return rest.then, tuple(added)


def swap_guard(g: Guarding, e: Swap, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    added = needs.must_be_there(g, e, [e.first, e.second], env, known)
    needs.touch(g, known, e)
    return rest.then, tuple(added)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "swap": swap,
}

VERBS: dict[type[ir.Effect], Verb] = {
    MoveThing: Verb(
        facts=move_thing_facts,
        secrecy=done_if(own_thing, always),
        sight=Sight(where_from, where_from, nothing),
        lower=lower_move_thing,
        steps=move_thing_steps,
        fills=filled,
        guard=move_thing_guard,
        phrase=move_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    Swap: Verb(
        facts=swap_facts,
        secrecy=done_if(own_swap),
        sight=AS_WRITTEN,
        lower=lower_swap,
        steps=None,
        guard=swap_guard,
        phrase=swap_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
