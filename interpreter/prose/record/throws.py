"""Throws of dice in the log: what is said of whoever throws them, and what they showed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from ...engine.events import Counted, Fact, Turned
from ...phrases.words import Noun, Several
from .outcome import hidden
from .outcomes import Outcomes
from .paragraphs import Clause, Paragraph


def name_throws(outcomes: Outcomes, p: Paragraph, reader: int) -> None:
    """To throw dice is a deed also where nobody was asked: it is told as the throw that was decided after it, or
    in the words for any dice."""
    for n, clause in enumerate(p.clauses):
        if clause.words or clause.chosen or not thrown(outcomes, clause.facts, reader):
            continue
        then = p.clauses[n + 1] if n + 1 < len(p.clauses) else Clause()
        again = then.deed and not then.chosen and thrown(outcomes, then.facts, reader)
        clause.words = then.words if again else throwing(outcomes, clause.facts)
        clause.deed = True
    for last, clause in pairwise(p.clauses):
        if throws_on(last, clause):  # what everybody counts meanwhile is told of all the throws together
            both = [fact for fact in last.facts if isinstance(fact, Counted) and fact.name in outcomes.common]
            last.facts = [fact for fact in last.facts if fact not in both]
            clause.facts = [*both, *clause.facts]


def throws_on(last: Clause, clause: Clause) -> bool:
    """Is the same die thrown again?"""
    same = last.deed and last.words == clause.words and not (last.chosen or clause.chosen)
    throws = [[fact.thing for fact in one.facts if isinstance(fact, Turned)] for one in (last, clause)]
    plain = not (last.secret or clause.secret or clause.resumed)
    return same and plain and throws[0] == throws[1] and len(throws[0]) == 1


def throwing(outcomes: Outcomes, facts: Iterable[Fact]) -> str:
    """What is said of whoever throws the dice of one sort that were thrown."""
    turned = [outcomes.words.things[fact.thing].kind for fact in facts if isinstance(fact, Turned)]
    dice = Noun(turned[0])
    return outcomes.spoken.say("cli-log-throws", dice=dice if len(turned) == 1 else Several(dice), n=len(turned))


def thrown(outcomes: Outcomes, facts: Iterable[Fact], reader: int) -> str:
    """What dice of one sort show that were thrown in everybody's sight; nothing if they are of several."""
    turned = [fact for fact in facts if isinstance(fact, Turned)]
    kinds = {outcomes.words.things[fact.thing].kind for fact in turned}
    if (
        len(kinds) != 1
        or len({fact.thing for fact in turned}) < len(turned)
        or any(hidden(fact.unseen, reader) or not fact.thrown for fact in turned)
    ):
        return ""
    return ", ".join(outcomes.spoken.face(outcomes.words.things[fact.thing].kind, fact.now) for fact in turned)
