"""Zones: whose they are, what they hold, how many things lie there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.bounds import Bounds, Range
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import always
from ..model.node import node
from ..model.regions import Region, lying
from ..model.secrecy import Actor
from ..model.sight import Which, of_parts
from ..model.vocabulary import PLAYER, Zone
from ..phrases.fallbacks import Known
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import COMPARED_AS, Amount, Answer, Listed, Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking
from ..reading.scope import At, Scope, Wrong, wrong
from ..syntax.parser import Branch, Token
from . import amounts, nouns, numbers, places, pronouns, thing_tables
from .facts import looking, most_counted

#: ways to say that nothing lies somewhere
NONE = {("exactly", 0), ("at-most", 0), ("fewer-than", 1)}
#: and ways to say that something does
SOME = {("at-least", 1), ("more-than", 0), ("other-than", 0)}


@node
class ZoneCount(ir.Expr):
    zone: Zone
    holder: ir.Expr | None


@node
class SlotProp(ir.Expr):
    prop: str
    thing: ir.Expr


@node
class InZone(ir.Expr):
    thing: ir.Expr
    zone: Zone
    holder: ir.Expr | None


def zone_holder(
    c: Checking, zone: Zone, det: Branch | None, of_place: Branch | None, scope: Scope, at: At, tree: Any
) -> ir.Expr | None:
    """Whose zone it is: nobody's, a player's (yours unless said otherwise), or of a thing that must be named."""
    if zone.of == "game":
        if pronouns.determiner(det) or of_place is not None:
            if zone.name in c.words.refused:
                raise Wrong(None)
            message = say("one-for-game", name=zone.name)
            raise wrong("wrong-type", message, at.span(tree), say("write-alone", code=zone.name))
        return None
    if of_place is not None:
        pronouns.absent(det, at)
        holder = places.place_thing(c, of_place.children[0], scope, at)
        if zone.of not in holder.type.kinds:
            raise wrong("wrong-type", say("belongs-to", name=zone.name, kind=zone.of), at.span(tree))
        return holder
    if zone.of == PLAYER:
        return pronouns.player(det, zone.name, scope, tree, at)
    if det is not None and str(det.children[0]) == "its" and scope.it is not None and scope.it.type.kinds == (zone.of,):
        return ir.LocalRef(scope.it.type, scope.it)
    raise wrong(
        "which-one",
        say("say-whose", zone=zone.name),
        at.span(tree),
        say("write", code=f"{zone.name} of that {zone.of}"),
    )


def zone_of(c: Checking, tree: Branch, scope: Scope, at: At) -> tuple[Zone, ir.Expr | None]:
    """The zone that a place phrase names, and whose it is."""
    place = places.place(c, tree, scope, at)
    if place.zone is None:
        raise wrong("wrong-type", say("what-belongs", what=say("what-zone")), at.span(tree))
    return place.zone, place.thing


def zones_holding(c: Checking, kinds: tuple[str, ...], holders: tuple[str, ...]) -> list[Zone]:
    """The zones of these holders in which such things lie; one that is called like them is meant before others."""
    w = c.words
    found = [z for z in w.zones.values() if z.of in holders and set(kinds) & set(z.holds)]
    named = [z for z in found if any(z.name == w.kinds[k].plural for k in kinds)]
    return named or found


def must_hold(c: Checking, zone: Zone, kinds: tuple[str, ...], tree: Any, at: At) -> None:
    """Things of some of these kinds can lie there."""
    if zone.name in c.words.refused or set(kinds) & set(zone.holds):
        return
    hint = say("add-to-holds-or-other", zone=zone.name)
    raise wrong(
        "wrong-type",
        say("does-not-hold", zone=zone.name, kinds=[c.words.kinds[k].plural for k in kinds]),
        at.span(tree),
        hint,
    )


def no_grid(zone: Zone, tree: Any, at: At) -> None:
    """What goes on a grid is laid there: it has a cell."""
    if zone.form == "grid":
        hint = say("write", code=f"lay that ... on {at.text(tree)}")
        raise wrong("laid", say("laid-not-moved", zone=zone.name), at.span(tree), hint)


def zone_count(
    c: Checking, zone: Zone, det: Branch | None, of_place: Branch | None, scope: Scope, at: At, tree: Any
) -> ir.Expr:
    """How many things lie in a zone."""
    return ZoneCount(ir.NUMBER, zone, zone_holder(c, zone, det, of_place, scope, at, tree))


def slot_property(c: Checking, head: Token, slot: Branch, scope: Scope, at: At) -> ir.Expr:
    """`price of slot of it`: what is printed where something lies in a row."""
    pronouns.absent(slot.children[0], at)
    nouns.plain_noun(slot.children[1], at)
    thing = places.place_thing(c, slot.children[2].children[0], scope, at)
    if not any(str(head) in z.slots for z in c.words.zones.values()):
        raise nouns.unknown(c, head, at, say("what-slot-property"))
    return SlotProp(ir.NUMBER, str(head), thing)


def names_zone(c: Checking, tree: Branch) -> bool:
    """Does a place phrase name a zone, and not a thing?"""
    return tree.data != "place_ref" and str(tree.children[1].children[-1]) in c.words.zones


def lies_in(c: Checking, thing: ir.Expr, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`it is in your hand`."""
    place = places.place(c, tree, scope, at)
    if place.zone is None:
        raise wrong("wrong-type", say("things-in-zones"), at.span(tree))
    return InZone(ir.FLAG, thing, place.zone, place.thing)


