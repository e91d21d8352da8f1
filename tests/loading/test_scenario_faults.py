"""`check` reads scenarios too: what can be known of them without playing is told with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import merged, write
from spielwerk.interpreter.checking.declarations import declare
from spielwerk.interpreter.packs.folders import Folder
from spielwerk.interpreter.packs.loading import load_checked, load_scenarios
from spielwerk.interpreter.packs.pack import player_counts
from spielwerk.interpreter.packs.tables import table_names
from spielwerk.interpreter.packs.tree import Map, Node, Scalar
from spielwerk.interpreter.study import check as check_module
from spielwerk.interpreter.study import scenario_faults, scenarios_known
from spielwerk.interpreter.study.check import check, check_overlays
from spielwerk.interpreter.study.scenarios import run_scenarios

RIGHT = """\
scenarios:
  buying:
    players: 2
    given: [{ann: set your coin to 3}, {ben: [set your gem to 1]}]
    at: act of ann
    play:
      - {offered: [rest, buy], to: ann}
      - ann: buy
      - {play on until: act of ann}
    then: [{ann: your gems is 1}, {over: no}, {turn: ann, step: act, ending: none}]
"""
EARLY = {"when": "round is 2", "after": "now"}
RULES = {"act": {"choose one": {"rest": "nothing", "buy": {"pay 2 coins": "gain 1 gem"}}}}


def problems(folder: Path, text: str) -> list[tuple[str, int]]:
    pack = folder / "tiny" if (folder / "tiny").exists() else write(folder, rules=RULES)
    (pack / "scenarios").mkdir(exist_ok=True)
    (pack / "scenarios" / "buying.yaml").write_text(text)
    return [(str(p.message.parts), p.span.line) for p in check(pack)[1] if p.span is not None]


def test_a_right_scenario_is_passed_over(tmp_path: Path) -> None:
    assert problems(tmp_path, RIGHT) == []


@pytest.mark.parametrize(
    ("right", "wrong", "named", "line"),
    [
        ("players: 2", "players: 7", "7", 3),
        ("set your coin to 3", "set your cion to 3", "cion", 4),
        ("{ben: [set your gem", "{bob: [set your gem", "bob", 4),
        ("given: [", "given: [{row: shlef, holds: []}, ", "shlef", 4),
        ("given: [", "given: [{layout: map, holds: []}, ", "map", 4),
        ("at: act of ann", "at: acting of ann", "acting", 5),
        ("at: act of ann", "at: act of bob", "bob", 5),
        ("offered: [rest, buy]", "offered: [rest, sell]", "sell", 7),
        ("to: ann}", "to: eve}", "eve", 7),
        ("ann: buy", "ann: bye", "bye", 8),
        ("until: act of ann", "until: move of ann", "move", 9),
        ("your gems is 1", "your germs is 1", "germs", 10),
        ("{over: no}", "{finished: no}", "finished", 10),
        ("{over: no}", "{winner: bob}", "bob", 10),
        ("turn: ann", "turn: bob", "bob", 10),
        ("step: act", "step: acting", "acting", 10),
        ("ending: none", "ending: snow", "snow", 10),
        ("    at: act", "    with: [moon]\n    at: act", "moon", 5),
        ("    at: act", "    variants: [fast]\n    at: act", "fast", 5),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, right: str, wrong: str, named: str, line: int) -> None:
    assert right in RIGHT
    (found,) = problems(tmp_path, RIGHT.replace(right, wrong))
    assert named in found[0] and (found[1] == line or right == "players: 2")


def test_a_scenario_that_was_mended_is_read_again(tmp_path: Path) -> None:
    assert problems(tmp_path, RIGHT) == []
    assert problems(tmp_path, RIGHT.replace("ann: buy", "ann: bye")) != []


def test_scenarios_of_a_variant_are_read_with_it_and_files_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variants = {name: {"description": name, "end": {"early": EARLY}} for name in ("fast", "short")}
    pack = write(tmp_path, rules=RULES, variants=variants)
    (pack / "scenarios").mkdir()
    played = RIGHT.replace("players: 2", "players: 2\n    variants: [fast]").replace("ending: none", "ending: erly")
    other = played.replace("buying:", "selling:").replace("[fast]", "[short]").removeprefix("scenarios:\n")
    (pack / "scenarios" / "buying.yaml").write_text(played + other)
    found, wrong = check(pack)
    assert wrong == []
    read: list[object] = []
    monkeypatch.setattr(check_module, "load_scenarios", lambda pack: read.append(pack) or load_scenarios(pack))
    told = [(other, p.span) for other, wrong in check_overlays(found) for p in wrong if p.span is not None]
    assert [span.line for _, span in told] == [11, 21]
    assert all(span.file in other.sources for other, span in told), "its line can be shown"
    assert len(read) == 1


def test_files_of_the_game_are_read_once_for_all_it_is_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variants = {name: {"description": name, "end": {"early": EARLY}} for name in ("fast", "short")}
    found, wrong = check(write(tmp_path, rules=RULES, variants=variants))
    read: list[Path] = []
    reading = Folder.read
    monkeypatch.setattr(Folder, "read", lambda *given, **how: read.append(given[1]) or reading(*given, **how))
    assert (wrong, [*check_overlays(found)], read) == ([], [], [])


FAST = {"fast": {"description": "fast", "end": {"early": EARLY}}}
TRICK = {"does": "gain 1 gem", "worth": 1}
TRICKS = {"kinds": {"trick": {"has": {"does": "effect", "worth": "number"}}}, "tricks": {"jump": TRICK}}


@pytest.mark.parametrize(
    ("changed", "read", "wrong"),
    [
        ({}, 0, []),
        ({"rules": {"act": {"choose one": {"buy": {"pay 2 coins": "gain 2 gems"}}}}}, 0, []),
        ({"setup": {"first": {"as each player": "gain 1 coin"}}}, 2, []),
        ({"tricks": {"jump": {**TRICK, "does": "gain 7 gems"}}}, 0, []),
        ({"tricks": {"jump": {**TRICK, "worth": 2}}}, 2, []),
        ({"tricks": {"jump": None, "leap": TRICK}}, 1, ["unknown-name"]),
        ({"rules": {"act": {"choose one": {"buy": None, "get": "nothing"}}}}, 1, ["scenario", "scenario"]),
        ({"variants": {"fast": None, "slow": FAST["fast"]}}, 1, ["unknown-variant"]),
    ],
)
def test_they_are_read_again_only_if_what_they_speak_of_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any], read: int, wrong: list[str]
) -> None:
    """Not for what a rule does inside, nor for what a card does."""
    text = RIGHT.replace("{over: no}", "{over: no}, worth of jump is 1")
    text += RIGHT.replace("players: 2", "players: 2\n    variants: [fast]").replace("buying:", "soon:")[11:]
    seen: list[object] = []
    reading = scenario_faults.Reading.problems
    monkeypatch.setenv("SPIELWERK_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(scenario_faults.Reading, "problems", lambda of: seen.append(of) or reading(of))

    def problems(folder: Path, more: dict[str, Any]) -> list[str]:
        said = without_nothing(merged({"rules": RULES, "variants": FAST, **TRICKS}, more))
        pack = write(folder, **said)
        (pack / "scenarios").mkdir()
        (pack / "scenarios" / "buying.yaml").write_text(text)
        found, told = check(pack)
        return [p.code for p in told or [p for _, inner in check_overlays(found) for p in inner]]

    assert (problems(tmp_path / "before", {}), len(seen)) == ([], 2)
    seen.clear()
    assert (problems(tmp_path / "after", changed), len(seen)) == (wrong, read)


@pytest.mark.parametrize("game", ["yokohama", "smartphone_inc", "yamatai", "chess", "backgammon"])
def test_they_depend_on_nothing_else(game: str) -> None:
    """With something that nobody can read wherever rules say what is done, they are read as before."""
    pack = load_checked(game)
    seen = scenarios_known.seen_of(pack.tree)
    tree = Map({**pack.tree.items}, pack.tree.keys, pack.tree.span)
    for section, node in pack.tree:
        if isinstance(node, Map) and section in scenarios_known.ONLY_NAMES:
            tree.items[section] = Map({key: Scalar("?!", node.span) for key in node.items}, node.keys, node.span)
        elif isinstance(node, Map) and section in table_names(pack.tree):
            entries = {name: unreadable(entry, seen[section][name]) for name, entry in node}
            tree.items[section] = Map(entries, node.keys, node.span)
    declared = {players: declare(tree, players) for players in player_counts(pack)}
    assert all(wrong == [] for _, wrong in declared.values())
    words = {players: words for players, (words, _) in declared.items()}
    assert scenario_faults.scenario_problems(pack, words) == []


def unreadable(entry: Node, seen: Any) -> Node:
    if not isinstance(entry, Map):
        return entry
    said = {key: Scalar("?!", entry.span) if seen[key] is None else value for key, value in entry}
    return Map(said, entry.keys, entry.span)


def without_nothing(said: Any) -> Any:
    return (
        {key: without_nothing(inner) for key, inner in said.items() if inner is not None}
        if isinstance(said, dict)
        else said
    )


def test_they_are_read_beside_mistakes_of_rules(tmp_path: Path) -> None:
    pack = write(tmp_path, rules={"act": {"choose one": {"rest": "nothing", "buy": "gain 1 gme"}}})
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "buying.yaml").write_text(RIGHT.replace("ann: buy", "anna: buy"))
    assert [(p.span.file, p.code) for p in check(pack)[1] if p.span is not None] == [
        ("tiny/game.yaml", "unknown-name"),
        ("tiny/scenarios/buying.yaml", "scenario"),
    ]


def test_options_that_there_are_too_few_of(tmp_path: Path) -> None:
    """A slot of a hand that has fewer, a copy of an entry that has fewer."""
    pack = write(
        tmp_path,
        kinds={"card": {"start": "deck"}},
        cards={"ace": {"copies": 4}},
        zones={
            "deck": {"holds": "card", "form": "stack"},
            "hand": {"of": "player", "holds": "card", "form": "row", "slots": 2, "seen by": "others"},
        },
        setup={"deal": {"as each player": "deal 2 cards from deck to your hand"}},
        rules={"act": {"choose one": {"drop": {"choose a card in your hand": "move that card to deck"}}}},
    )
    (pack / "scenarios").mkdir()
    text = "scenarios: {dropping: {players: 2, play: [{not offered: [slot_2, ace_4]}, {ann: [slot_3, ace_5]}]}}\n"
    (pack / "scenarios" / "dropping.yaml").write_text(text)
    told = [str(p.message.parts) for p in check(pack)[1]]
    assert len(told) == 2 and "slot_3" in told[0] and "slot_2" in told[0] and "ace_5" in told[1]


def test_nothing_lies_in_an_order_in_a_pile(tmp_path: Path) -> None:
    """`check` says so, and so does what runs them."""
    zones = {"deck": {"holds": "card"}, "hand": {"of": "player", "holds": "card"}}
    pack = write(tmp_path, kinds={"card": {"start": "deck"}}, cards={"ace": {"copies": 4}}, zones=zones)
    (pack / "scenarios").mkdir()
    for given in ("{row: hand of ann, holds: [ace_1]}", "{top of: deck, holds: [ace_1]}"):
        text = f"scenarios: {{holding: {{players: 2, given: [{given}]}}}}\n"
        (pack / "scenarios" / "holding.yaml").write_text(text)
        assert [p.message.id for p in check(pack)[1]] == ["given-in-pile"]
        (result,) = run_scenarios(str(pack))
        assert result.message is not None and result.message.id == "given-in-pile"
