"""What the tabulator completes."""

from __future__ import annotations

import pytest
from spielwerk.cli.completing import completions

NAMES = ["Bank", "Barn", "Kościół", "card"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("ba", ["Bank", "Barn"]),
        ("kosc", ["Kościół"]),
        (" bar", [" Barn"]),  # behind the sign between two answers
        ("ca", ["card"]),
        ("card te", ["card Tea plantation"]),
        ("why b", ["why Ball"]),
        ("? ba", ["? Ball"]),
        ("bank te", []),
    ],
)
def test_names_words_and_what_words_ask_about_are_completed(typed: str, found: list[str]) -> None:
    assert completions(typed, NAMES, lambda: ["Ball", "Tea plantation"]) == found
