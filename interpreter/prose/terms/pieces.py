"""Pieces: where they lie, whose they are, how many lie somewhere."""

from __future__ import annotations

from ...model import ir
from ...phrases.telling import Telling
from ...phrases.things import Qualified
from ...phrases.words import Amount, Noun, Phrase, Say
from . import places, pronouns


def whose(c: Telling, owner: ir.Owner) -> str:
    if owner.others:
        return "others"
    return pronouns.whose(c, owner.who) if owner.who is not None else "none"


def location(c: Telling, e: ir.LocationOf) -> Phrase:
    return Say("location-of", kind=Noun(e.kind), piece=Noun(e.piece.name))


def count(c: Telling, e: ir.PieceCount) -> Phrase:
    return Say("number-at", what=Noun(e.piece.name), whose=whose(c, e.owner), where=places.place(c, e.place, "in"))


def there(c: Telling, count: ir.PieceCount, least: int, no: bool) -> Phrase:
    owner, noun = whose(c, count.owner), Noun(count.piece.name)
    what: Phrase = Amount(least, noun) if least > 1 else noun if no else Qualified(noun, "a")
    if count.place.thing is not None and count.place.zone is None and pronouns.is_it(c, count.place.thing):
        where = Say("in-it", noun=pronouns.noun_of_it(c, count.place.thing))
        return Say("piece-there", whose=owner, what=what, where=where, no="yes" if no else "no")
    return Say(
        "piece-there", whose=owner, what=what, where=places.place(c, count.place, "in"), no="yes" if no else "no"
    )
