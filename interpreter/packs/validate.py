"""Checks a tree against a schema, with the place of each mistake and a sentence in our own words.

Understands the part of JSON Schema that our schemas use. Where a schema allows several forms, the form of the value
decides which is meant, so that the answer is about that one instead of "none of them".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice

from ..diagnostics.problems import MessageRef, Problem, Span, say
from . import titles
from .names import clip, nearest
from .shapes import NAME_PATTERN, PHRASE_PATTERN, Schema
from .tree import Map, Node, Scalar, Seq

_MOST = 100


def validate(tree: Node, schema: Schema) -> list[Problem]:
    """Every independent mistake of the tree's shape, in the order of the tree."""
    checker = _Checker(schema)
    checker.check(tree, schema, say("where-file"), tree.span)
    return checker.problems


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def form_of(node: Node) -> str:
    """The JSON type of a node."""
    if isinstance(node, Map):
        return "object"
    if isinstance(node, Seq):
        return "array"
    value = node.value
    if isinstance(value, bool):
        return "boolean"
    return "integer" if isinstance(value, int) else "string" if isinstance(value, str) else "null"


def in_words(node: Node) -> MessageRef:
    """What stands there, for a sentence that says it should be something else."""
    if isinstance(node, Map):
        return say("what-map") if node.items else say("what-empty-map")
    if isinstance(node, Seq):
        return say("what-list") if node.items else say("what-empty-list")
    if isinstance(node.value, bool):
        return say("what-code", code="yes" if node.value else "no")
    if isinstance(node.value, int):
        return say("what-the-number", n=str(node.value))
    return (
        say("what-the-text", text=clip(node.value))
        if isinstance(node.value, str) and node.value
        else say("what-nothing")
    )


