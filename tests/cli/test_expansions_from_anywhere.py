"""An expansion in a folder of its own: named like a game or used with one, it brings cards, words, view and tests."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from spielwerk.interpreter.diagnostics.problems import Refused
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.packs.loading import load_checked, load_view
from spielwerk.interpreter.packs.tree import plain
from spielwerk.interpreter.storage.save_header import loaded
from spielwerk.interpreter.storage.saves import load_save, save

Run = Callable[..., Result]

FILES = {
    "cards.yaml": """\
        expansion: shore
        for: small
        cards:
          pearl: {copies: 2, worth: 4, reward: gain 4 gems, source: known}
        """,
    "rulebook.yaml": """\
        rulebook:
          P1: {section: cards, text: A pearl brings four gems., at: cards.pearl}
        """,
    "view.yaml": """\
        rows: {deck: [name]}
        players: [gem]
        """,
    "scenarios/pearls.yaml": """\
        scenarios:
          a_pearl_brings_four:
            rules: [P1]
            players: 2
            given: [{ann: move pearl_1 to your hand}]
            play: [{ann: play}]
            then: [{ann: your gems is 5}]
        """,
    "translations/pl/small.ftl": """\
        name-pearl = Perła
            .gender = f
        """,
}
VIEW = "players: [gem, hand]\n"


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        lines = text.split("\n")
        margin = len(lines[0]) - len(lines[0].lstrip())
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("\n".join(line[margin:] for line in lines), encoding="utf-8")
    return folder


@pytest.fixture
def shore(pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game lies on a shelf, the expansion elsewhere, under another name than its own."""
    shelf = tmp_path / "shelf"
    shutil.move(pack, shelf / "small")
    (shelf / "small" / "view.yaml").write_text(VIEW, encoding="utf-8")
    monkeypatch.setenv("SPIELWERK_RULES", str(shelf))
    monkeypatch.chdir(tmp_path)
    return write(tmp_path / "my-cards", FILES)


def test_it_is_checked_with_its_game(run: Run, shore: Path) -> None:
    for args in (["./my-cards"], ["small", "--with", "./my-cards"], ["small", "--with", str(shore)]):
        result = run("check", *args)
        assert result.exit_code == 0 and result.output.startswith("small + shore: no mistakes"), result.output
        assert "changed" not in result.output
    write(shore, {"more.yaml": "expansion: shore\ncards:\n  shell: {worth: 1, rewrd: nothing, source: known}\n"})
    result = run("check", "./my-cards")
    assert result.exit_code == 1 and "my-cards/more.yaml:3:21: unknown-key" in result.output


def test_its_scenarios_are_played_with_it(run: Run, shore: Path) -> None:
    result = run("test", "./my-cards")
    assert result.exit_code == 0 and "small + shore: 1 scenario passed, 0 failed, 1 of 1 rules pinned" in result.output
    write(shore, {"cards.yaml": FILES["cards.yaml"].replace("gain 4", "gain 3")})
    assert "your gems is 5` does not hold" in run("test", "./my-cards").output


def test_its_words_are_spoken_and_asked_for(run: Run, shore: Path) -> None:
    assert run("text", "./my-cards", "pearl", "--lang", "pl").output.startswith("Perła (pearl)\n")
    assert run("text", "small", "pearl", "--with", "./my-cards", "--lang", "pl").output.startswith("Perła")
    assert "Nothing is missing" not in run("i18n", "missing", "de", "./my-cards").output
    missing = json.loads(run("i18n", "missing", "de", "./my-cards", "--format", "json").stdout)["missing"]
    assert [list(m["messages"]) for m in missing if m["module"] == "small/shore"] == [["name-pearl", "expansion-shore"]]
    assert run("i18n", "new", "sk", "./my-cards").exit_code == 0
    skeleton = (shore / "translations/sk/small.ftl").read_text("utf-8")
    assert "# name-pearl = Pearl\n" in skeleton and "noun-" not in skeleton, "of what it adds, nothing else"
    checked = run("i18n", "check", "pl", "./my-cards")
    assert checked.exit_code == 0, checked.output
    (shore / "translations/pl/small.ftl").rename(shore / "translations/pl/shore.ftl")
    result = run("i18n", "check", "pl", "./my-cards")
    assert result.exit_code == 1 and "small.ftl" in result.output


def test_its_title_is_asked_for_and_told(run: Run, shore: Path) -> None:
    write(shore, {"translations/en/small.ftl": "game-small = Little one\nexpansion-shore = By the shore\n"})
    assert run("check", "./my-cards").exit_code == 0
    assert "expansion-shore" not in run("i18n", "missing", "en", "./my-cards").output
    told = "Little one + By the shore"
    assert told in run("info", "./my-cards").output
    assert json.loads(run("info", "./my-cards", "--format", "json").stdout)["titles"]["shore"] == "By the shore"
    assert run("play", "./my-cards", "--human", "0", "--players", "2").output.startswith(f"{told}, 2 players\n")


def test_its_view_adds_to_that_of_the_game(shore: Path) -> None:
    view, problems = load_view(load_checked("./my-cards"))
    assert problems == [] and view is not None
    assert plain(view) == {"players": ["gem", "hand"], "rows": {"deck": ["name"]}}
    write(shore, {"view.yaml": "players: [hand, {deck: [name]}]\n"})
    view, problems = load_view(load_checked("./my-cards"))
    assert view is not None and plain(view)["players"] == ["gem", "hand", {"deck": ["name"]}]


