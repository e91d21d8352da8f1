"""The translator's tools: what a game asks of a language, what is missing, wrong or stale, and words made from ids."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from spielwerk.interpreter.checking.game import CheckedGame
from spielwerk.interpreter.diagnostics.problems import Refused
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.i18n.inspection import inspect
from spielwerk.interpreter.i18n.language_state import general, source_text, states
from spielwerk.interpreter.i18n.message_anatomy import patterns
from spielwerk.interpreter.i18n.message_survey import Survey, required_messages, survey
from spielwerk.interpreter.i18n.plurals import number_classes
from spielwerk.interpreter.i18n.skeletons import confirm, skeleton, source_of, write_new
from spielwerk.interpreter.packs.characters import first_hidden
from spielwerk.interpreter.packs.locations import WORDS_VARIABLE as VARIABLE
from spielwerk.interpreter.phrases.rule_words import rule_title, rule_words
from spielwerk.interpreter.phrases.telling import RULEBOOK
from spielwerk.interpreter.phrases.words import Noun
from spielwerk.interpreter.prose.speaking.bundles import Speech, Voice, chain, languages
from spielwerk.interpreter.prose.speaking.missing import Missing
from spielwerk.interpreter.prose.speaking.punctuation import tidy
from spielwerk.interpreter.prose.speaking.word_files import CORE, locale_of, modules, read_locale
from spielwerk.interpreter.prose.speaking.wording import trait_of_word
from spielwerk.interpreter.prose.texts.all_texts import Whole
from spielwerk.interpreter.prose.texts.card_texts import Cards
from spielwerk.interpreter.prose.texts.renderer import telling
from spielwerk.interpreter.verbs.calling import meant_phrase

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
GAME = "yokohama"
OURS = ("en", "cs", "de", "pl", "uk")
#: where making the rules anew takes longest: the others with `-m soak`
SOME = ["en", "uk", *(pytest.param(language, marks=pytest.mark.soak) for language in ("cs", "de", "pl"))]


@pytest.fixture(scope="module")
def game() -> Survey:
    return survey(GAME)


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of words of one's own."""
    folder = tmp_path / "words"
    folder.mkdir()
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


def write(folder: Path, language: str, module: str, text: str | bytes) -> Path:
    path = folder / language / f"{module}.ftl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def problems(language: str, game: Survey) -> list[tuple[str, int, int]]:
    """Code, line and column of everything wrong."""
    found = inspect(language, [game]).problems
    assert all(p.span is not None for p in found)
    return [(p.code, p.span.line, p.span.column) for p in found if p.span is not None]


# ---- what is asked for
def test_a_game_asks_for_what_its_rules_speak_of() -> None:
    needs = required_messages(load(DATA / "market").machine.program.game)
    assert needs["noun-gem"] == {"sg", "pl"}
    assert needs["name-lamp"] == {""}
    assert "from" in needs["zone-deck"] and "from" not in needs["zone-waste"], "only the ways that rules go"
    assert needs["rule-play_out"] >= {"", "event"}
    assert needs["permit-free_walks"] == {""} and needs["change-reach"] == {""}
    assert needs["end-rich"] == {""} and needs["gain"] == {"", "does"}, (
        "what is done if something holds is told of each"
    )


def test_our_languages_are_complete(game: Survey) -> None:
    for language in OURS:
        begun = modules(language, game.extra)
        for state in (s for s in states(language, [game]) if s.module in begun):
            assert not state.missing and not state.stale, f"{language} {state.module}"
            assert state.percent == 100 and state.needed


def test_nothing_is_wrong_with_our_languages(game: Survey) -> None:
    for language in OURS:
        assert [str(p.message) for p in inspect(language, [game]).problems] == []


