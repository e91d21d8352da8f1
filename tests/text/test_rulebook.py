"""The rulebook: one page that needs nothing else, with everything the data has, in every language."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner
from runtime.tiny import write
from spielwerk.cli.main import cli
from spielwerk.interpreter.diagnostics.problems import Mistakes
from spielwerk.interpreter.display.board_svg import bricks, letters, shape, wrapped
from spielwerk.interpreter.display.book_rules import definitions, turn
from spielwerk.interpreter.display.book_setup import counters, setup
from spielwerk.interpreter.display.map_svg import Map, Mark, Place
from spielwerk.interpreter.display.page import Html, Told, page, table, tag, told
from spielwerk.interpreter.display.rulebook import Book
from spielwerk.interpreter.display.scribe import Scribe
from spielwerk.interpreter.phrases.telling import RULEBOOK
from spielwerk.interpreter.phrases.words import Say
from spielwerk.interpreter.prose.texts.victory import victory
from spielwerk.interpreter.prose.whole_games.editions import Edition, changes, open_edition

ROOT = Path(__file__).parents[2]
LANGUAGES = ["en", "pl", "de", "uk", "cs"]
MARKET = str(ROOT / "tests" / "data" / "market")
SEALED = str(ROOT / "tests" / "data" / "sealed")
LAYERS = str(ROOT / "tests" / "data" / "layers")
GROVE = str(ROOT / "tests" / "data" / "grove")
VOID = {"meta", "rect", "br", "link", "img"}
#: words that would show that a sentence of another language was said in English
ENGLISH = "the of at your you whenever each pay gain with without among choose players".split()


class Reader(HTMLParser):
    """Notes what is not well formed, the words outside the style, ids, links, and anything from outside."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.words: list[str] = []
        self.shown: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.outside: list[str] = []
        self.tags: list[str] = []
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "href":
                self.links.append(value or "")
            elif name in ("src", "action", "data"):
                self.outside.append(f"{tag} {name}")
            elif name == "lang" and tag == "html":
                self.language = value or ""
            elif name in ("title", "data-label", "aria-label"):
                self.shown.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> at {self.getpos()}")

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    return reader


@cache
def edition() -> Edition:
    return open_edition("yokohama")


@cache
def book(language: str) -> str:
    return Book(edition(), language).page()


@cache
def seen(language: str) -> Reader:
    return read(book(language))


def words(language: str) -> str:
    return plain(" ".join(["", *seen(language).words, ""]))


def plain(text: str) -> str:
    """With spaces at which a line may end, whatever they were."""
    return re.sub(r"\s+", " ", text)


