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
from . import chance, choosing, control, counters, dealing, moving, payment, scoring
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
    ir.Nothing: holding(control.nothing),
    ir.Seq: holding(control.sequence),
    ir.AnyOrder: holding(control.any_order),
    ir.Step: holding(control.step),
    ir.If: holding(control.condition),
    ir.OnlyIf: holding(control.only_if),
    ir.ByLevels: holding(control.by_levels),
    ir.Each: holding(control.each),
    ir.AsEach: refused(control.as_each, say("secret-acts")),
    ir.Repeat: holding(control.repeat),
    ir.OncePer: doing(control.once, nowhere),
    ir.Call: Verb(control.call, control.own_doing, by_oneself, control.rule_called),
    ir.Do: Verb(control.do_printed, control.own_doing, by_oneself, control.printed_there),
    ir.Answers: holding(control.answers),
    ir.Choose: holding(choosing.choose),
    ir.ChooseBody: holding(choosing.choose_and_do),
    ir.ChooseOne: holding(choosing.choose_one),
    ir.May: holding(choosing.may),
    ir.Find: holding(choosing.find),
    ir.GainCounter: doing(counters.gain, counters.own_counter, counters.independent),
    ir.LoseCounter: doing(counters.lose, counters.own_counter, counters.independent),
    ir.SetCounter: doing(counters.set_to, counters.own_counter, counters.independent),
    ir.Pay: doing(payment.pay, payment.own_purse),
    ir.PayProp: doing(payment.pay_printed, payment.own_purse),
    ir.PayWith: doing(payment.pay_with, payment.own_purse),
    ir.PayThings: doing(payment.pay_things, payment.own_things),
    ir.MovePieces: doing(moving.move_pieces, moving.own_pieces),
    # a thing of one's own, to a place of one's own or to where all things lie together
    ir.MoveThing: doing(moving.move_thing, moving.own_thing, always),
    ir.Swap: doing(moving.swap, moving.own_swap),
    ir.Lay: doing(moving.lay, moving.own_grid, moving.laid_alone),
    ir.Walk: refused(moving.walk, say("secret-ranked")),
    ir.Deal: doing(dealing.deal, dealing.own_deal),
    ir.Refill: refused(dealing.refill, say("secret-filled")),
    ir.Shuffle: refused(chance.shuffle, say("secret-chance")),
    ir.Roll: refused(chance.roll, say("secret-chance")),
    ir.LayOut: refused(chance.lay_out, say("secret-chance")),
    ir.Rank: refused(scoring.rank, say("secret-ranked")),
    ir.SetsOf: doing(scoring.sets, nowhere),
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
