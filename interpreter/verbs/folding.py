"""A choice and what is done with what is chosen, told as one: `move a card to your hand`.

Only where the chosen thing is spoken of once, right behind the choice and by whoever chooses; else the choice is told
by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..lowering.anatomy import VERBS as ALL
from ..lowering.anatomy import Picked, gained
from ..model import ir
from ..model.node import node
from ..model.vocabulary import PLAYER
from ..model.walk import alike, everything, inside, is_alternative, is_effect
from ..phrases.fallbacks import Folded, Known, Mention
from ..phrases.telling import ANYWHERE, Telling, inline
from ..phrases.things import Adjective, Qualified
from ..phrases.words import Listed, Noun, Phrase, Say
from ..terms import conditions, existence, pieces, places, pronouns, queries, query_phrases
from . import moving_pieces, moving_things
from .moving_pieces import MovePieces
from .moving_things import MoveThing

#: parts of an effect that say who does it
ACTORS = ("player", "mover", "payer")


@node
class Together:
    """Choices, and the one effect that speaks of each thing chosen."""

    choices: list[ir.Effect]
    effect: ir.Effect


def together(effects: Sequence[ir.Effect]) -> list[ir.Effect | Together]:
    """The effects of a body in their order; a choice and what is done with it as one, where that says the same."""
    found: list[ir.Effect | Together] = []
    rest = list(effects)
    while rest:
        run = 0
        while run < len(rest) and picked(rest[run]) is not None:
            run += 1
        effect = at_either_end(rest[run]) if run < len(rest) else None
        if run and effect is not None and may_fold(rest[:run], effect, rest[run + 1 :]):
            found.append(Together(rest[:run], effect))
            del rest[: run + 1]
        else:
            found += rest[: run or 1]
            del rest[: run or 1]
    return found


def at_either_end(e: ir.Effect) -> ir.Effect:
    """To put a thing on top of a stack or at its bottom, as one likes, is one deed; all else is as it is."""
    offered = [part for part in inside(e) if is_alternative(part)]
    if not offered or any(a.ability is not None for a in offered) or any(map(is_effect, inside(e))):
        return e
    return either_end([a.body for a in offered]) or e


def either_end(bodies: Sequence[ir.Effect]) -> MoveThing | None:
    """One move for several that differ only in the end of the stack they lead to, if both ends are among them."""
    moves = [e for e in bodies if isinstance(e, MoveThing)]
    if len(moves) < len(bodies) or {e.end for e in moves} != {"top", "bottom"}:
        return None
    first = moves[0]
    return replace(first, end="either") if all(alike(replace(e, end=first.end), first) for e in moves) else None


def picked(e: ir.Effect) -> Picked | None:
    return ALL[type(e)].in_sentence.picks(e)


def may_fold(choices: Sequence[ir.Effect], effect: ir.Effect, after: Sequence[ir.Effect]) -> bool:
    picks = [pick for e in choices if (pick := picked(e)) is not None]
    return all(spoken_of_once(picks, n, effect, after) for n in range(len(picks)))


def spoken_of_once(picks: Sequence[Picked], n: int, effect: ir.Effect, after: Sequence[ir.Effect] = ()) -> bool:
    """Is the thing chosen named in the effect, once, and nowhere else but as what another choice is beside?"""
    query, chooser = picks[n].query, picks[n].player
    var = query.var
    if query.zone is not None and query.zone.form == "stack":  # whoever takes a card from there takes the top one
        return False
    if query.into is not None or PLAYER in query.kinds or not pronouns.is_you(chooser):
        return False
    if not ALL[type(effect)].in_sentence.plain or gained(effect) is not None or not done_by(effect, chooser):
        return False
    if mentions(effect, var) != 1 or not named_in(effect, var) or any(mentions(e, var) for e in after):
        return False
    return not any(mentions(beside(later.query, var), var) for later in picks[n + 1 :])


def done_by(effect: ir.Effect, chooser: ir.Expr) -> bool:
    """Does whoever chose do it?"""
    actors = [getattr(effect, name, None) for name in ACTORS]
    return all(actor is None or pronouns.same(actor, chooser) for actor in actors)


def mentions(node: object, var: ir.Local) -> int:
    return sum(isinstance(e, ir.LocalRef) and e.local is var for e in everything(node))


def named_in(effect: ir.Effect, var: ir.Local) -> bool:
    """Is it said of the thing itself, as a place, or of what lies there? Not of something printed on it."""
    for part in inside(effect):
        if isinstance(part, ir.Place) and part.zone is None and part.thing is not None:
            part = part.thing
        if isinstance(part, queries.FirstOf) and part.query.holder is not None and not part.query.tests:
            part = part.query.holder
        if pronouns.means(part, var):
            return True
    return False


def beside(query: ir.Query, var: ir.Local) -> ir.Query:
    """A query without what says that something is next to a thing, or another than it."""
    near = query.next_to is not None and pronouns.means(query.next_to, var)
    return replace(
        query,
        next_to=None if near else query.next_to,
        tests=[t for t in query.tests if not is_other(t.cond, var)],
    )


def is_other(cond: ir.Expr, var: ir.Local) -> bool:
    return isinstance(cond, conditions.Compare) and cond.op == "!=" and pronouns.means(cond.right, var)


# ---- how it is told
def together_phrase(c: Telling, e: Together) -> Phrase | None:
    """In a language that names each thing once: one instruction; else one after the other."""
    before = dict(c.given)
    mentioned: list[Mention] = []
    for n, choice in enumerate(e.choices):
        pick = picked(choice)
        assert pick is not None
        role = "origin" if isinstance(e.effect, MoveThing) else "choice"
        query = implied_left_out(pick.query, e.effect)
        if n == 0 and is_left_for_a_neighbour(query, e):
            c.picked[query.var] = ANYWHERE
            continue
        chosen = chosen_phrase(c, replace(pick, query=query), e.choices[:n], role)
        mentioned.append(Mention(chosen))
        c.given[pick.query.var] = mentioned[-1]
        c.picked[pick.query.var] = role
    one = inline(c, e.effect)
    c.given = before
    c.picked.clear()
    apart = [inline(c, part) for part in [*e.choices, e.effect]]
    if one is None or any(part is None for part in apart):
        return None
    return Folded(one, Listed([p for p in apart if p is not None], "then", "then-comma"), len(mentioned))


def is_left_for_a_neighbour(query: ir.Query, e: Together) -> bool:
    """Does a thing go from any place of a sort to one next to it? `a pawn onto a neighbouring site` says it all."""
    if len(e.choices) != 2 or not isinstance(e.effect, MoveThing) or not isinstance(e.effect.thing, queries.FirstOf):
        return False
    there, then = e.effect.thing.query, picked(e.choices[1])
    to = then.query if then is not None else query
    near = to.kinds == query.kinds and pronouns.same(to.next_to, there.holder)
    plain = query.source == "all" and not query.tests and query.next_to is None and not there.tests
    return near and plain and ir.local_of(there.holder) is query.var


def chosen_phrase(c: Telling, pick: Picked, before: Sequence[ir.Effect], role: str) -> Qualified:
    """What is chosen, by its noun; beside a thing that was chosen before it is a neighbouring one.

    From a pile something may also be drawn by chance, so it is said that it is chosen."""
    query = pick.query
    others = [known.query.var for e in before if (known := picked(e)) is not None]
    near = query.next_to is not None and ir.local_of(query.next_to) in others
    found = query_phrases.query_phrase(c, replace(query, next_to=None) if near else query, role=role)
    liked = role == "origin" and query.zone is not None and query.zone.form == "pile"
    any_one = Adjective("any-theirs" if pronouns.whose_word(c, pick.player) == "they" else "any")
    words = [*([Adjective("neighbouring")] if near else []), *([any_one] if liked else [])]
    return replace(found, adjectives=[*words, *found.adjectives])


def implied_left_out(query: ir.Query, effect: ir.Effect) -> ir.Query:
    """Without the test that there is what is taken from there: that goes without saying."""
    return replace(query, tests=[t for t in query.tests if not is_implied(t.cond, query.var, effect)])


def is_implied(cond: ir.Expr, var: ir.Local, effect: ir.Effect) -> bool:
    some = existence.some_of(cond)
    if isinstance(some, pieces.PieceCount) and isinstance(effect, MovePieces) and effect.origin is not None:
        here = some.place.thing is not None and some.place.zone is None and pronouns.means(some.place.thing, var)
        from_there = effect.origin.thing is not None and pronouns.means(effect.origin.thing, var)
        own = effect.owner is None or pronouns.same(some.owner.who, effect.owner)
        one = effect.amount is not None and (ir.figure_of(effect.amount) or 0) >= 1
        return here and from_there and own and one and some.piece is effect.piece and not some.owner.others
    lying = existence.there_is(cond)
    zone, holder = (lying.zone, lying.holder) if lying is not None and not lying.tests else (None, None)
    if zone is None and some is not None:
        zone, holder = getattr(some, "zone", None), getattr(some, "holder", None)
    if zone is None or holder is None or not pronouns.means(holder, var):
        return False
    taken = [e.query for e in everything(effect) if isinstance(e, queries.FirstOf)]
    return any(q.zone is zone and q.holder is not None and pronouns.means(q.holder, var) for q in taken)


def each_of_them(c: Telling, query: ir.Query, chooser: ir.Expr, body: ir.Effect) -> Phrase | None:
    """What is done with each of several that are chosen, if they are spoken of once: `on each of them`."""
    if not spoken_of_once([Picked(query, chooser)], 0, body):
        return None
    c.given[query.var] = Mention(Say("each-of-them", noun=pronouns.noun_of(c, query.var)))
    one = inline(c, body)
    del c.given[query.var]
    return one


def each_phrase(c: Telling, query: ir.Query, effect: ir.Effect, role: str = "choice") -> Phrase | None:
    """What is done with every one of several, if they are spoken of once: `move each card from there to the box`; of
    players, what they are paid."""
    how = ALL[type(effect)].in_sentence
    if not how.plain or gained(effect) is not None or PLAYER in query.kinds and not how.price:
        return None
    if mentions(effect, query.var) != 1 or not named_in(effect, query.var):
        return None
    every: Phrase = query_phrases.query_phrase(c, query, "each", role)
    if role == "origin" and query.zone is not None and query_phrases.has_name_there(query):
        there = Noun(f"in-{query.zone.name}")
        every = Known([there.id], Qualified(there, "each"), every)
    before = dict(c.given)
    c.given[query.var] = Mention(every)
    one = inline(c, effect)
    c.given = before
    return one


def emptied_phrase(c: Telling, e: ir.Effect | Together) -> Phrase | None:
    """Something that is done as often as possible with what is taken from a zone is done with all that lies there."""
    if not isinstance(e, Together) or len(e.choices) != 1 or not isinstance(e.effect, MoveThing):
        return None
    pick = picked(e.choices[0])
    if pick is None or pick.query.source != "zone" or pick.query.tests:
        return None
    if not pronouns.means(e.effect.thing, pick.query.var):
        return None
    one, apart = each_phrase(c, pick.query, e.effect, "origin"), together_phrase(c, e)
    return Folded(one, Say("exhaust", body=apart), 1) if one is not None and apart is not None else None


# ---- alternatives that differ in one thing
def one_of_phrase(c: Telling, bodies: Sequence[ir.Effect]) -> Phrase | None:
    """`move 1 pawn from here or from your hand to that site`: alternatives that differ only in where it comes from."""
    first, *others = bodies
    if isinstance(first, MovePieces) and first.origin is not None:
        if all(isinstance(e, MovePieces) and alike(replace(e, origin=first.origin), first) for e in others):
            origins = [
                places.place_phrase(c, e.origin, "from") for e in bodies if isinstance(e, MovePieces) and e.origin
            ]
            return moving_pieces.move_phrase(c, first, Listed(origins, "list-or"))
    move = either_end(bodies)
    return moving_things.move_phrase(c, move) if move is not None else None
