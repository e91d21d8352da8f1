"""What has just happened, below the table: the last sentences, in as many lines as there are for them.

What there is no room for is counted, with the word that shows it: `Player 2 … 3 more: log; stays`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from ..engine.events import Event, Moved, Place, Shifted
from ..lowering.layout import Layout
from ..prose.speaking.punctuation import words_of
from .canvas import Line, wide

#: says that so much is left out, and how to see it
More = Callable[[int], str]
#: between the deeds of a sentence
BETWEEN = "; "
#: what came of a deed is told with one of these: what there is more or less of, what stands where, from what to what
RESULTS = ("+", "−", ": ", "→", "×")


def told(
    log: Sequence[str], players: Sequence[str], columns: int, most: int, more: More, plain: bool = False
) -> list[Line]:
    """The last sentences, in lines, the newest at the bottom; of those that are too long, who, and their deeds with
    fewer details or, if there are still too many, the first and the last ones.

    What nobody did, a scoring, begins with what it is: of that the end is left out.

    The newest has as many lines as it needs; each of the others, as far back as a round goes, at least one.
    """
    columns, dots = columns - 2, "..." if plain else "…"
    found: list[str] = []
    first = len(log) - min(len(log), len(players), most) if most > 0 else len(log)
    for older, sentence in reversed(list(enumerate(log[first:]))):
        before = f"{more(first)}{BETWEEN}" if first and not older else ""
        lines, room = broken(before + sentence, columns), most - len(found) - older
        if len(lines) > room:
            lines = ending(sentence, players, columns, room, more, dots, before)
        found = [*lines, *found]
    return [[(line, "dim")] for line in found]


def ending(
    sentence: str, players: Sequence[str], columns: int, most: int, more: More, dots: str, before: str = ""
) -> list[str]:
    """Who did something and all they did, with as many details as fit into so many lines; if that is too long, the
    first deed and of the others those that brought most, or only those; without anybody, the first ones. Of deeds that
    brought as much the last ones are told.

    Of a single deed that is too long the end is left out. `before`: what stands in front in any case."""
    who = max((p for p in players if sentence.startswith(p)), key=len, default="")
    begun, *_ = deeds_of(sentence)
    deeds = deeds_of(sentence.removeprefix(who).lstrip(" :"))
    fewer, each = range(1, len(deeds)), [shorter(deed, dots) for deed in deeds]
    least = sorted(range(len(deeds)), key=lambda n: (len(result(deeds[n])[1]), n))
    if who:  # if only one is told, what it came to
        each[0] = tuple(begun.removesuffix(deeds[0]) + version for version in each[0])
        others = [n for n in least if n]
        gone = [[], *(others[:n] for n in fewer[:-1]), *(least[:n] for n in fewer)]
        ways = [without(each, {*some}, who, more, dots) for some in gone]
    else:
        ways = [[*((deed,) for deed in deeds[:-n]), (more(n),)] for n in fewer]
    for way in ways:
        if lines := fullest(way, before, columns, most):
            return lines
    left_out = len(deeds) - 1
    missing = f"{more(left_out)}{BETWEEN.strip()}" if left_out and who else ""
    head = " ".join(filter(None, (before.strip(), who, missing)))
    words = words_of(deeds[least[-1] if who else 0])
    while words:
        lines = broken(" ".join([*([head] if head else []), *words, dots]), columns)
        if len(lines) <= most:
            return lines
        words.pop()
    return [] if wide(head) > columns or not most else [head]


def without(
    each: Sequence[tuple[str, ...]], gone: Collection[int], who: str, more: More, dots: str
) -> list[tuple[str, ...]]:
    """Deeds without those that are left out: how many they are stands where the first of them was, a mark where others
    were."""
    found: list[tuple[str, ...]] = []
    for n, versions in enumerate(each):
        if n not in gone:
            found.append(versions)
        elif n == min(gone):
            found.append((more(len(gone)) if n else f"{who} {more(len(gone))}",))
        elif n - 1 not in gone:
            found.append((dots,))
    return found


def fullest(way: Sequence[tuple[str, ...]], before: str, columns: int, most: int) -> list[str]:
    """Deeds, each in the longest of its versions, from short to long, with which all fit: that of the last one first.

    Nothing if they do not fit even in their shortest."""

    def lines(kept: Sequence[int]) -> list[str]:
        return broken(before + BETWEEN.join(versions[n] for versions, n in zip(way, kept, strict=True)), columns)

    kept = [0] * len(way)
    if len(lines(kept)) > most:
        return []
    for level in range(1, max(map(len, way))):
        for i in reversed(range(len(way))):
            tried = [*kept[:i], min(level, len(way[i]) - 1), *kept[i + 1 :]]
            if len(lines(tried)) <= most:
                kept = tried
    return lines(kept)


def shorter(deed: str, dots: str) -> tuple[str, ...]:
    """A deed without what it was done with and where; with what came of it first, with all of that; in full."""
    done, came = result(deed)
    what, colon, rest = done.partition(": ")
    if "(" in what:
        return (deed,)
    if not colon:
        what, comma, rest = done.partition(", ")
        colon = comma if came else ""
    if not colon and len(came) < 2:
        return (deed,)
    told = f"{what}{colon}{dots}" if colon else what
    every = f"{told} ({', '.join(came)})" if came else told
    first = f"{told} ({came[0]}, {dots})" if len(came) > 1 else every
    return told if colon == ": " else first, first, every, deed


def result(deed: str) -> tuple[str, list[str]]:
    """What was done, and what came of it, part by part: in the brackets at the end, if they are no part of a name as in
    `Shop 1 (back)`."""
    depth = 0
    for at in range(len(deed) - 1, -1 if deed.endswith(")") else len(deed), -1):
        depth += (deed[at] == ")") - (deed[at] == "(")
        if not depth:
            inside = deed[at + 1 : -1]
            found = any(sign in inside for sign in RESULTS)
            return (deed[:at].rstrip(), inside.split(", ")) if found else (deed, [])
    return deed, []


def deeds_of(sentence: str) -> list[str]:
    """The deeds of a sentence; what came of one stands in brackets behind it, and is no deed."""
    found = [""]
    for part in sentence.split(BETWEEN):
        inside = found[-1].count("(") > found[-1].count(")")
        if inside:
            found[-1] += BETWEEN + part
        else:
            found.append(part)
    return found[1:]


def broken(text: str, most: int) -> list[str]:
    """Lines of whole words; those after the first stand further in."""
    lines = [""]
    for word in words_of(text):
        if lines[-1].strip() and wide(lines[-1]) + 1 + wide(word) > most:
            lines.append("  " + word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines


def touched(events: Iterable[Event], seat: int, layout: Layout) -> frozenset[int]:
    """The places of boards from or to which others have moved something, as far as a player could see it."""
    boards = {x.of for x in layout.words.layouts.values() if x.geometry is not None}
    found: set[int] = set()
    for fact in (fact for event in events if event.seat != seat for fact in event.facts if seat not in fact.unseen):
        if isinstance(fact, Shifted):
            ends = [place for place in (fact.origin, fact.target) if place is not None]
        elif isinstance(fact, Moved):
            infos = [layout.places[place] for place in (fact.origin, fact.target) if place >= 0]
            ends = [Place(layout.words.zones[info.zone].of, info.holder) for info in infos]
        else:
            continue
        found |= {place.holder for place in ends if place.name in boards}
    return frozenset(found)
