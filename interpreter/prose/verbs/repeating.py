"""How often something is done: so many times, up to so many, as one likes, once per step."""

from __future__ import annotations

from ...model import ir
from ...phrases.lines import Line
from ...phrases.telling import Telling, inline, lines, term
from ...phrases.words import Phrase, Say
from ..terms import amounts
from . import gaining, sequences


def repeat(c: Telling, e: ir.Repeat) -> Phrase | None:
    gain = gaining.gained(e)
    if gain is not None:
        return Say("gain", what=amounts.amount(c, gain[1], gain[0]))
    body = sequences.offer(c, e.body) or inline(c, e.body)
    if body is None:
        return None
    if e.times is not None:
        return Say("up-to-times" if e.how == "up_to" else "so-many-times", times=times(c, e.times), body=body)
    return Say("any-times" if e.how == "any" else "exhaust", body=body)


def times(c: Telling, n: ir.Expr) -> Phrase:
    return Say("times-number", n=n.value) if isinstance(n, ir.Int) else Say("times-value", value=term(c, n))


def once_per(c: Telling, e: ir.OncePer) -> Phrase | None:
    body = inline(c, e.body)
    return Say("once-per", scope=Say(f"step-{e.scope.name}"), what=body) if body is not None else None


def repeat_lines(c: Telling, e: ir.Repeat, depth: int) -> list[Line]:
    if e.times is not None:
        head = Say("up-to-times-open" if e.how == "up_to" else "so-many-times-open", times=times(c, e.times))
    else:
        head = Say("any-times-open" if e.how == "any" else "exhaust-open")
    if isinstance(e.body, ir.ChooseOne):  # the alternatives stand directly below
        return [Line(depth, head, open=True), *lines(c, e.body, depth)[1:]]
    return [Line(depth, head, open=True), *sequences.listed(c, e.body, depth + 1)]


def once_per_lines(c: Telling, e: ir.OncePer, depth: int) -> list[Line]:
    head = Line(depth, Say("once-per-open", scope=Say(f"step-{e.scope.name}")), open=True)
    return [head, *sequences.listed(c, e.body, depth + 1)]
