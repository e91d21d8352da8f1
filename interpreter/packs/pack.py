"""A pack: all files of a game's folder as one tree, with the expansions and variants asked for applied to it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import field
from itertools import islice
from pathlib import Path

from ..diagnostics.problems import MessageRef, Problem, Source, Span, say
from ..diagnostics.records import mutable
from .characters import file_name
from .door import MOST_NAMES, holds, inside, listed
from .file_cache import parsed
from .files import MAX_PACK, read_file
from .like import resolve_likes
from .locations import MAIN_FILE, find_pack, list_packs
from .names import NAME, clip, did_you_mean
from .overlays import Applied, Overlay, apply_overlay, choose_variant
from .tables import as_written, table_names
from .tree import MAX_PACK_VALUES, Map, Node, Scalar, Seq

__all__ = [
    "VIEW",
    "Pack",
    "expansion_names",
    "find_pack",
    "list_packs",
    "load_pack",
    "player_counts",
    "read_beside",
    "read_scenarios",
    "without_consequences",
]

VIEW = "view.yaml"
EXPANSIONS = "expansions"
#: files with kinds of their own, which are not part of the rules
_OTHER_KINDS = frozenset((VIEW, "rulebook.yaml"))
_MOST_FILES = 500
_MOST_EXPANSIONS = 100
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
    #: False if a file or a part of one was lost: what later stages miss may only be missing because of that
    complete: bool = True
    #: the files in use, with their texts
    files: tuple[tuple[str, str], ...] = ()


def load_pack(
    path: Path, expansions: Sequence[str] = (), variants: Sequence[str] = (), *, rulebook: bool = True
) -> Pack:
    """Read a folder. Whatever is wrong is in `problems`; nothing is raised."""
    folder = _Folder(path)
    pack = Pack(
        folder.name, path, Map({}, {}, Span(folder.called(path / MAIN_FILE), 1, 1, 2)), folder.sources, folder.problems
    )
    pack.tree = folder.merged(path, folder.rules_files(path, needed=MAIN_FILE))
    named = pack.tree.get("game")
    if isinstance(named, Scalar) and isinstance(named.value, str):
        pack.name = named.value
    pack.expansions = expansion_names(path)
    if len(pack.expansions) > _MOST_EXPANSIONS:
        file = folder.called(path / EXPANSIONS)
        folder.problems.append(
            Problem("file-too-big", say("too-many-files", most=_MOST_EXPANSIONS), Span(file, 1, 1, 2))
        )
    if rulebook and (path / "rulebook.yaml").exists():
        node = folder.read(path / "rulebook.yaml", in_use=False)
        inner = node.get("rulebook") if isinstance(node, Map) else None
        pack.rulebook = inner if isinstance(inner, Map) else None
    _apply(pack, folder, expansions, variants)
    pack.tree, problems = resolve_likes(pack.tree, list(table_names(pack.tree)))
    pack.complete = folder.complete
    pack.problems.extend(problems)
    if not pack.complete:
        pack.problems[:] = without_consequences(pack.problems)
    pack.files = tuple(folder.used)
    pack.digest = folder.digest((*pack.applied_expansions, "", *pack.applied_variants))
    return pack


def expansion_names(folder: Path) -> list[str]:
    """The expansions a pack offers, and one more than it may have at the most."""
    offered = (f for f in listed(folder / EXPANSIONS, folder) if NAME.match(f.name) and holds(f, ".yaml"))
    return [f.name for f in islice(offered, _MOST_EXPANSIONS + 1)]


def player_counts(pack: Pack) -> list[int]:
    """For how many players the game is."""
    node = pack.tree.get("players")
    if isinstance(node, Seq):
        return [i.value for i in node.items if isinstance(i, Scalar) and isinstance(i.value, int)]
    return [node.value] if isinstance(node, Scalar) and isinstance(node.value, int) else []


def without_consequences(problems: list[Problem]) -> list[Problem]:
    """Problems of an incomplete pack without those that say something is not there: it may stand in the lost part."""
    return [p for p in problems if p.code not in _CONSEQUENCES]


def read_scenarios(pack: Pack) -> dict[str, Map]:
    """The scenario files of a pack by file name; their sources and problems are added to the pack's."""
    folder = _Folder(pack.folder)
    folder.sources, folder.problems = pack.sources, pack.problems
    found: dict[str, Map] = {}
    for path in folder.rules_files(pack.folder / "scenarios"):
        node = folder.read(path, in_use=False)
        if isinstance(node, Map):
            found[folder.called(path)] = node
    return found


