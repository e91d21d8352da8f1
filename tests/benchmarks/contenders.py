"""What is measured against each other: games from rules, their hand-written twins, and a hand-written game of others.

Everybody plays the same way: list the legal options, choose one at random, apply it. A contender plays one whole game
when called and returns how many decisions it took.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.study.simulate import play_out

TWINS = Path(__file__).parent / "games"
#: games of the shelf that have a twin, and how many times as long they may take
SMALL = {"tic_tac_toe": 1.5, "connect_four": 1.5, "nim": 1.5, "reversi": 3.0, "draughts": 3.0}

Contender = Callable[[], int]


def twin_of(name: str) -> ModuleType:
    """The hand-written module of a game."""
    spec = importlib.util.spec_from_file_location(f"twin_{name}", TWINS / name / "twin.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def twin(name: str, seed: int = 0) -> Contender:
    new, draw = twin_of(name).Game, random.Random(seed).random

    def play() -> int:
        game = new()
        choose, options, asked = game.choose, game.options, 0
        while options:
            options = choose(options[int(draw() * len(options))])
            asked += 1
        return asked

    return play


def from_rules(rules: Rules, seed: int = 0) -> Contender:
    """The loop of `simulate`."""
    chance = random.Random(seed)
    draw = chance.random

    def play() -> int:
        return play_out(rules.start(chance.getrandbits(32)), draw, [])

    return play


def as_webassembly(rules: Rules) -> Contender:
    """The same as WebAssembly, a batch of games in one call; their generators go on where they were."""
    module = rules.native
    module.begin()
    module.prepare([(rules.machine.chance(game), game) for game in range(module.games)])

    def play() -> int:
        module.play(module.games)
        return sum(module.read(module.at["OUTPUTS"], module.games))

    return play


def from_rules_cloning(rules: Rules, seed: int = 0) -> Contender:
    """The same with a copy of the match before each decision, as a search does."""
    chance = random.Random(seed)
    draw = chance.random

    def play() -> int:
        match, asked = rules.start(chance.getrandbits(32)), 0
        while not match.over:
            match = match.clone()
            player, _, codes = match.owed()[0]
            match.pick(player, codes[int(draw() * len(codes))])
            asked += 1
        return asked

    return play


def positions(rules: Rules, number: int, seed: int = 0) -> list[Match]:
    """So many matches of random games, evenly from their whole length."""
    chance = random.Random(seed)
    found: list[Match] = []
    while len(found) < number:
        match, passed = rules.start(chance.getrandbits(32)), []
        while not match.over:
            player, _, codes = match.owed()[0]
            match.pick(player, chance.choice(codes))
            passed.append(match.clone())
        found += chance.sample(passed, min(len(passed), max(1, number // 10)))
    return found[:number]


# ---- catanatron: Catan written by hand in Python; part of the extra `bench`, never of the package


def catan(players: int, clone: bool = False, seed: int = 0) -> Contender | None:
    """Counts every move it asks for, also those without a choice: its own measure, and the one that favours it."""
    try:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, Player
    except ImportError:
        return None
    chance = random.Random(seed)
    draw = chance.random

    def play() -> int:
        game, asked = Game([Player(color) for color in list(Color)[:players]], seed=1 + chance.getrandbits(32)), 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            options = game.state.playable_actions
            if clone:
                game = game.copy()
            game.execute(options[int(draw() * len(options))], validate_action=False)
            asked += 1
        return asked

    return play


# ---- OpenSpiel: games written by hand in C++, called from Python; part of the extra `bench`, too

#: by game of the shelf, what OpenSpiel calls it
OPEN_SPIEL = {
    "backgammon": "backgammon",
    "chess": "chess",
    "connect_four": "connect_four",
    "draughts": "checkers",
    "hearts": "hearts",
    "nim": "nim",
    "nine_mens_morris": "nine_mens_morris",
    "oware": "oware",
    "pig": "pig",
    "reversi": "othello",
    "tic_tac_toe": "tic_tac_toe",
}


def open_spiel(name: str, seed: int = 0) -> Contender | None:
    """Counts every move of a player, also those without a choice; throws and deals take time, but are no moves."""
    try:
        import pyspiel
    except ImportError:
        return None
    if name not in OPEN_SPIEL or OPEN_SPIEL[name] not in pyspiel.registered_names():
        return None
    new, chance = pyspiel.load_game(OPEN_SPIEL[name]).new_initial_state, random.Random(seed)
    draw = chance.random

    def play() -> int:
        state, asked = new(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                options = state.legal_actions()
                state.apply_action(options[int(draw() * len(options))])
                asked += 1
        return asked

    return play


def open_spiel_inside(name: str, seed: int = 0, batch: int = 2000) -> Contender | None:
    """The same without Python between two moves: its own search asks for one position, valued by so many random games.

    It does not say how many moves they had: as many as random games have on average."""
    outside = open_spiel(name, seed)
    if outside is None:
        return None
    import pyspiel

    moves = sum(outside() for _ in range(batch))
    game = pyspiel.load_game(OPEN_SPIEL[name])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(batch, seed), 2.0, 1, 10, False, seed, False)

    def play() -> int:
        bot.step(game.new_initial_state())
        return moves

    return play
