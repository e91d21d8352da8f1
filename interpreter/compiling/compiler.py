"""From a checked game to a program: source is written, compiled once, and kept so that it can be shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from itertools import compress
from typing import Any

from ..checking import course
from ..diagnostics.problems import Mistakes, Problem, say
from ..diagnostics.records import mutable
from ..lowering import dispatch
from ..lowering.analysis import Analysis
from ..lowering.context import Env, Lowering, Unit
from ..lowering.layout import Layout, lay_out
from ..lowering.stops import Choice, Loop, Secret
from ..lowering.work import MOST_WORK, Runaway, Work
from ..model.checked import CheckedGame
from ..plan import build as b
from ..plan import nodes as n
from ..plan import python
from ..plan.bodies import reached
from ..plan.nodes import Expr, Var
from ..plan.passes.choice import ALL, NONE, Passes
from ..plan.passes.lengths import Sizes
from ..plan.passes.metering import Metering
from . import flow
from .beginning import begin

State = list[int]
Step = Callable[[State], int]


@mutable
class Program:
    """A game ready to run, for one number of players."""

    game: CheckedGame
    layout: Layout
    size: int
    start: int
    steps: list[Step | None]
    options: list[Callable[[State], list[int]] | None]
    candidates: list[Callable[[State], list[int]] | None]
    apply: list[Callable[[State, int], int] | None]
    #: of choices that depend on something hidden: is this single option asked?
    asked: list[Callable[[State, int], bool] | None]
    choices: dict[int, Choice]
    secrets: dict[int, Secret]
    secret_players: dict[int, Callable[[State], list[int]]]
    who: list[Callable[[State], int] | None]
    boundaries: frozenset[int]
    thread_end: int
    source_slots: int
    sources: list[str]
    flow_steps: list[tuple[str, int, Expr | None]]
    loops: dict[int, Loop]
    winner: Callable[[State, int], tuple[int, ...]]
    may_win: Callable[[State, int], bool]
    #: how well a player stands, if the game says so
    estimate: Callable[[State, int], int] | None
    checks: dict[str, Callable[[State], bool]]
    scoring_pc: int
    namespace: dict[str, Any]
    lowering: Lowering
    #: by name, its functions as the rules were lowered, before they pay for anything
    lowered: dict[str, n.Definition]
    #: what they cost, and the same with payments
    metering: Metering
    #: these printed
    functions: dict[str, str] = field(default_factory=dict)

    def weights(self) -> list[int]:
        """By step, what it costs; by choice, what it costs to list its options and to take one."""
        weight = self.metering.weight
        return [weight(f"step{pc}", f"options{pc}", f"apply{pc}") for pc in range(len(self.steps))]


def _emitted(game: CheckedGame, problems: list[Problem], whole: bool, passes: Passes = ALL) -> tuple[Lowering, int]:
    """All steps and choices of a game as a plan, and the step it begins with."""
    analysis = Analysis(game)
    found = course.cycles(analysis)
    if found:
        raise Mistakes([*problems, *found])
    asking = [*course.asking_parts(analysis), *analysis.orders.mistakes()]
    if asking:
        raise Mistakes([*problems, *asking])
    c = begin(game, lay_out(game.words, analysis.written), analysis, problems, whole, passes)
    problems += course.empty_loops(analysis)
    start = flow.emit_game(c)
    problems += course.unreachable(analysis)
    return c, start


def point_sources(game: CheckedGame) -> list[str]:
    """What points can come from: found without printing or running anything."""
    return _emitted(game, [], whole=False, passes=NONE)[0].sources


def compile_game(
    game: CheckedGame,
    helpers: dict[str, Any],
    work: Work,
    problems: list[Problem],
    whole: bool = True,
    passes: Passes = ALL,
) -> Program:
    """`helpers` are the operations leaves call; they come from the runtime, which knows the layout only later.

    Not `whole`: options and steps are written, but to look for mistakes only what the game's own checks need is
    compiled, and what is so large or deep that Python might refuse it.
    """
    c, start = _emitted(game, problems, whole, passes)
    unit, layout = c.unit, c.layout
    winner_code(c, game)
    estimate_code(c, game)
    checks = check_functions(c, game)
    source_slots = layout.take(max(1, len(c.sources)) * layout.players, "points by source")
    for pc, choice in c.choices.items():
        with unit.writing(choice.path, choice.span):
            unit.function(f"who{pc}", (), [n.Return(choice.player)])
    for pc, s in c.secrets.items():
        with unit.writing(s.path, s.span):
            unit.function(f"secret{pc}", (), [n.Return(s.players)])
    widest = max([len(game.words.things), *(z.columns * z.rows for z in game.words.zones.values())])
    by_step = (f"{part}{pc}" for part in ("step", "options", "apply", "candidates") for pc in range(len(c.steps)))
    weighed = {"winner", "may_win", "estimate", *checks.values(), *by_step}
    sizes = listed_sizes(game, unit, widest)
    lowered = {d.name: d for d in unit.functions}
    metering = Metering(lowered.values(), sizes, lambda name: unit.mention(unit.places[name]), weighed)
    definitions = metering.run()
    problems += excessive(metering, unit)
    if not whole:
        needed = {"winner", "may_win", *checks.values(), *(f"secret{pc}" for pc in c.secrets)}
        needed |= {name for name, d in definitions.items() if python.refusable(d)}
        definitions = reached(definitions, needed)
    functions = {name: python.definition(d) for name, d in definitions.items()}
    shifting = [python.shifting(*made, unit.tables[made[0]]) for made in sorted(unit.shifts)]
    text = "\n\n".join([*shifting, *functions.values()])
    namespace: dict[str, Any] = {
        **helpers,
        "turns": work.turns,
        "spend": work.spend,
        "beyond": work.beyond,
        "refuse": work.refuse,
        "WORK": work,
        **unit.tables,
        "SOURCE": source_slots,
        "SCORING": c.scoring_pc,
        "ZERO": (0,),
        "compress": compress,
    }
    work.places = [*unit.mentioned]
    try:
        exec(compile(text, f"<{len(unit.functions)} leaves>", "exec"), namespace)  # noqa: S102 - our own source, from a closed grammar
    except Runaway as runaway:
        raise Mistakes([*problems, Problem("too-much-work", runaway.said, None, say("less-in-one-go"))]) from None
    count = len(c.steps)

    def pick(prefix: str) -> list[Any]:
        return [namespace.get(f"{prefix}{pc}") for pc in range(count)]

    return Program(
        game,
        layout,
        layout.size,
        start,
        pick("step"),
        pick("options"),
        pick("candidates"),
        pick("apply"),
        pick("asked"),
        c.choices,
        c.secrets,
        {pc: namespace[f"secret{pc}"] for pc in c.secrets},
        pick("who"),
        frozenset(c.boundaries),
        c.thread_end,
        source_slots,
        c.sources,
        c.flow_steps,
        c.loops,
        namespace["winner"],
        namespace["may_win"],
        namespace.get("estimate"),
        {name: namespace[fn] for name, fn in checks.items()},
        c.scoring_pc,
        namespace,
        c,
        lowered,
        metering,
        functions,
    )


def listed_sizes(game: CheckedGame, unit: Unit, widest: int) -> Sizes:
    """How many things a table lists at most, and how many can lie in a pile."""
    kinds = game.words.kinds
    listed: dict[str, int] = {}
    for name, table in unit.tables.items():
        if isinstance(table, tuple) and table and isinstance(table[0], tuple):
            listed[name] = max(len(row) for row in table if isinstance(row, tuple))
    holding = [[kinds[k] for k in zone.holds] for zone in game.words.zones.values() if zone.holds]
    holding += [[kinds[board.of]] for board in game.words.layouts.values() if board.of in kinds]
    piles: dict[int, int] = {}
    for held in holding:
        base, count = min(k.base for k in held), sum(len(k.things) for k in held)
        piles[base] = max(piles.get(base, 0), count)
    return Sizes(listed, piles, widest)


def excessive(metering: Metering, unit: Unit) -> list[Problem]:
    """Rules that do too much in one go, each once: what is done there may stand in several functions."""
    places = {span: name for name, span in reversed([unit.places[name] for name in metering.excess])}
    return [
        Problem("too-much-work", say("too-much-work", name=name), span, say("less-in-one-go"))
        for span, name in places.items()
    ]


def winner_code(c: Lowering, game: CheckedGame) -> None:
    keys: list[Expr] = []
    you = Var("you")
    for how, expr, player in game.winner:
        with c.unit.writing("winner", None):
            code = dispatch.value(c, expr, Env({player: you}))
        keys.append(code if how == "most" else n.Unary("-", code))
    c.unit.function("winner", ("you",), [n.Renew(MOST_WORK), n.Return(n.Row(tuple(keys) or (b.ZERO,)))])
    with c.unit.writing("winner", None):
        tests = [dispatch.value(c, condition, Env({player: you})) for condition, player in game.may_win]
    c.unit.function("may_win", ("you",), [n.Renew(MOST_WORK), n.Return(n.Truth(b.both(tests) if tests else b.ONE))])


def estimate_code(c: Lowering, game: CheckedGame) -> None:
    with c.unit.writing("estimate", next((span for _, _, span in game.estimate.values()), None)):
        parts = [dispatch.value(c, expr, Env({player: Var("you")})) for expr, player, _ in game.estimate.values()]
        if parts:
            lines, total = c.unit.passes.asked_once(b.plus(*parts))
            c.unit.function("estimate", ("you",), [n.Renew(MOST_WORK), *lines, n.Return(total)])


def check_functions(c: Lowering, game: CheckedGame) -> dict[str, str]:
    names = {}
    for i, (name, (expr, span)) in enumerate(game.checks.items()):
        with c.unit.writing(name, span):
            c.unit.function(f"check{i}", (), [n.Renew(MOST_WORK), n.Return(n.Truth(dispatch.value(c, expr, Env())))])
        names[name] = f"check{i}"
    return names
