"""What the command line says, in the language of `--lang` or of the environment. Fluent is imported when it speaks."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from ..interpreter.runtime.rules import Rules
    from ..interpreter.text.bundles import Speech
    from ..interpreter.text.prompts import Prompts

SOURCE = "en"
#: where the environment names its language; the first that says something counts
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
MODULE = "cli"
_META = "spielwerk.language"
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*\Z")


def normal(name: str) -> str:
    """`pl_PL.UTF-8` → `pl-PL`; nothing for what names no language (C, POSIX, anything odd)."""
    name = name.strip().split(".")[0].split("@")[0].replace("_", "-")
    if not _LANGUAGE.match(name):
        return ""
    first, *rest = name.split("-")
    return "-".join([first.lower(), *(part.upper() if len(part) == 2 else part for part in rest)])


def of_environment() -> str:
    for variable in VARIABLES:
        if os.environ.get(variable):
            return normal(os.environ[variable]) or SOURCE
    return SOURCE


def language() -> str:
    """The language of the command that is running."""
    ctx = click.get_current_context(silent=True)
    if ctx is not None and ctx.meta.get(_META):
        return str(ctx.meta[_META])
    while ctx is not None:  # a command may have an option of its own that means the same
        said = ctx.params.get("lang") or ctx.params.get("language")
        if isinstance(said, str) and normal(said):
            return normal(said)
        ctx = ctx.parent
    return of_environment()


def chosen() -> str:
    """The language of `--lang`, else the source: for output that must not depend on the environment."""
    ctx = click.get_current_context(silent=True)
    return str(ctx.meta[_META]) if ctx is not None and ctx.meta.get(_META) else SOURCE


def option() -> click.Option:
    """`--lang`, the same for every command; its value is kept where `language` looks for it."""
    return click.Option(
        ["--lang"],
        metavar="LOCALE",
        expose_value=False,
        callback=_keep,
        help="The language to speak: en, pl, de, uk ... (if not said, that of the environment).",
    )


def _keep(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is None:
        return
    wanted = normal(value)
    if not wanted:
        raise click.BadParameter(f"`{value[:40]}` is not the name of a language", ctx, param)
    ctx.meta[_META] = wanted


def every(command: click.Command) -> click.Command:
    """The command with `--lang`, and those inside it; one that has such an option already keeps its own."""
    if not any("--lang" in param.opts for param in command.params):
        command.params.append(option())
    if isinstance(command, click.Group):
        for inner in command.commands.values():
            every(inner)
    return command


def speech() -> Speech:
    """Who speaks for the command that is running."""
    from ..interpreter.text.bundles import Speech, chain, languages

    ctx, wanted = click.get_current_context(silent=True), language()
    if ctx is None:
        return Speech(wanted, (MODULE,))
    key = f"{_META}.{wanted}"
    if key not in ctx.meta:
        ctx.meta[key] = Speech(wanted, (MODULE,))
        if ctx.meta.get(_META) and not {*chain(wanted)} & {*languages()} - {SOURCE} and wanted.split("-")[0] != SOURCE:
            names = ", ".join(languages())
            click.echo(ctx.meta[key].say("cli-no-language", name=wanted, names=names), err=True)
    found: Speech = ctx.meta[key]
    return found


def say(id: str, **arguments: Any) -> str:
    """A message of cli.ftl."""
    return speech().say(id, **arguments)


def prompts(rules: Rules) -> Prompts:
    """Everything of a game, in words."""
    from ..interpreter.text.prompts import Prompts

    return Prompts(rules, language())


def either(items: Sequence[object]) -> str:
    """`2, 3 or 4`."""
    *most, last = [str(item) for item in items] or [""]
    return say("cli-or", first=", ".join(most), next=last) if most else last


def number(value: float, digits: int) -> str:
    return f"{value:.{digits}f}".replace(".", say("cli-decimal-mark"))
