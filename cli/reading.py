"""What a person types: a line that can be edited, called back and completed in a terminal, elsewhere just a line.

The library for that takes a tenth of a second to import, so it is imported when somebody is really asked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from .completing import AHEAD
from .output import console
from .stopping import stoppable

if TYPE_CHECKING:
    from .line_editor import Editor

#: by what was typed, what it can be completed to
Completions = Callable[[str], list[str]]


@dataclass(slots=True)
class _Keyboard:
    """What edits lines, once somebody was asked."""

    editor: Editor | None = None


_KEYBOARD = _Keyboard()


def read(prompt: str = "> ", completions: Completions = lambda begun: []) -> str:
    """A line without what cannot be seen. EOFError: nothing more comes; KeyboardInterrupt: somebody wants to stop."""
    with stoppable():
        if sys.stdin.isatty() and sys.stdout.isatty() and not console().is_dumb_terminal:
            answer = _editor().line(prompt, completions)
        else:
            click.echo(prompt, nl=False)
            try:
                answer = input()
            except EOFError:
                click.echo()  # what is said then has a line of its own
                raise
    if not sys.stdin.isatty():
        click.echo()  # nobody pressed a key that would have ended the line
    # lines that were put in together are answers one after the other; a key without a letter says nothing
    return "".join(c for c in AHEAD.join(answer.splitlines()) if c.isprintable()).strip()


def forget() -> None:
    """What was typed can no longer be called back: somebody else sits here now."""
    if _KEYBOARD.editor is not None:
        _KEYBOARD.editor.forget()


def key_ahead() -> str:
    """The first of the keys that were pressed behind the last line, if the library has them already."""
    return _KEYBOARD.editor.key_ahead() if _KEYBOARD.editor is not None else ""


def _editor() -> Editor:
    if _KEYBOARD.editor is None:
        from .line_editor import Editor

        _KEYBOARD.editor = Editor()
    return _KEYBOARD.editor
