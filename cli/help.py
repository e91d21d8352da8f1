"""Commands, options and arguments whose help is said when somebody asks for it, in the language of whoever asks.

`help=` of each is the id of a message in translations/<locale>/help.ftl; `.short` of a command stands in lists of
commands. The words in capitals that stand for a value (GAME, FILE ...) are `help-word-...` there.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import click

from . import words
from .words import say

_WORD = re.compile(r"[A-Z]{2,}")
#: pieces of a usage line that click brings itself
_PIECES = ("[OPTIONS]", "COMMAND [ARGS]...")


def in_words(metavar: str) -> str:
    return _WORD.sub(lambda found: say(f"help-word-{found[0].lower()}"), metavar)


class Option(click.Option):
    @property
    def help(self) -> str | None:
        return say(self.id) if self.id else None

    @help.setter
    def help(self, id: str | None) -> None:
        self.id = id

    def make_metavar(self, *args: Any, **more: Any) -> str:
        return in_words(super().make_metavar(*args, **more))


class Argument(click.Argument):
    def make_metavar(self, *args: Any, **more: Any) -> str:
        return in_words(super().make_metavar(*args, **more))


class Command(click.Command):
    #: made once for each command, as click wants it
    _asking: Option | None = None

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        if not any("--lang" in param.opts for param in self.params):  # one may have its own
            self.params.append(_lang())

    @property
    def help(self) -> str | None:
        return say(self.id) if self.id else None

    @help.setter
    def help(self, id: str | None) -> None:
        self.id = id

    @property
    def short_help(self) -> str | None:
        return say(self.id, "short") if self.id else None

    @short_help.setter
    def short_help(self, text: str | None) -> None:
        """Ours stands beside the help."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        words.listen(ctx, args)  # before anything can go wrong: that is said in this language too
        return super().parse_args(ctx, args)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        if self._asking is None:
            click.help_option(*self.get_help_option_names(ctx), cls=Option, help="help-help")(self)
            made = self.params.pop()
            assert isinstance(made, Option)
            self._asking = made
        return self._asking

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [in_words(p) if p in _PIECES else p for p in super().collect_usage_pieces(ctx)]


class Group(Command, click.Group):
    command_class = Command


option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)


def _lang() -> Option:
    """`--lang`, the same for every command; `words.listen` has heard its value already."""
    return Option(["--lang"], metavar="LOCALE", expose_value=False, callback=_name, help="help-option-lang")


def _name(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None and not words.normal(value):
        raise click.BadParameter(say("cli-i18n-no-name", name=value[:40]), ctx, param)
