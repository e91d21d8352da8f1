"""Abilities that answer what an effect does: as statements where they ask nobody, as steps where they do.

A verb that wakes somebody says who acts, with what and where (`Told`); a printed price says also whether it asks for
what an ability listens to (`Where`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from ..lowering import cards_in_play, dispatch, emission, steps
from ..lowering.context import Awake, Env, Lowering
from ..lowering.stops import Context, Heard
from ..model import ir
from ..model.vocabulary import PLAYER
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..terms import thing_tables
from . import cards_that_answer
from .cards_that_answer import CARD, Run

#: what an answer is told: who acts, with what and where
Told = Mapping[str, Expr]
#: of an ability: the test whether what it listens to is there at all; None: it is
Where = Callable[[ir.CheckedAbility], Expr | None]


def anywhere(a: ir.CheckedAbility) -> None:
    return None


# ---- as statements
def scored(c: Lowering, a: ir.CheckedAbility) -> list[Stmt]:
    """What a card brings when the game is scored: for each player, for each such card they have in play."""
    assert a.body is not None
    v, card = c.unit.fresh("v"), c.unit.fresh("x")
    env = Env({a.you: Var(v)}, c.slot_env.slots)
    still_in = [n.Not(b.slot(c.layout.out, Var(v)))] if c.layout.out >= 0 else []
    if not a.cards:
        body = dispatch.statements(c, a.body, env)
        return [n.ForEach(v, b.span_of(0, c.players), tuple([b.when(b.both(still_in), body)] if still_in else body))]
    lies = [b.compare(b.slot(c.layout.locations, Var(card)), "==", place) for place in places_in_play(c, a, Var(v))]
    inner = env.plus({a.object: Var(card)} if a.object is not None else None)
    body = [b.when(b.both([*still_in, b.any_of(lies)]), dispatch.statements(c, a.body, inner))]
    each = n.ForEach(card, b.numbers_of(a.cards), tuple(body))
    return [n.ForEach(v, b.span_of(0, c.players), (each,))]


def answer_statements(
    c: Lowering, e: ir.Effect, told: Told, env: Env, awake: Awake, where: Where = anywhere
) -> list[Stmt]:
    """What those do who answer an effect and ask nobody."""
    heard = [] if c.quiet else [a for a in c.analysis.listeners(e) if answers_plainly(c, a, awake)]
    lines: list[Stmt] = []
    for there, some in groupby(heard, where):
        answered = all_answers(c, [*some], told, env, awake)
        lines += [b.when(there, answered)] if there is not None else answered
    return lines


def answers_plainly(c: Lowering, a: ir.CheckedAbility, awake: Awake) -> bool:
    """Does it do something, without asking anybody, that it is not doing already?"""
    return a.index not in awake and a.body is not None and not c.analysis.asks(a.body)


def all_answers(c: Lowering, abilities: Sequence[ir.CheckedAbility], told: Told, env: Env, awake: Awake) -> list[Stmt]:
    """What abilities do that answer the same and ask nobody, in their order."""
    lines: list[Stmt] = []
    for run in cards_that_answer.runs(c, abilities):
        if run.together and told["you"] != b.NOTHING:
            lines += answers_together(c, run, told, awake)
        else:
            lines += [s for a in run.abilities for s in answer(c, a, told, env, awake)]
    return lines


def answers_together(c: Lowering, run: Run, told: Told, awake: Awake) -> list[Stmt]:
    """The same of many cards: each of those in play."""
    lines = gone_through(c, run, cards_that_answer.in_play(c, run, told["you"]), told, awake)
    tests = cards_that_answer.still_in(c, told["you"]) if run.only_you else []
    return [b.when(b.both(tests), lines)] if tests else lines


def together_after(
    c: Lowering, run: Run, told: Told, awake: Awake, tests: Sequence[Expr] = ()
) -> tuple[list[Stmt], list[Stmt]]:
    """The same where one's own cards are looked at when something begins, and answer when it is done."""
    heard = c.unit.fresh("w")
    if not run.only_you:
        done = answers_together(c, run, told, awake)
        return ([n.Set(heard, b.both(tests))], [b.when(Var(heard), done)]) if tests else ([], done)
    cards = cards_that_answer.in_play(c, run, told["you"])
    tests = [*tests, *cards_that_answer.still_in(c, told["you"])]
    begun = n.Set(heard, n.Either(b.both(tests), cards, b.EMPTY) if tests else cards)
    return [begun], gone_through(c, run, Var(heard, n.LIST), told, awake)


