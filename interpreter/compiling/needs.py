"""What a compulsory rest takes: payments, pieces and things, summed by where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..model import ir
from ..model.vocabulary import Counter
from .analysis import Region, may_miss, place_name
from .reasons import Reason
from .sources import Env
from .tuning import cheap_first

if TYPE_CHECKING:
    from .steps import StepCoder


#: effects one guard looks at before it gives up
MOST_STEPS = 1000


class NotExact(Exception):
    """This rest cannot be decided by looking at the present state alone."""


class AtMost(str):
    """The code of an amount that can never be more than so many."""

    most: int

    @classmethod
    def of(cls, code: str, most: int) -> AtMost:
        amount = cls(code)
        amount.most = most
        return amount


@dataclass(frozen=True, slots=True)
class Rest:
    """What must be done next: an effect with its locals, then what follows it."""

    effect: ir.Effect
    env: Env
    then: Rest | None


def rest_of(effects: list[ir.Effect], env: Env, then: Rest | None) -> Rest | None:
    for effect in reversed(effects):
        then = Rest(effect, env, then)
    return then


@dataclass(slots=True)
class Known:
    """What has been taken and touched on the way."""

    needs: dict[str, list[str]] = field(default_factory=dict)
    need_regions: dict[str, Region] = field(default_factory=dict)
    #: written at all (reads of it are no longer exact)
    touched: set[Region] = field(default_factory=set)
    #: added to for the acting player (needs of it are no longer exact)
    added: set[Region] = field(default_factory=set)
    unknown: bool = False

    def copy(self) -> Known:
        return Known(
            {k: list(v) for k, v in self.needs.items()},
            dict(self.need_regions),
            set(self.touched),
            set(self.added),
            self.unknown,
        )


class NeedCoder:
    """Needs of effects that take something; the way through all other effects is in GuardCoder."""

    def __init__(self, coder: StepCoder):
        self.coder = coder
        self.analysis = coder.analysis
        self.others: set[str] = set()  # codes of variables that run over opponents
        self.reasons: list[Reason] = []
        self.later = False  # beyond what is chosen, in what follows it
        self.beyond: Rest | None = None
        self.at: Rest | None = None  # what is looked at now
        self.nested = 0
        self.left = MOST_STEPS
        self.hopeless: dict[int, ir.Effect] = {}  # effects with too much behind them for a guard

    # ---- bookkeeping
    def reason(
        self, about: ir.Effect, code: str, text: str = "", need: str = "", have: str = "", noun: str = ""
    ) -> None:
        if not self.nested:
            self.reasons.append(Reason(text or about.text, code, about, need, have, noun, self.later))

    def look(self, node: object, known: Known) -> None:
        """Something is read now: was it changed on the way here?"""
        if self.analysis.reads(node) & known.touched:
            raise NotExact

    def need(self, known: Known, key: str, amount: str, region: Region, about: ir.Effect) -> None:
        if region in known.added:
            raise NotExact
        for other, r in known.need_regions.items():
            if r == region and other != key:  # perhaps the same slot under another name
                raise NotExact
        known.needs.setdefault(key, []).append(amount)
        known.need_regions[key] = region
        known.touched.add(region)
        total = "+".join(known.needs[key])
        self.reason(about, f"{key}>={total}", need=total, have=key, noun=region[1])

    def done(self, known: Known, conds: list[str]) -> str:
        tests = [c for c in conds if c != "True"]
        for key, amounts in known.needs.items():
            numbers = [a for a in amounts if a.isdigit()]
            rest = [a for a in amounts if not a.isdigit()]
            total = sum(map(int, numbers))
            counted = {a: rest.count(a) for a in rest}
            terms = [a if n == 1 else f"{n}*({a})" for a, n in counted.items()]
            terms += [str(total)] if total or not rest else []
            if terms == ["1"]:
                tests.append(key)
            elif terms != ["0"]:
                test = f"{key}>={'+'.join(terms)}"
                if rest and all(isinstance(a, AtMost) for a in rest):  # who has plenty need not count
                    plenty = total + sum(a.most for a in rest if isinstance(a, AtMost))
                    test = f"({key}>={plenty} or {test})"
                tests.append(test)
        return " and ".join(cheap_first(tests)) if tests else "True"

    def can_fail(self, rest: Rest | None) -> bool:
        while rest is not None:
            if self.analysis.fails(rest.effect):
                return True
            rest = rest.then
        return False

    def go(self, rest: Rest | None, known: Known, conds: tuple[str, ...] = ()) -> str:
        raise NotImplementedError

    def answers(self, e: ir.Effect, known: Known) -> None:
        """Abilities woken by a compulsory effect: fine as long as they cannot fail."""
        for a in self.analysis.woken(e):
            if a.body is not None:
                if self.analysis.fails(a.body):
                    raise NotExact
                known.touched |= self.analysis.writes(a.body)
                known.added |= self.analysis.writes(a.body)

    def counter_key(self, counter: Counter, payer: str) -> str:
        return self.coder.purse(counter, payer)

    def go_Pay(
        self, e: ir.Pay, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> str | tuple[Rest | None, tuple[str, ...]]:
        payer = self.coder.ex(e.payer, env)
        if e.to is not None and self.coder.ex(e.to, env) not in self.others:
            raise NotExact
        if len(e.bills) == 1:
            self.bill(e, 0, payer, env, known)
            self.answers(e, known)
            return rest.then, ()
        parts = []
        self.nested += 1
        for i in range(len(e.bills)):
            branch = known.copy()
            self.bill(e, i, payer, env, branch)
            self.answers(e, branch)
            parts.append(self.go(rest.then, branch))
        self.nested -= 1
        code = "(" + " or ".join(parts) + ")"
        self.reason(e, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def bill(self, e: ir.Pay, index: int, payer: str, env: Env, known: Known) -> None:
        for counter, amount in e.bills[index]:
            self.look(amount, known)
            self.need(known, self.counter_key(counter, payer), self.coder.amount(amount, env), ("c", counter.name), e)

    def go_PayProp(
        self, e: ir.PayProp, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        payer, thing = self.coder.ex(e.payer, env), self.coder.ex(e.thing, env)
        for counter, table in self.coder.cost_tables(e.prop):
            self.need(known, self.counter_key(counter, payer), f"{table}[{thing}]", ("c", counter.name), e)
        self.answers(e, known)
        return rest.then, ()

    def go_PayWith(
        self, e: ir.PayWith, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        """Payment in any mix: whether it can be paid is a sum over the ways of paying."""
        self.look(e.amount, known)
        payer = self.coder.ex(e.payer, env)
        terms = []
        for counter, unit in e.units:
            key = self.counter_key(counter, payer)
            if ("c", counter.name) in known.added:
                raise NotExact
            spent = "".join(f"-{a}" for a in known.needs.get(key, []))
            have = f"({key}{spent})" if spent else key
            terms.append(f"({have}>={unit})" if e.once else f"{have}//{unit}" if unit != 1 else have)
            known.touched.add(("c", counter.name))
            known.added.add(("c", counter.name))
        amount = self.coder.ex(e.amount, env)
        code = f"{'+'.join(terms)}>={amount}"
        self.reason(e, code, need=amount, have="+".join(terms))
        self.answers(e, known)
        return rest.then, (code,)

    def go_MovePieces(
        self, e: ir.MovePieces, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        added: list[str] = []
        for place in (e.origin, e.target):
            if place is not None and place.thing is not None and may_miss(place.thing):
                self.look(place.thing, known)
                added.append(f"{self.coder.ex(place.thing, env)}>=0")
                self.reason(e, added[-1])
        if e.origin is None or e.amount is None:
            known.touched |= self.analysis.writes(e)
            known.added |= self.analysis.writes(e)
            return rest.then, tuple(added)
        self.look(e.amount, known)
        owner = self.coder.ex(e.owner, env) if e.owner is not None else "0"
        key = f"S[{self.coder.piece_address(e.piece, e.origin, owner, env)}]"
        self.need(known, key, self.coder.amount(e.amount, env), ("p", e.piece.name, place_name(e.origin)), e)
        target: Region = ("p", e.piece.name, place_name(e.target))
        known.touched.add(target)
        known.added.add(target)
        self.answers(e, known)
        return rest.then, tuple(added)

    def go_MoveThing(
        self, e: ir.MoveThing, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        added = self.there(e, [e.thing, e.holder], env, known)
        if e.zone.limit:
            if ("z", e.zone.name) in known.touched:
                raise NotExact
            code = f"{self.coder.zone_count(e.zone, e.holder, env)}<{e.zone.limit}"
            if e.zone.single:
                code = self.coder.empty(e.zone, e.holder, env)
            self.reason(e, code, f"limit of {e.zone.name}")
            added.append(code)
        elif e.zone.form == "row":
            raise NotExact
        thing = self.coder.ex(e.thing, env)
        for a in self.analysis.arrivals(e):
            if a.body is not None and self.analysis.fails(a.body):
                holder = self.coder.ex(e.holder, env) if e.holder is not None else "-1"
                inner = Env({a.you: holder})
                if a.object is not None:
                    inner[a.object] = thing
                self.nested += 1
                code = self.go(Rest(a.body, inner, None), known.copy())
                self.nested -= 1
                added.append(f"({thing} not in {a.cards} or {code})")
                self.reason(a.body, added[-1])
        if self.analysis.listeners(e):
            raise NotExact
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, tuple(added)

    def go_Swap(
        self, e: ir.Swap, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        added = self.there(e, [e.first, e.second], env, known)
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, tuple(added)

    def there(self, e: ir.Effect, things: Sequence[ir.Expr | None], env: Env, known: Known) -> list[str]:
        """Things that may be missing must be there."""
        added = []
        for thing in things:
            if thing is not None and may_miss(thing):
                self.look(thing, known)
                added.append(f"{self.coder.ex(thing, env)}>=0")
                self.reason(e, added[-1])
        return added

    def go_PayThings(
        self, e: ir.PayThings, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        if ("z", e.zone.name) in known.touched:
            raise NotExact
        ways = [self.coder.can_pay_things(e, how, n, env) for how, n in e.ways]
        code = ways[0] if len(ways) == 1 else f"({' or '.join(ways)})"
        self.reason(e, code)
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, (code,)

    def go_Deal(
        self, e: ir.Deal, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        some = e.owner is not None or not set(e.kinds) >= set(e.origin.holds)
        if e.amount is None or some or e.zone.limit or e.zone.form == "row" or ("z", e.origin.name) in known.touched:
            raise NotExact
        code = f"{self.coder.zone_count(e.origin, e.origin_holder, env)}>={self.coder.ex(e.amount, env)}"
        self.reason(e, code)
        if self.analysis.reveals(e):
            known.unknown = True
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, (code,)
