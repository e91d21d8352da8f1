"""What verbs say about the course of a game, by what is refused: without it something else would be, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import refused
from spielwerk.interpreter.lowering.anatomy import VERBS, Verb
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.model.facts import Course, Facts

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

    kind: type[ir.Effect]
    part: str
    game: dict[str, Any]
    found: set[str] = field(default_factory=set)
    without: set[str] = field(default_factory=set)


SAID = [
    Said(
        ir.Rank,
        "course",
        act({"rank players": {"by": ["your coins"], "prizes": {1: ASKS}}}),
        {"asking-step"},
        {"no steps"},
    ),
    Said(ir.SetsOf, "course", act({"sets of cards in your table by suit": {1: ASKS}}), {"asking-step"}, {"no steps"}),
    Said(ir.Refill, "course", short({"as each player": ASKS}), {"asking-step"}, {"no steps"}),
    Said(ir.Repeat, "course", act({"as often as possible": {"only if your coins at least 1": "nothing"}}), {"endless"}),
    Said(
        ir.Answers,
        "answers",
        act("sing", sing=[{"if your coins at least 1": "do what answers this"}]),
        {"answers-place"},
    ),
    Said(ir.AsEach, "secretly", secretly("refill row"), {"secret-shared"}),
    *(
        Said(kind, "draws", secretly(*lines), without={"secret-shared"})
        for kind, lines in (
            (ir.Choose, [{"you may": ["choose a card in your hand", MOVE]}]),
            (ir.ChooseBody, [{"you may": {"choose a card in your hand": MOVE}}]),
            (ir.Find, [{"find a card in your hand": MOVE}]),
            (ir.Each, [{"each card in your hand": MOVE}]),
        )
    ),
    Said(
        ir.Call,
        "leads",
        secretly({"each card in your hand": "play that card"}, **PLAY),
        {"secret-shared"},
        {"unreachable"},
    ),
    Said(ir.Do, "leads", secretly({"each card in your hand": "do deed of that card"}), {"secret-shared"}),
    Said(ir.MoveThing, "by", tidy("move ace_1 to deck"), without={"no-antecedent"}),
    Said(ir.MovePieces, "by", tidy("move all pebbles from bag to elm"), without={"no-antecedent"}),
    Said(ir.ChooseOne, "menu", also(MENU), without={"no-menu"}),
    Said(ir.Seq, "menu", also(["gain 1 coin", MENU]), without={"no-menu"}),
    Said(ir.Step, "menu", also([{"first": MENU}]), without={"no-menu"}),
    Said(ir.May, "menu", also([{"you may": MENU}]), without={"no-menu"}),
    Said(ir.Repeat, "menu", also([{"repeat 2 times": MENU}]), without={"no-menu"}),
    Said(ir.OnlyIf, "menu", also([{"you may": {"only if your coins at least 1": MENU}}]), without={"no-menu"}),
    Said(ir.OncePer, "menu", also([{"you may": {"once per turn": MENU}}]), without={"no-menu"}),
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


@pytest.mark.parametrize("said", SAID, ids=lambda said: f"{said.kind.__name__}-{said.part}")
def test_what_is_said_is_needed(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert codes(tmp_path / "said", said.game, "first") == said.found
    monkeypatch.setitem(VERBS, said.kind, without(VERBS[said.kind], said.part))
    assert codes(tmp_path / "unsaid", said.game, "second") == said.without
