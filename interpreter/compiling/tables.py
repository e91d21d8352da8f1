"""Which function writes which node of checked rules, and the beginning of a lowering that is handed these tables."""

from __future__ import annotations

from functools import partial

from ..diagnostics.problems import Problem
from ..lowering import steps
from ..lowering.analysis import Analysis
from ..lowering.answer_cache import Remembered
from ..lowering.context import Env, Lowering, Tables, Unit
from ..lowering.hidden import Hidden
from ..lowering.layout import Layout
from ..lowering.magnitude import Magnitude
from ..lowering.occupancy import Occupied
from ..lowering.rests import Guarding, Way
from ..lowering.unforeseen import Unforeseen
from ..model import ir
from ..model.checked import CheckedGame
from ..plan.walk import cost
from ..terms import sources
from ..verbs import (
    calls,
    choices,
    control,
    counting,
    flow,
    grids,
    guard_ways,
    leaves,
    need_ways,
    orders,
    payments,
    walks,
)
from .exact import Exact
from .public import Possible, Public

#: a condition of the end that weighs no more is looked at whenever it may have come true
GLANCE = 80

TABLES = Tables(
    leaves={
        ir.GainCounter: counting.leaf_gain_counter,
        ir.LoseCounter: counting.leaf_lose_counter,
        ir.SetCounter: counting.leaf_set_counter,
        ir.Pay: counting.leaf_pay,
        ir.PayProp: counting.leaf_pay_prop,
        ir.Nothing: leaves.leaf_nothing,
        ir.Seq: leaves.leaf_seq,
        ir.Step: leaves.leaf_step,
        ir.MovePieces: leaves.leaf_move_pieces,
        ir.MoveThing: leaves.leaf_move_thing,
        ir.Swap: leaves.leaf_swap,
        ir.Deal: leaves.leaf_deal,
        ir.Refill: leaves.leaf_refill,
        ir.Shuffle: leaves.leaf_shuffle,
        ir.Roll: counting.leaf_roll,
        ir.LayOut: leaves.leaf_lay_out,
        ir.Do: leaves.leaf_do,
        ir.Call: leaves.leaf_call,
        ir.AnyOrder: leaves.leaf_any_order,
        ir.Answers: leaves.leaf_answers,
        ir.If: control.leaf_if,
        ir.OnlyIf: control.leaf_only_if,
        ir.OncePer: control.leaf_once_per,
        ir.Find: control.leaf_find,
        ir.Each: control.leaf_each,
        ir.AsEach: control.leaf_as_each,
        ir.Repeat: control.leaf_repeat,
        ir.ByLevels: control.leaf_by_levels,
        ir.Rank: control.leaf_rank,
        ir.SetsOf: control.leaf_sets_of,
        ir.Lay: grids.leaf_lay,
    },
    steps={
        ir.ChooseOne: choices.emit_choose_one,
        ir.Choose: choices.emit_choose,
        ir.ChooseBody: choices.emit_choose_body,
        ir.Pay: payments.emit_pay,
        ir.PayWith: payments.emit_pay_with,
        ir.PayThings: payments.emit_pay_things,
        ir.Walk: walks.emit_walk,
        ir.Lay: grids.emit_lay,
        ir.Do: calls.emit_do,
        ir.Call: calls.emit_call,
        ir.Answers: orders.emit_answers,
        ir.AnyOrder: orders.emit_any_order,
        ir.If: flow.emit_if,
        ir.OnlyIf: flow.emit_only_if,
        ir.OncePer: flow.emit_once_per,
        ir.ByLevels: flow.emit_by_levels,
        ir.Find: flow.emit_find,
        ir.Each: flow.emit_each,
        ir.AsEach: flow.emit_as_each,
        ir.Repeat: flow.emit_repeat,
        ir.May: flow.emit_may,
    },
    first_choices={
        ir.Choose: choices.emit_choose,
        ir.ChooseBody: choices.emit_choose_body,
        ir.ChooseOne: choices.emit_choose_one,
    },
)

#: how a guard goes through each effect that can fail; through any other only a trial leads
WAYS: dict[type, Way] = {
    ir.Pay: need_ways.go_pay,
    ir.PayProp: need_ways.go_pay_prop,
    ir.PayWith: need_ways.go_pay_with,
    ir.MovePieces: need_ways.go_move_pieces,
    ir.MoveThing: need_ways.go_move_thing,
    ir.Swap: need_ways.go_swap,
    ir.PayThings: need_ways.go_pay_things,
    ir.Deal: need_ways.go_deal,
    ir.Seq: guard_ways.go_seq,
    ir.Step: guard_ways.go_step,
    ir.OnlyIf: guard_ways.go_only_if,
    ir.OncePer: guard_ways.go_once_per,
    ir.If: guard_ways.go_if,
    ir.ByLevels: guard_ways.go_by_levels,
    ir.Find: guard_ways.go_find,
    ir.Call: guard_ways.go_call,
    ir.Each: guard_ways.go_each,
    ir.Repeat: guard_ways.go_repeat,
    ir.Choose: guard_ways.go_choose,
    ir.ChooseBody: guard_ways.go_choose_body,
    ir.ChooseOne: guard_ways.go_choose_one,
    ir.Walk: guard_ways.go_walk,
    ir.Lay: guard_ways.go_lay,
}


def begin(game: CheckedGame, layout: Layout, analysis: Analysis, problems: list[Problem], whole: bool) -> Lowering:
    """A lowering of which nothing is written yet."""
    unit = Unit(game, layout, whole)
    occupied, remembered = Occupied(game, layout), Remembered(analysis, layout)
    c = Lowering(unit, analysis, problems, TABLES, occupied, remembered, Magnitude(game), game.score)
    c.slot_env = Env(slots=partial(steps.local_slot, c))
    c.guards = Guarding(c, Exact(c), WAYS)
    c.hidden = Hidden(analysis, layout.locals)
    c.public = Public(c, Possible(c), WAYS)
    c.unforeseen = Unforeseen(analysis, partial(steps.problem, c))
    c.thread_end = steps.new_pc(c)
    c.boundaries.add(c.thread_end)
    # what is seen at a glance need not be remembered
    glances = [i for i in remembered.causes if cost(sources.truth(c, game.ends[i][1], Env())) <= GLANCE]
    for i in glances:
        del remembered.causes[i]
    return c
