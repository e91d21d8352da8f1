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


@record
class Card(Place):
    self: str = "held"
    marks: list[int] = field(default_factory=list)
    _: KW_ONLY
    owner: str
    tags: dict[str, int] = field(default_factory=dict)
    seen: int = field(init=False)
    below: Place | None = field(default=None, init=False, compare=False)

    def __post_init__(self) -> None:
        self.seen = self.row + 1  # type: ignore[misc]


def test_they_are_made_of_what_is_given_by_place_or_by_name() -> None:
    card = Card(1, 2, owner="a")
    assert (card.row, card.column, card.self, card.marks, card.owner, card.seen) == (1, 2, "held", [], "a", 2)
    assert card.below is None
    assert Card(row=4, owner="b", marks=[1], tags={"x": 1}) == Card(4, 0, "", "held", [1], tags={"x": 1}, owner="b")
    card.marks.append(1)
    card.tags["x"] = 1
    assert Card(1, owner="a").marks == [] and Card(1, owner="a").tags == {}, "made anew"
    for wrong in (
        lambda: Card(1),
        lambda: Card(owner="a"),
        lambda: Card(1, owner="a", other=1),
        lambda: Pile([], None, 1),
    ):  # type: ignore[call-arg, misc]
        with pytest.raises(TypeError, match="__init__"):
            wrong()
    with pytest.raises(TypeError, match="default"):

        @record
        class Wrong:
            first: int = 0
            second: int  # type: ignore[misc]


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
