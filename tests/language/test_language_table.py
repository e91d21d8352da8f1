"""Every rule of the grammar that says something has a row in the table of the language, and every row has its rule."""

from __future__ import annotations

from functools import cache
from typing import Any

from spielwerk.interpreter.checking.abilities import TRIGGERS
from spielwerk.interpreter.syntax import parser_tables
from spielwerk.interpreter.terms.table import CONDITIONS, VALUES
from spielwerk.interpreter.verbs.table import HEADERS, LINES


@cache
def grammar() -> Any:
    return parser_tables.build().rules


def ways(*rules: str) -> set[str]:
    """The names of the ways in which rules of the grammar can be written."""
    return {str(rule.alias) for rule in grammar() if rule.origin.name in rules and rule.alias}


def test_lines() -> None:
    assert set(LINES) == ways("instruction", "action") | {"acts"}


def test_headers_of_bodies_and_of_abilities() -> None:
    beside = {"otherwise", "otherwise_if"}
    assert set(HEADERS) | {"also_in"} | beside == ways("header")
    assert set(TRIGGERS) == ways("trigger") | {"also_in"}


def test_values() -> None:
    assert set(VALUES) | {"all"} == ways("value", "sum", "term", "factor", "count", "ref", "actor") | {"noun"}


def test_conditions() -> None:
    assert set(CONDITIONS) == ways("condition", "conjunction", "fact", "existence", "atom")
