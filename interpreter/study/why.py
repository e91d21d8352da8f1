"""Why is this not offered? Answered by the tests of the rule that fail, each a reason of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..diagnostics.problems import Refused, say
from ..diagnostics.records import record
from ..engine.match import Match
from ..engine.operations import Impossible
from ..engine.rules import Rules
from ..lowering.anatomy import TERMS, asking_of, facts_of
from ..lowering.layout import PC
from ..lowering.reasons import FIRST, LATER, SAME, STOP, Ground, Reason
from ..lowering.stops import NUMBERS, OTHERWISE, Choice
from ..model import ir
from ..model.facts import Course
from ..model.vocabulary import PLAYER
from ..plan import python
from ..plan.nodes import Expr, Function, Return, Slot
from ..reading.names import meant

Test = Callable[[list[int], int], Any]
State = list[int]
#: what could be chosen next is looked at one by one up to this many
_MOST_AHEAD = 12
#: no number of a game has more
MOST_DIGITS = 10
#: between an option and the next choice lie few steps; rules that loop are stopped elsewhere
_MOST_STEPS = 10_000


@record
class Unmet:
    """A condition that does not hold, taken apart: of what it is joined of, what does not hold either."""

    cond: ir.Expr
    op: str = ""
    items: tuple[Unmet, ...] = ()
    #: how many of what it is joined of hold before the first that does not
    held: int = 0
    #: of one of several alternatives: does it hold of no place of the board now?
    idle: bool = False


@record
class Failing:
    """A reason that fails, with the numbers it compares, and for what could be chosen next the reasons against it."""

    reason: Reason
    need: int | None = None
    have: int | None = None
    ahead: tuple[Ahead, ...] = ()
    #: what it asks of a thing, as far as that is not so
    unmet: Unmet | None = None
    #: the decision that would come next, if there would be nothing to choose at it
    stuck: int = -1

    @property
    def text(self) -> str:
        return self.reason.text

    @property
    def lack(self) -> int:
        return (self.need or 0) - (self.have or 0)


@record
class Ahead:
    """Something that could be chosen next, if it were not for this."""

    pc: int
    code: int
    failing: tuple[Failing, ...]


# ---- what could be asked for here
def candidates(rules: Rules, pc: int) -> list[int]:
    """Every option of a decision, offered or not: its alternatives, and each thing it could range over."""
    choice = rules.machine.program.choices[pc]
    named = [code for code in choice.names if code != OTHERWISE]
    return [*(t.index for kind in kinds_of(choice) for t in rules.words.kinds[kind].things), *named]


def kinds_of(choice: Choice) -> tuple[str, ...]:
    """The kinds of things a decision is about."""
    asking = asking_of(choice.effect)
    return asking.things(choice.effect).kinds if asking is not None and choice.kind == "things" else ()


def candidate(match: Match, pc: int, option: str) -> int:
    """The code an option id would have at this decision, offered or not."""
    rules = match.rules
    choice = rules.machine.program.choices[pc]
    for code, name in choice.names.items():
        if name == option:
            return code
    if choice.kind == "numbers" and option.isascii() and option.isdecimal() and len(option) <= MOST_DIGITS:
        return NUMBERS + int(option)
    things = rules.words.thing_names if choice.kind == "things" else {}
    if option in things:
        return things[option]
    known = [*choice.names.values(), *things]
    hint = meant(option, known) or say("one-of", names=sorted(choice.names.values()))
    raise Refused(say("no-option", option=option, step=choice.step, hint=hint))


# ---- why not
def why_not(match: Match, player: int, option: str) -> list[Failing]:
    """The reasons that fail; empty if the option is offered."""
    for who, pc, codes in match.owed():
        if who == player:
            code = candidate(match, pc, option)
            return [] if code in codes else failing(match.rules, state_of(match, player), pc, code, codes)
    raise Refused(say("nothing-to-decide", n=player + 1))


def state_of(match: Match, player: int) -> State:
    """Where the game stands for a player: in a secret block, after their own answers."""
    return match.threads[player].state if match.threads is not None else match.state


def failing(rules: Rules, state: State, pc: int, code: int, codes: list[int], look: bool = True) -> list[Failing]:
    """The reasons against something that is not among the codes offered: at least one."""
    mine = reasons_of(rules.machine.program.choices[pc], code)
    found: list[Failing] = []
    for reason in mine:
        if reason.test is not None and not passes(rules, reason.test, state, code):
            if reason.have is not None:  # the same purse for more and more: what all of it takes
                found = [f for f in found if f.reason.have != reason.have]
            found.append(counted(rules, reason, state, code))
            if reason.kind in FIRST or names_another(reason):  # the others make sense only of what is there at all
                return found[-1:]
    found = [f for f in found if not f.reason.later] or found  # what follows is no matter then
    found = without_consequences(rules, found, state, code)
    if any(isinstance(f.reason.about, ir.Query) for f in found):  # nor what cannot be done with what is not meant
        found = [f for f in found if f.need is not None or not isinstance(f.reason.about, ir.Effect)]
    if not found and (same := twin(rules, code, codes)) is not None:
        return [Failing(Reason(SAME, None, same))]
    if any(not chooses(f.reason) for f in found) and not within(rules, state, pc, code):
        found = [f for f in found if not chooses(f.reason)]  # its test also asks for what is needed to carry it through
    then = reached(rules, state, pc, code) if look else None
    deeper = tuple(ahead(rules, *then)) if then is not None else ()
    if not found:
        doubts = [Failing(r) for r in mine if r.test is None] or [Failing(Reason(LATER, None))]
        stuck = then[0] if then is not None and not deeper else -1
        return [Failing(doubts[0].reason, ahead=deeper, stuck=stuck), *doubts[1:]]
    return [replace(f, ahead=deeper if leads_on(rules, f.reason) else ()) for f in found]


def no_stop(rules: Rules, state: State, pc: int, place: int) -> list[Failing]:
    """Why a walk that can lead on from a place cannot end there."""
    mine = reasons_of(rules.machine.program.choices[pc], place)
    return [counted(rules, reason, state, place) for reason in mine if reason.kind == STOP]


def names_another(reason: Reason) -> bool:
    """Is a player not meant because of who they are? What else is asked of that player they need not know."""
    said = reason.ground.cond if reason.ground is not None else None
    players = isinstance(reason.about, ir.Query) and reason.about.kinds == (PLAYER,)
    return players and said is not None and any(True for _ in TERMS[type(said)].apart(said))


def without_consequences(rules: Rules, found: list[Failing], state: State, code: int) -> list[Failing]:
    """Without what would be possible if only what is lacking were there: a choice must leave enough for all that is
    paid, so it fails with the payment before it."""
    given, lacking = state[:], False
    for f in found:
        if f.need is not None and isinstance(purse := f.reason.have, Slot):
            given[int(compiled(rules, purse.at)(state, code))] += f.lack
            lacking = True
    if not lacking:
        return found
    return [
        f for f in found if f.need is not None or f.reason.test is None or not passes(rules, f.reason.test, given, code)
    ]


def leads_on(rules: Rules, reason: Reason) -> bool:
    """Does an effect fail because of what could be chosen or done in it, so that a look ahead says more?"""
    e = reason.about
    if not isinstance(e, ir.Effect):
        return False
    return facts_of(e, rules.machine.program.game).parts.course in (Course.IN_TURN, Course.ONE) or chooses(reason)


def chooses(reason: Reason) -> bool:
    """Does an effect fail in which something would be chosen?"""
    asking = asking_of(reason.about) if isinstance(reason.about, ir.Effect) else None
    return asking is not None and asking.chooses


def within(rules: Rules, state: State, pc: int, code: int) -> bool:
    """Does something lead to a choice in the same step, as no condition keeps it from that?"""
    then, choices = followed(rules, state, pc, code), rules.machine.program.choices
    return then is not None and f"{choices[then[0]].step}.".startswith(f"{choices[pc].step}.")


def reasons_of(choice: Choice, code: int) -> list[Reason]:
    """Every test an option must pass."""
    # cells, ways to turn and numbers have names, and all of them the same tests
    if choice.kind == "grid" or choice.kind == "numbers" and code >= NUMBERS:
        return [r for r in choice.reasons if r.option is None]
    return [r for r in choice.reasons if (r.option == code if code in choice.names else r.option is None)]


def passes(rules: Rules, test: Expr, state: State, code: int) -> bool:
    """Does a test hold? One that makes sense only if those before it hold says nothing: one of those has failed."""
    return holds(rules, compiled(rules, test), state, code)


def holds(rules: Rules, test: Test, state: State, code: int) -> bool:
    """The same of a test that is at hand."""
    rules.machine.work.renew()
    try:
        return bool(test(state, code))
    except (LookupError, ValueError):  # about a place that is not there
        return True


def counted(rules: Rules, reason: Reason, state: State, code: int) -> Failing:
    if reason.need is None or reason.have is None:
        return Failing(reason, unmet=unmet(rules, reason.ground, state, code) if reason.ground is not None else None)
    need, have = (int(compiled(rules, asked)(state, code)) for asked in (reason.need, reason.have))
    return Failing(reason, need, have)


def unmet(rules: Rules, ground: Ground, state: State, code: int) -> Unmet:
    """What is not so of a condition that does not hold."""
    held = [passes(rules, item.test, state, code) for item in ground.items]
    items = tuple(unmet(rules, item, state, code) for item, so in zip(ground.items, held, strict=True) if not so)
    if ground.op == "or":
        tests = [item.test for item, so in zip(ground.items, held, strict=True) if not so]
        idle = [is_idle(rules, test, state, code) for test in tests]
        items = tuple(replace(item, idle=never) for item, never in zip(items, idle, strict=True))
    return Unmet(ground.cond, ground.op if items else "", items, held.index(False) if items else 0)


def is_idle(rules: Rules, test: Expr, state: State, code: int) -> bool:
    """Does a test hold of nothing that could be chosen now? Asked only of places, of which everybody knows all."""
    words = rules.words
    kind = words.kinds[words.things[code].kind] if 0 <= code < len(words.things) else None
    if kind is None or any(kind.name in zone.holds for zone in words.zones.values()):
        return False
    return not any(passes(rules, test, state, thing.index) for thing in kind.things)


def twin(rules: Rules, code: int, codes: list[int]) -> int | None:
    """Copies that lie together are one option: the one that stands for this thing."""
    same = rules.machine.program.namespace.get("SAME")
    if same is None or not 0 <= code < len(rules.words.things):
        return None
    return next((c for c in codes if 0 <= c < len(rules.words.things) and same[c] == same[code]), None)


def reached(rules: Rules, state: State, pc: int, code: int) -> tuple[int, State] | None:
    """The decision to which a choice would lead the same player, and where the game would stand there, tried on a copy;
    nothing, if something could be chosen at it."""
    then, machine = followed(rules, state, pc, code), rules.machine
    if then is None:
        return None
    at, copy = then
    offered, who, asked = machine.options[at], machine.program.who[pc], machine.program.who[at]
    if offered is None or who is None or asked is None or asked(copy) != who(state):
        return None
    return None if any(c != OTHERWISE for c in offered(copy)) else then


def followed(rules: Rules, state: State, pc: int, code: int) -> tuple[int, State] | None:
    """The decision to which a choice would lead, and where the game would stand there, tried on a copy.

    Nothing hidden shows: what may fail never stands behind a chance or a reveal.
    """
    machine, copy, left = rules.machine, state[:], _MOST_STEPS
    machine.work.renew()
    listed = machine.candidates[pc]
    if listed is None or code not in listed(copy):
        return None
    try:
        at = machine.apply[pc](copy, code)  # type: ignore[misc]
        while at and at not in machine.boundaries and (step := machine.steps[at]) is not None and left:
            at, left = step(copy), left - 1
    except (Impossible, LookupError, ValueError):  # nothing is looked for behind what makes no sense, as in `passes`
        return None
    if at in machine.boundaries or machine.candidates[at] is None or not left:
        return None
    copy[PC] = at
    return at, copy


def ahead(rules: Rules, at: int, state: State) -> list[Ahead]:
    """What could be chosen at a decision, each with the reasons against it."""
    listed = rules.machine.candidates[at]
    tried = [c for c in listed(state) if c not in (-1, OTHERWISE)][:_MOST_AHEAD] if listed is not None else []
    return [Ahead(at, c, tuple(failing(rules, state, at, c, [], look=False))) for c in tried]


def compiled(rules: Rules, asked: Expr) -> Test:
    """A question about the state and an option, as it is kept with the choice."""
    namespace = rules.machine.program.namespace
    cache: dict[Expr, Test] = namespace.setdefault("__why__", {})
    if asked not in cache:
        made: dict[str, Any] = {}
        text = python.definition(Function("test", ("x",), (Return(asked),)))
        exec(compile(text, "<reason>", "exec"), namespace, made)  # noqa: S102 - our own source
        cache[asked] = made["test"]
    return cache[asked]
