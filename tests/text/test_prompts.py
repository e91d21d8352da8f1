"""Decisions in words: what is asked, what can be chosen, what has happened and why something cannot be done."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from games.playing import expansions_of, rules_of
from runtime.tiny import tiny
from spielwerk.interpreter.engine.events import Counted, Event, How, Place, Shifted
from spielwerk.interpreter.engine.gains import Change
from spielwerk.interpreter.engine.match import Match
from spielwerk.interpreter.engine.recording import recorded
from spielwerk.interpreter.engine.rules import Rules, load
from spielwerk.interpreter.lowering.anatomy import asking_of
from spielwerk.interpreter.lowering.stops import Choice
from spielwerk.interpreter.phrases.things import OneOf, Qualified
from spielwerk.interpreter.phrases.words import Listed, Name, Noun, Plain, Say
from spielwerk.interpreter.plan.build import NOTHING
from spielwerk.interpreter.prose.options.prompts import Prompts
from spielwerk.interpreter.prose.questions.purposes import below
from spielwerk.interpreter.prose.questions.typed import fitting
from spielwerk.interpreter.prose.record.outcome import EVERYTHING
from spielwerk.interpreter.prose.texts.labels import Labels
from spielwerk.interpreter.prose.whole_games.chronicle import chronicle
from spielwerk.interpreter.prose.why.whynot import WhyNot
from spielwerk.interpreter.study.why import Failing, candidates, failing, state_of
from support.written import written

LANGUAGES = ("en", "pl", "de", "uk", "cs")
#: for whole games: the others with `-m soak`
SOME = ["en", "uk", *(pytest.param(language, marks=pytest.mark.soak) for language in ("cs", "de", "pl"))]
#: decided in secret by the third of four players, and kept from the others when all have decided
OPENED: dict[str, Any] = {"opened": True, "unseen": frozenset({0, 1, 3})}
VERBS = Path(__file__).parents[1] / "data" / "verbs"
ENGLISH = re.compile(
    r"\b(the|of|you|your|each|gain|pay|when|from|with|and|or|may|choose|take|move|player|round)\b", re.I
)


def chose(seat: int, pc: int, code: int, **more: Any) -> Event:
    """Somebody was asked and has chosen."""
    return Event(seat, How.ASKED, pc, code, **more)


@cache
def rules(players: int = 4) -> Rules:
    return load("yokohama", players, ("free_agents", "achievement_rewards"))


@cache
def prompts(language: str, players: int = 4) -> Prompts:
    return Prompts(rules(players), language)


def choice(path: str, named: str = "") -> int:
    """The decision of a rule or card, by its path and (part of) its text in the rules."""
    fits: dict[int, Choice] = rules().machine.program.choices
    return next(pc for pc, c in fits.items() if c.path.split("/")[-1] == path and named in c.text)


def sound(text: str, language: str) -> None:
    assert text and not re.search(r"[{}_?]|  | [,:.]", text), text
    assert language == "en" or not ENGLISH.search(text), text


# ---- everything there is can be said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_words(language: str) -> None:
    spoken = prompts(language)
    why = WhyNot(spoken, rules().start(1), 0)
    for pc, found in spoken.choices.items():
        sound(spoken.prompt(pc), language)
        sound(spoken.title(pc), language)
        for code in found.names:
            sound(spoken.label(pc, code), language)
        for reason in found.reasons:
            failing = Failing(reason, 3 if reason.need else None, 1 if reason.need else None)
            sound(why.reasons.text(found, failing), language)


@pytest.mark.parametrize("game", ["yokohama", "yamatai", "smartphone_inc", str(VERBS)])
def test_every_verb_that_asks_says_how(game: str) -> None:
    """What is only asked whether, how often, or whether to go on is worded for all verbs alike."""
    for found in load(game, 2).machine.program.choices.values():
        alike = {"yes", "go_on"} & {*found.names.values()} or found.player == NOTHING  # nobody is asked
        assert alike or asking_of(found.effect) is not None, found.text


def test_whatever_is_not_offered_has_a_reason() -> None:
    """Also where it makes no sense at all: to walk with a piece that stands nowhere."""
    made = load(VERBS, 2)
    for seed in range(3):
        match = made.start(seed)
        for _ in range(12):
            [(who, pc, codes), *_] = match.owed()
            for code in candidates(made, pc):
                assert code in codes or failing(made, state_of(match, who), pc, code, list(codes))
            match.pick(who, random.Random(seed).choice(codes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    spoken: Labels = prompts(language)
    names = [spoken.copy(thing.index) for thing in spoken.words.things]
    assert len(names) == len(set(names))
    for name in names:
        sound(name, language)
    for thing in spoken.words.things:
        for line in spoken.printed(thing.index):
            sound(line.strip(" -"), language)


@pytest.mark.parametrize("language", SOME)
def test_a_whole_game_is_asked_and_told_in_words(language: str) -> None:
    spoken, match = prompts(language, 2), rules(2).start(7)
    chance, events = random.Random(7), list[Event]()
    while not match.over:
        seat, pc, codes = match.owed()[0]
        decision = spoken.decision(match, seat, pc, codes)
        labels = [option.label for option in decision.options]
        assert len(labels) == len(set(labels)), labels
        assert [option.id for option in decision.options] == [rules(2).option_id(pc, code) for code in codes]
        for text in (decision.prompt, *labels):
            sound(text, language)
        code = chance.choice(codes)
        events += recorded(match, seat, code, spoken.arguments)
    for paragraph in spoken.log(events):
        sound(paragraph, language)
    result = match.result()
    for source in result.by_source[0]:
        sound(spoken.source(source), language)
    sound(spoken.cause(result.cause), language)


# ---- how it is said


@pytest.mark.parametrize(
    ("language", "path", "named", "said"),
    [
        ("en", "placement.pair", "", "2 assistants on one area: choose an area other than the canal"),
        ("en", "port_a.action", "pay", "Port A: pay 2 yen or 1 import"),
        ("en", "movement", "choose one", "The movement step: choose one"),
        ("en", "church.action", "free", "Church: choose a free church space"),
        ("pl", "port_a.action", "pay", "Port A: zapłać 2 jeny lub 1 dobro importowane"),
        ("pl", "church.action", "free", "Kościół: wybierz wolne pole planszy zarządzania kościoła"),
        ("pl", "take_back", "", "Zwróć na rękę dowolną liczbę swoich asystentów z obszarów: "
                                "wybierz obszar, na którym masz asystenta"),
        ("de", "port_a.action", "pay", "Hafen A: Zahle 2 Yen oder 1 Importgut"),
        ("de", "church.action", "free", "Kirche: Wähle ein freies Feld der Kirchen-Verwaltungstafel"),
        ("uk", "port_a.action", "pay", "Порт А: сплатіть 2 єни або 1 імпортний товар"),
        ("uk", "church.action", "free", "Церква: оберіть вільну комірку планшета управління «Церква»"),
    ],
)  # fmt: skip
def test_what_is_asked(language: str, path: str, named: str, said: str) -> None:
    assert prompts(language).prompt(choice(path, named)) == said


@pytest.mark.parametrize(
    ("language", "path", "option", "said"),
    [
        ("en", "chinatown.action", "buy_copper", "pay 2 yen to gain 1 copper"),
        ("en", "chinatown.action", "done", "done"),
        ("en", "building", "trading_house", "trading house"),
        ("en", "laboratory_a.action", "2 yen", "2 yen"),
        ("en", "take_any_good", "silk", "1 silk"),
        ("en", "movement", "tramway", "Tramway"),
        ("en", "extra_actions", "university", "University"),
        ("pl", "chinatown.action", "sell_fish", "zapłać 1 rybę, aby otrzymać 1 jena"),
        ("pl", "laboratory_a.action", "2 yen", "2 jeny"),
        ("pl", "building", "shop", "sklep"),
        ("de", "chinatown.action", "buy_copper", "2 Yen zahlen, um 1 Kupfer zu erhalten"),
        ("de", "take_any_good", "silk", "1 Seide"),
        ("uk", "chinatown.action", "buy_tea", "сплатіть 1 єну, щоб отримати 1 жетон чаю"),
        ("uk", "laboratory_a.action", "2 yen", "2 єни"),
    ],
)
def test_what_can_be_chosen(language: str, path: str, option: str, said: str) -> None:
    pc = choice(path, "pay" if option == "2 yen" else "")
    code = next(c for c, name in prompts(language).choices[pc].names.items() if name == option)
    assert prompts(language).label(pc, code) == said


def give(match: Match, card: str, zone: str, seat: int) -> None:
    """Notes that a card lies in a zone of a player, as far as a label looks."""
    layout, words = match.rules.layout, match.rules.words
    match.state[layout.locations + words.thing_names[card]] = layout.zone_places[zone] + seat


def test_a_label_speaks_of_the_limit_a_card_has_changed() -> None:
    spoken, match = prompts("en"), rules().start(1)
    pc = choice("placement")
    assert spoken.label(pc, 0, **dict(spoken.arguments(match, 1, pc, 0))) == "up to 3 assistants on different areas"
    give(match, "newspaper", "technologies", 1)
    assert spoken.label(pc, 0, **dict(spoken.arguments(match, 1, pc, 0))) == "up to 4 assistants on different areas"
    assert spoken.prompt(choice("placement.spread"), match, 1).startswith("Up to 4 assistants")
    assert spoken.prompt(choice("placement.spread"), match, 0).startswith("Up to 3 assistants")


def test_a_long_question_is_asked_in_fewer_words() -> None:
    """What holds for everything that is offered need not be said; the step in full says it."""
    port = choice("port_a.action", "choose an order")
    assert prompts("en").prompt(port).endswith("whose slot’s required power is at most your power")
    assert prompts("en").prompt(port, longest=60) == "Port A: choose an order in the row of this area"
    assert prompts("en").prompt(port, longest=20) == "Port A: choose an order"
    paying = choice("church.action", "pay (")
    assert prompts("pl").prompt(paying, longest=60) == "Kościół: wybierz, czym zapłacić"
    short = choice("placement.pair")
    assert prompts("en").prompt(short, longest=60) == prompts("en").prompt(short)


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Lay a plan: choose the sheet that lies below", "Lay a plan: choose the sheet that lies on top"),
        ("pl", "Ułóż arkusze: wybierz arkusz, który będzie leżał na spodzie",
               "Ułóż arkusze: wybierz arkusz, który będzie leżał na wierzchu"),
        ("de", "Lege deinen Plan: Wähle den unteren Planungsbogen", "Lege deinen Plan: Wähle den oberen Planungsbogen"),
        ("uk", "Складіть план: оберіть аркуш планування, який лежатиме знизу",
               "Складіть план: оберіть аркуш планування, який лежатиме зверху"),
    ],
)  # fmt: skip
def test_a_question_says_what_a_choice_is_for_in_words_of_its_own(language: str, first: str, second: str) -> None:
    spoken = Prompts(load("smartphone_inc", 2), language)
    plans = [pc for pc, c in spoken.choices.items() if c.path == "plan" and "a sheet" in c.source]
    assert {spoken.prompt(pc, longest=20) for pc in plans} == {spoken.prompt(pc) for pc in plans} == {first, second}


def test_copies_are_told_apart_by_what_is_printed_or_by_number() -> None:
    things = rules().words.thing_names
    assert prompts("en").thing(things["ball_1"]) == "Ball (Great Britain)"
    assert prompts("pl").thing(things["ball_2"]) == "Bal (Francja)"
    assert prompts("en").thing(things["silk_mill_2"]) == "Silk mill 2"
    assert prompts("de").thing(things["b01_shops_2"]) == "Gebäudetafel 1, Ladenfeld 2"


def test_the_log_keeps_numbers_and_every_reader_has_their_own_words() -> None:
    pair, where = choice("placement"), choice("placement.pair")
    bank = rules().words.thing_names["bank"]
    events = [chose(1, pair, 1), chose(1, where, bank), chose(2, choice("keep_one"), bank, **OPENED)]
    assert prompts("en").log(events)[0] == "Player 2 places 2 assistants on one area: Bank"
    assert prompts("pl").log(events)[0] == "Gracz 2 umieszcza 2 asystentów na jednym obszarze: Bank"
    assert (
        prompts("en").log(events)[1]
        == "Player 3 keeps one of the two orders and puts the other out of the game (secretly)"
    )
    assert "Bank" not in prompts("de").log(events)[1]


def test_the_log_tells_what_came_of_it() -> None:
    pair, where = choice("placement"), choice("placement.pair")
    bank = rules().words.thing_names["bank"]
    events = [
        chose(1, pair, 1, facts=(Counted("yen", 0, 3, 4), Counted("yen", 1, 4, 3))),
        chose(1, where, bank, facts=(Counted("yen", 1, 3, 6),)),
    ]
    assert prompts("en").log(events) == [
        "Player 2 places 2 assistants on one area: Bank (−1 yen, +3 yen; Player 1: +1 yen)"
    ]
    assert prompts("en").log(events, 1, others=True) == prompts("en").log(events), (
        "one's own, too: something came of it"
    )
    assert prompts("pl").log([chose(0, pair, 1, facts=(Counted("point", 0, 5, 0),))])[0].endswith("(−5 punktów)")


def test_of_what_a_player_did_where_nothing_came_of_it_only_what_nobody_asked_them_for_is_news() -> None:
    walk, bank = choice("movement.walk"), rules().words.thing_names["bank"]
    there = (Shifted("president", 1, 1, Place("hand", 1), Place("area", bank)),)
    asked, alone = chose(1, walk, bank, facts=there), Event(1, How.ONLY, walk, bank, facts=there)
    assert prompts("en").log([asked], 1, others=True) == []
    assert prompts("en").log([alone], 1, others=True) == prompts("en").log([asked]) != []
    assert prompts("en").log([alone, asked], 1, others=True) == [], "a step on the way to where they wanted to go"
    begun = Event(1, How.ONLY, choice("movement"), 1)
    assert prompts("en").log([begun], 1, others=True) == [] != prompts("en").log([begun]), "nothing has changed"


def test_where_the_only_piece_of_a_player_stands_is_told_once() -> None:
    walk, bank = choice("movement.walk"), rules().words.thing_names["bank"]
    hand, there = Place("hand", 1), Place("area", bank)
    came = (Shifted("president", 1, 1, hand, there), Counted("yen", 1, 0, 2))
    assert prompts("en").log([chose(1, choice("movement"), 1, facts=came)])[0].endswith("(president: Bank, +2 yen)")
    assert prompts("en").log([chose(1, walk, bank, facts=came)])[0].endswith("moves the president: Bank (+2 yen)")
    home = (Shifted("president", 1, 1, there, hand),)
    assert "Bank" not in prompts("en").log([chose(1, choice("movement"), 1, facts=home)])[0]


def test_things_of_a_sort_are_told_by_what_they_are() -> None:
    boats = Prompts(load("yamatai", 2), "en")
    assert boats.brought([Change(0, "bamboo", 0, 2), Change(0, "coin", 5, 1)]) == "−4 coins, +2 bamboo boats"


def test_a_name_with_a_number_has_the_case_of_the_name() -> None:
    """One of several places of the same name, behind a preposition."""
    copy = Say("cli-copy", name=Name("tea_plantation"), n=2)
    assert prompts("uk").text(copy) == "Чайна плантація 2"
    assert prompts("uk").text(Say("rule-building", place=copy)) == "збудуйте будівлю на Чайній плантації 2"


def test_a_letter_in_a_name_is_no_preposition() -> None:
    """`Порт В` stays so before other words, though the preposition would be another there."""
    both = Listed([Name("port_b"), Name("bank")], "list-and")
    assert prompts("uk").text(both) == "Порт В та Банк"
    assert prompts("uk").text(Say("cli-log-came", what=Name("port_b"), came="−2 єни")) == "Порт В (−2 єни)"


def test_copies_of_a_pile_have_a_number_only_where_both_are_offered() -> None:
    boats = Prompts(load("yamatai", 2), "en")
    sale = next(pc for pc, c in boats.choices.items() if c.source.startswith("a sellable boat in your boats"))
    kind = boats.words.kinds["boat"]
    one, other = [thing.index for thing in kind.things if boats.sort(thing.index) == "wood boat"][:2]
    assert boats.label(sale, one) == boats.label(sale, other, [other]) == "wood boat"
    assert {boats.label(sale, i, [one, other]) for i in (one, other)} == {"wood boat 1", "wood boat 2"}
    assert "wood boat 2" in boats.short_names(sale, other), "who has seen a number may type it"


def test_a_number_on_a_track_goes_from_one_place_to_another() -> None:
    phones = Prompts(load("smartphone_inc", 2), "en")
    assert phones.brought([Change(0, "price", 5, 4), Change(0, "point", 0, 3)]) == "+3 points, price 5 → 4"
    assert phones.brought([Change(0, "price", 5, 4), Change(0, "price", 4, 5)]) == ""


def test_going_on_is_no_deed() -> None:
    where = choice("placement.spread")
    bank = rules().words.thing_names["bank"]
    assert prompts("en").log([chose(1, where, bank), chose(1, where, -1)]) == ["Player 2 places an assistant: Bank"]
    assert prompts("en").log([chose(1, where, -1)]) == []
    assert prompts("en").log([chose(1, where, -1)], EVERYTHING) == ["Player 2 goes on"]


def test_a_way_on_which_nothing_was_done_is_no_deed() -> None:
    """Whether the player stopped there or could choose nothing; what is still to come is not known."""
    way, where = choice("placement"), choice("placement.spread")
    spread = next(code for code, name in prompts("en").choices[way].names.items() if name == "spread")
    bank = rules().words.thing_names["bank"]
    entered, stopped, elsewhere = chose(1, way, spread), chose(1, where, -1), chose(1, choice("take_back"), bank)
    told = "Player 2 takes an assistant back: Bank"
    assert prompts("en").log([entered, stopped, elsewhere]) == [told]
    assert prompts("en").log([entered, elsewhere]) == [told]
    assert prompts("en").log([entered, chose(1, where, bank), stopped]) == ["Player 2 places an assistant: Bank"]
    assert prompts("en").log([entered]) == ["Player 2 places assistants"]
    assert prompts("en").log([entered, stopped]) == []


def test_where_nothing_was_done_a_record_tells_nothing() -> None:
    """Who looks at that decision alone hears that they went on."""
    where, bank = choice("placement.spread"), rules().words.thing_names["bank"]
    made = [[chose(0, where, bank)], [chose(1, where, -1)]]
    assert [(e.first, e.text) for e in chronicle(prompts("en"), made)] == [(1, "Player 1 places an assistant: Bank")]
    assert [e.text for e in chronicle(prompts("en"), made[1:], 1)] == ["Player 2 goes on"]


def test_the_same_several_times_in_a_row_is_told_once() -> None:
    where, bank = choice("placement.spread"), rules().words.thing_names["bank"]
    assert prompts("en").log([chose(1, where, bank)] * 3) == ["Player 2 places assistants: Bank ×3"]


def test_the_way_to_what_is_chosen_is_told_once() -> None:
    menu, where, bank = choice("placement"), choice("placement.pair"), rules().words.thing_names["bank"]
    told = prompts("en").log([chose(1, menu, 1), chose(1, where, bank)] * 2)
    assert told == ["Player 2 places 2 assistants on one area: Bank ×2"]
    assert prompts("en").log([chose(1, menu, 1)] * 2) == ["Player 2 places 2 assistants on one area ×2"]


def test_how_many_answers_a_secret_took_is_not_told() -> None:
    events = [chose(2, choice("keep_one"), 1, **OPENED), chose(2, choice("placement"), 1, **OPENED)]
    (told,) = prompts("en").log(events)
    assert told.count("secretly") == 1
    open_yet = [replace(event, opened=False, unseen=frozenset(), secret=True) for event in events]
    assert prompts("en").log(open_yet) == prompts("en").log(open_yet, 0) == []
    assert "2 assistants" in prompts("en").log(open_yet, 2)[0]


def test_an_alternative_and_the_rule_it_leads_to_are_one_sentence() -> None:
    menu, which = choice("extra_actions"), choice("fulfil_order")
    order = next(t.index for t in rules().words.things if t.kind == "order")
    code = next(c for c, name in prompts("en").choices[menu].names.items() if name == "fulfil_order")
    told = prompts("en").log([chose(0, menu, code), chose(0, which, order), chose(0, menu, code)])
    assert told == [f"Player 1 fulfils an order: {prompts('en').thing(order)}; fulfils an order"]


def test_an_alternative_that_was_the_only_one_is_told_by_what_was_chosen_for_it() -> None:
    bank = rules().words.thing_names["bank"]
    for step, told in (
        ("placement.pair", "places 2 assistants on one area"),
        ("placement.spread", "places an assistant"),
    ):
        assert prompts("en").log([chose(0, choice(step), bank)]) == [f"Player 1 {told}: Bank"]


def test_what_a_card_or_place_does_is_told_under_its_name() -> None:
    market, walk = choice("chinatown.action"), choice("movement.walk")
    town = rules().words.thing_names["chinatown"]
    told = prompts("en").log([chose(0, walk, town), chose(0, market, 0), chose(0, market, 0)])
    assert told == ["Player 1 moves the president: Chinatown; Chinatown → pays 2 yen to gain 1 copper ×2"]
    assert prompts("de").log([chose(0, market, 0)]) == ["Spieler 1: Chinatown → zahlt 2 Yen, um 1 Kupfer zu erhalten"]


def test_what_is_chosen_for_a_card_is_told_with_it() -> None:
    spoken = Prompts(load("yamatai", 2), "en")
    free, where = (
        next(pc for pc, c in spoken.choices.items() if c.path.endswith(end) and wanted(c))
        for end, wanted in (("", lambda c: "fleet_5" in c.names.values()), ("fleet_5", lambda c: not c.names))
    )
    code = next(c for c, name in spoken.choices[free].names.items() if name == "fleet_5")
    island = spoken.words.entries["c2"][0]
    assert spoken.log([chose(0, free, code), chose(0, where, island)]) == ["Player 1 uses Fleet 5: C2"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Player 1 takes 1 assistant from the warehouse"),
        ("pl", "Gracz 1 bierze 1 asystenta z magazynu na rękę"),
        ("de", "Spieler 1 nimmt 1 Assistenten aus der Faktorei auf die Hand"),
        ("uk", "Гравець 1 бере 1 помічника зі складу в руку"),
    ],
)
def test_what_somebody_else_did_is_not_told_as_yours(language: str, told: str) -> None:
    assert prompts(language).log([chose(0, choice("hire"), 0)]) == [told]


@pytest.mark.parametrize("game", ["yokohama", "yamatai", "smartphone_inc"])
def test_every_step_that_asks_and_every_alternative_with_a_name_is_told_as_a_deed(game: str) -> None:
    rules_, seen = rules_of(game, 2, expansions_of(game)), set[tuple[str, str]]()
    spoken = [Prompts(rules_, language) for language in LANGUAGES]
    for pc, found in spoken[0].choices.items():
        step = found.path.split("/")[-1].partition(".")[0]
        if step in spoken[0].game.rules and "go_on" not in found.names.values():
            assert all(language.titled(pc).does for language in spoken), step
        for code, name in found.names.items():
            if (step, name) not in seen and found.kind != "grid":
                assert len({bool(language.did(pc, code)) for language in spoken}) == 1, (step, name)
            seen.add((step, name))


def test_how_often_one_is_still_asked_and_by_which_number_stands_behind_the_question() -> None:
    match = rules(2).start(3)
    for _ in range(2):
        decision = match.decisions()[0]
        match.choose(decision.options[0].id, decision.player)
    spoken = Prompts(rules(2), "en")

    def asked() -> str:
        seat, pc, codes = match.owed()[0]
        return spoken.decision(match, seat, pc, codes).prompt

    assert asked() == "Place assistants: choose one"
    match.choose("spread")
    assert asked().endswith("(3 left)")
    match.choose("port_a")
    assert asked().endswith("(2 left)")
    match.choose("done")
    assert asked().startswith("Port A: choose an order") and asked().endswith("(power: 2)")


@pytest.mark.parametrize(
    ("body", "more"),
    [
        (["choose a place", "gain 1 coin", {"you may": ["choose a place", "gain 2 coins"]}], True),
        ([{"you may": ["choose a place", "gain 1 coin"]}, {"you may": ["choose a place", "gain 2 coins"]}], False),
        ([{"choose a place": "gain 1 coin", "otherwise": "nothing"}, {"choose a card": "gain 1 coin"}], False),
    ],
)
def test_what_is_asked_once_more_in_the_same_words_says_so(tmp_path: Path, body: list[Any], more: bool) -> None:
    """Unless the first could be left out: then it need not be one more."""
    cards = {"kinds": {"place": {}, "card": {"start": "table"}}, "places": {"field": {}, "hill": {}}}
    more_of_it = {"cards": {"ace": {}, "king": {}}, "zones": {"table": {"holds": "card"}}}
    match = tiny(tmp_path, **cards, **more_of_it, rules={"act": body}).start(1)
    spoken, seat, asked = Prompts(match.rules, "en"), match.owed()[0][0], list[str]()
    while match.owed()[0][0] == seat and match.round == 1:
        _, pc, codes = match.owed()[0]
        asked.append(spoken.asked(match, seat, pc))
        match.pick(seat, codes[0])
    assert [text.endswith("(one more)") for text in asked if "choose a " in text][1:] == [more], asked


def test_it_is_known_where_one_is_asked_so_often_at_most() -> None:
    limited = {c.path for c in rules().machine.program.choices.values() if c.left >= 0}
    assert {"placement.spread", "chinatown.action", "hire", "church.action"} <= limited
    assert not {"placement", "movement", "fulfil_order", "extra_actions"} & limited


def why_not(game: str, language: str, step: str, rule: str) -> list[str]:
    """What is said of the first reason of a step whose text in the rules has these words."""
    spoken = Prompts(rules_of(game, 2), language)
    match, steps = spoken.rules.start(1), [c for c in spoken.choices.values() if c.path.endswith(step)]
    found, reason = next((c, reason) for c in steps for reason in c.reasons if rule in reason.text)
    return WhyNot(spoken, match, match.owed()[0][0]).lines(found, [Failing(reason, None, None)])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ", and this sea space is not a start space"),
        ("de", ", und dieses Seefeld ist kein Startfeld"),
        ("pl", ", a to pole nie jest polem startowym"),
        ("uk", ", а ця морська клітинка не є початковою клітинкою"),
        ("cs", "; zároveň toto pole není startovní pole"),
    ],
)
def test_of_two_ways_the_one_that_only_another_thing_could_have_is_told_too(language: str, said: str) -> None:
    """M9: the first boat of a turn begins on a start space, or next to one of the same material."""
    rules = rules_of("yamatai", 3)
    prompts = Prompts(rules, language)
    match = rules.start(0)
    while "sail" not in match.decisions()[0].path:
        match.choose(match.decisions()[0].options[0].id)
    match.choose(match.decisions()[0].options[0].id)
    seat, pc, codes = match.owed()[0]
    answers = [WhyNot(prompts, match, seat).answer(code) for code in candidates(rules, pc) if code not in codes]
    assert any(line.endswith(said) for answer in answers for line in answer.lines), [a.lines for a in answers]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "You can only choose a sea space where you may begin or next to a sea space with a boat of the same "
            "material as the chosen boat",
        ),
        (
            "pl",
            "Możesz wybrać tylko pole, na którym możesz zacząć, lub pole sąsiadujące z polem, na "
            "którym jest łódź z tym samym surowcem co wybrana łódź",
        ),
        (
            "de",
            "Infrage kommt nur ein Seefeld, auf dem eine Kette beginnen darf, oder ein Seefeld neben einem "
            "Seefeld mit einem Schiff mit demselben Rohstoff wie das gewählte Schiff",
        ),
        (
            "uk",
            "Ви можете обрати лише морську клітинку, з якої можна почати ланцюг, або сусідню з морською "
            "клітинкою, на якій є човен із тим самим ресурсом, що й в обраного човна",
        ),
    ],
)
def test_where_one_of_two_things_would_do_each_is_told_by_itself(language: str, said: str) -> None:
    assert why_not("yamatai", language, "sail", "harbour") == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "es gibt kein Seefeld, auf dem eine Kette beginnen darf, und kein Seefeld neben einer Insel"),
        ("en", "there is no sea space where you may begin or next to an island"),
    ],
)
def test_where_neither_of_two_things_is_there_both_are_denied(language: str, said: str) -> None:
    spoken = Prompts(rules_of("yamatai", 2), language)
    ways = [Say("is-harbour", "behind"), Say("next-to", thing=Qualified(Noun("island"), "a", [], []))]
    none = Qualified(Noun("sea"), "no", [], [OneOf(ways)])
    assert spoken.text(Say("there-is-no", what=none, form="bare")) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You can only choose a sheet of a different colour from the chosen sheet"),
        ("pl", "Możesz wybrać tylko arkusz innego typu niż wybrany arkusz"),
        ("de", "Infrage kommt nur ein Planungsbogen in einer anderen Farbe als der gewählte Planungsbogen"),
        ("uk", "Ви можете обрати лише аркуш планування іншого кольору, ніж обраний аркуш планування"),
    ],
)
def test_what_is_printed_on_two_things_is_compared_in_one_clause(language: str, said: str) -> None:
    assert why_not("smartphone_inc", language, "plan", "board of it") == [said]


# ---- what a person typed


def test_things_are_found_by_what_the_board_calls_them() -> None:
    spoken = prompts("en")
    assert [spoken.entry(i) for i in spoken.find_sorts("fishing 2")] == ["Fishing ground"]
    assert [spoken.entry(i) for i in spoken.find_sorts("#34")] == ["Order 34"]
    boats = Prompts(rules_of("yamatai", 3), "en")
    assert [boats.entry(i) for i in boats.find_sorts("16")] == ["Building 16"], "and no boat, though there are 22"


def test_things_and_options_are_found_by_label_and_by_id() -> None:
    spoken, things = prompts("pl"), rules().words.thing_names
    assert spoken.find_sorts("cegiel") == spoken.find_sorts("brickyard")
    assert spoken.find_sorts("cegiel") == [things["brickyard_1"], things["brickyard_2"]]  # their countries differ
    found = spoken.find_sorts("laboratorium")
    assert len({spoken.entry(i) for i in found}) == 2 and spoken.find_sorts("xyz") == []
    forms = {"pair": ("pair", "2 asystentów na jednym obszarze"), "spread": ("spread", "do 3 asystentów")}
    assert fitting("2 Asystentów na jednym", forms) == fitting("PAIR", forms) == ["pair"]
    assert fitting("asystentów", forms) == ["pair", "spread"] and fitting(" ", forms) == []


# ---- words that are missing


def bare(folder: Path, two: str = "gain 2 red_stones") -> Rules:
    """A game nobody has written words for."""
    (folder / "game.yaml").write_text(
        "game: bare_bones\nplayers: [2]\ncounters: {red_stone: {of: player}}\n"
        "flow: {round: {as each player: turn}, turn: pick_up}\n"
        f"rules: {{pick_up: {{choose one: {{one_stone: gain 1 red_stone, two: {two}}}}}}}\n"
        "end: {rich: {when: there is a player where red_stones of it at least 9, after: {rounds: 0}}}\n"
        "winner: [most red_stone]\n",
        encoding="utf-8",
    )
    return load(str(folder), 2)


def asked(rules_: Rules, language: str) -> tuple[str, list[str]]:
    match = rules_.start(1)
    decision = Prompts(rules_, language).decision(match, *match.owed()[0])
    return decision.prompt, [option.label for option in decision.options]


def test_a_game_without_words_is_played_with_its_ids(tmp_path: Path) -> None:
    for language in ("en", "pl", "xx"):
        assert asked(bare(tmp_path), language)[1] == ["gain 1 red stone", "gain 2 red stones"]
    assert asked(bare(tmp_path), "en")[0] == "Pick up: choose one"


def test_a_pack_brings_its_own_words(tmp_path: Path) -> None:
    words = tmp_path / "translations" / "pl"
    words.mkdir(parents=True)
    (words / "bare_bones.ftl").write_text(
        "noun-red_stone =\n    .gender = mi\n    .nom-sg = kamień\n    .acc-sg = kamień\n    .acc-pl = kamienie\n"
        "    .gen-pl = kamieni\noption-two = para kamieni\nrule-pick_up = weź kamienie\n",
        encoding="utf-8",
    )
    said = asked(bare(tmp_path), "pl-PL")
    assert said == ("Weź kamienie: wybierz jedno", ["otrzymaj 1 kamień", "para kamieni"])


def test_what_others_count_is_theirs(tmp_path: Path) -> None:
    rules_ = bare(tmp_path, "gain (red_stones + 1) red_stones")
    seat, pc, codes = rules_.start(1).owed()[0]
    (told,) = Prompts(rules_, "en").log([chose(seat, pc, codes[1])])
    assert told == "Player 1 gains as many red stones as the number of their red stones plus 1"


def test_words_that_only_ask_are_told_as_what_was_chosen_there(tmp_path: Path) -> None:
    words = tmp_path / "translations" / "pl"
    words.mkdir(parents=True)
    asking = "rule-pick_up = weź kamienie\noption-two = para kamieni\n"
    for more, told in (
        ("", "Gracz 1: weź kamienie → para kamieni"),
        ("    .does = bierze parę kamieni\n", "Gracz 1 bierze parę kamieni"),
    ):
        (words / "bare_bones.ftl").write_text(asking + more, encoding="utf-8")
        rules_ = bare(tmp_path)
        seat, pc, codes = rules_.start(1).owed()[0]
        assert Prompts(rules_, "pl").log([chose(seat, pc, codes[1])]) == [told]


def test_words_for_the_log_alone_leave_the_question_as_the_rules_make_it() -> None:
    """`ask-choose_fleet-fleet` has nothing but `.does` there."""
    rules_ = load("yamatai", 2)
    match = rules_.start(1)
    seat, pc, codes = match.owed()[0]
    spoken = Prompts(rules_, "uk")
    assert spoken.decision(match, seat, pc, codes).prompt == "Оберіть одну з відкритих флотилій"
    (told,) = spoken.log([chose(seat, pc, codes[0])])
    assert re.fullmatch(r"Гравець \d обирає флотилію \d+", told)


def test_a_card_used_inside_a_step_may_have_a_question_of_its_own() -> None:
    """The step's own choice has another one."""
    spoken = Prompts(load("smartphone_inc", 2), "cs")
    asked = {c.step: c for c in spoken.choices.values() if c.step.startswith("logistics_action")}
    assert spoken.text(spoken.question(asked["logistics_action.wifi_front"])) == "vyber region pro druhou pobočku"
    assert "druhou" not in spoken.text(spoken.question(asked["logistics_action"]))


