"""Positions that come again: which parts of the state make a position, and how often the last one has come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..diagnostics.problems import say
from ..lowering import dispatch
from ..lowering.anatomy import Term
from ..lowering.context import Env, Lowering
from ..model import ir
from ..model.checked import CheckedGame
from ..model.node import node
from ..model.regions import OUT, PAST, START, Region, counted, lying, noted, on_grid, shown, standing
from ..model.secrecy import Actor
from ..model.sight import of_parts
from ..model.vocabulary import Vocabulary
from ..phrases.telling import Telling, term
from ..phrases.words import Phrase, Say
from ..plan import build as b
from ..plan import nodes as n
from ..plan.nodes import Expr
from ..reading.context import Checking, TermReader
from ..reading.scope import At, Scope, wrong
from ..syntax.parser import Branch
from . import expressions
from .facts import looking


@node
class HasCome(ir.Expr):
    """The position remembered last was remembered so many times."""

    times: ir.Expr


def has_come(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Expr:
    """`this position has come 3 times`."""
    (times,) = tree.children
    if ir.figure_of(number := expressions.number(c, times, scope, at)) == 0:
        raise wrong("wrong-value", say("came-never"), at.span(times))
    return HasCome(ir.FLAG, number)


# ---- what makes a position
def regions(game: CheckedGame) -> Iterator[Region]:
    """What lies open, stands, is counted and is noted; no clock, no round, and nothing of how it came to it."""
    words, hidden = game.words, hidden_kinds(game.words)
    yield from (counted(counter) for counter in words.counters.values() if not counter.clock)
    yield from (noted(note) for note in words.notes.values())
    yield from (standing(piece.name, place) for piece in words.pieces.values() for place in piece.places)
    for zone in words.zones.values():
        if zone.holds and zone.seen_by == "all":
            yield lying(zone)
            yield from on_grid(zone, (kind for kind in zone.holds if kind not in hidden))
    yield from (shown(kind.name) for kind in words.kinds.values() if kind.face is not None and kind.name not in hidden)
    yield from (("layout", layout.name) for layout in words.layouts.values() if not layout.printed)
    yield from (START, OUT)


def hidden_kinds(words: Vocabulary) -> set[str]:
    """Kinds of things that can lie where not all can look."""
    return {kind for zone in words.zones.values() if zone.seen_by != "all" for kind in zone.holds}


def spans(c: Lowering) -> tuple[tuple[int, int], ...]:
    """The slots in which all that lies, those side by side together."""
    layout, words, hidden = c.layout, c.words, hidden_kinds(c.words)
    found: list[tuple[int, int]] = []
    for counter in words.counters.values():
        if not counter.clock:
            found.append((layout.counters[counter.name], layout.holders(counter.of)))
    found += [(layout.notes[note.name], layout.holders(note.of)) for note in words.notes.values()]
    lies = [f"zone {zone.name}" for zone in words.zones.values() if zone.seen_by == "all"]
    shows = [f"{what} {kind}" for kind in words.kinds if kind not in hidden for what in ("face", "spot")]
    laid = [f"positions {name}" for name in words.layouts]
    stands = [f"piece {name} {place}" for name, place in layout.pieces]
    parts = {*lies, *shows, *laid, *stands, "start", "out"}
    found += [(first, many) for first, many, what in layout.names if what in parts]
    joined: list[tuple[int, int]] = []
    for first, many in sorted(found):
        if joined and joined[-1][1] == first:
            joined[-1] = joined[-1][0], first + many
        elif many:
            joined.append((first, first + many))
    return tuple(joined)


# ---- how it is told
def has_come_phrase(c: Telling, e: HasCome) -> Phrase:
    return Say("position-came", times=term(c, e.times), n=ir.figure_of(e.times) or 2, no="no")


def has_not_come_phrase(c: Telling, e: HasCome) -> Phrase:
    return Say("position-came", times=term(c, e.times), n=ir.figure_of(e.times) or 2, no="yes")


# ---- how it is computed
def lower_has_come(c: Lowering, e: HasCome, env: Env) -> Expr:
    many = n.Call("came", (n.Number(c.layout.past), n.Number(c.layout.past + c.words.positions)))
    return b.at_least(many, dispatch.value(c, e.times, env))


# ---- what is known of it
def reads_past(e: HasCome, game: CheckedGame) -> Iterable[Region]:
    return (PAST,)


def nothing_remembered(e: HasCome, actor: Actor) -> bool:
    return actor.unchanged(PAST)


#: by the name of a rule of the grammar, what reads it
CONDITIONS: dict[str, TermReader] = {
    "has_come": has_come,
}

TERMS: dict[type, Term] = {
    HasCome: Term(
        facts=looking(reads_past, of_parts, alone=nothing_remembered),
        lower=lower_has_come,
        phrase=None,
        condition=has_come_phrase,
        denied=has_not_come_phrase,
    ),
}
