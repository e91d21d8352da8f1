"""Whole games in which every option is drawn, in the language of `subset`, as in `study/simulate.py`."""

#: whole games at random: the generator is the one of Python's `random` (MT19937), a word of its state in each slot
GAMES_TEXT = '''
def seed(games) -> none:
    """Makes a generator for each game from a number of 64 bits."""
    for g in range(games):
        given = load(INPUTS + 16 * g + 8)
        store(KEY, 2 if shifted_down(given, 32) else 1)
        store(KEY + 8, given & 4294967295)
        store(KEY + 16, shifted_down(given, 32))
        seed_one(GENERATORS + g * 8 * 625, KEY)

def seed_one(at, key) -> none:
    """Makes a generator as `random.Random(number)` does; `key`: the words of 32 bits of the number, lowest first."""
    copy(at, TWISTER, 624)
    i = 1
    j = 0
    before = load(at)
    for k in range(624):
        mixed = ((before ^ (before >> 30)) * 1664525) & 4294967295
        before = ((load(at + 8 * i) ^ mixed) + key[j] + j) & 4294967295
        store(at + 8 * i, before)
        i += 1
        j += 1
        if i >= 624:
            store(at, before)
            i = 1
        if j >= load(key):
            j = 0
    for k in range(623):
        mixed = ((before ^ (before >> 30)) * 1566083941) & 4294967295
        before = ((load(at + 8 * i) ^ mixed) - i) & 4294967295
        store(at + 8 * i, before)
        i += 1
        if i >= 624:
            store(at, before)
            i = 1
    store(at, 2147483648)
    store(at + 8 * 624, 0)

def renewed(i):
    """Words are renewed one by one, when they are needed: this one, ready to be drawn."""
    here = GENERATOR + 8 * i
    y = (load(here) & 2147483648) | (load(here + 8 if i < 623 else GENERATOR) & 2147483647)
    found = load(here + 3176 if i < 227 else here - 1816) ^ (y >> 1) ^ ((0 - (y & 1)) & 2567483615)
    store(here, found)
    found ^= found >> 11
    found ^= (found << 7) & 2636928640
    found ^= (found << 15) & 4022730752
    return found ^ (found >> 18)

def draw(n):
    """`int(random() * n)`, to the last bit. 624 is even, so two words never part."""
    i = load(GENERATOR + 8 * 624)
    store(GENERATOR + 8 * 624, i + 2 if i < 622 else 0)
    high = renewed(i) >> 5
    return scaled((high << 26) + (renewed(i + 1) >> 6), n)

def noted(key):
    """The place where something is counted, or where it would be."""
    at = shifted_down(key * GOLDEN, 64 - NOTE_BITS)
    while True:
        there = load(NOTES + 16 * at)
        if there == key + 1 or there == 0:
            return NOTES + 16 * at
        at = (at + 1) & ((1 << NOTE_BITS) - 1)

def strike(key):
    """Was this looked for, and had not been met before?"""
    at = noted(key)
    if load(at) == 0 or load(at + 8):
        return 0
    store(at + 8, 1)
    return 1

def drawn_option(pc, found):
    """Draws an option, and notes what was offered and taken."""
    ASKED += 1
    if ASKED > MOST_DECISIONS:
        stop(NO_END)
    many = load(found)
    if UNOFFERED[pc]:
        for i in range(many):
            if strike((((pc << 20) + found[i] + 16) << 2) + OFFERED):
                UNOFFERED[pc] -= 1
    code = found[draw(many)]
    key = (((pc << 20) + code + 16) << 2) + USED
    at = NOTES + 16 * shifted_down(key * GOLDEN, 64 - NOTE_BITS)
    if load(at) != key + 1:
        at = noted(key)
        if load(at) == 0:
            store(at, key + 1)
            NOTED += 1
            if NOTED > 1 << (NOTE_BITS - 1):
                stop(NO_ROOM)
    store(at + 8, load(at + 8) + 1)
    WORK = MOST_WORK
    return code

def take(code):
    """One decision in the state that lies at STATE: the options of the next one; 0 at the end and before a block."""
    S: state = state_at(STATE)
    LISTS = LISTS_FIRST
    ITEMS = ITEMS_FIRST
    COPIES = COPIES_FIRST
    FAILED = 0
    FAULT = 0
    WORK = MOST_WORK
    return resume(S, called(2 * STEPS + S[PC], S, code))

def draw_answers(S: state):
    """Each who owes an answer in a secret block draws one, in the order of seats: what `picked` says of the last."""
    found = 0
    left = owing()
    while left:
        p = lowest(left)
        left &= left - 1
        T: state = state_at(thread_at(p))
        found = picked(S, p, drawn_option(T[PC], offered_to(p)))
    return found

def begin_game(chance):
    """A game from its set-up on: the options of the first decision, as `settled` says."""
    S: state = state_at(STATE)
    LISTS = LISTS_FIRST
    ITEMS = ITEMS_FIRST
    COPIES = COPIES_FIRST
    TABLE = TABLE_FIRST
    FAILED = 0
    FAULT = 0
    PLAYING = 0
    ASKED = 0
    copy(STATE, BLANK, ROOM)
    S[CHANCE] = chance
    return settled(S, resume(S, START))

def play(games) -> none:
    """Games from their set-up to their end. What is left of each: how many decisions were asked, and the state."""
    for g in range(games):
        S: state = state_at(STATE)
        GENERATOR = GENERATORS + g * 8 * 625
        found = begin_game(load(INPUTS + 16 * g))
        while S[PC]:
            while found:
                pc = S[PC]
                code = drawn_option(pc, found)
                LISTS = LISTS_FIRST
                ITEMS = ITEMS_FIRST
                found = resume(S, called(2 * STEPS + pc, S, code))
            if PLAYING:
                found = draw_answers(S)
            else:
                found = settled(S, 0)
        store(OUTPUTS + 8 * g, ASKED)
        copy(ENDS + g * 8 * ROOM, STATE, ROOM)
'''
