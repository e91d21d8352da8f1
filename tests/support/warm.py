"""The command in processes of their own that begin with everything imported: what most of its start-up is spent on.

A process stands ready that has imported all modules and done nothing else; each command is a copy of it, with its own
arguments, environment, streams and signals, and ends as any other process. Tests of the start-up itself start Python.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import importlib
import json
import os
import pkgutil
import runpy
import signal
import socket
import subprocess
import sys
import termios
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from support.limits import PATIENCE

_STREAMS = 3
#: arguments and an environment are far smaller
_LARGEST = 1 << 17
#: what the command imports of others, only where it is needed
_OTHERS = ("prompt_toolkit.shortcuts", "fluent.syntax", "rich.progress", "jsonschema")


class Command:
    """`python -m spielwerk.cli ARGS`, with these `streams` as its input, output and errors."""

    def __init__(self, args: Sequence[str], env: Mapping[str, str], streams: tuple[int, int, int]):
        self.pid = _ask({"args": args, "env": dict(env), "cwd": os.getcwd()}, streams)

    def wait(self) -> int:
        """The status with which it ends; as of a subprocess, negative if a signal ended it."""
        return os.waitstatus_to_exitcode(_ask({"wait": self.pid}))


def _ask(order: Mapping[str, object], streams: Sequence[int] = ()) -> int:
    channel = _server()
    socket.send_fds(channel, [json.dumps(order).encode() + b"\n"], streams)
    return int(_heard(channel)[0])


def _heard(channel: socket.socket) -> tuple[bytes, list[int]]:
    """A line, and the streams that come with it; an empty one if there is nobody any more."""
    line, streams, _, _ = socket.recv_fds(channel, _LARGEST, _STREAMS)
    while line and not line.endswith(b"\n"):
        more = channel.recv(_LARGEST)
        line = line + more if more else b""
    return line, streams


@cache
def _server() -> socket.socket:
    """Our end of the line to the process that stands ready; it ends when nobody holds this any more."""
    ours, its = socket.socketpair()
    ours.settimeout(PATIENCE)
    path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    call = [sys.executable, "-m", "support.warm", str(its.fileno())]
    process = subprocess.Popen(call, pass_fds=[its.fileno()], env={**os.environ, "PYTHONPATH": path})
    its.close()
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


def _serve(channel: socket.socket) -> None:
    for name in (*_own_modules(), *_OTHERS):
        importlib.import_module(name)
    gc.freeze()
    while True:
        line, streams = _heard(channel)
        if not line:
            return
        order = json.loads(line)
        if "wait" in order:
            channel.sendall(b"%d\n" % os.waitpid(order["wait"], 0)[1])
            continue
        if not (pid := os.fork()):
            channel.close()
            _become(order["args"], order["env"], order["cwd"], streams)
            return
        channel.sendall(b"%d\n" % pid)
        for stream in streams:
            os.close(stream)


def _own_modules() -> Iterator[str]:
    for room in ("cli", "interpreter"):
        package = importlib.import_module(f"spielwerk.{room}")
        yield from (module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))


def _become(args: list[str], env: dict[str, str], cwd: str, streams: list[int]) -> None:
    """Runs the command here, as a process that was started with these."""
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    os.closerange(_STREAMS, max(streams) + 1)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # its keys send signals
    # none is ignored as in the background or under `nohup`
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.path[:0] = ["", *filter(None, env.get("PYTHONPATH", "").split(os.pathsep))]
    sys.stdin = open(0, encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stdout = open(1, "w", encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)
    sys.argv = ["spielwerk", *args]
    runpy.run_module("spielwerk.cli", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
