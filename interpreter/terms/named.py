"""Numbers with a name: parameters and what changes them, definitions, tables of levels, cases, the round."""

from __future__ import annotations

from collections.abc import Callable

from ..lowering import dispatch
from ..lowering.context import Env, Lowering
from ..lowering.layout import ROUND
from ..model import ir
from ..model.vocabulary import PLAYER
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.passes.searches import simple
from ..plan.walk import searches, size
from . import counted, sources

#: a definition that is no larger than this stands where it is used
SHORT = 240


def lower_param_ref(c: Lowering, e: ir.ParamRef, env: Env) -> Expr:
    if e.thing is not None:
        return number_of(c, e, e.thing, env)
    changes = [a for a in c.game.abilities if a.parameter is e.param]
    if not changes or e.player is None:
        return n.Number(e.param.value)
    player = dispatch.value(c, e.player, env)
    if len(changes) == 1 and isinstance(changes[0].value, ir.Int) and simple(player):
        a, now = changes[0], changes[0].value.value
        then = now if a.op == "=" else e.param.value + (now if a.op == "+" else -now)
        return n.Either(is_active(c, a, player), n.Number(then), n.Number(e.param.value))
    name = changed(c, e.param.name, n.Number(e.param.value), changes)
    return n.Call(name, (player, b.NOTHING))


def changed(c: Lowering, key: str, start: Expr, changes: list[ir.CheckedAbility]) -> str:
    """A function of the number: what it starts from, then every change whose card is in play (`is N` first)."""
    name = f"par_{sources.numbered(c, 'param', key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        body: list[Stmt] = [n.Set("n", start)]
        for a in sorted(changes, key=lambda a: a.op != "="):
            assert a.value is not None
            known = {a.you: Var("you")} | ({a.it: Var("it")} if a.it is not None else {})
            value = dispatch.value(c, a.value, Env(known))
            it = Var("it")
            tests: list[Expr] = [b.compare(it, "==", i) for i in a.targets]
            tests = [b.one_of(it, a.targets)] if len(a.targets) > 1 else tests
            done: Stmt = n.Set("n", value) if a.op == "=" else n.Change("n", a.op, value)
            body.append(b.when(b.both([*tests, is_active(c, a, Var("you"))]), [done]))
        with c.unit.writing(changes[0].entry, changes[0].span):
            c.unit.function(name, ("you", "it"), [*body, n.Return(Var("n"))])
    return name


def number_of(c: Lowering, e: ir.ParamRef, thing: ir.Expr, env: Env) -> Expr:
    """A number said of things: a constant table where it is only printed and nothing changes it for these."""
    changes = [a for a in c.game.abilities if a.parameter is e.param]
    if isinstance(thing, ir.ThingConst):
        changes = [a for a in changes if not a.targets or thing.index in a.targets]
    code = dispatch.value(c, thing, env)
    if not changes or e.player is None:
        return unchanged(c, e, code)
    player = dispatch.value(c, e.player, env)
    name = changed(c, f"{e.param.name} {[a.index for a in changes]}", unchanged(c, e, Var("it")), changes)
    return n.Call(name, (player, code))


def unchanged(c: Lowering, e: ir.ParamRef, thing: Expr) -> Expr:
    """What the number of a thing is as long as nothing changes it."""
    checked = c.game.parameters[e.param.name]
    name = f"PN_{sources.numbered(c, 'printed_number', e.param.name)}"
    printed = not counted.reads_state(c, checked.value)
    if name not in c.unit.made:
        c.unit.made[name] = name
        with c.unit.writing(e.param.name, e.param.span):
            value = dispatch.value(c, checked.value, Env({checked.it: Var("it")}))
            if printed:
                own = sources.of_kinds(c, Var("it"), list(c.words.members(e.param.of)))
                every = n.Loop("it", b.span_of(0, len(c.words.things) + 1))
                c.unit.add(n.Constant(name, n.Each(n.Either(own, value, b.ZERO), (every,))))
            else:
                c.unit.function(name, ("it",), [n.Return(value)])
    return b.item(name, thing) if printed else n.Call(name, (thing,))


