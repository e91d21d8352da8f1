"""Keeps what is read and written: a slot that is read again, or after it was written, is read from a variable.

For slots that nothing but the statements themselves writes: what they call leaves them alone. Statements that write
such a slot always write the state as well, so that whatever is called reads the same there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from .. import nodes as n
from ..bodies import Branches, branched, expressions, looped, mapped, statements
from ..walk import changed, everything, slots


def held(body: Sequence[n.Stmt], kept: Collection[int]) -> list[n.Stmt]:
    """Statements with variables for slots."""
    return _Holding(body, frozenset(kept)).block(body, set())[0]


class _Holding:
    """Goes through statements in the order in which they are written, and knows where each slot is read last."""

    def __init__(self, body: Sequence[n.Stmt], kept: frozenset[int]):
        self.kept = kept
        #: by slot, the number of the last line that reads it
        self.last: dict[int, int] = {}
        for line, asked in enumerate(lines(body)):
            for e in asked:
                if read := slots(e):
                    self.last.update(dict.fromkeys(read & kept, line))
        self.line = -1

    def block(self, body: Sequence[n.Stmt], known: set[int]) -> tuple[list[n.Stmt], set[int]]:
        """`known`: the slots for which variables stand. Also returned: those of which the variable has grown stale."""
        found: list[n.Stmt] = []
        stale: set[int] = set()
        for s in body:
            self.line += 1
            if isinstance(s, n.When):
                gone = self.ways(s, known, found)
            elif isinstance(s, n.ForEach):
                gone = self.loop(s, known, found)
            else:
                gone = self.plain(s, known, found)
            known -= gone
            stale |= gone
        return found, stale

    def plain(self, s: n.Stmt, known: set[int], found: list[n.Stmt]) -> set[int]:
        own = read_into(s)
        if own is not None and own in self.kept:
            if own not in known:  # a listing reads its slots once by itself
                known.add(own)
                found.append(s)
            return set()
        asked = expressions(s)
        made = s
        if not self.kept.isdisjoint([slot for e in asked for slot in slots(e)]):
            self.read(asked, known, found)
            made = mapped(s, lambda e: self.shorter(e, known))
        gone = written(s) & self.kept
        if isinstance(made, n.Store) and len(gone) == 1:
            (slot,) = gone
            if self.last.get(slot, -1) > self.line:
                name = variable(slot)
                found += [n.Set(name, made.value), n.Store(made.at, n.Var(name))]
                found[-1].span = s.span
                known.add(slot)
                return set()
        found.append(made)
        return gone

    def ways(self, s: n.When, known: set[int], found: list[n.Stmt]) -> set[int]:
        first = s.branches[0][0]
        self.read([first] if first is not None else [], known, found)
        gone: set[int] = set()
        branches: Branches = ()
        for i, (test, done) in enumerate(s.branches):
            self.line += i > 0
            asked = self.shorter(test, known) if test is not None else None
            inner, stale = self.block(done, set(known))
            branches += ((asked, tuple(inner)),)
            gone |= stale
        found.append(branched(s, branches))
        return gone

    def loop(self, s: n.ForEach, known: set[int], found: list[n.Stmt]) -> set[int]:
        """What a turn writes is read anew at the next one."""
        gone = {slot for inner in statements(s.body) for slot in written(inner)} & self.kept
        known -= gone
        self.read([s.things], known, found, gone)
        things = self.shorter(s.things, known)
        inner, _ = self.block(s.body, set(known))
        found.append(looped(s, s.var, things, tuple(inner)))
        return gone

    def read(self, asked: Sequence[n.Expr], known: set[int], found: list[n.Stmt], never: Collection[int] = ()) -> None:
        """Reads into variables what is read again, here or later."""
        wanted = {slot for e in asked for slot in slots(e) if slot in self.kept}
        for slot in sorted(wanted.difference(known, never)):
            if self.last[slot] > self.line or times(asked, slot) > 1:
                found.append(n.Set(variable(slot), n.Slot(n.Number(slot))))
                known.add(slot)

    def shorter(self, e: n.Expr, known: set[int]) -> n.Expr:
        if known.isdisjoint(slots(e)):
            return e

        def read(node: n.Expr) -> n.Expr | None:
            if known.isdisjoint(slots(node)):
                return node
            if isinstance(node, n.Slot) and isinstance(node.at, n.Number):
                return n.Var(variable(node.at.value))
            return None

        return changed(e, read)


def variable(slot: int) -> str:
    return f"s{slot}"


def lines(body: Iterable[n.Stmt]) -> list[Sequence[n.Expr]]:
    """What each line asks, in the order in which they are written."""
    found: list[Sequence[n.Expr]] = []
    for s in body:
        if isinstance(s, n.When):
            for test, done in s.branches:
                found.append((test,) if test is not None else ())
                found += lines(done)
        else:
            found.append(expressions(s))
            if isinstance(s, n.ForEach):
                found += lines(s.body)
    return found


def read_into(s: n.Stmt) -> int | None:
    """The slot that a statement reads into the variable which stands for it."""
    if isinstance(s, n.Set) and isinstance(s.value, n.Slot) and isinstance(s.value.at, n.Number):
        slot = s.value.at.value
        return slot if s.name == variable(slot) else None
    return None


def written(s: n.Stmt) -> set[int]:
    """The slots with a fixed number that a statement writes by itself."""
    if isinstance(s, (n.Store, n.StoreChange)) and isinstance(s.at, n.Number):
        return {s.at.value}
    return set(range(s.first, s.first + len(s.values))) if isinstance(s, n.StoreRow) else set()


def times(asked: Iterable[n.Expr], slot: int) -> int:
    """How often it is read."""
    read = (node.at for e in asked for node in everything(e) if isinstance(node, n.Slot))
    return sum(isinstance(at, n.Number) and at.value == slot for at in read)
