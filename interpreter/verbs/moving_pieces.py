"""Pieces moved, in numbers: what is moved has no identity, only an owner and a place."""

from __future__ import annotations

from typing import Any

from ..diagnostics.problems import MessageRef, Span, say
from ..lowering import dispatch, needs, steps
from ..lowering.anatomy import PLAIN, Verb, done_if, may_miss
from ..lowering.context import Awake, Env, Lowering
from ..lowering.occupancy import Kept
from ..lowering.rests import Further, Guarding, Known, Rest
from ..lowering.stops import Context
from ..model import ir
from ..model.checked import CheckedGame
from ..model.facts import Facts, Happening, no_parts
from ..model.node import node
from ..model.regions import Region, standing
from ..model.secrecy import Actor
from ..model.sight import AS_WRITTEN
from ..model.vocabulary import PLAYER, Piece
from ..model.walk import alike, place_name
from ..phrases.telling import Telling, term
from ..phrases.things import Qualified
from ..phrases.words import Noun, Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.bodies import rewritten
from ..plan.nodes import Expr, Stmt, Var
from ..plan.walk import changed
from ..reading.context import Checking
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from ..terms import amounts, numbers, pieces, places, pronouns, query_phrases
from . import answers
from .told_moves import moved_phrase


@node
class MovePieces(ir.Effect):
    piece: Piece
    owner: ir.Expr | None
    amount: ir.Expr | None  # None: all
    origin: ir.Place | None  # None: from wherever its only one lies
    target: ir.Place
    mover: ir.Expr | None
    takes: bool = False  # as many as there are, up to the amount


def whose(piece: Piece, det: Branch | None, scope: Scope, tree: Any, at: At) -> ir.Expr | None:
    """Whose pieces are moved: yours unless said otherwise."""
    if not piece.owned:
        pieces.of_nobody(piece.name, det, None, at)
        return None
    return pronouns.player(det, piece.name, scope, tree, at)


