"""The verbs: every kind of effect with what is known of it. One that is left out is refused at import."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.checked import CheckedGame
from ..terms.facts import TERMS, Lead, always, by_oneself, never, nowhere
from ..terms.secrecy import Actor
from . import (
    branching,
    calling,
    chance,
    choosing,
    counters,
    dealing,
    laying,
    looping,
    moving_pieces,
    moving_things,
    payment,
    repeating,
    scoring,
    sequences,
    walking,
)
from .facts import Facts, Happening


@dataclass(frozen=True, slots=True)
class Verb:
    #: what it asks, reads, writes, wakes and reveals, and whether it can fail
    facts: Callable[[Any, CheckedGame], Facts]
    #: why it cannot be done in a secret block, if it cannot
    secret: Callable[[Any, Actor], MessageRef | None]
    #: whether in a secret block it neither looks at what others change nor changes what they look at
    alone: Callable[[Any, Actor], bool]
    #: what is written elsewhere and done here
    leads: Callable[[Any, CheckedGame], Lead | None]


def holding(facts: Callable[[Any, CheckedGame], Facts]) -> Verb:
    """Holds others together; secret or not, they speak for themselves."""
    return Verb(facts, nowhere, always, nowhere)


def doing(
    facts: Callable[[Any, CheckedGame], Facts],
    secret: Callable[[Any, Actor], MessageRef | None],
    alone: Callable[[Any, Actor], bool] = never,
) -> Verb:
    return Verb(facts, secret, alone, nowhere)


def refused(facts: Callable[[Any, CheckedGame], Facts], why: MessageRef) -> Verb:
    """Never done in secret."""
    return Verb(facts, lambda e, actor: why, never, nowhere)


VERBS: dict[type[ir.Effect], Verb] = {
    ir.Nothing: holding(sequences.nothing_facts),
    ir.Seq: holding(sequences.sequence_facts),
    ir.AnyOrder: holding(choosing.any_order_facts),
    ir.Step: holding(sequences.step_facts),
    ir.If: holding(branching.if_facts),
    ir.OnlyIf: holding(branching.only_if_facts),
    ir.ByLevels: holding(branching.levels_facts),
    ir.Each: holding(looping.each_facts),
    ir.AsEach: refused(looping.as_each_facts, say("secret-acts")),
    ir.Repeat: holding(repeating.repeat_facts),
    ir.OncePer: doing(repeating.once_facts, nowhere),
    ir.Call: Verb(calling.call_facts, calling.own_doing, by_oneself, calling.rule_called),
    ir.Do: Verb(calling.do_facts, calling.own_doing, by_oneself, calling.printed_there),
    ir.Answers: holding(calling.answers_facts),
    ir.Choose: holding(choosing.choose_facts),
    ir.ChooseBody: holding(choosing.choose_body_facts),
    ir.ChooseOne: holding(choosing.choose_one_facts),
    ir.May: holding(choosing.may_facts),
    ir.Find: holding(looping.find_facts),
    ir.GainCounter: doing(counters.gain_facts, counters.own_counter, counters.independent),
    ir.LoseCounter: doing(counters.lose_facts, counters.own_counter, counters.independent),
    ir.SetCounter: doing(counters.set_facts, counters.own_counter, counters.independent),
    ir.Pay: doing(payment.pay_facts, payment.own_purse),
    ir.PayProp: doing(payment.pay_printed_facts, payment.own_purse),
    ir.PayWith: doing(payment.pay_with_facts, payment.own_purse),
    ir.PayThings: doing(payment.pay_things_facts, payment.own_things),
    ir.MovePieces: doing(moving_pieces.move_pieces_facts, moving_pieces.own_pieces),
    # a thing of one's own, to a place of one's own or to where all things lie together
    ir.MoveThing: doing(moving_things.move_thing_facts, moving_things.own_thing, always),
    ir.Swap: doing(moving_things.swap_facts, moving_things.own_swap),
    ir.Lay: doing(laying.lay_facts, laying.own_grid, laying.laid_alone),
    ir.Walk: refused(walking.walk_facts, say("secret-ranked")),
    ir.Deal: doing(dealing.deal_facts, dealing.own_deal),
    ir.Refill: refused(dealing.refill_facts, say("secret-filled")),
    ir.Shuffle: refused(chance.shuffle_facts, say("secret-chance")),
    ir.Roll: refused(chance.roll_facts, say("secret-chance")),
    ir.LayOut: refused(chance.lay_out_facts, say("secret-chance")),
    ir.Rank: refused(scoring.rank_facts, say("secret-ranked")),
    ir.SetsOf: doing(scoring.sets_facts, nowhere),
}

_forgotten = sorted({kind.__name__ for kind in ir.Effect.__subclasses__()} - {kind.__name__ for kind in VERBS})
if _forgotten:
    raise TypeError(f"nothing is known of the verbs {', '.join(_forgotten)}")


def facts_of(e: ir.Effect, game: CheckedGame) -> Facts:
    return VERBS[type(e)].facts(e, game)


def lead_of(node: Any, game: CheckedGame) -> Lead | None:
    """What is written elsewhere and done or computed in place of a node."""
    kind: type = type(node)
    known = VERBS.get(kind) or TERMS.get(kind)
    return known.leads(node, game) if known is not None else None


def answered_by(e: ir.Effect, game: CheckedGame, abilities: Iterable[ir.CheckedAbility]) -> list[ir.CheckedAbility]:
    """Those of some abilities that may answer this very effect, or come into play by it."""
    return answers(facts_of(e, game).wakes, abilities)


def answers(happenings: Sequence[Happening], abilities: Iterable[ir.CheckedAbility]) -> list[ir.CheckedAbility]:
    """Those of some abilities that may answer what happens, or come into play by it."""
    if not happenings:
        return []
    return [
        a
        for a in abilities
        if any(h.wakes(a.event) if a.event is not None else h.brings_into_play(a) for h in happenings)
        and (a.event is not None or a.how == "at_once")
    ]
