"""The search of `bots/mcts.py`, in the language of `subset`: its tree, and playouts by the thousand.

Python says what is seen (`look`), how many playouts are made (`search`), and asks what was found (`decided`). A match
that is played on lies in one of three slots: its options, who is in a secret block, its state, and a table as
`secret_blocks` needs it. A node is an option taken: how often, how often it was offered, at which decision it is which
option, the next one beside it, the first one behind it, how many playouts went on to the end, and what each player got
from it: soon, later, and in the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, log
from struct import pack, unpack

#: so many playouts can be made, from one decision to those that follow with nothing learnt between
MOST_PLAYOUTS = 1 << 20
SLOTS = 3
#: what a module may take beside its own memory, for a table of logarithms and a tree: 136 MB
MOST_PAGES = 2176
_WORDS_OF_NODE = 6


def bits(x: float) -> int:
    """A float as a whole number of 64 bits."""
    return int(unpack("<q", pack("<d", x))[0])


def logarithms(first: int, behind: int) -> bytes:
    """A part of the table at LOGS."""
    return pack(f"<{behind - first}d", *(log(n) if n else 0.0 for n in range(first, behind)))


def constants(players: int, figures: Mapping[str, float]) -> dict[str, int]:
    """Floats by name, as they are handed over, and how large a node is."""
    found = {name: bits(value) for name, value in figures.items()}
    return found | {"INFINITE": bits(inf), "NODE": node_size(players), "MOST_PLAYOUTS": MOST_PLAYOUTS}


def node_size(players: int) -> int:
    return 8 * (_WORDS_OF_NODE + 3 * players)


def rooms(players: int, longest: int) -> dict[str, int]:
    """Bytes of what is kept about one search."""
    return {"RANGES": 48 * players, "GAINED": 24 * players, "PLAN": 8 * longest, "PATH": 8 * 4096}


SLOTS_TEXT = '''
def enter(slot):
    """Goes on with the match in a slot: its options."""
    TABLE = slot + SLOT_TABLE
    PLAYING = load(slot + SLOT_PLAYING)
    return slot if load(slot) else 0

def keep(slot, found) -> none:
    """Leaves the match in a slot as it stands."""
    if found == 0:
        store(slot, 0)
    elif found != slot:
        if load(found) >= LONGEST:
            stop(NO_ROOM)
        copy(slot, found, load(found) + 1)
    store(slot + SLOT_PLAYING, PLAYING)

def copy_slot(to, slot) -> none:
    copy(to, slot, load(slot) + 1)
    copy(to + SLOT_STATE, slot + SLOT_STATE, ROOM)
    playing = load(slot + SLOT_PLAYING)
    store(to + SLOT_PLAYING, playing)
    while playing:
        p = lowest(playing)
        playing &= playing - 1
        TABLE = slot + SLOT_TABLE
        own = thread_at(p)
        offered = offered_to(p)
        answers = answers_of(p)
        TABLE = to + SLOT_TABLE
        copy(thread_at(p), own, ROOM)
        copy(offered_to(p), offered, load(offered) + 1)
        copy(answers_of(p), answers, load(answers) + 1)

def owing_first(S: state, me):
    """Whose decision is looked at next: of several owed in secret one's own."""
    if not PLAYING:
        return called(5 * STEPS + S[PC], S)
    waiting = owing()
    return me if (waiting >> me) & 1 else lowest(waiting)

def best_turn(slot, player, tries):
    """The rest of a turn, played at random so many times: the slot of the one after which the player stands best."""
    best = 0
    most: real = real(0)
    left = tries
    while left:
        left -= 1
        to = slot
        if left:
            to = SLOTS
            while to == slot or to == best:
                to += SLOT
            copy_slot(to, slot)
        S: state = state_at(to + SLOT_STATE)
        found = enter(to)
        keep(to, play_turn(S, found, player))
        ahead: real = lead(S, player)
        if best == 0 or ahead > most:
            best = to
            most = ahead
    return best
'''

TREE_TEXT = '''
def new_node(key):
    at = NODES
    NODES += NODE
    if NODES > TREE_END:
        stop(NO_ROOM)
    for i in range(NODE >> 3):
        store(at + 8 * i, 0)
    store(at + 16, key)
    return at