def move_only(
    c: Checking,
    piece: Piece,
    moved: Branch,
    source: ir.Place | None,
    target: ir.Place,
    target_tree: Branch,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    """The only one there is, from wherever it lies."""
    pieces.must_lie_on(c, piece.name, target, target_tree, at)
    if sum(piece.start.values()) != 1 and piece.name not in c.words.refused:
        hint = say("write", code=f"move 1 {piece.name} from ... to ...")
        raise wrong("how-many", say("how-many-from-where"), at.span(moved), hint)
    who = whose(piece, moved.children[0].children[0], scope, moved, at)
    return MovePieces(span, text, piece, who, ir.Int(ir.NUMBER, 1), source, target, scope.actor)


def move_some(
    c: Checking,
    piece: Piece,
    amount: Branch,
    number: ir.Expr | None,
    source: ir.Place | None,
    origin: Branch | None,
    target: ir.Place,
    target_tree: Branch,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    """As many as are said."""
    if source is None:
        raise wrong("how-many", say("from-where"), span, say("write", code=f"move 1 {piece.name} from ... to ..."))
    pieces.must_lie_on(c, piece.name, source, origin, at)
    pieces.must_lie_on(c, piece.name, target, target_tree, at)
    who = whose(piece, amount.children[1], scope, amount, at)
    return MovePieces(span, text, piece, who, number, source, target, scope.actor)


def deal_pieces(
    c: Checking,
    piece: Piece,
    tree: Branch,
    source: ir.Place,
    target: ir.Place,
    target_tree: Branch,
    scope: Scope,
    at: At,
    span: Span,
    text: str,
) -> ir.Effect:
    """As many as there are, up to the amount."""
    amount, origin, _ = tree.children
    pieces.must_lie_on(c, piece.name, source, origin, at)
    pieces.must_lie_on(c, piece.name, target, target_tree, at)
    count, det, _ = amount.children
    who = whose(piece, det, scope, tree, at)
    number = amounts.count(c, count, scope, at)
    return MovePieces(span, text, piece, who, number, source, target, None, takes=True)


# ---- what is known of it
def move_pieces_facts(e: MovePieces, game: CheckedGame) -> Facts:
    origins = [place_name(e.origin)] if e.origin is not None else e.piece.places
    target = place_name(e.target)
    regions = frozenset(standing(e.piece.name, place) for place in (target, *origins))
    exact = e.amount is not None and e.origin is not None and not e.takes
    return Facts(
        asks=False,
        fails=exact or (e.origin is None and may_miss(e.target.thing)),
        reads=regions,
        writes=regions,
        wakes=(Happening("move", piece=e.piece, place=target, by=e.mover),),
        reveals=False,
        hands_over=False,
        parts=no_parts(),
    )


def own_pieces(e: MovePieces, actor: Actor) -> MessageRef | None:
    return None if e.piece.owned and actor.is_own(e.owner) else say("secret-pieces")


# ---- how it is told
def move_phrase(c: Telling, e: MovePieces, origins: Phrase | None = None) -> Phrase:
    """`origins`: the places of which it is taken from one, where there are several."""
    to = places.place_phrase(c, e.target, "to")
    name = e.piece.name
    if e.origin is None:
        return Say("move", what=owned_pieces(c, e, "the"), origin="", target=to, end="any", sort="piece")
    origin = origins or places.place_phrase(c, e.origin, "from")
    way = place_name(e.origin), place_name(e.target)
    if e.amount is None:
        return moved_phrase(way, owned_pieces(c, e, "all"), origin, to)
    if isinstance(e.amount, numbers.Binary) and isinstance(e.amount.right, ir.Int) and leaves_some(e, e.amount):
        left = amounts.amount_phrase(c, e.amount.right, name)
        but = term(c, e.amount.right)
        what = Qualified(Noun(name), "all-your")
        return Say("move-all-but", what=what, left=left, but=but, origin=origin, target=to, sort="piece")
    return moved_phrase(way, amounts.amount_phrase(c, e.amount, name), origin, to)


def leaves_some(e: MovePieces, amount: numbers.Binary) -> bool:
    """Are as many of your own moved as lie there, but for some?"""
    there = amount.left
    if amount.op != "-" or not isinstance(there, pieces.PieceCount) or there.piece is not e.piece:
        return False
    yours = pronouns.is_you(e.owner) and pronouns.is_you(there.owner.who) and not there.owner.others
    return yours and e.origin is not None and alike(there.place, e.origin)


def owned_pieces(c: Telling, e: MovePieces, article: str) -> Qualified:
    """What is moved, with whose it is."""
    what = Qualified(Noun(e.piece.name), pronouns.own_article(c, e.owner, article, many=article == "all"))
    if e.owner is not None and what.article == article and not c.style.reported:
        query_phrases.belongs(c, e.owner, what.adjectives, what.behind)
    return what


def found_first(e: MovePieces) -> tuple[str, ...]:
    """Where its only one lies is looked for."""
    return (e.piece.name,) if e.origin is None else ()


# ---- how it is done
def lower_move_pieces(c: Lowering, e: MovePieces, env: Env, awake: Awake) -> list[Stmt]:
    return move_statements(c, e, env, awake, None)


def move_statements(c: Lowering, e: MovePieces, env: Env, awake: Awake, kept: int | None) -> list[Stmt]:
    """`kept`: the slot in which it is kept how many have moved, where that is asked for afterwards."""
    owner = dispatch.value(c, e.owner, env) if e.owner is not None else b.ZERO
    target = pieces.piece_address(c, e.piece, e.target, owner, env)
    lines: list[Stmt] = []
    amount: Expr = Var("n")
    places = [p.thing for p in (e.origin, e.target) if p is not None and may_miss(p.thing)]
    there = b.both([b.at_least(dispatch.value(c, t, env), 0) for t in places if t is not None]) if places else None
    takes = e.takes or e.amount is None
    if there is not None and not takes:
        lines.append(b.fail_if(n.Not(there)))
    if e.origin is None:
        mine = b.listed(piece_slots(c, e.piece), owner)
        lines.append(n.StoreChange(n.Call("find", (mine,)), "-", b.ONE))
        amount = b.ONE
    else:
        origin = pieces.piece_address(c, e.piece, e.origin, owner, env)
        if e.amount is None:
            lines.append(n.Set("n", n.Slot(origin)))
        elif e.takes:
            many = numbers.not_below_zero(c, e.amount, env)
            lines.append(n.Set("n", n.Binary("min", n.Slot(origin), many)))
        else:
            if isinstance(e.amount, ir.Int):
                amount = n.Number(e.amount.value)
            else:
                lines.append(n.Set("n", numbers.not_below_zero(c, e.amount, env)))
            lines.append(b.fail_if(n.Compare("<", n.Slot(origin), amount)))
        lines.append(n.Store(origin, b.ZERO) if e.amount is None else n.StoreChange(origin, "-", amount))
        lines += left_bits(c, e, owner, n.Slot(origin), env)
    if kept is not None:
        lines.append(n.Store(n.Number(kept), amount))
    come = come_bits(c, e, owner, n.Slot(Var("i")), amount, env)
    if come:
        lines += [n.Set("i", target), n.StoreChange(Var("i"), "+", amount), *come]
    else:
        lines.append(n.StoreChange(target, "+", amount))
    noted = dispatch.value(c, e.origin.thing, env) if e.origin is not None and e.origin.thing is not None else None
    read: list[Stmt] = []
    if isinstance(noted, n.Slot):  # moving something does not change where it was: that is read once
        read.append(n.Set("o", noted))
        lines = [rewritten(line, lambda part: Var("o") if part == noted else None) for line in lines]
        there = changed(there, lambda part: Var("o") if part == noted else None) if there is not None else None
    answered = answers.answer_statements(c, e, told_of_move(c, e, env), env, awake)
    if surely_moves(e):
        return read + lines + answered
    if e.amount is None and e.origin is not None:  # where none lie, nothing is looked at
        lines = [lines[0], b.when(amount, [*lines[1:], *answered])]
    elif answered:
        lines.append(b.when(amount, answered))
    if there is not None and takes:  # as much as there is, from or to where nothing is: nothing
        lines = [b.when(there, lines)]
    return read + lines if kept is None else [*read, n.Store(n.Number(kept), b.ZERO), *lines]


def surely_moves(e: MovePieces) -> bool:
    """Is it known that a piece is moved, so that whoever listens to it is woken?"""
    if e.origin is None:
        return not may_miss(e.target.thing)
    return not e.takes and e.amount is not None and (ir.figure_of(e.amount) or 0) > 0


def move_pieces_steps(c: Lowering, e: MovePieces, env: Env, then: int, ctx: Context) -> int:
    told = told_of_move(c, e, env)
    if surely_moves(e):
        return answers.answered_steps(c, e, told, env, then, ctx)
    moved = steps.spare(c, "moved")
    after = answers.answer_steps(c, e, told, then, ctx, lambda a: b.slot(moved))
    lines = dispatch.written(c, e, lambda: move_statements(c, e, env, ctx.awake, moved))
    return steps.add_step(c, lines, after)


def told_of_move(c: Lowering, e: MovePieces, env: Env) -> answers.Told:
    """Who moves, and where to."""
    told = {"you": dispatch.or_nothing(c, e.mover, env)}
    if e.target.thing is not None and e.target.zone is None:
        told["place"] = dispatch.value(c, e.target.thing, env)
    return told


def left_bits(c: Lowering, e: MovePieces, owner: Expr, count: Expr, env: Env) -> list[Stmt]:
    """The masks of things with and without pieces, after some have left."""
    kept, thing, tag = bits_kept(c, e, e.origin, env)
    lines: list[Stmt] = []
    bit = n.Item(f"BIT_{tag}", thing, n.MASK)
    without = n.Item(f"NOT_{tag}", thing, n.MASK)
    if kept is not None and kept.free >= 0:
        first = kept.counts - c.words.kinds[place_name(e.origin)].base * kept.owners
        slots = [b.slot(first + p, b.times(thing, kept.owners)) for p in range(kept.owners)]
        freed: list[Stmt] = [n.StoreChange(n.Number(kept.free), "|", bit)]
        if kept.room >= 0:
            freed.append(n.StoreChange(n.Number(kept.room), "|", n.Item(f"WHOLE_{tag}", thing, n.MASK)))
        lines.append(b.when(n.Not(b.plus(*slots)), freed))
    if kept is not None and kept.one >= 0:
        one, two = (n.StoreChange(b.plus(mask, owner), "&", without) for mask in (kept.one, kept.two))
        if e.amount is None:  # all of them, of which there were so many
            lines += [one, b.when(b.compare(Var("n"), ">", 1), [two])]
        else:
            lines.append(b.when(b.compare(count, "<", 2), [two, b.when(n.Not(count), [one])]))
    return lines


def come_bits(c: Lowering, e: MovePieces, owner: Expr, count: Expr, amount: Expr, env: Env) -> list[Stmt]:
    """The masks of things with and without pieces, after some have come."""
    kept, thing, tag = bits_kept(c, e, e.target, env)
    if kept is None:
        return []
    bit = n.Item(f"BIT_{tag}", thing, n.MASK)
    surely = e.amount is None and e.origin is not None or isinstance(amount, n.Number) and amount.value > 0
    lines: list[Stmt] = []
    if kept.free >= 0:
        taken = n.StoreChange(n.Number(kept.free), "&", n.Item(f"NOT_{tag}", thing, n.MASK))
        lines.append(taken if surely else b.when(count, [taken]))
    if kept.room >= 0:
        full = n.Not(n.Binary("&", b.slot(kept.free), n.Item(f"BESIDE_{tag}", thing, n.MASK)))
        without = n.Unary("~", n.Item(f"WHOLE_{tag}", thing, n.MASK))
        lines.append(b.when(full, [n.StoreChange(n.Number(kept.room), "&", without)]))
    if kept.one >= 0:
        mine = n.StoreChange(b.plus(kept.one, owner), "|", bit)
        lines.append(mine if surely else b.when(count, [mine]))
        lines.append(b.when(b.compare(count, ">", 1), [n.StoreChange(b.plus(kept.two, owner), "|", bit)]))
    return lines


def bits_kept(c: Lowering, e: MovePieces, place: ir.Place | None, env: Env) -> tuple[Kept | None, Expr, str]:
    """The masks kept for a place, its thing, and the tag of tables by thing: its bit, all others, its whole's."""
    kept = c.occupied.kept.get((e.piece.name, place_name(place)))
    if kept is None or place is None or place.zone is not None or place.thing is None:
        return None, b.NOTHING, ""
    kind = c.words.kinds[place_name(place)]
    tag, none = c.unit.numbered("bits", kind.name), (0,) * kind.base
    bits = [1 << i for i in range(len(kept.wholes))]
    c.unit.table(f"BIT_{tag}", (*none, *bits))
    c.unit.table(f"NOT_{tag}", (*none, *(kept.all ^ bit for bit in bits)))
    if kept.room >= 0:
        c.unit.table(f"BESIDE_{tag}", (*none, *kept.beside()))
        c.unit.table(f"WHOLE_{tag}", (*none, *(1 << whole - min(kept.wholes) for whole in kept.wholes)))
    return kept, dispatch.value(c, place.thing, env), tag


def piece_slots(c: Lowering, piece: Piece) -> str:
    """Every slot where an owner's piece can lie, for a piece of which there is only one."""
    owners = c.players if piece.owned else 1
    slots: list[tuple[int, ...]] = []
    for p in range(owners):
        mine: list[int] = []
        for place in piece.places:
            first = c.layout.pieces[piece.name, place]
            zone = c.words.zones.get(place)
            stride = c.layout.piece_stride(piece, place)
            if zone is not None and zone.of in (PLAYER, "game"):
                mine.append(first + (p if piece.owned or zone.of == PLAYER else 0))
            else:
                count = c.layout.holders(zone.of if zone is not None else place)
                mine += [first + i * stride + (p if stride != 1 else 0) for i in range(count)]
        slots.append(tuple(mine))
    return c.unit.table("PS_" + c.unit.numbered("piece", piece.name), tuple(slots))


# ---- when it is possible
def move_pieces_guard(
    g: Guarding, e: MovePieces, env: Env, rest: Rest, known: Known, conds: tuple[Expr, ...]
) -> Further:
    added = needs.must_be_there(g, e, [place.thing for place in (e.origin, e.target) if place is not None], env, known)
    if e.origin is None or e.amount is None:
        needs.touch(g, known, e)
        needs.answers(g, e, known)
        return rest.then, tuple(added)
    needs.look_at(g, e.amount, known)
    owner = g.terms.value(e.owner, env) if e.owner is not None else b.ZERO
    key = n.Slot(g.terms.piece_address(e.piece, e.origin, owner, env))
    region: Region = ("p", e.piece.name, place_name(e.origin))
    needs.add_need(g, known, key, g.terms.not_below_zero(e.amount, env), region, e)
    target: Region = ("p", e.piece.name, place_name(e.target))
    known.touched.add(target)
    known.added.add(target)
    needs.answers(g, e, known)
    return rest.then, tuple(added)


VERBS: dict[type[ir.Effect], Verb] = {
    MovePieces: Verb(
        facts=move_pieces_facts,
        secrecy=done_if(own_pieces),
        sight=AS_WRITTEN,
        lower=lower_move_pieces,
        steps=move_pieces_steps,
        guard=move_pieces_guard,
        unfollowed=found_first,
        summed=move_pieces_guard,
        takes=True,
        phrase=move_phrase,
        lines=None,
        asking=None,
        in_sentence=PLAIN,
    ),
}
