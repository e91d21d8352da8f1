"""A question about what is laid on a grid: all positions in one list, the best first, with pictures of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
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
        self.later: dict[int, list[str]] = {}
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
        self.fitting = self.all_ways

    @property
    def all_ways(self) -> Mapping[int, Sequence[Laying]]:
        return {n: result.ways for n, result in enumerate(self.results)}

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
        said_now = parted(said)
        for wanted in ([*self.wanted, *said_now], said_now) if self.wanted else (said_now,):
            ways = self.all_ways if wanted is said_now else self.fitting
            if found := self.found(ways, wanted):
                self.wanted, self.fitting, self.first = wanted, found, 0
                return True
        return False

    def found(self, ways: Mapping[int, Sequence[Laying]], wanted: Sequence[str]) -> dict[int, Sequence[Laying]]:
        """By result those of some ways that everything wanted fits."""
        below = {*self.others}
        for said in wanted:
            fits = self.reader(said)
            found = {n: [way for way in some if fits(n, way)] for n, some in ways.items() if n not in below}
            ways = {n: some for n, some in found.items() if some}
        return {**ways}

    def none_has(self, said: str) -> str:
        """That no result has what was typed to see less, of several parts the one that none has; nothing if what was
        typed is nothing that shows, is laid or comes."""
        parts = parted(said)
        alone = [part for part in parts if not self.found(self.all_ways, [part])]
        known = len(alone) < len(parts) or all(self.sign(part) for part in parts)
        return say("cli-laying-none", wanted=", ".join(alone or parts)) if parts and known else ""

    def sign(self, said: str) -> bool:
        """Is it a word that can show on the grid, or how often one does?"""
        from ..interpreter.prose.questions.typed import grades

        word = written(said).lstrip("0123456789 ")
        return len(word) > 1 and grades(word, self.signs) <= BEGUN

    @cached_property
    def signs(self) -> list[str]:
        """What all words that can show on the grid are called."""
        shown = self.words_shown()
        return [written(name) for word in shown for name in (self.spoken.brief(word), self.spoken.thing(word))]

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
            then = self.comes(option)
            self.brought[option.code] = say("cli-at", place=shown, what=", ".join(then)) if shown and then else shown
        return self.brought[option.code]

    def comes(self, option: Offer) -> list[str]:
        """What comes of it later, if that is asked in secret."""
        if option.first or self.revealed is None:
            return []
        if option.code not in self.later:
            self.later[option.code] = self.revealed.told(option.way.steps)
        return self.later[option.code]

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

    def bringing(self, said: str) -> list[Offer]:
        """What stands in the line of a result narrows the list instead."""
        return [option for option in super().bringing(said) if not self.lists(option)]

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

    def reader(self, said: str) -> Callable[[int, Laying], bool]:
        """Whether what is wanted fits a way to a result. What shows on the grid fits where it shows, not where it lies
        under something or only stands in the name of what is laid; where it shows nowhere so often, any part of what
        stands in the line does."""
        from ..interpreter.prose.questions.typed import grades

        wanted = written(said)
        if not self.sign(said):
            return lambda n, way: grades(wanted, self.texts(n, way)) <= BEGUN or self.laid_so(way, wanted)
        texts = self.shown_words if any(grades(wanted, one) <= BEGUN for one in self.shown_words) else self.told
        return lambda n, way: grades(wanted, texts[n]) <= BEGUN

    def laid_so(self, way: Laying, wanted: str) -> bool:
        """Is something laid whose cells are called so, all of them one after the other?"""
        from ..interpreter.prose.questions.typed import grades

        cells = [written(self.spoken.cells(spot.thing)) for spot in way.laid]
        return any(len(wanted.split()) == len(one.split()) and grades(wanted, (one,)) <= BEGUN for one in cells)

    @cached_property
    def shown_words(self) -> list[list[str]]:
        """By result what shows, how often."""
        names = (self.spoken.brief, self.spoken.thing)
        return [[written(f"{k} {name(word)}") for word, k in r.shown for name in names] for r in self.results]

    @cached_property
    def told(self) -> list[list[str]]:
        """By result the parts of what stands in its line: what shows and what it brings."""
        options = {option.code: option for option in self.options if not option.first}
        parts = ([*self.shows(options[n]), *self.comes(options[n])] for n in range(len(self.results)))
        return [[*map(written, some)] for some in parts]

    def texts(self, n: int, way: Laying) -> list[str]:
        """Everything else that can be typed to find it: what it brings, what is laid, how and where."""
        spoken = self.spoken
        found = [name for step in way.steps for name in (spoken.label(*step), spoken.rules.option_id(*step))]
        laid = [name(spot.thing) for spot in way.laid for name in (spoken.brief, spoken.thing)]
        return [*self.told[n], *map(written, (*found, *laid))]


def parted(said: str) -> list[str]:
    """What stands between commas and the other signs that part what stands in a line."""
    return [*filter(None, map(str.strip, re.split(r",|:\s|\s·\s", said)))]


def written(text: str) -> str:
    """The same for every way to write it, also for arrows."""
    from ..interpreter.display.canvas import TYPED
    from ..interpreter.prose.questions.typed import bare

    return re.sub(r" *> *", ">", bare(text.replace("->", "→").translate(TYPED)))


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
