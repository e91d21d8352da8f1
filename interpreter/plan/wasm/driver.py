"""What runs a game, in the language of `subset`: from decision to decision, trials on copies, secret blocks, whole
games in which every option is drawn at random, as `engine/machine.py`, `engine/match.py` and `study/simulate.py` do.

Steps, listings and the like are called by number: those of one sort stand `STEPS` after those of the one before.
"""

MACHINE_TEXT = '''
def resume(S: state, pc):
    """Goes on until somebody must decide: the options; 0 at the end of the game or where a secret block begins."""
    WORK = MOST_WORK
    return go_on(S, pc)

def go_on(S: state, pc):
    low = LISTS
    mark = ITEMS
    while True:
        kind = KINDS[pc]
        left = WORK - (kind >> WEIGHT_BITS)
        WORK = left
        if left < 0:
            stop(ENDLESS, pc)
        if kind & IS_STEP:
            pc = called(pc, S)
            LISTS = low
            continue
        if FAILED:
            stop(IMPOSSIBLE, pc)
        if not kind & IS_CHOICE:
            S[PC] = pc
            return 0
        found = called(STEPS + pc, S)
        many = load(found)
        if many != 1 or (kind & IS_ASKED and called(3 * STEPS + pc, S, found[0])):
            S[PC] = pc
            if many == 0:
                stop(DEAD_END, pc)
            return found
        if found[0] >= 0 and kind & IS_MENU:
            strike((((pc << 20) + found[0] + 16) << 2) + ALONE)
        code = found[0]
        ITEMS = mark
        pc = called(2 * STEPS + pc, S, code)
        LISTS = low

def copied(S: state):
    """A copy of the state, which goes when COPIES is set back."""
    at = COPIES
    COPIES += 8 * WORDS * SIZE
    if COPIES > COPIES_END:
        stop(NO_ROOM)
    copy(at, S, WORDS * SIZE)
    return at

def pay(cost, pc) -> none:
    WORK -= cost
    if WORK < 0:
        stop(ENDLESS, pc)

def trial(S: state, pc, option):
    """Can what an option begins be completed?"""
    pay(COPIED, pc)
    back = COPIES
    low = LISTS
    mark = ITEMS
    before = TRIALS
    TRIALS = MOST_TRIALS
    C: state = state_at(copied(S))
    then = called(2 * STEPS + pc, C, option)
    found = 0
    if not FAILED:
        found = completes(C, then)
    FAILED = 0
    TRIALS = before
    COPIES = back
    LISTS = low
    ITEMS = mark
    return found

def completes(S: state, pc):
    low = LISTS
    while pc and not KINDS[pc] & IS_BOUNDARY:
        if not KINDS[pc] & IS_STEP:
            return branches(S, pc)
        pay(WEIGHTS[pc], pc)
        pc = called(pc, S)
        LISTS = low
        if FAILED:
            return 0
    return 1

def branches(S: state, pc):
    """Every way is tried on a copy; to stop or decline stands last and is tried first."""
    if not KINDS[pc] & IS_CANDIDATES:
        return 1
    first = ITEMS
    found = called(4 * STEPS + pc, S)
    if FAILED:
        return 0
    back = COPIES
    low = LISTS
    mark = ITEMS
    i = load(found)
    last = -1 if KINDS[pc] & IS_FALLBACK else 0
    while i > last:
        i -= 1
        TRIALS -= 1
        if TRIALS < 0:
            stop(ENDLESS, pc)
        pay(COPIED + WEIGHTS[pc], pc)
        C: state = state_at(copied(S))
        then = called(2 * STEPS + pc, C, found[i] if i >= 0 else -2)
        done = 0
        if not FAILED:
            done = completes(C, then)
        FAILED = 0
        COPIES = back
        LISTS = low
        ITEMS = mark
        if done:
            ITEMS = first
            return 1
    ITEMS = first
    return 0
'''

