"""Playing in a terminal and through pipes: every answer is understood or refused, and every way out is orderly."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from runtime.tiny import write
from spielwerk.interpreter import Match, Refused, load_save
from spielwerk.interpreter.diagnostics.problems import say as mistake
from spielwerk.interpreter.storage.journal import Journal
from spielwerk.interpreter.storage.save_records import read_record
from support.hands import HANDS
from support.terminal import Terminal

Run = Callable[..., Result]
RANDOM = ("--bot", "1=random", "--bot", "2=random")


def test_bots_play_alone_and_the_scoring_is_shown(run: Run) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "5", *RANDOM)
    result = run(*args)
    assert result.exit_code == 0, result.output
    assert re.search(r"total +\d+ +\d+", result.output) and re.search(r"Player \d wins\.", result.output)
    assert max(map(len, result.output.splitlines())) <= 80
    assert result.output == run(*args).output


def test_hands_that_only_the_others_see_are_shown_to_them(run: Run, tmp_path: Path) -> None:
    """Through a pipe, too: what a partner has, and what was told of one's own cards."""
    hand = {"of": "player", "holds": "card", "form": "row", "slots": 2, "seen by": "others"}
    pack = write(
        tmp_path,
        kinds={"card": {"start": "deck", "has": {"value": "number"}}},
        cards={"low": {"copies": 2, "value": 1}, "high": {"copies": 2, "value": 9}},
        zones={"deck": {"holds": "card", "form": "stack", "seen by": "nobody"}, "hand": hand},
        setup={"deal": {"as each player": "deal 2 cards from deck to your hand"}},
        rules={
            "act": {"choose one": {"rest": "nothing", "tell": "clue"}},
            "clue": {"each opponent": {"each card in hand of that opponent": "tell whether value of that card is 9"}},
        },
    )
    args = ("play", str(pack), "--players", "2", "--seed", "1", "--human", "1", "--human", "2", "--lang", "en")
    shown = run(*args, input="tell\ntell\nquit\n").output
    assert shown.count("The hand: Player 2: High ×2") + shown.count("The hand: Player 2: Low ×2") > 0, shown
    assert "Told: the hand: Player 2: value 9 | value 9" in shown or "Told: the hand: Player 2: not value 9 |" in shown


def test_who_has_nothing_to_choose_presses_enter_where_others_would_learn_it(run: Run, tmp_path: Path) -> None:
    args = ("play", str(write(tmp_path, **HANDS)), "--players", "2", "--seed", "3", "--human", "1")
    result = run(*args, "--human", "2", input="1\n\n" * 26)
    only = "Nothing is possible here but: done\nEnter goes on"
    assert result.exit_code == 0 and result.output.count(only) > 3
    alone = run(*args, input="1\n" * 26)
    assert alone.exit_code == 0 and "Nothing is possible" not in alone.output


def test_where_only_cards_are_left_nothing_else_is_asked_for(run: Run) -> None:
    turn = ("fleet 6", "stone", "3", "2", "done", "1", "1", "1", "quit")
    result = run("play", "yamatai", "--players", "3", "--seed", "7", input="\n".join(turn))
    assert "\nLast chance before somebody else decides: use an ability, or go on\n" in result.output
    result = run("play", "yamatai", "--players", "3", "--seed", "1", input="fleet 5\nno\ndone\nquit\n")
    assert (
        "\nLast chance before somebody else decides: use an ability, or go on\n  Fleet 5 (Once per turn you may"
        in result.output
    )


def test_of_many_that_are_alike_the_board_says_how_many(run: Run) -> None:
    result = run("play", "yamatai", "--players", "2", "--seed", "1", input="board\nquit\n")
    assert "bamboo: 22 boats; wood: " in result.output and "bamboo boat 9" not in result.output
    assert re.search(r"\npoints +0 \(\+2\) ", result.output), "and what the final scoring would add, as on the table"


def test_of_what_one_has_too_copies_that_are_alike_are_counted(run: Run) -> None:
    result = run("play", "yamatai", "--players", "2", "--seed", "2024", input="1\n1\nquit\n")
    held = [line for line in result.output.splitlines() if line.startswith("Boats, also")]
    assert held[-2:] == [
        "Boats, also in the port: bamboo boat, wood boat",
        "Boats, also in the port: bamboo boat ×2, wood boat",
    ]


