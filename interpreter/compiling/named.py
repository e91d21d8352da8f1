"""Numbers with a name: parameters and what changes them, definitions, tables of levels, cases, the round."""

from __future__ import annotations

from collections.abc import Callable

from ..model import ir
from ..model.vocabulary import PLAYER
from .expressions import ExpressionCoder
from .layout import ROUND
from .reverse_lookup import SIMPLE
from .sources import Env

#: a definition that is no longer than this stands where it is used
SHORT = 240


class NamedCoder(ExpressionCoder):
    def ex_ParamRef(self, e: ir.ParamRef, env: Env) -> str:
        if e.thing is not None:
            return self.number_of(e, e.thing, env)
        changes = [a for a in self.game.abilities if a.parameter is e.param]
        if not changes or e.player is None:
            return str(e.param.value)
        player = self.ex(e.player, env)
        if len(changes) == 1 and isinstance(changes[0].value, ir.Int) and SIMPLE.match(player):
            a, now = changes[0], changes[0].value.value
            then = now if a.op == "=" else e.param.value + (now if a.op == "+" else -now)
            return f"({then} if {self.active(a, player)} else {e.param.value})"
        name = self.changed(e.param.name, str(e.param.value), changes)
        return f"{name}(S,{player},-1)"

    def changed(self, key: str, start: str, changes: list[ir.CheckedAbility]) -> str:
        """A function of the number: what it starts from, then every change whose card is in play (`is N` first)."""
        name = f"par_{self.tag('param', key)}"
        if name not in self.unit.made:
            self.unit.made[name] = name
            lines = [f"def {name}(S, you, it):", f"    n = {start}"]
            for a in sorted(changes, key=lambda a: a.op != "="):
                assert a.value is not None
                value = self.ex(a.value, Env({a.you: "you"} | ({a.it: "it"} if a.it is not None else {})))
                tests = [f"it in {a.targets}"] if len(a.targets) > 1 else [f"it == {i}" for i in a.targets]
                test = " and ".join([*tests, self.active(a, "you")])
                lines.append(f"    if {test}: n {'' if a.op == '=' else a.op}= {value}")
            with self.unit.writing(changes[0].entry, changes[0].span):
                self.unit.add("\n".join([*lines, "    return n"]))
        return name

    def number_of(self, e: ir.ParamRef, thing: ir.Expr, env: Env) -> str:
        """A number said of things: a constant table where it is only printed and nothing changes it for these."""
        changes = [a for a in self.game.abilities if a.parameter is e.param]
        if isinstance(thing, ir.ThingConst):
            changes = [a for a in changes if not a.targets or thing.index in a.targets]
        code = self.ex(thing, env)
        if not changes or e.player is None:
            return self.unchanged(e, code)
        player = self.ex(e.player, env)
        name = self.changed(f"{e.param.name} {[a.index for a in changes]}", self.unchanged(e, "it"), changes)
        return f"{name}(S,{player},{code})"

    def unchanged(self, e: ir.ParamRef, thing: str) -> str:
        """What the number of a thing is as long as nothing changes it."""
        checked = self.game.parameters[e.param.name]
        name = f"PN_{self.tag('printed number', e.param.name).replace(' ', '_')}"
        printed = not self.reads_state(checked.value)
        if name not in self.unit.made:
            self.unit.made[name] = name
            with self.unit.writing(e.param.name, e.param.span):
                value = self.ex(checked.value, Env({checked.it: "it"}))
                if printed:
                    kinds = [self.words.kinds[k] for k in self.words.members(e.param.of)]
                    own = " or ".join(f"{k.base}<=it<{k.end}" for k in kinds)
                    every = f"[{value} if {own} else 0 for it in range({len(self.words.things) + 1})]"
                    self.unit.add(f"{name} = (lambda S: tuple({every}))(())")
                else:
                    self.unit.add(f"def {name}(S, it):\n    return {value}")
        return f"{name}[{thing}]" if printed else f"{name}(S,{thing})"

    def active(self, ability: ir.CheckedAbility, player: str) -> str:
        """Is a card with this ability in play for the player?"""
        if not ability.cards:
            return "True"
        zones = [z for z in self.words.zones.values() if z.in_play and ability.kind in z.holds and z.of == PLAYER]
        if not zones:
            return "False"
        if len(ability.cards) > 1 and (lying := self.lies_in_play(ability, [ability], player)):
            return f"({lying}!=0)"
        tests = [
            f"S[{self.layout.locations + c}]=={self.layout.zone_places[z.name]}+{player}"
            for z in zones
            for c in ability.cards
        ]
        return tests[0] if len(tests) == 1 else "(" + " or ".join(tests) + ")"

    def lies_in_play(self, ability: ir.CheckedAbility, some: list[ir.CheckedAbility], player: str) -> str:
        """Does any card with one of some abilities lie in play for the player, where cards of this kind do?"""
        zones = [z for z in self.words.zones.values() if z.in_play and ability.kind in z.holds]
        if len(zones) != 1 or zones[0].of != PLAYER or zones[0].form != "pile" or zones[0].single:
            return ""
        place = self.layout.places[self.layout.zone_places[zones[0].name]]
        mask = sum({1 << c - place.base for a in some if a.kind in zones[0].holds for c in a.cards})
        return f"S[{place.address}+{player}]&{mask}" if mask else ""

    def ex_DefRef(self, e: ir.DefRef, env: Env) -> str:
        return self.defined(e, env, self.ex)

    def defined(self, e: ir.DefRef, env: Env, say: Callable[[ir.Expr, Env], str]) -> str:
        """What a definition says, where it is short; else a call of it."""
        checked = self.game.definitions[e.definition.key]
        name = f"def_{self.tag('def', e.definition.key)}"
        if name not in self.unit.made:
            self.unit.made[name] = name
            inner = Env({checked.you: "you"})
            if checked.it is not None:
                inner[checked.it] = "it"
            with self.unit.writing(checked.definition.name, checked.definition.span):
                body = self.ex(checked.value, inner)
                self.unit.add(f"def {name}(S, you, it):\n    return {body}")
            if len(body) <= SHORT and " for " not in body:
                self.unit.short.add(name)
        player = self.ex(e.player, env) if e.player is not None else "-1"
        thing = self.ex(e.thing, env) if e.thing is not None else "-1"
        code = f"{name}(S,{player},{thing})"
        if name in self.unit.short and SIMPLE.match(player) and SIMPLE.match(thing):
            known = {checked.you: player} if checked.it is None else {checked.you: player, checked.it: thing}
            code = f"({say(checked.value, Env(known))})"
        # of a thing that is not there nothing holds, it counts nothing and leads to nothing
        return self.if_there(e.thing, code, "-1" if e.type.sort == "thing" else "0", env)

    def ex_Levels(self, e: ir.Levels, env: Env) -> str:
        if all(isinstance(v, ir.Int) for _, v in e.table) and e.table[-1][0] < 1000:
            values: list[int] = []
            level = 0
            for n in range(e.table[-1][0] + 1):
                level = next((v.value for m, v in e.table if m == n and isinstance(v, ir.Int)), level)
                values.append(level)
            table = self.unit.table("LV_" + self.tag("levels", str(values)), tuple(values))
            return f"{table}[min(max({self.ex(e.value, env)},0),{len(values) - 1})]"
        v = self.unit.fresh("v")
        code = "0"
        for n, value in e.table:
            code = f"({self.ex(value, env)} if {v}>={n} else {code})"
        return f"[{code} for {v} in ({self.ex(e.value, env)},)][0]"

    def ex_IfElse(self, e: ir.IfElse, env: Env) -> str:
        return f"({self.ex(e.then, env)} if {self.truth(e.cond, env)} else {self.ex(e.otherwise, env)})"

    def ex_Round(self, e: ir.Round, env: Env) -> str:
        return f"S[{ROUND}]"
