"""Several answers to one question in one line: options by number or name, each as often as is said.

`2 3 3`, `1x2 4` by number; `gem x5`, `5x gem`, `4gx3 ruby`, `ruby, gem x2` by name, too
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .asking import BEGUN, INSIDE, Question
from .lines import some
from .orders import unknown
from .words import say

if TYPE_CHECKING:
    from ..interpreter.prose.options.offers import Offer

#: an option is taken so many times at most
_MOST = 99
#: a number, and how often
_NUMBER = re.compile(r"([0-9]{1,4})(?:[x×*]([0-9]{1,4}))?")
#: how often, behind a name (an x that is no letter of it) or before one
_BEHIND = re.compile(r"(?:\s?[×*]\s?|\sx\s?|x(?=[0-9]))([0-9]{1,2})(?=[\s,]|$)", re.IGNORECASE)
_BEFORE = re.compile(r"([0-9]{1,2})\s*[x×*]\s*([^\s0-9].*)", re.IGNORECASE)


def by_number(question: Question, answer: str) -> list[Offer] | str:
    """Options by their numbers, or what is wrong with one of them; none if it is something else."""
    words = answer.replace(",", " ").split()
    found = [_NUMBER.fullmatch(word) for word in words]
    if not all(found) or len(words) == 1 and answer.isdecimal():
        return []
    meant: list[Offer] = []
    for one in filter(None, found):
        option = question.numbered(one[1])
        if option is None or isinstance(option, str):
            return option or unknown(answer)
        meant += [option] * min(int(one[2] or 1), _MOST)
    return meant


def by_name(question: Question, answer: str) -> list[Offer] | str:
    """Options by their names, at least one of them with how often; or what is wrong with one of them."""
    meant: list[Offer] = []
    counted = False
    for part in filter(None, (" ".join(part.split()) for part in answer.split(","))):
        before = _BEFORE.fullmatch(part)
        items = [(before[2], before[1])] if before is not None else pieces(part)
        for name, times in items:
            found = named(question, name)
            if isinstance(found, str):
                return found if counted or times else []
            counted = counted or bool(times)
            meant += [*found[:-1], *[found[-1]] * min(int(times or 1), _MOST)]
    return meant if counted else []


def pieces(part: str) -> list[tuple[str, str]]:
    """What stands before each number of times, and that; behind the last of them something may stand alone."""
    found: list[tuple[str, str]] = []
    since = 0
    for times in _BEHIND.finditer(part):
        found.append((part[since : times.start()].strip(), times[1]))
        since = times.end()
    rest = part[since:].strip()
    return [*(one for one in found if one[0]), *([(rest, "")] if rest else [])]


def named(question: Question, name: str) -> list[Offer] | str:
    """The option that is called so, with numbers that stand before it; or why it is none."""
    before: list[Offer] = []
    while True:
        if (option := question.numbered(name)) is not None:
            return option if isinstance(option, str) else [*before, option]
        meant = question.meant(name, BEGUN) or question.meant(name, INSIDE)
        if len(meant) == 1:
            return [*before, *meant]
        first, _, rest = name.partition(" ")
        number = question.numbered(first) if not meant and rest and len(before) < _MOST else None
        if number is None or isinstance(number, str):
            return say("cli-play-which", options=some(one.whole for one in meant)) if meant else unknown(name)
        before, name = [*before, number], rest


def one_by_one(question: Question, answer: str) -> list[Offer]:
    """Options of which every word names one; none if it is something else."""
    words = answer.replace(",", " ").split()
    found = [named(question, word) for word in words] if len(words) > 1 else []
    meant = [option for one in found if not isinstance(one, str) for option in one]
    return meant if len(meant) == len(found) else []
