"""The chapters of a rulebook before play: what is in the box, how it is set up, what depends on how many play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER, Counter, Kind, Vocabulary
from ..phrases.lines import Line
from ..phrases.rule_digests import step_text_digest
from ..phrases.telling import RULEBOOK
from ..phrases.things import Adjective, Qualified
from ..phrases.words import Amount, Listed, Noun, Say, Several
from ..prose.speaking.punctuation import capital, tidy
from ..prose.texts.renderer import telling
from ..prose.whole_games.editions import Edition
from ..terms.conditions import Compare
from ..terms.counters import CounterRef
from ..verbs import sequences
from ..verbs.counters import LoseCounter
from ..verbs.sequences import named_steps
from .book_boards import boards
from .book_rules import room
from .page import NONE, Content, Html, joined, section, table, tag
from .scribe import Scribe


# ---- components
def components(s: Scribe) -> Html:
    e = s.edition
    dice = [kind for kind in e.words.kinds.values() if kind.face is not None and kind not in e.kinds()]
    return section(
        "components",
        s.head("book-components"),
        pieces(s, list(e.words.pieces), dice),
        kinds(s, e.kinds()),
        counters(s),
    )


def pieces(s: Scribe, names: Sequence[str], dice: Sequence[Kind] = ()) -> Html:
    """How many there are; dice on which nothing is printed are counted like pieces."""
    if not names and not dice:
        return Html("")
    words, most = s.edition.words, max(s.edition.games)
    rows: list[list[Content]] = []
    for name in names:
        piece = words.pieces[name]
        n = sum(piece.start.values())
        shown = capital(s.noun(name, "pl" if n * (most if piece.owned else 1) != 1 else "sg"))
        rows.append([shown, str(n) if piece.owned else NONE, str(n * most if piece.owned else n)])
    for kind in dice:
        n = max(totals(s.edition, kind, None).values())
        shown = capital(s.noun(kind.name, "pl" if n * (most if kind.owned else 1) != 1 else "sg"))
        rows.append([shown, str(n) if kind.owned else NONE, str(n * most if kind.owned else n)])
    heads = [s.head("book-pieces"), s.head("book-each-player"), s.head("book-in-all")]
    return table(heads, rows, class_="few keep", numbers=(1, 2))


def kinds(s: Scribe, shown: Sequence[Kind], only: Sequence[str] | None = None) -> Html:
    """How many things of each kind there are, and of which entries more than one; `only` some of them."""
    e = s.edition
    rows: list[list[Content]] = []
    for kind in shown:
        entries = [t.entry for t in e.entries(kind) if only is None or t.entry in only]
        total = totals(e, kind, only)
        several = [entry for entry in entries if max(e.copies(entry).values()) > 1]
        copies = [f"{s.name(entry)} ×{max(e.copies(entry).values())}" for entry in several]
        copies += marked(s, kind, several)
        most = max(count * (n if kind.owned else 1) for n, count in total.items())
        name = capital(s.noun(kind.name, "pl" if most != 1 else "sg"))
        each = "–".join(map(str, sorted({min(total.values()), max(total.values())}))) if kind.owned else NONE
        rows.append([name, str(len(entries)), each, str(most), ", ".join(copies) or NONE])
    if not rows:
        return Html("")
    ids = ["book-cards", "book-different", "book-each-player", "book-in-all", "book-copies"]
    shown_columns = [i for i in range(len(ids)) if i != 2 or any(row[2] != NONE for row in rows)]
    heads = [s.head(ids[i]) for i in shown_columns]
    return table(heads, [[row[i] for i in shown_columns] for row in rows], numbers=range(1, len(heads) - 1))


def marked(s: Scribe, kind: Kind, entries: Sequence[str]) -> list[str]:
    """Marks that some copies bear and others do not, and on how many they are."""
    words = s.edition.words
    things = [words.things[i] for entry in entries for i in words.entries[entry]]
    flags = [prop for prop, sort in kind.properties.items() if sort.sort == "flag"]
    told = []
    for prop in flags:
        bearing = {entry: {one.numbers[prop] for one in things if one.entry == entry} for entry in entries}
        if any(len(values) > 1 for values in bearing.values()):
            n = sum(one.numbers[prop] > 0 for one in things)
            told.append(s.phrase(Say("some-copies", n=n, all=len(things), what=Say(f"is-{prop}", "is"))))
    return told


def totals(e: Edition, kind: Kind, only: Sequence[str] | None) -> dict[int, int]:
    entries = [t.entry for t in e.entries(kind) if only is None or t.entry in only]
    return {n: sum(e.copies(entry)[n] for entry in entries) for n in e.games}


def counters(s: Scribe) -> Html:
    words, told, more = s.edition.words, outcomes(s.edition), growing(s.edition)
    free = [c for c in words.counters.values() if c.of != "game" and c.stock is None]
    kept = [c.name for c in free if c.name not in told and c.name in more]
    # what is a number rather than so many of something needs nothing from the box
    names = {s.phrase(Several(Noun(name))): name for name in kept if not s.has(f"number-{name}")}
    what = Listed([Several(Noun(name)) for name in names.values()])
    said = s.told([Line(0, Say("book-counters", what=what))]) if names else Html("")
    return joined([said, *(tag("p", s.by_players(partial(stock, s, name))) for name in stocked(s))])


def outcomes(e: Edition) -> set[str]:
    """Counters of which one ends the game at once: how it went, not something that is kept count of."""
    at_once = [part for _, cond, rounds, _ in e.game.ends if rounds < 0 for part in walk.everything(cond)]
    tests = [part for part in at_once if isinstance(part, Compare) and part.op in ("==", ">=")]
    ones = [t.left for t in tests if isinstance(t.right, ir.Int) and t.right.value == 1]
    return {left.counter.name for left in ones if isinstance(left, CounterRef) and left.counter.of == PLAYER}


def growing(e: Edition) -> set[str]:
    """Counters of which there can be more during play: of all others there are as many as were laid out."""
    found: set[str] = set()
    for game in e.games.values():
        laid_out = {id(part) for part in walk.everything(game.setup)}
        during = [effect for effect in game.effects if id(effect) not in laid_out]
        changed = [getattr(effect, "counter", None) for effect in during if not isinstance(effect, LoseCounter)]
        found |= {counter.name for counter in changed if isinstance(counter, Counter)}
    return found


def stocked(s: Scribe) -> list[str]:
    return [c.name for c in s.edition.words.counters.values() if c.stock is not None]


def stock(s: Scribe, name: str, game: CheckedGame) -> Html:
    """How many there are in all of what can run out."""
    number = game.words.counters[name].stock or 0
    return s.told([Line(0, Say("book-stock", what=Amount(number, Noun(name))))])


# ---- setup
def setup(s: Scribe) -> Html:
    e = s.edition
    names = list(dict.fromkeys(x.name for g in e.games.values() for x in named_steps(g.setup)))
    return section(
        "setup",
        s.head("book-setup"),
        s.by_players(partial(teams, s)) if any(g.words.teams for g in e.games.values()) else "",
        setup_steps(s, names),
        *start(s),
        *([tag("h3", s.head("book-differences")), differences(s)] if len(e.games) > 1 and not only_teams(s) else []),
        boards(s),
    )


def teams(s: Scribe, game: CheckedGame) -> Html:
    """Who plays together, by seats."""
    if not game.words.teams:
        return tag("p", s.say("book-no-teams"))
    told = "; ".join(s.listed(str(seat + 1) for seat in team) for team in game.words.teams)
    return tag("p", s.say("book-teams", teams=told))


def by_hand(s: Scribe, game: CheckedGame, name: str) -> list[str]:
    """A translator's own text for a step."""
    return s.cards(game).by_hand(name, step_text_digest(game, "setup", name))


