"""The catalogue of mistakes, second part: what is wrong with lines, headers, names and whole rules.

The examples are pieces of a small game with coins, gems, cards, workers and sites; a test puts each of them into that
game and sees that the wrong one is refused for this very reason and the right one is not.
"""

from __future__ import annotations

#: code, a wrong example, the right one
Row = tuple[str, str, str]

#: how a line is said
SAID: tuple[Row, ...] = (
    ("syntax", "rules:\n  earn: gain 2 coins instead", "rules:\n  earn: gain 2 coins"),
    ("amount-first", "rules:\n  earn: gain gem 3", "rules:\n  earn: gain 3 gems"),
    ("number-word", "rules:\n  earn: gain two coins", "rules:\n  earn: gain 2 coins"),
    ("and-joins-amounts", "rules:\n  earn: gain 1 coin and pay 1 gem", "rules:\n  earn: gain 1 coin, then pay 1 gem"),
    (
        "header-in-line",
        "rules:\n  earn: if your coins at least 3 gain 1 gem",
        "rules:\n  earn:\n    if your coins at least 3: gain 1 gem",
    ),
    (
        "or-in-gain",
        "rules:\n  earn: gain 1 coin or 1 gem",
        "rules:\n  earn:\n    choose one: {coin: gain 1 coin, gem: gain 1 gem}",
    ),
    ("language-version", "language: 9", "language: 2"),
    ("you-first", "rules:\n  earn: you gain 2 coins", "rules:\n  earn: gain 2 coins"),
    ("verb-form", "rules:\n  earn: gains 2 coins", "rules:\n  earn: gain 2 coins"),
    ("verb-missing", "rules:\n  earn: 2 coins", "rules:\n  earn: gain 2 coins"),
    ("other-verb", "rules:\n  earn: draw 2 cards", "rules:\n  earn: deal 2 cards from deck to your table"),
    ("other-header", "rules:\n  earn:\n    3 times: gain 1 coin", "rules:\n  earn:\n    repeat 3 times: gain 1 coin"),
    (
        "other-word",
        "cards:\n  crown:\n    {colour: red, value: 1, cost: 1 gem, reward: nothing, abilities: [your reach +1]}",
        "cards:\n  crown:\n    {colour: red, value: 1, cost: 1 gem, reward: nothing, abilities: [your reach is 1 more]}",
    ),
    ("for-each", "rules:\n  earn: gain 1 point for each gem", "rules:\n  earn: gain 1 point per gem"),
    (
        "comparison",
        "goals:\n  rich: {test: your coins >= 8, worth: 2}",
        "goals:\n  rich: {test: your coins at least 8, worth: 2}",
    ),
    (
        "negation",
        "goals:\n  dry: {test: there is not a site with your worker, worth: 2}",
        "goals:\n  dry: {test: there is no site with your worker, worth: 2}",
    ),
    ("relative-clause", "rules:\n  earn: choose a site that is open", "rules:\n  earn: choose an open site"),
    (
        "with-before-where",
        "rules:\n  earn: choose a site where it is land with your worker",
        "rules:\n  earn: choose a site with your worker where it is land",
    ),
    (
        "and-behind-where",
        "goals:\n  dry: {test: there is no site where it is land and your coins at least 3, worth: 2}",
        "goals:\n  dry: {test: (there is no site where it is land) and your coins at least 3, worth: 2}",
    ),
    ("possessive", "rules:\n  earn: gain card's value coins", "rules:\n  earn: gain 2 coins"),
    ("capital", "rules:\n  earn: Gain 2 coins", "rules:\n  earn: gain 2 coins"),
    ("end-sign", "rules:\n  earn: gain 2 coins.", "rules:\n  earn: gain 2 coins"),
)

