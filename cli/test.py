"""`spielwerk test`: the scenarios of a game."""

from __future__ import annotations

from typing import Any

import click

from . import options
from .help import Command, option
from .output import MISTAKES, print_json, print_problems, refuse
from .packs import open_pack
from .words import mistakes as worded
from .words import say


@click.command(name="test", cls=Command, help="help-test")
@options.game
@option("--only", metavar="NAME", help="help-test-only")
@options.form
@click.pass_context
def command(ctx: click.Context, game_name: str, only: str | None, form: str) -> None:
    from ..interpreter.diagnostics.problems import Mistakes
    from ..interpreter.diagnostics.report import as_json
    from ..interpreter.study.pinned import pinned
    from ..interpreter.study.scenarios import run_scenarios

    pack = open_pack(game_name)
    try:
        results = run_scenarios(pack, only)
    except Mistakes as mistakes:
        ctx.exit(print_problems(mistakes.problems, pack.sources))
    failed = [r for r in results if not r.ok]
    book = pack.numbered
    held = pinned(book, results)
    if form == "json":
        print_json(
            {
                "game": pack.name,
                "ok": not failed,
                "scenarios": len(results),
                "failed": len(failed),
                "pinned": {"rules": held.rules, "things": held.things, "unpinned": held.unpinned},
                "results": [
                    {
                        "name": r.name,
                        "file": r.file,
                        "ok": r.ok,
                        "message": str(r.message or ""),
                        "rules": r.rules,
                        "problems": as_json(r.problems),
                    }
                    for r in results
                ],
            }
        )
    else:
        for result in failed:
            rules = f" ({', '.join(result.rules)})" if result.rules else ""
            click.echo(say("cli-test-failed", file=result.file, name=result.name) + rules)
            if result.problems:
                print_problems(result.problems, pack.sources, err=False)
            elif result.message is not None:
                click.echo(f"  {worded()(result.message)}")
            click.echo()
        counts: dict[str, Any] = {"passed": len(results) - len(failed), "failed": len(failed), "rules": len(held.rules)}
        if book is None:
            click.echo(say("cli-test-summary", game=pack.title, **counts))
        else:
            click.echo(say("cli-test-numbered", game=pack.title, numbered=len(book.items), **counts))
        if held.things:
            click.echo(say("cli-test-things", n=len(held.things)))
    if only is not None and not results:
        refuse(say("cli-test-unknown", name=only))
    if failed:
        ctx.exit(MISTAKES)
