"""A question to a person: its options in groups, with numbers, and which of them an answer means."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

import click

from .output import console, only_ascii
from .stopping import stoppable
from .words import say

if TYPE_CHECKING:
    from ..interpreter.runtime.match import Decision, Option
    from ..interpreter.text.prompts import Prompts

#: beside more options than that, what is printed on each would hide the list
_MOST_DETAILS = 8
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
        groups: dict[str, list[Option]] = {}
        for option in (*decision.options, *before[1]):
            groups.setdefault(spoken.group(self.place(option), option.code), []).append(option)
        #: options that belong together stand together; to stop or to decline comes last
        self.groups = dict(sorted(groups.items(), key=lambda item: not item[0] and len(groups) > 1))
        self.options = [option for group in self.groups.values() for option in group]

    def place(self, option: Option) -> int:
        """Where in the rules it is asked for."""
        return self.before.get(option.id, self.pc)

    # ---- what is offered
    def lines(self, width: int, most: int = 0) -> list[str]:
        """Options with as much about them as there is room for: at most so many lines (0: as many as it takes)."""
        ways = [
            self.pictured(width) if any(self.pictures.values()) else [],
            self.listed(width, full=True) if len(self.options) <= _MOST_DETAILS else [],
            self.listed(width),
        ]
        fitting = (lines for lines in ways if lines and (not most or len(lines) <= most))
        return next(fitting, None) or self.listed(width, bare=True)

    def listed(self, width: int, full: bool = False, bare: bool = False) -> list[str]:
        """Options with what they bring; `full`: with what is printed on them too; `bare`: only their names."""
        details = {o.id: " ".join(" ".join(self.spoken.detail(self.place(o), o.code)).split()) for o in self.options}
        full = full and any(details.values())
        lines: list[str] = []
        number = 0
        for name, options in self.groups.items():
            cells = []
            for option in options:
                number += 1
                brought = self.brings(option) if not bare else ""
                text = " · ".join(filter(None, (brought, details[option.id] if full else "")))
                label = say("cli-option-with", option=option.label, text=text) if text else option.label
                cells.append(f"{number:>3}  {label}")
            if name and sum(map(bool, self.groups)) > 1:
                lines.append(f"  {name}:")
            lines += cells if full else in_columns(cells, width)
        return [part for line in lines for part in wrapped(line, width, 7)]

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
        from ..interpreter.text.typed import fitting

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


def read(prompt: str = "> ") -> str:
    with stoppable():
        answer = input(prompt)
    if not sys.stdin.isatty():
        click.echo()  # nobody pressed a key that would have ended the line
    return "".join(c for c in answer if c.isprintable()).strip()  # a key without a letter says nothing


def show(lines: Sequence[str], style: str | None = None) -> None:
    from ..interpreter.text.canvas import TYPED

    out, plain = console(), only_ascii()
    for line in lines:
        out.print(line.translate(TYPED) if plain else line, style=style)
