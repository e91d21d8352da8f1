"""Numbers with a name: parameters and what changes them, definitions, tables of levels, cases, the round."""

from __future__ import annotations

from collections.abc import Callable

from ..model import ir
from ..model.vocabulary import PLAYER
from . import counting, expressions, sources
from .layout import ROUND
from .lowering import Env, Lowering
from .tuning import SIMPLE

#: a definition that is no longer than this stands where it is used
SHORT = 240


def lower_param_ref(c: Lowering, e: ir.ParamRef, env: Env) -> str:
    if e.thing is not None:
        return number_of(c, e, e.thing, env)
    changes = [a for a in c.game.abilities if a.parameter is e.param]
    if not changes or e.player is None:
        return str(e.param.value)
    player = expressions.value(c, e.player, env)
    if len(changes) == 1 and isinstance(changes[0].value, ir.Int) and SIMPLE.match(player):
        a, now = changes[0], changes[0].value.value
        then = now if a.op == "=" else e.param.value + (now if a.op == "+" else -now)
        return f"({then} if {is_active(c, a, player)} else {e.param.value})"
    name = changed(c, e.param.name, str(e.param.value), changes)
    return f"{name}(S,{player},-1)"


def changed(c: Lowering, key: str, start: str, changes: list[ir.CheckedAbility]) -> str:
    """A function of the number: what it starts from, then every change whose card is in play (`is N` first)."""
    name = f"par_{sources.numbered(c, 'param', key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        lines = [f"def {name}(S, you, it):", f"    n = {start}"]
        for a in sorted(changes, key=lambda a: a.op != "="):
            assert a.value is not None
            value = expressions.value(c, a.value, Env({a.you: "you"} | ({a.it: "it"} if a.it is not None else {})))
            tests = [f"it in {a.targets}"] if len(a.targets) > 1 else [f"it == {i}" for i in a.targets]
            test = " and ".join([*tests, is_active(c, a, "you")])
            lines.append(f"    if {test}: n {'' if a.op == '=' else a.op}= {value}")
        with c.unit.writing(changes[0].entry, changes[0].span):
            c.unit.add("\n".join([*lines, "    return n"]))
    return name


def number_of(c: Lowering, e: ir.ParamRef, thing: ir.Expr, env: Env) -> str:
    """A number said of things: a constant table where it is only printed and nothing changes it for these."""
    changes = [a for a in c.game.abilities if a.parameter is e.param]
    if isinstance(thing, ir.ThingConst):
        changes = [a for a in changes if not a.targets or thing.index in a.targets]
    code = expressions.value(c, thing, env)
    if not changes or e.player is None:
        return unchanged(c, e, code)
    player = expressions.value(c, e.player, env)
    name = changed(c, f"{e.param.name} {[a.index for a in changes]}", unchanged(c, e, "it"), changes)
    return f"{name}(S,{player},{code})"


def unchanged(c: Lowering, e: ir.ParamRef, thing: str) -> str:
    """What the number of a thing is as long as nothing changes it."""
    checked = c.game.parameters[e.param.name]
    name = f"PN_{sources.numbered(c, 'printed number', e.param.name).replace(' ', '_')}"
    printed = not counting.reads_state(c, checked.value)
    if name not in c.unit.made:
        c.unit.made[name] = name
        with c.unit.writing(e.param.name, e.param.span):
            value = expressions.value(c, checked.value, Env({checked.it: "it"}))
            if printed:
                kinds = [c.words.kinds[k] for k in c.words.members(e.param.of)]
                own = " or ".join(f"{k.base}<=it<{k.end}" for k in kinds)
                every = f"[{value} if {own} else 0 for it in range({len(c.words.things) + 1})]"
                c.unit.add(f"{name} = (lambda S: tuple({every}))(())")
            else:
                c.unit.add(f"def {name}(S, it):\n    return {value}")
    return f"{name}[{thing}]" if printed else f"{name}(S,{thing})"


