"""Keeps what follows a decision: taking the option, the steps behind it and the next listing become one function.

Steps and choices are small functions that the machine calls one after the other; trials need them so, since they stop
where a step of the flow is over. Between two decisions a game goes through several of them, and calls are what Python
is slow at. So for each choice a function `goN` is put together from their statements: it takes an option, goes on until
somebody must decide, and returns the options. What is long or seldom is left to the machine (`resume`, `forced`).
It is made only when a choice is met often.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count, takewhile

from ...diagnostics.records import mutable
from .. import build as b
from .. import nodes as n
from ..bodies import branched, expressions, length, looped, statements
from ..walk import changed, everything, mentions, names
from .folding import folded
from .held_slots import held

#: lines of one fused function; what lies behind them is left to the machine
LONGEST = 90
#: alternatives of a menu that are told apart one after the other
MOST_WAYS = 4
#: what is done if nothing else is possible is followed as if it were so many steps farther away
FARTHER = 3

X = n.Var("x")
OPTIONS = n.Var("r", n.LIST)
#: what a test has found, where it is listed after it
MASK = n.Var("found", n.MASK)
OTHERWISE = b.compare(X, "==", -2)
Way = tuple[int, ...]


@mutable
class Ahead(n.Stmt):
    """A step or a choice that comes next; what is done there, once it is followed.

    `taken`: the only option of a choice, which is taken at once.
    """

    pc: int
    way: Way
    far: int
    taken: bool = False
    done: list[n.Stmt] | None = None


class Fuser:
    """Puts functions together.

    `kept`: slots that only statements of steps write, so that a variable can stand for them; `stands`: the slot that
    says at which step a game stands; `work`: what may be done until somebody must decide. Every function begins with
    all of it, so nobody who calls one need know whether it pays.
    """

    def __init__(
        self,
        definitions: Mapping[str, n.Definition],
        kept: Collection[int],
        stands: int,
        work: int,
    ):
        self.definitions = definitions
        self.kept = frozenset(kept)
        self.stands = stands
        self.work = work

    def after(self, pc: int) -> n.Function:
        """`goN` for a choice. What is nearest is followed first, so that every way gets its part of the lines."""
        self.left, self.root = LONGEST, pc
        self.tables: list[tuple[tuple[int, int], ...]] = []
        self.waiting: list[tuple[int, int, Ahead]] = []
        self.order = count()
        begun = self.block(self.body(f"apply{pc}"), (), 0)
        while self.waiting and self.left > 0:
            ahead = heappop(self.waiting)[-1]
            ahead.done = self.chosen(ahead) if ahead.taken else self.place(ahead)
        body = folded(held(self.settled(begun), self.kept))
        tables = tuple((f"to{i}", table) for i, table in enumerate(self.tables))
        return n.Function(f"go{pc}", ("x",), (n.Renew(self.work), *body), tables)

    def body(self, name: str) -> tuple[n.Stmt, ...]:
        made = self.definitions[name]
        assert isinstance(made, n.Function)
        return made.body

    # ---- following the steps
    def block(self, body: Sequence[n.Stmt], way: Way, far: int) -> list[n.Stmt]:
        """Statements with what is done at the next step in the place of its number."""
        self.left -= length(body)
        return self.followed(body, way, far)

    def followed(self, body: Sequence[n.Stmt], way: Way, far: int) -> list[n.Stmt]:
        found: list[n.Stmt] = []
        for s in body:
            if isinstance(s, n.Return):
                found += self.goal(s.value, way, far)
            elif isinstance(s, n.When):
                ways = [
                    (test, tuple(self.followed(done, way, far + FARTHER * (test == OTHERWISE))))
                    for test, done in s.branches
                ]
                found.append(branched(s, tuple(ways)))
            elif isinstance(s, n.ForEach):
                found.append(looped(s, s.var, s.things, tuple(self.followed(s.body, way, far))))
            else:
                found.append(s)
        return found

    def goal(self, e: n.Expr, way: Way, far: int) -> list[n.Stmt]:
        """Where a step leads: one place, one of two, one of a menu's."""
        if isinstance(e, n.Number):
            return [self.ahead(e.value, way, far)]
        if isinstance(e, n.Either):
            return [b.when(e.cond, self.goal(e.yes, way, far)), *self.goal(e.no, way, far)]
        if not isinstance(e, n.Switch) or e.at != X or not e.targets:
            return [resumed(e)]
        if len(e.targets) > MOST_WAYS:
            self.tables.append(e.targets)
            return [resumed(n.Item(f"to{len(self.tables) - 1}", X))]
        *others, (_, last) = e.targets
        found: list[n.Stmt] = [b.when(b.compare(X, "==", key), [self.ahead(to, way, far)]) for key, to in others]
        return [*found, self.ahead(last, way, far)]

    def ahead(self, pc: int, way: Way, far: int, taken: bool = False) -> Ahead:
        found = Ahead(pc, way, far, taken)
        if pc and (taken or pc not in way):
            heappush(self.waiting, (far, next(self.order), found))
        return found

    def place(self, ahead: Ahead) -> list[n.Stmt] | None:
        pc, way, far = ahead.pc, (*ahead.way, ahead.pc), ahead.far + 1
        if f"step{pc}" in self.definitions:
            return self.block(self.body(f"step{pc}"), way, far)
        return self.listing(pc, way, far) if f"options{pc}" in self.definitions else None

    def stop(self, pc: int, options: n.Expr) -> list[n.Stmt]:
        return [n.Store(n.Number(self.stands), n.Number(pc)), n.Return(options)]

    def settled(self, body: Iterable[n.Stmt]) -> list[n.Stmt]:
        """Statements with what was followed in its place; the rest is left to the machine."""
        found: list[n.Stmt] = []
        for s in body:
            if isinstance(s, Ahead):
                found += self.settled(s.done) if s.done is not None else self.left_over(s)
            elif isinstance(s, n.When):
                ways = tuple((test, tuple(self.settled(done))) for test, done in s.branches)
                found += listed_again(branched(s, ways))
            elif isinstance(s, n.ForEach):
                found.append(looped(s, s.var, s.things, tuple(self.settled(s.body))))
            else:
                found.append(s)
        return found

    def left_over(self, ahead: Ahead) -> list[n.Stmt]:
        if ahead.taken:
            return [n.Return(n.Call("forced", (n.Number(ahead.pc), OPTIONS)))]
        return self.stop(0, b.EMPTY) if not ahead.pc else [resumed(n.Number(ahead.pc))]

    # ---- the next choice
    def listing(self, pc: int, way: Way, far: int) -> list[n.Stmt]:
        """The options of a choice; a single one is taken at once, unless it is asked."""
        *body, last = self.body(f"options{pc}")
        if isinstance(last, n.Return) and last.value != OPTIONS:  # listed by something else
            body = [n.Set(OPTIONS.name, last.value)]
        self.left -= length(body)
        hidden = f"asked{pc}" in self.definitions
        two = either_or(body[1:])
        if two is not None:
            test, one, other = two
            found: list[n.Stmt] = [b.when(test, self.stop(pc, b.numbers_of((one, other))))]
            if hidden:
                asked: n.Expr = n.Call(f"asked{pc}", (n.Number(other),))
                found.append(b.when(asked, self.stop(pc, b.numbers_of((other,)))))
            return found + self.block(self.taken(pc, other), way, far)
        rare = [option for option in map(if_nothing_else, body) if option is not None]
        found = at_once([s for s in body if if_nothing_else(s) is None])
        found.append(b.when(b.compare(b.count(OPTIONS), ">", 1), self.stop(pc, OPTIONS)))
        found += [b.when(n.Not(OPTIONS), [n.Set(OPTIONS.name, b.numbers_of((option,)))]) for option in rare]
        if hidden:
            asked = n.Call(f"asked{pc}", (n.Nth(OPTIONS, b.ZERO),))
            found.append(b.when(b.both([OPTIONS, asked]), self.stop(pc, OPTIONS)))
        if pc == self.root:  # all of it once more would be too long
            return [*found, *self.left_over(Ahead(pc, way, far, True))]
        return [*found, self.ahead(pc, way, far, True)]

    def chosen(self, ahead: Ahead) -> list[n.Stmt]:
        """What is done at a choice when its only option is taken, which is known once it is listed."""
        pc, body = ahead.pc, self.body(f"apply{ahead.pc}")
        noted = b.do(n.Call("alone", (n.Row((n.Number(pc), X)),), state=False))
        surely = any(if_nothing_else(s) is not None for s in self.body(f"options{pc}"))
        return [
            *([] if surely else [b.when(n.Not(OPTIONS), self.left_over(ahead))]),
            n.Renew(self.work),
            n.Set(X.name, n.Nth(OPTIONS, b.ZERO)),
            b.when(b.at_least(X, 0), [noted]),
            *self.block(body, ahead.way, ahead.far),
        ]

    def taken(self, pc: int, option: int) -> list[n.Stmt]:
        """What is done at a choice when it is known which option is taken."""
        found: list[n.Stmt] = []
        for s in self.body(f"apply{pc}"):
            some = leads_for(s)
            if some is None:
                found.append(s)
            elif option in some[0]:
                found.append(some[1])
                break
        last = found[-1]
        if isinstance(last, n.Return) and isinstance(last.value, n.Switch) and last.value.at == X:
            found[-1] = b.go(dict(last.value.targets)[option])
        if any(mentions(e, "x") for s in statements(found) for e in expressions(s)):
            found.insert(0, n.Set("x", n.Number(option)))
        if option >= 0:  # to decline is nothing that is taken
            found.insert(0, b.do(n.Call("alone", (n.Row((n.Number(pc), n.Number(option))),), state=False)))
        return found


