"""The law of legality, derived: can the compulsory rest be completed? One Python condition on the present state.

Going forward through what must be done, payments and pieces taken are summed by the slot they come from, choices become
`any(...)`, and everything else becomes a condition. That is exact as long as nothing later reads what something earlier
wrote; where it does, `NotExact` sends the compiler to a trial on a copy.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..errors import Problem
from ..language import ir
from ..language.model import Counter
from .analysis import Region, may_miss, place_name
from .expressions import Env

if TYPE_CHECKING:
    from .steps import StepCoder

LONGEST = 6000
#: effects one guard looks at before it gives up
MOST_STEPS = 1000


class NotExact(Exception):
    """This rest cannot be decided by looking at the present state alone."""


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


class GuardCoder:
    """Derives guards; reads everything through the coder of the program."""

    def __init__(self, coder: StepCoder):
        self.coder = coder
        self.analysis = coder.analysis
        self.others: set[str] = set()  # codes of variables that run over opponents
        self.reasons: list[tuple[str, str]] = []
        self.nested = 0
        self.left = MOST_STEPS
        self.hopeless: dict[int, ir.Effect] = {}  # effects with too much behind them for a guard

    def guard(self, rest: Rest | None) -> str:
        """The condition, `True` if nothing can fail."""
        self.reasons = []
        self.nested = 0
        self.left = MOST_STEPS
        try:
            code = self.go(rest, Known())
        finally:
            if self.left < 0 and rest is not None:
                self.hopeless.update({id(r.effect): r.effect for r in (rest, rest.then) if r is not None})
        if len(code) > LONGEST:
            raise NotExact
        return code

    # ---- bookkeeping
    def reason(self, text: str, code: str) -> None:
        if not self.nested:
            self.reasons.append((text, code))

    def look(self, node: object, known: Known) -> None:
        """Something is read now: was it changed on the way here?"""
        if self.analysis.reads(node) & known.touched:
            raise NotExact

    def need(self, known: Known, key: str, amount: str, region: Region, text: str) -> None:
        if region in known.added:
            raise NotExact
        for other, r in known.need_regions.items():
            if r == region and other != key:  # perhaps the same slot under another name
                raise NotExact
        known.needs.setdefault(key, []).append(amount)
        known.need_regions[key] = region
        known.touched.add(region)
        self.reason(text, f"{key}>={'+'.join(known.needs[key])}")

    def done(self, known: Known, conds: list[str]) -> str:
        tests = [c for c in conds if c != "True"]
        for key, amounts in known.needs.items():
            numbers = [a for a in amounts if a.isdigit()]
            rest = [a for a in amounts if not a.isdigit()]
            total = sum(map(int, numbers))
            terms = rest + ([str(total)] if total or not rest else [])
            if terms == ["1"]:
                tests.append(key)
            elif terms != ["0"]:
                tests.append(f"{key}>={'+'.join(terms)}")
        return " and ".join(tests) if tests else "True"

    def can_fail(self, rest: Rest | None) -> bool:
        while rest is not None:
            if self.analysis.fails(rest.effect):
                return True
            rest = rest.then
        return False

    # ---- forward through the rest
    def go(self, rest: Rest | None, known: Known, conds: tuple[str, ...] = ()) -> str:
        while rest is not None:
            self.left -= 1
            effect, env = rest.effect, rest.env
            # every branch goes through all that follows it: at some length a trial is cheaper than such a guard
            if self.left < 0 or id(effect) in self.hopeless:
                raise NotExact
            if not self.analysis.fails(effect):
                self.pass_by(effect, env, known)
                rest = rest.then
                continue
            if known.unknown:
                self.coder.problem(
                    Problem(
                        "behind-chance",
                        "what stands behind a chance, a reveal or another's decision must always be possible",
                        effect.span,
                        "add an `otherwise:` or do this part first",
                    )
                )
                raise NotExact
            method = getattr(self, "go_" + type(effect).__name__, None)
            if method is None:
                raise NotExact
            result = method(effect, env, rest, known, conds)
            if isinstance(result, str):
                return result
            rest, added = result
            conds += added
        return self.done(known, list(conds))

    def pass_by(self, effect: ir.Effect, env: Env, known: Known) -> None:
        """Something that cannot fail: only what it writes matters."""
        if self.analysis.reveals(effect) or any(self.analysis.reveals(c) for c in self.deep(effect)):
            known.unknown = True
        written = self.analysis.writes(effect)
        if isinstance(effect, ir.GainCounter) and effect.holder is not None:
            if self.coder.ex(effect.holder, env) in self.others and not list(self.analysis.woken(effect)):
                return
        known.touched |= written
        known.added |= written

    def deep(self, effect: ir.Effect, seen: set[int] | None = None) -> list[ir.Effect]:
        seen = seen if seen is not None else set()
        found = []
        for child in self.analysis.children(effect):
            if id(child) not in seen:
                seen.add(id(child))
                found += [child, *self.deep(child, seen)]
        return found

    def go_Seq(
        self, e: ir.Seq, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        return rest_of(e.items, env, rest.then), ()

    def go_Step(
        self, e: ir.Step, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        return Rest(e.body, env, rest.then), ()

    def answers(self, e: ir.Effect, known: Known) -> None:
        """Abilities woken by a compulsory effect: fine as long as they cannot fail."""
        for a in self.analysis.woken(e):
            if a.body is not None:
                if self.analysis.fails(a.body):
                    raise NotExact
                known.touched |= self.analysis.writes(a.body)
                known.added |= self.analysis.writes(a.body)

    def counter_key(self, counter: Counter, payer: str) -> str:
        return f"S[{self.coder.layout.counter(counter)}+{payer}]"

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
        self.reason(e.text, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def bill(self, e: ir.Pay, index: int, payer: str, env: Env, known: Known) -> None:
        for counter, amount in e.bills[index]:
            self.look(amount, known)
            self.need(
                known, self.counter_key(counter, payer), self.coder.amount(amount, env), ("c", counter.name), e.text
            )

    def go_PayProp(
        self, e: ir.PayProp, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        payer, thing = self.coder.ex(e.payer, env), self.coder.ex(e.thing, env)
        for counter, table in self.coder.cost_tables(e.prop):
            self.need(known, self.counter_key(counter, payer), f"{table}[{thing}]", ("c", counter.name), e.text)
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
        code = f"{'+'.join(terms)}>={self.coder.ex(e.amount, env)}"
        self.reason(e.text, code)
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
                self.reason(e.text, added[-1])
        if e.origin is None or e.amount is None:
            known.touched |= self.analysis.writes(e)
            known.added |= self.analysis.writes(e)
            return rest.then, tuple(added)
        self.look(e.amount, known)
        owner = self.coder.ex(e.owner, env) if e.owner is not None else "0"
        key = f"S[{self.coder.piece_address(e.piece, e.origin, owner, env)}]"
        self.need(known, key, self.coder.amount(e.amount, env), ("p", e.piece.name, place_name(e.origin)), e.text)
        target: Region = ("p", e.piece.name, place_name(e.target))
        known.touched.add(target)
        known.added.add(target)
        self.answers(e, known)
        return rest.then, tuple(added)

    def go_MoveThing(
        self, e: ir.MoveThing, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        added: list[str] = []
        if e.zone.limit:
            if ("z", e.zone.name) in known.touched:
                raise NotExact
            code = f"{self.coder.zone_count(e.zone, e.holder, env)}<{e.zone.limit}"
            self.reason(f"limit of {e.zone.name}", code)
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
        if self.analysis.listeners(e):
            raise NotExact
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, tuple(added)

    def go_Deal(
        self, e: ir.Deal, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        if e.amount is None or e.zone.limit or e.zone.form == "row" or ("z", e.origin.name) in known.touched:
            raise NotExact
        code = f"{self.coder.zone_count(e.origin, e.origin_holder, env)}>={self.coder.ex(e.amount, env)}"
        self.reason(e.text, code)
        if self.analysis.reveals(e):
            known.unknown = True
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, (code,)

    def go_OnlyIf(
        self, e: ir.OnlyIf, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        self.look(e.cond, known)
        code = self.coder.truth(e.cond, env)
        self.reason(e.reason or e.text, code)
        return Rest(e.body, env, rest.then), (code,)

    def go_OncePer(
        self, e: ir.OncePer, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        slot = self.coder.once_slot(id(e), e.scope.name)
        code = f"not S[{slot}+{self.coder.ex(e.player, env)}]"
        self.reason(e.text, code)
        return Rest(e.body, env, rest.then), (code,)

    def go_If(self, e: ir.If, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        self.look(e.cond, known)
        self.nested += 1
        yes = self.go(Rest(e.then, env, rest.then), known.copy())
        other = known.copy()
        no = self.go(Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then, other)
        self.nested -= 1
        code = yes if yes == no else f"(({yes}) if {self.coder.truth(e.cond, env)} else ({no}))"
        self.reason(self.first_text(e.then), code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def first_text(self, e: ir.Effect) -> str:
        for item in [e, *self.deep(e)]:
            if isinstance(item, (ir.Pay, ir.PayProp, ir.PayWith, ir.MovePieces)):
                return item.text
        return e.text

    def go_Call(
        self, e: ir.Call, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        inner = self.coder.call_env(e, env)
        then = rest.then
        first: list[ir.CheckedAbility] = []
        for a in reversed(self.analysis.listeners(e)):
            if a.body is None or a.event is None:
                continue
            if self.analysis.fails(a.body):
                raise NotExact
            bound = inner.plus({a.you: inner[self.coder.game.rules[e.rule.name].you]})
            if a.how == "before" or a.event.how == "start":
                first.insert(0, a)
            else:
                then = Rest(a.body, bound, then)
        then = Rest(self.coder.game.rules[e.rule.name].body, inner, then)
        for a in reversed(first):
            assert a.body is not None
            then = Rest(a.body, inner.plus({a.you: inner[self.coder.game.rules[e.rule.name].you]}), then)
        return then, ()

    def go_Each(
        self, e: ir.Each, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        """Payments for each of several: their sum."""
        self.look(e.query, known)
        v, clause = self.coder.clauses(e.query, env)
        if e.query.source == "opponents":
            self.others.add(v)
        inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
        self.nested += 1
        conditions = self.simple(Rest(e.body, env.plus({e.query.var: v}), None), inner)
        self.nested -= 1
        if conditions:
            raise NotExact
        for key, amounts in inner.needs.items():
            if v in key:
                raise NotExact
            total = "+".join(amounts)
            summed = f"len([1 {clause}])" if total == "1" else f"sum([{total} {clause}])"
            self.need(known, key, summed, inner.need_regions[key], self.first_text(e.body))
        known.touched |= inner.touched
        known.added |= inner.added
        return rest.then, ()

    def simple(self, rest: Rest | None, known: Known) -> bool:
        """Only payments and pieces taken: goes through them; True if a condition is left over."""
        while rest is not None:
            if not self.analysis.fails(rest.effect):
                self.pass_by(rest.effect, rest.env, known)
                rest = rest.then
                continue
            if not isinstance(rest.effect, (ir.Pay, ir.PayProp, ir.MovePieces, ir.Seq, ir.Call)) or (
                isinstance(rest.effect, ir.Pay) and len(rest.effect.bills) > 1
            ):
                return True
            result = getattr(self, "go_" + type(rest.effect).__name__)(rest.effect, rest.env, rest, known, ())
            if isinstance(result, str):
                return True
            rest, added = result
            if added:
                return True
        return False

    def go_Repeat(
        self, e: ir.Repeat, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        assert e.times is not None
        self.look(e.times, known)
        inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
        if self.simple(Rest(e.body, env, None), inner):
            raise NotExact
        times = self.coder.amount(e.times, env)
        for key, amounts in inner.needs.items():
            self.need(known, key, f"{times}*({'+'.join(amounts)})", inner.need_regions[key], e.text)
        known.touched |= inner.touched
        known.added |= inner.added
        return rest.then, ()

    def exists(
        self,
        query: ir.Query,
        body: list[ir.Effect],
        env: Env,
        then: Rest | None,
        known: Known,
        conds: tuple[str, ...],
        text: str,
    ) -> str:
        self.look(query, known)
        v = self.coder.unit.fresh("v")
        self.nested += 1
        inner = self.go(rest_of(body, env.plus({query.var: v, query.target: v}), then), known.copy())
        self.nested -= 1
        _, clause = self.coder.clauses(query, env, [inner] if inner != "True" else [], v)
        code = f"any(True {clause})"
        self.reason(text, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def go_Choose(self, e: ir.Choose, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        # what follows in the same list speaks of the thing chosen
        v = self.coder.unit.fresh("v")
        self.look(e.query, known)
        self.nested += 1
        inner = self.go(self.rebind(rest.then, e.query.target, v), known.copy())
        self.nested -= 1
        _, clause = self.coder.clauses(e.query, env, [inner] if inner != "True" else [], v)
        code = f"any(True {clause})"
        self.reason(e.text, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def rebind(self, rest: Rest | None, var: ir.Local, code: str) -> Rest | None:
        if rest is None:
            return None
        return Rest(rest.effect, rest.env.plus({var: code}), self.rebind(rest.then, var, code))

    def go_ChooseBody(self, e: ir.ChooseBody, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        code = self.exists(e.query, [e.body], env, rest.then, known, (), e.text)
        if e.otherwise is not None:
            self.nested += 1
            code = f"({code} or {self.go(Rest(e.otherwise, env, rest.then), known.copy())})"
            self.nested -= 1
        return " and ".join([*[c for c in conds if c != "True"], code])

    def go_ChooseOne(self, e: ir.ChooseOne, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        parts = []
        self.nested += 1
        player = self.coder.ex(e.player, env)
        for alternative in e.alternatives:
            code = self.go(Rest(alternative.body, env, rest.then), known.copy())
            if alternative.ability is not None:
                self.look_active(alternative.ability, known)
                code = f"({self.coder.active(alternative.ability, player)} and {code})"
            parts.append(code)
        if e.otherwise is not None:
            parts.append(self.go(Rest(e.otherwise, env, rest.then), known.copy()))
        self.nested -= 1
        code = "True" if "True" in parts else "(" + " or ".join(f"({p})" for p in parts) + ")"
        self.reason(e.text, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def look_active(self, ability: ir.CheckedAbility, known: Known) -> None:
        zones = {("z", z.name) for z in self.coder.words.zones.values() if z.in_play and ability.kind in z.holds}
        if zones & known.touched:
            raise NotExact

    def go_Walk(
        self, e: ir.Walk, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        for part in (e.enter, e.stop, e.toll):
            self.look(part, known)
        code = f"bool({self.coder.walk_code(e, env, start=True)})"
        self.reason(e.text, code)
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, (code,)
