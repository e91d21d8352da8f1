"""`do reward of that card`: effects printed on things."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..lowering import dispatch, emission, needs, steps, trials
from ..lowering.anatomy import PLAIN, Verb, done_if
from ..lowering.causes import Cause
from ..lowering.context import Awake, Env, Lowering
from ..lowering.stops import Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Lead, Passage, composed, one
from ..model.lookups import printed_on
from ..model.node import node
from ..model.sight import AS_WRITTEN
from ..phrases.telling import Telling, term
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Stmt, Var
from ..reading.context import Checking, LineReader
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import places
from ..terms.facts import by_oneself
from .calling import own_doing


@node
class DoPrinted(ir.Effect):
    """The effect printed on a thing."""

    prop: str
    thing: ir.Expr
    player: ir.Expr | None


def do(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`do reward of that card`: the effect printed on a thing."""
    head, of_place = tree.children[0].children
    thing = places.place_thing(c, of_place.children[0], scope, at)
    for kind in thing.type.kinds:
        sort = c.words.kinds[kind].properties.get(str(head))
        if sort is None or sort.sort != "effect":
            known = [p for p, s in c.words.kinds[kind].properties.items() if s.sort == "effect"]
            raise wrong("unknown-name", say("no-effect", kind=kind, name=head), at.span(head), meant(str(head), known))
    return DoPrinted(span, text, str(head), thing, scope.actor)


# ---- what is known of it
def do_facts(e: DoPrinted, game: CheckedGame) -> Facts:
    return composed(one(*(p.effect for p in printed_on(game, e.prop, e.thing.type.kinds))))


def printed_there(e: DoPrinted, game: CheckedGame) -> Lead:
    there = [p for p in printed_on(game, e.prop, e.thing.type.kinds) if p.effect is not None]
    return Lead("printed", e.prop, e.player, tuple(Passage(p.effect, p.you, ((p.self, e.thing),), p) for p in there))


# ---- how it is done
def lower_do(c: Lowering, e: DoPrinted, env: Env, awake: Awake) -> list[Stmt]:
    """Printed effects without choices: a table of functions by thing."""
    thing = dispatch.value(c, e.thing, env)
    player = dispatch.or_nothing(c, e.player, env)
    return [b.do(n.Dispatch(printed_table(c, e, awake), thing, (player, thing)))]


def printed_table(c: Lowering, e: DoPrinted, awake: Awake) -> str:
    key = f"{e.prop} {' '.join(e.thing.type.kinds)} {sorted(awake)}"
    name = f"DO_{c.unit.numbered('do', key)}"
    if name not in c.unit.made:
        c.unit.made[name] = name
        entries = ["skip"] * (len(c.words.things) + 1)
        for printed in c.analysis.printed(e):
            if printed.effect is None or c.analysis.asks(printed.effect):
                continue
            fn = printed_function(c, printed, awake)
            for index in c.words.entries[c.words.things[printed.thing].entry]:
                entries[index] = fn
        c.unit.add(n.Functions(name, tuple(entries)))
    return name


def printed_function(c: Lowering, printed: ir.PrintedEffect, awake: Awake) -> str:
    assert printed.effect is not None
    thing = c.words.things[printed.thing]
    fn = c.unit.fresh("printed")
    with (
        steps.earned_by(c, c.words.kinds[thing.kind].plural),
        steps.caused_by(c, Cause(handed="this")),
        c.unit.writing(thing.entry, printed.effect.span),
    ):
        lines = dispatch.statements(c, printed.effect, Env({printed.you: Var("you"), printed.self: Var("this")}), awake)
    c.unit.function(fn, ("you", "this"), lines)
    return fn


def do_steps(c: Lowering, e: DoPrinted, env: Env, then: int, ctx: Context) -> int:
    """Jumps to what is printed on the thing; what has no choice is simply called."""
    thing = dispatch.value(c, e.thing, env)
    player = dispatch.or_nothing(c, e.player, env)
    private = needs.can_fail(c.guards, ctx.rest)
    targets = [0] * (len(c.words.things) + 1)
    ret = you = this = -1
    for printed in c.analysis.printed(e):
        if printed.effect is None or not c.analysis.asks(printed.effect):
            continue
        kind = c.words.things[printed.thing].kind
        ret, you, this = shared_slots(c, f"{e.prop} {kind}")
        c.layout.locals.update({printed.you: you, printed.self: this})
        entry = c.words.things[printed.thing].entry
        key = f"do {e.prop} {entry} {sorted(ctx.awake)} {c.weighing}" + (f" {id(ctx.rest)}" if private else "")
        if key not in c.routines:
            inner = Context(False, ctx.rest if private else None, f"{entry}.{e.prop}", ctx.awake)
            with (
                steps.earned_by(c, c.words.kinds[kind].plural),
                steps.standing_for(c, printed.you, player),
                steps.caused_by(c, Cause(this=this)),
            ):
                end = then if private else steps.add_step(c, [], b.slot(ret))
                pc = emission.emit(c, [printed.effect], c.slot_env, end, inner)
            c.routines[key] = (pc, ret)
        for index in c.words.entries[entry]:
            targets[index] = c.routines[key][0]
    table = c.unit.table(c.unit.fresh("GO_"), tuple(targets))
    t, k = Var("t"), Var("k")
    call = b.do(n.Dispatch(printed_table(c, e, ctx.awake), t, (player, t)))
    lines: list[Stmt] = [n.Set("t", thing), n.Set("k", b.item(table, t)), b.when(n.Not(k), [call, b.go(then)])]
    if ret >= 0:
        kept = ((ret, n.Number(then)), (you, player), (this, t))
        lines += [n.Store(n.Number(slot), value) for slot, value in kept]
    return steps.add_step(c, lines, k)


def shared_slots(c: Lowering, key: str) -> tuple[int, int, int]:
    if key not in c.unit.made:
        c.unit.made[key] = str(c.layout.take(3, f"local {key}"))
    first = int(c.unit.made[key])
    return first, first + 1, first + 2


# ---- how it is told
def do_phrase(c: Telling, e: DoPrinted, order: str = "printed") -> Phrase:
    return Say("do-printed", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing), order=order)


def answered_phrase(c: Telling, e: DoPrinted) -> Phrase:
    """What is printed and what abilities answer, as one reward."""
    return Say("do-answered", what=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "do": do,
}

VERBS: dict[type[ir.Effect], Verb] = {
    DoPrinted: Verb(
        facts=do_facts,
        secrecy=done_if(own_doing, by_oneself),
        sight=AS_WRITTEN,
        leads=printed_there,
        lower=lower_do,
        steps=do_steps,
        guard=None,
        ways=trials.ways_of_one,
        phrase=do_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
