"""`spielwerk replay`: a game from its file once more, at once or step by step, and on from any point."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import kept, options
from .export import print_entry, print_record, print_standing
from .help import Command, option
from .output import MISTAKES, console
from .words import mistakes, prompts, say

if TYPE_CHECKING:
    from ..interpreter.runtime.timeline import Timeline
    from ..interpreter.text.prompts import Prompts


@click.command(name="replay", cls=Command, help="help-replay")
@kept.file
@kept.rules
@option("--step", "stepwise", is_flag=True, help="help-replay-step")
@option("--until", type=click.IntRange(0), metavar="N", help="help-replay-until")
@option("--then", type=click.Choice(["play"]), help="help-replay-then")
@kept.humans
@options.bots
@option("--save", "copy", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="help-play-save")
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    which: str | None,
    stepwise: bool,
    until: int | None,
    then: str | None,
    humans: tuple[int, ...],
    bots: dict[int, str],
    copy: Path | None,
) -> None:
    from ..interpreter.errors import Refused
    from ..interpreter.errors import say as refusal
    from ..interpreter.runtime.saves import played

    record = kept.read(file)
    if until is not None and until > record.decisions and record.fault is None:
        message = mistakes()(refusal("no-such-decision", n=until, last=record.decisions))
        raise click.BadParameter(message, param_hint="--until")
    try:
        timeline = played(record, kept.rules_for(record, which), until)
        seats = kept.seats(record, timeline, humans, bots)
    except Refused as refused:
        kept.refuse(refused.said, file)
    mended = until is None and kept.noted(record)
    spoken = prompts(timeline.match.rules)
    if stepwise:
        go_on = walk(spoken, timeline, then)
    else:
        go_on = then
        print_record(spoken, timeline)
    if go_on and not timeline.match.over:
        from .play import play_on

        timeline.forget()
        timeline.journal = kept.new_journal(timeline.match, seats, copy)
        play_on(ctx, timeline, seats, spoken, modules=bool(bots))
    elif mended:
        ctx.exit(MISTAKES)


def walk(spoken: Prompts, timeline: Timeline, then: str | None) -> str | None:
    """Shows one decision after the other to whoever watches; returns what they want to do then."""
    from ..interpreter.runtime.views import view
    from ..interpreter.text.chronicle import single
    from .asking import read
    from .position import print_board

    out, heading = console(), -1
    timeline.at(0)
    out.print(say("cli-replay-help"), style="dim")
    while True:
        try:
            said = read()
        except EOFError:
            return None
        if said == "q":
            return None
        if said == "p" or (not said and timeline.now == timeline.length):
            return "play" if said else then
        if not said:
            entry = single(spoken, timeline)
            if entry.round != heading:
                heading = entry.round
                out.print(say("cli-record-round", n=heading), style="bold")
            print_entry(entry)
            timeline.forward()
            if timeline.now == timeline.length:
                print_standing(spoken, timeline)
        elif said == "t":
            owed = timeline.match.owed()
            print_board(spoken, view(timeline.match, owed[0][0] if owed else 0))
        elif said == "b" or (said.isascii() and said.isdecimal()):
            wanted = timeline.now - 1 if said == "b" else int(said[:9])
            timeline.at(min(max(0, wanted), timeline.length))
            out.print(say("cli-record-now", n=timeline.now, last=timeline.length))
        else:
            out.print(say("cli-replay-help"), style="dim")
