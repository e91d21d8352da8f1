"""The parts a message is given: as seen while everything was said, and as the source uses or describes them."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast

from ..prose.speaking.grammar_words import RELATIVE
from ..prose.speaking.word_files import Locale
from .message_anatomy import CLASSES, Select, anatomy, patterns, reached

#: given to every message, or to whatever speaks of a thing
ALWAYS = frozenset(("form", "number", "gender"))
#: what messages of some sort are given, whether or not a game of ours does
PARTS = {
    "name": {"n"},
    "noun": {"n", "what"},
    "zone": {"whose", "holder", "role"},
    "rule": {"object", "place", "who", "count"},
    "number": {"n", "thing"},
    "is": {"article", "noun", "nth", "no", "other"},
    "change": {"n", "by", "way"},
    "permit": {"no"},
    "option": {"n", "count"},
    "direction": {"n"},
    "ask": {"what", "n", "before"},
}


class SuppliedParts:
    """Of the messages of a module. `seen`: by message, the parts it was given; `numbers`: those that were numbers."""

    def __init__(self, source: Locale, seen: Mapping[str, set[str]], numbers: Mapping[str, set[str]]):
        self.source = source
        self.seen = seen
        self.numbers = numbers
        #: of each file: what comments above sections say of the messages in them
        self._sections: dict[int, dict[int, set[str]]] = {}

    def given(self, id: str) -> set[str]:
        """Everything it may use."""
        found = self.told(id) | ALWAYS | PARTS.get(id.partition("-")[0], set())
        if id in RELATIVE:  # clauses that agree with the noun they belong to
            found |= {"noun", "nth", "last", "article"}
        return found | self.described(id)

    def told(self, id: str) -> set[str]:
        """What it was given, and what the source uses."""
        entry = self.source.entries.get(id)
        used = (self.used(id, name) for name in (patterns(entry) if entry is not None else ()))
        return set(self.seen.get(id, ())).union(*used)

    def used(self, id: str, attribute: str) -> set[str]:
        """What the source makes something of, also through messages it refers to."""
        return set(reached(self.source, id, attribute))

    def described(self, id_: str) -> set[str]:
        """The placeholders named in the comments above a message and above its section."""
        entry = self.source.entries.get(id_)
        if entry is None:
            return set()
        key = id(entry.text)
        if key not in self._sections:
            self._sections[key] = _sections(entry.text.body)
        return self._sections[key].get(id(entry.node), set()) | self.of_comment(id_)

    def of_comment(self, id: str) -> set[str]:
        entry = self.source.entries.get(id)
        comment = entry.node.comment if entry is not None else None
        return _placeholders(comment.content or "") if comment is not None else set()

    def number_parts(self, id: str) -> set[str]:
        """Those that are numbers: as seen while everything was said, and as the source takes them."""
        entry = self.source.entries.get(id)
        selects = [s for p in patterns(entry).values() for s in anatomy(p).selects] if entry is not None else []
        taken = {s.by[1:] for s in selects if s.by.startswith("$") and (CLASSES & {*s.keys} or _of_digits(s))}
        return {"n", "count"} | self.numbers.get(id, set()) | taken - {"class"}


def _sections(body: list[ast.EntryType]) -> dict[int, set[str]]:
    """The placeholders named in the comments above the section each message stands in."""
    found: set[str] = set()
    by_node: dict[int, set[str]] = {}
    for node in body:
        if isinstance(node, (ast.GroupComment, ast.ResourceComment)):
            group = _placeholders(node.content or "")
            found = group if isinstance(node, ast.GroupComment) else found | group
        by_node[id(node)] = found
    return by_node


def _of_digits(select: Select) -> bool:
    return any(isinstance(v.key, ast.NumberLiteral) for v in select.node.variants)


def _placeholders(text: str) -> set[str]:
    return {word.strip("$.,;:()") for word in text.split() if word.startswith(("$", "($"))}
