"""Games that are kept in files: where new ones go, how one is opened again, and what is said if it cannot be."""

from __future__ import annotations

import math
import shlex
import stat
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from ..interpreter.diagnostics.folders import data_folder, earlier_data_folders
from .help import argument, option
from .output import MISTAKES
from .waiting import telling
from .words import language, mistakes, of_environment, say

if TYPE_CHECKING:
    from ..interpreter.diagnostics.problems import MessageRef
    from ..interpreter.engine.match import Match
    from ..interpreter.engine.rules import Rules
    from ..interpreter.storage.journal import Journal
    from ..interpreter.storage.save_records import Record, Seat
    from ..interpreter.storage.timeline import Timeline

Wrapped = TypeVar("Wrapped", bound=Callable[..., Any])

_GAMES = "games"
#: `--rules saved`: those inside the save
SAVED = "saved"
#: what helps when a save is refused, by the reason
_HINTS = {
    "save-changed": "cli-kept-saved",
    "save-game-name": "cli-kept-where",
    "save-game-broken": "cli-kept-where",
    "save-bot": "cli-kept-bot",
    "save-line-damaged": "cli-kept-until",
    "save-line-order": "cli-kept-until",
    "save-slow": "cli-kept-patient",
}
#: seconds of the processor: the longest games of those shipped are played again within a tenth of one
LONG = 1.0
#: of these no other rules help where those inside the save were asked for
_ABOUT_RULES = ("save-changed", "save-game-name", "save-game-broken")


# ---- new files
def games_folder() -> Path:
    """Where the games of this person are kept."""
    return data_folder() / _GAMES


def new_journal(match: Match, seats: Sequence[Seat], file: Path | None) -> Journal | None:
    """The file of a game that begins: the one asked for, or a new one among the games of this person, if it can be."""
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.storage.journal import Journal

    if file is not None:
        return Journal.create(file, match, seats)
    try:
        return _among_mine(match, seats)
    except (OSError, RuntimeError, Refused):  # a full disk, a folder of somebody else's, nobody's home
        click.echo(say("cli-note", message=say("cli-kept-not", folder=_folder_shown())), err=True)
        wait()
        return None


def _among_mine(match: Match, seats: Sequence[Seat]) -> Journal:
    """A new file among the games of this person."""
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.storage.journal import Journal

    folder, name = games_folder(), f"{match.rules.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for more in ("", *(f"-{n}" for n in range(2, 1000))):
        try:
            return Journal.create(folder / f"{name}{more}.save", match, seats)
        except Refused as refused:  # another game, which may have begun in the same moment, has the name
            if refused.said.id != "journal-exists":
                raise
    raise FileExistsError(folder)


def _folder_shown() -> str:
    try:
        return str(games_folder())
    except RuntimeError:
        return ""


def tell(journal: Journal | None) -> None:
    """What others did to the file of a game, and where it goes on, before the table covers it."""
    told = journal.news() if journal is not None else []
    for said in told:
        click.echo(say("cli-note", message=mistakes()(said)), err=True)
    if told:
        note_played(journal)
        wait()


def note_played(journal: Journal | None) -> None:
    """Keeps in mind where a game is that does not lie among those of this person: it may be the latest."""
    from ..interpreter.storage import last_played

    mine = {path.absolute() for path in kept_games()}
    if journal is not None and journal.path.absolute() not in mine:
        with suppress(RuntimeError):  # nobody's home: it has to be named
            last_played.note(data_folder(), journal.path)


def ended(journal: Journal, match: Match, seats: Sequence[Seat]) -> Path | None:
    """Closes the file of a game and says where the game is: there, or, if that cannot be, among those of this person.

    None: nowhere, which is told.
    """
    from ..interpreter.diagnostics.problems import Refused

    try:
        journal.close(match)
    except Refused as refused:
        click.echo(say("cli-error", message=mistakes()(refused.said)), err=True)
        try:
            journal = _among_mine(match, seats)
            journal.close(match)
        except (OSError, RuntimeError, Refused):
            return None
    for said in journal.news():
        click.echo(say("cli-note", message=mistakes()(said)), err=True)
    return journal.path


