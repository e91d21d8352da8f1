"""What the jsonschema library refuses of a tree, as mistakes with their places and in our own words.

Importing this takes a tenth of a second, so it is imported only where something is wrong. Where a schema allows several
forms, the form of the value decides which is meant, so that the answer is about that one instead of "not valid under
any of the given schemas".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.records import record
from . import titles
from .acceptance import form, forms, meant
from .names import clip, nearest
from .shapes import DEFS, NAME_PATTERN, NOT_EMPTY, PHRASE_PATTERN, Schema
from .tree import Map, Node, Scalar, Seq

#: so many mistakes are told, and so much of what the library says is listened to: some of it says the same twice
_MOST, _MOST_ERRORS = 100, 400

Path = tuple[str | int, ...]


def refusals(tree: Node, value: Any, schema: Schema) -> list[Problem]:
    """Every independent mistake in the shape of `value`, in the order of places.

    `value` is what stands in the tree, or some of it, as plain data; the tree says where it stands.
    """
    by_path: dict[Path, list[_Refusal]] = {}
    for error in islice(_validator(schema).iter_errors(value), _MOST_ERRORS):
        by_path.setdefault(tuple(error.absolute_path), []).append(_Refusal.of(error))
    unnamed = {(*path, r.instance) for path, refused in by_path.items() for r in refused if r.of_a_name}
    found: list[Problem] = []
    for path, refused in by_path.items():
        if not any(path[:end] in unnamed for end in range(1, len(path) + 1)):
            found += _Place(tree, path).problems(refused, unnamed)
    return sorted(found, key=Problem.key)[:_MOST]


@record
class _Refusal:
    """What the library says: which keyword of which schema refuses a value."""

    keyword: str
    #: what the keyword says
    limit: Any
    schema: Schema
    instance: Any
    #: about the name of a key, whose path is that of its map
    of_a_name: bool

    @classmethod
    def of(cls, error: ValidationError) -> _Refusal:
        assert isinstance(error.schema, dict)
        about = "propertyNames" in islice(reversed(error.schema_path), 1, 2)
        return cls(str(error.validator), error.validator_value, error.schema, error.instance, about)

    @property
    def of_form(self) -> bool:
        """Is a value of another form than what belongs there?"""
        if self.keyword == "enum":
            return form(self.instance) not in forms(self.schema)
        return self.keyword in ("type", "anyOf")


# ---- the validator
def _validator(schema: Schema) -> Any:
    """The library's, but for what a value means where a schema allows several forms."""
    defs: dict[str, Schema] = schema.get("$defs", {})
    keywords: Mapping[str, Any] = {"anyOf": _by_form(defs), "allOf": _all_of, "$ref": _by_name(defs)}
    # the library takes 1.0 for a whole number
    types = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    return extend(Draft202012Validator, validators=keywords, type_checker=types)(schema)


def _by_name(defs: dict[str, Schema]) -> Callable[..., Iterator[ValidationError]]:
    """References: all of ours lead to definitions of the same schema, and the library would look each up anew."""

    def ref(validator: Any, name: str, instance: Any, schema: Schema) -> Iterator[ValidationError]:
        yield from validator.descend(instance, defs[name.removeprefix("#/$defs/")])

    return ref


def _by_form(defs: dict[str, Schema]) -> Callable[..., Iterator[ValidationError]]:
    def any_of(validator: Any, branches: list[Schema], instance: Any, schema: Schema) -> Iterator[ValidationError]:
        branch = meant(instance, branches, defs)
        if branch is not None:
            yield from validator.descend(instance, branch)
        else:
            yield ValidationError("none of these forms")

    return any_of


def _all_of(validator: Any, parts: list[Schema], instance: Any, schema: Schema) -> Iterator[ValidationError]:
    """Each part names ways to say something, of which one is needed: `{anyOf: [{required: [WAY]}, ...]}`."""
    for part in parts:
        ways = [way["required"][0] for way in part["anyOf"]]
        if isinstance(instance, dict) and not any(way in instance for way in ways):
            yield ValidationError("one of these is needed", validator="required", validator_value=ways[:1])


