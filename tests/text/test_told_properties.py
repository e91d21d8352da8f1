"""Nothing is told twice in an option: what its name or what it brings says is not read from the card once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games.playing import rules_of
from spielwerk.cli.asking import Question
from spielwerk.interpreter import Match
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.prose.options.offers import offers
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.options.told_properties import ToldProperties
from spielwerk.interpreter.prose.record.outcomes import Outcome, Outcomes
from spielwerk.interpreter.study.why import kinds_of


@cache
def spoken() -> Prompts:
    return Prompts(rules_of("yamatai", 2), "en")


def options(match: Match) -> dict[str, str]:
    """By label, what is brought and what is printed."""
    question = ask(match, match.owed()[0][0])
    found = offers(spoken(), question)
    listed = Question(spoken(), question.pc, found)
    return {option.whole: f"{option.brings} · {listed.printed(option)}" for option in found}


def met(path: Callable[[str], bool], seed: int = 11) -> Match:
    """The first decision at such a place, the first options being taken before."""
    match = spoken().rules.start(seed)
    choices = match.rules.machine.program.choices
    while not path(choices[match.owed()[0][1]].step):
        seat, _, codes = match.owed()[0]
        match.pick(seat, codes[0])
    return match


def test_an_effect_that_is_done_is_told_by_what_it_brings_and_one_that_asks_is_not() -> None:
    fleets = options(met("choose_fleet".__eq__))
    assert fleets["Fleet 1"] == "+1 bamboo boat · "
    spared = "When you build, 1 required boat of your choice may be missing."
    assert fleets["Fleet 9"] == f"+1 stone boat, +1 wood boat · {spared}"
    assert fleets["Fleet 10"].endswith("Boats: 1 clay boat, 1 wood boat and 1 boat of your choice.")


def test_a_price_that_is_paid_is_told_once_and_a_name_says_of_what_a_thing_is() -> None:
    trade = options(met("transaction".__eq__))
    assert trade["buy 1 boat: wood"] == "−2 coins, +1 wood boat · "
    sold = {label: text for label, text in trade.items() if label.startswith("sell 1 boat: ")}
    assert sold and all(text.endswith(" · ") and text.startswith("+") for text in sold.values())


def test_a_number_is_told_only_where_the_step_reads_it_and_something_changes_by_as_much() -> None:
    words, told = spoken().words, ToldProperties(spoken(), Outcomes(spoken()))

    def properties(step: str, entry: str, coins: int, came: int = 0) -> frozenset[str]:
        choices = spoken().rules.machine.program.choices
        thing = words.things[words.entries[entry][0]]
        pc = next(pc for pc, choice in choices.items() if choice.step == step and thing.kind in kinds_of(choice))
        return told.by_option(pc, thing.index, Outcome({"coin": (9, 9 + coins)}, sorts={thing.index: came}))

    assert properties("transaction.buy", "wood", -2) == {"price"}
    assert properties("transaction.buy", "wood", -1) == frozenset()
    assert properties("take_any", "gold", 0, 1) == {"price"}, "nobody pays it"
    assert properties("recruit", "kagutsuchi", 2) == frozenset(), "its value is 2, and the coins are something else"


def test_what_one_option_alone_changes_by_as_much_is_read_from_it_as_from_the_others() -> None:
    """One of four technologies had a price that was as much as its production value, which was not told."""
    words, told = spoken().words, ToldProperties(spoken(), Outcomes(spoken()))
    pc = next(pc for pc, choice in spoken().choices.items() if "price" in told.used(pc)[0])
    wood, clay, gold = (words.thing_names[name] for name in ("wood", "clay", "gold"))

    def kept(*names: tuple[int, str]) -> list[frozenset[str]]:
        return told.by_all([(pc, index, frozenset(filter(None, (name,)))) for index, name in names])

    price = frozenset({"price"})
    assert kept((wood, "price"), (clay, "price")) == [price, price]
    assert kept((wood, "price"), (clay, "")) == [frozenset(), frozenset()]
    assert kept((wood, "price"), (gold, "")) == [price, frozenset()], "of what costs nothing nothing is paid"


def test_of_a_card_that_is_used_only_that_is_told_which_it_is_used_for() -> None:
    rules = spoken().rules
    for pc, choice in rules.machine.program.choices.items():
        for code, name in choice.names.items():
            if name == "fleet_6":
                assert spoken().detail(pc, code) == [
                    "Once per turn you may swap a culture token on an island with one on another island."
                ]
                return
    raise AssertionError


def test_what_is_done_with_a_chosen_thing_in_the_setup_is_not_read_from_it_once_more() -> None:
    """Numbers and other things on it that are told by what comes of it."""
    match = rules_of("smartphone_inc", 2).start(3)
    told, question = Prompts(match.rules, "en"), ask(match, 0)
    found = offers(told, question)
    listed = Question(told, question.pc, found)
    assert [(o.brings, listed.printed(o)) for o in found][0] == (
        "office: Australia, +1 point, +Goods and logistics (green)",
        "",
    )


def test_a_reward_that_a_rule_gives_which_the_step_does_is_told_once() -> None:
    rules = rules_of("yokohama", 2)
    told = ToldProperties(Prompts(rules, "en"), Outcomes(Prompts(rules, "en")))
    pc = next(pc for pc, choice in rules.machine.program.choices.items() if choice.step == "building.shop")
    space = next(t for t in rules.words.kinds["shop_space"].things if t.whole == rules.words.entries["b01"][0])
    assert told.by_option(pc, space.index, Outcome({"point": (0, 3)})) == {"reward"}
