"""Words leave for spreadsheets and the tools of translators, and come back without loss."""

from __future__ import annotations

import csv
import shutil
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from spielwerk.interpreter.i18n.exchange import FORMATS, read, units, written
from spielwerk.interpreter.i18n.language_state import general
from spielwerk.interpreter.i18n.merging import merged, texts_of, unreadable
from spielwerk.interpreter.i18n.message_survey import Survey, survey
from spielwerk.interpreter.i18n.skeletons import source_of
from spielwerk.interpreter.packs.locations import list_packs
from spielwerk.interpreter.prose.speaking.word_files import OURS, languages, locale_of

from .conftest import Run

ROOT = Path(__file__).parents[2]
GAME = "yokohama"
PRICE = "pay 1 yen to each opponent whose president is on { $place }"


@pytest.fixture(scope="module")
def game() -> Survey:
    return survey(GAME)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of words of one's own."""
    found = tmp_path / "words"
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str(found))
    return found


def said(text: str) -> dict[str, tuple[dict[str, str], str]]:
    """By message everything it says, with the comment of its author."""
    nodes = [n for n in FluentParser().parse(text).body if isinstance(n, ast.Message | ast.Term)]
    names = [("-" if isinstance(n, ast.Term) else "") + n.id.name for n in nodes]
    comments = [n.comment.content or "" if n.comment is not None else "" for n in nodes]
    return {name: (texts_of(node), comment) for name, node, comment in zip(names, nodes, comments, strict=True)}


def there_and_back(language: str, module: str, form: str, own: Survey | None) -> None:
    words = own.locale(language) if own is not None else locale_of(language, (module,))
    source = own.source if own is not None else source_of(module)
    texts, comments = read(written(units(module, words, source, [], own), form, language), form)
    ours = (OURS / language / f"{module}.ftl").read_text(encoding="utf-8")
    assert unreadable(texts) == [] and said(merged("", texts, comments)) == said(ours), "into an empty file"
    assert merged(ours, texts, comments) == ours, "into its own, which stays as it was written"


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("form", FORMATS)
def test_there_and_back_without_loss(language: str, form: str, game: Survey) -> None:
    module, own = ("core", None) if form == "po" else (GAME, game)
    there_and_back(language, module, form, own)


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", FORMATS)
def test_all_files_there_and_back_without_loss(language: str, form: str) -> None:
    for module in general():
        there_and_back(language, module, form, None)
    for name in list_packs():
        there_and_back(language, name, form, survey(name))


@pytest.mark.parametrize("form", FORMATS)
def test_a_translator_fills_in_units(run: Run, folder: Path, tmp_path: Path, form: str) -> None:
    out = tmp_path / "out"
    assert run("i18n", "export", "sk", GAME, "--to", form, "--output", str(out)).exit_code == 0
    (file,) = (out / "sk").glob(f"{GAME}.*")
    text = file.read_text(encoding="utf-8")
    for english, slovak in (("Ball", "Ples"), (PRICE, "zaplať 1 jen každému")):
        if form == "po":
            text = text.replace(f'msgid "{english}"\nmsgstr ""', f'msgid "{english}"\nmsgstr "{slovak}"')
        else:
            text = text.replace(f"<source>{english}</source>", f"<source>{english}</source><target>{slovak}</target>")
    file.write_text(text, encoding="utf-8")
    done = run("i18n", "import", "sk", str(file), "--lang", "en")
    assert done.exit_code == 0 and "2 messages new or changed" in done.stdout, done.output
    words = (folder / "sk" / f"{GAME}.ftl").read_text(encoding="utf-8")
    assert (
        "name-ball = Ples\n" in words and "rule-pay_presidents = zaplať 1 jen každému\n    .rule = 2eae9918\n" in words
    )
    assert run("i18n", "check", "sk", GAME).exit_code == 0, "it says for which rule it was written"
    assert "Nothing new" in run("i18n", "import", "sk", str(file), "--lang", "en").stdout


def test_what_is_fuzzy_is_left_out_and_what_is_no_fluent_is_refused(run: Run, folder: Path, tmp_path: Path) -> None:
    fuzzy, broken = tmp_path / "core.po", tmp_path / "cli.po"
    fuzzy.write_text('#, fuzzy\nmsgctxt "gain"\nmsgid "gain"\nmsgstr "ber"\n', encoding="utf-8")
    assert "Nothing new" in run("i18n", "import", "sk", str(fuzzy), "--lang", "en").stdout
    for text in ("{ $what", "a\\n.does = c"):
        broken.write_text(f'msgctxt "gain"\nmsgid "gain"\nmsgstr "{text}"\n', encoding="utf-8")
        result = run("i18n", "import", "sk", str(broken), "--lang", "en")
        assert (text, result.exit_code) == (text, 2) and "gain" in result.stderr and not (folder / "sk").exists()


