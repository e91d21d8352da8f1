"""`spielwerk schema`: JSON Schemas, so that editors complete and check rules files."""

from __future__ import annotations

from pathlib import Path

import click

from . import options
from .help import Command, option
from .packs import open_pack


@click.command(name="schema", cls=Command, help="help-schema")
@options.game
@options.overlays
@option(
    "--output",
    metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path),
    help="help-schema-output",
)
def command(game_name: str, expansions: tuple[str, ...], variants: tuple[str, ...], output: Path | None) -> None:
    from ..interpreter.packs import schemas
    from ..interpreter.packs.characters import file_name

    pack = open_pack(game_name, expansions, variants, rulebook=False)
    own = schemas.as_text(schemas.game_schema(pack))
    if output is None:
        click.echo(own, nl=False)
        return
    output.mkdir(parents=True, exist_ok=True)
    texts = {
        f"{pack.name}.json": own,
        "expansion.json": schemas.as_text(schemas.expansion_schema()),
        "rulebook.json": schemas.as_text(schemas.rulebook_schema()),
        "scenarios.json": schemas.as_text(schemas.scenarios_schema()),
        "view.json": schemas.as_text(schemas.view_schema()),
    }
    for name, text in texts.items():
        (output / name).write_text(text, encoding="utf-8")
        click.echo(file_name(output / name))
