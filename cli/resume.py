"""`spielwerk resume`: goes on with a game from its file, as it was left or as a crash left it."""

from __future__ import annotations

from pathlib import Path

import click

from . import kept, options
from .help import Command
from .output import console
from .words import prompts, say


@click.command(name="resume", cls=Command, help="help-resume")
@kept.file
@kept.rules
@kept.humans
@options.bots
@click.pass_context
def command(ctx: click.Context, file: Path, which: str | None, humans: tuple[int, ...], bots: dict[int, str]) -> None:
    from ..interpreter.errors import Refused
    from ..interpreter.runtime.journal import Journal
    from ..interpreter.runtime.saves import played
    from .play import play_on

    try:
        journal, record = Journal.reopen(file)
        timeline = played(record, kept.rules_for(record, which))
        seats = kept.seats(record, timeline, humans, bots)
    except Refused as refused:
        kept.refuse(refused.said, file)
    timeline.journal = journal
    spoken = prompts(timeline.match.rules)
    title = say("cli-resume-title", game=spoken.game_name(), n=timeline.now, round=timeline.match.round)
    console().print(title, style="bold")
    if kept.noted(record):
        kept.wait()
    play_on(ctx, timeline, seats, spoken, modules=bool(bots))
