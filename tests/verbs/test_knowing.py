"""What is looked at, revealed or told is known to those it is shown to, as long as they can follow it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import counters, refused, tiny
from spielwerk.interpreter import Match, Rules
from spielwerk.interpreter.engine.events import Event, Looked, Told
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.reveals import sealed_by
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.storage.exports import as_data
from spielwerk.interpreter.study.why import why_not

CARDS: dict[str, Any] = {
    "kinds": {"suit": {"is": ["red", "blue"]}, "card": {"start": "deck", "has": {"suit": "suit", "value": "number"}}},
    "cards": {
        "ace": {"copies": 3, "suit": "red", "value": 1},
        "king": {"copies": 3, "suit": "blue", "value": 2},
        "crown": {"suit": "red", "value": 9},
    },
    "zones": {
        "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
        "hand": {"of": "player", "holds": "card", "seen by": "owner"},
        "rack": {"of": "player", "holds": "card", "form": "row", "slots": 2, "seen by": "others"},
        "open": {"holds": "card"},
    },
    "setup": {"deal": {"as each player": "deal 2 cards from deck to your hand"}},
}
LOOK = {"each opponent": "look at hand of that opponent"}


def game(folder: Path, players: int = 2, **options: Any) -> Rules:
    return tiny(folder, players, **CARDS, rules={"act": {"choose one": {"rest": "nothing", **options}}})


def taken(match: Match, *options: str) -> list[Event]:
    """Takes options by their names, and what happened by the last of them."""
    events: list[Event] = []
    for option in options:
        seat, pc, codes = match.owed()[0]
        code = next(c for c in codes if match.rules.option_id(pc, c) == option)
        events = recorded(match, seat, code)
    return events


def hand(match: Match, seat: int) -> set[str]:
    return set(match.view(seat)["zones"]["hand"][f"player_{seat + 1}"])


def known(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["known"]
    return found


def imagined(match: Match, seat: int, other: int) -> set[frozenset[str]]:
    """The hands that a player imagines another one to have."""
    return {frozenset(hand(match.imagine(seat, seed), other)) for seed in range(12)}


def test_who_looks_at_a_hand_knows_it_and_nobody_else_does(tmp_path: Path) -> None:
    rules = game(tmp_path, look=LOOK)
    match = rules.start(1)
    assert known(match, 0) == {} and len(imagined(match, 0, 1)) > 1
    match.choose("look")
    assert set(known(match, 0)["hand"]["player_2"]) == hand(match, 1)
    assert imagined(match, 0, 1) == {frozenset(hand(match, 1))}
    assert known(match, 1) == {} and len(imagined(match, 1, 0)) > 1, "nobody looked at the first player's hand"


def test_the_top_of_a_stack_is_known_where_it_lies(tmp_path: Path) -> None:
    rules = game(tmp_path, look="look at 2 cards of deck", deal="deal 1 card from deck to open", mix="shuffle deck")
    match = rules.start(2)
    deck = [
        rules.words.things[t].name for t in rules.machine.ops.members(match.state, rules.layout.zone_places["deck"])
    ]
    match.choose("look")
    assert known(match, 0)["deck"] == [None] * (len(deck) - 2) + deck[-2:]
    match.choose("deal")
    assert known(match, 0)["deck"] == [None] * (len(deck) - 2) + deck[-2:-1], "one of them is seen by all now"
    match.choose("mix")
    assert known(match, 0) == {}, "what is shuffled is forgotten"


@pytest.mark.parametrize(
    ("moved", "kept"),
    [
        ("pass every hand to the left", True),
        ({"each opponent": "move all cards from hand of that opponent to deck"}, True),
        ({"each opponent": "deal 1 card from hand of that opponent to deck"}, False),
        ({"each opponent": "deal 1 card from deck to hand of that opponent"}, True),
        ({"each opponent": {"find a card in hand of that opponent": "move that card to open"}}, True),
    ],
)
def test_what_leaves_a_pile_unseen_could_be_any_of_it(tmp_path: Path, moved: Any, kept: bool) -> None:
    rules = game(tmp_path, look=LOOK, go=moved)
    match = rules.start(3)
    match.choose("look")
    match.choose("rest")
    before = hand(match, 1)
    match.choose("go")
    now = {name for there in known(match, 0).values() for name in str(there).split("'") if name in before}
    seen = {*hand(match, 0), *match.view(0)["zones"]["open"]}
    assert (before <= now | seen) is kept


def test_what_was_seen_to_go_somewhere_is_known_there(tmp_path: Path) -> None:
    """The player's own card, laid under the deck, is known to them and to nobody else."""
    own = {"find a card in your hand": "move that card to the bottom of deck"}
    rules = game(tmp_path, look=LOOK, hide=own)
    match = rules.start(1)
    card = min(hand(match, 0), key=lambda name: rules.words.thing_names[name])
    match.choose("hide")
    assert known(match, 0)["deck"][0] == card and known(match, 1) == {}


