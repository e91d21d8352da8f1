"""Bodies: from YAML nodes (headers, lines, lists, named steps) to checked effects."""

from __future__ import annotations

import re

from ..diagnostics.problems import Problem, Span, say
from ..model import ir
from ..packs.tree import Map, Node, Scalar, Seq
from ..reading.context import Checking, Header, LineReader
from ..reading.names import meant
from ..reading.scope import At, Scope, Wrong, stands_for_nothing, wrong
from ..syntax import hints, parser
from ..syntax.parser import Branch
from .sequences import InTurn, NamedStep, NoEffect

PLAIN = re.compile(r"[a-z0-9][a-z0-9_]*\Z")
LONE = frozenset({"otherwise", "nothing", "secretly"})
MOST_NESTING = 40
MEANT_AS_HEADERS = frozenset(("else", "elsif", "may", "optional", "optionally", "while"))
#: headers whose value is a body of instructions
BODIED = re.compile(
    r"(if|only|you|choose|find|each|as|up|repeat|until|so that|any|in any order|once|otherwise|when|whenever|before)\b"
    r"|pay (?!.*\bwith\b)"
)
#: headers beside which `otherwise` can stand
WITH_OTHERWISE = frozenset(
    {"if_", "choose_one", "choose_body", "choose_number_body", "find", "find_random", "name_body"}
)


def is_plain(key: str) -> bool:
    """A key that is only a name: a named step or alternative, not a header."""
    return bool(PLAIN.match(key)) and key not in LONE


def body(c: Checking, node: Node | None, scope: Scope, taken: bool = False, depth: int = 0) -> ir.Effect:
    """What a node says, whatever its form. One wrong line costs that line only: the others are still looked at.

    `taken`: choosing this body is already an option of its own, so a price at its head is not asked twice.
    """
    if node is None:
        return NoEffect(Span("", 0, 0, 0), "nothing")
    if depth > MOST_NESTING:
        c.problems.append(Problem("too-deep", say("nested-too-deep", most=MOST_NESTING), node.span))
        return NoEffect(node.span, "")
    if isinstance(node, Scalar):
        if not isinstance(node.value, str):
            c.problems.append(
                Problem(
                    "wrong-type",
                    say("effect-belongs", value=f"{node.value}"),
                    node.span,
                    say("what-happens", code="gain 1 ..."),
                )
            )
            return NoEffect(node.span, "")
        return line(c, node, scope)
    if isinstance(node, Seq):
        items = [body(c, item, scope, taken and i == 0, depth + 1) for i, item in enumerate(node.items)]
        return items[0] if len(items) == 1 else InTurn(node.span, "", items)
    if node.items and all(is_plain(k) for k in node.items):
        for key in node.items:
            step_name(c, key, node.keys[key])
        steps = [NamedStep(node.keys[k], k, k, body(c, v, scope, False, depth + 1)) for k, v in node]
        return InTurn(node.span, "", list(steps))
    return headed(c, node, scope, taken, depth)


def step_name(c: Checking, key: str, span: Span) -> None:
    """A single word before a colon is the name of a step; some such words were meant as headers."""
    slip = hints.slip(key, "header") if key in MEANT_AS_HEADERS else None
    if slip is not None:
        c.problems.append(Problem(slip.code, slip.message, span, slip.hint))


def line(c: Checking, node: Scalar, scope: Scope) -> ir.Effect:
    """What one line says; a statement of it that is wrong costs that statement only."""
    tree = parser.parse(str(node.value), "line", node, c.problems)
    if tree is None:
        scope.broken = scope.broken or "choose" in str(node.value)
        return NoEffect(node.span, str(node.value))
    at = At(node)
    items: list[ir.Effect] = []
    for part in tree.children:
        try:
            items.append(statement(c, part, scope, at))
        except Wrong as e:
            c.keep(e)
            items.append(NoEffect(node.span, ""))
    return items[0] if len(items) == 1 else InTurn(node.span, str(node.value), items)


def statement(c: Checking, tree: Branch, scope: Scope, at: At) -> ir.Effect:
    if tree.data == "they":
        if scope.they is None:
            raise stands_for_nothing(scope, "they", at.first(tree))
        return statement(c, tree.children[0], scope.acting(scope.they), at)
    return c.language.lines[tree.data](c, tree, scope, at, at.span(tree), at.text(tree))


def nothing(c: Checking, tree: Branch, scope: Scope, at: At, span: Span, text: str) -> ir.Effect:
    """The line `nothing`."""
    return NoEffect(span, text)


def headed(c: Checking, node: Map, scope: Scope, taken: bool, depth: int) -> ir.Effect:
    """A header with what stands below it, and its `otherwise` beside it."""
    keys = list(node.items)
    if not keys:
        c.problems.append(Problem("empty-value", say("nothing-said"), node.span, say("write", code="nothing")))
        return NoEffect(node.span, "")
    key, *others = keys
    span = node.keys[key]
    scalar = Scalar(key, span)
    tree = parser.parse(key, "header", scalar, c.problems)
    if tree is None:
        look_inside(c, node, keys, scope, depth)
        return NoEffect(span, key)
    for other in others:
        if not other.startswith("otherwise"):
            message = say("not-beside", other=other, key=key)
            hint = meant(other.partition(" ")[0], ["otherwise"])
            if hint is None:  # a line of its own, or an alternative that was not indented
                lies_below = isinstance(node.items[key], Map) and " " not in other
                hint = say("indent-or-list", key=key) if lies_below else say("list-of-headers")
            c.problems.append(Problem("two-headers", message, node.keys[other], hint))
            return NoEffect(span, key)
    try:
        return header(c, Header(tree, node, others, scope, At(scalar), span, key, taken, depth))
    except Wrong as e:
        c.keep(e)
        look_inside(c, node, keys, scope, depth)
        return NoEffect(span, key)


def header(c: Checking, h: Header) -> ir.Effect:
    if h.others and h.tree.data not in WITH_OTHERWISE:
        raise wrong("two-headers", say("no-otherwise", key=h.key), h.block.keys[h.others[0]])
    read = c.language.headers.get(h.tree.data)
    if read is None:
        raise wrong("misplaced-header", say("misplaced-header", key=h.key), h.span, say("triggers-place"))
    return read(c, h)


def below(c: Checking, h: Header, scope: Scope, taken: bool = False) -> ir.Effect:
    """The body under a header."""
    return body(c, h.value, scope, taken, h.depth + 1)


def otherwise(c: Checking, h: Header) -> ir.Effect | None:
    """The body of the `otherwise` beside a header."""
    return body(c, h.block.items[h.others[0]], h.scope.child(), False, h.depth + 1) if h.others else None


def look_inside(c: Checking, node: Map, keys: list[str], scope: Scope, depth: int) -> None:
    """The bodies under a refused header, for their own mistakes: several are shown in one run."""
    inner = scope.child()
    inner.broken = True
    for key in keys:
        if BODIED.match(key):
            body(c, node.items[key], inner.child(), False, depth + 1)


#: by the name of a rule of the grammar, what reads it
LINES: dict[str, LineReader] = {
    "nothing": nothing,
}
