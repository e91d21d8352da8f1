"""`lay`: a thing is put on a grid, where and as the block below it allows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import asking, dispatch, needs, steps
from ..lowering.anatomy import ALONE, Verb, done_if
from ..lowering.asking import X
from ..lowering.context import Awake, Env, Lowering
from ..lowering.questions import Asking
from ..lowering.reasons import HIDES, INSIDE, LEAST, LOOKS, MOST, TURNED, Reason
from ..lowering.rests import Further, Guarding, Known, Rest
from ..lowering.stops import TRIAL, TRIED, Choice, Context
from ..lowering.trials import Trial
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, Regions, no_parts, nothing
from ..model.grid_cells import ASKED, MIDDLE, TURNS, cell_name
from ..model.node import node
from ..model.regions import lying, on_grid
from ..model.secrecy import Actor
from ..model.sight import Sight, Which, written
from ..model.vocabulary import PLAYER, Zone
from ..packs.tree import Map, Node
from ..phrases.lines import Line
from ..phrases.telling import Telling, term
from ..phrases.words import Listed, Noun, Phrase, Plain, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading import blocks
from ..reading.context import Checking, Header, HeaderReader, LineReader
from ..reading.grid_positions import cell_named, fits, turn_named, turning, word_in
from ..reading.names import meant
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import expressions, grids, noun_values, nouns, numbers, places, pronouns, properties, thing_tables, zones
from . import answers
from .moving_things import from_anywhere

#: why something cannot lie at a cell
REASONS = (INSIDE, LEAST, MOST, HIDES)
KEYS = ("over", "least", "most", "turned", "never hides", "at")


@node
class Lay(ir.Effect):
    """A thing is laid on a grid, over what lies there."""

    thing: ir.Expr
    zone: Zone
    holder: ir.Expr | None
    player: ir.Expr | None
    over: tuple[str, ...] = ()  # kinds of which `least` to `most` cells must lie under it; none: wherever it fits
    least: ir.Expr | None = None  # None: all its cells
    most: ir.Expr | None = None  # None: all its cells
    hides: tuple[str, ...] = ()  # kinds of which it may not hide a whole thing alone
    turned: bool = False  # the player says how it is turned
    turn: int = 0
    at: int = -1  # the cell of its left-upper corner; ASKED or MIDDLE
    fits: bool = True  # everything that may be laid here is small enough

    @property
    def asks(self) -> bool:
        return self.turned or self.at == ASKED


def lay_line(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`lay that tile on your board at b2 turned right`."""
    thing, zone, holder = what_is_laid(c, tree, scope, at)
    _, _, cell, turn = tree.children
    where = cell_named(str(cell), zone, at.span(cell)) if cell is not None else ASKED
    quarter = turn_named(str(turn), at.span(turn)) if turn is not None else 0
    e = Lay(span, text, thing, zone, holder, scope.actor, turn=quarter, at=where)
    return with_room(c, e, scope, tree, at)


def lay_header(c: Checking, h: Header) -> ir.Effect:
    """`lay that tile on your board:` and below it where and how."""
    thing, zone, holder = what_is_laid(c, h.tree, h.scope, h.at)
    if not isinstance(h.value, Map):
        hint = say("lay-keys-hint", code="{turned: yes}")
        raise wrong("wrong-type", say("needs-keys", key="lay", keys=[f"{k}:" for k in KEYS]), h.span, hint)
    block = h.value
    for key in block.items:
        if key not in KEYS:
            raise wrong("unknown-key", say("no-such-key", key=key, of="lay"), block.keys[key], meant(key, KEYS))
    over, least, most, hides, where = (block.get(k) for k in ("over", "least", "most", "never hides", "at"))
    kinds: tuple[str, ...] = ()
    if over is not None:
        kinds = kinds_of(c, over, zone)
    elif least is not None or most is not None:
        kinds = tuple(zone.holds)
    fewest: ir.Expr | None = None
    if least is not None:
        fewest = how_many(c, least, h.scope)
    elif over is None or most is not None:
        fewest = ir.Int(ir.NUMBER, 0)
    highest = how_many(c, most, h.scope) if most is not None else None
    never = kinds_of(c, hides, zone) if hides is not None else ()
    turned, turn = turning(block.get("turned"))
    cell = cell_named(word_in(where), zone, where.span) if where is not None else ASKED
    e = Lay(h.span, h.key, thing, zone, holder, h.scope.actor, kinds, fewest, highest, never, turned, turn, cell)
    return with_room(c, e, h.scope, h.tree, h.at)


