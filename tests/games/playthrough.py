"""A whole game as text, to be read in a diff: the first rounds and the end in full, between them a line a decision.

A game whose first rounds are too long is told with fewer of them in full: of those left out a digest is compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from textwrap import wrap
from typing import Any

from games.playing import TABLES, play, rules_of
from spielwerk.interpreter import Decision, Match, Rules

FOLDER = Path(__file__).with_name("golden")
FULL_ROUNDS = 2
MOST_LINES = 2_000
#: a game of at most so many decisions is shown, or the file gets too long
MOST_SHOWN = 900
WIDTH = 116

Lines = dict[str, str]


def path_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


def short_seed(rules: Rules) -> int:
    """The first seed whose random game is short enough."""
    for seed in range(1, 200):
        match = rules.start(seed)
        if sum(1 for _ in play(match, random.Random(seed), most=MOST_SHOWN)) < MOST_SHOWN and match.over:
            return seed
    raise AssertionError("no short game found")


# ---- views as lines
def shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(
            f"{key} ({shown(inner)})" if isinstance(inner, dict | list) else f"{key} {shown(inner)}"
            for key, inner in value.items()
        )
    if isinstance(value, list):
        return " ".join("-" if item is None else shown(item) for item in value)
    return str(value)


def lines_of(view: dict[str, Any]) -> Lines:
    """By place in the view what is there, one line each."""
    found: Lines = {}
    for key, value in view.items():
        if not isinstance(value, dict) or key in ("points", "secret"):
            found[key] = shown(value)
            continue
        for name, inner in value.items():
            if key == "pieces":
                found.update({f"{name} on {place}": shown(there) for place, there in inner.items()})
            elif key == "zones" and isinstance(inner, dict):
                found.update({f"{name} of {holder}": shown(things) for holder, things in inner.items()})
            else:
                found[name] = shown(inner)
    return found


class Views:
    """What all see is shown once; what only some see stands under their names. After that only what changed."""

    def __init__(self) -> None:
        self.last: dict[str, Lines] = {}

    def show(self, match: Match, whole: bool = False) -> list[str]:
        seats = [match.view(player) for player in range(match.rules.players)]
        lines = [lines_of(view) for view in seats]
        common = {key: text for key, text in lines[0].items() if all(other.get(key) == text for other in lines)}
        parts = {"all see": common}
        for view, seen in zip(seats, lines, strict=True):
            parts[f"{view['you']} sees"] = {k: text for k, text in seen.items() if k not in common and k != "you"}
        found = []
        for title, part in parts.items():
            before = {} if whole else self.last.get(title, {})
            new = {key: text for key, text in part.items() if before.get(key) != text and (text or key in before)}
            found += [f"  {title}:"] if new else []
            for key, text in new.items():
                found += wrap(f"{key}: {text or '(nothing)'}", WIDTH, initial_indent="    ", subsequent_indent="      ")
        self.last = parts
        return found


# ---- the game
def in_short(number: int, decision: Decision, chosen: str) -> str:
    return f"{number} player_{decision.player + 1} {decision.path}: {chosen}"


def in_full(number: int, decision: Decision, chosen: str) -> list[str]:
    options = ", ".join(option.id for option in decision.options)
    return [
        f"{number} player_{decision.player + 1} {decision.path}: {decision.prompt}?",
        *wrap(f"options: {options}", WIDTH, initial_indent="  ", subsequent_indent="    "),
        f"  chosen: {chosen}",
    ]


@dataclass
class Round:
    """What happened in a round: a line a decision, and for the first rounds everything."""

    number: int
    short: list[str] = field(default_factory=list)
    full: list[str] = field(default_factory=list)

    def lines(self, full_rounds: int) -> list[str]:
        """In full or in short; what could be told in full and is not has its digest, so that it is compared too."""
        title = ["", f"Round {self.number}"]
        if self.number <= full_rounds:
            return [*title, *self.full]
        left_out = sha256("\n".join(self.full).encode()).hexdigest()
        return [*title, *self.short, *([f"  in full: digest {left_out}"] if self.full else [])]


def fitting(start: list[str], rounds: list[Round], end: list[str]) -> list[str]:
    """The whole game with as many rounds in full as there is room for."""
    for full_rounds in range(FULL_ROUNDS, -1, -1):
        found = [*start, *(line for told in rounds for line in told.lines(full_rounds)), *end]
        if len(found) < MOST_LINES:
            break
    return found


def scoring(match: Match) -> list[str]:
    result = match.result()
    ranking = " ".join(f"player_{player + 1}" for player in result.ranking)
    found = ["", f"The end: {result.cause} in round {result.rounds}; ranking: {ranking}"]
    for source in result.by_source[0]:
        found.append(f"  {source:20}" + "".join(f"{by[source]:6}" for by in result.by_source))
    return [*found, f"  {'all':20}" + "".join(f"{points:6}" for points in result.points)]


def playthrough(rules: Rules, seed: int) -> str:
    chance, match, views = random.Random(seed), rules.start(seed), Views()
    start = [f"{rules.name}, {rules.players} players, seed {seed}", "", "At the start", *views.show(match)]
    rounds: list[Round] = []
    number, actor = 0, -1
    while not match.over:
        decision = chance.choice(match.decisions())
        full = match.round <= FULL_ROUNDS
        if full and decision.player != actor and number:
            rounds[-1].full += [f"  after the turn of player_{actor + 1}:", *views.show(match)]
        if not rounds or match.round != rounds[-1].number:
            rounds.append(Round(match.round))
        actor = decision.player
        option = chance.choice(decision.options)
        number += 1
        rounds[-1].short.append(in_short(number, decision, option.id))
        rounds[-1].full += in_full(number, decision, option.id) if full else []
        match.choose(option.id, decision.player)
    end = ["", "At the end", *views.show(match, whole=True), *scoring(match), f"digest {match.digest()}"]
    return "\n".join([*fitting(start, rounds, end), ""])


def made() -> Iterator[tuple[Path, str]]:
    for name, players in TABLES:
        rules = rules_of(name, players)
        yield path_of(name, players), playthrough(rules, short_seed(rules))
