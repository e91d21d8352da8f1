"""What is shown of a thing: the items of a `view.yaml` become short pieces of text in the colours of the game.

Only what the player's view tells is asked, so that nothing hidden can be drawn. Nothing depends on colour alone: an
owner is a number, a value is the beginning of its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any

from ..lowering.anatomy import gained, lead_of
from ..model import ir
from ..model.letters import CASES, cased, letters
from ..model.view import FIRST, NAME, NUMBER, SUM, Item, View
from ..model.vocabulary import FACE, PLAYER, Thing, Vocabulary
from ..phrases.words import Noun, Say, Short
from ..prose.speaking.punctuation import capital
from ..prose.texts.labels import Labels
from ..prose.texts.renderer import telling
from ..terms.properties import named_thing
from ..verbs.sequences import steps_of
from .canvas import Line, Span, clipped, wide

#: colours of players whom the game gives none
PLAYERS = ("red", "blue", "green", "yellow", "purple", "orange", "cyan", "pink", "brown", "grey", "white", "red")
#: how the number of an option is drawn
CHOSEN_BY = "bold cyan"
#: behind it where it stands before a card or a mark, so that it is not taken for an amount or a name
BEHIND = ":"
MORE, PLAIN_MORE = "…", "."
#: which letters are whose, where two are told apart by them
CAPITALS = ("ABC", "abc")
#: more of a sign than that are counted
MOST_SIGNS = 3
#: an owner, a sign, how many: pieces of one owner stand together
Lying = tuple[int, str, int]
#: something of the player's sight: its section, its name, of pieces the place, and on or before whom it is
Fact = tuple[str, ...]


class Shown:
    def __init__(
        self,
        labels: Labels,
        view: View,
        seen: dict[str, Any],
        plain: bool = False,
        numbers: Mapping[int, int] | None = None,
        moved: frozenset[int] = frozenset(),
    ):
        """`numbers`: what can be chosen now, by thing, with the number that chooses it. `moved`: the places from or to
        which something was moved last."""
        self.labels = labels
        self.words = labels.words
        self.view = view
        self.seen = seen
        self.plain = plain
        self.numbers = numbers or {}
        self.moved = moved
        #: what has been asked for so far, and so is told if there is room for it
        self.told: set[Fact] = set()
        #: the things that have been called by their short names
        self.named: dict[int, None] = {}
        #: has only a mark been drawn for something that is printed there?
        self.more = False
        self._marks: dict[str, dict[str, str]] = {}
        #: what has been drawn of things once, with what was told by it: a table is arranged in several ways. Items are
        #: known by what they are in memory (they are kept, too), as to look at all they hold takes as long as drawing
        self._lines: dict[tuple[tuple[int, ...], int, int, str], tuple[list[Line], set[Fact], list[Item]]] = {}

    # ---- colours and signs
    def colour(self, name: str) -> str:
        return self.view.colours.get(name, "")

    def seat(self, seat: int) -> str:
        """The colour of a player."""
        colours = self.view.players or PLAYERS
        return colours[seat % len(colours)]

    def sign(self, name: str) -> str:
        """What the game draws it with, or the beginning of its name."""
        if name in self.view.signs:
            return self.view.signs[name][self.plain][0]
        return ""

    def piece(self, name: str) -> str:
        return self.sign(name) or self.letters.get(name) or self.beginning(name, list(self.words.pieces))

    @cached_property
    def letters(self) -> dict[str, str]:
        """By piece or entry that lies on a board with a pattern or lines: the letter it is drawn with there."""
        kinds = [x.of for x in self.words.layouts.values() if x.geometry is not None]
        sorts = dict.fromkeys(name for kind in kinds for name in sorts_on(self.words, kind))
        signs = {n: plain for n, (_, plain) in self.view.signs.items() if n in sorts and plain.isalpha()}
        names = {n: self.labels.head(n) if n in self.words.pieces else self.labels.text(Short(n)) for n in sorts}
        found = letters([*names.values()], {names[n]: sign for n, sign in signs.items()})
        return {n: found[name] for n, name in names.items()}

    @property
    def cased(self) -> bool:
        """Are players told apart by capital and small letters on such a board?"""
        return self.words.players <= CASES

    def on_board(self, name: str, seat: int) -> str:
        """What a piece or thing of somebody's, or of nobody, is drawn with on such a board."""
        signs = self.view.signs.get(name, ("", ""))
        if not self.plain and len(signs[0]) > 1 and 0 <= seat < len(signs[0]):
            return signs[0][seat]
        sign = self.sign(name) or self.letters[name]
        if seat < 0:
            return sign
        return cased(sign.upper(), seat) if self.cased and sign.isalpha() else f"{seat + 1}{sign}"

    def heap_on_board(self, name: str, seat: int, n: int) -> Span:
        """So many of them: a number before a letter, the sign several times behind the number of the owner."""
        sign = self.on_board(name, seat)
        several = f"{n}{sign}" if len(sign) == 1 else sign[:-1] + self.several(sign[-1], n)
        return sign if n == 1 else several, f"bold {self.seat(seat)}" if seat >= 0 else ""

    def measure(self, name: str) -> str:
        """What stands behind a number of something that is gained or paid."""
        w = self.words
        held = [c.name for c in w.counters.values() if c.of != "game"]
        return self.sign(name) or self.beginning(name, [x for x in (*held, *w.symbols) if not self.sign(x)])

    def beginning(self, name: str, among: list[str]) -> str:
        """So many letters of its name that nobody takes it for another one."""
        key = " ".join(among)
        if key not in self._marks:
            self._marks[key] = dict(zip(among, beginnings([self.labels.head(n) for n in among]), strict=True))
        return self._marks[key].get(name, name[:1].upper())

    def value(self, thing: Thing) -> Span:
        """A thing that stands for a value: with a colour of its own its mark, else its name."""
        colour = self.colour(thing.entry)
        if not colour and not self.sign(thing.entry):
            return self.brief(thing), ""
        return self.mark(thing), f"bold {colour}".strip()

    def brief(self, thing: Thing) -> str:
        """A thing by its short name."""
        self.named[thing.index] = None
        return self.labels.brief(thing.index)

    def mark(self, thing: Thing) -> str:
        if self.sign(thing.entry):
            return self.sign(thing.entry)
        kind = self.words.kinds[thing.kind]
        if kind.name not in self._marks:
            names = {t.entry: self.labels.brief(t.index) for t in kind.things}
            self._marks[kind.name] = dict(zip(names, beginnings(list(names.values())), strict=True))
        return self._marks[kind.name][thing.entry]

    def chosen_by(self, thing: Thing, sign: str = "") -> Line:
        """The number that chooses it, to be drawn where it lies, and a sign that sets it apart from other numbers."""
        return [(f"{self.numbers[thing.index]}{sign}", CHOSEN_BY)] if thing.index in self.numbers else []

    # ---- lines
    def line(self, items: Iterable[Item], thing: Thing, slot: int = -1, zone: str = "") -> list[Line]:
        """Items as groups of text that stand side by side; pieces of one owner are one group."""
        some = [*items]
        key = (*map(id, some),), thing.index, slot, zone
        if key not in self._lines:
            before, self.told = self.told, set()
            self._lines[key] = self.groups(some, thing, slot, zone), self.told, some
            self.told = before
        found, told, _ = self._lines[key]
        self.told |= told
        return [[*group] for group in found]

    def groups(self, items: Sequence[Item], thing: Thing, slot: int, zone: str) -> list[Line]:
        found: list[Line] = []
        for pieces, some in groupby(items, key=lambda item: thing.kind != PLAYER and only_pieces(item)):
            if pieces:
                found += self.heaps([x for item in some for x in self.lying_at(item, thing)])
            else:
                found += [group for item in some for group in self.item(item, thing, slot, zone)]
        return [group for group in found if group]

    def item(self, item: Item, thing: Thing, slot: int, zone: str) -> list[Line]:
        if item.sort == FIRST:
            return next((found for x in item.inner if (found := self.line([x], thing, slot, zone))), [])
        if item.sort == SUM:
            return [self.added(item.inner, thing, slot, zone)]
        if item.sort == "name":
            shared = zone and thing.owner >= 0 and self.words.zones[zone].of != PLAYER
            whose = [(f"{thing.owner + 1} ", f"bold {self.seat(thing.owner)}")] if shared else []
            return [[*whose, (self.brief(thing), "bold")]]
        if item.sort in ("number", "counter", "slot"):
            n = self.number(item, thing, slot, zone)
            self.told |= {("counters", item.name, thing.name)} if item.sort == "counter" else set()
            return [[self.figure(n, item.name)]] if n or item.sort != "counter" or thing.kind == PLAYER else []
        if item.sort == "note":
            noted = self.noted(item.name, thing)
            return [[self.value(noted)]] if noted is not None else []
        if item.sort in ("zone", "parts"):
            return self.inside(item, thing)
        if item.sort == "property":
            return self.printed(item, thing)
        return []

    def added(self, items: Sequence[Item], thing: Thing, slot: int, zone: str) -> Line:
        """Numbers to be added, one by one: their sum would be taken for the one whose sign stands behind it."""
        first, *more = [self.number(x, thing, slot, zone) for x in items] or [0]
        figures = "+".join(map(str, (first, *filter(None, more))))
        return [self.figure(figures, items[0].name if items else "")]

    def number(self, item: Item, thing: Thing, slot: int, zone: str) -> int:
        if item.sort == "slot":
            values = self.words.zones[zone].slots.get(item.name, [])
            return values[slot] if 0 <= slot < len(values) else 0
        if item.sort == "counter":
            there = self.seen["counters"].get(item.name, {})
            return int(there.get(thing.name, 0)) if isinstance(there, dict) else int(there)
        if item.sort == "zone":
            return count(self.things(item.name, thing.name))
        return thing.number if item.sort == "number" else thing.numbers.get(item.name, 0)

    def noted(self, name: str, thing: Thing | None = None) -> Thing | None:
        """What is noted, by the game or by a player or thing."""
        there = self.seen["notes"][name]
        said = there if thing is None or there is None else there[thing.name]
        self.told |= {("notes", name, thing.name if thing is not None else "")}
        return self.words.things[self.words.thing_names[said]] if said is not None else None

    def figure(self, n: int | str, name: str) -> Span:
        return f"{n}{self.sign(name)}", self.colour(name)

    # ---- what lies somewhere
    def inside(self, item: Item, thing: Thing) -> list[Line]:
        if item.sort == "parts":
            kinds = [k for k in self.words.kinds.values() if item.name in (k.listed_under, k.plural)]
            parts = [t for k in kinds for t in k.things if t.whole == thing.index]
            return [group for part in parts for group in self.line(item.inner, part)]
        there = self.things(item.name, thing.name)
        if not there or isinstance(there, int) or identifies(item.inner):
            self.told.add(("zones", item.name, thing.name))
        if not item.inner or isinstance(there, int):
            pieces = [x.name for x in item.inner if x.sort == "piece"]
            n = sum(self.in_zone(p, item.name, thing) for p in pieces) if pieces else count(there)
            return [[(str(n), "")]]
        pieces = [x.name for x in item.inner if x.sort == "piece"]
        if pieces and thing.kind == PLAYER:
            return [[(str(sum(self.in_zone(p, item.name, thing) for p in pieces)), "")]]
        groups = [group for one in there if one is not None for group in self.line(item.inner, one)]
        return counted(groups) if thing.kind == PLAYER else groups

    def things(self, zone: str, holder: str = "") -> int | list[Thing | None]:
        """What lies in a zone, with the gaps of a row; only how many, if the player cannot see it."""
        there = self.seen["zones"].get(zone, [])
        if isinstance(there, dict):
            there = there.get(holder, [])
        if isinstance(there, int):
            return there
        at = self.words.thing_names
        return [self.words.things[at[name]] if name is not None else None for name in there]

    def in_zone(self, piece: str, zone: str, thing: Thing) -> int:
        there = self.seen["pieces"].get(piece, {}).get(zone, {})
        self.told.add(("pieces", piece, zone, thing.name))
        found = there.get(thing.name, 0) if isinstance(there, dict) else there
        return int(found) if isinstance(found, int) else sum(found.values())

    def lying_at(self, item: Item, thing: Thing) -> list[Lying]:
        """Pieces on a thing, or on those that lie in a zone of it."""
        if item.sort == "piece":
            return self.lying(item.name, thing)
        there = self.things(item.name, thing.name)
        things = [] if isinstance(there, int) else [t for t in there if t is not None]
        return [x for one in things for piece in item.inner for x in self.lying(piece.name, one)]

    def lying(self, piece: str, thing: Thing) -> list[Lying]:
        """Pieces on a thing and on its parts."""
        found: dict[int, int] = {}
        seats = self.words.thing_names
        for place, there in self.seen["pieces"].get(piece, {}).items():
            kind = self.words.kinds.get(place)
            if kind is None or not isinstance(there, dict):
                continue
            ours = [thing] if place == thing.kind else [t for t in kind.things if t.whole == thing.index]
            for one in ours:
                self.told.add(("pieces", piece, place, one.name))
                lies = there.get(one.name, 0)
                for owner, n in lies.items() if isinstance(lies, dict) else [("", lies)]:
                    seat = seats.get(owner, -1) if owner else -1
                    found[seat] = found.get(seat, 0) + n
        return [(seat, self.piece(piece), n) for seat, n in sorted(found.items()) if n]

    def heaps(self, lying: Sequence[Lying]) -> list[Line]:
        found: list[Line] = []
        for seat in sorted({owner for owner, _, _ in lying}, key=lambda s: (s < 0, s)):
            signs = "".join(self.several(sign, n) for owner, sign, n in lying if owner == seat)
            found.append(
                [(signs if seat < 0 else f"{seat + 1}{signs}", f"bold {self.seat(seat)}" if seat >= 0 else "")]
            )
        return found

    def several(self, sign: str, n: int) -> str:
        return sign * n if n <= MOST_SIGNS else f"{sign}{'x' if self.plain else '×'}{n}"

    # ---- what is printed
    def printed(self, item: Item, thing: Thing) -> list[Line]:
        sort = self.words.kinds[thing.kind].properties.get(item.name)
        if sort is None:
            return []
        if sort.sort == FACE:
            return self.on_top(thing)
        value = thing.numbers.get(item.name, 0)
        things = self.words.things
        if sort.sort == "number":
            return [[self.figure(value, item.name)]] if value or not sort.optional else []
        if sort.sort == "flag":
            return [[(self.sign(item.name) or self.labels.text(Say(f"is-{item.name}", "is")), "")]] if value else []
        if sort.sort == "enum":
            return [[(self.labels.text(Say(f"is-{sort.values[value]}", "is")), self.colour(sort.values[value]))]]
        if sort.sort == "thing" and value >= 0:
            return self.line(item.inner, things[value]) if item.inner else [[self.value(things[value])]]
        if sort.sort == "list":
            return [[self.value(things[i])] for i in thing.lists.get(item.name, ())]
        if sort.sort == "grid":
            words = [things[w].entry for row in thing.cells for w in row if w >= 0]
            return [[(self.labels.text(Short(word)), self.colour(word))] for word in words]
        return self.written(item.name, thing)

    def on_top(self, thing: Thing) -> list[Line]:
        """What a die shows, as far as the player sees it."""
        shown = self.seen["faces"][thing.kind].get(thing.name)
        self.told.add(("faces", thing.kind, thing.name))
        if shown is None:
            return []
        word = str(shown)
        told = self.sign(word) or self.labels.text(Say(f"is-{word}", "is")) if isinstance(shown, str) else word
        return [[(f"[{told}]", self.colour(word))]]

    def written(self, prop: str, thing: Thing) -> list[Line]:
        """Amounts, and effects that only bring something; of others that there is more."""
        printed = self.labels.game.printed.get((prop, thing.entry))
        if printed is None:
            return []
        amounts = [[self.amount(n, c.name)] for c, n in printed.amounts]
        amounts += [
            [(f"{n}{self.mark(self.words.things[i])}", self.value(self.words.things[i])[1])] for i, n in printed.needs
        ]
        return amounts + (self.brought(printed.effect) if printed.effect is not None else [])

    def brought(self, effect: ir.Effect) -> list[Line]:
        return [self.brought_by(e) for e in steps_of(telling(self.labels.game), effect)]

    def brought_by(self, effect: ir.Effect) -> Line:
        """So many of something, the thing that a rule is done to, or that there is more."""
        noun, amount = gained(effect) or ("", None)
        lead, number = lead_of(effect, self.labels.game), ir.figure_of(amount)
        if number is not None:
            return [self.amount(number, noun)]
        rule = self.labels.game.rules.get(lead.name) if lead is not None and lead.sort == "rule" else None
        given = {local: value for p in lead.passages for local, value in p.given} if lead is not None else {}
        thing = named_thing(given.get(rule.object)) if rule is not None and rule.object is not None else None
        if thing is not None:
            return [self.value(self.words.things[thing])]
        self.more = True
        return [(PLAIN_MORE if self.plain else MORE, "dim")]

    def amount(self, n: int, name: str) -> Span:
        return f"{n}{self.measure(name)}", self.colour(name)

    # ---- what signs and marks mean
    def legend(self) -> list[Line]:
        """Each sign and mark with what it stands for, in the order of the view."""
        found: dict[tuple[str, str], Line] = {}
        for name, letter in self.letters.items():
            if name not in self.view.signs:
                meaning = self.labels.noun(name) if name in self.words.pieces else self.labels.text(Short(name))
                found[letter, meaning] = [(letter, "bold"), (" ", ""), (meaning, "dim")]
        things = [self.words.things[index] for name in self.letters for index in self.words.entries.get(name, ())]
        owned = [p.owned for p in self.words.pieces.values() if p.name in self.letters] + [t.owner >= 0 for t in things]
        if found and self.cased and any(owned) and self.words.players > 1:
            for seat, some in enumerate(CAPITALS):
                player = self.labels.player(seat)
                found[some, player] = [(some, f"bold {self.seat(seat)}"), (" ", ""), (player, "dim")]
        for name in dict.fromkeys((*self.view.signs, *self.view.colours)):
            index = self.words.entries.get(name, [-1])[0]
            if index >= 0:
                thing = self.words.things[index]
                sign, meaning = self.mark(thing), self.brief(thing)
            elif name in self.words.counters or name in self.words.symbols:
                sign, meaning = self.measure(name), self.labels.head(name)
            elif name in self.words.pieces:
                sign, meaning = self.piece(name), self.labels.noun(name)
            else:
                flag = any(k.properties[name].sort == "flag" for k in self.words.kinds.values() if name in k.properties)
                sign = self.sign(name)
                meaning = self.labels.text(Say(f"is-{name}", "is") if flag else Noun(f"prop-{name}"))
            style = f"bold {self.colour(name)}".strip()
            key = (sign, "" if name in self.view.signs else meaning)  # one sign for several means what the first does
            found.setdefault(key, [(sign, style), (" ", ""), (meaning, "dim")])
        return list(found.values())

    # ---- heads
    def head(self, item: Item, most: int = 0) -> Line:
        """What a line about players is about; in so many columns the name gives way, its sign stays."""
        signs = self.sign(item.name) if item.sort == "counter" else ""
        signs += "".join(self.piece(x.name) for x in item.inner if x.sort == "piece")
        name = self.labels.head(item.name)
        if most and signs and wide(f"{name} {signs}") > most:
            name = clipped(name, max(1, most - wide(signs) - 1), self.plain)
        return [(f"{name} {signs}".rstrip(), self.colour(item.name))]


