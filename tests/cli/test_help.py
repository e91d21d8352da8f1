"""Help and wrong usage are told in the language of whoever reads them; the pages of explain too."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import click
import pytest
from click.testing import Result
from spielwerk.cli.help import Command, Option
from spielwerk.cli.main import COMMANDS, cli
from spielwerk.cli.sentences import SENTENCES
from spielwerk.cli.words import VARIABLES
from spielwerk.interpreter.diagnostics.catalogue import CATALOGUE
from spielwerk.interpreter.prose.speaking.catalogue_pages import pages
from spielwerk.interpreter.prose.speaking.word_files import locale_of

Run = Callable[..., Result]
LANGUAGES = ("pl", "de", "uk", "cs")
#: words no sentence of another language has; German has "in", "so" and "was" of its own
ENGLISH = re.compile(
    r"\b(the|of|you|your|each|is|are|it|its|that|this|with|without|and|or|not|no|nothing|what|which|when|where|whose|"
    r"from|for|be|been|can|cannot|may|must|has|have|there|here|show|write|list|option|options|command|usage)\b",
    re.I,
)
#: typed or chosen, in every language
TYPED = re.compile(
    r"`[^`]*`|\[(text\|json)\]|--?[a-z][a-z0-9-]*|[a-z_]+\.yaml|[a-z]+-\.\.\.|^  \w+ |# yaml.*|expansions/"
    r"|SPIELWERK_\w+|Spielwerk|status, missing, check, new, preview, confirm|: text\b|\w+/\w+/[\w.-]+",
    re.M,
)


def commands() -> Iterator[tuple[str, ...]]:
    yield ()
    for name in COMMANDS:
        yield (name,)
        command = cli.get_command(click.Context(cli), name)
        yield from ((name, inner) for inner in (command.commands if isinstance(command, click.Group) else ()))


def spoken(text: str) -> None:
    left = TYPED.sub("", text)
    assert not ENGLISH.search(left), [line for line in left.splitlines() if ENGLISH.search(line)]
    assert not re.search(r"[{}]|help[- ]", left), left


# ---- help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", list(commands()), ids=" ".join)
def test_help_is_in_the_language(run: Run, path: tuple[str, ...], language: str) -> None:
    result = run(*path, "--help", "--lang", language)
    assert result.exit_code == 0 and result.stderr == ""
    spoken(result.output.replace(" ".join(("spielwerk", *path)), ""))
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize("path", list(commands()), ids=" ".join)
def test_help_of_the_source_language_is_whole(run: Run, path: tuple[str, ...]) -> None:
    output = run(*path, "-h").output
    assert output.startswith(f"Usage: {' '.join(('spielwerk', *path))} [OPTIONS]")
    assert "help word" not in output and "help " not in re.sub(r"-h, --help ", "", output)


def test_everything_has_help() -> None:
    with click.Context(cli) as ctx:
        for path in commands():
            command: click.Command = cli
            for name in path:
                assert isinstance(command, click.Group)
                command = command.get_command(ctx, name) or command
            assert isinstance(command, Command) and command.help and (command.short_help or not path)
            for param in command.params:
                assert not isinstance(param, click.Option) or (isinstance(param, Option) and param.help), param


def test_the_environment_is_enough_for_help() -> None:
    env = {k: v for k, v in os.environ.items() if k not in VARIABLES} | {"LANG": "pl_PL.UTF-8"}
    args = [sys.executable, "-m", "spielwerk.cli", "play", "--help"]
    done = subprocess.run(args, capture_output=True, encoding="utf-8", env=env)
    assert done.returncode == 0 and done.stdout.startswith("Użycie: spielwerk play [OPCJE] GRA\n")


def test_completion_tells_what_an_option_does_in_the_language(run: Run) -> None:
    env = {"_SPIELWERK_COMPLETE": "zsh_complete", "COMP_WORDS": "spielwerk play --pl", "COMP_CWORD": "2"}
    output = run(env={**env, "LC_ALL": "de_DE.UTF-8"}).output
    assert "--players" in output and "Wie viele spielen" in output


# ---- wrong usage


@pytest.mark.parametrize(
    ("args", "english", "polish"),
    [
        (("play",), "Missing argument 'GAME'.", "Brakuje argumentu 'GRA'."),
        (("play", "x", "--nope"), "No such option: '--nope'.", "Nie ma opcji '--nope'."),
        (("play", "x", "--humn"), "Did you mean '--human'?", "Może chodziło o '--human'?"),
        (("play", "x", "y", "z"), "extra arguments (y z)", "Zbędne argumenty (y z)"),
        (("play", "x", "--seed"), "'--seed' requires an argument", "'--seed' wymaga wartości"),
        (("play", "x", "--seed", "one"), "'one' is not a whole number", "'one' nie jest liczbą całkowitą"),
        (("play", "x", "--seed", "-1"), "-1 is not in the range", "-1 nie mieści się w przedziale"),
        (("games", "--format", "xml"), "'xml' is not one of", "'xml' nie jest jedną z wartości"),
        (("i18n", "confirm", "x"), "Missing option '--lang'", "Brakuje opcji '--lang'"),
        (("i18n", "nothing"), "No such command: 'nothing'.", "Nie ma polecenia 'nothing'."),
        (("nothing",), "there is no command `nothing`", "nie ma polecenia `nothing`"),
        (("games", "--lang", "../x"), "is not the name of a language", "nie jest nazwą języka"),
        (("resume", "nowhere"), "'nowhere' does not exist.", "'nowhere' nie istnieje."),
        (("i18n", "check", "xx"), "Invalid value for LOCALE: ", "Niewłaściwa wartość JĘZYK: "),
        (("i18n", "new", "../x"), "Invalid value for LOCALE: ", "Niewłaściwa wartość JĘZYK: "),
    ],
)
def test_wrong_usage_is_told_in_the_language(run: Run, args: tuple[str, ...], english: str, polish: str) -> None:
    for language, said, error in (("C", english, "Error: "), ("pl_PL.UTF-8", polish, "Błąd: ")):
        result = run(*args, env={"LC_ALL": language})
        assert result.exit_code == 2 and result.stdout == ""
        assert said in result.stderr and error in result.stderr


@pytest.mark.parametrize(
    "args", [("--lang", "pl", "play"), ("play", "--lang=pl"), ("play", "--lang", "pl", "x", "--no")]
)
def test_the_language_counts_wherever_it_is_said(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2 and result.stderr.startswith("Użycie: spielwerk play [OPCJE] GRA")


def test_no_arguments_is_a_question_for_help(run: Run) -> None:
    result = run(env={"LC_ALL": "uk_UA.UTF-8"})
    assert result.exit_code == 2 and result.output.startswith("Використання: spielwerk")


def test_click_still_asks_for_the_sentences_we_have() -> None:
    """Those it no longer asks for are of older versions."""
    from click import core, exceptions, formatting, parser, types

    files = [str(m.__file__) for m in (core, exceptions, formatting, parser, types)]
    texts = [open(file, encoding="utf-8").read() for file in files]
    code = re.sub(r'"\s*\n\s*"', "", "\n".join(texts))
    lost = [s for s in SENTENCES if s.replace("\n", "\\n").replace("\t", "\\t") not in code]
    assert len(lost) <= 4, lost


# ---- pages of explain


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_every_code_has_a_page(language: str) -> None:
    locale = locale_of(language, ("explain",))
    assert locale.problems == [] and set(locale.entries) == {f"explain-{code}" for code in CATALOGUE}
    for page in pages(language):
        entry, id = CATALOGUE[page.code], f"explain-{page.code}"
        assert locale.has(id, "why") and page.title and page.why.endswith((".", "?")), page
        assert not page.title.endswith(".")
        told = {part for part in ("wrong", "right") if not getattr(entry, part)}
        assert {part for part in ("wrong", "right") if locale.has(id, part)} == told, page
        assert page.wrong and page.right


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_in_the_language(language: str) -> None:
    for page in pages(language):
        entry = CATALOGUE[page.code]
        own = [
            page.title,
            page.why,
            *(text for text in (page.wrong, page.right) if text not in (entry.wrong, entry.right)),
        ]
        spoken("\n".join(own))


def test_words_of_the_rules_language_stay(run: Run) -> None:
    """What stands in backquotes is the same in every language, but for the word that `--help` has for a value."""
    quoted = re.compile(r"`[^`]*`")
    english = {page.code: sorted(quoted.findall(page.why)) for page in pages("en")}
    for language in LANGUAGES:
        for page in pages(language):
            found = [re.sub(r"\b(JĘZYK|SPRACHE|МОВА|JAZYK)\b", "LOCALE", word) for word in quoted.findall(page.why)]
            assert sorted(found) == english[page.code], page


def test_a_page_is_shown_in_the_language_and_told_to_tools_in_english(run: Run) -> None:
    shown = run("explain", "two-colons", env={"LC_ALL": "pl_PL.UTF-8"}).output
    assert shown.startswith("two-colons: Dwa dwukropki w wierszu\n") and "turn:\n      pay 1 gem: gain 1 card" in shown
    listed = run("explain", "--lang", "de").output
    assert "Zwei Doppelpunkte in einer Zeile" in listed
    told = json.loads(run("explain", "two-colons", "--lang", "pl", "--format", "json").output)
    assert told["title"] == "Two colons on a line" and told["right"] == CATALOGUE["two-colons"].right
