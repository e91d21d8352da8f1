"""`spielwerk explain`: a kind of mistake, why it is one, and the right form."""

from __future__ import annotations

from dataclasses import asdict
from textwrap import indent

import click
from click.shell_completion import CompletionItem

from . import options
from .help import Command, argument
from .output import console, print_json, refuse, table
from .words import SOURCE, language, say


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from ..interpreter.prose.speaking.catalogue_pages import pages

    return [CompletionItem(p.code, help=p.title) for p in pages(language()) if p.code.startswith(incomplete)]


@click.command(name="explain", cls=Command, help="help-explain")
@argument("code", metavar="[CODE]", required=False, shell_complete=_complete)
@options.form
def command(code: str | None, form: str) -> None:
    from ..interpreter.diagnostics.catalogue import CATALOGUE
    from ..interpreter.packs.names import nearest
    from ..interpreter.prose.speaking.catalogue_pages import pages

    spoken = SOURCE if form == "json" else language()
    if code is None:
        if form == "json":
            print_json([asdict(page) for page in pages(spoken)])
            return
        shown = table(say("cli-head-code"), say("cli-head-mistake"))
        for page in pages(spoken):
            shown.add_row(page.code, page.title)
        console().print(shown)
        return
    if code not in CATALOGUE:
        near = nearest(code, CATALOGUE)
        hint = say("cli-did-you-mean", name=near) if near else say("cli-explain-list")
        refuse(say("cli-explain-unknown", code=code, hint=hint))
    (page,) = pages(spoken, [code])
    if form == "json":
        print_json(asdict(page))
        return
    click.echo(
        f"{page.code}: {page.title}\n\n{page.why}\n\n"
        f"{say('cli-explain-wrong')}\n{indent(page.wrong, '    ')}\n\n"
        f"{say('cli-explain-right')}\n{indent(page.right, '    ')}"
    )
