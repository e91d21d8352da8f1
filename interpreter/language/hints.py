"""What a refused line probably meant: the word order is fixed English, so a wrong line is answered with the right form."""

from __future__ import annotations

import re

#: terminals of the grammar in human words
WORDS = {
    "NAME": "a name", "INT": "a number", "COMPARE": "`at least`, `at most`, `more than` or `fewer than`",
    "EXTREME": "`lowest` or `highest`", "LPAR": "`(`", "RPAR": "`)`", "COMMA": "`,`", "PLUS": "`+`", "MINUS": "`-`",
    "STAR": "`*`", "SLASH": "`/`", "$END": "the end of the line", "_IS": "`is`", "_HAVE": "`has`", "_UP_TO": "`up to`",
    "_WITH": "`with`", "_WITHOUT": "`without`", "_WHERE": "`where`", "_THEN": "`, then`", "_NEXT_TO": "`next to`",
    "_CAPPED_AT": "`capped at`", "_FLOORED_AT": "`floored at`", "_COUNT_OF": "`count of`", "_AND_WHERE": "`and where`",
}
#: (pattern of the whole line, code, message, hint)
SHAPES: tuple[tuple[str, str, str, str], ...] = (
    (r"(gain|pay|lose) ([a-z_]+) (\d+)$", "amount-first", "the amount stands before what it counts", r"write `\1 \3 \2`"),
    (r".*\band (gain|pay|move|draw|choose|do|lose|set|deal)\b.*", "and-joins-amounts",
     "`and` joins amounts and conditions, not instructions", "write `, then` or make it a list"),
    (r".*\b(gains|pays|moves|chooses|fulfils|takes|builds)\b.*", "verb-form", "verbs have no -s here", "write the verb without -s"),
    (r".*\bfor each\b.*", "for-each", "`for each` is not a form of the language",
     "an amount per thing is `gain 1 X per Y`; an instruction per thing is a header `each Y:`"),
    (r".*[<>=].*", "comparison", "comparisons are words", "write `is`, `at least`, `at most`, `more than` or `fewer than`"),
    (r".*\bwhere\b.*\bwith(out)?\b.*", "with-before-where", "`with` and `without` stand before `where`", "put the `where` last"),
)


def diagnose(text: str, token: str, start: str) -> tuple[str, str]:
    """A code and a sentence of its own for the usual slips."""
    for pattern, code, message, _ in SHAPES:
        if re.match(pattern, text.strip()):
            return code, message
    if ":" in text and start in ("line", "header"):
        return "two-colons", "a colon ends a header; what follows it belongs on the next line, indented"
    return "syntax", ""


def for_text(text: str, start: str) -> str:
    for pattern, _, _, hint in SHAPES:
        match = re.match(pattern, text.strip())
        if match:
            return match.expand(hint)
    return ""


def expected(accepts: set[str]) -> str:
    words = sorted({WORDS.get(t, f"`{t.strip('_').lower().replace('_', ' ')}`") for t in accepts})
    if not words or len(words) > 12:
        return ""
    return "here could stand " + ", ".join(words)
