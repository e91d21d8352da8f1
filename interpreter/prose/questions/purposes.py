"""What something is chosen for, where an ability of a card asks for it: a place alone does not say what happens there.

with_purpose(spoken, title, choice)     # Card 5 (move 1 marker from the supply to an empty place)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...lowering.anatomy import asking_of
from ...lowering.stops import Choice
from ...model import walk
from ...phrases.words import Phrase, Say

if TYPE_CHECKING:
    from .questions import Questions

#: abilities that a player uses, not those that answer something
USED = ("free", "also")
#: what a card is used for is not told in more letters than that
LONGEST = 110


def with_purpose(spoken: Questions, title: Phrase, choice: Choice) -> Phrase:
    """The title of a question; if a thing is chosen for an ability of a card that is used, with what that does."""
    asking, cards = asking_of(choice.effect), choice.step.split(".")
    if asking is None or not asking.chooses or choice.kind != "things" or spoken.is_before(choice):
        return title
    bodies = [a.body for a in spoken.game.abilities if a.entry in cards and a.how in USED and a.body is not None]
    mine = [body for body in bodies if any(e is choice.effect for e in walk.effects(body))]
    told = spoken.doing(mine, spoken.telling(choice)) if mine else None
    if told is None or len(spoken.text(told)) > LONGEST:
        return title
    return Say("cli-prompt-purpose", title=title, what=told)
