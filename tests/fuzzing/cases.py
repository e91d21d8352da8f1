"""Cases: a folder with something wrong in it, and the commands somebody would run there. A number makes a case anew."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from fuzzing.mutations import NUMBERS, damaged, mutated
from spielwerk.interpreter.storage import saves
from spielwerk.interpreter.storage.save_records import Chain

TESTS = Path(__file__).parents[1]
LANGUAGES = ("en", "pl", "de", "uk", "cs")
#: what people type at the table
TYPED = (
    *("1", "2", "3", "4", "1; 2; 1", "0", "99", "-1", "x", "", "?", "? x", "why", "why x", "why pass", "undo", "hint"),
    *("score", "log", "log all", "board", "save", "card x", "1,2", "a1", "\t", "\x1b[A", "é", ";;", "no", "done"),
)


@dataclass(frozen=True, slots=True)
class Command:
    words: tuple[str, ...]
    typed: str = ""
    #: playing takes its time, and so do tests: here only what would never end is wrong
    plays: bool = False


#: commands one after the other; how each ended is sent back
Commands = Generator[Command, int, None]


@cache
def packs() -> list[Path]:
    """Small games of all sorts, so that a case takes no longer than it must; some with files of more kinds."""
    made = Path(tempfile.mkdtemp(prefix="spielwerk-fuzzing-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    for file in sorted([*TESTS.glob("data/*/game.yaml"), *TESTS.glob("benchmarks/games/*/game.yaml")]):
        shutil.copytree(file.parent, made / file.parent.name)
    shutil.copytree(TESTS / "fuzzing" / "beside", made, dirs_exist_ok=True)
    return sorted(file.parent for file in made.glob("*/game.yaml"))


@cache
def lines_of(pattern: str) -> list[str]:
    """The lines of all such files of all small games, in which foreign ones are looked for."""
    files = [file for pack in packs() for file in sorted(pack.glob(pattern))]
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line.strip()] or [""]


def copied(chance: Random, folder: Path, pattern: str) -> tuple[Path, Path]:
    """A copy of some pack that has such files, and one of them."""
    pack = chance.choice([pack for pack in packs() if any(pack.glob(pattern))])
    copy = folder / pack.name
    shutil.copytree(pack, copy)
    return copy, chance.choice(sorted(copy.glob(pattern)))


def spoil(chance: Random, file: Path, pattern: str) -> None:
    if chance.randrange(20) == 0:
        file.write_bytes(damaged(chance, file.read_bytes()))
        return
    text = file.read_text(encoding="utf-8")
    # mostly with its own words: what nobody knows there is soon refused
    others = lines_of(pattern) if chance.randrange(4) == 0 else text.splitlines() or [""]
    text = mutated(chance, text, others)
    file.write_bytes(text.encode("utf-8", "surrogatepass"))


def typed(chance: Random) -> str:
    return "".join(chance.choice(TYPED) + "\n" for _ in range(chance.choice((1, 5, 20))))


def table(chance: Random, folder: Path, pack: Path) -> Command:
    language = ("--lang", chance.choice(LANGUAGES))
    save = ("--save", str(folder / "game.save"))
    return Command(("play", str(pack), "--seed", "1", *save, *language), typed(chance), plays=True)


# ---- the kinds
def a_pack(chance: Random, folder: Path) -> Commands:
    pack, file = copied(chance, folder, "**/*.yaml")
    spoil(chance, file, "**/*.yaml")
    refused = yield Command(("check", str(pack)))
    if refused and chance.randrange(4):
        return  # the others answer with the same mistakes
    yield Command(("simulate", str(pack), "--games", "2"), plays=True)
    more = chance.randrange(8)
    if more == 0:
        yield Command(("text", str(pack), "--lang", chance.choice(LANGUAGES)))
    elif more == 1:
        yield table(chance, folder, pack)
    elif more == 2:
        yield Command(("rulebook", str(pack), "--output", str(folder / "book.html")))
    elif more == 3:
        yield Command(("info", str(pack)))
    elif more == 4:
        yield Command(("test", str(pack)), plays=True)
    elif more == 5:
        yield Command(("i18n", "missing", "pl", str(pack)))


def scenarios(chance: Random, folder: Path) -> Commands:
    pack, file = copied(chance, folder, "scenarios/*.yaml")
    spoil(chance, file, "scenarios/*.yaml")
    yield Command(("test", str(pack)), plays=True)


def a_view(chance: Random, folder: Path) -> Commands:
    pack, file = copied(chance, folder, "view.yaml")
    spoil(chance, file, "view.yaml")
    yield Command(("check", str(pack)))
    yield table(chance, folder, pack)


def some_words(chance: Random, folder: Path) -> Commands:
    pack, file = copied(chance, folder, "translations/*/*.ftl")
    spoil(chance, file, "translations/*/*.ftl")
    language = file.parent.name
    yield Command(("i18n", "check", language, str(pack)))
    yield Command(("text", str(pack), "--lang", language))
    if chance.randrange(4) == 0:
        yield Command(("i18n", "missing", language, str(pack)))
        yield table(chance, folder, pack)


#: a small game of which a save is made once
_SAVED = TESTS / "data" / "sealed"


@cache
def save() -> bytes:
    from spielwerk.interpreter import load

    match = load(str(_SAVED), 2).start(4)
    for _ in range(6):
        player, _, codes = match.owed()[0]
        match.pick(player, codes[0])
    return saves.save(match).encode()


def resealed(chance: Random, text: str) -> str:
    """Lines changed by somebody who knows how to make their check values."""
    chain, found = Chain(), ""
    for line in text.splitlines():
        value = json.loads(line)
        if isinstance(value, dict):
            value.pop("check", None)
        else:
            value = value[:-1]
        found += chain.line(other(chance, value) if chance.randrange(6) == 0 else value)
    return found


def other(chance: Random, value: object) -> object:
    """The same with something else somewhere inside."""
    if isinstance(value, dict) and value and chance.randrange(8):
        key = chance.choice(sorted(value))
        return {**value, key: other(chance, value[key])}
    if isinstance(value, list) and value and chance.randrange(8):
        at = chance.randrange(len(value))
        return [*value[:at], other(chance, value[at]), *value[at + 1 :]]
    odd: Sequence[object] = (
        None,
        True,
        -1,
        0,
        1,
        10**9,
        10**40,
        1.5,
        "",
        "x" * 5000,
        "../x",
        [],
        {},
        [[[]]],
        "\x1b[2J",
    )
    return chance.choice((*odd, *NUMBERS))


def a_save(chance: Random, folder: Path) -> Commands:
    file, data = folder / "some.save", save()
    how = chance.randrange(3)
    if how == 0:
        file.write_bytes(damaged(chance, data))
    elif how == 1:
        lines = data.decode().splitlines()
        file.write_bytes(mutated(chance, data.decode(), lines).encode("utf-8", "surrogatepass"))
    else:
        file.write_text(resealed(chance, data.decode()), encoding="utf-8", errors="surrogatepass")
    rules = chance.choice(("saved", str(_SAVED)))
    command = chance.choice(("replay", "export", "resume", "why"))
    if command == "why":
        yield Command(("why", str(file), chance.choice(("one", "done", "x")), "--rules", rules), plays=True)
    else:
        yield Command((command, str(file), "--rules", rules), typed(chance), plays=True)


KINDS: dict[str, Callable[[Random, Path], Commands]] = {
    "packs": a_pack,
    "saves": a_save,
    "words": some_words,
    "scenarios": scenarios,
    "views": a_view,
}


def case(kind: str, number: int, folder: Path) -> Commands:
    """The case in an empty folder; the same number gives the same case."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return KINDS[kind](Random(f"{kind} {number}"), folder)
