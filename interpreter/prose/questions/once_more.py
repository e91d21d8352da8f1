"""What is chosen in the same step before something else is: asked in the same words, it is asked for one more.

chosen_earlier(choice, choices, bodies)     # of some choices, those that are certain to come before one of them
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...lowering.stops import Choice
from ...model import ir
from ...model.walk import effects
from ...verbs.sequences import items_of


def chosen_earlier(choice: Choice, choices: Iterable[Choice], bodies: Sequence[ir.Effect]) -> list[Choice]:
    """`bodies`: what is done in the step. Only where things are chosen."""
    if choice.kind != "things" or choice.effect is None:
        return []
    first = {id(e) for body in bodies for e in before(body, choice.effect)}
    return [one for one in choices if one.step == choice.step and one.kind == "things" and id(one.effect) in first]


def before(body: ir.Effect, second: ir.Effect) -> list[ir.Effect]:
    """The items of a list in a body that stand before the one in which an effect is: an item by itself is done in any
    case, where the first may be left out the second need not be one more."""
    for e in effects(body):
        items = items_of(e)
        for n, item in enumerate(items):
            if n and any(inner is second for inner in effects(item)):
                return [*items[:n], *before(item, second)]
    return []
