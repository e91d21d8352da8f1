"""`spielwerk play`: a game in the terminal, with people and random bots in the seats."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

import click

from . import options
from .output import console
from .packs import open_rules
from .position import Event, detail, holdings, print_board, print_holdings, print_log, print_result, seat_name

if TYPE_CHECKING:
    from ..interpreter.runtime.match import Decision, Match, Option

HELP = "a number or a part of a name chooses · b shows the whole table · why NAME · s FILE saves · q quits"
#: beside more options than that, what is printed on each would hide the list
_MOST_DETAILS = 8


class Left(Exception):
    """A person wants to stop."""


@click.command(name="play")
@options.game
@options.overlays
@options.players
@options.seed
@click.option(
    "--human",
    "humans",
    type=click.IntRange(0),
    multiple=True,
    default=(1,),
    show_default=True,
    metavar="SEAT",
    help="A seat for a person, can be said several times; 0 leaves all seats to bots.",
)
@click.pass_context
def command(
    ctx: click.Context,
    game_name: str,
    expansions: tuple[str, ...],
    variants: tuple[str, ...],
    players: int | None,
    seed: int | None,
    humans: tuple[int, ...],
) -> None:
    """Play GAME. The other seats are taken by bots that choose at random."""
    rules = open_rules(game_name, players, expansions, variants)
    people = {seat - 1 for seat in humans if seat}
    wrong = sorted(seat + 1 for seat in people if seat >= rules.players)
    if wrong:
        raise click.BadParameter(f"there are {rules.players} seats, no seat {wrong[0]}", param_hint="--human")
    seed = seed if seed is not None else random.SystemRandom().randrange(1_000_000)
    out = console()
    out.print(f"{rules.name}, {rules.players} players, seed {seed}", style="bold")
    if people:
        out.print(HELP, style="dim")
    match = rules.start(seed)
    try:
        Table(match, people, seed).play()
    except (Left, EOFError):
        out.print(f"The game was left in round {match.round} (seed {seed}).")
    except KeyboardInterrupt:
        out.print(f"\nThe game was left in round {match.round} (seed {seed}).")
        ctx.exit(130)
    else:
        print_result(match, match.result(), people)


class Table:
    """A match with somebody in each seat."""

    def __init__(self, match: Match, people: Iterable[int], seed: int):
        from ..interpreter.runtime.simulate import seed_of

        self.match = match
        self.people = frozenset(people)
        self.bots = {seat: random.Random(seed_of(seed, seat, "bots")) for seat in range(match.rules.players)}
        #: what happened since each person was last asked
        self.news: dict[int, list[Event]] = {seat: [] for seat in self.people}
        #: what each person was last shown; the same is not shown twice in a row
        self.shown: dict[int, object] = {}

    def play(self) -> None:
        match = self.match
        while not match.over:
            seat, pc, codes = match.owed()[0]
            secret = match.threads is not None
            if seat in self.people:
                decision = match.decisions()[0]
                option = self.ask(decision)
                label, code = option.label, option.code
            else:
                code = codes[int(self.bots[seat].random() * len(codes))]
                label = match.rules.option_label(pc, code)
            prompt = match.rules.decision(seat, pc, []).prompt
            match.pick(seat, code)
            for person, events in self.news.items():
                if person != seat:
                    events.append((seat, prompt, "(secretly)" if secret else label))

    # ---- asking people
    def ask(self, decision: Decision) -> Option:
        """Shows where the game stands and asks until an option is chosen."""
        from ..interpreter.runtime.views import view

        seat, out = decision.player, console()
        seen = view(self.match, seat)
        if self.news[seat]:
            print_log(self.news[seat])
            self.news[seat].clear()
        has = (seen["counters"], holdings(seen))
        if self.shown != {seat: has}:
            print_holdings(self.match.rules, seen, seat)
            self.shown = {seat: has}
        self.offer(decision)
        while True:
            answer = read()
            command, _, rest = answer.partition(" ")
            if answer in ("q", "quit"):
                raise Left
            if answer in ("b", "board"):
                print_board(seen)
            elif answer in ("", "?", "h", "help"):
                out.print(HELP, style="dim")
                self.offer(decision)
            elif command == "why" and rest:
                self.say_why(seat, rest.strip())
            elif command == "s" and rest:
                self.save(rest.strip())
            else:
                chosen = find_option(decision, answer)
                if isinstance(chosen, str):
                    out.print(chosen)
                else:
                    return chosen

    def offer(self, decision: Decision) -> None:
        out = console()
        out.print(f"Round {self.match.round} · {seat_name(decision.player)} · {decision.prompt}", style="bold cyan")
        details = [detail(self.match.rules, option.code, option.id) for option in decision.options]
        if len(decision.options) > _MOST_DETAILS:
            details = [""] * len(details)
        if any(details):
            for number, (option, text) in enumerate(zip(decision.options, details, strict=True), 1):
                whole = f"{number:>3}  {option.label}" + (f" ({text})" if text else "")
                out.print(fill(whole, out.width, subsequent_indent=" " * 7, break_on_hyphens=False))
            return
        for line in in_columns([f"{n:>3}  {option.label}" for n, option in enumerate(decision.options, 1)], out.width):
            out.print(line)

    # ---- what else can be asked for
    def say_why(self, seat: int, name: str) -> None:
        from ..interpreter.errors import Refused
        from ..interpreter.runtime.why import why_not

        try:
            reasons = why_not(self.match, seat, name.replace(" ", "_"))
        except Refused as refused:
            reasons = [str(refused)]
        console().print("\n".join(reasons) if reasons else "It is offered.")

    def save(self, file: str) -> None:
        from ..interpreter.runtime.saves import save

        try:
            Path(file).expanduser().write_text(save(self.match), encoding="utf-8")
        except OSError as failure:
            console().print(f"Not saved: {failure.strerror}: {file}")
        else:
            console().print(f"Saved to {file}.")


def read() -> str:
    answer = input("> ")
    if not sys.stdin.isatty():
        click.echo()  # nobody pressed a key that would have ended the line
    return answer.strip()


def in_columns(cells: list[str], width: int) -> list[str]:
    """Short options side by side, numbered downwards as in a book's index."""
    wide = max(len(cell) for cell in cells) + 2
    columns = max(1, min(width // wide, -(-len(cells) // 4)))
    rows = -(-len(cells) // columns)
    return ["".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]


def find_option(decision: Decision, answer: str) -> Option | str:
    """The option a number, a name or a part of one means; or what is wrong with the answer."""
    options_ = decision.options
    if answer.isdecimal() and answer.isascii():
        number = int(answer[:9])
        if 1 <= number <= len(options_):
            return options_[number - 1]
        return f"There are options 1 to {len(options_)}."
    wanted = answer.lower().replace("_", " ")
    names = [(option, (option.id.replace("_", " ").lower(), option.label.lower())) for option in options_]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [option for option, forms in names if any(fits(form, wanted) for form in forms)]
        if len(found) == 1:
            return found[0]
        if found:
            return "Which one? " + ", ".join(option.label for option in found)
    return f"`{answer[:60]}` is not offered; type a number, a part of a name, or ? for help."