def setup_steps(s: Scribe, names: Sequence[str]) -> Html:
    items = [setup_step(s, name) for name in names]
    return tag("ol", *(tag("li", i) for i in items if i), class_="steps") if any(items) else Html("")


def setup_step(s: Scribe, name: str) -> Html:
    """Part by part, so that only what differs is said for each number of players."""

    def parts(game: CheckedGame) -> list[ir.Effect]:
        found = next((x for x in named_steps(game.setup) if x.name == name), None)
        return sequences.all_parts(found.body) if found is not None else []

    def part(game: CheckedGame, i: int) -> Html:
        own = parts(game)
        return s.told(sequences.told(telling(game, RULEBOOK), own[i])) if i < len(own) else Html("")

    games = s.edition.games
    written = {n: by_hand(s, g, name) for n, g in games.items()}
    if all(written.values()):
        return s.merged([{n: s.written(lines) for n, lines in written.items()}])
    most = max(len(parts(g)) for g in games.values())
    return s.merged([{n: part(g, i) for n, g in games.items()} for i in range(most)])


def start(s: Scribe) -> list[Html]:
    """What each player begins with, and then what there is for all."""
    words, games = s.edition.words, s.edition.games
    rows: list[list[Content]] = []
    for piece in words.pieces.values():
        if piece.owned:
            name = s.noun(piece.name, "pl" if max(piece.start.values(), default=0) != 1 else "sg")
            for zone in piece.start:
                by = {n: g.words.pieces[piece.name].start.get(zone, 0) for n, g in games.items()}
                if any(by.values()):
                    rows.append([capital(name), s.zone(zone), s.figures({n: str(x) for n, x in by.items()})])
    counted = [c for c in words.counters if any(any(g.words.counters[c].start) for g in games.values())]
    own = [c for c in counted if words.counters[c].of == PLAYER]
    rows += [[begun(s, name), NONE, starting(s, name)] for name in own]
    heads = [s.head("book-what"), s.head("book-where"), s.head("book-how-many")]
    shown = table(heads, rows, class_="few keep", numbers=(2,))
    found = [tag("h3", s.head("book-start")), shown] if rows else []
    common = begins(s, [c for c in counted if c not in own])
    return [*found, tag("h3", s.head("book-game-start")), common] if common else found


