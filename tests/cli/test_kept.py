"""Games in files: played, left, killed, damaged, with changed rules, shown again, and told."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from spielwerk.cli import kept, waiting
from spielwerk.cli.kept import called, games_folder, kept_games, new_journal
from spielwerk.interpreter import Match, Refused, Timeline, load
from spielwerk.interpreter.diagnostics.problems import say as refusal
from spielwerk.interpreter.engine.seeds import seed_of
from spielwerk.interpreter.storage.journal import Journal
from spielwerk.interpreter.storage.save_records import Seat, read_record
from spielwerk.interpreter.storage.saves import save
from support.systems import system

Run = Callable[..., Result]
Monkey = pytest.MonkeyPatch
LANGUAGES = ("en", "pl", "de", "uk", "cs")


@pytest.fixture
def file(run: Run, pack: Path, tmp_path: Path) -> Path:
    """A game that was left after three decisions of a person."""
    path = tmp_path / "game.save"
    said = run("play", str(pack), "--players", "2", "--seed", "1", "--save", str(path), input="dig\ndig\ndig\nq\n")
    assert said.exit_code == 0 and f"spielwerk resume {path}" in said.output
    return path


def test_a_game_goes_on_in_the_language_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    args = ("play", "tic_tac_toe", "--seed", "1", "--save", str(path), "--lang", "pl")
    assert f"`spielwerk resume {path} --lang pl`" in run(*args, input="q\n").output
    other = (*args[:-3], str(tmp_path / "other.save"), "--lang", "pl")
    assert "--lang" not in run(*other, input="q\n", env={"LC_ALL": "pl_PL.UTF-8"}).output


def data(run: Run, file: Path, *more: str) -> dict[str, object]:
    result = run("export", str(file), "--rules", "saved", "--format", "json", *more)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_a_game_goes_on_where_it_was_left(run: Run, pack: Path, file: Path, tmp_path: Path) -> None:
    straight = tmp_path / "straight.save"
    run("play", str(pack), "--players", "2", "--seed", "1", "--save", str(straight), input="dig\n" * 20)
    result = run("resume", str(file), "--rules", str(pack), input="dig\n" * 20)
    assert result.exit_code == 0, result.output
    assert "round 4, after decision 6\nPlayer 2: greedy\n" in result.output and "Final scoring" in result.output
    assert data(run, file) == data(run, straight), "bots decide as if nothing had happened"


def test_what_was_said_last_is_told_again(run: Run, pack: Path, file: Path) -> None:
    result = run("resume", str(file), "--rules", str(pack), input="")
    assert result.output.count("Player 2 gains ") == 1


def test_somebody_else_takes_the_seat_of_a_person(run: Run, pack: Path, file: Path) -> None:
    result = run("resume", str(file), "--rules", str(pack), "--bot", "1=random")
    assert result.exit_code == 0 and "Final scoring" in result.output, result.output


def test_games_are_kept_without_being_asked_for(run: Run, pack: Path, tmp_path: Path) -> None:
    env = {"SPIELWERK_DATA_DIR": str(tmp_path / "mine")}
    for _ in range(2):
        assert run("play", str(pack), "--seed", "1", input="dig\nq\n", env=env).exit_code == 0
    kept = sorted((tmp_path / "mine" / "games").iterdir())
    assert len(kept) == 2 and all(path.name.startswith("small-") for path in kept)
    if os.name == "posix":  # elsewhere, who may read a file is said in another way
        assert all(path.stat().st_mode & 0o077 == 0 for path in (*kept, kept[0].parent))
    assert run("replay", kept[0].name, "--rules", "saved", env=env).exit_code == 0
    assert run("replay", kept[0].stem, "--rules", "saved", env=env).exit_code == 0
    again = run("resume", "--rules", "saved", input="q\n", env=env)
    assert again.exit_code == 0 and "after decision 3" in again.output, "the latest"
    assert run("resume", env={"SPIELWERK_DATA_DIR": str(tmp_path / "empty")}).exit_code == 2
    run("play", str(pack), "--seed", "1", "--human", "0", env=env)
    assert len(list((tmp_path / "mine" / "games").iterdir())) == 2, "bots among themselves leave nothing"


def test_the_game_played_last_goes_on_wherever_it_was_saved(run: Run, pack: Path, tmp_path: Path) -> None:
    env, file = {"SPIELWERK_DATA_DIR": str(tmp_path / "mine")}, tmp_path / "far away" / "ö"

    def goes_on(path: Path, called: str) -> bool:
        before = path.read_bytes()
        told = run("resume", "--rules", "saved", input="q\n", env=env).output
        return path.read_bytes() != before and f"`spielwerk resume {called} --rules saved` goes on with it." in told

    def older(path: Path) -> None:
        os.utime(path, (1e9, 1e9))

    file.parent.mkdir()
    run("play", str(pack), "--seed", "1", "--save", str(file), input="dig\ndig\nq\n", env=env)
    assert goes_on(file, f"'{file}'"), "there is no other"
    run("play", str(pack), "--seed", "1", input="dig\nq\n", env=env)
    (mine,) = (tmp_path / "mine" / "games").iterdir()
    older(file)
    assert goes_on(mine, mine.name)
    older(mine)
    run("resume", str(file), "--rules", "saved", input="dig\nq\n", env=env)
    assert goes_on(file, f"'{file}'")
    run("play", str(pack), "--human", "0", "--save", str(tmp_path / "bots.save"), env=env)
    assert goes_on(file, f"'{file}'"), "a game among bots is played by nobody"
    file.unlink()
    assert goes_on(mine, mine.name), "what is gone is not looked for"


def test_where_the_game_played_last_is_open_elsewhere_the_one_before_it_is_named(
    run: Run, pack: Path, tmp_path: Path
) -> None:
    env = {"SPIELWERK_DATA_DIR": str(tmp_path / "mine")}
    for seed in ("1", "2", "3"):
        run("play", str(pack), "--seed", seed, input="dig\nq\n", env=env)
    games = [*(tmp_path / "mine" / "games").iterdir()]
    for n, game in enumerate(games):
        os.utime(game, (1e9 + n, 1e9 + n))
    journals = [Journal.reopen(game)[0] for game in games[1:]]
    assert run("resume", "--rules", "saved", env=env).stderr.splitlines() == [
        f"Error: `{games[2]}` is being played in another window",
        f"`spielwerk resume {games[0].name}` takes the game you played before it.",
    ]
    named = run("resume", games[2].name, "--rules", "saved", env=env)
    assert len(named.stderr.splitlines()) == 1, "who names a game wants that one"
    journals.append(Journal.reopen(games[0])[0])
    assert len(run("resume", "--rules", "saved", env=env).stderr.splitlines()) == 1, "there is no other"
    assert all(journals)


def test_who_cannot_keep_in_mind_where_a_game_is_plays_on(run: Run, pack: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("no folder", encoding="utf-8")
    args = ("play", str(pack), "--seed", "1", "--save", str(tmp_path / "game.save"))
    result = run(*args, input="dig\nq\n", env={"SPIELWERK_DATA_DIR": str(tmp_path / "mine")})
    assert result.exit_code == 0 and result.stderr == "", result.output


@pytest.mark.parametrize(
    ("platform", "variable", "value"),
    [
        ("linux", "XDG_DATA_HOME", ""),
        ("linux", "XDG_DATA_HOME", "/elsewhere"),
        ("linux", "XDG_DATA_HOME", "elsewhere"),
        ("darwin", "XDG_DATA_HOME", ""),
        ("darwin", "XDG_DATA_HOME", "/elsewhere"),
        ("win32", "LOCALAPPDATA", ""),
        ("win32", "LOCALAPPDATA", "/elsewhere"),
    ],
)
def test_games_are_found_where_they_were_kept_before_a_library_said_where(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, value: str
) -> None:
    home = tmp_path / "home"
    monkeypatch.delenv("SPIELWERK_DATA_DIR")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(tmp_path)
    other = value.replace("/", f"{tmp_path}/")
    monkeypatch.setenv(variable, other)
    system(platform, monkeypatch, home)
    before = {
        "linux": Path(other or home / ".local" / "share"),
        "darwin": home / "Library" / "Application Support",
        "win32": Path(other or home / "AppData" / "Local"),
    }[platform]
    games = before / "spielwerk" / "games"
    games.mkdir(parents=True)
    (games / "older.save").write_bytes(file.read_bytes())
    result = run("replay", "older", "--rules", "saved")
    assert result.exit_code == 0, result.output
    assert called(games / "older.save") == "older.save"
    try:
        newest = games_folder() / "newer.save"
    except RuntimeError:  # what is not absolute is nowhere for earlier versions of the library
        assert value == "elsewhere"
        return
    newest.parent.mkdir(parents=True, exist_ok=True)
    newest.write_bytes(file.read_bytes())
    os.utime(newest, (2e9, 2e9))
    assert [path.name for path in kept_games()] == ["newer.save", "older.save"]


def test_what_else_lies_among_the_games_hides_none_of_them(run: Run, pack: Path, tmp_path: Path) -> None:
    env = {"SPIELWERK_DATA_DIR": str(tmp_path)}
    run("play", str(pack), "--players", "2", "--seed", "1", input="dig\n", env=env)
    (tmp_path / "games" / "folder.save").mkdir()
    (tmp_path / "games" / "nowhere.save").symlink_to(tmp_path / "nowhere")
    (tmp_path / "games" / "empty.save").touch()
    assert "after decision 2" in run("resume", "--rules", str(pack), input="", env=env).output
    (tmp_path / "games" / "junk.save").write_text("junk", encoding="utf-8")
    result = run("resume", env=env)
    assert result.exit_code == 1 and "junk.save: this is not a saved game" in result.stderr


def test_where_nothing_can_be_written_a_game_can_still_be_played(run: Run, pack: Path, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("", encoding="utf-8")
    result = run("play", str(pack), "--seed", "1", input="q\n", env={"SPIELWERK_DATA_DIR": str(tmp_path / "blocked")})
    assert result.exit_code == 0 and "not written down" in result.stderr and "resume" not in result.output
    result = run("play", str(pack), "--save", str(tmp_path / "no" / "where"), input="q\n")
    assert result.exit_code == 2 and "no such file" in result.stderr


def test_a_file_is_never_overwritten(run: Run, pack: Path, file: Path) -> None:
    before = file.read_bytes()
    result = run("play", str(pack), "--save", str(file), input="q\n")
    assert result.exit_code == 2 and "not overwritten" in result.stderr and file.read_bytes() == before


def test_who_waits_for_a_long_save_sees_how_far_it_has_come(
    file: Path, monkeypatch: Monkey, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = count()
    monkeypatch.setattr(waiting, "monotonic", lambda: next(ticks) * 0.3)
    assert kept.played(kept.read(file), "saved", patient=False).now == 6 and capsys.readouterr().err == "", (
        "a pipe sees nothing"
    )
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    kept.played(kept.read(file), "saved", patient=False)
    said = capsys.readouterr().err
    assert said.count("Reading the game …") == 5 and " 100 %" in said and said.endswith("\r\x1b[K")


def test_a_save_that_takes_long_is_given_up_unless_somebody_is_patient(
    run: Run, file: Path, monkeypatch: Monkey
) -> None:
    monkeypatch.setattr(kept, "LONG", -1.0)
    for command in ("resume", "replay", "export", "why"):
        before = file.read_bytes()
        words = (command, str(file), *(["dig"] if command == "why" else []), "--rules", "saved")
        result = run(*words, input="q\n")
        assert result.exit_code == 1 and result.stderr.count("\n") == 2, result.output
        assert "takes long; given up after 0\u00a0% of its decisions" in result.stderr
        assert "`--patient` plays it to its end" in result.stderr
        assert file.read_bytes() == before
        assert run(*words, "--patient", input="q\n").exit_code == 0


def test_interrupted_while_it_is_read_a_save_stays_as_it_is(run: Run, file: Path, monkeypatch: Monkey) -> None:
    before, pick, times = file.read_bytes(), Match.pick, count()

    def interrupted(match: Match, player: int, code: int) -> None:
        if next(times) == 3:
            raise KeyboardInterrupt
        pick(match, player, code)

    monkeypatch.setattr(Match, "pick", interrupted)
    result = run("resume", str(file), "--rules", "saved", input="dig\n")
    assert result.exit_code == 130 and result.stderr.strip() == "Interrupted." and file.read_bytes() == before


# ---- seeds
def first_line(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_bytes().splitlines()[0])
    return found


def test_seeds_that_nobody_names_can_neither_be_guessed_nor_told_from_each_other(
    run: Run, pack: Path, tmp_path: Path
) -> None:
    seeds: list[int] = []
    for n in range(8):
        file = tmp_path / f"{n}.save"
        run("play", str(pack), "--players", "3", "--save", str(file), input="dig\nq\n")
        head = first_line(file)
        seeds += [head["seed"], *(seat["seed"] for seat in head["seats"] if seat["by"] != "person")]
        assert seed_of(head["seed"], 1, "bots") not in seeds, "who knows the one does not know the other"
    assert len({*seeds}) == 24 and max(seeds) >= 1 << 61, "of 24 seeds of 64 bits none is so small once in 2**72"


def test_every_bit_of_a_seed_counts(pack: Path) -> None:
    rules = load(str(pack), 2)
    assert len({rules.start(1 << bit).digest() for bit in range(64)}) == 64


def test_a_seed_that_somebody_names_gives_the_same_game_as_ever(run: Run, pack: Path, tmp_path: Path) -> None:
    ends = set()
    for name in ("one", "two"):
        file = tmp_path / f"{name}.save"
        said = ("play", str(pack), "--players", "3", "--seed", "1", "--bot", "2=random", "--bot", "3=random")
        run(*said, "--save", str(file), input="dig\n" * 20)
        assert [seat.get("seed") for seat in first_line(file)["seats"]] == [
            None,
            seed_of(1, 1, "bots"),
            seed_of(1, 2, "bots"),
        ]
        ends.add(str(data(run, file)["state"]))
    assert ends == {"51b08f51e461d5ea56aae67c78e09c02"}


def test_a_game_begun_with_a_seed_of_20_bits_goes_on(run: Run, tmp_path: Path) -> None:
    """A file as it was written before: the same game, and the same bots."""
    file = tmp_path / "before.save"
    file.write_bytes((Path(__file__).parents[1] / "data" / "saves" / "small_seed_of_20_bits.save").read_bytes())
    assert data(run, file)["state"] == "5477bd45a7e27d1730327e8f555c4e5b"
    result = run("resume", str(file), "--rules", "saved", input="dig\n" * 20)
    assert result.exit_code == 0 and "The seed of this game: 580687" in result.output, result.output
    assert data(run, file)["state"] == "7a38c75e9347a2e043416d2b801f8957"


def test_nobody_is_told_the_seed_before_the_game_is_over(run: Run, pack: Path, tmp_path: Path) -> None:
    """With it, everything hidden could be worked out."""
    file, seed = tmp_path / "told.save", 8_123_456_789
    begun = ("play", str(pack), "--players", "2", "--seed", str(seed), "--save", str(file))
    bots = str(seed_of(seed, 1, "bots"))
    looks = [
        ("export", str(file), "--rules", "saved"),
        ("export", str(file), "--rules", "saved", "--format", "json"),
        ("replay", str(file), "--rules", "saved"),
        ("replay", str(file), "--rules", "saved", "--step"),
        ("why", str(file), "play", "--rules", "saved"),
        ("resume", str(file), "--rules", "saved"),
    ]
    said = [run(*begun, input="?\nscore\nlog\nhint\nboard\ndig\nq\n"), *(run(*look, input="\n\nq\n") for look in looks)]
    for result in said:
        assert str(seed) not in result.output and bots not in result.output, result.output
    over = run("resume", str(file), "--rules", "saved", input="dig\n" * 20)
    assert f"The seed of this game: {seed}\n" in over.output
    assert f"The seed of this game: {seed}\n" in run(*looks[0]).output
    found = data(run, file)
    assert found["seed"] == seed and bots in str(found["seats"])
    assert str(seed) not in run("replay", str(file), "--rules", "saved", "--until", "3").output


# ---- somebody else at the file
def meddling(monkeypatch: Monkey, meddle: Callable[[Path], object], at: int = 4) -> None:
    """Something is done to the file after so many decisions."""
    took = Journal.took

    def then(journal: Journal, match: Match) -> None:
        took(journal, match)
        if len(match.history) == at:
            meddle(journal.path)

    monkeypatch.setattr(Journal, "took", then)


def test_a_game_whose_file_is_replaced_goes_on_beside_it(
    run: Run, pack: Path, tmp_path: Path, monkeypatch: Monkey
) -> None:
    """As `sed -i` does it: nothing that was confirmed is lost, nothing of somebody else's is overwritten."""
    file, beside = tmp_path / "a.save", tmp_path / "a-2.save"

    def edit(path: Path) -> None:
        (tmp_path / "new").write_bytes(path.read_bytes().replace(b"player_1", b"player_7"))
        (tmp_path / "new").replace(path)

    meddling(monkeypatch, edit)
    said = run("play", str(pack), "--players", "2", "--seed", "1", "--save", str(file), input="dig\n" * 3 + "q\n")
    assert said.exit_code == 0 and f"spielwerk resume {beside}" in said.output, said.output
    assert said.stderr.count("\n") == 1 and f"goes on in `{beside}`" in said.stderr
    assert b"player_7" in file.read_bytes() and data(run, beside)["over"] is False
    assert len(data(run, beside)["decisions"]) == 6  # type: ignore[arg-type]


