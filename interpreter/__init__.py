"""Board games as data. The names below are the whole public interface; each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .diagnostics.problems import MessageRef, word_with

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .bots.seen import Seen
    from .diagnostics.problems import Mistakes, Problem, Refused
    from .engine.match import Decision, Match, Option, Result
    from .engine.rules import Rules, load
    from .engine.totals import broken_totals
    from .storage.saves import load_save, save
    from .storage.snapshots import restore, snapshot
    from .storage.timeline import Timeline
    from .study.why import why_not

#: where each public name lives; loading the compiler takes longer than `--help` may
_HOMES = {
    "Bot": "bots.bot",
    "Decision": "engine.match",
    "Match": "engine.match",
    "Mistakes": "diagnostics.problems",
    "Option": "engine.match",
    "Problem": "diagnostics.problems",
    "Refused": "diagnostics.problems",
    "Result": "engine.match",
    "Rules": "engine.rules",
    "Seen": "bots.seen",
    "Timeline": "storage.timeline",
    "broken_totals": "engine.totals",
    "load": "engine.rules",
    "load_save": "storage.saves",
    "restore": "storage.snapshots",
    "save": "storage.saves",
    "snapshot": "storage.snapshots",
    "why_not": "study.why",
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
    "restore",
    "save",
    "snapshot",
    "why_not",
]


def _in_english(message: MessageRef) -> str:
    from .prose.speaking.worded_problems import english

    return english(message)


# the stage that reads files of words is a late one: it is asked when a sentence is wanted, not before
word_with(_in_english)


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(f".{home}", __name__), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
