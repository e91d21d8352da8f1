"""Articles, clauses and attributes of messages that the grammar of phrases asks for by their names."""

from __future__ import annotations

#: articles that speak of several
MANY = frozenset({"all", "all-your", "all-own"})
#: articles before what was named already
AGAIN = frozenset({"this", "that"})
#: clauses that say something about a thing, as a relative clause would
RELATIVE = frozenset(
    {"with", "without", "where", "with-any", "without-any", "with-thing", "without-thing", "that-is-not"}
)
#: what joins conditions: of all of them is said only what holds of each
CONDITIONS = frozenset({"cond-and", "cond-or", "cond-and-wide", "cond-or-wide"})
#: the form in which a deed is told of whoever did it, and the attribute of a message that has it
DOES = "does"
#: the attribute of a message that says its object last
HEAVY = "heavy"
#: an article that only some languages word, and the one that stands for it in the others
INSTEAD = {"chosen": "that", "own": "their", "all-own": "all", "again": "a"}
#: a trait of nouns for what is not counted one by one
MASS = "mass"
#: a trait that words and numbers have which are said as they are
PLAIN = "plain"
