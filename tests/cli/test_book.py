"""The rulebook at the table: `rules`, its chapters, and rules by name."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.display.book_text import BookLine, lines
from spielwerk.interpreter.display.page import Html
from spielwerk.interpreter.engine.rules import Rules


def told(*said: str, lang: str = "en", game: str = "nim") -> str:
    lines = "".join(f"{line}\n" for line in (*said, "quit"))
    result = CliRunner().invoke(cli, ["play", game, "--players", "2", "--seed", "1", "--lang", lang], input=lines)
    assert result.exit_code == 0, result.output
    return result.output


def test_how_the_game_goes_and_ends_is_told() -> None:
    out = told("rules")
    assert "Course of play" in out and "End and scoring" in out and "takes the last match" in out
    assert "Components" in out.split("More of the rulebook")[1] and "Course of play" not in out.split("More of")[1]


def test_a_chapter_and_a_rule_are_found_by_their_names_or_a_part_of_them() -> None:
    out = told("rules comp")
    assert "Heaps (Different: 4; In all: 4)" in out and "Who wins" not in out
    assert "Take matches" in told("rules take")


def test_what_is_not_in_the_book_is_said_with_what_is() -> None:
    out = told("rules xyz")
    assert "Nothing in the rulebook is called `xyz`" in out and "Course of play" in out


def test_the_mark_of_what_is_reconstructed_is_explained() -> None:
    out = told("card ◇", game="yamatai")
    assert "◇ reconstructed: not everything printed on it is known" in out


def test_a_word_that_the_rulebook_explains_is_found_as_it_is_printed_there() -> None:
    out = told("1", "rules next trading house", "rules " + "far too long " * 9, game="yokohama")
    first, _, second = out.partition("Nothing in the rulebook is called `")
    assert "\nThe next trading house’s price\n" in first and "the third, 7 yen for the fourth.\n" in first
    assert "The strength you have" not in first
    assert second.partition("`")[0].endswith("…")


def test_of_a_place_it_is_told_what_lies_there_now() -> None:
    assert "There now:\n    Matches: 5\n" in told("card third")


def test_of_a_number_that_goes_by_another_it_is_told_by_which() -> None:
    out = told("1", "rules words", game="yokohama")
    assert "\n    The number of your technologies:\n    from 3 on (Value: 1)\n" in out


def test_of_a_place_of_a_board_that_was_laid_out_it_is_told_what_it_is_next_to() -> None:
    out = told("1", "card laboratory a", game="yokohama")  # at the lower end of the pyramid
    assert "\n  Next to it: Tea plantation, Fishing ground\n" in out


ISLES = """
game: isles
players: [2]
counters: {point: {of: player}}
kinds:
  strait: {has: {shores: list of isle}}
  isle: {has: {}}
  hut: {start: shed, has: {reward: effect}}
zones: {shed: {holds: hut}, site: {of: isle, holds: hut}}
layouts: {chart: {of: isle, linked by: strait}}
straits: {source: known, narrow: {shores: [north, south]}, broad: {shores: [south, west]}}
isles: {source: known, north: {}, south: {}, west: {}}
huts: {source: known, inn: {reward: gain 3 points}}
setup: {build: {find a hut in shed: {find an isle: move that hut to site of that isle}}}
flow: {round: {as each player: act}, act: {go: {choose an isle: gain 1 point}}}
end: {rounds: {when: round is 2, after: {rounds: 0}}}
winner: [most point]
"""


def test_of_a_place_it_is_told_what_is_next_to_it_and_what_is_printed_on_what_lies_there(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(ISLES, encoding="utf-8")
    south = told("card south", game=str(tmp_path))
    assert "\n  Next to it: North, West\n  Straits: Narrow, Broad\n" in south
    north = told("card north", game=str(tmp_path))
    assert "\n  Next to it: South\n" in north and "    Inn:\n      Reward: gain 3 points.\n" in north


def test_of_what_a_card_names_and_of_the_few_that_name_it_the_text_is_told() -> None:
    out = told("card europe", "card gps", game="smartphone_inc")
    assert "\n  Large:\n    Progress markers needed: 4.\n    Office space 1 (" in out
    assert "\n  GPS (front):\n    Technology: GPS.\n    In each production phase" in out


def test_a_card_says_which_side_is_in_use_and_comes_before_its_parts() -> None:
    out = told("card gps", "card gps (back", "card small retailer 1 (b", game="smartphone_inc")
    gps, back, shop = out.split("\n> \n")[1:4]
    assert "\n  Its front is in use in this game.\n" in gps
    assert "\n  GPS: its front is in use in this game.\n" in back
    assert shop.startswith("Small retailer 1 (back)") and "retailer space 2" in shop.casefold()


def test_what_is_called_just_so_is_told_before_cards_and_rules_that_only_speak_of_it(tmp_path: Path) -> None:
    out = told("1", "card yen", "card techn.", "card ⚙", "card hand", game="yokohama")
    assert "\nYen: Player 1: 3; Player 2: 4\n" in out, "not the rule by which some is paid"
    assert "\nTechnologies: 0\n" in out and "\n⚙ production value\n" in out
    assert "\nHand: presidents: Player 1: 1; Player 2: 1; assistants: Player 1: 8;" in out


#: customers are served where nothing stands; a stall covers them
FAIR = """
game: fair
players: [2]
counters: {point: {of: player}}
kinds:
  town: {has: {links: list of town}}
  buyer: {part of: town, listed under: buyers, has: {pays: number}}
  stall: {start: shed, has: {reward: effect}}
  guild: {has: {}}
  charter: {start: shed, has: {guild: guild, abilities: abilities}}
