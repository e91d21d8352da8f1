"""What only shows when everything is understood: triggers nothing wakes, circles, secrets that touch what is shared."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..model import ir, walk
from ..model.checked import CheckedGame
from .circles import Edges, circles, way
from .growth import Growth, Spans, calls, chains, endless, lookups
from .secret import Secret


class Review:
    def __init__(self, game: CheckedGame, problems: list[Problem]):
        self.game = game
        self.words = game.words
        self.problems = problems
        self.all = walk.all_effects(game)
        self._needs: dict[str, bool] = {}

    @cached_property
    def lookups(self) -> tuple[Edges, Spans]:
        return lookups(self.game)

    @cached_property
    def calls(self) -> tuple[Edges, Spans]:
        return calls(self.game)

    def wrong(self, code: str, message: MessageRef, span: Span | None, hint: MessageRef | None = None) -> None:
        self.problems.append(Problem(code, message, span, hint))

    def look(self) -> None:
        for stage in (self.circles, self.sizes, self.parts):  # each goes along what the ones before it have bounded
            if not self.problems:
                stage()

    def circles(self) -> None:
        """Definitions, parameters and printed conditions that need themselves; rules that call themselves."""
        reads, spans = self.lookups
        for circle in circles(reads):
            shown = way([name.split(" ", 1)[1] for name in circle])
            self.wrong("circle", say("needs-itself", way=shown), spans.get(circle[0]), say("without-other"))
        self.problems += endless(*self.calls)

    def sizes(self) -> None:
        self.problems += chains(*self.calls) + chains(*self.lookups)

    def parts(self) -> None:
        self.triggers()
        self.never_in_play()
        self.nobody_acts()
        self.placed_answers()
        self.problems += Growth(self.game).problems()
        for effect in self.all:
            if isinstance(effect, ir.AsEach) and effect.secret:
                self.problems += Secret(self.game, effect).problems()

    # ---- triggers
    def triggers(self) -> None:
        """An ability must answer something that some rule does."""
        gained = {e.counter.name for e in self.all if isinstance(e, ir.GainCounter)}
        moved = {(e.piece.name, walk.place_name(e.target)) for e in self.all if isinstance(e, ir.MovePieces)}
        things = {(k, e.zone.name) for e in self.all if isinstance(e, ir.MoveThing) for k in e.thing.type.kinds}
        nobodys = self.done_by_nobody()
        for ability in self.game.abilities:
            event = ability.event
            if event is None:
                continue
            if event.rule is not None and event.rule.name in nobodys:
                message = say("nobody-acts-in", rule=event.rule.name)
                self.wrong("dead-trigger", message, ability.span, say("put-into", code="as each player:"))
            if event.how == "move" and event.piece is None and (event.noun, event.kind) not in things:
                message = say("nothing-moves-there", piece=event.noun, place=event.kind)
                self.wrong("dead-trigger", message, ability.span)
            if event.how == "gain" and not gained & {c.name for c in event.counters}:
                self.wrong(
                    "dead-trigger",
                    say("nobody-gains", counter=event.noun),
                    ability.span,
                    say("only-gain-answered"),
                )
            if event.how == "pay" and not self.paid() & {c.name for c in event.counters}:
                self.wrong("dead-trigger", say("nobody-pays", counter=event.noun), ability.span)
            if event.how == "move" and event.piece is not None and (event.piece.name, event.kind) not in moved:
                self.wrong(
                    "dead-trigger", say("nothing-moves-there", piece=event.piece.name, place=event.kind), ability.span
                )

    def paid(self) -> set[str]:
        names = {c.name for p in self.game.printed.values() for c, _ in p.amounts}
        for e in self.all:
            if isinstance(e, ir.Pay):
                names |= {c.name for bill in e.bills for c, _ in bill}
            elif isinstance(e, ir.PayWith):
                names |= {c.name for c, _ in e.units}
        return names

    def never_in_play(self) -> None:
        for kind in self.words.kinds.values():
            bears = next((a for a in self.game.abilities if a.kind == kind.name), None)
            if bears is not None and not any(z.in_play and kind.name in z.holds for z in self.words.zones.values()):
                self.wrong(
                    "never-in-play",
                    say("never-in-play", kinds=kind.plural),
                    bears.span,
                    say("zone-in-play", kinds=kind.plural),
                )

    # ---- answers that stand inside a rule
    def placed_answers(self) -> None:
        """They are done once, whatever happens: not under a condition, not again and again."""
        certain = {id(found[0]) for rule in self.game.rules.values() if (found := answers_of(rule.body))}
        for effect in self.all:
            if isinstance(effect, ir.Answers) and id(effect) not in certain:
                self.wrong("answers-place", say("answers-once"), effect.span, say("answers-where"))

    # ---- `you` where nobody acts
    def done_by_nobody(self) -> set[str]:
        """The rules that are done somewhere without anybody who acts."""
        found = {"rule round"}
        pending: list[tuple[Any, ir.Local | None]] = [(b, None) for b in (self.game.setup, self.game.scoring)]
        pending += [(r.body, None) for r in self.game.rules.values() if not r.has_you]
        while pending:
            body, you = pending.pop()
            for effect in walk.effects(body) if body is not None else ():
                if not isinstance(effect, (ir.Call, ir.Do)):
                    continue
                who = effect.player
                if who is not None and not (isinstance(who, ir.LocalRef) and who.local is you):
                    continue
                name, bodies = self.target(effect)
                if name not in found:
                    found.add(name)
                    pending += bodies
        return {name.removeprefix("rule ") for name in found}

    def nobody_acts(self) -> None:
        """Rules and definitions that speak of `you` are used only where somebody acts."""
        for effect in self.all:
            self.orphan(effect, effect.span)
            for node in walk.own(effect):
                self.orphan(node, effect.span)
        for _, cond, _, span in self.game.ends:
            for node in walk.everything(cond):
                self.orphan(node, span)
        for cond, span in self.game.checks.values():
            for node in walk.everything(cond):
                self.orphan(node, span)

    def orphan(self, node: Any, span: Span) -> None:
        if (
            isinstance(node, (ir.Call, ir.Do, ir.DefRef, ir.CondProp))
            and node.player is None
            and self.target_needs(node)
        ):
            name = self.target(node)[0].split(" ", 1)[1]
            self.wrong(
                "no-antecedent",
                say("has-to-act", name=name),
                span,
                say("put-into", code="as each player:"),
            )

    def target(self, node: ir.Call | ir.Do | ir.DefRef | ir.CondProp) -> tuple[str, list[tuple[Any, ir.Local]]]:
        """What a node leads to: a name, and the bodies with the local that is `you` in them."""
        if isinstance(node, ir.Call):
            rule = self.game.rules[node.rule.name]
            return f"rule {node.rule.name}", [(rule.body, rule.you)]
        if isinstance(node, ir.DefRef):
            d = self.game.definitions[node.definition.key]
            return f"define {d.definition.name}", [(d.value, d.you)]
        kinds = node.thing.type.kinds
        found: list[tuple[Any, ir.Local]] = []
        for (prop, _), p in self.game.printed.items():
            inner = p.effect if isinstance(node, ir.Do) else p.condition
            if prop == node.prop and inner is not None and self.words.things[p.thing].kind in kinds:
                found.append((inner, p.you))
        return f"printed {node.prop}", found

    def target_needs(self, node: ir.Call | ir.Do | ir.DefRef | ir.CondProp) -> bool:
        name, found = self.target(node)
        key = f"{type(node).__name__} {name} {node.thing.type.kinds if isinstance(node, (ir.Do, ir.CondProp)) else ''}"
        if key not in self._needs:
            self._needs[key] = False  # a circle is reported elsewhere
            self._needs[key] = any(self.needs(body, you) for body, you in found)
        return self._needs[key]

    def needs(self, node: Any, you: ir.Local) -> bool:
        """Does this speak of `you` or lead to something that does?"""
        if isinstance(node, ir.LocalRef):
            return node.local is you
        if isinstance(node, ir.ParamRef):
            return node.thing is not None and self.needs(node.thing, you)
        for inner in walk.inside(node):
            if isinstance(node, (ir.Call, ir.Do, ir.DefRef, ir.CondProp)) and inner is node.player:
                if isinstance(inner, ir.LocalRef) and inner.local is you and self.target_needs(node):
                    return True
            elif isinstance(node, (ir.MoveThing, ir.MovePieces)) and inner is node.mover:
                continue  # somebody may hear of it, but nobody is spoken of
            elif self.needs(inner, you):
                return True
        return False


def answers_of(e: ir.Effect) -> list[ir.Effect]:
    """Where a body certainly comes to its answers."""
    if isinstance(e, (ir.Seq, ir.AnyOrder)):
        return [found for item in e.items for found in answers_of(item)]
    return answers_of(e.body) if isinstance(e, ir.Step) else [e] if isinstance(e, ir.Answers) else []


def review(game: CheckedGame, problems: list[Problem]) -> None:
    """Adds what is wrong with the game as a whole. Only asked when every part of it is right."""
    Review(game, problems).look()
