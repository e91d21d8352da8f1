"""The operations that leaves call, in the language of `subset`: the same as in `engine/operations.py`, for memory.

A list lies in memory with its length before it. Lists are built from items that are pushed (`push`) since a mark
(`ITEMS`), and made when all are there (`made`). A pile is a mask; if it has several
words, they lie `PLANE` slots from each other.
"""

LISTS_TEXT = '''
def push(x) -> none:
    if ITEMS >= ITEMS_END:
        stop(NO_ROOM)
    store(ITEMS, x)
    ITEMS += 8

def made(mark):
    """A list of what was pushed since the mark."""
    many = (ITEMS - mark) >> 3
    at = LISTS
    if at + 8 * many + 8 > LISTS_END:
        stop(NO_ROOM)
    store(at, many)
    for i in range(many):
        store(at + 8 + 8 * i, load(mark + 8 * i))
    LISTS = at + 8 * many + 8
    ITEMS = mark
    return at

def push_all(things) -> none:
    for i in range(load(things)):
        push(things[i])

def unique(things):
    """Each once, in order."""
    mark = ITEMS
    for i in range(load(things)):
        new = 1
        for j in range(i):
            if things[j] == things[i]:
                new = 0
                break
        if new:
            push(things[i])
    return made(mark)

def sort(things, keys, many) -> none:
    """Things by keys, so many for each; those with the same keys stay in order."""
    for i in range(1, load(things)):
        j = i
        while j > 0:
            k = 0
            while k < many and keys[(j - 1) * many + k] == keys[j * many + k]:
                k += 1
            if k == many or keys[(j - 1) * many + k] < keys[j * many + k]:
                break
            for k in range(many):
                held = keys[(j - 1) * many + k]
                keys[(j - 1) * many + k] = keys[j * many + k]
                keys[j * many + k] = held
            held = things[j - 1]
            things[j - 1] = things[j]
            things[j] = held
            j -= 1

def reverse(things):
    mark = ITEMS
    i = load(things)
    while i > 0:
        i -= 1
        push(things[i])
    return made(mark)

def firsts(things, most):
    mark = ITEMS
    for i in range(most if most < load(things) else load(things)):
        push(things[i])
    return made(mark)

def tally(values):
    mark = ITEMS
    for i in range(load(values)):
        value = values[i]
        new = value >= 0
        for j in range(i):
            if values[j] == value:
                new = 0
                break
        if new:
            many = 0
            for j in range(i, load(values)):
                many += values[j] == value
            push(many)
    return made(mark)

def distinct(things, same):
    mark = ITEMS
    for i in range(load(things)):
        new = 1
        for j in range(i):
            if same[things[j]] == same[things[i]]:
                new = 0
                break
        if new:
            push(things[i])
    return made(mark)

def lacking(have, needs):
    missing = 0
    for i in range(load(needs)):
        many = needs[2 * i + 1]
        for j in range(load(have)):
            many -= have[j] == needs[2 * i]
        if many > 0:
            missing += many
    return missing

def unlike(things, keys, many):
    """The first of each sort, by keys, so many for each."""
    mark = ITEMS
    for i in range(load(things)):
        new = 1
        for j in range(i):
            k = 0
            while k < many and keys[j * many + k] == keys[i * many + k]:
                k += 1
            if k == many:
                new = 0
                break
        if new:
            push(things[i])
    return made(mark)

def zeroed(many):
    """A list of zeros."""
    mark = ITEMS
    for i in range(many):
        push(0)
    return made(mark)

def where(counts, base):
    for i in range(load(counts)):
        if counts[i] == 1:
            return base + i
    return -1

def find(S: state, slots):
    for i in range(load(slots)):
        if S[slots[i]]:
            return slots[i]
    raise Impossible
'''

