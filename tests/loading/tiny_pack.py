"""Small packs for tests, written to a folder from a dictionary of texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent

from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.packs.pack import Pack, load_pack

BASE = """\
game: tiny
players: [2, 3]
counters:
  coin: {of: player, start: {first player: 3, others: 4}}
groups:
  money: [coin]
kinds:
  colour: {is: [red, blue]}
  card:   {start: deck, has: {cost: number, colour: colour, reward: effect}}
zones:
  deck: {holds: card, form: stack, seen by: nobody}
  hand: {of: player, holds: [card], limit: 5}
parameters:
  hand_limit: {2: 5, 3: 4}
rules:
  turn:
    choose one:
      take: draw
      rest: nothing
  draw: [deal 1 card from deck to your hand, gain 1 coin]
flow:
  round: {as each player: turn}
variants:
  rich: {parameters: {hand_limit: 9}}
  side:
    description: which side of the board is used
    values:
      back:  {parameters: {hand_limit: 1}}
      front: {parameters: {hand_limit: 2}}
"""
CARDS = """\
cards:
  source: known
  ace:  {cost: 1, colour: red, reward: gain 1 coin}
  king: {like: ace, cost: 3}
"""


def write_pack(folder: Path, files: dict[str, str] | None = None) -> Path:
    """The tiny pack in `folder/tiny`, with further or other files."""
    for name, text in {"game.yaml": BASE, "cards.yaml": CARDS, **(files or {})}.items():
        path = folder / "tiny" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return folder / "tiny"


def load(
    folder: Path, files: dict[str, str] | None = None, expansions: Sequence[str] = (), variants: Sequence[str] = ()
) -> Pack:
    return load_pack(write_pack(folder, files), expansions, variants)


def the_problem(pack: Pack) -> Problem:
    assert len(pack.problems) == 1, pack.problems
    return pack.problems[0]
