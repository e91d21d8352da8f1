"""How commands show things: tables for people, JSON for tools, mistakes with their places."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, NoReturn

import click

from . import words
from .stopping import without_cursor

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ..interpreter.diagnostics.problems import Problem, Source

#: mistakes in what was asked for, not in the files of a game
_OF_USAGE = frozenset(("unknown-game", "unknown-expansion", "unknown-variant", "variant-value"))
MISTAKES, WRONG_USAGE = 1, 2
#: format characters, controls beyond those JSON writes out itself, breaks of lines, halves of characters
_UNSEEN = re.compile("[\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")
#: the lines of a table in ASCII: one below its heads
_TYPED = "\n".join(["    ", "    ", " -- ", "    ", "    ", " -- ", "    ", "    "])


def console(err: bool = False) -> Console:
    """Made anew each time: whether colours fit depends on where the output goes now."""
    from rich.console import Console, ConsoleDimensions

    made = Console(stderr=err, highlight=False, markup=False, emoji=False, soft_wrap=False)
    if made.is_dumb_terminal:  # rich takes it to be of a certain size
        made.size = ConsoleDimensions(*get_terminal_size())
    return made


def table(*columns: str, numbers: Sequence[str] = (), title: str | None = None) -> Table:
    """A plain table; columns named in `numbers` stand to the right."""
    from rich import box
    from rich.table import Table

    lines = box.Box(_TYPED, ascii=True) if only_ascii() else box.SIMPLE_HEAD
    made = Table(box=lines, title=title, title_justify="left", title_style="bold", pad_edge=False)
    for column in columns:
        made.add_column(column, justify="right" if column in numbers else "left", overflow="fold")
    return made


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """Shows how far a series of games is, to whoever waits for it.

    It appears with the first games: it moves in a thread, and workers are started before there is one.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console(err=True), transient=True)
    task = shown.add_task(words.say("cli-series-bar"), total=games)

    def moved(done: int) -> None:
        shown.start()
        shown.advance(task, done)

    with without_cursor():
        try:
            yield moved
        finally:
            shown.stop()  # the cursor, which it hides, is there again


def print_json(value: Any) -> None:
    """Exactly what it says, but what nobody sees is written out: a terminal does not obey it."""
    click.echo(_UNSEEN.sub(_as_number, json.dumps(value, indent=2, ensure_ascii=False)))


def _as_number(character: re.Match[str]) -> str:
    return json.dumps(character[0])[1:-1]


def only_ascii() -> bool:
    """Can only the letters of ASCII be shown? Python takes the locale C for UTF-8, who asks for it means ASCII."""
    asked = os.environ.get("LC_ALL", "").upper() in ("C", "POSIX")
    return asked or not console().encoding.lower().startswith("utf")


def colours(err: bool) -> bool:
    stream = sys.stderr if err else sys.stdout
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def print_problems(problems: Iterable[Problem], sources: Mapping[str, Source], err: bool = True) -> int:
    """Shows mistakes and returns the exit status that belongs to them."""
    from ..interpreter.diagnostics.report import render

    found = list(problems)
    click.echo(render(found, sources, color=colours(err), word=words.mistakes()), err=err)
    return status_of(found)


def refuse(message: str) -> NoReturn:
    """Ends a command that was asked for something it cannot do."""
    click.echo(words.say("cli-error", message=message), err=True)
    click.get_current_context().exit(WRONG_USAGE)


def status_of(problems: Sequence[Problem]) -> int:
    return WRONG_USAGE if problems and all(p.code in _OF_USAGE and p.span is None for p in problems) else MISTAKES
