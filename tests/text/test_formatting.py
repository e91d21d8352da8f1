"""Words with gaps are filled without the library, and say what the library would say."""

from __future__ import annotations

import subprocess
import sys

import pytest
from spielwerk.interpreter.prose.speaking import bundles
from spielwerk.interpreter.prose.speaking.bundles import LONGEST, Voice
from spielwerk.interpreter.prose.speaking.entries import WordsFile
from spielwerk.interpreter.prose.speaking.missing import Missing
from spielwerk.interpreter.prose.speaking.word_files import Locale, our_locale


class Anything(dict[str, str]):
    """Some words for every gap."""

    def setdefault(self, key: str, default: str = "") -> str:
        return default

    def get(self, key: str, default: object = None) -> str:  # type: ignore[override]
        return f"<{key} {{ żółw }}>"


@pytest.mark.parametrize("language", ["en", "pl", "de", "uk", "cs"])
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


def test_what_was_said_before_is_said_again_the_same() -> None:
    one = voice("a = { $n ->\n    [one] one\n   *[other] { $n } things\n }\nb = { $what } { $form }\n")
    for _ in range(2):  # the second time from what is kept
        assert [one.say("a", n=n) for n in (1, 2, "2", True)] == ["one", "2 things", "2 things", "one"]
        assert [one.say("b", what=what) for what in ("x", "y")] == ["x ", "y "]
        assert one.say("b", what="x", form="f") == "x f" == one.say("b", form="f", what="x")
        with pytest.raises(Missing):
            one.say("c")
    long = "z" * 1000
    assert one.say("b", what=long) == f"{long} " == one.say("b", what=long) and long not in str(one._said)


def test_no_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundles, "MOST_KEPT", 3)
    one = voice("a = { $what }\n")
    assert [one.say("a", what=str(i)) for i in range(9)] == [str(i) for i in range(9)] and len(one._said) == 3


@pytest.mark.parametrize("command", [["--help"], ["check", "--help"], ["games"]])
def test_simple_commands_do_without_it(command: list[str]) -> None:
    code = "import sys; from spielwerk.cli.main import cli; cli(standalone_mode=False); print(*sys.modules)"
    run = [sys.executable, "-c", code, *command]
    done = subprocess.run(run, capture_output=True, text=True, check=True, encoding="utf-8")
    assert "fluent.syntax" in done.stdout and "fluent.runtime" not in done.stdout and "babel" not in done.stdout