#: what a line speaks of
MEANT: tuple[Row, ...] = (
    ("unknown-rule", "rules:\n  earn: tarde", "rules:\n  earn: trade"),
    (
        "no-antecedent",
        "rules:\n  earn: move that card to waste",
        "rules:\n  earn:\n    - choose a card in your hand\n    - move that card to waste",
    ),
    (
        "which-one",
        "rules:\n  earn: move 1 worker from your home to a site",
        "rules:\n  earn:\n    - choose a site\n    - move 1 worker from your home to that site",
    ),
    (
        "how-many",
        "rules:\n  earn:\n    - choose a site\n    - move your worker to that site",
        "rules:\n  earn:\n    - choose a site\n    - move 1 worker from your home to that site",
    ),
    (
        "arguments",
        "rules:\n  earn: play_out",
        "rules:\n  earn:\n    - choose a card in your hand\n    - play_out that card",
    ),
    ("not-counted", "rules:\n  earn: gain 1 worker", "rules:\n  earn: gain 1 coin"),
    ("pay-things", "rules:\n  earn: pay 1 card and 1 coin", "rules:\n  earn: pay 1 gem and 1 coin"),
    ("adjective", "define:\n  crowd: your workers on open sites", "define:\n  crowd: your workers on sites"),
    (
        "choose-several",
        "rules:\n  earn: choose 2 sites",
        "rules:\n  earn:\n    choose up to 2 different sites: gain 1 coin",
    ),
    (
        "hidden-choice",
        "rules:\n  earn:\n    choose a card in deck: move that card to waste",
        "rules:\n  earn:\n    choose a card in offer: move that card to waste",
    ),
    (
        "hidden-question",
        "scoring:\n  luck:\n    as each player:\n      if there is a red card in your hand:\n        you may: gain 1 coin",
        "scoring:\n  luck:\n    as each player:\n      you may:\n        only if there is a red card in your hand: gain 1 coin",
    ),
    (
        "hidden-note",
        "notes:\n  pick: card\nrules:\n  earn:\n    choose a card in your hand: set pick to that card",
        "notes:\n  pick: card\nrules:\n  earn:\n    choose a card in offer: set pick to that card",
    ),
    (
        "never-remembered",
        "end:\n  again: {when: this position has come 3 times, after: now}",
        "rules:\n  earn: remember the last 50 positions\nend:\n  again: {when: this position has come 3 times, after: now}",
    ),
    (
        "start-unused",
        "rules:\n  earn: pass the start to the player on your left",
        "rules:\n  earn:\n    - as each player from the start player: gain 1 coin\n    - pass the start to the player on your left",
    ),
    (
        "decided-beforehand",
        "end:\n  late: {when: round is 0, after: now}",
        "end:\n  late: {when: round is 9, after: now}",
    ),
    ("divisor", "define:\n  share: your coins / your gems", "define:\n  share: your coins / 2"),
    (
        "two-headers",
        "rules:\n  earn:\n    you may: gain 1 coin\n    any number of times: nothing",
        "rules:\n  earn:\n    - you may: gain 1 coin\n    - any number of times: nothing",
    ),
    (
        "misplaced-header",
        "rules:\n  earn:\n    whenever you gain coin: gain 1 gem",
        "always:\n  luck:\n    whenever you gain coin: gain 1 gem",
    ),
    ("reserved-word", "counters:\n  total: {of: player}", "counters:\n  total_value: {of: player}"),
    ("name-twice", "parameters:\n  gem: 3", "parameters:\n  gem_limit: 3"),
    (
        "too-many",
        "zones:\n  long_row: {holds: card, form: row, slots: 150}",
        "zones:\n  long_row: {holds: card, form: row, slots: 15}",
    ),
    (
        "layout-size",
        "layouts:\n  ring: {of: goal, pattern: bricks, rows: [7], filled: shuffled}",
        "layouts:\n  ring: {of: goal, pattern: bricks, rows: [2], filled: shuffled}",
    ),
)

#: what a card answers and changes
ABILITIES: tuple[Row, ...] = (
    (
        "dead-trigger",
        "always:\n  luck:\n    whenever you play_outt a card: gain 1 coin",
        "always:\n  luck:\n    whenever you play_out a card: gain 1 coin",
    ),
    (
        "trigger-test",
        "always:\n  luck:\n    whenever you send_worker at an open site: gain 1 coin",
        "always:\n  luck:\n    whenever you send_worker at a site:\n      if here is open: gain 1 coin",
    ),
    ("no-menu", "always:\n  luck:\n    also in buy: gain 1 coin", "always:\n  luck:\n    also in work: gain 1 coin"),
    (
        "never-in-play",
        "kinds:\n  charm: {start: box, has: {abilities: abilities}}\nzones:\n  box: {holds: charm}\n"
        "charms:\n  coin_charm: {abilities: [your reach is 1 more]}",
        "kinds:\n  charm: {start: box, has: {abilities: abilities}}\nzones:\n  box: {holds: charm, in play: yes}\n"
        "charms:\n  coin_charm: {abilities: [your reach is 1 more]}",
    ),
    (
        "not-alike",
        "kinds:\n  herb: {start: bed, has: {price: number, use: effect}, alike by: price}\nzones:\n  bed: {holds: herb}\n"
        "herbs:\n  sage: {price: 1, use: gain 1 coin}\n  rue: {price: 1, use: gain 1 gem}\n"
        "rules:\n  earn:\n    choose a herb in bed: do use of that herb",
        "kinds:\n  herb: {start: bed, has: {price: number, use: effect}}\nzones:\n  bed: {holds: herb}\n"
        "herbs:\n  sage: {price: 1, use: gain 1 coin}\n  rue: {price: 1, use: gain 1 gem}\n"
        "rules:\n  earn:\n    choose a herb in bed: do use of that herb",
    ),
    (
        "asking-step",
        "always:\n  luck:\n    at the end of your turn:\n      you may: gain 1 coin",
        "always:\n  luck:\n    at the end of your turn: gain 1 coin",
    ),
)

