"""How records are declared inside: with slots, equal if all they hold is; those made by `record` never change.

There are two hundred kinds of them, made anew at every start, and what `dataclasses` would write for each (to make, to
compare, to show, to refuse every assignment) takes longer than reading a game does. So making, comparing and showing is
said once, here, and it is the type checker that refuses changes. What is handed to whoever uses the library is frozen
by `dataclasses`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from operator import attrgetter
from reprlib import recursive_repr
from types import CodeType, FunctionType
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
    made = dataclass(init=False, eq=False, repr=False, slots=True)(cls)
    if "__init__" not in vars(made):
        made.__init__ = _maker(made)  # type: ignore[method-assign]
    return made


class _Fresh:
    """What a part is by default that is made anew for each record."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Any]):
        self.make = make


def _maker(made: type[Any]) -> FunctionType:
    """The `__init__` of a kind of records: one is compiled for all kinds of a form, and told their names."""
    given = sorted((f for f in fields(made) if f.init), key=lambda f: bool(f.kw_only))
    by_place = sum(not f.kw_only for f in given)
    kept = [f for f in fields(made) if not f.init and (f.default, f.default_factory) != (MISSING, MISSING)]
    later: tuple[str, ...] = getattr(made, "FOUND_LATER", ())
    parts = [_Fresh(f.default_factory) if f.default_factory is not MISSING else f.default for f in given]
    defaults = tuple(part for part in parts[:by_place] if part is not MISSING)
    if MISSING in parts[by_place - len(defaults) : by_place] or any(f.default is not None for f in kept):
        raise TypeError(f"{made.__qualname__}: a part without a default behind one with one, or one nobody may give")
    fresh = tuple(type(part) is _Fresh for part in parts)
    code = _pattern(fresh, by_place, len(kept) + len(later), hasattr(made, "__post_init__"))
    names = {f"part{i}": name for i, name in enumerate([*(f.name for f in (*given, *kept)), *later])}
    code = code.replace(
        co_varnames=tuple(names.get(name, name) for name in code.co_varnames),
        co_names=tuple(names.get(name, name) for name in code.co_names),
        co_qualname=f"{made.__qualname__}.__init__",
    )
    maker = FunctionType(code, globals(), "__init__", defaults or None)
    named = zip(given[by_place:], parts[by_place:], strict=True)
    maker.__kwdefaults__ = {f.name: part for f, part in named if part is not MISSING} or None
    return maker


@cache
def _pattern(fresh: tuple[bool, ...], by_place: int, kept: int, more: bool) -> CodeType:
    """What sets parts, of which some may be made anew and some are given by name; others are None at first."""
    names = [f"part{i}" for i in range(len(fresh))]
    body = [
        f"_self.{name} = {name}.make() if {name}.__class__ is _Fresh else {name}" if anew else f"_self.{name} = {name}"
        for name, anew in zip(names, fresh, strict=True)
    ]
    body += [f"_self.part{len(names) + i} = None" for i in range(kept)]
    body += ["_self.__post_init__()"] if more else []
    given = ["_self", *names[:by_place], *(["*", *names[by_place:]] if by_place < len(names) else [])]
    text = f"def __init__({', '.join(given)}):\n " + "\n ".join(body or ["pass"])
    found = compile(text, "<record>", "exec").co_consts[0]
    assert isinstance(found, CodeType)
    return found


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
