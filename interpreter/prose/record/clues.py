"""What was told of cards in the log: of several that lie before one player together, by what was told."""

from __future__ import annotations

from collections.abc import Mapping

from ...model.vocabulary import PLAYER
from ...phrases.words import Noun
from ..texts.labels import Labels

#: by place, slot, what is printed, and what it was said not to be: the thing
Tells = Mapping[tuple[int, int, str, int | None], int]


def told_of(spoken: Labels, tells: Tells) -> list[str]:
    """`Player 2: red (cards 1, 4), not red (cards 2, 3)`; of a single one, `Player 2, card 1: red`."""
    found: list[str] = []
    for place in dict.fromkeys(place for place, *_ in tells):
        here = {key[1:]: thing for key, thing in tells.items() if key[0] == place}
        slots, kinds = {slot for slot, *_ in here}, {spoken.words.things[thing].kind for thing in here.values()}
        if len(slots) == 1 or min(slots) < 0 or len(kinds) > 1:
            found += [_alone(spoken, place, *key, thing) for key, thing in here.items()]
            continue
        said: dict[str, list[int]] = {}
        for (slot, prop, denied), thing in here.items():
            said.setdefault(spoken.printed_value(thing, prop, denied), []).append(slot)
        (kind,) = kinds
        parts = [spoken.say("cli-copy-with", name=what, what=_which(spoken, kind, at)) for what, at in said.items()]
        holder = spoken.rules.layout.places[place].holder
        whose = spoken.player(holder) if _of_player(spoken, place) else spoken.place(_zone(spoken, place))
        found.append(spoken.say("cli-at", place=whose, what=", ".join(parts)))
    return found


def _alone(spoken: Labels, place: int, slot: int, prop: str, denied: int | None, thing: int) -> str:
    """What was told of a thing, and of which one: whose, and where in its row."""
    which = _which(spoken, spoken.words.things[thing].kind, [slot])
    if _of_player(spoken, place):
        which = spoken.say("cli-part", whole=spoken.player(spoken.rules.layout.places[place].holder), part=which)
    return spoken.say("cli-at", place=which, what=spoken.printed_value(thing, prop, denied))


def _which(spoken: Labels, kind: str, slots: list[int]) -> str:
    """Things of a row by where they lie in it."""
    if len(slots) > 1:
        return spoken.say("cli-numbered", what=Noun(kind), numbers=", ".join(str(slot + 1) for slot in slots))
    return spoken.say("part-number", part=Noun(kind), n=slots[0] + 1) if slots[0] >= 0 else spoken.text(Noun(kind))


def _zone(spoken: Labels, place: int) -> str:
    return spoken.rules.layout.places[place].zone


def _of_player(spoken: Labels, place: int) -> bool:
    return spoken.words.zones[_zone(spoken, place)].of == PLAYER