@pytest.mark.parametrize("language", ["en", "pl", "de", "uk", "cs"])
def test_the_log_tells_what_was_seen_to_who_saw_it(tmp_path: Path, language: str) -> None:
    look = {"find an opponent": "look at hand of that opponent"}
    rules = game(tmp_path, 3, look=look, reveal="reveal your hand")
    match, spoken = rules.start(1), Prompts(rules, language)
    names = [spoken.thing(rules.words.thing_names[name]) for name in hand(match, 1)]
    events = taken(match, "look")
    assert [f.seats for e in events for f in e.facts if isinstance(f, Looked)] == [{0}]
    assert all(name in spoken.log(events, 0)[0] for name in names)
    assert not any(name in spoken.log(events, reader)[0] for name in names for reader in (2, -1))
    assert not any("looked" in change for event in events for change in as_data(rules, event)["changes"])
    theirs = [spoken.thing(rules.words.thing_names[name]) for name in hand(match, 1)]
    shown = taken(match, "reveal")
    assert all(name in spoken.log(shown, reader)[0] for name in theirs for reader in (0, 2, -1))


def test_what_was_seen_cannot_be_taken_back(tmp_path: Path) -> None:
    rules = game(tmp_path, look=LOOK, earn="gain 1 coin")
    for option, sealed in {"look": True, "earn": False}.items():
        before = rules.start(1)
        after = before.clone()
        events = taken(after, option)
        assert (sealed_by(before, 0, after.history[-1][2], events) is not None) is sealed, option


def test_a_hand_that_others_see_is_chosen_from_by_its_slots(tmp_path: Path) -> None:
    rules = tiny(
        tmp_path,
        **{**CARDS, "setup": {"deal": {"as each player": "deal 2 cards from deck to your rack"}}},
        rules={
            "act": {
                "choose one": {
                    "rest": "nothing",
                    "tell": {"each opponent": {"each red card in rack of that opponent": "tell suit of that card"}},
                    "play": {"choose a card in your rack": "move that card to open"},
                }
            }
        },
    )
    match = rules.start(1)
    assert match.view(0)["zones"]["rack"]["player_1"] == 2 and len(match.view(1)["zones"]["rack"]["player_1"]) == 2
    lies = match.view(1)["zones"]["rack"]["player_1"]
    match.choose("play")
    assert [option.id for option in match.decisions()[0].options] == ["slot_1", "slot_2"]
    labels = [Prompts(rules, "en").decision(match, *match.owed()[0]).options[i].label for i in (0, 1)]
    assert labels == ["card 1", "card 2"]
    match.choose("slot_2")
    assert match.view(0)["zones"]["open"] == [lies[1]]


