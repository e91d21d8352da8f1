"""Does a text say every part of a rule? Lines of a game are changed a word at a time, read again and told again.

Two lines that are understood differently and told alike have a part that no phrase carries: a number, an owner, a
place, a direction, a name. What is compared is what was understood, so words that mean the same are no find.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import partial
from typing import Any

from spielwerk.interpreter.checking import abilities
from spielwerk.interpreter.checking.abilities import Bearer
from spielwerk.interpreter.checking.language import checking
from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.lowering.anatomy import menu_of
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model import vocabulary as model
from spielwerk.interpreter.model.checked import CheckedGame
from spielwerk.interpreter.packs.tree import Map, Node, Scalar, Seq
from spielwerk.interpreter.phrases.lines import Line
from spielwerk.interpreter.phrases.telling import IN_FULL, condition, lines
from spielwerk.interpreter.phrases.words import Say
from spielwerk.interpreter.prose.texts.abilities import ability_lines
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.texts.renderer import telling
from spielwerk.interpreter.reading import blocks
from spielwerk.interpreter.reading.context import Checking
from spielwerk.interpreter.reading.scope import Scope, Wrong, player_scope, rule_scope
from spielwerk.interpreter.terms import definitions, expressions, nouns
from spielwerk.interpreter.terms.definitions import meaning
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
SAME = {
    ("choose a field with your goat as origin", "choose a field as origin"),
    ("choose an island with a token", "choose an island"),
    ("choose a sea with a boat as first", "choose a sea as first"),
    ("hire", "recruit"),
}


@dataclass(frozen=True, slots=True)
class Alike:
    """Two lines that mean different things and are told alike."""

    where: str
    one: str
    other: str
    told: str

    def __str__(self) -> str:
        return f"{self.where}: `{self.one}` and `{self.other}` are both told: {self.told}"


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of a game's file: how it is understood (raising `Wrong`), and what is told of what was understood."""

    name: str
    node: Node
    read: Callable[[Checking, Node], Any]
    told: Callable[[Any], list[Line]]


