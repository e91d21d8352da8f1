"""Answers given together, in one line: each is taken when its question comes, or told as not done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import dropwhile
from typing import TYPE_CHECKING

from . import orders
from .completing import AHEAD
from .words import say

if TYPE_CHECKING:
    from ..interpreter.asking.foresight import Steps
    from ..interpreter.asking.question import Asked
    from ..interpreter.asking.ways import Way
    from ..interpreter.prose.options.offers import Offer
    from ..interpreter.prose.options.prompts import Prompts

#: letters of answers that were not taken, as they are told: in one line
_MOST = 60
#: so many answers at once are an example of it
_EXAMPLE = 3


def parts(said: str) -> list[str]:
    """The answers in one line. What stands behind a word that asks about something is all about that."""
    order = orders.exactly(said)
    if order is not None and order[0] in orders.WITH_WORDS:
        return [said]
    return [part.strip() for part in said.split(AHEAD)]


@dataclass(slots=True)
class Ahead:
    """What one person has answered to questions that are still to come, and what of that was not taken."""

    seat: int = -1
    answers: list[str] = field(default_factory=list)
    #: before those, what is left of several answers to one question that is over, with that question: rules may ask for
    #: the same in another place
    carried: tuple[Asked, Sequence[Offer]] | None = None
    #: by seat, what was not taken and is not told yet, and why the first of it was not, if that is known: only who
    #: typed it is told
    dropped: dict[int, tuple[list[str], str]] = field(default_factory=dict)
    #: how one would have ended the question that was answered last: if it is over, that is done
    ended: frozenset[str] = frozenset()
    #: by seat, how many answers were taken since they were told what has happened: of several in one line they have
    #: seen nothing between
    taken: Counter[int] = field(default_factory=Counter)

    def give(self, seat: int, answers: list[str]) -> None:
        self.seat, self.answers, self.carried = seat, [answer for answer in answers if answer], None

    def drop(self, why: str = "") -> None:
        """They were meant for other questions than those that come, or the first could mean several things."""
        self.not_taken(self.seat, [], why)

    def not_taken(self, seat: int, answers: list[str], why: str = "") -> None:
        """Of several answers at once, those that could not be taken any more."""
        from ..interpreter.prose.questions.typed import folded

        # in front only: behind another one it would have ended what that one leads to
        carried = [option.whole for option in self.carried[1]] if self.carried is not None else []
        left = [*dropwhile(lambda answer: folded(answer) in self.ended, (*answers, *carried, *self.answers))]
        self.answers, self.carried = [], None
        if left:
            self.dropped[seat] = left, why

    def together(self, spoken: Prompts, asked: Asked, options: Sequence[Offer]) -> Steps:
        """The decisions of several options of a question, as long as it comes again with what is left of them."""
        put = asked
        taken: Steps = ()
        for n, option in enumerate(options):
            way = still_offered(spoken, asked, option, put)
            if way is None:
                self.not_taken(asked.seat, [left.whole for left in options[n:]])
                break
            self.taken[asked.seat] += bool(n)
            taken, then = (*taken, *way.steps), put.then(way)
            again = asked.once_more(then)
            if again is None:
                self.over(asked, then, [left for left in options[n + 1 :] if left.code >= 0])
                break
            put = again
        return taken

    def over(self, asked: Asked, then: Asked | None, left: Sequence[Offer]) -> None:
        """The question is over: what is left of its answers may be offered by the next one; `then`: if there is one.
        If nothing is left, what was said behind them is meant for what comes."""
        if left and then is not None:
            self.carried = asked, left
        elif left:
            self.not_taken(asked.seat, [option.whole for option in left])

    def told(self, seat: int) -> tuple[str, str, str] | None:
        """A sentence about what was not taken, once, the first of it, and why it was not; None if everything was."""
        from ..interpreter.packs.names import clip

        left, why = self.dropped.pop(seat, ([], ""))
        return (say("cli-play-dropped", answers=clip(f"{AHEAD} ".join(left), _MOST)), left[0], why) if left else None


def still_offered(spoken: Prompts, asked: Asked, option: Offer, then: Asked) -> Way | None:
    """An option of a question where that is put again; what was chosen in it may be the only thing there by now."""
    from ..interpreter.prose.options.offers import offers

    meaning = asked.meaning(option.way)
    same = next((way for way in then.options if then.meaning(way) == meaning), None)
    if same is not None or then is asked:
        return same
    shorter = [o for o in offers(spoken, replace(then, shown=None)) if o.whole == option.whole]
    return next((o.way for o in shorter if o.way.said[0] == option.way.said[0]), None)


def offered_again(spoken: Prompts, asked: Asked, options: Sequence[Offer], then: Asked) -> list[Offer]:
    """Those of some options that are still offered where a question is put again."""
    from ..interpreter.prose.options.offers import offers

    meant = {then.meaning(way) for way in then.options}
    if same := [option for option in options if asked.meaning(option.way) in meant]:
        return same
    named = {(option.whole, option.way.said[0]) for option in offers(spoken, replace(then, shown=None))}
    return [option for option in options if (option.whole, option.way.said[0]) in named]


def answered_together(spoken: Prompts, asked: Asked, options: Sequence[Offer], first: Offer) -> list[Offer]:
    """Options that can really be taken with one answer, as an example: a few, others where there are."""
    from ..interpreter.asking.same_again import may_be_same, same_again

    found, put = [first], asked.then(first.way)
    then = asked.once_more(put)
    if then is None and put is not None and may_be_same(asked, put):  # the rules ask for the others elsewhere
        again = [option for option in options if same_again(asked, option.way, put) is not None]
        return [first, *[option for option in again if option is not first][:1]]
    while then is not None and (again := offered_again(spoken, asked, options, then)):
        found.append(next((option for option in again if option not in found), again[0]))
        way = still_offered(spoken, asked, found[-1], then) if len(found) < _EXAMPLE else None
        then = then.again(way) if way is not None else None
    return found


def moved(spoken: Prompts, asked: Asked, said: str) -> Steps | None:
    """The decisions that places one behind the other stand for, as in `e2e4`; None if they do not."""
    from ..interpreter.asking.moves import typed_move

    return typed_move(asked, said, lambda pc, code: (spoken.rules.option_id(pc, code), spoken.label(pc, code)))
