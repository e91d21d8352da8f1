"""Nearest names, for messages that say what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from ..errors import Said, say


def nearest(name: str, known: Iterable[str]) -> str:
    """The most similar known name, or nothing. A name that is known, only not wanted here, is no slip of the pen."""
    known = list(known)
    if name in known:
        return ""
    found = get_close_matches(name[:80], sorted({k for k in known if len(k) < 200}), n=1, cutoff=0.6)
    return found[0] if found else ""


def meant(name: str, known: Iterable[str]) -> Said | None:
    """The hint `did you mean X?`, or nothing."""
    found = nearest(name, known)
    return say("did-you-mean", name=found) if found else None


def article(noun: str) -> str:
    """The noun with its article, as a line of rules says it."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"
