"""A game with or without an expansion or variant, checked for every number of players, and what differs between two."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import Any

from ...checking.declarations import declare
from ...checking.game import CheckedGame, check_game
from ...diagnostics.problems import Mistakes, Problem
from ...diagnostics.records import mutable
from ...model.vocabulary import PLAYER, Kind, Thing, Vocabulary
from ...packs.loading import load_again, load_checked
from ...packs.pack import Pack, player_counts
from ...packs.tree import plain
from ...phrases.rule_digests import entry_digest, rule_digest, short, winner_digest
from ...verbs.sequences import named_steps


@mutable
class Edition:
    """One game as data says it is, for each number of players; what is said once is said of the largest."""

    pack: Pack
    games: dict[int, CheckedGame]
    #: with expansions and variants, once somebody has asked for that
    _more: dict[tuple[tuple[str, ...], tuple[str, ...]], Edition] = field(
        default_factory=dict, repr=False, compare=False
    )

    def applied(self, expansions: Sequence[str], variants: Sequence[str]) -> Edition:
        """The same game with these beside what it has already. Raises Mistakes with everything that is wrong with it
        then."""
        asked = (*self.pack.applied_expansions, *expansions), (*self.pack.applied_variants, *variants)
        if asked not in self._more:
            self._more[asked] = edition_of(load_again(self.pack, *asked))
        return self._more[asked]

    @property
    def game(self) -> CheckedGame:
        return self.games[max(self.games)]

    @property
    def words(self) -> Vocabulary:
        return self.game.words

    def kinds(self) -> list[Kind]:
        """Kinds with a table of their own: parts stand in their whole, and a mere list of names is no component."""
        kinds = [k for k in self.words.kinds.values() if not k.part_of and k.name != PLAYER]
        return [k for k in kinds if any(t.values for t in k.things)]

    def entries(self, kind: Kind) -> list[Thing]:
        """The first thing of every entry, also of those that only some numbers of players use."""
        found: dict[str, Thing] = {}
        for game in reversed(self.games.values()):
            for thing in game.words.kinds[kind.name].things:
                found.setdefault(thing.entry, thing)
        return list(found.values())

    def home(self, thing: Thing) -> CheckedGame:
        """A game in which the thing is used."""
        return next(g for g in reversed(self.games.values()) if thing.entry in g.words.entries)

    def copies(self, entry: str) -> dict[int, int]:
        """How many there are; of what every player has, how many each of them has."""
        found = {n: g.words.entries.get(entry, []) for n, g in self.games.items()}
        owned = any(g.words.things[i].owner >= 0 for n, g in self.games.items() for i in found[n][:1])
        return {n: len(things) // (n if owned else 1) for n, things in found.items()}


def open_edition(game: str, expansions: Sequence[str] = (), variants: Sequence[str] = ()) -> Edition:
    """Loads and checks a game by name or folder. Raises Mistakes with everything that is wrong with it."""
    return edition_of(load_checked(game, expansions, variants, rulebook=True))


def edition_of(pack: Pack) -> Edition:
    problems: list[Problem] = list(pack.problems)
    games: dict[int, CheckedGame] = {}
    for players in player_counts(pack) if not problems else ():
        words, found = declare(pack.tree, players)
        problems += found
        games[players] = check_game(words, problems)
        if problems:
            break
    if problems or not games:
        raise Mistakes(problems)
    return Edition(pack, games)


@mutable
class Changes:
    """What one edition has that the other has not, or has otherwise: names, in the order of the data."""

    entries: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    definitions: list[str] = field(default_factory=list)
    zones: list[str] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)
    symbols: list[str] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    #: counters that begin otherwise, or with some where there were none
    counters: list[str] = field(default_factory=list)
    parameters: list[str] = field(default_factory=list)
    setup: list[str] = field(default_factory=list)
    scoring: list[str] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)
    always: list[str] = field(default_factory=list)
    #: whether it is decided otherwise who wins
    winner: bool = False
    #: what is no longer there: (section, name)
    gone: list[tuple[str, str]] = field(default_factory=list)


Names = Callable[[Edition], Iterable[str]]


def changes(old: Edition, new: Edition) -> Changes:
    found = Changes()

    def differing(section: str, names: Names, say: Callable[[Edition, str], Any]) -> list[str]:
        before, after = list(names(old)), list(names(new))
        found.gone.extend((section, name) for name in before if name not in after)
        return [name for name in after if name not in before or say(old, name) != say(new, name)]

    def entries(e: Edition) -> list[str]:
        return [t.entry for k in e.kinds() for t in e.entries(k)]

    def printed(e: Edition, entry: str) -> Any:
        game = next(g for g in reversed(e.games.values()) if entry in g.words.entries)
        return entry_digest(game.words.things[game.words.entries[entry][0]]), e.copies(entry)

    def step(e: Edition, section: str, name: str) -> Any:
        node = getattr(e.words, section)
        return short(plain(node.get(name))) if node is not None else ""

    found.entries = differing("entries", entries, printed)
    found.rules = differing("rules", lambda e: e.game.rules, lambda e, n: rule_digest(e.game, n))
    found.definitions = differing(
        "definitions", lambda e: e.game.definitions, lambda e, n: short(plain(e.game.definitions[n].definition.body))
    )
    found.zones = differing(
        "zones", lambda e: e.words.zones, lambda e, n: [_zone(g.words, n) for g in e.games.values()]
    )
    found.groups = differing("groups", lambda e: e.words.groups, lambda e, n: e.words.groups[n].members)
    found.symbols = differing("symbols", lambda e: e.words.symbols, lambda e, n: e.words.symbols[n].rule)
    found.pieces = differing("pieces", lambda e: e.words.pieces, lambda e, n: e.words.pieces[n].start)
    starts = differing("counters", lambda e: e.words.counters, _starts)
    found.counters = [name for name in starts if name in old.words.counters or any(map(any, _starts(new, name)))]
    found.parameters = differing(
        "parameters", lambda e: e.words.parameters, lambda e, n: [_number(g.words, n) for g in e.games.values()]
    )
    for section in ("setup", "scoring"):
        steps = differing(
            section,
            lambda e, s=section: [x.name for x in named_steps(getattr(e.game, s))],  # type: ignore[misc]
            lambda e, n, s=section: step(e, s, n),  # type: ignore[misc]
        )
        setattr(found, section, steps)
    found.ends = differing("ends", lambda e: [c.name for c in e.words.ends], _cause)
    found.always = differing("always", _always, lambda e, n: step(e, "always", n))
    found.winner = winner_digest(old.game) != winner_digest(new.game)
    return found


def _starts(edition: Edition, name: str) -> list[list[int]]:
    return [game.words.counters[name].start for game in edition.games.values()]


def _number(words: Vocabulary, name: str) -> Any:
    parameter = words.parameters[name]
    return plain(parameter.body) if parameter.body is not None else parameter.value


def _zone(words: Vocabulary, name: str) -> Any:
    zone = words.zones[name]
    size = [zone.size, zone.columns, zone.rows]
    return [zone.of, zone.holds, zone.form, size, zone.slots, zone.limit, zone.seen_by, zone.in_play, zone.refill_from]


def _always(edition: Edition) -> Iterable[str]:
    return dict.fromkeys(a.entry for a in edition.game.abilities if not a.cards)


def _cause(edition: Edition, name: str) -> Any:
    cause = next(c for c in edition.words.ends if c.name == name)
    return [short(plain(cause.when)), cause.rounds]
