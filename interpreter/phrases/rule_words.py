"""Words tied to a rule, and what is said where they were written for another one: never the old words."""

from __future__ import annotations

from typing import Any

from ..model.checked import CheckedGame
from ..model.vocabulary import Definition, Rule
from .fallbacks import Known, Tied, Unworded
from .rule_digests import definition_digest, parameter_digest, rule_digest
from .things import Adjective, Qualified
from .words import Noun, Phrase, Plain, Say

#: so many things are chosen in a rule as long as nobody has counted them
SEVERAL = 2


def rule_words(game: CheckedGame, name: str, attribute: str = "", meaning: Phrase | None = None, **parts: Any) -> Tied:
    """What a rule is called when it is done (`event`: when somebody does it)."""
    words = Say(f"rule-{name}", attribute, **{"count": SEVERAL, **parts})
    return Tied(words.id, lambda: rule_digest(game, name), words, meaning or Unworded(words))


def rule_parts(rule: Rule) -> dict[str, Any]:
    """What a rule is handed, as its heading speaks of it; two of one sort are told apart by letters."""
    nouns = {"object": rule.object, "place": rule.place}
    return {part: Qualified(Noun(noun), "a", called=lettered(rule, part)) for part, noun in nouns.items() if noun}


def lettered(rule: Rule, part: str) -> Phrase | None:
    """The letter behind what a rule is handed, if it is handed two things of one sort."""
    letter = Plain("A" if part == "place" else "B")
    return Say("called-so", name=letter) if rule.object and rule.object == rule.place else None


def rule_title(game: CheckedGame, name: str, count: int = SEVERAL, **parts: Any) -> Phrase:
    """The same as a heading of what the rule does; what is done to nothing in particular may be named as a step.

    `count`: how many things were chosen, where that is known.
    """
    rule, step = Say(f"rule-{name}", count=count, **parts), Say(f"step-{name}")
    title = rule_words(game, name, "", Known([step.id], step, Unworded(rule)), count=count, **parts)
    return title if parts else Known([rule.id], title, Known([step.id], step, rule))


def change_words(
    game: CheckedGame, name: str, n: Any, by: Any, way: str, thing: Phrase | None = None, old: int | str = ""
) -> Phrase:
    """A named number as a card changes it: to `n`, which is `by` more or fewer, or exactly that instead of `old`.

    Of a number said of things `n` is not known, only `by` and the thing.
    """
    if thing is not None:
        words, label = Say(f"change-{name}", by=by, way=way, thing=thing), Say(f"number-{name}", thing=thing)
        other = Known([label.id], Say("changed-number-of", what=label, by=by, way=way), Unworded(words))
        return Tied(words.id, lambda: parameter_digest(game, name), words, other)
    words, label = Say(f"change-{name}", n=n, by=by, way=way, old=old), Say(f"param-{name}")
    made = Say("changed-number", what=label, n=n, by=by, way=way)
    other = Known([label.id], made, Unworded(words))
    return Tied(words.id, lambda: parameter_digest(game, name), words, other)


def permit_words(game: CheckedGame, name: str, form: str, no: str = "no") -> Phrase:
    """A permission as a card gives it (`card`), or as it is asked for (`cond`)."""
    words, label = Say(f"permit-{name}", form=form, no=no), Say(f"param-{name}")
    made = Say("permission", what=label, form=form, no=no)
    other = Known([label.id], made, Unworded(words))
    return Tied(words.id, lambda: parameter_digest(game, name), words, other)


def definition_title(game: CheckedGame, definition: Definition) -> Phrase:
    """What a word of the rules is called where it is explained: something that is so, or a number of it."""
    if definition.adjective:
        return Qualified(Noun(definition.of), "a", [Adjective(definition.name)])
    parts: dict[str, Any] = {"thing": Qualified(Noun(definition.of), "this")} if definition.of else {}
    return number_title(game, definition.name, **parts)


def number_title(game: CheckedGame, name: str, **parts: Any) -> Phrase:
    """A defined number as a heading of what it is, said to whom it belongs."""
    words = Say(f"number-{name}", whose="you", **parts)
    return Tied(words.id, lambda: definition_digest(game, name), words, Unworded(words))
