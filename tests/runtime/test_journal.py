"""Journals: nothing confirmed is ever lost, and whatever a file has become, no wrong game is played from it."""

from __future__ import annotations

import base64
import json
import os
import random
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from spielwerk.interpreter import Match, Refused, Timeline, load, load_save
from spielwerk.interpreter.storage.held_file import opened
from spielwerk.interpreter.storage.journal import Journal
from spielwerk.interpreter.storage.packed_files import MOST_UNPACKED, packed, unpacked
from spielwerk.interpreter.storage.save_records import Chain, Record, Seat, read_record
from spielwerk.interpreter.storage.saves import played, rules_of
from support import scripted

TESTS = Path(__file__).parents[1]
SEALED = TESTS / "data" / "sealed"
RULES = load(str(SEALED), 3)


def uninterrupted() -> list[str]:
    """The digest of the scripted game after every decision."""
    match, digests = RULES.start(4), []
    while not match.over:
        digests.append(match.digest())
        match.pick(*scripted.choice(match))
    return [*digests, match.digest()]


DIGESTS = uninterrupted()


def reopened(file: Path) -> tuple[Timeline, Record]:
    journal, record = Journal.reopen(file)
    timeline = played(record, RULES)
    timeline.journal = journal
    return timeline, record


# ---- killed
def survive(folder: Path, seeds: range) -> None:
    """Kills a game at some moment for each seed, and plays on from its file."""
    files = [folder / f"{seed}.save" for seed in seeds]
    call = [sys.executable, str(TESTS / "support" / "scripted.py"), str(SEALED), *map(str, files)]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        for seed, file in zip(seeds, files, strict=True):
            confirmed = killed(process, random.Random(seed))
            timeline, record = reopened(file)
            assert timeline.now >= confirmed and timeline.match.digest() == DIGESTS[timeline.now]
            assert record.fault is None
            list(scripted.play(timeline))
            assert timeline.match.digest() == DIGESTS[-1]
            assert timeline.journal is not None
            timeline.journal.close(timeline.match)
            assert load_save(file.read_text(encoding="utf-8"), RULES).digest() == DIGESTS[-1]
    assert process.returncode == 0


def killed(process: subprocess.Popen[str], chance: random.Random) -> int:
    """Kills the next game of the process at some moment; returns the last decision that was confirmed."""
    assert process.stdin is not None and process.stdout is not None
    heard = [process.stdout.readline() for _ in range(chance.randrange(1, len(DIGESTS)))]
    time.sleep(chance.random() * 0.01)
    process.stdin.write("kill\n")  # it may have come to its end
    process.stdin.flush()
    while heard[-1] != "over\n":
        heard.append(process.stdout.readline())
        assert heard[-1], "it ended before its time"
    return int(heard[-2])


def test_a_game_that_is_killed_goes_on_with_everything_confirmed(tmp_path: Path) -> None:
    survive(tmp_path, range(8))


@pytest.mark.soak
def test_games_that_are_killed_go_on_with_everything_confirmed(tmp_path: Path) -> None:
    survive(tmp_path, range(8, 58))


# ---- damaged
def begun(file: Path) -> None:
    """A game in the middle, with decisions that were taken back, in a file that was closed and opened again."""
    timeline = Timeline(RULES.start(4))
    timeline.journal = Journal.create(file, timeline.match, [Seat(), Seat("random", 7), Seat("mcts:50", 8)])
    while timeline.now < 13:
        timeline.pick(*scripted.choice(timeline.match))
        if timeline.now in (3, 9):
            timeline.undo(timeline.way[-1][0])
            player, _, codes = timeline.match.owed()[-1]
            timeline.pick(player, codes[-1])
    timeline.journal.close(timeline.match)
    timeline, _ = reopened(file)
    while timeline.now < 20 and not timeline.match.over:
        timeline.pick(*scripted.choice(timeline.match))
    assert timeline.journal is not None
    timeline.journal.close(timeline.match)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("games") / "game.save"
    begun(file)
    data = file.read_bytes()
    assert data.count(b'["back"') == 2 and data.count(b'["end"') == 2 and data.count(b'["state"') == 1
    return data


@cache
def positions(data: bytes) -> set[str]:
    """The digest after every line."""
    lines = data.splitlines(keepends=True)
    return {played(read_record(b"".join(lines[:n])), RULES).match.digest() for n in range(2, len(lines) + 1)}


