"""The nodes of a plan: numbers, masks, lists and tests over the state; statements; functions. No game, no rule.

The state is a row of numbered slots that hold integers. Things are integers, too; a set of things is a mask (bit 0 is
the first of its kind, masks are of any width), what can be gone through one by one is a list. A flag is a number of
which only matters whether it is 0. Expressions change nothing; only statements write.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import ClassVar, TypeVar, dataclass_transform

from ..diagnostics.problems import Span
from ..diagnostics.records import mutable, record


class Type(Enum):
    """What an expression stands for."""

    NUMBER = "number"
    FLAG = "flag"
    MASK = "mask"
    LIST = "list"
    #: something asked of each thing, handed to an operation
    QUESTION = "question"


NUMBER, FLAG, MASK, LIST, QUESTION = Type


class Expr:
    """An expression. `type` says what it stands for; its operands are those of its fields that are expressions."""

    #: found once, when first asked for (`walk`), as nodes never change; None until then: what is not there at all takes
    #: long to ask for
    FOUND_LATER: ClassVar = ("_bound", "_cost", "_hash", "_names", "_slots", "_survey")
    __slots__ = FOUND_LATER
    _bound: tuple[str, ...] | None
    _cost: tuple[int, int] | None
    _hash: int | None
    _names: frozenset[str] | None
    _slots: frozenset[int] | None
    _survey: tuple[int, tuple[str, ...], bool] | None
    sort: ClassVar[Type] = NUMBER

    @property
    def type(self) -> Type:
        return self.sort


Kind = TypeVar("Kind", bound=Expr)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(cls: type[Kind]) -> type[Kind]:
    """How kinds of expressions are declared: records. A game has ten thousand of them, so what tells one from others is
    worked out once for each."""
    made = record(cls)
    worked_out = made.__hash__

    def kept(self: Kind) -> int:
        found = self._hash
        if found is None:
            found = self._hash = worked_out(self)
        return found

    made.__hash__ = kept  # type: ignore[method-assign, assignment]
    return made


# ---- atoms
@node
class Number(Expr):
    value: int


@node
class Flag(Expr):
    value: bool
    sort: ClassVar[Type] = FLAG


@node
class Text(Expr):
    """A word handed to an operation."""

    value: str


@node
class Var(Expr):
    """A local variable."""

    name: str
    type: Type = NUMBER


@node
class Known(Expr):
    """A constant of the program by its name: a number, a table, an operation or a function that is handed on."""

    name: str


@node
class Slot(Expr):
    """What stands in a slot of the state."""

    at: Expr


@node
class Item(Expr):
    """An entry of a constant table."""

    table: str
    at: Expr
    type: Type = NUMBER


@node
class ItemOr(Expr):
    """An entry of a table that has not all of them, or a constant in its place."""

    table: str
    at: Expr
    missing: str


# ---- numbers and masks
@node
class Binary(Expr):
    """`op`: + - * // % & | ^ << >> min max."""

    op: str
    left: Expr
    right: Expr


@node
class Unary(Expr):
    """`op`: - ~, bit_count, bit_length."""

    op: str
    item: Expr


# ---- tests
@node
class Compare(Expr):
    """`op`: == != < <= > >=."""

    op: str
    left: Expr
    right: Expr
    sort: ClassVar[Type] = FLAG


@node
class Between(Expr):
    """At least `low`, below `high`."""

    low: Expr
    item: Expr
    high: Expr
    sort: ClassVar[Type] = FLAG


@node
class Among(Expr):
    """Is something in a list?"""

    item: Expr
    things: Expr
    negated: bool = False
    sort: ClassVar[Type] = FLAG


@node
class Joined(Expr):
    """`op`: and, or. Items are asked in order until the answer is known."""

    op: str
    items: tuple[Expr, ...]
    sort: ClassVar[Type] = FLAG


@node
class Not(Expr):
    item: Expr
    sort: ClassVar[Type] = FLAG


@node
class Truth(Expr):
    """Yes or no, whatever number or list it was."""

    item: Expr
    sort: ClassVar[Type] = FLAG


@node
class Either(Expr):
    cond: Expr
    yes: Expr
    no: Expr


# ---- names
@node
class Bind(Expr):
    """A value that has a name from here on, in the tests that are asked after it."""

    name: str
    value: Expr


@node
class Let(Expr):
    """A value that has a name inside `body`."""

    name: str
    value: Expr
    body: Expr
    type: Type = NUMBER


# ---- lists
@node
class Range(Expr):
    first: Expr
    last: Expr
    sort: ClassVar[Type] = LIST


@node
class Row(Expr):
    """Things one by one."""

    items: tuple[Expr, ...]
    sort: ClassVar[Type] = LIST


@node
class Spread(Expr):
    """All of a list, inside a row."""

    things: Expr


@node
class Slots(Expr):
    """What stands in slots that lie side by side, or in every so many of them."""

    first: Expr
    last: Expr
    step: int = 1
    sort: ClassVar[Type] = LIST


@node
class Members(Expr):
    """The things of a mask, in order; the first bit is the thing `base`."""

    base: int
    mask: Expr
    sort: ClassVar[Type] = LIST


@node
class Sieve(Expr):
    """Those of a list beside which a flag stands in another."""

    things: Expr
    flags: Expr
    sort: ClassVar[Type] = LIST


@node
class Loop(Expr):
    """Goes through a list and leaves out what fails a test. Not an expression by itself: a part of `Each` and `Any`."""

    var: str
    things: Expr
    tests: tuple[Expr, ...] = ()


