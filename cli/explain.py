"""`spielwerk explain`: a kind of mistake, why it is one, and the right form."""

from __future__ import annotations

from dataclasses import asdict
from textwrap import indent

import click
from click.shell_completion import CompletionItem

from . import options
from .output import console, print_json, table


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
    from ..interpreter.loading.names import did_you_mean

    if code is None:
        if form == "json":
            print_json([asdict(entry) for entry in CATALOGUE.values()])
            return
        shown = table("code", "mistake")
        for entry in CATALOGUE.values():
            shown.add_row(entry.code, entry.title)
        console().print(shown)
        return
    if code not in CATALOGUE:
        hint = did_you_mean(code, CATALOGUE) or "`spielwerk explain` lists them all"
        raise Refused(f"there is no kind of mistake called `{code}`; {hint}")
    entry = CATALOGUE[code]
    if form == "json":
        print_json(asdict(entry))
        return
    click.echo(
        f"{entry.code}: {entry.title}\n\n{entry.why}\n\n"
        f"Not:\n{indent(entry.wrong, '    ')}\n\nBut:\n{indent(entry.right, '    ')}"
    )
