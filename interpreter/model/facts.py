"""What is known of an effect or a term before anything runs: the facts every verb and term must give, all of them.

Guards, caches, secrecy, undo and "why not?" ask these and nothing else. They are about the effect itself; what is done
inside it (`parts`) and what answers it (`wakes`) is added by `lowering/analysis.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY
from enum import Enum
from typing import Any, Generic, TypeVar

from ..diagnostics.records import record
from . import ir
from .checked import CheckedGame
from .regions import Region
from .secrecy import Actor
from .vocabulary import Counter, Piece, Rule, Zone

T = TypeVar("T")
Regions = frozenset[Region]
NONE: Regions = frozenset()


class Course(Enum):
    """How the parts of an effect come about."""

    IN_TURN = "one after the other"
    AGAIN = "one after the other, more than once"
    ONE = "one of them, as the position says"
    ANY = "all of them, in the order somebody likes"
    FREELY = "as somebody decides, or in another way that cannot be told before"
    IN_ONE_GO = "some of them, in one go: nobody can be asked in between"
    EXHAUST = "one after the other, as often as that is possible"


@record
class Parts:
    """Effects inside an effect: what is written in it, printed on the thing it speaks of, or the rule it calls."""

    inside: tuple[ir.Effect, ...]
    course: Course
    #: each of these must be possible
    needed: tuple[ir.Effect, ...]
    #: and one of these, if there are any
    enough: tuple[ir.Effect, ...] = ()
    #: a query that finds what the first of them speaks of, or what follows it where there are none
    draws: ir.Query | None = None
    #: all players do them at once, in secret; who acts in them
    secretly: ir.Local | None = None
    #: they are the answers to this rule, done here and not at its end
    answers: Rule | None = None
    #: they are done again until this holds
    until: ir.Expr | None = None


@record
class Happening:
    """Something an ability can answer."""

    how: str  # gain, pay, move, over (on a walk), rule, arrive
    counters: tuple[Counter, ...] = ()
    piece: Piece | None = None
    #: kinds of the thing that is moved
    kinds: tuple[str, ...] = ()
    #: where to: the name of a zone or of a kind of places
    place: str = ""
    zone: Zone | None = None
    rule: Rule | None = None
    #: who does it, where nobody but those who answer asks
    by: ir.Expr | None = None

    def wakes(self, event: ir.Event) -> bool:
        """Is this what a trigger listens to?"""
        if event.how in ("gain", "pay"):
            return self.how == event.how and any(counter in event.counters for counter in self.counters)
        if event.how in ("move", "over"):
            moved = self.moves(event.piece) if event.piece is not None else event.noun in self.kinds
            return self.how == event.how and moved and self.place == event.kind
        return self.how == "rule" and self.rule is event.rule

    def moves(self, piece: Piece) -> bool:
        """Is it that piece that is moved, or one of that group?"""
        return any(self.piece is one for one in piece.every)

    def brings_into_play(self, ability: ir.CheckedAbility) -> bool:
        """Does a card with this ability come into play?"""
        zone = self.zone
        return (
            self.how == "arrive"
            and zone is not None
            and zone.in_play
            and ability.kind in self.kinds
            and ability.kind in zone.holds
        )


@record
class Facts:
    _: KW_ONLY
    #: somebody is asked by the effect itself
    asks: bool
    #: it can be impossible by itself
    fails: bool
    #: what it does, or whether it can, depends on these (what is written inside it reads for itself)
    reads: Regions
    #: what it may change
    writes: Regions
    #: what abilities can answer
    wakes: tuple[Happening, ...]
    #: something becomes known or is decided by chance
    reveals: bool
    #: others decide in it
    hands_over: bool
    parts: Parts


def never_empty(q: ir.Query, game: CheckedGame) -> bool:
    """All things of a printed table: there is always one, wherever it lies."""
    narrowed = q.tests or q.through is not None or q.next_to is not None
    return q.source == "all" and not narrowed and any(game.words.kinds[k].things for k in q.kinds)


def no_parts(draws: ir.Query | None = None) -> Parts:
    return Parts((), Course.FREELY, (), draws=draws)


def in_turn(*inside: ir.Effect) -> Parts:
    """All of them are done, in this order."""
    return Parts(inside, Course.IN_TURN, inside)


def again(*inside: ir.Effect, draws: ir.Query | None = None) -> Parts:
    """All of them are done, any number of times."""
    return Parts(inside, Course.AGAIN, inside, draws=draws)


def one(*inside: ir.Effect | None, draws: ir.Query | None = None) -> Parts:
    """One of them is done, and none of them may be impossible."""
    there = tuple(e for e in inside if e is not None)
    return Parts(there, Course.ONE, there, draws=draws)


def freely(
    *inside: ir.Effect,
    needed: tuple[ir.Effect, ...] = (),
    enough: tuple[ir.Effect, ...] = (),
    draws: ir.Query | None = None,
) -> Parts:
    return Parts(inside, Course.FREELY, needed, enough, draws)


def in_one_go(*inside: ir.Effect, needed: tuple[ir.Effect, ...] = ()) -> Parts:
    """Some of them are done, and nobody can be asked meanwhile."""
    return Parts(inside, Course.IN_ONE_GO, needed)


def composed(
    parts: Parts,
    *,
    fails: bool = False,
    asks: bool = False,
    regions: Regions = NONE,
    wakes: tuple[Happening, ...] = (),
    hands_over: bool = False,
) -> Facts:
    """What is done is done by the parts."""
    return Facts(
        asks=asks,
        fails=fails,
        reads=regions,
        writes=regions,
        wakes=wakes,
        reveals=False,
        hands_over=hands_over,
        parts=parts,
    )


@record
class Passage:
    """A body or a value that is written elsewhere, and what its locals stand for here."""

    body: Any
    #: the local that is `you` in it (None: it does not speak of anybody)
    you: ir.Local | None
    #: its other locals with what they are here (None: that is not said)
    given: tuple[tuple[ir.Local, ir.Expr | None], ...] = ()
    #: as what it is printed on a thing, if it is
    printed: ir.PrintedEffect | None = None


def handed(*pairs: tuple[ir.Local | None, ir.Expr | None]) -> tuple[tuple[ir.Local, ir.Expr | None], ...]:
    """Those of some locals that there are, with what they stand for."""
    return tuple((local, value) for local, value in pairs if local is not None)


@record
class Lead:
    """Something written elsewhere that is done or computed here."""

    sort: str  # rule, define, printed, parameter
    name: str
    #: who is `you` there (None: nobody, or nobody is spoken of)
    player: ir.Expr | None
    #: what is written there
    passages: tuple[Passage, ...]


@record
class TermFacts(Generic[T]):
    """Of a value, a condition or a query."""

    #: what it reads itself (what is written inside it reads for itself)
    reads: Callable[[T, CheckedGame], Iterable[Region]]
    #: what is written elsewhere and computed in its place
    leads: Callable[[T, CheckedGame], Lead | None]
    #: could it stand for nothing: `the card in ...`, where a piece lies, a property that may be none?
    missing: Callable[[T], bool]
    #: is such a number certainly not below zero?
    positive: Callable[[T], bool]
    #: in a secret block: does it look only at what is one's own, or at what nobody changes there?
    alone: Callable[[T, Actor], bool]
    #: what it looks at, in the words of `model/sight.py`
    sight: Callable[[T, CheckedGame], Iterable[Any]]


# ---- answers that need no looking
def never(*_: Any) -> bool:
    return False


def always(*_: Any) -> bool:
    return True


def nowhere(*_: Any) -> None:
    return None


def nameless(*_: Any) -> str:
    return ""


def nothing(*_: Any) -> tuple[()]:
    return ()