# ---- files that are there
class Kept(click.Path):
    """A file, or the name of one among the games of this person."""

    def __init__(self) -> None:
        super().__init__(exists=True, dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        named = {name: path for path in kept_games() for name in (path.name, path.stem)}
        mine = named.get(str(value)) if not Path(value).exists() else None
        return super().convert(mine or value, param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        mine = [CompletionItem(path.name) for path in kept_games() if path.name.startswith(incomplete)]
        return [*mine, *super().shell_complete(ctx, param, incomplete)]


def file(command: Wrapped) -> Wrapped:
    """FILE; if none is named, the game that was played last, wherever it is."""
    return argument("file", metavar="[FILE]", type=Kept(), required=False, callback=_latest)(command)


def _latest(ctx: click.Context, param: click.Parameter, value: Path | None) -> Path | None:
    if value is None and not ctx.resilient_parsing:
        value = next(iter(_played()), None)
        if value is None:
            raise click.UsageError(say("cli-kept-none"), ctx)
    return value


def _played() -> list[Path]:
    """Every game that is found without its name, the one played last first."""
    return _latest_first([*_mine(), *_elsewhere()])


def kept_games() -> list[Path]:
    """The games of this person, the latest first."""
    return _latest_first(_mine())


def _mine() -> list[Path]:
    found: list[Path] = []
    for folder in _game_folders():
        with suppress(OSError):
            found += folder.glob("*.save")
    return found


def _elsewhere() -> list[Path]:
    """The game that was last played in a file that somebody named."""
    from ..interpreter.storage import last_played

    with suppress(RuntimeError):
        found = last_played.noted(data_folder())
        return [found] if found is not None else []
    return []


def _latest_first(paths: Sequence[Path]) -> list[Path]:
    """Those of some files in which there can be a game."""
    found: list[tuple[float, Path]] = []
    for path in paths:
        with suppress(OSError, ValueError):  # a link that leads nowhere, a file that has just been deleted
            status = path.stat()
            if stat.S_ISREG(status.st_mode) and status.st_size:  # an empty one was killed before it began
                found.append((status.st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def _game_folders() -> list[Path]:
    """Where games of this person lie: where new ones go, if anybody knows where that is, and where they went before."""
    mine = []
    with suppress(RuntimeError):
        mine.append(games_folder())
    return list(dict.fromkeys([*mine, *(folder / _GAMES for folder in earlier_data_folders())]))


def called(file: Path) -> str:
    """A file as it can be typed behind a command."""
    return typed(file.name if file in kept_games() else str(file))


def typed(name: str) -> str:
    """A name as a shell takes it; one with characters that nobody sees is written out in the way shells have for it."""
    from ..interpreter.packs.characters import file_name

    if file_name(name) == name:
        return shlex.quote(name)
    inside = file_name(name.replace("\\", "\\\\")).replace("'", "\\'")
    return f"$'{inside}'"


def again(ctx: click.Context, file: Path, game: str) -> str:
    """A file as it can be typed, with where its rules are if they are not found by the name of the game, and the
    language if it is not that of the environment."""
    where = ctx.params.get("game_name") or ctx.params.get("which") or game
    rules = "" if where == game else f" --rules {typed(str(where))}"
    spoken, without = language(), of_environment()
    same = spoken in (without, without.partition("-")[0])  # a region of it says the same
    return called(file) + rules + ("" if same else f" --lang {typed(spoken)}")


def rules(command: Wrapped) -> Wrapped:
    return option("--rules", "which", metavar="GAME", help="help-option-rules")(command)


def patience(command: Wrapped) -> Wrapped:
    return option("--patient", is_flag=True, help="help-kept-patient")(command)


def rules_for(record: Record, which: str | None) -> Rules | None:
    """The rules a save is to be played with; None for those found by the name of its game."""
    from ..interpreter.storage.save_header import loaded
    from ..interpreter.storage.saves import rules_of

    if which is None:
        return None
    return rules_of(record) if which == SAVED else loaded(record.head, which)


def played(record: Record, which: str | None, patient: bool, until: int | None = None) -> Timeline:
    """Plays a save again; who waits for a long one sees how far it has come. Files come from strangers: one that takes
    long is given up unless somebody is patient."""
    from ..interpreter.storage import saves

    rules = rules_for(record, which)
    shown = sys.stderr.isatty()
    with telling(lambda percent: say("cli-kept-reading", percent=percent), shown, err=True) as progress:
        return saves.played(record, rules, until, progress, math.inf if patient else LONG)


def humans(command: Wrapped) -> Wrapped:
    return option("--human", "humans", type=click.IntRange(1), multiple=True, metavar="SEAT", help="help-kept-human")(
        command
    )


def seats(record: Record, timeline: Timeline, people: Sequence[int], bots: Mapping[int, str]) -> list[Seat]:
    """Who decides for whom: as said now, else as in the save. Of its bots only those with a name: it runs nothing."""
    from ..interpreter.bots.bot import call_saved
    from ..interpreter.storage.save_records import PERSON
    from .play import seated

    found = seated(timeline.match.rules.players, people or {1} - {*bots}, bots)
    for seat, saved in enumerate(record.seats):
        if seat + 1 not in (*people, *bots):
            found[seat] = saved
            if saved.by != PERSON:
                call_saved(saved.by, seat)
    return found


def read(file: Path) -> Record:
    """What a save says; a file that is none ends the command."""
    from ..interpreter.diagnostics.problems import Refused
    from ..interpreter.storage.held_file import opened
    from ..interpreter.storage.save_records import read_record, save_bytes

    try:
        with opened(file, "rb") as stream:
            return read_record(save_bytes(stream))
    except Refused as refused:
        refuse(refused.said, file)


def refuse(said: MessageRef, file: Path) -> NoReturn:
    """Ends a command whose file cannot be played again, with what can be done instead."""
    message, ctx = mistakes()(said), click.get_current_context()
    named = ctx.get_parameter_source("file") is ParameterSource.COMMANDLINE
    if not named and not any(name == "file" for name, _ in said.parts):
        message = say("cli-at", place=called(file), what=message)
    click.echo(say("cli-error", message=message), err=True)
    if not named and said.id == "journal-in-use" and (other := _free(file)) is not None:
        click.echo(say("cli-kept-before", file=called(other)), err=True)
    about_rules = said.id in _ABOUT_RULES and ctx.params.get("which") == SAVED
    if said.id in _HINTS and not about_rules:
        parts = dict(said.parts)
        click.echo(say(_HINTS[said.id], file=called(file), n=parts.get("decisions", 0)), err=True)
    ctx.exit(MISTAKES)


def _free(than: Path) -> Path | None:
    """The game played last of those that nobody plays now, if there is one beside a certain one."""
    from ..interpreter.storage.held_file import is_held

    return next((path for path in _played() if path != than and not is_held(path)), None)


def wait() -> None:
    """Lets people read before the table covers what was said."""
    from .reading import read as ask

    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(EOFError):
            ask(say("cli-kept-enter") + " ")


def noted(record: Record) -> bool:
    """Says what was mended in a save, if anything was."""
    note = record.note()
    if note is not None:
        click.echo(say("cli-note", message=mistakes()(note)), err=True)
    return note is not None