zones:
  shed: {holds: [stall, charter]}
  hall: {of: player, holds: charter, in play: yes}
  site: {of: town, holds: stall}
layouts: {chart: {of: town, linked by: links}}
towns: {source: known, north: {links: [south], buyers: [{pays: 3}]}, south: {links: [north], buyers: [{pays: 4}]}}
stalls: {source: known, inn: {reward: gain 3 points}}
guilds: {source: known, weavers: {}}
charters: {source: known, cloth: {guild: weavers, abilities: [whenever you gain point: gain 1 point]}}
setup: {build: {find a stall in shed: {find a town: move that stall to site of that town}}}
flow: {round: {as each player: act}, act: {go: {choose a town: gain 1 point}}}
end: {rounds: {when: round is 2, after: {rounds: 0}}}
winner: [most point]
"""
FAIR_VIEW = """
boards:
  chart: {rows: [[north, south]], cell: [name, {first of: [{site: name}, {buyers: pays}]}]}
  guild: {cell: [name]}
players: [point]
"""


def test_parts_of_a_place_that_something_covers_are_told_to_be_out_of_use(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(FAIR, encoding="utf-8")
    (tmp_path / "view.yaml").write_text(FAIR_VIEW, encoding="utf-8")
    for asked in ("card north", "? north"):
        north = told(asked, game=str(tmp_path)).split("\n> \n")[1]
        assert "Buyers: out of use, as this lies there: Inn\n" in north and "Buyer 1" not in north
    assert "\n  Buyer 1" in told("card south", game=str(tmp_path))


def test_the_board_tells_what_open_cards_do_and_those_that_name_what_lies_side_by_side(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(FAIR, encoding="utf-8")
    (tmp_path / "view.yaml").write_text(FAIR_VIEW, encoding="utf-8")
    assert "\nWhat open cards do\n  Cloth: Whenever you gain points, gain 1 additional point.\n" in told(
        "board", game=str(tmp_path)
    )
    out = told("1", "board", game="yokohama").partition("What open cards do\n")[2]
    assert "Goal: you have at least" in out and "Whenever you" in out
    assert "GB Great Britain" in out and "Lab A Laboratory A" in out and out.count("#") == 1, "one number explains all"


SIDES = """
game: sides
players: [2]
counters: {point: {of: player}, flipped: {of: craft}}
kinds:
  craft: {has: {}}
  skill: {start: box, has: {craft: craft, side: [front, back], rank: number, abilities: abilities}}
zones:
  box:    {holds: skill}
  skills: {of: player, holds: skill, in play: yes}
crafts: {source: known, weaving: {}, dyeing: {}, sewing: {}}
skills:
  source: known
  weave: {craft: weaving, side: front, rank: 1, abilities: [whenever you rest: gain 1 point]}
  unravel: {craft: weaving, side: back, rank: 1, abilities: [whenever you rest: gain 2 points]}
  dye: {craft: dyeing, side: front, rank: 1, abilities: [whenever you rest: gain 3 points]}
  bleach: {craft: dyeing, side: back, rank: 1, abilities: [whenever you rest: gain 4 points]}
  embroider: {craft: sewing, side: front, rank: 9, abilities: [whenever you rest: gain 5 points]}
