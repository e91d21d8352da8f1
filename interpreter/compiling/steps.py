"""Steps: the numbered places (pc) of a program, the slots that outlive a stop, and what is known about each choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from math import factorial

from ..diagnostics.problems import Problem, Span, say
from ..model import ir
from .analysis import Analysis, Region
from .control import ControlCoder
from .counting import Awake
from .guards import GuardCoder
from .hidden import Hidden, Look
from .needs import NotExact, Rest, rest_of
from .public import Public
from .reasons import Reason
from .sources import Env, Unit
from .unforeseen import Unforeseen

TRIAL = "trial"
#: the code of what happens when no alternative is possible
OTHERWISE = -2
#: a trial goes through at most this many ways
MOST_TRIALS = 5000
#: lines of a step that took over the steps behind it
LONGEST_STEP = 24
_SLOT = re.compile(r"S\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Context:
    """Where the emission stands: at flow level (each line is a step) or inside something begun (with its rest)."""

    flow: bool
    rest: Rest | None
    path: str
    awake: Awake = frozenset()
    you: str = ""  # the code of who acts, at flow level


@dataclass(slots=True)
class Extra:
    """A further option of a choice: to stop, to decline, a free action."""

    code: int
    name: str
    test: str
    target: int
    guard: str = "True"
    reasons: list[Reason] = field(default_factory=list)
    #: for what a card offers: does any such card lie there?
    place: str = ""
    #: if it depends on something hidden: could it be possible, as far as everybody knows?
    possible: str = ""


@dataclass(slots=True)
class Choice:
    """What is known about a stop, for labels, reasons and `show`."""

    pc: int
    path: str
    kind: str  # menu or things
    player: str
    text: str
    span: Span
    names: dict[int, str] = field(default_factory=dict)
    guards: dict[int, str] = field(default_factory=dict)
    way: str = "free"
    reasons: list[Reason] = field(default_factory=list)
    candidates: str = ""
    fallback: bool = False
    source: str = ""
    #: the slot that says how often it is still asked, if it is asked so many times at most
    left: int = -1
    #: what asks, and what each alternative of a menu does: for prompts and labels in words
    effect: ir.Effect | None = None
    bodies: dict[int, list[ir.Effect]] = field(default_factory=dict)
    #: its options depend on something that not everybody sees
    hidden: bool = False


@dataclass(slots=True)
class Loop:
    """Turns taken one after the other: by players, or by things whose owners act."""

    acting: int  # the slot of who acts
    things: tuple[int, ...] = ()
    thing: int = -1  # the slot of the thing whose owner acts

    @property
    def bits(self) -> int:
        """How many bits of the order one turn takes."""
        return 10 if self.things else 4


@dataclass(slots=True)
class Secret:
    """A block in which all players decide at once, unseen."""

    pc: int
    players: str
    you: int
    entry: int
    then: int
    path: str
    span: Span
    written: frozenset[Region]
    #: nobody's part depends on another's: when all have answered, the parts are put together
    apart: bool


class StepCoder(ControlCoder):
    def __init__(self, unit: Unit, analysis: Analysis, problems: list[Problem]):
        super().__init__(unit, analysis)
        self.problems = problems
        self.steps: list[str | None] = [None]  # function names by pc; 0 is the end of the game
        #: lines that count how often something is still asked, with the slots they count in
        self.limits: dict[str, int] = {}
        self.choices: dict[int, Choice] = {}
        self.secrets: dict[int, Secret] = {}
        self.boundaries: set[int] = set()
        self.flow_steps: list[tuple[str, int, str]] = []  # (path, pc, code of who acts)
        #: by order slot: lets a scenario start in the middle of a round
        self.loops: dict[int, Loop] = {}
        self.slot_env = Env(slots=self.local_slot)
        self.guards = GuardCoder(self)
        self.hidden = Hidden(analysis)
        self.public = Public(self)
        #: who acts in a rule or an answer, and the code of the same player where it is called
        self.same: list[tuple[ir.Local, str]] = []
        self.unforeseen = Unforeseen(analysis, self.problem)
        self.routines: dict[str, tuple[int, int]] = {}
        self.scoring_pc = 0
        #: lines and goal of each step, so that a step before it can take them over
        self.written: dict[int, tuple[list[str], str | int]] = {}
        self.thread_end = self.new_pc()
        self.boundaries.add(self.thread_end)

    def problem(self, problem: Problem) -> None:
        if problem not in self.problems:
            self.problems.append(problem)

    # ---- slots and steps
    def local_slot(self, local: ir.Local) -> str:
        if local.slot < 0:
            local.slot = self.layout.take(1, f"local {local.name}")
        return f"S[{local.slot}]"

    def spare(self, what: str) -> int:
        return self.layout.take(1, f"local {what}")

    def new_pc(self) -> int:
        self.steps.append(None)
        return len(self.steps) - 1

    def step(self, lines: list[str], then: str | int, pc: int | None = None) -> int:
        """A step that runs some lines and says which comes next."""
        if not lines and isinstance(then, int) and pc is None:
            return then
        pc = self.new_pc() if pc is None else pc
        name = f"step{pc}"
        self.steps[pc] = name
        more, then = self.straight_on(then, len(lines))
        lines = [*lines, *more]
        self.written[pc] = (lines, then)
        self.unit.add("\n".join([f"def {name}(S):", *("    " + x for x in lines), f"    return {then}"]))
        return pc

    def straight_on(self, then: str | int, before: int = 0) -> tuple[list[str], str | int]:
        """What is done next and where it leads, if that can be taken over: one function instead of two."""
        if isinstance(then, int) and then in self.written and then not in self.boundaries:
            lines, after = self.written[then]
            if before + len(lines) <= LONGEST_STEP:
                return lines, after
        return [], then

    def flatten(self, effects: list[ir.Effect]) -> list[ir.Effect]:
        flat: list[ir.Effect] = []
        for e in effects:
            if isinstance(e, ir.Seq):
                flat += self.flatten(e.items)
            elif isinstance(e, ir.Step):
                flat += self.flatten([e.body])
            elif not isinstance(e, ir.Nothing):
                flat.append(e)
        return flat

    # ---- what the emission of lists, calls and walks offers to the others
    def emit(self, effects: list[ir.Effect], env: Env, then: int, ctx: Context) -> int:
        raise NotImplementedError

    def emit_rule(
        self, e: ir.Call, then: int, ctx: Context, extras: list[Extra] | None = None, lines: list[str] | None = None
    ) -> int:
        raise NotImplementedError

    def emit_answers(self, e: ir.Effect, env: Env, then: int, ctx: Context) -> int:
        raise NotImplementedError

    def can_pay_things(self, e: ir.PayThings, how: str, n: int, env: Env) -> str:
        raise NotImplementedError

    def walk_code(
        self,
        e: ir.Walk,
        env: Env,
        start: bool,
        here: str = "",
        visited: str = "",
        moved: str = "False",
        raw: bool = False,
    ) -> str:
        raise NotImplementedError

    def lay_code(self, name: str, e: ir.Lay, env: Env, turn: str = "") -> str:
        raise NotImplementedError

    def call_env(self, e: ir.Call, env: Env) -> Env:
        """The callee's locals in terms of the caller's: for guards, which look ahead without calling."""
        checked = self.game.rules[e.rule.name]
        inner = env.plus()
        if e.player is not None:
            inner[checked.you] = self.ex(e.player, env)
        if checked.object is not None and e.object is not None:
            inner[checked.object] = self.ex(e.object, env)
        if checked.place is not None and e.place is not None:
            inner[checked.place] = self.ex(e.place, env)
        return inner

    def share(self, e: ir.Call, env: Env) -> None:
        """Who acts in a rule that is called from one place only is who acts there: one slot for both."""
        you = self.game.rules[e.rule.name].you
        if you.slot < 0 and isinstance(e.player, ir.LocalRef) and self.analysis.called_once(e.rule):
            kept = _SLOT.fullmatch(env[e.player.local])
            if kept:
                you.slot = int(kept[1])

    def set_arguments(self, e: ir.Call, env: Env) -> list[str]:
        checked = self.game.rules[e.rule.name]
        lines = []
        for local, value in ((checked.object, e.object), (checked.place, e.place), (checked.you, e.player)):
            if local is not None and value is not None:
                code = self.ex(value, env)
                if code != self.slot_env[local]:
                    lines.append(f"{self.slot_env[local]} = {code}")
        return lines

    @contextmanager
    def standing_for(self, you: ir.Local, player: str) -> Iterator[None]:
        """Meanwhile who acts is somebody known by another code, too."""
        before = self.same
        self.same = [*before, (you, player)]
        yield
        self.same = before

    def as_caller(self, e: ir.Call, env: Env) -> AbstractContextManager[None]:
        """Meanwhile who acts in a rule is who calls it."""
        player = self.ex(e.player, env) if e.player is not None else "-1"
        return self.standing_for(self.game.rules[e.rule.name].you, player)

    def same_players(self) -> dict[str, str]:
        """The one code of everybody who has several."""
        found: dict[str, str] = {}
        for you, player in self.same:
            if you.slot >= 0:
                found[f"S[{you.slot}]"] = found.get(player, player)
        return found

    # ---- what options tell
    def open_to(self, player: str, looks: list[Look], listed: Look | None = None) -> list[Look]:
        """Options may tell whoever chooses only what they see anyway: what is listed by name, and what is looked at.

        Returns what not everybody sees.
        """
        same = self.same_players() if listed or looks else {}
        if listed is not None and listed.hidden_from(player, same):
            message, hint = say("not-seen", zone=listed.zone.name), say("let-others-choose")
            self.problem(Problem("hidden-choice", message, listed.span, hint))
            return [listed]
        for look in looks:
            if look.hidden_from(player, same):
                message, hint = say("options-tell", zone=look.zone.name), say("ask-behind")
                self.problem(Problem("hidden-choice", message, look.span, hint))
        return [listed, *looks] if listed is not None else looks

    def asked_openly(self, e: ir.Effect, env: Env) -> None:
        """Whether somebody is asked at all may depend only on what everybody sees."""
        decides = deciding(e) if self.hidden.zones and self.analysis.asks(e) else None
        for look in self.hidden.said(decides, env, e.span):
            message, hint = say("asking-tells", zone=look.zone.name), say("only-if-inside")
            self.problem(Problem("hidden-question", message, look.span, hint))

    # ---- guards
    def derived(
        self, effects: list[ir.Effect], env: Env, rest: Rest | None, before: frozenset[Region] = frozenset()
    ) -> str:
        """The guard of an option, `True`, or TRIAL where it cannot be derived."""
        chain = rest_of(effects, env, rest)
        self.unforeseen.look(chain)
        try:
            return str(self.guards.guard(chain, before, rest))
        except NotExact:
            self.guards.reasons += self.guards.doubts()
            if self.trial_size(chain) > MOST_TRIALS:
                self.problem(
                    Problem(
                        "trial-too-large",
                        say("too-many-ways", most=MOST_TRIALS),
                        self.last_doubt(chain),
                        say("target-first"),
                    )
                )
            return TRIAL

    def last_doubt(self, rest: Rest | None) -> Span | None:
        """The last thing that may turn out impossible: one place for all the choices before it."""
        last: ir.Effect | None = None
        while rest is not None:
            if self.analysis.fails(rest.effect):
                last = rest.effect
            rest = rest.then
        while isinstance(last, (ir.Seq, ir.Step, ir.Call)):
            inside = [c for c in self.analysis.children(last) if self.analysis.fails(c)]
            if not inside:
                break
            last = inside[-1]
        return last.span if last is not None else None

    def trial_size(self, rest: Rest | None) -> int:
        """An upper bound on the ways a trial has to go through: the product of its compulsory choices."""
        size = 1
        while rest is not None and size <= 10**9:
            size *= self.ways(rest.effect, set(), not self.guards.can_fail(rest.then))
            rest = rest.then
        return size

    def ways(self, e: ir.Effect, seen: set[int], last: bool = False) -> int:
        """`last`: nothing behind it can fail, so whatever is laid then is tried only once."""
        if id(e) in seen or not self.analysis.fails(e) and not self.analysis.asks(e):
            return 1
        seen = seen | {id(e)}
        if isinstance(e, (ir.May, ir.Walk)) or (isinstance(e, ir.Repeat) and e.how != "times"):
            return 1
        if isinstance(e, ir.ChooseOne):
            return 1 if e.otherwise is not None else sum(self.ways(a.body, seen) for a in e.alternatives)
        own = 1
        if isinstance(e, ir.Lay) and not last:
            own = (e.zone.columns * e.zone.rows if e.at == ir.ASKED else 1) * (4 if e.turned else 1)
        if isinstance(e, (ir.Choose, ir.ChooseBody)):
            if isinstance(e, ir.ChooseBody) and (e.most is not None or e.otherwise is not None):
                return 1
            own = max(1, sum(len(self.words.kinds[k].things) for k in e.query.kinds))
        if isinstance(e, ir.AnyOrder):
            own = factorial(min(len(e.items), 12))
        if isinstance(e, ir.PayWith):
            own = 2 ** len(e.units)
        if isinstance(e, ir.Pay):
            own = len(e.bills)
        if isinstance(e, ir.PayThings):
            own = sum(len(self.words.kinds[e.kind].things) ** n for _, n in e.ways)
        inside = self.analysis.children(e)
        doubtful = [i for i, c in enumerate(inside) if self.analysis.fails(c)]
        in_order = last and isinstance(e, (ir.Seq, ir.Step, ir.Call, ir.ChooseBody, ir.OnlyIf))
        children = [self.ways(c, seen, in_order and i >= max(doubtful, default=0)) for i, c in enumerate(inside)]
        if isinstance(e, (ir.Do, ir.If, ir.ByLevels)):
            return own * max(children, default=1)
        for n in children:
            own *= n
        if isinstance(e, ir.Repeat):
            times = e.times.value if isinstance(e.times, ir.Int) else 4
            own = own ** max(1, min(times, 8))
        return min(own, 10**9)


def deciding(e: ir.Effect) -> object:
    """What decides whether, how often and for whom the effects inside are done."""
    if isinstance(e, ir.If):
        return e.cond
    if isinstance(e, ir.ByLevels):
        return e.value
    if isinstance(e, (ir.Find, ir.Each)):
        return e.query
    if isinstance(e, ir.AsEach):
        return [e.query, e.keys]
    return e.times if isinstance(e, ir.Repeat) else None
