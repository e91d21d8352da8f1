"""Zones: whose they are, what they hold, from where they are filled; where the things of a kind start."""

from __future__ import annotations

from ...diagnostics.problems import Span, say
from ...model.vocabulary import PLAYER, Kind, Zone
from ...packs.tree import Map, Node, Seq, follow
from ...reading.names import meant
from ..declaring import Declaring, strings, text
from .cells import read_size

MOST_SLOTS = 100


def read(d: Declaring) -> None:
    w = d.words
    section = d.section("zones")
    for name, node in section:
        if isinstance(node, Map):
            zone = w.zones[name] = zone_of(d, name, node, section.keys[name])
            if w.forms.get(name) not in zone.holds:  # `cards` may be both the kind's plural and a player's zone
                d.claim(name, name, zone.span, say("what-zone"))
    for zone in w.zones.values():
        if zone.refill_from:
            check_refill(d, zone)
    for kind in w.kinds.values():
        if kind.start[0]:
            check_start(d, kind)


def zone_of(d: Declaring, name: str, node: Map, span: Span) -> Zone:
    """What is declared of one zone."""
    w = d.words
    of, owners = owners_of(d, name, node.get("of"))
    holds = []
    for held, at in strings(node.get("holds")):
        if held in w.kinds:
            holds.append(held)
        else:
            d.wrong("unknown-name", say("no-kind", name=held), at, meant(held, w.kinds))
            w.refused.add(name)
    zone = Zone(name, of, owners, holds, text(node.get("form")) or "pile", span)
    zone.seen_by = text(node.get("seen by")) or "all"
    if zone.seen_by == "owner" and of == "game":
        d.idle(node, ["seen by"], name, "of: player", without=True)
    if zone.seen_by == "others" and (of != PLAYER or not holds):
        hint = say("write", code="of: player")
        d.wrong("wrong-value", say("others-of-player", zone=name), node.items["seen by"].span, hint)
        zone.seen_by = "all"
    zone.in_play = bool(d.number(node.get("in play")))
    zone.limit = d.number(node.get("limit"))
    if zone.form != "row":
        d.idle(node, ["slots"], name, f"form: {zone.form}")
    read_slots(d, zone, node)
    read_size(d, zone, node)
    refill = node.get("refill")
    if isinstance(refill, Map):
        zone.refill_from = text(refill.get("from"))
        zone.when_short = refill.get("when short")
    return zone


def read_slots(d: Declaring, zone: Zone, node: Map) -> None:
    """`slots: 5`, or what is printed at each of them: `slots: {price: [1, 2, 3]}`."""
    slots = d.by_players(node.get("slots"))
    if isinstance(slots, Map):
        for prop, column in slots:
            zone.slots[prop] = [d.number(i) for i in column.items] if isinstance(column, Seq) else []
        zone.size = max((len(c) for c in zone.slots.values()), default=0)
        for prop, numbers in zone.slots.items():
            d.free(prop, say("what-slot-property"), slots.keys[prop])
            if len(numbers) != zone.size:
                message = say("slots-differ", prop=prop, n=len(numbers), size=zone.size)
                d.wrong("wrong-value", message, slots.keys[prop], say("slots-alike"))
    elif slots is not None:
        zone.size = d.number(slots)
    if zone.size > MOST_SLOTS:
        d.wrong("too-many", say("too-many-slots", most=MOST_SLOTS), node.items["slots"].span)
        zone.size = MOST_SLOTS
    if zone.form == "row" and not zone.size:
        d.wrong("missing-key", say("row-needs-slots", zone=zone.name), zone.span, say("write", code="slots: 5"))


