"""A line in a terminal, by prompt_toolkit: edited, called back, and completed with the tabulator."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from os.path import commonprefix

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input.typeahead import get_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

from .completing import AHEAD
from .reading import Completions
from .stopping import Stopped

#: lines below the one that is typed for what it can be completed to, where there is room
_MENU = 8


class Editor:
    def __init__(self) -> None:
        output = create_output()
        if isinstance(output, Vt100_Output):
            # the answer of the terminal to where the cursor is would come among what was typed ahead
            output.enable_cpr = False
        self._session: PromptSession[str] = PromptSession(
            output=output, key_bindings=_keys(), complete_while_typing=False, enable_suspend=True
        )
        self.forget()

    def line(self, prompt: str, completions: Completions) -> str:
        room = min(_MENU, self._session.output.get_size().rows - 2)
        return self._session.prompt(prompt, completer=_Names(completions), reserve_space_for_menu=max(room, 0))

    def forget(self) -> None:
        self._session.history = self._session.default_buffer.history = InMemoryHistory()
        self._session.default_buffer.reset()

    def keys_ahead(self) -> str:
        """All keys that came together with the end of a line; they are gone then."""
        return "".join(key.data for key in get_typeahead(self._session.input))


class _Names(Completer):
    def __init__(self, completions: Completions):
        self.completions = completions

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        begun = _begun(document)
        return [Completion(name, -len(begun)) for name in self.completions(begun)]


def _begun(document: Document) -> str:
    """What is typed of the last of several answers in one line."""
    return document.text_before_cursor.rpartition(AHEAD)[2]


def _keys() -> KeyBindings:
    keys = KeyBindings()

    @keys.add("tab")
    def complete(event: KeyPressEvent) -> None:
        """At once, as far as it is clear, whatever is typed next; several names are shown below the line."""
        buffer = event.current_buffer
        if buffer.complete_state is not None:
            buffer.complete_next()
            return
        begun = _begun(buffer.document)
        found = [one.text for one in buffer.completer.get_completions(buffer.document, CompleteEvent())]
        common = commonprefix(found)
        if len(found) == 1 or len(common) > len(begun):
            buffer.delete_before_cursor(len(begun))
            buffer.insert_text(common)
        elif found:
            buffer.start_completion()

    @keys.add("c-\\")
    def stop(event: KeyPressEvent) -> None:
        event.app.exit(exception=Stopped(getattr(signal, "SIGQUIT", signal.SIGTERM)))

    @keys.add("c-r")
    @keys.add("c-s")
    def search(event: KeyPressEvent) -> None:
        """Nothing: it would be asked for in words of the library."""

    return keys
