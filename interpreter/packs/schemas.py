"""JSON Schemas of every kind of file: the general ones, and the one of a game, made from its kinds."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from . import view_shapes
from .locations import own_rules
from .pack import Pack, list_packs, load_pack
from .shapes import (
    DEFS,
    MOST_PLAYERS,
    NAME_PATTERN,
    SECTION_OVERLAY,
    SECTIONS,
    Schema,
    entries,
    or_by_players,
    overlay_sections,
    record,
    ref,
    source_by,
    variant,
)
from .tables import SORTS, Kind, Property, parts_of, read_kinds
from .tree import Map

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_ID_PATTERN = "^[A-Za-z][A-Za-z0-9_]*$"
_RULE_PATTERN = "^[A-Za-z][A-Za-z0-9_]*([.][a-z0-9_]+)?$"  # V4, or V4.goat for what V4 says of one thing


def _document(
    title: str,
    properties: dict[str, Schema],
    rest: Schema | bool,
    required: tuple[str, ...] = (),
    more: dict[str, Schema] | None = None,
) -> Schema:
    schema: Schema = {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "properties": properties,
        "additionalProperties": rest,
    }
    if required:
        schema["required"] = list(required)
    return _with_defs(schema, {**_own_defs(), **(more or {})})


@cache
def _own_defs() -> dict[str, Schema]:
    return {**DEFS, "variant": variant()}


def _with_defs(schema: Schema, defs: dict[str, Schema]) -> Schema:
    """The schema with those definitions it leads to, so that a file explains itself and nothing else."""
    used: set[str] = set()
    left = _named_in({**schema, "properties": {}})
    for name, part in schema["properties"].items():
        left |= _named_in_section(name) if SECTIONS.get(name) is part else _named_in(part)
    while left:
        name = left.pop()
        used.add(name)
        left |= (_named_in_own(name) if _own_defs().get(name) is defs[name] else _named_in(defs[name])) - used
    return {**schema, "$defs": {name: defs[name] for name in sorted(used)}}


def _named_in(part: Any) -> set[str]:
    """The definitions that a part of a schema names itself."""
    found: set[str] = set()
    left = [part]
    while left:
        part = left.pop()
        if isinstance(part, list):
            left += part
        elif isinstance(part, dict):
            if "$ref" in part:
                found.add(str(part["$ref"]).removeprefix("#/$defs/"))
            left += part.values()
    return found


@cache
def _named_in_section(name: str) -> frozenset[str]:
    return frozenset(_named_in(SECTIONS[name]))


@cache
def _named_in_own(name: str) -> frozenset[str]:
    return frozenset(_named_in(_own_defs()[name]))


def rules_schema() -> Schema:
    """Any rules file of any game: tables are known only by their form."""
    table = _table({"title": "an entry", "type": "object"}, "The table of a kind.", {"$ref": "#/$defs/source"})
    return _document("a rules file", dict(SECTIONS), table)


def expansion_schema() -> Schema:
    table: Schema = {
        "title": "entries of a table",
        "type": "object",
        "description": "Entries that are added, changed or removed.",
    }
    inner: Schema = {
        "title": "a map of sections",
        "type": "object",
        "properties": overlay_sections(),
        "additionalProperties": table,
        "description": "Like the file itself, but every entry named here must exist already.",
    }
    properties: dict[str, Schema] = {
        "expansion": ref("name", "The name of the expansion; the same as its folder, if it lies in that of its game."),
        "for": ref("name", "The game it belongs to. One of the files of an expansion that lies elsewhere says it."),
        "changes": inner,
        **overlay_sections(),
        "variants": {**SECTION_OVERLAY, "description": "Variants the expansion brings."},
    }
    return _document("a file of an expansion", properties, table, ("expansion",))


def scenarios_schema() -> Schema:
    names: Schema = {"title": "a list of names", "type": "array", "items": {"title": "a name", "type": "string"}}
    step: Schema = {
        "title": "a step: a line, or a map",
        "anyOf": [{"type": "string"}, {"type": "object", "minProperties": 1}],
    }
    drawn: Schema = {
        "board": ref("text", "The board that is drawn."),
        "drawn": ref("text", "Its rows, the last one first: a letter for each piece, a dot where nothing lies."),
        "letters": {
            "title": "letters and what they stand for",
            "type": "object",
            "additionalProperties": ref("text", "A piece or a thing, and whose it is."),
            "description": "What letters of the drawing stand for, if not for the first letter of a name.",
        },
        "shows": {**names, "description": "What the drawing is about: all that can lie there, if nothing is said."},
    }
    position: Schema = {
        "title": "a step: a line, or a map",
        "anyOf": [{"type": "string"}, {"type": "object", "minProperties": 1, "properties": drawn}],
    }
    given: Schema = {
        "title": "a list of lines, or a map of players and what is done as each",
        "anyOf": [
            {"type": "array", "items": position},
            {"type": "object", "additionalProperties": {"$ref": "#/$defs/effect"}},
        ],
    }
    then: Schema = {
        "title": "a list of conditions, or a map of players and conditions",
        "anyOf": [
            {"type": "array", "items": position},
            {"type": "object", "additionalProperties": {"$ref": "#/$defs/phrases"}},
        ],
    }
    scenario = record(
        {
            "rules": {**names, "description": "The ids of the rules it pins."},
            "players": {
                "title": "a number of players",
                "type": "integer",
                "minimum": 1,
                "maximum": MOST_PLAYERS,
                "description": "How many play.",
            },
            "seed": {
                "title": "a whole number",
                "type": "integer",
                "minimum": 0,
                "description": "The seed of the setup.",
            },
            "with": {
                **names,
                "items": ref("name", "The name of an expansion."),
                "description": "The expansions that are used.",
            },
            "variants": {**names, "description": "The variants that are used: NAME or NAME=VALUE."},
            "given": {**given, "description": "What is moved and set before play goes on."},
            "at": ref("text", "The step where play goes on, and whose turn it is."),
            "play": {
                "title": "a list of steps",
                "type": "array",
                "items": step,
                "description": "The choices that are made, and what must not be offered.",
            },
            "then": {**then, "description": "What must hold in the end."},
        },
        ("players",),
    )
    described = {**scenario, "description": "A position, what is played, and what must hold then."}
    return _document(
        "a file of scenarios",
        {"scenarios": entries(described, "Tests of rules, by name.", _ID_PATTERN)},
        False,
        ("scenarios",),
    )


def rulebook_schema() -> Schema:
    rule = record(
        {
            "section": ref("text", "The chapter it belongs to."),
            "text": ref("text", "The rule in a sentence or two."),
            "at": ref("phrases", "Where the rule lives in the data: SECTION.KEY and so on."),
            "pinned": {
                "title": "yes or no, or what pins it",
                "description": "What tests it, or `no` if nothing can.",
                "anyOf": [{"type": "boolean"}, {"type": "string"}, {"type": "array"}],
            },
            "changes play": ref("flag", "Whether another reading would lead to other moves or results."),
        },
        ("section", "text"),
    )
    described = {**rule, "description": "One numbered rule."}
    return _document(
        "the numbered rules of a game",
        {"rulebook": entries(described, "The rules by id.", _RULE_PATTERN)},
        False,
        ("rulebook",),
    )


def view_schema() -> Schema:
    return _document("how a game is shown", view_shapes.SECTIONS, False, (), {"shown": view_shapes.SHOWN})


def game_schema(pack: Pack) -> Schema:
    """The schema of a game's own rules files: the tables follow from its kinds."""
    return tree_schema(pack.tree, pack.name)


