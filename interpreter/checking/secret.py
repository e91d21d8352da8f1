"""Secret blocks: all players decide at once, so what one does in it may touch only what is their own."""

from __future__ import annotations

from ..diagnostics.problems import Problem, say
from ..lowering.anatomy import VERBS, answered_by, lead_of
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.secrecy import Actor
from ..model.vocabulary import PLAYER

HINT = say("secret-hint")


class Secret:
    """A secret block is decided by all players at once: what one does in it may touch only what is their own."""

    def __init__(self, game: CheckedGame, block: ir.AsEach):
        self.game = game
        self.block = block
        self.found: list[Problem] = []
        self.actor = Actor({block.query.var.id})
        self.seen: set[int] = set()

    def problems(self) -> list[Problem]:
        self.visit(self.block.body)
        return self.found

    def visit(self, e: ir.Effect) -> None:
        if id(e) in self.seen:
            return
        self.seen.add(id(e))
        refusal = VERBS[type(e)].secrecy.refusal(e, self.actor)
        if refusal is not None:
            self.found.append(Problem("secret-shared", refusal, e.span, HINT))
            return
        self.remember(e)
        for inner in walk.inner_effects(e):
            self.visit(inner)
        for body, you in self.led_to(e):
            self.actor.own.add(you.id)
            self.visit(body)

    def remember(self, e: ir.Effect) -> None:
        """Things looked for in a zone of whoever acts are theirs, and what is handed on stays theirs."""
        actor = self.actor
        if isinstance(e, (ir.Choose, ir.ChooseBody, ir.Find, ir.Each)):
            q = e.query
            if q.zone is not None and q.zone.of == PLAYER and actor.is_own(q.holder):
                actor.mine.add(q.var.id)
        if isinstance(e, ir.Call) and actor.is_mine(e.object):
            handed = self.game.rules[e.rule.name].object
            if handed is not None:
                actor.mine.add(handed.id)
        if isinstance(e, ir.Do) and actor.is_mine(e.thing):
            actor.mine |= {p.self.id for p in self.game.printed.values()}

    def led_to(self, e: ir.Effect) -> list[tuple[ir.Effect, ir.Local]]:
        lead = lead_of(e, self.game)
        bodies = [(body, you) for body, you in lead.bodies if you is not None] if lead is not None else []
        return [*bodies, *self.answered(e)]

    def answered(self, e: ir.Effect) -> list[tuple[ir.Effect, ir.Local]]:
        answering = answered_by(e, self.game, self.game.abilities)
        for a in answering:
            if a.event is not None and a.event.subject != "you":
                self.found.append(Problem("secret-shared", say("secret-answered"), e.span, HINT))
        return [(a.body, a.you) for a in answering if a.body is not None]
