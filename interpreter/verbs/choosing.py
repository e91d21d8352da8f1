"""Facts of choices: among things, among alternatives, whether to do something at all; and of finding things."""

from __future__ import annotations

from ..model import ir
from ..model.checked import CheckedGame
from .facts import NONE, Facts, Parts, freely, no_parts, one


def _chosen(parts: Parts, *, asks: bool = True, fails: bool = False) -> Facts:
    return Facts(
        asks=asks,
        fails=fails,
        reads=NONE,
        writes=NONE,
        wakes=(),
        reveals=False,
        hands_over=False,
        parts=parts,
    )


def choose(e: ir.Choose, game: CheckedGame) -> Facts:
    return _chosen(no_parts(), fails=True)


def choose_and_do(e: ir.ChooseBody, game: CheckedGame) -> Facts:
    otherwise = () if e.otherwise is None else (e.otherwise,)
    upto = e.most is not None  # none at all is possible
    return _chosen(freely(e.body, *otherwise, needed=() if upto else otherwise), fails=not upto and not otherwise)


def choose_one(e: ir.ChooseOne, game: CheckedGame) -> Facts:
    bodies = tuple(a.body for a in e.alternatives)
    if e.otherwise is not None:
        return _chosen(freely(*bodies, e.otherwise, needed=(e.otherwise,)))
    own = tuple(a.body for a in e.alternatives if a.ability is None)
    return _chosen(freely(*bodies, enough=own), fails=not own)


def may(e: ir.May, game: CheckedGame) -> Facts:
    return _chosen(freely(e.body))


def find(e: ir.Find, game: CheckedGame) -> Facts:
    return _chosen(one(e.body, e.otherwise), asks=False)