# ---- the page
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_says_its_language(language: str) -> None:
    reader = seen(language)
    assert not reader.wrong and not reader.open
    assert reader.language == language
    assert book(language).startswith("<!DOCTYPE html>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_outside(language: str) -> None:
    reader = seen(language)
    assert not reader.outside
    assert not {"script", "link", "img", "iframe", "object"} & set(reader.tags)
    assert "@import" not in book(language) and "url(" not in book(language) and "http" not in book(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_one_place(language: str) -> None:
    reader = seen(language)
    assert len(reader.ids) == len(set(reader.ids))
    assert {x.removeprefix("#") for x in reader.links} <= set(reader.ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_placeholder_and_no_id_is_left(language: str) -> None:
    text = words(language) + " ".join(seen(language).shown)
    assert "{" not in text and "}" not in text and "$" not in text
    assert not re.findall(r"\w_\w", text)
    assert not re.findall(r"\bbook-\w+", text)


@pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    text = words(language) + " ".join(seen(language).shown)
    assert not re.findall(r"\b(" + "|".join(ENGLISH) + r")\b", text)


def test_the_same_data_make_the_same_page() -> None:
    """In this process and in another one, in which words have other hashes."""
    code = (
        "import hashlib; from spielwerk.interpreter.display.rulebook import rulebook; "
        "print(hash('page'), hashlib.sha256(rulebook('hearts', 'pl').encode()).hexdigest())"
    )
    other = next(seed for seed in ("1", "2") if seed != os.environ.get("PYTHONHASHSEED"))
    environment = {**os.environ, "PYTHONHASHSEED": other}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    hashed, digest = done.stdout.split()
    assert int(hashed) != hash("page")
    assert digest == hashlib.sha256(Book(open_edition("hearts"), "pl").page().encode()).hexdigest()


# ---- everything is in it
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_stands_in_it_with_its_text(language: str) -> None:
    text = words(language)
    for with_expansions in (edition(), edition().applied(edition().pack.expansions, ())):
        s = Scribe(with_expansions, language)
        for kind in with_expansions.kinds():
            for thing in with_expansions.entries(kind):
                assert s.name(thing.entry).lower() in text.lower()
                cards = s.cards(with_expansions.home(thing))
                for line in cards.make(cards.words.kinds[kind.name], thing).lines:
                    said = line.strip().removeprefix("- ").rstrip(".:")
                    said = said.split(": ", 1)[-1]  # in a table the label is the head of the column
                    assert plain(said).lower() in text.lower(), (thing.entry, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_zone_piece_counter_symbol_cause_and_bonus_stands_in_it(language: str) -> None:
    text, s, game = words(language), Scribe(edition(), language), edition().game
    for name in game.rules:
        called = plain(s.rule(game, name)).lower()
        assert called in text.lower() or f"rule-{name}".replace("_", "-") in seen(language).ids
    for name in [n for n, r in game.rules.items() if not r.rule.flow]:
        assert plain(s.rule(game, name)) in text
    for zone in game.words.zones:
        assert plain(s.zone(zone)) in text
    for piece in game.words.pieces:
        assert s.noun(piece, "pl").lower() in text.lower()
    for counter in game.words.counters.values():
        assert counter.of == "game" or s.noun(counter.name, "pl") in text
    for symbol in game.words.symbols:
        assert s.noun(symbol).lower() in text.lower()
    for parameter in game.words.parameters.values():
        assert parameter.flag or plain(s.word("param", parameter.name)).lower() in text.lower()
    for sort, names in (("expansion", edition().pack.expansions), ("variant", edition().pack.variants)):
        for name in names:
            assert plain(s.word(sort, name)) in text
            assert s.word(sort, name) != name.replace("_", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_picture_for_each_number_of_players(language: str) -> None:
    text = book(language)
    assert text.count("<svg ") == 3
    assert text.count('<rect class="brick"') == 10 + 14 + 18


def test_the_numbered_rules_are_in_the_book_of_their_language_only() -> None:
    assert "<dt>Y31</dt>" in book("en")
    assert all("Y31" not in book(language) for language in LANGUAGES if language != "en")


# ---- figures, told by hand from the rules
def test_components_are_counted() -> None:
    text = words("en")
    assert re.search(r"Assistants 20 80", text)
    assert re.search(r"Technologies 20 30 Ball ×2", text)
    assert re.search(r"Areas 14 18 Copper mine ×2", text)


def test_of_what_only_shrinks_there_are_as_many_as_were_laid_out() -> None:
    without_limit = {game: counters(Scribe(open_edition(game), "en")) for game in ("nim", "pig")}
    assert "limit" not in without_limit["nim"]
    assert "There is no limit on points." in without_limit["pig"]


def test_setup_says_what_differs_by_number_of_players() -> None:
    text = words("en")
    assert "With 2 players: Move 16 orders from the order stack into the box." in text
    assert "With 3 players: Move 5 orders" in text
    assert "Move 0 orders" not in text
    assert "Laboratory B – – 1" in text
    assert "Length of the rows 4, 3, 2, 1 5, 4, 3, 2 6, 5, 4, 3" in text
    assert "Blocked church spaces 2, 5 – –" in text


def test_what_each_player_begins_with() -> None:
    assert "Yen – first player 3; others 4" in words("en")
    assert "Jeny – pierwszy gracz 3; pozostali 4" in words("pl")
    assert "Yen – Startspieler 3; die anderen 4" in words("de")


def test_below_the_name_of_a_cause_stands_what_must_be_so() -> None:
    church = words("en").partition("The church board is full enough.")[2][:200]
    assert "There are at least 5 assistants" in church and "is triggered when" not in church.lower()


def test_copies_that_differ_bear_one_of_several() -> None:
    assert "Country: Great Britain or France." in words("en")


def test_the_end_and_the_winner() -> None:
    assert "one more is played, then the game ends." in words("en")
    assert "Wygrywa gracz, który ma najwięcej punktów." in words("pl")
    assert "Es gewinnt, wer die meisten Punkte hat." in words("de")
    assert "Перемагає гравець, який має найбільше балів." in words("uk")


def test_what_is_a_mass_has_no_plural_in_lists() -> None:
    """The words of a language say so (`.head`)."""
    text = words("pl")
    assert "Zapas punktów, jenów, miedzi, jedwabiu, herbaty, ryb i dóbr importowanych jest nieograniczony." in text
    assert "Wspólna nazwa: miedź, jedwab, herbata i ryby." in text


def test_reconstructed_entries_are_marked_and_shares_add_up() -> None:
    text = book("en")
    assert re.search(r'Order 1</span> <span class="mark" title="reconstructed">◇</span>', text)
    assert not re.search(r'Order 24</span> <span class="mark"', text)
    assert re.search(r'Tramway</span> <span class="mark"', text), "its value is printed, its flag is not known"
    assert sum(int(n) for n in re.findall(r"\((\d+) %\)", text)) in (99, 100, 101)


# ---- expansions and variants
def test_an_expansion_shows_what_is_new_and_nothing_else() -> None:
    found = changes(edition(), open_edition("yokohama", ["free_agents"]))
    assert found.entries == ["free_agent"]
    assert found.zones == ["agents", "spent_agents"]
    assert not found.rules and not found.setup and not found.definitions and not found.gone
    text = words("en")
    assert "Free agent ×5" in text
    assert "Move this power-5 token to your unused agents" in text


def test_a_variant_shows_what_was_before_and_is_now() -> None:
    found = changes(edition(), open_edition("yokohama", (), ["tramway_without_assistant"]))
    assert found.definitions == ["an area is served"]
    assert not found.entries and not found.rules


def test_a_changed_number_changes_every_book(tmp_path: Path) -> None:
    """Its words are those of the game, wherever its rules lie."""
    folder = tmp_path / "yokohama"
    shutil.copytree(ROOT / "rules" / "yokohama", folder)
    file = folder / "technologies.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("at once: gain 10 points", "at once: gain 11 points"))
    changed = open_edition(str(folder))
    for language, said in {"en": "11 points", "uk": "11 балів"}.items():
        _, cards = Book(changed, language).makers()["entries"]
        card = re.search(r'id="card-exhibition".*?</article>', cards())
        assert card is not None and said in card.group()


# ---- other games, other languages
@pytest.mark.parametrize("game", [MARKET, SEALED])
@pytest.mark.parametrize("language", ["en", "pl", "xx"])
def test_a_game_without_words_has_a_book_too(game: str, language: str) -> None:
    reader = read(Book(open_edition(game), language).page())
    assert not reader.wrong and not reader.open
    assert "{" not in " ".join(reader.words)
    assert reader.language == ("pl" if language == "pl" else "en")


def test_a_language_nobody_has_falls_back() -> None:
    small = open_edition("nim")
    pages = {language: Book(small, language).page() for language in ("pl", "pl-PL", "en", "xx")}
    assert pages["pl-PL"] == pages["pl"] and pages["xx"] == pages["en"] != pages["pl"]


def test_a_game_with_mistakes_has_no_book(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("game: broken\nplayers: [2]\nrulez: {}\n", encoding="utf-8")
    with pytest.raises(Mistakes):
        open_edition(str(tmp_path))


# ---- the command
def test_the_command_writes_the_page(tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    done = CliRunner().invoke(cli, ["rulebook", "nim", "--lang", "uk", "--output", str(file)])
    assert done.exit_code == 0, done.output
    assert file.read_text(encoding="utf-8") == Book(open_edition("nim"), "uk").page()


def test_the_command_prints_the_page_without_a_file() -> None:
    done = CliRunner().invoke(cli, ["rulebook", MARKET], env={"LANG": "de_DE.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""})
    assert done.exit_code == 0
    assert '<html lang="de">' in done.output


@pytest.mark.parametrize("wrong", [["no_such_game"], ["nim", "--output", "/no/such/folder/book.html"]])
def test_the_command_says_what_is_wrong(wrong: list[str]) -> None:
    done = CliRunner().invoke(cli, ["rulebook", *wrong])
    assert done.exit_code == 2
    assert "Traceback" not in done.output


# ---- the parts of a page
def test_everything_is_escaped() -> None:
    assert tag("p", 'a < b & "c"', title='x"y') == '<p title="x&quot;y">a &lt; b &amp; &quot;c&quot;</p>'
    assert "<script>" not in page("en", "<script>", "<script>alert(1)</script>")
    assert "&lt;b&gt;" in table(["what", "<b>"], [["<i>", "<u>"]])


def test_lines_become_nested_lists() -> None:
    lines = [
        Told(0, "You may:", open=True),
        Told(1, "one", point=True),
        Told(1, "two:", open=True, point=True),
        Told(2, "deeper", point=True),
        Told(1, "three", point=True),
        Told(0, "Then this."),
    ]
    assert told(lines) == Html(
        "<p>You may:</p><ul><li>one</li><li>two:<ul><li>deeper</li></ul></li><li>three</li></ul><p>Then this.</p>"
    )


def test_a_line_that_is_no_point_goes_on_with_the_point_before() -> None:
    assert told([Told(1, "First.", point=True), Told(1, "Second.")]) == "<ul><li>First. Second.</li></ul>"


def test_bricks_that_touch_lie_half_a_brick_apart() -> None:
    drawn = bricks([2, 1], ["A", "B & C", "D"], "example")
    left = [float(x) for x in re.findall(r'<rect class="brick" x="([\d.]+)"', drawn)]
    assert left[2] - left[0] == (left[1] - left[0]) / 2
    assert "B &amp; C" in drawn


@pytest.mark.parametrize("name", ["Employment agency", "Laboratorium A", "Arbeitsvermittlungsstelle", "Y", ""])
def test_names_are_wrapped_and_stay_legible(name: str) -> None:
    lines = wrapped(name)
    assert " ".join(lines) == name
    assert letters(lines) >= 9


# ---- printed maps
def test_a_map_shows_places_by_row_and_column_and_what_joins_them() -> None:
    places = [Place("A", 1, 1), Place("B", 1, 2), Place("C", 2, 1)]
    marks = [Mark("a-b", (0, 1)), Mark("a-c", (0, 2)), Mark("north", (1,), "full")]
    drawn = Map(places, marks, [(0, 1), (0, 2)])
    spots = [drawn.spot(p) for p in places]
    assert spots[0][1] == spots[1][1] < spots[2][1]
    assert spots[0][0] == spots[2][0] < spots[1][0]
    across, down, edge = drawn.marked(spots)
    assert spots[0][0] < across[0] < spots[1][0]
    assert spots[0][1] < down[1] < spots[2][1]
    assert edge[1] < spots[1][1]  # the only free side near to what it is next to
    picture = drawn.drawn("map")
    assert picture.count('class="way"') == 2
    assert picture.count("<rect") == 3
    assert '<circle class="dot full"' in picture


def test_a_shape_is_drawn_with_a_box_and_a_word_for_each_of_its_cells() -> None:
    drawn = shape([["Bell", None], ["", "Long name"]], "a corner")
    assert drawn.count("<rect") == 3 and drawn.count("<text") == 2
    assert "<title>a corner</title>" in drawn and ">Bell<" in drawn


def test_things_of_a_grid_are_shown_as_pictures() -> None:
    edition = open_edition(LAYERS)
    entries = sum(
        len(edition.entries(k)) for k in edition.kinds() if any(p.sort == "grid" for p in k.properties.values())
    )
    assert entries and Book(edition, "en").page().count('<svg class="shape"') == entries


def test_a_printed_map_is_told_by_what_is_next_to_what() -> None:
    edition = open_edition(GROVE)
    layout = next(x for x in edition.words.layouts.values() if x.printed)
    names = [Scribe(edition, "en").name(t.entry) for t in edition.words.kinds[layout.of].things]
    page = Book(edition, "en").page()
    for name, near in zip(names, layout.neighbours, strict=True):
        assert f'<th scope="row">{name}</th>' in page
        assert not near or f"<span>{', '.join(names[i] for i in near)}</span>" in page


def test_every_value_of_a_variant_that_changes_something_is_told() -> None:
    book = Book(open_edition("smartphone_inc"), "en")
    assert book.variants()[:4] == ["dealt_companies", "strict_logistics", "technologies=back", "technologies=random"]


def test_what_every_player_has_is_counted_for_one() -> None:
    edition = open_edition("smartphone_inc")
    assert set(edition.copies("dark_front").values()) == {1}


def test_a_number_that_says_whose_it_is_heads_its_meaning_by_its_words() -> None:
    """Its message may choose by whose it is, also where nobody is spoken of yet."""
    edition = open_edition("smartphone_inc")
    titles = {"en": "Your company", "pl": "Twoja firma", "de": "Deine Firma", "uk": "Ваша компанія"}
    for language, title in titles.items():
        page = str(definitions(Scribe(edition, language), ["own_company"]))
        assert page.startswith(f"<dl><dt>{title}</dt>"), page


@pytest.mark.parametrize(("game", "dice"), [("pig", 1), ("backgammon", 2)])
def test_dice_on_which_nothing_is_printed_are_counted_among_the_pieces(game: str, dice: int) -> None:
    edition = open_edition(game)
    page = Book(edition, "en").page()
    name = "Die" if dice == 1 else "Dice"
    cells = rf"<td[^>]*><span>–</span></td><td[^>]*><span>{dice}</span></td>"
    assert re.search(rf'<tr><th scope="row">{name}</th>{cells}</tr>', page)
    reader = Reader()
    reader.feed(page)
    assert "entries" not in reader.ids  # a chapter of cards and tiles with nothing in it
    assert all(link[1:] in reader.ids for link in reader.links if link.startswith("#"))


def test_the_first_position_is_drawn_where_only_something_else_is_left_to_chance() -> None:
    """Who begins is thrown for when the checkers stand."""
    edition = open_edition("backgammon")
    assert 'class="grid"' in (page := Book(edition, "en").page()) and "as the first turn begins" in page


FALLBACK = """
game: fair
players: [2]
counters: {coin: {of: player, start: 1}}
pieces: {helper: {of: player, start: {home: 3}, lies on: [home, stall]}}
kinds: {stall: {has: {busy: flag}}}
zones: {home: {of: player}}
stalls: {mill: {}, square: {busy: yes}}
define: {a stall is free: it has no helper}
flow: {round: {as each player: turn}, turn: send}
rules:
  send:
    choose a free stall:
      - move 1 helper from your home to that stall
      - if that stall is busy: crowd
    otherwise: gain 1 coin
  crowd: {each opponent with a helper on stalls: pay 1 coin to them}
end: {long: {when: round is 3, after: now}}
winner: [most coin]
"""


def test_what_is_done_otherwise_does_not_seem_to_belong_to_the_last_thing_that_is_done(tmp_path: Path) -> None:
    """`otherwise` stands beside the choice, not behind what is done with what was chosen; payees are spoken of once."""
    (tmp_path / "game.yaml").write_text(FALLBACK, encoding="utf-8")
    text = Book(open_edition(str(tmp_path)), "en").page()
    assert "<li>If that stall is busy, crowd.</li></ul><p>Otherwise:</p>" in text
    assert "Pay 1 coin to each opponent with one of their helpers on stalls." in text


def test_a_text_by_hand_stands_above_the_rule_it_leads_to(tmp_path: Path) -> None:
    """What is told by hand of a rule with one step is told in its place; the rule inside it stays there."""
    flow = FALLBACK.replace("{round: {as each player: turn}", "{round: turns, turns: {as each player: turn}")
    (tmp_path / "game.yaml").write_text(flow, encoding="utf-8")
    (tmp_path / "translations" / "en").mkdir(parents=True)
    words = tmp_path / "translations" / "en" / "fair.ftl"
    words.write_text("text-turns = One after the other, oldest first.\n", encoding="utf-8")
    asked = ["i18n", "confirm", "text-turns", "--lang", "en", "--game", str(tmp_path)]
    assert CliRunner().invoke(cli, asked).exit_code == 0
    told = str(turn(Scribe(open_edition(str(tmp_path)), "en")))
    assert '<li><p>One after the other, oldest first.</p><div id="rule-turn">' in told


def test_a_symbol_is_told_in_the_words_by_hand_of_its_rule() -> None:
    assert "Libovolný kus zboží Získej 1 měď, 1 hedvábí, 1 čaj, nebo 1 rybu. Symbol skladu" in words("cs")


def test_places_say_their_room_for_each_number_of_players(tmp_path: Path) -> None:
    def sparks(slots: str) -> Edition:
        text = (ROOT / "tests/data/sparks/game.yaml").read_text("utf-8")
        (tmp_path / "game.yaml").write_text(text.replace("slots: 5", f"slots: {slots}"), encoding="utf-8")
        return open_edition(str(tmp_path))

    differing, equal = sparks("{2: 6, 3: 6, others: 5}"), sparks("5")
    page = Book(differing, "en").page()
    assert "A row of 6 (with 2 or 3 players); a row of 5 (with 4 or 5 players)" in page
    assert "The hand</th>" in page.split("What depends on the number of players")[1].split("</table>")[0]
    assert changes(equal, differing).zones == changes(equal, sparks("6")).zones == ["hand"]


def test_the_setup_tells_with_how_many_counters_begin(tmp_path: Path) -> None:
    def sparks(old: str = "", new: str = "") -> Edition:
        text = (ROOT / "tests/data/sparks/game.yaml").read_text("utf-8")
        (tmp_path / "game.yaml").write_text(text.replace(old, new), encoding="utf-8")
        return open_edition(str(tmp_path))

    def told(edition: Edition) -> str:
        return plain(" ".join(read(setup(Scribe(edition, "en"))).words))

    base = sparks()
    assert "What the game begins with What Whose How many Clues Everybody’s 8 Fuses Everybody’s 3 What" in told(base)
    fewer = sparks("fuse:  {start: 3}", "fuse:  {start: {2: 3, others: 2}}")
    assert "Fuses Everybody’s 3 (with 2 players); 2 (with 3, 4 or 5 players) " in told(fewer)
    assert "Fuses 3 2 2 2" in told(fewer), "among what depends on the number of players"
    scores = sparks("score: {of: player}", "score: {of: player, start: {2: 7, others: 5}}")
    assert "Scores – 7 (with 2 players); 5 (with 3, 4 or 5 players) " in told(scores)
    assert "Spark Each colour 1 " in told(sparks("{of: colour}", "{of: colour, start: 1}"))
    assert (changes(base, fewer).counters, changes(base, base).counters) == (["fuse"], [])


@pytest.mark.parametrize(("coins", "said"), [({2: 3, 3: 3}, False), ({2: 3, 3: 4}, True)])
def test_teams_are_a_difference_that_is_told_by_itself(tmp_path: Path, coins: dict[int, int], said: bool) -> None:
    counters = {"coin": {"of": "player", "start": coins}}
    made = write(tmp_path, counters=counters, language=2, teams={3: [[1, 3], [2]]})
    text = str(setup(Scribe(open_edition(str(made)), "en")))
    assert "1 and 3; 2" in text and "Everything is the same" not in text
    assert ("What depends on the number of players" in text) is said


def test_one_team_wins_or_loses_together(tmp_path: Path) -> None:
    together = {"language": 2, "teams": {2: [[1, 2]], 3: [[1, 2], [3]]}, "winner": ["only if your points at least 9"]}
    made = write(tmp_path, **{**together, "winner": [*together["winner"], "most point", "shared"]})
    told = {n: [*victory(game, RULEBOOK)] for n, game in open_edition(str(made)).games.items()}
    assert [phrase.id for phrase in told[2]] == ["book-one-team", "book-may-win"]
    assert [phrase.id for phrase in told[3]] == ["book-winner", "book-may-win", "book-tie-shared"]


def test_a_second_number_that_breaks_a_tie_is_told_as_the_second() -> None:
    (game, *_) = open_edition("smartphone_inc").games.values()
    ties = [phrase for phrase in victory(game, RULEBOOK) if isinstance(phrase, Say) and phrase.id == "book-tie"]
    assert [tie.parts["tied"] for tie in ties] == ["first", "still"]
