"""`spielwerk resume`: goes on with a game from its file, as it was left or as a crash left it."""

from __future__ import annotations

from pathlib import Path

import click

from . import kept
from .export import print_entry
from .help import Command
from .output import console
from .words import prompts, say

#: so many paragraphs remind whoever comes back of what happened last
_LAST = 4


@click.command(name="resume", cls=Command, help="help-resume")
@kept.file
@kept.rules
@click.pass_context
def command(ctx: click.Context, file: Path, which: str | None) -> None:
    from ..interpreter.errors import Refused
    from ..interpreter.runtime.journal import Journal
    from ..interpreter.runtime.saves import played
    from ..interpreter.text.chronicle import chronicle
    from .play import play_on

    try:
        journal, record = Journal.reopen(file)
        timeline = played(record, kept.rules_for(record, which))
    except Refused as refused:
        kept.refuse(refused.said, file)
    timeline.journal = journal
    spoken = prompts(timeline.match.rules)
    title = say("cli-resume-title", game=spoken.game_name(), n=timeline.now, round=timeline.match.round)
    console().print(title, style="bold")
    for entry in chronicle(spoken, timeline, secrets=False)[-_LAST:]:
        print_entry(entry)
    kept.noted(record)
    play_on(ctx, timeline, record.seats, spoken)
