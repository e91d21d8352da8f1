"""A very small game of hidden hands: what somebody can do depends on cards that only they see."""

from __future__ import annotations

from typing import Any

HANDS: dict[str, Any] = {
    "kinds": {"card": {"start": "deck", "has": {"cost": "amounts", "value": "number"}}},
    "cards": {
        "pebble": {"copies": 6, "cost": "1 coin", "value": 1},
        "stone": {"copies": 6, "cost": "3 coins", "value": 2},
        "rock": {"copies": 6, "cost": "5 coins", "value": 4},
    },
    "zones": {
        "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
        "hand": {"of": "player", "holds": "card", "seen by": "owner"},
        "shown": {"of": "player", "holds": "card"},
        "waste": {"holds": "card", "seen by": "nobody"},
    },
    "end": {"long": {"when": "round is 60", "after": {"rounds": 0}}},
    "setup": {"deal": ["shuffle deck", {"as each player": "deal 3 cards from deck to your hand"}]},
    "flow": {
        "round": [{"secretly as each player": "drop"}, {"as each player": "turn"}],
        "turn": ["act", "trade", "show"],
    },
    "rules": {
        "act": ["deal 1 card from deck to your hand", {"choose one": {"rest": "nothing", "earn": "gain 1 coin"}}],
        "trade": {
            "any number of times": {"choose one": ["play_card", {"only if your coins at least 7": "gain 1 gem"}]}
        },
        "play_card": ["choose a card in your hand", "pay cost of that card", "move that card to your shown"],
        "show": {"you may": {"only if there is a rock card in your hand": "gain 1 coin"}},
        "drop": {"choose a card in your hand": "move that card to waste", "otherwise": "nothing"},
    },
}
