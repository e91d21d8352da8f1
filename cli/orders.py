"""The words a person at the table can say instead of choosing an option: in their own language, in English, or short.

Each is called `cli-order-ID` in translations/<locale>/cli.ftl; the id itself is the English word and works everywhere.
To add one: its id here, its words there (with `.help`), and a method `order_ID` of `person.Person`.
"""

from __future__ import annotations

from .words import say

ORDERS = ("help", "more", "board", "card", "rules", "why", "hint", "undo", "score", "log", "save", "quit")
#: those that need to be told what about, and the word that stands for it
ABOUT = {"card": "name", "why": "name"}
#: those behind which more may be said
WITH_WORDS = (*ABOUT, "help", "rules", "log", "save")
#: signs that stand for words
SIGNS = {"?": "help"}


def names() -> dict[str, tuple[str, ...]]:
    """Every word for each order."""
    return {order: tuple(dict.fromkeys((say(f"cli-order-{order}"), order))) for order in ORDERS}


def exactly(said: str) -> tuple[str, str] | None:
    """The order whose whole word was said, and what about; what can only stand alone is none with more behind it."""
    from ..interpreter.prose.questions.typed import folded

    for sign, order in SIGNS.items():
        if said.startswith(sign):
            return order, said.lstrip(sign).strip()
    word, _, rest = said.partition(" ")
    for order, words in names().items():
        if folded(word) in map(folded, words) and (order in WITH_WORDS or not rest.strip()):
            return order, rest.strip()
    return None


def begun(said: str) -> tuple[list[str], str]:
    """The orders whose words begin so, and what about."""
    from ..interpreter.prose.questions.typed import bare

    word, _, rest = said.partition(" ")
    beginning = bare(word)
    fitting = {order: words for order, words in names().items() if order in WITH_WORDS or not rest.strip()}
    found = [order for order, words in fitting.items() if any(bare(w).startswith(beginning) for w in words)]
    return (found if beginning else []), rest.strip()


def meant(said: str) -> str:
    """The only order a word can stand for, where nothing else can be said."""
    exact = exactly(said)
    found = [exact[0]] if exact is not None else begun(said)[0]
    return found[0] if len(found) == 1 else ""


def unknown(said: str) -> str:
    """That nothing is called so, of what was no word that asks for something else."""
    return say("cli-play-not-offered", answer=said[:60]) if exactly(said) is None else ""
