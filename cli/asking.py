"""A question to a person: its options in groups, with numbers, and which of them an answer means."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import count, zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

from .output import console, only_ascii
from .words import say

if TYPE_CHECKING:
    from ..interpreter.engine.match import Decision, Option
    from ..interpreter.prose.prompts import Prompts
    from .screen import Space

#: beside more options than that, what is printed on each would hide the list
_MOST_DETAILS = 8
#: options are told by their place on the board only if that spares so many lines
_WORTH = 2
#: so wide an option is at least, with its number, where all of them do not fit
_NARROWEST = 16
#: that many names are listed where one of several could be meant
_MOST_NAMES = 20
#: how well an answer fits (see typed.grades): whole names, beginnings of names, beginnings of words, anything inside
WHOLE, FIRST, BEGUN, INSIDE = 0, 1, 2, 3


class Question:
    """One decision of one person."""

    def __init__(
        self,
        spoken: Prompts,
        pc: int,
        decision: Decision,
        brought: Mapping[int, str] | None = None,
        pictures: Mapping[int, Sequence[str]] | None = None,
        before: tuple[int, Sequence[Option]] = (0, ()),
    ):
        """By the code of an option: what it is certain to bring, and the lines of a picture of it.

        `before`: what could be done first, instead of answering, and the place in the rules where that is asked.
        """
        self.spoken, self.pc, self.decision = spoken, pc, decision
        self.brought, self.pictures = brought or {}, pictures or {}
        self.before = {option.id: before[0] for option in before[1]}
        #: options that belong together stand together; to stop or to decline comes last
        self.groups = self.grouped([*decision.options, *before[1]])
        self.options = [option for group in self.groups.values() for option in group]

    def grouped(self, options: Sequence[Option]) -> dict[str, list[Option]]:
        """Options by what stands above them, where there are several groups."""
        groups: dict[str, list[Option]] = {}
        for option in options:
            groups.setdefault(self.spoken.group(self.place(option), option.code), []).append(option)
        return dict(sorted(groups.items(), key=lambda item: not item[0] and len(groups) > 1))

    def place(self, option: Option) -> int:
        """Where in the rules it is asked for."""
        return self.before.get(option.id, self.pc)

    # ---- what is offered
    def lines(self, width: int, space: Space | None = None) -> list[str]:
        """Options with as much about them as there is room for: at least what chooses each."""
        printed = any(map(self.printed, self.options)) and len(self.options) <= _MOST_DETAILS
        pictured = self.pictured(width) if any(self.pictures.values()) else []
        full = self.listed(width, full=True) if printed else []
        columns = self.listed(width)
        if space is None:
            return pictured or full or columns
        close, pointed = self.listed(width, close=True), self.pointed(width, space.numbered)
        # what stands on a card that lies nowhere on the table is more needed than the table
        unseen = any(self.printed(o) and o.code not in space.shown for o in self.options)
        ways = [(pictured, space.board), (full, space.rows)]
        ways += [(self.listed(width, full=True, close=True), space.most if unseen else space.board)] if printed else []
        ways += [(columns, space.rows), (close, space.rows)]
        ways += [(pointed, space.board)] if len(pointed) + _WORTH <= len(close) else []
        ways += [(close, space.board)]
        fitting = (lines for lines, room in ways if lines and len(lines) <= room)
        return next(fitting, None) or self.squeezed(width, space.most)

    def squeezed(self, width: int, most: int) -> list[str]:
        """Only the names of options; where even these need too many lines, as much of each as there is room for."""
        from ..interpreter.display.canvas import clipped

        lines = self.listed(width, bare=True, close=True)
        cells = [self.cell(number, option, bare=True) for number, option in enumerate(self.options, 1)]
        for columns in range(2, width // _NARROWEST + 1):
            if len(lines) <= most:
                break
            rows, room = -(-len(cells) // columns), (width + 2) // columns - 2
            short = [clipped(cell, room).ljust(room) for cell in cells]
            lines = ["  ".join(short[row::rows]).rstrip() for row in range(rows)]
        return lines

    def listed(self, width: int, full: bool = False, bare: bool = False, close: bool = False) -> list[str]:
        """Options with what they bring; `full`: with what is printed on them too; `bare`: only their names.

        `close`: in as few lines as possible.
        """
        lines: list[str] = []
        for head, options in self.headed():
            cells = [self.cell(number, option, full, bare) for number, option in options]
            lines += glued(head, cells) if close else [*head, *(cells if full else in_columns(cells, width))]
        return [part for line in (flowing(lines, width) if close else lines) for part in wrapped(line, width, 7)]

    def pointed(self, width: int, drawn: Collection[int]) -> list[str]:
        """Of options that are drawn with their numbers, only these and what they bring; the others as ever."""
        things = {number: thing for thing, number in self.things().items() if thing in drawn}
        if not things:
            return []
        brought = [(n, self.brought[thing]) for n, thing in sorted(things.items()) if self.brought.get(thing)]
        text = "; ".join(say("cli-option-brings", n=n, text=text) for n, text in brought)
        board = say("cli-option-board")
        cells = [f"  {ranges(list(things))}  {say('cli-option-with', option=board, text=text) if text else board}"]
        for head, options in self.headed():
            others = [self.cell(number, option) for number, option in options if number not in things]
            cells += glued(head, others)
        return [part for line in flowing(cells, width) for part in wrapped(line, width, 7)]

    def headed(self) -> Iterator[tuple[list[str], list[tuple[int, Option]]]]:
        """Each group of options with their numbers, and what stands above it if there are several."""
        numbers = count(1)
        several = sum(map(bool, self.groups)) > 1
        for name, options in self.groups.items():
            yield [f"  {name}:"] if name and several else [], [(next(numbers), option) for option in options]

    def cell(self, number: int, option: Option, full: bool = False, bare: bool = False) -> str:
        """An option as it is listed."""
        texts = (self.brings(option) if not bare else "", self.printed(option) if full else "")
        text = " · ".join(filter(None, texts))
        return f"{number:>3}  {say('cli-option-with', option=option.label, text=text) if text else option.label}"

    def printed(self, option: Option) -> str:
        """What stands on it."""
        return " ".join(" ".join(self.spoken.detail(self.place(option), option.code)).split())

    def brings(self, option: Option) -> str:
        return self.brought.get(option.code, "") if option.id not in self.before else ""

    def pictured(self, width: int) -> list[str]:
        """Options with their pictures below them, side by side."""
        blocks = []
        for number, option in enumerate(self.options, 1):
            picture = self.pictures.get(option.code, ()) if option.id not in self.before else ()
            blocks.append([f"{number:>3}  {option.label}", *(f"     {line}" for line in picture)])
        wide = max(len(line) for block in blocks for line in block) + 2
        columns = max(1, (width + 2) // wide)
        rows = [blocks[first : first + columns] for first in range(0, len(blocks), columns)]
        lines = [zip_longest(*row, fillvalue="") for row in rows]
        return ["".join(part.ljust(wide) for part in line).rstrip() for row in lines for line in row]

    def things(self) -> dict[int, int]:
        """The numbers of options that are things, by thing."""
        names = self.spoken.choices[self.pc].names
        numbered = [(n, o.code) for n, o in enumerate(self.options, 1) if o.id not in self.before]
        return {code: n for n, code in numbered if code not in names}

    def whole(self) -> None:
        """Shows everything again, where what was typed has made the list shorter."""

    def turned_over(self, said: str) -> bool:
        """Does an answer only change which of the options are in sight? Here all of them are."""
        return False

    def gone(self, decide: Callable[[tuple[int, ...]], int]) -> Option | None:
        """The option somebody takes who is asked for one decision after another; None if each is one."""
        return None

    def explained(self, option: Option, width: int, alone: bool) -> list[str]:
        """What it does; `alone`: nothing else is asked about."""
        from ..interpreter.prose.explaining import Explained

        return nested(Explained(self.spoken).option(self.place(option), option.code), width - 1, 7)

    def mark(self, option: Option) -> str:
        """A sign behind it, if what stands on it is not certain."""
        from ..interpreter.prose.explaining import Explained

        return self.spoken.mark(Explained(self.spoken).thing(self.place(option), option.code))

    def codes(self, option: Option) -> tuple[int, ...]:
        """What is decided by it, one after another."""
        return (option.code,)

    # ---- what is meant
    def numbered(self, answer: str) -> Option | str | None:
        """The option with this number, or what is wrong with it; None if it is no number."""
        if not (answer.isdecimal() and answer.isascii()):
            return None
        number = int(answer[:9])
        return (
            self.options[number - 1]
            if 1 <= number <= len(self.options)
            else say("cli-play-numbers", n=len(self.options))
        )

    def meant(self, answer: str, worst: int = INSIDE) -> list[Option]:
        """The options an answer fits best, by id, by label, or by what the board calls them."""
        from ..interpreter.prose.typed import fitting

        return fitting(answer, {option: self.names(option) for option in self.options}, worst=worst)

    def names(self, option: Option) -> tuple[str, ...]:
        """Everything an option may be called."""
        return self.spoken.names(self.place(option), option)


def some(names: Iterable[str]) -> str:
    """Names an answer could mean: not so many that they hide everything else."""
    found = list(dict.fromkeys(names))
    return ", ".join([*found[:_MOST_NAMES], *(["…"] if len(found) > _MOST_NAMES else [])])


def wrapped(text: str, width: int, indent: int = 2) -> list[str]:
    """Lines of a text, those after the first a little to the right."""
    indented = " " * min(indent, width // 3)
    return wrap(text, max(width, 16), subsequent_indent=indented, break_on_hyphens=False) or [""]


def nested(lines: Iterable[str], width: int, left: int) -> list[str]:
    """Lines of a text that stand below each other as far in as they say, all of it so far from the left."""
    found = []
    for line in lines:
        own = left + len(line) - len(line.lstrip())
        found += [" " * own + part for part in wrapped(line.strip(), width - own)]
    return found


def in_columns(cells: Sequence[str], width: int) -> list[str]:
    """Short options side by side, numbered downwards as in a book's index; each column as wide as it must be."""
    for columns in range(-(-len(cells) // 4), 0, -1):
        rows = -(-len(cells) // columns)
        wide = [max(map(len, cells[first : first + rows])) + 2 for first in range(0, len(cells), rows)]
        if sum(wide) - 2 <= width or columns == 1:
            break
    lines = [zip(cells[row::rows], wide, strict=False) for row in range(rows)]
    return ["".join(cell.ljust(room) for cell, room in line).rstrip() for line in lines]


def ranges(numbers: Sequence[int]) -> str:
    """Numbers in order, those that follow each other by the first and the last: 1–4, 6."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1][1:] = [number]
        else:
            found.append([number])
    return ", ".join("–".join(map(str, ends)) for ends in found)


def glued(head: Sequence[str], cells: Sequence[str]) -> list[str]:
    """Options with what stands above them on the line of the first: it must not be left alone at the end of another."""
    return [f"{head[0]} {cells[0]}", *cells[1:]] if head and cells else [*cells]


def flowing(cells: Sequence[str], width: int) -> list[str]:
    """Options one after another, as many on a line as fit."""
    lines: list[str] = []
    for cell in cells:
        if lines and len(lines[-1]) + 2 + len(cell.lstrip()) <= width:
            lines[-1] += "  " + cell.lstrip()
        else:
            lines.append(cell)
    return lines


def show(lines: Sequence[str], style: str | None = None) -> None:
    from ..interpreter.display.canvas import TYPED

    out, plain = console(), only_ascii()
    for line in lines:
        out.print(line.translate(TYPED) if plain else line, style=style)
