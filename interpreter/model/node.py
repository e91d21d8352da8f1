"""How nodes of checked rules are declared: frozen records, told apart by what they are and not by what they hold.

There are a hundred kinds of them, made anew at every start: what nobody uses (comparing, showing, a signature as their
text) would cost more time than reading a game does. That would also be so of a refusal to change at every assignment,
so it is the type checker that refuses, and `tests/language/test_nodes.py`, which looks at games being made.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")
#: every kind of node, wherever it is declared
KINDS: set[type] = set()


@dataclass_transform(eq_default=False, frozen_default=True, field_specifiers=(field,))
def node(cls: type[T]) -> type[T]:
    cls.__doc__ = cls.__doc__ or cls.__name__  # else a signature is worked out for it
    made = dataclass(eq=False, repr=False, slots=True)(cls)
    KINDS.add(made)
    return made