class Parts:
    """What a game says, changed word by word: rules, abilities, definitions, what brings the end and who wins."""

    def __init__(self, game: CheckedGame, *languages: str):
        self.game, self.words = game, game.words
        self.spoken = [Whole(game, language) for language in languages or ("en",)]
        self.names = names_by_sort(self.words)

    # ---- one piece
    def understood(self, passage: Passage, node: Node) -> Any:
        problems: list[Problem] = []
        c = checking(self.words, problems)
        c.game = replace(self.game, abilities=[])
        try:
            found = passage.read(c, node)
        except Wrong:
            return None
        return None if problems else found

    # ---- all of them
    def found(
        self, chance: random.Random | None = None, most: int = 0, only: Container[str] | None = None
    ) -> Iterator[Alike]:
        """Everything told alike (in `only` these); with `chance` only `most` changes of each line are tried."""
        for passage in self.passages():
            if only is not None and passage.name.split(".")[0] not in only:
                continue
            for way, old in texts(passage.node):
                changed = list(dict.fromkeys([old, *self.changes(old)]))
                if chance is not None and len(changed) > most:
                    changed = [old, *chance.sample(changed[1:], most)]
                yield from self.compared(passage, way, changed)

    def passages(self) -> Iterator[Passage]:
        yield from self.rules()
        yield from self.abilities()
        yield from self.definitions()
        yield from self.ends()

    def rules(self) -> Iterator[Passage]:
        """Every rule; of a rule that is a menu, every alternative by itself."""
        for name, rule in self.game.rules.items():
            read = partial(rule_read, rule)
            body = rule.rule.body
            menu = body.items.get("choose one") if isinstance(body, Map) else None
            if isinstance(menu, Map):
                yield from (Passage(f"{name}.{key}", item, read, self.effect_told) for key, item in menu.items.items())
            else:
                yield Passage(name, body, read, self.effect_told)

    def effect_told(self, effect: ir.Effect) -> list[Line]:
        return lines(telling(self.game), effect)

    def abilities(self) -> Iterator[Passage]:
        """What cards do as long as they are in play, and what holds always."""
        for kind in self.words.kinds.values():
            for thing in kind.things:
                for prop, sort in kind.properties.items():
                    node = thing.values.get(prop) if sort.sort == "abilities" else None
                    if node is not None and thing.index == self.words.entries[thing.entry][0]:
                        yield from self.borne(node, Bearer(kind.name, thing.entry, (thing.index,)))
        if isinstance(self.words.always, Map):
            for name, node in self.words.always:
                yield from self.borne(node, Bearer("", name, ()))

    def borne(self, node: Node, bearer: Bearer) -> Iterator[Passage]:
        for item in node.items if isinstance(node, Seq) else [node]:
            yield Passage(bearer.entry, item, partial(ability_read, bearer), self.ability_told)

    def ability_told(self, ability: ir.CheckedAbility) -> list[Line]:
        return ability_lines(telling(self.game), ability)

    def definitions(self) -> Iterator[Passage]:
        """What a word of the game stands for."""
        for checked in self.game.definitions.values():
            d = checked.definition
            told = partial(self.meaning_told, d)
            yield Passage(d.name, d.body, partial(definition_read, d), told)

    def meaning_told(self, d: model.Definition, read: tuple[ir.Expr, ir.Local | None]) -> list[Line]:
        value, it = read
        here = it if d.of in self.words.kinds else None
        return meaning(telling(self.game, IN_FULL, here), value, bool(d.adjective))

    def ends(self) -> Iterator[Passage]:
        for cause in self.words.ends:
            yield Passage(cause.name, cause.when, end_read, self.end_told)

    def end_told(self, cond: ir.Expr) -> list[Line]:
        return [Line(0, Say("end-when", cond=condition(telling(self.game), cond)))]

    def compared(self, passage: Passage, way: tuple[Any, ...], changed: Sequence[str]) -> Iterator[Alike]:
        seen: dict[tuple[int, str], tuple[str, str]] = {}
        for text in changed:
            node = put(passage.node, way, text)
            found = self.understood(passage, node) if node is not None else None
            if found is None:
                continue
            meant = written(found, {})
            for i, whole in enumerate(self.spoken):
                said = " / ".join(whole.written(passage.told(found), {}))
                first = seen.setdefault((i, said), (meant, text))
                if first[0] != meant and not self.excused(whole, first[1], text):
                    yield Alike(f"{passage.name} ({whole.speech.voices[0].locale.name})", first[1], text, said)

    def excused(self, whole: Whole, one: str, other: str) -> bool:
        """Told alike because it is the same, or because the game has words of its own for what a number means."""
        if (one, other) in SAME:
            return True
        has = whole.speech.voices[0].has
        own = [name for name in self.words.counters if has(f"number-{name}", "is")]
        changed = [name for name in self.words.parameters if has(f"change-{name}")]
        patterns = [rf"\b({name}|{self.words.plurals().get(name, name)})((?: of it)?) is( not)? \d+" for name in own]
        patterns += [rf"\byour ({name})() is \d+( more| less|)" for name in changed]
        set_own = [name for name in self.words.counters if has(f"number-{name}", "set")]
        patterns += [rf"\bset ({name}|{self.words.plurals().get(name, name)})() to \d+()" for name in set_own]
        printed = {prop for kind in self.words.kinds.values() for prop in kind.properties}
        itself = [prop for prop in printed if has(f"noun-prop-{prop}", "itself")]  # its name says what it counts
        patterns += [rf"\b(gain|lose|pay) \(({prop} of [^)]*)\) \w+()" for prop in itself]
        for pattern in patterns:
            one, other = (re.sub(pattern, r"\1\2 is so", text) for text in (one, other))
        for zone in self.words.zones.values():  # in a zone of cards lie cards
            kind = zone.holds[0] if len(zone.holds) == 1 else "-"
            lying = rf"\b({kind}|{self.words.plurals().get(kind, kind)}) in ((your |their )?{zone.name}\b)"
            one, other = (re.sub(lying, r"\2", text) for text in (one, other))
        return one == other

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


def rule_read(rule: ir.CheckedRule, c: Checking, node: Node) -> ir.Effect:
    return bodies.body(c, node, rule_scope(rule))


def ability_read(bearer: Bearer, c: Checking, node: Node) -> ir.CheckedAbility | None:
    abilities.ability(c, node, bearer)
    if not c.game.abilities:
        return None
    (made,) = c.game.abilities
    if made.menu is not None:  # it has joined the menu of a rule, and leaves it again
        menu = menu_of(c.game.rules[made.menu.name].body)
        assert menu is not None and menu.pop().ability is made
    return made


def definition_read(d: model.Definition, c: Checking, node: Node) -> tuple[ir.Expr, ir.Local | None]:
    scope, _ = player_scope(d.key)
    if d.of:
        scope.it = scope.that[d.of] = ir.Local("it", nouns.thing_type(*c.words.members(d.of)))
    return definitions.definition_value(c, node, d.adjective, scope), scope.it


def end_read(c: Checking, node: Node) -> ir.Expr:
    assert isinstance(node, Scalar)
    tree, at = blocks.parsed(node, "condition")
    return expressions.condition(c, tree, Scope(owner="end"), at)


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
    if isinstance(value, (sequences.InTurn, sequences.NamedStep)):  # what is done in turn, however it is listed
        return f"in turn [{', '.join(written(v, known) for v in sequences.all_parts(value))}]"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    if isinstance(value, DECLARED):
        return f"{type(value).__name__} {value.name}"
    parts = [f.name for f in fields(value) if f.name not in IGNORED]
    return f"{type(value).__name__}({', '.join(written(getattr(value, p), known) for p in parts)})"
