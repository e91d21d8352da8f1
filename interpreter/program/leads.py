"""Looking from the other side: things for which there is something beside them are found from what is beside them.

`choose a field next to a tower`: instead of asking every field for its neighbours, the towers are looked for once and
their neighbours put together. That works wherever a printed relation (neighbours, lists, parts) leads to what is asked
for, and what is asked for does not depend on the thing looked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..language import ir
from .sources import Env, SourceCoder
from .tuning import weight

#: what may be said twice at no cost
SIMPLE = re.compile(r"-?\w+\Z|S\[\d+\]\Z")
#: what it costs, roughly, to take a thing up, and to begin a search
TAKEN, BEGUN = 20, 60

#: names that a piece of code gives, and all that stand in it; what is called is known everywhere
BINDS = re.compile(r"\bfor (\w+) in\b|\b(\w+):=|\blambda (\w+):")
NAMES = re.compile(r"(?<![.\w])([a-z]\w*)\b(?!\()")
#: words of Python that stand in generated tests
WORDS = {"for", "if", "else", "in", "and", "or", "not", "is", "lambda", "return", "range", "default", "key"}

Said = tuple[ir.Expr, Env]


@dataclass(frozen=True, slots=True)
class Lead:
    """How a query finds its things from the other side: what it looks through, and what is left of the test used."""

    test: ir.Test
    listed: str
    left: tuple[Said, ...]


class LeadCoder(SourceCoder):
    def lead(self, q: ir.Query, env: Env, var: str) -> Lead | None:
        """The first test of all things of a kind that leads to them, if going that way is shorter."""
        if q.source != "all" or len(q.kinds) != 1 or any(x is not None for x in (q.through, q.connected, q.next_to)):
            return None
        if any(lies_there(test.cond) for test in q.tests):  # things on which something lies are few as it is
            return None
        inner = env.plus({q.var: var})
        for test in q.tests:
            said = list(self.said(test.cond, inner))
            for i, (cond, known) in enumerate(said):
                listed = self.from_there(q.kinds[0], cond, known, var)
                if listed:
                    return Lead(test, listed, (*said[:i], *said[i + 1 :]))
        return None

    def said(self, cond: ir.Expr, env: Env) -> Iterator[Said]:
        """All that a condition says, one thing by one; a definition stands for what it says."""
        if isinstance(cond, ir.Both) and cond.op == "and":
            for item in cond.items:
                yield from self.said(item, env)
        elif isinstance(cond, ir.DefRef):
            player = self.ex(cond.player, env) if cond.player is not None else "-1"
            thing = self.ex(cond.thing, env) if cond.thing is not None else "-1"
            checked = self.game.definitions[cond.definition.key]
            if SIMPLE.match(player) and SIMPLE.match(thing):
                known = {checked.you: player} if checked.it is None else {checked.you: player, checked.it: thing}
                yield from self.said(checked.value, Env(known))
            else:
                yield cond, env
        else:
            yield cond, env

    def from_there(self, kind: str, cond: ir.Expr, env: Env, var: str) -> str:
        """The things beside which there is what a condition asks for, as Python; nothing if it cannot be said so."""
        q = asked_for(cond)
        if q is None or q.through is not None or q.connected is not None or len(q.kinds) != 1:
            return ""
        there = self.beside(q, env, var)
        if there is None:
            return ""
        freed = replace(q, source="all", of=None, next_to=None)
        v = self.unit.fresh("v")
        listed, conds = self.looked(freed, env, v)
        test = " and ".join(conds)
        if re.search(rf"\b{var}\b", f"{listed} {test}"):
            return ""
        things, others = self.words.kinds[kind], self.words.kinds[q.kinds[0]].things
        masks = [0] * len(self.words.things)
        for thing in things.things:
            for other in there[thing.index]:
                masks[other] |= 1 << thing.index - things.base
        pairs = sum(mask.bit_count() for mask in masks)
        each = TAKEN + weight(test)
        if len(others) * each > (len(things.things) * BEGUN + pairs * each) / 2:  # a search may end early
            return ""
        table = self.unit.table("BACK_" + self.tag("back", f"{kind} {masks}"), tuple(masks))
        when = f"if {test}: " if test else ""
        loop = [f"    for {v} in {listed}:", f"        {when}m |= {table}[{v}]"]
        return self.function("beside", "\n".join(["    m = 0", *loop, f"    return {self.pile(things.base)}[m]"]))

    def function(self, prefix: str, body: str) -> str:
        """The call of a function with such a body; what it speaks of and does not find itself is handed to it."""
        bound = {n for found in BINDS.findall(body) for n in found if n} | {"S", "m"}
        for i, name in enumerate(sorted(bound - {"S", "m"}, key=body.index)):  # the same body has the same names
            body = re.sub(rf"\b{name}\b", f"u{i}", body)
            bound.add(f"u{i}")
        names = set(NAMES.findall(body)) - bound - WORDS
        handed = ",".join(["S", *sorted(names)])
        if body not in self.unit.made:
            self.unit.made[body] = self.unit.fresh(prefix)
            self.unit.functions.append(f"def {self.unit.made[body]}({handed}):\n{body}")
        return f"{self.unit.made[body]}({handed})"

    def beside(self, q: ir.Query, env: Env, var: str) -> list[tuple[int, ...]] | None:
        """What a query looks through for each thing, if that is printed."""
        if q.source == "listed" and q.of is not None and self.ex(q.of, env) == var:
            return self.lists(q)
        if q.source == "all" and q.next_to is not None and self.ex(q.next_to, env) == var:
            board = self.board(q.kinds)
            return self.neighbours(board) if board is not None and board.printed else None
        return None


def asked_for(cond: ir.Expr) -> ir.Query | None:
    """What is looked for, if a condition says no more than that there is one."""
    if isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.left, ir.Aggregate):
        if cond.left.how == "count" and isinstance(cond.right, ir.Int) and cond.right.value == 1:
            return cond.left.query
    return None


def lies_there(cond: ir.Expr) -> bool:
    """Does a condition ask for something in a zone?"""
    q = asked_for(cond)
    return q is not None and q.source == "zone"