def listed_again(s: n.When) -> list[n.Stmt]:
    """What a test finds and what is then listed from it is worked out once."""
    (test, done), *others = s.branches
    listed = [i for i in done if isinstance(i, n.Set) and test is not None and asked_again(i, done, test)]
    if others or not listed or test is None:
        return [s]
    again = n.Members(listed[0].value.base, MASK)  # type: ignore[attr-defined]
    body = [n.Set(i.name, again) if i is listed[0] else i for i in done]
    spoken_of = {name for i in statements(body) for e in expressions(i) for name in names(e)}
    body = [i for i in body if not isinstance(i, n.Set) or i.name in spoken_of]  # what only the list was made from
    return [n.Set(MASK.name, test), b.when(MASK, body)]


def asked_again(s: n.Set, around: Sequence[n.Stmt], cond: n.Expr) -> bool:
    """Does it list what a test found just before, slots read once or not? Nothing is written in between."""
    if not isinstance(s.value, n.Members) or not any(isinstance(part, n.Call) for part in everything(cond)):
        return False
    before = [*takewhile(lambda other: other is not s, around)]
    if not all(isinstance(other, n.Set) for other in before):
        return False
    read = {other.name: other.value for other in before if isinstance(other, n.Set)}
    return changed(s.value.mask, lambda part: read.get(part.name) if isinstance(part, n.Var) else None) == cond


