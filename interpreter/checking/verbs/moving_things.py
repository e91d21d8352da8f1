"""Things moved one by one: to a zone, or two that change places."""

from __future__ import annotations

from lark import Token

from ...diagnostics.problems import Span, say
from ...model import ir
from ...syntax.parser import Branch
from ..context import Checking
from ..scope import At, Scope, wrong
from ..terms import places, zones

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
