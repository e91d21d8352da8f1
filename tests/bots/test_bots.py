"""Bots see only what their player may know, and whoever asks for one wrongly is told so in a sentence."""

from __future__ import annotations

import random
from cProfile import Profile
from functools import cache
from itertools import count
from pathlib import Path
from pstats import Stats
from time import process_time
from typing import Any

import pytest
from spielwerk.interpreter import Match, Refused, Rules, load
from spielwerk.interpreter.bots import greedy, mcts
from spielwerk.interpreter.bots.bot import Bot, call, decide
from spielwerk.interpreter.bots.greedy import Greedy
from spielwerk.interpreter.bots.mcts import Mcts
from spielwerk.interpreter.bots.seen import Seen
from spielwerk.interpreter.engine.playouts import ends_of_turn
from spielwerk.interpreter.study.arena import arena
from spielwerk.interpreter.study.simulate import Spec

GAMES = ("yokohama", "yamatai", "smartphone_inc")

for_two = cache(lambda name: load(name, 2))


@pytest.fixture(scope="module")
def nim() -> Rules:
    return load("nim", 2)


def moments(rules: Rules, seed: int, numbers: tuple[int, ...]) -> list[Match]:
    """Positions of a random game after so many decisions."""
    match, chance, found = rules.start(seed), random.Random(seed), []
    for number in range(max(numbers) + 1):
        if number in numbers:
            found.append(match.clone())
        player, _, codes = chance.choice(match.owed())
        match.pick(player, chance.choice(codes))
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("called", ["random", "greedy:1", "mcts:4"])
def test_a_bot_gets_the_same_move_whatever_is_hidden(name: str, called: str) -> None:
    """Others' hidden cards and plans, the order of stacks and the generator differ; the view and the seed do not."""
    rules = for_two(name)
    secret = 0
    for match in moments(rules, 4, (0, 1, 5, 30, 45)):
        player = match.owed()[0][0]
        secret += match.threads is not None
        moves = set()
        for other in (match, *(match.imagine(player, seed) for seed in range(3))):
            moves.add(decide(call(called).bot(rules, player, 7), other, player))
        assert len(moves) == 1
    assert secret or name == "yamatai"


def reached(thing: Any, found: dict[int, Any], depth: int = 6) -> dict[int, Any]:
    """Everything ordinary attributes and items lead to."""
    if depth and id(thing) not in found and not isinstance(thing, (int, str, bool, type(None), Rules)):
        found[id(thing)] = thing
        inner = [getattr(thing, name, None) for name in dir(thing) if not name.startswith("__")]
        inner += list(thing.values()) if isinstance(thing, dict) else thing if isinstance(thing, (list, tuple)) else []
        for one in inner:
            if not callable(one):
                reached(one, found, depth - 1)
    return found


@pytest.mark.parametrize("name", ["yokohama", "smartphone_inc"])
def test_what_a_bot_is_given_does_not_lead_to_the_match(name: str) -> None:
    match = for_two(name).start(3)
    player = match.owed()[0][0]
    seen = Seen(match, player)
    assert seen.view["zones"] == match.view(player)["zones"]
    assert [option.code for option in seen.options] == match.owed()[0][2]
    found = reached(seen, {})
    assert len(found) > 20
    assert not {id(match), id(match.state), id(match.found), id(match.history)} & set(found)
    assert not any(thing == match.state for thing in found.values() if isinstance(thing, list))


def test_what_is_imagined_depends_on_the_seed_alone(nim: Rules) -> None:
    match = for_two("yokohama").start(3)
    first, second = Seen(match, 0), Seen(match.imagine(0, 99), 0)
    assert [first.imagine(n).digest() for n in range(3)] == [second.imagine(n).digest() for n in range(3)]
    assert first.imagine(0).digest() != first.imagine(1).digest()


class Stubborn(Bot):
    """Answers with something that is not offered."""

    def choose(self, seen: Seen) -> str:
        return "everything"


class Broken(Bot):
    def choose(self, seen: Seen) -> str:
        raise ZeroDivisionError("oh")


class Leaving(Bot):
    def choose(self, seen: Seen) -> str:
        raise SystemExit(3)


class Closing(Bot):
    def choose(self, seen: Seen) -> str:
        raise GeneratorExit


class Sly(str):
    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError("oh")

    __hash__ = str.__hash__