def gone_through(c: Lowering, run: Run, cards: Expr, told: Told, awake: Awake) -> list[Stmt]:
    """What each of some cards does that are in play."""
    names = ("you", CARD, *(name for name in told if name != "you"))
    handed: Told = {name: Var(name) for name in names}
    only_you = run.only_you  # found once: there may be thousands

    def if_with(a: ir.CheckedAbility, who: Expr) -> list[Stmt]:
        lies = [b.compare(b.slot(c.layout.locations, Var(CARD)), "==", place) for place in places_in_play(c, a, who)]
        body = cards_that_answer.statements_of(c, a, heard_by(a, who, handed), awake, who)
        return [b.when(b.both([*cards_that_answer.still_in(c, who), b.any_of(lies)]), body)]

    def done(a: ir.CheckedAbility) -> list[Stmt]:
        you = handed["you"]
        if only_you:
            return cards_that_answer.statements_of(c, a, heard_by(a, you, handed), awake, you)
        if a.event is not None and a.event.subject == "you":
            return if_with(a, you)
        v = c.unit.fresh("v")
        return [n.ForEach(v, answering_players(c, a, you), tuple(if_with(a, Var(v))))]

    table = cards_that_answer.function_table(c, run.abilities, f"{names} {sorted(awake)} {only_you}", names, done)

    def given(card: Expr) -> tuple[Expr, ...]:
        return tuple(card if name == CARD else told[name] for name in names)

    return cards_that_answer.each_in_play(c, run, cards, table, given)


def comes_first(a: ir.CheckedAbility) -> bool:
    """Is it done before what it answers, or when that begins?"""
    return a.how == "before" or a.event is not None and a.event.how == "start"


def places_in_play(c: Lowering, a: ir.CheckedAbility, player: Expr) -> list[Expr]:
    """Where cards with an ability lie that are in play for a player."""
    zones = [z for z in c.words.zones.values() if z.in_play and a.kind in z.holds and z.of == PLAYER]
    return [b.plus(c.layout.zone_places[z.name], player) for z in zones]


def heard_by(a: ir.CheckedAbility, who: Expr, told: Told) -> Env:
    """What whoever has an ability is told."""
    inner = Env({a.you: who})
    if a.they is not None:
        inner[a.they] = told["you"]
    for local, name in ((a.object, "object"), (a.place, "place")):
        if local is not None:
            inner[local] = told.get(name, b.NOTHING)
    return inner


def answering_players(c: Lowering, a: ir.CheckedAbility, you: Expr) -> Expr:
    """Those of whose cards one may answer what somebody does."""
    opponents = a.event is not None and a.event.subject == "opponent"
    return thing_tables.opponents(c, you) if opponents else b.span_of(0, c.players)


def answer(c: Lowering, a: ir.CheckedAbility, told: Told, env: Env, awake: Awake) -> list[Stmt]:
    """`if active: body`; for what others do, every other player's card is asked."""
    assert a.body is not None and a.event is not None
    once = steps.once_slot(c, -1 - a.index, a.once.name) if a.once is not None else None
    with steps.earned_by_ability(c, a):
        if a.event.subject == "you":
            return _if_active(c, a, told["you"], heard_by(a, told["you"], told), awake, once)
        v = c.unit.fresh("v")
        body = _if_active(c, a, Var(v), heard_by(a, Var(v), told), awake, once)
        return [n.ForEach(v, answering_players(c, a, told["you"]), tuple(body))]


def _if_active(c: Lowering, a: ir.CheckedAbility, you: Expr, inner: Env, awake: Awake, once: int | None) -> list[Stmt]:
    assert a.body is not None
    tests = [cards_in_play.is_active(c, a, you)]
    with c.unit.writing(a.entry, a.span):
        body = dispatch.statements(c, a.body, inner, awake | {a.index})
    if once is not None:
        tests.append(n.Not(b.slot(once, you)))
        body = [n.Store(b.plus(once, you), b.ONE), *body]
    return [b.when(b.both(tests), body)]


def tested(lines: list[Stmt]) -> tuple[list[Expr], list[Stmt]]:
    """The test of statements that are all done under one, and the statements."""
    if len(lines) == 1 and isinstance(lines[0], n.When) and len(lines[0].branches) == 1:
        ((test, body),) = lines[0].branches
        if test is not None:
            return [test], list(body)
    return [], lines