def test_every_message_of_the_effect_language_is_used_somewhere() -> None:
    """A message of core is asked for by its name somewhere in the code or by another message, or by its beginning."""
    code = "".join(p.read_text(encoding="utf-8") for top in ("interpreter", "cli") for p in (ROOT / top).rglob("*.py"))
    quoted = set(re.findall(r'"([a-z][a-z0-9-]*)"', code))
    begun = {b for b in re.findall(r'f"([a-z-]+-)\{', code)} | {"list-", "cond-"}
    ended = set(re.findall(r'\}(-[a-z]+)"', code))
    words = (ROOT / "translations" / "en" / "core.ftl").read_text(encoding="utf-8")
    quoted |= set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", words))
    for id in locale_of("en", (CORE,)).entries:
        asked = id in quoted or any(id.startswith(b) for b in begun) or any(id.endswith(e) for e in ended)
        assert asked or id in ("noun-form", "numeral-form", "lowest"), id


# ---- languages, chains, files
def test_chains_and_names() -> None:
    assert chain("pl_PL.UTF-8") == ["pl-PL", "pl", "en"] and chain("C") == ["en"] and chain("") == ["en"]
    assert chain("../../etc") == ["en"] and chain("en") == ["en"]
    assert set(OURS) <= set(languages()) and "core" in modules("pl") and GAME not in general()


def test_a_language_from_a_folder_of_ones_own(words: Path, game: Survey) -> None:
    write(words, "sk", GAME, "name-ball = Ples\n")
    assert "sk" in languages()
    cards = Cards(load(GAME).machine.program.game, "sk-SK")
    card = cards.card("ball")
    assert card.title == "Ples", "the name is there"
    assert card.lines[-1] == "Whenever you fulfil an order, gain 2 points.", "the sentence is not: English as a whole"


def test_a_regional_language_replaces_words_and_lacks_none(words: Path, game: Survey) -> None:
    write(words, "pl-PL", CORE, 'gain = bierz { FORM($what, "acc") }\n    .does = bierze { FORM($what, "acc") }\n')
    write(words, "pl-PL", GAME, "name-ball = Bal\nchange-spread_limit = do { $n }\n")
    begun = modules("pl", game.extra)
    for state in (s for s in states("pl-PL", [game]) if s.module in begun):
        assert not state.missing and state.percent == 100, state.module
        assert state.stale == (["change-spread_limit"] if state.module == GAME else []), "of its own words only"
    assert [p.code for p in inspect("pl-PL", [game]).problems] == ["words-stale"]
    with pytest.raises(Refused):
        confirm(game.locale("pl-PL"), "permit-pass_free", game)
    card = Cards(load(GAME).machine.program.game, "pl-PL").card("ball")
    assert card.title == "Bal" and "bierz 2 punkty" in card.lines[-1], "the other words are those of the language"


def test_what_is_told_of_whoever_did_it_is_asked_for(words: Path, game: Survey) -> None:
    write(words, "pl-PL", GAME, "rule-placement = stawiaj asystentów\noption-pair = para\n")
    found = {state.module: state.missing for state in states("pl-PL", [game])}
    assert found[GAME] == {"rule-placement": {"does"}, "option-pair": {"does"}}
    assert not inspect("pl-PL", [game]).problems, "without it the step is named"


def test_a_pack_brings_its_own_words(tmp_path: Path) -> None:
    pack = tmp_path / "market"
    shutil.copytree(DATA / "market", pack)
    write(pack / "translations", "en", "market", "noun-gem =\n    .sg = ruby\n    .pl = rubies\n")
    cards = Cards(load(str(pack)).machine.program.game, "en", (pack / "translations",))
    assert cards.card("quarry").lines[1] == "Action: gain 2 rubies."


def test_words_written_while_we_speak_are_read_anew(words: Path) -> None:
    path = write(words, "sk", CORE, "gain = ber { $what }\n")
    assert locale_of("sk", (CORE,)).has("gain")
    path.write_text("gain = ber { $what }\npay = plať { $what }\n", encoding="utf-8")
    assert locale_of("sk", (CORE,)).has("pay")


# ---- words made from ids
@pytest.mark.parametrize("pack", ["market", "sealed"])
@pytest.mark.parametrize("language", ["en", "pl", "xx"])
def test_a_game_without_words_has_texts(pack: str, language: str) -> None:
    whole = Whole(load(DATA / pack).machine.program.game, language)
    for text in whole.texts():
        written = whole.write(text)
        assert written.title and written.lines
        for line in [written.title, *written.lines]:
            assert not re.search(r"[_{}?$]|made|  \S", line.strip()), line


