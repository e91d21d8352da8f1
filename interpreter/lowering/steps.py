"""Steps: the numbered places (pc) of a program, the slots that outlive a stop, and what is known about each choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ..diagnostics.problems import Notes, Problem, Span, say
from ..model import ir, walk
from ..model.facts import Course
from ..model.regions import Region
from ..model.vocabulary import Zone
from ..plan import build as b
from ..plan import nodes as n
from ..plan.bodies import length
from ..plan.nodes import Expr, Stmt
from . import guards, trials
from .anatomy import VERBS
from .causes import NO_CAUSE, Cause
from .context import Env, Lowering, Meanwhile
from .hidden import Look, never_found
from .rests import NotExact, Rest, rest_of
from .stops import TRIED

#: a trial goes through at most this many ways
MOST_TRIALS = 5000
#: lines of a step that took over the steps behind it
LONGEST_STEP = 24


def problem(c: Lowering, problem: Problem) -> None:
    if problem not in c.problems:
        c.problems.append(problem)


# ---- slots and steps
def local_slot(c: Lowering, local: ir.Local) -> Expr:
    slots = c.layout.locals
    if local not in slots:
        slots[local] = c.layout.take(1, f"local {local.name}")
    return b.slot(slots[local])


def spare(c: Lowering, what: str) -> int:
    return c.layout.take(1, f"local {what}")


def once_slot(c: Lowering, key: int, rule: str) -> int:
    """The first of the slots, one for each player, that say whether something was done in this rule."""
    if key not in c.once_slots:
        slot = c.layout.take(c.players, "once")
        c.once_slots[key] = slot
        c.once_by_rule.setdefault(rule, []).append(slot)
    return c.once_slots[key]


def once_in(c: Lowering, rule: str) -> list[tuple[int, int]]:
    """The slots of what may be done once in a rule, those side by side together."""
    found: list[tuple[int, int]] = []
    for slot in sorted(c.once_by_rule.get(rule, [])):
        first = found.pop()[0] if found and found[-1][1] == slot else slot
        found.append((first, slot + c.players))
    return found


def new_pc(c: Lowering) -> int:
    c.steps.append(None)
    pc = len(c.steps) - 1
    if c.cause is not None:
        c.causes[pc] = c.cause
    return pc


def add_step(c: Lowering, lines: Sequence[Stmt], then: int | Expr, pc: int | None = None) -> int:
    """A step that does something and says which comes next."""
    if not lines and isinstance(then, int) and pc is None:
        return then
    pc = new_pc(c) if pc is None else pc
    name = f"step{pc}"
    c.steps[pc] = name
    more, goal = straight_on(c, then, length(lines))
    if isinstance(then, int) and goal != b.expr(then):
        c.taken_over[pc] = then
        c.unjoined[name] = n.Function(name, (), (*lines, n.Return(b.expr(then))))
    lines = [*lines, *more]
    c.written[pc] = (lines, goal)
    c.unit.function(name, (), [*lines, n.Return(goal)])
    return pc


def straight_on(c: Lowering, then: int | Expr, before: int = 0) -> tuple[list[Stmt], Expr]:
    """What is done next and where it leads, if that can be taken over: one function instead of two."""
    if isinstance(then, int) and then in c.written and then not in c.boundaries and then not in c.measures:
        lines, after = c.written[then]
        if before + length(lines) <= LONGEST_STEP:
            return lines, after
    return [], b.expr(then)


def one_or_other(test: Expr, yes: int, no: int) -> Expr:
    """Which of two steps comes next."""
    return n.Either(test, n.Number(yes), n.Number(no))


def flatten(c: Lowering, effects: list[ir.Effect]) -> list[ir.Effect]:
    """What is done one after the other, without the lists it stands in."""
    flat: list[ir.Effect] = []
    for e in effects:
        flat += flatten(c, c.analysis.children(e)) if VERBS[type(e)].only_lists else [e]
    return flat


def set_local(c: Lowering, local: ir.Local, value: Expr) -> Stmt:
    """A local that outlives a stop is given a value."""
    return store(local_slot(c, local), value)


def store(kept: Expr, value: Expr) -> Stmt:
    """What is kept in a slot is given a value."""
    assert isinstance(kept, n.Slot)
    return n.Store(kept.at, value)


def earned_by(c: Lowering, name: str) -> Meanwhile:
    """Meanwhile points come from this part of the rules."""
    return Meanwhile(c, "source_name", name)


@contextmanager
def earned_by_ability(c: Lowering, a: ir.CheckedAbility, handed: str = "") -> Iterator[None]:
    """Meanwhile points come from things of a kind, or from what has no kind by its own name; it is done for a card
    (`handed`: what that is called in a function of several cards)."""
    card = c.words.entries[a.entry][0] if a.entry in c.words.entries else NO_CAUSE
    cause = Cause(card=card, handed=handed)
    with earned_by(c, c.words.kinds[a.kind].plural if a.kind else a.entry), caused_by(c, cause):
        yield


def caused_by(c: Lowering, cause: Cause | None) -> Meanwhile:
    """Meanwhile steps and statements are written that are done for something, or for whatever calls them."""
    return Meanwhile(c, "cause", cause)


def behind(c: Lowering, effect: ir.Effect, then: int) -> int:
    """Where one goes on from what is done for something, to what is not: a step of its own, which rules go back to."""
    return add_step(c, [], then, new_pc(c)) if c.analysis.asks(effect) else then


def weighed(c: Lowering, end: int) -> Meanwhile:
    """Meanwhile choices are written of whose options only those are offered that come out best at a step."""
    return Meanwhile(c, "weighing", end)


def standing_for(c: Lowering, you: ir.Local, player: Expr) -> Meanwhile:
    """Meanwhile who acts is somebody known in another way, too."""
    return Meanwhile(c, "same", [*c.same, (you, player)])


def same_players(c: Lowering) -> dict[Expr, Expr]:
    """The one way to speak of everybody who is spoken of in several."""
    found: dict[Expr, Expr] = {}
    for you, player in c.same:
        slot = c.layout.slot(you)
        if slot >= 0:
            found[b.slot(slot)] = found.get(player, player)
    return found


def other_players(c: Lowering, same: dict[Expr, Expr]) -> frozenset[tuple[Expr, Expr]]:
    """Pairs of expressions that never mean the same player: somebody, and who was chosen among the others."""
    if not any(zone.seen_by == "others" for zone in c.words.zones.values()):
        return frozenset()
    # whoever will be chosen is somebody else already while it is looked whether anybody can be
    pairs = [(other, one) for (_, ones), other in c.hidden.others.items() for one in ones]
    queries = [node for nodes in walk.all_nodes(c.game) for node in nodes if isinstance(node, ir.Query)]
    moved = {query.into for query in queries}  # such a name does not keep what it was chosen for
    for query in queries:
        for whose in map(ir.local_of, never_found(query)):
            if whose is not None and moved.isdisjoint((whose, query.var)) and query.into is None:
                kept, one = c.layout.slot(query.var), c.layout.slot(whose)
                pairs += [(b.slot(kept), b.slot(one))] if kept >= 0 and one >= 0 else []
    known = [(same.get(other, other), same.get(one, one)) for other, one in pairs]
    return frozenset([*known, *((one, other) for other, one in known)])


# ---- what options tell
def open_to(
    c: Lowering,
    player: Expr,
    looks: list[Look],
    listed: Look | None = None,
    rivals: Sequence[tuple[Expr, Expr]] = (),
) -> list[Look]:
    """Options may tell whoever chooses only what they see anyway: what is listed by name, and what is looked at.

    `rivals`: who can be chosen here, and somebody who that is not. Returns what not everybody sees.
    """
    same = same_players(c) if listed or looks else {}
    apart = other_players(c, same) if same or listed or looks else frozenset()
    for pair in rivals:
        other, one = (same.get(who, who) for who in pair)
        apart |= {(other, one), (one, other)}
    if listed is not None and listed.hidden_from(player, same, apart):
        message, hint = say("not-seen", zone=listed.zone.name), say("let-others-choose")
        problem(c, Problem("hidden-choice", message, listed.span, hint))
        return [listed]
    for look in looks:
        if look.hidden_from(player, same, apart):
            message, hint = say("options-tell", zone=look.zone.name), say("ask-behind")
            problem(c, Problem("hidden-choice", message, look.span, hint))
    return [listed, *looks] if listed is not None else looks


def asked_openly(c: Lowering, e: ir.Effect, env: Env) -> None:
    """Whether somebody is asked at all may depend only on what everybody sees."""
    whether = [*VERBS[type(e)].sight.whether(e)] if c.hidden.zones and c.analysis.asks(e) else None
    for look in c.hidden.said(whether, env, e.span):
        message, hint = say("asking-tells", zone=look.zone.name), say("only-if-inside")
        problem(c, Problem("hidden-question", message, look.span, hint))


# ---- guards
def derived(
    c: Lowering, effects: list[ir.Effect], env: Env, rest: Rest | None, before: frozenset[Region] = frozenset()
) -> Expr:
    """The guard of an option, yes, or TRIED where it cannot be derived."""
    chain = rest_of(effects, env, rest)
    c.unforeseen.look(chain)
    try:
        return guards.guard(c.guards, chain, before, rest)
    except NotExact:
        c.guards.reasons += guards.doubts(c.guards)
        if trials.trial_size(c, chain) > MOST_TRIALS:
            problem(
                c,
                Problem(
                    "trial-too-large",
                    say("too-many-ways", most=MOST_TRIALS),
                    last_doubt(c, chain),
                    say("target-first"),
                    filling(c, chain),
                ),
            )
        return TRIED


def filling(c: Lowering, rest: Rest | None) -> Notes:
    """The zones that may be full: where there is room enough anyway, a limit is all that makes it doubtful."""
    effects = list[ir.Effect]()
    while rest is not None:
        effects, rest = [*effects, rest.effect], rest.then
    found: dict[str, Zone] = {}
    while effects:
        e = effects.pop()
        inside = [child for child in c.analysis.children(e) if c.analysis.fails(child)]
        zone = VERBS[type(e)].fills(e) if not inside and c.analysis.fails(e) else None
        found |= {zone.name: zone} if zone is not None else {}
        effects += inside
    told = ((say("holds-at-most", zone=z.name, n=z.limit or z.size), z.span) for z in found.values())
    return tuple((said, span) for said, span in told if span is not None)


def last_doubt(c: Lowering, rest: Rest | None) -> Span | None:
    """The last thing that may turn out impossible: one place for all the choices before it."""
    last: ir.Effect | None = None
    while rest is not None:
        if c.analysis.fails(rest.effect):
            last = rest.effect
        rest = rest.then
    while last is not None and c.analysis.facts(last).parts.course is Course.IN_TURN:
        inside = [child for child in c.analysis.children(last) if c.analysis.fails(child)]
        if not inside:
            break
        last = inside[-1]
    return last.span if last is not None else None
