"""Why not: what is lacking of a condition that is printed on a thing, where a rule asks only whether it holds."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.match import Match
from ...model import ir
from ...model.walk import everything
from ...phrases.telling import IN_FULL, condition
from ...phrases.words import Plain, Say
from ...study.printed_conditions import short_of
from ...study.why import state_of
from ...terms.printed_conditions import CondProp
from ..options.prompts import Prompts
from ..speaking.punctuation import capital
from ..texts.renderer import telling


def printed_lack(
    spoken: Prompts, match: Match, seat: int, thing: int, asked: Iterable[tuple[ir.Expr, ir.Local]]
) -> list[str]:
    """Each part of such a condition that is not so, with how much there is of what it counts. `asked`: what a rule asks
    of a thing, and how it calls that."""
    props = {node.prop: None for cond, it in asked for node in everything(cond) if is_printed_on(node, it)}
    return lacks(spoken, match, seat, thing, props) if 0 <= thing < len(spoken.words.things) else []


def goals_lack(spoken: Prompts, match: Match, seat: int, thing: int) -> list[str]:
    """The same of every condition that is printed on a thing, where it is asked about in a step that does not ask for
    it: one plans for it there."""
    printed = spoken.words.kinds[spoken.words.things[thing].kind].properties
    goals = [name for name, prop in printed.items() if prop.sort == "condition"]
    return [capital(line) for line in lacks(spoken, match, seat, thing, goals)]


def lacks(spoken: Prompts, match: Match, seat: int, thing: int, props: Iterable[str]) -> list[str]:
    told: list[str] = []
    for short in (one for prop in props for one in short_of(spoken.rules, state_of(match, seat), seat, thing, prop)):
        text = spoken.text(condition(telling(spoken.game, IN_FULL, short.printed.self), short.cond))
        counted = text if short.have is None else spoken.say("cli-why-end-now", cause=text, n=short.have)
        told.append(spoken.text(Say("cli-why-condition", what=Plain(counted))))
    return told


def is_printed_on(node: object, it: ir.Local) -> bool:
    return isinstance(node, CondProp) and ir.local_of(node.thing) is it