def test_what_was_told_of_a_card_is_imagined_so(tmp_path: Path) -> None:
    tell = {"each opponent": {"each card in rack of that opponent": "tell suit of that card"}}
    rules = tiny(
        tmp_path,
        **{**CARDS, "setup": {"deal": {"as each player": "deal 2 cards from deck to your rack"}}},
        rules={"act": {"choose one": {"rest": "nothing", "tell": tell}}},
    )
    for seed in range(6):
        match = rules.start(seed)
        events = taken(match, "tell")
        suits = [
            rules.words.printed(rules.words.thing_names[n], "suit") for n in match.view(0)["zones"]["rack"]["player_2"]
        ]
        assert match.view(1)["told"]["rack"]["player_2"] == [{"suit": suit} for suit in suits]
        drawn = [match.imagine(1, other).view(0)["zones"]["rack"]["player_2"] for other in range(12)]
        assert {tuple(rules.words.printed(rules.words.thing_names[n], "suit") for n in one) for one in drawn} == {
            tuple(suits)
        }
        assert len({tuple(one) for one in drawn}) > 1, "which card it is, nobody was told"
        told = [fact for event in events for fact in event.facts if isinstance(fact, Told)]
        assert [fact.slot for fact in told] == [0, 1]
        names = [Prompts(rules, "en").entry(rules.words.entries[str(suit)][0]) for suit in suits]
        alone = f"Player 2: {names[0]} (card 1), {names[1]} (card 2)"
        together = f"Player 2: {names[0]} (cards 1, 2)"
        assert (together if names[0] == names[1] else alone) in Prompts(rules, "en").log(events, 1)[0]


def clues(folder: Path, line: str) -> Rules:
    tell = {"each opponent": {"each card in rack of that opponent": line}}
    return tiny(
        folder,
        **{**CARDS, "setup": {"deal": ["shuffle deck", {"as each player": "deal 2 cards from deck to your rack"}]}},
        rules={"act": {"choose one": {"rest": "nothing", "tell": tell}}},
    )


def values_of(match: Match, seat: int) -> list[int | str]:
    words = match.rules.words
    there = match.view(1 - seat)["zones"]["rack"][f"player_{seat + 1}"]
    return [words.printed(words.thing_names[name], "value") for name in there]


def test_who_was_told_which_are_aces_knows_of_the_others_that_they_are_none(tmp_path: Path) -> None:
    rules, seen, varied = clues(tmp_path, "tell whether value of that card is 1"), set(), False
    for seed in range(8):
        match = rules.start(seed)
        log = Prompts(rules, "en").log(taken(match, "tell"), 1)[0]
        values = values_of(match, 1)
        told = [{"value": 1} if value == 1 else {"value": {"not": [1]}} for value in values]
        assert match.view(1)["told"]["rack"]["player_2"] == told
        drawn = [values_of(match.imagine(1, other), 1) for other in range(12)]
        assert all([value == 1 for value in one] == [value == 1 for value in values] for one in drawn)
        varied |= len({tuple(one) for one in drawn}) > 1
        seen |= {*values}
        aces = [str(slot) for slot, value in enumerate(values, 1) if value == 1]
        others = [str(slot) for slot, value in enumerate(values, 1) if value != 1]
        for said, slots in (("value 1", aces), ("not value 1", others)):
            which = f"card{'s' * (len(slots) > 1)} {', '.join(slots)}"
            assert not slots or re.search(rf"Player 2: (.*, )?{said} \({which}\)", log), log
    assert seen == {1, 2, 9} and varied, "which of the others it is, nobody was told"


def test_what_is_printed_names_every_copy_of_an_entry(tmp_path: Path) -> None:
    told = ["tell whether seal of that card is that seal", {"if seal of that card is that seal": "gain 1 gem"}]
    rules = tiny(
        tmp_path,
        kinds={"seal": {"start": "wall"}, "card": {"start": "rack", "has": {"seal": "seal"}}},
        seals={"wax": {"copies": 2}, "lead": {}},
        cards={"ace": {"seal": "wax"}, "king": {"seal": "lead"}},
        zones={"wall": {"holds": "seal", "form": "row", "slots": 3}, "rack": {"holds": "card", "seen by": "nobody"}},
        rules={"act": [{"choose a seal in wall": {"each card in rack": told}, "otherwise": "nothing"}]},
    )
    match = rules.start(1)
    match.choose("wax_2")
    assert counters(match, "gem")[0] == 1
    assert match.view(1)["told"]["rack"] == [{"seal": "wax"}, {"seal": {"not": ["wax"]}}]


