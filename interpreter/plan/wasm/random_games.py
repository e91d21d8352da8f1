"""Whole games in which every option is drawn, in the language of `subset`, as in `study/simulate.py`."""

#: how many bytes a generator takes: the one of Python's `random` (MT19937)
GENERATOR_ROOM = 8 + 4 * 624


def _twice(word: int) -> int:
    """The same 32 bits in both halves of a number, as it is written with a sign."""
    both = word << 32 | word
    return both - (1 << 64) if both >> 63 else both


CONSTANTS = {
    "GENERATOR_ROOM": GENERATOR_ROOM,
    "EACH_HIGHEST": _twice(0x80000000),
    "EACH_LOWER": _twice(0x7FFFFFFF),
    "EACH_LOWER_21": _twice(0x001FFFFF),
    "EACH_LOWER_14": _twice(0x00003FFF),
    "EACH_MIXED_7": _twice(0x9D2C5680),
    "EACH_MIXED_15": _twice(0xEFC60000),
}
#: whole games at random
GAMES_TEXT = '''
def seed(games) -> none:
    """Makes a generator for each game from a number of 64 bits."""
    for g in range(games):
        given = load(INPUTS + 16 * g + 8)
        store(KEY, 2 if shifted_down(given, 32) else 1)
        store(KEY + 8, given & 4294967295)
        store(KEY + 16, shifted_down(given, 32))
        seed_one(GENERATORS + g * GENERATOR_ROOM, KEY)

def seed_one(generator, key) -> none:
    """Makes a generator as `random.Random(number)` does: which of its words is drawn next, and behind that 624 words of
    32 bits. `key`: the words of the number, lowest first."""
    at = generator + 8
    store(generator, 0)
    copy(at, TWISTER, 312)
    i = 1
    j = 0
    before = load_short(at)
    for k in range(624):
        mixed = ((before ^ (before >> 30)) * 1664525) & 4294967295
        before = ((load_short(at + 4 * i) ^ mixed) + key[j] + j) & 4294967295
        store_short(at + 4 * i, before)
        i += 1
        j += 1
        if i >= 624:
            store_short(at, before)
            i = 1
        if j >= load(key):
            j = 0
    for k in range(623):
        mixed = ((before ^ (before >> 30)) * 1566083941) & 4294967295
        before = ((load_short(at + 4 * i) ^ mixed) - i) & 4294967295
        store_short(at + 4 * i, before)
        i += 1
        if i >= 624:
            store_short(at, before)
            i = 1
    store_short(at, 2147483648)

def number_drawn():
    """As `getrandbits(64)` does: the next two words, the first one lowest. They are renewed when they are needed, both
    at once: 624 is even, so they never part, and no bit of one comes into the other."""
    i = load(GENERATOR)
    store(GENERATOR, i + 2 if i < 622 else 0)
    here = GENERATOR + 8 + 4 * i
    two = load(here)
    next = shifted_down(two, 32) | (load_short(here + 8 if i < 622 else GENERATOR + 8) << 32)
    if i < 226:
        far = load(here + 1588)
    elif i > 226:
        far = load(here - 908)
    else:
        far = load_short(here + 1588) | (load_short(GENERATOR + 8) << 32)
    y = (two & EACH_HIGHEST) | (next & EACH_LOWER)
    found = far ^ (shifted_down(y, 1) & EACH_LOWER) ^ ((y & 4294967297) * 2567483615)
    store(here, found)
    found ^= shifted_down(found, 11) & EACH_LOWER_21
    found ^= (found << 7) & EACH_MIXED_7
    found ^= (found << 15) & EACH_MIXED_15
    return found ^ (shifted_down(found, 18) & EACH_LOWER_14)

def draw(n):
    """`int(random() * n)`, to the last bit."""
    found = number_drawn()
    return scaled(((found & 4294967264) << 21) + shifted_down(found, 38), n)

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
    SPENT += MOST_WORK - WORK
    if ASKED > MOST_DECISIONS or SPENT > MOST_PLAYED_WORK:
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
    SPENT = 0
    copy(STATE, BLANK, ROOM)
    S[CHANCE] = chance
    return settled(S, resume(S, START))

def fetch_ahead(generator) -> none:
    """Looks where the next game will: what it draws first comes out of a far memory while this one is played."""
    for line in range(3):
        load(generator + 64 * line)
        load(generator + 1596 + 64 * line)

def play(games) -> none:
    """Games from their set-up to their end. What is left of each: how many decisions were asked, and the state."""
    for g in range(games):
        S: state = state_at(STATE)
        GENERATOR = GENERATORS + g * GENERATOR_ROOM
        fetch_ahead(GENERATOR + GENERATOR_ROOM if g + 1 < games else GENERATOR)
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
