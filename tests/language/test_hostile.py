"""Packs that mean harm, or look like it: each gets a clear answer soon, never a traceback."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.problems import Mistakes, Problem
from spielwerk.interpreter.diagnostics.report import render
from spielwerk.interpreter.packs.pack import load_pack
from spielwerk.interpreter.packs.tree import plain
from spielwerk.interpreter.study.check import check
from support.limits import in_time

MARKET = Path(__file__).parents[1] / "data" / "market"


def answer(folder: Path, text: str, file: str = "more.yaml", drop: str = "") -> list[Problem]:
    """What `check` says to the small game with one more file, and that it says it in time."""
    pack = folder / "market"
    shutil.copytree(MARKET, pack)
    if drop:
        game = pack / "game.yaml"
        game.write_text(game.read_text(encoding="utf-8").replace(drop, ""), encoding="utf-8")
    (pack / file).write_text(text, encoding="utf-8")
    with in_time():
        try:
            loaded, problems = check(pack)
            shown = render(problems, loaded.sources)
        except Mistakes as mistakes:
            problems, shown = mistakes.problems, render(mistakes.problems, {})
    assert problems and len(shown) < 100_000
    assert "Traceback" not in shown
    return problems


def codes(problems: list[Problem]) -> set[str]:
    return {p.code for p in problems}


CARD = "{colour: red, value: 1, cost: 1 gem, reward: nothing}"


@pytest.mark.parametrize(
    "name", ["__import__", "x; import os", "x\\n  y", "${HOME}", "a/../../b", "é", "S", "__class__"]
)
def test_ids_that_would_be_code_elsewhere(name: str, tmp_path: Path) -> None:
    assert codes(answer(tmp_path, f'cards:\n  "{name}": {CARD}\n')) <= {"bad-name", "yaml-syntax"}


@pytest.mark.parametrize(
    "line",
    ["__import__", "gain __import__('os') coins", "gain 1 coin; import os", "exec(1)", "gain 1 coin\\nimport os"],
)
def test_lines_that_would_be_code_elsewhere(line: str, tmp_path: Path) -> None:
    found = answer(tmp_path, f'rules:\n  evil: "{line}"\n')
    assert found[0].span is not None and found[0].span.line == 2


def test_python_words_are_ordinary_names(tmp_path: Path) -> None:
    text = (
        "counters:\n  lambda: {of: player}\n  class: {of: player}\nrules:\n  import: gain 1 lambda, then pay 1 class\n"
    )
    assert codes(answer(tmp_path, text)) == {"unreachable"}


@pytest.mark.parametrize(
    "text",
    [
        f"cards:\n  {'a' * 10_000}: {CARD}\n",
        f"rules:\n  {'a' * 10_000}: gain 1 coin\n",
        f"rules:\n  earn: gain 1 {'a' * 10_000}\n",
        f"counters:\n  {'a' * 900}: {{of: player}}\n",
    ],
    ids=["entry", "rule", "word", "counter"],
)
def test_names_of_ten_thousand_letters(text: str, tmp_path: Path) -> None:
    assert codes(answer(tmp_path, text)) <= {"too-long", "bad-name"}


def test_two_hundred_levels(tmp_path: Path) -> None:
    text = (
        "rules:\n  deep:\n" + "".join("  " * (i + 2) + "you may:\n" for i in range(200)) + "  " * 203 + "gain 1 coin\n"
    )
    assert codes(answer(tmp_path, text)) <= {"too-deep", "too-long"}


def test_as_many_levels_as_a_file_may_have(tmp_path: Path) -> None:
    text = "rules:\n  deep:\n" + "".join("  " * (i + 2) + "you may:\n" for i in range(34)) + "  " * 37 + "gain 1 coin\n"
    assert codes(answer(tmp_path, text)) <= {"too-deep", "unreachable"}


@pytest.mark.parametrize("brackets", [25, 500, 950])
def test_parentheses_without_end(brackets: int, tmp_path: Path) -> None:
    text = f"define:\n  deep: {'(' * brackets}1{')' * brackets}\n"
    assert codes(answer(tmp_path, text)) == {"too-deep"}


@pytest.mark.parametrize("word", [" + 1", " * 9", " and your coins is 1", " or your coins is 1"])
def test_a_line_of_hundreds_of_words(word: str, tmp_path: Path) -> None:
    text = f"checks:\n  long: your coins is 1{word * 150}\n"
    assert codes(answer(tmp_path, text)) <= {"too-long", "no-antecedent"}


def test_parts_of_parts(tmp_path: Path) -> None:
    text = f"define:\n  far of a site: {'price of ' * 150}it\n"
    assert answer(tmp_path, text)


def test_a_billion_copies(tmp_path: Path) -> None:
    text = "cards:\n  dust: {copies: 1000000000, colour: red, value: 1, cost: 1 gem, reward: nothing}\n"
    assert codes(answer(tmp_path, text)) == {"wrong-value"}


def test_a_billion_copies_in_small_parts(tmp_path: Path) -> None:
    entries = "".join(f"  dust{i}: {{copies: 1000, {CARD[1:]}\n" for i in range(50))
    assert codes(answer(tmp_path, "cards:\n" + entries)) == {"too-many"}


def test_thousands_of_things(tmp_path: Path) -> None:
    found = answer(
        tmp_path, "goals:\n" + "".join(f"  g{i}: {{test: your coins at least {i}, worth: 1}}\n" for i in range(21_000))
    )
    assert codes(found) <= {"too-many", "file-too-big"}


def test_thousands_of_rules(tmp_path: Path) -> None:
    found = answer(tmp_path, "rules:\n" + "".join(f"  r{i}: gain {i + 1} coins\n" for i in range(5000)))
    assert "too-many" in codes(found)


def test_thousands_of_wrong_lines(tmp_path: Path) -> None:
    found = answer(tmp_path, "rules:\n" + "".join(f"  r{i}: gain coin {i}\n" for i in range(900)))
    assert codes(found) == {"amount-first"}


def test_thousands_of_misspelt_names(tmp_path: Path) -> None:
    found = answer(tmp_path, "rules:\n" + "".join(f"  r{i}: gain 1 cion{i}\n" for i in range(900)))
    assert codes(found) == {"unknown-name"}


def test_hundreds_of_names_that_are_all_alike(tmp_path: Path) -> None:
    names = "".join(f"  {'a' * 50}{i:05}: {{of: player}}\n" for i in range(900))
    lines = "".join(f"  q{i}: gain 1 {'a' * 50}x{i:05}\n" for i in range(900))
    found = answer(tmp_path, f"counters:\n{names}rules:\n{lines}")
    assert codes(found) == {"unknown-name"} and found[0].hint is not None


def test_thousands_of_entries_like_nothing(tmp_path: Path) -> None:
    found = answer(tmp_path, "cards:\n" + "".join(f"  c{i}: {{like: d{i}}}\n" for i in range(3_000)))
    assert "like-unknown" in codes(found)


def test_many_entries_like_a_long_one(tmp_path: Path) -> None:
    """What `like:` copies is counted: a thousand properties a thousand times is a million."""
    keys = "".join(f"    k{i}: 1\n" for i in range(5_000))
    found = answer(tmp_path, f"cards:\n  a:\n{keys}" + "".join(f"  c{i}: {{like: a}}\n" for i in range(5_000)))
    assert "file-too-big" in codes(found)


def test_a_list_that_is_emptied_one_by_one(tmp_path: Path) -> None:
    """Each entry that an expansion removes is looked up, not searched for."""
    pack = tmp_path / "market"
    shutil.copytree(MARKET, pack)
    many = [f"a{i}" for i in range(10_000)]
    (pack / "more.yaml").write_text("groups:\n  many:\n" + "".join(f"    - {name}\n" for name in many))
    (pack / "expansions" / "less").mkdir()
    removed = "".join(f"        - {name}\n" for name in reversed(many))
    changed = f"expansion: less\nchanges:\n  groups:\n    many:\n      remove:\n{removed}"
    (pack / "expansions" / "less" / "less.yaml").write_text(changed)
    with in_time(15):
        tree = load_pack(pack, ["less"]).tree
    assert plain(tree.items["groups"])["many"] == []


def test_fifty_megabytes(tmp_path: Path) -> None:
    assert codes(answer(tmp_path, "rules:\n" + "  # nothing at all\n" * 2_600_000)) == {"file-too-big"}


@pytest.mark.parametrize("number", ["99999999999999999999", "9" * 5000, "1e9", "0x7fffffff"])
def test_huge_numbers(number: str, tmp_path: Path) -> None:
    assert answer(tmp_path, f"parameters:\n  far: {number}\n")


def test_huge_numbers_in_lines(tmp_path: Path) -> None:
    assert codes(answer(tmp_path, "rules:\n  earn: gain 99999999999 coins\n")) == {"number-too-big"}


@pytest.mark.parametrize("players", ["[2, 1000000]", "[0]", "[-3]", "[]", "1000000"])
def test_strange_numbers_of_players(players: str, tmp_path: Path) -> None:
    assert answer(tmp_path, f"players: {players}\n", drop="players: [2, 3]\n")


@pytest.mark.parametrize(
    "text",
    [
        "zones:\n  long: {holds: card, form: row, slots: 1000000000}\n",
        "zones:\n  high: {of: card, holds: card, form: stack}\ncards:\n"
        + "".join(f"  c{i}: {{copies: 90, {CARD[1:]}\n" for i in range(9)),
        "layouts:\n  wide: {of: goal, pattern: bricks, rows: [1000000000], filled: shuffled}\n",
    ],
    ids=["slots", "stacks", "rows"],
)
def test_room_without_end(text: str, tmp_path: Path) -> None:
    assert codes(answer(tmp_path, text)) & {"too-many", "wrong-value", "layout-size"}


def calls(body: str, count: int) -> str:
    """Rules r0, r1 ... that each go on with the next one."""
    rules = "".join(f"  r{i}: {body.format(next=f'r{i + 1}')}\n" for i in range(count))
    return f"rules:\n{rules}  r{count}: gain 1 coin\nscoring:\n  last: {{as each player: r0}}\n"


@pytest.mark.parametrize(
    "body",
    [
        "[{next}, {next}]",
        "[{{you may: {next}}}, {{you may: {next}}}]",
        "[{next}, pay 1 coin, {next}]",
        "{{choose one: {{a: {next}, b: {next}}}}}",
        "{{you may: [{next}, pay 1 coin, {next}]}}",
    ],
    ids=["twice", "optional", "paid", "chosen", "nested"],
)
def test_rules_that_grow_when_they_are_called(body: str, tmp_path: Path) -> None:
    assert "too-large" in codes(answer(tmp_path, calls(body, 40)))


@pytest.mark.parametrize("count", [80, 400, 900])
def test_a_chain_of_hundreds_of_rules(count: int, tmp_path: Path) -> None:
    assert codes(answer(tmp_path, calls("{next}", count))) == {"too-large"}


def test_abilities_that_wake_each_other(tmp_path: Path) -> None:
    cards = "".join(f"  echo{i}:\n    whenever you gain coin: gain 1 coin\n" for i in range(12))
    assert codes(answer(tmp_path, "always:\n" + cards)) == {"too-large"}


@pytest.mark.parametrize(
    "line",
    ["{if your coins at least 1: pay 1 coin}", "pay 1 coin or 1 gem", "{choose one: {a: pay 1 coin, b: pay 1 gem}}"],
)
def test_guards_that_double_with_every_line(line: str, tmp_path: Path) -> None:
    body = "".join(f"        - {line}\n" for _ in range(40))
    text = f"rules:\n  earn:\n    you may:\n{body}scoring:\n  last: {{as each player: earn}}\n"
    pack = tmp_path / "market"
    shutil.copytree(MARKET, pack)
    (pack / "more.yaml").write_text(text, encoding="utf-8")
    with in_time():
        check(pack)


def test_definitions_that_double(tmp_path: Path) -> None:
    lines = "".join(f"  d{i}: d{i + 1} + d{i + 1}\n" for i in range(60))
    text = f"define:\n{lines}  d60: your coins\nscoring:\n  last: {{as each player: gain (d0) points}}\n"
    assert codes(answer(tmp_path, text)) == {"too-large"}


def test_nothing_of_a_pack_reaches_the_terminal_as_a_command(tmp_path: Path) -> None:
    pack = tmp_path / "market"
    shutil.copytree(MARKET, pack)
    (pack / "more.yaml").write_text('rules:\n  "a\\e[2J": gain 1 coin\n', encoding="utf-8")
    loaded, problems = check(pack)
    assert problems and "\x1b" not in render(problems, loaded.sources)


@pytest.mark.parametrize("count", [80, 900])
def test_a_chain_of_hundreds_of_definitions(count: int, tmp_path: Path) -> None:
    lines = "".join(f"  d{i}: d{i + 1} + 1\n" for i in range(count))
    assert codes(answer(tmp_path, f"define:\n{lines}  d{count}: your coins\n")) == {"too-large"}


@pytest.mark.parametrize("sign", ["+", "*"])
def test_a_sum_as_long_as_a_line_may_be_is_understood(sign: str, tmp_path: Path) -> None:
    pack = tmp_path / "market"
    shutil.copytree(MARKET, pack)
    (pack / "more.yaml").write_text(f"checks:\n  long: 1{f' {sign} 1' * 95} at least 1\n", encoding="utf-8")
    assert check(pack)[1] == []


GROVE = Path(__file__).parents[1] / "data" / "grove" / "game.yaml"


def grove(folder: Path, before: str, after: str) -> set[str]:
    """What `check` says to the small game of trees with other lines in one place."""
    text = GROVE.read_text(encoding="utf-8")
    assert text.count(before) == 1
    (folder / "game.yaml").write_text(text.replace(before, after), encoding="utf-8")
    with in_time():
        return codes(check(folder)[1])


def test_hundreds_of_choices_one_after_the_other(tmp_path: Path) -> None:
    choice = "        - choose another tree with a fresh nut as goal\n"
    assert grove(tmp_path, choice, choice * 300) == {"trial-too-large"}


def test_nobody_is_asked_before_a_rule_of_others(tmp_path: Path) -> None:
    line = "they pay 1 coin to you"
    assert grove(tmp_path, f"big: {line}", f"big:\n          you may: {line}") == {"asking-step"}


PARTS = """\
game: heaps
players: [2]
source: known
counters: {height: {of: heap}, point: {of: player}}
kinds:
  heap:  {}
  match: {part of: heap, listed under: matches, plural: matches, has: {level: number}}
heaps: {}
flow:
  round: {as each player: turn}
  turn: {take: take}
rules:
  take:
    choose a match where height of heap of it at least level of it: set height of heap of that match to 0
    otherwise: nothing
end: {late: {when: round is 3, after: now}}
winner: [most point, shared]
"""


def test_a_kind_of_parts_without_entries_is_looked_through(tmp_path: Path) -> None:
    """Masks of parts by a counter of their whole: there is no smallest of no wholes."""
    (tmp_path / "game.yaml").write_text(PARTS, encoding="utf-8")
    assert "an empty sequence" not in str(check(tmp_path)[1])