# ---- how it is told
def zone_phrase(c: Telling, name: str, holder: ir.Expr | None, form: str, role: str = "place") -> Phrase:
    """`from`, `to` or `in` a zone, and whose it is. Role: a place, a grid, or a choice of what lies there."""
    if role == "place" and c.words.zones[name].form == "grid":
        role = "grid"
    if holder is None or pronouns.is_you(holder):
        whose: str | Phrase = "none" if holder is None or c.style.reported else "you"
        if pronouns.is_theirs(c, holder):
            whose = Answer("whose-own", "they") if form in ("from", "to") else "they"
        return Say(f"zone-{name}", form, whose=whose, holder="", role=role)
    whose = pronouns.whose_word(c, holder)
    if whose == "none" and holder.type.kinds == (PLAYER,):
        return zone_of_whom(name, term(c, holder), form, role)
    return Say(f"zone-{name}", form, whose=whose, holder=term(c, holder), role=role)


def zone_of_whom(name: str, who: Phrase, form: str, role: str = "place") -> Phrase:
    """The same with whose it is behind it, by a noun."""
    return Say("zone-of-whom", zone=Say(f"zone-{name}", form, whose="none", holder="", role=role), who=who)


def held_phrase(c: Telling, e: ZoneCount) -> Phrase:
    """What lies in a zone, as it is called there."""
    noun = Noun(f"in-{e.zone.name}")
    return Known([noun.id], noun, count_phrase(c, e))


def count_phrase(c: Telling, e: ZoneCount) -> Phrase:
    where = zone_phrase(c, e.zone.name, e.holder, "in")
    plain: Phrase = Say("number-in", where=where)
    if len(e.zone.holds) == 1:
        plain = Say("number-lying", what=Noun(e.zone.holds[0]), where=where)
    if len(e.zone.holds) == 1 and e.zone.of in c.words.kinds and e.zone.of != PLAYER:
        return Say("count-of", what=Qualified(Noun(e.zone.holds[0]), "bare", behind=[where]))
    if not pronouns.is_you(e.holder):
        return plain
    noun = Noun(f"in-{e.zone.name}")
    return Known([noun.id], pronouns.number_of(c, noun, e.holder), plain)


def named_by_kind(c: Telling, zone: Zone) -> bool:
    """Is a zone of players called like the things in it, which they have nowhere else? Then these are theirs."""
    if zone.of != PLAYER or len(zone.holds) != 1 or c.words.kinds[zone.holds[0]].plural != zone.name:
        return False
    return not any(z is not zone and z.of == PLAYER and zone.holds[0] in z.holds for z in c.words.zones.values())


def slot_phrase(c: Telling, e: SlotProp) -> Phrase:
    if pronouns.is_it(c, e.thing):
        return Say("its-slot-property", property=Noun(f"prop-{e.prop}"), noun=pronouns.noun_of_it(c, e.thing))
    return Say("slot-property", property=Noun(f"prop-{e.prop}"), thing=term(c, e.thing))


def summed(e: ir.Expr) -> list[ZoneCount]:
    """The zones whose things are added up, if that is all the sum does."""
    if isinstance(e, ZoneCount):
        return [e] if pronouns.is_you(e.holder) else []
    if isinstance(e, numbers.Binary) and e.op == "+":
        left, right = summed(e.left), summed(e.right)
        return [*left, *right] if left and right else []
    return []


