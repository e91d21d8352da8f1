"""Does a text say every part of a rule? Lines of a game are changed a word at a time, read again and told again.

Two lines that are understood differently and told alike have a part that no phrase carries: a number, an owner, a
place, a direction, a name. What is compared is what was understood, so words that mean the same are no find.
"""

from __future__ import annotations

import random
import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from spielwerk.interpreter.checking.language import checking
from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model import vocabulary as model
from spielwerk.interpreter.model.checked import CheckedGame
from spielwerk.interpreter.packs.tree import Map, Node, Scalar, Seq
from spielwerk.interpreter.phrases.telling import lines
from spielwerk.interpreter.prose.all_texts import Whole
from spielwerk.interpreter.prose.renderer import telling
from spielwerk.interpreter.reading.scope import Wrong, rule_scope
from spielwerk.interpreter.verbs import bodies, sequences

WORD = re.compile(r"[a-z0-9_]+|\S")
#: words of the language that can stand for each other; what a line does not allow is refused when it is read
SIBLINGS: Sequence[Sequence[str]] = (
    ("your", "their", "other", "another", "a", "no", "its"),
    ("you", "them", "they", "the start player", "the player on your left"),
    ("at least", "at most", "more than", "fewer than", "is", "is not"),
    ("left", "right"),
    ("top", "bottom"),
    ("with", "without"),
    ("and", "or"),
    ("if", "only if"),
    ("highest", "lowest", "total"),
    ("most", "least"),
    ("equal", "different"),
    ("visible", "covered"),
    ("forward", "backward", "sideways", "diagonal", "orthogonal", "straight"),
    ("level", "rising", "falling"),
    ("round", "game"),
    ("turn", "round"),
    ("set", "not set"),
    ("gain", "lose", "pay"),
    ("gains", "loses", "pays"),
    ("next to", "connected to"),
    ("capped", "floored"),
    ("+", "-", "*"),
    ("upright", "right", "left", "upside_down"),
)
#: what may be added behind a word
ADDED = ("of the player on your left", "of the start player", "of that opponent", "from the next player")
IGNORED = ("span", "text", "reason")
DECLARED = (model.Counter, model.Piece, model.Zone, model.Definition, model.Parameter, model.Rule, model.Layout)


#: told alike because they are: what is moved from a place must lie there
SAME = {("choose a field with your goat as origin", "choose a field as origin")}


@dataclass(frozen=True, slots=True)
class Alike:
    """Two lines that mean different things and are told alike."""

    where: str
    one: str
    other: str
    told: str

    def __str__(self) -> str:
        return f"{self.where}: `{self.one}` and `{self.other}` are both told: {self.told}"


class Parts:
    """The rules of a game, changed word by word."""

    def __init__(self, game: CheckedGame, *languages: str):
        self.game, self.words = game, game.words
        self.told = [Whole(game, language) for language in languages or ("en",)]
        self.names = names_by_sort(self.words)

    # ---- one body
    def understood(self, rule: ir.CheckedRule, body: Node) -> ir.Effect | None:
        problems: list[Problem] = []
        c = checking(self.words, problems)
        c.game = self.game
        try:
            found = bodies.body(c, body, rule_scope(rule))
        except Wrong:
            return None
        return None if problems else found

    def text(self, whole: Whole, effect: ir.Effect) -> str:
        return " / ".join(whole.written(lines(telling(self.game), effect), {}))

    # ---- all of them
    def found(
        self, chance: random.Random | None = None, most: int = 0, only: Container[str] | None = None
    ) -> Iterator[Alike]:
        """Everything told alike (in `only` these rules); with `chance` only `most` changes of each line are tried."""
        for name, rule, body in self.bodies():
            if only is not None and rule.rule.name not in only:
                continue
            for way, old in texts(body):
                changed = list(dict.fromkeys([old, *self.changes(old)]))
                if chance is not None and len(changed) > most:
                    changed = [old, *chance.sample(changed[1:], most)]
                yield from self.compared(name, rule, body, way, changed)

    def bodies(self) -> Iterator[tuple[str, ir.CheckedRule, Node]]:
        """Every rule; of a rule that is a menu, every alternative by itself."""
        for name, rule in self.game.rules.items():
            body = rule.rule.body
            menu = body.items.get("choose one") if isinstance(body, Map) else None
            if isinstance(menu, Map):
                yield from ((f"{name}.{key}", rule, item) for key, item in menu.items.items())
            else:
                yield name, rule, body

    def compared(
        self, name: str, rule: ir.CheckedRule, unchanged: Node, way: tuple[Any, ...], changed: Sequence[str]
    ) -> Iterator[Alike]:
        seen: dict[tuple[int, str], tuple[str, str]] = {}
        for text in changed:
            body = put(unchanged, way, text)
            effect = self.understood(rule, body) if body is not None else None
            if effect is None:
                continue
            meaning = written(effect, {})
            for i, whole in enumerate(self.told):
                said = self.text(whole, effect)
                first = seen.setdefault((i, said), (meaning, text))
                if first[0] != meaning and (first[1], text) not in SAME:
                    yield Alike(f"{name} ({whole.speech.voices[0].locale.name})", first[1], text, said)

    def changes(self, text: str) -> Iterator[str]:
        spans = [m.span() for m in WORD.finditer(text)]
        for i, (start, end) in enumerate(spans):
            word = text[start:end]
            for other in self.instead(word, text[start:]):
                length = len(other[0])
                yield text[:start] + other[1] + text[start + length :]
            for j in range(i, min(i + 6, len(spans))):
                if 0 < i or j < len(spans) - 1:
                    yield " ".join((text[:start] + text[spans[j][1] :]).split())
            for added in (*ADDED, *(f"of {note}" for note in self.words.notes)):
                yield f"{text[:end]} {added}{text[end:]}"
            for added in ("your", "their", "other"):
                yield f"{text[:start]}{added} {text[start:]}"

    def instead(self, word: str, rest: str) -> Iterator[tuple[str, str]]:
        if word.isdigit():
            yield word, str(int(word) + 1)
        for group in SIBLINGS:
            for one in group:
                if re.match(rf"{re.escape(one)}(?!\w)", rest):
                    yield from ((one, other) for other in group if other != one)
        base = self.words.forms.get(word, word)
        for group in self.names:
            if base in group:
                at = group.index(base)
                plural = word != base
                for other in (group[at - 1], group[(at + 1) % len(group)]):
                    if other != base:
                        yield word, self.words.plurals().get(other, other) if plural else other


