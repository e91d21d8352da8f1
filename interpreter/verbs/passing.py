"""Passing on: what everybody has in a zone goes to their neighbour, all at once; two zones change what lies in them;
the start goes to somebody."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..lowering import dispatch
from ..lowering.anatomy import PLAIN, Verb, refused
from ..lowering.context import Awake, Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, no_parts
from ..model.node import node
from ..model.regions import OUT, START, lying
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import PLAYER, Zone
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..reading.context import Checking, LineReader
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch
from ..terms import nouns, places, pronouns, seats, zones


@node
class PassEvery(ir.Effect):
    """What lies in a zone of each player goes to the next one (to the left) or to the one before (to the right)."""

    zone: Zone
    left: bool


@node
class SwapZones(ir.Effect):
    """What lies in two zones changes places, all at once."""

    first: ir.Place
    second: ir.Place


@node
class PassStart(ir.Effect):
    """Somebody is the start player from now on."""

    to: ir.Expr


def pass_every(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`pass every hand to the left`."""
    name, side = tree.children
    zone = c.words.zones.get(str(name))
    if zone is None:
        if str(name) in c.words.refused:
            raise Wrong(None)
        raise nouns.no_such(c, name, at, say("what-zone"), c.words.zones)
    if zone.of != PLAYER or zone.form == "grid" or not zone.holds:
        raise wrong("wrong-type", say("not-passed-on", zone=zone.name), at.span(name), say("not-passed-on-hint"))
    return PassEvery(span, text, zone, str(side).endswith("left"))


