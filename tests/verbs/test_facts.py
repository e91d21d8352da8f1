"""Facts of verbs against what programs are seen to do: an option for every verb is taken in many positions.

Something counts as read if changing it changes what the option does, or whether it is there; as written if it is
another afterwards. Whatever is seen must be among the facts, so that a fact that is left out is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.diagnostics.problems import Span
from spielwerk.interpreter.lowering.analysis import Analysis
from spielwerk.interpreter.lowering.anatomy import VERBS
from spielwerk.interpreter.lowering.layout import CHANCE
from spielwerk.interpreter.model import ir, walk
from spielwerk.interpreter.model.facts import Course, Facts
from spielwerk.interpreter.model.regions import Region
from spielwerk.interpreter.packs.tree import Scalar
from spielwerk.interpreter.study.outside_lines import Lines
from spielwerk.interpreter.verbs.alternatives import ChooseOne
from spielwerk.interpreter.verbs.calling import Answers, CallRule

PACK = Path(__file__).parents[1] / "data" / "verbs"
#: positions around which everything is tried: lines done before, by the first player
POSITIONS: tuple[str, ...] = (
    "",
    "move 1 token from your hand to oak; move your fox to elm; set weather to 3; move ace_1 to shelf",
    "set your points to 0; set your gems to 0; move 1 token from your hand to ash; lay strip_1 on your board at a1",
    "set your points to 0; set your coins to 0; set weather to 3; move all cards from open to deck;"
    " move king_1 to open",
    "set your points to 1; set your gems to 1; move all cards from deck to your cards",
)
#: what is done to each of them by either player, to see whether it makes a difference
CHANGES = (
    *(f"set your {counter}s to {n}" for counter in ("point", "coin", "gem") for n in (0, 1, 9)),
    *(
        "gain 2 medals",
        "lose 1 medal",
        "set weather to 1",
        "set weather to 4",
        "gain 1 mark on oak",
        "lose 1 mark on oak",
        "set best to ace_1",
        "gain 2 red_beads",
        "lose 1 blue_bead",
        "set best to king_1",
        "clear best",
        "clear your rival",
        "remember the last 3 positions",
    ),
    *(f"move 1 token from your hand to {spot}" for spot in ("oak", "elm")),
    *(f"move all your tokens from {spot} to your hand" for spot in ("oak", "ash")),
    *(f"move your fox to {spot}" for spot in ("oak", "ash")),
    *("turn cube_1 to 2", "turn cube_2 to 3"),
    "move king_5 to your cards",
    *(
        "move ace_1 to shelf",
        "move king_1 to your cards",
        "pass the start to the player on your left",
    ),
    *(f"move {card} to the top of deck" for card in ("ace_3", "king_3")),
    *(f"move all cards from {one}" for one in ("open to deck", "deck to your cards", "your cards to deck")),
    *(
        f"lay {tile} on your board at {cell}"
        for tile, cell in (("strip_2", "a1"), ("strip_2", "b1"), ("strip_1", "b1"))
    ),
)


@lru_cache(maxsize=1)
def rules() -> Rules:
    return load(str(PACK), 2)


@lru_cache(maxsize=1)
def slots() -> dict[int, Region]:
    """The region of every slot of the state that is part of the position."""
    found: dict[int, Region] = {CHANCE: ("chance",)}
    for first, count, what in rules().layout.names:
        sort, *names = what.split()
        region: Region | None = {
            "counter": ("c", *names),
            "stock": ("stock", *names),
            "note": ("n", *names),
            "piece": ("p", *names),
            "zone": ("z", *names),
            "spot": ("g", "board", *names),
            "neighbours": ("layout", *names),
            "positions": ("layout", *names),
            "once": ("once",),
            "start": ("start",),
            "out": ("out",),
            "past": ("past",),
            "face": ("face", *names),
            "known": ("known",),
            "told": ("told", *names),
            "denied": ("denied", *names),
        }.get(sort)
        if region is not None:
            found |= dict.fromkeys(range(first, first + count), region)
    return found


@lru_cache(maxsize=1)
def bodies() -> dict[str, ir.Effect]:
    """What each option of the menu does."""
    menu = rules().machine.program.game.rules["act"].body
    assert isinstance(menu, ChooseOne)
    return {a.name: a.body for a in menu.alternatives}


# ---- what is seen
@dataclass(frozen=True)
class Outcome:
    """What taking an option did, said so that the same deed in another position is the same."""

    asked: tuple[int, ...]
    changed: frozenset[tuple[int, int]]
    #: things that lie elsewhere now, and where
    moved: frozenset[tuple[int, int]]
    #: cards that left the deck, counted from its top; how many came at its ends; how the others are mixed
    deck: tuple[tuple[int, ...], int, int, tuple[int, ...]]
    written: frozenset[Region] = field(compare=False)


@lru_cache(maxsize=1)
def deck() -> int:
    return next(place.address for place in rules().layout.places if place.zone == "deck")


def stacked(state: list[int]) -> list[int]:
    first = deck() + 1
    return state[first : first + state[first - 1]]


def restacked(was: list[int], now: list[int]) -> tuple[tuple[int, ...], int, int, tuple[int, ...]]:
    if was == now:
        return (), 0, 0, ()
    left = tuple(len(was) - i for i, card in enumerate(was) if card not in now)
    kept = [was.index(card) for card in now if card in was]
    below = next((i for i, card in enumerate(now) if card in was), len(now))
    return left, below, len(now) - len(kept) - below, tuple(kept) if kept != sorted(kept) else ()


def taken(match: Match, code: int, answer: int) -> Outcome | None:
    """Takes an option of the menu, answers what it asks with the first or the last option; None if it is not there."""
    player, menu, codes = match.owed()[0]
    if code not in codes:
        return None
    match = match.clone()
    before, asked = match.state[:], []
    with unread(menu):
        match.pick(player, code)
        while not match.over and match.owed()[0][1] != menu:
            player, _, codes = match.owed()[0]
            asked.append(player)
            match.pick(player, codes[answer])
    after, places = match.state, slots()
    changed = unlike(before, after)
    differ = [at for at in changed if at in places]
    first = rules().layout.locations
    last = first + len(rules().words.things)
    moved = [(at - first, after[at]) for at in changed if first <= at < last]
    return Outcome(
        tuple(asked),
        frozenset((at, after[at] - before[at]) for at in differ if places[at][0] != "z"),
        frozenset(moved),
        restacked(stacked(before), stacked(after)),
        frozenset(places[at] for at in differ),
    )


@contextmanager
def unread(menu: int) -> Iterator[None]:
    """Nobody chooses from the menu when it comes next: which of its hundreds of options are there need not be known."""
    options = rules().machine.options
    listed, options[menu] = options[menu], lambda state: [0, 1]
    try:
        yield
    finally:
        options[menu] = listed


def unlike(one: list[int], other: list[int]) -> list[int]:
    """The slots in which two states differ."""
    return [at for at, (was, now) in enumerate(zip(one, other, strict=True)) if was != now]


def taken_both_ways(match: Match, code: int) -> tuple[Outcome | None, Outcome | None]:
    """With the first and with the last answers: the same where nothing is asked."""
    first = taken(match, code, 0)
    return first, taken(match, code, -1) if first is not None and first.asked else first


def do(match: Match, line: str, player: int) -> Match:
    """The same position after a line, with what follows from that."""
    match = match.clone()
    Lines(match).do(Scalar(line, Span("given", 1, 1, 1)), player)
    return anew(match)


def anew(match: Match) -> Match:
    rules().machine.program.lowering.occupied.derive(match.state)
    match.advance()
    return match


def variations(match: Match) -> Iterator[Match]:
    """Positions that differ from one a little."""
    for line in CHANGES:
        for player in (0, 1):
            yield do(match, line, player)
    for at, region in slots().items():
        if region[0] in ("chance", "once"):
            other = match.clone()
            other.state[at] = other.state[at] + 1 if region == ("chance",) else 1
            yield anew(other)
    other = match.clone()  # whoever acts is out already
    other.state[rules().layout.out] = 1
    yield anew(other)


@dataclass
class Seen:
    """What taking an option was seen to do, in all positions."""

    asks: bool = False
    hands_over: bool = False
    fails: bool = False
    offered: bool = False
    reveals: bool = False
    #: of each of these some part at least was read
    reads: set[frozenset[Region]] = field(default_factory=set)
    writes: set[Region] = field(default_factory=set)

    def look(self, outcome: Outcome | None) -> None:
        self.fails |= outcome is None
        if outcome is not None:
            self.offered = True
            self.asks |= bool(outcome.asked)
            self.hands_over |= bool(set(outcome.asked) - {0})
            self.writes |= outcome.written

    def compare(self, one: Outcome | None, other: Outcome | None, changed: frozenset[Region]) -> None:
        if one != other and changed:
            self.reads.add(changed)
            # chance, or the order of what nobody sees
            self.reveals |= changed == {("chance",)} or changed == {("z", "deck")} and None not in (one, other)


@lru_cache(maxsize=1)
def seen() -> dict[str, Seen]:
    found = {option: Seen() for option in bodies()}
    for lines in POSITIONS:
        match = rules().start(1)
        for line in filter(None, lines.split("; ")):
            match = do(match, line, 0)
        usual = [taken_both_ways(match, code) for code in range(len(found))]
        for outcomes, what in zip(usual, found.values(), strict=True):
            for outcome in outcomes:
                what.look(outcome)
        for other in variations(match):
            changed = frozenset(slots()[at] for at in unlike(match.state, other.state) if at in slots())
            for code, what in enumerate(found.values()):
                for expected, outcome in zip(usual[code], taken_both_ways(other, code), strict=True):
                    what.look(outcome)
                    what.compare(expected, outcome, changed)
    return found


# ---- what the facts say
def broken(option: str, analysis: Analysis) -> list[str]:
    """What was seen of an option and is not among the facts."""
    effect, what = bodies()[option], seen()[option]
    if isinstance(effect, CallRule):  # the rule says where its answers stand: then it holds of the rule itself, too
        inner = analysis.game.rules[effect.rule.name].body
        if any(isinstance(e, Answers) for e in walk.effects(inner)):
            effect = inner
    deep = analysis.orders.deep(effect)
    known = {region[:1] if region[0] == "once" else region for region in analysis.reads(effect)}
    written = {region[:1] if region[0] == "once" else region for region in analysis.writes(effect)}
    found = ["asks"] if what.asks and not analysis.asks(effect) else []
    found += ["no steps" for e in deep if VERBS[type(e)].lower is None and not analysis.asks(e)]
    found += ["fails"] if what.fails and not analysis.fails(effect) else []
    found += ["reveals"] if what.reveals and not any(analysis.facts(e).reveals for e in deep) else []
    found += ["hands over"] if what.hands_over and not any(analysis.facts(e).hands_over for e in deep) else []
    # what is known of things goes where they go: no rule reads it
    followed = {"known", "told", "denied"} if any(region[0] == "z" for region in written) else set()
    found += [f"writes {region}" for region in what.writes - written if region[0] not in followed]
    # what becomes known is looked at when it has: chance is no part of what can be read before
    unread = [regions for regions in what.reads if not regions & {*known, ("chance",)}]
    return found + [f"reads {sorted(regions)}" for regions in unread]


def test_the_menu_has_every_verb() -> None:
    there = {type(e).__name__ for body in bodies().values() for e in walk.effects(body)}
    game = rules().machine.program.game
    there |= {type(e).__name__ for rule in game.rules.values() for e in walk.effects(rule.body)}
    assert {kind.__name__ for kind in VERBS} - there == set()


def test_everything_that_is_seen_is_a_fact() -> None:
    analysis = Analysis(rules().machine.program.game)
    assert {option: found for option in bodies() if (found := broken(option, analysis))} == {}
    assert [option for option, what in seen().items() if not what.offered] == []


def mutants() -> list[tuple[type[ir.Effect], str]]:
    """Every fact of every verb that is true or not empty somewhere in the menu."""
    game = rules().machine.program.game
    found: dict[tuple[type[ir.Effect], str], None] = {}
    for body in bodies().values():
        for e in Analysis(game).orders.deep(body):
            facts = VERBS[type(e)].facts(e, game)
            for name in (f.name for f in fields(Facts) if f.name != "parts"):
                if getattr(facts, name):
                    found[type(e), name] = None
            for name in ("inside", "needed", "enough"):
                if name == "needed" and facts.reveals:
                    continue  # what could fail behind a chance is refused
                if getattr(facts.parts, name):
                    found[type(e), name] = None
            if facts.parts.course is Course.ANY:
                found[type(e), "course"] = None
    return sorted(found, key=lambda found: (found[0].__name__, found[1]))


def without(facts: Facts, name: str) -> Facts:
    if name == "course":
        return replace(facts, parts=replace(facts.parts, course=Course.FREELY))
    if name in ("inside", "needed", "enough"):
        return replace(facts, parts=replace(facts.parts, **{name: ()}))
    empty: Any = {bool: False, tuple: (), frozenset: frozenset()}[type(getattr(facts, name))]
    return replace(facts, **{name: empty})


@pytest.mark.parametrize(("verb", "name"), mutants(), ids=lambda part: getattr(part, "__name__", part))
def test_a_fact_that_is_left_out_is_noticed(verb: type[ir.Effect], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = VERBS[verb]
    monkeypatch.setitem(VERBS, verb, replace(usual, facts=lambda e, game: without(usual.facts(e, game), name)))
    analysis = Analysis(replace(rules().machine.program.game, facts={}, leads={}))  # nothing is known before
    assert any(broken(option, analysis) for option in bodies())