setup: {turn: {find a craft where it is dyeing: set flipped of that craft to 1}}
flow: {round: {as each player: act}, act: {go: rest}}
rules:
  rest: {choose a craft: learn that craft}
  learn a craft:
    if flipped of that craft is 0:
      find a skill in box where (craft of it is that craft and it is not back and rank of it fewer than 5):
        move that skill to your skills
    otherwise:
      find a skill in box where (craft of it is that craft): [keep]
"""
SIDES_END = """
end: {rounds: {when: round is 2, after: {rounds: 0}}}
winner: [most point]
"""


def sides_told(folder: Path, kept: str) -> list[str]:
    """Of which cards it is told what they do."""
    (folder / "game.yaml").write_text(SIDES.replace("[keep]", kept) + SIDES_END, encoding="utf-8")
    (folder / "view.yaml").write_text("boards: {craft: {cell: [name]}}\nrows: {}\n", encoding="utf-8")
    out = told("board", game=str(folder)).partition("What open cards do\n")[2].partition("\n>")[0]
    return [line.partition(":")[0].strip() for line in out.splitlines() if "Whenever" in line]


def test_of_cards_that_name_what_lies_open_only_those_are_told_that_may_come(tmp_path: Path) -> None:
    """By what the rules ask of them, and of numbers that everybody sees."""
    assert sides_told(tmp_path, "move that skill to your skills") == ["Weave", "Dye", "Bleach"]
    assert sides_told(tmp_path, "gain 1 point") == ["Weave"], "what is found is not brought into play"


def test_what_lies_open_on_the_board_is_told_with_its_place_and_what_places_do(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(FAIR, encoding="utf-8")
    (tmp_path / "view.yaml").write_text(FAIR_VIEW, encoding="utf-8")
    assert "\n  North – Inn: Reward: gain 3 points.\n" in told("board", game=str(tmp_path))
    (tmp_path / "view.yaml").write_text(FAIR_VIEW.replace("{site: name}", "{site: reward}"), encoding="utf-8")
    assert "North – Inn" not in told("board", game=str(tmp_path)), "it stands there in full"
    out = told("board", game="yokohama").partition("What places on the board do\n")[2]
    assert "\n  Bank: Action: gain as many yen as your power.\n" in f"\n{out}"
    assert "\n  Church:\n    Action:\n      You may:\n        - Choose a free church space.\n" in out
    assert "Shop" not in out.split("★")[0], "what a place gives where a shop is built stands on it"


def test_of_two_sides_of_what_lies_open_only_the_one_in_use_is_told() -> None:
    result = CliRunner().invoke(
        cli, "play smartphone_inc --players 3 --seed 1 --lang en --variant nfc=back".split(), input="1\nboard\nquit\n"
    )
    out = result.output.partition("What open cards do\n")[2].partition("\n> ")[0]
    assert "  GPS (front): " in out and "GPS (back)" not in out
    assert "  NFC (back): " in out and "NFC (front)" not in out
    assert re.search(r"\n  \w+ – \w+ retailer \d \((front|back)\): Bonus: ", out)


def test_of_an_option_it_is_told_what_lies_there_now() -> None:
    assert "\n       There now:\n         Matches: 1\n" in told("? 1")


@pytest.mark.parametrize(("lang", "word", "end"), [("pl", "zasady", "Koniec gry"), ("uk", "правила", "Кінець гри")])
def test_in_the_language_of_the_table(lang: str, word: str, end: str) -> None:
    assert end in told(word, lang=lang) and "End" not in told("rules", lang=lang)


def test_a_page_becomes_lines() -> None:
    """Below a heading, points with what belongs to them, and rows of tables with the labels of their columns."""
    page = (
        "<h2>A</h2><p>b &amp; c<small>○ no</small></p><svg><text>no</text></svg>"
        "<h3>D</h3><ul><li><p>e</p><p>f</p></li></ul>"
        "<table><tr><th>G</th><th>H</th><th>I</th></tr><tr><th>j</th><td>2</td><td>–</td></tr></table>"
    )
    assert lines(Html(page)) == [
        BookLine("A", 0, True),
        BookLine("b & c"),
        BookLine("D", 0, True),
        BookLine("· e", 2),
        BookLine("f", 3),
        BookLine("j (H: 2)", 2),
    ]


def test_of_copies_that_differ_every_sort_is_told_and_found_by_what_tells_it_apart() -> None:
    out = told("card winery", game="yokohama")
    assert "Winery (Germany)" in out and "Winery (France)" in out and "Country: France." in out
    out = told("card winery (france)", game="yokohama")
    assert "Winery (France)" in out and "Germany." not in out.split("> ")[-2]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("pl", ("prezes", "prezesa", "PREZESI")), ("en", ("president", "presidents")), ("cs", ("prezidenta",))],
)
def test_a_piece_is_found_in_any_form_of_its_name(lang: str, words: tuple[str, ...]) -> None:
    """Rules only speak of presidents."""
    answers = told(*(f"card {word}" for word in words), lang=lang, game="yokohama").split("\n> ")[1:]
    assert len({answer.splitlines()[1] for answer in answers[: len(words)]}) == 1, answers
    assert all(answer.splitlines()[1].partition(":")[2] for answer in answers[: len(words)])


def test_what_is_printed_with_numbers_is_told_sign_by_sign() -> None:
    out = told("1", "card 4★1+", "card 1+", "card 1%", game="yokohama")
    assert out.count("\n★ points\n+ warehouse\n") == 1 and out.count("\n+ warehouse\n") == 2
    assert "Nothing here is called `1%`" in out
    added = told("1", "card 5+1⚙", game="yokohama")
    assert "\n⚙ production value\n" in added and "\n+ warehouse\n" not in added, "it is 5 and 1 more"


def test_of_a_number_that_is_printed_it_is_told_what_it_is_for() -> None:
    """Only its name was told."""
    production, added, faith, named = told("card ⚙", "card 5+1⚙", "card ✝", "card surcharge", game="yokohama").split(
        "\n> \n"
    )[1:5]
    word = "The production value you still need\n  The production value of this technology plus the surcharge"
    assert "\nProduction value: technologies\nSee also: The production value you still need; Final" in production
    assert word in production and word in added and word in named
    assert "⚙ production value\n+ surcharge\n" in added
    assert "surcharge, slot by slot: 0, 0, 1, 1, 2, 2" in added and "surcharge, slot by slot" in named
    assert "\nRequired faith: church spaces\nSee also: Church\nChurch:\n" in faith


@pytest.mark.parametrize(
    ("lang", "words", "shown", "meaning"),
    [
        ("en", ("card power", "rules power", "why power"), "Power: 0", "The strength you have on this area"),
        ("de", ("karte stärke", "regeln stärke", "warum stärke"), "Stärke: 0", "Deine Stärke in diesem Gebiet"),
        ("pl", ("karta siła", "zasady siła", "dlaczego siła"), "Siła: 0", "Siła, jaką masz na tym obszarze"),
    ],
)
def test_what_a_question_shows_is_found_by_the_word_under_which_it_does(
    lang: str, words: tuple[str, ...], shown: str, meaning: str
) -> None:
    """Power was found by its id alone, or tokens were of whose names it is a part."""
    card, rules, why = told(*words, lang=lang, game="yokohama").split("\n> \n")[1:4]
    assert card.startswith(f"{shown}\n") and f"\n{meaning}\n" in card
    assert rules.startswith(f"{meaning}\n")
    assert why.startswith(f"{shown.partition(':')[0]}: ")


def test_a_rule_is_found_by_another_form_of_a_word_in_its_name_and_no_answer_is() -> None:
    card, rules, answer = told("karte bauen", "regeln bauen", "bauen", lang="de", game="yokohama").split("\n> \n")[1:4]
    assert card == rules and card.startswith("Baue in diesem Gebiet\n")
    assert "`bauen` steht nicht zur Wahl" in answer


def test_of_a_word_that_means_few_rules_each_is_told() -> None:
    out = told("1", "rules agent", game="yokohama")
    assert "Use an agent\n  Once per turn" in out and "\nSee whether" in out and "Which one?" not in out


@pytest.mark.parametrize(
    ("asked", "also"),
    [
        ("sacred ground", "An empty island; Fleet 5; Kachiko"),
        ("▲", "Take the bonuses for that building tile on this island; Setup"),
        ("◎", "A sea space where you may begin"),
        ("prestige tokens", "Take the bonuses for that building tile on this island; Final scoring; Kagutsuchi"),
        ("mountain token", "Setup"),
    ],
)
def test_of_pieces_counters_and_marks_it_is_told_which_rules_and_cards_speak_of_them(asked: str, also: str) -> None:
    assert f"\nSee also: {also}\n" in told("1", f"card {asked}", game="yamatai").replace("\n  ", " ")


def test_a_rule_tells_the_numbers_by_which_it_goes_and_which_cards_change() -> None:
    out = told("1", "card port", "card gold", "card wood", game="yamatai")
    assert "discarded boats.\n  Boats kept in the port: usually 1 (changed by: Riu)\n" in out
    assert "  Price: none.\n" in out and "  Price: 2.\n" in out, "0 would be for nothing"


def test_what_a_place_or_its_things_are_not_told_by_themselves_stands_in_their_chapters() -> None:
    out = told("1", "rules places", "rules components", game="yamatai").replace("\n    ", " ")
    assert "Notes: How many each player put there is counted" in out
    assert "blank culture token ×4, 7 of the 34: a mountain token)" in out


def test_a_symbol_tells_what_it_does_by_its_name_and_by_its_sign() -> None:
    for asked in ("card free move", "card 2»", "rules free moves"):
        assert "Free move\n" in (out := told("1", asked, game="yokohama")) and "from an area to another area" in out
    assert "You may take 1 piece from your warehouse at its price." in told("1", "card 2+", game="yokohama")


def test_what_the_table_has_is_found_in_the_rulebook_and_the_other_way_round() -> None:
    out = told("1", "rules agents", "card free customs space", game="yokohama")
    assert "Nothing" not in out and "See also: Use an agent;" in out
    assert "A customs space without an assistant or a neutral assistant." in out


def test_a_card_says_on_which_places_a_thing_is_printed_where_nothing_covers_that() -> None:
    out = told("1", "card battery", "card small", game="smartphone_inc")
    battery, small = (part.partition("\n  There now")[0] for part in out.split("Printed as ")[1:])
    places = battery.partition("\n  Its front")[0]
    assert places == "“technology wanted” on: South America, North Africa, Emirates"
    assert small == "“size” on: Canada, Caribbean, RSA, Emirates"
    assert "China – Large" in told("1", "board", game="smartphone_inc"), "where a retailer lies on what is printed"
    assert "Printed as" not in told("card russia", "card 4g patent", game="smartphone_inc")


@pytest.mark.parametrize("sign", ["Ba", "ba", "BA"])
def test_a_sign_of_letters_means_what_the_legend_says_and_no_part_of_a_name(sign: str) -> None:
    out = told("1", f"card {sign}", game="smartphone_inc")
    assert "\nBattery ◇\n" in out and "Several are called" not in out
    assert "Several are called that" in told("1", "card bat", game="smartphone_inc"), "no sign"


@pytest.mark.parametrize("view", [True, False])
def test_board_lists_what_everybody_has_left_behind_all_else(view: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not view:
        monkeypatch.setattr(Rules, "has_view", False)
    out = told("1", "board", game="smartphone_inc").rpartition("Cards and tiles\n")[2]
    lists, rest = out.split("Not in use now\n")
    assert "Sheets" not in lists and "still unknown" not in lists and "What open cards do" in lists
    sheets, _, unknown = rest.partition("  Technologies still unknown: ")
    assert sheets.startswith("  Sheets not laid: ") and "4G (front)" in unknown and "(back)" not in unknown


def test_of_what_is_on_the_table_and_never_chosen_why_says_just_that() -> None:
    out = told("1", "why patent space", game="smartphone_inc")
    assert "Patent space: GPS: " in out and "\nIt is never chosen in this game\n" in out


def test_of_a_card_that_does_nothing_itself_it_is_told_what_speaks_of_its_kind() -> None:
    out = " ".join(told("1", "card american agent", game="yokohama").split())
    assert (
        "Country: United States. See also: Use an agent; See whether that card with a flag brings you an agent" in out
    )
