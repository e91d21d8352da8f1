"""Saves and snapshots: whatever is wrong with one is refused in one sentence, and nothing else happens."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import tiny
from spielwerk.interpreter import Match, Refused, Rules, load, load_save, restore, save, snapshot
from spielwerk.interpreter.storage.journal import Journal
from spielwerk.interpreter.storage.save_records import Chain, read_record
from spielwerk.interpreter.storage.saves import played
from support.hands import HANDS

DATA = Path(__file__).parents[1] / "data"
RULES = load(str(DATA / "sealed"), 2)


def in_the_middle() -> Match:
    match = RULES.start(4)
    for _ in range(3):
        player, _, codes = match.owed()[0]
        match.pick(player, codes[0])
    return match


SAVE, SNAPSHOT = save(in_the_middle()), snapshot(in_the_middle())


def refused(text: Any, snapshot: bool = False, rules: Rules | None = RULES) -> str:
    with pytest.raises(Refused) as caught:
        if snapshot:
            assert rules is not None
            restore(rules, text)
        else:
            load_save(text, rules)
    sentence = str(caught.value)
    assert "\n" not in sentence and len(sentence.split()) > 3 and len(sentence) < 400, sentence
    return sentence


def resealed(lines: list[Any]) -> str:
    """A save of these lines by somebody who knows how to compute check values."""
    chain = Chain()
    return "".join(map(chain.line, lines))


def parts(text: str) -> list[Any]:
    """What the lines of a save say, without their check values."""
    first, second, *rest = map(json.loads, text.splitlines())
    for line in (first, second):
        del line["check"]
    return [first, second, *(line[:-1] for line in rest)]


def changed(text: str, **values: Any) -> str:
    """A snapshot, or a save with another head."""
    if text == SNAPSHOT:
        return json.dumps({**json.loads(text), **values})
    head, *rest = parts(text)
    return resealed([{**head, **values}, *rest])


def without(text: str, key: str) -> str:
    if text == SNAPSHOT:
        return json.dumps({k: v for k, v in json.loads(text).items() if k != key})
    head, *rest = parts(text)
    return resealed([{k: v for k, v in head.items() if k != key}, *rest])


def decided(*decisions: Any) -> str:
    """A save with other decisions."""
    return resealed([*parts(SAVE)[:2], *([n, *d] for n, d in enumerate(decisions, 1))])


def test_a_save_can_be_read_by_people() -> None:
    head, rules, *decisions, end = SAVE.splitlines()
    assert '"game": "sealed"' in head and '"seed": 4' in head and '"pack"' in rules
    assert [json.loads(line)[:2] for line in decisions] == [[1, "player_1"], [2, "player_1"], [3, "player_2"]]
    assert json.loads(end)[:3] == ["end", 3, in_the_middle().digest()]


def test_both_give_the_match_again() -> None:
    match = in_the_middle()
    for again in (load_save(SAVE, RULES), restore(RULES, SNAPSHOT)):
        assert again.digest() == match.digest() and again.owed() == match.owed() and again.history == match.history
        assert save(again) == SAVE and snapshot(again) == SNAPSHOT


def test_a_save_of_a_game_with_a_name_loads_its_rules() -> None:
    match = load("yokohama", 2, ["free_agents"], ["station_without_assistant"]).start(9)
    for _ in range(5):
        player, _, codes = match.owed()[0]
        match.pick(player, codes[-1])
    again = load_save(save(match))
    assert again.digest() == match.digest()
    assert again.rules.pack.applied_expansions == ("free_agents",)


def test_an_imagined_match_has_no_save_but_a_snapshot() -> None:
    other = in_the_middle().imagine(0, 1)
    with pytest.raises(Refused, match="snapshot"):
        save(other)
    assert restore(RULES, snapshot(other)).digest() == other.digest()


@pytest.mark.parametrize("snapshot", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "12",
        '"x"',
        "[" * 100_000,
        "NaN",
        "\x00",
        '{"spielwerk": 1}',
        "9" * 5000,
        None,
        b"{}",
    ],
)
def test_what_is_no_save_at_all(text: Any, snapshot: bool) -> None:
    refused(text, snapshot)


def test_one_is_not_the_other() -> None:
    assert "not a saved game" in refused(SNAPSHOT)
    assert "not a `snapshot`" in refused(SAVE, snapshot=True)


@pytest.mark.parametrize("snapshot", [False, True])
@pytest.mark.parametrize("version", [0, 4, "2", "1", None, True, 1.0, [1], 10**30])
def test_wrong_versions(version: Any, snapshot: bool) -> None:
    assert "version" in refused(changed(SNAPSHOT if snapshot else SAVE, version=version), snapshot)


@pytest.mark.parametrize("snapshot", [False, True])
def test_other_rules_are_named_by_both_digests(snapshot: bool) -> None:
    sentence = refused(changed(SNAPSHOT if snapshot else SAVE, rules="0" * 64), snapshot)
    assert "0" * 64 in sentence and RULES.digest in sentence


@pytest.mark.parametrize("snapshot", [False, True])
@pytest.mark.parametrize(
    "key,value",
    [
        ("game", "other"),
        ("players", 3),
        ("players", "2"),
        ("expansions", ["x"]),
        ("expansions", "x"),
        ("variants", [1]),
        ("game", None),
        ("rules", 1),
        ("seed", "4"),
        ("seed", 1.5),
        ("seed", True),
        ("expansions", ["a" * 1_000_000]),
        ("variants", ["long"] * 1000),
    ],
)
def test_wrong_heads(key: str, value: Any, snapshot: bool) -> None:
    refused(changed(SNAPSHOT if snapshot else SAVE, **{key: value}), snapshot)


@pytest.mark.parametrize("snapshot", [False, True])
def test_every_key_is_needed(snapshot: bool) -> None:
    text = SNAPSHOT if snapshot else SAVE
    for key in json.loads(text) if snapshot else parts(text)[0]:
        refused(without(text, key), snapshot)


def test_a_save_of_the_first_version_is_refused_by_its_version() -> None:
    assert "version 1" in refused(json.dumps({"spielwerk": "save", "version": 1, "game": "sealed"}, indent=2))


@pytest.mark.parametrize(
    "game,sentence",
    [
        ("nowhere", "nowhere"),
        ("../../etc", "folder"),
        ("/tmp", "folder"),
        ("x; import os", "folder"),
        ("__import__", "folder"),
    ],
)
def test_a_save_leads_to_no_other_place(game: str, sentence: str) -> None:
    assert sentence in refused(changed(SAVE, game=game), rules=None)


@pytest.mark.parametrize(
    "decisions,sentence",
    [
        ([["player_1", "one_9"]], "decision 1 of this save: `one_9` is not offered to `player_1`"),
        ([["player_9", "one_1"]], "`player_9` has nothing to decide"),
        ([["player_1"]], "line 3"),
        ([[1, 2]], "line 3"),
        ([[]], "line 3"),
        ([["player_1", "x" * 9_000]], "not offered"),
        ([["player_1", "x" * 10_000]], "line 3"),
        ([["player_1", "no"]] * 200_001, "at most"),
    ],
)
def test_wrong_decisions(decisions: list[Any], sentence: str) -> None:
    assert sentence in refused(decided(*decisions))


@pytest.mark.parametrize(
    "line,sentence",
    [
        (["back", 4], "line 6"),
        (["back", -1], "line 6"),
        (["back", "1"], "line 6"),
        (["back", True], "line 6"),
        (["state", 3, "0" * 32], "lead elsewhere"),
        (["state", 2, "0" * 32], "line 6"),
        (["end", 3, 12], "line 6"),
        ([5, "player_1", "no"], "line 6"),
        ([4.0, "player_1", "no"], "line 6"),
        (["other", 3], "line 6"),
        ([], "line 6"),
        ({}, "line 6"),
    ],
)
def test_wrong_lines(line: Any, sentence: str) -> None:
    assert sentence in refused(resealed([*parts(SAVE)[:5], line, *parts(SAVE)[5:]]))


def test_going_back_is_a_line_too() -> None:
    *lines, end = parts(SAVE)
    assert load_save(resealed([*lines, ["back", 1], *lines[3:], end]), RULES).digest() == in_the_middle().digest()
    start = load_save(resealed([*lines, ["back", 0]]), RULES)
    assert start.digest() == RULES.start(4).digest() and not start.history


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may go back as often as it has lines."""
    head, rules, first, *_ = parts(SAVE)
    text, picked, pick = resealed([head, rules, *([first, ["back", 0]] * 1000), first]), 0, Match.pick

    def counted(match: Match, player: int, code: int) -> None:
        nonlocal picked
        picked += 1
        pick(match, player, code)

    monkeypatch.setattr(Match, "pick", counted)
    assert len(load_save(text, RULES).history) == picked == 1