def check_refill(d: Declaring, zone: Zone) -> None:
    """Rows are filled one by one from the top of a stack of the same things."""
    w = d.words
    node = follow(d.tree, f"zones.{zone.name}.refill.from")
    span = node.span if node is not None else zone.span
    source = w.zones.get(zone.refill_from)
    if source is None:
        d.wrong("unknown-name", say("no-zone", name=zone.refill_from), span, meant(zone.refill_from, w.zones))
    elif source.form != "stack":
        d.wrong(
            "wrong-type",
            say("filled-from-stack", zone=source.name, form=source.form),
            span,
            say("declare-with", name=source.name, code="form: stack"),
        )
    elif source.of != "game":
        d.wrong("wrong-type", say("filled-from-game", kind=source.of), span)
    elif not set(source.holds) <= set(zone.holds) and not {zone.name, source.name} & w.refused:
        other = next(k for k in source.holds if k not in zone.holds)
        d.wrong(
            "wrong-type",
            say("one-holds-other-not", source=source.name, kinds=w.kinds[other].plural, zone=zone.name),
            span,
            say("add-to-holds", kind=other, zone=zone.name),
        )
    elif not (zone.size or zone.limit):
        d.wrong("missing-key", say("how-many-when-full", zone=zone.name), zone.span, say("write", code="slots: 5"))
    else:
        return
    w.refused.add(zone.name)
    zone.refill_from = ""


def check_start(d: Declaring, kind: Kind) -> None:
    """Where the things of a kind lie before the setup."""
    w = d.words
    name, prop = kind.start
    node = follow(d.tree, f"kinds.{kind.name}.start")
    span = node.span if node is not None else kind.span
    zone = w.zones.get(name)
    if zone is None:
        d.wrong("unknown-name", say("no-zone", name=name), span, meant(name, w.zones))
    elif kind.name not in zone.holds:
        if zone.name not in w.refused:
            d.wrong(
                "wrong-type",
                say("does-not-hold", zone=name, kinds=[kind.plural]),
                span,
                say("add-to-holds", kind=kind.name, zone=name),
            )
    elif zone.form == "grid":
        d.wrong(
            "laid",
            say("where-in-grid", zone=name, kind=kind.name),
            span,
            say("start-elsewhere"),
        )
    elif prop and (prop not in kind.properties or kind.properties[prop].kind != zone.of):
        d.wrong("wrong-type", say("names-no-owner", zone=name, of=zone.of, prop=prop, kind=kind.name), span)
    elif not prop and zone.of != "game" and not (kind.owned and zone.of == PLAYER):
        d.wrong(
            "wrong-type",
            say("of-which-owner", zone=name, of=zone.of),
            span,
            say("start-in-game-zone"),
        )
    elif not prop and (zone.limit or zone.size) and len(kind.things) > (zone.limit or zone.size) * len(zone.owners):
        d.wrong(
            "wrong-value",
            say("too-many-start", n=len(kind.things), kinds=kind.plural, zone=name, most=zone.limit or zone.size),
            span,
            say("start-without-limit"),
        )
    else:
        return
    kind.start = ("", "")


def owners_of(d: Declaring, zone: str, node: Node | None) -> tuple[str, list[int]]:
    """The kind that has such a zone each, and the things of it that do: `of: red players`."""
    w = d.words
    if node is None or text(node) == "game":
        return "game", [0]
    words = text(node).split()
    kind = w.forms.get(words[-1], "") if words else ""
    if kind not in w.kinds:
        d.wrong(
            "unknown-name",
            say("no-kind", name=words[-1] if words else ""),
            node.span,
            meant(words[-1] if words else "", w.kinds),
        )
        w.refused.add(zone)
        return "game", [0]
    things = w.kinds[kind].things
    for adjective in words[:-1]:
        props = [p for k, p in w.enum_values.get(adjective, []) if k == kind]
        if not props:
            known = [v for v, pairs in w.enum_values.items() if any(k == kind for k, _ in pairs)]
            d.wrong(
                "unknown-name",
                say("says-nothing-about", word=adjective, kinds=[w.kinds[kind].plural]),
                node.span,
                meant(adjective, known) or (say("zone-of-value", values=known) if known else say("zone-of-no-value")),
            )
        for prop in props:
            at = w.kinds[kind].properties[prop].values.index(adjective)
            things = [t for t in things if t.numbers.get(prop) == at]
    return kind, [t.index for t in things]
