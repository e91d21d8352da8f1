"""Ukrainian: sentences written down from the grammar of the language, and what the rules say of themselves."""

from __future__ import annotations

import re

import pytest
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.i18n.message_anatomy import plain_text
from spielwerk.interpreter.phrases.telling import lines
from spielwerk.interpreter.phrases.words import Amount, Listed, Noun, Say
from spielwerk.interpreter.prose.speaking.bundles import SOURCE, locale_of
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.texts.card_texts import Cards
from spielwerk.interpreter.prose.texts.renderer import telling

LANGUAGE = "uk"
EXPANSIONS = ["achievement_rewards", "free_agents"]
MODULES = ("core", "yokohama")


@pytest.fixture(scope="module")
def cards() -> Cards:
    return Cards(load("yokohama", 4, expansions=EXPANSIONS).machine.program.game, LANGUAGE)


def gain(cards: Cards, n: int, name: str, form: str = "") -> str:
    phrase = Say("gain", what=Amount(n, Noun(name)), form=form)
    return tidy(cards.speech.phrase(phrase))


def said(cards: Cards, rule: str) -> list[str]:
    """The body of a rule, line by line."""
    body = cards.game.rules[rule].body
    return cards.write_all(lines(telling(cards.game), body))


# 1 and 21 take the singular; 2, 3, 4 and 22 the nominative plural; 5, 11, 12 the genitive plural. The object of
# "отримайте" is in the accusative: 1 єну; of persons it is the genitive also after 2 (2 помічників, as двох).
GAINS = {
    "point": ["1 бал", "2 бали", "5 балів", "12 балів", "22 бали"],
    "yen": ["1 єну", "2 єни", "5 єн", "12 єн", "22 єни"],
    "copper": ["1 жетон міді", "2 жетони міді", "5 жетонів міді", "12 жетонів міді", "22 жетони міді"],
    "silk": ["1 жетон шовку", "2 жетони шовку", "5 жетонів шовку", "12 жетонів шовку", "22 жетони шовку"],
    "tea": ["1 жетон чаю", "2 жетони чаю", "5 жетонів чаю", "12 жетонів чаю", "22 жетони чаю"],
    "fish": ["1 жетон риби", "2 жетони риби", "5 жетонів риби", "12 жетонів риби", "22 жетони риби"],
    "import": [
        "1 імпортний товар",
        "2 імпортні товари",
        "5 імпортних товарів",
        "12 імпортних товарів",
        "22 імпортні товари",
    ],
    "good": ["1 місцевий товар", "2 місцеві товари", "5 місцевих товарів", "12 місцевих товарів", "22 місцеві товари"],
    "any_good": [
        "1 місцевий товар на вибір",
        "2 місцеві товари на вибір",
        "5 місцевих товарів на вибір",
        "12 місцевих товарів на вибір",
        "22 місцеві товари на вибір",
    ],
    "warehouse": [
        "1 маркер зі складу",
        "2 маркери зі складу",
        "5 маркерів зі складу",
        "12 маркерів зі складу",
        "22 маркери зі складу",
    ],
    "free_move": [
        "1 безкоштовне переміщення",
        "2 безкоштовні переміщення",
        "5 безкоштовних переміщень",
        "12 безкоштовних переміщень",
        "22 безкоштовні переміщення",
    ],
    "assistant": ["1 помічника", "2 помічників", "5 помічників", "12 помічників", "22 помічників"],
    "shop": ["1 крамницю", "2 крамниці", "5 крамниць", "12 крамниць", "22 крамниці"],
    "trading_house": [
        "1 торговий дім",
        "2 торгові доми",
        "5 торгових домів",
        "12 торгових домів",
        "22 торгові доми",
    ],
    "technology": [
        "1 карту технології",
        "2 карти технологій",
        "5 карт технологій",
        "12 карт технологій",
        "22 карти технологій",
    ],
    "agent": [
        "1 торгового представника",
        "2 торгових представників",
        "5 торгових представників",
        "12 торгових представників",
        "22 торгових представників",
    ],
}


@pytest.mark.parametrize("name", GAINS)
def test_numerals_of_an_object(cards: Cards, name: str) -> None:
    assert [gain(cards, n, name) for n in (1, 2, 5, 12, 22)] == [f"отримайте {amount}" for amount in GAINS[name]]


