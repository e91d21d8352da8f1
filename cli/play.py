"""`spielwerk play`: a game in the terminal, with people and bots in the seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from . import kept, options
from .help import Command, option
from .output import MISTAKES, WRONG_USAGE, console
from .packs import open_rules
from .position import print_result
from .reading import tell_not_taken
from .stopping import Stopped, stoppable
from .words import mistakes, prompts, say

if TYPE_CHECKING:
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.storage.journal import Journal
    from ..interpreter.storage.save_records import Seat
    from ..interpreter.storage.timeline import Timeline

#: who sits where nobody was named
_BOT = "greedy"
_INTERRUPTED = 130


@click.command(name="play", cls=Command, help="help-play")
@options.game
@options.overlays
@options.players
@options.seed
@option(
    "--human",
    "humans",
    type=click.IntRange(0),
    multiple=True,
    default=(1,),
    show_default=True,
    metavar="SEAT",
    help="help-play-human",
)
@options.bots
@option("--save", "file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="help-play-save")
@click.pass_context
def command(
    ctx: click.Context,
    game_name: str,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    seed: int | None,
    humans: tuple[int, ...],
    bots: dict[int, str],
    file: Path | None,
) -> None:
    from ..interpreter.engine.seeds import drawn_seed
    from ..interpreter.storage.timeline import Timeline

    rules = open_rules(game_name, players, expansions, variants)
    said = ctx.get_parameter_source("humans") is not ParameterSource.DEFAULT
    if 0 in humans and any(humans):
        raise click.BadParameter(say("cli-play-nobody-or", seat=max(humans)), param_hint="--human")
    people = {seat for seat in humans if seat and (said or seat not in bots)}
    seats = seated(rules.players, people, bots, seed)
    spoken, timeline = prompts(rules), Timeline(rules.start(seed if seed is not None else drawn_seed()))
    console().print(say("cli-play-title", game=spoken.game_name(), players=rules.players), style="bold")
    written = partial(kept.new_journal, timeline.match, seats, file) if people or file is not None else None
    play_on(ctx, timeline, seats, spoken, modules=True, begin=written)


def seated(players: int, people: Collection[int], bots: Mapping[int, str], seed: int | None = None) -> list[Seat]:
    """Who decides for each player; seats are counted from 1.

    The seeds of bots follow from one that somebody named, so that the whole game can be played again; else from
    nothing: a bot that knew the game's would know what is hidden.
    """
    from ..interpreter.engine.seeds import drawn_seed, seed_of
    from ..interpreter.storage.save_records import Seat

    for param, wanted in (("--human", people), ("--bot", bots)):
        last = max(wanted, default=0)
        if last > players:
            raise click.BadParameter(say("cli-play-no-seat", n=players, seat=last), param_hint=param)
    both = sorted({*people} & {*bots})
    if both:
        raise click.BadParameter(say("cli-play-seat-taken", seat=both[0]), param_hint="--bot")
    seeds = [drawn_seed() if seed is None else seed_of(seed, seat, "bots") for seat in range(players)]
    return [
        Seat() if number in people else Seat(bots.get(number, _BOT), own) for number, own in enumerate(seeds, start=1)
    ]


def play_on(
    ctx: click.Context,
    timeline: Timeline,
    seats: Sequence[Seat],
    spoken: Prompts,
    modules: bool = False,
    begin: Callable[[], Journal | None] | None = None,
) -> None:
    """Plays from where a timeline stands to the end, or until somebody leaves. Its journal, if it has one, is closed.

    `seats` says who decides for each player.
    `modules`: a bot may be a class of any module; not for seats that a file names, which would run what it wants.
    `begin` makes the journal of a new game, once it is clear that it can be played.
    """
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.packs.names import clip
    from .person import Left
    from .screen import note_view
    from .table import Table

    out, journal, status = console(), timeline.journal, 0
    try:
        table = Table(timeline, seats, spoken, modules)
    except Refused as refused:
        if journal is not None:
            kept.ended(journal, timeline.match, seats)
        click.echo(say("cli-error", message=mistakes()(refused.said)), err=True)
        if not modules:  # whoever goes on with a file did not ask for that bot
            click.echo(say("cli-kept-bot"), err=True)
        ctx.exit(WRONG_USAGE if modules else MISTAKES)
    if begin is not None:
        journal = timeline.journal = begin()
    try:
        if table.people:
            note_view(spoken.rules)
            kept.note_played(journal)
        with stoppable():
            table.play()
    except (Left, EOFError):
        pass
    except KeyboardInterrupt as interrupted:
        status = interrupted.status if isinstance(interrupted, Stopped) else _INTERRUPTED
        if isinstance(interrupted, Stopped) and not interrupted.typed:
            ctx.exit(status)  # there may be no terminal any more
        out.print()
    except Refused as refused:  # a bot that failed; what was decided before is kept
        click.echo(say("cli-error", message=mistakes()(refused.said)), err=True)
        status = MISTAKES
    finally:
        path = kept.ended(journal, timeline.match, seats) if journal is not None else None
    match = timeline.match
    if match.over:
        table.tell_rest()
        print_result(spoken, match, table.people)
    else:
        out.print(say("cli-play-left", round=match.round))
    if table.people:
        with suppress(KeyboardInterrupt):  # it ends anyway
            tell_not_taken()  # what was meant for the game is no command for whoever reads the terminal then
    if path is not None:
        file = kept.again(ctx, path, spoken.rules.name)
        hint = say("cli-play-over" if match.over else "cli-play-kept", file=file)
        out.print(hint, soft_wrap=True)  # to be copied
        if table.thinks is not None and seats[table.thinks].by != _BOT:
            bot = clip(seats[table.thinks].by)
            out.print(say("cli-play-other-bot", bot=bot, seat=str(table.thinks + 1), other=_BOT), soft_wrap=True)
    ctx.exit(status if path is not None or journal is None else MISTAKES)