def begins(s: Scribe, names: Sequence[str]) -> Html:
    """With how many counters begin, and whose they are."""
    rows: list[list[Content]] = []
    for name in names:
        of = s.edition.words.counters[name].of
        said = {"game": "book-whose-all", PLAYER: "book-each-player"}.get(of)
        whose = s.say(said) if said else s.phrase(Qualified(Noun(of), "each"))
        rows.append([begun(s, name), capital(whose), starting(s, name)])
    heads = [s.head("book-what"), s.head("book-whose"), s.head("book-how-many")]
    return table(heads, rows, class_="few keep", numbers=(2,)) if rows else Html("")


def begun(s: Scribe, name: str) -> str:
    one = max(s.edition.words.counters[name].start) == 1 or s.has(f"number-{name}")
    return capital(s.noun(name, "sg" if one else "pl"))


def starting(s: Scribe, name: str) -> str:
    """With how many a counter begins; seats that only more players have make no difference."""
    by = {n: g.words.counters[name].start for n, g in s.edition.games.items()}
    most = by[max(by)]
    same = all(starts == most[: len(starts)] for starts in by.values())
    return seats(s, most) if same else s.figures({n: seats(s, starts) for n, starts in by.items()})


def seats(s: Scribe, by: Sequence[int]) -> str:
    """Equal for all, for all but the first, or seat by seat."""
    if len(set(by)) == 1:
        return str(by[0])
    if len(set(by[1:])) == 1:
        return f"{s.say('book-first-player', n=by[0])}; {s.say('book-others', n=by[1])}"
    return "; ".join(s.say("book-seat", seat=i + 1, n=n) for i, n in enumerate(by))


