"""How it is told where something lies on a board."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..model import ir
from ..model.geometry import DARK_SQUARES, DIRECTIONS
from ..model.walk import alike
from ..phrases.fallbacks import Known, first
from ..phrases.telling import Telling, term
from ..phrases.words import COMPARED_AS, Listed, Phrase, Plain, Say
from . import boards, dice, pronouns, query_phrases

#: clauses that lead to other things: what is said of the thing itself comes before them
FAR = frozenset({"steps-from", "steps-away", "line-from", "between-things"})

#: directions as a player sees them
SIDES = ("forward", "backward")


def way_phrase(c: Telling, kinds: Collection[str], direction: tuple[str, ...], form: str = "") -> Phrase:
    """A direction as steps go (`diagonally`), or a line that runs in it (`.line`, `.open`: `a diagonal line`).

    Where all steps are diagonal, one forward is diagonally forward."""
    layouts = [layout for layout in c.words.layouts.values() if layout.of in kinds]
    patterns = [layout.geometry.pattern for layout in layouts if layout.geometry is not None]
    if direction[0] in SIDES and len(direction) == 1 and DARK_SQUARES in patterns:
        direction = (*direction, "diagonal")
    if len(direction) == 1:
        return one_way(direction[0], form, kinds)
    side, way = direction
    return Say("direction-both", form, side=one_way(side, "", kinds), way=one_way(way, form, kinds))


def one_way(word: str, form: str, kinds: Collection[str]) -> Phrase:
    """A word of the language, or of the game for its own board (`rank or file`); a game's own step is called as its
    translator says, or else by its name."""
    said = Say(f"direction-{word}", form)
    known = said if word in DIRECTIONS else Known([said.id], said, Say("direction-own", form, name=word))
    return first(*((f"{on}.{form}" if form else on, Say(on, form)) for on in on_boards(said.id, kinds)), ("", known))


def on_boards(id: str, kinds: Collection[str]) -> list[str]:
    """What a game may call a direction on the board of a kind."""
    return [f"{id}-{kind}" for kind in kinds] if len(kinds) == 1 else []


def far_phrase(c: Telling, e: boards.Reached) -> Phrase:
    """So many steps in a direction; of a game's own step, as its translator says it (`a knight's leap`)."""
    steps = Say("so-many-steps", n=e.steps, way=way_phrase(c, e.origin.type.kinds, e.direction))
    own = f"direction-{e.direction[-1]}"
    ids = [*on_boards(own, e.origin.type.kinds), own] if len(e.direction) == 1 else []
    return first(*((f"{id}.far", Say(id, "far", n=e.steps)) for id in ids), ("", steps))


def far_ways_phrase(c: Telling, ways: Sequence[ir.Expr]) -> Phrase | None:
    """`1 step forward or 2 steps sideways from here`, where so many steps from one place lead to the thing."""
    steps = [e for e in ways if isinstance(e, boards.Reached) and e.steps and e.over is None and e.beyond is None]
    origin = steps[0].origin if len(steps) == len(ways) else None
    if origin is None or not all(pronouns.is_it(c, e.thing) and alike(e.origin, origin) for e in steps):
        return None
    by_way: dict[tuple[str, ...], list[boards.Reached]] = {}
    for e in steps:
        by_way.setdefault(e.direction, []).append(e)
    far = [phrase for one_way in by_way.values() for phrase in one_way_phrases(c, one_way)]
    joined = "joined" if len(far) > 1 else "single"
    return Say("steps-from", far=Listed(far, "list-or"), thing=term(c, origin), over="", ways=joined)


def one_way_phrases(c: Telling, steps: Sequence[boards.Reached]) -> list[Phrase]:
    """`1 or 2 steps forward`: the way is said once; not where a game has words of its own for its step."""
    numbers = [*dict.fromkeys(e.steps for e in steps)]
    way = way_phrase(c, steps[0].origin.type.kinds, steps[0].direction)
    if len(numbers) == 1 or not {*steps[0].direction} <= {*DIRECTIONS}:
        return [far_phrase(c, e) for e in steps]
    return [Say("some-steps", numbers=Listed([Plain(f"{n}") for n in numbers], "list-or"), n=numbers[-1], way=way)]


def over_phrase(c: Telling, e: boards.Reached) -> Phrase:
    """What a line or a leap leads over; nothing if it says so itself."""
    if e.over is None or e.empty:
        return Plain("")
    if e.just:
        return Say("over-so-many", n=e.just, things=query_phrases.query_phrase(c, e.over, "bare", "place"))
    return Say("over-things", things=query_phrases.query_phrase(c, e.over, "bare", "place"))


def relation_phrase(c: Telling, e: ir.Expr) -> Say:
    """Behind the noun: where the thing lies."""
    if isinstance(e, boards.Reached):
        over, thing = over_phrase(c, e), term(c, e.origin)
        if e.steps:
            return Say("steps-from", far=far_phrase(c, e), thing=thing, over=over, ways="single")
        way = way_phrase(c, e.origin.type.kinds, e.direction, "open" if e.open else "line")
        behind = term(c, e.beyond) if e.beyond is not None else Plain("")
        told = "yes" if e.beyond is not None else "no"
        return Say("line-from", way=way, thing=thing, over=over, behind=behind, beyond=told)
    if isinstance(e, boards.Away):
        way, shown = way_phrase(c, e.origin.type.kinds, e.direction), isinstance(e.number, dice.Face)
        die = term(c, e.number.thing) if isinstance(e.number, dice.Face) else Plain("")
        told = "yes" if shown else "no"
        return Say("steps-away", n=term(c, e.number), way=way, thing=term(c, e.origin), shown=told, die=die)
    if isinstance(e, boards.Between):
        return Say("between-things", first=term(c, e.first), last=term(c, e.last))
    if isinstance(e, boards.FarthestRow):
        return Say("farthest-row", whose=pronouns.whose_word(c, e.player))
    return Say("on-the-edge")


def relation_condition(c: Telling, e: ir.Expr) -> Phrase:
    return lying_phrase(c, e, "lies")


def relation_denied(c: Telling, e: ir.Expr) -> Phrase:
    return lying_phrase(c, e, "lies-not")


def lying_phrase(c: Telling, e: ir.Expr, id: str) -> Phrase:
    """Said of the thing by itself: no other clause stands before."""
    assert isinstance(e, boards.Relation)
    where = relation_phrase(c, e)
    # behind a verb nothing has to agree with a noun
    return Say(id, thing=term(c, e.thing), where=Say(where.id, **where.parts, nth=0, gender="none"))


def row_phrase(c: Telling, e: boards.RowFrom) -> Phrase:
    return Say("row-from", thing=term(c, e.thing), whose=pronouns.whose_word(c, e.player))


def in_row_phrase(c: Telling, e: boards.RowFrom, op: str, n: int) -> Say:
    """Behind the noun: in which row, or in which rows, the thing lies."""
    return Say("in-row", n=n, how=COMPARED_AS[op], whose=pronouns.whose_word(c, e.player))


def compared_row(c: Telling, e: boards.RowFrom, op: str, n: int) -> Phrase | None:
    return Say("lies", thing=term(c, e.thing), where=in_row_phrase(c, e, op, n)) if op in COMPARED_AS else None


def place_phrase(c: Telling, e: boards.PlaceFrom) -> Phrase:
    return Say("place-from", thing=term(c, e.thing), whose=pronouns.whose_word(c, e.player))


def distance_phrase(c: Telling, e: boards.Distance) -> Phrase:
    return Say("distance-between", first=term(c, e.first), last=term(c, e.last))


def in_line_phrase(c: Telling, e: boards.InLine) -> Phrase:
    things = query_phrases.query_phrase(c, e.query, "bare", "place")
    through = term(c, e.through) if e.through is not None else Plain("")
    return Say(
        "line-of",
        n=e.count,
        way=way_phrase(c, e.query.kinds, e.direction, "line"),
        things=things,
        through=through,
        told="yes" if e.through is not None else "no",
    )
