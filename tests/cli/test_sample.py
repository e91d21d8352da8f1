"""`spielwerk i18n sample`: sentences for an editor, of every part of a game in every language, chosen by a seed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from spielwerk.interpreter.display.word_sample import PARTS, Sampler, _Blocks
from spielwerk.interpreter.packs.locations import list_packs
from spielwerk.interpreter.prose.whole_games.editions import open_edition

from .conftest import Run

HEADS = ("Cards", "Rulebook", "Log", "Questions with their options", "Reasons why something is not offered")


def sections(text: str) -> dict[tuple[str, str], list[str]]:
    """By game with language, and part: the sentences below."""
    found: dict[tuple[str, str], list[str]] = {}
    game = part = ""
    for line in text.splitlines():
        if line.startswith("## "):
            game = line[3:]
        elif line.startswith("### "):
            part = line[4:].partition(":")[0]
            found[game, part] = []
        elif line and not line.startswith(("#", " ")):
            found[game, part].append(line)
    return found


def test_a_file_with_some_sentences_of_every_part_in_every_language(run: Run, pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "sample.md"
    result = run("i18n", "sample", str(pack), "--seed", "3", "--size", "4", "--output", str(file))
    assert result.exit_code == 0 and str(file) in result.stdout
    text = file.read_text(encoding="utf-8")
    found = sections(text)
    assert list(found) == [(f"Small ({name})", head) for name in ("en", "cs", "de", "pl", "uk") for head in HEADS]
    assert all(0 < len(sentences) <= 4 for sentences in found.values())
    numbers = [int(n) for n in re.findall(r"^(\d+)\. ", text, re.M)]
    assert numbers == list(range(1, len(numbers) + 1)), "so that a correction can name its sentence"
    assert any("Reward: gain" in line for line in found["Small (en)", "Cards"])
    assert any(line.endswith("]") and "|" in line for line in found["Small (en)", HEADS[3]])


def test_the_seed_chooses(run: Run, pack: Path) -> None:
    first, again, other = (
        run("i18n", "sample", str(pack), "--lang", "en", "--size", "4", "--seed", seed).stdout for seed in "112"
    )
    assert first == again != other and len(sections(first)) == len(HEADS)


def test_all_where_there_are_fewer_and_each_once(run: Run, pack: Path) -> None:
    text = run("i18n", "sample", str(pack), "--lang", "en", "--size", "900").stdout
    for head, sentences in re.findall(r"^### (.*)\n\n((?:\d.*\n?)*)", text, re.M):
        shown, among = map(int, re.findall(r"\d+", head))
        plain = [re.sub(r"^\d+\. ", "", line) for line in sentences.splitlines()]
        assert shown == among == len(plain) == len(set(plain))


def test_the_same_places_in_every_language() -> None:
    sampler, places = Sampler(open_edition("smartphone_inc"), 1, 12), []
    for language in ("en", "pl"):
        everything, cards = sampler.cards(language), next(sampler.samples(language))
        places.append([everything.index(sentence) for sentence in cards.sentences])
    assert places[0] == places[1] and len(places[0]) == 12


@pytest.mark.soak
def test_forty_of_each_part_of_every_game_or_all_where_there_are_fewer(run: Run) -> None:
    text = run("i18n", "sample", "all", "--seed", "5").stdout
    found = sections(text)
    assert len(found) == len(list_packs()) * 5 * len(PARTS)
    counts = [tuple(map(int, re.findall(r"\d+", head))) for head in re.findall(r"^### .*?: (.*)$", text, re.M)]
    told = [len(lines) for lines in found.values()]
    assert [shown for shown, _ in counts] == [min(40, among) for _, among in counts] == told


def test_cells_of_a_table_are_no_sentence() -> None:
    page = _Blocks()
    page.feed("<dd>Before it.<table><tr><th>Value</th><td>from 3</td></tr></table></dd><p>Behind <b>it</b>.</p>")
    assert page.blocks() == [["Before it."], ["Behind it."]]


def test_a_sentence_of_the_book_stands_below_its_headings_and_the_line_that_opens_its_list() -> None:
    page = _Blocks()
    page.feed(
        "<h3>Night</h3><h4>Rules</h4><p>Each player:</p><ul><li>pays 1;<ul><li>deep</li></ul></li><li>draws.</li></ul>"
    )
    page.feed("<h3>Day</h3><dl><dt>Noon</dt><dd>At twelve.</dd></dl><p>Behind it.</p>")
    assert page.blocks() == [
        ["Night", "Rules", "Each player:"],
        ["Night", "Rules", "Each player:", "pays 1;"],
        ["Night", "Rules", "deep"],
        ["Night", "Rules", "Each player:", "draws."],
        ["Day", "Noon", "At twelve."],
        ["Day", "Behind it."],
    ]


def test_what_holds_for_some_players_or_before_a_change_stands_below_the_line_that_says_so() -> None:
    page, parts = _Blocks(), "".join(f'<p class="lead">{n}:</p><div class="in"><p>At {n}.</p></div>' for n in (2, 3))
    page.feed(f"<dl><dt>Noon</dt><dd>{parts}</dd></dl><div class='part'><p>Behind it.</p></div>")
    assert page.blocks() == [
        ["Noon", "2:"],
        ["Noon", "2:", "At 2."],
        ["Noon", "3:"],
        ["Noon", "3:", "At 3."],
        ["Behind it."],
    ]


def test_lines_below_a_reason_are_points_below_it(run: Run) -> None:
    reasons = run("i18n", "sample", "draughts", "--lang", "en", "--size", "6").stdout.partition("### Reasons")[2]
    assert "\n    - This means: “" in reasons and ";" not in reasons and "–" not in reasons


def test_points_of_cards_are_told_without_their_mark() -> None:
    cards = Sampler(open_edition("yokohama"), 1, 1).cards("en")
    assert any(card.text.startswith("Pay") for card in cards) and not any(card.text.startswith("-") for card in cards)
