"""The few operations on the flat state that generated leaves call: moving things, chance, rows, walks."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..lowering.layout import CHANCE, NOWHERE, UNORDERED, PlaceInfo

State = list[int]
MASK = (1 << 64) - 1


class Impossible(Exception):
    """A compulsory instruction that cannot be done: only trials and the oracle ever see it."""


def below(state: State, n: int) -> int:
    """A number from 0 to n-1 from the generator kept in the state (splitmix64; rejection keeps it exact)."""
    while True:
        seed = state[CHANCE] = (state[CHANCE] + 0x9E3779B97F4A7C15) & MASK
        z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        found = z % n
        if z - found <= MASK + 1 - n:  # else it is one of the few at the end, of which some numbers would be missing
            return found


def shuffled(state: State, things: list[int]) -> list[int]:
    """Things in any order: the numbers of `below`, drawn in one go because decks are large and shuffled often."""
    found, seed = things[:], state[CHANCE]
    for n in range(len(found), 1, -1):
        while True:
            seed = (seed + 0x9E3779B97F4A7C15) & MASK
            z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            z ^= z >> 31
            j = z % n
            if z - j <= MASK + 1 - n:
                break
        found[n - 1], found[j] = found[j], found[n - 1]
    state[CHANCE] = seed
    return found


def shuffle_range(state: State, first: int, count: int) -> None:
    state[first : first + count] = shuffled(state, state[first : first + count])


def bits(mask: int, base: int) -> list[int]:
    """The things of a pile, in printed order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1 + base)
        mask ^= low
    return found


#: things that are dealt or shuffled cost so much each, where they are more than few; to take one out of the midst of
#: others or to put it there costs a part of how many move up
FEW_DEALT, DEALT, FEW_MOVED, MOVED = 15, 8, 64, 16


def _free(cost: int) -> None:
    """Nobody counts: an operation on its own."""