def what_is_laid(c: Checking, tree: Branch, scope: Scope, at: At) -> tuple[ir.Expr, Zone, ir.Expr | None]:
    """The thing, the grid and whose it is; the rest is for the line or the block to say."""
    moved, place_tree = tree.children[:2]
    thing = (
        pronouns.ref(c, moved.children[0], scope, at)
        if moved.data == "moved_ref"
        else noun_values.single(c, moved.children[0], scope, at)
    )
    nouns.expect(thing, "thing", moved, at)
    place = places.place(c, place_tree, scope, at)
    zone = place.zone
    if zone is None or zone.form != "grid":
        message = say("laid-on-zone") if zone is None else say("laid-on-grid", zone=zone.name, form=zone.form)
        raise wrong("laid", message, at.span(place_tree), say("lay-hint"))
    for kind in thing.type.kinds:
        zones.must_hold(c, zone, (kind,), tree, at)
    return thing, zone, place.thing


def kinds_of(c: Checking, node: Node, zone: Zone) -> tuple[str, ...]:
    """The kinds that `over` and `never hides` name."""
    tree, at = blocks.parsed(node, "query")
    det, names, *rest = tree.children
    if det is not None and str(det.children[0]) not in ("a", "an") or any(part is not None for part in rest):
        raise wrong(
            "wrong-type", say("what-belongs", what=say("what-kind")), node.span, say("one-of", names=zone.holds)
        )
    return grids.held(c, nouns.plain_noun(names, at), zone, at)


def how_many(c: Checking, node: Node, scope: Scope) -> ir.Expr:
    tree, at = blocks.parsed(node, "value")
    return expressions.number(c, tree, scope, at)


def with_room(c: Checking, e: Lay, scope: Scope, tree: Branch, at: At) -> ir.Effect:
    """Somebody says where, if it is asked; and something that may be laid is small enough."""
    if e.asks:
        pronouns.you(scope, tree, at)
    w = c.words
    things = [t for kind in e.thing.type.kinds for t in w.kinds[kind].things]
    if isinstance(e.thing, properties.ThingConst):
        things = [w.things[e.thing.index]]
    turns = range(4) if e.turned else (e.turn,)
    small = [any(fits(thing, turn, e.zone, e.at) for turn in turns) for thing in things]
    if things and not any(small):
        names = [things[0].name] if len(things) == 1 else [w.kinds[k].plural for k in e.thing.type.kinds]
        message = say("no-room", names=names, zone=e.zone.name)
        if e.at >= 0:
            message = say("no-room-at", names=names, zone=e.zone.name, cell=cell_name(e.at, e.zone.columns))
        hint = say("see-size", zone=e.zone.name)
        raise wrong("grid-size", message, e.span, hint)
    return replace(e, fits=all(small))


