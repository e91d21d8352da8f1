"""What all lowering functions share: the game, the layout, the code written so far, and where the writing stands."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from ..diagnostics.problems import Problem, Span
from ..diagnostics.records import mutable
from ..model import ir
from ..model.checked import CheckedGame
from ..model.vocabulary import Counter, Vocabulary
from ..plan.nodes import Definition, Expr, Function, Stmt
from ..plan.passes.choice import ALL, Passes
from .analysis import Analysis
from .answer_cache import Remembered
from .causes import Cause
from .layout import Layout
from .magnitude import Magnitude
from .occupancy import Occupied
from .work import Place

if TYPE_CHECKING:
    from .hidden import Hidden
    from .rests import AsAllKnow, Guarding
    from .stops import Choice, Context, Heard, Loop, Secret
    from .unforeseen import Unforeseen

#: the part of the rules before the first round; points that come from there have it as their source
SETUP = "setup"
#: abilities that are running: their own gains never wake them again
Awake = frozenset[int]


class Env(dict[ir.Local, Expr]):
    """What a local stands for in the plan around it: a variable, something known, or else its slot in the state."""

    __slots__ = ("slots",)

    def __init__(self, known: Mapping[ir.Local, Expr] | None = None, slots: Callable[[ir.Local], Expr] | None = None):
        super().__init__(known or {})
        self.slots = slots

    def __missing__(self, local: ir.Local) -> Expr:
        if self.slots is None:
            raise KeyError(local.name)
        return self.slots(local)

    def plus(self, more: Mapping[ir.Local, Expr] | None = None) -> Env:
        env = Env(self, self.slots)
        if more:
            env.update(more)
        return env


class Meanwhile:
    """Inside, something is another one: what is written belongs to it. Met so often that it is no generator."""

    __slots__ = ("before", "instead", "name", "of")

    def __init__(self, of: object, name: str, instead: object):
        self.of, self.name, self.instead = of, name, instead

    def __enter__(self) -> None:
        self.before = getattr(self.of, self.name)
        setattr(self.of, self.name, self.instead)

    def __exit__(self, *_: object) -> None:
        setattr(self.of, self.name, self.before)


@mutable
class Unit:
    """The source being generated: constant tables, helper functions, and the slots given out so far."""

    game: CheckedGame
    layout: Layout
    #: not, to look for mistakes only: what lists the same again without guards, or for "why not?", is left out
    whole: bool = True
    #: how what is written is made quick
    passes: Passes = ALL
    tables: dict[str, Any] = field(default_factory=dict)
    #: tables by which masks are moved, how many steps, and whether by seat: a printer may make a function of each
    shifts: set[tuple[str, int, bool]] = field(default_factory=set)
    functions: list[Definition] = field(default_factory=list)
    #: what was made once, by what it stands for
    made: dict[Hashable, str] = field(default_factory=dict)
    #: definitions that are written out where they are used
    short: set[str] = field(default_factory=set)
    counter: int = 0
    #: the rule being written, and by function the rule it was written for
    about: Place = ("", None)
    places: dict[str, Place] = field(default_factory=dict)
    #: rules that running code may name, each with a number
    mentioned: dict[Place, int] = field(default_factory=dict)

    def add(self, definition: Definition) -> None:
        """One more function, table of functions or constant."""
        self.functions.append(definition)
        self.places[definition.name] = self.about

    def function(self, name: str, params: Sequence[str], body: Sequence[Stmt]) -> None:
        self.add(Function(name, tuple(params), tuple(body)))

    def mention(self, place: Place) -> int:
        return self.mentioned.setdefault(place, len(self.mentioned))

    def writing(self, name: str, span: Span | None) -> Meanwhile:
        """What is added meanwhile belongs to this rule."""
        return Meanwhile(self, "about", (name, span))

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    def numbered(self, sort: str, name: str) -> str:
        """Names of a game never become identifiers: they are numbered."""
        key = f"{sort}:{name}"
        if key not in self.made:
            self.made[key] = f"{sort}{len(self.made)}"
        return self.made[key]

    def table(self, name: str, values: Any) -> str:
        self.tables.setdefault(name, values)
        return name


@mutable
class Lowering:
    """The context of every function that writes a part of a program."""

    unit: Unit
    analysis: Analysis
    problems: list[Problem]
    occupied: Occupied
    remembered: Remembered
    magnitude: Magnitude
    score: Counter | None
    #: by the number of a query, with the query: as long as it is kept, no other has that number
    settled: dict[int, tuple[ir.Query, list[ir.Test]]] = field(default_factory=dict)
    #: by table of lists, whether each of them names its things once and in printed order
    in_order: dict[str, bool] = field(default_factory=dict)
    #: which parts of the rules points come from
    sources: list[str] = field(default_factory=list)
    #: which part of the rules the code being written belongs to, for points by source
    source_name: str = "rules"
    #: the rule being written: points no card or table gives come from it
    rule_name: str = ""
    #: what the steps being written are done for, and by step what it is done for
    cause: Cause | None = None
    causes: dict[int, Cause] = field(default_factory=dict)
    once_slots: dict[int, int] = field(default_factory=dict)
    once_by_rule: dict[str, list[int]] = field(default_factory=dict)
    #: scenarios put things in place without waking anybody
    quiet: bool = False
    #: the lines of those who answer the rule that is being written, if its answers stand inside it
    answering: list[Stmt] = field(default_factory=list)
    #: those who may answer the rule that is being written, if its answers stand inside it
    heard: list[Heard] = field(default_factory=list)
    #: function names by pc; 0 is the end of the game
    steps: list[str | None] = field(default_factory=lambda: [None])
    #: slots that count how often something is still asked
    limits: set[int] = field(default_factory=set)
    choices: dict[int, Choice] = field(default_factory=dict)
    secrets: dict[int, Secret] = field(default_factory=dict)
    boundaries: set[int] = field(default_factory=set)
    #: by step at which a body ends of whose ways only the best can be taken: the function that says how good one was
    measures: dict[int, str] = field(default_factory=dict)
    #: those of them whose number only becomes better, up to what it cannot go beyond
    only_bettering: set[int] = field(default_factory=set)
    #: the end of such a body, while it is being written
    weighing: int | None = None
    #: slots that count the turns of a loop in the flow, with how many follow the first
    repeats: dict[int, Expr] = field(default_factory=dict)
    #: (path, pc, who acts)
    flow_steps: list[tuple[str, int, Expr | None]] = field(default_factory=list)
    #: by step, the step behind it that is a part of it now
    taken_over: dict[int, int] = field(default_factory=dict)
    #: by name, the functions that took over what is done behind them, without that: so events are told apart
    unjoined: dict[str, Function] = field(default_factory=dict)
    #: by order slot: lets a scenario start in the middle of a round
    loops: dict[int, Loop] = field(default_factory=dict)
    #: by step with which a turn begins, the step behind the last one
    turn_heads: dict[int, int] = field(default_factory=dict)
    #: who acts in a rule or an answer, and the same player where it is called
    same: list[tuple[ir.Local, Expr]] = field(default_factory=list)
    routines: dict[str, tuple[int, int]] = field(default_factory=dict)
    scoring_pc: int = 0
    #: lines and goal of each step, so that a step before it can take them over
    written: dict[int, tuple[list[Stmt], Expr]] = field(default_factory=dict)
    thread_end: int = 0
    slot_env: Env = field(default_factory=Env)
    #: writes what stands in the flow: every line becomes a step
    flow: Callable[[ir.Effect, Env, int, Context], int] = field(init=False)
    guards: Guarding = field(init=False)
    hidden: Hidden = field(init=False)
    public: AsAllKnow = field(init=False)
    unforeseen: Unforeseen = field(init=False)

    @property
    def game(self) -> CheckedGame:
        return self.unit.game

    @property
    def words(self) -> Vocabulary:
        return self.unit.game.words

    @property
    def layout(self) -> Layout:
        return self.unit.layout

    @property
    def players(self) -> int:
        return self.unit.layout.players
