"""A match as one line of text that holds its state: for tests, searches, and a quick way back."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from ..diagnostics.problems import Refused, say
from ..engine.digests import fingerprint
from ..engine.machine import DeadEnd
from ..engine.match import Match, Thread
from ..engine.operations import Impossible
from ..lowering.layout import PC
from ..lowering.work import Runaway
from .save_header import (
    EXACT,
    MOST_DECISIONS,
    SNAPSHOT,
    fitting,
    head,
    listed,
    not_too_long,
    read_head,
    seed,
    string,
    written,
)

if TYPE_CHECKING:
    from ..engine.rules import Rules

MOST_DIGITS = 700


def snapshot(match: Match) -> str:
    """State, control and history in one line."""
    rules = match.rules
    threads = None
    if match.threads is not None:
        ordered = sorted(match.threads.items())
        threads = [[seat, [n for answer in thread.answers for n in answer]] for seat, thread in ordered]
    kept = match.state[:]
    rules.machine.forget(kept)
    first = written(
        {
            **head(rules, SNAPSHOT),
            "program": rules.program_digest,
            "seed": match.seed,
            "threads": threads,
            "digest": fingerprint(match, kept),
        }
    )
    # lists of integers and of digits in quotes: Python writes them as JSON does, and faster than the JSON library
    state = repr([n if -EXACT <= n <= EXACT else str(n) for n in kept]).replace("'", '"')
    history = repr(list(chain.from_iterable(match.history)))
    return f'{first[:-1]}, "state": {state}, "history": {history}}}'


def restore(rules: Rules, text: str) -> Match:
    """The match as it was. What does not fit the rules or itself is refused."""
    if not isinstance(text, str):
        raise Refused(say("save-is-text", what=SNAPSHOT))
    not_too_long(text, SNAPSHOT)
    data = read_head(text, SNAPSHOT)
    fitting(data, rules)
    if string(data, "program") != rules.program_digest:
        raise Refused(say("snapshot-version"))
    begun = None if data.get("seed", 0) is None else seed(data)
    match = Match(rules, _state(rules, data), begun, _history(rules, data))
    try:
        sound = not rules.totals.broken(match.state)
        sound = sound and _resume(match, data) and fingerprint(match) == string(data, "digest")
    except (ArithmeticError, LookupError, TypeError, ValueError, MemoryError, DeadEnd, Runaway, Impossible):
        sound = False  # numbers that were changed by hand can lead generated code anywhere
    if not sound:
        raise Refused(say("snapshot-damaged"))
    return match


def _state(rules: Rules, data: dict[str, Any]) -> list[int]:
    size = rules.machine.program.size
    given = listed(data, "state")
    if len(given) != size:
        raise Refused(say("snapshot-size", n=len(given), size=size))
    state: list[int] = [n if type(n) is int else _integer(n) for n in given]
    same = state[:]
    rules.machine.forget(same)
    if same != state:
        raise Refused(say("snapshot-damaged"))  # what can be worked out is never told otherwise
    pc = state[PC]
    if pc != 0 and pc not in rules.machine.program.choices and pc not in rules.machine.secrets:
        raise Refused(say("snapshot-moment"))
    return state


def _integer(value: Any) -> int:
    if isinstance(value, str) and len(value) <= MOST_DIGITS and value.isascii() and value.removeprefix("-").isdigit():
        return int(value)
    raise Refused(say("snapshot-state"))


def _history(rules: Rules, data: dict[str, Any]) -> list[tuple[int, int, int]]:
    flat = listed(data, "history")
    if len(flat) % 3 or not set(map(type, flat)) <= {int}:
        raise Refused(say("snapshot-history"))
    if len(flat) > 3 * MOST_DECISIONS:
        raise Refused(say("too-many-decisions", n=len(flat) // 3, most=MOST_DECISIONS))
    history = list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
    if not all(0 <= player < rules.players for player in set(flat[::3])):
        raise Refused(say("snapshot-player"))
    for pc, code in set(zip(flat[1::3], flat[2::3], strict=True)):
        choice = rules.machine.program.choices.get(pc)
        if choice is None or not (code in choice.names or 0 <= code < len(rules.words.things)):
            raise Refused(say("snapshot-choice"))
    return history


def _resume(match: Match, data: dict[str, Any]) -> bool:
    """Finds the options again; a position in which the rules would simply run on is none."""
    machine, pc = match.rules.machine, match.state[PC]
    machine.work.renew()
    entries = data.get("threads")
    if pc not in machine.secrets:
        listed = machine.options[pc] if pc else None
        match.found = listed(match.state) if listed is not None else []
        return entries is None and (not pc or machine.stops(match.state, pc, match.found))
    players = machine.program.secret_players[pc](match.state)
    threads: dict[int, Thread] = {}
    for entry in entries if isinstance(entries, list) else []:
        if not (isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], list)):
            return False
        player, flat = entry
        if player not in players or player in threads or len(flat) % 2 or not set(map(type, flat)) <= {int}:
            return False
        threads[player] = match.thread(player, list(zip(flat[::2], flat[1::2], strict=True)))
    match.threads = threads
    return sorted(threads) == sorted(players) and any(thread.found for thread in threads.values())
