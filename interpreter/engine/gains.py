"""What decisions bring, as everybody can see it: counters of players that are another number afterwards, and
things of a sort that they have more or less of. What they have brought is recorded (`recording.py`).

    before = counted(match)
    match.pick(player, code)
    changed(match.rules, before, counted(match))    # who has what now instead of what
"""

from __future__ import annotations

from typing import NamedTuple

from ..model.vocabulary import PLAYER, Thing
from .match import Match
from .rules import Rules


class Change(NamedTuple):
    """Of a counter or a sort of things, how many there were and are."""

    seat: int
    name: str
    before: int
    now: int


def names(rules: Rules) -> list[str]:
    """The counters a player can see of everybody: those in the table of what everybody has, and on tracks."""
    view = rules.shown_by
    shown = [
        *(item.name for item in view.holdings if item.sort == "counter"),
        *(track.counter for track in view.tracks),
    ]
    counters = rules.words.counters
    return [name for name in dict.fromkeys(shown) if name in counters and counters[name].of == PLAYER]


def sorts(rules: Rules) -> list[tuple[str, str, Thing]]:
    """The zones of players whose things are shown by a value printed on them: zone, property, each of its values."""
    found: list[tuple[str, str, Thing]] = []
    words = rules.words
    for item in rules.shown_by.holdings:
        zone = words.zones.get(item.name)
        if zone is None or zone.of != PLAYER or zone.seen_by != "all" or len(item.inner) != 1:
            continue
        name = item.inner[0].name
        values = {p.kind for kind in zone.holds if (p := words.kinds[kind].properties.get(name)) and p.sort == "thing"}
        found += [(zone.name, name, thing) for kind in sorted(values) for thing in words.kinds[kind].things]
    return found


def counted(match: Match, seat: int = -1) -> list[int]:
    """Counter by counter what each player has; with a seat, as it stands in that player's part of a secret block."""
    thread = match.threads.get(seat) if match.threads is not None else None
    return counted_in(match.rules, match.state if thread is None else thread.state)


def counted_in(rules: Rules, state: list[int]) -> list[int]:
    """The same of a state."""
    starts = [rules.layout.counters[name] for name in names(rules)]
    found = [n for first in starts for n in state[first : first + rules.players]]
    return found + [_having(rules, state, *sort, player) for sort in sorts(rules) for player in range(rules.players)]


def _having(rules: Rules, state: list[int], zone: str, prop: str, value: Thing, player: int) -> int:
    """How many things with a value a player has in a zone."""
    things = rules.machine.ops.members(state, rules.layout.zone_places[zone] + player)
    return sum(rules.words.things[thing].numbers.get(prop) == value.index for thing in things)


def changed(rules: Rules, before: list[int], now: list[int]) -> tuple[Change, ...]:
    having = [value.entry for _, _, value in sorts(rules)]
    whose = [(name, seat) for name in (*names(rules), *having) for seat in range(rules.players)]
    found = zip(whose, before, now, strict=True)
    return tuple(Change(seat, name, old, new) for (name, seat), old, new in found if old != new)
