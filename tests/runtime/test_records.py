"""Records are what `dataclasses` would make of them: compared, shown and replaced by what they hold."""

from __future__ import annotations

from dataclasses import KW_ONLY, field, replace

import pytest
from spielwerk.interpreter.diagnostics.records import mutable, record


@record
class Place:
    row: int
    column: int = 0
    note: str = field(default="", compare=False, repr=False)


@record
class Named:
    _: KW_ONLY
    name: str


@mutable
class Pile:
    things: list[int] = field(default_factory=list)
    around: Pile | None = None


def test_records_are_equal_if_all_they_hold_is_but_what_is_left_out() -> None:
    assert Place(1, 2, "here") == Place(1, 2, "there") != Place(2, 1)
    assert hash(Place(1, 2, "here")) == hash(Place(1, 2)) and len({Place(1), Place(1), Place(2)}) == 2
    assert Named(name="a") == Named(name="a") != Place(1)
    assert Place(1) != (1, 0)


def test_they_are_shown_and_replaced() -> None:
    assert repr(Place(1, note="x")) == "Place(row=1, column=0)"
    assert replace(Place(1), column=3) == Place(1, 3)
    with pytest.raises(TypeError):
        Named("a")  # type: ignore[call-arg, misc]


def test_what_changes_is_no_key() -> None:
    pile = Pile([1])
    pile.things.append(2)
    pile.around = pile
    assert repr(pile) == "Pile(things=[1, 2], around=...)"
    assert Pile([1]) == Pile([1]) != Pile()
    with pytest.raises(TypeError, match="unhashable"):
        hash(pile)
    with pytest.raises(AttributeError):
        pile.other = 1  # type: ignore[attr-defined]
