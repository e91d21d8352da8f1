"""Watching a game that was played: the table after each decision, forth and back, until somebody wants to play on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from .export import print_entry, print_standing
from .lines import show, wrapped
from .output import console
from .paging import paged
from .reading import read
from .screen import header, note_view, print_whole, screen, wipe
from .words import say

if TYPE_CHECKING:
    from ..interpreter.prose.options.prompts import Prompts
    from ..interpreter.storage.timeline import Timeline

#: decisions the log above the question tells of
_MOST_LOG = 4


class Watcher:
    """Somebody who sees what everybody decided, and the table through the eyes of whoever decided last."""

    def __init__(self, spoken: Prompts, timeline: Timeline):
        from ..interpreter.prose.questions.step_names import Steps
        from ..interpreter.storage.recorded_events import RecordedEvents

        self.spoken, self.timeline = spoken, timeline
        self.record = timeline.record = RecordedEvents(timeline, spoken.arguments)
        self.steps = Steps(spoken)
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        #: the round whose heading was printed last, without a terminal
        self.heading = -1

    def walk(self, then: str | None) -> str | None:
        """Shows one decision after the other; returns what is to be done then."""
        timeline = self.timeline
        timeline.at(0)
        if self.terminal:
            note_view(self.spoken.rules)
            self.draw()
        else:
            self.help()
            self.print(0)
        while True:
            try:
                said = read(fresh=False)  # who looks on decides nothing
            except EOFError:
                return None
            if said == "q":
                return None
            if said == "p" and not timeline.match.over:
                return "play"
            if said == "p" or (not said and timeline.now == timeline.length):
                if self.terminal:
                    print_standing(self.spoken, timeline)
                return then
            self.obey(said)

    def obey(self, said: str) -> None:
        timeline = self.timeline
        if said == "t":
            self.board()
        elif said == "b" or (said.isascii() and said.isdecimal()):
            wanted = timeline.now - 1 if said == "b" else int(said[:9])
            timeline.at(min(max(0, wanted), timeline.length))
            if not self.terminal:
                console().print(say("cli-record-now", n=timeline.now, last=timeline.length))
        elif said:
            if not self.terminal:
                self.help()
        elif self.terminal:
            timeline.forward()
        else:
            self.tell()
        if self.terminal:
            self.draw()

    # ---- in a terminal
    def draw(self) -> None:
        """The table as it was after the last decision, and what that was."""
        from ..interpreter.engine.views import view
        from ..interpreter.prose.whole_games.chronicle import chronicle

        timeline, spoken, out = self.timeline, self.spoken, console()
        seat, pc = self.deciding()
        happened = self.record.by_decision()[-_MOST_LOG:] or [self.record.set_up]
        log = [entry.text for entry in chronicle(spoken, happened)]
        now = say("cli-record-now", n=timeline.now, last=timeline.length)
        head = say("cli-replay-head", turn=header(self.steps, timeline.match, seat, pc), now=now)
        foot = wrapped(say("cli-replay-help"), out.width)
        wipe()
        seen, height = view(timeline.match, seat), out.height - len(foot) - 1
        about = spoken.grid(pc) if pc >= 0 else ""
        out.print(screen(spoken, seen, seat, log=log, header=head, about=about, width=out.width, height=height))
        show(foot, "dim")

    def deciding(self) -> tuple[int, int]:
        """Who decided last and where; before the first decision, who is going to."""
        timeline = self.timeline
        if timeline.now:
            return timeline.way[timeline.now - 1][:2]
        owed = timeline.match.owed()
        return (owed[0][0], owed[0][1]) if owed else (0, -1)

    # ---- anywhere
    def board(self) -> None:
        from ..interpreter.engine.views import view

        seat = self.deciding()[0]
        with paged(self.terminal):
            print_whole(self.spoken, view(self.timeline.match, seat), seat)
        if self.terminal:
            read(say("cli-more-table") + " ", fresh=False)

    def help(self) -> None:
        show(wrapped(say("cli-replay-help"), console().width), "dim")

    def tell(self) -> None:
        """What happens by the next decision; after the last one, how the game stands."""
        self.timeline.forward()
        self.print(self.timeline.now)
        if self.timeline.now == self.timeline.length:
            print_standing(self.spoken, self.timeline)

    def print(self, number: int) -> None:
        """What happened by a decision; 0: before the first one."""
        from ..interpreter.prose.whole_games.chronicle import chronicle

        for entry in chronicle(self.spoken, self.record.whole()[number : number + 1], number - 1):
            if entry.round != self.heading:
                self.heading = entry.round
                console().print(say("cli-record-round", n=entry.round), style="bold")
            print_entry(entry)