def swap_zones(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`swap your hand with hand of that opponent`."""
    first, second = (places.place(c, place, scope, at) for place in tree.children)
    one, other = first.zone, second.zone
    assert one is not None and other is not None  # both are named
    for zone, place in ((one, tree.children[0]), (other, tree.children[1])):
        zones.no_grid(zone, place, at)
    alike = [(z.holds, z.form, z.size, z.limit) for z in (one, other)]
    if not one.holds or alike[0] != alike[1]:
        raise wrong("wrong-type", say("zones-apart", zone=one.name, other=other.name), span, say("zones-apart-hint"))
    return SwapZones(span, text, first, second)


def pass_start(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """`pass the start to the player on your left`."""
    return PassStart(span, text, seats.a_player(c, tree.children[0], scope, at))


# ---- what is known of it
def pass_every_facts(e: PassEvery, game: CheckedGame) -> Facts:
    regions = frozenset((lying(e.zone),))
    return Facts(
        asks=False,
        fails=False,
        reads=regions | {OUT} if game.leaving else regions,
        writes=regions,
        wakes=(),
        reveals=e.zone.seen_by != "all",
        hands_over=False,
        parts=no_parts(),
    )


def swap_zones_facts(e: SwapZones, game: CheckedGame) -> Facts:
    swapped = [place.zone for place in (e.first, e.second) if place.zone is not None]
    regions = frozenset(map(lying, swapped))
    return Facts(
        asks=False,
        fails=False,
        reads=regions,
        writes=regions,
        wakes=(),
        reveals=any(zone.seen_by != "all" for zone in swapped),
        hands_over=False,
        parts=no_parts(),
    )


def pass_start_facts(e: PassStart, game: CheckedGame) -> Facts:
    return Facts(
        asks=False,
        fails=False,
        reads=frozenset((START,)),  # whether anything changes
        writes=frozenset((START,)),
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


# ---- how it is told
def pass_every_phrase(c: Telling, e: PassEvery) -> Phrase:
    whose = "none" if c.style.reported else "you"
    where = Say(f"zone-{e.zone.name}", "from", whose=whose, holder="", role="place")
    return Say("pass-every", where=where, side="left" if e.left else "right")


def swap_zones_phrase(c: Telling, e: SwapZones) -> Phrase:
    first, second = (swapped_phrase(c, place) for place in (e.first, e.second))
    return Say("swap-zones", first=first, second=second)


def swapped_phrase(c: Telling, place: ir.Place) -> Phrase:
    """Whose it is stands behind it, as both are of one sort."""
    assert place.zone is not None
    local = ir.local_of(place.thing)
    if place.zone.of != PLAYER or local is None or pronouns.is_you(place.thing):
        return zones.zone_phrase(c, place.zone.name, place.thing, "from")
    return zones.zone_of_whom(place.zone.name, pronouns.named_player(c, local), "from")


def pass_start_phrase(c: Telling, e: PassStart) -> Phrase:
    taken = pronouns.is_you(e.to) and c.actor is None  # what somebody else gives is not told as their own doing
    return Say("take-start") if taken else Say("pass-start", who=term(c, e.to))


# ---- how it is done
def lower_pass_every(c: Lowering, e: PassEvery, env: Env, awake: Awake) -> list[Stmt]:
    """The slots of each player's zone are written into those of the neighbour; then things are told where they lie."""
    first, step = c.layout.zone_places[e.zone.name], 1 if e.left else -1
    numbers = range(first, first + c.players)
    starts = [c.layout.places[number].address for number in numbers]
    if len(starts) < 2:
        return []
    size, at = starts[1] - starts[0], c.unit.fresh("i")
    kept = [c.unit.fresh("v") for _ in numbers]
    offset = Var(at) if size > 1 else b.ZERO
    passed: list[Stmt] = [n.Set(v, b.slot(start, offset)) for v, start in zip(kept, starts, strict=True)]
    lines: list[Stmt] = []
    for i, v in enumerate(kept):
        goal = b.expr(starts[(i + step) % len(starts)])
        if c.layout.out >= 0:  # who is out keeps what they have, and gets nothing
            to = c.unit.fresh("v")
            staying = b.slot(c.layout.out, i)
            lines.append(n.Set(to, n.Either(staying, n.Number(i), seats.neighbour(c, n.Number(i), e.left))))
            goal = b.stepped(starts[0], Var(to), size)
        passed.append(n.Store(b.plus(goal, offset), Var(v)))
    lines += [n.ForEach(at, b.span_of(0, size), tuple(passed))] if size > 1 else passed
    for number in numbers:
        thing = c.unit.fresh("x")
        lines.append(n.ForEach(thing, n.Call("members", (n.Number(number),)), told_where(c, thing, n.Number(number))))
    return lines


def told_where(c: Lowering, thing: str, number: Expr) -> tuple[Stmt, ...]:
    """A thing that came to a place with all that lay beside it is told so, and followed by who can."""
    there = n.Store(b.plus(c.layout.locations, Var(thing)), number)
    return (b.do(n.Call("carried", (Var(thing), number))), there) if c.layout.known else (there,)


def lower_swap_zones(c: Lowering, e: SwapZones, env: Env, awake: Awake) -> list[Stmt]:
    """The slots of both zones are exchanged; then things are told where they lie."""
    one, other = e.first.zone, e.second.zone
    assert one is not None and other is not None
    ends = [(e.first, one), (e.second, other)]
    first, second, kept, at = (c.unit.fresh("v") for _ in range(4))
    lines: list[Stmt] = []
    for name, (place, zone) in zip((first, second), ends, strict=True):
        lines.append(n.Set(name, zones.zone_address(c, zone, place.thing, env)))
    size = c.layout.room(one)
    offset = Var(at) if size > 1 else b.ZERO
    there, here = b.plus(Var(first), offset), b.plus(Var(second), offset)
    swapped = (n.Set(kept, n.Slot(there)), n.Store(there, n.Slot(here)), n.Store(here, Var(kept)))
    lines += [n.ForEach(at, b.span_of(0, size), swapped)] if size > 1 else swapped
    for place, zone in ends:
        number, thing = zones.place_code(c, zone, place.thing, env), c.unit.fresh("x")
        lines.append(n.ForEach(thing, n.Call("members", (number,)), told_where(c, thing, number)))
    for holder in (e.first.thing, e.second.thing):
        lines = dispatch.where_there(c, holder, lines, env)
    return lines


def lower_pass_start(c: Lowering, e: PassStart, env: Env, awake: Awake) -> list[Stmt]:
    to = dispatch.value(c, e.to, env)
    return dispatch.where_there(c, e.to, [n.Store(n.Number(c.layout.start), to)], env)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "pass_every": pass_every,
    "pass_start": pass_start,
}

VERBS: dict[type[ir.Effect], Verb] = {
    PassEvery: Verb(
        facts=pass_every_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_pass_every,
        steps=None,
        guard=None,
        phrase=pass_every_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    SwapZones: Verb(
        facts=swap_zones_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_swap_zones,
        steps=None,
        guard=None,
        phrase=swap_zones_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
    PassStart: Verb(
        facts=pass_start_facts,
        secrecy=refused(say("secret-acts")),
        sight=AS_WRITTEN,
        lower=lower_pass_start,
        steps=None,
        guard=None,
        phrase=pass_start_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
