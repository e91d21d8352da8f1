"""Nodes of checked rules are frozen: once one is made, nothing in it is another, whatever is done with it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.model import ir

#: everything that stands there but `Type`, which is compared and so refuses by itself
NODES = [
    kind
    for kind in vars(ir).values()
    if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == ir.__name__ and kind is not ir.Type
]


def set_once(self: Any, name: str, value: Any) -> None:
    assert not hasattr(self, name), f"{name} of {type(self).__name__} is set again"
    object.__setattr__(self, name, value)


@pytest.mark.parametrize("game", ["yokohama", "smartphone_inc"])
def test_nothing_is_set_twice_from_the_file_to_the_first_decision(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(NODES) > 80 and all(fields(kind) or kind is ir.Nothing for kind in NODES)
    for kind in NODES:
        monkeypatch.setattr(kind, "__setattr__", set_once)
    with pytest.raises(AssertionError, match="value of Int is set again"):
        number = ir.Int(ir.NUMBER, 1)
        number.value = 2  # type: ignore[misc]
    match = load(game, 2).start(1)
    assert match.decisions()
