"""The catalogue of mistakes, second part: what is wrong with lines, headers, names and whole rules.

The examples are pieces of a small game with coins, gems, cards, workers and sites; a test puts each of them into that
game and sees that the wrong one is refused for this very reason and the right one is not.
"""

from __future__ import annotations

#: code, title, why, a wrong example, the right one
Row = tuple[str, str, str, str, str]

#: how a line is said
SAID: tuple[Row, ...] = (
    ("syntax", "A word that does not belong there",
     "Lines have a fixed word order, so that everybody reads the same rule. The hint says what could stand there.",
     "rules:\n  earn: gain 2 coins instead", "rules:\n  earn: gain 2 coins"),
    ("amount-first", "The amount is missing or in the wrong place",
     "An amount is a plain number, and it stands before what it counts.",
     "rules:\n  earn: gain gem 3", "rules:\n  earn: gain 3 gems"),
    ("number-word", "A number in letters",
     "Numbers are written in digits.",
     "rules:\n  earn: gain two coins", "rules:\n  earn: gain 2 coins"),
    ("and-joins-amounts", "Two instructions in one",
     "`and` joins amounts and conditions. Instructions follow each other with `, then` or as a list.",
     "rules:\n  earn: gain 1 coin and pay 1 gem", "rules:\n  earn: gain 1 coin, then pay 1 gem"),
    ("header-in-line", "A header in the middle of a line",
     "When, for whom and at what price is said by a header: it ends with a colon, and what happens stands below it.",
     "rules:\n  earn: if your coins at least 3 gain 1 gem",
     "rules:\n  earn:\n    if your coins at least 3: gain 1 gem"),
    ("or-in-gain", "`or` between two gains",
     "To gain one thing or another is a choice, and a choice is a header with its alternatives.",
     "rules:\n  earn: gain 1 coin or 1 gem", "rules:\n  earn:\n    choose one: {coin: gain 1 coin, gem: gain 1 gem}"),
    ("you-first", "A line that begins with `you`",
     "A line is an order to whoever acts, so it begins with the verb. `you may:` is a header.",
     "rules:\n  earn: you gain 2 coins", "rules:\n  earn: gain 2 coins"),
    ("verb-form", "A verb with -s",
     "A line is an order, and triggers use the same form: `whenever you gain ...`, `they gain ...`.",
     "rules:\n  earn: gains 2 coins", "rules:\n  earn: gain 2 coins"),
    ("verb-missing", "A line without a verb",
     "An amount alone does not say whether it is gained, paid or lost.",
     "rules:\n  earn: 2 coins", "rules:\n  earn: gain 2 coins"),
    ("other-verb", "A verb of other games",
     "The verbs are few: gain, lose, pay, move, deal, choose, set, refill, shuffle, do. Any other verb is a rule of "
     "the game.",
     "rules:\n  earn: draw 2 cards", "rules:\n  earn: deal 2 cards from deck to your table"),
    ("other-header", "A header in other words",
     "Headers are few and fixed, so that nobody has to guess when something happens.",
     "rules:\n  earn:\n    3 times: gain 1 coin", "rules:\n  earn:\n    repeat 3 times: gain 1 coin"),
    ("other-word", "A word the language does not know",
     "There is another word for it; the hint names it.",
     "cards:\n  crown:\n    {colour: red, value: 1, cost: 1 gem, reward: nothing, abilities: [your reach +1]}",
     "cards:\n  crown:\n    {colour: red, value: 1, cost: 1 gem, reward: nothing, abilities: [your reach is 1 more]}"),
    ("for-each", "`for each` instead of `per` or `each`",
     "An amount that grows is said with `per`; something done several times is a header `each ...:`.",
     "rules:\n  earn: gain 1 point for each gem", "rules:\n  earn: gain 1 point per gem"),
    ("comparison", "A comparison in signs or other words",
     "Comparisons are words: `is`, `at least`, `at most`, `more than`, `fewer than`.",
     "goals:\n  rich: {test: your coins >= 8, worth: 2}", "goals:\n  rich: {test: your coins at least 8, worth: 2}"),
    ("negation", "A negation in other words",
     "`not` stands behind `is`; what is missing is said with `without`, `has no` or `there is no`.",
     "goals:\n  dry: {test: there is not a site with your worker, worth: 2}",
     "goals:\n  dry: {test: there is no site with your worker, worth: 2}"),
    ("relative-clause", "A clause with `that` or `which`",
     "What something is stands before its noun, what it has behind `with`, everything else behind `where`.",
     "rules:\n  earn: choose a site that is open", "rules:\n  earn: choose an open site"),
    ("with-before-where", "`with` behind `where`",
     "A `where` asks everything that follows it, so it stands last.",
     "rules:\n  earn: choose a site where it is land with your worker",
     "rules:\n  earn: choose a site with your worker where it is land"),
    ("possessive", "A possessive with 's",
     "What belongs to something is said with `of`.",
     "rules:\n  earn: gain card's value coins", "rules:\n  earn: gain 2 coins"),
    ("capital", "A capital letter",
     "Names and words are written small, so that there is one way to write each.",
     "rules:\n  earn: Gain 2 coins", "rules:\n  earn: gain 2 coins"),
    ("end-sign", "A full stop at the end",
     "A line ends where it ends.",
     "rules:\n  earn: gain 2 coins.", "rules:\n  earn: gain 2 coins"),
)

