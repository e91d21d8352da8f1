"""Mistakes of translators that print something wrong: each is found, with its place."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.runtime.prepare import Compiler
from fluent.syntax import ast
from spielwerk.cli.main import cli
from spielwerk.interpreter.engine.rules import load
from spielwerk.interpreter.i18n.inspection import inspect
from spielwerk.interpreter.i18n.message_anatomy import anatomy, patterns, reached
from spielwerk.interpreter.i18n.message_survey import Survey, survey
from spielwerk.interpreter.i18n.plurals import by_number, plurals
from spielwerk.interpreter.i18n.skeletons import skeleton
from spielwerk.interpreter.packs.locations import WORDS_VARIABLE as VARIABLE
from spielwerk.interpreter.phrases.words import Plain, Say
from spielwerk.interpreter.prose.speaking.bundles import Voice
from spielwerk.interpreter.prose.speaking.word_files import CORE, languages, locale_of, modules, read_locale
from spielwerk.interpreter.prose.speaking.worded_problems import wording
from spielwerk.interpreter.prose.texts.all_texts import Whole

ROOT = Path(__file__).parents[2]
#: a small game of ours, of whose rules one has a text by hand with a number in it
GAME = "pig"


@pytest.fixture(scope="module")
def game() -> Survey:
    return survey(GAME)


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of words of one's own."""
    folder = tmp_path / "words"
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


def write(folder: Path, language: str, module: str, text: str) -> None:
    path = folder / language / f"{module}.ftl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def found(language: str, *games: Survey) -> list[tuple[str, int, int]]:
    problems = inspect(language, games).problems
    return [(p.code, p.span.line, p.span.column) for p in problems if p.span is not None]


@pytest.mark.parametrize("language", languages())
def test_words_that_a_small_game_never_needs_are_no_mistakes(language: str, game: Survey) -> None:
    """Comments of the source name every part a message may get, whatever game is looked at."""
    assert inspect(language, [game]).problems == []