# ---- in words
class _Place:
    """A place in the tree that the library refuses: what stands there, what it is called, and the place of its name."""

    def __init__(self, tree: Node, path: Path):
        self.path = path
        self.node, self.key, self.label = tree, tree.span, say("where-file")
        for step in path:
            if isinstance(self.node, Map):
                name = str(step)
                self.key, self.label = self.node.keys[name], say("where-key", key=clip(name))
                self.node = self.node.items[name]
            elif isinstance(self.node, Seq):
                self.node = self.node.items[int(step)]
                self.key = self.node.span
                self.label = self.label if self.label.id == "where-entry" else say("where-entry", where=self.label)

    def problems(self, refused: list[_Refusal], unnamed: set[Path]) -> Iterator[Problem]:
        wrong = next((refusal for refusal in refused if refusal.of_form), None)
        if wrong is not None:  # whatever else is said of it is said of a value of the right form
            yield self._must_be(wrong.schema, self._span())
            return
        missing: dict[str, Schema] = {}
        for refusal in refused:
            if refusal.of_a_name:
                yield self._bad_name(refusal.instance, refusal.limit)
            elif refusal.keyword == "additionalProperties":
                yield from self._unknown(refusal.schema, unnamed)
            elif refusal.keyword == "required":
                missing |= {name: refusal.schema for name in refusal.limit if name not in refusal.instance}
            else:
                yield self._wrong_value(refusal)
        for name, schema in missing.items():
            yield from self._missing(name, schema)

    def _wrong_value(self, refusal: _Refusal) -> Problem:
        where, limit, span = self.label, refusal.limit, self.node.span
        match refusal.keyword:
            case "minProperties":
                return Problem("empty-value", say("is-empty", where=where), self._span())
            case "minItems":
                return Problem("empty-value", say("is-empty", where=where), span)
            case "uniqueItems":
                given = refusal.instance
                i, again = next((i, one) for i, one in enumerate(given) if one in given[:i])
                at = self.node.items[i].span if isinstance(self.node, Seq) else span
                return Problem("wrong-value", say("names-twice", where=where, value=again), at, say("name-once"))
            case "pattern" if limit == NOT_EMPTY:
                return Problem("empty-value", say("is-empty", where=where), span)
            case "pattern":
                message = say("where-no-name", where=where, name=clip(refusal.instance))
                alone = " of " in str(refusal.instance)
                return Problem("bad-name", message, span, say("one-name-alone") if alone else _name_hint(limit))
            case "minimum":
                return Problem("wrong-value", say("less-than", where=where, least=limit), span)
            case "maximum":
                return Problem("wrong-value", say("more-than", where=where, most=limit), span)
            case "enum":
                return self._no_word(str(refusal.instance), limit)
        return self._must_be(refusal.schema, span)

    def _no_word(self, value: str, allowed: list[Any]) -> Problem:
        words = [word for word in allowed if isinstance(word, str)]
        shown = clip(value)
        near = nearest(shown, words)
        hint = say("did-you-mean", name=near) if near else say("one-of", names=_some(words))
        return Problem("unknown-name", say("cannot-be", where=self.label, value=shown), self.node.span, hint)

    def _must_be(self, schema: Schema, span: Span) -> Problem:
        message = say("must-be", where=self.label, shape=_title(schema), found=_in_words(self.node))
        return Problem("wrong-type", message, span, _hint(self.node, schema))

    def _span(self) -> Span:
        """An empty map is pointed at by its name, anything else by itself."""
        return self.key if isinstance(self.node, Map) and not self.node.items else self.node.span

    # ---- keys
    def _bad_name(self, name: str, pattern: str) -> Problem:
        assert isinstance(self.node, Map)
        colon = NO_SPACE.match(name)
        hint = say("space-behind-colon", code=f"{colon[1]}: {colon[2]}") if colon is not None else _name_hint(pattern)
        return Problem("bad-name", say("no-name", name=clip(name)), self.node.keys[name], hint)

    def _unknown(self, schema: Schema, unnamed: set[Path]) -> Iterator[Problem]:
        assert isinstance(self.node, Map)
        properties: dict[str, Schema] = schema.get("properties", {})
        patterns = [re.compile(pattern) for pattern in schema.get("patternProperties", {})]
        unknown = (n for n in self.node.items if n not in properties and not any(p.search(n) for p in patterns))
        free = [name for name in properties if name not in self.node.items]
        for name in islice((name for name in unknown if (*self.path, name) not in unnamed), _MOST):
            near = nearest(name, free) or nearest(name, properties)
            meant = say("did-you-mean", name=near) if near else None
            place = self.node.keys[name]
            if "$schema" in schema:
                hint = meant or say("table-named-by-plural")
                yield Problem("unknown-section", say("no-section", name=clip(name)), place, hint)
            else:
                known = say("known-here", names=_some(properties)) if properties else None
                message = say("not-known-in", name=clip(name), where=self.label)
                yield Problem("unknown-key", message, place, meant or known)

    def _missing(self, name: str, schema: Schema) -> Iterator[Problem]:
        assert isinstance(self.node, Map)
        properties: dict[str, Schema] = schema.get("properties", {})
        others = [other for other in self.node.items if other not in properties]
        # a misspelt key is reported as unknown already; to call the right one missing would be the same mistake twice
        if schema.get("additionalProperties") is not False or not any(nearest(other, [name]) for other in others):
            shape = _belongs(properties.get(name, {}))
            hint = say("key-holds", key=name, shape=shape) if shape != titles.OTHER else None
            yield Problem("missing-key", say("where-needs", where=self.label, key=name), self.key, hint)


