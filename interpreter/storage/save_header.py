"""What every kept match begins with: which game it is, with which rules. Values are read as from a stranger's file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

from ..diagnostics.problems import Mistakes, Refused, say
from ..packs.names import NAME, clip

if TYPE_CHECKING:
    from ..engine.rules import Rules

SAVE, SNAPSHOT = "save", "snapshot"
VERSIONS = {SAVE: 3, SNAPSHOT: 1}
#: what an earlier version wrote and this one still reads: saves without the decisions that had one option
EARLIER = {SAVE: (2,), SNAPSHOT: ()}
#: characters of a text, and decisions in it, beyond which nobody played this
MOST_TEXT = 20_000_000
MOST_DECISIONS = 200_000
#: integers beyond this lose digits in readers that have only floating-point numbers
EXACT = 2**53
#: of a seed only 64 bits count, but people type what they like
MOST_SEED = 10**100


def head(rules: Rules, what: str) -> dict[str, Any]:
    pack = rules.pack
    return {
        "spielwerk": what,
        "version": VERSIONS[what],
        "game": rules.name,
        "rules": rules.digest,
        "players": rules.players,
        "expansions": list(pack.applied_expansions),
        "variants": list(pack.applied_variants),
    }


def read_head(text: str, what: str) -> dict[str, Any]:
    """The object a text consists of, if it says that it is one of ours and of a version this program reads."""
    data = parsed(text)
    if data is None:
        raise Refused(say("save-not-json", what=what))
    if not isinstance(data, dict) or data.get("spielwerk") != what:
        raise Refused(say("save-beginning", what=what, code=f'"spielwerk": "{what}"'))
    version = data.get("version")
    if type(version) is not int or version not in (VERSIONS[what], *EARLIER[what]):
        raise Refused(say("save-version", what=what, version=shown(version), ours=str(VERSIONS[what])))
    return data


def not_too_long(text: str | bytes, what: str) -> None:
    if len(text) > MOST_TEXT:
        raise Refused(say("save-too-long", what=what, n=len(text), most=MOST_TEXT))


def parsed(text: str) -> Any:
    """The value of a JSON text; None if it is no such text."""
    try:
        return _JSON.decode(text)
    except (ValueError, RecursionError):
        return None


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


#: made once: a save can have hundreds of thousands of lines
_JSON = json.JSONDecoder(parse_constant=_no_constant)


def fitting(data: dict[str, Any], rules: Rules | None) -> Rules:
    """The rules a head was made with: those given, if they are the same, else loaded by name."""
    game, digest, players = string(data, "game"), string(data, "rules"), number(data, "players")
    expansions, variants = strings(data, "expansions"), strings(data, "variants")
    if rules is None:
        if not NAME.match(game):
            raise Refused(say("save-game-name", game=clip(game, 80)))
        rules = loaded(data, game)
    if (game, players) != (rules.name, rules.players):
        raise Refused(say("save-other-game", game=clip(game, 80), players=players, other=rules.name, n=rules.players))
    if (expansions, variants) != (list(rules.pack.applied_expansions), list(rules.pack.applied_variants)):
        raise Refused(say("save-other-rules", names=expansions + variants or ("-",)))
    if digest != rules.digest:
        raise Refused(say("save-changed", found=shown(digest), ours=rules.digest))
    return rules


def loaded(data: dict[str, Any], game: str) -> Rules:
    """The rules of a game, by its name or in a folder, for the players, expansions and variants of a head."""
    from ..engine.rules import load

    expansions = strings(data, "expansions")
    if not all(map(NAME.match, expansions)):  # nobody's save leads us to a folder
        raise Refused(say("save-names", key="expansions"))
    try:
        return load(game, number(data, "players"), expansions, strings(data, "variants"))
    except Mistakes as mistakes:
        raise Refused(say("save-game-broken", why=mistakes.problems[0].message)) from None


def written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def shown(value: Any) -> str:
    """A value of the text as a message may quote it: short, and on one line."""
    if isinstance(value, str) and value.isprintable():
        return clip(value, 80)
    return str(value) if type(value) is int and abs(value) < EXACT else "something else"


def string(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise Refused(say("save-text", key=key))
    return value


def number(data: dict[str, Any], key: str, most: int = EXACT) -> int:
    """A whole number of ordinary size: no message could quote one of thousands of digits."""
    value = data.get(key)
    if type(value) is not int or abs(value) > most:
        raise Refused(say("save-number", key=key))
    return value


def seed(data: dict[str, Any]) -> int:
    return number(data, "seed", MOST_SEED)


def listed(data: dict[str, Any], key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list):
        raise Refused(say("save-list", key=key))
    return value


def strings(data: dict[str, Any], key: str) -> list[str]:
    value = listed(data, key)
    if not all(isinstance(entry, str) for entry in value) or len(value) > 1000:
        raise Refused(say("save-names", key=key))
    return value
