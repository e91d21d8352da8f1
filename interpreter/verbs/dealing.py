"""Things dealt: several from one zone to another, a zone filled up from its stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import dispatch, needs
from ..lowering.anatomy import PLAIN, Verb, done_if, refused
from ..lowering.context import Awake, Env, Lowering
from ..lowering.rests import Further, Guarding, Known, NotExact, Rest
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, in_one_go, no_parts, nothing
from ..model.node import node
from ..model.regions import lying, on_grid
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN, Sight, Which, written
from ..model.vocabulary import PLAYER, Zone
from ..phrases.lines import Line
from ..phrases.telling import Telling
from ..phrases.things import Qualified
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch, Token
from ..terms import amounts, nouns, parameters, pieces, pronouns, query_phrases, thing_tables, zones
from . import bodies, sequences
from .moving_things import aim, has_ends, unseen_place
from .told_moves import moved_phrase


@node
class Deal(ir.Effect):
    """As many things as there are, up to the amount, from one zone to another (amount None: all)."""

    kinds: tuple[str, ...]
    amount: ir.Expr | None
    origin: Zone
    origin_holder: ir.Expr | None
    zone: Zone
    holder: ir.Expr | None
    exact: bool = False
    end: str = ""  # top, bottom or nothing
    #: only what belongs to this player
    owner: ir.Expr | None = None


@node
class Refill(ir.Effect):
    zone: Zone
    holder: ir.Expr | None
    when_short: ir.Effect | None


def deal_things(
    c: Checking,
    name: Token,
    det: Branch | None,
    number: ir.Expr | None,
    source: ir.Place | None,
    target: ir.Place,
    takes: bool,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
    tree: Branch,
) -> ir.Effect:
    """Several things from one zone to another; `takes`: as many as there are."""
    kinds = tuple(c.words.members(nouns.base_form(c, name)))
    if not kinds:
        raise nouns.unknown(c, name, at, say("what-kind-or-piece"), scope)
    if source is None or source.zone is None or target.zone is None:
        raise wrong("how-many", say("from-zone-to-zone", name=name), span, say("write", code="from ... to ..."))
    zones.no_grid(target.zone, tree.children[-1], at)
    zones.must_hold(c, source.zone, kinds, tree, at)
    for kind in kinds:
        if kind in source.zone.holds:
            zones.must_hold(c, target.zone, (kind,), tree, at)
    exact = number is not None and not takes
    goal, end = aim(tree.children[-1])
    has_ends(target.zone, end, goal, at)
    owner = dealt_from(c, kinds, det, number, scope, at)
    return Deal(span, text, kinds, number, source.zone, source.thing, target.zone, target.thing, exact, end, owner)


def dealt_from(
    c: Checking, kinds: tuple[str, ...], det: Branch | None, number: ir.Expr | None, scope: Scope, at: At
) -> ir.Expr | None:
    """Whose things are moved, where all of them are: `all your cards`."""
    if not pronouns.determiner(det):
        return None
    for kind in kinds:
        if not c.words.kinds[kind].owned:
            pieces.of_nobody(kind, det, None, at)
    if number is not None:
        hint = say("write", code=f"choose your {kinds[0]} in ..., then move that {kinds[0]} to ...")
        raise wrong("how-many", say("which-moved", noun=kinds[0]), at.span(det), hint)
    return pronouns.player(det, kinds[0], scope, det, at)


def refill(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """A zone filled up from its stack; `when short` is done where nobody acts."""
    zone, holder = zones.zone_of(c, tree.children[0], scope, at)
    if not zone.refill_from:
        if zone.name in c.words.refused:
            raise Wrong(None)
        raise wrong(
            "wrong-type",
            say("no-refill", zone=zone.name),
            span,
            say("say-filled-from", zone=zone.name),
        )
    short = None
    if zone.when_short is not None:
        short = bodies.body(c, zone.when_short, Scope(owner=scope.owner))
    return Refill(span, text, zone, holder, short)


# ---- what is known of it
def concealed(zone: Zone) -> bool:
    """A stack nobody looks into: what comes from it becomes known."""
    return zone.seen_by == "nobody" and zone.form == "stack"


def deal_facts(e: Deal, game: CheckedGame) -> Facts:
    # as many as there are, and as there is room for
    room = (lying(e.zone),) if e.zone.limit or e.zone.form == "row" else ()
    return Facts(
        asks=False,
        fails=e.exact,
        reads=frozenset((lying(e.origin), *on_grid(e.origin, e.kinds), *room)),
        writes=frozenset((lying(e.zone), lying(e.origin), *on_grid(e.origin, e.kinds))),
        wakes=(),
        reveals=concealed(e.origin),
        hands_over=False,
        parts=no_parts(),
    )


def refill_facts(e: Refill, game: CheckedGame) -> Facts:
    origin = game.words.zones[e.zone.refill_from]
    regions = frozenset((lying(e.zone), lying(origin)))
    short = () if e.when_short is None else (e.when_short,)
    return Facts(
        asks=False,
        fails=False,
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=concealed(origin),
        hands_over=False,
        parts=in_one_go(*short),
    )


def own_deal(e: Deal, actor: Actor) -> MessageRef | None:
    if not (e.origin.of == PLAYER and actor.is_own(e.origin_holder) and e.origin.form == "pile"):
        return say("secret-taken", zone=e.origin.name)
    return unseen_place(e, actor)


def origin_seen(e: Deal) -> list[Any]:
    # how many of some kinds lie there is not known by how many lie there
    some = not set(e.kinds) >= set(e.origin.holds)
    return [*([Which(e.origin, e.origin_holder)] if some else []), *written(e)]


# ---- how it is told
def deal_phrase(c: Telling, e: Deal) -> Phrase:
    kind = e.kinds[0]
    what = Qualified(Noun(kind), "all") if e.amount is None else amounts.amount_phrase(c, e.amount, kind)
    if e.owner is not None:
        what = Qualified(Noun(kind), pronouns.own_article(c, e.owner, "all", many=True))
        if not pronouns.is_you(e.owner):
            query_phrases.belongs(c, e.owner, what.adjectives, what.behind)
    return moved_phrase(
        (e.origin.name, e.zone.name),
        what,
        zones.zone_phrase(c, e.origin.name, e.origin_holder, "from"),
        zones.zone_phrase(c, e.zone.name, e.holder, "to"),
        e.end or "any",
        "thing",
    )


def deals_nothing(c: Telling, e: Deal) -> bool:
    """Is none dealt with so many players?"""
    n = e.amount
    if isinstance(n, parameters.ParamRef) and not n.param.flag and n.thing is None:
        return n.param.value == 0
    return ir.figure_of(n) == 0


def refill_phrase(c: Telling, e: Refill) -> Phrase | None:
    return refilled(e) if e.when_short is None or not c.style.tells_otherwise else None


def refilled(e: Refill) -> Phrase:
    return Say("refill", where=Say(f"zone-{e.zone.name}", whose="none", holder=""))


def refill_lines(c: Telling, e: Refill, depth: int) -> list[Line]:
    head = [Line(depth, refilled(e)), Line(depth, Say("show-short"), open=True)]
    return [*head, *sequences.listed_or_nothing(c, e.when_short, depth + 1)] if e.when_short is not None else head[:1]


# ---- how it is done
def lower_deal(c: Lowering, e: Deal, env: Env, awake: Awake) -> list[Stmt]:
    origin = zones.place_code(c, e.origin, e.origin_holder, env)
    target = zones.place_code(c, e.zone, e.holder, env)
    only: tuple[Expr, ...] = (
        () if set(e.kinds) >= set(e.origin.holds) else (n.Number(thing_tables.things_mask(c, e.kinds)),)
    )
    if e.owner is not None:
        only = (n.Item(owned_masks(c, e.kinds), dispatch.value(c, e.owner, env), n.MASK),)
    under = (("bottom", b.YES),) if e.end == "bottom" else ()
    if e.amount is None:
        call = n.Call("deal_all", (origin, target, *only), named=under)
    else:
        amount = dispatch.value(c, e.amount, env)
        call = n.Call("deal", (amount, origin, target, n.Flag(e.exact), *only), named=under)
    lines = dispatch.where_there(c, e.holder, [b.do(call)], env)
    return dispatch.where_there(c, e.origin_holder, lines, env)


def lower_refill(c: Lowering, e: Refill, env: Env, awake: Awake) -> list[Stmt]:
    deck = zones.place_code(c, c.words.zones[e.zone.refill_from], None, env)
    call = n.Call("refill", (zones.place_code(c, e.zone, e.holder, env), deck))
    done = b.do(call) if e.when_short is None else b.when(call, dispatch.statements(c, e.when_short, env, awake))
    return dispatch.where_there(c, e.holder, [done], env)


def owned_masks(c: Lowering, kinds: Sequence[str]) -> str:
    """A bit for each thing of these kinds, by the player to whom it belongs; and one for no thing: never 0."""
    things = [t for kind in kinds for t in c.words.kinds[kind].things]
    none = 1 << len(c.words.things)
    masks = tuple(sum(1 << t.index for t in things if t.owner == p) | none for p in range(c.players))
    return c.unit.table("OM_" + c.unit.numbered("owned", " ".join(kinds)), masks)


# ---- when it is possible
def deal_guard(g: Guarding, e: Deal, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]) -> Further:
    some = e.owner is not None or not set(e.kinds) >= set(e.origin.holds)
    if e.amount is None or some or e.zone.limit or e.zone.form == "row" or ("z", e.origin.name) in known.touched:
        raise NotExact
    there = zones.things_lying(g.c, e.origin, e.origin_holder, env)
    code = b.at_least(there, g.terms.value(e.amount, env))
    needs.add_reason(g, e, code)
    if g.analysis.reveals(e):
        known.unknown = True
    needs.touch(g, known, e)
    return rest.then, (code,)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "refill": refill,
}

VERBS: dict[type[ir.Effect], Verb] = {
    Deal: Verb(
        facts=deal_facts,
        secrecy=done_if(own_deal),
        sight=Sight(written, origin_seen, nothing),
        lower=lower_deal,
        steps=None,
        guard=deal_guard,
        phrase=deal_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
        idle=deals_nothing,
    ),
    Refill: Verb(
        facts=refill_facts,
        secrecy=refused(say("secret-filled")),
        sight=AS_WRITTEN,
        lower=lower_refill,
        steps=None,
        guard=None,
        phrase=refill_phrase,
        lines=refill_lines,
        asking=None,
        in_sentence=PLAIN,
    ),
}
