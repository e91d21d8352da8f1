"""A match and the way it came: every decision can be looked at again, and the last ones taken back.

    timeline = Timeline(rules.start(seed))          # or Timeline(match): its decisions so far are the way
    timeline.choose(option, player)                 # like Match.choose; timeline.pick(player, code) like Match.pick
    timeline.match                                  # where the game stands now: ask for it anew after every step
    timeline.back(); timeline.forward(); timeline.at(n); timeline.now, timeline.length

Looking back changes nothing; whoever decides something while looking back leaves what came after. With a journal
(`timeline.journal = Journal.create(path, timeline.match, seats)`) every decision is on the disk when `choose` or
`pick` returns; if it cannot be written, it was not made, and Refused is raised. At the end call `journal.close(match)`.

    reason = timeline.no_undo(player)               # None, or why this player cannot take anything back (a Said)
    timeline.undo(player)                           # to before that player's last decision; what came after it is gone
    timeline.take_back(player)                      # in a secret block: all answers this player gave there
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ..diagnostics.problems import MessageRef, Refused, say
from ..engine.reveals import answers, sealed_by
from .recorded_events import RecordedEvents

if TYPE_CHECKING:
    from ..engine.match import Match
    from .journal import Journal

#: a copy is kept every so many decisions; with more copies than the most, of every second moment only
SPACING, MOST_COPIES = 16, 256


class Timeline:
    def __init__(self, match: Match, journal: Journal | None = None):
        if match.seed is None and match.history:
            raise Refused(say("only-snapshot"))
        self.journal = journal
        #: (player, pc, code) of every decision, also of those after the moment looked at
        self.way = match.history[:]
        self.match = match.rules.start(match.seed) if match.seed is not None else match.clone()
        self._spacing = SPACING
        self._copies = {0: self.match.clone()}
        #: by decision, why it stands; worked out when somebody asks
        self._sealed: dict[int, MessageRef | None] = {}
        self.at(len(self.way))

    @property
    def now(self) -> int:
        """How many decisions led here."""
        return len(self.match.history)

    @property
    def length(self) -> int:
        """How many decisions there are, with those that come after the moment looked at."""
        return len(self.way)

    @cached_property
    def record(self) -> RecordedEvents:
        """What happened by each decision, recorded once for all who want to know; who words it gives it numbers."""
        return RecordedEvents(self)

    # ---- deciding
    def choose(self, option: str, player: int | None = None) -> None:
        """Takes an option by its id."""
        player, code = self.match.meant(option, player)
        self.pick(player, code)

    def pick(self, player: int, code: int) -> None:
        """Takes an option by its code (which must be one of those owed)."""
        self.forget()
        now = self.now
        try:
            self._step(player, code)
            self.way.append(self.match.history[-1])
            if self.journal is not None:
                self.journal.took(self.match)
        except BaseException:  # interrupted, not written, or without a way on: it was not decided
            self._leave(now)
            self.match = self._copies[0].clone()
            self.at(now)
            raise

    def forget(self) -> None:
        """What comes after the moment looked at is no part of the game any more."""
        if self.now < len(self.way):
            if self.journal is not None:
                self.journal.back(self.now)
            self._leave(self.now)

    def _leave(self, now: int) -> None:
        del self.way[now:]
        self._sealed = {n: why for n, why in self._sealed.items() if n < now}
        self._copies = {n: copy for n, copy in self._copies.items() if n <= now}

    def take_back(self, player: int) -> None:
        """In a secret block, takes back everything this player has answered there."""
        thread = self.match.threads.get(player) if self.match.threads is not None else None
        if thread is None:
            raise Refused(say("nothing-to-take-back"))
        self._drop(player, len(thread.answers))

    # ---- looking back
    def back(self) -> None:
        """One decision back."""
        self.at(self.now - 1)

    def forward(self) -> None:
        """One decision on, as it was made."""
        self.at(self.now + 1)

    def at(self, number: int) -> None:
        """To the moment after so many decisions."""
        if not 0 <= number <= len(self.way):
            raise Refused(say("no-such-decision", n=number, last=len(self.way)))
        near = max(n for n in self._copies if n <= number)
        if not near <= self.now <= number:
            self.match = self._copies[near].clone()
        for player, _, code in self.way[self.now : number]:
            self._step(player, code)

    def kept(self, number: int) -> Match | None:
        """A copy of the match after so many decisions, if one was kept."""
        return self._copies[number].clone() if number in self._copies else None

    def copy(self, number: int) -> Match:
        """The match after so many decisions; the moment looked at stays."""
        near = max(n for n in self._copies if n <= number)
        match = self._copies[near].clone()
        for player, _, code in self.way[near:number]:
            match.pick(player, code)
        return match

    def last(self) -> tuple[Match, int, int] | None:
        """The last decision, who made it, and the match before it."""
        if not self.now:
            return None
        player, _, code = self.way[self.now - 1]
        return self.copy(self.now - 1), player, code

    def _step(self, player: int, code: int) -> None:
        self.match.pick(player, code)
        now = self.now
        if now % self._spacing == 0 and now not in self._copies:
            if len(self._copies) >= MOST_COPIES:
                self._spacing *= 2
                self._copies = {n: copy for n, copy in self._copies.items() if n % self._spacing == 0}
            self._copies[now] = self.match.clone()

    # ---- taking back
    def no_undo(self, player: int) -> MessageRef | None:
        """Why the player cannot take their last decision back; None if they can."""
        thread = self.match.threads.get(player) if self.match.threads is not None else None
        target = self._last_of(player)
        if target is None:
            return say("undo-nothing")
        secret = thread is not None and bool(thread.answers)  # what others have answered stays
        last = target + 1 if secret else self.now
        return self._seen(player, target, last) or self._seal(target, last)

    def undo(self, player: int) -> None:
        """Back to before the player's last decision; in a secret block what others have answered stays."""
        why = self.no_undo(player)
        if why is not None:
            raise Refused(why)
        if self.match.threads is not None and player in self.match.threads and self.match.threads[player].answers:
            self._drop(player, 1)
            return
        target, now = self._last_of(player), self.now
        assert target is not None
        self.at(target)
        try:
            self.forget()
        except Refused:
            self.at(now)
            raise

    def _last_of(self, player: int) -> int | None:
        return next((n for n in range(self.now - 1, -1, -1) if self.way[n][0] == player), None)

    def _seal(self, first: int, last: int) -> MessageRef | None:
        """Why one of the decisions from one to before another stands; None if all could be taken back."""
        events = self.record.by_decision()
        for n in range(first, last):
            if n not in self._sealed:
                player, _, code = self.way[n]
                self._sealed[n] = sealed_by(self.copy(n), player, code, events[n])
            if self._sealed[n] is not None:
                return self._sealed[n]
        return None

    def _seen(self, player: int, first: int, last: int) -> MessageRef | None:
        """That one of the decisions stands since this player has seen something hidden by it, or since others have by a
        decision of this player; who else has seen something, they need not know."""
        why, events = self._seal(first, last), self.record.by_decision()
        if why is None or why.id != "undo-seen":
            return None
        sealed = next(n for n in range(first, last) if self._sealed[n] is not None)
        learned = {seat for event in events[sealed] if not event.secret for seat in event.learned}
        if player in learned:
            return say("undo-seen-you")
        return say("undo-seen-others") if learned and self.way[sealed][0] == player else None

    def _drop(self, player: int, count: int) -> None:
        """Leaves out a player's last answers in the secret block that is open; the others give theirs again."""
        first = self.now - answers(self.match)
        mine = [n for n in range(first, self.now) if self.way[n][0] == player][-count:] if count else []
        if not mine:
            return
        why = next(filter(None, (self._seal(n, n + 1) for n in mine)), None)
        if why is not None:
            raise Refused(why)
        way, journal = self.way[:], self.journal
        self.journal = None  # for which all of this is one step: what others have answered is never lost on the way
        try:
            self.at(mine[0])
            self.forget()
            for n in range(mine[0], len(way)):
                if n not in mine:
                    self.pick(way[n][0], way[n][2])
            if journal is not None:
                journal.instead(mine[0], self.match)
        except BaseException:
            self.at(mine[0])
            self.forget()
            self.way = way
            self.at(len(way))
            raise
        finally:
            self.journal = journal
