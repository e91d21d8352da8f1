"""Secret blocks, in the language of `subset`: each player decides in a state of their own, as in `engine/match.py`."""

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
    for w in range(planes(at)):
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
    return TABLE + player * 8 * ROOM

def offered_to(player):
    """What a player may answer next; nothing, when they are done."""
    return TABLE + OFFERS_BEHIND + player * 8 * LONGEST

def answers_of(player):
    return TABLE + ANSWERS_BEHIND + player * 8 * LONGEST

def keep_offer(player, found) -> none:
    at = offered_to(player)
    if found == 0:
        store(at, 0)
    elif load(found) >= LONGEST:
        stop(NO_ROOM)
    else:
        copy(at, found, load(found) + 1)
    LISTS = LISTS_FIRST
    ITEMS = ITEMS_FIRST

def begin_part(S: state, player) -> none:
    """A player's own copy of the state, at their first decision."""
    pc = S[PC]
    secret = SECRETS[pc]
    pay(COPIED, pc)
    T: state = state_at(thread_at(player))
    copy(T, S, ROOM)
    T[secret[0]] = player
    store(answers_of(player), 0)
    keep_offer(player, go_on(T, secret[1]))

def answer(player, code) -> none:
    T: state = state_at(thread_at(player))
    at = answers_of(player)
    many = load(at)
    if many >= LONGEST - 1:
        stop(NO_ROOM)
    store(at + 8 + 8 * many, code)
    store(at, many + 1)
    WORK = MOST_WORK
    keep_offer(player, resume(T, called(2 * STEPS + T[PC], T, code)))

def owing():
    """The players who owe an answer, a bit for each."""
    found = 0
    left = PLAYING
    while left:
        p = lowest(left)
        left &= left - 1
        if load(offered_to(p)):
            found |= 1 << p
    return found

def open_block(S: state) -> none:
    """All players decide at once."""
    ITEMS = ITEMS_FIRST
    deciding = called(6 * STEPS + S[PC], S)
    players = 0
    for i in range(load(deciding)):
        players |= 1 << deciding[i]
    LISTS = LISTS_FIRST
    PLAYING = players
    while players:
        begin_part(S, lowest(players))
        players &= players - 1

def settled(S: state, found):
    """Opens secret blocks, and closes those in which nobody has a choice, until somebody must decide: their options; 0
    in a block and at the end of the game."""
    if found or S[PC] == 0:
        return found
    WORK = MOST_WORK
    while not found and S[PC]:
        open_block(S)
        if owing():
            return 0
        found = close(S)
    return found

def picked(S: state, player, code):
    """A decision: the options of the next one, as `settled` says."""
    LISTS = LISTS_FIRST
    ITEMS = ITEMS_FIRST
    WORK = MOST_WORK
    if not PLAYING:
        return settled(S, resume(S, called(2 * STEPS + S[PC], S, code)))
    answer(player, code)
    if owing():
        return 0
    WORK = MOST_WORK
    return settled(S, close(S))

def close(S: state):
    """All have answered. What they decided happens in the order of seats; then the game goes on."""
    pc = S[PC]
    secret = SECRETS[pc]
    back = COPIES
    B: state = state_at(copied(S))
    first = 1
    left = PLAYING
    while left:
        p = lowest(left)
        left &= left - 1
        pay(COPIED, pc)
        T: state = state_at(thread_at(p))
        if secret[3] and first:
            copy(S, T, ROOM)
        elif secret[3]:
            put_together(S, B, T, secret[4])
        else:
            S[secret[0]] = p
            found = go_on(S, secret[1])
            answers = answers_of(p)
            for i in range(load(answers)):
                LISTS = LISTS_FIRST
                ITEMS = ITEMS_FIRST
                WORK = MOST_WORK
                found = resume(S, called(2 * STEPS + S[PC], S, answers[i]))
            LISTS = LISTS_FIRST
            ITEMS = ITEMS_FIRST
        first = 0
    for i in range(load(CONTROL)):
        at = CONTROL[i]
        for w in range(planes(at)):
            S[at + w * PLANE] = B[at + w * PLANE]
    S[PC] = secret[2]
    forget_answers(S)
    COPIES = back
    PLAYING = 0
    return go_on(S, S[PC])

def put_together(S: state, B: state, A: state, spans) -> none:
    for k in range(load(spans)):
        first = load(spans[k])
        last = load(spans[k] + 8)
        changed = 0
        others = 0
        for at in range(first, last):
            changed |= A[at] ^ B[at]
            others |= S[at] ^ B[at]
            if ROOM > SIZE and WIDE[at]:
                for w in range(1, WORDS):
                    changed |= A[at + w * PLANE] ^ B[at + w * PLANE]
                    others |= S[at + w * PLANE] ^ B[at + w * PLANE]
        if changed and others == 0:
            for at in range(first, last):
                S[at] = A[at]
                if ROOM > SIZE and WIDE[at]:
                    for w in range(1, WORDS):
                        S[at + w * PLANE] = A[at + w * PLANE]
        elif changed:
            for at in range(first, last):
                S[at] ^= A[at] ^ B[at]
                if ROOM > SIZE and WIDE[at]:
                    for w in range(1, WORDS):
                        S[at + w * PLANE] ^= A[at + w * PLANE] ^ B[at + w * PLANE]
'''
