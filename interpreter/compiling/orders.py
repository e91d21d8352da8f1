"""Parts in any order: the player says which comes first where that can matter; and answers that stand inside a rule."""

from __future__ import annotations

from dataclasses import replace

from ..model import ir
from .calls import CallCoder
from .choices import Entry
from .commuting import Part
from .needs import Rest
from .sources import Env
from .steps import Context


class OrderCoder(CallCoder):
    def emit_Answers(self, e: ir.Answers, env: Env, then: int, ctx: Context) -> int:
        for heard in reversed(self.heard):
            then = self.emit_heard(heard, then, ctx)
        return then

    def emit_AnyOrder(self, e: ir.AnyOrder, env: Env, then: int, ctx: Context) -> int:
        """What is left to do is a set of parts; of those that depend on each other it is asked which comes first."""
        orders = self.analysis.orders
        parts, conflicts = orders.parts(e), orders.conflicts(e)
        left, asked = self.spare("parts left"), self.spare("parts asked")
        head, pc = self.new_pc(), self.new_pc()
        inner = replace(ctx, flow=False, rest=None if ctx.flow else Rest(e, env, ctx.rest))
        begin = self.begun_parts(e, parts, env, left)
        player = self.ex(e.player, env)
        entries: list[Entry] = []
        goals: list[int] = []
        for i, part in enumerate(parts):
            body = self.emit_part(part, player, env, head, inner)
            goals.append(self.step([f"S[{left}] ^= {1 << i}"], body))
            if conflicts[i]:  # the others are done without a question
                entries.append((i, part.name, f"S[{asked}] >> {i} & 1", [part.effect], goals[i]))
        self.menu(pc, entries, [], env, inner, player, e)
        table = self.unit.table
        targets = table(self.unit.fresh("PART_"), tuple(goals))
        bound = table(self.unit.fresh("BOUND_"), conflicts)
        same = table(
            self.unit.fresh("ALIKE_"),
            tuple(sum(1 << j for j, q in enumerate(parts[:i]) if p.alike(q)) for i, p in enumerate(parts)),
        )
        known = not any(orders.unforeseen(part.effect) or self.looks_hidden(part.effect) for part in parts)
        lines = [
            f"if not S[{left}]: return {then}",
            f"m = parts_now(S,{head},{left},{bound},{targets},{same},{known})",
            f"S[{asked}] = m",
            f"if m & m - 1: return {pc}",
        ]
        self.step(lines, f"{targets}[m.bit_length() - 1]", head)
        return self.step(begin, head)

    def looks_hidden(self, e: ir.Effect) -> bool:
        """Everybody sees who is asked: whether anything is may not depend on what lies hidden."""
        return any(region[0] in "zg" and region[1] in self.hidden.zones for region in self.analysis.reads(e))

    def begun_parts(self, e: ir.AnyOrder, parts: list[Part], env: Env, left: int) -> list[str]:
        """Which parts there are: of what is printed those of this thing, of what answers what is in play."""
        plain = [not isinstance(item, (ir.Do, ir.Answers)) for item in e.items]
        lines = [f"m = {sum(1 << i for i, p in enumerate(parts) if plain[p.item])}"]
        for number, item in enumerate(e.items):
            if isinstance(item, ir.Do):
                lines += self.printed_thing(item, [(i, p) for i, p in enumerate(parts) if p.item == number], env)
        for heard in self.heard if any(isinstance(item, ir.Answers) for item in e.items) else ():
            bit = next(1 << i for i, p in enumerate(parts) if p.ability is heard.ability)
            lines.append(f"if S[{heard.flag}]: m |= {bit}")
        return [*lines, f"S[{left}] = m"]

    def printed_thing(self, e: ir.Do, parts: list[tuple[int, Part]], env: Env) -> list[str]:
        masks = [0] * (len(self.words.things) + 1)
        lines: dict[str, None] = {}
        player = self.ex(e.player, env) if e.player is not None else "-1"
        whole = next(1 << i for i, p in parts if p.printed is None)
        for printed in self.analysis.printed(e):
            thing = self.words.things[printed.thing]
            mine = sum(1 << i for i, p in parts if p.printed is printed)
            for index in self.words.entries[thing.entry]:
                masks[index] = mine or whole
            if mine:
                _, you, this = self.shared_slots(f"{e.prop} {thing.kind}")
                printed.you.slot, printed.self.slot = you, this
                lines |= dict.fromkeys([f"S[{you}] = {player}", f"S[{this}] = t"])
        table = self.unit.table(self.unit.fresh("PARTS_"), tuple(masks))
        return [f"t = {self.ex(e.thing, env)}", f"m |= {table}[t]", *lines]

    def emit_part(self, part: Part, player: str, env: Env, then: int, ctx: Context) -> int:
        if part.ability is not None:
            for heard in reversed([h for h in self.heard if h.ability is part.ability]):
                then = self.emit_heard(heard, then, ctx)
            return then
        if part.printed is None:
            return self.emit([part.effect], env, then, ctx)
        thing = self.words.things[part.printed.thing]
        back = self.sourced(self.words.kinds[thing.kind].plural)
        inner = replace(ctx, path=f"{thing.entry}.{part.printed.prop}")
        with self.standing_for(part.printed.you, player):
            pc = self.emit([part.effect], self.slot_env, then, inner)
        back()
        return pc
