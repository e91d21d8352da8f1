"""What the command line says, in the language of `--lang` or of the environment. Fluent is imported when it speaks."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from ..interpreter.diagnostics.problems import MessageRef
    from ..interpreter.engine.rules import Rules
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.speaking.bundles import Speech

SOURCE = "en"
#: where the environment names its language; the first that says something counts
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
MODULE, HELP = "cli", "help"
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


def listen(ctx: click.Context, args: Sequence[str]) -> None:
    """Hears `--lang` in what was typed, wherever it stands, before any of it is understood."""
    for i, arg in enumerate(args):
        if arg == "--":
            return
        name, _, value = arg.partition("=")
        said = value or (args[i + 1] if i + 1 < len(args) else "")
        if name == "--lang" and normal(said):
            ctx.meta[_META] = normal(said)


def asked() -> str:
    """The language of `--lang`, or nothing."""
    ctx = click.get_current_context(silent=True)
    return str(ctx.meta.get(_META) or "") if ctx is not None else ""


def language() -> str:
    """The language of the command that is running."""
    return asked() or of_environment()


def chosen() -> str:
    """The language of `--lang`, else the source: for output that must not depend on the environment."""
    return asked() or SOURCE


def speech(module: str = MODULE) -> Speech:
    """Who speaks for the command that is running."""
    from ..interpreter.prose.speaking.bundles import Speech

    ctx, wanted = click.get_current_context(silent=True), language()
    if ctx is None:
        return Speech(wanted, (module,))
    key = f"{_META}.{wanted}.{module}"
    if key not in ctx.meta:
        ctx.meta[key] = Speech(wanted, (module,))
        note_lost()
    found: Speech = ctx.meta[key]
    return found


def note_lost(*folders: Path, game: str = "") -> None:
    """Says once if the language wanted has no words, or some that cannot be read, here or in a game's own folder; or
    none of a game."""
    if language() == SOURCE:
        return
    from .lost_words import note

    note(language(), bool(asked()), folders, game)


def say(id: str, attribute: str = "", **arguments: Any) -> str:
    """A message of cli.ftl, or one of help.ftl, which is read only when somebody needs help."""
    from ..interpreter.packs.characters import quoted

    shown = {name: quoted(name, value) if isinstance(value, str) else value for name, value in arguments.items()}
    return speech(HELP if id.startswith("help-") else MODULE).say(id, attribute, **shown)


def mistakes() -> Callable[[MessageRef], str]:
    """Who words mistakes and refusals."""
    from ..interpreter.prose.speaking.worded_problems import wording

    return wording(language())


def prompts(rules: Rules) -> Prompts:
    """Everything of a game, in words."""
    from ..interpreter.prose.options.prompts import Prompts

    return Prompts(rules, language())


def either(items: Sequence[object]) -> str:
    """`2, 3 or 4`."""
    *most, last = [str(item) for item in items] or [""]
    return say("cli-or", first=", ".join(most), next=last) if most else last


def number(value: float, digits: int) -> str:
    return f"{value:.{digits}f}".replace(".", say("cli-decimal-mark"))
