"""Classes of numbers: those a language has, and whether a message has words for each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from babel import Locale as Cldr
from babel.core import UnknownLocaleError
from fluent.syntax import ast

from ..diagnostics.problems import MessageRef, say
from ..diagnostics.records import record
from ..packs.names import nearest
from .message_anatomy import CLASSES, Select, anatomy

#: numbers a game can come to
COUNTED = range(201)
#: the class that is always allowed: with a star it stands for what is left
REST = "other"
#: what a language selects by where a number was classed already
CLASSED = ("NUMERUS", "$class")


@record
class Plurals:
    """The numbers of a language, as CLDR describes them."""

    #: by class the whole numbers in it
    numbers: dict[str, frozenset[int]]
    #: every class it has, also of fractions
    classes: frozenset[str]
    #: the class most numbers belong to, for which `other` may stand
    usual: str


@lru_cache(maxsize=64)
def plurals(language: str) -> Plurals | None:
    """None for a language nobody has described."""
    try:
        rule = Cldr.parse(language.replace("-", "_")).plural_form
    except (UnknownLocaleError, ValueError):
        return None
    of = {n: str(rule(n)) for n in COUNTED}
    numbers = {name: frozenset(n for n in COUNTED if of[n] == name) for name in of.values()}
    return Plurals(numbers, frozenset({*rule.tags, REST}), Counter(of.values()).most_common(1)[0][0])


def number_classes(language: str) -> list[str]:
    """The classes of the numbers a game can have in a language, by CLDR; nothing if nobody has described it."""
    found = plurals(language)
    return list(found.numbers) if found is not None else []


def by_number(select: Select, numbers: set[str]) -> bool:
    """Does it choose by a number? Either its part is one, or its author took it for one."""
    if select.by in CLASSED:
        return True
    return select.by.startswith("$") and (select.by[1:] in numbers or bool(CLASSES & {*select.keys}))


def unfit(select: Select, language: str) -> Iterator[tuple[ast.SyntaxNode, MessageRef, MessageRef]]:
    """What is wrong with such a choice: classes the language does not have, and those that have no words."""
    found = plurals(language)
    if found is None:
        return
    has = say("has-classes", language=language, classes=list(found.numbers))
    for variant, key in zip(select.node.variants, select.keys, strict=True):
        if isinstance(variant.key, ast.Identifier) and key not in found.classes:
            near = nearest(key, sorted(found.classes))
            yield variant.key, say("no-such-class", name=key), say("did-you-mean", name=near) if near else has
    keys = _keys(select)
    lost = [name for name, numbers in found.numbers.items() if not _covered(name, numbers, keys, found.usual)]
    if lost and (found.classes - {REST}) & keys:
        yield select.node, say("no-words-for-class", classes=lost), has


def _covered(name: str, numbers: frozenset[int], keys: set[str], usual: str) -> bool:
    """By its name, by a variant for each of its numbers, or as what is left."""
    return name in keys or {str(n) for n in numbers} <= keys or (name == usual and REST in keys)


def _keys(select: Select) -> set[str]:
    """With those of a choice by the same number inside: some begin with what is special."""
    keys = {*select.keys}
    for variant in select.node.variants:
        if variant.default:
            keys.update(key for inner in anatomy(variant.value).selects if inner.by == select.by for key in inner.keys)
    return keys
