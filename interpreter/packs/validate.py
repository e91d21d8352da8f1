"""Holds a tree to a schema. What is right is seen at once; only to say what is wrong the library is imported."""

from __future__ import annotations

from ..diagnostics.problems import Problem
from .acceptance import accepts
from .shapes import Schema
from .tree import Node, plain


def validate(tree: Node, schema: Schema) -> list[Problem]:
    """Every independent mistake of the tree's shape, in the order of places."""
    value = plain(tree)
    if accepts(value, schema):
        return []
    from .refusals import refusals  # takes a tenth of a second to import, more than most packs take to load

    return refusals(tree, value, schema)
