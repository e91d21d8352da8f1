"""What is known about the places where a program stops, and where the writing of it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from ..diagnostics.problems import Span
from ..diagnostics.records import mutable, record
from ..model import ir
from ..model.regions import Region
from ..plan.build import YES
from ..plan.nodes import Expr, Known, Stmt
from .context import Awake
from .reasons import Reason
from .rests import Rest

#: how the options of a choice are found: by a trial on a copy
TRIAL = "trial"
BEST = "best"
#: the guard of an option that only a trial can tell
TRIED: Expr = Known("trial")
#: the code of what happens when no alternative is possible
OTHERWISE = -2
#: a number that is chosen has this code and the number itself, so that it is no thing, no card and no alternative
NUMBERS = 1_000_000
#: so many numbers are offered at most, from the lowest on
MOST_NUMBERS = 1_000
#: (code, name, test that it is there at all, what must be possible, target)
Entry = tuple[int, str, Reason | None, list[ir.Effect], int]


class Figures(dict[int, str]):
    """The names of options that are numbers: their digits; beside them those of what else is offered."""

    def __contains__(self, code: object) -> bool:
        return super().__contains__(code) or isinstance(code, int) and code >= NUMBERS

    def __missing__(self, code: int) -> str:
        if code < NUMBERS:
            raise KeyError(code)
        return str(code - NUMBERS)

    def get(self, code: int, default: Any = None) -> Any:
        return self[code] if code in self else default


@record
class Context:
    """Where the emission stands: at flow level (each line is a step) or inside something begun (with its rest)."""

    flow: bool
    rest: Rest | None
    path: str
    awake: Awake = frozenset()
    you: Expr | None = None  # who acts, at flow level
    gone: int = -1  # where the flow goes on if they leave


@mutable
class Extra:
    """A further option of a choice: to stop, to decline, a free action."""

    code: int
    name: str
    test: Expr | None
    target: int
    guard: Expr = YES
    reasons: list[Reason] = field(default_factory=list)
    #: for what a card offers: does any such card lie there?
    place: Expr | None = None
    #: if it depends on something hidden: could it be possible, as far as everybody knows?
    possible: Expr | None = None


@record
class Before:
    """Something asked before a choice: it must hold for each of its options."""

    reason: Reason
    #: the condition of the rules that it is, where it is one: who sees less knows only whether it could hold
    cond: ir.Expr | None
    span: Span


@record
class Beside:
    """What a choice is given besides its own options."""

    extras: Sequence[Extra] = ()
    before: Sequence[Before] = ()
    #: done as soon as one of its own options is taken
    lines: Sequence[Stmt] = ()

    @property
    def reasons(self) -> list[Reason]:
        return [asked.reason for asked in self.before]

    @property
    def tests(self) -> list[Expr]:
        return [reason.test for reason in self.reasons if reason.test is not None]


NOTHING_BESIDE = Beside()


@record
class Opening:
    """The beginning of a body that may be left out: who decides, what is offered besides, and what follows."""

    player: Expr
    beside: Beside
    #: where the writing stands for its first effect
    ctx: Context
    #: the other effects, and the step and the place behind them
    tail: list[ir.Effect]
    then: int
    behind: Context


@mutable
class Choice:
    """What is known about a stop, for labels, reasons and `show`."""

    pc: int
    path: str
    kind: str  # menu, things, numbers or grid
    player: Expr
    text: str
    span: Span
    names: dict[int, str] = field(default_factory=dict)
    guards: dict[int, Expr] = field(default_factory=dict)
    way: str = "free"
    reasons: list[Reason] = field(default_factory=list)
    candidates: Expr | None = None
    fallback: bool = False
    source: str = ""
    #: the slot that says how often it is still asked, if it is asked so many times at most
    left: int = -1
    #: what asks, and what each alternative of a menu does: for prompts and labels in words
    effect: ir.Effect | None = None
    bodies: dict[int, list[ir.Effect]] = field(default_factory=dict)
    #: its options depend on something that not everybody sees
    hidden: bool = False
    #: the step at which a body ends of whose ways only the best are offered (0: it is in none)
    best_at: int = 0
    #: whatever is offered can be completed without being tried
    certain: bool = True

    @property
    def step(self) -> str:
        """The step, rule or card that asks, and behind a dot the way taken inside it."""
        return self.path.split("/")[-1]


@mutable
class Loop:
    """Turns taken one after the other: by players, or by things whose owners act."""

    acting: int  # the slot of who acts
    things: tuple[int, ...] = ()
    thing: int = -1  # the slot of the thing whose owner acts
    #: with whom the order begins (None: the first seat)
    first: Expr | None = None
    #: where in the flow they are taken; does every one of the things have a turn?
    path: str = ""
    every: bool = False

    @property
    def bits(self) -> int:
        """How many bits of the order one turn takes."""
        return max(10, (max(self.things) + 1).bit_length()) if self.things else 4


@mutable
class Secret:
    """A block in which all players decide at once, unseen."""

    pc: int
    players: Expr
    you: int
    entry: int
    then: int
    path: str
    span: Span
    written: frozenset[Region]
    #: nobody's part depends on another's: when all have answered, the parts are put together
    apart: bool


@record
class Heard:
    """Somebody who may answer a rule: the slot that says whether they do, what finds it out, what they do."""

    ability: ir.CheckedAbility
    who: Expr
    flag: int
    begun: Stmt
    lines: tuple[Stmt, ...]