def test_a_card_used_before_a_step_is_not_told_as_that_step() -> None:
    spoken = Prompts(load("yamatai", 2), "en")
    pc, code = next((pc, max(c.names)) for pc, c in spoken.choices.items() if "go_on" in c.names.values())
    assert spoken.log([chose(0, pc, code)]) == [f"Player 1 uses {spoken.label(pc, code)}"]


def test_what_a_rule_was_done_at_before_is_not_named_where_it_has_not_begun_again() -> None:
    spoken = prompts("en")
    match = spoken.rules.start(1)
    place, (bank,) = spoken.game.rules["building"].place, spoken.words.entries["bank"]
    assert place is not None
    spoken.state_of(match, 0)[spoken.rules.layout.slot(place)] = bank
    asked = {"go_on" in c.names.values(): c for c in spoken.choices.values() if c.step == "building"}
    assert spoken.text(spoken.heading(asked[False], match, 0)) == "build on Bank"
    assert spoken.text(spoken.heading(asked[True], match, 0)) == "build on this area"


@pytest.mark.parametrize("pack", ["grove", "layers", "market", "sealed"])
def test_everything_that_can_be_chosen_has_a_label(pack: str) -> None:
    spoken = Prompts(load(str(Path(__file__).parents[1] / "data" / pack)), "en")
    for pc, choice in spoken.choices.items():
        assert all(spoken.label(pc, code) for code in choice.names), choice.text
        assert spoken.prompt(pc), choice.text


