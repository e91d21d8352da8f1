"""What leads to what is gone along in an order, and circles are named, however long or many they are."""

from __future__ import annotations

from graphlib import CycleError

import pytest
from spielwerk.interpreter.checking.circles import MOST_CIRCLES, circles, in_order, way


def test_what_is_led_to_comes_first() -> None:
    order = in_order({"wealth": ["coins", "fortune", "coins"], "fortune": ["coins"]})
    assert order == ["coins", "fortune", "wealth"]


def test_circles_have_no_order() -> None:
    with pytest.raises(CycleError):
        in_order({"a": ["b"], "b": ["a"]})


def test_every_circle_is_named_from_what_stands_first() -> None:
    edges = {"a": ["b", "c"], "b": ["a", "x"], "c": ["d"], "d": ["a"], "e": ["e", "a"]}
    assert sorted(circles(edges)) == [["a", "b", "a"], ["a", "c", "d", "a"], ["e", "e"]]
    assert circles({"a": ["b"], "b": []}) == []


def test_a_circle_may_be_longer_than_pythons_stack_is_deep() -> None:
    names = [f"n{i}" for i in range(5_000)]
    (found,) = circles({name: [after] for name, after in zip(names, [*names[1:], names[0]], strict=True)})
    assert found == [*names, "n0"]
    assert way(found) == "n0 → n1 → n2 → n3 → n4 → n5 → … → n4996 → n4997 → n4998 → n4999 → n0"


def test_of_many_circles_the_first_are_named() -> None:
    names = [f"n{i}" for i in range(100)]
    assert len(circles({name: names for name in names})) == MOST_CIRCLES
