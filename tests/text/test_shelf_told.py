"""What boards and hands of cards have to tell: pieces together, what was taken, names of cards, reasons in words."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from games.playing import rules_of
from spielwerk.interpreter.display.rulebook import Book
from spielwerk.interpreter.engine.events import Event
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.phrases.rule_digests import entry_text_digest
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.texts.labels import Labels
from spielwerk.interpreter.prose.whole_games.editions import open_edition
from spielwerk.interpreter.prose.whole_games.said_names import words
from spielwerk.interpreter.prose.why.whynot import WhyNot
from support.written import written


def told(game: str, players: int, decisions: int, seed: int = 5) -> list[str]:
    """A game of so many decisions, told to everybody."""
    rules, chance, events = rules_of(game, players), random.Random(seed), list[Event]()
    match = rules.start(seed)
    for _ in range(decisions):
        if match.over:
            break
        player, _, codes = match.owed()[0]
        events += recorded(match, player, chance.choice(codes))
    return Prompts(rules, "en").log(events)


@pytest.mark.parametrize(
    ("language", "way"), [("en", "on an open rank or file"), ("de", "auf einer freien Reihe oder Linie")]
)
def test_a_game_calls_a_direction_on_its_board_as_its_players_do(language: str, way: str) -> None:
    told = words(rules_of("chess", 2), "rook_move", language)
    assert way in told and "orthogonal" not in told and "Waagerecht" not in told, told


def test_a_jump_is_told_from_where_to_where_with_what_was_taken_and_no_note() -> None:
    jumps = [line for line in told("draughts", 2, 60) if "jumps" in line]
    assert jumps and all(
        re.fullmatch(r"Player \d jumps: [a-h]\d → [a-h]\d \(.*Player \d: .*−1 (man|king).*\)", line) for line in jumps
    ), jumps


def test_what_a_chessman_takes_is_told_of_whoever_had_it_without_naming_the_square_again() -> None:
    lines = told("chess", 2, 120)
    taken = [re.search(r"→ [a-h]\d \(Player \d: −1 \w+\)", line) for line in lines if "−1" in line]
    assert taken and all(found is not None for found in taken)


def test_pieces_that_are_turned_over_are_told_so_and_together() -> None:
    turns = [line for line in told("reversi", 2, 40) if "places a disc" in line]
    assert turns and all(re.search(r"\(turned over: [a-h]\d((, [a-h]\d)* and [a-h]\d)?\)", line) for line in turns)
    assert any(" and " in line.partition("turned over")[2] for line in turns)


def test_an_answer_is_told_in_a_sentence_where_its_question_has_one() -> None:
    assert any(re.fullmatch(r"Player \d takes \d match(es)? from the \w+ heap", line) for line in told("nim", 2, 6))


def test_what_was_thrown_is_told_with_the_throw() -> None:
    assert any(re.search(r"^Player \d throws the die: [2-6], [1-6]\b", line) for line in told("pig", 2, 40))


def test_a_checker_that_is_borne_off_goes_off_the_board() -> None:
    assert any(re.search(r"[a-l][12] → off the board", line) for line in told("backgammon", 2, 900))


def test_what_comes_into_a_store_is_told_of_whoever_has_it() -> None:
    """Beside what came into houses it could be taken for seeds that were sown: `.gained` says it of pieces, too."""
    captures = [line for line in told("oware", 2, 60) if re.search(r"; \+\d+ seeds? in the store\)", line)]
    assert captures and all(re.match(r"Player \d sows: ", line) for line in captures)


def test_a_note_that_names_whoever_acts_is_not_told() -> None:
    assert all("last to take" not in line for line in told("nim", 2, 6))


def test_who_takes_a_trick_is_told() -> None:
    tricks = [line for line in told("hearts", 4, 40) if line.startswith("The trick (")]
    assert tricks and any(re.search(r"Player \d leads next", line) for line in tricks)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Nine of hearts"),
        ("de", "Herz-Neun"),
        ("cs", "srdcová devítka"),
        ("pl", "dziewiątka kier"),
        ("uk", "дев’ятка чирв"),
    ],
)
def test_cards_are_called_by_their_suit_as_a_language_says_it(language: str, name: str) -> None:
    rules = rules_of("hearts", 4)
    assert Prompts(rules, language).thing(rules.words.thing_names["nine_4"]) == name


def test_reasons_name_what_was_chosen_before() -> None:
    rules = rules_of("chess", 2)
    spoken, match = Prompts(rules, "de"), rules.start(1)
    match.choose("b1")
    why = WhyNot(spoken, match, match.owed()[0][0])
    (asked,) = why.meant("h5")
    assert why.answer(asked).lines == ["Infrage kommt nur ein Feld, das von b1 aus einen Rösselsprung entfernt liegt"]


def test_questions_name_what_was_chosen_before_unless_their_title_does() -> None:
    rules, chance, asked = rules_of("yamatai", 3), random.Random(3), set[str]()
    spoken, match = Prompts(rules, "en"), rules.start(1)
    for _ in range(60):
        seat, pc, codes = match.owed()[0]
        asked.add(spoken.asked(match, seat, pc))
        match.pick(seat, chance.choice(codes))
    purpose = "Fleet 4 (move a boat onto a neighbouring empty sea space)"
    assert f"{purpose}: choose an empty sea space next to B1 west" in asked
    title = "Take a culture token from an island next to C1–C2"
    assert f"{title}: choose an island with a culture token next to this sea space" in asked


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Take matches: From which heap do you take matches?"),
        ("uk", "Візьміть сірники. З якої купки?"),
    ],
)
def test_a_question_that_is_a_sentence_is_asked_as_one(language: str, asked: str) -> None:
    rules = rules_of("nim", 2)
    match = rules.start(1)
    seat, pc, _ = match.owed()[0]
    assert Prompts(rules, language).asked(match, seat, pc) == asked


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "each square in row 2, counted from their side"),
        ("de", "jedem Feld in der 2. Reihe von seiner Seite aus"),
        ("cs", "každé pole ve 2. řadě od něj"),
    ],
)
def test_rows_are_counted_from_a_side(language: str, said: str) -> None:
    assert said in words(rules_of("chess", 2), "pawns", language)


def test_with_one_number_of_players_nothing_is_said_of_others() -> None:
    from spielwerk.interpreter.display.book_setup import setup
    from spielwerk.interpreter.display.scribe import Scribe

    page = str(setup(Scribe(open_edition("draughts"), "en")))
    assert "any number of players" not in page


def test_places_on_a_board_are_called_alike_wherever_they_stand() -> None:
    _, tables = Book(open_edition("nine_mens_morris"), "en").makers()["entries"]
    assert "a1, d1 and g1" in tables() and "A1" not in tables()


def test_a_walk_asks_for_the_next_place() -> None:
    spoken = Prompts(rules_of("yokohama", 2), "en")
    asked = {spoken.prompt(pc) for pc in spoken.choices}
    assert "Walk with the president: choose the next area for your president" in asked


def test_what_is_put_aside_for_oneself_is_reserved() -> None:
    spoken = Prompts(rules_of("yamatai", 2), "en")
    asked = {spoken.prompt(pc) for pc in spoken.choices}
    assert any(text.startswith("Fleet 2 (reserve a building tile from the row of building tiles):") for text in asked)


@pytest.mark.parametrize(("players", "told"), [(4, "cards go across"), (5, "no cards are passed")])
def test_what_a_number_means_is_said_for_as_many_as_play(players: int, told: str) -> None:
    assert Labels(rules_of("hearts", players), "en").meant("passing", 3) == told


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Fleet 7: Once per turn you may return up to 2 boats from the board to the bank. Choose a sea space"),
        ("cs", "Flotila 7: Jednou za tah můžeš vrátit do banku až 2 lodě z mořských polí. Ze kterého pole vrátíš loď?"),
        ("de", "Flotte 7: 1x je Zug darfst du bis zu 2 Schiffe von Seefeldern in den Vorrat zurücklegen. Wähle ein"),
        ("pl", "Flota 7: Raz na turę możesz odłożyć do banku 1 lub 2 łodzie leżące na planszy. Z którego pola?"),
        ("uk", "Флотилія 7: Один раз за хід ви можете повернути в банк до 2 човнів із морських клітинок. Оберіть"),
    ],
)
def test_what_is_chosen_for_an_ability_is_told_as_somebody_has_written_it(language: str, asked: str) -> None:
    spoken = Prompts(rules_of("yamatai", 3), language)
    (pc,) = (pc for pc, choice in spoken.choices.items() if choice.kind == "things" and choice.step == "fleet_7")
    assert spoken.prompt(pc).replace("\N{NO-BREAK SPACE}", " ").startswith(asked)


TOOLS = """
game: tools
players: [2]
counters: {point: {of: player}, coin: {of: site}}
kinds: {site: {}, tool: {start: shed, has: {abilities: abilities}}}
zones: {shed: {holds: tool}, tools: {of: player, holds: tool, in play: yes}}
sites: {source: known, hill: {}, moor: {}}
tools:
  source: known
  axe: {abilities: [{once per turn: {choose a site: gain 1 coin on that site}}]}
  pick: {abilities: [{once per turn: {choose a site: gain 1 coin on that site}}, also in act: {dig: gain 2 points}]}
  saw: {abilities: [{once per turn: {choose a site: gain 2 coins on that site}}]}
