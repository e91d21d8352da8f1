"""How records are declared inside: with slots, equal if all they hold is; those made by `record` never change.

There are two hundred kinds of them, made anew at every start, and what `dataclasses` would write for each (to make, to
compare, to show, to refuse every assignment) takes longer than reading a game does. So making, comparing and showing is
said once, here, and it is the type checker that refuses changes. What is handed to whoever uses the library is frozen
by `dataclasses`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field, fields
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
    """A class with slots and a way to make one, and nothing else: what `dataclass(slots=True)` makes, as far as
    `fields` and `replace` look at it, in a third of the time."""
    said = cls.__dict__
    parts: dict[str, Field[Any]] = {}
    slots: set[str] = set()
    for base in reversed(cls.__mro__[1:-1]):
        parts.update(base.__dict__.get("__dataclass_fields__", {}))
        slots.update(base.__dict__.get("__slots__", ()))
    own: list[str] = []
    by_name = False
    for name, of in said.get("__annotations__", {}).items():
        if of == "KW_ONLY":
            by_name = True
        elif not of.startswith("ClassVar"):
            parts[name] = _part(name, of, said.get(name, MISSING), by_name)
            own.append(name)
    held = {name: value for name, value in said.items() if name not in own and name not in ("__dict__", "__weakref__")}
    held["__slots__"] = tuple([name for name in own if name not in slots])
    held["__dataclass_fields__"] = parts
    held["__qualname__"] = cls.__qualname__
    kind: Any = type(cls)
    made: type[T] = kind(cls.__name__, cls.__bases__, held)
    if "__init__" not in held:
        made.__init__ = _maker(made)  # type: ignore[method-assign]
    return made


def _part(name: str, of: str, default: Any, by_name: bool) -> Field[Any]:
    made: Any = default if isinstance(default, Field) else field(default=default)
    made.name, made.type, made._field_type = name, of, _ORDINARY
    made.kw_only = by_name if made.kw_only is MISSING else made.kw_only
    return made  # type: ignore[no-any-return]


@dataclass
class _Sample:
    one: int


#: what `fields` knows an ordinary part by
_ORDINARY: Any = fields(_Sample)[0]._field_type  # type: ignore[attr-defined]


class _Fresh:
    """What a part is by default that is made anew for each record."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Any]):
        self.make = make


def _maker(made: type[Any]) -> FunctionType:
    """The `__init__` of a kind of records: one is compiled for all kinds of a form, and told their names."""
    every: list[Field[Any]] = [*made.__dataclass_fields__.values()]
    given = [f for f in every if f.init and not f.kw_only]
    by_place = len(given)
    given += [f for f in every if f.init and f.kw_only]
    kept = [f for f in every if not f.init and (f.default is not MISSING or f.default_factory is not MISSING)]
    later: tuple[str, ...] = getattr(made, "FOUND_LATER", ())
    parts = [f.default if f.default_factory is MISSING else _Fresh(f.default_factory) for f in given]
    defaults = tuple([part for part in parts[:by_place] if part is not MISSING])
    if MISSING in parts[by_place - len(defaults) : by_place] or any([f.default is not None for f in kept]):
        raise TypeError(f"{made.__qualname__}: a part without a default behind one with one, or one nobody may give")
    fresh = tuple([type(part) is _Fresh for part in parts])
    code = _pattern(fresh, by_place, len(kept) + len(later), hasattr(made, "__post_init__"))
    own = [*[f.name for f in given], *[f.name for f in kept], *later]
    names = {f"part{i}": name for i, name in enumerate(own)}
    code = code.replace(
        co_varnames=tuple([names.get(name, name) for name in code.co_varnames]),
        co_names=tuple([names.get(name, name) for name in code.co_names]),
        co_qualname=f"{made.__qualname__}.__init__",
    )
    maker = FunctionType(code, globals(), "__init__", defaults or None)
    if by_place < len(given):
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
    names = [f.name for f in made.__dataclass_fields__.values() if f.compare]
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
