"""Packs: found by name or path, read as one tree, closed against the outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.problems import Mistakes
from spielwerk.interpreter.packs import folders
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.packs.pack import find_pack, list_packs, load_pack, read_scenarios
from spielwerk.interpreter.packs.tree import Map, plain
from support.limits import in_time
from tiny_pack import BASE, CARDS, load, the_problem, write_pack


def test_all_files_of_a_folder_are_one_tree(tmp_path: Path) -> None:
    pack = load(tmp_path)
    assert pack.problems == [] and pack.complete
    assert pack.name == "tiny"
    assert {"game", "kinds", "rules", "cards"} <= set(pack.tree.items)
    assert set(pack.sources) == {"tiny/game.yaml", "tiny/cards.yaml"}
    assert pack.tree.keys["cards"].file == "tiny/cards.yaml"


def test_a_section_may_stand_in_two_files_but_a_key_may_not(tmp_path: Path) -> None:
    pack = load(tmp_path, {"more.yaml": "cards:\n  queen: {like: ace}\n  ace: {like: king}\nplayers: [2]\n"})
    cards = pack.tree.items["cards"]
    assert isinstance(cards, Map) and list(cards.items) == ["source", "ace", "king", "queen"]
    assert [(p.code, p.span and p.span.file, p.notes[0][1].file) for p in pack.problems] == [
        ("duplicate-key", "tiny/more.yaml", "tiny/cards.yaml"),
        ("duplicate-key", "tiny/more.yaml", "tiny/game.yaml"),
    ]


def test_rulebook_view_scenarios_and_hidden_files_are_not_rules(tmp_path: Path) -> None:
    pack = load(
        tmp_path,
        {
            "rulebook.yaml": "rulebook:\n  T1: {section: turn, text: Draw or rest.}\n",
            "view.yaml": "zones: {x: 1}\n",
            ".hidden.yaml": "zones: [",
            "scenarios/first.yaml": "scenarios:\n  one: {players: 2}\n",
        },
    )
    assert pack.problems == []
    assert pack.rulebook is not None and list(pack.rulebook.items) == ["T1"]
    assert plain(read_scenarios(pack)["tiny/scenarios/first.yaml"][0]) == {"scenarios": {"one": {"players": 2}}}
    assert "tiny/scenarios/first.yaml" in pack.sources


def test_mistakes_of_several_files_are_all_reported(tmp_path: Path) -> None:
    pack = load(tmp_path, {"a.yaml": "define: [\n", "b.yaml": "define: &x {a: 1}\n", "c.yaml": "- 1\n"})
    assert [(p.span.file, p.code) for p in pack.problems if p.span] == [
        ("tiny/a.yaml", "yaml-syntax"),
        ("tiny/b.yaml", "anchor"),
        ("tiny/c.yaml", "wrong-type"),
    ]
    assert not pack.complete


def test_what_may_stand_in_a_lost_part_is_not_called_missing(tmp_path: Path) -> None:
    folder = write_pack(
        tmp_path,
        {
            "game.yaml": BASE.replace("kinds:", "kinds: ["),
            "expansions/x/e.yaml": "expansion: x\ncards: {a: {remove: yes}}\n",
        },
    )
    assert [p.code for p in load_checked(folder, ["x"], ["rich"]).problems] == ["yaml-syntax"]


def test_a_folder_without_its_main_file_is_no_pack(tmp_path: Path) -> None:
    (write_pack(tmp_path) / "game.yaml").unlink()
    assert the_problem(load_pack(tmp_path / "tiny")).code == "missing-file"
    with pytest.raises(Mistakes) as caught:
        find_pack(tmp_path / "tiny")
    assert [p.code for p in caught.value.problems] == ["missing-file"]


def test_a_file_with_the_other_ending_is_not_silently_ignored(tmp_path: Path) -> None:
    found = the_problem(load(tmp_path, {"more.yml": "a: 1\n"}))
    assert found.code == "file-name" and "more.yaml" in str(found.hint)


def test_a_file_that_is_not_utf8_is_reported_with_its_place(tmp_path: Path) -> None:
    folder = write_pack(tmp_path)
    (folder / "x.yaml").write_bytes(b"define:\n  a: \xff\n")
    found = the_problem(load_pack(folder))
    assert found.code == "not-utf8" and found.span is not None and (found.span.line, found.span.column) == (2, 6)


def test_links_that_leave_the_folder_are_refused(tmp_path: Path) -> None:
    folder = write_pack(tmp_path)
    (tmp_path / "secret.yaml").write_text("define: {a: 1}\n")
    (folder / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "e.yaml").write_text("expansion: out\n")
    (folder / "expansions").mkdir()
    (folder / "expansions" / "out").symlink_to(tmp_path / "elsewhere")
    pack = load_pack(folder, ["out"])
    assert [p.code for p in pack.problems] == ["outside-pack", "outside-pack"]
    assert "define" not in pack.tree.items


@pytest.mark.parametrize("name", ["../x", "/etc", "a/b", "..", "", "x; y", "x\0y"])
def test_what_is_no_folder_of_an_expansion_is_none(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "a")
    assert the_problem(load(tmp_path, expansions=[name])).code == "unknown-expansion"


def test_the_digest_depends_on_contents_and_on_what_is_applied(tmp_path: Path) -> None:
    first = load(tmp_path / "1")
    assert load(tmp_path / "2").digest == first.digest
    assert load(tmp_path / "3", {"game.yaml": BASE.replace("limit: 5", "limit: 6")}).digest != first.digest
    assert load(tmp_path / "4", variants=["rich"]).digest != first.digest
    # words about the rules are no rules
    assert load(tmp_path / "5", {"rulebook.yaml": "rulebook: {T1: {section: a, text: b}}\n"}).digest == first.digest
    # what bots think of a position changes no game; in a file with rules it stands with them
    assert load(tmp_path / "6", {"bots.yaml": "estimate: {coins: your coins * 2}\n"}).digest == first.digest
    assert load(tmp_path / "7", {"more.yaml": "estimate: {coins: your coins}\nnotes: {}\n"}).digest != first.digest


def test_packs_are_found_by_path_by_name_and_in_named_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_pack(tmp_path)
    assert find_pack(str(folder)) == folder
    assert find_pack(folder / "game.yaml") == folder
    monkeypatch.setenv("SPIELWERK_RULES", str(tmp_path))
    assert find_pack("tiny") == folder
    assert list_packs()["tiny"] == folder
    monkeypatch.chdir(folder)
    assert load_pack(find_pack(".")).name == "tiny"
    assert "tiny/cards.yaml" in load_pack(find_pack(".")).sources


def test_an_unknown_game_is_answered_with_the_nearest_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path)
    monkeypatch.setenv("SPIELWERK_RULES", str(tmp_path))
    for wrong in ("tyni", "./tyni"):
        with pytest.raises(Mistakes) as caught:
            find_pack(wrong)
        (found,) = caught.value.problems
        assert found.code == "unknown-game" and "`tiny`" in str(found.hint)


def test_a_pack_of_many_big_files_is_given_up_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "MAX_PACK_VALUES", 20_000)  # a tenth: reading the others only takes longer
    files = {f"f{i:03}.yaml": "define:\n" + "".join(f"  a{i}_{j}: x\n" for j in range(500)) for i in range(30)}
    pack = load(tmp_path, files)
    assert "file-too-big" in {p.code for p in pack.problems} and not pack.complete


def test_an_entry_starts_from_another(tmp_path: Path) -> None:
    cards = load(tmp_path).tree.items["cards"]
    assert isinstance(cards, Map)
    assert plain(cards.items["king"]) == {"cost": 3, "colour": "red", "reward": "gain 1 coin"}


def test_what_an_entry_says_of_copies_replaces_what_its_model_said(tmp_path: Path) -> None:
    pack = load(
        tmp_path,
        {
            "cards.yaml": """\
        cards:
          ace:   {copies with colour: [red, blue], cost: 1, reward: gain 1 coin}
          king:  {like: ace, copies: 2, colour: red}
          queen: {like: king, copies with colour: [red, red]}
        """
        },
    )
    cards = pack.tree.items["cards"]
    assert isinstance(cards, Map)
    assert plain(cards.items["king"]) == {"cost": 1, "reward": "gain 1 coin", "copies": 2, "colour": "red"}
    assert plain(cards.items["queen"]) == {"cost": 1, "reward": "gain 1 coin", "copies with colour": ["red", "red"]}


@pytest.mark.parametrize(
    ("like", "code", "hint"),
    [
        ("kin", "like-unknown", "`king`"),
        ("../x/ace", "outside-pack", ""),
        ("ten", "like-circle", ""),
        ("source", "like-unknown", ""),
    ],
)
def test_a_wrong_like_is_answered(tmp_path: Path, like: str, code: str, hint: str) -> None:
    found = the_problem(load(tmp_path, {"cards.yaml": CARDS + f"  ten: {{like: {like}}}\n"}))
    assert found.code == code and hint in str(found.hint)
    assert found.span is not None and (found.span.line, found.span.column) == (5, 15)


def test_a_circle_is_shown_once_with_all_its_places(tmp_path: Path) -> None:
    found = the_problem(load(tmp_path, {"cards.yaml": "cards:\n  a: {like: b}\n  b: {like: c}\n  c: {like: a}\n"}))
    assert "a → b → c → a" in str(found.message)
    assert [note[1].line for note in found.notes] == [2, 3]


def test_an_endless_chain_of_likes_is_no_traceback(tmp_path: Path) -> None:
    chain = "cards:\n" + "".join(f"  c{i}: {{like: c{i + 1}}}\n" for i in range(1500)) + "  c1500: {cost: 1}\n"
    assert {p.code for p in load(tmp_path, {"cards.yaml": chain}).problems} == {"like-circle"}


@pytest.mark.parametrize(
    "text",
    [
        "cards:\n" + "".join(f"  c{i}: {{like: d{i}}}\n" for i in range(2000)),
        "expansion: x\ncards:\n" + "".join(f"  c{i}: {{remove: yes}}\n" for i in range(2000)),
        "expansion: x\nchanges:\n  cards:\n" + "".join(f"    c{i}: {{cost: {i}}}\n" for i in range(2000)),
        "expansion: x\ncards:\n" + "".join(f"  c{i}: {{cost: {i}}}\n" for i in range(2000)),
        "".join(f"s{i}: {{}}\n" for i in range(4000)),
        "kinds:\n" + "".join(f"  k{i}: {{has: {{p{i}: q{i}}}}}\n" for i in range(1500)),
    ],
)
def test_thousands_of_mistakes_are_answered_in_time(tmp_path: Path, text: str) -> None:
    extra = "expansions/x/e.yaml" if text.startswith("expansion") else "more.yaml"
    folder = write_pack(tmp_path, {extra: text})
    with in_time():
        assert load_checked(folder, ["x"] if text.startswith("expansion") else []).problems
