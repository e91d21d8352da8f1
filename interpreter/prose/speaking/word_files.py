"""Files of words: found, read and parsed, with the place of everything in them. What is unreadable is a problem."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from fluent.syntax import ast

from ...diagnostics.problems import MessageRef, Problem, Source, Span, say
from ...packs import door
from ...packs.characters import bad_character, file_name, hidden, without_hidden
from ...packs.files import LONG_LINE, MAX_LINE, MAX_LINES
from ...packs.locations import offered_languages, offered_words, word_folders
from .entries import Entry as Entry
from .entries import WordsFile as WordsFile
from .entries import added

SOURCE = "en"
#: the words of the effect language and of the command line; every other module is a game
CORE = "core"
#: mistakes, and requests that cannot be met
CHECK = "check"
#: patterns for words made from ids, only in the source language
MADE = "made"
OURS = Path(__file__).resolve().parents[3] / "translations"
LARGEST = 1_000_000
#: characters of one message, and placeables of a file: the parser of Fluent makes a hundred times of what they are
LARGEST_MESSAGE = 50_000
MOST_PLACEABLES = 20_000
_MOST_PROBLEMS = 200
#: the name of a language: `pl`, `pt-BR`, `sr-Latn-RS`
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\Z")
GUIDE = say("guide")
_MOST_SHOWN = 20
#: letters before an escape that say what is written there
_NEAR = 200
#: what the reader of Fluent says where it waits for a closing bracket, or for what should stand in it
UNFINISHED = ("E0003", "E0028")
#: brackets, and texts in which they mean nothing
_BRACKETS = re.compile(r'"(?:[^"\\\n]|\\.)*"|[{}]')
_ESCAPE = re.compile(r"\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6}")


@dataclass(slots=True, eq=False)
class Locale:
    """The words of one language, from all its files; a file read later may replace words of an earlier one or add to
    them."""

    name: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    files: list[WordsFile] = field(default_factory=list)

    def has(self, id: str, attribute: str = "") -> bool:
        entry = self.entries.get(id)
        if entry is None:
            return False
        return not attribute or attribute in entry.attributes

    def says(self, id: str) -> bool:
        """Has a message words of its own, and not only attributes?"""
        entry = self.entries.get(id)
        return entry is not None and entry.whole.value is not None

    def own(self, entry: Entry) -> bool:
        """Not of the language that a regional one is made on."""
        return entry.text.language == self.name

    @property
    def sources(self) -> dict[str, Source]:
        """The lines of its files, to show the place of a mistake."""
        return {f.shown: f.source for f in self.files}


# ---- where they lie
def folders(extra: Sequence[Path] = (), language: str = "") -> list[Path]:
    """Ours, those the user named, and a pack's own: later ones may add languages and words. A language that we have no
    words in is asked for in installed packages."""
    offered = offered_words(language) if language and not (OURS / language).is_dir() else None
    return [OURS, *([offered] if offered is not None else []), *word_folders(), *extra]


def languages(extra: Sequence[Path] = ()) -> list[str]:
    found = {
        inner.name
        for folder in folders(extra)
        for inner in door.listed(folder, _root(folder, extra))
        if door.holds(inner, ".ftl")
    }
    found.update(offered_languages())
    return sorted((n for n in found if LANGUAGE.match(n)), key=lambda n: (n != SOURCE, n))


def modules(language: str, extra: Sequence[Path] = ()) -> list[str]:
    """Core and the games a language has files for."""
    found = {path.stem for path in files_of(language, extra)} - {MADE}
    return sorted(found, key=lambda n: (n != CORE, n))


def files_of(language: str, extra: Sequence[Path] = ()) -> list[Path]:
    """The files of words of a language, whatever they are about."""
    return [
        path
        for folder in folders(extra, language)
        for path in door.listed(folder / language, _root(folder, extra))
        if path.suffix == ".ftl"
    ]


def _root(folder: Path, extra: Sequence[Path]) -> Path | None:
    """What the files of a folder of words may not lead out of: the pack it lies in, the folder itself if the user
    named it; ours may lie anywhere."""
    return folder.parent if folder in extra else None if folder == OURS else folder


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
    return file_name(path.relative_to(here).as_posix() if path.is_relative_to(here) else path)


def locale_of(name: str, modules: tuple[str, ...], extra: tuple[Path, ...] = ()) -> Locale:
    """The words of a language for some modules (`core`, a game ...); a regional one only replaces words of its own."""
    parts = name.split("-")
    names = ["-".join(parts[:n]) for n in range(1, len(parts) + 1)]
    files = [
        (folder / one / f"{module}.ftl", _root(folder, extra))
        for one in names
        for folder in folders(extra, one)
        for module in modules
    ]
    return read_locale(name, [(path, root) for path, root in files if path.exists()])


def our_locale(name: str, modules: tuple[str, ...]) -> Locale:
    """The same without anything from elsewhere."""
    return read_locale(name, [(f, None) for m in modules if (f := OURS / name / f"{m}.ftl").exists()])


def read_locale(name: str, files: Sequence[tuple[Path, Path | None]]) -> Locale:
    """Files, each with what it may not lead out of. Read anew only if one has changed: a translator may be writing
    while we speak."""
    marks = []
    for path, root in files:
        try:
            found = path.stat()
            marks.append((path, root, found.st_mtime_ns, found.st_size))
        except OSError:
            marks.append((path, root, 0, 0))
    return _locale(name, tuple(marks))


@lru_cache(maxsize=1024)
def _locale(name: str, files: tuple[tuple[Path, Path | None, int, int], ...]) -> Locale:
    locale = Locale(name)
    for mark in files:
        read, problems = _read(*mark)
        locale.problems += problems if read.language == name else []
        locale.files.append(read)
        for entry in read.entries:
            locale.entries[entry.id] = added(entry, locale.entries.get(entry.id))
    return locale


# ---- reading
@lru_cache(maxsize=1024)
def _read(path: Path, root: Path | None, changed: int, size: int) -> tuple[WordsFile, list[Problem]]:
    read = WordsFile(path, shown(path), path.stem, root)
    problems: list[Problem] = []

    def refuse(
        code: str, message: MessageRef, hint: MessageRef | None = None, start: int = 0, end: int | None = None
    ) -> None:
        problems.append(Problem(code, message, read.span(start, end), hint))

    try:
        data = door.read_bytes(path, read.shown, root, LARGEST)
        text = data.decode("utf-8-sig")
    except door.Barred as barred:
        large = barred.code == "file-too-big"
        refuse("words-too-large" if large else barred.code, say("words-too-large") if large else barred.said)
        return read, problems
    except UnicodeDecodeError as e:
        line, start = data.count(b"\n", 0, e.start) + 1, data.rfind(b"\n", 0, e.start) + 1
        span = Span(read.shown, line, e.start - start + 1, e.start - start + 2)
        message = say("not-utf8", byte=f"0x{data[e.start]:02X}")
        return read, [Problem("not-utf8", message, span, say("save-as-utf8"))]
    read.take(text.replace("\r\n", "\n"))
    if (lines := len(read.starts)) > MAX_LINES:
        refuse("words-too-large", say("too-many-lines", n=lines, most=MAX_LINES))
        return read, problems
    long = LONG_LINE.search(read.text)
    if long is not None:  # which the parser of Fluent reads letter by letter, copying what it has
        refuse("too-long", say("line-too-long", n=len(long[0]), most=MAX_LINE), None, long.start())
        return read, problems
    problems += _made_visible(read)
    if read.text.count("{") > MOST_PLACEABLES:
        refuse("words-too-large", say("words-too-many", most=MOST_PLACEABLES))
        return read, problems
    for start, length in _messages(read):
        if length > LARGEST_MESSAGE:
            refuse("too-long", say("text-too-long", n=length, most=LARGEST_MESSAGE), None, start)
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
                start, said = _unread(read.text, node.span.start if node.span else 0, note)
                refuse("words-syntax", say("fluent-syntax", what=said), GUIDE, start)
    seen: dict[str, Entry] = {}
    for entry in read.entries:
        if entry.id in seen:
            first = ((say("the-first-one"), seen[entry.id].span()),)
            problems.append(Problem("words-twice", say("worded-twice", name=entry.id), entry.span(), None, first))
        seen.setdefault(entry.id, entry)
    if not problems:
        read.keep_entries()
    return read, problems[:_MOST_PROBLEMS]


def _unread(text: str, first: int, note: ast.Annotation) -> tuple[int, MessageRef]:
    """Where and why the reader of Fluent stopped; for a bracket that is not closed, where it opens."""
    at = note.span.start if note.span else first
    start = _unclosed(text, first, at) if note.code in UNFINISHED else at
    named = str(note.arguments[0]) if note.arguments else ""
    code = note.code if start == at else "unclosed"
    return start, say("fluent-said", code=code, what=named, said=_lowered(str(note.message)))


def _messages(read: WordsFile) -> Iterator[tuple[int, int]]:
    """Where messages begin, roughly, and how long they are: what is indented or closes a bracket goes on with one."""
    starts = [at for at in read.starts if read.text[at : at + 1] not in (" ", "\n", "}", "")]
    return ((start, end - start) for start, end in pairwise([*starts, len(read.text)]))


def _made_visible(read: WordsFile) -> list[Problem]:
    """Takes what cannot be seen out of a file, also written as an escape: words may not steer a terminal."""
    found = list(hidden(read.text))

    def seen(match: re.Match[str]) -> str:
        text = match.group()
        code = int(text[2:], 16)
        character = chr(code) if code <= sys.maxunicode else ""
        before = read.text[max(0, match.start() - _NEAR) : match.start()].rpartition("\n")[2]
        if not character or not any(at == len(before) for at, _ in hidden(before + character)):
            return text
        found.append((match.start(), character))
        return f"{text[:2]}{0xFFFD:0{len(text) - 2}X}"

    clean = _ESCAPE.sub(seen, without_hidden(read.text))
    if found:
        read.take(clean)
    return [bad_character(character, read.span(at)) for at, character in sorted(found)[:_MOST_SHOWN]]


def _unclosed(text: str, start: int, end: int) -> int:
    """Where the bracket stands that a message, which begins at `start`, left open on an earlier line than `end`; `end`
    if it did not. The reader notices only where the next thing begins, which may be another message."""
    open_ = []
    for found in _BRACKETS.finditer(text, start, end):
        if found[0] == "{":
            open_.append(found.start())
        elif found[0] == "}" and open_:
            open_.pop()
    return open_[-1] if open_ and "\n" in text[open_[-1] : end] else end


def _lowered(message: str) -> str:
    return message[:1].lower() + message[1:]
