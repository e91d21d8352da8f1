"""A pack with every word of its game replaced by a meaningless one; words of the language and keys of sections stay."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from spielwerk.interpreter.model.vocabulary import plural_of
from spielwerk.interpreter.packs.reader import read_yaml
from spielwerk.interpreter.packs.shapes import OF_THE_BASE
from spielwerk.interpreter.packs.tree import plain
from spielwerk.interpreter.syntax.grammar import GRAMMAR
from spielwerk.interpreter.syntax.parser import RESERVED

#: nouns every game has, the rule the game begins with, the value that means nothing, and what is said of grids, boards
#: and dice
LANGUAGE = frozenset(
    "player players opponent opponents partner thing things copy copies slot number game round none "
    "gap visible covered cell cells middle upright right upside_down left shared row column place face".split()
)
SORTS = frozenset("number flag effect condition amounts abilities".split())
BY_PLAYERS = frozenset(("others", "first player"))
PATCHES = frozenset(("add", "remove"))
#: keys inside a body that belong to a fixed block and name nothing
BLOCK_KEYS = {
    "walk": ("enter", "toll", "stop"),
    "rank": ("by", "prizes"),
    "lay": ("over", "least", "most", "turned", "never hides", "at"),
}
#: phrases of several words, which are one token each: `order` in `in any order` is no noun of a game
PHRASES = [p for p in re.findall(r"^_?[A-Z_]+(?:\.\d+)?: /(.+)/$", GRAMMAR, re.MULTILINE) if "\\s" in p]
TOKEN = re.compile(
    r"(?P<phrase>,\s*then\b|(?<![a-z0-9_])(?:" + "|".join(PHRASES) + r"))"
    r"|(?P<name>[0-9]*[a-z][a-z0-9_]*)|(?P<rest>[0-9]+(?![0-9a-z_])|[^a-z0-9])"
)
WORD = re.compile(r"[a-z0-9][a-z0-9_]*\Z")
#: a place of a board, which is called by its column and row
PLACE = re.compile(r"(?:(?P<board>[a-z][a-z0-9_]*)_)?(?P<place>[a-z]{1,2}[1-9][0-9]?)\Z")
#: one of the copies of a thing
COPY = re.compile(r"(?P<thing>[a-z][a-z0-9_]*)_(?P<number>[1-9][0-9]*)\Z")


def sort_of(declared: Any) -> str:
    """`amounts of KIND` is written like amounts, `{number: 0}` like a number."""
    if isinstance(declared, dict):
        return next(iter(declared))
    return str(declared).split(" of ")[0] if str(declared).startswith("amounts of ") else str(declared)


class Renaming:
    def __init__(self, files: list[dict[str, Any]]):
        self.pool = [f"w{n:04}" for n in range(1, 5000)]
        random.Random(7).shuffle(self.pool)  # the new names stand in another order than the old ones
        self.words: dict[str, str] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        for tree in files:
            for section in ("kinds", "groups", "counters", "pieces", "symbols"):
                for noun, node in tree.get(section, {}).items():
                    self.noun(noun, node)
        layouts = [layout for tree in files for layout in tree.get("layouts", {}).values() if isinstance(layout, dict)]
        self.steps = {step for layout in layouts for step in layout.get("steps", {})}
        self.boards = {layout.get("prefix") for layout in layouts if layout.get("pattern", "bricks") != "bricks"}
        self.copied: set[str] = set()
        for tree in files:
            for kind, node in tree.get("kinds", {}).items():
                self.tables[node.get("plural") or plural_of(kind)] = node.get("has", {})
        for table in (tree.get(table, {}) for tree in files for table in self.tables):
            self.copied |= {name for name, node in table.items() if isinstance(node, dict)}

    def noun(self, noun: str, node: Any) -> None:
        if noun not in self.words:
            self.words[noun] = self.pool.pop()
            if not (isinstance(node, dict) and "plural" in node):
                self.words.setdefault(plural_of(noun), plural_of(self.words[noun]))

    # ---- words and lines
    def name(self, word: Any) -> Any:
        """A word that stands for itself: an id, a kind, a value."""
        if not isinstance(word, str) or word in LANGUAGE and word not in self.words:
            return word
        assert WORD.match(word), word
        if word not in self.words:
            self.words[word] = self.of_several(word) or self.pool.pop()
        return self.words[word]

    def of_several(self, word: str) -> str:
        """The name of a place of a board or of one of several copies, which the game makes itself; or nothing."""
        place, copy = PLACE.match(word), COPY.match(word)
        if place and place["board"] in self.boards:
            return f"{self.name(place['board'])}_{place['place']}" if place["board"] else word
        return f"{self.name(copy['thing'])}_{copy['number']}" if copy and copy["thing"] in self.copied else ""

    def text(self, line: Any) -> Any:
        """A line of the effect language, token by token."""
        if not isinstance(line, str):
            return line
        found = []
        for token in TOKEN.finditer(line):
            word = token.group("name")
            if token.group("phrase"):  # `1 leaping step from`: a step of the game's own
                own = self.steps.intersection(token.group().split())
                found.append(" ".join(self.name(part) if part in own else part for part in token.group().split(" ")))
            else:
                found.append(token.group() if word is None or word in RESERVED else self.name(word))
        assert re.sub(r"\w+", "", "".join(found)) == re.sub(r"\w+", "", line)
        return "".join(found)

    # ---- shapes
    def names(self, node: Any) -> Any:
        """A name, a list of names, a patch of such a list, or a table by number of players."""
        if isinstance(node, list):
            return [self.names(n) for n in node]
        if isinstance(node, dict):
            return {key: self.names(value) for key, value in node.items()}
        return self.name(node)

    def body(self, node: Any, block: str = "") -> Any:
        if isinstance(node, list):
            return [self.body(item) for item in node]
        if not isinstance(node, dict):
            return self.text(node)
        found = {}
        for key, value in node.items():
            fixed = key.isdigit() or key in BY_PLAYERS or key == "otherwise" or key in BLOCK_KEYS.get(block, ())
            new = key if fixed else self.name(key) if WORD.match(key) else self.text(key)
            found[new] = self.body(value, key.split()[0] if " " in key else "")
        return found

    def tree(self, tree: dict[str, Any]) -> dict[str, Any]:
        """A whole file, or the overlay of a variant."""
        found: dict[str, Any] = {}
        for section, node in tree.items():
            if section in self.tables:
                found[self.name(section)] = self.table(node, self.tables[section])
            elif section == "changes":
                found[section] = self.tree(node)
            elif section in ("players", "source", "language", "teams"):
                found[section] = node
            elif section == "description":
                found[section] = "said otherwise"
            elif section == "winner":
                found[section] = [self.text(line) for line in node] if isinstance(node, list) else self.text(node)
            elif section in ("game", "expansion"):
                found[section] = self.name(node)
            elif section in ("define", "flow", "rules", "parameters"):
                found[section] = {self.text(key): self.body(value) for key, value in node.items() if key != "source"}
                if "source" in node:
                    found[section]["source"] = self.source(node["source"])
            elif section in ("setup", "scoring", "always"):
                found[section] = self.body(node)
            elif section == "checks":
                base = OF_THE_BASE
                found[section] = {
                    self.name(key.removesuffix(base)) + (base if key.endswith(base) else ""): self.body(value)
                    for key, value in node.items()
                }
            else:
                entry = getattr(self, f"in_{section}")
                found[section] = {self.name(key): entry(value) for key, value in node.items()}
        return found

    def source(self, node: Any) -> Any:
        """Where figures come from: the names of the figures change, the words do not."""
        if not isinstance(node, dict):
            return node
        return {key if key in ("others", "copies") else self.name(key): word for key, word in node.items()}

    def table(self, node: dict[str, Any], properties: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for entry, given in node.items():
            if entry == "source":
                found[entry] = self.source(given)
                continue
            values: dict[str, Any] = {}
            for key, value in given.items() if isinstance(given, dict) else ():
                if key == "source":
                    values[key] = self.source(value)
                elif key in ("copies", "remove"):
                    values[key] = value
                elif key == "like":
                    values[key] = self.name(value)
                elif key.startswith("copies with "):
                    values[f"copies with {self.name(key.removeprefix('copies with '))}"] = self.names(value)
                elif sort_of(properties.get(key)) in SORTS or key not in properties:
                    values[self.name(key)] = self.body(value)
                else:
                    values[self.name(key)] = self.names(value)
            found[self.name(entry)] = values
        return found

    # ---- sections whose entries are blocks with fixed keys
    def block(self, node: Any, **how: Any) -> Any:
        if not isinstance(node, dict):
            return node
        return {key: how.get(key.replace(" ", "_"), lambda same: same)(value) for key, value in node.items()}

    def in_counters(self, node: Any) -> Any:
        return self.block(node, of=self.text, plural=self.name)

    def in_notes(self, node: Any) -> Any:
        return self.block(node, **{"is": self.name}, of=self.name) if isinstance(node, dict) else self.name(node)

    def in_groups(self, node: Any) -> Any:
        named = {"is": self.names, "plural": self.name, **dict.fromkeys(PATCHES, self.names)}
        return self.block(node, **named) if isinstance(node, dict) else self.names(node)

    def in_symbols(self, node: Any) -> Any:
        return self.name(node)

    def in_pieces(self, node: Any) -> Any:
        return self.block(
            node,
            of=self.text,
            plural=self.name,
            lies_on=self.names,
            start=lambda places: {self.name(place): amount for place, amount in places.items()},
        )

    def in_kinds(self, node: Any) -> Any:
        def sort(value: Any) -> Any:
            if isinstance(value, dict):
                return {self.name(kind) if kind not in SORTS else kind: rest for kind, rest in value.items()}
            for of in ("grid of ", "list of ", "amounts of "):
                if isinstance(value, str) and value.startswith(of):
                    return of + self.name(value.removeprefix(of))
            return value if isinstance(value, str) and value in SORTS else self.names(value)

        def properties(given: Any) -> Any:
            return {self.name(prop): sort(value) for prop, value in given.items()}

        return self.block(
            node,
            **{"is": self.names},
            start=self.text,
            part_of=self.name,
            listed_under=self.name,
            plural=self.name,
            alike_by=self.names,
            faces=self.names,
            has=properties,
        )

    def in_zones(self, node: Any) -> Any:
        def slots(value: Any) -> Any:
            if not isinstance(value, dict) or all(k.isdigit() or k in BY_PLAYERS for k in value):
                return value
            return {self.name(prop): column for prop, column in value.items()}

        return self.block(
            node,
            of=self.text,
            holds=self.names,
            slots=slots,
            refill=lambda given: self.block(given, **{"from": self.name}, when_short=self.body),
        )

    def in_layouts(self, node: Any) -> Any:
        return self.block(
            node,
            of=self.name,
            linked_by=self.name,
            linked_along=self.name,
            prefix=self.name,
            without=self.names,
            steps=lambda steps: {self.name(step): size for step, size in steps.items()},
        )

    def in_end(self, node: Any) -> Any:
        return self.block(node, when=self.body)

    def in_worths(self, node: Any) -> Any:
        return {self.name(word): amount for word, amount in node.items()}

    def in_estimate(self, node: Any) -> Any:
        return self.body(node)

    def in_variants(self, node: Any) -> Any:
        if "values" in node:
            return {"values": {self.name(value): self.tree(tree) for value, tree in node["values"].items()}}
        return self.tree(node)


def rename_pack(source: Path, target: Path) -> Renaming:
    """Writes the renamed copy. File names stay, but an expansion's folder is named by the expansion."""
    paths = [p for p in sorted(source.glob("*.yaml")) if p.name not in ("rulebook.yaml", "view.yaml")]
    paths += sorted(source.glob("expansions/*/*.yaml"))
    files: dict[Path, dict[str, Any]] = {}
    for path in paths:
        node, problems = read_yaml(path.read_text(encoding="utf-8"), path.name)
        assert node is not None and not problems
        files[path] = plain(node)
    renaming = Renaming(list(files.values()))
    for path, tree in files.items():
        parts = list(path.relative_to(source).parts)
        if len(parts) > 1:
            parts[1] = renaming.name(parts[1])
        goal = target.joinpath(*parts)
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_text(json.dumps(renaming.tree(tree), indent=1) + "\n", encoding="utf-8")  # JSON is YAML
    return renaming
