"""What an option only brings nearer: how many pieces lie then where a word of the rules asks for so many.

nearer(spoken, begun)   # how far it is then, with the word that asks for it; None if there is no such word
told_nearer(spoken, found)      # in words: so many of so many and, if those are enough, in which step they count
"""

from __future__ import annotations

from ...asking.ways import Begun
from ...model.walk import everything
from ...phrases.words import Noun
from ...study.goals import Nearer, come_nearer, goals
from ...terms.definitions import DefRef
from ..questions.step_names import Steps
from ..texts.course import AFTER, FIRST
from .prompts import Prompts
from .tried import taken


def nearer(spoken: Prompts, begun: Begun) -> Nearer | None:
    """The same in every match its player may imagine."""
    way, seat = begun.way, begun.point.seat
    (pc, thing), found = way.steps[-1], set[Nearer | None]()
    if not goals(spoken.rules) or not spoken.rules.slots.names_thing(pc, thing):
        return None
    for match in begun.point.draws:
        after = match.clone()
        if match.threads is not None or taken(after, seat, way) is None:
            return None
        found.add(come_nearer(spoken.rules, match.state, after.state, seat, thing))
    return found.pop() if len(found) == 1 else None


def told_nearer(spoken: Prompts, found: Nearer) -> str:
    text = spoken.say("cli-option-towards", what=Noun(found.goal.piece), have=min(found.have, found.need), n=found.need)
    when = counts_when(spoken, found) if found.have >= found.need else ""
    return spoken.say("cli-option-counts", text=text, when=when) if when else text


def counts_when(spoken: Prompts, found: Nearer) -> str:
    """When it is looked whether a word holds: at the beginning of a step or after it, or else in which steps."""
    steps, key = Steps(spoken), found.goal.word.definition.key
    asking = [
        name
        for name, rule in spoken.game.rules.items()
        if any(isinstance(node, DefRef) and node.definition.key == key for node in everything(rule.body))
    ]
    moments = [moment for name in asking for moment in steps.moments(name)]
    return steps.when([moment for moment in moments if moment.how in (FIRST, AFTER)] or moments)
