"""Free actions (once per step) of cards in play: offered wherever nothing has been begun."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from ..plan import build as b
from ..plan import nodes as n
from . import asking, cards_in_play, emission, steps
from .context import Lowering
from .reasons import CARD, ONCE_USED, Reason
from .stops import NUMBERS, TRIED, Beside, Choice, Context, Extra

#: codes of options from here on may be free actions of cards; in a game of more things they come behind those
FREE, BEHIND_THINGS = 1000, 50_000


def is_free(choice: Choice, code: int) -> bool:
    """Is an option a free action of a card?"""
    return FREE <= code < NUMBERS and code in choice.names


def ability_of(game: CheckedGame, choice: Choice, code: int) -> ir.CheckedAbility | None:
    """The ability of a card that adds an alternative."""
    bodies = choice.bodies.get(code, ())
    added = (a for a in game.abilities if a.index == code - FREE or any(a.body is body for body in bodies))
    return next(added, None) if choice.kind != "grid" and code in choice.names else None


def free_options(c: Lowering, ctx: Context, again: int) -> list[Extra]:
    """Free actions (once per ...) of cards in play, as further alternatives."""
    extras = []
    free = [a for a in c.game.abilities if a.how == "free"]
    first = FREE if len(c.words.things) <= FREE else BEHIND_THINGS
    for a in free:
        if a.body is None or a.once is None or ctx.you is None:
            continue
        used = b.plus(steps.once_slot(c, -1 - a.index, a.once.name), ctx.you)
        unused = n.Not(n.Slot(used))
        env = c.slot_env
        key = f"free {a.index}"
        if key not in c.routines:  # written once, and entered from every step that offers it
            ret = steps.spare(c, f"return {a.entry}")
            inner = Context(False, None, a.entry, frozenset({a.index}))
            with steps.earned_by_ability(c, a):
                pc = emission.emit(c, [a.body], env, steps.add_step(c, [], b.slot(ret)), inner)
            c.routines[key] = (pc, ret)
        body, ret = c.routines[key]
        begin = [n.Store(used, b.ONE), steps.set_local(c, a.you, ctx.you), n.Store(n.Number(ret), n.Number(again))]
        pc = steps.add_step(c, begin, body)
        bound = env.plus({a.you: ctx.you})
        guard = steps.derived(c, [a.body], bound, None)
        active = cards_in_play.is_active(c, a, ctx.you)
        reasons = [Reason(CARD, active, a), Reason(ONCE_USED, unused, a), *c.guards.reasons]
        looks = steps.open_to(c, ctx.you, c.hidden.needed([a.body], bound, None))
        test = b.both(b.in_row([active, unused]))
        possible = None
        if looks:
            possible = b.both(b.in_row([test, c.public.alternative([a.body], bound, None, [], looks)]))
        place = cards_in_play.lies_in_play(c, a, free, ctx.you)
        extras.append(Extra(first + a.index, a.entry, test, pc, guard, reasons, place, possible))
    return extras


def offered(c: Lowering, body: int, ctx: Context, e: ir.Effect) -> int:
    if ctx.you is None or not any(a.how == "free" for a in c.game.abilities):
        return body
    pc = steps.new_pc(c)
    extras = free_options(c, ctx, pc)
    asking.menu(c, pc, [], c.slot_env, ctx, ctx.you, e, Beside([*extras, Extra(-1, "go_on", None, body)]))
    asked = [[t for t in (x.test, x.guard) if t is not None and t != b.YES] for x in extras]
    if not all(asked) or any(x.guard == TRIED or x.possible is not None for x in extras):
        return pc
    offered = c.unit.passes.cheap_first([b.both(b.in_row(tests)) for tests in asked])
    return steps.add_step(c, [], steps.one_or_other(b.any_of(offered), pc, body))
