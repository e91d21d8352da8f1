"""What click says by itself ("Usage:", "No such option ...") in the language of whoever reads it.

Click asks gettext for each of its sentences; here it is answered from translations/<locale>/help.ftl. A sentence that
is not in the table, of another version of click, stays as click wrote it.
"""

from __future__ import annotations

import re
from gettext import ngettext
from types import ModuleType
from typing import Any

from click import core, exceptions, formatting, parser, types

from .words import say

#: click's sentence -> our message; of two for one and for many, the one for many
SENTENCES = {
    "Usage:": "help-usage",
    "Options": "help-options",
    "Commands": "help-commands",
    "default: {default}": "help-default",
    "required": "help-required",
    "Error: {message}": "cli-error",
    "Aborted!": "cli-interrupted",
    "Try '{command} {option}' for help.": "help-try",
    "Invalid value: {message}": "help-invalid",
    "Invalid value for {param_hint}: {message}": "help-invalid-for",
    "Missing argument": "help-missing-argument",
    "Missing option": "help-missing-option",
    "Missing command.": "help-missing-command",
    "No such option {name!r}.": "help-no-option",
    "No such option: {name}": "help-no-option",
    "No such command {name!r}.": "help-no-command",
    "(Did you mean one of: {possibilities}?)": "help-possibilities",
    "(Possible options: {possibilities})": "help-possibilities",
    "Option {name!r} does not take a value.": "help-no-value",
    "Option {name!r} requires {nargs} arguments.": "help-needs-value",
    "Got unexpected extra arguments ({args})": "help-too-many",
    "Choose from:\n\t{choices}": "help-choose",
    "{value!r} is not one of {choices}.": "help-not-one-of",
    "{value!r} is not a valid {number_type}.": "help-no-number",
    "{value} is not in the range {range}.": "help-not-in-range",
    "{name} {filename!r} does not exist.": "help-not-there",
    "{name} {filename!r} is a file.": "help-is-file",
    "{name} {filename!r} is a directory.": "help-is-folder",
    "{name} {filename!r} is not readable.": "help-not-readable",
    "{name} {filename!r} is not writable.": "help-not-writable",
}
_FIELD = re.compile(r"\{(\w+)[^{}]*\}")


def said(sentence: str) -> str:
    """The sentence with its fields left open: click fills them in."""
    return _open(SENTENCES[sentence], sentence) if sentence in SENTENCES else sentence


def counted(one: str, many: str, n: int) -> str:
    return _open(SENTENCES[many], many, n=n) if many in SENTENCES else ngettext(one, many, n)


def _open(id: str, sentence: str, **more: Any) -> str:
    fields: dict[str, Any] = {field[1]: field[0] for field in _FIELD.finditer(sentence)}
    return say(id, **fields, **more)


def speak_for_click() -> None:
    modules: list[ModuleType] = [core, exceptions, formatting, parser, types]
    for module in modules:
        for name, ours in (("_", said), ("ngettext", counted)):
            if hasattr(module, name):
                setattr(module, name, ours)
