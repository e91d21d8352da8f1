"""A limit that only what would never end goes over: no test may depend on how quick or how busy a machine is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

#: what is waited for comes within fractions of a second; until then this many may pass before it is given up
PATIENCE = 120.0
#: seconds of the processor: some twenty times of what the longest answer takes
_AT_MOST = 30.0


@contextmanager
def in_time(most: float = _AT_MOST) -> Iterator[None]:
    """What is done inside grows with what it is given, and no quicker. `most` is a wide multiple of what it takes."""
    start = time.process_time()
    yield
    assert time.process_time() - start < most