def test_numbers_of_the_game_and_tracks_are_told_without_a_terminal(run: Run) -> None:
    told = run("play", "pig", "--players", "2", "--seed", "4", input="1\nquit\n").output
    assert told.count("\npoint in the pot ") == 2, "also when they have changed"
    assert "\nTurn order " in run("play", "yamatai", "--players", "2", "--seed", "4", input="quit\n").output


def test_the_board_leaves_nothing_out_for_want_of_lines(run: Run) -> None:
    people = ("--players", "3", "--seed", "3", "--human", "1", "--human", "2")
    result = run(
        "play",
        "smartphone_inc",
        "--variant",
        "dealt_companies",
        *people,
        input="1\ndone\nboard\n1\nboard\nquit\n",
    )
    _, before, after = result.output.split("┌──────────────────┬")
    for board in (before, after):
        lines = board.partition("\n> \n")[0].splitlines()
        assert max(map(len, lines)) <= 80
        for shown in (
            "│6★ 4★ 2★          │",
            "│4 6 6 GP Ba       │",
            "patents     0   0   0",
            "1 Improvem.  goods res.",
            "3 Improvem.  goods log.",
        ):
            assert shown in board, board
        assert "  The stack of improvements: 22" in lines and "Plan · Player 1" not in lines, "what is laid in secret"
    assert "Plan · Player 2" in after and "Plan · Player 2" not in before


def test_below_a_card_stand_those_that_do_something_and_name_it(run: Run) -> None:
    asked = "card gps\ncard wi-fi (\ncard red\nquit\n"
    result = run("play", "smartphone_inc", "--players", "3", "--seed", "3", input=asked)
    gps, wifi, red = result.output.split("\n> ")[1:4]
    assert "\n  Cost once the patent is taken: 3.\n" in gps and "\nSee also: GPS (front), GPS (back)" in gps
    assert gps.index("Cost once") < gps.index("\n  There now:\n    Patent space: ") < gps.index("\nSee also")
    assert "Which one? Wi-Fi (front), Wi-Fi (back)" in wifi
    assert "Home region: Russia." in red and "\nSee also: Choose a company; Your company" in red


def test_a_grid_is_drawn_when_something_is_laid_on_it(run: Run) -> None:
    layers = Path(__file__).parents[1] / "data" / "layers"
    answers = "82\npair_1, right\ne5\nboard\n7\nquit\n"
    result = run("play", str(layers), "--players", "1", "--seed", "1", input=answers)
    assert result.output.count("┌─────────────┐") == 1, "with the whole table"
    assert "  7  Price down, 3 G, Gear · Pair, turned right, e5\n  7  │  G   │  G   │\n" in result.output
    plain = run("play", str(layers), "--players", "1", input=answers, env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C"})
    assert plain.exit_code == 0 and "  7  |  G   |  G   |\n" in plain.output


def test_a_person_plays_to_the_end(run: Run, pack: Path) -> None:
    result = run("play", str(pack), "--players", "2", "--seed", "1", input="dig\n" * 20)
    assert result.exit_code == 0, result.output
    assert "Round 1 · Player 1\nChoice: choose one" in result.output
    assert "Player 2 gains " in result.output
    assert "Final scoring" in result.output and "Player 1 (you)" in result.output


def test_where_cards_could_be_used_first_the_next_question_is_put_with_them(run: Run) -> None:
    args = ("play", "yamatai", "--players", "3", "--seed", "2")
    asked = run(*args, input="fleet 7\nquit\n").output
    first, cards = asked.rindex("Buy or sell 1 boat: choose one"), asked.rindex("  At any time:")
    assert (
        first < asked.rindex("  buy 1 boat:\n  1  bamboo (−1 coin, +1 bamboo boat") < cards < asked.rindex("no, thanks")
        and "use an ability" not in asked
    )
    bought = run(*args, input="fleet 7\nbuy\nundo\nquit\n").output
    assert bought.count("Buy 1 boat: Of which material?") == 1
    assert bought.count("  At any time:") == 2, "going on is taken back, too"
    sold = run(*args, input="fleet 7\nsell bamboo\nundo\nquit\n").output
    assert sold.count("  At any time:") == 3, "going on, to sell and what is sold are one answer"
    used = run(*args, input="fleet 7\nfleet 7\nquit\n").output
    assert "return up to 2 boats from the board to the bank. Choose a sea space" in " ".join(used.split())
    asked = run(*args, input="fleet 7\nwhy fleet 7\nwhy fleet 8\nwhy buy\nwhy sail\nquit\n").output
    assert "Fleet 7 is offered." in asked and "“Buy 1 boat” is offered." in asked
    assert "Fleet 8 is not offered:\n  You do not have this ability now" in asked
    assert "Not now: Place a boat on the board\n  It comes after “You may buy or sell 1 boat”" in asked


def test_a_number_beyond_the_options_may_be_part_of_a_name(run: Run) -> None:
    result = run("play", "yokohama", "--players", "2", "--seed", "3", input="99\n23\nquit\n").output
    assert "There are options 1 to 2." in result and "Place assistants: choose one" in result


def test_in_the_end_the_last_decisions_are_told_and_nobody_of_several_is_you(run: Run, pack: Path) -> None:
    args = ("play", str(pack), "--players", "2", "--seed", "1")
    alone = run(*args, "--bot", "2=random", input="dig\n" * 20).output
    assert "Player 2 chooses " in alone[alone.rindex("> ") : alone.index("Final scoring")]
    both = run(*args, "--human", "1", "--human", "2", input="dig\n" * 40).output
    assert "Final scoring" in both and "(you)" not in both[both.index("Final scoring") :]


def test_several_answers_can_be_given_at_once(run: Run) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "3")
    whole = run(*args, input="1\n1; bank; silk; tea; bank\nquit\n").output
    assert "different areas: choose" not in whole and "Put the president on an area" not in whole
    assert whole.count("Place assistants: choose one") == 2, "no answer is left over for the next turn"
    part = run(*args, input="1\n1; bank; nonsense; tea\nquit\n").output
    assert part.count("different areas: choose") == 1 and "Put the president" not in part


