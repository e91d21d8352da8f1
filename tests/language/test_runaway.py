"""Rules that run away: loops without end, products of loops, numbers beyond all bounds. One sentence names the rule."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner
from spielwerk.cli.main import cli
from spielwerk.interpreter.engine import machine, wasm_source
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.lowering.work import MOST_NUMBER, MOST_WORK, Runaway
from spielwerk.interpreter.study import simulate
from spielwerk.interpreter.study.check import check
from support.limits import in_time

#: 900 stones; a round asks everybody, so what is added is what runs away
GAME = """\
game: mill
players: [2]
counters:
  point: {{of: player, start: 2}}
  level: {{of: player, start: 2, below zero: yes}}
  heap: {{of: game, start: 900}}
kinds:
  stone: {{start: bag, has: {{size: number}}}}
zones:
  bag: {{holds: stone}}
  field: {{holds: stone}}
stones:
  grey: {{copies: 180, size: 1}}
  white: {{copies: 180, size: 2}}
  black: {{copies: 180, size: 3}}
  brown: {{copies: 180, size: 4}}
  blue: {{copies: 180, size: 5}}
flow:
  round: {round}
end:
  full: {{when: there are 900 stones in field, after: now}}
winner: [most point]
"""
EARNED = "{as each player: [{choose one: {up: gain 1 point, down: nothing}}, earn]}"
ASKED = "{as each player: {choose one: {up: gain 1 point, down: nothing}}}"


def pack(folder: Path, more: str, flow: str = ASKED) -> Path:
    made = folder / "mill"
    made.mkdir()
    (made / "game.yaml").write_text(GAME.format(round=flow) + more, encoding="utf-8")
    return made


def played(rules: Rules, decisions: int = 200) -> Match:
    """By chance, until it is over or so many have been taken."""
    chance, match = random.Random(1), rules.start(1)
    for _ in range(decisions):
        if match.over:
            break
        player, _, codes = match.owed()[0]
        match.pick(player, chance.choice(codes))
    return match


def counted(match: Match) -> list[int]:
    """All counters."""
    found = match.rules.layout.counters
    return [abs(n) for n in match.state[min(found.values()) : max(found.values()) + 1]]


def runs_away(made: Path) -> str:
    """What is said when it is played; nothing is wrong before."""
    with in_time():
        assert check(made)[1] == []
        with pytest.raises(Runaway) as failure:
            played(load(str(made)))
    return str(failure.value)


EMPTY = "\n    as each player:\n      choose a stone in field: move that stone to bag\n      otherwise: nothing"


@pytest.mark.parametrize(
    "flow",
    [
        "{secretly as each player: {if your points at least 5: {choose one: {a: gain 1 point, b: nothing}}}}",
        "[{as each player: gain 1 level}, {secretly as each player: {if heap is 0: {you may: gain 1 point}}}]",
        EMPTY,
        "{as each player: {if heap is 0: {choose one: {a: gain 1 point, b: nothing}}}}",
    ],
    ids=["secret", "secret-behind-another", "open", "never"],
)
def test_rounds_in_which_nobody_has_a_choice(flow: str, tmp_path: Path) -> None:
    said = runs_away(pack(tmp_path, "", flow))
    assert "without end" in said and "`round" in said and "mill/game.yaml:" in said


def earning(rule: str, more: str = "") -> str:
    return f"{more}rules:\n  earn: {rule}\n"


TURNS = "{repeat 900 times: {repeat 900 times: {repeat 900 times: gain 1 point}}}"
SUMS = (
    "define:\n  far of a stone: total near of stones\n  near of a stone: total here_by of stones\n"
    "  here_by of a stone: total size of stones\n"
)


@pytest.mark.parametrize(
    "more",
    [
        earning(TURNS),
        earning("{each stone: {each stone: {each stone: gain 1 point}}}"),
        "rules:\n  earn: {repeat 900 times: second}\n  second: {repeat 900 times: third}\n"
        "  third: {repeat 900 times: gain 1 point}\n",
        earning("{if (total far of stones) is 3: gain 1 point}", SUMS),
        f"{SUMS}checks:\n  earn: (total far of stones) is 3\n",
        f"{SUMS}estimate:\n  earn: total far of stones\n",
        earning(
            "{if (total reach of stones) is 3: gain 1 point}",
            f"{SUMS}parameters:\n  reach of a stone: total far of stones\n",
        ),
    ],
    ids=["repeat", "each", "rules", "definitions", "check", "estimate", "parameter"],
)
def test_loops_that_multiply_are_a_mistake(more: str, tmp_path: Path) -> None:
    made = pack(tmp_path, more, EARNED if "rules:" in more else ASKED)
    with in_time():
        found = check(made)[1]
    assert {p.code for p in found} == {"too-much-work"}
    assert all(p.span is not None for p in found)


#: what only the game knows: how often, and among how many
UNKNOWN = {
    "repeat": earning("{repeat heap times: {repeat heap times: {repeat heap times: gain 1 point}}}"),
    "mixed": earning(
        "{repeat heap times: {by heap: {1: gain 1 point, 900: {repeat 999 times: {each stone: gain 1 point}}}}}"
    ),
    "counted": earning(
        "{repeat heap times: {if (total near of stones in bag) is 3: gain 1 point}}",
        "define:\n  near of a stone: total size of stones in bag\n",
    ),
    "often": earning("{repeat (heap * heap * heap) times: gain 1 point}"),
    "for ever": earning("{as often as possible: [gain 2 points, pay 1 point]}"),
    "inside": earning("{you may: {repeat 900 times: [{you may: pay 1 point}, pay 1 point]}}"),
}


@pytest.mark.parametrize("more", UNKNOWN.values(), ids=UNKNOWN.keys())
def test_turns_that_only_the_game_knows_are_counted(more: str, tmp_path: Path) -> None:
    said = runs_away(pack(tmp_path, more, EARNED))
    assert "without end" in said and "earn (mill/game.yaml:" in said


GROWING = {
    "doubled": earning("gain (your points) points"),
    "squared": earning("set your points to your points * your points"),
    "printed": earning("gain 999999999 points"),
    "below zero": earning("lose (heap * heap * 2000) levels"),
    "on the way": earning(
        "{if cube at least 1: gain 1 heap}", "define:\n  cube: heap * heap * heap * heap * heap * heap * heap\n"
    ),
    "summed": earning(
        "{if (total much of stones) at least 1: gain 1 heap}", "define:\n  much of a stone: heap * heap * heap * heap\n"
    ),
}


@pytest.mark.parametrize("more", GROWING.values(), ids=GROWING.keys())
def test_numbers_do_not_grow_beyond_all_bounds(more: str, tmp_path: Path) -> None:
    made = pack(tmp_path, more, EARNED)
    said = runs_away(made)
    assert "1,000,000,000" in said and "(mill/game.yaml:" in said
    match = load(str(made)).start(1)
    with pytest.raises(Runaway):
        while True:  # until then no number of the state goes beyond it
            assert max(counted(match)) <= MOST_NUMBER
            player, _, codes = match.owed()[0]
            match.pick(player, codes[0])


def test_what_rises_by_little_is_looked_at_as_well(tmp_path: Path) -> None:
    rules = load(str(pack(tmp_path, earning("gain 9 points"), EARNED)))
    match = rules.start(1)
    match.state[rules.layout.counters["point"]] = MOST_NUMBER
    with pytest.raises(Runaway, match="`round"):
        for _ in range(200):
            player, _, codes = match.owed()[0]
            match.pick(player, codes[0])


@pytest.mark.parametrize(
    "more",
    [
        earning("[gain 800 points, {as often as possible: pay 1 point}]"),
        earning("{repeat heap times: {repeat 20 times: gain 1 point}}"),
        earning("deal (heap * heap * heap) stones from bag to field"),
        earning("{each stone: {each stone: nothing}}"),
    ],
    ids=["exhausted", "repeated", "dealt", "each"],
)
def test_much_that_ends_is_done(more: str, tmp_path: Path) -> None:
    assert check(made := pack(tmp_path, more, EARNED))[1] == []
    played(load(str(made)), 4)


def test_who_moves_many_things_pays_for_each(tmp_path: Path) -> None:
    """To put one among many and to take it out costs more than one that lies alone."""
    moves = "{repeat 3 times: [deal 900 stones from bag to field, deal 900 stones from field to bag]}"
    machine = (rules := load(str(pack(tmp_path, earning(moves), EARNED)))).machine
    state = rules.start(1).state
    state[0] = machine.apply[state[0]](state, 0)
    machine.work.left = 100_000
    with pytest.raises(Runaway, match=r"`earn \(mill/game.yaml:"):
        machine.run(state)


def test_a_scenario_that_runs_away_fails_with_that_sentence(tmp_path: Path) -> None:
    made = pack(tmp_path, "")
    (made / "scenarios").mkdir()
    text = (
        "scenarios:\n  much:\n    players: 2\n    given:\n"
        "      - ann: {repeat heap times: {repeat heap times: {repeat heap times: gain 1 point}}}\n"
        "    then: [heap is 900]\n"
    )
    (made / "scenarios" / "much.yaml").write_text(text, encoding="utf-8")
    with in_time():
        result = CliRunner().invoke(cli, ["test", str(made)])
    assert result.exit_code == 1 and "without end" in result.output, result.output


def test_a_secret_part_pays_for_what_it_does(tmp_path: Path) -> None:
    """What a player's part does counts, not only how often the block comes."""
    flow = "{secretly as each player: {repeat heap times: {repeat heap times: gain 1 level}}}"
    said = runs_away(pack(tmp_path, "", flow))
    assert "without end" in said


