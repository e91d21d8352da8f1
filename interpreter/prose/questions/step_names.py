"""The steps of a game in a language: what they are called, and when they come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...lowering.context import SETUP
from ...phrases.fallbacks import Known, first
from ...phrases.telling import QUESTION, inline
from ...phrases.words import Say
from ..speaking.punctuation import capital
from ..texts.course import SCORING, Course, Moment
from ..texts.renderer import telling
from .questions import Questions
from .typed import WORST, fitting, folded

#: what is played again and again
ROUND = "round"
#: more places than that where something comes are too many to read
_MOST = 5


class Steps:
    def __init__(self, spoken: Questions):
        self.spoken = spoken
        self.course = Course(spoken.game, {name_of(spoken, pc) for pc in spoken.choices})

    def names(self) -> list[str]:
        """Everything a person could take for a step: rules, and what is asked or scored under a name of its own."""
        course = self.course
        # what only does a rule is called as that is
        own = [name for name, body in course.steps.items() if not course.does_rule(body)]
        return [*self.spoken.game.rules, *(n for n in own if course.asks(n) or frame_of(n) in (SETUP, SCORING))]

    def find(self, said: str, worst: int = WORST) -> list[str]:
        """The rules a name or a part of one means; `worst`: how badly it may fit."""
        return fitting(said, {name: (name, self.title(name)) for name in self.spoken.game.rules}, worst=worst)

    def phase(self, pc: int, before: Iterable[int] = ()) -> str:
        """The part of a round a decision belongs to, if rounds have several in which somebody is asked. What several of
        them lead to belongs to that of the decision `before`, from the last one on, that tells it."""
        course = self.course
        phases = {name for name, stands in course.stands.items() if any(s.within == ROUND for s in stands)}
        if sum(map(course.asks, phases)) < 2:
            return ""
        now = phases & course.around(name_of(self.spoken, pc))
        if not now:
            led = (phases & course.around(name_of(self.spoken, earlier)) for earlier in before)
            now = next(filter(None, led), set()) & course.perhaps_around(name_of(self.spoken, pc))
        return self.title(now.pop()) if len(now) == 1 else ""

    def title(self, name: str) -> str:
        spoken, body, own = self.spoken, self.course.steps.get(name), name.rpartition(".")[2]
        if name in (SETUP, SCORING):
            return spoken.say(f"cli-why-{name}")
        if name in spoken.game.rules or name in spoken.words.entries or body is None:
            return spoken.text(first(*spoken.known(name)))
        if frame_of(name) == SCORING:
            return spoken.source(own)
        told = inline(telling(spoken.game, QUESTION), body) or first(*spoken.known(own))
        return spoken.text(Known([f"step-{own}"], Say(f"step-{own}"), told))

    def moments(self, name: str, known: frozenset[str] = frozenset()) -> list[Moment]:
        """When a step comes. What is called as the step itself says nothing: then, when that comes."""
        found: dict[Moment, None] = {}
        mine, known = folded(self.title(name)), known | {name}
        for moment in self.course.moments(name):
            again = moment.of in known or mine in folded(self.title(moment.of))
            outer = self.moments(moment.of, known) if again and moment.of not in known else []
            found |= dict.fromkeys(outer if again else [moment])
        return list(found)

    def when(self, moments: Sequence[Moment]) -> str:
        """When something comes, in a few words for each place."""
        told = dict.fromkeys(self.spoken.say(f"cli-why-comes-{m.how}", step=capital(self.title(m.of))) for m in moments)
        return "; ".join([*list(told)[:_MOST], *(["…"] if len(told) > _MOST else [])])


def name_of(spoken: Questions, pc: int) -> str:
    """The step, rule or card a decision belongs to, as the course calls it."""
    return name_at(spoken, spoken.choices[pc].path)


def name_at(spoken: Questions, path: str) -> str:
    """The same of a place in the rules at which something has happened."""
    name = ""
    for part in path.split("/"):
        part = part.partition(".")[0]
        known = part in spoken.game.rules or part in spoken.words.entries or not name
        name = part if known else f"{name}.{part}"
    return name


def frame_of(name: str) -> str:
    """What a step stands in."""
    return name.rpartition(".")[0]
