"""Why is this not offered? Answered by the tests of the rule that fail, each a reason of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import Refused, say
from ..language.names import meant
from .match import Match

Test = Callable[[list[int], int], Any]


def candidate(match: Match, pc: int, option: str) -> int:
    """The code an option id would have at this decision, offered or not."""
    choice = match.rules.machine.program.choices[pc]
    for code, name in choice.names.items():
        if name == option:
            return code
    words = match.rules.words
    if choice.kind == "things" and option in words.thing_names:
        return words.thing_names[option]
    known = [*choice.names.values(), *(words.thing_names if choice.kind == "things" else ())]
    hint = meant(option, known) or say("one-of", names=sorted(choice.names.values()))
    raise Refused(say("no-option", option=option, hint=hint))


def why_not(match: Match, player: int, option: str) -> list[str]:
    """The reasons that fail; empty if the option is offered."""
    found: list[str] = []
    for who, pc, codes in match.owed():
        if who != player:
            continue
        code = candidate(match, pc, option)
        if code in codes:
            return []
        state = match.threads[player].state if match.threads is not None else match.state
        choice = match.rules.machine.program.choices[pc]
        for text, test in choice.reasons:
            name, _, rest = text.partition(": ")
            if choice.kind == "menu" and name != option:
                continue
            if not compiled(match, test)(state, code):
                found.append(rest if choice.kind == "menu" else text)
        if not found:
            found.append(
                f"not among {choice.source}"
                if choice.kind == "things" and not inside(match, choice.candidates, state, code)
                else "what follows could not be completed"
            )
        return found
    raise Refused(say("nothing-to-decide", n=player + 1))


def inside(match: Match, candidates: str, state: list[int], code: int) -> bool:
    return bool(compiled(match, f"x in ({candidates})")(state, code))


def compiled(match: Match, code: str) -> Test:
    """A test on the state, from the source kept with the choice."""
    namespace = match.rules.machine.program.namespace
    cache: dict[str, Test] = namespace.setdefault("__why__", {})
    if code not in cache:
        made: dict[str, Any] = {}
        exec(compile(f"def test(S, x):\n    return {code}", "<reason>", "exec"), namespace, made)  # noqa: S102 - our own source
        cache[code] = made["test"]
    return cache[code]