def bomb() -> str:
    return base64.b64encode(zlib.compress(bytes(4 * MOST_UNPACKED))).decode()


def flipped(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def flipped_in_a_line(data: bytes, chance: random.Random) -> bytes:
    head, rules, *lines = data.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    lines[at] = flipped(lines[at], chance)
    return b"".join([head, rules, *lines])


def cut(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    return b"".join(lines[:at] + lines[at + 1 + chance.randrange(3) :])


def doubled(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    return b"".join(lines[: at + 1] + lines[at:])


def swapped(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    a, b = sorted(chance.sample(range(len(lines)), 2))
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def torn(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def torn_in_a_line(data: bytes, chance: random.Random) -> bytes:
    start = len(b"".join(data.splitlines(keepends=True)[:2]))
    return data[: chance.randrange(start, len(data))]


def zeros_behind(data: bytes, chance: random.Random) -> bytes:
    return torn_in_a_line(data, chance) + bytes(chance.randrange(1, 5000))


def strange_bytes(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + chance.randbytes(chance.randrange(1, 40)) + data[at + chance.randrange(40) :]


def edited(data: bytes, chance: random.Random) -> bytes:
    """Another decision, written by hand: one that could have been made."""
    lines = data.splitlines(keepends=True)
    at = chance.choice([n for n, line in enumerate(lines) if b"player_" in line])
    _, player, option, _ = json.loads(lines[at])
    there = played(read_record(b"".join(lines[:at])), RULES).match
    (mine,) = (d for d in there.decisions() if f"player_{d.player + 1}" == player)
    other = chance.choice([offered.id for offered in mine.options if offered.id != option])
    lines[at] = lines[at].replace(f'"{option}"'.encode(), f'"{other}"'.encode())
    return b"".join(lines)


def head_changed(**values: object) -> Callable[[bytes, random.Random], bytes]:
    """Another head, by somebody who computes all check values anew."""

    def change(data: bytes, chance: random.Random) -> bytes:
        chain, (head, rules, *lines) = Chain(), map(json.loads, data.splitlines())
        for line in (head, rules):
            del line["check"]
        head.update({key: value for key, value in values.items() if key != "pack"})
        rules.update({key: value for key, value in values.items() if key == "pack"})
        return "".join(map(chain.line, [head, rules, *(line[:-1] for line in lines)])).encode()

    return change


def other_state(data: bytes, chance: random.Random) -> bytes:
    """A digest of a position, changed by somebody who computes all check values anew."""
    chain, (head, rules, *lines) = Chain(), map(json.loads, data.splitlines())
    for line in (head, rules):
        del line["check"]
    states = [line for line in lines if line[0] in ("state", "end")]
    chance.choice(states)[2] = chance.randbytes(16).hex()
    return "".join(map(chain.line, [head, rules, *(line[:-1] for line in lines)])).encode()


MUTATIONS: list[tuple[Callable[[bytes, random.Random], bytes], int]] = [
    (flipped, 30),
    (flipped_in_a_line, 40),
    (cut, 25),
    (doubled, 20),
    (swapped, 25),
    (torn, 5),
    (torn_in_a_line, 20),
    (zeros_behind, 10),
    (strange_bytes, 20),
    (edited, 20),
    (other_state, 4),
    (head_changed(version=1), 1),
    (head_changed(version=3), 1),
    (head_changed(rules="0" * 64), 1),
    (head_changed(game="another"), 1),
    (head_changed(players=2), 1),
    (head_changed(seed=5), 1),
    (head_changed(seats=[{"by": "person"}]), 1),
    (lambda data, chance: bytes(10_000_000), 1),
    (lambda data, chance: data + b"\n" * 10_000_000, 1),
    (lambda data, chance: data + bytes(10_000_000), 1),
    (lambda data, chance: data + bytes(20_000_000), 1),
]


def test_no_damage_leads_to_a_wrong_game(whole: bytes) -> None:
    """Of a file that was closed, and of one that stops before any digest of a position is in it."""
    stopped = whole[: whole.index(b'["end"')]
    ends = {load_save(whole.decode(), RULES).digest(), load_save(stopped.decode(), RULES).digest()}
    tried = refused = mended = 0
    for n, (mutation, times) in enumerate(MUTATIONS):
        for seed in range(times):
            base = stopped if seed % 2 and mutation is not other_state else whole
            data = mutation(base, random.Random(1000 * n + seed))
            tried += data != base
            try:
                record = read_record(data)
                timeline = played(record, RULES)
            except Refused as refusal:
                refused += 1
                sentence = str(refusal)
                assert sentence and "\n" not in sentence and len(sentence) < 300, sentence
            else:
                mended += 1
                assert timeline.match.digest() in positions(whole), mutation
                # only a file that ends where it was closed needs no word about it
                assert record.note() is not None or timeline.match.digest() in ends, mutation
    assert tried >= 200 and refused > 150 and mended > 20


def test_what_is_before_the_damage_can_still_be_played(whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if line.startswith(b"[10,"))
    record = read_record(b"".join([*lines[:at], b"[10, what\n", *lines[at + 1 :]]))
    assert f"line {at + 1} of this save is damaged; what stands before it, up to decision 9, is whole" == str(
        record.fault
    )
    assert played(record, RULES, until=9).match.digest() == played(read_record(whole), RULES, until=9).match.digest()
    with pytest.raises(Refused, match="damaged"):
        played(record, RULES, until=10)
    with pytest.raises(Refused, match="no decision 21"):
        played(read_record(whole), RULES, until=21)


def test_a_torn_line_is_cut_off_when_the_game_goes_on(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "torn.save"
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:6]) + lines[6][:9])
    timeline, record = reopened(file)
    assert record.torn and "half written" in str(record.note())
    timeline.pick(*scripted.choice(timeline.match))
    assert timeline.journal is not None
    timeline.journal.close(timeline.match)
    again = read_record(file.read_bytes())
    assert again.note() is None and played(again, RULES).match.digest() == timeline.match.digest()


@pytest.mark.parametrize(("first", "end"), [(b"", b"\r\n"), (b"\xef\xbb\xbf", b"\n"), (b"\xef\xbb\xbf", b"\r\n")])
def test_what_an_editor_of_another_system_adds_does_no_harm(
    tmp_path: Path, whole: bytes, first: bytes, end: bytes
) -> None:
    file, left = tmp_path / "edited.save", whole[: whole.index(b"\n", whole.index(b'["end"')) + 1]
    file.write_bytes(first + left.replace(b"\n", end))
    timeline, record = reopened(file)
    assert record.note() is None and timeline.match.digest() == load_save(left.decode(), RULES).digest()
    timeline.pick(*scripted.choice(timeline.match))
    assert timeline.journal is not None
    timeline.journal.close(timeline.match)
    again = read_record(file.read_bytes())
    assert again.note() is None and played(again, RULES).match.digest() == timeline.match.digest()


# ---- the rules inside
def test_the_rules_inside_are_those_the_game_was_played_with(whole: bytes) -> None:
    record = read_record(whole)
    inside = rules_of(record)
    assert inside.digest == RULES.digest and inside.pack.folder != RULES.pack.folder
    assert played(record, inside).match.digest() == played(record, RULES).match.digest()
    folder = inside.pack.folder
    assert folder.exists()
    del inside
    assert not folder.exists(), "nothing is left behind"


def test_words_and_looks_of_a_game_travel_with_its_rules() -> None:
    layers = load(str(TESTS / "data" / "layers"), 1)
    names = unpacked(packed(layers.pack))
    assert "layers/game.yaml" in names and "layers/translations/pl/layers.ftl" in names


def packed_as(files: object) -> str:
    return base64.b64encode(zlib.compress(json.dumps(files).encode())).decode()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "damaged"),
        ("%%%", "damaged"),
        ("AAAA", "damaged"),
        (base64.b64encode(b"x" * 100).decode(), "damaged"),
        (packed_as({})[:-8], "damaged"),
        (packed_as({}), "damaged"),
        (packed_as([]), "damaged"),
        (packed_as({"a/game.yaml": 1}), "damaged"),
        (packed_as({"a/game.yaml": "", "b/game.yaml": ""}), "damaged"),
        (packed_as({f"a/{n}.yaml": "" for n in range(2000)}), "1,000 files"),
        (bomb(), "16,000,000 bytes"),
        *[
            (packed_as({"a/game.yaml": "", name: ""}), "may not be there")
            for name in (
                "game.yaml",
                "/etc/passwd.yaml",
                "../game.yaml",
                "a/../../game.yaml",
                "a/./game.yaml",
                "a\\..\\game.yaml",
                "C:/game.yaml",
                "a/game.py",
                "a/.hidden.yaml",
                "a//game.yaml",
                "a/b/c/d/e.yaml",
                "a/expansions/b/c/d/e/f.ftl",
                "a/x\x00.yaml",
                "a/" + "x" * 300 + ".yaml",
            )
        ],
    ],
)
def test_rules_that_are_damaged_or_lead_elsewhere_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        unpacked(text)


@pytest.mark.parametrize(
    "files",
    [
        {"a/game.yaml": "game: [1"},
        {"a/game.yaml": "\ud800"},
        {"a/game.yaml": "game: sealed\nplayers: [3]\n"},
        {"a/other.yaml": ""},
    ],
)
def test_strange_rules_inside_are_checked_like_any(whole: bytes, files: dict[str, str]) -> None:
    record = read_record(head_changed(pack=packed_as(files))(whole, random.Random(0)))
    with pytest.raises(Refused) as refused:
        rules_of(record)
    assert "\n" not in str(refused.value)


def test_other_rules_inside_than_the_head_says(whole: bytes) -> None:
    files = {name: text.replace("gain 3 points", "gain 4 points") for name, text in RULES.pack.files}
    record = read_record(head_changed(pack=packed_as(files))(whole, random.Random(0)))
    with pytest.raises(Refused, match="have changed"):
        played(record, rules_of(record))


# ---- writing
def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(Refused, match="not overwritten"):
        Journal.create(file, RULES.start(1))
    assert file.read_text(encoding="utf-8") == "mine"
    with pytest.raises(Refused, match="no such file"):
        Journal.create(tmp_path / "no" / "where", RULES.start(1))


def test_where_nothing_fits_no_game_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused, match="no game can be written to .*no room left"):
        Journal.create(tmp_path / "game.save", RULES.start(1))
    assert not (tmp_path / "game.save").exists()


