"""How nodes of checked rules are declared: frozen records, told apart by what they are and not by what they hold.

Like all records they are made without what costs much at every start (`diagnostics/records.py`): it is the type checker
that refuses changes, and `tests/language/test_nodes.py`, which looks at games being made.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeVar, dataclass_transform

from ..diagnostics.records import bare

T = TypeVar("T")
#: every kind of node, wherever it is declared
KINDS: set[type] = set()


@dataclass_transform(eq_default=False, frozen_default=True, field_specifiers=(field,))
def node(cls: type[T]) -> type[T]:
    made = bare(cls)
    KINDS.add(made)
    return made
