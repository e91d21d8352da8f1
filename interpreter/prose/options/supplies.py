"""Supplies that run out: what an option would need and is no longer there, what it takes the last of.

lacking(imagined, seat, way, happened)  # sorts of which a way would take something from a supply, if any were left
run_out(spoken, match, seat, way)       # pieces that a way would place, if there were any left
used_up(match, after, seat, pieces)     # of some pieces, those of which nothing is left after a way
not_left(spoken, sorts)                 # in words: what else would come, if any were left; `last_taken`: the last comes
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ...asking.ways import Way
from ...engine.events import NOBODY, Counted, Event, Shifted
from ...engine.match import Match
from ...engine.rules import Rules
from ...lowering.free_actions import ability_of
from ...model import ir
from ...model.vocabulary import PLAYER
from ...model.walk import bodies, effects
from ...phrases.words import Noun
from ...verbs.moving_pieces import MovePieces
from ..texts.labels import Labels
from .led_on import led_on
from .prompts import Prompts

#: so much is put into a supply to see whether anything would be taken from it
FULLER = 8
#: where it is kept with a program what is taken so
TAKEN = "__taken__"


def left(match: Match, seat: int, piece: str) -> int:
    """How many pieces of a sort a player has in zones of their own."""
    return sum(match.state[slot] for slot in slots(match.rules, seat, piece))


def slots(rules: Rules, seat: int, piece: str) -> Iterator[int]:
    for (name, place), first in rules.layout.pieces.items():
        if name == piece and place in rules.words.zones and rules.words.zones[place].of == PLAYER:
            yield first + seat


def taken_as_there_are(rules: Rules) -> set[str]:
    """The pieces of which anything in a game takes as many as there are, its setup left out."""
    namespace = rules.machine.program.namespace
    if TAKEN not in namespace:
        game = rules.machine.program.game
        told = (e for body in bodies(game) if body is not game.setup for e in effects(body))
        namespace[TAKEN] = {one.name for e in told if isinstance(e, MovePieces) and e.takes for one in e.piece.every}
    found: set[str] = namespace[TAKEN]
    return found


def empty(match: Match, seat: int) -> dict[str, list[int]]:
    """Supplies with nothing left in them, of a player or of the game: by sort, the slots that hold it."""
    rules, state, wanted = match.rules, match.state, taken_as_there_are(match.rules)
    found = {name: [slot] for name, slot in rules.layout.stocks.items() if not state[slot]}
    for piece in (piece for name, piece in rules.words.pieces.items() if name in wanted):
        of = {rules.words.zones[place].of if place in rules.words.zones else place for place in piece.start}
        if sum(piece.start.values()) > 1 and of == {PLAYER if piece.owned else "game"}:
            first = [rules.layout.pieces[piece.name, place] for place in piece.start]
            held = [slot + seat for slot in first] if piece.owned else first
            if not (left(match, seat, piece.name) if piece.owned else sum(state[slot] for slot in held)):
                found[piece.name] = held
    return found


def lacking(imagined: Sequence[Match], seat: int, way: Way, happened: Sequence[Sequence[Event]]) -> tuple[str, ...]:
    """Sorts that are lacking for a way in each of several matches (`happened`: what comes of it in them)."""
    first = out_of(imagined[0], seat, way, happened[0])
    others = zip(imagined[1:], happened[1:], strict=True) if first else ()
    return first if all(out_of(match, seat, way, events) == first for match, events in others) else ()


def out_of(match: Match, seat: int, way: Way, events: Iterable[Event]) -> tuple[str, ...]:
    """Sorts of which a player would take something from a supply by a way, if there were any left there: it is tried
    with fuller supplies, and looked what else comes than did (`events`)."""
    supplies = empty(match, seat) if match.threads is None else {}
    if not supplies:
        return ()
    fuller = match.clone()
    for slot in (slot for slots in supplies.values() for slot in slots):
        fuller.state[slot] += FULLER
    led = led_on([fuller], seat, way)
    then = taken_from(match.rules, seat, led.events[0] if led is not None else ())
    now = taken_from(match.rules, seat, events)
    return tuple(name for name in supplies if then[name] > now[name])


def taken_from(rules: Rules, seat: int, events: Iterable[Event]) -> Counter[str]:
    """How much of each sort a player takes out of where it lies at the beginning, or has more of a counter with a
    stock."""
    found, words = Counter[str](), rules.words
    for fact in (fact for event in events if event.seat == seat for fact in event.facts):
        if isinstance(fact, Counted) and fact.name in rules.layout.stocks:
            found[fact.name] += max(fact.now - fact.before, 0)
        elif isinstance(fact, Shifted) and fact.origin is not None and fact.owner in (seat, NOBODY):
            found[fact.piece] += fact.count if fact.origin.name in words.pieces[fact.piece].start else 0
    return found


def run_out(spoken: Prompts, match: Match, seat: int, way: Way) -> list[str]:
    """The player's own pieces of which a way would take as many as there are, where there are none."""
    done: list[ir.Effect] = []
    for pc, code in way.said:
        choice = spoken.choices[pc]
        ability = ability_of(spoken.game, choice, code)
        if ability is not None and ability.body is not None:
            done.append(ability.body)
        done += choice.bodies.get(code, ())
        if choice.effect is not None and spoken.rules.slots.names_thing(pc, code):
            done.append(choice.effect)
    done += [spoken.game.rules[name].body for name in spoken.rules_done(done)]
    takes = [e for body in done for e in effects(body) if isinstance(e, MovePieces) and e.takes]
    wanted = [e.piece.name for e in takes if is_own(e)]
    return [name for name in dict.fromkeys(wanted) if not left(match, seat, name)]


def is_own(e: MovePieces) -> bool:
    """Does a player take their own pieces out of a zone of theirs, to where others may see them?"""
    zone = e.origin.zone if e.origin is not None else None
    return e.piece.owned and zone is not None and zone.of == PLAYER


def used_up(match: Match, after: Match, seat: int, pieces: Iterable[str]) -> tuple[str, ...]:
    """Of some pieces, those of which a player has taken the last; a figure of which there is one is no supply."""
    words = match.rules.words
    several = (name for name in pieces if sum(words.pieces[name].start.values()) > 1)
    return tuple(name for name in several if left(match, seat, name) and not left(after, seat, name))


def not_left(spoken: Labels, sorts: Iterable[str]) -> list[str]:
    """That something would come, too, if any of it were left."""
    return [none_left(spoken, "cli-option-lacks", sort) for sort in sorts]


def last_taken(spoken: Labels, pieces: Iterable[str]) -> list[str]:
    """That the last piece of a sort is placed."""
    return [spoken.say("cli-option-last", what=Noun(piece)) for piece in pieces]


def none_left(spoken: Labels, message: str, sort: str) -> str:
    """That nothing of a sort is left in its supply, which is a player's own or everybody's."""
    piece = spoken.words.pieces.get(sort)
    return spoken.say(message, what=Noun(sort), whose="you" if piece is not None and piece.owned else "none")
