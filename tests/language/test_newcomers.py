"""What misled people who wrote their first game: each is understood now, or answered with the right form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from runtime.tiny import refused
from spielwerk.cli.main import cli
from spielwerk.interpreter.diagnostics.problems import Problem, Span
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.packs.tree import Scalar
from spielwerk.interpreter.prose.texts.labels import Labels
from spielwerk.interpreter.study.check import check
from spielwerk.interpreter.study.scenarios import run_scenarios
from spielwerk.interpreter.syntax.parser import parse

GAME = """\
game: first
players: [2]
source: known
counters:
  point: {of: player}
  coin: {of: player, start: 3}
  gold: {of: player, plural: gold}
kinds:
  area: {has: {water: flag, rank: number}}
areas:
  north: {rank: 1}
  south: {water: yes, rank: 2}
define:
  an area is open: it is not south and it is not water
flow:
  round: {as each player: turn}
  turn: [tell, move_on]
rules:
  tell:
    choose an area: gain 2 gold
  move_on:
    - set your point to 0
    - set your coin to 5
    - if your coins at most 2: set your coin to 4
    - each open area: gain (rank of that area) points
end: {late: {when: round is 3, after: now}}
winner: [most point]
"""
SCENARIOS = """\
scenarios:
  begins_with_what_consists_of_steps:
    players: 2
    at: turn of ben
    play: [{ben: north}]
    then: [{ben: your gold is 2}]
  goes_on_to_what_consists_of_steps:
    players: 2
    play:
      - {play on until: turn of ben}
      - ben: south
    then: [{ann: your gold is 2}, {turn: ann}]
