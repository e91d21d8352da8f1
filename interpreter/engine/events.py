"""What happened in a match, as it was recorded: who did what, how it came to it, what changed, and who may know.

Ids and numbers only, so that everybody reads it in their own language. An event is a choice that was taken (asked, or
the only one possible) or a step that the game does by itself, with everything that changed until the next event. That
a condition of the end has come true is an event of its own, in the turn it came in. The first events are those of the
set-up. Of a secret block the answers are known to whoever gave them (`secret`); when all have answered they are
recorded once more under whose they were (`opened`), with what the others may know of them then.
"""

from __future__ import annotations

from enum import Enum

from ..diagnostics.records import record

#: whoever an event belongs to if it is no player: the game itself
NOBODY = -1
#: a place that is none
NOWHERE = -1


class How(Enum):
    """How it came to an event."""

    ASKED = "asked"
    #: nothing else was possible, so nobody was asked
    ONLY = "only"
    #: a step of the flow in which nobody chooses
    ITSELF = "itself"


@record
class Counted:
    """A counter is another number."""

    name: str
    #: the thing or seat it belongs to; -1: the game
    holder: int
    before: int
    now: int
    #: where points come from
    source: str = ""
    #: seats that cannot know of it, as it lies on something they cannot see
    unseen: frozenset[int] = frozenset()
    #: the one of several things for each of which something was done, if everybody may know that; -1: none
    place: int = -1


@record
class Noted:
    """Something else is noted, or nothing (-1); of a player also the same one again, who has done it once more."""

    name: str
    #: the thing or seat whose note it is; -1: the game's
    holder: int
    before: int
    now: int
    unseen: frozenset[int] = frozenset()


@record
class Moved:
    """A thing lies elsewhere: numbers of places, as the layout counts them."""

    thing: int
    origin: int
    target: int
    #: seats that could see it neither where it lay nor where it came
    unseen: frozenset[int] = frozenset()
    #: what a die showed then
    face: int = -1


@record
class Place:
    """Where pieces lie: in a zone or on a thing of a kind; the holder is a thing or a seat, -1: the game."""

    name: str
    holder: int


@record
class Shifted:
    """Pieces of a sort went from one place to another."""

    piece: str
    #: the seat whose pieces they are; -1: nobody's
    owner: int
    count: int
    origin: Place | None
    target: Place | None
    unseen: frozenset[int] = frozenset()


@record
class Turned:
    """A die shows a face: it was thrown, or turned by hand. Thrown, it may show the same again."""

    thing: int
    now: int
    thrown: bool
    #: seats that could not see it then
    unseen: frozenset[int] = frozenset()


@record
class Looked:
    """Players came to know of things that lie where they cannot look."""

    things: tuple[int, ...]
    place: int
    seats: frozenset[int]
    #: seats that know no more than that it were so many
    unseen: frozenset[int] = frozenset()


@record
class Told:
    """What is printed on a thing in one respect was told to all, or (by its number) what is not."""

    thing: int
    prop: str
    place: int
    #: the slot of its row, -1: it lies in none
    slot: int
    unseen: frozenset[int] = frozenset()
    denied: int | None = None


@record
class Chanced:
    """Chance was used."""

    unseen: frozenset[int] = frozenset()


@record
class LaidOut:
    """The things of a layout lie in this order."""

    name: str
    things: tuple[int, ...]
    unseen: frozenset[int] = frozenset()


@record
class Ended:
    """A condition of the end has come true: how many rounds are still played after this one; -1: the game ends now."""

    cause: str
    rounds: int
    unseen: frozenset[int] = frozenset()


class Standing(Enum):
    """How somebody stands at the table now."""

    STARTS = "starts"
    LEFT_ROUND = "left-round"
    LEFT_GAME = "left-game"


@record
class Seated:
    """Somebody stands otherwise at the table."""

    seat: int
    standing: Standing
    unseen: frozenset[int] = frozenset()


Fact = Counted | Noted | Moved | Shifted | Turned | Looked | Told | Chanced | LaidOut | Seated | Ended


@record
class Event:
    """Something that happened, with what changed by it, in order."""

    #: who did it, or in whose turn the game did it
    seat: int
    how: How
    #: the choice and the option taken there; of what the game does by itself -1
    pc: int = -1
    code: int = -1
    #: the step of the flow, rule or card
    path: str = ""
    round: int = 0
    #: numbers that the name of an option speaks of
    arguments: tuple[tuple[str, int], ...] = ()
    facts: tuple[Fact, ...] = ()
    #: seats that cannot know what was chosen: it went from one hidden place to another, or was decided in secret
    unseen: frozenset[int] = frozenset()
    #: seats that came to see or were told by it what had been hidden from them, if only for a moment
    learned: frozenset[int] = frozenset()
    #: decided in a secret block that is not over
    secret: bool = False
    #: a part of a secret block that is over
    opened: bool = False
    #: behind it a turn begins, maybe one more of the same player
    last: bool = False
    #: what the rule or the text of a card it belongs to is done with or at, of what everybody sees
    about: tuple[int, ...] = ()
    #: the thing by whose text or ability it came, if the event before does not speak of it; -1: none
    cause: int = -1
    #: cards without which it would not have been offered: what they change is not done by what happens
    allowed: tuple[int, ...] = ()
    #: of each fact the rules that were called for it, from the outside in; nothing where none was
    called: tuple[tuple[str, ...], ...] = ()
    #: the paths of what was to be decided directly behind it, with nothing there but to stop: no events of their own
    idle: tuple[str, ...] = ()

    @property
    def chosen(self) -> bool:
        return self.how is not How.ITSELF

    @property
    def asked(self) -> bool:
        """Is it a decision of its own, and not one that is told once more?"""
        return self.how is How.ASKED and not self.opened
