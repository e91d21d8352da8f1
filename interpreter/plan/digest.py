"""The digest of a plan: the same for the same nodes, wherever they come from and however they are printed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import fields

from . import nodes as n

#: raised when the same nodes begin to mean something else: a position kept before then fits no more
MEANING = 2

_FIELDS: dict[type, tuple[str, ...]] = {}


def digest(definitions: Iterable[n.Definition]) -> str:
    kept: dict[int, str] = {}
    text = "\n".join([str(MEANING), *(_said(d, kept) for d in definitions)])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _said(value: object, kept: dict[int, str]) -> str:
    """What is said once of a node is said again wherever it stands: as long as the plan lives, no other has its id."""
    if isinstance(value, tuple):
        return f"[{','.join([_said(item, kept) for item in value])}]"
    if not isinstance(value, (n.Expr, n.Stmt, n.Function, n.Functions, n.Constant)):
        return str(value) if isinstance(value, n.Type) else repr(value)
    known = kept.get(id(value))
    if known is None:
        kind = type(value)
        if kind not in _FIELDS:
            _FIELDS[kind] = tuple(f.name for f in fields(kind) if f.name not in n.ASIDE)  # type: ignore[arg-type]
        parts = [_said(getattr(value, name), kept) for name in _FIELDS[kind]]
        known = kept[id(value)] = f"{kind.__name__}({','.join(parts)})"
    return known
