"""Games in processes that can be killed: every decision is said aloud once it is confirmed."""

from __future__ import annotations

import os
import sys

from spielwerk.interpreter import Match, Timeline, load
from spielwerk.interpreter.runtime.journal import Journal


def choice(match: Match) -> tuple[int, int]:
    """What is decided next; it depends on nothing but the number of decisions before. `no` makes games longer."""
    now, owed = len(match.history), match.owed()
    player, _, codes = owed[now * 5 % len(owed)]
    return player, codes[-1] if codes[-1] < 0 else codes[now * 7 % len(codes)]


def play(timeline: Timeline) -> None:
    while not timeline.match.over:
        timeline.pick(*choice(timeline.match))
        print(timeline.now, flush=True)


def begin(game: str, file: str) -> None:
    timeline = Timeline(load(game, 3).start(4))
    timeline.journal = Journal.create(file, timeline.match)
    print(0, flush=True)
    play(timeline)
    timeline.journal.close(timeline.match)


if __name__ == "__main__":
    # a process for each file, so that only one has to load everything
    for file in sys.argv[2:]:
        child = os.fork()
        if not child:
            print(os.getpid(), flush=True)
            begin(sys.argv[1], file)
            os._exit(0)
        os.waitpid(child, 0)
        print("over", flush=True)
