"""`in any order:`: whoever does it says which part comes first, where that can matter."""

from __future__ import annotations

from dataclasses import replace
from math import factorial

from ..diagnostics.problems import say
from ..lowering import asking, dispatch, emission, steps, trials
from ..lowering.anatomy import OF_ITS_PARTS, InSentence, Verb, gained, part_name
from ..lowering.causes import Cause
from ..lowering.commuting import Part
from ..lowering.context import Awake, Env, Lowering
from ..lowering.questions import Asking
from ..lowering.reasons import TAKEN, Reason
from ..lowering.rests import Rest
from ..lowering.stops import Choice, Context, Entry
from ..lowering.trials import Trial
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import Course, Facts, Parts, composed
from ..model.node import node
from ..model.sight import AS_WRITTEN
from ..packs.tree import Map, Node, Seq
from ..phrases.lines import Line
from ..phrases.telling import Telling
from ..phrases.words import Listed, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, Header, HeaderReader
from ..reading.scope import wrong
from ..terms import amounts, pronouns
from . import answers, bodies, printed_effects, sequences
from .calling import Answers
from .printed_effects import DoPrinted
from .sequences import InTurn

#: so many parts are told apart by their order when ways are counted
MOST_ORDERED = 12


@node
class AnyOrder(ir.Effect):
    """Parts that come in the order a player likes; of what is printed on a thing, each part by itself."""

    player: ir.Expr
    items: list[ir.Effect]
    #: what each part is called among the options
    names: list[str]


def in_any_order(c: Checking, h: Header) -> ir.Effect:
    listed: list[tuple[str, Node]] = [("", item) for item in h.value.items] if isinstance(h.value, Seq) else []
    if isinstance(h.value, Map) and all(bodies.is_plain(k) for k in h.value.items):
        listed = [*h.value]
    items: list[ir.Effect] = []
    names: list[str] = []
    for name, part in listed if isinstance(h.value, Seq) else listed or [("", h.value)]:
        body = bodies.body(c, part, h.scope.child(), False, h.depth + 1)
        parts = body.items if isinstance(body, InTurn) and body.together and not name else [body]
        items += parts
        names += [name or part_name(one) for one in parts]
    if any(isinstance(inner, AnyOrder) for item in items for inner in walk.effects(item)):
        raise wrong("any-order", say("order-in-order"), h.span, say("one-list-of-parts"))
    if len(items) < 2 and not isinstance(items[0] if items else None, (DoPrinted, Answers)):
        raise wrong("any-order", say("one-part"), h.span, say("list-the-parts", code="[..., ...]"))
    numbered = [name or f"part_{i + 1}" for i, name in enumerate(names)]
    return AnyOrder(h.span, h.key, pronouns.you(h.scope, h.tree, h.at), items, numbered)


# ---- what is known of it
def any_order_facts(e: AnyOrder, game: CheckedGame) -> Facts:
    # whether somebody is asked depends on whether the parts get in each other's way: the analysis knows
    return composed(Parts(tuple(e.items), Course.ANY, ()))  # each of them is always possible: the check sees to that


def order_lines(e: AnyOrder) -> list[tuple[str, ir.Effect]]:
    return [*zip(e.names, e.items, strict=True)]


# ---- how it is done
def lower_any_order(c: Lowering, e: AnyOrder, env: Env, awake: Awake) -> list[Stmt]:
    """Nobody is asked: every order leads to the same."""
    return [line for item in e.items for line in dispatch.statements(c, item, env, awake)]


def any_order_steps(c: Lowering, e: AnyOrder, env: Env, then: int, ctx: Context) -> int:
    """What is left to do is a set of parts; of those that depend on each other it is asked which comes first."""
    orders = c.analysis.orders
    parts, conflicts = orders.parts(e), orders.conflicts(e)
    left, asked = steps.spare(c, "parts left"), steps.spare(c, "parts asked")
    head, pc = steps.new_pc(c), steps.new_pc(c)
    inner = replace(ctx, flow=False, rest=None if ctx.flow else Rest(e, env, ctx.rest))
    begin = begun_parts(c, e, parts, env, left)
    player = dispatch.value(c, e.player, env)
    entries: list[Entry] = []
    goals: list[int] = []
    for i, part in enumerate(parts):
        body = part_steps(c, part, player, env, head, inner)
        goals.append(steps.add_step(c, [n.StoreChange(n.Number(left), "^", n.Number(1 << i))], body))
        if conflicts[i]:  # the others are done without a question
            there = Reason(TAKEN, b.has_bit(b.slot(asked), i), e)
            entries.append((i, part.name, there, [part.effect], goals[i]))
    asking.menu(c, pc, entries, env, inner, player, e)
    table = c.unit.table
    targets = table(c.unit.fresh("PART_"), tuple(goals))
    bound = table(c.unit.fresh("BOUND_"), conflicts)
    same = table(
        c.unit.fresh("ALIKE_"),
        tuple(sum(1 << j for j, q in enumerate(parts[:i]) if p.alike(q)) for i, p in enumerate(parts)),
    )
    known = not any(orders.unforeseen(part.effect) or looks_hidden(c, part.effect) for part in parts)
    m = Var("m")
    kept = (n.Number(head), n.Number(left), n.Known(bound), n.Known(targets), n.Known(same), n.Flag(known))
    lines: list[Stmt] = [
        b.when(n.Not(b.slot(left)), [b.go(then)]),
        n.Set("m", n.Call("parts_now", kept)),
        n.Store(n.Number(asked), m),
        b.when(n.Binary("&", m, b.minus(m, 1)), [b.go(pc)]),
    ]
    steps.add_step(c, lines, b.item(targets, b.minus(n.Unary("bit_length", m), 1)), head)
    return steps.add_step(c, begin, head)


