"""`walk`: a piece goes from neighbour to neighbour, paying its way, and must be able to stop somewhere."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.problems import Problem, say
from ..diagnostics.records import record
from ..lowering import asking, dispatch, guards, needs, steps, tolls, trials
from ..lowering.anatomy import ALONE, Verb, refused
from ..lowering.asking import OPTIONS, X
from ..lowering.context import Env, Lowering
from ..lowering.questions import Asking, Candidates
from ..lowering.reasons import MOVED, NEAR, REACH, STANDING, STOP, TOLL, VISITED, Reason
from ..lowering.rests import Further, Guarding, Known, Rest
from ..lowering.stops import TRIAL, Choice, Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, freely, nowhere
from ..model.node import node
from ..model.regions import standing
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import Piece
from ..phrases.lines import Line
from ..phrases.telling import Telling, condition, inline
from ..phrases.words import Noun, Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading import blocks
from ..reading.context import Checking, Header, HeaderReader
from ..reading.scope import wrong
from ..terms import (
    counters,
    definitions,
    expressions,
    neighbours,
    nouns,
    pieces,
    pronouns,
    thing_tables,
)
from . import answers, bodies, sequences


@node
class Walk(ir.Effect):
    piece: Piece
    player: ir.Expr
    kind: str
    here: ir.Local
    enter: ir.Expr
    toll: ir.Effect
    stop: ir.Expr


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
    return Walk(
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
def walk_facts(e: Walk, game: CheckedGame) -> Facts:
    here = frozenset((standing(e.piece.name, e.kind),))
    return Facts(
        asks=True,
        fails=True,
        reads=here,
        writes=here,
        wakes=tuple(Happening(how, piece=e.piece, place=e.kind) for how in ("over", "move")),
        reveals=False,
        hands_over=False,
        parts=freely(e.toll),
    )


# ---- how it is done
def walk_steps(c: Lowering, e: Walk, env: Env, then: int, ctx: Context) -> int:
    pc = steps.new_pc(c)
    here = steps.local_slot(c, e.here)
    visited, moved = b.slot(steps.spare(c, "visited")), b.slot(steps.spare(c, "moved"))
    start = b.slot(steps.spare(c, "start")) if over_answers(c, e, ctx) else None
    player = dispatch.value(c, e.player, env)
    base = c.words.kinds[e.kind].base
    choice = Choice(pc, ctx.path, "things", player, e.text, e.span, way="exists", effect=e)
    choice.source = f"walk {e.piece.name}"
    choice.names[-1] = "stop"
    choice.reasons = walk_reasons(c, e, env, here, visited, moved)
    choice.candidates = b.span_of(base, c.words.kinds[e.kind].end)
    options = next_steps(c, e, env, here, visited, moved)
    if needs.can_fail(c.guards, ctx.rest):
        options = b.found("x", options, [asking.trial(pc, X)])
        choice.way = TRIAL
        choice.reasons += guards.doubts_in(c.guards, ctx.rest)
    asking.listing_function(c, f"options{pc}", [n.OfferAll(options)])
    raw = all_steps(c, e, env, here, visited, moved)
    asking.listing_function(c, f"candidates{pc}", [n.OfferAll(raw)])
    pay = dispatch.statements(c, e.toll, env.plus({e.here: X}), ctx.awake)
    first = c.layout.pieces[e.piece.name, e.kind]
    stride = c.layout.piece_stride(e.piece, e.kind)
    from_place, to_place = (b.plus(first - base * stride, b.times(at, stride), player) for at in (here, X))
    told = {"you": player, "place": here}
    at_end = answers.answer_statements(c, e, told, env, ctx.awake, arrived)
    after = passed_answers(c, e, env, start, visited, ctx) if start is not None else []
    end = steps.add_step(c, [*after, *at_end], answers.answer_steps(c, e, told, then, ctx, arrived))
    body: list[Stmt] = [
        b.when(b.compare(X, "==", -1), [b.go(end)]),
        *pay,
        n.StoreChange(from_place, "-", b.ONE),
        n.StoreChange(to_place, "+", b.ONE),
        n.StoreChange(visited.at, "|", bit_of(X, base)),
        steps.set_local(c, e.here, X),
        n.Store(moved.at, b.ONE),
        b.go(pc),
    ]
    c.unit.function(f"apply{pc}", ("x",), body)
    c.choices[pc] = choice
    looks = steps.open_to(c, player, c.hidden.said([e.enter, e.stop, e.toll], env, e.span))
    if looks or steps.open_to(c, player, c.hidden.needed([], env, ctx.rest)):
        c.public.write(pc, [n.Return(b.YES)])
    begin: list[Stmt] = [
        steps.set_local(c, e.here, starting_place(c, e, env)),
        n.Store(visited.at, bit_of(here, base)),
        *([n.Store(start.at, here)] if start is not None else []),
        n.Store(moved.at, b.ZERO),
    ]
    return steps.add_step(c, begin, pc)


def over_answers(c: Lowering, e: Walk, ctx: Context) -> list[ir.CheckedAbility]:
    """Those who answer that a place is passed. `check` says that nobody can be asked there."""
    heard = [a for a in c.analysis.listeners(e) if a.awaits == "over" and a.index not in ctx.awake]
    return [a for a in heard if a.body is not None and not c.analysis.asks(a.body)]


def passed_answers(c: Lowering, e: Walk, env: Env, start: Expr, visited: Expr, ctx: Context) -> list[Stmt]:
    """What those do at the end of a walk who answer the places passed, in printed order.

    Not on the way: what they bring would pay tolls that nobody could have counted on.
    """
    player, base, v = dispatch.value(c, e.player, env), c.words.kinds[e.kind].base, c.unit.fresh("v")
    ends = n.Binary("|", bit_of(start, base), bit_of(env[e.here], base))
    passed = thing_tables.members(c, base, n.Binary("&", visited, n.Unary("~", ends)))
    told = {"you": player, "place": Var(v)}
    return [n.ForEach(v, passed, tuple(answers.all_answers(c, over_answers(c, e, ctx), told, env, ctx.awake)))]


def arrived(a: ir.CheckedAbility) -> Expr | None:
    """Only those answer the end of a walk who listen to moves."""
    return None if a.awaits == "move" else b.NO


def walk_reasons(c: Lowering, e: Walk, env: Env, here: Expr, visited: Expr, moved: Expr) -> list[Reason]:
    made = walker(c, e)
    player = dispatch.value(c, e.player, env)
    money = money_of(c, made, player)
    price = made.asked("toll", player, X)
    place = b.minus(X, c.words.kinds[e.kind].base)
    beside = b.has_bit(near(c, e, here), place)
    reached = n.Among(X, next_steps(c, e, env, here, visited, moved))
    there = env.plus({e.here: X})
    enter, stop = asked_of_place(c, e, "enter", e.enter, there), asked_of_place(c, e, STOP, e.stop, there)
    assert enter.test is not None and stop.test is not None
    # one may walk on from where one may not stop; what may not be entered is reason enough
    stops = n.Joined("or", (n.Not(enter.test), stop.test, reached))
    return [
        Reason(STANDING, b.compare(X, "!=", here), e),
        Reason(VISITED, n.Not(b.has_bit(visited, place)), e),
        enter,
        replace(stop, test=stops),
        Reason(TOLL, n.Compare(">=", money, price), e.toll, price, money, made.counter),
        # a walk leads on to what is not near: that is the last thing to say
        Reason(NEAR, beside, e, later=True),
        Reason(REACH, n.Joined("or", (n.Not(beside), reached)), e, later=True),
        Reason(MOVED, moved, e, option=-1),
        replace(asked_of_place(c, e, STOP, e.stop, env.plus({e.here: here})), option=-1),
    ]


def asked_of_place(c: Lowering, e: Walk, text: str, cond: ir.Expr, env: Env) -> Reason:
    """Something that has to be so of a place on the way, or of its end."""
    ground = definitions.ground_of(c, cond, e.here, env)
    query = ir.Query(e.here, (e.kind,), "all", tests=[ir.Test(cond, text)])
    return Reason(text, ground.test, query, ground=ground)


def starting_place(c: Lowering, e: Walk, env: Env) -> Expr:
    return dispatch.value(c, pieces.LocationOf(e.here.type, e.piece, e.player, e.kind), env)


def first_steps(c: Lowering, e: Walk, env: Env, here: Expr) -> Expr:
    """Where a walk can lead from its start."""
    return next_steps(c, e, env, here, bit_of(here, c.words.kinds[e.kind].base), b.NO)


def next_steps(c: Lowering, e: Walk, env: Env, here: Expr, visited: Expr, moved: Expr) -> Expr:
    made = walker(c, e)
    player = dispatch.value(c, e.player, env)
    return n.Call(f"{made.tag}_on", (player, here, visited, money_of(c, made, player), moved))


def all_steps(c: Lowering, e: Walk, env: Env, here: Expr, visited: Expr, moved: Expr) -> Expr:
    """The same, whether or not a stop can still be reached."""
    made = walker(c, e)
    enter, _, stop = made.functions
    kept, first = board_table(c, e)
    board = (kept, n.Number(first), n.Number(c.words.kinds[e.kind].base))
    return n.Call("walk_steps", (dispatch.value(c, e.player, env), here, visited, *board, enter, stop, moved))


def money_of(c: Lowering, made: Walker, player: Expr) -> Expr:
    return counters.purse(c, c.words.counters[made.counter], player) if made.counter else b.ZERO


@record
class Walker:
    """The functions of a walk: may a place be entered, what does it cost, may one stop there; and the counter paid."""

    tag: str
    counter: str

    @property
    def functions(self) -> tuple[Expr, Expr, Expr]:
        return n.Known(f"{self.tag}_enter"), n.Known(f"{self.tag}_toll"), n.Known(f"{self.tag}_stop")

    def asked(self, what: str, player: Expr, here: Expr) -> Expr:
        return n.Call(f"{self.tag}_{what}", (player, here))


def walker(c: Lowering, e: Walk) -> Walker:
    """Functions enter, toll and stop of (state, player, place), and the counter the toll is paid in."""
    key = ("walk", id(e))
    if key not in c.unit.made:
        tag = c.unit.fresh("walk")
        env = Env({e.here: Var("here")})
        if isinstance(e.player, ir.LocalRef):
            env[e.player.local] = Var("you")
        amount, counters = tolls.toll(c, e.toll, env)
        if len(counters) > 1:
            steps.problem(c, Problem("walk-toll", say("toll-one-counter"), e.toll.span))
        enter, stop = dispatch.truth(c, e.enter, env), dispatch.truth(c, e.stop, env)
        for name, code in (("enter", enter), ("toll", amount), ("stop", stop)):
            c.unit.function(f"{tag}_{name}", ("you", "here"), [n.Return(code)])
        made = Walker(tag, min(counters, default=""))
        walk_on(c, e, made, env)
        c.unit.made[key] = tag
        c.unit.made["counter", tag] = made.counter
    tag = c.unit.made[key]
    return Walker(tag, c.unit.made["counter", tag])


def walk_on(c: Lowering, e: Walk, made: Walker, env: Env) -> None:
    """A function that lists the steps from which a stop can still be reached and paid for; -1 is to stop here."""
    kept, first = board_table(c, e)
    base = c.words.kinds[e.kind].base
    there = env.plus({e.here: X})
    you, left, visited = Var("you"), Var("left"), Var("visited")
    ways = (kept, n.Number(first), n.Number(base), *made.functions)
    new = thing_tables.members(c, base, n.Binary("&", near(c, e, Var("here")), n.Unary("~", visited)))
    further = n.Call("reachable", (you, n.Binary("|", visited, bit_of(X, base)), left, *ways, X))
    toll = tolls.toll(c, e.toll, there)[0]
    stops = n.Joined("or", (dispatch.truth(c, e.stop, there), further))
    paid = n.Set("left", b.minus(Var("purse"), toll))
    taken = b.when(b.both([b.at_least(left, 0), stops]), [n.OfferOne(X)])
    body: list[Stmt] = [
        n.NoOffers(),
        n.ForEach("x", new, (b.when(dispatch.truth(c, e.enter, there), [paid, taken]),)),
        b.when(b.both([Var("moved"), made.asked("stop", you, Var("here"))]), [n.Offer(-1)]),
        n.Return(OPTIONS),
    ]
    c.unit.function(f"{made.tag}_on", ("you", "here", "visited", "purse", "moved"), body)


def board_table(c: Lowering, e: Walk) -> tuple[Expr, int]:
    """Where the neighbours of each place stand, for operations that go along them: a table or the state itself."""
    table, first = neighbours.neighbour_table(c, next(m for m in c.words.layouts.values() if m.of == e.kind))
    return n.Known(table or "S"), first


def near(c: Lowering, e: Walk, here: Expr) -> Expr:
    board = next(m for m in c.words.layouts.values() if m.of == e.kind)
    return neighbours.neighbour_mask(c, board, here)


def bit_of(thing: Expr, base: int) -> Expr:
    return n.Binary("<<", b.ONE, b.minus(thing, base))


# ---- when it is possible
def walk_guard(g: Guarding, e: Walk, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    for part in (e.enter, e.stop, e.toll):
        needs.look_at(g, part, known)
    g.terms.known(env, e)
    there = g.terms.value(pieces.LocationOf(e.here.type, e.piece, e.player, e.kind), env)
    here = Var(g.c.unit.fresh("p"))
    code = b.both([b.at_least(n.Bind(here.name, there), 0), n.Truth(first_steps(g.c, e, env, here))])
    needs.add_reason(g, e, code)
    needs.touch(g, known, e)
    return rest.then, (code,)


# ---- how it is told
def walk_lines(c: Telling, e: Walk, depth: int) -> list[Line]:
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


def walked(e: Walk) -> tuple[str, ...]:
    return (e.piece.name,)


# ---- how it is asked
def walked_to(e: Walk) -> ir.Local:
    """Where the piece stands now."""
    return e.here


def walk_question(c: Telling, e: Walk, choice: Choice) -> Phrase:
    return Say("walk-next", piece=Noun(e.piece.name), kind=Noun(e.kind))


def places_walked(e: Walk) -> Candidates:
    return Candidates((e.kind,))


def walk_needs(e: Walk, choice: Choice) -> list[Phrase]:
    return [Say(f"show-walk-{part}") for part in ("enter", "toll", "stop")]


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "walk": walk,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Walk: Verb(
        facts=walk_facts,
        secrecy=refused(say("secret-ranked")),
        sight=AS_WRITTEN,
        lower=None,
        steps=walk_steps,
        guard=walk_guard,
        unfollowed=walked,
        ways=trials.one_way,
        in_sentence=ALONE,
        phrase=None,
        lines=walk_lines,
        asking=Asking(question=walk_question, option=nowhere, things=places_walked, held=walked_to, needs=walk_needs),
    ),
}
