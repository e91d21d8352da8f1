"""How an answer is told where a language has a sentence for it: `takes 2 matches from the second heap`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...lowering.anatomy import asking_of
from ...lowering.questions import own_questions
from ...lowering.stops import NUMBERS, Choice
from ...model.vocabulary import FACE
from ...phrases.fallbacks import first
from ...phrases.words import Done, Phrase, Plain, Say
from ..questions.questions import Questions
from ..speaking.grammar_words import DOES


def answered(spoken: Questions, pc: int, code: int, before: int, arguments: Mapping[str, int]) -> str:
    """What is said of whoever answered a question, with what was chosen and what thing they had chosen `before`;
    nothing without words for that (`.does` of the question)."""
    choice = spoken.choices[pc]
    asking, number = asking_of(choice.effect), code - NUMBERS if code >= NUMBERS else None
    name = asking.things(choice.effect).name if asking is not None else ""
    if not name or code < 0 or code in choice.names and number is None:
        return ""
    what: Phrase = Plain(number) if number is not None else chosen(spoken, choice, code)
    if FACE in arguments:
        face = spoken.face(spoken.words.things[code].kind, arguments[FACE])
        what = Say("cli-copy-with", name=what, what=face)
    parts: dict[str, Any] = {"what": what, "n": 1 if number is None else number}
    if before >= 0:
        parts["before"] = spoken.called(spoken.words.things[before], mine=True)
    told = [(f"{id}.{DOES}", Say(id, **parts)) for id in own_questions(choice, name)]
    return spoken.text(Done(first(*told, ("", Plain("")))))


def chosen(spoken: Questions, choice: Choice, code: int) -> Phrase:
    """A thing that was chosen, as one of its sort where others would have done as well."""
    asking, thing = asking_of(choice.effect), spoken.words.things[code]
    alike = asking is not None and asking.things(choice.effect).alike
    return (
        spoken.of_sort(thing) if alike and spoken.interchangeable(code, True, ()) else spoken.called(thing, mine=True)
    )
