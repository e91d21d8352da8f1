"""Who writes a book about an edition of a game in a language: words, names, lines, what depends on how many play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from ..model.checked import CheckedGame
from ..model.vocabulary import Thing
from ..phrases.lines import Line
from ..phrases.rule_words import rule_parts, rule_title
from ..phrases.words import Listed, Name, Noun, Phrase, Plain, Say
from ..prose.speaking.bundles import Speech
from ..prose.speaking.punctuation import capital, tidy
from ..prose.texts.card_texts import MARK, Cards, reconstructed
from ..prose.whole_games.editions import Edition
from .page import NONE, Html, Told, anchor, joined, link, tag, told


class Scribe:
    def __init__(self, edition: Edition, language: str):
        self.edition = edition
        self.asked = language
        self.extra = edition.pack.word_folders
        words = edition.words
        self.speech = Speech(language, ("core", edition.pack.name), self.extra, words.plurals(), words.coordinates())
        self._cards: dict[int, Cards] = {}

    @property
    def language(self) -> str:
        """The language that is really spoken, after falling back."""
        return self.speech.voices[0].locale.name

    def of(self, edition: Edition) -> Scribe:
        return Scribe(edition, self.asked)

    def cards(self, game: CheckedGame) -> Cards:
        return self._cards.setdefault(id(game), Cards(game, self.asked, self.extra))

    # ---- words
    def say(self, id: str, attribute: str = "", **parts: Any) -> str:
        return tidy(self.speech.say(id, attribute, **parts))

    def head(self, id: str, **parts: Any) -> str:
        return capital(self.say(id, **parts))

    def phrase(self, phrase: Phrase) -> str:
        return tidy(self.speech.phrase(phrase))

    def noun(self, name: str, number: str = "sg") -> str:
        return tidy(self.speech.whole(lambda voice: voice.form(Noun(name), "nom", number), name))

    def name(self, entry: str) -> str:
        return self.phrase(Name(entry))

    def word(self, kind: str, name: str) -> str:
        """A word only a rulebook needs (`game-...`, `param-...`); without it, the id made readable."""
        id = f"{kind}-{name}"
        voice = next((v for v in self.speech.voices if v.locale.has(id)), None)
        return tidy(voice.say(id)) if voice is not None else name.replace("_", " ")

    def listed(self, items: Iterable[str], last: str = "list-and") -> str:
        plain = [Plain(i) for i in items]
        return self.phrase(Listed(plain, last)) if plain else NONE

    def has(self, id: str, attribute: str = "") -> bool:
        return self.speech.voices[0].has(id, attribute)

    def zone(self, name: str) -> str:
        return capital(self.phrase(Say(f"zone-{name}", whose="none", holder="")))

    def rule(self, game: CheckedGame, name: str) -> str:
        """A rule's own name: what it is called when somebody does it."""
        return capital(self.phrase(rule_title(game, name, **rule_parts(game.words.rules[name]))))

    # ---- lines
    def sentences(self, lines: Sequence[Line]) -> list[Told]:
        """Lines that belong together: all of them in one language."""
        said = self.speech.together([line.phrase for line in lines])
        return [self.sentence(line, tidy(text)) for line, (text, _) in zip(lines, said, strict=True)]

    def sentence(self, line: Line, text: str) -> Told:
        words = capital(text)
        end = ":" if line.open else "" if words.endswith((".", ":", "!")) else "."
        return Told(line.depth, words + end, line.open, bool(line.mark))

    def told(self, lines: Sequence[Line]) -> Html:
        return told(self.sentences(lines))

    def card_lines(self, lines: Sequence[str]) -> Html:
        """The lines of a card, indented and marked as `Cards` writes them."""
        found = []
        for line in lines:
            words = line.lstrip(" ")
            point = words.startswith("- ")
            found.append(Told((len(line) - len(words)) // 2, words[2:] if point else words, words.endswith(":"), point))
        return told(found)

    def written(self, lines: Sequence[str]) -> Html:
        """A text by hand. What stands behind its points is no part of the last one."""
        parts: list[list[str]] = [[]]
        for line in lines:
            if not line.startswith(("- ", " ")) and any(before.startswith("- ") for before in parts[-1]):
                parts.append([])
            parts[-1].append(line)
        return joined(map(self.card_lines, parts))

    # ---- names with links and marks
    def entry_link(self, entry: str) -> Html:
        return link(anchor("card", entry), self.name(entry))

    def mark(self, thing: Thing) -> Html:
        if not reconstructed(thing):
            return Html("")
        return joined([" ", tag("span", MARK, class_="mark", title=self.say("book-source-reconstructed"))])

    # ---- numbers of players
    def with_players(self, counts: Sequence[int]) -> str:
        numbers = [str(n) for n in counts]
        return self.say("book-with", n=counts[-1], players=self.listed(numbers), either=self.listed(numbers, "list-or"))

    def either(self, counts: Collection[int]) -> str:
        """Any of these numbers, as boxes print it: 2–4, but 2 or 4."""
        least, most = min(counts), max(counts)
        if 2 < len(counts) == most - least + 1:
            return f"{least}–{most}"
        return self.listed(map(str, counts), "list-or")

    def columns(self) -> list[str]:
        return [self.say("book-column", n=n) for n in self.edition.games]

    def by_players(self, make: Callable[[CheckedGame], Html]) -> Html:
        """Said once if it is the same for all, else for each number of players."""
        return self.merged([{n: make(game) for n, game in self.edition.games.items()}])

    def figures(self, by: dict[int, str]) -> str:
        """Few words, once if they are the same for all, else each with its numbers of players behind it."""
        groups: dict[str, list[int]] = {}
        for n, words in by.items():
            groups.setdefault(words, []).append(n)
        if len(groups) == 1:
            return next(iter(groups))
        return "; ".join(f"{words} ({self.with_players(counts)})" for words, counts in groups.items() if words)

    def merged(self, parts: Sequence[dict[int, Html]]) -> Html:
        """Parts one after the other; neighbours that differ by number of players are told together."""
        found: list[Html] = []
        differing: dict[int, Html] = {}
        for part in [*parts, {}]:
            same = len(set(part.values())) <= 1
            if same and differing:
                found.append(self.apart(differing))
                differing = {}
            if same:
                found += list(part.values())[:1]
            else:
                differing = {n: joined([differing.get(n, ""), html]) for n, html in part.items()}
        return joined(found)

    def apart(self, by: dict[int, Html]) -> Html:
        groups: dict[Html, list[int]] = {}
        for n, html in by.items():
            groups.setdefault(html, []).append(n)
        return joined(
            tag("div", tag("p", capital(self.with_players(counts)) + ":", class_="lead"), tag("div", html, class_="in"))
            for html, counts in groups.items()
            if html
        )
