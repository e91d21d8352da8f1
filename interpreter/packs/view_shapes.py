"""The shape of `view.yaml`, which says how a game is shown, as JSON Schema with a description on each property.

Where there is little room, what stands further down in the file is left out first.
"""

from __future__ import annotations

from .shapes import NAME_PATTERN, NOT_EMPTY, Schema, entries, record, ref

#: names of colours; what they look like depends on where they are shown
PALETTE = ("red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "brown", "grey", "white")

_COLOUR: Schema = {"title": "a colour", "type": "string", "enum": list(PALETTE)}
_SIGNS: Schema = {
    "title": "one character, and one of ASCII that stands for it: [SIGN, x]",
    "type": "array",
    "minItems": 1,
    "items": {"title": "one character", "type": "string", "pattern": NOT_EMPTY},
    "description": "The character it is drawn with, and the one where there is only ASCII.",
}
_RANGE: Schema = {
    "title": "the lowest and the highest number: [1, 9]",
    "type": "array",
    "minItems": 2,
    "items": {"title": "a whole number", "type": "integer", "minimum": 0, "maximum": 99},
    "description": "The lowest and the highest number of the track.",
}
SHOWN: Schema = {
    "title": "what is shown: a NAME, {NAME: WHAT}, {first of: WHAT}, {sum of: WHAT}, or a list",
    "anyOf": [
        {"type": "string", "pattern": NOT_EMPTY},
        {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/shown"}},
        {"type": "object", "minProperties": 1, "additionalProperties": {"$ref": "#/$defs/shown"}},
    ],
}
_LINES: Schema = {
    "title": "a list of lines, each a list of what is shown",
    "type": "array",
    "minItems": 1,
    "items": ref("shown", "A line: what is shown side by side."),
}
#: the lines of a board that are shown only in a window large enough for everything else
WITH_ROOM = "where there is room"
_BOARD = record(
    {
        "cell": {**_LINES, "description": "What is shown of each thing, line by line, the most needed first."},
        WITH_ROOM: {**_LINES, "description": "Further lines, shown where nothing else gives way to them."},
        "at": {
            "title": "two names: [ROW, COLUMN]",
            "type": "array",
            "minItems": 2,
            "items": {"title": "a name", "type": "string", "pattern": NAME_PATTERN},
            "description": "The numbers of a thing that say in which row and column of the board it lies.",
        },
        "rows": {
            "title": "rows of names: [[NAME, none], [NAME, NAME]]",
            "type": "array",
            "minItems": 1,
            "items": {
                "title": "a list of names",
                "type": "array",
                "minItems": 1,
                "items": {"title": "a name", "type": "string", "pattern": NAME_PATTERN},
            },
            "description": "What lies where, row by row; `none` where there is nothing.",
        },
        "between": {
            "title": "a printed layout, and what is shown of its things: {LAYOUT: WHAT}",
            "type": "object",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": ref("shown", "What is shown of them."),
            "description": "The layout of what lies between the places of this one.",
        },
    },
    ("cell",),
)


def _colours() -> Schema:
    shape = entries({**_COLOUR, "description": "Its colour."}, "Colours of players, values, counters and pieces.")
    of_players: Schema = {
        "title": "a list of colours",
        "type": "array",
        "minItems": 1,
        "items": _COLOUR,
        "description": "The colours of the players, by seat.",
    }
    return {**shape, "properties": {"players": of_players}}


_ITEMS = ref("shown", "What is shown of each thing there.")
SECTIONS: dict[str, Schema] = {
    "colours": _colours(),
    "signs": entries(_SIGNS, "What pieces, counters and printed values are drawn with."),
    "boards": entries(
        {**_BOARD, "description": "A layout, or all things of a kind side by side."},
        "What is drawn; the first one is the largest.",
    ),
    "tracks": entries(_RANGE, "Counters of players that are shown as a track."),
    "rows": entries(_ITEMS, "Zones with things that everybody sees, and what is shown of each."),
    "players": ref("shown", "What is shown of every player, the most needed first."),
    "yours": entries(_ITEMS, "Zones of players: what is shown of one's own things there."),
    "grids": ref("names", "Grids that are drawn, one's own or everybody's."),
    "game": ref("names", "Counters of the game that are always in sight (all of them if not said)."),
    "also": ref("names", "What else is told at the end of the table, the most needed first; the rest follows."),
    "questions": ref("names", "Counters of the game that stand behind the questions of steps that use them."),
}
