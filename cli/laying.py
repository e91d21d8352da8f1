"""A question about what is laid on a grid: all positions in one list, the best first, with pictures of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from . import orders
from .asking import BEGUN, INSIDE, WHOLE, Question
from .lines import flowing, glued, wrapped
from .output import only_ascii
from .words import say

if TYPE_CHECKING:
    from ..interpreter.asking.ways import Way
    from ..interpreter.engine.layings import Result
    from ..interpreter.engine.layings import Way as Laying
    from ..interpreter.prose.options.offers import Offer
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.options.revealed import Revealed
    from .screen import Space

#: options on a page where there is no window: more would hide the question
_MOST_LISTED = 20
#: so many lines are left for options before pictures are drawn below them
_LEAST_LISTED = 4
#: with so many lines for all of this the board stays in sight
_ENOUGH = 12
#: between pictures
_GAP = 3
#: ways to the same result are told apart by a letter behind its number
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Positions(Question):
    """Results of laying something are its options, each with the ways that lead to it. What is typed without deciding
    narrows the list; the numbers stay."""

    def __init__(
        self,
        spoken: Prompts,
        pc: int,
        offers: Sequence[Offer],
        results: Sequence[Result],
        revealed: Revealed | None = None,
    ):
        """`offers`: the results in their order, the code of each is its place among them; behind them what can be done
        first. `revealed`: what comes of each, if that is asked in secret."""
        self.results, self.revealed = results, revealed
        #: by the place of a result, what it brings in words: pages are tried until one fits
        self.brought: dict[int, str] = {}
        super().__init__(spoken, pc, offers)
        #: what was typed to see less, and by result the ways that fit it
        self.wanted: list[str] = []
        self.fitting: Mapping[int, Sequence[Laying]] = {}
        self.whole()

    def offer(self, offers: Sequence[Offer]) -> None:
        super().offer(offers)
        #: the numbers of what stands below the list on every page
        self.others = [n for n, option in enumerate(self.options) if not self.lists(option)]

    def grouped(self, offers: Sequence[Offer]) -> dict[str, list[Offer]]:
        """In the order of the results."""
        return {"": [*offers]}

    # ---- what is listed
    def whole(self) -> None:
        """The list from its beginning, with everything in it."""
        self.wanted, self.first, self.shown = [], 0, 0
        self.fitting = {n: result.ways for n, result in enumerate(self.results)}

    def turned_over(self, said: str) -> bool:
        """The next page is shown, or only what fits."""
        if self.numbered(said) is not None or self.meant(said):
            return False
        order = orders.exactly(said)
        if order == ("more", ""):
            self.more()
        return order == ("more", "") if order is not None else self.narrow(said)

    def narrow(self, said: str) -> bool:
        """Only what fits what was typed, behind a comma something else, and what was typed before; of that alone, if
        nothing fits both: who typed it has forgotten the other. False if nothing does."""
        said_now = [*filter(None, map(str.strip, said.split(",")))]
        for wanted in ([*self.wanted, *said_now], said_now) if self.wanted else (said_now,):
            ways = {n: result.ways for n, result in enumerate(self.results)} if wanted is said_now else self.fitting
            listed = [n for n in ways if n not in {*self.others}]
            found = {n: some for n in listed if (some := [way for way in ways[n] if self.fits(n, way, wanted)])}
            if found:
                self.wanted, self.fitting, self.first = wanted, found, 0
                return True
        return False

    def none_has(self, said: str) -> str:
        """That no result has what was typed to see less, where it is something that shows or is laid, each by itself;
        nothing if it is not."""
        from ..interpreter.prose.questions.typed import bare, grades

        signs = [name for word in self.words_shown() for name in (self.spoken.brief(word), self.spoken.thing(word))]
        texts = {bare(text) for text in signs}
        texts |= {bare(text) for n, ways in self.fitting.items() for way in ways for text in self.texts(n, way)}
        parts = [part.lstrip("0123456789 ") for part in filter(None, map(str.strip, said.split(",")))]
        known = all(len(part) > 1 and grades(bare(part), texts) <= BEGUN for part in parts)
        return say("cli-laying-none", wanted=said) if parts and known else ""

    def words_shown(self) -> list[int]:
        """What can show on the grid."""
        zone = self.spoken.grid(self.pc) or self.spoken.lays(self.pc)
        return self.spoken.shown_on(zone) if zone else []

    def more(self) -> None:
        """The next page; after the last one the first."""
        self.first = self.shown if self.shown < len(self.places) else 0

    @property
    def places(self) -> list[int]:
        """The results that are listed one below the other: those in which everything is laid."""
        below = {*self.others}
        return [n for n in self.fitting if n not in below]

    def in_sight(self) -> Sequence[Offer]:
        """Those on the page, and what stands below it."""
        return [self.options[n] for n in (*self.places[self.first : self.shown], *self.others)]

    def lays(self, option: Offer) -> bool:
        return not option.first and bool(self.results[option.code].laid)

    def lists(self, option: Offer) -> bool:
        """Is an option a result in which everything is laid?"""
        return self.lays(option) and not self.results[option.code].pauses

    # ---- how it looks
    def lines(self, width: int, space: Space | None = None) -> list[str]:
        """A page of results with pictures of the first ones, as there is room."""
        tail = [part for line in flowing(self.below(), width) for part in wrapped(line, width, 7)]
        page = self.places[self.first :]
        if space is None:
            return self.filled(page[:_MOST_LISTED], self.pictured(width), tail, width, whole=True)
        room = space.most if space.board < _ENOUGH else min(space.most, space.board)
        for drawn in (self.pictured(width), []):
            listed = max(1, min(room, len(page)))
            while len(lines := self.filled(page[:listed], drawn, tail, width)) > room and listed > 1:
                listed = max(1, listed - (len(lines) - room))
            if not drawn or len(lines) <= room and listed >= min(len(page), _LEAST_LISTED):
                break
        return lines

    def filled(
        self, listed: Sequence[int], drawn: list[str], tail: list[str], width: int, whole: bool = False
    ) -> list[str]:
        """A page with so much on it; `whole`: in as many lines as that takes."""
        from ..interpreter.display.canvas import clipped

        self.shown = self.first + len(listed)
        cells = [self.cell(n + 1, self.options[n]) for n in listed]
        lines = [wrapped(cell, width, 7) if whole else [clipped(cell, width, only_ascii())] for cell in cells]
        told = [line for parts in lines for line in parts]
        return [*told, *drawn, *tail, *self.note(width, len(listed), bool(drawn))]

    def below(self) -> list[str]:
        """What is no place to lay something last: where something else comes first, what lays nothing, cards."""
        cells = {n: self.cell(n + 1, self.options[n]) for n in self.others}
        first = [cells.pop(n) for n in self.others if self.lays(self.options[n])]
        return [*glued([f"  {say('cli-laying-between')}:"], first), *cells.values()]

    def cell(self, number: int, option: Offer, full: bool = False) -> str:
        """What shows and what is laid for it; how else the same could be had stands behind it."""
        if number - 1 in self.others:
            return f"{number:>3}  {option.label}"
        from ..interpreter.display.laying_preview import called

        ways = self.ways(option)
        others = [say("cli-laying-ways", n=len(ways))] if len(ways) > 1 else []
        return f"{number:>3}  {' · '.join([self.brings(option), *others, called(self.spoken, ways[0])])}"

    def ways(self, option: Offer) -> Sequence[Laying]:
        """Those to a result, or those of them that fit what was typed."""
        return self.fitting.get(option.code) or self.results[option.code].ways

    def printed(self, option: Offer, seen: Collection[int] = ()) -> str:
        return "" if self.lays(option) else super().printed(option, seen)  # a place in the list is no thing

    def brings(self, option: Offer) -> str:
        if option.first:
            return ""
        if option.code not in self.brought:
            shown = ", ".join(self.shows(option))
            then = self.revealed.told(option.way.steps) if self.revealed is not None else []
            self.brought[option.code] = say("cli-at", place=shown, what=", ".join(then)) if shown and then else shown
        return self.brought[option.code]

    def shows(self, option: Offer) -> list[str]:
        """What it brings at once, and what would show."""
        from ..interpreter.display.laying_preview import brings

        return [] if option.first else brings(self.spoken, self.results[option.code])

    def pictured(self, width: int) -> list[str]:
        """As many pictures side by side as fit, of the first results on the page."""
        pictures: list[list[str]] = []
        for n in self.places[self.first :]:
            pictures.append(self.picture(str(n + 1), self.fitting[n][0]))
            if len(side_by_side(pictures, width)) > 1:
                break
        return side_by_side(pictures, width)[0] if pictures else []

    def picture(self, name: str, way: Laying) -> list[str]:
        from ..interpreter.display.laying_preview import drawn_after

        drawn = drawn_after(self.spoken, way, only_ascii())
        return [f"{name if not i else '':>3}  {line}" for i, line in enumerate(drawn)]

    def explained(self, option: Offer, width: int, alone: bool, seen: Mapping[str, Any] | None = None) -> list[str]:
        """Every way to a result, with its letter and its picture; among others its line says enough."""
        from ..interpreter.display.laying_preview import called

        if option.first:
            return super().explained(option, width, alone, seen)
        ways = self.ways(option) if alone and self.lays(option) else []
        names = [f"{option.code + 1}{letter}" for letter in _LETTERS[: len(ways)]] if len(ways) > 1 else [""]
        told = [f"{name:>7}  {called(self.spoken, way)}".rstrip() for name, way in zip(names, ways, strict=False)]
        pictures = [self.picture(name, way) for name, way in zip(names, ways, strict=False)]
        left = len(ways) - len(told) if ways else 0
        more = [f"     {say('cli-table-more', n=left)}"] if left > 0 else []
        return [*told, *(line for row in side_by_side(pictures, width) for line in row), *more]

    def mark(self, option: Offer) -> str:
        return super().mark(option) if option.first else ""

    def note(self, width: int, listed: int, drawn: bool) -> list[str]:
        """How much of the list is in sight, and how to see the rest of it."""
        n, first, last, more = len(self.places), self.first + 1, self.first + listed, say("cli-order-more")
        page = say("cli-laying-page", first=first, last=last, n=n, more=more) if listed < n else ""
        only = say("cli-laying-only", wanted=", ".join(self.wanted)) if self.wanted else say("cli-laying-narrow")
        picture = say("cli-laying-picture", n=self.places[self.first] + 1) if not drawn else ""
        return wrapped(" · ".join(filter(None, (page, only, picture))), width)

    def things(self) -> dict[int, int]:
        """What is laid lies nowhere yet where a number could be drawn."""
        return {}

    # ---- what is meant
    def numbered(self, answer: str) -> Offer | str | None:
        """As ever; behind the number may stand the letter of one of several ways."""
        number, letter = answer[:-1], answer[-1:].casefold()
        lettered = letter and letter in _LETTERS and number.isdecimal()
        found = super().numbered(number if lettered else answer)
        if found is None or isinstance(found, str) or found.first:
            return found
        if found.code not in self.fitting and found.code not in self.others:  # who typed it does not see it
            return say("cli-laying-unseen", n=found.code + 1)
        ways, n = self.ways(found), _LETTERS.index(letter) if lettered else 0
        if n >= len(ways):
            return say("cli-laying-letters", n=len(ways))
        return replace(found, id=ways[n].name(self.spoken.rules), way=self.taken(found, ways[n]))

    def taken(self, option: Offer, way: Laying) -> Way:
        """One of the ways to a result, with what leads to the question."""
        from ..interpreter.asking.foresight import Step

        steps = tuple(Step(*step) for step in way.steps)
        return replace(option.way, steps=(*option.way.steps[: option.way.silent], *steps))

    def meant(self, answer: str, worst: int = INSIDE) -> list[Offer]:
        """What decides must be said in full; a part of it only narrows the list. What lays nothing is named as ever."""
        from ..interpreter.prose.questions.typed import fitting

        whole = {option: self.names(option) for option in self.options if self.lists(option)}
        others = {option: self.names(option) for option in self.options if not self.lays(option)}
        return fitting(answer, whole, worst=WHOLE) or fitting(answer, others, worst=worst)

    def names(self, option: Offer) -> tuple[str, ...]:
        return option.names if option.first else (option.id, option.label)

    def of_things(self, things: Collection[int]) -> list[Offer]:
        """What is laid is a part of results, and only narrows the list."""
        return []

    def standing_for(self, way: Way) -> Offer | None:
        """The result that a way leads to."""
        for option in self.options:
            ways = [] if option.first else self.results[option.code].ways
            if option.way == way or any(self.taken(option, one) == way for one in ways):
                return option
        return None

    def fits(self, n: int, way: Laying, wanted: Sequence[str]) -> bool:
        """Does everything that is wanted show then, or is it laid so?"""
        from ..interpreter.prose.questions.typed import bare, grades

        texts = [*map(bare, self.texts(n, way))]
        return all(grades(bare(text), texts) <= BEGUN for text in wanted)

    def texts(self, n: int, way: Laying) -> list[str]:
        """Everything that can be typed to find it: what shows how often, what is laid, how and where."""
        result, spoken = self.results[n], self.spoken
        shown = [f"{k} {name}" for word, k in result.shown for name in (spoken.brief(word), spoken.thing(word))]
        found = [*self.shows(self.options[n]), *shown]
        for pc, code in way.steps:
            found += [spoken.label(pc, code), spoken.rules.option_id(pc, code)]
        names = (spoken.brief, spoken.thing, spoken.cells)
        return found + [name(spot.thing) for spot in way.laid for name in names]


def side_by_side(blocks: Sequence[Sequence[str]], width: int) -> list[list[str]]:
    """Pictures in rows, as many in each as fit."""
    rows: list[list[Sequence[str]]] = []
    left = 0
    for block in blocks:
        wide = max(map(len, block), default=0) + _GAP
        if not rows or wide - _GAP > left:
            rows.append([])
            left = width
        rows[-1].append(block)
        left -= wide
    return [joined(row) for row in rows]


def joined(blocks: Sequence[Sequence[str]]) -> list[str]:
    wide = [max(map(len, block), default=0) + _GAP for block in blocks]
    lines = zip_longest(*blocks, fillvalue="")
    return ["".join(part.ljust(room) for part, room in zip(line, wide, strict=True)).rstrip() for line in lines]