#: the best of several ways: worths are looked for on copies, down to where a body ends
BEST_TEXT = '''
def worth_of(S: state, pc, option, end):
    """How good it can become with an option; NOWHERE_GOOD: it does not come to the end."""
    TRIALS -= 1
    if TRIALS < 0:
        stop(ENDLESS, pc)
    pay(COPIED + WEIGHTS[pc], pc)
    back = COPIES
    low = LISTS
    mark = ITEMS
    C: state = state_at(copied(S))
    at = called(2 * STEPS + pc, C, option)
    found = NOWHERE_GOOD
    while not FAILED:
        if at == end:
            found = called(MEASURES[end] - 1, C)
            break
        if not KINDS[at] & IS_STEP:
            found = best_worth(C, at, end)
            break
        pay(WEIGHTS[at], at)
        at = called(at, C)
    FAILED = 0
    COPIES = back
    LISTS = low
    ITEMS = mark
    return found

def best_worth(S: state, pc, end):
    if not WAYS[pc]:
        return NOWHERE_GOOD
    S[PC] = pc
    listed = called(WAYS[pc] - 1, S)
    best = NOWHERE_GOOD
    for i in range(load(listed)):
        found = worth_of(S, pc, listed[i], end)
        if found > best:
            best = found
            if best == ENOUGH:
                break
    return best

def best_ways(S: state, pc, found, end):
    if load(found) < 2:
        return found
    ENOUGH = called(BOUNDS[end] - 1, S) if BOUNDS[end] else UNBOUNDED
    TRIALS = MOST_TRIALS
    worths = zeroed(load(found))
    best = NOWHERE_GOOD
    for i in range(load(found)):
        worths[i] = worth_of(S, pc, found[i], end)
        if worths[i] > best:
            best = worths[i]
    if best == NOWHERE_GOOD:
        return found
    mark = ITEMS
    for i in range(load(found)):
        if worths[i] == best:
            push(found[i])
    return made(mark)
'''

#: parts in any order: what is left to be done is a mask of few bits
ORDERS_TEXT = '''
def entangled(parts, bound):
    among = 0
    left = parts
    while left:
        i = lowest(left)
        left &= left - 1
        group = 0
        grown = 1 << i
        while grown != group:
            group = grown
            inside = group
            while inside:
                grown |= bound[lowest(inside)] & parts
                inside &= inside - 1
        if group == 1 << i:
            return group
        if among == 0:
            among = group
    return among

def first_parts(parts, alike):
    found = 0
    left = parts
    while left:
        i = lowest(left)
        left &= left - 1
        if not alike[i] & parts:
            found |= 1 << i
    return found

def same_lasting(A: state, B: state):
    for k in range(load(LASTING)):
        i = LASTING[k]
        for w in range(WORDS):
            if A[i + w * PLANE] != B[i + w * PLANE]:
                return 0
    return 1

def add_outcome(S: state, found) -> none:
    """`found`: the place of how many there are, and of copies behind it."""
    many = load(found)
    for i in range(many):
        if same_lasting(S, state_at(load(found + 8 + 8 * i))):
            return
    if many >= MOST_OUTCOMES:
        stop(NO_ROOM)
    store(found + 8 + 8 * many, copied(S))
    store(found, many + 1)

def outcomes(S: state, pc, head, left, parts, targets, alike, found):
    """Notes how the game can stand when these parts are done; 0 if there are too many ways."""
    while pc != head and KINDS[pc] & IS_STEP and METER > 0:
        pay(WEIGHTS[pc], pc)
        pc = called(pc, S)
        METER -= 1
    if FAILED:
        stop(IMPOSSIBLE, pc)
    METER -= 1
    if METER < 0 or (pc != head and not KINDS[pc] & IS_CHOICE):
        return 0
    if pc == head and not S[left] & parts:
        add_outcome(S, found)
        return 1
    if pc == head:
        next = first_parts(S[left] & parts, alike)
        while next:
            i = lowest(next)
            next &= next - 1
            if not outcomes(state_at(copied(S)), targets[i], head, left, parts, targets, alike, found):
                return 0
        return 1
    listed = called(STEPS + pc, S)
    for i in range(load(listed)):
        pay(COPIED + WEIGHTS[pc], pc)
        C: state = state_at(copied(S))
        if not outcomes(C, called(2 * STEPS + pc, C, listed[i]), head, left, parts, targets, alike, found):
            return 0
    return 1

def same_outcomes(one, other):
    if load(one) != load(other):
        return 0
    for i in range(load(one)):
        A: state = state_at(load(one + 8 + 8 * i))
        there = 0
        for j in range(load(other)):
            if same_lasting(A, state_at(load(other + 8 + 8 * j))):
                there = 1
                break
        if not there:
            return 0
    return 1

def parts_now(S: state, head, left, bound, targets, alike, known):
    parts = entangled(S[left], bound)
    among = first_parts(parts, alike)
    if not known or not among & (among - 1):
        return among
    back = COPIES
    low = LISTS
    mark = ITEMS
    before = 0
    next = among
    while next:
        i = lowest(next)
        next &= next - 1
        found = LISTS
        if found + 8 * MOST_OUTCOMES + 8 > LISTS_END:
            stop(NO_ROOM)
        store(found, 0)
        LISTS = found + 8 * MOST_OUTCOMES + 8
        METER = MOST_STEPS
        ITEMS = mark
        C: state = state_at(copied(S))
        if not outcomes(C, targets[i], head, left, parts, targets, alike, found) or (
            before and not same_outcomes(before, found)
        ):
            COPIES = back
            LISTS = low
            ITEMS = mark
            return among
        before = found
    COPIES = back
    LISTS = low
    ITEMS = mark
    return among & (0 - among)
'''

