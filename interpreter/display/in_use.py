"""What of a player's sight matters in the game as it is played, and which lists of it say least.

in_use(labels, seen)["zones"]     # without sides of things that are not in use; so are numbers that nothing looks at
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..model.regions import counted, lying
from ..model.vocabulary import PLAYER
from ..prose.texts.labels import Labels
from .may_come import Coming


def in_use(labels: Labels, seen: Mapping[str, Any]) -> dict[str, Any]:
    """The same without what was only needed while the game was set up, what would be in another variant, and things
    that can never come into play."""
    coming = Coming(labels.game, seen, labels.rules.as_played.changing)
    counters = {name: there for name, there in seen.get("counters", {}).items() if not is_idle(labels, name)}
    zones = {
        name: with_use(labels, coming, name, there)
        for name, there in seen.get("zones", {}).items()
        if there or not only_drawn_from(labels, name)
    }
    return {**seen, "counters": counters, "zones": zones}


def is_idle(labels: Labels, counter: str) -> bool:
    """Is a number one for rules, and none of them looks at it any more?"""
    return counted(labels.words.counters[counter]) in labels.rules.as_played.unread


def only_drawn_from(labels: Labels, zone: str) -> bool:
    """Was a place only needed while the game was set up?"""
    declared = labels.words.zones[zone]
    return bool(declared.holds) and lying(declared) in labels.rules.only_set_up


def with_use(labels: Labels, coming: Coming, zone: str, there: Any) -> Any:
    """What lies in a zone, without things that do nothing there and can never come into play: a side not in use."""
    words, played = labels.words, labels.rules.as_played
    waiting = played.only_into_play.intersection(words.zones[zone].holds)
    if not waiting or words.zones[zone].in_play or lying(words.zones[zone]) in played.looked_at:
        return there
    if isinstance(there, dict):
        return {holder: with_use(labels, coming, zone, what) for holder, what in there.items()}
    if not isinstance(there, list):
        return there
    things = [words.things[words.thing_names[name]] for name in there if name is not None]
    out = {thing.name for thing in things if thing.kind in waiting and not coming.may_come(thing)}
    return [name for name in there if name not in out]


def is_rest(labels: Labels, zone: str) -> bool:
    """Does a zone of each player hold what is left of what everybody has alike, and lies open wherever else it is? It
    only says the opposite of another list."""
    words = labels.words
    declared = words.zones.get(zone)
    if declared is None or declared.of != PLAYER or not declared.holds:
        return False
    kinds = [words.kinds[kind] for kind in declared.holds]
    others = [other for other in words.zones.values() if {*other.holds} & {*declared.holds}]
    own = all(kind.owned and zone in kind.start for kind in kinds)
    return own and len(others) > 1 and all(other.seen_by == "all" for other in others)
