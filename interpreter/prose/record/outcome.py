"""What some facts come to for one player, in numbers, and who may know of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import field

from ...diagnostics.records import mutable
from ...engine.events import NOBODY, NOWHERE, Counted, Fact, Standing
from ...model.vocabulary import Vocabulary

#: who reads: what everybody may know, or everything there is
PUBLIC, EVERYTHING = -1, -2


def hidden(unseen: frozenset[int], reader: int) -> bool:
    """Is it hidden from a seat; from anybody, where nobody in particular reads?"""
    return reader in unseen if reader >= 0 else reader == PUBLIC and bool(unseen)


@mutable
class Outcome:
    """What some facts come to for one player, or for nobody."""

    #: by counter, what it was and what it is
    counters: dict[str, tuple[int, int]] = field(default_factory=dict)
    #: by counter, how much of it came and how much went
    changes: dict[str, tuple[int, int]] = field(default_factory=dict)
    #: by counter how much came at which thing, where that is told
    where: dict[str, dict[int, int]] = field(default_factory=dict)
    #: by note, the thing that is noted now (-1: nothing)
    notes: dict[str, int] = field(default_factory=dict)
    #: by value, how many more things with it
    sorts: dict[int, int] = field(default_factory=dict)
    #: things by name, and by kind how many where the reader cannot know which
    things: dict[int, int] = field(default_factory=dict)
    kinds: dict[str, int] = field(default_factory=dict)
    #: pieces in one's own zones
    pieces: dict[str, int] = field(default_factory=dict)
    #: (piece, zone) of what a card has brought from one of one's own zones to another, where both are shown
    passed: dict[tuple[str, str], int] = field(default_factory=dict)
    #: (piece, thing) it came to, and (piece, thing) from which it was taken off
    stands: dict[tuple[str, int], int] = field(default_factory=dict)
    taken: dict[tuple[str, int], int] = field(default_factory=dict)
    #: (piece or value, thing) of what belongs to nobody: how much more or less of it lies there
    lies: dict[tuple[str, int], int] = field(default_factory=dict)
    #: (piece, thing) where a piece came from outside the board, and those that came instead of another player's
    put_on: dict[tuple[str, int], int] = field(default_factory=dict)
    turned: dict[str, list[int]] = field(default_factory=dict)
    #: things that had been laid out openly by the player and were cleared away
    cleared: list[int] = field(default_factory=list)
    #: things that went to another player
    given: set[int] = field(default_factory=set)
    #: things that a card has brought from one place of the board to another
    put: dict[int, int] = field(default_factory=dict)
    #: things that lie open in a zone of the game now, and what those of them that are dice show
    shown: dict[int, str] = field(default_factory=dict)
    shows: dict[int, int] = field(default_factory=dict)
    #: by row of the game, the things that came to light there
    filled: dict[str, list[int]] = field(default_factory=dict)
    #: zones where things lie that only their owner sees there, and by kind how many went from there as nobody's
    looked_at: dict[int, str] = field(default_factory=dict)
    #: by kind of dice, what they came to show, throw by throw (a die that shows again, or an earlier one, begins a
    #: new throw), and how many the reader cannot see
    faces: dict[str, list[dict[int, int]]] = field(default_factory=dict)
    covered: dict[str, int] = field(default_factory=dict)
    #: things that a player, or everybody, came to know where they lie; by kind how many where the reader does not
    looks: dict[int, int] = field(default_factory=dict)
    unknown: dict[str, int] = field(default_factory=dict)
    #: (place, slot, property, what it is not) of things of which something was told, with the thing
    tells: dict[tuple[int, int, str, int | None], int] = field(default_factory=dict)
    put_back: dict[str, int] = field(default_factory=dict)
    #: how the player stands at the table now
    standing: Standing | None = None

    def count(self, fact: Counted) -> None:
        self.counters[fact.name] = (self.counters.get(fact.name, (fact.before, 0))[0], fact.now)
        (came, went), change = self.changes.get(fact.name, (0, 0)), fact.now - fact.before
        self.changes[fact.name] = (came + max(change, 0), went + max(-change, 0))


def tell_where(outcomes: Mapping[int, Outcome], facts: Iterable[Fact]) -> None:
    """What came of something that was done for each of several things is told with these."""
    for fact in (fact for fact in facts if isinstance(fact, Counted) and fact.place != NOWHERE):
        if fact.holder in outcomes and fact.name in outcomes[fact.holder].counters:
            each = outcomes[fact.holder].where.setdefault(fact.name, {})
            each[fact.place] = each.get(fact.place, 0) + fact.now - fact.before


def without_put_back(
    outcome: Outcome, words: Vocabulary, meant: Callable[[str, int], str]
) -> dict[str, tuple[int, int]]:
    """The numbers of the game without those told in words (`meant`) that are as they were at the beginning: what the
    game itself puts back for the next time says nothing of what has been played."""
    starts = {name: words.counters[name].start[0] for name in outcome.counters}
    return {name: (a, b) for name, (a, b) in outcome.counters.items() if b != starts[name] or not meant(name, b)}


def once_for_teams(outcomes: Mapping[int, Outcome], mine: int, words: Vocabulary) -> None:
    """What all of a team have together is told of one of them: of whoever acts, else of the first."""
    shared = {name for name, counter in words.counters.items() if counter.of_team}
    told: set[tuple[int, str]] = set()
    for seat in sorted(outcomes, key=lambda seat: (seat != mine, seat)):
        first = min((seat, *words.partners(seat)))
        for name in sorted(shared & {*outcomes[seat].counters}):
            if (first, name) in told:
                del outcomes[seat].counters[name]
                outcomes[seat].changes.pop(name, None)
            told.add((first, name))


def clear_away(outcomes: Mapping[int, Outcome], laid: Collection[int]) -> None:
    """What a player had laid out and the game takes away is no loss, unless somebody else has it then."""
    for outcome in outcomes.values():
        lost = (thing for thing, n in outcome.things.items() if n < 0 and thing not in outcome.given)
        outcome.cleared = [thing for thing in lost if thing in laid]
        for thing in outcome.cleared:
            del outcome.things[thing]


def turned_over(outcomes: Mapping[int, Outcome], mine: int) -> None:
    """A piece that came from outside the board where one of the same sort of another player went off it is that
    piece turned over: it is not told as another one that stands there."""
    own = outcomes.get(mine, Outcome())
    for outcome in [outcome for seat, outcome in outcomes.items() if seat not in (mine, NOBODY)]:
        for key, n in [*outcome.taken.items()]:
            if own.stands.get(key, 0) == n == own.put_on.get(key, 0):
                own.turned.setdefault(key[0], []).append(key[1])
                del own.stands[key], outcome.taken[key]


def taken_off(outcomes: Mapping[int, Outcome], mine: int) -> None:
    """Pieces that one player has taken off the board from another are told as what is missing where they stood, also
    where something else stands now: it need not have come instead of them."""
    for seat, outcome in outcomes.items():
        for (piece, thing), n in outcome.taken.items() if seat not in (mine, NOBODY) else ():
            outcome.lies[piece, thing] = outcome.lies.get((piece, thing), 0) - n
