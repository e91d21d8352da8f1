"""Questions as they are put to people: what is asked together, what is not asked, and what must stay apart."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from runtime.tiny import counters, merged, tiny
from spielwerk.interpreter import Match, Rules, load
from spielwerk.interpreter.asking.answers import answers
from spielwerk.interpreter.asking.question import Asked, ask, begun_with
from spielwerk.interpreter.asking.times import times_left
from spielwerk.interpreter.asking.ways import Way
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.packs.pack import player_counts
from spielwerk.interpreter.prose.options.offers import offers
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.why.whynot import WhyNot
from spielwerk.interpreter.study.questions import count, told

#: places with marks, and cards of which a stack is face down
GAME: dict[str, Any] = {
    "kinds": {"place": {"has": {"price": "number"}}, "card": {"start": "deck", "has": {"value": "number"}}},
    "places": {f"p{n}": {"price": n} for n in range(1, 5)},
    "cards": {f"c{n}": {"value": n} for n in range(1, 9)},
    "counters": {"mark": {"of": "place"}},
    "zones": {
        "deck": {"holds": "card", "form": "stack", "seen by": "nobody"},
        "hand": {"of": "player", "holds": "card", "seen by": "owner"},
        "shown": {"holds": "card", "form": "stack"},
    },
    "setup": {"deal": ["shuffle deck", {"as each player": "deal 2 cards from deck to your hand"}]},
}


def made(folder: Path, *act: Any, **more: Any) -> Rules:
    """A game whose turn does this."""
    return tiny(folder, **merged(merged(GAME, {"rules": {"act": [*act]}}), more))


def said(rules: Rules, way: Way) -> str:
    return " ".join(rules.option_id(pc, code) for pc, code in way.said)


def options(asked: Asked) -> list[str]:
    return [said(asked.match.rules, way) for way in asked.options]


def way(asked: Asked, words: str) -> Way:
    return next(way for way in asked.options if said(asked.match.rules, way) == words)


def take(match: Match, words: str) -> Asked:
    """Answers the question that somebody gets now."""
    asked = ask(match, match.owed()[0][0])
    for pc, code in way(asked, words).steps:
        assert (asked.seat, pc) == match.owed()[0][:2]
        match.pick(asked.seat, code)
    return asked


# ---- what stands behind an option
BUY = ["choose a place", "pay (price of that place) coins", "gain 1 mark on that place"]


def test_what_a_step_asks_further_stands_behind_each_option(tmp_path: Path) -> None:
    rules = made(tmp_path, {"choose one": {"rest": "nothing", "buy": BUY}})
    match = rules.start(1)
    assert options(ask(match, 0)) == ["rest", "buy p1", "buy p2", "buy p3"], "three coins"
    asked = take(match, "buy p2")
    assert [*match.history] == [(0, *step) for step in way(asked, "buy p2").steps], "a save has each decision"
    assert match.view(0)["counters"]["mark"] == {"p2": 1} and counters(match, "coin") == [1, 3]


def two(between: Any = "gain 1 coin") -> dict[str, Any]:
    """Two choices, and what happens between them."""
    second = {"choose another place": "gain 1 mark on that place", "otherwise": "nothing"}
    return {"choose a place as origin": [between, second], "otherwise": "nothing"}


def test_so_does_what_a_rule_asks_that_is_an_alternative_itself(tmp_path: Path) -> None:
    rules = made(tmp_path, {"choose one": ["rest", "buy"]}, rules={"rest": "nothing", "buy": BUY})
    assert options(ask(rules.start(1), 0)) == ["rest", "buy p1", "buy p2", "buy p3"]


def test_two_choices_of_a_step_are_one_question(tmp_path: Path) -> None:
    asked = ask(made(tmp_path, two()).start(1), 0)
    assert len(asked.options) == 12 and options(asked)[:4] == ["p1 p2", "p1 p3", "p1 p4", "p2 p1"]


def test_more_options_than_one_can_look_over_are_asked_one_after_the_other(tmp_path: Path) -> None:
    rules = made(tmp_path, two(), places={f"p{n}": {"price": 0} for n in range(1, 8)})
    assert options(ask(rules.start(1), 0)) == [f"p{n}" for n in range(1, 8)]


@pytest.mark.parametrize("laid_out", [False, True])
def test_nothing_else_is_asked_behind_cards_that_are_laid_out(tmp_path: Path, laid_out: bool) -> None:
    rows = {"zones": {"market": {"holds": "card", "form": "row", "slots": 3}}} if laid_out else {}
    play = ["choose a card in your hand", "move that card to shown", *BUY]
    offered = options(ask(made(tmp_path, {"you may": play}, **rows).start(1), 0))
    assert len(offered) == (3 if laid_out else 7), "two cards, each with three places behind it, or none"


@pytest.mark.parametrize(
    "between",
    [
        "shuffle deck",
        "deal 1 card from deck to your hand",
        "deal 1 card from deck to shown",
        {"as each opponent": {"choose one": {"yes": "gain 1 coin", "no": "nothing"}}},
    ],
    ids=["chance", "a card drawn", "a card laid open", "somebody else decides"],
)
def test_what_cannot_be_foreseen_keeps_questions_apart(tmp_path: Path, between: Any) -> None:
    match = made(tmp_path, two(between)).start(1)
    assert options(ask(match, 0)) == ["p1", "p2", "p3", "p4"]
    match.choose("p1")
    assert [len(codes) for _, _, codes in match.owed()] == [3 if isinstance(between, str) else 2]


def test_what_is_done_again_is_not_put_behind_the_last_choice_of_the_time_before(tmp_path: Path) -> None:
    sail = ["choose a place as origin", "choose another place", "gain 1 mark on that place"]
    match = made(tmp_path, {"any number of times": sail}).start(1)
    assert "p1 p2" in options(ask(match, 0)) and "done" in options(ask(match, 0))
    match.choose("p1")
    assert options(ask(match, 0)) == ["p2", "p3", "p4"]


def test_an_alternative_with_the_name_of_a_rule_says_what_it_brings(tmp_path: Path) -> None:
    menu = {"choose one": {"rest": "nothing", "sell": "trade", "earn": "gain 2 coins"}}
    rules = made(tmp_path, menu, rules={"trade": ["pay 1 coin", "gain 3 coins"]})
    found = offers(Prompts(rules, "en"), ask(rules.start(1), 0))
    assert [offer.brings for offer in found] == ["", "−1 coin, +3 coins", ""], (
        "what is done at once is said by its words"
    )


def test_a_question_does_not_go_on_with_what_is_done_if_another_of_the_sort_is_chosen(tmp_path: Path) -> None:
    """What was taken before is not what is asked about; what was only chosen is."""
    mark = "gain 1 mark on that place"
    again, rated = ["choose a place", mark], [{"choose one": {"good": mark, "bad": "nothing"}}]
    for folder, act, named in (("a", [*again, *again], False), ("b", ["choose a place", *rated], True)):
        match = made(tmp_path / folder, *act).start(1)
        seat, _, codes = match.owed()[0]
        events = recorded(match, seat, codes[0])
        assert (begun_with(ask(match, seat), events) is not None) == named


# ---- walks
def paths(*tolls: int) -> dict[str, Any]:
    """From the first place to the last there are two ways, over the second and the third."""
    near = [["p2", "p3"], [], [], ["p2", "p3"]]
    return {
        "kinds": {"place": {"has": {"near": "list of place"}}},
        "places": {f"p{n + 1}": {"price": toll, "near": near[n]} for n, toll in enumerate(tolls)},
        "layouts": {"map": {"of": "place", "linked by": "near"}},
        "pieces": {"walker": {"of": "player", "start": {"house": 1}, "lies on": ["house", "place"]}},
        "zones": {"house": {"of": "player"}},
        "setup": {"stand": {"as each player": "move your walker to p1"}},
    }


def test_of_places_it_is_said_to_which_a_walk_can_lead(tmp_path: Path) -> None:
    """Also of those that are only come through: nothing speaks against what is offered."""
    match = made(tmp_path, {"choose one": {"go": WALK, "stay": "nothing"}}, **paths(0, 0, 0, 1)).start(1)
    told, *against = WhyNot(Prompts(match.rules, "en"), match, 0).answer("kind:place").lines
    assert told == "Places: offered are: P2, P3, P4" and [line.partition(":")[0] for line in against] == ["– P1"]
    match.choose("go")
    assert WhyNot(Prompts(match.rules, "en"), match, 0).answer("kind:place").lines[0] == told


WALK = {
    "walk your walker": {"enter": "price of it at least 0", "toll": "pay (price of here) coins", "stop": "it is not p1"}
}


def test_a_walk_is_asked_by_its_destination(tmp_path: Path) -> None:
    match = made(tmp_path, {"you may": WALK}, **paths(0, 0, 0, 1)).start(1)
    asked = ask(match, 0)
    assert options(asked) == ["yes p2 stop", "yes p3 stop", "yes p2 p4 stop", "no"]
    take(match, "yes p2 p4 stop")
    assert match.view(0)["pieces"]["walker"]["place"]["p4"] and counters(match, "coin") == [2, 3]


def test_of_ways_that_only_cost_more_none_is_offered(tmp_path: Path) -> None:
    asked = ask(made(tmp_path, {"you may": WALK}, **paths(0, 2, 1, 1)).start(1), 0)
    assert [name for name in options(asked) if "p4" in name] == ["yes p3 p4"], "nothing is left to go on"


def test_of_ways_that_come_to_the_same_the_one_over_fewest_places_is_offered(tmp_path: Path) -> None:
    # three places next to each other: who has gone round cannot go on, and is not asked whether to stop
    near = {"places": {"p1": {"near": ["p2", "p3"]}, "p2": {"near": ["p3"]}, "p4": {"near": []}}}
    asked = ask(made(tmp_path, {"you may": WALK}, **merged(paths(0, 0, 0, 0), near)).start(1), 0)
    assert options(asked) == ["yes p2 stop", "yes p3 stop", "no"]


def test_a_walk_leads_where_steps_without_an_alternative_end(tmp_path: Path) -> None:
    # from the third place, where nobody may stop, there is only the way on to the last
    near = {"places": {"p3": {"price": 1, "near": ["p4"]}, "p1": {"near": ["p2", "p3", "p4"]}, "p4": {"near": []}}}
    walk = {"walk your walker": {**WALK["walk your walker"], "stop": "it is not p1 and it is not p3"}}
    asked = ask(made(tmp_path, {"you may": walk}, **merged(paths(0, 0, 0, 0), near)).start(1), 0)
    assert options(asked) == ["yes p2", "yes p4", "no"], "the third place is no end, and over it one only pays more"


def past_others(folder: Path, players: int = 2) -> Match:
    """Whoever walks past another pays them; all walkers but the last have gone to the second place and the third."""
    toll = {"each opponent with a walker on here": "pay 1 coin to them"}
    walk = {"you may": {"walk your walker": {**WALK["walk your walker"], "toll": toll}}}
    more = merged(merged(GAME, {"rules": {"act": [walk]}}), paths(0, 0, 0, 0))
    match = tiny(folder, players, **more).start(1)
    for place in ("p2", "p3")[: players - 1]:
        take(match, f"yes {place} stop")
    return match


def test_a_way_that_only_pays_somebody_is_left_out_and_can_still_be_taken(tmp_path: Path) -> None:
    asked = ask(past_others(tmp_path), 1)
    assert [name for name in options(asked) if "p4" in name] == ["yes p3 p4 stop"], "round the other, not past them"
    worse = [said(asked.match.rules, one) for one in asked.worse]
    assert "yes p2 p4 stop" in worse and not {*worse} & {*options(asked)}


def test_ways_on_which_one_pays_somebody_else_are_told_apart(tmp_path: Path) -> None:
    found = options(ask(past_others(tmp_path, 3), 2))
    assert "yes p2 p4 stop" in found and "yes p3 p4 stop" in found, "who is paid makes a difference"


def test_of_two_ways_that_come_to_the_same_the_other_way_round_one_is_offered(tmp_path: Path) -> None:
    """It can be named either way, and a save that has the other is taken for one answer."""
    both = ["gain 1 mark on that origin", {"choose another place": "gain 1 mark on that place", "otherwise": "nothing"}]
    rules = made(tmp_path, {"choose a place as origin": both, "otherwise": "nothing"})
    match = rules.start(1)
    asked = ask(match, 0)
    assert options(asked) == ["p1 p2", "p1 p3", "p1 p4", "p2 p3", "p2 p4", "p3 p4"]
    turned = {said(rules, left_out): said(rules, kept) for left_out, kept in asked.mirrored.items()}
    assert turned["p4 p2"] == "p2 p4" and len(turned) == 6
    found = next(offer for offer in offers(Prompts(rules, "en"), asked) if offer.id == "p2 p4")
    assert {"p2 p4", "p4 p2", "P4: P2"} <= {*found.names}
    decided = next(left_out for left_out in asked.mirrored if said(rules, left_out) == "p4 p2").steps
    assert [answer.decisions for answer in answers(match, 0, decided, True)] == [2]


@pytest.mark.parametrize("second", ["gain 2 marks on that place", "gain (price of that place) coins"])
def test_ways_that_come_to_something_else_the_other_way_round_are_all_offered(tmp_path: Path, second: str) -> None:
    both = ["gain 1 mark on that origin", {"choose another place": second, "otherwise": "nothing"}]
    asked = ask(made(tmp_path, {"choose a place as origin": both, "otherwise": "nothing"}).start(1), 0)
    assert len(options(asked)) == 12 and not asked.mirrored


def test_a_walk_is_called_by_where_it_ends(tmp_path: Path) -> None:
    # who comes to the second place cannot stop there, and can only go on to the last
    near = {"places": {"p1": {"near": ["p2", "p3"]}, "p2": {"near": ["p4"]}, "p3": {"near": []}, "p4": {"near": []}}}
    walk = {"walk your walker": {**WALK["walk your walker"], "stop": "it is not p1 and it is not p2"}}
    rules = made(tmp_path, {"you may": walk}, **merged(paths(0, 0, 0, 0), near))
    found = offers(Prompts(rules, "en"), ask(rules.start(1), 0))
    assert [(offer.label, offer.code >= 0 and rules.words.things[offer.code].name) for offer in found[:2]] == [
        ("P4", "p4"),
        ("P3", "p3"),
    ]
    assert "p4" in found[0].names


def test_to_stop_on_the_way_names_the_place(tmp_path: Path) -> None:
    rules = made(tmp_path, {"you may": WALK}, **paths(0, 0, 0, 1))
    match = rules.start(1)
    match.choose("yes")
    match.choose("p2")
    found = [offer.label for offer in offers(Prompts(rules, "en"), ask(match, 0))]
    assert "stop here: P2" in found


# ---- the same several times
def test_several_answers_can_be_given_at_once(tmp_path: Path) -> None:
    rules = made(tmp_path, {"up to 3 times": ["choose a place", "gain 1 mark on that place"]})
    match = rules.start(1)
    asked = ask(match, 0)
    again = asked.again(way(asked, "p2"))
    assert again is not None and options(again) == options(asked) == ["p1", "p2", "p3", "p4", "done"]
    last = again.again(way(again, "p2"))
    assert last is not None and last.again(way(last, "p3")) is None, "somebody else is next"
    for one in (way(asked, "p2"), way(again, "p2"), way(last, "p3")):
        match.pick(0, one.steps[0].code)
    assert match.view(0)["counters"]["mark"] == {"p2": 2, "p3": 1} and match.owed()[0][0] == 1


def test_it_is_said_how_often_something_can_really_be_chosen(tmp_path: Path) -> None:
    rules = made(tmp_path, {"up to 5 times": ["choose a place", "pay (price of that place) coins", "gain 1 gem"]})
    asked = ask(rules.start(1), 0)
    assert times_left(asked.match, 0, asked.pc) == 3, "three coins: three times the cheapest"
    then = asked.again(way(asked, "p2"))
    assert then is not None and times_left(then.match, 0, then.pc) == 1


def test_what_was_not_offered_is_asked_anew(tmp_path: Path) -> None:
    """Only what stood in the question can be answered together with the first."""
    rules = made(
        tmp_path,
        {"up to 3 times": ["choose a place where (price of it is 1 or your gem at least 1)", "gain 1 gem"]},
    )
    asked = ask(rules.start(1), 0)
    again = asked.again(way(asked, "p1"))
    assert options(asked) == ["p1", "done"] and again is not None and options(again) == ["p1", "done"]


def test_a_card_that_comes_to_light_ends_what_is_answered_at_once(tmp_path: Path) -> None:
    lit = ["choose a place", "gain 1 mark on that place", "deal 1 card from deck to shown"]
    asked = ask(made(tmp_path, {"up to 3 times": lit}).start(1), 0)
    assert asked.again(way(asked, "p1")) is None


# ---- cards at any time, steps in which there is nothing else to do
FREE: dict[str, Any] = {
    "always": {"mint": {"once per turn": "gain 1 coin"}},
    "flow": {"turn": ["first", "act", "last"], "first": "idle", "last": "idle"},
    "rules": {"idle": {"you may": {"pay 9 coins": "gain 1 gem"}}},
}


def test_a_card_stands_beside_the_next_real_question(tmp_path: Path) -> None:
    match = made(tmp_path, {"choose one": {"rest": "nothing", "buy": BUY}}, **FREE).start(1)
    asked = ask(match, 0)
    assert options(asked) == ["rest", "buy p1", "buy p2", "buy p3", "mint"]
    assert len(asked.first) == 1 and len(way(asked, "buy p1").steps) > 2, "going on is a part of the way"
    again = asked.again(way(asked, "mint"))
    assert again is not None and options(again) == ["rest", "buy p1", "buy p2", "buy p3"], "what was offered before"
    take(match, "mint")
    assert options(ask(match, 0)) == ["rest", "buy p1", "buy p2", "buy p3", "buy p4"]


def test_at_the_last_moment_a_card_is_asked_for_once(tmp_path: Path) -> None:
    match = made(tmp_path, {"choose one": {"rest": "nothing", "buy": BUY}}, **FREE).start(1)
    take(match, "rest")
    asked = ask(match, 0)
    assert options(asked) == ["mint", "go_on"] and asked.seat == 0
    take(match, "go_on")
    assert match.owed()[0][0] == 1, "the turn is over"


@pytest.mark.parametrize(("does", "waits"), [("gain (your coins) coins", False), ("gain 2 gems", True)])
def test_a_card_that_does_something_else_later_is_asked_for_before(tmp_path: Path, does: str, waits: bool) -> None:
    """The first step brings a coin; it is not asked for by itself if the card does the same after it."""
    earn = ["gain 1 coin", {"you may": {"pay 9 coins": "gain 1 gem"}}]
    more = merged(FREE, {"always": {"mint": {"once per turn": does}}, "rules": {"idle": earn}})
    asked = ask(made(tmp_path, {"choose one": {"rest": "nothing", "buy": BUY}}, **more).start(1), 0)
    assert (options(asked) == ["mint", "go_on"]) is not waits and ("buy p4" in options(asked)) is waits


def test_a_card_in_steps_that_can_only_be_ended_is_asked_for_once(tmp_path: Path) -> None:
    """Used in the first of them, it lets one buy there; what that is, the heading says."""
    steps = {"flow": {"turn": ["act", "last"], "last": {"any number of times": ["pay 9 coins", "gain 1 gem"]}}}
    always = {"always": {"mint": {"once per turn": "gain 1 coin"}}}
    rules = made(tmp_path, {"any number of times": ["pay 4 coins", "gain 1 gem"]}, **steps, **always)
    match = rules.start(1)
    asked = ask(match, 0)
    assert sorted(options(asked)) == ["done", "mint", "mint"]
    found = offers(Prompts(rules, "en"), asked)
    cards = [offer.group for offer in found if offer.called[0] == "mint"]
    assert len(set(cards)) == 2 and all(group.startswith("In “") for group in cards)
    early = next(way for way in asked.first if said(rules, way) == "mint")
    for pc, code in early.steps:
        assert match.owed()[0][:2] == (0, pc)
        match.pick(0, code)
    assert "done" in options(ask(match, 0)) and len(options(ask(match, 0))) == 2, "now one can buy"
    again = rules.start(1)
    take(again, "done")
    assert again.owed()[0][0] == 1, "the turn is over"


# ---- what is handed to a rule
def test_what_a_rule_asks_about_what_was_chosen_belongs_to_the_same_question(tmp_path: Path) -> None:
    rate = {"choose one": {"good": "gain 1 mark on that place", "bad": "nothing"}}
    rules = made(tmp_path, {"you may": ["choose a place", "rate that place"]}, rules={"rate a place": rate})
    assert options(ask(rules.start(1), 0))[:3] == ["p1 good", "p1 bad", "p2 good"]


# ---- games of people and bots are the same
@pytest.mark.parametrize("game", ["yokohama", "yamatai", "smartphone_inc"])
def test_a_game_answered_question_by_question_is_a_game_of_single_decisions(game: str, tmp_path: Path) -> None:
    """Whatever is answered can be decided, leads where it was said to lead, and is played again from a save."""
    rules, chance = load(game, 3), random.Random(1)
    match, joined = rules.start(1), 0
    for _ in range(60):
        asked = ask(match, match.owed()[0][0])
        way = chance.choice(asked.options)
        joined += len(way.steps) > 1
        for pc, code in way.steps:
            assert (asked.seat, pc) in [owed[:2] for owed in match.owed()]
            match.pick(asked.seat, code)
        if match.over:
            break
    assert joined > 10
    again = rules.start(1)
    for player, _, code in match.history:
        again.pick(player, code)
    assert again.digest() == match.digest()


@pytest.mark.parametrize(
    ("game", "players", "most"), [("yokohama", 2, 5), ("yamatai", 3, 7), ("smartphone_inc", 2, 10)]
)
def test_people_are_asked_so_often_at_most(game: str, players: int, most: float) -> None:
    assert 1 < told([count(load(game, players), 1)])["average"] <= most


@pytest.mark.soak
@pytest.mark.parametrize(("game", "most"), [("yokohama", 5), ("yamatai", 7), ("smartphone_inc", 10)])
def test_people_are_asked_so_often_at_most_in_ten_games(game: str, most: float) -> None:
    tallies = [count(load(game, players), 10) for players in player_counts(load(game).pack)]
    assert told(tallies)["average"] <= most
