"""`spielwerk i18n sample`: sentences of games in their languages, chosen by a seed, as a file for an editor to read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .help import Command, argument, option
from .packs import open_pack
from .words import asked, language, say

if TYPE_CHECKING:
    from ..interpreter.display.word_sample import Sample, Sentence
    from ..interpreter.prose.whole_games.editions import Edition

ALL = "all"
#: what marks a line below another one at the table: here it is a point of a list
POINT = "– "


@click.command(name="sample", cls=Command, help="help-i18n-sample")
@argument("game_name", metavar=f"GAME|{ALL}")
@option("--seed", type=click.IntRange(0), default=1, show_default=True, metavar="N", help="help-i18n-sample-seed")
@option(
    "--size", type=click.IntRange(1, 1000), default=40, show_default=True, metavar="N", help="help-i18n-sample-size"
)
@option("--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="help-i18n-sample-output")
def command(game_name: str, seed: int, size: int, output: Path | None) -> None:
    from ..interpreter.packs.locations import list_packs
    from ..interpreter.prose.whole_games.editions import edition_of

    names = list(list_packs()) if game_name == ALL else [game_name]
    editions = [edition_of(open_pack(name)) for name in names]
    text = "\n".join(_document(editions, seed, size)) + "\n"
    if output is None:
        click.echo(text, nl=False)
        return
    output.write_text(text, encoding="utf-8", newline="\n")
    click.echo(say("cli-i18n-written", file=str(output)))


def _document(editions: list[Edition], seed: int, size: int) -> Iterator[str]:
    """Markdown: a heading for each game and language, below it one for each part; sentences are numbered through."""
    from ..interpreter.display.word_sample import Sampler
    from ..interpreter.prose.speaking.bundles import Speech
    from ..interpreter.prose.speaking.word_files import languages

    numbers = count(1)
    yield f"# {say('cli-i18n-sample-title', seed=str(seed), n=size)}"
    for edition in editions:
        sampler, name = Sampler(edition, seed, size), edition.pack.name
        extra = edition.pack.word_folders
        for spoken in [language()] if asked() else languages(extra):
            title = Speech(spoken, (name,), extra).say(f"game-{name}")
            yield from ("", f"## {title} ({spoken})")
            for sample in sampler.samples(spoken):
                yield from ("", f"### {_heading(sample)}", "")
                for sentence in sample.sentences:
                    yield f"{next(numbers)}. {_line(sentence)}"
                    yield from (f"    - {line.removeprefix(POINT)}" for line in sentence.below)


def _heading(sample: Sample) -> str:
    return say(f"cli-i18n-sample-{sample.part}", n=len(sample.sentences), all=sample.among)


def _line(sentence: Sentence) -> str:
    """What is said, without a line of its own for each option: the file stays a list."""
    if not sentence.head:
        return sentence.text
    return f"{sentence.head} [{sentence.text}]" if sentence.question else f"**{sentence.head}** · {sentence.text}"