@pytest.mark.parametrize(
    ("name", "data"),
    [("core.po", b"\xff\xfe\x00"), ("core.po", b"what is this"), ("core.xlf", b"<a>"), ("core.xlf", b"<a/>"),
     ("core.txt", b""), ("nothing.po", None)],
)  # fmt: skip
def test_what_cannot_be_read_is_said(run: Run, folder: Path, tmp_path: Path, name: str, data: bytes | None) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    result = run("i18n", "import", "sk", str(tmp_path / name), "--lang", "en")
    assert result.exit_code == 2 and result.stderr.startswith("Error: ") and "should not" not in result.stderr


def test_without_the_toolkit_it_is_said_what_is_needed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [*sys.modules]:
        if name.partition(".")[0] == "translate":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "translate", None)
    result = run("i18n", "export", "pl", "pig", "--lang", "en")
    assert result.exit_code == 2 and "pip install 'spielwerk[translate]'" in result.stderr
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


# ---- nouns
def test_nouns_are_filled_in_in_a_table(run: Run, folder: Path, tmp_path: Path) -> None:
    assert run("i18n", "new", "sk", GAME, "--output", str(folder)).exit_code == 0
    core = folder / "sk" / "core.ftl"
    forms = "noun-form = { $number ->\n    [pl] nom-pl\n   *[sg] nom-sg\n}\nnumeral-form = nom-pl\n"
    core.write_text(core.read_text(encoding="utf-8") + forms, encoding="utf-8")
    file = tmp_path / "nouns.csv"
    assert run("i18n", "nouns", "sk", GAME, "--output", str(file)).exit_code == 0
    with file.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert [*rows[0]] == ["noun", "file", "en", "gender", "nom-sg", "nom-pl"], "what is usual comes first"
    (copper,) = (row for row in rows if row["noun"] == "noun-copper")
    assert copper["en"] == "copper" and copper["nom-sg"] == ""
    for row in rows:
        row |= {"gender": "f", "nom-sg": f"{row['en']}a", "nom-pl": f"{row['en']}y"}
    with file.open("w", encoding="utf-8-sig", newline="") as stream:
        writer = csv.DictWriter(stream, [*rows[0]], delimiter=";")  # as a spreadsheet of other countries writes it
        writer.writeheader()
        writer.writerows(rows)
    done = run("i18n", "nouns", "sk", GAME, "--input", str(file))
    assert done.exit_code == 0, done.output
    words = (folder / "sk" / f"{GAME}.ftl").read_text(encoding="utf-8")
    assert "# Note: for example: Power 3: gain 1 copper\nnoun-copper =\n    .gender = f\n" in words, "where it waited"
    assert "# noun-copper" not in words and "    .nom-sg = coppera\n" in words
    assert "noun-player" in core.read_text(encoding="utf-8").split("\nnumeral-form = ")[0]
    assert (checked := run("i18n", "check", "sk", GAME)).exit_code == 0, checked.stdout
    again = run("i18n", "nouns", "sk", GAME).stdout
    assert "noun-copper,yokohama,copper,f,coppera,coppery\n" in again
    assert "noun-thing,core,card,f,carda,cardy\n" in again and "noun-thing" not in words, "a noun of every game"


