"""`spielwerk replay`: a game from its file once more, at once or step by step, and on from any point."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from . import kept, options
from .export import print_record
from .help import Command, option
from .output import MISTAKES
from .words import mistakes, prompts


@click.command(name="replay", cls=Command, help="help-replay")
@kept.file
@kept.rules
@kept.patience
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
    patient: bool,
    stepwise: bool,
    until: int | None,
    then: str | None,
    humans: tuple[int, ...],
    bots: dict[int, str],
    copy: Path | None,
) -> None:
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.diagnostics.problems import say as refusal
    from .watching import Watcher

    record = kept.read(file)
    if until is not None and until > record.decisions and record.fault is None:
        message = mistakes()(refusal("no-such-decision", n=until, last=record.decisions))
        raise click.BadParameter(message, param_hint="--until")
    try:
        timeline = kept.played(record, which, patient, until)
        seats = kept.seats(record, timeline, humans, bots)
    except Refused as refused:
        kept.refuse(refused.said, file)
    mended = until is None and kept.noted(record)
    spoken = prompts(timeline.match.rules)
    if stepwise:
        go_on = Watcher(spoken, timeline).walk(then)
    else:
        go_on = then
        print_record(spoken, timeline)
    if go_on and not timeline.match.over:
        from .play import play_on

        timeline.forget()
        begin = partial(kept.new_journal, timeline.match, seats, copy)
        play_on(ctx, timeline, seats, spoken, modules=bool(bots), begin=begin)
    elif mended:
        ctx.exit(MISTAKES)
