"""Rules that are nothing but an offer (`sell: {pay 1 wool: gain 2 coins}`): who has chosen one is not asked again.

Below a `choose one:` or `you may:` the price at the head of what is chosen is no question of its own. The same holds of
a rule that is called there, if it is called nowhere else: it is possible only for who can pay, and paying goes with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..model import ir, walk
from ..model.checked import CheckedGame
from ..verbs.alternatives import ChooseOne, May
from ..verbs.calling import Call
from ..verbs.sequences import InTurn


def take_offers(game: CheckedGame) -> None:
    offers = {name for name, checked in game.rules.items() if isinstance(checked.body, May) and checked.body.offer}
    if not offers:
        return
    effects = walk.all_effects(game)
    taken = {id(call) for e in effects for call in chosen_calls(e)}
    calls = [e for e in effects if isinstance(e, Call)]
    for name in offers - {e.rule.name for e in calls if id(e) not in taken}:
        checked = game.rules[name]
        if any(e.rule.name == name for e in calls):
            assert isinstance(checked.body, May)
            game.rules[name] = replace(checked, body=checked.body.body)
    game.effects = []  # what is gone is not looked at any more


def chosen_calls(e: ir.Effect) -> Iterator[Call]:
    """Calls of rules that are options by themselves."""
    bodies = [a.body for a in e.alternatives] if isinstance(e, ChooseOne) else [e.body] if isinstance(e, May) else []
    for body in bodies:
        first = body.items[0] if isinstance(body, InTurn) and body.items else body
        if isinstance(first, Call):
            yield first