def child(node, key):
    """The option behind a node; 0: it was never taken there."""
    at = load(node + 32)
    while at and load(at + 16) != key:
        at = load(at + 24)
    return at

def new_child(node, key):
    at = new_node(key)
    store(at + 24, load(node + 32))
    store(node + 32, at)
    return at

def place_key(pc, code):
    return (pc << 20) + code + 16

def worth_of_node(node, player, before) -> real:
    """From 0 to 1. What is got soon and what is got later count alike, each measured by how much it varies; what is got
    in the end counts the more, the more playouts of the decision `before` it ended. An option that was not followed so
    far yet counts there as that decision does on average, or it would never be."""
    near: real = real(0)
    visits: real = real(load(node))
    i = player
    while i < 2 * PLAYERS:
        near = near + measured(load_real(node + 48 + 8 * i) / visits, i)
        i += PLAYERS
    near = near / real(2)
    ended = load(before + 40)
    if ended == 0:
        return near
    followed = node if load(node + 40) else before
    far: real = measured(load_real(followed + 48 + 8 * i) / real(load(followed + 40)), i)
    return (near * real(FOREBODING) + far * real(ended)) / real(FOREBODING + ended)

def measured(got: real, i) -> real:
    """What was got on average, from the least that was got (0) to the most (1)."""
    low: real = load_real(RANGES + 16 * i)
    high: real = load_real(RANGES + 16 * i + 8)
    if high > low:
        return (got - low) / (high - low)
    return real(1) / real(2)

def select(node, pc, codes, player):
    """One that was never taken, or else the most promising: its node. Its code is left in TAKEN."""
    new = 0
    for i in range(load(codes)):
        option = child(node, place_key(pc, codes[i]))
        if option:
            store(option + 8, load(option + 8) + 1)
        else:
            new += 1
    if new:
        new = draw(new)
        for i in range(load(codes)):
            if child(node, place_key(pc, codes[i])) == 0:
                if new == 0:
                    TAKEN = codes[i]
                    option = new_child(node, place_key(pc, codes[i]))
                    store(option + 8, 1)
                    return option
                new -= 1
    best = 0
    most: real = real(0)
    curiosity: real = real_of(CURIOSITY if MADE < THOROUGH else CURIOSITY_LATER)
    for i in range(load(codes)):
        option = child(node, place_key(pc, codes[i]))
        if load(option + 8) >= MOST_PLAYOUTS - 1:
            stop(NO_ROOM)
        rare: real = root(load_real(LOGS + 8 * load(option + 8) + 8) / real(load(option)))
        rating: real = worth_of_node(option, player, node) + curiosity * rare
        if best == 0 or rating > most:
            best = option
            most = rating
            TAKEN = codes[i]
    return best

def descend(slot, node, me):
    """Follows the tree to an option that was taken seldom; in a game with an estimate not beyond the round. Notes the
    way at PATH; says how long it is."""
    S: state = state_at(slot + SLOT_STATE)
    begun = S[ROUND]
    store(PATH, node)
    many = 1
    found = enter(slot)
    while S[PC] and (not ESTIMATED or S[ROUND] == begun):
        player = owing_first(S, me)
        codes = offered_to(player) if PLAYING else found
        if PLAYING and player != me:
            found = picked(S, player, codes[draw(load(codes))])
            continue
        T: state = state_at(thread_at(player) if PLAYING else slot + SLOT_STATE)
        node = select(node, T[PC], codes, player)
        if many >= 4096:
            stop(NO_ROOM)
        store(PATH + 8 * many, node)
        many += 1
        found = picked(S, player, TAKEN)
        if load(node) < FAMILIAR:
            break
    keep(slot, found)
    return many