"""


@pytest.fixture
def first(tmp_path: Path) -> Path:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "turns.yaml").write_text(SCENARIOS)
    (tmp_path / "game.yaml").write_text(GAME)
    return tmp_path


def text(folder: Path, *words: str) -> str:
    return " ".join(CliRunner().invoke(cli, ["text", str(folder), *words]).output.split())


def test_a_choice_among_printed_things_needs_no_otherwise(first: Path) -> None:
    assert check(first)[1] == []


def test_scenarios_begin_and_go_on_to_what_consists_of_steps(first: Path) -> None:
    assert [(r.name, r.message) for r in run_scenarios(str(first)) if not r.ok] == []


def test_set_is_told_as_set_unless_it_fills_up(first: Path) -> None:
    said = text(first, "move_on")
    assert "ose all points" in said and "et the number of your coins to 5" in said and "fill up to 4 coins" in said


def test_a_plural_like_its_singular_stays_so(first: Path) -> None:
    assert "gain 2 gold" in text(first, "tell")


def test_what_is_not_so_is_told_in_one_word(first: Path) -> None:
    said = CliRunner().invoke(cli, ["show", str(first), "open"]).output
    assert "is not water" in said and "not so that" not in said


def test_a_game_without_words_in_a_language_says_so_once(first: Path) -> None:
    result = CliRunner().invoke(cli, ["text", str(first), "tell", "--lang", "de"])
    assert result.stderr.count("`first`") == 1 and "English" not in result.stderr and "Englisch" in result.stderr
    assert "hoose an area" in result.stdout


#: a line, and the right form that is named
SLIPS = [
    ("line", "gain that bid points", "gain (that bid) points"),
    ("condition", "your coins is at least 3", "... at least ..."),
    ("condition", "coins of that player are fewer than 3", "... fewer than ..."),
    ("line", "gain lowest rank of areas coins", "gain (lowest rank of areas) coins"),
    ("line", "gain your coins / 2 coins", "gain (your coins / 2) coins"),
    ("line", "pay count of areas coins", "pay (count of areas) coins"),
    ("header", "if count of areas at least 2", "(count of areas) at least ..."),
    ("header", "if your coins at least count of areas", "at least (count of areas)"),
    ("header", "choose an area with rank 2", "where rank of it is 2"),
    ("header", "if your boat has 2 coins", "coins of your boat at least 1"),
    ("header", "while your coins at least 2", "until ...:"),
    ("line", "roll all dice in cup", "throw all ... in ..."),
    ("line", "roll the dice", "throw all ... in ..."),
    ("line", "set leader = you", "set leader to you"),
    ("line", "gain rank of that area coins", "gain (rank of that area) coins"),
    ("line", "gain 2 coins per (count of areas)", "gain (2 * (count of areas)) coins"),
    ("header", "whenever you gain gold, once per turn", "once per turn, whenever you gain gold:"),
    ("header", "at the end of the game", "at final scoring:"),
    ("header", "at the end of each turn", "at the end of your turn:"),
    ("header", "each die in cup showing 6", "where face of it is 6"),
]


@pytest.mark.parametrize(("start", "line", "form"), SLIPS)
def test_a_slip_is_answered_with_the_right_form(start: str, line: str, form: str) -> None:
    problems: list[Problem] = []
    assert parse(line, start, Scalar(line, Span("game.yaml", 1, 1, 1)), problems) is None
    assert problems[0].hint is not None and form in str(problems[0].hint.parts)


def test_a_turn_is_not_left(first: Path) -> None:
    (first / "game.yaml").write_text(GAME.replace("  tell:", "  resting: leave the turn\n  tell:"))
    (found,) = [p for p in check(first)[1] if p.code == "other-verb"]
    assert found.hint is not None and "leave the round" in str(found.hint.parts)


def test_a_table_is_told_before_what_else_is_called_so(first: Path) -> None:
    (first / "game.yaml").write_text(GAME.replace("end: {late:", "end: {areas:"))
    said = text(first, "areas")
    assert said.index("North") < said.index("game ends at once")


#: what stands in the file, and the code of the mistake
MISTAKES = [
    ("  tell:\n    - {gain 2 gold}\n  unused:", "empty-value"),
    ("  tell:\n    - pay 9 coins\n  unused:", "step-can-fail"),
]


@pytest.mark.parametrize(("rule", "code"), MISTAKES)
def test_a_mistake_is_named_for_what_it_is(first: Path, rule: str, code: str) -> None:
    (first / "game.yaml").write_text(GAME.replace("  tell:", rule))
    assert code in [p.code for p in check(first)[1]]


def test_a_copy_is_told_with_what_is_printed_on_it_alone(first: Path) -> None:
    areas = "areas:\n  marsh: {copies with rank: [1, 2]}\n  moor: {copies with water: [yes, no], rank: 3}\n"
    (first / "more.yaml").write_text(areas)
    labels = Labels(load(first, 2), "en")
    names = labels.words.thing_names
    assert [labels.printed(names[name]) for name in ("marsh_1", "marsh_2", "moor_1", "moor_2")] == [
        ["Rank: 1."], ["Rank: 2."], ["Water.", "Rank: 3."], ["Rank: 3."],
    ]  # fmt: skip


def test_a_step_of_a_scenario_that_cannot_be_is_pointed_at(first: Path) -> None:
    wrong = SCENARIOS.replace("      - ben: south\n", "      - {not offered: nowhere}\n")
    (first / "scenarios" / "turns.yaml").write_text(wrong)
    (failed,) = [r for r in run_scenarios(str(first)) if not r.ok]
    assert failed.problems[0].span is not None
    assert failed.problems[0].span.line == 1 + wrong[: wrong.index("- {not offered")].count("\n")


def test_a_game_that_everybody_has_left_comes_to_its_end(first: Path) -> None:
    (first / "game.yaml").write_text(GAME.replace("turn: [tell, move_on]", "turn: [tell, go]") + "\n")
    (first / "more.yaml").write_text(
        "rules: {go: leave the game}\nalways: {moving: {at the end of your turn: move_on}}\n"
    )
    result = CliRunner().invoke(cli, ["play", str(first), "--human", "0", "--seed", "1"])
    assert result.exit_code == 0 and "Nobody wins." in result.output


#: what `and` joins behind `where`, as it is written and as it is told; without a text it is refused
JOINED = [
    ("there is no area where rank of it at least 3 and your coins at least 3", None),
    ("there is an area where it is open or your coins at least 3", None),
    ("your gold is 0 and there is an area where it is open and your coins at least 3", None),
    ("(there is no area where rank of it at least 3) and your coins at least 3",
     "you have at least 3 coins and there is no area whose rank is at least 3"),
    ("there is no area where rank of it at least 3 and where it is open",
     "there is no open area whose rank is at least 3"),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "told"), JOINED)
def test_what_and_joins_behind_where_is_never_left_open(first: Path, condition: str, told: str | None) -> None:
    (first / "game.yaml").write_text(GAME.replace("if your coins at most 2:", f"if {condition}:"))
    found = [p for p in check(first)[1] if p.code == "and-behind-where"]
    assert bool(found) is (told is None)
    assert told is None or told in text(first, "move_on")
    for problem in found:  # both forms of the hint are understood
        assert problem.hint is not None
        forms = dict(problem.hint.parts)
        bracketed = (first / "game.yaml").read_text().replace(condition, condition.replace(*swap(str(forms["code"]))))
        (first / "game.yaml").write_text(bracketed)
        assert check(first)[1] == []


def swap(bracketed: str) -> tuple[str, str]:
    """What stood there before the brackets, and what is written instead."""
    return bracketed.replace("(", "", 1).replace(")", "", 1), bracketed


def test_an_entry_that_an_expansion_changes_is_named(first: Path) -> None:
    """A new card called like an old one would be laid over it without a word."""
    (first / "expansions" / "sea").mkdir(parents=True)
    (first / "expansions" / "sea" / "e.yaml").write_text("expansion: sea\nareas: {east: {rank: 3}, south: {rank: 4}}\n")
    said = CliRunner().invoke(cli, ["check", str(first), "--with", "sea"]).output
    assert "changed: areas.south\n" in said and "east" not in said


def test_what_decides_need_not_be_a_word_of_its_own(first: Path) -> None:
    turns = "as each player from highest total rank of open areas, then lowest coins: turn"
    text = GAME.replace("round: {as each player: turn}", f"round:\n    {turns}")
    (first / "game.yaml").write_text(
        text.replace("[most point]", "[most (your coins + your gold), least total rank of areas]")
    )
    assert [p.code for p in check(first)[1]] == ["wrong-type"], "the same for everybody decides nothing"
    (first / "game.yaml").write_text(text.replace("[most point]", "[most (your coins + your gold)]"))
    assert check(first)[1] == []


def test_one_is_told_in_the_singular(first: Path) -> None:
    (first / "game.yaml").write_text(GAME.replace("if your coins at most 2:", "if (count of players) is 1:"))
    assert "there is exactly 1 player," in text(first, "move_on")


def test_the_hint_of_a_slip_is_what_was_meant(tmp_path: Path) -> None:
    spots = {"kinds": {"spot": {"is": ["oak", "elm"]}}, "counters": {"leaf": {"of": "spot"}}}
    rules: dict[str, Any] = {"act": [{"choose a spot": "climb that spot"}], "climb at a spot": "gain 1 leaf on here"}
    slips: list[tuple[dict[str, Any], str]] = [
        ({**spots, "rules": rules}, "climb at that spot"),
        ({"rules": {"act": {"choose one": {"rest": "nothing"}, "otherwize": "nothing"}}}, "otherwise"),
        ({"players": "2-4"}, "[2, 3, 4]"),
    ]
    for n, (sections, meant) in enumerate(slips):
        hint = refused(tmp_path / str(n), **sections)[0].hint
        assert hint is not None and meant in dict(hint.parts).values()


def test_what_does_not_hold_is_told_with_what_is_so(first: Path) -> None:
    for then, said in (
        ("{ben: your gold is 3}", "`your gold` is `2`"),
        ("{ben: your gold is 2 and your points is 7}", "`your points` is `1`"),
        ("rank of north is 1 and rank of south more than 5", "`rank of south` is `2`"),
        ("{ben: 1 is 1 or your gold is 3}", ""),
    ):
        wrong = SCENARIOS.replace("{ben: your gold is 2}", then)
        (first / "scenarios" / "turns.yaml").write_text(wrong)
        told = " ".join(CliRunner().invoke(cli, ["test", str(first), "--lang", "en"]).output.split())
        assert f"; {said};" in told if said else "FAILED" not in told, told


def test_what_was_taken_by_itself_is_told_so(first: Path) -> None:
    """From where play goes on, and behind something that was chosen."""
    (first / "game.yaml").write_text(
        GAME.replace("choose an area: gain 2 gold", "{choose an open area: go_on, otherwise: nothing}").replace(
            "end: {", f"{MORE}end: {{"
        )
    )
    for play, option in (("{ben: north}", "north"), ("{ben: [add, bring]}", "bring")):
        wrong = SCENARIOS.replace("play: [{ben: north}]", f"play: [{play}]")
        (first / "scenarios" / "turns.yaml").write_text(wrong)
        failed = next(r for r in run_scenarios(str(first)) if not r.ok)
        assert failed.message is not None, play
        assert (failed.message.id, dict(failed.message.parts)["option"]) == ("taken-by-itself", option)


MORE = """\
  go_on:
    choose one: {rest: nothing, add: [add_gold, bring_gold]}
  add_gold: gain 1 gold
  bring_gold:
    choose one: {bring: [pay 1 gold, gain 1 point], leave: [pay 90 gold, gain 1 point]}