# ---- a changed number
NUMBER = "text-throw_die = Hoď kockou. Jednotka ti vezme všetko.\n"


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A copy of the game in which everything is lost by a 2 instead of a 1."""
    pack = Path(shutil.copytree(ROOT / "rules" / GAME, tmp_path / GAME))
    path = pack / "game.yaml"
    text = path.read_text(encoding="utf-8")
    assert "face of white_die is 1" in text
    path.write_text(text.replace("face of white_die is 1", "face of white_die is 2"), encoding="utf-8")
    return pack


def test_words_say_for_which_rule_they_were_written_wherever_the_source_does(words: Path, game: Survey) -> None:
    write(words, "sk", GAME, NUMBER)
    assert found("sk", game) == [("words-stale", 1, 1)]


def test_a_skeleton_says_for_which_rules_its_words_are(words: Path, game: Survey, changed: Path) -> None:
    text = skeleton("sk", GAME, game.source, game)
    (digest,) = re.findall(r"\n# text-throw_die = .*\n#     (\.rule = [0-9a-f]+)\n", text)
    write(words, "sk", GAME, f"{NUMBER}    {digest}\n")
    assert found("sk", game) == [] and found("sk", survey(str(changed))) == [("words-stale", 1, 1)]


def test_words_made_from_ids_are_tied_to_their_rules_in_a_skeleton() -> None:
    market = survey(str(ROOT / "tests" / "data" / "market"))
    text = skeleton("sk", "market", market.source, market)
    assert re.search(r"# permit-free_walks = \{ \$no ->\n(#  .*\n)+# \}\n#     \.rule = [0-9a-f]{8}\n", text)
    assert not re.search(r"# noun-gem =\n(#     .*\n)*#     \.rule", text)


@pytest.mark.parametrize("confirmed", [False, True])
def test_a_changed_number_is_never_told_wrongly_in_a_new_language(confirmed: bool, words: Path, changed: Path) -> None:
    english = Whole(load(GAME).machine.program.game, "en").speech.say("text-throw_die", "rule")
    write(words, "sk", GAME, NUMBER + (f"    .rule = {english}\n" if confirmed else ""))
    whole = Whole(load(str(changed)).machine.program.game, "sk")
    lines = "\n".join(line for text in whole.find("throw_die") for line in whole.write(text).lines)
    assert "Jednotka" not in lines and "the face of die is 2" in lines
    for command in (["i18n", "check", "sk", str(changed)], ["check", str(changed)]):
        result = CliRunner().invoke(cli, [*command, "--lang", "en"])
        assert result.exit_code == 1 and "sk/pig.ftl:1:1: words-stale `text-throw_die`" in result.stdout


def test_our_words_for_a_game_that_somebody_changed_are_not_its_mistakes(changed: Path) -> None:
    assert CliRunner().invoke(cli, ["check", str(changed)]).exit_code == 0


# ---- numbers
MANY = "times-number = { $n ->\n    [one] jednou\n%s   *[other] { $n }krát\n}\n"
WRONG = {
    "a class nobody has": ("sk", MANY % "    [paucal] { $n }krát\n", {("words-plural", 3, 6), ("words-plural", 1, 18)}),
    "a class left out": ("sk", MANY % "", {("words-plural", 1, 18)}),
    "one of three left out": ("pl", MANY % "    [many] { $n } razy\n", {("words-plural", 1, 18)}),
    "a class of other languages": ("de", MANY % "    [few] { $n }-mal\n", {("words-plural", 3, 6)}),
    "of a number that was classed": (
        "sk",
        'gain = { NUMERUS($what) ->\n    [one] a { FORM($what, "acc") }\n   *[other] b { FORM($what, "acc") }\n}\n',
        {("words-plural", 1, 10)},
    ),
    "of the form behind a number": (
        "sk",
        "numeral-form = { $class ->\n    [one] sg\n    [fwe] pl\n   *[other] pl\n}\n",
        {("words-plural", 3, 6), ("words-plural", 1, 18)},
    ),
    "by a figure in a language where others are like it": (
        "uk",
        "times-number = { $n ->\n    [1] раз\n    [few] рази\n   *[many] разів\n}\n",
        {("words-plural", 1, 18)},
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_numbers_have_the_classes_of_the_language(what: str, words: Path, game: Survey) -> None:
    language, text, places = WRONG[what]
    write(words, language, CORE, text)
    assert {p for p in found(language, game) if p[0] == "words-plural"} == places


RIGHT = {
    "all classes": ("sk", MANY % "    [few] { $n }krát\n"),
    "other as the class of most numbers": ("pl", MANY % "    [few] { $n } razy\n"),
    "a figure that is a class of its own": ("pl", MANY.replace("[one]", "[1]") % "    [few] { $n } razy\n"),
    "nothing but figures": ("pl", "times-number = { $n ->\n    [1] raz\n   *[other] { $n }-krotnie\n}\n"),
    "a language nobody has described": ("xx", MANY % "    [paucal] { $n }krát\n"),
}


@pytest.mark.parametrize("what", RIGHT)
def test_numbers_that_are_right(what: str, words: Path, game: Survey) -> None:
    language, text = RIGHT[what]
    write(words, language, CORE, text)
    assert "words-plural" not in {p[0] for p in found(language, game)}


NUMBERS = (1, 2, 5, 22)


def rendered(voice: Voice, pattern: ast.Pattern, arguments: dict[str, object]) -> str:
    voice.bundle._compiled["one"] = Compiler()(ast.Message(ast.Identifier("one"), pattern))
    return voice.bundle.say("one", "", arguments)


@pytest.mark.parametrize("language", languages())
def test_every_choice_by_a_number_is_made_by_its_class(language: str) -> None:
    """Whether it is given as a number or as a phrase that is nothing else."""
    classes, chosen = plurals(language), 0
    assert classes is not None
    for module in modules(language):
        locale = locale_of(language, (CORE, module))
        voice = Voice(locale)
        for entry in (e for e in locale.entries.values() if e.text.module == module):
            for attribute, pattern in patterns(entry).items():
                others = {name: "x" for name in reached(locale, entry.id, attribute)} | {"form": ""}
                for select in (s for s in anatomy(pattern).selects if s.by.startswith("$") and by_number(s, {"n"})):
                    for n in NUMBERS if select.by != "$class" else ():
                        (of,) = (c for c, numbers in classes.numbers.items() if n in numbers)
                        by = dict(zip(select.keys, select.node.variants, strict=True))
                        default = next(v for v in select.node.variants if v.default)
                        expected = by.get(str(n)) or by.get(of) or default
                        alone = ast.Pattern([ast.Placeable(select.node)])
                        for given in (n, Plain(n)):
                            arguments = {**others, select.by[1:]: given}
                            said, right = (rendered(voice, p, arguments) for p in (alone, expected.value))
                            assert said == right, f"{entry.id}.{attribute} {n}"
                        chosen += 1
    assert chosen > 80


@pytest.mark.parametrize("n", NUMBERS)
def test_a_number_chooses_words_wherever_it_comes_from(n: int, words: Path) -> None:
    cases = "    [one] JEDNA\n    [few] NĚKOLIK\n   *[other] MNOHO\n}"
    text = f"choose-up-to = {{ $n ->\n{cases} {{ $n }}\ntimes-number = {{ NUMERUS($n) ->\n{cases} {{ $n }}\n"
    text += "number-limit = { $n }\nnumber-most = { $n } víc\n"
    write(words, "sk", CORE, text)
    voice = Voice(locale_of("sk", (CORE,)))
    word = {1: "JEDNA", 2: "NĚKOLIK"}.get(n, "MNOHO")
    for id in ("choose-up-to", "times-number"):
        assert voice.form(Say(id, n=Plain(n))) == voice.form(Say(id, n=n)) == f"{word} {n}"
        assert voice.form(Say(id, n=Say("number-limit", n=n))) == f"{word} {n}", "a number with a name"
    assert voice.form(Say("choose-up-to", n=Say("number-most", n=n))) == f"MNOHO {n} víc", "more than a number"


# ---- forms, traits, homes, brackets
FORMS = """\
noun-form = { $form ->
    [acc] acc
   *[nom] nom
}
numeral-form = { noun-form }
"""


def test_misspelt_forms_and_traits_are_found(words: Path, game: Survey) -> None:
    more = 'gain = ber { FORM($what, "akk") }\npay = plať { TRAIT($what, "gendre") } { FORM($what, "acc", "ps") }\n'
    write(words, "sk", CORE, FORMS + more)
    write(words, "sk", GAME, "noun-point =\n    .nom = bod\n    .acc = bod\n    .ac = x\n    .gender = m\n")
    places = found("sk", game)
    assert places == [("words-form", 6, 26), ("words-form", 7, 27), ("words-form", 7, 60), ("words-attribute", 4, 6)]


def test_a_message_of_all_games_in_the_file_of_one_is_found(words: Path, game: Survey) -> None:
    write(words, "pl", GAME, "name-white_die = kość\ngain = bierz\ncli-error = och\n")
    assert found("pl", game) == [("words-elsewhere", 2, 1), ("words-elsewhere", 3, 1)]


OPEN = {
    "the end of a message": ("gain = { $what\npay = x\n", (1, 8)),
    "in a choice": ("gain = { $form ->\n    [inf] { $what\n   *[imp] x\n}\n", (2, 11)),
    "the end of a choice": ("pay = x\ngain = { $form ->\n    [inf] a\n   *[imp] b\npay = x\n", (2, 8)),
    "in the middle of a line": ("gain = ber { $what a něco\n", (1, 20)),
    "beside a text with a bracket": ('gain = { "{" } { $what\n\n\npay = x\n', (1, 16)),
}


@pytest.mark.parametrize("where", OPEN)
def test_a_missing_bracket_is_shown_where_it_is_missing(where: str, words: Path, game: Survey) -> None:
    text, place = OPEN[where]
    write(words, "sk", CORE, text)
    assert ("words-syntax", *place) in found("sk", game)


# ---- verbs for ways
def test_a_verb_for_a_way_that_nothing_takes_is_found(words: Path) -> None:
    """A game may have its own verb for moves between two places, in one language and not in another."""
    write(words, "pl", "oware", "move-bag-house = siej { $what }\nmove-bag-huose = siej { $what }\n")
    assert found("pl", survey("oware")) == [("words-unknown", 2, 1), ("words-placeholder", 2, 25)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name-x = a { $x\n", "závorka, která se tu otevírá, není zavřená"),
        ("name-x =\n", "„name-x“ nemá nic za „=“"),
        ("name-x = { $n ->\n    [one] a\n    [other] b\n}\n", "hvězdičku"),
        ("name-x = a } b\n", "„}“ nic neuzavírá"),
    ],
)
def test_what_the_reader_of_fluent_says_is_said_in_the_language_asked_for(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "sk").mkdir()
    (tmp_path / "sk" / "x.ftl").write_text(text, encoding="utf-8")
    (problem,) = read_locale("sk", [(tmp_path / "sk" / "x.ftl", None)]).problems
    told = wording("cs")(problem.message)
    assert said in told and "xpected" not in told
