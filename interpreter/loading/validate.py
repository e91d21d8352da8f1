"""Checks a tree against a schema, with the place of each mistake and a sentence in our own words.

Understands the part of JSON Schema that our schemas use. Where a schema allows several forms, the form of the value
decides which is meant, so that the answer is about that one instead of "none of them".
"""

from __future__ import annotations

import re
from functools import lru_cache

from ..errors import Problem, Span
from .names import clip, nearest
from .shapes import NAME_PATTERN, PHRASE_PATTERN, Schema
from .tree import Map, Node, Scalar, Seq

_MOST = 100


def validate(tree: Node, schema: Schema) -> list[Problem]:
    """Every independent mistake of the tree's shape, in the order of the tree."""
    checker = _Checker(schema)
    checker.check(tree, schema, "the file", tree.span)
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


def in_words(node: Node) -> str:
    """What stands there, for a sentence that says it should be something else."""
    if isinstance(node, Map):
        return "a map" if node.items else "an empty map"
    if isinstance(node, Seq):
        return "a list" if node.items else "an empty list"
    if isinstance(node.value, bool):
        return "`yes`" if node.value else "`no`"
    if isinstance(node.value, int):
        return f"the number {node.value}"
    return f"the text `{clip(node.value)}`" if isinstance(node.value, str) and node.value else "nothing"


class _Checker:
    def __init__(self, root: Schema) -> None:
        self.defs: dict[str, Schema] = root.get("$defs", {})
        self.problems: list[Problem] = []

    def check(self, node: Node, schema: Schema, label: str, key: Span) -> None:
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
                f"{label} must be {_title(schema)}, not {in_words(node)}",
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

    def _one_form(self, node: Node, schema: Schema, label: str, key: Span) -> None:
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
            f"{label} must be {_title(schema)}, not {in_words(node)}",
            self._place(node, key),
            _hint(node, schema),
        )

    def _map(self, node: Map, schema: Schema, label: str, key: Span) -> None:
        properties: dict[str, Schema] = schema.get("properties", {})
        patterns: dict[str, Schema] = schema.get("patternProperties", {})
        rest = schema.get("additionalProperties", True)
        names = schema.get("propertyNames", {}).get("pattern")
        if len(node.items) < schema.get("minProperties", 0):
            self._wrong("empty-value", f"{label} is empty", self._place(node, key))
        if len(node.items) > schema.get("maxProperties", len(node.items)):
            self._wrong("wrong-type", f"{label} must be {_title(schema)}, not {in_words(node)}", node.span)
        for name, child in node:
            if len(self.problems) >= _MOST:
                return
            place = node.keys[name]
            shape = properties.get(name)
            if shape is None:
                shape = next((s for p, s in patterns.items() if _compiled(p).search(name)), None)
            if shape is None and names is not None and not _compiled(names).search(name):
                self._wrong("bad-name", f"`{clip(name)}` cannot be a name", place, _name_hint(names))
            elif shape is None and rest is False:
                self._unknown(name, node, schema, label, place)
            elif shape is None and isinstance(rest, dict):
                shape = rest
            if shape is not None:
                self.check(child, shape, f"`{clip(name)}`", place)
        for name in schema.get("required", ()):
            if name not in node.items:
                self._missing(name, node, properties, label, key)
        for one in schema.get("allOf", ()):
            ways = [way["required"][0] for way in one["anyOf"]]
            if not any(way in node.items for way in ways):
                self._missing(ways[0], node, properties, label, key)

    def _unknown(self, name: str, node: Map, schema: Schema, label: str, place: Span) -> None:
        properties: dict[str, Schema] = schema.get("properties", {})
        free = [p for p in properties if p not in node.items]
        near = nearest(name, free) or nearest(name, properties)
        if "$schema" in schema:
            hint = f"did you mean `{near}`?" if near else "a table is named by the plural of its kind"
            self._wrong("unknown-section", f"`{clip(name)}` is neither a section nor the table of a kind", place, hint)
            return
        hint = (
            f"did you mean `{near}`?"
            if near
            else "known here: " + ", ".join(f"`{p}`" for p in properties)
            if properties
            else ""
        )
        self._wrong("unknown-key", f"`{clip(name)}` is not known in {label}", place, clip(hint, 300))

    def _missing(self, name: str, node: Map, properties: dict[str, Schema], label: str, key: Span) -> None:
        # a misspelt key is reported as unknown already; to call the right one missing would be the same mistake twice
        if any(nearest(other, [name]) for other in node.items if other not in properties):
            return
        what = properties.get(name, {}).get("description", "")
        self._wrong("missing-key", f"{label} needs `{name}`", key, clip(what, 200))

    def _list(self, node: Seq, schema: Schema, label: str) -> None:
        if len(node.items) < schema.get("minItems", 0):
            self._wrong("empty-value", f"{label} is empty", node.span)
        items = schema.get("items")
        if items is not None:
            inner = label if label.startswith("an entry of ") else f"an entry of {label}"
            for item in node.items:
                self.check(item, items, inner, item.span)

    def _scalar(self, node: Scalar, schema: Schema, label: str) -> None:
        value = node.value
        allowed = schema.get("enum")
        if allowed is not None and not any(type(value) is type(a) and value == a for a in allowed):
            words = [a for a in allowed if isinstance(a, str)]
            shown = clip(str(value))
            near = nearest(shown, words)
            self._wrong(
                "unknown-name",
                f"{label} cannot be `{shown}`",
                node.span,
                f"did you mean `{near}`?" if near else clip("one of " + ", ".join(f"`{w}`" for w in words), 300),
            )
        elif isinstance(value, str):
            if not value.strip() and schema.get("minLength"):
                self._wrong("empty-value", f"{label} is empty", node.span)
            elif (pattern := schema.get("pattern")) is not None and not _compiled(pattern).search(value):
                self._wrong("bad-name", f"{label}: `{clip(value)}` cannot be a name", node.span, _name_hint(pattern))
        elif isinstance(value, int) and not isinstance(value, bool):
            low, high = schema.get("minimum"), schema.get("maximum")
            if low is not None and value < low:
                self._wrong("wrong-value", f"{label} cannot be less than {low}", node.span)
            elif high is not None and value > high:
                self._wrong("wrong-value", f"{label} cannot be more than {high:,}", node.span)

    def _place(self, node: Node, key: Span) -> Span:
        """A map or list over several lines is pointed at by its name, anything else by itself."""
        return key if isinstance(node, Map) and not node.items else node.span

    def _wrong(self, code: str, message: str, span: Span, hint: str = "") -> None:
        self.problems.append(Problem(code, message, span, hint))


_NOWHERE = Span("", 0, 0, 0)


def _title(schema: Schema) -> str:
    return str(
        schema.get("title")
        or {
            "object": "a map",
            "array": "a list",
            "string": "a text",
            "integer": "a whole number",
            "boolean": "yes or no",
        }.get(schema.get("type", ""), "something else")
    )


def _hint(node: Node, schema: Schema) -> str:
    """What the author can do, where it is clear."""
    if isinstance(node, Scalar) and isinstance(node.value, str):
        if schema.get("type") == "array":
            return f"write `[{clip(node.value)}]`, or each on a line after a dash"
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
        return f"write the number in digits: {number}" if number is not None else ""
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return "to mean the word, put it in quotation marks"
    return ""


def _name_hint(pattern: str) -> str:
    if pattern == PHRASE_PATTERN:
        return "use small letters, digits, underscores and single spaces"
    return (
        "use small letters, digits and underscores, at most 60" if pattern == NAME_PATTERN else "use letters and digits"
    )
