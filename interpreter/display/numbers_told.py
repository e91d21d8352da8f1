"""What a number is for that is drawn on things or stands at a question: on what it is printed, what stands on the
places of a row, and the words of the rules that explain it or go by it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..model import walk
from ..model.view import SUM, Item
from ..phrases.rule_words import definition_title
from ..phrases.words import Noun, Say
from ..prose.speaking.punctuation import capital
from ..prose.texts.labels import Labels
from ..terms.definitions import DefRef, only_estimated
from ..terms.properties import PropRef
from ..terms.zones import SlotProp
from ..verbs.counters import SetCounter

#: the section of what is called so, beside those of a view
NUMBERS = "numbers"


def numbers(labels: Labels) -> dict[tuple[str, str], tuple[str, ...]]:
    """The numbers that are printed on things or stand on the places of rows, with all they may be called."""
    kinds, zones = labels.words.kinds.values(), labels.words.zones.values()
    named = [prop for kind in kinds for prop, sort in kind.properties.items() if sort.sort == "number"]
    named += [prop for zone in zones for prop in zone.slots]
    known = [prop for prop in dict.fromkeys(named) if labels.speech.forms(f"noun-prop-{prop}")]
    return {(NUMBERS, prop): (prop, *labels.forms(f"prop-{prop}")[1:]) for prop in known}


def called(labels: Labels, prop: str) -> str:
    return labels.text(Noun(f"prop-{prop}"))


def where_printed(labels: Labels, prop: str) -> list[str]:
    """On things of which kinds it is printed, and how much of it the places of each row add."""
    words = labels.words
    kinds = [kind.name for kind in words.kinds.values() if prop in kind.properties]
    name = capital(called(labels, prop))
    told = [labels.say("cli-at", place=name, what=", ".join(map(labels.noun, kinds)))] if kinds else []
    for zone in words.zones.values():
        if column := zone.slots.get(prop):
            places = Say("book-slots", property=Noun(f"prop-{prop}"), values=", ".join(map(str, column)))
            told.append(labels.say("cli-at", place=capital(labels.place(zone.name)), what=labels.text(places)))
    return told


def reads(node: object, prop: str) -> bool:
    """Does a node of a rule look at a number that is printed on a thing or stands on its place?"""
    return isinstance(node, PropRef | SlotProp) and node.prop == prop


def added(labels: Labels, said: str, sign: str) -> list[str]:
    """The numbers that are added to one with a sign, if it is drawn so in what was said (`5+1⚙`)."""
    if re.search(rf"[0-9]\+[0-9]+ ?{re.escape(sign)}", said) is None:
        return []
    view = labels.rules.shown_by
    items = [item for row in (*view.rows, *view.yours) for item in row.items]
    items += [item for board in view.boards for line in board.lines for item in line]
    sums = [item for item in inside(items) if item.sort == SUM and item.inner]
    drawn = [item for item in sums if sign in view.signs.get(item.inner[0].name, ())]
    return [*dict.fromkeys(other.name for item in drawn for other in item.inner[1:])]


def inside(items: list[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from inside([*item.inner])


def words_explaining(labels: Labels, section: str, name: str) -> list[str]:
    """The words of the rules, as the rulebook heads them, to which a counter of the game is set, or that go by a number
    that is printed."""
    game, words = labels.game, labels.words
    told = {key: one for key, one in game.definitions.items() if key not in only_estimated(game)}
    if section == NUMBERS:
        found = [key for key, one in told.items() if any(reads(n, name) for n in walk.everything(one.value))]
    elif section == "counters" and words.counters[name].of == "game":
        nodes = [node for rule in game.rules.values() for node in walk.everything(rule.body)]
        values = [n.value for n in nodes if isinstance(n, SetCounter) and n.counter.name == name]
        found = [n.definition.key for value in values for n in walk.everything(value) if isinstance(n, DefRef)]
    else:
        return []
    return [capital(labels.text(definition_title(game, told[key].definition))) for key in found if key in told]
