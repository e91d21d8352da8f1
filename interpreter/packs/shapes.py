"""The shape of every section of a rules file, as JSON Schema with a description on each property.

To add a key to a declaration, add one line here: the schemas, the check and the editor's help follow.
A `title` is a noun phrase: it completes the sentence "must be ..." in messages.
"""

from __future__ import annotations

from typing import Any

from .tables import SOURCES

Schema = dict[str, Any]

#: the end of the name of a check that speaks of the game without expansions
OF_THE_BASE = " of the base"
NAME_PATTERN = "^[a-z0-9][a-z0-9_]{0,59}$"
PHRASE_PATTERN = "^[a-z][a-z0-9_]*( [a-z0-9_]+)*$"
#: a text that says something
NOT_EMPTY = r"\S"
MOST_COPIES = 1000
MOST_PLAYERS = 12
#: a number of players as a key: 1 to MOST_PLAYERS
_PLAYERS_PATTERN = "^([1-9]|1[0-2])$"
_MOST = 1_000_000


def ref(name: str, description: str) -> Schema:
    return {"$ref": f"#/$defs/{name}", "description": description}


def words(values: list[str] | tuple[str, ...], description: str) -> Schema:
    return {"type": "string", "enum": list(values), "description": description}


def by_players(value: Schema, title: str) -> Schema:
    """A table that says something else for each number of players, or for the first player."""
    described = {
        "others": {**value, "description": "For every number of players, or every player, not named."},
        "first player": {**value, "description": "For the player who begins."},
    }
    return {
        "title": title,
        "type": "object",
        "minProperties": 1,
        "properties": described,
        "patternProperties": {_PLAYERS_PATTERN: {**value, "description": "For this number of players."}},
        "additionalProperties": False,
    }


def source_by(figures: Schema, word: Schema, others: Schema | bool) -> Schema:
    """Where figures come from: one word for all of them, or a table by figure."""
    names = others if isinstance(others, dict) else {}
    table: Schema = {
        "title": "a table by figure: {NAME: rulebook, others: reconstructed}",
        "type": "object",
        "minProperties": 1,
        "properties": {**figures, "others": {**word, "description": "Of every figure not named."}},
        "additionalProperties": word if names else False,
    }
    if names:
        table["propertyNames"] = names
    return {"title": "where figures come from: a word, or a table by figure", "anyOf": [word, table]}


def or_by_players(value: Schema, title: str) -> Schema:
    return {"title": title, "anyOf": [value, by_players(value, "a table by number of players")]}


def entries(entry: Schema, description: str, pattern: str = NAME_PATTERN) -> Schema:
    """A section: names, and the same shape behind each."""
    return {
        "title": "a section: names, and what belongs to each below",
        "type": "object",
        "description": description,
        "propertyNames": {"pattern": pattern},
        "additionalProperties": entry,
    }


def record(
    properties: dict[str, Schema], required: tuple[str, ...] = (), title: str = "a map of keys and values"
) -> Schema:
    shape: Schema = {"title": title, "type": "object", "properties": properties, "additionalProperties": False}
    return {**shape, "required": list(required)} if required else shape


_INTEGER: Schema = {"title": "a whole number", "type": "integer", "minimum": 0, "maximum": _MOST}
_SIGNED: Schema = {"title": "a whole number", "type": "integer", "minimum": -_MOST, "maximum": _MOST}
# Editors read `yes` and `no` as text, our reader as true and false: both are the same flag.
_FLAG: Schema = {"title": "yes or no", "enum": [True, False, "yes", "no"]}
_WORD: Schema = {"title": "a name", "type": "string", "pattern": NAME_PATTERN}
_TEXT: Schema = {"title": "a text", "type": "string", "pattern": NOT_EMPTY}
_STEP: Schema = {
    "title": "a step: a line, a header with a body, or a list of steps",
    "anyOf": [_TEXT, {"type": "object", "minProperties": 1}, {"type": "array", "minItems": 1}],
}

_ORIGIN: Schema = {"title": "where a figure comes from", "type": "string", "enum": list(SOURCES)}