class Fooling(Bot):
    def choose(self, seen: Seen) -> str:
        return Sly("everything")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("gredy", "did you mean `greedy`"),
        ("", "there is no bot"),
        ("random:3", "takes nothing"),
        ("greedy:many", "from 1 to"),
        ("greedy:0", "from 1 to"),
        ("mcts:0", "a number of playouts"),
        ("mcts:-3", "a number of playouts"),
        ("mcts:s", "a number of playouts"),
        ("mcts:1.5", "a number of playouts"),
        ("mcts:1.2.3s", "a number of playouts"),
        ("mcts:99999999999999999999", "a number of playouts"),
        ("no_such_module:Bot", "there is no module `no_such_module`"),
        (":Bot", "there is no bot"),
        ("../x:Bot", "there is no module `../x`"),
        ("json:Bot", "there is no class `Bot`"),
        ("fractions:Fraction", "failed"),
    ],
)
def test_a_bot_that_cannot_be_called_is_refused_in_words(nim: Rules, text: str, part: str) -> None:
    with pytest.raises(Refused) as refused:
        call(text).bot(nim, 0, 0)
    assert part in str(refused.value)


def test_without_modules_only_bots_with_a_name_are_called() -> None:
    with pytest.raises(Refused, match="there is no bot"):
        call("json:JSONDecoder", modules=False)


@pytest.mark.parametrize(
    ("bot", "part"),
    [
        (Stubborn, "not offered"),
        (Broken, "ZeroDivisionError: oh"),
        (Leaving, "SystemExit: 3"),
        (Closing, "GeneratorExit"),
        (Fooling, "not offered"),
    ],
)
def test_a_bot_that_fails_is_named(nim: Rules, bot: type[Bot], part: str) -> None:
    with pytest.raises(Refused, match=part):
        decide(bot(nim, 0, 0), nim.start(0), 0)


def test_the_same_series_whoever_plays_it(nim: Rules) -> None:
    spec, bots = Spec("nim"), ["greedy:2", "random"]
    one, two = (arena(spec, bots, 6, seed=5, jobs=jobs, rules=nim) for jobs in (1, 2))
    for result in (one, two):
        result.pop("seconds"), result.pop("seconds_by_engine")
        for bot in result["bots"]:
            bot.pop("milliseconds_per_decision")
    assert one == two
    assert one["finished"] == 6 and sum(bot["wins"] for bot in one["bots"]) == 6
    assert arena(spec, bots, 6, seed=6, rules=nim)["digest"] != one["digest"]


def test_every_deal_is_played_from_each_seat(nim: Rules) -> None:
    """Two bots that always do the same win alike, however much the first seat is worth."""
    result = arena(Spec("nim"), [f"{__name__}:First", f"{__name__}:First"], 4, rules=nim)
    assert [bot["wins"] for bot in result["bots"]] == [2, 2]


class First(Bot):
    def choose(self, seen: Seen) -> str:
        return seen.options[0].id


def test_greedy_beats_random() -> None:
    result = arena(Spec("tic_tac_toe"), ["greedy", "random"], 20)
    assert result["bots"][0]["wins"] >= 15


def test_greedy_goes_through_its_turn_where_that_is_for_it_alone_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two decisions of a turn of draughts are seen as one; behind a throw, something hidden or too much the rest is
    drawn."""
    match = for_two("draughts").start(1)
    square = next(option.code for option in Seen(match, 0).options if option.id == "c3")
    ends = ends_of_turn(match, 0, square, 3)
    assert ends is not None and [end.owed()[0][0] for end in ends] == [1, 1]
    assert len({end.digest() for end in ends}) == 2 and match.digest() == for_two("draughts").start(1).digest()
    assert ends_of_turn(match, 0, square, 2) is None

    def gone_through(name: str) -> bool:
        rules = for_two(name)
        bot, match = Greedy(rules, 0, 1), rules.start(1)
        player = match.owed()[0][0]
        return bot.open and bot.gone_through(Seen(match, player)) is not None

    names = ["draughts", "chess", "pig", "backgammon", *GAMES]
    assert [name for name in names if gone_through(name)] == ["draughts", "chess"]
    monkeypatch.setattr(greedy, "MOST_POSITIONS", 2)
    assert not gone_through("draughts")


def test_a_search_never_loses_to_random_what_is_a_draw_by_right() -> None:
    result = arena(Spec("tic_tac_toe"), ["mcts:150", "random"], 10)
    assert result["bots"][1]["wins"] == result["shared_wins"] / 2, "at most a draw, which both win"


def test_more_playouts_play_better(nim: Rules) -> None:
    """The estimate of nim is never wrong, so that few playouts are enough; two are too few."""
    result = arena(Spec("nim"), ["mcts:200", "mcts:2"], 10, rules=nim)
    assert result["bots"][0]["wins"] >= 8


ORCHARD = """game: orchard
players: [2]
source: known
counters:
  point: {of: player}
  tree:  {of: player}
