"""`spielwerk resume`: goes on with a game from its file, as it was left or as a crash left it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import kept, options
from .help import Command
from .lines import show, wrapped
from .output import console
from .words import prompts, say

if TYPE_CHECKING:
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.storage.save_records import Seat


@click.command(name="resume", cls=Command, help="help-resume")
@kept.file
@kept.rules
@kept.patience
@kept.humans
@options.bots
@click.pass_context
def command(
    ctx: click.Context, file: Path, which: str | None, patient: bool, humans: tuple[int, ...], bots: dict[int, str]
) -> None:
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.storage.journal import Journal
    from .play import play_on

    try:
        journal, record = Journal.reopen(file)
        timeline = kept.played(record, which, patient)
        seats = kept.seats(record, timeline, humans, bots)
        if not record.complete:
            journal.anew(timeline.match)
    except Refused as refused:
        kept.refuse(refused.said, file)
    timeline.journal = journal
    spoken = prompts(timeline.match.rules)
    title = say("cli-resume-title", game=spoken.game_name(), n=timeline.now, round=timeline.match.round)
    console().print(title, style="bold")
    tell_bots(spoken, seats)
    if kept.noted(record):
        kept.wait()
    play_on(ctx, timeline, seats, spoken, modules=bool(bots))


def tell_bots(spoken: Prompts, seats: Sequence[Seat]) -> None:
    """Which bots a file has brought along: one may think for hours, and `--bot` puts another in its place."""
    from ..interpreter.packs.names import clip
    from ..interpreter.storage.save_records import PERSON

    bots = {seat: clip(who.by) for seat, who in enumerate(seats) if who.by != PERSON}
    if bots:
        told = ", ".join(say("cli-at", place=spoken.player(seat), what=bot) for seat, bot in bots.items())
        show(wrapped(told, console().width))