def test_a_game_whose_file_went_away_is_written_again(
    run: Run, pack: Path, tmp_path: Path, monkeypatch: Monkey
) -> None:
    file = tmp_path / "a.save"
    meddling(monkeypatch, Path.unlink, at=6)
    said = run("play", str(pack), "--players", "2", "--seed", "1", "--save", str(file), input="dig\n" * 3 + "q\n")
    assert said.exit_code == 0 and said.stderr.count("\n") == 1 and "written again" in said.stderr, said.output
    assert len(data(run, file)["decisions"]) == 6  # type: ignore[arg-type]


def test_a_game_that_can_be_kept_no_more_where_it_was_is_kept_among_the_others(
    run: Run, pack: Path, tmp_path: Path, monkeypatch: Monkey
) -> None:
    def block(path: Path) -> None:
        shutil.rmtree(path.parent)  # the key of the cache may lie there too
        path.parent.touch()

    for mine in (tmp_path / "mine", tmp_path / "blocked"):
        file = tmp_path / mine.name / "of" / "a.save"
        file.parent.mkdir(parents=True)
        meddling(monkeypatch, block)
        where = {"SPIELWERK_DATA_DIR": str(mine if mine.name == "mine" else file.parent)}
        said = run(
            "play", str(pack), "--players", "2", "--seed", "1", "--save", str(file), input="dig\n" * 3, env=where
        )
        monkeypatch.undo()
        told = " ".join(said.output.split())  # where a line ends depends on where the file lies
        assert "this decision was not made" in told and "does not hold this game any more" in said.stderr
        if mine.name == "mine":
            (other,) = (mine / "games").iterdir()
            assert said.exit_code == 0 and f"spielwerk resume {other.name}" in said.output
            assert len(data(run, other)["decisions"]) == 4  # type: ignore[arg-type]
        else:
            assert said.exit_code == 1 and "spielwerk resume" not in said.output


