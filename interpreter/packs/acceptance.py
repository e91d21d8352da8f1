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
    global _last
    if _last is None or _last[0] is not schema:  # files of one kind are looked at one after the other
        _last = schema, _Accepting(schema.get("$defs", {}))
    return _last[1].fits(value, schema)


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


#: whether a value is what a part of a schema asks for
_Held = Callable[[Any], bool]
#: the schema that was asked for last, made ready
_last: tuple[Schema, _Accepting] | None = None


class _Accepting:
    """What a schema asks for, as functions: made for those of its parts that are come to, once for each."""

    def __init__(self, defs: dict[str, Schema]):
        self.defs = defs
        #: by the number of a part, with the part: as long as it is kept, no other has that number
        self.made: dict[int, tuple[Schema, _Held]] = {}
        self.keywords: dict[str, Callable[[Any, Schema], _Held]] = {
            "$ref": lambda name, _: self.later(self.defs[name.removeprefix("#/$defs/")]),
            "type": lambda sort, _: _of_form(sort),
            "enum": lambda listed, _: lambda value: any(type(one) is type(value) and one == value for one in listed),
            "pattern": _patterned,
            "minimum": lambda least, _: lambda value: type(value) is not int or value >= least,
            "maximum": lambda most, _: lambda value: type(value) is not int or value <= most,
            "required": lambda names, _: lambda value: type(value) is not dict or {*names} <= value.keys(),
            "minProperties": lambda least, _: lambda value: type(value) is not dict or len(value) >= least,
            "maxProperties": lambda most, _: lambda value: type(value) is not dict or len(value) <= most,
            "minItems": lambda least, _: lambda value: type(value) is not list or len(value) >= least,
            "maxItems": lambda most, _: lambda value: type(value) is not list or len(value) <= most,
            "uniqueItems": lambda once, _: lambda value: type(value) is not list or not once or not _again(value),
            "items": self.items,
            "propertyNames": self.names,
            "properties": self.properties,
            "patternProperties": self.pattern_properties,
            "additionalProperties": self.additional,
            "anyOf": self.any_of,
            "allOf": lambda parts, _: lambda value: all(_ways(value, part) for part in parts),
            "if": self.either,
        }

    def fits(self, value: Any, schema: Schema) -> bool:
        return self.held(schema)(value)

    def later(self, schema: Schema) -> _Held:
        """The same for a part that may be inside itself: it is made when it is come to."""
        return lambda value: self.held(schema)(value)

    def held(self, schema: Schema) -> _Held:
        known = self.made.get(id(schema))
        if known is None:
            known = self.made[id(schema)] = (schema, self.all_of(schema))
        return known[1]

    def all_of(self, schema: Schema) -> _Held:
        asked: list[_Held] = []
        for keyword, said in schema.items():
            if keyword not in _WORDS and keyword not in ("then", "else"):
                if keyword not in self.keywords:
                    return lambda value: False
                asked.append(self.keywords[keyword](said, schema))
        if len(asked) == 1:
            return asked[0]

        def every(value: Any) -> bool:
            for held in asked:  # noqa: SIM110 - a generator for each value takes twice as long
                if not held(value):
                    return False
            return True

        return every

    def items(self, each: Schema, schema: Schema) -> _Held:
        return lambda value: type(value) is not list or all(map(self.held(each), value))

    def names(self, each: Schema, schema: Schema) -> _Held:
        return lambda value: type(value) is not dict or all(map(self.held(each), value))

    def properties(self, known: dict[str, Schema], schema: Schema) -> _Held:
        def held(value: Any) -> bool:
            if type(value) is dict:
                for name, inner in value.items():
                    if name in known and not self.held(known[name])(inner):
                        return False
            return True

        return held

    def pattern_properties(self, patterns: dict[str, Schema], schema: Schema) -> _Held:
        def held(value: Any) -> bool:
            return type(value) is not dict or all(
                self.fits(inner, shape)
                for pattern, shape in patterns.items()
                for name, inner in value.items()
                if _search(pattern).search(name)
            )

        return held

    def additional(self, others: Schema | bool, schema: Schema) -> _Held:
        known, patterns = schema.get("properties", {}), [*map(_search, schema.get("patternProperties", {}))]

        def held(value: Any) -> bool:
            if type(value) is dict:
                for name, inner in value.items():
                    if name not in known and not (patterns and any(pattern.search(name) for pattern in patterns)):
                        if not (others if isinstance(others, bool) else self.held(others)(inner)):
                            return False
            return True

        return held

    def any_of(self, branches: list[Schema], schema: Schema) -> _Held:
        """By form of a value, the branch it is held to."""
        found = {kind: meant(kind(), branches, self.defs) for kind in _FORMS}

        def held(value: Any) -> bool:
            branch = found.get(type(value))
            return branch is not None and self.held(branch)(value)

        return held

    def either(self, test: Schema, schema: Schema) -> _Held:
        def held(value: Any) -> bool:
            branch = schema.get("then" if self.fits(value, test) else "else")
            return branch is None or self.fits(value, branch)

        return held


def _of_form(sort: str) -> _Held:
    kinds = [kind for kind, form in _FORMS.items() if form == sort]
    wanted = kinds[0] if kinds else None
    return lambda value: type(value) is wanted


def _patterned(pattern: str, _: Schema) -> _Held:
    search = _search(pattern).search
    return lambda value: type(value) is not str or search(value) is not None


def _again(value: list[Any]) -> bool:
    """Whether something stands in a list more than once."""
    return any(one in value[:i] for i, one in enumerate(value))


def _ways(value: Any, part: Schema) -> bool:
    """Ways to say something, of which one is needed: `{anyOf: [{required: [WAY]}, ...]}`."""
    return type(value) is not dict or any(way["required"][0] in value for way in part["anyOf"])
