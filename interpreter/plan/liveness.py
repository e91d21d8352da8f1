"""What can still be read: the slots a program may look at from a step on before it writes them.

Two positions that differ only in other slots have the same future. Only slots are looked at that are always read and
written by their number (what is kept of choices and loops is: each is one slot of its own).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from . import nodes as n
from .bodies import expressions, reached, statements
from .passes.held_slots import written
from .walk import everything, slots, survey

#: operations that go on with the program from a position, and so may read anything
RUNNING = frozenset(("trial", "best_ways", "parts_now", "resume", "forced"))


class Unknown(Exception):  # noqa: N818 - not an error: then everything may be read
    """Where a step leads, or what it reads, cannot be told."""


class Liveness:
    """Of the steps from which a body ends at the step `end`, after which `last` is asked."""

    def __init__(self, definitions: Mapping[str, n.Definition], kept: Collection[int], end: int, last: str):
        self.definitions, self.kept, self.end = definitions, frozenset(kept), end
        self.in_the_end = self.read_by(last)
        #: by slot, the plain numbers that are ever written there: where a rule that is called goes back to is kept so
        self.stored: dict[int, set[int] | None] = {}
        for made in definitions.values():
            for s in statements(made.body) if isinstance(made, n.Function) else ():
                for slot in written(s):
                    before = self.stored.get(slot, set())
                    number = s.value if isinstance(s, n.Store) and isinstance(s.value, n.Number) else None
                    self.stored[slot] = before | {number.value} if number is not None and before is not None else None
        #: by step: what it reads before it writes it, what it always writes, and where it leads
        self.steps: dict[int, tuple[frozenset[int], frozenset[int], frozenset[int]]] = {}

    def dead(self, pc: int) -> frozenset[int]:
        """The slots that are not read any more until the body ends."""
        try:
            return self.kept - self.live(pc)
        except Unknown:
            return frozenset()

    def live(self, pc: int) -> frozenset[int]:
        waiting = [pc]
        for at in waiting:
            if at != self.end and at not in self.steps:
                self.steps[at] = self.step(at)
            waiting += [to for to in self.leads(at) if to not in waiting]
        found: dict[int, frozenset[int]] = dict.fromkeys(waiting, frozenset())
        found[self.end] = self.in_the_end
        changed = True
        while changed:
            changed = False
            for at in reversed(waiting):
                if at == self.end:
                    continue
                reads, writes, leads = self.steps[at]
                new = reads.union(*[found[to] - writes for to in leads])
                changed |= new != found[at]
                found[at] = new
        return found[pc]

    def leads(self, pc: int) -> frozenset[int]:
        return frozenset() if pc == self.end else self.steps[pc][2]

    # ---- one step
    def step(self, pc: int) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
        names = [f"step{pc}"] if f"step{pc}" in self.definitions else [f"ways{pc}", f"apply{pc}"]
        if any(name not in self.definitions for name in names):
            raise Unknown
        reads: set[int] = set()
        writes: set[int] = set()
        for name in names:
            self.scan(self.body(name), reads, writes)
        return frozenset(reads), frozenset(writes), frozenset(self.goals(self.body(names[-1])))

    def body(self, name: str) -> Sequence[n.Stmt]:
        made = self.definitions[name]
        return made.body if isinstance(made, n.Function) else ()

    def scan(self, body: Iterable[n.Stmt], reads: set[int], writes: set[int]) -> None:
        """Goes through statements; what is written only under a condition, or in a loop, may not be written."""
        for s in body:
            for e in expressions(s):
                reads |= self.read(e) - writes
            if isinstance(s, n.When):
                for _, inner in s.branches:
                    self.scan(inner, reads, set(writes))
            elif isinstance(s, n.ForEach):
                self.scan(s.body, reads, set(writes))
            elif isinstance(s, n.StoreChange):
                reads |= (written(s) & self.kept) - writes
            else:
                writes |= written(s) & self.kept

    def read(self, e: n.Expr) -> frozenset[int]:
        found = slots(e) & self.kept
        for node in everything(e):
            if isinstance(node, n.Slots) and isinstance(node.first, n.Number) and isinstance(node.last, n.Number):
                found |= self.kept & frozenset(range(node.first.value, node.last.value))
        for name in survey(e)[1]:
            if name in RUNNING:
                raise Unknown
            if name in self.definitions:
                found |= self.read_by(name)
        return found

    def read_by(self, name: str) -> frozenset[int]:
        """What a function and those it calls read, whenever they do."""
        found: frozenset[int] = frozenset()
        for made in reached(self.definitions, [name]).values():
            for s in statements(made.body) if isinstance(made, n.Function) else ():
                for e in expressions(s):
                    if not RUNNING.isdisjoint(survey(e)[1]):
                        raise Unknown
                    found |= slots(e) & self.kept
        return found

    # ---- where it leads
    def goals(self, body: Iterable[n.Stmt]) -> set[int]:
        """The steps to which statements lead."""
        found: set[int] = set()
        for s in statements(body):
            if isinstance(s, n.Return):
                found |= self.targets(s.value)
        return found

    def targets(self, e: n.Expr) -> set[int]:
        if isinstance(e, n.Number):
            return {e.value}
        if isinstance(e, n.Either):
            return self.targets(e.yes) | self.targets(e.no)
        if isinstance(e, n.Switch):
            return {target for _, target in e.targets}
        if isinstance(e, n.Slot) and isinstance(e.at, n.Number):
            back = self.stored.get(e.at.value)
            if back:
                return back
        raise Unknown
