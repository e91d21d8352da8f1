"""The digest of a position: of what lies where and what is decided next, not of how the state happens to be laid out.

So it is the same for the same position on every machine, and stays the same when the compiler learns to do better.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from ..lowering.layout import CHANCE, ENDING, PC, ROUND, ROUNDS_LEFT

if TYPE_CHECKING:
    from .match import Match


def digest(match: Match) -> str:
    """Counters, notes, pieces, things in their places and order, boards, chance, the round, the question asked."""
    rules, state = match.rules, match.state
    layout, words, act = rules.layout, rules.words, rules.machine.ops
    told: list[object] = [state[slot] for slot in (CHANCE, ROUND, ENDING, ROUNDS_LEFT)]
    for name, first in layout.counters.items():
        told += [name, state[first : first + layout.holders(words.counters[name].of)]]
    for first, count, what in layout.names:
        if what.startswith(
            ("note ", "piece ", "positions ", "spot ", "face ", "known", "told ", "denied ", "start", "out")
        ):
            told += [what, state[first : first + count]]
    for place, info in enumerate(layout.places):
        if info.form != "none":
            told += [info.zone, info.holder, act.members(state, place)]
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
