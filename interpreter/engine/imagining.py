"""A match as one player may imagine it: everything they cannot know is drawn anew.

What does not change from draw to draw is worked out once, so that a search can draw thousands of times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lowering.layout import CHANCE, PC
from . import operations as ops
from .fitting import Needs, fitted, marks, needs
from .machine import DeadEnd
from .match import Match
from .scattering import scatter

if TYPE_CHECKING:
    from .rules import Rules

State = list[int]
#: how often a draw that contradicts what another player has openly begun is made again
MOST_DRAWS = 200


class Imagination:
    """Matches that look to a player like this one. The match itself is not kept."""

    __slots__ = (
        "rules",
        "player",
        "_state",
        "_groups",
        "_piles",
        "_sorted",
        "_grids",
        "_dice",
        "_masks",
        "_chosen",
        "_found",
        "_answers",
    )

    def __init__(self, match: Match, player: int):
        self.rules = match.rules
        self.player = player
        self._state = match.state[:]
        self.rules.machine.forget(self._state)
        self._groups, self._piles, self._grids = hidden_things(match.rules, self._state, player)
        layout = self.rules.layout
        #: where piles begin in which things stand in printed order: they do so wherever they are drawn to
        unseen = [layout.places[place] for place, hidden in enumerate(self.rules.sight.hidden[player]) if hidden]
        self._sorted = [info.address + 1 for info in unseen if info.form == "sorted"]
        known = [layout.known + seat for seat in range(self.rules.players) if seat != player] if layout.known else []
        #: the slots of what the others know, and of what was told
        self._masks = (*known, *layout.tellings)
        self._dice = hidden_dice(match.rules, self._state, player)
        self._chosen = hidden_choices(match.rules, self._state, player)
        #: at a player's own decision the options are the same in every match they imagine
        own = match.threads is None and any(who == player for who, _, _ in match.owed())
        self._found = match.found[:] if own else None
        #: by seat the answers known in a secret block: one's own; the others owe theirs again
        self._answers: dict[int, list[tuple[int, int]]] | None = None
        if match.threads is not None:
            self._answers = {seat: t.answers[:] if seat == player else [] for seat, t in match.threads.items()}

    def draw(self, seed: int) -> Match:
        """The same seed gives the same match, whatever was really hidden.

        Where another player is in the middle of something, a draw may make it impossible: then it is drawn again.
        """
        chance = (seed * 0xD6E8FEB86659FD93 + 0x2545F4914F6CDD1D) & ops.MASK
        for _ in range(MOST_DRAWS):
            state = self._state[:]
            state[CHANCE] = chance
            self._shuffle(state)
            chance = state[CHANCE]
            try:
                return self._go_on(state)
            except (DeadEnd, ops.Impossible):
                continue
        # nothing drawn fits what was begun: what the others hold stays, and only chance is drawn anew
        kept = self._state[:]
        kept[CHANCE] = chance
        return self._go_on(kept)

    def leaves(self, read: set[int]) -> bool:
        """Is each of these slots the same in every match that is drawn?"""
        locations, spots = self.rules.layout.locations, self.rules.machine.ops.spots
        if self._grids or CHANCE in read or not read.isdisjoint(self._masks):
            return False
        drawn = {address for address, _ in self._piles} | {slot for slot, _, _ in self._dice}
        drawn.update(slot for slots, _ in self._chosen for slot in slots)
        drawn.update(slot for first in self._sorted for slot in range(first, first + self._state[first - 1]))
        for things, targets in self._groups:
            for _, address, _, marked, _ in targets:
                drawn.update((address, *marked))
            if len({place for place, *_ in targets}) > 1:  # otherwise each stays where all of them are
                drawn.update(locations + thing for thing in things)
            drawn.update(spots[thing] for thing in things if thing in spots)
        return read.isdisjoint(drawn)

    def _shuffle(self, state: State) -> None:
        """Things the player cannot see change places with others that look the same from behind."""
        locations, spots, below = self.rules.layout.locations, self.rules.machine.ops.spots, ops.below
        for address, mask in self._piles:
            state[address] = mask
        for things, targets in self._groups:
            drawn = fitted(self.rules, ops.shuffled(state, things), [target[4] for target in targets])
            everything = ~sum(1 << thing for thing in drawn) if self._masks else 0
            for slot in self._masks:
                state[slot] &= everything
            for thing, (place, address, base, marked, _) in zip(drawn, targets, strict=True):
                for slot in marked:
                    state[slot] |= 1 << thing
                if base < 0:
                    state[address] = thing
                else:
                    state[address] |= 1 << (thing - base)
                state[locations + thing] = place
                if thing in spots:
                    state[spots[thing]] = 0
        for first in self._sorted:
            last = first + state[first - 1]
            state[first:last] = sorted(state[first:last])
        for slot, first, faces in self._dice:
            state[slot] = first + below(state, faces)
        for place in self._grids:
            scatter(self.rules, state, place)
        self._choose(state)

    def _choose(self, state: State) -> None:
        """What others have chosen where the player cannot look is something that lies there.

        How often that is drawn may tell what was chosen: what chance brings afterwards does not depend on it.
        """
        chance = state[CHANCE]
        for slots, place in self._chosen:
            taken = {state[slot] for slot in self.rules.sight.chosen}
            there = self.rules.machine.ops.members(state, place)
            left = [thing for thing in there if thing not in taken] or there
            thing = left[ops.below(state, len(left))]
            for slot in slots:
                state[slot] = thing
        state[CHANCE] = chance

    def _go_on(self, state: State) -> Match:
        """The imagined match at its decision."""
        other = Match(self.rules, state, None, [])
        self.rules.machine.work.renew()
        if self._found is not None:
            other.found = self._found
        elif self._answers is None:
            if state[PC]:
                other.advance()
        else:
            threads = other.threads = {seat: other.thread(seat, known) for seat, known in self._answers.items()}
            if not any(thread.found for thread in threads.values()):
                other.close_threads()
                other.advance()
        return other


def imagine(match: Match, player: int, seed: int) -> Match:
    """A match that looks the same to the player; everything they cannot know is drawn anew."""
    return Imagination(match, player).draw(seed)


#: a place to lie: its number, the slot that names what lies there, and -1; or a pile's slot and its first thing; who
#: knows what lies there, and what was told of it
Target = tuple[int, int, int, tuple[int, ...], Needs]


def hidden_things(
    rules: Rules, state: State, player: int
) -> tuple[list[tuple[list[int], list[Target]]], list[tuple[int, int]], list[int]]:
    """What the player cannot tell apart and where it lies; piles without it; grids the player cannot see."""
    sight, layout, act = rules.sight, rules.layout, rules.machine.ops
    fixed = laden(rules, state) | {*sight.known(state, player)}
    groups: dict[tuple[str, int], tuple[list[int], list[Target]]] = {}
    piles: list[tuple[int, int]] = []
    grids: list[int] = []
    for place, unseen in enumerate(sight.hidden[player]):
        if not unseen:
            continue
        info = layout.places[place]
        at = info.address
        loose = [thing for thing in act.members(state, place) if thing not in fixed]
        if info.form == "pile":
            slots = [at] * len(loose)
            piles.append((at, state[at] & ~sum(1 << (thing - info.base) for thing in loose)))
        else:
            first = at + (info.form != "row")
            size = info.size if info.form == "row" else state[at]
            slots = [slot for slot in range(first, first + size) if state[slot] >= 0 and state[slot] not in fixed]
        for thing, slot in zip(loose, slots, strict=True):
            things, targets = groups.setdefault(sight.groups[thing], ([], []))
            things.append(thing)
            base = info.base if info.form == "pile" else -1
            targets.append((place, slot, base, marks(rules, state, thing, player), needs(rules, state, thing)))
        if info.form == "grid":
            grids.append(place)
    # sorted, so that what is drawn depends on the seed alone, not on how it lay
    if layout.known:
        for _, targets in groups.values():
            targets.sort(key=lambda target: (target[:4], str(target[4])))
    return [(sorted(groups[key][0]), groups[key][1]) for key in sorted(groups)], piles, grids


def hidden_dice(rules: Rules, state: State, player: int) -> list[tuple[int, int, int]]:
    """Dice that the player cannot see: the slot of what each shows, its first face and how many it has."""
    unseen, kinds = rules.sight.unseen(state, player), rules.words.kinds
    return [
        (first + n, kinds[kind].first_face, sort.default)
        for kind, first in rules.layout.faces.items()
        if (sort := kinds[kind].face) is not None
        for n, die in enumerate(kinds[kind].things)
        if unseen[die.index]
    ]


def hidden_choices(rules: Rules, state: State, player: int) -> list[tuple[list[int], int]]:
    """The slots that keep something chosen from among what only another player sees, one thing after the other, and
    where that lies."""
    sight, layout = rules.sight, rules.layout
    found: dict[int, tuple[list[int], int]] = {}
    for slot in sight.chosen:
        thing = state[slot]
        place = state[layout.locations + thing] if 0 <= thing < len(sight.names) else -1
        owned = place >= 0 and layout.words.zones[layout.places[place].zone].seen_by in ("owner", "others")
        if owned and sight.hidden[player][place]:
            found.setdefault(thing, ([], place))[0].append(slot)
    return list(found.values())


def laden(rules: Rules, state: State) -> set[int]:
    """Things on which counters or pieces lie: what lies on a thing tells it from others."""
    whole, found = rules.sight.whole, set[int]()
    for first, last, base, stride in rules.sight.bearing:
        slots = state[first:last]
        if any(slots):
            things = {base + i // stride for i, n in enumerate(slots) if n}
            found |= things | {whole[t] for t in things if whole[t] >= 0}
    return found
