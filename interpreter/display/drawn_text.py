"""What is meant by what somebody typed as it is drawn at the table: the numbers, signs and short words on a thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..model.view import Item
from ..model.vocabulary import PLAYER, Thing
from ..prose.questions.typed import bare
from ..prose.texts.labels import Labels
from .canvas import CUT, RAISED
from .view_items import Shown

#: how well something typed fits what is drawn on a thing: all of it, side by side, with an end that is only begun
WHOLE, BESIDE, BEGUN = range(3)


def drawn_so(labels: Labels, seen: Mapping[str, Any], said: str) -> list[int]:
    """The things on which it is drawn just so, as far as a player sees them; a number alone is drawn on too many."""
    wanted = close(said.rstrip(CUT + RAISED))
    if len(wanted) < 2 or wanted.isdecimal():
        return []
    found: dict[int, int] = {}
    for plain in (False, True):
        shown = Shown(labels, labels.rules.shown_by, dict(seen), plain)
        for items, thing, slot, zone in drawn(shown):
            texts = [close("".join(text for text, _ in group)) for group in shown.line(items, thing, slot, zone)]
            if (grade := fit(wanted, texts)) is not None:
                found[thing.index] = min(grade, found.get(thing.index, BEGUN))
    best = min(found.values(), default=WHOLE)
    return [index for index, grade in found.items() if grade == best]


def drawn(shown: Shown) -> Iterator[tuple[Sequence[Item], Thing, int, str]]:
    """Everything on which something is drawn, with what that is, its place in a row and the zone in which it lies."""
    words, view = shown.words, shown.view
    for board in view.boards:
        for thing in words.kinds[board.of].things if board.of in words.kinds else ():
            yield [item for line in board.lines for item in line], thing, -1, ""
    for row in (*view.rows, *view.yours):
        there = shown.seen["zones"].get(row.zone, [])
        for holder in there if isinstance(there, dict) else [""]:
            lying = shown.things(row.zone, holder)
            for slot, one in enumerate(lying if isinstance(lying, list) else ()):
                if one is not None and one.kind != PLAYER:
                    yield row.items, one, slot, row.zone


def close(text: str) -> str:
    """As it is drawn where there is little room: without spaces."""
    return bare(text).replace(" ", "")


def fit(wanted: str, texts: Sequence[str]) -> int | None:
    """How well it fits what is drawn side by side; None if it does not."""
    best: int | None = None
    for first in range(len(texts)):
        rest = "".join(texts[first:])
        if rest.startswith(wanted):
            ends = {len("".join(texts[first:last])) for last in range(first + 1, len(texts) + 1)}
            grade = WHOLE if not first and rest == wanted else BESIDE if len(wanted) in ends else BEGUN
            best = grade if best is None else min(best, grade)
    return best
