"""Files of words: found, read and parsed, with the place of everything in them. What is unreadable is a problem."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import ast

from ..errors import Problem, Said, Span, say
from ..loading.files import INVISIBLE, LONG_LINE, MAX_LINE, MAX_LINES, bad_character
from ..loading.tree import Source
from .entries import Entry as Entry
from .entries import WordsFile as WordsFile

SOURCE = "en"
#: the words of the effect language and of the command line; every other module is a game
CORE = "core"
#: mistakes, and requests that cannot be met
CHECK = "check"
#: patterns for words made from ids, only in the source language
MADE = "made"
OURS = Path(__file__).resolve().parents[2] / "translations"
#: further folders of words, separated as in PATH
VARIABLE = "SPIELWERK_TRANSLATIONS"
LARGEST = 2_000_000
#: the name of a language: `pl`, `pt-BR`, `sr-Latn-RS`
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\Z")
GUIDE = say("guide")
_MOST_SHOWN = 20
_ESCAPE_OR_INVISIBLE = re.compile(rf"\\u[0-9A-Fa-f]{{4}}|\\U[0-9A-Fa-f]{{6}}|{INVISIBLE.pattern}")


@dataclass(slots=True)
class Locale:
    """The words of one language, from all its files; a file read later may replace words of an earlier one."""

    name: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    files: list[WordsFile] = field(default_factory=list)

    def has(self, id: str, attribute: str = "") -> bool:
        entry = self.entries.get(id)
        if entry is None:
            return False
        return not attribute or attribute in entry.attributes

    def own(self, entry: Entry) -> bool:
        """Not of the language that a regional one is made on."""
        return entry.text.language == self.name

    @property
    def sources(self) -> dict[str, Source]:
        """The lines of its files, to show the place of a mistake."""
        return {f.shown: f.source for f in self.files}


# ---- where they lie
def folders(extra: Sequence[Path] = ()) -> list[Path]:
    """Ours, those of SPIELWERK_TRANSLATIONS, and a pack's own: later ones may add languages and words."""
    return [OURS, *own_folders(), *extra]


def own_folders() -> list[Path]:
    """Folders the user named."""
    return [Path(p) for p in os.environ.get(VARIABLE, "").split(os.pathsep) if p]


def languages(extra: Sequence[Path] = ()) -> list[str]:
    found = {p.parent.name for folder in folders(extra) if folder.is_dir() for p in folder.glob("*/*.ftl")}
    return sorted((n for n in found if LANGUAGE.match(n)), key=lambda n: (n != SOURCE, n))


def modules(language: str, extra: Sequence[Path] = ()) -> list[str]:
    """Core and the games a language has files for."""
    found = {p.stem for folder in folders(extra) for p in (folder / language).glob("*.ftl")} - {MADE}
    return sorted(found, key=lambda n: (n != CORE, n))


def chain(name: str) -> list[str]:
    """`pl-PL` → `pl` → the source language."""
    name = name.replace("_", "-").split(".")[0].split("@")[0]
    parts = name.split("-")
    tried = ["-".join(parts[:n]) for n in range(len(parts), 0, -1)]
    return [*dict.fromkeys([*(t for t in tried if LANGUAGE.match(t)), SOURCE])]


def shown(path: Path) -> str:
    """A file's name as a person finds it: from the folder of translations, or from where they stand."""
    if path.is_relative_to(OURS):
        return path.relative_to(OURS.parent).as_posix()
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)


def locale_of(name: str, modules: tuple[str, ...], extra: tuple[Path, ...] = ()) -> Locale:
    """The words of a language for some modules (`core`, a game ...); a regional one only replaces words of its own."""
    parts = name.split("-")
    names = ["-".join(parts[:n]) for n in range(1, len(parts) + 1)]
    files = [folder / one / f"{module}.ftl" for one in names for folder in folders(extra) for module in modules]
    return read_locale(name, [f for f in files if f.exists()])


def our_locale(name: str, modules: tuple[str, ...]) -> Locale:
    """The same without anything from elsewhere."""
    return read_locale(name, [f for m in modules if (f := OURS / name / f"{m}.ftl").exists()])


