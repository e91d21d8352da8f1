"""Reasons: each test an option must pass stands by itself, with what it is about, so that "why not?" has an answer."""

from __future__ import annotations

from dataclasses import dataclass

#: what a reason is called that no line of the rules says
CARD, TAKEN, AMONG, ONCE_USED, NO_OTHER = "its card is in play", "taken", "among", "once", "nothing else"
ORDERED, MOVED, NEAR, VISITED, TOLL, REACH, STOP = "ordered", "moved", "near", "visited", "toll", "reach", "stop"
SAME, LATER = "same", "later"
UNSAID = (TAKEN, AMONG, ONCE_USED, NO_OTHER, ORDERED, MOVED, NEAR, VISITED, TOLL, REACH, STOP, SAME, LATER)
#: what is reason enough without a look at the others: the rest makes sense only of what is there at all
FIRST = (AMONG, CARD, NEAR, VISITED, MOVED, ORDERED, TAKEN, ONCE_USED, NO_OTHER)


@dataclass(frozen=True, slots=True)
class Reason:
    """One test: its words in the rules, its code (over the state S and the option x), and the node it comes from."""

    text: str
    test: str
    about: object = None
    #: what is needed and what is there, as code, and of what, where something is counted
    need: str = ""
    have: str = ""
    noun: str = ""
    #: it belongs to what follows the choice, not to what is chosen
    later: bool = False
    #: the named option it belongs to; None: everything the choice looks through
    option: int | None = None

    @property
    def said(self) -> bool:
        """Is its text a line of the rules, or can it be read like one?"""
        return self.text not in UNSAID
