"""Chess, counted against numbers nobody here made: ways to play the next turns from published positions."""

from __future__ import annotations

from functools import lru_cache

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


def played(bot: str, match: Match) -> str:
    """What a bot does in its turn."""
    mover, done = call(bot).bot(match.rules, 0, 1), ""
    while not match.over and match.owed()[0][0] == 0:
        code = decide(mover, match, 0)
        done += match.rules.option_id(match.owed()[0][1], code)
        match.pick(0, code)
    return done


def test_bots_see_a_mate_and_a_queen_for_nothing() -> None:
    assert played("mcts:200", prepared("a_mate_on_the_last_row")) == "a1a8"
    assert played("greedy:8", prepared("a_queen_that_is_not_covered")) == "e3d5"


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl", "uk"])
def test_no_word_of_another_language_is_left(language: str) -> None:
    told = CliRunner().invoke(cli, ["text", "chess", "--lang", language]).output
    assert "leaping" not in told and ("chessm" not in told or language == "en")
