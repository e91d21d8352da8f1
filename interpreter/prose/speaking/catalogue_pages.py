"""The pages of the catalogue of mistakes in a language: what a code means, why it is refused, and the right form."""

from __future__ import annotations

from collections.abc import Iterable

from ...diagnostics.catalogue import CATALOGUE
from ...diagnostics.records import record
from .bundles import Speech

MODULE = "explain"


@record
class Page:
    code: str
    title: str
    why: str
    wrong: str
    right: str


def pages(language: str, codes: Iterable[str] = CATALOGUE) -> list[Page]:
    speech = Speech(language, (MODULE,))

    def page(code: str) -> Page:
        entry, id = CATALOGUE[code], f"explain-{code}"
        wrong, right = entry.wrong or speech.say(id, "wrong"), entry.right or speech.say(id, "right")
        return Page(code, speech.say(id), speech.say(id, "why"), wrong, right)

    return [page(code) for code in codes]
