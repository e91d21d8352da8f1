"""`spielwerk play`: a game in the terminal, with people and random bots in the seats."""

from __future__ import annotations

import random
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

import click

from . import kept, options
from .help import Command, option
from .output import console
from .packs import open_rules
from .position import holdings, print_board, print_grid, print_holdings, print_log, print_result
from .why import answers, show_answers
from .words import prompts, say

if TYPE_CHECKING:
    from ..interpreter.runtime.match import Decision, Option
    from ..interpreter.runtime.records import Seat
    from ..interpreter.runtime.timeline import Timeline
    from ..interpreter.text.prompts import Event, Prompts

#: beside more options than that, what is printed on each would hide the list
_MOST_DETAILS = 8


class Left(Exception):
    """A person wants to stop."""


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
    file: Path | None,
) -> None:
    from ..interpreter.runtime.records import Seat
    from ..interpreter.runtime.simulate import seed_of
    from ..interpreter.runtime.timeline import Timeline

    rules = open_rules(game_name, players, expansions, variants)
    people = {seat - 1 for seat in humans if seat}
    wrong = sorted(seat + 1 for seat in people if seat >= rules.players)
    if wrong:
        raise click.BadParameter(say("cli-play-no-seat", n=rules.players, seat=wrong[0]), param_hint="--human")
    seed = seed if seed is not None else random.SystemRandom().randrange(1_000_000)
    out, spoken = console(), prompts(rules)
    title = spoken.game_name()
    out.print(say("cli-play-title", game=title, players=rules.players, seed=str(seed)), style="bold")
    if people:
        out.print(say("cli-play-help"), style="dim")
    timeline = Timeline(rules.start(seed))
    bots = [Seat("random", seed_of(seed, seat, "bots")) for seat in range(rules.players)]
    seats = [Seat() if seat in people else bot for seat, bot in enumerate(bots)]
    if people or file is not None:
        timeline.journal = kept.new_journal(timeline.match, seats, file)
    play_on(ctx, timeline, seats, spoken)


def play_on(ctx: click.Context, timeline: Timeline, seats: Sequence[Seat], spoken: Prompts) -> None:
    """Plays from where a timeline stands to the end, or until somebody leaves. Its journal, if it has one, is closed.

    `seats` says who decides for each player; where nothing is said, the first is a person and the others are bots.
    """
    from ..interpreter.runtime.records import Seat

    out, journal = console(), timeline.journal
    seats = seats or [Seat() if seat == 0 else Seat("random", seat) for seat in range(spoken.rules.players)]
    table, status = Table(timeline, seats, spoken), 0
    try:
        table.play()
    except (Left, EOFError):
        pass
    except KeyboardInterrupt:
        out.print()
        status = 130
    finally:
        if journal is not None:
            journal.close(timeline.match)
    match = timeline.match
    if match.over:
        print_result(spoken, match.result(), table.people)
    else:
        out.print(say("cli-play-left", round=match.round, seed=str(match.seed)))
    if journal is not None:
        hint = say("cli-play-over" if match.over else "cli-play-kept", file=kept.called(journal.path))
        out.print(hint, soft_wrap=True)  # to be copied
    ctx.exit(status)


