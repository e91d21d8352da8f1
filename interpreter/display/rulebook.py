"""The rulebook of a game as one self-contained page in a language, all of it from the data."""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.problems import Mistakes
from ..packs.loading import load_again
from ..packs.tree import Map, Scalar, follow, plain
from ..prose.speaking.bundles import SOURCE
from ..prose.speaking.punctuation import capital
from ..prose.whole_games.editions import Changes, Edition, changes, edition_of, open_edition
from ..verbs.sequences import named_steps
from . import book_cards, book_rules, book_setup
from .page import Html, anchor, joined, link, page, section, tag
from .scribe import Scribe


def rulebook(game: str, language: str) -> str:
    """The page. Raises Mistakes if the game or one of its expansions or variants has any."""
    return Book(open_edition(game), language).page()


class Book:
    def __init__(self, edition: Edition, language: str):
        self.edition = edition
        self.scribe = Scribe(edition, language)

    def page(self) -> str:
        s = self.scribe
        title = self.title()
        chapters = self.chapters()
        players = s.say("book-for", n=max(self.edition.games), players=s.either(self.edition.games))
        lead = tag("p", f"{s.head('book-rulebook')} · {players}", class_="lead")
        head = tag("header", tag("h1", title), lead)
        contents = [tag("li", link(id, heading)) for id, heading, _ in chapters]
        nav = tag("nav", tag("ul", *contents), aria_label=s.say("book-contents"))
        made = s.say("book-made", digest=self.edition.pack.digest[:12])
        body = joined([head, nav, tag("main", *(html for _, _, html in chapters)), tag("footer", made)], "\n")
        return page(s.language, f"{title} – {s.say('book-rulebook')}", body)

    def title(self) -> str:
        """The game, and what it is told with."""
        s, pack = self.scribe, self.edition.pack
        names = [s.word("game", pack.name), *(s.word("expansion", name) for name in pack.applied_expansions)]
        return " + ".join(map(capital, names))

    def chapters(self) -> list[tuple[str, str, Html]]:
        return [(id, title, html) for id, (title, make) in self.makers().items() if (html := make())]

    def makers(self) -> dict[str, tuple[str, Callable[[], Html]]]:
        """By chapter, its heading and what writes it."""
        s = self.scribe
        found: dict[str, tuple[str, Callable[[], Html]]] = {
            "components": ("book-components", lambda: book_setup.components(s)),
            "setup": ("book-setup", lambda: book_setup.setup(s)),
            "turn": ("book-turn", lambda: book_rules.turn(s)),
            "rules": ("book-rules", lambda: book_rules.rules(s)),
            "words": ("book-definitions", lambda: book_rules.meanings(s)),
            "numbers": ("book-numbers", lambda: book_rules.numbers(s)),
            "places": ("book-places", lambda: book_rules.places(s)),
            "entries": ("book-entries", lambda: book_cards.entries(s)),
            "end": ("book-end", lambda: book_rules.ending(s)),
            "expansions": ("book-expansions", lambda: self.overlays("expansion", self.expansions())),
            "variants": ("book-variants", lambda: self.overlays("variant", self.variants())),
            "sources": ("book-sources", lambda: book_cards.sources(s)),
            "numbered": ("book-numbered", self.numbered),
        }
        return {id: (s.head(heading), make) for id, (heading, make) in found.items()}

    # ---- expansions and variants
    def overlays(self, sort: str, names: list[str]) -> Html:
        if not names:
            return Html("")
        parts = [self.overlay(sort, name) for name in names]
        return section(f"{sort}s", self.scribe.head(f"book-{sort}s"), *parts)

    def expansions(self) -> list[str]:
        """Those that this edition has not got already."""
        return [name for name in self.edition.pack.expansions if name not in self.edition.pack.applied_expansions]

    def variants(self) -> list[str]:
        """As they are asked for: by name, or by name and each value that changes something."""
        found: list[str] = []
        for name in self.edition.pack.variants:
            values = follow(self.edition.pack.tree, f"variants.{name}.values")
            found += [f"{name}={value}" for value, node in values if plain(node)] if isinstance(values, Map) else [name]
        return found

    def overlay(self, sort: str, name: str) -> Html:
        """What is new or otherwise once it is applied."""
        asked = ([name], []) if sort == "expansion" else ([], [name])
        s = self.scribe
        try:
            edition = self.edition.applied(*asked)
        except Mistakes:
            edition_of(load_again(self.edition.pack, *asked))  # what is wrong with it alone is told as such
            parts = [tag("p", s.say("book-not-together"))]
        else:
            s = s.of(edition)
            parts = self.changed(s, changes(self.edition, edition))
        name, equals, value = name.partition("=")
        title = capital(s.word(sort, name)) + (f": {s.word('value', value)}" if equals else "")
        return tag(
            "section", tag("h3", title), *parts, id=anchor(sort, name, *[value] * bool(equals)), class_="overlay"
        )

    def changed(self, s: Scribe, c: Changes) -> list[Html]:
        e = s.edition
        kinds = [k for k in e.kinds() if any(t.entry in c.entries for t in e.entries(k))]
        found: list[tuple[str, list[Html]]] = [
            ("book-components", [book_setup.pieces(s, c.pieces), book_setup.kinds(s, kinds, c.entries)]),
            ("book-setup", [book_setup.setup_steps(s, self.setup_steps(s, c)), book_setup.begins(s, c.counters)]),
            ("book-rules", [book_rules.rule_texts(s, self.rules(s, c), self.edition), book_rules.always(s, c.always)]),
            (
                "book-definitions",
                [
                    book_rules.definitions(s, c.definitions, self.edition),
                    book_rules.symbols(s, c.symbols, c.groups),
                ],
            ),
            ("book-numbers", [book_rules.parameters(s, c.parameters)]),
            ("book-places", [book_rules.zones(s, c.zones)]),
            ("book-end", [book_rules.causes(s, c.ends), book_rules.scoring(s, c.scoring)]),
            ("book-victory", [book_rules.winners(s)] if c.winner else []),
        ]
        parts = [joined([tag("h4", s.head(id)), *html]) for id, html in found if any(html)]
        for kind in kinds:
            things = [t for t in e.entries(kind) if t.entry in c.entries]
            parts.append(book_cards.kind_entries(s, kind, things, "h4"))
        gone = [self.scribe.name(name) for what, name in c.gone if what == "entries"]
        if gone:
            parts.append(tag("p", f"{s.head('book-gone')}: {s.listed(gone)}."))
        return parts

    def setup_steps(self, s: Scribe, c: Changes) -> list[str]:
        """The same as of rules."""
        old, new = self.edition.game, s.edition.game
        names = [x.name for x in named_steps(new.setup) if x.name]
        kept = {x.name for x in named_steps(old.setup)} - {*c.setup}
        told = {n for n in kept if book_setup.by_hand(s, new, n) not in ([], book_setup.by_hand(s, old, n))}
        return [n for n in dict.fromkeys(names) if n in c.setup or n in told]

    def rules(self, s: Scribe, c: Changes) -> list[str]:
        """Those that are changed, and those that are told otherwise by hand because something they lead to is."""
        return [name for name in s.edition.game.rules if name in c.rules or self.retold(s, name)]

    def retold(self, s: Scribe, name: str) -> bool:
        if name not in self.edition.game.rules:
            return False
        return book_rules.by_hand(s, s.edition.game, name) not in ([], book_rules.by_hand(s, self.edition.game, name))

    # ---- the numbered rules, which exist in one language only
    def numbered(self) -> Html:
        book = self.edition.pack.rulebook
        if book is None or self.scribe.language != SOURCE:
            return Html("")
        parts: list[Html] = []
        items: list[Html] = []
        chapter = ""
        for name, rule in book:
            if not isinstance(rule, Map):
                continue
            if (now := _text(rule, "section")) != chapter:
                parts += [tag("dl", *items, class_="numbered")] if items else []
                parts.append(tag("h3", capital(now)))
                chapter, items = now, []
            items += [tag("dt", name), tag("dd", _text(rule, "text"))]
        parts += [tag("dl", *items, class_="numbered")] if items else []
        return section("numbered", self.scribe.head("book-numbered"), *parts)


def _text(rule: Map, key: str) -> str:
    node = rule.get(key)
    return str(node.value) if isinstance(node, Scalar) and node.value is not None else ""
