"""Where things and pieces can lie: zones, who holds them, where everything starts, and how much room it takes."""

from __future__ import annotations

from ..diagnostics.problems import Span, say
from ..model.vocabulary import PLAYER, Kind, Piece, Zone, plural_of
from ..packs.tree import Map, Node, Seq, follow
from .cells import read_size
from .names import meant
from .things import Things

MOST_SLOTS = 100
MOST_ROOM = 50_000


class Placing(Things):
    """Reads zones and pieces."""

    def zones(self) -> None:
        w = self.words
        section = self.section("zones")
        for name, node in section:
            if not isinstance(node, Map):
                continue
            span = section.keys[name]
            of, owners = self.owners(name, node.get("of"))
            holds = []
            for held, at in self.strings(node.get("holds")):
                if held in w.kinds:
                    holds.append(held)
                else:
                    self.wrong("unknown-name", say("no-kind", name=held), at, meant(held, w.kinds))
                    w.refused.add(name)
            zone = Zone(name, of, owners, holds, self.text(node.get("form")) or "pile", span)
            zone.seen_by = self.text(node.get("seen by")) or "all"
            zone.in_play = bool(self.number(node.get("in play")))
            zone.limit = self.number(node.get("limit"))
            slots = self.by_players(node.get("slots"))
            if isinstance(slots, Map):
                for prop, column in slots:
                    zone.slots[prop] = [self.number(i) for i in column.items] if isinstance(column, Seq) else []
                zone.size = max((len(c) for c in zone.slots.values()), default=0)
                for prop, numbers in zone.slots.items():
                    self.free(prop, say("what-slot-property"), slots.keys[prop])
                    if len(numbers) != zone.size:
                        self.wrong(
                            "wrong-value",
                            say("slots-differ", prop=prop, n=len(numbers), size=zone.size),
                            slots.keys[prop],
                            say("slots-alike"),
                        )
            elif slots is not None:
                zone.size = self.number(slots)
            if zone.size > MOST_SLOTS:
                self.wrong("too-many", say("too-many-slots", most=MOST_SLOTS), node.items["slots"].span)
                zone.size = MOST_SLOTS
            if zone.form == "row" and not zone.size:
                self.wrong("missing-key", say("row-needs-slots", zone=name), span, say("write", code="slots: 5"))
            read_size(self, zone, node)
            refill = node.get("refill")
            if isinstance(refill, Map):
                zone.refill_from = self.text(refill.get("from"))
                zone.when_short = refill.get("when short")
            w.zones[name] = zone
            if w.forms.get(name) not in holds:  # `cards` may be both the kind's plural and a player's zone
                self.claim(name, name, span, say("what-zone"))
        for zone in w.zones.values():
            if zone.refill_from:
                self.refill(zone)
        for kind in w.kinds.values():
            if kind.start[0]:
                self.starts(kind)

    def refill(self, zone: Zone) -> None:
        """Rows are filled one by one from the top of a stack of the same things."""
        w = self.words
        node = follow(self.tree, f"zones.{zone.name}.refill.from")
        span = node.span if node is not None else zone.span
        source = w.zones.get(zone.refill_from)
        if source is None:
            self.wrong("unknown-name", say("no-zone", name=zone.refill_from), span, meant(zone.refill_from, w.zones))
        elif source.form != "stack":
            self.wrong(
                "wrong-type",
                say("filled-from-stack", zone=source.name, form=source.form),
                span,
                say("declare-with", name=source.name, code="form: stack"),
            )
        elif source.of != "game":
            self.wrong("wrong-type", say("filled-from-game", kind=source.of), span)
        elif not set(source.holds) <= set(zone.holds) and not {zone.name, source.name} & w.refused:
            other = next(k for k in source.holds if k not in zone.holds)
            self.wrong(
                "wrong-type",
                say("one-holds-other-not", source=source.name, kinds=w.kinds[other].plural, zone=zone.name),
                span,
                say("add-to-holds", kind=other, zone=zone.name),
            )
        elif not (zone.size or zone.limit):
            self.wrong(
                "missing-key", say("how-many-when-full", zone=zone.name), zone.span, say("write", code="slots: 5")
            )
        else:
            return
        w.refused.add(zone.name)
        zone.refill_from = ""

    def starts(self, kind: Kind) -> None:
        """Where the things of a kind lie before the setup."""
        w = self.words
        name, prop = kind.start
        node = follow(self.tree, f"kinds.{kind.name}.start")
        span = node.span if node is not None else kind.span
        zone = w.zones.get(name)
        if zone is None:
            self.wrong("unknown-name", say("no-zone", name=name), span, meant(name, w.zones))
        elif kind.name not in zone.holds:
            if zone.name not in w.refused:
                self.wrong(
                    "wrong-type",
                    say("does-not-hold", zone=name, kinds=[kind.plural]),
                    span,
                    say("add-to-holds", kind=kind.name, zone=name),
                )
        elif zone.form == "grid":
            self.wrong(
                "laid",
                say("where-in-grid", zone=name, kind=kind.name),
                span,
                say("start-elsewhere"),
            )
        elif prop and (prop not in kind.properties or kind.properties[prop].kind != zone.of):
            self.wrong("wrong-type", say("names-no-owner", zone=name, of=zone.of, prop=prop, kind=kind.name), span)
        elif not prop and zone.of != "game" and not (kind.owned and zone.of == PLAYER):
            self.wrong(
                "wrong-type",
                say("of-which-owner", zone=name, of=zone.of),
                span,
                say("start-in-game-zone"),
            )
        elif not prop and (zone.limit or zone.size) and len(kind.things) > (zone.limit or zone.size) * len(zone.owners):
            self.wrong(
                "wrong-value",
                say("too-many-start", n=len(kind.things), kinds=kind.plural, zone=name, most=zone.limit or zone.size),
                span,
                say("start-without-limit"),
            )
        else:
            return
        kind.start = ("", "")

    def owners(self, zone: str, node: Node | None) -> tuple[str, list[int]]:
        w = self.words
        if node is None or self.text(node) == "game":
            return "game", [0]
        words = self.text(node).split()
        kind = w.forms.get(words[-1], "") if words else ""
        if kind not in w.kinds:
            self.wrong(
                "unknown-name",
                say("no-kind", name=words[-1] if words else ""),
                node.span,
                meant(words[-1] if words else "", w.kinds),
            )
            w.refused.add(zone)
            return "game", [0]
        things = w.kinds[kind].things
        for adjective in words[:-1]:
            props = [p for k, p in self.enum_pairs(adjective) if k == kind]
            if not props:
                known = [v for v, pairs in w.enum_values.items() if any(k == kind for k, _ in pairs)]
                self.wrong(
                    "unknown-name",
                    say("says-nothing-about", word=adjective, kinds=[w.kinds[kind].plural]),
                    node.span,
                    meant(adjective, known)
                    or (say("zone-of-value", values=known) if known else say("zone-of-no-value")),
                )
            for prop in props:
                at = w.kinds[kind].properties[prop].values.index(adjective)
                things = [t for t in things if t.numbers.get(prop) == at]
        return kind, [t.index for t in things]

    def enum_pairs(self, value: str) -> list[tuple[str, str]]:
        return self.words.enum_values.get(value, [])

    def pieces(self) -> None:
        w = self.words
        section = self.section("pieces")
        for name, node in section:
            if not isinstance(node, Map):
                continue
            span = section.keys[name]
            owned = self.text(node.get("of")) == PLAYER
            if node.get("of") is not None and not owned and self.text(node.get("of")) != "game":
                self.wrong("wrong-value", say("pieces-of-whom"), node.items["of"].span, say("write", code="of: player"))
            places = []
            for place, at in self.strings(node.get("lies on")):
                if place in w.zones or place in w.kinds:
                    places.append(place)
                else:
                    self.wrong("unknown-name", say("no-place", name=place), at, meant(place, [*w.zones, *w.kinds]))
                    w.refused.add(name)
            start_node = node.get("start")
            start: dict[str, int] = {}
            if isinstance(start_node, Map):
                for place, amount in start_node:
                    if place not in places:
                        self.wrong(
                            "unknown-name",
                            say("never-lies-on", piece=name, place=place),
                            start_node.keys[place],
                            meant(place, places) or say("add-to-key", key="lies on:", of=name),
                        )
                    elif place in w.refused:
                        w.refused.add(name)
                    elif place not in w.zones or w.zones[place].of != (PLAYER if owned else "game"):
                        self.wrong(
                            "wrong-type",
                            say("starts-with-player", piece=name, zone=place)
                            if owned
                            else say("starts-in-game", piece=name, zone=place),
                            start_node.keys[place],
                            say("move-in-setup"),
                        )
                    else:
                        start[place] = self.number(amount)
            w.pieces[name] = Piece(name, owned, start, places, span)
            self.claim(name, name, span, say("what-piece"))
            self.claim(name, self.text(node.get("plural")) or plural_of(name), span, say("what-piece"))

    def room(self) -> None:
        """The whole game is kept in one list of numbers, which is copied at every step of a search."""
        w = self.words

        def holders(of: str) -> int:
            return 1 if of == "game" else len(w.kinds[of].things)

        used: list[tuple[int, str, Span | None]] = [(holders(c.of), c.name, c.span) for c in w.counters.values()]
        for p in w.pieces.values():
            of = [w.zones[x].of if x in w.zones else x for x in p.places]
            used.append((sum(holders(x) for x in of) * self.players, p.name, p.span))
        for z in w.zones.values():
            held = sum(len(w.kinds[k].things) for k in z.holds)
            each = {"stack": held + 1, "grid": 2 * held + 1, "row": z.size}.get(z.form, 1)
            used.append((len(z.owners) * each, z.name, z.span))
        if sum(n for n, _, _ in used) > MOST_ROOM:
            _, name, span = max(used, key=lambda u: u[0])
            self.wrong(
                "too-many",
                say("too-much-room", name=name),
                span,
                say("fewer-hold"),
            )