def test_words_made_from_ids_are_plain_english() -> None:
    cards = Cards(load(DATA / "market").machine.program.game, "en")
    assert cards.card("bell").lines[-2:] == [
        "At the start of your turn, gain 1 coin.",
        "In the work you may also pay 1 coin, then gain 1 good.",
    ]
    assert cards.card("spread").lines[0] == "Test: there are at least 2 open sites with one of your workers."
    speech = Speech("en", (CORE, "market"))
    assert speech.say("zone-deck", "from", whose="none", holder="") == "from the deck"
    assert speech.say("zone-hand", "to", whose="you", holder="", role="place") == "to your hand"
    assert speech.say("source-country_bonus") == "country bonus"


def test_broken_words_of_a_pack_in_the_source_language_do_no_harm(tmp_path: Path) -> None:
    broken = "noun-gem = { $nobody }\n    .sg = { $nobody }\n    .pl = { noun-gem }\n"
    write(tmp_path, "en", "market", broken)
    write(tmp_path, "en", CORE, "gain = { $nothing }\nthing-that = { FROM($x) }\n")
    cards = Cards(load(DATA / "market").machine.program.game, "en", (tmp_path,))
    assert cards.card("quarry").lines[1] == "Action: gain 2 gems."


# ---- what is wrong, and where
WRONG = {
    "words-syntax": ("gain = { $what\npay = plať\n", (1, 8)),
    "words-twice": ("gain = ber { $what }\ngain = vezmi { $what }\n", (2, 1)),
    "words-unknown": ("gian = ber { $what }\n", (1, 1)),
    "words-unused": ("something-quite-different = ber\n", (1, 1)),
    "words-attribute": ("rank = { $by }\n    .prise = x\n", (2, 6)),
    "words-placeholder": ("gain = ber { $waht }\n", (1, 14)),
    "words-reference": ("gain = ber { koncovka } { $what }\n", (1, 14)),
    "words-function": ('gain = ber { FROM($what, "acc") }\n', (1, 14)),
    "words-plural": ("times-number = { $n ->\n    [one] jednou\n   *[other] { $n }krát\n}\n", (1, 18)),
    "words-copied": ("exhaust = as often as possible: { $body }\n", (1, 11)),
}


@pytest.mark.parametrize("code", WRONG)
def test_what_is_wrong_with_words_is_shown_with_its_place(code: str, words: Path, game: Survey) -> None:
    text, place = WRONG[code]
    write(words, "sk", CORE, text)
    assert (code, *place) in problems("sk", game)


def test_the_same_digests_of_a_rule_are_no_copied_words(words: Path) -> None:
    """Every number of players has a digest, and every language the same ones; a sentence beside them is looked at."""
    source = (ROOT / "translations" / "en" / "hearts.ftl").read_text(encoding="utf-8")
    sentence, digests = re.findall(r"^text-round = (.*)\n    \.rule = (\w+ \w+ \w+)$", source, re.MULTILINE)[0]
    write(words, "sk", "hearts", f"text-round = Rozdajte všetky karty.\n    .rule = {digests}\n")
    assert problems("sk", survey("hearts")) == []
    write(words, "sk", "hearts", f"text-round = {sentence}\n    .rule = {digests}\n")
    assert problems("sk", survey("hearts")) == [("words-copied", 1, 14)]


def test_hints_name_what_was_meant(words: Path, game: Survey) -> None:
    write(words, "sk", CORE, "gian = ber { $waht }\npay = plať { $waht }\n")
    hints = {p.code: str(p.hint or "") for p in inspect("sk", [game]).problems}
    assert hints["words-unknown"] == "did you mean `gain`?" and hints["words-placeholder"] == "did you mean `$what`?"


def test_a_placeholder_that_only_another_language_needs_is_none(words: Path, game: Survey) -> None:
    """Rules supply more than English uses."""
    write(words, "sk", CORE, "without = bez { $piece } { $whose } { $where } { $gender }\n")
    assert problems("sk", game) == []