# the classes at their edges: 21 and 101 are like 1, but 11 and 111 are not; 14 is not like 4
@pytest.mark.parametrize(
    ("n", "amount"),
    [
        (0, "0 балів"),
        (4, "4 бали"),
        (11, "11 балів"),
        (14, "14 балів"),
        (21, "21 бал"),
        (25, "25 балів"),
        (33, "33 бали"),
        (101, "101 бал"),
        (102, "102 бали"),
        (111, "111 балів"),
        (112, "112 балів"),
    ],
)
def test_classes_of_numbers(cards: Cards, n: int, amount: str) -> None:
    assert gain(cards, n, "point") == f"отримайте {amount}"


# nominative: as a subject, where the object form of persons would be wrong
@pytest.mark.parametrize(
    ("name", "amounts"),
    [
        ("yen", ["1 єна", "2 єни", "5 єн", "12 єн", "21 єна", "22 єни"]),
        (
            "fish",
            ["1 жетон риби", "2 жетони риби", "5 жетонів риби", "12 жетонів риби", "21 жетон риби", "22 жетони риби"],
        ),
        ("assistant", ["1 помічник", "2 помічники", "5 помічників", "12 помічників", "21 помічник", "22 помічники"]),
        (
            "president",
            ["1 президент", "2 президенти", "5 президентів", "12 президентів", "21 президент", "22 президенти"],
        ),
        ("area", ["1 локація", "2 локації", "5 локацій", "12 локацій", "21 локація", "22 локації"]),
        (
            "achievement",
            ["1 досягнення", "2 досягнення", "5 досягнень", "12 досягнень", "21 досягнення", "22 досягнення"],
        ),
    ],
)
def test_numerals_of_a_subject(cards: Cards, name: str, amounts: list[str]) -> None:
    assert [cards.speech.phrase(Amount(n, Noun(name))) for n in (1, 2, 5, 12, 21, 22)] == amounts


# other cases: the noun alone carries the case; 21 goes with the singular
@pytest.mark.parametrize(
    ("form", "name", "amounts"),
    [
        ("gen", "yen", ["1 єни", "2 єн", "5 єн", "21 єни", "22 єн"]),
        ("gen", "assistant", ["1 помічника", "2 помічників", "5 помічників", "21 помічника", "22 помічників"]),
        ("loc", "area", ["1 локації", "2 локаціях", "5 локаціях", "21 локації", "22 локаціях"]),
        ("ins", "shop", ["1 крамницею", "2 крамницями", "5 крамницями", "21 крамницею", "22 крамницями"]),
        ("dat", "president", ["1 президентові", "2 президентам", "5 президентам", "21 президентові", "22 президентам"]),
    ],
)
def test_numerals_in_other_cases(cards: Cards, form: str, name: str, amounts: list[str]) -> None:
    voice = cards.speech.voices[0]
    assert [voice.form(Amount(n, Noun(name)), form) for n in (1, 2, 5, 21, 22)] == amounts


@pytest.mark.parametrize(
    ("form", "text"),
    [("", "отримайте 2 єни"), ("imp", "отримайте 2 єни"), ("inf", "отримати 2 єни"), ("to", "отримати 2 єни")],
)
def test_moods(cards: Cards, form: str, text: str) -> None:
    assert gain(cards, 2, "yen", form) == text


def test_a_list_of_three(cards: Cards) -> None:
    amounts = [Amount(1, Noun("copper")), Amount(2, Noun("tea")), Amount(5, Noun("yen"))]
    text = cards.speech.phrase(Say("gain", what=Listed(amounts)))
    assert text == "отримайте 1 жетон міді, 2 жетони чаю та 5 єн"


