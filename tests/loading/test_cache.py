"""What is kept changes nothing but the time: not when it is there, not when it is damaged, not when it is a trap."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import house
import platformdirs
import pytest
from spielwerk.interpreter.diagnostics import cache
from spielwerk.interpreter.diagnostics.folders import CACHE_VARIABLE, DATA_VARIABLE, cache_folder, data_folder
from spielwerk.interpreter.diagnostics.report import as_json
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.packs import file_cache as kept
from spielwerk.interpreter.packs.locations import list_packs, own_rules
from spielwerk.interpreter.packs.pack import load_pack
from spielwerk.interpreter.study.check import SOUND, check
from spielwerk.interpreter.study.simulate import play_games
from support.systems import system

MARKET = Path(__file__).parents[1] / "data" / "market"
#: a large game with expansions, one with variants and a small one; all of them with `-m soak`
SAMPLE = ("draughts", "pig", "yokohama")
GAMES = [
    name if name in SAMPLE else pytest.param(name, marks=pytest.mark.soak)
    for name in sorted(p.name for p in own_rules().iterdir() if (p / "game.yaml").exists())
]
BITS = "wrong: [1, yes, 'text', {inner: \"two\\nlines\"}]\nother: >\n  folded\n  text\nnumber: -7\n"


@pytest.fixture(autouse=True)
def kept_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache folder; what this process remembers itself is forgotten."""
    folder = tmp_path / "kept"
    monkeypatch.setenv(CACHE_VARIABLE, str(folder))
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "own"))
    kept.parsed.cache_clear()
    yield folder
    kept.parsed.cache_clear()


def off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, "")
    kept.parsed.cache_clear()


def seen(game: str | Path) -> tuple[Any, ...]:
    """Everything loading and checking say about a game, read anew."""
    kept.parsed.cache_clear()
    pack, problems = check(game)
    return pack.tree, pack.rulebook, pack.digest, pack.problems, as_json(problems)


def played(game: str | Path) -> tuple[str, str, list[str]]:
    kept.parsed.cache_clear()
    rules = load(str(game))
    return rules.digest, rules.program_digest, play_games(rules, 3, 0, 1).digests


