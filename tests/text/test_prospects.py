"""What options are certain to bring: as it comes then, never more, and nothing that a player cannot know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from games.playing import rules_of
from runtime.tiny import merged, tiny, write
from spielwerk.cli.screen import header
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.asking.foresight import Point, Step
from spielwerk.interpreter.asking.optional_rules import rule_asking, written_in
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.asking.ways import Begun, Way
from spielwerk.interpreter.diagnostics.problems import Span
from spielwerk.interpreter.engine.events import Event, How
from spielwerk.interpreter.engine.imagining import Imagination
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.packs.tree import Scalar
from spielwerk.interpreter.prose.options.comes_first import comes_first
from spielwerk.interpreter.prose.options.explaining import Explained
from spielwerk.interpreter.prose.options.offers import Offer, offers, said_once
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.options.prospects import Prospect, decided, prospects, then_chosen
from spielwerk.interpreter.prose.options.tried import taken
from spielwerk.interpreter.prose.questions.step_names import Steps
from spielwerk.interpreter.prose.record.outcome import Outcome
from spielwerk.interpreter.prose.record.outcomes import Outcomes
from spielwerk.interpreter.prose.why.whynot import WhyNot
from spielwerk.interpreter.study.outside_lines import Lines
from spielwerk.interpreter.study.why import kinds_of

#: places at which something is done for whoever comes there, each with a card that calls a rule
GAME: dict[str, Any] = {
    "kinds": {
        "place": {"has": {"gives": "effect", "fertile": "number"}},
        "card": {"start": "table", "has": {"reward": "effect"}},
    },
    "places": {
        "field": {"gives": "gain 2 coins", "fertile": 1},
        "hill": {"gives": {"if your coin at least 9": "gain 1 coin"}, "fertile": 0},
        "shop": {"gives": {"choose one": {"lose": "pay 1 coin", "win": "gain 1 coin"}}, "fertile": 0},
    },
    "cards": {"plough": {"reward": "trade"}, "spade": {"reward": ["gain 1 coin", "trade"]}},
    "pieces": {
        "walker": {"of": "player", "start": {"house": 1}, "lies on": ["house", "place"]},
        "flag": {"of": "player", "start": {"house": 3}, "lies on": ["house", "place"]},
    },
    "zones": {
        "table": {"holds": "card", "form": "stack"},
        "house": {"of": "player"},
        "shelf": {"of": "player", "holds": "card"},
    },
    "rules": {"trade": {"choose one": {"rest": "nothing", "sell": ["pay 1 coin", "gain 3 coins"]}}},
}
DIG = ["deal 1 card from deck to your shown", "gain (total worth of cards in your shown) coins"]
GO = ["choose a place", "move your walker to that place", "do gives of that place"]

#: one place more, and what takes flags off before anybody plays
BAY = {"gives": "nothing", "fertile": 0}
AWAY = {"as each player": "deal 2 flags from your house to field"}


def once(choice: str, *then: Any) -> dict[str, Any]:
    """Something is chosen, if there is anything to choose."""
    return {choice: [*then], "otherwise": "nothing"}


def made(folder: Path, *act: Any, **more: Any) -> Rules:
    return tiny(folder, **merged(merged(GAME, {"rules": {"act": [*act]}}), more))


def offered(rules: Rules, match: Match | None = None) -> list[Offer]:
    match = match or rules.start(1)
    return offers(Prompts(rules, "en"), ask(match, match.owed()[0][0]))


def foreseen(match: Match, seat: int) -> dict[int, Prospect]:
    """By option, what is certain to come of it."""
    pc, codes = next((pc, codes) for who, pc, codes in match.owed() if who == seat)
    point = Point(seat, pc, (*codes,), tuple(match.imagine(seat, seed) for seed in range(4)))
    ways = [Begun(point, Way((Step(pc, code),))) for code in codes]
    found = prospects(Outcomes(Prompts(match.rules, "en")), ways)
    return dict(zip(codes, found, strict=True))


@pytest.mark.parametrize("game", ["yokohama", "yamatai", "smartphone_inc"])
def test_what_is_foreseen_happens_and_tells_nothing_hidden(game: str) -> None:
    chance, match, told = random.Random(5), load(game, 2).start(seed=4), 0
    outcomes = Outcomes(Prompts(match.rules, "en"))
    for n in range(40):
        seat, pc, codes = match.owed()[0]
        code = chance.choice(codes)
        found = foreseen(match, seat)
        if n % 8 == 0:
            assert found == foreseen(match.imagine(seat, 99), seat)
        secret = match.threads is not None
        events = taken(match, seat, Way((Step(pc, code),)))
        if match.over:
            break
        if not secret and events is not None:
            facts = [fact for event in events for fact in event.facts]
            came = {
                *outcomes.parts(outcomes.by_seat(facts, seat, dict.fromkeys(found[code].named, 0)).get(seat, Outcome()))
            }
            sure = {*outcomes.parts(found[code].outcome)}
            told += len(sure)
            assert sure <= came
    assert told > 3


def test_what_brings_nothing_as_things_are_says_so_where_others_bring_something(tmp_path: Path) -> None:
    found = {offer.id: offer.brings for offer in offered(made(tmp_path, once(*GO)))}
    assert found["field"] == "+2 coins" and found["hill"] == "nothing now"
    assert found["shop"] == "then: pay 1 coin or gain 1 coin", "what is still asked for may bring something"
    paid = [GO[0], "pay 1 coin", *GO[1:]]
    found = {offer.id: offer.brings for offer in offered(made(tmp_path / "paid", once(*paid)))}
    assert found["field"] == "−1 coin, +2 coins" and found["hill"] == "−1 coin, nothing now"


def test_a_card_that_would_be_used_in_vain_says_so() -> None:
    """No boat lies on the board yet that could be returned; one that is asked about brings what is chosen then."""
    match = rules_of("yamatai", 3).start(4712)
    match.choose("fleet_7")
    assert {o.label: o.brings for o in offered(match.rules, match)}["Fleet 7"] == "nothing now"
    Lines(match).do(Scalar("move wood_boat_1 to berth of w_a1", Span("", 0, 0, 0)), 0)
    assert {o.label: o.brings for o in offered(match.rules, match)}["Fleet 7"] == ""


def test_what_only_leads_on_is_told_apart_from_where_nothing_comes_any_more(tmp_path: Path) -> None:
    """A road goes on from place to place until one stops; beside it something can be had at once."""
    go = ["choose a near place", "move your walker to that place"]
    rules = made(
        tmp_path,
        {"any number of times": {"choose one": {"go": go, "dig": {"once per turn": "gain 1 coin"}}}},
        kinds={"place": {"has": {"ways": "list of place"}}},
        places={
            "field": {"ways": ["hill", "shop"]},
            "hill": {"ways": ["bay"]},
            "bay": {"gives": "nothing", "fertile": 0},
        },
        layouts={"map": {"of": "place", "linked by": "ways"}},
        define={"a place is near": "it has no walker and there is a place next to it with your walker"},
        setup={"stand": {"as each player": "move your walker to field"}},
    )
    found = {offer.label: offer.brings for offer in offered(rules)}
    assert found["Hill"] == "" and found["Shop"] == "nothing now", "from the shop no way leads anywhere"


def test_a_card_that_asks_as_a_part_of_the_step_is_not_in_vain(tmp_path: Path) -> None:
    """What is asked then belongs to the step that the card adds to, and to the card."""
    swap = {"once per turn": {"up to 2 times": {"pay 1 coin": "gain 1 gem"}}}
    rules = tiny(
        tmp_path,
        kinds={"card": {"start": "box", "has": {"abilities": "abilities"}}},
        cards={"source": "known", "lamp": {"copies": 3, "abilities": [{"also in act": swap}]}},
        zones={"box": {"holds": "card"}, "hand": {"of": "player", "holds": "card", "in play": True}},
        setup={"deal": {"as each player": "deal 1 card from box to your hand"}},
    )
    lamp = next(offer for offer in offered(rules) if "lamp" in offer.label.lower())
    assert lamp.brings != "nothing now"


@pytest.mark.parametrize("flags", [0, 1, 2])
def test_a_supply_that_is_used_up_is_told_where_it_is_needed_and_with_its_last_piece(
    tmp_path: Path, flags: int
) -> None:
    """As many flags are taken as there are, so a place can be chosen for none."""
    act = once("choose a place", "deal 1 flag from your house to that place")
    rules = made(tmp_path, act, pieces={"flag": {"start": {"house": flags}}})
    found = {offer.id: offer.brings for offer in offered(rules)}
    told = {0: "nothing now: you have no flags left", 1: "", 2: ""}[flags]
    assert found["field"] == found["hill"] == told


@pytest.mark.parametrize(("flags", "told"), [(0, "+2 coins, no flags left for it"), (1, "+2 coins")])
def test_what_would_come_too_if_any_were_left_is_told_beside_what_comes(tmp_path: Path, flags: int, told: str) -> None:
    act = once("choose a place", "gain 2 coins", "deal 1 flag from your house to that place")
    rules = made(tmp_path, act, pieces={"flag": {"start": {"house": flags + 2}}}, setup={"less": AWAY})
    assert {offer.brings for offer in offered(rules)} == {told}


@pytest.mark.parametrize(
    ("flags", "told"), [(0, "flags: 1 of 2"), (1, "flags: 2 of 2, counts at the beginning of “Turn”")]
)
def test_how_far_a_place_is_with_what_is_asked_of_it_is_told_where_nothing_else_comes_of_it(
    tmp_path: Path, flags: int, told: str
) -> None:
    """It is looked at in another step."""
    rules = made(
        tmp_path,
        once("choose a place", "deal 1 flag from your house to that place"),
        flow={"turn": {"begin": "harvest", "rest": "act"}},
        define={"a place is ripe": "it is not shop and your flags on it at least fertile of field + 1"},
        rules={"harvest": {"each ripe place": ["move all your flags from that place to your house", "gain 5 coins"]}},
        setup={"less": {"as each player": f"deal {flags} flags from your house to hill"}},
    )
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found["hill"] == told and found["field"] == "flags: 1 of 2"
    assert found["shop"] == "", "of it so many are not asked for"


@pytest.mark.parametrize(
    ("phases", "told"),
    [
        (["gather", "work"], "flags: 2 of 2, no longer counts"),
        (["work", "gather"], "flags: 2 of 2, counts in “Gather”"),
    ],
)
def test_what_is_not_looked_at_any_more_before_the_game_ends_no_longer_counts(
    tmp_path: Path, phases: list[str], told: str
) -> None:
    """In the last round: the step in which flags count has been, or is still to come."""
    ripe = {"each ripe place": ["move all your flags from that place to your house", "gain 5 coins"]}
    rules = made(
        tmp_path,
        once("choose a place", "deal 1 flag from your house to that place"),
        flow={
            "round": phases,
            "gather": {"as each player": "harvest"},
            "work": {"as each player": "turn"},
            "turn": "act",
        },
        define={"a place is ripe": "your flags on it at least 2"},
        rules={"harvest": ripe},
        setup={"less": {"as each player": "deal 1 flag from your house to hill"}},
        end={"long": {"when": "round is 2", "after": {"rounds": 0}}},
    )
    match = rules.start(1)
    first = {offer.id: offer.brings for offer in offered(rules, match)}
    assert "no longer" not in first["hill"], "there is another round"
    while match.round < 2:
        seat, _, codes = match.owed()[0]
        match.pick(seat, codes[-1])
    found = {offer.id: offer.brings for offer in offered(rules, match)}
    assert found["hill"] == told
    assert ("no longer counts" in found["field"]) == ("no longer" in told), "also of what is not enough yet"


@pytest.mark.parametrize(("times", "needs"), [(3, "2×"), (1, "needs 2×")])
def test_that_the_same_taken_several_times_comes_to_nothing_is_told(tmp_path: Path, times: int, needs: str) -> None:
    opens = {"if mark of that place at least 2": "deal 1 flag from your house to that place"}
    act = {f"up to {times} times": ["choose a place", "gain 1 mark on that place", opens]}
    more = {"counters": {"mark": {"of": "place"}}, "pieces": {"flag": {"start": {"house": 2}}}}
    rules = made(tmp_path, act, **more, setup={"less": AWAY})
    told = {offer.brings for offer in offered(rules) if offer.code >= 0}
    assert told == {f"{needs}: no flags left for it"}


def test_a_supply_of_everybody_that_is_used_up_is_told_too(tmp_path: Path) -> None:
    more = {
        "counters": {"gem": {"of": "player", "start": 1, "stock": {2: 2, "others": 9}}},
        "pieces": {"wall": {"start": {"yard": 2}, "lies on": ["yard", "place"]}},
        "zones": {"yard": {}},
        "setup": {"less": "deal 2 walls from yard to field"},
    }
    dig, build = {"dig": ["gain 2 coins", "gain 1 gem"]}, {"build": "deal 1 wall from yard to hill"}
    rules = made(tmp_path, {"choose one": {**dig, **build, "rest": "nothing"}}, **more)
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found["dig"] == "no gems left for it" and found["build"] == "no walls left for it"


@pytest.mark.parametrize("huts", [1, 2])
def test_the_last_piece_that_comes_by_an_option_is_told_as_that(tmp_path: Path, huts: int) -> None:
    build = ["choose a place", "move your walker to that place", "deal 1 hut from your yard to that place"]
    more = {
        "pieces": {"hut": {"of": "player", "start": {"yard": 2}, "lies on": ["yard", "heap", "place"]}},
        "zones": {"yard": {"of": "player"}, "heap": {}},
        "setup": {"less": {"as each player": "deal 1 hut from your yard to heap" if huts == 1 else "nothing"}},
    }
    rules = made(tmp_path, once(*build), **more)
    told = {offer.brings for offer in offered(rules)}
    assert told == {"hut there, then you have no huts left" if huts == 1 else "hut there"}


def test_who_stops_need_not_be_told_that_it_brings_nothing(tmp_path: Path) -> None:
    found = offered(made(tmp_path, {"you may": GO}))
    assert [offer.brings for offer in found if offer.label == "no, thanks"] == [""]


def test_an_option_by_which_the_game_ends_says_so_and_what_it_brings_but_for_the_scoring(tmp_path: Path) -> None:
    fly = ["choose a place where fertile of it is 1", "move your walker to that place", "do gives of that place"]
    menu = {"choose one": {"fly": fly, "rest": "nothing"}}
    rules = made(tmp_path, menu, end={"long": {"when": "round is 1"}})
    match = rules.start(1)
    assert "the game ends" not in [text for offer in offered(rules, match) for text in offer.brought]
    match.pick(0, match.owed()[0][2][-1])
    last, rest = offered(rules, match)
    assert last.label.endswith(": Field") and last.brought == ("+2 coins", "the game ends")
    assert rest.brought == ("the game ends",)


def test_an_end_that_comes_later_in_the_turn_is_said_where_it_is_brought_about(tmp_path: Path) -> None:
    """What is empty is looked at when everybody has played; once that is so, each question need not say so again."""
    rules = made(
        tmp_path,
        {"choose one": {"take": "deal 1 wall from yard to field", "leave": "nothing"}},
        rules={"spend": {"choose one": {"earn": "gain 1 coin", "wait": "nothing"}}},
        counters={"empty": {"of": "game"}},
        pieces={"wall": {"start": {"yard": 1}, "lies on": ["yard", "place"]}},
        zones={"yard": {}},
        flow={
            "round": [{"as each player": "turn"}, {"if walls in yard is 0": "set empty to 1"}],
            "turn": {"first": "act", "then": "spend"},
        },
        end={"empty": {"when": "empty is 1", "after": "now"}},
    )
    match = rules.start(1)
    assert not any(offer.end for offer in offered(rules, match)), "somebody else may still do something"
    for option in ("leave", "wait"):
        match.choose(option)
    assert {offer.id: offer.end for offer in offered(rules, match)} == {"take": "the game ends", "leave": ""}
    match.choose("take")
    assert {offer.end for offer in offered(rules, match)} == {"the game ends"}, "it is over then"


def test_the_only_thing_that_can_be_chosen_is_named(tmp_path: Path) -> None:
    fly = ["choose a place where fertile of it is 1", "move your walker to that place", "do gives of that place"]
    (option, _) = offered(made(tmp_path, {"choose one": {"fly": fly, "rest": "nothing"}}))
    assert option.label.endswith(": Field") and option.brings == "+2 coins"


def test_what_is_paid_in_things_is_promised_only_where_nothing_else_can_be_paid(tmp_path: Path) -> None:
    """Of four sorts three go: with the first of them none of the others is certain, without it all others are."""
    pay = {"pay 2 equal seeds or 3 different seeds": "gain 3 coins"}
    rules = tiny(
        tmp_path,
        kinds={
            "tree": {"is": ["ash", "elm", "fir", "oak"]},
            "seed": {"start": "bag", "has": {"tree": "tree"}, "alike by": "tree"},
        },
        seeds={f"s{n}": {"tree": tree} for n, tree in enumerate(("ash", "elm", "fir", "oak", "oak"))},
        zones={"bag": {"holds": "seed"}, "purse": {"of": "player", "holds": "seed"}},
        rules={"act": ["move all seeds from bag to your purse", {"choose one": {"rest": "nothing", "sell": pay}}]},
    )
    brought = {
        option.whole.rpartition(": ")[2]: option.brings
        for option in offered(rules)
        if ": 3 different seeds: " in option.whole
    }
    assert brought == {"S0": "+3 coins", "S1": "+3 coins, −S2, −S3"}


def test_a_second_piece_that_comes_along_is_said_of_all_at_once(tmp_path: Path) -> None:
    both = "move 1 flag from your house to that place", "move your walker to that place"
    rules = made(tmp_path, once("choose a place", *both))
    all_at_once = said_once(offered(rules))
    found, each = all_at_once.options, all_at_once.each
    assert each == "walker there" and not any(offer.brings for offer in found)


def test_what_a_card_puts_at_a_place_that_is_chosen_for_it_is_told(tmp_path: Path) -> None:
    """Its name says nothing about what comes there, and so it is in the log."""
    ability = {"also in act": {"once per turn": ["choose a place", "deal 1 flag from your house to that place"]}}
    rules = tiny(
        tmp_path,
        kinds={"place": {"has": {"steep": "number"}}, "card": {"start": "pile", "has": {"abilities": "abilities"}}},
        places={"field": {"steep": 1}, "hill": {"steep": 2}},
        cards={"surveyor": {"copies": 2, "abilities": [ability]}},
        pieces={"flag": {"of": "player", "start": {"house": 3}, "lies on": ["house", "place"]}},
        zones={
            "house": {"of": "player"},
            "pile": {"holds": "card"},
            "table": {"of": "player", "holds": "card", "in play": True},
        },
        setup={"give": {"as each player": {"find a card in pile": "move that card to your table"}}},
    )
    match = rules.start(1)
    told = {offer.label: offer.brings for offer in offered(rules, match) if offer.group == "Surveyor"}
    assert told == {"Field": "flag there", "Hill": "flag there"}
    events = [event for option in ("surveyor", "hill") for event in recorded(match, *match.meant(option))]
    assert Prompts(rules, "en").log(events, 1) == ["Player 1 uses Surveyor: Hill (flag: Hill)"]


def test_that_a_figure_goes_off_the_board_by_itself_is_told_before(tmp_path: Path) -> None:
    rules = made(
        tmp_path,
        flow={"turn": {"first": "act", "then": "leave"}},
        setup={"stand": {"as each player": "move your walker to field"}},
        rules={
            "act": {"choose one": {"rest": "nothing", "earn": "earn"}},
            "earn": "gain 2 coins",
            "leave": {"if your coins at least 5": "move your walker to your house"},
        },
    )
    assert [offer.brings for offer in offered(rules)] == ["", "+2 coins, walker → the house"]


def test_like_copies_are_counted_and_bear_no_number(tmp_path: Path) -> None:
    rules = made(tmp_path, "gain 1 coin", cards={"plough": {"copies": 2, "reward": "trade"}})
    first, second = rules.words.entries["plough"]
    spade = rules.words.entries["spade"][0]
    outcomes = Outcomes(Prompts(rules, "en"))
    assert outcomes.gains({first: 1, second: 1, spade: -1}) == ["+Plough ×2", "−Spade"]
    assert outcomes.gains({first: 1, second: -1}) == ["+Plough", "−Plough"], "one for another is told"
    assert outcomes.sorts([second, spade]) == ["Plough", "Spade"]


def test_all_of_a_sort_that_are_paid_are_counted_also_the_one_that_was_chosen() -> None:
    """Who names a green token pays two green ones."""
    match = rules_of("yamatai", 3).start(1)
    seat, choices = match.owed()[0][0], match.rules.machine.program.choices
    for token in ("green_token_1", "green_token_2", "beige_token_1", "beige_token_2"):
        Lines(match).do(Scalar(f"move {token} to your tokens", Span("", 0, 0, 0)), seat)
    while choices[match.owed()[0][1]].step != "recruit":
        match.pick(seat, match.owed()[0][2][0])
    match.pick(seat, match.owed()[0][2][0])
    found = {offer.label: offer.brought for offer in offered(match.rules, match)}
    assert "−2 green tokens" in found["green culture token"] and "−2 beige tokens" in found["beige culture token"]


def test_places_with_a_comma_in_their_names_are_still_told_apart() -> None:
    rules = rules_of("smartphone_inc", 3)
    shelf, outcomes = rules.words.kinds["shelf"].things[0].index, Outcomes(Prompts(rules, "en"))
    usa = rules.words.thing_names["usa"]
    alone, both = ({("office", place): 1 for place in places} for places in ((shelf,), (usa, shelf)))
    (one,), (two,) = outcomes.parts(Outcome(stands=alone)), outcomes.parts(Outcome(stands=both))
    assert ", " in one and two == one.replace("office: ", "offices: USA and ")


def test_what_is_paid_behind_an_option_is_told_with_it(tmp_path: Path) -> None:
    """Also where one is asked in what, and where the rules only say how the price is found."""
    for name, pay, told in (
        ("either", "pay 2 coins or 1 gem", "then pay 2 coins or 1 gem"),
        ("mixed", {"pay (your gems) with": ["2 coin", "1 gem"]}, "then pay 2 of these: 2 coins, 1 gem"),
    ):
        act = ["choose a place", pay, "move your walker to that place"]
        match = made(tmp_path / name, "gain 2 gems", "gain 5 coins", once(*act)).start(1)
        asked = ask(match, match.owed()[0][0])
        begun = [Way(way.steps[:1]) for way in asked.options]
        assert {offer.brings for offer in offers(Prompts(match.rules, "en"), asked, begun)} == {told}
    menu = {"choose one": {"buy": ["pay (your coins - 1) coins", "gain 1 gem"], "rest": "nothing"}}
    assert [offer.brings for offer in offered(made(tmp_path / "found", menu))] == ["−2 coins, +1 gem", ""]


# ---- what a question is asked for
@pytest.mark.parametrize(("first", "second"), [("plough", "spade"), ("spade", "plough")])
def test_a_rule_that_several_cards_call_is_asked_for_the_card_that_was_chosen(
    tmp_path: Path, first: str, second: str
) -> None:
    play = once("choose a card in table", "move that card to your shelf", "do reward of that card")
    rules = made(tmp_path, play, "trade")
    match, spoken = rules.start(1), Prompts(rules, "en")
    match.choose(first)
    seat, pc, _ = match.owed()[0]
    assert spoken.asked(match, seat, pc).startswith(f"{first.title()} · Trade")
    match.choose("rest")
    seat, pc, _ = match.owed()[0]
    assert spoken.asked(match, seat, pc).startswith("Trade"), "the turn itself asks once more"
    match.choose("rest")  # of one card nobody is asked which
    seat, pc, _ = match.owed()[0]
    assert spoken.asked(match, seat, pc).startswith(f"{second.title()} · Trade")


def test_parts_in_any_order_are_asked_for_the_card_they_stand_on(tmp_path: Path) -> None:
    play = once("choose a card in table", "move that card to your shelf", {"in any order": ["do reward of that card"]})
    rules = made(tmp_path, play)
    match, spoken = rules.start(1), Prompts(rules, "en")
    match.choose("spade")
    seat, pc, _ = match.owed()[0]
    assert spoken.asked(match, seat, pc).startswith("Spade · Trade")


def test_a_rule_done_at_a_place_names_it_in_its_question(tmp_path: Path) -> None:
    rules = made(
        tmp_path,
        once("choose a place", "settle at that place"),
        rules={
            "settle at a place": {"choose one": {"rest": "nothing", "stay": "move 1 flag from your house to here"}},
        },
    )
    match, spoken = rules.start(1), Prompts(rules, "en")
    match.choose("hill")
    seat, pc, _ = match.owed()[0]
    assert "Hill" in spoken.asked(match, seat, pc)


# ---- the same several times
@pytest.mark.parametrize(("times", "told"), [(3, "2×: +5 coins"), (1, "needs 2×: +5 coins")])
def test_what_comes_of_the_same_option_taken_several_times_is_said(tmp_path: Path, times: int, told: str) -> None:
    work = once("choose a place", "gain 1 mark on that place", {"if mark of that place is 2": "gain 5 coins"})
    rules = made(tmp_path, {f"up to {times} times": work}, counters={"mark": {"of": "place"}})
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found["hill"] == told
    match = rules.start(1)
    if times > 1:
        match.choose("hill")
        now = {offer.id: offer.brings for offer in offered(rules, match)}
        assert (now["hill"], now["shop"]) == ("+5 coins", "2×: +5 coins")


@pytest.mark.parametrize("anew", [False, True])
def test_what_a_number_behind_the_question_does_not_suffice_for_yet_is_said(tmp_path: Path, anew: bool) -> None:
    """Also where the option uses up the last of it, so that it begins `anew` for the next player."""
    work = [
        "choose a place",
        "lose 1 fuel",
        "gain 1 mark on that place",
        {"if mark of that place is 3": "gain 5 coins"},
    ]
    act = {"any number of times": {"only if fuel at least 1": work}}
    more = {"counters": {"mark": {"of": "place"}, "fuel": {"of": "game", "start": 2}}, "rules": {"act": [act]}}
    more |= {"flow": {"turn": {"filled": "set fuel to 1", "act": "act"}}} if anew else {}
    pack = write(tmp_path, **merged(GAME, more))
    (pack / "view.yaml").write_text('{"questions": ["fuel"]}', encoding="utf-8")
    assert {offer.id: offer.brings for offer in offered(load(str(pack), 2))}["hill"] == "needs 3×: +5 coins"


def test_by_how_much_more_comes_of_something_than_of_ending_is_told_with_each(tmp_path: Path) -> None:
    """What is paid when all is done, place by place: each place brings as much as it is worth, and one nothing."""
    act = {"up to 3 times": ["choose a place where it has no flag", "move 1 flag from your house to that place"]}
    worth = ["gain 1 coin", "gain (total fertile of places with your flag) coins"]
    rules = made(tmp_path, act, flow={"turn": {"go": "act", "paid": worth}}, places={"shop": {"fertile": 2}})
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found == {
        "field": "+1 coin more than by “done”",
        "shop": "+2 coins more than by “done”",
        "hill": "",
        "done": "+1 coin",
    }


def test_a_card_beside_what_uses_up_a_number_says_that_it_does_not(tmp_path: Path) -> None:
    """Behind the card or, where something is chosen for it, in the heading of that."""
    go = {"only if fuel at least 1": ["choose a place", "lose 1 fuel", "move 1 flag from your house to that place"]}
    dig = {"also in act": {"once per turn": "gain 1 coin"}}
    fly = {"also in act": {"once per turn": ["choose a place", "deal 1 flag from your house to that place"]}}
    more = {
        "kinds": {"place": GAME["kinds"]["place"], "card": {"start": "pile", "has": {"abilities": "abilities"}}},
        "cards": {"spade": {"copies": 2, "abilities": [dig]}, "kite": {"copies": 2, "abilities": [fly]}},
        "counters": {"fuel": {"of": "game", "start": 2}},
        "zones": {"pile": {"holds": "card"}, "table": {"of": "player", "holds": "card", "in play": True}},
        "setup": {"give": {"as each player": "deal 4 cards from pile to your table"}},
        "rules": {"act": [{"any number of times": {"choose one": {"go": go}}}]},
    }
    pack = write(tmp_path, **merged({k: v for k, v in GAME.items() if k not in ("kinds", "cards", "rules")}, more))
    (pack / "view.yaml").write_text('{"questions": ["fuel"]}', encoding="utf-8")
    found = offered(load(str(pack), 2))
    told = {offer.id: (offer.group, offer.brings) for offer in found}
    assert told["spade"][1] == "+1 coin, uses none of the fuels"
    assert told["kite hill"][0].startswith("Kite (uses none of the fuels")
    assert "uses none" not in "".join(map("".join, (one for id, one in told.items() if id.startswith("go"))))


def test_what_stands_on_the_place_that_is_reached_and_on_what_comes_is_explained() -> None:
    """An office goes to a field of the retailer of a region, which the option does not name; a technology is known by a
    card. What both say is read by whoever chooses."""
    match, chance = rules_of("smartphone_inc", 3).start(4713), random.Random(1)
    explained, found = Explained(Prompts(match.rules, "en")), dict[str, list[str]]()
    while len(found) < 2:
        seat, pc, codes = match.owed()[0]
        step = match.rules.machine.program.choices[pc].step.partition(".")[0]
        for offer in offered(match.rules, match) if step in ("logistics_action", "place_marker") else ():
            if offer.reaches if step == "logistics_action" else offer.comes:
                found.setdefault(step, explained.with_it(offer))
        match.pick(seat, chance.choice(codes))
    bonus = "  In each production phase every active goods symbol printed on your sheets brings 1 additional good."
    assert found["place_marker"] == [
        *("Patent: GPS:", "  Technology: GPS.", "  Final points: 5."),
        *("GPS (front):", "  Technology: GPS.", bonus),
    ]
    reached = "Bonus: you may place 2 progress markers on technologies you do not know, both on one or 1 each on two."
    assert found["logistics_action"] == ["Final points: 9.", reached]


def test_what_decides_itself_is_named_where_one_only_goes_on_and_things_of_a_sort_are_counted() -> None:
    """By events as they come: an alternative, what is chosen in it and where; a token that is one of two."""
    rules = rules_of("yamatai", 2)
    outcomes, choices = Outcomes(Prompts(rules, "en")), rules.machine.program.choices
    build = next(pc for pc, c in choices.items() if c.step == "use_boats.build" and "tile" in kinds_of(c))
    where = next(pc for pc, c in choices.items() if c.step == "use_boats.build" and "island" in kinds_of(c))
    menu = next(pc for pc, c in choices.items() if c.step == "use_boats" and "build" in c.names.values())
    on = next(pc for pc, c in choices.items() if c.step == "use_boats" and "go_on" in c.names.values())
    tile, island = (rules.words.kinds[kind].things[0].index for kind in ("tile", "island"))
    chosen = [Step(menu, 1), Step(build, tile), Step(where, island)]
    events = [Event(0, How.ASKED, on, -1), *(Event(0, How.ONLY, *step) for step in chosen), Event(1, How.ONLY, on, 0)]
    assert decided(outcomes, events, 0, Way((Step(on, -1),))) == tuple(chosen)
    assert then_chosen(outcomes, chosen[1:], chosen[1]) == (chosen[2],)
    token = rules.words.kinds["token"].things[0].index
    assert outcomes.named_apart(tile) and not outcomes.named_apart(token)


def test_a_way_of_which_a_later_step_is_not_offered_cannot_be_taken() -> None:
    """As it is where the same is tried again and what was chosen in it has gone."""
    match = rules_of("yamatai", 2).start(11)
    seat, pc, codes = match.owed()[0]
    assert taken(match.clone(), seat, Way((Step(pc, codes[0]),)))
    assert taken(match, seat, Way((Step(pc, codes[0]), Step(pc, codes[0])))) is None


def test_an_option_by_which_the_end_begins_says_when_the_game_ends_then(tmp_path: Path) -> None:
    """So does the line above the table from then on, and whoever asks for the end."""
    rules = made(
        tmp_path,
        once(*GO),
        end={"rich": {"when": "there is a player where coins of it at least 5", "after": {"rounds": 1}}},
    )
    match, spoken = rules.start(1), Prompts(rules, "en")
    pc = match.owed()[0][1]
    found = {offer.id: offer.brings for offer in offered(rules, match)}
    assert found["field"] == "+2 coins, the game ends after this round and one more" and "ends" not in found["hill"]
    lines = WhyNot(spoken, match, 0).answer("frame:end").lines
    assert lines[0].startswith("End of the game: it comes when")
    assert "more" not in header(Steps(spoken), match, 0, pc)
    match.choose("field")
    (told,) = WhyNot(spoken, match, match.owed()[0][0]).answer("frame:end").lines
    assert told == "The game ends after this round and one more: rich"
    assert header(Steps(spoken), match, 0, pc).endswith(" · one more round after this")


@pytest.mark.parametrize(
    ("when", "told"),
    [("round is 2", False), ("round at least 1 + 1", False), ("round is 2 and coins of player_1 at least 1", True)],
)
def test_an_end_that_only_counts_rounds_comes_by_no_option(tmp_path: Path, when: str, told: bool) -> None:
    """It is known from the beginning: told with the last option of a round it would seem to come by that."""
    rules = made(tmp_path, once(*GO), end={"late": {"when": when, "after": {"rounds": 1}}})
    match = rules.start(1)
    while match.owed()[0][0] != rules.players - 1:
        match.choose("hill")
    found = [offer.brings for offer in offered(rules, match)]
    assert [text for text in found if "the game ends after this round and" in text] == (found if told else []), found


def test_a_walk_to_where_nothing_is_to_be_had_says_so() -> None:
    match = rules_of("yokohama", 2).start(4711)
    for option in ("o21", "o06", "pair", "tea_plantation", "done", "pair", "silk_mill", "fulfil_order", "done"):
        match.choose(option)
    for option in ("spread", "tea_plantation", "fishing_ground", "copper_mine"):
        match.choose(option)
    found = {offer.label: offer.brings for offer in offered(match.rules, match)}
    assert found["Copper mine"] == "nothing now" and found["Fishing ground"] == "+2 fish"


def test_the_end_that_a_later_decision_of_the_same_step_cannot_prevent_is_announced(tmp_path: Path) -> None:
    """It is noted when the step is done: behind an option after which more is asked it would come by surprise."""
    rich = {"rich": {"when": "coins of player_1 at least 5", "after": {"rounds": 1}}}
    for folder, then, announced in (("a", "gain 1 gem", True), ("b", "pay 1 coin", False)):
        again = {"up to 2 times": ["choose a card in table", then]}
        rules = made(tmp_path / folder, once(*GO), again, end=rich)
        found = {offer.id: offer.brings for offer in offered(rules)}
        assert ("the game ends after this round and one more" in found["field"]) == announced
        assert "ends" not in found["hill"]


def test_how_far_it_is_to_the_end_is_said_where_something_is_counted(tmp_path: Path) -> None:
    rules = made(tmp_path, once(*GO), end={"rich": {"when": "coins of player_1 at least 5", "after": {"rounds": 1}}})
    lines = WhyNot(Prompts(rules, "en"), rules.start(1), 0).answer("frame:end").lines
    assert [line for line in lines if " (now: 3). The round under way is finished and one more is played" in line]


def test_of_a_kind_chosen_behind_what_is_chosen_here_it_is_said_which_are_offered_there(tmp_path: Path) -> None:
    rules = made(tmp_path, once("choose a card in table", *GO))
    why = WhyNot(Prompts(rules, "en"), rules.start(1), 0)
    assert why.answer("kind:place").lines == ["Places: offered are: Field, Hill, Shop"]
    assert [(why.name(asked), len(why.meant(said))) for said in ("places",) for asked in why.meant(said)] == [
        ("Places", 1)
    ]
    where = {"choose a place where fertile of it at least 1": GO[1:]}
    each = {"choose one": {"walk": where, "jump": {"choose a place": GO[1:]}, "stay": "nothing"}}
    rules = made(tmp_path / "b", each)
    walk, hill, jump = WhyNot(Prompts(rules, "en"), rules.start(1), 0).answer("kind:place").lines
    assert walk.startswith("Choose a place whose fertile is") and walk.endswith(": offered are: Field")
    assert hill == "– Hill, Shop: You can only choose a place whose fertile is at least 1"
    assert jump.startswith("Choose a place, move") and jump.endswith(": offered are: Field, Hill, Shop")


def test_what_is_only_laid_out_or_scored_is_asked_about_as_what_it_is(tmp_path: Path) -> None:
    rules = made(tmp_path, once(*GO), setup={"places": {"as each player": "gain 1 coin"}})
    why = WhyNot(Prompts(rules, "en"), rules.start(1), 0)
    assert why.meant("places") == ["kind:place"]


@pytest.mark.parametrize("coins", [10, 12])
def test_what_depends_on_a_hidden_card_is_not_promised_because_a_few_guesses_agree(tmp_path: Path, coins: int) -> None:
    rules = tiny(
        tmp_path,
        kinds={"card": {"start": "deck", "has": {"worth": "number"}}},
        cards={"full": {"copies": coins, "worth": 1}, "blank": {"worth": 0}},
        zones={
            "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
            "shown": {"of": "player", "holds": "card"},
        },
        setup={"mix": "shuffle deck"},
        rules={"act": [{"choose one": {"dig": DIG, "earn": "gain 1 coin"}}]},
    )
    dig, earn = foreseen(rules.start(1), 0).values()
    assert "coin" not in dig.outcome.counters and "coin" in earn.outcome.counters


def tided(folder: Path) -> Rules:
    """Prices are put back after each round, and what was not used goes back to the yard."""
    pack = write(
        folder,
        counters={"price": {"of": "player", "start": 5}},
        pieces={"crate": {"of": "player", "start": {"yard": 4, "cart": 2}, "lies on": ["yard", "cart"]}},
        zones={"yard": {"of": "player"}, "cart": {"of": "player"}},
        flow={"round": ["turns", "tidy"], "turns": {"as each player": "turn"}, "tidy": "put_back"},
        rules={
            "act": ["set your price to 7", {"you may": "load"}, "unload"],
            "load": "move 1 crate from your yard to your cart",
            "unload": {"if your crates in your cart is 2": "move all your crates from your cart to your yard"},
            "put_back": {"as each player": ["gain 1 point", "set your price to 5"]},
        },
    )
    (pack / "view.yaml").write_text("tracks: {price: [2, 8]}\nplayers: [price, cart: crate]\n", encoding="utf-8")
    return load(str(pack), 2)


def test_what_goes_out_of_sight_is_told_as_lost_and_what_the_game_puts_back_every_round_is_not(tmp_path: Path) -> None:
    rules = tided(tmp_path)
    match = rules.start(1)
    first = [offer.brings for offer in offered(rules, match)]
    assert first == ["+1 crate", "−2 crates"]
    match.pick(0, match.owed()[0][2][0])
    last = [offer.brings for offer in offered(rules, match)]
    assert last == ["+1 point, +1 crate", "+1 point, −2 crates"], "all prices are 5 then, whatever is chosen"


def test_what_cannot_go_further_on_its_track_says_so_where_it_can_go_back(tmp_path: Path) -> None:
    pack = write(
        tmp_path,
        counters={"price": {"of": "player", "start": 8}},
        rules={
            "act": "haggle",
            "haggle": {"choose one": {"up": "raise_it", "down": "lower_it"}},
            "raise_it": {"if your price fewer than 8": "set your price to your price + 1"},
            "lower_it": "set your price to your price - 1",
        },
    )
    (pack / "view.yaml").write_text("tracks: {price: [2, 8]}\n", encoding="utf-8")
    rules = load(str(pack), 2)
    assert [offer.brings for offer in offered(rules)] == ["nothing now", "prices 8 → 7"]


# ---- behind a choice that comes next
BUY = ["choose a place", "pay 2 coins or 1 gem", "gain 4 points", "move your walker to that place"]


def test_what_is_bought_is_told_also_where_is_asked_in_what_it_is_paid(tmp_path: Path) -> None:
    match = made(tmp_path, "gain 2 gems", "gain 5 coins", once(*BUY)).start(1)
    asked = ask(match, match.owed()[0][0])
    begun = [Way(way.steps[:1]) for way in asked.options]  # the ways to pay asked for by themselves
    told = {offer.brings for offer in offers(Prompts(match.rules, "en"), asked, begun)}
    assert told == {"+4 points, then pay 2 coins or 1 gem"}


def test_an_option_that_leads_to_nothing_but_choices_in_vain_says_so(tmp_path: Path) -> None:
    places = {"maze": {"gives": {"choose one": {"left": "nothing", "right": "nothing"}}, "fertile": 0}}
    found = {offer.id: offer.brings for offer in offered(made(tmp_path, once(*GO), places=places))}
    assert found["maze"] == "nothing now" and found["shop"] != "nothing now", "in the shop there is a coin to win"


@pytest.mark.parametrize(
    ("gives", "told"),
    [
        ({"you may": "move 1 flag from your yard to your house"}, "then: you may move 1 flag"),
        ({"you may": "move 1 flag from your yard to bin"}, "nothing now"),
        ({"you may": "pay 1 coin"}, "nothing now"),
        ({"you may": {"pay 1 coin": "move 1 flag from your yard to shop"}}, "then: pay 1 coin"),
    ],
)
def test_what_can_be_moved_among_ones_own_is_not_nothing_but_what_only_costs_is(
    tmp_path: Path, gives: Any, told: str
) -> None:
    """Nobody has more of anything by hiring, but that is what one comes for."""
    more = {
        "pieces": {"flag": {"start": {"house": 1, "yard": 2}, "lies on": ["house", "yard", "bin", "place"]}},
        "zones": {"yard": {"of": "player"}, "bin": {}},
    }
    rules = made(tmp_path, once(*GO), places={"camp": {"gives": gives, "fertile": 0}}, **more)
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found["camp"].startswith(told) and found["hill"] == "nothing now"


def test_an_end_that_comes_whatever_is_chosen_next_is_told_before(tmp_path: Path) -> None:
    end = {"rich": {"when": "there is a player where points of it at least 4", "after": {"rounds": 1}}}
    menu = {"choose one": {"buy": BUY, "rest": "nothing"}}
    rules = made(tmp_path, "gain 2 gems", menu, end=end)
    asked = ask(rules.start(1), 0)
    *begun, rest = [Way(way.steps[:2]) for way in asked.options]  # the ways to pay asked for by themselves
    *bought, nothing = offers(Prompts(rules, "en"), asked, [*begun, rest])
    assert {"the game ends after this round and one more" in offer.group for offer in bought} == {True}, (
        "all alike: above them"
    )
    assert "ends" not in nothing.brings


def test_what_a_card_asks_behind_its_first_part_is_told(tmp_path: Path) -> None:
    play = once("choose a card in table", "move that card to your shelf", "do reward of that card")
    found = {offer.id: offer.brings for offer in offered(made(tmp_path, play))}
    assert found == {"plough": "then: trade", "spade": "+1 coin, then: trade"}


def test_what_is_bought_is_told_also_where_a_card_then_asks_more_than_is_looked_at(tmp_path: Path) -> None:
    ask_more = {"choose one": {f"way_{n}": {"choose one": {"near": "gain 1 gem", "far": "nothing"}} for n in range(9)}}
    places = {f"maze_{n}": {"gives": "wander", "fertile": 2} for n in range(9)}
    pay: list[Any] = ["pay 2 coins or 1 gem", {"choose one": {"here": "gain 1 gem", "there": "nothing"}}]
    buy = ["choose a place where fertile of it is 2", *pay, "gain 4 points", "do gives of that place"]
    earn = ["gain 2 gems", "gain 5 coins"]
    match = made(tmp_path, *earn, once(*buy), places=places, rules={"wander": ask_more}).start(1)
    asked = ask(match, match.owed()[0][0])
    begun = {way.steps[:1]: Way(way.steps[:1]) for way in asked.options}
    told = {offer.brings for offer in offers(Prompts(match.rules, "en"), asked, [*begun.values()])}
    assert len(begun) == 9 and told == {"+4 points, then pay 2 coins or 1 gem, then: wander"}


def test_of_many_ways_to_go_on_nothing_is_promised_and_nothing_denied(tmp_path: Path) -> None:
    """Each of them is not looked at; what comes at once stays told."""
    many = {f"place_{n}": {"gives": "nothing", "fertile": 2} for n in range(20)}
    far = ["gain 1 gem", "choose a place where fertile of it is 2", "gain 1 point"]
    menu = {"choose one": {"far": far, "rest": "gain 1 coin"}}
    found = {offer.id: offer.brings for offer in offered(made(tmp_path, menu, places=many))}
    assert found["far"] == "+1 gem"


#: what may be done in so many ways that it is not looked at each
ROAM = {"you may": ["choose a place where fertile of it is 2", "move 1 flag from your house to that place"]}
MANY = {f"place_{n}": {"gives": "nothing", "fertile": 2} for n in range(20)}
CAMP = {"camp": {"gives": ["gain 1 gem", "roam", "roam"], "fertile": 0}}


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("gain 4 points", "+1 gem, +4 points, then: roam"),
        ({"if your coins at least 3": "gain 4 points"}, "+1 gem, +4 points"),
        ({"if your flags in your house at least 3": "gain 4 points"}, "+1 gem, then"),
        ("move all your flags from your house to field", "+1 gem, then"),
        ({"if there is a place with your flag": "nothing", "otherwise": "gain 4 points"}, "+1 gem, then"),
    ],
)
def test_what_comes_after_something_that_may_be_done_is_told_if_it_does_not_depend_on_it(
    tmp_path: Path, then: Any, told: str
) -> None:
    act = once(*GO, then)
    rules = made(tmp_path, act, places=MANY | CAMP, rules={"roam": ROAM})
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found["camp"].startswith(told)


@pytest.mark.parametrize(
    "roam",
    [
        [ROAM, "gain 1 point"],
        {"any number of times": ROAM["you may"]},
        [{"you may": [ROAM["you may"][0], "lose 1 point"]}],
        {"you may": [*ROAM["you may"], "set round_over to 1"]},
    ],
)
def test_what_comes_after_it_is_not_promised_where_it_can_be_changed(tmp_path: Path, roam: Any) -> None:
    act = once(*GO, {"if round_over is 0": "gain 4 points"})
    counters = {"round_over": {"of": "game", "start": 0}}
    rules = made(tmp_path, act, places=MANY | CAMP, rules={"roam": roam}, counters=counters)
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found["camp"].startswith("+1 gem") and "points" not in found["camp"]


def test_what_is_left_out_behind_a_rule_that_its_caller_lets_decline_may_change_what_comes_after_it(
    tmp_path: Path,
) -> None:
    camp = {"camp": {"gives": ["gain 1 gem", {"you may": ["roam", "gain 1 coin"]}], "fertile": 0}}
    roam = {"choose one": {f"way_{n}": f"move 1 flag from your house to place_{n}" for n in range(15)}}
    act = once(*GO, {"if your coins at most 3": "gain 4 points"})
    rules = made(tmp_path, act, places=MANY | camp, rules={"roam": roam})
    found = {offer.id: offer.brings for offer in offered(rules)}
    assert found["camp"] == "+1 gem, then: roam"


def test_what_a_card_can_do_where_a_rule_asks_is_among_what_can_change_in_it(tmp_path: Path) -> None:
    more = {
        "counters": {"fuel": {"of": "player", "start": 2}},
        "kinds": {"tool": {"start": "box", "has": {"abilities": "abilities"}}},
        "tools": {"lever": {"abilities": [{"once per turn": "lose 1 fuel"}]}},
        "zones": {"box": {"holds": "tool"}, "belt": {"of": "player", "holds": "tool", "in play": True}},
        "setup": {"give": {"as each player": {"find a tool in box": "move that tool to your belt"}}},
    }
    rules = made(tmp_path, once(*GO), places=MANY | CAMP, rules={"roam": ROAM}, **more)
    program = rules.machine.program
    assert [name for pc in program.choices if (name := rule_asking(rules, pc))] == ["roam"]
    assert ("c", "fuel") in written_in(program, "act") - written_in(program, "roam")


@pytest.mark.parametrize(("last", "told"), [(20, True), (19, False)])
def test_an_end_that_one_of_many_choices_prevents_is_not_announced(tmp_path: Path, last: int, told: bool) -> None:
    many = {f"place_{n}": {"gives": "nothing", "fertile": 2} for n in range(21)}
    many["place_20"]["fertile"] = 0
    rich = {"when": f"coins of player_1 at least 4 and place_{last} has no flag", "after": {"rounds": 1}}
    earn = {"choose one": {"earn": ["gain 1 coin", "roam"], "rest": "nothing"}}
    rules = made(tmp_path, earn, places=many, rules={"roam": ROAM}, end={"rich": rich})
    asked = ask(rules.start(1), 0)
    begun = {way.steps[:1]: Way(way.steps[:1]) for way in asked.options}
    earned, _ = offers(Prompts(rules, "en"), asked, [*begun.values()])
    assert ("the game ends" in earned.brings) == told


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        ({"left": "gain 2 points", "right": ["gain 3 points", "pay 1 coin"]}, "+1 gem, +2 points"),
        ({"deep": DIG, "deeper": DIG}, "+1 gem"),
    ],
)
def test_what_comes_behind_a_hidden_card_is_not_promised(tmp_path: Path, ways: dict[str, Any], told: str) -> None:
    """Only what the player may know counts: the card that is drawn says what is gained after the next choice."""
    rules = tiny(
        tmp_path,
        kinds={"card": {"start": "deck", "has": {"worth": "number"}}},
        cards={"full": {"copies": 12, "worth": 1}, "blank": {"worth": 0}},
        zones={
            "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
            "shown": {"of": "player", "holds": "card"},
        },
        setup={"mix": "shuffle deck"},
        rules={
            "act": [{"choose one": {"dig": "dig", "earn": "gain 1 coin"}}],
            "dig": ["gain 1 gem", {"choose one": ways}],
        },
    )
    match = rules.start(1)
    asked = ask(match, 0)
    (dig,) = offers(Prompts(rules, "en"), asked, [Way(asked.options[0].steps[:1])])
    assert dig.brings == told


@pytest.mark.parametrize(("tidy", "told"), [("gain 1 gem", True), ({"if your coin is 3": "gain 1 gem"}, False)])
def test_that_the_game_ends_is_told_wherever_it_does_also_where_more_is_asked_before(
    tmp_path: Path, tidy: Any, told: bool
) -> None:
    """It ends by what comes behind the step, so only whoever is done at once is seen to end it."""
    end = {"rich": {"when": "there is a player where gems of it at least 1", "after": {"rounds": 0}}}
    again = {"up to 2 times": ["choose a place", "gain 1 coin"]}
    rules = made(tmp_path, again, flow={"turn": ["act", "tidy"]}, rules={"tidy": tidy}, end=end)
    once_said = said_once(offered(rules))
    (done,) = [offer.brings for offer in offered(rules) if offer.code < 0]
    assert done == "+1 gem, the game ends with this round"
    assert once_said.each == "+1 coin" and once_said.declined == "done", "who is done has nothing of it"
    assert once_said.anyway == ("the game ends with this round" if told else ""), "the end is no gain of each"
    assert any("ends" in offer.brings for offer in once_said.options) != told, "told once above all of them"


@pytest.mark.parametrize(
    ("earn", "more"), [(["gain 1 coin", "refill row"], False), (["refill row", "gain 1 coin"], True)]
)
def test_more_is_imagined_only_where_what_is_promised_may_depend_on_what_comes_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, earn: list[str], more: bool
) -> None:
    """What comes out only afterwards has nothing to do with it, and to imagine it again and again takes long."""
    rules = tiny(
        tmp_path,
        kinds={"card": {"start": "deck"}},
        cards={f"card_{n}": {} for n in range(20)},
        zones={
            "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
            "row": {"holds": "card", "form": "row", "slots": 3, "refill": {"from": "deck"}},
        },
        setup={"mix": "shuffle deck"},
        rules={"act": {"choose one": {"earn": earn, "rest": "nothing"}}},
    )
    match, imagined = rules.start(1), list[int]()
    kept = Imagination.draw
    monkeypatch.setattr(Imagination, "draw", lambda self, seed: (imagined.append(seed), kept(self, seed))[1])
    _, earned = foreseen(match, 0).values()
    assert earned.outcome.counters["coin"] == (3, 4)
    assert (len(imagined) > 8) == more


def test_what_a_card_of_another_player_brings_them_by_an_option_is_told_with_the_card(tmp_path: Path) -> None:
    """Of what comes to whoever takes it, that card may have taken a part."""
    tax = {"before opponents earn": "gain 1 coin"}
    rules = tiny(
        tmp_path,
        kinds={"card": {"start": "box", "has": {"abilities": "abilities"}}},
        cards={"source": "known", "toll": {"copies": 1, "abilities": [tax]}},
        zones={"box": {"holds": "card"}, "table": {"of": "player", "holds": "card", "in play": True}},
        rules={"act": {"choose one": {"work": "earn", "rest": "nothing"}}, "earn": "gain 2 coins"},
    )
    match = rules.start(1)
    brought = {offer.id: offer.brought for offer in offered(rules, match)}
    assert brought["work"] == ("+2 coins",)
    Lines(match).do(Scalar("move toll to your table", Span("", 0, 0, 0)), 1)
    brought = {offer.id: offer.brought for offer in offered(rules, match)}
    assert brought["work"] == ("+2 coins", "Toll: Player 2 +1 coin") and brought["rest"] == ()


def test_what_comes_before_the_options_whatever_is_chosen_is_told_once_and_not_behind_them(tmp_path: Path) -> None:
    """Where a card could be used before a step, that is asked when the next one is; what the step itself brings by
    then is no matter of the card, nor of what is asked, nor of ending that."""
    spade = {"once per turn": {"pay 1 coin": "move 1 flag from your shed to your house"}}
    more = {
        "kinds": {"place": GAME["kinds"]["place"], "card": {"start": "pile", "has": {"abilities": "abilities"}}},
        "cards": {"spade": {"copies": 2, "abilities": [spade]}},
        "pieces": {"flag": {"start": {"house": 2, "shed": 2}, "lies on": ["house", "shed", "place"]}},
        "zones": {
            "pile": {"holds": "card"},
            "table": {"of": "player", "holds": "card", "in play": True},
            "shed": {"of": "player"},
        },
        "setup": {
            "give": {"as each player": ["deal 1 card from pile to your table", "deal 1 flag from your house to hill"]}
        },
        "rules": {
            "dig": [
                {"if your coin at least 9": ["choose a place", "gain 1 coin"], "otherwise": "gain 4 coins"},
                "move all your flags from hill to your house",
            ],
            "act": [{"any number of times": ["choose a place", "move 1 flag from your house to that place"]}],
        },
        "flow": {"turn": {"dig": "dig", "act": "act"}},
    }
    pack = write(tmp_path, **merged({k: v for k, v in GAME.items() if k not in ("kinds", "cards", "rules")}, more))
    rules = load(str(pack), 2)
    match = rules.start(1)
    spoken = Prompts(rules, "en")
    asked = ask(match, match.owed()[0][0])
    assert len(asked.silent) == 1, "the step in which the coins come: the spade could be used before it"
    first = comes_first(spoken, asked)
    assert first is not None and (first.text, first.unless) == ("+4 coins, 1 flag → the house", ())
    told = {offer.id: offer.brings for offer in offers(spoken, asked)}
    assert told == {"field": "", "hill": "", "shop": "", "spade": "−1 coin, 1 flag → the house", "done": ""}
    match.pick(asked.seat, asked.silent[0].code)
    assert comes_first(spoken, ask(match, asked.seat)) is None, "the table shows it by now"


#: what lets a card be used once in a turn for a coin, where it lies before whoever has it
SHED = {
    "kinds": {"place": GAME["kinds"]["place"], "card": {"start": "pile", "has": {"abilities": "abilities"}}},
    "cards": {"spade": {"copies": 2, "abilities": [{"once per turn": {"pay 1 coin": "gain 1 gem"}}]}},
    "zones": {"pile": {"holds": "card"}, "table": {"of": "player", "holds": "card", "in play": True}},
    "setup": {"give": {"as each player": "deal 1 card from pile to your table"}},
}


def with_spade(folder: Path, **more: Any) -> Rules:
    """A game in which everybody has such a card."""
    base = {k: v for k, v in GAME.items() if k not in ("kinds", "cards", "rules")}
    return load(str(write(folder, **merged(base, merged(SHED, more)))), 2)


@pytest.mark.parametrize("steps", [["dig", "act"], ["rest", "dig", "act"], ["dig", "rest", "act"]])
def test_what_comes_before_the_options_comes_also_with_a_card_that_is_used_before_it_or_after_it(
    tmp_path: Path, steps: list[str]
) -> None:
    """Where a card can be used only once, nothing is asked any more in the steps that come then."""
    rules = {
        "dig": [{"if your coin at least 9": ["choose a place", "gain 1 coin"], "otherwise": "gain 4 coins"}],
        "rest": [{"if your coin at least 9": ["choose a place", "gain 1 coin"]}],
        "act": [{"you may": ["choose a place", "gain 1 coin"]}],
    }
    turn = {name: name for name in steps}
    game = with_spade(tmp_path, rules={name: rules[name] for name in steps}, flow={"turn": turn})
    match = game.start(1)
    asked = ask(match, match.owed()[0][0])
    assert any(way.silent < len(asked.silent) for way in asked.first)
    first = comes_first(Prompts(game, "en"), asked)
    assert first is not None and (first.text, first.unless) == ("+4 coins", ())


@pytest.mark.parametrize(
    ("coins", "told"),
    [
        ("gain 4 coins", "+4 coins"),
        ({"if your gem at least 1": "gain 1 coin", "otherwise": "gain 4 coins"}, ""),
        ({"if your gem at least 1": "gain 4 coins", "otherwise": "gain 4 coins"}, "+4 coins"),
        ({"if your coin at most 2": "gain 1 coin", "otherwise": "gain 4 coins"}, ""),
    ],
)
def test_what_comes_after_a_card_could_be_used_is_told_if_the_card_changes_nothing_of_it(
    tmp_path: Path, coins: Any, told: str
) -> None:
    """Whoever holds such a card is asked before the step in which the coins come."""
    rules = {
        "act": [once("choose a place", "move 1 flag from your house to that place")],
        "dig": [{"if your coin at least 9": ["choose a place", "gain 1 coin"], "otherwise": coins}],
    }
    game = with_spade(tmp_path, rules=rules, flow={"turn": {"act": "act", "dig": "dig"}})
    match = game.start(1)
    offers = offered(game, match)
    assert {o.id: o.brings for o in offers if not o.first} == {"field": told, "hill": told, "shop": told}
    assert {*(o.brings for o in offers if o.first)} == {"−1 coin, +1 gem"}, "what comes later is no matter of the card"
    for code in offers[0].way.codes:
        match.pick(0, code)
    assert "go_on" in game.machine.program.choices[match.owed()[0][1]].names.values(), "it is asked about the card"


def test_what_comes_behind_a_payment_before_something_hidden_comes_out_is_told_and_behind_each_way_to_pay(
    tmp_path: Path,
) -> None:
    """Afterwards a card is drawn, and what comes of that nobody knows."""
    pay: Any = {"pay 2 with": ["1 coin", "1 gem"]}
    rules = tiny(
        tmp_path,
        counters={"gem": {"start": 3}},
        kinds={"card": {"start": "deck", "has": {"worth": "number"}}},
        cards={"full": {"copies": 4, "worth": 1}, "blank": {"copies": 4, "worth": 0}},
        zones={
            "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
            "shown": {"of": "player", "holds": "card"},
        },
        setup={"mix": "shuffle deck"},
        rules={"act": [{"choose one": {"work": "work", "rest": "nothing"}}], "work": [pay, "gain 3 points", *DIG]},
    )
    match = rules.start(1)
    told = {offer.id: offer.brings for offer in offered(rules, match)}
    assert told["work"] == "+3 points"
    match.choose("work")
    assert {offer.label: offer.brings for offer in offered(rules, match)} == {
        "1 coin": "+3 points",
        "1 gem": "+3 points",
    }


def test_of_alternatives_that_bring_the_same_it_is_told_what_they_leave_where(tmp_path: Path) -> None:
    """A flag from the hand or from the hill: nothing else tells them apart. Another that brings more is left alone."""
    pay = ["gain 2 coins", "move 1 flag from your house to shop"]
    ways = {"out": [pay[0], "move 1 flag from hill to shop"], "home": pay, "both": ["gain 3 coins", pay[1]]}
    rules = made(
        tmp_path,
        {"you may": {"choose one": {name: f"take_{name}" for name in ways}}},
        rules={f"take_{name}": body for name, body in ways.items()},
        setup={"begin": {"as each player": "deal 1 flag from your house to hill"}},
    )
    brought = {offer.id: offer.brought for offer in offered(rules)}
    assert brought["out"][-1] == "flags: the house\u00a02, Hill\u00a00"
    assert brought["home"][-1] == "flags: the house\u00a01, Hill\u00a01"
    assert not any("Hill" in text for text in brought["both"])


@pytest.mark.parametrize("between", [[], [once("choose a place", "gain 1 gem")], ["lay"]])
@pytest.mark.parametrize("home", [True, False])
def test_of_alternatives_that_come_to_the_same_when_somebody_else_decides_that_is_said(
    tmp_path: Path, between: list[Any], home: bool
) -> None:
    """What is left on the hill goes home at the end of the turn, if it is not used before."""
    ways = {"out": "move 1 flag from hill to shop", "in": "move 1 flag from your house to shop"}
    back = ["move all your flags from hill to your house"] if home else []
    lay = {"you may": "move all your flags from hill to field"}
    rules = made(
        tmp_path,
        {"you may": {"choose one": {name: f"take_{name}" for name in ways}}},
        rules={
            **{f"take_{name}": ["gain 2 coins", body] for name, body in ways.items()},
            "tidy": [*(lay if step == "lay" else step for step in between), *back, "gain 1 gem"],
        },
        setup={"begin": {"as each player": "deal 2 flags from your house to hill"}},
        flow={"turn": {"act": "act", "tidy": "tidy"}},
    )
    brought = {offer.id: offer.brought[-1] for offer in offered(rules) if offer.code >= 0}
    gains = "+1 gem" if not between else "+2 coins"
    same = home and between != ["lay"]
    assert brought["out"] == (gains if same else "flags: the house\u00a01, Hill\u00a01")
    assert brought["in"] == ("comes to the same as “take out”" if same else "flags: the house\u00a00, Hill\u00a02")


def test_a_card_that_is_offered_before_a_step_begins_is_not_said_to_be_asked_for_in_it(tmp_path: Path) -> None:
    """While the step is going on: it would not be true there."""
    more = {
        "kinds": {"place": GAME["kinds"]["place"], "card": {"start": "pile", "has": {"abilities": "abilities"}}},
        "cards": {"spade": {"copies": 2, "abilities": [{"once per turn": {"pay 1 coin": "gain 1 gem"}}]}},
        "zones": {"pile": {"holds": "card"}, "table": {"of": "player", "holds": "card", "in play": True}},
        "setup": {"give": {"as each player": "deal 1 card from pile to your table"}},
        "rules": {"dig": [once("choose a place", "gain 1 coin")], "act": "gain 1 coin"},
        "flow": {"turn": {"dig": "dig", "act": "act"}},
    }
    pack = write(tmp_path, **merged({k: v for k, v in GAME.items() if k not in ("kinds", "cards", "rules")}, more))
    rules = load(str(pack), 2)
    match = rules.start(1)
    seat, pc, _ = match.owed()[0]
    assert "go_on" in rules.machine.program.choices[pc].names.values()
    match.pick(seat, -1)
    asking = WhyNot(Prompts(rules, "en"), match, seat)
    lines = [line for meant in asking.meant("spade") for line in asking.answer(meant).lines]
    assert lines[0] == "It is offered before “Dig” begins, no longer then"
    assert not any("asked for here" in line and "Dig" in line for line in lines)
