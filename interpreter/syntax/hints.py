"""What a refused line probably meant: the word order is fixed English, so a wrong line is answered with the right form.

To add a hint, add one row to SLIPS: where such a line stands, what it looks like, the code of the mistake, the
sentence, and the right form. A group called `at` in the pattern is where the caret goes. Rows are tried in order.
"""

from __future__ import annotations

import re

from ..diagnostics.problems import MessageRef, Part, say
from ..diagnostics.records import record
from .grammar import VERBS

#: terminals of the grammar that are no words of a line
NAMED = {"NAME": say("what-name"), "INT": say("what-number"), "$END": say("what-end-of-line")}
#: terminals that have several words, or signs
WORDS = {
    "COMPARE": "at least|at most|more than|fewer than", "EXTREME": "lowest|highest", "LPAR": "(", "RPAR": ")",
    "COMMA": ",", "PLUS": "+", "MINUS": "-", "STAR": "*", "SLASH": "/", "_IS": "is", "_HAVE": "has", "_UP_TO": "up to",
    "_WITH": "with", "_WITHOUT": "without", "_WHERE": "where", "_THEN": ", then", "_NEXT_TO": "next to",
    "_CAPPED_AT": "capped at", "_FLOORED_AT": "floored at", "_COUNT_OF": "count of", "_AND_WHERE": "and where",
    "BESIDE": "the player on your left|the player on your right", "SIDE_OF": "the player to the left of",
    "STEPS_FROM": "1 diagonal step from", "LINE_FROM": "in a line from", "LINE_OF": "a line of 3",
    "UTMOST": "with the highest|with the most",
    "FARTHEST_ROW": "in your farthest row", "_ON_THE_EDGE": "on the edge", "_DISTANCE_FROM": "distance from",
    "_BETWEEN": "between", "_BEYOND": "beyond", "_THROUGH": "through",
    "_START_PLAYER": "the start player", "PARTNER": "your partner", "_PARTNER_OF": "the partner of",
    "REMEMBER": "remember the last 100 positions", "_FORGET": "forget all positions",
    "_POSITION_HAS_COME": "this position has come", "_PASS_START": "pass the start",
    "_THEN_FROM": ", then from", "_A_NUMBER_FROM": "a number from",
}  # fmt: skip

_VERBS = "|".join(VERBS)
_NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten"
DIGITS = {word: str(i + 1) for i, word in enumerate(_NUMBERS.split("|"))}
#: how rulebooks call players who have another name here
PLAYERS_MEANT = {
    "first": "the start player",
    "starting": "the start player",
    "active": "you",
    "current": "you",
}
#: numbers over many things, and what compares numbers
_OVER_MANY = "count of|total|lowest|highest"
_COMPARED = "at least|at most|more than|fewer than|is"
_LINE = ("line",)
_TEST = ("condition", "header", "query", "line", "value")
_ANY: tuple[str, ...] = ()

