"""Matches as text: a save is the set-up and the decisions, a snapshot the state itself. What is wrong is refused."""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING, Any, NoReturn

from ..errors import Mistakes, Refused, say
from ..loading.names import NAME, clip
from ..program.layout import PC
from .digests import fingerprint
from .machine import DeadEnd, Endless
from .match import Match, Thread
from .ops import Impossible

if TYPE_CHECKING:
    from .rules import Rules

SAVE, SNAPSHOT = "save", "snapshot"
VERSION = 1
#: characters of a text, and decisions in it, beyond which nobody played this
MOST_TEXT = 20_000_000
MOST_DECISIONS = 200_000
#: integers beyond this lose digits in readers that have only floating-point numbers, so they are written as text
EXACT = 2**53
MOST_DIGITS = 700


# ---- saves
def save(match: Match) -> str:
    """One decision on a line: who, and the id of the option taken."""
    rules = match.rules
    if match.seed is None:
        raise Refused(say("only-snapshot"))
    head = {**_head(rules, SAVE), "seed": match.seed, "state": match.digest()}
    lines = [f"  {_text(key)}: {_text(value)}," for key, value in head.items()]
    seats = [thing.name for thing in rules.words.things[: rules.players]]
    taken = ",\n".join(f"    {_text([seats[player], rules.option_id(pc, code)])}" for player, pc, code in match.history)
    return "\n".join(["{", *lines, '  "decisions": [' + (f"\n{taken}\n  " if taken else "") + "]", "}", ""])


def load_save(text: str, rules: Rules | None = None) -> Match:
    """Plays a save again. Without rules the game is loaded by its name."""
    data = _read(text, SAVE)
    seed = _number(data, "seed")
    digest = _string(data, "state")
    decisions = _list(data, "decisions")
    if len(decisions) > MOST_DECISIONS:
        raise Refused(say("too-many-decisions", n=len(decisions), most=MOST_DECISIONS))
    rules = _fitting(data, rules)
    try:
        match = rules.start(seed)
        for number, entry in enumerate(decisions, 1):
            _take(match, number, entry)
    except (DeadEnd, Endless, Impossible):
        raise Refused(say("decisions-lead-nowhere")) from None
    if match.digest() != digest:
        raise Refused(say("decisions-lead-elsewhere", found=match.digest(), wanted=_shown(digest)))
    return match


def _take(match: Match, number: int, entry: Any) -> None:
    if not (isinstance(entry, list) and len(entry) == 2 and all(isinstance(part, str) for part in entry)):
        raise Refused(say("decision-shape", n=number))
    who, option = entry
    owed = match.owed()
    if not owed:
        raise Refused(say("decision-after-end", n=number))
    rules = match.rules
    for player, pc, codes in owed:
        if rules.words.things[player].name == who:
            for code in codes:
                if rules.option_id(pc, code) == option:
                    match.pick(player, code)
                    return
            raise Refused(say("decision-not-offered", n=number, option=clip(option, 80), who=who))
    raise Refused(say("decision-nobody", n=number, who=clip(who, 80)))


# ---- snapshots
def snapshot(match: Match) -> str:
    """State, control and history in one line."""
    rules = match.rules
    threads = None
    if match.threads is not None:
        ordered = sorted(match.threads.items())
        threads = [[seat, [n for answer in thread.answers for n in answer]] for seat, thread in ordered]
    head = _text(
        {
            **_head(rules, SNAPSHOT),
            "program": rules.program_digest,
            "seed": match.seed,
            "threads": threads,
            "digest": fingerprint(match),
        }
    )
    # lists of integers and of digits in quotes: Python writes them as JSON does, and faster than the JSON library
    state = repr([n if -EXACT <= n <= EXACT else str(n) for n in match.state]).replace("'", '"')
    history = repr(list(chain.from_iterable(match.history)))
    return f'{head[:-1]}, "state": {state}, "history": {history}}}'


