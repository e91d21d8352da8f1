"""The law of legality, derived: can the compulsory rest be completed? One condition on the present state.

Going forward through what must be done, payments and pieces taken are summed by the slot they come from, choices become
searches, and everything else becomes a condition. That is exact as long as nothing later reads what something earlier
wrote; where it does, `NotExact` sends the compiler to a trial on a copy. How to go through an effect its verb says.
"""

from __future__ import annotations

from ..diagnostics.problems import Problem, say
from ..model import ir, walk
from ..model.regions import Region
from ..plan.nodes import Expr
from ..plan.walk import size
from . import needs, steps
from .anatomy import VERBS
from .context import Env
from .reasons import Reason
from .rests import MOST_STEPS, Guarding, Known, NotExact, Rest

LARGEST = 6000
#: nobody reads more of what might be the reason
MOST_DOUBTS = 50


def guard(g: Guarding, rest: Rest | None, before: frozenset[Region] = frozenset(), beyond: Rest | None = None) -> Expr:
    """The condition, yes if nothing can fail.

    `before`: what will have been changed by then; `beyond`: where what is chosen ends and what follows it begins.
    """
    g.reasons = []
    g.nested = 0
    g.later, g.beyond, g.at = False, beyond, rest
    g.left = MOST_STEPS
    try:
        code = go(g, rest, Known(touched=set(before), added=set(before)))
    finally:
        if g.left < 0 and rest is not None:
            g.hopeless.update({id(r.effect): r.effect for r in (rest, rest.then) if r is not None})
    if size(code) > LARGEST:
        raise NotExact
    return code


def doubts(g: Guarding) -> list[Reason]:
    """Where a guard was given up: what may fail from there on; which of it does, only a trial can tell."""
    return doubts_in(g, g.at, g.later)


def doubts_in(g: Guarding, rest: Rest | None, later: bool = True) -> list[Reason]:
    """What may turn out impossible; `later`: it follows what is chosen."""
    found: list[Reason] = []
    while rest is not None and len(found) < MOST_DOUBTS:
        later = later or rest is g.beyond
        if g.analysis.fails(rest.effect):
            found.append(Reason(rest.effect.text, None, rest.effect, later=later))
        rest = rest.then
    return found


def go(g: Guarding, rest: Rest | None, known: Known, conds: tuple[Expr, ...] = ()) -> Expr:
    while rest is not None:
        g.left -= 1
        effect, env = rest.effect, rest.env
        g.later = g.later or rest is g.beyond
        g.at = g.at if g.nested else rest
        # every branch goes through all that follows it: at some length a trial is cheaper than such a guard
        if g.left < 0 or id(effect) in g.hopeless:
            raise NotExact
        if not g.analysis.fails(effect) and not decides(g, VERBS[type(effect)].binds(effect), rest.then):
            pass_by(g, effect, env, known)
            rest = rest.then
            continue
        if known.unknown:
            steps.problem(g.c, Problem("behind-chance", say("behind-chance"), effect.span, say("otherwise-or-first")))
            raise NotExact
        way = VERBS[type(effect)].guard
        if way is None:
            raise NotExact
        result = way(g, effect, env, rest, known, conds)
        if isinstance(result, Expr):
            return result
        rest, added = result
        conds += added
    return needs.done(g, known, conds)


def decides(g: Guarding, chosen: ir.Local | None, rest: Rest | None) -> bool:
    """Does what follows a choice speak of what was chosen where it may be impossible?"""
    while chosen is not None and rest is not None:
        spoken = (ir.local_of(node) is chosen for node in walk.everything(rest.effect))
        if g.analysis.fails(rest.effect) and any(spoken):
            return True
        rest = rest.then
    return False


def pass_by(g: Guarding, effect: ir.Effect, env: Env, known: Known) -> None:
    """Something that cannot fail: only what it writes matters."""
    if g.analysis.reveals_inside(effect):
        known.unknown = True
    matters = VERBS[type(effect)].matters
    written = matters(g, effect, env) if matters is not None else g.analysis.writes(effect)
    known.touched |= written
    known.added |= written


def deep(g: Guarding, effect: ir.Effect) -> list[ir.Effect]:
    """Everything an effect leads to, each once."""
    found: dict[int, ir.Effect] = {}
    _deeper(g, effect, found)
    return [*found.values()]


def _deeper(g: Guarding, effect: ir.Effect, found: dict[int, ir.Effect]) -> None:
    for child in g.analysis.children(effect):
        if id(child) not in found:
            found[id(child)] = child
            _deeper(g, child, found)
