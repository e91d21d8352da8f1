"""Constant tables of things: what is printed on each, its parts, what it lists, whose it is; and masks of kinds."""

from __future__ import annotations

from collections.abc import Sequence

from ..lowering.context import Lowering
from ..lowering.piles import Pile
from ..model import ir
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr


def prop_table(c: Lowering, prop: str, nothing: int = -1) -> str:
    """What is printed on each thing; behind the last one, where there is no thing, stands `nothing`."""
    table = f"P_{c.unit.numbered('prop' if nothing else 'counted', prop)}"
    if table not in c.unit.tables:
        c.unit.table(table, tuple([t.numbers.get(prop, nothing) for t in c.words.things] + [nothing]))
    return table


def first_copy(c: Lowering, thing: Expr) -> Expr:
    """The first thing of the same entry: what is printed names an entry, and means every copy of it."""
    entries = c.unit.table("ENTRIES", tuple(c.words.entries[t.entry][0] for t in c.words.things) + (-1,))
    return b.item(entries, thing)


def part_bounds(c: Lowering, kind: str) -> tuple[str, str]:
    """First and last+1 part of each whole (parts of one whole stand side by side)."""
    first = [0] * (len(c.words.things) + 1)
    last = [0] * (len(c.words.things) + 1)
    for part in c.words.kinds[kind].things:
        if last[part.whole] == 0:
            first[part.whole] = part.index
        last[part.whole] = part.index + 1
    tag = c.unit.numbered("parts", kind)
    return c.unit.table(f"F_{tag}", tuple(first)), c.unit.table(f"L_{tag}", tuple(last))


def things_mask(c: Lowering, kinds: Sequence[str]) -> int:
    """A bit for each thing of these kinds."""
    return sum((1 << k.end) - (1 << k.base) for k in (c.words.kinds[name] for name in kinds))


def of_kinds(c: Lowering, thing: Expr, kinds: tuple[str, ...] | list[str]) -> Expr:
    """Is it a thing of one of these kinds?"""
    bounds = [(c.words.kinds[k].base, c.words.kinds[k].end) for k in kinds]
    return b.any_of([n.Between(n.Number(base), thing, n.Number(end)) for base, end in bounds])


def members(c: Lowering, base: int, mask: Expr) -> Expr:
    """The things of a mask of which the first bit is the thing `base`."""
    c.unit.table(f"PILE_{base}", Pile(base))
    return n.Members(base, mask)


def list_name(c: Lowering, q: ir.Query) -> str:
    return "LI_" + c.unit.numbered("listed", f"{q.listed} {q.inverse} {q.kinds[0]}")


def lists_of(c: Lowering, q: ir.Query) -> tuple[tuple[int, ...], ...]:
    """What each thing lists: a table, made once."""
    assert q.of is not None
    name = list_name(c, q)
    if name not in c.unit.tables:
        found: list[list[int]] = [[] for _ in range(len(c.words.things) + 1)]
        for thing in c.words.kinds[(q.kinds if q.inverse else q.of.type.kinds)[0]].things:
            for other in thing.lists.get(q.listed, ()):
                found[other if q.inverse else thing.index].append(thing.index if q.inverse else other)
        c.unit.table(name, tuple(map(tuple, found)))
    return c.unit.tables[name]  # type: ignore[no-any-return]


def owned_by(c: Lowering, kind: str) -> str:
    """The things of a kind that belong to each player."""
    things = c.words.kinds[kind].things
    mine = tuple(tuple(t.index for t in things if t.owner == p) for p in range(c.players))
    return c.unit.table("OW_" + c.unit.numbered("owned", kind), (*mine, ()))


def owner(c: Lowering, thing: Expr) -> Expr:
    """The player to whom a thing belongs."""
    return b.item(c.unit.table("OWNERS", tuple(t.owner for t in c.words.things) + (-1,)), thing)


def opponents(c: Lowering, player: Expr) -> Expr:
    """All other players but partners."""
    count = c.players
    own = [(p, *c.words.partners(p)) for p in range(count)]
    every = tuple(tuple(q for q in range(count) if q not in own[p]) for p in range(count)) + ((),)
    return b.listed(c.unit.table("OPP", every), player)
