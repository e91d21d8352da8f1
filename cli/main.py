"""The command `spielwerk`: finds the subcommand, and turns whatever goes wrong into a sentence and an exit status.

Exit status: 0 good, 1 mistakes were found, 2 wrong usage, 70 a mistake of ours, 130 interrupted.
To add a command, write a module with a click command called `command` and add a line to COMMANDS.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from . import words

#: name -> (module, what it does); the modules are imported only when their command runs
COMMANDS: dict[str, tuple[str, str]] = {
    "games": ("games", "List the games there are."),
    "info": ("info", "Show what a game consists of, or one of its rules, cards or names."),
    "check": ("check", "Look for mistakes in the files of a game."),
    "test": ("test", "Run the scenarios of a game."),
    "show": ("show", "Show a rule as it was understood."),
    "explain": ("explain", "Explain a kind of mistake and show the right form."),
    "schema": ("schema", "Write the JSON Schema of a game's files, for editors."),
    "simulate": ("simulate", "Play many games between random bots and sum them up."),
    "text": ("text", "Print the text of a card or rule, made from the rules."),
    "rulebook": ("rulebook", "Write the rulebook of a game as one page, made from its data."),
    "i18n": ("i18n", "Tools of translators: status, missing, check, new, preview, confirm."),
    "play": ("play", "Play a game in the terminal, against bots or people."),
}
WRONG_USAGE, OUR_MISTAKE, INTERRUPTED = 2, 70, 130
DEBUG = "SPIELWERK_DEBUG"


class Commands(click.Group):
    """Subcommands that are imported when they are used, so that the rest stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f".{COMMANDS[cmd_name][0]}", __package__).command
        return words.every(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = get_close_matches(args[0], COMMANDS, n=1)
            known = words.say("cli-there-are", names=", ".join(COMMANDS))
            hint = words.say("cli-did-you-mean", name=near[0]) if near else known
            raise click.UsageError(words.say("cli-no-command", name=args[0], hint=hint), ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except KeyboardInterrupt:
            click.echo("\n" + words.say("cli-interrupted"), err=True)
            ctx.exit(INTERRUPTED)
        except Exception as failure:
            if os.environ.get(DEBUG):
                raise
            ctx.exit(_in_words(failure))


def _in_words(failure: Exception) -> int:
    """Says what went wrong and which exit status belongs to it."""
    from ..interpreter.errors import Mistakes, Refused

    if isinstance(failure, Mistakes):
        from .output import print_problems

        return print_problems(failure.problems, {})
    if isinstance(failure, Refused):
        click.echo(words.say("cli-error", what=str(failure)), err=True)
        return WRONG_USAGE
    if isinstance(failure, OSError) and failure.errno == errno.EPIPE:
        raise failure  # whoever read our output has gone; click knows what to do
    if isinstance(failure, OSError) and failure.filename is not None:
        click.echo(words.say("cli-error", what=f"{failure.strerror}: {failure.filename}"), err=True)
        return WRONG_USAGE
    what = str(failure).splitlines()[0] if str(failure) else words.say("cli-no-further-words")
    told = words.say("cli-our-mistake", what=f"{type(failure).__name__}: {what[:200]}", variable=DEBUG)
    click.echo(words.say("cli-error", what=told), err=True)
    return OUR_MISTAKE


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="spielwerk", message="%(prog)s %(version)s")
def cli() -> None:
    """Spielwerk plays board games that are data.

    GAME is the name of a game or a folder with a game.yaml, everywhere.
    """


words.every(cli)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without a letter still gets the rest
    cli(prog_name="spielwerk")


if __name__ == "__main__":
    main()