DEFS: dict[str, Schema] = {
    "name": _WORD,
    "text": _TEXT,
    "names": {"title": "a name or a list of names", "anyOf": [_WORD, {"type": "array", "items": _WORD}]},
    "phrases": {
        "title": "a line or a list of lines",
        "anyOf": [_TEXT, {"type": "array", "items": _TEXT, "minItems": 1}],
    },
    "origin": _ORIGIN,
    "source": source_by({}, _ORIGIN, {"pattern": NAME_PATTERN}),
    "number": or_by_players(_INTEGER, "a whole number, or a table by number of players"),
    "signed": or_by_players(_SIGNED, "a whole number, or a table by number of players"),
    "copies": or_by_players({**_INTEGER, "maximum": MOST_COPIES}, "a whole number, or a table by number of players"),
    "flag": or_by_players(_FLAG, "yes or no, or a table by number of players"),
    "condition": {"title": "a condition in words", "type": "string", "pattern": NOT_EMPTY},
    "amounts": {"title": "amounts such as `2 NAME and 1 NAME`", "type": "string", "pattern": NOT_EMPTY},
    "effect": {
        "title": "an effect such as `gain 1 NAME`",
        "anyOf": [_TEXT, {"type": "array", "minItems": 1, "items": _STEP}, {"type": "object", "minProperties": 1}],
    },
    "abilities": {"title": "a list of abilities, each after a dash", "type": "array", "items": _STEP},
    "definition": {
        "title": "a condition or a number in words, or a table with `by`",
        "anyOf": [_TEXT, _SIGNED, {"type": "boolean"}, {"type": "object", "minProperties": 1}],
    },
    "parameter": {
        "title": "a whole number, yes or no, or a table by number of players",
        "anyOf": [
            {"type": "boolean"},
            {"type": "string", "enum": ["yes", "no"]},
            _SIGNED,
            by_players(
                {
                    "title": "a whole number, or yes or no",
                    "anyOf": [{"type": "boolean"}, _SIGNED, {"type": "string", "enum": ["yes", "no"]}],
                },
                "a table by number of players",
            ),
        ],
    },
    "number_of": {
        "title": "a number in words, a whole number, or a table by number of players",
        "anyOf": [_TEXT, _SIGNED, by_players(_SIGNED, "a table by number of players")],
    },
    "sort": {
        "title": "a sort of property (number, effect, amounts, condition, abilities, flag, text, grid of KIND), a kind, a list of words, "
        "or {KIND: none}, {number: 0} or {effect: nothing} for what can be left out",
        "anyOf": [
            _TEXT,
            {"type": "array", "items": _WORD, "minItems": 1},
            {"type": "object", "minProperties": 1, "maxProperties": 1},
        ],
    },
    "row_lengths": {
        "title": "the lengths of the rows, or a table of them by number of players",
        "anyOf": [
            {"type": "array", "items": _INTEGER, "minItems": 1},
            by_players(
                {"title": "a list of whole numbers", "type": "array", "items": _INTEGER, "minItems": 1},
                "a table by number of players",
            ),
        ],
    },
    "slots": {
        "title": "a number of slots, or what each slot is worth: {NAME: [0, 1, 2]}",
        "anyOf": [
            _INTEGER,
            {
                "type": "object",
                "minProperties": 1,
                "additionalProperties": {
                    "title": "a whole number, or one for each slot",
                    "anyOf": [_INTEGER, {"type": "array", "items": _INTEGER, "minItems": 1}],
                },
            },
        ],
    },
    "after": {
        "title": "`now`, or {rounds: N}",
        "anyOf": [
            {"type": "string", "enum": ["now"]},
            record(
                {"rounds": {**_INTEGER, "description": "How many rounds are still played after the current one."}},
                ("rounds",),
            ),
        ],
    },
}

_PLURAL = ref("name", "The plural, if it is not the regular one.")
_SOURCE = ref("source", "Where its figures come from, or each of them.")

