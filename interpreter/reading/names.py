"""Nearest names, for messages that say what was probably meant."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..diagnostics.problems import MessageRef, say
from ..packs import names


def nearest(name: str, known: Iterable[str]) -> str:
    """The most similar known name, or nothing. A name that is known, only not wanted here, is no slip of the pen."""
    if names.spent():
        return ""
    known = known if isinstance(known, Collection) else list(known)
    if name in known:
        return ""
    one = name.removesuffix("s")  # a line may speak of several, and the name is that of one
    return names.nearest(name, known) or (one != name and names.nearest(one, known)) or ""


def meant(name: str, known: Iterable[str]) -> MessageRef | None:
    """The hint `did you mean X?`, or nothing."""
    found = nearest(name, known)
    return say("did-you-mean", name=found) if found else None


def article(noun: str) -> str:
    """The noun with its article, as a line of rules says it."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"