def test_what_is_taken_back_but_cannot_be_written_stands(run: Run, pack: Path, monkeypatch: Monkey) -> None:
    """A full disk is no reason to end a game."""

    def full(journal: Journal, number: int) -> None:
        raise Refused(refusal("journal-not-written", file=str(journal.path), why="No space left on device"))

    monkeypatch.setattr(Journal, "back", full)
    two = ("--players", "2", "--human", "1", "--human", "2")
    said = run("play", str(pack), *two, input="dig\ndig\nundo\ndig\ndig\nq\n")
    assert said.exit_code == 0 and "Not taken back: the game cannot be written" in said.output, said.output
    assert "The game was left in round 3." in said.output


# ---- rules that have changed
def test_a_game_that_cannot_begin_leaves_no_file(run: Run, pack: Path, file: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.save"
    for command in (("play", str(pack)), ("replay", str(file), "--rules", str(pack), "--then", "play")):
        result = run(*command, "--bot", "2=nowhere:Nobody", "--save", str(new))
        assert result.exit_code == 2 and "nowhere" in result.stderr and not new.exists()


def test_changed_rules_are_refused_with_both_digests_and_a_way_out(run: Run, pack: Path, file: Path) -> None:
    before = load(str(pack), 2).digest
    rules = pack / "game.yaml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("at least 9", "at least 12"), encoding="utf-8")
    result = run("resume", str(file), "--rules", str(pack), input="dig\n")
    assert result.exit_code == 1 and "Traceback" not in result.output
    assert before in result.stderr and load(str(pack), 2).digest in result.stderr and "--rules saved" in result.stderr
    result = run("resume", str(file), "--rules", "saved", input="dig\n" * 20)
    assert result.exit_code == 0 and "Final scoring after 8 rounds" in result.output


def test_a_game_of_a_folder_needs_its_folder(run: Run, file: Path) -> None:
    result = run("resume", str(file))
    assert result.exit_code == 1 and "small" in result.stderr and "--rules GAME" in result.stderr


def test_a_game_of_a_folder_goes_on_with_the_folder_it_tells(run: Run, pack: Path, tmp_path: Path) -> None:
    """Wherever that is by then, and whatever it is called."""
    new = tmp_path / "new.save"
    left = run("play", str(pack), "--seed", "1", "--save", str(new), input="dig\nquit\n")
    assert f"`spielwerk resume {new} --rules {pack}`" in left.output
    moved = pack.rename(pack.with_name("elsewhere"))
    left = run("resume", str(new), "--rules", str(moved), input="quit\n")
    assert left.exit_code == 0 and f"`spielwerk resume {new} --rules {moved}`" in left.output
    left = run("resume", str(new), "--rules", "saved", input="quit\n")
    assert left.exit_code == 0 and f"`spielwerk resume {new} --rules saved`" in left.output


def test_games_that_begin_in_the_same_moment_have_files_of_their_own(pack: Path, monkeypatch: Monkey) -> None:
    match, create = load(str(pack), 2).start(1), Journal.create.__func__  # type: ignore[attr-defined]

    def late(kind: type[Journal], path: Path, *more: object) -> Journal:
        if not path.stem.endswith("-2"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()  # somebody else was quicker
        made: Journal = create(kind, path, *more)
        return made

    monkeypatch.setattr(Journal, "create", classmethod(late))
    journal = new_journal(match, [Seat(), Seat()], None)
    assert journal is not None and journal.path.stem.endswith("-2")
    journal.close(match)


# ---- damage
def test_a_torn_line_is_left_out_with_a_note(run: Run, file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-90])
    result = run("export", str(file), "--rules", "saved")
    assert result.exit_code == 1 and result.stderr.count("\n") == 1
    assert "Note: the last line was only half written and is left out" in result.stderr
    assert "Player 1 gains" in result.stdout
    result = run("resume", str(file), "--rules", "saved", input="q\n")
    assert result.exit_code == 0 and "half written" in result.stderr


def test_a_file_that_just_stops_is_told_from_one_that_was_ended(run: Run, file: Path) -> None:
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:4]))
    result = run("replay", str(file), "--rules", "saved")
    assert result.exit_code == 1 and "stopped without being ended; the game stands after decision 2" in result.stderr