#: what a line speaks of
MEANT: tuple[Row, ...] = (
    ("unknown-rule", "A rule nobody wrote",
     "A line begins with a verb of the language or with the name of a rule under `rules:` or `flow:`.",
     "rules:\n  earn: tarde", "rules:\n  earn: trade"),
    ("no-antecedent", "A word with nothing to stand for",
     "`that card` is the card chosen, looped over or handed over before; `here` the place a rule was called at; `it` "
     "what a "
     "`where` asks about; `you` whoever acts. In the setup and at the end nobody acts unless `as each player:` says "
     "so.",
     "rules:\n  earn: move that card to waste",
     "rules:\n  earn:\n    - choose a card in your hand\n    - move that card to waste"),
    ("which-one", "One of several, but not said which",
     "A kind names many things. Choose one first and speak of it with `that`, or say whose or where.",
     "rules:\n  earn: move 1 worker from your home to a site",
     "rules:\n  earn:\n    - choose a site\n    - move 1 worker from your home to that site"),
    ("how-many", "How many, and from where",
     "Pieces of which a player has several are moved in numbers from one place to another.",
     "rules:\n  earn:\n    - choose a site\n    - move your worker to that site",
     "rules:\n  earn:\n    - choose a site\n    - move 1 worker from your home to that site"),
    ("arguments", "A rule is given too much or too little",
     "The key of a rule says what it needs: `play_out a card:` is called `play_out that card`.",
     "rules:\n  earn: play_out", "rules:\n  earn:\n    - choose a card in your hand\n    - play_out that card"),
    ("not-counted", "Something that is not a counter",
     "Counters are gained and paid. Pieces and things lie somewhere, so they are moved. Of a group one member is "
     "named.",
     "rules:\n  earn: gain 1 worker", "rules:\n  earn: gain 1 coin"),
    ("adjective", "An adjective where none can stand",
     "Places are named, not described; an adjective that nobody understands would be passed over. Use a query instead.",
     "define:\n  crowd: your workers on open sites", "define:\n  crowd: your workers on sites"),
    ("choose-several", "Choosing several in one line",
     "`choose up to N ...:` is a header: below it stands what happens with each. For an exact number, repeat a choice.",
     "rules:\n  earn: choose 2 sites", "rules:\n  earn:\n    choose up to 2 different sites: gain 1 coin"),
    ("hidden-choice", "Choosing among what nobody sees",
     "The list of options would tell what lies in a hidden zone.",
     "rules:\n  earn:\n    choose a card in deck: move that card to waste",
     "rules:\n  earn:\n    choose a card in offer: move that card to waste"),
    ("divisor", "Division by something that may be 0",
     "One divides by a plain number, so that no game ever stops there.",
     "define:\n  share: your coins / your gems", "define:\n  share: your coins / 2"),
    ("two-headers", "Two headers side by side",
     "Which of them comes first? Make it a list; only `otherwise:` stands beside another header.",
     "rules:\n  earn:\n    you may: gain 1 coin\n    any number of times: nothing",
     "rules:\n  earn:\n    - you may: gain 1 coin\n    - any number of times: nothing"),
    ("misplaced-header", "A header in the wrong place",
     "Triggers belong to abilities and `always:`; what one may do or choose belongs to bodies.",
     "rules:\n  earn:\n    whenever you gain coin: gain 1 gem",
     "always:\n  luck:\n    whenever you gain coin: gain 1 gem"),
    ("reserved-word", "A name that is a word of the language",
     "In a line nobody could tell the two apart. An underscore and one more word is enough.",
     "counters:\n  total: {of: player}", "counters:\n  total_value: {of: player}"),
    ("name-twice", "One word for two things",
     "A word means one thing in a whole game, also as a plural.",
     "parameters:\n  gem: 3", "parameters:\n  gem_limit: 3"),
    ("too-many", "Too much of something",
     "Limits on things, rules and copies keep a slip or a hostile file from stopping the machine.",
     "zones:\n  long_row: {holds: card, form: row, slots: 150}",
     "zones:\n  long_row: {holds: card, form: row, slots: 15}"),
    ("layout-size", "A layout with too many or too few places",
     "A layout places every thing of its kind, no more and no fewer, for each number of players.",
     "layouts:\n  ring: {of: goal, pattern: bricks, rows: [7], filled: shuffled}",
     "layouts:\n  ring: {of: goal, pattern: bricks, rows: [2], filled: shuffled}"),
)

