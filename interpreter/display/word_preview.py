"""The texts of a game beside those of the source language, to see how words read; what is missing is named."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from babel import Locale as Cldr
from babel.core import UnknownLocaleError

from ..diagnostics.records import record
from ..i18n.language_state import source_text
from ..i18n.listeners import Trying
from ..model.checked import CheckedGame
from ..phrases.words import Noun
from ..prose.speaking.punctuation import tidy
from ..prose.speaking.word_files import CORE, MADE, SOURCE, chain, locale_of
from ..prose.texts.all_texts import Text, Whole, Written
from .page import Html, Told, joined, page, section, tag, told

#: what the sections that are no tables are called in a rulebook
CHAPTERS = {
    "flow": "book-turn",
    "rules": "book-rules",
    "always": "book-rules",
    "setup": "book-setup",
    "scoring": "book-scoring",
    "end": "book-end",
}


def heading(whole: Whole, name: str) -> str:
    """What a section is called: the plural of its kind, or the chapter of a rulebook it belongs to."""
    kind = next((k.name for k in whole.words.kinds.values() if k.plural == name), None)
    if kind is None:
        title = whole.speech.say(CHAPTERS[name]) if name in CHAPTERS else name.replace("_", " ")
        return title[:1].upper() + title[1:]
    title = tidy(whole.speech.whole(lambda voice: voice.form(Noun(kind), "nom", "pl"), name))
    return title[:1].upper() + title[1:]


@record
class Shown:
    """A text in the language wanted, beside it in the source language, and the messages that are missing for it."""

    written: Written
    source: Written
    #: (message or message.attribute, what the source says there)
    missing: list[tuple[str, str]]


class Preview:
    """How everything of a game that has a text reads."""

    def __init__(self, game: CheckedGame, wanted: str, extra: tuple[Path, ...] = ()):
        self.wanted = wanted
        self.whole = Whole(game, wanted, extra)
        self.source = Whole(game, SOURCE, extra)
        name = game.words.game
        self._words = locale_of(SOURCE, (MADE, CORE, name), extra)
        self._trying = Trying(locale_of(wanted, (CORE, name), extra))
        self._trying.places = game.words.coordinates()

    @property
    def beside(self) -> bool:
        """Is there another language to compare with?"""
        return self.wanted.split("-")[0] != SOURCE

    def sections(self) -> dict[str, list[Shown]]:
        """Everything with a text, by table."""
        found: dict[str, list[Shown]] = {}
        for text in self.whole.texts():
            written = self.whole.write(text)
            missing = [] if complete(written, self.wanted) else self.missing(text)
            found.setdefault(heading(self.whole, text.section), []).append(
                Shown(written, self.source.write(text), missing)
            )
        return found

    def missing(self, text: Text) -> list[tuple[str, str]]:
        self._trying.missing.clear()
        for phrase in (text.title, *(line.phrase for line in text.lines)):
            self._trying.heard(phrase)
        return [
            (f"{id}.{attribute}" if attribute else id, source_text(id, attribute, [self._words]))
            for id, attribute in self._trying.missing
        ]


def complete(written: Written, wanted: str) -> bool:
    """Said in the language wanted alone (`pl` is enough for `pl-PL`)."""
    own = chain(wanted)[:-1] or [SOURCE]
    return all(used in own for used in written.languages)


def preview_page(preview: Preview, title: str, marked: str) -> str:
    """One self-contained page. `marked` is said before the messages a card lacks in its language."""
    language = preview.whole.speech.voices[0].locale.name  # the one really spoken, after falling back
    body = [tag("h1", title)]
    for name, cards in preview.sections().items():
        shown = (_card(card, preview.beside, marked) for card in cards)
        body.append(section("", name, tag("div", *shown, class_="cards")))
    direction = Html("") if left_to_right(language) else Html("<style>body { direction: rtl; }</style>")
    return page(language, title, joined([direction, *body]))


def _card(card: Shown, beside: bool, marked: str) -> Html:
    id = joined([" ", tag("span", card.written.id, class_="badge")])
    parts = [tag("h4", card.written.title, id), _lines(card.written.lines)]
    if beside:
        source = [tag("p", card.source.title), _lines(card.source.lines)]
        parts.append(tag("div", *source, class_="see", lang=SOURCE, dir="ltr"))
    if card.missing:
        words = [tag("li", tag("code", id), f" {text}") for id, text in card.missing]
        parts.append(tag("div", tag("p", marked), tag("ul", *words), class_="see"))
    return tag("div", *parts, class_="card")


def _lines(lines: Sequence[str]) -> Html:
    found = []
    for line in lines:
        words = line.lstrip(" ")
        point = words.startswith("- ")
        found.append(Told((len(line) - len(words)) // 2, words[2:] if point else words, words.endswith(":"), point))
    return told(found)


def left_to_right(language: str) -> bool:
    try:
        return bool(Cldr.parse(language.replace("-", "_")).text_direction == "ltr")
    except (UnknownLocaleError, ValueError):
        return True
