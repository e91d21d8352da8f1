"""Bots that play to win, in the language of `subset`, as `bots/greedy.py`, `bots/standing.py` and
`engine/playouts.py` have them.

A decision is thought about in imagined matches. Such a match has a state of its own (at IMAGINED) and a table of its
own for secret blocks (see TABLE in `secret_blocks`), so that the real one stays as it is.
"""

#: for a game that has no estimate
NO_ESTIMATE_TEXT = """
def estimate(S: state, you):
    return 0
"""

STANDING_TEXT = '''
def left_at(S: state, p):
    """0 for who is in the game, else the higher the later they left it."""
    if OUT < 0:
        return 0
    return S[OUT + p] if S[OUT + p] >= GONE else 0

def may_be_first(S: state, p):
    return may_win(S, p) and left_at(S, p) == 0

def compared(S: state, p, q, mine, yours):
    """Above 0 if p is before q at the end, below 0 if behind; `mine`, `yours`: what decides who wins."""
    found = may_be_first(S, p) - may_be_first(S, q)
    if found == 0:
        found = (left_at(S, p) == 0) - (left_at(S, q) == 0)
    if found == 0:
        found = left_at(S, p) - left_at(S, q)
    for i in range(load(mine)):
        if found == 0:
            found = mine[i] - yours[i]
    return found

def winners(S: state):
    """The players who have won, a bit for each."""
    low = LISTS
    best = 0
    found = 1
    keys = winner(S, 0)
    for p in range(1, PLAYERS):
        own = winner(S, p)
        ahead = compared(S, p, best, own, keys)
        if ahead > 0:
            best = p
            found = 0
            keys = own
        if ahead >= 0:
            found |= 1 << p
    LISTS = low
    if not may_be_first(S, best):
        return 0
    if not SHARED_WIN:
        found &= 0 - found
    together = found
    while found:
        together |= PARTNERS[lowest(found)]
        found &= found - 1
    return together

def estimated(S: state, p):
    """What a player decides in secret shows only in a state of their own."""
    if (PLAYING >> p) & 1:
        T: state = state_at(thread_at(p))
        return estimate(T, p)
    return estimate(S, p)

def leads(S: state, victory: real) -> none:
    """By player how far they are ahead of the best of the others, at LEADS."""
    won = winners(S) if S[PC] == 0 else 0
    for p in range(PLAYERS):
        worth: real = real(estimated(S, p))
        if (won >> p) & 1:
            worth = worth + victory / real(count(won))
        store_real(WORTHS + 8 * p, worth)
    for p in range(PLAYERS):
        most: real = real(0)
        first = 1
        for q in range(PLAYERS):
            other: real = load_real(WORTHS + 8 * q)
            if q != p and (first or other > most):
                most = other
                first = 0
        store_real(LEADS + 8 * p, load_real(WORTHS + 8 * p) - most)

def lead(S: state, me) -> real:
    """The same of one player, to whom a victory counts for more than any estimate."""
    leads(S, real(WON))
    return load_real(LEADS + 8 * me)
'''

PLAYOUTS_TEXT = '''
def drawn_eagerly(found):
    """To decline or to stop must be drawn twice: who plays to win seldom leaves what can be had."""
    TRIED += 1
    code = found[draw(load(found))]
    if code < 0:
        code = found[draw(load(found))]
    return code

def play_turn(S: state, found, player):
    """Plays until anybody else must decide, or the round or the game is over: the options then."""
    now = S[ROUND]
    left = MOST_PLAYED
    while S[PC] and S[ROUND] == now and left:
        if PLAYING:
            if not (owing() >> player) & 1:
                return 0
            found = picked(S, player, drawn_eagerly(offered_to(player)))
            continue
        while found and S[ROUND] == now and left:
            pc = S[PC]
            if called(5 * STEPS + pc, S) != player:
                return found
            code = drawn_eagerly(found)
            LISTS = LISTS_FIRST
            ITEMS = ITEMS_FIRST
            WORK = MOST_WORK
            found = resume(S, called(2 * STEPS + pc, S, code))
            left -= 1
        if not found:
            found = settled(S, 0)
    return found

def play_out(S: state, found) -> none:
    """Plays to the end of the game, unless that is very far away."""
    left = MOST_PLAYED
    while S[PC] and left:
        if PLAYING:
            waiting = owing()
            while waiting:
                p = lowest(waiting)
                waiting &= waiting - 1
                at = offered_to(p)
                found = picked(S, p, at[draw(load(at))])
            continue
        while found and left:
            pc = S[PC]
            code = found[draw(load(found))]
            LISTS = LISTS_FIRST
            ITEMS = ITEMS_FIRST
            WORK = MOST_WORK
            found = resume(S, called(2 * STEPS + pc, S, code))
            TRIED += 1
            left -= 1
        if not found:
            found = settled(S, 0)
'''