'''

PLAYOUT_TEXT = '''
def gain(slot, me, much) -> none:
    """What each player has gained, at LEADS. An estimate has a unit of its own: only its spread tells what a victory is
    worth beside it."""
    S: state = state_at(slot + SLOT_STATE)
    found = enter(slot)
    leads(S, real(0))
    mine: real = load_real(LEADS + 8 * me)
    if mine < real_of(LEAST_SEEN):
        LEAST_SEEN = bits_of(mine)
    if mine > real_of(MOST_SEEN):
        MOST_SEEN = bits_of(mine)
    if S[PC] == 0:
        victory: real = real_of(much) * (real_of(MOST_SEEN) - real_of(LEAST_SEEN))
        if victory == real(0):
            victory = real(1)
        leads(S, victory)

def seed_luck(turn) -> none:
    """The generator of a playout: its luck and the number of a turn are its seed."""
    GENERATOR = GENERATORS + GENERATOR_ROOM
    store(KEY, 3 if LUCK_HIGH else (2 if shifted_down(LUCK, 32) else 1))
    store(KEY + 8, (LUCK + turn) & 4294967295)
    store(KEY + 16, shifted_down(LUCK, 32))
    store(KEY + 24, LUCK_HIGH)
    seed_one(GENERATOR, KEY)

def play_on(slot, me, answered, thorough):
    """What each player gets, at GAINED: when the turn begun is over, which hardly depends on luck, and after others'
    turns; of a decision that is looked at thoroughly also in the end, if it was reached, which is answered."""
    S: state = state_at(slot + SLOT_STATE)
    seed_luck(0)
    found = enter(slot)
    if not ESTIMATED:
        play_out(S, found)
        leads(S, real(1))
        copy(GAINED, LEADS, PLAYERS)
        copy(GAINED + 8 * PLAYERS, LEADS, PLAYERS)
        return 0
    secret = PLAYING
    if S[PC] and owing_first(S, me) == me:
        slot = best_turn(slot, me, TRIES_NOW)
    gain(slot, me, VICTORY)
    copy(GAINED, LEADS, PLAYERS)
    copy(GAINED + 8 * PLAYERS, LEADS, PLAYERS)
    if secret:
        if PLAYING and load_real(LEADS + 8 * me) > real_of(PLAN_WORTH):
            PLAN_WORTH = load(LEADS + 8 * me)
            answers = answers_of(me)
            store(PLAN, load(answers) - answered)
            copy(PLAN + 8, answers + 8 + 8 * answered, load(PLAN))
        return 0
    turn = 0
    while turn < (MOST_TURNS if thorough else PLAYERS):
        S = state_at(slot + SLOT_STATE)
        if S[PC]:
            found = enter(slot)
            seed_luck(1 + turn)
            slot = best_turn(slot, owing_first(S, me), TRIES_LATER)
            S = state_at(slot + SLOT_STATE)
        turn += 1
        if turn == PLAYERS:
            gain(slot, me, VICTORY)
            copy(GAINED + 8 * PLAYERS, LEADS, PLAYERS)
        if S[PC] == 0 and turn >= PLAYERS:
            break
    if not thorough:
        return 0
    if S[PC]:
        MISSED += 1
        return 0
    gain(slot, me, FINAL_VICTORY)
    copy(GAINED + 16 * PLAYERS, LEADS, PLAYERS)
    return 1

def imagine_slot(luck) -> none:
    """In the first slot, the match that is thought about as it may be."""
    TABLE = SLOTS + SLOT_TABLE
    S: state = state_at(SLOTS + SLOT_STATE)
    imagine_match(S, ME, luck, MOST_SAMPLES, 0, BLOCK, TABLE_FIRST + ANSWERS_BEHIND + ME * 8 * LONGEST)

def playout() -> none:
    """The n-th playout of each option has the same luck, so that options differ by what they are worth."""
    GENERATOR = GENERATORS
    node = select(ROOT, DECISION, CHOICES, ME)
    begun = SEARCH_SEED + load(node)
    LUCK = begun << 8
    LUCK_HIGH = shifted_down(begun, 56) + (256 if below(begun, SEARCH_SEED) else 0)
    imagine_slot(LUCK)
    S: state = state_at(SLOTS + SLOT_STATE)
    keep(SLOTS, picked(S, ME, TAKEN))
    store(PATH, node)
    many = 1
    if load(node) >= FAMILIAR:
        many = descend(SLOTS, node, ME)
    thorough = MADE >= THOROUGH and MISSED <= load(ROOT + 40)
    ended = play_on(SLOTS, ME, load(TABLE_FIRST + ANSWERS_BEHIND + ME * 8 * LONGEST), thorough)
    for i in range((2 + ended) * PLAYERS):
        got: real = load_real(GAINED + 8 * i)
        if got < load_real(RANGES + 16 * i):
            store_real(RANGES + 16 * i, got)
        if got > load_real(RANGES + 16 * i + 8):
            store_real(RANGES + 16 * i + 8, got)
    credit(ROOT, ended)
    for k in range(many):
        credit(load(PATH + 8 * k), ended)
    MADE += 1