def tree_schema(tree: Map, name: str) -> Schema:
    kinds = read_kinds(tree)
    properties = dict(SECTIONS)
    defs: dict[str, Schema] = {}
    for kind in kinds.values():
        if kind.has_table and kind.plural not in SECTIONS:
            defs[f"entry_of_{kind.plural}"] = _entry(kind, kinds, tree)
            entry, described = {"$ref": f"#/$defs/entry_of_{kind.plural}"}, f"The table of the kind `{kind.name}`."
            properties[kind.plural] = _table(entry, described, _source(kind, kinds))
    return _document(f"a rules file of {name}", properties, False, (), defs)


def _table(entry: Schema, description: str, source: Schema) -> Schema:
    return {
        "title": "a table: names, and an entry below each",
        "type": "object",
        "description": description,
        "properties": {"source": {**source, "description": "Where the figures of the table come from."}},
        "propertyNames": {"pattern": NAME_PATTERN},
        "additionalProperties": entry,
    }


def _source(kind: Kind, kinds: dict[str, Kind]) -> Schema:
    """One word for all figures of an entry, or one for each."""
    word = ref("origin", "Where it comes from.")
    names = [*kind.properties, *(part.listed_under for part in parts_of(kind, kinds)), "copies"]
    return source_by({name: word for name in names}, word, False)


def _entry(kind: Kind, kinds: dict[str, Kind], tree: Map) -> Schema:
    properties: dict[str, Schema] = {
        "source": {**_source(kind, kinds), "description": "Where the figures of this entry come from."},
        "like": ref("name", "Another entry of this table from which this one starts."),
        "copies": ref("copies", "How many of it there are (1 if not said)."),
    }
    needed: list[Schema] = []
    for prop in kind.properties.values():
        properties[prop.name] = {**_sort(prop, kinds, tree), "description": _described(prop, kinds)}
        if _by_copy(prop):
            properties[f"copies with {prop.name}"] = {
                "title": f"a list: the `{prop.name}` of each copy",
                "type": "array",
                "minItems": 1,
                "items": _sort(prop, kinds, tree) if prop.sort in SORTS else _one_of(prop, kinds, tree),
                "description": f"One copy for each `{prop.name}` listed.",
            }
        if not prop.optional:
            ways = [prop.name, *([f"copies with {prop.name}"] if _by_copy(prop) else []), "like"]
            needed.append({"anyOf": [{"required": [way]} for way in ways]})
    for part in parts_of(kind, kinds):
        properties[part.listed_under] = _parts(part, kinds, tree)
    entry = record(properties, title=f"an entry of `{kind.plural}`: a map of its properties")
    return {**entry, "allOf": needed} if needed else entry