class _Checker:
    def __init__(self, root: Schema) -> None:
        self.defs: dict[str, Schema] = root.get("$defs", {})
        self.problems: list[Problem] = []

    def check(self, node: Node, schema: Schema, label: MessageRef, key: Span) -> None:
        """`label` is what the node is called in messages, `key` the place of its name."""
        if len(self.problems) >= _MOST:
            return
        schema = self._resolve(schema)
        if "if" in schema:
            branch = "then" if self._holds(node, schema["if"]) else "else"
            inner = self._resolve(schema[branch])
            self.check(node, {"title": schema["title"], **inner} if "title" in schema else inner, label, key)
            return
        if "anyOf" in schema and "type" not in schema:
            self._one_form(node, schema, label, key)
            return
        form = form_of(node)
        if not self._form_fits(form, schema):
            self._wrong(
                "wrong-type",
                say("must-be", where=label, shape=_title(schema), found=in_words(node)),
                self._place(node, key),
                _hint(node, schema),
            )
        elif isinstance(node, Map):
            self._map(node, schema, label, key)
        elif isinstance(node, Seq):
            self._list(node, schema, label)
        else:
            self._scalar(node, schema, label)

    def _resolve(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self.defs[schema["$ref"].removeprefix("#/$defs/")]
        return schema

    def _holds(self, node: Node, test: Schema) -> bool:
        return ("type" not in test or form_of(node) == test["type"]) and all(
            isinstance(node, Map) and name in node.items for name in test.get("required", ())
        )

    def _form_fits(self, form: str, schema: Schema) -> bool:
        if "type" in schema:
            return bool(schema["type"] == form)
        values = schema.get("enum")
        return values is None or any(form_of(Scalar(v, _NOWHERE)) == form for v in values)

    def _one_form(self, node: Node, schema: Schema, label: MessageRef, key: Span) -> None:
        form = form_of(node)
        for branch in schema["anyOf"]:
            resolved = self._resolve(branch)
            if "anyOf" in resolved and "type" not in resolved:
                if any(self._form_fits(form, self._resolve(b)) for b in resolved["anyOf"]):
                    self.check(node, resolved, label, key)
                    return
            elif self._form_fits(form, resolved):
                self.check(node, resolved, label, key)
                return
        self._wrong(
            "wrong-type",
            say("must-be", where=label, shape=_title(schema), found=in_words(node)),
            self._place(node, key),
            _hint(node, schema),
        )

    def _map(self, node: Map, schema: Schema, label: MessageRef, key: Span) -> None:
        properties: dict[str, Schema] = schema.get("properties", {})
        patterns: dict[str, Schema] = schema.get("patternProperties", {})
        rest = schema.get("additionalProperties", True)
        names = schema.get("propertyNames", {}).get("pattern")
        if len(node.items) < schema.get("minProperties", 0):
            self._wrong("empty-value", say("is-empty", where=label), self._place(node, key))
        if len(node.items) > schema.get("maxProperties", len(node.items)):
            self._wrong(
                "wrong-type", say("must-be", where=label, shape=_title(schema), found=in_words(node)), node.span
            )
        for name, child in node:
            if len(self.problems) >= _MOST:
                return
            place = node.keys[name]
            shape = properties.get(name)
            if shape is None:
                shape = next((s for p, s in patterns.items() if _compiled(p).search(name)), None)
            if shape is None and names is not None and not _compiled(names).search(name):
                self._wrong("bad-name", say("no-name", name=clip(name)), place, _name_hint(names))
            elif shape is None and rest is False:
                self._unknown(name, node, schema, label, place)
            elif shape is None and isinstance(rest, dict):
                shape = rest
            if shape is not None:
                self.check(child, shape, say("where-key", key=clip(name)), place)
        for name in schema.get("required", ()):
            if name not in node.items:
                self._missing(name, node, properties, label, key)
        for one in schema.get("allOf", ()):
            ways = [way["required"][0] for way in one["anyOf"]]
            if not any(way in node.items for way in ways):
                self._missing(ways[0], node, properties, label, key)

    def _unknown(self, name: str, node: Map, schema: Schema, label: MessageRef, place: Span) -> None:
        properties: dict[str, Schema] = schema.get("properties", {})
        free = [p for p in properties if p not in node.items]
        near = nearest(name, free) or nearest(name, properties)
        meant = say("did-you-mean", name=near) if near else None
        if "$schema" in schema:
            known = say("table-named-by-plural")
            self._wrong("unknown-section", say("no-section", name=clip(name)), place, meant or known)
            return
        some = say("known-here", names=_some(properties)) if properties else None
        self._wrong("unknown-key", say("not-known-in", name=clip(name), where=label), place, meant or some)

    def _missing(self, name: str, node: Map, properties: dict[str, Schema], label: MessageRef, key: Span) -> None:
        # a misspelt key is reported as unknown already; to call the right one missing would be the same mistake twice
        if any(nearest(other, [name]) for other in node.items if other not in properties):
            return
        what = properties.get(name, {}).get("description", "")
        self._wrong(
            "missing-key",
            say("where-needs", where=label, key=name),
            key,
            say("described", text=clip(what, 200)) if what else None,
        )

    def _list(self, node: Seq, schema: Schema, label: MessageRef) -> None:
        if len(node.items) < schema.get("minItems", 0):
            self._wrong("empty-value", say("is-empty", where=label), node.span)
        items = schema.get("items")
        if items is not None:
            inner = label if label.id == "where-entry" else say("where-entry", where=label)
            for item in node.items:
                self.check(item, items, inner, item.span)

    def _scalar(self, node: Scalar, schema: Schema, label: MessageRef) -> None:
        value = node.value
        allowed = schema.get("enum")
        if allowed is not None and not any(type(value) is type(a) and value == a for a in allowed):
            words = [a for a in allowed if isinstance(a, str)]
            shown = clip(str(value))
            near = nearest(shown, words)
            self._wrong(
                "unknown-name",
                say("cannot-be", where=label, value=shown),
                node.span,
                say("did-you-mean", name=near) if near else say("one-of", names=_some(words)),
            )
        elif isinstance(value, str):
            if not value.strip() and schema.get("minLength"):
                self._wrong("empty-value", say("is-empty", where=label), node.span)
            elif (pattern := schema.get("pattern")) is not None and not _compiled(pattern).search(value):
                self._wrong(
                    "bad-name", say("where-no-name", where=label, name=clip(value)), node.span, _name_hint(pattern)
                )
        elif isinstance(value, int) and not isinstance(value, bool):
            low, high = schema.get("minimum"), schema.get("maximum")
            if low is not None and value < low:
                self._wrong("wrong-value", say("less-than", where=label, least=low), node.span)
            elif high is not None and value > high:
                self._wrong("wrong-value", say("more-than", where=label, most=high), node.span)

    def _place(self, node: Node, key: Span) -> Span:
        """A map or list over several lines is pointed at by its name, anything else by itself."""
        return key if isinstance(node, Map) and not node.items else node.span

    def _wrong(self, code: str, message: MessageRef, span: Span, hint: MessageRef | None = None) -> None:
        self.problems.append(Problem(code, message, span, hint))


_NOWHERE = Span("", 0, 0, 0)


def _title(schema: Schema) -> MessageRef:
    """What belongs there: the schema's own title where there are words for it, else the form."""
    return titles.TITLES.get(schema.get("title", "")) or titles.FORMS.get(schema.get("type", ""), titles.OTHER)


def _some(names: Iterable[str]) -> list[str]:
    """As many names as a sentence can hold."""
    return list(islice(names, 30))


def _hint(node: Node, schema: Schema) -> MessageRef | None:
    """What the author can do, where it is clear."""
    if isinstance(node, Scalar) and isinstance(node.value, str):
        if schema.get("type") == "array":
            return say("write-list", code=f"[{clip(node.value)}]")
        number = {
            "one": 1,
            "two": 2,
            "three": 3,
            "four": 4,
            "five": 5,
            "six": 6,
            "seven": 7,
            "eight": 8,
            "nine": 9,
            "ten": 10,
        }.get(node.value)
        return say("write", code=str(number)) if number is not None else None
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return say("quote-word")
    return None


def _name_hint(pattern: str) -> MessageRef:
    if pattern == PHRASE_PATTERN:
        return say("phrase-letters")
    return say("name-letters-60") if pattern == NAME_PATTERN else say("letters-and-digits")