#: what must hold of rules as a whole
WHOLE: tuple[Row, ...] = (
    (
        "circle",
        "define:\n  fame: your coins + luck\n  luck: fame / 2",
        "define:\n  fame: your coins + luck\n  luck: your gems / 2",
    ),
    (
        "endless",
        "rules:\n  take_good:\n    as often as possible:\n      if your coins at least 1: nothing",
        "rules:\n  take_good:\n    as often as possible: pay 1 coin",
    ),
    (
        "unreachable",
        "rules:\n  earn: gain 1 coin",
        "rules:\n  earn: gain 1 coin\nscoring:\n  last: {as each player: earn}",
    ),
    (
        "step-can-fail",
        "scoring:\n  tax: {as each player: {choose a card in your hand: move that card to waste}}",
        "scoring:\n  tax:\n    as each player:\n      choose a card in your hand: move that card to waste\n      "
        "otherwise: nothing",
    ),
    (
        "any-order",
        "rules:\n  take_good:\n    in any order: [pay 1 coin, gain 1 gem]",
        "rules:\n  take_good:\n    in any order:\n      - {pay 1 coin: gain 1 point}\n      - gain 1 gem",
    ),
    (
        "best-ways",
        "rules:\n  take_good:\n    - so that your gems is highest:\n        you may: gain 1 gem\n    - pay 1 coin",
        "rules:\n  take_good:\n    - pay 1 coin\n    - so that your gems is highest:\n        you may: gain 1 gem",
    ),
    (
        "answers-place",
        "rules:\n  take_good:\n    - gain 1 coin\n    - if your coins at least 3: do what answers this\n    - gain 1 gem",
        "rules:\n  take_good:\n    - gain 1 coin\n    - do what answers this\n    - gain 1 gem",
    ),
    (
        "behind-chance",
        "scoring:\n  luck:\n    as each player:\n      you may:\n        - deal 1 card from deck to your table\n"
        "        - choose a card in your table where value of it at least 4\n        - pay 1 coin",
        "scoring:\n  luck:\n    as each player:\n      you may:\n        - pay 1 coin\n        - deal 1 card from deck "
        "to your table",
    ),
    ("trial-too-large", "", ""),
    (
        "secret-shared",
        "setup:\n  gift:\n    secretly as each player: [shuffle deck]",
        "setup:\n  gift:\n    secretly as each player: [gain 1 coin]",
    ),
    (
        "laid",
        "rules:\n  earn:\n    - choose a card in your hand\n    - lay that card on your table",
        "rules:\n  earn:\n    - choose a card in your hand\n    - move that card to your table",
    ),
    (
        "grid-shape",
        "kinds:\n  mark: {is: [star]}\n  tile: {has: {cells: grid of mark}}\n"
        "tiles:\n  hook: {cells: [[star, star], [star]]}",
        "kinds:\n  mark: {is: [star]}\n  tile: {has: {cells: grid of mark}}\n"
        "tiles:\n  hook: {cells: [[star, star], [star, gap]]}",
    ),
    (
        "grid-size",
        "kinds:\n  mark: {is: [star]}\n  tile: {start: pouch, has: {cells: grid of mark}}\n"
        "tiles:\n  bar: {cells: [[star, star]]}\n"
        "zones:\n  pouch: {holds: tile}\n  board: {of: player, holds: tile, form: grid, size: [1, 4]}\n"
        "rules:\n  earn:\n    - choose a tile in pouch\n    - lay that tile on your board",
        "kinds:\n  mark: {is: [star]}\n  tile: {start: pouch, has: {cells: grid of mark}}\n"
        "tiles:\n  bar: {cells: [[star, star]]}\n"
        "zones:\n  pouch: {holds: tile}\n  board: {of: player, holds: tile, form: grid, size: [2, 4]}\n"
        "rules:\n  earn:\n    - choose a tile in pouch\n    - lay that tile on your board",
    ),
    ("walk-toll", "", ""),
    ("check-fails", "checks:\n  goal_count: (count of goals) is 3", "checks:\n  goal_count: (count of goals) is 2"),
    ("too-large", "", ""),
    (
        "too-much-work",
        "scoring:\n  last: {as each player: {repeat 900 times: {repeat 900 times: {repeat 900 times: gain 1 coin}}}}",
        "scoring:\n  last: {as each player: gain 900 coins}",
    ),
    ("scenario", "given: {1: you may gain 1 coin}", "given: {1: gain 1 coin}"),
    ("scenario-fails", "then: [your coins is 5]", "then: [your coins is 4]"),
)
