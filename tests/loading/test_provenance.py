"""Where figures come from: said of games, tables, entries, single properties, and of what is declared elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.packs.pack import load_pack
from spielwerk.interpreter.packs.provenance import declared_sources, in_all, sources
from spielwerk.interpreter.study.check import check

README = Path(__file__).parents[2] / "README.md"
GAME = """
game: stall
players: [2]
source: known
counters: {coin: {of: player, start: 3, source: rulebook}, gem: {of: player}}
pieces: {cart: {start: {yard: 2}, lies on: [yard], source: {start: reconstructed}}}
kinds: {ware: {start: pile, has: {price: number, weight: number}}}
zones: {yard: {}, pile: {holds: ware, limit: 9, source: {limit: reconstructed, others: rulebook}}}
parameters:
  source: {reach: reconstructed}
  reach: 2
  speed: 1
wares:
  source: {weight: reconstructed}
  pot: {price: 3, weight: 1}
  pan: {price: 3, weight: 1, source: rulebook}
  jug: {price: 3, weight: 1, source: {price: reconstructed}}
  cup: {like: jug, price: 4}
flow: {round: {as each player: gain reach coins}}
end: {soon: {when: round is 3, after: now}}
winner: [most coin]
"""


def stall(folder: Path, text: str = GAME) -> Path:
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    return folder


def test_the_nearest_word_counts(tmp_path: Path) -> None:
    tree = load_pack(stall(tmp_path)).tree
    assert sources(tree, "wares", "pot") == {"price": "known", "weight": "reconstructed"}
    assert sources(tree, "wares", "pan") == {"price": "rulebook", "weight": "rulebook"}
    assert sources(tree, "wares", "jug") == {"price": "reconstructed", "weight": "reconstructed"}
    assert sources(tree, "wares", "cup") == {"price": "reconstructed", "weight": "reconstructed"}


def test_what_is_declared_outside_of_tables_says_it_too(tmp_path: Path) -> None:
    tree = load_pack(stall(tmp_path)).tree
    assert declared_sources(tree) == {
        "counters": {"coin": "rulebook"},
        "pieces": {"cart": "reconstructed"},
        "zones": {"pile": "reconstructed"},
        "parameters": {"reach": "reconstructed"},
    }
    assert in_all(tree) == {"known": 1, "rulebook": 3, "reconstructed": 8}
    assert not check(tmp_path)[1]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("{price: reconstructed}", "{colour: known}", "unknown-key"),
        ("source: {weight: reconstructed}", "source: {colour: known}", "unknown-key"),
        ("{price: reconstructed}", "{price: invented}", "unknown-name"),
        ("{reach: reconstructed}", "{width: known}", "unknown-name"),
        ("start: 3, source: rulebook", "start: 3, source: invented", "unknown-name"),
    ],
)
def test_sources_of_what_does_not_exist_are_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert old in GAME
    assert code in [p.code for p in check(stall(tmp_path, GAME.replace(old, new)))[1]]


@pytest.mark.parametrize(
    ("game", "section", "entry", "figure", "word"),
    [
        ("yamatai", "tokens", "red_token", "culture", "reconstructed"),  # the sixth colour was not found
        ("yamatai", "tokens", "blue_token", "culture", "known"),
        ("yamatai", "specialists", "riu", "abilities", "rulebook"),
        ("yamatai", "specialists", "riu", "value", "reconstructed"),
        ("yamatai", "tiles", "b07", "cost", "rulebook"),
        ("yamatai", "tiles", "b07", "value", "reconstructed"),
        ("smartphone_inc", "know_how", "gps_front", "technology", "rulebook"),
        ("smartphone_inc", "know_how", "gps_back", "reversed", "reconstructed"),
        ("smartphone_inc", "know_how", "nfc_back", "technology", "reconstructed"),
        ("smartphone_inc", "know_how", "nfc_back", "abilities", "rulebook"),
        ("smartphone_inc", "know_how", "battery_front", "abilities", "reconstructed"),  # its picture is lost
        ("smartphone_inc", "regions", "north_africa", "links", "rulebook"),
        ("yokohama", "achievements", "a4", "lower", "rulebook"),
        ("yokohama", "achievements", "a4", "upper", "reconstructed"),
        ("yokohama", "church_spaces", "ch3", "faith", "reconstructed"),
    ],
)
def test_labels_say_what_is_printed_and_what_is_not(
    game: str, section: str, entry: str, figure: str, word: str
) -> None:
    assert sources(load_pack(own_rules() / game).tree, section, entry)[figure] == word


@pytest.mark.parametrize(
    ("game", "section", "name"),
    [
        ("smartphone_inc", "parameters", "lowest_price"),
        ("smartphone_inc", "parameters", "highest_price"),
        ("smartphone_inc", "pieces", "good"),
        ("yokohama", "pieces", "assistant"),
        ("yokohama", "pieces", "blocker"),
        ("yokohama", "zones", "technology_row"),
    ],
)
def test_limits_that_no_rulebook_prints_are_marked(game: str, section: str, name: str) -> None:
    assert declared_sources(load_pack(own_rules() / game).tree)[section][name] in ("known", "reconstructed")


@pytest.mark.parametrize("game", ["yokohama", "yamatai", "smartphone_inc"])
def test_the_readme_says_how_much_is_reconstructed(game: str) -> None:
    found = in_all(load_pack(own_rules() / game).tree)
    share = re.search(rf"{game} (\d+) %", README.read_text(encoding="utf-8"))
    assert share is not None and int(share[1]) == round(100 * found["reconstructed"] / found.total())
