"""Expansions and variants: what an overlay may do to a game, and how two that disagree are reported."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter.packs.pack import Pack
from spielwerk.interpreter.packs.tree import Map, plain
from tiny_pack import load, the_problem


def with_overlay(folder: Path, text: str, **more: str) -> Pack:
    """The tiny pack with the expansion `x`, and others after it."""
    files = {f"expansions/{name}/e.yaml": f"expansion: {name}\n{body}" for name, body in {"x": text, **more}.items()}
    return load(folder, files, ["x", *more])


def at(pack: Pack, path: str) -> Any:
    value = plain(pack.tree)
    for key in path.split("."):
        value = value[key]
    return value


def test_new_keys_are_appended_and_the_rest_stays(tmp_path: Path) -> None:
    pack = with_overlay(tmp_path, "zones: {shelf: {holds: card}}\ncards: {ten: {like: ace, cost: 10}}\n")
    assert pack.problems == [] and pack.applied_expansions == ("x",)
    assert list(at(pack, "zones")) == ["deck", "hand", "shelf"]
    assert at(pack, "cards.ten") == {"cost": 10, "colour": "red", "reward": "gain 1 coin"}


def test_an_overlay_can_bring_a_kind_and_its_table(tmp_path: Path) -> None:
    pack = with_overlay(tmp_path, "kinds: {story: {has: {worth: number}}}\nstories: {long: {worth: 2}}\n")
    assert pack.problems == [] and at(pack, "stories") == {"long": {"worth": 2}}


def test_values_are_replaced_and_keep_the_place_of_the_overlay(tmp_path: Path) -> None:
    pack = with_overlay(tmp_path, "zones: {hand: {limit: 7}}\nparameters: {hand_limit: {3: 9}}\n")
    assert at(pack, "zones.hand") == {"of": "player", "holds": ["card"], "limit": 7}
    assert at(pack, "parameters.hand_limit") == {"2": 5, "3": 9}
    zones = pack.tree.items["zones"]
    assert isinstance(zones, Map)
    hand = zones.items["hand"]
    assert isinstance(hand, Map) and hand.items["limit"].span.file == "tiny/expansions/x/e.yaml"
    assert hand.items["of"].span.file == "tiny/game.yaml"


def test_lists_are_patched_and_a_single_value_is_a_list_of_one(tmp_path: Path) -> None:
    pack = with_overlay(
        tmp_path, "zones: {deck: {holds: {add: [colour]}}, hand: {holds: {remove: [card], add: [colour]}}}\n"
    )
    assert pack.problems == []
    assert at(pack, "zones.deck.holds") == ["card", "colour"]
    assert at(pack, "zones.hand.holds") == ["colour"]


@pytest.mark.parametrize(
    ("where", "players"), [("before: 3", [2, 5, 6, 3]), ("after: 2", [2, 5, 6, 3]), ("after: 3", [2, 3, 5, 6])]
)
def test_something_is_added_beside_an_entry(tmp_path: Path, where: str, players: list[int]) -> None:
    pack = with_overlay(tmp_path, f"players: {{add: [5, 6], {where}}}\n")
    assert pack.problems == [] and at(pack, "players") == players


def test_entries_are_removed(tmp_path: Path) -> None:
    pack = with_overlay(tmp_path, "cards: {king: {remove: yes}}\nparameters: {hand_limit: {remove: yes}}\n")
    assert pack.problems == []
    assert list(at(pack, "cards")) == ["source", "ace"] and at(pack, "parameters") == {}


def test_a_body_is_replaced_as_a_whole(tmp_path: Path) -> None:
    pack = with_overlay(tmp_path, "rules: {draw: gain 2 coin, turn: {you may: draw}}\n")
    assert at(pack, "rules") == {"turn": {"you may": "draw"}, "draw": "gain 2 coin"}


def test_named_alternatives_and_steps_merge_by_key(tmp_path: Path) -> None:
    pack = with_overlay(
        tmp_path,
        """\
rules:
  turn:
    choose one: {rest: {remove: yes}, swap: nothing}
  draw: {add: [nothing]}