def arrival_statements(c: Lowering, e: ir.Effect, thing: Expr, holder: Expr, awake: Awake) -> list[Stmt]:
    """What a thing does at once when it comes into play."""
    heard = [a for a in c.analysis.arrivals(e) if a.body is not None and not c.analysis.asks(a.body)]

    def done(a: ir.CheckedAbility, holder: Expr, thing: Expr, handed: str = "") -> list[Stmt]:
        assert a.body is not None
        inner = Env({a.you: holder} | ({a.object: thing} if a.object is not None else {}))
        with steps.earned_by_ability(c, a, handed):
            return dispatch.statements(c, a.body, inner, awake | {a.index})

    if len(heard) <= cards_that_answer.FEW:
        return [b.when(b.one_of(thing, a.cards), done(a, holder, thing)) for a in heard]
    names = ("you", "this")
    table = cards_that_answer.function_table(
        c, heard, f"arrive {sorted(awake)}", names, lambda a: done(a, Var("you"), Var("this"), "this")
    )
    return [b.do(n.Dispatch(table, thing, (holder, thing)))]


# ---- as steps
def answered_steps(
    c: Lowering, e: ir.Effect, told: Told, env: Env, then: int, ctx: Context, where: Where = anywhere
) -> int:
    """An effect that asks nobody by itself, and those who answer it and ask."""
    pc = answer_steps(c, e, told, then, ctx, where)
    return steps.add_step(c, dispatch.statements(c, e, env, ctx.awake), pc)


def answer_steps(c: Lowering, e: ir.Effect, told: Told, then: int, ctx: Context, where: Where = anywhere) -> int:
    """Answers that ask somebody: to a gain, a payment or a move."""
    asking = [a for a in c.analysis.listeners(e) if asks(c, a) and a.index not in ctx.awake]
    for there, some in reversed([(there, [*some]) for there, some in groupby(asking, where)]):
        after = all_asked(c, some, told, then, ctx)
        then = steps.add_step(c, [], steps.one_or_other(there, after, then)) if there is not None else after
    return then


def asks(c: Lowering, a: ir.CheckedAbility) -> bool:
    return a.body is not None and c.analysis.asks(a.body)


def all_asked(c: Lowering, abilities: Sequence[ir.CheckedAbility], told: Told, then: int, ctx: Context) -> int:
    """Abilities that answer the same and ask, in their order."""
    for run in reversed(cards_that_answer.asking_runs(c, abilities)):
        if run.together and told["you"] != b.NOTHING:
            then = asked_together(c, run, told, then, ctx)
        else:
            then = asked(c, run.abilities, told, then, ctx)
    return then


def asked(c: Lowering, abilities: Sequence[ir.CheckedAbility], told: Told, then: int, ctx: Context) -> int:
    """One after the other: whether it is in play is looked at when its turn comes."""
    for a in reversed(abilities):
        after, begun = answer_after(c, a, told, then, ctx)
        then = steps.add_step(c, begun, after)
    return then


def asked_together(c: Lowering, run: Run, told: Told, then: int, ctx: Context) -> int:
    """The same of many cards: behind each that has asked the next one in play is looked for."""
    again, reached, card = steps.new_pc(c), n.Number(steps.spare(c, "listened")), Var("k")
    order, targets = ([0] * (len(c.words.things) + 1) for _ in range(2))
    for number, (cards, several) in enumerate(cards_that_answer.by_cards(run.abilities).items(), 1):
        pc = asked(c, several, told, again, ctx)
        for one in cards:
            order[one], targets[one] = number, pc
    turn, goal = (c.unit.table(c.unit.fresh(name), tuple(row)) for name, row in (("TURN_", order), ("GO_", targets)))
    other = c.unit.fresh("x")
    later = n.Compare(">", b.item(turn, Var(other)), n.Slot(reached))
    none_yet = b.compare(card, "==", b.NOTHING)
    lines: list[Stmt] = [
        n.Set("k", b.NOTHING),
        n.ForEach(
            other,
            cards_that_answer.in_play(c, run, told["you"]),
            (b.when(b.both([none_yet, later]), [n.Set("k", Var(other))]),),
        ),
        b.when(none_yet, [b.go(then)]),
        n.Store(reached, b.item(turn, card)),
    ]
    steps.add_step(c, lines, b.item(goal, card), again)
    return steps.add_step(c, [n.Store(reached, b.ZERO)], again)


