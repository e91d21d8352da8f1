"""Questions about many things asked of masks: which are free, is there one, the first one, how many, a whole line."""

from __future__ import annotations

from dataclasses import replace

from ..diagnostics.records import record
from ..lowering import dispatch
from ..lowering.context import Env, Lowering
from ..lowering.occupancy import Kept
from ..lowering.piles import Reach
from ..model import ir
from ..model.walk import place_name
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr, Stmt, Var
from ..plan.walk import everything
from . import (
    board_masks,
    conditions,
    counters,
    definitions,
    pieces,
    properties,
    query_sources,
    reverse_lookup,
    thing_tables,
)
from .piece_masks import lying, plain, summed, with_room

#: so many holders of a counter are asked one by one
MOST_HOLDERS = 8
#: every bit there is
ALL = n.Number(-1)


@record
class Masked:
    """The things a query finds as a mask (bit 0 is the first of their kind), and the tests it does not answer."""

    code: Expr
    left: tuple[ir.Test, ...]


def masked(c: Lowering, q: ir.Query, env: Env) -> Masked | None:
    settled = query_sources.settled_tests(c, q) if q.source == "all" else []
    on_board = board_masks.asked_of_board(c, q)
    if not plain(q) or settled and not on_board or q.source == "listed" and not in_order(c, q):
        return None
    found: list[Expr] = []
    left: list[ir.Test] = []
    if settled:
        found.append(reverse_lookup.those(c, q.kinds[0], [settled_truth(c, q, t) for t in settled]))
    few = on_board and any(lies_on_few(test.cond, q) for test in q.tests)
    for test in q.tests:
        if test in settled:
            continue
        bits = any_bits(c, test.cond, q, env) if on_board else plain_bits(c, test.cond, q, env)
        if bits is not None and few and not is_ready(bits):
            bits = None
        if bits is None:
            left.append(test)
            bits = bits_around(c, test.cond, q, env) if on_board else None
        if bits is not None:
            found.append(bits)
    if not found:
        return None
    kind = c.words.kinds[q.kinds[0]]
    if q.source != "all":
        found.insert(0, belonging(c, q, env))
    elif all(map(may_be_negative, found)):
        found.insert(0, n.Number((1 << len(kind.things)) - 1))
    code = found[0]
    for more in found[1:]:
        code = n.Binary("&", code, more)
    return Masked(code, tuple(left))


def may_be_negative(code: Expr) -> bool:
    """Does a mask hold all bits there are, also those of no thing?"""
    if isinstance(code, n.Binary):
        parts = (may_be_negative(code.left), may_be_negative(code.right))
        return all(parts) if code.op == "&" else any(parts)
    if isinstance(code, n.Either):
        return may_be_negative(code.yes) or may_be_negative(code.no)
    return isinstance(code, n.Unary) or isinstance(code, n.Number) and code.value < 0


def plain_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """The things that pass a test that masks answer."""
    ways = (lying_bits, roomy_bits, reached_bits)
    return next((code for way in ways if (code := way(c, cond, q, env))), None)


def any_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """The same on a board, where conditions are joined and defined: a mask is joined as they are."""
    found = plain_bits(c, cond, q, env) or board_masks.board_bits(c, cond, q, env)
    if found is not None:
        return found
    if not board_masks.speaks_of(cond, q.var):  # the same for all places: all of them or none
        return n.Either(dispatch.truth(c, cond, env), ALL, b.ZERO)
    if isinstance(cond, definitions.DefRef) and ir.local_of(cond.thing) is q.var:
        checked = c.game.definitions[cond.definition.key]
        if checked.it is not None and (cond.player is None or not board_masks.speaks_of(cond.player, q.var)):
            player = dispatch.value(c, cond.player, env) if cond.player is not None else b.NOTHING
            said = replace(q, var=checked.it, tests=[ir.Test(checked.value, "")])
            return any_bits(c, checked.value, said, Env({checked.you: player}))
        return None
    if isinstance(cond, conditions.Not):
        found = any_bits(c, cond.item, q, env)
        return n.Unary("~", found) if found is not None else None
    if not isinstance(cond, conditions.Both):
        return printed_bits(c, cond, q)
    joined: Expr | None = None
    for item in cond.items:
        one = any_bits(c, item, q, env)
        if one is None:
            return None
        if joined is None:
            joined = one
        else:
            joined = unless_none(joined, one) if cond.op == "and" else n.Binary("|", joined, one)
    return joined


def unless_none(first: Expr, more: Expr) -> Expr:
    """Things of both masks: what has to be worked out is not, where the first one only has to be read and is empty."""
    if isinstance(first, n.Either) and (first.yes, first.no) == (ALL, b.ZERO):
        return n.Either(first.cond, more, b.ZERO)
    both = n.Binary("&", first, more)
    return n.Either(first, both, b.ZERO) if isinstance(first, n.Slot) and not is_ready(more) else both


