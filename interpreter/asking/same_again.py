"""Several answers to one question for which the rules ask one after the other in two places: which option is the same.

    same_again(asked, way, then)    # the option of `then` that does to the same things what a way of `asked` does
    may_be_same(asked, then)        # is the same deed asked for? Found without a look at the options of `then`

Rules that let somebody do something once, and then as often as they like, ask for the second in a place of its own. It
is the same deed if what is chosen is handed to the same rule, for the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..engine.events import How
from ..engine.recording import recorded
from ..lowering.anatomy import facts_of, known_lead
from ..lowering.stops import Choice
from ..model import ir
from ..model.walk import effects, inner_effects
from ..verbs.sequences import items_of
from .foresight import Steps
from .question import Asked
from .ways import Way


def same_again(asked: Asked, way: Way, then: Asked) -> Way | None:
    """None if it is not offered there, or if something else would be done with it."""
    chosen = things(asked, way)
    if way in asked.first or not chosen or not same_deed(asked, chosen[0].pc, then.pc):
        return None
    codes = [step.code for step in chosen]
    found = [other for other in then.ways if chosen_by(then, other, codes) == codes]
    return found[0] if len(found) == 1 else None


def chosen_by(asked: Asked, way: Way, wanted: list[int]) -> list[int]:
    """The things that are chosen by a way that may choose those that are wanted, with what decides itself behind it."""
    codes = [step.code for step in things(asked, way)]
    if codes == wanted or codes != wanted[: len(codes)]:
        return codes
    match, itself = asked.start.draws[0].clone(), list[int]()
    for step in way.steps:
        events = recorded(match, asked.seat, step.code)
        mine = [event for event in events if event.how is How.ONLY and event.seat == asked.seat]
        itself += [event.code for event in mine if choice_at(asked, event.pc).kind == "things"]
    return [*codes, *itself[: len(wanted) - len(codes)]]


def may_be_same(asked: Asked, then: Asked) -> bool:
    firsts = {step.pc for way in asked.ways for step in things(asked, way)[:1]}
    return any(same_deed(asked, pc, then.pc) for pc in firsts)


def things(asked: Asked, way: Way) -> Steps:
    """The things that are chosen by a way, without the alternatives that only lead to them."""
    return tuple(step for step in way.said if step.code >= 0 and choice_at(asked, step.pc).kind == "things")


def same_deed(asked: Asked, pc: int, later: int) -> bool:
    """Is what is chosen at two places in the rules handed to the same rule, and is the same paid for it?"""
    if pc == later:
        return True
    handed = rules_for(asked, pc) & rules_for(asked, later)
    return bool(handed) and paid(asked, pc) == paid(asked, later)


def rules_for(asked: Asked, pc: int) -> frozenset[str]:
    """The rules to which a thing that is chosen is handed when it is chosen."""
    game, choice = asked.match.rules.machine.program.game, choice_at(asked, pc)
    leads = [known_lead(line, game) for line in behind(asked, choice)]
    return frozenset(
        lead.name for lead in leads if lead is not None and lead.sort == "rule" and any(p.given for p in lead.passages)
    )


def paid(asked: Asked, pc: int) -> Counter[type]:
    """What is done with what is chosen, but for handing it to rules, that may not be possible: what is paid for it."""
    game, choice = asked.match.rules.machine.program.game, choice_at(asked, pc)
    lines = [line for line in behind(asked, choice) if known_lead(line, game) is None]
    return Counter(type(line) for line in lines if facts_of(line, game).fails)


def behind(asked: Asked, choice: Choice) -> Iterator[ir.Effect]:
    """What is done with a choice: its own lines, and those of a rule that stand behind it in the same list."""
    for body in inner_effects(choice.effect) if choice.effect is not None else ():
        yield from items_of(body)
    rule = asked.match.rules.machine.program.game.rules.get(choice.step.partition(".")[0])
    for inner in effects(rule.body) if rule is not None else ():
        lines = items_of(inner)
        at = next((n for n, line in enumerate(lines) if line is choice.effect), len(lines))
        yield from lines[at + 1 :]


def choice_at(asked: Asked, pc: int) -> Choice:
    return asked.match.rules.machine.program.choices[pc]