#: (where it stands, pattern, code, message, hint)
SLIPS: tuple[tuple[tuple[str, ...], str, str, MessageRef, MessageRef | None], ...] = (
    # ---- signs and letters
    (_ANY, r"(?P<at>[A-Z]\w*)", "capital", say("small-letters"), say("write", code=r"\g<at:small>")),
    (_ANY, r"(?P<at>[.;!])\s*$", "end-sign", say("no-end-sign"), say("leave-out", code=r"\g<at>")),
    (_ANY, r"\b(?P<at>\w+'s?)\s+(?P<x>\w+)", "possessive", say("no-possessive"),
     say("write", code=r"\g<x> of \g<at:owner>")),
    (_ANY, r"(?P<at>>=|=>|≥)", "comparison", say("comparison-words"), say("write", code="at least")),
    (_ANY, r"(?P<at><=|=<|≤)", "comparison", say("comparison-words"), say("write", code="at most")),
    (_LINE, r"^set (?P<x>[^=\n]+?) ?(?P<at>:?==?) ?(?P<y>[^=\n]+)$", "other-word", say("set-in-words"),
     say("write", code=r"set \g<x> to \g<y>")),
    (_ANY, r"(?P<at>==?|!=|≠)", "comparison", say("comparison-words"), say("write-either", code="is", other="is not")),
    (_ANY, r"(?P<at>>)", "comparison", say("comparison-words"), say("write", code="more than")),
    (_ANY, r"(?P<at><)", "comparison", say("comparison-words"), say("write", code="fewer than")),
    (_ANY, r"(?P<at>\b(greater|bigger|higher|larger) than\b)", "comparison", say("comparison-other"),
     say("write", code="more than")),
    (_ANY, r"(?P<at>\b(less|smaller|lower) than\b)", "comparison", say("comparison-other"),
     say("write", code="fewer than")),
    (_ANY, r"(?P<at>\b(equals|equal to)\b)", "comparison", say("comparison-other"), say("write", code="is")),
    (_ANY, r"\b(?P<at>(is|are) (?P<c>at least|at most|more than|fewer than))\b", "comparison", say("comparison-other"),
     say("write", code=r"... \g<c> ...")),
    (_ANY, r"\b(?P<at>(?P<n>\d+) or more)\b", "comparison", say("comparison-other"),
     say("write", code=r"... at least \g<n>")),
    (_ANY, r"\b(?P<at>(?P<n>\d+) or (less|fewer))\b", "comparison", say("comparison-other"),
     say("write", code=r"... at most \g<n>")),
    (_LINE + ("header", "amounts"), r"(gain|pay|lose|move|deal|choose|^)\s*(?P<at>[+](?P<n>\d+))", "amount-first",
     say("amount-no-sign"), say("write", code=r"\g<n>")),
    (_ANY, r"(?P<at>\b(?P<n>\d+)\s*[x×])\s+\w", "amount-first", say("amount-plain"), say("write", code=r"\g<n>")),
    (("line", "header"), r"(?P<at>:)", "two-colons",
     say("colon-ends-header"), say("end-after-colon")),
    # ---- instructions joined, or written as a sentence with a header in it
    (_LINE, r"^(?P<x>.+?),? (?P<at>in (any|whatever|the) order( you (like|want))?)$", "header-in-line",
     say("order-is-header"), say("write-below", code="in any order:", below=r"\g<x>")),
    (_LINE, rf"^if (?P<c>.+?),? (?P<at>({_VERBS})\b.*)$", "header-in-line",
     say("if-is-header"), say("write-below", code=r"if \g<c>:", below=r"\g<at>")),
    (_LINE, rf"^(?P<h>(whenever|before)\b.*\w),? (?P<at>({_VERBS})\b.*)$", "header-in-line",
     say("trigger-is-header"), say("write-below", code=r"\g<h>:", below=r"\g<at>")),
    (_LINE, rf"^(?P<h>(only if|you may|once per \w+|any number of times|up to \w+ times|repeat \w+ times|in any order|"
     rf"as often as possible|as each player|secretly as each player|at once)\b.*?),? (?P<at>({_VERBS})\b.*)$",
     "header-in-line", say("begins-with-header"),
     say("write-below", code=r"\g<h>:", below=r"\g<at>")),
    (_LINE, r"^(?P<at>(?P<h>only if .+))$", "header-in-line", say("begins-with-header"),
     say("write-below", code=r"\g<h>:", below="...")),
    (_ANY, r"\b(?P<w>with(out)? (an? |your |another |\d+ )?\w+) (?P<at>(?P<x>next|connected) to (?P<y>that \w+|\w+))",
     "syntax", say("place-before-with"), say("write", code=r"... \g<x> to \g<y> \g<w>")),
    (_ANY, r"\bwhere (?P<x>[^()\n]{1,200}?) (?P<at>(?P<o>and|or)) (?P<y>(?!where\b)[^()\n]{1,200})$", "syntax",
     say("where-in-brackets"), say("write", code=r"where (\g<x> \g<o> \g<y>)")),
    (_LINE, r"^(deal|move) (the )?(?P<n>\d+ )?(?P<at>top) (?P<m>\d+ )?(?P<k>\w+) (of|from) (?P<y>.+) to (?P<z>.+)$",
     "syntax", say("dealt-from-top"), say("write", code=r"deal 1 \g<k> from \g<y> to \g<z>")),
    (_LINE, r"^(deal|move) (?P<n>\w+) (?P<x>\w+) (?P<at>(?P<k>\w+?)s?) from (?P<y>.+) to (?P<z>.+)$", "syntax",
     say("any-of-a-kind"), say("write-below", code=r"repeat \g<n> times:",
                               below=r"find a \g<x> \g<k> in \g<y>: move that \g<k> to \g<z>")),
    (_LINE, r"^(?P<at>(each|every|all) (other )?(?P<who>player|opponent)s?) (?P<v>gain|pay|lose|move)s? (?P<x>.+)$",
     "header-in-line", say("who-is-header"), say("write-below", code=r"as each \g<who>:", below=r"\g<v> \g<x>")),
    (_LINE, r"^pay (?P<x>[^,]+?),? (?P<at>(to|and|and then|, then)? ?(?P<y>gain .+))$", "header-in-line",
     say("price-is-header"),
     say("write-below", code=r"pay \g<x>:", below=r"\g<y>")),
    (_LINE, rf"^(?P<x>.+?),? (?P<at>and( then)?) (?P<y>({_VERBS})\b.+)$", "and-joins-amounts",
     say("and-joins"), say("write-or-list", code=r"\g<x>, then \g<y>")),
    (_LINE, rf"^(?P<x>.+?)(?P<at>,) (?P<y>({_VERBS})\b.+)$", "and-joins-amounts",
     say("comma-joins"), say("write-or-list", code=r"\g<x>, then \g<y>")),
    (_LINE, r"^gain (?P<x>\w+ \w+) (?P<at>or) (?P<y>\w+ \w+)$", "or-in-gain",
     say("or-is-choice"),
     say("write-list-below", code="choose one:", list=r"[gain \g<x>, gain \g<y>]")),
    (_LINE, r"^(?P<at>you) (?P<x>\w+ .+)$", "you-first", say("order-to-whoever"),
     say("write", code=r"\g<x>")),
    (_ANY, r"\bfor (?P<at>each|every) (?P<x>.{1,200})$", "for-each", say("for-each"),
     say("per-thing", amount=r"gain 1 ... per \g<x>", header=r"each \g<x>:")),
    (_LINE, r"^(?P<at>unless) ", "negation", say("no-word", word="unless"), say("write", code="if ... is not ...:")),
    # ---- amounts
    (_LINE, r"\b(?P<v>gain|lose|pay) (?P<at>that [a-z_]+) (?P<y>(?!to\b|from\b|on\b|of\b)[a-z_]+)", "syntax",
     say("amount-in-brackets"), say("write", code=r"\g<v> (\g<at>) \g<y>")),
    (_LINE, r"\b(?P<v>gain|lose|pay|deal) (?P<at>[a-z_]+ of (that [a-z_]+|it|here)) "
     r"(?P<y>(?!(to|from|on|of|per|and|or|in|less)\b)[a-z_]+)",
     "syntax", say("amount-in-brackets"), say("write", code=r"\g<v> (\g<at>) \g<y>")),
    (_LINE, r"^(?P<v>gain|lose) (?P<n>\d+) (?P<x>[a-z_]+) (?P<at>per \((?P<y>[^()]+)\))$",
     "syntax", say("amount-in-brackets"), say("write", code=r"\g<v> (\g<n> * (\g<y>)) \g<x>")),
    (_LINE + ("header", "amounts"), rf"^(?P<v>(gain|lose|pay|deal) |)(?P<at>({_OVER_MANY}) .+) (?P<y>\w+)$",
     "syntax", say("amount-in-brackets"), say("write", code=r"\g<v> (\g<at>) \g<y>")),
    (_LINE + ("header", "amounts"), r"^(?P<v>(gain|lose|pay|deal) |)(?P<at>[^-()+*/\n]+[-+*/][^()\n]+) (?P<y>\w+)$",
     "syntax", say("amount-in-brackets"), say("write", code=r"\g<v> (\g<at>) \g<y>")),
    (_ANY, r"(?P<v>gain|pay|lose) (?P<x>[a-z_]+) (?P<at>(?P<n>\d+))\b", "amount-first",
     say("amount-first"), say("write", code=r"\g<v> \g<n> \g<x>")),
    (("amounts",), r"^(?P<x>[a-z_]+) (?P<at>(?P<n>\d+))\b", "amount-first",
     say("amount-first"), say("write", code=r"\g<n> \g<x>")),
    (_ANY, rf"(gain|pay|lose|move|deal|least|most|with|up to) (?P<at>{_NUMBERS})\b", "number-word",
     say("in-digits"), say("write", code=r"\g<at:digit>")),
    (_LINE, r"^(?P<v>gain|pay|lose) (?P<at>an?) (?P<x>\w+)", "amount-first", say("say-how-many"),
     say("write", code=r"\g<v> 1 \g<x>")),
    (_LINE, r"^(?P<v>gain|pay|lose) (?P<at>(?!all$)(?P<x>[a-z_]+))$", "amount-first", say("say-how-many"),
     say("write", code=r"\g<v> 1 \g<x>")),
    (_LINE, r"^(?P<v>gain|lose) (?P<at>(your|the|some)) (?P<x>\w+)", "amount-first", say("say-how-many"),
     say("write", code=r"\g<v> 1 \g<x>")),
    (_ANY, r"\b(?P<at>\d{10,})", "number-too-big", say("number-too-big"), None),
    (_LINE, r"^(?P<at>(?P<x>\d+ \w+))", "verb-missing", say("verb-first"),
     say("write-either", code=r"gain \g<x>", other=r"pay \g<x>")),
    (("change",), r"^(your )?(?P<x>\w+) (?P<at>[+] ?(?P<n>\d+))", "other-word", say("change-in-words"),
     say("write", code=r"your \g<x> is \g<n> more")),
    (("change",), r"^(your )?(?P<x>\w+) (?P<at>- ?(?P<n>\d+))", "other-word", say("change-in-words"),
     say("write", code=r"your \g<x> is \g<n> less")),
    (("change",), r"^(?P<at>(?P<x>(?!your\b|you\b)\w+) is (?P<y>.+))$", "other-word", say("change-says-whose"),
     say("write", code=r"your \g<x> is \g<y>")),
    (("change",), r"^(?P<v>\w+) (?P<at>.+)$", "other-word",
     say("ability-line"),
     say("ability-forms")),
    # ---- triggers
    (("header",), r"^(?P<w>whenever|before) (?P<who>\w+) (?P<v>gain|pay) (?P<at>any|\d+) (?P<x>\w+)",
     "trigger-test",
     say("trigger-any-amount"), say("write", code=r"\g<w> \g<who> \g<v> \g<x>")),
    (("header",), r"^(?P<w>whenever|before) (?P<at>an?|another|any|each|the) (?P<x>opponent|player) (?P<v>\w+?)s? "
     "(?P<y>.+)$",
     "other-header", say("who-in-plural"), say("write", code=r"\g<w> \g<x>s \g<v> \g<y>")),
    (("header",), r"^(?P<x>(whenever|before) .+?),? (?P<at>once per (?P<y>[a-z_]+))$", "other-header",
     say("header-other"), say("write", code=r"once per \g<y>, \g<x>:")),
    (("header",), r"^(?P<at>at (the )?(end|scoring|game end|end of (the |a )?game))$", "other-header",
     say("header-other"), say("write", code="at final scoring:")),
    (("header",), r"^at the (?P<w>start|end) of (?P<at>the|each|every|an?|any) (?P<x>[a-z_]+)$", "other-header",
     say("header-other"), say("write", code=r"at the \g<w> of your \g<x>:")),
    # ---- verbs
    (_ANY, r"(?P<at>\b(?P<v>gain|pay|move|choose|fulfil|take|build|lose|deal|refill|shuffle|place)s)\b(?= )",
     "verb-form",
     say("verb-no-s"), say("write", code=r"\g<v>")),
    (("line", "header"), r"^lay (?P<at>(?:an?|the|your|another) (?:\w+ )*?(?P<x>\w+)) (?:on|to|onto|over)\b",
     "which-one", say("which-one", noun=r"\g<x>"),
     say("choose-then-write", noun=r"\g<x>", code=r"lay that \g<x> on ...")),
    (("line", "header"), r"^lay (?P<x>\w+(?: \w+)?) (?P<at>to|onto|into|in|over|upon)\b", "other-word",
     say("laid-on"), say("write", code=r"lay \g<x> on ...")),
    (_LINE, r"^(?P<at>roll|reroll) (?P<x>(all|the|that|those|these|both|every|an?|\d+) (?!from\b)[^\n]+)$",
     "other-verb", say("dice-are-thrown"), say("write-either", code="throw all ... in ...", other="throw that ...")),
    (_LINE, r"^(?P<at>leave|end|skip|quit|finish) (the|your|this|their) (turn|step|phase)$", "other-verb",
     say("turn-not-left"), say("write-one-of", codes=("leave the round", "leave the game", "if ...:"))),
    (_LINE, r"^(?:they |that \w+ )?(?P<at>(?P<v>leaves?) (?P<x>game|round))$", "other-verb", say("left-with-the"),
     say("write", code=r"\g<v> the \g<x>")),
    (_LINE, r"^(?P<at>draw) (?P<n>an?|\d+) ?(?P<x>\w*)", "other-verb", say("no-verb", verb="draw"),
     say("write", code=r"deal \g<n:count> \g<x> from ... to your ...")),
    (_LINE, r"^(?P<at>discard|remove|trash|return) (?P<n>an?|\d+) (?P<x>\w+)", "other-verb",
     say("no-verb", verb=r"\g<at>"),
     say("write-then", code=r"choose a \g<x> in your ...", next=r"move that \g<x> to ...")),
    (_LINE, r"^(?P<at>get|take|receive|earn|win|score|add|collect) (?P<x>.+)$", "other-verb",
     say("no-verb", verb=r"\g<at>"),
     say("write", code=r"gain \g<x>")),
    (_LINE, r"^(?P<at>spend|give|discard|return) (?P<x>\d.+)$", "other-verb", say("no-verb", verb=r"\g<at>"),
     say("write", code=r"pay \g<x>")),
    (_LINE, r"^(?P<at>place|put|bring|take) (?P<x>.+)$", "other-verb", say("no-verb", verb=r"\g<at>"),
     say("write", code="move 1 ... from ... to ...")),
    (_LINE, r"^(?P<at>increase|raise|add|decrease|reduce) ", "other-verb", say("no-verb", verb=r"\g<at>"),
     say("write-one-of", codes=("gain 1 ...", "lose 1 ...", "set ... to ..."))),
    (("line", "header"), r"^(?P<at>pick|select) (?P<x>.+)$", "other-verb", say("no-verb", verb=r"\g<at>"),
     say("write", code=r"choose \g<x>")),
    (_LINE, r"^(do )?(?P<at>(what(ever)?|that) (answers|triggers|is triggered)\b.*)$", "other-word",
     say("answers-line"), say("write", code="do what answers this")),
    # ---- headers
    (("header",), r"^(?P<at>(in )?(any|whatever|the) (order|sequence)\b.*)$", "other-header", say("header-other"),
     say("write", code="in any order:")),
    (("header",), r"^(?P<at>when|every time|each time|after) (?P<x>you .+)$", "other-header",
     say("no-header", header=r"\g<at>"), say("write", code=r"whenever \g<x>")),
    (("header",), r"^(?P<at>else|elsif|else if)\b", "other-header", say("no-header", header=r"\g<at>"),
     say("write-either", code="otherwise:", other="otherwise if ...:")),
    (("header",), r"^(?P<at>while|loop|for)\b", "other-header", say("no-header", header=r"\g<at>"),
     say("write-one-of", codes=("until ...:", "any number of times:", "repeat N times:", "each ...:"))),
    (("header",), r"^(?P<at>unless) ", "negation", say("no-word", word="unless"),
     say("write", code="if ... is not ...:")),
    (("header",), r"^(?P<at>may)$|^(?P<x>optional(ly)?)$", "other-header", say("who-may"),
     say("write", code="you may:")),
    (("header",), r"^once (?P<at>(a|each|every|in a)) (?P<x>\w+)", "other-header", say("header-other"),
     say("write", code=r"once per \g<x>:")),
    (("header",), r"^(?P<at>(every|all) (?P<who>player|opponent)s?)$", "other-header", say("header-other"),
     say("write", code=r"as each \g<who>:")),
    (("header",), r"^(?P<at>(?P<n>\d+) times)$", "other-header", say("header-other"),
     say("write-either", code=r"repeat \g<n> times:", other=r"up to \g<n> times:")),
    (("header",), r"^choose one (?P<at>(of|from)\b.*)$", "other-header", say("alternatives-below"),
     say("write", code="choose one:")),
    # ---- conditions and queries
    (_TEST, rf"(?<![(\w])(?P<at>({_OVER_MANY}) [^()]+?) (?P<c>{_COMPARED})\b",
     "syntax", say("compared-in-brackets"), say("write", code=r"(\g<at>) \g<c> ...")),
    (_TEST, rf"\b(?P<c>{_COMPARED}) (?P<at>({_OVER_MANY}) [^()]+)$",
     "syntax", say("compared-in-brackets"), say("write", code=r"\g<c> (\g<at>)")),
    (_TEST, rf"(?<!\w )(?P<at>({_OVER_MANY}) [^()]+?) (?P<c>[-+*/]) ",
     "syntax", say("reckoned-in-brackets"), say("write", code=r"(\g<at>) \g<c> ...")),
    (_TEST, r"\bwith (?P<at>(?P<p>[a-z_]+) (?P<n>\d+))\b", "other-word", say("printed-number-where"),
     say("write", code=r"where \g<p> of it is \g<n>")),
    (_TEST, r"\b(?P<at>(that )?(showing|shows) (an? )?(?P<n>\w+))\b", "other-word", say("face-where"),
     say("write", code=r"where face of it is \g<n>")),
    (_TEST, r"\b(?P<who>(your|that|its|their|the) [a-z_]+) (?P<at>has|have) (?P<n>no |an? |\d+ )?(?P<x>[a-z_]+)",
     "other-word", say("who-has"),
     say("write-one-of", codes=("you have 2 ...", "it has a ...", r"\g<x> of \g<who> at least 1"))),
    (_TEST,
     r"\b(?P<who>you have|it has|they have) (?P<at>(?P<c>at least|at most|more than|fewer than)) (?P<n>\S+) (?P<x>\w+)",
     "comparison", say("compared-first"), say("write", code=r"your \g<x> \g<c> \g<n>")),
    (_TEST, r"\b(?P<x>an?|\d+|the) (?P<y>[a-z_]+) (?P<at>(that|which) (is|are)) (?P<z>[a-z_]+)", "relative-clause",
     say("adjective-first"), say("write", code=r"... \g<z> \g<y>")),
    (_TEST, r"(?P<at>\b(that|which) (has|have)) (?P<z>.+)$", "relative-clause", say("test-other"),
     say("write", code=r"with \g<z>")),
    (_TEST, r"\b(?P<at>any) (?P<x>\w+)", "other-word", say("no-word", word="any"), say("write", code=r"a \g<x>")),
    (_TEST, r"\bwhere\b.{0,200}\b(?P<at>with(out)?)\b", "with-before-where", say("with-before-where"),
     say("where-last")),
    (_TEST, r"\b(?P<at>not) (?P<x>\w+ (is|has|have)\b)", "negation", say("not-behind-is"),
     say("write", code="... is not ...")),
    (_TEST, r"(?P<at>\b(isn't|aren't|don't|doesn't|hasn't|haven't))", "negation", say("words-in-full"),
     say("write-either", code="is not", other="has no")),
    (_TEST, r"\bthere (is|are) (?P<at>not|none)\b", "negation", say("negation-other"),
     say("write", code="there is no ...")),
)  # fmt: skip


