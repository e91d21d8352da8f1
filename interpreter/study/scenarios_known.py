"""That nothing is wrong with scenarios, remembered by what they can speak of: names, and what is declared of them.

What a rule does inside is nothing to them, nor what is printed on a card: to change that does not have them read again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..diagnostics import cache
from ..packs.pack import Pack
from ..packs.tables import BODY_SECTIONS, table_names
from ..packs.tree import Map, Scalar, Seq, plain

#: by what is played, expansions and variants
Configuration = tuple[tuple[str, ...], tuple[str, ...]]
#: sections of which scenarios know the names only; what a definition says tells whether it is a number or a thing
ONLY_NAMES = (BODY_SECTIONS - {"define"}) | {"winner"}
#: sorts of what is printed on things and is done or asked by rules only
DONE = frozenset(("effect", "condition", "abilities"))
_SOUND = "sound"


def is_sound(shelf: cache.Shelf, pack: Pack, texts: str) -> bool:
    """Was nothing wrong with scenarios of these texts when the game, and what it is played with, was the same to
    them?"""
    return bool(cache.fetch(_key(shelf, pack, texts)) == _SOUND)


def keep_sound(shelf: cache.Shelf, pack: Pack, texts: str) -> None:
    cache.keep(_key(shelf, pack, texts), _SOUND)


def _key(shelf: cache.Shelf, pack: Pack, texts: str) -> str:
    if _SOUND not in pack.known:
        book = [*pack.rulebook.items] if pack.rulebook is not None else None
        applied = [pack.expansions, pack.applied_expansions, pack.applied_variants, pack.subject]
        said = [seen_of(pack.tree), sorted(keys_of(pack.tree)), book, applied, texts]
        pack.known[_SOUND] = shelf.key(json.dumps(["scenarios", said]))
    return pack.known[_SOUND]


def seen_of(tree: Map) -> dict[str, Any]:
    """Of the tree of a game, what lines from outside can depend on: all but the bodies of rules and what is done or
    asked by what is printed on things."""
    kinds = table_names(tree)
    found: dict[str, Any] = {}
    for section, node in tree:
        if section in ONLY_NAMES:
            found[section] = [*node.items] if isinstance(node, Map) else None
        elif section in kinds and isinstance(node, Map):
            done = {name for name, prop in kinds[section].properties.items() if prop.sort in DONE}
            found[section] = {
                name: {key: None if key in done else plain(value) for key, value in entry}
                if isinstance(entry, Map)
                else plain(entry)
                for name, entry in node
            }
        else:
            found[section] = plain(node)
    return found


def keys_of(tree: Map) -> dict[str, None]:
    """The first word of every key, in order: all that could be a step is among them."""
    found: dict[str, None] = {}
    waiting: list[Map | Seq | Scalar] = [tree]
    for node in waiting:
        if type(node) is Map:
            found.update([(key.partition(" ")[0], None) for key in node.items])
            waiting += [inner for inner in node.items.values() if type(inner) is not Scalar]
        elif type(node) is Seq:
            waiting += [inner for inner in node.items if type(inner) is not Scalar]
    return found


def configurations(
    shelf: cache.Shelf, pack: Pack, texts: object, found: Callable[[], list[Configuration]]
) -> list[Configuration]:
    """With which expansions and variants scenarios are played. `texts`: what that depends on besides the variants of
    the game; `found`: finds it, if it is not known."""
    variants = pack.tree.get("variants")
    said = [pack.expansions, plain(variants) if variants is not None else None, texts]
    key = shelf.key(json.dumps(["played", said]))
    known = cache.fetch(key)
    try:
        return [(_names(expansions), _names(ways)) for expansions, ways in known]
    except (TypeError, ValueError):
        played = found()
        cache.keep(key, played)
        return played


def _names(found: Any) -> tuple[str, ...]:
    if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
        raise ValueError
    return tuple(found)
