"""What belongs somewhere in a file: the titles of the schemas, which editors show, as parts of sentences."""

from __future__ import annotations

from ..errors import Said, say

#: by the title in a schema; one that is made for a game has the words of its form
TITLES: dict[str, Said] = {
    "a map of keys and values": say("what-map-keys-values"),
    "a whole number": say("what-whole-number"),
    "yes or no": say("what-yes-or-no"),
    "a name": say("what-name"),
    "a text": say("what-text"),
    "a step: a line, a header with a body, or a list of steps": say("what-step-line-header"),
    "entries that are added, changed or removed": say("what-entries-changed"),
    "a section: names, and what belongs to each below": say("what-section-names-belongs"),
    "a name or a list of names": say("what-name-list-names"),
    "a line or a list of lines": say("what-line-list-lines"),
    "where the figures come from": say("what-figures-source"),
    "a whole number, or a table by number of players": say("what-whole-number-table"),
    "yes or no, or a table by number of players": say("what-yes-no-table"),
    "a condition in words": say("what-condition-words"),
    "amounts such as `2 NAME and 1 NAME`": say("what-amounts-such"),
    "an effect such as `gain 1 NAME`": say("what-effect"),
    "a list of abilities, each after a dash": say("what-list-abilities-dash"),
    "a condition or a number in words, or a table with `by`": say("what-condition-number-words"),
    "a whole number, yes or no, or a table by number of players": say("what-whole-number-yes"),
    "a sort of property (number, effect, amounts, condition, abilities, flag, text, grid of KIND), a kind, "
    "a list of words, or {KIND: none} for one that can be missing": say("what-sort-property-kind"),
    "the lengths of the rows, or a table of them by number of players": say("what-lengths-rows-table"),
    "a number of slots, or what each slot is worth: {NAME: [0, 1, 2]}": say("what-number-slots-slot"),
    "`now`, or {rounds: N}": say("what-now-or-rounds"),
    "a list of numbers of players": say("what-list-numbers-players"),
    "entries of a table": say("what-entries-table"),
    "a map of sections": say("what-sections"),
    "places and numbers: {PLACE: 3}": say("what-places-numbers"),
    "two whole numbers: [COLUMNS, ROWS]": say("what-two-whole-numbers"),
    "a number of players": say("what-number-players"),
    "names and numbers: {NAME: 2}": say("what-names-numbers"),
    "a table by number of players": say("what-table-number-players"),
    "values, and what each changes": say("what-values-changes"),
    "a whole number, or yes or no": say("what-number-or-yes"),
    "a list of whole numbers": say("what-list-whole-numbers"),
    "a whole number, or one for each slot": say("what-whole-number-one"),
    "a step: a line, or a map": say("what-step-line-map"),
    "a list of lines, or a map of players and what is done as each": say("what-list-lines-map"),
    "a list of conditions, or a map of players and conditions": say("what-list-conditions-map"),
    "a list of names": say("what-names"),
    "a table: names, and an entry below each": say("what-table-names-entry"),
    "an entry": say("what-entry"),
    "a row: a list of words": say("what-row-list-words"),
    "rows of cells: [[WORD, none], [gap, WORD]]": say("what-rows-cells"),
    "a list of steps": say("what-list-steps"),
    "yes or no, or what pins it": say("what-yes-no-pins"),
    "a list": say("what-list"),
}
#: by the type in a schema
FORMS: dict[str, Said] = {
    "object": say("what-map"),
    "array": say("what-list"),
    "string": say("what-text"),
    "integer": say("what-whole-number"),
    "boolean": say("what-yes-or-no"),
}
OTHER = say("what-other")