def test_every_noun_has_the_forms_the_language_names(words: Path, game: Survey) -> None:
    many = "    [pl] { $form ->\n        [acc] acc-pl\n       *[nom] nom-pl\n    }\n"
    forms = f"noun-form = {{ $number ->\n{many}   *[sg] nom-sg\n}}\n"
    write(words, "sk", CORE, forms)
    write(words, "sk", GAME, "noun-shop =\n    .nom-sg = obchod\n    .nom-pl = obchody\n    .gender = m\n")
    (problem,) = inspect("sk", [game]).problems
    assert problem.code == "words-form" and "acc-pl" in str(problem.message)


def test_a_form_that_a_noun_lacks_is_missing_and_no_word_instead(words: Path) -> None:
    """German asks for some of them as it asks for what else is said of a noun."""
    write(words, "de", "market", "noun-gem =\n    .gender = m\n    .nom-sg = Edelstein\n")
    voice = Speech("de", (CORE, "market")).voices[0]
    assert trait_of_word(Noun("gem"), voice, "mass") == "none", "nothing is said of that"
    assert trait_of_word(Noun("gem"), voice, "nom-sg") == "Edelstein"
    with pytest.raises(Missing):
        trait_of_word(Noun("gem"), voice, "dat-sg")


def test_classes_of_numbers() -> None:
    assert set(number_classes("pl")) == {"one", "few", "many"} and set(number_classes("sk")) == {"one", "few", "other"}
    assert set(number_classes("de")) == {"one", "other"} and number_classes("ja") == ["other"]
    assert number_classes("xx") == []


def test_a_file_of_no_game_is_found(words: Path, game: Survey) -> None:
    write(words, "sk", "yokohma", "name-ball = Ples\n")
    (problem,) = inspect("sk", [game]).problems
    assert problem.code == "words-unknown" and str(problem.hint) == f"did you mean `{GAME}`?"


BROKEN = {
    "a syntax error": ("words-syntax", "gain = { $what\n"),
    "an unknown placeholder": ("words-placeholder", "gain = ber { $nikdo }\n"),
    "another encoding": ("not-utf8", "gain = ber { $what }\npay = plať { $what }\n".encode("utf-16")),
    "nothing in it": ("words-empty", "\n\n"),
    "messages in a circle": ("words-broken", "gain = { gain }\n"),
    "brackets without end": ("words-syntax", "gain = " + "{" * 1900),
    "a line without end": ("too-long", "gain = { $what } " + "a" * 900_000),
    "lines without end": ("words-too-large", "gain = { $what }\n" + "#\n" * 60_000),
    "a text without end": ("words-broken", "gain = { $what }" + f"\n    {'a' * 1900}" * 20),
}
#: the same to a terminal: typed, or written as an escape
STEERING = ["\x1b[31m", '{ "\\u001B" }[31m', '{ "\\U00001b" }[31m', '{ "\\u009B" }31m', "\x9b31m", "\r", "\u202e"]


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_language_is_reported_and_falls_back(what: str, words: Path, game: Survey) -> None:
    code, text = BROKEN[what]
    write(words, "sk", CORE, text)
    assert code in {p[0] for p in problems("sk", game)}
    cards = Cards(load(GAME).machine.program.game, "sk")
    assert cards.card("ball").lines[-1] == "Whenever you fulfil an order, gain 2 points."


@pytest.mark.parametrize("steering", STEERING)
def test_words_do_not_steer_the_terminal(steering: str, words: Path, game: Survey) -> None:
    write(words, "sk", CORE, f"gain = ber {{ $what }}{steering} rychle\n")
    assert "bad-character" in {p[0] for p in problems("sk", game)}
    text = Speech("sk", (CORE,)).say("gain", what="2")
    assert "rychle" in text and not first_hidden(text), "said all the same, without that"


