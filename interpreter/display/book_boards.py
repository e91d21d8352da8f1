"""The part of a rulebook about what is laid out: pictures of rows, and of a printed map what is next to what."""

from __future__ import annotations

from collections.abc import Callable
from itertools import dropwhile

from ..diagnostics.problems import Refused
from ..engine.rules import Rules, build
from ..engine.views import view
from ..lowering.layout import CHANCE, PC, ROUND
from ..model.checked import CheckedGame
from ..model.letters import CASES, letters
from ..model.vocabulary import Kind, Layout, Vocabulary
from ..packs.pack import Pack
from ..phrases.things import Adjective, Qualified
from ..phrases.words import Noun
from ..prose.speaking.punctuation import capital
from ..study.counting import Counting
from ..verbs.sequences import items_of
from .board_svg import bricks
from .grid_svg import Lying, grid
from .map_svg import Map, Mark, Place
from .page import NONE, Content, Html, joined, table, tag
from .scribe import Scribe
from .view_items import sorts_on

#: numbers of a kind that say where its things are on a printed map
ROW, COLUMN = "row", "column"
#: how marks with a property are drawn, and the sign for it
STYLES = (("full", "●"), ("bold", "◯"))


def boards(s: Scribe) -> Html:
    parts: list[Html] = []
    words = s.edition.words
    between = {layout.name: marks_of(words, layout) for layout in words.layouts.values() if on_map(words, layout)}
    drawn = [marks.name for marks in between.values() if marks is not None]
    for layout in words.layouts.values():
        if layout.name in drawn:  # in the picture of what it lies between
            continue
        marks = between.get(layout.name)
        nouns = s.listed([s.noun(x.of, "pl") for x in (layout, marks) if x is not None])
        parts.append(tag("h3", f"{s.head('book-layout')}: {nouns}"))
        if layout.geometry is not None and (layout.geometry.positions or layout.geometry.drawn_at):
            parts += board(s, layout)
        elif layout.name in between:
            parts += mapped(s, layout, marks)
        else:
            parts += printed(s, layout) if layout.printed else laid_out(s, layout)
    return joined(parts)


def board(s: Scribe, layout: Layout) -> list[Html]:
    """A picture of a board of squares, hexes or points, as it is when the first turn begins if that is known."""

    def picture(game: CheckedGame) -> Html:
        made = game.words.layouts[layout.name].geometry
        assert made is not None
        start = started(s.edition.pack, game.words.players, layout.of)
        sorts = sorts_on(game.words, layout.of)
        names = {n: s.noun(n) if n in game.words.pieces else s.name(n) for n in sorts}
        found = letters([*names.values()], {})
        by_name = {n: found[name] for n, name in names.items()}
        lying = start(layout.of, by_name) if start is not None else [[] for _ in range(made.places)]
        if made.boards > 1:  # that of the first player: all are alike
            made, lying = made.alone(), lying[:: made.boards]
        signs = {one.sort: one.sign[-1] for some in lying for one in sorted(some, key=lambda one: -one.seat)}
        told = [f"{signs[n]} {name}" for n, name in names.items() if n in signs]
        two = game.words.players == CASES and any(one.seat >= 0 for some in lying for one in some)
        said = [s.say("book-board-start")] if told else []
        said += [s.say("book-board-two")] if two else []
        caption = " ".join([*said, "; ".join(told) + "." if told else ""]).strip()
        label = capital(s.noun(layout.of, "pl"))
        return tag("figure", *([tag("figcaption", caption)] if caption else []), grid(made, lying, label))

    return [s.by_players(picture)]


def started(pack: Pack, players: int, of: str) -> Callable[[str, dict[str, str]], list[list[Lying]]] | None:
    """What lies on the places of a kind when the first turn begins; None if that is not the same in every game."""
    rules, problems = build(pack, players)
    if rules is None or problems or rules.opening is None and laid_by_chance(rules, of):
        return None
    state, steps = rules.machine.fresh(0), rules.machine.steps
    while not state[ROUND] and (step := steps[state[PC]]) is not None:
        state[PC] = step(state)
    chance = state[CHANCE]
    try:
        state = Counting(rules).on(state, only=True)
    except Refused:
        return None
    if state[CHANCE] != chance:  # before the first turn something else is left to chance
        return None
    match = rules.start(0)
    match.state[:] = state
    if not state[ROUND]:  # something is chosen before that
        return None
    seen, words = view(match, 0), rules.words

    def lying(kind: str, signs: dict[str, str]) -> list[list[Lying]]:
        def sign(name: str, seat: int) -> str:
            """As the game is shown, or a letter; with more players than colours a number says whose it is."""
            drawn = rules.shown_by.signs.get(name, (signs[name], ""))[0]
            of_seat = drawn[seat] if 0 <= seat < len(drawn) and len(drawn) > 1 else drawn[0]
            return f"{seat + 1}{of_seat}" if seat >= 0 and players > CASES else of_seat

        found: list[list[Lying]] = []
        for thing in words.kinds[kind].things:
            here: list[Lying] = []
            for name in (n for n in signs if n in words.pieces):
                there = seen["pieces"].get(name, {}).get(kind, {}).get(thing.name, 0)
                owned = there.items() if isinstance(there, dict) else [("", there)]
                seats = [(words.thing_names[who] if who else -1, n) for who, n in owned if n]
                here += [Lying(name, sign(name, seat), seat, n) for seat, n in seats]
            for zone in (z for z in words.zones.values() if z.of == kind and z.holds and z.form != "grid"):
                things = seen["zones"].get(zone.name, {}).get(thing.name, [])
                some = [words.things[words.thing_names[x]] for x in (things if isinstance(things, list) else []) if x]
                here += [Lying(t.entry, sign(t.entry, t.owner), t.owner) for t in some]
            found.append(here)
        return found

    return lying


