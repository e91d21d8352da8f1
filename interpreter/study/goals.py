"""What a word of the rules asks of a thing, as so many pieces of a player there: how far they are with that.

come_nearer(rules, before, after, seat, thing)      # the first such number that is larger now, if all else is so
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.records import record
from ..engine.rules import Rules
from ..lowering import dispatch
from ..lowering.context import Env
from ..model import ir
from ..model.checked import CheckedGame
from ..plan import nodes as n
from ..terms.conditions import Both, Compare
from ..terms.pieces import PieceCount
from ..terms.pronouns import is_you
from .why import State, compiled

#: where the numbers are kept with a program
GOALS = "__goals__"


@record
class Goal:
    """So many pieces of a player are asked for on a thing."""

    #: the word, and what it is said of
    word: ir.CheckedDefinition
    it: ir.Local
    piece: str
    have: ir.Expr
    need: ir.Expr
    #: what else is asked of it
    others: tuple[ir.Expr, ...]


@record
class Nearer:
    """How far it has come."""

    goal: Goal
    have: int
    need: int


def come_nearer(rules: Rules, before: State, after: State, seat: int, thing: int) -> Nearer | None:
    for goal in goals(rules):
        if rules.words.things[thing].kind not in goal.it.type.kinds:
            continue
        had, have = (worked_out(rules, goal, goal.have, state, seat, thing) for state in (before, after))
        need = worked_out(rules, goal, goal.need, after, seat, thing)
        others = (worked_out(rules, goal, cond, after, seat, thing) for cond in goal.others)
        if had < have and need > 1 and all(others):
            return Nearer(goal, have, need)
    return None


def worked_out(rules: Rules, goal: Goal, e: ir.Expr, state: State, seat: int, thing: int) -> int:
    env = Env({goal.word.you: n.Number(seat), goal.it: n.Var("x")})
    program = rules.machine.program
    code = dispatch.value(program.lowering, e, env)
    program.namespace.update({k: v for k, v in program.lowering.unit.tables.items() if k not in program.namespace})
    rules.machine.work.renew()
    try:
        return int(compiled(rules, code)(state, thing))
    except (LookupError, ValueError):  # about something that is not there
        return 0


def goals(rules: Rules) -> list[Goal]:
    """All of a game, found once for a program."""
    namespace = rules.machine.program.namespace
    if GOALS not in namespace:
        namespace[GOALS] = [*found_in(rules.machine.program.game)]
    found: list[Goal] = namespace[GOALS]
    return found


def found_in(game: CheckedGame) -> Iterator[Goal]:
    for word in game.definitions.values():
        if not word.definition.adjective or word.it is None:
            continue
        value = word.value
        conds = value.items if isinstance(value, Both) and value.op == "and" else [value]
        for cond in conds:
            piece = counted_on(cond.left, word.it) if isinstance(cond, Compare) and cond.op == ">=" else ""
            if piece and isinstance(cond, Compare) and ir.figure_of(cond.right) not in (0, 1):
                yield Goal(word, word.it, piece, cond.left, cond.right, tuple(c for c in conds if c is not cond))


def counted_on(e: ir.Expr, it: ir.Local) -> str:
    """The piece of a player of which it is looked how many are on a thing; nothing otherwise."""
    if isinstance(e, PieceCount) and e.place.zone is None and e.place.thing is not None:
        mine = e.piece.owned and is_you(e.owner.who) and not e.owner.others
        return e.piece.name if mine and ir.local_of(e.place.thing) is it else ""
    return ""