#: what a card answers and changes
ABILITIES: tuple[Row, ...] = (
    ("dead-trigger", "An ability that never wakes",
     "It answers something that no rule and no verb of this game does. Usually a name is misspelt.",
     "always:\n  luck:\n    whenever you play_outt a card: gain 1 coin",
     "always:\n  luck:\n    whenever you play_out a card: gain 1 coin"),
    ("trigger-test", "A trigger that asks for more",
     "A trigger says what is done; whether it matters this time is asked in its body.",
     "always:\n  luck:\n    whenever you send_worker at an open site: gain 1 coin",
     "always:\n  luck:\n    whenever you send_worker at a site:\n      if here is open: gain 1 coin"),
    ("no-menu", "An alternative for a rule without alternatives",
     "`also in RULE:` adds to the first `choose one:` of that rule.",
     "always:\n  luck:\n    also in buy: gain 1 coin", "always:\n  luck:\n    also in work: gain 1 coin"),
    ("never-in-play", "Abilities on things that are never in play",
     "An ability holds while its card lies in a zone with `in play: yes`; there must be one for its kind.",
     "kinds:\n  charm: {start: box, has: {abilities: abilities}}\nzones:\n  box: {holds: charm}\n"
     "charms:\n  coin_charm: {abilities: [your reach is 1 more]}",
     "kinds:\n  charm: {start: box, has: {abilities: abilities}}\nzones:\n  box: {holds: charm, in play: yes}\n"
     "charms:\n  coin_charm: {abilities: [your reach is 1 more]}"),
    ("asking-step", "A question where nobody can be asked",
     "What answers the start or the end of a step, a prize of a ranking and what follows an empty stack happen by "
     "themselves. A choice belongs into a step of its own.",
     "always:\n  luck:\n    at the end of your turn:\n      you may: gain 1 coin",
     "always:\n  luck:\n    at the end of your turn: gain 1 coin"),
)

