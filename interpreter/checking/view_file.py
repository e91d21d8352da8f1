"""How a game is shown at the table, as `view.yaml` says it: every name in it known, every place one that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.records import record
from ..model.view import FIRST, NAME, NUMBER, SUM, Board, Item, Line, Row, Sign, Track, View
from ..model.vocabulary import FACE, PLAYER, Kind, Vocabulary, Zone
from ..packs.tree import Map, Node, Scalar, Seq
from ..packs.view_shapes import WITH_ROOM
from ..reading.names import meant


@record
class Subject:
    """Of what something is shown: things of some kinds, pieces in a zone, a slot of a row."""

    kinds: tuple[str, ...]
    zone: Zone | None = None


class Showing:
    """Reads a `view.yaml` whose shape is right."""

    def __init__(self, words: Vocabulary):
        self.words = words
        self.problems: list[Problem] = []

    def read(self, tree: Map) -> View:
        """What the file does not speak of is shown as if there were none."""
        view = default_view(self.words)
        view.order = tuple(dict.fromkeys((*tree.items, *view.order)))
        for section, parts in (("boards", view.boards), ("rows", view.rows), ("yours", view.yours)):
            if section in tree.items:
                parts.clear()
        for section, names in (("grids", view.grids), ("game", view.game)):
            if section in tree.items:
                names.clear()
        self.colours(view, tree.get("colours"))
        for name, node in pairs(tree.get("signs")):
            if name not in self.marked():
                self.wrong(say("view-nothing-called", name=name), name, span_in(tree, "signs", name), self.marked())
            elif (sign := self.sign(node)) is not None:
                view.signs[name] = sign
        for name, node in pairs(tree.get("boards")):
            board = self.board(name, node, span_in(tree, "boards", name))
            if board is not None:
                view.boards.append(board)
        for name, node in pairs(tree.get("tracks")):
            ends = [int(text(n)) for n in as_list(node)]
            if name in self.tracked():
                view.tracks.append(Track(name, min(ends), max(ends)))
            else:
                said = say("view-no-counter-of-players", name=name)
                self.wrong(said, name, span_in(tree, "tracks", name), self.tracked())
        view.rows += self.zones(tree, "rows")
        view.yours += self.zones(tree, "yours")
        if "players" in tree.items:
            view.holdings = list(self.line(tree.get("players"), Subject((PLAYER,))))
        grids = [zone.name for zone in self.words.zones.values() if zone.form == "grid"]
        view.grids += self.known(tree.get("grids"), grids, lambda name: say("view-no-grid", name=name))
        counters = [counter.name for counter in self.words.counters.values() if counter.of == "game"]
        noted = [note.name for note in self.words.notes.values() if note.of == "game"]
        for section, names, fitting in (
            ("game", view.game, [*counters, *noted]),
            ("questions", view.questions, counters),
        ):
            names += self.known(tree.get(section), fitting, lambda name: say("view-no-counter-of-game", name=name))
        view.news = view.game if "game" in tree.items else counted_by_all(self.words)
        anything = [*self.words.zones, *self.words.counters, *self.words.notes, *self.words.pieces]
        view.also += self.known(tree.get("also"), anything, lambda name: say("view-nothing-called", name=name))
        return view

    def known(self, node: Node | None, names: list[str], unknown: Callable[[str], MessageRef]) -> list[str]:
        """The names listed, but for those that nothing has."""
        for one in as_list(node):
            if text(one) not in names:
                self.wrong(unknown(text(one)), text(one), one.span, names)
        return [text(one) for one in as_list(node) if text(one) in names]

    # ---- colours and signs
    def colours(self, view: View, node: Node | None) -> None:
        for name, value in pairs(node):
            if name == "players":
                view.players = tuple(text(n) for n in as_list(value))
            elif isinstance(node, Map) and name not in self.marked():
                self.wrong(say("view-nothing-called", name=name), name, node.keys[name], self.marked())
            else:
                view.colours[name] = text(value)

    def sign(self, node: Node) -> Sign | None:
        """One character for a terminal with all letters, or one for each player, and one of ASCII: the same, if only
        one is given."""
        signs = [text(n) for n in as_list(node)]
        fitting = len(signs) in (1, 2) and len(signs[0]) in (1, self.words.players) and len(signs[-1]) == 1
        if not fitting or not signs[-1].isascii():
            self.problems.append(Problem("wrong-value", say("view-sign"), node.span))
            return None
        return signs[0], signs[-1]

    def marked(self) -> list[str]:
        """Everything that can have a colour or a sign."""
        w = self.words
        properties = {p for k in w.kinds.values() for p in k.properties}
        found = [*w.counters, *w.pieces, *w.symbols, *w.kinds, *w.entries, *w.enum_values, *sorted(properties)]
        return [*found, *(s for z in w.zones.values() for s in z.slots)]

    # ---- boards
    def board(self, name: str, node: Node, span: Span) -> Board | None:
        w = self.words
        layout = w.layouts.get(name)
        if layout is None and name not in w.kinds:
            self.wrong(say("view-no-layout", name=name), name, span, [*w.layouts, *w.kinds])
            return None
        of = layout.of if layout is not None else name
        if not isinstance(node, Map):
            return None
        cell = tuple(self.line(line, Subject((of,))) for line in as_list(node.get("cell")))
        board = Board(name, of, cell)
        board.spare = tuple(self.line(line, Subject((of,))) for line in as_list(node.get(WITH_ROOM)))
        kind = w.kinds[of]
        board.at = tuple(self.coordinate(kind, n) for n in as_list(node.get("at")))
        for row in as_list(node.get("rows")):
            board.rows.append([self.thing(kind, n) for n in as_list(row)])
        for other, shown in pairs(node.get("between")):
            self.lies_between(board, other, shown, span_in(node, "between", other))
        return board

    def coordinate(self, kind: Kind, node: Node) -> str:
        numbers = [p for p, sort in kind.properties.items() if sort.sort == "number"]
        if text(node) not in numbers:
            self.wrong(say("view-no-number-of", name=text(node), kind=kind.name), text(node), node.span, numbers)
            return ""
        return text(node)

    def thing(self, kind: Kind, node: Node) -> int:
        """-1: nothing is there, or nothing with this number of players."""
        name = text(node)
        if name in ("none", ""):
            return -1
        found = next((t.index for t in kind.things if name in (t.name, t.entry)), -1)
        if found < 0 and name not in self.words.entries:
            said = say("view-no-thing-of", name=name, kind=kind.name)
            self.wrong(said, name, node.span, [t.entry for t in kind.things])
        return found

    def lies_between(self, board: Board, name: str, node: Node, span: Span) -> None:
        w = self.words
        fitting = [x.name for x in w.layouts.values() if x.printed and joining(w.kinds[x.of], board.of)]
        if name not in fitting:
            self.wrong(say("view-nothing-between", name=name, kind=board.of), name, span, fitting)
            return
        board.between = name
        board.marks = self.line(node, Subject((w.layouts[name].of,)))

    # ---- rows and what lies there
    def zones(self, tree: Map, section: str) -> list[Row]:
        found = []
        of = {"yours": (PLAYER,)}.get(section, ())
        fitting = {z.name: z for z in self.words.zones.values() if z.holds and (not of or z.of in of)}
        for name, node in pairs(tree.get(section)):
            if name in fitting:
                zone = fitting[name]
                found.append(Row(name, self.line(node, Subject(tuple(zone.holds), zone))))
            else:
                said = say("view-no-zone-of-players", name=name) if of else say("view-no-zone-with-things", name=name)
                self.wrong(said, name, span_in(tree, section, name), fitting)
        return found

    def tracked(self) -> list[str]:
        """Counters of players, or of things that belong to players."""
        w = self.words
        return [c.name for c in w.counters.values() if c.of == PLAYER or (c.of in w.kinds and w.kinds[c.of].owned)]

    # ---- items
    def line(self, node: Node | None, subject: Subject) -> Line:
        found: list[Item | None] = []
        for part in as_list(node):
            if isinstance(part, Map):
                found += [self.nested(key, inner, part.keys[key], subject) for key, inner in part]
            else:
                found.append(self.item(part, subject))
        return tuple(x for x in found if x is not None)

    def item(self, node: Node, subject: Subject) -> Item | None:
        name = text(node)
        names = self.names(subject)
        if name in names:
            return Item(names[name], name)
        self.nothing(name, node.span, subject)
        return None

    def nested(self, key: str, inner: Node, span: Span, subject: Subject) -> Item | None:
        if key in (FIRST, SUM):
            return Item(key, "", self.line(inner, subject))
        names = self.names(subject)
        sort, further = names.get(key, ""), self.further(key, subject)
        if not further:
            self.nothing(key, span, subject)
            return None
        return Item(sort, key, self.line(inner, further))

    def names(self, subject: Subject) -> dict[str, str]:
        """What there is to show, and what sort each is."""
        w = self.words
        found: dict[str, str] = {}
        for kind in (w.kinds[k] for k in subject.kinds):
            places = {kind.name, *(part for part in kind.parts)}
            found.update({p: "property" for p in kind.properties})
            found.update({c.name: "counter" for c in w.counters.values() if c.of == kind.name})
            found.update({n.name: "note" for n in w.notes.values() if n.of == kind.name})
            found.update({z.name: "zone" for z in w.zones.values() if z.of == kind.name})
            found.update({p.name: "piece" for p in w.pieces.values() if places & {*p.places}})
            for part in (w.kinds[p] for p in kind.parts):
                found.update({part.listed_under: "parts", part.plural: "parts"})
        if subject.zone is not None:
            found.update({s: "slot" for s in subject.zone.slots})
            found.update({p.name: "piece" for p in w.pieces.values() if subject.zone.name in p.places})
        return {**found, NAME: "name", **({} if subject.kinds == (PLAYER,) else {NUMBER: "number"})}

    def further(self, name: str, subject: Subject) -> Subject | None:
        """Where `{NAME: ...}` leads."""
        w = self.words
        sort = self.names(subject).get(name)
        if sort == "zone":
            return Subject(tuple(w.zones[name].holds), w.zones[name])
        for kind in (w.kinds[k] for k in subject.kinds):
            if sort == "property" and name in kind.properties and kind.properties[name].kind in w.kinds:
                return Subject((kind.properties[name].kind,))
            for part in (w.kinds[p] for p in kind.parts):
                if sort == "parts" and name in (part.listed_under, part.plural):
                    return Subject((part.name,))
        return None

    # ---- mistakes
    def nothing(self, name: str, span: Span, subject: Subject) -> None:
        kinds = subject.kinds or ((subject.zone.name,) if subject.zone is not None else ())
        self.wrong(say("view-nothing-to-show", name=name, kinds=kinds), name, span, self.names(subject))

    def wrong(self, said: MessageRef, name: str, span: Span, names: Iterable[str]) -> None:
        self.problems.append(Problem("unknown-name", said, span, meant(name, names)))


def joining(kind: Kind, places: str) -> str:
    """The property in which things of a kind list the places they join."""
    return next((p for p, sort in kind.properties.items() if sort.sort == "list" and sort.kind == places), "")


def read_view(words: Vocabulary, tree: Map) -> tuple[View, list[Problem]]:
    showing = Showing(words)
    return showing.read(tree), showing.problems


def default_view(words: Vocabulary) -> View:
    """A game nobody has said anything about: its layouts, rows and grids, and everything players have."""
    view = View()
    laid = {layout.of: layout.name for layout in words.layouts.values()}
    lain_on = {place for piece in words.pieces.values() for place in piece.places if place in words.kinds}
    for kind in words.kinds.values():
        used = bool(lain_on & {kind.name, *kind.parts}) and kind.name != PLAYER and not kind.part_of
        if kind.name in laid or used:
            view.boards.append(Board(laid.get(kind.name, kind.name), kind.name, everything_on(words, kind.name)))
    view.boards.sort(key=lambda board: board.of not in laid)
    view.rows = [
        Row(z.name, (*name_in(words, z), *told_apart_by(words, z), *numbers_of(words, z)))
        for z in words.zones.values()
        if lies_open(words, z)
    ]
    mine = [z for z in words.zones.values() if z.of == PLAYER]
    view.holdings = [Item("counter", c.name) for c in words.counters.values() if c.of == PLAYER]
    view.holdings += [Item("note", n.name) for n in words.notes.values() if n.of == PLAYER]
    for zone in mine:
        pieces = tuple(Item("piece", p.name) for p in words.pieces.values() if zone.name in p.places)
        view.holdings += [Item("zone", zone.name, (piece,)) for piece in pieces]
        if zone.holds and zone.form != "grid":
            view.holdings.append(Item("zone", zone.name))
    drawn = {row.zone for row in view.rows}
    view.yours = [
        Row(z.name, named(words, z))
        for z in mine
        if z.holds and z.form != "grid" and not (z.form == "pile" and z.name in drawn)
    ]
    view.grids = [z.name for z in words.zones.values() if z.form == "grid"]
    view.game = [c.name for c in words.counters.values() if c.of == "game"]
    view.game += [note.name for note in words.notes.values() if note.of == "game"]
    view.news = counted_by_all(words)
    return view


def counted_by_all(words: Vocabulary) -> list[str]:
    """The counters of the game that are told of when they change; not those that only count how long something takes"""
    return [c.name for c in words.counters.values() if c.of == "game" and not c.clock]


def lies_open(words: Vocabulary, zone: Zone) -> bool:
    """Is it a row, or a pile that everybody may look through: that belongs to nobody, or in which dice lie?"""
    dice = any(words.kinds[kind].face is not None for kind in zone.holds)
    open_pile = zone.form == "pile" and (zone.of == "game" or dice) and zone.seen_by == "all"
    return bool(zone.holds) and (zone.form == "row" or open_pile)


def everything_on(words: Vocabulary, kind: str) -> tuple[Line, ...]:
    pieces = tuple(Item("piece", p.name) for p in words.pieces.values() if kind in p.places)
    for part in words.kinds[kind].parts:
        on_part = tuple(Item("piece", p.name) for p in words.pieces.values() if part in p.places)
        pieces += (Item("parts", words.kinds[part].plural, on_part),) if on_part else ()
    counters = tuple(Item("counter", c.name) for c in words.counters.values() if c.of == kind)
    notes = tuple(Item("note", n.name) for n in words.notes.values() if n.of == kind)
    zones = [z for z in words.zones.values() if z.of == kind and z.holds and z.form == "pile"]
    lying = tuple(Item("zone", z.name, named(words, z)) for z in zones)
    return tuple(line for line in ((Item("name"),), pieces, (*counters, *notes, *lying)) if line)


def named(words: Vocabulary, zone: Zone) -> Line:
    """A name, and what is printed on one copy and not on another."""
    return (*name_in(words, zone), *told_apart_by(words, zone, ("thing", "enum", "flag", "number", FACE)))


def name_in(words: Vocabulary, zone: Zone) -> Line:
    """A name; of dice that are all alike, what they show is enough."""
    kinds = [words.kinds[k] for k in zone.holds]
    alike = len(kinds) == 1 and kinds[0].face is not None and len({thing.entry for thing in kinds[0].things}) == 1
    return () if alike else (Item("name"),)


def told_apart_by(
    words: Vocabulary, zone: Zone, sorts: tuple[str, ...] = ("thing", "enum", "flag", FACE)
) -> tuple[Item, ...]:
    """The properties of some sorts in which copies of an entry differ."""
    found: dict[str, None] = {}
    for kind in (words.kinds[name] for name in zone.holds):
        for prop in (p for p, sort in kind.properties.items() if sort.sort in sorts):
            values: dict[str, set[int]] = {}
            for thing in kind.things:
                values.setdefault(thing.entry, set()).add(thing.numbers.get(prop, -1))
            found |= {prop: None} if prop == FACE or any(len(numbers) > 1 for numbers in values.values()) else {}
    return tuple(Item("property", prop) for prop in found)


def numbers_of(words: Vocabulary, zone: Zone) -> list[Item]:
    properties: Mapping[str, None] = {
        p: None for k in zone.holds for p, s in words.kinds[k].properties.items() if s.sort == "number"
    }
    return [*(Item("property", p) for p in properties), *(Item("slot", s) for s in zone.slots)]


# ---- nodes
def pairs(node: Node | None) -> Iterable[tuple[str, Node]]:
    return node if isinstance(node, Map) else ()


def as_list(node: Node | None) -> list[Node]:
    return [] if node is None else list(node.items) if isinstance(node, Seq) else [node]


def text(node: Node) -> str:
    value = node.value if isinstance(node, Scalar) else ""
    return "" if value is None else str(value)


def span_in(tree: Map, section: str, name: str) -> Span:
    inner = tree.get(section)
    return inner.keys[name] if isinstance(inner, Map) and name in inner.keys else tree.span
