"""Every fact of a position that a player may know, from `view` alone: no module that draws is asked.

A fact says what it is about (`section`, `name`, of pieces their `place`), before or on whom (`holder`), whose it is
(`owner`), and what is so: a number, or a thing that lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Fact:
    section: str
    name: str
    holder: str = ""
    place: str = ""
    owner: str = ""
    n: int = 0
    thing: str = ""

    def __str__(self) -> str:
        where = " ".join(filter(None, (self.place, self.holder, self.owner)))
        return f"{self.section} {self.name} {where}: {self.thing or self.n}"


def facts(seen: dict[str, Any]) -> Iterator[Fact]:
    """What there is none of is no fact, but for counters of the game and stacks that are empty."""
    for name, there in seen["counters"].items():
        for holder, n in there.items() if isinstance(there, dict) else [("", there)]:
            if n or not holder:
                yield Fact("counters", name, holder, n=n)
    for name, there in seen.get("notes", {}).items():
        for holder, noted in there.items() if isinstance(there, dict) else [("", there)]:
            if noted is not None:
                yield Fact("notes", name, holder, thing=noted)
    for name, n in seen.get("stocks", {}).items():
        yield Fact("stocks", name, n=n)
    for piece, places in seen["pieces"].items():
        for place, there in places.items():
            yield from pieces(piece, place, there)
    for zone, there in seen["zones"].items():
        for holder, what in there.items() if isinstance(there, dict) else [("", there)]:
            if isinstance(what, int):
                yield from [Fact("zones", zone, holder, n=what)] if what or not holder else []
            else:
                yield from (Fact("zones", zone, holder, thing=thing) for thing in what if thing is not None)
    for zone, there in seen.get("known", {}).items():
        for holder, what in there.items() if isinstance(there, dict) else [("", there)]:
            yield from (Fact("known", zone, holder, thing=thing) for thing in what if thing is not None)
    for zone, there in seen.get("told", {}).items():
        for holder, what in there.items() if isinstance(there, dict) else [("", there)]:
            yield from (
                Fact("told", zone, holder, n=n, thing=said)
                for n, one in enumerate(what)
                for prop, value in one.items()
                for said in ([f"not {prop} {no}" for no in value["not"]] if isinstance(value, dict) else [str(value)])
            )


def pieces(piece: str, place: str, there: Any) -> Iterator[Fact]:
    for holder, what in there.items() if isinstance(there, dict) else [("", there)]:
        for owner, n in what.items() if isinstance(what, dict) else [("", what)]:
            if n:
                yield Fact("pieces", piece, holder, place, owner, n)