# ---- the commands

LATER = earning("{if round at least 2: {repeat heap times: {repeat heap times: {repeat heap times: gain 1 point}}}}")


@pytest.mark.parametrize(
    "words",
    [["simulate", "--games", "500"], ["arena", "--games", "20", "--bot", "1=greedy"]],
    ids=lambda words: words[0],
)
def test_a_series_says_it_once_and_stops(words: list[str], tmp_path: Path) -> None:
    made = pack(tmp_path, LATER, EARNED)
    with in_time():
        result = CliRunner().invoke(cli, [words[0], str(made), *words[1:]])
    assert result.exit_code == 1, result.output
    told = " ".join(result.output.split())
    assert told.count("go on without end in `earn (mill/game.yaml:") == 1 and "Traceback" not in told


@pytest.mark.parametrize("engine", ["python", "wasm"])
def test_a_game_of_dear_turns_without_end_is_given_up(
    engine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of its turns does little enough, all of them together too much."""
    made = pack(tmp_path, earning("{repeat heap times: {repeat 20 times: gain 1 point}}"), EARNED)
    monkeypatch.setattr(simulate, "MOST_PLAYED_WORK", 5_000_000)
    monkeypatch.setattr(wasm_source, "MOST_PLAYED_WORK", 5_000_000)
    with in_time():
        result = CliRunner().invoke(cli, ["simulate", str(made), "--games", "500", "--engine", engine])
    assert result.exit_code == 1 and "1 game, 0 finished" in result.output, result.output
    assert "there is no end in sight" in " ".join(result.output.split())


def shuffling(folder: Path, flow: str, rounds: int) -> Path:
    """With a bag of 900 stones that can be shuffled."""
    made = pack(folder, "", flow)
    text = (made / "game.yaml").read_text(encoding="utf-8").replace("bag: {", "bag: {form: stack, ")
    text = text.replace("there are 900 stones in field", f"round is {rounds}")
    (made / "game.yaml").write_text(text, encoding="utf-8")
    return made


@pytest.mark.parametrize("engine", ["python", "wasm"])
def test_cheap_decisions_are_not_taken_for_the_dear_one_before_them(
    engine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheap = "{choose one: {up: gain 1 point, down: nothing}}"
    flow = f"{{as each player: [{{choose one: {{up: shuffle bag, down: shuffle bag}}}}, {', '.join([cheap] * 6)}]}}"
    made = shuffling(tmp_path, flow, 5)
    monkeypatch.setattr(machine, "OFTEN", 2)
    for module in (simulate, wasm_source):
        monkeypatch.setattr(module, "MOST_PLAYED_WORK", 200_000)
    result = CliRunner().invoke(cli, ["simulate", str(made), "--games", "3", "--engine", engine])
    assert "3 games, 3 finished" in result.output, result.output


def test_what_was_moved_for_one_decision_is_not_counted_at_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "OFTEN", 2)
    flow = "{as each player: {choose one: {up: [gain 1 point, shuffle bag], down: shuffle bag}}}"
    rules = load(str(shuffling(tmp_path, flow, 90)))
    played(rules, 30)
    assert MOST_WORK - rules.machine.work.left < 2 * 8 * 900


@pytest.mark.parametrize(
    "more",
    [LATER, "setup:\n  earn: {repeat heap times: " + TURNS.replace("900", "heap").replace("1 point", "1 heap") + "}\n"],
)
def test_a_game_that_runs_away_keeps_what_was_decided(more: str, tmp_path: Path) -> None:
    made, save = pack(tmp_path, more, EARNED if "rules:" in more else ASKED), tmp_path / "kept.save"
    arguments = ["play", str(made), "--seed", "1", "--save", str(save), "--human", "1", "--human", "2"]
    with in_time():
        result = CliRunner().invoke(cli, arguments, input="1\n" * 20)
        assert result.exit_code == 1, result.output
        assert " ".join(result.output.split()).count("without end in") == 1
        if save.exists():  # a game that could not begin leaves nothing behind
            for words in (["replay", "--rules", "saved"], ["export", "--rules", "saved", "--format", "json"]):
                again = CliRunner().invoke(cli, [words[0], str(save), *words[1:]])
                assert again.exit_code == 0, again.output
