"""The chapters of a rulebook with every entry and its text, as cards or as a table, and where the figures come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ..model.vocabulary import GAP, Kind, Thing
from ..phrases.lines import Line
from ..phrases.words import Say
from ..prose.speaking.punctuation import capital
from ..prose.whole_games.about import about_game
from .board_svg import shape
from .page import NONE, Content, Html, anchor, joined, link, section, table, tag
from .scribe import Scribe

#: more columns than this do not fit a sheet of paper
WIDEST = 7


def entries(s: Scribe) -> Html:
    """All kinds, each a part of its own."""
    parts = [kind_entries(s, kind, s.edition.entries(kind)) for kind in s.edition.kinds()]
    return section("entries", s.head("book-entries"), *parts) if parts else Html("")


def kind_entries(s: Scribe, kind: Kind, things: Sequence[Thing], level: str = "h3") -> Html:
    if not things:
        return Html("")
    title = capital(s.noun(kind.name, "pl"))
    linked = level == "h3"
    shown = as_table(s, kind, things, linked) or as_cards(s, kind, things, linked)
    return tag("section", tag(level, title), shown, id=anchor("kind", kind.name) if linked else "")


def named(s: Scribe, thing: Thing, linked: bool) -> Html:
    """Its name, how often it is there, and whether its figures are reconstructed."""
    badge = copies(s, thing.entry)
    name = tag("span", capital(s.name(thing.entry)), id=anchor("card", thing.entry) if linked else "")
    return joined([name, joined([" ", tag("span", badge, class_="badge")]) if badge else "", s.mark(thing)])


def copies(s: Scribe, entry: str) -> str:
    by: dict[int, list[int]] = {}
    for n, count in s.edition.copies(entry).items():
        by.setdefault(count, []).append(n)
    if len(by) == 1:
        count = next(iter(by))
        return f"×{count}" if count > 1 else ""
    return "; ".join(f"×{count} {s.with_players(ns)}" for count, ns in by.items() if count)


def shapes(s: Scribe, kind: Kind, thing: Thing) -> dict[str, Html]:
    """Pictures of the shapes of a thing, by what they are called."""
    grids = [prop for prop, sort in kind.properties.items() if sort.sort == "grid"]
    cards = s.cards(s.edition.home(thing))
    rows = [
        [None if word == GAP else s.phrase(cards.cell(word)) if word >= 0 else "" for word in row]
        for row in thing.cells
    ]
    return {capital(s.noun(f"prop-{prop}")): shape(rows, s.name(thing.entry)) for prop in grids if rows}


def labelled(s: Scribe, lines: Sequence[Line]) -> list[tuple[str, str]] | None:
    """(label, text) of every line, if all are of that form; marks are notes behind them."""
    found: list[tuple[str, str]] = []
    notes: list[str] = []
    for line in lines:
        mark = isinstance(line.phrase, Say) and (line.phrase.attribute == "is" or line.phrase.id == "some-copies")
        if mark:  # printed or not, without a value
            notes.append(s.phrase(line.phrase))
            continue
        if line.open or line.depth or not isinstance(line.phrase, Say) or line.phrase.id != "label":
            return None
        # the message for the whole decides in which form the text is wanted
        label, colon, said = s.phrase(line.phrase).partition(": ")
        if not colon or label != s.phrase(line.phrase.parts["name"]):
            return None
        found.append((capital(label), capital(said)))
    return [*found, (s.head("book-notes"), capital("; ".join(notes)))] if notes else found


def as_table(s: Scribe, kind: Kind, things: Sequence[Thing], linked: bool) -> Html | None:
    rows: list[tuple[Thing, dict[str, Content]]] = []
    heads: list[str] = []
    for thing in things:
        cards = s.cards(s.edition.home(thing))
        own = cards.words.kinds[kind.name]
        cells = None if cards.written(thing) else labelled(s, cards.lines(own, thing))
        if cells is None:
            return None
        heads += [label for label, _ in cells if label not in heads]
        rows.append((thing, {**dict(cells), **shapes(s, kind, thing)}))
    if not heads or len(heads) >= WIDEST:
        return None
    numbers = [i + 1 for i, h in enumerate(heads) if all(cells.get(h, "0").isdigit() for _, cells in rows)]
    shown: list[list[Content]] = [[named(s, t, linked), *(cells.get(h, NONE) for h in heads)] for t, cells in rows]
    class_ = "named few" if len(heads) == 1 else "named"
    return table([capital(s.noun(kind.name)), *heads], shown, class_=class_, numbers=numbers)


def as_cards(s: Scribe, kind: Kind, things: Sequence[Thing], linked: bool) -> Html:
    shown = []
    for thing in things:
        cards = s.cards(s.edition.home(thing))
        card = cards.make(cards.words.kinds[kind.name], thing)
        title, pictures = tag("h4", named(s, thing, linked)), shapes(s, kind, thing).values()
        shown.append(tag("article", title, *pictures, s.card_lines(card.lines), class_="card"))
    return tag("div", *shown, class_="cards")


# ---- where the figures come from
KNOWN_SOURCES = ("rulebook", "known", "reconstructed")


def sources(s: Scribe) -> Html:
    facts = about_game(s.edition.pack)
    if not facts.sources:
        return Html("")
    found = [x for x in KNOWN_SOURCES if x in facts.sources]
    found += [x for x in facts.sources if x not in KNOWN_SOURCES]
    total = max(1, sum(facts.sources.values()))

    def figures(by_source: Mapping[str, int]) -> list[str]:
        return [str(sum(by_source.values())), *(str(by_source.get(x, 0) or NONE) for x in found)]

    rows: list[list[Content]] = []
    shown = {kind.name for kind in s.edition.kinds()}
    for t in facts.tables:
        name = capital(s.noun(t.kind, "pl"))
        rows.append([link(anchor("kind", t.kind), name) if t.kind in shown else name, *figures(t.sources)])
    if facts.declared_sources:
        declared: Counter[str] = Counter()
        for by_source in facts.declared_sources.values():
            declared.update(by_source)
        rows.append([s.head("book-sources-declared"), *figures(declared)])
    shares = [f"{facts.sources[x]} ({100 * facts.sources[x] / total:.0f} %)" for x in found]
    rows.append([s.head("book-in-all"), str(sum(facts.sources.values())), *shares])
    heads = [s.head("book-what"), s.head("book-figures"), *(capital(source(s, x)) for x in found)]
    explained = [
        part
        for x in found
        if x in KNOWN_SOURCES
        for part in (
            tag("dt", capital(source(s, x)), Html(" ◇") if x == "reconstructed" else ""),
            tag("dd", s.say(f"book-source-{x}", "meaning")),
        )
    ]
    counted = table(heads, rows, class_="keep", numbers=range(1, len(heads)))
    return section("sources", s.head("book-sources"), tag("dl", *explained), counted)


def source(s: Scribe, name: str) -> str:
    return s.say(f"book-source-{name}" if name in KNOWN_SOURCES else "book-source-unknown")
