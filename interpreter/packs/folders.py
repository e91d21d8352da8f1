"""Files of a pack: read, counted and merged into one tree, whichever folder they lie in; nothing outside comes in."""

from __future__ import annotations

import hashlib
from dataclasses import field, replace
from pathlib import Path

from ..diagnostics.problems import MessageRef, Problem, Source, Span, say
from ..diagnostics.records import mutable
from .characters import file_name
from .door import MOST_NAMES, inside, listed
from .file_cache import parsed
from .files import MAX_PACK, read_file
from .locations import MAIN_FILE
from .names import clip
from .tree import MAX_PACK_VALUES, Map, Node, Scalar, Seq

VIEW = "view.yaml"
RULEBOOK = "rulebook.yaml"
#: files with kinds of their own, which are not part of the rules
_OTHER_KINDS = frozenset((VIEW, RULEBOOK))
_MOST_FILES = 500


@mutable
class Reading:
    """What was read for one pack, from all its folders together."""

    sources: dict[str, Source] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    #: False if a file or a part of one was lost
    complete: bool = True
    size: int = 0
    values: int = 0
    #: the files in use by their names inside the folder of the game, with their texts
    used: list[tuple[str, str]] = field(default_factory=list)
    #: those of them that say nothing but what positions are worth to bots: no game is played otherwise for it
    advice: set[str] = field(default_factory=set)

    def copy(self) -> Reading:
        """The same account, to go on with."""
        return replace(
            self,
            sources={**self.sources},
            problems=[*self.problems],
            used=[*self.used],
            advice={*self.advice},
        )

    def wrong(self, code: str, message: MessageRef, file: str, hint: MessageRef | None = None) -> None:
        self.problems.append(Problem(code, message, Span(file, 1, 1, 2), hint))

    def digest(self, applied: tuple[str, ...]) -> str:
        """The same wherever the folders lie and whatever they are called."""
        total = hashlib.sha256()
        rules = [used for used in self.used if used[0] not in self.advice]
        for piece in (*applied, *(part for used in rules for part in used)):
            data = piece.encode()
            total.update(len(data).to_bytes(8, "big") + data)
        return total.hexdigest()


class Folder:
    """Reads files of one folder into an account that others may share, and lets nothing outside the folder in."""

    def __init__(self, path: Path, reading: Reading | None = None, stands_for: str = "", known_as: str = "") -> None:
        """`stands_for`: where it would lie inside the folder of the game; `known_as`: what messages call it."""
        self.path = path
        self.root = path.resolve()
        self.name = known_as or (self.root.name if path.name in ("", ".", "..") else path.name)
        self.reading = reading if reading is not None else Reading()
        self.stands_for = stands_for

    def called(self, path: Path) -> str:
        """The name of a file in messages: relative to the folder this one lies in."""
        return file_name("/".join((self.name, *path.relative_to(self.path).parts)))

    def inner(self, path: Path) -> str:
        """The name of a file inside the folder of the game."""
        own = path.relative_to(self.path).parts
        return file_name("/".join((self.stands_for, *own) if self.stands_for else own))

    def rules_files(self, folder: Path, needed: str = "") -> list[Path]:
        """The rules files directly in a folder, in name order."""
        if not self._inside(folder):
            return []
        reading = self.reading
        files = [p for p in listed(folder, self.root) if not p.name.startswith(".")]
        if len(files) >= MOST_NAMES:
            reading.complete = False
            reading.wrong("file-too-big", say("too-many-files", most=MOST_NAMES), self.called(folder))
        for path in files:
            if path.suffix == ".yml" and len(reading.problems) < _MOST_FILES:
                right = say("rename-to", file=f"{path.stem}.yaml")
                reading.wrong("file-name", say("not-read", file=path.name), self.called(path), right)
        found = [p for p in files if p.suffix == ".yaml" and p.name not in _OTHER_KINDS]
        if needed and folder / needed not in found:
            reading.complete = False
            file = self.called(folder / needed)
            reading.wrong("missing-file", say("no-file", file=file), file)
        if len(found) > _MOST_FILES:
            reading.complete = False
            reading.wrong("file-too-big", say("too-many-files", most=_MOST_FILES), self.called(found[_MOST_FILES]))
        return found[:_MOST_FILES]

    def read(self, path: Path, in_use: bool = True) -> Node | None:
        file, reading = self.called(path), self.reading
        text = read_file(path, file, self.root)
        reading.sources[file] = text.source
        reading.problems.extend(text.problems)
        reading.size += text.size
        if reading.size > MAX_PACK and text.text is not None:
            reading.wrong("file-too-big", say("pack-too-large", most=MAX_PACK), file)
            reading.complete = False
            return None
        if reading.values > MAX_PACK_VALUES and text.text is not None:
            reading.wrong("file-too-big", say("pack-too-many-values", most=MAX_PACK_VALUES), file)
            text.text = None
        if text.text is None:
            reading.complete = False
            return None
        if in_use:
            reading.used.append((self.inner(path), text.text))
        node, problems = parsed(text.text, file)
        if isinstance(node, Map) and list(node.items) == ["estimate"]:
            reading.advice.add(self.inner(path))
        reading.values += _values(node) if node is not None else len(text.text) // 50
        reading.problems.extend(problems)
        if node is None:
            reading.complete = reading.complete and [p.code for p in problems] == ["empty-file"]
        elif not isinstance(node, Map):
            reading.wrong("wrong-type", say("file-holds-sections"), file)
            reading.complete = False
        return node

    def merged(self, paths: list[Path]) -> Map:
        """All files as one tree: sections merge by key, and a key stands in one file only."""
        tree = Map({}, {}, Span(self.called(self.path / MAIN_FILE), 1, 1, 2))
        for path in paths:
            node = self.read(path)
            if isinstance(node, Map):
                self.merge(tree, node)
        return tree

    def merge(self, tree: Map, more: Map) -> None:
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
        self.reading.problems.append(
            Problem(
                "duplicate-key",
                say("in-two-files", key=clip(key, 80)),
                span,
                say("rename-or-delete"),
                ((say("the-first-one"), first),),
            )
        )

    def _inside(self, path: Path) -> bool:
        """Whether a path still lies in the folder after links were followed."""
        within = inside(path, self.root)
        if not within:
            self.reading.complete = False
            file = self.called(path)
            self.reading.wrong("outside-pack", say("leads-out", file=file), file, say("copy-file"))
        return within


def _values(node: Node) -> int:
    if isinstance(node, Scalar):
        return 1
    if isinstance(node, Seq):
        return 1 + sum(map(_values, node.items))
    return 1 + len(node.items) + sum(map(_values, node.items.values()))
