"""Things moved one by one: to a zone, or two that change places."""

from __future__ import annotations

from lark import Token

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering.anatomy import Verb, done_if, may_miss
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, always, no_parts
from ..model.regions import Region, holding, lying, on_grid
from ..model.secrecy import Actor
from ..model.vocabulary import PLAYER
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import places, zones
from . import leaves, need_ways

ENDS = {"top_of": "top", "bottom_of": "bottom"}


def aim(target: Branch) -> tuple[Branch, str]:
    """The place to which something goes, and to which end of it: top, bottom or nothing."""
    end = ENDS.get(target.data, "")
    return (target.children[0] if end else target), end


def move_thing(
    c: Checking,
    moved: Branch | Token,
    goal: Branch,
    end: str,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
    tree: Branch,
) -> ir.Effect:
    """One thing to a zone."""
    thing = places.one_thing(c, moved, scope, at)
    target = places.place(c, goal, scope, at)
    if target.zone is None:
        raise wrong("wrong-type", say("thing-moves-to-zone"), at.span(goal), say("name-zone-after", word="to"))
    zones.no_grid(target.zone, goal, at)
    for kind in thing.type.kinds:
        zones.must_hold(c, target.zone, (kind,), tree, at)
    return ir.MoveThing(span, text, thing, target.zone, target.thing, end, scope.actor)


def swap(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """Two things change places: each must fit where the other lies."""
    first, second = (places.place_thing(c, place, scope, at) for place in tree.children)
    for thing, place in zip((first, second), tree.children, strict=True):
        for kind in thing.type.kinds:
            if not any(kind in z.holds for z in c.words.zones.values()):
                raise wrong(
                    "wrong-type",
                    say("in-no-zone", kind=kind),
                    at.span(place),
                    say("two-in-zones"),
                )
            grid = next((z for z in c.words.zones.values() if z.form == "grid" and kind in z.holds), None)
            if grid is not None:
                message = say("not-on-grid", kind=kind, grid=grid.name)
                raise wrong("laid", message, at.span(place), say("move-away"))
    for zone in c.words.zones.values():
        kinds = {*first.type.kinds, *second.type.kinds}
        apart = sorted(kinds - set(zone.holds)) if kinds & set(zone.holds) else []
        if apart:
            message = say("swap-apart", zone=zone.name, kind=apart[0])
            raise wrong("wrong-type", message, span, say("swap-one-kind"))
    return ir.Swap(span, text, first, second)


# ---- what is known of it
def from_anywhere(thing: ir.Expr, game: CheckedGame) -> set[Region]:
    """Where a thing may have lain before it is put somewhere else."""
    found: set[Region] = set()
    for zone in holding(game.words, thing.type.kinds):
        found.add(lying(zone))
        found.update(on_grid(zone, thing.type.kinds))
    return found


def move_thing_facts(e: ir.MoveThing, game: CheckedGame) -> Facts:
    kinds = e.thing.type.kinds
    limited = bool(e.zone.limit) or e.zone.form == "row"
    return Facts(
        asks=False,
        fails=limited or may_miss(e.thing) or may_miss(e.holder),
        reads=frozenset((lying(e.zone),)) if limited else frozenset(),
        writes=frozenset((lying(e.zone), *from_anywhere(e.thing, game))),
        wakes=(Happening("move", kinds=kinds, place=e.zone.name), Happening("arrive", kinds=kinds, zone=e.zone)),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def swap_facts(e: ir.Swap, game: CheckedGame) -> Facts:
    kinds = (*e.first.type.kinds, *e.second.type.kinds)
    regions = frozenset(lying(zone) for zone in holding(game.words, kinds))
    return Facts(
        asks=False,
        fails=may_miss(e.first) or may_miss(e.second),
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def unseen_place(e: ir.MoveThing | ir.Deal, actor: Actor) -> MessageRef | None:
    """Others must not see what comes there, nor in which order: in a pile it does not show."""
    private = e.zone.of == PLAYER and actor.is_own(e.holder)
    return None if private or (e.zone.form == "pile" and not e.zone.limit) else say("secret-put", zone=e.zone.name)


def own_thing(e: ir.MoveThing, actor: Actor) -> MessageRef | None:
    return unseen_place(e, actor) if actor.is_mine(e.thing) else say("secret-things")


def own_swap(e: ir.Swap, actor: Actor) -> MessageRef | None:
    return None if actor.is_mine(e.first) and actor.is_mine(e.second) else say("secret-things")


# ---- how it is told
def swap_phrase(c: Telling, e: ir.Swap) -> Phrase:
    return Say("swap", first=term(c, e.first), second=term(c, e.second))


def move_phrase(c: Telling, e: ir.MoveThing) -> Phrase:
    target = zones.zone_phrase(c, e.zone.name, e.holder, "to")
    return Say("move", what=term(c, e.thing), origin="", target=target, end=e.end or "any")


VERBS: dict[type[ir.Effect], Verb] = {
    ir.MoveThing: Verb(
        facts=move_thing_facts,
        secrecy=done_if(own_thing, always),
        lower=leaves.leaf_move_thing,
        steps=leaves.move_thing_steps,
        guard=need_ways.go_move_thing,
        phrase=move_phrase,
        lines=None,
    ),
    ir.Swap: Verb(
        facts=swap_facts,
        secrecy=done_if(own_swap),
        lower=leaves.leaf_swap,
        guard=need_ways.go_swap,
        phrase=swap_phrase,
        lines=None,
    ),
}
