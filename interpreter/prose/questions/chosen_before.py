"""What was chosen before something else is: a question about the next one, or the reason against it, names it.

chosen_before(spoken, query, state)     # the space next to which another is to be chosen, by its name
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ...lowering.anatomy import asking_of
from ...lowering.stops import Choice
from ...model import ir
from ...model.vocabulary import PLAYER
from ...model.walk import everything, inside
from ...phrases.things import Qualified
from ...phrases.words import Noun, Phrase
from ...terms.boards import Relation
from ...terms.conditions import Compare
from ...terms.neighbours import NextTo
from ..texts.labels import Labels

NOTHING_ASKED: Mapping[ir.Local, int] = MappingProxyType({})


def chosen_before(
    spoken: Labels, query: ir.Query, state: Sequence[int], asked: Mapping[ir.Local, int] = NOTHING_ASKED
) -> dict[ir.Local, Phrase]:
    """What things have to lie next to, be in line with or differ from, by its name, if it was chosen before they are.
    One of several copies has a name of its own only where it is a place.

    `asked`: what is asked for now, by what the rules call it once it is chosen.
    """
    conds = [part for test in query.tests for part in everything(test.cond)]
    parts = [e for part in conds if isinstance(part, Compare) and part.left.type.kinds for e in everything(part)]
    lying = [e for part in conds if isinstance(part, Relation | NextTo) for e in everything(part)]
    beside = [query.next_to] if query.next_to is not None else []
    places = {ir.local_of(e) for e in [*lying, *beside]}
    whole = ir.local_of(query.of) if query.of is not None and query.of.type.kinds != (PLAYER,) else None
    found: dict[ir.Local, Phrase] = {}
    for local in dict.fromkeys([whole, *(ir.local_of(e) for e in [*lying, *beside, *parts])]):
        if local is None or local is query.var or not (local in places or local is whole or is_target(spoken, local)):
            continue
        slot, things = spoken.rules.layout.slot(local), spoken.words.things
        index = asked.get(local, state[slot] if slot >= 0 else -1)
        if not 0 <= index < len(things) or local not in places and len(spoken.copies(things[index])) > 1:
            continue
        found[local] = spoken.called(things[index], mine=True)
        if local is whole and local not in places:  # how one belongs to it the language says by its noun
            found[local] = Qualified(Noun(things[index].kind), "the", called=found[local])
    return found


def is_target(spoken: Labels, local: ir.Local) -> bool:
    """Is it how the rules call something that a player chooses?"""
    return any(local in targets_of(choice) for choice in spoken.rules.machine.program.choices.values())


def targets_of(choice: Choice) -> list[ir.Local]:
    """How the rules call what is chosen at a decision, if it is a thing."""
    asking = asking_of(choice.effect) if choice.kind == "things" else None
    parts = inside(choice.effect) if asking is not None and asking.chooses else ()
    query = next((part for part in parts if isinstance(part, ir.Query)), None)
    return [query.target] if query is not None and PLAYER not in query.kinds else []


def not_in_title(spoken: Labels, effect: Any, state: Sequence[int], title: str) -> dict[ir.Local, Phrase]:
    """The same for what an effect chooses, but for what a title names already."""
    queries = [part for part in inside(effect) if isinstance(part, ir.Query)]
    before = chosen_before(spoken, queries[0], state) if queries else {}
    names = {local: name.called if isinstance(name, Qualified) else name for local, name in before.items()}
    return {local: before[local] for local, name in names.items() if name is None or spoken.text(name) not in title}
