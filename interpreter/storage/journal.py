"""The file of a game that is being played: every decision is on the disk before it counts.

    journal = Journal.create(path, match, seats)        # a new file; `seats`: who decides for whom (records.Seat)
    journal, record = Journal.reopen(path)              # goes on with a file; `saves.played(record, rules)` plays it
    timeline.journal = journal                          # from now on the timeline writes into it
    journal.close(timeline.match)                       # ended in good order

A file belongs to one process at a time. What cannot be written is refused, and the file stays as it was before. Whoever
deletes, changes or replaces the file meanwhile takes nothing away (`holding`); `journal.news()` tells of it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..diagnostics.problems import MessageRef, Refused, say
from ..diagnostics.system_errors import system_reason
from .held_file import Held, lock, opened, sync_folder
from .save_records import (
    NOTED,
    Chain,
    Record,
    Seat,
    anew,
    decision,
    decisions,
    going_back,
    opening,
    read_record,
    save_bytes,
    standing,
)

if TYPE_CHECKING:
    from ..engine.match import Match

#: the check value of the last line, and how many decisions stand after it
Last = tuple[str, int]


class Journal:
    def __init__(self, held: Held[Last]):
        self._held = held

    @property
    def path(self) -> Path:
        """Where the game is: another file than in the beginning, if somebody put something else there."""
        return self._held.path

    def news(self) -> list[MessageRef]:
        """What others did to the file and what became of it, since this was last asked."""
        told, self._held.news = self._held.news, []
        return told

    @classmethod
    def create(cls, path: str | os.PathLike[str], match: Match, seats: Iterable[Seat] = ()) -> Journal:
        """Begins a file with the game as it stands. A file that is there already is never overwritten."""
        path = Path(path)
        try:
            held = Held.create(path, ("", 0))
        except FileExistsError:
            raise Refused(say("journal-exists", file=str(path))) from None
        except (OSError, ValueError) as failure:
            raise Refused(say("journal-not-begun", file=str(path), why=system_reason(failure))) from None
        journal = cls(held)
        try:
            journal._write(
                lambda chain: "".join([*opening(match, seats, chain), *decisions(match, chain)]), len(match.history)
            )
        except BaseException as failure:
            held.close()
            with suppress(OSError):
                path.unlink()
            if isinstance(failure, Refused) and failure.said.id == "journal-not-written":
                why = str(dict(failure.said.parts)["why"])
                raise Refused(say("journal-not-begun", file=str(path), why=why)) from None
            raise
        sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: str | os.PathLike[str]) -> tuple[Journal, Record]:
        """Reads a file to go on with it. A last line that is only half there is cut off; other faults are refused."""
        path = Path(path)
        stream = opened(path, "r+b")
        try:
            lock(stream, path)
            data = save_bytes(stream)
            record = read_record(data)
            if record.fault is not None:
                raise Refused(record.fault)
            last = (record.last, record.decisions)
            return cls(Held(path, stream, last, data[: record.size], data[record.size :])), record
        except BaseException:
            stream.close()
            raise

    # ---- writing
    def took(self, match: Match) -> None:
        """The last decision of a match."""
        now = len(match.history)

        def lines(chain: Chain) -> str:
            line = decision(match, now, chain)
            return line + standing(match, chain) if now % NOTED == 0 else line

        self._write(lines, now)

    def back(self, number: int) -> None:
        """The game goes on from where so many decisions had been made."""
        self._write(lambda chain: going_back(number, chain), number)

    def instead(self, number: int, match: Match) -> None:
        """The same, and what was decided from there on, which has been decided before."""
        now = len(match.history)

        def lines(chain: Chain) -> str:
            again = (decision(match, n, chain) for n in range(number + 1, now + 1))
            return going_back(number, chain) + "".join(again)

        self._write(lines, now)

    def anew(self, match: Match) -> None:
        """Everything that was decided once more, in a file of an earlier version that is gone on with."""
        self._write(lambda chain: anew(match, chain), len(match.history))

    def close(self, match: Match) -> None:
        """Ends the file in good order. Where a decision was being made and is not in it, the file just stops.

        Refused if what was decided is not there any more and cannot be written again.
        """
        if self._held.closed:
            return
        try:
            if len(match.history) == self._held.note[1]:
                self._write(lambda chain: standing(match, chain, end=True), self._held.note[1])
            elif not self._held.whole():
                self._held.add(b"", self._held.note)
        except Refused as refused:
            if not self._held.whole():
                why = str(dict(refused.said.parts).get("why", refused))
                raise Refused(say("journal-lost", file=str(self.path), why=why)) from None
        finally:
            self._held.close()

    def _write(self, lines: Callable[[Chain], str], decisions: int) -> None:
        """Adds lines, after which so many decisions stand."""
        chain = Chain(self._held.note[0])
        data = lines(chain).encode("utf-8", "surrogatepass")
        self._held.add(data, (chain.last, decisions))
