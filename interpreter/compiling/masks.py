"""Questions about many things asked of masks: which are free, is there one, the first one, how many, a whole line."""

from __future__ import annotations

from dataclasses import dataclass

from ..model import ir
from ..model.walk import place_name
from . import expressions, reverse_lookup, sources
from .lowering import Env, Lowering
from .occupancy import Kept, lying, plain, summed, with_room
from .piles import Reach

#: so many holders of a counter are asked one by one
MOST_HOLDERS = 8


@dataclass(frozen=True, slots=True)
class Masked:
    """The things a query finds as a mask (bit 0 is the first of their kind), and the tests it does not answer."""

    code: str
    left: tuple[ir.Test, ...]


def masked(c: Lowering, q: ir.Query, env: Env) -> Masked | None:
    if not plain(q) or q.source == "all" and sources.settled_tests(c, q) or q.source == "listed" and not in_order(c, q):
        return None
    found: list[str] = []
    left: list[ir.Test] = []
    for test in q.tests:
        ways = (lying_bits, roomy_bits, reached_bits)
        bits = next((code for way in ways if (code := way(c, test.cond, q, env))), "")
        if bits:
            found.append(bits)
        else:
            left.append(test)
    if not found:
        return None
    kind = c.words.kinds[q.kinds[0]]
    if q.source != "all":
        found.insert(0, belonging(c, q, env))
    elif all(code.startswith("~") for code in found):
        found.insert(0, str((1 << len(kind.things)) - 1))
    return Masked("&".join(found), tuple(left))


def belonging(c: Lowering, q: ir.Query, env: Env) -> str:
    """The parts of a thing, or what it lists, as a mask."""
    assert q.of is not None
    kind = c.words.kinds[q.kinds[0]]
    masks = [0] * (len(c.words.things) + 1)
    if q.source == "listed":
        masks = [sum([1 << i - kind.base for i in group]) for group in sources.lists_of(c, q)]
    else:
        for part in kind.things:
            masks[part.whole] += 1 << part.index - kind.base
    table = sources.numbered(c, "masks", f"{kind.name} {tuple(masks)}")
    return f"{c.unit.table('MK_' + table, tuple(masks))}[{expressions.value(c, q.of, env)}]"


def in_order(c: Lowering, q: ir.Query) -> bool:
    """Does every list name its things once each and in printed order, as a mask does?"""
    return all(list(group) == sorted(set(group)) for group in sources.lists_of(c, q))


def kept_masks(c: Lowering, count: ir.PieceCount, kind: str) -> Kept | None:
    return c.occupied.kept.get((count.piece.name, kind))


def lying_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> str:
    """Things with or without a piece: of one owner, or of anybody."""
    said = lying(cond, q.var)
    kept = kept_masks(c, said[0], q.kinds[0]) if said is not None else None
    if said is None or kept is None:
        return ""
    who, there = said[0].owner.who, said[1]
    if who is None:
        return "" if kept.free < 0 else f"({kept.all}^S[{kept.free}])" if there else f"S[{kept.free}]"
    if kept.one < 0:
        return ""
    return f"{'' if there else '~'}S[{kept.one}+{expressions.value(c, who, env)}]"


def roomy_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> str:
    """Wholes of which some part is free."""
    count = with_room(cond, q.var)
    kept = kept_masks(c, count, place_name(count.place)) if count is not None else None
    every = c.words.kinds[q.kinds[0]]
    if kept is None or kept.room < 0 or any(not every.base <= whole < every.end for whole in kept.wholes):
        return ""
    first = min(kept.wholes) - every.base
    return f"(S[{kept.room}]<<{first})" if first else f"S[{kept.room}]"