""",
    )
    assert pack.problems == []
    assert at(pack, "rules.turn") == {"choose one": {"take": "draw", "swap": "nothing"}}
    assert at(pack, "rules.draw")[-1] == "nothing"


def test_levels_below_a_header_are_replaced_not_merged(tmp_path: Path) -> None:
    pack = load(
        tmp_path,
        {
            "more.yaml": "define:\n  fee: {by your coin: {0: 0, 3: 1}}\n",
            "expansions/x/e.yaml": "expansion: x\ndefine:\n  fee: {by your coin: {5: 2}}\n",
        },
        ["x"],
    )
    assert at(pack, "define.fee") == {"by your coin": {"5": 2}}


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("zones: {shelf: {holds: {add: [card]}}}\n", "overlay-missing", ""),
        ("zones: {hand: {holds: {remove: [crad]}}}\n", "overlay-missing", "`card`"),
        ("zones: {hand: {add: [card]}}\n", "overlay-missing", ""),
        ("players: {ad: [4]}\n", "unknown-key", "`add: [...]`"),
        ("players: {add: 4}\n", "unknown-key", "`add: [...]`"),
        ("players: {add: [4], bfore: 3}\n", "unknown-key", "`{add: [...], before: NAME}`"),
        ("players: {after: 3}\n", "unknown-key", "`{add: [...], after: NAME}`"),
        ("players: {add: [4], after: 7}\n", "overlay-missing", ""),
        ("flow: {rond: {add: [rest]}}\n", "overlay-missing", "`round`"),
        ("cards: {kign: {remove: yes}}\n", "overlay-missing", "`king`"),
        ("crads: {x: {cost: 1}}\n", "unknown-section", "`cards`"),
        ("changes: {cards: {kign: {cost: 2}}}\n", "overlay-missing", "`king`"),
        ("changes: {crads: {king: {cost: 2}}}\n", "unknown-section", "`cards`"),
        ("changes: {rules: {tunr: nothing}}\n", "overlay-missing", "`turn`"),
        ("changes: {rules: {turn: {choose one: {tkae: nothing}}}}\n", "overlay-missing", "`take`"),
        ("changes: {define: {a: 1}}\n", "overlay-missing", ""),
        ("changes: [cards]\n", "wrong-type", ""),
    ],
)
def test_what_an_overlay_names_must_be_there(tmp_path: Path, text: str, code: str, hint: str) -> None:
    found = the_problem(with_overlay(tmp_path, text))
    assert found.code == code and hint in str(found.hint)
    assert found.span is not None and found.span.file == "tiny/expansions/x/e.yaml"


def test_changes_of_what_exists_are_applied(tmp_path: Path) -> None:
    pack = with_overlay(tmp_path, "changes:\n  cards: {king: {cost: 9, source: rulebook}}\n  rules: {draw: nothing}\n")
    assert pack.problems == []
    assert at(pack, "cards.king") == {"colour": "red", "reward": "gain 1 coin", "cost": 9, "source": "rulebook"}
    assert at(pack, "rules.draw") == "nothing"


def test_the_source_of_an_overlays_table_speaks_of_its_own_entries(tmp_path: Path) -> None:
    pack = with_overlay(tmp_path, "cards: {source: reconstructed, ten: {like: ace}}\n")
    assert at(pack, "cards.source") == "known" and at(pack, "cards.ten")["source"] == "reconstructed"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("zones: {hand: {limit: 6}}", "zones: {hand: {limit: 7}}"),
        ("cards: {ten: {like: ace, cost: 1}}", "cards: {ten: {like: ace, cost: 2}}"),
        ("cards: {king: {remove: yes}}", "changes: {cards: {king: {cost: 4}}}"),
        ("cards: {king: {cost: 4}}", "cards: {king: {remove: yes}}"),
        ("rules: {draw: nothing}", "rules: {draw: gain 2 coin}"),
        ("zones: {hand: {holds: {add: [colour]}}}", "zones: {hand: {holds: card}}"),
    ],
)
def test_two_overlays_that_change_the_same_are_a_conflict_with_both_places(
    tmp_path: Path, first: str, second: str
) -> None:
    pack = with_overlay(tmp_path, first + "\n", y=second + "\n")
    found = next(p for p in pack.problems if p.code == "overlay-conflict")
    assert found.span is not None and found.span.file == "tiny/expansions/y/e.yaml"
    assert [note[1].file for note in found.notes] == ["tiny/expansions/x/e.yaml"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("zones: {hand: {limit: 6}}", "zones: {hand: {limit: 6}}"),
        ("zones: {hand: {limit: 6}}", "zones: {deck: {limit: 7}}"),
        ("zones: {hand: {holds: {add: [colour]}}}", "zones: {hand: {holds: {add: [colour]}}}"),
        ("zones: {hand: {holds: {add: [colour]}}}", "zones: {hand: {limit: 7}}"),
    ],
)
def test_overlays_that_agree_or_do_not_meet_are_no_conflict(tmp_path: Path, first: str, second: str) -> None:
    pack = with_overlay(tmp_path, first + "\n", y=second + "\n")
    assert pack.problems == []
    assert at(pack, "zones.hand.holds") in (["card"], ["card", "colour"])


def test_a_variant_is_a_name_or_a_name_with_a_value(tmp_path: Path) -> None:
    assert at(load(tmp_path, variants=["rich"]), "parameters.hand_limit") == 9
    pack = load(tmp_path, variants=["side=back"])
    assert at(pack, "parameters.hand_limit") == 1 and pack.applied_variants == ("side=back",)
    assert pack.variants == {"rich": "", "side": "which side of the board is used"}


@pytest.mark.parametrize(
    ("asked", "code", "hint"),
    [
        ("ritch", "unknown-variant", "`rich`"),
        ("rich=3", "variant-value", "`rich`"),
        ("side", "variant-value", "`side=back`, `side=front`"),
        ("side=bakc", "variant-value", "`back`"),
    ],
)
def test_a_wrong_variant_is_answered(tmp_path: Path, asked: str, code: str, hint: str) -> None:
    found = the_problem(load(tmp_path, variants=[asked]))
    assert found.code == code and hint in str(found.hint)


def test_a_variant_and_an_expansion_can_be_in_conflict_too(tmp_path: Path) -> None:
    pack = load(tmp_path, {"expansions/x/e.yaml": "expansion: x\nparameters: {hand_limit: 8}\n"}, ["x"], ["rich"])
    found = the_problem(pack)
    assert found.code == "overlay-conflict" and "`variant rich` and `expansion x`" in str(found.message)


def test_an_unknown_expansion_is_answered_with_the_nearest_name(tmp_path: Path) -> None:
    found = the_problem(load(tmp_path, {"expansions/moon/e.yaml": "expansion: moon\n"}, ["mono"]))
    assert found.code == "unknown-expansion" and "`moon`" in str(found.hint)


def test_a_file_of_an_expansion_says_to_which_it_belongs(tmp_path: Path) -> None:
    pack = load(
        tmp_path, {"expansions/x/a.yaml": "groups: {more: [coin]}\n", "expansions/x/b.yaml": "expansion: y\n"}, ["x"]
    )
    assert [p.code for p in pack.problems] == ["missing-key", "wrong-value"]


def test_the_files_of_an_expansion_are_one_overlay(tmp_path: Path) -> None:
    pack = load(
        tmp_path,
        {
            "expansions/x/a.yaml": "expansion: x\nzones: {a: {holds: card}}\n",
            "expansions/x/b.yaml": "expansion: x\nzones: {b: {holds: card}, a: {holds: card}}\n",
        },
        ["x"],
    )
    assert the_problem(pack).code == "duplicate-key"
    assert list(at(pack, "zones")) == ["deck", "hand", "a", "b"]


MENU = "rules: {act: {choose one: [rest, work]}, rest: nothing, work: gain 1 coin}\n"


def test_named_alternatives_over_a_list_of_them_are_refused_where_they_stand(tmp_path: Path) -> None:
    """They would take the place of the whole list, and rules of the game that nobody touched would be blamed."""
    pack = with_overlay(tmp_path, MENU, y="rules: {act: {choose one: {dance: gain 1 coin}}}\n")
    problem = the_problem(pack)
    assert problem.code == "overlay-missing" and problem.span is not None
    assert (problem.span.file, problem.span.line) == ("tiny/expansions/y/e.yaml", 2)
    assert problem.hint is not None and dict(problem.hint.parts)["code"] == "choose one: {add: [dance]}"


def test_a_list_of_alternatives_grows_or_is_replaced(tmp_path: Path) -> None:
    more = "  act: {choose one: {add: [dance]}}\n  dance: gain 1 coin\n"
    assert at(with_overlay(tmp_path / "a", MENU, y=f"rules:\n{more}"), "rules.act.choose one") == [
        "rest",
        "work",
        "dance",
    ]
    other = with_overlay(tmp_path / "b", MENU, y="rules: {act: {choose one: [work]}}\n")
    assert at(other, "rules.act.choose one") == ["work"]