def test_one_process_writes_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    journal = Journal.create(file, RULES.start(1))
    with pytest.raises(Refused, match="another window"):
        Journal.reopen(file)
    journal.close(RULES.start(1))
    Journal.reopen(file)[0].close(RULES.start(1))


def test_what_cannot_be_written_was_not_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = Timeline(RULES.start(4))
    timeline.journal = Journal.create(tmp_path / "game.save", timeline.match)
    timeline.pick(*scripted.choice(timeline.match))
    digest, before = timeline.match.digest(), (tmp_path / "game.save").read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Refused, match="no room left"):
            timeline.pick(*scripted.choice(timeline.match))
    assert timeline.match.digest() == digest and timeline.length == 1
    assert (tmp_path / "game.save").read_bytes() == before
    timeline.pick(*scripted.choice(timeline.match))
    timeline.journal.close(timeline.match)
    assert load_save((tmp_path / "game.save").read_text(encoding="utf-8"), RULES).digest() == timeline.match.digest()


def test_a_decision_that_was_interrupted_was_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = Timeline(RULES.start(4))
    for _ in range(3):
        timeline.pick(*scripted.choice(timeline.match))
    before, pick = timeline.match.digest(), Match.pick

    def interrupted(match: Match, player: int, code: int) -> None:
        pick(match, player, code)
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "pick", interrupted)
    with pytest.raises(KeyboardInterrupt):
        timeline.pick(*scripted.choice(timeline.match))
    assert timeline.match.digest() == before and timeline.length == timeline.now == 3