def bits_around(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """What is ready as a mask of a condition that is asked one by one: it holds for none but those."""
    if isinstance(cond, definitions.DefRef):
        return None
    if not isinstance(cond, conditions.Both):
        found = any_bits(c, cond, q, env)
        return found if found is not None and is_ready(found) else None
    parts = [bits_around(c, item, q, env) for item in cond.items]
    known = [part for part in parts if part is not None]
    if not known or cond.op == "or" and len(known) < len(parts):
        return None
    return b.joined("&" if cond.op == "and" else "|", known)


def is_ready(code: Expr) -> bool:
    """Does a mask only have to be read, from the state or a table?"""
    return not any(isinstance(node, n.Call | n.Fold) for node in everything(code))


def lies_on_few(cond: ir.Expr, q: ir.Query) -> bool:
    """Does it ask for a piece of which somebody has only one? Then nothing is found out about all places at once."""
    said = lying(cond, q.var)
    if said is None or not said[1] or said[0].owner.who is None or said[0].owner.others:
        return False
    return sum(sum(piece.start.values()) for piece in said[0].piece.every) == 1


def printed_bits(c: Lowering, cond: ir.Expr, q: ir.Query) -> Expr | None:
    """Those that pass what is printed on them and depends on nothing else."""
    if c.analysis.reads(cond) or not query_sources.says_only(c, cond, q.var):
        return None
    return reverse_lookup.those(c, q.kinds[0], [settled_truth(c, q, ir.Test(cond, ""))])


def belonging(c: Lowering, q: ir.Query, env: Env) -> Expr:
    """The parts of a thing, or what it lists, as a mask."""
    assert q.of is not None
    kind = c.words.kinds[q.kinds[0]]
    masks = [0] * (len(c.words.things) + 1)
    if q.source == "listed":
        masks = [sum([1 << i - kind.base for i in group]) for group in thing_tables.lists_of(c, q)]
    else:
        for part in kind.things:
            masks[part.whole] += 1 << part.index - kind.base
    table = c.unit.numbered("masks", f"{kind.name} {tuple(masks)}")
    return n.Item(c.unit.table("MK_" + table, tuple(masks)), dispatch.value(c, q.of, env), n.MASK)


def in_order(c: Lowering, q: ir.Query) -> bool:
    """Does every list name its things once each and in printed order, as a mask does?"""
    name = thing_tables.list_name(c, q)
    if name not in c.in_order:
        c.in_order[name] = all(list(group) == sorted(set(group)) for group in thing_tables.lists_of(c, q))
    return c.in_order[name]


def kept_masks(c: Lowering, count: pieces.PieceCount, kind: str) -> Kept | None:
    return c.occupied.kept.get((count.piece.name, kind))


def lying_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """Things with or without a piece, or any of a group: of one owner, or of anybody."""
    said = lying(cond, q.var)
    if said is None:
        return None
    count, there = said
    masks: list[Kept] = []
    for piece in count.piece.every:
        kept = c.occupied.kept.get((piece.name, q.kinds[0]))
        if kept is None or (kept.free if count.owner.who is None else kept.one) < 0:
            return None
        masks.append(kept)
    if count.owner.who is None:
        free = b.joined("&", [b.slot(kept.free) for kept in masks])
        return n.Binary("^", n.Number(masks[0].all), free) if there else free
    who = dispatch.value(c, count.owner.who, env)
    own = b.joined("|", [owned_bits(c, kept, who, count.owner.others) for kept in masks])
    return own if there else n.Unary("~", own)


def owned_bits(c: Lowering, kept: Kept, who: Expr, others: bool) -> Expr:
    """Where pieces of a player lie, or those of the others."""
    if not others:
        return b.slot(kept.one, who)
    if c.players == 2:
        return n.Slot(b.minus(kept.one + 1, who))
    found: Expr = b.ZERO
    for player in range(c.players):
        theirs = n.Either(b.compare(who, "!=", player), b.slot(kept.one + player), b.ZERO)
        found = n.Binary("|", found, theirs) if player else theirs
    return found


def settled_truth(c: Lowering, q: ir.Query, test: ir.Test) -> Expr:
    """A test that what is printed answers, asked of the variable `v`."""
    return dispatch.truth(c, test.cond, Env({q.var: Var("v")}, lambda local: b.NOTHING))


def roomy_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """Wholes of which some part is free."""
    count = with_room(cond, q.var)
    kept = kept_masks(c, count, place_name(count.place)) if count is not None else None
    every = c.words.kinds[q.kinds[0]]
    if kept is None or kept.room < 0 or any(not every.base <= whole < every.end for whole in kept.wholes):
        return None
    first = min(kept.wholes) - every.base
    return n.Binary("<<", b.slot(kept.room), n.Number(first)) if first else b.slot(kept.room)


def reached_bits(c: Lowering, cond: ir.Expr, q: ir.Query, env: Env) -> Expr | None:
    """Parts whose printed number is not above a counter of their whole: by its value, the parts that pass."""
    if not isinstance(cond, conditions.Compare) or cond.op != ">=" or not isinstance(cond.left, counters.CounterRef):
        return None
    holder, printed = cond.left.holder, cond.right
    if (
        not isinstance(holder, properties.WholeOf)
        or not isinstance(printed, properties.PropRef)
        or printed.type != ir.NUMBER
    ):
        return None
    if any(not isinstance(e, ir.LocalRef) or e.local is not q.var for e in (holder.thing, printed.thing)):
        return None
    kind, base = c.words.kinds[q.kinds[0]], c.layout.counter(cond.left.counter)
    wholes = dict.fromkeys(t.whole for t in kind.things)
    if not wholes or len(wholes) > MOST_HOLDERS or min(wholes) < 0:
        return None
    found: Expr | None = None
    for whole in wholes:
        parts = [(t.numbers.get(printed.prop, 0), t.index - kind.base) for t in kind.things if t.whole == whole]
        name = "RE_" + c.unit.numbered("reach", f"{kind.name} {printed.prop} {whole}")
        one = n.Item(c.unit.table(name, Reach(parts)), b.slot(base + whole), n.MASK)
        found = one if found is None else n.Binary("|", found, one)
    return found


# ---- the questions
def within(c: Lowering, q: ir.Query, env: Env, v: str) -> tuple[Expr, list[Expr]]:
    found = masked(c, q, env)
    if found is None:
        return query_sources.within(c, q, env, v)
    return thing_tables.members(c, c.words.kinds[q.kinds[0]].base, found.code), []


def tests_of(c: Lowering, q: ir.Query, var: str, env: Env) -> list[Expr]:
    found = masked(c, q, env)
    if found is None:
        return query_sources.tests_of(c, q, var, env)
    return [dispatch.truth(c, t.cond, env.plus({q.var: Var(var)})) for t in found.left]


def how_many(c: Lowering, q: ir.Query, env: Env) -> Expr:
    found = masked(c, q, env)
    return query_sources.how_many(c, q, env) if found is None or found.left else n.Unary("bit_count", found.code)


def any_code(c: Lowering, q: ir.Query, env: Env, extra: list[Expr] | None = None, var: str = "") -> Expr:
    found = masked(c, q, env)
    if found is not None and not found.left and not extra:
        return found.code
    asked = reverse_lookup.any_code(c, q, env, extra, var)
    quick = lined(c, q, env) if not extra else None
    return n.Either(n.Not(quick[1]), quick[0], asked) if quick is not None else asked


def first_found(c: Lowering, q: ir.Query, env: Env) -> tuple[list[Stmt], Expr, Expr]:
    """Statements to run, then whether there is one, and the first one."""
    found = masked(c, q, env)
    if found is None or found.left:
        v = c.unit.fresh("v")
        return [n.Set(v, n.Fold("first", query_sources.listing(c, q, env)))], b.at_least(Var(v), 0), Var(v)
    m = c.unit.fresh("m")
    base = c.words.kinds[q.kinds[0]].base
    lowest = n.Unary("bit_length", n.Binary("&", Var(m), n.Unary("-", Var(m))))
    first = b.plus(lowest, base - 1) if base else b.minus(lowest, 1)
    return [n.Set(m, found.code)], Var(m), first


def lined(c: Lowering, q: ir.Query, env: Env) -> tuple[Expr, Expr] | None:
    """Is there a list with so many of a player's pieces on it? Where none lie on each other, a mask tells."""
    cond = q.tests[0].cond if len(q.tests) == 1 else None
    if not isinstance(cond, conditions.Compare) or cond.op not in ("==", ">=") or not isinstance(cond.right, ir.Int):
        return None
    count = cond.left
    if not isinstance(count, pieces.PieceCount) or count.owner.who is None or count.owner.others:
        return None
    inner, many = count.place.query, cond.right.value
    kept = kept_masks(c, count, count.place.kind)
    if kept is None or kept.one < 0 or inner is None or not summed(inner):
        return None
    if q.source != "listed" or q.of is None or many < 1 or q.through or q.next_to or q.connected:
        return None
    if not isinstance(inner.of, ir.LocalRef) or inner.of.local is not q.var:
        return None
    base, lists = c.words.kinds[inner.kinds[0]].base, thing_tables.lists_of(c, inner)
    if any(len(set(group)) < len(group) for group in lists):  # what is named twice counts twice
        return None
    masks = tuple(
        tuple(sum(1 << i - base for i in lists[other]) for other in group if lists[other])
        for group in thing_tables.lists_of(c, q)
    )
    table = c.unit.table("LN_" + c.unit.numbered("lined", f"{masks}"), masks)
    who = dispatch.value(c, count.owner.who, env)
    whole = all(mask.bit_count() == many for group in masks for mask in group)
    call = (b.slot(kept.one, who), b.listed(table, dispatch.value(c, q.of, env)))
    exactly = (n.Number(many), n.Flag(cond.op == "=="))
    code = n.Call("whole", call, state=False) if whole else n.Call("lined", (*call, *exactly), state=False)
    return code, b.slot(kept.two, who)
