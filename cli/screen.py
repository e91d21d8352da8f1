"""The table as one person sees it: whose turn it is, the board, what everybody has, what has just happened.

    out = console()
    out.print(screen(spoken, view(match, seat), seat, log=spoken.log(events), header=head, about=spoken.grid(pc),
                     width=out.width, height=out.height - room))

`seen` is the view of that person and nothing else, so that nothing hidden can be drawn. What comes back fits into
`width` and `height`, the less room the less detail: the caller keeps as much as the question needs. In a window too
small for a drawing, plain lines say the same, the last of them that fit. Of `log` the last sentences are shown that
fit. `about` is the grid a decision is about, if it is about one: it is drawn instead of the board; so is the grid
`near` it, if there is no room beside the board. `numbers` are those of the options that are things, by thing: each is
drawn where its thing lies. `added` are the points that the final scoring would add now, by player; `moved` the places
of a board where others have moved something last; `turns` says which things act one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import click

from .kept import wait
from .lines import nested, show, wrapped
from .output import console, only_ascii
from .position import drawing, holdings, print_board, print_entries, print_rest
from .words import mistakes, say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from ..interpreter.display.canvas import Line
    from ..interpreter.display.table import Room
    from ..interpreter.engine.match import Match
    from ..interpreter.engine.rules import Rules
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.questions.step_names import Steps
    from ..interpreter.prose.questions.turns_taken import Turns

#: clears the terminal with what has been scrolled out of it, and goes to its beginning
_WIPE = "\x1b[2J\x1b[3J\x1b[H"
_CLEAR = "\x1b[2J\x1b[H"
#: cells around what lies on a grid, in a window too small for anything else
_TINY_AROUND = 1
#: the palette of `view.yaml`
COLOURS = {
    "red": "#e0565b",
    "orange": "#e8914a",
    "yellow": "#e5c453",
    "green": "#6fbf73",
    "cyan": "#56b6c2",
    "blue": "#6aa5f0",
    "purple": "#b48ef0",
    "pink": "#ea8fc0",
    "brown": "#b98a5e",
    "grey": "#9aa4b0",
    "white": "#e8e6df",
}


def wipe(scrolled: bool = False) -> None:
    """Clears the terminal, and what was `scrolled` out of it too; one that cannot do that is scrolled."""
    out = console()
    click.echo("\n" * out.height if out.is_dumb_terminal else _WIPE if scrolled else _CLEAR, nl=False)


def note_view(rules: Rules) -> None:
    """One line if what the pack says about its look cannot be used: the table is drawn from the declarations then."""
    if not rules.view_problems:
        return
    first = rules.view_problems[0]
    message = mistakes()(first.message)
    where = f"{first.span.file}:{first.span.line}: {message}" if first.span is not None else message
    click.echo(say("cli-note", message=say("cli-play-view", problem=where)), err=True)
    wait()


def header(steps: Steps, match: Match, seat: int, pc: int) -> str:
    """The round, its phase if it has several, whose decision it is, and when the game ends if that is known."""
    told = say("cli-play-turn", round=match.round, player=steps.spoken.player(seat))
    ends = say("cli-play-ending", rounds=match.rounds_left) if match.end_cause() else ""
    own = takewhile(lambda taken: taken[0] == seat, reversed(match.history))
    phase = steps.phase(pc, (earlier for _, earlier, _ in own))  # it may follow from what they have just decided
    for further in filter(None, (phase, ends)):
        told = say("cli-play-phase", turn=told, phase=further)
    return told


def screen(
    spoken: Prompts,
    seen: dict[str, Any],
    seat: int,
    *,
    log: Sequence[str] = (),
    header: str = "",
    about: str = "",
    near: str = "",
    width: int = 100,
    height: int = 30,
    plain: bool | None = None,
    numbers: Mapping[int, int] | None = None,
    added: Sequence[int | None] = (),
    moved: frozenset[int] = frozenset(),
    concerns: frozenset[str] = frozenset(),
    turns: Turns | None = None,
) -> RenderableType:
    from rich.console import Group

    from ..interpreter.display.table import Room, Table

    plain = only_ascii() if plain is None else plain
    room = Room(width, height)
    if not room.enough:
        return Group(*_plain_lines(spoken, seen, log, header, about, room, plain))
    shown = (numbers, header, about, near, added, moved, concerns, turns)
    table = Table(spoken, spoken.rules.shown_by, seen, seat, room, plain, *shown)
    return Group(*(_text(line) for line in table.drawn(log)))


def _plain_lines(
    spoken: Prompts, seen: dict[str, Any], log: Sequence[str], header: str, about: str, room: Room, plain: bool
) -> list[Text]:
    """What a player has, in a window too small for a drawing: the last lines that fit, and how much is not told."""
    from rich.text import Text

    from ..interpreter.display.canvas import clipped, wide
    from ..interpreter.display.grids import own
    from ..interpreter.display.in_use import in_use
    from ..interpreter.display.remaining import entries

    lines = [Text(part, "dim") for line in log for part in wrapped(line, room.columns)]
    lines += [Text(part) for line in holdings(spoken, seen) for part in wrapped(line, room.columns)]
    drawn = drawing(spoken, about, own(seen, about), _TINY_AROUND)
    lines += [Text(clipped(line, room.columns, plain)) for line in drawn]
    left = max(0, room.lines - bool(header))
    note = _hidden(spoken, max(0, len(lines) - left) + len(entries(spoken, in_use(spoken, seen))), plain)
    beside = header and (wide(f"{header}  {note}") <= room.columns or not left)
    if not beside and left:
        left -= 1
        note = _hidden(spoken, max(0, len(lines) - left) + len(entries(spoken, in_use(spoken, seen))), plain)
    head = clipped(header, max(1, room.columns - wide(note) - 2) if beside else room.columns, plain)
    top = [Text(head, "bold").append(f"  {note}" if beside else "", "not bold dim")] if header else []
    noted = [] if beside else [Text(clipped(note, room.columns, plain), "dim")]
    return [*top, *noted, *lines[len(lines) - min(left, len(lines)) :]][: max(1, room.lines)]


def _hidden(spoken: Prompts, n: int, plain: bool) -> str:
    from ..interpreter.display.canvas import TYPED

    note = spoken.say("cli-table-hidden", n=n, word=spoken.say("cli-order-board"))
    return note.translate(TYPED) if plain else note


@dataclass(frozen=True, slots=True)
class Space:
    """Lines for options: so that anything else can be seen, so that the board can, and so that rows of cards can too.

    `numbered`: things whose numbers are drawn on the board as long as it stays in sight; `shown`: things of which the
    table shows what stands on them; `asked`: so that below the board the rows can be seen in which something is asked
    about (-1: there are none).
    """

    most: int
    board: int
    rows: int
    numbered: frozenset[int] = frozenset()
    shown: frozenset[int] = frozenset()
    asked: int = -1

    def in_sight(self, lines: int) -> int:
        """So many lines, or as many as leave in sight what the question is about."""
        return min(self.asked, lines) if self.asked > 0 else lines


def space(
    spoken: Prompts,
    seen: dict[str, Any],
    seat: int,
    *,
    header: str = "",
    about: str = "",
    near: str = "",
    width: int,
    height: int,
    numbers: Mapping[int, int] | None = None,
    turns: Turns | None = None,
) -> Space:
    """What the table leaves of so many lines. `numbers`: those of the options that are things, by thing."""
    from ..interpreter.display.table import PLENTY, SMALLEST, Room, Table

    most = max(1, height - SMALLEST[1])
    if not Room(width, height).enough:
        return Space(most, most, 1)
    room = Room(width, PLENTY)
    shown = (numbers, header, about, near)
    table = Table(spoken, spoken.rules.shown_by, seen, seat, room, only_ascii(), *shown, turns=turns)
    board, rows = height - table.needed(rows=False), height - table.needed(rows=True)
    numbered = frozenset(table.numbered if board > 0 else ())
    asked = height - below if (below := table.needed_below) else -1
    return Space(most, max(1, board), max(1, rows), numbered, numbered | table.seen_in_rows, asked)


def print_whole(
    spoken: Prompts,
    seen: dict[str, Any],
    seat: int,
    added: Sequence[int | None] = (),
    turns: Turns | None = None,
) -> None:
    """Everything the player can see: drawn, where the pack says how, otherwise as a list; what open cards do; and what
    signs and short names mean."""
    from rich.console import Group

    from ..interpreter.display.in_use import in_use
    from ..interpreter.display.table import PLENTY, Room, Table

    out = console()
    room = Room(out.width, PLENTY)
    table = Table(spoken, spoken.rules.shown_by, seen, seat, room, only_ascii(), added=added, turns=turns)
    drawn = spoken.rules.has_view and room.enough
    if drawn:
        out.print(Group(*map(_text, table.whole())))
        print_entries(spoken, table.beyond_whole)
    else:
        print_board(spoken, seen)
    if table.texts:
        out.print(say("cli-board-texts"), style="bold")
        show([part for text in table.texts for part in wrapped(f"  {text}", out.width, 4)])
    if places := table.texts_of_places:
        out.print(say("cli-board-places"), style="bold")
    for name, (line, *more) in places.items():
        if more:
            show([f"  {name}:", *nested([line, *more], out.width, 4)])
        else:
            show(wrapped(f"  {say('cli-at', place=name, what=line)}", out.width, 4))
    print_rest(spoken, table.beyond_whole if drawn else in_use(spoken, seen))
    out.print(Group(*map(_text, table.legend)))


def _text(line: Line) -> Text:
    from rich.text import Text

    made = Text(no_wrap=True, overflow="crop", end="")
    for text, style in line:
        made.append(text, " ".join(COLOURS.get(word, word) for word in style.split()))
    made.end = "\n"
    return made
