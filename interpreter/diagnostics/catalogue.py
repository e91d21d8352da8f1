"""The catalogue of mistakes: for each stable code a wrong example and the right form.

Here are files, YAML, shapes and overlays; lines and rules are in catalogue_language.

To add a kind of mistake, add one tuple: code, a wrong example, the right one; and `explain-CODE` with the reason in
`.why` to translations/en/explain.ftl. An example that no line of a file can show is empty here and told there, in
`.wrong` or `.right`. Examples speak of gems and cards, never of a game we have.
"""

from __future__ import annotations

from ..diagnostics.records import record
from .catalogue_language import ABILITIES, MEANT, SAID, WHOLE, Row
from .catalogue_words import WORDS


@record
class Entry:
    code: str
    wrong: str
    right: str


_FILES: tuple[Row, ...] = (
    ("missing-file", "my-game/cards.yaml", "my-game/game.yaml\nmy-game/cards.yaml"),
    ("file-name", "my-game/cards.yml", "my-game/cards.yaml"),
    ("file-too-big", "", ""),
    ("not-utf8", "", ""),
    ("bad-character", "name: ge\x07m", "name: gem"),
    ("outside-pack", "cards:\n  king: {like: ../other/ace}", "cards:\n  ace: {cost: 1}\n  king: {like: ace}"),
    ("unknown-game", "spielwerk check my-gane", "spielwerk check ./my-game"),
    ("unknown-expansion", "--with mono", "--with moon"),
    ("unknown-variant", "--variant fats", "--variant fast"),
    ("variant-value", "--variant side", "--variant side=back"),
)

_YAML: tuple[Row, ...] = (
    ("yaml-syntax", "card: [one, two", "card: [one, two]"),
    ("two-colons", "turn: pay 1 gem: gain 1 card", "turn:\n  pay 1 gem: gain 1 card"),
    ("indentation", "turn: draw\n  rest: nothing", "turn: draw\nrest: nothing"),
    ("tab", "turn:\n\tdraw: nothing", "turn:\n  draw: nothing"),
    ("duplicate-key", "ace: 1\nace: 2", "ace: 1\nking: 2"),
    ("anchor", "ace: &first {cost: 1}", "ace: {cost: 1}"),
    ("merge-key", "<<: {cost: 1}", "cost: 1"),
    ("tag", "cost: !number 3", "cost: 3"),
    ("documents", "ace: 1\n---\nking: 2", "ace: 1\nking: 2"),
    ("empty-file", "# later", "rules: {turn: nothing}"),
    ("empty-value", "turn:\nrest: nothing", "turn: draw\nrest: nothing"),
    ("comma-in-braces", "turn: {you may: gain 1 gem, gain 1 card}", "turn:\n  you may: [gain 1 gem, gain 1 card]"),
    ("key-not-text", "? [a, b]\n: c", "a: c\nb: c"),
    ("float", "cost: 1.5", "cost: 2"),
    ("number-too-big", "cost: 99999999999", "cost: 99"),
    ("too-deep", "a: " + "[" * 45 + "]" * 45, "a: [b]"),
    ("too-long", "a" * 1200 + ": 1", "a: 1"),
)

_SHAPE: tuple[Row, ...] = (
    (
        "unknown-section",
        "crads:\n  ten: {cost: 10, colour: red, reward: nothing}",
        "cards:\n  ten: {cost: 10, colour: red, reward: nothing}",
    ),
    (
        "unknown-key",
        "cards:\n  ten: {cots: 10, colour: red, reward: nothing}",
        "cards:\n  ten: {cost: 10, colour: red, reward: nothing}",
    ),
    (
        "missing-key",
        "cards:\n  ten: {cost: 10, reward: nothing}",
        "cards:\n  ten: {cost: 10, colour: red, reward: nothing}",
    ),
    (
        "wrong-type",
        "cards:\n  ten: {copies: two, cost: 10, colour: red, reward: nothing}",
        "cards:\n  ten: {copies: 2, cost: 10, colour: red, reward: nothing}",
    ),
    (
        "wrong-value",
        "cards:\n  ten: {copies: 1000000000, cost: 10, colour: red, reward: nothing}",
        "cards:\n  ten: {copies: 10, cost: 10, colour: red, reward: nothing}",
    ),
    (
        "unknown-name",
        "cards:\n  ten: {cost: 10, colour: rde, reward: nothing}",
        "cards:\n  ten: {cost: 10, colour: red, reward: nothing}",
    ),
    (
        "bad-name",
        "cards:\n  Ten of Hearts: {cost: 10, colour: red, reward: nothing}",
        "cards:\n  ten_of_hearts: {cost: 10, colour: red, reward: nothing}",
    ),
    ("unknown-sort", "kinds:\n  coat: {has: {size: nmuber}}", "kinds:\n  coat: {has: {size: number}}"),
    (
        "unknown-kind",
        "kinds:\n  sleeve: {part of: caot, listed under: sleeves}",
        "kinds:\n  coat: {has: {size: number}}\n  sleeve: {part of: coat, listed under: sleeves}",
    ),
    ("table-name", "kinds:\n  rule: {has: {size: number}}", "kinds:\n  law: {has: {size: number}}"),
    ("unknown-place", "at: [rules.tunr]", "at: [rules.turn]"),
)

_OVERLAYS: tuple[Row, ...] = (
    ("overlay-missing", "cards:\n  kign: {remove: yes}", "cards:\n  king: {remove: yes}"),
    (
        "overlay-conflict",
        "a: parameters: {limit: 6}\nb: parameters: {limit: 7}",
        "a: parameters: {limit: 6}\nb: parameters: {other_limit: 7}",
    ),
    ("unused", "parameters:\n  limit: 3\nvariants:\n  long: {parameters: {limt: 5}}", "parameters:\n  limit: 3\nvariants:\n  long: {parameters: {limit: 5}}"),
    ("like-unknown", "cards:\n  ten: {like: kign}", "cards:\n  ten: {like: king}"),
    (
        "like-circle",
        "cards:\n  ten: {like: nine}\n  nine: {like: ten}",
        "cards:\n  ten: {like: nine}\n  nine: {cost: 9, colour: red, reward: nothing}",
    ),
)

CATALOGUE: dict[str, Entry] = {
    e[0]: Entry(*e) for e in (*_FILES, *_YAML, *_SHAPE, *_OVERLAYS, *SAID, *MEANT, *ABILITIES, *WHOLE, *WORDS)
}