def test_a_decision_after_the_end() -> None:
    match = RULES.start(4)
    while not match.over:
        player, _, codes = match.owed()[0]
        match.pick(player, codes[0])
    lines = parts(save(match))
    assert "after the end" in refused(resealed([*lines, [len(match.history) + 1, "player_1", "no"]]))
    assert restore(RULES, snapshot(match)).over


def test_too_large() -> None:
    assert "at most" in refused(SAVE + " " * 21_000_000)
    assert "at most" in refused(SNAPSHOT + " " * 21_000_000, snapshot=True)


@pytest.mark.parametrize("state", [[], [0], ["x"], "x", [None]])
def test_wrong_states(state: Any) -> None:
    refused(changed(SNAPSHOT, state=state), snapshot=True)


@pytest.mark.parametrize("number", ["1e9", "0x1", "", "-", "²", "9" * 5000, 1.0, True, None, [], {}])
def test_a_state_is_made_of_whole_numbers(number: Any) -> None:
    state = json.loads(SNAPSHOT)["state"]
    assert "whole numbers" in refused(changed(SNAPSHOT, state=[*state[:-1], number]), snapshot=True)


def test_every_number_of_a_state_counts() -> None:
    """Raise any number by one or put nonsense there: the digest, the totals or the options notice."""
    state = json.loads(SNAPSHOT)["state"]
    for i, n in enumerate(state):
        for other in (int(n) + 1, -5, str(2**200)):
            refused(changed(SNAPSHOT, state=[*state[:i], other, *state[i + 1 :]]), snapshot=True)


