"""What was taken without a word and meant something else: it is understood now, or named."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import refused, tiny, write
from spielwerk.cli.main import cli
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.study.scenarios import run_scenarios


def scenario(pack: Path, text: str) -> list[str]:
    """What is said of a scenario of two players that fails."""
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "one.yaml").write_text(f"scenarios: {{one: {{players: 2, {text}}}}}\n")
    return [r.message.id for r in run_scenarios(str(pack)) if r.message is not None]


def test_things_of_players_have_the_numbers_of_their_own_table(tmp_path: Path) -> None:
    lines = {"first": {}, "second": {"copies": 2}}
    kinds = {"line": {"of": "player", "start": "desk", "numbered": True}}
    words = tiny(tmp_path, zones={"desk": {"of": "player", "holds": "line"}}, kinds=kinds, lines=lines).words
    found: dict[tuple[int, str], list[int]] = defaultdict(list)
    for thing in words.kinds["line"].things:
        found[thing.owner, thing.entry].append(thing.number)
    assert found == {(0, "first"): [1], (1, "first"): [1], (0, "second"): [2, 3], (1, "second"): [2, 3]}


CARDS: dict[str, Any] = {
    "kinds": {"card": {"start": "deck"}, "token": {"start": "box"}},
    "cards": {"ace": {"copies": 9}},
    "tokens": {"chip": {}},
    "zones": {
        "deck": {"holds": "card", "form": "stack"},
        "market": {"holds": "card", "form": "row", "slots": 2},
        "box": {"holds": "token"},
    },
    "setup": {"open": "deal 2 cards from deck to market"},
}
#: what is to lie somewhere, and what is said of it
HELD = [
    ("{row: market, holds: [ace_1, ace_2, ace_3]}", "given-beyond"),
    ("{row: market, holds: [ace_1, ace_1]}", "given-twice"),
    ("{top of: deck, holds: [ace_8, chip]}", "does-not-hold"),
    ("move all cards from deck to market, {top of: deck, holds: [ace_9]}", ""),
    ("move all cards from market to deck, {row: market, holds: [ace_9]}", ""),
]


@pytest.mark.parametrize(("given", "said"), HELD)
def test_what_is_given_to_a_row_fits_there(given: str, said: str, tmp_path: Path) -> None:
    pack = write(tmp_path, **CARDS)
    assert scenario(pack, f"given: [{given}], then: [round is 1]") == ([said] if said else [])
    assert [p.message.id for p in check(pack)[1]] == ([said] if said else [])


def test_a_stack_gives_no_more_than_lie_there(tmp_path: Path) -> None:
    given = "repeat 7 times: [{find a card in deck: move that card to hidden}]"
    pack = write(tmp_path, **{**CARDS, "zones": {**CARDS["zones"], "hidden": {"holds": "card"}}})
    said = scenario(pack, f"given: [{{{given}}}, {{top of: deck, holds: [ace_9]}}], then: [round is 1]")
    assert said == ["given-below"]


@pytest.mark.parametrize("text", ["seed: 2", "then: []", "play: [{then: []}], then: [{ann: []}]"])
def test_a_scenario_that_tests_nothing_does_not_pass(text: str, tmp_path: Path) -> None:
    pack = write(tmp_path)
    assert scenario(pack, text) == ["scenario-tests-nothing"]
    assert [p.message.id for p in check(pack)[1]] == ["scenario-tests-nothing"]


@pytest.mark.parametrize(
    "line",
    [
        "swap that card with that card",
        "move all cards from market to market",
        "deal 1 card from deck to the top of deck",
        {"if rank of that card more than rank of that card": "nothing"},
        {"if that card is not that card": "nothing"},
    ],
)
def test_the_same_in_the_same_words_is_not_two(line: Any, tmp_path: Path) -> None:
    kinds = {**CARDS["kinds"], "card": {"start": "deck", "has": {"rank": {"number": 1}}}}
    rules = {
        "act": [{"choose a card in market": [line, "move that card to the bottom of deck"], "otherwise": "nothing"}]
    }
    (problem,) = refused(tmp_path, **{**CARDS, "kinds": kinds, "rules": rules})
    assert (problem.code, problem.message.id) == ("wrong-value", "same-twice")


def test_a_card_goes_from_the_top_to_the_bottom(tmp_path: Path) -> None:
    assert refused(tmp_path, **CARDS, rules={"act": "deal 1 card from deck to the bottom of deck"}) == []


@pytest.mark.parametrize(
    "line",
    [
        "move all tokens from box to the bottom of bag",
        {"find a token in box": "move that token to the top of bag"},
        "deal 1 token from box to the top of bag",
        "move 1 man from hut to the top of bag",
        "deal 1 man from hut to the bottom of bag",
    ],
)
def test_only_a_stack_has_a_top_and_a_bottom(line: Any, tmp_path: Path) -> None:
    zones = {**CARDS["zones"], "bag": {"holds": "token"}, "hut": {}}
    men = {"man": {"start": {"hut": 3}, "lies on": ["hut", "bag"], "plural": "men"}}
    (problem,) = refused(tmp_path, **{**CARDS, "zones": zones, "pieces": men, "rules": {"act": [line]}})
    assert (problem.code, problem.message.id) == ("wrong-type", "no-top")


def test_words_in_a_file_that_nobody_opens_are_named(tmp_path: Path) -> None:
    pack = write(tmp_path)
    for name in ("tiny", "tyni"):
        (pack / "translations" / "de").mkdir(parents=True, exist_ok=True)
        (pack / "translations" / "de" / f"{name}.ftl").write_text("noun-coin =\n    .gender = f\n")
    said = CliRunner().invoke(cli, ["check", str(pack), "--lang", "en"]).output
    assert "de/tyni.ftl:1:1: words-unknown there is no game called `tyni`" in said
    (pack / "translations" / "de" / "tiny.ftl").unlink()
    assert CliRunner().invoke(cli, ["check", str(pack)]).exit_code == 1


#: what was meant, the code and the form that is named; none of these words is unknown
WHOSE = [
    ({"rules": {"act": "gain 1 point per hand"}}, "which-one", "your hand"),
    ({"winner": ["most hand"]}, "which-one", "your hand"),
    ({"rules": {"act": [{"each card in your hand where suit is red": "gain 1 point"}]}}, "which-one", "suit of it"),
    ({"end": {"long": {"when": "there is a player where held of it at least 2"}}}, "wrong-type", "held of a player"),
]


@pytest.mark.parametrize(("sections", "code", "form"), WHOSE)
def test_a_word_that_lacks_its_owner_is_not_unknown(sections: Any, code: str, form: str, tmp_path: Path) -> None:
    kinds = {"card": {"start": "deck", "has": {"suit": ["red", "blue"]}}}
    zones = {"deck": {"holds": "card"}, "hand": {"of": "player", "holds": "card"}}
    cards = {"ace": {"suit": "red"}, "king": {"suit": "blue"}}
    define = {"held": "count of cards in your hand"}
    problem = refused(tmp_path, **{"kinds": kinds, "zones": zones, "cards": cards, "define": define, **sections})[0]
    assert problem.hint is not None and (problem.code, dict(problem.hint.parts)["code"]) == (code, form)


def test_a_line_with_commas_of_its_own_stands_without_braces(tmp_path: Path) -> None:
    flow = "{as each player from lowest coin, then lowest gem, then lowest point: turn}"
    pack = write(tmp_path)
    text = (pack / "game.yaml").read_text()
    (pack / "game.yaml").write_text(text.replace('"round": {"as each player": "turn"}', f'"round": {flow}'))
    hints = [p.hint.id for p in check(pack)[1] if p.code == "comma-in-braces" and p.hint is not None]
    assert hints == ["line-without-braces"]


@pytest.mark.parametrize("header", ["repeat 0 times", "up to 0 times"])
def test_nothing_is_done_no_times(header: str, tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, rules={"act": [{header: "gain 1 coin"}]})
    assert (problem.code, problem.message.id) == ("wrong-value", "level-range")


def test_a_limit_that_makes_ways_too_many_is_named(tmp_path: Path) -> None:
    zones = {"floor": {"of": "player", "holds": "card", "limit": 7}, "hand": {"of": "player", "holds": "card"}}
    drop = {
        "until your hand is 0 or your floor at least 7": {"find a card in your hand": "move that card to your floor"}
    }
    numbers = [f"choose a number from 1 to 100 as n{i}" for i in range(3)]
    act = {"choose one": {"drop": [*numbers, "gain (that n0 + that n1 + that n2) coins", drop], "rest": "nothing"}}
    sections = {**CARDS, "zones": {**CARDS["zones"], **zones}, "rules": {"act": [act]}}
    found = [p for p in refused(tmp_path, **sections) if p.code == "trial-too-large"]
    assert found and [note.id for note, _ in found[0].notes] == ["holds-at-most"]


def test_what_is_named_wrong_beside_a_zone_is_pointed_at(tmp_path: Path) -> None:
    zones = {**CARDS["zones"], "hand": {"of": "player", "holds": "card"}}
    (problem,) = refused(tmp_path, **{**CARDS, "zones": zones, "rules": {"act": "swap your hand with nowhere"}})
    assert (problem.code, dict(problem.message.parts)["name"]) == ("unknown-name", "nowhere")
