"""What verbs say about the course of a game, by what is refused: without it something else would be, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import refused, tiny
from spielwerk.interpreter import load
from spielwerk.interpreter.lowering.anatomy import VERBS, Verb, named_parts
from spielwerk.interpreter.model import walk
from spielwerk.interpreter.model.facts import Course, Facts, nowhere

THINGS: dict[str, Any] = {
    "kinds": {
        "suit": {"is": ["red", "blue"]},
        "spot": {},
        "card": {"start": "deck", "has": {"suit": "suit", "deed": "effect"}},
    },
    "spots": {"oak": {}, "elm": {}},
    "cards": {
        "ace": {"copies": 3, "suit": "red", "deed": "refill row"},
        "king": {"copies": 3, "suit": "blue", "deed": "gain 1 coin"},
    },
    "pieces": {"pebble": {"start": {"bag": 1}, "lies on": ["bag", "spot"]}},
    "zones": {
        "bag": {},
        "deck": {"holds": "card", "form": "stack"},
        "row": {"holds": "card", "form": "row", "slots": 2, "refill": {"from": "deck"}},
        "hand": {"of": "player", "holds": "card", "seen by": "owner"},
        "table": {"of": "player", "holds": "card"},
    },
}
ASKS = {"you may": "gain 1 coin"}


def act(*lines: Any, **more: Any) -> dict[str, Any]:
    return {**THINGS, "rules": {"act": [*lines], **more}}


def secretly(*lines: Any, **more: Any) -> dict[str, Any]:
    return act({"secretly as each player": [*lines]}, **more)


def also(menu: Any) -> dict[str, Any]:
    return {"rules": {"act": menu}, "always": {"more": {"also in act": "gain 2 coins"}}}


def tidy(line: Any) -> dict[str, Any]:
    """A rule in which `you` is only who is answered, done where nobody acts."""
    return {**act("tidy", tidy=line), "setup": {"first": "tidy"}}


def short(line: Any) -> dict[str, Any]:
    """A row that cannot always be filled."""
    row = {**THINGS["zones"]["row"], "refill": {"from": "deck", "when short": line}}
    return {**act("refill row"), "zones": {**THINGS["zones"], "row": row}}


MOVE = "move that card to your table"
PLAY = {"play a card": "refill row"}
MENU = {"choose one": {"rest": "nothing", "earn": "gain 1 coin"}}


@dataclass(frozen=True)
class Said:
    """Something a verb says, the mistakes there are in a game because of it, and those without it."""

    kind: str
    part: str
    game: dict[str, Any]
    found: set[str] = field(default_factory=set)
    without: set[str] = field(default_factory=set)


SAID = [
    Said(
        "Rank",
        "course",
        act({"rank players": {"by": ["your coins"], "prizes": {1: ASKS}}}),
        {"asking-step"},
        {"no steps"},
    ),
    Said("SetsOf", "course", act({"sets of cards in your table by suit": {1: ASKS}}), {"asking-step"}, {"no steps"}),
    Said("Refill", "course", short({"as each player": ASKS}), {"asking-step"}, {"no steps"}),
    Said("Repeat", "course", act({"as often as possible": {"only if your coins at least 1": "nothing"}}), {"endless"}),
    Said(
        "Answers",
        "answers",
        act("sing", sing=[{"if your coins at least 1": "do what answers this"}]),
        {"answers-place"},
    ),
    Said("AsEach", "secretly", secretly("refill row"), {"secret-shared"}),
    *(
        Said(kind, "draws", secretly(*lines), without={"secret-shared"})
        for kind, lines in (
            ("Choose", [{"you may": ["choose a card in your hand", MOVE]}]),
            ("ChooseBody", [{"you may": {"choose a card in your hand": MOVE}}]),
            ("Find", [{"find a card in your hand": MOVE}]),
            ("EachThing", [{"each card in your hand": MOVE}]),
        )
    ),
    Said(
        "CallRule",
        "leads",
        secretly({"each card in your hand": "play that card"}, **PLAY),
        {"secret-shared"},
        {"unreachable"},
    ),
    Said("DoPrinted", "leads", secretly({"each card in your hand": "do deed of that card"}), {"secret-shared"}),
    Said("MoveThing", "by", tidy("move ace_1 to deck"), without={"no-antecedent"}),
    Said("MovePieces", "by", tidy("move all pebbles from bag to elm"), without={"no-antecedent"}),
    Said("ChooseOne", "menu", also(MENU), without={"no-menu"}),
    Said("InTurn", "menu", also(["gain 1 coin", MENU]), without={"no-menu"}),
    Said("NamedStep", "menu", also([{"first": MENU}]), without={"no-menu"}),
    Said("May", "menu", also([{"you may": MENU}]), without={"no-menu"}),
    Said("Repeat", "menu", also([{"repeat 2 times": MENU}]), without={"no-menu"}),
    Said("Until", "menu", also([{"until your coins is 0": [MENU, "lose 1 coin"]}]), without={"no-menu"}),
    Said("Until", "until", act({"until your coins is 9": "gain 1 point"}), {"endless"}),
    Said("SoThat", "menu", also([{"so that your coins is highest": MENU}]), without={"no-menu"}),
    Said("OnlyIf", "menu", also([{"you may": {"only if your coins at least 1": MENU}}]), without={"no-menu"}),
    Said("OncePer", "menu", also([{"you may": {"once per turn": MENU}}]), without={"no-menu"}),
]


def without(verb: Verb, part: str) -> Verb:
    usual = {f.name: f.default for f in fields(Verb)}
    if part in usual:
        return replace(verb, **{part: usual[part]})
    facts: Callable[..., Facts] = verb.facts
    return replace(verb, facts=lambda e, game: unsaid(facts(e, game), part))


def unsaid(facts: Facts, part: str) -> Facts:
    if part == "by":
        return replace(facts, wakes=tuple(replace(h, by=None) for h in facts.wakes))
    empty = Course.FREELY if part == "course" else None
    return replace(facts, parts=replace(facts.parts, **{part: empty}))


def codes(folder: Path, game: dict[str, Any], spare: str) -> set[str]:
    """`spare`: a counter by which the game is another: one that was checked before is not checked again."""
    try:
        return {p.code for p in refused(folder, **{**game, "counters": {spare: {"of": "player"}}})}
    except AssertionError as error:
        assert "nobody is asked by it" in str(error)
        return {"no steps"}


@pytest.mark.parametrize("said", SAID, ids=lambda said: f"{said.kind}-{said.part}")
def test_what_is_said_is_needed(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert codes(tmp_path / "said", said.game, "first") == said.found
    kind = next(kind for kind in VERBS if kind.__name__ == said.kind)
    monkeypatch.setitem(VERBS, kind, without(VERBS[kind], said.part))
    assert codes(tmp_path / "unsaid", said.game, "second") == said.without


def test_whatever_a_verb_says_is_tried() -> None:
    tried = {(said.kind, said.part) for said in SAID}
    said = {(kind.__name__, "menu") for kind, verb in VERBS.items() if verb.menu is not nowhere}
    game = load(str(Path(__file__).parents[1] / "data" / "verbs"), 2).machine.program.game
    for e in walk.all_effects(game):
        facts, name = VERBS[type(e)].facts(e, game), type(e).__name__
        there = {part: getattr(facts.parts, part) for part in ("draws", "secretly", "answers", "until")}
        there["by"] = any(happening.by is not None for happening in facts.wakes)
        there["course"] = facts.parts.course in (Course.IN_ONE_GO, Course.EXHAUST)
        said |= {(name, part) for part, what in there.items() if what}
    assert said - tried == set()


#: a body, and what its lines are called among options
NAMED: list[tuple[Any, list[str]]] = [
    ("gain 2 coins", ["2 coin"]),
    ("sing", ["sing"]),
    ("lose 1 coin", ["part_1"]),
    (["gain 2 coins and 1 gem", "lose 1 coin"], ["2 coin", "1 gem", "part_3"]),
    ({"first": "lose 1 coin"}, ["first"]),
    ([{"repeat 2 times": "sing"}, {"first": "sing"}], ["2 sing", "part_2"]),
    ({"in any order": {"one": "sing", "two": "lose 1 coin"}}, ["one", "two"]),
]


@pytest.mark.parametrize(("body", "names"), NAMED, ids=str)
def test_lines_have_names(body: Any, names: list[str], tmp_path: Path) -> None:
    things = {"kinds": {"card": {"start": "deck", "has": {"deed": "effect"}}}, "cards": {"ace": {"deed": body}}}
    rules = {"act": [{"find a card in deck": "do deed of that card"}, "sing"], "sing": "gain 1 point"}
    checked = tiny(tmp_path, **things, zones={"deck": {"holds": "card"}}, rules=rules).machine.program.game
    (printed,) = [p.effect for p in checked.printed.values() if p.effect is not None]
    assert [name for name, _ in named_parts(printed)] == names
