"""Work shared between processes: the parts come back in their order as soon as they are done, however many work.

Where a process can be copied as it is (Linux, before any thread was started), workers begin at once with everything
loaded. Elsewhere they start from nothing and load it themselves.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeVar

from ..diagnostics.problems import Refused, say
from ..diagnostics.sweeping import sweep_seldom

Part = TypeVar("Part")
Done = TypeVar("Done")

#: parts asked for before the first is done, for each worker. A pool that loses a worker tells all of them, one after
#: the other; if there are thousands, Python (3.11) is asked for one more meanwhile, stumbles, and nobody is told
_AHEAD = 16

#: what a copy would answer as its parent does until it has begun
_LATER = {signal.SIGINT, signal.SIGTERM}

_work: Callable[[Any], Any] | None = None  # of a worker, which does one kind of work only


@contextmanager
def shared(
    jobs: int, work: Callable[[Part], Done], begin: Callable[..., Callable[[Part], Done]], args: tuple[Any, ...]
) -> Iterator[Callable[[Iterable[Part]], Iterator[Done]]]:
    """Gives a `map` that uses so many processes; `begin(*args)` makes `work` in a process that starts from nothing.

    Enter it before anything starts a thread (a bar that moves, for one).
    """
    if jobs <= 1:
        yield partial(map, work)
        return
    copied = sys.platform == "linux" and threading.active_count() == 1
    first: tuple[Any, ...] = (work,) if copied else (None, begin, args)
    context, others = get_context("fork" if copied else "spawn"), {*active_children()}
    with _safe_path(), ProcessPoolExecutor(jobs, context, _begin, first) as pool:
        try:
            if copied:
                with _deaf():
                    pool.submit(int).result()  # now, while there is no thread yet
            yield partial(_in_order, pool, _AHEAD * jobs)
        except BaseException:  # nobody waits for what was begun: a game can take minutes
            for worker in {*active_children()} - others:
                worker.terminate()
            raise


@contextmanager
def _deaf() -> Iterator[None]:
    """Somebody who interrupts meanwhile is heard afterwards: a copy that has not begun yet must not answer."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _LATER)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _in_order(pool: ProcessPoolExecutor, ahead: int, parts: Iterable[Part]) -> Iterator[Any]:
    # not `pool.map`: interrupted, it cancels what is left, and a pool that loses its workers stumbles over that
    left = iter(parts)
    try:
        asked = deque(pool.submit(_do, part) for part in islice(left, ahead))
        while asked:
            done = asked.popleft().result()
            asked.extend(pool.submit(_do, part) for part in islice(left, 1))
            yield done
    except BrokenProcessPool:
        raise Refused(say("worker-lost")) from None


def _begin(
    work: Callable[[Any], Any] | None, begin: Callable[..., Callable[[Any], Any]] | None = None, args: Any = ()
) -> None:
    global _work
    for number in signal.valid_signals():
        if callable(signal.getsignal(number)):  # what the parent does then is not for a copy of it
            signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends its workers
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _LATER)
    sweep_seldom()
    sys.stdout = sys.stderr  # what somebody's program prints is no part of the result
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if work is None and begin is not None:
        try:
            work = begin(*args)
        except Exception as failure:  # told where the work is asked for, not by a process that dies
            work = partial(_fail, failure)
    _work = work


def _end_with_parent() -> None:
    """A parent that was killed cannot end anybody."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _fail(failure: Exception, part: object) -> None:
    raise failure


def _do(part: Any) -> Any:
    assert _work is not None
    return _work(part)


@contextmanager
def _safe_path() -> Iterator[None]:
    """Python looks for modules where one stands, first of all, when it starts a worker; not when it is told this."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before
