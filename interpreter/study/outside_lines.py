"""Lines of the language run on a match from outside: what a scenario gives and what it expects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..checking.language import checking
from ..diagnostics.problems import Mistakes, Problem, say
from ..engine.match import Match
from ..lowering import dispatch
from ..lowering.analysis import Analysis
from ..lowering.context import Env
from ..model import ir
from ..model.regions import SEATED
from ..model.vocabulary import Vocabulary
from ..packs.tree import Map, Node, Scalar, Seq
from ..plan import python
from ..plan.nodes import Definition, Function, Number, Return, Stmt
from ..reading import blocks
from ..reading.scope import PLAYER_TYPE, Scope, Wrong
from ..terms.expressions import condition
from ..verbs import bodies


class Unheard(Analysis):
    """Of effects nobody answers. Made anew for each line: findings are kept by identity, and a line is short-lived."""

    def listeners(self, e: ir.Effect) -> list[ir.CheckedAbility]:
        return []

    def arrivals(self, e: ir.Effect) -> list[ir.CheckedAbility]:
        return []


class Lines:
    """Compiles conditions and plain effects against the words of a game."""

    def __init__(self, match: Match, names: Sequence[str] = ()):
        """`names`: what players are called in these lines, by seat."""
        self.match = match
        self.program = match.rules.machine.program
        self.problems: list[Problem] = []
        self.checking = checking(with_seats(match.rules.words, names), self.problems)

    def scope(self, player: int | None) -> tuple[Scope, Env]:
        scope, env = Scope(owner="scenario"), Env()
        if player is not None:
            scope.you = ir.Local("you", PLAYER_TYPE)
            env[scope.you] = Number(player)
        return scope, env

    def compiled(self, lines: Sequence[Stmt]) -> Any:
        lowering = self.program.lowering
        namespace = self.program.namespace
        namespace.update({k: v for k, v in lowering.unit.tables.items() if k not in namespace})
        made: dict[str, Any] = {}
        text = self.metered(Function("run", (), tuple(lines)))
        exec(compile(text, "<scenario>", "exec"), namespace, made)  # noqa: S102 - our own source, from a closed grammar
        return made["run"]

    def metered(self, made: Definition) -> str:
        """As it is run: with payments, as the program has them."""
        unit, work = self.program.lowering.unit, self.match.rules.machine.work
        unit.places.setdefault(made.name, ("scenario", None))
        text = python.definition(self.program.metering.added(made))
        work.places = [*unit.mentioned]
        work.renew()
        return text

    def fresh_functions(self, before: int) -> None:
        """Functions that writing a line needed and the program did not have yet."""
        lowering = self.program.lowering
        namespace = self.program.namespace
        namespace.update({k: v for k, v in lowering.unit.tables.items() if k not in namespace})
        for text in map(self.metered, lowering.unit.functions[before:]):
            exec(compile(text, "<scenario>", "exec"), namespace)  # noqa: S102 - our own source, from a closed grammar

    def holds(self, node: Node, player: int | None) -> bool:
        scope, env = self.scope(player)
        before = len(self.program.lowering.unit.functions)
        try:
            tree, at = blocks.parsed(node, "condition")
            cond = condition(self.checking, tree, scope, at)
        except Wrong as e:
            raise Mistakes([e.problem] if e.problem is not None else []) from None
        code = dispatch.value(self.program.lowering, cond, env)
        self.fresh_functions(before)
        return bool(self.compiled([Return(code)])(self.match.state))

    def do(self, node: Node, player: int | None) -> None:
        """Plain effects, without waking anybody."""
        scope, env = self.scope(player)
        lowering = self.program.lowering
        before = len(lowering.unit.functions)
        effect = bodies.body(self.checking, node, scope)
        if self.problems:
            raise Mistakes(self.problems)
        usual = lowering.analysis, lowering.score
        lowering.analysis, lowering.score = Unheard(self.program.game), None  # points given have no source
        lowering.quiet = True
        try:
            if lowering.analysis.asks(effect):
                raise Mistakes([Problem("scenario", say("given-asks"), node.span)])
            if lowering.analysis.writes(effect) & SEATED - usual[0].written:
                raise Mistakes([Problem("scenario", say("given-never"), node.span)])
            lines = dispatch.statements(lowering, effect, env)
        finally:
            lowering.quiet, (lowering.analysis, lowering.score) = False, usual
        self.fresh_functions(before)
        self.compiled(lines)(self.match.state)


def with_seats(words: Vocabulary, names: Sequence[str]) -> Vocabulary:
    """The names of a game with what its players are called, by seat."""
    seats = {name: seat for seat, name in enumerate(names) if name not in words.thing_names}
    if not seats:
        return words
    return replace(
        words,
        thing_names={**words.thing_names, **seats},
        entries={**words.entries, **{name: [seat] for name, seat in seats.items()}},
    )


def items_of(node: Node | None) -> list[Node]:
    if node is None:
        return []
    return list(node.items) if isinstance(node, Seq) else [node]


def text_of(node: Node | None) -> str:
    """What is written there; `yes` and `no` are answers, too."""
    if not isinstance(node, Scalar):
        return ""
    return {True: "yes", False: "no"}[node.value] if isinstance(node.value, bool) else str(node.value)


def only_entry(node: Node) -> tuple[str, Node] | None:
    if isinstance(node, Map) and len(node.items) == 1:
        return next(iter(node.items.items()))
    return None
