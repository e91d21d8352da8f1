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

from ..model import ir, walk
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
    on_it = printed_on(game).get(thing.entry, ())
    return with_leads(game, entry_digest(thing), ("entry", thing.entry), on_it, calls=True)


def printed_on(game: CheckedGame) -> dict[str, list[ir.Effect | ir.Expr]]:
    """By entry, the effects, conditions and abilities printed on it: gone through once, however many there are."""
    if not game.printed_on:
        for (_, entry), printed in game.printed.items():
            game.printed_on.setdefault(entry, []).extend(
                n for n in (printed.effect, printed.condition) if n is not None
            )
        for ability in game.abilities:
            nodes = (n for n in (ability.body, ability.value) if n is not None)
            game.printed_on.setdefault(ability.entry, []).extend(nodes)
    return game.printed_on


def rule_text_digest(game: CheckedGame, name: str) -> str:
    return with_leads(game, rule_digest(game, name), ("rule", name), [game.rules[name].body])


def step_text_digest(game: CheckedGame, section: str, name: str) -> str:
    digest = step_digest(game, section, name)
    if not digest:
        return ""
    whole = game.setup if section == "setup" else game.scoring
    found = [e for e in walk.effects(whole) if getattr(e, "name", "") == name] if whole is not None else []
    return with_leads(game, digest, (section, name), found)


def definition_text_digest(game: CheckedGame, name: str) -> str:
    values = [d.value for d in game.definitions.values() if d.definition.name == name]
    return with_leads(game, definition_digest(game, name), ("definition", name), values)


def winner_digest(game: CheckedGame) -> str:
    """Of what decides who wins, and of what it leads to."""
    written = [plain(node) for node in game.words.winner]
    values = [*(expr for _, expr, _ in game.winner), *(cond for cond, _ in game.may_win)]
    return with_leads(game, short(written), ("winner", ""), values)


def cause_text_digest(game: CheckedGame, name: str) -> str:
    """Of a cause of the end, and of what it leads to."""
    conds = [cond for cause, cond, _, _ in game.ends if cause == name]
    return with_leads(game, cause_digest(game, name), ("end", name), conds)


def always_text_digest(game: CheckedGame, name: str) -> str:
    """Of what always holds under a name, and of what it leads to."""
    written = plain(game.words.always) if game.words.always is not None else {}
    held = [n for a in game.abilities if not a.kind and a.entry == name for n in (a.body, a.value) if n is not None]
    return with_leads(game, short([name, written.get(name)]), ("always", name), held)


def with_leads(
    game: CheckedGame, own: str, whose: tuple[str, str], nodes: Sequence[ir.Effect | ir.Expr], calls: bool = False
) -> str:
    """A digest with those of all that is led to; the same digest if that is nothing."""
    if whose not in game.led_to:
        game.led_to[whose] = _led_to(game, nodes, calls)
    found = game.led_to[whose]
    return short([own, found]) if found else own


def _led_to(game: CheckedGame, nodes: Sequence[ir.Effect | ir.Expr], calls: bool) -> dict[str, object]:
    found: dict[str, object] = {}
    left = [*nodes]
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
    return found


def rule_digest(game: CheckedGame, name: str) -> str:
    return short([game.words.rules[name].key, plain(game.words.rules[name].body)])


def step_digest(game: CheckedGame, section: str, name: str) -> str:
    """Of a named step of setup or scoring."""
    node = game.words.setup if section == "setup" else game.words.scoring
    steps = plain(node) if node is not None else {}
    return short([name, steps[name]]) if isinstance(steps, dict) and name in steps else ""


def cause_digest(game: CheckedGame, name: str) -> str:
    """Of the condition of a cause of the end, and of what is still played after it."""
    return short([[c.name, plain(c.when), c.rounds] for c in game.words.ends if c.name == name])


def definition_digest(game: CheckedGame, name: str) -> str:
    """Of every definition of that name: one adjective may be defined for several kinds."""
    found = [[key, plain(d.definition.body)] for key, d in game.definitions.items() if d.definition.name == name]
    return short(sorted(found, key=lambda pair: str(pair[0])))


def parameter_digest(game: CheckedGame, name: str) -> str:
    """Of every rule and definition that reads a named number or permission."""
    return parameter_digests(game)[name]


def parameter_digests(game: CheckedGame) -> dict[str, str]:
    """Of all of them at once: each part of the game is gone through only one time."""
    if game.read_by or not game.words.parameters:
        return game.read_by
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
    game.read_by = {name: short(sorted(found)) for name, found in readers.items()}
    return game.read_by


def parameters_in(node: Any) -> set[str]:
    """The parameters a rule reads itself (what it calls is not looked into)."""
    if node is None:
        return set()
    named = (part for found in walk.everything(node) for part in walk.parts(found))
    return {part.name for part in named if isinstance(part, Parameter)}