def reached_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> str:
    """Parts whose printed number is not above a counter of their whole: by its value, the parts that pass."""
    if not isinstance(cond, ir.Compare) or cond.op != ">=" or not isinstance(cond.left, ir.CounterRef):
        return ""
    holder, printed = cond.left.holder, cond.right
    if not isinstance(holder, ir.WholeOf) or not isinstance(printed, ir.PropRef) or printed.type != ir.NUMBER:
        return ""
    if any(not isinstance(e, ir.LocalRef) or e.local is not q.var for e in (holder.thing, printed.thing)):
        return ""
    kind, base = c.words.kinds[q.kinds[0]], c.layout.counter(cond.left.counter)
    wholes = dict.fromkeys(t.whole for t in kind.things)
    if len(wholes) > MOST_HOLDERS or min(wholes) < 0:
        return ""
    found = []
    for whole in wholes:
        parts = [(t.numbers.get(printed.prop, 0), t.index - kind.base) for t in kind.things if t.whole == whole]
        name = "RE_" + sources.numbered(c, "reach", f"{kind.name} {printed.prop} {whole}")
        found.append(f"{c.unit.table(name, Reach(parts))}[S[{base + whole}]]")
    return f"({'|'.join(found)})"


# ---- the questions
def within(c: Lowering, q: ir.Query, env: Env) -> tuple[str, list[str]]:
    found = masked(c, q, env)
    if found is None:
        return sources.within(c, q, env)
    return f"{sources.pile(c, c.words.kinds[q.kinds[0]].base)}[{found.code}]", []


def tests_of(c: Lowering, q: ir.Query, var: str, env: Env) -> list[str]:
    found = masked(c, q, env)
    if found is None:
        return sources.tests_of(c, q, var, env)
    return [sources.truth(c, t.cond, env.plus({q.var: var})) for t in found.left]


def how_many(c: Lowering, q: ir.Query, env: Env) -> str:
    found = masked(c, q, env)
    return sources.how_many(c, q, env) if found is None or found.left else f"({found.code}).bit_count()"


def any_code(c: Lowering, q: ir.Query, env: Env, extra: list[str] | None = None, var: str = "") -> str:
    found = masked(c, q, env)
    if found is not None and not found.left and not extra:
        return f"({found.code})"
    asked = reverse_lookup.any_code(c, q, env, extra, var)
    quick = lined(c, q, env) if not extra else None
    return f"({quick[0]} if not {quick[1]} else {asked})" if quick is not None else asked


def first_found(c: Lowering, q: ir.Query, env: Env) -> tuple[list[str], str, str]:
    """Lines to run, then whether there is one, and the first one."""
    found = masked(c, q, env)
    if found is None or found.left:
        v = c.unit.fresh("v")
        return [f"{v} = next(iter({sources.listing(c, q, env)}),-1)"], f"{v} >= 0", v
    m = c.unit.fresh("m")
    base = c.words.kinds[q.kinds[0]].base
    return [f"{m} = {found.code}"], m, f"({m}&-{m}).bit_length(){base - 1:+}"


def lined(c: Lowering, q: ir.Query, env: Env) -> tuple[str, str] | None:
    """Is there a list with so many of a player's pieces on it? Where none lie on each other, a mask tells."""
    cond = q.tests[0].cond if len(q.tests) == 1 else None
    if not isinstance(cond, ir.Compare) or cond.op not in ("==", ">=") or not isinstance(cond.right, ir.Int):
        return None
    count = cond.left
    if not isinstance(count, ir.PieceCount) or count.owner.who is None or count.owner.others:
        return None
    inner, n = count.place.query, cond.right.value
    kept = kept_masks(c, count, count.place.kind)
    if (
        kept is None
        or kept.one < 0
        or inner is None
        or not summed(inner)
        or q.source != "listed"
        or q.of is None
        or n < 1
    ):
        return None
    if q.through or q.next_to or q.connected or not isinstance(inner.of, ir.LocalRef) or inner.of.local is not q.var:
        return None
    base, lists = c.words.kinds[inner.kinds[0]].base, sources.lists_of(c, inner)
    if any(len(set(group)) < len(group) for group in lists):  # what is named twice counts twice
        return None
    masks = tuple(
        tuple(sum(1 << i - base for i in lists[other]) for other in group if lists[other])
        for group in sources.lists_of(c, q)
    )
    table = c.unit.table("LN_" + sources.numbered(c, "lined", f"{masks}"), masks)
    who = expressions.value(c, count.owner.who, env)
    whole = all(mask.bit_count() == n for group in masks for mask in group)
    call = f"S[{kept.one}+{who}],{table}[{expressions.value(c, q.of, env)}]"
    code = f"whole({call})" if whole else f"lined({call},{n},{cond.op == '=='})"
    return code, f"S[{kept.two}+{who}]"
