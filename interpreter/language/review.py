"""What only shows when everything is understood: triggers nothing wakes, circles, secrets that touch what is shared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..errors import Problem, Span
from . import ir, walk
from .checked import CheckedGame
from .model import PLAYER
from .names import article

MOST_EFFECTS = 12_000
#: Python's own stack is the limit of everything that goes along calls
MOST_DEPTH = 120


class TooLarge(Exception):
    def __init__(self, span: Span):
        super().__init__()
        self.span = span


class Review:
    def __init__(self, game: CheckedGame, problems: list[Problem]):
        self.game = game
        self.words = game.words
        self.problems = problems
        self.all = [e for body in walk.bodies(game) for e in walk.effects(body)]
        self._needs: dict[str, bool] = {}
        self.left = MOST_EFFECTS

    def wrong(self, code: str, message: str, span: Span | None, hint: str = "") -> None:
        self.problems.append(Problem(code, message, span, hint))

    def look(self) -> None:
        self.circles()
        if not self.problems:  # what follows goes along calls and definitions
            self.triggers()
            self.never_in_play()
            self.nobody_acts()
            self.growth()
            for effect in self.all:
                if isinstance(effect, ir.AsEach) and effect.secret:
                    Secret(self, effect).look()

    # ---- size
    def growth(self) -> None:
        """Called rules, printed effects and answers are gone through where they happen: how much is that in all?"""
        sizes: dict[str, int] = {}

        def size(e: ir.Effect) -> int:
            total = 1
            for inner in walk.inside(e):
                if isinstance(inner, ir.Effect):
                    total += size(inner)
                elif isinstance(inner, ir.Alternative):
                    total += size(inner.body)
            if isinstance(e, ir.Call):
                total += rule_size(e.rule.name)
            return total

        def rule_size(name: str) -> int:
            if name not in sizes:
                sizes[name] = 0  # a circle is reported elsewhere
                sizes[name] = size(self.game.rules[name].body)
                if sizes[name] > MOST_EFFECTS:
                    rule = self.game.rules[name].rule
                    raise TooLarge(rule.span)
            return sizes[name]

        try:
            for name in self.game.rules:
                rule_size(name)
            self.left = MOST_EFFECTS
            for body in (
                self.game.setup,
                self.game.scoring,
                *(r.body for r in self.game.rules.values() if r.rule.flow),
            ):
                if body is not None:
                    self.spend(body, frozenset(), body.span, 0)
        except TooLarge as e:
            self.wrong(
                "too-large",
                f"with all it calls and wakes this comes to more than {MOST_EFFECTS} instructions",
                e.span,
                "let it be called from fewer places, or use a loop",
            )

    def spend(self, e: ir.Effect, awake: frozenset[int], span: Span, depth: int) -> None:
        """Goes along calls and answers as the game would; an ability does not wake itself."""
        self.left -= 1
        if self.left < 0 or depth > MOST_DEPTH:
            raise TooLarge(span)
        for inner in walk.inside(e):
            if isinstance(inner, (ir.Effect, ir.Alternative)):
                self.spend(inner if isinstance(inner, ir.Effect) else inner.body, awake, span, depth + 1)
        if isinstance(e, ir.Call) and not e.rule.flow:
            self.spend(self.game.rules[e.rule.name].body, awake, e.rule.span, depth + 1)
        if isinstance(e, ir.Do):
            for body, _ in self.target(e)[1]:
                self.spend(body, awake, body.span, depth + 1)
        for a in self.answers(e):
            if a.body is not None and a.index not in awake:
                self.spend(a.body, awake | {a.index}, a.span, depth + 1)

    def answers(self, e: ir.Effect) -> Iterator[ir.CheckedAbility]:
        for a in self.game.abilities:
            ev = a.event
            if ev is None:
                if (
                    a.how == "at_once"
                    and isinstance(e, ir.MoveThing)
                    and e.zone.in_play
                    and a.kind in e.thing.type.kinds
                ):
                    yield a
            elif (
                (ev.how == "gain" and isinstance(e, ir.GainCounter) and e.counter is ev.counter)
                or (ev.how == "pay" and isinstance(e, (ir.Pay, ir.PayProp, ir.PayWith)))
                or (
                    ev.how == "move"
                    and isinstance(e, ir.MovePieces)
                    and e.piece is ev.piece
                    and place_name(e.target) == ev.kind
                )
                or (ev.rule is not None and isinstance(e, ir.Call) and e.rule is ev.rule)
            ):
                yield a

    # ---- triggers
    def triggers(self) -> None:
        """An ability must answer something that some rule does."""
        gained = {e.counter.name for e in self.all if isinstance(e, ir.GainCounter)}
        moved = {(e.piece.name, place_name(e.target)) for e in self.all if isinstance(e, ir.MovePieces)}
        for ability in self.game.abilities:
            event = ability.event
            if event is None:
                continue
            if event.how == "gain" and event.counter is not None and event.counter.name not in gained:
                self.wrong(
                    "dead-trigger",
                    f"nobody ever gains {event.counter.name}",
                    ability.span,
                    "only `gain` is answered, not `set`",
                )
            if event.how == "pay" and event.counter is not None and event.counter.name not in self.paid():
                self.wrong("dead-trigger", f"nobody ever pays {event.counter.name}", ability.span)
            if event.how == "move" and event.piece is not None and (event.piece.name, event.kind) not in moved:
                self.wrong(
                    "dead-trigger", f"nothing ever moves {article(event.piece.name)} to {event.kind}", ability.span
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
                    f"{kind.plural} have abilities, but never lie where they are active",
                    bears.span,
                    f"declare a zone for {kind.plural} with `in play: yes`",
                )

    # ---- definitions, parameters and printed conditions that need themselves
    def circles(self) -> None:
        reads: dict[str, list[str]] = {}
        spans: dict[str, Span | None] = {}
        for key, d in self.game.definitions.items():
            reads[f"define {key}"], spans[f"define {key}"] = list(self.read_by(d.value)), d.definition.span
        for a in self.game.abilities:
            if a.parameter is not None and a.value is not None:
                name = f"parameter {a.parameter.name}"
                reads.setdefault(name, []).extend(self.read_by(a.value))
                spans.setdefault(name, a.span)
        for (prop, _), p in self.game.printed.items():
            if p.condition is not None:
                reads.setdefault(f"condition {prop}", []).extend(self.read_by(p.condition))
                spans.setdefault(f"condition {prop}", self.words.things[p.thing].span)
        done: set[str] = set()
        for name in reads:
            self.follow(name, [], reads, spans, done)
        if not self.problems:
            self.evaluated(reads, spans)

    def evaluated(self, reads: dict[str, list[str]], spans: dict[str, Span | None]) -> None:
        """How often things are looked up for one value: definitions that name others twice double at every step."""
        often: dict[str, int] = {}

        def lookups(name: str) -> int:
            if name not in often:
                often[name] = 1 + sum(lookups(other) for other in reads.get(name, []))
            return often[name]

        for name in reads:
            if lookups(name) > MOST_EFFECTS:
                self.wrong(
                    "too-large",
                    f"`{name.split(' ', 1)[1]}` comes to more than {MOST_EFFECTS} lookups",
                    spans[name],
                    "name each of the others once",
                )
                return

    def follow(
        self, name: str, trail: list[str], reads: dict[str, list[str]], spans: dict[str, Span | None], done: set[str]
    ) -> None:
        if name in trail:
            circle = [*trail[trail.index(name) :], name]
            shown = " → ".join(c.split(" ", 1)[1] for c in circle)
            self.wrong("circle", f"this needs itself: {shown}", spans.get(name), "say one of them without the other")
            done.update(circle)
        elif name not in done:
            for other in dict.fromkeys(reads.get(name, [])):
                self.follow(other, [*trail, name], reads, spans, done)
            done.add(name)

    def read_by(self, expr: ir.Expr) -> Iterator[str]:
        for node in walk.everything(expr):
            if isinstance(node, ir.DefRef):
                yield f"define {node.definition.key}"
            elif isinstance(node, ir.ParamRef):
                yield f"parameter {node.param.name}"
            elif isinstance(node, ir.CondProp):
                yield f"condition {node.prop}"

    # ---- `you` where nobody acts
    def nobody_acts(self) -> None:
        """Rules and definitions that speak of `you` are used only where somebody acts."""
        for effect in self.all:
            for node in (effect, *walk.own(effect)):
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
                f"`{name}` speaks of `you`, but nobody acts here",
                span,
                "put it into `as each player:`",
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
            return False
        for inner in walk.inside(node):
            if isinstance(node, (ir.Call, ir.Do, ir.DefRef, ir.CondProp)) and inner is node.player:
                if isinstance(inner, ir.LocalRef) and inner.local is you and self.target_needs(node):
                    return True
            elif self.needs(inner, you):
                return True
        return False


class Secret:
    """A secret block is decided by all players at once: what one does in it may touch only what is their own."""

    def __init__(self, review: Review, block: ir.AsEach):
        self.review = review
        self.game = review.game
        self.block = block
        self.own: set[int] = {block.query.var.id}  # locals that are whoever acts
        self.mine: set[int] = set()  # locals that are things lying with whoever acts
        self.seen: set[int] = set()

    def look(self) -> None:
        self.visit(self.block.body)

    def shared(self, effect: ir.Effect, what: str) -> None:
        self.review.wrong(
            "secret-shared",
            f"{what} in a secret block",
            effect.span,
            "in it everybody decides at once, so that only one's own may be touched; do it before or after the block",
        )

    def is_own(self, who: ir.Expr | None) -> bool:
        return isinstance(who, ir.LocalRef) and who.local.id in self.own

    def visit(self, e: ir.Effect) -> None:
        if id(e) in self.seen:
            return
        self.seen.add(id(e))
        refusal = self.refusal(e)
        if refusal:
            self.shared(e, refusal)
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
        if isinstance(e, (ir.Call, ir.Do)):
            return self.review.target(e)[1]
        return []

    def refusal(self, e: ir.Effect) -> str:
        """Why this cannot be done in secret, or nothing."""
        if isinstance(e, (ir.Shuffle, ir.LayOut)):
            return "nothing is left to chance"
        if isinstance(e, ir.Refill):
            return "nothing is filled up"
        if isinstance(e, ir.AsEach):
            return "nobody else acts"
        if isinstance(e, (ir.Rank, ir.Walk)):
            return "nothing is ranked and nobody walks"
        if isinstance(e, (ir.Call, ir.Do)) and e.player is not None and not self.is_own(e.player):
            return "nobody else acts"
        if isinstance(e, (ir.GainCounter, ir.LoseCounter, ir.SetCounter)) and not self.is_own(e.holder):
            return f"`{e.counter.name}` of the game or of others cannot change"
        if isinstance(e, (ir.Pay, ir.PayProp, ir.PayWith)):
            if not self.is_own(e.payer) or (isinstance(e, ir.Pay) and e.to is not None):
                return "nobody pays to others"
        if isinstance(e, ir.MovePieces) and not (e.piece.owned and self.is_own(e.owner)):
            return "only one's own pieces are moved"
        if isinstance(e, ir.Deal) and not (
            e.origin.of == PLAYER and self.is_own(e.origin_holder) and e.origin.form == "pile"
        ):
            return f"nothing is taken from `{e.origin.name}`"
        if isinstance(e, ir.MoveThing) and not (isinstance(e.thing, ir.LocalRef) and e.thing.local.id in self.mine):
            return "nothing is taken that lies with others or in the middle"
        if isinstance(e, (ir.Deal, ir.MoveThing)):
            private = e.zone.of == PLAYER and self.is_own(e.holder)
            if not private and (e.zone.form != "pile" or e.zone.limit):
                return f"nothing is put into `{e.zone.name}`, where the order or the room matters,"
        return ""


def place_name(place: ir.Place) -> str:
    if place.zone is not None:
        return place.zone.name
    return place.kind or (place.thing.type.kinds[0] if place.thing is not None and place.thing.type.kinds else "")


def review(game: CheckedGame, problems: list[Problem]) -> None:
    """Adds what is wrong with the game as a whole. Only asked when every part of it is right."""
    Review(game, problems).look()
