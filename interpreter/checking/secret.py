"""Secret blocks: all players decide at once, so what one does in it may touch only what is their own."""

from __future__ import annotations

from ..diagnostics.problems import MessageRef, Problem, say
from ..model import ir, walk
from ..model.checked import CheckedGame
from ..model.vocabulary import PLAYER
from ..verbs.control import printed_on
from ..verbs.table import answered_by

HINT = say("secret-hint")


class Secret:
    """A secret block is decided by all players at once: what one does in it may touch only what is their own."""

    def __init__(self, game: CheckedGame, block: ir.AsEach):
        self.game = game
        self.block = block
        self.found: list[Problem] = []
        self.own: set[int] = {block.query.var.id}  # locals that are whoever acts
        self.mine: set[int] = set()  # locals that are things lying with whoever acts
        self.seen: set[int] = set()

    def problems(self) -> list[Problem]:
        self.visit(self.block.body)
        return self.found

    def is_own(self, who: ir.Expr | None) -> bool:
        return isinstance(who, ir.LocalRef) and who.local.id in self.own

    def visit(self, e: ir.Effect) -> None:
        if id(e) in self.seen:
            return
        self.seen.add(id(e))
        refusal = self.refusal(e)
        if refusal is not None:
            self.found.append(Problem("secret-shared", refusal, e.span, HINT))
            return
        self.remember(e)
        for inner in walk.inside(e):
            if isinstance(inner, ir.Effect):
                self.visit(inner)
            elif isinstance(inner, ir.Alternative):
                self.visit(inner.body)
        for body, you in self.led_to(e):
            self.own.add(you.id)
            self.visit(body)

    def remember(self, e: ir.Effect) -> None:
        """Things looked for in a zone of whoever acts are theirs."""
        if isinstance(e, (ir.Choose, ir.ChooseBody, ir.Find, ir.Each)):
            q = e.query
            if q.zone is not None and q.zone.of == PLAYER and self.is_own(q.holder):
                self.mine.add(q.var.id)
        if isinstance(e, ir.Call) and isinstance(e.object, ir.LocalRef) and e.object.local.id in self.mine:
            handed = self.game.rules[e.rule.name].object
            if handed is not None:
                self.mine.add(handed.id)
        if isinstance(e, ir.Do) and isinstance(e.thing, ir.LocalRef) and e.thing.local.id in self.mine:
            self.mine |= {p.self.id for p in self.game.printed.values()}

    def led_to(self, e: ir.Effect) -> list[tuple[ir.Effect, ir.Local]]:
        if isinstance(e, ir.Call):
            rule = self.game.rules[e.rule.name]
            return [(rule.body, rule.you), *self.answered(e)]
        if isinstance(e, ir.Do):
            return [(p.effect, p.you) for p in printed_on(e, self.game) if p.effect is not None]
        return self.answered(e)

    def answered(self, e: ir.Effect) -> list[tuple[ir.Effect, ir.Local]]:
        answering = answered_by(e, self.game, self.game.abilities)
        for a in answering:
            if a.event is not None and a.event.subject != "you":
                self.found.append(Problem("secret-shared", say("secret-answered"), e.span, HINT))
        return [(a.body, a.you) for a in answering if a.body is not None]

    def refusal(self, e: ir.Effect) -> MessageRef | None:
        """Why this cannot be done in secret, or nothing."""
        if isinstance(e, (ir.Shuffle, ir.LayOut)):
            return say("secret-chance")
        if isinstance(e, ir.Refill):
            return say("secret-filled")
        if isinstance(e, ir.AsEach):
            return say("secret-acts")
        if isinstance(e, (ir.Rank, ir.Walk)):
            return say("secret-ranked")
        if isinstance(e, (ir.Call, ir.Do)) and e.player is not None and not self.is_own(e.player):
            return say("secret-acts")
        if isinstance(e, (ir.GainCounter, ir.LoseCounter, ir.SetCounter)) and not self.is_own(e.holder):
            return say("secret-counter", counter=e.counter.name)
        if isinstance(e, (ir.Pay, ir.PayProp, ir.PayWith)):
            if not self.is_own(e.payer) or (isinstance(e, ir.Pay) and e.to is not None):
                return say("secret-pays")
        if isinstance(e, ir.MovePieces) and not (e.piece.owned and self.is_own(e.owner)):
            return say("secret-pieces")
        if isinstance(e, ir.Deal) and not (
            e.origin.of == PLAYER and self.is_own(e.origin_holder) and e.origin.form == "pile"
        ):
            return say("secret-taken", zone=e.origin.name)
        if isinstance(e, ir.MoveThing) and not (isinstance(e.thing, ir.LocalRef) and e.thing.local.id in self.mine):
            return say("secret-things")
        if isinstance(e, ir.Lay):
            if not (isinstance(e.thing, ir.LocalRef) and e.thing.local.id in self.mine):
                return say("secret-laid")
            if e.zone.of != PLAYER or not self.is_own(e.holder):
                return say("secret-laid-on", zone=e.zone.name)
        if isinstance(e, (ir.Deal, ir.MoveThing)):
            private = e.zone.of == PLAYER and self.is_own(e.holder)
            if not private and (e.zone.form != "pile" or e.zone.limit):
                return say("secret-put", zone=e.zone.name)
        return None
