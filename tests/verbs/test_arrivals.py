"""What a card does at once when it comes into play is done in the order in which it is written."""

from __future__ import annotations

from pathlib import Path

from runtime.tiny import tiny


def test_questions_of_a_card_come_in_the_order_of_its_lines(tmp_path: Path) -> None:
    first = {"at once": {"choose one": {"one": "gain 1 coin", "two": "gain 2 coins"}}}
    second = {"at once": {"choose one": {"three": "gain 1 gem", "four": "gain 2 gems"}}}
    rules = tiny(
        tmp_path,
        kinds={"card": {"start": "box", "has": {"abilities": "abilities"}}},
        cards={"bell": {"abilities": [first, second]}},
        zones={"box": {"holds": "card"}, "desk": {"of": "player", "holds": "card", "in play": True}},
        rules={"act": {"choose one": {"rest": "nothing", "go": {"find a card in box": "move that card to your desk"}}}},
    )
    match = rules.start(1)
    match.choose("go")
    assert [option.id for option in match.decisions()[0].options] == ["one", "two"]
    match.choose("one")
    assert [option.id for option in match.decisions()[0].options] == ["three", "four"]