def test_in_a_game_taken_up_again_an_answer_is_taken_back_as_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.save"

    def decisions(*answers: str, again: bool = False) -> int:
        new = ("play", "yamatai", "--players", "3", "--seed", "2", "--save", str(file))
        assert run(*(("resume", str(file)) if again else new), input="\n".join([*answers, "quit\n"])).exit_code == 0
        return read_record(file.read_bytes()).decisions

    before = decisions("fleet 7")
    file.unlink()
    sold = decisions("fleet 7", "sell bamboo")
    assert sold > before + 2, "going on, to sell and what is sold"
    assert decisions("undo", again=True) == before
    assert decisions("undo", again=True) == before - 1, "the fleet"


@pytest.mark.parametrize("twice", ["undo; undo", "undo;undo", "undo ; undo;"])
def test_two_decisions_are_taken_back_in_one_line(run: Run, pack: Path, twice: str) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "3", "--save", str(pack / "game.save"))
    within = run(*args, input=f"1\n1; bank; silk\n{twice}\nquit\n").output
    assert within.count("different areas: choose an area other than the canal") == 2 and "Not done" not in within
    assert read_record((pack / "game.save").read_bytes()).decisions == 3
    turns = said(run, pack, "dig", "dig", twice, more=("--bot", "2=greedy"))
    assert turns.count("Round 1 ·") == turns.count("Round 3 ·") + 1 == 2, "what bots did between is taken back too"
    assert "Round 2" not in turns.rpartition("Round 3 ·")[2]
    once = said(run, pack, "dig", twice, more=("--bot", "2=greedy"))
    assert "Not done: undo\n" in once.rpartition("Round 1 ·")[2], "there was nothing more to take back"


def test_behind_what_is_taken_back_stands_what_is_decided_instead(run: Run, pack: Path) -> None:
    output = said(run, pack, "dig", "undo; draw", "log", more=("--bot", "2=greedy"))
    log = output.rpartition("> ")[0].rpartition("> ")[2]
    assert "Player 1 gains" not in log and "Player 1 moves" in log and "Not done" not in output


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Not done"), ("pl", "Nie wykonano"), ("de", "Nicht mehr ausgeführt"), ("uk", "Не виконано")],
)
def test_what_comes_after_a_mistake_in_a_line_is_told(run: Run, pack: Path, language: str, told: str) -> None:
    file = pack / "game.yaml"  # in which a player is asked several times in a turn
    file.write_text(file.read_text(encoding="utf-8").replace("turn: choice", f"turn: [{'choice, ' * 9}]"), "utf-8")
    args = ("play", str(pack), "--players", "2", "--seed", "1", "--bot", "2=random", "--lang", language)
    second = run(*args, input="dig\ndig; draw; nonsense; tea_plantation; 2\nboard\nquit\n").output
    assert second.count(f"\n{told}: nonsense; tea_plantation; 2\n") == 1, "once, below the question"
    below = second.partition("nonsense; tea_plantation; 2\n")[2].partition("\n> ")[0]
    assert "`nonsense`" in below, "and why not"
    first = run(*args, input="dig\nnonsense; dig;; tea_plantation\n").output
    assert f"{told}: dig; tea_plantation\n> " in first
    for question in ("board", "99; board", "score ; board"):
        assert (f"{told}: board\n" in run(*args, input=f"dig\n{question}\n").output) == (question != "board")


