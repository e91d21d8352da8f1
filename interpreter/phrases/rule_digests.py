"""Short digests of rules, so that words written for a rule can be found when the rule changes.

Words that name a rule (`rule-`, `is-`, `number-`) are tied to it alone: where something inside it changes, that is told
in its own place. A whole text (`text-`) says what it likes, so it is tied to what the rule leads to as well:
definitions, numbers of the rules, and for a card the rules it calls.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from ..model import walk
from ..model.checked import CheckedGame
from ..model.vocabulary import Definition, Parameter, Rule, Thing
from ..packs.tree import plain

#: keys of an entry that say nothing about what it does
SILENT = ("source", "copies", "like")


def short(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def entry_digest(thing: Thing) -> str:
    """Of everything printed on an entry."""
    return short({k: plain(v) for k, v in thing.values.items() if k not in SILENT and not k.startswith("copies with ")})


def entry_text_digest(game: CheckedGame, thing: Thing) -> str:
    """Of an entry and of what it leads to."""
    printed = [p for (_, entry), p in game.printed.items() if entry == thing.entry]
    abilities = [a for a in game.abilities if a.entry == thing.entry]
    nodes = [n for p in printed for n in (p.effect, p.condition)] + [n for a in abilities for n in (a.body, a.value)]
    return with_leads(game, entry_digest(thing), nodes, calls=True)


def rule_text_digest(game: CheckedGame, name: str) -> str:
    return with_leads(game, rule_digest(game, name), [game.rules[name].body])


def step_text_digest(game: CheckedGame, section: str, name: str) -> str:
    whole = game.setup if section == "setup" else game.scoring
    found = [e for e in walk.effects(whole) if getattr(e, "name", "") == name] if whole is not None else []
    digest = step_digest(game, section, name)
    return with_leads(game, digest, found) if digest else ""


def definition_text_digest(game: CheckedGame, name: str) -> str:
    values = [d.value for d in game.definitions.values() if d.definition.name == name]
    return with_leads(game, definition_digest(game, name), values)


def winner_digest(game: CheckedGame) -> str:
    """Of what decides who wins, and of what it leads to."""
    written = [plain(node) for node in game.words.winner]
    values = [*(expr for _, expr, _ in game.winner), *(cond for cond, _ in game.may_win)]
    return with_leads(game, short(written), values)


def with_leads(game: CheckedGame, own: str, nodes: Sequence[Any], calls: bool = False) -> str:
    """A digest with those of all that is led to; the same digest if that is nothing."""
    found: dict[str, Any] = {}
    left = [node for node in nodes if node is not None]
    while left:
        for part in (part for inner in walk.written(left.pop()) for part in walk.parts(inner)):
            if isinstance(part, Definition) and f"define {part.key}" not in found:
                found[f"define {part.key}"] = plain(part.body)
                left.append(game.definitions[part.key].value)
            elif isinstance(part, Parameter) and not part.flag:
                found[f"number {part.name}"] = part.value if part.body is None else plain(part.body)
            elif calls and isinstance(part, Rule) and f"rule {part.name}" not in found:
                found[f"rule {part.name}"] = plain(part.body)
                left.append(game.rules[part.name].body)
    return short([own, found]) if found else own


def rule_digest(game: CheckedGame, name: str) -> str:
    return short([game.words.rules[name].key, plain(game.words.rules[name].body)])


def step_digest(game: CheckedGame, section: str, name: str) -> str:
    """Of a named step of setup or scoring."""
    node = game.words.setup if section == "setup" else game.words.scoring
    steps = plain(node) if node is not None else {}
    return short([name, steps[name]]) if isinstance(steps, dict) and name in steps else ""


def definition_digest(game: CheckedGame, name: str) -> str:
    """Of every definition of that name: one adjective may be defined for several kinds."""
    found = [[key, plain(d.definition.body)] for key, d in game.definitions.items() if d.definition.name == name]
    return short(sorted(found, key=lambda pair: str(pair[0])))


def parameter_digest(game: CheckedGame, name: str) -> str:
    """Of every rule and definition that reads a named number or permission."""
    return parameter_digests(game)[name]


def parameter_digests(game: CheckedGame) -> dict[str, str]:
    """Of all of them at once: each part of the game is gone through only one time."""
    readers: dict[str, list[str]] = {name: [] for name in game.words.parameters}

    def read(key: str, checked: Any, body: Any) -> None:
        mentioned = parameters_in(checked)
        if mentioned:
            reader = key + short(plain(body))
            for name in mentioned:
                readers[name].append(reader)

    for rule in game.rules.values():
        read(rule.rule.key, rule.body, rule.rule.body)
    for key, checked in game.definitions.items():
        read(key, checked.value, checked.definition.body)
    for part, effect, node in (("setup", game.setup, game.words.setup), ("scoring", game.scoring, game.words.scoring)):
        if node is not None:
            read(part, effect, node)
    for cause, (_, cond, _, _) in zip(game.words.ends, game.ends, strict=True):
        read(cause.name, cond, cause.when)
    return {name: short(sorted(found)) for name, found in readers.items()}


def parameters_in(node: Any) -> set[str]:
    """The parameters a rule reads itself (what it calls is not looked into)."""
    if node is None:
        return set()
    named = (part for found in walk.everything(node) for part in walk.parts(found))
    return {part.name for part in named if isinstance(part, Parameter)}
