"""What lies on a thing now, and what is counted and noted there, as far as a player sees it; what is around it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..model.vocabulary import Thing
from ..phrases.words import Say
from ..prose.labels import Labels
from ..prose.punctuation import capital
from ..prose.typed import WORST, fitting
from .remaining import SECTIONS, entries
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
    for section in SECTIONS:
        for name, there in seen.get(section, {}).items():
            places = there if section == "pieces" else {"": there}
            found = {place: what for place, lying in places.items() if (what := at(lying, thing.name, parts))}
            facts.setdefault(section, {})[name] = found if len(found) > 1 else next(iter(found.values()), None)
    return [labels.say("cli-at", place=capital(entry.head), what=entry.text) for entry in entries(labels, facts)]


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


def of_sort(labels: Labels, seen: Mapping[str, Any], said: str, whole: bool = False) -> list[str]:
    """Of pieces and counters that are called so where they are now, of a zone what lies there, of a mark that is printed
    on things on which, of a sign what it means: a line for each that the words could mean; `whole`: only by whole
    names."""
    words = labels.words
    if meant := meanings(labels, seen, said):
        return meant
    marks = {
        ("marks", prop): (prop, labels.text(Say(f"is-{prop}", "is")))
        for kind in words.kinds.values()
        for prop, sort in kind.properties.items()
        if sort.sort == "flag"
    }
    pieces = {("pieces", name): (name, labels.noun(name)) for name in words.pieces}
    counters = {("counters", name): (name, labels.noun(name), labels.head(name)) for name in words.counters}
    places = [zone for there in seen["pieces"].values() for zone in there if zone in words.zones]
    zones = {("zones", name): (name, labels.place(name), labels.head(name)) for name in (*seen["zones"], *places)}
    found = list[str]()
    for section, name in fitting(said, pieces, counters, zones, marks, worst=0 if whole else WORST):
        if section == "marks":
            bearing = dict.fromkeys(labels.thing(t.index) for t in words.things if t.numbers.get(name, 0) > 0)
            told = [(marks[section, name][1], ", ".join(bearing))]
        elif section == "zones" and name in places:
            lying = {piece: there.get(name) for piece, there in seen["pieces"].items()}
            told = [(entry.head, entry.text) for entry in entries(labels, {"pieces": lying})]
            told = [(labels.place(name), "; ".join(labels.say("cli-at", place=h, what=text) for h, text in told) or "0")]
        else:
            head = labels.place(name) if section == "zones" else labels.noun(name)
            there = seen.get(section, {}).get(name)  # what the player may not see is not there
            texts = [entry.text for entry in entries(labels, {section: {name: there}})] or ["0"] * (there is not None)
            told = [(head, text) for text in texts]
        found += [labels.say("cli-at", place=capital(head), what=text) for head, text in told if text]
    return found


def meanings(labels: Labels, seen: Mapping[str, Any], sign: str) -> list[str]:
    """What a sign of the table stands for, as its legend says it."""
    legends = (Shown(labels, labels.rules.shown_by, dict(seen), plain).legend() for plain in (False, True))
    lines = [line for legend in legends for line in legend if line[0][0] == sign and not sign.isalnum()]
    return list(dict.fromkeys("".join(text for text, _ in line) for line in lines))
