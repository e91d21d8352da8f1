"""Shapes are validated: what is right is seen at once, what is wrong is told by jsonschema, in bounded time."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter.diagnostics.problems import Problem, Span
from spielwerk.interpreter.packs import refusals
from spielwerk.interpreter.packs.acceptance import accepts
from spielwerk.interpreter.packs.loading import load_checked, load_scenarios, load_view
from spielwerk.interpreter.packs.names import few_guesses
from spielwerk.interpreter.packs.pack import list_packs
from spielwerk.interpreter.packs.schemas import rulebook_schema, rules_schema, scenarios_schema, view_schema
from spielwerk.interpreter.packs.shapes import Schema
from spielwerk.interpreter.packs.tree import MAX_DEPTH, Map, Node, Scalar, Seq, plain
from tiny_pack import BASE, write_pack

HERE = Span("f", 1, 1, 2)
MANY = 20_000
#: made by chance and judged by both
SHAPES = 300


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the library was asked about."""
    seen: list[Any] = []
    answer = refusals.refusals

    def watched(tree: Node, value: Any, schema: Schema) -> list[Problem]:
        seen.append(value)
        return answer(tree, value, schema)

    monkeypatch.setattr(refusals, "refusals", watched)
    return seen


def test_the_library_is_asked_only_where_something_is_wrong(asked: list[Any], tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"more.yaml": "checks: {a: count of cards is 2}\n"})
    assert load_checked(folder).problems == [] and not asked
    write_pack(tmp_path, {"more.yaml": "checks: {a: 5}\nzones: {b: {hodls: card}}\n"})
    assert [p.code for p in load_checked(folder).problems] == ["wrong-type", "unknown-key"] and asked


def test_every_game_of_ours_is_accepted_without_it(asked: list[Any]) -> None:
    for game in list_packs():
        pack = load_checked(game)
        load_scenarios(pack)
        assert load_view(pack)[1] == [] and pack.problems == [] and not asked, game


def test_another_kind_changes_what_every_section_may_say(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {})
    assert load_checked(folder).problems == []
    write_pack(tmp_path, {"game.yaml": BASE.replace("red", "crimson")})
    (problem,) = load_checked(folder).problems
    assert problem.span is not None and problem.span.file == "tiny/cards.yaml", "a file that has not changed"


def test_of_a_keyword_that_is_not_known_nothing_is_certain() -> None:
    assert accepts({"a": 1}, {"type": "object", "properties": {"a": {"type": "integer"}}})
    assert not accepts({"a": 1}, {"type": "object", "properties": {"a": {"type": "integer", "multipleOf": 1}}})


@pytest.mark.parametrize(
    "schema", [rules_schema, view_schema, rulebook_schema, scenarios_schema], ids=lambda s: s.__name__
)
def test_whatever_is_accepted_is_not_refused(schema: Callable[[], Schema]) -> None:
    """And the other way round: else the library would be imported for nothing."""
    source, shape = random.Random(schema.__name__), schema()
    good = 0
    for _ in range(SHAPES):
        value = made_for(shape, shape["$defs"], source)
        tree = node(value)
        right = refusals.refusals(tree, value, shape) == []
        assert accepts(value, shape) == right, value
        good += right
    assert SHAPES / 40 < good < SHAPES - 20


def made_for(shape: Schema, defs: dict[str, Schema], source: random.Random, depth: int = 0) -> Any:
    """Something that a schema may ask for, or nearly."""
    if source.random() < 0.02 or depth > 6:
        return source.choice([7, 1, 0, -1, "Odd", "", True, [], {}, {"odd one": 1}, ["a", 5]])
    if "$ref" in shape:
        return made_for(defs[shape["$ref"].removeprefix("#/$defs/")], defs, source, depth)
    for several in ("anyOf", "enum"):
        if several in shape:
            one = source.choice(shape[several])
            return made_for(one, defs, source, depth) if several == "anyOf" else one
    sort = shape.get("type", source.choice(["string", "integer", "boolean"]))
    if sort == "object":
        patterns = shape.get("patternProperties", {})
        known = {**shape.get("properties", {}), **{f"{i + 3}": s for i, s in enumerate(patterns.values())}}
        others = shape.get("additionalProperties", True)
        known["other"] = others if isinstance(others, dict) else {} if others or source.random() < 0.02 else None
        must = {*shape.get("required", ()), source.choice([*known])}
        wanted = [n for n, s in known.items() if s is not None and (n in must or source.random() < 0.3 / (depth + 1))]
        return {n: made_for(known[n], defs, source, depth + 1) for n in wanted}
    if sort == "array":
        return [made_for(shape.get("items", {}), defs, source, depth + 1) for _ in range(source.randrange(3))]
    if sort == "integer":
        return source.choice([0, 1, 2, 5])
    return source.choice([True, False]) if sort == "boolean" else source.choice(["a", "ab_c", "two words", "X1"])


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
