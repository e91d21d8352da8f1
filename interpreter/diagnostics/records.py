"""How records are declared inside: with slots, equal if all they hold is; those made by `record` never change.

There are two hundred kinds of them, made anew at every start, and what `dataclasses` would write for each (to compare,
to show, to refuse every assignment) takes longer than reading a game does. So comparing and showing is said once, here,
and it is the type checker that refuses changes. What is handed to whoever uses the library is frozen by `dataclasses`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from reprlib import recursive_repr
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Made once and never changed, so it can be a key."""
    made = bare(cls)
    held = _compared(made)

    def number(self: T) -> int:
        return hash(held(self))

    made.__hash__ = number  # type: ignore[method-assign, assignment]
    return made


@dataclass_transform(field_specifiers=(field,))
def mutable(cls: type[T]) -> type[T]:
    """One that is changed while something is worked out."""
    made = bare(cls)
    _compared(made)
    made.__hash__ = None  # type: ignore[assignment]
    return made


def bare(cls: type[T]) -> type[T]:
    """A class with slots and a way to make one, and nothing else."""
    cls.__doc__ = cls.__doc__ or cls.__name__  # else a signature is worked out for it
    return dataclass(eq=False, repr=False, slots=True)(cls)


def _compared(made: type[Any]) -> Callable[[Any], Any]:
    """Has a kind of records compared and shown by what they hold; returns what finds that."""
    names = [f.name for f in fields(made) if f.compare]
    held: Callable[[Any], Any] = attrgetter(*names) if names else lambda one: ()

    def same(self: Any, other: object) -> bool:
        return held(self) == held(other) if type(other) is type(self) else NotImplemented

    made.__eq__ = same  # type: ignore[assignment]
    if "__repr__" not in vars(made):
        made.__repr__ = _shown  # type: ignore[assignment]
    return held


@recursive_repr()
def _shown(self: Any) -> str:
    held = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)
    return f"{type(self).__qualname__}({held})"