# ---- what is known of it
def lay_facts(e: Lay, game: CheckedGame) -> Facts:
    # what hides a thing is whatever lies on it
    under: Regions = frozenset(on_grid(e.zone, e.zone.holds if e.hides else e.over))
    return Facts(
        asks=e.asks,
        fails=bool(e.over or e.hides or e.zone.limit) or not e.fits,
        reads=under | {lying(e.zone)} if e.zone.limit else under,
        writes=frozenset((lying(e.zone), *from_anywhere(e.thing, game))),
        wakes=(Happening("arrive", kinds=e.thing.type.kinds, zone=e.zone),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def own_grid(e: Lay, actor: Actor) -> MessageRef | None:
    if not actor.is_mine(e.thing):
        return say("secret-laid")
    return None if e.zone.of == PLAYER and actor.is_own(e.holder) else say("secret-laid-on", zone=e.zone.name)


def laid_alone(e: Lay, actor: Actor) -> bool:
    return actor.is_own(e.holder)


def grid_seen(e: Lay) -> list[Any]:
    return [*written(e), Which(e.zone, e.holder)]


# ---- how it is done
def lower_lay(c: Lowering, e: Lay, env: Env, awake: Awake) -> list[Stmt]:
    """Where nothing is asked: there is one position, or none."""
    place, thing = zones.place_code(c, e.zone, e.holder, env), dispatch.value(c, e.thing, env)
    found = c.unit.fresh("at")
    cells = Var(found, n.LIST)
    return [
        n.Set(found, lay_code(c, "lay_cells", e, env)),
        b.fail_if(n.Not(cells)),
        b.do(n.Call("lay", (thing, place, n.Number(e.turn), n.Nth(cells, b.ZERO)))),
        *arriving(c, e, env, awake),
    ]


def lay_steps(c: Lowering, e: Lay, env: Env, then: int, ctx: Context) -> int:
    if e.holder is not None:
        thing, holder = dispatch.value(c, e.thing, env), dispatch.value(c, e.holder, env)
        then = answers.arrival_steps(c, e, thing, holder, then, ctx)
    if not e.asks:
        return steps.add_step(c, dispatch.statements(c, e, env, ctx.awake), then)
    guard = steps.derived(c, [], env, ctx.rest, c.analysis.writes(e))
    place, thing = zones.place_code(c, e.zone, e.holder, env), dispatch.value(c, e.thing, env)
    turn: Expr = b.slot(steps.spare(c, "turn")) if e.turned else n.Number(e.turn)
    where = steps.new_pc(c)
    cells = lay_code(c, "lay_cells", e, env, turn)
    spots = ask_position(c, where, "where", cells, e, env, guard, ctx)
    spots.names = {cell: cell_name(cell, e.zone.columns) for cell in range(e.zone.rows * e.zone.columns)}
    spots.reasons[:0] = [Reason(what, lay_code(c, "lay_holds", e, env, turn, (X, n.Text(what))), e) for what in REASONS]
    laid = b.do(n.Call("lay", (thing, place, turn, X)))
    c.unit.function(f"apply{where}", ("x",), [laid, *arriving(c, e, env, ctx.awake), b.go(then)])
    if not isinstance(turn, n.Slot):
        return where
    how = steps.new_pc(c)
    ways = lay_code(c, "lay_turns", e, env)
    turns = ask_position(c, how, "turn", ways, e, env, guard, ctx)
    turns.names = dict(enumerate(TURNS))
    turns.reasons[:0] = [
        Reason(TURNED, lay_code(c, "lay_any", e, env, X), e),
        Reason(LOOKS, n.Among(X, ways), e),
    ]
    # written as a sum, since what is kept here is no thing
    c.unit.function(f"apply{how}", ("x",), [n.Store(turn.at, b.plus(0, X)), b.go(where)])
    return how


def ask_position(c: Lowering, pc: int, what: str, found: Expr, e: Lay, env: Env, guard: Expr, ctx: Context) -> Choice:
    assert e.player is not None
    needed = [replace(r, later=True) for r in c.guards.reasons]
    player = dispatch.value(c, e.player, env)
    choice = Choice(pc, ctx.path, "grid", player, e.text, e.span, way="exists", effect=e)
    choice.source, choice.candidates, choice.reasons = what, found, needed
    options: Stmt = n.OfferAll(found)
    if guard == TRIED:
        choice.way = TRIAL
        options = n.OfferAll(b.found("x", found, [asking.trial(pc, X)]))
    elif guard != b.YES:
        options = b.when(guard, [options])
    asking.listing_function(c, f"options{pc}", [options])
    asking.listing_function(c, f"candidates{pc}", [n.OfferAll(found)])
    c.choices[pc] = choice
    looks = [*c.hidden.said(e, env, e.span), *c.hidden.needed([], env, ctx.rest)]
    if steps.open_to(c, choice.player, looks):
        c.public.write(pc, [n.Return(b.YES)])
    return choice


def arriving(c: Lowering, e: Lay, env: Env, awake: Awake) -> list[Stmt]:
    """What a thing does at once when it comes into play."""
    if e.holder is None or c.quiet:
        return []
    thing, holder = dispatch.value(c, e.thing, env), dispatch.value(c, e.holder, env)
    return answers.arrival_statements(c, e, thing, holder, awake)


def lay_code(c: Lowering, name: str, e: Lay, env: Env, turn: Expr | None = None, more: tuple[Expr, ...] = ()) -> n.Call:
    """A call of one of the operations that look for positions (`turn`: only those turned so)."""
    least = numbers.not_below_zero(c, e.least, env) if e.least is not None else b.NOTHING
    most = numbers.not_below_zero(c, e.most, env) if e.most is not None else b.NOTHING
    place, thing = zones.place_code(c, e.zone, e.holder, env), dispatch.value(c, e.thing, env)
    turn = turn if turn is not None else b.NOTHING if e.turned else n.Number(e.turn)
    over, hides = n.Number(thing_tables.things_mask(c, e.over)), n.Number(thing_tables.things_mask(c, e.hides))
    return n.Call(name, (place, thing, turn, n.Number(e.at), over, least, most, hides, *more))


# ---- when it is possible
def lay_guard(g: Guarding, e: Lay, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    needs.look_at(g, e, known)
    g.terms.known(env, e)
    code = lay_code(g.c, "lay_any", e, env)
    needs.add_reason(g, e, code)
    needs.answers(g, e, known)
    needs.touch(g, known, e)
    return rest.then, (code,)


# ---- how it is told
def lay_phrase(c: Telling, e: Lay) -> Phrase | None:
    return laid(c, e) if not terms_of(c, e) else None


def laid(c: Telling, e: Lay) -> Phrase:
    place = "asked" if e.at == ASKED else "middle" if e.at == MIDDLE else "cell"
    return Say(
        "lay",
        what=term(c, e.thing),
        where=zones.zone_phrase(c, e.zone.name, e.holder, "to"),
        at=place,
        cell=cell_name(e.at, e.zone.columns) if e.at >= 0 else "",
        turn=TURNS[e.turn],
    )


def terms_of(c: Telling, e: Lay) -> list[Phrase]:
    """How it may be turned, what it must and must not lie over: a point each."""
    found: list[Phrase] = []
    if e.turned:
        found.append(Say("lay-turned"))
    over = lies_below(e.over, e.zone)
    if ir.figure_of(e.most) == 0:
        found.append(Say("lay-over", how="none", n=0, what=over))
    elif e.over:
        if e.least is None:
            found.append(Say("lay-over", how="all", n=0, what=over))
        elif ir.figure_of(e.least) != 0:
            found.append(Say("lay-over", how="least", n=term(c, e.least), what=over))
        if e.most is not None:
            found.append(Say("lay-over", how="most", n=term(c, e.most), what=over))
    if e.hides:
        found.append(Say("lay-hides", what=lies_below(e.hides, e.zone)))
    return found


def lies_below(kinds: tuple[str, ...], zone: Zone) -> Phrase:
    """Things of some kinds, or whatever lies there already."""
    return Say("lay-anything") if set(kinds) >= set(zone.holds) else Listed([Noun(k) for k in kinds], "list-or")


def lay_lines(c: Telling, e: Lay, depth: int) -> list[Line]:
    points = [Line(depth + 1, point, mark="-") for point in terms_of(c, e)]
    return [Line(depth, laid(c, e), open=bool(points)), *points]


def lay_ways(t: Trial, e: Lay) -> int:
    """If nothing behind it can fail, it is tried only once, wherever it is laid."""
    if t.last:
        return 1
    return (e.zone.columns * e.zone.rows if e.at == ASKED else 1) * (4 if e.turned else 1)


# ---- how it is asked
def lay_question(c: Telling, e: Lay, choice: Choice) -> Phrase:
    return Say(f"lay-ask-{choice.source}", what=term(c, e.thing))


def lay_option(c: Telling, e: Lay, choice: Choice, code: int) -> Phrase:
    name = choice.names[code]
    return Plain(name) if choice.source == "where" else Say(f"lay-turn-{name}")


def laid_thing(e: Lay) -> ir.Local | None:
    return ir.local_of(e.thing)


def lay_needs(e: Lay, choice: Choice) -> list[Phrase]:
    """What the block says itself; a way to turn needs a place."""
    keys = [key for key, said in (("least", e.least), ("most", e.most)) if said is not None] if e.over else []
    keys += ["over"] if e.over and e.least is None else []
    keys += ["never hides"] if e.hides else []
    return [Say(f"show-lay-{choice.source}"), *(Plain(f"`{key}`") for key in keys)]


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "lay": lay_line,
}

HEADERS: dict[str, HeaderReader] = {
    "lay": lay_header,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Lay: Verb(
        facts=lay_facts,
        secrecy=done_if(own_grid, laid_alone),
        sight=Sight(grid_seen, grid_seen, nothing),
        lower=lower_lay,
        steps=lay_steps,
        guard=lay_guard,
        ways=lay_ways,
        in_sentence=ALONE,
        phrase=lay_phrase,
        lines=lay_lines,
        asking=Asking(question=lay_question, option=lay_option, held=laid_thing, needs=lay_needs),
    ),
}