def looks_hidden(c: Lowering, e: ir.Effect) -> bool:
    """Everybody sees who is asked: whether anything is may not depend on what lies hidden."""
    return any(region[0] in "zg" and region[1] in c.hidden.zones for region in c.analysis.reads(e))


def begun_parts(c: Lowering, e: AnyOrder, parts: list[Part], env: Env, left: int) -> list[Stmt]:
    """Which parts there are: of what is printed those of this thing, of what answers what is in play."""
    plain = [not isinstance(item, (DoPrinted, Answers)) for item in e.items]
    lines: list[Stmt] = [n.Set("m", n.Number(sum(1 << i for i, p in enumerate(parts) if plain[p.item])))]
    for number, item in enumerate(e.items):
        if isinstance(item, DoPrinted):
            lines += printed_thing(c, item, [(i, p) for i, p in enumerate(parts) if p.item == number], env)
    for heard in c.heard if any(isinstance(item, Answers) for item in e.items) else ():
        bit = next(1 << i for i, p in enumerate(parts) if p.ability is heard.ability)
        lines.append(b.when(b.slot(heard.flag), [n.Change("m", "|", n.Number(bit))]))
    return [*lines, n.Store(n.Number(left), Var("m"))]


def printed_thing(c: Lowering, e: DoPrinted, parts: list[tuple[int, Part]], env: Env) -> list[Stmt]:
    masks = [0] * (len(c.words.things) + 1)
    kept: dict[int, Expr] = {}
    player = dispatch.or_nothing(c, e.player, env)
    whole = next(1 << i for i, p in parts if p.printed is None)
    for printed in c.analysis.printed(e):
        thing = c.words.things[printed.thing]
        mine = sum(1 << i for i, p in parts if p.printed is printed)
        for index in c.words.entries[thing.entry]:
            masks[index] = mine or whole
        if mine:
            _, you, this = printed_effects.shared_slots(c, f"{e.prop} {thing.kind}")
            c.layout.locals.update({printed.you: you, printed.self: this})
            kept |= {you: player, this: Var("t")}
    table = c.unit.table(c.unit.fresh("PARTS_"), tuple(masks))
    taken = n.Change("m", "|", n.Item(table, Var("t"), n.MASK))
    stored = [n.Store(n.Number(slot), value) for slot, value in kept.items()]
    return [n.Set("t", dispatch.value(c, e.thing, env)), taken, *stored]


def part_steps(c: Lowering, part: Part, player: Expr, env: Env, then: int, ctx: Context) -> int:
    if part.ability is not None:
        for heard in reversed([h for h in c.heard if h.ability is part.ability]):
            then = answers.heard_steps(c, heard, then, ctx)
        return then
    if part.printed is None:
        return emission.emit(c, [part.effect], env, then, ctx)
    thing = c.words.things[part.printed.thing]
    inner = replace(ctx, path=f"{thing.entry}.{part.printed.prop}")
    kind = c.words.kinds[thing.kind]
    cause = Cause(this=c.layout.slot(part.printed.self))
    with (
        steps.earned_by(c, kind.plural),
        steps.standing_for(c, part.printed.you, player),
        steps.caused_by(c, cause),
    ):
        return emission.emit(c, [part.effect], c.slot_env, steps.behind(c, part.effect, then), inner)


# ---- how it is told
def any_order_phrase(c: Telling, e: AnyOrder) -> Phrase | None:
    only = e.items[0]
    if len(e.items) == 1 and isinstance(only, DoPrinted):
        return printed_effects.do_phrase(c, only, "any")
    printed = [item for item in e.items if isinstance(item, DoPrinted)]
    if len(e.items) == 2 and len(printed) == 1 and any(isinstance(item, Answers) for item in e.items):
        return printed_effects.answered_phrase(c, printed[0])
    if any(sequences.reaches(item) for item in e.items):
        return None
    found = sequences.phrases(c, [part for item in e.items for part in sequences.steps_of(c, item)])
    if found is None or len(found) > sequences.LONGEST:
        return None
    return Say("in-any-order", what=Listed(found)) if found else Say("nothing")


def has_several(e: AnyOrder) -> bool:
    return len(e.items) > 1


def any_order_lines(c: Telling, e: AnyOrder, depth: int) -> list[Line]:
    points = [line for item in e.items for line in sequences.point(c, None, item, depth + 1)]
    return [Line(depth, Say("in-any-order-open"), open=True), *points]


def any_order_ways(t: Trial, e: AnyOrder) -> int:
    return factorial(min(len(e.items), MOST_ORDERED)) * trials.ways_of_all(t, e)


# ---- how it is asked
def which_first(c: Telling, e: AnyOrder, choice: Choice) -> Phrase:
    return Say("cli-which-first")


def part_option(c: Telling, e: AnyOrder, choice: Choice, code: int) -> Phrase | None:
    """By what it gains, if that is all it does."""
    gain = gained(choice.bodies[code][0])
    return amounts.amount_phrase(c, gain[1], gain[0]) if gain is not None else None


#: by the name of a rule of the grammar, what reads it
HEADERS: dict[str, HeaderReader] = {
    "in_any_order": in_any_order,
}

VERBS: dict[type[ir.Effect], Verb] = {
    AnyOrder: Verb(
        facts=any_order_facts,
        secrecy=OF_ITS_PARTS,
        sight=AS_WRITTEN,
        lower=lower_any_order,
        steps=any_order_steps,
        guard=None,
        ways=any_order_ways,
        phrase=any_order_phrase,
        lines=any_order_lines,
        taken_apart=order_lines,
        asking=Asking(question=which_first, option=part_option),
        in_sentence=InSentence(plain=True, reaches=has_several),
    ),
}
