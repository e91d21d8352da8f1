"""Words that say by hand what a rule does: each says for which rule it was written, and is found when that changes."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Iterator
from pathlib import Path

from ..diagnostics.problems import Problem, say
from ..packs.locations import list_packs
from ..prose.speaking.word_files import Locale
from .message_anatomy import patterns, plain_text
from .message_survey import Survey

#: what a rule says in these must be confirmed; in other messages wherever the source language has done so
SWORN = ("text-", "change-", "permit-", "number-", "is-", "end-")
DIGEST = "rule"


def digests_of(locale: Locale, id: str) -> set[str]:
    """The digests a message says it was written for: of the rule in the game itself, and as expansions change it."""
    entry = locale.entries.get(id)
    pattern = patterns(entry).get(DIGEST) if entry is not None else None
    return set(plain_text(pattern).split()) if pattern is not None else set()


def unconfirmed(locale: Locale, survey: Survey) -> Iterator[tuple[str, set[str], set[str]]]:
    """Messages whose rule is another one than when they were written, or that do not say which it was: the id, the
    digests they say, those they should say."""
    for id, digests in survey.tied_in(locale).items():
        entry = locale.entries.get(id)
        if entry is None or not locale.own(entry) or not survey.tells(entry):
            continue
        said = digests_of(locale, id)
        if not said and not demanded(id, survey):
            continue
        # a digest more is one of the rule as a variant has it, or of no rule that there is
        more = said - digests
        fitting = more & survey.elsewhere(id) if more else more
        if said and digests <= said and fitting == more:
            continue
        yield id, said, digests | fitting


def demanded(id: str, survey: Survey) -> bool:
    """Must the message say for which rule it was written? What one language has to, every language has to."""
    return id.startswith(SWORN) or survey.source.has(id, DIGEST)


def stale(locale: Locale, survey: Survey) -> list[str]:
    return [id for id, _, _ in unconfirmed(locale, survey)]


def stale_problems(locale: Locale, survey: Survey, but: Collection[Path] = ()) -> Iterator[Problem]:
    """The same with their places, `but` for files in some folders."""
    # a folder that is no game by name is not looked through unless it is named
    where = "" if list_packs().get(survey.game) == survey.folder else f" --game {shlex.quote(str(survey.folder))}"
    for id, said, digests in unconfirmed(locale, survey):
        if any(locale.entries[id].text.path.is_relative_to(folder) for folder in but):
            continue
        hint = say("confirm-it", code=f"spielwerk i18n confirm {id} --lang {locale.name}{where}")
        message = say("no-rule-said", name=id)
        if said:
            message = say("other-rule", name=id, old=", ".join(sorted(said)), new=", ".join(sorted(digests)))
        yield Problem("words-stale", message, locale.entries[id].span(), hint)
