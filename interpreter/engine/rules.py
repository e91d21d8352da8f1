"""Rules ready to play: a pack, loaded, checked and compiled for one number of players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ..checking.declarations import declare
from ..checking.game import check_game
from ..diagnostics.problems import Mistakes, Problem, Refused, say
from ..lowering.layout import CHANCE, Layout
from ..lowering.secret_independence import spans
from ..lowering.work import Runaway
from ..model.vocabulary import Counter
from ..packs.loading import load_checked, load_view
from ..packs.names import few_guesses
from ..packs.pack import Pack, player_counts
from ..plan.digest import digest
from ..plan.passes.choice import ALL, Passes
from .machine import Machine
from .match import Decision, Match, Option

if TYPE_CHECKING:
    from ..lowering.as_played import AsPlayed
    from ..model.regions import Region
    from ..model.view import View
    from .allowing import Allowing
    from .digests import Told
    from .native import CodeAhead, Native
    from .slots import Slots
    from .totals import Totals
    from .tracing import Tracing
    from .views import Sight


class Rules:
    """What can be started: `Rules.start(seed)` gives a match."""

    def __init__(self, pack: Pack, machine: Machine, players: int):
        self.pack = pack
        self.machine = machine
        self.players = players
        self.words = machine.program.game.words
        self._ids: dict[tuple[int, int], str] = {}
        self.score: Counter | None = machine.program.game.score
        #: machine code that was begun before the rules were ready
        self.code_ahead: CodeAhead | None = None

    @property
    def layout(self) -> Layout:
        return self.machine.program.layout

    @property
    def name(self) -> str:
        return self.pack.name

    @property
    def digest(self) -> str:
        return self.pack.digest

    @cached_property
    def control(self) -> list[int]:
        """The slots in which rules keep where they stand: never shown, and forgotten after a secret block."""
        names = self.layout.names
        return [first + i for first, count, what in names if what.startswith("local ") for i in range(count)]

    @cached_property
    def spans(self) -> dict[int, list[tuple[int, int]]]:
        """By secret block, the parts of the state it may change."""
        return {pc: spans(self.layout, secret.written) for pc, secret in self.machine.secrets.items()}

    @cached_property
    def program_digest(self) -> str:
        """Of the plan: a snapshot fits only a program that means the same, whatever code is printed from it."""
        return digest(self.machine.program.lowered.values())

    @cached_property
    def only_set_up(self) -> frozenset[Region]:
        """Counters and zones of which nothing comes any more once the game goes on."""
        from ..lowering.only_set_up import only_set_up

        return only_set_up(self.machine.program.game, self.machine.program.lowering.analysis)

    @cached_property
    def as_played(self) -> AsPlayed:
        """What of the state matters with these variants and so many players."""
        from ..lowering.as_played import as_played

        return as_played(self.machine.program.game, self.machine.program.lowering.analysis)

    @cached_property
    def told(self) -> Told:
        from .digests import Told

        return Told(self.layout, self.words)

    @cached_property
    def sight(self) -> Sight:
        from .views import Sight

        return Sight(self)

    @cached_property
    def slots(self) -> Slots:
        from .slots import Slots

        return Slots(self)

    @cached_property
    def tracing(self) -> Tracing:
        from .tracing import Tracing

        return Tracing(self.machine.program)

    @cached_property
    def allowing(self) -> Allowing:
        from .allowing import Allowing

        return Allowing(self)

    @cached_property
    def secretive(self) -> bool:
        """Has a player anything to hide from the others: a hand, a plan?"""
        return bool(self.machine.secrets) or any(
            zone.seen_by in ("owner", "others") for zone in self.words.zones.values()
        )

    @cached_property
    def native(self) -> Native:
        """The same game as WebAssembly; refuses if it cannot be."""
        from .native import native

        return native(self)

    @cached_property
    def totals(self) -> Totals:
        from .totals import Totals

        return Totals(self)

    @cached_property
    def laying(self) -> frozenset[int]:
        """The decisions about what is laid on grids, how and where."""
        from .layings import laying

        return laying(self)

    @cached_property
    def may_be_covered(self) -> int:
        """The things of which cells under others of them are told, as bits."""
        from .layings import kinds_covered

        kinds = kinds_covered(self.machine.program.game) or self.words.kinds
        return sum(1 << index for index in {t.index for kind in kinds for t in self.words.kinds[kind].things})

    @property
    def shown_by(self) -> View:
        """How the game is shown; if what its pack says about that is missing or wrong, from its declarations."""
        return self._shown[0]

    @property
    def has_view(self) -> bool:
        """Does its pack say how it is shown, and can that be used?"""
        return not self.view_problems and load_view(self.pack)[0] is not None

    @property
    def view_problems(self) -> list[Problem]:
        """What is wrong with what the pack says about that: nobody is kept from playing by it."""
        return self._shown[1]

    @cached_property
    def _shown(self) -> tuple[View, list[Problem]]:
        from ..checking.view_file import default_view, read_view

        tree, problems = load_view(self.pack)
        if tree is None or problems:
            return default_view(self.words), problems
        view, problems = read_view(self.words, tree)
        return (default_view(self.words), problems) if problems else (view, [])

    @cached_property
    def opening(self) -> tuple[list[int], Sequence[int]] | None:
        """The first decision, if the way there uses no chance: state and options are then the same for every seed."""
        match = Match(self, self.machine.fresh(0), 0, [])
        match.advance()
        same = match.threads is None and match.state[CHANCE] == self.machine.chance(0)
        return (match.state, match.found) if same else None

    def start(self, seed: int = 0) -> Match:
        if self.opening is None:
            match = Match(self, self.machine.fresh(seed), seed, [])
            match.advance()
            return match
        state, found = self.opening
        match = Match(self, state[:], seed, [])
        match.state[CHANCE] = self.machine.chance(seed)
        match.found = found
        return match

    # ---- labels
    def option_id(self, pc: int, code: int) -> str:
        key = (pc, code)
        known = self._ids.get(key)
        if known is None:
            choice = self.machine.program.choices[pc]
            known = choice.names.get(code) or self.words.things[code].name
            self._ids[key] = known
        return known

    def option_label(self, pc: int, code: int) -> str:
        """Until a game has words, a label is the id made readable."""
        return readable(self.option_id(pc, code))

    def decision(self, player: int, pc: int, codes: Sequence[int]) -> Decision:
        choice = self.machine.program.choices[pc]
        options = tuple(Option(self.option_id(pc, c), self.option_label(pc, c), c) for c in codes)
        return Decision(player, readable(choice.path.split("/")[-1].replace(".", ": ")), choice.path, options)


def readable(name: str) -> str:
    return name.replace("_", " ")


@few_guesses()
def build(pack: Pack, players: int, whole: bool = True, passes: Passes = ALL) -> tuple[Rules | None, list[Problem]]:
    """The rules for a number of players and everything wrong with them; no rules if they cannot be compiled.

    Not `whole`: to look for mistakes only. Such rules cannot be started. `passes`: how their plan is made quick.
    """
    problems: list[Problem] = list(pack.problems)
    if problems or not pack.complete:
        return None, problems
    words, found = declare(pack.tree, players)
    problems += found
    game = check_game(words, problems)
    if problems:
        return None, problems
    try:
        machine = Machine(game, problems, whole, passes)
    except Mistakes as mistakes:
        return None, mistakes.problems
    rules = Rules(pack, machine, players)
    if not problems:
        state = machine.fresh(0)
        for name, holds in machine.program.checks.items():
            try:
                if not holds(state):
                    message = say("does-not-hold-check", name=name)
                    problems.append(Problem("check-fails", message, game.checks[name][1], say("mend-figures")))
            except Runaway as runaway:
                problems.append(Problem("too-much-work", runaway.said, game.checks[name][1], say("less-in-one-go")))
    return rules, problems


def load(game: str, players: int | None = None, expansions: Sequence[str] = (), variants: Sequence[str] = ()) -> Rules:
    """Loads a game by name or folder. Raises Mistakes with everything that is wrong with it."""
    pack = load_checked(game, expansions, variants, rulebook=False)
    if pack.problems:
        raise Mistakes(pack.problems)
    counts = player_counts(pack)
    players = players if players is not None else counts[-1]
    if players not in counts:
        raise Refused(say("wrong-players", game=pack.name, numbers=", ".join(map(str, counts)), n=players))
    rules, problems = build(pack, players)
    if rules is None or problems:
        raise Mistakes(problems)
    return rules
