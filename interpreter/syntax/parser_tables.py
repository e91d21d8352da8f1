"""The parser's tables, worked out beforehand: to derive them from the grammar takes longer than to check a whole game.

They lie beside the grammar as plain data (`effects.json`) and name the grammar they were made from; for any other they
are made anew by the Lark library, and only the start takes longer.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from re import _parser
from typing import TYPE_CHECKING, Any

from .grammar import GRAMMAR, STARTS
from .lalr import Reduction, Tables

if TYPE_CHECKING:
    from lark import Lark

FILE = Path(__file__).with_name("effects.json")
#: how tables are written down: another number for another way
_FORM = b"3 "


def tables(grammar: str = GRAMMAR) -> Tables:
    """The tables of the grammar."""
    return _read(ready(grammar) or tables_of(build(grammar), grammar))


def ready(grammar: str) -> dict[str, Any] | None:
    """What was worked out beforehand, if it was for this grammar."""
    try:
        found: dict[str, Any] = json.loads(FILE.read_bytes())
    except (OSError, ValueError):
        return None
    return found if found["grammar"] == _digest(grammar) else None


def build(grammar: str = GRAMMAR, strict: bool = False) -> Lark:
    """The library's own parser."""
    from lark import Lark  # takes as long to import as all lines of a game take to read

    return Lark(
        grammar, parser="lalr", lexer="basic", propagate_positions=True, maybe_placeholders=True, start=list(STARTS),
        strict=strict,
    )  # fmt: skip


def _read(found: dict[str, Any]) -> Tables:
    reductions = [
        Reduction(
            origin,
            size,
            name,
            single,
            tuple((i, inner, missing) for i, inner, missing in kept),
            behind,
            single and size == 1 and not behind and kept == [[0, False, 0]],
        )
        for origin, size, name, single, kept, behind in found["rules"]
    ]
    return Tables(
        [(f"(?P<{name}>{pattern})", letters) for name, pattern, letters in found["terminals"]],
        found["keywords"],
        frozenset(found["ignored"]),
        found["tokens"],
        found["states"],
        reductions,
        found["start_states"],
        found["end_states"],
    )


# ---- from the library
def tables_of(parser: Lark, grammar: str) -> dict[str, Any]:
    """What `effects.json` holds: the same for the same grammar, whatever the order of sets was."""
    lexer: Any = parser.parser.lexer
    rules = {rule: number for number, rule in enumerate(parser.rules)}
    words = [(t.name, t.pattern.to_regexp()) for t in lexer.scanner.terminals]
    others = {kind: call.scanner.terminals for kind, call in lexer.callback.items()}
    return {
        "grammar": _digest(grammar),
        "terminals": [[name, pattern, first_letters(pattern)] for name, pattern in words],
        "keywords": {kind: {t.pattern.value: t.name for t in found} for kind, found in others.items()},
        "ignored": sorted(lexer.ignore_types),
        "rules": [_reduction(rule) for rule in rules],
        **_in_order(parser.parser.parser._parse_table, rules),
    }


def first_letters(pattern: str) -> str:
    """The letters with which what a pattern finds can begin; none if that cannot be told."""
    letters = _first(_parser.parse(pattern))
    return "".join(sorted(letters)) if letters is not None else ""


def _first(parts: Any) -> set[str] | None:
    found: set[str] = set()
    for sort, what in parts:
        name = str(sort)
        if name in ("AT", "ASSERT", "ASSERT_NOT"):  # they take no letter, and so tell nothing wrong if left out
            continue
        ways: list[set[str] | None]
        if name == "LITERAL":
            ways = [{chr(what)}]
        elif name == "IN":
            ways = [_one_of(*item) for item in what]
        elif name == "SUBPATTERN":
            ways = [_first(what[3])]
        elif name == "BRANCH":
            ways = [_first(way) for way in what[1]]
        elif name == "MAX_REPEAT":
            ways = [_first(what[2])]
        else:
            return None
        for way in ways:
            if way is None:
                return None
            found |= way
        if name != "MAX_REPEAT" or what[0] > 0:
            return found
    return None  # all of it may be missing


def _one_of(sort: Any, what: Any) -> set[str] | None:
    if str(sort) == "RANGE":
        return {chr(code) for code in range(what[0], what[1] + 1)}
    return {chr(what)} if str(sort) == "LITERAL" else None


def _reduction(rule: Any) -> list[Any]:
    """Of a rule, as `Reduction` has it."""
    options = rule.options
    missing = [len(ones) for ones in "".join("1" if one else "0" for one in options.empty_indices).split("0")]
    missing = missing if options.empty_indices else [0] * (len(rule.expansion) + 1)
    kept, before = [], 0
    for i, part in enumerate(rule.expansion):
        before += missing[i]
        if options.keep_all_tokens or not (part.is_term and part.filter_out):
            kept.append([i, not part.is_term and part.name.startswith("_"), before])
            before = 0
    name = str(rule.alias or options.template_source or rule.origin.name)
    single = bool(options.expand1 and not rule.alias)
    return [str(rule.origin.name), len(rule.expansion), name, single, kept, before + missing[-1]]


def _in_order(table: Any, rules: dict[Any, int]) -> dict[str, Any]:
    """States numbered as they are reached, tokens in the order of names; a row is token, action, token, action ..."""
    names = sorted({str(token) for actions in table.states.values() for token in actions})
    index = {name: number for number, name in enumerate(names)}
    rows = {
        state: sorted((index[str(token)], what.name == "Reduce", to) for token, (what, to) in actions.items())
        for state, actions in table.states.items()
    }
    numbers: dict[int, int] = {}
    waiting = [state for _, state in sorted(table.start_states.items())]
    for state in waiting:
        if state not in numbers:
            numbers[state] = len(numbers)
            waiting += [to for _, reduces, to in rows[state] if not reduces]
    return {
        "tokens": names,
        "states": [
            [n for token, reduces, to in rows[state] for n in (token, ~rules[to] if reduces else numbers[to])]
            for state in numbers
        ],
        "start_states": {start: numbers[state] for start, state in table.start_states.items()},
        "end_states": {start: numbers[state] for start, state in table.end_states.items()},
    }


def as_text(grammar: str = GRAMMAR) -> str:
    """What `effects.json` should say."""
    return json.dumps(tables_of(build(grammar), grammar), sort_keys=True, separators=(",", ":")) + "\n"


def _digest(grammar: str) -> str:
    return hashlib.blake2b(_FORM + grammar.encode(), digest_size=16).hexdigest()
