"""What lies on a thing now, and what is counted and noted there, as far as a player sees it; what is around it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ..model.view import FIRST
from ..model.vocabulary import Thing
from ..phrases.words import Noun, Say
from ..prose.questions.typed import WORST, fitting, folded
from ..prose.speaking.punctuation import capital
from ..prose.texts.labels import Labels
from ..prose.why.whynot import some
from .in_use import in_use
from .numbers_told import NUMBERS, added, called, numbers, where_printed, words_explaining
from .remaining import SECTIONS, entries
from .speaking_of import speaking_of
from .view_items import Shown


def bears(labels: Labels, thing: Thing) -> bool:
    """Can anything lie on it, or on its parts?"""
    kinds = {thing.kind, *labels.words.kinds[thing.kind].parts}
    pieces, zones = labels.words.pieces.values(), labels.words.zones.values()
    return any(kinds & {*piece.places} for piece in pieces) or any(zone.of in kinds for zone in zones)


def lying_there(labels: Labels, seen: Mapping[str, Any], thing: Thing) -> list[str]:
    """By sort, in a line each; none, if nothing is there."""
    parts = [part.name for part in labels.words.things if part.whole == thing.index]
    facts: dict[str, dict[str, Any]] = {}
    now = in_use(labels, seen)
    for section in SECTIONS:
        for name, there in now.get(section, {}).items():
            places = there if section == "pieces" else {"": there}
            found = {place: what for place, lying in places.items() if (what := at(lying, thing.name, parts))}
            facts.setdefault(section, {})[name] = found if len(found) > 1 else next(iter(found.values()), None)
    return [labels.say("cli-at", place=capital(entry.head), what=entry.text) for entry in entries(labels, facts)]


def counted_there(labels: Labels, seen: Mapping[str, Any], thing: Thing) -> list[str]:
    """What it means now that a number on a thing is just so much, where a language has words for it; of what is printed
    on it by its name, too."""
    words = labels.words
    named = {
        prop: thing.numbers.get(prop, -1)
        for prop, sort in words.kinds[thing.kind].properties.items()
        if sort.sort == "thing"
    }
    found = [f"{capital(text)}." for text in meanings_now(labels, seen, thing)]
    for other in (words.things[index] for index in named.values() if index >= 0):
        found += [
            f"{labels.say('cli-at', place=labels.thing(other.index), what=text)}."
            for text in meanings_now(labels, seen, other)
        ]
    return found


def meanings_now(labels: Labels, seen: Mapping[str, Any], thing: Thing) -> list[str]:
    """Number by number what it means, on something that everybody always sees."""
    words = labels.words
    if any(thing.kind in zone.holds for zone in words.zones.values()):
        return []
    counters = [name for name, counter in words.counters.items() if counter.of == thing.kind]
    return [text for name in counters if (text := labels.meant(name, seen["counters"][name].get(thing.name, 0)))]


def covered(labels: Labels, seen: Mapping[str, Any], thing: Thing) -> dict[str, list[int]]:
    """Kinds of parts of a place that its board does not show because something else lies there, and what that is."""
    shown, found = Shown(labels, labels.rules.shown_by, dict(seen)), dict[str, list[int]]()
    boards = [board for board in shown.view.boards if board.of == thing.kind]
    for item in (item for board in boards for line in board.lines for item in line if item.sort == FIRST):
        showing = [inner for inner in item.inner if shown.line([inner], thing)]
        lying = shown.things(showing[0].name, thing.name) if showing and showing[0].sort == "zone" else 0
        if isinstance(lying, int):
            continue
        over = [one.index for one in lying if one is not None]
        for behind in item.inner[item.inner.index(showing[0]) + 1 :]:
            kinds = [k.name for k in labels.words.kinds.values() if behind.name in (k.listed_under, k.plural)]
            found |= dict.fromkeys(kinds if behind.sort == "parts" else (), over)
    return found


def out_of_use(labels: Labels, seen: Mapping[str, Any], thing: Thing) -> list[str]:
    """Of parts of a place that are covered that they are, and by what."""
    return [
        labels.say("cli-card-covered", parts=capital(labels.noun(kind)), names=", ".join(map(labels.thing, lying)))
        for kind, lying in covered(labels, seen, thing).items()
    ]


def at(there: Any, thing: str, parts: Iterable[str]) -> Any:
    """Of what lies on several things that which lies on one of them; on its parts, by part."""
    if not isinstance(there, dict):
        return None
    found = {part: there[part] for part in parts if part in there}
    return {thing: there[thing], **found} if found and thing in there else found or there.get(thing)


def around(labels: Labels, thing: Thing, seen: dict[str, Any]) -> list[str]:
    """What a place of a board is next to, as it is printed or laid out, if that is not printed on itself, and what says
    that it is next to it; on a board of squares or hexes the names of places tell that."""
    words, kind, found = labels.words, labels.words.kinds[thing.kind], list[str]()
    listing = [prop for prop, sort in kind.properties.items() if sort.sort == "list" and sort.kind == thing.kind]
    for layout in words.layouts.values():
        if layout.of == thing.kind and layout.geometry is None and not listing:
            order = [one.name for one in kind.things]
            if not layout.printed:
                order = [name for row in seen["layouts"][layout.name] for name in row]
            near = layout.neighbours[order.index(thing.name)] if thing.name in order else []
            beside = [labels.thing(words.thing_names[order[i]]) for i in near]
            found += [labels.say("cli-card-next", names=", ".join(beside))] if beside else []
    for other in (other for other in words.kinds.values() if other is not kind):
        naming = [one.index for one in other.things if any(thing.index in named for named in one.lists.values())]
        if naming:
            names = ", ".join(map(labels.thing, naming))
            found.append(labels.say("cli-at", place=capital(labels.noun(other.name)), what=names))
    return found


def printed_on(labels: Labels, seen: Mapping[str, Any], thing: Thing) -> list[str]:
    """As what a thing is printed on which places of the board, or on parts of them that nothing covers now."""
    words = labels.words
    boards, over = {layout.of for layout in words.layouts.values()}, dict[int, dict[str, list[int]]]()
    found: dict[str, dict[int, None]] = {}
    for one in words.things:
        place = words.things[one.whole] if one.whole >= 0 else one
        sorts = words.kinds[one.kind].properties
        props = [p for p, n in one.numbers.items() if p in sorts and sorts[p].sort == "thing" and n == thing.index]
        if place.kind not in boards or place is thing or not props:
            continue
        if place.index not in over:
            over[place.index] = covered(labels, seen, place)
        for prop in props if one.kind not in over[place.index] else ():
            found.setdefault(prop, {})[place.index] = None
    return [
        labels.say("cli-card-printed-on", prop=Noun(f"prop-{prop}"), names=", ".join(map(labels.thing, on)))
        for prop, on in found.items()
    ]


def of_sort(labels: Labels, seen: Mapping[str, Any], said: str, whole: bool = False) -> list[str]:
    """Of pieces and counters that are called so where they are now, of a zone what is there, of a mark or a number on
    what it is printed, of a sign what it means: a line for each that is meant; of one alone, too, what speaks of it.
    `whole`: only by whole names."""
    signs = meanings(labels, seen, said)
    told = [line for lines in signs.values() for line in lines]
    more = [name for sign in signs for name in added(labels, said, sign)]
    told += [labels.say("cli-sign", sign="+", name=called(labels, name)) for name in more]
    meant = [*meant_by(labels, seen, said, whole), *((NUMBERS, name) for name in more)]
    told += [line for section, name in meant for line in now(labels, seen, section, name)]
    also = speaking_of(labels, *meant[0]) if len(meant) - len(more) == 1 else []
    return [*told, *([labels.say("cli-play-card-also", names=some(also, "; "))] if also else [])]


def meant_by(labels: Labels, seen: Mapping[str, Any], said: str, whole: bool) -> list[tuple[str, str]]:
    """What is called so; what a sign stands for that is meant alone, and behind numbers only what is printed."""
    signs = meanings(labels, seen, said)
    names = [line.removeprefix(sign).strip() for sign, lines in signs.items() for line in lines] or [said]
    found = dict.fromkeys(one for name in names for one in sorts_meant(labels, seen, name, whole or bool(signs)))
    return [one for one in found if not signs or said in signs or one[0] == NUMBERS]


def explained_by(labels: Labels, seen: Mapping[str, Any], said: str) -> list[str]:
    """The words of the rules, as the rulebook heads them, that tell what a number is for which is called or drawn
    so."""
    more = [(NUMBERS, name) for sign in meanings(labels, seen, said) for name in added(labels, said, sign)]
    meant = [*meant_by(labels, seen, said, whole=True), *more]
    return [*dict.fromkeys(word for one in meant for word in words_explaining(labels, *one))]


def used_by(labels: Labels, seen: Mapping[str, Any], said: str) -> list[str]:
    """What speaks of a printed number that is called or drawn so."""
    meant = [name for section, name in meant_by(labels, seen, said, whole=True) if section == NUMBERS]
    return speaking_of(labels, NUMBERS, meant[0]) if len(meant) == 1 else []


def sorts_meant(labels: Labels, seen: Mapping[str, Any], said: str, whole: bool) -> list[tuple[str, str]]:
    """Pieces, counters, zones, marks and printed numbers that are called so: the section of a view in which they stand,
    and their id."""
    words = labels.words
    flags = [p for kind in words.kinds.values() for p, sort in kind.properties.items() if sort.sort == "flag"]
    marks = {("marks", prop): (prop, mark(labels, prop)) for prop in flags}
    pieces = {("pieces", name): labels.forms(name) for name in words.pieces}
    counters = {("counters", name): labels.forms(name) for name in words.counters}
    places = zones_of_pieces(labels, seen)
    zones = {("zones", name): (name, labels.place(name), labels.head(name)) for name in (*seen["zones"], *places)}
    return fitting(said, pieces, counters, zones, marks, numbers(labels), worst=0 if whole else WORST)


def zones_of_pieces(labels: Labels, seen: Mapping[str, Any]) -> list[str]:
    return [zone for there in seen["pieces"].values() for zone in there if zone in labels.words.zones]


def mark(labels: Labels, prop: str) -> str:
    return labels.text(Say(f"is-{prop}", "is"))


def now(labels: Labels, seen: Mapping[str, Any], section: str, name: str) -> list[str]:
    """Where they are, what is there, or on which things it is printed."""
    if section == NUMBERS:
        return where_printed(labels, name)
    if section == "marks":
        things = labels.words.things
        bearing = dict.fromkeys(labels.thing(thing.index) for thing in things if thing.numbers.get(name, 0) > 0)
        head, texts = mark(labels, name), [", ".join(bearing)]
    elif section == "zones" and name in zones_of_pieces(labels, seen):
        lying = entries(labels, {"pieces": {piece: there.get(name) for piece, there in seen["pieces"].items()}})
        each = [labels.say("cli-at", place=entry.head, what=entry.text) for entry in lying]
        head, texts = labels.place(name), ["; ".join(each) or "0"]
    else:
        head = labels.place(name) if section == "zones" else labels.noun(name)
        if section == "counters" and labels.words.counters[name].of == "game":
            head = labels.counter(name)
        there = seen.get(section, {}).get(name)  # what the player may not see is not there
        texts = [entry.text for entry in entries(labels, {section: {name: there}})] or ["0"] * (there is not None)
    return [labels.say("cli-at", place=capital(head), what=text) for text in texts if text]


def meanings(labels: Labels, seen: Mapping[str, Any], said: str) -> dict[str, list[str]]:
    """What a sign of the table stands for, as its legend says it; of numbers with signs, as they are printed (`4★1+`),
    each of them."""
    meant = legend(labels, seen)
    if said in meant:
        return {said: [*meant[said]]} if not said.isalnum() else {}
    return {sign: [*meant[sign]] for sign in signs_in(said, meant)}


def sign_meant(labels: Labels, seen: Mapping[str, Any], said: str) -> str:
    """What a sign of letters stands for, as the legend says it; nothing if that is not one thing."""
    meant = legend(labels, seen)
    signs = [said] if said in meant else [sign for sign in meant if folded(sign) == folded(said)]
    found = {line[len(sign) :].strip() for sign in signs if sign.isalnum() for line in meant[sign]}
    return found.pop() if len(found) == 1 else ""


def legend(labels: Labels, seen: Mapping[str, Any]) -> dict[str, dict[str, None]]:
    """By sign, with and without signs of its own, the lines of the legend that tell it."""
    legends = (Shown(labels, labels.rules.shown_by, dict(seen), plain).legend() for plain in (False, True))
    meant: dict[str, dict[str, None]] = {}
    for line in (line for legend in legends for line in legend):
        meant.setdefault(line[0][0], {})["".join(text for text, _ in line)] = None
    return meant


def signs_in(said: str, known: Iterable[str]) -> list[str]:
    """The signs behind numbers, if nothing else was said."""
    signs = "|".join(re.escape(sign) for sign in sorted(known, key=len, reverse=True) if sign)
    if not signs or re.fullmatch(rf"(?:[0-9]+ ?(?:{signs}) ?)+", said) is None:
        return []
    # between two numbers a plus may add them (`5+1`), whatever it means behind one
    found = (
        m[0] for m in re.finditer(signs, said) if not (m[0] in "+-\N{MINUS SIGN}" and said[m.end() :][:1].isdigit())
    )
    return [*dict.fromkeys(found)]


def symbols_meant(labels: Labels, seen: Mapping[str, Any], said: str) -> list[str]:
    """The symbols that are called so, or that are drawn so."""
    known, names = legend(labels, seen), labels.words.symbols
    signs = {said} if said in known and not said.isalnum() else {*signs_in(said, known)}
    tables = [Shown(labels, labels.rules.shown_by, dict(seen), plain) for plain in (False, True)]
    drawn = [name for name in names if signs.intersection(shown.measure(name) for shown in tables)]
    return drawn or fitting(said, {name: labels.forms(name) for name in names}, worst=0)