def test_what_is_left_when_a_turn_is_over_is_told_to_who_typed_it(run: Run, pack: Path) -> None:
    output = said(run, pack, "dig; dig; draw", "dig", more=("--human", "1", "--human", "2"))
    first, second, third = output.split("· Player ")[1:]
    assert "Not done" not in first + second and "Not done: dig; draw\n" in third
    assert "Not done: dig; draw\nBy then it was for somebody else to decide.\n" in third


def test_to_end_what_is_over_already_is_not_told_as_not_done(run: Run) -> None:
    args = ("play", "yamatai", "--players", "2", "--seed", "3")
    output = run(*args, input="1\n1\n1; done; done; done\nquit\n").output
    assert "go on: collect culture tokens" in output and "Not done" not in output


def test_to_end_what_has_not_begun_is_told_as_not_done_and_so_is_what_could_mean_several(run: Run) -> None:
    args = ("play", "yamatai", "--players", "2", "--seed", "3")
    output = run(*args, input="1\n1\nstone boat: c1 west; nonsense; done\nquit\n").output
    assert "Not done: nonsense; done\n`nonsense` is not offered" in output
    args = ("play", "yokohama", "--players", "3", "--seed", "3")
    output = run(*args, input="1\n1; fishing; bank\nquit\n").output
    assert "Not done: fishing; bank\nWhich one? Fishing ground 1, Fishing ground 2\n> " in output


def test_why_the_first_of_several_answers_was_not_done_is_told_as_if_it_had_been_asked(run: Run) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "3")
    output = run(*args, input="1\n1; bank; chinatown; copper\n1 1 2\n1; 1; bank\nquit\n").output
    assert "Not done: chinatown; copper\nChinatown is not used with 2 players.\n" in output
    assert "Not done: Copper mine; Silk mill\nCopper mine is not offered:\n  It has been chosen already\n" in output


def test_what_was_answered_at_once_is_told_as_a_whole(run: Run) -> None:
    """Nothing of it was seen before: of a single answer only that of which something came is told."""
    args = ("play", "yamatai", "--players", "2", "--seed", "5")
    output = " ".join(run(*args, input="2\n1; bamboo boat: c1 west; b1-c1\nquit\n").output.split())
    assert "Player 1 chooses a fleet: Fleet 5 (+1 gold boat) " in output
    assert "Player 1 buys a bamboo boat (−1 coin, +1 bamboo boat); places: bamboo boat → C1 west, gold boat" in (output)
    output = " ".join(run(*args, input="2\n1\n3 10\nquit\n").output.split())
    assert "Player 1 buys a bamboo boat (−1 coin, +1 bamboo boat) " in output


def test_several_numbers_answer_a_question_that_comes_later_in_the_line(run: Run) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "3")
    output = run(*args, input="1\n1; 1 3 2; nonsense\nquit\n").output
    assert "Put the president on an area" in output and "Not done: nonsense\n" in output
    output = run(*args, input="1\n1; 1 99; bank\nquit\n").output
    assert "Not done: 1 99; bank\nThere are options 1 to 11.\n" in output
    assert "choose an area other than the canal (3 left)" in " ".join(output.split())


def test_an_option_as_it_is_printed_is_understood_where_its_end_is_asked_for_by_itself(run: Run) -> None:
    args = ("play", "yokohama", "--players", "2", "--seed", "3")
    several = "up to 3 assistants on different areas"
    for answer in (f"{several}: bank; tea", f"1; bank; undo; undo; {several}: bank; tea"):
        output = run(*args, input=f"1\n{answer}\nquit\n").output
        assert "choose an area other than the canal (1 left)" in " ".join(output.split()), answer
    for answer in ("bank: nonsense", f"{several}: nonsense"):
        assert f"`{answer}` is not offered" in run(*args, input=f"1\n{answer}\nquit\n").output


