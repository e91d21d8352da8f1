"""What is asked about at a question: why something named is not offered, wherever in the question it could be chosen.

A thing can be chosen behind several options of one question (below several headings): each of them answers for itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .asking import BEGUN, WHOLE
from .lines import show, some, wrapped
from .output import console
from .understanding import asked_behind, beginnings, things_drawn_so
from .words import say

if TYPE_CHECKING:
    from ..interpreter.asking.skipped import Skipped
    from ..interpreter.engine.match import Match
    from ..interpreter.prose.options.offers import Offer
    from ..interpreter.prose.whole_games.left_out import Absent
    from ..interpreter.prose.why.whynot import Answer
    from .person import Person

#: behind so many options that answer differently each is answered for
_MOST_HEADINGS = 3
#: signs that nobody types in a name
_BRACKETS = str.maketrans("", "", "():")


def why_not(person: Person, said: str, unknown: str) -> str:
    """Shows why something is not offered or not there at all; what there is to say if nothing is called so. For a step
    in which nothing was possible it is said why, and a card or a place of which it is one step is answered for, too."""
    passed, alone = passed_there(person, said)
    told = "" if alone else answered(person, said, unknown)
    for one in passed:
        show(passed_lines(person, one))
    return told if told != unknown or not passed else ""


def passed_there(person: Person, said: str) -> tuple[list[Skipped], bool]:
    """The steps that are called so, as it is told that nothing was possible in them; and whether they are meant
    alone."""
    from ..interpreter.prose.questions.typed import fitting

    spoken = person.spoken
    steps = [one for one in person.skipped if one.whole]
    names = {n: spoken.passed(one.taken.pc) for n, one in enumerate(steps)}
    alone = fitting(said, {n: (name, name.translate(_BRACKETS)) for n, name in names.items()}, worst=WHOLE)
    found = alone or fitting(said, {n: (spoken.title(one.taken.pc),) for n, one in enumerate(steps)}, worst=WHOLE)
    return [steps[n] for n in found], bool(alone)


def passed_lines(person: Person, one: Skipped) -> list[str]:
    """Why nothing was possible in a step."""
    from ..interpreter.prose.why import nouns
    from ..interpreter.prose.why.whynot import Answer, WhyNot
    from .why import answer_lines

    name = person.spoken.passed(one.taken.pc)
    lines = nouns.passed_lines(WhyNot(person.spoken, one.there or person.match, person.seat, one.taken), name)
    return answer_lines([Answer("", name, False, False, lines, [], whole=True)])


def answered(person: Person, said: str, unknown: str) -> str:
    """Shows the answer about something that is called so; what there is to say if nothing is."""
    from .why import answer_lines, unused_lines

    found, absent = looked_up(person, said)
    taken = taken_for(person, said, found)
    if taken is None and (found or absent):
        show(answer_lines(found) if found else unused_lines(person.spoken, absent))
        return ""
    if taken is None:
        named = names_drawn_so(person, said)
        if len(named) == 1:
            return why_not(person, named[0], unknown)
        return say("cli-why-which", options=some(named)) if named else unknown
    if taken in (*person.question.meant(said, WHOLE), *person.question.holding(said)):  # it decides itself there
        return offered(person, taken)
    show([*wrapped(offered(person, taken), console().width), *answer_lines(found)])
    return ""


def names_drawn_so(person: Person, said: str) -> list[str]:
    """The names of things on which it is drawn just so at the table."""
    spoken = person.spoken
    found = dict.fromkeys(spoken.sort(index) for index in things_drawn_so(person, said))
    return [name for name in found if name != said]


def offered(person: Person, option: Offer) -> str:
    from ..interpreter.prose.speaking.punctuation import capital

    return say("cli-why-offered", name=capital(option.whole), sort="deed" if is_deed(person, option) else "thing")


def is_deed(person: Person, option: Offer) -> bool:
    """Does it say what is done, or what is chosen for it?"""
    return len(option.parts) > 1 or person.spoken.is_deed(*option.parts[-1].last)


def taken_for(person: Person, said: str, found: list[Answer]) -> Offer | None:
    """The option that what is said would choose, if nothing else of the question is called so; beside a kind of things
    only one that has its whole name."""
    if any(answer.here for answer in found):
        return None
    held = person.question.holding(said)
    if len(held) == 1:
        return held[0]
    worst = WHOLE if any(answer.whole for answer in found) else BEGUN
    meant = person.question.meant(said, worst) or held
    return meant[0] if len(meant) == 1 else None


def looked_up(person: Person, said: str) -> tuple[list[Answer], list[Absent]]:
    """What is called so, and why it is not offered; of what is no part of this match, that it is not."""
    from .why import answers, unused

    found: list[Answer] = []
    for stage in (at_question, behind_options, before_it):
        there = stage(person, said)
        found = there if not found or any(answer.here for answer in there) else found
        if any(answer.here for answer in found):
            break
    else:
        passed = [(one.there, None) if one.there is not None else (person.match, one.taken) for one in person.skipped]
        for match, step in passed:
            there = answers(person.spoken, match, person.seat, said, step)
            if any(answer.here for answer in there):
                found = there
                break
    found = found or behind_an_option(person, said)
    return found, [] if found else unused(person.spoken, said)


def at_question(person: Person, said: str) -> list[Answer]:
    return asked_at(person, person.match, said)


def before_it(person: Person, said: str) -> list[Answer]:
    """Where the game stands: what only leads from there to the question is nothing one would ask about."""
    ids = [person.spoken.rules.option_id(*step) for step in person.asked.silent]
    there = asked_at(person, person.table.timeline.match, said)
    return [answer for answer in there if not (answer.offered and answer.option in ids)]


def asked_at(person: Person, match: Match, said: str) -> list[Answer]:
    from .why import answers

    return answers(person.spoken, match, person.seat, said)


def behind_options(person: Person, said: str) -> list[Answer]:
    """What is answered behind the options with which several others begin: what is offered first; where several are
    not offered for different reasons, behind which of them."""
    found: list[tuple[Offer, Answer]] = []
    for opening in person.question.openings:
        here = [answer for answer in answered_behind(person, opening, said) if answer.here]
        if len(here) > 1:
            return here
        found += [(opening, answer) for answer in here]
    for option in person.question.options:
        here = [answer for answer in decided_behind(person, option, said) if answer.here and not answer.offered]
        found += [(begun_alone(person, option), answer) for answer in here]
    if not found:
        return []
    open_to = [answer_below(*one) for one in found if one[1].offered]
    closed = [one for one in found if not one[1].offered]
    if len({tuple(answer.lines) for _, answer in closed}) == 1 and not open_to:
        return [closed[0][1]]
    told = [*open_to, *(answer_below(*one) for one in closed)]
    return told if len(told) <= _MOST_HEADINGS else open_to or [closed[0][1]]


def decided_behind(person: Person, option: Offer, said: str) -> list[Answer]:
    """What is answered where an option decides itself what comes of it: why nothing else can be chosen there."""
    from ..interpreter.asking.ways import Way
    from ..interpreter.prose.options.offers import at
    from ..interpreter.prose.why.whynot import WhyNot

    if not option.within or option.code < 0:
        return []
    *before, last = option.way.steps
    match = at(person.asked.start.draws[0], person.seat, Way(tuple(before), option.way.silent))
    why = WhyNot(person.spoken, match, person.seat).behind_option(match.clone(), last.code)
    return [why.answer(asked) for asked in why.meant(said)] if why is not None else []


def begun_alone(person: Person, option: Offer) -> Offer:
    """An option without what decides itself in it."""
    last = option.parts[-1]
    return replace(option, parts=(*option.parts[:-1], replace(last, label=person.spoken.label(*last.last))))


def behind_an_option(person: Person, said: str) -> list[Answer]:
    """Of what is an option, or what several begin with, and something behind it: why that is not offered there."""
    for head, rest in beginnings(said):
        begun = person.question.meant(head, BEGUN)
        then = asked_behind(person, begun[0]) if len(begun) == 1 else None
        there = asked_at(person, then.draws[0], rest) if then is not None and then.sure() else []
        if any(answer.here for answer in there):
            return there
    return []


def answer_below(heading: Offer, answer: Answer) -> Answer:
    """An answer about something that is chosen below a heading."""
    from ..interpreter.prose.speaking.punctuation import capital

    return replace(answer, name=capital(f"{heading.whole}: {answer.name}"), deed=True)


def answered_behind(person: Person, opening: Offer, said: str) -> list[Answer]:
    """What is answered behind one option; where only one thing can be chosen there, it decides itself."""
    from ..interpreter.prose.options.offers import at
    from ..interpreter.prose.questions.typed import fitting
    from ..interpreter.prose.why.whynot import Answer

    only = [option for option in person.question.options if option.way == opening.way]
    if not only:
        match = at(person.asked.start.draws[0], person.seat, opening.way)
        then = person.question.next_places(opening)
        asked = any(who == person.seat and pc in then for who, pc, _ in match.owed())
        return asked_at(person, match, said) if asked else []
    meant = fitting(said, {option: option.names for option in only})
    return [Answer(option.id, option.label, True, True, [], [], deed=is_deed(person, option)) for option in meant]
