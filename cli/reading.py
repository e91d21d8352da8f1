"""What a person types: a line that can be edited, called back and completed in a terminal, elsewhere just a line.

In a terminal only what is typed after a question was shown answers it; a pipe or a file has its answers ready.
The library that edits lines takes a tenth of a second to import, so it is imported when somebody is really asked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from . import typeahead
from .lines import show, wrapped
from .output import console
from .stopping import stoppable
from .words import say

if TYPE_CHECKING:
    from .line_editor import Editor

#: by what was typed, what it can be completed to
Completions = Callable[[str], list[str]]


@dataclass(slots=True)
class _Keyboard:
    """What edits lines, once somebody was asked."""

    editor: Editor | None = None
    #: what was put in together with the last line, behind it
    behind: str = ""


_KEYBOARD = _Keyboard()


def read(prompt: str = "> ", completions: Completions = lambda begun: [], fresh: bool = True) -> str:
    """A line without what cannot be seen. EOFError: nothing more comes; KeyboardInterrupt: somebody wants to stop.

    `fresh`: what was typed before is no answer; it may be one where nothing is decided.
    """
    with stoppable():
        if fresh:
            tell_not_taken()
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
    # of lines that were put in together the first is the answer; a key without a letter says nothing
    first, *behind = answer.strip().splitlines() or [""]
    _KEYBOARD.behind = "".join(f"{line}\n" for line in behind)
    return "".join(c for c in first if c.isprintable()).strip()


def not_taken() -> str:
    """Throws away what was typed up to now; a sentence about it, nothing if nothing was."""
    editor, behind = _KEYBOARD.editor, _KEYBOARD.behind
    _KEYBOARD.behind = ""
    keys = behind + (editor.keys_ahead() if editor is not None else "") + typeahead.pressed_early()
    found = typeahead.lines(keys)
    return say("cli-play-typed-ahead", n=found) if found else ""


def tell_not_taken() -> None:
    told = not_taken()
    show(wrapped(told, console().width) if told else [])


def forget() -> None:
    """What was typed can no longer be called back: somebody else sits here now."""
    if _KEYBOARD.editor is not None:
        _KEYBOARD.editor.forget()


def hold_back() -> None:
    """What was typed up to now answers nothing that is shown next; below the next question it is told as not taken."""
    editor = _KEYBOARD.editor
    keys = (editor.keys_ahead() if editor is not None else "") + typeahead.pressed_early()
    if keys.strip():  # to turn a page too early is not worth telling
        _KEYBOARD.behind += keys


def _editor() -> Editor:
    if _KEYBOARD.editor is None:
        from .line_editor import Editor

        _KEYBOARD.editor = Editor()
    return _KEYBOARD.editor