def holding_phrase(c: Telling, zones: list[ZoneCount], n: int, how: str, other: Phrase | None = None) -> Phrase:
    """How many things lie in zones; `you have 4 of them` where the language names what lies there."""
    nouns = [Noun(f"in-{z.zone.name}") for z in zones]
    none = len(zones) == 1 and len(zones[0].zone.holds) == 1 and (how, n) in NONE
    if none and not (zones[0].holder is not None and pronouns.is_it(c, zones[0].holder)):
        return nothing_in(c, zones[0], nouns[0])
    if other is None:
        other = lying_phrase(c, zones[0], n, how)
    if len(nouns) == 1 and zones[0].holder is not None and pronouns.is_it(c, zones[0].holder):
        held = Say("it-holds", how=how, what=Amount(n, nouns[0]), noun=pronouns.noun_of_it(c, zones[0].holder))
        return Known(["it-holds", nouns[0].id], held, other)
    if not all(pronouns.is_you(z.holder) for z in zones):
        return other
    whose = pronouns.whose_word(c, zones[0].holder)
    if len(nouns) == 1:
        return Known([nouns[0].id], Say("you-have", whose=whose, how=how, what=Amount(n, nouns[0])), other)
    together = Say("you-have-together", whose=whose, how=how, n=n, what=Listed(nouns))
    return Known(["you-have-together", *(noun.id for noun in nouns)], together, other)


def nothing_in(c: Telling, e: ZoneCount, mine: Noun) -> Phrase:
    """That nothing lies in a zone of one kind of things."""
    where, such = zone_phrase(c, e.zone.name, e.holder, "in"), Qualified(Noun(e.zone.holds[0]), "no")
    plain = Say("there-is-none", what=such, where=where, whole=replace(such, behind=[where]), such="no")
    if not pronouns.is_you(e.holder):
        return plain
    whose = pronouns.whose_word(c, e.holder)
    return Known([mine.id], Say("you-have-no", whose=whose, what=Qualified(mine, "no")), plain)


def lying_phrase(c: Telling, e: ZoneCount, n: int, how: str) -> Phrase:
    """How many things lie in a zone: by what lies there, if that is of one kind; or that there is one."""
    where = zone_phrase(c, e.zone.name, e.holder, "in")
    noun = Noun(e.zone.holds[0] if len(e.zone.holds) == 1 else "thing")
    if (how, n) in SOME:
        return Say("there-is", what=Qualified(noun, "a"), where=where)
    return Say("zone-has", how=how, what=Amount(n, noun), where=where)


def lies_in_phrase(c: Telling, e: InZone) -> Phrase:
    return Say("lies", thing=term(c, e.thing), where=zone_phrase(c, e.zone.name, e.holder, "in"))


def lies_elsewhere_phrase(c: Telling, e: InZone) -> Phrase:
    return Say("lies-not", thing=term(c, e.thing), where=zone_phrase(c, e.zone.name, e.holder, "in"))


def lies_in_one_phrase(c: Telling, items: Sequence[ir.Expr], no: bool = False) -> Phrase | None:
    """`it lies in your hand or in the market`, if all that is asked is where one thing lies; `no`: in none of them."""
    found = [e for e in items if isinstance(e, InZone)]
    if len(found) < len(items) or not all(pronouns.same(e.thing, found[0].thing) for e in found):
        return None
    where = [zone_phrase(c, e.zone.name, e.holder, "in") for e in found]
    lies, among = ("lies-not", "list-nor") if no else ("lies", "list-or")
    return Say(lies, thing=term(c, found[0].thing), where=Listed(where, among))


def counted_per(c: Telling, e: ZoneCount, step: int) -> Phrase:
    plain = Say("counted-in", n=step, zone=zone_phrase(c, e.zone.name, e.holder, "in"))
    noun = Noun(f"in-{e.zone.name}")
    return Known([noun.id], amounts.so_many(step, noun), plain) if pronouns.is_you(e.holder) else plain


def compared_phrase(c: Telling, e: ZoneCount, op: str, n: int) -> Phrase | None:
    return holding_phrase(c, [e], n, COMPARED_AS[op]) if op in COMPARED_AS else None


