"""docs/language.md cannot be wrong: its blocks are a game that is checked, played and refused as the page says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from docs.pages import DOCS, Block, blocks, load, play, problems, reached, write
from spielwerk.interpreter.checking.declarations import declare
from spielwerk.interpreter.checking.game import check_game
from spielwerk.interpreter.diagnostics.problems import Refused
from spielwerk.interpreter.packs import shapes
from spielwerk.interpreter.packs.loading import load_checked
from spielwerk.interpreter.prose.whole_games import said_names, understood_rules
from spielwerk.interpreter.prose.whole_games.said_names import Finder, find, words
from spielwerk.interpreter.prose.whole_games.understood_rules import choices_in, show
from spielwerk.interpreter.study.scenarios import run_scenarios
from spielwerk.interpreter.syntax import parser

PAGE = "language.md"
FOUND = blocks(PAGE)
#: how a rule of an added block gets the thing or place it needs
CHOSEN = {
    "field": "a field",
    "player": "a player",
    "deed": "a deed in deed_row",
    "letter": "a letter in your letters",
    "orchard": "an orchard",
    "basket": "a basket in your baskets",
    "dog": "your dog",
}


def of_kind(*kinds: str) -> list[Block]:
    return [b for b in FOUND if b.kind in kinds]


@pytest.mark.parametrize("players", [2, 3])
def test_the_game_of_the_page_plays(tmp_path: Path, players: int) -> None:
    pack = write(tmp_path, FOUND, "valley")
    assert problems(pack) == []
    rules = load(str(pack), players)
    for seed in range(3):
        play(rules, seed)


@pytest.mark.parametrize("block", of_kind("added"), ids=lambda b: b.id)
def test_added_blocks_are_accepted_and_played(tmp_path: Path, block: Block) -> None:
    more = {"added.yaml": block.text, "reached.yaml": reached(block.text, "travel", CHOSEN)}
    pack = write(tmp_path, FOUND, "valley", more)
    assert [p.message for p in problems(pack, played=2)] == []
    play(load(str(pack), 2), 1)


@pytest.mark.parametrize("block", of_kind("refused"), ids=lambda b: b.id)
def test_refused_blocks_are_refused_with_their_code(tmp_path: Path, block: Block) -> None:
    found = problems(write(tmp_path, FOUND, "valley", {"added.yaml": block.text}))
    assert block.name in [p.code for p in found], [(p.code, p.message) for p in found]
    assert all(p.span is not None and p.span.file == "valley/added.yaml" for p in found if p.code == block.name)


@pytest.mark.parametrize("block", of_kind("expansion"), ids=lambda b: b.id)
def test_expansions_are_accepted_and_played(tmp_path: Path, block: Block) -> None:
    pack = write(tmp_path, FOUND, "valley")
    assert [p.message for p in problems(pack, (block.name,), played=2)] == []
    play(load(str(pack), 2, (block.name,)), 1)


@pytest.mark.parametrize("block", of_kind("elsewhere"), ids=lambda b: b.id)
def test_expansions_from_anywhere_are_accepted_and_played(tmp_path: Path, block: Block) -> None:
    pack = write(tmp_path, FOUND, "valley")
    named = tmp_path / block.name
    assert [p.message for p in problems(named)] == [p.message for p in problems(pack, ("fair", str(named)))] == []
    play(load(str(named), 2, ("fair",)), 1)


@pytest.mark.parametrize("variant", ["open_fields", "pace=short", "pace=long", "friendly"])
def test_variants_are_accepted_and_played(tmp_path: Path, variant: str) -> None:
    play(load(str(write(tmp_path, FOUND, "valley")), 3, (), (variant,)), 1)


def test_the_scenarios_hold(tmp_path: Path) -> None:
    results = run_scenarios(str(write(tmp_path, FOUND, "valley")))
    assert results and [(r.name, r.message) for r in results if not r.ok] == []


def test_every_form_of_the_grammar_occurs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each alternative with a name is parsed in some example."""
    seen: set[str] = set()
    parse = parser._parse

    def collect(tree: object) -> None:
        if isinstance(tree, parser.Branch):
            seen.add(tree.data)
            for child in tree.children:
                collect(child)

    def watched(text: str, start: str) -> object:
        tree = parse(text, start)
        collect(tree)
        return tree

    monkeypatch.setattr(parser, "_parse", watched)
    if re.search(r"^ +otherwise: ", "".join(b.text for b in of_kind("added")), re.M):
        seen.add("otherwise")  # looked at by its key, without the grammar
    named = set(re.findall(r"-> (\w+)", parser.GRAMMAR))
    added = {f"added_{i}.yaml": block.text for i, block in enumerate(of_kind("added"))}
    for i, more in enumerate([added, *({"added.yaml": b.text} for b in (*of_kind("refused"), *of_kind("added")))]):
        if named <= seen:  # one by one only what does not occur in all that is added, taken together
            break
        folder = tmp_path / str(i)
        folder.mkdir()
        pack = load_checked(write(folder, FOUND, "valley", more))
        if pack.complete and not pack.problems:
            check_game(*declare(pack.tree, 2))
    assert named - seen == set()


def test_the_words_that_cannot_be_names_are_listed() -> None:
    (listed,) = re.findall(r"^These cannot: (.*?)\. ", (DOCS / PAGE).read_text(encoding="utf-8"), re.M)
    assert re.findall(r"`(\w+)`", listed) == sorted(parser.RESERVED)


def test_every_key_of_a_declaration_is_explained() -> None:
    text = (DOCS / PAGE).read_text(encoding="utf-8")
    records = (shapes.COUNTER, shapes.PIECE, shapes.KIND, shapes.ZONE, shapes.LAYOUT, shapes.CAUSE)
    keys = {k for r in records for k in r["properties"]} | set(shapes.SECTIONS)
    used = {key for key in keys if re.search(rf"\b{key}:", "".join(b.text for b in FOUND))}
    assert keys - used == set()
    assert [key for key in keys if not re.search(rf"\b{key}\b", re.sub(r"```.*?```", "", text, flags=re.S))] == []


def test_everything_on_the_page_can_be_said_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All examples together: words for every name, and the law of every choice."""
    found_once = cache(find)
    for module in (said_names, understood_rules):
        monkeypatch.setattr(module, "find", found_once)
    more: dict[str, str] = {}
    for i, block in enumerate(of_kind("added")):
        more |= {f"added_{i}.yaml": block.text, f"reached_{i}.yaml": reached(block.text, "travel", CHOSEN)}
    rules = load(str(write(tmp_path, FOUND, "valley", more)), 2)
    shown = set()
    for name in dict.fromkeys(Finder(rules).names()):
        said = words(rules, name)
        assert said and "_" not in said and "None" not in said, said
        text = show(rules, name, code=True)
        shown |= {choice.pc for item in found_once(rules, name, "en") for choice in choices_in(rules, item)}
        assert said.splitlines()[0] in text
    kept = {(c.span, c.text, tuple(c.names)) for pc, c in rules.machine.program.choices.items() if pc in shown}
    missing = [c.path for c in rules.machine.program.choices.values() if (c.span, c.text, tuple(c.names)) not in kept]
    assert missing == []


def test_an_unknown_name_is_refused_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="did you mean `travel`"):
        show(load(str(write(tmp_path, FOUND, "valley")), 2), "travle")
