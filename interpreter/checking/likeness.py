"""`alike by`: things that the game tells apart are not said to be the same.

Where things are paid as `equal` or `different`, the words say what that means, and what tells equal things apart still
makes them options of their own; otherwise they only say which options are one, and a choice would be taken away.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.problems import MessageRef, Problem, say
from ..model import walk
from ..model.checked import CheckedGame
from ..model.vocabulary import Kind, Thing
from ..terms import alike, distinctions
from ..verbs.payment_in_things import PayThings


def unlike_things(game: CheckedGame) -> Iterator[Problem]:
    kinds = [kind for kind in game.words.kinds.values() if kind.alike]
    if not kinds:
        return
    spoken, equal = distinctions.spoken(game), alike.first_equal(game)
    compared = {
        e.kind for e in walk.all_effects(game) if isinstance(e, PayThings) and any(how != "any" for how, _ in e.ways)
    }
    for kind in kinds:
        found = told_apart(kind, equal, distinctions.marks(game, kind, spoken)) if kind.name not in compared else None
        if found is not None:
            message, hint = found
            yield Problem("not-alike", message, kind.alike_span, hint)


def told_apart(
    kind: Kind, equal: tuple[int, ...], marks: dict[str, distinctions.Mark]
) -> tuple[MessageRef, MessageRef] | None:
    """The first two things that are said to be the same and are not, with what tells them apart."""
    things: dict[int, Thing] = {thing.index: thing for thing in kind.things}
    for thing in kind.things:
        first = things[equal[thing.index]]
        for prop, mark in marks.items():
            if mark(first) != mark(thing):
                one, other = first.name, thing.name
                if not prop:
                    return say("alike-named", one=one, other=other), say("alike-left-out")
                return say("alike-but", one=one, other=other, property=prop), say("alike-add", property=prop)
    return None
