"""The end of a game: what is still played then, and whether the name of its cause says what brings it about."""

from __future__ import annotations

from ...model import ir
from ...model.checked import CheckedGame
from ...model.walk import everything
from ...phrases.rule_digests import cause_digest
from ...phrases.words import Phrase, Say
from ...terms.parameters import ParamRef
from .card_texts import Cards


def played_on(rounds: int) -> Phrase:
    """`rounds` follow the one under way; -1: the game is over at once."""
    if rounds < 0:
        return Say("book-after-now")
    return Say("book-after-rounds", n=rounds) if rounds else Say("book-after-round")


def says_all(cards: Cards, game: CheckedGame, name: str, cond: ir.Expr) -> bool:
    """Does the name of a cause say all that must be so? Not if it was given to another rule or a limit is elsewhere."""
    limited = any(isinstance(part, ParamRef) for part in everything(cond))
    return not limited and cards.fits(f"end-{name}", cause_digest(game, name))