def test_what_was_not_answered_is_told_in_one_line(run: Run, pack: Path) -> None:
    line = next(line for line in said(run, pack, "x" + "; dig" * 100).splitlines() if "Not done" in line)
    assert line.endswith("…") and len(line) < 80


def said(run: Run, pack: Path, *lines: str, more: tuple[str, ...] = ("--bot", "2=random")) -> str:
    args = ("play", str(pack), "--players", "2", "--seed", "1", *more)
    result = run(*args, input="\n".join([*lines, "quit"]) + "\n")
    assert result.exit_code == 0 and "Traceback" not in result.output, result.output
    return result.output


def test_questions_and_wrong_answers_lead_back_to_the_choice(run: Run, pack: Path) -> None:
    output = said(
        run, pack, "?", "xyz", "99", "board", "why play", "why nothing", "card ruby", "card", "log", "", "why 2", "dig"
    )
    for expected in (
        "Move 1 card from the deck to your hand, choose",
        "`xyz` is not offered",
        "There are options 1 to 2.",
        "Cards and tiles",
        "is not offered:\n  There is no card in your hand",
        "Nothing here is called `nothing`",
        "“Gain 1 gem” is offered.",
        "Reward: gain 2 gems.",
        "Say it like this: card NAME",
        "The game was left in round 2",
    ):
        assert expected in output, (expected, output)


def test_an_answer_that_is_not_offered_is_told_why(run: Run, pack: Path) -> None:
    assert "There is no card in your hand" in said(run, pack, "play")


def test_a_card_that_this_match_does_without_is_shown_with_the_reason(run: Run) -> None:
    output = run("play", "yokohama", "--players", "2", "--seed", "1", input="card chinatown\nchinatown\nquit\n").output
    first, _, second = output.partition("Chinatown is not used with 2 players.")[2].partition("Chinatown is not used")
    assert "Pay 2 yen to gain 1 copper." in first and "Pay 2 yen" not in second


def test_a_view_that_is_wrong_is_told_and_the_game_is_played_without_it(run: Run, pack: Path) -> None:
    (pack / "view.yaml").write_text("rows: {nowhere: {}}\n", encoding="utf-8")
    result = run("play", str(pack), "--players", "2", "--seed", "1", input="dig\nquit\n")
    assert result.exit_code == 0 and "left in round 2" in result.output
    (note,) = result.stderr.splitlines()
    assert note.startswith("Note: view.yaml cannot be used") and "small/view.yaml:1: " in note
    (pack / "view.yaml").unlink()
    assert run("play", str(pack), "--seed", "1", input="quit\n").stderr == ""


def test_a_rule_is_explained_by_its_name(run: Run) -> None:
    output = run(
        "play", "yokohama", "--players", "2", "--seed", "1", input="? movement\ncard fulfil_order\nquit\n"
    ).output
    assert "The movement step\n  Choose one:\n  - If your president is in your hand, put it on an area" in output
    assert "Fulfil an order\n  Fulfil an order in your hand." in output
    indents = [len(line) - len(line.lstrip()) for line in output.partition("Choose one:\n")[2].splitlines()[:4]]
    assert indents == [2, 4, 4, 2], "what goes over the end of a line stays below what it belongs to"


def test_keys_without_letters_say_nothing_and_an_empty_log_says_so(run: Run, pack: Path) -> None:
    result = run("play", str(pack), "--players", "2", "--seed", "1", input="\x00\x01\nlog\nquit\n")
    assert "is not offered" not in result.output and "Nothing has happened yet." in result.output


def test_one_option_is_explained_alone(run: Run, pack: Path) -> None:
    args = ("play", str(pack), "--players", "2", "--seed", "1")
    for said in ("? dig", "help 2", "?DIG"):
        _, _, answer = run(*args, input=f"{said}\nquit\n").output.partition("> ")
        assert "  2  gain 1 gem\n" in answer and "  1  " not in answer, said
    assert "options 1 to" in run(*args, input="? 9\nquit\n").output
    assert "Reward: gain 2 gems." in run(*args, input="? ruby\nquit\n").output