def credit(node, ended) -> none:
    """Adds what was got in a playout to an option on its way."""
    store(node, load(node) + 1)
    store(node + 40, load(node + 40) + ended)
    for i in range((2 + ended) * PLAYERS):
        store_real(node + 48 + 8 * i, load_real(node + 48 + 8 * i) + load_real(GAINED + 8 * i))
'''

SEARCH_TEXT = '''
def look(me, playing, pc, root) -> none:
    """A decision as its player sees it: the state at STATE, in a secret block the own answers, the options at CHOICES.
    `root`: what is known of it already; 0: nothing."""
    LISTS = LISTS_FIRST
    ITEMS = ITEMS_FIRST
    COPIES = COPIES_FIRST
    FAILED = 0
    FAULT = 0
    ME = me
    BLOCK = playing
    DECISION = pc
    ROOT = root
    MADE = 0
    GENERATOR = GENERATORS
    imagination(state_at(STATE), me)
    if root == 0:
        NODES = TREE
        ROOT = new_node(0)
        for i in range(3 * PLAYERS):
            store(RANGES + 16 * i, INFINITE)
            store_real(RANGES + 16 * i + 8, real(0) - real_of(INFINITE))
        MISSED = 0
        LEAST_SEEN = INFINITE
        MOST_SEEN = bits_of(real(0) - real_of(INFINITE))
        no_plan()
    SEARCH_SEED = number_drawn()

def no_plan() -> none:
    PLAN_WORTH = bits_of(real(0) - real_of(INFINITE))
    store(PLAN, 0)

def search(playouts) -> none:
    for i in range(playouts):
        playout()

def proves_well(least: real):
    """Gets the plan so much on average? Where chance has a hand in it, one that was lucky must not be followed."""
    total: real = real(0)
    S: state = state_at(SLOTS + SLOT_STATE)
    for luck in range(PROOFS):
        imagine_slot(SEARCH_SEED + luck)
        found = 0
        for i in range(load(PLAN)):
            if not PLAYING:
                return 0
            codes = offered_to(owing_first(S, ME))
            there = 0
            for k in range(load(codes)):
                there |= codes[k] == load(PLAN + 8 + 8 * i)
            if not there:
                return 0
            found = picked(S, ME, load(PLAN + 8 + 8 * i))
        keep(SLOTS, found)
        gain(SLOTS, ME, VICTORY)
        total = total + load_real(LEADS + 8 * ME)
    return total / real(PROOFS) >= least

def decided():
    """The option that is taken; what is known of it is left in ROOT."""
    best = 0
    code = 0
    for i in range(load(CHOICES)):
        option = child(ROOT, place_key(DECISION, CHOICES[i]))
        if option:
            better = best == 0
            if best:
                better = load(option) > load(best) or (
                    load(option) == load(best) and worth_of_node(option, ME, ROOT) > worth_of_node(best, ME, ROOT)
                )
            if better:
                best = option
                code = CHOICES[i]
    if load(PLAN) and proves_well(load_real(best + 48 + 8 * ME) / real(load(best))):
        code = load(PLAN + 8)
        best = child(ROOT, place_key(DECISION, code))
        if best == 0:
            best = new_child(ROOT, place_key(DECISION, code))
    if load(PLAN) and load(PLAN + 8) == code:
        store(PLAN, load(PLAN) - 1)
        copy(PLAN + 8, PLAN + 16, load(PLAN))
    else:
        no_plan()
    ROOT = best
    return code
'''
