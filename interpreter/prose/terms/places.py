"""Where something lies: zones, things, all things of a kind, the parts of a thing."""

from __future__ import annotations

from ...model import ir
from ...phrases.telling import Telling, term
from ...phrases.things import Qualified
from ...phrases.words import Noun, Phrase, Say
from . import queries, zones


def place(c: Telling, p: ir.Place, form: str) -> Phrase:
    if p.zone is not None:
        return zones.zone(c, p.zone.name, p.thing, form)
    if p.kind:
        thing = queries.query(c, p.query, "bare") if p.query is not None else Qualified(Noun(p.kind), "bare")
        if p.whole is not None:
            return Say(f"{form}-parts", parts=Noun(p.kind), thing=term(c, p.whole))
        return Say(f"{form}-places", thing=thing)
    assert p.thing is not None
    return Say(f"{form}-place", thing=term(c, p.thing))
