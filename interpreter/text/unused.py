"""Things of a game that this match does without: those of other numbers of players, those of expansions left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..errors import Mistakes, Problem
from ..language.declarations import declare
from ..language.game import check_game
from ..language.model import PLAYER, Words
from ..loading.pack import player_counts
from ..loading.stage import load_checked
from .cards import Cards
from .labels import capital, words_of
from .prompts import Prompts
from .speech import Name
from .typed import fitting


@dataclass(frozen=True, slots=True)
class Absent:
    """A thing that is not there, with the declarations of a game in which it is."""

    entry: str
    words: Words
    #: the expansion it comes with (empty: other numbers of players use it)
    expansion: str = ""


class Unused:
    """Looked for only where nothing of the match itself is called so: it takes as long as reading the rules again."""

    def __init__(self, spoken: Prompts):
        self.spoken = spoken

    def find(self, said: str) -> list[Absent]:
        found: dict[str, Absent] = {}
        for absent in self.absent():
            found.setdefault(absent.entry, absent)
        return [found[entry] for entry in fitting(said, {entry: (entry, self.name(entry)) for entry in found})]

    def absent(self) -> Iterator[Absent]:
        rules, pack = self.spoken.rules, self.spoken.rules.pack
        for players in player_counts(pack):
            if players != rules.players:
                yield from self.missing(declare(pack.tree, players)[0])
        for expansion in pack.expansions:
            if expansion in pack.applied_expansions:
                continue
            try:
                other = load_checked(pack.folder, [*pack.applied_expansions, expansion], pack.applied_variants)
            except Mistakes:  # the folder has gone
                continue
            if not other.problems:
                yield from self.missing(declare(other.tree, rules.players)[0], expansion)

    def missing(self, words: Words, expansion: str = "") -> Iterator[Absent]:
        for entry, indices in words.entries.items():
            kind = words.kinds[words.things[indices[0]].kind]
            if entry not in self.spoken.words.entries and kind.name != PLAYER and not kind.part_of:
                yield Absent(entry, words, expansion)

    # ---- in words
    def name(self, entry: str) -> str:
        return capital(self.spoken.text(Name(entry)))

    def sentence(self, absent: Absent) -> str:
        name, spoken = self.name(absent.entry), self.spoken
        if absent.expansion:
            return spoken.say("cli-unused-expansion", name=name, expansion=spoken.say(f"expansion-{absent.expansion}"))
        return spoken.say("cli-unused-players", name=name, n=spoken.rules.players)

    def printed(self, absent: Absent) -> list[str]:
        """What stands on it."""
        problems: list[Problem] = []
        game = check_game(absent.words, problems)
        thing = game.words.things[game.words.entries[absent.entry][0]]
        if problems or not thing.values:
            return []
        cards = Cards(game, self.spoken.language, words_of(self.spoken.rules))
        return cards.make(game.words.kinds[thing.kind], thing).lines
