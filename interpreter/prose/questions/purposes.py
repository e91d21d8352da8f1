"""Below which title something is asked, and what it is chosen for where an ability of a card asks for it: a place alone
does not say what happens there.

with_purpose(spoken, choice, title, question)   # Card 5 (move 1 marker to an empty place): choose a place
head(spoken, choice, title)                     # Card 5 (move 1 marker to an empty place)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...lowering.anatomy import asking_of
from ...lowering.stops import Choice
from ...model import walk
from ...phrases.fallbacks import by_noun
from ...phrases.words import Phrase, Plain, Say, Tidy

if TYPE_CHECKING:
    from .questions import Questions

#: how a sentence ends that asks for something
ASKED = ("?", "？", "؟")
#: abilities that a player uses, not those that answer something
USED = ("free", "also")
#: what a card is used for is not told in more letters than that
LONGEST = 110


def with_purpose(spoken: Questions, choice: Choice, title: Phrase, question: Phrase) -> str:
    """A question below its title, with what is done then."""
    purpose = purpose_of(spoken, choice)
    if isinstance(purpose, Plain):  # a sentence by hand: no part of another one
        return spoken.sentence(Say("cli-prompt-told", title=Tidy(title), text=purpose, question=question))
    return below(spoken, head(spoken, choice, title), question)


def head(spoken: Questions, choice: Choice, title: Phrase) -> Phrase:
    """The title with what is done then behind it."""
    purpose = purpose_of(spoken, choice)
    if isinstance(purpose, Plain):
        return Say("cli-head-told", title=title, text=Plain(str(purpose.text).removesuffix(".")))
    return title if purpose is None else Say("cli-prompt-purpose", title=title, what=purpose)


def below(spoken: Questions, title: Phrase, question: Phrase) -> str:
    """A question below its title, unless it begins with the same words, or would if it named what is chosen."""
    title, texts = Tidy(title), {spoken.text(q).casefold() for q in (question, by_noun(question))}
    named = spoken.text(title).casefold()
    alone = any(t.startswith(named) and not t[len(named) : len(named) + 1].isalnum() for t in texts)
    asked = any(text.endswith(ASKED) for text in texts)  # a sentence of its own, not what is to be done
    message = "cli-prompt-asked" if asked else "cli-prompt"
    return spoken.sentence(question if alone else Say(message, title=title, question=question))


def purpose_of(spoken: Questions, choice: Choice) -> Phrase | None:
    """What the ability of a card does that a player uses and for which a thing is chosen: as somebody has written it
    (`Plain`) if that is all the card has, else as the rules say it."""
    asking, cards = asking_of(choice.effect), choice.step.split(".")
    if asking is None or not asking.chooses or choice.kind != "things" or spoken.is_before(choice):
        return None
    used = [a for a in spoken.game.abilities if a.entry in cards and a.how in USED and a.body is not None]
    mine = [a for a in used if any(e is choice.effect for e in walk.effects(a.body))]
    if not mine:
        return None
    entry = mine[0].entry
    if [a.entry for a in spoken.game.abilities].count(entry) == 1:
        written = " ".join(spoken.cards.written(spoken.words.things[spoken.words.entries[entry][0]]))
        if 0 < len(written) <= LONGEST:
            return Plain(written)
    told = spoken.doing([a.body for a in mine if a.body is not None], spoken.telling(choice))
    return told if told is not None and len(spoken.text(told)) <= LONGEST else None
