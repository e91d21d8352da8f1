"""Positions that may come again: each is told from others by a number, and those that were remembered last are kept.

Most of a position are the numbers of pieces on every place of a board. Where masks say already on which of them
somebody's pieces lie, they stand for all these numbers, unless two lie on one place.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from operator import itemgetter, mul

from ..lowering.layout import PC, Layout
from ..lowering.occupancy import Kept

State = list[int]
Spans = Sequence[tuple[int, int]]
Numbering = Callable[[State, int], int]
#: the hash of a row of numbers is quick, and the same in every process (that of words is not). But -1 has that of -2,
#: and numbers from here on have that of smaller ones: bits of wide masks would stand for each other. Where hashes have
#: only 32 bits none is used
HASHED = sys.hash_info.modulus if sys.hash_info.width >= 64 else 0
#: so much of a hash is kept: a position is a number above 0 that fits into 63 bits
BITS = (1 << 62) - 1
#: such positions are the sum of their slots, each multiplied by a power of one number: two that differ have the same
#: sum, but for a multiple of a prime of 61 bits, as seldom as any two numbers of that size. The prime is the first one
#: behind the digits of the root of 2 and near no power of 2
PRIME, FACTOR = 1_414_213_562_373_095_051, 718_281_828_459_045_235


def weight(slot: int) -> int:
    return pow(FACTOR, slot + 1, PRIME)


def reader(slots: Sequence[int]) -> Callable[[State], tuple[int, ...]]:
    """What stands in some slots."""
    if len(slots) > 1:
        return itemgetter(*slots)
    return lambda state: tuple([state[slot] for slot in slots])


def doubtful(layout: Layout) -> set[int]:
    """The slots in which a number below -1 can stand, or a mask that is wider than a hash."""
    words = layout.words
    signed = [counter for counter in words.counters.values() if counter.below_zero]
    found = {layout.counters[c.name] + i for c in signed for i in range(layout.holders(c.of))}
    for place in layout.places:
        if place.form == "pile" and sum(len(words.kinds[kind].things) for kind in words.zones[place.zone].holds) > 60:
            found.add(place.address)
    return found


def numbering(spans: Spans, kept: Iterable[Kept], doubted: Collection[int] = ()) -> Numbering:
    """What gives a position, and who acts, a number: the same for the same position, never 0.

    `spans`: the slots that make a position; `kept`: masks that follow from some of them; `doubted`: slots whose numbers
    their hashes may not tell apart.
    """
    covered: set[int] = set()
    masks: list[int] = []
    #: a mask, its value as long as it says everything, the numbers that are looked at if it does not, their weights
    unless: list[tuple[int, int, slice, list[int]]] = []
    sure = HASHED > 0
    for one in kept:
        first, last = one.counts, one.counts + len(one.wholes) * one.owners
        if one.one >= 0:
            masks += range(one.one, one.one + one.owners)
            sure = sure and one.all < HASHED
            idle = [(one.two + owner, 0) for owner in range(one.owners)]
        elif one.free >= 0:
            idle = [(one.free, one.all)]
        else:
            continue
        numbers = range(first, last)
        unless += [(mask, enough, slice(first, last), [*map(weight, numbers)]) for mask, enough in idle]
        covered.update(numbers)
    slots = [slot for first, last in spans for slot in range(first, last) if slot not in covered] + masks
    sure = sure and not set(slots).intersection(doubted)
    told, weights, who = reader(slots), [*map(weight, slots)], weight(PC)
    seen, idly = reader([mask for mask, *_ in unless]), tuple(enough for _, enough, *_ in unless)

    def number(state: State, you: int) -> int:
        values = told(state)
        if sure or max(values, default=0) < HASHED and -2 not in values:
            found = hash(values) + you
        else:
            found = you * who + sum(map(mul, values, weights)) % PRIME
        if seen(state) != idly:
            for mask, enough, numbers, beside in unless:
                if state[mask] != enough:
                    found += sum(map(mul, state[numbers], beside)) % PRIME
        return found & BITS or 1

    return number


def remembering(number: Numbering) -> Callable[[State, int, int, int, int, Spans], None]:
    """The operation: a position, with who acts, goes to the front of those that are kept."""

    def remember(state: State, first: int, last: int, many: int, you: int, spans: Spans) -> None:
        if state[first]:
            end = first + many
            if not state[end - 1]:  # mostly there are few
                end = state.index(0, first) + 1
            elif end < last and state[end]:  # another rule keeps more of them
                state[end:last] = [0] * (last - end)
            state[first + 1 : end] = state[first : end - 1]
        state[first] = number(state, you)

    return remember
