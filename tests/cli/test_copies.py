"""A changed copy of a game that kept its name, tried beside the game itself: every command works on the copy."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.i18n.message_survey import survey
from spielwerk.interpreter.packs.loading import load_again
from spielwerk.interpreter.packs.pack import find_pack
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.whole_games.left_out import Unused
from spielwerk.interpreter.study import bench
from spielwerk.interpreter.study.simulate import Spec

Run = Callable[..., Result]

EXPANSION = """\
expansion: more
cards:
  pearl: {copies: 1, worth: 4, reward: gain 4 gems, source: known}
"""
SCENARIOS = """\
scenarios:
  digging_pays:
    players: 2
    with: [more]
    play: [{ann: dig}]
    then: [{ann: your gems at least 2}]
  digging_pays_in_long_games:
    players: 2
    variants: [long]
    play: [{ann: dig}]
    then: [{ann: your gems at least 2}]
"""


@pytest.fixture
def copy(pack: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`small` is found by its name; where one stands lies another `small`, where digging costs and pearls are jets."""
    shelf = pack.parent / "shelf"
    files = {"game.yaml": (pack / "game.yaml").read_text("utf-8"), "expansions/more/expansion.yaml": EXPANSION}
    files |= {"scenarios/digging.yaml": SCENARIOS}
    for folder in (shelf / "small", pack):
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    changed = files["game.yaml"].replace("dig: gain 1 gem", "dig: pay 1 gem")
    (pack / "game.yaml").write_text(changed, encoding="utf-8")
    (pack / "expansions/more/expansion.yaml").write_text(EXPANSION.replace("pearl", "jet"), encoding="utf-8")
    monkeypatch.setenv("SPIELWERK_RULES", str(shelf))
    monkeypatch.chdir(pack.parent)
    return pack


@pytest.mark.parametrize("way", ["./small", "small/", "shelf/../small", "small/game.yaml", None])
def test_scenarios_are_run_with_the_copy(run: Run, copy: Path, way: str | None) -> None:
    plain = run("test", "small")
    assert plain.exit_code == 0, plain.output
    tested = run("test", way or str(copy), "--format", "json")
    assert tested.exit_code == 1 and json.loads(tested.stdout)["failed"] == 2


def test_scenarios_of_a_folder_named_beside_it_are_run_there(
    run: Run, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(copy)
    assert json.loads(run("test", ".", "--format", "json").stdout)["failed"] == 2


def test_a_pack_is_known_by_its_folder_from_the_root(copy: Path) -> None:
    assert find_pack("./small") == find_pack(Path("small")) == copy
    assert find_pack("small") == copy.parent / "shelf" / "small"
    # where nothing is found by that name, it is a folder, and stays it when somebody goes elsewhere
    (copy.parent / "mine").symlink_to(copy)
    assert find_pack("mine") == copy.parent / "mine"


def test_what_is_loaded_again_is_the_copy(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("./small", 2, ["more"])
    monkeypatch.chdir("/")
    assert load_again(rules.pack, ["more"]).digest == rules.digest
    assert Spec.of(rules).load().digest == rules.digest
    assert Spec.of(rules).expansions == ("more",)


def test_processes_of_their_own_load_the_copy(run: Run, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LOADS", 1)
    loaded: list[Spec] = []
    monkeypatch.setattr(bench, "_in_a_process", lambda spec, *_: loaded.append(spec) or {"load": 1.0})
    run("bench", "./small", "--players", "2", "--seconds", "0.01")
    assert loaded and {Path(spec.game) for spec in loaded} == {copy}
    ours = load(str(copy), 2).digest
    for command in ("simulate", "arena"):
        result = run(command, "./small", "--players", "2", "--games", "2", "--jobs", "2", "--format", "json")
        assert json.loads(result.stdout)["rules"] == ours, command


def test_words_and_the_rulebook_are_made_from_the_copy(run: Run, copy: Path) -> None:
    assert "jet" in (page := run("rulebook", "./small").stdout.lower()) and "pearl" not in page
    missing = run("i18n", "missing", "pl", "./small").stdout
    assert "jet" in missing and "pearl" not in missing
    assert survey("./small").folder == copy
    spoken = Prompts(load("./small", 2), "en")
    assert Unused(spoken).find("jet") and not Unused(spoken).find("pearl")
    assert "jet" in run("text", "./small", "--with", "more").stdout.lower()


def test_a_game_begun_with_the_copy_goes_on_with_it(run: Run, copy: Path) -> None:
    begun = run("play", "./small", "--players", "2", "--seed", "1", "--save", "game.save", input="dig\nquit\n")
    assert begun.exit_code == 0, begun.output
    for command in (("replay", "--until", "1"), ("export", "--format", "json"), ("resume",)):
        there = run(command[0], "game.save", *command[1:], "--rules", "./small", input="quit\n")
        assert there.exit_code == 0, (command, there.output)
        other = run(command[0], "game.save", *command[1:], "--rules", "small", input="quit\n")
        assert other.exit_code == 1 and "Traceback" not in other.output