COUNTER = record(
    {
        "of": ref("phrases", "Who or what has it: `game`, `player`, a kind, or several."),
        "start": ref("number", "How much of it there is at the beginning (0 if not said)."),
        "below zero": ref("flag", "Whether `lose` may take it below 0."),
        "stock": ref("number", "How many there are in all; without it as many as are asked for."),
        "clock": ref("flag", "Whether it only counts how long something takes, and is no part of a position."),
        "plural": _PLURAL,
        "source": _SOURCE,
    }
)
NOTE = record(
    {
        "of": ref("name", "Who or what has one: `player` or a kind; nothing for one of the game."),
        "is": ref("name", "What is noted: `player`, a kind, or a group of kinds."),
    },
    ("is",),
)
GROUP = record(
    {
        "is": ref("names", "The members of the group."),
        "plural": _PLURAL,
    },
    ("is",),
)
PIECE = record(
    {
        "of": ref("name", "`player` if every player has pieces of their own."),
        "start": {
            **entries(ref("number", "How many lie there at the beginning."), "Where the pieces lie at the beginning."),
            "title": "places and numbers: {PLACE: 3}",
        },
        "lies on": ref("names", "The zones and kinds these pieces can lie on."),
        "plural": _PLURAL,
        "source": _SOURCE,
    }
)
KIND = record(
    {
        "is": ref("names", "The values, if they are only words and need no table."),
        "start": ref("text", "The zone its things lie in at the beginning."),
        "has": entries(ref("sort", "What stands behind this property."), "The properties of each entry of its table."),
        "of": ref("name", "`player` if every player has things of this kind of their own."),
        "alike by": ref(
            "names", "The properties in which two things must agree to be the same for a player (all if not said)."
        ),
        "part of": ref("name", "The kind whose entries contain things of this kind."),
        "listed under": ref("name", "The key under which the entries of the whole list these parts."),
        "numbered": ref("flag", "Whether the entries are numbered in the order of their table."),
        "faces": {
            "title": "how many faces a die has, or a list of what they show",
            "if": {"type": "array"},
            "then": ref("names", ""),
            "else": ref("number", ""),
            "description": "What makes its things dice: how many faces each has, or the words on them.",
        },
        "plural": ref("name", "The plural, which also names the table, if it is not the regular one."),
    }
)
ZONE = record(
    {
        "of": ref(
            "text", "Who or what has one: `player`, a kind, or a kind with an adjective; nothing for one of the game."
        ),
        "holds": ref("names", "The kinds of things that can lie there."),
        "form": words(
            ["pile", "stack", "row", "grid"],
            "`pile`: no order; `stack`: an order, taken from the top; `row`: slots from left to right; "
            "`grid`: cells on which shapes are laid, one over the other.",
        ),
        "seen by": words(
            ["all", "owner", "others", "nobody"], "Who sees what lies there (all if not said); `others`: all but the owner."
        ),
        "in play": ref("flag", "Whether abilities of things lying there are active for the owner."),
        "limit": ref("number", "How many things fit."),
        "slots": ref("slots", "The slots of a row, and what each is worth."),
        "size": {
            "title": "two whole numbers: [COLUMNS, ROWS]",
            "type": "array",
            "minItems": 1,
            "items": _INTEGER,
            "description": "How many columns and rows of cells a grid has.",
        },
        "refill": record(
            {
                "from": ref("name", "The zone the row is filled up from."),
                "when short": ref("effect", "What happens if there is not enough to fill it."),
            },
            ("from",),
        ),
        "source": _SOURCE,
    }
)
ZONE["properties"]["refill"]["description"] = "How the row is filled up."
_SIDE: Schema = {"title": "a name", "type": "string", "enum": ["up", "right", "down", "left"]}
LAYOUT = record(
    {
        "of": ref("name", "The kind whose things are laid out."),
        "linked by": ref(
            "name",
            "What is printed on the board: a list of the neighbours of each, or a kind that lists those it joins.",
        ),
        "linked along": ref("name", "A kind that lists what lies on each drawn line, in order; those side by side touch."),
        "pattern": words(
            ["bricks", "squares", "dark squares", "hexes", "track"],
            "How they touch; `bricks`: rows shifted by half, laid out at setup. A board of squares or hexes and a track "
            "are printed, and what lies there is made from `size`.",
        ),
        "size": {
            "title": "two whole numbers: [COLUMNS, ROWS]",
            "anyOf": [
                _INTEGER,
                {"type": "array", "minItems": 2, "maxItems": 2, "items": _INTEGER},
                by_players(
                    {"title": "two whole numbers: [COLUMNS, ROWS]", "type": "array", "items": _INTEGER},
                    "a table by number of players",
                ),
            ],
            "description": "How many columns and rows a board of squares or hexes has.",
        },
        "slanted": ref("flag", "Whether each row of hexes is shifted by half against the one below it, all to one side."),
        "ring": ref("flag", "Whether the first place of a track comes behind its last one."),
        "prefix": ref("name", "What the names of its places begin with, where a game has two such boards: NAME_a1."),
        "without": ref("names", "Places that the board does not have."),
        "neighbours": words(["edges", "all"], "What is next to what: what shares an edge, or what shares a corner, too."),
        "steps": {
            "title": "a map of keys and values",
            "type": "object",
            "propertyNames": {"pattern": NAME_PATTERN},
            "additionalProperties": {
                "title": "a list of whole numbers",
                "type": "array",
                "minItems": 2,
                "maxItems": 2,
                "items": _INTEGER,
            },
            "description": "Steps of the game's own: so many one way and so many the other, however turned.",
        },
        "forward": {
            "title": "a name or a list of names",
            "anyOf": [_SIDE, {"type": "array", "minItems": 1, "items": _SIDE}],
            "description": "Where forward leads, for everybody or seat by seat.",
        },
        "rows": ref("row_lengths", "How many there are in each row."),
        "filled": words(["shuffled", "in order"], "In which order they are laid."),
        "source": _SOURCE,
    },
    ("of",),
)
CAUSE = record(
    {
        "when": ref("condition", "What ends the game."),
        "after": ref("after", "What is still played: `now`, or {rounds: N}."),
    },
    ("when",),
)
SECTION_OVERLAY: Schema = {
    "title": "entries that are added, changed or removed",
    "anyOf": [{"type": "object"}, {"type": "array"}, {"type": "string"}, {"type": "integer"}, {"type": "boolean"}],
}

