"""For which card or place, and in which rule, something is written: found from the function that writes it, as it runs.

    tracing = Tracing(program)
    tracing.origin(state, frame, bottom)    # the innermost thing whose text or ability is carried out, and that of
                                            # several for each of which it is done; NO_CAUSE if there is none; and the
                                            # rules that are called for it, from the outside in

Statements keep what they are done for (`Stmt.cause`) and which rules they call (`Stmt.rules`), loops whether it may be
told for which of their things something is done (`ForEach.told`); every line of a printed function is one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FrameType

from ..compiling.compiler import Program
from ..lowering.causes import NO_CAUSE
from ..plan import nodes as n
from ..plan import python

#: what something is done for, the one of several for each of which it is done, and the rules that are called for it
Origin = tuple[int, int, tuple[str, ...]]
NO_ORIGIN: Origin = (NO_CAUSE, NO_CAUSE, ())


class Tracing:
    """Of one program, line by line of its functions, as they come up."""

    def __init__(self, program: Program):
        self.namespace, self.definitions = program.namespace, program.metering.definitions
        #: by name of a function; to tell code apart by what it does would take longer than to run it
        self._lines: dict[str, Sequence[python.Origin]] = {}

    def origin(self, state: Sequence[int], frame: FrameType | None, bottom: FrameType | None) -> Origin:
        """What is written in `frame` or in what calls it, up to `bottom`."""
        cause: int | None = None
        each: int | None = None
        called: tuple[str, ...] = ()
        while frame is not None and frame is not bottom:
            if frame.f_globals is self.namespace:
                code = frame.f_code
                lines = self._lines.get(code.co_name)
                lines = self.lines(code.co_name) if lines is None else lines
                line = (frame.f_lineno or code.co_firstlineno) - code.co_firstlineno  # some of Python's own have none
                done_for, done_for_each, rules = lines[line] if lines else python.NO_ORIGIN
                called = rules + called
                if cause is None and done_for is not None:
                    cause = value(done_for, state, frame)
                if each is None and done_for_each is not None:
                    each = value(done_for_each, state, frame)
            frame = frame.f_back
        return NO_CAUSE if cause is None else cause, NO_CAUSE if each is None else each, called

    def lines(self, name: str) -> Sequence[python.Origin]:
        made = self.definitions.get(name)
        self._lines[name] = python.origins(made) if isinstance(made, n.Function) else ()
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