#: what must hold of rules as a whole
WHOLE: tuple[Row, ...] = (
    ("circle", "Something that leads back to itself",
     "A rule may not call itself, directly or through others, and a definition may not need itself: it would never "
     "end. "
     "Loops are `any number of times:`, `repeat N times:` and `each ...:`.",
     "define:\n  fame: your coins + luck\n  luck: fame / 2",
     "define:\n  fame: your coins + luck\n  luck: your gems / 2"),
    ("endless", "A loop that never ends",
     "`as often as possible:` ends when its body can no longer be done, so the body must use something up.",
     "rules:\n  take_good:\n    as often as possible:\n      if your coins at least 1: nothing",
     "rules:\n  take_good:\n    as often as possible: pay 1 coin"),
    ("unreachable", "A rule nothing leads to",
     "Neither the flow nor a card, a symbol or another rule calls it: either it is forgotten or its name is misspelt "
     "somewhere.",
     "rules:\n  earn: gain 1 coin", "rules:\n  earn: gain 1 coin\nscoring:\n  last: {as each player: earn}"),
    ("step-can-fail", "A compulsory step that cannot always be done",
     "An option that cannot be completed is not offered, but a step of the flow is not an option: it must always be "
     "possible. "
     "Give it an `otherwise:`, make it optional with `you may:`, or let it be a choice that is never empty.",
     "scoring:\n  tax: {as each player: {choose a card in your hand: move that card to waste}}",
     "scoring:\n  tax:\n    as each player:\n      choose a card in your hand: move that card to waste\n      "
     "otherwise: nothing"),
    ("behind-chance", "A condition behind a chance",
     "What stands behind a shuffle, a draw or somebody else's decision must be possible whatever comes; else the "
     "list of options "
     "would tell what lies in a deck.",
     "scoring:\n  luck:\n    as each player:\n      you may:\n        - deal 1 card from deck to your table\n"
     "        - choose a card in your table where value of it at least 4\n        - pay 1 coin",
     "scoring:\n  luck:\n    as each player:\n      you may:\n        - pay 1 coin\n        - deal 1 card from deck "
     "to your table"),
    ("trial-too-large", "Too many ways to try",
     "Whether something can be completed is computed; where it must be tried, the number of ways is bounded. Choose "
     "the target "
     "first and pay afterwards, make parts optional, or let a choice have an `otherwise:`.",
     "a rule with six compulsory choices one after the other and a payment that depends on all of them",
     "the same rule with the payment before the choices"),
    ("secret-shared", "A secret block that touches what is shared",
     "In a secret block all players decide at once, and nobody may win or lose by answering first. So each may "
     "change only what "
     "is their own: no chance, no drawing from a shared stack, nothing of others.",
     "setup:\n  gift:\n    secretly as each player: [shuffle deck]",
     "setup:\n  gift:\n    secretly as each player: [gain 1 coin]"),
    ("walk-toll", "A toll that is no plain payment",
     "The way of a walk is found by counting its toll, so the toll is paid in one counter and is nothing but payments.",
     "a walk whose toll is `gain 1 coin`", "a walk whose toll is `pay 1 coin`"),
    ("check-fails", "A check that does not hold",
     "Under `checks:` a game says what must hold of its figures; one of them was changed and no longer does.",
     "checks:\n  goal_count: (count of goals) is 3", "checks:\n  goal_count: (count of goals) is 2"),
    ("too-large", "Rules that become too large",
     "Rules are copied into the places that call them, so a few rules that call each other often can grow without end. "
     "Let them be called from fewer places.",
     "forty rules, each calling the next one twice", "one rule with `repeat N times:`"),
    ("scenario", "A scenario that cannot be understood",
     "What is given in a scenario puts things and pieces somewhere; it does not ask anybody.",
     "given: {1: you may gain 1 coin}", "given: {1: gain 1 coin}"),
    ("scenario-fails", "A scenario that does not come out as expected",
     "Either the rules or the scenario changed. The message says which expectation failed.",
     "then: [your coins is 5]", "then: [your coins is 4]"),
)
