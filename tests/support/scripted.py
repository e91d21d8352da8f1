"""Games in processes that can be killed: every decision is said aloud once it is confirmed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator

from spielwerk.interpreter import Match, Timeline, load
from spielwerk.interpreter.storage.journal import Journal


def choice(match: Match) -> tuple[int, int]:
    """What is decided next; it depends on nothing but the number of decisions before. `no` makes games longer."""
    now, owed = len(match.history), match.owed()
    player, _, codes = owed[now * 5 % len(owed)]
    return player, codes[-1] if codes[-1] < 0 else codes[now * 7 % len(codes)]


def tell(line: object) -> None:
    """In one piece: who is killed between two pieces of a line leaves half of it for others to go on with."""
    os.write(1, f"{line}\n".encode())


def play(timeline: Timeline) -> Iterator[int]:
    """To the end; every decision once it is confirmed."""
    while not timeline.match.over:
        timeline.pick(*choice(timeline.match))
        yield timeline.now


def begin(game: str, file: str) -> None:
    timeline = Timeline(load(game, 3).start(4))
    timeline.journal = Journal.create(file, timeline.match)
    tell(0)
    for decision in play(timeline):
        tell(decision)
    timeline.journal.close(timeline.match)


if __name__ == "__main__":
    # A process for each file, so that only one has to load everything. It is killed from here, when that is asked for:
    # until it has been waited for, its number cannot be that of somebody else.
    for file in sys.argv[2:]:
        child = os.fork()
        if not child:
            begin(sys.argv[1], file)
            os._exit(0)
        sys.stdin.readline()
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        tell("over")