THINKING_TEXT = '''
def imagine_match(I: state, player, seed, t, again, playing, mine) -> none:
    """An imagined match at the decision that is thought about. `playing`: who is in the secret block, if there is one;
    `mine`: what the player has answered there; the others owe their answers again. The first few are kept."""
    kept = SAMPLES + t * 8 * ROOM
    if playing or t >= MOST_SAMPLES:
        imagine(I, player, seed)
    else:
        if not again:
            imagine(state_at(kept), player, seed)
        copy(I, kept, ROOM)
    PLAYING = playing
    if playing:
        WORK = MOST_WORK
        while playing:
            begin_part(I, lowest(playing))
            playing &= playing - 1
        for i in range(load(mine)):
            answer(player, mine[i])

def best_end(S: state, me, code, now, chance) -> real:
    """The best with which a turn can end after an option. UNSURE is set where that is not for the player alone to say,
    or there are too many positions on the way."""
    back = COPIES
    C: state = state_at(copied(S))
    found = picked(C, me, code)
    TRIED += 1
    POSITIONS -= 1
    best: real = real(0)
    if POSITIONS < 0 or C[CHANCE] != chance or PLAYING:
        UNSURE = 1
        PLAYING = 0
    elif C[PC] == 0 or C[ROUND] != now or called(5 * STEPS + C[PC], C) != me:
        best = lead(C, me)
    else:
        kept = COPIES
        COPIES += 8 * load(found) + 8
        if COPIES > COPIES_END:
            stop(NO_ROOM)
        copy(kept, found, load(found) + 1)
        for i in range(load(kept)):
            if not UNSURE:
                worth: real = best_end(C, me, kept[i], now, chance)
                if i == 0 or worth > best:
                    best = worth
    COPIES = back
    return best

def gone_through(I: state, player):
    """One of the options with which the player's turn can end best; UNSURE is set where it does not say."""
    most: real = real(0)
    many = 0
    UNSURE = 0
    for o in range(load(CHOICES)):
        if not UNSURE:
            POSITIONS = MOST_POSITIONS
            worth: real = best_end(I, player, CHOICES[o], I[ROUND], I[CHANCE])
            if o == 0 or worth > most:
                most = worth
                many = 0
            if worth == most:
                store(BEST_ONES + 8 * many, CHOICES[o])
                many += 1
    return 0 if UNSURE else load(BEST_ONES + 8 * draw(many))

def greedy_choice(S: state, player, tries):
    """The option at CHOICES after which the player's turn ends best, as the bot `greedy` says."""
    playing = PLAYING
    mine = answers_of(player)
    I: state = state_at(IMAGINED)
    imagination(S, player)
    imagine(I, player, 0)
    imagination(I, player)
    if ESTIMATED and not playing and load(PLACES_OF[player]) == 0:
        imagine(I, player, 0)
        code = gone_through(I, player)
        if not UNSURE:
            return code
    for t in range(tries):
        store(SEEDS + 8 * t, number_drawn())
    TABLE = IMAGINED_TABLE
    best = 0
    most: real = real(0)
    for o in range(load(CHOICES)):
        total: real = real(0)
        for t in range(tries):
            imagine_match(I, player, load(SEEDS + 8 * t), t, o, playing, mine)
            found = picked(I, player, CHOICES[o])
            if ESTIMATED:
                play_turn(I, found, player)
            else:
                play_out(I, found)
            total = total + lead(I, player)
        if o == 0 or total > most:
            best = o
            most = total
    TABLE = TABLE_FIRST
    PLAYING = playing
    return CHOICES[best]

def contest() -> none:
    """One game between bots, each with a generator of its own. By seat at INPUTS how many matches a bot imagines (0: it
    draws its options), behind them where chance begins; at OUTPUTS how often it was asked and how much it has tried."""
    S: state = state_at(STATE)
    for p in range(PLAYERS):
        store(OUTPUTS + 16 * p, 0)
        store(OUTPUTS + 16 * p + 8, 0)
    found = begin_game(load(INPUTS + 16 * PLAYERS))
    while S[PC]:
        player = lowest(owing()) if PLAYING else called(5 * STEPS + S[PC], S)
        offer = offered_to(player) if PLAYING else found
        many = load(offer)
        code = offer[0]
        TRIED = 0
        if many > 1:
            tries = load(INPUTS + 16 * player)
            GENERATOR = GENERATORS + player * GENERATOR_ROOM
            if tries:
                if many >= LONGEST:
                    stop(NO_ROOM)
                copy(CHOICES, offer, many + 1)
                code = greedy_choice(S, player, tries)
            else:
                code = offer[draw(many)]
        at = OUTPUTS + 16 * player
        store(at, load(at) + 1)
        store(at + 8, load(at + 8) + 1 + TRIED)
        ASKED += 1
        if ASKED > MOST_DECISIONS:
            stop(NO_END)
        found = picked(S, player, code)
'''
