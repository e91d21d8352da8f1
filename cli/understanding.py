"""What an answer means at a question: the same whether it is typed there or was given ahead in one line with others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import orders
from .ahead import moved
from .asking import BEGUN, FIRST, INSIDE, WHOLE
from .lines import some
from .several_times import by_name, by_number, one_by_one
from .words import say

if TYPE_CHECKING:
    from ..interpreter.asking.foresight import Point, Steps
    from ..interpreter.prose.options.offers import Offer
    from .person import Person


@dataclass(frozen=True)
class Order:
    """A word that asks for something else than an option, and what about."""

    said: tuple[str, str]


def understood(person: Person, said: str, ahead: bool = False) -> Steps | Order | str | None:
    """The decisions or the order that are meant, or what there is to say; None if nothing that is offered is called so.
    What was said `ahead` ends only what is ended by that very word: it may have been meant for what is over.

    What of it is meant for questions that are still to come is put in front of the other answers given ahead.
    """
    question = person.question
    numbered = question.numbered(said)
    if isinstance(numbered, str):  # no option has this number, but one may have it in its name
        named = question.meant(said, BEGUN)
        return named[0].way.steps if len(named) == 1 else numbered
    if numbered is not None:
        return numbered.way.steps
    exact = question.meant(said, WHOLE)
    if len(exact) == 1:  # before it is taken for an order: a word for those never hides the name of an option
        return exact[0].way.steps
    if (move := moved(person.spoken, person.asked, said)) is not None:
        return move
    if (order := orders.exactly(said)) is not None:
        return Order(order)
    if several := by_number(question, said) or by_name(question, said):
        return several if isinstance(several, str) else one_after_another(person, several)
    short = len(said) < 2  # one letter stands for the beginning of a name only: it is inside of too many
    meant = question.meant(said, FIRST if short else BEGUN)
    if not meant:
        begun, about = orders.begun(said)
        if len(begun) == 1:
            return Order((begun[0], about))
        if begun:
            return say("cli-play-which", options=", ".join(say(f"cli-order-{o}") for o in begun))
        meant = question.meant(said, FIRST if short else INSIDE) or ([] if ahead else question.ending(said))
        meant = meant or question.of_things(things_drawn_so(person, said))
    if len(meant) == 1:
        return meant[0].way.steps
    if meant:
        return say("cli-play-which", options=some(option.whole for option in meant))
    if (heading := begun_by(person, said)) is not None:
        option, rest = heading
        person.table.ahead.answers.insert(0, rest)
        return option.way.steps
    if person.several and (several := one_by_one(question, said)):
        return one_after_another(person, several)
    return None


def things_drawn_so(person: Person, said: str) -> list[int]:
    """The things on which it is drawn just so at the table."""
    from ..interpreter.display.drawn_text import drawn_so
    from ..interpreter.engine.views import view

    return drawn_so(person.spoken, view(person.match, person.seat), said)


def one_after_another(person: Person, options: list[Offer]) -> Steps:
    """Several options, as long as the same question comes again; the others are told as not done."""
    return person.table.ahead.together(person.spoken, person.asked, options)


def standing_behind(person: Person, said: str) -> str:
    """That what is no name of an option stands behind some as what they bring, and which those are; nothing if it does
    not."""
    question = person.question
    found = question.bringing(said) if len(said) > 1 else []
    cells = (" ".join(question.cell(question.numbers[option], option).split()) for option in found)
    return say("cli-play-standing", answer=said[:60], options="; ".join(cells)) if found else ""


def begun_by(person: Person, said: str) -> tuple[Offer, str] | None:
    """What stands before a colon, or the first words, if that is an option and the rest is what is asked for then; and
    the rest."""
    return next((found for head, rest in beginnings(said) if (found := behind(person, head, rest)) is not None), None)


def beginnings(said: str) -> list[tuple[str, str]]:
    """What may be an option and what is chosen behind it: before and behind a colon, or first words and the rest."""
    head, colon, rest = (part.strip() for part in said.partition(":"))
    if colon:
        return [(head, rest)] if head and rest else []
    words = said.split()
    return [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]


def asked_behind(person: Person, option: Offer) -> Point | None:
    """What is asked next if an option is taken; None if somebody else decides, or if it cannot be known."""
    then: Point | None = person.asked.start
    for step in option.way.steps:
        then = then.after(step.code) if then is not None else None
    return then


def behind(person: Person, head: str, rest: str) -> tuple[Offer, str] | None:
    """The option that a text means, if that is one and the rest is what is asked for then; and the rest."""
    from ..interpreter.prose.questions.typed import fitting

    meant = person.question.meant(head, BEGUN)
    then = asked_behind(person, meant[0]) if len(meant) == 1 else None
    if then is None:
        return None
    rules = person.spoken.rules
    names = {code: (rules.option_id(then.pc, code), person.spoken.label(then.pc, code)) for code in then.codes}
    return (meant[0], rest) if len(fitting(rest, names, worst=WHOLE)) == 1 else None
