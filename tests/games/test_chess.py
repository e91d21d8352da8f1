"""Chess, counted against numbers nobody here made: ways to play the next turns from published positions."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.bots.bot import call, decide
from spielwerk.interpreter.packs.loading import load_scenarios
from spielwerk.interpreter.study.counting import Counting, counted_from
from spielwerk.interpreter.study.scenarios import Scenario, configuration, prepare_rules

#: by scenario ("": the first position), the ways to play one turn, two, three ...
COUNTS: dict[str, tuple[int, ...]] = {
    "": (20, 400, 8902, 197281),
    "kiwipete": (48, 2039, 97862),
    "rooks_and_pawns": (14, 191, 2812, 43238),
    "a_pawn_about_to_promote": (6, 264, 9467),
    "a_knight_beside_the_king": (44, 1486, 62379),
    "a_quiet_middle_game": (46, 2079, 89890),
    "en_passant_would_open_the_row": (18, 92, 1670),
    "en_passant_would_open_the_diagonal": (13, 102, 1284),
    "en_passant_out_of_check": (15, 126, 1928),
    "short_castling_gives_check": (15, 66, 1198),
    "long_castling_gives_check": (16, 71, 1286),
    "castling_rights_are_lost": (26, 1141, 27826),
    "castling_is_prevented": (44, 1494, 50509),
    "promotion_out_of_check": (11, 133, 1442),
    "discovered_check": (29, 165, 5160),
    "promotion_gives_check": (9, 40, 472),
    "underpromotion_gives_check": (6, 27, 273),
    "self_stalemate": (2, 6, 13),
    "stalemate_and_checkmate": (10, 25, 268),
    "double_check": (37, 183, 6559),
}
#: so many ways at most are counted in the ordinary run
FEW = 500


@lru_cache(maxsize=1)
def rules() -> Rules:
    return load("chess", 2)


def counted(scenario: str, most: int) -> list[int]:
    """The ways from one turn on, as far as there are few enough of them."""
    built, state = counted_from(rules(), scenario)
    ways = Counting(built)
    depths = [turns for turns, many in enumerate(COUNTS[scenario], 1) if many <= most]
    return [ways.ways(state, turns) for turns in depths]


@pytest.mark.parametrize(
    "scenario", ["", "rooks_and_pawns", "a_pawn_about_to_promote", "en_passant_out_of_check", "double_check"]
)
def test_the_next_turns_are_as_many_as_everywhere(scenario: str) -> None:
    found = counted(scenario, FEW)
    assert found and found == [*COUNTS[scenario][: len(found)]]


@pytest.mark.soak
@pytest.mark.parametrize("scenario", COUNTS)
def test_many_turns_are_counted_as_everywhere(scenario: str) -> None:
    assert counted(scenario, 10**9) == [*COUNTS[scenario]]


def prepared(scenario: str) -> Match:
    """A scenario before anything is played."""
    node = load_scenarios(rules().pack)[scenario]
    built = prepare_rules(rules().pack, *configuration(node))
    assert isinstance(built, Rules)
    found = Scenario(built, node)
    found.prepare()
    return found.match


LETTERS = {"p": "pawn", "n": "knight", "b": "bishop", "r": "rook", "q": "queen", "k": "king"}
EMPTY = "move all your chessmen from that square to your box, lose all rights on that square"


def drawn(board: str, folder: Path) -> Match:
    """A position by rows from the top, capitals for the player to move, as programs that play chess note it."""
    men: tuple[list[str], list[str]] = ([], [])
    for row, line in zip("87654321", board.split("/"), strict=True):
        wide = "".join(" " * int(sign) if sign.isdigit() else sign for sign in line)
        for column, sign in zip("abcdefgh", wide, strict=True):
            if sign != " ":
                men[sign.islower()].append(f"move 1 {LETTERS[sign.lower()]} from your box to {column}{row}")
    first, second = (", ".join(lines) for lines in men)
    lines = [
        "players: 2",
        "given:",
        f"  - as each player: {{each square: [{EMPTY}]}}",
        f"  - ann: [{first}]",
        f"  - ben: [{second}]",
        "at: play of ann",
    ]
    file = folder / "drawn.yaml"
    file.write_text(
        "scenarios:\n  drawn:\n    " + "\n    ".join([*lines, "then: [{over: no}]"]) + "\n", encoding="utf-8"
    )
    found = Scenario(rules(), load_scenarios(rules().pack, file)["drawn"])
    found.prepare()
    return found.match


def played(bot: str, match: Match) -> str:
    """What a bot does in its turn."""
    mover, done = call(bot).bot(match.rules, 0, 1), ""
    while not match.over and match.owed()[0][0] == 0:
        code = decide(mover, match, 0)
        done += match.rules.option_id(match.owed()[0][1], code)
        match.pick(0, code)
    return done


#: a mate on the last row, a smothered one, one by promotion, the scholar's and Légal's
MATES = {
    "6k1/5ppp/8/8/8/8/6PP/R5K1": {"a1a8"},
    "6rk/6pp/8/6N1/8/8/8/6K1": {"g5f7"},
    "7k/5P2/6K1/8/8/8/8/8": {"f7queen", "f7rook"},
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR": {"h5f7"},
    "rn1q1bnr/ppp1kBp1/3p3p/4N3/4P3/2N5/PPPP1PPP/R1BbK2R": {"c3d5"},
}


@pytest.mark.parametrize(
    ("bot", "board"),
    [
        *(("greedy", board) for board in MATES),
        *(pytest.param("mcts:200", board, marks=[pytest.mark.soak] * (len(board) > 30)) for board in MATES),
    ],
)
def test_bots_see_a_mate(bot: str, board: str, tmp_path: Path) -> None:
    match = drawn(board, tmp_path)
    assert played(bot, match) in MATES[board]
    assert match.over and list(match.result().winners) == [0]


def test_bots_see_a_queen_for_nothing() -> None:
    assert played("greedy", prepared("a_queen_that_is_not_covered")) == "e3d5"


@pytest.mark.parametrize(
    "board",
    [
        "3r2k1/5ppp/8/6b1/3Q4/8/5PPP/6K1",  # it is attacked
        "4k3/2p5/1p1p4/p3p3/4Q3/8/5PPP/6K1",  # three pawns that are covered could be taken
        "r3k3/8/2n2n2/3b4/8/3Q4/6PP/6K1",  # there are few squares on which it is not attacked
    ],
)
@pytest.mark.parametrize("bot", ["greedy", pytest.param("mcts:400", marks=pytest.mark.soak)])
def test_a_queen_is_kept(bot: str, board: str, tmp_path: Path) -> None:
    """Whatever the other one does in the next turn, it is still there."""
    match = drawn(board, tmp_path)
    played(bot, match)
    answers = Counting(rules()).turn(match.state)
    queens = rules().layout.pieces["queen", "square"]
    stride, squares = rules().players, range(64)
    assert answers and all(any(state[queens + stride * n] for n in squares) for state, _ in answers.values())


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl", "uk"])
def test_no_word_of_another_language_is_left(language: str) -> None:
    told = CliRunner().invoke(cli, ["text", "chess", "--lang", language]).output
    assert "leaping" not in told and ("chessm" not in told or language == "en")
