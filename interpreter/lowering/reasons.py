"""Reasons: each test an option must pass stands by itself, with what it is about, so that "why not?" has an answer."""

from __future__ import annotations

from ..diagnostics.records import record
from ..model import ir
from ..plan.nodes import Expr


class Kind(str):
    """What a reason is called that no line of the rules says. A line may read the same and is no such reason."""

    __slots__ = ()


CARD, TAKEN, AMONG, ONCE_USED = map(Kind, ("its card is in play", "taken", "among", "once"))
NO_OTHER, ORDERED, MOVED, NEAR, VISITED = map(Kind, ("nothing else", "ordered", "moved", "near", "visited"))
TOLL, REACH, STOP, SAME, LATER, BETTER = map(Kind, ("toll", "reach", "stop", "same", "later", "better"))
STANDING, FAR = map(Kind, ("standing", "far"))
#: why something cannot lie so, or there
TURNED, LOOKS, INSIDE, LEAST, MOST, HIDES = map(Kind, ("turned", "looks", "inside", "least", "most", "never hides"))
UNSAID = (
    *(TAKEN, AMONG, ONCE_USED, NO_OTHER, ORDERED, SAME, LATER, BETTER),
    *(MOVED, NEAR, FAR, STANDING, VISITED, TOLL, REACH, STOP),
)
#: what is reason enough without a look at the others: the rest makes sense only of what is there at all
FIRST = (AMONG, CARD, STANDING, VISITED, MOVED, ORDERED, TAKEN, ONCE_USED, NO_OTHER)


@record
class Ground:
    """A condition behind a reason, a test of it, and what it is joined of or stands for. It looks at nothing that
    whoever chooses could not see: options never do."""

    cond: ir.Expr
    test: Expr
    #: `and` or `or` of several; MEANS of a word of the rules, which stands for what is inside
    op: str = ""
    items: tuple[Ground, ...] = ()


MEANS = "means"


@record
class Reason:
    """One test (over the state and the option `x`): its words in the rules, and the node it comes from."""

    text: str
    test: Expr | None
    about: object = None
    #: what is needed and what is there, and of what, where something is counted
    need: Expr | None = None
    have: Expr | None = None
    noun: str = ""
    #: it belongs to what follows the choice, not to what is chosen
    later: bool = False
    #: the named option it belongs to; None: everything the choice looks through
    option: int | None = None
    #: what it asks of a thing, taken apart
    ground: Ground | None = None

    @property
    def kind(self) -> Kind | None:
        """What it is called, if no line of the rules says it."""
        return self.text if isinstance(self.text, Kind) else None

    @property
    def said(self) -> bool:
        """Is its text a line of the rules, or can it be read like one?"""
        return self.kind not in UNSAID
