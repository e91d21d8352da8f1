"""Regions: coarse parts of the state, by which is said what a rule reads and what it writes.

("c", counter), ("stock", counter), ("n", note), ("p", piece, place), ("z", zone), ("g", zone, kind),
("layout", layout), ("round",), ("once", effect), ("face", kind), ("chance",), ("start",), ("out",), ("past",).
Coarse is safe: where two regions meet, nothing is taken for granted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .vocabulary import Counter, Note, Vocabulary, Zone

Region = tuple[str, ...]
#: chance has no order: what is drawn first is as likely as what is drawn last
CHANCE: Region = ("chance",)
ROUND: Region = ("round",)
#: what players know of things that they cannot see
KNOWN: Region = ("known",)
#: who is the start player
START: Region = ("start",)
#: who is out of the round or of the game
OUT: Region = ("out",)
#: the positions that are remembered
PAST: Region = ("past",)
#: what only games have of which some rule writes it
SEATED = frozenset((START, OUT, PAST))


def counted(counter: Counter) -> Region:
    """How much of a counter anybody or anything has."""
    return ("c", counter.name)


def noted(note: Note) -> Region:
    """What anybody or anything remembers."""
    return ("n", note.name)


def only_summed(region: Region) -> bool:
    """Does whoever writes this without looking at it only add to it, so that the order does not matter?"""
    return region[0] == "c"


def stocked(counter: Counter) -> Iterator[Region]:
    """What is left in the supply, if it can run out."""
    if counter.stock is not None:
        yield ("stock", counter.name)


def lying(zone: Zone) -> Region:
    """What lies in a zone, and in which order."""
    return ("z", zone.name)


def on_grid(zone: Zone, kinds: Iterable[str]) -> Iterator[Region]:
    """What lies where on a grid, kind by kind: what is laid over things of one kind does not look at the others."""
    if zone.form == "grid":
        for kind in kinds:
            yield ("g", zone.name, kind)


def standing(piece: str, place: str) -> Region:
    """How many pieces of a sort lie at places of a kind, or in a zone."""
    return ("p", piece, place)


def shown(kind: str) -> Region:
    """What dice of a kind show."""
    return ("face", kind)


def told(prop: str) -> Region:
    """Of which hidden things all know what is printed there."""
    return ("told", prop)


def denied(prop: str) -> Region:
    """Of which hidden things all know what is not printed there."""
    return ("denied", prop)


def holding(words: Vocabulary, kinds: Iterable[str]) -> Iterator[Zone]:
    """The zones in which things of these kinds can lie."""
    wanted = set(kinds)
    return (zone for zone in words.zones.values() if wanted.intersection(zone.holds))


def laid_out(words: Vocabulary) -> Iterator[Region]:
    """What is next to what."""
    return (("layout", name) for name in words.layouts)
