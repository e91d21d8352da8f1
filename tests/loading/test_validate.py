"""Shapes are validated by jsonschema: only what is new, never what was found sound, and in bounded time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter.diagnostics.folders import CACHE_VARIABLE, DATA_VARIABLE
from spielwerk.interpreter.diagnostics.problems import Problem, Span
from spielwerk.interpreter.packs import refusals
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.packs.names import few_guesses
from spielwerk.interpreter.packs.schemas import rules_schema, view_schema
from spielwerk.interpreter.packs.shapes import Schema
from spielwerk.interpreter.packs.tree import MAX_DEPTH, Map, Node, Scalar, Seq, plain
from tiny_pack import BASE, write_pack

HERE = Span("f", 1, 1, 2)
MANY = 20_000


@pytest.fixture
def validated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[set[str]]]:
    """The sections that were validated, time after time, with an empty cache at first."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "own"))
    seen: list[set[str]] = []
    validate = refusals.refusals

    def watched(tree: Node, value: Any, schema: Schema) -> list[Problem]:
        seen.append(set(value))
        return validate(tree, value, schema)

    monkeypatch.setattr(refusals, "refusals", watched)
    yield seen


def test_only_what_is_new_is_validated(validated: list[set[str]], tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"more.yaml": "checks: {a: count of cards is 2}\n"})
    assert load_checked(folder).problems == []
    (first,) = validated
    assert {"cards", "rules", "checks"} <= first
    assert load_checked(folder).problems == [] and len(validated) == 1, "nothing is new"
    write_pack(tmp_path, {"more.yaml": "checks: {a: count of cards is 3}\n"})
    assert load_checked(folder).problems == [] and validated[1:] == [{"checks"}]
    write_pack(tmp_path, {"more.yaml": "checks: {a: count of cards is 2}\n"})
    assert load_checked(folder).problems == [] and len(validated) == 2, "that was known"


def test_what_is_wrong_is_never_taken_for_known(validated: list[set[str]], tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"more.yaml": "checks: {a: 5}\nzones: {b: {hodls: card}}\n"})
    for _ in range(2):
        assert [p.code for p in load_checked(folder).problems] == ["wrong-type", "unknown-key"]
    write_pack(tmp_path, {"more.yaml": "checks: {a: 5}\nzones: {b: {holds: card}}\n"})
    assert [p.code for p in load_checked(folder).problems] == ["wrong-type"]


def test_another_kind_changes_what_every_section_may_say(validated: list[set[str]], tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {})
    load_checked(folder)
    write_pack(tmp_path, {"game.yaml": BASE.replace("red", "crimson")})
    (problem,) = load_checked(folder).problems
    assert problem.span is not None and problem.span.file == "tiny/cards.yaml", "a file that has not changed"
    assert len(validated) == 2 and "rules" in validated[1]


def test_a_whole_number_is_no_fraction() -> None:
    for value, good in ((1, True), (1.0, False), (True, False), ("1", False)):
        tree = node({"counters": {"a": {"start": value}}})
        assert (refusals.refusals(tree, plain(tree), rules_schema()) == []) == good, value


def node(value: Any) -> Node:
    if isinstance(value, dict):
        return Map({name: node(inner) for name, inner in value.items()}, dict.fromkeys(value, HERE), HERE)
    return Seq([node(inner) for inner in value], HERE) if isinstance(value, list) else Scalar(value, HERE)


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ({"rules": {"go": [5] * MANY}}, "wrong-type"),
        ({"rules": {"go": [{}, []] * MANY}}, "empty-value"),
        ({"rules": {f"r{i}": 5 for i in range(MANY)}}, "wrong-type"),
        ({"rules": {f"R {i}": "x" for i in range(MANY)}}, "bad-name"),
        ({"counters": {"a": {f"s{i}": 1 for i in range(MANY)}}}, "unknown-key"),
        ({"counters": {f"a{i}": {"strat": 1} for i in range(MANY)}}, "unknown-key"),
        ({"end": {f"a{i}": {} for i in range(MANY)}}, "missing-key"),
        ({"groups": {f"a{i}": ["A", 2] for i in range(MANY)}}, "bad-name"),
        ({"players": {f"s{i}": {"x": [1, 2, 3]} for i in range(MANY)}}, "wrong-type"),
    ],
    ids=lambda value: value if isinstance(value, str) else next(iter(value)),
)
def test_however_much_is_wrong_it_is_told_in_time(value: Any, code: str) -> None:
    tree, start = node(value), time.process_time()
    problems = few_guesses()(refusals.refusals)(tree, plain(tree), rules_schema())
    assert 0 < len(problems) <= 100 and code in {p.code for p in problems}
    assert time.process_time() - start < 2


def test_depth_is_no_danger() -> None:
    deep: Any = "name"
    for level in range(MAX_DEPTH):
        deep = {"a": deep} if level % 2 else [deep]
    tree = node({"players": deep})
    assert refusals.refusals(tree, plain(tree), view_schema()) == []
