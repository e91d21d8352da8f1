"""Runs cases in this process and says what is wrong: a traceback, another exit status, too much time or memory.

`python tests/fuzzing/run.py packs --first 0 --cases 1000` runs some of them, `--keep FOLDER` leaves the last one there.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).parents[1]))

from click.testing import CliRunner, Result  # noqa: E402 - started as a program, only now are the tests found
from fuzzing.cases import KINDS, Command, case  # noqa: E402
from spielwerk.cli.main import cli  # noqa: E402

#: seconds of the processor, and megabytes more than before
SECONDS, MEGABYTES = 2.0, 300
#: until what plays is given up: only what would never end takes so long
ENDLESS = 20.0
GOOD = (0, 1)


@dataclass(frozen=True, slots=True)
class Find:
    kind: str
    number: int
    command: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind} {self.number}: {self.command}: {self.what}"


@dataclass(slots=True)
class Report:
    cases: int = 0
    finds: list[Find] = field(default_factory=list)
    #: how often each command ended with which status: a series in which everything is refused tests little
    answers: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        answers = ", ".join(f"{answer}: {n}" for answer, n in sorted(self.answers.items()))
        return "\n\n".join([*map(str, self.finds), f"{self.cases} cases, {len(self.finds)} finds ({answers})"])


class TooLong(BaseException):
    """Not an Exception: nobody on the way is to take it for a mistake of theirs."""


def _too_long(signal_number: int, frame: FrameType | None) -> None:
    raise TooLong("".join(traceback.format_stack(frame)[-6:]))


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    before = signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def peak() -> float:
    """The most this process has held since the last time, in megabytes; 0 where the system does not tell."""
    status, forget = Path("/proc/self/status"), Path("/proc/self/clear_refs")
    try:
        most = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        forget.write_text("5")
    except (OSError, StopIteration):
        return 0.0
    return int(most.split()[1]) / 1024


def answer(command: Command) -> tuple[int, str]:
    """How it ended, and what is wrong with that; empty if nothing is."""
    start, _, before = time.process_time(), peak(), peak()
    try:
        with limited(ENDLESS):
            result = CliRunner().invoke(cli, list(command.words), input=command.typed, prog_name="spielwerk")
    except TooLong as late:
        return -1, f"no end after {ENDLESS} s\n{late}"
    took, held = time.process_time() - start, peak() - before
    return result.exit_code, wrong(command, result, took, held)


def wrong(command: Command, result: Result, took: float, held: float) -> str:
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        return "".join(traceback.format_exception(result.exception))
    if result.exit_code not in GOOD:
        return f"status {result.exit_code}: {result.output[-300:]}"
    if "Traceback" in result.output or "\x1b[2J" in result.output:
        return f"a traceback, or what clears a screen: {result.output[-300:]}"
    if result.exit_code and not result.output.strip():
        return "refused without a word"
    if took > SECONDS and not command.plays:
        return f"took {took:.1f} s"
    return f"held {held:.0f} MB more" if held > MEGABYTES else ""


def run(kind: str, number: int, folder: Path, report: Report) -> None:
    """One case: its commands one after the other, up to the first answer that is wrong."""
    report.cases += 1
    commands, what = case(kind, number, folder), ""
    with suppress(StopIteration):
        command = next(commands)
        while not what:
            status, what = answer(command)
            report.answers[f"{command.words[0]} {status}"] += 1
            if what:
                report.finds.append(Find(kind, number, " ".join(command.words[:2]), what))
            command = commands.send(status)


def series(
    kinds: Sequence[str], first: int, cases: int, seconds: float = float("inf"), folder: Path | None = None
) -> Report:
    """So many cases of these kinds in turn, or as many as there is time for."""
    report, until = Report(), time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as made:
        for number in range(first, first + cases):
            run(kinds[number % len(kinds)], number, (folder or Path(made)) / "case", report)
            if time.monotonic() > until:
                break
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS])
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    print(series(asked.kinds or [*KINDS], asked.first, asked.cases, folder=asked.keep))


if __name__ == "__main__":
    main()