PLACES_TEXT = '''
def below_n(S: state, n):
    """A number from 0 to n-1 (splitmix64; rejection keeps it exact)."""
    while True:
        seed = S[CHANCE] + GOLDEN
        S[CHANCE] = seed
        z = (seed ^ shifted_down(seed, 30)) * MIX_1
        z = (z ^ shifted_down(z, 27)) * MIX_2
        z = z ^ shifted_down(z, 31)
        found = remainder(z, n)
        if not below(0 - n, z - found):
            return found

def shuffle_range(S: state, first, many) -> none:
    n = many
    while n > 1:
        j = below_n(S, n)
        held = S[first + n - 1]
        S[first + n - 1] = S[first + j]
        S[first + j] = held
        n -= 1

def planes(at):
    """How many words a slot has."""
    return WORDS if ROOM > SIZE and WIDE[at] else 1

def push_pile(S: state, at, base) -> none:
    for w in range(planes(at)):
        m = S[at + w * PLANE]
        while m:
            push(base + 64 * w + lowest(m))
            m &= m - 1

def push_members(S: state, place) -> none:
    form = FORM[place]
    at = ADDRESS[place]
    if form == PILE:
        push_pile(S, at, BASE[place])
    elif form == ROW:
        for i in range(SIZE_OF[place]):
            if S[at + i] >= 0:
                push(S[at + i])
    elif form != NONE:
        for i in range(S[at]):
            push(S[at + 1 + i])

def members(S: state, place):
    mark = ITEMS
    push_members(S, place)
    return made(mark)

def lying(S: state, place):
    """How many things lie in a place."""
    form = FORM[place]
    at = ADDRESS[place]
    many = 0
    if form == PILE:
        for w in range(planes(at)):
            many += count(S[at + w * PLANE])
        return many
    if form == ROW:
        for i in range(SIZE_OF[place]):
            many += S[at + i] >= 0
        return many
    return S[at] if form != NONE else 0

def index_of(S: state, thing, first, last):
    """The first slot in which a thing stands; the last one if it stands nowhere there."""
    while first < last and S[first] != thing:
        first += 1
    return first

def slot(S: state, thing):
    place = S[LOCATIONS + thing]
    if place < 0 or FORM[place] != ROW:
        return -1
    at = ADDRESS[place]
    return index_of(S, thing, at, at + SIZE_OF[place]) - at

def put(S: state, thing, place, bottom) -> none:
    if KNOWN:
        mark = LISTS
        follow(S, one(thing), S[LOCATIONS + thing], place, 0)
        LISTS = mark
    put_down(S, thing, place, bottom)

def one(thing):
    mark = ITEMS
    push(thing)
    return made(mark)

def put_down(S: state, thing, place, bottom) -> none:
    before = S[LOCATIONS + thing]
    form = FORM[place]
    at = ADDRESS[place]
    if LIMIT[place] and before != place and lying(S, place) >= LIMIT[place]:
        raise Impossible
    if before >= 0:
        lift(S, thing, before)
    S[LOCATIONS + thing] = place
    if form == PILE:
        bit = thing - BASE[place]
        S[at + (bit >> 6) * PLANE] |= 1 << (bit & 63)
    elif form == SORTED:
        insert(S, thing, at)
    elif form != ROW:
        many = S[at] + 1
        S[at] = many
        if bottom:
            pay_for_moved(many)
            i = many
            while i > 1:
                S[at + i] = S[at + i - 1]
                i -= 1
            S[at + 1] = thing
        else:
            S[at + many] = thing
    else:
        free = index_of(S, -1, at, at + SIZE_OF[place])
        if free == at + SIZE_OF[place]:
            raise Impossible
        S[free] = thing

def pay_for_moved(many) -> none:
    """As in `engine/operations.py`, for those that move up when one is put among them or taken out."""
    if many > FEW_MOVED:
        WORK -= many // MOVED
        if WORK < 0:
            stop(ENDLESS)

def pay_for_dealt(many) -> none:
    if many > FEW_DEALT:
        WORK -= DEALT * many
        if WORK < 0:
            stop(ENDLESS)

def insert(S: state, thing, at) -> none:
    """Among things that stand in printed order behind their number."""
    many = S[at] + 1
    S[at] = many
    pay_for_moved(many)
    i = at + many
    while i > at + 1 and S[i - 1] > thing:
        S[i] = S[i - 1]
        i -= 1
    S[i] = thing

def lift(S: state, thing, place) -> none:
    form = FORM[place]
    at = ADDRESS[place]
    if form == PILE:
        bit = thing - BASE[place]
        S[at + (bit >> 6) * PLANE] &= ~(1 << (bit & 63))
    elif form == ROW:
        S[index_of(S, thing, at, at + SIZE_OF[place])] = -1
    else:
        many = S[at]
        if S[at + many] != thing:
            pay_for_moved(many)
            i = index_of(S, thing, at + 1, at + 1 + many)
            while i < at + many:
                S[i] = S[i + 1]
                i += 1
        S[at + many] = 0
        S[at] = many - 1
        if form == GRID:
            S[SPOTS[thing]] = 0

def spot_of(S: state, thing, place):
    form = FORM[place]
    at = ADDRESS[place]
    if form == PILE:
        return at
    return index_of(S, thing, at if form == ROW else at + 1, SIZE)

def swap_in(S: state, gone, thing, place, at) -> none:
    if FORM[place] == PILE:
        bit = gone - BASE[place]
        S[at + (bit >> 6) * PLANE] &= ~(1 << (bit & 63))
        bit = thing - BASE[place]
        S[at + (bit >> 6) * PLANE] |= 1 << (bit & 63)
    elif FORM[place] == SORTED:
        lift(S, gone, place)
        insert(S, thing, ADDRESS[place])
    else:
        S[at] = thing
    S[LOCATIONS + thing] = place

def swap(S: state, first, second) -> none:
    if first < 0 or second < 0:
        raise Impossible
    a = S[LOCATIONS + first]
    b = S[LOCATIONS + second]
    if a < 0 or b < 0:
        raise Impossible
    if KNOWN and a != b:
        follow(S, one(first), a, b, 0)
        follow(S, one(second), b, a, 0)
    if a == b and (FORM[a] == PILE or FORM[a] == SORTED):
        return
    here = spot_of(S, first, a)
    there = spot_of(S, second, b)
    swap_in(S, first, second, a, here)
    swap_in(S, second, first, b, there)

def room(S: state, place):
    most = LIMIT[place]
    if most == 0 and FORM[place] == ROW:
        most = SIZE_OF[place]
    return most - lying(S, place) if most else UNBOUNDED

def among(S: state, place, only):
    """What lies there, of some things only (a list of flags by thing; 0: of all)."""
    if only == 0:
        return members(S, place)
    all = members(S, place)
    mark = ITEMS
    for i in range(load(all)):
        if flagged(only, all[i]):
            push(all[i])
    return made(mark)

def flagged(flags, thing):
    return flags[thing] if thing < load(flags) else 0

def deal(S: state, amount, origin, target, exact, only, bottom) -> none:
    most = room(S, target)
    if amount < most:
        most = amount
    if most < 0:
        most = 0
    form = FORM[origin]
    if only == 0 and origin != target and (form == STACK or form == SORTED):
        deal_some(S, amount, most, origin, target, exact, bottom)
        return
    have = among(S, origin, only)
    many = load(have)
    if exact and (many if many < most else most) < amount:
        raise Impossible
    pay_for_dealt(many if many < most else most)
    for i in range(many if many < most else most):
        thing = have[many - 1 - i] if form == STACK or form == GRID else have[i]
        put(S, thing, target, bottom)
        if FAILED:
            raise Impossible

def deal_some(S: state, amount, most, origin, target, exact, bottom) -> none:
    """The same where the next one is found at once, however many lie there."""
    at = ADDRESS[origin]
    many = S[at]
    if many > most:
        many = most
    if exact and many < amount:
        raise Impossible
    pay_for_dealt(many)
    for i in range(many):
        put(S, S[at + S[at]] if FORM[origin] == STACK else S[at + 1], target, bottom)
        if FAILED:
            raise Impossible

def deal_all(S: state, origin, target, only, bottom) -> none:
    moved = among(S, origin, only)
    many = load(moved)
    most = room(S, target)
    if most < 0:
        many = many + most if many + most > 0 else 0
    elif most < many:
        many = most
    if KNOWN:
        follow(S, firsts(moved, many), origin, target, many == load(moved))
    pay_for_dealt(many)
    for i in range(many):
        put_down(S, moved[many - 1 - i] if bottom else moved[i], target, bottom)
        if FAILED:
            raise Impossible

def shuffle(S: state, place) -> none:
    if KNOWN:
        forget_things(S, members(S, place), place)
    at = ADDRESS[place]
    pay_for_dealt(S[at])
    shuffle_range(S, at + 1, S[at])

def refill(S: state, place, deck):
    at = ADDRESS[place]
    size = SIZE_OF[place]
    if KNOWN:
        follow(S, topmost(S, deck, size - lying(S, place)), deck, place, 0)
    many = 0
    for i in range(size):
        thing = S[at + i]
        if thing >= 0:
            S[at + many] = thing
            many += 1
    for i in range(many, size):
        S[at + i] = -1
    top = ADDRESS[deck]
    for i in range(many, size):
        left = S[top]
        if left == 0:
            return 1
        thing = S[top + left]
        S[top + left] = 0
        S[top] = left - 1
        S[at + i] = thing
        S[LOCATIONS + thing] = place
    return 0

def lay_bricks(S: state, neighbours, positions, things, around, shuffled) -> none:
    base = things[0]
    many = load(things)
    for i in range(many):
        S[positions + i] = things[i]
    if shuffled:
        shuffle_range(S, positions, many)
    for i in range(load(around)):
        at = neighbours + S[positions + i] - base
        for w in range(planes(at)):
            S[at + w * PLANE] = 0
        beside = around[i]
        for j in range(load(beside)):
            bit = S[positions + beside[j]] - base
            S[at + (bit >> 6) * PLANE] |= 1 << (bit & 63)

def remember(S: state, first, last, many, you, spans) -> none:
    """The position goes to the front of those that are kept: a number that tells it from others, never 0."""
    digest = (you + 1) * GOLDEN
    for k in range(load(spans)):
        for i in range(spans[2 * k], spans[2 * k + 1]):
            for w in range(planes(i)):
                digest = (digest ^ S[i + w * PLANE]) * MIX_1
                digest = (digest ^ shifted_down(digest, 29)) * MIX_2
                digest = digest ^ shifted_down(digest, 32)
    i = last - 1
    while i > first:
        S[i] = S[i - 1] if i < first + many else 0
        i -= 1
    S[first] = shifted_down(digest, 8) + 1

def came(S: state, first, last):
    many = 0
    if S[first]:
        for i in range(first, last):
            many += S[i] == S[first]
    return many

def forget(S: state, first, last) -> none:
    if S[first]:
        for i in range(first, last):
            S[i] = 0

def skip(S: state, you, this):
    return 0
'''

