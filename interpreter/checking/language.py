"""The language as a table: by the name of each rule of the grammar, the function that reads what it has parsed.

To add a verb: its rule under `instruction` or `header` in `effects.lark`, its function in a module of `verbs`, and a
row here.
"""

from __future__ import annotations

from ..diagnostics.problems import Problem
from ..model.vocabulary import Vocabulary
from ..reading.context import Checking, HeaderReader, Language, LineReader, TermReader
from ..terms import conditions, coverage, having, neighbours, noun_values, numbers, parameters, pronouns
from ..verbs import (
    alternatives,
    bodies,
    branching,
    calling,
    chance,
    choosing,
    counters,
    dealing,
    gaining,
    laying,
    looping,
    mixed_payment,
    moving,
    moving_things,
    ordering,
    payment,
    printed_effects,
    repeating,
    scoring,
    turns,
    walking,
)

VALUES: dict[str, TermReader] = {
    "int": numbers.digits,
    "plus": numbers.binary,
    "minus": numbers.binary,
    "times": numbers.binary,
    "divided": numbers.binary,
    "capped": numbers.binary,
    "floored": numbers.binary,
    "count_of": numbers.count_of,
    "extreme": numbers.aggregate,
    "total": numbers.aggregate,
    "noun": noun_values.noun_value,
    "count_name": noun_values.count_name,
    "it": pronouns.pronoun,
    "here": pronouns.pronoun,
    "you": pronouns.pronoun,
    "them": pronouns.pronoun,
    "that": pronouns.pronoun,
}

CONDITIONS: dict[str, TermReader] = {
    "or_": conditions.joined,
    "and_": conditions.joined,
    "exists": conditions.exists,
    "exists_no": conditions.negated(conditions.exists),
    "exists_many": conditions.exists,
    "compare": conditions.compare,
    "is_": conditions.is_the_same,
    "is_not": conditions.negated(conditions.is_the_same),
    "is_even": conditions.is_even,
    "is_on": conditions.is_at,
    "is_not_on": conditions.negated(conditions.is_at),
    "is_next": neighbours.is_next,
    "holds": conditions.holds,
    "covers": coverage.covers,
    "has": having.has,
    "has_no": conditions.negated(having.has),
    "allowed": parameters.allowed,
    "not_allowed": conditions.negated(parameters.allowed),
}

LINES: dict[str, LineReader] = {
    "gain": gaining.gain,
    "gain_from": gaining.gain_from,
    "lose": counters.lose,
    "set_": counters.set_counter,
    "pay": payment.pay,
    "move": moving.move,
    "deal": moving.deal,
    "swap": moving_things.swap,
    "refill": dealing.refill,
    "shuffle": chance.shuffle,
    "roll": chance.roll,
    "lay_out": chance.lay_out,
    "lay": laying.lay_line,
    "choose": choosing.choose,
    "do": printed_effects.do,
    "answers": calling.answers,
    "call": calling.call,
    "nothing": bodies.nothing,
}

HEADERS: dict[str, HeaderReader] = {
    "if_": branching.if_,
    "only_if": branching.only_if,
    "levels": branching.levels,
    "switch": branching.switch,
    "offer": payment.offer,
    "pay_with": mixed_payment.pay_with,
    "pay_with_once": mixed_payment.pay_with,
    "may": alternatives.may,
    "choose_one": alternatives.choose_one,
    "choose_body": choosing.choose_body,
    "in_any_order": ordering.in_any_order,
    "find": looping.find,
    "each": looping.each,
    "as_each": turns.as_each,
    "as_each_secretly": turns.as_each,
    "up_to_times": repeating.up_to_times,
    "repeat_times": repeating.repeat_times,
    "any_times": repeating.any_times,
    "exhaust": repeating.exhaust,
    "limited": repeating.limited,
    "walk": walking.walk,
    "lay": laying.lay_header,
    "rank": scoring.rank,
    "sets_of": scoring.sets_of,
}

LANGUAGE = Language(VALUES, CONDITIONS, LINES, HEADERS)


def checking(words: Vocabulary, problems: list[Problem]) -> Checking:
    """A game of which nothing has been looked at yet."""
    return Checking(words, problems, LANGUAGE)
