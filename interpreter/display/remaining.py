"""What a view draws nowhere: numbers, piles and pieces that a player may know, each in a few words.

Everything the view names is evaluated once, whatever there is room for, and `Shown` notes which facts that tells. What
is left of the player's sight are the remaining facts: they stand at the end of the table, and `board` lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from ..diagnostics.records import record
from ..model.view import Row
from ..model.vocabulary import Thing
from ..phrases.words import Noun, Say
from ..prose.speaking.punctuation import capital
from ..prose.texts.labels import Labels
from .boards import Boards
from .canvas import Line, shortened, wide
from .in_use import in_use, is_rest
from .news import broken
from .panels import GAP, Panels, flowing
from .view_items import Fact, Shown, identifies

#: what stands between the things that a sentence lists
_LISTED = re.compile(r"(?<=[;,]) ")
#: in this order
SECTIONS = ("counters", "notes", "stocks", "pieces", "faces", "zones", "known", "told")
#: the same where there is little room: what only the rules need to remember is last
NEEDED = ("told", "known", "notes", "stocks", "faces", "zones", "pieces", "counters")

#: something of which nothing is known
UNKNOWN = "–"
#: between two things that lie in an order of which not all are known
BESIDE = " | "


@record
class Entry:
    """What is left of a counter, a note, a sort of pieces, a zone."""

    section: str
    name: str
    head: str
    text: str


def entries(labels: Labels, facts: Mapping[str, Any], sections: Sequence[str] = SECTIONS) -> list[Entry]:
    """By section and name, in words; what there is none of is left out, but for stacks and supplies that are empty."""
    found = []
    for section in sections:
        said = heads(labels).get(section, labels.counter)
        for name, what in facts.get(section, {}).items():
            empty = "0" if what == 0 and section in ("stocks", "zones") else ""
            found.append(Entry(section, name, said(name), worded(labels, what) or empty))
    return [entry for entry in found if entry.text]


def heads(labels: Labels) -> dict[str, Callable[[str], str]]:
    """By section how what it lists is called; those of all others are counters."""
    return {
        "notes": labels.head,
        "pieces": labels.noun,
        "faces": labels.noun,
        "zones": labels.place,
        "known": lambda zone: labels.say("cli-known-in", place=labels.place(zone)),
        "told": lambda zone: labels.say("cli-told-in", place=labels.place(zone)),
    }


def remaining(panels: Panels, boards: Boards, seats: Iterable[int]) -> dict[str, Any]:
    """By section what the view leaves out, as it stands in the player's sight.

    `seats`: of whom is drawn what lies before them."""
    told = facts_told(panels, boards, [panels.players[seat].name for seat in seats])
    seen = in_use(panels.labels, panels.shown.seen)
    found: dict[str, dict[str, Any]] = {section: {} for section in SECTIONS}
    for section in ("counters", "notes", "stocks", "faces", "zones", "known", "told"):
        for name, there in seen.get(section, {}).items():
            found[section][name] = untold(there, told, (section, name))
    for piece, places in seen["pieces"].items():
        found["pieces"][piece] = {p: untold(there, told, ("pieces", piece, p)) for p, there in places.items()}
    return found


def untold(there: Any, told: set[Fact], fact: Fact) -> Any:
    if isinstance(there, dict):
        return {holder: what for holder, what in there.items() if (*fact, holder) not in told}
    return None if (*fact, "") in told else there


def facts_told(panels: Panels, boards: Boards, holders: Sequence[str]) -> set[Fact]:
    """What the view tells if there is room for all of it; `holders`: of whom what lies before them."""
    shown, view = panels.shown, panels.view
    shown.told.clear()
    for board in view.boards:
        for thing in (spot.thing for spot in boards.spots(board)):
            for items in board.cell:
                shown.line(items, thing)
        for thing in boards.between(board):
            shown.line(board.marks, thing)
    for item in panels.items():
        for player in panels.players:
            panels.figures(item, player)
    for row in view.rows:
        for holder, _, things in panels.rows(row):
            tell(shown, row, holder, things)
    for row, holder in product(view.yours, holders):
        tell(shown, row, holder, shown.things(row.zone, holder))
    for track in view.tracks:
        shown.told |= {("counters", track.counter, name) for name in shown.seen["counters"].get(track.counter, {})}
    shown.told |= {("zones", zone, holder) for zone in view.grids for holder in ("", *holders)}
    shown.told |= {(section, name, "") for section in ("counters", "notes") for name in panels.game_counters()}
    return shown.told


def tell(shown: Shown, row: Row, holder: str, things: int | list[Thing | None]) -> None:
    """Has everything noted that a row of cards tells."""
    if isinstance(things, int):
        return
    for slot, thing in enumerate(things):
        if thing is not None:
            shown.line(row.items, thing, slot, row.zone)
    if identifies(row.items):
        shown.told.add(("zones", row.zone, holder))


# ---- lines
def sentences(labels: Labels, facts: Mapping[str, Any], order: Sequence[str], named: bool) -> list[str]:
    """Of each fact one: those that are named in an order, or all others, those last that say the opposite of one."""
    found = [entry for entry in entries(labels, facts, NEEDED) if (entry.name in order) == named]
    found.sort(key=lambda entry: order.index(entry.name) if named else is_rest(labels, entry.name))
    return [labels.say("cli-at", place=capital(alone(labels, entry)), what=entry.text) for entry in found]


def alone(labels: Labels, entry: Entry) -> str:
    """The head of a fact that does not stand in a list of its section: of a counter, that it is the supply."""
    return labels.say("cli-in-supply", what=Noun(entry.name)) if entry.section == "stocks" else entry.head


def in_lines(
    parts: Sequence[str], most: int, left: int, plain: bool = False, labels: Labels | None = None
) -> tuple[list[Line], int]:
    """One after another in so many lines, and how many there is no room for.

    Each in full if that fits, else on one line at most; with `labels` it is said how much of it is missing then.
    """
    whole = flowing([[(line, "dim")] for part in parts for line in broken(part, most)], most, GAP)
    short: list[Line] = [[(one_line(part, most, plain, labels), "dim")] for part in parts]
    shown = len(parts)
    if len(whole) > left:
        while shown and len(flowing(short[:shown], most, GAP)) > left:
            shown -= 1
        whole = flowing(short[:shown], most, GAP)
    return whole, len(parts) - shown


def one_line(part: str, most: int, plain: bool, labels: Labels | None) -> str:
    """A sentence in so many columns: as much of what it lists as fits, and how much more there is."""
    items = _LISTED.split(part) if labels is not None else []
    for kept in range(len(items) - 1, 0, -1):
        if wide(part) <= most or labels is None:
            break
        short = f"{' '.join(items[:kept])} {labels.say('cli-table-more', n=len(items) - kept)}"
        if wide(short) <= most:
            return short
    return shortened(part, most, plain) if wide(part) > most else part


# ---- words
def worded(labels: Labels, what: Any, holder: str = "") -> str:
    """What lies somewhere, by holder: a thing, a player, a zone."""
    if isinstance(what, dict):
        plain = {
            key: v for key, v in what.items() if isinstance(v, list) and not any(isinstance(one, dict) for one in v)
        }
        kinds = {_sorted_by(labels, value, str(key)) for key, value in plain.items()} - {""}
        none = labels.amount(0, kinds.pop()) if len(kinds) == 1 else ""  # a supply by sorts says of which it has none
        words = {key: worded(labels, v, str(key)) or (none if v == [] else "") for key, v in what.items()}
        parts = [(_holder(labels, str(key)), words[key], value) for key, value in what.items()]
        told = [f"{key} ({text})" if isinstance(v, dict) else f"{key}: {text}" for key, text, v in parts if text]
        return "; ".join(told)
    if isinstance(what, list) and any(isinstance(one, dict) for one in what):
        return BESIDE.join(_printed(labels, one) for one in what)
    if isinstance(what, list) and None in what:  # each in its place
        return BESIDE.join(labels.named(name) if name is not None else UNKNOWN for name in what)
    if isinstance(what, list):
        return ", ".join(_together(labels, what, holder))
    if isinstance(what, str) and what:
        return labels.named(what)
    return "" if what in (0, None, "") else str(what)


def _printed(labels: Labels, told: Mapping[str, Any]) -> str:
    """What was told of a thing."""
    found = []
    for prop, value in told.items():
        if isinstance(value, Mapping):
            found += [labels.told_not(prop, one) for one in value["not"]]
        elif isinstance(value, int):
            found.append(labels.say("cli-mark-number", name=Noun(f"prop-{prop}"), n=value))
        else:
            entry = labels.words.entries.get(value)
            found.append(labels.entry(entry[0]) if entry else labels.text(Say(f"is-{value}", "is")))
    return " ".join(found) or UNKNOWN


def _together(labels: Labels, things: Sequence[str | None], holder: str) -> Iterator[str]:
    """Things by name; of those that are alike, how many. Before their owner it is not said whose they are."""
    words, sorts = labels.words, dict[str, int]()
    kind = _sorted_by(labels, things, holder)
    if kind:  # what they are is said before them
        yield labels.amount(len(things), kind)
        return
    for name in things:
        index = words.thing_names.get(name or "", -1)
        owner = words.things[index].owner if index >= 0 else -1
        mine = owner >= 0 and words.things[owner].name == holder
        told = labels.named(name, mine) if name is not None else "–"
        sort = labels.sort(index) if index >= 0 and owner < 0 else told
        sorts[sort] = sorts.get(sort, 0) + 1
    for sort, n in sorts.items():
        yield f"{sort} ×{n}" if n > 1 else sort


def _sorted_by(labels: Labels, things: Sequence[str | None], holder: str) -> str:
    """The kind of some things, if all of it that is printed on them is what they lie at; otherwise nothing."""
    words, at = labels.words, labels.words.thing_names.get(holder, -1)
    found = [words.things[words.thing_names[name]] for name in things if name in words.thing_names]
    entries = {thing.entry for thing in found}
    if at < 0 or len(entries) != 1 or len(found) < len(things) or found[0].owner >= 0:
        return ""
    properties = words.kinds[found[0].kind].properties
    printed = [thing.numbers.get(name) for thing in found for name, p in properties.items() if p.sort == "thing"]
    return found[0].kind if {*printed} == {at} and len(properties) == 1 else ""


def _holder(labels: Labels, key: str) -> str:
    return labels.named(key) if key in labels.words.thing_names else labels.place(key)
