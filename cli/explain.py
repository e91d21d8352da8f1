"""`spielwerk explain`: a kind of mistake, why it is one, and the right form."""

from __future__ import annotations

from dataclasses import asdict
from textwrap import indent

import click
from click.shell_completion import CompletionItem

from . import options
from .output import console, print_json, table
from .words import say


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.catalogue import CATALOGUE

    return [CompletionItem(code, help=entry.title) for code, entry in CATALOGUE.items() if code.startswith(incomplete)]


@click.command(name="explain")
@click.argument("code", required=False, shell_complete=_complete)
@options.form
def command(code: str | None, form: str) -> None:
    """Explain the kind of mistake called CODE with an example of the right form; without CODE, list them all."""
    from ..interpreter.catalogue import CATALOGUE
    from ..interpreter.errors import Refused
    from ..interpreter.loading.names import nearest

    if code is None:
        if form == "json":
            print_json([asdict(entry) for entry in CATALOGUE.values()])
            return
        shown = table(say("cli-head-code"), say("cli-head-mistake"))
        for entry in CATALOGUE.values():
            shown.add_row(entry.code, entry.title)
        console().print(shown)
        return
    if code not in CATALOGUE:
        near = nearest(code, CATALOGUE)
        hint = say("cli-did-you-mean", name=near) if near else say("cli-explain-list")
        raise Refused(say("cli-explain-unknown", code=code, hint=hint))
    entry = CATALOGUE[code]
    if form == "json":
        print_json(asdict(entry))
        return
    click.echo(
        f"{entry.code}: {entry.title}\n\n{entry.why}\n\n"
        f"{say('cli-explain-wrong')}\n{indent(entry.wrong, '    ')}\n\n"
        f"{say('cli-explain-right')}\n{indent(entry.right, '    ')}"
    )