def test_orders_are_understood_in_short_and_in_two_languages(run: Run, pack: Path) -> None:
    output = said(run, pack, "sc", "wynik", "SCORE", "wyn", "dz", "podpowiedz", "p", more=("--lang", "pl"))
    assert output.count("Gdyby gra skończyła się teraz") == 4 and "Bot wybrałby " in output
    assert "Która możliwość? pomoc, plansza, podpowiedź" in output


def test_a_decision_is_taken_back_unless_something_was_seen(run: Run, pack: Path) -> None:
    two = ("--human", "1", "--human", "2")
    kept = said(run, pack, "dig", "undo", "dig", "undo", "log", more=two)
    assert "Not taken back: you have not decided anything yet" in kept
    assert "undo takes your last decision back" in kept and "The game was left in round 1." in kept
    assert "Player 1 gains" not in kept.rpartition("> ")[0].rpartition("> ")[2], "the log has forgotten it"
    drawn = said(run, pack, "draw", "dig", "undo", more=two)
    assert "nothing can be taken back: " in drawn and "Not taken back: " in drawn and "left in round 2" in drawn


def test_a_game_is_kept_where_it_is_said(run: Run, pack: Path, tmp_path: Path) -> None:
    file, copy = tmp_path / "half.save", tmp_path / "copy.save"
    wanted = ["dig", "save", f"save {copy}", f"save {copy}", f"save {tmp_path}/no/where"]
    output = said(run, pack, *wanted, more=("--save", str(file)))
    for expected in ("as it is played", "Saved to", "is there already", "Not saved", "`spielwerk resume "):
        assert expected in " ".join(output.split()), output
    for path in (file, copy):
        assert len(load_save(path.read_text(encoding="utf-8"), saved=True).history) >= 2
    again = run("play", str(pack), "--save", str(file))
    assert again.exit_code != 0 and "Error: " in again.stderr


def test_a_copy_that_cannot_be_kept_ends_no_game_and_leaves_no_half_of_it(
    run: Run, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    copy = tmp_path / "copy.save"
    output = " ".join(said(run, pack, "save ~nobody-is-called-so/x", f"save {copy}", more=("--human", "1")).split())
    assert output.count("Not saved") == 2 and "no room left" in output and "The game was left" in output
    assert not copy.exists()


def test_a_hand_is_shown_to_its_owner_only(run: Run, pack: Path) -> None:
    result = run(
        "play", str(pack), "--players", "2", "--seed", "1", "--human", "1", "--human", "2", input="draw\nboard\n"
    )
    assert result.exit_code == 0
    _, _, shown = result.output.partition("> ")
    board = shown[shown.index("Cards and tiles") :]
    assert "The hand: Player 1: 1" in board


def test_the_end_of_input_ends_the_game_politely(run: Run, pack: Path) -> None:
    result = run("play", str(pack), "--seed", "1", input="")
    assert result.exit_code == 0
    assert "\n> \nThe game was left in round 1.\n`spielwerk resume " in result.output


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (("--human", "3"), "no seat 3"),
        (("--human", "0", "--human", "1"), "0 is for nobody"),
        (("--bot", "3=random"), "no seat 3"),
        (("--human", "2", "--bot", "2=random"), "cannot be for a person and for a bot"),
        (("--bot", "random"), "2=greedy"),
        (("--bot", "2=nobody"), "nobody"),
    ],
)
def test_a_seat_that_cannot_be_taken_is_wrong_usage(run: Run, pack: Path, more: tuple[str, ...], expected: str) -> None:
    result = run("play", str(pack), "--players", "2", *more)
    assert result.exit_code == 2 and expected in result.stderr


def test_in_a_terminal_there_are_colours_unless_unwanted(pack: Path) -> None:
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal("play", str(pack), "--seed", "1", **env)
        terminal.wait_for("> ")
        terminal.say("quit")
        terminal.wait_for("The game was left")
        assert terminal.end() == 0
        assert ("\x1b[1;36m" in terminal.text) == coloured


def test_a_long_answer_waits_when_the_window_is_full(pack: Path) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1", LINES="7")
    terminal.wait_for("> ")
    terminal.say("?")
    terminal.wait_for("-- more")
    assert "board  " not in terminal.text
    os.write(terminal.master, b" ")
    terminal.wait_for("-- more")
    os.write(terminal.master, b"q")
    terminal.wait_for("Enter shows the table again.")
    terminal.wait_for("> ")
    assert "leaves the game" not in terminal.text
    terminal.say("quit")
    terminal.wait_for("The game was left")
    assert terminal.end() == 0


