"""Nodes of checked rules are frozen: once one is made, nothing in it is another, whatever is done with it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.node import KINDS
from spielwerk.interpreter.verbs.sequences import NoEffect


def set_once(self: Any, name: str, value: Any) -> None:
    assert not hasattr(self, name), f"{name} of {type(self).__name__} is set again"
    object.__setattr__(self, name, value)


@pytest.mark.parametrize("game", ["yokohama", "smartphone_inc"])
def test_nothing_is_set_twice_from_the_file_to_the_first_decision(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(KINDS) > 80 and all(fields(kind) or kind is NoEffect for kind in KINDS)
    for kind in KINDS:
        monkeypatch.setattr(kind, "__setattr__", set_once)
    with pytest.raises(AssertionError, match="value of Int is set again"):
        number = ir.Int(ir.NUMBER, 1)
        number.value = 2  # type: ignore[misc]
    match = load(game, 2).start(1)
    assert match.decisions()
