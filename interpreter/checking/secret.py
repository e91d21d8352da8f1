"""Secret blocks: all players decide at once, so what one does in it may touch only what is their own."""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.problems import Problem, say
from ..lowering.anatomy import VERBS, Listeners, facts_of, lead_of
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.facts import Facts, Passage
from ..model.secrecy import Actor
from ..model.vocabulary import PLAYER

HINT = say("secret-hint")


class Secret:
    """A secret block is decided by all players at once: what one does in it may touch only what is their own."""

    def __init__(self, game: CheckedGame, you: ir.Local):
        self.game = game
        self.found: list[Problem] = []
        self.listeners = Listeners(game.abilities)
        self.actor = Actor({you.id})
        self.seen: set[int] = set()

    def problems(self, parts: Iterable[ir.Effect]) -> list[Problem]:
        for part in parts:
            self.visit(part)
        return self.found

    def visit(self, e: ir.Effect) -> None:
        if id(e) in self.seen:
            return
        self.seen.add(id(e))
        refusal = VERBS[type(e)].secrecy.refusal(e, self.actor)
        if refusal is not None:
            self.found.append(Problem("secret-shared", refusal, e.span, HINT))
            return
        facts, lead = facts_of(e, self.game), lead_of(e, self.game)
        passages = lead.passages if lead is not None else ()
        self.remember(facts.parts.draws, passages)
        for inner in walk.inner_effects(e):
            self.visit(inner)
        led_to = [(p.body, p.you) for p in passages if p.you is not None]
        for body, you in [*led_to, *self.answered(e, facts)]:
            self.actor.own.add(you.id)
            self.visit(body)

    def remember(self, query: ir.Query | None, passages: Iterable[Passage]) -> None:
        """Things looked for in a zone of whoever acts are theirs, and what is handed on stays theirs."""
        actor = self.actor
        if query is not None and query.zone is not None and query.zone.of == PLAYER and actor.is_own(query.holder):
            actor.mine.add(query.var.id)
        for passage in passages:
            actor.mine |= {local.id for local, value in passage.given if actor.is_mine(value)}

    def answered(self, e: ir.Effect, facts: Facts) -> list[tuple[ir.Effect, ir.Local]]:
        answering = self.listeners.to(facts.wakes)
        for a in answering:
            if a.event is not None and a.event.subject != "you":
                self.found.append(Problem("secret-shared", say("secret-answered"), e.span, HINT))
        return [(a.body, a.you) for a in answering if a.body is not None]
