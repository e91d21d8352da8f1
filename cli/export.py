"""`spielwerk export`: a game from its file, as sentences for people or as JSON for programs."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

import click

from . import kept, options
from .help import Command
from .output import MISTAKES, console, print_json
from .position import print_result
from .words import prompts, say

if TYPE_CHECKING:
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.whole_games.chronicle import Entry
    from ..interpreter.storage.timeline import Timeline


@click.command(name="export", cls=Command, help="help-export")
@kept.file
@kept.rules
@kept.patience
@options.form
@click.pass_context
def command(ctx: click.Context, file: Path, which: str | None, patient: bool, form: str) -> None:
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.storage.exports import exported

    record = kept.read(file)
    try:
        timeline = kept.played(record, which, patient)
    except Refused as refused:
        kept.refuse(refused.said, file)
    mended = kept.noted(record)
    if form == "json":
        print_json(exported(timeline, record))
    else:
        print_record(prompts(timeline.match.rules), timeline)
    if mended:
        ctx.exit(MISTAKES)


def print_record(spoken: Prompts, timeline: Timeline) -> None:
    """The whole game up to the moment looked at."""
    from ..interpreter.prose.whole_games.chronicle import chronicle
    from ..interpreter.storage.recorded_events import RecordedEvents

    out, whole = console(), RecordedEvents(timeline, spoken.arguments).whole()
    out.print(say("cli-play-title", game=spoken.game_name(), players=spoken.rules.players), style="bold")
    for number, entries in groupby(chronicle(spoken, whole, -1), lambda entry: entry.round):
        out.print("\n" + say("cli-record-round", n=number), style="bold")
        for entry in entries:
            print_entry(entry)
    out.print()
    print_standing(spoken, timeline)


def print_entry(entry: Entry) -> None:
    """A paragraph with the numbers of its decisions before it, if somebody decided anything in it."""
    which, out = str(entry.first or "") if entry.first == entry.last else f"{entry.first}–{entry.last}", console()
    head = f"{which:>9}  "
    out.print(fill(head + entry.text, out.width, subsequent_indent=" " * len(head), break_on_hyphens=False))


def print_standing(spoken: Prompts, timeline: Timeline) -> None:
    """The final scoring, or the points so far."""
    match = timeline.match
    if match.over:
        print_result(spoken, match, ())
        return
    points = [say("cli-at", place=spoken.player(seat), what=str(n)) for seat, n in enumerate(match.points())]
    console().print(say("cli-record-stands", n=timeline.now, points=", ".join(points)))
