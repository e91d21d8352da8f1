"""The digest of a position: of what lies where and what is decided next, not of how the state happens to be laid out.

So it is the same for the same position on every machine, and stays the same when the compiler learns to do better.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from ..lowering.layout import CHANCE, ENDING, PC, ROUND, ROUNDS_LEFT

if TYPE_CHECKING:
    from ..lowering.layout import Layout
    from ..model.vocabulary import Vocabulary
    from .match import Match

#: by the beginning of what slots hold, those that belong to a position besides counters
_COUNTED = ("note ", "piece ", "positions ", "spot ", "face ", "known", "told ", "denied ", "start", "out")


class Told:
    """What of a state counts, worked out once for all positions of a game."""

    def __init__(self, layout: Layout, words: Vocabulary):
        counters = [(name, first, layout.holders(words.counters[name].of)) for name, first in layout.counters.items()]
        others = [(what, first, count) for first, count, what in layout.names if what.startswith(_COUNTED)]
        #: (what it is called, where it begins, where it ends)
        self.slots = [(what, first, first + count) for what, first, count in (*counters, *others)]
        self.places = [
            (info.zone, info.holder, place) for place, info in enumerate(layout.places) if info.form != "none"
        ]


def digest(match: Match) -> str:
    """Counters, notes, pieces, things in their places and order, boards, chance, the round, the question asked."""
    rules, state = match.rules, match.state
    members = rules.machine.ops.members
    told: list[object] = [state[CHANCE], state[ROUND], state[ENDING], state[ROUNDS_LEFT]]
    for what, first, last in rules.told.slots:
        told += what, state[first:last]
    for zone, holder, place in rules.told.places:
        told += zone, holder, members(state, place)
    pc = state[PC]
    choice = rules.machine.program.choices.get(pc)
    told += [choice.path, [rules.option_id(pc, code) for code in match.found]] if choice else [bool(pc)]
    if match.threads is not None:
        for player, thread in sorted(match.threads.items()):
            told += [player, [rules.option_id(at, code) for at, code in thread.answers]]
    return hashlib.blake2b(repr(told).encode(), digest_size=16).hexdigest()


def fingerprint(match: Match, settled: list[int] | None = None) -> str:
    """Of every number of the state, for a snapshot that is read by the same program; `settled`: the state without what
    is only kept to be quick, where somebody has it."""
    threads = [(p, t.answers) for p, t in sorted(match.threads.items())] if match.threads is not None else None
    if settled is None:
        settled = match.state[:]
        match.rules.machine.forget(settled)
    return hashlib.blake2b(repr((settled, threads)).encode(), digest_size=16).hexdigest()
