"""Looking from the other side: things for which there is something beside them are found from what is beside them.

`choose a field next to a tower`: instead of asking every field for its neighbours, the towers are looked for once and
their neighbours put together. That works where a printed relation (neighbours, lists) or a zone leads to what is asked
for, and what is asked for does not depend on the thing looked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..model import ir
from . import expressions, masks, sources
from .lowering import Env, Lowering
from .tuning import BINDS, SIMPLE, fixed_once, put, renamed, speaks_of, weight

#: what it costs, roughly, to take a thing up, and to begin a search
TAKEN, BEGUN = 20, 60

#: names that stand in a piece of code; what is called is known everywhere
NAMES = re.compile(r"(?<![.\w])([a-z]\w*)\b(?!\()")
#: words of Python that stand in generated tests
WORDS = {"for", "if", "else", "in", "and", "or", "not", "is", "lambda", "return", "range", "default", "key"}

MessageRef = tuple[ir.Expr, Env]


@dataclass(frozen=True, slots=True)
class Lead:
    """How a query finds its things from the other side: what it looks through, and what is left of the test used."""

    test: ir.Test
    listed: str
    left: tuple[MessageRef, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Lines that put the things for which a condition holds into the mask `m`; what that costs, and asking each."""

    lines: tuple[str, ...]
    cost: int
    asking: int


def lead_to(c: Lowering, q: ir.Query, env: Env, var: str) -> Lead | None:
    """The first test of all things of a kind that leads to them, if going that way is shorter."""
    if not plain(q):
        return None
    base = c.words.kinds[q.kinds[0]].base
    lying = [test for test in q.tests if lies_there(test.cond)]  # those on which something lies are few
    for test in lying or q.tests:
        said = list(all_said(c, test.cond, env.plus({q.var: var})))
        for i, (cond, known) in enumerate(said):
            found = found_from(c, q.kinds[0], cond, known, var)
            if found is not None and found.cost < found.asking:
                body = ["m = 0", *found.lines, f"return {sources.pile(c, base)}[m]"]
                call = function(c, "beside", "\n".join("    " + line for line in body))
                return Lead(test, call, (*said[:i], *said[i + 1 :]))
    return None


def all_said(c: Lowering, cond: ir.Expr, env: Env) -> Iterator[MessageRef]:
    """All that a condition says, one thing by one; a definition stands for what it says."""
    cond, env = opened(c, cond, env)
    if isinstance(cond, ir.Both) and cond.op == "and":
        for item in cond.items:
            yield from all_said(c, item, env)
    else:
        yield cond, env


def opened(c: Lowering, cond: ir.Expr, env: Env) -> MessageRef:
    while isinstance(cond, ir.DefRef):
        player = expressions.value(c, cond.player, env) if cond.player is not None else "-1"
        thing = expressions.value(c, cond.thing, env) if cond.thing is not None else "-1"
        if not SIMPLE.match(player) or not SIMPLE.match(thing):
            break
        checked = c.game.definitions[cond.definition.key]
        env = Env({checked.you: player} if checked.it is None else {checked.you: player, checked.it: thing})
        cond = checked.value
    return cond, env