def sorts_on(words: Vocabulary, kind: str) -> list[str]:
    """The pieces, and the entries of things in zones, that can lie on things of a kind."""
    found = [p.name for p in words.pieces.values() if kind in p.places]
    zones = [z for z in words.zones.values() if z.of == kind and z.form != "grid"]
    return [*found, *dict.fromkeys(t.entry for z in zones for k in z.holds for t in words.kinds[k].things)]


def only_pieces(item: Item) -> bool:
    inner = bool(item.inner) and all(x.sort == "piece" for x in item.inner)
    return item.sort == "piece" or item.sort == "zone" and inner


def identifies(items: Iterable[Item]) -> bool:
    """Does it tell which thing lies there, and not only what lies on it?"""
    return any(identifies(x.inner) if x.sort == FIRST else x.sort in (NAME, NUMBER, "property") for x in items)


def count(there: int | list[Thing | None]) -> int:
    return there if isinstance(there, int) else sum(one is not None for one in there)


def counted(groups: Sequence[Line]) -> list[Line]:
    """The same several times is shown once, with its number."""
    found: dict[tuple[Span, ...], int] = {}
    for group in groups:
        found[tuple(group)] = found.get(tuple(group), 0) + 1
    return [[*([(str(n), group[0][1])] if n > 1 else []), *group] for group, n in found.items()]


def beginnings(names: Sequence[str]) -> list[str]:
    """As few letters of each as tell them apart, and at least one that is no figure; alike in length if they can be."""
    for length in (1, 2):
        short = [name[:length] for name in names]
        if len(set(short)) == len(set(names)) and not any(map(str.isdecimal, short)):
            return [capital(s) for s in short]
    return [capital(beginning(name, names)) for name in names]


def beginning(name: str, among: Sequence[str]) -> str:
    for length in range(2, len(name)):
        if not name[:length].isdecimal() and not any(o != name and o.startswith(name[:length]) for o in among):
            return name[:length].rstrip()
    return name