def arrival_steps(c: Lowering, e: ir.Effect, thing: Expr, holder: Expr, then: int, ctx: Context) -> int:
    """The same of what a thing does at once when it comes into play."""
    heard = [a for a in c.analysis.arrivals(e) if asks(c, a)]
    if len(heard) <= cards_that_answer.FEW:
        return arrivals_in_turn(c, heard, thing, holder, then, ctx)
    targets = [0] * (len(c.words.things) + 1)
    for cards, several in cards_that_answer.by_cards(heard).items():
        pc = arrivals_in_turn(c, several, thing, holder, then, ctx)
        for one in cards:
            targets[one] = pc
    goal = b.item(c.unit.table(c.unit.fresh("GO_"), tuple(targets)), thing)
    return steps.add_step(c, [n.Set("k", goal), b.when(n.Not(Var("k")), [b.go(then)])], Var("k"))


def arrivals_in_turn(
    c: Lowering, abilities: Sequence[ir.CheckedAbility], thing: Expr, holder: Expr, then: int, ctx: Context
) -> int:
    for a in reversed(abilities):
        assert a.body is not None
        with steps.earned_by_ability(c, a), steps.standing_for(c, a.you, holder):
            inner = replace(ctx, awake=ctx.awake | {a.index}, path=a.entry)
            pc = emission.emit(c, [a.body], c.slot_env, steps.behind(c, a.body, then), inner)
        pc = steps.add_step(c, bind_ability(c, a, holder, {"you": holder, "object": thing}), pc)
        then = steps.add_step(c, [], steps.one_or_other(b.one_of(thing, a.cards), pc, then))
    return then


# ---- those who listen from the beginning of a rule to its end
def answer_after(c: Lowering, a: ir.CheckedAbility, told: Told, then: int, ctx: Context) -> tuple[int, list[Stmt]]:
    """An answer at a rule's end, for those who listened when it began."""
    begun: list[Stmt] = []
    for heard in listening(c, a, told):
        then = heard_steps(c, heard, then, ctx)
        begun.append(heard.begun)
    return then, begun


def listening(c: Lowering, a: ir.CheckedAbility, told: Told) -> Iterator[Heard]:
    """Those who may answer, the last one first: whether they do is found out when the rule begins, and kept."""
    assert a.event is not None
    group = [told["you"]] if a.event.subject == "you" else [n.Number(q) for q in range(c.players)]
    for who in reversed(group):
        flag = steps.spare(c, "listened")
        tests = [cards_in_play.is_active(c, a, who)]
        if a.event.subject == "opponent":
            assert isinstance(who, n.Number)
            tests += [b.compare(told["you"], "!=", own) for own in (who.value, *c.words.partners(who.value))]
        lines = bind_ability(c, a, who, told)
        if a.once is not None:
            at = b.plus(steps.once_slot(c, -1 - a.index, a.once.name), who)
            tests.append(n.Not(n.Slot(at)))
            lines.append(n.Store(at, b.ONE))
        begun = n.Store(n.Number(flag), n.Either(b.both(tests), b.ONE, b.ZERO))
        yield Heard(a, who, flag, begun, tuple(lines))


def heard_steps(c: Lowering, heard: Heard, then: int, ctx: Context) -> int:
    a = heard.ability
    assert a.body is not None
    with steps.earned_by_ability(c, a), steps.standing_for(c, a.you, heard.who):
        inner = replace(ctx, awake=ctx.awake | {a.index}, path=a.entry)
        pc = emission.emit(c, [a.body], c.slot_env, steps.behind(c, a.body, then), inner)
    pc = steps.add_step(c, [*heard.lines], pc)
    return steps.add_step(c, [], steps.one_or_other(b.slot(heard.flag), pc, then))


def heard_statements(c: Lowering, heard: list[Heard], awake: Awake) -> list[Stmt]:
    """The same for answers that ask nobody anything."""
    lines: list[Stmt] = []
    for h in heard:
        if h.ability.body is not None and not c.analysis.asks(h.ability.body):
            with steps.earned_by_ability(c, h.ability):
                body = dispatch.statements(c, h.ability.body, c.slot_env, awake | {h.ability.index})
            lines.append(b.when(b.slot(h.flag), [*h.lines, *body]))
    return lines


def bind_ability(c: Lowering, a: ir.CheckedAbility, who: Expr, told: Told) -> list[Stmt]:
    """Who has an ability and what it is told are kept, for it may ask."""
    lines = [steps.set_local(c, a.you, who)]
    if a.they is not None:
        lines.append(steps.set_local(c, a.they, told["you"]))
    for local, name in ((a.object, "object"), (a.place, "place")):
        if local is not None:
            lines.append(steps.set_local(c, local, told.get(name, b.NOTHING)))
    return lines
