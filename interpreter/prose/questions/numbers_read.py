"""The numbers behind a question: those its step looks at, and how often the same can still be chosen."""

from __future__ import annotations

from collections.abc import Iterable

from ...lowering.anatomy import TERMS, lead_of
from ...lowering.reasons import ORDERED
from ...lowering.stops import Choice
from ...model import ir, walk
from ...model.checked import CheckedGame
from ...model.facts import Regions


def counters_read(game: CheckedGame, bodies: Iterable[ir.Effect]) -> Regions:
    """What effects look at by themselves or through words that the rules define."""
    nodes = [n for body in bodies for n in walk.everything(body)]
    leads = [lead for n in nodes if (lead := lead_of(n, game)) is not None and lead.sort == "define"]
    nodes += [n for lead in leads for passage in lead.passages for n in walk.everything(passage.body)]
    terms = [(n, TERMS[type(n)]) for n in nodes if type(n) in TERMS]
    return frozenset(region for n, said in terms for region in said.facts.reads(n, game))


def left_message(choice: Choice, n: int) -> str:
    """By which message it is said how often; of a payment bit by bit also that it goes in an order."""
    in_order = n > 1 and any(reason.kind == ORDERED for reason in choice.reasons)
    return "cli-prompt-ordered" if in_order else "cli-prompt-left"