def test_an_offer_that_can_be_taken_again_says_what_is_paid_and_done() -> None:
    spoken = Prompts(load(str(Path(__file__).parents[1] / "data" / "market")), "en")
    pc = next(pc for pc, c in spoken.choices.items() if c.path == "market.action")
    assert spoken.prompt(pc).endswith("you may pay 1 wood to gain 3 coins")
    assert (spoken.label(pc, 1), spoken.label(pc, -1)) == ("yes", "done")


def test_a_question_that_begins_with_its_title_stands_alone() -> None:
    spoken = Prompts(rules(2), "en")
    assert below(spoken, Plain("choose a card"), Plain("choose a card in the row")) == "Choose a card in the row"
    assert below(spoken, Plain("choose a car"), Plain("choose a card")) == "Choose a car: choose a card"


def test_a_step_in_which_nothing_is_asked_is_not_asked_for_with_a_card(tmp_path: Path) -> None:
    """What comes then is another line of the flow, or a rule that this one does not do."""
    text = """
game: port
players: [2]
counters: {coin: {of: player, start: 1}, point: {of: player}}
kinds: {card: {start: shop, has: {abilities: abilities}}}
zones: {shop: {holds: card}, tableau: {of: player, holds: card, in play: yes}}
cards: {source: known, mill: {abilities: [{once per turn: gain 1 coin}]}}
setup: {deal: {as each player: {find a card in shop: move that card to your tableau}}}
flow: {round: {as each player: turn}, turn: {tidy: tidy, trade: trade}}
rules:
  tidy: {as often as possible: {only if your coins more than LIMIT: {choose one: {spend: pay 1 coin, give: drop}}}}
  drop: pay 1 coin
  trade: {choose one: {sell: gain 1 coin, rest: gain 1 point}}
end: {rounds: {when: round is 2, after: {rounds: 0}}}
winner: [most point]
"""
    for limit, asked in ((3, "Use an ability now or later, or go on"), (0, "Tidy: use an ability first, or go on")):
        rules = written(tmp_path, text.replace("LIMIT", str(limit)))
        match = rules.start(1)
        (seat, pc, codes), *_ = match.owed()
        spoken = Prompts(rules, "en")
        assert spoken.asked_first(match, seat, pc, spoken.over(match, seat, pc, codes[-1])) == asked