def test_damage_is_refused_with_a_way_out(run: Run, file: Path, tmp_path: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:5], lines[6], lines[5], *lines[7:]]))
    for command in ("resume", "replay", "export"):
        result = run(command, str(file), "--rules", "saved", input="")
        assert result.exit_code == 1 and "missing, doubled or swapped" in result.stderr, command
        assert f"spielwerk replay {file} --until 3 --then play" in result.stderr
    other = str(tmp_path / "other.save")
    way_out = ("replay", str(file), "--rules", "saved", "--until", "3", "--then", "play", "--save", other)
    result = run(*way_out, input="dig\nq\n")
    assert result.exit_code == 0, result.output
    assert len(data(run, Path(other))["decisions"]) >= 4  # type: ignore[arg-type]


@pytest.mark.parametrize("content", [b"", b"\0" * 10_000_000, b"{}", b"[1]\n", b"\xff\xfe", b'{"spielwerk": "save"}\n'])
def test_what_is_no_save_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.save"
    file.write_bytes(content)
    for command in ("resume", "replay", "export"):
        result = run(command, str(file))
        assert result.exit_code == 1 and result.stderr.count("\n") == 1, result.output


def test_a_bot_of_a_strangers_file_is_not_run(run: Run, pack: Path, tmp_path: Path) -> None:
    timeline = Timeline(load(str(pack), 2).start(1))
    (tmp_path / "stranger.py").write_text("raise SystemExit('run')", encoding="utf-8")
    journal = Journal.create(tmp_path / "game.save", timeline.match, [Seat(), Seat("stranger:Bot", 1)])
    journal.close(timeline.match)
    result = run("resume", str(tmp_path / "game.save"), "--rules", "saved", input="dig\nq\n")
    assert result.exit_code == 1 and "stranger:Bot" in result.stderr and "--bot SEAT=BOT" in result.stderr
    assert "stranger" not in sys.modules
    for more in (("--bot", "2=random"), ("--human", "2")):
        result = run("resume", str(tmp_path / "game.save"), "--rules", "saved", *more, input="dig\nq\n")
        assert result.exit_code == 0, result.output