def read_beside(pack: Pack, file: str) -> tuple[Map | None, list[Problem]]:
    """A file of a kind of its own that lies beside the rules, if there is one, and what is wrong with its text."""
    if not (pack.folder / file).exists():
        return None, []
    folder = _Folder(pack.folder)
    folder.sources = pack.sources
    node = folder.read(pack.folder / file, in_use=False)
    return node if isinstance(node, Map) else None, folder.problems


def _apply(pack: Pack, folder: _Folder, expansions: Sequence[str], variants: Sequence[str]) -> None:
    applied = Applied()
    done: list[str] = []
    for name in dict.fromkeys(expansions):
        overlay = folder.expansion(name, pack.expansions)
        if overlay is not None:
            pack.tree = apply_overlay(pack.tree, overlay, applied)
            done.append(name)
    pack.applied_expansions = tuple(done)
    section = pack.tree.get("variants")
    available = section if isinstance(section, Map) else Map({}, {}, pack.tree.span)
    for name, entry in available:
        text = entry.get("description") if isinstance(entry, Map) else None
        pack.variants[name] = as_written(text) if isinstance(text, Scalar) else ""
    used: dict[str, str] = {}
    for asked in dict.fromkeys(variants):
        name, equals, value = asked.partition("=")
        if name not in available.items:
            pack.problems.append(
                Problem(
                    "unknown-variant",
                    say("no-variant", name=clip(name)),
                    None,
                    did_you_mean(name, available.items),
                )
            )
            continue
        span = available.keys[name]
        if name in used:
            pack.problems.append(Problem("variant-value", say("variant-twice", name=name), span))
            continue
        tree, problems = choose_variant(available.items[name], name, value if equals else None, span)
        pack.problems.extend(problems)
        if tree is not None:
            pack.tree = apply_overlay(pack.tree, Overlay(f"variant {asked}", tree, span), applied)
            used[name] = asked
    pack.applied_variants = tuple(used.values())
    pack.problems.extend(applied.problems)


def _values(node: Node) -> int:
    if isinstance(node, Scalar):
        return 1
    if isinstance(node, Seq):
        return 1 + sum(map(_values, node.items))
    return 1 + len(node.items) + sum(map(_values, node.items.values()))


class _Folder:
    """Reads files of one pack, counts what it reads, and lets nothing outside the folder in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.root = path.resolve()
        self.name = self.root.name if path.name in ("", ".", "..") else path.name
        self.sources: dict[str, Source] = {}
        self.problems: list[Problem] = []
        self.complete = True
        self.size = 0
        self.values = 0
        self.used: list[tuple[str, str]] = []
        #: those of them that say nothing but what positions are worth to bots: no game is played otherwise for it
        self.advice: set[str] = set()

    def called(self, path: Path) -> str:
        """The name of a file in messages: relative to the folder the pack lies in."""
        return file_name("/".join((self.name, *path.relative_to(self.path).parts)))

    def rules_files(self, folder: Path, needed: str = "") -> list[Path]:
        """The rules files directly in a folder, in name order."""
        if not self._inside(folder):
            return []
        files = [p for p in listed(folder, self.root) if not p.name.startswith(".")]
        if len(files) >= MOST_NAMES:
            self.complete = False
            self._wrong("file-too-big", say("too-many-files", most=MOST_NAMES), self.called(folder))
        for path in files:
            if path.suffix == ".yml" and len(self.problems) < _MOST_FILES:
                self._wrong(
                    "file-name",
                    say("not-read", file=path.name),
                    self.called(path),
                    say("rename-to", file=f"{path.stem}.yaml"),
                )
        found = [p for p in files if p.suffix == ".yaml" and p.name not in _OTHER_KINDS]
        if needed and folder / needed not in found:
            self.complete = False
            self._wrong("missing-file", say("no-file", file=self.called(folder / needed)), self.called(folder / needed))
        if len(found) > _MOST_FILES:
            self.complete = False
            self._wrong("file-too-big", say("too-many-files", most=_MOST_FILES), self.called(found[_MOST_FILES]))
        return found[:_MOST_FILES]

    def read(self, path: Path, in_use: bool = True) -> Node | None:
        file = self.called(path)
        text = read_file(path, file, self.root)
        self.sources[file] = text.source
        self.problems.extend(text.problems)
        self.size += text.size
        if self.size > MAX_PACK and text.text is not None:
            self._wrong("file-too-big", say("pack-too-large", most=MAX_PACK), file)
            self.complete = False
            return None
        if self.values > MAX_PACK_VALUES and text.text is not None:
            self._wrong("file-too-big", say("pack-too-many-values", most=MAX_PACK_VALUES), file)
            text.text = None
        if text.text is None:
            self.complete = False
            return None
        if in_use:
            self.used.append((file, text.text))
        node, problems = parsed(text.text, file)
        if isinstance(node, Map) and list(node.items) == ["estimate"]:
            self.advice.add(file)
        self.values += _values(node) if node is not None else len(text.text) // 50
        self.problems.extend(problems)
        if node is None:
            self.complete = self.complete and [p.code for p in problems] == ["empty-file"]
        elif not isinstance(node, Map):
            self._wrong("wrong-type", say("file-holds-sections"), file)
            self.complete = False
        return node

    def merged(self, folder: Path, paths: list[Path]) -> Map:
        """All files as one tree: sections merge by key, and a key stands in one file only."""
        tree = Map({}, {}, Span(self.called(folder / MAIN_FILE), 1, 1, 2))
        for path in paths:
            node = self.read(path)
            if isinstance(node, Map):
                self._merge(tree, node)
        return tree

    def _merge(self, tree: Map, more: Map) -> None:
        for key, node in more:
            there = tree.get(key)
            if there is None:
                # a section may grow, and what was read stays as it is
                grown = Map(dict(node.items), dict(node.keys), node.span) if isinstance(node, Map) else node
                tree.put(key, grown, more.keys[key])
            elif isinstance(there, Map) and isinstance(node, Map):
                for inner, value in node:
                    if inner in there.items:
                        self._twice(f"{key}.{inner}", node.keys[inner], there.keys[inner])
                    else:
                        there.put(inner, value, node.keys[inner])
            else:
                self._twice(key, more.keys[key], tree.keys[key])

    def _twice(self, key: str, span: Span, first: Span) -> None:
        self.problems.append(
            Problem(
                "duplicate-key",
                say("in-two-files", key=clip(key, 80)),
                span,
                say("rename-or-delete"),
                ((say("the-first-one"), first),),
            )
        )

    # expansions

    def expansion(self, name: str, available: list[str]) -> Overlay | None:
        if name not in available:
            if NAME.match(name):
                problem = Problem(
                    "unknown-expansion", say("no-expansion", name=name), None, did_you_mean(name, available)
                )
            else:
                problem = Problem(
                    "outside-pack",
                    say("not-an-expansion", name=clip(name, 80)),
                    None,
                    say("expansion-named"),
                )
            self.problems.append(problem)
            return None
        folder = self.path / EXPANSIONS / name
        tree = Map({}, {}, Span(self.called(folder), 1, 1, 2))
        for path in self.rules_files(folder):
            node = self.read(path)
            if isinstance(node, Map):
                self._merge(tree, self._without_title(node, name, path))
        return Overlay(f"expansion {name}", tree, tree.span)

    def _without_title(self, node: Map, name: str, path: Path) -> Map:
        """The sections of an expansion's file, whose first key says what it belongs to."""
        title = node.get("expansion")
        if title is None:
            self._wrong(
                "missing-key",
                say("expansion-says"),
                self.called(path),
                say("add-line", code=f"expansion: {name}"),
            )
        elif not isinstance(title, Scalar) or as_written(title) != name:
            self.problems.append(
                Problem(
                    "wrong-value",
                    say("expansion-folder"),
                    title.span,
                    say("write", code=f"expansion: {name}"),
                )
            )
        return Map(
            {k: v for k, v in node if k != "expansion"},
            {k: s for k, s in node.keys.items() if k != "expansion"},
            node.span,
        )

    # what lies outside, and the digest

    def _inside(self, path: Path) -> bool:
        """Whether a path still lies in the pack after links were followed."""
        within = inside(path, self.root)
        if not within:
            self.complete = False
            self._wrong(
                "outside-pack",
                say("leads-out", file=self.called(path)),
                self.called(path),
                say("copy-file"),
            )
        return within

    def _wrong(self, code: str, message: MessageRef, file: str, hint: MessageRef | None = None) -> None:
        self.problems.append(Problem(code, message, Span(file, 1, 1, 2), hint))

    def digest(self, applied: tuple[str, ...]) -> str:
        """The same wherever the folder lies and whatever it is called."""
        total = hashlib.sha256()
        rules = [(file.partition("/")[2], text) for file, text in self.used if file not in self.advice]
        for piece in (*applied, *(part for used in rules for part in used)):
            data = piece.encode()
            total.update(len(data).to_bytes(8, "big") + data)
        return total.hexdigest()