@node
class Each(Expr):
    """A value for each turn of loops inside each other; `form`: list, set, or one by one (only to be summed)."""

    value: Expr
    loops: tuple[Loop, ...]
    form: str = "list"
    sort: ClassVar[Type] = LIST


@node
class Any(Expr):
    """Is there a turn at all?"""

    loops: tuple[Loop, ...]
    sort: ClassVar[Type] = FLAG


@node
class Fold(Expr):
    """One value of a list. `op`: len, sum, max, min (0 of nothing), any, first (-1 of nothing), missing (how often
    -1 stands there), list."""

    op: str
    things: Expr


@node
class Unique(Expr):
    """Each once, in order."""

    things: Expr
    sort: ClassVar[Type] = LIST


@node
class Sorted(Expr):
    """`keys` are worked out for each thing, named `var`."""

    things: Expr
    var: str
    keys: tuple[Expr, ...]
    sort: ClassVar[Type] = LIST


@node
class Reversed(Expr):
    things: Expr
    sort: ClassVar[Type] = LIST


@node
class Nth(Expr):
    """One of a list, by its place in it."""

    things: Expr
    at: Expr


@node
class Firsts(Expr):
    """At most so many of a list."""

    things: Expr
    most: int
    sort: ClassVar[Type] = LIST


# ---- calls
@node
class Call(Expr):
    """An operation or a function of the program; `state`: it is handed the state first."""

    name: str
    args: tuple[Expr, ...]
    state: bool = True
    #: arguments with a name
    named: tuple[tuple[str, Expr], ...] = ()


@node
class Dispatch(Expr):
    """The function that stands in a table, called with the state."""

    table: str
    at: Expr
    args: tuple[Expr, ...]


@node
class Question(Expr):
    """Something asked of each thing by an operation."""

    var: str
    body: Expr
    sort: ClassVar[Type] = QUESTION


# ---- payments (the pass `metering` puts them in): a program may do only so much until somebody decides
@node
class Turns(Expr):
    """A list that is gone through: its turns are paid for before, each with `price`. `place`: the rule that is named
    when there is not enough left."""

    things: Expr
    price: int
    place: int
    sort: ClassVar[Type] = LIST


@node
class Paid(Expr):
    """An expression that is paid for whenever it is asked."""

    item: Expr
    price: int
    place: int

    @property
    def type(self) -> Type:
        return self.item.type


@node
class Switch(Expr):
    """By a number, another one: where each option of a menu leads."""

    targets: tuple[tuple[int, int], ...]
    at: Expr


# ---- statements
@mutable
class Stmt:
    """A statement; `span`: the rule it comes from; `cause`: the thing it is done for, whose text or ability it is;
    `rules`: those that are called by it, from the outside in."""

    span: Span | None = field(default=None, init=False, compare=False, repr=False)
    cause: Expr | None = field(default=None, init=False, compare=False, repr=False)
    rules: tuple[str, ...] | None = field(default=None, init=False, compare=False, repr=False)


@mutable
class Set(Stmt):
    """A local variable is given a value."""

    name: str
    value: Expr


@mutable
class Change(Stmt):
    """`op`: + - | & ^."""

    name: str
    op: str
    value: Expr


@mutable
class Store(Stmt):
    """A slot of the state is written."""

    at: Expr
    value: Expr


@mutable
class StoreChange(Stmt):
    """`op`: + - | & ^."""

    at: Expr
    op: str
    value: Expr


@mutable
class StoreRow(Stmt):
    """Slots side by side are written."""

    first: int
    values: tuple[int, ...]


@mutable
class Do(Stmt):
    """An operation is done, or several."""

    calls: tuple[Expr, ...]


@mutable
class Spend(Stmt):
    """What a function does is paid for where it begins."""

    price: int
    place: int


@mutable
class Renew(Stmt):
    """Something new is asked or was decided: so much work can be done for it."""

    work: int


@mutable
class When(Stmt):
    """The first branch whose test holds; a branch without a test comes last."""

    branches: tuple[tuple[Expr | None, tuple[Stmt, ...]], ...]


@mutable
class ForEach(Stmt):
    var: str
    things: Expr
    body: tuple[Stmt, ...]
    #: may it be told for which thing something in it is done: rules speak of each, and nothing hidden decides
    told: bool | None = field(default=None, init=False, compare=False, repr=False)


@mutable
class Fail(Stmt):
    """What was begun turns out impossible."""


@mutable
class Return(Stmt):
    """The end of a function; of a step: which step comes next."""

    value: Expr


@mutable
class NoOffers(Stmt):
    """The list of options begins, with none."""


@mutable
class Offer(Stmt):
    """One more option."""

    option: int


@mutable
class OfferAll(Stmt):
    things: Expr


@mutable
class OfferOne(Stmt):
    """One more option that only the turn of a loop knows."""

    option: Expr


@mutable
class Leave(Stmt):
    """The loop around is left."""


@mutable
class Pass(Stmt):
    """Nothing."""


#: what a statement is told by, and what does not change what it does
ASIDE = ("span", "cause", "rules", "told")


# ---- what a program consists of
@mutable
class Function:
    name: str
    params: tuple[str, ...]
    body: tuple[Stmt, ...]
    #: constant tables of its own: by its name, the entries of each
    tables: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()


@mutable
class Functions:
    """Functions by thing."""

    name: str
    entries: tuple[str, ...]


@mutable
class Constant:
    """A number, or a list, worked out once before anything runs; it reads no state."""

    name: str
    value: Expr


Definition = Function | Functions | Constant