def resumed(pc: n.Expr) -> n.Stmt:
    return n.Return(n.Call("resume", (pc,)))


def only_offer(s: n.Stmt) -> tuple[n.Expr, int] | None:
    """(test, option) of a statement that offers a single option under a condition."""
    if not isinstance(s, n.When) or len(s.branches) != 1:
        return None
    test, done = s.branches[0]
    return (test, done[0].option) if test is not None and len(done) == 1 and isinstance(done[0], n.Offer) else None


def if_nothing_else(s: n.Stmt) -> int | None:
    """The option that a statement offers if there is no other."""
    offered = only_offer(s)
    return offered[1] if offered is not None and offered[0] == n.Not(OPTIONS) else None


def either_or(body: Sequence[n.Stmt]) -> tuple[n.Expr, int, int] | None:
    """(test, option, option) of a listing with an option under a condition and one that is always there."""
    one = only_offer(body[0]) if len(body) == 2 else None
    return (*one, body[1].option) if one is not None and isinstance(body[1], n.Offer) else None


def leads_for(s: n.Stmt) -> tuple[list[int], n.Return] | None:
    """The options for which alone a statement says where they lead, and where."""
    if not isinstance(s, n.When) or len(s.branches) != 1:
        return None
    test, done = s.branches[0]
    if len(done) != 1 or not isinstance(done[0], n.Return):
        return None
    if isinstance(test, n.Compare) and test.op == "==" and test.left == X and isinstance(test.right, n.Number):
        return [test.right.value], done[0]
    if isinstance(test, n.Among) and not test.negated and test.item == X and isinstance(test.things, n.Row):
        if all(isinstance(i, n.Number) for i in test.things.items):
            return [i.value for i in test.things.items if isinstance(i, n.Number)], done[0]
    return None


# ---- lists that need not be begun empty
def at_once(body: list[n.Stmt]) -> list[n.Stmt]:
    """A list that is found at one go, or in one of two ways, need not be begun empty."""
    before = list(takewhile(lambda s: isinstance(s, n.Set) and isinstance(s.value, n.Slot), body[1:]))
    rest = body[1 + len(before) :]
    if len(rest) != 1:
        return body
    (s,) = rest
    if isinstance(s, n.OfferAll):
        return [*before, n.Set(OPTIONS.name, listed(s.things))]
    if isinstance(s, n.When):
        offered = [all_offered(done) for _, done in s.branches]
        tests = [test for test, _ in s.branches]
        if len(offered) == 1 and offered[0] is not None and tests[0] is not None:
            return [*before, n.Set(OPTIONS.name, n.Either(tests[0], listed(offered[0]), b.EMPTY))]
        if len(offered) == 2 and offered[0] is not None and offered[1] is not None and tests[1] is None:
            sets = [n.Set(OPTIONS.name, listed(things)) for things in offered if things is not None]
            return [*before, branched(s, ((tests[0], (sets[0],)), (None, (sets[1],))))]
    return body


def all_offered(body: Sequence[n.Stmt]) -> n.Expr | None:
    """What is offered, if nothing else is done."""
    return body[0].things if len(body) == 1 and isinstance(body[0], n.OfferAll) else None


def listed(things: n.Expr) -> n.Expr:
    """Options as something that has a length and a first one: a list, the things of a pile, or a list of what it is."""
    has_length = isinstance(things, (n.Row, n.Members, n.Item)) or isinstance(things, n.Each) and things.form == "list"
    return things if has_length else n.Fold("list", things)
