"""What was chosen before something else is: a question about the next one, or the reason against it, names it.

chosen_before(spoken, query, state)     # the space next to which another is to be chosen, by its name
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..model import ir
from ..model.walk import everything, inside
from ..phrases.words import Phrase
from ..terms.boards import Relation
from .labels import Labels


def chosen_before(spoken: Labels, query: ir.Query, state: Sequence[int]) -> dict[ir.Local, Phrase]:
    """What things have to lie next to or in line with, by its name, if it was chosen before they are."""
    lying = [part for test in query.tests for part in everything(test.cond) if isinstance(part, Relation)]
    beside = [query.next_to] if query.next_to is not None else []
    locals_ = [ir.local_of(e) for part in lying for e in everything(part)] + [ir.local_of(e) for e in beside]
    found: dict[ir.Local, Phrase] = {}
    for local in locals_:
        slot = spoken.rules.layout.slot(local) if local is not None and local is not query.var else -1
        index = state[slot] if slot >= 0 else -1
        if local is not None and index >= 0:
            found[local] = spoken.called(spoken.words.things[index], mine=True)
    return found


def not_in_title(spoken: Labels, effect: Any, state: Sequence[int], title: str) -> dict[ir.Local, Phrase]:
    """The same for what an effect chooses, but for what a title names already."""
    queries = [part for part in inside(effect) if isinstance(part, ir.Query)]
    before = chosen_before(spoken, queries[0], state) if queries else {}
    return {local: name for local, name in before.items() if spoken.text(name) not in title}
