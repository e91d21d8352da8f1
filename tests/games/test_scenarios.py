"""The scenarios of every pack hold; between them they pin every rule of its rulebook and every card with abilities."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.engine.rules import Rules
from spielwerk.interpreter.packs.loading import load_again, load_checked, load_scenarios
from spielwerk.interpreter.packs.pack import Pack
from spielwerk.interpreter.packs.tree import Map, Scalar, follow
from spielwerk.interpreter.study.outside_lines import items_of, text_of
from spielwerk.interpreter.study.scenarios import configuration, prepare_rules, run_scenario, unknown_rules

RULES = Path(__file__).parents[2] / "rules"
PACKS = sorted(p.parent.name for p in RULES.glob("*/game.yaml"))

SCENARIO = re.compile(r"^  (\w+):", re.M)

Configuration = tuple[int | None, tuple[str, ...], tuple[str, ...]]


@lru_cache
def pack_of(game: str) -> Pack:
    return load_checked(RULES / game)


@lru_cache
def scenarios_of(game: str) -> dict[str, Map]:
    return load_scenarios(load_checked(RULES / game, rulebook=False))


@lru_cache
def rules_for(game: str, wanted: Configuration) -> Rules | list[Problem]:
    return prepare_rules(pack_of(game), *wanted)


def all_scenarios() -> Iterator[tuple[str, str]]:
    """As their files are written: a worker finds its tests before it runs any, and reading YAML takes its time."""
    for game in PACKS:
        for file in sorted((RULES / game / "scenarios").glob("*.yaml")):
            yield from ((game, name) for name in SCENARIO.findall(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", PACKS)
def test_all_scenarios_are_run(game: str) -> None:
    assert [name for of, name in all_scenarios() if of == game] == list(scenarios_of(game))


@pytest.mark.parametrize(("game", "name"), list(all_scenarios()))
def test_scenario(game: str, name: str) -> None:
    node = scenarios_of(game)[name]
    rules = rules_for(game, configuration(node))
    assert isinstance(rules, Rules), rules
    result = run_scenario(rules, name, node)
    assert result.ok, f"{result.file}: {result.message}"


def named(game: str) -> set[str]:
    """Ids of rules and names of things with abilities, as the scenarios write them."""
    return {text_of(i) for node in scenarios_of(game).values() for i in items_of(node.get("rules"))}


def pinned(game: str) -> set[str]:
    """What scenarios name: a rule about one thing (`R24.thing`) pins the thing's abilities as well."""
    return named(game) | {name.partition(".")[2] for name in named(game) if "." in name}


def rulebook_ids(game: str) -> set[str]:
    """Every rule, example and reading, without readings that say themselves that play is the same either way."""
    book = pack_of(game).rulebook
    assert book is not None, f"{game} has no rulebook"
    found = set()
    for name, rule in book:
        same = rule.get("changes play") if isinstance(rule, Map) else None
        if not (isinstance(same, Scalar) and same.value is False):
            found.add(name)
    return found


def able_entries(game: str) -> set[str]:
    """Things with abilities: each is a rule of its own, wherever in the pack it is listed."""
    return {
        name
        for _, section in pack_of(game).tree if isinstance(section, Map)
        for name, entry in section if name != "source" and isinstance(entry, Map) and "abilities" in entry.items
    }  # fmt: skip


@pytest.mark.parametrize("game", PACKS)
def test_files_of_scenarios_are_sound(game: str) -> None:
    pack = load_checked(RULES / game, rulebook=False)
    load_scenarios(pack)
    assert not pack.problems


@pytest.mark.parametrize("game", PACKS)
def test_what_scenarios_pin_is_there(game: str) -> None:
    pack = pack_of(game)
    for name, node in scenarios_of(game).items():
        _, *overlays = configuration(node)
        used = load_again(pack, *overlays) if any(overlays) and unknown_rules(pack, pack.rulebook, node) else pack
        assert unknown_rules(used, pack.rulebook, node) == [], name


@pytest.mark.parametrize("game", PACKS)
def test_every_rule_is_pinned(game: str) -> None:
    assert rulebook_ids(game) - pinned(game) == set()


@pytest.mark.parametrize("game", PACKS)
def test_every_thing_with_abilities_is_pinned(game: str) -> None:
    assert able_entries(game) - pinned(game) == set()


@pytest.mark.parametrize("game", PACKS)
def test_scenarios_pin_only_what_there_is(game: str) -> None:
    book = pack_of(game).rulebook
    assert book is not None
    assert named(game) - set(book.items) - able_entries(game) == set()


@pytest.mark.parametrize("game", PACKS)
def test_every_rule_points_at_data(game: str) -> None:
    pack = pack_of(game)
    assert pack.rulebook is not None
    for name, rule in pack.rulebook:
        places = [text_of(p) for p in items_of(rule.get("at"))] if isinstance(rule, Map) else []
        assert places, f"{name} lives nowhere"
        for place in places:
            first, _, rest = place.partition(".")
            if first == "expansions":
                assert rest.partition(".")[0] in pack.expansions, f"{name}: {place}"
            else:
                assert follow(pack.tree, place) is not None, f"{name}: {place}"