def test_a_card_goes_unseen_to_the_pile_of_its_suit(tmp_path: Path) -> None:
    play = ["choose a card in your rack", "move that card to pile of suit of that card"]
    zones = CARDS["zones"] | {"pile": {"of": "suit", "holds": "card"}}
    setup = {"deal": {"as each player": "deal 2 cards from deck to your rack"}}
    act = {"choose one": {"rest": "nothing", "play": play}}
    match = tiny(tmp_path, **{**CARDS, "zones": zones, "setup": setup}, rules={"act": act}).start(1)
    taken(match, "play", "slot_1")
    assert match.view(0)["zones"]["pile"] == {"red": ["crown"], "blue": []}


def test_what_was_said_not_to_be_is_forgotten_with_the_card(tmp_path: Path) -> None:
    rules = clues(tmp_path, "tell whether value of that card is 1")
    for seed in range(8):
        match = rules.start(seed)
        match.choose("tell")
        act, layout, state = rules.machine.ops, rules.layout, match.state
        for thing in act.members(state, layout.place_number(rules.words.zones["rack"], 1)):
            act.put(state, thing, layout.place_number(rules.words.zones["deck"], -1))
        act.shuffle(state, layout.place_number(rules.words.zones["deck"], -1))
        assert not any(state[slot] for slot in layout.tellings)


def test_imagining_does_not_depend_on_what_is_hidden(tmp_path: Path) -> None:
    """What others know, and what was told, goes with the place: matches that look the same are imagined the same."""
    rules = game(tmp_path, look=LOOK, tell={"find a card in deck": "tell suit of that card"})
    match = rules.start(1)
    match.choose("look")
    match.choose("tell")
    for seed in range(6):
        other = match.imagine(1, seed)
        assert other.view(1) == match.view(1)
        assert [other.imagine(1, n).state for n in range(4)] == [match.imagine(1, n).state for n in range(4)]


def test_a_card_is_named_without_a_kind_of_its_own(tmp_path: Path) -> None:
    guess = {"name a card where value of it at most 2": {"if there is a copy of that card in your hand": "gain 1 gem"}}
    rules = game(tmp_path, guess=guess, look=LOOK)
    match, spoken = rules.start(1), Prompts(rules, "en")
    match.choose("guess")
    assert [option.id for option in match.decisions()[0].options] == ["ace", "king"]
    things = [rules.words.things[rules.words.thing_names[name]] for name in hand(match, 0)]
    held = {thing.entry for thing in things} - {"crown"}
    events = taken(match, min(held))
    assert not events[0].unseen and spoken.log(events, 1)[0].count(min(held).capitalize()) == 1
    assert match.view(0)["counters"]["gem"]["player_1"] == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("look at your purse", "unknown-name"),
        ({"each opponent": "look at that opponent"}, "wrong-type"),
        ("look at 2 cards of open", "wrong-type"),
        ({"find a card in open": "reveal that card to that card"}, "wrong-type"),
        ("reveal your hand to opponent", "unknown-name"),
        ({"find a card in open": "tell weight of that card"}, "unknown-name"),
        ("name a card in open", "wrong-type"),
        ({"choose a red card in your rack": "move that card to open"}, "hidden-choice"),
        ({"choose a card in your rack": {"only if suit of that card is red": "nothing"}}, "hidden-choice"),
    ],
)
def test_what_cannot_be_seen_told_or_named_is_refused(tmp_path: Path, body: Any, code: str) -> None:
    assert {p.code for p in refused(tmp_path, **CARDS, rules={"act": [{"you may": body}]})} == {code}


def test_others_are_others_than_the_owner(tmp_path: Path) -> None:
    zones = {**CARDS["zones"], "deck": {"holds": "card", "form": "stack", "seen by": "others"}}
    assert [p.code for p in refused(tmp_path, **{**CARDS, "zones": zones})] == ["wrong-value"]