def test_interrupting_ends_the_game_politely(pack: Path) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1")
    terminal.wait_for("> ")
    terminal.send(signal.SIGINT)
    terminal.wait_for("The game was left")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_ended_by_others_the_game_and_the_terminal_are_left_in_good_order(
    pack: Path, tmp_path: Path, number: int
) -> None:
    file = tmp_path / "game.save"
    terminal = Terminal("play", str(pack), "--seed", "1", "--save", str(file))
    terminal.wait_for("> ")
    terminal.say("dig")
    terminal.wait_for("> ")
    assert termios.tcgetattr(terminal.master) != terminal.before, "the line is edited"
    terminal.send(number)
    left = os.dup(terminal.master)
    assert terminal.end() == 128 + number
    assert ("The game was left" in terminal.text) == (number == signal.SIGQUIT), "who pressed a key is there to read it"
    assert termios.tcgetattr(left) == terminal.before, "who types there sees it again"
    os.close(left)
    assert read_record(file.read_bytes()).closed


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_without_a_place_to_read_or_write_there_is_no_mistake_of_ours(pack: Path, tmp_path: Path, closed: str) -> None:
    file = tmp_path / "game.save"
    words = [sys.executable, "-m", "spielwerk.cli", "play", str(pack), "--seed", "1", "--save", str(file)]
    done = subprocess.run(["sh", "-c", f"{shlex.join(words)} {closed}"], stdin=subprocess.DEVNULL, capture_output=True)
    assert done.returncode == 0 and done.stderr == b"", done.stderr
    assert read_record(file.read_bytes()).closed


def test_letters_that_are_none_are_no_answer(pack: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", "play", str(pack), "--seed", "1"],
        input=b"\xff\xfe\n\xe2(\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert done.returncode == 0 and b"The game was left" in done.stdout, done.stderr


SLOW = """\
from time import monotonic, sleep
from spielwerk.interpreter import Bot
class Slow(Bot):
    seconds = 0.6
    def choose(self, seen):
        until = monotonic() + self.seconds
        while monotonic() < until:
            self.progress(0.5)
            sleep(0.01)
        self.progress(1)
        return seen.options[-1].id
class Stuck(Slow):
    seconds = 600
"""
STOPPED = """\
from spielwerk.interpreter import Bot
class Stopped(Bot):
    def choose(self, seen):
        raise KeyboardInterrupt
"""


def test_interrupted_while_a_bot_thinks_no_decision_is_lost(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "slow_bots.py").write_text(SLOW, encoding="utf-8")
    file, path = tmp_path / "game.save", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    bots = ("--bot", "2=slow_bots:Slow", "--bot", "3=slow_bots:Stuck", "--save", str(file))
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "3", *bots, PYTHONPATH=path)
    terminal.wait_for("> ")
    terminal.say("dig")
    terminal.wait_for("Player 3 is thinking (slow_bots:Stuck)")
    between = terminal.text.rpartition("Player 2 is thinking")[2].partition("Player 3")[0]
    assert "\r\x1b[K" in between and "Player 2 gains 1 gem" in between, "told as soon as it is decided"
    terminal.send(signal.SIGINT)  # once: another bot decides at once
    terminal.wait_for("> ")
    assert "thinking" not in terminal.text.rpartition("\r\x1b[K")[2], "nothing of the line is left"
    assert "Player 3 " in terminal.shown
    assert read_record(file.read_bytes()).decisions == 3
    terminal.say("dig")
    terminal.wait_for("Player 3 is thinking")
    for _ in range(2):  # the second one comes too late to be meant for a bot
        terminal.send(signal.SIGINT)
        terminal.wait_for("> ")
    terminal.send(signal.SIGINT)  # at a question it leaves the game
    terminal.wait_for("The game was left")
    assert terminal.end() == 130 and "Traceback" not in terminal.text
    record = read_record(file.read_bytes())
    assert record.closed and record.decisions == 6