def test_a_state_with_its_digest_made_to_fit_is_still_looked_at() -> None:
    """Somebody may compute the digest anew: totals, places and the step must still make sense."""
    layout = RULES.layout
    match = in_the_middle()
    counter, location, stack = layout.counters["point"], layout.locations + 3, layout.places[0].address
    for slot, value in ((counter, -1), (location, 99), (stack, 2**40), (0, 10**6), (0, 1)):
        other = match.clone()
        other.state[slot] = value
        refused(snapshot(other), snapshot=True)


@pytest.mark.parametrize(
    "threads",
    [
        None,
        [],
        [[0, []]],
        [[0, []], [0, []]],
        [[0, [1]], [1, []]],
        [[0, [1, 2]], [1, []]],
        "x",
        [[5, []], [1, []]],
        [[0, "ab"], [1, []]],
    ],
)
def test_wrong_threads(threads: Any) -> None:
    refused(changed(SNAPSHOT, threads=threads), snapshot=True)


@pytest.mark.parametrize("history", [[1], [0, 0, 0], ["a", 1, 2], [9, 1, 1], "x", [0, 10**9, 0], [True, 1, 1]])
def test_wrong_histories(history: Any) -> None:
    refused(changed(SNAPSHOT, history=history), snapshot=True)


def by_chance(holds: Callable[..., None]) -> None:
    """The same examples in every run, however long each takes.

    Imported only here: it takes seconds, as it reads all our modules, and not everybody who collects tests runs these.
    """
    from hypothesis import HealthCheck, settings
    from hypothesis import given as called_with
    from hypothesis import strategies as st

    # by their numbers, common ones as often as all others: to sort all letters there are first takes hypothesis seconds
    letters = st.one_of(*(st.integers(*span).map(chr) for span in ((0, 0x7F), (0x80, 0xD7FF), (0xE000, 0x10FFFF))))
    strategies = {
        "snapshot": st.booleans(),
        "key": st.sampled_from(sorted({*parts(SAVE)[0], *json.loads(SNAPSHOT)})),
        "value": st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(letters, max_size=20),
            lambda inner: (
                st.lists(inner, max_size=4) | st.dictionaries(st.text(letters, max_size=5), inner, max_size=4)
            ),
            max_leaves=8,
        ),
        "at": st.floats(0, 1),
        "length": st.integers(0, 20),
        "new": st.text(letters, max_size=8),
    }
    steady = settings(
        max_examples=100, deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
    )
    names = [*signature(holds).parameters]
    steady(called_with(**{name: strategies[name] for name in names})(holds))()


def taken_or_refused(text: str, snapshot: bool) -> None:
    try:
        restore(RULES, text) if snapshot else load_save(text, RULES)
    except Refused:
        pass


def test_any_value_under_any_key_is_taken_or_refused() -> None:
    def holds(snapshot: bool, key: str, value: Any) -> None:
        taken_or_refused(changed(SNAPSHOT if snapshot else SAVE, **{key: value}), snapshot)

    by_chance(holds)


def test_any_change_of_the_text_is_taken_or_refused() -> None:
    def holds(snapshot: bool, at: float, length: int, new: str) -> None:
        text = SNAPSHOT if snapshot else SAVE
        i = int(at * len(text))
        taken_or_refused(text[:i] + new + text[i + length :], snapshot)

    by_chance(holds)


def test_decisions_with_one_option_that_an_earlier_version_did_not_ask_are_filled_in(tmp_path: Path) -> None:
    rules, chance = tiny(tmp_path, 3, **HANDS), random.Random(5)
    match, several = rules.start(5), []
    while len(several) < 30 or match.only_answer() is not None or match.threads is not None:
        if (only := match.only_answer()) is not None:
            match.pick(*only)
            continue
        several.append(len(match.history))
        player, _, codes = match.owed()[-1]
        match.pick(player, chance.choice(codes))
    assert len(several) < len(match.history)
    head, pack, *rest = parts(save(match))
    asked = [[n, *rest[at][1:]] for n, at in enumerate(several, 1)]
    old = resealed([head | {"version": 2}, pack, *asked, ["end", len(asked), rest[-1][2]]])
    read = load_save(old, rules)
    assert (read.digest(), read.history[:]) == (match.digest(), match.history[:])

    file = tmp_path / "old.save"
    file.write_text(old, encoding="utf-8")
    journal, record = Journal.reopen(file)
    timeline = played(record, rules)
    journal.anew(timeline.match)
    timeline.journal = journal
    for _ in range(20):
        player, _, codes = timeline.match.owed()[-1]
        timeline.pick(player, chance.choice(codes))
    journal.close(timeline.match)
    again = read_record(file.read_bytes())
    assert again.complete and again.fault is None
    assert played(again, rules).match.history[:] == timeline.match.history[:]
    assert played(record, rules, until=7).now == several[7]
