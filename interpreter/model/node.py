"""How nodes of checked rules are declared: plain records, told apart by what they are and not by what they hold.

There are a hundred kinds of them, made anew at every start: what nobody uses (comparing, showing, a signature as their
text) would cost more time than reading a game does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def node(cls: type[T]) -> type[T]:
    cls.__doc__ = cls.__doc__ or cls.__name__  # else a signature is worked out for it
    return dataclass(eq=False, repr=False, slots=True)(cls)