class Table:
    """A match with somebody in each seat."""

    def __init__(self, timeline: Timeline, seats: Sequence[Seat], spoken: Prompts):
        from ..interpreter.runtime.records import PERSON

        self.timeline = timeline
        self.seats = seats
        self.people = frozenset(seat for seat, sits in enumerate(seats) if sits.by == PERSON)
        self.spoken = spoken
        #: what happened since each person was last asked
        self.news: dict[int, list[Event]] = {seat: [] for seat in self.people}
        #: what each person was last shown; the same is not shown twice in a row
        self.shown: dict[int, object] = {}

    def play(self) -> None:
        while not self.timeline.match.over:
            match = self.timeline.match
            seat, pc, codes = match.owed()[0]
            if seat in self.people:
                code = self.ask(pc, self.spoken.decision(match, seat, pc, codes)).code
            else:
                code = self.drawn(seat, codes)
            event = self.spoken.event(match, seat, pc, code) if self.people else None
            self.timeline.pick(seat, code)
            for person, events in self.news.items():
                if person != seat and event is not None:
                    events.append(event)

    def drawn(self, seat: int, codes: list[int]) -> int:
        """What a bot takes: the same at the same moment of a game, whether it was interrupted or not."""
        from ..interpreter.runtime.simulate import seed_of

        chance = random.Random(seed_of(self.seats[seat].seed, self.timeline.now, "decision"))
        return codes[int(chance.random() * len(codes))]

    # ---- asking people
    def ask(self, pc: int, decision: Decision) -> Option:
        """Shows where the game stands and asks until an option is chosen."""
        from ..interpreter.runtime.views import view

        seat = decision.player
        seen = view(self.timeline.match, seat)
        if self.news[seat]:
            print_log(self.spoken, self.news[seat])
            self.news[seat].clear()
        has = (seen["counters"], holdings(self.spoken, seen))
        if self.shown != {seat: has}:
            print_holdings(self.spoken, seen, seat)
            self.shown = {seat: has}
        print_grid(self.spoken, seen, self.spoken.grid(pc))
        self.offer(pc, decision)
        while True:
            answer = read()
            command, _, rest = answer.partition(" ")
            exact = named_exactly(decision, answer)
            if exact is not None:
                return exact
            if answer in ("q", "quit"):
                raise Left
            if answer in ("b", "board"):
                print_board(self.spoken, seen)
            elif answer in ("", "?", "h", "help"):
                console().print(say("cli-play-help"), style="dim")
                self.offer(pc, decision)
            elif command in ("w", "why") and rest:
                self.say_why(seat, rest.strip())
            elif command in ("t", "text") and rest:
                self.say_text(rest.strip())
            elif command == "s" and rest:
                self.save(rest.strip())
            else:
                chosen = find_option(decision, answer)
                if not isinstance(chosen, str):
                    return chosen
                console().print(chosen)

    def offer(self, pc: int, decision: Decision) -> None:
        out, player = console(), self.spoken.player(decision.player)
        head = say("cli-play-turn", round=self.timeline.match.round, player=player, prompt=decision.prompt)
        out.print(head, style="bold cyan")
        details = [" ".join(" ".join(self.spoken.detail(pc, option.code)).split()) for option in decision.options]
        if len(decision.options) > _MOST_DETAILS or not any(details):
            cells = [f"{n:>3}  {option.label}" for n, option in enumerate(decision.options, 1)]
            for line in in_columns(cells, out.width):
                out.print(wrapped(line, out.width) if len(line) > out.width else line)
            return
        for number, (offered, text) in enumerate(zip(decision.options, details, strict=True), 1):
            label = say("cli-option-with", option=offered.label, text=text) if text else offered.label
            out.print(wrapped(f"{number:>3}  {label}", out.width))

    # ---- what else can be asked for
    def say_why(self, seat: int, name: str) -> None:
        found = answers(self.spoken, self.timeline.match, seat, name)
        if found:
            show_answers(found)
        else:
            console().print(say("cli-play-unknown", name=name[:60]))

    def say_text(self, name: str) -> None:
        """The text of a card; of several that a word could mean, their names."""
        found = self.spoken.find_thing(name)
        if not found:
            console().print(say("cli-play-unknown", name=name[:60]))
        elif len(found) > 1:
            names = ", ".join(self.spoken.entry(thing) for thing in found[:20])
            console().print(say("cli-play-which", options=names))
        else:
            lines = self.spoken.printed(found[0])
            title = self.spoken.entry(found[0])
            console().print(title if lines else say("cli-play-no-text", name=title), style="bold" if lines else None)
            for line in lines:
                console().print(f"  {line}")

    def save(self, file: str) -> None:
        from ..interpreter.runtime.saves import save

        try:
            Path(file).expanduser().write_text(save(self.timeline.match, self.seats), encoding="utf-8")
        except OSError as failure:
            console().print(say("cli-play-not-saved", file=file, why=str(failure.strerror)))
        else:
            console().print(say("cli-play-saved", file=file))


def read() -> str:
    answer = input("> ")
    if not sys.stdin.isatty():
        click.echo()  # nobody pressed a key that would have ended the line
    return answer.strip()


def wrapped(text: str, width: int) -> str:
    return fill(text, width, subsequent_indent=" " * 7, break_on_hyphens=False)


def in_columns(cells: list[str], width: int) -> list[str]:
    """Short options side by side, numbered downwards as in a book's index."""
    wide = max(len(cell) for cell in cells) + 2
    columns = max(1, min(width // wide, -(-len(cells) // 4)))
    rows = -(-len(cells) // columns)
    return ["".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]


def folded(text: str) -> str:
    """The same for every way to write it: capitals, composed letters, underscores of ids."""
    return unicodedata.normalize("NFC", text).casefold().replace("_", " ")


def named_exactly(decision: Decision, answer: str) -> Option | None:
    """The option with exactly this id or label: before it is taken for a command."""
    wanted = folded(answer)
    found = [o for o in decision.options if wanted in (folded(o.id), folded(o.label))]
    return found[0] if len(found) == 1 else None


def find_option(decision: Decision, answer: str) -> Option | str:
    """The option a number, a name or a part of one means; or what is wrong with the answer."""
    options_ = decision.options
    if answer.isdecimal() and answer.isascii():
        number = int(answer[:9])
        if 1 <= number <= len(options_):
            return options_[number - 1]
        return say("cli-play-numbers", n=len(options_))
    wanted = folded(answer)
    names = [(option, (folded(option.id), folded(option.label))) for option in options_]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [option for option, forms in names if any(fits(form, wanted) for form in forms)]
        if len(found) == 1:
            return found[0]
        if found:
            return say("cli-play-which", options=", ".join(option.label for option in found))
    return say("cli-play-not-offered", answer=answer[:60])
