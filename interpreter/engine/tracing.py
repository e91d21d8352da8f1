"""For which card or place something is written: found from the function that writes it, while it runs.

    tracing = Tracing(program)
    tracing.cause(state, frame, bottom)     # the innermost thing whose text or ability is carried out; NO_CAUSE if none

Statements keep what they are done for (`Stmt.cause`); every line of a printed function is one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FrameType

from ..compiling.compiler import Program
from ..lowering.causes import NO_CAUSE
from ..plan import nodes as n
from ..plan import python


class Tracing:
    """Of one program, line by line of its functions, as they come up."""

    def __init__(self, program: Program):
        self.namespace, self.definitions = program.namespace, program.metering.definitions
        #: by name of a function; to tell code apart by what it does would take longer than to run it
        self._lines: dict[str, Sequence[n.Expr | None]] = {}

    def cause(self, state: Sequence[int], frame: FrameType | None, bottom: FrameType | None) -> int:
        """What is written in `frame` or in what calls it, up to `bottom`."""
        while frame is not None and frame is not bottom:
            if frame.f_globals is self.namespace:
                code = frame.f_code
                lines = self._lines.get(code.co_name)
                lines = self.lines(code.co_name) if lines is None else lines
                line = (frame.f_lineno or code.co_firstlineno) - code.co_firstlineno  # some of Python's own have none
                found = lines[line] if lines else None
                if found is not None:
                    return value(found, state, frame)
            frame = frame.f_back
        return NO_CAUSE

    def lines(self, name: str) -> Sequence[n.Expr | None]:
        made = self.definitions.get(name)
        self._lines[name] = python.causes(made) if isinstance(made, n.Function) else ()
        return self._lines[name]


def value(cause: n.Expr, state: Sequence[int], frame: FrameType) -> int:
    """The thing: known, kept in a slot, or handed to the function."""
    if isinstance(cause, n.Number):
        return cause.value
    if isinstance(cause, n.Var):
        found = frame.f_locals.get(cause.name, NO_CAUSE)
        return found if isinstance(found, int) else NO_CAUSE
    assert isinstance(cause, n.Slot) and isinstance(cause.at, n.Number)
    return state[cause.at.value]
