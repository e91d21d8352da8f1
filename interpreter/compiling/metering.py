"""Loops that could be long pay for their turns: nothing else of a program is changed.

What a piece of generated code costs is worked out from its syntax tree: a loop costs its turns times what one of them
does, a call what is called. Loops that stay small cost nothing to run; one that could go beyond `FREE` is given a
payment, `turns(...)`, for as many turns as there are when it runs; a long function pays where it begins, `spend(...)`.
So everything between two payments is small, and the steps of a program have weights by which the machine counts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

#: what may be done without paying for it
FREE = 20_000
#: more than this in one go, if every loop took all its turns, is a mistake in the rules
MOST_IN_ONE_GO = 1_000_000_000
#: more than anything that has not been told of
_TOLD = 10**60
#: operations that go through a whole zone, grid or layout
_DEAR = {"deal", "deal_all", "shuffle", "refill", "members", "lay_bricks", "tally", "distinct"}
_DEARER = {
    "visible",
    "covered",
    "lay_any",
    "lay_those",
    "lay_cells",
    "lay_turns",
    "lay_holds",
    "reachable",
    "walk_steps",
}
#: the machine counts steps and choices by their weight, and they are put together line by line; the others are asked
#: for themselves, with all the work there may be
_COUNTED = re.compile(r"(?:step|options|apply|candidates|check)\d+\Z|winner\Z|may_win\Z|estimate\Z")
_NAME = re.compile(r"[A-Za-z_]\w*")
#: a number of turns that only the game knows
_COUNT = re.compile(r"\brange\((?![\d,]+\))")
#: what asks something again and again: loops, and operations that are handed what to ask
_ASKING = re.compile(r" for |lambda |\b(?:reachable|walk_steps)\(")
_LOOPS = (" for ", "lambda ", "range(")


@dataclass(slots=True)
class Cost:
    """Of a piece of code: what it does without paying, and what it does in all if every loop takes all its turns."""

    own: int
    whole: int

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.own + other.own, self.whole + other.whole)


class Metering:
    """Goes through the functions of a program, those that are called before those that call them."""

    def __init__(
        self, functions: Mapping[str, str], sizes: Mapping[str, int], things: int, place: Callable[[str], int]
    ):
        self.functions = dict(functions)
        #: how many things a table of lists, or the masks of a pile, can lead to
        self.sizes = sizes
        #: as many as a loop of unknown length may go through
        self.things = things
        #: the number under which the place of a function's rule is kept
        self.place = place
        self.costs: dict[str, Cost] = {}
        #: functions that do too much in one go, whatever happens
        self.excess: list[str] = []
        #: the function being gone through, its lines, and what is to be put into them
        self._now = ""
        self._lines: list[str] = []
        self._edits: list[tuple[int, int, str]] = []
        self._lists: dict[str, int] = {}

    def run(self) -> dict[str, str]:
        """The functions, with payments."""
        for name in [*self.functions]:
            self.of(name)
        return self.functions

    def added(self, name: str, code: str) -> str:
        """One more function, or another of a name."""
        self.functions[name] = code
        self.costs.pop(name, None)
        self.of(name)
        return self.functions[name]

    def of(self, name: str) -> Cost:
        known = self.costs.get(name)
        if known is None:
            self.costs[name] = Cost(1, 1)  # nothing calls itself
            known = self.costs[name] = self.function(name, self.functions[name])
        return known

    def weight(self, *names: str) -> int:
        """What functions of these names cost without paying, as far as there are such."""
        return 1 + sum(self.costs[name].own for name in names if name in self.costs)

    # ---- functions
    def function(self, name: str, code: str) -> Cost:
        written = code.startswith("def ")
        if not written and " for " not in code:
            found = self.table(code)
        elif not any(word in code for word in _LOOPS):
            found = self.plain(code, name)
        else:
            found = self.short(name, code) or self.looped(name, code)
        if MOST_IN_ONE_GO < found.whole < _TOLD:  # whoever calls it need not be told of as well
            self.excess.append(name)
            found = Cost(found.own, _TOLD)
        if not written and " for " in code:  # a constant: made once, before anything runs
            return Cost(2, 2)
        if found.own > FREE and written and not _COUNTED.match(name):
            found = Cost(self.pays(name, found.own), found.whole)
        return found

    def pays(self, name: str, cost: int) -> int:
        """A function that pays where it begins costs whoever calls it no more than that."""
        head, _, body = self.functions[name].partition("\n")
        self.functions[name] = f"{head}\n    spend({cost},{self.place(name)})\n{body}"
        return 5

    def table(self, code: str) -> Cost:
        """Functions by thing: the dearest of them."""
        called = [self.of(word) for word in set(_NAME.findall(code.partition(" = ")[2])) if word in self.functions]
        return Cost(max((c.own for c in called), default=0) + 5, max((c.whole for c in called), default=0) + 5)

    def short(self, name: str, code: str) -> Cost | None:
        """A single loop that stays small, whatever it goes through."""
        if code.count(" for ") + code.count("lambda ") > 1 or _COUNT.search(code):
            return None
        turn = self.plain(code, name)
        return Cost(self.things * turn.own, self.things * turn.whole) if self.things * turn.own <= FREE else None

    def plain(self, code: str, name: str = "") -> Cost:
        """Without loops: as long as it is, and what it calls."""
        found = Cost(len(code) // 12 + 1, len(code) // 12 + 1)
        for word in _NAME.findall(code):
            if word in self.functions and word != name:
                found += self.of(word)
            elif word in _DEAR or word in _DEARER:
                found += self.operation(word)
        return found

    def looped(self, name: str, code: str) -> Cost:
        outer = self._now, self._lines, self._edits, self._lists
        self._now, self._lines, self._edits, self._lists = name, code.split("\n"), [], {}
        found = self.statements(ast.parse(code).body)
        for line, column, text in sorted(self._edits, reverse=True):
            self._lines[line - 1] = self._lines[line - 1][:column] + text + self._lines[line - 1][column:]
        self.functions[name] = "\n".join(self._lines)
        self._now, self._lines, self._edits, self._lists = outer
        return found

    def operation(self, name: str) -> Cost:
        cost = 5 * self.things if name in _DEARER else self.things if name in _DEAR else 5
        return Cost(cost, cost)

    # ---- statements
    def statements(self, body: list[ast.stmt]) -> Cost:
        found = Cost(0, 0)
        for statement in body:
            found += self.statement(statement)
        return found

    def statement(self, node: ast.stmt) -> Cost:
        if isinstance(node, ast.For):
            return self.turns(node.iter, self.statements(node.body))
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            self._lists[node.targets[0].id] = self.size(node.value) or self.things
        found = Cost(1, 1)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                found += self.statement(child)
            elif isinstance(child, ast.expr):
                found += self.expression(child)
        return found

    # ---- expressions
    def expression(self, node: ast.expr) -> Cost:
        if node.lineno == node.end_lineno:
            code = self._lines[node.lineno - 1][node.col_offset : node.end_col_offset]
            if not _ASKING.search(code):
                return self.plain(code)
        if isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp)):
            for loop in node.generators:  # a list that is made once, before the loop that goes through it
                if isinstance(loop.target, ast.Name) and isinstance(loop.iter, ast.Tuple) and len(loop.iter.elts) == 1:
                    self._lists[loop.target.id] = self.size(loop.iter.elts[0]) or 1
            found = self.expression(node.elt)
            for loop in reversed(node.generators):
                for test in loop.ifs:
                    found += self.expression(test)
                found = self.turns(loop.iter, found)
            return found
        if isinstance(node, ast.Call):
            return self.call(node)
        found = Cost(1, 1)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                found += self.expression(child)
        return found

    def turns(self, looked_through: ast.expr, turn: Cost) -> Cost:
        """A loop: what is looked through is found once; each turn is paid for if all of them could be much."""
        found, count = self.expression(looked_through), self.size(looked_through)
        own, whole = turn.own + 2, turn.whole + 2
        if count is None or count * own > FREE:
            self.wrap(looked_through, "turns(", f",{own},{self.place(self._now)})")
            return found + Cost(5, (count or 1) * whole)
        return found + Cost(count * own, count * whole)

    def wrap(self, node: ast.expr, before: str, after: str) -> None:
        self._edits.append((node.lineno, node.col_offset, before))
        self._edits.append((node.end_lineno or node.lineno, node.end_col_offset or 0, after))

    def call(self, node: ast.Call) -> Cost:
        func, found = node.func, Cost(2, 2)
        if isinstance(func, ast.Lambda):  # written in place: called once
            return found + self.expression(func.body)
        name = func.id if isinstance(func, ast.Name) else ""
        if isinstance(func, ast.Subscript) and isinstance(func.value, ast.Name):
            name = func.value.id
            found += self.expression(func.slice)
        elif isinstance(func, ast.Attribute):
            found += self.expression(func.value)
        found += self.of(name) if name in self.functions else self.operation(name)
        for given in [*node.args, *(keyword.value for keyword in node.keywords)]:
            if isinstance(given, ast.Lambda):
                found += self.asked_of_each(given, func.value if isinstance(func, ast.Attribute) else node.args[0])
            elif isinstance(given, ast.Name) and self.functions.get(given.id, "").startswith("def "):
                found += self.handed(given.id)
            else:
                found += self.expression(given)
        return found

    def asked_of_each(self, given: ast.Lambda, among: ast.expr) -> Cost:
        """Something asked of each thing that an operation goes through: it sorts them, or finds their group."""
        one, count = self.expression(given.body), self.size(among) or self.things
        if count * one.own <= FREE:
            return Cost(count * one.own, count * one.whole)
        self.wrap(given.body, f"(spend({one.own},{self.place(self._now)}) or (", "))")
        return Cost(5, count * one.whole)

    def handed(self, name: str) -> Cost:
        """The same, with a name of its own."""
        one = self.of(name)
        if self.things * one.own > FREE:
            one = self.costs[name] = Cost(self.pays(name, one.own), one.whole)
        return Cost(self.things * one.own, self.things * one.whole)

    # ---- how many turns
    def size(self, node: ast.expr) -> int | None:
        """At most so many; None: a number that only the game knows."""
        if isinstance(node, (ast.Tuple, ast.List)):
            sizes = [self.size(e.value) if isinstance(e, ast.Starred) else 1 for e in node.elts]
            return sum(n if n is not None else self.things for n in sizes)
        if isinstance(node, ast.ListComp):
            count = 1
            for loop in node.generators:
                count *= self.size(loop.iter) or 1
            return count
        if isinstance(node, ast.Name):
            return self._lists.get(node.id, self.things)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            return self.sizes.get(node.value.id, self.things)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id == "range":
                return self.range(node.args)
            if node.func.id in ("compress", "reversed", "sorted", "distinct", "unlike"):
                return self.size(node.args[0])
        if isinstance(node, ast.IfExp):
            return max(self.size(node.body) or 1, self.size(node.orelse) or 1)
        return self.things

    def range(self, args: list[ast.expr]) -> int | None:
        numbers = [a.value for a in args if isinstance(a, ast.Constant) and isinstance(a.value, int)]
        if len(numbers) == len(args):
            return max(0, numbers[-1] - (numbers[0] if len(numbers) > 1 else 0))
        if len(args) == 2 and all(isinstance(a, ast.Subscript) for a in args):  # the parts of a thing
            return self.things
        return None
