"""The table as one person sees it: whose turn it is, the board, what everybody has, what has just happened.

    out = console()
    out.print(screen(spoken, view(match, seat), seat, log=spoken.log(events), header=head, about=spoken.grid(pc),
                     width=out.width, height=out.height - room))

`seen` is the view of that person and nothing else, so that nothing hidden can be drawn. What comes back fits into
`width` and, as far as it can be told at all, into `height` lines: the caller keeps as much room as the question needs.
Of `log` the last sentences are shown that fit. `about` is the grid a decision is about, if it is about one: it is drawn
large.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .position import drawing, holdings

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..interpreter.text.prompts import Prompts


def screen(
    spoken: Prompts,
    seen: dict[str, Any],
    seat: int,
    *,
    log: Sequence[str] = (),
    header: str = "",
    about: str = "",
    width: int = 100,
    height: int = 30,
) -> RenderableType:
    from rich.console import Group
    from rich.text import Text

    there = seen["grids"].get(about, [])
    laid = there.get(seen["you"], []) if isinstance(there, dict) else there
    lines = [Text(line, "dim") for line in log[-6:]]
    lines += [Text(line) for line in (*holdings(spoken, seen), *drawing(spoken, about, laid))]
    return Group(*([Text(header, "bold")] if header else []), *lines)
