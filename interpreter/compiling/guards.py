"""The law of legality, derived: can the compulsory rest be completed? One Python condition on the present state.

Going forward through what must be done, payments and pieces taken are summed by the slot they come from, choices become
`any(...)`, and everything else becomes a condition. That is exact as long as nothing later reads what something earlier
wrote; where it does, `NotExact` sends the compiler to a trial on a copy.
"""

from __future__ import annotations

from ..diagnostics.problems import Problem, say
from ..model import ir
from .analysis import Region
from .needs import MOST_STEPS, AtMost, Known, NeedCoder, NotExact, Rest, rest_of
from .reasons import Reason
from .sources import Env
from .tuning import speaks_of

LONGEST = 6000
#: choices inside each other in one condition: every one copies all that follows, and the condition grows with each
MOST_NESTED = 8


class GuardCoder(NeedCoder):
    """Derives guards; reads everything through the coder of the program."""

    def guard(self, rest: Rest | None, before: frozenset[Region] = frozenset(), beyond: Rest | None = None) -> str:
        """The condition, `True` if nothing can fail.

        `before`: what will have been changed by then; `beyond`: where what is chosen ends and what follows it begins.
        """
        self.reasons = []
        self.nested = 0
        self.later, self.beyond, self.at = False, beyond, rest
        self.left = MOST_STEPS
        try:
            code = self.go(rest, Known(touched=set(before), added=set(before)))
        finally:
            if self.left < 0 and rest is not None:
                self.hopeless.update({id(r.effect): r.effect for r in (rest, rest.then) if r is not None})
        if len(code) > LONGEST:
            raise NotExact
        return code

    def doubts(self) -> list[Reason]:
        """Where a guard was given up: what may fail from there on; which of it does, only a trial can tell."""
        found, rest, later = [], self.at, self.later
        while rest is not None:
            later = later or rest is self.beyond
            if self.analysis.fails(rest.effect):
                found.append(Reason(rest.effect.text, "", rest.effect, later=later))
            rest = rest.then
        return found

    # ---- forward through the rest
    def go(self, rest: Rest | None, known: Known, conds: tuple[str, ...] = ()) -> str:
        while rest is not None:
            self.left -= 1
            effect, env = rest.effect, rest.env
            self.later = self.later or rest is self.beyond
            self.at = self.at if self.nested else rest
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
                        say("behind-chance"),
                        effect.span,
                        say("otherwise-or-first"),
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
        if isinstance(effect, ir.GainCounter) and effect.holder is not None and effect.origin is None:
            if self.coder.ex(effect.holder, env) in self.others and not list(self.analysis.woken(effect)):
                written -= {("c", effect.counter.name)}
        known.touched |= written
        known.added |= written

    def deep(self, effect: ir.Effect) -> list[ir.Effect]:
        """Everything an effect leads to, each once."""
        found: dict[int, ir.Effect] = {}
        self._deeper(effect, found)
        return [*found.values()]

    def _deeper(self, effect: ir.Effect, found: dict[int, ir.Effect]) -> None:
        for child in self.analysis.children(effect):
            if id(child) not in found:
                found[id(child)] = child
                self._deeper(child, found)

    def go_Seq(
        self, e: ir.Seq, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        return rest_of(e.items, env, rest.then), ()

    def go_Step(
        self, e: ir.Step, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        return Rest(e.body, env, rest.then), ()

    def go_OnlyIf(
        self, e: ir.OnlyIf, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        self.look(e.cond, known)
        code = self.coder.truth(e.cond, env)
        self.reason(e, code, e.reason)
        return Rest(e.body, env, rest.then), (code,)

    def go_OncePer(
        self, e: ir.OncePer, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        slot = self.coder.once_slot(id(e), e.scope.name)
        code = f"not S[{slot}+{self.coder.ex(e.player, env)}]"
        self.reason(e, code)
        return Rest(e.body, env, rest.then), (code,)

    def go_If(self, e: ir.If, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        self.look(e.cond, known)
        self.nested += 1
        yes = self.go(Rest(e.then, env, rest.then), known.copy())
        other = known.copy()
        no = self.go(Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then, other)
        self.nested -= 1
        code = yes if yes == no else f"(({yes}) if {self.coder.truth(e.cond, env)} else ({no}))"
        self.reason(self.first_taking(e.then), code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def first_taking(self, e: ir.Effect) -> ir.Effect:
        for item in [e, *self.deep(e)]:
            if isinstance(item, (ir.Pay, ir.PayProp, ir.PayWith, ir.MovePieces)):
                return item
        return e

    def go_ByLevels(self, e: ir.ByLevels, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        self.look(e.value, known)
        self.nested += 1
        n = self.coder.unit.fresh("n")
        code = self.go(rest.then, known.copy())
        for level, body in e.table:
            branch = self.go(Rest(body, env, rest.then), known.copy())
            code = f"(({branch}) if {n} {'==' if e.exact else '>='} {level} else ({code}))"
        self.nested -= 1
        code = f"any({code} for {n} in ({self.coder.ex(e.value, env)},))"
        self.reason(e, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def go_Find(self, e: ir.Find, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        self.look(e.query, known)
        v = self.coder.unit.fresh("v")
        self.nested += 1
        yes = self.go(Rest(e.body, env.plus({e.query.var: v, e.query.target: v}), rest.then), known.copy())
        other = Rest(e.otherwise, env, rest.then) if e.otherwise is not None else rest.then
        no = self.go(other, known.copy())
        self.nested -= 1
        if not speaks_of(v, yes):  # whichever it is
            there, taken = self.coder.any_code(e.query, env), f"({yes})" if " " in yes else yes
            code = f"({taken} or (not {there}))" if no == "True" else f"({taken} if {there} else ({no}))"
            code = yes if yes == no else code
        else:
            first = f"next(iter({self.coder.listing(e.query, env)}),-1)"
            code = f"any((({yes}) if {v}>=0 else ({no})) for {v} in ({first},))"
        self.reason(e, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def answered_before(self, a: ir.CheckedAbility, e: ir.Call, inner: Env, known: Known) -> None:
        """What others' cards take before a rule is done: a sum over those who have such a card."""
        checked = self.coder.game.rules[e.rule.name]
        if a.event is None or a.body is None or a.event.subject == "you" or a.once is not None:
            raise NotExact
        self.look_active(a, known)
        you = inner[checked.you]
        v = self.coder.unit.fresh("v")
        self.others.add(v)
        bound = {a.you: v}
        for local, given in ((a.they, checked.you), (a.object, checked.object), (a.place, checked.place)):
            if local is not None and given is not None:
                bound[local] = inner[given]
        group = f"{self.coder.opponents()}[{you}]" if a.event.subject == "opponent" else f"range({self.coder.players})"
        self.each(a.body, inner.plus(bound), v, f"for {v} in {group} if {self.coder.active(a, v)}", known)

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
                if a.how != "before":
                    raise NotExact
                self.answered_before(a, e, inner, known)
                continue
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
        group = self.coder.players - 1 if e.query.source == "opponents" else 0
        self.each(e.body, env.plus({e.query.var: v}), v, clause, known, self.coder.how_many(e.query, env), group)
        return rest.then, ()

    def each(
        self, body: ir.Effect, env: Env, v: str, clause: str, known: Known, many: str = "", group: int = 0
    ) -> None:
        """What a body takes for each of several: the sum is needed; `many` is their number, at most `group`."""
        inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
        self.nested += 1
        conditions = self.simple(Rest(body, env, None), inner)
        self.nested -= 1
        if conditions:
            raise NotExact
        for key, amounts in inner.needs.items():
            if v in key:
                raise NotExact
            total = "+".join(amounts)
            summed = many or f"len([1 {clause}])"
            if total != "1":
                summed = f"{total}*{summed}" if total.isdigit() else f"sum([{total} {clause}])"
            if total.isdigit() and group:
                summed = AtMost.of(summed, int(total) * group)
            self.need(known, key, summed, inner.need_regions[key], self.first_taking(body))
        known.touched |= inner.touched
        known.added |= inner.added

    def simple(self, rest: Rest | None, known: Known) -> bool:
        """Only payments and pieces taken: goes through them; True if a condition is left over."""
        while rest is not None:
            if not self.analysis.fails(rest.effect):
                self.pass_by(rest.effect, rest.env, known)
                rest = rest.then
                continue
            if isinstance(rest.effect, ir.If) and rest.effect.otherwise is None:
                self.look(rest.effect.cond, known)
                inner = Known(touched=set(known.touched), added=set(known.added), unknown=known.unknown)
                if self.simple(Rest(rest.effect.then, rest.env, None), inner):
                    return True
                cond = self.coder.truth(rest.effect.cond, rest.env)
                for key, amounts in inner.needs.items():
                    taken = f"({'+'.join(amounts)} if {cond} else 0)"
                    self.need(known, key, taken, inner.need_regions[key], rest.effect)
                known.touched |= inner.touched
                known.added |= inner.added
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
            self.need(known, key, f"{times}*({'+'.join(amounts)})", inner.need_regions[key], e)
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
        about: ir.Effect,
    ) -> str:
        self.look(query, known)
        v = self.coder.unit.fresh("v")
        self.nested += 1
        inner = self.go(rest_of(body, env.plus({query.var: v, query.target: v}), then), known.copy())
        self.nested -= 1
        code = self.coder.any_code(query, env, [inner] if inner != "True" else [], v)
        self.reason(about, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def go_Choose(self, e: ir.Choose, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        # what follows in the same list speaks of the thing chosen
        if self.nested + self.choices_after(rest) > MOST_NESTED:
            self.left = -1  # nor will a guard that begins before this one get through
            raise NotExact
        v = self.coder.unit.fresh("v")
        self.look(e.query, known)
        self.nested += 1
        inner = self.go(self.rebind(rest.then, e.query.target, v), known.copy())
        self.nested -= 1
        code = self.coder.any_code(e.query, env, [inner] if inner != "True" else [], v)
        self.reason(e, code)
        return " and ".join([*[c for c in conds if c != "True"], code])

    def choices_after(self, rest: Rest | None) -> int:
        """How many choices of one list follow each other from here: so deep would a condition nest."""
        found = 0
        while rest is not None:
            found += isinstance(rest.effect, ir.Choose) and self.analysis.fails(rest.effect)
            rest = rest.then
        return found

    def rebind(self, rest: Rest | None, var: ir.Local, code: str) -> Rest | None:
        if rest is None:
            return None
        return Rest(rest.effect, rest.env.plus({var: code}), self.rebind(rest.then, var, code))

    def go_ChooseBody(self, e: ir.ChooseBody, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]) -> str:
        self.nested += e.otherwise is not None
        code = self.exists(e.query, [e.body], env, rest.then, known, (), e)
        if e.otherwise is not None:
            code = f"({code} or {self.go(Rest(e.otherwise, env, rest.then), known.copy())})"
            self.nested -= 1
            self.reason(e, code)
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
        self.reason(e, code)
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
        self.reason(e, code)
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, (code,)

    def go_Lay(
        self, e: ir.Lay, env: Env, rest: Rest, known: Known, conds: tuple[str, ...]
    ) -> tuple[Rest | None, tuple[str, ...]]:
        self.look(e, known)
        code = self.coder.lay_code("lay_any", e, env)
        self.reason(e, code)
        self.answers(e, known)
        known.touched |= self.analysis.writes(e)
        known.added |= self.analysis.writes(e)
        return rest.then, (code,)
