"""Board games as data. The names below are the whole public interface; each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .bots.seen import Seen
    from .errors import Mistakes, Problem, Refused
    from .runtime.match import Decision, Match, Option, Result
    from .runtime.rules import Rules, load
    from .runtime.saves import load_save
    from .runtime.timeline import Timeline
    from .runtime.totals import broken_totals
    from .runtime.why import why_not

#: where each public name lives; loading the compiler takes longer than `--help` may
_HOMES = {
    "Bot": "bots.bot",
    "Decision": "runtime.match",
    "Match": "runtime.match",
    "Mistakes": "errors",
    "Option": "runtime.match",
    "Problem": "errors",
    "Refused": "errors",
    "Result": "runtime.match",
    "Rules": "runtime.rules",
    "Seen": "bots.seen",
    "Timeline": "runtime.timeline",
    "broken_totals": "runtime.totals",
    "load": "runtime.rules",
    "load_save": "runtime.saves",
    "why_not": "runtime.why",
}

__all__ = [
    "Bot",
    "Decision",
    "Match",
    "Mistakes",
    "Option",
    "Problem",
    "Refused",
    "Result",
    "Rules",
    "Seen",
    "Timeline",
    "broken_totals",
    "load",
    "load_save",
    "why_not",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(f".{home}", __name__), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
