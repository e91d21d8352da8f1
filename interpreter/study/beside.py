"""Questions answered by a copy of this process while this one goes on: to whoever waits, both take the time of one.

Only where a process can be copied as it is (Linux, before any thread was started) and there is a second processor.
A question that the copy did not answer is answered by whoever asks: it changes nothing but the time.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

_YES, _NO = b"y", b"n"


class Copy:
    """A process that answers questions in their order, each by yes or no."""

    def __init__(self, pid: int, answers: int):
        self._pid = pid
        self._answers = answers
        self._heard: list[bytes] = []

    def says(self, question: int) -> bool:
        """Waits for an answer; false also if there is none."""
        while len(self._heard) <= question:
            answer = os.read(self._answers, 1)
            if not answer:
                return False
            self._heard.append(answer)
        return self._heard[question] == _YES

    def end(self) -> None:
        os.close(self._answers)
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)


@contextmanager
def asked(questions: Sequence[Callable[[], bool]]) -> Iterator[Callable[[int], bool]]:
    """Gives what tells whether the answer to a question is yes, as far as that is known. Inside, a copy of this process
    answers them; what it does not get to is left undone."""
    copy = _copy(questions) if questions and _can_copy() else None
    if copy is None:
        yield lambda question: False
        return
    try:
        yield copy.says
    finally:
        copy.end()


def _can_copy() -> bool:
    return sys.platform == "linux" and threading.active_count() == 1 and len(os.sched_getaffinity(0)) > 1


def _copy(questions: Sequence[Callable[[], bool]]) -> Copy | None:
    answers, told = os.pipe()
    try:
        pid = os.fork()
    except OSError:  # no more processes for this user
        os.close(answers)
        os.close(told)
        return None
    if pid:
        os.close(told)
        return Copy(pid, answers)
    try:  # whatever happens, a copy does not go on with what its parent does, nor writes what that has begun to write
        for question in questions:
            os.write(told, _YES if question() else _NO)
    finally:
        os._exit(0)