# ---- a new language
def test_a_new_language_works_at_once(words: Path, game: Survey) -> None:
    made = [(m, skeleton("sk", m, source_of(m))) for m in general()] + [(GAME, skeleton("sk", GAME, game.source, game))]
    write_new(words, "sk", made)
    assert problems("sk", game) == []
    whole = Whole(load(GAME).machine.program.game, "sk")
    english = Whole(load(GAME).machine.program.game, "en")
    assert [whole.write(t).lines for t in whole.texts()] == [english.write(t).lines for t in english.texts()]
    with pytest.raises(Refused):
        write_new(words, "sk", made)


def test_a_skeleton_filled_in_is_a_language(words: Path, game: Survey) -> None:
    """Without its signs of comment every line of a skeleton is a message of the source."""
    for module in (*general(), GAME):
        own = module == GAME
        text = skeleton("fr", module, game.source if own else source_of(module), game if own else None)
        bare = "\n".join(x[2:] if re.match("# (?!Note:)", x) else x for x in text.split("\n"))
        write(words, "fr", module, bare)
    codes = {p.code for p in inspect("fr", [game]).problems}
    assert codes <= {"words-copied", "words-stale"}, "all of it is English, and nothing else is wrong with it"
    assert all(state.percent == 100 for state in states("fr", [game]))


def test_a_skeleton_for_a_game_without_words() -> None:
    market = survey(str(DATA / "market"))
    text = skeleton("sk", "market", market.source, market)
    assert "# noun-gem =\n#     .pl = gems\n#     .sg = gem\n" in text
    assert "# rule-send_worker = send worker at { $place }\n" in text
    assert "# zone-waste = the waste\n#     .to = to the waste\n" in text
    whose = ".in = { $whose ->\n#         [you] in your hand\n#        *[they] in their hand\n#     }\n"
    assert whose in text.split("# zone-hand = ")[1].split("# Note")[0], "whose it is"


def test_a_later_file_replaces_a_message_or_adds_attributes_to_it(tmp_path: Path) -> None:
    """As the words of an expansion do, and a regional language: what is left out stays as it was, with its place."""
    (tmp_path / "sk").mkdir()
    first, later = tmp_path / "sk" / "pack.ftl", tmp_path / "sk" / "more.ftl"
    first.write_text("rule-buy = kúp\n    .does = kupuje\n    .rule = 12\nrule-go = choď\n    .does = ide\n", "utf-8")
    later.write_text("rule-buy =\n    .does = kupuje si\n    .event = kupuješ\nrule-go = bež\n", "utf-8")
    locale = read_locale("sk", [(first, None), (later, None)])
    voice, buy = Voice(locale), locale.entries["rule-buy"]
    assert [voice.say("rule-buy", a) for a in ("", "does", "event", "rule")] == ["kúp", "kupuje si", "kupuješ", "12"]
    assert voice.say("rule-go") == "bež" and not locale.has("rule-go", "does")
    places = {name: buy.span(pattern).file.rpartition("/")[2] for name, pattern in patterns(buy).items()}
    assert places == {"": "pack.ftl", "does": "more.ftl", "event": "more.ftl", "rule": "pack.ftl"}


def test_what_the_source_has_no_words_for_is_shown_by_its_id() -> None:
    market = survey(str(DATA / "market"))
    assert source_text("noun-gem", "pl", [market.source]) == "gems"
    assert source_text("zone-waste", "to", [market.source]) == "to the waste"
    depends = source_text("change-reach", "", [market.source])  # on parts that are known only in a sentence
    assert depends.startswith("your reach {") and "{ $by } more than usual" in depends


