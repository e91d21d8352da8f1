"""The command `spielwerk`: finds the subcommand, and turns whatever goes wrong into a sentence and an exit status.

Exit status: 0 good, 1 mistakes were found, 2 wrong usage, 70 a mistake of ours, 130 interrupted.
To add a command, write a module with a click command called `command`, add its name to COMMANDS and its help to
translations/en/help.ftl.
"""

from __future__ import annotations

import atexit
import errno
import gc
import io
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from ..interpreter.diagnostics.sweeping import sweep_seldom
from . import words
from .help import Group, Option
from .sentences import speak_for_click

if TYPE_CHECKING:
    from ..interpreter.diagnostics.problems import MessageRef

#: each has a module of its name, imported only when the command runs
COMMANDS = (
    "games",
    "info",
    "check",
    "test",
    "show",
    "explain",
    "schema",
    "simulate",
    "bench",
    "arena",
    "text",
    "rulebook",
    "i18n",
    "play",
    "resume",
    "replay",
    "export",
    "why",
)
MISTAKES, WRONG_USAGE, OUR_MISTAKE, INTERRUPTED = 1, 2, 70, 130
DEBUG = "SPIELWERK_DEBUG"
#: in words of the machine: leaves room in a piece of a megabyte for as many calls as Python allows inside each other
ROOM = 70_000


class Commands(Group):
    """Subcommands that are imported when they are used, so that the rest stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f".{cmd_name}", __package__).command
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.ClickException as failure:
            failure.show()  # here, where it is known in which language
            ctx.exit(failure.exit_code)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches  # only for who has mistyped something

            near = get_close_matches(args[0], COMMANDS, n=1)
            known = words.say("cli-there-are", names=", ".join(COMMANDS))
            hint = words.say("cli-did-you-mean", name=near[0]) if near else known
            raise click.UsageError(words.say("cli-no-command", name=args[0], hint=hint), ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(words.say("help-commands")):
            formatter.write_dl([(name, words.say(f"help-{name}", "short")) for name in COMMANDS])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            if words.asked():
                words.note_lost()
            return super().invoke(ctx)
        except click.ClickException as failure:
            failure.show()
            ctx.exit(failure.exit_code)
        except (click.exceptions.Exit, click.Abort):
            raise
        except KeyboardInterrupt as interrupted:
            click.echo("\n" + words.say("cli-interrupted"), err=True)
            ctx.exit(getattr(interrupted, "status", INTERRUPTED))
        except Exception as failure:
            if os.environ.get(DEBUG):
                raise
            ctx.exit(_in_words(failure))


def _refused(failure: OSError) -> MessageRef:
    """What the system refused, and of which file."""
    from ..interpreter.diagnostics.system_errors import reason_at, system_reason
    from ..interpreter.packs.characters import file_name

    if failure.filename is None:
        return system_reason(failure)
    return reason_at(failure, file_name(os.fsdecode(failure.filename)))


def _in_words(failure: Exception) -> int:
    """Says what went wrong and which exit status belongs to it."""
    from ..interpreter.diagnostics.problems import Mistakes, Refused

    if isinstance(failure, Mistakes):
        from .output import print_problems

        return print_problems(failure.problems, {})
    if isinstance(failure, Refused):
        click.echo(words.say("cli-error", message=words.mistakes()(failure.said)), err=True)
        from ..interpreter.lowering.work import Runaway

        return MISTAKES if isinstance(failure, Runaway) else WRONG_USAGE
    if isinstance(failure, OSError) and failure.errno == errno.EPIPE:
        raise failure  # whoever read our output has gone; click knows what to do
    if isinstance(failure, OSError) and failure.errno == errno.EIO and failure.filename is None:
        return MISTAKES  # the terminal has gone: there is nobody to tell
    if isinstance(failure, OSError) and failure.errno:
        click.echo(words.say("cli-error", message=words.mistakes()(_refused(failure))), err=True)
        return WRONG_USAGE
    what = str(failure).splitlines()[0] if str(failure) else words.say("cli-no-further-words")
    told = words.say("cli-our-mistake", what=f"{type(failure).__name__}: {what[:200]}", variable=DEBUG)
    click.echo(words.say("cli-error", message=told), err=True)
    return OUR_MISTAKE


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, help="help-spielwerk")
@click.version_option(package_name="spielwerk", message="%(prog)s %(version)s", cls=Option, help="help-version")
def cli() -> None:
    """What is common to all commands is done in Commands."""


speak_for_click()


def _open_streams() -> None:
    """What was closed is empty instead, lest a file of ours takes its place; a letter that is none is shown as such."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open as long as we are
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    sweep_seldom()
    if sys.argv[1:2] == ["check"]:  # it is over before there is anything to throw away, and holds no file open
        gc.disable()
        atexit.register(gc.freeze)
    _open_streams()
    cli(prog_name="spielwerk")


# Python keeps what calls need in pieces of 16 KB, asks the system for one when a call does not fit into the last and
# gives it back as soon as that call is over: what is called again and again at the edge of a piece took a tenth of the
# time of `check`. A call that needs much gets a piece that is large, and all calls inside it find room there.
main.__code__ = main.__code__.replace(co_stacksize=ROOM)


if __name__ == "__main__":
    main()
