"""Schemas: what they refuse and with which sentence, that ours are up to date, and that other validators agree."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from spielwerk.interpreter.diagnostics.problems import Problem, Span
from spielwerk.interpreter.packs.acceptance import accepts
from spielwerk.interpreter.packs.loading import check_shape, load_checked, load_scenarios
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.packs.pack import Pack, find_pack, list_packs, load_pack
from spielwerk.interpreter.packs.reader import read_yaml
from spielwerk.interpreter.packs.schemas import (
    expansion_schema,
    game_schema,
    kept_schemas,
    rulebook_schema,
    rules_schema,
    scenarios_schema,
    schema_files,
)
from spielwerk.interpreter.packs.titles import TITLES
from spielwerk.interpreter.packs.tree import Map, Node, Scalar, Seq, plain
from spielwerk.interpreter.packs.validate import validate
from tiny_pack import BASE, write_pack

GENERAL = {
    "rules": rules_schema(),
    "expansion": expansion_schema(),
    "scenarios": scenarios_schema(),
    "rulebook": rulebook_schema(),
}
RULES_FILES = sorted(p for p in own_rules().rglob("*.yaml"))


def checked(folder: Path, more: str = "", **files: str) -> Pack:
    texts = {f"{name}.yaml": text for name, text in files.items()}
    return load_checked(write_pack(folder, {**texts, **({"more.yaml": more} if more else {})}))


def the_problem(pack: Pack) -> Problem:
    assert len(pack.problems) == 1, pack.problems
    return pack.problems[0]


def test_a_good_pack_has_no_problems(tmp_path: Path) -> None:
    assert checked(tmp_path).problems == []


@pytest.mark.parametrize(
    ("more", "code", "place", "says", "hint"),
    [
        ("crads: {ten: {cost: 1}}\n", "unknown-section", (1, 1), "`crads`", "`cards`"),
        ("cards: {ten: {cots: 1, colour: red, reward: x}}\n", "unknown-key", (1, 15), "`cots`", "`cost`"),
        ("zones: {a: {hodls: card}}\n", "unknown-key", (1, 13), "`hodls`", "`holds`"),
        ("cards:\n  ten: {cost: 1, reward: x}\n", "missing-key", (2, 3), "`ten` needs `colour`", "colour"),
        (
            "cards: {ten: {copies: two, cost: 1, colour: red, reward: x}}\n",
            "wrong-type",
            (1, 23),
            "the text `two`",
            "2",
        ),
        ("cards: {ten: {cost: 1, colour: red, reward: 5}}\n", "wrong-type", (1, 45), "must be an effect", ""),
        ("cards: {ten: {cost: 1, colour: red, reward: [x, 5]}}\n", "wrong-type", (1, 49), "an entry of `reward`", ""),
        ("rules: {go: 5}\n", "wrong-type", (1, 13), "not the number 5", ""),
        ("cards: {ten: {cost: 1, colour: rde, reward: x}}\n", "unknown-name", (1, 32), "`rde`", "`red`"),
        (
            "cards: {ten: {cost: 1, copies with colour: [red, bleu], reward: x}}\n",
            "unknown-name",
            (1, 50),
            "`bleu`",
            "`blue`",
        ),
        (
            "cards: {ten: {copies: 1000000000, cost: 1, colour: red, reward: x}}\n",
            "wrong-value",
            (1, 23),
            "more than 1,000",
            "",
        ),
        (
            "cards: {ten: {copies: {2: 1, other: 3}, cost: 1, colour: red, reward: x}}\n",
            "unknown-key",
            (1, 30),
            "`other`",
            "`others`",
        ),
        (
            "cards: {__import__: {cost: 1, colour: red, reward: x}}\n",
            "bad-name",
            (1, 9),
            "`__import__`",
            "small letters",
        ),
        ("cards: {x; import os: {cost: 1, colour: red, reward: x}}\n", "bad-name", (1, 9), "cannot be a name", ""),
        ("cards: {ten: 3}\n", "wrong-type", (1, 14), "not the number 3", ""),
        ("cards: {ten: {}}\n", "missing-key", (1, 9), "`ten` needs", ""),
        ("parameters: {fee: much}\n", "unknown-name", (1, 19), "`fee` cannot be `much`", ""),
        ("end: {all: {after: now}}\n", "missing-key", (1, 7), "`all` needs `when`", ""),
        ("groups: {some: 5}\n", "wrong-type", (1, 16), "a name or a list of names", ""),
        ("kinds: {coat: {has: {size: nmuber}}}\n", "unknown-sort", (1, 28), "`nmuber`", "`number`"),
        ("zones: {a: {holds: card, form: stak}}\n", "unknown-name", (1, 32), "`stak`", "`stack`"),
        ("checks: {a: 5}\n", "wrong-type", (1, 13), "a condition in words", ""),
        ("worths: {a: {coin: much}}\n", "wrong-type", (1, 20), "a whole number", ""),
        ("rules: {go: []}\n", "empty-value", (1, 13), "empty", ""),
        ("counters: {gem: {of: player, strat: 1}}\n", "unknown-key", (1, 30), "`strat`", "`start`"),
    ],
)
def test_one_mistake_is_one_sentence_at_its_place(
    tmp_path: Path, more: str, code: str, place: tuple[int, int], says: str, hint: str
) -> None:
    problems = checked(tmp_path, more).problems
    assert {p.code for p in problems} == {code}, problems
    found = problems[0]
    assert found.span is not None and (found.span.file, found.span.line, found.span.column) == (
        "tiny/more.yaml",
        *place,
    )
    assert says in str(found.message) and hint in str(found.hint), found


@pytest.mark.parametrize(
    "more",
    [
        "cards: {ten: {copies: {2: 1, others: 3}, cost: {2: 1, 3: 4}, colour: red, reward: [x, {you may: y}]}}\n",
        "cards: {ten: {copies with colour: [red, blue], cost: 1, reward: {by gems: {3: x}}}}\n",
        "cards: {ten: {like: ace, source: rulebook, reward: nothing}}\n",
        "counters: {gem: {of: [player, card], start: {first player: 1, others: 2}}}\n",
        "parameters: {a: yes, b: 3, c: {2: yes, others: no}, d of a card: 1}\n",
        "define: {a card is dear: cost of it at least 3, fee: {by your coin: {3: 1}}, two: 2}\n",
        "kinds: {coat: {has: {size: [none, big], for: {colour: none}, worn: flag, good: abilities}}}\ncoats: {fur: {}}\n",
        "end: {a: {when: x, after: now}, b: {when: y, after: {rounds: 1}}}\nwinner: most coin\n",
        "zones: {row: {of: red card, holds: card, form: row, slots: {fee: [0, 1]}, refill: {from: deck, when short: x}}}\n",
        "layouts: {wall: {of: card, pattern: bricks, rows: {2: [2, 1], 3: [3, 2]}, filled: shuffled}}\n",
        "checks: {enough: count of cards is 2}\nworths: {price: {coin: -1}}\nsource: known\n",
    ],
)
def test_right_forms_are_accepted(tmp_path: Path, more: str) -> None:
    assert checked(tmp_path, more).problems == []


def test_parts_are_maps_of_properties_or_what_their_only_property_holds(tmp_path: Path) -> None:
    kinds = (
        "kinds:\n  house: {}\n  room: {part of: house, listed under: rooms, has: {use: effect}}\n"
        "  door: {part of: house, listed under: doors, has: {size: number, way: effect}}\n"
    )
    good = "houses:\n  h: {rooms: [nothing, {use: nothing}, {you may: nothing}], doors: {size: 1, way: nothing}}\n  i: {rooms: nothing}\n"
    assert checked(tmp_path, kinds + good).problems == []
    bad = checked(tmp_path, kinds + "houses:\n  h: {rooms: [5, nothing], doors: [{sise: 1, way: nothing}, nothing]}\n")
    assert [(p.code, p.span.column) for p in bad.problems if p.span] == [
        ("wrong-type", 15),
        ("unknown-key", 37),
        ("wrong-type", 61),
    ]


def test_a_property_can_name_an_entry_of_another_table(tmp_path: Path) -> None:
    more = "kinds: {trick: {has: {best: card}}}\ntricks: {a: {best: king}, b: {best: kign}}\n"
    found = the_problem(checked(tmp_path, more))
    assert found.code == "unknown-name" and "`king`" in str(found.hint)


def test_several_mistakes_are_all_found(tmp_path: Path) -> None:
    pack = checked(tmp_path, "zoens: {}\ncards: {ten: {cots: 1, colour: rde, reward: 5}}\nrules: {go: 5}\n")
    assert sorted(p.code for p in pack.problems) == [
        "unknown-key",
        "unknown-name",
        "unknown-section",
        "wrong-type",
        "wrong-type",
    ]


def test_a_game_needs_a_name_and_players(tmp_path: Path) -> None:
    pack = checked(tmp_path, game=BASE.replace("players: [2, 3]\n", ""))
    assert "`players:`" in str(the_problem(pack).message)


def test_an_expansion_that_misspells_a_card_is_told_which_one_it_meant(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"expansions/x/e.yaml": "expansion: x\ncards:\n  kign: {cost: 9}\n"})
    found = the_problem(load_checked(folder, ["x"]))
    assert found.code == "overlay-missing" and "`kign`" in str(found.message) and "`king`" in str(found.hint)
    assert found.span is not None and (found.span.file, found.span.line) == ("tiny/expansions/x/e.yaml", 3)


def test_tables_must_have_names_of_their_own(tmp_path: Path) -> None:
    assert "rules" in str(the_problem(checked(tmp_path, "kinds: {rule: {has: {x: number}}}\n")).message)
    assert checked(tmp_path, "kinds: {hero: {plural: cards, has: {x: number}}}\n").problems[0].code == "table-name"


def test_the_rulebook_points_at_places_that_exist(tmp_path: Path) -> None:
    rulebook = "rulebook:\n  T1: {section: turn, text: Draw or rest., at: [rules.turn, cards.kign, expansions.y]}\n  T2: {txet: x, section: y}\n"
    pack = checked(tmp_path, rulebook=rulebook)
    assert [(p.code, str(p.hint or "")) for p in pack.problems] == [
        ("unknown-key", "did you mean `text`?"),
        ("unknown-place", "did you mean `cards.king`?"),
        ("unknown-place", ""),
    ]


def test_a_rule_about_one_thing_has_its_name_behind_a_dot(tmp_path: Path) -> None:
    rulebook = (
        "rulebook:\n  T1.king: {section: cards, text: x, at: cards.king}\n  T1..king: {section: cards, text: x}\n"
    )
    problem = the_problem(checked(tmp_path, rulebook=rulebook))
    assert (problem.code, str(problem.message)) == ("bad-name", "`T1..king` cannot be a name")


def test_scenarios_are_read_and_checked(tmp_path: Path) -> None:
    pack = load_checked(
        write_pack(
            tmp_path,
            {
                "scenarios/a.yaml": "scenarios:\n  one: {rules: [T1], players: 2, seed: 1, given: {player_1: set your coin to 1}, at: turn,"
                " play: [take, {player_1: rest}], then: {player_1: [your coin is 1]}}\n",
                "scenarios/b.yaml": "scenarios:\n  one: {players: 2}\n  two: {palyers: 2}\n",
            },
        )
    )
    assert list(load_scenarios(pack)) == ["one", "two"]
    assert sorted(p.code for p in pack.problems) == ["duplicate-key", "unknown-key"]


def test_every_property_has_a_description() -> None:
    def properties(schema: Any, path: str) -> Iterator[tuple[str, Any]]:
        if isinstance(schema, dict):
            if isinstance(schema.get("properties"), dict):
                for name, shape in schema["properties"].items():
                    yield f"{path}.{name}", shape
            for key, part in schema.items():
                yield from properties(part, f"{path}/{key}")
        elif isinstance(schema, list):
            for part in schema:
                yield from properties(part, path)

    for file, text in schema_files().items():
        for path, shape in properties(json.loads(text), file):
            assert shape.get("description"), path


def test_schemas_are_schemas() -> None:
    """Those of games differ in names alone: one of them here, all with `-m soak`."""
    games = {f"{name}.json" for name in list_packs()} - {"yokohama.json"}
    for name, text in schema_files().items():
        if Path(name).name not in games:
            jsonschema.Draft202012Validator.check_schema(json.loads(text))


@pytest.mark.soak
def test_all_schemas_are_schemas() -> None:
    for text in schema_files().values():
        jsonschema.Draft202012Validator.check_schema(json.loads(text))


#: titles of whole files, of which nobody is told that they belong somewhere
OF_FILES = {
    "a rules file",
    "a file of an expansion",
    "a file of scenarios",
    "the numbered rules of a game",
    "how a game is shown",
}


def titles(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        yield from [title] if isinstance(title := part.get("title"), str) else []
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from titles(inner)


def test_what_belongs_somewhere_has_words_of_its_own() -> None:
    general = ("rules.json", "expansion.json", "rulebook.json", "scenarios.json", "view.json")
    used = {title for name in general for title in titles(json.loads(schema_files()[name]))}
    assert used - {*TITLES} == OF_FILES, "else it is called `something else`"


def test_our_kept_schemas_are_up_to_date() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in kept_schemas().glob("*.json")}
    assert kept == schema_files(), "write them anew: python tests/regenerate.py schemas"


@pytest.mark.parametrize("path", RULES_FILES, ids=lambda p: str(p.relative_to(own_rules())))
def test_every_rules_file_names_its_schema_and_other_validators_accept_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    first = text.split("\n", 1)[0]
    assert first.startswith("# yaml-language-server: $schema=")
    schema = (path.parent / first.partition("$schema=")[2]).resolve()
    assert schema.parent == kept_schemas().resolve() and schema.is_file()
    assert (path.name == "rulebook.yaml") == (schema.name == "rulebook.json")
    node, problems = read_yaml(text, path.name)
    assert node is not None and problems == []
    errors = jsonschema.Draft202012Validator(json.loads(schema.read_text(encoding="utf-8"))).iter_errors(plain(node))
    assert [e.message for e in errors] == []


@pytest.mark.parametrize("name", list(list_packs()))
def test_every_pack_is_well_formed(name: str) -> None:
    pack = load_pack(find_pack(name))
    assert check_shape(pack) == [] and pack.problems == []
    every = load_checked(name, pack.expansions)
    assert every.problems == []


def _mutated(node: Node, source: random.Random) -> Node:
    """The tree with one value replaced, one key renamed or one key dropped, somewhere."""
    here = Span("f", 1, 1, 2)
    node = copy.deepcopy(node)
    spots: list[Map | Seq] = []

    def collect(part: Node) -> None:
        if isinstance(part, (Map, Seq)) and part.items:
            spots.append(part)
            for child in part.items.values() if isinstance(part, Map) else part.items:
                collect(child)

    collect(node)
    spot = source.choice(spots)
    value: Node = source.choice(
        [Scalar(7, here), Scalar("odd", here), Scalar(True, here), Scalar(-1, here), Seq([], here), Map({}, {}, here)]
    )
    if isinstance(spot, Seq):
        spot.items[source.randrange(len(spot.items))] = value
        return node
    key = source.choice(list(spot.items))
    match source.choice(("value", "rename", "drop")):
        case "value":
            spot.items[key] = value
        case "rename":
            spot.put("odd one", spot.items.pop(key), here)
        case _:
            del spot.items[key]
    return node


def test_our_check_and_a_json_schema_validator_agree(tmp_path: Path) -> None:
    pack = load_pack(
        write_pack(
            tmp_path,
            {
                "more.yaml": """\
        kinds:
          house: {has: {size: [none, big], open: flag}}
          room: {part of: house, listed under: rooms, has: {use: effect}}
        houses:
          h: {rooms: [nothing, {use: nothing}], open: yes}
        end: {a: {when: x, after: {rounds: 1}}}
        zones:
          row: {of: player, holds: card, form: row, slots: {fee: [0, 1]}, refill: {from: deck, when short: nothing}}
        """
            },
        )
    )
    schema = game_schema(pack)
    other = jsonschema.Draft202012Validator(schema)
    source = random.Random(1)
    counts = {True: 0, False: 0}
    for _ in range(200):
        tree = _mutated(pack.tree, source)
        good = other.is_valid(plain(tree))
        counts[good] += 1
        # our check keeps quiet about a missing key that stands there misspelt, but then names the misspelt one
        assert (validate(tree, schema) == []) == good, plain(tree)
        assert accepts(plain(tree), schema) == good, plain(tree)
    assert min(counts.values()) > 20
