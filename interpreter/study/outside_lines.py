"""Lines of the language run on a match from outside: what a scenario gives and what it expects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from ..model.vocabulary import FACE, Vocabulary
from ..packs.tree import Map, Node, Scalar, Seq
from ..plan import python
from ..plan.nodes import Definition, Function, Number, Return, Stmt
from ..reading import blocks
from ..reading.scope import PLAYER_TYPE, Scope, Wrong
from ..syntax.parser import Branch
from ..terms.expressions import condition, value
from ..verbs import bodies

#: there is nothing of what is asked for
NONE = "none"


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
        self.seats = dict(enumerate(names))

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
        try:
            tree, at = blocks.parsed(node, "condition")
            scope, env = self.scope(player)
            return bool(self.worked_out(condition(self.checking, tree, scope, at), env))
        except Wrong as e:
            raise Mistakes([e.problem] if e.problem is not None else []) from None

    def worked_out(self, e: ir.Expr, env: Env) -> int:
        before = len(self.program.lowering.unit.functions)
        code = dispatch.value(self.program.lowering, e, env)
        self.fresh_functions(before)
        return int(self.compiled([Return(code)])(self.match.state))

    def really(self, node: Node, player: int | None) -> tuple[str, str] | None:
        """Of the first comparison in a condition that does not hold, what is compared and what it really is."""
        tree, at = blocks.parsed(node, "condition")
        for compared in _comparisons(tree):
            scope, env = self.scope(player)
            if not self.worked_out(condition(self.checking, compared, scope, at), env):
                side = compared.children[0]
                found = value(self.checking, side, scope, at)
                return at.text(side), self.named(found.type, self.worked_out(found, env))
        return None

    def named(self, type: ir.Type, found: int) -> str:
        """A value as rules write it."""
        if type.sort == "thing":
            return self.seats.get(found) or self.checking.words.things[found].name if found >= 0 else NONE
        if type.sort == "enum":
            values = self.checking.words.kinds[type.kinds[0]].properties[type.prop].values if type.prop != FACE else ()
            return values[found] if 0 <= found < len(values) else str(found)
        return str(found)

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


def _comparisons(tree: Branch) -> Iterator[Branch]:
    """Those that must all hold, of numbers, things or printed words, whatever is asked besides."""
    if tree.data in ("and_", "bracketed"):
        for part in tree.children:
            yield from _comparisons(part)
    elif tree.data in ("compare", "is_", "is_not"):
        yield tree


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


def is_test(node: Map) -> bool:
    """Does a scenario say what is played, or what holds then? Empty lists say nothing."""
    items = [*items_of(node.get("play")), *items_of(node.get("then"))]
    return any(not isinstance(item, Map) or any(items_of(value) for _, value in item) for item in items)