def restore(rules: Rules, text: str) -> Match:
    """The match as it was. What does not fit the rules or itself is refused."""
    data = _read(text, SNAPSHOT)
    _fitting(data, rules)
    if _string(data, "program") != rules.program_digest:
        raise Refused(say("snapshot-version"))
    seed = None if data.get("seed", 0) is None else _number(data, "seed")
    match = Match(rules, _state(rules, data), seed, _history(rules, data))
    try:
        sound = not rules.totals.broken(match.state)
        sound = sound and _resume(match, data) and fingerprint(match) == _string(data, "digest")
    except (ArithmeticError, LookupError, TypeError, ValueError, MemoryError, DeadEnd, Endless, Impossible):
        sound = False  # numbers that were changed by hand can lead generated code anywhere
    if not sound:
        raise Refused(say("snapshot-damaged"))
    return match


def _state(rules: Rules, data: dict[str, Any]) -> list[int]:
    size = rules.machine.program.size
    given = _list(data, "state")
    if len(given) != size:
        raise Refused(say("snapshot-size", n=len(given), size=size))
    state: list[int] = [n if type(n) is int else _integer(n) for n in given]
    pc = state[PC]
    if pc != 0 and pc not in rules.machine.program.choices and pc not in rules.machine.secrets:
        raise Refused(say("snapshot-moment"))
    return state


def _integer(value: Any) -> int:
    if isinstance(value, str) and len(value) <= MOST_DIGITS and value.isascii() and value.removeprefix("-").isdigit():
        return int(value)
    raise Refused(say("snapshot-state"))


def _history(rules: Rules, data: dict[str, Any]) -> list[tuple[int, int, int]]:
    flat = _list(data, "history")
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
    entries = data.get("threads")
    if pc not in machine.secrets:
        listed = machine.options[pc] if pc else None
        match.found = listed(match.state) if listed is not None else []
        return entries is None and (not pc or len(match.found) > 1)
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


# ---- what both have
def _head(rules: Rules, what: str) -> dict[str, Any]:
    pack = rules.pack
    return {
        "spielwerk": what,
        "version": VERSION,
        "game": rules.name,
        "rules": rules.digest,
        "players": rules.players,
        "expansions": list(pack.applied_expansions),
        "variants": list(pack.applied_variants),
    }


def _read(text: str, what: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise Refused(say("save-is-text", what=what))
    if len(text) > MOST_TEXT:
        raise Refused(say("save-too-long", what=what, n=len(text), most=MOST_TEXT))
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Refused(say("save-not-json", what=what)) from None
    if not isinstance(data, dict) or data.get("spielwerk") != what:
        raise Refused(say("save-beginning", what=what, code=f'"spielwerk": "{what}"'))
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise Refused(say("save-version", what=what, version=_shown(version), ours=str(VERSION)))
    return data


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _fitting(data: dict[str, Any], rules: Rules | None) -> Rules:
    """The rules the text was made with: those given, if they are the same, else loaded by name."""
    game, digest, players = _string(data, "game"), _string(data, "rules"), _number(data, "players")
    expansions, variants = _strings(data, "expansions"), _strings(data, "variants")
    if rules is None:
        from .rules import load

        if not NAME.match(game):
            raise Refused(say("save-game-name", game=clip(game, 80)))
        try:
            rules = load(game, players, expansions, variants)
        except Mistakes as mistakes:
            raise Refused(say("save-game-broken", why=mistakes.problems[0].message)) from None
    if (game, players) != (rules.name, rules.players):
        raise Refused(say("save-other-game", game=clip(game, 80), players=players, other=rules.name, n=rules.players))
    if (expansions, variants) != (list(rules.pack.applied_expansions), list(rules.pack.applied_variants)):
        raise Refused(say("save-other-rules", names=expansions + variants or ("-",)))
    if digest != rules.digest:
        raise Refused(say("save-changed", found=_shown(digest), ours=rules.digest))
    return rules


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _shown(value: Any) -> str:
    """A value of the text as a message may quote it: short, and on one line."""
    if isinstance(value, str) and value.isprintable():
        return clip(value, 80)
    return str(value) if type(value) is int and abs(value) < EXACT else "something else"


def _string(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise Refused(say("save-text", key=key))
    return value


def _number(data: dict[str, Any], key: str) -> int:
    value = data.get(key)
    if type(value) is not int:
        raise Refused(say("save-number", key=key))
    return value


def _list(data: dict[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list):
        raise Refused(say("save-list", key=key))
    return value


def _strings(data: dict[str, Any], key: str) -> list[str]:
    value = _list(data, key)
    if not all(isinstance(entry, str) for entry in value) or len(value) > 1000:
        raise Refused(say("save-names", key=key))
    return value
