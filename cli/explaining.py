"""What `?` answers: the step in full, what each option does, what else can be said; of something named, only that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import orders
from .laying import Positions
from .lines import nested, show, wrapped
from .output import console
from .text import mark_explained
from .words import say

if TYPE_CHECKING:
    from ..interpreter.prose.options.explaining import Explained
    from .person import Person


def explained(person: Person, about: str) -> str:
    """Shows it; what there is to say besides."""
    from ..interpreter.engine.views import view
    from ..interpreter.prose.options.explaining import Explained
    from .book import show_there

    question, out, known, marked = person.question, console(), Explained(person.spoken), False
    seen = view(person.match, person.seat)
    if about:
        numbered = question.numbered(about)
        meant = question.meant(about) if numbered is None else [numbered]
        if not meant:
            return person.order_card(about)
        named = {(o.parts, o.code) for o in meant if not isinstance(o, str)}
        if isinstance(meant[0], str):
            return meant[0]
    else:
        show(nested(step(person, known), out.width, 0), "dim")
        show([part for line in known.signs(person.pc) for part in wrapped(line, out.width)])
    sighted = question.in_sight()
    for option, number in question.numbers.items():
        if option in sighted if not about else (option.parts, option.code) in named:
            text, label = question.brings(option), option.whole
            label = say("cli-option-with", option=label, text=text) if text else label
            mark = question.mark(option)
            marked = marked or bool(mark)
            show(wrapped(f"{number:>3}  {label}{mark}", out.width, 7))
            show(question.explained(option, out.width, bool(about), seen), "dim")
            laid = isinstance(question, Positions)
            thing = known.thing(option.place, option.code) if about and not laid else None
            show_there(person.spoken, seen, thing)
    if marked:
        show(wrapped(mark_explained(), out.width), "dim")
    if not about:
        say_orders()
    return ""


def step(person: Person, known: Explained) -> list[str]:
    """What the question is about: where only cards can still be used, those of which more is chosen."""
    if not person.over:
        return known.step(person.pc)
    return known.cards([option.way.said[0] for option in person.question.options if len(option.parts) > 1])


def say_orders() -> None:
    width = console().width
    show(wrapped(say("cli-play-help"), width))
    for name in orders.ORDERS:
        word = say(f"cli-order-{name}") + (f" {say('help-word-name')}" if name in orders.ABOUT else "")
        show(wrapped(f"  {word:<16} {say(f'cli-order-{name}', 'help')}", width, 19))
