"""Short digests of rules, so that words written for a rule can be found when the rule changes."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ..language import ir
from ..language.game import CheckedGame
from ..language.model import Thing
from ..loading.tree import plain
from ..program.analysis import Analysis

#: keys of an entry that say nothing about what it does
SILENT = ("source", "copies", "like")


def short(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def entry_digest(thing: Thing) -> str:
    """Of everything printed on an entry."""
    return short({k: plain(v) for k, v in thing.values.items() if k not in SILENT and not k.startswith("copies with ")})


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
    param = game.words.parameters[name]
    analysis = Analysis(game)
    readers = [
        r.rule.key + short(plain(r.rule.body)) for r in game.rules.values() if mentions(analysis, r.body, param, set())
    ]
    for key, checked in game.definitions.items():
        if mentions(analysis, checked.value, param, set()):
            readers.append(key + short(plain(checked.definition.body)))
    for name_, effect, node in (("setup", game.setup, game.words.setup), ("scoring", game.scoring, game.words.scoring)):
        if node is not None and mentions(analysis, effect, param, set()):
            readers.append(name_ + short(plain(node)))
    for cause, (_, cond, _, _) in zip(game.words.ends, game.ends, strict=True):
        if mentions(analysis, cond, param, set()):
            readers.append(cause.name + short(plain(cause.when)))
    return short(sorted(readers))


def mentions(analysis: Analysis, node: Any, param: Any, seen: set[int]) -> bool:
    """Does a rule read this parameter itself (what it calls is not looked into)?"""
    if node is None or isinstance(node, (int, str, bool)) or id(node) in seen:
        return False
    seen.add(id(node))
    if isinstance(node, (list, tuple)):
        return any(mentions(analysis, item, param, seen) for item in node)
    if isinstance(node, ir.ParamRef):
        return node.param is param
    if type(node).__module__ != ir.__name__ or isinstance(node, (ir.Local, ir.CheckedAbility)):
        return False
    slots = [s for base in type(node).__mro__ for s in getattr(base, "__slots__", ())]
    return any(mentions(analysis, getattr(node, s, None), param, seen) for s in slots)