def test_a_bot_that_a_file_calls_for_wrongly_is_told_with_a_way_out(run: Run, pack: Path, tmp_path: Path) -> None:
    match = load(str(pack), 2).start(1)
    (tmp_path / "odd.save").write_text(save(match, [Seat(), Seat("mcts:9999999", 1)]), encoding="utf-8")
    result = run("resume", str(tmp_path / "odd.save"), "--rules", "saved", input="dig\nq\n")
    assert result.exit_code == 1 and "from 1 to 1,000,000" in result.stderr and "--bot SEAT=BOT" in result.stderr


def test_a_bot_that_fails_does_not_lose_the_game(run: Run, pack: Path, tmp_path: Path, monkeypatch: Monkey) -> None:
    bot = "class Late:\n def __init__(self, *_): pass\n def choose(self, seen): raise OverflowError('tired')\n"
    (tmp_path / "late_bot.py").write_text(bot)
    monkeypatch.chdir(tmp_path)
    said = run("play", str(pack), "--players", "2", "--bot", "2=late_bot:Late", "--save", "a.save", input="dig\n")
    assert said.exit_code == 1 and "OverflowError: tired" in said.output and "spielwerk resume a.save" in said.output
    assert run("resume", "a.save", "--rules", str(pack), "--bot", "2=random", input="dig\n" * 20).exit_code == 0


