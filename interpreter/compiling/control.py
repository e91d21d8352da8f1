"""Control without choices: conditions, loops, levels, ranks and sets, written out as straight Python."""

from __future__ import annotations

from ..model import ir
from .counting import Awake
from .leaves import LeafCoder
from .sources import Env


class ControlCoder(LeafCoder):
    def leaf_If(self, e: ir.If, env: Env, awake: Awake) -> list[str]:
        lines = [f"if {self.truth(e.cond, env)}:", *self.block(e.then, env.plus(), awake)]
        if e.otherwise is not None:
            lines += ["else:", *self.block(e.otherwise, env.plus(), awake)]
        return lines

    def leaf_OnlyIf(self, e: ir.OnlyIf, env: Env, awake: Awake) -> list[str]:
        return [f"if not {self.ex(e.cond, env)}: raise Impossible", *self.leaf(e.body, env, awake)]

    def leaf_OncePer(self, e: ir.OncePer, env: Env, awake: Awake) -> list[str]:
        slot = f"S[{self.once_slot(id(e), e.scope.name)}+{self.ex(e.player, env)}]"
        return [f"if {slot}: raise Impossible", f"{slot} = 1", *self.leaf(e.body, env, awake)]

    def leaf_Find(self, e: ir.Find, env: Env, awake: Awake) -> list[str]:
        lines, there, first = self.first(e.query, env)
        v = first if first.isidentifier() else self.unit.fresh("v")
        lines += [f"if {there}:", *([f"    {v} = {first}"] if v != first else [])]
        lines += self.block(e.body, env.plus({e.query.var: v}), awake)
        if e.otherwise is not None:
            lines += ["else:", *self.block(e.otherwise, env.plus(), awake)]
        return lines

    def leaf_Each(self, e: ir.Each, env: Env, awake: Awake) -> list[str]:
        if not self.analysis.reads(e.query) & self.analysis.writes(e.body):  # who is found does not change on the way
            name, clause = self.clauses(e.query, env)
            if " for " not in clause:
                loop, _, tests = clause.partition(" if ")
                lines = self.block(e.body, env.plus({e.query.var: name}), awake)
                lines = [f"    if {tests}:", *("    " + line for line in lines)] if tests else lines
                return [f"{loop}:", *lines]
        v = self.unit.fresh("v")
        found = self.listing(e.query, env)
        return [f"for {v} in {found}:", *self.block(e.body, env.plus({e.query.var: v}), awake)]

    def leaf_AsEach(self, e: ir.AsEach, env: Env, awake: Awake) -> list[str]:
        v = self.unit.fresh("v")
        acting = {e.query.var: v} if e.you is None else {e.query.var: v, e.you: f"{self.owners()}[{v}]"}
        return [f"for {v} in {self.turn_order(e, env)}:", *self.block(e.body, env.plus(acting), awake)]

    def turn_order(self, e: ir.AsEach, env: Env) -> str:
        """The players found, in the order asked for; ties and no order: by seat from the start player."""
        found = self.listing(e.query, env)
        if not e.keys:
            return found
        keys = []
        for how, expr in e.keys:
            code = self.ex(expr, env.plus({e.query.var: "q"}))
            keys.append(f"-{code}" if how == "highest" else code)
        return f"sorted({found},key=lambda q:({','.join(keys)},))"

    def leaf_Repeat(self, e: ir.Repeat, env: Env, awake: Awake) -> list[str]:
        assert e.times is not None
        return [f"for _ in range({self.ex(e.times, env)}):", *self.block(e.body, env.plus(), awake)]

    def leaf_ByLevels(self, e: ir.ByLevels, env: Env, awake: Awake) -> list[str]:
        v = self.unit.fresh("v")
        lines = [f"{v} = {self.ex(e.value, env)}"]
        word = "if"
        for n, body in reversed(e.table):
            lines += [f"{word} {v} {'==' if e.exact else '>='} {n}:", *self.block(body, env.plus(), awake)]
            word = "elif"
        return lines

    def leaf_Rank(self, e: ir.Rank, env: Env, awake: Awake) -> list[str]:
        name, clause = self.clauses(e.query, env)
        inner = env.plus({e.you: "q"})
        keys = ",".join(f"{'-' if how == 'most' else ''}{self.ex(k, inner)}" for how, k in e.by)
        v = self.unit.fresh("v")
        lines = [f"{v} = [{name} {clause}]", f"if len({v}) > 1: {v}.sort(key=lambda q:({keys},))"]
        for n, prize in e.prizes:
            q = self.unit.fresh("v")
            body = self.block(prize, env.plus({e.you: q}), awake)
            lines += [f"if len({v}) >= {n}:", f"    {q} = {v}[{n - 1}]", *body]
        return lines

    def leaf_SetsOf(self, e: ir.SetsOf, env: Env, awake: Awake) -> list[str]:
        """Groups of different values, each as large as possible: the k-th group has one of every value held k times."""
        name, clause = self.clauses(e.query, env)
        values, v, k = self.unit.fresh("v"), self.unit.fresh("v"), self.unit.fresh("v")
        lines = [
            f"{values} = tally([{self.prop_table(e.prop)}[{name}] {clause}])",
            f"for {k} in range(max({values},default=0)):",
            f"    {v} = len([x for x in {values} if x > {k}])",
        ]
        word = "if"
        for n, prize in reversed(e.prizes):
            lines += [f"    {word} {v} >= {n}:", *("    " + x for x in self.block(prize, env.plus(), awake))]
            word = "elif"
        return lines
