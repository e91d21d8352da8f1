"""What is printed, told at the table: cards, and the rulebook of the game as it is played here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .asking import nested, show, some, wrapped
from .output import console
from .text import mark_explained
from .words import say

if TYPE_CHECKING:
    from ..interpreter.display.book_text import BookLine
    from ..interpreter.prose.prompts import Prompts
    from ..interpreter.prose.step_names import Steps


def show_card(spoken: Prompts, steps: Steps, about: str) -> str:
    """The text of a card or a rule; of several that a word could mean, their names. What to say if there is none."""
    from ..interpreter.prose.explaining import Explained
    from ..interpreter.prose.punctuation import capital
    from .why import show_unused, unused

    found, explained = spoken.find_thing(about), Explained(spoken)
    rules = [] if found else steps.find(about)
    names = [*map(spoken.entry, found), *map(steps.title, rules)]
    if not names:
        absent = unused(spoken, about)
        show_unused(spoken, absent, printed=True)
        return "" if absent else say("cli-play-unknown", name=about[:60])
    if len(names) > 1:
        return say("cli-why-which", options=some(names))
    lines = spoken.printed(found[0]) if found else explained.rule(rules[0])
    lines = [*lines, *(explained.counted(found[0]) if found else ())]
    also = explained.naming(found[0]) if found else []
    if not lines and not also:
        return say("cli-play-no-text", name=names[0])
    mark = spoken.mark(found[0]) if found else ""
    show(wrapped(f"{capital(names[0])}{mark}", console().width), "bold")
    show(nested(lines, console().width, 2))
    if mark:
        show(wrapped(mark_explained(), console().width), "dim")
    if also:
        show(wrapped(say("cli-play-card-also", names=some(map(spoken.entry, also))), console().width))
    return ""


def show_rules(spoken: Prompts, steps: Steps, about: str) -> str:
    """How the game goes and how it ends; with a name, that chapter of the rulebook or that rule."""
    from ..interpreter.display.book_text import FIRST, TableBook
    from ..interpreter.prose.editions import Edition
    from ..interpreter.prose.typed import fitting

    rules = spoken.rules
    book = TableBook(Edition(rules.pack, {rules.players: spoken.game}), spoken.language)
    chapters = book.chapters()
    asked = fitting(about, {id: (title, id) for id, (title, _) in chapters.items()}) if about else FIRST
    rest = some(title for id, (title, _) in chapters.items() if id not in asked)
    if not asked:
        found = steps.find(about)
        if len(found) > 1:
            return say("cli-why-which", options=some(map(steps.title, found)))
        return show_rule(spoken, steps, found[0]) if found else say("cli-rules-unknown", name=about[:60], names=rest)
    for id in asked:
        show_chapter(chapters[id][1] if id in chapters else [])
    show(wrapped(say("cli-rules-more", word=say("cli-order-rules"), names=rest), console().width), "dim")
    return ""


def show_rule(spoken: Prompts, steps: Steps, name: str) -> str:
    from ..interpreter.prose.explaining import Explained
    from ..interpreter.prose.punctuation import capital

    show(wrapped(capital(steps.title(name)), console().width), "bold")
    show(nested(Explained(spoken).rule(name), console().width, 2))
    return ""


def show_chapter(lines: Sequence[BookLine]) -> None:
    for line in lines:
        show(nested(["  " * line.depth + line.text], console().width, 0), "bold" if line.heading else None)