#: walks: asked functions are handed by their numbers; visited places are a mask of which a state keeps one word
WALKS_TEXT = '''
def reachable(S: state, you, visited, purse, kept, masks, base, enter, toll, stop_at, first):
    """Can a stop be reached with what is left? The cheapest tolls first over places not yet visited."""
    best = LISTS
    if best + 1024 > LISTS_END:
        stop(NO_ROOM)
    for i in range(64):
        store(best + 8 * i, purse + 1)
        store(best + 512 + 8 * i, 0)
    store(best + 8 * (first - base), 0)
    waiting = 1 << (first - base)
    while waiting:
        place = -1
        left = waiting
        while left:
            i = lowest(left)
            left &= left - 1
            if place < 0 or load(best + 8 * i) < load(best + 8 * place):
                place = i
        waiting &= ~(1 << place)
        cost = load(best + 8 * place)
        LISTS = best + 1024
        around = (kept[masks + place] if kept else S[masks + place]) & ~visited
        while around:
            other = lowest(around)
            around &= around - 1
            if called(enter, S, you, base + other):
                total = cost + called(toll, S, you, base + other)
                if total <= purse and total < load(best + 8 * other):
                    if called(stop_at, S, you, base + other):
                        LISTS = best
                        return 1
                    store(best + 8 * other, total)
                    waiting |= 1 << other
    LISTS = best
    return 0

def walk_steps(S: state, you, here, visited, kept, masks, base, enter, stop_at, moved):
    mark = ITEMS
    around = (kept[masks + here - base] if kept else S[masks + here - base]) & ~visited
    while around:
        other = base + lowest(around)
        around &= around - 1
        if called(enter, S, you, other):
            push(other)
    if moved and called(stop_at, S, you, here):
        push(-1)
    return made(mark)
'''