def found_from(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """How all things of a kind for which a condition holds are found; nothing if only by asking each."""
    cond, env = opened(c, cond, env)
    if isinstance(cond, ir.Both) and cond.op == "or":
        ways = [found_from(c, kind, item, env, var) or asking_each(c, kind, item, env, var) for item in cond.items]
        lines = tuple(line for way in ways for line in way.lines)
        return Found(lines, sum(way.cost for way in ways), sum(way.asking for way in ways))
    for way in (from_there, from_what_lies_there, printed_ones):
        found = way(c, kind, cond, env, var)
        if found is not None:
            return found
    return None


def asking_each(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found:
    things, v = c.words.kinds[kind], c.unit.fresh("v")
    test = put(var, v, sources.truth(c, cond, env))
    cost = len(things.things) * (TAKEN + weight(test))
    before, test = fixed_once(v, test)
    each = f"for {v} in range({things.base},{things.end}):"
    return Found((*before, each, f"    if {test}: m |= 1 << {v}-{things.base}"), cost, cost)


def printed_ones(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """What is printed on things and what does not depend on them: a constant, taken or not."""
    printed, rest = [], []
    for item, known in all_said(c, cond, env):
        test = sources.truth(c, item, known)
        if not speaks_of(var, test):
            rest.append(test)
        elif speaks_of("S", test) or set(NAMES.findall(test)) - WORDS - {var}:
            return None
        else:
            printed.append(test)
    if not printed:
        return None
    things, test = c.words.kinds[kind], put(var, "v", " and ".join(printed))
    every = f"[1 << v-{things.base} for v in range({things.base},{things.end}) if {test}]"
    if every not in c.unit.made:
        c.unit.made[every] = c.unit.fresh("ONES_")
        c.unit.add(f"{c.unit.made[every]} = sum({every})")
    when = f"if {' and '.join(rest)}: " if rest else ""
    asking = len(things.things) * (TAKEN + weight(test))
    return Found((f"{when}m |= {c.unit.made[every]}",), TAKEN + weight(when), asking)


def from_there(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """The things beside which there is what a condition asks for, found from there."""
    q = asked_for(cond)
    if q is None or q.through is not None or q.connected is not None or len(q.kinds) != 1:
        return None
    there = beside(c, q, env, var)
    if there is None:
        return None
    v = c.unit.fresh("v")
    listed, conds = sources.looked(c, replace(q, source="all", of=None, next_to=None), env, v)
    test = " and ".join(conds)
    if speaks_of(var, f"{listed} {test}"):
        return None
    things, others = c.words.kinds[kind], c.words.kinds[q.kinds[0]].things
    masks = [0] * len(c.words.things)
    for thing in things.things:
        for other in there[thing.index]:
            masks[other] |= 1 << thing.index - things.base
    pairs = sum(mask.bit_count() for mask in masks)
    each = TAKEN + weight(test)
    table = c.unit.table("BACK_" + sources.numbered(c, "back", f"{kind} {masks}"), tuple(masks))
    before, test = fixed_once(v, test)
    when = f"if {test}: " if test else ""
    asking = (len(things.things) * BEGUN + pairs * each) // 2  # a search may end early
    loop = (f"for {v} in {listed}:", f"    {when}m |= {table}[{v}]")
    return Found((*before, *loop), len(others) * each, asking)


def from_what_lies_there(c: Lowering, kind: str, cond: ir.Expr, env: Env, var: str) -> Found | None:
    """The things in whose zone something lies that is told by what is counted on it: few of many, found at once."""
    q, things = asked_for(cond), c.words.kinds[kind]
    if q is None or q.through is not None or q.zone is None or q.zone.of != kind or q.holder is None:
        return None
    if (
        expressions.value(c, q.holder, env) != var
        or q.zone.owners != [t.index for t in things.things]
        or len(q.kinds) != 1
    ):
        return None
    v, first = c.unit.fresh("v"), c.layout.zone_places[q.zone.name]
    listed, conds = sources.looked(c, replace(q, source="all", zone=None, holder=None), env, v)
    if not listed.startswith("compress(") or speaks_of(var, f"{listed} {conds}"):
        return None
    test = " and ".join([f"0 <= (p:=S[{c.layout.locations}+{v}]-{first}) < {len(things.things)}", *conds])
    asking = len(things.things) * (TAKEN + weight("".join(conds)))
    return Found((f"for {v} in {listed}:", f"    if {test}: m |= 1 << p"), BEGUN * 2, asking)


def any_code(c: Lowering, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> str:
    """Is there one? Where one condition or another will do, the cheap ones are asked first, of all things."""
    for test in q.tests if plain(q) and weight("".join(extra or [])) < BEGUN else []:
        if isinstance(test.cond, ir.Both) and test.cond.op == "or":
            inner = env.plus({q.var: "it"})
            ways = [(item, found_from(c, q.kinds[0], item, inner, "it")) for item in test.cond.items]
            cheap = [item for item, way in ways if way is not None and way.cost <= BEGUN * 2]
            if 0 < len(cheap) < len(ways):
                dear = [item for item, _ in ways if item not in cheap]
                kept = [[one_of(test, items) if t is test else t for t in q.tests] for items in (cheap, dear)]
                parts = [masks.any_code(c, replace(q, tests=tests), env, extra, var) for tests in kept]
                return f"({' or '.join(f'({part})' if ' and ' in part else part for part in parts)})"
    return sources.any_code(c, q, env, extra, var)


def function(c: Lowering, prefix: str, body: str) -> str:
    """The call of a function with such a body; what it speaks of and does not find itself is handed to it."""
    body = renamed(body)  # the same function is written once
    bound = {name for found in BINDS.findall(body) for name in found}
    names = set(NAMES.findall(body)) - bound - WORDS - {"m"}
    handed = ",".join(["S", *sorted(names)])
    if body not in c.unit.made:
        c.unit.made[body] = c.unit.fresh(prefix)
        c.unit.add(f"def {c.unit.made[body]}({handed}):\n{body}")
    return f"{c.unit.made[body]}({handed})"


def beside(c: Lowering, q: ir.Query, env: Env, var: str) -> tuple[tuple[int, ...], ...] | None:
    """What a query looks through for each thing, if that is printed."""
    if q.source == "listed" and q.of is not None and expressions.value(c, q.of, env) == var:
        return sources.lists_of(c, q)
    if q.source == "all" and q.next_to is not None and expressions.value(c, q.next_to, env) == var:
        board = sources.board_of(c, q.kinds)
        return sources.neighbours(c, board) if board is not None and board.printed else None
    return None


def plain(q: ir.Query) -> bool:
    """Does a query look through all things of one kind?"""
    return q.source == "all" and len(q.kinds) == 1 and all(x is None for x in (q.through, q.connected, q.next_to))


def one_of(test: ir.Test, items: list[ir.Expr]) -> ir.Test:
    return ir.Test(items[0] if len(items) == 1 else ir.Both(ir.FLAG, "or", items), test.text)


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