SECTIONS: dict[str, Schema] = {
    "game": ref("name", "The name of the game."),
    "players": {
        "title": "a list of numbers of players",
        "type": "array",
        "minItems": 1,
        "uniqueItems": True,
        "description": "The numbers of players the game is for.",
        "items": {"title": "a number of players", "type": "integer", "minimum": 1, "maximum": MOST_PLAYERS},
    },
    "language": {
        "title": "a version of the language",
        "type": "integer",
        "minimum": 1,
        "description": "The version of the rules language the game is written in.",
    },
    "source": ref("origin", "Where the figures of the game come from, unless a table or an entry says otherwise."),
    "teams": {
        **by_players(
            {
                "title": "a list of teams, each a list of seats",
                "type": "array",
                "items": {"title": "a list of seats", "type": "array", "items": _INTEGER, "minItems": 1},
                "minItems": 1,
            },
            "a table of teams by number of players: {4: [[1, 3], [2, 4]]}",
        ),
        "description": "Who plays together, by number of players; seats are counted from 1.",
    },
    "counters": entries(
        {**COUNTER, "description": "A whole number, never below 0."},
        "Whole numbers of the game, of players or of things.",
    ),
    "notes": entries(
        {"title": "a kind, or {of: player, is: KIND}", "anyOf": [_WORD, NOTE], "description": "Something remembered."},
        "What is remembered: a player or a thing, or nothing; everybody knows it.",
    ),
    "groups": entries(
        {
            "title": "a list of names, or {is: [...], plural: NAME}",
            "anyOf": [_WORD, {"type": "array", "items": _WORD}, GROUP],
            "description": "The members of the group.",
        },
        "One word for several counters, pieces or kinds.",
    ),
    "symbols": entries(ref("name", "The rule that settles it."), "Things one gains that a rule settles at once."),
    "pieces": entries(
        {**PIECE, "description": "Pieces that are only counted."}, "Pieces whose number is constant: they only move."
    ),
    "kinds": entries(
        {**KIND, "description": "A sort of thing, with a table of its entries."},
        "Sorts of things and their properties.",
    ),
    "zones": entries({**ZONE, "description": "A place for things."}, "Where things and pieces lie."),
    "layouts": entries(
        {**LAYOUT, "description": "A board made of things."}, "Boards laid out at setup, from which neighbours follow."
    ),
    "parameters": {
        **entries(
            ref("parameter", "Its value as long as nothing changes it."),
            "Named numbers and permissions that abilities, variants and expansions change.",
            PHRASE_PATTERN,
        ),
        "properties": {"source": ref("source", "Where single parameters come from, by name.")},
        "patternProperties": {
            " of an? ": ref("number_of", "The number of each thing (`it`) as long as nothing changes it.")
        },
    },
    "worths": entries(
        {
            **entries(ref("signed", "What one of it counts for."), "What each counts for."),
            "title": "names and numbers: {NAME: 2}",
        },
        "Tables that say what counters and symbols count for, for checks.",
    ),
    "define": entries(
        ref("definition", "What the word stands for."), "Words for conditions, numbers and things.", PHRASE_PATTERN
    ),
    "setup": entries(
        ref("effect", "A step of the setup."), "What is done before the first turn, in this order.", PHRASE_PATTERN
    ),
    "flow": entries(
        ref("effect", "A step of the course of play."),
        "The course of play: rounds, turns and their steps.",
        PHRASE_PATTERN,
    ),
    "rules": entries(ref("effect", "What the rule does."), "Named rules; the key is their signature.", PHRASE_PATTERN),
    "always": entries(
        ref("effect", "An ability everybody has."), "Abilities that are active all the time.", PHRASE_PATTERN
    ),
    "end": entries(
        {**CAUSE, "description": "One cause for the end."}, "What ends the game, and what is still played then."
    ),
    "scoring": entries(ref("effect", "What is scored."), "The final scoring, in this order.", PHRASE_PATTERN),
    "winner": ref(
        "phrases",
        "Who wins: the first criterion, then what decides ties; `only if CONDITION`: what must hold of who wins; "
        "`shared` last: who is still tied wins together.",
    ),
    "estimate": entries(
        ref("definition", "A number: how much this part of a position is worth to a player."),
        "How well a player stands, for bots: the sum of these numbers, in any unit.",
    ),
    "variants": entries(
        ref("variant", "What the variant changes."), "Ways to play differently, each an overlay on the rules."
    ),
    "checks": entries(
        ref("condition", "What must hold of the figures."),
        "Conditions on the figures for every number of players; `NAME of the base`: only without expansions.",
        rf"^[a-z0-9][a-z0-9_]{{0,59}}({OF_THE_BASE})?$",
    ),
}


def overlay_sections() -> dict[str, Schema]:
    """The sections as an overlay may write them: any part of them, with `add`, `remove` and new values."""
    skipped = ("game", "variants")
    return {
        name: {**SECTION_OVERLAY, "description": f"Overlay on: {shape['description']}"}
        for name, shape in SECTIONS.items()
        if name not in skipped
    }


def variant() -> Schema:
    overlay = overlay_sections()
    table: Schema = {"title": "entries of a table", "type": "object"}
    value: Schema = {
        "title": "a map of sections",
        "type": "object",
        "properties": overlay,
        "additionalProperties": table,
    }
    return {
        **value,
        "properties": {
            **overlay,
            "description": ref("text", "What the variant is, in a sentence."),
            "changes": {"type": "object", "description": "Sections whose entries must all exist."},
            "values": {
                "title": "values, and what each changes",
                "type": "object",
                "minProperties": 1,
                "additionalProperties": value,
                "description": "The values to choose from, each an overlay.",
            },
        },
    }