# ---- how it is computed
def place_code(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    """The number of the place: a zone of a holder."""
    first = c.layout.zone_places[zone.name]
    if zone.of == "game" or holder is None:
        return n.Number(first)
    code = dispatch.value(c, holder, env)
    if zone.of == PLAYER:
        return b.plus(first, code) if first else code
    numbers = [-1] * (len(c.words.things) + 1)
    for i, owner in enumerate(zone.owners):
        numbers[owner] = first + i
    return b.item(c.unit.table("Z_" + c.unit.numbered("zone", zone.name), tuple(numbers)), code)


def zone_address(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    """The first slot of the zone."""
    first = c.layout.places[c.layout.zone_places[zone.name]].address if zone.owners else 0
    if zone.of == "game" or holder is None:
        return n.Number(first)
    code = dispatch.value(c, holder, env)
    stride = 1
    if len(zone.owners) > 1:
        second = c.layout.places[c.layout.zone_places[zone.name] + 1].address
        stride = second - first
    owners = zone.owners
    if zone.of == PLAYER or (
        owners
        and owners == list(range(owners[0], owners[0] + len(owners)))
        and len(owners) == len(c.words.kinds[zone.of].things)
    ):
        return b.stepped(first - (owners[0] if owners else 0) * stride, code, stride)
    addresses = [0] * (len(c.words.things) + 1)
    for i, owner in enumerate(owners):
        addresses[owner] = first + i * stride
    return b.item(c.unit.table("A_" + c.unit.numbered("zone", zone.name), tuple(addresses)), code)


def pile(c: Lowering, zone: Zone, address: Expr) -> Expr:
    """What lies in a pile, in printed order."""
    if c.layout.form(zone) == "sorted":
        first = b.plus(address, 1)
        return n.Slots(first, b.plus(first, n.Slot(address)))
    base = c.layout.places[c.layout.zone_places[zone.name]].base if zone.owners else 0
    return thing_tables.members(c, base, n.Slot(address))


def lower_zone_count(c: Lowering, e: ZoneCount, env: Env) -> Expr:
    return things_lying(c, e.zone, e.holder, env)


def things_lying(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    address = zone_address(c, zone, holder, env)
    code: Expr
    if zone.single:
        code = b.at_least(n.Slot(address), 0)
    elif c.layout.form(zone) == "pile":
        code = n.Unary("bit_count", n.Slot(address))
    elif zone.form == "row":
        code = b.minus(zone.size, n.Fold("missing", n.Slots(address, b.plus(address, zone.size))))
    else:
        code = n.Slot(address)
    return dispatch.if_there(c, holder, code, b.ZERO, env)


def empty(c: Lowering, zone: Zone, holder: ir.Expr | None, env: Env) -> Expr:
    """Nothing lies in a zone for a single thing."""
    nothing = b.compare(n.Slot(zone_address(c, zone, holder, env)), "<", 0)
    return dispatch.if_there(c, holder, nothing, b.YES, env)


def lower_in_zone(c: Lowering, e: InZone, env: Env) -> Expr:
    place = b.slot(c.layout.locations, dispatch.value(c, e.thing, env))
    return b.compare(place, "==", place_code(c, e.zone, e.holder, env))


def lower_slot_prop(c: Lowering, e: SlotProp, env: Env) -> Expr:
    """The property of the slot a thing lies in; slots of several rows may share a name."""
    columns: dict[int, tuple[int, ...]] = {}
    for zone in c.words.zones.values():
        if e.prop in zone.slots:
            for i in range(len(zone.owners)):
                columns[c.layout.zone_places[zone.name] + i] = (*zone.slots[e.prop], 0)
    table = c.unit.table("SL_" + c.unit.numbered("slot", e.prop), columns)
    thing = dispatch.value(c, e.thing, env)
    return n.Nth(n.ItemOr(table, b.slot(c.layout.locations, thing), "ZERO"), n.Call("slot", (thing,)))


# ---- what is known of it
def zone_reads(e: ZoneCount | InZone, game: CheckedGame) -> Iterable[Region]:
    return (lying(e.zone),)


def slot_reads(e: SlotProp, game: CheckedGame) -> Iterable[Region]:
    return (lying(zone) for zone in game.words.zones.values() if e.prop in zone.slots)


def own_zone(e: ZoneCount | InZone, actor: Actor) -> bool:
    return actor.is_own(e.holder) or actor.unchanged(lying(e.zone))


def lying_within(bounds: Bounds, e: ZoneCount) -> Range:
    """No more than fit in a zone."""
    return Range(0, (e.zone.limit or e.zone.size or None) if bounds.declared else None)


def slot_sight(e: SlotProp, game: CheckedGame) -> list[Any]:
    return [*(Which(zone, None) for zone in game.words.zones.values() if e.prop in zone.slots), e.thing]


def lies_in_sight(e: InZone, game: CheckedGame) -> list[Any]:
    return [Which(e.zone, e.holder), e.thing, e.holder]


TERMS: dict[type, Term] = {
    ZoneCount: Term(
        facts=looking(zone_reads, of_parts, always, own_zone),
        lower=lower_zone_count,
        phrase=count_phrase,
        counted=held_phrase,
        most=most_counted,
        within=lying_within,
        compared=compared_phrase,
        counted_per=counted_per,
    ),
    SlotProp: Term(facts=looking(slot_reads, slot_sight), lower=lower_slot_prop, phrase=slot_phrase),
    InZone: Term(
        facts=looking(zone_reads, lies_in_sight, alone=own_zone),
        lower=lower_in_zone,
        phrase=None,
        condition=lies_in_phrase,
        denied=lies_elsewhere_phrase,
    ),
}
