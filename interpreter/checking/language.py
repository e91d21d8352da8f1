"""The language as a table: by the name of each rule of the grammar, the function that reads what it has parsed.

Each family of verbs and terms says which rules it reads; here they come together.
"""

from __future__ import annotations

from ..diagnostics.problems import Problem
from ..model.vocabulary import Vocabulary
from ..reading.context import Checking, Language
from ..terms.table import CONDITIONS, VALUES
from ..verbs.table import HEADERS, LINES

LANGUAGE = Language(VALUES, CONDITIONS, LINES, HEADERS)


def checking(words: Vocabulary, problems: list[Problem]) -> Checking:
    """A game of which nothing has been looked at yet."""
    return Checking(words, problems, LANGUAGE)
