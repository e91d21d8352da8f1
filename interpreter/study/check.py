"""What is wrong with a pack. That nothing is, is remembered: a pack that has not changed is not looked at again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache as cache_of
from pathlib import Path
from typing import TYPE_CHECKING

from ..diagnostics import cache
from ..diagnostics.problems import Problem
from ..diagnostics.report import tidy
from ..packs.door import listed
from ..packs.files import read_file
from ..packs.loading import check_shape, load_named, load_scenarios
from ..packs.names import few_guesses
from ..packs.pack import VIEW, Pack, overlaid, player_counts, read_beside, scenario_texts, ways
from ..packs.tree import plain
from ..packs.unread import EXPANSIONS, SCENARIOS
from . import scenarios_known
from .beside import asked

if TYPE_CHECKING:
    from ..model.vocabulary import Vocabulary

#: made by everything that can find a mistake
SOUND = cache.Shelf(
    "sound",
    (
        "diagnostics",
        "packs",
        "syntax",
        "model",
        "plan",
        "reading",
        "lowering",
        "terms",
        "verbs",
        "checking",
        "compiling",
        "engine",
        "study",
    ),
    ("ruamel.yaml", "yaml"),
)
#: what is known of scenarios, made by the same
TESTED = cache.Shelf("scenarios", SOUND.sources, SOUND.libraries)
_NOTHING_WRONG = "nothing wrong"
#: a pack of so many lines takes longer to look at than a process to be copied
LARGE = 500
#: what is known of the files of a pack: the key of all of them
FILES = "files"


@few_guesses()
def check(
    name_or_path: str | os.PathLike[str], expansions: Sequence[str] = (), variants: Sequence[str] = ()
) -> tuple[Pack, list[Problem]]:
    """The pack and its problems in the order of places. Raises Mistakes only if there is no such pack."""
    pack = load_named(name_or_path, expansions, variants)
    return pack, _problems(pack)


@few_guesses()
def check_all(
    name_or_path: str | os.PathLike[str], expansions: Sequence[str] = (), variants: Sequence[str] = ()
) -> tuple[Pack, list[Problem], list[tuple[Pack, list[Problem]]]]:
    """The same, and of a game without mistakes that is played with nothing what `check_overlays` finds.

    Of a large game a part is looked at by a copy of this process: some numbers of players, and what it can be played
    with, of which it keeps that nothing is wrong.
    """
    pack = load_named(name_or_path, expansions, variants)
    alone = not pack.applied_expansions and not pack.applied_variants
    with asked(_for_others(pack, alone)) as other:
        problems = _problems(pack, lambda players: players in _of_others(pack) and other(0))
        if problems or not alone:
            return pack, problems, []
        other(1)
        return pack, [], [*check_overlays(pack)]


def _for_others(pack: Pack, alone: bool) -> list[Callable[[], bool]]:
    """What a copy of this process finds out of a pack that takes its time and has not been looked at before."""
    known = not pack.complete or pack.problems or cache.fetch(_key(pack)) == _NOTHING_WRONG
    if known or sum(len(source.lines) for source in pack.sources.values()) < LARGE:
        return []
    from .faults import sound  # all stages, which take their time to import: once, not by both

    def numbers() -> bool:
        return not check_shape(pack) and all(sound(pack, players) for players in _of_others(pack))

    return [numbers, lambda: not alone or not [*check_overlays(pack)]]


def _of_others(pack: Pack) -> list[int]:
    """The fewest players: half as many numbers, as what it is played with takes its time, too."""
    counts = player_counts(pack)
    return counts[: len(counts) // 2]


def _problems(pack: Pack, is_sound: Callable[[int], bool] = lambda players: False) -> list[Problem]:
    key = _key(pack) if pack.complete and not pack.problems else ""
    if cache.fetch(key) == _NOTHING_WRONG:
        return []
    pack.problems.extend(check_shape(pack))
    from .faults import problems_of  # all stages, which take their time to import

    texts = _scenario_texts(pack)
    known = bool(key) and scenarios_known.is_sound(TESTED, pack, texts)
    problems = problems_of(pack, not known, is_sound)
    if not problems:
        cache.keep(key, _NOTHING_WRONG)
        if key and not known:
            scenarios_known.keep_sound(TESTED, pack, texts)
    return problems


def check_overlays(pack: Pack) -> Iterator[tuple[Pack, list[Problem]]]:
    """A game without mistakes once more: with each expansion that lies in its folder, and with each of its variants;
    what an expansion brings as a variant, with it; and the scenarios that are played with any of them. Those with
    mistakes, each mistake once.

    What is said there is looked at for the most players; nothing is made ready to be played, as that takes its time.
    """
    key = _key_of_files(pack)
    if cache.fetch(key) == _NOTHING_WRONG:
        return
    told: set[tuple[str, int, int, str, str]] = set()
    from .scenario_faults import configurations, overlaid_problems  # all stages, which take their time to import

    texts = _scenario_texts(pack)
    beside = [texts, [text for folder in _expansion_folders(pack) for text in _texts(folder, pack)]]
    scenarios = cache_of(lambda: load_scenarios(pack))
    played = scenarios_known.configurations(TESTED, pack, beside, lambda: configurations(pack, scenarios()))
    single = _single(pack)
    for expansions, variants in dict.fromkeys((*single, *played)):
        if not expansions and not variants:
            continue
        other = _with(pack, expansions, variants)
        declared: dict[int, Vocabulary] = {}
        if (expansions, variants) in single:
            wrong, declared = _said_wrong(other)
        else:
            wrong = tidy(other.problems)
        if not wrong and (expansions, variants) in played and not scenarios_known.is_sound(TESTED, other, texts):
            wrong = tidy(overlaid_problems(other, scenarios(), declared))
            other.sources.update(pack.sources)  # in which the lines of scenarios are shown
            if not wrong:
                scenarios_known.keep_sound(TESTED, other, texts)
        new = [problem for problem in wrong if problem.key() not in told]
        told.update(problem.key() for problem in new)
        if new:
            yield other, new
    if not told:
        cache.keep(key, _NOTHING_WRONG)


def unused(pack: Pack) -> Iterator[tuple[Pack, list[Problem]]]:
    """Names of a game without mistakes that nothing speaks of: its own, or those of what it is played with; if it is
    played with nothing, those of each expansion in its folder and of each variant too."""
    key = SOUND.key(json.dumps([_key_of_files(pack), pack.applied_expansions, pack.applied_variants, "unused"]))
    if cache.fetch(key) == _NOTHING_WRONG:
        return
    from ..packs.unused import unused_names  # not needed where nothing has changed

    views = [json.dumps(plain(view)) for view in read_beside(pack, VIEW)[0]]
    if pack.applied_expansions or pack.applied_variants:
        found = [(pack, unused_names(pack.tree, views, _with(pack).tree))]
    else:
        apart = [text or "" for folder in _expansion_folders(pack) for _, text in _texts(folder, pack)]
        found = [(pack, unused_names(pack.tree, (*views, *apart)))]
        for expansions, variants in _single(pack):
            other = _with(pack, expansions, variants)
            found.append((other, unused_names(other.tree, views, pack.tree)))
    told: set[tuple[str, int, int, str, str]] = set()
    for other, problems in found:
        new = [problem for problem in tidy(problems) if problem.key() not in told]
        told.update(problem.key() for problem in new)
        if new:
            yield other, new
    if not told:
        cache.keep(key, _NOTHING_WRONG)


def _single(pack: Pack) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Each expansion that lies in the folder of a game, each of its variants, and with an expansion those it brings."""
    own = [way for way, _ in ways(pack)]
    single: list[tuple[tuple[str, ...], tuple[str, ...]]] = [((), (way,)) for way in own]
    for name in pack.expansions:
        single.append(((name,), ()))
        single += [((name,), (way,)) for way, _ in ways(_with(pack, (name,))) if way not in own]
    return single


