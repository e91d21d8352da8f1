"""Operations on shapes that lie on grids, in the language of `subset`: the same as in `engine/grids.py`."""

#: shapes on grids: a shape is a list (how many cells, the ways that differ, four ways); a way is a list (the middle,
#: the numbers of its cells, the masks of its cells and of the positions inside the grid, masks by word printed)
GRIDS_TEXT = '''
def way_of(place, thing, turn):
    shape = shape_of(place, thing)
    return shape[2 + turn]

def shape_of(place, thing):
    shapes = SHAPES[place]
    return shapes[thing]

def laid(S: state, place, thing) -> mask:
    """The cells of a thing that lies on a grid."""
    spot = S[SPOTS[thing]]
    way = way_of(place, thing, spot & 3)
    both = way[2]
    return both[0 : mask] << (spot >> 2)

def under_cells(S: state, place, thing, over) -> mask:
    found: mask = 0
    at = ADDRESS[place]
    for i in range(S[at]):
        other = S[at + 1 + i]
        if other != thing and flagged(over, other):
            found |= laid(S, place, other)
    return found

def hidden_at(way, cells: mask) -> mask:
    """Positions in which it lies on all of some cells."""
    found: mask = 0
    first = lowest_bit(cells)
    offsets = way[1]
    both = way[2]
    one: mask = 1
    for i in range(load(offsets)):
        position = first - offsets[i]
        if position >= 0 and (both[0 : mask] << position) & cells == cells:
            found |= one << position
    return found

def counted_from(ones: mask, twos: mask, fours: mask, eights: mask, least) -> mask:
    """Where as many were counted or more: the bits of the numbers of all positions stand in four masks."""
    same: mask = -1
    more: mask = 0
    if least > 15:
        return more
    if least & 8:
        same &= eights
    else:
        more |= same & eights
        same &= ~eights
    if least & 4:
        same &= fours
    else:
        more |= same & fours
        same &= ~fours
    if least & 2:
        same &= twos
    else:
        more |= same & twos
        same &= ~twos
    if least & 1:
        same &= ones
    else:
        more |= same & ones
        same &= ~ones
    return more | same

def allowed(S: state, place, thing, turn, at, over, least, most, hides) -> mask:
    """The positions in which a thing may lie, turned so."""
    none: mask = 0
    if LIMIT[place] and S[LOCATIONS + thing] != place and room(S, place) <= 0:
        return none
    shape = shape_of(place, thing)
    way = shape[2 + turn]
    offsets = way[1]
    both = way[2]
    found: mask = both[1 : mask]
    one: mask = 1
    if at != ASKED_FOR:
        found &= one << (way[0] if at == MIDDLE else at)
    if over:
        under: mask = under_cells(S, place, thing, over)
        many = shape[0]
        if least < 0 or least >= many:
            if least > many:
                return none
            for i in range(load(offsets)):
                found &= under >> offsets[i]
        elif most == 0:
            for i in range(load(offsets)):
                found &= ~(under >> offsets[i])
        elif many < 16 and (least > 0 or (most >= 0 and most < many)):
            ones: mask = 0
            twos: mask = 0
            fours: mask = 0
            eights: mask = 0
            for i in range(load(offsets)):
                more: mask = under >> offsets[i]
                carried: mask = ones & more
                ones ^= more
                more = twos & carried
                twos ^= carried
                carried = fours & more
                fours ^= more
                eights |= carried
            if least > 0:
                found &= counted_from(ones, twos, fours, eights, least)
            if most >= 0 and most < many:
                found &= ~counted_from(ones, twos, fours, eights, most + 1)
        elif least > 0 or (most >= 0 and most < many):
            left: mask = found
            while left:
                position = lowest_bit(left)
                bit: mask = one << position
                left &= ~bit
                over_it = count_bits((both[0 : mask] << position) & under)
                if over_it < least or (most >= 0 and over_it > most):
                    found &= ~bit
        if most >= 0 and most < least:
            return none
    if hides:
        above: mask = 0
        grid = ADDRESS[place]
        i = S[grid]
        while i > 0:
            other = S[grid + i]
            i -= 1
            if other != thing:
                cells: mask = laid(S, place, other)
                if flagged(hides, other) and cells & ~above:
                    found &= ~hidden_at(way, cells)
                above |= cells
    return found

def lay_cells(S: state, place, thing, turn, at, over, least, most, hides):
    mark = ITEMS
    left: mask = allowed(S, place, thing, turn, at, over, least, most, hides)
    one: mask = 1
    while left:
        position = lowest_bit(left)
        push(position)
        left &= ~(one << position)
    return made(mark)

def lay_turns(S: state, place, thing, turn, at, over, least, most, hides):
    mark = ITEMS
    shape = shape_of(place, thing)
    ways = shape[1]
    for i in range(load(ways)):
        if allowed(S, place, thing, ways[i], at, over, least, most, hides):
            push(ways[i])
    return made(mark)

def lay_any(S: state, place, thing, turn, at, over, least, most, hides):
    if turn >= 0:
        return 1 if allowed(S, place, thing, turn, at, over, least, most, hides) else 0
    for t in range(4):
        if allowed(S, place, thing, t, at, over, least, most, hides):
            return 1
    return 0

def lay_those(S: state, place, things, turn, at, over, least, most, hides):
    mark = ITEMS
    for i in range(load(things)):
        if lay_any(S, place, things[i], turn, at, over, least, most, hides):
            push(things[i])
    return made(mark)

def lay(S: state, thing, place, turn, cell) -> none:
    put(S, thing, place, 0)
    if FAILED:
        raise Impossible
    S[SPOTS[thing]] = (cell << 2) | turn

def printed_in(way, word) -> mask:
    both = way[2]
    if word < 0:
        return both[0 : mask]
    words = way[3]
    none: mask = 0
    if word >= load(words):
        return none
    return words[word : mask]

def visible(S: state, place, word, things):
    found = 0
    above: mask = 0
    at = ADDRESS[place]
    i = S[at]
    while i > 0:
        thing = S[at + i]
        i -= 1
        spot = S[SPOTS[thing]]
        way = way_of(place, thing, spot & 3)
        if flagged(things, thing):
            found += count_bits((printed_in(way, word) << (spot >> 2)) & ~above)
        above |= laid(S, place, thing)
    return found

def covered(S: state, place, word, things):
    found = 0
    above: mask = 0
    at = ADDRESS[place]
    i = S[at]
    while i > 0:
        thing = S[at + i]
        i -= 1
        if flagged(things, thing):
            spot = S[SPOTS[thing]]
            way = way_of(place, thing, spot & 3)
            found += count_bits((printed_in(way, word) << (spot >> 2)) & above)
            above |= laid(S, place, thing)
    return found
'''