def test_nouns_of_our_languages_go_there_and_back(run: Run, tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "nouns.csv"
    for language in ("pl", "uk"):
        run("i18n", "nouns", language, GAME, "--output", str(file))
        assert run("i18n", "nouns", language, GAME, "--input", str(file)).exit_code == 0
        back = said((folder / language / f"{GAME}.ftl").read_text(encoding="utf-8"))
        ours = said((OURS / language / f"{GAME}.ftl").read_text(encoding="utf-8"))
        assert all(back[id][0] == ours[id][0] for id in ours if id.startswith("noun-"))


def test_words_of_all_games_are_not_copied_beside_one(run: Run, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(ROOT / "tests" / "data" / "market", tmp_path / "market"))
    file = tmp_path / "nouns.csv"
    file.write_text(run("i18n", "nouns", "cs", str(pack)).stdout + "noun-gem,market,gem,mi,drahokam\n", "utf-8")
    assert run("i18n", "nouns", "cs", str(pack), "--input", str(file)).exit_code == 0
    assert [path.name for path in pack.rglob("*.ftl")] == ["market.ftl"], "`player` is said so in Czech already"


def test_words_of_ones_own_go_into_the_table_too(run: Run, folder: Path, tmp_path: Path) -> None:
    """A shorter word for what was named before, one word for an adjective with its noun: no game asks for them."""
    file = tmp_path / "nouns.csv"
    file.write_text("noun,sg\nnoun-that-shop_space,plot\nnoun-free-church_space,vacancy\n", encoding="utf-8")
    assert run("i18n", "nouns", "sk", GAME, "--input", str(file)).exit_code == 0
    assert "noun-that-shop_space =\n    .sg = plot\n" in (folder / "sk" / f"{GAME}.ftl").read_text(encoding="utf-8")


def test_what_comes_in_leaves_the_ends_of_lines_as_they_are(run: Run, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(ROOT / "tests" / "data" / "market", tmp_path / "market"))
    words, table = pack / "translations" / "cs" / "market.ftl", tmp_path / "nouns.csv"
    words.parent.mkdir(parents=True)
    words.write_bytes(b"\xef\xbb\xbf# sklad\r\nname-cart = Vozik\r\ntext-cart = Veze { $place }\r\n")
    table.write_text("noun,nom-sg\nnoun-gem,drahokam\n", encoding="utf-8")
    assert run("i18n", "nouns", "cs", str(pack), "--input", str(table)).exit_code == 0
    assert run("i18n", "confirm", "text-cart", "--lang", "cs", "--game", str(pack)).exit_code == 0
    data = words.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf# sklad\r\n") and b"\r\n    .nom-sg = drahokam\r\n" in data
    assert data.count(b"\n") == data.count(b"\r\n") and data.count(b"\xef\xbb\xbf") == 1 and b".rule = " in data
    told = run("i18n", "check", "cs", str(pack), "--lang", "cs").stdout
    assert "`text-cart` nedostává `$place`" in told and "external" not in told


@pytest.mark.parametrize("text", ["", "a,b\n1,2\n", "noun,nom-sg\nnoun-nothing,x\n"])
def test_a_table_that_is_none(run: Run, folder: Path, tmp_path: Path, text: str) -> None:
    file = tmp_path / "nouns.csv"
    file.write_text(text, encoding="utf-8")
    result = run("i18n", "nouns", "sk", GAME, "--input", str(file), "--lang", "en")
    assert result.exit_code == 2 and result.stderr.startswith("Error: ") and not folder.exists()


EXPANSION = """\
expansion: shore
for: small
cards: {pearl: {copies: 2, worth: 1, reward: gain 4 gems}}
"""


@pytest.fixture
def with_shore(pack: Path) -> Path:
    """A game with words of its own, and an expansion that keeps its own beside it."""
    for place, words in (("", "noun-gem =\n    .sg = gem\n"), ("expansions/shore/", "name-pearl = Pearl\n")):
        for language in ("en", "pl"):
            (pack / place / "translations" / language).mkdir(parents=True, exist_ok=True)
            (pack / place / "translations" / language / "small.ftl").write_text(words, encoding="utf-8")
    (pack / "expansions" / "shore" / "expansion.yaml").write_text(EXPANSION, encoding="utf-8")
    return pack


@pytest.mark.parametrize("form", FORMATS)
def test_words_of_an_expansion_stay_in_its_own_file(with_shore: Path, form: str) -> None:
    def exported(folder: Path) -> set[str]:
        own = survey(str(folder))
        return {*read(written(units("small", own.locale("pl"), own.source, [], own), form, "pl"), form)[0]}

    assert exported(with_shore) == {"noun-gem"}
    assert exported(with_shore / "expansions" / "shore") == {"name-pearl"}


def test_nouns_of_an_expansion_stay_in_its_own_table(run: Run, with_shore: Path) -> None:
    shore = with_shore / "expansions" / "shore"
    (shore / "expansion.yaml").write_text(EXPANSION + "counters: {foam: {of: player}}\n", encoding="utf-8")
    of_game, of_shore = (run("i18n", "nouns", "pl", str(folder)).stdout for folder in (with_shore, shore))
    assert "noun-gem" in of_game and "noun-foam" not in of_game
    assert "noun-foam" in of_shore


def test_words_in_the_folder_of_a_game_are_looked_at_with_it(
    run: Run, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (("en", "name-ruby = Ruby"), ("pl", "name-rubby = Rubin")):
        (pack / "translations" / language).mkdir(parents=True)
        (pack / "translations" / language / "small.ftl").write_text(f"{text}\n", encoding="utf-8")
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str(pack / "translations"))
    nim = {"nim": list_packs()["nim"]}  # of our own games one is enough
    monkeypatch.setattr("spielwerk.interpreter.packs.locations.list_packs", lambda: nim)
    found = run("i18n", "check", "pl").stdout
    assert "nothing asks for `name-rubby`" in found and "no game called" not in found
    monkeypatch.setenv("SPIELWERK_TRANSLATIONS", str((pack / "translations").rename(pack.parent / "words")))
    shutil.copytree(pack, pack.parent / "other")
    text = (pack / "game.yaml").read_text(encoding="utf-8").replace("game: small", "game: other")
    (pack.parent / "other" / "game.yaml").write_text(text, encoding="utf-8")
    found = run("i18n", "check", "pl", str(pack.parent / "other")).stdout
    assert "there is no game called `small`" in found and "name-rubby" not in found
    assert "`spielwerk i18n check pl FOLDER`" in found


def test_english_lacks_no_words_of_all_games(run: Run, pack: Path) -> None:
    assert "still missing" not in run("i18n", "new", "en", str(pack)).stdout
