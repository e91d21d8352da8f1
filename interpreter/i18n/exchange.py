"""Words for the tools of translators (PO, XLIFF) and back: one unit for every message and attribute.

The files are written and read by translate-toolkit, which belongs to the extra `translate`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

from ..diagnostics.problems import Refused, say
from ..diagnostics.records import record
from ..prose.speaking.word_files import SOURCE, Locale
from .confirmations import DIGEST
from .language_state import source_text
from .merging import joined, text_of
from .message_anatomy import forms, patterns
from .message_notes import MessageNotes
from .message_survey import Survey
from .noun_tables import FORM_MESSAGES

PO, XLIFF = FORMATS = ("po", "xliff")
#: how the digest of a rule is noted, which nobody translates
RULE = "rule:"
#: what the library sets between the name of a file and that of a unit
BEHIND = "\x04"
#: who a note comes from: it is shown to translators, or theirs
OURS, THEIRS = "developer", "translator"


@record
class Unit:
    """A text to translate."""

    id: str
    attribute: str
    source: str
    target: str
    notes: tuple[str, ...] = ()
    #: what the translator wrote above the message
    comment: str = ""
    #: for which rule the words were written
    rule: str = ""

    @property
    def name(self) -> str:
        return f"{self.id}.{self.attribute}" if self.attribute else self.id


# ---- units
def units(module: str, locale: Locale, source: Locale, surveys: Sequence[Survey], own: Survey | None) -> Iterator[Unit]:
    """Everything of a module that has words in the source or in the language, or that a game asks for."""
    notes = MessageNotes(source, surveys if own is None else [own])
    asked = own.own_needs if own is not None else {}
    of_source = [id for id, e in source.entries.items() if e.text.module == module and (own is None or own.keeps(e))]
    elsewhere = {id for id, e in source.entries.items() if id not in of_source}
    theirs = [id for id, e in locale.entries.items() if e.text.module == module and locale.own(e)]
    theirs = [id for id in theirs if own is None or own.keeps(locale.entries[id])]
    for id in dict.fromkeys([*of_source, *(id for id in asked if id not in elsewhere), *theirs]):
        yield from _units(id, locale, source, asked.get(id, set()), tuple(notes.lines(id)))


def _units(id: str, locale: Locale, source: Locale, asked: set[str], notes: tuple[str, ...]) -> Iterator[Unit]:
    mine, english = locale.entries.get(id), source.entries.get(id)
    there = patterns(mine) if mine is not None and locale.own(mine) else {}
    shown = patterns(english) if english is not None else {}
    wanted = dict.fromkeys([*shown, *sorted(asked), *there])
    if id.startswith("noun-") and id not in FORM_MESSAGES and forms(locale):
        wanted = dict.fromkeys([*forms(locale), *there])
    digest = there.get(DIGEST) or (shown.get(DIGEST) if not there else None)
    comment = mine.node.comment.content or "" if mine is not None and there and mine.node.comment is not None else ""
    rule = text_of(digest) if digest is not None else ""
    for attribute in (name for name in wanted if name != DIGEST):
        target = text_of(there[attribute]) if attribute in there else ""
        said = text_of(shown[attribute]) if attribute in shown else source_text(id, attribute, [source])
        yield Unit(id, attribute, said or id, target, notes, comment if target else "", rule)
        comment = "" if target else comment


# ---- files
def written(found: Iterable[Unit], form: str, language: str) -> bytes:
    store = _store(form, language)
    for unit in found:
        made = store.UnitClass(unit.source)
        store.addunit(made)
        if form == PO:
            made.setcontext(unit.name)
        else:
            made.setid(unit.name)
        if unit.target:
            made.target = unit.target
        rule = [f"{RULE} {unit.rule}"] if unit.rule else []
        if notes := [*unit.notes, *rule]:
            made.addnote("\n".join(notes), origin=OURS)
        if unit.comment:
            made.addnote(unit.comment, origin=THEIRS)
    return bytes(store)


def read(data: bytes, form: str) -> tuple[dict[str, dict[str, str]], dict[str, str]]:
    """What a file says: texts by message and attribute, and the comments of translators. What is fuzzy is left out."""
    rows: list[tuple[str, str, str]] = []
    rules, comments = dict[str, str](), dict[str, str]()
    for unit in _parsed(data, form).units:
        name = unit.getcontext() if form == PO else unit.getid().rpartition(BEHIND)[2]
        if unit.isheader() or not name or not unit.target or _unsure(unit, form):
            continue
        id, _, attribute = name.partition(".")
        rows.append((id, attribute, str(unit.target)))
        for line in unit.getnotes(origin=OURS).splitlines():
            if line.startswith(RULE):
                rules[id] = line.removeprefix(RULE).strip()
        if comment := unit.getnotes(origin=THEIRS).strip("\n"):
            comments[id] = comment
    found = joined(rows)
    for id, digest in rules.items():
        if id in found:
            found[id][DIGEST] = digest
    return found, comments


def _unsure(unit: Any, form: str) -> bool:
    """Does somebody have to look at it again? In XLIFF not being approved yet does not mean that."""
    if form == PO:
        return bool(unit.isfuzzy())
    return any(node.get("state", "").startswith("needs-") for node in unit.xmlelement if node.tag.endswith("target"))


def _store(form: str, language: str) -> Any:
    library = _library(form)
    if form == PO:
        made = library.pofile()
        made.init_headers(charset="UTF-8", encoding="8bit", language=language, pot_creation_date="")
        return made
    return library.Xliff1File(sourcelanguage=SOURCE, targetlanguage=language)


def _parsed(data: bytes, form: str) -> Any:
    library = _library(form)
    try:
        return (library.pofile if form == PO else library.Xliff1File).parsestring(data)
    except Exception as failure:  # noqa: BLE001 - the library and what it is made of have many of their own
        raise Refused(say("not-exchanged", what=str(failure).split("\n")[0][:200], form=form)) from None


def _library(form: str) -> Any:
    try:
        return import_module(f"translate.storage.{'pypo' if form == PO else 'xliff'}")
    except ImportError:
        raise Refused(say("needs-extra", code="pip install 'spielwerk[translate]'")) from None