def test_the_rulebook_tells_the_game_with_it(run: Run, shore: Path, tmp_path: Path) -> None:
    game = tmp_path / "shelf/small"
    more = "  dear: {cards: {pearl: {worth: 9, reward: gain 9 gems, source: known}}, description: dearer}\n"
    (game / "game.yaml").write_text((game / "game.yaml").read_text("utf-8") + more, encoding="utf-8")
    tide = "expansion: tide\ncards:\n  weed: {worth: 1, reward: gain 1 gem, source: known}\n"
    write(game, {"expansions/tide/tide.yaml": tide})
    page = run("rulebook", "./my-cards").output
    assert "<h1>Small + Shore</h1>" in page
    parts = {id: page.split(f'id="{id}"')[1].split("</section>")[0] for id in ("expansion-tide", "variant-long")}
    assert "Weed" in parts["expansion-tide"] and not [id for id, part in parts.items() if "Pearl" in part]
    assert "It cannot be used together" in page.split('id="variant-dear"')[1]
    write(game, {"expansions/tide/tide.yaml": tide.replace("gem", "gme")})
    assert "unknown" in run("rulebook", "./my-cards").output, "a mistake is no matter of what goes together"
    shutil.rmtree(game / "expansions/tide")
    shutil.move(shore, game / "expansions/shore")
    assert 'id="expansion-shore"' not in run("rulebook", "shelf/small/expansions/shore").output, "it is told already"


def test_a_game_kept_with_it_needs_it_no_more(shore: Path, tmp_path: Path) -> None:
    rules = load("./my-cards", 2)
    match = rules.start(1)
    match.choose("dig")
    text = save(match)
    assert json.loads(text.split("\n")[0])["expansions"] == ["shore"]
    shutil.rmtree(shore)
    again = load_save(text, saved=True)
    assert again.rules.digest == rules.digest and again.history == match.history
    assert (again.rules.pack.word_folders[0] / "pl/small.ftl").read_text("utf-8").startswith("name-pearl")


def test_the_digest_is_that_of_the_same_expansion_inside_the_game(shore: Path, tmp_path: Path) -> None:
    outside = load_checked("./my-cards").digest
    shutil.move(shore, tmp_path / "shelf/small/expansions/shore")
    inside = load_checked("small", ["shore"])
    assert inside.problems == [] and inside.digest == outside
    assert load_checked("shelf/small/expansions/shore").digest == outside, "also if it is named by its folder there"


def test_the_checks_of_the_base_are_not_asked_of_more(run: Run, shore: Path, tmp_path: Path) -> None:
    game = tmp_path / "shelf/small/game.yaml"
    text = game.read_text("utf-8")
    game.write_text(text + "checks: {six of the base: (count of cards) is 6}\n", encoding="utf-8")
    assert run("check", "small").exit_code == run("check", "./my-cards").exit_code == 0
    game.write_text(text + "checks: {six: (count of cards) is 6}\n", encoding="utf-8")
    assert run("check", "small").exit_code == 0 and "six" in run("check", "./my-cards").output
    game.write_text(text + "checks: {seven of the base: (count of cards) is 7}\n", encoding="utf-8")
    assert "seven" in run("check", "small").output


@pytest.mark.parametrize(
    ("files", "asked", "said"),
    [
        ({"cards.yaml": "expansion: shore\nfor: large\n"}, ["check", "./my-cards"], "no game called `large`"),
        ({"cards.yaml": "expansion: shore\n"}, ["check", "./my-cards"], "add the line `for: GAME`"),
        ({"cards.yaml": "for: small\n"}, ["check", "./my-cards"], "add the line `expansion: NAME`"),
        ({"cards.yaml": "cards: {}\n"}, ["check", "small", "--with", "./my-cards"], "add the line `expansion: NAME`"),
        ({"more.yaml": "expansion: shell\n"}, ["check", "./my-cards"], "all files of an expansion"),
        ({"cards.yaml": "expansion: shore\nfor: big\nx: {}\n"}, ["check", "small", "--with", "./my-cards"], "another"),
        ({}, ["check", "small", "--with", "./none"], "no expansion in the folder `./none`"),
        ({}, ["check", "small", "--with", "shor"], "no expansion called `shor`"),
        ({"../shelf/small/expansions/shore/x.yaml": "expansion: shore\n"}, ["check", "small", "--with", "shore",
         "--with", "./my-cards"], "two expansions called `shore`"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(run: Run, shore: Path, files: dict[str, str], asked: list[str], said: str) -> None:
    write(shore, files)
    result = run(*asked)
    assert result.exit_code != 0 and said in result.output and "Traceback" not in result.output, result.output


def test_a_save_leads_to_no_folder(shore: Path) -> None:
    rules = load("./my-cards", 2)
    text = save(rules.start(1))
    head = json.loads(text.split("\n")[0]) | {"expansions": [str(shore)]}
    with pytest.raises(Refused, match="names"):
        loaded(head, "small")


def test_two_expansions_that_change_the_same_are_told(run: Run, shore: Path, tmp_path: Path) -> None:
    change = "changes: {cards: {ruby: {worth: 3}}}\n"
    write(shore, {"more.yaml": "expansion: shore\n" + change})
    write(tmp_path / "other", {"x.yaml": "expansion: other\nfor: small\n" + change.replace("3", "5")})
    result = run("check", "./my-cards", "--with", "./other")
    assert result.exit_code == 1 and "overlay-conflict" in result.output and "my-cards/more.yaml" in result.output
    write(tmp_path / "other", {"x.yaml": "expansion: other\nfor: small\nchanges: {cards: {opal: {worth: 5}}}\n"})
    assert run("check", "./my-cards", "--with", "./other").output.startswith("small + shore + other: no mistakes")
