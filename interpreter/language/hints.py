"""What a refused line probably meant: the word order is fixed English, so a wrong line is answered with the right form.

To add a hint, add one row to SLIPS: where such a line stands, what it looks like, the code of the mistake, the
sentence, and the right form. A group called `at` in the pattern is where the caret goes. Rows are tried in order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

#: terminals of the grammar in human words
WORDS = {
    "NAME": "a name", "INT": "a number", "COMPARE": "`at least`, `at most`, `more than` or `fewer than`",
    "EXTREME": "`lowest` or `highest`", "LPAR": "`(`", "RPAR": "`)`", "COMMA": "`,`", "PLUS": "`+`", "MINUS": "`-`",
    "STAR": "`*`", "SLASH": "`/`", "$END": "the end of the line", "_IS": "`is`", "_HAVE": "`has`", "_UP_TO": "`up to`",
    "_WITH": "`with`", "_WITHOUT": "`without`", "_WHERE": "`where`", "_THEN": "`, then`", "_NEXT_TO": "`next to`",
    "_CAPPED_AT": "`capped at`", "_FLOORED_AT": "`floored at`", "_COUNT_OF": "`count of`", "_AND_WHERE": "`and where`",
}  # fmt: skip

_VERBS = "gain|pay|move|choose|do|lose|set|deal|refill|shuffle"
_NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten"
DIGITS = {word: str(i + 1) for i, word in enumerate(_NUMBERS.split("|"))}
_LINE = ("line",)
_TEST = ("condition", "header", "query", "line", "value")
_ANY: tuple[str, ...] = ()

#: (where it stands, pattern, code, message, hint)
SLIPS: tuple[tuple[tuple[str, ...], str, str, str, str], ...] = (
    # ---- signs and letters
    (_ANY, r"(?P<at>[A-Z]\w*)", "capital", "words are written small", r"write `\g<at:small>`"),
    (_ANY, r"(?P<at>[.;!])\s*$", "end-sign", "a line ends without a sign", r"leave out the `\g<at>`"),
    (_ANY, r"(?P<at>\w+'s?)\s+(?P<x>\w+)", "possessive", "there is no 's here", r"write `\g<x> of \g<at:owner>`"),
    (_ANY, r"(?P<at>>=|=>|≥)", "comparison", "comparisons are words", "write `at least`"),
    (_ANY, r"(?P<at><=|=<|≤)", "comparison", "comparisons are words", "write `at most`"),
    (_ANY, r"(?P<at>==?|!=|≠)", "comparison", "comparisons are words", "write `is` or `is not`"),
    (_ANY, r"(?P<at>>)", "comparison", "comparisons are words", "write `more than`"),
    (_ANY, r"(?P<at><)", "comparison", "comparisons are words", "write `fewer than`"),
    (_ANY, r"(?P<at>\b(greater|bigger|higher|larger) than\b)", "comparison", "this comparison has other words",
     "write `more than`"),
    (_ANY, r"(?P<at>\b(less|smaller|lower) than\b)", "comparison", "this comparison has other words",
     "write `fewer than`"),
    (_ANY, r"(?P<at>\b(equals|equal to)\b)", "comparison", "this comparison has other words", "write `is`"),
    (_ANY, r"\b(?P<at>(?P<n>\d+) or more)\b", "comparison", "this comparison has other words",
     r"write `... at least \g<n>`"),
    (_ANY, r"\b(?P<at>(?P<n>\d+) or (less|fewer))\b", "comparison", "this comparison has other words",
     r"write `... at most \g<n>`"),
    (_LINE + ("header", "amounts"), r"(gain|pay|lose|move|deal|choose|^)\s*(?P<at>[+](?P<n>\d+))", "amount-first",
     "an amount has no sign", r"write `\g<n>`"),
    (_ANY, r"(?P<at>\b(?P<n>\d+)\s*[x×])\s+\w", "amount-first", "an amount is a plain number", r"write `\g<n>`"),
    (("line", "header"), r"(?P<at>:)", "two-colons",
     "a colon ends a header; what follows it belongs on the next line, indented", "end the line after the colon"),
    # ---- instructions joined, or written as a sentence with a header in it
    (_LINE, rf"^if (?P<c>.+?),? (?P<at>({_VERBS})\b.*)$", "header-in-line",
     "`if` is a header: what follows stands below it", r"write `if \g<c>:` and below it, indented, `\g<at>`"),
    (_LINE, rf"^(?P<h>(whenever|before)\b.*\w),? (?P<at>({_VERBS})\b.*)$", "header-in-line",
     "a trigger is a header: what follows stands below it", r"write `\g<h>:` and below it, indented, `\g<at>`"),
    (_LINE, rf"^(?P<h>(only if|you may|once per \w+|any number of times|up to \w+ times|repeat \w+ times|"
     rf"as often as possible|as each player|secretly as each player|at once)\b.*?),? (?P<at>({_VERBS})\b.*)$",
     "header-in-line", "this begins with a header: what follows stands below it",
     r"write `\g<h>:` and below it, indented, `\g<at>`"),
    (_LINE, r"^(?P<at>(each|every|all) (other )?(?P<who>player|opponent)s?) (?P<v>gain|pay|lose|move)s? (?P<x>.+)$",
     "header-in-line", "who does it is a header of its own", r"write `as each \g<who>:` and below it `\g<v> \g<x>`"),
    (_LINE, r"^pay (?P<x>[^,]+?),? (?P<at>(to|and|and then|, then)? ?(?P<y>gain .+))$", "header-in-line",
     "a price is a header: what one gets for it stands below it",
     r"write `pay \g<x>:` and below it, indented, `\g<y>`"),
    (_LINE, rf"^(?P<x>.+?),? (?P<at>and( then)?) (?P<y>({_VERBS})\b.+)$", "and-joins-amounts",
     "`and` joins amounts and conditions, not instructions", r"write `\g<x>, then \g<y>`, or make it a list"),
    (_LINE, rf"^(?P<x>.+?)(?P<at>,) (?P<y>({_VERBS})\b.+)$", "and-joins-amounts",
     "a comma joins amounts, not instructions", r"write `\g<x>, then \g<y>`, or make it a list"),
    (_LINE, r"^gain (?P<x>\w+ \w+) (?P<at>or) (?P<y>\w+ \w+)$", "or-in-gain",
     "`or` is a choice, and a choice is a header",
     r"write `choose one:` and below it the list `[gain \g<x>, gain \g<y>]`"),
    (_LINE, r"^(?P<at>you) (?P<x>\w+ .+)$", "you-first", "a line is an order to whoever acts: it begins with the verb",
     r"write `\g<x>`"),
    (_ANY, r"\bfor (?P<at>each|every) (?P<x>.+)$", "for-each", "`for each` is not a form of the language",
     r"an amount per thing is `gain 1 ... per \g<x>`; an instruction per thing is a header `each \g<x>:`"),
    (_LINE, r"^(?P<at>unless) ", "negation", "`unless` is not a word of the language", "write `if ... is not ...:`"),
    # ---- amounts
    (_ANY, r"(?P<v>gain|pay|lose) (?P<x>[a-z_]+) (?P<at>(?P<n>\d+))\b", "amount-first",
     "the amount stands before what it counts", r"write `\g<v> \g<n> \g<x>`"),
    (("amounts",), r"^(?P<x>[a-z_]+) (?P<at>(?P<n>\d+))\b", "amount-first",
     "the amount stands before what it counts", r"write `\g<n> \g<x>`"),
    (_ANY, rf"(gain|pay|lose|move|deal|least|most|with|up to) (?P<at>{_NUMBERS})\b", "number-word",
     "a number is written in digits", r"write `\g<at:digit>`"),
    (_LINE, r"^(?P<v>gain|pay|lose) (?P<at>an?) (?P<x>\w+)", "amount-first", "say how many", r"write `\g<v> 1 \g<x>`"),
    (_LINE, r"^(?P<v>gain|pay|lose) (?P<at>(?!all$)(?P<x>[a-z_]+))$", "amount-first", "say how many",
     r"write `\g<v> 1 \g<x>`"),
    (_LINE, r"^(?P<v>gain|lose) (?P<at>(your|the|some)) (?P<x>\w+)", "amount-first", "say how many",
     r"write `\g<v> 1 \g<x>`"),
    (_ANY, r"\b(?P<at>\d{10,})", "number-too-big", "no counter of a game comes near this number", ""),
    (_LINE, r"^(?P<at>(?P<x>\d+ \w+))", "verb-missing", "a line begins with a verb",
     r"write `gain \g<x>` or `pay \g<x>`"),
    (("change",), r"^(your )?(?P<x>\w+) (?P<at>[+] ?(?P<n>\d+))", "other-word", "a change is said in words",
     r"write `your \g<x> is \g<n> more`"),
    (("change",), r"^(your )?(?P<x>\w+) (?P<at>- ?(?P<n>\d+))", "other-word", "a change is said in words",
     r"write `your \g<x> is \g<n> less`"),
    (("change",), r"^(?P<at>(?P<x>(?!your\b|you\b)\w+) is (?P<y>.+))$", "other-word", "a change says whose",
     r"write `your \g<x> is \g<y>`"),
    (("change",), r"^(?P<v>\w+) (?P<at>.+)$", "other-word",
     "a line of abilities changes a number or gives a permission; all else has a header",
     "write `your ... is 1 more`, `you may ...`, or put it below `at once:` or `whenever ...:`"),
    # ---- triggers
    (("header",), r"^(?P<w>whenever|before) (?P<who>\w+) (?P<v>gain|pay) (?P<at>an?|any|\d+) (?P<x>\w+)",
     "trigger-test",
     "a trigger answers whatever the amount is", r"write `\g<w> \g<who> \g<v> \g<x>`"),
    (("header",), r"^(?P<w>whenever|before) (?P<at>an?|another|any|each|the) (?P<x>opponent|player) (?P<v>\w+?)s? "
     "(?P<y>.+)$",
     "other-header", "who does it stands in the plural, without an article", r"write `\g<w> \g<x>s \g<v> \g<y>`"),
    # ---- verbs
    (_ANY, r"(?P<at>\b(?P<v>gain|pay|move|choose|fulfil|take|build|lose|deal|refill|shuffle|place)s)\b(?= )",
     "verb-form",
     "verbs have no -s here", r"write `\g<v>`"),
    (_LINE, r"^(?P<at>draw) (?P<n>an?|\d+) ?(?P<x>\w*)", "other-verb", "there is no verb `draw`",
     r"write `deal \g<n:count> \g<x> from ... to your ...`"),
    (_LINE, r"^(?P<at>discard|remove|trash|return) (?P<n>an?|\d+) (?P<x>\w+)", "other-verb",
     r"there is no verb `\g<at>`",
     r"write `choose a \g<x> in your ...` and then `move that \g<x> to ...`"),
    (_LINE, r"^(?P<at>get|take|receive|earn|win|score|add|collect) (?P<x>.+)$", "other-verb",
     r"there is no verb `\g<at>`",
     r"write `gain \g<x>`"),
    (_LINE, r"^(?P<at>spend|give|discard|return) (?P<x>\d.+)$", "other-verb", r"there is no verb `\g<at>`",
     r"write `pay \g<x>`"),
    (_LINE, r"^(?P<at>place|put|bring|take) (?P<x>.+)$", "other-verb", r"there is no verb `\g<at>`",
     "write `move 1 ... from ... to ...`"),
    (_LINE, r"^(?P<at>increase|raise|add|decrease|reduce) ", "other-verb", r"there is no verb `\g<at>`",
     "write `gain 1 ...`, `lose 1 ...` or `set ... to ...`"),
    (("line", "header"), r"^(?P<at>pick|select) (?P<x>.+)$", "other-verb", r"there is no verb `\g<at>`",
     r"write `choose \g<x>`"),
    # ---- headers
    (("header",), r"^(?P<at>when|every time|each time|after) (?P<x>you .+)$", "other-header",
     r"`\g<at>` is not a header of the language", r"write `whenever \g<x>`"),
    (("header",), r"^(?P<at>else|elsif|else if)\b", "other-header", r"`\g<at>` is not a header of the language",
     "write `otherwise:` or `otherwise if ...:`"),
    (("header",), r"^(?P<at>while|until|loop|for)\b", "other-header", r"`\g<at>` is not a header of the language",
     "write `any number of times:`, `repeat N times:` or `each ...:`"),
    (("header",), r"^(?P<at>unless) ", "negation", "`unless` is not a word of the language",
     "write `if ... is not ...:`"),
    (("header",), r"^(?P<at>may)$|^(?P<x>optional(ly)?)$", "other-header", "who may?", "write `you may:`"),
    (("header",), r"^once (?P<at>(a|each|every|in a)) (?P<x>\w+)", "other-header", "this header has other words",
     r"write `once per \g<x>:`"),
    (("header",), r"^(?P<at>(every|all) (?P<who>player|opponent)s?)$", "other-header", "this header has other words",
     r"write `as each \g<who>:`"),
    (("header",), r"^(?P<at>(?P<n>\d+) times)$", "other-header", "this header has other words",
     r"write `repeat \g<n> times:` or `up to \g<n> times:`"),
    (("header",), r"^choose one (?P<at>(of|from)\b.*)$", "other-header", "the alternatives stand below the header",
     "write `choose one:`"),
    # ---- conditions and queries
    (_TEST,
     r"\b(?P<who>you have|it has|they have) (?P<at>(?P<c>at least|at most|more than|fewer than)) (?P<n>\S+) (?P<x>\w+)",
     "comparison", "what is compared stands before the comparison", r"write `your \g<x> \g<c> \g<n>`"),
    (_TEST, r"\b(?P<x>an?|\d+|the) (?P<y>[a-z_]+) (?P<at>(that|which) (is|are)) (?P<z>[a-z_]+)", "relative-clause",
     "what something is stands before its noun", r"write `... \g<z> \g<y>`"),
    (_TEST, r"(?P<at>\b(that|which) (has|have)) (?P<z>.+)$", "relative-clause", "this test has another word",
     r"write `with \g<z>`"),
    (_TEST, r"\b(?P<at>any) (?P<x>\w+)", "other-word", "`any` is not a word of the language", r"write `a \g<x>`"),
    (_TEST, r"\bwhere\b.*\b(?P<at>with(out)?)\b", "with-before-where", "`with` and `without` stand before `where`",
     "put the `where` last"),
    (_TEST, r"\b(?P<at>not) (?P<x>\w+ (is|has|have)\b)", "negation", "`not` stands behind `is`",
     "write `... is not ...`"),
    (_TEST, r"(?P<at>\b(isn't|aren't|don't|doesn't|hasn't|haven't))", "negation", "words are written in full",
     "write `is not` or `has no`"),
    (_TEST, r"\bthere (is|are) (?P<at>not|none)\b", "negation", "this negation has another word",
     "write `there is no ...`"),
)  # fmt: skip


#: mistakes in the wording of a line, which no declaration elsewhere could make right
SAID_WRONG = frozenset(row[2] for row in SLIPS) - {"other-verb", "number-word", "other-word"} | {"syntax"}


@dataclass(frozen=True, slots=True)
class Slip:
    code: str
    message: str
    hint: str
    place: tuple[int, int] | None


def slip(text: str, start: str) -> Slip | None:
    """The usual slip a refused line shows, if it is one we know."""
    for starts, pattern, code, message, hint in SLIPS:
        if starts and start not in starts:
            continue
        match = re.search(pattern, text)
        if match is not None:
            place = match.span("at") if match.group("at") is not None else None
            return Slip(code, _fill(message, match), _fill(hint, match), place)
    return None


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


def expected(accepts: set[str]) -> str:
    words = sorted({WORDS.get(t, f"`{t.strip('_').lower().replace('_', ' ')}`") for t in accepts})
    if not words or len(words) > 12:
        return ""
    return "here could stand " + ", ".join(words)