def laid_by_chance(rules: Rules, kind: str) -> bool:
    """May what lies on the places of a kind after the setup depend on chance? Not if from the step on in which
    chance plays a part nothing is put there any more."""
    analysis, zones = rules.machine.program.lowering.analysis, rules.words.zones
    places = {kind, *(zone.name for zone in zones.values() if zone.of == kind)}
    behind = [*dropwhile(lambda e: not analysis.reveals_inside(e), items_of(rules.machine.program.game.setup))]
    return any(region[-1] in places for e in behind for region in analysis.writes(e) if region[0] in ("p", "z"))


def on_map(words: Vocabulary, layout: Layout) -> bool:
    properties = words.kinds[layout.of].properties
    return layout.printed and all(p in properties and properties[p].sort == "number" for p in (ROW, COLUMN))


def joining(words: Vocabulary, kind: Kind, places: str) -> str:
    """The property in which things of a kind list the places they join."""
    return next((p for p, sort in kind.properties.items() if sort.sort == "list" and sort.kind == places), "")


def marks_of(words: Vocabulary, layout: Layout) -> Layout | None:
    """The printed layout of what lies between the places of another one."""
    others = [x for x in words.layouts.values() if x.printed and x.of != layout.of and not on_map(words, x)]
    return next((x for x in others if joining(words, words.kinds[x.of], layout.of)), None)


def mapped(s: Scribe, layout: Layout, marks: Layout | None) -> list[Html]:
    """A picture of a printed map, with what lies between its places."""

    def picture(game: CheckedGame) -> Html:
        words = game.words
        kind = words.kinds[layout.of]
        places = [Place(s.name(t.entry), t.numbers[ROW], t.numbers[COLUMN]) for t in kind.things]
        found = Map(places, links=pairs(words.layouts[layout.name]))
        if marks is not None:
            joins = words.kinds[marks.of]
            column = joining(words, joins, layout.of)
            styles = list(zip(flags(joins), (style for style, _ in STYLES), strict=False))
            found = Map(
                places,
                [
                    Mark(
                        s.name(t.entry),
                        [i - kind.base for i in t.lists.get(column, ())],
                        " ".join(style for flag, style in styles if t.numbers[flag]),
                    )
                    for t in joins.things
                ],
                pairs(words.layouts[marks.name]),
            )
        return tag("figure", found.drawn(s.noun(layout.of, "pl")))

    return [tag("p", s.say("book-layout-printed"), " ", tag("small", *legend(s, marks))), s.by_players(picture)]


def legend(s: Scribe, marks: Layout | None) -> list[str]:
    """What marks and lines mean."""
    if marks is None:
        return [s.say("book-map-lines")]
    kind = s.edition.words.kinds[marks.of]
    signs = [("○", s.noun(kind.name, "pl"))]
    for flag, (_, sign) in zip(flags(kind), STYLES, strict=False):
        bearing = Qualified(Noun(kind.name), "bare", [Adjective(flag)])
        signs.append((sign, s.speech.whole(lambda v, b=bearing: v.form(b, "nom", "pl"), flag)))  # type: ignore[misc]
    return ["; ".join(f"{sign} {text}" for sign, text in signs) + ". ", s.say("book-map-lines")]


def flags(kind: Kind) -> list[str]:
    return [p for p, sort in kind.properties.items() if sort.sort == "flag"]


def pairs(layout: Layout) -> list[tuple[int, int]]:
    return [(a, b) for a, near in enumerate(layout.neighbours) for b in near if a < b]


def laid_out(s: Scribe, layout: Layout) -> list[Html]:
    """A picture for each number of players that has one of its own."""
    figures: list[Html] = []
    drawn: dict[tuple[tuple[int, ...], tuple[str, ...]], list[int]] = {}
    for n, game in s.edition.games.items():
        things = [s.name(t.entry) for t in game.words.kinds[layout.of].things]
        drawn.setdefault((tuple(game.words.layouts[layout.name].rows), tuple(things)), []).append(n)
    for (rows, names), counts in drawn.items():
        label = capital(s.with_players(counts))
        figures.append(tag("figure", tag("figcaption", label), bricks(rows, names, label)))
    note = s.say("book-layout-shuffled" if layout.shuffled else "book-layout-fixed")
    return [tag("p", note), tag("div", *figures, class_="boards")]


def printed(s: Scribe, layout: Layout) -> list[Html]:
    """Nothing is laid out: for each thing, those that are next to it."""

    def links(game: CheckedGame) -> Html:
        things = game.words.kinds[layout.of].things
        names = [s.name(t.entry) for t in things]
        around = game.words.layouts[layout.name].neighbours
        rows: list[list[Content]] = [
            [names[i], ", ".join(names[j] for j in near) or NONE] for i, near in enumerate(around)
        ]
        return table([capital(s.noun(layout.of)), s.head("book-layout-next-to")], rows, class_="named few")

    return [tag("p", s.say("book-layout-printed")), s.by_players(links)]
