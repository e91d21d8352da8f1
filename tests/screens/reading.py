"""A screen read as a person reads it: boxes, rows with their heads, the table of players, sentences at the end.

Only the text on it is looked at. What names, signs and marks mean comes from the words of the game and its `view.yaml`;
what was drawn, and where, nobody is asked. `Reading.missing` says of each fact whether it stands where it belongs, or a
mark for it (`…`, `… 3 more`), or which part of the table is not there at all: those `… 3 more: board` must stand for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import permutations, takewhile
from typing import Any

from screens.cells import Cell, boxes, on_grid
from screens.facts import Fact
from spielwerk.interpreter.display.view_items import Shown
from spielwerk.interpreter.model.geometry import Geometry
from spielwerk.interpreter.model.view import Item, View
from spielwerk.interpreter.model.vocabulary import PLAYER, Thing
from spielwerk.interpreter.phrases.words import Noun, Say
from spielwerk.interpreter.prose.speaking.punctuation import capital
from spielwerk.interpreter.prose.texts.labels import Labels

CUT = "…"
#: how many are left out
FIGURES = "⁰¹²³⁴⁵⁶⁷⁸⁹"
LOWERED = str.maketrans(FIGURES, "0123456789")
#: pieces with the number of their owner before them
HEAP = re.compile(r"(\d+)((?:[^\s\d…×:]|×\d+)+)")
#: a mark for so many things
MORE = re.compile(rf"{CUT} (\d+) more")
#: a name, at the beginning of something, of which letters are missing
NAME_CUT = re.compile(rf"(?:(?<=^)|(?<=[\s:])|(?<=[\s:]\d:))[^\W\d_]{{2,}}(?: \w+)*{CUT}", re.M)
#: letters of a name that are left at least where it is cut
LEAST = 2


class Wrong(AssertionError):
    """A fact that should stand where something else stands."""


class Reading:
    def __init__(self, text: str, labels: Labels, seen: dict[str, Any], seat: int):
        self.lines = text.splitlines()
        self.text = text
        self.labels, self.words = labels, labels.words
        self.view: View = labels.rules.shown_by
        self.seen, self.seat = seen, seat
        #: by the text of a part of the table what does not stand there: a mark must stand for each
        self.lacking: dict[str, set[Fact]] = {}
        #: only what signs and marks mean is taken from here
        self.means = Shown(labels, self.view, seen)
        self.players = [thing for thing in self.words.things if thing.kind == PLAYER]

    def missing(self, facts: Sequence[Fact]) -> set[tuple[str, ...]]:
        """The parts of the table that are not there although facts belong to them."""
        found = {self.unit(fact, facts) for fact in facts if not self.told_at_end(fact)}
        for region, lacking in self.lacking.items():
            if len(lacking) > self.cuts(region) + sum(map(int, MORE.findall(region))):
                told = ", ".join(sorted(map(str, lacking)))
                raise Wrong(f"more is missing than is marked as cut: {told}\n{region}")
        heads = {unit for unit in found if unit[:1] == ("head",)}
        if len(heads) > sum(int(n) for n in re.findall(rf"{CUT} (\d+) more(?!:)", self.text)):
            raise Wrong(f"no such heads, and no mark for them: {sorted(heads)}")
        return {unit for unit in found if unit} - heads

    @property
    def hidden(self) -> int:
        """How many parts the screen says it has no room for."""
        said = re.search(rf"{CUT} (\d+) more: board", self.text)
        return int(said[1]) if said else 0

    # ---- where a fact belongs
    def unit(self, fact: Fact, facts: Sequence[Fact]) -> tuple[str, ...]:
        """Nothing if it is told where it belongs, or a mark stands there."""
        if fact.section in ("known", "told"):
            return (fact.section, fact.name)  # it stands nowhere else
        thing = self.thing(fact.holder)
        if fact.section in ("counters", "notes") and not fact.holder and fact.name in self.view.game:
            told = self.of_game(fact)
            self.need(told or not self.columns, fact)
            return () if told else (fact.section, fact.name)
        if fact.section == "counters" and not fact.holder and not fact.n:
            return ()  # what only the rules count is told if there is something to count
        if thing is not None and thing.kind == PLAYER:
            return self.of_player(fact, thing)
        if fact.section == "counters" and any(track.counter == fact.name for track in self.view.tracks):
            return self.on_track(fact)
        return self.on_things(fact, facts)

    def of_game(self, fact: Fact) -> bool:
        """Does a number or note of the game stand behind its name, or what it means that it is just that?"""
        if fact.section == "counters" and (meant := self.labels.meant(fact.name, fact.n)):
            return any(meant in line for line in self.lines)
        said = f"{self.head(fact)} {self.noted(fact) if fact.section == 'notes' else fact.n}"
        return re.search(rf"(?<!\w){re.escape(said)}(?!\w)", self.text) is not None

    def noted(self, fact: Fact) -> str:
        """How something that is noted is shown."""
        return self.means.value(self.words.things[self.words.thing_names[fact.thing]])[0]

    def of_player(self, fact: Fact, player: Thing) -> tuple[str, ...]:
        mine = player.index == self.seat
        row = next((r for r in self.view.yours if r.zone == fact.name and fact.thing), None)
        if mine and row is not None:
            band = self.band(f"{self.seat + 1} {capital(self.labels.head(row.zone))}")
            self.need(band is None or self.identified(fact.thing, band), fact)
            return ("yours", row.zone) if band is None else ()
        if fact.section == "zones" and fact.thing and mine and fact.name in self.view.grids:
            return self.on_grid(fact)
        for row in (r for r in self.view.rows if r.zone == fact.name and fact.thing):
            band = self.band(self.row_head(row.zone, fact.holder))
            if band is not None and not self.identified(fact.thing, band):
                self.need(self.cuts(band) or MORE.search(band), fact)
                self.lacking.setdefault(band, set()).add(fact)
            return ("row", row.zone, fact.holder) if band is None else ()
        for item in self.view.holdings:
            if item.name == (fact.place if fact.section == "pieces" else fact.name) and self.says(item, fact):
                return self.in_table(fact, item, player)
        return (fact.section, fact.name)

    def says(self, item: Item, fact: Fact) -> bool:
        """Is the fact told by a line of the table of players? How many lie open tells not which."""
        if fact.section == "pieces":
            return any(x.sort == "piece" and x.name == fact.name for x in item.inner)
        return item.sort in ("counter", "note") or not fact.thing or identifying(item.inner)

    def on_things(self, fact: Fact, facts: Sequence[Fact]) -> tuple[str, ...]:
        for unit, items, region in self.regions(fact):
            inner = [x.inner for x in every(items) if x.name == fact.name]
            if fact.section == "zones" and not any(identifying(i) for i in inner) and unit[0] != "row":
                continue
            if fact.section != "zones" and not any(x.name == fact.name for x in every(items)):
                continue
            if region is None:
                return unit
            if not self.stands(fact, facts, unit, region):
                self.need(self.cuts(region), fact)
                # pieces of one owner at several places of a region are one heap, and one mark stands for it
                heap = replace(fact, name="", holder="", place="", n=0) if fact.section == "pieces" else fact
                self.lacking.setdefault(f"{self.place(fact)}\n{region}", set()).add(heap)
            return ()
        return (fact.section, fact.name)

    def regions(self, fact: Fact) -> Iterator[tuple[tuple[str, ...], Sequence[Item], str | None]]:
        """Where something about a thing may stand: each part of the table, its items, and its text if it is there."""
        if fact.section == "zones":
            for row in (r for r in self.view.rows if r.zone == fact.name):
                head = self.row_head(row.zone, fact.holder)
                yield ("row", row.zone, fact.holder), row.items, self.band(head)
        for holder in self.up(fact.holder):
            for board in self.view.boards:
                items = [item for line in (*board.cell, board.marks) for item in line]
                between = self.words.layouts[board.between].of if board.between else ""
                if holder.kind == board.of and board is not self.view.boards[0]:
                    band = self.band(capital(self.labels.head(board.of)))
                    yield ("board", board.name), items, band
                elif holder.kind == board.of:
                    yield ("board", board.name), items, self.cell(holder) if self.cells else None
                elif holder.kind == between:
                    yield ("board", board.name), board.marks, self.sea if self.cells else None
            for row in self.view.rows:
                if (where := self.lies_in(holder.name, row.zone)) is not None:
                    yield ("row", row.zone, where), row.items, self.band(self.row_head(row.zone, where))

    def up(self, name: str) -> Iterator[Thing]:
        """A thing, what it is a part of, what that lies before, and so on."""
        thing = self.thing(name)
        while thing is not None:
            yield thing
            if thing.whole >= 0:
                thing = self.words.things[thing.whole]
                continue
            before = [self.lies_in(thing.name, zone) for zone in self.seen["zones"]]
            thing = self.thing(next(filter(None, before), ""))

    def place(self, fact: Fact) -> str:
        """The place of the drawn board where it is so: on a grid the same may stand in several."""
        return next((thing.name for thing in self.up(fact.holder) if thing.index in self.cells), "")

    def lies_in(self, name: str, zone: str) -> str | None:
        """Before whom it lies in a zone; None if it does not."""
        there = self.seen["zones"].get(zone, [])
        for holder, things in there.items() if isinstance(there, dict) else [("", there)]:
            if isinstance(things, list) and name in things:
                return str(holder)
        return None

    # ---- what stands there
    def stands(self, fact: Fact, facts: Sequence[Fact], unit: tuple[str, ...], region: str) -> bool:
        if fact.section == "zones" and fact.thing:
            there = [f.thing for f in facts if (f.section, f.name, f.holder) == ("zones", fact.name, fact.holder)]
            if unit[0] == "board" and self.geometry is not None and self.place(fact):
                thing = self.words.things[self.words.thing_names[fact.thing]]
                whose = self.words.things[thing.owner] if thing.owner >= 0 else None
                if thing.entry in self.means.letters and self.letters_in(region, thing.entry, whose):
                    return True
            unnamed = sum(not self.identified(thing, region) for thing in there)
            return self.identified(fact.thing, region) or unnamed <= sum(map(int, MORE.findall(region)))
        if fact.section == "zones":
            return str(fact.n) in region
        if fact.section == "notes":
            return stands_in(self.noted(fact), region)
        if fact.section == "counters":
            return f"{fact.n}{self.means.sign(fact.name)}" in region
        same = [f for f in facts if (f.section, f.name, f.owner) == ("pieces", fact.name, fact.owner)]
        within = [f for f in same if any((u, r) == (unit, region) for u, _, r in self.regions(f))]
        within = [f for f in within if unit[0] != "board" or self.place(f) == self.place(fact)]
        wanted = sum(f.n for f in within)
        if unit[0] == "board" and self.geometry is not None and self.place(fact):
            return self.letters_in(region, fact.name, self.thing(fact.owner)) >= wanted
        return self.pieces_in(region, fact) >= wanted

    def letters_in(self, region: str, name: str, owner: Thing | None) -> int:
        """How many of somebody's pieces or things are drawn on a place of a board with a pattern or lines."""
        sign = self.means.on_board(name, owner.index if owner is not None else -1)
        if len(sign) > 1:
            return sum(counted(signs, sign[-1]) for n, signs in HEAP.findall(region) if n == sign[:-1])
        return sum(int(n or 1) for n in re.findall(rf"(\d*){re.escape(sign)}", region))

    def pieces_in(self, region: str, fact: Fact) -> int:
        sign, owner = self.means.piece(fact.name), self.thing(fact.owner)
        if owner is None:
            return counted(region, sign)
        return sum(counted(signs, sign) for n, signs in HEAP.findall(region) if int(n) == owner.index + 1)

    def identified(self, name: str, region: str) -> bool:
        """Does the name of a thing stand there, its beginning, its mark, or something that is printed on it?"""
        index = self.words.thing_names[name]
        return any(stands_in(text, region) for text in self.signs_of(self.words.things[index]))

    def signs_of(self, thing: Thing) -> Iterator[str]:
        things, properties = self.words.things, self.words.kinds[thing.kind].properties
        yield self.labels.brief(thing.index)
        yield self.means.mark(thing)
        if thing.kind in self.seen.get("faces", {}):
            yield from (text for group in self.means.on_top(thing) for text, _ in group)
        for name, sort in properties.items():
            value = thing.numbers.get(name, 0)
            if sort.sort == "thing" and value >= 0:
                yield from (self.means.mark(things[value]), self.labels.brief(value))
            elif sort.sort == "number":
                yield f"{value}{self.means.sign(name)}"
            elif sort.sort == "face":
                yield f"[{self.labels.face(thing.kind, self.faces[thing.name])}]"
            elif sort.sort == "grid":
                yield from (self.labels.brief(w)[:LEAST] for line in thing.cells for w in line if w >= 0)
            written = getattr(thing.values.get(name), "value", "")
            for n, noun in re.findall(r"(\d+) (\w+)", written if isinstance(written, str) else ""):
                noun = self.words.forms.get(noun, noun)
                if noun in self.words.counters or noun in self.words.symbols:
                    yield f"{n}{self.means.measure(noun)}"
                elif noun in self.words.entries:
                    yield f"{n}{self.means.mark(things[self.words.entries[noun][0]])}"

    @cached_property
    def faces(self) -> dict[str, int]:
        """By die what it shows, as its kind counts its faces."""
        found: dict[str, int] = {}
        for kind, dice in self.seen.get("faces", {}).items():
            words = self.words.kinds[kind].properties["face"].values
            found |= {name: words.index(on_it) if words else on_it for name, on_it in dice.items()}
        return found

    # ---- the table of players
    def in_table(self, fact: Fact, item: Item, player: Thing) -> tuple[str, ...]:
        if self.columns and player.name not in self.columns:
            return ("player", player.name)
        if not self.columns:
            return ("players",)
        signs = [self.means.piece(x.name) for x in item.inner if x.sort == "piece"]
        sign = self.means.sign(item.name) if item.sort == "counter" else ""
        head = self.labels.head(item.name)
        alone = self.figures(f"{head} {sign or self.means.piece(fact.name) if signs or sign else ''}".rstrip(), player)
        several = self.figures(f"{head} {''.join(signs)}".rstrip(), player) if len(signs) > 1 else None
        if alone is None and several is None:
            return ("head", item.name)
        if fact.thing:
            if not self.identified(fact.thing, alone or ""):
                self.need(self.cuts(alone or ""), fact)
                self.lacking.setdefault(f"{head}, {player.name}: {alone}", set()).add(fact)
        elif several is not None:
            at = [x.name for x in item.inner].index(fact.name)
            self.need(several.split("/")[at].strip() == str(fact.n), fact)
        else:
            self.need(re.match(rf"\s*{fact.n}(?!\d)", alone or "") is not None, fact)
        return ()

    @cached_property
    def columns(self) -> dict[str, tuple[int, int, int]]:
        """By player who has a column: the line of the heads, and where the column begins and ends.

        Who has a line instead: that line, where the name ends, and 0."""
        rows: dict[str, tuple[int, int, int]] = {}
        for player in self.players:
            head = re.compile(rf"{self.player_head(player)} {re.escape(self.labels.player(player.index))} ")
            for y, line in enumerate(self.lines):
                if (found := head.match(line)) is not None:
                    rows[player.name] = (y, found.end(), 0)
        order = [rows[player.name][0] for player in self.players if player.name in rows]
        if order != sorted(order):
            raise Wrong("players stand in another order than they sit")
        return rows or self.side_by_side()

    def player_head(self, player: Thing) -> str:
        """The number of a player with the marks that belong there: who must decide, begins, is out."""
        deciding = "▶" if player.name in self.seen["deciding"] else " ?"
        begins = "★" if player.name == self.seen.get("start") else ""
        out = {"game": "✗", "round": "–"}.get(self.seen.get("out", {}).get(player.name, ""), "")
        return f"{deciding}{player.index + 1}{begins}{out}"

    def side_by_side(self) -> dict[str, tuple[int, int, int]]:
        heads = [rf"{self.player_head(p)}(?: {re.escape(self.labels.player(p.index))})?" for p in self.players]
        for y, line in enumerate(self.lines[1:], 1):
            orders = (
                re.search(r"\s" + r"\s+".join(f"({h})" for h in some) + r"\s*$", line) for some in permutations(heads)
            )
            found, *others = orders
            if any(other and "(" not in line[other.start() :] for other in others):
                raise Wrong(f"players stand in another order than they sit: {line}")
            if found and "(" not in line[found.start() :]:
                ends = [found.end(i + 1) for i in range(len(heads))]
                starts = [-1, *ends]
                return {p.name: (y, starts[p.index], ends[p.index]) for p in self.players}
        return {}

    def figures(self, head: str, player: Thing) -> str | None:
        """What stands under a head for a player; None if there is no such head."""
        top, start, end = self.columns[player.name]
        if end:
            ends = [right for _, _, right in self.columns.values()]
            first, last = ends[0], ends[-1]
            for line in takewhile(lambda line: not line[last:].strip(), self.lines[top + 1 :]):  # wider: no more of it
                if (at := ends_at(line, head, first)) >= 0:
                    return line[max(at, start) : end]
            return None
        heads = self.lines[min(y for y, _, _ in self.columns.values()) - 1]
        at = ends_at(heads, head, len(heads))
        if at < 0:
            return None
        before = heads[:at].rstrip()[: -len(head)].rstrip() if heads[:at].endswith(head) else heads[: at - 1]
        first = len(before) if heads[:at].endswith(head) else before.rfind(" ")
        return self.lines[top][max(first, start) : at]

    # ---- boxes
    @property
    def geometry(self) -> Geometry | None:
        """Of the board that is drawn, if it has places in rows and columns."""
        board = self.view.boards[0] if self.view.boards else None
        layout = self.words.layouts.get(board.name) if board is not None else None
        return layout.geometry if board is not None and layout is not None and not board.rows and not board.at else None

    @cached_property
    def cells(self) -> dict[int, Cell]:
        """Of each thing of the board its place on the grid, or its box, found by the name in it."""
        if not self.view.boards:
            return {}
        board = self.view.boards[0]
        things = self.words.kinds[board.of].things
        if self.geometry is not None and (self.geometry.positions or self.geometry.drawn_at):
            places = on_grid(self.lines, self.geometry)
            return {t.index: cell for t, cell in zip(things, places, strict=True)} if places else {}
        found: dict[int, tuple[int, Cell]] = {}
        for cell in boxes(self.lines):
            likely = [(likeness(cell.lines[0].strip(), self.labels.brief(t.index)), t.index) for t in things]
            score, index = max(likely)
            if score > found.get(index, (0, cell))[0]:
                found[index] = (score, cell)
        return {index: cell for index, (_, cell) in found.items()}

    def cell(self, thing: Thing) -> str | None:
        if thing.index not in self.cells:
            raise Wrong(f"no box of {thing.name}")
        return self.cells[thing.index].text

    @property
    def sea(self) -> str:
        """What stands between the places."""
        first, last = (f(cell.top for cell in self.cells.values()) for f in (min, max))
        edge = max(cell.right for cell in self.cells.values())
        return "\n".join(re.sub(r"▕[^▏]*▏", " ", line[: edge + 5]) for line in self.lines[first - 1 : last + 3])

    # ---- lines with a head
    def band(self, head: str) -> str | None:
        for y, line in enumerate(self.lines):
            if begins(line, head):
                end = y + 1
                while end < len(self.lines) and self.lines[end].startswith("    "):
                    end += 1
                return "\n".join(self.lines[y:end])[len(head) :]
        return None

    def row_head(self, zone: str, holder: str) -> str:
        if holder:
            return self.labels.brief(self.words.thing_names[holder])
        kind = self.words.zones[zone].holds[0]
        several = sum(kind in self.words.zones[row.zone].holds for row in self.view.rows) > 1
        return capital(self.labels.head(zone if several else kind))

    def on_track(self, fact: Fact) -> tuple[str, ...]:
        head = capital(self.labels.head(fact.name))
        line = next((line for line in self.lines if re.search(rf"{re.escape(head)} \d", line)), None)
        if line is None:
            return ("track", fact.name)
        thing = self.thing(fact.holder)
        seat = thing.index if thing is not None and thing.kind == PLAYER else thing.owner if thing is not None else -1
        there = re.search(rf"\b{fact.n}\(([^)]*)\)", line)
        seats = [part.strip("▶✓>+") for part in there[1].split(",")] if there is not None else []
        self.need(str(seat + 1) in seats, fact)
        return ()

    def on_grid(self, fact: Fact) -> tuple[str, ...]:
        """Something on one's own grid is seen by what shows of it; what lies lower may be covered."""
        head = capital(self.labels.place(fact.name))
        drawn = re.search(rf"\b{re.escape(head)}\s*$", self.text, re.M) or re.search(
            r"^ +[a-z]( +[a-z])*\b", self.text, re.M
        )
        return () if drawn else ("grid", fact.name)

    # ---- sentences at the end
    @cached_property
    def sentences(self) -> list[str]:
        whole = re.sub(r"\n  (?=\S)", " ", self.text)
        return [part for line in whole.splitlines() for part in re.split(r"  +", line)]

    def told_at_end(self, fact: Fact) -> bool:
        head = capital(self.head(fact)) + ": "
        for sentence in (s for s in self.sentences if s.startswith(head)):
            text = sentence.removeprefix(head)
            for holder in filter(None, (fact.place, fact.holder)):
                name = self.labels.named(holder) if holder in self.words.thing_names else self.labels.place(holder)
                text = text[at + len(name) :] if (at := text.find(name)) >= 0 else ""
            if fact.section == "told":  # each in its place
                text = [*text.partition("; ")[0].split(" | "), *[""] * fact.n][fact.n]
            wanted = self.end_names(fact) if fact.thing else [str(fact.n)]
            if any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) for name in wanted):
                return True
            if MORE.search(sentence) or sentence.endswith(CUT):
                sort = wanted[-1] if fact.thing else ""
                self.lacking.setdefault(sentence, set()).add(Fact("", "", fact.holder, fact.place, thing=sort))
                return True
        return False

    def head(self, fact: Fact) -> str:
        """What stands before it in a sentence, or beside whose turn it is."""
        if fact.section in ("known", "told"):
            return self.labels.say(f"cli-{fact.section}-in", place=self.labels.place(fact.name))
        if fact.section == "stocks":
            return self.labels.say("cli-in-supply", what=Noun(fact.name))
        said = {"pieces": self.labels.noun, "zones": self.labels.place, "notes": self.labels.head}
        return said.get(fact.section, self.labels.counter)(fact.name)

    def end_names(self, fact: Fact) -> list[str]:
        name = fact.thing
        if fact.section == "told" and name.startswith("not "):
            _, prop, value = name.split()
            return [self.labels.told_not(prop, int(value) if value.isdecimal() else value)]
        if fact.section == "told" and (entry := self.words.entries.get(name)):
            return [self.labels.entry(entry[0])]
        if fact.section == "told":
            return [name if name.lstrip("-").isdecimal() else self.labels.text(Say(f"is-{name}", "is"))]
        index = self.words.thing_names[name]
        return [
            *self.how_many(fact, index),
            self.labels.named(name),
            self.labels.named(name, mine=True),
            self.labels.sort(index),
        ]

    def how_many(self, fact: Fact, index: int) -> list[str]:
        """Of things that lie at what is printed on them, how many of their kind: which they are is said there."""
        there, thing = self.seen["zones"].get(fact.name), self.words.things[index]
        at, lying = (
            self.words.thing_names.get(fact.holder, -1),
            there.get(fact.holder) if isinstance(there, dict) else 0,
        )
        names = [name for name, p in self.words.kinds[thing.kind].properties.items() if p.sort == "thing"]
        alike = isinstance(lying, list) and all(
            self.words.things[self.words.thing_names[x]].entry == thing.entry for x in lying
        )
        printed = at in [thing.numbers.get(name) for name in names]
        return [self.labels.amount(len(lying), thing.kind)] if alike and printed and fact.section == "zones" else []

    # ---- marks
    @cached_property
    def names(self) -> list[str]:
        """What things are called on the board, the longest first."""
        found = {self.labels.brief(thing.index) for thing in self.words.things}
        return sorted((name for name in found if len(name) >= LEAST), key=len, reverse=True)

    def cuts(self, region: str) -> int:
        """For how many things that are cut marks stand there (`…²`: for two); a name that is cut short is none."""
        left = MORE.sub("", region)
        for name in self.names:
            left = left.replace(name, "")
        found = re.findall(rf"{CUT}([{FIGURES}]*)", NAME_CUT.sub("", left))
        return sum(int(n.translate(LOWERED) or 1) for n in found)

    # ---- small things
    def thing(self, name: str) -> Thing | None:
        index = self.words.thing_names.get(name, -1)
        return self.words.things[index] if index >= 0 else None

    def need(self, holds: object, fact: Fact) -> None:
        if not holds:
            raise Wrong(f"not told where it belongs: {fact}")


