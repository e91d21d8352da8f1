"""Nobody learns what is hidden: two matches that differ only in what a player cannot know tell that player the same.

At every decision of the player the same is offered and the same has happened in the log; the log is worded where the
records of both matches differ at all. The words of options and questions are compared the first times a place in the
rules is met and every few times after that. At every twentieth decision `why`, `score`, hints and exports are compared,
each time a third of what `why` can be asked; in some pairs the table and everything else that can be asked there.

A pair goes on until everything was asked twice: some small games are over by then. In the games of the package each
pair begins further on than the one before, so that all of a game is seen. `-m soak` plays whole pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from click import Command, Context
from spielwerk.cli.person import Person
from spielwerk.cli.table import QUICK, Table
from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.bots import seen
from spielwerk.interpreter.bots.bot import call, decide
from spielwerk.interpreter.engine import projected_scores
from spielwerk.interpreter.engine.events import Counted, Event, Moved
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.questions.questions import Questions
from spielwerk.interpreter.prose.record import comes_to, log, outcome
from spielwerk.interpreter.prose.whole_games import chronicle as chronicles
from spielwerk.interpreter.prose.whole_games.chronicle import chronicle
from spielwerk.interpreter.prose.why.whynot import WhyNot
from spielwerk.interpreter.storage import exports
from spielwerk.interpreter.storage.recorded_events import RecordedEvents
from spielwerk.interpreter.storage.save_records import Seat
from spielwerk.interpreter.study.why import candidates, kinds_of
from support.packs import NAMES, OWN, hides, may_hide, rules_named

from .pairs import Pair, Side

Capture = pytest.CaptureFixture[str]
#: pairs of each game, decisions of each, and in how many of them the whole table is shown
PAIRS, LONGEST, SHOWING = 20, 22, 1
#: with `-m soak`: pairs of each game, more decisions than any of them takes, and a game that may never end
SOAKED, WHOLE, ENDLESS = 200, 10_000, "market"
#: the words of options are compared so many times at each place in the rules, and then every so many times
WORDED, THEN = 6, 10
#: `why` is asked of one of so many things; so many matches are imagined for a score
PART, SAMPLES = 3, 8
#: the pairs of a long game begin so many decisions after one another, so that all of it is seen
APART = 15
#: so often everything is asked
EVERY = 20
#: packs in which somebody cannot see something
HIDING = [name for name in NAMES if may_hide(name)]


@dataclass
class Leaks:
    """What was told differently in the matches of some pairs, and how far these went."""

    found: list[tuple[str, Any, Any]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    renewed: int = 0
    #: by place in the rules, how often something was offered there; how often everything else was asked
    met: Counter[int] = field(default_factory=Counter)
    moments: int = 0

    @property
    def first(self) -> str:
        """Where the first two answers differ; a comparison of all of it would take minutes."""
        channel, one, other = self.found[0]
        if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
            one, other = next(pair for pair in zip(one, other, strict=True) if pair[0] != pair[1])
        return f"{channel}: {one} / {other}"

    def compare(self, channel: str, one: Any, other: Any) -> None:
        if one != other:
            self.found.append((channel, one, other))


def offered(spoken: Prompts, match: Match, seat: int) -> tuple[Any, Any]:
    """The options of a player with their words, and the question above them."""
    found = [spoken.decision(match, seat, pc, codes) for who, pc, codes in match.owed() if who == seat]
    return [decision.options for decision in found], [decision.prompt for decision in found]


def owed(match: Match, seat: int) -> list[tuple[int, list[int]]]:
    return [(pc, codes) for who, pc, codes in match.owed() if who == seat]


def answered(spoken: Prompts, side: Side, seat: int, news: list[Event], part: int) -> dict[str, Any]:
    """What a player who must decide may ask for: `part` says which of what `why` can be asked."""
    match = side.match
    pc = owed(match, seat)[0][0]
    why, asked = WhyNot(spoken, match, seat), candidates(match.rules, pc)
    kinds = [f"kind:{kind}" for kind in kinds_of(spoken.choices[pc])]
    return {
        "why": [why.answer(name) for name in [*asked, *kinds][part::PART]],
        "score": projected_scores.scored_now(match, seat),
        "hints": decide(call(f"{QUICK}:2").bot(match.rules, seat, len(match.history)), match, seat),
        "export": chronicle(spoken, [news], reader=seat),
        "export for programs": [exports.as_data(match.rules, event) for event in news if not event.secret],
    }


def shown(spoken: Prompts, side: Side, seat: int, capture: Capture) -> dict[str, Any]:
    """What the table shows a player who must decide, whatever they ask, and the log of the whole game."""
    match, timeline = side.match, side.timeline()
    table = Table(timeline, [Seat()] * match.rules.players, spoken)
    person = Person(table, ask(match, seat, table.alone))
    asked: dict[str, Callable[[], Any]] = {"table": person.show}
    orders = {"help": "help", "board": "board", "score at the table": "score", "hints at the table": "hint"}
    asked |= {name: lambda order=order: person.obey(order, "") for name, order in orders.items()}
    capture.readouterr()
    answers: dict[str, Any] = {name: (answer(), capture.readouterr().out) for name, answer in asked.items()}
    answers["whole log"] = spoken.log(side.events, seat)
    answers["whole export"] = chronicle(spoken, RecordedEvents(timeline).by_decision(), reader=seat)
    return answers


def play(pair: Pair, leaks: Leaks, most: int, capture: Capture | None) -> None:
    """Plays a pair; with `capture` the table is shown, too, at every twentieth decision."""
    spoken, seat, asked, told = pair.spoken, pair.seat, 0, 0
    sides = pair.one, pair.other
    while not pair.over and pair.length < most:
        sides = pair.one, pair.other
        if pair.asked:
            compare_offers(pair, leaks)
            news = [side.events[side.heard :] for side in sides]
            if news[0] != news[1]:
                leaks.compare("log", *(spoken.log(events, seat) for events in news))
            for side in sides:
                side.heard = len(side.events)
            if pair.length >= asked:
                asked = pair.length + EVERY
                since = [side.events[min(told, len(side.events)) :] for side in sides]
                found = [
                    answered(spoken, side, seat, events, leaks.moments % PART)
                    for side, events in zip(sides, since, strict=True)
                ]
                if capture is not None:
                    found = [part | shown(spoken, side, seat, capture) for part, side in zip(found, sides, strict=True)]
                for channel in found[0]:
                    leaks.compare(channel, found[0][channel], found[1][channel])
                told, leaks.moments = len(sides[0].events), leaks.moments + 1
        if leaks.found:
            break
        pair.step()
    leaks.lengths.append(pair.length)
    leaks.renewed += pair.renewed


def compare_offers(pair: Pair, leaks: Leaks) -> None:
    """What the player may choose, always; its words not every time."""
    one, other = (owed(side.match, pair.seat) for side in (pair.one, pair.other))
    leaks.compare("options", one, other)
    met = leaks.met[one[0][0]]
    leaks.met[one[0][0]] += 1
    if met < WORDED or met % THEN == 0:
        words = [offered(pair.spoken, side.match, pair.seat) for side in (pair.one, pair.other)]
        leaks.compare("options", words[0][0], words[1][0])
        leaks.compare("prompts", words[0][1], words[1][1])


@lru_cache(maxsize=32)
def made(name: str, folder: Path) -> tuple[Rules, Prompts]:
    rules = rules_named(name, folder)
    return rules, Prompts(rules, "en")


@pytest.fixture(autouse=True)
def samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projected_scores, "SAMPLES", SAMPLES)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packs")


def played(name: str, folder: Path, capture: Capture, pairs: int, most: int, showing: int, apart: int = 0) -> Leaks:
    rules, spoken = made(name, folder)
    leaks = Leaks()
    with Context(Command("table")):  # as in a command, the words of which are looked for once
        for number in range(pairs):
            pair = Pair.begun(rules, spoken, number, number * apart)
            play(pair, leaks, most, capture if number * showing % pairs < showing else None)
            if leaks.found:
                break
    return leaks


@pytest.mark.parametrize("name", HIDING)
def test_what_is_hidden_makes_no_difference_to_what_is_told(name: str, folder: Path, capsys: Capture) -> None:
    leaks = played(name, folder, capsys, PAIRS, LONGEST, SHOWING, APART if name in OWN else 0)
    assert not leaks.found, leaks.first
    assert sum(leaks.lengths) > 10 * PAIRS, "pairs that end at once test nothing"
    assert leaks.renewed < sum(leaks.lengths) / 4, "pairs that are drawn anew again and again test little"


@pytest.mark.parametrize("name", NAMES)
def test_these_are_the_games_that_hide_something(name: str, folder: Path) -> None:
    assert hides(made(name, folder)[0]) == (name in HIDING)


@pytest.mark.parametrize(("name", "number"), [("envoys", 24), ("envoys", 112), ("sparks", 16)])
def test_what_soaking_found_is_told_no_more(name: str, number: int, folder: Path) -> None:
    """An export told everybody what each happened to know. Pairs did not see what was looked at and then shuffled, nor
    what was told once more."""
    rules, spoken = made(name, folder)
    leaks, pair = Leaks(), Pair.begun(rules, spoken, number)
    with Context(Command("table")):
        play(pair, leaks, WHOLE, None)
    assert not leaks.found, leaks.first


@pytest.mark.soak
@pytest.mark.parametrize("name", HIDING)
def test_what_is_hidden_makes_no_difference_in_whole_games(name: str, folder: Path, capsys: Capture) -> None:
    leaks = played(name, folder, capsys, SOAKED, LONGEST if name == ENDLESS else WHOLE, PAIRS)
    assert not leaks.found, leaks.first


def test_what_goes_from_one_hidden_place_to_another_is_not_told(folder: Path) -> None:
    rules, spoken = made("veiled", folder)
    match = rules.start(1)
    events: list[Event] = []

    def choose(option: str) -> str:
        seat, pc, codes = match.owed()[0]
        code = next((c for c in codes if rules.option_id(pc, c) == option), codes[0])
        events.extend(recorded(match, seat, code))
        return spoken.did(pc, code) or spoken.label(pc, code)

    choose("bury")
    card = choose("any")
    assert card in spoken.log(events, 0)[0] and card not in spoken.log(events, 1)[0]
    assert card not in spoken.log(events)[0], "nobody in particular is told no more than anybody"
    choose("rest")
    choose("play")
    card = choose("any")
    assert card in spoken.log(events, 1)[-1], "what was shown is told"
    choose("rest")
    choose("take")
    assert choose("any") in spoken.log(events, 1)[-1], "everybody saw where it went"


# ---- the pairs find what tells something
def hidden_thing(match: Match, seat: int) -> str:
    """Something the player may not be told: the first thing in the first place where they cannot look."""
    rules, sight = match.rules, match.rules.sight
    places = [place for place, hidden in enumerate(sight.hidden[seat]) if hidden]
    return next((sight.names[thing] for p in places for thing in rules.machine.ops.members(match.state, p)), "")


def telling_options(patch: pytest.MonkeyPatch) -> None:
    real = Questions.decision

    def decision(self: Questions, match: Match, seat: int, pc: int, codes: Any) -> Any:
        found = real(self, match, seat, pc, codes)
        first, *rest = found.options
        return replace(found, options=(replace(first, label=first.label + hidden_thing(match, seat)), *rest))

    patch.setattr(Questions, "decision", decision)


def telling_prompts(patch: pytest.MonkeyPatch) -> None:
    real = Questions.with_numbers
    patch.setattr(
        Questions,
        "with_numbers",
        lambda self, prompt, match, seat, *more: real(self, prompt, match, seat, *more) + hidden_thing(match, seat),
    )


def telling_log(patch: pytest.MonkeyPatch) -> None:
    for module in (log, comes_to):
        patch.setattr(module, "hidden", lambda unseen, reader: False)


def telling_why(patch: pytest.MonkeyPatch) -> None:
    real = WhyNot.lines
    patch.setattr(WhyNot, "lines", lambda self, *parts: [*real(self, *parts), hidden_thing(self.match, self.seat)])


class Truth:
    """What imagines everything as it is."""

    def __init__(self, match: Match, player: int):
        self.match = match

    def draw(self, seed: int) -> Match:
        return self.match.clone()


def telling_score(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(projected_scores, "Imagination", Truth)


def telling_hints(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seen, "Imagination", Truth)


def telling_export(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(chronicles, "Log", lambda spoken, reader: log.Log(spoken, outcome.EVERYTHING))


def telling_export_for_programs(patch: pytest.MonkeyPatch) -> None:
    real = exports.as_data
    patch.setattr(exports, "as_data", lambda rules, event: real(rules, event, over=True))


@pytest.mark.parametrize(
    "channel", ["options", "prompts", "log", "why", "score", "hints", "export", "export for programs"]
)
def test_what_would_tell_something_hidden_is_found(
    channel: str, folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    globals()[f"telling_{channel.replace(' ', '_')}"](monkeypatch)
    leaks = played("veiled", folder, capsys, PAIRS, LONGEST, 0)
    assert channel in {found for found, _, _ in leaks.found}


def test_what_counters_come_to_is_told_in_all() -> None:
    twice = [Counted("point", 0, 0, 1, "earn"), Counted("coin", 0, 5, 4), Counted("point", 0, 1, 3, "earn")]
    other = [Counted("point", 0, 0, 2, "earn"), Counted("coin", 0, 5, 4), Counted("point", 0, 2, 3, "earn")]
    assert (
        exports.in_all(twice) == exports.in_all(other) == [Counted("point", 0, 0, 3, "earn"), Counted("coin", 0, 5, 4)]
    )
    assert exports.in_all([Counted("coin", 1, 5, 7), Counted("coin", 1, 7, 5)]) == [], "back where it was"


def test_what_comes_to_lie_together_has_no_order(folder: Path) -> None:
    """Two set-ups in which the same awards came out of their stack one after the other in another order."""
    rules, _ = made("yokohama with everything", folder)
    place = next(n for n, p in enumerate(rules.layout.places) if p.zone == "open_awards")
    stack = next(n for n, p in enumerate(rules.layout.places) if p.zone == "award_stack")
    things = [thing.index for thing in rules.words.things if thing.kind == "award"][:3]
    came = [Moved(thing, stack, place) for thing in things]
    assert exports.together(rules, came[::-1]) == came
    assert exports.together(rules, [*came[:0:-1], Counted("coin", 0, 1, 2), came[0]])[-1] == came[0], (
        "one after another"
    )