SECRETS_TEXT = '''
def forget_answers(S: state) -> none:
    """What leaves keep up to date is worked out anew."""
    for i in range(load(KEPT)):
        S[KEPT[i]] = 0
    for i in range(load(OCCUPIED)):
        derive(S, OCCUPIED[i])

def set_bit(S: state, at, bit) -> none:
    S[at + (bit >> 6) * PLANE] |= 1 << (bit & 63)

def clear(S: state, at) -> none:
    for w in range(WORDS):
        S[at + w * PLANE] = 0

def derive(S: state, kept) -> none:
    """`kept`: free, room, one, two, owners, first number, least whole, then of which whole each thing is a part."""
    free = kept[0]
    room_of = kept[1]
    one = kept[2]
    two = kept[3]
    owners = kept[4]
    if free >= 0:
        clear(S, free)
    if free >= 0 and room_of >= 0:
        clear(S, room_of)
    if one >= 0:
        for owner in range(owners):
            clear(S, one + owner)
            clear(S, two + owner)
    for i in range(load(kept) - 7):
        some = 0
        for owner in range(owners):
            n = S[kept[5] + i * owners + owner]
            some += n
            if one >= 0 and n > 0:
                set_bit(S, one + owner, i)
                if n > 1:
                    set_bit(S, two + owner, i)
        if free >= 0 and some == 0:
            set_bit(S, free, i)
            if room_of >= 0:
                set_bit(S, room_of, kept[7 + i] - kept[6])

def thread_at(player):
    return THREADS + player * 8 * WORDS * SIZE

def offered_to(player):
    return THREAD_LISTS + player * 8 * LONGEST

def keep_offer(player, found) -> none:
    """What a player may answer next; nothing, when they are done."""
    at = offered_to(player)
    if found == 0:
        store(at, 0)
    elif load(found) >= LONGEST:
        stop(NO_ROOM)
    else:
        copy(at, found, load(found) + 1)

def secret_block(S: state, low):
    """All players decide at once: the options of whoever decides next behind it."""
    ITEMS = ITEMS_FIRST
    pc = S[PC]
    secret = SECRETS[pc]
    deciding = called(6 * STEPS + pc, S)
    players = 0
    for i in range(load(deciding)):
        players |= 1 << deciding[i]
    LISTS = low
    left = players
    while left:
        p = lowest(left)
        left &= left - 1
        pay(COPIED, pc)
        T: state = state_at(thread_at(p))
        copy(T, S, WORDS * SIZE)
        T[secret[0]] = p
        keep_offer(p, go_on(T, secret[1]))
        store(ANSWERS + 8 * p, 0)
        LISTS = low
        ITEMS = ITEMS_FIRST
    going = 1
    while going:
        going = 0
        left = players
        while left:
            p = lowest(left)
            left &= left - 1
            found = offered_to(p)
            if load(found):
                going = 1
                T: state = state_at(thread_at(p))
                at = T[PC]
                code = drawn_option(at, found)
                answer(p, code)
                keep_offer(p, resume(T, called(2 * STEPS + at, T, code)))
                LISTS = low
                ITEMS = ITEMS_FIRST
    WORK = MOST_WORK
    close(S, pc, secret, players, low)
    return go_on(S, S[PC])

def answer(player, code) -> none:
    many = load(ANSWERS + 8 * player)
    if many >= LONGEST:
        stop(NO_ROOM)
    store(ANSWERS + 8 * PLAYERS + 8 * (player * LONGEST + many), code)
    store(ANSWERS + 8 * player, many + 1)

def close(S: state, pc, secret, players, low) -> none:
    """What they decided happens in the order of seats."""
    back = COPIES
    B: state = state_at(copied(S))
    first = 1
    left = players
    while left:
        p = lowest(left)
        left &= left - 1
        T: state = state_at(thread_at(p))
        if secret[3] and first:
            copy(S, T, WORDS * SIZE)
        elif secret[3]:
            put_together(S, B, T, secret[4])
        else:
            S[secret[0]] = p
            found = go_on(S, secret[1])
            for i in range(load(ANSWERS + 8 * p)):
                code = load(ANSWERS + 8 * PLAYERS + 8 * (p * LONGEST + i))
                WORK = MOST_WORK
                found = resume(S, called(2 * STEPS + S[PC], S, code))
                LISTS = low
                ITEMS = ITEMS_FIRST
            ITEMS = ITEMS_FIRST
        first = 0
    for i in range(load(CONTROL)):
        at = CONTROL[i]
        for w in range(WORDS):
            S[at + w * PLANE] = B[at + w * PLANE]
    S[PC] = secret[2]
    forget_answers(S)
    COPIES = back

def put_together(S: state, B: state, A: state, spans) -> none:
    for k in range(load(spans)):
        first = load(spans[k])
        last = load(spans[k] + 8)
        changed = 0
        others = 0
        for w in range(WORDS):
            for i in range(first + w * PLANE, last + w * PLANE):
                changed |= A[i] ^ B[i]
                others |= S[i] ^ B[i]
        if changed:
            for w in range(WORDS):
                for i in range(first + w * PLANE, last + w * PLANE):
                    if others == 0:
                        S[i] = A[i]
                    else:
                        S[i] ^= A[i] ^ B[i]
'''

