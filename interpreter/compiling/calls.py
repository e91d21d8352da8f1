"""Rules called, effects printed on things, and the abilities that answer them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..model import ir
from .analysis import may_miss, places_answers
from .counting import Awake
from .grids import GridCoder
from .sources import Env
from .steps import Context, Extra


@dataclass(frozen=True, slots=True)
class Heard:
    """Somebody who may answer a rule: the slot that says whether they do, the line that finds it out, their lines."""

    ability: ir.CheckedAbility
    who: str
    flag: int
    begun: str
    lines: tuple[str, ...]


class CallCoder(GridCoder):
    #: those who may answer the rule that is being written, if its answers stand inside it
    heard: list[Heard] = []  # noqa: RUF012 - replaced, never changed

    def emit_Do(self, e: ir.Do, env: Env, then: int, ctx: Context) -> int:
        """Jumps to what is printed on the thing; what has no choice is simply called."""
        thing = self.ex(e.thing, env)
        player = self.ex(e.player, env) if e.player is not None else "-1"
        private = self.guards.can_fail(ctx.rest)
        targets = [0] * (len(self.words.things) + 1)
        ret = you = this = -1
        for printed in self.analysis.printed(e):
            if printed.effect is None or not self.analysis.asks(printed.effect):
                continue
            kind = self.words.things[printed.thing].kind
            ret, you, this = self.shared_slots(f"{e.prop} {kind}")
            printed.you.slot, printed.self.slot = you, this
            entry = self.words.things[printed.thing].entry
            key = f"do {e.prop} {entry} {sorted(ctx.awake)}" + (f" {id(ctx.rest)}" if private else "")
            if key not in self.routines:
                back = self.sourced(self.words.kinds[kind].plural)
                inner = Context(False, ctx.rest if private else None, f"{entry}.{e.prop}", ctx.awake)
                end = then if private else self.step([], f"S[{ret}]")
                with self.standing_for(printed.you, player):
                    pc = self.emit([printed.effect], self.slot_env, end, inner)
                back()
                self.routines[key] = (pc, ret)
            for index in self.words.entries[entry]:
                targets[index] = self.routines[key][0]
        table = self.unit.table(self.unit.fresh("GO_"), tuple(targets))
        call = f"{self.printed_table(e, ctx.awake)}[t](S,{player},t)"
        lines = [f"t = {thing}", f"k = {table}[t]", "if not k:", f"    {call}", f"    return {then}"]
        if ret >= 0:
            lines += [f"S[{ret}] = {then}", f"S[{you}] = {player}", f"S[{this}] = t"]
        return self.step(lines, "k")

    def shared_slots(self, key: str) -> tuple[int, int, int]:
        if key not in self.unit.made:
            self.unit.made[key] = str(self.layout.take(3, f"local {key}"))
        first = int(self.unit.made[key])
        return first, first + 1, first + 2

    def emit_Call(self, e: ir.Call, env: Env, then: int, ctx: Context) -> int:
        self.share(e, env)
        arguments = self.set_arguments(e, env)
        with self.as_caller(e, env):
            return self.emit_called(e, arguments, env, then, ctx)

    def emit_called(self, e: ir.Call, arguments: list[str], env: Env, then: int, ctx: Context) -> int:
        for value in (e.object, e.place):  # what is done to something that is not there does nothing
            if value is not None and may_miss(value):
                arguments.append(f"if {self.ex(value, env)} < 0: return {then}")
        if self.guards.can_fail(ctx.rest):  # the rest matters to the choices inside: a copy of the rule for this place
            return self.step(arguments, self.emit_rule(e, then, ctx))
        if self.analysis.called_once(e.rule):  # nobody else comes here: no need to remember where to go back to
            return self.step(arguments, self.emit_rule(e, then, Context(False, None, e.rule.name, ctx.awake)))
        key = f"rule {e.rule.name} {self.source_name} {sorted(ctx.awake)}"
        if key not in self.routines:
            ret = self.spare(f"return {e.rule.name}")
            end = self.step([], f"S[{ret}]")
            self.routines[key] = (self.emit_rule(e, end, Context(False, None, e.rule.name, ctx.awake)), ret)
        pc, ret = self.routines[key]
        return self.step([*arguments, f"S[{ret}] = {then}"], pc)

    def emit_rule(
        self, e: ir.Call, then: int, ctx: Context, extras: list[Extra] | None = None, lines: list[str] | None = None
    ) -> int:
        """A rule's body with those who answer it around it. With extras, its first choice also offers those."""
        checked = self.game.rules[e.rule.name]
        env = self.slot_env
        you = env[checked.you]
        known = {
            "you": you,
            "object": env[checked.object] if checked.object else "-1",
            "place": env[checked.place] if checked.place else "-1",
        }
        first: list[str] = []
        after = then
        heard: list[Heard] = []
        inside = places_answers(checked.body)
        for a in reversed(self.analysis.listeners(e)):
            if a.index in ctx.awake or a.body is None or a.event is None:
                continue
            if a.how == "before" or a.event.how == "start":
                first = self.answer(a, known, env, ctx.awake) + first
            elif inside:
                heard = [*reversed([*self.listening(a, known)]), *heard]
            else:
                after, begun = self.emit_after(a, known, after, ctx)
                first = begun + first
        first += [h.begun for h in heard]
        inner = replace(ctx, path=e.rule.name)
        outer, self.rule_name = self.rule_name, e.rule.name
        around, self.heard, self.answering = (self.heard, self.answering), heard, self.heard_lines(heard, ctx.awake)
        if extras is None:
            body = self.emit([checked.body], env, after, inner)
        else:
            body = self.emit_optional([checked.body], env, after, inner, extras, you, lines or [])
        self.rule_name, (self.heard, self.answering) = outer, around
        return self.step(first, body)

    def emit_after(self, a: ir.CheckedAbility, known: dict[str, str], then: int, ctx: Context) -> tuple[int, list[str]]:
        """An answer at a rule's end, for those who listened when it began."""
        begun: list[str] = []
        for heard in self.listening(a, known):
            then = self.emit_heard(heard, then, ctx)
            begun.append(heard.begun)
        return then, begun

    def listening(self, a: ir.CheckedAbility, known: dict[str, str]) -> Iterator[Heard]:
        """Those who may answer, the last one first: whether they do is found out when the rule begins, and kept."""
        assert a.event is not None
        group = [known["you"]] if a.event.subject == "you" else [str(q) for q in range(self.players)]
        for who in reversed(group):
            flag = self.spare("listened")
            test = self.active(a, who)
            if a.event.subject == "opponent":
                test = f"{test} and {known['you']} != {who}"
            lines = self.bind_ability(a, who, known)
            if a.once is not None:
                slot = f"S[{self.once_slot(-1 - a.index, a.once.name)}+{who}]"
                test, lines = f"{test} and not {slot}", [*lines, f"{slot} = 1"]
            yield Heard(a, who, flag, f"S[{flag}] = 1 if {test} else 0", tuple(lines))

    def emit_heard(self, heard: Heard, then: int, ctx: Context) -> int:
        a = heard.ability
        assert a.body is not None
        back = self.sourced(self.words.kinds[a.kind].plural if a.kind else a.entry)
        with self.standing_for(a.you, heard.who):
            pc = self.emit([a.body], self.slot_env, then, replace(ctx, awake=ctx.awake | {a.index}, path=a.entry))
        back()
        pc = self.step([*heard.lines], pc)
        return self.step([], f"{pc} if S[{heard.flag}] else {then}")

    def heard_lines(self, heard: list[Heard], awake: Awake) -> list[str]:
        """The same for answers that ask nobody anything."""
        lines: list[str] = []
        for h in heard:
            if h.ability.body is not None and not self.analysis.asks(h.ability.body):
                back = self.sourced(self.words.kinds[h.ability.kind].plural if h.ability.kind else h.ability.entry)
                done = [*h.lines, *self.leaf(h.ability.body, self.slot_env, awake | {h.ability.index})]
                back()
                lines += [f"if S[{h.flag}]:", *("    " + line for line in done)]
        return lines

    def bind_ability(self, a: ir.CheckedAbility, who: str, known: dict[str, str]) -> list[str]:
        lines = [f"{self.slot_env[a.you]} = {who}"]
        if a.they is not None:
            lines.append(f"{self.slot_env[a.they]} = {known['you']}")
        for local, name in ((a.object, "object"), (a.place, "place")):
            if local is not None:
                lines.append(f"{self.slot_env[local]} = {known.get(name, '-1')}")
        return lines

    def emit_answers(self, e: ir.Effect, env: Env, then: int, ctx: Context) -> int:
        """Answers that ask somebody: to a gain, a move of pieces, or a card coming into play."""
        for a in self.analysis.arrivals(e):
            if a.body is None or not self.analysis.asks(a.body):
                continue
            if not isinstance(e, (ir.MoveThing, ir.Lay)) or e.holder is None:
                continue
            thing, holder = self.ex(e.thing, env), self.ex(e.holder, env)
            back = self.sourced(self.words.kinds[a.kind].plural)
            with self.standing_for(a.you, holder):
                pc = self.emit([a.body], self.slot_env, then, replace(ctx, awake=ctx.awake | {a.index}, path=a.entry))
            back()
            pc = self.step(self.bind_ability(a, holder, {"you": holder, "object": thing}), pc)
            then = self.step([], f"{pc} if {thing} in {a.cards} else {then}")
        for a in reversed(self.analysis.listeners(e)):
            if a.body is None or not self.analysis.asks(a.body) or a.index in ctx.awake:
                continue
            known = {"you": "-1"}
            if isinstance(e, ir.GainCounter) and e.holder is not None:
                known["you"] = self.ex(e.holder, env)
            elif isinstance(e, ir.MovePieces) and e.mover is not None:
                known["you"] = self.ex(e.mover, env)
                if e.target.thing is not None:
                    known["place"] = self.ex(e.target.thing, env)
            then, begun = self.emit_after(a, known, then, ctx)
            then = self.step(begun, then)
        return then
