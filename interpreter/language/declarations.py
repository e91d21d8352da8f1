"""From the merged tree of a pack to its words, for one number of players."""

from __future__ import annotations

from ..errors import Problem
from ..loading.tree import Map, Node, Scalar, Seq
from . import parser
from .model import (
    PLAYER,
    Cause,
    Counter,
    Definition,
    Group,
    Layout,
    Parameter,
    Piece,
    Rule,
    Symbol,
    Words,
    Zone,
    plural_of,
)
from .names import meant
from .things import Things


class Declarations(Things):
    """Reads declarations section by section; problems are collected, never raised."""

    # ---- sections
    def read(self) -> Words:
        for step in (
            self.kinds,
            self.groups,
            self.counters,
            self.tables,
            self.enums,
            self.zones,
            self.pieces,
            self.group_members,
            self.symbols,
            self.layouts,
            self.parameters,
            self.definitions,
            self.rules,
            self.others,
        ):
            step()
        return self.words

    def groups(self) -> None:
        for name, node in self.section("groups"):
            span = self.section("groups").keys[name]
            members = [m for m, _ in self.strings(node)]
            self.words.groups[name] = Group(name, members, bool(members) and members[0] in self.words.kinds, span)
            self.claim(name, name, span, "a group")
            self.claim(name, plural_of(name), span, "a group")

    def group_members(self) -> None:
        w = self.words
        for name, node in self.section("groups"):
            known = w.kinds if w.groups[name].kinds else {**w.counters, **w.pieces}
            for member, span in self.strings(node):
                if member not in known:
                    self.wrong("unknown-name", f"`{member}` is not declared", span, meant(member, known))

    def counters(self) -> None:
        section = self.section("counters")
        for name, node in section:
            of = self.text(node.get("of")) if isinstance(node, Map) else "game"
            start = node.get("start") if isinstance(node, Map) else None
            self.words.counters[name] = Counter(name, of or "game", self.by_seat(start), section.keys[name])
            self.claim(name, name, section.keys[name], "a counter")
            plural = self.text(node.get("plural")) if isinstance(node, Map) else ""
            self.claim(name, plural or plural_of(name), section.keys[name], "a counter")

    def by_seat(self, node: Node | None) -> list[int]:
        if isinstance(node, Map) and "first player" in node.items:
            rest = self.number(node.get("others"))
            return [self.number(node.get("first player"))] + [rest] * (self.players - 1)
        return [self.number(node)] * self.players

    # ---- places
    def zones(self) -> None:
        w = self.words
        section = self.section("zones")
        for name, node in section:
            if not isinstance(node, Map):
                continue
            span = section.keys[name]
            of, owners = self.owners(node.get("of"))
            holds = []
            for held, at in self.strings(node.get("holds")):
                if held in w.kinds:
                    holds.append(held)
                else:
                    self.wrong("unknown-name", f"there is no kind `{held}`", at, meant(held, w.kinds))
            zone = Zone(name, of, owners, holds, self.text(node.get("form")) or "pile", span)
            zone.seen_by = self.text(node.get("seen by")) or "all"
            zone.in_play = bool(self.number(node.get("in play")))
            zone.limit = self.number(node.get("limit"))
            slots = self.by_players(node.get("slots"))
            if isinstance(slots, Map):
                for prop, column in slots:
                    zone.slots[prop] = [self.number(i) for i in column.items] if isinstance(column, Seq) else []
                zone.size = max((len(c) for c in zone.slots.values()), default=0)
            elif slots is not None:
                zone.size = self.number(slots)
            refill = node.get("refill")
            if isinstance(refill, Map):
                zone.refill_from = self.text(refill.get("from"))
                zone.when_short = refill.get("when short")
            w.zones[name] = zone
            if w.forms.get(name) not in holds:  # `technologies` may be both the kind's plural and a player's zone
                self.claim(name, name, span, "a zone")
        for zone in w.zones.values():
            if zone.refill_from and zone.refill_from not in w.zones:
                self.wrong(
                    "unknown-name",
                    f"there is no zone `{zone.refill_from}`",
                    zone.span,
                    meant(zone.refill_from, w.zones),
                )
                zone.refill_from = ""
        for kind in w.kinds.values():
            start = kind.start[0]
            if start and start not in w.zones:
                self.wrong("unknown-name", f"there is no zone `{start}`", kind.span, meant(start, w.zones))
                kind.start = ("", "")
            elif start and kind.name not in w.zones[start].holds:
                self.wrong(
                    "wrong-type",
                    f"zone `{start}` does not hold {kind.plural}",
                    kind.span,
                    f"add {kind.name} to its `holds:`",
                )

    def owners(self, node: Node | None) -> tuple[str, list[int]]:
        w = self.words
        if node is None or self.text(node) == "game":
            return "game", [0]
        words = self.text(node).split()
        kind = w.forms.get(words[-1], "") if words else ""
        if kind not in w.kinds:
            self.wrong(
                "unknown-name",
                f"there is no kind `{words[-1] if words else ''}`",
                node.span,
                meant(words[-1] if words else "", w.kinds),
            )
            return "game", [0]
        things = w.kinds[kind].things
        for adjective in words[:-1]:
            props = [p for k, p in self.enum_pairs(adjective) if k == kind]
            if not props:
                self.wrong("unknown-name", f"`{adjective}` says nothing about {w.kinds[kind].plural}", node.span)
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
            places = []
            for place, at in self.strings(node.get("lies on")):
                if place in w.zones or place in w.kinds:
                    places.append(place)
                else:
                    self.wrong("unknown-name", f"there is no place `{place}`", at, meant(place, [*w.zones, *w.kinds]))
            start_node = node.get("start")
            start: dict[str, int] = {}
            if isinstance(start_node, Map):
                for place, amount in start_node:
                    if place not in places:
                        self.wrong(
                            "unknown-name",
                            f"{name} does not lie on `{place}`",
                            start_node.keys[place],
                            meant(place, places),
                        )
                    start[place] = self.number(amount)
            w.pieces[name] = Piece(name, self.text(node.get("of")) == PLAYER, start, places, span)
            self.claim(name, name, span, "a piece")
            self.claim(name, self.text(node.get("plural")) or plural_of(name), span, "a piece")

    def symbols(self) -> None:
        section = self.section("symbols")
        for name, node in section:
            self.words.symbols[name] = Symbol(name, self.text(node), node.span)
            self.claim(name, name, section.keys[name], "a symbol")
            self.claim(name, plural_of(name), section.keys[name], "a symbol")

    def layouts(self) -> None:
        section = self.section("layouts")
        for name, node in section:
            if not isinstance(node, Map):
                continue
            of = self.text(node.get("of"))
            rows_node = self.by_players(node.get("rows"))
            rows = [self.number(r) for r in rows_node.items] if isinstance(rows_node, Seq) else []
            layout = Layout(name, of, rows, self.text(node.get("filled")) == "shuffled", section.keys[name])
            if of not in self.words.kinds:
                self.wrong("unknown-name", f"there is no kind `{of}`", section.keys[name], meant(of, self.words.kinds))
            elif sum(rows) != len(self.words.kinds[of].things):
                have = len(self.words.kinds[of].things)
                self.wrong(
                    "layout-size",
                    f"the rows have {sum(rows)} places, but there are {have} {self.words.kinds[of].plural}"
                    f" with {self.players} players",
                    rows_node.span if rows_node else section.keys[name],
                )
            else:
                layout.neighbours = bricks(rows)
            self.words.layouts[name] = layout

    def parameters(self) -> None:
        section = self.section("parameters")
        for name, node in section:
            value = self.by_players(node)
            flag = isinstance(value, Scalar) and isinstance(value.value, bool)
            self.words.parameters[name] = Parameter(name, self.number(value), flag, section.keys[name])
            self.claim(name, name, section.keys[name], "a parameter")

    def definitions(self) -> None:
        w = self.words
        section = self.section("define")
        for key, node in section:
            span = section.keys[key]
            tree = parser.parse(key, "definition", Scalar(key, span), self.problems)
            if tree is None:
                continue
            names = [str(c) for c in tree.children]
            if tree.data == "adjective":
                of = names[0]
                if not w.members(of):
                    self.wrong("unknown-name", f"there is no kind `{of}`", span, meant(of, [*w.kinds, *w.groups]))
                d = Definition(names[1], of, True, node, span, key)
                for kind in w.members(of):
                    w.adjectives[(kind, names[1])] = d
            else:
                of = names[1] if tree.data == "quantity_of" else ""
                if of and not w.members(of):
                    self.wrong("unknown-name", f"there is no kind `{of}`", span, meant(of, [*w.kinds, *w.groups]))
                w.definitions[names[0]] = Definition(names[0], of, False, node, span, key)
                self.claim(names[0], names[0], span, "a definition")

    def rules(self) -> None:
        w = self.words
        for part in ("flow", "rules"):
            section = self.section(part)
            for key, node in section:
                span = section.keys[key]
                tree = parser.parse(key, "signature", Scalar(key, span), self.problems)
                if tree is None:
                    continue
                name = str(tree.children[0])
                params = ["" if c is None else str(c.children[0]) for c in tree.children[1:]]
                for noun in params:
                    if noun and not w.members(noun) and noun != "thing":
                        self.wrong(
                            "unknown-name", f"there is no kind `{noun}`", span, meant(noun, [*w.kinds, *w.groups])
                        )
                if name in w.rules:
                    self.wrong("name-twice", f"there are two rules called `{name}`", span, "rename one of them")
                w.rules[name] = Rule(name, params[0], params[1], node, span, key, part == "flow")
        for symbol in w.symbols.values():
            if symbol.rule not in w.rules:
                self.wrong(
                    "unknown-name", f"there is no rule `{symbol.rule}`", symbol.span, meant(symbol.rule, w.rules)
                )

    def others(self) -> None:
        w = self.words
        w.setup, w.scoring, w.always = self.tree.get("setup"), self.tree.get("scoring"), self.tree.get("always")
        section = self.section("end")
        for name, node in section:
            if not isinstance(node, Map) or node.get("when") is None:
                self.wrong("missing-key", f"the end `{name}` needs `when:` and `after:`", section.keys[name])
                continue
            after = node.get("after")
            rounds = (
                -1 if self.text(after) == "now" else self.number(after.get("rounds")) if isinstance(after, Map) else 0
            )
            w.ends.append(Cause(name, node.items["when"], rounds, section.keys[name]))
        winner = self.tree.get("winner")
        w.winner = list(winner.items) if isinstance(winner, Seq) else [winner] if winner is not None else []
        for name, node in self.section("worths"):
            if isinstance(node, Map):
                w.worths[name] = {self.base_form(k): self.number(v) for k, v in node}
                self.claim(name, name, self.section("worths").keys[name], "a worth")
        for name, node in self.section("checks"):
            w.checks[name] = (node, self.section("checks").keys[name])

    def base_form(self, word: str) -> str:
        return self.words.forms.get(word, word)


def bricks(rows: list[int]) -> list[list[int]]:
    """Neighbours in rows laid like a brick wall, each row one shorter than the one before."""
    starts = [sum(rows[:r]) for r in range(len(rows))]
    at = {(r, c): starts[r] + c for r, width in enumerate(rows) for c in range(width)}
    around = ((0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1))
    return [[at[r + dr, c + dc] for dr, dc in around if (r + dr, c + dc) in at] for r, c in at]


def declare(tree: Map, players: int) -> tuple[Words, list[Problem]]:
    """The words of the game for this number of players, and what is wrong with them."""
    reader = Declarations(tree, players)
    return reader.read(), reader.problems
