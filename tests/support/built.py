"""Rules made once in a process, for tests of what comes after: the same files give the same program every time.

A conftest asks for it where commands, texts and whole games are tested, each of which would make the rules of a game
anew. Tests of the stages that make them do without.
"""

from __future__ import annotations

import atexit
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from weakref import WeakKeyDictionary

import pytest
from spielwerk.interpreter.diagnostics.problems import Problem
from spielwerk.interpreter.display import rulebook
from spielwerk.interpreter.engine import rules
from spielwerk.interpreter.i18n import message_survey, tied_rules
from spielwerk.interpreter.packs.locations import own_rules
from spielwerk.interpreter.packs.pack import Pack
from spielwerk.interpreter.plan.passes.choice import ALL, Passes
from spielwerk.interpreter.prose.whole_games import editions
from spielwerk.interpreter.study import faults, scenarios

_build, _edition_of = rules.build, editions.edition_of
#: imported before anything is replaced: to look for mistakes, everything is made anew
assert faults.build is _build


@dataclass(frozen=True, slots=True)
class _Made:
    """The same as another one from the same files, wherever they lie."""

    files: tuple[tuple[str, str], ...]
    applied: tuple[tuple[str, ...], tuple[str, ...]]
    pack: Pack = field(compare=False)


def _built(made: _Made, players: int, whole: bool) -> tuple[rules.Rules | None, list[Problem]]:
    return _build(made.pack, players, whole)


#: our own games take longest to make and most files of tests play them: packs that tests write do not displace them
_ours, _others = lru_cache(maxsize=128)(_built), lru_cache(maxsize=64)(_built)
#: what rules find out about their program when it is first asked for
_FOUND_OUT = ("program_digest", "only_set_up", "as_played", "sight", "slots", "totals", "laying", "_shown", "opening")
#: by the rules made first those made last, which know all that was asked for so far
_latest: WeakKeyDictionary[rules.Rules, rules.Rules] = WeakKeyDictionary()
atexit.register(_latest.clear)  # machine code is given back while there is somebody to take it


def build(
    pack: Pack, players: int, whole: bool = True, passes: Passes = ALL
) -> tuple[rules.Rules | None, list[Problem]]:
    if pack.problems or not pack.complete or passes is not ALL:
        return _build(pack, players, whole, passes)
    kept = _ours if pack.folder.is_relative_to(own_rules()) else _others
    made, problems = kept(_Made(pack.files, (pack.applied_expansions, pack.applied_variants), pack), players, whole)
    if made is None:
        return None, [*problems]
    again = rules.Rules(pack, made.machine, players)
    if kept is _ours:
        vars(again).update({name: known for name, known in vars(_latest.get(made, made)).items() if name in _FOUND_OUT})
        _latest[made] = again
    return again, [*problems]


@lru_cache(maxsize=128)
def _edition(made: _Made, numbered: bool) -> editions.Edition:
    return _edition_of(made.pack)


def edition_of(pack: Pack) -> editions.Edition:
    """Of a game of ours, read for texts: what it has with expansions and variants is kept with it."""
    if pack.problems or not pack.complete or not pack.folder.is_relative_to(own_rules()):
        return _edition_of(pack)
    made = _Made(pack.files, (pack.applied_expansions, pack.applied_variants), pack)
    return _edition(made, pack.rulebook is not None)


@pytest.fixture(scope="module", autouse=True)
def rules_made_once() -> Iterator[None]:
    """Before other fixtures of a module, so that what they load is shared, too."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (rules, scenarios):
            patch.setattr(module, "build", build)
        for reader in (editions, message_survey, tied_rules, rulebook):
            patch.setattr(reader, "edition_of", edition_of)
        yield