def test_a_decision_that_was_interrupted_does_not_spoil_the_file(tmp_path: Path) -> None:
    match = RULES.start(4)
    journal = Journal.create(tmp_path / "game.save", match)
    match.pick(*scripted.choice(match))
    journal.close(match)  # the decision is not in the file
    record = read_record((tmp_path / "game.save").read_bytes())
    assert not record.closed and record.decisions == 0 and record.fault is None


def two_decisions(file: Path) -> Timeline:
    timeline = Timeline(RULES.start(4))
    timeline.journal = Journal.create(file, timeline.match)
    for _ in range(2):
        timeline.pick(*scripted.choice(timeline.match))
    return timeline


Meddling = Callable[[Path], None]


def replaced_by(file: Path, data: bytes) -> None:
    """As `sed -i`, editors and programs that copy folders do it."""
    (file.parent / "new").write_bytes(data)
    os.replace(file.parent / "new", file)


def written_into(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    os.utime(file, ns=(1, 1))  # clocks may go backwards


def folder_removed(file: Path) -> None:
    file.unlink()
    file.parent.rmdir()


#: after which everything is in the file again
MENDED: dict[str, Meddling] = {
    "deleted": Path.unlink,
    "folder removed": folder_removed,
    "renamed": lambda file: file.rename(file.with_name("elsewhere.save")) and None,
    "emptied": lambda file: written_into(file, b""),
    "shortened": lambda file: written_into(file, file.read_bytes()[:-9]),
    "replaced by what it was before": lambda file: replaced_by(file, file.read_bytes()[:-30]),
    "replaced by nothing": lambda file: replaced_by(file, b""),
}
#: after which it is the file that counts, as if nothing had been
UNHARMED: dict[str, Meddling] = {
    "replaced by the same": lambda file: replaced_by(file, file.read_bytes()),
    "touched": lambda file: os.utime(file, ns=(1, 1)),
    "made read-only": lambda file: file.chmod(0o400),
}
#: after which somebody else's words are in it
OTHERS: dict[str, Meddling] = {
    "edited": lambda file: written_into(file, file.read_bytes().replace(b"[1,", b"[9,")),
    "appended": lambda file: written_into(file, file.read_bytes() * 2),
    "replaced by an edited one": lambda file: replaced_by(file, file.read_bytes().replace(b"dig", b"dog") + b"\n"),
    "replaced by another": lambda file: replaced_by(file, b"mine"),
    "replaced by a link": lambda file: file.unlink() or file.symlink_to(file.with_name("nowhere")),
    "replaced by a link to nothing of ours": lambda file: file.unlink() or file.symlink_to("/dev/null"),
    "replaced by a folder": lambda file: file.unlink() or file.mkdir(),
}


def meddled(tmp_path: Path, meddle: Meddling) -> tuple[Timeline, list[str]]:
    """A game of which every second decision is followed by meddling, and what was told of that."""
    (tmp_path / "games").mkdir()
    timeline = two_decisions(tmp_path / "games" / "game.save")
    assert timeline.journal is not None
    meddle(timeline.journal.path)
    timeline.pick(*scripted.choice(timeline.match))
    confirmed = read_record(timeline.journal.path.read_bytes())
    assert confirmed.decisions == 3, "it is there as soon as it counts"
    told = [str(said) for said in timeline.journal.news()]
    timeline.pick(*scripted.choice(timeline.match))
    timeline.journal.close(timeline.match)
    assert timeline.journal.news() == []
    record = read_record(timeline.journal.path.read_bytes())
    assert record.note() is None and played(record, RULES).match.digest() == DIGESTS[4]
    return timeline, told


@pytest.mark.parametrize("what", MENDED)
def test_whoever_takes_from_the_file_takes_nothing_away(tmp_path: Path, what: str) -> None:
    timeline, told = meddled(tmp_path, MENDED[what])
    assert timeline.journal is not None and timeline.journal.path == tmp_path / "games" / "game.save"
    assert len(told) == 1 and "written again" in told[0] and "\n" not in told[0]


@pytest.mark.parametrize("what", UNHARMED)
def test_whoever_changes_nothing_in_the_file_is_not_told_of(tmp_path: Path, what: str) -> None:
    timeline, told = meddled(tmp_path, UNHARMED[what])
    assert timeline.journal is not None and timeline.journal.path == tmp_path / "games" / "game.save"
    assert told == []


@pytest.mark.parametrize("what", OTHERS)
def test_what_somebody_else_put_there_is_never_overwritten(tmp_path: Path, what: str) -> None:
    file, seen = tmp_path / "games" / "game.save", []

    def meddle(path: Path) -> None:
        OTHERS[what](path)
        seen.append((path.lstat().st_ino, path.read_bytes() if path.is_file() else b""))

    timeline, told = meddled(tmp_path, meddle)
    assert timeline.journal is not None and timeline.journal.path == tmp_path / "games" / "game-2.save"
    assert [(file.lstat().st_ino, file.read_bytes() if file.is_file() else b"")] == seen
    assert len(told) == 1 and "game-2.save" in told[0] and "\n" not in told[0]


def test_a_file_replaced_while_it_is_written_is_noticed_before_the_decision_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, sync = tmp_path / "game.save", os.fsync
    timeline = two_decisions(file)
    whole = file.read_bytes()

    def late(handle: int) -> None:
        sync(handle)
        monkeypatch.undo()
        replaced_by(file, whole)

    monkeypatch.setattr(os, "fsync", late)
    timeline.pick(*scripted.choice(timeline.match))
    assert read_record(file.read_bytes()).decisions == 3


def test_another_window_with_the_same_game_keeps_its_file(tmp_path: Path) -> None:
    """A copy that was put in the place of the file, and goes on there."""
    file = tmp_path / "game.save"
    timeline = two_decisions(file)
    replaced_by(file, file.read_bytes())
    other, _ = Journal.reopen(file)
    timeline.pick(*scripted.choice(timeline.match))
    assert timeline.journal is not None and timeline.journal.path == tmp_path / "game-2.save"
    other.close(timeline.match)
    timeline.journal.close(timeline.match)
    assert read_record(file.read_bytes()).decisions == 2


def test_where_it_can_be_written_nowhere_nothing_is_decided_and_the_end_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games").mkdir()
    timeline = two_decisions(tmp_path / "games" / "game.save")
    folder_removed(tmp_path / "games" / "game.save")
    (tmp_path / "games").touch()
    with pytest.raises(Refused, match="this decision was not made"):
        timeline.pick(*scripted.choice(timeline.match))
    assert timeline.now == 2 and timeline.journal is not None
    with pytest.raises(Refused, match="does not hold this game any more"):
        timeline.journal.close(timeline.match)


def test_a_full_disk_leaves_no_half_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.save"
    timeline = two_decisions(file)
    replaced_by(file, b"mine")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Refused, match="no room left"):
            timeline.pick(*scripted.choice(timeline.match))
    assert [path.name for path in tmp_path.iterdir()] == ["game.save"]
    timeline.pick(*scripted.choice(timeline.match))
    assert timeline.journal is not None and timeline.journal.path == tmp_path / "game-2.save"


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is said in another way")
def test_only_who_plays_can_read_the_file(tmp_path: Path) -> None:
    """It holds the seed and what was decided in secret. Whoever lets others read it is not contradicted."""
    before = os.umask(0o022)
    try:
        file = tmp_path / "game.save"
        timeline = two_decisions(file)
        assert file.stat().st_mode & 0o777 == 0o600
        file.chmod(0o640)
        timeline.pick(*scripted.choice(timeline.match))
        assert file.stat().st_mode & 0o777 == 0o640
        replaced_by(file, b"mine")
        timeline.pick(*scripted.choice(timeline.match))
        assert timeline.journal is not None
        assert timeline.journal.path.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_at_a_pipe_nobody_waits(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Refused, match="is not a file"):
        Journal.reopen(tmp_path / "pipe")
    with pytest.raises(Refused, match="is not a file"):
        opened(tmp_path / "pipe", "rb")


def test_an_answer_that_is_taken_back_takes_no_other_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What others have answered in secret since then stays, also if the power goes while it is written down again."""
    file = tmp_path / "game.save"
    timeline = Timeline(RULES.start(4))
    timeline.journal = Journal.create(file, timeline.match)
    for player in (0, 1, 2, 1):
        timeline.choose(next(d for d in timeline.match.decisions() if d.player == player).options[0].id, player)
    before, whole, times = timeline.match.digest(), file.read_bytes(), 0

    def full(handle: int) -> None:
        nonlocal times
        times += 1
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Refused, match="no room left"):
            timeline.undo(0)
    assert times == 1, "it is one step"
    assert timeline.match.digest() == before and timeline.length == 4 and file.read_bytes() == whole
    timeline.undo(0)
    assert [player for player, _, _ in timeline.way] == [1, 2, 1]
    timeline.journal.close(timeline.match)
    assert load_save(file.read_text(encoding="utf-8"), RULES).digest() == timeline.match.digest()
