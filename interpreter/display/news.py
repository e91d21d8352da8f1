"""What has just happened, below the table: the last sentences, in as many lines as there are for them."""

from __future__ import annotations

from collections.abc import Sequence

from ..prose.punctuation import words_of
from .canvas import Line, wide


def told(log: Sequence[str], players: Sequence[str], columns: int, most: int, plain: bool = False) -> list[Line]:
    """The last sentences, in lines, the newest at the bottom; of those that are too long, who and their end.

    What nobody did, a scoring, begins with what it is: of that the end is left out.

    The newest has as many lines as it needs; each of the others, as far back as a round goes, at least one.
    """
    columns, dots = columns - 2, "..." if plain else "…"
    found: list[str] = []
    last = log[len(log) - min(len(log), len(players), most) :] if most > 0 else ()
    for older, sentence in reversed(list(enumerate(last))):
        lines, room = broken(sentence, columns), most - len(found) - older
        found = [*(lines if len(lines) <= room else ending(sentence, players, columns, room, dots)), *found]
    return [[(line, "dim")] for line in found]


def ending(sentence: str, players: Sequence[str], columns: int, most: int, dots: str) -> list[str]:
    """Who did something and as much of the end of it as fits into so many lines; without anybody, of its beginning."""
    who = max((p for p in players if sentence.startswith(p)), key=len, default="")
    words = words_of(sentence.removeprefix(who))
    while words:
        words = words[1:] if who else words[:-1]
        lines = broken(" ".join([who, dots, *words] if who else [*words, dots]), columns)
        if len(lines) <= most:
            return lines
    return []


def broken(text: str, most: int) -> list[str]:
    """Lines of whole words; those after the first stand further in."""
    lines = [""]
    for word in words_of(text):
        if lines[-1].strip() and wide(lines[-1]) + 1 + wide(word) > most:
            lines.append("  " + word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines
