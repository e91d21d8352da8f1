"""A pack: all files of a game's folder as one tree, with the expansions and variants asked for applied to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from pathlib import Path

from ..diagnostics.problems import Problem, Source, Span, say
from ..diagnostics.records import mutable, record
from .expansions import MOST_EXPANSIONS, expansion_names, found, overlay
from .files import read_file
from .folders import RULEBOOK, VIEW, Folder, Reading
from .like import resolve_likes
from .locations import MAIN_FILE, find_pack, list_packs
from .names import clip, did_you_mean
from .overlays import Applied, Overlay, apply_overlay, choose_variant
from .shapes import OF_THE_BASE
from .tables import as_written, table_names
from .tree import Map, Scalar, Seq, follow
from .unread import EXPANSIONS, SCENARIOS, WORDS, tell_unread

__all__ = [
    "VIEW",
    "Pack",
    "expansion_names",
    "find_pack",
    "list_packs",
    "load_pack",
    "overlaid",
    "player_counts",
    "read_beside",
    "read_scenarios",
    "variant_problems",
    "ways",
    "without_consequences",
]

#: the one section of a file of numbered rules
_BOOK = "rulebook"
_CONSEQUENCES = frozenset(
    (
        "unknown-section",
        "unknown-sort",
        "unknown-kind",
        "unknown-name",
        "unknown-variant",
        "overlay-missing",
        "like-unknown",
    )
)


@mutable
class Pack:
    name: str
    folder: Path
    tree: Map
    sources: dict[str, Source] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    #: the names of what could be applied; variants with their description
    expansions: list[str] = field(default_factory=list)
    variants: dict[str, str] = field(default_factory=dict)
    rulebook: Map | None = None
    #: sha256 of the files in use (but those that only advise bots) and of what was applied to them
    digest: str = ""
    applied_expansions: tuple[str, ...] = ()
    applied_variants: tuple[str, ...] = ()
    #: the folders of those applied, by name, and which of them lie outside the folder of the game
    folders: dict[str, Path] = field(default_factory=dict)
    elsewhere: frozenset[str] = frozenset()
    #: the expansion that was named instead of a game; its words and scenarios are the ones asked about
    subject: str = ""
    #: the files of expansions
    overlay_files: frozenset[str] = frozenset()
    #: entries of the game's tables that expansions change, as `table.entry`: meant so, or called alike by chance
    changed_entries: tuple[str, ...] = ()
    #: False if a file or a part of one was lost: what later stages miss may only be missing because of that
    complete: bool = True
    #: the files in use, with their texts; those of an expansion as if it lay in the folder of the game
    files: tuple[tuple[str, str], ...] = ()
    #: what was found of its files by `check`, so that it is found once
    known: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    #: its scenarios, once they were read and nothing is wrong with their shape
    scenarios: dict[str, Map] | None = None
    #: what was read of the game's own folder, before anything was applied to it
    base: Base | None = field(default=None, repr=False, compare=False)

    @property
    def title(self) -> str:
        """The game, and what it is played with."""
        return " + ".join((self.name, *self.applied_expansions))

    @property
    def numbered(self) -> Map | None:
        """The numbered rules of what was named: the game, or an expansion of it."""
        book = self.rulebook
        if book is None or not self.subject:
            return book
        own = {name: rule for name, rule in book if book.keys[name].file in self.overlay_files}
        return Map(own, {name: book.keys[name] for name in own}, book.span) if own else None

    @property
    def home(self) -> Path:
        """What was named: the folder of the game, or that of an expansion."""
        return self.folders[self.subject] if self.subject else self.folder

    @property
    def word_folders(self) -> tuple[Path, ...]:
        """The folders of words that come with the game and with its expansions."""
        folders = (folder / WORDS for folder in (self.folder, *self.folders.values()))
        return tuple(folder for folder in folders if folder.is_dir())

    @property
    def reloaded_by(self) -> tuple[str, ...]:
        """The expansions as they can be asked for again, in whatever process."""
        return tuple(str(self.folders[n]) if n in self.elsewhere else n for n in self.applied_expansions)


@record
class Base:
    """A game without anything applied to it, and the account of what was read for it: both stay as they are."""

    pack: Pack
    reading: Reading
    rulebook: bool


def load_pack(
    path: Path, expansions: Sequence[str] = (), variants: Sequence[str] = (), *, rulebook: bool = True
) -> Pack:
    """Read a folder. Whatever is wrong is in `problems`; nothing is raised."""
    return overlaid(_base(path, rulebook), expansions, variants)


def _base(path: Path, rulebook: bool) -> Base:
    folder = Folder(path)
    reading = folder.reading
    main = Span(folder.called(path / MAIN_FILE), 1, 1, 2)
    pack = Pack(folder.name, path, Map({}, {}, main), reading.sources, reading.problems)
    pack.tree = folder.merged(folder.rules_files(path, needed=MAIN_FILE))
    named = pack.tree.get("game")
    if isinstance(named, Scalar) and isinstance(named.value, str):
        pack.name = named.value
    pack.expansions = expansion_names(path)
    if len(pack.expansions) > MOST_EXPANSIONS:
        reading.wrong("file-too-big", say("too-many-files", most=MOST_EXPANSIONS), folder.called(path / EXPANSIONS))
    tell_unread(folder, path, pack.name, pack.expansions)
    if rulebook:
        _number(pack, folder, path)
    return Base(pack, reading, rulebook)


def overlaid(base: Base, expansions: Sequence[str] = (), variants: Sequence[str] = ()) -> Pack:
    """A game with expansions and variants; only the files of these are read, as the others were."""
    path, rulebook = base.pack.folder, base.rulebook
    reading = base.reading.copy()
    folder = Folder(path, reading)
    pack = replace(
        base.pack,
        sources=reading.sources,
        problems=reading.problems,
        expansions=[*base.pack.expansions],
        variants={},
        folders={},
        known={},
        base=base,
    )
    applied = Applied()
    tables = {name: table for name in table_names(pack.tree) if isinstance(table := pack.tree.get(name), Map)}
    _apply_expansions(pack, folder, expansions, applied, rulebook)
    changed = {(way[0], way[1]) for way in applied.writes if way[0] in tables and len(way) > 1}
    pack.changed_entries = tuple(f"{name}.{key}" for name, key in sorted(changed) if key in tables[name].items)
    _apply_variants(pack, variants, applied)
    pack.problems.extend(applied.problems)
    pack.tree, problems = resolve_likes(pack.tree, list(table_names(pack.tree)))
    pack.complete = reading.complete
    pack.problems.extend(problems)
    if not pack.complete:
        pack.problems[:] = without_consequences(pack.problems)
    pack.files = tuple((f"{folder.name}/{inner}", text) for inner, text in reading.used)
    pack.digest = reading.digest((*pack.applied_expansions, "", *pack.applied_variants))
    return pack


def player_counts(pack: Pack) -> list[int]:
    """For how many players the game is."""
    node = pack.tree.get("players")
    if isinstance(node, Seq):
        return [i.value for i in node.items if isinstance(i, Scalar) and isinstance(i.value, int)]
    return [node.value] if isinstance(node, Scalar) and isinstance(node.value, int) else []


def ways(pack: Pack) -> Iterator[tuple[str, Map]]:
    """The variants of a game as they are asked for, `NAME` or `NAME=VALUE`, each with what it changes."""
    for name in pack.variants:
        overlay = follow(pack.tree, f"variants.{name}")
        values = overlay.get("values") if isinstance(overlay, Map) else None
        said = [(f"{name}={value}", way) for value, way in values] if isinstance(values, Map) else [(name, overlay)]
        yield from ((way, changed) for way, changed in said if isinstance(changed, Map))


def variant_problems(tree: Map, asked: str) -> list[Problem]:
    """What is wrong with `NAME` or `NAME=VALUE` as a variant of a game."""
    section = tree.get("variants")
    return _variant(section if isinstance(section, Map) else Map({}, {}, tree.span), asked)[1]


def _variant(available: Map, asked: str) -> tuple[Map | None, list[Problem]]:
    """What a variant that is asked for changes."""
    name, equals, value = asked.partition("=")
    if name not in available.items:
        hint = did_you_mean(name, available.items)
        return None, [Problem("unknown-variant", say("no-variant", name=clip(name)), None, hint)]
    return choose_variant(available.items[name], name, value if equals else None, available.keys[name])


def without_consequences(problems: list[Problem]) -> list[Problem]:
    """Problems of an incomplete pack without those that say something is not there: it may stand in the lost part."""
    return [p for p in problems if p.code not in _CONSEQUENCES]


def read_scenarios(pack: Pack) -> dict[str, tuple[Map, tuple[str, ...]]]:
    """The scenario files of a pack by file name, each with the expansions its scenarios are about: those of the
    expansion that was named, or of the game and all that lie in it. Their sources and problems are added to the
    pack's."""
    found: dict[str, tuple[Map, tuple[str, ...]]] = {}
    for place, name in _with_scenarios(pack):
        folder = _beside(pack, place)
        for path in folder.rules_files(place / SCENARIOS):
            node = folder.read(path, in_use=False)
            if isinstance(node, Map):
                found[folder.called(path)] = node, (name,) if name else ()
        pack.problems.extend(folder.reading.problems)
    return found


def scenario_texts(pack: Pack) -> list[str]:
    """What the scenario files of a pack say, unread: whether it is still the same."""
    found: list[str] = []
    for place, _ in _with_scenarios(pack):
        folder = _beside(pack, place)
        texts = [
            (folder.called(p), read_file(p, folder.called(p), folder.root))
            for p in folder.rules_files(place / SCENARIOS)
        ]
        found += [part for name, text in texts for part in (name, text.text or "")]
    return found


def _with_scenarios(pack: Pack) -> list[tuple[Path, str]]:
    """Where scenarios of a pack lie, and the expansion they are about."""
    if pack.subject:
        return [(pack.home, pack.subject)]
    return [(pack.folder, ""), *((pack.folder / EXPANSIONS / name, name) for name in pack.expansions)]


def read_scenario_file(pack: Pack, path: Path) -> dict[str, tuple[Map, tuple[str, ...]]]:
    """One file of scenarios that somebody names, wherever it lies."""
    folder = Folder(path.parent)
    folder.reading.sources = pack.sources
    node = folder.read(path, in_use=False)
    pack.problems.extend(folder.reading.problems)
    return {folder.called(path): (node, ())} if isinstance(node, Map) else {}


def read_beside(pack: Pack, file: str) -> tuple[list[Map], list[Problem]]:
    """Files of a kind of its own that lie beside the rules, the game's and those of its expansions in order, and what
    is wrong with their texts."""
    found: list[Map] = []
    problems: list[Problem] = []
    for place in (pack.folder, *pack.folders.values()):
        if not (place / file).exists():
            continue
        folder = _beside(pack, place)
        node = folder.read(place / file, in_use=False)
        problems += folder.reading.problems
        if isinstance(node, Map):
            found.append(node)
    return found, problems


