"""From YAML text to nodes that know their place: what is right is read quickly, anything else with care.

The quick parser is libyaml. Where it finds nothing to say, and the text has nothing that other readers may understand
differently, its events are those of the careful one, word by word and place by place (`tests/loading/test_reader.py`
compares them). Whatever is wrong is told by the careful one alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from yaml import YAMLError

from ..diagnostics.problems import Problem
from .files import check_text
from .tree import Node
from .yaml_nodes import Builder

try:
    from yaml.cyaml import CParser
except ImportError:  # made where there is no libyaml: everything is read with care
    CParser = None

#: where a tab may stand parsers do not agree, nor whether a colon right behind a quoted text begins a value, nor how
#: often a document may end
_DOUBTFUL = re.compile(r"\t|[\"']:[^\s]|^(---|\.\.\.)", re.MULTILINE)


class _Unsure(Exception):
    """Something that parsers read in more than one way."""


def read_yaml(text: str, file: str) -> tuple[Node | None, list[Problem]]:
    """The document of `text`, and what is wrong with it. No node if a part of the document was lost."""
    problems = check_text(text, file)
    if problems:
        return None, problems
    node = read_quickly(text, file)
    if node is not None:
        return node, []
    from .careful_reader import read_carefully  # takes its time to import, and mostly nothing is wrong

    return read_carefully(text, file)


def read_quickly(text: str, file: str) -> Node | None:
    """The document, if nothing is wrong with it as far as can be seen."""
    builder = Builder(file, text.split("\n"))
    try:
        node = builder.build(_parsed(text))
    except (YAMLError, ValueError, _Unsure):
        return None
    return None if builder.problems else node


def _parsed(text: str) -> Iterator[Any]:
    if CParser is None or _DOUBTFUL.search(text):
        raise _Unsure
    parser = CParser(text)
    while parser.check_event():
        event = parser.get_event()
        if type(event).__name__ == "ScalarEvent" and event.style in ("|", ">"):  # nor about all that is indented
            if not _is_plain_block(event, text.split("\n")):
                raise _Unsure
        yield event


def _is_plain_block(event: Any, lines: list[str]) -> bool:
    """A text of several lines of which none is blank and all begin at the same place, and behind it something that
    begins before them."""
    first = event.start_mark.line + 1
    head = lines[first - 1][event.start_mark.column :]
    indent = len(lines[first]) - len(lines[first].lstrip()) if first < len(lines) else 0
    if head not in (">-", "|-") or not indent:
        return False
    last = first
    while last < len(lines) and lines[last].startswith(" " * indent):
        last += 1
    words = [line[indent:] for line in lines[first:last]]
    if not words or any(not line.strip() or line != line.strip() or line.startswith("#") for line in words):
        return False
    behind = lines[last].strip() if last < len(lines) else ""
    if behind.startswith("#") or not behind and lines[last:] not in ([], [""]):
        return False
    return bool(event.value == (" " if event.style == ">" else "\n").join(words))
