"""Recording: a decision taken on a match so that everything that happens by it is noted, at its moment.

    events = recorded(match, player, code)      # instead of match.pick(player, code), with the same result
    events = set_up(rules, seed)                # what happens before the first decision
    matches = left_out(match, player, code)     # at the choices in which nothing was possible then

The same functions run, on a state that notes what is written; from choice to choice and from step to step, so that
what nobody was asked about is seen, too. Nothing of this is done where nobody wants to know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field, replace
from itertools import repeat
from sys import _getframe
from types import FrameType
from typing import TYPE_CHECKING, Any, SupportsIndex

from ..diagnostics.records import mutable
from ..lowering.causes import NO_CAUSE, cause_of
from ..lowering.layout import PC, ROUND
from ..lowering.work import Runaway, endless
from .events import NOBODY, Chanced, Counted, Ended, Event, Fact, How, Looked, Moved, Noted, Shifted, Told
from .imagining import laden
from .machine import FEW_STEPS, DeadEnd
from .match import Match, Thread
from .slots import NO_SEATS, Write
from .tracing import NO_ORIGIN

if TYPE_CHECKING:
    from ..lowering.stops import Secret
    from .rules import Rules

#: the numbers that the name of an option speaks of: (match, seat, choice, option)
Numbers = Callable[[Match, int, int, int], tuple[tuple[str, int], ...]]
#: the part of the rules in which the conditions of the end stand
END = "end"


def no_numbers(match: Match, seat: int, pc: int, code: int) -> tuple[tuple[str, int], ...]:
    return ()


class Watched(list[int]):
    """A state that notes what is written in it, in order, and for which card or place. Slices of it are plain lists."""

    __slots__ = ("caused", "tracing", "under", "writes")

    def __init__(self, state: Sequence[int], rules: Rules):
        super().__init__(state)
        self.writes: list[Write] = []
        self.tracing, self.caused = rules.tracing, rules.slots.caused
        #: what runs the functions that write
        self.under: FrameType | None = None

    def __setitem__(self, at: SupportsIndex | slice, value: Any) -> None:
        if isinstance(at, slice):
            before, now = self[at], list(value)
            slots: Sequence[int] = range(*at.indices(len(self)))
            super().__setitem__(at, now)
            known = self.caused.isdisjoint(slots)
            origin = NO_ORIGIN if known else self.tracing.origin(self, _getframe(1), self.under)
            self.writes += zip(slots, before, now, repeat(origin), strict=False)
            return
        slot = at.__index__()
        origin = self.tracing.origin(self, _getframe(1), self.under) if slot in self.caused else NO_ORIGIN
        self.writes.append((slot, self[slot], value, origin))  # also the same again: the same player may act once more
        super().__setitem__(slot, value)


@mutable
class Draft:
    """An event that is not over."""

    event: Event
    facts: list[Fact] = field(default_factory=list)
    #: of each fact, the rules that were called for it
    called: list[tuple[str, ...]] = field(default_factory=list)
    #: the thing that was chosen, who could not see it then, and who can see it neither before nor meanwhile
    thing: int = -1
    hidden: frozenset[int] = NO_SEATS
    unseen: frozenset[int] = NO_SEATS
    learned: frozenset[int] = NO_SEATS
    #: the cards by which an option is there, or for which it is chosen
    by_card: tuple[int, ...] = ()
    #: does a turn begin with it?
    turn: bool = False


class Recorder:
    """One decision of a match."""

    def __init__(self, match: Match, numbers: Numbers):
        self.match, self.rules, self.numbers = match, match.rules, numbers
        self.machine, self.slots = match.rules.machine, match.rules.slots
        self.state = Watched((), match.rules)
        #: the state when this began
        self.begun: list[int] = []
        self._known: set[int] | None = None
        self.drafts: list[Draft] = []
        self.path = ""
        self.actor = NOBODY
        #: what the whole step is done for that runs, where what its rule is done with or at is known besides
        self.context = NO_CAUSE
        #: in a secret block: whose part it is; what happens on the way nobody else sees
        self.part = NOBODY
        #: where there was nothing but to stop, and the state then, if anybody wants to know
        self.left_out: list[tuple[int, int, list[int]]] | None = None

    def watch(self, state: list[int]) -> Watched:
        """From here on what is written is noted."""
        self.state, self.begun, self._known = Watched(state, self.rules), state, None
        return self.state

    @property
    def known(self) -> set[int]:
        """Things that nobody takes for others, wherever they lay when this began; asked for only where that matters."""
        if self._known is None:
            self._known = laden(self.rules, self.begun)
        return self._known

    # ---- the course of a decision
    def start(self) -> list[Event]:
        """From before the set-up to the first decision."""
        self.machine.work.renew()
        self.match.state = self.watch(self.match.state)
        try:
            self.go_on()
        finally:
            self.match.state = list(self.state)
        return self.events()

    def pick(self, player: int, code: int) -> list[Event]:
        match, machine = self.match, self.machine
        machine.work.renew()
        if match.threads is not None:
            return self.answer(player, code)
        pc = match.state[PC]
        match.history.append((player, pc, code))
        match.found = ()
        match.state = self.watch(match.state)
        try:
            self.go_on(player, code)
        finally:
            match.state = list(self.state)
        return self.events()

    def answer(self, player: int, code: int) -> list[Event]:
        """In a secret block: known to whoever answers; when all have answered, what came of it to everybody."""
        match = self.match
        assert match.threads is not None
        thread = match.threads[player]
        thread = match.threads[player] = Thread(thread.state, thread.answers[:], thread.found)
        pc = thread.state[PC]
        match.history.append((player, pc, code))
        thread.answers.append((pc, code))
        self.watch(thread.state)
        self.part = self.actor = player
        thread.found = self.run(self.take(pc, code, How.ASKED), len(FEW_STEPS))
        thread.state = list(self.state)
        answered = self.events()
        if thread.found or any(t.found for t in match.threads.values()):
            return answered
        self.machine.work.renew()
        secret, before = self.machine.secrets[match.state[PC]], match.state[:]
        answers = {seat: [code for _, code in t.answers] for seat, t in match.threads.items()}
        match.close_threads()
        opened = parts(match, secret, before, answers, self.numbers)
        self.part = self.actor = NOBODY
        match.state = self.watch(match.state)
        try:
            self.go_on()
        finally:
            match.state = list(self.state)
        return [*answered, *opened, *self.events()]

    def go_on(self, player: int = NOBODY, code: int = 0) -> None:
        """To the next decision, opening and closing secret blocks on the way, as `Match.go_on` does."""
        match, machine, state = self.match, self.machine, self.state
        if player != NOBODY:
            self.actor = player
            match.found = self.run(self.take(state[PC], code, How.ASKED), len(FEW_STEPS))
        else:
            match.found = self.run(state[PC])
        machine.work.renew()
        while not match.found and state[PC] in machine.secrets:
            self.settle()
            secret, before = machine.secrets[state[PC]], state[:]
            players = machine.program.secret_players[secret.pc](state)
            match.open_threads()
            if match.threads is not None:
                return
            state.writes.clear()
            self.drafts += [
                Draft(event, list(event.facts))
                for event in parts(match, secret, before, {seat: [] for seat in players}, self.numbers)
            ]
            match.found = self.run(state[PC])

    def run(self, pc: int, unweighed: int = 0) -> list[int]:
        """As `Machine.run`, from a step; the first steps after a decision are not weighed, as in `Machine.resume`."""
        machine, state = self.machine, self.state
        weights, before = machine.weights, machine.work.left
        meter = before
        while pc:
            step, weight = machine.unjoined("step", pc) if machine.steps[pc] is not None else (None, weights[pc])
            if unweighed:
                unweighed -= 1
            else:
                meter -= weight
                if meter < 0:
                    raise Runaway(endless(machine.place_of(pc)))
            if step is not None:
                self.enter(pc)
                pc = self.do(pc, step)
                self.settle()
                continue
            listed = machine.options[pc]
            if listed is None:
                break
            found = listed(state)
            if len(found) != 1 or machine.stops(state, pc, found):
                state[PC] = pc
                if not found:
                    raise DeadEnd(machine.program.choices[pc].path)
                return found
            if found[0] >= 0:
                machine.alone.add((pc, found[0]))
            elif self.left_out is not None:
                self.left_out.append((pc, found[0], list(state)))
            pc = self.take(pc, found[0], How.ONLY)
        machine.work.left += meter - before
        state[PC] = pc
        return []

    # ---- where events begin
    def take(self, pc: int, code: int, how: How) -> int:
        """An option is taken; returns the step that follows."""
        state, program = self.state, self.machine.program
        (apply, _), who, path = self.machine.unjoined("apply", pc), program.who[pc], program.choices[pc].path
        assert who is not None
        seat = who(state)
        if seat < 0:  # nobody decides how often something is done
            return apply(state, code)
        event = Event(
            seat,
            how,
            pc,
            code,
            path,
            state[ROUND],
            self.numbers(self.match, seat, pc, code),
            about=self.slots.about(state, path),
            allowed=self.rules.allowing.cards(state, pc, code, seat) if self.part == NOBODY else (),
        )
        self.context = NO_CAUSE
        self.begin(event, code if self.slots.names_thing(pc, code) else -1)
        self.drafts[-1].by_card = self.slots.by_card(state, pc, code)
        state.under = _getframe()
        return apply(state, code)

    def enter(self, pc: int) -> None:
        """Where a step of the flow begins, what follows is done by the game."""
        known = self.slots.flow.get(pc) if self.part == NOBODY else None
        self.path = known[0] if known is not None else self.machine.place_of(pc)[0]
        if known is None and pc not in self.machine.boundaries or self.part != NOBODY:
            return
        if known is not None:
            self.actor = self.state[known[1]] if known[1] >= 0 else NOBODY
        self.begin(self.by_itself(self.path))

    def do(self, pc: int, step: Callable[[list[int]], int]) -> int:
        """Does a step. If it belongs to another card or place than the event that is not over, and something has come
        of that already, it is none of it."""
        before, self.state.under = len(self.state.writes), _getframe()
        then = step(self.state)
        written = self.state.writes[before:]
        if not written or self.part != NOBODY or self.actor == NOBODY or not self.drafts:
            return then
        path = self.machine.place_of(pc)[0]
        about = self.slots.about(self.state, path)
        del self.state.writes[before:]
        self.settle()
        self.context = cause_of(self.machine.program.lowering.causes, self.state, pc) if about else NO_CAUSE
        last = self.drafts[-1]
        if not last.event.chosen and not last.facts:
            last.event = replace(last.event, about=about)
        elif about and last.facts and not {*about} & {last.thing, *last.event.about}:
            self.drafts.append(Draft(replace(self.by_itself(path), about=about)))
        self.state.writes = written
        return then

    def by_itself(self, path: str) -> Event:
        return Event(self.actor, How.ITSELF, path=path, round=self.state[ROUND])

    def begin(self, event: Event, thing: int = -1) -> None:
        self.settle()
        unseen = self.slots.unseen(self.state, thing) if thing >= 0 else NO_SEATS
        self.drafts.append(Draft(event, thing=thing, hidden=unseen, unseen=unseen))

    def settle(self) -> None:
        """What was written belongs to the event that is not over; where another player begins to act, to that turn."""
        writes, self.state.writes = self.state.writes, []
        done = 0
        for i, (slot, _, now, _) in enumerate(writes):
            if (slot in self.slots.acting or slot == ROUND) and self.part == NOBODY:
                self.note(writes[done:i])
                done, self.actor = i, NOBODY if slot == ROUND else now  # where a round begins, nobody acts
                self.drafts.append(Draft(self.by_itself(self.path), turn=slot in self.slots.turns))
        self.note(writes[done:])

    def note(self, writes: list[Write]) -> None:
        """What was written becomes facts."""
        if not writes:
            return
        if not self.drafts:  # a part of a secret block in which something is done before anybody chooses
            self.drafts.append(Draft(self.by_itself(self.path)))
        for fact, (cause, _, called) in self.slots.facts(self.state, writes):
            if isinstance(fact, Ended):
                self.drafts += [Draft(self.by_itself(f"{END}/{fact.cause}"), [fact]), Draft(self.by_itself(self.path))]
                continue
            self.done_for(cause)
            self.drafts[-1].facts.append(fact)
            self.drafts[-1].called.append(called)
            self.drafts[-1].learned |= self.learned(fact)
            if self.part == NOBODY and isinstance(fact, Moved):
                for draft in self.drafts:  # what was chosen may come to light when something else was chosen, too
                    draft.unseen &= fact.unseen if draft.thing == fact.thing else draft.unseen

    def done_for(self, cause: int) -> None:
        """What comes by the text or ability of a thing that the event before does not speak of is one of its own, and
        so is what comes behind that."""
        last = self.drafts[-1]
        if (
            cause == last.event.cause
            or self.part != NOBODY
            or self.actor == NOBODY
            or cause == self.context != NO_CAUSE
        ):
            return
        thing = self.slots.card_in_play(self.state, cause, self.actor)
        spoken_of = {*map(self.slots.entry, (last.thing, last.event.cause, *last.event.about, *last.by_card))}
        if thing != NO_CAUSE and self.slots.entry(thing) not in spoken_of:
            self.drafts.append(Draft(replace(self.by_itself(self.path), cause=thing)))
        elif thing == NO_CAUSE and last.event.cause != NO_CAUSE:
            self.drafts.append(Draft(self.by_itself(self.path)))

    def learned(self, fact: Fact) -> frozenset[int]:
        """Who comes to see something by a fact, or can tell it from others, that could not before."""
        slots = self.slots
        if isinstance(fact, Moved):
            seats = slots.around(fact.origin) - slots.around(fact.target)
            return seats if seats and fact.thing not in self.known else NO_SEATS
        if isinstance(fact, Looked):
            return fact.seats
        if isinstance(fact, Told):
            return slots.unseen(self.state, fact.thing) - {NOBODY}
        holder = NOBODY
        if isinstance(fact, Counted) and fact.now:
            holder = fact.holder
        elif isinstance(fact, Noted):  # what is noted everybody is told
            holder = fact.now
        elif isinstance(fact, Shifted) and fact.target is not None:
            holder = fact.target.holder
        seats = slots.unseen(self.state, holder) - {NOBODY} if holder >= 0 else NO_SEATS
        return seats if seats and holder not in self.known else NO_SEATS

    # ---- what is known of it
    def events(self) -> list[Event]:
        """Everything that happened, with what is known of it now."""
        self.settle()
        secretive = any(d.unseen or d.hidden or any(f.unseen for f in d.facts) for d in self.drafts)
        told = laden(self.rules, self.state) if secretive else set()
        moved = {fact.thing for draft in self.drafts for fact in draft.facts if isinstance(fact, Moved)}
        found: list[Event] = []
        for draft in self.drafts:
            event = draft.event
            if draft.turn and found:
                found[-1] = replace(found[-1], last=True)
            # in a secret block it is nobody's business whether there was anything to decline
            declined = event.how is How.ONLY and event.code < 0 and self.part == NOBODY
            if not draft.facts and (not event.chosen or declined):
                if declined and found and found[-1].chosen:
                    found[-1] = replace(found[-1], idle=(*found[-1].idle, event.path))
                continue
            if event.opened:
                found.append(event)
                continue
            facts = tuple(
                replace(f, unseen=NO_SEATS) if isinstance(f, Moved) and f.thing in told else f for f in draft.facts
            )
            # what was chosen in the open and still lies in hand is laid on the table until it is done with
            held = event.pc in self.rules.sight.open_choices and draft.thing not in moved
            shown = draft.thing in told or held
            unseen = NO_SEATS if shown else draft.unseen
            learned = draft.learned
            if draft.hidden and draft.thing not in self.known:
                learned |= draft.hidden - unseen - {NOBODY}
            if self.part != NOBODY:  # what happens in secret nobody else sees
                learned &= {self.part}
            called = tuple(draft.called) if event.chosen and any(draft.called) else ()
            secret = self.part != NOBODY
            found.append(replace(event, facts=facts, unseen=unseen, learned=learned, secret=secret, called=called))
        self.drafts = []
        return found


def set_up(rules: Rules, seed: int, numbers: Numbers = no_numbers) -> list[Event]:
    """Everything that happens in a match with this seed before the first decision."""
    return Recorder(Match(rules, rules.machine.fresh(seed), seed, []), numbers).start()


def recorded(match: Match, player: int, code: int, numbers: Numbers = no_numbers) -> list[Event]:
    """Takes an option, as `Match.pick` does, and tells everything that happened by it."""
    return Recorder(match, numbers).pick(player, code)


def left_out(match: Match, player: int, code: int) -> list[Match]:
    """The choices in which there is nothing but to stop, or what is done otherwise, on the way that an option leads:
    matches that stand there. None of a secret block."""
    recorder = Recorder(match.clone(), no_numbers)
    passed: list[tuple[int, int, list[int]]] = []
    recorder.left_out = passed
    if match.threads is None:
        recorder.pick(player, code)
    found: list[Match] = []
    for pc, alone, state in passed if recorder.match.threads is None else ():
        there = match.clone()
        there.state, there.found = state, (alone,)
        there.state[PC] = pc
        found.append(there)
    return found


def parts(
    match: Match, secret: Secret, before: list[int], answers: dict[int, list[int]], numbers: Numbers
) -> list[Event]:
    """What each player did in a secret block that is over, one after the other, and what others may know of it.

    They have seen nothing of how it came: what lay hidden and lies hidden again stays hidden, and with it all that was
    decided for it.
    """
    found: list[Event] = []
    slots, state = match.rules.slots, before
    for player in sorted(answers):
        part = Recorder(match, numbers)
        part.watch(state)
        part.part = part.actor = player
        part.state[secret.you], part.state[PC] = player, secret.entry
        part.state.writes.clear()
        part.run(secret.entry)
        for answer in answers[player]:
            part.run(part.take(part.state[PC], answer, How.ASKED))
        events, others = part.events(), frozenset(range(match.rules.players)) - {player}

        def hidden(thing: int, was: list[int] = state, now: list[int] = part.state) -> frozenset[int]:
            return slots.unseen(was, thing) & slots.unseen(now, thing)

        def shown(facts: tuple[Fact, ...], was: list[int] = state, part: Recorder = part) -> frozenset[int]:
            moved = {f.thing for f in facts if isinstance(f, Moved)} - part.known
            return NO_SEATS.union(*(slots.unseen(was, thing) - slots.unseen(part.state, thing) for thing in moved)) - {
                NOBODY
            }

        events = [
            replace(
                e,
                facts=tuple(replace(f, unseen=hidden(f.thing)) if isinstance(f, Moved) else f for f in e.facts),
                learned=e.learned | shown(e.facts),
            )
            for e in events
        ]
        seen = [fact.unseen for e in events for fact in e.facts if not isinstance(fact, Chanced)]
        seen += [hidden(e.code) for e in events if slots.names_thing(e.pc, e.code)]
        unseen = (others | {NOBODY}).intersection(frozenset().union(*seen)) if seen else others
        found += [replace(event, unseen=unseen, secret=False, opened=True) for event in events]
        state = list(part.state)
    return found