def test_killed_in_the_middle(run: Run, pack: Path, tmp_path: Path) -> None:
    """Whatever was confirmed, so that the next question was asked, is there."""
    file = tmp_path / "killed.save"
    call = [sys.executable, "-m", "spielwerk.cli", "play", str(pack), "--players", "2", "--seed", "1", "--save"]
    with subprocess.Popen([*call, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b"dig\n" * 3)
        process.stdin.flush()
        seen = b""
        while b"Round 4" not in seen:
            seen += (more := process.stdout.read1(10_000))
            assert more, seen
        process.send_signal(signal.SIGKILL)
    record = read_record(file.read_bytes())
    assert record.fault is None and not record.closed and record.decisions >= 6
    result = run("resume", str(file), "--rules", str(pack), input="dig\n" * 20)
    assert result.exit_code == 0 and "stopped without being ended" in result.stderr
    straight = tmp_path / "straight.save"
    run("play", str(pack), "--players", "2", "--seed", "1", "--save", str(straight), input="dig\n" * 20)
    assert data(run, file)["state"] == data(run, straight)["state"]


# ---- shown again
def test_a_game_is_shown_from_the_start(run: Run, pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "people.save"  # two people: what a bot decides is nothing to rely on
    two = ("--players", "2", "--human", "1", "--human", "2", "--seed", "1", "--save", str(file))
    run("play", str(pack), *two, input="dig\ndraw\n" * 3 + "q\n")
    result = run("replay", str(file), "--rules", "saved")
    assert result.exit_code == 0, result.output
    assert re.search(r"^Round 1\n +1  Player 1 gains .*\n +2  Player 2 moves ", result.stdout, re.M)
    assert "After decision 6: Player 1:" in result.stdout
    assert "After decision 2:" in run("replay", str(file), "--rules", "saved", "--until", "2").stdout
    result = run("replay", str(file), "--rules", "saved", "--until", "99")
    assert result.exit_code == 2 and "no decision 99" in result.stderr


def test_step_by_step_and_back_and_on_from_any_point(run: Run, file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    said = "\n\nb\nt\n\nxyz\n1\np\ndraw\nq\n"
    other = tmp_path / "other.save"
    result = run("replay", str(file), "--rules", "saved", "--step", "--save", str(other), input=said)
    assert result.exit_code == 0, result.output
    for expected in ("After decision 1 of 6", "Cards and tiles", "Enter shows the next decision", "The game was left"):
        assert expected in result.output
    assert file.read_bytes() == before, "the game that was looked at stays as it is"
    one, two = data(run, file)["decisions"], data(run, other)["decisions"]
    assert isinstance(one, list) and isinstance(two, list) and one[0] == two[0] and one[1:] != two[1:]
    assert run("replay", str(file), "--rules", "saved", "--step", input="").exit_code == 0
    assert run("replay", str(file), "--rules", "saved", "--step", input="q\n").exit_code == 0


# ---- told
def test_json_is_the_same_in_every_language_and_text_is_not(run: Run, file: Path) -> None:
    assert len({json.dumps(data(run, file, "--lang", language)) for language in LANGUAGES}) == 1
    texts = {run("export", str(file), "--rules", "saved", "--lang", language).stdout for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES) and all(max(map(len, text.splitlines())) <= 80 for text in texts)


def test_the_whole_of_a_game_is_told(run: Run, tmp_path: Path) -> None:
    file, match, chance = tmp_path / "whole.save", load("smartphone_inc", 2).start(1), random.Random(1)
    while not match.over:
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
    file.write_text(save(match, [Seat("random", 1), Seat("random", 2)]), encoding="utf-8")
    found = json.loads(run("export", str(file), "--format", "json").stdout)
    decisions = found["decisions"]
    assert [d["number"] for d in decisions] == list(range(1, len(decisions) + 1))
    assert {d["secret"] for d in decisions} == {True, False}
    assert {d["player"] for d in decisions} == {"player_1", "player_2"}
    assert found["over"] and found["result"]["points"] == decisions[-1]["points"] == found["points"]
    assert found["seats"][0]["by"] == "random" and found["rules"] == match.rules.digest
    text = run("export", str(file), "--lang", "pl").stdout
    assert "Runda 1\n" in text and "Gracz 2" in text and "w tajemnicy" not in text


def test_a_strangers_name_does_not_steer_the_terminal(run: Run, pack: Path, file: Path, tmp_path: Path) -> None:
    strange = tmp_path / "x\x1b[31m.save"
    strange.write_bytes(file.read_bytes().replace(b"dig", b"d\x1bg", 1))
    for command in ("export", "resume", "replay"):
        result = run(command, str(strange), "--rules", str(pack))
        assert result.exit_code == 1 and "\x1b" not in result.output, result.output