class Ops:
    """Bound to one program's layout."""

    def __init__(self, places: Sequence[PlaceInfo], locations: int, spots: Mapping[int, int]):
        self.locations = locations
        #: by thing that can lie on a grid, the slot that says where
        self.spots = spots
        self.places = [(p.form, p.address, p.size, p.base, p.limit) for p in places]
        self.form = [p.form for p in places]
        self.address = [p.address for p in places]
        self.size = [p.size for p in places]
        self.base = [p.base for p in places]
        self.limit = [p.limit for p in places]
        #: who moves many things pays for it, however the rules came to it
        self.pay: Callable[[int], None] = _free

    def members(self, state: State, place: int) -> list[int]:
        form, at = self.form[place], self.address[place]
        if form == "pile":
            return bits(state[at], self.base[place])
        if form == "row":
            return [t for t in state[at : at + self.size[place]] if t >= 0]
        return state[at + 1 : at + 1 + state[at]] if form != "none" else []

    def count(self, state: State, place: int) -> int:
        form, at = self.form[place], self.address[place]
        if form == "pile":
            return state[at].bit_count()
        if form == "row":
            return sum(1 for t in state[at : at + self.size[place]] if t >= 0)
        return state[at] if form != "none" else 0

    def slot(self, state: State, thing: int) -> int:
        """Which slot of its row a thing lies in, or -1."""
        place = state[self.locations + thing]
        if place < 0 or self.form[place] != "row":
            return -1
        at = self.address[place]
        return state.index(thing, at, at + self.size[place]) - at

    def put(self, state: State, thing: int, place: int, bottom: bool = False) -> None:
        """Moves a thing to a place (the top of a stack, the first free slot of a row)."""
        here = self.locations + thing
        before = state[here]
        form, at, size, base, limit = self.places[place]
        if limit and before != place and self.count(state, place) >= limit:
            raise Impossible
        if before >= 0:
            self.lift(state, thing, before)
        state[here] = place
        if form == "pile":
            state[at] |= 1 << thing - base
        elif form == "sorted":
            self.insert(state, thing, at)
        elif form != "row":  # on a grid, too, what comes last lies on top
            count = state[at] = state[at] + 1
            if bottom:
                if count > FEW_MOVED:
                    self.pay(count // MOVED)
                state[at + 2 : at + 1 + count] = state[at + 1 : at + count]
                state[at + 1] = thing
            else:
                state[at + count] = thing
        elif size == 1 and state[at] == NOWHERE:
            state[at] = thing
        else:
            try:
                state[state.index(NOWHERE, at, at + size)] = thing
            except ValueError:
                raise Impossible from None

    def insert(self, state: State, thing: int, at: int) -> None:
        """Among things that stand in printed order behind their number."""
        last = at + 1 + state[at]
        if state[at] > FEW_MOVED:
            self.pay(state[at] // MOVED)
        i = bisect(state, thing, at + 1, last)
        state[i + 1 : last + 1] = state[i:last]
        state[i] = thing
        state[at] += 1

    def remove(self, state: State, thing: int) -> None:
        if state[self.locations + thing] >= 0:
            self.lift(state, thing, state[self.locations + thing])

    def lift(self, state: State, thing: int, place: int) -> None:
        """Takes a thing out of the place in which it lies."""
        form, at, size, base, _ = self.places[place]
        if form == "pile":
            state[at] &= ~(1 << thing - base)
        elif form == "row":
            state[state.index(thing, at, at + size)] = NOWHERE
        else:
            count = state[at]
            if state[at + count] != thing:
                if count > FEW_MOVED:
                    self.pay(count // MOVED)
                i = state.index(thing, at + 1, at + 1 + count)
                state[i : at + count] = state[i + 1 : at + 1 + count]
            state[at + count] = 0
            state[at] = count - 1
            if form == "grid":
                state[self.spots[thing]] = 0

    def swap(self, state: State, first: int, second: int) -> None:
        """Two things change places at once, so that no limit and no slot is in the way."""
        if first < 0 or second < 0:
            raise Impossible
        a, b = state[self.locations + first], state[self.locations + second]
        if a < 0 or b < 0:
            raise Impossible
        if a == b and self.form[a] in UNORDERED:
            return
        spots = [(place, self.spot(state, thing, place)) for thing, place in ((first, a), (second, b))]
        for thing, (place, at) in zip((second, first), spots, strict=True):
            gone = first if thing == second else second
            if self.form[place] == "pile":
                state[at] = state[at] & ~(1 << (gone - self.base[place])) | 1 << (thing - self.base[place])
            elif self.form[place] == "sorted":
                self.lift(state, gone, place)
                self.insert(state, thing, self.address[place])
            else:
                state[at] = thing
            state[self.locations + thing] = place

    def spot(self, state: State, thing: int, place: int) -> int:
        """The slot of the state that tells where in its place a thing lies."""
        form, at = self.form[place], self.address[place]
        if form == "pile":
            return at
        return state.index(thing, at if form == "row" else at + 1)  # the first slot of a stack counts what lies there

    def among(self, state: State, place: int, only: int) -> list[int]:
        """What lies there, of some things only (a bit for each; 0: of all)."""
        found = self.members(state, place)
        return [t for t in found if only >> t & 1] if only else found

    def deal(
        self,
        state: State,
        amount: int,
        origin: int,
        target: int,
        exact: bool = False,
        only: int = 0,
        bottom: bool = False,
    ) -> None:
        """As many as there are and fit, up to the amount; from the top of a stack, else in printed order."""
        form, most = self.form[origin], max(0, min(amount, self.room(state, target)))
        if form == "pile" and not only:
            dealt: list[int] = []
            left = state[self.address[origin]]
            while left and len(dealt) < most:
                low = left & -left
                dealt.append(low.bit_length() - 1 + self.base[origin])
                left ^= low
        elif form == "sorted" and not only:
            at = self.address[origin] + 1
            dealt = state[at : at + min(most, state[at - 1])]
        elif form == "stack" and not only:  # however many lie below
            at = self.address[origin] + 1
            top = at + state[at - 1]
            dealt = state[max(at, top - most) : top][::-1]
        else:
            have = self.among(state, origin, only)
            dealt = (have[::-1] if form in ("stack", "grid") else have)[:most]
        if exact and len(dealt) < amount:
            raise Impossible
        if len(dealt) > FEW_DEALT:
            self.pay(DEALT * len(dealt))
        for thing in dealt:
            self.put(state, thing, target, bottom)

    def deal_all(self, state: State, origin: int, target: int, only: int = 0, bottom: bool = False) -> None:
        """In printed order, a stack from its lowest; under another stack from its top, so that their order stays."""
        moved = self.among(state, origin, only)[: self.room(state, target)]
        if len(moved) > FEW_DEALT:
            self.pay(DEALT * len(moved))
        for thing in reversed(moved) if bottom else moved:
            self.put(state, thing, target, bottom)

    def room(self, state: State, place: int) -> int:
        """How many more things fit into a place."""
        most = self.limit[place] or (self.size[place] if self.form[place] == "row" else 0)
        return most - self.count(state, place) if most else MASK

    def shuffle(self, state: State, place: int) -> None:
        at = self.address[place]
        if state[at] > FEW_DEALT:
            self.pay(DEALT * state[at])
        shuffle_range(state, at + 1, state[at])

    def refill(self, state: State, place: int, deck: int) -> bool:
        """Closes the gaps to the left, fills on the right; True if the deck could not fill every slot."""
        at, size = self.address[place], self.size[place]
        row = [t for t in state[at : at + size] if t >= 0]
        state[at : at + size] = row + [NOWHERE] * (size - len(row))
        top = self.address[deck]
        for i in range(len(row), size):
            count = state[top]
            if not count:
                return True
            thing = state[top + count]
            state[top + count] = 0
            state[top] = count - 1
            state[at + i] = thing
            state[self.locations + thing] = place
        return False


def lay_bricks(
    state: State, masks: int, positions: int, things: Sequence[int], neighbours: Sequence[Sequence[int]], shuffled: bool
) -> None:
    """Lays things out on positions and notes for each the mask of its neighbours."""
    base, count = things[0], len(things)
    for i, thing in enumerate(things):
        state[positions + i] = thing
    if shuffled:
        shuffle_range(state, positions, count)
    for i, around in enumerate(neighbours):
        mask = 0
        for j in around:
            mask |= 1 << (state[positions + j] - base)
        state[masks + state[positions + i] - base] = mask


Asks = Callable[[State, int, int], int]


def reachable(
    state: State,
    you: int,
    visited: int,
    purse: int,
    kept: Sequence[int],
    masks: int,
    base: int,
    enter: Asks,
    toll: Asks,
    stop: Asks,
    first: int,
) -> bool:
    """Can some stop be reached from `first` (entered and paid for, no stop itself) with what is left in the purse?

    Cheapest tolls first over places not yet visited: exact, since a cheapest way never enters a place twice.
    """
    best = {first: 0}
    open_places = [(0, first)]
    while open_places:
        open_places.sort(reverse=True)
        cost, place = open_places.pop()
        if cost > best[place]:
            continue
        for other in bits(kept[masks + place - base] & ~visited, base):
            if not enter(state, you, other):
                continue
            total = cost + toll(state, you, other)
            if total > purse or total >= best.get(other, purse + 1):
                continue
            if stop(state, you, other):
                return True
            best[other] = total
            open_places.append((total, other))
    return False


def walk_steps(
    state: State,
    you: int,
    here: int,
    visited: int,
    kept: Sequence[int],
    masks: int,
    base: int,
    enter: Asks,
    stop: Asks,
    moved: bool,
) -> list[int]:
    """All steps and stops that the walk's own conditions allow, without looking ahead."""
    found = [x for x in bits(kept[masks + here - base] & ~visited, base) if enter(state, you, x)]
    if moved and stop(state, you, here):
        found.append(-1)
    return found


def where(counts: Sequence[int], base: int) -> int:
    """The thing on which an only piece lies, or -1."""
    return base + counts.index(1) if 1 in counts else NOWHERE


def find(state: State, slots: Sequence[int]) -> int:
    for slot in slots:
        if state[slot]:
            return slot
    raise Impossible


def group(start: int, around: Callable[[int], Sequence[int]], passes: Callable[[int], Any]) -> list[int]:
    """What hangs together with a thing over neighbours that pass a test, in printed order; itself in any case."""
    if start < 0:
        return []
    found = {start}
    open_things = [start]
    while open_things:
        for other in around(open_things.pop()):
            if other not in found and passes(other):
                found.add(other)
                open_things.append(other)
    return sorted(found)


def lacking(have: Sequence[int], needs: Sequence[tuple[int, int]]) -> int:
    """How many of what is asked for are not there."""
    missing = 0
    for what, n in needs:
        if n > have.count(what):
            missing += n - have.count(what)
    return missing


def whole(mask: int, lines: Sequence[int]) -> bool:
    """Is all of some line in the mask?"""
    for line in lines:
        if mask & line == line:
            return True
    return False


def rayed(rays: Sequence[Sequence[int]], passed: int, least: int) -> int:
    """Along each ray the places that are reached over so many at least of the mask, and over nothing else."""
    found = 0
    for ray in rays:
        left = least
        for bit in ray:
            if left <= 0:
                found |= bit
            if not bit & passed:
                break
            left -= 1
    return found


def leapt(leaps: Sequence[tuple[int, int]], passed: int) -> int:
    """The places to which a leap leads over places of the mask only."""
    found = 0
    for end, over in leaps:
        if over & passed == over:
            found |= end
    return found


def past(rays: Sequence[Sequence[int]], bit: int) -> Sequence[Sequence[int]]:
    """Of each ray that leads over a place, what comes behind it."""
    return [ray[ray.index(bit) + 1 :] for ray in rays if bit in ray]


def between(rays: Sequence[Sequence[int]], bit: int) -> int:
    """What comes on the rays before a place."""
    found = 0
    for ray in rays:
        if bit in ray:
            for before in ray:
                if before == bit:
                    break
                found |= before
    return found


def flooded(starts: int, passed: int, shifts: Sequence[tuple[int, int]], empty: bool) -> int:
    """All places reached from some start in one direction over places of the mask: one of them at least, or none.

    A direction is how far bits are shifted, and those that may be: the others would leave the board."""
    found = 0
    for shift, stay in shifts:
        here = starts & stay
        here = here << shift if shift > 0 else here >> -shift
        if empty:
            found |= here
        here &= passed & stay
        while here:
            here = here << shift if shift > 0 else here >> -shift
            found |= here
            here &= passed & stay
    return found


def stepped(starts: int, shifts: Sequence[tuple[int, int]]) -> int:
    """All places a step leads to from some start; each shift goes with the bits that are moved by it."""
    found = 0
    for shift, moved in shifts:
        here = starts & moved
        found |= here << shift if shift > 0 else here >> -shift
    return found


def vaulted(rays: Sequence[Sequence[int]], over: int, free: int, number: int) -> int:
    """Along each ray the places that are reached over exactly so many of one mask, and beside them free ones only."""
    found = 0
    for ray in rays:
        left = number
        for bit in ray:
            if not left:
                found |= bit
            if bit & over:
                if not left:
                    break
                left -= 1
            elif not bit & free:
                break
    return found


def bounded(starts: int, over: int, free: int, ways: Sequence[Sequence[tuple[int, int]]], number: int) -> int:
    """The places from which some start is reached so: all of them at once, direction by direction."""
    found = 0
    for shifts in ways if over else ():
        here = starts
        for left in range(number, -1, -1):
            reached = further = stepped(here, shifts)
            while further:
                further = stepped(further & free, shifts)
                reached |= further
            if left:
                here = reached & over
                if not here:
                    break
            else:
                found |= reached
    return found


def united(masks: Sequence[int]) -> int:
    """All bits of several masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def lined(mask: int, lines: Sequence[int], n: int, exactly: bool) -> bool:
    """Are so many of some line in the mask, or at least so many?"""
    for line in lines:
        found = (mask & line).bit_count()
        if found == n or found > n and not exactly:
            return True
    return False


def forget(state: State, first: int, last: int) -> None:
    """No position is kept any more."""
    if state[first + 1]:
        if not state[last - 1]:  # mostly there are few
            last = state.index(0, first)
        state[first:last] = [0] * (last - first)
    elif state[first]:
        state[first] = 0


def came(state: State, first: int, last: int) -> int:
    """How many times the position remembered last is among those that are kept."""
    if not state[first + 1]:
        return int(state[first] > 0)
    if not state[last - 1]:  # mostly there are few
        last = state.index(0, first)
    return state[first:last].count(state[first])


def tally(values: Sequence[int]) -> list[int]:
    """How often each value occurs; nothing (-1) is no value."""
    seen: dict[int, int] = {}
    for value in values:
        if value >= 0:
            seen[value] = seen.get(value, 0) + 1
    return list(seen.values())


def distinct(things: Sequence[int], same: Sequence[int]) -> list[int]:
    """One of each sort: identical copies are one option."""
    seen: set[int] = set()
    found = []
    for thing in things:
        if same[thing] not in seen:
            seen.add(same[thing])
            found.append(thing)
    return found


def unlike(things: Sequence[int], sort: Callable[[int], object]) -> list[int]:
    """The first of each sort, where more than what is printed tells things from each other."""
    if len(things) < 2:
        return list(things)
    found: dict[object, int] = {}
    for thing in things:
        found.setdefault(sort(thing), thing)
    return list(found.values())


def skip(state: State, you: int, this: int) -> None:
    """The printed effect of something that has none."""
