"""Each command does what it says, for people and for tools, and says so with its exit status."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.shell_completion import ShellComplete
from click.testing import Result
from spielwerk.cli import main

Run = Callable[..., Result]


def answer(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# ---- the command itself


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(f"  {name} " in result.output for name in main.COMMANDS)


@pytest.mark.parametrize("name", main.COMMANDS)
def test_every_command_explains_itself(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: spielwerk {name}")


def test_a_misspelt_command_is_named(run: Run) -> None:
    result = run("simulat")
    assert result.exit_code == 2
    assert "did you mean `simulate`?" in result.stderr


@pytest.mark.parametrize(
    "args", [("check",), ("simulate", "--games", "none", "yokohama"), ("play", "yokohama", "--nope")]
)
def test_wrong_usage_is_status_two(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert "Error:" in result.stderr


@pytest.mark.parametrize("command", ["check", "info", "test", "schema", "simulate", "play"])
def test_a_misspelt_game_gets_a_hint_everywhere(run: Run, command: str) -> None:
    result = run(command, "yokohma")
    assert result.exit_code == 2
    assert "did you mean `yokohama`?" in result.output
    assert "Traceback" not in result.output


def test_a_mistake_of_ours_is_one_sentence(run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by design")

    monkeypatch.setattr("spielwerk.interpreter.study.check.load_named", broken)
    result = run("check", str(pack))
    assert result.exit_code == 70
    assert "ZeroDivisionError: by design" in result.stderr and "Traceback" not in result.output
    with pytest.raises(ZeroDivisionError):
        raised = run("check", str(pack), env={"SPIELWERK_DEBUG": "1"})
        assert raised.exception is not None
        raise raised.exception


@pytest.mark.parametrize(
    ("typed", "begun", "offered"),
    [
        ([], "si", "simulate"),
        (["check"], "yo", "yokohama"),
        (["info", "yokohama"], "Y3", "Y31"),
        (["simulate", "yokohama", "--with"], "fr", "free_agents"),
        (["simulate", "yokohama", "--variant"], "tram", "tramway_without_assistant"),
        (["explain"], "two", "two-colons"),
    ],
)
def test_the_shell_completes_names(typed: list[str], begun: str, offered: str) -> None:
    shell = ShellComplete(main.cli, {}, "spielwerk", "_SPIELWERK_COMPLETE")
    assert offered in [item.value for item in shell.get_completions(typed, begun)]


# ---- games, info, explain, schema, show


def test_games_are_listed(run: Run) -> None:
    assert "yokohama" in run("games").output
    found = {entry["game"]: entry for entry in answer(run("games", "--format", "json"))}
    assert found["yokohama"]["players"] == [2, 3, 4]
    assert found["yokohama"]["expansions"] == ["achievement_rewards", "free_agents"]


def test_info_counts_tables_and_sources(run: Run, pack: Path) -> None:
    facts = answer(run("info", str(pack), "--format", "json"))
    assert facts["players"] == [2, 3]
    assert facts["variants"] == {"long": "nothing else happens"}
    (cards,) = facts["tables"]
    assert (cards["name"], cards["entries"], cards["things"]) == ("cards", 2, {"2": 6, "3": 6})
    assert facts["sources"] == {"known": 3, "reconstructed": 3}
    assert "reconstructed 50 %" in run("info", str(pack)).output


def test_info_tells_where_single_figures_and_declared_numbers_come_from(run: Run) -> None:
    facts = answer(run("info", "smartphone_inc", "--format", "json"))
    assert facts["declared_sources"]["parameters"] == {"known": 2}
    assert facts["declared_sources"]["pieces"] == {"reconstructed": 1, "rulebook": 2}
    assert re.search(r"parameters +2 +known", run("info", "smartphone_inc").output)
    (item,) = answer(run("info", "yokohama", "a4", "--format", "json"))
    assert item["source"] == "stack: rulebook, goal: rulebook, upper: reconstructed, lower: rulebook"
    assert answer(run("info", "smartphone_inc", "highest_price", "--format", "json"))[0]["source"] == "known"


def test_texts_and_cards_at_the_table_are_marked_where_figures_were_reconstructed(run: Run, pack: Path) -> None:
    for language, word in (
        ("en", "reconstructed"),
        ("pl", "odtworzone"),
        ("de", "rekonstruiert"),
        ("uk", "відтворено"),
    ):
        text = run("text", str(pack), "opal", "--lang", language).stdout
        assert text.startswith("Opal ◇ (opal)\n") and f"\n◇ {word}: " in text
    assert "◇" not in run("text", str(pack), "ruby", "--lang", "en").output
    args = ("play", str(pack), "--players", "2", "--seed", "1", "--lang", "en")
    told = run(*args, input="card opal\ncard ruby\nquit\n").output
    assert "\nOpal ◇\n" in told and told.count("◇ reconstructed: ") == 1 and "Ruby ◇" not in told
    shown = run("play", "yokohama", "--players", "2", "--seed", "3", "--lang", "en", input="?\nquit\n").output
    assert re.search(r"\n +1  Order \d+ .*◇\n", shown) and shown.count("◇ reconstructed: ") == 1


def test_info_shows_a_numbered_rule_and_where_it_lives(run: Run) -> None:
    text = run("info", "yokohama", "Y31").output
    assert "Y31 (area action)" in text
    assert "rules.hire (yokohama/turn.yaml:" in text
    (rule,) = answer(run("info", "yokohama", "Y31", "--format", "json"))
    assert all(place["file"] and place["line"] for place in rule["lives_at"])


def test_info_shows_an_entry_as_it_is_written(run: Run, pack: Path) -> None:
    for name in ("opal", "opal_2"):
        (item,) = answer(run("info", str(pack), name, "--format", "json"))
        assert (item["id"], item["what"], item["source"]) == ("opal", "card", "reconstructed")
        assert item["value"]["worth"] == 1
    assert "opal: {copies: 3" in run("info", str(pack), "opal").output


def test_info_knows_paths_and_rules(run: Run, pack: Path) -> None:
    assert "small/game.yaml:8" in run("info", str(pack), "zones.deck").output
    assert "choose one:" in run("info", str(pack), "choice").output


def test_info_lists_the_names_of_things(run: Run, pack: Path) -> None:
    for name in ("opal", "card", "cards"):
        found = answer(run("info", str(pack), name, "--format", "json"))
        assert {"opal_1", "opal_2", "opal_3"} <= {*found[0]["names"]}
    assert "opal_1, opal_2, opal_3" in run("info", str(pack), "opal").output
    assert "deck" in run("info", str(pack), "zones").output


def test_info_of_an_unknown_name_gives_the_nearest(run: Run, pack: Path) -> None:
    result = run("info", str(pack), "rubi")
    assert result.exit_code == 2
    assert "did you mean `ruby`?" in result.stderr


def test_explain_shows_the_right_form(run: Run) -> None:
    assert "But:" in run("explain", "two-colons").output
    assert answer(run("explain", "two-colons", "--format", "json"))["code"] == "two-colons"
    codes = [entry["code"] for entry in answer(run("explain", "--format", "json"))]
    listed = run("explain").output
    assert len(codes) > 20 and all(code in listed for code in codes)
    result = run("explain", "two-colon")
    assert result.exit_code == 2 and "did you mean `two-colons`?" in result.stderr


def test_schema_is_printed_or_written(run: Run, pack: Path, tmp_path: Path) -> None:
    schema = answer(run("schema", str(pack)))
    assert "cards" in schema["properties"]
    result = run("schema", str(pack), "--output", str(tmp_path / "made"))
    assert result.exit_code == 0
    assert json.loads((tmp_path / "made" / "small.json").read_text(encoding="utf-8")) == schema
    assert (tmp_path / "made" / "scenarios.json").exists()


def test_show_says_how_a_rule_was_understood(run: Run, pack: Path) -> None:
    result = run("show", str(pack), "choice")
    assert result.exit_code == 0
    assert "draw" in result.output
    assert "Choice (rule):" in result.output and "     - Gain 1 gem." in result.output
    assert len(run("show", str(pack), "choice", "--code").output) > len(result.output)
    assert run("show", str(pack), "choise").exit_code == 2


def test_show_prints_the_plan_before_and_after_the_passes(run: Run, pack: Path) -> None:
    result = run("show", "yokohama", "hire", "--plan")
    assert result.exit_code == 0
    _, _, plan = result.output.partition("before the passes:")
    before, _, after = plan.partition("after the passes")
    assert "function options" in before and "when Slot(Binary +(118, Slot(" in before
    assert "Set name=s" in after and "function go" in after and "function go" not in before
    assert max(map(len, plan.splitlines())) <= 80
    assert (
        "def " not in plan and "vor den Durchgängen" in run("--lang", "de", "show", "yokohama", "hire", "--plan").output
    )


def test_show_speaks_the_language_asked_for(run: Run, pack: Path) -> None:
    polish = run("show", str(pack), "choice", "--lang", "pl").output
    assert "(reguła):" in polish and "zawsze możliwe" in polish
    assert "always possible" not in polish and "needs" not in polish
    assert run("show", str(pack), "choice", env={"LC_ALL": "pl_PL.UTF-8"}).output == polish
    assert "dig: gain 1 gem" in polish  # the source stays as it is written


# ---- check and test


def test_check_finds_nothing_in_a_sound_pack(run: Run, pack: Path) -> None:
    assert run("check", str(pack)).output == "small: no mistakes (for 2, 3 players)\n"
    nothing: dict[str, Any] = {"game": "small", "ok": True, "problems": [], "unused": []}
    assert answer(run("check", str(pack), "--format", "json")) == nothing


def test_check_tells_names_that_nothing_speaks_of(run: Run, pack: Path) -> None:
    text = (pack / "game.yaml").read_text(encoding="utf-8")
    (pack / "game.yaml").write_text(text.replace("parameters: {}", "parameters: {limt: 4}"), encoding="utf-8")
    result = run("check", str(pack))
    assert result.exit_code == 0 and result.output.startswith("small: no mistakes (for 2, 3 players)\n")
    assert "unused nothing speaks of `limt` (a parameter)" in result.output
    assert "1 thing in small + long that nothing uses" in result.output
    found = answer(run("check", str(pack), "--format", "json"))
    assert found["ok"] and [(name["code"], name["line"]) for name in found["unused"]] == [("unused", 29)]


def test_check_shows_place_line_and_nearest_name(run: Run, broken: Path) -> None:
    result = run("check", str(broken))
    assert result.exit_code == 1
    assert "small/game.yaml:12:31: unknown-key" in result.stdout
    assert "^^^^^" in result.stdout and "did you mean `reward`?" in result.stdout
    assert "small/game.yaml:24:19: unknown-name `gme`" in result.stdout and "did you mean `gem`?" in result.stdout
    assert "2 mistakes in small" in result.stdout and "\x1b" not in result.stdout
    found = run("check", str(broken), "--format", "json")
    assert found.exit_code == 1
    problem = json.loads(found.stdout)["problems"][0]
    assert (problem["file"], problem["line"], problem["column"]) == ("small/game.yaml", 12, 31)


def test_check_looks_at_expansions_and_variants_that_nobody_asked_for(run: Run, pack: Path) -> None:
    expansion = pack / "expansions" / "shore" / "shore.yaml"
    expansion.parent.mkdir(parents=True)
    expansion.write_text("expansion: shore\nvariants: {high: {counters: {gem: {sart: 1}}}}\n", encoding="utf-8")
    result = run("check", str(pack))
    assert result.exit_code == 1 and "unknown-key `sart`" in result.stdout
    assert "1 mistake in small + shore + high" in result.stdout
    assert run("check", str(pack), "--with", "shore").exit_code == 0, "what is asked for is all that is looked at"

    expansion.write_text("expansion: shore\ncounters: {pearl: {off: player}}\n", encoding="utf-8")
    way = "variants: {deep: {values: {low: {}, high: {counters: {gem: {sart: 1}}}}}}\n"
    (pack / "ways.yaml").write_text(way, encoding="utf-8")
    result = run("check", str(pack))
    assert "unknown-key `off`" in result.stdout and "1 mistake in small + shore;" in result.stdout
    assert "unknown-key `sart`" in result.stdout and "1 mistake in small + deep=high;" in result.stdout
    assert len(json.loads(run("check", str(pack), "--format", "json").stdout)["problems"]) == 2


def test_a_mistake_with_one_number_of_players_says_so(run: Run, pack: Path) -> None:
    text = (pack / "game.yaml").read_text(encoding="utf-8")
    (pack / "game.yaml").write_text(
        text + "parameters: {limit: {2: 1}}\nchecks: {low: gems of player_1 at least limit}\n"
    )
    result = run("check", str(pack))
    assert result.exit_code == 1
    assert "3 players" in result.stdout


def test_mistakes_are_shown_with_their_line_by_other_commands_too(run: Run, broken: Path) -> None:
    for command in ("simulate", "play", "test", "show"):
        result = run(command, str(broken), *(["choice"] if command == "show" else []))
        assert result.exit_code == 1, command
        assert "did you mean `reward`?" in result.stderr and result.stdout == ""


def test_an_unknown_expansion_or_variant_is_wrong_usage(run: Run) -> None:
    result = run("check", "yokohama", "--with", "free_agent")
    assert result.exit_code == 2 and "did you mean `free_agents`?" in result.output
    assert run("check", "yokohama", "--variant", "nope").exit_code == 2


def scenarios(pack: Path, holds: str) -> None:
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "first.yaml").write_text(
        "scenarios:\n"
        "  digging:\n"
        "    rules: [S1]\n"
        "    players: 2\n"
        "    play: [{ann: dig}]\n"
        f"    then: [{{ann: your gems is {holds}}}]\n",
        encoding="utf-8",
    )


def test_every_numbered_rule_counts_once_and_things_apart(run: Run, pack: Path) -> None:
    scenarios(pack, "2")
    (pack / "rulebook.yaml").write_text(
        "rulebook:\n  S1: {section: turn, text: Dig.}\n  S2: {section: turn, text: Draw.}\n", encoding="utf-8"
    )
    file = pack / "scenarios" / "first.yaml"
    file.write_text(file.read_text("utf-8").replace("[S1]", "[S1, S1, ruby]"), encoding="utf-8")
    assert run("test", str(pack)).output == (
        "small: 1 scenario passed, 0 failed, 1 of 2 rules pinned\nAlso pinned, by name: 1 card or other thing\n"
    )
    found = answer(run("test", str(pack), "--format", "json"))
    assert found["pinned"] == {"rules": ["S1"], "things": ["ruby"], "unpinned": ["S2"]}


def test_a_rule_that_is_not_in_the_rulebook_is_a_mistake(run: Run, pack: Path) -> None:
    scenarios(pack, "2")
    (pack / "rulebook.yaml").write_text("rulebook:\n  S11: {section: turn, text: Dig.}\n", encoding="utf-8")
    result = run("test", str(pack))
    assert result.exit_code == 1 and "first.yaml:3:13: unknown-name" in result.output, result.output
    assert "did you mean `S11`" in result.output and "0 of 1 rules pinned" in result.output


def test_scenarios_pass(run: Run, pack: Path) -> None:
    scenarios(pack, "2")
    result = run("test", str(pack))
    assert result.exit_code == 0, result.output
    assert result.output == "small: 1 scenario passed, 0 failed, 1 rule pinned\n"
    assert answer(run("test", str(pack), "--only", "S1", "--format", "json"))["results"][0]["rules"] == ["S1"]
    assert run("test", str(pack), "--only", "S2").exit_code == 2


def test_a_scenario_that_fails_is_status_one(run: Run, pack: Path) -> None:
    scenarios(pack, "3")
    result = run("test", str(pack))
    assert result.exit_code == 1
    assert "FAILED small/scenarios/first.yaml: digging (S1)" in result.output
    assert json.loads(run("test", str(pack), "--format", "json").stdout)["failed"] == 1
