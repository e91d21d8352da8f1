"""Numbers of the rules with a name: how they are told, what changes them, what they are for a player or a thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.problems import say
from ..lowering import cards_in_play, dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..lowering.magnitude import Magnitude
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Lead, Passage, handed
from ..model.lookups import in_play
from ..model.node import node
from ..model.regions import Region
from ..model.sight import AtWork
from ..model.vocabulary import Parameter
from ..phrases.rule_words import permit_words
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.passes.searches import simple
from ..reading.context import Checking, TermReader
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import pronouns, properties, thing_tables
from .facts import leading


@node
class ParamRef(ir.Expr):
    param: Parameter
    player: ir.Expr | None
    thing: ir.Expr | None = None


def allowed(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`you may NAME`: a permission, which is a parameter that is yes or no."""
    who, name = pronouns.ref(c, tree.children[0], scope, at), tree.children[1]
    param = c.words.parameters.get(str(name))
    if param is None or not param.flag:
        flags = [p.name for p in c.words.parameters.values() if p.flag]
        raise wrong("unknown-name", say("no-permission", name=name), at.span(name), meant(str(name), flags))
    return ParamRef(ir.FLAG, param, who)


# ---- how it is told
def parameter_phrase(c: Telling, e: ParamRef) -> Phrase:
    if e.thing is not None:
        words = Say(f"number-{e.param.name}", thing=term(c, e.thing))
    else:
        words = Say(f"number-{e.param.name}", n=figure(c, e))
    if e.player is None or pronouns.goes_without_saying(c, e.player):
        return words
    return Say("number-for-whom", what=words, who=term(c, e.player))


def figure(c: Telling, e: ParamRef) -> int:
    """What the number is for whoever is spoken to, where that is known, and else without cards."""
    mine = e.player is None or pronouns.is_you(e.player)
    return c.values.get(e.param.name, e.param.value) if mine else e.param.value


def permission_phrase(c: Telling, e: ParamRef, no: str = "no") -> Phrase:
    """Somebody else is not spoken to, so of them it is quoted."""
    words = permit_words(c.game, e.param.name, "cond", no)
    if pronouns.is_you(e.player) or e.player is None:
        return words if no == "no" else Say("may-not-do", what=words)
    return Say("holds-for-whom", what=words, who=term(c, e.player))


def refusal_phrase(c: Telling, e: ParamRef) -> Phrase:
    return permission_phrase(c, e, "yes")


# ---- how it is computed
def lower_param_ref(c: Lowering, e: ParamRef, env: Env) -> Expr:
    if e.thing is not None:
        return number_of(c, e, e.thing, env)
    changes = [a for a in c.game.abilities if a.parameter is e.param]
    if not changes or e.player is None:
        return n.Number(e.param.value)
    player = dispatch.value(c, e.player, env)
    if len(changes) == 1 and isinstance(changes[0].value, ir.Int) and simple(player):
        a, now = changes[0], changes[0].value.value
        then = now if a.op == "=" else e.param.value + (now if a.op == "+" else -now)
        return n.Either(cards_in_play.is_active(c, a, player), n.Number(then), n.Number(e.param.value))
    name = changed(c, e.param.name, n.Number(e.param.value), changes)
    return n.Call(name, (player, b.NOTHING))


def changed(c: Lowering, key: str, start: Expr, changes: list[ir.CheckedAbility]) -> str:
    """A function of the number: what it starts from, then every change whose card is in play (`is N` first)."""
    name = f"par_{c.unit.numbered('param', key)}"
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
            body.append(b.when(b.both([*tests, cards_in_play.is_active(c, a, Var("you"))]), [done]))
        with c.unit.writing(changes[0].entry, changes[0].span):
            c.unit.function(name, ("you", "it"), [*body, n.Return(Var("n"))])
    return name


def number_of(c: Lowering, e: ParamRef, thing: ir.Expr, env: Env) -> Expr:
    """A number said of things: a constant table where it is only printed and nothing changes it for these."""
    changes = [a for a in c.game.abilities if a.parameter is e.param]
    if isinstance(thing, properties.ThingConst):
        changes = [a for a in changes if not a.targets or thing.index in a.targets]
    code = dispatch.value(c, thing, env)
    if not changes or e.player is None:
        return unchanged(c, e, code)
    player = dispatch.value(c, e.player, env)
    name = changed(c, f"{e.param.name} {[a.index for a in changes]}", unchanged(c, e, Var("it")), changes)
    return n.Call(name, (player, code))


def unchanged(c: Lowering, e: ParamRef, thing: Expr) -> Expr:
    """What the number of a thing is as long as nothing changes it."""
    checked = c.game.parameters[e.param.name]
    name = f"PN_{c.unit.numbered('printed_number', e.param.name)}"
    printed = not c.analysis.reads(checked.value)
    if name not in c.unit.made:
        c.unit.made[name] = name
        with c.unit.writing(e.param.name, e.param.span):
            value = dispatch.value(c, checked.value, Env({checked.it: Var("it")}))
            if printed:
                own = thing_tables.of_kinds(c, Var("it"), list(c.words.members(e.param.of)))
                every = n.Loop("it", b.span_of(0, len(c.words.things) + 1))
                c.unit.add(n.Constant(name, n.Each(n.Either(own, value, b.ZERO), (every,))))
            else:
                c.unit.function(name, ("it",), [n.Return(value)])
    return b.item(name, thing) if printed else n.Call(name, (thing,))


# ---- what is known of it
def changes_read(e: ParamRef, game: CheckedGame) -> Iterator[Region]:
    for ability in game.abilities:
        if ability.parameter is e.param:
            yield from in_play(game, ability)


def parameter_lead(e: ParamRef, game: CheckedGame) -> Lead:
    found = []
    if e.param.of:
        number = game.parameters[e.param.name]
        found.append(Passage(number.value, None, ((number.it, e.thing),)))
    changes = [a for a in game.abilities if a.parameter is e.param and a.value is not None]
    found += [Passage(a.value, a.you, handed((a.it, e.thing))) for a in changes]
    return Lead("parameter", e.param.name, e.player, tuple(found))


def settled_permission(e: ParamRef, game: CheckedGame) -> bool | None:
    """What no card gives or takes away is as the rules say."""
    changed = not e.param.flag or e.param.of or any(ability.parameter is e.param for ability in game.abilities)
    return None if changed else bool(e.param.value)


def most_changed(m: Magnitude, e: ParamRef) -> int:
    changes = [m.most(a.value) for a in m.game.abilities if a.parameter is e.param and a.value is not None]
    of = m.game.parameters.get(e.param.name)
    return (m.most(of.value) if of is not None else abs(e.param.value)) + sum(changes)


def parameter_sight(e: ParamRef, game: CheckedGame) -> list[Any]:
    return [*(AtWork(a, e.player) for a in game.abilities if a.parameter is e.param), e.player, e.thing]


#: by the name of a rule of the grammar, what reads it
CONDITIONS: dict[str, TermReader] = {
    "allowed": allowed,
}

TERMS: dict[type, Term] = {
    ParamRef: Term(
        facts=leading(parameter_lead, changes_read, sight=parameter_sight),
        lower=lower_param_ref,
        settled=settled_permission,
        phrase=parameter_phrase,
        condition=permission_phrase,
        most=most_changed,
        denied=refusal_phrase,
    ),
}
