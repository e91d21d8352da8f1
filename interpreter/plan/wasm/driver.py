"""What runs a game, in the language of `subset`: from decision to decision, and trials on copies, as
`engine/machine.py`, `engine/best_ways.py` and `engine/weighing.py` do.

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
    COPIES += 8 * ROOM
    if COPIES > COPIES_END:
        stop(NO_ROOM)
    copy(at, S, ROOM)
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
        found = completes(C, then, S[CHANCE])
    FAILED = 0
    TRIALS = before
    COPIES = back
    LISTS = low
    ITEMS = mark
    return found

def completes(S: state, pc, chance):
    """Behind a chance everything is possible, whatever comes."""
    low = LISTS
    while pc and not KINDS[pc] & IS_BOUNDARY and S[CHANCE] == chance:
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
            done = completes(C, then, S[CHANCE])
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
        for w in range(planes(i)):
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