# a card of each form of ability
ABILITIES = {
    "ball": "Щоразу, коли ви виконуєте замовлення, отримайте 2 бали.",
    "brickyard": "Щоразу, коли ви розміщуєте помічника в комірці планшета управління «Митниця», отримайте 4 бали.",
    "electric_light": "Щоразу, коли ви будуєте торговий дім, отримайте 3 бали.",
    "exhibition": "Одразу отримайте 10 балів.",
    "gas_light": "Щоразу, коли ви будуєте крамницю, отримайте 2 бали.",
    "language_school": "Щоразу, коли ви виконуєте замовлення, отримайте 1 єну.",
    "patent_system": "Після отримання цієї карти щоразу, коли ви отримуєте карту технології, отримайте 2 бали.",
    "spinning_mill": "Один раз за хід ви можете віддати 1 жетон шовку, щоб отримати 2 єни.",
    "letterpress": "Після отримання цієї карти щоразу, коли ви отримуєте карту технології, отримайте 1 єну.",
    "winery": "Щоразу, коли ви розміщуєте помічника в комірці планшета управління «Церква», отримайте 3 бали.",
    "mining_technology": "Щоразу, коли ви отримуєте мідь, візьміть 1 додатковий жетон міді.",
    "newspaper": "Коли ви розміщуєте помічників у різних локаціях, ви можете розмістити на 1 більше (до 4).",
    "postal_system": "Ви можете поставити або зупинити свого президента в локації, де є інші президенти; "
    "помічника, який там потрібен, це не замінює, а президентам платіть, як зазвичай.",
    "stagecoach": "На етапі переміщення ви нічого не платите президентам інших гравців.",
    "stock_market": "На початку свого ходу, якщо у вас щонайбільше 1 єна, поповніть запас до 2 єн.",
    "telegraph": "Щоразу, коли ви розміщуєте 2 помічників в одній локації, ви можете розмістити ще 1 помічника з руки "
    "в сусідній локації, крім Каналу.",
    "telephone": "На етапі повернення ви можете залишити в локації 1 свого помічника й узяти в руку лише решту.",
    "tramway": "На етапі переміщення ви можете замість звичайного переміщення поставити свого президента (також "
    "із руки) "
    "безпосередньо в іншу локацію, де є ваш помічник. Якщо там стоять президенти інших гравців, це можливо, "
    "лише коли вам "
    "дозволено займати такі локації; платіть їм, як зазвичай.",
    "university": "Один раз за хід ви можете сплатити 1 єну, щоб узяти 1 помічника зі складу в руку.",
}


@pytest.mark.parametrize("entry", ABILITIES)
def test_abilities(cards: Cards, entry: str) -> None:
    assert cards.card(entry).lines[-1] == ABILITIES[entry]


def test_a_card_with_two_abilities(cards: Cards) -> None:
    assert cards.card("station").lines[-2:] == [
        "Одразу розмістіть 1 жетон станції із запасу в локації на вибір, крім Каналу.",
        "На етапі переміщення ви можете замість звичайного переміщення поставити свого президента (також із руки) "
        "безпосередньо в локацію з жетоном станції, якщо там є ваш помічник; президенти інших гравців цьому не "
        "заважають, і платити їм не потрібно.",
    ]


