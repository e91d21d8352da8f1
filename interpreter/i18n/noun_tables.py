"""Nouns as a table for a spreadsheet: one row a noun, one column a form."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from ..diagnostics.problems import Refused, say
from ..prose.speaking.word_files import CORE, SOURCE, Locale, locale_of
from .language_state import source_text
from .merging import Texts, text_of
from .message_anatomy import forms, patterns
from .message_survey import Survey

#: columns that are no form: the message, its file, and what the source calls it
ID, FILE, ENGLISH = "noun", "file", SOURCE
HEAD = (ID, FILE, ENGLISH)
GENDER = "gender"
FORM_MESSAGES = ("noun-form", "numeral-form")


def nouns(survey: Survey, locale: Locale) -> dict[str, str]:
    """The nouns a game needs, those of every game, and those the language has for it, each with its file."""
    found = {id: CORE for id in locale_of(SOURCE, (CORE,)).entries if _noun(id)}
    needed = survey.own_needs
    words = [(id, e) for x in (survey.source, locale) for id, e in x.entries.items() if e.text.module == survey.game]
    own = [id for id, entry in words if survey.keeps(entry)]
    return found | {id: survey.game for id in (*needed, *own) if _noun(id) and id not in found}


def _noun(id: str) -> bool:
    return id.startswith("noun-") and id not in FORM_MESSAGES


def table(locale: Locale, survey: Survey) -> str:
    """CSV, with what the language has so far."""
    rows = nouns(survey, locale)
    own = [locale.entries[id] for id in rows if id in locale.entries]
    traits = dict.fromkeys(name for entry in own for name in patterns(entry) if name)
    columns = [*dict.fromkeys([GENDER, *(forms(locale) or forms(survey.source)), *traits])]
    made = io.StringIO()
    writer = csv.writer(made, lineterminator="\n")
    writer.writerow([*HEAD, *columns])
    for id, module in rows.items():
        entry = locale.entries.get(id)
        texts = {name: text_of(p) for name, p in patterns(entry).items()} if entry is not None else {}
        english = source_text(id, "sg", [survey.source])
        writer.writerow([id, module, english, *(texts.get(column, "") for column in columns)])
    return made.getvalue()


def read_table(text: str, locale: Locale, survey: Survey) -> dict[str, Texts]:
    """By file, what a table says; an empty cell says nothing. Refused if it is no table of nouns."""
    try:
        rows = [row for row in csv.reader(io.StringIO(text), _dialect(text)) if any(row)]
    except csv.Error as error:
        raise Refused(say("no-noun-table", what=str(error))) from None
    head: Sequence[str] = [name.strip() for name in rows[0]] if rows else ()
    if ID not in head:
        raise Refused(say("no-noun-table", what=ID))
    known = {id: survey.game for id in survey.own_known if _noun(id)} | nouns(survey, locale)
    found = dict[str, dict[str, dict[str, str]]]()
    for row in rows[1:]:
        cells = dict(zip(head, (cell.strip() for cell in row), strict=False))
        id = cells[ID]
        if id not in known:
            raise Refused(say("no-such-noun", name=id, game=survey.game))
        texts = {name: said for name, said in cells.items() if name and name not in HEAD and said}
        if texts and not (known[id] == CORE and _said(id, texts, locale)):
            found.setdefault(known[id], {})[id] = texts
    return dict(found)


def _said(id: str, texts: Mapping[str, str], locale: Locale) -> bool:
    """Does the language say it so already? Beside one game, a copy of a word of all would hide what is mended there."""
    entry = locale.entries.get(id)
    there = {name: text_of(p) for name, p in patterns(entry).items()} if entry is not None else {}
    return texts.items() <= there.items()


def _dialect(text: str) -> type[csv.Dialect]:
    """Spreadsheets of some countries separate by semicolons or tabs."""

    class Found(csv.excel):
        delimiter = max(",;\t", key=text.partition("\n")[0].count)

    return Found
