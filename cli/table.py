"""A match with somebody in each seat: people in this terminal, bots beside them; whoever must decide is asked."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from itertools import takewhile
from time import monotonic
from typing import TYPE_CHECKING, Any

from . import kept, orders
from .ahead import Ahead, parts
from .lines import show, wrapped
from .output import console
from .person import Left, Person, Undone
from .position import holdings, print_grid, print_holdings, print_log
from .reading import forget, not_taken, read
from .stopping import Stopped
from .waiting import SOON, telling, thinking
from .words import mistakes, say

if TYPE_CHECKING:
    from ..interpreter.asking.answers import Answer
    from ..interpreter.asking.foresight import Step
    from ..interpreter.bots.bot import Called
    from ..interpreter.engine.events import Event
    from ..interpreter.engine.match import Match
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.prose.questions.step_names import Steps
    from ..interpreter.prose.questions.turns_taken import Turns
    from ..interpreter.storage.save_records import Seat
    from ..interpreter.storage.timeline import Timeline
    from .screen import Space

#: the bot that is asked for a hint, and instead of one for which nobody wants to wait
QUICK = "greedy"
#: so many decisions are asked once more to find out which were one answer
_MOST_AGAIN = 60
#: letters of what was taken back, as it is told: in one line
_MOST_UNDONE = 60


class Table:
    def __init__(self, timeline: Timeline, seats: Sequence[Seat], spoken: Prompts, modules: bool = False):
        from ..interpreter.bots.bot import call
        from ..interpreter.storage.recorded_events import RecordedEvents
        from ..interpreter.storage.save_records import PERSON

        self.timeline, self.spoken, self.seats = timeline, spoken, seats
        rules = timeline.match.rules
        self.people = [seat for seat, who in enumerate(seats) if who.by == PERSON]
        self.bots = {seat: call(who.by, modules) for seat, who in enumerate(seats) if who.by != PERSON}
        for seat, called in self.bots.items():
            called.bot(rules, seat, 0)  # what is wrong with one is said before the game begins
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.record = timeline.record = RecordedEvents(timeline, spoken.arguments)
        self.events = self.replayed()
        #: how much of what happened each person has been told
        self.told = {person: self.last_of(person) for person in self.people}
        self.news: list[Event] = []
        #: is it told what they did themselves, too, as they have given several answers at once?
        self.retold = False
        #: answers that were given together with the last one, to questions that are still to come
        self.ahead = Ahead()
        #: by seat, what they had decided that was taken back and is not told yet, with what it was called when it was
        #: chosen, and whose decisions were with it
        self.undone: dict[int, tuple[list[tuple[Step, str]], set[int]]] = {}
        #: the decisions that are still to be made of those an answer stands for
        self.then: tuple[Step, ...] = ()
        #: by seat, the answers given here; of a game that was taken up again, those before that when they are needed
        self.answers: dict[int, list[Answer]] = {person: [] for person in self.people}
        #: do bots decide at once, because a person does not want to wait?
        self.hurried = False
        #: what was last shown without a terminal; the same is not shown twice in a row
        self.shown: object = None
        #: the bot that has not decided yet
        self.thinks: int | None = None
        #: who sits at the keyboard; nothing has to be hidden from the only one there
        self.here = self.people[0] if len(self.people) == 1 else -1

    @property
    def alone(self) -> bool:
        """Is one person here? What is asked only so that others see no difference is not asked then."""
        return len(self.people) == 1

    # ---- the game
    def play(self) -> None:
        while not self.timeline.match.over:
            self.step()

    def step(self) -> None:
        from ..interpreter.diagnostics.problems import Refused
        from ..interpreter.lowering.work import Runaway

        match = self.timeline.match
        seat, pc, codes = match.owed()[0]
        if self.ahead.seat != seat and (self.ahead.answers or self.ahead.carried is not None):
            self.ahead.drop(say("cli-play-others-decide"))  # they were meant for one's own turn
        begun = monotonic()
        if seat not in self.people:
            code = self.think(seat)
        else:
            self.pass_on(seat)
            try:
                code = self.answer(seat, pc, codes)
            except Undone:
                return
        if seat in self.people and not self.sure(seat, code):
            self.back(seat, self.answers[seat].pop().decisions)
            return
        try:
            self.timeline.pick(seat, code)
        except Refused as refused:  # it could not be written down, so it was not made
            if seat not in self.people or isinstance(refused, Runaway):
                raise
            self.then = ()
            self.ahead.drop()
            console().print(say("cli-error", message=mistakes()(refused.said)), style="red")
            read(say("cli-play-again") + " ")
            return
        self.events = self.record.all()
        kept.tell(self.timeline.journal)
        if seat in self.people:
            last = self.answers[seat][-1]
            self.answers[seat][-1] = replace(last, decisions=last.decisions + 1)
            self.last_look(seat)
        elif monotonic() - begun > SOON:
            self.tell_at_once()

    def answer(self, seat: int, pc: int, codes: list[int]) -> int:
        """What a person takes: now, or as a part of what they answered before."""
        from ..interpreter.asking.answers import Answer
        from ..interpreter.asking.question import ask

        if not self.then or self.then[0].pc != pc or self.then[0].code not in codes:
            self.then = ()
            asked = ask(self.timeline.match, seat, self.alone)
            asks = asked.unasked is None
            if asked.unasked is not None:
                self.then = asked.unasked
            else:
                person = Person(self, asked)
                self.then = person.ask()
                asks = not person.carried_on
            self.answers[seat].append(Answer(asks, 0))
            self.hurried = False
        step, *rest = self.then
        self.then = tuple(rest)
        return step.code

    def think(self, seat: int) -> int:
        """What a bot takes: the same at the same moment of a game, whether that was left meanwhile or not.

        Who waits for it can cut its thinking short: then a quick bot decides, as long as no person is asked.
        """
        from ..interpreter.bots.bot import call
        from ..interpreter.engine.seeds import seed_of

        match, watched = self.timeline.match, self.terminal and bool(self.people)
        seed = seed_of(self.seats[seat].seed, self.timeline.now, "decision")
        self.thinks = seat
        code = None
        if not self.hurried:
            try:
                code = self.asked(self.bots[seat], match, seat, seed, watched)
            except KeyboardInterrupt as pressed:
                if not watched or isinstance(pressed, Stopped):
                    raise
                self.hurried = True
        if code is None:
            code = self.asked(call(QUICK), match, seat, seed, watched)
        self.thinks = None
        return code

    def asked(self, called: Called, match: Match, seat: int, seed: int, shown: bool) -> int:
        from ..interpreter.bots.bot import decide

        bot = called.bot(match.rules, seat, seed)
        with thinking(bot, called.text, self.spoken.player(seat), shown):
            return decide(bot, match, seat)

    def tell_at_once(self) -> None:
        """Who waits for bots that think for long is told each decision as it comes, before the table is drawn anew."""
        if self.terminal and self.people:
            told = self.spoken.log(self.record.by_decision()[-1])
            show([part for line in told for part in wrapped(line, console().width)], "dim")

    def hint(self, match: Match, seat: int) -> int:
        """What a bot would do in this place; it sees what the person sees."""
        from ..interpreter.bots.bot import call

        return self.asked(call(QUICK), match, seat, self.timeline.now, self.terminal)

    # ---- back
    def replayed(self) -> list[Event]:
        """What led here, as it is told in the log."""
        self.timeline.at(self.timeline.length)
        with telling(lambda percent: say("cli-kept-reading", percent=percent), self.terminal) as progress:
            return self.record.all(progress)

    def last_of(self, person: int) -> int:
        """How much had happened with the last decision of a person: what came then they may not have seen.

        What was laid out before the first decision is on the table."""
        asked = (n for n, event in enumerate(self.events, 1) if event.asked and event.seat == person)
        return max(asked, default=len(self.record.set_up))

    def undo(self, seat: int) -> None:
        """Back to before the last answer of a person, with all decisions it stood for and what was not asked since."""
        from ..interpreter.asking.foresight import Step

        while not any(answer.asked and answer.decisions for answer in self.answers[seat]):
            earlier = self.answered_before(seat)
            if not earlier:
                break
            self.answers[seat] = [*earlier, *self.answers[seat]]
        way = self.timeline.way[: self.timeline.now]
        events = self.record.by_decision()
        self.timeline.undo(seat)
        self.back(seat, self.last_answer(seat) - 1)
        left = self.timeline.way[: self.timeline.now]
        mine = [n for n, (who, *_) in enumerate(way) if who == seat]
        taken_back = mine[sum(who == seat for who, *_ in left) :]
        steps = [(Step(*way[n][1:]), self.called(way[n], events[n])) for n in taken_back]
        gone = Counter(who for who, *_ in way) - Counter(who for who, *_ in left)
        told, others = self.undone.get(seat, ([], set()))
        self.undone[seat] = [*steps, *told], others | ({*gone} - {seat})

    def called(self, decision: tuple[int, int, int], events: Sequence[Event]) -> str:
        """What was chosen by a decision, with the numbers of when it was chosen; `events`: what happened by it."""
        seat, pc, code = decision
        chosen = (e for e in events if e.asked and (e.seat, e.pc, e.code) == decision)
        return self.spoken.label(pc, code, **dict(next((e.arguments for e in chosen), ())))

    def told_undone(self, seat: int) -> str:
        """What a player has taken back, and that others' decisions were with it, once; nothing if that is told."""
        from ..interpreter.packs.names import clip

        steps, others = self.undone.pop(seat, ([], set()))
        chosen = [label for step, label in steps if step.code >= 0]  # what only goes on stands between
        labels = ", ".join(chosen or dict.fromkeys(label for _, label in steps))
        players = self.spoken.listed([self.spoken.player(other) for other in sorted(others)]) if others else "none"
        return say("cli-play-undone", what=clip(labels, _MOST_UNDONE), players=players) if labels else ""

    def back(self, seat: int, decisions: int) -> None:
        """So many decisions of a person are taken back, or as many of them as can be."""
        from ..interpreter.diagnostics.problems import Refused

        self.then = ()
        with suppress(Refused):
            for _ in range(decisions):
                self.timeline.undo(seat)
        self.events = self.record.all()
        self.told = {person: min(told, len(self.events)) for person, told in self.told.items()}
        kept.tell(self.timeline.journal)

    def answered_before(self, seat: int) -> list[Answer]:
        """What a person answered before all that is known here: the last decisions they made in a row.

        Of several answers in one line each is one again: a save does not tell them from answers one by one."""
        from ..interpreter.asking.answers import answers

        way, known = self.timeline.way, sum(answer.decisions for answer in self.answers[seat])
        mine = [n for n in range(self.timeline.now) if way[n][0] == seat]
        mine = mine[: len(mine) - known]
        if not mine:
            return []
        first = last = mine[-1]
        while first and way[first - 1][0] == seat and last - first < _MOST_AGAIN:
            first -= 1
        made = [(pc, code) for _, pc, code in way[first : last + 1]]
        return answers(self.timeline.copy(first), seat, made, self.alone)

    def last_answer(self, seat: int) -> int:
        """How many decisions lie behind the last question a person was asked."""
        decisions = 0
        while self.answers[seat]:
            answer = self.answers[seat].pop()
            decisions += answer.decisions
            if answer.asked and answer.decisions:
                break
        return max(decisions, 1)

    # ---- what people see
    def hear(self, seat: int) -> None:
        """What has happened since this person was last asked."""
        told = self.told[seat]
        self.news = self.since(seat, told)
        self.retold = self.ahead.taken.pop(seat, 0) > 1
        self.told[seat] = len(self.events)

    def since(self, seat: int, told: int) -> list[Event]:
        """What has happened since this person was told so much, with what they had answered before of which nothing
        had come then: what comes of it is called what they have done."""
        begun = takewhile(lambda e: e.asked and e.seat == seat and not e.facts, reversed(self.events[:told]))
        return self.events[told - len(list(begun)) :]

    def tell_rest(self) -> None:
        """What happened after the last question of anybody, but for the final scoring, which has a table of its own."""
        from ..interpreter.prose.record.log import Log
        from ..interpreter.prose.texts.course import SCORING

        told = min(self.told.values(), default=len(self.events))
        seat = self.people[0] if len(self.people) == 1 else -1
        rest = Log(self.spoken, seat, others=self.ahead.taken[seat] < 2).told(self.since(seat, told))
        print_log([paragraph.text for paragraph in rest if paragraph.path != SCORING])

    def space(self, seat: int, pc: int, around: int, numbers: Mapping[int, int]) -> Space | None:
        """The lines there are for options, with so many around them; None: as many as it takes. `numbers`: of those
        that are things, by thing."""
        if not self.terminal:
            return None
        from ..interpreter.engine.views import view
        from .screen import header, space

        match, out = self.timeline.match, console()
        head, height = header(self.steps, match, seat, pc), out.height - around
        return space(
            self.spoken,
            view(match, seat),
            seat,
            header=head,
            about=self.spoken.grid(pc),
            near=self.spoken.lays(pc),
            width=out.width,
            height=height,
            numbers=numbers,
            turns=self.turns(match, pc),
        )

    def show(self, seat: int, pc: int, lines: int, numbers: Mapping[int, int], decided: Match | None = None) -> None:
        """Where the game stands, above a question of so many lines. `numbers`: of options that are things, by thing.

        `decided`: a match to be shown instead, with what this person decided there.
        """
        from ..interpreter.display.news import touched
        from ..interpreter.engine.projected_scores import added_now
        from ..interpreter.engine.views import view
        from .screen import header, screen, wipe

        match, spoken, out = decided or self.timeline.match, self.spoken, console()
        others = decided is None and not self.retold
        seen, log = view(match, seat), spoken.log(self.news, seat, others, match.round)
        if self.terminal:
            wipe()
            head, height = header(self.steps, match, seat, pc), out.height - lines - 1
            grids = {"about": spoken.grid(pc), "near": spoken.lays(pc)}
            told: dict[str, Any] = {"log": log, "header": head, "numbers": numbers, **grids}
            told["added"], told["concerns"] = added_now(match, seat), spoken.concerns(pc)
            told["moved"], told["turns"] = touched(self.news, seat, match.rules.layout), self.turns(match, pc)
            out.print(screen(spoken, seen, seat, width=out.width, height=height, **told))
            return
        print_log(log)
        has = (seat, seen["counters"], holdings(spoken, seen), self.turns(match, pc))
        if self.shown != has:
            print_holdings(spoken, seen, seat, self.turns(match, pc))
            self.shown = has
        print_grid(spoken, seen, spoken.grid(pc))
        out.print(header(self.steps, match, seat, pc), style="bold cyan")

    @cached_property
    def steps(self) -> Steps:
        from ..interpreter.prose.questions.step_names import Steps

        return Steps(self.spoken)

    def turns(self, match: Match, pc: int) -> Turns | None:
        """Which pieces or cards act one after the other, at a decision."""
        from ..interpreter.prose.questions.turns_taken import turns_taken

        return turns_taken(self.steps, match, pc)

    def sure(self, seat: int, code: int) -> bool:
        """The last answer to a secret question lays everything open: who gives it sees it once more before."""
        from ..interpreter.engine.lookahead import sealed
        from ..interpreter.engine.recording import recorded

        held = sealed(self.timeline.match, seat, code) if self.terminal else None
        if held is None or held.threads is None:
            return True
        ahead = recorded(self.timeline.match.clone(), seat, code, self.spoken.arguments)
        try:
            return self.look(held, seat, [*self.events, *(e for e in ahead if e.secret)], "cli-play-last-answer")
        except (Left, EOFError, KeyboardInterrupt) as left:
            if not isinstance(left, Stopped):  # then there may be no terminal any more
                show(wrapped(say("cli-play-not-taken"), console().width))
            raise

    def last_look(self, seat: int) -> None:
        """What a person decided in secret, before others do: the last moment to take it back."""
        match = self.timeline.match
        thread = match.threads.get(seat) if match.threads is not None else None
        waiting = {other for other, _, _ in match.owed()}
        if not self.terminal or thread is None or seat in waiting:
            return
        foot = "cli-play-last-look" if waiting.intersection(self.people) else "cli-play-last-answer"
        if not self.look(match, seat, self.events, foot):
            self.undo(seat)

    def look(self, match: Match, seat: int, events: Sequence[Event], foot: str) -> bool:
        """Shows a person what they decided in secret; False if they want to take it back."""
        assert match.threads is not None
        answers = match.threads[seat].answers
        self.ahead.drop(say("cli-play-others-decide"))
        block = reversed([*takewhile(lambda event: event.secret, reversed(events))])
        self.news = [event for event in block if event.seat == seat]
        # the grid something was laid on shows more than the last answer, which may only have ended it
        pc = next((pc for pc, _ in reversed(answers) if self.spoken.grid(pc)), answers[-1][0])
        undo, width = say("cli-order-undo"), console().width
        sentences = [say(foot, word=undo)]
        said = None
        while said != "":
            told = filter(None, (*sentences, not_taken()))
            lines = [line for sentence in told for line in wrapped(sentence, width)]
            self.show(seat, pc, len(lines), {}, match)
            show(lines, "bold cyan")
            said, *more = parts(read())
            words = {"undo": undo, "board": say("cli-order-board"), "quit": say("cli-order-quit")}
            sentences = [say("cli-play-look-how", **words), sentences[-1]]
            order = orders.meant(said)
            if order == "undo":
                self.ahead.give(seat, more)
                return False
            if order == "board":
                self.print_board(match, seat)
                sentences = sentences[-1:]
            if order == "quit":
                raise Left
        return True

    def print_board(self, match: Match, seat: int) -> None:
        """The whole table, until whoever looks at it goes on."""
        from ..interpreter.engine.views import view
        from .paging import paged
        from .screen import print_whole

        with paged(self.terminal):
            print_whole(self.spoken, view(match, seat), seat)
        read(say("cli-kept-enter") + " ")

    def pass_on(self, seat: int) -> None:
        """Between two people who have something to hide nothing stays in sight."""
        if not self.timeline.match.rules.secretive or self.here == seat:
            return
        if not self.terminal:
            self.here = seat
            return  # a pipe has one reader
        from .screen import wipe

        wipe(scrolled=True)
        console().print(say("cli-play-pass", player=self.spoken.player(seat)), style="bold")
        while said := read(say("cli-play-enter") + " "):  # a word that asks for something shows nothing yet
            if orders.meant(said) == "quit":
                raise Left
            show(wrapped(say("cli-play-pass-how", quit=say("cli-order-quit")), console().width))
        self.here = seat
        wipe(scrolled=True)
        forget()
