"""Which choices are made in the open: what is chosen there comes to lie where everybody sees it.

Whoever chooses a card and plays it lays it on the table; whoever chooses one to put it back under a stack shows it to
nobody. Which of both it is the rules say: the locals that effects move to where all can see, also through rules and
printed effects to which they are handed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lowering.anatomy import facts_of, lead_of
from ..model import ir, walk
from ..model.checked import CheckedGame

if TYPE_CHECKING:
    from .rules import Rules


def open_choices(rules: Rules) -> frozenset[int]:
    """The choices after which everybody may know what was chosen, though it still lies in hand."""
    program = rules.machine.program
    opened = laid_open(program.game)
    chosen = {
        pc: [q.var for q in walk.inside(c.effect) if isinstance(q, ir.Query)] for pc, c in program.choices.items()
    }
    return frozenset(pc for pc, found in chosen.items() if opened.intersection(found))


def laid_open(game: CheckedGame) -> set[ir.Local]:
    """What effects speak of and move to zones that everybody sees, and to no others."""
    arrivals: dict[bool, set[ir.Local]] = {True: set(), False: set()}
    handed: dict[ir.Local, set[ir.Local]] = {}
    for effect in walk.all_effects(game):
        named = [local for node in walk.said(effect) if (local := ir.local_of(node)) is not None]
        for happening in facts_of(effect, game).wakes:
            if happening.how == "arrive" and happening.zone is not None:
                arrivals[happening.zone.seen_by == "all"].update(named)
        lead = lead_of(effect, game)
        for passage in lead.passages if lead is not None else ():
            for inner, given in passage.given:
                outer = ir.local_of(given)
                if outer is not None:
                    handed.setdefault(inner, set()).add(outer)
    return handed_in(arrivals[True], handed) - handed_in(arrivals[False], handed)


def handed_in(found: set[ir.Local], handed: dict[ir.Local, set[ir.Local]]) -> set[ir.Local]:
    """These, and all that they stand for where a rule is called."""
    waiting = list(found)
    while waiting:
        new = handed.get(waiting.pop(), set()) - found
        found = found | new
        waiting += new
    return found
