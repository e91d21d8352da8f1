"""A question to a person: its options in groups, with numbers, and which of them an answer means."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count, groupby, zip_longest
from typing import TYPE_CHECKING, Any

from . import orders
from .lines import flowing, glued, in_columns, nested, ranges, wrapped
from .output import only_ascii
from .words import say

if TYPE_CHECKING:
    from ..interpreter.asking.ways import Way
    from ..interpreter.prose.options.offers import Offer
    from ..interpreter.prose.options.prompts import Prompts
    from .screen import Space

#: beside more options than that, what is printed on each would hide the list
_MOST_DETAILS = 8
#: options are told by their place on the board only if that spares so many lines
_WORTH = 2
#: so wide an option is at least, with its number, where all of them do not fit
_NARROWEST = 16
#: of an option at most so many letters, where all of them do not fit: as many as there is room for
_SHORTER = (48, 40, 34, 30, 26, 22)
#: so many letters two lines of an option do not hold: its number, and where words end before the line does
_RAGGED = 30
#: more numbers in a row are told by the first and the last of them
_MOST_FIGURES = 12
#: how well an answer fits (see typed.grades): whole names, beginnings of names, beginnings of words, anything inside
WHOLE, FIRST, BEGUN, INSIDE = 0, 1, 2, 3
#: what ends something, or declines it, may be called
STOPS = ("done", "no", "stop", "go_on")


class Question:
    """One question to one person."""

    def __init__(
        self,
        spoken: Prompts,
        pc: int,
        offers: Sequence[Offer],
        pictures: Mapping[str, Sequence[str]] | None = None,
        worse: Sequence[Offer] = (),
    ):
        """`pc`: where in the rules it stands. `pictures`: by the id of an option the lines of a picture of it.

        `worse`: options that are listed only if somebody wants to see them.
        """
        self.spoken, self.pc, self.pictures = spoken, pc, pictures or {}
        self.worse = worse
        #: is only asked whether a card is used? Then the headings of cards say what they do
        self.purposes = False
        self.offer(offers)

    def offer(self, offers: Sequence[Offer]) -> None:
        """From here on these are the options."""
        from ..interpreter.prose.options.offers import openings

        self.groups = self.grouped(offers)
        self.options = [offer for group in self.groups.values() for offer in group]
        #: those on which there is something to read that the table does not show
        self.unread: Collection[Offer] = ()
        self.numbers = numbers_of(self.options)
        #: what several of them begin with
        self.openings = openings(self.options)

    def grouped(self, offers: Sequence[Offer]) -> dict[str, list[Offer]]:
        """Options that belong together stand together; cards come behind what is asked, to stop or to decline last."""
        groups: dict[str, list[Offer]] = {}
        for offer in offers:
            groups.setdefault(offer.group, []).append(offer)
        any_time = say("cli-group-any-time")
        order = sorted(groups, key=lambda name: (not name and len(groups) > 1, name == any_time))
        return {name: groups[name] for name in order}

    # ---- what is offered
    def lines(self, width: int, space: Space | None = None) -> list[str]:
        """Options with as much about them as there is room for: at least what chooses each."""
        texts = [option for option in self.options if self.printed(option)]
        printed = bool(texts) and len(self.options) <= _MOST_DETAILS
        pictured = self.pictured(width) if any(self.pictures.values()) else []
        full = self.listed(width, full=True) if printed else []
        seen = space.shown if space is not None else ()
        self.unread = {option for option in texts if self.printed(option, seen)}
        columns = self.listed(width)
        if space is None:
            return pictured or full or columns
        close, pointed = self.closest(width, space), self.pointed(width, space.numbered)
        # what stands on a card that lies nowhere on the table is more needed than the table, unless it is asked about
        # something else and the card can only be used, too
        asked = [o for name, options in self.groups.items() if name != say("cli-group-any-time") for o in options]
        unseen = any(self.printed(o) and o.code not in space.shown for o in asked)
        ways = [(pictured, space.board), (full, space.rows)]
        short = self.listed(width, full=True, close=True, apart=True)
        most = space.in_sight(space.most if unseen else space.board)
        ways += [(short, most)] if printed else []
        if printed and most < space.most:  # of each as much as two lines hold
            ways.append((self.listed(width, full=True, close=True, apart=True, longest=2 * width - _RAGGED), most))
        ways += [(columns, space.rows), (close, space.rows)]
        ways += [(pointed, space.board)] if len(pointed) + _WORTH <= len(close) else []
        ways += [(close, space.board)]
        fitting = (lines for lines, room in ways if lines and len(lines) <= room)
        return next(fitting, None) or self.squeezed(width, space)

    def closest(self, width: int, space: Space) -> list[str]:
        """Options in few lines: each heading begins one, unless that takes rows of cards or the board out of sight."""
        apart, close = self.listed(width, close=True, apart=True), self.listed(width, close=True)
        seen = [sum(len(lines) > room for room in (space.rows, space.board)) for lines in (apart, close)]
        return apart if seen[0] == seen[1] else close

    def squeezed(self, width: int, space: Space) -> list[str]:
        """As much of each option as there is room for, with a mark where something is missing: so that the board can be
        seen, or else anything; where even that needs too many lines, without headings in columns."""
        from ..interpreter.display.canvas import clipped

        shorter = [self.listed(width, close=True, longest=longest) for longest in _SHORTER]
        for most in (space.board, space.most):
            if (found := next((lines for lines in shorter if len(lines) <= most), None)) is not None:
                return found
        lines, most = shorter[-1], space.most
        cells = [self.cell(number, replace(option, label=option.whole)) for option, number in self.numbers.items()]
        for columns in range(2, width // _NARROWEST + 1):
            if len(lines) <= most:
                break
            rows, room = -(-len(cells) // columns), (width + 2) // columns - 2
            short = [clipped(cell, room, only_ascii()).ljust(room) for cell in cells]
            lines = ["  ".join(short[row::rows]).rstrip() for row in range(rows)]
        return lines

    def listed(
        self, width: int, full: bool = False, close: bool = False, longest: int = 0, apart: bool = False
    ) -> list[str]:
        """Options with what they bring; `full`: with what is printed on them too.

        `close`: in as few lines as possible, or `apart` from those below other headings; `longest`: of each at most
        so many letters.
        """
        from ..interpreter.display.canvas import clipped

        lines: list[str] = []
        cells: list[str] = []
        headed = False
        for head, options in self.headed():
            found = self.cells(options, full)
            found = [clipped(cell, longest, only_ascii()) for cell in found] if longest else found
            headed = headed or bool(head)
            if close and (head or not headed):
                if apart and head:
                    lines, cells = [*lines, *flowing(cells, width)], []
                long = bool(head) and len(head[0]) + 1 + min(len(found[0]), _NARROWEST) > width
                if apart and long:  # the number of the first option would end the line
                    lines, cells = [*lines, *head], [*found]
                else:
                    cells += glued(head, found)
            elif close:  # without a heading it stands on a line of its own: it does not belong to the one before
                lines, cells = [*lines, *flowing(cells, width)], found
            else:
                lines += [*head, *(found if full else in_columns(found, width))]
        return [part for line in [*lines, *flowing(cells, width)] for part in wrapped(line, width, 7)]

    def pointed(self, width: int, drawn: Collection[int]) -> list[str]:
        """Of options that are drawn with their numbers, only these and what they bring; the others as ever."""
        things = {number for thing, number in self.things().items() if thing in drawn}
        if not things:
            return []
        lines: list[str] = []
        cells: list[str] = []
        headed = False
        for head, options in self.headed():
            listed = [(number, option) for number, option in options if number in things]
            there = [(n, " · ".join(filter(None, (option.brings, self.left(option))))) for n, option in listed]
            others = self.cells([(number, option) for number, option in options if number not in things])
            text = "; ".join(say("cli-option-brings", n=n, text=text) for n, text in there if text)
            board = say("cli-option-board")
            told = say("cli-option-with", option=board, text=text) if text else board
            pointed = [f"  {ranges([n for n, _ in there])}  {told}"] if there else []
            headed = headed or bool(head)
            if headed and not head:
                lines, cells = [*lines, *flowing(cells, width)], []
            cells += glued(head, [*pointed, *others])
        return [part for line in [*lines, *flowing(cells, width)] for part in wrapped(line, width, 7)]

    def headed(self) -> Iterator[tuple[list[str], list[tuple[int, Offer]]]]:
        """Each group of options with their numbers, and what stands above it: where there are several, and what a way
        begins with."""
        several = sum(map(bool, self.groups)) > 1
        sorts = [name for name, options in self.groups.items() if name and len(options[0].parts) == 1]
        alone = len([name for name in sorts if name != say("cli-group-any-time")]) == 1
        # alone and above all others it would only say that these are options
        titles = {
            name: say("cli-group-option")
            if name == say("cli-group-options") and len(options) == 1
            else self.with_purpose(name, options[0])
            for n, (name, options) in enumerate(self.groups.items())
            if name and (len(options[0].parts) > 1 or several and not (alone and not n))
        }
        # a heading that begins with a number looks like an option
        dash = "– " if any(title[:1].isdecimal() for title in titles.values()) else ""
        for name, options in self.groups.items():
            head = [f"  {dash}{titles[name]}:"] if name in titles else []
            yield head, [(self.numbers[option], option) for option in options]

    def with_purpose(self, head: str, option: Offer) -> str:
        """The heading of what is chosen for a card, with what the card does where nothing but cards is asked about."""
        from ..interpreter.phrases.words import Plain
        from ..interpreter.prose.questions.purposes import head as head_of

        if not self.purposes or len(option.parts) < 2 or not self.spoken.is_free(*option.way.said[0]):
            return head
        choice = self.spoken.choices[option.parts[1].steps[0].pc]
        return self.spoken.text(head_of(self.spoken, choice, Plain(head)))

    def cells(self, options: Iterable[tuple[int, Offer]], full: bool = False) -> list[str]:
        """Options as they are listed; many numbers of which nothing is to be said, by the first and the last."""
        found: list[str] = []
        for plain, some in groupby(options, lambda one: one[1].figure >= 0 and not one[1].brings):
            run = [*some]
            if plain and len(run) > _MOST_FIGURES:
                found.append(f"{ranges([number for number, _ in run]):>3}")
            else:
                found += [self.cell(number, option, full) for number, option in run]
        return found

    def cell(self, number: int, option: Offer, full: bool = False) -> str:
        """An option as it is listed; a mark for what stands on it, where that is left out and seen nowhere else."""
        text = " · ".join(filter(None, (option.brings, self.printed(option) if full else self.left(option))))
        if option.figure == number:
            return f"{number:>3}  ({text})" if text else f"{number:>3}"
        return f"{number:>3}  {say('cli-option-with', option=option.label, text=text) if text else option.label}"

    def left(self, option: Offer) -> str:
        """A mark that there is more to read on it."""
        from ..interpreter.display.canvas import cut_sign

        return cut_sign(only_ascii()) if option in self.unread else ""

    def printed(self, option: Offer, seen: Collection[int] = ()) -> str:
        """What stands on it, unless that is `seen` on the table, and on places to which something comes by it; what
        cards can do that come by it."""
        from ..interpreter.prose.options.explaining import Explained
        from ..interpreter.prose.speaking.punctuation import spaced

        explained = Explained(self.spoken)
        there = [*explained.reached(option.reaches), *explained.able(option.comes)]
        own = self.spoken.detail(option.place, option.code, option.told) if option.code not in seen else []
        return spaced(" ".join([*own, *there]))

    def pictured(self, width: int) -> list[str]:
        """Options with their pictures below them, side by side."""
        blocks = []
        for option, number in self.numbers.items():
            picture = self.pictures.get(option.id, ())
            blocks.append([f"{number:>3}  {option.label}", *(f"     {line}" for line in picture)])
        wide = max(len(line) for block in blocks for line in block) + 2
        columns = max(1, (width + 2) // wide)
        rows = [blocks[first : first + columns] for first in range(0, len(blocks), columns)]
        lines = [zip_longest(*row, fillvalue="") for row in rows]
        return ["".join(part.ljust(wide) for part in line).rstrip() for row in lines for line in row]

    def things(self) -> dict[int, int]:
        """The numbers of options that are things, by thing; what several stand for has none."""
        choices = self.spoken.choices
        numbered = [(n, o.code) for o, n in self.numbers.items() if o.code not in choices[o.place].names]
        codes = [code for _, code in numbered]
        return {code: n for n, code in numbered if codes.count(code) == 1}

    def in_sight(self) -> Sequence[Offer]:
        """The options that are listed now."""
        return self.options

    def whole(self) -> None:
        """Shows everything again, where what was typed has made the list shorter."""

    def turned_over(self, said: str) -> bool:
        """Does an answer only change which of the options are in sight: are those listed that were left out?"""
        if not self.worse or orders.exactly(said) != ("more", "") or self.meant(said, WHOLE):
            return False
        worse, self.worse = self.worse, ()
        self.offer([*self.options, *worse])
        return True

    def left_out(self) -> str:
        """How many options are left out, and the word that lists them; nothing if none is."""
        return say("cli-play-worse", n=len(self.worse), word=say("cli-order-more")) if self.worse else ""

    def brings(self, option: Offer) -> str:
        return option.brings

    def explained(self, option: Offer, width: int, alone: bool, seen: Mapping[str, Any] | None = None) -> list[str]:
        """What it does, without what is covered now in a player's sight; `alone`: nothing else is asked about."""
        from ..interpreter.display.lying_there import covered
        from ..interpreter.prose.options.explaining import Explained

        explained = Explained(self.spoken)
        thing = explained.thing(option.place, option.code)
        told = covered(self.spoken, seen, self.spoken.words.things[thing]) if seen and thing is not None else ()
        lines = explained.option(option.place, option.code, told)
        return nested([*lines, *explained.with_it(option)], width - 1, 7)

    def mark(self, option: Offer) -> str:
        """A sign behind it, if what stands on it is not certain."""
        from ..interpreter.prose.options.explaining import Explained

        return self.spoken.mark(Explained(self.spoken).thing(option.place, option.code))

    # ---- what is meant
    def standing_for(self, way: Way) -> Offer | None:
        """The option that stands for a way."""
        return next((option for option in self.options if option.way == way), None)

    def numbered(self, answer: str) -> Offer | str | None:
        """The option with this number, or what is wrong with it; None if it is no number."""
        if not (answer.isdecimal() and answer.isascii()):
            return None
        number = int(answer[:9])
        found = next((option for option, n in self.numbers.items() if n == number), None)
        if found is None and any(option.figure >= 0 for option in self.options):
            return say("cli-play-figures", numbers=ranges([*self.numbers.values()]))
        return found if found is not None else say("cli-play-numbers", n=len(self.options))

    def meant(self, answer: str, worst: int = INSIDE) -> list[Offer]:
        """The options an answer fits best, by id, by label, by what the board calls them, or by what decides itself in
        them; if they all begin with what is named, only that."""
        from ..interpreter.prose.questions.typed import fitting

        names = {option: option.names for option in (*self.options, *self.openings)}
        within = {option: option.within for option in self.options if option.within}
        found = fitting(answer, names, parts=within, worst=worst)
        for opening in self.openings:
            steps = opening.way.steps
            if opening in found and all(option.way.steps[: len(steps)] == steps for option in found):
                return [opening]
        return [option for option in found if option not in self.openings] or found

    def bringing(self, said: str) -> list[Offer]:
        """The options behind which it stands that they bring something called so, in any form of its name."""
        from ..interpreter.prose.questions.typed import fitting

        words, texts = self.spoken.words, {o: (f"{self.brings(o)} {self.printed(o)}",) for o in self.options}
        forms = {name: self.spoken.forms(name) for name in (*words.counters, *words.pieces, *words.kinds)}
        called = [form for name in fitting(said, forms, worst=WHOLE) for form in forms[name][1:]]
        found = {option for form in (said, *called) for option in fitting(form, texts, worst=BEGUN)}
        return [option for option in self.options if option in found]

    def of_things(self, things: Collection[int]) -> list[Offer]:
        """The options that stand for some of these things."""
        names = {option: self.spoken.choices[option.place].names for option in self.options}
        return [option for option in self.options if option.code in things and option.code not in names[option]]

    def next_places(self, opening: Offer) -> set[int]:
        """Where in the rules the rest of the options is asked for that begin so; what decides itself is not."""
        begun = opening.way.steps
        ways = [option.way.steps for option in self.options]
        return {way[len(begun)].pc for way in ways if way[: len(begun)] == begun != way}

    def holding(self, answer: str) -> list[Offer]:
        """The options in which what is called exactly so decides itself."""
        from ..interpreter.prose.questions.typed import fitting

        return fitting(answer, {option: option.within for option in self.options if option.within}, worst=WHOLE)

    def ending(self, answer: str) -> list[Offer]:
        """What ends or declines, if there is one such option, by any of the words for that."""
        from ..interpreter.prose.questions.typed import fitting

        ends = self.ends()
        return ends if len(ends) == 1 and len(answer) > 1 and fitting(answer, self.stops(), worst=FIRST) else []

    def ends(self) -> list[Offer]:
        return [option for option in self.options if option.code < 0 and not option.first]

    def stops(self) -> dict[str, tuple[str, ...]]:
        """The words for what ends something or declines it."""
        return {word: (self.spoken.say(f"option-{word}"), word) for word in STOPS}

    def ends_nothing(self, answer: str) -> bool:
        """Is it the whole word for that, where nothing can be ended or declined?"""
        from ..interpreter.prose.questions.typed import fitting

        return not self.ends() and bool(fitting(answer, self.stops(), worst=WHOLE))


def numbers_of(options: Sequence[Offer]) -> dict[Offer, int]:
    """What chooses each option: its place in the list; numbers choose themselves, and others have the next ones."""
    figures = [option.figure for option in options if option.figure >= 0]
    if len(set(figures)) < len(figures):  # the same number for two things
        return {option: number for number, option in enumerate(options, 1)}
    others = count(max(figures, default=0) + 1)
    return {option: option.figure if option.figure >= 0 else next(others) for option in options}
