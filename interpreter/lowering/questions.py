"""How the question that an effect asks is put in words, and what it is about: a part of every verb that asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY
from typing import TYPE_CHECKING, Any

from ..diagnostics.records import record
from ..model import ir
from ..model.facts import nothing, nowhere

if TYPE_CHECKING:
    from ..model.vocabulary import Rule
    from ..phrases.telling import Telling
    from ..phrases.words import Phrase
    from .stops import Choice


@record
class Candidates:
    """The things that can be chosen."""

    kinds: tuple[str, ...]
    #: what the rule calls the one that is chosen: `ask-STEP-NAME` may say what it is chosen for
    name: str = ""
    #: only what is the player's own is to be chosen from
    own: bool = False
    #: others that are alike would do as well
    alike: bool = False


NO_THINGS = Candidates(())


def own_questions(choice: Choice, name: str) -> list[str]:
    """What a language may have for a question in which something of this name is chosen: of the card or way inside a
    step, or of the step."""
    return [f"ask-{part}-{name}" for part in reversed(choice.step.split("."))]


def no_things(e: Any) -> Candidates:
    return NO_THINGS


@record
class Asking:
    _: KW_ONLY
    #: what is asked; nothing: to choose one
    question: Callable[[Telling, Any, Choice], Phrase | None]
    #: the same with less and less of what holds for everything that is offered anyway
    shorter: Callable[[Telling, Any, Choice], Sequence[Phrase]] = nothing
    #: what a named option is called; nothing: what it does is told
    option: Callable[[Telling, Any, Choice, int], Phrase | None]
    #: the things of which one is chosen
    things: Callable[[Any], Candidates] = no_things
    #: the thing that is being dealt with, where the rules keep it in mind: it is asked about by its name
    held: Callable[[Any], ir.Local | None] = nowhere
    #: something is chosen, not paid, laid or walked: where that is impossible, what could be chosen says why
    chooses: bool = False
    #: something is paid: what it was is told by what one has less of
    pays: bool = False
    #: what every option needs, where no line of the rules can be quoted for it
    needs: Callable[[Any, Choice], Sequence[Phrase]] = nothing


@record
class Offer:
    """What is offered only under a condition, or only so often."""

    body: ir.Effect
    cond: ir.Expr | None = None
    #: the step in which it is offered once
    once: Rule | None = None
