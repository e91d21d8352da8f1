"""Everything that is wrong with a pack, for every number of players, each mistake once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ..checking.declarations import declare
from ..checking.game import check_game
from ..checking.view_file import read_view
from ..diagnostics.problems import MessageRef, Problem, Span, say
from ..diagnostics.report import tidy
from ..engine.rules import build
from ..model.vocabulary import Vocabulary
from ..packs.loading import load_view
from ..packs.pack import Pack, player_counts
from ..packs.tables import SECTIONS
from ..packs.tree import Map
from ..syntax.hints import SAID_WRONG
from .scenario_faults import scenario_problems

#: sections whose names are used elsewhere: if one is damaged, what is missing elsewhere is only a consequence
_SPOKEN_OF = frozenset(SECTIONS) - {
    "source",
    "setup",
    "flow",
    "rules",
    "always",
    "end",
    "scoring",
    "winner",
    "estimate",
    "checks",
}
#: what is right with some number of players is right
_OF_ALL = frozenset(("decided-beforehand",))


def problems_of(
    pack: Pack, scenarios: bool = True, is_sound: Callable[[int], bool] = lambda players: False
) -> list[Problem]:
    """What is wrong with a pack that has been loaded; not `scenarios`: of those it is known that nothing is, if nothing
    is wrong with what they speak of. `is_sound`: is it known of a number of players that nothing is?"""
    if not pack.complete:
        return tidy([*pack.problems, *_badly_said(pack)])  # what else is missing may stand in the part that was lost
    if pack.problems:
        return tidy([*pack.problems, *_independent(pack)])
    counts = player_counts(pack)
    if not counts:
        hint = say("list-numbers", code="players: [2, 3, 4]")
        return [Problem("wrong-value", say("no-players"), pack.tree.span, hint)]
    view, shape = load_view(pack)
    built: dict[int, tuple[Vocabulary | None, list[Problem]]] = {}
    for players in reversed(counts):  # the most first: of them nothing is known
        built[players] = (None, []) if is_sound(players) else _built(pack, players, None if shape else view)
    wrong = [*_merged({players: problems for players, (_, problems) in built.items()}), *shape]
    if not scenarios and not wrong:
        return []
    words = {players: words for players in counts if (words := _declared(pack, players, built[players][0])) is not None}
    return tidy([*wrong, *(scenario_problems(pack, words) if len(words) == len(counts) else ())])


def sound(pack: Pack, players: int) -> bool:
    """Is nothing wrong for a number of players?"""
    view, shape = load_view(pack)
    return not _built(pack, players, None if shape else view)[1]


def _built(pack: Pack, players: int, view: Map | None) -> tuple[Vocabulary | None, list[Problem]]:
    """What is declared for a number of players, if it can be compiled, and all that is wrong, with the view too."""
    rules, problems = build(pack, players, whole=False)
    if rules is None:
        return None, problems
    return rules.words, [*problems, *(read_view(rules.words, view)[1] if view is not None else ())]


def _declared(pack: Pack, players: int, words: Vocabulary | None) -> Vocabulary | None:
    """What scenarios can speak of, also if rules are wrong, unless something is wrong with what they speak of."""
    if words is not None:
        return words
    words, wrong = declare(pack.tree, players)
    return words if not wrong else None


def said_wrong(pack: Pack) -> tuple[list[Problem], dict[int, Vocabulary]]:
    """What is wrong with what a pack says, for the most players, and what is declared for them; nothing is compiled or
    set up."""
    counts = player_counts(pack) if pack.complete and not pack.problems else []
    if not counts:
        return problems_of(pack), {}
    words, problems = declare(pack.tree, counts[-1])
    check_game(words, problems)
    return tidy(problems), {counts[-1]: words}


# ---- several mistakes of different stages


def _independent(pack: Pack) -> list[Problem]:
    """Mistakes in names and types that have nothing to do with the mistakes of shape already found.

    Nothing is looked for if something that others speak of is damaged, and nothing is reported in a damaged entry.
    """
    blocks = _Blocks(pack)
    damaged = {blocks.at(problem.span) for problem in pack.problems}
    if any(section is None or section in _SPOKEN_OF for section, _ in damaged):
        return []
    found: dict[int, list[Problem]] = {}
    for players in player_counts(pack):
        try:
            words, problems = declare(pack.tree, players)
            check_game(words, problems)
        except Exception:  # noqa: BLE001 - the stages may rely on a shape that this pack does not have
            return []
        found[players] = [p for p in problems if p.code != "layout-size" and blocks.at(p.span) not in damaged]
    return _merged(found)


def _badly_said(pack: Pack) -> list[Problem]:
    """Lines of a pack with a lost part that are wrong whatever stood in that part."""
    try:
        words, problems = declare(pack.tree, (player_counts(pack) or [2])[0])
        check_game(words, problems)
    except Exception:  # noqa: BLE001 - the stages may rely on what was lost
        return []
    return [p for p in problems if p.code in SAID_WRONG]


class _Blocks:
    """For each place the section it belongs to, and the line on which its entry begins."""

    def __init__(self, pack: Pack):
        self.pack = pack
        self.files: dict[str, list[tuple[str | None, int]]] = {}

    def at(self, span: Span | None) -> tuple[str | None, int]:
        source = self.pack.sources.get(span.file) if span is not None else None
        if span is None or source is None:
            return None, 0
        if span.file not in self.files:
            self.files[span.file] = list(self._found(source.lines))
        lines = self.files[span.file]
        return lines[span.line - 1] if 0 < span.line <= len(lines) else (None, 0)

    def _found(self, lines: list[str]) -> Iterator[tuple[str | None, int]]:
        section: str | None = None
        within, entry, least = False, 0, 0
        for number, text in enumerate(lines, 1):
            words = text.strip()
            if words and not words.startswith("#"):
                indent = len(text) - len(text.lstrip())
                if not indent:
                    name = text.partition(":")[0].strip()
                    section = name if name in self.pack.tree.items else None
                    within, entry, least = True, 0, 1000
                elif indent <= least:
                    entry, least = number, indent
            yield (section, entry or number) if within else (None, 0)


def _merged(found: dict[int, list[Problem]]) -> list[Problem]:
    """Each mistake once, as it was told first; with a note of the numbers of players if it is not made with all."""
    first: dict[tuple[str, int, int, str, str], Problem] = {}
    made_with: dict[tuple[str, int, int, str, str], list[int]] = {}
    for players, problems in found.items():
        for problem in tidy(problems):
            key = problem.key()
            first.setdefault(key, problem)
            made_with.setdefault(key, []).append(players)
    merged = []
    for key, problem in first.items():
        some = sorted(made_with[key])
        if len(some) < len(found) and problem.code in _OF_ALL:
            continue
        if len(some) < len(found) and not _counts_players(problem.message):
            problem = replace(
                problem, message=say("with-players", numbers=", ".join(map(str, some)), what=problem.message)
            )
        merged.append(problem)
    return tidy(merged)


def _counts_players(said: MessageRef) -> bool:
    """Does it say already for how many players something is wrong?"""
    return said.id == "nothing-for-players"