#: whole games at random: the generator is the one of Python's `random` (MT19937), a word of its state in each slot
GAMES_TEXT = '''
def seed(games) -> none:
    """Makes a generator for each game from a number of 64 bits, as `random.Random(number)` does."""
    for g in range(games):
        at = GENERATORS + g * 8 * 625
        given = load(INPUTS + 16 * g + 8)
        low = given & 4294967295
        high = shifted_down(given, 32)
        words = 2 if high else 1
        copy(at, TWISTER, 624)
        i = 1
        j = 0
        before = load(at)
        for k in range(624):
            mixed = ((before ^ (before >> 30)) * 1664525) & 4294967295
            before = ((load(at + 8 * i) ^ mixed) + (high if j else low) + j) & 4294967295
            store(at + 8 * i, before)
            i += 1
            j += 1
            if i >= 624:
                store(at, before)
                i = 1
            if j >= words:
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

def play(games) -> none:
    """Games from their set-up to their end. What is left of each: how many decisions were asked, and the state."""
    for g in range(games):
        S: state = state_at(STATE)
        LISTS = LISTS_FIRST
        ITEMS = ITEMS_FIRST
        COPIES = COPIES_FIRST
        FAILED = 0
        FAULT = 0
        copy(STATE, BLANK, WORDS * SIZE)
        S[CHANCE] = load(INPUTS + 16 * g)
        GENERATOR = GENERATORS + g * 8 * 625
        ASKED = 0
        DONE = g
        found = resume(S, START)
        while found or S[PC]:
            if found:
                pc = S[PC]
                code = drawn_option(pc, found)
                LISTS = LISTS_FIRST
                ITEMS = ITEMS_FIRST
                found = resume(S, called(2 * STEPS + pc, S, code))
            else:
                WORK = MOST_WORK
                found = secret_block(S, LISTS_FIRST)
        store(OUTPUTS + 8 * g, ASKED)
        copy(ENDS + g * 8 * WORDS * SIZE, STATE, WORDS * SIZE)
    DONE = games
'''
