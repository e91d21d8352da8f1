"""What a match does without: things of other numbers of players, and what comes with expansions that are left out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...checking.declarations import declare
from ...checking.game import check_game
from ...diagnostics.problems import Problem, Refused
from ...diagnostics.records import record
from ...model.vocabulary import PLAYER, Vocabulary
from ...packs.loading import load_again
from ...packs.pack import player_counts
from ...phrases.words import Name, Noun
from ..options.prompts import Prompts
from ..questions.typed import fitting
from ..speaking.punctuation import capital
from ..texts.all_texts import Text, Whole


@record
class Absent:
    """A thing, a kind of things, a rule or a step that is not there, with the declarations of a game in which it is."""

    id: str
    words: Vocabulary
    #: everything it may be called, in the language of whoever asks; the first is its name
    names: tuple[str, ...]
    #: the expansion it comes with (empty: other numbers of players use it)
    expansion: str = ""
    #: of a rule or a step, where it stands: tables may be called the same
    section: str = ""


class Unused:
    """Looked for only where nothing of the match itself is called so: it takes as long as reading the rules again."""

    def __init__(self, spoken: Prompts):
        self.spoken = spoken

    def find(self, said: str) -> list[Absent]:
        found: dict[str, Absent] = {}
        for absent in self.absent():
            found.setdefault(absent.id, absent)
        best = [found[id] for id in fitting(said, {id: (id, *absent.names) for id, absent in found.items()})]
        whole = {absent.expansion for absent in best if absent.id == absent.expansion}
        return [absent for absent in best if absent.expansion not in whole or absent.id in whole]

    def absent(self) -> Iterator[Absent]:
        rules, pack = self.spoken.rules, self.spoken.rules.pack
        for players in player_counts(pack):
            if players != rules.players:
                yield from self.things(declare(pack.tree, players)[0])
        for expansion in pack.expansions:
            if expansion in pack.applied_expansions:
                continue
            other = load_again(pack, [*pack.applied_expansions, expansion], pack.applied_variants)
            if not other.problems:  # the folder may have gone
                words = declare(other.tree, rules.players)[0]
                yield Absent(expansion, words, (self.expansion(expansion),), expansion)
                yield from self.brought(words, expansion)

    def brought(self, words: Vocabulary, expansion: str) -> Iterator[Absent]:
        """What comes with an expansion."""
        yield from self.rules(words, expansion)
        yield from self.things(words, expansion)
        yield from self.kinds(words, expansion)

    def things(self, words: Vocabulary, expansion: str = "") -> Iterator[Absent]:
        for entry, indices in words.entries.items():
            kind = words.kinds[words.things[indices[0]].kind]
            if entry not in self.spoken.words.entries and kind.name != PLAYER and not kind.part_of:
                yield Absent(entry, words, (capital(self.spoken.text(Name(entry))),), expansion)

    def kinds(self, words: Vocabulary, expansion: str) -> Iterator[Absent]:
        for kind in words.kinds:
            if kind not in self.spoken.words.kinds:
                forms = (self.spoken.text(Noun(kind)), self.spoken.noun(kind))
                yield Absent(kind, words, tuple(map(capital, forms)), expansion)

    def rules(self, words: Vocabulary, expansion: str) -> Iterator[Absent]:
        """Rules, steps of the set-up and of the scoring, and what always holds."""
        here, there = self.whole(self.spoken.words), self.whole(words)
        known = {(text.section, text.id) for text in steps(here)}
        for text in steps(there):
            if (text.section, text.id) not in known:
                yield Absent(text.id, words, (there.write(text).title,), expansion, text.section)

    def whole(self, words: Vocabulary) -> Whole:
        problems: list[Problem] = []
        game = check_game(words, problems) if words is not self.spoken.words else self.spoken.game
        return Whole(game, self.spoken.language, self.spoken.rules.pack.word_folders)

    # ---- in words
    def expansion(self, name: str) -> str:
        return self.spoken.say(f"expansion-{name}")

    def sentence(self, absent: Absent) -> str:
        name, spoken, expansion = absent.names[0], self.spoken, absent.expansion
        if absent.id == expansion:
            return spoken.say("cli-unused-itself", expansion=name)
        if expansion:
            return spoken.say("cli-unused-expansion", name=name, expansion=self.expansion(expansion))
        return spoken.say("cli-unused-players", name=name, n=spoken.rules.players)

    def printed(self, absent: Absent) -> list[str]:
        """What stands on it, or what the rule says; of an expansion, that of everything it brings."""
        whole = self.whole(absent.words)
        if absent.id != absent.expansion:
            return self.lines(whole, absent)
        inside = ((one.names[0], self.lines(whole, one)) for one in self.brought(absent.words, absent.expansion))
        return [line for name, lines in inside if lines for line in (name, *(f"  {text}" for text in lines))]

    def lines(self, whole: Whole, absent: Absent) -> list[str]:
        try:
            found = whole.find(absent.id)
        except Refused:
            return []
        own = [text for text in found if not absent.section or text.section == absent.section]
        return whole.write(own[0]).lines if len(own) == 1 else []


def steps(whole: Whole) -> Iterator[Text]:
    return chain(whole.rules(), whole.frame(), whole.always())
