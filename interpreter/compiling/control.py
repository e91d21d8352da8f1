"""Control without choices: conditions, loops, levels, ranks and sets, written out as straight Python."""

from __future__ import annotations

from ..model import ir
from . import expressions, leaves, masks, sources
from .lowering import Awake, Env, Lowering


def leaf_if(c: Lowering, e: ir.If, env: Env, awake: Awake) -> list[str]:
    lines = [f"if {sources.truth(c, e.cond, env)}:", *leaves.indented_leaf(c, e.then, env.plus(), awake)]
    if e.otherwise is not None:
        lines += ["else:", *leaves.indented_leaf(c, e.otherwise, env.plus(), awake)]
    return lines


def leaf_only_if(c: Lowering, e: ir.OnlyIf, env: Env, awake: Awake) -> list[str]:
    return [f"if not {expressions.value(c, e.cond, env)}: raise Impossible", *leaves.leaf(c, e.body, env, awake)]


def leaf_once_per(c: Lowering, e: ir.OncePer, env: Env, awake: Awake) -> list[str]:
    slot = f"S[{leaves.once_slot(c, id(e), e.scope.name)}+{expressions.value(c, e.player, env)}]"
    return [f"if {slot}: raise Impossible", f"{slot} = 1", *leaves.leaf(c, e.body, env, awake)]


def leaf_find(c: Lowering, e: ir.Find, env: Env, awake: Awake) -> list[str]:
    lines, there, first = masks.first_found(c, e.query, env)
    v = first if first.isidentifier() else c.unit.fresh("v")
    lines += [f"if {there}:", *([f"    {v} = {first}"] if v != first else [])]
    lines += leaves.indented_leaf(c, e.body, env.plus({e.query.var: v}), awake)
    if e.otherwise is not None:
        lines += ["else:", *leaves.indented_leaf(c, e.otherwise, env.plus(), awake)]
    return lines


def leaf_each(c: Lowering, e: ir.Each, env: Env, awake: Awake) -> list[str]:
    if not c.analysis.reads(e.query) & c.analysis.writes(e.body):  # who is found does not change on the way
        name, clause = sources.clauses(c, e.query, env)
        if " for " not in clause:
            loop, _, tests = clause.partition(" if ")
            lines = leaves.indented_leaf(c, e.body, env.plus({e.query.var: name}), awake)
            lines = [f"    if {tests}:", *("    " + line for line in lines)] if tests else lines
            return [f"{loop}:", *lines]
    v = c.unit.fresh("v")
    found = sources.listing(c, e.query, env)
    return [f"for {v} in {found}:", *leaves.indented_leaf(c, e.body, env.plus({e.query.var: v}), awake)]


def leaf_as_each(c: Lowering, e: ir.AsEach, env: Env, awake: Awake) -> list[str]:
    v = c.unit.fresh("v")
    acting = {e.query.var: v} if e.you is None else {e.query.var: v, e.you: f"{sources.owners(c)}[{v}]"}
    return [f"for {v} in {turn_order(c, e, env)}:", *leaves.indented_leaf(c, e.body, env.plus(acting), awake)]


def turn_order(c: Lowering, e: ir.AsEach, env: Env) -> str:
    """The players found, in the order asked for; ties and no order: by seat from the start player."""
    found = sources.listing(c, e.query, env)
    if not e.keys:
        return found
    keys = []
    for how, expr in e.keys:
        code = expressions.value(c, expr, env.plus({e.query.var: "q"}))
        keys.append(f"-{code}" if how == "highest" else code)
    return f"sorted({found},key=lambda q:({','.join(keys)},))"


def leaf_repeat(c: Lowering, e: ir.Repeat, env: Env, awake: Awake) -> list[str]:
    assert e.times is not None
    return [
        f"for _ in range({expressions.value(c, e.times, env)}):",
        *leaves.indented_leaf(c, e.body, env.plus(), awake),
    ]


def leaf_by_levels(c: Lowering, e: ir.ByLevels, env: Env, awake: Awake) -> list[str]:
    v = c.unit.fresh("v")
    lines = [f"{v} = {expressions.value(c, e.value, env)}"]
    word = "if"
    for n, body in reversed(e.table):
        lines += [f"{word} {v} {'==' if e.exact else '>='} {n}:", *leaves.indented_leaf(c, body, env.plus(), awake)]
        word = "elif"
    return lines


def leaf_rank(c: Lowering, e: ir.Rank, env: Env, awake: Awake) -> list[str]:
    name, clause = sources.clauses(c, e.query, env)
    inner = env.plus({e.you: "q"})
    keys = ",".join(f"{'-' if how == 'most' else ''}{expressions.value(c, k, inner)}" for how, k in e.by)
    v = c.unit.fresh("v")
    lines = [f"{v} = [{name} {clause}]", f"if len({v}) > 1: {v}.sort(key=lambda q:({keys},))"]
    for n, prize in e.prizes:
        q = c.unit.fresh("v")
        body = leaves.indented_leaf(c, prize, env.plus({e.you: q}), awake)
        lines += [f"if len({v}) >= {n}:", f"    {q} = {v}[{n - 1}]", *body]
    return lines


def leaf_sets_of(c: Lowering, e: ir.SetsOf, env: Env, awake: Awake) -> list[str]:
    """Groups of different values, each as large as possible: the k-th group has one of every value held k times."""
    name, clause = sources.clauses(c, e.query, env)
    values, v, k = c.unit.fresh("v"), c.unit.fresh("v"), c.unit.fresh("v")
    lines = [
        f"{values} = tally([{sources.prop_table(c, e.prop)}[{name}] {clause}])",
        f"for {k} in range(max({values},default=0)):",
        f"    {v} = len([x for x in {values} if x > {k}])",
    ]
    word = "if"
    for n, prize in reversed(e.prizes):
        lines += [f"    {word} {v} >= {n}:", *("    " + x for x in leaves.indented_leaf(c, prize, env.plus(), awake))]
        word = "elif"
    return lines