def _beside(pack: Pack, place: Path) -> Folder:
    """Reads further files of a pack's folder, or of an expansion's."""
    own = not any(place == pack.folders[name] for name in pack.elsewhere)
    folder = Folder(pack.folder if own else place)
    folder.reading.sources = pack.sources
    return folder


def _number(pack: Pack, folder: Folder, place: Path) -> None:
    """Adds the numbered rules of a folder to those of the pack."""
    if not (place / RULEBOOK).exists():
        return
    node = folder.read(place / RULEBOOK, in_use=False)
    if not isinstance(node, Map):
        return
    for key, span in node.keys.items():
        if key != _BOOK:
            hint = did_you_mean(key, [_BOOK])
            pack.problems.append(Problem("unknown-section", say("no-section", name=clip(key)), span, hint))
    book = node.get(_BOOK)
    if isinstance(book, Map):
        whole = Map({}, {}, book.span)
        if pack.rulebook is not None:
            folder.merge(whole, Map({"rulebook": pack.rulebook}, {"rulebook": pack.rulebook.span}, pack.rulebook.span))
        folder.merge(whole, Map({"rulebook": book}, {"rulebook": book.span}, book.span))
        merged = whole.get("rulebook")
        pack.rulebook = merged if isinstance(merged, Map) else None


def _apply_expansions(pack: Pack, folder: Folder, asked: Sequence[str], applied: Applied, rulebook: bool) -> None:
    before = set(folder.reading.sources)
    outside: set[str] = set()
    known_as = {folder.name}
    for text in dict.fromkeys(asked):
        which = found(text, pack.expansions, pack.folder)
        if isinstance(which, Problem):
            pack.problems.append(which)
            continue
        if which.name in pack.folders:
            if pack.folders[which.name] != which.folder:
                pack.problems.append(Problem("overlay-conflict", say("expansions-alike", name=which.name), None))
            continue
        reader = folder
        if which.elsewhere:
            name = which.folder.name
            name = name if name not in known_as else f"{which.folder.parent.name}/{name}"
            known_as.add(name)
            outside.add(which.name)
            reader = Folder(which.folder, folder.reading, f"{EXPANSIONS}/{which.name}", name)
        pack.tree = apply_overlay(pack.tree, overlay(which, reader, pack.name), applied)
        pack.folders[which.name] = which.folder
        tell_unread(reader, which.folder, pack.name)
        if rulebook:
            _number(pack, reader, which.folder)
    pack.applied_expansions = tuple(pack.folders)
    if pack.folders:
        _without_checks_of_the_base(pack, before)
    pack.elsewhere = frozenset(outside)
    pack.overlay_files = frozenset(folder.reading.sources.keys() - before)


def _without_checks_of_the_base(pack: Pack, files: set[str]) -> None:
    """What was said of the game alone is not asked of it with more in the box."""
    checks = pack.tree.get("checks")
    if isinstance(checks, Map):
        kept = {k: v for k, v in checks if not k.endswith(OF_THE_BASE) or checks.keys[k].file not in files}
        section = Map(kept, {k: checks.keys[k] for k in kept}, checks.span)
        pack.tree = Map(dict(pack.tree.items) | {"checks": section}, pack.tree.keys, pack.tree.span)


def _apply_variants(pack: Pack, variants: Sequence[str], applied: Applied) -> None:
    section = pack.tree.get("variants")
    available = section if isinstance(section, Map) else Map({}, {}, pack.tree.span)
    for name, entry in available:
        text = entry.get("description") if isinstance(entry, Map) else None
        pack.variants[name] = as_written(text) if isinstance(text, Scalar) else ""
    used: dict[str, str] = {}
    for asked in dict.fromkeys(variants):
        name = asked.partition("=")[0]
        if name in used:
            pack.problems.append(Problem("variant-value", say("variant-twice", name=name), available.keys[name]))
            continue
        tree, problems = _variant(available, asked)
        pack.problems.extend(problems)
        if tree is not None:
            pack.tree = apply_overlay(pack.tree, Overlay(f"variant {asked}", tree, available.keys[name]), applied)
            used[name] = asked
    pack.applied_variants = tuple(used.values())
