"""What sections of a pack are read with: the tree, the vocabulary as far as it is known, who claims which word."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.records import mutable
from ..model.geometry import Geometry
from ..model.vocabulary import Vocabulary
from ..packs.tree import Map, Node, Scalar, Seq
from ..syntax import parser


@mutable
class Declaring:
    """The declarations of one game being read; problems are collected, never raised."""

    tree: Map
    players: int
    words: Vocabulary
    problems: list[Problem] = field(default_factory=list)
    #: form of a word -> (the name it stands for, what that is)
    claimed: dict[str, tuple[str, MessageRef]] = field(default_factory=dict)
    #: names that were refused because they stand for something already: said once
    twice: set[tuple[str, Span | None]] = field(default_factory=set)
    #: boards whose things are made from a pattern, by the kind of those things
    boards: dict[str, Geometry] = field(default_factory=dict)

    def wrong(self, code: str, message: MessageRef, span: Span | None, hint: MessageRef | None = None) -> None:
        self.problems.append(Problem(code, message, span, hint))

    def idle(self, node: Map, keys: Iterable[str], name: str, code: str, without: bool = False) -> None:
        """What is said of something by keys that mean nothing beside what else is said of it, or without that."""
        for key in keys:
            if key in node.items:
                beside = say("means-nothing-with", key=key, name=name, code=code)
                lacking = say("means-nothing-without", key=key, name=name, code=code)
                self.wrong("wrong-value", lacking if without else beside, node.keys[key])

    def section(self, name: str) -> Map:
        """A section of the pack, empty if there is none."""
        node = self.tree.get(name)
        return node if isinstance(node, Map) else Map({}, {}, Span("", 0, 0, 0))

    def number(self, node: Node | None, default: int = 0) -> int:
        """A whole number, for this number of players; yes is 1."""
        node = self.by_players(node)
        if node is None:
            return default
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return int(node.value)
        if isinstance(node, Scalar) and isinstance(node.value, int):
            return node.value
        self.wrong("wrong-type", say("what-belongs", what=say("what-number")), node.span)
        return default

    def by_players(self, node: Node | None) -> Node | None:
        """A table by number of players is looked up; anything else stays as it is."""
        if isinstance(node, Map) and node.items and all(k.isdigit() or k == "others" for k in node.items):
            found = node.get(str(self.players)) or node.get("others")
            if found is None:
                self.wrong(
                    "missing-key",
                    say("nothing-for-players", n=self.players),
                    node.span,
                    say("add-players", n=self.players),
                )
                return Scalar(0, node.span)
            return found
        return node

    def claim(self, name: str, form: str, span: Span | None, what: MessageRef) -> None:
        """A word may stand for one thing only."""
        if (name, span) in self.twice:
            return
        if not self.free(form, what, span):
            self.words.refused.update((name, form))
        elif {self.claimed.setdefault(form, (name, what))[1], what} == {say("what-zone"), say("what-symbol")}:
            return  # one is gained, the other is a place: a line always tells which is meant
        elif self.claimed[form] != (name, what):
            other, other_what = self.claimed[form]
            self.wrong(
                "name-twice",
                say("already-stands-for", word=form, what=other_what, name=other),
                span,
                say("rename-or-plural"),
            )
            self.words.refused.add(name)
            self.twice.add((name, span))
        else:
            self.words.forms.setdefault(form, name)

    def free(self, word: str, what: MessageRef, span: Span | None) -> bool:
        """Is this no word of the language? In a line it could not be told from one."""
        if word not in parser.RESERVED:
            return True
        self.wrong(
            "reserved-word",
            say("reserved-word", word=word, what=what),
            span,
            say("other-name", word=word),
        )
        return False

    def base_form(self, word: str) -> str:
        """The declared name a word stands for."""
        return self.words.forms.get(word, word)


def text(node: Node | None) -> str:
    """What is written there, if it is text."""
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else ""


def strings(node: Node | None) -> list[tuple[str, Span]]:
    """The words listed there, each with its place; one alone is a list of one."""
    if isinstance(node, Scalar):
        return [(str(node.value), node.span)]
    if isinstance(node, Seq):
        return [(str(i.value), i.span) for i in node.items if isinstance(i, Scalar)]
    return []
