"""Verbs of somebody who is named: `that opponent gains 1 coin` is read like `gain`, at the same place of the line."""

from __future__ import annotations

import re

from .grammar import VERBS

#: phrases that name who acts
_NAMED = (
    r"that\s+\w+|(?:your|their|its)\s+partner|the\s+(?:start|next)\s+player"
    r"|the\s+player\s+on\s+(?:your|their|its)\s+(?:left|right)"
)
_SIDE_OF = r"(?:the\s+player\s+(?:to|on)\s+the\s+(?:left|right)\s+of|the\s+partner\s+of)\s+"
ACTOR = rf"(?:{_SIDE_OF})*(?:{_NAMED}|(?!they\b|you\b)\w+)"


def third_person(verb: str) -> str:
    """As it is said of somebody: gains, passes, does, carries."""
    if re.search(r"[^aeiou]y$", verb):
        return verb[:-1] + "ies"
    return verb + ("es" if re.search(r"(s|sh|ch|x|z|o)$", verb) else "s")


FORMS = {third_person(verb): verb for verb in VERBS}
SAID = re.compile(rf"(?P<who>(?:^|,\s*then\b)\s*(?:{ACTOR})\s+)(?P<verb>{'|'.join(FORMS)})\b")


def plain(line: str) -> str:
    """The line with its verbs as the grammar has them; everything stays where it is."""
    return SAID.sub(lambda found: found["who"] + FORMS[found["verb"]].ljust(len(found["verb"])), line)


def possible_verbs(word: str) -> tuple[str, ...]:
    """What the name of a rule may be the third person of: `discards`, `gives_up`."""
    verb, *rest = word.split("_")
    found = {verb[:-1], verb.removesuffix("es"), verb.removesuffix("ies") + "y"}
    return tuple("_".join([form, *rest]) for form in sorted(found) if form and third_person(form) == verb)
