"""What stands below a key: a text of the language, a table of levels, a block with known keys."""

from __future__ import annotations

import re

from ..diagnostics.problems import Problem, Span, say
from ..packs.tree import Map, Node, Scalar
from ..syntax import parser
from ..syntax.parser import Branch
from .names import meant
from .scope import At, Wrong, wrong

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
MOST_LEVEL = 1_000_000
#: a whole number in one way of writing, so that no two keys are the same
WHOLE = re.compile(r"(0|[1-9][0-9]*)\Z")


def parsed(node: Node, start: str) -> tuple[Branch, At]:
    if not isinstance(node, Scalar) or not isinstance(node.value, (str, int)) or isinstance(node.value, bool):
        raise wrong("wrong-type", say("what-belongs", what=BELONGS[start]), node.span)
    problems: list[Problem] = []
    tree = parser.parse(str(node.value), start, node, problems)
    if tree is None:
        raise Wrong(problems[0])
    return tree, At(node)


def level_table(value: Node, span: Span, least: int = 0, most: int = MOST_LEVEL) -> list[tuple[int, Node]]:
    """Whole numbers from `least` to `most`, each once, and what stands behind them, the smallest first."""
    if not isinstance(value, Map) or not value.items or not all(WHOLE.match(k) for k in value.items):
        raise wrong(
            "wrong-type", say("what-belongs", what=say("what-levels")), span, say("write", code="{1: ..., 2: ...}")
        )
    for key in value.items:
        if not (len(key) < 10 and least <= int(key) <= most):
            raise wrong("wrong-value", say("level-range", key=key, least=least, most=most), value.keys[key])
    return sorted(((int(k), v) for k, v in value), key=lambda level: level[0])


def fixed_keys(value: Node, keys: tuple[str, ...], span: Span, what: str, more: tuple[str, ...] = ()) -> Map:
    """A block that has all of some keys; `more`: those that may be left out."""
    if not isinstance(value, Map):
        raise wrong("wrong-type", say("needs-keys", key=what, keys=[f"{k}:" for k in keys]), span)
    for k in value.items:
        if k not in (*keys, *more):
            raise wrong("unknown-key", say("no-such-key", key=k, of=what), value.keys[k], meant(k, [*keys, *more]))
    for k in keys:
        if k not in value.items:
            raise wrong("missing-key", say("needs-key", of=what, key=k), span)
    return value
