"""What each of several players does: told of each of them in a sentence, said to each of them in a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from ..model import ir
from ..model.vocabulary import PLAYER
from ..model.walk import everything, with_local
from ..phrases.lines import Line
from ..phrases.telling import Telling, inline
from ..phrases.words import Listed, OfEach, Phrase, Plain, Say
from ..terms import pronouns
from . import sequences


def said_to(who: ir.Local, body: ir.Effect) -> ir.Effect:
    """What somebody does, as it would be said to them."""
    return cast(ir.Effect, with_local(body, who, ir.Local("you", who.type)))


def is_theirs(who: ir.Local, body: ir.Effect) -> bool:
    """Does it speak of this player, and of nobody else?"""
    spoken = {e.local for e in everything(body) if isinstance(e, ir.LocalRef) and e.type.kinds == (PLAYER,)}
    return spoken == {who}


def each_phrase(
    c: Telling, each: Phrase, who: ir.Local, body: ir.Effect, order: Sequence[Phrase] = (), secret: bool = False
) -> Phrase | None:
    """`each`: who they are, of whom `who` is one; `order`: in which order they act."""
    yours = said_to(who, body)
    with pronouns.aside(c):
        to_each = inline(c, yours)
    with pronouns.aside(c):
        of_each = inline(replace(c, style=replace(c.style, of_each=True)), yours)
    if to_each is None or of_each is None:
        return None
    parts: dict[str, Any] = {"what": each, "secret": "yes" if secret else "no", **noted(order)}
    return OfEach(of_each, Say("as-each", then=of_each, **parts), Say("as-each-you", then=to_each, **parts))


def each_lines(
    c: Telling, each: Phrase, who: ir.Local, body: ir.Effect, order: Sequence[Phrase], depth: int
) -> list[Line]:
    with pronouns.aside(c):
        below = sequences.listed(c, said_to(who, body), depth + 1)
    return [Line(depth, Say("as-each-open", what=each, **noted(order)), open=True), *below]


def noted(order: Sequence[Phrase]) -> dict[str, Any]:
    return {
        "ordered": "yes" if order else "no",
        "notes": Listed(order, "note-next", "note-next") if order else Plain(""),
    }
