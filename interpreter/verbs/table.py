"""The verbs: every kind of effect with the facts that are known of it. One without is refused at import."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..model import ir
from ..model.checked import CheckedGame
from . import chance, choosing, control, counters, dealing, moving, payment, scoring
from .facts import Facts

VERBS: dict[type[ir.Effect], Callable[[Any, CheckedGame], Facts]] = {
    ir.Nothing: control.nothing,
    ir.Seq: control.sequence,
    ir.AnyOrder: control.any_order,
    ir.Step: control.step,
    ir.If: control.condition,
    ir.OnlyIf: control.only_if,
    ir.ByLevels: control.by_levels,
    ir.Each: control.each,
    ir.AsEach: control.as_each,
    ir.Repeat: control.repeat,
    ir.OncePer: control.once,
    ir.Call: control.call,
    ir.Do: control.do_printed,
    ir.Answers: control.answers,
    ir.Choose: choosing.choose,
    ir.ChooseBody: choosing.choose_and_do,
    ir.ChooseOne: choosing.choose_one,
    ir.May: choosing.may,
    ir.Find: choosing.find,
    ir.GainCounter: counters.gain,
    ir.LoseCounter: counters.lose,
    ir.SetCounter: counters.set_to,
    ir.Pay: payment.pay,
    ir.PayProp: payment.pay_printed,
    ir.PayWith: payment.pay_with,
    ir.PayThings: payment.pay_things,
    ir.MovePieces: moving.move_pieces,
    ir.MoveThing: moving.move_thing,
    ir.Swap: moving.swap,
    ir.Lay: moving.lay,
    ir.Walk: moving.walk,
    ir.Deal: dealing.deal,
    ir.Refill: dealing.refill,
    ir.Shuffle: chance.shuffle,
    ir.Roll: chance.roll,
    ir.LayOut: chance.lay_out,
    ir.Rank: scoring.rank,
    ir.SetsOf: scoring.sets,
}

_forgotten = sorted({kind.__name__ for kind in ir.Effect.__subclasses__()} - {kind.__name__ for kind in VERBS})
if _forgotten:
    raise TypeError(f"no facts are given for the verbs {', '.join(_forgotten)}")


def facts_of(e: ir.Effect, game: CheckedGame) -> Facts:
    return VERBS[type(e)](e, game)


def answered_by(e: ir.Effect, game: CheckedGame, abilities: Iterable[ir.CheckedAbility]) -> list[ir.CheckedAbility]:
    """Those of some abilities that may answer this very effect, or come into play by it."""
    happenings = facts_of(e, game).wakes
    if not happenings:
        return []
    return [
        a
        for a in abilities
        if any(h.wakes(a.event) if a.event is not None else h.brings_into_play(a) for h in happenings)
        and (a.event is not None or a.how == "at_once")
    ]
