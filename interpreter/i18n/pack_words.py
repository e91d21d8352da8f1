"""Words that lie with a game: what its author has to be told of them, whatever language they are in."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.problems import Problem, Source
from ..packs.pack import Pack
from ..prose.speaking.word_files import OURS, Locale, files_of, languages, locale_of, shown
from .confirmations import stale_problems
from .inspection import Inspection, Tried, lost_files
from .message_survey import Survey, survey

#: ids that no game, or not this one, asks for
OF_NOTHING = ("words-unknown", "words-unused", "words-elsewhere")


def words_beside(pack: Pack) -> tuple[list[Problem], dict[str, Source]]:
    """Of the words that come with a game and of those the user keeps, in every language: what cannot be read, speaks of
    nothing in the game, lies in a file that nobody opens, or was written for another rule.

    Our own words for a copy of a game of ours are not its author's: they are not said where they do not fit.
    """
    extra = pack.word_folders
    kept = [locale_of(name, (pack.name,), extra) for name in languages(extra)]
    with_it = [path for locale in kept for path in files_of(locale.name, extra) if any(map(path.is_relative_to, extra))]
    if not with_it and all(file.path.is_relative_to(OURS) for locale in kept for file in locale.files):
        return [], {}
    asked = survey(str(pack.home))
    found, sources = list[Problem](), dict[str, Source]()
    for locale in [asked.locale(locale.name) for locale in kept]:
        found += [*locale.problems, *_of_nothing(locale, asked), *stale_problems(locale, asked, {OURS})]
        sources |= locale.sources
        own = {shown(path) for path in with_it}
        found += [p for p in lost_files(locale.name, [asked]) if p.span is not None and p.span.file in own]
    return found, sources


def _of_nothing(locale: Locale, asked: Survey) -> list[Problem]:
    """A language may ask for more than the source does; what it asks for is heard only if something seems unknown."""
    found = [*_unknown(locale, asked, Tried(asked.calls))]
    if found:
        heard = Tried()
        heard.hear(asked, locale)
        found = [*_unknown(locale, asked, heard)]
    return found


def _unknown(locale: Locale, asked: Survey, heard: Tried) -> Iterator[Problem]:
    looked = Inspection(locale.name, locale, asked.source, asked.game, heard, asked)
    for id, entry in looked.own.items():
        if not entry.text.path.is_relative_to(OURS):
            yield from (problem for problem in looked.names(id, entry) if problem.code in OF_NOTHING)
