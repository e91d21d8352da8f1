"""Answers that a person has given ahead: what the next of several in one line means at the question that comes."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from . import orders
from .asked_about import looked_up
from .asking import BEGUN, WHOLE
from .lines import wrapped
from .understanding import Order, standing_behind, understood
from .words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..interpreter.asking.foresight import Step, Steps
    from ..interpreter.asking.question import Asked
    from ..interpreter.prose.options.offers import Offer
    from .person import Person


def said_ahead(person: Person) -> Steps | None:
    """The decisions that the next of several answers in one line means, as it would by itself; if it means none, the
    question is put."""
    ahead = person.table.ahead
    if ahead.carried is not None:
        before, options = ahead.carried
        left = [option for option in options if not did_itself(person, before, option)]
        if left:
            return carried_on(person, before, left)
        ahead.carried = None
    found: Steps | Order | str | None = None
    whole = ahead.answers
    while ahead.answers:
        whole = ahead.answers
        said, *ahead.answers = whole
        found = understood(person, said, ahead=True)
        if isinstance(found, tuple):
            return found
        if found is not None or not decided_itself(person, said):
            break
    else:  # all that was said is done
        return None
    undo, why = isinstance(found, Order) and found.said == ("undo", ""), found if isinstance(found, str) else ""
    if undo:
        why = person.order_undo("")
    elif isinstance(found, Order) and not found.said[1]:
        why = not_ahead(person, found.said[0])
    ahead.answers = whole
    if person.only is not None and not undo:
        return person.only.way.steps  # the answer may be meant for the next question
    ahead.drop(why)
    return None


def carried_on(person: Person, before: Asked, options: Sequence[Offer]) -> Steps | None:
    """The decisions of what was answered to a question that is over, as far as it is the same that is offered now."""
    from ..interpreter.asking.same_again import same_again

    ahead, asked = person.table.ahead, person.asked
    ahead.carried = None
    same = []
    for option in options:
        way = same_again(before, option.way, asked)
        if way is None:
            break
        if (now := person.question.standing_for(way)) is not None:
            same.append(now)
    if same:
        person.carried_on = True
        return ahead.together(person.spoken, asked, [*same, *options[len(same) :]])
    if person.only is not None:  # they may be meant for the next question
        ahead.carried = before, options
        return person.only.way.steps
    ahead.not_taken(person.seat, [option.whole for option in options])
    return None


def decided(person: Person) -> list[Step]:
    """What was the only thing to be chosen somewhere since the last answer."""
    from ..interpreter.asking.foresight import Step
    from ..interpreter.engine.events import How

    since = takewhile(lambda event: not event.asked, reversed(person.table.events))
    steps = [Step(event.pc, event.code) for event in since if event.how is How.ONLY and event.seat == person.seat]
    return [*steps, *person.asked.silent]  # on the way to the question


def did_itself(person: Person, before: Asked, option: Offer) -> bool:
    """Was it the only thing to be chosen for the same since?"""
    from ..interpreter.asking.same_again import same_deed, things

    first = things(before, option.way)[:1]
    return any(
        step.code == one.code and same_deed(before, one.pc, step.pc) for one in first for step in decided(person)
    )


def decided_itself(person: Person, said: str) -> bool:
    """Was what is named the only thing to be chosen somewhere since the last answer, so that it is done already?"""
    from ..interpreter.prose.questions.typed import fitting

    steps = decided(person)
    spoken = person.spoken
    names = {
        step: (spoken.rules.option_id(*step), spoken.label(*step), *spoken.short_names(*step))
        for step in steps
        if step[1] >= 0
    }
    return len(said) > 1 and bool(fitting(said, names, worst=BEGUN))


def not_ahead(person: Person, order: str) -> str:
    """That a word which is no answer stands alone in a line, and how the question is ended."""
    ends = [option.label for option in person.question.options if option.code < 0]
    word, help = say(f"cli-order-{order}"), say(f"cli-order-{order}", "help")
    return say("cli-play-stands-alone", word=word, help=help, stop=ends[0] if len(ends) == 1 else "none")


def not_done(person: Person, width: int) -> list[str]:
    """What was answered ahead and could not be done, and why the first of it could not."""
    from .why import answer_lines, unused_lines

    left = person.table.ahead.told(person.seat)
    if left is None:
        return []
    told, first, why = left
    if not why and person.question.ends_nothing(first):
        why = say("cli-play-ends-nothing", word=first)
    if why:
        return [*wrapped(told, width), *wrapped(why, width)]
    found, absent = looked_up(person, first) if len(first) > 1 else ([], [])
    # it was meant for another question
    if person.question.meant(first, WHOLE) or any(answer.offered for answer in found):
        reason = wrapped(say("cli-play-other-question"), width)
    else:
        reason = answer_lines(found) if found else unused_lines(person.spoken, absent)
    behind = standing_behind(person, first)
    if behind:
        reason = [*(reason if len(found) == 1 else []), *wrapped(behind, width)]
    return [*wrapped(told, width), *(reason or wrapped(orders.unknown(first), width))]