# ---- rules that change
@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the game in which a card gives one point more."""
    pack = tmp_path_factory.mktemp("changed") / GAME
    shutil.copytree(ROOT / "rules" / GAME, pack)
    path = pack / "technologies.yaml"
    text = path.read_text(encoding="utf-8")
    assert "whenever you fulfil an order: gain 2 points" in text
    path.write_text(text.replace("an order: gain 2 points", "an order: gain 3 points"), encoding="utf-8")
    return pack


@pytest.fixture(scope="module")
def changed_survey(changed: Path) -> Survey:
    return survey(str(changed))


def test_a_number_changed_in_the_rules_changes_the_text_in_every_language(changed: Path) -> None:
    before, after = load(GAME).machine.program.game, load(str(changed)).machine.program.game
    for language in OURS:
        old, new = (Cards(g, language).card("ball").lines for g in (before, after))
        assert old[:-1] == new[:-1] and "2" in old[-1] and "3" in new[-1]
        assert re.sub(r"\d\s\w+", "", old[-1]) == re.sub(r"\d\s\w+", "", new[-1])


@pytest.mark.parametrize("language", SOME)
def test_a_text_written_by_hand_holds_until_its_rule_changes(
    language: str, words: Path, game: Survey, changed: Path, changed_survey: Survey
) -> None:
    write(words, language, GAME, 'text-ball = Hooray { "{" }\n')
    assert [p.code for p in inspect(language, [game]).problems] == ["words-stale"], "it does not say for which rule"
    confirm(game.locale(language), "text-ball", game)
    assert inspect(language, [game]).problems == []
    assert Cards(load(GAME).machine.program.game, language).card("ball").lines[2:] == ["Hooray {"]

    other = changed_survey
    (problem,) = inspect(language, [other]).problems
    assert problem.code == "words-stale" and problem.span is not None and problem.span.line == 1
    assert "3" in Cards(load(str(changed)).machine.program.game, language).card("ball").lines[-1]
    confirm(other.locale(language), "text-ball", other)
    assert inspect(language, [other]).problems == []
    assert Cards(load(str(changed)).machine.program.game, language).card("ball").lines[2:] == ["Hooray {"]


def test_a_text_written_by_hand_sounds_like_what_is_made(words: Path, game: Survey) -> None:
    write(
        words, "uk", GAME, "text-ball =\n    Помічник в руці:\n      - мідь і єни, чай у руці;\n      - риба у руці.\n"
    )
    confirm(game.locale("uk"), "text-ball", game)
    lines = Cards(load(GAME).machine.program.game, "uk").card("ball").lines
    assert lines[2:] == ["Помічник у руці:", "  - мідь і єни, чай у руці;", "  - риба в руці."]


def test_confirming_changes_nothing_else(words: Path, game: Survey) -> None:
    text = "# a comment\ntext-ball =\n    One line,\n    and another.\n\n## More\nname-ball = Ples\n"
    path = write(words, "sk", GAME, text)
    confirm(game.locale("sk"), "text-ball", game)
    once = path.read_text(encoding="utf-8")
    assert re.sub(r"\n    \.rule = [0-9a-f]{8}", "", once) == text
    confirm(game.locale("sk"), "text-ball", game)
    assert path.read_text(encoding="utf-8") == once
    for id in ("name-ball", "text-nobody"):
        with pytest.raises(Refused):
            confirm(game.locale("sk"), id, game)


@pytest.mark.parametrize("language", OURS)
def test_a_variant_that_defines_a_word_otherwise_is_told_truly(language: str) -> None:
    """The words of a definition were written for another meaning: the card says what the definition says."""
    plain, other = (
        Cards(load(GAME, variants=variants).machine.program.game, language)
        for variants in ((), ("station_without_assistant",))
    )
    assistant = plain.speech.say("noun-assistant", plain.speech.voices[0].say("noun-form", form="nom", number="sg"))
    stem = assistant[:6].lower()
    assert stem in plain.card("station").lines[-1].lower() and stem not in other.card("station").lines[-1].lower()


@pytest.mark.parametrize("language", ["cs", "de", "pl", "uk"])
def test_a_text_by_hand_is_not_shown_where_a_variant_changes_what_it_leads_to(language: str) -> None:
    plain, other = (
        Cards(load(GAME, variants=variants).machine.program.game, language)
        for variants in ((), ("tramway_without_assistant",))
    )
    voice = plain.speech.voices[0]
    by_hand = voice.sounds.heard(voice.say("text-tramway"))
    assert by_hand in plain.card("tramway").lines and by_hand not in other.card("tramway").lines


# ---- stale words are not shown
#: of a rule; of a rule that reads a permission; of one that reads a number; of an involved rule; of a definition
EDITS = {
    "pay 1 yen to them": "pay 2 yen to them",  # rule-pay_presidents
    "if you may not pass_free: pay_presidents at here ": "if you may not pass_free: [pay_presidents at here, nothing] ",
    "choose up to spread_limit different open areas:": "choose up to spread_limit open areas:",
    "move 1 assistant from that origin to that area": "move 2 assistants from that origin to that area",
    "an area is served: it has your assistant": "an area is served: it has no assistant",
}
#: what the edited copy says: of a rule, of a number that a card changes, of a permission that a card gives
TRUE = {
    "en": (
        "Pay 2 yen to each opponent",
        "1 more for you, so 4",
        "You have the permission “pass presidents without paying”.",
    ),
    "de": (
        "Zahle jedem Gegner mit einem eigenen Präsidenten in diesem Gebiet 2 Yen",
        "für dich 1 mehr, also 4",
        "Du hast die Erlaubnis „",
    ),
    "pl": ("Zapłać 2 jeny każdemu innemu graczowi", "dla ciebie o 1 więcej, czyli 4", "Masz pozwolenie „"),
    "cs": ("Zaplať 2\u00a0jeny každému soupeři", "pro tebe o\u00a01 více, tedy 4", "Máš povolení „"),
    "uk": ("Заплатіть 2 єни кожному суперникові", "для вас на 1 більше, тобто 4", "Ви маєте дозвіл «"),
}


@pytest.fixture(scope="module")
def edited(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pack = tmp_path_factory.mktemp("edited") / GAME
    shutil.copytree(ROOT / "rules" / GAME, pack)
    left = dict(EDITS)
    for path in (pack / "turn.yaml", pack / "game.yaml"):
        text = path.read_text(encoding="utf-8")
        for old in [old for old in left if old in text]:
            text = text.replace(old, left.pop(old))
        path.write_text(text, encoding="utf-8")
    assert not left
    return pack


@pytest.fixture(scope="module")
def edited_survey(edited: Path) -> Survey:
    return survey(str(edited))


def texts(pack: str, language: str, *names: str) -> list[str]:
    whole = Whole(load(pack).machine.program.game, language)
    return [whole.write(text).lines[-1] for name in names for text in whole.find(name)]


@pytest.mark.parametrize("language", OURS)
def test_words_of_rules_that_changed_are_not_shown(
    language: str, edited: Path, edited_survey: Survey, game: Survey
) -> None:
    tied = {"rule-pay_presidents", "rule-relocate", "permit-pass_free", "change-spread_limit", "is-served"}
    # some tell this rule, or cards that lead to one of these, in sentences of their own
    own = {"text-pay_presidents", "text-toll", "text-relocate", "text-tramway", "text-telegraph"}
    own |= {"text-tramway-tramway_without_assistant", "text-served"}
    own &= set(game.locale(language).entries)
    old = inspect(language, [edited_survey]).problems
    assert {p.code for p in old} == {"words-stale"}
    assert {str(p.message).split("`")[1] for p in old} == tied | own, "the translator is told"
    names = ("place_assistant", "newspaper", "stagecoach")
    before, after = (texts(pack, language, *names) for pack in (GAME, str(edited)))
    for line, was, words in zip(after, before, TRUE[language], strict=True):
        assert words in line and line != was
    assert "; " in after[0], "what follows does not belong to what is done for each"


def test_stale_words_of_an_involved_rule_are_said_by_a_language_whose_words_fit(words: Path, edited: Path) -> None:
    write(words, "pl", GAME, "rule-relocate = *****\n    .rule = 00000000\n")
    speech = Speech("pl", (CORE, GAME))

    def said(game: CheckedGame) -> tuple[str, str]:
        return speech.said(rule_words(game, "relocate", meaning=meant_phrase(telling(game, RULEBOOK), "relocate", {})))

    assert said(load(GAME).machine.program.game) == ("move one of your assistants for free, if you like", "en")
    other = load(str(edited)).machine.program.game
    text, language = said(other)
    assert language == "pl" and text.startswith("możesz wybrać jedno: "), "nobody's words fit"
    assert tidy(speech.phrase(rule_title(other, "relocate"))) == "relocate", "a heading has no room for it"
