"""The catalogue of mistakes in files of words. What an entry is made of is said in catalogue."""

from __future__ import annotations

WORDS: tuple[tuple[str, str, str], ...] = (
    ("words-syntax", "coin = { $n ->", "coin = { $n }"),
    ("words-twice", "coin = coin\ncoin = coins", "coin = coin"),
    ("words-too-large", "", ""),
    ("words-empty", "", ""),
    ("words-unknown", "nuon-gem = gem", "noun-gem =\n    .sg = gem\n    .pl = gems"),
    ("words-unused", "name-old_card = Old card", ""),
    ("words-elsewhere", "# in my-game.ftl\ngain = take { $what }", "# in core.ftl\ngain = take { $what }"),
    ("words-attribute", "zone-hand = hand\n    .form = from your hand", "zone-hand = hand\n    .from = from your hand"),
    ("words-placeholder", "gain = gain { $waht }", "gain = gain { $what }"),
    ("words-reference", "thing-that = { ending-tihs } { $thing }", "thing-that = { ending-this } { $thing }"),
    ("words-function", 'pay = pay { FROM($what, "acc") }', 'pay = pay { FORM($what, "acc") }'),
    (
        "words-plural",
        "days = { $n ->\n    [one] den\n   *[other] dny\n}",
        "days = { $n ->\n    [one] den\n    [few] dny\n   *[other] dní\n}",
    ),
    ("words-form", "noun-gem =\n    .nom-sg = klejnot", "noun-gem =\n    .nom-sg = klejnot\n    .nom-pl = klejnoty"),
    ("words-copied", "at-once = at once: { $what }", "at-once = sofort: { $what }"),
    ("words-broken", "gain = { gain }", "gain = gain { $what }"),
    (
        "words-stale",
        "permit-walk = you walk without paying",
        "permit-walk = you walk without paying\n    .rule = 1f6c20d3",
    ),
)
