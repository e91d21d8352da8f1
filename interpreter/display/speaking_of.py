"""Which rules, words of the rules and cards speak of a piece, a counter, a zone, a number or a mark that is printed, or
a kind of things: what it is good for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..model import ir, walk
from ..model.vocabulary import Thing
from ..phrases.fallbacks import first
from ..phrases.rule_words import definition_title
from ..prose.speaking.punctuation import capital
from ..prose.texts.labels import Labels
from ..terms.definitions import only_estimated
from .numbers_told import reads


def of_its_kind(labels: Labels, thing: Thing) -> list[str]:
    """Of a thing that lies now here, now there and does nothing by itself what speaks of its kind: that says what it is
    good for."""
    lies = any(thing.kind in zone.holds for zone in labels.words.zones.values())
    if not lies or any(entry == thing.entry for entry, does in doings(labels) if does is not None):
        return []
    return speaking_of(labels, "kinds", thing.kind)


def speaking_of(labels: Labels, section: str, name: str) -> list[str]:
    """What they are called, rules first: each can be asked for by that."""
    game, words = labels.game, labels.words
    sections: dict[str, Mapping[str, object]] = {
        "pieces": words.pieces,
        "counters": words.counters,
        "zones": words.zones,
    }
    declared = sections.get(section, {}).get(name)
    alone = [zone for zone in words.zones.values() if section == "kinds" and [*zone.holds] == [name]]

    def speaks(bodies: Iterable[Any]) -> bool:
        nodes = (node for body in bodies if body is not None for node in walk.everything(body))
        if section == "kinds":
            return any(is_of_kind(node, name) or any(p is z for p in walk.parts(node) for z in alone) for node in nodes)
        if declared is None:
            return any(reads(node, name) for node in nodes)
        return any(part is declared for node in nodes for part in walk.parts(node))

    found = [labels.text(first(*labels.known(rule))) for rule, checked in game.rules.items() if speaks([checked.body])]
    told = [checked for key, checked in game.definitions.items() if key not in only_estimated(game)]
    found += [labels.text(definition_title(game, one.definition)) for one in told if speaks([one.value])]
    frames = {"cli-why-setup": game.setup, "cli-why-scoring": game.scoring}
    found += [labels.say(id) for id, body in frames.items() if speaks([body])]
    bodies: dict[str, list[Any]] = {}
    for entry, body in doings(labels):
        bodies.setdefault(entry, []).append(body)
    cards = [entry for entry, does in bodies.items() if entry in words.entries and speaks(does)]
    return [*dict.fromkeys(map(capital, [*found, *(labels.entry(words.entries[card][0]) for card in cards)]))]


def is_of_kind(node: object, kind: str) -> bool:
    """Are things of one kind looked through?"""
    return isinstance(node, ir.Query) and node.kinds == (kind,)


def doings(labels: Labels) -> Iterator[tuple[str, Any]]:
    """What cards and places do, by entry."""
    for (_, entry), printed in labels.game.printed.items():
        yield entry, printed.effect
        yield entry, printed.condition
    for ability in labels.game.abilities:
        yield ability.entry, ability.body
        yield ability.entry, ability.value
