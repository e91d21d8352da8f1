"""Files of a pack are a stranger's: what is no ordinary file inside the folder, or too large, does not come in."""

from __future__ import annotations

import os
import shutil
import tracemalloc
from pathlib import Path

import pytest
from spielwerk.interpreter.packs import door
from spielwerk.interpreter.packs.loading import load_checked, load_scenarios, load_view
from spielwerk.interpreter.prose.speaking.word_files import LARGEST, languages, locale_of, modules
from spielwerk.interpreter.prose.whole_games.about import glance
from spielwerk.interpreter.storage.packed_files import packed, unpacked

MARKET = Path(__file__).parents[1] / "data" / "market"
#: what can lie where a file is expected, and the mistake it is
PLACES = {
    "device": "outside-pack",
    "link": "outside-pack",
    "folder link": "outside-pack",
    "pipe": "missing-file",
    "folder": "missing-file",
    "large": "file-too-big",
}
SECRET = "secret-word"


@pytest.fixture
def market(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MARKET, tmp_path / "market"))


def lay(path: Path, what: str, text: str) -> None:
    """Puts something where a file of a pack is expected."""
    outside = Path(*path.parts[: path.parts.index("market")]) / "outside"
    outside.mkdir(exist_ok=True)
    (outside / path.name).write_text(text)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    if what == "device":
        path.symlink_to("/dev/zero")
    elif what == "link":
        path.symlink_to(outside / path.name)
    elif what == "folder link":
        shutil.rmtree(path.parent, ignore_errors=True)
        path.parent.symlink_to(outside)
    elif what == "pipe":
        os.mkfifo(path)
    elif what == "folder":
        path.mkdir()
    else:
        with path.open("wb") as stream:
            stream.truncate(1_000_000_000)


@pytest.mark.parametrize("what", PLACES)
def test_words_of_a_pack(what: str, market: Path) -> None:
    lay(market / "translations" / "pl" / "market.ftl", what, f"noun-coin = {SECRET}\n")
    tracemalloc.start()
    locale = locale_of("pl", ("market",), (market / "translations",))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [p.code for p in locale.problems] == [PLACES[what].replace("file-too-big", "words-too-large")]
    assert not locale.entries and not any(SECRET in file.text for file in locale.files) and most < 3 * LARGEST
    assert not any("translations" in name for name in unpacked(packed(load_checked(market)))), "nor into a save"


@pytest.mark.parametrize("what", ["device", "link", "pipe", "folder", "large"])
def test_every_other_file_of_a_pack(what: str, market: Path) -> None:
    lay(market / "view.yaml", what, f"title: {SECRET}\n")
    pack = load_checked(market)
    assert pack.problems == []
    node, problems = load_view(pack)
    assert node is None and [p.code for p in problems] == [PLACES[what]]
    assert "market/view.yaml" not in unpacked(packed(pack))
    lay(market / "scenarios" / "one.yaml", what, "scenarios: {}\n")
    assert load_scenarios(pack) == {} and [p.code for p in pack.problems] == [PLACES[what]]
    lay(market / "rulebook.yaml", what, "rulebook: {}\n")
    assert PLACES[what] in {p.code for p in load_checked(market).problems}
    lay(market / "game.yaml", what, "players: [2, 3]\n")
    assert glance(market)[0] == []


def test_words_of_a_folder_the_user_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "market" / "words"
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str(folder))
    lay(folder / "xx" / "core.ftl", "link", "gain = x\n")
    assert [p.code for p in locale_of("xx", ("core",)).problems] == ["outside-pack"]


def test_links_that_stay_inside_are_followed(market: Path) -> None:
    (market / "shared").mkdir()
    (market / "shared" / "pl.ftl").write_text("noun-coin = moneta\n")
    (market / "translations" / "pl").mkdir(parents=True)
    (market / "translations" / "pl" / "market.ftl").symlink_to(market / "shared" / "pl.ftl")
    locale = locale_of("pl", ("market",), (market / "translations",))
    assert not locale.problems and list(locale.entries) == ["noun-coin"]


def test_what_is_exchanged_after_it_was_looked_at(market: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that becomes a link between looking and opening leads nowhere."""
    lay(market / "translations" / "pl" / "market.ftl", "folder link", f"noun-coin = {SECRET}\n")
    monkeypatch.setattr(Path, "resolve", lambda self, strict=False: self)
    with pytest.raises(door.Barred):
        door.read_bytes(market / "translations" / "pl" / "market.ftl", "market.ftl", market, 1_000)


def test_a_folder_that_leads_out_has_no_languages(market: Path) -> None:
    elsewhere = market.parent / "elsewhere" / "xx"
    elsewhere.mkdir(parents=True)
    (elsewhere / "market.ftl").write_text("noun-coin = x\n")
    (market / "translations").symlink_to(elsewhere.parent)
    extra = (market / "translations",)
    assert "xx" not in languages(extra) and modules("xx", extra) == []
    assert locale_of("xx", ("market",), extra).entries == {}


def test_a_folder_of_very_many_files_is_read_to_a_limit(market: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_NAMES", 50)
    monkeypatch.setattr("spielwerk.interpreter.packs.folders.MOST_NAMES", 50)
    for i in range(60):
        (market / f"x{i}.yml").write_text("")
    pack = load_checked(market)
    assert "file-too-big" in {p.code for p in pack.problems} and not pack.complete
    assert len(pack.problems) <= 60
