"""Is a value certainly what a schema asks for? The library that says why not takes longer to import than this takes.

Only the keywords that our schemas use are known. Of a schema with any other nothing is certain, and the library
decides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from .shapes import Schema

_search = lru_cache(maxsize=256)(re.compile)
#: they only say something to whoever reads the schema
_WORDS = frozenset(("$schema", "$defs", "title", "description", "default", "examples"))


def accepts(value: Any, schema: Schema) -> bool:
    """Whether a value is certainly right."""
    return _Accepting(schema.get("$defs", {})).fits(value, schema)


def form(value: Any) -> str:
    """The JSON type of a value."""
    return _FORMS.get(type(value), "")


_FORMS = {
    dict: "object",
    list: "array",
    bool: "boolean",
    int: "integer",
    str: "string",
    type(None): "null",
    float: "number",
}


def forms(schema: Schema) -> set[str]:
    """Of the values that a schema lists."""
    return {form(value) for value in schema["enum"]}


def resolved(schema: Schema, defs: dict[str, Schema]) -> Schema:
    """What a reference leads to: all of ours lead to definitions of the same schema."""
    while "$ref" in schema:
        schema = defs[schema["$ref"].removeprefix("#/$defs/")]
    return schema


def meant(value: Any, branches: Iterable[Schema], defs: dict[str, Schema]) -> Schema | None:
    """Which of several forms a value has, so that it is held to that one; None if it has none of them."""
    sort = form(value)
    return next((branch for branch in branches if _has_form(sort, branch, defs)), None)


def _has_form(sort: str, schema: Schema, defs: dict[str, Schema]) -> bool:
    schema = resolved(schema, defs)
    if "type" in schema:
        return bool(schema["type"] == sort)
    if "anyOf" in schema:
        return any(_has_form(sort, branch, defs) for branch in schema["anyOf"])
    return "enum" not in schema or sort in forms(schema)


class _Accepting:
    def __init__(self, defs: dict[str, Schema]):
        self.defs = defs
        self.keywords: dict[str, Callable[[Any, Any, Schema], bool]] = {
            "$ref": lambda value, name, _: self.fits(value, self.defs[name.removeprefix("#/$defs/")]),
            "type": lambda value, sort, _: form(value) == sort,
            "enum": lambda value, listed, _: any(type(one) is type(value) and one == value for one in listed),
            "pattern": lambda value, pattern, _: type(value) is not str or _search(pattern).search(value) is not None,
            "minimum": lambda value, least, _: type(value) is not int or value >= least,
            "maximum": lambda value, most, _: type(value) is not int or value <= most,
            "required": lambda value, names, _: type(value) is not dict or all(name in value for name in names),
            "minProperties": lambda value, least, _: type(value) is not dict or len(value) >= least,
            "maxProperties": lambda value, most, _: type(value) is not dict or len(value) <= most,
            "minItems": lambda value, least, _: type(value) is not list or len(value) >= least,
            "maxItems": lambda value, most, _: type(value) is not list or len(value) <= most,
            "items": lambda value, each, _: type(value) is not list or all(self.fits(item, each) for item in value),
            "propertyNames": lambda value, names, _: type(value) is not dict or all(self.fits(k, names) for k in value),
            "properties": self.properties,
            "patternProperties": self.pattern_properties,
            "additionalProperties": self.additional,
            "anyOf": self.any_of,
            "allOf": lambda value, parts, _: all(self.ways(value, part) for part in parts),
            "if": self.either,
            "then": lambda *_: True,
            "else": lambda *_: True,
        }

    def fits(self, value: Any, schema: Schema) -> bool:
        keywords = self.keywords
        for keyword, said in schema.items():
            if keyword in _WORDS:
                continue
            held = keywords.get(keyword)
            if held is None or not held(value, said, schema):
                return False
        return True

    def properties(self, value: Any, known: dict[str, Schema], schema: Schema) -> bool:
        return type(value) is not dict or all(self.fits(value[name], known[name]) for name in value if name in known)

    def pattern_properties(self, value: Any, patterns: dict[str, Schema], schema: Schema) -> bool:
        if type(value) is not dict:
            return True
        return all(
            self.fits(inner, shape)
            for pattern, shape in patterns.items()
            for name, inner in value.items()
            if _search(pattern).search(name)
        )

    def additional(self, value: Any, others: Schema | bool, schema: Schema) -> bool:
        if type(value) is not dict:
            return True
        known, patterns = schema.get("properties", {}), [*map(_search, schema.get("patternProperties", {}))]
        return all(
            others if isinstance(others, bool) else self.fits(inner, others)
            for name, inner in value.items()
            if name not in known and not any(pattern.search(name) for pattern in patterns)
        )

    def any_of(self, value: Any, branches: list[Schema], schema: Schema) -> bool:
        branch = meant(value, branches, self.defs)
        return branch is not None and self.fits(value, branch)

    def ways(self, value: Any, part: Schema) -> bool:
        """Ways to say something, of which one is needed: `{anyOf: [{required: [WAY]}, ...]}`."""
        return type(value) is not dict or any(way["required"][0] in value for way in part["anyOf"])

    def either(self, value: Any, test: Schema, schema: Schema) -> bool:
        branch = schema.get("then" if self.fits(value, test) else "else")
        return branch is None or self.fits(value, branch)
