"""What verbs and terms say they look at, against what options are seen to depend on: which things lie where.

Two positions differ only in which things lie in a zone, not in how many. If an option is there in one of them and not
in the other, it must be known that it looks there: otherwise it could tell what lies hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import refused
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.diagnostics.problems import Span
from spielwerk.interpreter.lowering.analysis import Analysis
from spielwerk.interpreter.lowering.anatomy import TERMS, VERBS
from spielwerk.interpreter.lowering.context import Env
from spielwerk.interpreter.lowering.hidden import Hidden
from spielwerk.interpreter.model import ir, walk
from spielwerk.interpreter.model.facts import nothing
from spielwerk.interpreter.model.sight import Sight, of_parts, written
from spielwerk.interpreter.model.vocabulary import PLAYER
from spielwerk.interpreter.packs.tree import Scalar
from spielwerk.interpreter.study.outside_lines import Lines

PACK = Path(__file__).parents[1] / "data" / "sights"
BEGUN = "move ace_2 to shelf; move king_2 to row; move king_3 to row; move ace_5 to your cards;"
BEGUN += " move ace_6 to your cards; move stone_2 to your charms; move your fox to elm;"
BEGUN += " gain 1 dot on ace_1; move 1 token from your purse to oak; move king_6 to pile of oak"
BOARD = "lay strip_1 on your board at a1"
SWAPPED = (
    ("king_1", "ace_4"),
    ("ace_1", "king_4"),
    ("king_2", "king_3"),
    ("ace_5", "king_5"),
    ("stone_2", "bell"),
    ("cube_1", "cube_2"),
)
#: positions in which as many things lie everywhere, by what is done before
POSITIONS: tuple[str, ...] = (
    f"{BEGUN}; {BOARD}",
    *(f"{BEGUN}; {BOARD}; swap {one} with {other}" for one, other in SWAPPED),
    f"{BEGUN}; {BOARD}; swap king_8 with ace_8",  # another one lies on top of the deck
    f"{BEGUN}; {BOARD}; move stone_1 to box; move king_4 to mixed",
    f"{BEGUN}; lay strip_1 on your board at b1",
    f"{BEGUN}; lay block on your board at a1",
)


@lru_cache(maxsize=1)
def rules() -> Rules:
    return load(str(PACK), 2)


@lru_cache(maxsize=1)
def menu() -> dict[str, ir.Effect]:
    body = rules().machine.program.game.rules["act"].body
    return {a.name: a.body for a in walk.alternatives(body)}


@dataclass(frozen=True)
class Position:
    #: by zone, which things lie in each place of it, and how; and how many
    lying: dict[str, Any]
    many: dict[str, Any]
    offered: frozenset[str]


@lru_cache(maxsize=1)
def positions() -> list[Position]:
    found = []
    for lines in POSITIONS:
        match = rules().start(1)
        for line in lines.split("; "):
            Lines(match).do(Scalar(line, Span("given", 1, 1, 1)), 0)
        rules().machine.program.lowering.occupied.derive(match.state)
        match.advance()
        found.append(seen(match))
    return found


def seen(match: Match) -> Position:
    ops = rules().machine.ops
    places = [(info.zone, place) for place, info in enumerate(rules().layout.places)]
    members = {place: [*ops.members(match.state, place)] for _, place in places}
    where = {zone: [[(t, spot(match, t)) for t in members[p]] for z, p in places if z == zone] for zone, _ in places}
    many = {zone: [len(members[p]) for z, p in places if z == zone] for zone, _ in places}
    return Position(where, many, frozenset(option.id for option in match.decisions()[0].options))


def spot(match: Match, thing: int) -> tuple[int, ...]:
    """Where on a grid a thing lies."""
    return tuple(
        match.state[first + thing - kind.base]
        for first, count, what in rules().layout.names
        if what.startswith("spot ")
        for kind in [rules().words.kinds[what.split()[-1]]]
        if kind.base <= thing < kind.end and thing - kind.base < count
    )


# ---- what is known
def looked_at(option: str) -> set[str]:
    """The zones an option is known to look into, were all of them hidden."""
    game = rules().machine.program.game
    analysis = Analysis(replace(game, facts={}, leads={}))  # nothing is known before
    hidden = Hidden(analysis, {})
    hidden.hide(z for z in game.words.zones.values() if z.holds)
    return {look.zone.name for look in hidden.needed([menu()[option]], Env(), None)}


def untold(option: str) -> bool:
    """Was an option seen to depend on something it does not say?"""
    looks, first = looked_at(option), positions()[0]
    for other in positions()[1:]:
        if (option in first.offered) != (option in other.offered):
            changed = {z for z in first.lying if first.lying[z] != other.lying[z] and first.many[z] == other.many[z]}
            if not looks & changed:
                return True
    return False


def depending() -> list[str]:
    """The options that are there in some of the positions only."""
    first = positions()[0].offered
    return [o for o in menu() if any((o in p.offered) != (o in first) for p in positions())]


def test_every_option_but_resting_depends_on_what_lies_where() -> None:
    assert set(menu()) - set(depending()) == {"rest"}


def test_what_options_are_seen_to_depend_on_is_said() -> None:
    assert [option for option in menu() if untold(option)] == []


# ---- nothing of it can be left out
def everything() -> list[Any]:
    """Every node an option says, does or leads to."""
    game = rules().machine.program.game
    analysis, found, waiting = Analysis(game), dict[int, Any](), list[Any](menu().values())
    while waiting:
        node = waiting.pop()
        if id(node) not in found:
            found[id(node)] = node
            lead = analysis.lead(node)
            waiting += [inner for inner in walk.everything(node) if type(inner) in VERBS or type(inner) in TERMS]
            waiting += [passage.body for passage in lead.passages] if lead is not None else []
    return [*found.values()]


def mutants() -> list[tuple[type, str]]:
    """Whatever of a kind of node is said about what it looks at, somewhere in the menu."""
    game = rules().machine.program.game
    found: dict[tuple[type, str], None] = {}
    for node in everything():
        kind: type = type(node)
        if kind in VERBS:
            verb = VERBS[kind]
            said = {
                "sight": unknown(*verb.sight.says(node), *verb.sight.possible(node)),
                "draws": verb.facts(node, game).parts.draws,
            }
        else:
            term = TERMS[kind].facts
            said = (
                {"sight": unknown(*term.sight(node, game)), "leads": term.leads(node, game)} if term is not None else {}
            )
        found |= dict.fromkeys((kind, part) for part, what in said.items() if what)
    return sorted(found, key=lambda found: (found[0].__name__, found[1]))


def unknown(*seen: Any) -> list[Any]:
    """What more is looked at than who a player is."""
    players = [one for one in seen if (local := ir.local_of(one)) is not None and PLAYER in local.type.kinds]
    return [one for one in seen if one is not None and one not in players]


def without(kind: type, part: str) -> Any:
    """A verb or a term of which a part is not said."""
    if kind in TERMS:
        facts = TERMS[kind].facts
        return replace(TERMS[kind], facts=replace(facts, **{part: nothing if part == "sight" else no_lead}))
    verb = VERBS[kind]
    if part == "draws":
        facts_of: Callable[..., Any] = verb.facts
        return replace(verb, facts=lambda e, game: undrawn(facts_of(e, game)))
    return replace(verb, sight=Sight(nothing, nothing, nothing))


def no_lead(*_: Any) -> None:
    return None


def undrawn(facts: Any) -> Any:
    return replace(facts, parts=replace(facts.parts, draws=None))


@pytest.mark.parametrize(("kind", "part"), mutants(), ids=lambda part: getattr(part, "__name__", part))
def test_a_look_that_is_left_out_is_noticed(kind: type, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table: dict[Any, Any] = VERBS if kind in VERBS else TERMS
    monkeypatch.setitem(table, kind, without(kind, part))
    assert any(untold(option) for option in menu())


#: for each verb that decides about its parts, one where something hidden does
WHETHER: dict[str, Any] = {
    "If": {"if reds at least 1": {"you may": "gain 1 coin"}},
    "ByLevels": {"by reds": {1: {"you may": "gain 1 coin"}}},
    "Find": {"find a red card in deck": {"you may": "gain 1 coin"}},
    "FindRandom": {"find a random red card in deck": {"you may": "gain 1 coin"}},
    "EachThing": {"each red card in deck": {"you may": "gain 1 coin"}},
    "AsEach": {"as each player where reds at least 1": {"you may": "gain 1 coin"}},
    "Repeat": {"repeat (reds) times": {"you may": "gain 1 coin"}},
    "Until": {"until reds is 0": [{"you may": "gain 1 coin"}, "shuffle deck"]},
    "BySort": "gain 1 bead of suit of top",
}
#: what else a game needs so that somebody is asked
ANSWERED: dict[str, Any] = {
    "BySort": {
        "counters": {"point": {"of": "player"}, "coin": {"of": "player"}, "bead": {"of": ["player", "suit"]}},
        "always": {"luck": {"whenever you gain red_bead": {"you may": "gain 1 coin"}}},
    },
}
HIDDEN: dict[str, Any] = {
    "kinds": {"suit": {"is": ["red", "blue"]}, "card": {"start": "deck", "has": {"suit": "suit"}}},
    "cards": {"ace": {"copies": 2, "suit": "red"}, "king": {"copies": 2, "suit": "blue"}},
    "zones": {"deck": {"holds": "card", "form": "stack", "seen by": "nobody"}},
    "define": {"reds": "count of red cards in deck", "top": "the card in deck"},
}


def questions(folder: Path, name: str) -> set[str]:
    more = ANSWERED.get(name, {})
    return {problem.code for problem in refused(folder, **HIDDEN, **more, rules={"act": [WHETHER[name]]})}


@pytest.mark.parametrize("name", WHETHER)
def test_whether_somebody_is_asked_depends_on_what_all_can_see(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert questions(tmp_path / "said", name) == {"hidden-question"}
    kind = next(kind for kind in VERBS if kind.__name__ == name)
    monkeypatch.setitem(VERBS, kind, replace(VERBS[kind], sight=replace(VERBS[kind].sight, whether=nothing)))
    assert questions(tmp_path / "unsaid", name) == set()


def test_every_verb_that_decides_about_its_parts_is_tried() -> None:
    decide = {kind.__name__ for kind, verb in VERBS.items() if verb.sight.whether is not nothing}
    assert decide == set(WHETHER)


def test_what_looks_in_its_own_way_is_in_the_menu() -> None:
    there = {type(node) for node in everything()}
    assert {kind for kind, verb in VERBS.items() if verb.sight.possible is not written} - there == set()
    assert {kind for kind, term in TERMS.items() if term.facts.sight is not of_parts} - there == set()
