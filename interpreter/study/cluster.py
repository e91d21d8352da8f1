"""Work shared with other machines: a scheduler of Dask hands the parts of a series to its workers.

Workers have Spielwerk themselves, the same version; the files of a game come with the order, and a worker that makes
other rules of them refuses. The parts come back in their order, whoever played them: the figures are those of one
process. What a worker had begun when it was lost is given to another one.
"""

from __future__ import annotations

import logging
import re
import tempfile
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from itertools import islice
from threading import Lock
from typing import Any, TypeVar
from uuid import uuid4

from ..diagnostics.cache import made_by
from ..diagnostics.problems import Refused, say
from ..diagnostics.records import record
from ..engine.rules import Rules
from ..storage.packed_files import laid_out, packed

Part = TypeVar("Part")
Done = TypeVar("Done")

_ADDRESS = re.compile(r"(\w+://)?(\[[0-9A-Fa-f:.]+\]|[^\s/:@]+):\d{1,5}")
#: whoever does not answer within so many seconds is not there
_PATIENCE = 10
#: parts asked for before the first is done, for each worker
_AHEAD = 8
#: by so many other workers a part is tried if those that had it were lost
_AGAIN = 3
#: series whose rules a worker keeps
_KEPT = 2

_begun: OrderedDict[str, Callable[[Any], Any]] = OrderedDict()
_one_at_a_time = Lock()  # a worker may have threads; rules are played by one of them


@record
class Order:
    """A series as it is sent: what begins the work, with what, and everything of the game that matters."""

    key: str
    version: str
    begin: Callable[..., Callable[[Any], Any]]
    args: tuple[Any, ...]
    pack: str
    players: int
    expansions: tuple[str, ...]
    variants: tuple[str, ...]


def version() -> str:
    """What must be the same everywhere: every line of the interpreter, and Python."""
    return made_by(("",))


class Cluster:
    """The workers of a scheduler."""

    def __init__(self, client: Any, address: str):
        self.client, self.address = client, address
        self.workers = max(1, sum(client.nthreads().values()))

    @contextmanager
    def shared(
        self, rules: Rules, begin: Callable[..., Callable[[Part], Done]], *args: Any
    ) -> Iterator[Callable[[Iterable[Part]], Iterator[Done]]]:
        """Gives a `map` as `jobs.shared` does; `begin` gets where the rules lie at the worker, and `args`."""
        pack = rules.pack
        overlays = pack.applied_expansions, pack.applied_variants
        order = Order(uuid4().hex, version(), begin, args, packed(pack), rules.players, *overlays)
        # the scheduler keeps the order itself and not a copy at a worker, which may be lost with it
        sent = self.client.submit(_same, order, key=f"spielwerk-{order.key}", pure=False)
        yield partial(self._in_order, sent)

    def _in_order(self, sent: Any, parts: Iterable[Any]) -> Iterator[Any]:
        from distributed.scheduler import KilledWorker

        left, asked = iter(parts), deque[Any]()
        ask = partial(self.client.submit, _do, sent, pure=False, retries=_AGAIN)
        try:
            asked.extend(ask(part) for part in islice(left, _AHEAD * self.workers))
            while asked:
                done = asked.popleft().result()
                asked.extend(ask(part) for part in islice(left, 1))
                yield done
        except ImportError:  # it has none of this
            raise Refused(say("cluster-version")) from None
        except (KilledWorker, CancelledError, OSError, TimeoutError):
            raise Refused(say("cluster-lost", address=self.address)) from None
        finally:
            self.client.cancel(list(asked), force=True)


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster of a scheduler (`tcp://HOST:PORT`); refuses if there is nobody to work."""
    if find_spec("distributed") is None:
        raise Refused(say("cluster-missing"))
    if not _ADDRESS.fullmatch(address):  # the library would look for it for half a minute
        raise Refused(say("cluster-unreachable", address=address))
    import distributed

    connect: Any = distributed.Client
    with _quiet():
        try:
            client = connect(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError, TypeError):
            raise Refused(say("cluster-unreachable", address=address)) from None
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            client.close(timeout=1)
            raise Refused(say("cluster-empty", address=address)) from None
        try:
            yield Cluster(client, address)
        finally:
            client.close(timeout=2)


@contextmanager
def _quiet() -> Iterator[None]:
    """What goes wrong is said by us, once."""
    logs = [logging.getLogger(name) for name in ("distributed", "tornado")]
    before = [log.level for log in logs]
    for log in logs:
        log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for log, level in zip(logs, before, strict=True):
            log.setLevel(level)


# ---- at a worker
def _same(order: Order) -> Order:
    return order


def _do(order: Order, part: Any) -> Any:
    with _one_at_a_time:
        if order.key not in _begun:
            _begun[order.key] = _made(order)
            while len(_begun) > _KEPT:
                _begun.popitem(last=False)
        return _begun[order.key](part)


def _made(order: Order) -> Callable[[Any], Any]:
    from .simulate import Spec

    if order.version != version():
        raise Refused(say("cluster-version"))
    with tempfile.TemporaryDirectory(prefix="spielwerk-") as place:
        spec = Spec(laid_out(order.pack, place), order.players, order.expansions, order.variants)
        return order.begin(spec, *order.args)