def read_locale(name: str, files: Sequence[Path]) -> Locale:
    """Read anew only if a file has changed: a translator may be writing while we speak."""
    marks = []
    for path in files:
        try:
            found = path.stat()
            marks.append((path, found.st_mtime_ns, found.st_size))
        except OSError:
            marks.append((path, 0, 0))
    return _locale(name, tuple(marks))


@lru_cache(maxsize=64)
def _locale(name: str, files: tuple[tuple[Path, int, int], ...]) -> Locale:
    locale = Locale(name)
    for path, changed, size in files:
        read, problems = _read(path, changed, size)
        locale.problems += problems if read.language == name else []
        locale.files.append(read)
        for entry in read.entries:
            locale.entries[entry.id] = entry
    return locale


# ---- reading
@lru_cache(maxsize=256)
def _read(path: Path, changed: int, size: int) -> tuple[WordsFile, list[Problem]]:
    read = WordsFile(path, shown(path), path.stem)
    problems: list[Problem] = []

    def refuse(code: str, message: Said, hint: Said | None = None, start: int = 0, end: int | None = None) -> None:
        problems.append(Problem(code, message, read.span(start, end), hint))

    if size > LARGEST:
        refuse("words-too-large", say("words-too-large"))
        return read, problems
    try:
        data = path.read_bytes()
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as e:
        line, start = data.count(b"\n", 0, e.start) + 1, data.rfind(b"\n", 0, e.start) + 1
        span = Span(read.shown, line, e.start - start + 1, e.start - start + 2)
        message = say("not-utf8", byte=f"0x{data[e.start]:02X}")
        return read, [Problem("not-utf8", message, span, say("save-as-utf8"))]
    except OSError as e:
        refuse("missing-file", say("words-unreadable", why=str(e.strerror)))
        return read, problems
    read.take(text.replace("\r\n", "\n"))
    problems += _made_visible(read)
    if (lines := len(read.starts)) > MAX_LINES:
        refuse("words-too-large", say("too-many-lines", n=lines, most=MAX_LINES))
        return read, problems
    long = LONG_LINE.search(read.text)
    if long is not None:  # which the parser of Fluent reads letter by letter, copying what it has
        refuse("too-long", say("line-too-long", n=len(long[0]), most=MAX_LINE), None, long.start())
        return read, problems
    if read.fetch_entries():
        return read, problems
    if not read.text.strip():
        refuse("words-empty", say("empty-file"), say("begin-with-new"))
        return read, problems
    try:
        read.find_entries()
    except RecursionError:
        refuse("words-syntax", say("words-too-deep"), GUIDE)
        return read, problems
    for node in read.body:
        if isinstance(node, ast.Junk):
            for note in node.annotations:
                start = note.span.start if note.span else node.span.start if node.span else 0
                refuse("words-syntax", say("fluent-syntax", what=_lowered(str(note.message))), GUIDE, start)
    seen: dict[str, Entry] = {}
    for entry in read.entries:
        if entry.id in seen:
            first = ((say("the-first-one"), seen[entry.id].span()),)
            problems.append(Problem("words-twice", say("worded-twice", name=entry.id), entry.span(), None, first))
        seen.setdefault(entry.id, entry)
    if not problems:
        read.keep_entries()
    return read, problems


def _made_visible(read: WordsFile) -> list[Problem]:
    """Takes what cannot be seen out of a file, also written as an escape: words may not steer a terminal."""
    found: list[tuple[int, str]] = []

    def seen(match: re.Match[str]) -> str:
        text = match.group()
        code = int(text[2:], 16) if len(text) > 1 else ord(text)
        if code > sys.maxunicode or not INVISIBLE.match(chr(code)):
            return text
        found.append((match.start(), chr(code)))
        return "\ufffd" if len(text) == 1 else f"{text[:2]}{0xFFFD:0{len(text) - 2}X}"

    clean = _ESCAPE_OR_INVISIBLE.sub(seen, read.text)
    if found:
        read.take(clean)
    return [bad_character(character, read.span(at)) for at, character in found[:_MOST_SHOWN]]


def _lowered(message: str) -> str:
    return message[:1].lower() + message[1:]
