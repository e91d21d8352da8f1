"""Who wins, in phrases: what decides first, what breaks ties, and what must hold of a winner."""

from __future__ import annotations

from ...lowering.anatomy import TERMS
from ...model.checked import CheckedGame
from ...phrases.telling import Style, condition, term
from ...phrases.words import Phrase, Say
from .renderer import telling


def victory(game: CheckedGame, style: Style) -> list[Phrase]:
    """A sentence each; where all play in one team, nobody has more than another."""
    may_win = [Say("book-may-win", cond=condition(telling(game, style), cond)) for cond, _ in game.may_win]
    if len(game.words.teams) == 1:
        return [Say("book-one-team"), *may_win]
    said: list[Phrase] = []
    for i, (how, expr, _) in enumerate(game.winner):
        c = telling(game, style)
        counted = TERMS[type(expr)].counted(c, expr)  # else it is a number, not so many of something
        lead = ("book-tie" if i else "book-winner") + ("" if counted is not None else "-number")
        said.append(Say(lead, how=how, what=counted or term(c, expr), tied="first" if i == 1 else "still"))
    said += may_win
    tied = "still" if len(game.winner) > 1 else "first"
    return [*said, Say("book-tie-shared" if game.shared_win else "book-tie-seat", tied=tied)]