def entries(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_with_and_without(game: str, kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cold = seen(game)
    files = [path for part in ("*.yaml", "scenarios/*.yaml") for path in list_packs()[game].glob(part)]
    assert len(list(kept_in.glob("tree-*"))) == len(files), "each of its files"
    assert seen(game) == cold
    for i, entry in enumerate(entries(kept_in)):
        if i % 2:
            entry.write_bytes(entry.read_bytes()[: 70 * i])
    assert seen(game) == cold
    warm = played(game)
    off(monkeypatch)
    assert played(game) == warm
    assert load_pack(list_packs()[game]).tree == cold[0]


def test_after_an_edit_only_the_edited_file_is_read(
    tmp_path: Path, kept_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "market"
    shutil.copytree(MARKET, game)
    seen(game)
    before = set(kept_in.glob("tree-*"))
    main = game / "game.yaml"
    main.write_text(main.read_text(encoding="utf-8") + "wrogn: {}\n", encoding="utf-8")
    warm = seen(game)
    assert len(set(kept_in.glob("tree-*")) - before) == 1
    assert warm[-1] != []
    off(monkeypatch)
    assert seen(game) == warm


def test_a_comment_is_no_reason_to_check_again(tmp_path: Path, kept_in: Path) -> None:
    game = tmp_path / "market"
    shutil.copytree(MARKET, game)
    main = game / "game.yaml"
    written = main.read_text(encoding="utf-8")
    for text, sound in ((written, 1), ("# new\n\n" + written, 1), (written.replace("players: [", "players: [1, "), 2)):
        main.write_text(text, encoding="utf-8")
        seen(game)
        assert len(list(kept_in.glob("sound-*"))) == sound


def test_mistakes_are_found_again(tmp_path: Path, kept_in: Path) -> None:
    game = tmp_path / "market"
    shutil.copytree(MARKET, game)
    seen(game)
    for file in game.glob("*.yaml"):
        file.write_text(file.read_text(encoding="utf-8").replace("gain 1 ", "gian 1 "), encoding="utf-8")
    first = seen(game)
    assert first[-1] != [] and seen(game) == first


# ---- damage


def cut(entry: Path) -> None:
    entry.write_bytes(entry.read_bytes()[:-20])


def emptied(entry: Path) -> None:
    entry.write_bytes(b"")


def flipped(entry: Path) -> None:
    data = bytearray(entry.read_bytes())
    data[len(data) // 2] ^= 1
    entry.write_bytes(bytes(data))


def foreign(entry: Path) -> None:
    entry.write_text('{"some": ["other", "program"]}', encoding="utf-8")


def huge(entry: Path) -> None:
    with entry.open("r+b") as stream:
        stream.truncate(10 * cache.LARGEST)


def folder_instead(entry: Path) -> None:
    entry.unlink()
    entry.mkdir()


def link_instead(entry: Path) -> None:
    entry.rename(entry.with_suffix(".moved"))
    entry.symlink_to(entry.with_suffix(".moved"))


def endless(entry: Path) -> None:
    entry.unlink()
    os.mkfifo(entry)


DAMAGE = [cut, emptied, flipped, foreign, huge, folder_instead, link_instead, endless]


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda d: d.__name__)
def test_a_damaged_entry_is_not_there(damage: Callable[[Path], None], kept_in: Path) -> None:
    node = kept.parsed(BITS, "f.yaml")
    (entry,) = entries(kept_in)
    assert cache.fetch(entry.stem) is not None
    damage(entry)
    assert cache.fetch(entry.stem) is None
    kept.parsed.cache_clear()
    assert kept.parsed(BITS, "f.yaml") == node


def test_an_entry_under_the_name_of_another_is_not_there(kept_in: Path) -> None:
    one, two = kept.TREES.key("one"), kept.TREES.key("two")
    cache.keep(one, ["one"])
    (kept_in / f"{one}.json").rename(kept_in / f"{two}.json")
    assert cache.fetch(two) is None


def test_an_entry_of_somebody_else_is_not_there(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = kept.TREES.key("one")
    cache.keep(key, ["one"])
    assert cache.fetch(key) == ["one"]
    monkeypatch.setattr(os, "geteuid", lambda: 4711)
    assert cache.fetch(key) is None


def nested(depth: int) -> Any:
    return [1, 1, 1, 2, 1] if depth == 0 else [[nested(depth - 1)], 1, 1, 2]


TRAPS: list[Any] = [
    [],
    "text",
    {"a": 1},
    [1, 1, 1, 2],
    [None, 1, 1, 2, 1],
    [1.5, 1, 1, 2, 1],
    ["x" * 3_000, 1, 1, 2, 1],
    [10**12, 1, 1, 2, 1],
    [1, "1", 1, 2, 1],
    [1, 1.5, 1, 2, 1],
    [{"a": [1, 1, 1, 2, 1]}, 1, 1, 2, []],
    [{"a": "b"}, 1, 1, 2, [1, 1, 2]],
    [[[1, 1, 1, 2, 1]] * 110_000, 1, 1, 2],
    nested(60),
]


@pytest.mark.parametrize("trap", TRAPS, ids=lambda t: json.dumps(t)[:30])
def test_what_no_file_could_say_is_not_believed(trap: Any, kept_in: Path) -> None:
    """Not even with the right seal: damage may have been there before it was sealed."""
    node = kept.parsed(BITS, "f.yaml")
    (entry,) = entries(kept_in)
    cache.keep(entry.stem, trap)
    kept.parsed.cache_clear()
    assert kept.parsed(BITS, "f.yaml") == node


def test_nesting_without_end_is_not_read(kept_in: Path) -> None:
    key = kept.TREES.key("deep")
    body = b"[" * 200_000
    cache.keep(key, [])
    (kept_in / f"{key}.json").write_bytes(cache._TITLE + cache._seal(key_of(kept_in), key, body) + b"\n" + body)
    assert cache.fetch(key) is None


# ---- somebody else's folder
def key_of(folder: Path) -> bytes:
    found = cache._secret(folder)
    assert len(found) == 32
    return found


def richer(entry: Path, secret: bytes) -> None:
    """An entry of one's own: the same rules, but for a number, with a seal as good as can be had."""
    key, body = entry.stem, entry.read_bytes().partition(b"\n")[2].replace(b"gain 1 ", b"gain 9 ")
    entry.write_bytes(cache._TITLE + cache._seal(secret, key, body) + b"\n" + body)


def test_an_entry_of_ones_own_changes_no_game(kept_in: Path) -> None:
    """Whoever knows how the seal is computed, but not the key of this user, has no say."""
    before = seen(MARKET)
    key_of(kept_in)
    for entry in kept_in.glob("tree-*"):
        richer(entry, b"a guess")
    assert seen(MARKET) == before
    changed = 0
    for entry in kept_in.glob("tree-*"):
        data = entry.read_bytes()
        richer(entry, key_of(kept_in))
        changed += entry.read_bytes() != data
    assert changed and seen(MARKET)[0] != before[0], "with the key it would: that is what the seal is for"


def test_a_folder_that_another_user_filled_is_as_good_as_empty(
    kept_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = kept.TREES.key("one")
    cache.keep(key, ["one"])
    assert cache.fetch(key) == ["one"]
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "somebody"))
    assert cache.fetch(key) is None
    cache.keep(key, ["two"])
    assert cache.fetch(key) == ["two"]
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "own"))
    assert cache.fetch(key) is None


def test_a_key_that_comes_with_a_folder_is_none(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = kept.TREES.key("one")
    for own in (kept_in, kept_in / "below"):
        monkeypatch.setenv(DATA_VARIABLE, str(own))
        cache.keep(key, ["one"])
        assert not kept_in.exists() and cache.fetch(key) is None


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is said in another way")
def test_the_key_is_known_to_its_owner_alone(kept_in: Path, tmp_path: Path) -> None:
    key, file = kept.TREES.key("one"), tmp_path / "own" / "cache.key"
    cache.keep(key, ["one"])
    assert file.stat().st_mode & 0o777 == 0o600 and len(first := file.read_bytes()) == 32
    assert file.parent.stat().st_mode & 0o077 == 0 and [p.name for p in file.parent.iterdir()] == ["cache.key"]
    for spoil in (lambda: file.chmod(0o644), lambda: file.write_bytes(b""), file.unlink):
        spoil()
        cache._known.cache_clear()
        assert cache.fetch(key) is None, "others could know it"
        cache.keep(key, ["two"])
        assert cache.fetch(key) == ["two"] and file.stat().st_mode & 0o777 == 0o600
        assert len(file.read_bytes()) == 32 and file.read_bytes() != first


def test_where_no_key_can_be_kept_nothing_is(kept_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = kept.parsed(BITS, "f.yaml")
    (tmp_path / "file").touch()
    for own in (str(tmp_path / "file"), "/proc/nowhere", "x" * 5_000):
        shutil.rmtree(kept_in, ignore_errors=True)
        monkeypatch.setenv(DATA_VARIABLE, own)
        kept.parsed.cache_clear()
        assert kept.parsed(BITS, "f.yaml") == node and not kept_in.exists()


@pytest.mark.skipif(os.name != "posix", reason="who may write into a folder is said in another way")
def test_a_folder_into_which_everybody_can_write_is_not_used(kept_in: Path) -> None:
    key = kept.TREES.key("one")
    cache.keep(key, ["one"])
    kept_in.chmod(0o777)
    assert cache.fetch(key) is None
    cache.keep(kept.TREES.key("two"), ["two"])
    assert len(entries(kept_in)) == 1
    kept_in.chmod(0o755)
    assert cache.fetch(key) == ["one"]


# ---- the folder


def test_without_a_folder_everything_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = kept.parsed(BITS, "f.yaml")
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    for place in ("", "  ", str(file), str(file / "below"), "/proc/nowhere", "x" * 5_000):
        monkeypatch.setenv(CACHE_VARIABLE, place)
        kept.parsed.cache_clear()
        assert kept.parsed(BITS, "f.yaml") == node
    assert file.read_text(encoding="utf-8") == "not a folder"


def test_where_it_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(CACHE_VARIABLE)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for platform, expected in (
        ("linux", tmp_path / ".cache" / "spielwerk"),
        ("win32", tmp_path / "AppData" / "Local" / "spielwerk" / "Cache"),
        ("darwin", tmp_path / "Library" / "Caches" / "spielwerk"),
    ):
        system(platform, monkeypatch, tmp_path)
        assert cache_folder() == expected
    system("linux", monkeypatch, tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    assert cache_folder() == tmp_path / "other" / "spielwerk"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache_folder() in (None, tmp_path / ".cache" / "spielwerk")
    monkeypatch.setenv(CACHE_VARIABLE, "~/kept")
    assert cache_folder() == tmp_path / "kept"


def test_where_what_belongs_to_a_user_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(DATA_VARIABLE)
    monkeypatch.delenv(CACHE_VARIABLE)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for platform, expected in (
        ("linux", tmp_path / ".local" / "share" / "spielwerk"),
        ("win32", tmp_path / "AppData" / "Local" / "spielwerk"),
        ("darwin", tmp_path / "Library" / "Application Support" / "spielwerk"),
    ):
        system(platform, monkeypatch, tmp_path)
        place = cache_folder()
        assert data_folder() == expected and place is not None and not expected.is_relative_to(place)


def test_nobodys_home(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (DATA_VARIABLE, CACHE_VARIABLE):
        monkeypatch.delenv(variable)
    # what the library answers where there is no home depends on its version; what is not absolute is nowhere
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: Path("~/.cache/spielwerk"))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: Path("~/.local/share/spielwerk"))
    assert cache_folder() is None
    with pytest.raises(RuntimeError):
        data_folder()


def test_only_its_owner_can_read_it(kept_in: Path) -> None:
    cache.keep(kept.TREES.key("one"), 1)
    assert kept_in.stat().st_mode & 0o77 == 0
    assert all(entry.stat().st_mode & 0o77 == 0 for entry in entries(kept_in))


def test_it_does_not_grow_without_end(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_ENTRIES", 3)
    monkeypatch.setattr(cache, "_SELDOM", 1)
    monkeypatch.setattr(cache, "OLDEST", 10**12)
    keys = [kept.TREES.key(str(i)) for i in range(8)]
    for age, key in enumerate(reversed(keys)):
        cache.keep(key, age)
        os.utime(kept_in / f"{key}.json", (1e9 + age, 1e9 + age))
    strangers = ["notes.json", "tree-0.json", "tree.txt"]
    for name in strangers:
        (kept_in / name).write_text("keep me", encoding="utf-8")
    cache.keep(kept.TREES.key("new"), "new")
    left = {p.name for p in kept_in.iterdir()}
    assert left == {f"{key}.json" for key in (*keys[:3], kept.TREES.key("new"))} | set(strangers)
    monkeypatch.setattr(cache, "OLDEST", 1000)
    cache.keep(kept.TREES.key("newer"), "newer")
    left = {p.name for p in kept_in.iterdir()}
    assert left == {f"{kept.TREES.key(name)}.json" for name in ("new", "newer")} | set(strangers)


def test_what_is_used_stays_young(kept_in: Path) -> None:
    key = kept.TREES.key("one")
    cache.keep(key, "one")
    (entry,) = entries(kept_in)
    os.utime(entry, (1e9, 1e9))
    assert cache.fetch(key) == "one"
    assert entry.stat().st_mtime > 1e9


def test_another_version_reads_for_itself(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.parsed(BITS, "f.yaml")
    monkeypatch.setattr(cache, "as_it_lies", lambda *_: "another version")
    kept.parsed.cache_clear()
    kept.parsed(BITS, "f.yaml")
    assert len(entries(kept_in)) == 2
    monkeypatch.setattr(cache, "as_it_lies", lambda *_: "")  # nobody knows which
    kept.parsed.cache_clear()
    kept.parsed(BITS + "more: 1\n", "f.yaml")
    assert len(entries(kept_in)) == 2


def test_the_version_covers_sources_and_libraries() -> None:
    for version in (cache.made_by, cache.as_it_lies):
        made = {version(*parts) for parts in ((("diagnostics",),), (("packs",),), (("packs",), ("lark",)))}
        assert len(made) == 3 and "" not in made
        assert version(("nowhere.py",)) == version(("errors.py",), ("no_such_library",)) == ""


def test_that_nothing_is_wrong_is_kept_by_every_room_that_could_find_a_mistake() -> None:
    known = house.imports()
    rooms = set().union(*(known[room] for room in ("checking", "compiling", "engine", "lowering", "terms", "verbs")))
    assert rooms - {"phrases"} <= {*SOUND.sources}  # how rules are told makes none of them wrong


def test_the_version_covers_folders_inside_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_HERE", tmp_path)
    module = tmp_path / "room" / "family" / "module.py"
    module.parent.mkdir(parents=True)
    for version in (cache.made_by.__wrapped__, cache.as_it_lies.__wrapped__):
        made = set()
        for text in ("one", "another"):
            module.write_text(text)
            made.add(version(("room",)))
        assert len(made) == 2 and "" not in made


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a file tells when it was made, not when it was changed")
def test_a_version_of_the_same_size_that_says_it_is_as_old_is_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "_HERE", tmp_path)
    module = tmp_path / "module.py"
    made, changed = set(), 0
    for text in ("one", "two"):
        while not module.exists() or module.stat().st_ctime_ns == changed:  # clocks of files go by leaps
            module.write_text(text)
            os.utime(module, (1, 1))
        made.add(cache.as_it_lies.__wrapped__(("module.py",)))
        changed = module.stat().st_ctime_ns
    assert len(made) == 2 and "" not in made


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is said otherwise there")
@pytest.mark.parametrize("there", [b"k" * 32, b"none"], ids=["a key", "no key"])
def test_a_key_that_has_come_in_the_meantime_stays(tmp_path: Path, there: bytes) -> None:
    part, path = tmp_path / "part", tmp_path / "key"
    for file, data in ((part, b"n" * 32), (path, there)):
        file.write_bytes(data)
        file.chmod(0o600)
    with pytest.raises(FileExistsError) if len(there) == 32 else nullcontext():
        cache._put(part, path)
    assert path.read_bytes() == (there if len(there) == 32 else b"n" * 32)


# ---- processes

QUICK = """
import sys
from spielwerk.interpreter.study.check import check
slow = {"lark", "ruamel.yaml", "yaml", "jsonschema", "spielwerk.interpreter.checking"}
print(check(sys.argv[1])[1], *sorted(slow & set(sys.modules)))
"""


def test_two_at_once_and_then_quickly(kept_in: Path) -> None:
    command = [sys.executable, "-c", QUICK, str(MARKET)]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0].split()[0] for process in both] == ["[]", "[]"]
    assert not list(kept_in.glob("*.part"))
    warm = subprocess.run(command, capture_output=True, text=True, check=True)
    assert warm.stdout == "[]\n", "nothing that takes long is imported to see that nothing has changed"


@pytest.mark.skipif(not hasattr(os, "link"), reason="there is no way to make a file only if it is not there")
def test_of_two_that_make_the_key_at_once_the_first_has_made_it(
    kept_in: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    link = os.link

    def later(source: Path, target: Path) -> None:
        monkeypatch.setattr(os, "link", link)
        with monkeypatch.context() as other:  # another process, which is quicker
            other.setattr(os, "getpid", lambda: 0)
            cache.keep(kept.TREES.key("one"), "one")
        link(source, target)

    monkeypatch.setattr(os, "link", later)
    cache.keep(kept.TREES.key("two"), "two")
    cache._known.cache_clear()
    assert cache.fetch(kept.TREES.key("one")) == "one" and cache.fetch(kept.TREES.key("two")) == "two"
    assert not list((tmp_path / "own").glob("*.part"))


def test_a_key_is_made_where_there_are_no_links(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(source: Path, target: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", none)
    cache.keep(kept.TREES.key("one"), "one")
    assert cache.fetch(kept.TREES.key("one")) == "one"
