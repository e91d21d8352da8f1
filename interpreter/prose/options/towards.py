"""What an option only brings nearer: how many pieces lie then where a word of the rules asks for so many.

nearer(spoken, begun)   # how far it is then, with the word that asks for it; None if there is no such word
told_nearer(spoken, begun, found)   # in words: so many of so many and, if those are enough, in which step they count
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...asking.ways import Begun
from ...engine.machine import DeadEnd
from ...engine.match import Match
from ...engine.operations import Impossible
from ...engine.recording import recorded
from ...engine.rules import Rules
from ...lowering.work import Runaway
from ...model.walk import bodies, everything
from ...phrases.words import Noun
from ...study.goals import Nearer, come_nearer, goals
from ...terms.definitions import DefRef
from ..questions.step_names import Steps, name_at
from ..texts.course import AFTER, FIRST
from .prompts import Prompts
from .tried import stepped, taken

#: in the last round so many decisions are played on at most
MOST_DECISIONS = 120


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


def told_nearer(spoken: Prompts, begun: Begun, found: Nearer) -> str:
    text = spoken.say("cli-option-towards", what=Noun(found.goal.piece), have=min(found.have, found.need), n=found.need)
    steps, asking = Steps(spoken), asking_rules(spoken, found)
    if asking and not comes_again(steps, begun, found, asking):
        return spoken.say("cli-option-counts-never", text=text)
    when = counts_when(steps, asking) if found.have >= found.need else ""
    return spoken.say("cli-option-counts", text=text, when=when) if when else text


def asking_rules(spoken: Prompts, found: Nearer) -> list[str]:
    """The rules in which it is looked whether a word holds."""
    return [name for name, rule in spoken.game.rules.items() if asks(rule.body, found)]


def asks(body: object, found: Nearer) -> bool:
    key = found.goal.word.definition.key
    return any(isinstance(node, DefRef) and node.definition.key == key for node in everything(body))


def comes_again(steps: Steps, begun: Begun, found: Nearer, asking: Sequence[str]) -> bool:
    """Can it still be looked whether a word holds? In the last round the game is played on behind the way: where the
    word holds and is asked for, something is done by it, in a step that does one of the rules."""
    spoken, first = steps.spoken, begun.point.draws[0]
    game, own = spoken.game, {id(rule.body) for rule in spoken.game.rules.values()}
    elsewhere = (body for body in bodies(game) if id(body) not in own)
    others = (one.value for one in game.definitions.values() if one.definition.key != found.goal.word.definition.key)
    if not first.end_cause() or first.rounds_left or any(asks(body, found) for body in (*elsewhere, *others)):
        return True
    for seed, draw in enumerate(begun.point.draws):
        match = draw.clone()
        if not stepped(match, begun.point.seat, begun.way) or match.over:
            return not match.over
        for slot in gained_there(
            spoken.rules, found, draw, match
        ):  # as if it were enough: otherwise nothing would show it
            match.state[slot] += found.need
        paths = played_to_the_end(match, Random(seed))
        if paths is None or any(not steps.course.done_in(name_at(spoken, p)).isdisjoint(asking) for p in paths):
            return True
    return False


def gained_there(rules: Rules, found: Nearer, before: Match, after: Match) -> list[int]:
    """Where the pieces lie in the state that a word asks for and that a way has brought."""
    kinds, pieces = found.goal.it.type.kinds, rules.slots.pieces
    there = (slot for slot, (piece, _, place) in pieces.items() if piece == found.goal.piece and place.name in kinds)
    return [slot for slot in there if after.state[slot] > before.state[slot]]


def played_to_the_end(match: Match, chance: Random) -> set[str] | None:
    """Where in the rules something happens until the game is over, whatever is decided; None if that is too far."""
    paths = set[str]()
    for _ in range(MOST_DECISIONS):
        if match.over:
            return paths
        who, pc, codes = match.owed()[0]
        paths.add(match.rules.machine.program.choices[pc].path)
        try:
            paths |= {event.path for event in recorded(match, who, chance.choice(codes))}
        except (DeadEnd, Impossible, Runaway):
            return None
    return None


def counts_when(steps: Steps, asking: Sequence[str]) -> str:
    """When it is looked whether a word holds: at the beginning of a step or after it, or else in which steps."""
    moments = [moment for name in asking for moment in steps.moments(name)]
    return steps.when([moment for moment in moments if moment.how in (FIRST, AFTER)] or moments)