def is_active(c: Lowering, ability: ir.CheckedAbility, player: Expr) -> Expr:
    """Is a card with this ability in play for the player?"""
    if not ability.cards:
        return b.YES
    zones = [z for z in c.words.zones.values() if z.in_play and ability.kind in z.holds and z.of == PLAYER]
    if not zones:
        return b.NO
    if len(ability.cards) > 1 and (lying := lies_in_play(c, ability, [ability], player)):
        return b.compare(lying, "!=", 0)
    return b.any_of(
        [
            b.compare(b.slot(c.layout.locations + card), "==", b.plus(c.layout.zone_places[z.name], player))
            for z in zones
            for card in ability.cards
        ]
    )


def lies_in_play(c: Lowering, ability: ir.CheckedAbility, some: list[ir.CheckedAbility], player: Expr) -> Expr | None:
    """Does any card with one of some abilities lie in play for the player, where cards of this kind do?"""
    zones = [z for z in c.words.zones.values() if z.in_play and ability.kind in z.holds]
    if len(zones) != 1 or zones[0].of != PLAYER or zones[0].form != "pile" or zones[0].single:
        return None
    place = c.layout.places[c.layout.zone_places[zones[0].name]]
    mask = sum({1 << card - place.base for a in some if a.kind in zones[0].holds for card in a.cards})
    return n.Binary("&", b.slot(place.address, player), n.Number(mask)) if mask else None


def lower_def_ref(c: Lowering, e: ir.DefRef, env: Env) -> Expr:
    return defined(c, e, env, dispatch.value)


def defined(c: Lowering, e: ir.DefRef, env: Env, say: Callable[[Lowering, ir.Expr, Env], Expr]) -> Expr:
    """What a definition says, where it is short; else a call of it."""
    checked = c.game.definitions[e.definition.key]
    name = f"def_{sources.numbered(c, 'def', e.definition.key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        inner = Env({checked.you: Var("you")})
        if checked.it is not None:
            inner[checked.it] = Var("it")
        with c.unit.writing(checked.definition.name, checked.definition.span):
            body = dispatch.value(c, checked.value, inner)
            c.unit.function(name, ("you", "it"), [n.Return(body)])
        if size(body) <= SHORT and not searches(body):
            c.unit.short.add(name)
    player, thing = dispatch.or_nothing(c, e.player, env), dispatch.or_nothing(c, e.thing, env)
    code: Expr = n.Call(name, (player, thing))
    if name in c.unit.short and simple(player) and simple(thing):
        known = {checked.you: player} if checked.it is None else {checked.you: player, checked.it: thing}
        code = say(c, checked.value, Env(known))
    # of a thing that is not there nothing holds, it counts nothing and leads to nothing
    return sources.if_there(c, e.thing, code, b.NOTHING if e.type.sort == "thing" else b.ZERO, env)


def lower_levels(c: Lowering, e: ir.Levels, env: Env) -> Expr:
    if all(isinstance(v, ir.Int) for _, v in e.table) and e.table[-1][0] < 1000:
        values: list[int] = []
        level = 0
        for m in range(e.table[-1][0] + 1):
            level = next((v.value for at, v in e.table if at == m and isinstance(v, ir.Int)), level)
            values.append(level)
        table = c.unit.table("LV_" + sources.numbered(c, "levels", str(values)), tuple(values))
        return b.item(table, b.minimum(b.maximum(dispatch.value(c, e.value, env), 0), len(values) - 1))
    v = c.unit.fresh("v")
    code: Expr = b.ZERO
    for m, value in e.table:
        code = n.Either(b.at_least(Var(v), m), dispatch.value(c, value, env), code)
    return n.Let(v, dispatch.value(c, e.value, env), code)


def lower_if_else(c: Lowering, e: ir.IfElse, env: Env) -> Expr:
    yes, no = dispatch.value(c, e.then, env), dispatch.value(c, e.otherwise, env)
    return n.Either(sources.truth(c, e.cond, env), yes, no)


def lower_round(c: Lowering, e: ir.Round, env: Env) -> Expr:
    return b.slot(ROUND)
