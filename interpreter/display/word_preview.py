"""The cards of a game as one page, to see how the words of a language read; what falls back is marked."""

from __future__ import annotations

from collections.abc import Sequence

from babel import Locale as Cldr
from babel.core import UnknownLocaleError

from ..phrases.words import Noun
from ..prose.all_texts import Whole, Written
from ..prose.punctuation import tidy
from ..prose.word_files import SOURCE, chain
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


def sections(whole: Whole) -> dict[str, list[Written]]:
    """Everything with a text, by table."""
    found: dict[str, list[Written]] = {}
    for text in whole.texts():
        found.setdefault(heading(whole, text.section), []).append(whole.write(text))
    return found


def complete(written: Written, wanted: str) -> bool:
    """Said in the language wanted alone (`pl` is enough for `pl-PL`)."""
    own = chain(wanted)[:-1] or [SOURCE]
    return all(used in own for used in written.languages)


def preview_page(whole: Whole, wanted: str, title: str, marked: str) -> str:
    """One self-contained page. `marked` is said under a card that needs words of another language."""
    language = whole.speech.voices[0].locale.name  # the one really spoken, after falling back
    body = [tag("h1", title)]
    for name, cards in sections(whole).items():
        body.append(section("", name, tag("div", *(_card(c, wanted, marked) for c in cards), class_="cards")))
    direction = Html("") if left_to_right(language) else Html("<style>body { direction: rtl; }</style>")
    return page(language, title, joined([direction, *body]))


def _card(written: Written, wanted: str, marked: str) -> Html:
    note = [] if complete(written, wanted) else [tag("p", marked, class_="see")]
    return tag("div", tag("h4", written.title), _lines(written.lines), *note, class_="card")


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
