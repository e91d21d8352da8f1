"""What comes of an option besides what its player has more or less of, in words.

went_off, went_back         # pieces of theirs that leave the board
others_told                 # what others get by a card
priced                      # what must be paid then
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...asking.foresight import Step
from ...engine.events import NOBODY, Fact
from ...phrases.words import Listed, Noun, Phrase, Plain
from ..record.outcomes import Outcomes
from ..texts.labels import Labels
from .prompts import Prompts


def went_off(spoken: Labels, pieces: Iterable[tuple[str, str]]) -> list[str]:
    """Of the only piece of its sort that a player has, where it goes from the board."""
    return [spoken.say("cli-log-to", what=spoken.text(Noun(piece)), place=spoken.place(zone)) for piece, zone in pieces]


def went_back(spoken: Labels, pieces: Iterable[tuple[str, str, int]]) -> list[str]:
    return [
        spoken.say("cli-log-to", what=spoken.amount(n, piece), place=spoken.place(zone)) for piece, zone, n in pieces
    ]


def others_told(outcomes: Outcomes, card: int, facts: Sequence[Fact], seat: int) -> str:
    """What a card that nobody has chosen brings players other than one; nothing if none of it is cared for."""
    spoken, found = outcomes.spoken, outcomes.by_seat(facts, seat)
    told = {who: outcomes.told(outcome, whose=True) for who, outcome in found.items() if who not in (seat, NOBODY)}
    what = ", ".join(f"{spoken.player(who)} {text}" for who, text in told.items() if text)
    return spoken.say("cli-at", place=spoken.thing(card), what=what) if what else ""


def priced(spoken: Prompts, n: int, ways: Sequence[Step]) -> str:
    """What must be paid behind an option: one of several ways, or so many of them."""
    labels: list[Phrase] = [Plain(spoken.label(*way)) for way in ways]
    return spoken.say("cli-option-pays", n=n, what=Listed(labels, "list-or" if n == 1 else "list-comma"))
