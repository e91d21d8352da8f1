"""Answers that a person has given ahead: what the next of several in one line means at the question that comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import orders
from .asking import BEGUN, FIRST, INSIDE, WHOLE, wrapped
from .words import say

if TYPE_CHECKING:
    from ..interpreter.asking.foresight import Steps
    from ..interpreter.prose.options.offers import Offer
    from .person import Person


def said_ahead(person: Person) -> Steps | None:
    """The decisions that the next of several answers in one line means; if it means none, the question is put."""
    ahead = person.table.ahead
    if not ahead.answers:
        return None
    said, *more = whole = ahead.answers
    undo = orders.exactly(said) == ("undo", "") and len(person.question.meant(said, WHOLE)) != 1
    stands = ""
    if undo:
        ahead.answers = more
        stands = person.order_undo("")
        ahead.answers = whole
    meant = person.question.numbered(said) or person.question.meant(said, FIRST if len(said) < 2 else INSIDE)
    found = meant if isinstance(meant, list) else [] if isinstance(meant, str) else [meant]
    if len(found) == 1 and not undo:
        ahead.answers = more
        return found[0].way.steps
    if person.only is not None and not undo:
        return person.only.way.steps  # the answer may be meant for the next question
    if not found and not undo and (begun := begun_by(person, said)) is not None:
        option, rest = begun
        ahead.answers = [rest, *more]
        return option.way.steps
    numbers = person.question.several(said) if not found and not undo else []
    if numbers:
        steps = together(person, numbers, more)
        if not isinstance(steps, str):
            return steps
        meant = steps
    ahead.drop(stands if undo else person.which(found) if found else meant if isinstance(meant, str) else "")
    return None


def together(person: Person, numbers: list[int], more: list[str]) -> Steps | str:
    """Several options of the question, and behind them what else was said in the same line."""
    whole, person.table.ahead.answers = person.table.ahead.answers, more
    steps = person.several(numbers)
    if isinstance(steps, str):
        person.table.ahead.answers = whole
    return steps


def unknown(said: str) -> str:
    """That nothing is called so, of what was no word that asks for something else."""
    return say("cli-play-not-offered", answer=said[:60]) if orders.exactly(said) is None else ""


def not_done(person: Person, width: int) -> list[str]:
    """What was answered ahead and could not be done, and why the first of it could not."""
    from .why import answer_lines, unused_lines

    left = person.table.ahead.told(person.seat)
    if left is None:
        return []
    told, first, why = left
    if why:
        return [*wrapped(told, width), *wrapped(why, width)]
    found, absent = person.looked_up(first) if len(first) > 1 else ([], [])
    if any(answer.offered for answer in found):  # it was meant for another question
        reason = wrapped(say("cli-play-other-question"), width)
    else:
        reason = answer_lines(found) if found else unused_lines(person.spoken, absent)
    return [*wrapped(told, width), *(reason or wrapped(unknown(first), width))]


def begun_by(person: Person, said: str) -> tuple[Offer, str] | None:
    """What stands before a colon, or the first words, if that is an option and the rest is what is asked for then; and
    the rest."""
    head, colon, rest = (part.strip() for part in said.partition(":"))
    if colon:
        return behind(person, head, rest)
    words = said.split()
    splits = ((" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words)))
    return next((found for head, rest in splits if (found := behind(person, head, rest)) is not None), None)


def behind(person: Person, head: str, rest: str) -> tuple[Offer, str] | None:
    """The option that a text means, if that is one and the rest is what is asked for then; and the rest."""
    from ..interpreter.prose.questions.typed import fitting

    meant = person.question.meant(head, BEGUN) if head and rest else []
    then = person.asked.start if len(meant) == 1 else None
    for step in meant[0].way.steps if then is not None else ():
        then = then.after(step.code) if then is not None else None
    if then is None:
        return None
    rules = person.spoken.rules
    names = {code: (rules.option_id(then.pc, code), person.spoken.label(then.pc, code)) for code in then.codes}
    return (meant[0], rest) if len(fitting(rest, names, worst=WHOLE)) == 1 else None
