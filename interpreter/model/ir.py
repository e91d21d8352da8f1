"""Checked rules: what the parser's trees become once every name is known and every type is right.

Here stands what all of them share: what an effect and a value are, queries, a number in digits, what a rule means by a
word. The nodes of effects stand with their families in `verbs/`, those of other values and of conditions in `terms/`.
"""

from __future__ import annotations

from dataclasses import field
from itertools import count

from ..diagnostics.problems import Span
from ..diagnostics.records import record
from .node import node
from .vocabulary import Counter, Definition, Parameter, Piece, Rule, Zone

_ids = count()


@record
class Type:
    """number, flag, thing (of some kinds), or enum (a printed value of one property)."""

    sort: str
    kinds: tuple[str, ...] = ()
    prop: str = ""


NUMBER = Type("number")
FLAG = Type("flag")


@node
class Local:
    """Something a rule speaks of: who acts, what was chosen, where one is."""

    name: str
    type: Type
    id: int = field(default_factory=lambda: next(_ids))


# ---------- expressions
@node
class Expr:
    type: Type


@node
class Int(Expr):
    value: int


def figure_of(e: object) -> int | None:
    """The number a term plainly is, if it stands in the rules in digits."""
    return e.value if isinstance(e, Int) else None


@node
class LocalRef(Expr):
    local: Local


def local_of(e: object) -> Local | None:
    """What a term means that only means something the rule speaks of."""
    return e.local if isinstance(e, LocalRef) else None


@node
class Owner:
    """Whose pieces: everybody's (who None), one player's, or all players' but one (others)."""

    who: Expr | None = None
    others: bool = False


@node
class Place:
    """Where pieces lie: a zone of a holder, a thing, all things of a kind, or the parts of a thing."""

    zone: Zone | None = None
    thing: Expr | None = None
    kind: str = ""
    whole: Expr | None = None
    #: some things of a kind
    query: Query | None = None


@node
class Query:
    """Things looked through: a source, then tests; each test is a reason of its own."""

    var: Local
    kinds: tuple[str, ...]
    source: str  # all, zone, parts, listed, owned, opponents, players, one
    zone: Zone | None = None
    holder: Expr | None = None
    of: Expr | None = None
    next_to: Expr | None = None
    #: the group that hangs together with this thing, itself included: neighbours of neighbours that pass the tests, but
    #: for those that pick among them
    connected: Expr | None = None
    #: what is looked through belongs to each of these, not to one thing; `of` or `holder` is then its variable
    through: Query | None = None
    #: the property that lists what is looked through (`inverse`: a property of it that lists what it is said of)
    listed: str = ""
    inverse: bool = False
    tests: list[Test] = field(default_factory=list)
    text: str = ""
    #: an entry is named, not one of its copies: wherever they lie
    entries: bool = False
    #: a name known before that moves on to what is chosen now (`choose ... next to that last as last`)
    into: Local | None = None

    @property
    def target(self) -> Local:
        """Where what is chosen is kept."""
        return self.into or self.var


@node
class Test:
    cond: Expr
    text: str
    #: of a group: chooses among what hangs together, and says nothing about what does
    picks: bool = False


# ---------- effects
@node
class Effect:
    span: Span
    text: str


@node
class Alternative:
    name: str
    body: Effect
    #: the ability that adds it (None: written in the rule)
    ability: CheckedAbility | None = None


# ---------- rules, abilities, the whole game
@node
class CheckedRule:
    rule: Rule
    you: Local
    object: Local | None
    place: Local | None
    body: Effect
    #: False for a rule nobody in particular acts in
    has_you: bool = True


@node
class Event:
    """What a trigger listens to: a counter gained or paid, a piece moved to a kind of place, or a rule done."""

    how: str  # gain, pay, move, over (on a walk), rule, start, end
    subject: str  # you, opponents, players
    #: what is gained or paid: one counter, or any of a group, and the word for it
    counters: tuple[Counter, ...] = ()
    noun: str = ""
    #: what is moved: a piece, or (None) a thing of the kind `noun`; `kind`: where to, a kind or a zone
    piece: Piece | None = None
    kind: str = ""
    #: only to the zone of whoever moves it
    own: bool = False
    rule: Rule | None = None


@node
class CheckedAbility:
    """`how`: whenever, before, at_once, scoring, also, free (once per ...), change, permit."""

    index: int
    how: str
    cards: tuple[int, ...]  # thing indices that bear it; empty: always active
    kind: str
    you: Local
    they: Local | None
    span: Span
    text: str
    entry: str
    event: Event | None = None
    object: Local | None = None
    place: Local | None = None
    body: Effect | None = None
    menu: Rule | None = None
    once: Rule | None = None
    parameter: Parameter | None = None
    op: str = ""
    value: Expr | None = None
    #: of a number said of things: whose number is changed (empty: of all of them), `it` in the value
    targets: tuple[int, ...] = ()
    it: Local | None = None

    @property
    def awaits(self) -> str:
        """How that happens which it answers, or by which it comes into play."""
        if self.event is None:
            return "arrive" if self.how == "at_once" else ""
        return self.event.how if self.event.how in ("gain", "pay", "move", "over") else "rule"


@node
class CheckedParameter:
    """A number said of things, as long as nothing changes it."""

    parameter: Parameter
    it: Local
    value: Expr


@node
class CheckedDefinition:
    definition: Definition
    you: Local
    it: Local | None
    value: Expr
    uses_you: bool = False


@node
class PrintedEffect:
    """An effect or condition property of one thing."""

    prop: str
    thing: int
    you: Local
    self: Local
    effect: Effect | None = None
    condition: Expr | None = None
    amounts: list[tuple[Counter, int]] = field(default_factory=list)
    #: amounts of a kind's entries instead of counters
    needs: list[tuple[int, int]] = field(default_factory=list)