BOARDS_TEXT = '''
def whole(m: mask, lines):
    for i in range(load(lines)):
        line: mask = lines[i : mask]
        if m & line == line:
            return 1
    return 0

def lined(m: mask, lines, n, exactly):
    for i in range(load(lines)):
        many = count_bits(m & lines[i : mask])
        if many == n or (many > n and not exactly):
            return 1
    return 0

def rayed(rays, passed: mask, least) -> mask:
    found: mask = 0
    for i in range(load(rays)):
        ray = rays[i]
        left = least
        for j in range(load(ray)):
            bit: mask = ray[j : mask]
            if left <= 0:
                found |= bit
            if not bit & passed:
                break
            left -= 1
    return found

def past(rays, bit: mask):
    """Of each ray that leads over a place, what comes behind it."""
    mark = ITEMS
    for i in range(load(rays)):
        ray = rays[i]
        for j in range(load(ray)):
            here: mask = ray[j : mask]
            if here == bit:
                many = load(ray) - j - 1
                at = LISTS
                if at + 8 + 8 * WORDS * many > LISTS_END:
                    stop(NO_ROOM)
                store(at, many)
                copy(at + 8, ray + 8 + 8 * WORDS * (j + 1), WORDS * many)
                LISTS = at + 8 + 8 * WORDS * many
                push(at)
                break
    return made(mark)

def leapt(leaps, passed: mask) -> mask:
    found: mask = 0
    for i in range(load(leaps)):
        over: mask = leaps[2 * i + 1 : mask]
        if over & passed == over:
            found |= leaps[2 * i : mask]
    return found

def between(rays, bit: mask) -> mask:
    found: mask = 0
    for i in range(load(rays)):
        ray = rays[i]
        before: mask = 0
        for j in range(load(ray)):
            here: mask = ray[j : mask]
            if here == bit:
                found |= before
                break
            before |= here
    return found

def reach(printed, value) -> mask:
    """The bits beside numbers that are not above a value."""
    found: mask = 0
    one_bit: mask = 1
    for i in range(load(printed)):
        if printed[2 * i] <= value:
            found |= one_bit << printed[2 * i + 1]
    return found

def moved(m: mask, shift) -> mask:
    if shift > 0:
        return m << shift
    return m >> (0 - shift)

def flooded(starts: mask, passed: mask, shifts, empty) -> mask:
    found: mask = 0
    for i in range(load(shifts)):
        pair = shifts[i]
        shift = load(pair)
        stay: mask = pair[0 : mask]
        here: mask = moved(starts & stay, shift)
        if empty:
            found |= here
        here &= passed & stay
        while here:
            here = moved(here, shift)
            found |= here
            here &= passed & stay
    return found

def stepped(starts: mask, shifts) -> mask:
    found: mask = 0
    for i in range(load(shifts)):
        pair = shifts[i]
        found |= moved(starts & pair[0 : mask], load(pair))
    return found

def leaped(starts: mask, passed: mask, ways, steps) -> mask:
    found: mask = 0
    for i in range(load(ways)):
        shifts = ways[i]
        here: mask = stepped(starts, shifts)
        for j in range(steps - 1):
            here &= passed
            if not here:
                break
            here = stepped(here, shifts)
        found |= here
    return found

def vaulted(rays, over: mask, free: mask, number) -> mask:
    found: mask = 0
    for i in range(load(rays)):
        ray = rays[i]
        left = number
        for j in range(load(ray)):
            bit: mask = ray[j : mask]
            if left == 0:
                found |= bit
            if bit & over:
                if left == 0:
                    break
                left -= 1
            elif not bit & free:
                break
    return found

def bounded(starts: mask, over: mask, free: mask, ways, number) -> mask:
    found: mask = 0
    if not over:
        return found
    for i in range(load(ways)):
        shifts = ways[i]
        here: mask = starts
        left = number
        while left >= 0:
            reached: mask = stepped(here, shifts)
            further: mask = reached
            while further:
                further = stepped(further & free, shifts)
                reached |= further
            if left == 0:
                found |= reached
                break
            here = reached & over
            if not here:
                break
            left -= 1
    return found
'''