def is_active(c: Lowering, ability: ir.CheckedAbility, player: str) -> str:
    """Is a card with this ability in play for the player?"""
    if not ability.cards:
        return "True"
    zones = [z for z in c.words.zones.values() if z.in_play and ability.kind in z.holds and z.of == PLAYER]
    if not zones:
        return "False"
    if len(ability.cards) > 1 and (lying := lies_in_play(c, ability, [ability], player)):
        return f"({lying}!=0)"
    tests = [
        f"S[{c.layout.locations + card}]=={c.layout.zone_places[z.name]}+{player}"
        for z in zones
        for card in ability.cards
    ]
    return tests[0] if len(tests) == 1 else "(" + " or ".join(tests) + ")"


def lies_in_play(c: Lowering, ability: ir.CheckedAbility, some: list[ir.CheckedAbility], player: str) -> str:
    """Does any card with one of some abilities lie in play for the player, where cards of this kind do?"""
    zones = [z for z in c.words.zones.values() if z.in_play and ability.kind in z.holds]
    if len(zones) != 1 or zones[0].of != PLAYER or zones[0].form != "pile" or zones[0].single:
        return ""
    place = c.layout.places[c.layout.zone_places[zones[0].name]]
    mask = sum({1 << card - place.base for a in some if a.kind in zones[0].holds for card in a.cards})
    return f"S[{place.address}+{player}]&{mask}" if mask else ""


def lower_def_ref(c: Lowering, e: ir.DefRef, env: Env) -> str:
    return defined(c, e, env, expressions.value)


def defined(c: Lowering, e: ir.DefRef, env: Env, say: Callable[[Lowering, ir.Expr, Env], str]) -> str:
    """What a definition says, where it is short; else a call of it."""
    checked = c.game.definitions[e.definition.key]
    name = f"def_{sources.numbered(c, 'def', e.definition.key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        inner = Env({checked.you: "you"})
        if checked.it is not None:
            inner[checked.it] = "it"
        with c.unit.writing(checked.definition.name, checked.definition.span):
            body = expressions.value(c, checked.value, inner)
            c.unit.add(f"def {name}(S, you, it):\n    return {body}")
        if len(body) <= SHORT and " for " not in body:
            c.unit.short.add(name)
    player = expressions.value(c, e.player, env) if e.player is not None else "-1"
    thing = expressions.value(c, e.thing, env) if e.thing is not None else "-1"
    code = f"{name}(S,{player},{thing})"
    if name in c.unit.short and SIMPLE.match(player) and SIMPLE.match(thing):
        known = {checked.you: player} if checked.it is None else {checked.you: player, checked.it: thing}
        code = f"({say(c, checked.value, Env(known))})"
    # of a thing that is not there nothing holds, it counts nothing and leads to nothing
    return sources.if_there(c, e.thing, code, "-1" if e.type.sort == "thing" else "0", env)


def lower_levels(c: Lowering, e: ir.Levels, env: Env) -> str:
    if all(isinstance(v, ir.Int) for _, v in e.table) and e.table[-1][0] < 1000:
        values: list[int] = []
        level = 0
        for n in range(e.table[-1][0] + 1):
            level = next((v.value for m, v in e.table if m == n and isinstance(v, ir.Int)), level)
            values.append(level)
        table = c.unit.table("LV_" + sources.numbered(c, "levels", str(values)), tuple(values))
        return f"{table}[min(max({expressions.value(c, e.value, env)},0),{len(values) - 1})]"
    v = c.unit.fresh("v")
    code = "0"
    for n, value in e.table:
        code = f"({expressions.value(c, value, env)} if {v}>={n} else {code})"
    return f"[{code} for {v} in ({expressions.value(c, e.value, env)},)][0]"


def lower_if_else(c: Lowering, e: ir.IfElse, env: Env) -> str:
    yes, no = expressions.value(c, e.then, env), expressions.value(c, e.otherwise, env)
    return f"({yes} if {sources.truth(c, e.cond, env)} else {no})"


def lower_round(c: Lowering, e: ir.Round, env: Env) -> str:
    return f"S[{ROUND}]"
