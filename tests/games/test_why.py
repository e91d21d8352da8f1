"""Why not? For every candidate that is not offered a reason is named that fails, and never one for what is offered."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from spielwerk.interpreter import Match
from spielwerk.interpreter.asking.foresight import Step
from spielwerk.interpreter.asking.question import ask
from spielwerk.interpreter.lowering.reasons import SAME, Reason
from spielwerk.interpreter.model import ir
from spielwerk.interpreter.plan import build as b
from spielwerk.interpreter.plan.nodes import Binary, Var
from spielwerk.interpreter.prose.options.offers import offers
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.why.enough import asked_together, enough
from spielwerk.interpreter.prose.why.lacking import missing
from spielwerk.interpreter.prose.why.unmet import lacking
from spielwerk.interpreter.prose.why.whynot import WhyNot
from spielwerk.interpreter.study.why import (
    Failing,
    Unmet,
    candidates,
    failing,
    kinds_of,
    passes,
    reasons_of,
    state_of,
    why_not,
)
from spielwerk.interpreter.terms.conditions import Both, Compare

from .playing import FEWEST, FEWEST_AND_LARGEST, is_large, rules_of

LANGUAGES = ("en", "pl", "de", "uk", "cs")
#: the decisions of a game of few different ones in which it is asked often, and those that make it a long one
OFTEN, LONG = 30, 200


def ask_about_everything(match: Match) -> tuple[int, int]:
    """Every candidate of every decision owed: is it offered, or does a reason fail that is really false now?

    How many were asked about, and how many of them are not offered.
    """
    rules, asked, refused = match.rules, 0, 0
    for player, pc, codes in match.owed():
        state = state_of(match, player)
        for code in candidates(rules, pc):
            asked += 1
            if code in codes:
                assert why_not(match, player, rules.option_id(pc, code)) == []
                tests = [r.test for r in reasons_of(rules.machine.program.choices[pc], code) if r.test]
                assert all(passes(rules, test, state, code) for test in tests), "a reason against what is offered"
                continue
            found = failing(rules, state, pc, code, codes)
            assert found, rules.option_id(pc, code)
            for one in found:
                holds(one, match, state, code)
            refused += 1
    return asked, refused


def holds(one: Failing, match: Match, state: list[int], code: int) -> None:
    if one.reason.test:
        assert not passes(match.rules, one.reason.test, state, code), one.text
        assert one.need is None or one.lack > 0, one.text
    assert one.text != "later", match.rules.option_id(match.owed()[0][1], code)


def in_words(match: Match, spoken: Prompts) -> None:
    """Each reason at this moment is said once: of most squares of a board the same is true."""
    for player, pc, codes in match.owed():
        why, state, said = WhyNot(spoken, match, player), state_of(match, player), dict[Any, list[Failing]]()
        for code in candidates(match.rules, pc):
            found = [] if code in codes else failing(match.rules, state, pc, code, codes)
            alike = tuple((id(one.reason), one.need, one.have, one.unmet) for one in found)
            if alike in said and not any(one.ahead for one in found):
                continue
            said[alike] = found
            answer = why.answer(code)
            assert bool(answer.lines) != answer.offered
            assert all("{" not in line and "_" not in line for line in answer.lines), answer.lines
        for kind in kinds_of(spoken.choices[pc]):
            assert why.answer(f"kind:{kind}").lines


def games(
    name: str, players: int, seeds: int, every: int, languages: tuple[str, ...], sparing: bool = False
) -> tuple[int, int]:
    """How many candidates were asked about, and how many of them are not offered.

    Who is sparing asks less and less often in a long game, and plays no second one.
    """
    rules, asked, refused, looks = rules_of(name, players), 0, 0, 0
    spoken = [Prompts(rules, language) for language in languages]
    for seed in range(seeds):
        match, chance, n = rules.start(seed), random.Random(seed), seed
        due = -(-seed // every) * every
        while not match.over:
            if n == due:
                more = ask_about_everything(match)
                asked, refused = asked + more[0], refused + more[1]
                in_words(match, spoken[looks % len(spoken)])
                due, looks = n + max(every, (n - OFTEN) // 3 if sparing else 0), looks + 1
            n += 1
            player, _, codes = chance.choice(match.owed())
            match.pick(player, chance.choice(codes))
        if sparing and n > LONG:
            break
    return asked, refused


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_a_reason_is_named_for_what_is_not_offered(name: str, players: int) -> None:
    large = is_large(rules_of(name, players))
    asked, refused = games(name, players, 2, 29 if large else 3, LANGUAGES, sparing=not large)
    assert refused > 50 if large else asked > 5


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), FEWEST_AND_LARGEST)
def test_a_reason_is_named_for_everything_in_whole_games(name: str, players: int) -> None:
    asked, refused = games(name, players, 2, 1, LANGUAGES)
    assert refused > 1000 if is_large(rules_of(name, players)) else asked > 10


def test_a_test_that_makes_no_sense_names_no_reason() -> None:
    """Whether a piece could walk is not asked while it lies nowhere: a test before it has failed then."""
    rules = rules_of("yokohama", 2)
    state = rules.start(1).state
    x = Var("x")
    nowhere = Binary("&", Binary("<<", b.ONE, b.NOTHING), x)
    assert passes(rules, nowhere, state, 0) and passes(rules, b.slot(10**9), state, 0)
    assert not passes(rules, b.compare(x, ">", 0), state, 0)


# ---- what is said
def answer(match: Match, said: str, language: str = "en") -> list[str]:
    why = WhyNot(Prompts(match.rules, language), match, match.owed()[0][0])
    return [line for asked in why.meant(said) for line in why.answer(asked).lines]


def test_what_fails_is_said_in_the_language_of_who_asks() -> None:
    match = rules_of("yokohama", 3).start(1)
    while not match.decisions()[0].path.endswith("placement"):
        match.choose(match.decisions()[0].options[-1].id)
    match.choose("spread")
    assert answer(match, "canal") == ["This area is the canal"], "of a word of the rules it is said what is so instead"
    assert answer(match, "KANAŁ", "pl") == ["Ten obszar jest kanałem"]
    match.choose("bank")
    assert answer(match, "bank") == ["It has been chosen already"]


def test_of_a_payment_bit_by_bit_it_is_said_that_it_goes_in_order() -> None:
    match = rules_of("yokohama", 2).start(4711)
    for option in ("o21", "o06", "pair", "church"):
        match.choose(option)
    each = "(for each unit: 1 copper, 1 silk, 1 tea, 1 fish, 1 import or 2 yen, none of them twice)"
    assert answer(match, "space 8") == [
        f"With this choice the payment could not be completed: 2 units would remain to be paid {each}"
    ]
    match.choose("ch4")
    assert Prompts(match.rules, "en").decision(match, *match.owed()[0]).prompt.endswith("3 left, in the order listed)")
    assert answer(match, "2 yen") == [
        f"Payment goes in the order listed: without what comes before it, 2 units would remain to be paid {each}"
    ]
    match.choose("1 copper")
    match.choose("1 silk")
    assert Prompts(match.rules, "en").decision(match, *match.owed()[0]).prompt.endswith("1 left)")


RIVAL = "The other player has a president on this area, and you may not share areas"


def walking(*areas: str) -> Match:
    """A president on the tea plantation is about to walk; those of the other player stand on the silk mill."""
    match = rules_of("yokohama", 2).start(4711)
    for option in ("o21", "o06", "pair", "tea_plantation", "done", "pair", "silk_mill", "fulfil_order", "done"):
        match.choose(option)
    for option in ("spread", *areas, "walk"):
        match.choose(option)
    return match


def test_of_a_walk_it_is_said_what_keeps_it_from_ending_at_a_place() -> None:
    """Not that the place is further off than one step: a walk leads over several."""
    match = walking("fishing_ground", "copper_mine", "silk_mill")
    assert answer(match, "bank") == ["You have no assistant on this area"]
    assert answer(match, "silk mill") == [RIVAL]
    assert answer(match, "tea plantation") == ["That is where you are now"]
    assert not answer(match, "fishing")
    assert answer(walking("fishing_ground", "copper_mine", "laboratory_a"), "lab") == [
        "No way leads there that you can both take and pay for"
    ]


def test_a_place_that_a_walk_only_leads_through_is_not_offered_as_its_end() -> None:
    match = walking("fishing_ground", "silk_mill", "laboratory_a")  # the first step has no alternative
    assert "silk_mill" in {option.id for option in match.decisions()[0].options}, "from there one can go on"
    assert answer(match, "silk mill") == [RIVAL]
    assert not answer(match, "lab") and not answer(match, "fishing"), "one can also stop where one has come to"
    offered, *against = answer(match, "areas")
    assert offered == "Areas: offered are: Fishing ground, Laboratory A"
    assert f"– Silk mill: {RIVAL}" in against


def test_a_place_to_which_a_walk_leads_is_chosen_by_what_the_board_calls_it() -> None:
    """Also where one could go on from there, and behind the heading under which it stands."""
    match = walking("fishing_ground", "copper_mine", "laboratory_a")
    spoken = Prompts(match.rules, "pl")
    found = [one for one in offers(spoken, ask(match, match.owed()[0][0])) if one.thing >= 0]
    assert found and all(spoken.brief(one.thing) in one.names for one in found)


def reasons(game: str, language: str) -> set[str]:
    """Everything that can speak against anything; of what is counted, 1 is there and 2 or 3 are needed. Without the
    spaces at which no line ends."""
    match = rules_of(game, 3).start(1)
    why, found = WhyNot(Prompts(match.rules, language), match, match.owed()[0][0]), set[str]()
    for choice in match.rules.machine.program.choices.values():
        for reason in choice.reasons:
            counted = [(2, 1), (3, 1)] if reason.need is not None else [(None, None)]
            said = [why.reasons.text(choice, Failing(reason, need, have)) for need, have in counted]
            found |= {text.replace("\xa0", " ") for text in said}
    return found


@pytest.mark.parametrize(
    ("language", "paid", "others", "used_up"),
    [
        (
            "en",
            "not enough to pay 1 yen to an opponent: 1 yen missing (needed in all: 2 yen, available: 1)",
            "another player lacks 2 coins",
            "there are no logistics symbols left",
        ),
        (
            "pl",
            "za mało, aby zapłacić 1 jena innemu graczowi – brakuje 1 jena (łącznie potrzeba: 2 jeny, dostępne: 1)",
            "innemu graczowi brakuje 2 monet",
            "nie ma niewykorzystanych symboli logistyki",
        ),
        (
            "de",
            "es reicht nicht, um einem Gegner 1 Yen zu zahlen – es fehlt 1 Yen (insgesamt nötig: 2 Yen, vorhanden: 1)",
            "einem anderen Spieler fehlen 2 Münzen",
            "es fehlt an verfügbaren Logistiksymbolen",
        ),
        (
            "uk",
            "щоб заплатити 1 єну суперникові, бракує 1 єни (усього потрібно: 2 єни, є: 1)",
            "іншому гравцеві бракує 2 монет",
            "немає невикористаних символів логістики",
        ),
        (
            "cs",
            "nelze zaplatit soupeři 1 jen: chybí 1 jen (celkem potřeba: 2 jeny, k dispozici: 1)",
            "jinému hráči chybí 2 mince",
            "už nezbývají žádné symboly logistiky k použití",
        ),
    ],
)
def test_a_reason_names_whom_it_speaks_of_and_what_is_used_up(
    language: str, paid: str, others: str, used_up: str
) -> None:
    """Nobody was spoken of before it, and a number that must be 1 is something that is not there."""
    assert paid in reasons("yokohama", language)
    assert others in reasons("yamatai", language)
    assert used_up in reasons("smartphone_inc", language)


def test_of_alike_things_none_is_named_by_a_number() -> None:
    """Nothing on the table tells copies that lie together apart."""
    match = rules_of("yamatai", 2).start(1)
    why = WhyNot(Prompts(match.rules, "en"), match, match.owed()[0][0])
    boat = match.rules.words.kinds["boat"].things[0].index
    said = why.reasons.text(why.choice, Failing(Reason(SAME, None, boat)))
    assert said == "another one just like it is offered"


def test_alternatives_that_are_out_of_the_question_are_not_told() -> None:
    """What does not depend on the thing says enough; of alternatives those that it could still meet are told."""
    it = ir.Local("it", ir.Type("thing", ("stone",)))
    one, two = (Compare(ir.FLAG, "==", ir.LocalRef(it.type, it), ir.Int(ir.NUMBER, n)) for n in range(2))
    now, then = ir.Int(ir.FLAG, 0), ir.Int(ir.FLAG, 1)

    def said(op: str, *items: Unmet) -> list[tuple[ir.Expr, tuple[ir.Expr, ...]]]:
        whole = Both(ir.FLAG, op, [item.cond for item in items])
        return [(lack.cond, lack.beside) for lack in lacking(Unmet(whole, op, items), it)]

    out = Unmet(Both(ir.FLAG, "and", [now, two]), "and", (Unmet(now), Unmet(two)))
    assert said("and", Unmet(one), Unmet(now)) == [(now, ())]
    assert said("or", Unmet(one), out) == [(one, ())]
    assert said("or", Unmet(one), Unmet(then)) == [(one, (then,))], "it would do as well"
    ((both, _),) = said("or", Unmet(one), Unmet(two))
    assert isinstance(both, Both) and both.op == "or" and both.items == [one, two]
    assert said("or", Unmet(then), out) == [(then, ()), (now, ())], "nothing could meet them"


def test_of_a_tangled_rule_only_what_is_lacking_is_told() -> None:
    match = rules_of("chess", 2).start(1)
    match.choose("e2")
    ways = "1 or 2 steps forward from e2"
    assert answer(match, "e6") == [f"You can only choose a square {ways}"]
    assert answer(match, "d3") == ["The other player has no chessman on this square"], (
        "it lies right for a pawn that takes"
    )


def test_what_another_step_asks_for_is_said_with_that_step() -> None:
    match = rules_of("yokohama", 2).start(1)
    assert match.decisions()[0].path == "keep_one"
    found = answer(match, "laboratory")
    assert found and all(line.startswith("It is not asked for here, but in: ") for line in found)
    assert answer(match, "fulfil_order")[0].endswith("Take extra actions")
    assert answer(match, "no such thing at all") == []


def test_of_a_step_it_is_said_when_it_comes_and_what_comes_now() -> None:
    match = rules_of("yokohama", 3).start(1)
    while not match.decisions()[0].path.endswith("placement"):
        match.choose(match.decisions()[0].options[-1].id)
    assert answer(match, "the movement") == ["It comes after “Place assistants”", "Now: Place assistants"]
    german = answer(match, "extra_actions", "de")
    assert german[0] == "Es kommt am Anfang von „Zug“; nach „Führe die Hauptaktion aus“"
    assert answer(match, "main_action")[0].endswith("this is going on right now.")
    assert answer(match, "place_pair") == [], "what an alternative does stands for that"
    match.choose("spread")
    assert "part of “Place assistants”" in answer(match, "place_assistant")[0]


def test_where_it_would_have_to_lie_is_said_of_the_thing() -> None:
    """As where it is chosen: that is what cannot be done."""
    match = rules_of("yamatai", 2).start(1)
    while "sell" not in match.decisions()[0].path:
        ids = [option.id for option in match.decisions()[0].options]
        match.choose(next((id for id in ("transaction", "sell") if id in ids), ids[-1]))
    theirs = next(o.name for o in match.rules.words.kinds["boat"].things if answer(match, o.name))
    assert answer(match, theirs, "pl") == ["Możesz wybrać tylko jedną ze swoich łodzi"]
    assert answer(match, theirs, "uk") == ["Ви можете обрати лише один зі своїх човнів"]


def test_what_is_asked_beside_a_thing_is_no_sort_of_thing() -> None:
    assert "you are not collecting culture tokens" in reasons("yamatai", "en")
    assert "gerade werden keine Kulturmarker gesammelt" in reasons("yamatai", "de")


def test_of_what_could_be_chosen_next_it_is_said_what_is_missing() -> None:
    match = rules_of("yokohama", 2).start(1)
    while "fulfil_order" not in match.rules.machine.program.choices[match.owed()[0][1]].names.values():
        match.choose(match.decisions()[0].options[0].id)
    lines = answer(match, "fulfil_order")
    assert lines[0] == "No order in your hand will do"
    assert all(line.endswith(" missing") and "not enough" not in line for line in lines[1:]) and lines[1:], lines


def test_what_was_chosen_before_is_called_by_its_name() -> None:
    """Where something has to lie next to what the player has just chosen."""
    match, chance = rules_of("yamatai", 2).start(3), random.Random(3)
    spoken = Prompts(match.rules, "en")
    while "choose an empty sea space next to" not in spoken.asked(match, *match.owed()[0][:2]):
        match.choose(chance.choice(match.decisions()[0].options).id)
    assert answer(match, "A1 west") == ["You can only choose a sea space next to D1 west"]


def test_a_fact_says_enough_and_what_can_be_chosen_is_told_with_what_would_do_as_well() -> None:
    match = rules_of("nine_mens_morris", 2).start(1)
    for point in "d1 b2 d2 g4 e3 f4 e4 b4 g1 b6 g1 c4 f6 c5 g7 d6 a4 d7 a7 d1".split():
        match.choose(point)
    assert answer(match, "b2") == answer(match, "d2") == ["There is a man on this point"], "next to it or not"
    assert answer(match, "f2") == ["You can only choose a point next to d1, as you have more than 3 men on the board"]


def test_two_facts_that_speak_against_it_together_are_one_sentence() -> None:
    match = rules_of("nine_mens_morris", 2).start(1)
    for point in "b6 g1 d5 a4 d1 a1 d3 d7 e5 b4 a7 b2 c4 c5 e3 d6 f2 c3".split():
        match.choose(point)
    assert answer(match, "a7") == ["There is no empty point next to a7, and you have more than 3 men on the board"]
    assert answer(match, "a7", "de")[0].endswith(", und du hast mehr als 3 Steine auf dem Brett")


def test_where_something_is_not_possible_nothing_is_said_of_its_price() -> None:
    closed, unpaid = Failing(Reason("open", None, ir.Int(ir.FLAG, 0))), Failing(Reason("pay", None), 2, 1)
    assert [*enough([closed, unpaid])] == [closed]
    assert [*enough([unpaid])] == [unpaid]


def test_of_a_choice_that_leads_nowhere_it_is_said_where_it_would_end() -> None:
    match = rules_of("chess", 2).start(1)
    assert answer(match, "d1") == ["It is not possible to move the queen from d1"]
    assert answer(match, "d1", "pl") == ["Nie dałoby się ruszyć hetmanem z d1"]
    assert answer(match, "d1", "de") == ["Es ist nicht möglich, mit der Dame von d1 zu ziehen"]


def test_where_all_steps_are_diagonal_one_forward_is_diagonally_forward() -> None:
    match = rules_of("draughts", 2).start(1)
    assert answer(match, "a1") == ["There is no empty square 1 step diagonally forward from this square"]


def test_what_a_word_means_stands_behind_that_word() -> None:
    """The reason may name several that the rules define."""
    match = rules_of("yamatai", 2).start(1)
    while match.decisions()[0].path != "use_boats.collect":
        match.choose(match.decisions()[0].options[0].id)
    choices = match.rules.machine.program.choices.items()
    pc, names = next((pc, c.names) for pc, c in choices if {"build", "collect"} <= {*c.names.values()})
    codes = {name: code for code, name in names.items()}
    why = WhyNot(Prompts(match.rules, "en"), match, match.owed()[0][0], Step(pc, codes["collect"]))
    empty = "An empty island: “An island on which there is neither a culture token nor a standard building, "
    assert [line for line in why.answer(codes["build"]).lines if "neither" in line] == [
        f"{empty}a torii, a palace or a sacred ground”"
    ]


def test_so_does_what_an_editor_adds_where_a_language_has_a_clause_for_the_word() -> None:
    """“Where the chain goes on” is a word of the rules like any other."""
    match = rules_of("yamatai", 2).start(1)
    while not (match.decisions()[0].path == "sail" and any(o.id == "w_b1" for o in match.decisions()[0].options)):
        match.choose(match.decisions()[0].options[0].id)
    match.choose("w_b1")
    while not any(option.id == "w_a1" for option in match.decisions()[0].options):
        match.choose(match.decisions()[0].options[0].id)
    only, means = (
        "You can only choose a sea space where the chain goes on",
        "A sea space next to the boat you placed last",
    )
    assert answer(match, "e1 west") == [only, f"– This means: “{means}”"]


def test_what_must_not_be_so_afterwards_is_told_as_what_would_be() -> None:
    """A pawn that stands between its king and a queen."""
    match = rules_of("chess", 2).start(1)
    for square in "e2 e4 e7 e5 d1 h5".split():
        match.choose(square)
    assert answer(match, "f7") == ["After that, your king is on an attacked square, which is not allowed"]
    would = "Das hätte zur Folge, dass dein König auf einem angegriffenen Feld ist"
    assert answer(match, "f7", "de") == [would]
    assert answer(match, "f7", "pl") == ["Oznaczałoby to, że twój król jest na atakowanym polu, co jest niedozwolone"]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "there is no sacred ground on any island"), ("cs", "na žádném ostrově není žeton posvátné půdy")],
)
def test_what_lies_nowhere_is_told_of_the_places(language: str, told: str) -> None:
    """Not as a place that there is not: `there is no island with a sacred ground` was looked for in vain."""
    assert told in reasons("yamatai", language)


def test_of_several_names_of_which_the_same_is_so_only_the_first_begins_with_a_capital() -> None:
    match = rules_of("yokohama", 2).start(4711)
    for option in ("o21", "o06", "pair", "tea_plantation"):
        match.choose(option)
    why = WhyNot(Prompts(match.rules, "uk"), match, match.owed()[0][0])
    one = why.answer(why.meant("Виконайте замовлення")[0]).failing[0]
    other = match.rules.words.things[match.rules.words.entries["o03"][0]].index
    ahead = [replace(each, code=code) for each in one.ahead for code in (each.code, other)]
    told = why.lines(why.choice, [replace(one, ahead=ahead)])
    assert "– Замовлення № 21, замовлення № 3: бракує 2 жетонів міді" in [line.replace("\xa0", " ") for line in told]


def test_what_one_payment_lacks_is_told_together() -> None:
    """An order that wants several goods: what is missing of each stands in one sentence."""
    match = rules_of("yokohama", 2).start(1)
    why = WhyNot(Prompts(match.rules, "en"), match, match.owed()[0][0])
    choices = match.rules.machine.program.choices.values()
    choice = next(choice for choice in choices if choice.step == "fulfil_order")
    wanted = [Failing(reason, 3, 1) for reason in choice.reasons if reason.noun in ("silk", "tea")]
    (together,) = asked_together(wanted)
    (told,) = why.reasons.texts(choice, together)
    assert told.replace("\xa0", " ").endswith(": 2 tea and 2 silk missing")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 trading house missing from your hand"),
        ("de", "es fehlt 1 Warenhaus auf deiner Hand"),
        ("pl", "brakuje 1 domu handlowego na ręku"),
    ],
)
def test_of_a_piece_that_is_missing_it_is_said_where(language: str, told: str) -> None:
    """There may be others like it elsewhere, in the warehouse say."""
    rules = rules_of("yokohama", 2)
    reasons = [reason for choice in rules.machine.program.choices.values() for reason in choice.reasons]
    found = [missing([Failing(reason, 1, 0)]) for reason in reasons if reason.noun == "trading_house"]
    spoken = Prompts(rules, language)
    assert told in {spoken.text(phrase).replace("\xa0", " ") for phrase in found if phrase is not None}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the required boats of the chosen building tile but for at most 1"),
        ("de", "die benötigten Schiffe des gewählten Gebäudeplättchens bis auf die dir erlassenen Schiffe"),
    ],
)
def test_a_reason_speaks_of_a_number_as_cards_make_it_now(language: str, told: str) -> None:
    """M33: with fleet 9 one of the boats may be missing."""
    rules = rules_of("yamatai", 3)
    prompts, match, chance = Prompts(rules, language), rules.start(0), random.Random(0)
    mine = others = 0
    for _ in range(61):
        seat, pc, codes = match.owed()[0]
        decision = match.decisions()[0]
        if "build" in decision.path:
            mat = match.view(seat)["zones"]["mat"].get(f"player_{seat + 1}", [])
            asked = [WhyNot(prompts, match, seat).answer(code) for code in candidates(rules, pc) if code not in codes]
            said = any(told in line for one in asked for line in one.lines)
            mine, others = mine + (said and "fleet_9" in mat), others + (said and "fleet_9" not in mat)
        wanted = [option for option in decision.options if option.id in ("fleet_9", "build")]
        match.choose(chance.choice(wanted or decision.options).id, decision.player)
    assert mine and not others


def test_of_a_goal_it_is_said_what_is_lacking_also_where_another_step_asks_for_it() -> None:
    """Y40: one plans for an achievement when assistants are placed."""
    rules = rules_of("yokohama", 2)
    match = rules.start(3)
    while "placement" not in match.decisions()[0].path:
        match.choose(match.decisions()[0].options[-1].id)
    shown = match.view(0)["zones"]["goals"]
    goals = [name for name in (shown.values() if isinstance(shown, dict) else [shown]) for name in name]
    told = [line for goal in goals for line in answer(match, goal)]
    assert sum(line.startswith("This does not hold: ") for line in told) >= 3, told