def _with(pack: Pack, expansions: Sequence[str] = (), variants: Sequence[str] = ()) -> Pack:
    """The game of a pack with other expansions and variants; its own files are as they were read."""
    assert pack.base is not None, "it was loaded"
    return overlaid(pack.base, expansions, variants)


@few_guesses()
def _said_wrong(pack: Pack) -> tuple[list[Problem], dict[int, Vocabulary]]:
    from .faults import said_wrong  # all stages, which take their time to import

    pack.problems.extend(check_shape(pack))
    return said_wrong(pack)


def _key_of_files(pack: Pack) -> str:
    """Of everything that stands in the folder of a game and of its expansions, but for words."""
    if FILES not in pack.known:
        said = [text for folder in (pack.folder, *_expansion_folders(pack)) for text in _texts(folder, pack)]
        whole = json.dumps([EXPANSIONS, pack.digest, said, _scenario_texts(pack)])
        pack.known[FILES] = SOUND.key(whole) if all(text for _, text in said) else ""
    return pack.known[FILES]


def _scenario_texts(pack: Pack) -> str:
    """What the scenario files of a pack say, as one text."""
    if SCENARIOS not in pack.known:
        pack.known[SCENARIOS] = json.dumps(scenario_texts(pack))
    return pack.known[SCENARIOS]


def _expansion_folders(pack: Pack) -> Iterable[Path]:
    return listed(pack.folder / EXPANSIONS, pack.folder)


def _texts(folder: Path, pack: Pack) -> list[tuple[str, str | None]]:
    """The YAML files of a folder, unread."""
    files = [file for file in listed(folder, pack.folder) if file.suffix == ".yaml"]
    return [(str(file), read_file(file, file.name, pack.folder).text) for file in files]


def _key(pack: Pack) -> str:
    """Of what the files in use say, of how the game is shown, of what stands where in its rulebook, of its scenarios.

    Where it stands in a file matters only to a mistake.
    """
    views, problems = read_beside(pack, VIEW)
    book = pack.rulebook
    said = [plain(node) for node in (pack.tree, *([book] if book is not None else []), *views)]
    added = [name for name, at in book.keys.items() if at.file in pack.overlay_files] if book is not None else None
    applied = [added, pack.expansions, pack.applied_expansions, pack.applied_variants]
    return "" if problems else SOUND.key(json.dumps([said, applied, _scenario_texts(pack)]))