"""


def test_what_frames_the_rules_is_shown_as_a_whole(first: Path) -> None:
    (first / "more.yaml").write_text("scoring: {coins: {as each player: gain 1 point per coin}}\n")
    for section, said in (("winner", "Whoever has the most points wins."), ("scoring", "(step of the scoring)")):
        told = CliRunner().invoke(cli, ["show", str(first), section, "--lang", "en"]).output
        assert told.startswith(section) and said in told
    assert "end.late" in CliRunner().invoke(cli, ["show", str(first), "end"]).output


def test_numbers_are_no_names(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, kinds={"rank": {"is": [1]}})
    assert problem.hint is not None and problem.hint.id == "numbers-need-no-names"


#: what stands in the file, what was written instead, and what the hint says
HINTS = [
    ("choose an area: gain 2 gold", "choose a number from 1 to 4 as bid: gain bid gold", "(that bid)"),
    ("choose an area: gain 2 gold", "choose an area as goal: {if rank of goal is 1: gain 2 gold}", "that goal"),
    ("  gold: {of", "  gold:{of", "gold: {of"),
    ("    choose an area: gain 2 gold\n", "    choose one:\n      a: gain 2 gold\n    b: nothing\n", "choose one"),
    ("when: round is 3", "when: ruond is 3", "round"),
    ("gain 2 gold", "leave game", "leave the game"),
    ("  area: {", "  flag: {is: [red]}\n  area: {", "flag"),
]


@pytest.mark.parametrize(("right", "wrong", "hint"), HINTS)
def test_slips_of_a_file_are_answered_with_what_was_meant(first: Path, right: str, wrong: str, hint: str) -> None:
    (first / "game.yaml").write_text(GAME.replace(right, wrong))
    problem = check(first)[1][0]
    assert problem.hint is not None and hint in dict(problem.hint.parts).values(), problem


def test_whose_an_expectation_is_stands_before_it(first: Path) -> None:
    (first / "scenarios" / "turns.yaml").write_text(SCENARIOS.replace("{ben: your gold is 2}", "your gold is 2"))
    (problem,) = check(first)[1]
    assert problem.hint is not None and dict(problem.hint.parts)["code"] == "ann: your gold is 2"


def test_a_zone_that_may_be_full_is_named(tmp_path: Path) -> None:
    zones = {"deck": {"holds": "card", "form": "stack"}, "hand": {"of": "player", "holds": "card", "limit": 3}}
    rules = {"act": [{"find a card in deck": "move that card to your hand"}]}
    cards = {"kinds": {"card": {"start": "deck"}}, "cards": {"ace": {"copies": 9}}}
    (problem,) = refused(tmp_path, zones=zones, rules=rules, **cards)
    assert (problem.code, [note.id for note, _ in problem.notes]) == ("step-can-fail", ["holds-at-most"])


def test_a_file_that_is_nearly_called_right_is_named(first: Path) -> None:
    (first / "game.yaml").rename(first / "game.yml")
    said = CliRunner().invoke(cli, ["check", str(first), "--lang", "en"]).output
    assert "`game.yml` must be called `game.yaml`" in said


def test_what_is_no_list_becomes_one(first: Path) -> None:
    (first / "expansions" / "more").mkdir(parents=True)
    (first / "expansions" / "more" / "more.yaml").write_text("expansion: more\nflow: {round: {add: [tell]}}\n")
    said = CliRunner().invoke(cli, ["check", str(first), "--with", "more", "--lang", "en"]).output
    assert "write what it becomes: `round: [{as each player: ...}, ...]`" in said


def test_a_trigger_that_names_no_rule_is_told_those_that_there_are(tmp_path: Path) -> None:
    spots = {"kinds": {"spot": {"is": ["oak", "elm"]}}, "counters": {"leaf": {"of": "spot"}}}
    rules = {"act": [{"choose a spot": "climb at that spot"}], "climb at a spot": "gain 1 leaf on here"}
    heard = {"heard": {"whenever you mount at a spot": "gain 1 coin"}}
    (problem,) = refused(tmp_path, rules=rules, always=heard, **spots)
    assert problem.hint is not None and dict(problem.hint.parts)["names"] == ("climb at a spot",)
