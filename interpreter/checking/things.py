"""Kinds and their tables of things: the part of the declarations that everything else speaks of."""

from __future__ import annotations

import re

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..model.vocabulary import PLAYER, Kind, PropertyType, Thing, Vocabulary, plural_of
from ..packs.provenance import SOURCE, least_certain, sources
from ..packs.tree import Map, Node, Scalar, Seq
from ..syntax import parser
from .cells import read_cells
from .names import meant

IDENT = re.compile(r"[a-z0-9][a-z0-9_]{0,60}\Z")
SIMPLE_SORTS = ("number", "flag", "effect", "condition", "amounts", "abilities")
MOST_COPIES = 200
MOST_THINGS = 1000
BUILT_IN = {"players": PLAYER, "opponents": "opponent", "things": "thing", "copies": "copy"}


class Things:
    """Reads kinds and things; problems are collected, never raised."""

    def __init__(self, tree: Map, players: int):
        self.tree = tree
        self.players = players
        self.problems: list[Problem] = []
        #: form of a word -> (the name it stands for, what that is)
        self.claimed: dict[str, tuple[str, MessageRef]] = {}
        self.twice: set[tuple[str, Span | None]] = set()
        game = tree.get("game")
        self.words = Vocabulary(str(game.value) if isinstance(game, Scalar) else "", players)

    # ---- small readers
    def wrong(self, code: str, message: MessageRef, span: Span | None, hint: MessageRef | None = None) -> None:
        self.problems.append(Problem(code, message, span, hint))

    def section(self, name: str) -> Map:
        node = self.tree.get(name)
        return node if isinstance(node, Map) else Map({}, {}, Span("", 0, 0, 0))

    def number(self, node: Node | None, default: int = 0) -> int:
        node = self.by_players(node)
        if node is None:
            return default
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return int(node.value)
        if isinstance(node, Scalar) and isinstance(node.value, int):
            return node.value
        self.wrong("wrong-type", say("what-belongs", what=say("what-number")), node.span)
        return default

    def by_players(self, node: Node | None) -> Node | None:
        """A table by number of players is looked up; anything else stays as it is."""
        if isinstance(node, Map) and node.items and all(k.isdigit() or k == "others" for k in node.items):
            found = node.get(str(self.players)) or node.get("others")
            if found is None:
                self.wrong(
                    "missing-key",
                    say("nothing-for-players", n=self.players),
                    node.span,
                    say("add-players", n=self.players),
                )
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

    def claim(self, name: str, form: str, span: Span | None, what: MessageRef) -> None:
        """A word may stand for one thing only."""
        if (name, span) in self.twice:
            return
        if not self.free(form, what, span):
            self.words.refused.update((name, form))
        elif {self.claimed.setdefault(form, (name, what))[1], what} == {say("what-zone"), say("what-symbol")}:
            return  # one is gained, the other is a place: a line always tells which is meant
        elif self.claimed[form] != (name, what):
            other, other_what = self.claimed[form]
            self.wrong(
                "name-twice",
                say("already-stands-for", word=form, what=other_what, name=other),
                span,
                say("rename-or-plural"),
            )
            self.words.refused.add(name)
            self.twice.add((name, span))
        else:
            self.words.forms.setdefault(form, name)

    def free(self, word: str, what: MessageRef, span: Span | None) -> bool:
        """Is this no word of the language? In a line it could not be told from one."""
        if word not in parser.RESERVED:
            return True
        self.wrong(
            "reserved-word",
            say("reserved-word", word=word, what=what),
            span,
            say("other-name", word=word),
        )
        return False

    def kinds(self) -> None:
        w = self.words
        w.kinds[PLAYER] = Kind(PLAYER, "players", {}, None)
        for form in ("player", "players", "opponent", "opponents", "thing", "things", "copy", "copies"):
            w.forms[form] = {"players": PLAYER, "opponents": "opponent", "things": "thing", "copies": "copy"}.get(
                form, form
            )
        for name, node in self.section("kinds"):
            span = self.section("kinds").keys[name]
            if not isinstance(node, Map):
                continue
            plural = self.text(node.get("plural")) or plural_of(name)
            kind = Kind(name, plural, {}, span)
            kind.part_of = self.text(node.get("part of"))
            kind.listed_under = self.text(node.get("listed under")) or plural
            kind.numbered = bool(self.number(node.get("numbered")))
            kind.owned = self.text(node.get("of")) == PLAYER
            if "of" in node.items and not kind.owned:
                at = node.items["of"].span
                self.wrong("wrong-value", say("things-of-whom"), at, say("write", code="of: player"))
            start = node.get("start")
            if isinstance(start, Scalar):
                tree = parser.parse(str(start.value), "locator", start, self.problems)
                if tree is not None and tree.data == "located_of":
                    kind.start = (str(tree.children[0]), str(tree.children[1]))
                elif tree is not None:
                    kind.start = (str(tree.children[0].children[0]), "")
            has = node.get("has")
            if isinstance(has, Map):
                for prop, sort in has:
                    kind.properties[prop] = self.property_type(sort)
                    self.free(prop, say("what-property"), has.keys[prop])
                    if isinstance(sort, Seq):
                        for value, at in self.strings(sort):
                            self.free(value, say("what-value"), at)
            kind.alike = tuple(p for p, _ in self.strings(node.get("alike by")))
            for prop, at in self.strings(node.get("alike by")):
                known = [*kind.properties, *(["number"] if kind.numbered else [])]
                if prop not in known:
                    self.wrong("unknown-key", say("no-property", name=prop, kind=name), at, meant(prop, known))
            w.kinds[name] = kind
            self.claim(name, name, span, say("what-kind"))
            self.claim(name, plural, span, say("what-kind"))
        for kind in w.kinds.values():
            for declared in kind.properties.values():
                if declared.kind and declared.kind not in w.kinds:
                    self.wrong(
                        "unknown-name",
                        say("no-sort-of-property", name=declared.kind),
                        kind.span,
                        meant(declared.kind, [*w.kinds, *SIMPLE_SORTS]),
                    )
            if kind.part_of:
                if kind.part_of in w.kinds:
                    w.kinds[kind.part_of].parts.append(kind.name)
                else:
                    self.wrong(
                        "unknown-name", say("no-kind", name=kind.part_of), kind.span, meant(kind.part_of, w.kinds)
                    )

    def property_type(self, node: Node) -> PropertyType:
        if isinstance(node, Seq):
            values = tuple(v for v, _ in self.strings(node))
            return PropertyType("enum", values=values, optional="none" in values)
        if isinstance(node, Map):
            for kind, given in node:
                if kind == "number":
                    return PropertyType("number", optional=True, default=self.number(given))
                return PropertyType("thing", kind=kind, optional=True)
        name = self.text(node)
        if name in SIMPLE_SORTS:
            return PropertyType(name, optional=name in ("flag", "abilities"))
        for sort in ("list", "amounts", "grid"):
            if name.startswith(f"{sort} of "):
                return PropertyType(sort, kind=name.removeprefix(f"{sort} of "), optional=sort == "list")
        return PropertyType("thing", kind=name)

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
        for kind in w.kinds.values():
            read_cells(self, kind)

    def table(self, kind: Kind) -> None:
        section = self.section(kind.plural)
        for entry, node in section:
            if entry == SOURCE or not isinstance(node, Map):
                continue
            span = section.keys[entry]
            if not IDENT.match(entry):
                self.wrong("bad-name", say("name-letters"), span)
                continue
            source = least_certain(sources(self.tree, kind.plural, entry).values())
            copies, column, values = self.copies(kind, node)
            made = copies * (self.players if kind.owned else 1)
            if copies > MOST_COPIES or len(self.words.things) + made > MOST_THINGS:
                self.wrong("too-many", say("too-many-things", copies=MOST_COPIES, most=MOST_THINGS), span)
                continue
            seats = self.players if kind.owned else 1
            tally = self.words.sources.setdefault(kind.plural, {})
            tally[source] = tally.get(source, 0) + copies * seats
            for copy in range(copies * seats):
                name = entry if copies * seats == 1 else f"{entry}_{copy + 1}"
                given = dict(node.items)
                if column:
                    given[column] = values[copy % copies]
                thing = self.add_thing(kind, name, entry, given, span, source)
                if kind.owned:
                    thing.owner = copy // copies

    def copies(self, kind: Kind, node: Map) -> tuple[int, str, list[Node]]:
        for key, value in node:
            if key.startswith("copies with "):
                column = key[len("copies with ") :]
                if column not in kind.properties:
                    self.wrong(
                        "unknown-key",
                        say("no-property", name=column, kind=kind.name),
                        node.keys[key],
                        meant(column, kind.properties),
                    )
                items = value.items if isinstance(value, Seq) else []
                return len(items), column, list(items)
        return (self.number(node.get("copies"), 1), "", [])

    def add_thing(
        self, kind: Kind, name: str, entry: str, values: dict[str, Node], span: Span | None, source: str
    ) -> Thing:
        w = self.words
        thing = Thing(len(w.things), name, entry, kind.name, values, {}, span, source)
        thing.number = len(kind.things) + 1
        w.things.append(thing)
        kind.things.append(thing)
        if w.thing_names.setdefault(name, thing.index) != thing.index:
            self.wrong("name-twice", say("names-two", name=name), span, say("rename-one"))
        same = w.entries.setdefault(entry, [])
        if same and w.things[same[0]].kind != kind.name:
            self.wrong(
                "name-twice", say("already-kind", name=entry, kind=w.things[same[0]].kind), span, say("rename-one")
            )
        same.append(thing.index)
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
        for thing in kind.things:
            for prop, sort in kind.properties.items():
                node = (
                    self.by_players(thing.values.get(prop))
                    if sort.sort in ("number", "flag", "enum", "thing")
                    else None
                )
                if sort.sort == "number":
                    thing.numbers[prop] = self.number(node, sort.default)
                elif sort.sort == "flag":
                    thing.numbers[prop] = int(bool(self.number(node)))
                elif sort.sort == "enum":
                    value = self.text(node) or "none"
                    if value in sort.values:
                        thing.numbers[prop] = sort.values.index(value)
                    else:
                        self.wrong(
                            "unknown-name",
                            say("no-such-value", name=value, prop=prop),
                            node.span if node else thing.span,
                            meant(value, sort.values) or say("one-of", names=sort.values),
                        )
                        thing.numbers[prop] = 0
                elif sort.sort == "thing":
                    thing.numbers[prop] = self.reference(node, sort, thing)
                elif sort.sort == "list":
                    listed = thing.values.get(prop)
                    items = listed.items if isinstance(listed, Seq) else [] if listed is None else [listed]
                    found = [self.reference(item, sort, thing) for item in items]
                    thing.lists[prop] = tuple(dict.fromkeys(i for i in found if i >= 0))

    def reference(self, node: Node | None, sort: PropertyType, thing: Thing) -> int:
        w = self.words
        if node is None or (isinstance(node, Scalar) and node.value in (None, "none") and sort.optional):
            if not sort.optional:
                self.wrong("missing-key", say("needs-noun", rule=thing.name, noun=sort.kind), thing.span)
            return -1
        name = str(node.value) if isinstance(node, Scalar) else ""
        found = [i for i in w.entries.get(name, []) if w.things[i].kind == sort.kind]
        if not found:
            names = [t.entry for t in w.kinds[sort.kind].things] if sort.kind in w.kinds else []
            self.wrong("unknown-name", say("no-thing-called", kind=sort.kind, name=name), node.span, meant(name, names))
            return -1
        return found[0]

    def enums(self) -> None:
        for kind in self.words.kinds.values():
            for prop, sort in kind.properties.items():
                if sort.sort == "enum":
                    for value in sort.values:
                        self.words.enum_values.setdefault(value, []).append((kind.name, prop))
