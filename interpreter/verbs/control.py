"""Facts of what holds other effects together: lists, steps, conditions, repetitions, turns, and the rules they call."""

from __future__ import annotations

from ..diagnostics.problems import MessageRef, say
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import Rule
from ..terms.facts import Lead, by_oneself
from ..terms.regions import Region
from ..terms.secrecy import Actor
from .facts import NONE, Course, Facts, Happening, Parts, Regions, again, freely, in_turn, no_parts, one


def _holding(
    parts: Parts,
    *,
    fails: bool = False,
    asks: bool = False,
    regions: Regions = NONE,
    wakes: tuple[Happening, ...] = (),
    hands_over: bool = False,
) -> Facts:
    """What is done is done by the parts."""
    return Facts(
        asks=asks,
        fails=fails,
        reads=regions,
        writes=regions,
        wakes=wakes,
        reveals=False,
        hands_over=hands_over,
        parts=parts,
    )


def nothing(e: ir.Nothing, game: CheckedGame) -> Facts:
    return _holding(no_parts())


def sequence(e: ir.Seq, game: CheckedGame) -> Facts:
    return _holding(in_turn(*e.items))


def any_order(e: ir.AnyOrder, game: CheckedGame) -> Facts:
    # whether somebody is asked depends on whether the parts get in each other's way: the analysis knows
    return _holding(Parts(tuple(e.items), Course.ANY, ()))  # each of them is always possible: the check sees to that


def step(e: ir.Step, game: CheckedGame) -> Facts:
    return _holding(in_turn(e.body))


def condition(e: ir.If, game: CheckedGame) -> Facts:
    return _holding(one(e.then, e.otherwise))


def only_if(e: ir.OnlyIf, game: CheckedGame) -> Facts:
    return _holding(freely(e.body), fails=True)


def by_levels(e: ir.ByLevels, game: CheckedGame) -> Facts:
    return _holding(one(*(body for _, body in e.table)))


def each(e: ir.Each, game: CheckedGame) -> Facts:
    return _holding(again(e.body))


def as_each(e: ir.AsEach, game: CheckedGame) -> Facts:
    return _holding(freely(e.body, needed=(e.body,)), hands_over=True)


def repeat(e: ir.Repeat, game: CheckedGame) -> Facts:
    if e.how == "times":
        return _holding(again(e.body))
    return _holding(freely(e.body), asks=True)


def once(e: ir.OncePer, game: CheckedGame) -> Facts:
    done: Region = ("once", str(id(e)))
    return _holding(freely(e.body), fails=True, regions=frozenset((done,)))


def call(e: ir.Call, game: CheckedGame) -> Facts:
    return _holding(in_turn(game.rules[e.rule.name].body), wakes=(Happening("rule", rule=e.rule),))


def do_printed(e: ir.Do, game: CheckedGame) -> Facts:
    return _holding(one(*(p.effect for p in printed_on(e, game))))


def printed_on(e: ir.Do, game: CheckedGame) -> list[ir.PrintedEffect]:
    """What may be printed on the thing of which is spoken."""
    kinds, things = e.thing.type.kinds, game.words.things
    return [p for (prop, _), p in game.printed.items() if prop == e.prop and things[p.thing].kind in kinds]


def answers(e: ir.Answers, game: CheckedGame) -> Facts:
    bodies = tuple(a.body for a in answering(e.rule, game) if a.body is not None)
    return _holding(freely(*bodies, needed=bodies))


def answering(rule: Rule, game: CheckedGame) -> list[ir.CheckedAbility]:
    """Abilities that answer a rule once it is done."""
    found = (a for a in game.abilities if a.how == "whenever" and a.body is not None and a.event is not None)
    return [a for a in found if a.event is not None and a.event.how == "rule" and a.event.rule is rule]


# ---- what is written elsewhere
def rule_called(e: ir.Call, game: CheckedGame) -> Lead:
    rule = game.rules[e.rule.name]
    return Lead("rule", e.rule.name, e.player, ((rule.body, rule.you),))


def printed_there(e: ir.Do, game: CheckedGame) -> Lead:
    bodies = tuple((p.effect, p.you) for p in printed_on(e, game) if p.effect is not None)
    return Lead("printed", e.prop, e.player, bodies)


# ---- in a secret block
def own_doing(e: ir.Call | ir.Do, actor: Actor) -> MessageRef | None:
    return None if by_oneself(e, actor) else say("secret-acts")
