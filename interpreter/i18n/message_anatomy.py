"""What stands inside a message: its placeholders, what it refers to, what it selects by, its bare words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import lru_cache

from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from ..diagnostics.records import mutable, record
from ..prose.speaking.word_files import Entry, Locale

#: classes of numbers, as CLDR names them
CLASSES = frozenset(("zero", "one", "two", "few", "many"))
LETTERS = re.compile(r"[^\W\d_]{2,}")
#: messages a message may be made with, as far as they are followed to tell what it needs
_MOST_TOLD = 50


@record
class Select:
    """A choice between variants."""

    #: `$n`, or the function asked: `GENDER`
    by: str
    keys: tuple[str, ...]
    node: ast.SelectExpression


@mutable
class Anatomy:
    variables: dict[str, ast.VariableReference] = field(default_factory=dict)
    #: messages and -terms referred to, with the attribute if one is named
    references: dict[tuple[str, str], ast.SyntaxNode] = field(default_factory=dict)
    functions: dict[str, ast.FunctionReference] = field(default_factory=dict)
    #: words given to functions: FORM($x, "acc") gives ("FORM", "acc")
    arguments: set[tuple[str, str]] = field(default_factory=set)
    #: the same with where they stand: the function, as its how manieth argument, the word
    asked: list[tuple[str, int, str, ast.SyntaxNode]] = field(default_factory=list)
    selects: list[Select] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    @property
    def words(self) -> list[str]:
        return LETTERS.findall(" ".join(self.texts))


def patterns(entry: Entry) -> Mapping[str, ast.Pattern]:
    """The value (under the name "") and the attributes of a message."""
    return _patterns(entry.whole)


@lru_cache(maxsize=100_000)
def _patterns(message: ast.Message | ast.Term) -> Mapping[str, ast.Pattern]:
    found = {"": message.value} if message.value is not None else {}
    return {**found, **{a.id.name: a.value for a in message.attributes}}


@lru_cache(maxsize=100_000)
def anatomy(pattern: ast.Pattern) -> Anatomy:
    found = Anatomy()
    _look(pattern, found)
    return found


def _look(node: object, found: Anatomy) -> None:
    if isinstance(node, ast.TextElement):
        found.texts.append(node.value)
    elif isinstance(node, ast.VariableReference):
        found.variables.setdefault(node.id.name, node)
    elif isinstance(node, ast.MessageReference):
        found.references.setdefault((node.id.name, node.attribute.name if node.attribute else ""), node)
    elif isinstance(node, ast.TermReference):
        found.references.setdefault((f"-{node.id.name}", node.attribute.name if node.attribute else ""), node)
    elif isinstance(node, ast.FunctionReference):
        found.functions.setdefault(node.id.name, node)
        for at, argument in enumerate(node.arguments.positional):
            if isinstance(argument, ast.StringLiteral):
                found.arguments.add((node.id.name, argument.value))
                found.asked.append((node.id.name, at, argument.value, argument))
            _look(argument, found)
    elif isinstance(node, ast.SelectExpression):
        found.selects.append(Select(_selector(node.selector), tuple(_key(v) for v in node.variants), node))
        _look(node.selector, found)
        for variant in node.variants:
            _look(variant.value, found)
    elif isinstance(node, ast.Placeable):
        _look(node.expression, found)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            _look(element, found)


def _selector(node: object) -> str:
    if isinstance(node, ast.VariableReference):
        return f"${node.id.name}"
    return node.id.name if isinstance(node, ast.FunctionReference) else ""


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def leaves(pattern: ast.Pattern) -> Iterator[str]:
    """Every text a message of selects can come to: the forms a language names, first what is usual."""
    inner = [e for e in pattern.elements if isinstance(e, ast.Placeable)]
    if not inner:
        yield "".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement)).strip()
    for element in inner:
        if isinstance(element.expression, ast.SelectExpression):
            for variant in sorted(element.expression.variants, key=lambda one: not one.default):
                yield from leaves(variant.value)
        elif isinstance(element.expression, ast.StringLiteral):
            yield element.expression.value


def forms(locale: Locale) -> list[str]:
    """The forms of nouns a language has: what `noun-form` and `numeral-form` can come to."""
    found: dict[str, None] = {}
    for id in ("noun-form", "numeral-form"):
        entry = locale.entries.get(id)
        if entry is not None and entry.whole.value is not None:
            found |= dict.fromkeys(leaves(entry.whole.value))
    return list(found)


def plain_text(pattern: ast.Pattern) -> str:
    """The text of a pattern that has nothing but text."""
    return "".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement)).strip()


def serialized(pattern: ast.Pattern) -> str:
    """The pattern as it would be written, whatever spaces its author liked."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).removeprefix("x =").strip()


def circular(locale: Locale) -> set[str]:
    """The messages that lead back to themselves."""
    leads: dict[str, set[str]] = {}
    for id, entry in locale.entries.items():
        named = {other for pattern in patterns(entry).values() for other, _ in anatomy(pattern).references}
        leads[id] = {other for other in named if other in locale.entries}
    # Tarjan's strongly connected components, without recursion: a chain of messages may be long
    found: set[str] = set()
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: dict[str, None] = {}
    for root in leads:
        ahead = [(root, iter(leads[root]))] if root not in order else []
        while ahead:
            id, others = ahead[-1]
            if id not in order:
                order[id] = low[id] = len(order)
                open_[id] = None
            other = next(others, None)
            if other is None:
                ahead.pop()
                if ahead:
                    low[ahead[-1][0]] = min(low[ahead[-1][0]], low[id])
                if low[id] == order[id]:
                    part = [open_.popitem()[0]]
                    while part[-1] != id:
                        part.append(open_.popitem()[0])
                    found.update(part if len(part) > 1 or id in leads[id] else ())
            elif other not in order:
                ahead.append((other, iter(leads[other])))
            elif other in open_:
                low[id] = min(low[id], order[other])
    return found


def circle(locale: Locale, id: str) -> list[str]:
    """The way from such a message through others back to itself; if it is too long to be told, only its ends."""
    ways = [[id]]
    seen: set[str] = set()
    while ways and len(seen) < _MOST_TOLD:
        way = ways.pop()
        entry = locale.entries.get(way[-1])
        for pattern in patterns(entry).values() if entry is not None else ():
            for other, _ in anatomy(pattern).references:
                if other == id:
                    return [*way, id]
                if other not in seen:
                    seen.add(other)
                    ways.append([*way, other])
    return [id, "…", id]


def reached(locale: Locale, id: str, attribute: str = "") -> dict[str, tuple[Entry, ast.SyntaxNode]]:
    """The placeholders a message needs, also through messages it refers to; terms get nothing from outside."""
    found: dict[str, tuple[Entry, ast.SyntaxNode]] = {}
    seen: set[tuple[str, str]] = set()
    ahead = [(id, attribute)]
    while ahead and len(seen) < _MOST_TOLD:
        id, attribute = ahead.pop()
        entry = locale.entries.get(id)
        if entry is None or (id, attribute) in seen or id.startswith("-"):
            continue
        seen.add((id, attribute))
        pattern = patterns(entry).get(attribute)
        if pattern is None:
            continue
        inside = anatomy(pattern)
        for name, node in inside.variables.items():
            found.setdefault(name, (entry, node))
        ahead += reversed(inside.references)
    return found
