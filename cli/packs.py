"""Opens what a command works on; if it has mistakes, shows them with their lines and ends the command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from .output import print_problems
from .words import either, note_lost, say

#: commands that tell the rules, cards or events of a game
SPEAKING = frozenset(("text", "show", "play", "resume", "replay", "export", "rulebook", "why"))

if TYPE_CHECKING:
    from ..interpreter.engine.rules import Rules
    from ..interpreter.packs.pack import Pack


def open_pack(game: str, expansions: Sequence[str] = (), variants: Sequence[str] = (), rulebook: bool = True) -> Pack:
    """A pack whose shape is right."""
    from ..interpreter.packs.loading import load_checked

    pack = load_checked(game, expansions, variants, rulebook=rulebook)
    if pack.problems:
        _end(print_problems(pack.problems, pack.sources))
    note_lost(*pack.word_folders, game=pack.name if _speaks() else "")
    return pack


def open_rules(
    game: str,
    players: int | None,
    expansions: Sequence[str] = (),
    variants: Sequence[str] = (),
    engine: str = "python",
) -> Rules:
    """Rules ready to play; `engine`: what is sure to run them."""
    from ..interpreter.engine.native import code_ahead
    from ..interpreter.engine.rules import build
    from ..interpreter.packs.pack import player_counts

    pack = open_pack(game, expansions, variants, rulebook=False)
    counts = player_counts(pack)
    number = players if players is not None else max(counts, default=0)
    if number not in counts:
        raise click.BadParameter(
            say("cli-wrong-players", game=pack.name, numbers=either(counts), n=number), param_hint="--players"
        )
    ahead = code_ahead(pack, number) if engine == "wasm" else None
    rules, problems = build(pack, number)
    if problems or rules is None:
        _end(print_problems(problems, pack.sources))
    assert rules is not None
    rules.code_ahead = ahead
    return rules


def _speaks() -> bool:
    """Does the command that is running tell what a game says of itself?"""
    return click.get_current_context().info_name in SPEAKING


def _end(status: int) -> None:
    click.get_current_context().exit(status)
