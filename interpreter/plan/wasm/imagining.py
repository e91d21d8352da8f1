"""A state as one player may imagine it, in the language of `subset`: as in `engine/imagining.py`.

Not here yet: games in which players keep in mind what they saw of hidden things, and grids that somebody cannot see.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...diagnostics.records import mutable
from .memory import Memory

SPREAD = {"IMAGINED_BY": 0xD6E8FEB86659FD93, "IMAGINED_FROM": 0x2545F4914F6CDD1D}


@mutable
class Unseen:
    """What players cannot see, and what of it they can tell apart."""

    #: by seat, the places where they cannot look; by place, is it somebody's own?
    places: Sequence[Sequence[int]]
    owned: Sequence[bool]
    #: by thing: the number of those that look like it from behind, of what it is a part (-1: of nothing)
    groups: Sequence[int]
    wholes: Sequence[int]
    #: slots of what lies on things: the first, the one behind the last, the first thing, slots per thing
    bearing: Sequence[tuple[int, int, int, int]]
    #: the slots that keep something chosen; of each die its slot, its first face, how many it has, which thing it is
    chosen: Sequence[int]
    dice: Sequence[tuple[int, int, int, int]]

    def tables(self, memory: Memory) -> dict[str, int]:
        """Where they lie in memory, and how many groups there are."""
        rows = {"PLACES_OF": self.places, "BEARING": self.bearing, "DICE": self.dice}
        found = {name: memory.listed([memory.listed(r, "[i]") for r in row], "[i]") for name, row in rows.items()}
        plain = {"OWNED": [int(o) for o in self.owned], "GROUP_OF": self.groups, "WHOLES": self.wholes}
        found |= {name: memory.listed(row, "[i]") for name, row in plain.items()}
        return found | {"CHOSEN": memory.listed(self.chosen, "[i]"), "GROUPS": max(self.groups, default=-1) + 1}


#: how many words each table takes that is made for one player and one state, by thing, group or choice
def rooms(things: int, groups: int, chosen: int) -> dict[str, int]:
    return {
        "FIXED": 8 * things, "LOOSE": 8 * things, "TARGETS": 24 * things, "ALIKE": 8 * things, "SHUFFLED": 8 * things,
        "FIRST_OF": 8 * (groups + 1), "NEXT_OF": 8 * (groups + 1), "HELD": 8 * (3 * chosen + 1),
    }  # fmt: skip


IMAGINING_TEXT = '''
def fix_laden(S: state) -> none:
    """What lies on a thing tells it from others."""
    for i in range(THINGS):
        store(FIXED + 8 * i, 0)
    for k in range(load(BEARING)):
        row = BEARING[k]
        for i in range(row[0], row[1]):
            if S[i]:
                thing = row[2] + (i - row[0]) // row[3]
                store(FIXED + 8 * thing, 1)
                if WHOLES[thing] >= 0:
                    store(FIXED + 8 * WHOLES[thing], 1)

def push_loose(thing, place, slot, base) -> none:
    """Something that could lie elsewhere, and a place where it could."""
    if load(FIXED + 8 * thing) == 0:
        push(thing)
        push(place)
        push(slot)
        push(base)

def find_loose(S: state, place) -> none:
    at = ADDRESS[place]
    if FORM[place] == PILE:
        base = BASE[place]
        for w in range(planes(at)):
            m = S[at + w * PLANE]
            while m:
                i = lowest(m)
                m &= m - 1
                thing = base + 64 * w + i
                push_loose(thing, place, at, base)
                if load(FIXED + 8 * thing) == 0:
                    S[at + w * PLANE] &= ~(1 << i)
        return
    if FORM[place] == NONE:
        return
    first = at if FORM[place] == ROW else at + 1
    for slot in range(first, first + (SIZE_OF[place] if FORM[place] == ROW else S[at])):
        if S[slot] >= 0:
            push_loose(S[slot], place, slot, -1)

def imagination(S: state, player) -> none:
    """Works out what a player cannot know of a state; without what lies loose in piles it stays at KNOWN_STATE."""
    B: state = state_at(KNOWN_STATE)
    copy(B, S, ROOM)
    forget_answers(B)
    fix_laden(B)
    hold_chosen(B, player)
    for g in range(GROUPS + 1):
        store(FIRST_OF + 8 * g, 0)
    for i in range(THINGS):
        store(LOOSE + 8 * i, 0)
    mark = ITEMS
    places = PLACES_OF[player]
    for k in range(load(places)):
        find_loose(B, places[k])
    many = (ITEMS - mark) >> 5
    for e in range(many):
        at = FIRST_OF + 8 * GROUP_OF[load(mark + 32 * e)] + 8
        store(at, load(at) + 1)
    for g in range(GROUPS):
        before = load(FIRST_OF + 8 * g)
        store(NEXT_OF + 8 * g, before)
        store(FIRST_OF + 8 * g + 8, load(FIRST_OF + 8 * g + 8) + before)
    for e in range(many):
        thing = load(mark + 32 * e)
        store(LOOSE + 8 * thing, 1)
        copy(TARGETS + 24 * next_of(thing), mark + 32 * e + 8, 3)
    for g in range(GROUPS):
        store(NEXT_OF + 8 * g, load(FIRST_OF + 8 * g))
    for thing in range(THINGS):
        if load(LOOSE + 8 * thing):
            store(ALIKE + 8 * next_of(thing), thing)
    ITEMS = mark

def next_of(thing):
    """The next number in the group of a thing."""
    at = NEXT_OF + 8 * GROUP_OF[thing]
    found = load(at)
    store(at, found + 1)
    return found

def hold_chosen(S: state, player) -> none:
    """Slots with something chosen from among what only others see, with the thing and where it lies."""
    many = 0
    for k in range(load(CHOSEN)):
        thing = S[CHOSEN[k]]
        if thing >= 0 and thing < THINGS:
            place = S[LOCATIONS + thing]
            if place >= 0 and OWNED[place] and hides(player, place):
                at = HELD + 8 + 24 * many
                store(at, CHOSEN[k])
                store(at + 8, thing)
                store(at + 16, place)
                many += 1
    store(HELD, many)

def imagine(S: state, player, seed) -> none:
    """A state that looks the same to the player of whom `imagination` spoke last; the same seed gives the same one."""
    copy(S, KNOWN_STATE, ROOM)
    S[CHANCE] = seed * IMAGINED_BY + IMAGINED_FROM
    for g in range(GROUPS):
        first = load(FIRST_OF + 8 * g)
        many = load(FIRST_OF + 8 * g + 8) - first
        copy(SHUFFLED, ALIKE + 8 * first, many)
        n = many
        while n > 1:
            j = SHUFFLED + 8 * below_n(S, n)
            n -= 1
            held = load(SHUFFLED + 8 * n)
            store(SHUFFLED + 8 * n, load(j))
            store(j, held)
        for k in range(many):
            target = TARGETS + 24 * (first + k)
            thing = load(SHUFFLED + 8 * k)
            slot = load(target + 8)
            base = load(target + 16)
            if base < 0:
                S[slot] = thing
            else:
                set_bit(S, slot, thing - base)
            S[LOCATIONS + thing] = load(target)
            if SPOTS[thing]:
                S[SPOTS[thing]] = 0
    places = PLACES_OF[player]
    for k in range(load(places)):
        if FORM[places[k]] == SORTED:
            put_in_order(S, ADDRESS[places[k]])
    for k in range(load(DICE)):
        die = DICE[k]
        thing = die[3]
        while WHOLES[thing] >= 0:
            thing = WHOLES[thing]
        if hides(player, load(KNOWN_STATE + 8 * (LOCATIONS + thing))):
            S[die[0]] = die[1] + below_n(S, die[2])
    if load(HELD):
        choose_held(S)

def put_in_order(S: state, at) -> none:
    """What lies in a pile stands in printed order behind its number."""
    many = S[at]
    S[at] = 0
    for i in range(many):
        WORK = MOST_WORK  # it is not the rules that do this
        insert(S, S[at + 1 + i], at)

def choose_held(S: state) -> none:
    """What others have chosen is something that lies where it lay. What chance brings later does not depend on it."""
    chance = S[CHANCE]
    low = LISTS
    for k in range(load(HELD)):
        at = HELD + 8 + 24 * k
        first = 1
        for j in range(k):
            if load(HELD + 24 * j + 16) == load(at + 8):
                first = 0
        if first:
            there = members(S, load(at + 16))
            mark = ITEMS
            for i in range(load(there)):
                taken = 0
                for j in range(load(CHOSEN)):
                    if S[CHOSEN[j]] == there[i]:
                        taken = 1
                if not taken:
                    push(there[i])
            left = made(mark)
            if load(left) == 0:
                left = there
            thing = left[below_n(S, load(left))]
            for j in range(k, load(HELD)):
                if load(HELD + 24 * j + 16) == load(at + 8):
                    S[load(HELD + 8 + 24 * j)] = thing
            LISTS = low
    S[CHANCE] = chance
'''
