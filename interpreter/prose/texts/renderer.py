"""The renderer: by the type of a node the function that tells of it, and whoever begins to tell in a style."""

from __future__ import annotations

from ...lowering.anatomy import TERMS, VERBS
from ...model import ir
from ...model.checked import CheckedGame
from ...phrases.telling import CARD, Style, Tables, Telling

TABLES = Tables(
    terms={kind: term.phrase for kind, term in TERMS.items() if term.phrase is not None},
    conditions={kind: term.condition for kind, term in TERMS.items() if term.condition is not None},
    effects={kind: verb.phrase for kind, verb in VERBS.items() if verb.phrase is not None},
    lines={kind: verb.lines for kind, verb in VERBS.items() if verb.lines is not None},
    idle={kind: verb.idle for kind, verb in VERBS.items()},
)


def telling(game: CheckedGame, style: Style = CARD, here: ir.Local | None = None) -> Telling:
    """`here` is the local that means the place the text is printed on, or about."""
    return Telling(game, TABLES, style, here)
