"""Saves of strangers: whatever they hold, they are refused in one sentence, before they have cost much."""

from __future__ import annotations

import base64
import json
import random
import tracemalloc
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from spielwerk.interpreter import Refused, load
from spielwerk.interpreter.storage.held_file import opened
from spielwerk.interpreter.storage.save_records import Chain, read_record, save_bytes
from spielwerk.interpreter.storage.saves import played, rules_of, save

SEALED = Path(__file__).parents[1] / "data" / "sealed"
RULES = load(str(SEALED), 3)
HEAD, PACK = (line.rpartition(', "check"')[0] + "}" for line in save(RULES.start(4)).splitlines()[:2])
#: a file of which every byte is allowed
LONG = 19_000_000
#: what reading may take beside the file itself
MOST_MEMORY = 150_000_000


def chained(*lines: str) -> bytes:
    """Lines with the check values that somebody who knows how to compute them gives them."""
    chain, found = Chain(), []
    for line in lines:
        stem = line[:-1] + (', "check": ' if line.endswith("}") else ", ")
        chain.last = chain._next(stem)
        found.append(f'{stem}"{chain.last}"{line[-1]}\n')
    return "".join(found).encode()


def packed(text: bytes) -> str:
    return json.dumps({"pack": base64.b64encode(zlib.compress(text, 9)).decode()})


def lists(size: int) -> str:
    return "[" + "[]," * (size // 3) + "[]]"


SHAPES: dict[str, Callable[[], bytes]] = {
    "one long line": lambda: b"x" * LONG,
    "lists in one line": lambda: lists(LONG).encode(),
    "lists in lists": lambda: b"[" * LONG,
    "a text with a wide letter": lambda: b'"' + b"a" * LONG + '😀"\n'.encode(),
    "a head full of lists": lambda: chained(f'{HEAD[:-1]}, "more": {lists(LONG)}}}', PACK),
    "rules that are a list": lambda: chained(HEAD, f'{{"pack": {lists(LONG)}}}'),
    "rules that are long": lambda: chained(HEAD, f'{{"pack": "{"a" * LONG}"}}'),
    "a step full of lists": lambda: chained(HEAD, PACK, lists(LONG)),
    "a step with a long name": lambda: chained(HEAD, PACK, f'[1, "player_1", "{"x" * LONG}"]'),
    "rules that unpack to lists": lambda: chained(HEAD, packed(f'{{"a/game.yaml": {lists(15_000_000)}}}'.encode())),
    "rules that unpack to many files": lambda: chained(
        HEAD, packed(b"{" + b", ".join(b'"%d": ""' % n for n in range(1_000_000)) + b"}")
    ),
    "rules that unpack to one text": lambda: chained(
        HEAD, packed(b'{"a/game.yaml": "' + b"a" * 15_000_000 + b'\\ud83d\\ude00"}')
    ),
    "rules that unpack to too much": lambda: chained(HEAD, packed(bytes(60_000_000))),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_too_much_is_refused_before_it_costs_much(shape: str) -> None:
    data = SHAPES[shape]()
    tracemalloc.start()
    try:
        with pytest.raises(Refused) as refused:
            record = read_record(data)
            played(record, rules_of(record))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MOST_MEMORY, f"{most:,}"
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 300


def test_a_file_that_is_too_long_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "long.save"
    with file.open("wb") as stream:
        stream.truncate(10**12)  # nothing of it is on the disk
    with opened(file, "rb") as stream, pytest.raises(Refused, match="1,000,000,000,000"):
        save_bytes(stream)


DIGITS = "9" * 4300  # as many as Python reads


@pytest.mark.parametrize(
    "line",
    [
        *(HEAD.replace(f'"{key}": {value}', f'"{key}": {DIGITS}') for key, value in (("version", 3), ("players", 3))),
        HEAD.replace('"players": 3', f'"players": {DIGITS}').replace('"seats": []', '"seats": [{"by": "person"}]'),
        HEAD.replace('"seats": []', f'"seats": [{{"by": "random", "seed": {DIGITS}9}}]'),
        HEAD.replace('"seed": 4', f'"seed": {DIGITS}9'),
        HEAD.replace('"expansions": []', f'"expansions": {"[" * 50_000}{"]" * 50_000}'),
        HEAD.replace('"expansions": []', f'"expansions": [{DIGITS}]'),
    ],
)
def test_numbers_and_lists_without_end_are_refused(line: str) -> None:
    with pytest.raises(Refused) as refused:
        played(read_record(chained(line, PACK)), RULES)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 300


def test_a_game_whose_files_nobody_could_unpack_is_not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    from spielwerk.interpreter.storage import packed_files as packing

    monkeypatch.setattr(packing, "MOST_UNPACKED", 100)
    with pytest.raises(Refused, match="too large for a save"):
        packing.packed(RULES.pack)


# ---- anything at all
def pieces(data: bytes, chance: random.Random) -> Iterable[str]:
    """The lines of a save without their check values, some of them damaged in the way of somebody who means it."""
    values = [
        "-1",
        "0",
        "1e999",
        "[]",
        "{}",
        '""',
        "null",
        "true",
        DIGITS,
        '"\\ud800"',
        "[[[[]]]]",
        '"player_9"',
        "2.5",
    ]
    for number, line in enumerate(data.decode().splitlines()):
        text = line.rpartition(', "check"')[0] + "}" if number < 2 else line.rpartition(", ")[0] + "]"
        if chance.random() < (0.5 if number < 2 else 0.1):
            parts = text.split(", ")
            at = chance.randrange(len(parts))
            key, colon, _ = parts[at].rpartition(": ")
            parts[at] = key + colon + chance.choice(values)
            text = ", ".join(parts)
            text = text if text[-1] in "]}" else text + ("}" if number < 2 else "]")
        yield text


@pytest.mark.parametrize("seed", range(150))
def test_damage_with_right_check_values_is_refused_in_a_sentence_or_harmless(seed: int) -> None:
    match, chance = RULES.start(4), random.Random(seed)
    for _ in range(6):
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
    try:
        record = read_record(chained(*pieces(save(match).encode(), chance)))
        played(record, RULES if chance.random() < 0.8 else rules_of(record))
    except Refused as refused:
        assert "\n" not in str(refused) and len(str(refused)) < 300