def every(items: Sequence[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from every(item.inner)


def identifying(items: Sequence[Item]) -> bool:
    """Do they tell which thing it is, and not only what lies on it or on its parts?"""
    own = [x for item in items for x in (item.inner if item.sort == "first of" else (item,))]
    return any(item.sort in ("name", "number", "property") for item in own)


def counted(text: str, sign: str) -> int:
    """How many of a sign, each drawn or all told by a number."""
    many = re.findall(rf"{re.escape(sign)}×(\d+)", text)
    return sum(map(int, many)) + text.count(sign) - len(many)


def stands_in(name: str, region: str) -> bool:
    """Does a name stand there, or its beginning with a mark for the rest?"""
    if len(name) < LEAST:
        return re.search(rf"(?<![^\W\d_]){re.escape(name)}(?![^\W\d_])", region) is not None
    number = name.rpartition(" ")[2]
    ends = [f" {number}"] if number.isdecimal() else []
    begun = [name[:n].rstrip() + CUT + end for n in range(LEAST, len(name)) for end in ("", *ends)]
    return name in region or any(part in region for part in begun)


def likeness(text: str, name: str) -> int:
    """How many letters at the beginning of a box say that it has this name."""
    last, after = name[-1], text[len(name) : len(name) + 1]
    goes_on = after.isdecimal() if last.isdecimal() else after.isalpha()
    if text.startswith(name) and not goes_on:
        return 2 * len(name)
    begun, cut, rest = text.partition(CUT)
    number = name.rpartition(" ")[2]
    fits = cut and len(begun) >= LEAST and name.startswith(begun)
    return len(begun) if fits and (not number.isdecimal() or rest.startswith(f" {number}")) else 0


def begins(line: str, head: str) -> bool:
    if line.startswith(f"{head} ") or line.rstrip() == head:
        return True
    begun, cut, _ = line[: len(head) + 1].partition(CUT)
    return bool(cut) and len(begun) >= LEAST and head.startswith(begun)


def ends_at(line: str, head: str, before: int) -> int:
    """Where a head that stands alone ends, whole or cut; -1 if it is not there."""
    name, _, sign = head.rpartition(" ")
    begun = [head[:n].rstrip() + CUT for n in range(len(head) - 1, LEAST - 1, -1)]
    signed = [f"{name[:n].rstrip()}{CUT} {sign}" for n in range(len(name) - 1, 0, -1)]
    for text in (head, *signed, *begun):
        at = line.find(f" {text} ", 0, before) if before < len(line) else f"{line} ".find(f" {text} ")
        behind = f"{line} "[at + 1 + len(text) :]
        other = text in begun and re.match(r" [^\W\d]{1,2} ", behind)  # the sign of another head
        if at >= 0 and not other:
            return at + 1 + len(text)
    return -1