CARDS = {
    # two copies with two countries; amounts without a verb are subjects
    "brickyard": [
        "Показник виробництва: 4.",
        "Країна: Франція або Нідерланди.",
        "Щоразу, коли ви розміщуєте помічника в комірці планшета управління «Митниця», отримайте 4 бали.",
    ],
    "o05": [
        "Країна: Сполучені Штати.",
        "Потрібні товари: 1 жетон шовку та 3 жетони чаю.",
        "Винагорода: отримайте 2 бали та 1 імпортний товар.",
    ],
    "o36": [
        "Країна: Нідерланди.",
        "Потрібні товари: 2 жетони міді, 4 жетони чаю та 4 жетони риби.",
        "Винагорода: отримайте 8 балів та 2 імпортні товари.",
    ],
    # a table of levels
    "silk_mill": [
        "Тип: виробнича локація.",
        "Дія:",
        "  2 ОД: отримайте 1 жетон шовку.",
        "  3 ОД: отримайте 2 жетони шовку.",
        "  4 ОД: отримайте 3 жетони шовку.",
        "  5 ОД: отримайте 4 жетони шовку.",
    ],
    # a number that is only known in play
    "tea_plantation": ["Тип: виробнича локація.", "Дія: отримайте 1 жетон чаю за кожне своє ОД."],
    "bank": ["Тип: комерційна локація.", "Дія: отримайте 1 єну за кожне своє ОД."],
    # a choice, as often as a number says
    "chinatown": [
        "Тип: комерційна локація.",
        "Дія:",
        "  Щонайбільше стільки разів, скільки у вас ОД, оберіть один із варіантів:",
        "    - Сплатіть 2 єни, щоб отримати 1 жетон міді.",
        "    - Віддайте 1 жетон міді, щоб отримати 2 єни.",
        "    - Сплатіть 2 єни, щоб отримати 1 жетон шовку.",
        "    - Віддайте 1 жетон шовку, щоб отримати 2 єни.",
        "    - Сплатіть 1 єну, щоб отримати 1 жетон чаю.",
        "    - Віддайте 1 жетон чаю, щоб отримати 1 єну.",
        "    - Сплатіть 1 єну, щоб отримати 1 жетон риби.",
        "    - Віддайте 1 жетон риби, щоб отримати 1 єну.",
        "    - Сплатіть 4 єни, щоб отримати 1 імпортний товар.",
    ],
    "employment_agency": [
        "Тип: комерційна локація.",
        "Дія: візьміть зі складу щонайбільше стільки маркерів, скільки у вас ОД мінус 1, сплативши ціну кожного.",
    ],
    # by hand
    "church": [
        "Тип: комерційна локація.",
        "Дія: за бажання виконайте по черзі:",
        "- Оберіть вільну комірку планшета управління «Церква».",
        "- За кожне очко потрібної віри, яке перевищує ваші ОД, віддайте 1 жетон міді, 1 жетон шовку, 1 жетон чаю, "
        "1 жетон риби або 1 імпортний товар чи сплатіть 2 єни (кожен варіант щонайбільше один раз).",
        "- Перемістіть 1 свого помічника із цієї локації або з руки в цю комірку.",
        "- Отримайте винагороду цієї комірки.",
    ],
    "customs": [
        "Тип: комерційна локація.",
        "Дія:",
        "  За бажання виконайте по черзі:",
        "    - Оберіть вільну комірку планшета управління «Митниця», для якої потрібна "
        "кількість імпортних товарів менша за ваші ОД.",
        "    - Віддайте стільки імпортних товарів, скільки потребує ця комірка.",
        "    - Перемістіть 1 свого помічника із цієї локації або з руки в цю комірку.",
        "    - Отримайте винагороду цієї комірки.",
    ],
    "port_b": [
        "Тип: комерційна локація.",
        "Планшет управління: порт.",
        "Дія: за бажання виконайте по черзі:",
        "- Візьміть із ряду замовлень цієї локації замовлення, для якого потрібно не більше ОД, ніж у вас.",
        "- За бажання сплатіть 2 єни або віддайте 1 імпортний товар, щоб узяти ще одне таке замовлення.",
        "- Зсуньте замовлення в ряду ліворуч, щоб закрити прогалини, і поповніть ряд праворуч.",
        "Якщо у вас рівно 5 ОД, отримайте 3 бали.",
    ],
    "b12": [
        "Комірка для крамниці № 1: отримайте 1 імпортний товар.",
        "Комірка для крамниці № 2: отримайте 1 місцевий товар на вибір.",
        "Комірка для крамниці № 3: отримайте 1 бал.",
        "Комірка для крамниці № 4: отримайте 1 єну.",
        "Комірка для торгового дому № 1: отримайте 7 балів.",
    ],
    "t18": [
        "Винагорода: отримайте 1 бал та за бажання візьміть зі складу щонайбільше 2 маркери, сплативши ціну кожного."
    ],
    "cu8": ["Потрібна кількість імпортних товарів: 4.", "Винагорода: отримайте 21 бал."],
    "ch3": [
        "Потрібна віра: 6.",
        "Винагорода: отримайте 5 балів та за бажання перемістіть безкоштовно щонайбільше 2 своїх помічників.",
    ],
    "a1": [
        "Стос: А.",
        "Мета: у вас щонайменше 7 жетонів риби.",
        "Бали за перше місце: 10.",
        "Бали за друге місце та нижче: 6.",
    ],
    "free_agent": ["Винагорода: покладіть цей жетон до своїх невикористаних торгових представників."],
    "award_germany": ["Країна: Німеччина."],
}


@pytest.mark.parametrize("entry", CARDS)
def test_cards(cards: Cards, entry: str) -> None:
    assert cards.card(entry).lines == CARDS[entry]


GOALS = {
    "a3": "у вас щонайменше 6 жетонів шовку",
    "b1": "у вас щонайменше 4 карти технологій",
    "b2": "у вас щонайменше 10 єн",
    "b3": "у вас разом щонайменше 5 торгових представників (використаних чи ні) та жетонів дії «5»",
    "b4": "у вас щонайменше 5 виконаних замовлень",
    "c1": "у вас є крамниця або торговий дім щонайменше в 4 комерційних локаціях",
    "c2": "у вас є крамниця або торговий дім щонайменше в 2 виробничих і щонайменше в 3 комерційних локаціях",
}


@pytest.mark.parametrize("entry", GOALS)
def test_conditions(cards: Cards, entry: str) -> None:
    assert f"Мета: {GOALS[entry]}." in cards.card(entry).lines