setup: {deal: {as each player: {find a tool in shed: move that tool to your tools}}}
flow: {round: {as each player: turn}, turn: act}
rules: {act: {choose one: {rest: nothing, work: gain 1 point}}}
end: {rounds: {when: round is 1, after: {rounds: 0}}}
winner: [most point]
"""


def test_a_text_that_was_written_for_another_rule_or_for_more_is_not_told_there(tmp_path: Path) -> None:
    """Then the rules say what the thing is chosen for."""
    rules = written(tmp_path, TOOLS)
    game, file = rules.machine.program.game, tmp_path / "translations" / "en" / "tools.ftl"
    file.parent.mkdir(parents=True)
    things = {entry: rules.words.things[rules.words.entries[entry][0]] for entry in ("axe", "pick", "saw")}
    digests = {entry: entry_text_digest(game, thing) for entry, thing in things.items()} | {"saw": "00000000"}
    file.write_text("".join(f"text-{e} = Once, lay a coin.\n    .rule = {d}\n" for e, d in digests.items()), "utf-8")
    spoken = Prompts(rules, "en")
    asked = {choice.step: spoken.prompt(pc) for pc, choice in spoken.choices.items() if choice.kind == "things"}
    assert asked["axe"] == "Axe: Once, lay a coin. Choose a site"
    assert asked["pick"] == "Pick (put 1 coin on a site): choose a site"
    assert asked["saw"] == "Saw (put 2 coins on a site): choose a site"
