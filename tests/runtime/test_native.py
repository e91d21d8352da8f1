"""Games as WebAssembly do at every decision what they do in Python, and a series comes to the same figures."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from games.playing import ALL_TABLES
from games.series import MANY, kept, key
from language.test_runaway import EARNED, GROWING, LATER, UNKNOWN
from language.test_runaway import pack as mill
from runtime.tiny import tiny
from spielwerk.interpreter import Rules, load
from spielwerk.interpreter.bots.bot import decide
from spielwerk.interpreter.bots.mcts import Mcts
from spielwerk.interpreter.diagnostics import cache
from spielwerk.interpreter.diagnostics.folders import CACHE_VARIABLE
from spielwerk.interpreter.diagnostics.problems import Refused
from spielwerk.interpreter.engine import native
from spielwerk.interpreter.lowering.layout import PC
from spielwerk.interpreter.plan.wasm import calls
from spielwerk.interpreter.plan.wasm.code import ENDLESS, TOO_WIDE
from spielwerk.interpreter.study import arena
from spielwerk.interpreter.study import simulate as simulation
from spielwerk.interpreter.study.simulate import Spec, simulate
from support.limits import in_time
from support.oracle import legal
from support.packs import DATA

wasmtime = pytest.importorskip("wasmtime", reason="the extra `fast` is not installed")
#: with few functions, of every sort: chance, lists, masks of one word and of two, secret blocks
SMALL = [("pig", 3), ("nim", 2), ("hearts", 3), ("reversi", 2), ("oware", 2), ("nine_mens_morris", 2)]


def agree(rules: Rules, games: int, most: int = 10**9, *, lawful: bool = False) -> int:
    """Plays at random; every decision is taken both ways. Returns how many were compared.

    `lawful`: what the module offers is also what the law of legality allows."""
    machine, module, chance, compared = rules.machine, rules.native, random.Random(7), 0
    past = range(rules.layout.past, rules.layout.past + rules.words.positions) if rules.layout.past >= 0 else ()
    for seed in range(games):
        match = rules.start(seed)
        numbers = [match.state[slot] for slot in past]  # by which the module tells positions apart
        while not match.over and compared < most:
            for player, pc, codes in match.owed():
                code = chance.choice(codes)
                before = match.threads[player].state if match.threads is not None else match.state
                here, there = before[:], before[:]
                for slot, number in zip(past, numbers, strict=True):
                    there[slot] = number
                there, options = module.take(there, code)
                found = machine.go[pc](here, code)
                numbers = [there[slot] for slot in past]
                for slot in past:
                    assert bool(there[slot]) == bool(here[slot])
                    there[slot] = here[slot]
                assert (options, there) == (list(found), here), machine.program.choices[pc].path
                if lawful and options:
                    assert options == legal(machine, there), machine.program.choices[there[PC]].path
                compared += 1
                match.pick(player, code)
    return compared


def figures(rules: Rules, games: int, engine: str, jobs: int = 1) -> dict[str, Any]:
    found = simulate(Spec.of(rules), games, 1, jobs, rules=rules, engine=engine)
    return {name: value for name, value in found.items() if "seconds" not in name}


@pytest.mark.parametrize(("name", "players"), SMALL)
def test_every_decision_and_every_figure_is_the_same(name: str, players: int) -> None:
    rules = load(name, players)
    assert agree(rules, 3, 150, lawful=True) > 20
    assert figures(rules, 6, "wasm") == figures(rules, 6, "python")


@pytest.mark.parametrize(("name", "players"), [("envoys", 3), ("sparks", 3)])
def test_what_players_know_is_the_same(name: str, players: int) -> None:
    rules = load(str(DATA / name), players)
    assert agree(rules, 2, 100) > 20


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players", "more"), ALL_TABLES)
def test_what_is_offered_is_what_the_law_allows(name: str, players: int, more: tuple[str, ...]) -> None:
    assert agree(load(name, players, more), 10, 2000, lawful=True) > 20


def contests(rules: Rules, bots: list[str], games: int) -> None:
    """Games between bots come to the same, decision for decision: one that differed would end elsewhere."""
    for number in range(games):
        there = arena.play(rules, bots, 3, number, "wasm")
        here = arena.play(rules, bots, 3, number)
        assert there.native and not here.native and there.failed is None
        assert (there.digest, there.decisions, there.wins) == (here.digest, here.decisions, here.wins)


def searches(rules: Rules, playouts: int, decisions: int) -> None:
    """A search takes the same decisions, from the beginning of games, among them those of a secret plan."""
    match, chance = rules.start(5), random.Random(2)
    minds = [[Mcts(rules, seat, 30 + seat, str(playouts)) for seat in range(rules.players)] for _ in range(2)]
    for bot in minds[1]:
        bot.inside = True
    for number in range(decisions):
        if match.over:
            match = rules.start(6 + number)
        player = chance.choice(match.owed())[0]
        here, there = (decide(bots[player], match, player) for bots in minds)
        assert here == there
        match.pick(player, here)


#: dice, tricks, hidden hands with a secret block, turns that are gone through, a tree that is kept
@pytest.mark.parametrize(
    ("name", "bots", "games"),
    [
        ("pig", ["greedy"] * 3, 2),
        ("nim", ["greedy:3", "random"], 4),
        ("hearts", ["greedy:1", "random", "greedy:1"], 1),
        ("nim", ["mcts:60", "mcts:20"], 2),
        ("pig", ["mcts:4", "greedy"], 1),
        ("connect_four", ["mcts:20", "random"], 1),
    ],
)
def test_bots_decide_the_same(name: str, bots: list[str], games: int) -> None:
    contests(load(name, len(bots)), bots, games)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players", "more"), ALL_TABLES)
def test_bots_decide_the_same_at_every_table(name: str, players: int, more: tuple[str, ...]) -> None:
    rules = load(name, players, more)
    contests(rules, ["greedy"] * players, 2)
    searches(rules, 30, 20)


def test_bots_play_as_webassembly_where_it_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("nim")
    inside: list[int] = []
    contest = rules.native.contest
    monkeypatch.setattr(rules.native, "contest", lambda chance, bots: inside.append(chance) or contest(chance, bots))
    monkeypatch.setattr(arena, "WORTH_SECONDS", 0)
    found, played = [], []
    for engine in ("python", "wasm", "auto"):
        found.append(arena.arena(Spec.of(rules), ["greedy", "random"], 6, 3, rules=rules, engine=engine))
        played.append(len(inside))
        inside.clear()
    assert len({one["digest"] for one in found}) == 1 and {one["finished"] for one in found} == {6}
    assert played == [0, 6, 5], "the first game shows whether it pays"


@pytest.mark.parametrize(
    ("game", "bot", "what"),
    [("nim", "bots.test_bots:First", "bots.test_bots:First"), (str(DATA / "sparks"), "greedy", "imagine")],
)
def test_bots_that_only_python_knows_are_refused(game: str, bot: str, what: str) -> None:
    rules = load(game)
    with pytest.raises(Refused) as refused:
        arena.arena(Spec.of(rules), [bot] * rules.players, 2, rules=rules, engine="wasm")
    assert refused.value.said.id == "engine-cannot" and dict(refused.value.said.parts)["what"] == what


def test_a_game_that_the_module_stops_is_played_by_python(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("nim")

    def contest(chance: int, bots: list[tuple[int, int]]) -> None:
        raise native.Stopped(ENDLESS)

    monkeypatch.setattr(rules.native, "contest", contest)
    assert not arena.play(rules, ["greedy", "random"], 3, 0, "wasm").native


def test_only_the_best_ways_are_offered() -> None:
    rules = load("draughts", 2, variants=("international",))
    assert agree(rules, 1, 150) > 50


def test_an_option_of_the_engine_is_taken_where_it_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "WORTH_SECONDS", 0)
    rules = load("nim")
    played: list[int] = []
    play = rules.native.play
    monkeypatch.setattr(rules.native, "play", lambda games: (played.append(games), play(games)))
    assert figures(rules, 3000, "auto", 1) == figures(rules, 3000, "python")
    assert 0 < sum(played) < 3000


def test_grids_trials_and_secret_plans() -> None:
    rules = load("smartphone_inc", 2)
    assert agree(rules, 1, 150) > 100
    assert figures(rules, 3, "wasm") == figures(rules, 3, "python")
    contests(rules, ["greedy:1", "random"], 1)
    searches(rules, 3, 12)


@pytest.mark.parametrize("least", [1, 3])
def test_what_is_laid_covers_as_many_cells_as_it_must_and_may(least: int, tmp_path: Path) -> None:
    pack = tmp_path / "layers"
    pack.mkdir()
    text = (DATA / "layers" / "game.yaml").read_text(encoding="utf-8")
    assert "least: 1, most: 4" in text
    pack.joinpath("game.yaml").write_text(
        text.replace("least: 1, most: 4", f"least: {least}, most: 3"), encoding="utf-8"
    )
    rules = load(str(pack), 2)
    assert agree(rules, 2, 60) > 20
    assert figures(rules, 6, "wasm") == figures(rules, 6, "python")


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players", "more"), ALL_TABLES)
def test_every_table(name: str, players: int, more: tuple[str, ...]) -> None:
    """The digests of whole series are those that were recorded with Python."""
    rules = load(name, players, more)
    assert figures(rules, MANY, "wasm")["digest"] == kept()[key(name, players, more)][str(MANY)]
    assert agree(rules, 20, 5_000) > 100


def test_rules_without_end_are_named(tmp_path: Path) -> None:
    rules = load(str(mill(tmp_path, LATER, EARNED)))
    rules.native.begin()
    rules.native.prepare([(1, 1)])
    with in_time(), pytest.raises(native.Stopped) as stopped:
        rules.native.play(1)
    assert stopped.value.why == ENDLESS and not stopped.value.lacking
    with in_time():
        found = simulate(Spec.of(rules), 500, 1, rules=rules, engine="wasm")
    assert "go on without end in `earn (mill/game.yaml:" in found["failed"][0]["why"]


@pytest.mark.parametrize("name", ["often", "counted", "for ever", "doubled", "summed"])
def test_what_a_hostile_pack_does_is_stopped_and_named(name: str, tmp_path: Path) -> None:
    """Loops, numbers, and what would fill the memory of the module before its work is done."""
    rules = load(str(mill(tmp_path, (UNKNOWN | GROWING)[name], EARNED)))
    with in_time():
        found = simulate(Spec.of(rules), 500, 1, rules=rules, engine="wasm")
    assert "`earn (mill/game.yaml:" in found["failed"][0]["why"]


def test_what_moves_is_paid_for_as_in_python(tmp_path: Path) -> None:
    moves = "[deal 500 stones from bag to field, move all stones from field to bag]"
    rules = load(str(mill(tmp_path, f"rules:\n  earn: {moves}\n", EARNED)))
    machine, state = rules.machine, rules.start(1).state
    rules.native.take(state[:], 0)
    machine.work.renew()
    state[0] = machine.apply[state[0]](state, 0)
    machine.run(state)
    assert 20_000_000 - machine.work.left == pytest.approx(20_000_000 - rules.native.variable("WORK"), rel=0.05)
    assert 20_000_000 - machine.work.left > 25_000


def test_secret_blocks_in_which_nobody_has_a_choice_are_not_opened_without_end(tmp_path: Path) -> None:
    flow = "{secretly as each player: {if your points at least 5: {choose one: {a: gain 1 point, b: nothing}}}}"
    rules = load(str(mill(tmp_path, "", flow)))
    rules.native.prepare([(1, 1)])
    with in_time(), pytest.raises(native.Stopped) as stopped:
        rules.native.play(1)
    assert stopped.value.why == ENDLESS
    with in_time(), pytest.raises(native.Stopped):
        rules.native.contest(1, [(2, 1), (0, 1)])


# ---- what cannot be run
def test_what_has_no_form_in_webassembly_is_refused_and_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))  # a module may have been made by whoever played before
    monkeypatch.delitem(calls.GIVEN, "whole")
    rules = load("tic_tac_toe")
    with pytest.raises(Refused) as refused:
        simulate(Spec.of(rules), 2, 1, rules=rules, engine="wasm")
    assert refused.value.said.id == "engine-cannot" and dict(refused.value.said.parts)["what"] == "whole"
    monkeypatch.setattr(simulation, "WORTH_SECONDS", 0)
    assert simulate(Spec.of(rules), 2000, 1, rules=rules, engine="auto")["finished"] == 2000


def test_what_has_no_room_in_the_module_is_refused_and_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("nim")

    def play(games: int) -> None:
        raise native.Stopped(TOO_WIDE)

    monkeypatch.setattr(rules.native, "play", play)
    with pytest.raises(Refused) as refused:
        figures(rules, 2, "wasm")
    assert refused.value.said.id == "engine-cannot"
    monkeypatch.setattr(simulation, "WORTH_SECONDS", 0)
    assert figures(rules, 1000, "auto") == figures(rules, 1000, "python")


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "installed", lambda: False)
    with pytest.raises(Refused) as refused:
        simulate(Spec("nim"), 2, 1, engine="wasm")
    assert refused.value.said.id == "engine-missing"


def test_a_system_that_gives_it_no_room_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*given: object) -> None:
        raise wasmtime.WasmtimeError("no room")

    monkeypatch.setattr(native, "Native", none)
    with pytest.raises(Refused) as refused:
        figures(load("nim"), 2, "wasm")
    assert dict(refused.value.said.parts)["what"] == "memory"


# ---- what is kept
def test_bytes_are_kept_and_machine_code_is_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    first = native._module(load("nim"))
    monkeypatch.setattr(native, "printed", lambda source: pytest.fail("it was kept"))
    rules = load("nim")
    assert native._module(rules) == first
    entries = [*(tmp_path / "cache").rglob("wasm-*.json")]
    assert len(entries) == 1 and b'"binary":"AGFzbQ' in entries[0].read_bytes()
    assert cache.fetch(entries[0].stem)["words"] == 1


def test_machine_code_of_kept_bytes_is_made_while_rules_are_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    rules = load("nim", 2)
    first = native.code_ahead(rules.pack, 2)
    assert first is not None and first.taken() == (None, None)  # nothing is kept yet
    binary = rules.native.made.binary
    again = load("nim", 2)
    again.code_ahead = native.code_ahead(again.pack, 2)
    assert again.code_ahead is not None and again.code_ahead.taken()[1] is not None
    monkeypatch.setattr(native, "_compiled", None)  # it is not made twice
    assert again.native.made.binary == binary
    assert figures(again, 3, "wasm") == figures(load("nim", 2), 3, "python")


def test_what_is_gone_through_is_found_before_anything_is_done(tmp_path: Path) -> None:
    """The first mark makes the condition untrue, for all fields were found by then."""
    looked = {"each field where (total mark of fields) is 0": "gain 1 mark on that field"}
    rules = tiny(
        tmp_path,
        counters={"mark": {"of": "field"}},
        kinds={"field": {"start": "map"}},
        zones={"map": {"holds": "field"}},
        fields={f"field_{i}": {} for i in range(3)},
        rules={"act": {"choose one": {"rest": "nothing", "earn": looked}}},
    )
    match, first = rules.start(1), rules.layout.counters["mark"]
    state, _ = rules.native.take(match.state[:], 1)
    match.choose("earn")
    assert state[first : first + 3] == match.state[first : first + 3] == [1, 1, 1]