def names_by_sort(w: model.Vocabulary) -> list[list[str]]:
    kinds = [[t.entry for t in kind.things][:8] for kind in w.kinds.values()]
    values = [list(sort.values) for kind in w.kinds.values() for sort in kind.properties.values() if sort.values]
    adjectives = [name for _, name in w.adjectives]
    sections = (w.counters, w.pieces, w.zones, w.kinds, w.parameters, w.definitions, w.notes, w.rules, adjectives)
    found = [list(dict.fromkeys(group)) for group in (*sections, *kinds, *values)]
    flags = [p for kind in w.kinds.values() for p, sort in kind.properties.items() if sort.sort in ("flag", "number")]
    return [group for group in (*found, flags) if len(group) > 1]


def texts(node: Node, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every line and every header of a body, with the way to it."""
    if isinstance(node, Scalar):
        if isinstance(node.value, str):
            yield way, node.value
    elif isinstance(node, Seq):
        for i, item in enumerate(node.items):
            yield from texts(item, (*way, i))
    else:
        for key, item in node.items.items():
            if " " in key:
                yield (*way, ("key", key)), key
            yield from texts(item, (*way, key))


def put(node: Node, way: tuple[Any, ...], text: str) -> Node | None:
    """The same body with another text there."""
    if not way:
        assert isinstance(node, Scalar)
        return replace(node, value=text)
    step, rest = way[0], way[1:]
    if isinstance(node, Seq):
        inner = put(node.items[step], rest, text)
        return None if inner is None else replace(node, items=[*node.items[:step], inner, *node.items[step + 1 :]])
    assert isinstance(node, Map)
    if isinstance(step, tuple):
        if text != step[1] and (text in node.items or " " not in text):
            return None
        items = {text if k == step[1] else k: v for k, v in node.items.items()}
        keys = {text if k == step[1] else k: v for k, v in node.keys.items()}
        return Map(items, keys, node.span)
    inner = put(node.items[step], rest, text)
    return None if inner is None else Map({**node.items, step: inner}, node.keys, node.span)


def written(value: Any, known: dict[int, int]) -> str:
    """A checked rule in writing, without places and texts; locals by the order in which they are met."""
    if isinstance(value, ir.Local):
        return f"local {known.setdefault(id(value), len(known))}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(written(v, known) for v in value)}]"
    if isinstance(value, (sequences.InTurn, sequences.Step)):  # what is done in turn, however it is listed
        return f"in turn [{', '.join(written(v, known) for v in sequences.all_parts(value))}]"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    if isinstance(value, DECLARED):
        return f"{type(value).__name__} {value.name}"
    parts = [f.name for f in fields(value) if f.name not in IGNORED]
    return f"{type(value).__name__}({', '.join(written(getattr(value, p), known) for p in parts)})"