# the course of play: otherwise, any number of times, for each, a choice of several
RULES = {
    "take_back": ["Будь-яку кількість разів: візьміть 1 помічника з локації в руку."],
    "pay_presidents": ["Заплатіть 1 єну кожному суперникові, чий президент стоїть у цій локації."],
    "recovery": ["Візьміть усіх своїх помічників із цієї локації в руку."],
    "research": [
        "Візьміть цю карту технології, а тоді перевірте, чи ця карта технології дає вам торгового представника."
    ],
    "claim": [
        "Розмістіть 1 помічника з руки на цьому досягненні.",
        "Якщо кількість усіх помічників на цьому досягненні дорівнює 1, отримайте стільки балів, скільки це досягнення "
        "дає першому гравцеві; інакше отримайте стільки балів, скільки це досягнення дає наступним гравцям.",
    ],
    "claim_achievement": [
        "Завершіть одне з викладених досягнень, на якому немає вашого помічника та мету якого виконано."
    ],
    "use_agent": [
        "Один раз за хід:",
        "  - Оберіть одного зі своїх невикористаних торгових представників.",
        "  - Оберіть локацію, у якій є ваш помічник і немає вашого президента.",
        "  - Покладіть цього торгового представника до своїх використаних торгових представників.",
        "  - Виконайте дію цієї локації та наступні за нею етапи.",
    ],
    "fulfil": [
        "Сплатіть потрібні товари для цього замовлення.",
        "Покладіть це замовлення до своїх виконаних замовлень.",
        "У довільному порядку отримайте винагороду цього замовлення та виконайте всі інші спричинені цим ефекти.",
        "Перевірте, чи це замовлення дає вам торгового представника.",
    ],
    "hire": [
        "Візьміть 1 помічника зі складу в руку, сплатіть 2 єни, щоб узяти 1 крамницю зі складу в руку, або сплатіть "
        "ціну наступного торгового дому, щоб узяти 1 торговий дім зі складу в руку."
    ],
}


@pytest.mark.parametrize("rule", RULES)
def test_rules(cards: Cards, rule: str) -> None:
    assert said(cards, rule) == RULES[rule]


TITLES = {
    "chinatown": "Китайський квартал",
    "customs": "Митниця",
    "employment_agency": "Служба найму",
    "fishing_ground": "Рибна водойма",
    "telegraph": "Телеграф",
    "stagecoach": "Диліжанс",
    "letterpress": "Високий друк",
    "american": "американський торговий представник",
    "free_agent": "незалежний купець",
}


@pytest.mark.parametrize("entry", TITLES)
def test_names_are_those_of_the_printed_game(cards: Cards, entry: str) -> None:
    assert cards.card(entry).title == TITLES[entry]


def test_the_files_have_no_mistake() -> None:
    assert [str(p) for p in locale_of(LANGUAGE, MODULES).problems] == []


def test_every_word_of_the_source_is_there() -> None:
    ours, source = locale_of(LANGUAGE, MODULES), locale_of(SOURCE, MODULES)
    assert [id for id in source.entries if not ours.has(id)] == []
    # where an adjective or a clause stands, which forms and traits a word has, which name is too long: each its own
    places = ("before", "after", "behind", "sg", "pl", "short", "mass", "with", "that", "whose", "its", "far", "aside")
    wanted = [(e.id, a.id.name) for e in source.entries.values() for a in e.node.attributes]
    assert [(id, a) for id, a in wanted if a not in places and not ours.has(id, a)] == []


def test_every_noun_has_every_form() -> None:
    forms = [f"{case}-{number}" for case in ("nom", "gen", "dat", "acc", "ins", "loc") for number in ("sg", "pl")]
    ours = locale_of(LANGUAGE, MODULES)
    nouns = [id for id in ours.entries if id.startswith("noun-") and id != "noun-form"]
    assert [(id, f) for id in nouns for f in [*forms, "gender"] if not ours.has(id, f)] == []


@pytest.mark.parametrize("game", ["yokohama", "yamatai", "smartphone_inc"])
def test_plural_forms_have_the_endings_of_their_cases(game: str) -> None:
    ours, endings = (
        locale_of(LANGUAGE, ("core", game)),
        {"dat-pl": ("ам", "ям"), "ins-pl": ("ми",), "loc-pl": ("ах", "ях")},
    )
    nouns = [e for id, e in ours.entries.items() if id.startswith("noun-") and id != "noun-form"]
    said = [(e.id, a.id.name, plain_text(a.value)) for e in nouns for a in e.node.attributes if a.id.name in endings]
    assert [row for row in said if not any(word.endswith(endings[row[1]]) for word in row[2].split())] == []


def test_every_entry_and_rule_is_said_in_ukrainian(cards: Cards) -> None:
    assert len(cards.entries()) > 140
    texts = ["\n".join([c.title, *c.lines]) for c in (cards.make(kind, thing) for kind, thing in cards.entries())]
    texts += ["\n".join(said(cards, rule)) for rule in cards.game.rules]
    for text in texts:
        assert not re.search(r"[{}_$?]", text), text
        assert not re.search(r"[A-Za-z]", text), text  # no word of English, nor any other in its letters
        assert not re.search(r"\S  ", text), text
        assert not re.search(r" [,.;:]|,[.,:;]", text), text