#: mistakes in the wording of a line, which no declaration elsewhere could make right
SAID_WRONG = frozenset(row[2] for row in SLIPS) - {"other-verb", "number-word", "other-word"} | {"syntax"}


@record
class Slip:
    code: str
    message: MessageRef
    hint: MessageRef | None
    place: tuple[int, int] | None


def slip(text: str, start: str) -> Slip | None:
    """The usual slip a refused line shows, if it is one we know."""
    for starts, pattern, code, message, hint in SLIPS:
        if starts and start not in starts:
            continue
        match = re.search(pattern, text)
        if match is not None:
            place = match.span("at") if match.group("at") is not None else None
            return Slip(code, _filled(message, match), _filled(hint, match) if hint else None, place)
    return None


def _filled(said: MessageRef, match: re.Match[str]) -> MessageRef:
    """The sentence with the pieces of the line in its parts."""
    return MessageRef(said.id, tuple((name, _part(part, match)) for name, part in said.parts))


def _part(part: Part, match: re.Match[str]) -> Part:
    if isinstance(part, tuple):
        return tuple(_fill(each, match) for each in part)
    return _fill(part, match) if isinstance(part, str) else part


def _fill(text: str, match: re.Match[str]) -> str:
    """`\\g<x>` is a piece of the line; `:small`, `:digit`, `:count` and `:owner` give it another form."""

    def one(found: re.Match[str]) -> str:
        piece = (match.group(found.group(1)) or "").strip()
        how = found.group(2)
        if how == ":small":
            return piece.lower()
        if how == ":digit":
            return DIGITS[piece]
        if how == ":count":
            return piece if piece.isdigit() else "1"
        if how == ":owner":
            return piece.split("'")[0]
        return piece

    return re.sub(r"\\g<(\w+?)(:\w+)?>", one, text)


def expected(accepts: frozenset[str]) -> MessageRef | None:
    """What could stand where a line could not be read on: words of the language, and what they stand for."""
    words = sorted({word for t in accepts - set(NAMED) for word in WORDS.get(t, _word(t)).split("|")})
    named = [NAMED[t] for t in NAMED if t in accepts]
    if not accepts or len(words) + len(named) > 14:
        return None
    parts: list[MessageRef] = [say("words", words=words)] if words else []
    return say("could-stand", what=_listed([*named, *parts]))


def _word(terminal: str) -> str:
    return terminal.strip("_").lower().replace("_", " ")


def _listed(items: list[MessageRef]) -> MessageRef:
    *before, last = items
    return say("list", first=_listed(before), next=last) if before else last