def test_ended_by_a_key_while_a_bot_thinks_the_game_says_where_it_is(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "slow_bots.py").write_text(SLOW, encoding="utf-8")
    file, path = tmp_path / "game.save", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    bots = ("--bot", "2=slow_bots:Stuck", "--save", str(file))
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", *bots, PYTHONPATH=path)
    terminal.wait_for("> ")
    terminal.say("dig")
    terminal.wait_for("Player 2 is thinking")
    os.kill(terminal.process.pid, signal.SIGQUIT)
    terminal.wait_for("\nThe game was left in round 1.")
    terminal.wait_for("`spielwerk resume ")
    assert terminal.end() == 131 and "Traceback" not in terminal.text
    record = read_record(file.read_bytes())
    assert record.closed and record.decisions == 1


def test_where_nobody_can_hurry_it_another_bot_is_named(
    run: Run, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stopped_bots.py").write_text(STOPPED, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    args = ("play", str(pack), "--players", "2", "--bot", "2=stopped_bots:Stopped", "--save", str(tmp_path / "kept"))
    result = run(*args, input="dig\n")
    assert result.exit_code == 130 and "The game was left in round 1" in result.output
    assert "stopped_bots:Stopped in seat 2 had not decided yet; with `--bot 2=greedy`" in result.output


def test_the_tabulator_completes_names(pack: Path) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2")
    terminal.wait_for("> ")
    os.write(terminal.master, b"gai\tX\n")
    terminal.wait_for("gain 1 gemX")
    terminal.wait_for("> ")
    terminal.say("quit")
    terminal.wait_for("The game was left")
    assert terminal.end() == 0


def test_a_decision_that_cannot_be_written_down_is_asked_again(
    run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Journal.took
    failures = [Refused(mistake("journal-not-written", file="x", why="the disk is full"))]

    def took(self: Journal, match: Match) -> None:
        if failures:
            raise failures.pop()
        written(self, match)

    monkeypatch.setattr(Journal, "took", took)
    output = said(run, pack, "dig", "", "dig", "log")
    assert "the disk is full" in output and "left in round 2" in output
    assert output.rpartition("\nRound 1\n")[2].count("Player 1 gains 1 gem") == 1


def test_whoever_is_given_the_keyboard_can_leave_without_seeing_anything(pack: Path) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", "--human", "1", "--human", "2")
    terminal.wait_for("looking: ")
    terminal.say("quit")
    terminal.wait_for("The game was left")
    assert "choose one" not in terminal.text and terminal.end() == 0


def test_between_two_people_nothing_stays_in_sight(pack: Path) -> None:
    terminal = Terminal("play", str(pack), "--seed", "1", "--players", "2", "--human", "1", "--human", "2")
    terminal.wait_for("looking: ")
    assert "Pass the keyboard to Player 1." in terminal.text and "choose one" not in terminal.text
    for word in ("board", "score", "draw"):  # nothing is shown by a word
        terminal.say(word)
        terminal.wait_for("Only Enter and quit")
        terminal.wait_for("looking: ")  # what is typed before it is asked again is no answer
        assert "choose one" not in terminal.text and "Hand" not in terminal.text
    terminal.press("score\n\n")  # nor does Enter show anything that comes together with a word
    terminal.wait_for("1 line typed ahead was not taken.")
    terminal.wait_for("looking: ")
    assert "choose one" not in terminal.text and "Hand" not in terminal.text
    terminal.say("")
    terminal.wait_for("> ")
    terminal.say("draw")
    terminal.wait_for("looking: ")
    wiped = terminal.text.rpartition("\x1b[2J\x1b[3J\x1b[H")[2]
    assert "Player 2" in wiped and "choose one" not in wiped and "Hand" not in wiped
    terminal.say("")
    terminal.wait_for("> ")
    os.write(terminal.master, b"\x1b[A")  # the arrow that calls back what was typed before
    terminal.say("quit")
    terminal.wait_for("The game was left")
    assert terminal.end() == 0


def test_a_person_who_watches_a_series_sees_a_bar(pack: Path) -> None:
    terminal = Terminal("simulate", str(pack), "--games", "200")
    terminal.wait_for("finished")
    terminal.wait_for("Never taken: nothing")
    assert terminal.end() == 0
    assert "/200" in terminal.text


def test_a_bar_that_is_ended_leaves_a_cursor_behind(pack: Path) -> None:
    terminal = Terminal("simulate", str(pack), "--games", "1000000")
    terminal.wait_for("/1000000")
    os.kill(terminal.process.pid, signal.SIGTERM)
    assert terminal.end() == -signal.SIGTERM
    assert terminal.text.rindex("\x1b[?25h") > terminal.text.rindex("\x1b[?25l")
