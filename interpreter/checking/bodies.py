"""Bodies: from YAML nodes (headers, lines, lists, named steps) to checked effects. Lines and headers build on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ..diagnostics.problems import Problem, Span, say
from ..model import ir
from ..model.vocabulary import Rule, Vocabulary
from ..packs.tree import Map, Node, Scalar, Seq
from ..syntax import hints, parser
from ..syntax.parser import Branch
from .expressions import Expressions
from .names import meant
from .scope import At, Scope, Wrong, wrong

#: what `text_of` reads
BELONGS = {
    "condition": say("what-condition"),
    "value": say("what-value"),
    "change": say("what-change"),
    "amounts": say("what-amounts"),
    "ranking": say("what-ranking"),
    "order": say("what-order"),
    "query": say("what-kind-of-thing"),
}
PLAIN = re.compile(r"[a-z0-9][a-z0-9_]*\Z")
LONE = frozenset({"otherwise", "nothing", "secretly"})
MOST_NESTING = 40
MOST_LEVEL = 1_000_000
#: a whole number in one way of writing, so that no two keys are the same
WHOLE = re.compile(r"(0|[1-9][0-9]*)\Z")
MEANT_AS_HEADERS = frozenset(("else", "elsif", "may", "optional", "optionally", "while", "until"))
#: headers whose value is a body of instructions
BODIED = re.compile(
    r"(if|only|you|choose|find|each|as|up|repeat|any|in any order|once|otherwise|when|whenever|before)\b"
    r"|pay (?!.*\bwith\b)"
)


def is_plain(key: str) -> bool:
    """A key that is only a name: a named step or alternative, not a header."""
    return bool(PLAIN.match(key)) and key not in LONE


@dataclass(slots=True)
class Header:
    """A header with its body: `tree` is what the key says, `value` what stands below it.

    `taken`: choosing this body is already an option of its own, so a price at its head is not asked twice.
    """

    tree: Branch
    value: Node
    otherwise: ir.Effect | None
    scope: Scope
    at: At
    span: Span
    key: str
    taken: bool
    depth: int


class Bodies(Expressions):
    """Resolves bodies. One wrong line costs that line only: the others are still looked at."""

    def __init__(self, words: Vocabulary, problems: list[Problem]):
        super().__init__(words)
        self.problems = problems
        self.once_scopes: set[str] = set()

    def line(self, node: Scalar, scope: Scope) -> ir.Effect:
        raise NotImplementedError

    def body(self, node: Node | None, scope: Scope, taken: bool = False, depth: int = 0) -> ir.Effect:
        """`taken`: choosing this body is already an option of its own, so a price at its head is not asked twice."""
        if node is None:
            return ir.Nothing(Span("", 0, 0, 0), "nothing")
        if depth > MOST_NESTING:
            self.problems.append(Problem("too-deep", say("nested-too-deep", most=MOST_NESTING), node.span))
            return ir.Nothing(node.span, "")
        if isinstance(node, Scalar):
            if not isinstance(node.value, str):
                self.problems.append(
                    Problem(
                        "wrong-type",
                        say("effect-belongs", value=f"{node.value}"),
                        node.span,
                        say("what-happens", code="gain 1 ..."),
                    )
                )
                return ir.Nothing(node.span, "")
            return self.line(node, scope)
        if isinstance(node, Seq):
            items = [self.body(item, scope, taken and i == 0, depth + 1) for i, item in enumerate(node.items)]
            return items[0] if len(items) == 1 else ir.Seq(node.span, "", items)
        if node.items and all(is_plain(k) for k in node.items):
            for key in node.items:
                self.step_name(key, node.keys[key])
            steps = [ir.Step(node.keys[k], k, k, self.body(v, scope, False, depth + 1)) for k, v in node]
            return ir.Seq(node.span, "", list(steps))
        return self.headed(node, scope, taken, depth)

    def step_name(self, key: str, span: Span) -> None:
        """A single word before a colon is the name of a step; some such words were meant as headers."""
        slip = hints.slip(key, "header") if key in MEANT_AS_HEADERS else None
        if slip is not None:
            self.problems.append(Problem(slip.code, slip.message, span, slip.hint))

    def guard(self, span: Span, make: Callable[[], ir.Effect]) -> ir.Effect:
        try:
            return make()
        except Wrong as e:
            self.keep(e)
            return ir.Nothing(span, "")

    def keep(self, mistake: Wrong) -> None:
        """A consequence of something reported already is not kept."""
        if mistake.problem is not None:
            self.problems.append(mistake.problem)

    def look_inside(self, node: Map, keys: list[str], scope: Scope, depth: int) -> None:
        """The bodies under a refused header, for their own mistakes: several are shown in one run."""
        inner = scope.child()
        inner.broken = True
        for key in keys:
            if BODIED.match(key):
                self.body(node.items[key], inner.child(), False, depth + 1)

    def headed(self, node: Map, scope: Scope, taken: bool, depth: int) -> ir.Effect:
        keys = list(node.items)
        if not keys:
            self.problems.append(Problem("empty-value", say("nothing-said"), node.span, say("write", code="nothing")))
            return ir.Nothing(node.span, "")
        key = keys[0]
        scalar = Scalar(key, node.keys[key])
        tree = parser.parse(key, "header", scalar, self.problems)
        rest = keys[1:]
        if tree is None:
            self.look_inside(node, keys, scope, depth)
            return ir.Nothing(node.keys[key], key)
        for other in rest:
            if not other.startswith("otherwise"):
                self.problems.append(
                    Problem(
                        "two-headers",
                        say("not-beside", other=other, key=key),
                        node.keys[other],
                        say("list-of-headers"),
                    )
                )
                return ir.Nothing(node.keys[key], key)
        at = At(scalar)
        try:
            return self.header(tree, node, key, rest, scope, at, taken, depth)
        except Wrong as e:
            self.keep(e)
            self.look_inside(node, keys, scope, depth)
            return ir.Nothing(node.keys[key], key)

    def header(
        self, tree: Branch, node: Map, key: str, rest: list[str], scope: Scope, at: At, taken: bool, depth: int
    ) -> ir.Effect:
        span, value = node.keys[key], node.items[key]
        kind = str(tree.data).rstrip("_")
        otherwise = None
        if rest and kind not in ("if", "choose_one", "choose_body", "find"):
            raise wrong("two-headers", say("no-otherwise", key=key), node.keys[rest[0]])
        if rest and kind == "if":
            otherwise = self.else_branch(node, rest, scope, depth)
        elif rest:
            otherwise = self.body(node.items[rest[0]], scope.child(), False, depth + 1)
        method = getattr(self, "head_" + kind, None)
        if method is None:
            raise wrong(
                "misplaced-header",
                say("misplaced-header", key=key),
                span,
                say("triggers-place"),
            )
        result: ir.Effect = method(Header(tree, value, otherwise, scope, at, span, key, taken, depth))
        return result

    def else_branch(self, node: Map, rest: list[str], scope: Scope, depth: int) -> ir.Effect:
        key = rest[0]
        if key == "otherwise":
            return self.body(node.items[key], scope.child(), False, depth + 1)
        scalar = Scalar(key, node.keys[key])
        tree = parser.parse(key, "header", scalar, self.problems)
        if tree is None or tree.data != "otherwise_if":
            return ir.Nothing(node.keys[key], key)
        cond = self.condition(tree.children[0], scope, At(scalar))
        then = self.body(node.items[key], scope.child(), False, depth + 1)
        more = self.else_branch(node, rest[1:], scope, depth) if len(rest) > 1 else None
        return ir.If(node.keys[key], key, cond, then, more)

    def text_of(self, node: Node, start: str) -> tuple[Branch, At]:
        if not isinstance(node, Scalar) or not isinstance(node.value, (str, int)) or isinstance(node.value, bool):
            raise wrong("wrong-type", say("what-belongs", what=BELONGS[start]), node.span)
        problems: list[Problem] = []
        tree = parser.parse(str(node.value), start, node, problems)
        if tree is None:
            raise Wrong(problems[0])
        return tree, At(node)

    def table(self, value: Node, span: Span, least: int = 0, most: int = MOST_LEVEL) -> list[tuple[int, Node]]:
        """Whole numbers from `least` to `most`, each once, and what stands behind them, the smallest first."""
        if not isinstance(value, Map) or not value.items or not all(WHOLE.match(k) for k in value.items):
            raise wrong(
                "wrong-type", say("what-belongs", what=say("what-levels")), span, say("write", code="{1: ..., 2: ...}")
            )
        for key in value.items:
            if not (len(key) < 10 and least <= int(key) <= most):
                raise wrong("wrong-value", say("level-range", key=key, least=least, most=most), value.keys[key])
        return sorted(((int(k), v) for k, v in value), key=lambda level: level[0])

    def fixed(self, value: Node, keys: tuple[str, ...], span: Span, what: str) -> Map:
        if not isinstance(value, Map):
            raise wrong("wrong-type", say("needs-keys", key=what, keys=[f"{k}:" for k in keys]), span)
        for k in value.items:
            if k not in keys:
                raise wrong("unknown-key", say("no-such-key", key=k, of=what), value.keys[k], meant(k, keys))
        for k in keys:
            if k not in value.items:
                raise wrong("missing-key", say("needs-key", of=what, key=k), span)
        return value

    def once_rule(self, limit: Branch, at: At) -> Rule:
        name = limit.children[0]
        rule = self.words.rules.get(str(name))
        if rule is None or not rule.flow:
            steps = [r.name for r in self.words.rules.values() if r.flow]
            raise wrong(
                "unknown-name",
                say("no-flow-step", name=name),
                at.span(name),
                meant(str(name), steps) or say("one-of", names=steps[:8]),
            )
        self.once_scopes.add(rule.name)
        return rule