def differences(s: Scribe) -> Html:
    """Everything that is not the same for every number of players."""
    rows = [row for row in candidates(s) if len(set(row[1])) > 1]
    if not rows:
        return tag("p", s.say("book-no-differences"))
    shown = [[capital(name), *values] for name, values in rows]
    return table([s.head("book-what"), *s.columns()], shown, class_="keep", numbers=range(1, 1 + len(s.edition.games)))


def only_teams(s: Scribe) -> bool:
    """Does nothing depend on the number of players but who plays together, which is told by itself?"""
    teams = any(game.words.teams for game in s.edition.games.values())
    return teams and not any(len(set(values)) > 1 for _, values in candidates(s))


def candidates(s: Scribe) -> list[tuple[str, list[str]]]:
    e = s.edition
    all_words = [g.words for g in e.games.values()]
    rows: list[tuple[str, list[str]]] = []
    for kind in e.kinds():
        rows.append((s.noun(kind.name, "pl"), [str(n) for n in totals(e, kind, None).values()]))
        entries = e.entries(kind)
        if len(entries) > 1:
            rows += [(s.name(t.entry), [str(n or NONE) for n in e.copies(t.entry).values()]) for t in entries]
    for name in (n for n, layout in e.words.layouts.items() if not layout.printed):
        rows.append((s.say("book-layout-rows"), [", ".join(map(str, w.layouts[name].rows)) for w in all_words]))
    for name, parameter in e.words.parameters.items():
        if not parameter.flag and not parameter.of:
            rows.append((s.word("param", name), [str(w.parameters[name].value) for w in all_words]))
    for kind in e.kinds():
        rows += printed(s, kind, all_words)
    for piece in e.words.pieces:
        rows.append((s.noun(piece, "pl"), [str(sum(w.pieces[piece].start.values())) for w in all_words]))
    for name in e.words.zones:
        rows += [(s.zone(name), [words or NONE for words in by.values()]) for by in room(s, name)]
    for name in e.words.counters:
        starts = [w.counters[name].start for w in all_words]
        if len({(x[0], *set(x[1:])) for x in starts}) > 1:
            rows.append((s.noun(name, "pl"), [seats(s, x) for x in starts]))
    return rows


def printed(s: Scribe, kind: Kind, all_words: Sequence[Vocabulary]) -> list[tuple[str, list[str]]]:
    """Properties that hold or count otherwise: flags as a list of the things that bear them, numbers thing by thing."""
    rows: list[tuple[str, list[str]]] = []
    for prop, sort in kind.properties.items():
        if sort.sort == "flag":
            bearing = Qualified(Noun(kind.name), "bare", [Adjective(prop)])
            name = tidy(s.speech.whole(lambda v, b=bearing: v.form(b, "nom", "pl"), prop))  # type: ignore[misc]
            rows.append((name, [numbered(s, w, kind, prop) for w in all_words]))
        elif sort.sort == "number":
            for thing in kind.things:
                values = [value(w, thing.name, prop) for w in all_words]
                if thing.name == thing.entry or len(set(values)) > 1:
                    rows.append((f"{s.name(thing.entry)}: {s.noun(f'prop-{prop}')}", values))
    return rows


def numbered(s: Scribe, words: Vocabulary, kind: Kind, prop: str) -> str:
    """By name; by the printed number where the things of the kind have one."""
    found = [t for t in words.kinds[kind.name].things if t.numbers.get(prop)]
    names = [str(t.number) if kind.numbered else s.name(t.entry) for t in found]
    return ", ".join(dict.fromkeys(names)) or NONE


def value(words: Vocabulary, thing: str, prop: str) -> str:
    index: Any = words.thing_names.get(thing)
    return str(words.things[index].numbers[prop]) if index is not None else NONE
