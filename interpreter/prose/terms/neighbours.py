"""Neighbours: what lies next to something."""

from __future__ import annotations

from dataclasses import replace

from ...model import ir
from ...phrases.telling import Telling, term
from ...phrases.words import Phrase, Say
from . import pronouns


def neighbour(c: Telling, cond: ir.Expr) -> ir.Query | None:
    """`there is a hut next to it`: the hut."""
    if not (isinstance(cond, ir.Compare) and cond.op == ">=" and isinstance(cond.left, ir.Aggregate)):
        return None
    q = cond.left.query
    one = isinstance(cond.right, ir.Int) and cond.right.value == 1 and cond.left.how == "count"
    near = q.next_to is not None and pronouns.is_it(c, q.next_to)
    return replace(q, next_to=None) if one and near else None


def next_to(c: Telling, e: ir.NextTo) -> Phrase:
    return Say("lies", thing=term(c, e.left), where=Say("next-to", thing=term(c, e.right)))