def _by_copy(prop: Property) -> bool:
    """Can the copies of an entry differ in it?"""
    return not prop.many and (prop.sort not in SORTS or prop.sort in ("number", "flag"))


def _parts(part: Kind, kinds: dict[str, Kind], tree: Map) -> Schema:
    """Parts of an entry: a list of maps of properties, or of what the only property holds."""
    properties = {
        p.name: {**_sort(p, kinds, tree), "description": _described(p, kinds)} for p in part.properties.values()
    }
    required = tuple(p.name for p in part.properties.values() if not p.optional)
    one = record(properties, required, f"a `{part.name}`: a map of its properties")
    if len(properties) == 1:
        only, shape = next(iter(properties.items()))
        one = {"if": {"type": "object", "required": [only]}, "then": one, "else": shape}
    many: Schema = {"type": "array", "minItems": 1, "items": one}
    return {
        "title": f"a list, each line a `{part.name}`",
        "description": f"The {part.plural} of this entry: one, or a list of several.",
        "if": {"type": "array"},
        "then": many,
        "else": one,
    }


def _described(prop: Property, kinds: dict[str, Kind]) -> str:
    what = {
        "number": "a whole number",
        "effect": "an effect",
        "amounts": "amounts",
        "condition": "a condition",
        "abilities": "a list of abilities",
        "flag": "yes or no",
        "text": "a text",
        "grid": f"rows of cells, each a `{prop.of}`, `none` or `gap`",
    }.get(prop.sort)
    if what is None:
        what = "one of " + ", ".join(prop.values) if prop.values else f"a `{prop.sort}`"
    return f"{prop.name}: {what}{' (can be left out)' if prop.optional else ''}."


def _sort(prop: Property, kinds: dict[str, Kind], tree: Map) -> Schema:
    if prop.sort == "grid":
        word = _one_of(Property(prop.name, prop.of), kinds, tree)
        if "enum" in word:
            word = {
                "title": f"{word['title']}, `none` or `gap`",
                "type": "string",
                "enum": [*word["enum"], "none", "gap"],
            }
        row: Schema = {"title": "a row: a list of words", "type": "array", "minItems": 1, "items": word}
        return {"title": "rows of cells: [[WORD, none], [gap, WORD]]", "type": "array", "minItems": 1, "items": row}
    if prop.sort in SORTS:
        shape: Schema = {"$ref": f"#/$defs/{prop.sort}"}
        return {"type": "array", "items": shape, "title": "a list"} if prop.many else shape
    one = _one_of(prop, kinds, tree)
    if prop.many:
        return {"title": "a list of names", "type": "array", "items": one}
    return or_by_players(one, f"{one['title']}, or a table by number of players")


def _one_of(prop: Property, kinds: dict[str, Kind], tree: Map) -> Schema:
    """A word of a list, a value of a kind, or the name of an entry of its table."""
    kind = kinds.get(prop.sort)
    values = list(prop.values)
    if kind is not None and kind.values is not None:
        values = list(kind.values)
    elif kind is not None and kind.has_table and isinstance(table := tree.get(kind.plural), Map):
        values = [name for name in table.items if name != "source"]
    if not values:
        return {"title": f"the name of a `{prop.sort}`", "type": "string", "pattern": NAME_PATTERN}
    if prop.optional and "none" not in values:
        values.append("none")
    title = f"a `{prop.sort}`" if kind is not None else "one of " + ", ".join(values)
    return {"title": title, "type": "string", "enum": values}


def schema_files() -> dict[str, str]:
    """Every schema we keep, as text by file name: the general ones and one for each game beside the package."""
    schemas = {
        "rules.json": rules_schema(),
        "expansion.json": expansion_schema(),
        "scenarios.json": scenarios_schema(),
        "rulebook.json": rulebook_schema(),
        "view.json": view_schema(),
    }
    for name, folder in list_packs().items():
        if folder.parent == own_rules():
            schemas[f"{name}.json"] = game_schema(load_pack(folder, rulebook=False))
    return {file: as_text(schema) for file, schema in schemas.items()}


def as_text(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def kept_schemas() -> Path:
    return Path(__file__).parents[2] / "schemas"


__all__ = [
    "as_text",
    "expansion_schema",
    "game_schema",
    "kept_schemas",
    "rulebook_schema",
    "rules_schema",
    "scenarios_schema",
    "schema_files",
    "tree_schema",
    "view_schema",
]
