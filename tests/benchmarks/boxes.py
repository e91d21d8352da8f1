"""Games of any number of cards that answer something, of which a dozen are in play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

GAME = """\
game: box
players: [2, 3]
source: known
counters: {{point: {{of: player}}, coin: {{of: player}}, gem: {{of: player}}}}
kinds:
  card: {{start: deck, has: {{abilities: abilities}}}}
zones:
  deck: {{holds: card, form: stack, seen by: nobody}}
  table: {{of: player, holds: card, in play: yes}}
  offer: {{holds: card, form: row, slots: 2, refill: {{from: deck}}}}
  spent: {{holds: card, form: stack}}
setup: {{begin: [{{as each player: deal {dealt} cards from deck to your table}}, refill offer]}}
flow:
  round: {{as each player: turn}}
  turn:
    choose one:
      earn: gain 1 coin
      dig: gain 1 gem
      spend: pay 1 coin
      change: renew
rules:
  renew:
    - choose a card in your table: move that card to spent
    - find a card in offer as fresh: move that fresh to your table
    - if there is no card in deck: deal all cards from spent to deck
    - refill offer
end: {{late: {{when: round is {rounds}, after: now}}}}
winner: [most point]
"""
#: a file has so many values at most
_ROWS = 2000


def box(folder: Path, cards: int, answers: Sequence[str], copies: int = 1, rounds: int = 200, dealt: int = 6) -> Path:
    """So many cards, each with one of some answers in turn."""
    folder.mkdir(parents=True)
    (folder / "game.yaml").write_text(GAME.format(rounds=rounds, dealt=dealt), encoding="utf-8")
    for first in range(0, cards, _ROWS):
        rows = [
            f"  card_{i}:\n    copies: {copies}\n    abilities:\n      - {answers[i % len(answers)]}"
            for i in range(first, min(cards, first + _ROWS))
        ]
        (folder / f"cards_{first}.yaml").write_text("\n".join(["cards:", *rows, ""]), encoding="utf-8")
    return folder
