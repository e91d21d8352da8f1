"""Holds a tree to a schema. What was found sound once is not looked at again, and only the rest is validated.

The library that validates takes longer to import than most packs to load; so it is imported only if something is new.
"""

from __future__ import annotations

import json
from typing import Any

from ..diagnostics import cache
from ..diagnostics.problems import Problem
from .shapes import Schema
from .tree import Node, plain

#: made by what says the shape, and by what holds a tree to it
SHAPES = cache.Shelf("shape", ("diagnostics/problems.py", "packs"), ("jsonschema/_keywords.py",))
_SOUND = "sound"
#: keywords with which a schema speaks of each section by itself
_BY_SECTION = frozenset(("$schema", "$defs", "title", "type", "properties", "additionalProperties"))


def validate(tree: Node, schema: Schema) -> list[Problem]:
    """Every independent mistake of the tree's shape, in the order of places."""
    value, shape = plain(tree), SHAPES.key(json.dumps(schema))
    whole = _key(shape, value)
    if cache.fetch(whole) == _SOUND:
        return []
    new, keys = value, {whole}
    if isinstance(value, dict) and schema.keys() <= _BY_SECTION:
        sections = {name: _key(shape, [name, section]) for name, section in value.items()}
        new = {name: value[name] for name, key in sections.items() if cache.fetch(key) != _SOUND}
        keys |= {sections[name] for name in new}
        if not new:
            cache.keep(whole, _SOUND)
            return []
    from .refusals import refusals

    problems = refusals(tree, new, schema)
    if not problems:
        for key in keys:
            cache.keep(key, _SOUND)
    return problems


def _key(shape: str, value: Any) -> str:
    return SHAPES.key(shape + json.dumps(value))
