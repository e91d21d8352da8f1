"""What players know of hidden things, in the language of `subset`: the same as in `engine/knowing.py`."""

#: a mask for each player has the things of which they know where they lie; one for each property those of which all
#: know it
KNOWING_TEXT = '''
def hides(player, place):
    return HIDDEN[player * PLACES + place] if place >= 0 else 0

def hides_from_any(place):
    for player in range(PLAYERS):
        if hides(player, place):
            return 1
    return 0

def set_bits(S: state, at, things) -> none:
    for i in range(load(things)):
        S[at + (things[i] >> 6) * PLANE] |= 1 << (things[i] & 63)

def clear_bits(S: state, at, things) -> none:
    for i in range(load(things)):
        S[at + (things[i] >> 6) * PLANE] &= ~(1 << (things[i] & 63))

def follow(S: state, things, origin, target, whole) -> none:
    """Things are about to go from one place to another."""
    if origin == target or load(things) == 0:
        return
    apart = whole or origin < 0 or (FORM[origin] != PILE and FORM[origin] != SORTED) or lying(S, origin) == 1
    beside = things if apart else members(S, origin)
    lost = 0
    for player in range(PLAYERS):
        at = KNOWN + player
        if not hides(player, target):
            clear_bits(S, at, things)
        elif origin >= 0 and not hides(player, origin):
            set_bits(S, at, things)
        elif not apart:
            lost = 1
            clear_bits(S, at, things)
            clear_bits(S, at, beside)
    unseen = hides_from_any(target)
    for k in range(load(TOLD)):
        if lost:
            clear_bits(S, TOLD[k], things)
            clear_bits(S, TOLD[k], beside)
        if not unseen:
            clear_bits(S, TOLD[k], things)

def forget_things(S: state, things, place) -> none:
    for player in range(PLAYERS):
        if hides(player, place):
            clear_bits(S, KNOWN + player, things)
    if hides_from_any(place):
        for k in range(load(TOLD)):
            clear_bits(S, TOLD[k], things)

def learn(S: state, things, seat) -> none:
    for player in range(0 if seat < 0 else seat, PLAYERS if seat < 0 else seat + 1):
        for i in range(load(things)):
            if hides(player, S[LOCATIONS + things[i]]):
                set_bits(S, KNOWN + player, one(things[i]))

def tell(S: state, thing, at) -> none:
    if hides_from_any(S[LOCATIONS + thing]):
        set_bits(S, at, one(thing))

def topmost(S: state, place, most):
    return firsts(reverse(members(S, place)), most if most > 0 else 0)

def carried(S: state, thing, place) -> none:
    follow(S, one(thing), S[LOCATIONS + thing], place, 1)
'''
