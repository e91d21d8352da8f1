"""`card` of what is no card: where pieces and counters are, and on what a mark is printed."""

from __future__ import annotations

import pytest
from spielwerk.interpreter import load
from spielwerk.interpreter.engine.views import view
from spielwerk.interpreter.prose.options.prompts import Prompts


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("start space", "A start space: A1 west, B1 west, C1 west, D1 west, E1 west"),
        ("sacred ground", "Sacred grounds: supply: 8"),
        ("prestige token", "Prestige tokens: 0"),
    ],
)
def test_a_sort_of_things_is_found_by_its_name(said: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    from spielwerk.cli.book import show_card
    from spielwerk.interpreter.prose.questions.step_names import Steps

    rules = load("yamatai", 3)
    spoken = Prompts(rules, "en")
    assert show_card(spoken, Steps(spoken), said, view(rules.start(1), 0)) == ""
    assert told in " ".join(capsys.readouterr().out.split())