flow:
  round: {as each player: turn}
  turn:
    choose one:
      pick:  gain 1 point
      plant: gain 1 tree
end:
  winter: {when: round is 4, after: now}
scoring:
  harvest: {as each player: gain 20 points per tree}
winner: [most point]
estimate: {points: your points}
"""


def test_more_playouts_see_what_the_estimate_overlooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trees bear in the end alone, of which the estimate knows nothing: few playouts trust it, many see the end. Where
    that is too far away, they trust it as well."""
    (tmp_path / "game.yaml").write_text(ORCHARD, encoding="utf-8")
    rules = load(str(tmp_path), 2)

    def done(called: str) -> str:
        match = rules.start(1)
        return rules.option_id(match.owed()[0][1], decide(call(called).bot(rules, 0, 0), match, 0))

    assert [done("mcts:50"), done("mcts:400")] == ["pick", "plant"]
    monkeypatch.setattr(mcts, "TURNS_EACH", 2)
    assert done("mcts:400") == "pick"


def test_a_search_within_seconds_keeps_to_them_and_tells_how_far_it_is(
    nim: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count()
    monkeypatch.setattr(mcts, "monotonic", lambda: next(clock) * 0.125)
    bot = call("mcts:1s").bot(nim, 0, 0)
    told: list[float] = []
    bot.progress = told.append
    decide(bot, nim.start(0), 0)
    assert told == [0.125, 0.375, 0.625, 0.875], "it looks at the clock before and after each playout"


def test_a_search_spends_its_time_inside_the_rules() -> None:
    """Whatever the bot itself does takes less than 15 % of its time."""
    rules = for_two("yokohama")
    (match,) = moments(rules, 4, (40,))
    player = match.owed()[0][0]
    bot, profile = call("mcts:60").bot(rules, player, 1), Profile(process_time)
    profile.runcall(decide, bot, match, player)
    times = {file: 0.0 for file in ("bots", "rules")}
    for (file, _, _), (_, _, own, _, _) in Stats(profile).stats.items():  # type: ignore[attr-defined]
        times["bots" if Path(file).parent.name == "bots" else "rules"] += own
    assert times["bots"] < 0.15 * sum(times.values())


def test_what_was_searched_is_kept_only_while_nothing_is_learnt() -> None:
    """Within a turn the tree goes on; when others have decided or something came open, a new one is begun."""
    rules = for_two("yokohama")
    match, bot = rules.start(2), Mcts(rules, 0, 1, "3")
    kept = asked = 0
    for _ in range(60):
        player = match.owed()[0][0]
        if player:
            match.pick(player, match.owed()[0][2][0])
            continue
        asked += 1
        kept += bot.kept is not None and bot.kept[0] == Seen(match, 0).mark
        match.pick(0, decide(bot, match, 0))
    assert 0 < kept < asked


def test_a_plan_made_in_secret_is_followed_to_its_end_unless_a_better_one_is_found() -> None:
    """Nothing happens by chance there, so what was planned is what comes of it."""
    rules = for_two("smartphone_inc")
    bot = call("mcts:10").bot(rules, 0, 3)
    assert isinstance(bot, Mcts)
    plans, match, planned = 0, rules.start(5), -1e9
    while plans < 3:
        player, _, codes = match.owed()[0]
        if player or match.threads is None:
            match.pick(player, codes[-1])
            continue
        match.pick(0, decide(bot, match, 0))
        assert bot.plan[0] >= planned
        planned = bot.plan[0]
        assert match.threads is not None  # the other one has not answered yet
        if not match.threads[0].found:
            assert bot.standing.leads(match)[0] == planned and not bot.plan[1]
            plans, planned = plans + 1, -1e9


def test_a_plan_that_is_no_longer_possible_or_was_only_lucky_is_not_followed() -> None:
    rules = load("smartphone_inc", 2, variants=["dealt_companies"])
    bot, match = call("mcts:10").bot(rules, 0, 3), rules.start(5)
    assert isinstance(bot, Mcts)
    seen = Seen(match, 0)
    bot.choose(seen)
    best, code = bot.plan[0], next(code for code in range(1000) if code not in seen.codes)
    bot.plan = (best, [code])
    assert bot.proved(seen, 1) < -1e9
    bot.plan = (best + 1000, seen.codes[:1])
    assert bot.proved(seen, 1) < best
