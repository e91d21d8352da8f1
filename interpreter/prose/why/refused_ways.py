"""Things that are chosen in an alternative of a decision which is not offered itself: what speaks against them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...lowering.anatomy import asking_of, rule_done
from ...lowering.stops import Choice
from ...model.checked import CheckedGame
from ...model.walk import effects
from ...study.why import Failing, failing, state_of

if TYPE_CHECKING:
    from .whynot import WhyNot


def kinds_behind(game: CheckedGame, choice: Choice, code: int) -> set[str]:
    """Kinds of things that an alternative asks for, itself or the rule that it does."""
    bodies = list(choice.bodies.get(code, ()))
    rules = dict.fromkeys(filter(None, (rule_done(body, game) for body in bodies)))
    bodies += [game.rules[rule].body for rule in rules]
    askings = [(e, asking_of(e)) for body in bodies for e in effects(body)]
    return {kind for e, asking in askings if asking is not None for kind in asking.things(e).kinds}


def refused_ways(why: WhyNot, kind: str) -> list[int]:
    """The alternatives that ask for things of a kind; none if one of them is offered: there it is answered."""
    asking = [code for code in why.choice.bodies if kind in kinds_behind(why.spoken.game, why.choice, code)]
    return [] if any(code in why.codes for code in asking) else asking


def against_thing(why: WhyNot, asked: str) -> list[Failing]:
    """What speaks against a thing itself or, where that is not known, against the alternative."""
    spoken = why.spoken
    things = spoken.words.entries[asked]
    asking = refused_ways(why, spoken.words.things[things[0]].kind)
    if not asking:
        return []
    found = failing(spoken.rules, state_of(why.match, why.seat), why.pc, asking[0], list(why.codes))
    own = [f for one in found for each in one.ahead if each.code in things for f in each.failing]
    return own or found


def against_kind(why: WhyNot, ways: list[int]) -> Iterator[str]:
    """What speaks against each of some alternatives: behind the name of one, and below it point by point."""
    for code in ways:
        answer = why.answer(code)
        for line in answer.lines:
            told = line.startswith("–")
            yield line if told else why.spoken.say("cli-why-ahead", name=answer.name, why=line)
