"""Rules that are nothing but an offer (`sell: {pay 1 wool: gain 2 coins}`): who has chosen one is not asked again.

Below a `choose one:` or `you may:` the price at the head of what is chosen is no question of its own. The same holds of
a rule that is called there: it is possible only for who can pay, and paying goes with it. Wherever else it is called,
it is offered there instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..model import ir, walk
from ..model.checked import CheckedGame
from ..verbs.alternatives import ChooseOne, May
from ..verbs.branching import OnlyIf
from ..verbs.calling import CallRule
from ..verbs.repeating import OncePer
from ..verbs.sequences import items_of


def take_offers(game: CheckedGame) -> None:
    offers = {name: offer for name, checked in game.rules.items() if (offer := offer_of(checked.body)) is not None}
    if not offers:
        return
    effects = walk.all_effects(game)
    taken = {id(call) for e in effects for call in chosen_calls(e)}
    calls = [e for e in effects if isinstance(e, CallRule)]
    fixed = {id(e) for body in fixed_bodies(game) for e in walk.effects(body)}
    instead: dict[int, ir.Effect] = {}
    for name in offers.keys() & {e.rule.name for e in calls if id(e) in taken}:
        checked, offer = game.rules[name], offers[name]
        others = [e for e in calls if e.rule.name == name and id(e) not in taken]
        if any(e.player is None or id(e) in fixed or offer is not checked.body for e in others):
            continue
        game.rules[name] = replace(checked, body=walk.with_others(checked.body, {id(offer): offer.body}))
        for e in others:
            assert e.player is not None
            instead[id(e)] = May(e.span, e.text, e.player, e)
    for name, checked in game.rules.items() if instead else ():
        game.rules[name] = replace(checked, body=walk.with_others(checked.body, instead))
    for key, printed in game.printed.items() if instead else ():
        game.printed[key] = replace(printed, effect=walk.with_others(printed.effect, instead))
    game.nodes, game.effects = [], []  # what is gone is not looked at any more


def offer_of(body: ir.Effect) -> May | None:
    """The offer that a body is, by itself or under what says when it may be taken."""
    while isinstance(body, (OnlyIf, OncePer)):
        body = body.body
    return body if isinstance(body, May) and body.offer else None


def fixed_bodies(game: CheckedGame) -> Iterator[ir.Effect]:
    """Where calls stay as they are: steps of the flow go by the names of rules, abilities stand in menus, too."""
    yield from (checked.body for checked in game.rules.values() if checked.rule.flow)
    yield from (ability.body for ability in game.abilities if ability.body is not None)
    yield from (body for body in (game.setup, game.scoring) if body is not None)


def chosen_calls(e: ir.Effect) -> Iterator[CallRule]:
    """Calls of rules that are options by themselves."""
    bodies = [a.body for a in e.alternatives] if isinstance(e, ChooseOne) else [e.body] if isinstance(e, May) else []
    for body in bodies:
        first = next(iter(items_of(body)), body)
        if isinstance(first, CallRule):
            yield first