def test_what_is_shown_to_nobody_is_not_shown_to_all(tmp_path: Path) -> None:
    """A note that remembers nobody, and a partner that is not there."""
    notes = {"rival": "player"}
    rules = tiny(
        tmp_path,
        3,
        **CARDS,
        notes=notes,
        rules={
            "act": {
                "choose one": {
                    "rest": "nothing",
                    "show": "reveal your hand to rival",
                    "pick": {"each opponent": "set rival to them"},
                }
            }
        },
    )
    match = rules.start(1)
    taken(match, "show")
    assert not known(match, 1) and not known(match, 2)
    taken(match, "pick", "rest", "show")
    assert known(match, 2)


def test_what_the_others_see_decides_whom_a_choice_can_be_about(tmp_path: Path) -> None:
    """While it is looked whether anybody can be chosen, whoever it will be is an opponent already."""
    clue = [
        "choose an opponent",
        "choose a suit as hue where there is a card in rack of that opponent where suit of it is that hue",
        {"each card in rack of that opponent where suit of it is that hue": "tell suit of that card"},
    ]
    rules = game(tmp_path, clue=clue, fill={"as each player": "deal 2 cards from deck to your rack"})
    match = rules.start(1)
    assert "clue" not in [option.id for option in match.decisions()[0].options]
    taken(match, "fill", "clue")
    assert known(match, 0) is not None
    own = clue[1].replace("that opponent", "you")
    code = {p.code for p in refused(tmp_path / "own", **CARDS, rules={"act": [{"you may": [own, "nothing"]}]})}
    assert code == {"hidden-choice"}


CLUE = "choose a suit as hue where there is a card in {zone} of {whose} where suit of it is that hue"


@pytest.mark.parametrize(
    ("before", "whose", "seen"),
    [
        (["choose a partner"], "that partner", True),
        ([], "your partner", True),
        (["choose a player where it is not you"], "that player", True),
        (["choose a player where it is not you and where coin of it at least 1"], "that player", True),
        (["choose a player"], "that player", False),
        (["choose a player where (it is not you or coin of it at least 1)"], "that player", False),
        (["choose a player as friend where it is not you", "choose a player as friend"], "that friend", False),
        (["choose a player where it is not you and where there is a red card in rack of it"], "that player", False),
        ([], "the partner of your partner", False),
        ([], "the player on your left", True),
        ([], "the player to the left of the player on your left", False),
    ],
)
def test_a_partner_is_one_of_the_others(tmp_path: Path, before: list[str], whose: str, seen: bool) -> None:
    """What only the others see whoever chooses sees of a partner, and what only its owner sees not."""
    teams = {"players": [2], "teams": {2: [[1, 2]]}}
    for zone, codes in (("rack", set() if seen else {"hidden-choice"}), ("hand", {"hidden-choice"})):
        rules = {"act": [{"you may": [*before, CLUE.format(zone=zone, whose=whose), "gain 1 coin"]}]}
        assert {p.code for p in refused(tmp_path / zone, **CARDS, **teams, rules=rules)} == codes


def test_an_opponent_of_an_opponent_may_be_whoever_chooses(tmp_path: Path) -> None:
    """One rule done by several: whom it finds for another player is not somebody else for the one who chooses now."""
    clue = ["choose an opponent as foe", CLUE.format(zone="rack", whose="that foe"), "gain 1 coin"]
    rules = {"act": [{"you may": ["clue", {"as each player": "clue"}]}], "clue": clue}
    assert {p.code for p in refused(tmp_path, **CARDS, rules=rules)} == {"hidden-choice"}


def test_why_says_of_oneself_no_more_than_that_one_is_not_another(tmp_path: Path) -> None:
    """What it would cost to choose oneself depends on what only the others see."""
    cost = "pay (5 * (count of red cards in rack of that player)) coins"
    body = {"choose a player where it is not you": [cost, "gain 1 gem"]}
    setup = {"deal": ["shuffle deck", {"as each player": "deal 2 cards from deck to your rack"}]}
    rules = tiny(tmp_path, **{**CARDS, "setup": setup}, rules={"act": [{"you may": [body]}]})
    for seed in range(8):
        assert [f.text for f in why_not(rules.start(seed), 0, "player_1")] == ["it is not you"]
