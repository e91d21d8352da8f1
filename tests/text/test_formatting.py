"""Words with gaps are filled without the library, and say what the library would say."""

from __future__ import annotations

import subprocess
import sys

import pytest
from spielwerk.interpreter.prose.bundles import LONGEST, Voice
from spielwerk.interpreter.prose.entries import WordsFile
from spielwerk.interpreter.prose.missing import Missing
from spielwerk.interpreter.prose.word_files import Locale, our_locale


class Anything(dict[str, str]):
    """Some words for every gap."""

    def setdefault(self, key: str, default: str = "") -> str:
        return default

    def get(self, key: str, default: object = None) -> str:  # type: ignore[override]
        return f"<{key} {{ żółw }}>"


@pytest.mark.parametrize("language", ["en", "pl", "de", "uk"])
def test_filled_as_the_library_would(language: str) -> None:
    voice = Voice(our_locale(language, ("cli", "help", "check")))
    filled = 0
    for id, entry in voice.locale.entries.items():
        for attribute in ("", *entry.attributes):
            text = None if id.startswith("-") else voice._filled(id, attribute, Anything())
            if text is not None:
                filled += 1
                names = voice._gaps[id, attribute] or []
                assert text == voice.bundle.say(id, attribute, {n: Anything().get(n) for n in names[1::2]})
    assert filled > 300


def voice(text: str) -> Voice:
    file = WordsFile(path=None, shown="t.ftl", module="t")  # type: ignore[arg-type]
    file.take(text)
    file.find_entries()
    return Voice(Locale("en", {e.id: e for e in file.entries}, [], [file]))


def test_what_is_no_gap_is_left_to_the_library() -> None:
    one = voice("a = { $n } of { $what }\n    .late = then\n    no more\nb = { a }\nc = x{ $n }\n")
    assert one.say("a", n="two", what="{ $n }") == "two of { $n }" and "bundle" not in one.__dict__
    assert one.say("a", "late") == "then\nno more" and "bundle" not in one.__dict__
    assert one.say("a", n=20_000, what="it") == "20,000 of it" and "bundle" in one.__dict__
    assert one.say("b", n="two", what="it") == "two of it"
    for wrong in ({}, {"n": "y" * (LONGEST + 1)}):
        with pytest.raises(Missing):
            one.say("c", **wrong)


@pytest.mark.parametrize("command", [["--help"], ["check", "--help"], ["games"]])
def test_simple_commands_do_without_it(command: list[str]) -> None:
    code = "import sys; from spielwerk.cli.main import cli; cli(standalone_mode=False); print(*sys.modules)"
    run = [sys.executable, "-c", code, *command]
    done = subprocess.run(run, capture_output=True, text=True, check=True, encoding="utf-8")
    assert "fluent.syntax" in done.stdout and "fluent.runtime" not in done.stdout and "babel" not in done.stdout
