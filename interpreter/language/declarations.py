"""From the merged tree of a pack to its words, for one number of players."""

from __future__ import annotations

import re
from typing import Callable

from ..errors import Problem, Span
from ..loading.tree import Map, Node, Scalar, Seq
from . import parser
from .model import (
    PLAYER,
    Cause,
    Counter,
    Definition,
    Group,
    Kind,
    Layout,
    Parameter,
    Piece,
    PropertyType,
    Rule,
    Symbol,
    Thing,
    Words,
    Zone,
    plural_of,
)
from .names import meant

IDENT = re.compile(r"[a-z0-9][a-z0-9_]{0,60}\Z")
SIMPLE_SORTS = ("number", "flag", "effect", "condition", "amounts", "abilities")
MOST_COPIES = 200
MOST_THINGS = 2000
BUILT_IN_NOUNS = ("player", "opponent", "thing", "copy", "slot", "number")


class Declarations:
    """Reads declarations section by section; problems are collected, never raised."""

    def __init__(self, tree: Map, players: int):
        self.tree = tree
        self.players = players
        self.problems: list[Problem] = []
        game = tree.get("game")
        self.words = Words(str(game.value) if isinstance(game, Scalar) else "", players)

    # ---- small readers
    def wrong(self, code: str, message: str, span: Span | None, hint: str = "") -> None:
        self.problems.append(Problem(code, message, span, hint))

    def section(self, name: str) -> Map:
        node = self.tree.get(name)
        return node if isinstance(node, Map) else Map({}, {}, Span("", 0, 0, 0))

    def number(self, node: Node | None, default: int = 0, what: str = "a number") -> int:
        node = self.by_players(node)
        if node is None:
            return default
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return int(node.value)
        if isinstance(node, Scalar) and isinstance(node.value, int):
            return node.value
        self.wrong("wrong-type", f"{what} belongs here", node.span)
        return default

    def by_players(self, node: Node | None) -> Node | None:
        """A table by number of players is looked up; anything else stays as it is."""
        if isinstance(node, Map) and node.items and all(k.isdigit() or k == "others" for k in node.items):
            found = node.get(str(self.players)) or node.get("others")
            if found is None:
                self.wrong("missing-key", f"this table says nothing for {self.players} players", node.span,
                           f"add `{self.players}:` or `others:`")
                return Scalar(0, node.span)
            return found
        return node

    def text(self, node: Node | None) -> str:
        return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""

    def strings(self, node: Node | None) -> list[tuple[str, Span]]:
        if isinstance(node, Scalar):
            return [(str(node.value), node.span)]
        if isinstance(node, Seq):
            return [(str(i.value), i.span) for i in node.items if isinstance(i, Scalar)]
        return []

    def claim(self, name: str, form: str, span: Span | None, what: str) -> None:
        """A word may stand for one thing only."""
        if form in parser.RESERVED:
            self.wrong("reserved-word", f"`{form}` is a word of the language and cannot name {what}", span,
                       "choose another name, for example with an underscore")
        elif self.words.forms.setdefault(form, name) != name:
            self.wrong("name-twice", f"`{form}` already stands for `{self.words.forms[form]}`", span,
                       "declare another `plural:` or rename one of them")

    # ---- sections
    def read(self) -> Words:
        for step in (self.kinds, self.groups, self.counters, self.tables, self.enums, self.zones, self.pieces,
                     self.group_members, self.symbols, self.layouts, self.parameters, self.definitions, self.rules,
                     self.others):
            step()
        return self.words

    def kinds(self) -> None:
        w = self.words
        w.kinds[PLAYER] = Kind(PLAYER, "players", {}, None)
        for form in ("player", "players", "opponent", "opponents", "thing", "things", "copy", "copies"):
            w.forms[form] = {"players": PLAYER, "opponents": "opponent", "things": "thing", "copies": "copy"}.get(form, form)
        for name, node in self.section("kinds"):
            span = self.section("kinds").keys[name]
            if not isinstance(node, Map):
                continue
            plural = self.text(node.get("plural")) or plural_of(name)
            kind = Kind(name, plural, {}, span)
            kind.part_of = self.text(node.get("part of"))
            kind.listed_under = self.text(node.get("listed under")) or plural
            kind.numbered = bool(self.number(node.get("numbered")))
            start = node.get("start")
            if isinstance(start, Scalar):
                tree = parser.parse(str(start.value), "locator", start, self.problems)
                if tree is not None:
                    parts = [str(c) for c in tree.scan_values(lambda _: True)]
                    kind.start = (parts[0], parts[1] if tree.data == "located_of" and len(parts) > 1 else "")
            has = node.get("has")
            if isinstance(has, Map):
                for prop, sort in has:
                    kind.properties[prop] = self.property_type(sort)
            w.kinds[name] = kind
            self.claim(name, name, span, "a kind")
            self.claim(name, plural, span, "a kind")
        for kind in w.kinds.values():
            for prop, sort in kind.properties.items():
                if sort.sort == "thing" and sort.kind not in w.kinds:
                    self.wrong("unknown-name", f"`{sort.kind}` is not a sort of property", kind.span,
                               meant(sort.kind, [*w.kinds, *SIMPLE_SORTS]))
            if kind.part_of:
                if kind.part_of in w.kinds:
                    w.kinds[kind.part_of].parts.append(kind.name)
                else:
                    self.wrong("unknown-name", f"there is no kind `{kind.part_of}`", kind.span, meant(kind.part_of, w.kinds))

    def property_type(self, node: Node) -> PropertyType:
        if isinstance(node, Seq):
            values = tuple(v for v, _ in self.strings(node))
            return PropertyType("enum", values=values, optional="none" in values)
        if isinstance(node, Map):
            for kind in node.items:
                return PropertyType("thing", kind=kind, optional=True)
        name = self.text(node)
        if name in SIMPLE_SORTS:
            return PropertyType(name, optional=name in ("flag", "abilities"))
        return PropertyType("thing", kind=name)

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

    # ---- tables of things
    def tables(self) -> None:
        w = self.words
        for seat in range(self.players):
            self.add_thing(w.kinds[PLAYER], f"player_{seat + 1}", f"player_{seat + 1}", {}, None, "")
        section = self.section("kinds")
        for kind in list(w.kinds.values()):
            node = section.get(kind.name)
            kind.base = len(w.things) if kind.name != PLAYER else 0
            if isinstance(node, Map) and "is" in node.items:
                for value, span in self.strings(node.get("is")):
                    self.add_thing(kind, value, value, {}, span, "")
            elif kind.name != PLAYER and not kind.part_of:
                self.table(kind)
        for kind in w.kinds.values():
            if kind.part_of in w.kinds:
                self.parts(kind, w.kinds[kind.part_of])
        for kind in w.kinds.values():
            self.values(kind)

    def table(self, kind: Kind) -> None:
        section = self.section(kind.plural)
        default = self.text(section.get("source"))
        for entry, node in section:
            if entry == "source" or not isinstance(node, Map):
                continue
            span = section.keys[entry]
            if not IDENT.match(entry):
                self.wrong("bad-name", "a name is made of small letters, digits and underscores", span)
                continue
            source = self.text(node.get("source")) or default
            copies, column, values = self.copies(kind, node)
            if copies > MOST_COPIES or len(self.words.things) + copies > MOST_THINGS:
                self.wrong("too-many", f"at most {MOST_COPIES} copies of an entry and {MOST_THINGS} things in all", span)
                continue
            tally = self.words.sources.setdefault(kind.plural, {})
            tally[source] = tally.get(source, 0) + copies
            for copy in range(copies):
                name = entry if copies == 1 else f"{entry}_{copy + 1}"
                given = dict(node.items)
                if column:
                    given[column] = values[copy]
                self.add_thing(kind, name, entry, given, span, source)

    def copies(self, kind: Kind, node: Map) -> tuple[int, str, list[Node]]:
        for key, value in node:
            if key.startswith("copies with "):
                column = key[len("copies with "):]
                if column not in kind.properties:
                    self.wrong("unknown-key", f"`{column}` is not a property of {kind.name}", node.keys[key],
                               meant(column, kind.properties))
                items = value.items if isinstance(value, Seq) else []
                return len(items), column, list(items)
        return (self.number(node.get("copies"), 1), "", [])

    def add_thing(self, kind: Kind, name: str, entry: str, values: dict[str, Node], span: Span | None, source: str) -> Thing:
        w = self.words
        thing = Thing(len(w.things), name, entry, kind.name, values, {}, span, source)
        thing.number = len(kind.things) + 1
        w.things.append(thing)
        kind.things.append(thing)
        if w.thing_names.setdefault(name, thing.index) != thing.index:
            self.wrong("name-twice", f"`{name}` names two things", span, "rename one of them")
        w.entries.setdefault(entry, []).append(thing.index)
        return thing

    def parts(self, kind: Kind, whole: Kind) -> None:
        """Parts are listed in the entry of the whole; a part with one property may be written as that property."""
        kind.base = len(self.words.things)
        single = next(iter(kind.properties)) if len(kind.properties) == 1 else ""
        for thing in whole.things:
            node = thing.values.get(kind.listed_under)
            items = node.items if isinstance(node, Seq) else [] if node is None else [node]
            for i, item in enumerate(items):
                name = f"{thing.name}_{kind.listed_under}" + (f"_{i + 1}" if isinstance(node, Seq) else "")
                given = item.items if isinstance(item, Map) and (not single or single in item.items) else {single: item}
                part = self.add_thing(kind, name, name, dict(given), item.span, thing.source)
                part.whole = thing.index
                part.number = i + 1

    def values(self, kind: Kind) -> None:
        """Numbers, flags, enumerations and references become integers; effects stay nodes."""
        w = self.words
        for thing in kind.things:
            for prop, sort in kind.properties.items():
                node = self.by_players(thing.values.get(prop)) if sort.sort in ("number", "flag", "enum", "thing") else None
                if sort.sort == "number":
                    thing.numbers[prop] = self.number(node)
                elif sort.sort == "flag":
                    thing.numbers[prop] = int(bool(self.number(node)))
                elif sort.sort == "enum":
                    value = self.text(node) or "none"
                    if value in sort.values:
                        thing.numbers[prop] = sort.values.index(value)
                    else:
                        self.wrong("unknown-name", f"`{value}` is not a value of {prop}", node.span if node else thing.span,
                                   meant(value, sort.values) or "one of " + ", ".join(sort.values))
                        thing.numbers[prop] = 0
                elif sort.sort == "thing":
                    thing.numbers[prop] = self.reference(node, sort, thing)

    def reference(self, node: Node | None, sort: PropertyType, thing: Thing) -> int:
        w = self.words
        if node is None or (isinstance(node, Scalar) and node.value in (None, "none") and sort.optional):
            if not sort.optional:
                self.wrong("missing-key", f"{thing.name} needs a {sort.kind}", thing.span)
            return -1
        name = str(node.value) if isinstance(node, Scalar) else ""
        found = [i for i in w.entries.get(name, []) if w.things[i].kind == sort.kind]
        if not found:
            names = [t.entry for t in w.kinds[sort.kind].things] if sort.kind in w.kinds else []
            self.wrong("unknown-name", f"there is no {sort.kind} called `{name}`", node.span, meant(name, names))
            return -1
        return found[0]

    def enums(self) -> None:
        for kind in self.words.kinds.values():
            for prop, sort in kind.properties.items():
                if sort.sort == "enum":
                    for value in sort.values:
                        self.words.enum_values.setdefault(value, []).append((kind.name, prop))

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
            for kind, at in self.strings(node.get("holds")):
                if kind in w.kinds:
                    holds.append(kind)
                else:
                    self.wrong("unknown-name", f"there is no kind `{kind}`", at, meant(kind, w.kinds))
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
                self.wrong("unknown-name", f"there is no zone `{zone.refill_from}`", zone.span, meant(zone.refill_from, w.zones))
                zone.refill_from = ""
        for kind in w.kinds.values():
            start = kind.start[0]
            if start and start not in w.zones:
                self.wrong("unknown-name", f"there is no zone `{start}`", kind.span, meant(start, w.zones))
                kind.start = ("", "")
            elif start and kind.name not in w.zones[start].holds:
                self.wrong("wrong-type", f"zone `{start}` does not hold {kind.plural}", kind.span,
                           f"add {kind.name} to its `holds:`")

    def owners(self, node: Node | None) -> tuple[str, list[int]]:
        w = self.words
        if node is None or self.text(node) == "game":
            return "game", [0]
        words = self.text(node).split()
        kind = w.forms.get(words[-1], "") if words else ""
        if kind not in w.kinds:
            self.wrong("unknown-name", f"there is no kind `{words[-1] if words else ''}`", node.span,
                       meant(words[-1] if words else "", w.kinds))
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
                        self.wrong("unknown-name", f"{name} does not lie on `{place}`", start_node.keys[place],
                                   meant(place, places))
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
                self.wrong("layout-size", f"the rows have {sum(rows)} places, but there are {have} {self.words.kinds[of].plural}"
                           f" with {self.players} players", rows_node.span if rows_node else section.keys[name])
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
                        self.wrong("unknown-name", f"there is no kind `{noun}`", span, meant(noun, [*w.kinds, *w.groups]))
                if name in w.rules:
                    self.wrong("name-twice", f"there are two rules called `{name}`", span, "rename one of them")
                w.rules[name] = Rule(name, params[0], params[1], node, span, key, part == "flow")
        for symbol in w.symbols.values():
            if symbol.rule not in w.rules:
                self.wrong("unknown-name", f"there is no rule `{symbol.rule}`", symbol.span, meant(symbol.rule, w.rules))

    def others(self) -> None:
        w = self.words
        w.setup, w.scoring, w.always = self.tree.get("setup"), self.tree.get("scoring"), self.tree.get("always")
        section = self.section("end")
        for name, node in section:
            if not isinstance(node, Map) or node.get("when") is None:
                self.wrong("missing-key", f"the end `{name}` needs `when:` and `after:`", section.keys[name])
                continue
            after = node.get("after")
            rounds = -1 if self.text(after) == "now" else self.number(after.get("rounds")) if isinstance(after, Map) else 0
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


Reader = Callable[[], None]


def declare(tree: Map, players: int) -> tuple[Words, list[Problem]]:
    """The words of the game for this number of players, and what is wrong with them."""
    reader = Declarations(tree, players)
    return reader.read(), reader.problems
