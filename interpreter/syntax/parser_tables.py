"""The parser's tables, worked out beforehand: to derive them from the grammar takes longer than to check a whole game.

They lie beside the grammar as plain data (`effects.json`) and name the grammar and the version of the library they were
made from; with any other the parser is built from the grammar, and only the start takes longer.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import lark
from lark.grammar import Rule
from lark.lexer import TerminalDef

FILE = Path(__file__).with_name("effects.json")
#: the widest word: what has no end is as wide as the version of Python says, and only the order of widths matters
_WIDEST = 1_000_000


def ready_parser(grammar: str) -> lark.Lark | None:
    """The parser of a grammar, if its tables are there."""
    try:
        found = json.loads(FILE.read_bytes())
    except (OSError, ValueError):
        return None
    if found["grammar"] != _digest(grammar) or found["lark"] != lark.__version__:
        return None
    table = found["data"]["parser"]["parser"]
    table["tokens"] = dict(enumerate(table["tokens"]))
    table["states"] = {state: _actions(row) for state, row in enumerate(table["states"])}
    parser: lark.Lark = lark.Lark.load({"data": found["data"], "memo": dict(enumerate(found["memo"]))})
    return parser


def tables_of(parser: lark.Lark, grammar: str) -> dict[str, Any]:
    """What `effects.json` holds: the same for the same grammar, whatever the order of sets was."""
    data, memo = parser.memo_serialize([TerminalDef, Rule])
    for made in memo.values():
        if "_width" in made.get("pattern", {}):
            made["pattern"]["_width"] = [min(width, _WIDEST) for width in made["pattern"]["_width"]]
    data["parser"]["parser"] = _in_order(data["parser"]["parser"])
    plain = json.loads(json.dumps({"data": data, "memo": [memo[i] for i in range(len(memo))]}))
    return {"grammar": _digest(grammar), "lark": lark.__version__, **plain}


def _in_order(table: dict[str, Any]) -> dict[str, Any]:
    """States numbered as they are reached, tokens in the order of names; a row is token, action, token, action ..."""
    names: list[str] = sorted(table["tokens"].values())
    rows = {
        state: sorted((names.index(table["tokens"][token]), action) for token, action in actions.items())
        for state, actions in table["states"].items()
    }
    numbers: dict[int, int] = {}
    waiting = [state for _, state in sorted(table["start_states"].items())]
    for state in waiting:
        if state not in numbers:
            numbers[state] = len(numbers)
            waiting += [to for _, (reduces, to) in rows[state] if not reduces]
    return {
        "tokens": names,
        "states": [
            [n for token, (reduces, to) in rows[state] for n in (token, ~to["@"] if reduces else numbers[to])]
            for state in numbers
        ],
        "start_states": {start: numbers[state] for start, state in table["start_states"].items()},
        "end_states": {start: numbers[state] for start, state in table["end_states"].items()},
    }


def _actions(row: list[int]) -> dict[int, tuple[int, Any]]:
    """As the library writes them: go to a state, or reduce by a rule (in the row a negative number)."""
    return {token: (0, to) if to >= 0 else (1, {"@": ~to}) for token, to in zip(row[::2], row[1::2], strict=True)}


def as_text(parser: lark.Lark, grammar: str) -> str:
    """What `effects.json` should say."""
    return json.dumps(tables_of(parser, grammar), sort_keys=True, separators=(",", ":")) + "\n"


def _digest(grammar: str) -> str:
    return hashlib.blake2b(grammar.encode(), digest_size=16).hexdigest()