def _in_words(node: Node) -> MessageRef:
    """What stands there, for a sentence that says it should be something else."""
    if isinstance(node, Map):
        return say("what-map") if node.items else say("what-empty-map")
    if isinstance(node, Seq):
        return say("what-list") if node.items else say("what-empty-list")
    if isinstance(node.value, bool):
        return say("what-code", code="yes" if node.value else "no")
    if isinstance(node.value, int):
        return say("what-the-number", n=str(node.value))
    return (
        say("what-the-text", text=clip(node.value))
        if isinstance(node.value, str) and node.value
        else say("what-nothing")
    )


def _title(schema: Schema) -> MessageRef:
    """What belongs there: the schema's own title where there are words for it, else the form."""
    schema = DEFS.get(schema.get("$ref", "").removeprefix("#/$defs/"), schema)
    return titles.TITLES.get(schema.get("title", "")) or titles.FORMS.get(schema.get("type", ""), titles.OTHER)


def _belongs(schema: Schema) -> MessageRef:
    """The same of a value that is not there: where it is one of some words, these."""
    forms = [schema, *schema.get("anyOf", ())]
    words: list[Any] = next((form["enum"] for form in forms if "enum" in form and "title" in form), [])
    return say("one-of", names=_some(word for word in words if isinstance(word, str))) if words else _title(schema)


def _some(names: Iterable[str]) -> list[str]:
    """As many names as a sentence can hold."""
    return list(islice(names, 30))


#: a key with something right behind its colon
NO_SPACE = re.compile(r"\b(\w{1,60}):([{\[\w].{0,40})")
#: from one small number to another, as people write it
SPAN = re.compile(r"(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})")


def _hint(node: Node, schema: Schema) -> MessageRef | None:
    """What the author can do, where it is clear."""
    if isinstance(node, Scalar) and isinstance(node.value, str):
        if schema.get("type") == "array":
            ends = SPAN.fullmatch(node.value)
            meant = range(int(ends[1]), int(ends[2]) + 1) if ends is not None else ()
            return say("write-list", code=f"[{', '.join(map(str, meant)) or clip(node.value)}]")
        number = {
            "one": 1,
            "two": 2,
            "three": 3,
            "four": 4,
            "five": 5,
            "six": 6,
            "seven": 7,
            "eight": 8,
            "nine": 9,
            "ten": 10,
        }.get(node.value)
        return say("write", code=str(number)) if number is not None else None
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return say("quote-word")
    if isinstance(node, Scalar) and isinstance(node.value, int) and _title(schema) == titles.TITLES["a name"]:
        return say("numbers-need-no-names")
    return None


def _name_hint(pattern: str) -> MessageRef:
    if pattern == PHRASE_PATTERN:
        return say("phrase-letters")
    return say("name-letters-60") if pattern == NAME_PATTERN else say("letters-and-digits")
